// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <climits>
#include <cmath>
#include <compare>
#include <concepts>
#include <limits>
#include <optional>
#include <set>
#include <type_traits>
#include <yinsh/geometry/point.hpp>

#include "support/always.hpp"

using namespace yinsh;

namespace {

double distance(point a, point b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

// On a screen a step from the centre leads in this direction.
bool leads(direction d, int sign_of_x, int sign_of_y) {
  const auto sign = [](double value) { return value > 1e-9 ? 1 : value < -1e-9 ? -1 : 0; };
  const point next = *neighbor("f6"_point, d);
  return sign(next.x()) == sign_of_x && sign(next.y()) == sign_of_y;
}

template <class Shape>
void check_that_names_and_indices_agree() {
  std::size_t index = 0;
  for (char letter = 'a'; letter <= 'z'; ++letter)
    for (int number = 1; number <= 30; ++number) {
      const auto found = basic_point<Shape>::at(letter, number);
      if (!found) continue;
      CHECK(found->index() == index);
      CHECK(found->letter() == letter);
      CHECK(found->number() == number);
      CHECK(basic_point<Shape>::from_index(index) == *found);
      CHECK(basic_point<Shape>::all()[index] == *found);
      ++index;
    }
  CHECK(index == basic_point<Shape>::count);
  CHECK(basic_point<Shape>::all().size() == index);
}

}  // namespace

TEST_CASE("[board.points] a point is named by a letter and a number") {
  ALWAYS(point::count == 85);
  ALWAYS("e4"_point.letter() == 'e');
  ALWAYS("e4"_point.number() == 4);
  ALWAYS("g11"_point.letter() == 'g');
  ALWAYS("g11"_point.number() == 11);
  ALWAYS("E4"_point == "e4"_point);
  ALWAYS(point::at('K', 10) == "k10"_point);
  ALWAYS(point::at('e', 4) == "e4"_point);
  ALWAYS(point::at(coordinates{4, 3}) == "e4"_point);
  ALWAYS("e4"_point.place() == coordinates{4, 3});
  check_that_names_and_indices_agree<standard_hexagon>();
  check_that_names_and_indices_agree<hexagon<2>>();
  check_that_names_and_indices_agree<hexagon<2, corners::uncut>>();
  check_that_names_and_indices_agree<hexagon<9, corners::uncut>>();
}

TEST_CASE("[board.points] there is no point beside the board") {
  ALWAYS(!point::at('a', 1));
  ALWAYS(!point::at('a', 6));
  ALWAYS(!point::at('f', 1));
  ALWAYS(!point::at('f', 11));
  ALWAYS(!point::at('k', 6));
  ALWAYS(!point::at('k', 11));
  ALWAYS(!point::at('l', 8));
  ALWAYS(!point::at('L', 8));
  ALWAYS(!point::at('e', 0));
  ALWAYS(!point::at('e', -4));
  ALWAYS(!point::at('e', 11));
  ALWAYS(!point::at(coordinates{-1, 3}));
  ALWAYS(!point::at(coordinates{4, -1}));
  ALWAYS(!point::at(coordinates{11, 10}));
}

TEST_CASE("any letter and any number may be asked for") {
  std::size_t found = 0;
  for (int letter = CHAR_MIN; letter <= CHAR_MAX; ++letter)
    for (const int number : {INT_MIN, INT_MIN + 1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, INT_MAX - 1, INT_MAX})
      found += point::at(static_cast<char>(letter), number).has_value();
  CHECK(found == 2 * 85);  // capitals are letters too
}

TEST_CASE("any coordinates may be asked for") {
  for (const int x : {INT_MIN, INT_MIN + 1, -1, 11, INT_MAX})
    for (const int y : {INT_MIN, INT_MIN + 1, -1, 5, INT_MAX}) {
      CHECK_FALSE(point::at(coordinates{x, y}).has_value());
      CHECK_FALSE(point::at(coordinates{y, x}).has_value());
    }
  CHECK(is_constant<[] { return point::at(coordinates{INT_MIN, 5}); }>);
  CHECK(is_constant<[] { return point::at(coordinates{-1, INT_MAX}); }>);
  CHECK(is_constant<[] { return point::at(coordinates{INT_MAX, INT_MIN}); }>);
}

TEST_CASE("points are small values of their own kind, in the order of their indices") {
  static_assert(sizeof(point) == 1 && std::is_trivially_copyable_v<point> && std::regular<point>);
  static_assert(std::has_unique_object_representations_v<point> && std::totally_ordered<point>);
  static_assert(!std::is_convertible_v<point, int> && !std::is_convertible_v<int, point>);
  static_assert(!std::is_same_v<point, basic_point<hexagon<6, corners::uncut>>>);
  ALWAYS(point{} == "a2"_point);
  ALWAYS(point{}.index() == 0);
  ALWAYS("k10"_point.index() == 84);
  ALWAYS("a5"_point < "b1"_point);
  ALWAYS("b1"_point < "b2"_point);
  ALWAYS("b2"_point <= "b2"_point);
  ALWAYS(("c1"_point <=> "b7"_point) == std::strong_ordering::greater);
  ALWAYS(point::from_index(0) == "a2"_point);
  ALWAYS(point::all()[84] == "k10"_point);
}

TEST_CASE("[board.lines] a point has up to six neighbours") {
  ALWAYS(neighbor("f6"_point, direction::n) == "f7"_point);
  ALWAYS(neighbor("f6"_point, direction::s) == "f5"_point);
  ALWAYS(neighbor("f6"_point, direction::ne) == "g7"_point);
  ALWAYS(neighbor("f6"_point, direction::sw) == "e5"_point);
  ALWAYS(neighbor("f6"_point, direction::se) == "g6"_point);
  ALWAYS(neighbor("f6"_point, direction::nw) == "e6"_point);
  // a2 stands where a corner was cut: three neighbours.
  ALWAYS(neighbor("a2"_point, direction::n) == "a3"_point);
  ALWAYS(neighbor("a2"_point, direction::ne) == "b3"_point);
  ALWAYS(neighbor("a2"_point, direction::se) == "b2"_point);
  ALWAYS(!neighbor("a2"_point, direction::s));
  ALWAYS(!neighbor("a2"_point, direction::sw));
  ALWAYS(!neighbor("a2"_point, direction::nw));
  std::size_t pairs = 0;
  for (const point p : point::all())
    for (const direction d : all_directions)
      if (const auto next = neighbor(p, d)) {
        ++pairs;
        CHECK(neighbor(*next, opposite(d)) == p);
      }
  CHECK(pairs == 2 * (3 * 85 - 33));  // each line has one step less than points
}

TEST_CASE("on a screen neighbours are one unit apart, and the board stands as it is drawn") {
  ALWAYS("f6"_point.x() == 0.0);
  ALWAYS("f6"_point.y() == 0.0);
  ALWAYS("f7"_point.x() == 0.0);
  ALWAYS("f7"_point.y() == 1.0);
  ALWAYS("g7"_point.y() == 0.5);
  ALWAYS("e5"_point.y() == -0.5);
  ALWAYS("g7"_point.x() > 0.866);
  ALWAYS("g7"_point.x() < 0.8661);
  CHECK(leads(direction::n, 0, 1));
  CHECK(leads(direction::ne, 1, 1));
  CHECK(leads(direction::se, 1, -1));
  CHECK(leads(direction::s, 0, -1));
  CHECK(leads(direction::sw, -1, -1));
  CHECK(leads(direction::nw, -1, 1));
  for (const point p : point::all())
    for (const direction d : all_directions)
      if (const auto next = neighbor(p, d)) CHECK(distance(p, *next) == doctest::Approx(1.0));
  // The top of the drawing, from left to right: e10 and g11 at one height, below them d9 f10 h11, then c8.
  ALWAYS("e10"_point.y() == "g11"_point.y());
  ALWAYS("e10"_point.x() < "g11"_point.x());
  ALWAYS("d9"_point.y() == "f10"_point.y());
  ALWAYS("f10"_point.y() == "h11"_point.y());
  ALWAYS("d9"_point.y() < "e10"_point.y());
  ALWAYS("c8"_point.y() < "d9"_point.y());
}

TEST_CASE("a tap finds the nearest point") {
  for (const point p : point::all()) {
    CHECK(point::nearest(p.x(), p.y()) == p);
    for (const direction d : all_directions) {
      const point toward = *neighbor("f6"_point, d);
      CHECK(point::nearest(p.x() + 0.49 * toward.x(), p.y() + 0.49 * toward.y()) == p);
    }
  }
  ALWAYS(point::nearest(0.1, -0.2) == "f6"_point);
  ALWAYS(point::nearest(0.0, 0.9) == "f7"_point);
}

TEST_CASE("a tap beside the board finds nothing") {
  ALWAYS(!point::nearest(100.0, 0.0));
  ALWAYS(!point::nearest(0.0, -1e9));
  ALWAYS(!point::nearest(0.0, 5.0));
  ALWAYS(point::nearest(0.0, 4.5) == "f10"_point);  // f11 is a corner that was cut
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  constexpr double huge = (std::numeric_limits<double>::max)();
  for (const double strange : {infinity, -infinity, nothing, huge, -huge}) {
    CHECK_FALSE(point::nearest(strange, 0.0).has_value());
    CHECK_FALSE(point::nearest(0.0, strange).has_value());
    CHECK_FALSE(point::nearest(strange, strange).has_value());
  }
}
