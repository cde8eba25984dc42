// SPDX-License-Identifier: MIT
// line: the straight lines of the board [board.lines]: all points of one, the ray from a point, the way from one
// point to another.
#ifndef YINSH_GEOMETRY_LINE_HPP
#define YINSH_GEOMETRY_LINE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
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

// Every line of the board; and for each letter, and for each number, all points with a smaller one. The points strictly
// between two points of a line are that line cut with a strip, and a strip is the difference of two such halves.
template <board_shape Shape>
struct line_table {
  static constexpr std::size_t width = std::size_t(Shape::width);
  using set = basic_compass_set<Shape>;
  // Where a point is on the three lines through it, by axis.
  struct crossing {
    std::array<std::uint8_t, 3> line{};  // the lines: all of one axis, then all of the next
    std::array<std::uint8_t, 3> rank{};  // the place along each: the letter, on a line of one letter the number
  };
  std::array<crossing, point_count<Shape>> through{};
  std::array<set, 3 * width> line{};
  std::array<set, 2 * (width + 1)> before{};  // the points of smaller rank: letters, then numbers

  constexpr line_table() {
    for (const basic_point<Shape> p : basic_point<Shape>::all()) {
      const auto x = std::size_t(p.place().x);
      const auto y = std::size_t(p.place().y);
      const std::size_t lines[] = {x, width + (y + width / 2 - x), 2 * width + y};
      const std::size_t ranks[] = {width + 1 + y, x, x};
      for (std::size_t a = 0; a < 3; ++a) {
        through[p.index()].line[a] = static_cast<std::uint8_t>(lines[a]);
        through[p.index()].rank[a] = static_cast<std::uint8_t>(ranks[a]);
        line[lines[a]] |= set::of(p);
      }
    }
    for (std::size_t i = 0; i < width; ++i) {
      before[i + 1] = before[i] | line[i];
      before[width + 1 + i + 1] = before[width + 1 + i] | line[2 * width + i];
    }
  }
};

template <board_shape Shape>
inline constexpr line_table<Shape> lines{};

// The points strictly between two points, worked out a word at a time: the line, without what is before or at the near
// point and without what is not before the far one.
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
  const auto& a = table.through[from.index()];
  const auto& b = table.through[to.index()];
  const std::size_t common = std::size_t{a.line[1] == b.line[1]} + 2 * std::size_t{a.line[2] == b.line[2]};
  const std::size_t one = a.rank[common];
  const std::size_t other = b.rank[common];
  return {table.line[a.line[common]], table.before[(one < other ? one : other) + 1],
          table.before[one < other ? other : one]};
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
