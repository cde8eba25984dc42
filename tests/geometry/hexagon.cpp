// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <type_traits>
#include <yinsh/geometry/hexagon.hpp>

#include "support/always.hpp"

using namespace yinsh;

namespace {

template <class Shape>
constexpr int points_of_letter(int x) {
  int total = 0;
  for (int y = -3; y < Shape::width + 3; ++y) total += Shape::contains({x, y});
  return total;
}

// A hexagon of n points along each edge has 3n(n - 1) + 1 points.
constexpr std::size_t hexagonal_number(int side) { return static_cast<std::size_t>(3 * side * (side - 1) + 1); }

template <int Side>
constexpr bool has_the_right_counts() {
  using cut = hexagon<Side, corners::cut>;
  using uncut = hexagon<Side, corners::uncut>;
  return point_count<uncut> == hexagonal_number(Side) && point_count<cut> == hexagonal_number(Side) - 6 &&
         longest_line<uncut> == 2 * Side - 1 &&
         longest_line<cut> == (Side == 2 ? 1 : 2 * Side - 2);  // a line beside the middle keeps all its points
}

template <int Side>
concept is_a_side = requires {
  typename hexagon<Side>;
};

struct square {
  static constexpr int side = 6;
  static constexpr bool contains(coordinates) { return true; }
};
struct not_even_a_side {};

}  // namespace

TEST_CASE("[board.points] 85 points: the numbers of each letter are those of the table") {
  struct letter_range {
    char letter;
    int lowest, highest;
  };
  constexpr std::array<letter_range, 11> table{{{'a', 2, 5},
                                                {'b', 1, 7},
                                                {'c', 1, 8},
                                                {'d', 1, 9},
                                                {'e', 1, 10},
                                                {'f', 2, 10},
                                                {'g', 2, 11},
                                                {'h', 3, 11},
                                                {'i', 4, 11},
                                                {'j', 5, 11},
                                                {'k', 7, 10}}};
  std::size_t total = 0;
  for (const letter_range& range : table) {
    CAPTURE(range.letter);
    for (int number = -5; number <= 20; ++number) {
      CAPTURE(number);
      const bool on_board = range.lowest <= number && number <= range.highest;
      CHECK(standard_hexagon::contains({range.letter - 'a', number - 1}) == on_board);
      total += on_board;
    }
  }
  CHECK(total == 85);
  ALWAYS(point_count<standard_hexagon> == 85);
  CHECK_FALSE(standard_hexagon::contains({-1, 3}));
  CHECK_FALSE(standard_hexagon::contains({11, 8}));
}

TEST_CASE("[board.points] a hexagon of six along each edge has lost its six corner points") {
  constexpr std::array<coordinates, 6> corner_points{{{0, 0}, {0, 5}, {5, 10}, {10, 10}, {10, 5}, {5, 0}}};
  for (const coordinates at : corner_points) {
    CAPTURE(at.x);
    CAPTURE(at.y);
    CHECK_FALSE(hexagon<6, corners::cut>::contains(at));
    CHECK(hexagon<6, corners::uncut>::contains(at));
  }
  ALWAYS(point_count<hexagon<6, corners::uncut>> == 91);
  ALWAYS(points_of_letter<hexagon<6, corners::uncut>>(0) == 6);
  ALWAYS(points_of_letter<standard_hexagon>(0) == 4);
  ALWAYS(standard_hexagon::contains({5, 5}));  // the centre, though its coordinates are those of corners
  ALWAYS(!standard_hexagon::contains({5, 0}));
  ALWAYS(std::is_same_v<hexagon<6>, standard_hexagon>);
  ALWAYS(standard_hexagon::side == 6);
  ALWAYS(standard_hexagon::width == 11);
}

TEST_CASE("[board.lines] the longest line has ten points; on a hexagon with its corners it has eleven") {
  ALWAYS(longest_line<standard_hexagon> == 10);
  ALWAYS(longest_line<hexagon<6, corners::uncut>> == 11);
}

TEST_CASE("[rules.valid] sides 2 to 9, with and without corners") {
  ALWAYS(has_the_right_counts<2>());
  ALWAYS(has_the_right_counts<3>());
  ALWAYS(has_the_right_counts<4>());
  ALWAYS(has_the_right_counts<5>());
  ALWAYS(has_the_right_counts<6>());
  ALWAYS(has_the_right_counts<7>());
  ALWAYS(has_the_right_counts<8>());
  ALWAYS(has_the_right_counts<9>());
  static_assert(!is_a_side<-6> && !is_a_side<0> && !is_a_side<1> && is_a_side<2>);
  static_assert(is_a_side<9> && !is_a_side<10> && !is_a_side<1000>);
}

TEST_CASE("[rules.valid] hexagons are the only shapes") {
  static_assert(board_shape<standard_hexagon> && board_shape<hexagon<2, corners::uncut>> && board_shape<hexagon<9>>);
  static_assert(!board_shape<square> && !board_shape<not_even_a_side> && !board_shape<int>);
}

TEST_CASE("[board.lines] six directions along three axes") {
  ALWAYS(all_directions.size() == 6);
  ALWAYS(all_axes.size() == 3);
  // Same letter; same difference number - letter; same number.
  ALWAYS(step({3, 3}, direction::n) == coordinates{3, 4});
  ALWAYS(step({3, 3}, direction::s) == coordinates{3, 2});
  ALWAYS(step({3, 3}, direction::ne) == coordinates{4, 4});
  ALWAYS(step({3, 3}, direction::sw) == coordinates{2, 2});
  ALWAYS(step({3, 3}, direction::se) == coordinates{4, 3});
  ALWAYS(step({3, 3}, direction::nw) == coordinates{2, 3});
  for (const direction d : all_directions) {
    CHECK(opposite(opposite(d)) == d);
    CHECK(opposite(d) != d);
    CHECK(axis_of(opposite(d)) == axis_of(d));
    CHECK(step(step({4, 4}, d), opposite(d)) == coordinates{4, 4});
  }
  ALWAYS(axis_of(direction::s) == axis::letter);
  ALWAYS(axis_of(direction::sw) == axis::difference);
  ALWAYS(axis_of(direction::nw) == axis::number);
  ALWAYS(opposite(direction::ne) == direction::sw);
  ALWAYS(forward(axis::letter) == direction::n);
  ALWAYS(forward(axis::difference) == direction::ne);
  ALWAYS(forward(axis::number) == direction::se);
}

TEST_CASE("each direction turned by a sixth is the one before it, and six turns change nothing") {
  const coordinates centre{5, 5};
  for (std::size_t i = 0; i < 6; ++i)
    CHECK(standard_hexagon::turned(step(centre, all_directions[(i + 1) % 6])) == step(centre, all_directions[i]));
  for (int x = 0; x < 11; ++x)
    for (int y = 0; y < 11; ++y) {
      coordinates at{x, y};
      for (int i = 0; i < 6; ++i) {
        CHECK(standard_hexagon::contains(at) == standard_hexagon::contains({x, y}));
        at = standard_hexagon::turned(at);
      }
      CHECK(at == coordinates{x, y});
      CHECK(standard_hexagon::contains(standard_hexagon::mirrored(at)) == standard_hexagon::contains(at));
    }
  ALWAYS(standard_hexagon::mirrored({2, 7}) == coordinates{7, 2});
  ALWAYS(standard_hexagon::turned({5, 5}) == coordinates{5, 5});
  ALWAYS(standard_hexagon::turned(step({5, 5}, direction::ne)) == step({5, 5}, direction::n));
}
