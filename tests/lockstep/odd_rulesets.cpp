// SPDX-License-Identifier: MIT
// Other games than the published ones, on boards of side 2 to 6, at random in lockstep with the naive model: full
// boards, more rows than are needed, fewer markers than a row, rings_to_win equal to rings, uncut corners.
#include <doctest/doctest.h>

#include "odd_games.hpp"

using lockstep::odd;
using lockstep::scaled;
using naive::ending;

TEST_CASE("[rules.full] eighteen rings on nineteen points") {
  using rules = odd<yinsh::hexagon<3, yinsh::corners::uncut>, 9, 12, 2, 9>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(60));
  lockstep::report("eighteen rings on nineteen points", met);
  if (lockstep::in_full) CHECK(met.ended_by(ending::blocked) > 0);
}

TEST_CASE("[rules.valid] fewer markers than a row: no row can form") {
  using rules = odd<yinsh::hexagon<4, yinsh::corners::cut>, 3, 4, 5, 2>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(60));
  lockstep::report("fewer markers than a row", met);
  CHECK(met.rows_removed == 0);
  if (lockstep::in_full) CHECK(met.ended_by(ending::pool) > 0);
}

TEST_CASE("[row.many] rows of two: often more than are needed to win") {
  using rules = odd<yinsh::hexagon<4, yinsh::corners::uncut>, 4, 30, 2, 2>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(100));
  lockstep::report("rows of two", met);
  if (lockstep::in_full) CHECK(met.ended_by(ending::win) > 0);
  if (lockstep::in_full) CHECK(met.fullest_choice > 10);
  if (lockstep::in_full) CHECK(met.for_opponent > 0);
}

TEST_CASE("[end.win] all rings must be removed to win") {
  using rules = odd<yinsh::hexagon<4, yinsh::corners::cut>, 3, 25, 3, 3>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(100));
  lockstep::report("all rings to be removed", met);
  if (lockstep::in_full) CHECK(met.ended_by(ending::win) > 0);
}

TEST_CASE("[end.win] one ring each, and it must be removed") {
  using rules = odd<yinsh::hexagon<5, yinsh::corners::cut>, 1, 30, 3, 1>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(60));
  lockstep::report("one ring each", met);
  if (lockstep::in_full) CHECK(met.ended_by(ending::win) > 0);
}

TEST_CASE("[pool] one marker: the game is over after the first ring move") {
  using rules = odd<yinsh::hexagon<3, yinsh::corners::cut>, 2, 1, 4, 1>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(60));
  lockstep::report("one marker", met);
  CHECK(met.ended_by(ending::pool) == met.games);
}

TEST_CASE("[pool] more markers than points: no game ends by an empty pool") {
  using rules = odd<yinsh::hexagon<3, yinsh::corners::uncut>, 2, 1'000'000, 3, 2>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(100));
  lockstep::report("more markers than points", met);
  CHECK(met.ended_by(ending::pool) == 0);
  if (lockstep::in_full) CHECK(met.ended_by(ending::blocked) > 0);
  if (lockstep::in_full) CHECK(met.passes > 0);
}

TEST_CASE("[row.five] rows as long as the longest line, corners uncut") {
  using rules = odd<yinsh::hexagon<4, yinsh::corners::uncut>, 2, 30, 7, 1>;
  lockstep::report("rows of seven on lines of seven", lockstep::play_odd_games<rules>(scaled(60)));
}

TEST_CASE("[board.points] the standard game on a board with its corners") {
  using rules = odd<yinsh::hexagon<6, yinsh::corners::uncut>, 5, 51, 5, 3>;
  const lockstep::tally met = lockstep::play_odd_games<rules>(scaled(16));
  lockstep::report("standard with corners", met);
  if (lockstep::in_full) CHECK(met.rows_removed > 0);
}
