// SPDX-License-Identifier: MIT
// ply: all that one player does until the other must act or the game is over. It is what people number when they write
// a game down, and may be several actions: a ring move, and rows with a ring for each.
#ifndef YINSH_RECORD_PLY_HPP
#define YINSH_RECORD_PLY_HPP

#include <array>
#include <cstddef>
#include <span>
#include <yinsh/config.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/phase.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/ruleset.hpp>

namespace yinsh {

// A list of actions. One ring move at most, and each row costs its owner a ring, so rings_to_win rows at most, with two
// actions each.
template <ruleset Rules>
class basic_ply {
 public:
  using value_type = action_of<Rules>;
  using const_iterator = const value_type*;
  static constexpr std::size_t capacity = 1 + 2 * std::size_t{Rules::rings_to_win};  // 7 in the standard game

  // How many actions there are; are there none?
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  // Precondition: i < size().
  constexpr value_type operator[](std::size_t i) const {
    YINSH_ASSERT(i < size_);
    return actions_[i];
  }
  // The actions, in order.
  constexpr const_iterator begin() const { return actions_.data(); }
  constexpr const_iterator end() const { return actions_.data() + size_; }
  // Precondition: size() < capacity.
  constexpr void push_back(value_type a) {
    YINSH_ASSERT(size_ < capacity);
    actions_[size_++] = a;
  }
  friend constexpr bool operator==(const basic_ply&, const basic_ply&) = default;

 private:
  std::array<value_type, capacity> actions_{};  // equal behind `size_` too
  std::size_t size_ = 0;
};

using ply = basic_ply<standard>;

// Has a player who began a ply more to do in it? If not, the next ply begins or the game is over.
template <ruleset Rules>
constexpr bool ply_goes_on(const basic_position<Rules>& now, color player) {
  return now.phase() != phase::over && now.to_act() == player;
}

// The actions of the ply that begins a list of them; fewer where the list ends. Precondition: they are legal from p on.
template <ruleset Rules>
constexpr basic_ply<Rules> first_ply(basic_position<Rules> p, std::span<const action_of<Rules>> actions) {
  basic_ply<Rules> result;
  const color player = p.to_act();
  for (const auto a : actions) {
    if (!ply_goes_on(p, player)) break;
    play_unchecked(p, a);
    result.push_back(a);
  }
  return result;
}

}  // namespace yinsh

#endif
