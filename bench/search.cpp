// SPDX-License-Identifier: MIT
// What searches do all day: perft, with the last action counted or every leaf played, and random games to the end; the
// naive model beside them.
#include <benchmark/benchmark.h>

#include <lockstep/bridge.hpp>
#include <naive/game.hpp>
#include <naive/random.hpp>
#include <vector>

#include "positions.hpp"
#include "rates.hpp"

namespace {

using yinsh::position;

// The leaves of all twenty positions at depths 1 to 4, counted once by the naive model.
constexpr std::uint64_t known_leaves[] = {540, 16142, 501964, 18044222};

// Runs f until enough is measured; it must give the known number of leaves.
template <class Function>
void leaves(benchmark::State& state, Function f) {
  const std::uint64_t expected = known_leaves[static_cast<std::size_t>(state.range(0)) - 1];
  for (auto _ : state) {
    std::uint64_t total = f(static_cast<int>(state.range(0)));
    benchmark::DoNotOptimize(total);
    if (total != expected) return bench::refuse(state);
  }
  bench::report_each(state, "leaves", static_cast<std::size_t>(expected));
}

void perft(benchmark::State& state) {
  const std::vector<position> all = bench::every_fourteenth();
  leaves(state, [&](int depth) {
    std::uint64_t total = 0;
    for (const position& p : all) total += yinsh::perft(p, depth);
    return total;
  });
}

// Every leaf is played and kept: yinsh::perft_played reads nothing of a leaf, so that g++ plays none. Precondition: depth
// is 1 or more.
std::uint64_t play_leaves(const position& p, int depth) {
  std::uint64_t total = 0;
  for (const yinsh::action a : yinsh::legal_actions(p)) {
    position next = yinsh::after(p, a);
    benchmark::DoNotOptimize(next);
    total += depth == 1 ? 1 : play_leaves(next, depth - 1);
  }
  return total;
}

void perft_played(benchmark::State& state) {
  const std::vector<position> all = bench::every_fourteenth();
  leaves(state, [&](int depth) {
    std::uint64_t total = 0;
    for (const position& p : all) total += play_leaves(p, depth);
    return total;
  });
}

void perft_naive(benchmark::State& state) {
  std::vector<naive::game> games;
  for (const position& p : bench::every_fourteenth()) games.push_back(lockstep::to_naive(p));
  leaves(state, [&](int depth) {
    std::uint64_t total = 0;
    for (const naive::game& g : games) total += static_cast<std::uint64_t>(naive::perft(g, depth));
    return total;
  });
}

// Is a playout the game that the naive model plays by the same random choices?
bool playout_is_right(std::uint64_t seed) {
  yinsh::random_source random{seed};
  yinsh::random_source same{seed};
  const yinsh::playout_result end = yinsh::playout(position{}, random);
  naive::game g = naive::start(naive::rules{});
  position p;
  int length = 0;
  for (; g.phase != naive::phase::over; ++length) {
    const yinsh::action chosen = yinsh::random_action(p, same);
    if (!naive::is_legal(g, lockstep::to_naive(chosen))) return false;
    g = naive::play(g, lockstep::to_naive(chosen));
    p = yinsh::after(p, chosen);
    if (lockstep::difference(p, g) != nullptr) return false;
  }
  return end.length == length && end.outcome == p.outcome();
}

void playout(benchmark::State& state) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed)
    if (!playout_is_right(seed)) return bench::refuse(state);
  yinsh::random_source random{1};
  for (auto _ : state) {
    yinsh::playout_result end = yinsh::playout(position{}, random);
    benchmark::DoNotOptimize(end);
  }
  bench::report_each(state, "playouts", 1);
}

void playout_naive(benchmark::State& state) {
  naive::random_source random{1};
  for (auto _ : state) {
    naive::game g = naive::start(naive::rules{});
    while (g.phase != naive::phase::over) g = naive::play(g, naive::random_action(g, random));
    benchmark::DoNotOptimize(g);
  }
  bench::report_each(state, "playouts", 1);
}

}  // namespace

BENCHMARK(perft)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK(perft_played)->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK(perft_naive)->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK(playout)->Unit(benchmark::kMicrosecond);
BENCHMARK(playout_naive)->Unit(benchmark::kMicrosecond);
