// SPDX-License-Identifier: MIT
// Runs the benchmarks, prints their table and then how many times faster the library is than the naive model of the tests
// in the same run, which can be compared between machines. Returns 1 if any benchmark found a wrong result.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace {

constexpr const char* kinds[] = {"actions", "leaves", "playouts"};

struct pair {
  const char* library;
  const char* naive;
};
constexpr pair compared[] = {{"list/moves", "list/moves_naive"},
                             {"after", "after_naive"},
                             {"perft/3", "perft_naive/3"},
                             {"perft_played/3", "perft_naive/3"},
                             {"playout", "playout_naive"}};

class reporter : public benchmark::ConsoleReporter {
 public:
  using ConsoleReporter::ConsoleReporter;

  // Repetitions of one benchmark come together; where there are any, their median comes last and counts.
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.run_type == Run::RT_Aggregate && run.aggregate_name != "median") continue;
      bool reported = false;
      for (const char* kind : kinds) {
        const auto counter = run.counters.find(kind);
        if (counter == run.counters.end()) continue;
        rate_[run.run_name.str()] = counter->second.value;
        reported = true;
      }
      failed_ = failed_ || !reported;
    }
  }

  void print_ratios() const {
    bool any = false;
    for (const auto& [library, naive] : compared) {
      const auto fast = rate_.find(library);
      const auto slow = rate_.find(naive);
      if (fast == rate_.end() || slow == rate_.end()) continue;
      if (!any) std::printf("\ntimes as fast as the naive model of the tests\n");
      any = true;
      std::printf("%-16s %8.1f\n", library, fast->second / slow->second);
    }
  }

  bool failed() const { return failed_; }

 private:
  std::map<std::string, double> rate_;
  bool failed_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  reporter table{reporter::OO_Tabular};
  benchmark::RunSpecifiedBenchmarks(&table);
  table.print_ratios();
  return table.failed() ? 1 : 0;
}
