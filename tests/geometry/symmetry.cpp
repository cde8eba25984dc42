// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <climits>
#include <concepts>
#include <type_traits>
#include <yinsh/geometry/symmetry.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::points;
using picture::row_at;

namespace {

constexpr bool is_a_group() {
  for (const symmetry s : symmetry::all()) {
    if (s.then(symmetry{}) != s || symmetry{}.then(s) != s) return false;
    if (s.then(s.inverse()) != symmetry{} || s.inverse().then(s) != symmetry{}) return false;
    for (const symmetry t : symmetry::all())
      for (const symmetry u : symmetry::all())
        if (s.then(t).then(u) != s.then(t.then(u))) return false;
  }
  return true;
}

template <class Shape>
void check_that_images_keep_neighbours() {
  for (const auto s : basic_symmetry<Shape>::all()) {
    basic_point_set<Shape> images;
    for (const auto p : basic_point<Shape>::all()) {
      images.insert(transform(p, s));
      CHECK(transform(transform(p, s), s.inverse()) == p);
      basic_point_set<Shape> neighbours, neighbours_of_image;
      for (const direction d : all_directions) {
        if (const auto next = neighbor(p, d)) neighbours.insert(*next);
        if (const auto next = neighbor(transform(p, s), d)) neighbours_of_image.insert(*next);
      }
      CHECK(transform(neighbours, s) == neighbours_of_image);
    }
    CHECK(images == basic_point_set<Shape>::all());
  }
}

}  // namespace

TEST_CASE("the board has twelve symmetries, and they form a group") {
  ALWAYS(symmetry::count == 12);
  ALWAYS(symmetry::all().size() == 12);
  ALWAYS(is_a_group());
  for (std::size_t i = 0; i < 12; ++i) {
    CHECK(symmetry::all()[i].index() == i);
    CHECK(symmetry::from_index(i).index() == i);
    CHECK(symmetry::from_index(i).mirrored() == (i >= 6));
    CHECK(symmetry::from_index(i).sixths() == static_cast<int>(i % 6));
    for (std::size_t j = 0; j < i; ++j) {
      bool different = false;
      for (const point p : point::all())
        different |= transform(p, symmetry::from_index(i)) != transform(p, symmetry::from_index(j));
      CHECK(different);
    }
  }
}

TEST_CASE("then: first one symmetry, then another") {
  for (const symmetry s : symmetry::all())
    for (const symmetry t : symmetry::all())
      for (const point p : point::all()) CHECK(transform(p, s.then(t)) == transform(transform(p, s), t));
}

TEST_CASE("turns go counter-clockwise by sixths, the mirror exchanges letters and numbers") {
  ALWAYS(transform("g7"_point, symmetry::turn(1)) == "f7"_point);
  ALWAYS(transform("f7"_point, symmetry::turn(1)) == "e6"_point);
  ALWAYS(transform("f7"_point, symmetry::turn(-1)) == "g7"_point);
  ALWAYS(transform("a2"_point, symmetry::turn(3)) == "k10"_point);
  ALWAYS(transform("e1"_point, symmetry::mirror()) == "a5"_point);
  ALWAYS(transform("c8"_point, symmetry::mirror()) == "h3"_point);
  ALWAYS(transform("g7"_point, symmetry::mirror()) == "g7"_point);
  ALWAYS(symmetry::turn(7) == symmetry::turn(1));
  ALWAYS(symmetry::turn(-5) == symmetry::turn(1));
  ALWAYS(symmetry::turn(6) == symmetry{});
  ALWAYS(symmetry::turn(0).index() == 0);
  ALWAYS(symmetry::mirror().index() == 6);
  ALWAYS(symmetry::turn(INT_MIN) == symmetry::turn(4));
  ALWAYS(symmetry::turn(INT_MAX) == symmetry::turn(1));
  ALWAYS(symmetry::mirror().inverse() == symmetry::mirror());
  ALWAYS(symmetry::turn(2).inverse() == symmetry::turn(4));
  for (const symmetry s : symmetry::all()) CHECK(transform("f6"_point, s) == "f6"_point);
}

TEST_CASE("symmetries keep neighbours, on every board") {
  check_that_images_keep_neighbours<standard_hexagon>();
  check_that_images_keep_neighbours<hexagon<2>>();
  check_that_images_keep_neighbours<hexagon<2, corners::uncut>>();
  check_that_images_keep_neighbours<hexagon<7, corners::uncut>>();
}

TEST_CASE("the image of a set has the images of its points, in both kinds of sets") {
  ALWAYS(transform(points("g7 f6 a2"), symmetry::turn(1)) == points("f7 f6 e1"));
  ALWAYS(transform(compass_set{points("g7 f6 a2")}, symmetry::turn(1)) == compass_set{points("f7 f6 e1")});
  ALWAYS(transform(compass_set{points("e1 g7")}, symmetry::mirror()) == compass_set{points("a5 g7")});
  const point_set some = points("b1-b6 e4 f4 g9 k7");
  for (const symmetry s : symmetry::all()) {
    CHECK(transform(some, s).size() == some.size());
    for (const point p : point::all()) CHECK(transform(some, s).contains(transform(p, s)) == some.contains(p));
    CHECK(transform(compass_set{some}, s) == compass_set{transform(some, s)});
  }
}

TEST_CASE("the image of a row has the images of its points") {
  ALWAYS(transform(row_at("e1-e5"), symmetry::mirror()) == row_at("a5-e5"));
  for (const symmetry s : symmetry::all())
    for (const row r : row::all()) CHECK(transform(r, s).points() == transform(r.points(), s));
}

TEST_CASE("symmetries are small values") {
  static_assert(std::is_trivially_copyable_v<symmetry> && std::regular<symmetry> && sizeof(symmetry) == 2);
}
