// SPDX-License-Identifier: MIT
// setup: a position written down rather than played: a plain aggregate that anyone may fill, and the function that
// reports every fault in it at once. position.hpp turns one without faults into a position.
#ifndef YINSH_RULES_SETUP_HPP
#define YINSH_RULES_SETUP_HPP

#include <cstddef>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/phase.hpp>
#include <yinsh/rules/rows.hpp>
#include <yinsh/rules/ruleset.hpp>
#include <yinsh/rules/setup_fault.hpp>

namespace yinsh {

// Default-constructed, it is the start of the game. The pool is not written: it holds the markers that are not on the
// board.
template <ruleset Rules = standard>
struct basic_setup {
  by_color<basic_point_set<typename Rules::shape>> rings{};    // [place.order]
  by_color<basic_point_set<typename Rules::shape>> markers{};  // [pool]
  by_color<int> removed{};                                     // own rings given up for rows
  color to_act = color::white;                                 // who must act
  color mover = color::white;                     // who made the ring move; asked only while it is being resolved
  yinsh::phase phase = yinsh::phase::place_ring;  // what must be done next; of a game that is over also `over`

  friend constexpr bool operator==(const basic_setup&, const basic_setup&) = default;
};

using setup = basic_setup<>;

namespace detail {

// The pieces of a setup on a board. Precondition: no point is shared.
template <ruleset Rules>
constexpr basic_board<typename Rules::shape> board_of(const basic_setup<Rules>& s) {
  basic_board<typename Rules::shape> board;
  for (const color c : all_colors) {
    for (const auto p : s.rings[c]) board.put_ring(c, p);
    for (const auto p : s.markers[c]) board.put_marker(c, p);
  }
  return board;
}

// The questions about a setup, in the order of [setup.counts] to [setup.over].
template <ruleset Rules>
class inspector {
 public:
  constexpr explicit inspector(const basic_setup<Rules>& s) : setup_{s} {}

  constexpr setup_faults inspect() {
    const bool known = values_exist();
    const bool shared = points_are_shared();
    check_removed();
    check_markers();
    if (!known) return found_;
    if (setup_.phase == phase::place_ring) check_placement();
    else check_rings();
    if (!shared) check_phase(board_of(setup_));
    return found_;
  }

 private:
  static constexpr int length = Rules::row_length;

  constexpr void must_hold(bool holds, setup_fault otherwise) {
    if (!holds) found_.insert(otherwise);
  }

  constexpr bool values_exist() {
    const auto is_color = [](color c) { return c == color::white || c == color::black; };
    const auto on_board = [](const auto& points) { return points == (points & points.all()); };
    must_hold(is_color(setup_.to_act) && is_color(setup_.mover) && setup_.phase <= phase::over,
              setup_fault::no_such_value);
    for (const color c : all_colors)
      must_hold(on_board(setup_.rings[c]) && on_board(setup_.markers[c]), setup_fault::no_such_value);
    return found_.empty();  // it is the first question
  }

  constexpr bool points_are_shared() {
    const std::size_t pieces = setup_.rings.white.size() + setup_.rings.black.size() + marker_total();
    const auto covered = setup_.rings.white | setup_.rings.black | setup_.markers.white | setup_.markers.black;
    must_hold(covered.size() == pieces, setup_fault::points_shared);
    return covered.size() != pieces;
  }

  constexpr std::size_t marker_total() const { return setup_.markers.white.size() + setup_.markers.black.size(); }
  constexpr bool has_won(color c) const { return setup_.removed[c] == Rules::rings_to_win; }

  constexpr void check_removed() {  // [setup.counts]
    for (const color c : all_colors)
      must_hold(0 <= setup_.removed[c] && setup_.removed[c] <= Rules::rings_to_win, setup_fault::removed_out_of_range);
    must_hold(!(has_won(color::white) && has_won(color::black)), setup_fault::both_have_won);
  }
  constexpr void check_markers() {  // [setup.counts]
    must_hold(marker_total() <= std::size_t{Rules::markers}, setup_fault::marker_count);
  }
  constexpr void check_rings() {  // [setup.counts]
    for (const color c : all_colors) {
      const auto on_board = static_cast<long long>(setup_.rings[c].size());
      must_hold(on_board + setup_.removed[c] == Rules::rings, setup_fault::ring_count);
    }
  }
  constexpr void check_placement() {  // [setup.counts] [place.order] [place.where]
    const std::size_t white = setup_.rings.white.size();
    const std::size_t black = setup_.rings.black.size();
    const bool whites_turn = white == black && white < std::size_t{Rules::rings};
    const bool blacks_turn = white == black + 1 && white <= std::size_t{Rules::rings};
    must_hold(setup_.to_act == color::white ? whites_turn : blacks_turn, setup_fault::placement_order);
    must_hold(marker_total() == 0, setup_fault::placement_with_markers);
    must_hold(setup_.removed == by_color<int>{}, setup_fault::placement_with_removed);
  }

  constexpr void check_phase(const basic_board<typename Rules::shape>& board) {
    if (has_won(color::white) || has_won(color::black)) return;  // over at once, whatever stands [end.win]
    const color acting = setup_.to_act;
    const bool anyones_row = has_row<length>(board, color::white) || has_row<length>(board, color::black);
    switch (setup_.phase) {
      case phase::place_ring:
      case phase::move_ring: must_hold(!anyones_row, setup_fault::row_standing); break;
      case phase::remove_row:  // [setup.row]
        must_hold(has_row<length>(board, acting), setup_fault::no_row_to_remove);
        must_hold(acting == setup_.mover || !has_row<length>(board, setup_.mover), setup_fault::movers_row_first);
        break;
      case phase::remove_ring:  // [setup.ring]
        must_hold(static_cast<long long>(marker_total()) + length <= Rules::markers,
                  setup_fault::pool_lacks_returned_row);
        break;
      case phase::over:  // [setup.over]
        must_hold(!anyones_row, setup_fault::row_standing);
        must_hold(marker_total() == std::size_t{Rules::markers} || !anyone_can_move(board), setup_fault::not_over);
        break;
    }
  }

  const basic_setup<Rules>& setup_;
  setup_faults found_{};
};

}  // namespace detail

// Every fault of a setup [setup.counts] [setup.settled] [setup.row] [setup.ring] [setup.over]. What depends on a player
// or phase that does not exist is not asked, and no rows are looked for where two pieces share a point.
template <ruleset Rules>
constexpr setup_faults faults(const basic_setup<Rules>& s) {
  return detail::inspector<Rules>{s}.inspect();
}

}  // namespace yinsh

#endif
