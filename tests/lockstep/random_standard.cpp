// SPDX-License-Identifier: MIT
// Random games of the standard game in lockstep with the naive model.
#include <doctest/doctest.h>

#include "examiner.hpp"

namespace {

constexpr int games = lockstep::scaled(1310);
constexpr int positions = 100'000;  // at least, in so many games

}  // namespace

TEST_CASE(
    "[place.order] [row.order] [turn.start] [end.win] [end.pool] random games: the library and the naive model "
    "agree in every position") {
  lockstep::examiner<yinsh::standard> examiner;
  CHECK(examiner.everything.size() == 2142);
  for (int i = 0; i < games; ++i) {
    lockstep::random_player player{{static_cast<std::uint64_t>(i) << 32U}};
    examiner.play_on({}, naive::start({}), player);
  }
  lockstep::report("standard", examiner.met);
  if (lockstep::in_full) {
    CHECK(examiner.met.positions >= positions);
    CHECK(examiner.met.ended_by(naive::ending::win) > 0);
    CHECK(examiner.met.ended_by(naive::ending::pool) > 0);
    CHECK(examiner.met.for_opponent > 0);
    CHECK(examiner.met.fullest_choice > 2);
  }
  CHECK(examiner.met.most_actions <= 124);
}
