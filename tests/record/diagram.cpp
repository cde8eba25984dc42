// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <yinsh/record/diagram.hpp>
#include <yinsh/rules/legal.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"
#include "support/random_games.hpp"

using namespace yinsh;
using picture::board_with;

namespace {

struct side_3 {
  using shape = hexagon<3>;
  static constexpr int rings = 2;
  static constexpr int markers = 8;
  static constexpr int row_length = 3;
  static constexpr int rings_to_win = 1;
};

template <board_shape Shape>
std::string text_of(const basic_diagram<Shape>& what) {
  std::string buffer(max_chars<basic_diagram<Shape>>, '?');
  const printed done = to_chars(buffer, what);
  REQUIRE(done);
  return buffer.substr(0, done.size);
}

template <board_shape Shape>
constexpr bool draws(const basic_diagram<Shape>& what, std::string_view text) {
  std::array<char, max_chars<basic_diagram<Shape>>> buffer{};
  const printed done = to_chars(buffer, what);
  return done && std::string_view{buffer.data(), done.size} == text;
}

template <ruleset Rules>
constexpr bool shows(const basic_setup<Rules>& s, const basic_board<typename Rules::shape>& b) {
  bool same = true;
  for (const color c : all_colors) same = same && s.rings[c] == b.rings(c) && s.markers[c] == b.markers(c);
  return same;
}

constexpr bool fails_at(const text_error& e, text_error_kind kind, std::size_t line, std::size_t column) {
  return e.kind == kind && e.line == line && e.column == column;
}

constexpr basic_board<hexagon<3>> small_board = board_with<side_3>("W c4 | B e4 | w c3 | b c2");
constexpr basic_point_set<hexagon<3>> middle = picture::points<hexagon<3>>("c3");

// Lines: 1 empty, 2 "4 .   5 .", 3 the white ring, ... 9 the letters.
constexpr std::string_view small_picture = R"(
    4 .   5 .
         W
    3 .     .
 2 .    [w]    B
      .     .
         b
    1 .     .
   a  b  c  d  e
)";
constexpr std::string_view small_text = small_picture.substr(1);  // as it is drawn

std::string replaced(const std::string& text, std::string_view from, std::string_view to) {
  std::string result;
  std::size_t done = 0;
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, done)) {
    result.append(text, done, at - done).append(to);
    done = at + from.size();
  }
  return result.append(text, done);
}

}  // namespace

TEST_CASE("a board is drawn the right way up, with its letters and numbers") {
  ALWAYS(draws(basic_diagram<hexagon<3>>{small_board, middle}, small_text));
  const std::string start = text_of(diagram{});
  CHECK(start ==
        "            10 .  11 .\n"
        "          9 .     .     .\n"
        "       8 .     .     .     .\n"
        "    7 .     .     .     .     .\n"
        "         .     .     .     .\n"
        "    6 .     .     .     .     .\n"
        " 5 .     .     .     .     .     .\n"
        "      .     .     .     .     .\n"
        " 4 .     .     .     .     .     .\n"
        "      .     .     .     .     .\n"
        " 3 .     .     .     .     .     .\n"
        "      .     .     .     .     .\n"
        " 2 .     .     .     .     .     .\n"
        "      .     .     .     .     .\n"
        "         .     .     .     .\n"
        "    1 .     .     .     .     .\n"
        "         .     .     .     .\n"
        "            .     .     .\n"
        "               .     .\n"
        "   a  b  c  d  e  f  g  h  i  j  k\n");
}

TEST_CASE("a point stands above its letter, and the higher its number the higher") {
  for (const point at : point::all()) {
    basic_board<standard_hexagon> b;
    b.put_ring(color::white, at);
    const std::string text = text_of(diagram{b});
    const std::size_t ring = text.find('W');
    const std::size_t column = ring - (text.rfind('\n', ring) + 1);
    const std::string letters = text.substr(text.rfind('\n', text.size() - 2) + 1);
    CHECK(letters.find(at.letter()) == column);
    if (const auto above = neighbor(at, direction::n)) {
      basic_board<standard_hexagon> higher;
      higher.put_ring(color::white, *above);
      CHECK(text_of(diagram{higher}).find('W') < ring);
    }
  }
}

TEST_CASE("a number stands before the first point of its line") {
  const std::string text = text_of(diagram{board_with("w e10 | b a5")});
  CHECK(text.find("10 w") != std::string::npos);
  CHECK(text.find("5 b") != std::string::npos);
}

TEST_CASE("the drawing in Unicode has other signs in the same places") {
  const std::string text = text_of(basic_diagram<hexagon<3>>{small_board, middle, diagram_style::unicode});
  CHECK(text.find("[\xE2\x97\x8B]") != std::string::npos);
  std::string plain = replaced(text, "\xC2\xB7", ".");
  plain = replaced(plain, "\xE2\x97\x87", "W");
  plain = replaced(plain, "\xE2\x97\x86", "B");
  plain = replaced(plain, "\xE2\x97\x8B", "w");
  plain = replaced(plain, "\xE2\x97\x8F", "b");
  CHECK(plain == small_text);
}

TEST_CASE("a drawing is read back") {
  ALWAYS(shows(*parse_diagram<side_3>(small_picture), small_board));
  ALWAYS(shows(*parse_diagram<side_3>(small_text), small_board));
  ALWAYS(parse_diagram<side_3>(small_text)->phase == phase::place_ring);
}

TEST_CASE("every position of random games is drawn and read back in both styles") {
  const auto check = [](const auto& p) {
    using rules = typename std::remove_cvref_t<decltype(p)>::rules;
    using shape = typename rules::shape;
    for (const diagram_style style : {diagram_style::ascii, diagram_style::unicode}) {
      const auto text = text_of(basic_diagram<shape>{p.board(), p.rings(p.to_act()), style});
      const auto found = parse_diagram<rules>(text);
      REQUIRE(found);
      CHECK(shows(*found, p.board()));
    }
  };
  for_each_position<standard>(15, {31}, check);
  for_each_position<tiny>(100, {32}, check);
  for_each_position<huge>(1, {33}, check);
}

TEST_CASE("what is only there for the eye may be left out") {
  ALWAYS(shows(*parse_diagram<side_3>(". .\nW\n. .\n. w B\n. .\nb\n. ."), small_board));
  ALWAYS(shows(*parse_diagram<side_3>("..\nW\n..\n.wB\n..\nb\n..\n"), small_board));
  ALWAYS(shows(*parse_diagram<side_3>("\n\n  ..\r\n\r\nW\n\t..\n[.] [ w ][B]\n..\nb\n1 ..\n\n A B C D E \n\n"),
               small_board));
  CHECK(shows(*parse_diagram<side_3>("..\nW\n\xC2\xB7.\n.\xE2\x97\x8B"
                                     "B\n..\nb\n.."),
              small_board));
  CHECK(shows(*parse_diagram<side_3>(replaced(replaced(std::string{small_picture}, "[", ""), "]", "")), small_board));
}

TEST_CASE("what cannot be read in a drawing is told with its line and column") {
  using enum text_error_kind;
  ALWAYS(fails_at(parse_diagram<side_3>("").error(), unreadable, 1, 1));
  ALWAYS(fails_at(parse_diagram<side_3>("..\n").error(), unreadable, 2, 1));             // cut off
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW\n. ?\n").error(), unreadable, 3, 3));     // no such sign
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW .\n").error(), unreadable, 2, 3));        // a point too many
  ALWAYS(fails_at(parse_diagram<side_3>(".\nW\n").error(), unreadable, 1, 2));           // a point too few
  ALWAYS(fails_at(parse_diagram<side_3>("..\n[W\n..\n").error(), unreadable, 2, 3));     // no "]"
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW]\n..\n").error(), unreadable, 2, 2));     // no "["
  ALWAYS(fails_at(parse_diagram<side_3>("..\n[[W]]\n..\n").error(), unreadable, 2, 2));  //
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW\n..\n.wB\n..\nb\n..\n.").error(), unreadable, 8, 1));  // a row too many
  ALWAYS(
      fails_at(parse_diagram<side_3>(std::string_view{"..\n\0W", 5}).error(), unreadable, 2, 1));  // an embedded zero
  // Columns count characters, not bytes.
  ALWAYS(fails_at(parse_diagram<side_3>("\xC2\xB7\xC2\xB7\xE2\x97\x87\n").error(), unreadable, 1, 3));
  ALWAYS(fails_at(parse_diagram<side_3>("..\n\xE2\x97").error(), unreadable, 2, 1));  // half a sign
}

TEST_CASE("numbers and letters that are not right do not agree") {
  using enum text_error_kind;
  ALWAYS(fails_at(parse_diagram<side_3>("5. 5.\n").error(), mismatch, 1, 1));
  ALWAYS(fails_at(parse_diagram<side_3>("4. 6.\n").error(), mismatch, 1, 4));
  ALWAYS(fails_at(parse_diagram<side_3>("..\n4 W\n").error(), mismatch, 2, 1));  // number 4 does not begin at c4
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW\n..\n.wB\n..\nb\n..\na b d").error(), mismatch, 8, 5));
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW\n..\n.wB\n..\nb\n..\na b c d").error(), mismatch, 8, 8));
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW\n..\n.wB\n..\nb\n..\na b c d e f").error(), mismatch, 8, 11));
  ALWAYS(fails_at(parse_diagram<side_3>("..\nW\n..\n.wB\n..\nb\n..\nabcde").error(), mismatch, 8, 1));
}

TEST_CASE("a drawing cut off at any byte, or written twice, is refused within the text") {
  const std::string text = text_of(diagram{board_with("W a2 e4 | b k10"), {}, diagram_style::unicode});
  const std::size_t letters = text.rfind('\n', text.size() - 2) + 1;
  const std::size_t last_letter = text.size() - 1;
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto found = parse_diagram(std::string_view{text}.substr(0, size));
    const bool letters_missing = letters - 1 <= size && size <= letters + 3;
    CHECK(found.has_value() == (letters_missing || size == last_letter));
    CHECK(found.error().offset <= size);
  }
  CHECK(parse_diagram(text + text).error().line == 21);
}

TEST_CASE("a megabyte of noise is no drawing") {
  naive::random_source random{34};
  std::string noise(1'000'000, ' ');
  for (char& c : noise) c = static_cast<char>(random.below(256));
  CHECK(parse_diagram(noise).error().kind != text_error_kind::none);
  CHECK(parse_diagram(std::string(1'000'000, '.')).error().offset == 2);
  CHECK(parse_diagram(std::string(1'000'000, '\n')).error().line == 1'000'001);
  CHECK(parse_diagram(std::string(1'000'000, '1')).error().kind == text_error_kind::mismatch);
}

TEST_CASE("two positions that differ on the board are never drawn alike") {
  std::string last;
  for_each_position<standard>(3, {35}, [&](const position& p) {
    const std::string text = text_of(diagram{p.board()});
    CHECK(text != last);
    last = text;
  });
}

TEST_CASE("no drawing needs more characters than max_chars, and a shorter buffer is refused") {
  const basic_diagram<hexagon<3>> largest{small_board, basic_point_set<hexagon<3>>::all(), diagram_style::unicode};
  const std::string text = text_of(largest);
  CHECK(text.size() <= max_chars<basic_diagram<hexagon<3>>>);
  std::array<char, max_chars<basic_diagram<hexagon<3>>>> buffer{};
  for (std::size_t size = 0; size < text.size(); ++size)
    CHECK(to_chars(std::span<char>(buffer).first(size), largest).error == text_error_kind::buffer_too_small);
  const diagram all{board_with(""), point_set::all(), diagram_style::unicode};
  CHECK(text_of(all).size() <= max_chars<diagram>);
  const basic_diagram<hexagon<9>> widest{{}, basic_point_set<hexagon<9>>::all(), diagram_style::unicode};
  CHECK(text_of(widest).size() <= max_chars<basic_diagram<hexagon<9>>>);
  CHECK(text_of(basic_diagram<hexagon<2>>{}) == "    2 .\n   a  b  c\n");
}

TEST_CASE("a teacher's picture is read") {
  const auto found = parse_diagram<standard>(R"(
               10 .  11 .
             9 .     .     .
          8 .     .     .     .
       7 .     .     .     .     .
            .     .     .     B
       6 .     .     .     .     .
    5 .     .     b     .     .     .
         W     .     .     .     .
    4 .     .     w     .     .     .
         .     .     .     .     .
    3 .     .    [W]    .     .     .
         B     .     .     .     .
    2 .     .     .     .     .     .
         .     .     .     .     .
            .     .     .     .
       1 .     .     .     .     .
            .     .     .     .
               .     .     .
                  .     .
      a  b  c  d  e  f  g  h  i  j  k
)");
  REQUIRE(found);
  CHECK(shows(*found, board_with("W b5 e5 | B b3 i10 | w e6 | b e7")));
}
