// SPDX-License-Identifier: MIT
#include <yinsh/rules/ring_move.hpp>

#include <doctest/doctest.h>

#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/rows.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::board_with;

namespace {

// The rulebook's steps [move.marker] [move.line] [move.flip].
constexpr board moved_step_by_step(board b, color c, point from, point to) {
  b.lift_ring(from);
  b.put_marker(c, from);
  b.put_ring(c, to);
  b.flip_between(from, to);
  return b;
}

constexpr bool has_easy_move(const board& b) {
  for (const point p : b.rings())
    for (const direction d : all_directions)
      if (const auto next = neighbor(p, d); next && b.is_empty(*next)) return true;
  return false;
}

constexpr bool has_any_row(const board& b) { return has_row<5>(b, color::white) || has_row<5>(b, color::black); }

// Does the move in one pass do what the steps do, say before and after what stands on the board then, and undo itself?
constexpr bool equals_the_steps(const board& b, color c, point from, point to) {
  const board expected = moved_step_by_step(b, c, from, to);
  const detail::ring_move<standard_hexagon> move{c, from, to};
  board made = b;
  const detail::prospect foreseen = move.look_ahead<5>(b);
  const detail::aftermath left = move.make<5>(b, made);
  board made_in_place = b;
  move.make<5>(made_in_place, made_in_place);
  board back = made;
  move.unmake(back);
  return made == expected && made_in_place == expected && back == b && left.any_row == has_any_row(expected) &&
         left.easy_move == has_easy_move(expected) && foreseen.any_row == left.any_row &&
         foreseen.replies == count_ring_moves(expected, opponent(c));
}

constexpr bool all_moves_equal_the_steps(const board& b) {
  bool equal = true;
  for (const color c : all_colors)
    for_each_ring_move(b, c, [&](point from, point to) { equal = equal && equals_the_steps(b, c, from, to); });
  return equal;
}

}  // namespace

TEST_CASE("[move.marker] [move.flip] a ring move in one pass equals its steps, slides and jumps of either colour") {
  ALWAYS(equals_the_steps(board_with("W e5 | B a2"), color::white, "e5"_point, "e8"_point));
  ALWAYS(equals_the_steps(board_with("W e5 | B a2 | w e6 | b e7"), color::white, "e5"_point, "e8"_point));
  ALWAYS(equals_the_steps(board_with("B g5 | W a2 | w f4 | b e3"), color::black, "g5"_point, "d2"_point));
}

TEST_CASE("[row.owner] a ring move in one pass sees the rows it makes for either player") {
  // White's marker on e4 closes e2-e6; the white marker on f4 turns black and closes f4-f8.
  ALWAYS(equals_the_steps(board_with("W e4 | B a2 | w e2 e3 e5 e6"), color::white, "e4"_point, "d4"_point));
  ALWAYS(equals_the_steps(board_with("W e4 | B a2 | w f4 | b f5-f8"), color::white, "e4"_point, "g4"_point));
  // Five markers in line are none when one has the other colour or is a ring.
  constexpr board mixed = board_with("W e4 | B a2 | w e2 e3 e5 | b e6 | W f3 | w f4-f7");
  ALWAYS(equals_the_steps(mixed, color::white, "e4"_point, "d4"_point));
  ALWAYS(!has_any_row(moved_step_by_step(mixed, color::white, "e4"_point, "d4"_point)));
}

TEST_CASE("[end.blocked] a ring move in one pass sees whether a ring has an empty neighbour") {
  ALWAYS(all_moves_equal_the_steps(board_with("W a2 | B k7 | w b2 b3 | b a3")));
  // The ring jumps from a2 to a4 and has no empty neighbour there.
  constexpr board surrounded = board_with("W a2 | w b2 b4 b5 | b a3 a5 b3");
  ALWAYS(equals_the_steps(surrounded, color::white, "a2"_point, "a4"_point));
  ALWAYS(!has_easy_move(moved_step_by_step(surrounded, color::white, "a2"_point, "a4"_point)));
}

TEST_CASE("a ring move in one pass equals its steps for every move of crowded boards") {
  std::uint64_t bits = 1;
  for (int round = 0; round < 300; ++round) {
    board b;
    int rings = 0;
    for (const point p : point::all()) {
      bits = bits * 6364136223846793005U + 1442695040888963407U;
      const auto draw = bits >> 33;
      const color c = draw % 2 == 0 ? color::white : color::black;
      if (draw / 2 % 8 == 0 && rings++ < 10) b.put_ring(c, p);
      else if (draw / 16 % 10 < static_cast<std::uint64_t>(round % 10)) b.put_marker(c, p);
    }
    CHECK(all_moves_equal_the_steps(b));
  }
}

TEST_CASE("[move.flip] after(p, a) equals playing a on a copy, in every phase") {
  std::uint64_t bits = 7;
  for (int game = 0; game < 50; ++game)
    for (position p; p.phase() != phase::over;) {
      const action_list list = legal_actions(p);
      bits = bits * 6364136223846793005U + 1442695040888963407U;
      const action a = list[static_cast<std::size_t>(bits >> 33) % list.size()];
      position played = p;
      play_unchecked(played, a);
      const position before = p;
      CHECK(after(p, a) == played);
      CHECK(p == before);
      p = played;
    }
}
