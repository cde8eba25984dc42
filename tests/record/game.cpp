// SPDX-License-Identifier: MIT
#include <yinsh/record/game.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <type_traits>
#include <vector>

#include "sample_games.hpp"

using namespace yinsh;

namespace {

// The position after the first actions of a game, found by playing them again from its start.
template <ruleset Rules>
basic_position<Rules> from_scratch(const basic_game<Rules>& g, std::size_t count) {
  basic_position<Rules> p = g.start();
  for (std::size_t i = 0; i < count; ++i) REQUIRE(play(p, g.actions()[i]) == violation::none);
  return p;
}

// Two players with one ring each on a board of seven points: two markers, rows of two, one ring to win.
struct smallest {
  using shape = hexagon<2, corners::uncut>;
  static constexpr int rings = 1;
  static constexpr int markers = 2;
  static constexpr int row_length = 2;
  static constexpr int rings_to_win = 1;
};

constexpr game two_rings() {
  game g;
  g.play(action::place_ring("e4"_point));
  g.play(action::place_ring("f6"_point));
  return g;
}

}  // namespace

static_assert(std::is_trivially_copyable_v<game>);
static_assert(game::capacity == 162 && basic_game<blitz>::capacity == 114);
static_assert(two_rings().size() == 2 && two_rings().played() == 2 && two_rings().at_end());
static_assert(two_rings().start() == position{});
static_assert(two_rings().actions()[1] == action::place_ring("f6"_point));
static_assert(two_rings() == two_rings() && two_rings() != game{});
static_assert([] {
  game g = two_rings();
  const position end = g.position();
  const bool back = g.undo() && g.undo() && !g.undo() && g.position() == position{};
  return back && g.redo() && g.redo() && !g.redo() && g.position() == end && g.jump(1) && !g.jump(3) && g.played() == 1;
}());
static_assert([] {
  game g = two_rings();
  return g.declare(game_result::resignation(color::white)) == violation::none && g.result().winner() == color::black &&
         g.result().how() == ending::resignation && !g.result().outcome();
}());
static_assert(game_result::loss_on_time(color::black).winner() == color::white);
static_assert(game_result::win(color::black).winner() == color::black);
static_assert(game_result::agreed_draw().how() == ending::agreement && !game_result::agreed_draw().winner());
static_assert(game_result::by_rules({color::white, end_reason::pool}).outcome() ==
              outcome{color::white, end_reason::pool});
static_assert(game_result{}.how() == ending::unfinished);

TEST_CASE("a new game stands at the empty board and has no history") {
  const game g;
  CHECK(g.position() == position{});
  CHECK(g.size() == 0);
  CHECK(g.actions().empty());
  CHECK(g.result() == game_result{});
}

TEST_CASE("an action that is not legal is named and changes nothing") {
  game g = two_rings();
  const game before = g;
  CHECK(g.play(action::place_ring("e4"_point)) == violation::occupied);
  CHECK(g.play(action::pass()) == violation::ring_must_be_placed);
  CHECK(g == before);
}

TEST_CASE("undo, redo and jump lead to what a replay from scratch leads to") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    game g = sample::random_game(seed);
    const game whole = g;
    std::vector<position> expected;
    for (std::size_t count = 0; count <= g.size(); ++count) expected.push_back(from_scratch(g, count));

    for (std::size_t count = g.size(); count > 0; --count) {
      REQUIRE(g.position() == expected[count]);
      REQUIRE(g.undo());
    }
    CHECK(g.position() == g.start());
    CHECK_FALSE(g.undo());
    CHECK(g.size() == whole.size());
    for (std::size_t count = 0; count < whole.size(); ++count) {
      REQUIRE(g.position() == expected[count]);
      REQUIRE(g.redo());
    }
    CHECK_FALSE(g.redo());
    CHECK(g == whole);

    naive::random_source random{seed};
    for (int i = 0; i < 30; ++i) {
      const auto count = std::size_t(random.below(static_cast<int>(g.size()) + 1));
      REQUIRE(g.jump(count));
      REQUIRE(g.played() == count);
      REQUIRE(g.position() == expected[count]);
    }
    const game there = g;
    CHECK_FALSE(g.jump(g.size() + 1));
    CHECK(g == there);
    CHECK(g.result() == whole.result());
  }
}

TEST_CASE("playing after undo drops what could be redone, and a copy keeps it") {
  game g = two_rings();
  const game variation = g;
  REQUIRE(g.undo());
  REQUIRE(g.play(action::place_ring("k7"_point)) == violation::none);
  CHECK(g.size() == 2);
  CHECK_FALSE(g.redo());
  CHECK(g.actions()[1] == action::place_ring("k7"_point));
  CHECK(variation.actions()[1] == action::place_ring("f6"_point));
  CHECK(g != variation);
}

TEST_CASE("a refused action keeps what can be redone") {
  game g = two_rings();
  REQUIRE(g.undo());
  CHECK(g.play(action::place_ring("e4"_point)) == violation::occupied);
  CHECK(g.redo());
}

TEST_CASE("[end.win] [end.pool] the rules give the result, and it is that of the whole game") {
  int won = 0;
  int pooled = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    game g = sample::random_game(seed);
    REQUIRE(g.result().how() == ending::by_rules);
    CHECK(g.result().outcome() == g.position().outcome());
    won += g.result().outcome()->reason == end_reason::rings;
    pooled += g.result().outcome()->reason == end_reason::pool;
    CHECK(g.play(action::pass()) == violation::game_over);
    CHECK(g.declare(game_result::agreed_draw()) == violation::game_over);
    const game_result end = g.result();
    g.undo();
    CHECK(g.result() == end);
    g.redo();
    CHECK(g.result() == end);
  }
  CHECK(won > 0);
  CHECK(pooled > 0);
}

TEST_CASE("nothing is played after a result that was declared, until it is taken back") {
  for (const game_result r : {game_result::resignation(color::black), game_result::loss_on_time(color::white),
                              game_result::agreed_draw(), game_result::win(color::white)}) {
    game g = two_rings();
    REQUIRE(g.declare(r) == violation::none);
    CHECK(g.result() == r);
    CHECK(g != two_rings());
    CHECK(g.play(action::place_ring("k7"_point)) == violation::game_over);
    CHECK(g.size() == 2);
    REQUIRE(g.declare(game_result{}) == violation::none);
    CHECK(g == two_rings());
    CHECK(g.play(action::place_ring("k7"_point)) == violation::none);
  }
}

TEST_CASE("a declared result stays while one walks through the game and goes when another action is played") {
  game g = two_rings();
  REQUIRE(g.declare(game_result::resignation(color::white)) == violation::none);
  REQUIRE(g.undo());
  CHECK(g.result() == game_result::resignation(color::white));
  REQUIRE(g.redo());
  CHECK(g.result() == game_result::resignation(color::white));
  REQUIRE(g.undo());
  REQUIRE(g.play(action::place_ring("k7"_point)) == violation::none);
  CHECK(g.result() == game_result{});
}

TEST_CASE("a result that is declared earlier takes the place of what came later") {
  game g = two_rings();
  REQUIRE(g.jump(1));
  REQUIRE(g.declare(game_result::agreed_draw()) == violation::none);
  CHECK(g.size() == 1);
  CHECK(g.result() == game_result::agreed_draw());
}

TEST_CASE("what the rules must decide cannot be declared") {
  game g = two_rings();
  CHECK(g.declare(game_result::by_rules({color::white, end_reason::rings})) == violation::game_over);
  CHECK(g == two_rings());
}

TEST_CASE("a game may start from any position") {
  const position start = from_scratch(sample::random_game(7), 30);
  game g{start};
  CHECK(g.start() == start);
  CHECK(g.size() == 0);
  CHECK_FALSE(g.undo());
  naive::random_source random{7};
  sample::play_out(g, random);
  CHECK(from_scratch(g, g.size()) == g.position());
  REQUIRE(g.jump(0));
  CHECK(g.position() == start);
}

TEST_CASE("[setup.over] a game that starts where it is over has its result from the start") {
  setup s;
  s.rings = {{"a2"_point, "a3"_point}, {"k7"_point, "k8"_point, "k9"_point, "k10"_point, "j10"_point}};
  s.removed = {3, 0};
  s.phase = phase::over;
  game g{*position::from(s)};
  CHECK(g.result().outcome() == outcome{color::white, end_reason::rings});
  CHECK(g.play(action::pass()) == violation::game_over);
}

TEST_CASE("[rules.bounds] games fill no more than their capacity, from the empty board and from any position in them") {
  std::size_t longest = 0;
  for (std::uint64_t seed = 100; seed < 200; ++seed) {
    const game g = sample::random_game(seed);
    longest = g.size() > longest ? g.size() : longest;
    naive::random_source random{seed};
    game later{from_scratch(g, std::size_t(random.below(static_cast<int>(g.size()) + 1)))};
    sample::play_out(later, random);
    CHECK(later.size() <= game::capacity);
    CHECK(sample::random_game<blitz>(seed).size() <= basic_game<blitz>::capacity);
  }
  CHECK(longest <= game::capacity);
  CHECK(longest > 60);
}

TEST_CASE("[rules.bounds] every game of a tiny board fits, whatever position it starts from") {
  // All games by depth first search, each position of each being itself the start of the rest of it.
  std::size_t games = 0;
  std::size_t longest = 0;
  const auto explore = [&](auto self, basic_game<smallest>& g) -> void {
    if (g.position().phase() == phase::over) {
      ++games;
      longest = g.size() > longest ? g.size() : longest;
      return;
    }
    for (const auto a : legal_actions(g.position())) {
      REQUIRE(g.play(a) == violation::none);
      self(self, g);
      g.undo();
    }
  };
  basic_game<smallest> g;
  explore(explore, g);
  CHECK(games > 0);
  CHECK(longest <= basic_game<smallest>::capacity);
}
