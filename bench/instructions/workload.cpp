// SPDX-License-Identifier: MIT
// A fixed workload for counting instructions: workload WHAT ROUNDS does one thing so many times for each of 280
// positions. Two runs with different rounds differ by the work alone.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../positions.hpp"

namespace {

using yinsh::position;

// As if somebody looked at the whole of a value: no compiler may leave out what makes it.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

template <class Function>
void repeat(int rounds, Function f) {
  const std::vector<position> all = bench::moving();
  const std::vector<yinsh::action> chosen = bench::one_action_each(all);
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < all.size(); ++i) keep(f(all[i], chosen[i]));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const int rounds = std::atoi(argv[2]);
  const auto is = [&](const char* what) { return std::strcmp(argv[1], what) == 0; };
  yinsh::random_source random{1};
  if (is("count")) repeat(rounds, [](const position& p, yinsh::action) { return yinsh::count_legal_actions(p); });
  else if (is("list")) repeat(rounds, [](const position& p, yinsh::action) { return yinsh::legal_actions(p); });
  else if (is("after")) repeat(rounds, [](const position& p, yinsh::action a) { return yinsh::after(p, a); });
  else if (is("play_undo"))
    repeat(rounds, [](position p, yinsh::action a) {
      const yinsh::undo_token token = yinsh::play_unchecked(p, a);
      keep(p);
      yinsh::undo(p, token);
      return p;
    });
  else if (is("perft")) repeat(rounds, [](const position& p, yinsh::action) { return yinsh::perft(p, 2); });
  else if (is("playout"))
    repeat(rounds, [&](const position&, yinsh::action) {
      return static_cast<std::uint64_t>(yinsh::playout(position{}, random).length);
    });
  else return 2;
}
