// SPDX-License-Identifier: MIT
// hexagon: the board as a shape. One predicate, `contains`, says which coordinates are on the board; every other
// fact of the geometry is derived from it at compile time.
#ifndef YINSH_GEOMETRY_HEXAGON_HPP
#define YINSH_GEOMETRY_HEXAGON_HPP

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace yinsh {

// The standard board, the right way up [board.points]. Along a column the letter stays and the number rises.
//
//                       e10       g11
//                  d9        f10       h11
//             c8        e9        g10       i11
//        b7        d8        f9        h10       j11
//             c7        e8        g9        i10
//        b6        d7        f8        h9        j10             n
//   a5        c6        e7        g8        i9        k10    nw  |  ne
//        b5        d6        f7        h8        j9            \ | /
//   a4        c5        e6        g7        i8        k9         +
//        b4        d5        f6        h7        j8            / | \.
//   a3        c4        e5        g6        i7        k8     sw  |  se
//        b3        d4        f5        h6        j7              s
//   a2        c3        e4        g5        i6        k7
//        b2        d3        f4        h5        j6
//             c2        e3        g4        i5
//        b1        d2        f3        h4        j5
//             c1        e2        g3        i4
//                  d1        f2        h3
//                       e1        g2

// A place in the grid, on the board or not: x counts letters from 'a', y numbers from 1, both from 0.
struct coordinates {
  int x;  // the letter: 0 is 'a'
  int y;  // the number: 0 is 1
  friend constexpr bool operator==(const coordinates&, const coordinates&) = default;
};

// The six ways to walk, clockwise; each is the one before turned by a sixth [board.lines].
enum class direction : std::uint8_t { n, ne, se, s, sw, nw };
inline constexpr std::array<direction, 6> all_directions{direction::n, direction::ne, direction::se,
                                                         direction::s, direction::sw, direction::nw};

// The three families of lines, named by what their points have in common [board.lines]. Each is walked from its
// smaller letters to its larger ones (from smaller numbers where the letter stays): directions n, ne and se.
enum class axis : std::uint8_t { letter, difference, number };
inline constexpr std::array<axis, 3> all_axes{axis::letter, axis::difference, axis::number};

// The way back; the family of lines that a direction walks; the direction in which a family is walked.
constexpr direction opposite(direction d) { return static_cast<direction>((static_cast<int>(d) + 3) % 6); }
constexpr axis axis_of(direction d) { return static_cast<axis>(static_cast<int>(d) % 3); }
constexpr direction forward(axis a) { return static_cast<direction>(a); }

// The neighbouring place in a direction.
constexpr coordinates step(coordinates at, direction d) {
  constexpr std::array<coordinates, 6> steps{{{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}}};
  const coordinates by = steps[static_cast<std::size_t>(d)];
  return {at.x + by.x, at.y + by.y};
}

// Are the six corner points cut off? On the standard board they are [board.points].
enum class corners : std::uint8_t { cut, uncut };

template <int Side>
concept has_two_to_nine_points_on_a_side = (2 <= Side) && (Side <= 9);  // [rules.valid]

// A hexagon of `Side` points along each edge, with or without its six corner points [board.points].
template <int Side, corners Corners = corners::cut>
  requires has_two_to_nine_points_on_a_side<Side>
struct hexagon {
  static constexpr int side = Side;           // points along an edge
  static constexpr int width = 2 * Side - 1;  // how many letters there are, and how many numbers

  // The one predicate: is this place on the board?
  static constexpr bool contains(coordinates at) {
    const bool in_grid = 0 <= at.x && at.x < width && 0 <= at.y && at.y < width;
    return in_grid && -Side < at.y - at.x && at.y - at.x < Side && !(Corners == corners::cut && is_corner(at));
  }

  // A turn by a sixth about the centre, counter-clockwise: (x, y) -> (x - y, x) seen from the centre. It takes
  // direction ne to n, se to ne, and so on.
  static constexpr coordinates turned(coordinates at) { return {at.x - at.y + Side - 1, at.x}; }

  // The reflection that exchanges letters and numbers; it keeps direction ne.
  static constexpr coordinates mirrored(coordinates at) { return {at.y, at.x}; }

 private:
  static constexpr bool is_corner(coordinates at) {
    const auto extreme = [](int value) { return value == 0 || value == Side - 1 || value == width - 1; };
    return extreme(at.x) && extreme(at.y) && !(at.x == Side - 1 && at.y == Side - 1);
  }
};

using standard_hexagon = hexagon<6, corners::cut>;

// What the rest of the library asks of a shape; the hexagons are the shapes there are.
template <class Shape>
concept board_shape = std::same_as<Shape, hexagon<Shape::side, corners::cut>> ||
    std::same_as<Shape, hexagon<Shape::side, corners::uncut>>;

namespace detail {

template <board_shape Shape>
struct extent {
  int points = 0;        // on the board
  int longest_line = 0;  // points on the longest line
  constexpr extent() {
    for (int x = 0; x < Shape::width; ++x) {
      int in_column = 0;
      for (int y = 0; y < Shape::width; ++y) in_column += Shape::contains({x, y});
      points += in_column;
      longest_line = in_column > longest_line ? in_column : longest_line;
    }
  }
};

}  // namespace detail

// How many points a board has: 85 on the standard one [board.points].
template <board_shape Shape>
inline constexpr std::size_t point_count = std::size_t(detail::extent<Shape>{}.points);

// How many points its longest line has: 10 on the standard board [board.lines].
template <board_shape Shape>
inline constexpr int longest_line = detail::extent<Shape>{}.longest_line;

}  // namespace yinsh

#endif
