// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <climits>
#include <type_traits>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/ruleset.hpp>

#include "support/always.hpp"

using namespace yinsh;

namespace {

// The standard game with something changed.
template <class Shape, int Rings, int Markers, int RowLength, int RingsToWin>
struct variant {
  using shape = Shape;
  static constexpr int rings = Rings;
  static constexpr int markers = Markers;
  static constexpr int row_length = RowLength;
  static constexpr int rings_to_win = RingsToWin;
};
template <int Rings>
using with_rings = variant<standard_hexagon, Rings, 51, 5, 1>;
template <int Markers>
using with_markers = variant<standard_hexagon, 5, Markers, 5, 3>;
template <int RowLength>
using with_row_length = variant<standard_hexagon, 5, 51, RowLength, 3>;
template <int RingsToWin>
using with_rings_to_win = variant<standard_hexagon, 5, 51, 5, RingsToWin>;
template <class Shape>
using with_shape = variant<Shape, 1, 5, 2, 1>;

struct without_markers {
  using shape = standard_hexagon;
  static constexpr int rings = 5;
};
struct not_a_hexagon {};

// Is the template refused before its body is looked at?
template <class Rules>
concept has_positions = requires {
  typename basic_position<Rules>;
};

}  // namespace

TEST_CASE("[pool] [place.order] [row.five] [end.win] the standard game") {
  static_assert(ruleset<standard>);
  static_assert(std::is_same_v<standard::shape, hexagon<6, corners::cut>>);
  ALWAYS(standard::rings == 5);
  ALWAYS(standard::markers == 51);
  ALWAYS(standard::row_length == 5);
  ALWAYS(standard::rings_to_win == 3);
}

TEST_CASE("[end.blitz] blitz differs in the rings to win, and in nothing else") {
  static_assert(ruleset<blitz>);
  static_assert(std::is_same_v<blitz::shape, standard::shape>);
  ALWAYS(blitz::rings_to_win == 1);
  ALWAYS(blitz::rings == 5);
  ALWAYS(blitz::markers == 51);
  ALWAYS(blitz::row_length == 5);
  static_assert(std::is_same_v<action_of<blitz>, action>);  // they share their actions
}

TEST_CASE("[rules.valid] a hexagon of side 2 to 9") {
  static_assert(ruleset<with_shape<hexagon<3>>> && ruleset<with_shape<hexagon<2, corners::uncut>>>);
  static_assert(ruleset<with_shape<hexagon<9>>> && ruleset<with_shape<hexagon<9, corners::uncut>>>);
  static_assert(!plays_on_a_hexagon_of_side_2_to_9<with_shape<int>> && !ruleset<with_shape<int>>);
  static_assert(!plays_on_a_hexagon_of_side_2_to_9<with_shape<not_a_hexagon>> && !ruleset<with_shape<not_a_hexagon>>);
  static_assert(!ruleset<with_shape<hexagon<2>>>);  // one point: no room for two rings
  static_assert(!each_player_has_a_ring_and_all_rings_fit_on_the_board<with_shape<hexagon<2>>>);
}

TEST_CASE("[rules.valid] at least one ring for each player, and room for all of them") {
  static_assert(ruleset<with_rings<1>> && ruleset<with_rings<42>>);
  static_assert(!ruleset<with_rings<0>> && !ruleset<with_rings<-1>>);
  static_assert(!ruleset<with_rings<43>> && !ruleset<with_rings<INT_MAX>>);  // 86 rings on 85 points
  static_assert(!each_player_has_a_ring_and_all_rings_fit_on_the_board<with_rings<0>>);
  static_assert(!each_player_has_a_ring_and_all_rings_fit_on_the_board<with_rings<43>>);
  static_assert(a_player_can_win_with_own_rings<with_rings<43>>);  // only the broken sentence is named
}

TEST_CASE("[rules.valid] at least one marker; fewer than a row are allowed") {
  static_assert(ruleset<with_markers<1>> && ruleset<with_markers<4>> && ruleset<with_markers<1000>>);
  static_assert(!ruleset<with_markers<0>> && !ruleset<with_markers<-51>> && !the_pool_has_a_marker<with_markers<0>>);
}

TEST_CASE("[rules.valid] a row has at least two points and fits on a line") {
  static_assert(ruleset<with_row_length<2>> && ruleset<with_row_length<10>>);
  static_assert(!ruleset<with_row_length<1>> && !ruleset<with_row_length<0>> && !ruleset<with_row_length<-5>>);
  static_assert(!ruleset<with_row_length<11>>);
  static_assert(ruleset<variant<hexagon<6, corners::uncut>, 5, 51, 11, 3>>);
  static_assert(!a_row_has_at_least_2_points_and_fits_on_a_line<with_row_length<11>>);
  static_assert(!a_row_has_at_least_2_points_and_fits_on_a_line<with_row_length<1>>);
}

TEST_CASE("[rules.valid] at least one ring wins, and nobody needs more than they have") {
  static_assert(ruleset<with_rings_to_win<1>> && ruleset<with_rings_to_win<5>>);
  static_assert(!ruleset<with_rings_to_win<0>> && !ruleset<with_rings_to_win<6>> && !ruleset<with_rings_to_win<-1>>);
  static_assert(!a_player_can_win_with_own_rings<with_rings_to_win<6>>);
}

TEST_CASE("[rules.valid] what is no ruleset is refused at compile time") {
  static_assert(!ruleset<int> && !ruleset<standard_hexagon> && !ruleset<without_markers>);
  static_assert(has_positions<standard> && has_positions<blitz>);
  static_assert(!has_positions<with_rings<43>> && !has_positions<without_markers> && !has_positions<int>);
}

TEST_CASE("[rules.bounds] the standard game: runs 9, rows 5, ring moves 71, actions 91 without passes") {
  ALWAYS(bounds<standard>::run == 9);
  ALWAYS(bounds<standard>::rows == 5);
  ALWAYS(bounds<standard>::ring_moves == 71);
  ALWAYS(bounds<standard>::actions_without_passes == 91);
  // A pass for each ring move: 161 actions where White can move first, one more where White must pass first.
  ALWAYS(bounds<standard>::passes == 71);
  ALWAYS(bounds<standard>::actions == 2 * 5 + 2 * 71 + 2 * 5);
}

TEST_CASE("[rules.bounds] blitz: one row, and no marker is used twice") {
  ALWAYS(bounds<blitz>::run == 9);
  ALWAYS(bounds<blitz>::rows == 1);
  ALWAYS(bounds<blitz>::ring_moves == 51);
  ALWAYS(bounds<blitz>::actions_without_passes == 10 + 51 + 2);
  ALWAYS(bounds<variant<hexagon<3>, 2, 7, 3, 2>>::ring_moves == 7 + 3 * 2);
  ALWAYS(bounds<variant<hexagon<3>, 2, 7, 3, 2>>::rows == 3);
  ALWAYS(bounds<variant<hexagon<3>, 2, 7, 3, 2>>::run == 5);
}
