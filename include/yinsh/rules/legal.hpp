// SPDX-License-Identifier: MIT
// legal: which actions are legal: the list of them, their number, what a screen lights up, and for each one that is
// not, why.
#ifndef YINSH_RULES_LEGAL_HPP
#define YINSH_RULES_LEGAL_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <yinsh/geometry/line.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/rows.hpp>
#include <yinsh/rules/violation.hpp>

namespace yinsh {

namespace detail {

// The most moves that one ring can have on an empty board: 26 on the standard one.
template <board_shape Shape>
constexpr std::size_t count_most_moves_of_a_ring() {
  std::size_t most = 0;
  for (const basic_point<Shape> p : basic_point<Shape>::all()) {
    std::size_t reached = 0;
    for (const std::uint8_t line : lines<Shape>.through[p.index()].line)
      reached += lines<Shape>.line[line].points().size() - 1;
    most = reached > most ? reached : most;
  }
  return most;
}

template <board_shape Shape>
inline constexpr std::size_t most_moves_of_a_ring = count_most_moves_of_a_ring<Shape>();

constexpr std::size_t larger(std::size_t a, std::size_t b) { return a < b ? b : a; }

}  // namespace detail

// No position has more legal actions. In each phase the legal actions are of one kind: at most one placement
// for each point, as many moves for each ring as its lines have other points, one removal for each row, one for each
// ring. On the standard board this is 5 rings of 26 moves, 130; no position reaches it.
template <ruleset Rules>
inline constexpr std::size_t max_legal_actions =
    detail::larger(detail::larger(point_count<typename Rules::shape>,
                                  std::size_t{Rules::rings} * detail::most_moves_of_a_ring<typename Rules::shape>),
                   basic_row<typename Rules::shape, Rules::row_length>::count);

// A list of actions in an array of its own; a value without allocation.
template <ruleset Rules>
class basic_action_list {
 public:
  using value_type = action_of<Rules>;
  using const_iterator = const value_type*;
  using iterator = value_type*;
  static constexpr std::size_t capacity = max_legal_actions<Rules>;  // 130 in the standard game

  // An empty list.
  constexpr basic_action_list() {
    // A constant may hold nothing that was never written; at run time the tail is left alone.
    if (std::is_constant_evaluated()) actions_.fill(value_type::pass());
  }

  // How many there are; are there none?
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  // Precondition: i < size().
  constexpr value_type operator[](std::size_t i) const {
    YINSH_ASSERT(i < size_);
    return actions_[i];
  }
  constexpr value_type& operator[](std::size_t i) {
    YINSH_ASSERT(i < size_);
    return actions_[i];
  }
  // The actions, next to one another in memory.
  constexpr value_type* data() { return actions_.data(); }
  constexpr const value_type* data() const { return actions_.data(); }
  constexpr value_type* begin() { return actions_.data(); }
  constexpr value_type* end() { return actions_.data() + size_; }
  constexpr const value_type* begin() const { return actions_.data(); }
  constexpr const value_type* end() const { return actions_.data() + size_; }
  // Precondition: size() < capacity.
  constexpr void push_back(value_type a) {
    YINSH_ASSERT(size_ < capacity);
    actions_[size_++] = a;
  }

 private:
  std::size_t size_ = 0;
  std::array<value_type, capacity> actions_;
};

using action_list = basic_action_list<standard>;

// Where the ring on a point may go now: nowhere unless a ring is to be moved and this one is the player's own.
template <ruleset Rules>
constexpr basic_point_set<typename Rules::shape> destinations(const basic_position<Rules>& p,
                                                              basic_point<typename Rules::shape> from) {
  if (p.phase() != phase::move_ring || p.board().owner(from) != p.to_act()) return {};
  return ring_destinations(p.board(), from);
}

// The rows from which the player to act chooses; none unless a row is to be removed [row.choice] [row.each].
template <ruleset Rules>
constexpr basic_row_set<typename Rules::shape, Rules::row_length> rows_to_choose(const basic_position<Rules>& p) {
  if (p.phase() != phase::remove_row) return {};
  return rows<Rules::row_length>(p.board(), p.to_act());
}

// Every legal action once, in an order that depends on nothing but the position. Empty when the game is over.
template <ruleset Rules>
constexpr basic_action_list<Rules> legal_actions(const basic_position<Rules>& p) {
  using act = action_of<Rules>;
  basic_action_list<Rules> list;
  switch (p.phase()) {
    case phase::place_ring:  // [place.where]
      for (const auto at : p.empty()) list.push_back(act::place_ring(at));
      break;
    case phase::move_ring:  // [move.must]
      for_each_ring_move(p.board(), p.to_act(), [&](auto from, auto to) { list.push_back(act::move_ring(from, to)); });
      if (list.empty()) list.push_back(act::pass());  // [move.pass]
      break;
    case phase::remove_row:  // [row.choice]
      for (const auto r : rows_to_choose(p)) list.push_back(act::remove_row(r));
      break;
    case phase::remove_ring:  // [row.resolve]
      for (const auto at : p.rings(p.to_act())) list.push_back(act::remove_ring(at));
      break;
    case phase::over: break;
  }
  return list;
}

// How many there are, without making the list.
template <ruleset Rules>
constexpr std::size_t count_legal_actions(const basic_position<Rules>& p) {
  switch (p.phase()) {
    case phase::place_ring: return p.empty().size();
    case phase::move_ring: return detail::larger(count_ring_moves(p.board(), p.to_act()), 1);  // or the pass
    case phase::remove_row: return rows_to_choose(p).size();
    case phase::remove_ring: return p.rings(p.to_act()).size();
    case phase::over: break;
  }
  return 0;
}

namespace detail {

constexpr violation why_wrong_kind(phase due, action_kind kind) {
  switch (due) {
    case phase::over: return violation::game_over;
    case phase::place_ring: return kind == action_kind::place_ring ? violation::none : violation::ring_must_be_placed;
    case phase::move_ring:
      return kind == action_kind::move_ring || kind == action_kind::pass ? violation::none
                                                                         : violation::ring_must_be_moved;
    case phase::remove_row: return kind == action_kind::remove_row ? violation::none : violation::row_must_be_removed;
    case phase::remove_ring:
      return kind == action_kind::remove_ring ? violation::none : violation::ring_must_be_removed;
  }
  return violation::none;
}

// Why the ring on a point is not one that a player may move or remove; none if it is.
template <board_shape Shape>
constexpr violation why_not_own_ring(const basic_board<Shape>& b, color c, basic_point<Shape> at) {
  if (!b.has_ring(at)) return violation::no_ring;
  return b.owner(at) == c ? violation::none : violation::opponents_ring;
}

// Why a ring has no way from one point to another, point by point as the rules tell it; none if it has.
template <board_shape Shape>
constexpr violation why_no_way(const basic_board<Shape>& b, basic_point<Shape> from, basic_point<Shape> to) {
  if (from == to) return violation::same_point;  // [move.line]
  const std::optional<direction> d = direction_between(from, to);
  if (!d) return violation::not_on_line;  // [move.line]
  bool crossed = false;
  for (basic_point<Shape> at = *neighbor(from, *d); at != to; at = *neighbor(at, *d)) {
    if (b.has_ring(at)) return violation::crosses_ring;           // [move.ring]
    if (crossed && b.is_empty(at)) return violation::beyond_run;  // [move.jump]
    crossed = crossed || b.has_marker(at);
  }
  if (b.has_ring(to)) return violation::onto_ring;                                        // [move.ring]
  if (b.has_marker(to)) return crossed ? violation::inside_run : violation::onto_marker;  // [move.jump] [move.ring]
  return violation::none;
}

// Why a row is not one that a player may remove; none if it is.
template <board_shape Shape, int Length>
constexpr violation why_not_own_row(const basic_board<Shape>& b, color c, basic_row<Shape, Length> r) {
  const basic_point_set<Shape> points = r.points();
  if (b.markers(c).includes(points)) return violation::none;
  return b.markers(opponent(c)).includes(points) ? violation::opponents_row : violation::row_incomplete;
}

}  // namespace detail

// Why two points are not the ends of a row of the right length, before any position is looked at: row_not_straight,
// row_length, or none.
template <class Row>
constexpr violation why_no_row(typename Row::point first, typename Row::point last) {
  if (Row::between(first, last)) return violation::none;
  return first == last || direction_between(first, last) ? violation::row_length : violation::row_not_straight;
}

// The first reason, in the order of `violation`, why an action is not legal here; none when it is.
template <ruleset Rules>
constexpr violation why_illegal(const basic_position<Rules>& p, action_of<Rules> a) {
  if (!a.well_formed()) return violation::off_board;
  if (const violation v = detail::why_wrong_kind(p.phase(), a.kind()); v != violation::none) return v;
  const color c = p.to_act();
  switch (a.kind()) {
    case action_kind::place_ring:  // [place.where]
      return p.board().is_empty(a.point()) ? violation::none : violation::occupied;
    case action_kind::move_ring: {
      if (!can_move(p.board(), c)) return violation::must_pass;  // [move.pass]
      const violation v = detail::why_not_own_ring(p.board(), c, a.from());
      return v != violation::none ? v : detail::why_no_way(p.board(), a.from(), a.to());
    }
    case action_kind::remove_row: return detail::why_not_own_row(p.board(), c, a.row());
    case action_kind::remove_ring: return detail::why_not_own_ring(p.board(), c, a.point());
    case action_kind::pass: return can_move(p.board(), c) ? violation::can_move : violation::none;  // [move.must]
  }
  return violation::off_board;
}

// May this be done here? The same as why_illegal(p, a) == violation::none.
template <ruleset Rules>
constexpr bool is_legal(const basic_position<Rules>& p, action_of<Rules> a) {
  return why_illegal(p, a) == violation::none;
}

}  // namespace yinsh

#endif
