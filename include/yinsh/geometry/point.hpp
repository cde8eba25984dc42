// SPDX-License-Identifier: MIT
// point: an intersection of the board, where one piece can stand. A value of one byte that always names a point of
// its board; text and screen coordinates lead to one through functions that may answer "none".
#ifndef YINSH_GEOMETRY_POINT_HPP
#define YINSH_GEOMETRY_POINT_HPP

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <yinsh/config.hpp>
#include <yinsh/geometry/hexagon.hpp>

namespace yinsh {

namespace detail {
inline constexpr double half_root_of_three = 0.86602540378443864676;
}

template <board_shape Shape>
class basic_point {
 public:
  using shape = Shape;
  static constexpr std::size_t count = point_count<Shape>;  // of the board: 85 on the standard one [board.points]

  // The point of index 0: the lowest one of the first letter.
  constexpr basic_point() = default;

  // The point of that letter ('a' or 'A' onward) and number (1 onward), if the board has it.
  static constexpr std::optional<basic_point> at(char letter, int number);
  // The point at those grid coordinates, if the board has it.
  static constexpr std::optional<basic_point> at(coordinates place);
  // The point of that index. Precondition: index < count.
  static constexpr basic_point from_index(std::size_t index) {
    YINSH_ASSERT(index < count);
    basic_point result;
    result.index_ = static_cast<std::uint8_t>(index);
    return result;
  }
  // All points, in the order of their indices.
  static constexpr const std::array<basic_point, count>& all();

  // 0 ... count - 1, letter by letter and along each letter by rising number: a2 is 0, k10 is 84.
  constexpr std::size_t index() const { return index_; }
  // Its place in the grid; its letter, 'a' onward; its number, 1 onward [board.points].
  constexpr coordinates place() const;
  constexpr char letter() const { return static_cast<char>('a' + place().x); }
  constexpr int number() const { return place().y + 1; }

  // Where the point stands on a screen: the centre of the board is the origin, neighbours are one unit apart, x
  // grows to the right and y upward.
  constexpr double x() const { return (place().x - (Shape::side - 1)) * detail::half_root_of_three; }
  constexpr double y() const { return (place().y - (Shape::side - 1)) - (place().x - (Shape::side - 1)) * 0.5; }
  // The point nearest to a tap, in the units of x() and y(); none where no point is within 1/sqrt(3), as far as
  // the corner of a cell is from its middle; of two that are as near the one of larger index. Not-a-number finds
  // nothing (where the compiler keeps it: not with -ffast-math).
  static constexpr std::optional<basic_point> nearest(double x, double y);

  friend constexpr bool operator==(basic_point, basic_point) = default;
  friend constexpr auto operator<=>(basic_point, basic_point) = default;  // by index

 private:
  std::uint8_t index_ = 0;
};

using point = basic_point<standard_hexagon>;

namespace detail {

// Both ways between indices and places, filled from `Shape::contains`.
template <board_shape Shape>
struct point_table {
  static constexpr std::uint8_t off_board = 255;
  std::array<coordinates, point_count<Shape>> place{};
  std::array<std::array<std::uint8_t, std::size_t(Shape::width)>, std::size_t(Shape::width)> index{};
  std::array<basic_point<Shape>, point_count<Shape>> all{};

  constexpr point_table() {
    std::size_t next = 0;
    for (int x = 0; x < Shape::width; ++x)
      for (int y = 0; y < Shape::width; ++y) {
        auto& entry = index[std::size_t(x)][std::size_t(y)];
        entry = off_board;
        if (!Shape::contains({x, y})) continue;
        entry = static_cast<std::uint8_t>(next);
        place[next] = {x, y};
        all[next] = basic_point<Shape>::from_index(next);
        ++next;
      }
  }
};

template <board_shape Shape>
inline constexpr point_table<Shape> points{};

}  // namespace detail

template <board_shape Shape>
constexpr std::optional<basic_point<Shape>> basic_point<Shape>::at(coordinates place) {
  if (!Shape::contains(place)) return std::nullopt;
  return from_index(detail::points<Shape>.index[std::size_t(place.x)][std::size_t(place.y)]);
}

template <board_shape Shape>
constexpr std::optional<basic_point<Shape>> basic_point<Shape>::at(char letter, int number) {
  if (number < 1 || number > Shape::width) return std::nullopt;
  const int x = letter >= 'a' ? letter - 'a' : letter - 'A';
  return at(coordinates{x, number - 1});
}

template <board_shape Shape>
constexpr const std::array<basic_point<Shape>, basic_point<Shape>::count>& basic_point<Shape>::all() {
  return detail::points<Shape>.all;
}

template <board_shape Shape>
constexpr coordinates basic_point<Shape>::place() const {
  return detail::points<Shape>.place[index_];
}

template <board_shape Shape>
constexpr std::optional<basic_point<Shape>> basic_point<Shape>::nearest(double x, double y) {
  std::optional<basic_point> found;
  double smallest = 1.0 / 3.0;  // the square of a cell's reach
  for (const basic_point candidate : all()) {
    const double dx = candidate.x() - x;
    const double dy = candidate.y() - y;
    if (const double squared = dx * dx + dy * dy; squared <= smallest) {
      smallest = squared;
      found = candidate;
    }
  }
  return found;
}

// The next point in a direction, if the board has it [board.lines].
template <board_shape Shape>
constexpr std::optional<basic_point<Shape>> neighbor(basic_point<Shape> from, direction d) {
  return basic_point<Shape>::at(step(from.place(), d));
}

namespace detail {
void this_literal_is_not_a_point_of_the_board();  // never defined: its name is the compiler's message
}

inline namespace literals {

// "e4"_point: a point of the standard board, checked by the compiler.
consteval point operator""_point(const char* text, std::size_t size) {
  int number = 0;
  for (std::size_t i = 1; i < size && i < 3; ++i) {
    if (text[i] < (i == 1 ? '1' : '0') || text[i] > '9') detail::this_literal_is_not_a_point_of_the_board();
    number = number * 10 + (text[i] - '0');
  }
  const std::optional<point> found = size == 2 || size == 3 ? point::at(text[0], number) : std::nullopt;
  if (!found) detail::this_literal_is_not_a_point_of_the_board();
  return *found;
}

}  // namespace literals

}  // namespace yinsh

#endif
