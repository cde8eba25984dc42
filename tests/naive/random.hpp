// SPDX-License-Identifier: MIT
//
// Random games for tests, the same on every machine: a generator and ways to choose an action.
#pragma once

#include <cstdint>

#include "game.hpp"

namespace naive {

// A counter whose every value is mixed thoroughly (the splitmix64 recipe).
struct random_source {
  std::uint64_t state = 0;

  constexpr std::uint64_t next() {
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

  // A number from 0 to bound - 1; nearly uniform, which is enough here.
  constexpr int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
};

// Any legal action. Precondition: the game is not over.
constexpr action random_action(const game& g, random_source& random) {
  const actions choices = legal(g);
  return choices[random.below(choices.size)];
}

// A legal action that makes a row if a few tries find one. Players who only move at random hardly
// ever make a row of five; these do, and win. Precondition: the game is not over.
constexpr action row_seeking_action(const game& g, random_source& random, int tries = 12) {
  const actions choices = legal(g);
  if (g.phase == phase::move)
    for (int i = 0; i < tries; ++i) {
      const action chosen = choices[random.below(choices.size)];
      if (play(g, chosen).phase == phase::row) return chosen;
    }
  return choices[random.below(choices.size)];
}

// Plays at most so many random actions, fewer when the game ends.
constexpr game play_randomly(game g, int how_many, random_source& random) {
  for (int i = 0; i < how_many && g.phase != phase::over; ++i) g = play(g, random_action(g, random));
  return g;
}

// Plays to the end and shows visit(game) every position, the first and the last one included.
template <class Visit>
constexpr void random_game(const rules& ruleset, random_source& random, Visit visit) {
  game g = start(ruleset);
  visit(g);
  while (g.phase != phase::over) {
    g = play(g, random.below(2) == 0 ? random_action(g, random) : row_seeking_action(g, random));
    visit(g);
  }
}

}  // namespace naive
