// SPDX-License-Identifier: MIT
// Crowded positions in lockstep with the naive model: where players pass, where nobody can move, where the pool is
// nearly empty and rows stand for both. Games go on from them to their ends.
#include <doctest/doctest.h>

#include <cstdint>
#include <optional>

#include "crowded.hpp"
#include "examiner.hpp"

namespace {

constexpr int setups = lockstep::scaled(3200);
constexpr int positions = 25'000;  // at least, in the games that go on from so many setups

const lockstep::aim aims[] = {lockstep::aim::nobody, lockstep::aim::white, lockstep::aim::black, lockstep::aim::both,
                              lockstep::aim::both};
const naive::phase phases[] = {naive::phase::move, naive::phase::row, naive::phase::ring};

template <yinsh::ruleset Rules>
lockstep::tally play_crowded(int how_many, std::uint64_t seed) {
  lockstep::examiner<Rules> examiner;
  naive::random_source random{seed};
  for (int i = 0; i < how_many; ++i) {
    const naive::phase phase = phases[i % 3];
    const int spare = phase == naive::phase::ring ? Rules::row_length + random.below(3) : random.below(7);
    const std::optional<naive::setup> s =
        lockstep::crowded_setup(lockstep::to_naive<Rules>(), phase, aims[i / 3 % 5], spare, random);
    REQUIRE(s.has_value());
    examiner.set_up_and_play_on(*s, lockstep::random_player{{random.next()}});
  }
  return examiner.met;
}

}  // namespace

TEST_CASE(
    "[move.pass] [end.blocked] [row.each] crowded boards: the library and the naive model agree in every "
    "position that follows") {
  const lockstep::tally met = play_crowded<yinsh::standard>(setups, 1);
  lockstep::report("crowded", met);
  if (lockstep::in_full) {
    CHECK(met.positions >= positions);
    CHECK(met.passes > 100);
    CHECK(met.ended_by(naive::ending::win) > 100);
    CHECK(met.ended_by(naive::ending::pool) > 100);
    CHECK(met.ended_by(naive::ending::blocked) > 10);
    CHECK(met.for_opponent > 100);
    CHECK(met.fullest_choice > 7);
  }
}

TEST_CASE("[end.blitz] [move.pass] crowded boards of blitz") {
  const lockstep::tally met = play_crowded<yinsh::blitz>(lockstep::scaled(800), 2);
  lockstep::report("crowded, blitz", met);
  if (lockstep::in_full) {
    CHECK(met.passes > 10);
    CHECK(met.ended_by(naive::ending::win) > 10);
    CHECK(met.ended_by(naive::ending::pool) > 10);
  }
}
