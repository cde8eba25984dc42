// SPDX-License-Identifier: MIT
// odd_games: random games of any ruleset in lockstep with the naive model, and whether they stay within
// [rules.bounds]. Half of the games begin at the start, half on a crowded board.
#ifndef YINSH_TESTS_LOCKSTEP_ODD_GAMES_HPP
#define YINSH_TESTS_LOCKSTEP_ODD_GAMES_HPP

#include <algorithm>
#include <cstdint>
#include <optional>

#include "crowded.hpp"
#include "examiner.hpp"

namespace lockstep {

template <yinsh::board_shape Shape, int Rings, int Markers, int Length, int Wins>
struct odd {
  using shape = Shape;
  static constexpr int rings = Rings;
  static constexpr int markers = Markers;
  static constexpr int row_length = Length;
  static constexpr int rings_to_win = Wins;
};

// How long the longest run of one colour is.
inline int longest_run(const naive::game& g) {
  int longest = 0;
  for (const naive::colour c : {naive::colour::white, naive::colour::black})
    for (const naive::spot first : naive::where(g, naive::marker_of(c)))
      for (const naive::step axis : naive::axes) {
        int length = 1;
        while (naive::at(g, naive::ahead(first, axis, length)) == naive::marker_of(c)) ++length;
        longest = std::max(longest, length);
      }
  return longest;
}

// How much there was of all that [rules.bounds] limits, in one game from its start.
struct lengths {
  int run = 0;
  int actions[5] = {0, 0, 0, 0, 0};  // by naive::action_kind

  int of(naive::action_kind kind) const { return actions[static_cast<int>(kind)]; }
  int all() const { return actions[0] + actions[1] + actions[2] + actions[3] + actions[4]; }
};

template <yinsh::ruleset Rules>
void check_bounds(const lengths& was, const naive::game& last) {
  using limit = yinsh::bounds<Rules>;
  const int moves = was.of(naive::action_kind::move_ring);
  const int rows = was.of(naive::action_kind::remove_row);
  const int passes = was.of(naive::action_kind::pass);
  CHECK(was.run <= limit::run);
  CHECK(moves <= limit::ring_moves);
  CHECK(rows <= limit::rows);
  CHECK(passes <= limit::passes);
  CHECK(passes <= moves);
  CHECK(was.all() <= limit::actions);
  CHECK(was.all() - passes <= limit::actions_without_passes);
  CHECK(moves == Rules::markers - last.pool + Rules::row_length * (last.removed[0] + last.removed[1]));
}

template <yinsh::ruleset Rules>
void play_from_the_start(examiner<Rules>& examiner, std::uint64_t seed) {
  lengths was;
  naive::game last;
  random_player player{{seed}};
  examiner.play_on({}, naive::start(to_naive<Rules>()), [&](const naive::game& g) {
    const naive::action chosen = player(g);
    was.run = std::max(was.run, longest_run(g));
    ++was.actions[static_cast<int>(chosen.kind)];
    last = naive::play(g, chosen);
    return chosen;
  });
  check_bounds<Rules>(was, last);
}

// Plays so many games from the start, and as many from crowded boards.
template <yinsh::ruleset Rules>
tally play_odd_games(int games) {
  const naive::rules rules = to_naive<Rules>();
  CHECK(naive::valid(rules));
  CHECK(naive::points(rules).size == static_cast<int>(yinsh::basic_position<Rules>::point::count));
  CHECK(naive::longest_line(rules) == yinsh::longest_line<typename Rules::shape>);
  examiner<Rules> examiner;
  naive::random_source random{static_cast<std::uint64_t>(rules.side * 1000 + rules.markers)};
  const naive::phase phases[] = {naive::phase::move, naive::phase::row, naive::phase::ring};
  for (int i = 0; i < games; ++i) {
    play_from_the_start(examiner, random.next());
    const naive::phase phase = phases[Rules::row_length <= Rules::markers ? i % 3 : 0];
    const aim whom = static_cast<aim>(random.below(4));
    const int spare = phase == naive::phase::ring ? Rules::row_length : random.below(3);
    const std::optional<naive::setup> s = crowded_setup(rules, phase, whom, spare, random);
    if (s) examiner.set_up_and_play_on(*s, random_player{{random.next()}});
  }
  return examiner.met;
}

}  // namespace lockstep

#endif
