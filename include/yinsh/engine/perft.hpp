// SPDX-License-Identifier: MIT
// perft: how many sequences of so many legal actions a position has, in all and behind each first action. The numbers
// are the same for every right implementation of the rules, so they are what programs compare.
#ifndef YINSH_ENGINE_PERFT_HPP
#define YINSH_ENGINE_PERFT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

// Leaves exactly `depth` actions away; every placement, ring move, removed row, removed ring and pass is one action. A
// game that ends earlier adds none. Depth 0 or less is the position itself: 1. The last action is counted, not played,
// nor is the one before it where it need not be.
template <ruleset Rules>
constexpr std::uint64_t perft(const basic_position<Rules>& p, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return count_legal_actions(p);
  std::uint64_t leaves = 0;
  for (const action_of<Rules> a : legal_actions(p))
    leaves += depth == 2 ? count_legal_actions_after(p, a) : perft(after(p, a), depth - 1);
  return leaves;
}

// The same number with every leaf played. To time playing, look at each leaf in a loop of your own: a compiler may
// leave out of the last action what nobody reads.
template <ruleset Rules>
constexpr std::uint64_t perft_played(const basic_position<Rules>& p, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t leaves = 0;
  for (const action_of<Rules> a : legal_actions(p)) leaves += perft_played(after(p, a), depth - 1);
  return leaves;
}

// One legal action and the leaves behind it.
template <ruleset Rules>
struct basic_division_entry {
  action_of<Rules> action = action_of<Rules>::pass();  // legal in the position that is divided
  std::uint64_t leaves = 0;                            // one action less deep behind it
  friend constexpr bool operator==(const basic_division_entry&, const basic_division_entry&) = default;
};

// What `divide` gives: entries in the order of the legal actions, in an array of its own.
template <ruleset Rules>
class basic_division {
 public:
  using value_type = basic_division_entry<Rules>;
  using const_iterator = const value_type*;
  using iterator = const_iterator;
  static constexpr std::size_t capacity = max_legal_actions<Rules>;  // 130 in the standard game

  // How many entries there are; are there none?
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  // Precondition: i < size().
  constexpr const value_type& operator[](std::size_t i) const {
    YINSH_ASSERT(i < size_);
    return entries_[i];
  }
  // The entries, in order.
  constexpr const_iterator begin() const { return entries_.data(); }
  constexpr const_iterator end() const { return entries_.data() + size_; }
  // The leaves of all entries.
  constexpr std::uint64_t total() const {
    std::uint64_t leaves = 0;
    for (const value_type& entry : *this) leaves += entry.leaves;
    return leaves;
  }
  // Precondition: size() < capacity.
  constexpr void push_back(const value_type& entry) {
    YINSH_ASSERT(size_ < capacity);
    entries_[size_++] = entry;
  }

 private:
  std::size_t size_ = 0;
  std::array<value_type, capacity> entries_{};
};

using division_entry = basic_division_entry<standard>;
using division = basic_division<standard>;

// Every legal action with its part of perft(p, depth). Empty at depth 0 or less, where no action is played.
template <ruleset Rules>
constexpr basic_division<Rules> divide(const basic_position<Rules>& p, int depth) {
  basic_division<Rules> result;
  if (depth <= 0) return result;
  for (const action_of<Rules> a : legal_actions(p)) result.push_back({a, perft(after(p, a), depth - 1)});
  return result;
}

}  // namespace yinsh

#endif
