// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <type_traits>
#include <yinsh/rules/phase.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::played;
using picture::to_move;

TEST_CASE("phases are small values of their own kind, and a game begins with placing") {
  static_assert(sizeof(phase) == 1 && !std::is_convertible_v<phase, int>);
  ALWAYS(phase{} == phase::place_ring);
  ALWAYS(position{}.phase() == phase::place_ring);
}

TEST_CASE("[turn.start] what must be done next: place, move, remove a row, then a ring, then move again, to the end") {
  constexpr position placing = played(position{}, "e5 j5 a2 k7 a3 k8 a4 k9 a5");
  ALWAYS(placing.phase() == phase::place_ring);
  ALWAYS(played(placing, "k10").phase() == phase::move_ring);
  constexpr position four_in_line = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4");
  ALWAYS(four_in_line.phase() == phase::move_ring);
  ALWAYS(played(four_in_line, "e5-e6").phase() == phase::remove_row);
  ALWAYS(played(four_in_line, "e5-e6 xe1-e5").phase() == phase::remove_ring);
  ALWAYS(played(four_in_line, "e5-e6 xe1-e5 xa2").phase() == phase::move_ring);
  constexpr position two_removed = to_move(color::white, "W e5 a2 a3 | B j5 k7 k8 k9 k10 | w e1-e4");
  ALWAYS(played(two_removed, "e5-e6 xe1-e5 xa2").phase() == phase::over);
}
