// SPDX-License-Identifier: MIT
// action: one atomic step of the game, a value of four bytes. It says what is done, not whether that is legal.
#ifndef YINSH_RULES_ACTION_HPP
#define YINSH_RULES_ACTION_HPP

#include <compare>
#include <cstddef>
#include <cstdint>
#include <yinsh/config.hpp>
#include <yinsh/geometry/row.hpp>
#include <yinsh/geometry/symmetry.hpp>
#include <yinsh/rules/ruleset.hpp>

namespace yinsh {

// What an action does.
enum class action_kind : std::uint8_t {
  place_ring,   // [place.where]
  move_ring,    // [move.marker] [move.line]
  remove_row,   // [row.resolve], first half
  remove_ring,  // [row.resolve], second half
  pass          // [move.pass]
};

template <board_shape Shape, int Length>
class basic_action {
 public:
  using point_type = basic_point<Shape>;
  using row_type = basic_row<Shape, Length>;

  // Like an int: `action a{};` is placing a ring on the point of index 0, `action a;` has no value yet.
  basic_action() = default;

  // Every point and row may be named; what is legal depends on a position: see why_illegal.
  static constexpr basic_action place_ring(point_type at) { return {action_kind::place_ring, at.index()}; }
  static constexpr basic_action move_ring(point_type from, point_type to) {
    return {action_kind::move_ring, from.index() << 8 | to.index()};
  }
  static constexpr basic_action remove_row(row_type r) { return {action_kind::remove_row, r.index()}; }
  static constexpr basic_action remove_ring(point_type at) { return {action_kind::remove_ring, at.index()}; }
  static constexpr basic_action pass() { return {action_kind::pass, 0}; }

  // What it does.
  constexpr action_kind kind() const { return static_cast<action_kind>(code_ >> 16); }
  // Where a ring is placed or removed. Precondition: kind is place_ring or remove_ring.
  constexpr point_type point() const {
    YINSH_ASSERT(kind() == action_kind::place_ring || kind() == action_kind::remove_ring);
    return point_type::from_index(code_ & 0xFF);
  }
  // The way of a ring. Precondition: kind is move_ring.
  constexpr point_type from() const {
    YINSH_ASSERT(kind() == action_kind::move_ring);
    return point_type::from_index(code_ >> 8 & 0xFF);
  }
  constexpr point_type to() const {
    YINSH_ASSERT(kind() == action_kind::move_ring);
    return point_type::from_index(code_ & 0xFF);
  }
  // The row that is removed. Precondition: kind is remove_row.
  constexpr row_type row() const {
    YINSH_ASSERT(kind() == action_kind::remove_row);
    return row_type::from_index(code_ & 0xFFFF);
  }

  // Does it name points and a row of the board? Always so for actions made by the functions above.
  constexpr bool well_formed() const {
    constexpr auto points = static_cast<std::uint32_t>(point_type::count);
    if (code_ >> 24 != 0) return false;
    switch (kind()) {
      case action_kind::place_ring:
      case action_kind::remove_ring: return (code_ & 0xFFFF) < points;
      case action_kind::move_ring: return (code_ >> 8 & 0xFF) < points && (code_ & 0xFF) < points;
      case action_kind::remove_row: return (code_ & 0xFFFF) < row_type::count;
      case action_kind::pass: return (code_ & 0xFFFF) == 0;
    }
    return false;
  }

  friend constexpr bool operator==(basic_action, basic_action) = default;
  // By kind, then by indices.
  friend constexpr auto operator<=>(basic_action, basic_action) = default;

 private:
  constexpr basic_action(action_kind kind, std::size_t what)
      : code_{static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(what)} {}
  std::uint32_t code_;  // kind << 16 | point; kind << 16 | from << 8 | to; kind << 16 | row
};

// The actions of a ruleset; those of the standard game and of blitz are the same type.
template <ruleset Rules>
using action_of = basic_action<typename Rules::shape, Rules::row_length>;
using action = action_of<standard>;

// The action that does the same on the board laid down in another way. Precondition: a.well_formed().
template <board_shape Shape, int Length>
constexpr basic_action<Shape, Length> transform(basic_action<Shape, Length> a, basic_symmetry<Shape> s) {
  using act = basic_action<Shape, Length>;
  switch (a.kind()) {
    case action_kind::place_ring: return act::place_ring(transform(a.point(), s));
    case action_kind::move_ring: return act::move_ring(transform(a.from(), s), transform(a.to(), s));
    case action_kind::remove_row: return act::remove_row(transform(a.row(), s));
    case action_kind::remove_ring: return act::remove_ring(transform(a.point(), s));
    case action_kind::pass: break;
  }
  return a;
}

}  // namespace yinsh

#endif
