// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <yinsh/record/position_text.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"
#include "support/random_games.hpp"

using namespace yinsh;
using picture::setup_with;
using picture::to_move;
using picture::to_take_ring;
using picture::to_take_row;

namespace {

template <ruleset Rules>
std::string text_of(const basic_position<Rules>& p) {
  std::array<char, max_chars<basic_position<Rules>>> buffer{};
  const printed done = to_chars(buffer, p);
  REQUIRE(done);
  return {buffer.data(), done.size};
}

template <ruleset Rules>
constexpr bool prints(const basic_position<Rules>& p, std::string_view text) {
  std::array<char, max_chars<basic_position<Rules>>> buffer{};
  const printed done = to_chars(buffer, p);
  return done && std::string_view{buffer.data(), done.size} == text;
}

constexpr bool unreadable_at(const text_error& e, std::size_t offset) {
  return e.kind == text_error_kind::unreadable && e.offset == offset;
}
constexpr bool impossible_for(const text_error& e, std::initializer_list<setup_fault> all) {
  setup_faults expected;
  for (const setup_fault f : all) expected.insert(f);
  return e.kind == text_error_kind::impossible && e.faults == expected;
}

constexpr std::string_view start_text = "4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51";
constexpr std::string_view row_text = "4/2w4/2W2w2/2w6/BWw1Ww4/ww1bB4/bw1WB5/w8/bB6/7/4 w row b 1-1 39";
constexpr position row_position = to_take_row(
    color::white, color::black, "W c3 e2 e5 g5 | B e1 f6 g6 i5 | w b3 c6 d3 e3 e6 f2 f3 g3 h3 | b f5 g2 i4");

}  // namespace

TEST_CASE("a position is one line: board, actor, phase, mover, removed rings, pool") {
  ALWAYS(prints(position{}, start_text));
  ALWAYS(prints(to_move(color::black, "W a2 e4 k10 | B b1 c1 d1 e1 k7 | w e5 e6 | b e7"),
                "W3/B6/B7/B8/B2Wwwb3/9/10/9/8/7/B2W b move - 2-0 48"));
  ALWAYS(prints(to_take_ring(color::black, color::white, "W a2 e4 k10 | B b1 c1 d1 e1 k7 | w e5 e6"),
                "W3/B6/B7/B8/B2Www4/9/10/9/8/7/B2W b ring w 2-0 49"));
}

TEST_CASE("a text of the documentation is read and printed again") {
  constexpr auto found = parse_position<standard>(row_text);
  ALWAYS(found.has_value());
  ALWAYS(prints(*found, row_text));
  ALWAYS(*found == row_position);
  ALWAYS(found->to_act() == color::white);
  ALWAYS(found->mover() == color::black);
  ALWAYS(found->phase() == phase::remove_row);
  ALWAYS(found->pool() == 39);
  ALWAYS(*parse_position(start_text) == position{});
}

TEST_CASE("when the game is over nobody acts, and the text says so") {
  constexpr position won = to_move(color::black, "W a2 e4 | B b1 c1 d1 e1 k7 | w e5 e6");
  static_assert(won.phase() == phase::over);
  ALWAYS(prints(won, "W3/B6/B7/B8/B2Www4/9/10/9/8/7/B3 - over - 3-0 49"));
  ALWAYS(*parse_position("W3/B6/B7/B8/B2Www4/9/10/9/8/7/B3 - over - 3-0 49") == won);
  // [setup.over]
  ALWAYS(*parse_position("W3/B6/B7/B8/B2Www4/9/10/9/8/7/B3 b move - 3-0 49") == won);
}

TEST_CASE("every position of random games is read back, and different positions have different texts") {
  const auto check = [](const auto& p) {
    using rules = typename std::remove_cvref_t<decltype(p)>::rules;
    const std::string text = text_of(p);
    const auto found = parse_position<rules>(text);
    REQUIRE(found);
    CHECK(*found == p);
  };
  for_each_position<standard>(30, {21}, check);
  for_each_position<blitz>(20, {22}, check);
  for_each_position<tiny>(200, {23}, check);
  for_each_position<huge>(1, {24}, check);
}

TEST_CASE("white space and case are free where they mean nothing") {
  ALWAYS(*parse_position("  4/7/8/9/10/9/10/9/8/7/4\tW  PLACE\n - 0-0 51 \r\n") == position{});
}

TEST_CASE("[setup.counts] the pool is a check with an error of its own") {
  constexpr auto e = parse_position("4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 50").error();
  ALWAYS(e.kind == text_error_kind::mismatch);
  ALWAYS(e.offset == 38);
  ALWAYS(e.column == 39);
  ALWAYS(parse_position("4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 99999999999").error().kind == text_error_kind::mismatch);
}

struct wealthy : standard {
  static constexpr int markers = 2'000'000;
};

TEST_CASE("[rules.valid] a pool of millions is read and checked like any other") {
  const std::string empty = "4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 ";
  CHECK(*parse_position<wealthy>(empty + "2000000") == basic_position<wealthy>{});
  CHECK(parse_position<wealthy>(empty + "10000000000").error().kind == text_error_kind::mismatch);
  CHECK(parse_position<wealthy>(empty + "1999999").error().kind == text_error_kind::mismatch);
}

TEST_CASE("[setup.counts] every fault of a position is reported at once") {
  ALWAYS(impossible_for(parse_position("4/7/8/9/10/9/10/9/8/7/4 w move - 0-0 51").error(), {setup_fault::ring_count}));
  ALWAYS(impossible_for(parse_position(" 4/7/8/9/10/9/10/9/8/7/4 w move - 4-9 51").error(),
                        {setup_fault::removed_out_of_range, setup_fault::ring_count}));
  ALWAYS(parse_position(" 4/7/8/9/10/9/10/9/8/7/4 w move - 4-9 51").error().offset == 1);
  ALWAYS(impossible_for(parse_position("4/7/8/9/10/9/10/9/8/7/4 w move - 99999999999-0 51").error(),
                        {setup_fault::removed_out_of_range, setup_fault::ring_count}));
  ALWAYS(impossible_for(
      parse_position("w3/7/8/9/10/9/10/9/8/7/4 b place - 1-0 51").error(),
      {setup_fault::placement_order, setup_fault::placement_with_markers, setup_fault::placement_with_removed}));
  ALWAYS(impossible_for(parse_position("4/7/8/9/10/9/10/9/8/7/4 - over - 3-3 51").error(),
                        {setup_fault::both_have_won, setup_fault::ring_count}));
  ALWAYS(impossible_for(parse_position("WWWW/W6/BBBBB3/9/wwwww5/9/10/9/8/7/4 w move - 0-0 46").error(),
                        {setup_fault::row_standing}));
  ALWAYS(impossible_for(parse_position("WWWW/W6/BBBBB3/9/wwww6/9/10/9/8/7/4 w row w 0-0 47").error(),
                        {setup_fault::no_row_to_remove}));
  ALWAYS(impossible_for(parse_position("WWWW/W6/BBBBB3/9/wwwwwbbbbb/9/10/9/8/7/4 w row b 0-0 41").error(),
                        {setup_fault::movers_row_first}));
  ALWAYS(impossible_for(parse_position("WWWW/W6/BBBBB3/9/wwww6/9/10/9/8/7/4 - over - 0-0 47").error(),
                        {setup_fault::not_over}));
  ALWAYS(impossible_for(
      parse_position("WWWW/W6/BBBBB3/wbwbwbwbw/bwbwbwbwbw/wbwbwbwbw/bwbwbwbwbw/wbwbwbwbw/8/7/4 w ring w 0-0 4").error(),
      {setup_fault::pool_lacks_returned_row}));
}

TEST_CASE("a position that cannot be read is told with its place") {
  struct malformed {
    std::string_view text;
    std::size_t offset;
  };
  constexpr std::array table{
      malformed{"", 0},
      malformed{"   ", 3},
      malformed{"4/7/8/9/10/9/10/9/8/7", 21},                        // a letter too few
      malformed{"4/7/8/9/10/9/10/9/8/7/4/4 w place - 0-0 51", 23},   // a letter too many
      malformed{"5/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 0},      // a point too many
      malformed{"3/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 1},      // a point too few
      malformed{"4/W7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 3},     //
      malformed{"4W/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 1},     //
      malformed{"0004/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 0},   //
      malformed{"0WWWW/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 0},  //
      malformed{"999999999999/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51", 0},
      malformed{"4/7/8/9/10/9/10/9/8/7/X3 w place - 0-0 51", 22},    // no such piece
      malformed{"4/7/8/9/10/9/10/9/8/7/4w place - 0-0 51", 23},      //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 x place - 0-0 51", 24},     // no such player
      malformed{"4/7/8/9/10/9/10/9/8/7/4 - place - 0-0 51", 24},     // nobody
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w over - 0-0 51", 24},      // somebody
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w placed - 0-0 51", 26},    // no such phase
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w  - 0-0 51", 27},          //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place w 0-0 51", 32},     // a mover although nobody moved
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w row - 0-0 51", 30},       // and nobody although somebody did
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place - 00 51", 34},      //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place - 0--1 51", 36},    //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place - 0-0", 37},        //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 x", 38},      //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51 51", 41},  //
      malformed{"4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51.", 40},    //
      malformed{std::string_view{"4/7/8\0/9", 8}, 5},                // an embedded zero
      malformed{"\xEF\xBB\xBF"
                "4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51",
                0}};
  for (const malformed& m : table) {
    INFO(m.text);
    CHECK(unreadable_at(parse_position(m.text).error(), m.offset));
  }
}

TEST_CASE("a position cut off at any byte, or written twice, is refused within the text") {
  for (const std::string_view text : {start_text, row_text}) {
    for (std::size_t size = 0; size < text.size(); ++size) {
      const auto found = parse_position(text.substr(0, size));
      CHECK(!found);
      CHECK(found.error().offset <= size);
    }
    CHECK(unreadable_at(parse_position(std::string{text} + " " + std::string{text}).error(), text.size() + 1));
  }
}

TEST_CASE("a megabyte of noise is no position") {
  naive::random_source random{25};
  std::string noise(1'000'000, ' ');
  for (char& c : noise) c = static_cast<char>(random.below(256));
  CHECK(parse_position(noise).error().kind == text_error_kind::unreadable);
  CHECK(unreadable_at(parse_position(std::string(1'000'000, '4')).error(), 0));
  CHECK(unreadable_at(parse_position(std::string(1'000'000, ' ')).error(), 1'000'000));
}

TEST_CASE("a text with a changed byte is refused, or is the text of the position it gives") {
  naive::random_source random{26};
  int read = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::string text{row_text};
    constexpr std::string_view signs = "WBwb123456789/ -";
    for (int change = random.below(3); change >= 0; --change)
      text[static_cast<std::size_t>(random.below(static_cast<int>(text.size())))] =
          signs[static_cast<std::size_t>(random.below(static_cast<int>(signs.size())))];
    const auto found = parse_position(text);
    if (!found) {
      CHECK(found.error().offset <= text.size());
      continue;
    }
    ++read;
    CHECK(*parse_position(text_of(*found)) == *found);
  }
  CHECK(read > 100);
}

TEST_CASE("no position needs more characters than max_chars, and a shorter buffer is refused") {
  std::array<char, max_chars<position>> buffer{};
  for (std::size_t size = 0; size < row_text.size(); ++size)
    CHECK(to_chars(std::span<char>(buffer).first(size), row_position).error == text_error_kind::buffer_too_small);
  CHECK(to_chars(std::span<char>(buffer).first(row_text.size()), row_position));
  // 85 points, 10 strokes, " w place w 2-2 51"
  ALWAYS(max_chars<position> == 85 + 10 + 17);
}
