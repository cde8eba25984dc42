// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <compare>
#include <concepts>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>
#include <yinsh/geometry/row.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::points;
using picture::row_at;

namespace {

constexpr std::size_t rows_along(axis a) {
  std::size_t total = 0;
  for (const row r : row::all()) total += r.axis() == a;
  return total;
}

// Rows of every length, counted line by line: a line of n points has n - Length + 1.
template <class Shape, int Length>
std::size_t rows_of_lines() {
  std::size_t total = 0;
  for (const axis a : all_axes)
    for (const auto p : basic_point<Shape>::all()) {
      if (neighbor(p, opposite(forward(a)))) continue;  // not where a line begins
      const std::size_t length = line_through(p, a).size();
      if (length >= std::size_t{Length}) total += length - std::size_t{Length} + 1;
    }
  return total;
}

template <class Shape, int Length>
void check_rows_of() {
  using row_type = basic_row<Shape, Length>;
  CHECK(row_type::count == rows_of_lines<Shape, Length>());
  CHECK(row_type::all().size() == row_type::count);
  for (std::size_t i = 0; i < row_type::count; ++i) {
    const row_type r = row_type::all()[i];
    CHECK(r.index() == i);
    CHECK(row_type::from_index(i) == r);
    CHECK(r.first() < r.last());
    CHECK(r.points().size() == std::size_t{Length});
    CHECK(r.points() == (between(r.first(), r.last()) | basic_point_set<Shape>{r.first(), r.last()}));
    CHECK(row_type::between(r.first(), r.last()) == r);
    CHECK(row_type::between(r.last(), r.first()) == r);
    if (i > 0) {
      CHECK(row_type::all()[i - 1] < r);
      CHECK(row_type::all()[i - 1].axis() <= r.axis());
    }
  }
}

template <class Shape, int... Lengths>
void check_rows_of_each(std::integer_sequence<int, Lengths...>) {
  (check_rows_of<Shape, Lengths + 2>(), ...);
}

// Every length from two to the longest line.
template <class Shape>
void check_all_rows_of() {
  check_rows_of_each<Shape>(std::make_integer_sequence<int, longest_line<Shape> - 1>{});
}

}  // namespace

TEST_CASE("[row.five] 123 rows, 41 along each axis") {
  ALWAYS(row::count == 123);
  ALWAYS(row::length == 5);
  ALWAYS(rows_along(axis::letter) == 41);
  ALWAYS(rows_along(axis::difference) == 41);
  ALWAYS(rows_along(axis::number) == 41);
}

TEST_CASE("[row.five] rows of any length on boards of any size") {
  check_all_rows_of<standard_hexagon>();
  check_all_rows_of<hexagon<2, corners::uncut>>();
  check_all_rows_of<hexagon<3>>();
  check_all_rows_of<hexagon<4, corners::uncut>>();
  check_all_rows_of<hexagon<9>>();
  check_all_rows_of<hexagon<9, corners::uncut>>();
}

TEST_CASE("[row.choice] a row is named by its two ends, in either order") {
  ALWAYS(row::between("e4"_point, "e8"_point) == row::between("e8"_point, "e4"_point));
  ALWAYS(row_at("e4-e8").first() == "e4"_point);
  ALWAYS(row_at("e8-e4").first() == "e4"_point);
  ALWAYS(row_at("e4-e8").points() == points("e4 e5 e6 e7 e8"));
  ALWAYS(row_at("e4-e8").axis() == axis::letter);
  ALWAYS(row_at("g6-c2").points() == points("c2 d3 e4 f5 g6"));
  ALWAYS(row_at("g6-c2").axis() == axis::difference);
  ALWAYS(row_at("c6-g6").points() == points("c6 d6 e6 f6 g6"));
  ALWAYS(row_at("c6-g6").axis() == axis::number);
  ALWAYS(row_at("g6-c2").first() == "c2"_point);
  ALWAYS(row_at("g6-c2").last() == "g6"_point);
}

TEST_CASE("[row.choice] two points that are not exactly five long are no row") {
  ALWAYS(!row::between("e4"_point, "e7"_point));
  ALWAYS(!row::between("e4"_point, "e9"_point));
  ALWAYS(!row::between("e4"_point, "e4"_point));
  ALWAYS(!row::between("e1"_point, "e10"_point));
  ALWAYS(!row::between("d8"_point, "h4"_point));  // the false diagonal [board.lines]
  ALWAYS(!row::between("a2"_point, "e10"_point));
  std::size_t named = 0;
  for (const point a : point::all())
    for (const point b : point::all()) named += row::between(a, b).has_value();
  CHECK(named == 2 * 123);
}

TEST_CASE("[row.set] different rows have different points") {
  for (const row r : row::all())
    for (const row s : row::all()) CHECK((r.points() == s.points()) == (r == s));
}

TEST_CASE("rows are numbered along letters, then differences, then numbers, line by line") {
  ALWAYS(row{} == row_at("b1-b5"));
  ALWAYS(row{}.index() == 0);  // a has four points only
  ALWAYS(row::from_index(1) == row_at("b2-b6"));
  ALWAYS(row::from_index(2) == row_at("b3-b7"));
  ALWAYS(row::from_index(3) == row_at("c1-c5"));
  ALWAYS(row::from_index(40) == row_at("j7-j11"));
  // Differences fall from 5 (a6 is a corner, so b7 c8 d9 e10 is too short) and numbers from 10 (11 is too short).
  ALWAYS(row::from_index(41).axis() == axis::difference);
  ALWAYS(row::from_index(41) == row_at("a5-e9"));
  ALWAYS(row::from_index(82).axis() == axis::number);
  ALWAYS(row::from_index(82) == row_at("e10-i10"));
  ALWAYS(row::from_index(122) == row_at("c2-g2"));
  ALWAYS(row::all()[122] == row_at("c2-g2"));
}

TEST_CASE("rows are small values of their own kind") {
  static_assert(sizeof(row) == 2 && std::is_trivially_copyable_v<row> && std::regular<row>);
  static_assert(std::has_unique_object_representations_v<row> && std::totally_ordered<row>);
  static_assert(!std::is_convertible_v<row, int> && !std::is_convertible_v<int, row>);
  static_assert(!std::is_same_v<row, basic_row<standard_hexagon, 4>>);
  ALWAYS(row_at("b1-b5") < row_at("b2-b6"));
  ALWAYS((row_at("c1-c5") <=> row_at("c1-c5")) == std::strong_ordering::equal);
}
