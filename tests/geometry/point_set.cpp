// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <vector>
#include <yinsh/geometry/point_set.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::holds_exactly;
using picture::points;

namespace {

constexpr point_set with(point_set set, point p) {
  set.insert(p);
  return set;
}
constexpr point_set without(point_set set, point p) {
  set.erase(p);
  return set;
}
constexpr point_set emptied(point_set set) {
  set.clear();
  return set;
}
constexpr int count_while_emptying(point_set set) {
  int seen = 0;
  for (const point p : set) {
    set.erase(p);
    set.clear();
    ++seen;
  }
  return seen;
}
constexpr point second(const point_set& set) {
  auto it = set.begin();
  const auto first = it++;
  return *first < *it ? *it : *first;
}

template <class Shape>
void check_that_bits_are_the_documented_layout() {
  using set = basic_point_set<Shape>;
  std::size_t lane = 0, used = 0;
  auto p = basic_point<Shape>::all().begin();
  while (p != basic_point<Shape>::all().end()) {
    std::size_t length = 0;
    for (auto q = p; q != basic_point<Shape>::all().end() && q->letter() == p->letter(); ++q) ++length;
    if (used + length + 1 > 32) {
      ++lane;
      used = 0;
    }
    for (std::size_t i = 0; i < length; ++i, ++p) {
      typename set::lanes expected{};
      expected[lane] = std::uint32_t{1} << (used + i);
      CHECK(set{*p}.bits() == expected);
    }
    used += length + 1;
  }
  CHECK(set{}.bits().size() == lane + 1);
}

}  // namespace

TEST_CASE("a set holds what was put into it") {
  ALWAYS(point_set{}.empty());
  ALWAYS(point_set{}.size() == 0);
  ALWAYS(!points("e4").empty());
  ALWAYS(points("e4 f5 e4").size() == 2);
  ALWAYS(points("e4 f5").contains("e4"_point));
  ALWAYS(!points("e4 f5").contains("e5"_point));
  ALWAYS(with(points("e4"), "k7"_point) == points("e4 k7"));
  ALWAYS(with(points("e4"), "e4"_point) == points("e4"));
  ALWAYS(without(points("e4 k7"), "e4"_point) == points("k7"));
  ALWAYS(without(points("e4"), "a2"_point) == points("e4"));
  ALWAYS(emptied(points("e4 k7")).empty());
  ALWAYS(point_set{"a2"_point, "k10"_point} == points("k10 a2"));
  ALWAYS(point_set{"a2"_point} != points("k10"));
  for (const point p : point::all()) {
    CHECK(point_set{p}.size() == 1);
    for (const point q : point::all()) CHECK(point_set{p}.contains(q) == (p == q));
  }
}

TEST_CASE("[board.points] the set of all points has 85") {
  ALWAYS(point_set::all().size() == 85);
  for (const point p : point::all()) CHECK(point_set::all().contains(p));
  ALWAYS(basic_point_set<hexagon<2>>::all().size() == 1);
  ALWAYS(basic_point_set<hexagon<9, corners::uncut>>::all().size() == 217);
}

TEST_CASE("union, intersection, difference and complement") {
  ALWAYS((points("b1-b4") | points("b3-b6")) == points("b1-b6"));
  ALWAYS((points("b1-b4") & points("b3-b6")) == points("b3 b4"));
  ALWAYS((points("b1-b4") ^ points("b3-b6")) == points("b1 b2 b5 b6"));
  ALWAYS((points("b1-b4") - points("b3-b6")) == points("b1 b2"));
  ALWAYS(~point_set{} == point_set::all());
  ALWAYS((~point_set::all()).empty());
  ALWAYS((~points("b1-b4")).size() == 81);
  ALWAYS(!(~points("b1-b4")).contains("b2"_point));
  ALWAYS(points("b1-b6").includes(points("b2 b3")));
  ALWAYS(!points("b1-b6").includes(points("b2 c3")));
  ALWAYS(points("b1").includes(point_set{}));
  ALWAYS(point_set{}.includes(point_set{}));
  ALWAYS(points("b1 k7").intersects(points("k7")));
  ALWAYS(!points("b1 k7").intersects(points("b2 k8")));
}

TEST_CASE("a loop over a set gives its points in the order of their indices") {
  ALWAYS(holds_exactly(points("k10 e5 a2 e4 b7"), {"a2"_point, "b7"_point, "e4"_point, "e5"_point, "k10"_point}));
  ALWAYS(holds_exactly(point_set{}, std::initializer_list<point>{}));
  ALWAYS(second(points("k10 b1")) == "k10"_point);
  std::size_t index = 0;
  for (const point p : point_set::all()) CHECK(p.index() == index++);
  CHECK(index == 85);
}

TEST_CASE("changing a set does not disturb a loop over it") { ALWAYS(count_while_emptying(points("b1-b6 k7")) == 7); }

TEST_CASE("a set is a range like any other") {
  static_assert(std::ranges::forward_range<point_set> && std::ranges::forward_range<const point_set>);
  static_assert(std::ranges::common_range<point_set> && std::forward_iterator<point_set::iterator>);
  static_assert(std::same_as<std::ranges::range_value_t<point_set>, point>);
  static_assert(std::same_as<point_set::value_type, point>);
  static_assert(std::same_as<point_set::const_iterator, point_set::iterator>);
  const point_set set = points("e4 b7 k10");
  const std::vector<point> listed(set.begin(), set.end());
  CHECK(listed == std::vector<point>{"b7"_point, "e4"_point, "k10"_point});
  CHECK(std::distance(set.begin(), set.end()) == 3);
  CHECK(point_set::iterator{} == point_set::iterator{});
  const auto start = set.begin();
  auto moving = start;
  CHECK(*moving == *start);
  CHECK(moving++ == start);
  CHECK(moving != start);
  CHECK(*start == "b7"_point);  // a second pass is possible
  const point_set neighbours = points("b6 b7");
  CHECK(++neighbours.begin() != neighbours.begin());
}

TEST_CASE("a set is a plain value of a few words") {
  static_assert(std::is_trivially_copyable_v<point_set> && std::regular<point_set> && sizeof(point_set) == 12);
  static_assert(std::has_unique_object_representations_v<point_set>);
}

TEST_CASE("the points of a letter lie in adjacent bits with a guard after them, no letter in two lanes") {
  check_that_bits_are_the_documented_layout<standard_hexagon>();
  check_that_bits_are_the_documented_layout<hexagon<2>>();
  check_that_bits_are_the_documented_layout<hexagon<4, corners::uncut>>();
  check_that_bits_are_the_documented_layout<hexagon<9, corners::uncut>>();
  ALWAYS(points("a2-a5").bits() == point_set::lanes{0xF, 0, 0});
  ALWAYS(points("b1").bits() == point_set::lanes{0x20, 0, 0});
  ALWAYS(points("e1").bits() == point_set::lanes{0, 1, 0});
  ALWAYS(points("k10").bits() == point_set::lanes{0, 0, 0x4000'0000});  // the last bit is a guard
}

TEST_CASE("bits make a set again, and those that stand for no point are dropped") {
  ALWAYS(point_set::from_bits(points("e4 k10 a2").bits()) == points("e4 k10 a2"));
  ALWAYS(point_set::from_bits({0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF}) == point_set::all());
  ALWAYS(point_set::from_bits({0x10, 0, 0x8000'0000}).empty());
}
