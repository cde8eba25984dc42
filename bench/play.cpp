// SPDX-License-Identifier: MIT
// Playing an action: unchecked and undone, checked, into a copy; the copy alone; the same by the naive model.
#include <benchmark/benchmark.h>

#include <lockstep/bridge.hpp>
#include <naive/game.hpp>
#include <vector>

#include "positions.hpp"
#include "rates.hpp"

namespace {

using yinsh::action;
using yinsh::phase;
using yinsh::position;

// Runs f(position, action) on every position of a phase; `right` is asked once for each before anything is timed, and f
// must leave the positions as they are.
template <class Function, class Check>
void over_all(benchmark::State& state, phase due, Function f, Check right) {
  const std::vector<position> before = bench::positions(due);
  const std::vector<action> chosen = bench::one_action_each(before);
  std::vector<position> all = before;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!right(all[i], chosen[i])) return bench::refuse(state);
  for (auto _ : state)
    for (std::size_t i = 0; i < all.size(); ++i) f(all[i], chosen[i]);
  if (all != before) return bench::refuse(state);
  bench::report_each(state, "actions", all.size());
}

// Is q what the naive model makes of the action?
bool is_next(const position& q, const position& p, action a) {
  return lockstep::difference(q, naive::play(lockstep::to_naive(p), lockstep::to_naive(a))) == nullptr;
}

void play_and_undo(benchmark::State& state, phase due) {
  over_all(
      state, due,
      [](position& p, action a) {
        const yinsh::undo_token token = yinsh::play_unchecked(p, a);
        benchmark::DoNotOptimize(p);
        yinsh::undo(p, token);
        benchmark::DoNotOptimize(p);
      },
      [](position p, action a) {
        const position before = p;
        const yinsh::undo_token token = yinsh::play_unchecked(p, a);
        const bool right = is_next(p, before, a);
        yinsh::undo(p, token);
        return right && p == before;
      });
}

void play_checked(benchmark::State& state) {
  over_all(
      state, phase::move_ring,
      [](const position& p, action a) {
        position q = p;
        yinsh::violation v = yinsh::play(q, a);
        benchmark::DoNotOptimize(v);
        benchmark::DoNotOptimize(q);
      },
      [](const position& p, action a) {
        position q = p;
        return yinsh::play(q, a) == yinsh::violation::none && is_next(q, p, a);
      });
}

void after(benchmark::State& state) {
  over_all(
      state, phase::move_ring,
      [](const position& p, action a) {
        position q = yinsh::after(p, a);
        benchmark::DoNotOptimize(q);
      },
      [](const position& p, action a) { return is_next(yinsh::after(p, a), p, a); });
}

void after_naive(benchmark::State& state) {
  const std::vector<position> all = bench::moving();
  const std::vector<action> chosen = bench::one_action_each(all);
  std::vector<naive::game> games;
  std::vector<naive::action> actions;
  for (const position& p : all) games.push_back(lockstep::to_naive(p));
  for (const action a : chosen) actions.push_back(lockstep::to_naive(a));
  for (std::size_t i = 0; i < games.size(); ++i)
    if (!is_next(yinsh::after(all[i], chosen[i]), all[i], chosen[i])) return bench::refuse(state);
  for (auto _ : state)
    for (std::size_t i = 0; i < games.size(); ++i) {
      naive::game next = naive::play(games[i], actions[i]);
      benchmark::DoNotOptimize(next);
    }
  bench::report_each(state, "actions", games.size());
}

void copy(benchmark::State& state) {
  over_all(
      state, phase::move_ring,
      [](const position& p, action) {
        position q = p;
        benchmark::DoNotOptimize(q);
      },
      [](const position& p, action) { return position{p} == p; });
}

}  // namespace

BENCHMARK_CAPTURE(play_and_undo, moves, phase::move_ring);
BENCHMARK_CAPTURE(play_and_undo, placements, phase::place_ring);
BENCHMARK_CAPTURE(play_and_undo, rows, phase::remove_row);
BENCHMARK_CAPTURE(play_and_undo, rings, phase::remove_ring);
BENCHMARK(play_checked);
BENCHMARK(after);
BENCHMARK(after_naive);
BENCHMARK(copy);
