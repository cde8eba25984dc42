// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <vector>
#include <yinsh/rules/rows.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::board_with;
using picture::holds_exactly;
using picture::row_at;

namespace {

constexpr row_set white_rows(std::string_view pieces) { return rows<5>(board_with(pieces), color::white); }
constexpr row_set black_rows(std::string_view pieces) { return rows<5>(board_with(pieces), color::black); }
constexpr bool are(const row_set& found, std::initializer_list<row> expected) {
  return holds_exactly(found, expected) && found.size() == expected.size() && found.empty() == (expected.size() == 0);
}

// Every row of a board is found, and no other, for a colour and a length.
template <class Shape, int Length>
void check_that_each_row_alone_is_found() {
  for (const color c : all_colors)
    for (const auto r : basic_row<Shape, Length>::all()) {
      basic_board<Shape> b;
      b.restore_row(c, r);
      CHECK(holds_exactly(rows<Length>(b, c), {r}));
      CHECK(has_row<Length>(b, c));
      CHECK(rows<Length>(b, opponent(c)).empty());
      CHECK_FALSE(has_row<Length>(b, opponent(c)));
      b.take_row(r);
      for (const auto p : r.points() - basic_point_set<Shape>{r.last()}) b.put_marker(c, p);
      CHECK(rows<Length>(b, c).empty());
      CHECK_FALSE(has_row<Length>(b, c));
    }
}

}  // namespace

TEST_CASE("[row.five] five markers of one colour, next to one another on one line") {
  ALWAYS(are(white_rows("w e3-e7"), {row_at("e3-e7")}));
  ALWAYS(are(black_rows("b c6-g6"), {row_at("c6-g6")}));
  ALWAYS(are(white_rows("w c2 d3 e4 f5 g6"), {row_at("c2-g6")}));
  ALWAYS(are(white_rows("w e3-e6"), {}));
  ALWAYS(are(white_rows("w e3-e6 e8"), {}));
  ALWAYS(are(white_rows("w e3-e5 e7 | b e6"), {}));
  ALWAYS(are(black_rows("w e3-e7"), {}));
  ALWAYS(has_row<5>(board_with("w e3-e7"), color::white));
  ALWAYS(!has_row<5>(board_with("w e3-e7"), color::black));
  ALWAYS(!has_row<5>(board_with("w e3-e6"), color::white));
  ALWAYS(!has_row<5>(board{}, color::black));
}

TEST_CASE("[row.set] a row is found once, though it can be walked from either end") {
  ALWAYS(are(white_rows("w j5-j9"), {row_at("j5-j9")}));
  ALWAYS(are(black_rows("b a5 b6 c7 d8 e9"), {row_at("a5-e9")}));
}

TEST_CASE("[row.five] every one of the 123 rows is found where it stands alone") {
  check_that_each_row_alone_is_found<standard_hexagon, 5>();
  check_that_each_row_alone_is_found<standard_hexagon, 2>();
  check_that_each_row_alone_is_found<standard_hexagon, 10>();
  check_that_each_row_alone_is_found<hexagon<2, corners::uncut>, 3>();
  check_that_each_row_alone_is_found<hexagon<3>, 3>();
  check_that_each_row_alone_is_found<hexagon<9, corners::uncut>, 5>();
}

TEST_CASE("[row.five] rings do not count, and a ring between markers breaks the line") {
  ALWAYS(are(white_rows("w e3-e6 | W e7"), {}));
  ALWAYS(are(white_rows("w e3 e4 e6 e7 | W e5"), {}));  // four markers and a ring
  ALWAYS(are(white_rows("w e2-e4 e6 e7 | W e5"), {}));  // five markers, interrupted
  ALWAYS(are(white_rows("w e2-e4 e6 e7 | B e5"), {}));
  ALWAYS(are(white_rows("W e3-e7"), {}));  // five rings
}

TEST_CASE("[board.lines] five on the false diagonal are no row") {
  ALWAYS(are(white_rows("w d8 e7 f6 g5 h4"), {}));
  ALWAYS(are(black_rows("b e9 f8 g7 h6 i5"), {}));
}

TEST_CASE("[row.five] the end of one line and the beginning of the next are no row") {
  ALWAYS(are(white_rows("w a2-a5 | w b1"), {}));  // adjacent in the order of points
  ALWAYS(are(white_rows("w d7-d9 e1 e2"), {}));
  ALWAYS(are(white_rows("w g2 f2 e2 d2 | w h3"), {}));
}

TEST_CASE("[row.choice] a run of six to nine offers two to five rows") {
  ALWAYS(are(white_rows("w e2-e7"), {row_at("e2-e6"), row_at("e3-e7")}));
  ALWAYS(are(white_rows("w e2-e8"), {row_at("e2-e6"), row_at("e3-e7"), row_at("e4-e8")}));
  ALWAYS(are(white_rows("w e2-e9"), {row_at("e2-e6"), row_at("e3-e7"), row_at("e4-e8"), row_at("e5-e9")}));
  ALWAYS(are(white_rows("w e1-e9"),
             {row_at("e1-e5"), row_at("e2-e6"), row_at("e3-e7"), row_at("e4-e8"), row_at("e5-e9")}));
  ALWAYS(are(black_rows("b b7-g7"), {row_at("b7-f7"), row_at("c7-g7")}));
}

TEST_CASE("[rules.bounds] a run of nine arises where the last gap between two runs of four is closed") {
  ALWAYS(are(white_rows("w e1-e4 e6-e9"), {}));
  ALWAYS(white_rows("w e1-e4 e6-e9 | w e5").size() == 5);
}

TEST_CASE("[row.set] rows cross on two and on three axes") {
  ALWAYS(are(white_rows("w f4-f8 | w d6 e6 g6 h6"), {row_at("f4-f8"), row_at("d6-h6")}));
  ALWAYS(
      are(white_rows("w f4-f8 | w d6 e6 g6 h6 | w d4 e5 g7 h8"), {row_at("f4-f8"), row_at("d4-h8"), row_at("d6-h6")}));
}

TEST_CASE("[row.set] a row is a set of five points: rows are different when their points are") {
  for (const row r : white_rows("w f2-f10 | w d6 e6 g6 h6"))
    for (const row s : white_rows("w f2-f10 | w d6 e6 g6 h6")) CHECK((r == s) == (r.points() == s.points()));
  ALWAYS(white_rows("w f2-f10 | w d6 e6 g6 h6").size() == 6);
}

TEST_CASE("[row.owner] a row belongs to the player of its colour") {
  ALWAYS(are(white_rows("w e1-e5 | b g3-g7"), {row_at("e1-e5")}));
  ALWAYS(are(black_rows("w e1-e5 | b g3-g7"), {row_at("g3-g7")}));
}

TEST_CASE("[row.five] rows of other lengths") {
  constexpr board b = board_with("w e1-e4 | b g2 h3");
  ALWAYS(rows<4>(b, color::white).size() == 1);
  ALWAYS(rows<3>(b, color::white).size() == 2);
  ALWAYS(rows<2>(b, color::white).size() == 3);
  ALWAYS(rows<2>(b, color::black).size() == 1);
  ALWAYS(has_row<4>(b, color::white));
  ALWAYS(!has_row<5>(b, color::white));
  ALWAYS(!has_row<3>(b, color::black));
}

TEST_CASE("on a board full of one colour every row stands") {
  board full;
  for (const point p : point::all()) full.put_marker(color::black, p);
  CHECK(rows<5>(full, color::black).size() == 123);
  CHECK(rows<10>(full, color::black).size() == 6);
  CHECK(rows<5>(full, color::white).empty());
  std::size_t index = 0;
  for (const row r : rows<5>(full, color::black)) CHECK(r.index() == index++);
}

TEST_CASE("a row_set holds what was put into it") {
  row_set set;
  CHECK(set.empty());
  for (const row r : row::all()) {
    CHECK_FALSE(set.contains(r));
    set.insert(r);
    set.insert(r);
    CHECK(set.contains(r));
    CHECK(set.size() == r.index() + 1);
  }
  ALWAYS(white_rows("w e2-e7").contains(row_at("e2-e6")));
  ALWAYS(!white_rows("w e2-e7").contains(row_at("e4-e8")));
  ALWAYS(white_rows("w e2-e7") == white_rows("w e2-e7 f5"));
  ALWAYS(white_rows("w e2-e7") != white_rows("w e2-e6"));
}

TEST_CASE("a row_set is a range like any other") {
  static_assert(std::ranges::forward_range<row_set> && std::ranges::common_range<row_set>);
  static_assert(std::same_as<std::ranges::range_value_t<row_set>, row> && std::same_as<row_set::value_type, row>);
  static_assert(std::same_as<row_set::const_iterator, row_set::iterator>);
  static_assert(std::is_trivially_copyable_v<row_set> && std::regular<row_set>);
  const row_set set = white_rows("w e2-e7");
  const std::vector<row> listed(set.begin(), set.end());
  CHECK(listed == std::vector<row>{row_at("e2-e6"), row_at("e3-e7")});
  CHECK(std::distance(set.begin(), set.end()) == 2);
  auto moving = set.begin();
  CHECK(moving++ == set.begin());
  CHECK(moving != set.begin());
  CHECK(*moving == row_at("e3-e7"));
  CHECK(++moving == set.end());
  CHECK(row_set::iterator{} == row_set::iterator{});
}
