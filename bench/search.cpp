// SPDX-License-Identifier: MIT
// What searches do all day: perft, with the last action counted or every leaf played, and random games; the naive model
// beside them.
#include <benchmark/benchmark.h>

#include <lockstep/bridge.hpp>
#include <naive/game.hpp>
#include <naive/random.hpp>

#include "positions.hpp"

namespace {

using yinsh::position;

std::vector<position> every_fourteenth() {
  const std::vector<position> all = bench::moving();
  std::vector<position> chosen;
  for (std::size_t i = 0; i < all.size(); i += 14) chosen.push_back(all[i]);
  return chosen;
}

// The sum of f over the positions must not differ from what is known by other means.
template <class Function>
void sum(benchmark::State& state, std::uint64_t expected, const char* unit, Function f) {
  std::uint64_t total = 0;
  for (auto _ : state) benchmark::DoNotOptimize(total = f());
  if (total != expected) return state.SkipWithError("wrong result");
  state.counters[unit] = benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(total),
                                            benchmark::Counter::kIsRate);
}

void perft(benchmark::State& state) {
  const auto all = every_fourteenth();
  const auto depth = static_cast<int>(state.range(0));
  std::uint64_t expected = 0;
  for (const position& p : all)  // by play and undo, one level less by count
    for (position q = p; const auto& entry : yinsh::divide(q, depth)) expected += entry.leaves;
  std::uint64_t confirmed = 0;
  for (const position& p : all) confirmed += yinsh::perft(p, 2);
  std::uint64_t naive_count = 0;
  for (const position& p : all) naive_count += static_cast<std::uint64_t>(naive::perft(lockstep::to_naive(p), 2));
  if (confirmed != naive_count) return state.SkipWithError("wrong result");
  sum(state, expected, "leaves", [&] {
    std::uint64_t leaves = 0;
    for (const position& p : all) leaves += yinsh::perft(p, depth);
    return leaves;
  });
}

void perft_played(benchmark::State& state) {
  const auto all = every_fourteenth();
  std::uint64_t expected = 0;
  for (const position& p : all) expected += yinsh::perft(p, 3);
  sum(state, expected, "nodes", [&] {
    std::uint64_t leaves = 0;
    for (const position& p : all) leaves += yinsh::perft_played(p, 3);
    return leaves;
  });
}

void perft_naive(benchmark::State& state) {
  std::vector<naive::game> games;
  std::uint64_t expected = 0;
  for (const position& p : every_fourteenth()) {
    games.push_back(lockstep::to_naive(p));
    expected += yinsh::perft(p, 2);
  }
  sum(state, expected, "leaves", [&] {
    std::uint64_t leaves = 0;
    for (const naive::game& g : games) leaves += static_cast<std::uint64_t>(naive::perft(g, 2));
    return leaves;
  });
}

void playout(benchmark::State& state) {
  double games = 0;
  double actions = 0;
  yinsh::random_source random{1};
  for (auto _ : state) {
    const yinsh::playout_result end = yinsh::playout(position{}, random);
    benchmark::DoNotOptimize(end);
    games += 1;
    actions += end.length;
    if (end.length < 20 || end.length > yinsh::bounds<yinsh::standard>::actions) state.SkipWithError("wrong result");
  }
  state.counters["playouts"] = benchmark::Counter(games, benchmark::Counter::kIsRate);
  state.counters["actions"] = benchmark::Counter(actions, benchmark::Counter::kIsRate);
}

void playout_naive(benchmark::State& state) {
  double games = 0;
  double actions = 0;
  naive::random_source random{1};
  for (auto _ : state) {
    naive::game g = naive::start(naive::rules{});
    for (; g.phase != naive::phase::over; actions += 1) g = naive::play(g, naive::random_action(g, random));
    benchmark::DoNotOptimize(g);
    games += 1;
  }
  state.counters["playouts"] = benchmark::Counter(games, benchmark::Counter::kIsRate);
  state.counters["actions"] = benchmark::Counter(actions, benchmark::Counter::kIsRate);
}

}  // namespace

BENCHMARK(perft)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK(perft_played)->Unit(benchmark::kMillisecond);
BENCHMARK(perft_naive)->Unit(benchmark::kMillisecond);
BENCHMARK(playout)->Unit(benchmark::kMicrosecond);
BENCHMARK(playout_naive)->Unit(benchmark::kMicrosecond);
