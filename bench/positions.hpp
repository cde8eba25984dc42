// SPDX-License-Identifier: MIT
// positions: the fixed positions that the benchmarks work on, by what must be done in them, and one action for each.
#ifndef YINSH_BENCH_POSITIONS_HPP
#define YINSH_BENCH_POSITIONS_HPP

#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>
#include <yinsh/yinsh.hpp>

#include "position_texts.hpp"

namespace bench {

inline std::vector<yinsh::position> read(std::span<const std::string_view> lines) {
  std::vector<yinsh::position> all;
  for (const std::string_view line : lines) {
    const auto p = yinsh::parse_position<yinsh::standard>(line);
    if (!p) {
      std::fprintf(stderr, "unreadable: %.*s\n", static_cast<int>(line.size()), line.data());
      std::exit(1);
    }
    all.push_back(*p);
  }
  return all;
}

// All of a phase. Precondition: the game is not over in it.
inline std::vector<yinsh::position> positions(yinsh::phase due) {
  switch (due) {
    case yinsh::phase::place_ring: return read(texts::placing);
    case yinsh::phase::remove_row: return read(texts::removing_row);
    case yinsh::phase::remove_ring: return read(texts::removing_ring);
    case yinsh::phase::move_ring:
    case yinsh::phase::over: break;
  }
  return read(texts::moving);
}

// 280 ring moves, and the twenty of them from which perft counts.
inline std::vector<yinsh::position> moving() { return positions(yinsh::phase::move_ring); }
inline std::vector<yinsh::position> every_fourteenth() {
  const std::vector<yinsh::position> all = moving();
  std::vector<yinsh::position> chosen;
  for (std::size_t i = 0; i < all.size(); i += 14) chosen.push_back(all[i]);
  return chosen;
}

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
