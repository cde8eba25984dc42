// SPDX-License-Identifier: MIT
// Playing an action: unchecked and undone, checked, into a copy; and the copy alone, the hash and the other forms of a
// position.
#include <benchmark/benchmark.h>

#include <lockstep/bridge.hpp>
#include <naive/game.hpp>

#include "positions.hpp"

namespace {

using yinsh::action;
using yinsh::position;

// Runs f(position, action) on every position; `right` is asked once for each before anything is timed.
template <class Function, class Check>
void over_all(benchmark::State& state, Function f, Check right) {
  std::vector<position> all = bench::moving();
  const std::vector<action> chosen = bench::one_action_each(all);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!right(all[i], chosen[i])) return state.SkipWithError("wrong result");
  for (auto _ : state)
    for (std::size_t i = 0; i < all.size(); ++i) f(all[i], chosen[i]);
  const auto count = static_cast<double>(state.iterations()) * static_cast<double>(all.size());
  state.counters["actions"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
  state.counters["each"] = benchmark::Counter(count, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// What the naive model makes of the action.
bool is_next(const position& q, const position& p, action a) {
  const naive::game next = naive::play(lockstep::to_naive(p), lockstep::to_naive(a));
  return lockstep::difference(q, next) == nullptr;
}

void play_and_undo(benchmark::State& state) {
  over_all(
      state,
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
      state,
      [](const position& p, action a) {
        position q = p;
        benchmark::DoNotOptimize(yinsh::play(q, a));
        benchmark::DoNotOptimize(q);
      },
      [](const position& p, action a) {
        position q = p;
        return yinsh::play(q, a) == yinsh::violation::none && is_next(q, p, a);
      });
}

void copy_and_play(benchmark::State& state) {
  over_all(
      state,
      [](const position& p, action a) {
        const position q = yinsh::after(p, a);
        benchmark::DoNotOptimize(q);
      },
      [](const position& p, action a) { return is_next(yinsh::after(p, a), p, a); });
}

void copy_and_play_naive(benchmark::State& state) {
  const std::vector<position> all = bench::moving();
  const std::vector<action> chosen = bench::one_action_each(all);
  std::vector<naive::game> games;
  std::vector<naive::action> actions;
  for (const position& p : all) games.push_back(lockstep::to_naive(p));
  for (const action a : chosen) actions.push_back(lockstep::to_naive(a));
  for (auto _ : state)
    for (std::size_t i = 0; i < games.size(); ++i) benchmark::DoNotOptimize(naive::play(games[i], actions[i]));
  const auto count = static_cast<double>(state.iterations()) * static_cast<double>(all.size());
  state.counters["actions"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
}

void copy(benchmark::State& state) {
  over_all(
      state,
      [](const position& p, action) {
        position q = p;
        benchmark::DoNotOptimize(q);
      },
      [](const position& p, action) { return position{p} == p; });
}

void hash(benchmark::State& state) {
  over_all(
      state, [](const position& p, action) { benchmark::DoNotOptimize(yinsh::hash(p)); },
      [](const position& p, action a) { return yinsh::hash(p) != yinsh::hash(yinsh::after(p, a)); });
}

void hash_after(benchmark::State& state) {
  over_all(
      state, [](const position& p, action a) { benchmark::DoNotOptimize(yinsh::hash_after(1, p, a)); },
      [](const position& p, action a) {
        return yinsh::hash_after(yinsh::hash(p), p, a) == yinsh::hash(yinsh::after(p, a));
      });
}

void pack(benchmark::State& state) {
  over_all(
      state, [](const position& p, action) { benchmark::DoNotOptimize(yinsh::pack(p)); },
      [](const position& p, action) { return yinsh::unpack(yinsh::pack(p)) == p; });
}

void canonical(benchmark::State& state) {
  over_all(
      state, [](const position& p, action) { benchmark::DoNotOptimize(yinsh::canonical(p)); },
      [](const position& p, action) {
        const auto turned = transform(p, yinsh::symmetry::turn(2));
        return yinsh::canonical(p).position == yinsh::canonical(turned).position;
      });
}

}  // namespace

BENCHMARK(play_and_undo);
BENCHMARK(play_checked);
BENCHMARK(copy_and_play);
BENCHMARK(copy_and_play_naive);
BENCHMARK(copy);
BENCHMARK(hash);
BENCHMARK(hash_after);
BENCHMARK(pack);
BENCHMARK(canonical);
