// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <unordered_set>
#include <utility>
#include <vector>
#include <yinsh/engine/hash.hpp>
#include <yinsh/rules/legal.hpp>

#include "support/always.hpp"
#include "support/random_games.hpp"

namespace {

using namespace yinsh::literals;
using yinsh::color;

// Value number n, from 0, of the generator splitmix64 with the seed that hash.hpp states.
std::uint64_t stated_key(std::uint64_t n) {
  naive::random_source source{0x79696E7368};
  std::uint64_t value = source.next();
  for (; n != 0; --n) value = source.next();
  return value;
}

// The hash put together point by point from its description.
template <yinsh::ruleset Rules>
std::uint64_t stated_hash(const yinsh::basic_position<Rules>& p) {
  std::uint64_t h = 0;
  for (const auto at : yinsh::basic_position<Rules>::point::all()) {
    const bool white = p.rings(color::white).contains(at) || p.markers(color::white).contains(at);
    if (p.markers(color::white).contains(at) || p.markers(color::black).contains(at)) h ^= stated_key(3 * at.index());
    if (p.rings(color::white).contains(at) || p.rings(color::black).contains(at)) h ^= stated_key(3 * at.index() + 1);
    if (white) h ^= stated_key(3 * at.index() + 2);
  }
  const auto number = [](auto value) { return static_cast<std::uint64_t>(value); };
  return h ^ stated_key(1024 + number(p.to_act()) * 2 + number(p.mover()) + number(p.phase()) * 4 +
                        number(p.removed(color::black)) * 256 + number(p.removed(color::white)) * 65536);
}

// h stays the hash of p through whole games, forth and back.
template <yinsh::ruleset Rules>
void check_incremental(int games, std::uint64_t seed) {
  naive::random_source random{seed};
  for (int i = 0; i < games; ++i) {
    yinsh::basic_position<Rules> p;
    std::uint64_t h = yinsh::hash(p);
    std::vector<std::pair<yinsh::basic_undo_token<Rules>, std::uint64_t>> past;
    while (p.phase() != yinsh::phase::over) {
      const auto a = some_action(p, random);
      const auto before = p;
      const std::uint64_t foretold = yinsh::hash_after(h, p, a);
      past.push_back({yinsh::play_unchecked(p, a), h});
      REQUIRE(foretold == yinsh::hash(p));
      h = yinsh::hash_after(h, before, p);
      REQUIRE(h == foretold);
    }
    while (!past.empty()) {
      const auto after = p;
      yinsh::undo(p, past.back().first);
      h = yinsh::hash_after(h, after, p);
      REQUIRE(h == past.back().second);
      REQUIRE(h == yinsh::hash(p));
      past.pop_back();
    }
  }
}

// Another hash of the same bytes, to tell positions apart without keeping them.
std::uint64_t fingerprint(const yinsh::position& p) {
  std::array<std::uint64_t, sizeof(yinsh::position) / 8> words{};
  static_assert(sizeof words == sizeof p);
  std::memcpy(words.data(), &p, sizeof p);
  std::uint64_t sum = 14695981039346656037U;
  for (const std::uint64_t word : words) {
    sum = (sum ^ word) * 0xD6E8FEB86659FD93U;
    sum ^= sum >> 32;
  }
  return sum;
}

// Ten million need 160 MB and most of a minute: the environment variable YINSH_HASH_POSITIONS asks for them.
std::size_t collision_test_size() {
  const char* asked = std::getenv("YINSH_HASH_POSITIONS");
  return asked ? static_cast<std::size_t>(std::atoll(asked)) : 500'000;
}

// How many values stand next to an equal one, once sorted.
template <class T>
std::size_t repeated(std::vector<T>& values) {
  std::sort(values.begin(), values.end());
  return values.size() - static_cast<std::size_t>(std::unique(values.begin(), values.end()) - values.begin());
}

constexpr yinsh::position after_e4 = [] {
  yinsh::position p;
  yinsh::play_unchecked(p, yinsh::action::place_ring("e4"_point));
  return p;
}();

}  // namespace

TEST_CASE("the hashes are the ones they have always been") {
  ALWAYS(yinsh::hash(yinsh::position{}) == 0xA119F54B1EBBAC74);
  ALWAYS(yinsh::hash(after_e4) == 0x0C43593D765920BD);
  ALWAYS(yinsh::hash_after(yinsh::hash(yinsh::position{}), yinsh::position{}, yinsh::action::place_ring("e4"_point)) ==
         yinsh::hash(after_e4));
  ALWAYS(yinsh::hash_after(yinsh::hash(after_e4), after_e4, yinsh::position{}) == yinsh::hash(yinsh::position{}));
}

TEST_CASE("a hash is what its description says") {
  for_each_position<yinsh::standard>(2, {1}, [](const auto& p) { REQUIRE(yinsh::hash(p) == stated_hash(p)); });
  for_each_position<tiny>(5, {2}, [](const auto& p) { REQUIRE(yinsh::hash(p) == stated_hash(p)); });
  for_each_position<huge>(1, {3}, [](const auto& p) { REQUIRE(yinsh::hash(p) == stated_hash(p)); });
}

TEST_CASE("the hash kept beside a game equals the hash from scratch after every action and every undo") {
  check_incremental<yinsh::standard>(200, 1);
  check_incremental<yinsh::blitz>(50, 2);
  check_incremental<tiny>(500, 3);
  check_incremental<huge>(5, 4);
}

TEST_CASE("whatever tells positions apart tells their hashes apart [setup.counts]") {
  yinsh::setup s{
      .rings = {{"a2"_point, "b1"_point, "c1"_point, "d1"_point}, {"a3"_point, "k7"_point, "k8"_point, "k9"_point}},
      .markers = {{"e2"_point, "e3"_point, "e4"_point, "e5"_point, "e6"_point},
                  {"g4"_point, "g5"_point, "g6"_point, "g7"_point, "g8"_point}},
      .removed = {1, 1},
      .to_act = color::black,
      .mover = color::black,
      .phase = yinsh::phase::remove_row};
  std::vector<std::uint64_t> hashes;
  const auto add = [&](const yinsh::setup& variant) {
    const auto p = yinsh::position::from(variant);
    REQUIRE(p);
    hashes.push_back(yinsh::hash(*p));
  };
  const auto with = [&](auto change) {
    yinsh::setup variant = s;
    change(variant);
    add(variant);
  };
  add(s);
  with([](yinsh::setup& v) { v.to_act = v.mover = color::white; });    // who acts
  with([](yinsh::setup& v) { v.phase = yinsh::phase::remove_ring; });  // in which phase
  with([](yinsh::setup& v) {
    v.phase = yinsh::phase::remove_ring;
    v.mover = color::white;
  });  // who moved
  with([](yinsh::setup& v) {
    v.removed.white = 0;
    v.rings.white.insert("f6"_point);
  });  // rings, removed
  with([](yinsh::setup& v) {
    v.removed.black = 0;
    v.rings.black.insert("f6"_point);
  });                                                                      // by whom
  with([](yinsh::setup& v) { v.markers.white.insert("f6"_point); });       // a marker
  with([](yinsh::setup& v) { v.markers.black.insert("f6"_point); });       // its colour
  with([](yinsh::setup& v) { std::swap(v.rings.white, v.rings.black); });  // whose rings
  CHECK(hashes.size() == 9);
  CHECK(repeated(hashes) == 0);
}

TEST_CASE("positions can be kept in the unordered containers") {
  std::unordered_set<yinsh::position> seen;
  CHECK(seen.insert(yinsh::position{}).second);
  CHECK(seen.insert(after_e4).second);
  CHECK_FALSE(seen.insert(yinsh::position{}).second);
  CHECK(seen.contains(after_e4));
  ALWAYS(std::hash<yinsh::position>{}(after_e4) == static_cast<std::size_t>(yinsh::hash(after_e4)));
}

TEST_CASE("different positions have different hashes, and either half of a hash is as good as chance") {
  const std::size_t wanted = collision_test_size();
  std::vector<std::pair<std::uint64_t, std::uint64_t>> seen;  // hash and fingerprint
  seen.reserve(wanted);
  naive::random_source random{7};
  while (seen.size() < wanted) {  // a position of a random game, and all that follow it
    yinsh::position p;
    while (p.phase() != yinsh::phase::over && seen.size() < wanted) {
      for (const yinsh::action a : yinsh::legal_actions(p)) {
        yinsh::position next = p;
        yinsh::play_unchecked(next, a);
        if (seen.size() < wanted) seen.push_back({yinsh::hash(next), fingerprint(next)});
      }
      yinsh::play_unchecked(p, some_action(p, random));
    }
  }
  repeated(seen);
  std::sort(seen.begin(), seen.end());
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  std::vector<std::uint64_t> hashes, fingerprints, lower, upper;
  for (const auto& [h, f] : seen) {
    hashes.push_back(h);
    fingerprints.push_back(f);
  }
  CHECK(repeated(fingerprints) == 0);  // else a hash depends on more than the position
  fingerprints = {};
  CHECK(repeated(hashes) == 0);
  for (const std::uint64_t h : hashes) {
    lower.push_back(h & 0xFFFFFFFF);
    upper.push_back(h >> 32);
  }
  const double n = static_cast<double>(seen.size());
  const double expected = n * n / 8589934592.0;  // of n numbers below 2^32 so many repeat another
  CHECK(static_cast<double>(repeated(lower)) < expected * 1.1 + 20);
  CHECK(static_cast<double>(repeated(upper)) < expected * 1.1 + 20);
  MESSAGE(seen.size(), " different positions");
}
