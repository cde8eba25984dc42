// SPDX-License-Identifier: MIT
//
// The naive model plays in constant expressions, within the compilers' default limits.
#include <initializer_list>

#include "random.hpp"
#include "setup.hpp"
#include "symmetry.hpp"

namespace {

using namespace naive;

constexpr spot s(const char* name) { return named(name); }

// The game after some actions, or nothing if one of them is not legal.
constexpr std::optional<game> played(game g, std::initializer_list<action> chosen) {
  for (const action& next : chosen) {
    if (!is_legal(g, next)) return std::nullopt;
    g = play(g, next);
  }
  return g;
}

// Ten placements, five markers of White on letter e, the row and the ring: a blitz game.
constexpr std::optional<game> blitz =
    played(start(rules{.rings_to_win = 1}),
           {place_ring(s("e1")),         place_ring(s("k7")),          place_ring(s("e2")),
            place_ring(s("k8")),         place_ring(s("e3")),          place_ring(s("k9")),
            place_ring(s("e4")),         place_ring(s("k10")),         place_ring(s("e5")),
            place_ring(s("j11")),        move_ring(s("e1"), s("d1")),  move_ring(s("k7"), s("j7")),
            move_ring(s("e2"), s("d2")), move_ring(s("j7"), s("i7")),  move_ring(s("e3"), s("d3")),
            move_ring(s("i7"), s("h7")), move_ring(s("e4"), s("d4")),  move_ring(s("h7"), s("g7")),
            move_ring(s("e5"), s("d5")), remove_row(s("e5"), s("e1")), remove_ring(s("d1"))});

static_assert(blitz.has_value());
static_assert(blitz->phase == phase::over && blitz->ending == ending::win);
static_assert(blitz->winner == colour::white);
static_assert(blitz->pool == 51 - 9 + 5);
static_assert(set_up(written_down(*blitz)) == *blitz);
static_assert(turned(turned(*blitz, 1), undoing(1)) == *blitz);

constexpr game after_random_actions(int how_many) {
  random_source random{2};
  return play_randomly(start(rules{}), how_many, random);
}
static_assert(after_random_actions(20).pool == 51 - 10);

static_assert(points(rules{}).size == 85);
static_assert(valid(rules{}) && longest_line(rules{}) == 10);
static_assert(perft(start(rules{.side = 2, .cut = false, .rings = 1, .markers = 3, .row_length = 2, .rings_to_win = 1}),
                    2) == 42);

}  // namespace
