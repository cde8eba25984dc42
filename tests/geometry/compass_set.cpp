// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <type_traits>
#include <yinsh/geometry/compass_set.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::points;

namespace {

constexpr compass_set of_points(std::string_view text) { return compass_set{points(text)}; }

// The set one step further in every direction, as a picture in which that direction is ahead.
constexpr point_set ahead_in(direction d, compass_set set) {
  for (std::size_t i = 0; i < compass_set::word_count; ++i) set[i] = ahead(set[i]);
  return set.picture(d);
}

template <class Shape>
void check_that_ahead_is_the_neighbour() {
  using set = basic_compass_set<Shape>;
  for (const auto p : basic_point<Shape>::all())
    for (const direction d : all_directions) {
      set stepped = set::of(p);
      for (std::size_t i = 0; i < set::word_count; ++i) stepped[i] = ahead(stepped[i]) & set::all()[i];
      const auto next = neighbor(p, d);
      CHECK(stepped.picture(d) == (next ? set::of(*next).picture(d) : basic_point_set<Shape>{}));
    }
}

template <class Shape>
void check_that_pictures_are_turned_boards() {
  for (const auto p : basic_point<Shape>::all()) {
    coordinates place = p.place();
    for (const direction d : all_directions) {
      CHECK(basic_compass_set<Shape>::of(p).picture(d) == basic_point_set<Shape>{*basic_point<Shape>::at(place)});
      place = Shape::turned(place);
    }
    CHECK(basic_compass_set<Shape>::of(p).points() == basic_point_set<Shape>{p});
  }
  CHECK(basic_compass_set<Shape>::all().points() == basic_point_set<Shape>::all());
  CHECK(basic_compass_set<Shape>{basic_point_set<Shape>::all()} == basic_compass_set<Shape>::all());
}

}  // namespace

TEST_CASE("walking goes through a run of ones to the first place after it") {
  // Bits from the right: a start on bit 1, a run on bits 1 to 3.
  ALWAYS(walk(0b00010, 0b01110).passed == 0b01110);
  ALWAYS(walk(0b00010, 0b01110).met == 0b10000);
  // A start in the middle of a run walks its upper part.
  ALWAYS(walk(0b00100, 0b01110).passed == 0b01100);
  ALWAYS(walk(0b00100, 0b01110).met == 0b10000);
  // A start outside goes nowhere and meets its own place.
  ALWAYS(walk(0b00001, 0b01110).passed == 0);
  ALWAYS(walk(0b00001, 0b01110).met == 0b00001);
  // Two runs, two starts.
  ALWAYS(walk(0b0100'0010, 0b0110'0110).passed == 0b0100'0110);
  ALWAYS(walk(0b0100'0010, 0b0110'0110).met == 0b1000'1000);
  ALWAYS(walk(0, 0b01110).passed == 0);
  ALWAYS(walk(0, 0b01110).met == 0);
  ALWAYS(ahead(0b0101) == 0b1010);
  ALWAYS(ahead(0) == 0);
}

TEST_CASE("in every picture the next bit is the neighbour ahead, and nothing where the board ends") {
  check_that_ahead_is_the_neighbour<standard_hexagon>();
  check_that_ahead_is_the_neighbour<hexagon<2>>();
  check_that_ahead_is_the_neighbour<hexagon<2, corners::uncut>>();
  check_that_ahead_is_the_neighbour<hexagon<5>>();
  check_that_ahead_is_the_neighbour<hexagon<9, corners::uncut>>();
  ALWAYS(ahead_in(direction::n, of_points("f6")) == of_points("f7").picture(direction::n));
  ALWAYS(ahead_in(direction::sw, of_points("f6")) == of_points("e5").picture(direction::sw));
  ALWAYS(ahead_in(direction::n, of_points("e10")).empty());
}

TEST_CASE("each picture shows the board turned a sixth further") {
  check_that_pictures_are_turned_boards<standard_hexagon>();
  check_that_pictures_are_turned_boards<hexagon<3>>();
  check_that_pictures_are_turned_boards<hexagon<8, corners::uncut>>();
  ALWAYS(of_points("g7").picture(direction::ne) == points("f7"));
  ALWAYS(of_points("g7").picture(direction::n) == points("g7"));
}

TEST_CASE("turning a set renames its pictures") {
  constexpr compass_set set{points("e1 f2 b7 k8")};
  for (int sixths = 0; sixths < 6; ++sixths)
    for (int d = 0; d < 6; ++d)
      CHECK(set.turned(sixths).picture(static_cast<direction>(d)) ==
            set.picture(static_cast<direction>((d + sixths) % 6)));
  ALWAYS(of_points("g7").turned(1) == of_points("f7"));
  ALWAYS(of_points("g7").turned(6) == of_points("g7"));
  ALWAYS(of_points("e1 k8").turned(2).turned(4) == of_points("e1 k8"));
}

TEST_CASE("a set turned the other way, or by more than a whole turn") {
  CHECK(of_points("f7").turned(-1) == of_points("g7"));
  CHECK(of_points("f7").turned(7) == of_points("f7").turned(1));
  CHECK(of_points("f7").turned(-6) == of_points("f7"));
}

TEST_CASE("a compass_set is a set") {
  ALWAYS(compass_set{}.empty());
  ALWAYS(!of_points("e4").empty());
  ALWAYS(of_points("e4 k10").contains("k10"_point));
  ALWAYS(!of_points("e4 k10").contains("k9"_point));
  ALWAYS((of_points("b1-b4") | of_points("b3-b6")) == of_points("b1-b6"));
  ALWAYS((of_points("b1-b4") & of_points("b3-b6")) == of_points("b3 b4"));
  ALWAYS((of_points("b1-b4") ^ of_points("b3-b6")) == of_points("b1 b2 b5 b6"));
  ALWAYS((of_points("b1-b4") - of_points("b3-b6")) == of_points("b1 b2"));
  ALWAYS(compass_set::of("e4"_point) == of_points("e4"));
  ALWAYS(compass_set::all().points().size() == 85);
  for (const point p : point::all())
    for (const point q : point::all()) CHECK(compass_set::of(p).contains(q) == (p == q));
}

TEST_CASE("a compass_set is nine words on the standard board") {
  static_assert(compass_set::word_count == 9 && sizeof(compass_set) == 72);
  static_assert(std::is_trivially_copyable_v<compass_set> && std::regular<compass_set>);
  static_assert(std::has_unique_object_representations_v<compass_set>);
}
