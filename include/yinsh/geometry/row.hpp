// SPDX-License-Identifier: MIT
// row: a place where a row can lie: so many points, next to one another on one line [row.five]. 123 of them for rows
// of five on the standard board, 41 along each axis.
#ifndef YINSH_GEOMETRY_ROW_HPP
#define YINSH_GEOMETRY_ROW_HPP

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <yinsh/geometry/compass_set.hpp>
#include <yinsh/geometry/line.hpp>

namespace yinsh {

namespace detail {

// The bits of the first three pictures, one picture for each axis. In each a row is `Length` adjacent bits.
template <board_shape Shape>
inline constexpr std::size_t axis_bits = 3 * 32 * lane_count<Shape>;

// The bits of a word from which `Length` adjacent bits are set: the first points of rows. A row starts where one half
// as long starts, and another that ends at the same end. What crosses from one line into the next meets a guard and is
// gone.
template <int Length>
constexpr line_word run_starts(line_word bits) {
  if constexpr (Length == 1) {
    return bits;
  } else {
    constexpr int half = (Length + 1) / 2;
    const line_word halves = run_starts<half>(bits);
    return halves & halves >> (Length - half);
  }
}

// The places of all rows, as the bits of their first points.
template <board_shape Shape, int Length>
constexpr bool row_starts_at(std::size_t bit) {
  return (run_starts<Length>(basic_compass_set<Shape>::all()[bit / 64]) >> (bit % 64) & 1U) != 0;
}

template <board_shape Shape, int Length>
constexpr std::size_t count_rows() {
  std::size_t total = 0;
  for (std::size_t bit = 0; bit < axis_bits<Shape>; ++bit) total += row_starts_at<Shape, Length>(bit);
  return total;
}

template <board_shape Shape, int Length>
inline constexpr std::size_t row_count = count_rows<Shape, Length>();

}  // namespace detail

template <board_shape Shape, int Length>
class basic_row {
 public:
  using point = basic_point<Shape>;
  static constexpr int length = Length;                                   // [row.five]
  static constexpr std::size_t count = detail::row_count<Shape, Length>;  // of the board: 123 on the standard one

  // The row of index 0.
  constexpr basic_row() = default;

  // The row that has these two points as its ends, in either order; none where they are not exactly that far apart
  // on one line [row.choice].
  static constexpr std::optional<basic_row> between(point a, point b);
  // The row of that index. Precondition: index < count.
  static constexpr basic_row from_index(std::size_t index) {
    YINSH_ASSERT(index < count);
    basic_row result;
    result.index_ = static_cast<std::uint16_t>(index);
    return result;
  }
  // All rows, in the order of their indices.
  static constexpr const std::array<basic_row, count>& all();

  // 0 ... count - 1: along letters, then differences, then numbers. Within an axis line by line (letters rising,
  // differences and numbers falling) and on each line in walking order.
  constexpr std::size_t index() const { return index_; }
  // The end with the smaller letter (the smaller number where the letter stays), and the other.
  constexpr point first() const;
  constexpr point last() const;
  // The family of lines that it lies along.
  constexpr yinsh::axis axis() const { return direction_of(first(), last()); }
  // Its points, `length` of them [row.set].
  constexpr basic_point_set<Shape> points() const;

  friend constexpr bool operator==(basic_row, basic_row) = default;
  friend constexpr auto operator<=>(basic_row, basic_row) = default;  // by index

 private:
  static constexpr yinsh::axis direction_of(point a, point b) { return axis_of(*direction_between(a, b)); }
  std::uint16_t index_ = 0;
};

using row = basic_row<standard_hexagon, 5>;

namespace detail {

// Both ways between a row's index and the bit of its first point.
template <board_shape Shape, int Length>
struct row_table {
  std::array<std::uint16_t, row_count<Shape, Length>> bit{};
  std::array<std::uint16_t, axis_bits<Shape>> index{};
  std::array<basic_row<Shape, Length>, row_count<Shape, Length>> all{};
  constexpr row_table() {
    std::size_t next = 0;
    for (std::size_t at = 0; at < axis_bits<Shape>; ++at) {
      if (!row_starts_at<Shape, Length>(at)) continue;
      bit[next] = static_cast<std::uint16_t>(at);
      index[at] = static_cast<std::uint16_t>(next);
      all[next] = basic_row<Shape, Length>::from_index(next);
      ++next;
    }
  }
};

template <board_shape Shape, int Length>
inline constexpr row_table<Shape, Length> row_places{};

}  // namespace detail

template <board_shape Shape, int Length>
constexpr const std::array<basic_row<Shape, Length>, basic_row<Shape, Length>::count>& basic_row<Shape, Length>::all() {
  return detail::row_places<Shape, Length>.all;
}

template <board_shape Shape, int Length>
constexpr basic_point<Shape> basic_row<Shape, Length>::first() const {
  return detail::compass<Shape>.point[detail::row_places<Shape, Length>.bit[index_]];
}

template <board_shape Shape, int Length>
constexpr basic_point<Shape> basic_row<Shape, Length>::last() const {
  return detail::compass<Shape>.point[detail::row_places<Shape, Length>.bit[index_] + std::size_t(Length - 1)];
}

template <board_shape Shape, int Length>
constexpr basic_point_set<Shape> basic_row<Shape, Length>::points() const {
  basic_point_set<Shape> result;
  const std::size_t start = detail::row_places<Shape, Length>.bit[index_];
  for (std::size_t i = 0; i < std::size_t(Length); ++i) result.insert(detail::compass<Shape>.point[start + i]);
  return result;
}

template <board_shape Shape, int Length>
constexpr std::optional<basic_row<Shape, Length>> basic_row<Shape, Length>::between(point a, point b) {
  const std::optional<direction> d = direction_between(a, b);
  if (!d) return std::nullopt;
  const bool forward_way = *d == forward(axis_of(*d));
  const auto& bits = detail::compass<Shape>.bit[static_cast<std::size_t>(axis_of(*d))];
  const std::size_t start = bits[(forward_way ? a : b).index()];
  const std::size_t end = bits[(forward_way ? b : a).index()];
  if (end - start != std::size_t(Length - 1)) return std::nullopt;
  return from_index(detail::row_places<Shape, Length>.index[start]);
}

}  // namespace yinsh

#endif
