// SPDX-License-Identifier: MIT
// planes: a position as numbers for a network: a stack of grids, one for each thing to know, seen from either player
// and in any of the twelve symmetries, written to the caller's buffer.
#ifndef YINSH_ENGINE_PLANES_HPP
#define YINSH_ENGINE_PLANES_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <yinsh/geometry/symmetry.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

// The planes in their order; stable between versions. "Own" is the player from whose view they are written.
enum class plane : std::uint8_t {
  own_rings,  // one where such a piece is
  opponents_rings,
  own_markers,
  opponents_markers,
  on_board,    // one on every point; tells them from the rest of the grid [board.points]
  own_action,  // one on every point, or on none: must the owner of the view act?
  own_turn,    // likewise: is it the owner's turn, or ring move that is being resolved? [turn.mover]
  placing,     // likewise: the phase; all four are zero once the game is over, and own_action and own_turn too
  moving,
  removing_row,
  removing_ring,
  pool,         // the same number on every point: share of the markers that are in the pool [pool]
  own_removed,  // likewise: removed rings, as a share of those that win [end.win]
  opponents_removed
};

// How many there are.
inline constexpr std::size_t plane_count = static_cast<std::size_t>(plane::opponents_removed) + 1;

// The shape, outermost first: planes, letters, numbers: {14, 11, 11} in the standard game. The cell of a plane and a
// point is the element (plane * width + x) * width + y of the buffer, for the letter's x and the number's y from 0.
template <ruleset Rules = standard>
inline constexpr std::array<std::size_t, 3> planes_shape{plane_count, std::size_t{Rules::shape::width},
                                                         std::size_t{Rules::shape::width}};

// How many elements that is: 1694 in the standard game.
template <ruleset Rules = standard>
inline constexpr std::size_t planes_size = planes_shape<Rules>[0] * planes_shape<Rules>[1] * planes_shape<Rules>[2];

namespace detail {

// So much of one: one * part / whole, for integers rounded towards zero. Precondition: 0 <= part <= whole, whole > 0.
template <class T>
constexpr T share(T one, int part, int whole) {
  if constexpr (std::is_floating_point_v<T>) {
    return one * static_cast<T>(part) / static_cast<T>(whole);
  } else {
    using wide = std::conditional_t<std::is_signed_v<T>, long long, unsigned long long>;
    const auto all = static_cast<wide>(one);
    const auto of = static_cast<wide>(whole);
    const auto some = static_cast<wide>(part);
    return static_cast<T>(all / of * some + all % of * some / of);  // no product leaves the range
  }
}

// One buffer while it is filled. Precondition: it has planes_size<Rules> elements, all of them zero.
template <ruleset Rules, class T>
class plane_writer {
 public:
  using shape = typename Rules::shape;
  constexpr plane_writer(std::span<T> out, basic_symmetry<shape> s) : out_{out}, symmetry_{s} {}

  // One plane on some points.
  constexpr void write(plane which, const basic_point_set<shape>& where, T value) const {
    for (const basic_point<shape> p : where) out_[cell_of(p) + static_cast<std::size_t>(which) * width * width] = value;
  }
  // The planes from `first` on, each with its one value on all points.
  template <std::size_t Count>
  constexpr void write_all(plane first, const std::array<T, Count>& values) const {
    for (const basic_point<shape> p : basic_point<shape>::all()) {
      std::size_t at = cell_of(p) + static_cast<std::size_t>(first) * width * width;
      for (const T value : values) {
        out_[at] = value;
        at += width * width;
      }
    }
  }

 private:
  static constexpr std::size_t width = std::size_t{shape::width};
  constexpr std::size_t cell_of(basic_point<shape> p) const {
    const coordinates at = transform(p, symmetry_).place();
    return std::size_t(at.x) * width + std::size_t(at.y);
  }
  std::span<T> out_;
  basic_symmetry<shape> symmetry_;
};

}  // namespace detail

// Writes the planes of a position, as a player sees them, to the first planes_size<Rules> elements of a buffer, and
// leaves any further ones alone. Cells outside the board are zero in every plane. False, and nothing is written, where
// the buffer is too small.
//   T is any arithmetic type; write `to_planes<float>(buffer, p, view)` for a buffer that is not yet a span.
//   s: the planes of transform(p, s), without making that position.
//   one: what stands for "yes" and for a full share. Integers round shares towards zero: give them a one such as 100.
template <class T, ruleset Rules>
  requires std::is_arithmetic_v<T>
constexpr bool to_planes(std::span<T> buffer, const basic_position<Rules>& p, color view,
                         basic_symmetry<typename Rules::shape> s = {}, std::type_identity_t<T> one = T{1}) {
  if (buffer.size() < planes_size<Rules>) return false;
  for (T& cell : buffer.first(planes_size<Rules>)) cell = T{};

  const detail::plane_writer<Rules, T> writer{buffer, s};
  const auto yes_if = [&](bool holds) { return holds ? one : T{}; };
  const color other = opponent(view);
  writer.write(plane::own_rings, p.rings(view), one);
  writer.write(plane::opponents_rings, p.rings(other), one);
  writer.write(plane::own_markers, p.markers(view), one);
  writer.write(plane::opponents_markers, p.markers(other), one);
  const std::array<T, plane_count - static_cast<std::size_t>(plane::on_board)> values{
      one,
      yes_if(p.phase() != phase::over && p.to_act() == view),
      yes_if(p.phase() != phase::over && p.mover() == view),
      yes_if(p.phase() == phase::place_ring),
      yes_if(p.phase() == phase::move_ring),
      yes_if(p.phase() == phase::remove_row),
      yes_if(p.phase() == phase::remove_ring),
      detail::share<T>(one, p.pool(), Rules::markers),
      detail::share<T>(one, p.removed(view), Rules::rings_to_win),
      detail::share<T>(one, p.removed(other), Rules::rings_to_win)};
  writer.write_all(plane::on_board, values);
  return true;
}

}  // namespace yinsh

#endif
