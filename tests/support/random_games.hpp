// SPDX-License-Identifier: MIT
// Random games, the same on every machine: every position of a game is shown, in all its phases. Players who only move
// at random hardly ever make a row; every other ring move here looks for one.
#ifndef YINSH_TESTS_SUPPORT_RANDOM_GAMES_HPP
#define YINSH_TESTS_SUPPORT_RANDOM_GAMES_HPP

#include <cstddef>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>

#include "naive/random.hpp"

// A legal action; half of the ring moves are chosen to make a row if a few tries find one. Precondition: the game is
// not over.
template <yinsh::ruleset Rules>
constexpr yinsh::action_of<Rules> some_action(const yinsh::basic_position<Rules>& p, naive::random_source& random) {
  const yinsh::basic_action_list<Rules> choices = yinsh::legal_actions(p);
  const auto any = [&] { return choices[static_cast<std::size_t>(random.below(static_cast<int>(choices.size())))]; };
  const int tries = p.phase() == yinsh::phase::move_ring && random.below(2) == 0 ? 12 : 0;
  for (int i = 0; i < tries; ++i) {
    yinsh::basic_position<Rules> next = p;
    const yinsh::action_of<Rules> a = any();
    yinsh::play_unchecked(next, a);
    if (next.phase() == yinsh::phase::remove_row) return a;
  }
  return any();
}

// visit(position) for every position of so many games, the first and the last ones included.
template <yinsh::ruleset Rules, class Visit>
constexpr void for_each_position(int games, naive::random_source random, Visit visit) {
  for (int i = 0; i < games; ++i) {
    yinsh::basic_position<Rules> p;
    visit(p);
    while (p.phase() != yinsh::phase::over) {
      yinsh::play_unchecked(p, some_action(p, random));
      visit(p);
    }
  }
}

// Games small enough for a position of every kind to come up often, and the largest board there is.
struct tiny {
  using shape = yinsh::hexagon<3, yinsh::corners::uncut>;
  static constexpr int rings = 3;
  static constexpr int markers = 11;
  static constexpr int row_length = 3;
  static constexpr int rings_to_win = 2;
};
struct huge {
  using shape = yinsh::hexagon<9, yinsh::corners::uncut>;
  static constexpr int rings = 9;
  static constexpr int markers = 100;
  static constexpr int row_length = 4;
  static constexpr int rings_to_win = 5;
};

#endif
