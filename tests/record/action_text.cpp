// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <yinsh/record/action_text.hpp>

#include "printing.hpp"
#include "support/always.hpp"
#include "support/picture.hpp"
#include "support/random_games.hpp"

using namespace yinsh;
using picture::passing;
using picture::place;
using picture::ring_move;
using picture::row_at;
using picture::take_ring;
using picture::take_row;
using picture::to_move;

namespace {

template <class T>
std::string text_of(const T& thing) {
  std::array<char, max_chars<T>> buffer{};
  const printed done = to_chars(buffer, thing);
  REQUIRE(done);
  return {buffer.data(), done.size};
}

std::string upper(std::string text) {
  for (char& c : text)
    if ('a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

constexpr bool unreadable_at(const text_error& e, std::size_t offset) {
  return e.kind == text_error_kind::unreadable && e.broken == violation::none && e.offset == offset;
}
constexpr bool illegal_at(const text_error& e, std::size_t offset, violation v) {
  return e.kind == text_error_kind::illegal && e.broken == v && e.offset == offset;
}

}  // namespace

TEST_CASE("points, rows and actions are printed in one way") {
  ALWAYS(prints("e4"_point, "e4"));
  ALWAYS(prints("k10"_point, "k10"));
  ALWAYS(prints(row_at("g6-c2"), "c2-g6"));
  ALWAYS(prints(row_at("e10-e6"), "e6-e10"));
  ALWAYS(prints(place("e4"), "place e4"));
  ALWAYS(prints(ring_move("e4-e10"), "move e4 e10"));
  ALWAYS(prints(take_row("e9-e5"), "row e5 e9"));
  ALWAYS(prints(take_ring("c2"), "ring c2"));
  ALWAYS(prints(passing(), "pass"));
}

TEST_CASE("every action of the board has a text of its own and is read back from it") {
  std::set<std::string> texts;
  const auto check = [&](action a) {
    const std::string text = text_of(a);
    CHECK(texts.insert(text).second);
    const auto found = parse_action<standard>(text);
    REQUIRE(found);
    CHECK(*found == a);
    CHECK(*parse_action<standard>(upper(text)) == a);
    CHECK(*parse_action<standard>("\t " + text + " \r\n") == a);
  };
  for (const point from : point::all()) {
    check(action::place_ring(from));
    check(action::remove_ring(from));
    for (const point to : point::all()) check(action::move_ring(from, to));
  }
  for (const row r : row::all()) check(action::remove_row(r));
  check(action::pass());
  CHECK(texts.size() == 85 * 2 + 85 * 85 + 123 + 1);
}

TEST_CASE("a row is read from either end") {
  ALWAYS(*parse_action<standard>("row e9 e5") == take_row("e5-e9"));
  ALWAYS(*parse_action<standard>("row e5 e9") == take_row("e5-e9"));
}

TEST_CASE("each legal action of random games is read back in its position") {
  const auto check_game = [](const auto& p) {
    std::set<std::string> texts;
    for (const auto a : legal_actions(p)) {
      const std::string text = text_of(a);
      CHECK(texts.insert(text).second);
      const auto found = parse_action(p, text);
      REQUIRE(found);
      CHECK(*found == a);
    }
  };
  for_each_position<standard>(8, {1}, check_game);
  for_each_position<blitz>(8, {2}, check_game);
  for_each_position<tiny>(30, {3}, check_game);
  for_each_position<huge>(1, {4}, check_game);
}

TEST_CASE("an illegal action is refused with the clause that why_illegal names") {
  naive::random_source random{5};
  const auto check = [&](const position& p) {
    for (int i = 0; i < 40; ++i) {
      const auto any = [&] { return point::from_index(static_cast<std::size_t>(random.below(85))); };
      const action a = i % 4 == 0   ? action::place_ring(any())
                       : i % 4 == 1 ? action::remove_ring(any())
                       : i % 4 == 2 ? action::remove_row(row::from_index(static_cast<std::size_t>(random.below(123))))
                                    : action::move_ring(any(), any());
      const auto found = parse_action(p, text_of(a));
      CHECK(found.has_value() == is_legal(p, a));
      CHECK(found.error().broken == why_illegal(p, a));
      CHECK(found.error().kind == (is_legal(p, a) ? text_error_kind::none : text_error_kind::illegal));
    }
  };
  for_each_position<standard>(6, {6}, check);
}

TEST_CASE("[board.points] a point that the board does not have is illegal, not unreadable") {
  ALWAYS(illegal_at(parse_action<standard>("move e4 z9").error(), 8, violation::off_board));
  ALWAYS(illegal_at(parse_action<standard>("place a1").error(), 6, violation::off_board));
  ALWAYS(illegal_at(parse_action<standard>("place a0").error(), 6, violation::off_board));
  ALWAYS(illegal_at(parse_action<standard>("place k11").error(), 6, violation::off_board));
  ALWAYS(illegal_at(parse_action<standard>("ring e99999999999999999999").error(), 5, violation::off_board));
  ALWAYS(illegal_at(parse_action(position{}, " place f1").error(), 7, violation::off_board));
  ALWAYS(*parse_action<huge>("place i17") == action_of<huge>::place_ring(*basic_point<huge::shape>::at('i', 17)));
}

TEST_CASE("[row.choice] a row of six is illegal, also before any position is looked at") {
  ALWAYS(illegal_at(parse_action<standard>("row e2 e7").error(), 4, violation::row_length));
  ALWAYS(illegal_at(parse_action<standard>("row e2 e5").error(), 4, violation::row_length));
  ALWAYS(illegal_at(parse_action<standard>("row e2 e2").error(), 4, violation::row_length));
  ALWAYS(illegal_at(parse_action(position{}, "row e2 e7").error(), 4, violation::row_length));
}

TEST_CASE("[board.lines] a row whose ends are not on a line is illegal") {
  ALWAYS(illegal_at(parse_action<standard>("row e9 i5").error(), 4, violation::row_not_straight));
}

TEST_CASE("the place of an illegal action is the word that is wrong") {
  constexpr position p = to_move(color::white, "W e4 a2 a3 a4 k7 | B b1 c1 d1 k9 k10 | w e5");
  ALWAYS(illegal_at(parse_action(p, "move e5 e6").error(), 5, violation::no_ring));
  ALWAYS(illegal_at(parse_action(p, "move b1 b2").error(), 5, violation::opponents_ring));
  ALWAYS(illegal_at(parse_action(p, "move e4 e5").error(), 8, violation::onto_marker));
  ALWAYS(illegal_at(parse_action(p, "move e4 e7").error(), 8, violation::beyond_run));
  ALWAYS(illegal_at(parse_action(p, "place e7").error(), 0, violation::ring_must_be_moved));
  ALWAYS(illegal_at(parse_action(p, "pass").error(), 0, violation::can_move));
  ALWAYS(*parse_action(p, "move e4 e6") == ring_move("e4-e6"));
}

TEST_CASE("what cannot be read is told with its place") {
  struct malformed {
    std::string_view text;
    std::size_t offset;
  };
  constexpr std::array table{malformed{"", 0},                                 // empty
                             malformed{"  ", 2},                               //
                             malformed{"plac e4", 0},                          // no such word
                             malformed{"places e4", 0},                        //
                             malformed{"e4", 0},                               // the form of a ply
                             malformed{"place", 5},                            // cut off
                             malformed{"place ", 6},                           //
                             malformed{"place e", 7},                          //
                             malformed{"move e4", 7},                          //
                             malformed{"move e4 ", 8},                         //
                             malformed{"placee4", 0},                          // run together
                             malformed{"move e4e10", 7},                       //
                             malformed{"move e4-e10", 7},                      //
                             malformed{"place 4e", 6},                         // the wrong way round
                             malformed{"place e04", 7},                        // a leading zero
                             malformed{"place e-4", 7},                        //
                             malformed{"place e4 e5", 9},                      // too much
                             malformed{"pass e4", 5},                          //
                             malformed{"place e4 place e4", 9},                // doubled
                             malformed{"place e4 # first", 9},                 // comments belong to files
                             malformed{"place e4\nplace e5", 9},               //
                             malformed{std::string_view{"place e4\0", 9}, 8},  // embedded zeros
                             malformed{std::string_view{"place\0e4", 8}, 5},   //
                             malformed{std::string_view{"\0place e4", 9}, 0},  //
                             malformed{"pl\xC3\xA4"
                                       "ce e4",
                                       0},
                             malformed{"\xFF", 0},           // not ASCII
                             malformed{"place z99 x", 10}};  // unreadable before illegal
  for (const malformed& m : table) {
    INFO(m.text);
    CHECK(unreadable_at(parse_action<standard>(m.text).error(), m.offset));
    CHECK(unreadable_at(parse_action(position{}, m.text).error(), m.offset));
  }
  ALWAYS(parse_action<standard>("place e4\nplace e5").error().line == 2);
  ALWAYS(parse_action<standard>("place e4\nplace e5").error().column == 1);
}

TEST_CASE("an action cut off at any byte is another action or an error within the text") {
  for (const std::string_view text : {"place e10", "move e10 e4", "row e6 e10", "ring k10", "pass"})
    for (std::size_t size = 0; size < text.size(); ++size) {
      const auto found = parse_action<standard>(text.substr(0, size));
      const bool shorter_number = size == text.size() - 1 && text[size] == '0';
      if (shorter_number) continue;  // e1 for e10: another point, or none
      CHECK(found.error().kind == text_error_kind::unreadable);
      CHECK(found.error().offset <= size);
    }
}

TEST_CASE("a single point is read as well") {
  ALWAYS(*parse_point(" E10 ") == "e10"_point);
  ALWAYS(illegal_at(parse_point("a1").error(), 0, violation::off_board));
  ALWAYS(unreadable_at(parse_point("").error(), 0));
  ALWAYS(unreadable_at(parse_point("e").error(), 1));
  ALWAYS(unreadable_at(parse_point("e ").error(), 1));
  ALWAYS(unreadable_at(parse_point("e4 e5").error(), 3));
  ALWAYS(*parse_point<hexagon<9>>("q10") == *basic_point<hexagon<9>>::at('q', 10));
}

TEST_CASE("action literals are checked by the compiler") {
  static_assert("place e4"_action == place("e4"));
  static_assert("move e4 e10"_action == ring_move("e4-e10"));
  static_assert("row e9 e5"_action == take_row("e5-e9"));
  static_assert("ring c2"_action == take_ring("c2"));
  CHECK("pass"_action == passing());
}

TEST_CASE("a buffer that does not hold the whole text is refused") {
  ALWAYS(max_chars<point> == 3);
  ALWAYS(max_chars<row> == 7);
  ALWAYS(max_chars<action> == 12);
  CHECK(needs("e10"_point, 3));
  CHECK(needs(row_at("e6-e10"), 6));
  CHECK(needs(ring_move("k10-k9"), 11));
  CHECK(needs(passing(), 4));
}
