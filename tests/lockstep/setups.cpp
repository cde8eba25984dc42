// SPDX-License-Identifier: MIT
// Setups at random, most of them faulty, judged clause by clause beside the naive model.
#include <doctest/doctest.h>

#include <array>
#include <optional>

#include "crowded.hpp"
#include "examiner.hpp"

namespace {

constexpr int setups = lockstep::scaled(30'000);

template <std::size_t Size>
bool has_any(const yinsh::setup_faults& found, const std::array<yinsh::setup_fault, Size>& wanted) {
  bool any = false;
  for (const yinsh::setup_fault f : wanted) any = any || found.contains(f);
  return any;
}

// A setup that keeps most clauses, spoilt in none, one or some ways.
naive::setup perhaps_faulty(const naive::rules& rules, naive::random_source& random) {
  const auto all = naive::points(rules);
  naive::setup s = naive::blank(rules);
  const int rings = random.below(rules.rings + 1);
  const int spots = random.below(3) == 0 ? 0 : random.below(all.size + 1);
  const bool placing = random.below(4) == 0;
  s.phase = placing ? naive::phase::place : static_cast<naive::phase>(1 + random.below(3));
  for (const naive::colour c : {naive::colour::white, naive::colour::black}) {
    int& removed = s.removed[naive::index(c)];
    removed = placing ? 0 : random.below(rules.rings_to_win + 1);
    if (random.below(20) == 0) removed = random.below(rules.rings + 3) - 1;
    int wanted = placing ? rings : rules.rings - removed;
    if (random.below(20) == 0) wanted += random.below(3) - 1;
    if (placing && c == naive::colour::white && random.below(2) == 0) ++wanted;
    for (int i = 0; i < wanted; ++i) naive::put(s, all[random.below(all.size)], naive::ring_of(c));
  }
  if (!placing || random.below(10) == 0)
    for (int i = 0; i < spots; ++i) {
      const naive::spot at = all[random.below(all.size)];
      if (naive::at(s, at) == naive::cell::empty) naive::put(s, at, naive::marker_of(lockstep::random_colour(random)));
    }
  if (random.below(2) == 0) lockstep::settle(s, random);
  if (!placing && random.below(3) == 0) lockstep::make_row(s, lockstep::random_colour(random), random);
  s.actor = lockstep::random_colour(random);
  s.mover = lockstep::random_colour(random);
  return s;
}

struct seen {
  int good = 0;
  int over = 0;
  int counts = 0;
  int settled = 0;
  int row = 0;
  int ring = 0;
};

template <yinsh::ruleset Rules>
seen judge(int how_many, naive::random_source random) {
  using yinsh::setup_fault;
  seen met;
  for (int i = 0; i < how_many; ++i) {
    const naive::setup s = perhaps_faulty(lockstep::to_naive<Rules>(), random);
    const naive::setup_check kept = naive::check(s);
    const yinsh::basic_setup<Rules> same = lockstep::to_library<Rules>(s);
    const yinsh::setup_faults found = yinsh::faults(same);
    const bool counts =
        !has_any(found, std::array{setup_fault::removed_out_of_range, setup_fault::both_have_won,
                                   setup_fault::ring_count, setup_fault::marker_count, setup_fault::placement_order,
                                   setup_fault::placement_with_markers, setup_fault::placement_with_removed});
    const bool row = !has_any(found, std::array{setup_fault::no_row_to_remove, setup_fault::movers_row_first});
    const bool agree = counts == kept.counts && row == kept.row &&
                       found.contains(setup_fault::row_standing) != kept.settled &&
                       found.contains(setup_fault::pool_lacks_returned_row) != kept.ring;
    REQUIRE_MESSAGE(agree, lockstep::in_words(s));
    const auto p = yinsh::basic_position<Rules>::from(same);
    REQUIRE(p.has_value() == kept.all());
    REQUIRE(found.empty() == kept.all());
    if (p) {
      const bool equal = lockstep::difference(*p, naive::set_up(s)) == nullptr;
      REQUIRE_MESSAGE(equal, lockstep::in_words(s));
      ++met.good;
      met.over += p->phase() == yinsh::phase::over ? 1 : 0;
    }
    met.counts += kept.counts ? 0 : 1;
    met.settled += kept.settled ? 0 : 1;
    met.row += kept.row ? 0 : 1;
    met.ring += kept.ring ? 0 : 1;
  }
  return met;
}

}  // namespace

TEST_CASE(
    "[setup.counts] [setup.settled] [setup.row] [setup.ring] [setup.over] setups at random: the same clauses are "
    "broken in both models, and the rest become the same positions") {
  const seen met = judge<yinsh::standard>(setups, {1});
  if (lockstep::in_full) {
    CHECK(met.good > 1000);
    CHECK(met.over > 100);
    CHECK(met.counts > 1000);
    CHECK(met.settled > 300);
    CHECK(met.row > 1000);
    CHECK(met.ring > 100);
  }
}

TEST_CASE("[setup.counts] [setup.over] setups of blitz at random") {
  const seen met = judge<yinsh::blitz>(setups, {2});
  if (lockstep::in_full) {
    CHECK(met.good > 1000);
    CHECK(met.over > 100);
  }
}
