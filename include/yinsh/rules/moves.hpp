// SPDX-License-Identifier: MIT
// moves: where rings can go on a board: slide, jump, nothing else. All rings of a player are moved at once, in all
// six directions, a word of whole lines at a time.
#ifndef YINSH_RULES_MOVES_HPP
#define YINSH_RULES_MOVES_HPP

#include <bit>
#include <cstddef>
#include <yinsh/geometry/compass_set.hpp>
#include <yinsh/rules/board.hpp>

namespace yinsh {

namespace detail {

// The places ahead where the rings of a word can land. Each belongs to the nearest ring behind it.
constexpr line_word reach(line_word rings, line_word empty, line_word markers) {
  const walked slide = walk(ahead(rings), empty);          // [move.slide]
  const walked jump = walk(slide.met & markers, markers);  // [move.jump]
  return slide.passed | (jump.met & empty);                // [move.ring]
}

// The same for the i-th word of a board.
template <board_shape Shape>
constexpr line_word reach(const basic_board<Shape>& b, color c, std::size_t i) {
  return reach(b.rings_word(c, i), b.empty_word(i), b.markers_word(i));
}

// Where the ring stands that can land on a place of a word: the nearest behind. Precondition: there is one.
constexpr int ring_behind(line_word rings, int place) {
  return 63 - std::countl_zero(rings & ((line_word{1} << place) - 1));
}

}  // namespace detail

// How many ring moves a player has.
template <board_shape Shape>
constexpr std::size_t count_ring_moves(const basic_board<Shape>& b, color c) {
  int total = 0;
  for (std::size_t i = 0; i < basic_compass_set<Shape>::word_count; ++i) total += std::popcount(detail::reach(b, c, i));
  return std::size_t(total);
}

// Can a player move any ring? [move.must]
template <board_shape Shape>
constexpr bool can_move(const basic_board<Shape>& b, color c) {
  line_word any = 0;
  for (std::size_t i = 0; i < basic_compass_set<Shape>::word_count; ++i) any |= detail::reach(b, c, i);
  return any != 0;
}

// Can anybody move a ring? [end.blocked] A ring with an empty neighbour can, and nearly always there is one.
template <board_shape Shape>
constexpr bool anyone_can_move(const basic_board<Shape>& b) {
  line_word beside_rings = 0;
  for (std::size_t i = 0; i < basic_compass_set<Shape>::word_count; ++i)
    beside_rings |= ahead(b.rings_word(i)) & b.empty_word(i);
  return beside_rings != 0 || can_move(b, color::white) || can_move(b, color::black);
}

// Where the ring on a point can go, whichever player owns it; nowhere where no ring stands.
template <board_shape Shape>
constexpr basic_point_set<Shape> ring_destinations(const basic_board<Shape>& b, basic_point<Shape> from) {
  basic_point_set<Shape> result;
  if (!b.has_ring(from)) return result;
  const basic_compass_set<Shape>& ring = basic_compass_set<Shape>::of(from);
  for (std::size_t i = 0; i < basic_compass_set<Shape>::word_count; ++i) {
    line_word places = detail::reach(ring[i], b.empty_word(i), b.markers_word(i));
    for (; places != 0; places &= places - 1)
      result.insert(detail::compass<Shape>.point[i * 64 + std::size_t(std::countr_zero(places))]);
  }
  return result;
}

// Calls f(from, to) for every ring move of a player, direction by direction.
template <board_shape Shape, class Function>
constexpr void for_each_ring_move(const basic_board<Shape>& b, color c, Function f) {
  for (std::size_t i = 0; i < basic_compass_set<Shape>::word_count; ++i) {
    const line_word rings = b.rings_word(c, i);
    const auto point_at = [&](int bit) { return detail::compass<Shape>.point[i * 64 + std::size_t(bit)]; };
    for (line_word places = detail::reach(b, c, i); places != 0; places &= places - 1) {
      const int to = std::countr_zero(places);
      f(point_at(detail::ring_behind(rings, to)), point_at(to));
    }
  }
}

}  // namespace yinsh

#endif
