// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>
#include <yinsh/engine/canonical.hpp>
#include <yinsh/engine/packed.hpp>
#include <yinsh/rules/play.hpp>

#include "naive/symmetry.hpp"
#include "support/random_games.hpp"

namespace {

using namespace yinsh::literals;

static_assert(yinsh::canonical(yinsh::position{}) == yinsh::canonical_form{yinsh::position{}, yinsh::symmetry{}});

template <yinsh::ruleset Rules>
using symmetry_of = yinsh::basic_symmetry<typename Rules::shape>;

// As the documentation says it: all twelve images are made, and the first of those with the smallest bytes is taken.
template <yinsh::ruleset Rules>
yinsh::basic_canonical_form<Rules> smallest_of_twelve(const yinsh::basic_position<Rules>& p) {
  yinsh::basic_canonical_form<Rules> smallest{p, {}};
  for (const auto s : symmetry_of<Rules>::all()) {
    const auto image = transform(p, s);
    if (yinsh::pack(image) < yinsh::pack(smallest.position)) smallest = {image, s};
  }
  return smallest;
}

template <yinsh::ruleset Rules>
bool same_up_to_symmetry(const yinsh::basic_position<Rules>& p, const yinsh::basic_position<Rules>& q) {
  const auto all = symmetry_of<Rules>::all();
  return std::any_of(all.begin(), all.end(), [&](auto s) { return transform(p, s) == q; });
}

template <yinsh::ruleset Rules>
void check_forms(int games) {
  bool smallest = true;
  bool there_and_back = true;
  bool all_twelve_agree = true;
  for_each_position<Rules>(games, {11}, [&](const yinsh::basic_position<Rules>& p) {
    const auto form = yinsh::canonical(p);
    smallest = smallest && form == smallest_of_twelve(p);
    there_and_back = there_and_back && transform(p, form.to) == form.position;
    there_and_back = there_and_back && transform(form.position, form.to.inverse()) == p;
    for (const auto s : symmetry_of<Rules>::all())
      all_twelve_agree = all_twelve_agree && yinsh::canonical(transform(p, s)).position == form.position;
  });
  CHECK(smallest);
  CHECK(there_and_back);
  CHECK(all_twelve_agree);
}

// The positions after n placements from the empty board: White has (n + 1) / 2 rings, Black n / 2. Calls f for each
// of them once: rings of one colour are placed by rising index.
template <class F>
void for_each_placement(const yinsh::position& p, std::array<std::size_t, 2> least, int n, F f) {
  if (n == 0) return f(p);
  const std::size_t who = p.to_act() == yinsh::color::white ? 0 : 1;
  for (const yinsh::point at : p.empty()) {
    if (at.index() < least[who]) continue;
    yinsh::position next = p;
    yinsh::play_unchecked(next, yinsh::action::place_ring(at));
    std::array<std::size_t, 2> rest = least;
    rest[who] = at.index() + 1;
    for_each_placement(next, rest, n - 1, f);
  }
}

// How many placements there are up to symmetry: those that are their own canonical form.
std::int64_t canonical_placements(int n) {
  std::int64_t total = 0;
  for_each_placement({}, {0, 0}, n,
                     [&](const yinsh::position& p) { total += yinsh::canonical(p).to == yinsh::symmetry{}; });
  return total;
}

// The same by Burnside's lemma, from the naive model's symmetries: the mean over the twelve of how many placements
// each leaves as they are. Those are the ways to choose whole cycles of points for White and others for Black.
std::int64_t placements_by_burnside(int white, int black) {
  const naive::rules standard;
  std::int64_t fixed = 0;
  for (int s = 0; s < naive::symmetries; ++s) {
    std::vector<std::vector<std::int64_t>> ways(static_cast<std::size_t>(white + 1),
                                                std::vector<std::int64_t>(static_cast<std::size_t>(black + 1)));
    ways[0][0] = 1;
    for (const naive::spot start : naive::points(standard)) {
      int length = 0;
      bool first_of_cycle = true;
      for (naive::spot at = start; length == 0 || at != start; at = naive::turned(standard, at, s)) {
        if (naive::comes_before(at, start)) first_of_cycle = false;
        ++length;
      }
      if (!first_of_cycle) continue;
      for (int w = white; w >= 0; --w)
        for (int b = black; b >= 0; --b) {
          const auto at = [&](int i, int j) { return ways[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]; };
          ways[static_cast<std::size_t>(w)][static_cast<std::size_t>(b)] +=
              (w >= length ? at(w - length, b) : 0) + (b >= length ? at(w, b - length) : 0);
        }
    }
    fixed += ways[static_cast<std::size_t>(white)][static_cast<std::size_t>(black)];
  }
  return fixed / naive::symmetries;
}

}  // namespace

TEST_CASE("one ring in a corner of the board: the smallest image has it on the last point that it can have") {
  yinsh::position p;
  REQUIRE(yinsh::play(p, yinsh::action::place_ring("a2"_point)) == yinsh::violation::none);
  const yinsh::canonical_form form = yinsh::canonical(p);
  CHECK(form.position.rings(yinsh::color::white) == yinsh::point_set{"k10"_point});
  CHECK(transform("a2"_point, form.to) == "k10"_point);
}

TEST_CASE("the canonical form is the smallest of the twelve images, for all of them the same, and leads back") {
  check_forms<yinsh::standard>(15);
  check_forms<yinsh::blitz>(10);
  check_forms<tiny>(100);
  check_forms<huge>(1);
}

TEST_CASE("positions have one canonical form exactly when a symmetry leads from one to the other") {
  std::vector<yinsh::basic_position<tiny>> positions;
  for_each_position<tiny>(40, {12}, [&](const auto& p) {
    if (positions.size() < 400) positions.push_back(p);
  });
  int same = 0;
  bool agree = true;
  for (const auto& p : positions)
    for (const auto& q : positions) {
      const bool equal = yinsh::canonical(p).position == yinsh::canonical(q).position;
      agree = agree && equal == same_up_to_symmetry(p, q);
      same += equal && p != q;
    }
  CHECK(agree);
  CHECK(same > 0);
}

TEST_CASE("[place.where] 11, 618, 24902 and 1014358 placements of one to four rings are different up to symmetry") {
  CHECK(canonical_placements(1) == 11);
  CHECK(canonical_placements(2) == placements_by_burnside(1, 1));
  CHECK(canonical_placements(3) == placements_by_burnside(2, 1));
  if (std::getenv("YINSH_DEEP_TESTS") != nullptr) CHECK(canonical_placements(4) == placements_by_burnside(2, 2));
  CHECK(placements_by_burnside(1, 0) == 11);
  CHECK(placements_by_burnside(1, 1) == 618);
  CHECK(placements_by_burnside(2, 1) == 24902);
  CHECK(placements_by_burnside(2, 2) == 1014358);
}
