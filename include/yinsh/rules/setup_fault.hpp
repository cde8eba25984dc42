// SPDX-License-Identifier: MIT
// setup_fault: every way a position written down can be wrong, with its clause and a sentence for people, and the set
// of those that a setup has.
#ifndef YINSH_RULES_SETUP_FAULT_HPP
#define YINSH_RULES_SETUP_FAULT_HPP

#include <bit>
#include <cstddef>
#include <cstdint>

namespace yinsh {

// In the order in which they are reported. A setup can have several.
enum class setup_fault : std::uint8_t {
  no_such_value,            // a colour, phase or point that does not exist
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

// How many there are.
inline constexpr int setup_fault_count = static_cast<int>(setup_fault::not_over) + 1;

// What is wrong, in a sentence.
constexpr const char* describe(setup_fault f) {
  switch (f) {
    case setup_fault::no_such_value: return "A player, phase or point is not one of those that exist.";
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

// The clauses that are broken, as in "[setup.row]"; empty for no_such_value.
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

  // Is a fault in the set? Is none? How many are?
  constexpr bool contains(setup_fault f) const { return (bits_ >> static_cast<int>(f) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return std::size_t(std::popcount(bits_)); }
  // Puts a fault in.
  constexpr void insert(setup_fault f) { bits_ |= 1U << static_cast<int>(f); }
  // The faults in the order of their enumeration.
  constexpr iterator begin() const;
  constexpr iterator end() const;
  friend constexpr bool operator==(setup_faults, setup_faults) = default;

 private:
  std::uint32_t bits_ = 0;
};

// A forward iterator over a copy of the set.
class setup_faults::iterator {
 public:
  using value_type = setup_fault;
  using difference_type = std::ptrdiff_t;
  constexpr iterator() = default;
  // At the first of the faults whose bits are set, by the numbers of the enumeration.
  constexpr explicit iterator(std::uint32_t rest) : rest_{rest} {}
  // Precondition of these: it is not the end.
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

}  // namespace yinsh

#endif
