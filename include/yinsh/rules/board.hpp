// SPDX-License-Identifier: MIT
// board: rings and markers on points, and the few edits that the rules make on them. It knows no turn and no score.
#ifndef YINSH_RULES_BOARD_HPP
#define YINSH_RULES_BOARD_HPP

#include <cstddef>
#include <optional>
#include <yinsh/geometry/compass_set.hpp>
#include <yinsh/geometry/line.hpp>
#include <yinsh/geometry/row.hpp>
#include <yinsh/geometry/symmetry.hpp>
#include <yinsh/rules/color.hpp>

namespace yinsh {

namespace detail {
template <board_shape Shape>
struct ring_move;  // ring_move.hpp: a ring move in one pass
}

template <board_shape Shape>
class basic_board {
 public:
  using point = basic_point<Shape>;
  using point_set = basic_point_set<Shape>;
  using compass_set = basic_compass_set<Shape>;

  constexpr basic_board() = default;
  // For the library itself. Precondition: every word is written before it is read.
  constexpr explicit basic_board(detail::unwritten u) : markers_{u}, rings_{u}, white_{u} {}

  // The points where rings or markers are, of one player or of both, and those where nothing is.
  constexpr point_set rings(color c) const { return owned(c, rings_.points()); }
  constexpr point_set markers(color c) const { return owned(c, markers_.points()); }
  constexpr point_set rings() const { return rings_.points(); }
  constexpr point_set markers() const { return markers_.points(); }
  constexpr point_set empty() const { return ~(rings() | markers()); }

  // What is on a point?
  constexpr bool has_ring(point p) const { return rings_.contains(p); }
  constexpr bool has_marker(point p) const { return markers_.contains(p); }
  constexpr bool is_empty(point p) const { return !has_ring(p) && !has_marker(p); }
  // Whose piece stands on a point, ring or marker.
  constexpr std::optional<color> owner(point p) const {
    if (is_empty(p)) return std::nullopt;
    return white_.contains(p) ? color::white : color::black;
  }

  // The same sets a word of whole lines at a time, for moves and rows; i < compass_set::word_count.
  constexpr line_word rings_word(std::size_t i) const { return rings_[i]; }
  constexpr line_word rings_word(color c, std::size_t i) const { return rings_[i] & (white_[i] ^ unless_white(c)); }
  constexpr line_word markers_word(std::size_t i) const { return markers_[i]; }
  constexpr line_word markers_word(color c, std::size_t i) const { return markers_[i] & (white_[i] ^ unless_white(c)); }
  constexpr line_word empty_word(std::size_t i) const { return compass_set::all()[i] & ~(rings_[i] | markers_[i]); }

  // Precondition: the point is empty.
  constexpr void put_ring(color c, point p) {
    YINSH_ASSERT(is_empty(p));
    rings_ |= compass_set::of(p);
    paint(c, p);
  }
  // Precondition: the point is empty.
  constexpr void put_marker(color c, point p) {
    YINSH_ASSERT(is_empty(p));
    markers_ |= compass_set::of(p);
    paint(c, p);
  }
  // Precondition: a ring stands there.
  constexpr void lift_ring(point p) {
    YINSH_ASSERT(has_ring(p));
    rings_ -= compass_set::of(p);
    white_ -= compass_set::of(p);
  }
  // Turns over every marker strictly between two points [move.flip]. Precondition: they are different and lie on a
  // line.
  constexpr void flip_between(point from, point to) {
    YINSH_ASSERT(direction_between(from, to).has_value());
    const auto stretch = detail::stretch_between(from, to);
    for (std::size_t i = 0; i < compass_set::word_count; ++i) white_[i] ^= stretch[i] & markers_[i];
  }
  // Takes all markers of a row off the board [row.resolve]. Precondition: markers of one colour lie on all its points.
  template <int Length>
  constexpr void take_row(basic_row<Shape, Length> r) {
    YINSH_ASSERT(markers(color::white).includes(r.points()) || markers(color::black).includes(r.points()));
    const compass_set taken{r.points()};
    markers_ -= taken;
    white_ -= taken;
  }
  // Puts markers of one colour back on all points of a row. Precondition: the points are empty.
  template <int Length>
  constexpr void restore_row(color c, basic_row<Shape, Length> r) {
    YINSH_ASSERT(empty().includes(r.points()));
    const compass_set restored{r.points()};
    markers_ |= restored;
    if (c == color::white) white_ |= restored;
  }

  friend constexpr bool operator==(const basic_board&, const basic_board&) = default;

  template <class S>  // not a concept: some compilers take a constrained friend for another function
  friend constexpr basic_board<S> transform(const basic_board<S>& b, basic_symmetry<S> s);

 private:
  friend struct detail::ring_move<Shape>;

  static constexpr line_word unless_white(color c) { return line_word{0} - static_cast<line_word>(c); }
  constexpr point_set owned(color c, const point_set& pieces) const {
    return c == color::white ? pieces & white_.points() : pieces - white_.points();
  }
  constexpr void paint(color c, point p) {
    const line_word kept = ~unless_white(c);
    for (std::size_t i = 0; i < compass_set::word_count; ++i) white_[i] |= compass_set::of(p)[i] & kept;
  }

  // Invariant: no point is in both markers_ and rings_; white_ holds only points of the two.
  compass_set markers_;
  compass_set rings_;
  compass_set white_;  // whose piece it is: white's, else black's
};

using board = basic_board<standard_hexagon>;

// The same pieces on the images of their points.
template <class Shape>
constexpr basic_board<Shape> transform(const basic_board<Shape>& b, basic_symmetry<Shape> s) {
  basic_board<Shape> result;
  result.markers_ = transform(b.markers_, s);
  result.rings_ = transform(b.rings_, s);
  result.white_ = transform(b.white_, s);
  return result;
}

}  // namespace yinsh

#endif
