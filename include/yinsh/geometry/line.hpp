// SPDX-License-Identifier: MIT
// line: the straight lines of the board [board.lines]: all points of one, the ray from a point, the way from one
// point to another.
#ifndef YINSH_GEOMETRY_LINE_HPP
#define YINSH_GEOMETRY_LINE_HPP

#include <array>
#include <cstddef>
#include <optional>
#include <yinsh/geometry/compass_set.hpp>

namespace yinsh {

// The direction that leads from one point to another, if they lie on a line; none from a point to itself. Points
// whose letter + number are equal do not lie on a line [board.lines].
template <board_shape Shape>
constexpr std::optional<direction> direction_between(basic_point<Shape> from, basic_point<Shape> to) {
  const int dx = to.place().x - from.place().x;
  const int dy = to.place().y - from.place().y;
  if (from == to || (dx != 0 && dy != 0 && dx != dy)) return std::nullopt;
  if (dx == 0) return dy > 0 ? direction::n : direction::s;
  if (dy == 0) return dx > 0 ? direction::se : direction::nw;
  return dx > 0 ? direction::ne : direction::sw;
}

// All points from `from` onward in a direction, without `from` itself.
template <board_shape Shape>
constexpr basic_point_set<Shape> ray(basic_point<Shape> from, direction d) {
  basic_point_set<Shape> result;
  for (auto next = neighbor(from, d); next; next = neighbor(*next, d)) result.insert(*next);
  return result;
}

// All points of the line along `a` through a point, that point among them.
template <board_shape Shape>
constexpr basic_point_set<Shape> line_through(basic_point<Shape> p, axis a) {
  return ray(p, forward(a)) | ray(p, opposite(forward(a))) | basic_point_set<Shape>{p};
}

namespace detail {

// Every line, and for letters and numbers the half of the board before each. The points strictly between two points
// of a line are that line cut with a strip, and a strip is the difference of two halves.
template <board_shape Shape>
struct line_table {
  static constexpr std::size_t width = std::size_t(Shape::width);
  using set = basic_compass_set<Shape>;
  std::array<std::array<set, width>, 3> line{};  // by axis, then by letter, difference, number
  std::array<set, width + 1> letters_before{};   // all points with a smaller x
  std::array<set, width + 1> numbers_before{};   // all points with a smaller y

  constexpr line_table() {
    for (const basic_point<Shape> p : basic_point<Shape>::all()) {
      const coordinates at = p.place();
      line[0][std::size_t(at.x)] |= set::of(p);
      line[1][difference(at)] |= set::of(p);
      line[2][std::size_t(at.y)] |= set::of(p);
    }
    for (std::size_t i = 0; i < width; ++i) {
      letters_before[i + 1] = letters_before[i] | line[0][i];
      numbers_before[i + 1] = numbers_before[i] | line[2][i];
    }
  }
  static constexpr std::size_t difference(coordinates at) { return std::size_t(at.y - at.x + Shape::side - 1); }
};

template <board_shape Shape>
inline constexpr line_table<Shape> lines{};

// One set as it is looked up: (far before ^ near before) & line.
template <board_shape Shape>
struct stretch {
  const basic_compass_set<Shape>& line;
  const basic_compass_set<Shape>& before_near;
  const basic_compass_set<Shape>& before_far;
  constexpr line_word operator[](std::size_t i) const { return line[i] & (before_near[i] ^ before_far[i]); }
};

// The points strictly between two points. Precondition: they are different and lie on a line.
template <board_shape Shape>
constexpr stretch<Shape> stretch_between(basic_point<Shape> from, basic_point<Shape> to) {
  const line_table<Shape>& table = lines<Shape>;
  const coordinates a = from.place();
  const coordinates b = to.place();
  const bool same_letter = a.x == b.x;
  const auto& before = same_letter ? table.numbers_before : table.letters_before;
  const int low = same_letter ? (a.y < b.y ? a.y : b.y) : (a.x < b.x ? a.x : b.x);
  const int high = same_letter ? (a.y < b.y ? b.y : a.y) : (a.x < b.x ? b.x : a.x);
  const auto& line = same_letter  ? table.line[0][std::size_t(a.x)]
                     : a.y == b.y ? table.line[2][std::size_t(a.y)]
                                  : table.line[1][table.difference(a)];
  return {line, before[std::size_t(low) + 1], before[std::size_t(high)]};
}

}  // namespace detail

// The points strictly between two points of a line; none where they are neighbours, equal or not on a line.
template <board_shape Shape>
constexpr basic_point_set<Shape> between(basic_point<Shape> from, basic_point<Shape> to) {
  const std::optional<direction> d = direction_between(from, to);
  if (!d) return {};
  return ray(from, *d) & ray(to, opposite(*d));
}

}  // namespace yinsh

#endif
