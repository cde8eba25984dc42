// SPDX-License-Identifier: MIT
//
// The rules of YINSH, naively (4 of 4): the twelve symmetries of the board.
// Symmetries 0 to 5 rotate by so many sixths about the centre; 6 to 11 first exchange letter and
// number, which is a reflection, and then rotate by symmetry - 6 sixths.
#pragma once

#include "game.hpp"

namespace naive {

inline constexpr int symmetries = 12;

constexpr spot turned(const rules& ruleset, spot s, int symmetry) {
  if (s == nowhere) return nowhere;
  const int centre = ruleset.side - 1;
  int x = s.letter - centre;
  int y = s.number - centre;
  if (symmetry >= 6) {
    const int old_x = x;
    x = y;
    y = old_x;
  }
  for (int sixth = 0; sixth < symmetry % 6; ++sixth) {
    const int old_x = x;
    x = x - y;
    y = old_x;
  }
  return {x + centre, y + centre};
}

constexpr action turned(const rules& ruleset, const action& chosen, int symmetry) {
  const spot a = turned(ruleset, chosen.a, symmetry);
  const spot b = turned(ruleset, chosen.b, symmetry);
  if (chosen.kind == action_kind::remove_row) return remove_row(a, b);  // its first end first
  return {chosen.kind, a, b};
}

constexpr game turned(const game& g, int symmetry) {
  game result = g;
  for (const spot s : points(g.rules)) put(result, turned(g.rules, s, symmetry), at(g, s));
  return result;
}

// The symmetry that undoes a symmetry: a reflection undoes itself.
constexpr int undoing(int symmetry) { return symmetry >= 6 ? symmetry : (6 - symmetry) % 6; }

}  // namespace naive
