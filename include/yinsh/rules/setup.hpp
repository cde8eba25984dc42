// SPDX-License-Identifier: MIT
// setup: a position written down rather than played: a plain aggregate that anyone may fill, and every fault in it
// reported at once. position.hpp turns one without faults into a position.
#ifndef YINSH_RULES_SETUP_HPP
#define YINSH_RULES_SETUP_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/phase.hpp>
#include <yinsh/rules/rows.hpp>
#include <yinsh/rules/ruleset.hpp>

namespace yinsh {

// As it is made, the start of the game. The pool is not written: it holds the markers that are not on the board.
template <ruleset Rules = standard>
struct basic_setup {
  by_color<basic_point_set<typename Rules::shape>> rings{};
  by_color<basic_point_set<typename Rules::shape>> markers{};
  by_color<int> removed{};  // own rings given up for rows
  color to_act = color::white;
  color mover = color::white;                     // who made the ring move; asked only while it is being resolved
  yinsh::phase phase = yinsh::phase::place_ring;  // `over` is accepted where the game is over, and not needed there

  friend constexpr bool operator==(const basic_setup&, const basic_setup&) = default;
};

using setup = basic_setup<>;

enum class setup_fault : std::uint8_t {
  no_such_value,            // a color or phase outside its enumeration
  points_shared,            // two pieces on one point [place.where] [move.ring]
  removed_out_of_range,     // fewer rings removed than none, or more than win [setup.counts]
  both_have_won,            // [setup.counts]
  ring_count,               // after placement: rings on the board and removed do not add up [setup.counts]
  marker_count,             // more markers than there are [setup.counts]
  placement_order,          // during placement: ring counts that the order does not lead to [setup.counts]
  placement_with_markers,   // during placement: markers on the board [place.where]
  placement_with_removed,   // during placement: rings already removed [setup.counts]
  row_standing,             // between turns: a row on the board [setup.settled]
  no_row_to_remove,         // to remove a row: the player to act owns none [setup.row]
  movers_row_first,         // to remove a row: the player who moved owns one and is not to act [setup.row]
  pool_lacks_returned_row,  // to remove a ring: no room in the pool for the row just returned [setup.ring]
  not_over                  // said to be over, but is not [setup.over]
};

inline constexpr int setup_fault_count = static_cast<int>(setup_fault::not_over) + 1;

constexpr const char* describe(setup_fault f) {
  switch (f) {
    case setup_fault::no_such_value: return "A player or phase is not one of those that exist.";
    case setup_fault::points_shared: return "Two pieces stand on one point.";
    case setup_fault::removed_out_of_range:
      return "A player has removed fewer than no rings, or more than win the game.";
    case setup_fault::both_have_won: return "Both players have removed the rings that win the game.";
    case setup_fault::ring_count:
      return "A player's rings on the board and removed rings do not add up to those placed.";
    case setup_fault::marker_count: return "There are more markers on the board than in the game.";
    case setup_fault::placement_order:
      return "Placing alternately does not lead to these rings with this player to place.";
    case setup_fault::placement_with_markers: return "There are markers on the board before all rings are placed.";
    case setup_fault::placement_with_removed: return "Rings have been removed before all rings are placed.";
    case setup_fault::row_standing: return "A row stands on the board although nobody is resolving rows.";
    case setup_fault::no_row_to_remove: return "The player who is to remove a row has none.";
    case setup_fault::movers_row_first: return "The player who moved still has a row and must remove it first.";
    case setup_fault::pool_lacks_returned_row: return "The pool cannot hold the row that was just returned to it.";
    case setup_fault::not_over: return "The game is said to be over, but it is not.";
  }
  return "";
}

constexpr const char* clause(setup_fault f) {
  switch (f) {
    case setup_fault::no_such_value: return "";
    case setup_fault::points_shared: return "[place.where] [move.ring]";
    case setup_fault::removed_out_of_range:
    case setup_fault::both_have_won:
    case setup_fault::ring_count:
    case setup_fault::marker_count:
    case setup_fault::placement_order:
    case setup_fault::placement_with_removed: return "[setup.counts]";
    case setup_fault::placement_with_markers: return "[place.where]";
    case setup_fault::row_standing: return "[setup.settled]";
    case setup_fault::no_row_to_remove:
    case setup_fault::movers_row_first: return "[setup.row]";
    case setup_fault::pool_lacks_returned_row: return "[setup.ring]";
    case setup_fault::not_over: return "[setup.over]";
  }
  return "";
}

// A set of faults; empty when the setup is a position.
class setup_faults {
 public:
  class iterator;
  using value_type = setup_fault;
  using const_iterator = iterator;

  constexpr bool contains(setup_fault f) const { return (bits_ >> static_cast<int>(f) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return std::size_t(std::popcount(bits_)); }
  constexpr void insert(setup_fault f) { bits_ |= 1U << static_cast<int>(f); }
  // The faults in the order of their enumeration.
  constexpr iterator begin() const;
  constexpr iterator end() const;
  friend constexpr bool operator==(setup_faults, setup_faults) = default;

 private:
  std::uint32_t bits_ = 0;
};

class setup_faults::iterator {
 public:
  using value_type = setup_fault;
  using difference_type = std::ptrdiff_t;
  constexpr iterator() = default;
  constexpr explicit iterator(std::uint32_t rest) : rest_{rest} {}
  constexpr setup_fault operator*() const { return static_cast<setup_fault>(std::countr_zero(rest_)); }
  constexpr iterator& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  constexpr iterator operator++(int) {
    const iterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(iterator, iterator) = default;

 private:
  std::uint32_t rest_ = 0;
};

constexpr setup_faults::iterator setup_faults::begin() const { return iterator{bits_}; }
constexpr setup_faults::iterator setup_faults::end() const { return iterator{}; }

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
    if (!values_exist()) return found_;
    const bool shared = points_are_shared();
    count_removed();
    count_markers();
    setup_.phase == phase::place_ring ? check_placement() : count_rings();
    if (!shared) check_phase(board_of(setup_));
    return found_;
  }

 private:
  static constexpr int length = Rules::row_length;

  constexpr void require(bool holds, setup_fault otherwise) {
    if (!holds) found_.insert(otherwise);
  }

  constexpr bool values_exist() {
    const auto is_color = [](color c) { return c == color::white || c == color::black; };
    require(is_color(setup_.to_act) && is_color(setup_.mover) && setup_.phase <= phase::over,
            setup_fault::no_such_value);
    return found_.empty();
  }

  constexpr bool points_are_shared() {
    const std::size_t pieces = setup_.rings.white.size() + setup_.rings.black.size() + marker_total();
    const auto covered = setup_.rings.white | setup_.rings.black | setup_.markers.white | setup_.markers.black;
    require(covered.size() == pieces, setup_fault::points_shared);
    return covered.size() != pieces;
  }

  constexpr std::size_t marker_total() const { return setup_.markers.white.size() + setup_.markers.black.size(); }
  constexpr bool has_won(color c) const { return setup_.removed[c] == Rules::rings_to_win; }

  constexpr void count_removed() {  // [setup.counts]
    for (const color c : all_colors)
      require(0 <= setup_.removed[c] && setup_.removed[c] <= Rules::rings_to_win, setup_fault::removed_out_of_range);
    require(!(has_won(color::white) && has_won(color::black)), setup_fault::both_have_won);
  }
  constexpr void count_markers() {  // [setup.counts]
    require(marker_total() <= std::size_t{Rules::markers}, setup_fault::marker_count);
  }
  constexpr void count_rings() {  // [setup.counts]
    for (const color c : all_colors) {
      const auto on_board = static_cast<long long>(setup_.rings[c].size());
      require(on_board + setup_.removed[c] == Rules::rings, setup_fault::ring_count);
    }
  }
  constexpr void check_placement() {  // [setup.counts] [place.order] [place.where]
    const std::size_t white = setup_.rings.white.size();
    const std::size_t black = setup_.rings.black.size();
    const bool whites_turn = white == black && white < std::size_t{Rules::rings};
    const bool blacks_turn = white == black + 1 && white <= std::size_t{Rules::rings};
    require(setup_.to_act == color::white ? whites_turn : blacks_turn, setup_fault::placement_order);
    require(marker_total() == 0, setup_fault::placement_with_markers);
    require(setup_.removed == by_color<int>{}, setup_fault::placement_with_removed);
  }

  constexpr void check_phase(const basic_board<typename Rules::shape>& board) {
    if (has_won(color::white) || has_won(color::black)) return;  // over at once, whatever stands [end.win]
    const color acting = setup_.to_act;
    const bool anyones_row = has_row<length>(board, color::white) || has_row<length>(board, color::black);
    switch (setup_.phase) {
      case phase::place_ring:
      case phase::move_ring: require(!anyones_row, setup_fault::row_standing); break;
      case phase::remove_row:  // [setup.row]
        require(has_row<length>(board, acting), setup_fault::no_row_to_remove);
        require(acting == setup_.mover || !has_row<length>(board, setup_.mover), setup_fault::movers_row_first);
        break;
      case phase::remove_ring:  // [setup.ring]
        require(static_cast<long long>(marker_total()) + length <= Rules::markers,
                setup_fault::pool_lacks_returned_row);
        break;
      case phase::over:  // [setup.over]
        require(!anyones_row, setup_fault::row_standing);
        require(marker_total() == std::size_t{Rules::markers} || !anyone_can_move(board), setup_fault::not_over);
        break;
    }
  }

  const basic_setup<Rules>& setup_;
  setup_faults found_{};
};

}  // namespace detail

// Every fault of a setup [setup.counts] [setup.settled] [setup.row] [setup.ring].
template <ruleset Rules>
constexpr setup_faults faults(const basic_setup<Rules>& s) {
  return detail::inspector<Rules>{s}.inspect();
}

}  // namespace yinsh

#endif
