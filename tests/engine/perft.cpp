// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <yinsh/engine/perft.hpp>

#include "lockstep/bridge.hpp"
#include "lockstep/data_folder.hpp"
#include "support/always.hpp"
#include "support/random_games.hpp"

namespace {

// Seven points, a ring for each, three markers: all its games can be counted.
struct smallest {
  using shape = yinsh::hexagon<2, yinsh::corners::uncut>;
  static constexpr int rings = 1;
  static constexpr int markers = 3;
  static constexpr int row_length = 2;
  static constexpr int rings_to_win = 1;
};

// Of rings that may be placed anywhere, n in a row: points * (points - 1) * ... [place.where]
constexpr std::uint64_t placements(std::uint64_t points, int n) {
  return n == 0 ? 1 : points * placements(points - 1, n - 1);
}

template <yinsh::ruleset Rules>
std::uint64_t naive_perft(const yinsh::basic_position<Rules>& p, int depth) {
  return static_cast<std::uint64_t>(naive::perft(lockstep::to_naive(p), depth));
}

// A game of the standard rules after so many random actions.
yinsh::position some_position(std::uint64_t seed, int actions) {
  naive::random_source random{seed};
  yinsh::position p;
  for (int i = 0; i < actions && p.phase() != yinsh::phase::over; ++i) yinsh::play_unchecked(p, some_action(p, random));
  return p;
}

}  // namespace

TEST_CASE("the only leaf of depth 0 is the position itself, over or not") {
  ALWAYS(yinsh::perft(yinsh::position{}, 0) == 1);
  ALWAYS(yinsh::perft(yinsh::position{}, -1) == 1);
  ALWAYS(yinsh::perft_played(yinsh::position{}, 0) == 1);
  ALWAYS(yinsh::divide(yinsh::position{}, 0).empty());
}

TEST_CASE("[place.where] the first rings are placed on any empty point") {
  ALWAYS(yinsh::perft(yinsh::position{}, 1) == 85);
  ALWAYS(yinsh::divide(yinsh::position{}, 1).total() == 85);
  for (int depth = 0; depth <= 3; ++depth) CHECK(yinsh::perft(yinsh::position{}, depth) == placements(85, depth));
  CHECK(yinsh::perft_played(yinsh::position{}, 2) == 85U * 84U);
  CHECK(yinsh::perft(yinsh::basic_position<yinsh::blitz>{}, 3) == placements(85, 3));
  CHECK(yinsh::perft(yinsh::basic_position<huge>{}, 2) == placements(217, 2));
}

TEST_CASE("all games of the smallest board are counted to their end, as by the naive model") {
  const yinsh::basic_position<smallest> start;
  constexpr int deepest = yinsh::bounds<smallest>::actions;
  for (int depth = 0; depth <= deepest; ++depth) {
    CAPTURE(depth);
    CHECK(yinsh::perft(start, depth) == naive_perft(start, depth));
    CHECK(yinsh::perft_played(start, depth) == yinsh::perft(start, depth));
  }
  CHECK(yinsh::perft(start, deepest + 1) == 0);
  ALWAYS(yinsh::perft(yinsh::basic_position<smallest>{}, 4) > 0);
}

TEST_CASE("a game that ends earlier adds no leaf [end.win]") {
  naive::random_source random{5};
  yinsh::position before;
  yinsh::position p;
  while (p.phase() != yinsh::phase::over) {
    before = p;
    yinsh::play_unchecked(p, some_action(p, random));
  }
  CHECK(yinsh::perft(p, 0) == 1);
  CHECK(yinsh::perft(p, 1) == 0);
  CHECK(yinsh::perft(p, 4) == 0);
  CHECK(yinsh::perft_played(p, 1) == 0);
  CHECK(yinsh::divide(p, 3).empty());
  std::uint64_t going_on = 0;
  for (const auto a : yinsh::legal_actions(before)) going_on += yinsh::count_legal_actions(yinsh::after(before, a));
  CHECK(yinsh::perft(before, 2) == going_on);
  CHECK(yinsh::divide(before, 2).size() == yinsh::count_legal_actions(before));  // also those that end it, with 0
}

TEST_CASE("counts agree with the naive model in every phase of a game") {
  for (int actions = 0; actions < 120; actions += 3) {
    const yinsh::position p = some_position(static_cast<std::uint64_t>(actions), actions);
    CAPTURE(actions);
    CHECK(yinsh::perft(p, 2) == naive_perft(p, 2));
    CHECK(yinsh::perft_played(p, 2) == yinsh::perft(p, 2));
  }
}

TEST_CASE("a division has each legal action once, with the leaves behind it") {
  for (const int actions : {0, 9, 30, 50}) {
    const yinsh::position p = some_position(1, actions);
    const yinsh::division parts = yinsh::divide(p, 3);
    const yinsh::action_list legal = yinsh::legal_actions(p);
    REQUIRE(parts.size() == legal.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      CHECK(parts[i].action == legal[i]);
      CHECK(parts[i].leaves == yinsh::perft(yinsh::after(p, legal[i]), 2));
    }
    CHECK(parts.total() == yinsh::perft(p, 3));
  }
}

TEST_CASE("counts agree with those that others published") {
  if (!lockstep::data_is_here()) return;
  const auto records = naive::read_perft(lockstep::data_folder());
  REQUIRE(!records.empty());
  for (const naive::perft_record& record : records) {
    const auto p = yinsh::position::from(lockstep::to_library<yinsh::standard>(record.position));
    CAPTURE(record.id);
    REQUIRE(p);
    int depth = 0;
    for (const std::int64_t leaves : record.counts) {
      ++depth;
      CAPTURE(depth);
      CHECK(yinsh::perft(*p, depth) == static_cast<std::uint64_t>(leaves));
      CHECK(yinsh::perft_played(*p, depth) == static_cast<std::uint64_t>(leaves));
      CHECK(yinsh::divide(*p, depth).total() == static_cast<std::uint64_t>(leaves));
    }
  }
}
