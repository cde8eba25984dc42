// SPDX-License-Identifier: MIT
// Random games of blitz in lockstep with the naive model.
#include <doctest/doctest.h>

#include "../naive/random.hpp"
#include "examiner.hpp"

namespace {

constexpr int games = lockstep::scaled(2120);
constexpr int positions = 100'000;  // at least, in so many games

}  // namespace

TEST_CASE("[end.blitz] random games: the library and the naive model agree in every position") {
  lockstep::examiner<yinsh::blitz> examiner;
  CHECK(examiner.everything.size() == 2142);
  const naive::rules rules = lockstep::to_naive<yinsh::blitz>();
  CHECK(rules == naive::rules{.rings_to_win = 1});
  for (int i = 0; i < games; ++i) {
    lockstep::random_player player{{static_cast<std::uint64_t>(i) << 32U}};
    examiner.play_on({}, naive::start(rules), player);
  }
  lockstep::report("blitz", examiner.met);
  if (lockstep::in_full) {
    CHECK(examiner.met.positions >= positions);
    CHECK(examiner.met.ended_by(naive::ending::win) > 0);
    CHECK(examiner.met.ended_by(naive::ending::pool) > 0);
    CHECK(examiner.met.for_opponent > 0);
  }
}
