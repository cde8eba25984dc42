// SPDX-License-Identifier: MIT
// Other games than the published ones, on boards of every side, at random in lockstep with the naive model.
#include <doctest/doctest.h>

#include "odd_games.hpp"

using lockstep::odd;
using lockstep::scaled;

TEST_CASE("[rules.valid] side 2") {
  using rules = odd<yinsh::hexagon<2, yinsh::corners::uncut>, 2, 5, 3, 2>;
  lockstep::report("side 2", lockstep::play_odd_games<rules>(scaled(60)));
}

TEST_CASE("[rules.valid] side 3") {
  using rules = odd<yinsh::hexagon<3, yinsh::corners::cut>, 6, 7, 4, 1>;
  lockstep::report("side 3", lockstep::play_odd_games<rules>(scaled(60)));
}

TEST_CASE("[rules.valid] side 5, rows as long as the longest line") {
  using rules = odd<yinsh::hexagon<5, yinsh::corners::cut>, 3, 50, 8, 2>;
  lockstep::report("side 5", lockstep::play_odd_games<rules>(scaled(16)));
}

TEST_CASE("[rules.valid] side 7") {
  using rules = odd<yinsh::hexagon<7, yinsh::corners::cut>, 6, 40, 3, 4>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(16));
  lockstep::report("side 7", met);
  if (lockstep::in_full) CHECK(met.ended_by(naive::ending::win) > 0);
}

TEST_CASE("[rules.valid] side 8, corners uncut") {
  using rules = odd<yinsh::hexagon<8, yinsh::corners::uncut>, 8, 100, 4, 5>;
  lockstep::report("side 8", lockstep::play_odd_games<rules>(scaled(6)));
}

TEST_CASE("[rules.valid] side 9: 211 points") {
  using rules = odd<yinsh::hexagon<9, yinsh::corners::cut>, 12, 90, 6, 6>;
  lockstep::report("side 9", lockstep::play_odd_games<rules>(scaled(6)));
}

TEST_CASE("[rules.valid] [rules.full] side 9, corners uncut: 216 rings on 217 points") {
  using rules = odd<yinsh::hexagon<9, yinsh::corners::uncut>, 108, 217, 2, 108>;
  lockstep::report("216 rings on 217 points", lockstep::play_odd_games<rules>(scaled(3)));
}

TEST_CASE("[rules.valid] side 9, corners uncut, few rings, rows as long as the longest line") {
  using rules = odd<yinsh::hexagon<9, yinsh::corners::uncut>, 2, 217, 17, 2>;
  lockstep::report("rows of seventeen", lockstep::play_odd_games<rules>(scaled(3)));
}
