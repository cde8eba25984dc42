// SPDX-License-Identifier: MIT
// canonical: one position to stand for all twelve that are the same but for how the board is laid down: the smallest
// of the twelve images, and the symmetry that leads there. For tables that should hold each position once.
#ifndef YINSH_ENGINE_CANONICAL_HPP
#define YINSH_ENGINE_CANONICAL_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <yinsh/geometry/symmetry.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

namespace detail {

// What is on each point, in the order of their indices: 0 nothing, 1 a white ring, 2 a black ring, 3 a white marker,
// 4 a black marker. These numbers are stable: the order of images and the packed form stand on them.
template <board_shape Shape>
using pieces_by_point = std::array<std::uint8_t, point_count<Shape>>;

template <board_shape Shape>
constexpr pieces_by_point<Shape> pieces(const basic_board<Shape>& b) {
  pieces_by_point<Shape> result{};
  for (const color c : all_colors) {
    const auto black = static_cast<std::uint8_t>(c);
    for (const basic_point<Shape> p : b.rings(c)) result[p.index()] = static_cast<std::uint8_t>(1 + black);
    for (const basic_point<Shape> p : b.markers(c)) result[p.index()] = static_cast<std::uint8_t>(3 + black);
  }
  return result;
}

// Is the image under `a` smaller than that under `b`? On a point of the image is what was where the way back leads.
template <board_shape Shape>
constexpr bool smaller_image(const pieces_by_point<Shape>& on, basic_symmetry<Shape> a, basic_symmetry<Shape> b) {
  const auto& back_a = images<Shape>.image[a.inverse().index()];
  const auto& back_b = images<Shape>.image[b.inverse().index()];
  for (std::size_t i = 0; i < on.size(); ++i) {
    const std::uint8_t in_a = on[back_a[i].index()];
    const std::uint8_t in_b = on[back_b[i].index()];
    if (in_a != in_b) return in_a < in_b;
  }
  return false;
}

}  // namespace detail

// The smallest image of a position: position == transform(p, to), and p == transform(position, to.inverse()).
template <ruleset Rules = standard>
struct basic_canonical_form {
  basic_position<Rules> position;            // the image
  basic_symmetry<typename Rules::shape> to;  // the first in the order of indices, where several lead there
  friend constexpr bool operator==(const basic_canonical_form&, const basic_canonical_form&) = default;
};

using canonical_form = basic_canonical_form<>;

// The smallest of the twelve images of a position. Images differ in their boards only; the smaller one has, on the
// first point in index order on which they differ, what comes first in this list: nothing, a white ring, a black
// ring, a white marker, a black marker. That is also the order of their packed forms. Stable between versions.
template <ruleset Rules>
constexpr basic_canonical_form<Rules> canonical(const basic_position<Rules>& p) {
  using symmetry_type = basic_symmetry<typename Rules::shape>;
  const detail::pieces_by_point<typename Rules::shape> on = detail::pieces(p.board());
  symmetry_type smallest;
  for (const symmetry_type s : symmetry_type::all())
    if (detail::smaller_image(on, s, smallest)) smallest = s;
  return {smallest == symmetry_type{} ? p : transform(p, smallest), smallest};
}

}  // namespace yinsh

#endif
