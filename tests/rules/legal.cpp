// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstdint>
#include <functional>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <vector>
#include <yinsh/rules/legal.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::crowded;
using picture::holds_exactly;
using picture::passing;
using picture::place;
using picture::played;
using picture::points;
using picture::position_of;
using picture::ring_move;
using picture::row_at;
using picture::setup_with;
using picture::take_ring;
using picture::take_row;
using picture::to_move;
using picture::to_take_ring;
using picture::to_take_row;

namespace {

constexpr action from_any_bits(std::uint32_t bits) { return __builtin_bit_cast(action, bits); }
constexpr action nowhere = from_any_bits(85);          // a ring on the point after the last
constexpr action no_action = from_any_bits(5U << 16);  // of the kind after the last

//      e10                    the ways of White's ring on e5:
//      e9  B                  n   a marker, an empty point, a marker, a ring
//      e8  b                  ne  two markers, then a ring
//      e7  .   h8 B           se  a ring, then a marker
//      e6  w  g7 w            s   an empty point, two markers, an empty point
//   d5 b  f6 b                sw  empty to the edge
//      e5 W                   nw  a marker, two empty points, White's own ring
//   d4 .  f5 B  g5 w
constexpr position middle =
    to_move(color::white, "W e5 a2 a3 a4 a5 | B f5 h8 e9 j5 k7 | w e6 g7 e3 e2 g5 | b f6 e8 d5");
constexpr violation why_no_move(std::string_view way) { return why_illegal(middle, ring_move(way)); }

constexpr position start{};
constexpr position rows_of_both =
    to_take_row(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e1-e6 | b g3-g7");
constexpr position ring_for_row =
    to_take_ring(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e1 e2");
constexpr position shut_in = to_move(color::white, "W a2-a5 | B b2-b6");  // White cannot move, Black can
constexpr position over = position_of(setup_with("W a2 a3 | B k7 k8 k9 | w e1-e5"));

// The list, the number, and the judgement of each action agree.
void check_that_list_and_reasons_agree(const position& p) {
  const action_list list = legal_actions(p);
  CHECK(list.size() == count_legal_actions(p));
  CHECK(list.empty() == (p.phase() == phase::over));
  for (std::size_t i = 0; i < list.size(); ++i) {
    CHECK(is_legal(p, list[i]));
    CHECK(why_illegal(p, list[i]) == violation::none);
    for (std::size_t j = 0; j < i; ++j) CHECK(list[i] != list[j]);
  }
  std::size_t legal = 0;
  for (std::uint32_t bits = 0; bits < 0x60000; ++bits) legal += is_legal(p, from_any_bits(bits));
  CHECK(legal == list.size());
}

struct four_rings : standard {
  static constexpr int rings = 4;
};
struct largest : standard {
  using shape = hexagon<9, corners::uncut>;
};
struct one_ring : standard {
  static constexpr int rings = 1;
  static constexpr int rings_to_win = 1;
};

}  // namespace

TEST_CASE("[place.where] a ring is placed on any empty point, edge points included") {
  ALWAYS(count_legal_actions(start) == 85);
  ALWAYS(legal_actions(start).size() == 85);
  std::size_t i = 0;
  for (const point p : point::all()) CHECK(legal_actions(start)[i++] == action::place_ring(p));
  constexpr position nine = played(start, "e5 g7 a2 k10 b1 f6 f7 f8 f9");
  ALWAYS(count_legal_actions(nine) == 76);
  ALWAYS(is_legal(nine, place("a3")));
  ALWAYS(why_illegal(nine, place("a2")) == violation::occupied);
  check_that_list_and_reasons_agree(nine);
}

TEST_CASE("[move.must] a player who can move a ring has exactly the ring moves") {
  ALWAYS(destinations(middle, "e5"_point) == points("e7 | e4 e1 | d4 c3 b2 | c5"));
  ALWAYS(destinations(middle, "f5"_point).empty());
  ALWAYS(destinations(middle, "e6"_point).empty());  // not White's ring
  ALWAYS(destinations(middle, "d9"_point).empty());
  for (const action a : legal_actions(middle)) {
    CHECK(a.kind() == action_kind::move_ring);
    CHECK(middle.rings(color::white).contains(a.from()));
    CHECK(destinations(middle, a.from()).contains(a.to()));
  }
  check_that_list_and_reasons_agree(middle);
  ALWAYS(destinations(start, "e5"_point).empty());
  ALWAYS(destinations(rows_of_both, "a2"_point).empty());
  ALWAYS(destinations(ring_for_row, "a2"_point).empty());
  ALWAYS(destinations(over, "a2"_point).empty());
}

TEST_CASE("[move.pass] a player none of whose rings can move passes, and that is the only legal action") {
  ALWAYS(holds_exactly(legal_actions(shut_in), {passing()}));
  ALWAYS(count_legal_actions(shut_in) == 1);
  ALWAYS(is_legal(shut_in, passing()));
  ALWAYS(destinations(shut_in, "a2"_point).empty());
  check_that_list_and_reasons_agree(shut_in);
}

TEST_CASE("[row.choice] the rows to choose from are those of the player to act") {
  ALWAYS(holds_exactly(rows_to_choose(rows_of_both), {row_at("e1-e5"), row_at("e2-e6")}));
  ALWAYS(holds_exactly(legal_actions(rows_of_both), {take_row("e1-e5"), take_row("e2-e6")}));
  ALWAYS(count_legal_actions(rows_of_both) == 2);
  check_that_list_and_reasons_agree(rows_of_both);
  ALWAYS(rows_to_choose(middle).empty());
  ALWAYS(rows_to_choose(ring_for_row).empty());
  ALWAYS(rows_to_choose(start).empty());
  ALWAYS(rows_to_choose(over).empty());  // though one stands
}

TEST_CASE("[row.resolve] any own ring on the board may be removed for a row") {
  ALWAYS(holds_exactly(legal_actions(ring_for_row),
                       {take_ring("a2"), take_ring("a3"), take_ring("a4"), take_ring("a5"), take_ring("b1")}));
  ALWAYS(count_legal_actions(ring_for_row) == 5);
  check_that_list_and_reasons_agree(ring_for_row);
}

TEST_CASE("[end.win] nothing is legal after the end") {
  ALWAYS(legal_actions(over).empty());
  ALWAYS(count_legal_actions(over) == 0);
  check_that_list_and_reasons_agree(over);
}

TEST_CASE("violation::none: a legal action breaks no clause") {
  ALWAYS(why_illegal(start, place("a2")) == violation::none);
  ALWAYS(why_no_move("e5-e7") == violation::none);
  ALWAYS(why_no_move("e5-e4") == violation::none);
  ALWAYS(why_no_move("e5-e1") == violation::none);
  ALWAYS(why_no_move("e5-b2") == violation::none);
  ALWAYS(why_no_move("e5-c5") == violation::none);
  ALWAYS(why_illegal(rows_of_both, take_row("e2-e6")) == violation::none);
  ALWAYS(why_illegal(ring_for_row, take_ring("b1")) == violation::none);
  ALWAYS(why_illegal(shut_in, passing()) == violation::none);
}

TEST_CASE("[board.points] violation::off_board: a point, row or kind that does not exist, before anything else") {
  for (const position& p : {start, middle, rows_of_both, ring_for_row, shut_in, over}) {
    CHECK(why_illegal(p, nowhere) == violation::off_board);
    CHECK(why_illegal(p, no_action) == violation::off_board);
    CHECK(why_illegal(p, from_any_bits(0xFFFF'FFFF)) == violation::off_board);
    CHECK(why_illegal(p, from_any_bits(1U << 16 | 0x5500)) == violation::off_board);  // from index 85
    CHECK(why_illegal(p, from_any_bits(1U << 16 | 0x0055)) == violation::off_board);  // to index 85
    CHECK(why_illegal(p, from_any_bits(2U << 16 | 123)) == violation::off_board);
    CHECK(why_illegal(p, from_any_bits(3U << 16 | 85)) == violation::off_board);
    CHECK(why_illegal(p, from_any_bits(4U << 16 | 1)) == violation::off_board);
  }
  ALWAYS(why_illegal(over, nowhere) == violation::off_board);
  ALWAYS(!is_legal(start, nowhere));
}

TEST_CASE("[board.lines] violation::row_not_straight: the two ends of a row lie on one line") {
  ALWAYS(why_no_row<row>("d8"_point, "h4"_point) == violation::row_not_straight);  // the false diagonal
  ALWAYS(why_no_row<row>("e4"_point, "g9"_point) == violation::row_not_straight);
}

TEST_CASE("[row.choice] violation::row_length: a row is exactly five long") {
  ALWAYS(why_no_row<row>("e4"_point, "e7"_point) == violation::row_length);
  ALWAYS(why_no_row<row>("e9"_point, "e4"_point) == violation::row_length);
  ALWAYS(why_no_row<row>("e4"_point, "e4"_point) == violation::row_length);
  ALWAYS(why_no_row<row>("e4"_point, "e8"_point) == violation::none);
  ALWAYS(why_no_row<row>("g6"_point, "c2"_point) == violation::none);
}

TEST_CASE("[end.win] [end.pool] [end.blocked] violation::game_over comes before the wrong kind") {
  for (const action a :
       {place("f6"), ring_move("a2-b2"), ring_move("k7-k7"), take_row("e1-e5"), take_ring("a2"), passing()})
    CHECK(why_illegal(over, a) == violation::game_over);
  constexpr position empty_pool = position_of(crowded(setup_with("W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10"), 51));
  ALWAYS(why_illegal(empty_pool, passing()) == violation::game_over);
}

TEST_CASE("[place.order] violation::ring_must_be_placed comes before what else is wrong") {
  for (const action a : {ring_move("a2-a2"), ring_move("a2-b2"), take_row("e1-e5"), take_ring("a2"), passing()})
    CHECK(why_illegal(start, a) == violation::ring_must_be_placed);
}

TEST_CASE("[move.must] violation::ring_must_be_moved") {
  for (const action a : {place("f7"), place("e5"), take_row("e1-e5"), take_ring("e5"), take_ring("d9")})
    CHECK(why_illegal(middle, a) == violation::ring_must_be_moved);
  ALWAYS(why_illegal(shut_in, place("f6")) == violation::ring_must_be_moved);  // even when only a pass is left
}

TEST_CASE("[row.resolve] violation::row_must_be_removed") {
  for (const action a :
       {place("f6"), ring_move("a2-b2"), ring_move("a2-k7"), take_ring("a2"), take_ring("f6"), passing()})
    CHECK(why_illegal(rows_of_both, a) == violation::row_must_be_removed);
}

TEST_CASE("[row.resolve] violation::ring_must_be_removed") {
  for (const action a : {place("f6"), ring_move("a2-b2"), take_row("e1-e5"), passing()})
    CHECK(why_illegal(ring_for_row, a) == violation::ring_must_be_removed);
}

TEST_CASE("[move.must] violation::can_move: nobody passes who can move a ring") {
  ALWAYS(why_illegal(middle, passing()) == violation::can_move);
  ALWAYS(why_illegal(played(shut_in, "pass"), passing()) == violation::can_move);
}

TEST_CASE("[move.pass] violation::must_pass comes before what is wrong with a way") {
  ALWAYS(why_illegal(shut_in, ring_move("a2-b2")) == violation::must_pass);
  for (const char* way : {"a2-b2", "a2-a2", "f6-f7", "b2-c2", "a2-k10", "a2-c3"})
    CHECK(why_illegal(shut_in, ring_move(way)) == violation::must_pass);
}

TEST_CASE("[place.where] violation::occupied") {
  constexpr position two = played(start, "e5 g7");
  ALWAYS(why_illegal(two, place("e5")) == violation::occupied);
  ALWAYS(why_illegal(two, place("g7")) == violation::occupied);
  ALWAYS(why_illegal(two, place("e6")) == violation::none);
}

TEST_CASE("[move.marker] violation::no_ring comes before the way") {
  ALWAYS(why_no_move("d9-d8") == violation::no_ring);
  ALWAYS(why_no_move("e6-e7") == violation::no_ring);
  ALWAYS(why_no_move("d9-d9") == violation::no_ring);   // before same_point
  ALWAYS(why_no_move("d9-f6") == violation::no_ring);   // before not_on_line
  ALWAYS(why_no_move("e6-e10") == violation::no_ring);  // before crosses_ring
  ALWAYS(why_illegal(ring_for_row, take_ring("f6")) == violation::no_ring);
  ALWAYS(why_illegal(ring_for_row, take_ring("e1")) == violation::no_ring);  // a marker
}

TEST_CASE("[move.marker] violation::opponents_ring comes before the way") {
  ALWAYS(why_no_move("k7-k8") == violation::opponents_ring);
  ALWAYS(why_no_move("f5-f5") == violation::opponents_ring);  // before same_point
  ALWAYS(why_no_move("f5-e7") == violation::opponents_ring);  // before not_on_line
  ALWAYS(why_no_move("f5-d5") == violation::opponents_ring);  // before crosses_ring
  ALWAYS(why_illegal(ring_for_row, take_ring("k7")) == violation::opponents_ring);
}

TEST_CASE("[move.line] violation::same_point: a ring never stays where it was") {
  ALWAYS(why_no_move("e5-e5") == violation::same_point);
  ALWAYS(why_no_move("a2-a2") == violation::same_point);
}

TEST_CASE("[move.line] violation::not_on_line comes before what stands at the end") {
  ALWAYS(why_no_move("e5-f7") == violation::not_on_line);
  ALWAYS(why_no_move("e5-d6") == violation::not_on_line);
  ALWAYS(why_no_move("e5-k7") == violation::not_on_line);  // before onto_ring
  ALWAYS(why_no_move("e5-g6") == violation::not_on_line);
  ALWAYS(why_no_move("a2-e8") == violation::not_on_line);  // before onto_marker
}

TEST_CASE("[move.ring] violation::crosses_ring comes before what stands at the end") {
  ALWAYS(why_no_move("e5-h5") == violation::crosses_ring);  // an empty point behind
  ALWAYS(why_no_move("e5-g5") == violation::crosses_ring);  // before onto_marker
  ALWAYS(why_no_move("e5-j5") == violation::crosses_ring);  // before onto_ring
  ALWAYS(why_no_move("e5-i9") == violation::crosses_ring);  // a run that ends at a ring
  ALWAYS(why_no_move("a2-a4") == violation::crosses_ring);  // an own ring, then another
}

TEST_CASE("[move.jump] violation::beyond_run comes before what stands farther on") {
  ALWAYS(why_no_move("e5-b5") == violation::beyond_run);  // the second point after the run
  ALWAYS(why_no_move("e5-e8") == violation::beyond_run);  // before onto_marker
  ALWAYS(why_no_move("e5-e9") == violation::beyond_run);  // before onto_ring
  ALWAYS(why_no_move("e5-a5") == violation::beyond_run);
  ALWAYS(why_no_move("e5-e10") == violation::beyond_run);  // before crosses_ring, which comes later on the way
}

TEST_CASE("[move.ring] violation::onto_ring: it never lands on a ring") {
  ALWAYS(why_no_move("e5-f5") == violation::onto_ring);  // next to it
  ALWAYS(why_no_move("e5-h8") == violation::onto_ring);  // after a run
  ALWAYS(why_no_move("a2-a3") == violation::onto_ring);  // an own one
}

TEST_CASE("[move.jump] violation::inside_run: the whole run is crossed") {
  ALWAYS(why_no_move("e5-g7") == violation::inside_run);
  ALWAYS(why_no_move("e5-e2") == violation::inside_run);
}

TEST_CASE("[move.ring] violation::onto_marker: it never lands on a marker") {
  ALWAYS(why_no_move("e5-e6") == violation::onto_marker);
  ALWAYS(why_no_move("e5-f6") == violation::onto_marker);
  ALWAYS(why_no_move("e5-e3") == violation::onto_marker);
  ALWAYS(why_no_move("e5-d5") == violation::onto_marker);
}

TEST_CASE("[row.five] violation::row_incomplete") {
  ALWAYS(why_illegal(rows_of_both, take_row("e3-e7")) == violation::row_incomplete);
  ALWAYS(why_illegal(rows_of_both, take_row("b1-b5")) == violation::row_incomplete);
  ALWAYS(why_illegal(rows_of_both, take_row("g2-g6")) == violation::row_incomplete);
  ALWAYS(why_illegal(rows_of_both, take_row("c4-g4")) == violation::row_incomplete);  // markers of both, and gaps
  constexpr position mixed =
      to_take_row(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e1-e5 g4 g6 | b g3 g5 g7");
  ALWAYS(why_illegal(mixed, take_row("g3-g7")) == violation::row_incomplete);
}

TEST_CASE("[row.owner] violation::opponents_row") {
  ALWAYS(why_illegal(rows_of_both, take_row("g3-g7")) == violation::opponents_row);
  constexpr position blacks =
      to_take_row(color::black, color::black, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e1-e5 | b g3-g7");
  ALWAYS(why_illegal(blacks, take_row("e1-e5")) == violation::opponents_row);
  ALWAYS(why_illegal(blacks, take_row("g3-g7")) == violation::none);
}

TEST_CASE("no 32 bits are too strange for an action: it is judged, and nothing is undefined") {
  std::uint32_t bits = 1;
  for (int i = 0; i < 100000; ++i) {
    bits = bits * 1664525 + 1013904223;
    for (const position* p : {&start, &middle, &rows_of_both, &ring_for_row, &over})
      if (!from_any_bits(bits).well_formed()) CHECK_FALSE(is_legal(*p, from_any_bits(bits)));
  }
}

TEST_CASE("capacities are proved: at most 130 actions in the standard game") {
  ALWAYS(max_legal_actions<standard> == 130);
  ALWAYS(action_list::capacity == 130);
  ALWAYS(max_legal_actions<blitz> == 130);
  ALWAYS(max_legal_actions<four_rings> == 123);  // 104 ring moves, 123 rows
  ALWAYS(max_legal_actions<one_ring> == 123);
  ALWAYS(max_legal_actions<largest> == 447);  // 240 ring moves, 447 rows
}

TEST_CASE("[board.lines] a ring in the open reaches 24 points from f6 and 26 from e5") {
  constexpr position open = to_move(color::white, "W f6 a2 a3 | B k8 k9 k10");
  ALWAYS(destinations(open, "f6"_point).size() == 8 + 8 + 8);  // the other points of its three lines
  constexpr position side = to_move(color::white, "W e5 a2 a3 | B k7 k8 k9");
  ALWAYS(destinations(side, "e5"_point).size() == 26);
}

TEST_CASE("[rules.valid] the largest board is played within the compilers' limits") {
  constexpr basic_position<largest> p;
  ALWAYS(count_legal_actions(p) == 217);
  ALWAYS(legal_actions(p).size() == 217);
}

TEST_CASE("an action_list is a random access range without allocation") {
  static_assert(std::ranges::contiguous_range<action_list> && std::ranges::contiguous_range<const action_list>);
  static_assert(std::ranges::sized_range<action_list> && std::ranges::common_range<action_list>);
  static_assert(std::same_as<std::ranges::range_value_t<action_list>, action>);
  static_assert(std::same_as<action_list::value_type, action> && std::is_trivially_copyable_v<action_list>);
  static_assert(std::same_as<decltype(action_list{}.size()), std::size_t>);
  const action_list list = legal_actions(rows_of_both);
  const std::vector<action> listed(list.begin(), list.end());
  CHECK(listed == std::vector<action>{take_row("e1-e5"), take_row("e2-e6")});
  CHECK(std::distance(list.begin(), list.end()) == 2);
  CHECK(list.data() == &*list.begin());
  action_list own;
  CHECK(own.empty());
  own.push_back(passing());
  own.push_back(place("e4"));
  own[0] = place("a2");
  CHECK(own.size() == 2);
  CHECK(holds_exactly(own, {place("a2"), place("e4")}));
  std::sort(own.begin(), own.end(), std::greater<>{});
  CHECK(own[0] == place("e4"));
  for (action& a : own) a = passing();
  CHECK(holds_exactly(own, {passing(), passing()}));
}
