// SPDX-License-Identifier: MIT
// positions: the fixed positions that the benchmarks work on. They come from random games of stated seeds, which are the
// same on every platform, from all stages of the game.
#ifndef YINSH_BENCH_POSITIONS_HPP
#define YINSH_BENCH_POSITIONS_HPP

#include <cstdint>
#include <vector>
#include <yinsh/yinsh.hpp>

namespace bench {

// The first `count` positions of that phase in games 1, 2, 3, …, at most one in `every` actions.
inline std::vector<yinsh::position> positions(yinsh::phase due, std::size_t count, int every = 1) {
  std::vector<yinsh::position> found;
  for (std::uint64_t seed = 1; found.size() < count; ++seed) {
    yinsh::random_source random{seed};
    int seen = 0;
    for (yinsh::position p; p.phase() != yinsh::phase::over && found.size() < count;
         yinsh::play_unchecked(p, yinsh::random_action(p, random)))
      if (p.phase() == due && seen++ % every == 0) found.push_back(p);
  }
  return found;
}

// Ring moves from early, middle and crowded boards.
inline std::vector<yinsh::position> moving() { return positions(yinsh::phase::move_ring, 280, 7); }

// One legal action for each position, spread over the list.
inline std::vector<yinsh::action> one_action_each(const std::vector<yinsh::position>& from) {
  std::vector<yinsh::action> chosen;
  for (const yinsh::position& p : from) {
    const yinsh::action_list list = yinsh::legal_actions(p);
    chosen.push_back(list[chosen.size() * 7 % list.size()]);
  }
  return chosen;
}

}  // namespace bench

#endif
