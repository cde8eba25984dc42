// SPDX-License-Identifier: MIT
// ruleset: the constants of one variant of the game, and what must hold of them [rules.valid]. Write your own as a
// struct like `standard`; one that cannot be played is refused by a concept whose name is the reason.
#ifndef YINSH_RULES_RULESET_HPP
#define YINSH_RULES_RULESET_HPP

#include <concepts>
#include <cstddef>
#include <yinsh/geometry/hexagon.hpp>
#include <yinsh/geometry/point.hpp>
#include <yinsh/geometry/point_set.hpp>
#include <yinsh/geometry/row.hpp>
#include <yinsh/geometry/symmetry.hpp>

namespace yinsh {

// The game as it is sold. A ruleset has exactly these members.
struct standard {
  using shape = standard_hexagon;         // [board.points]
  static constexpr int rings = 5;         // a player's [place.order]
  static constexpr int markers = 51;      // in the pool at the start [pool]
  static constexpr int row_length = 5;    // [row.five]
  static constexpr int rings_to_win = 3;  // [end.win]
};

// The short game: the first removed ring wins [end.blitz].
struct blitz : standard {
  static constexpr int rings_to_win = 1;  // [end.blitz]
};

// One concept for each sentence of [rules.valid].
template <class Rules>
concept plays_on_a_hexagon_of_side_2_to_9 = board_shape<typename Rules::shape>;
template <class Rules>
concept each_player_has_a_ring_and_all_rings_fit_on_the_board =
    Rules::rings >= 1 && std::size_t{Rules::rings} <= point_count<typename Rules::shape> / 2;
template <class Rules>
concept the_pool_has_a_marker = Rules::markers >= 1;
template <class Rules>
concept a_row_has_at_least_2_points_and_fits_on_a_line = (2 <= Rules::row_length) &&
                                                         (Rules::row_length <= longest_line<typename Rules::shape>);
template <class Rules>
concept a_player_can_win_with_own_rings = (1 <= Rules::rings_to_win) && (Rules::rings_to_win <= Rules::rings);

// All of them, under the name of the clause, so that a compiler's message names it.
template <class Rules>
concept rules_valid = plays_on_a_hexagon_of_side_2_to_9<Rules> &&
    each_player_has_a_ring_and_all_rings_fit_on_the_board<Rules> && the_pool_has_a_marker<Rules> &&
    a_row_has_at_least_2_points_and_fits_on_a_line<Rules> && a_player_can_win_with_own_rings<Rules>;

// A game that can be played.
template <class Rules>
concept ruleset = rules_valid<Rules>;

// How long things can get [rules.bounds].
template <ruleset Rules>
struct bounds {
  // A run grows to 2L - 1 when its last gap is closed between two runs of L - 1.
  static constexpr int run = 2 * Rules::row_length - 1;
  // Each row costs its owner a ring; the last one wins, and the other player has lost one ring fewer.
  static constexpr int rows = 2 * Rules::rings_to_win - 1;
  // Each ring move takes a marker; all rows but the last one give theirs back in time to be used again.
  static constexpr int ring_moves = Rules::markers + Rules::row_length * (2 * Rules::rings_to_win - 2);
  // Each is followed by a ring move of the other player, else neither could move [end.blocked]. Where White can make
  // the first ring move there is one pass fewer; on a small board the placements may block White, so it is counted.
  static constexpr int passes = ring_moves;
  static constexpr int actions_without_passes = 2 * Rules::rings + ring_moves + 2 * rows;  // 91 in the standard game
  static constexpr int actions = actions_without_passes + passes;  // 162; standard games have 161 at most
};

}  // namespace yinsh

#endif
