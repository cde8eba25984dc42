// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <utility>
#include <vector>
#include <yinsh/rules/moves.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::board_with;
using picture::points;

namespace {

constexpr point_set from_e5(std::string_view pieces) { return ring_destinations(board_with(pieces), "e5"_point); }

// The part of the destinations of a ring on e5 that lies north of it.
constexpr point_set north_of_e5(std::string_view pieces) { return from_e5(pieces) & points("e6-e10"); }

// Each ring move once, sorted by ring.
void check_the_moves_of(const board& b) {
  for (const color c : all_colors) {
    std::vector<std::pair<point, point>> moves;
    for_each_ring_move(b, c, [&](point from, point to) { moves.emplace_back(from, to); });
    CHECK(moves.size() == count_ring_moves(b, c));
    CHECK(can_move(b, c) == !moves.empty());
    std::size_t expected = 0;
    for (const point from : b.rings(c)) {
      point_set listed;
      for (const auto& [f, t] : moves) {
        if (f != from) continue;
        CHECK_FALSE(listed.contains(t));
        listed.insert(t);
      }
      CHECK(listed == ring_destinations(b, from));
      expected += listed.size();
    }
    CHECK(moves.size() == expected);
  }
  CHECK(anyone_can_move(b) == (can_move(b, color::white) || can_move(b, color::black)));
}

// White markers on every empty point but a few.
constexpr board filled_up(board b, const point_set& but) {
  for (const point p : b.empty() - but) b.put_marker(color::white, p);
  return b;
}

constexpr std::size_t counted_by_listing(const board& b, color c) {
  std::size_t total = 0;
  for_each_ring_move(b, c, [&](point, point) { ++total; });
  return total;
}

}  // namespace

TEST_CASE("[move.slide] a ring passes over empty points and stops on any of them, in six directions") {
  ALWAYS(from_e5("W e5") == points("e1-e4 e6-e10 | f6 g7 h8 i9 j10 | f5-j5 | d4 c3 b2 | a5-d5"));
  ALWAYS(ring_destinations(board_with("B a2"), "a2"_point) == points("a3-a5 | b3 c4 d5 e6 f7 g8 h9 i10 j11 | b2-g2"));
}

TEST_CASE("[move.line] it never turns and never stays where it was") {
  ALWAYS(!from_e5("W e5").contains("e5"_point));
  ALWAYS(!from_e5("W e5").contains("f7"_point));
  ALWAYS(!from_e5("W e5").contains("d6"_point));
  ALWAYS(!from_e5("W e5").contains("f4"_point));  // the false diagonal
  for (const point p : point::all()) {
    board b;
    b.put_ring(color::white, p);
    point_set reached;
    for (const direction d : all_directions) reached |= ray(p, d);
    CHECK(ring_destinations(b, p) == reached);
  }
}

TEST_CASE("[move.jump] it crosses a whole run of markers, of any colours, and stops on the first point after it") {
  ALWAYS(north_of_e5("W e5 | w e6") == points("e7"));
  ALWAYS(north_of_e5("W e5 | b e6") == points("e7"));
  ALWAYS(north_of_e5("W e5 | w e6 e8 | b e7 e9") == points("e10"));
  ALWAYS(north_of_e5("W e5 | w e7 | b e8") == points("e6 e9"));  // a slide first, then the jump
  ALWAYS(north_of_e5("W e5 | w e6 | b e8") == points("e7"));     // a second run is out of reach
}

TEST_CASE("[move.ring] it never crosses or lands on a ring, its own or not") {
  ALWAYS(north_of_e5("W e5 e6").empty());
  ALWAYS(north_of_e5("W e5 | B e6").empty());
  ALWAYS(north_of_e5("W e5 | B e8") == points("e6 e7"));
  ALWAYS(north_of_e5("W e5 e8") == points("e6 e7"));
}

TEST_CASE("[move.ring] a run that ends at a ring or at the edge cannot be crossed") {
  ALWAYS(north_of_e5("W e5 | w e6 e7 | B e8").empty());
  ALWAYS(north_of_e5("W e5 e8 | w e6 e7").empty());
  ALWAYS(north_of_e5("W e5 | w e6-e9 | b e10").empty());
  ALWAYS(north_of_e5("W e5 | w e8 | b e9 e10") == points("e6 e7"));
  ALWAYS(north_of_e5("W e5 | w e7 | B e8") == points("e6"));
}

TEST_CASE("[move.ring] a line that ends is not continued on the next one") {
  // In the order of points f2 comes after e10.
  ALWAYS(ring_destinations(board_with("W e9 | w e10"), "e9"_point) ==
         points("e1-e8 | f10 g11 | f9 g9 h9 i9 j9 k9 | d8 c7 b6 a5 | d9"));
  ALWAYS(!ring_destinations(board_with("W e10"), "e10"_point).contains("f2"_point));
}

TEST_CASE("[move.marker] every ring of a player is moved, none of the opponent's") {
  constexpr board b = board_with("W e5 a2 | B e7 k7 | w e6 | b f6");
  ALWAYS(count_ring_moves(b, color::white) == counted_by_listing(b, color::white));
  ALWAYS(count_ring_moves(board_with("W e5"), color::white) == 4 + 5 + 5 + 5 + 3 + 4);
  ALWAYS(count_ring_moves(board_with("W e5"), color::black) == 0);
  check_the_moves_of(b);
  check_the_moves_of(board{});
  check_the_moves_of(board_with("W e1=WW | w e3-e5 | B e7 b1-b4 | b c2-c8 d5"));
  check_the_moves_of(board_with("W a2-a5 | B b2-b6"));
}

TEST_CASE("[move.line] where no ring stands nothing moves") {
  ALWAYS(from_e5("W e6").empty());
  ALWAYS(from_e5("w e5").empty());
  ALWAYS(from_e5("b e5 | W a2").empty());
}

TEST_CASE("[move.pass] a player whose rings are shut in cannot move") {
  // The four points of letter a have nine neighbours in all: four of them and b2 to b6.
  constexpr board shut_in = board_with("W a2-a5 | B b2-b6");
  ALWAYS(!can_move(shut_in, color::white));
  ALWAYS(can_move(shut_in, color::black));
  ALWAYS(anyone_can_move(shut_in));
  ALWAYS(count_ring_moves(shut_in, color::white) == 0);
  // A marker instead of a ring can be crossed, unless a ring or the edge is behind it.
  ALWAYS(can_move(board_with("W a2-a5 | B b2-b5 | w b6"), color::white));
  ALWAYS(!can_move(board_with("W e10 | w d9 | b f10 | w c8 e9 g10 | B d8 e8 f9 b7 h10"), color::white));
}

TEST_CASE("[end.blocked] can anybody move") {
  ALWAYS(anyone_can_move(board_with("W e5")));
  ALWAYS(!anyone_can_move(board{}));
  ALWAYS(!anyone_can_move(board_with("w e5")));
  // No ring has an empty neighbour, but one can jump.
  constexpr board only_jumps = board_with("W a2 | w a3 b3 | b b2");
  ALWAYS(anyone_can_move(only_jumps));
  ALWAYS(can_move(only_jumps, color::white));
  ALWAYS(anyone_can_move(board_with("B a2 | w a3 b3 | b b2")));
  // A full board, and a board with a single hole that no run leads to.
  ALWAYS(!anyone_can_move(filled_up(board_with("W a2 e5 | B k10 g7"), {})));
  ALWAYS(!anyone_can_move(filled_up(board_with("W a2 e5 | B k10 g7"), points("f4"))));
  ALWAYS(anyone_can_move(filled_up(board_with("W a2 e5 | B k10 g7"), points("e9"))));
}
