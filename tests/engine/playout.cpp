// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>
#include <yinsh/engine/action_index.hpp>
#include <yinsh/engine/playout.hpp>

#include "support/always.hpp"
#include "support/random_games.hpp"

namespace {

// Generators that give what a test wants them to give.
struct counter_16 {  // 0, 1, ... 65535, 0, ...
  using result_type = std::uint16_t;
  static constexpr result_type(min)() { return 0; }
  static constexpr result_type(max)() { return 65535; }
  constexpr result_type operator()() { return next++; }
  result_type next = 0;
};
template <class Result>
struct script {
  using result_type = Result;
  static constexpr result_type(min)() { return 0; }
  static constexpr result_type(max)() { return static_cast<result_type>(~result_type{0}); }
  constexpr result_type operator()() { return values[next++]; }
  std::array<result_type, 3> values{};
  std::size_t next = 0;
};
// Seven points, on which a ring is soon shut in.
struct corner {
  using shape = yinsh::hexagon<2, yinsh::corners::uncut>;
  static constexpr int rings = 3;
  static constexpr int markers = 9;
  static constexpr int row_length = 3;
  static constexpr int rings_to_win = 3;
};

struct coin {
  static constexpr unsigned(min)() { return 0; }
  static constexpr unsigned(max)() { return 1; }
  constexpr unsigned operator()() { return 0; }
};

static_assert(yinsh::random_generator<std::mt19937>);
static_assert(yinsh::random_generator<std::mt19937_64>);
static_assert(yinsh::random_generator<std::minstd_rand>);
static_assert(yinsh::random_generator<std::ranlux48>);
static_assert(yinsh::random_generator<yinsh::random_source>);
static_assert(yinsh::random_generator<counter_16>);
static_assert(!yinsh::random_generator<coin>);
static_assert(!yinsh::random_generator<int>);
static_assert(sizeof(yinsh::random_source) == 8);

template <class G>
constexpr std::uint32_t first_below(std::uint32_t bound, G g) {
  return yinsh::detail::random_below(bound, g);
}

// Draws actions of one position and compares how often each came up. Chi square has a mean of k - 1 and a variance of
// 2 (k - 1); five deviations above are out of the question for a uniform choice, and nothing for a lopsided one.
template <yinsh::ruleset Rules, class G>
void check_uniform(const yinsh::basic_position<Rules>& p, G g) {
  const auto legal = yinsh::legal_actions(p);
  std::vector<int> count(yinsh::action_count<Rules>, 0);
  constexpr int draws_each = 400;
  for (std::size_t i = 0; i < legal.size() * draws_each; ++i) ++count[*yinsh::action_index(yinsh::random_action(p, g))];
  double chi_square = 0;
  std::size_t drawn = 0;
  for (const auto a : legal) {
    const int here = count[*yinsh::action_index(a)];
    drawn += static_cast<std::size_t>(here);
    chi_square += (here - draws_each) * double(here - draws_each) / draws_each;
  }
  CHECK(drawn == legal.size() * draws_each);  // nothing illegal
  const double freedom = static_cast<double>(legal.size() - 1);
  CHECK(chi_square <= freedom + 5 * std::sqrt(2 * freedom) + 5);
}

// One position with a real choice for each of the phases, so many times, from random games.
template <yinsh::ruleset Rules>
std::array<std::vector<yinsh::basic_position<Rules>>, 4> positions_by_phase(std::size_t of_each) {
  std::array<std::vector<yinsh::basic_position<Rules>>, 4> found;
  int skip = 0;
  for_each_position<Rules>(300, {21}, [&](const yinsh::basic_position<Rules>& p) {
    if (p.phase() == yinsh::phase::over || yinsh::count_legal_actions(p) < 2) return;
    auto& of_phase = found[static_cast<std::size_t>(p.phase())];
    const bool common = p.phase() == yinsh::phase::place_ring || p.phase() == yinsh::phase::move_ring;
    if (of_phase.size() < of_each && (!common || ++skip % 17 == 0)) of_phase.push_back(p);
  });
  return found;
}

template <yinsh::ruleset Rules>
void check_games(int games) {
  std::mt19937 g{3};
  for (int i = 0; i < games; ++i) {
    yinsh::basic_position<Rules> p;
    int length = 0;
    for (; p.phase() != yinsh::phase::over; ++length)
      REQUIRE(yinsh::play(p, yinsh::random_action(p, g)) == yinsh::violation::none);
    REQUIRE(length <= yinsh::bounds<Rules>::actions);
  }
}

constexpr yinsh::playout_result playout_of_seed(std::uint64_t seed) {
  yinsh::random_source g{seed};
  return yinsh::playout(yinsh::basic_position<tiny>{}, g);
}

}  // namespace

TEST_CASE("a number below a bound is equally likely to be any of them") {
  for (const std::uint32_t bound : {1U, 2U, 3U, 26U, 85U, 130U, 5184U, 65535U}) {
    std::vector<std::uint32_t> count(bound, 0);
    counter_16 g;
    const std::uint32_t each = 65535 / bound;
    for (std::uint32_t i = 0; i < each * bound; ++i) ++count[yinsh::detail::random_below(bound, g)];
    for (const std::uint32_t here : count) REQUIRE(here == each);
  }
}

TEST_CASE("numbers come from the upper bits, and those left over are drawn again") {
  ALWAYS(first_below(85, script<std::uint32_t>{{0x80000000}}) == 42);
  ALWAYS(first_below(85, script<std::uint32_t>{{0xFFFFFFFF}}) == 84);
  ALWAYS(first_below(85, script<std::uint64_t>{{0x80000000FFFFFFFF}}) == 42);
  // 2^32 = 85 * 50529027 + 1: of the numbers that give 0 the first is left over.
  ALWAYS(first_below(85, script<std::uint32_t>{{0, 0xFFFFFFFF}}) == 84);
  ALWAYS(first_below(85, script<std::uint32_t>{{1, 0xFFFFFFFF}}) == 0);
  ALWAYS(first_below(64, script<std::uint32_t>{{0, 0xFFFFFFFF}}) == 0);
}

TEST_CASE("the n-th bit of a word") {
  constexpr std::uint64_t word = 0xF000'0000'0012'0203;  // bits 0, 1, 9, 17, 20, 60, 61, 62, 63
  constexpr std::array<int, 9> places{0, 1, 9, 17, 20, 60, 61, 62, 63};
  for (std::uint32_t n = 0; n < places.size(); ++n) CHECK(yinsh::detail::nth_bit(word, n) == places[n]);
  for (std::uint32_t n = 0; n < 64; ++n) CHECK(yinsh::detail::nth_bit(~std::uint64_t{0}, n) == static_cast<int>(n));
  ALWAYS(yinsh::detail::nth_bit(word, 8) == 63);
}

TEST_CASE("every legal action of a position is equally likely, in every phase") {
  const auto standard = positions_by_phase<yinsh::standard>(4);
  const auto small = positions_by_phase<tiny>(3);
  for (const auto& of_phase : standard) {
    REQUIRE(of_phase.size() == 4);
    for (const yinsh::position& p : of_phase) {
      check_uniform(p, yinsh::random_source{1});
      check_uniform(p, std::mt19937{2});
      check_uniform(p, std::minstd_rand{3});
    }
  }
  for (const auto& of_phase : small) {
    REQUIRE(of_phase.size() == 3);
    for (const auto& p : of_phase) check_uniform(p, yinsh::random_source{4});
  }
}

TEST_CASE("random actions are legal, and games of them end [rules.bounds]") {
  check_games<yinsh::standard>(300);
  check_games<yinsh::blitz>(100);
  check_games<tiny>(1000);
  check_games<huge>(5);
}

TEST_CASE("[move.pass] a player who cannot move passes, and no number is drawn") {
  using point = yinsh::basic_point<corner::shape>;
  const auto at = [](char letter, int number) { return *point::at(letter, number); };
  // White's only ring stands on a1, between a2, b1 and b2.
  const yinsh::basic_setup<corner> s{.rings = {{at('a', 1)}, {at('a', 2), at('b', 1), at('b', 2)}},
                                     .removed = {2, 0},
                                     .phase = yinsh::phase::move_ring};
  const auto p = yinsh::basic_position<corner>::from(s);
  REQUIRE(p);
  yinsh::random_source g{9};
  CHECK(yinsh::random_action(*p, g) == yinsh::action_of<corner>::pass());
  CHECK(g == yinsh::random_source{9});
}

TEST_CASE("a playout plays to the end and says how the game ended") {
  yinsh::random_source g{5};
  yinsh::random_source same{5};
  for (int i = 0; i < 100; ++i) {
    const yinsh::playout_result result = yinsh::playout(yinsh::position{}, g);
    yinsh::position p;
    int length = 0;
    for (; p.phase() != yinsh::phase::over; ++length) yinsh::play(p, yinsh::random_action(p, same));
    REQUIRE(result.length == length);
    REQUIRE(result.outcome == *p.outcome());
    REQUIRE(yinsh::playout(p, g) == yinsh::playout_result{*p.outcome(), 0});  // over already
  }
}

TEST_CASE("the same bits give the same games everywhere") {
  ALWAYS(playout_of_seed(1) == yinsh::playout_result{{yinsh::color::white, yinsh::end_reason::pool}, 22});
  yinsh::random_source own{2026};
  CHECK(own() == 0xDB9C559891948D23);
  int total = 0;
  for (int i = 0; i < 100; ++i) total += yinsh::playout(yinsh::position{}, own).length;
  CHECK(total == 7407);
  std::mt19937 standard{2026};
  total = 0;
  for (int i = 0; i < 100; ++i) total += yinsh::playout(yinsh::position{}, standard).length;
  CHECK(total == 7175);
}
