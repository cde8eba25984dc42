// SPDX-License-Identifier: MIT
// crowded: random setups on boards with few empty points, such as random games never reach: nearly empty pools,
// blocked players, rows for both, removals in any order. Written with the naive model alone.
#ifndef YINSH_TESTS_LOCKSTEP_CROWDED_HPP
#define YINSH_TESTS_LOCKSTEP_CROWDED_HPP

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "../naive/random.hpp"
#include "../naive/setup.hpp"

namespace lockstep {

// Whose rings are to be blocked, as well as chance allows.
enum class aim { nobody, white, black, both };

// So many points, in the order in which they are to be filled: at random, or from some place outward.
inline std::vector<naive::spot> filling_order(const naive::rules& ruleset, naive::random_source& random) {
  struct ranked {
    int rank;
    naive::spot at;
  };
  const auto all = naive::points(ruleset);
  const naive::spot centre = all[random.below(all.size)];
  const bool outward = random.below(3) != 0;
  const int noise = 1 + random.below(8);
  std::vector<ranked> order;
  for (const naive::spot s : all) {
    const int x = s.letter - centre.letter;
    const int y = s.number - centre.number;
    const int distance = std::max({naive::absolute(x), naive::absolute(y), naive::absolute(x - y)});
    order.push_back({(outward ? 4 * distance : 0) + random.below(noise), s});
  }
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i].rank = order[i].rank * naive::most_points + static_cast<int>(i);
  std::sort(order.begin(), order.end(), [](const ranked& a, const ranked& b) { return a.rank < b.rank; });
  std::vector<naive::spot> spots;
  for (const ranked& one : order) spots.push_back(one.at);
  return spots;
}

// The moves of those who are to be blocked.
inline std::vector<naive::action> moves_against(const naive::game& g, aim whom) {
  std::vector<naive::action> moves;
  for (const naive::colour c : {naive::colour::white, naive::colour::black})
    if (whom == aim::both || whom == (c == naive::colour::white ? aim::white : aim::black))
      for (const naive::spot from : naive::where(g, naive::ring_of(c)))
        for (const naive::spot to : naive::destinations(g, from)) moves.push_back(naive::move_ring(from, to));
  return moves;
}

// Takes moves away from those who are to be blocked: exchanges one end of such a move with any other point, and keeps
// what does not add moves, and now and then what adds one.
inline void block(naive::game& g, aim whom, naive::random_source& random) {
  const auto all = naive::points(g.rules);
  std::vector<naive::action> moves = moves_against(g, whom);
  for (int tries = 0; !moves.empty() && tries < 2000; ++tries) {
    const naive::action& move = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
    const naive::spot a = random.below(4) == 0 ? move.a : move.b;
    const naive::spot b = all[random.below(all.size)];
    const naive::game before = g;
    naive::put(g, a, naive::at(before, b));
    naive::put(g, b, naive::at(before, a));
    std::vector<naive::action> left = moves_against(g, whom);
    if (left.size() <= moves.size() + (random.below(12) == 0 ? 1 : 0)) moves.swap(left);
    else g = before;
  }
}

// Turns single markers over until no row stands, or gives up.
inline void settle(naive::game& g, naive::random_source& random) {
  for (int tries = 0; tries < 200; ++tries) {
    naive::actions standing = naive::rows(g, naive::colour::white);
    if (standing.empty()) standing = naive::rows(g, naive::colour::black);
    if (standing.empty()) return;
    const naive::action& row = standing[random.below(standing.size)];
    const naive::spot s = naive::ahead(row.a, naive::way_between(row.a, row.b), random.below(g.rules.row_length));
    naive::put(g, s, naive::turned_over(naive::at(g, s)));
  }
}

// Turns markers over so that a player has a row, where some place for one holds markers alone.
inline void make_row(naive::game& g, naive::colour owner, naive::random_source& random) {
  const auto all = naive::points(g.rules);
  for (int tries = 0; tries < 200; ++tries) {
    const naive::spot first = all[random.below(all.size)];
    const naive::step axis = naive::axes[random.below(3)];
    bool markers_only = true;
    for (int i = 0; i < g.rules.row_length; ++i)
      markers_only = markers_only && naive::is_marker(naive::at(g, naive::ahead(first, axis, i)));
    if (!markers_only) continue;
    for (int i = 0; i < g.rules.row_length; ++i) naive::put(g, naive::ahead(first, axis, i), naive::marker_of(owner));
    return;
  }
}

// Rings and markers; all points are taken but for a few, or as few as the markers allow.
inline naive::setup crowded_board(const naive::rules& ruleset, aim whom, int spare, naive::random_source& random) {
  naive::setup s = naive::blank(ruleset);
  for (int& removed : s.removed) removed = random.below(ruleset.rings_to_win);
  const std::vector<naive::spot> order = filling_order(ruleset, random);
  const int white = ruleset.rings - s.removed[0];
  const int rings = white + ruleset.rings - s.removed[1];
  const int room = static_cast<int>(order.size()) - rings;
  const int markers = std::max(0, std::min(room, ruleset.markers) - spare);
  const bool rings_first = random.below(2) == 0;
  for (int i = 0; i < rings + markers; ++i) {
    const int which = rings_first ? i : rings + markers - 1 - i;
    const naive::cell ring = which < white ? naive::cell::white_ring : naive::cell::black_ring;
    const naive::cell marker = random.below(2) == 0 ? naive::cell::white_marker : naive::cell::black_marker;
    naive::put(s, order[static_cast<std::size_t>(i)], which < rings ? ring : marker);
  }
  if (whom != aim::nobody) block(s, whom, random);
  return s;
}

inline naive::colour random_colour(naive::random_source& random) {
  return random.below(2) == 0 ? naive::colour::white : naive::colour::black;
}

// A crowded setup without faults, in one of the phases after placement; none where no try succeeds, as where rows are
// so short that every crowded board has one. `spare` is the number of markers that are not on the board although there
// is room: where the board has room for all, the pool. While rows are removed, half of the boards have no other rows
// than one or two made on purpose.
inline std::optional<naive::setup> crowded_setup(const naive::rules& ruleset, naive::phase phase, aim whom, int spare,
                                                 naive::random_source& random) {
  for (int tries = 0; tries < 20; ++tries) {
    naive::setup s = crowded_board(ruleset, whom, spare, random);
    s.phase = phase;
    s.actor = s.mover = random_colour(random);
    const bool settled = phase == naive::phase::move || random.below(2) == 0;
    if (settled) settle(s, random);
    if (settled && phase != naive::phase::move)
      for (const naive::colour c : {naive::colour::white, naive::colour::black})
        if (random.below(3) != 0) make_row(s, c, random);
    if (phase == naive::phase::row && !naive::owns_row(s, s.actor)) s.actor = naive::other(s.actor);
    if (phase == naive::phase::ring) s.mover = random_colour(random);
    if (naive::check(s).all()) return s;
  }
  return std::nullopt;
}

}  // namespace lockstep

#endif
