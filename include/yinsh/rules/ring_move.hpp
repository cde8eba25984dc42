// SPDX-License-Identifier: MIT
// ring_move: all that a ring move does to a board, in one pass over its words, with what must be known next; the same
// without doing it. It equals the rulebook's steps in play.hpp (lift_ring, put_marker, put_ring, flip_between; has_row)
// and stands beside them for speed.
#ifndef YINSH_RULES_RING_MOVE_HPP
#define YINSH_RULES_RING_MOVE_HPP

#include <bit>
#include <cstddef>
#include <yinsh/config.hpp>
#include <yinsh/geometry/compass_set.hpp>
#include <yinsh/geometry/line.hpp>
#include <yinsh/geometry/row.hpp>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/rows.hpp>

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"  // where a hint for a loop cannot be followed, nothing is lost
#endif

namespace yinsh::detail {

// What a ring move leaves behind on the board.
struct aftermath {
  bool any_row;    // a row of either player stands
  bool easy_move;  // a ring of either player has an empty neighbour
};

// What can be said of a ring move without making it.
struct prospect {
  bool any_row;         // a row of either player would stand
  std::size_t replies;  // ring moves that the opponent would have
};

template <board_shape Shape>
struct ring_move {
  using board = basic_board<Shape>;
  using set = basic_compass_set<Shape>;

  color mover;
  const set& from;
  const set& to;
  stretch<Shape> way;

  // Precondition: the points are different and lie on a line.
  constexpr ring_move(color c, basic_point<Shape> origin, basic_point<Shape> goal)
      : mover{c}, from{set::of(origin)}, to{set::of(goal)}, way{stretch_between(origin, goal)} {}

  // The move on `before`, written to `after`, which may be the same board.
  template <int Length>
  constexpr aftermath make(const board& before, board& after) const {
    line_word any_row = 0, beside = 0;
    YINSH_INDEPENDENT_LOOP
    for (std::size_t i = 0; i < set::word_count; ++i) {
      const words w = changed(before, i);
      any_row |= row_starts_of_either<Length>(w.markers, w.white);  // pictures in excess show the same rows once more
      beside |= ahead(w.rings) & set::all()[i] & ~(w.rings | w.markers);
      after.markers_[i] = w.markers;
      after.rings_[i] = w.rings;
      after.white_[i] = w.white;
    }
    return {any_row != 0, beside != 0};
  }

  // What the move would lead to, by looking alone. The colours of markers make rows, but neither help nor hinder a
  // ring: so flips are looked at only in the words of the three axes.
  template <int Length>
  constexpr prospect look_ahead(const board& before) const {
    const color opponent = yinsh::opponent(mover);
    int replies = 0;
    YINSH_INDEPENDENT_LOOP
    for (std::size_t i = 0; i < set::word_count; ++i) {
      const line_word empty = before.empty_word(i) & ~to[i];  // the origin was not empty and is not now
      replies += std::popcount(reach(before.rings_word(opponent, i), empty, before.markers_[i] ^ from[i]));
    }
    line_word any_row = 0;
    YINSH_INDEPENDENT_SHORT_LOOP
    for (std::size_t i = 0; i < basic_row_set<Shape, Length>::word_count; ++i) {
      const words w = changed(before, i);
      any_row |= row_starts_of_either<Length>(w.markers, w.white);
    }
    return {any_row != 0, std::size_t(replies)};
  }

  // The way back: made again, the move undoes itself. It inverts bits, and those it looks at to know which, the markers
  // on the way, are not inverted themselves.
  constexpr void unmake(board& b) const {
    YINSH_INDEPENDENT_SHORT_LOOP
    for (std::size_t i = 0; i < set::word_count; ++i) {
      const words w = changed(b, i);
      b.markers_[i] = w.markers;
      b.rings_[i] = w.rings;
      b.white_[i] = w.white;
    }
  }

 private:
  struct words {
    line_word markers;
    line_word rings;
    line_word white;
  };
  // At the origin ring and marker change places, and the piece keeps its colour. The goal gains or loses a ring of the
  // mover's. Markers on the way are turned over.
  constexpr words changed(const board& b, std::size_t i) const {
    const line_word markers = b.markers_[i];
    return {markers ^ from[i], b.rings_[i] ^ from[i] ^ to[i],
            b.white_[i] ^ (way[i] & markers) ^ (to[i] & ~board::unless_white(mover))};
  }
};

}  // namespace yinsh::detail

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#endif
