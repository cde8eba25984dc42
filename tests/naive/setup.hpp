// SPDX-License-Identifier: MIT
//
// The rules of YINSH, naively (3 of 4): positions written down rather than played.
// A setup is what anyone may write down; check() says which clauses it keeps, set_up() makes the
// game of one that keeps them all.
#pragma once

#include "game.hpp"

namespace naive {

// A game as far as it has to be written down: cells, phase (place, move, row or ring), actor, mover
// (counts in the phases row and ring only) and removed. The pool and the end follow from these and
// are not set.
struct setup : game {};

// A setup without pieces.
constexpr setup blank(const rules& ruleset) { return setup{start(ruleset)}; }

// Puts the same piece on the points of a list of names, such as "e4 e10".
constexpr void put_all(game& g, cell piece, const char* names) {
  for (const char* name = names; *name != '\0'; ++name)
    if (*name >= 'a' && *name <= 'z') put(g, named(name), piece);
}

// [setup.counts] The pool is all markers less those on the board.
constexpr int pool_left(const game& g) {
  return g.rules.markers - count(g, cell::white_marker) - count(g, cell::black_marker);
}

constexpr bool is_won_by(const game& g, colour player) {  // [end.win]
  return g.removed[index(player)] == g.rules.rings_to_win;
}
constexpr bool is_won(const game& g) { return is_won_by(g, colour::white) || is_won_by(g, colour::black); }

// ---- Is it a position? -------------------------------------------------------------------------

// One bool for each clause: true when the setup keeps it.
struct setup_check {
  bool counts = false;
  bool settled = false;
  bool row = false;
  bool ring = false;

  constexpr bool all() const { return counts && settled && row && ring; }
  constexpr bool operator==(const setup_check&) const = default;
};

// [setup.counts] During placement: no markers, nothing removed, and who is to place follows from
// the numbers of rings.
constexpr bool counts_while_placing(const setup& s) {
  const int white = count(s, cell::white_ring);
  const int black = count(s, cell::black_ring);
  if (pool_left(s) != s.rules.markers || s.removed[0] != 0 || s.removed[1] != 0) return false;
  if (s.actor == colour::white) return white == black && white < s.rules.rings;
  return white == black + 1 && white <= s.rules.rings;
}

// [setup.counts] After placement: every ring is on the board or removed; one winner at most.
constexpr bool counts_after_placing(const setup& s) {
  for (const colour c : {colour::white, colour::black}) {
    const int removed = s.removed[index(c)];
    if (removed < 0 || removed > s.rules.rings_to_win) return false;
    if (count(s, ring_of(c)) + removed != s.rules.rings) return false;
  }
  if (is_won_by(s, colour::white) && is_won_by(s, colour::black)) return false;
  return pool_left(s) >= 0;
}

// [setup.settled] No row stands when a player is to place or to move.
constexpr bool keeps_settled(const setup& s) {
  if (s.phase != phase::place && s.phase != phase::move) return true;
  return !owns_row(s, colour::white) && !owns_row(s, colour::black);
}

// [setup.row] Who is to remove a row owns one; the player who moved comes first.
constexpr bool keeps_row(const setup& s) {
  if (s.phase != phase::row) return true;
  return owns_row(s, s.actor) && (s.actor == s.mover || !owns_row(s, s.mover));
}

// [setup.ring] The row just returned is in the pool.
constexpr bool keeps_ring(const setup& s) { return s.phase != phase::ring || pool_left(s) >= s.rules.row_length; }

// [setup.over] [end.win] When the game is won the rows still on the board do not matter.
constexpr setup_check check(const setup& s) {
  setup_check kept;
  kept.counts = s.phase == phase::place ? counts_while_placing(s) : counts_after_placing(s);
  kept.settled = is_won(s) || keeps_settled(s);
  kept.row = is_won(s) || keeps_row(s);
  kept.ring = is_won(s) || keeps_ring(s);
  return kept;
}

// ---- From one to the other ---------------------------------------------------------------------

// The game of a setup that keeps all clauses. It may be over at once: [setup.over].
constexpr game set_up(const setup& s) {
  game g = s;
  g.pool = pool_left(s);
  if (g.phase == phase::place) g.mover = g.actor;
  if (g.phase == phase::move) begin_turn(g, g.actor);  // [turn.start]
  if (is_won_by(g, colour::white)) end_with_win(g, colour::white);
  if (is_won_by(g, colour::black)) end_with_win(g, colour::black);
  return g;
}

// The setup of a game: set_up(written_down(g)) == g for every game that was played.
constexpr setup written_down(const game& g) {
  setup s = blank(g.rules);
  for (const spot point : points(g.rules)) put(s, point, at(g, point));
  s.phase = g.phase == phase::over ? phase::move : g.phase;
  s.actor = g.actor;
  s.mover = g.mover;
  s.removed[0] = g.removed[0];
  s.removed[1] = g.removed[1];
  return s;
}

}  // namespace naive
