// SPDX-License-Identifier: MIT
#include <yinsh/record/ply.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "plies.hpp"
#include "sample_games.hpp"
#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::place;
using picture::ring_move;
using picture::take_ring;
using picture::take_row;

namespace {

constexpr position white_row =
    picture::to_take_row(color::white, color::white, "W e4 a2 a3 a4 k7 | B f2 c1 d1 k9 k10 | w b2-b6");
constexpr position white_won = picture::to_move(color::black, "W a2 e4 | B b1 c1 d1 e1 k7 | w e5 e6");
// The placements of two players in turn.
constexpr std::array two_placements{place("e4"), place("f6")};

}  // namespace

static_assert(std::is_trivially_copyable_v<ply>);

TEST_CASE("a ply is one ring move, and a row and a ring for each ring that is needed to win") {
  ALWAYS(ply::capacity == 7);
  ALWAYS(basic_ply<blitz>::capacity == 3);
}

TEST_CASE("a ply is a list of actions, equal to one of the same actions whatever was in it before") {
  ALWAYS(ply{}.empty());
  constexpr ply row_and_ring = ply_of({take_row("b2-b6"), take_ring("a2")});
  ALWAYS(row_and_ring.size() == 2 && !row_and_ring.empty());
  ALWAYS(row_and_ring[0] == take_row("b2-b6") && row_and_ring[1] == take_ring("a2"));
  ALWAYS(row_and_ring.end() - row_and_ring.begin() == 2 && *row_and_ring.begin() == take_row("b2-b6"));
  ALWAYS(row_and_ring == ply_of({take_row("b2-b6"), take_ring("a2")}));
  ALWAYS(row_and_ring != ply_of({take_row("b2-b6")}));
  ALWAYS(row_and_ring != ply_of({take_row("b2-b6"), take_ring("a3")}));
}

TEST_CASE("a ply goes on while the same player must act, and never when the game is over") {
  ALWAYS(ply_goes_on(position{}, color::white));
  ALWAYS(!ply_goes_on(position{}, color::black));
  ALWAYS(ply_goes_on(white_row, color::white));
  ALWAYS(!ply_goes_on(white_row, color::black));
  for (const color c : all_colors) CHECK_FALSE(ply_goes_on(white_won, c));
}

TEST_CASE("the first ply of a list of actions ends where the other player acts, or with the list") {
  ALWAYS(first_ply(position{}, std::span<const action>(two_placements)) == ply_of({place("e4")}));
  ALWAYS(first_ply(position{}, std::span<const action>()).empty());
  ALWAYS(first_ply(white_won, std::span<const action>(two_placements)).empty());
}

TEST_CASE("first_ply takes what one player does in a row, and what there is where the game stops") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const game g = sample::random_game(seed);
    position p;
    for (auto rest = g.actions(); !rest.empty();) {
      const color player = p.to_act();
      const ply next = first_ply(p, rest);
      REQUIRE_FALSE(next.empty());
      for (const action a : next) {
        REQUIRE(p.to_act() == player);
        REQUIRE(play(p, a) == violation::none);
      }
      CHECK((p.phase() == phase::over || p.to_act() != player));
      CHECK(first_ply(position{}, rest.first(0)).empty());
      rest = rest.subspan(next.size());
    }
  }
}
