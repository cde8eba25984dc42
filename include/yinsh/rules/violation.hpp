// SPDX-License-Identifier: MIT
// violation: every way an action can be wrong, with its clause and a sentence for people.
#ifndef YINSH_RULES_VIOLATION_HPP
#define YINSH_RULES_VIOLATION_HPP

#include <cstdint>

namespace yinsh {

// In the order in which they are asked; the first that holds is the answer. Along the way of a ring the points are
// looked at one by one, from the origin on: crosses_ring, beyond_run, and on the last one onto_ring, inside_run,
// onto_marker.
enum class violation : std::uint8_t {
  none,  // the action is legal
  // of the text or value alone, whatever the position
  off_board,         // a point or row that the board does not have [board.points]
  row_not_straight,  // the two ends of a row are not on one line [board.lines]
  row_length,        // a row longer or shorter than a row [row.choice]
  // of any action
  game_over,             // [end.win] [end.pool] [end.blocked]
  ring_must_be_placed,   // [place.order]
  ring_must_be_moved,    // [move.must]
  row_must_be_removed,   // [row.resolve]
  ring_must_be_removed,  // [row.resolve]
  can_move,              // a pass although a ring can move [move.must]
  must_pass,             // a ring move although none is possible [move.pass]
  // of placing a ring
  occupied,  // [place.where]
  // of moving or removing a ring
  no_ring,         // [move.marker] [row.resolve]
  opponents_ring,  // [move.marker] [row.resolve]
  // of moving a ring
  same_point,    // [move.line]
  not_on_line,   // [move.line]
  crosses_ring,  // [move.ring]
  beyond_run,    // [move.jump]
  onto_ring,     // [move.ring]
  inside_run,    // [move.jump]
  onto_marker,   // [move.ring]
  // of removing a row
  row_incomplete,  // [row.five]
  opponents_row    // [row.owner]
};

// The number of violations, `none` counted.
inline constexpr int violation_count = static_cast<int>(violation::opponents_row) + 1;

// The clause that is broken, as in "[move.jump]", or those of which one is; empty for none.
constexpr const char* clause(violation v) {
  switch (v) {
    case violation::none: return "";
    case violation::off_board: return "[board.points]";
    case violation::row_not_straight: return "[board.lines]";
    case violation::row_length: return "[row.choice]";
    case violation::game_over: return "[end.win] [end.pool] [end.blocked]";
    case violation::ring_must_be_placed: return "[place.order]";
    case violation::ring_must_be_moved: return "[move.must]";
    case violation::row_must_be_removed: return "[row.resolve]";
    case violation::ring_must_be_removed: return "[row.resolve]";
    case violation::can_move: return "[move.must]";
    case violation::must_pass: return "[move.pass]";
    case violation::occupied: return "[place.where]";
    case violation::no_ring: return "[move.marker] [row.resolve]";
    case violation::opponents_ring: return "[move.marker] [row.resolve]";
    case violation::same_point: return "[move.line]";
    case violation::not_on_line: return "[move.line]";
    case violation::crosses_ring: return "[move.ring]";
    case violation::beyond_run: return "[move.jump]";
    case violation::onto_ring: return "[move.ring]";
    case violation::inside_run: return "[move.jump]";
    case violation::onto_marker: return "[move.ring]";
    case violation::row_incomplete: return "[row.five]";
    case violation::opponents_row: return "[row.owner]";
  }
  return "";
}

// What is wrong, in a sentence.
constexpr const char* describe(violation v) {
  switch (v) {
    case violation::none: return "The action is legal.";
    case violation::off_board: return "The board has no such point.";
    case violation::row_not_straight: return "The two ends of the row do not lie on one line.";
    case violation::row_length:
      return "A row has exactly as many markers as the rules say; this one is longer or shorter.";
    case violation::game_over: return "The game is over.";
    case violation::ring_must_be_placed: return "A ring must be placed first.";
    case violation::ring_must_be_moved: return "It is time to move a ring.";
    case violation::row_must_be_removed: return "A row stands on the board and must be removed first.";
    case violation::ring_must_be_removed: return "A row was removed; now a ring of the same player must be.";
    case violation::can_move: return "A player who can move a ring must not pass.";
    case violation::must_pass: return "No ring of this player can move; the player must pass.";
    case violation::occupied: return "The point is occupied.";
    case violation::no_ring: return "There is no ring on that point.";
    case violation::opponents_ring: return "The ring on that point belongs to the opponent.";
    case violation::same_point: return "A ring never stays where it was.";
    case violation::not_on_line: return "A ring travels in a straight line; the two points do not lie on one.";
    case violation::crosses_ring: return "A ring never crosses another ring.";
    case violation::beyond_run: return "A ring that crossed markers must stop on the first point after them.";
    case violation::onto_ring: return "A ring never lands on another ring.";
    case violation::inside_run: return "A ring that meets markers must cross the whole run.";
    case violation::onto_marker: return "A ring never lands on a marker.";
    case violation::row_incomplete: return "Not all points of that row hold markers of one colour.";
    case violation::opponents_row: return "That row belongs to the opponent.";
  }
  return "";
}

}  // namespace yinsh

#endif
