// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <climits>
#include <concepts>
#include <iterator>
#include <optional>
#include <ranges>
#include <string_view>
#include <type_traits>
#include <vector>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/setup.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::crowded;
using picture::holds_exactly;
using picture::points;
using picture::setup_with;

namespace {

constexpr std::string_view all_rings = "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | ";

// All rings on the board, White to move, and what the test puts there.
constexpr setup with(std::string_view pieces) {
  setup s = setup_with(all_rings);
  const setup more = setup_with(pieces);
  s.markers = more.markers;
  return s;
}
constexpr setup in(phase due, color acting, color mover, setup s) {
  s.phase = due;
  s.to_act = acting;
  s.mover = mover;
  return s;
}
constexpr setup removed(int white, int black, setup s) {
  s.removed = {white, black};
  return s;
}
constexpr setup placing(color next, std::string_view pieces) {
  return in(phase::place_ring, next, next, removed(0, 0, setup_with(pieces)));
}
constexpr setup shared(setup s, point p) {
  s.markers.white.insert(p);
  return s;
}

// Are these the faults, and no others?
constexpr bool has(const setup& s, std::initializer_list<setup_fault> expected) {
  setup_faults set;
  for (const setup_fault f : expected) set.insert(f);
  return faults(s) == set && position::from(s).has_value() == set.empty();
}

constexpr color no_color = static_cast<color>(2);
constexpr phase no_phase = static_cast<phase>(5);

}  // namespace

TEST_CASE("a new setup is the start of the game, and anyone may fill it") {
  static_assert(std::is_aggregate_v<setup> && std::regular<setup>);
  ALWAYS(has(setup{}, {}));
  ALWAYS(position::from(setup{}) == position{});
  ALWAYS(setup{.rings = {points("e5"), points("g7")}}.rings.black == points("g7"));
  ALWAYS(has(setup{.rings = {points("e5"), points("g7")}}, {}));
  ALWAYS(setup{} == placing(color::white, ""));
  ALWAYS(setup{} != placing(color::black, ""));
}

TEST_CASE("[setup.counts] [setup.settled] setups without faults") {
  ALWAYS(has(with(""), {}));
  ALWAYS(has(with("w e1-e4 | b e5"), {}));
  ALWAYS(has(in(phase::move_ring, color::black, color::black, with("w e1-e4 | b e5")), {}));
  ALWAYS(has(in(phase::remove_row, color::white, color::white, with("w e1-e5")), {}));
  ALWAYS(has(in(phase::remove_row, color::white, color::black, with("w e1-e5")), {}));
  ALWAYS(has(in(phase::remove_row, color::white, color::white, with("w e1-e5 | b g3-g7")), {}));
  ALWAYS(has(in(phase::remove_ring, color::black, color::white, with("w e1-e4")), {}));
  ALWAYS(has(setup_with("W a2 a3 | B k7 k8 k9"), {}));
}

TEST_CASE("setup_fault::no_such_value: a colour or phase that does not exist") {
  ALWAYS(has(in(phase::move_ring, no_color, color::white, with("")), {setup_fault::no_such_value}));
  ALWAYS(has(in(phase::move_ring, color::white, no_color, with("")), {setup_fault::no_such_value}));
  ALWAYS(has(in(no_phase, color::white, color::white, removed(4, 0, crowded(with(""), 52))),
             {setup_fault::no_such_value, setup_fault::removed_out_of_range, setup_fault::marker_count}));
  ALWAYS(has(in(no_phase, color::white, color::white, with("")), {setup_fault::no_such_value}));
  for (int value = 0; value < 256; ++value) {
    const setup hostile_color = in(phase::move_ring, static_cast<color>(value), color::white, with(""));
    CHECK(faults(hostile_color).contains(setup_fault::no_such_value) == (value > 1));
    CHECK(position::from(hostile_color).has_value() == (value <= 1));
    const setup hostile_phase = in(static_cast<phase>(value), color::white, color::white, with("w e1-e5"));
    CHECK(faults(hostile_phase).contains(setup_fault::no_such_value) == (value > 4));
    if (value > 4) CHECK_FALSE(position::from(hostile_phase).has_value());
  }
}

TEST_CASE("[board.points] setup_fault::no_such_value: a set with bits that are no points") {
  constexpr auto with_a_guard_bit = [] {
    setup s;
    std::array<std::uint32_t, sizeof(point_set) / 4> words{};
    words[0] = ~std::uint32_t{0};
    s.rings.white = __builtin_bit_cast(point_set, words);
    return s;
  };
  ALWAYS(faults(with_a_guard_bit()).contains(setup_fault::no_such_value));
  ALWAYS(!position::from(with_a_guard_bit()));
}

TEST_CASE("[place.where] [move.ring] setup_fault::points_shared: two pieces on one point") {
  ALWAYS(has(shared(with(""), "k7"_point), {setup_fault::points_shared}));
  ALWAYS(has(shared(with("b e5"), "e5"_point), {setup_fault::points_shared}));
  setup s = with("");
  s.rings.white = points("a2 a3 a4 a5 k7");
  CHECK(has(s, {setup_fault::points_shared}));
  s.rings.white = s.rings.black;
  s.markers = s.rings;
  CHECK(has(s, {setup_fault::points_shared}));
}

TEST_CASE("[setup.counts] setup_fault::removed_out_of_range: removed rings from none to those that win") {
  ALWAYS(
      has(removed(-1, 0, setup_with("W a2 a3 a4 a5 b1 b2 | B j5 k7 k8 k9 k10")), {setup_fault::removed_out_of_range}));
  ALWAYS(has(removed(0, 4, setup_with("W a2 a3 a4 a5 b1 | B k7")), {setup_fault::removed_out_of_range}));
  ALWAYS(has(removed(5, 0, setup_with("B j5 k7 k8 k9 k10")), {setup_fault::removed_out_of_range}));
}

TEST_CASE("[setup.counts] setup_fault::both_have_won") {
  ALWAYS(has(setup_with("W a2 a3 | B k7 k8"), {setup_fault::both_have_won}));
  ALWAYS(
      has(in(phase::over, color::white, color::white, setup_with("W a2 a3 | B k7 k8")), {setup_fault::both_have_won}));
}

TEST_CASE("[setup.counts] setup_fault::ring_count: rings on the board and removed rings are five") {
  ALWAYS(has(removed(0, 0, setup_with("W a2 a3 a4 a5 | B j5 k7 k8 k9 k10")), {setup_fault::ring_count}));
  ALWAYS(has(removed(1, 0, setup_with(all_rings)), {setup_fault::ring_count}));
  ALWAYS(has(removed(0, 0, setup_with("W a2 a3 a4 a5 b1 b2 | B j5 k7 k8 k9 k10")), {setup_fault::ring_count}));
  ALWAYS(has(removed(2, 2, setup_with("W a2 a3 a4 | B k7 k8 k9 k10")), {setup_fault::ring_count}));
  for (const phase due : {phase::remove_ring, phase::move_ring})
    CHECK(has(in(due, color::white, color::white, removed(0, 0, setup{})), {setup_fault::ring_count}));
}

TEST_CASE("[setup.counts] setup_fault::marker_count: 51 markers, no more") {
  ALWAYS(has(crowded(with(""), 51), {}));
  ALWAYS(has(crowded(with(""), 52), {setup_fault::marker_count}));
  ALWAYS(has(crowded(with(""), 75), {setup_fault::marker_count}));
}

TEST_CASE("[place.order] setup_fault::placement_order: rings are placed alternately, White first") {
  ALWAYS(has(placing(color::black, "W e5"), {}));
  ALWAYS(has(placing(color::white, "W e5 | B g7"), {}));
  ALWAYS(has(placing(color::black, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9"), {}));
  ALWAYS(has(placing(color::white, "W a2 a3 a4 a5 | B j5 k7 k8 k9"), {}));
  ALWAYS(has(placing(color::black, ""), {setup_fault::placement_order}));
  ALWAYS(has(placing(color::white, "W e5"), {setup_fault::placement_order}));
  ALWAYS(has(placing(color::black, "B e5"), {setup_fault::placement_order}));
  ALWAYS(has(placing(color::black, "W e5 e6 | B g7"), {}));
  ALWAYS(has(placing(color::black, "W e5 e6"), {setup_fault::placement_order}));
  ALWAYS(has(placing(color::black, "W e5 | B g7"), {setup_fault::placement_order}));
  // Nothing is left to place.
  ALWAYS(has(placing(color::white, all_rings), {setup_fault::placement_order}));
  ALWAYS(has(placing(color::black, all_rings), {setup_fault::placement_order}));
  ALWAYS(has(placing(color::black, "W a2 a3 a4 a5 b1 b2 | B j5 k7 k8 k9 k10"), {setup_fault::placement_order}));
}

TEST_CASE("[place.where] setup_fault::placement_with_markers: no markers are used while rings are placed") {
  ALWAYS(has(placing(color::white, "w e5"), {setup_fault::placement_with_markers}));
  ALWAYS(has(placing(color::black, "W g7 | b e5"), {setup_fault::placement_with_markers}));
}

TEST_CASE("[setup.counts] setup_fault::placement_with_removed: no ring is removed before all are placed") {
  ALWAYS(has(removed(1, 0, placing(color::white, "")), {setup_fault::placement_with_removed}));
  ALWAYS(has(removed(0, 3, placing(color::black, "W e5")), {setup_fault::placement_with_removed}));
}

TEST_CASE("[setup.settled] setup_fault::row_standing: no row stands when a player is to place or to move") {
  ALWAYS(has(with("w e1-e5"), {setup_fault::row_standing}));
  ALWAYS(has(with("b e1-e5"), {setup_fault::row_standing}));
  ALWAYS(has(in(phase::move_ring, color::black, color::black, with("w c2 d3 e4 f5 g6")), {setup_fault::row_standing}));
  ALWAYS(has(with("w e1-e4 e6-e9"), {}));
  ALWAYS(has(with("w d8 e7 f6 g5 h4"), {}));  // the false diagonal
}

TEST_CASE("[setup.row] setup_fault::no_row_to_remove: the player who is to remove a row owns one") {
  ALWAYS(has(in(phase::remove_row, color::white, color::white, with("")), {setup_fault::no_row_to_remove}));
  ALWAYS(has(in(phase::remove_row, color::white, color::white, with("b e1-e5")), {setup_fault::no_row_to_remove}));
  ALWAYS(has(in(phase::remove_row, color::black, color::white, with("w e1-e4")), {setup_fault::no_row_to_remove}));
}

TEST_CASE("[setup.row] setup_fault::movers_row_first: the player who moved removes all own rows before the other") {
  ALWAYS(has(in(phase::remove_row, color::black, color::white, with("w e1-e5 | b g3-g7")),
             {setup_fault::movers_row_first}));
  ALWAYS(has(in(phase::remove_row, color::white, color::black, with("w e1-e5 | b g3-g7")),
             {setup_fault::movers_row_first}));
  ALWAYS(has(in(phase::remove_row, color::black, color::black, with("w e1-e5 | b g3-g7")), {}));
}

TEST_CASE("[setup.ring] setup_fault::pool_lacks_returned_row: five places for the row just returned") {
  ALWAYS(has(in(phase::remove_ring, color::white, color::white, crowded(with(""), 46)), {}));
  ALWAYS(has(in(phase::remove_ring, color::white, color::white, crowded(with(""), 47)),
             {setup_fault::pool_lacks_returned_row}));
}

TEST_CASE("[setup.over] a setup that is over is not a fault: it is a position that is over") {
  constexpr position won = *position::from(setup_with("W a2 a3 | B k7 k8 k9 | w e1-e5 | b g3-g7"));
  ALWAYS(won.phase() == phase::over);
  ALWAYS(won.outcome() == outcome{color::white, end_reason::rings});
  constexpr position empty_pool = *position::from(crowded(with(""), 51));
  ALWAYS(empty_pool.phase() == phase::over);
  ALWAYS(empty_pool.outcome() == outcome{std::nullopt, end_reason::pool});
  // To say so is allowed, whoever is said to be to act.
  ALWAYS(position::from(in(phase::over, color::black, color::white, crowded(with(""), 51))) == empty_pool);
  ALWAYS(position::from(in(phase::over, color::black, color::black,
                           setup_with("W a2 a3 | B k7 k8 k9 | w e1-e5 | b g3-g7"))) == won);
  ALWAYS(position::from(in(phase::remove_row, color::black, color::white,
                           setup_with("W a2 a3 | B k7 k8 k9 | w e1-e5 | b g3-g7"))) == won);
}

TEST_CASE("[setup.over] setup_fault::not_over: what is said to be over is over") {
  ALWAYS(has(in(phase::over, color::white, color::white, with("")), {setup_fault::not_over}));
  ALWAYS(has(in(phase::over, color::white, color::white, crowded(with(""), 50)), {setup_fault::not_over}));
  ALWAYS(has(in(phase::over, color::white, color::white, crowded(with(""), 51)), {}));
}

TEST_CASE("[setup.over] [end.blocked] a setup in which nobody can move may say that it is over") {
  // Every way from a ring is full of markers up to a ring or the edge.
  constexpr setup shut_in = setup_with(
      "a2=wbw b1=WWwwbww c1=WWBbwwbw d1=wBBBwbwwb e1=wbwwb f2=wwbww g2=wbwwbw h3=ww.wwb i4=b..bww j5=...wbw k7=..ww");
  ALWAYS(has(shut_in, {}));
  ALWAYS(has(in(phase::over, color::black, color::white, shut_in), {}));
  ALWAYS(position::from(in(phase::over, color::black, color::white, shut_in)) == position::from(shut_in));
  ALWAYS(position::from(shut_in)->outcome() == outcome{std::nullopt, end_reason::blocked});
}

TEST_CASE("every fault of a setup is reported at once") {
  ALWAYS(has(removed(4, -2, shared(crowded(with(""), 52), "k7"_point)),
             {setup_fault::points_shared, setup_fault::removed_out_of_range, setup_fault::ring_count,
              setup_fault::marker_count}));
  ALWAYS(has(removed(0, 1, placing(color::white, "W e5 | w g3-g7")),
             {setup_fault::placement_order, setup_fault::placement_with_markers, setup_fault::placement_with_removed,
              setup_fault::row_standing}));
  ALWAYS(has(in(phase::remove_row, color::black, color::white, with("w e1-e5")),
             {setup_fault::no_row_to_remove, setup_fault::movers_row_first}));
  ALWAYS(has(in(phase::remove_ring, color::black, color::white, crowded(with(""), 52)),
             {setup_fault::marker_count, setup_fault::pool_lacks_returned_row}));
  ALWAYS(has(in(phase::over, color::white, color::white, with("b e1-e5")),
             {setup_fault::row_standing, setup_fault::not_over}));
  ALWAYS(has(removed(3, 3, with("w e1-e5")), {setup_fault::both_have_won, setup_fault::ring_count}));
  ALWAYS(has(removed(0, 0, setup_with("W a2 | w e1-e5")), {setup_fault::ring_count, setup_fault::row_standing}));
}

TEST_CASE("any numbers may stand in a setup") {
  for (const int hostile : {INT_MIN, INT_MIN + 1, -1, 4, 256, 259, INT_MAX - 1, INT_MAX})
    for (const phase due : {phase::place_ring, phase::move_ring, phase::remove_row, phase::remove_ring, phase::over}) {
      const setup s = in(due, color::white, color::white, removed(hostile, hostile, with("")));
      CHECK(faults(s).contains(setup_fault::removed_out_of_range));
      CHECK_FALSE(position::from(s).has_value());
    }
  CHECK(is_constant<[] { return faults(removed(INT_MAX, INT_MIN, with(""))); }>);
}
