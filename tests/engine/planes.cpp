// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>
#include <yinsh/engine/planes.hpp>
#include <yinsh/rules/play.hpp>

#include "lockstep/bridge.hpp"
#include "naive/symmetry.hpp"
#include "support/random_games.hpp"

namespace {

using namespace yinsh::literals;
using yinsh::plane;

static_assert(yinsh::plane_count == 14);
static_assert(yinsh::planes_shape<> == std::array<std::size_t, 3>{14, 11, 11});
static_assert(yinsh::planes_size<> == 1694);
static_assert(yinsh::planes_size<tiny> == 14 * 5 * 5);

constexpr bool start_is_white_to_place() {
  std::array<int, yinsh::planes_size<>> cells{};
  const bool written = yinsh::to_planes<int>(cells, yinsh::position{}, yinsh::color::white);
  const std::size_t a2 = 1;  // x 0, y 1
  const auto at = [&](plane which) { return cells[static_cast<std::size_t>(which) * 121 + a2]; };
  return written && at(plane::on_board) == 1 && at(plane::own_action) == 1 && at(plane::own_turn) == 1 &&
         at(plane::placing) == 1 && at(plane::pool) == 1 && at(plane::moving) == 0 && at(plane::own_rings) == 0;
}
static_assert(start_is_white_to_place());

// What the naive model says of a cell, from the description of the planes: a fraction of one.
struct fraction {
  int part;
  int whole;
};
fraction expected(const naive::game& g, naive::colour view, plane which, naive::spot s) {
  const naive::cell there = naive::at(g, s);
  if (!naive::on_board(g.rules, s)) return {0, 1};
  const auto yes = [](bool holds) { return fraction{holds ? 1 : 0, 1}; };
  const bool over = g.phase == naive::phase::over;
  switch (which) {
    case plane::own_rings: return yes(there == naive::ring_of(view));
    case plane::opponents_rings: return yes(there == naive::ring_of(naive::other(view)));
    case plane::own_markers: return yes(there == naive::marker_of(view));
    case plane::opponents_markers: return yes(there == naive::marker_of(naive::other(view)));
    case plane::on_board: return yes(true);
    case plane::own_action: return yes(!over && g.actor == view);
    case plane::own_turn: return yes(!over && g.mover == view);
    case plane::placing: return yes(g.phase == naive::phase::place);
    case plane::moving: return yes(g.phase == naive::phase::move);
    case plane::removing_row: return yes(g.phase == naive::phase::row);
    case plane::removing_ring: return yes(g.phase == naive::phase::ring);
    case plane::pool: return {g.pool, g.rules.markers};
    case plane::own_removed: return {g.removed[naive::index(view)], g.rules.rings_to_win};
    case plane::opponents_removed: return {g.removed[naive::index(naive::other(view))], g.rules.rings_to_win};
  }
  return {0, 1};
}

// Are these the planes of a naive game, for shares of `one`?
template <class T>
bool are_planes_of(std::span<const T> cells, const naive::game& g, naive::colour view, double one) {
  std::size_t next = 0;
  for (std::size_t which = 0; which < yinsh::plane_count; ++which)
    for (int letter = 0; letter < naive::width(g.rules); ++letter)
      for (int number = 0; number < naive::width(g.rules); ++number) {
        const fraction f = expected(g, view, static_cast<plane>(which), {letter, number});
        const double cell = static_cast<double>(cells[next++]);
        const double exact = one * f.part / f.whole;
        const double below = std::numeric_limits<T>::is_integer ? exact - 1 + 1e-9 : exact - 1e-6;
        if (cell > exact + 1e-6 || cell < below) return false;
      }
  return true;
}

template <yinsh::ruleset Rules, class T>
void check_planes(int games, T one, int stride) {
  int n = 0;
  bool agree = true;
  std::array<T, yinsh::planes_size<Rules>> cells;
  cells.fill(static_cast<T>(77));
  naive::random_source random{21};
  const auto check = [&](const naive::game& g) {
    if (g.phase == naive::phase::move && ++n % stride != 0) return;
    const auto p = yinsh::basic_position<Rules>::from(lockstep::to_library<Rules>(naive::written_down(g)));
    agree = agree && p.has_value();
    for (const yinsh::color view : yinsh::all_colors)
      for (const auto s : yinsh::basic_symmetry<typename Rules::shape>::all()) {
        agree = agree && yinsh::to_planes<T>(cells, *p, view, s, one);
        const naive::game seen = naive::turned(g, static_cast<int>(s.index()));
        agree = agree && are_planes_of<T>(cells, seen, lockstep::to_naive(view), static_cast<double>(one));
      }
  };
  for (int i = 0; i < games; ++i) naive::random_game(lockstep::to_naive<Rules>(), random, check);
  CHECK(agree);
}

}  // namespace

TEST_CASE("planes hold what the naive model says, from both views, in the twelve symmetries, for any type") {
  check_planes<yinsh::standard, float>(3, 1.0F, 3);
  check_planes<yinsh::standard, double>(1, 255.0, 5);
  check_planes<yinsh::standard, std::int8_t>(2, 127, 5);
  check_planes<yinsh::standard, std::uint8_t>(1, 255, 5);
  check_planes<yinsh::standard, std::int64_t>(1, 1'000'000'007, 5);
  check_planes<yinsh::standard, bool>(1, true, 5);
  check_planes<yinsh::blitz, float>(3, 1.0F, 3);
  check_planes<tiny, float>(20, 1.0F, 2);
  check_planes<tiny, std::uint16_t>(20, 1000, 2);
  check_planes<huge, float>(1, 1.0F, 20);
}

TEST_CASE("a cell of the planes stands where the description says") {
  yinsh::position p;
  REQUIRE(yinsh::play(p, yinsh::action::place_ring("c5"_point)) == yinsh::violation::none);
  std::array<float, yinsh::planes_size<>> cells{};
  REQUIRE(yinsh::to_planes<float>(cells, p, yinsh::color::black));
  const std::size_t opponents_rings = 1;
  for (std::size_t x = 0; x < 11; ++x)
    for (std::size_t y = 0; y < 11; ++y)
      CHECK(cells[(opponents_rings * 11 + x) * 11 + y] == (x == 2 && y == 4 ? 1.0F : 0.0F));
}

TEST_CASE("the planes in a symmetry are those of the transformed position") {
  yinsh::position p;
  naive::random_source random{22};
  for (int i = 0; i < 40; ++i) yinsh::play_unchecked(p, some_action(p, random));
  std::array<float, yinsh::planes_size<>> there{};
  std::array<float, yinsh::planes_size<>> here{};
  for (const yinsh::symmetry s : yinsh::symmetry::all()) {
    REQUIRE(yinsh::to_planes<float>(there, transform(p, s), yinsh::color::white));
    REQUIRE(yinsh::to_planes<float>(here, p, yinsh::color::white, s));
    CHECK(there == here);
  }
}

TEST_CASE("a buffer that is too small is refused and left alone, and what is too much of a large one is left alone") {
  std::vector<int> small(yinsh::planes_size<> - 1, 7);
  CHECK_FALSE(yinsh::to_planes<int>(small, yinsh::position{}, yinsh::color::white));
  CHECK(small == std::vector<int>(yinsh::planes_size<> - 1, 7));
  CHECK_FALSE(yinsh::to_planes(std::span<int>{}, yinsh::position{}, yinsh::color::white));

  std::vector<int> large(yinsh::planes_size<> + 2, 7);
  CHECK(yinsh::to_planes<int>(large, yinsh::position{}, yinsh::color::white));
  CHECK(large[yinsh::planes_size<> - 1] == 0);
  CHECK(large[yinsh::planes_size<>] == 7);
  CHECK(large[yinsh::planes_size<> + 1] == 7);
}

TEST_CASE("shares of the largest numbers there are do not overflow") {
  yinsh::position p;
  naive::random_source random{23};
  while (p.pool() != 50) yinsh::play_unchecked(p, some_action(p, random));
  const auto pool_of = [&](auto one) {
    std::vector<decltype(one)> cells(yinsh::planes_size<>);
    REQUIRE(yinsh::to_planes<decltype(one)>(cells, p, yinsh::color::white, {}, one));
    return cells[static_cast<std::size_t>(plane::pool) * 121 + 1];
  };
  CHECK(pool_of(std::numeric_limits<std::uint64_t>::max()) == 18085043209519168250U);
  CHECK(pool_of(std::numeric_limits<std::int64_t>::max()) == 9042521604759584124);
  CHECK(pool_of(std::numeric_limits<std::int64_t>::min()) == -9042521604759584125);
  CHECK(pool_of(std::int8_t{127}) == 124);
  CHECK(pool_of(1) == 0);
}
