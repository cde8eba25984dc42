// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <optional>
#include <type_traits>
#include <yinsh/rules/board.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::board_with;
using picture::points;
using picture::row_at;

namespace {

constexpr board lifted(board b, point ring) {
  b.lift_ring(ring);
  return b;
}
constexpr board flipped(board b, point from, point to) {
  b.flip_between(from, to);
  return b;
}
constexpr board without_row(board b, row r) {
  b.take_row(r);
  return b;
}
constexpr board with_row(board b, color c, row r) {
  b.restore_row(c, r);
  return b;
}

constexpr board some = board_with("W e5 a2 | B k7 | w e6 f6 | b e7 g9");

}  // namespace

TEST_CASE("[pool] a board holds rings and markers of two colours") {
  ALWAYS(some.rings(color::white) == points("e5 a2"));
  ALWAYS(some.rings(color::black) == points("k7"));
  ALWAYS(some.markers(color::white) == points("e6 f6"));
  ALWAYS(some.markers(color::black) == points("e7 g9"));
  ALWAYS(some.rings() == points("a2 e5 k7"));
  ALWAYS(some.markers() == points("e6 e7 f6 g9"));
  ALWAYS(some.empty() == ~points("a2 e5 k7 e6 e7 f6 g9"));
  ALWAYS(some.empty().size() == 78);
  ALWAYS(some.has_ring("k7"_point));
  ALWAYS(!some.has_ring("e6"_point));
  ALWAYS(!some.has_ring("b1"_point));
  ALWAYS(some.has_marker("e7"_point));
  ALWAYS(!some.has_marker("e5"_point));
  ALWAYS(!some.has_marker("b1"_point));
  ALWAYS(some.is_empty("b1"_point));
  ALWAYS(!some.is_empty("e5"_point));
  ALWAYS(!some.is_empty("e6"_point));
  ALWAYS(some.owner("e5"_point) == color::white);
  ALWAYS(some.owner("k7"_point) == color::black);
  ALWAYS(some.owner("f6"_point) == color::white);
  ALWAYS(some.owner("g9"_point) == color::black);
  ALWAYS(some.owner("b1"_point) == std::nullopt);
  ALWAYS(board{}.empty() == point_set::all());
  ALWAYS(board{}.rings().empty());
  ALWAYS(board{}.markers().empty());
}

TEST_CASE("the words of a board are its sets, seen in six directions") {
  compass_set white_rings, black_rings, rings, white_markers, black_markers, markers, empty;
  for (std::size_t i = 0; i < compass_set::word_count; ++i) {
    white_rings[i] = some.rings_word(color::white, i);
    black_rings[i] = some.rings_word(color::black, i);
    rings[i] = some.rings_word(i);
    white_markers[i] = some.markers_word(color::white, i);
    black_markers[i] = some.markers_word(color::black, i);
    markers[i] = some.markers_word(i);
    empty[i] = some.empty_word(i);
  }
  CHECK(white_rings == compass_set{points("e5 a2")});
  CHECK(black_rings == compass_set{points("k7")});
  CHECK(rings == compass_set{points("e5 a2 k7")});
  CHECK(white_markers == compass_set{points("e6 f6")});
  CHECK(black_markers == compass_set{points("e7 g9")});
  CHECK(markers == compass_set{points("e6 f6 e7 g9")});
  CHECK(empty == compass_set{some.empty()});
}

TEST_CASE("what is lifted is gone, and another piece can stand there") {
  ALWAYS(lifted(some, "a2"_point) == board_with("W e5 | B k7 | w e6 f6 | b e7 g9"));
  ALWAYS(lifted(some, "k7"_point) == board_with("W e5 a2 | w e6 f6 | b e7 g9"));
  for (const point p : point::all())
    for (const color c : all_colors) {
      board b;
      b.put_ring(c, p);
      CHECK(b.owner(p) == c);
      CHECK(b.rings(c) == point_set{p});
      CHECK(b.rings(opponent(c)).empty());
      b.lift_ring(p);
      CHECK(b == board{});
      b.put_marker(c, p);
      CHECK(b.owner(p) == c);
      CHECK(b.markers(c) == point_set{p});
      CHECK(b.markers(opponent(c)).empty());
    }
}

TEST_CASE("[move.flip] every marker between two points is turned over, rings and the two points are not") {
  constexpr board b = board_with("W e2 e8 | w e3 e4 f6 | b e5 e7 | B e6");
  ALWAYS(flipped(b, "e2"_point, "e8"_point) == board_with("W e2 e8 | w e5 e7 f6 | b e3 e4 | B e6"));
  ALWAYS(flipped(b, "e8"_point, "e2"_point) == flipped(b, "e2"_point, "e8"_point));
  ALWAYS(flipped(b, "e3"_point, "e5"_point) == board_with("W e2 e8 | w e3 f6 | b e4 e5 e7 | B e6"));
  ALWAYS(flipped(b, "e4"_point, "e5"_point) == b);
  ALWAYS(flipped(flipped(b, "e1"_point, "e9"_point), "e1"_point, "e9"_point) == b);
}

TEST_CASE("[move.flip] along every line, exactly the points between are turned") {
  board full;
  for (const point p : point::all()) full.put_marker(color::white, p);
  for (const point from : point::all())
    for (const point to : point::all()) {
      if (!direction_between(from, to)) continue;
      const board b = flipped(full, from, to);
      CHECK(b.markers(color::black) == between(from, to));
      CHECK(b.markers() == point_set::all());
    }
}

TEST_CASE("[row.resolve] a row is taken off whole, and nothing else") {
  constexpr board b = board_with("W e1 | w e2-e7 f5 | b g5");
  ALWAYS(without_row(b, row_at("e3-e7")) == board_with("W e1 | w e2 f5 | b g5"));
  ALWAYS(with_row(without_row(b, row_at("e3-e7")), color::white, row_at("e3-e7")) == b);
  ALWAYS(with_row(board{}, color::black, row_at("c2-g6")) == board_with("b c2 d3 e4 f5 g6"));
}

TEST_CASE("the image of a board has the images of its pieces") {
  ALWAYS(transform(board_with("W g7 | w f7"), symmetry::turn(1)) == board_with("W f7 | w e6"));
  for (const symmetry s : symmetry::all()) {
    const board image = transform(some, s);
    for (const point p : point::all()) {
      CHECK(image.owner(transform(p, s)) == some.owner(p));
      CHECK(image.has_ring(transform(p, s)) == some.has_ring(p));
    }
    CHECK(transform(image, s.inverse()) == some);
  }
}

TEST_CASE("a board is a plain value") {
  static_assert(std::is_trivially_copyable_v<board> && std::regular<board>);
  static_assert(std::has_unique_object_representations_v<board>);
  ALWAYS(board_with("W e4") != board_with("B e4"));
  ALWAYS(board_with("w e4") != board_with("b e4"));
  ALWAYS(board_with("W e4") != board_with("w e4"));
  ALWAYS(board_with("W e4 k7") == board_with("W k7 | W e4"));
}
