// SPDX-License-Identifier: MIT
// rates: what a benchmark reports: how many of its things a second, and the time of each. A benchmark whose result was
// wrong reports none.
#ifndef YINSH_BENCH_RATES_HPP
#define YINSH_BENCH_RATES_HPP

#include <benchmark/benchmark.h>

namespace bench {

// `units` is what they are called, `total` how many there were in all iterations.
inline void report(benchmark::State& state, const char* units, double total) {
  using benchmark::Counter;
  state.counters[units] = Counter(total, Counter::kIsRate);
  state.counters["each"] = Counter(total, Counter::kIsRate | Counter::kInvert);
}

inline void report_each(benchmark::State& state, const char* units, std::size_t per_iteration) {
  report(state, units, static_cast<double>(state.iterations()) * static_cast<double>(per_iteration));
}

inline void refuse(benchmark::State& state) { state.SkipWithError("wrong result"); }

}  // namespace bench

#endif
