// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <optional>
#include <type_traits>
#include <vector>
#include <yinsh/rules/position.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::crowded;
using picture::played;
using picture::points;
using picture::position_of;
using picture::setup_with;
using picture::to_move;
using picture::to_take_ring;
using picture::to_take_row;

namespace {

constexpr std::string_view all_rings = "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e1-e4 | b g4";

constexpr setup over_with(std::string_view rings, color acting) {
  setup s = crowded(setup_with(rings), 51);
  s.to_act = s.mover = acting;
  return s;
}

struct largest {
  using shape = hexagon<9, corners::uncut>;
  static constexpr int rings = 108;
  static constexpr int markers = 1;
  static constexpr int row_length = 17;
  static constexpr int rings_to_win = 108;
};
struct smallest {
  using shape = hexagon<2, corners::uncut>;
  static constexpr int rings = 1;
  static constexpr int markers = 6;
  static constexpr int row_length = 3;
  static constexpr int rings_to_win = 1;
};
struct with_five_markers : smallest {
  static constexpr int markers = 5;
};

// By letters, from the lowest point upward. Every way from a ring is full of markers up to a ring or the edge.
constexpr std::string_view shut_in =
    "a2=wbw b1=WWwwbww c1=WWBbwwbw d1=wBBBwbwwb e1=wbwwb f2=wwbww g2=wbwwbw h3=ww.wwb i4=b..bww j5=...wbw k7=..ww";

std::vector<position> positions_of_every_kind() {
  return {position{},
          played(position{}, "e5 g7 b1"),
          to_move(color::black, all_rings),
          to_take_row(color::white, color::white, "W a2 a3 a4 a5 | B k7 k8 k9 | w e1-e6 | b g3-g7"),
          to_take_row(color::black, color::white, "W a2 a3 a4 a5 | B k7 k8 k9 | b g3-g7"),
          to_take_ring(color::black, color::black, all_rings),
          to_take_ring(color::black, color::white, all_rings),
          position_of(setup_with("W a2 a3 | B k7 k8 k9 | w e1-e5")),
          position_of(over_with("W a2 a3 a4 | B k7 k8 k9 k10", color::black))};
}

}  // namespace

TEST_CASE("[place.order] [pool] the start: an empty board, 51 markers in the pool, White to place") {
  ALWAYS(position{}.phase() == phase::place_ring);
  ALWAYS(position{}.to_act() == color::white);
  ALWAYS(position{}.mover() == color::white);
  ALWAYS(position{}.pool() == 51);
  ALWAYS(position{}.empty() == point_set::all());
  ALWAYS(position{}.removed(color::white) == 0);
  ALWAYS(position{}.removed(color::black) == 0);
  ALWAYS(position{}.rings(color::white).empty());
  ALWAYS(position{}.rings(color::black).empty());
  ALWAYS(position{}.markers(color::white).empty());
  ALWAYS(position{}.markers(color::black).empty());
  ALWAYS(!position{}.outcome());
  ALWAYS(position{}.board() == board{});
  ALWAYS(basic_position<smallest>{}.pool() == 6);
  ALWAYS(basic_position<largest>{}.pool() == 1);
}

TEST_CASE("a position tells what stands where, who must act, and what is in the pool") {
  constexpr position p = to_move(color::black, "W a2 a3 a4 a5 | B k7 k8 k9 | w e1-e4 | b g4");
  ALWAYS(p.rings(color::white) == points("a2-a5"));
  ALWAYS(p.rings(color::black) == points("k7-k9"));
  ALWAYS(p.markers(color::white) == points("e1-e4"));
  ALWAYS(p.markers(color::black) == points("g4"));
  ALWAYS(p.empty().size() == 85 - 12);
  ALWAYS(p.pool() == 51 - 5);
  ALWAYS(p.removed(color::white) == 1);
  ALWAYS(p.removed(color::black) == 2);
  ALWAYS(p.phase() == phase::move_ring);
  ALWAYS(p.to_act() == color::black);
  ALWAYS(p.mover() == color::black);
  ALWAYS(!p.outcome());
}

TEST_CASE("a position is at most 256 bytes and has unique object representations") {
  static_assert(sizeof(position) <= 256);
  static_assert(std::is_trivially_copyable_v<position> && std::regular<position>);
  static_assert(std::has_unique_object_representations_v<position>);
  static_assert(std::has_unique_object_representations_v<basic_position<smallest>>);
  static_assert(std::has_unique_object_representations_v<basic_position<largest>>);
}

TEST_CASE("[turn.mover] who moved is part of the position while rows are resolved, and only then") {
  constexpr std::string_view pieces = "W a2 a3 a4 a5 | B k7 k8 k9 | b g3-g7";
  ALWAYS(to_take_row(color::black, color::white, pieces) != to_take_row(color::black, color::black, pieces));
  ALWAYS(to_take_row(color::black, color::white, pieces).mover() == color::white);
  ALWAYS(to_take_row(color::black, color::white, pieces).to_act() == color::black);
  ALWAYS(to_take_ring(color::black, color::white, all_rings) != to_take_ring(color::black, color::black, all_rings));
  setup s = setup_with(all_rings);
  s.to_act = color::black;
  s.mover = color::white;
  CHECK(position_of(s).mover() == color::black);
  CHECK(position_of(s) == to_move(color::black, all_rings));
}

TEST_CASE("positions are equal when board, phase, players and removed rings are") {
  ALWAYS(to_move(color::white, all_rings) == to_move(color::white, all_rings));
  ALWAYS(to_move(color::white, all_rings) != to_move(color::black, all_rings));
  ALWAYS(to_move(color::white, all_rings) != to_take_ring(color::white, color::white, all_rings));
  ALWAYS(to_move(color::white, "W a2 a3 a4 | B k7 k8 k9 | w e1") !=
         to_move(color::white, "W a2 a3 a4 | B k7 k8 k9 | b e1"));
  ALWAYS(played(position{}, "e5 g7 b1") != played(position{}, "e5 g7"));
  ALWAYS(played(position{}, "e5 g7 b1") == played(position{}, "b1 g7 e5"));
}

TEST_CASE("[end.pool] once the game is over nobody is to act, so one position has one form") {
  constexpr position over = position_of(over_with("W a2 a3 a4 | B k7 k8 k9 k10", color::black));
  ALWAYS(over.phase() == phase::over);
  ALWAYS(over.to_act() == color::white);
  ALWAYS(over.mover() == color::white);
  ALWAYS(over == position_of(over_with("W a2 a3 a4 | B k7 k8 k9 k10", color::white)));
  ALWAYS(over.pool() == 0);
  ALWAYS(over.outcome() == outcome{color::white, end_reason::pool});
}

TEST_CASE("[turn.start] the pool is asked before the rings: with both at an end the game ends by the pool") {
  constexpr std::string_view full = "W b2 | B c3 | w a1 a2 b3 | b b1 c2";
  ALWAYS(to_move<smallest>(color::white, full).phase() == phase::over);
  ALWAYS(to_move<smallest>(color::white, full).pool() == 1);
  ALWAYS(to_move<smallest>(color::white, full).outcome() == outcome{std::nullopt, end_reason::blocked});
  ALWAYS(to_move<with_five_markers>(color::white, full).phase() == phase::over);
  ALWAYS(to_move<with_five_markers>(color::white, full).pool() == 0);
  ALWAYS(to_move<with_five_markers>(color::white, full).outcome() == outcome{std::nullopt, end_reason::pool});
}

TEST_CASE("[end.blocked] on the standard board: eight rings shut in by 49 markers") {
  // By letters from a2, b1, c1 ... upward. Every way from a ring is full of markers up to a ring or the edge.
  constexpr position even = to_move(color::white, shut_in);
  ALWAYS(even.phase() == phase::over);
  ALWAYS(even.pool() == 2);
  ALWAYS(even.outcome() == outcome{std::nullopt, end_reason::blocked});
  ALWAYS(even == to_move(color::black, shut_in));
  // The same with one ring of White's in Black's hands: White has removed two, Black none.
  setup s = setup_with(shut_in);
  s.rings = {s.rings.white - points("c1"), s.rings.black | points("c1")};
  s.removed = {2, 0};
  CHECK(position_of(s).outcome() == outcome{color::white, end_reason::blocked});
  // One hole at the end of a run, and the game goes on.
  s.markers.white.erase("c8"_point);
  CHECK(position_of(s).phase() == phase::move_ring);
  CHECK_FALSE(position_of(s).outcome().has_value());
}

TEST_CASE("[setup.counts] a setup with faults is no position") {
  ALWAYS(!position::from(setup_with("W a2 a3 a4 | B k7 k8 k9 | w e1-e5")));
  ALWAYS(!position::from(setup_with("W a2 | B k7 k8 k9")));
  ALWAYS(!position::from(crowded(setup_with("W a2 a3 a4 | B k7 k8 k9"), 52)));
}

TEST_CASE("to_setup gives the setup of every position") {
  for (const position& p : positions_of_every_kind()) {
    CHECK(faults(to_setup(p)).empty());
    CHECK(position::from(to_setup(p)) == p);
  }
  ALWAYS(to_setup(position{}) == setup{});
  ALWAYS(position::from(to_setup(to_move(color::black, all_rings))) == to_move(color::black, all_rings));
}

TEST_CASE("the image of a position has the image of its board, and all else is the same") {
  ALWAYS(transform(played(position{}, "g7 f7"), symmetry::turn(1)) == played(position{}, "f7 e6"));
  for (const position& p : positions_of_every_kind())
    for (const symmetry s : symmetry::all()) {
      const position image = transform(p, s);
      CHECK(image.board() == transform(p.board(), s));
      CHECK(image.phase() == p.phase());
      CHECK(image.to_act() == p.to_act());
      CHECK(image.mover() == p.mover());
      CHECK(image.pool() == p.pool());
      CHECK(image.removed(color::white) == p.removed(color::white));
      CHECK(image.outcome() == p.outcome());
      CHECK(position::from(to_setup(image)) == image);
      CHECK(transform(image, s.inverse()) == p);
    }
}
