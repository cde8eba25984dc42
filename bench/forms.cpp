// SPDX-License-Identifier: MIT
// Other forms of a position: its hash, from scratch and step by step; packed and back; the smallest of twelve; planes;
// one line of text and back.
#include <benchmark/benchmark.h>

#include <array>
#include <vector>

#include "positions.hpp"
#include "rates.hpp"

namespace {

using yinsh::action;
using yinsh::position;

// A ring move: both positions and both hashes.
struct step {
  position before;
  action chosen;
  position next;
  std::uint64_t hash;
  std::uint64_t next_hash;
};

// Runs f on every step, again and again; `right` is asked once for each before anything is timed.
template <class Function, class Check>
void over_all(benchmark::State& state, Function f, Check right) {
  const std::vector<position> all = bench::moving();
  const std::vector<action> chosen = bench::one_action_each(all);
  std::vector<step> steps;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const position next = yinsh::after(all[i], chosen[i]);
    steps.push_back({all[i], chosen[i], next, yinsh::hash(all[i]), yinsh::hash(next)});
    if (!right(steps.back())) return bench::refuse(state);
  }
  for (auto _ : state)
    for (const step& s : steps) {
      auto result = f(s);
      benchmark::DoNotOptimize(result);
    }
  bench::report_each(state, "actions", steps.size());
}

void hash(benchmark::State& state) {
  over_all(
      state, [](const step& s) { return yinsh::hash(s.before); },
      [](const step& s) {  // what equals has the same hash, whichever way it was reached
        return yinsh::hash(*position::from(to_setup(s.before))) == s.hash && s.hash != s.next_hash;
      });
}

// For a search, which has both positions anyway.
void hash_step(benchmark::State& state) {
  over_all(
      state, [](const step& s) { return yinsh::hash_after(s.hash, s.before, s.next); },
      [](const step& s) {
        return yinsh::hash_after(s.hash, s.before, s.next) == s.next_hash &&
               yinsh::hash_after(s.next_hash, s.next, s.before) == s.hash;
      });
}

// From an action; the position after it is made on the way.
void hash_of_action(benchmark::State& state) {
  over_all(
      state, [](const step& s) { return yinsh::hash_after(s.hash, s.before, s.chosen); },
      [](const step& s) { return yinsh::hash_after(s.hash, s.before, s.chosen) == s.next_hash; });
}

void pack(benchmark::State& state) {
  over_all(
      state, [](const step& s) { return yinsh::pack(s.before); },
      [](const step& s) { return yinsh::unpack(yinsh::pack(s.before)) == s.before; });
}

void unpack(benchmark::State& state) {
  std::vector<yinsh::packed_position> all;
  for (const position& p : bench::moving()) all.push_back(yinsh::pack(p));
  for (auto _ : state)
    for (const yinsh::packed_position& packed : all) {
      auto p = yinsh::unpack(packed);
      benchmark::DoNotOptimize(p);
      if (!p) return bench::refuse(state);
    }
  bench::report_each(state, "actions", all.size());
}

void canonical(benchmark::State& state) {
  over_all(
      state, [](const step& s) { return yinsh::canonical(s.before); },
      [](const step& s) {
        const yinsh::canonical_form form = yinsh::canonical(s.before);
        const position turned = transform(s.before, yinsh::symmetry::turn(2));
        return form.position == transform(s.before, form.to) && form.position == yinsh::canonical(turned).position;
      });
}

void planes(benchmark::State& state) {
  std::array<float, yinsh::planes_size<>> buffer{};
  over_all(
      state,
      [&](const step& s) {
        const bool written = yinsh::to_planes<float>(buffer, s.before, s.before.to_act());
        benchmark::DoNotOptimize(buffer);
        return written;
      },
      [&](const step& s) {
        if (!yinsh::to_planes<float>(buffer, s.before, s.before.to_act())) return false;
        float own_rings = 0;
        for (std::size_t i = 0; i < buffer.size() / yinsh::plane_count; ++i) own_rings += buffer[i];
        return own_rings == static_cast<float>(s.before.rings(s.before.to_act()).size());
      });
}

void print(benchmark::State& state) {
  std::array<char, yinsh::max_chars<position>> buffer{};
  over_all(
      state,
      [&](const step& s) {
        auto size = yinsh::to_chars(buffer, s.before).size;
        benchmark::DoNotOptimize(buffer);
        return size;
      },
      [&](const step& s) {
        const std::size_t size = yinsh::to_chars(buffer, s.before).size;
        const auto p = yinsh::parse_position<yinsh::standard>(std::string_view{buffer.data(), size});
        return p && *p == s.before;
      });
}

void parse(benchmark::State& state) {
  for (auto _ : state)
    for (const std::string_view text : bench::texts::moving) {
      auto p = yinsh::parse_position<yinsh::standard>(text);
      benchmark::DoNotOptimize(p);
      if (!p) return bench::refuse(state);
    }
  bench::report_each(state, "actions", std::size(bench::texts::moving));
}

}  // namespace

BENCHMARK(hash);
BENCHMARK(hash_step);
BENCHMARK(hash_of_action);
BENCHMARK(pack);
BENCHMARK(unpack);
BENCHMARK(canonical);
BENCHMARK(planes);
BENCHMARK(print);
BENCHMARK(parse);
