// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>
#include <yinsh/geometry/line.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::points;

namespace {

// What all points of a line have in common.
constexpr int shared(point p, axis a) {
  switch (a) {
    case axis::letter: return p.place().x;
    case axis::number: return p.place().y;
    case axis::difference: return p.place().y - p.place().x;
  }
  return 0;
}

// Every line of a board, each once.
template <class Shape>
std::vector<basic_point_set<Shape>> all_lines() {
  std::vector<basic_point_set<Shape>> found;
  for (const axis a : all_axes)
    for (const auto p : basic_point<Shape>::all()) {
      const basic_point_set<Shape> line = line_through(p, a);
      if (std::find(found.begin(), found.end(), line) == found.end()) found.push_back(line);
    }
  return found;
}

// The way found by walking, a step at a time.
std::optional<direction> direction_by_walking(point from, point to) {
  for (const direction d : all_directions)
    for (auto at = neighbor(from, d); at; at = neighbor(*at, d))
      if (*at == to) return d;
  return std::nullopt;
}

constexpr std::size_t reached_from(point p) {
  std::size_t total = 0;
  for (const direction d : all_directions) total += ray(p, d).size();
  return total;
}
constexpr std::size_t all_ways() {
  std::size_t total = 0;
  for (const point p : point::all()) total += reached_from(p);
  return total;
}
constexpr std::size_t most_reached() {
  std::size_t most = 0;
  for (const point p : point::all()) most = reached_from(p) > most ? reached_from(p) : most;
  return most;
}

}  // namespace

TEST_CASE("[board.lines] 33 lines of 4 to 10 points, and every point is on three of them") {
  const auto lines = all_lines<standard_hexagon>();
  CHECK(lines.size() == 33);
  std::array<int, 11> of_length{};
  for (const point_set& line : lines) {
    CHECK(line.size() >= 4);
    CHECK(line.size() <= 10);
    ++of_length.at(line.size());
  }
  // Along each axis: lines of 4, 7, 8, 9, 10, then the middle one of 9, and back.
  CHECK(of_length == std::array<int, 11>{0, 0, 0, 0, 6, 0, 0, 6, 6, 9, 6});
  for (const point p : point::all())
    CHECK(std::count_if(lines.begin(), lines.end(), [&](const point_set& line) { return line.contains(p); }) == 3);
}

TEST_CASE("[board.lines] the points of a line share their letter, their number, or the difference of the two") {
  ALWAYS(line_through("e4"_point, axis::letter) == points("e1-e10"));
  ALWAYS(line_through("e4"_point, axis::number) == points("a4 b4 c4 d4 e4 f4 g4 h4 i4"));
  ALWAYS(line_through("e4"_point, axis::difference) == points("b1 c2 d3 e4 f5 g6 h7 i8 j9 k10"));
  ALWAYS(line_through("a2"_point, axis::letter) == points("a2 a3 a4 a5"));
  for (const axis a : all_axes)
    for (const point p : point::all())
      for (const point q : point::all()) CHECK(line_through(p, a).contains(q) == (shared(p, a) == shared(q, a)));
}

TEST_CASE("[board.lines] other boards have their lines: three for each letter") {
  CHECK(all_lines<hexagon<6, corners::uncut>>().size() == 33);
  CHECK(all_lines<hexagon<2, corners::uncut>>().size() == 9);
  CHECK(all_lines<hexagon<9>>().size() == 51);
}

TEST_CASE("[board.lines] 1848 ordered pairs of points lie on a line, at most 26 from one point") {
  ALWAYS(all_ways() == 1848);
  ALWAYS(most_reached() == 26);
  ALWAYS(reached_from("a2"_point) == 3 + 6 + 9);  // a3-a5; b2-g2; b3 c4 ... j11
  std::size_t pairs = 0;
  for (const point from : point::all())
    for (const point to : point::all()) {
      const auto d = direction_between(from, to);
      CHECK(d == direction_by_walking(from, to));
      pairs += d.has_value();
    }
  CHECK(pairs == 1848);
}

TEST_CASE("[board.lines] the false diagonal: equal letter + number is not a line") {
  ALWAYS(!direction_between("e7"_point, "f6"_point));
  ALWAYS(!direction_between("f6"_point, "e7"_point));
  ALWAYS(!direction_between("d8"_point, "h4"_point));
  ALWAYS(between("d8"_point, "h4"_point).empty());
  ALWAYS(!direction_between("a2"_point, "c5"_point));
}

TEST_CASE("[board.lines] the direction from one point to another") {
  ALWAYS(direction_between("e4"_point, "e9"_point) == direction::n);
  ALWAYS(direction_between("e4"_point, "g6"_point) == direction::ne);
  ALWAYS(direction_between("e4"_point, "i4"_point) == direction::se);
  ALWAYS(direction_between("e4"_point, "e3"_point) == direction::s);
  ALWAYS(direction_between("e4"_point, "b1"_point) == direction::sw);
  ALWAYS(direction_between("e4"_point, "a4"_point) == direction::nw);
  ALWAYS(!direction_between("e4"_point, "e4"_point));
}

TEST_CASE("[board.lines] a ray is what lies onward from a point") {
  ALWAYS(ray("e4"_point, direction::n) == points("e5-e10"));
  ALWAYS(ray("e4"_point, direction::ne) == points("f5 g6 h7 i8 j9 k10"));
  ALWAYS(ray("e4"_point, direction::se) == points("f4-i4"));
  ALWAYS(ray("e4"_point, direction::s) == points("e1-e3"));
  ALWAYS(ray("e4"_point, direction::sw) == points("d3 c2 b1"));
  ALWAYS(ray("e4"_point, direction::nw) == points("a4-d4"));
  ALWAYS(ray("e10"_point, direction::n).empty());
}

TEST_CASE("[board.lines] the points between two points of a line") {
  ALWAYS(between("e4"_point, "e8"_point) == points("e5 e6 e7"));
  ALWAYS(between("e8"_point, "e4"_point) == points("e5 e6 e7"));
  ALWAYS(between("b1"_point, "e4"_point) == points("c2 d3"));
  ALWAYS(between("i4"_point, "f4"_point) == points("g4 h4"));
  ALWAYS(between("e4"_point, "e5"_point).empty());
  ALWAYS(between("e4"_point, "e4"_point).empty());
  ALWAYS(between("e4"_point, "f6"_point).empty());
  for (const point from : point::all())
    for (const point to : point::all())
      if (const auto d = direction_between(from, to)) {
        point_set expected;
        for (point at = *neighbor(from, *d); at != to; at = *neighbor(at, *d)) expected.insert(at);
        CHECK(between(from, to) == expected);
      }
}
