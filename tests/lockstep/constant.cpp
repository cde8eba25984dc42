// SPDX-License-Identifier: MIT
// The library and the naive model play side by side in constant expressions, within the compilers' default limits.
#include <doctest/doctest.h>

#include <cstddef>

#include "../naive/random.hpp"
#include "bridge.hpp"

namespace {

// The same position, and the same legal actions: as many, and each of the one is legal in the other.
template <yinsh::ruleset Rules>
constexpr bool agree(const yinsh::basic_position<Rules>& p, const naive::game& g) {
  if (lockstep::difference(p, g) != nullptr) return false;
  const auto listed = yinsh::legal_actions(p);
  if (listed.size() != static_cast<std::size_t>(naive::legal(g).size)) return false;
  if (listed.size() != yinsh::count_legal_actions(p)) return false;
  for (const auto a : listed)
    if (!yinsh::is_legal(p, a) || !naive::is_legal(g, lockstep::to_naive(a))) return false;
  return true;
}

// Plays so many actions at random; how many were played while both agreed, and undo led back.
template <yinsh::ruleset Rules>
constexpr int agreed(yinsh::basic_position<Rules> p, naive::game g, int most, naive::random_source random) {
  int played = 0;
  while (agree(p, g) && played < most && g.phase != naive::phase::over) {
    const naive::action chosen = naive::random_action(g, random);
    const auto same = lockstep::to_library<Rules>(chosen);
    if (!same) return -1;
    const auto before = p;
    const auto token = yinsh::play_unchecked(p, *same);
    auto back = p;
    yinsh::undo(back, token);
    if (!(back == before)) return -1;
    g = naive::play(g, chosen);
    ++played;
  }
  return agree(p, g) ? played : -1;
}

// [place.order] The beginning of a standard game: ten placements and the first ring move.
static_assert(agreed(yinsh::position{}, naive::start({}), 11, {7}) == 11);

// All that follows from a position agrees; how many sequences of actions there are, to the end of every game.
template <yinsh::ruleset Rules>
constexpr int games_from(const yinsh::basic_position<Rules>& p, const naive::game& g) {
  if (!agree(p, g)) return -1'000'000;
  if (g.phase == naive::phase::over) return 1;
  int games = 0;
  for (const auto a : yinsh::legal_actions(p)) {
    auto next = p;
    yinsh::play(next, a);
    games += games_from(next, naive::play(g, lockstep::to_naive(a)));
  }
  return games;
}

// Seven points, one ring each, three markers, rows of two; one row wins.
struct tiny {
  using shape = yinsh::hexagon<2, yinsh::corners::uncut>;
  static constexpr int rings = 1;
  static constexpr int markers = 3;
  static constexpr int row_length = 2;
  static constexpr int rings_to_win = 1;
};

// From two placed rings, as named, all games to their ends.
constexpr int tiny_games(const char* white, const char* black) {
  yinsh::basic_position<tiny> p;
  naive::game g = naive::start(lockstep::to_naive<tiny>());
  for (const char* name : {white, black}) {
    const naive::action chosen = naive::place_ring(naive::named(name));
    if (yinsh::play(p, *lockstep::to_library<tiny>(chosen)) != yinsh::violation::none) return -1;
    g = naive::play(g, chosen);
  }
  return games_from(p, g);
}

// White in the middle, Black at the edge.
static_assert(tiny_games("b2", "a1") > 0);
// Both at the edge, opposite each other.
static_assert(tiny_games("a1", "c3") > 0);

// A game of that kind, played from the empty board to its end.
static_assert(agreed(yinsh::basic_position<tiny>{}, naive::start(lockstep::to_naive<tiny>()), 100, {1}) >= 3);

}  // namespace

TEST_CASE("library and naive model agree at run time where they agreed at compile time") {
  CHECK(tiny_games("b2", "a1") > 0);
  CHECK(tiny_games("a1", "c3") > 0);
  CHECK(agreed(yinsh::basic_position<tiny>{}, naive::start(lockstep::to_naive<tiny>()), 100, {1}) >= 3);
}
