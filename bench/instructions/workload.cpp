// SPDX-License-Identifier: MIT
// A fixed workload for counting instructions: `workload WHAT ROUNDS` does one thing so many times for each of the
// positions of the benchmarks and prints how many operations that were. Two runs with different rounds differ by the
// work alone.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../positions.hpp"

namespace {

using yinsh::action;
using yinsh::position;

// As if somebody looked at the whole of a value: no compiler may leave out what makes it.
template <class T>
void keep(T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

// Runs f(position, action) on each; f gives the number of operations it did.
template <class Function>
std::uint64_t repeat(int rounds, std::vector<position> all, Function f) {
  const std::vector<action> chosen = bench::one_action_each(all);
  std::uint64_t operations = 0;
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < all.size(); ++i) operations += f(all[i], chosen[i]);
  return operations;
}

std::uint64_t count(const position& p, action) {
  std::size_t found = yinsh::count_legal_actions(p);
  keep(found);
  return 1;
}

std::uint64_t list(const position& p, action) {
  yinsh::action_list found = yinsh::legal_actions(p);
  keep(found);
  return 1;
}

std::uint64_t after(const position& p, action a) {
  position q = yinsh::after(p, a);
  keep(q);
  return 1;
}

std::uint64_t play_and_undo(position& p, action a) {
  const yinsh::undo_token token = yinsh::play_unchecked(p, a);
  keep(p);
  yinsh::undo(p, token);
  keep(p);
  return 1;
}

std::uint64_t hash(const position& p, action) {
  std::uint64_t h = yinsh::hash(p);
  keep(h);
  return 1;
}

// Every leaf is played and kept. Precondition: depth is 1 or more.
std::uint64_t play_leaves(const position& p, int depth) {
  std::uint64_t leaves = 0;
  for (const action a : yinsh::legal_actions(p)) {
    position next = yinsh::after(p, a);
    keep(next);
    leaves += depth == 1 ? 1 : play_leaves(next, depth - 1);
  }
  return leaves;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const int rounds = std::atoi(argv[2]);
  const auto is = [&](const char* what) { return std::strcmp(argv[1], what) == 0; };
  yinsh::random_source random{1};
  std::uint64_t operations = 0;
  if (is("count")) operations = repeat(rounds, bench::moving(), count);
  else if (is("list")) operations = repeat(rounds, bench::moving(), list);
  else if (is("after")) operations = repeat(rounds, bench::moving(), after);
  else if (is("play_and_undo")) operations = repeat(rounds, bench::moving(), play_and_undo);
  else if (is("hash")) operations = repeat(rounds, bench::moving(), hash);
  else if (is("perft"))  // a leaf
    operations =
        repeat(rounds, bench::every_fourteenth(), [](const position& p, action) { return yinsh::perft(p, 3); });
  else if (is("perft_played"))  // a leaf
    operations = repeat(rounds, bench::every_fourteenth(), [](const position& p, action) { return play_leaves(p, 2); });
  else if (is("playout"))  // a game
    operations = repeat(rounds, bench::moving(), [&](const position&, action) {
      yinsh::playout_result end = yinsh::playout(position{}, random);
      keep(end);
      return 1;
    });
  else return 2;
  std::printf("operations %llu\n", static_cast<unsigned long long>(operations));
}
