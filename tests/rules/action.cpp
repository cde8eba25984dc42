// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <yinsh/rules/action.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::passing;
using picture::place;
using picture::ring_move;
using picture::row_at;
using picture::take_ring;
using picture::take_row;

namespace {

constexpr action from_any_bits(std::uint32_t bits) { return __builtin_bit_cast(action, bits); }

struct smallest {
  using shape = hexagon<2, corners::uncut>;
  static constexpr int rings = 1;
  static constexpr int markers = 6;
  static constexpr int row_length = 3;
  static constexpr int rings_to_win = 1;
};

}  // namespace

TEST_CASE("an action says what is done") {
  ALWAYS(action::place_ring("e4"_point).kind() == action_kind::place_ring);
  ALWAYS(action::place_ring("e4"_point).point() == "e4"_point);
  ALWAYS(action::move_ring("e4"_point, "e9"_point).kind() == action_kind::move_ring);
  ALWAYS(action::move_ring("e4"_point, "e9"_point).from() == "e4"_point);
  ALWAYS(action::move_ring("e4"_point, "e9"_point).to() == "e9"_point);
  ALWAYS(action::remove_row(row_at("e4-e8")).kind() == action_kind::remove_row);
  ALWAYS(action::remove_row(row_at("e4-e8")).row() == row_at("e4-e8"));
  ALWAYS(action::remove_ring("k10"_point).kind() == action_kind::remove_ring);
  ALWAYS(action::remove_ring("k10"_point).point() == "k10"_point);
  ALWAYS(action::pass().kind() == action_kind::pass);
}

TEST_CASE("an action keeps every point and row it was given") {
  for (const point p : point::all()) {
    CHECK(action::place_ring(p).point() == p);
    CHECK(action::remove_ring(p).point() == p);
    for (const point q : point::all()) {
      CHECK(action::move_ring(p, q).from() == p);
      CHECK(action::move_ring(p, q).to() == q);
    }
  }
  for (const row r : row::all()) CHECK(action::remove_row(r).row() == r);
}

TEST_CASE("an action is a value of at most four bytes") {
  static_assert(sizeof(action) <= 4 && std::is_trivially_copyable_v<action>);
  static_assert(std::is_trivially_default_constructible_v<action> && std::regular<action>);
  static_assert(std::has_unique_object_representations_v<action> && std::totally_ordered<action>);
  static_assert(!std::is_convertible_v<action, std::uint32_t> && !std::is_convertible_v<std::uint32_t, action>);
  ALWAYS(action{} == place("a2"));
}

TEST_CASE("actions are equal when they do the same, and ordered by kind, then by what they name") {
  ALWAYS(ring_move("e4-e5") == ring_move("e4-e5"));
  ALWAYS(ring_move("e4-e5") != ring_move("e5-e4"));
  ALWAYS(place("e4") != take_ring("e4"));
  ALWAYS(take_row("e4-e8") == take_row("e8-e4"));
  ALWAYS(place("k10") < ring_move("a2-a3"));
  ALWAYS(ring_move("k10-k9") < take_row("b1-b5"));
  ALWAYS(take_row("c2-g2") < take_ring("a2"));
  ALWAYS(take_ring("k10") < passing());
  ALWAYS(place("a2") < place("a3"));
  ALWAYS((ring_move("a2-k10") <=> ring_move("a3-a2")) == std::strong_ordering::less);
}

TEST_CASE("actions made of well-formed parts are well formed") {
  ALWAYS(place("k10").well_formed());
  ALWAYS(ring_move("a2-k10").well_formed());
  ALWAYS(take_row("c2-g2").well_formed());
  ALWAYS(take_ring("a2").well_formed());
  ALWAYS(passing().well_formed());
  ALWAYS(action{}.well_formed());
}

TEST_CASE("[board.points] of all 32 bits only those are well formed that name points and rows of the board") {
  std::uint32_t well_formed = 0;
  for (std::uint32_t bits = 0; bits < 0x80000; ++bits) well_formed += from_any_bits(bits).well_formed();
  CHECK(well_formed == 85 + 85 * 85 + 123 + 85 + 1);
  for (std::uint32_t kind = 8; kind < 0x10000; ++kind)
    for (const std::uint32_t what : {0U, 1U, 84U, 0x5454U, 0xFFFFU})
      CHECK_FALSE(from_any_bits(kind << 16 | what).well_formed());
  ALWAYS(!from_any_bits(0xFFFF'FFFF).well_formed());
  ALWAYS(!from_any_bits(0x8000'0000).well_formed());

  std::uint32_t on_the_smallest = 0;
  for (std::uint32_t bits = 0; bits < 0x80000; ++bits)
    on_the_smallest += __builtin_bit_cast(action_of<smallest>, bits).well_formed();
  CHECK(on_the_smallest == 7 + 7 * 7 + 3 + 7 + 1);
}

TEST_CASE("the twelve symmetries act on actions") {
  constexpr symmetry sixth = symmetry::turn(1);
  ALWAYS(transform(place("g7"), sixth) == place("f7"));
  ALWAYS(transform(take_ring("g7"), sixth) == take_ring("f7"));
  ALWAYS(transform(ring_move("f6-g7"), sixth) == ring_move("f6-f7"));
  ALWAYS(transform(take_row("e1-e5"), symmetry::mirror()) == take_row("a5-e5"));
  ALWAYS(transform(passing(), sixth) == passing());
  for (const symmetry s : symmetry::all())
    for (const action a : {place("e4"), ring_move("e4-e9"), take_row("c2-g6"), take_ring("b7"), passing()}) {
      CHECK(transform(a, s).kind() == a.kind());
      CHECK(transform(transform(a, s), s.inverse()) == a);
    }
}
