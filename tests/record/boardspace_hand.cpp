// SPDX-License-Identifier: MIT
#include <yinsh/record/boardspace_hand.hpp>

#include <doctest/doctest.h>

#include <cstddef>

#include "support/always.hpp"

using namespace yinsh;
using hand = detail::boardspace_hand<standard>;

namespace {

constexpr auto ring = action_kind::place_ring;
constexpr auto marker = action_kind::move_ring;

// Every ring is placed, White's on e1 to e5 and Black's on g2 to g6; White is to move one.
constexpr hand all_placed() {
  hand h;
  for (int i = 0; i < 5; ++i) {
    h.play(action::place_ring(*point::at('e', 1 + i)), 0, 0);
    h.play(action::place_ring(*point::at('g', 2 + i)), 1, 0);
  }
  return h;
}

// The last action; a pass where there is none.
constexpr action last_action(const hand& h) {
  return h.game().size() == 0 ? action::pass() : h.game().actions().back();
}

constexpr bool refused(const hand& h, std::size_t at, text_error_kind kind, violation broken = violation::none) {
  return h.refused().at == at && h.refused().kind == kind && h.refused().broken == broken;
}

}  // namespace

static_assert([] {
  hand h = all_placed();
  const bool taken = h.take(marker, 0, 1);
  h.put("e5"_point, 1);
  h.put("e7"_point, 2);
  return taken && h.commit(3) && last_action(h) == action::move_ring("e5"_point, "e7"_point);
}());

TEST_CASE("[place.order] a ring is placed when the step is done, where it was dropped last") {
  hand h;
  REQUIRE(h.take(ring, 0, 1));
  h.put("e3"_point, 1);
  CHECK(h.game().size() == 0);
  REQUIRE(h.pick_up("e3"_point, 0, 2));
  h.put("e4"_point, 3);
  REQUIRE(h.commit(4));
  CHECK(last_action(h) == action::place_ring("e4"_point));
  CHECK(h.commit(5));  // one Done too many
  CHECK(h.game().size() == 1);
}

TEST_CASE("[move.ring] the marker goes into the ring, then the ring to its place, and both may be picked up again") {
  hand h = all_placed();
  REQUIRE(h.take(marker, 0, 1));
  h.put("e4"_point, 1);
  h.put("d4"_point, 2);
  REQUIRE(h.pick_up("d4"_point, 0, 3));
  REQUIRE(h.pick_up("e4"_point, 0, 4));
  h.put("e5"_point, 5);
  h.put("e7"_point, 6);
  REQUIRE(h.commit(7));
  CHECK(last_action(h) == action::move_ring("e5"_point, "e7"_point));
}

TEST_CASE("what is put back, or taken anew, leaves nothing of the step before") {
  hand h = all_placed();
  REQUIRE(h.take(marker, 0, 1));
  h.put("e4"_point, 1);
  h.put_back();
  CHECK_FALSE(h.holds(0, 2));
  CHECK(refused(h, 2, text_error_kind::mismatch));
  h = all_placed();
  REQUIRE(h.take(marker, 0, 1));
  h.put("e4"_point, 1);
  REQUIRE(h.take(marker, 0, 2));
  h.put("e5"_point, 2);
  h.put("e7"_point, 3);
  REQUIRE(h.commit(4));
  CHECK(last_action(h) == action::move_ring("e5"_point, "e7"_point));
}

TEST_CASE("a step is played where the other player begins one, and must be complete there") {
  hand h;
  REQUIRE(h.take(ring, 0, 1));
  h.put("e4"_point, 1);
  REQUIRE(h.take(ring, 1, 2));
  CHECK(last_action(h) == action::place_ring("e4"_point));
  CHECK_FALSE(h.take(ring, 0, 3));
  CHECK(refused(h, 3, text_error_kind::mismatch));
}

TEST_CASE("where the text ends a complete step is played and another one is dropped") {
  hand h = all_placed();
  REQUIRE(h.take(marker, 0, 1));
  h.put("e5"_point, 1);
  hand complete = h;
  REQUIRE(h.finish());
  CHECK(h.game().size() == 10);
  complete.put("e7"_point, 2);
  REQUIRE(complete.finish());
  CHECK(last_action(complete) == action::move_ring("e5"_point, "e7"_point));
}

TEST_CASE("nobody picks up what does not lie there, or what the other put down") {
  hand h = all_placed();
  REQUIRE(h.take(marker, 0, 1));
  h.put("e5"_point, 1);
  hand other = h;
  CHECK_FALSE(h.pick_up("e4"_point, 0, 2));
  CHECK(refused(h, 2, text_error_kind::mismatch));
  CHECK_FALSE(other.pick_up("e5"_point, 1, 3));
  CHECK(refused(other, 3, text_error_kind::mismatch));
}

TEST_CASE("an action against the rules is refused with its clause, at the last drop") {
  hand h = all_placed();
  REQUIRE(h.take(marker, 0, 1));
  h.put("e5"_point, 2);
  h.put("e1"_point, 3);
  CHECK_FALSE(h.commit(4));
  CHECK(refused(h, 3, text_error_kind::illegal, violation::crosses_ring));
}

TEST_CASE("a legal action of the player who is not to act is a mismatch") {
  hand h;
  CHECK_FALSE(h.play(action::place_ring("e4"_point), 1, 7));
  CHECK(refused(h, 7, text_error_kind::mismatch));
}

TEST_CASE("P0 is White, unless it is told otherwise or a colour is named first") {
  ALWAYS(hand{}.color_of(0) == color::white && hand{}.color_of(1) == color::black);
  hand told;
  told.first_player_is(color::black);
  CHECK(told.color_of(0) == color::black);
  CHECK(told.owns(1, color::black, 1));  // what is named counts
  CHECK(told.color_of(0) == color::white);
  CHECK_FALSE(told.owns(0, color::black, 2));
  CHECK(refused(told, 2, text_error_kind::mismatch));
}

TEST_CASE("a declared result ends the game, once") {
  hand h;
  REQUIRE(h.declare(game_result::resignation(color::white), 1));
  CHECK(h.game().result() == game_result::resignation(color::white));
  CHECK_FALSE(h.declare(game_result::agreed_draw(), 2));
  CHECK(refused(h, 2, text_error_kind::illegal, violation::game_over));
}
