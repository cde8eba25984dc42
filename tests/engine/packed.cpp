// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <yinsh/engine/packed.hpp>
#include <yinsh/rules/play.hpp>

#include "naive/setup.hpp"
#include "support/random_games.hpp"

namespace {

using namespace yinsh::literals;

static_assert(yinsh::packed_position::size == 32);
static_assert(sizeof(yinsh::packed_position) == 32);
static_assert(yinsh::basic_packed<tiny>::size == 7 + 3);   // 19 points
static_assert(yinsh::basic_packed<huge>::size == 73 + 3);  // 217 points
static_assert(yinsh::pack(yinsh::position{}) == yinsh::packed_position{});
static_assert(yinsh::unpack(yinsh::packed_position{}) == yinsh::position{});
static_assert(yinsh::unpack<yinsh::standard>(std::array<std::uint8_t, 32>{}) == yinsh::position{});
static_assert(!yinsh::unpack<yinsh::standard>(std::array<std::uint8_t, 31>{}));

template <yinsh::ruleset Rules>
constexpr naive::rules naive_rules() {
  using shape = typename Rules::shape;
  return {shape::side, !shape::contains({0, 0}), Rules::rings, Rules::markers, Rules::row_length, Rules::rings_to_win};
}

// Are these the bytes of a position? Read point by point from the description of the format, and judged by the naive
// model.
template <yinsh::ruleset Rules>
bool are_a_position(const yinsh::basic_packed<Rules>& packed) {
  naive::setup s = naive::blank(naive_rules<Rules>());
  const auto points = naive::points(s.rules);
  std::size_t next = 0;
  for (int i = 0; i < points.size; i += 3) {
    const int byte = packed.bytes[next++];
    const std::array<int, 3> digits{byte / 25, byte / 5 % 5, byte % 5};
    for (int k = 0; k < 3; ++k) {
      const int digit = digits[static_cast<std::size_t>(k)];
      if (digit > 4 || (i + k >= points.size && digit != 0)) return false;
      if (i + k < points.size) put(s, points[i + k], static_cast<naive::cell>(digit + 1));
    }
  }
  const int state = packed.bytes[next++];
  s.removed[0] = packed.bytes[next++];
  s.removed[1] = packed.bytes[next++];
  const bool over = state / 4 == 4;
  if (state / 4 > 4 || (over && state != 16)) return false;
  s.phase = over ? naive::phase::move : static_cast<naive::phase>(state / 4);
  s.mover = static_cast<naive::colour>(state / 2 % 2);
  s.actor = static_cast<naive::colour>(state % 2);
  const bool resolving = s.phase == naive::phase::row || s.phase == naive::phase::ring;
  if (!resolving && s.mover != s.actor) return false;
  if (!naive::check(s).all()) return false;
  return (naive::set_up(s).phase == naive::phase::over) == over;
}

struct phases_seen {
  std::array<int, 5> count{};
  template <class Position>
  void add(const Position& p) {
    ++count[static_cast<std::size_t>(p.phase())];
  }
  bool all() const {
    for (const int n : count)
      if (n == 0) return false;
    return true;
  }
};

template <yinsh::ruleset Rules>
void check_round_trips(int games) {
  phases_seen seen;
  bool returned = true;
  bool valid = true;
  for_each_position<Rules>(games, {1}, [&](const yinsh::basic_position<Rules>& p) {
    seen.add(p);
    const auto packed = yinsh::pack(p);
    returned = returned && yinsh::unpack(packed) == p;
    valid = valid && are_a_position(packed);
  });
  CHECK(returned);
  CHECK(valid);
  CHECK(seen.all());
}

// Every other value of every byte of every `stride`-th position: accepted exactly where the naive model says that it
// is a position, and never as the position that it was made from.
template <yinsh::ruleset Rules>
void check_corrupted_bytes(int games, int stride) {
  int n = 0;
  int positions = 0;
  int faults = 0;
  for_each_position<Rules>(games, {2}, [&](const yinsh::basic_position<Rules>& p) {
    if (++n % stride != 0) return;
    const auto sound = yinsh::pack(p);
    for (std::size_t i = 0; i < sound.size; ++i)
      for (unsigned value = 0; value < 256; ++value) {
        auto bytes = sound;
        bytes.bytes[i] = static_cast<std::uint8_t>(value);
        if (bytes == sound) continue;
        const auto read = yinsh::unpack(bytes);
        if (read.has_value() != are_a_position(bytes)) ++faults;
        if (read && (yinsh::pack(*read) != bytes || *read == p)) ++faults;
        positions += read.has_value();
      }
  });
  CHECK(faults == 0);
  CHECK(positions > 0);  // such as those with a marker of the other colour
}

}  // namespace

TEST_CASE("the bytes of a packed position are those of the description") {
  yinsh::setup s;
  s.rings = {{"a2"_point, "d5"_point, "e5"_point, "f5"_point},
             {"a3"_point, "g5"_point, "h5"_point, "i5"_point, "j5"_point}};
  s.markers = {{"a4"_point, "k10"_point}, {"a5"_point}};
  s.removed = {1, 0};
  s.phase = yinsh::phase::move_ring;
  s.to_act = yinsh::color::black;
  const std::optional<yinsh::position> p = yinsh::position::from(s);
  REQUIRE(p);
  const auto bytes = yinsh::pack(*p).bytes;
  CHECK(bytes[0] == 1 * 25 + 2 * 5 + 3);  // a2 a3 a4
  CHECK(bytes[1] == 4 * 25);              // a5 b1 b2
  CHECK(bytes[28] == 3 * 25);             // k10
  CHECK(bytes[29] == 1 * 4 + 1 * 2 + 1);  // to move a ring, Black's turn, Black to act
  CHECK(bytes[30] == 1);
  CHECK(bytes[31] == 0);
  CHECK(yinsh::unpack<yinsh::standard>(bytes) == p);
}

TEST_CASE("every position of a game comes back from its bytes, in all phases") {
  check_round_trips<yinsh::standard>(60);
  check_round_trips<yinsh::blitz>(60);
  check_round_trips<tiny>(500);
  check_round_trips<huge>(4);
}

TEST_CASE(
    "[setup.counts] [setup.settled] [setup.row] [setup.ring] [setup.over] bytes that no position has are refused") {
  check_corrupted_bytes<yinsh::standard>(6, 29);
  check_corrupted_bytes<yinsh::blitz>(3, 29);
  check_corrupted_bytes<tiny>(20, 7);
}

TEST_CASE("storage of any other size is refused") {
  const std::array<std::uint8_t, 40> zeros{};
  for (std::size_t size = 0; size <= zeros.size(); ++size)
    CHECK(yinsh::unpack<yinsh::standard>(std::span{zeros}.first(size)).has_value() == (size == 32));
}

TEST_CASE("bytes at random are refused, and nothing else happens") {
  naive::random_source random{3};
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    yinsh::packed_position packed;
    for (std::uint8_t& byte : packed.bytes) byte = static_cast<std::uint8_t>(random.below(256));
    accepted += yinsh::unpack(packed).has_value();
  }
  CHECK(accepted == 0);
}

TEST_CASE("positions are equal exactly when their bytes are") {
  yinsh::basic_position<tiny> before;
  bool agree = true;
  int equal = 0;
  for_each_position<tiny>(200, {4}, [&](const yinsh::basic_position<tiny>& p) {
    equal += p == before;
    agree = agree && (p == before) == (yinsh::pack(p) == yinsh::pack(before));
    agree = agree && (p == before) == ((yinsh::pack(p) <=> yinsh::pack(before)) == 0);
    if (p.phase() != yinsh::phase::move_ring) before = p;
  });
  CHECK(agree);
  CHECK(equal > 0);
}
