// SPDX-License-Identifier: MIT
// Legal actions by phase: the list, the count, the destinations of one ring, the rows; and the naive model beside them.
#include <benchmark/benchmark.h>

#include <lockstep/bridge.hpp>
#include <naive/game.hpp>

#include "positions.hpp"

namespace {

using yinsh::position;

// How many legal actions the naive model finds in all of them.
std::size_t expected_total(const std::vector<position>& all) {
  std::size_t total = 0;
  for (const position& p : all) total += static_cast<std::size_t>(naive::legal(lockstep::to_naive(p)).size);
  return total;
}

// Runs f on every position, again and again; what it returns must add up to what is expected.
template <class Function>
void over_all(benchmark::State& state, const std::vector<position>& all, std::size_t expected, Function f) {
  std::size_t total = 0;
  for (auto _ : state) {
    total = 0;
    for (const position& p : all) total += f(p);
    benchmark::DoNotOptimize(total);
  }
  if (total != expected) state.SkipWithError("wrong result");
  const double runs = static_cast<double>(state.iterations());
  state.counters["actions"] = benchmark::Counter(runs * static_cast<double>(expected), benchmark::Counter::kIsRate);
  state.counters["positions"] = benchmark::Counter(runs * static_cast<double>(all.size()), benchmark::Counter::kIsRate);
}

std::size_t listed(const position& p) {
  const yinsh::action_list list = yinsh::legal_actions(p);
  benchmark::DoNotOptimize(list);
  return list.size();
}

void count(benchmark::State& state, yinsh::phase due) {
  const auto all = due == yinsh::phase::move_ring ? bench::moving() : bench::positions(due, 200);
  over_all(state, all, expected_total(all), [](const position& p) { return yinsh::count_legal_actions(p); });
}

void list(benchmark::State& state, yinsh::phase due) {
  const auto all = due == yinsh::phase::move_ring ? bench::moving() : bench::positions(due, 200);
  over_all(state, all, expected_total(all), listed);
}

void list_naive(benchmark::State& state) {
  const auto all = bench::moving();
  std::vector<naive::game> games;
  for (const position& p : all) games.push_back(lockstep::to_naive(p));
  std::size_t next = 0;
  over_all(state, all, expected_total(all), [&](const position&) {
    next = next == games.size() ? 0 : next;
    return static_cast<std::size_t>(naive::legal(games[next++]).size);
  });
}

void destinations(benchmark::State& state) {
  const auto all = bench::moving();
  std::size_t expected = 0;
  for (const position& p : all)
    expected += static_cast<std::size_t>(
        naive::destinations(lockstep::to_naive(p), lockstep::to_naive(*p.rings(p.to_act()).begin())).size);
  over_all(state, all, expected,
           [](const position& p) { return yinsh::destinations(p, *p.rings(p.to_act()).begin()).size(); });
}

void rows(benchmark::State& state) {
  const auto all = bench::positions(yinsh::phase::remove_row, 200);
  over_all(state, all, expected_total(all), [](const position& p) { return yinsh::rows_to_choose(p).size(); });
}

}  // namespace

BENCHMARK_CAPTURE(count, moves, yinsh::phase::move_ring);
BENCHMARK_CAPTURE(count, placements, yinsh::phase::place_ring);
BENCHMARK_CAPTURE(count, rows, yinsh::phase::remove_row);
BENCHMARK_CAPTURE(count, rings, yinsh::phase::remove_ring);
BENCHMARK_CAPTURE(list, moves, yinsh::phase::move_ring);
BENCHMARK_CAPTURE(list, placements, yinsh::phase::place_ring);
BENCHMARK_CAPTURE(list, rows, yinsh::phase::remove_row);
BENCHMARK_CAPTURE(list, rings, yinsh::phase::remove_ring);
BENCHMARK(list_naive);
BENCHMARK(destinations);
BENCHMARK(rows);
