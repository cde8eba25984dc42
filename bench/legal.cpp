// SPDX-License-Identifier: MIT
// Legal actions by phase: the list, the count, the destinations of one ring, the rows, one at random; and the list of the
// naive model.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <lockstep/bridge.hpp>
#include <naive/game.hpp>
#include <vector>

#include "positions.hpp"
#include "rates.hpp"

namespace {

using yinsh::position;

std::size_t size(int n) { return static_cast<std::size_t>(n); }

// How many legal actions the naive model finds in all of them.
std::size_t expected_total(const std::vector<position>& all) {
  std::size_t total = 0;
  for (const position& p : all) total += size(naive::legal(lockstep::to_naive(p)).size);
  return total;
}

// Runs f on every element, again and again; what it returns must add up to what is expected.
template <class T, class Function>
void over_all(benchmark::State& state, const std::vector<T>& all, std::size_t expected, Function f) {
  for (auto _ : state) {
    std::size_t total = 0;
    for (const T& one : all) total += f(one);
    benchmark::DoNotOptimize(total);
    if (total != expected) return bench::refuse(state);
  }
  bench::report_each(state, "actions", expected);
}

void count(benchmark::State& state, yinsh::phase due) {
  const auto all = bench::positions(due);
  over_all(state, all, expected_total(all), [](const position& p) { return yinsh::count_legal_actions(p); });
}

// Are these the actions that the naive model finds, each once?
bool is_right(const position& p, yinsh::action_list list) {
  const naive::game g = lockstep::to_naive(p);
  std::sort(list.begin(), list.end());
  return list.size() == size(naive::legal(g).size) && std::adjacent_find(list.begin(), list.end()) == list.end() &&
         std::all_of(list.begin(), list.end(),
                     [&](yinsh::action a) { return naive::is_legal(g, lockstep::to_naive(a)); });
}

void list(benchmark::State& state, yinsh::phase due) {
  const auto all = bench::positions(due);
  for (const position& p : all)
    if (!is_right(p, yinsh::legal_actions(p))) return bench::refuse(state);
  over_all(state, all, expected_total(all), [](const position& p) {
    yinsh::action_list found = yinsh::legal_actions(p);
    benchmark::DoNotOptimize(found);
    return found.size();
  });
}

void list_naive(benchmark::State& state) {
  std::vector<naive::game> games;
  for (const position& p : bench::moving()) games.push_back(lockstep::to_naive(p));
  over_all(state, games, expected_total(bench::moving()), [](const naive::game& g) {
    naive::actions found = naive::legal(g);
    benchmark::DoNotOptimize(found);
    return size(found.size);
  });
}

// Of the first ring of the player to act, in the order of indices.
void destinations(benchmark::State& state) {
  const auto first = [](const position& p) { return *p.rings(p.to_act()).begin(); };
  const auto all = bench::moving();
  std::size_t expected = 0;
  for (const position& p : all) {
    const yinsh::point_set found = yinsh::destinations(p, first(p));
    const naive::game g = lockstep::to_naive(p);
    for (const yinsh::point to : yinsh::point::all())
      if (found.contains(to) != naive::is_legal(g, lockstep::to_naive(yinsh::action::move_ring(first(p), to))))
        return bench::refuse(state);
    expected += found.size();
  }
  over_all(state, all, expected, [&](const position& p) { return yinsh::destinations(p, first(p)).size(); });
}

void rows(benchmark::State& state) {
  const auto all = bench::positions(yinsh::phase::remove_row);
  over_all(state, all, expected_total(all), [](const position& p) { return yinsh::rows_to_choose(p).size(); });
}

// One uniformly random action, without the list.
void random_action(benchmark::State& state) {
  const auto all = bench::moving();
  yinsh::random_source random{1};
  for (const position& p : all)
    if (!naive::is_legal(lockstep::to_naive(p), lockstep::to_naive(yinsh::random_action(p, random))))
      return bench::refuse(state);
  over_all(state, all, all.size(), [&](const position& p) {
    yinsh::action chosen = yinsh::random_action(p, random);
    benchmark::DoNotOptimize(chosen);
    return std::size_t{1};
  });
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
BENCHMARK(list_naive)->Name("list/moves_naive");
BENCHMARK(destinations);
BENCHMARK(rows);
BENCHMARK(random_action);
