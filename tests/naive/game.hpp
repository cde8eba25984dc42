// SPDX-License-Identifier: MIT
//
// The rules of YINSH, naively (2 of 4): the game from the first placement to the end.
// A game is a plain value; legal(game) lists what may be done, play(game, action) does it.
#pragma once

#include <cstdint>
#include <optional>

#include "board.hpp"

namespace naive {

// ---- Equipment ---------------------------------------------------------------------------------

enum class colour : std::uint8_t { white, black };

constexpr colour other(colour c) { return c == colour::white ? colour::black : colour::white; }
constexpr int index(colour c) { return c == colour::white ? 0 : 1; }

// What lies at a spot. Spots of the grid that are not points of the board are `off`.
enum class cell : std::uint8_t { off, empty, white_ring, black_ring, white_marker, black_marker };

constexpr cell ring_of(colour c) { return c == colour::white ? cell::white_ring : cell::black_ring; }
constexpr cell marker_of(colour c) { return c == colour::white ? cell::white_marker : cell::black_marker; }
constexpr bool is_ring(cell c) { return c == cell::white_ring || c == cell::black_ring; }
constexpr bool is_marker(cell c) { return c == cell::white_marker || c == cell::black_marker; }

// [pool] White on one face, black on the other.
constexpr cell turned_over(cell marker) {
  return marker == cell::white_marker ? cell::black_marker : cell::white_marker;
}

// ---- Actions -----------------------------------------------------------------------------------

enum class action_kind : std::uint8_t { place_ring, move_ring, remove_row, remove_ring, pass };

struct action {
  action_kind kind = action_kind::pass;
  spot a{};  // where the ring is placed or removed, or moves from; or the first end of the row
  spot b{};  // where the ring moves to, or the last end of the row; else nowhere

  constexpr bool operator==(const action&) const = default;
};

constexpr bool comes_before(spot s, spot t) {
  return s.letter < t.letter || (s.letter == t.letter && s.number < t.number);
}

constexpr action place_ring(spot at) { return {action_kind::place_ring, at, nowhere}; }
constexpr action move_ring(spot from, spot to) { return {action_kind::move_ring, from, to}; }
constexpr action remove_ring(spot at) { return {action_kind::remove_ring, at, nowhere}; }
constexpr action pass() { return {}; }

// [row.set] A row is a set of points, so either end may be given first.
constexpr action remove_row(spot end, spot other_end) {
  return comes_before(end, other_end) ? action{action_kind::remove_row, end, other_end}
                                      : action{action_kind::remove_row, other_end, end};
}

// Ring moves are the most that can be listed at once: an empty point can be reached from each of
// six directions by one ring at most, because no ring crosses a ring.
using actions = list<action, 6 * most_points>;

// ---- The game ----------------------------------------------------------------------------------

// What the actor must do next: place a ring, move a ring (or pass), remove a row, remove a ring.
enum class phase : std::uint8_t { place, move, row, ring, over };

enum class ending : std::uint8_t { none, win, pool, blocked };

struct game {
  naive::rules rules{};
  cell cells[most_letters][most_letters]{};  // by letter, then by number
  naive::phase phase = naive::phase::place;
  colour actor = colour::white;  // who must act; when the game is over: the winner after [end.win],
                                 // else the player whose turn would have begun
  colour mover = colour::white;  // [turn.mover] who made the ring move being resolved; else actor
  int pool = 0;
  int removed[2] = {0, 0};  // own rings removed, by index(colour)
  naive::ending ending = naive::ending::none;
  std::optional<colour> winner{};  // none in a draw, and none before the end

  constexpr bool operator==(const game&) const = default;
};

constexpr cell at(const game& g, spot s) {
  if (s.letter < 0 || s.letter >= most_letters) return cell::off;
  if (s.number < 0 || s.number >= most_letters) return cell::off;
  return g.cells[s.letter][s.number];
}

constexpr void put(game& g, spot s, cell c) { g.cells[s.letter][s.number] = c; }

// The points that hold a given cell, by letter, then by number.
constexpr list<spot, most_points> where(const game& g, cell wanted) {
  list<spot, most_points> found;
  for (int letter = 0; letter < width(g.rules); ++letter)
    for (int number = 0; number < width(g.rules); ++number)
      if (g.cells[letter][number] == wanted) found.add({letter, number});
  return found;
}

constexpr int count(const game& g, cell wanted) {
  int found = 0;
  for (int letter = 0; letter < width(g.rules); ++letter)
    for (int number = 0; number < width(g.rules); ++number)
      if (g.cells[letter][number] == wanted) ++found;
  return found;
}

constexpr game start(const rules& ruleset) {
  game g;
  g.rules = ruleset;
  for (const spot s : points(ruleset)) put(g, s, cell::empty);
  g.pool = ruleset.markers;  // [pool]
  g.actor = colour::white;   // [place.order] White places first
  g.mover = colour::white;
  return g;
}

// ---- Where a ring can go -----------------------------------------------------------------------

using spots = list<spot, 6 * most_letters>;

// All points to which the ring on a point can move.
constexpr spots destinations(const game& g, spot from) {
  spots found;
  for (const step way : directions) {  // [move.line]
    spot to = ahead(from, way);
    for (; at(g, to) == cell::empty; to = ahead(to, way)) found.add(to);  // [move.slide]
    if (!is_marker(at(g, to))) continue;                                  // [move.ring] a ring or the edge
    for (; is_marker(at(g, to)); to = ahead(to, way)) {}                  // [move.jump] the unbroken run
    if (at(g, to) == cell::empty) found.add(to);                          // [move.jump] the first point after
  }
  return found;
}

// All ring moves that a player could make, whoever's turn it is.
constexpr actions ring_moves(const game& g, colour player) {
  actions found;
  for (const spot from : where(g, ring_of(player)))
    for (const spot to : destinations(g, from)) found.add(move_ring(from, to));
  return found;
}

constexpr bool can_move(const game& g, colour player) {
  for (const spot from : where(g, ring_of(player)))
    if (!destinations(g, from).empty()) return true;
  return false;
}

// ---- Rows --------------------------------------------------------------------------------------

// [row.five] Markers of one colour, next to one another on one line.
constexpr bool row_stands(const game& g, spot first, step axis, colour owner) {
  for (int i = 0; i < g.rules.row_length; ++i)
    if (at(g, ahead(first, axis, i)) != marker_of(owner)) return false;
  return true;
}

// All rows of a player on the board, each as the action that removes it. [row.owner] Whoever made
// them; [row.choice] in a longer run each choice of consecutive markers is a row of its own.
constexpr actions rows(const game& g, colour owner) {
  actions found;
  for (const spot first : where(g, marker_of(owner)))
    for (const step axis : axes)
      if (row_stands(g, first, axis, owner)) found.add(remove_row(first, ahead(first, axis, g.rules.row_length - 1)));
  return found;
}

constexpr bool owns_row(const game& g, colour owner) {
  for (const spot first : where(g, marker_of(owner)))
    for (const step axis : axes)
      if (row_stands(g, first, axis, owner)) return true;
  return false;
}

// ---- What is legal: the list -------------------------------------------------------------------

constexpr actions legal(const game& g) {
  actions found;
  switch (g.phase) {
    case phase::place:  // [place.where]
      for (const spot s : where(g, cell::empty)) found.add(place_ring(s));
      break;
    case phase::move:
      found = ring_moves(g, g.actor);
      if (found.empty()) found.add(pass());  // [move.pass]
      break;
    case phase::row:  // [row.each]
      found = rows(g, g.actor);
      break;
    case phase::ring:  // [row.resolve]
      for (const spot s : where(g, ring_of(g.actor))) found.add(remove_ring(s));
      break;
    case phase::over: break;
  }
  return found;
}

// ---- What is legal: one action, judged without the list ----------------------------------------

constexpr int sign(int value) { return (value > 0) - (value < 0); }

// [move.line] Whether two different spots lie on one line.
constexpr bool on_one_line(spot from, spot to) {
  const int x = to.letter - from.letter;
  const int y = to.number - from.number;
  return from != to && (x == 0 || y == 0 || x == y);
}

// The way from one spot to another on the same line.
constexpr step way_between(spot from, spot to) {
  return {sign(to.letter - from.letter), sign(to.number - from.number)};
}

constexpr bool is_legal_move(const game& g, spot from, spot to) {
  if (at(g, from) != ring_of(g.actor)) return false;  // [move.marker] one of the mover's rings
  if (at(g, to) != cell::empty) return false;         // [move.line] to an empty point
  if (!on_one_line(from, to)) return false;
  const step way = way_between(from, to);
  bool met_marker = false;
  for (spot s = ahead(from, way); s != to; s = ahead(s, way)) {
    if (is_marker(at(g, s))) met_marker = true;
    else if (at(g, s) != cell::empty) return false;  // [move.ring] crosses no ring
    else if (met_marker) return false;               // [move.jump] must have stopped here
  }
  return true;
}

constexpr bool is_legal_row(const game& g, spot first, spot last) {
  for (const step axis : axes)
    if (last == ahead(first, axis, g.rules.row_length - 1))  // [row.resolve] exactly so many
      return row_stands(g, first, axis, g.actor);
  return false;
}

constexpr bool is_legal(const game& g, const action& chosen) {
  switch (chosen.kind) {
    case action_kind::place_ring:
      return g.phase == phase::place && at(g, chosen.a) == cell::empty && chosen.b == nowhere;
    case action_kind::move_ring: return g.phase == phase::move && is_legal_move(g, chosen.a, chosen.b);
    case action_kind::remove_row: return g.phase == phase::row && is_legal_row(g, chosen.a, chosen.b);
    case action_kind::remove_ring:
      return g.phase == phase::ring && at(g, chosen.a) == ring_of(g.actor) && chosen.b == nowhere;
    case action_kind::pass:  // [move.must] only who cannot move may pass
      return g.phase == phase::move && !can_move(g, g.actor) && chosen == pass();
  }
  return false;
}

// ---- The end -----------------------------------------------------------------------------------

// [end.win] The third own ring is removed: won, at once.
constexpr void end_with_win(game& g, colour winner) {
  g.phase = phase::over;
  g.ending = ending::win;
  g.winner = winner;
  g.actor = g.mover = winner;
}

// [end.pool] More rings removed wins, equal numbers draw. [end.blocked] is scored in the same way.
constexpr void end_with_count(game& g, ending reason) {
  g.phase = phase::over;
  g.ending = reason;
  if (g.removed[0] > g.removed[1]) g.winner = colour::white;
  if (g.removed[1] > g.removed[0]) g.winner = colour::black;
}

// ---- Whose turn --------------------------------------------------------------------------------

// [turn.start] No row stands and the next turn begins.
constexpr void begin_turn(game& g, colour player) {
  g.phase = phase::move;
  g.actor = g.mover = player;
  if (g.pool == 0) end_with_count(g, ending::pool);  // [end.pool]
  else if (!can_move(g, colour::white) && !can_move(g, colour::black))
    end_with_count(g, ending::blocked);  // [end.blocked] [rules.full]
}

// [row.order] The mover's rows, then the opponent's, then the opponent's turn.
constexpr void resolve_rows(game& g) {
  g.phase = phase::row;
  if (owns_row(g, g.mover)) g.actor = g.mover;
  else if (owns_row(g, other(g.mover))) g.actor = other(g.mover);
  else begin_turn(g, other(g.mover));
}

// ---- What an action does -----------------------------------------------------------------------

constexpr void do_place_ring(game& g, spot s) {
  put(g, s, ring_of(g.actor));
  g.actor = g.mover = other(g.actor);  // [place.order] the players alternate
  if (count(g, cell::white_ring) == g.rules.rings && count(g, cell::black_ring) == g.rules.rings)
    begin_turn(g, colour::white);  // [place.order] White makes the first ring move
}

constexpr void do_move_ring(game& g, spot from, spot to) {
  g.pool -= 1;  // [move.marker]
  put(g, from, marker_of(g.actor));
  put(g, to, ring_of(g.actor));
  const step way = way_between(from, to);
  for (spot s = ahead(from, way); s != to; s = ahead(s, way))
    if (is_marker(at(g, s))) put(g, s, turned_over(at(g, s)));  // [move.flip]
  resolve_rows(g);
}

constexpr void do_remove_row(game& g, spot first, spot last) {
  const step way = way_between(first, last);
  for (int i = 0; i < g.rules.row_length; ++i) put(g, ahead(first, way, i), cell::empty);
  g.pool += g.rules.row_length;  // [row.resolve] back to the pool,
  g.phase = phase::ring;         // and then one of their own rings
}

constexpr void do_remove_ring(game& g, spot s) {
  put(g, s, cell::empty);
  g.removed[index(g.actor)] += 1;
  if (g.removed[index(g.actor)] == g.rules.rings_to_win) end_with_win(g, g.actor);  // [end.win]
  else resolve_rows(g);  // [row.each] the board is looked at again
}

// The game after a legal action.
constexpr game play(game g, const action& chosen) {
  switch (chosen.kind) {
    case action_kind::place_ring: do_place_ring(g, chosen.a); break;
    case action_kind::move_ring: do_move_ring(g, chosen.a, chosen.b); break;
    case action_kind::remove_row: do_remove_row(g, chosen.a, chosen.b); break;
    case action_kind::remove_ring: do_remove_ring(g, chosen.a); break;
    case action_kind::pass: begin_turn(g, other(g.actor)); break;  // [move.pass]
  }
  return g;
}

// ---- Counting ----------------------------------------------------------------------------------

// The number of sequences of exactly so many actions. A game that ends earlier adds none.
constexpr std::int64_t perft(const game& g, int depth) {
  if (depth == 0) return 1;
  std::int64_t sequences = 0;
  for (const action& chosen : legal(g)) sequences += perft(play(g, chosen), depth - 1);
  return sequences;
}

}  // namespace naive
