// SPDX-License-Identifier: MIT
// perft: counts the sequences of so many legal actions from any position, in all and behind each first action, on as
// many threads as asked for. The counts are what programs that know the rules compare.
#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>
#include <yinsh/engine/perft.hpp>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/position_text.hpp>

namespace {

constexpr std::string_view usage =
    "usage: perft [--blitz] [--threads N] [--total] [--quiet] DEPTH [POSITION]\n"
    "  DEPTH      how many actions; each placement, ring move, removed row, removed ring and pass is one\n"
    "  POSITION   one line, in quotes; the empty board if there is none\n"
    "  --blitz    the first removed ring wins [end.blitz]\n"
    "  --threads  so many at once; as many as the machine has if not said\n"
    "  --total    print the total alone, not the leaves behind each first action\n"
    "  --quiet    no progress line\n"
    "The program returns 0, or 1 for a position that cannot be read, or 2 for wrong usage.\n";

struct options {
  int depth = -1;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool blitz = false;
  bool total_only = false;
  bool quiet = false;
  std::optional<std::string> position;
};

std::optional<int> number_in(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<options> read_options(const std::vector<std::string>& arguments) {
  options result;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--blitz") result.blitz = true;
    else if (argument == "--total") result.total_only = true;
    else if (argument == "--quiet") result.quiet = true;
    else if (argument == "--threads" && i + 1 < arguments.size()) {
      const std::optional<int> threads = number_in(arguments[++i]);
      if (!threads || *threads < 1 || *threads > 1024) return std::nullopt;
      result.threads = static_cast<unsigned>(*threads);
    } else if (result.depth < 0) {
      const std::optional<int> depth = number_in(argument);
      if (!depth || *depth < 0) return std::nullopt;
      result.depth = *depth;
    } else if (!result.position) result.position = argument;
    else return std::nullopt;
  }
  if (result.depth < 0) return std::nullopt;
  return result;
}

// A part of the count: a position some actions away, and the first action that leads there.
template <yinsh::ruleset Rules>
struct task {
  yinsh::basic_position<Rules> position;
  std::size_t first_action;
};

template <yinsh::ruleset Rules>
std::vector<task<Rules>> first_tasks(const yinsh::basic_position<Rules>& root) {
  std::vector<task<Rules>> tasks;
  for (const auto a : yinsh::legal_actions(root)) tasks.push_back({yinsh::after(root, a), tasks.size()});
  return tasks;
}

// The same, one action further.
template <yinsh::ruleset Rules>
std::vector<task<Rules>> next_tasks(const std::vector<task<Rules>>& tasks) {
  std::vector<task<Rules>> result;
  for (const task<Rules>& t : tasks)
    for (const auto a : yinsh::legal_actions(t.position))
      result.push_back({yinsh::after(t.position, a), t.first_action});
  return result;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Leaves behind each first action. Precondition: depth > 0.
template <yinsh::ruleset Rules>
std::vector<std::uint64_t> count_leaves(const yinsh::basic_position<Rules>& root, const options& chosen) {
  std::vector<task<Rules>> tasks = first_tasks(root);
  int split = 1;  // enough tasks for all threads to end at about the same time
  for (; split + 1 < chosen.depth && !tasks.empty() && tasks.size() < 64 * std::size_t{chosen.threads}; ++split)
    tasks = next_tasks(tasks);
  std::vector<std::uint64_t> leaves(tasks.size());
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  std::atomic<std::uint64_t> found{0};
  std::mutex mutex;
  std::condition_variable all_done;
  const auto work = [&] {
    for (std::size_t i = next++; i < tasks.size(); i = next++) {
      leaves[i] = yinsh::perft(tasks[i].position, chosen.depth - split);
      found += leaves[i];
      if (++done < tasks.size()) continue;
      const std::lock_guard lock{mutex};
      all_done.notify_one();
    }
  };
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < chosen.threads; ++i) workers.emplace_back(work);
  const auto start = std::chrono::steady_clock::now();
  std::unique_lock lock{mutex};
  while (!all_done.wait_for(lock, std::chrono::milliseconds{500}, [&] { return done == tasks.size(); }))
    if (!chosen.quiet)
      std::fprintf(stderr, "\r%3zu%%  %llu leaves, %.0f s ", done * 100 / tasks.size(),
                   static_cast<unsigned long long>(found.load()), seconds_since(start));
  if (!chosen.quiet) std::fprintf(stderr, "\r%50s\r", "");
  lock.unlock();
  for (std::thread& worker : workers) worker.join();

  std::vector<std::uint64_t> by_first(yinsh::count_legal_actions(root));
  for (std::size_t i = 0; i < tasks.size(); ++i) by_first[tasks[i].first_action] += leaves[i];
  return by_first;
}

template <yinsh::board_shape Shape, int Length>
std::string text_of(yinsh::basic_action<Shape, Length> a) {
  std::array<char, yinsh::max_chars<yinsh::basic_action<Shape, Length>>> buffer{};
  return {buffer.data(), yinsh::to_chars(std::span<char>{buffer}, a).size};
}

template <yinsh::ruleset Rules>
int run(const options& chosen) {
  yinsh::basic_position<Rules> root;
  if (chosen.position) {
    const auto parsed = yinsh::parse_position<Rules>(*chosen.position);
    if (!parsed) {
      std::cerr << "perft: the position cannot be read: " << parsed.error().describe() << '\n';
      return 1;
    }
    root = *parsed;
  }
  const auto start = std::chrono::steady_clock::now();
  std::uint64_t total = 1;  // at depth 0 the position itself
  if (chosen.depth > 0) {
    const std::vector<std::uint64_t> leaves = count_leaves(root, chosen);
    const auto firsts = yinsh::legal_actions(root);
    total = 0;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
      total += leaves[i];
      if (!chosen.total_only) std::cout << text_of(firsts[i]) << ": " << leaves[i] << '\n';
    }
  }
  const double seconds = seconds_since(start);
  std::cout << total << '\n';
  std::fprintf(stderr, "%.3f s, %.1f million leaves a second, %u thread%s\n", seconds,
               seconds > 0 ? static_cast<double>(total) / seconds / 1e6 : 0.0, chosen.threads,
               chosen.threads == 1 ? "" : "s");
  return 0;
}

}  // namespace

int main(int count, char** values) {
  if (count == 2 && std::string_view{values[1]} == "--help") {
    std::cout << usage;
    return 0;
  }
  const std::optional<options> chosen = read_options({values + 1, values + count});
  if (!chosen) {
    std::cerr << usage;
    return 2;
  }
  return chosen->blitz ? run<yinsh::blitz>(*chosen) : run<yinsh::standard>(*chosen);
}
