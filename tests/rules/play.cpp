// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>
#include <yinsh/rules/play.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::crowded;
using picture::holds_exactly;
using picture::passing;
using picture::place;
using picture::played;
using picture::points;
using picture::position_of;
using picture::ring_move;
using picture::row_at;
using picture::setup_with;
using picture::take_ring;
using picture::take_row;
using picture::to_move;
using picture::to_take_ring;
using picture::to_take_row;

namespace {

// Is it this player's turn to do this, after a ring move of `mover`?
template <ruleset Rules>
constexpr bool due(const basic_position<Rules>& p, phase what, color acting, color mover) {
  return p.phase() == what && p.to_act() == acting && p.mover() == mover && !p.outcome();
}
template <ruleset Rules>
constexpr bool turn_of(const basic_position<Rules>& p, color acting) {
  return due(p, phase::move_ring, acting, acting);
}
template <ruleset Rules>
constexpr bool ended(const basic_position<Rules>& p, std::optional<color> winner, end_reason reason) {
  return p.phase() == phase::over && p.outcome() == outcome{winner, reason} && legal_actions(p).empty();
}
constexpr std::nullopt_t nobody = std::nullopt;

constexpr bool offers(const position& p, std::initializer_list<row> expected) {
  return p.phase() == phase::remove_row && holds_exactly(rows_to_choose(p), expected);
}

// The same picture with the colours exchanged.
std::string exchanged(std::string_view picture) {
  std::string result{picture};
  for (char& c : result) {
    const std::size_t which = std::string_view{"WBwb"}.find(c);
    // A letter b before a number names points.
    const std::size_t next = static_cast<std::size_t>(&c - result.data()) + 1;
    const bool names_points = next < result.size() && result[next] >= '0' && result[next] <= '9';
    if (which != std::string_view::npos && !names_points) c = "BWbw"[which];
  }
  return result;
}

template <ruleset Rules>
bool same_bytes(const basic_position<Rules>& a, const basic_position<Rules>& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

constexpr bool undone(position p, action a) {
  const position before = p;
  const undo_token token = play_unchecked(p, a);
  const bool changed = p != before && token.action() == a;
  undo(p, token);
  return changed && p == before;
}

// How many sequences of two actions there are.
constexpr std::size_t two_actions_deep(const position& p) {
  std::size_t total = 0;
  for (const action a : legal_actions(p)) {
    position next = p;
    play_unchecked(next, a);
    total += count_legal_actions(next);
  }
  return total;
}

// 45 actions to White's third ring: three rows along e and f, while Black climbs stairs.
constexpr std::string_view short_game =
    "e1 b1  a2 h3  a3 c6  a4 k7  a5 g11 "
    "e1-e2 b1-b2  e2-e3 b2-c3  e3-e4 c3-c4  e4-e5 c4-d5  e5-e6 xe1-e5 xa2 d5-d6 "
    "e6-e7 h3-h4  e7-e8 h4-i5  e8-e9 i5-i6  e9-e10 i6-j7  e10-f10 xe6-e10 xa3 j7-j8 "
    "f10-f9 j8-k9  f9-f8 c6-c7  f8-f7 c7-d8  f7-f6 d8-d9  f6-f5 xf6-f10 xa4";

// A few markers only, and a row still needs five: ten, of which nine are on the board below.
struct few_markers : standard {
  static constexpr int markers = 10;
};

// Seven points: a ring of six about b2.
struct seven_points {
  using shape = hexagon<2, corners::uncut>;
  static constexpr int rings = 3;
  static constexpr int markers = 6;
  static constexpr int row_length = 3;
  static constexpr int rings_to_win = 2;
};
struct last_ring_wins : seven_points {
  static constexpr int rings = 1;
  static constexpr int rings_to_win = 1;
};
struct one_marker : seven_points {
  static constexpr int markers = 1;
};

// White's ring on e5 below a white and a black marker.
constexpr position crossing = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e6 f6 | b e7 e9");

// Rows for both: White's ring crosses e5 and f5, which are turned over.
constexpr std::string_view both_rows = "W d5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e3 e4 e6 e7 f5 | b f3 f4 f6 f7 e5";

// All rings shut in once Black's ring goes from e5 to d4: 48 markers, a row of Black's if e1 to e4 are black.
constexpr std::string_view nearly_shut_in =
    "a2=wbw b1=WWwwbww c1=WWBbwwbw d1=wBB.wbwwb e1=wbwwB f2=wwbww g2=wbwwbw h3=ww.wwb i4=b..bww j5=...wbw k7=..ww";
constexpr std::string_view nearly_shut_in_with_row =
    "a2=wbw b1=WWwwbww c1=WWBbwwbw d1=wBB.wbwwb e1=bbbbB f2=wwbww g2=wbwwbw h3=ww.wwb i4=b..bww j5=...wbw k7=..ww";

std::vector<position> positions_of_every_kind() {
  return {position{},
          played(position{}, "e5 g7 b1"),
          crossing,
          to_move(color::white, "W a2-a5 | B b2-b6"),
          played(to_move(color::white, both_rows), "d5-g5"),
          played(to_move(color::white, both_rows), "d5-g5 xe3-e7"),
          played(to_move(color::white, both_rows), "d5-g5 xe3-e7 xa2"),
          played(to_move(color::white, both_rows), "d5-g5 xe3-e7 xa2 xf3-f7"),
          position_of(crowded(setup_with("W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10"), 51))};
}

}  // namespace

// ---- Placement -----------------------------------------------------------------------------------------------------

TEST_CASE("[place.order] White places first, the players alternate, Black places the tenth, White moves first") {
  position p;
  const std::vector<action> placements{place("e5"), place("j5"), place("a2"), place("k7"), place("a3"),
                                       place("k8"), place("a4"), place("k9"), place("a5"), place("k10")};
  for (std::size_t i = 0; i < placements.size(); ++i) {
    const color next = i % 2 == 0 ? color::white : color::black;
    CHECK(due(p, phase::place_ring, next, next));
    CHECK(p.rings(color::white).size() == (i + 1) / 2);
    CHECK(p.rings(color::black).size() == i / 2);
    CHECK(play(p, placements[i]) == violation::none);
    CHECK(p.rings(next).contains(placements[i].point()));
  }
  CHECK(turn_of(p, color::white));
}

TEST_CASE("[place.where] no markers are used, and edge points are as good as others") {
  constexpr position p = played(position{}, "e10 g11 a2 k10 a5 k7 e1 g2 b1 j11");
  ALWAYS(p.pool() == 51);
  ALWAYS(p.board().markers().empty());
  ALWAYS(p.rings(color::white) == points("e10 a2 a5 e1 b1"));
  ALWAYS(turn_of(p, color::white));
}

// ---- A ring move ---------------------------------------------------------------------------------------------------

TEST_CASE("[move.marker] a marker of the mover's colour stays where the ring was, one less is in the pool") {
  constexpr position p = played(crossing, "e5-e4");
  ALWAYS(p.markers(color::white) == points("e5 e6 f6"));
  ALWAYS(p.markers(color::black) == points("e7 e9"));
  ALWAYS(p.rings(color::white) == points("e4 a2 a3 a4 a5"));
  ALWAYS(p.pool() == crossing.pool() - 1);
  ALWAYS(turn_of(p, color::black));
  constexpr position blacks = played(p, "k10-j10");
  ALWAYS(blacks.markers(color::black) == points("e7 e9 k10"));
  ALWAYS(blacks.pool() == p.pool() - 1);
  ALWAYS(turn_of(blacks, color::white));
}

TEST_CASE("[move.line] the ring stands where it went, and nowhere else") {
  ALWAYS(played(crossing, "e5-b2").rings(color::white) == points("b2 a2 a3 a4 a5"));
  ALWAYS(played(crossing, "e5-g7 k7-j7 g7-i9").rings(color::white) == points("i9 a2 a3 a4 a5"));
}

TEST_CASE("[move.slide] [move.jump] [move.ring] the checked door opens for the ring's destinations only") {
  for (const point to : point::all()) {
    position p = crossing;
    const bool reachable = points("e8 | g7 | f5-i5 | e1-e4 | d4 c3 b2 | b5-d5").contains(to);
    const violation v = play(p, action::move_ring("e5"_point, to));
    CHECK((v == violation::none) == reachable);
    if (!reachable) CHECK(same_bytes(p, crossing));
  }
}

TEST_CASE("[move.flip] every crossed marker is turned over, whoever owned it; the one left at the origin is not") {
  constexpr position p = played(crossing, "e5-e8");
  ALWAYS(p.markers(color::white) == points("e5 e7 f6"));
  ALWAYS(p.markers(color::black) == points("e6 e9"));
  constexpr position back =
      played(to_move(color::black, "W a2 a3 a4 a5 b1 | B e8 k7 k8 k9 k10 | w e5 e7 f6 | b e6 e9"), "e8-e4");
  ALWAYS(back.markers(color::white) == points("e6 f6"));
  ALWAYS(back.markers(color::black) == points("e5 e7 e8 e9"));
}

TEST_CASE("[move.flip] a slide turns nothing over") {
  ALWAYS(played(crossing, "e5-e1").markers(color::black) == crossing.markers(color::black));
}

TEST_CASE("[move.must] a player who can move a ring must, and the refused pass changes nothing") {
  position p = crossing;
  CHECK(play(p, passing()) == violation::can_move);
  CHECK(same_bytes(p, crossing));
}

TEST_CASE("[move.pass] a player none of whose rings can move passes; board and pool stay as they are") {
  constexpr position p = to_move(color::white, "W a2-a5 | B b2-b6");
  ALWAYS(holds_exactly(legal_actions(p), {passing()}));
  constexpr position passed = played(p, "pass");
  ALWAYS(turn_of(passed, color::black));
  ALWAYS(passed.board() == p.board());
  ALWAYS(passed.pool() == p.pool());
  // Black's b6 leaves a marker behind, over which White's a5 can jump to c7.
  ALWAYS(turn_of(played(passed, "b6-b7"), color::white));
  ALWAYS(played(passed, "b6-b7 a5-c7").phase() == phase::move_ring);
  // Black can be the one who passes.
  constexpr position blacks = to_move(color::black, "B a2-a5 | W b2-b6");
  ALWAYS(holds_exactly(legal_actions(blacks), {passing()}));
  ALWAYS(turn_of(played(blacks, "pass"), color::white));
}

// ---- Rows ----------------------------------------------------------------------------------------------------------

TEST_CASE("[row.five] five in a line interrupted by a ring are no row") {
  // Four white markers and, between them, the ring that comes to stand on e5.
  constexpr position p = to_move(color::white, "W f5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e2 e3 e4 e6 e7");
  ALWAYS(turn_of(played(p, "f5-e5"), color::black));
}

TEST_CASE("[row.five] [board.lines] five on the false diagonal are no row") {
  constexpr position p = to_move(color::white, "W f6 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w d8 e7 g5 h4");
  ALWAYS(turn_of(played(p, "f6-f7"), color::black));
}

TEST_CASE("[row.resolve] five markers go back to the pool, then any own ring is removed; both are compulsory") {
  constexpr position p = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4 e8");
  constexpr position moved = played(p, "e5-e6");
  ALWAYS(due(moved, phase::remove_row, color::white, color::white));
  ALWAYS(offers(moved, {row_at("e1-e5")}));
  ALWAYS(moved.pool() == 45);
  constexpr position taken = played(moved, "xe1-e5");
  ALWAYS(due(taken, phase::remove_ring, color::white, color::white));
  ALWAYS(taken.pool() == 50);
  ALWAYS(taken.markers(color::white) == points("e8"));
  ALWAYS(taken.removed(color::white) == 0);
  ALWAYS(count_legal_actions(taken) == 5);
  constexpr position settled = played(taken, "xe6");  // also the ring that moved
  ALWAYS(turn_of(settled, color::black));
  ALWAYS(settled.removed(color::white) == 1);
  ALWAYS(settled.removed(color::black) == 0);
  ALWAYS(settled.rings(color::white) == points("a2-a5"));
  ALWAYS(settled.pool() == 50);
}

TEST_CASE("[row.choice] a run of six: one marker stays, at the end the owner chooses") {
  constexpr position p = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4 e6");
  constexpr position moved = played(p, "e5-f5");
  ALWAYS(offers(moved, {row_at("e1-e5"), row_at("e2-e6")}));
  ALWAYS(played(moved, "xe1-e5").markers(color::white) == points("e6"));
  ALWAYS(played(moved, "xe2-e6").markers(color::white) == points("e1"));
}

TEST_CASE("[row.choice] runs of seven, eight and nine: any five consecutive markers go, the rest stay") {
  constexpr position seven =
      played(to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4 e6 e7"), "e5-f5");
  ALWAYS(offers(seven, {row_at("e1-e5"), row_at("e2-e6"), row_at("e3-e7")}));
  ALWAYS(played(seven, "xe2-e6").markers(color::white) == points("e1 e7"));
  constexpr position eight =
      played(to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4 e6-e8"), "e5-f5");
  ALWAYS(offers(eight, {row_at("e1-e5"), row_at("e2-e6"), row_at("e3-e7"), row_at("e4-e8")}));
  constexpr position nine =
      played(to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4 e6-e9"), "e5-f5");
  ALWAYS(offers(nine, {row_at("e1-e5"), row_at("e2-e6"), row_at("e3-e7"), row_at("e4-e8"), row_at("e5-e9")}));
  ALWAYS(played(nine, "xe3-e7").markers(color::white) == points("e1 e2 e8 e9"));
  // Four are left of nine, wherever the five were: no second row.
  for (const row r : rows_to_choose(nine)) {
    position p = nine;
    CHECK(play(p, action::remove_row(r)) == violation::none);
    CHECK(play(p, take_ring("a2")) == violation::none);
    CHECK(turn_of(p, color::black));
  }
}

TEST_CASE("[row.each] a row that shared a marker with the one removed no longer exists") {
  constexpr position p =
      to_take_row(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w f4-f8 | w d6 e6 g6 h6");
  ALWAYS(offers(p, {row_at("f4-f8"), row_at("d6-h6")}));
  ALWAYS(turn_of(played(p, "xf4-f8 xa2"), color::black));
  ALWAYS(played(p, "xf4-f8 xa2").markers(color::white) == points("d6 e6 g6 h6"));
  ALWAYS(turn_of(played(p, "xd6-h6 xa2"), color::black));
}

TEST_CASE("[row.each] three rows that cross in one point: any of them, and only one") {
  constexpr position p = to_take_row(color::white, color::white,
                                     "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w f4-f8 | w d6 e6 g6 h6 | w d4 e5 g7 h8");
  ALWAYS(offers(p, {row_at("f4-f8"), row_at("d4-h8"), row_at("d6-h6")}));
  ALWAYS(turn_of(played(p, "xf4-f8 xa2"), color::black));
  ALWAYS(turn_of(played(p, "xd4-h8 xa2"), color::black));
  ALWAYS(turn_of(played(p, "xd6-h6 xa2"), color::black));
  ALWAYS(played(p, "xd6-h6 xa2").removed(color::white) == 1);
}

TEST_CASE("[row.each] butted lines: one choice leaves a second row, another does not") {
  // A run of six up to e7, and a row across that ends nowhere else than in e7.
  constexpr position p =
      to_take_row(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e2-e7 | w f7-i7");
  ALWAYS(offers(p, {row_at("e2-e6"), row_at("e3-e7"), row_at("e7-i7")}));
  ALWAYS(offers(played(p, "xe2-e6 xa2"), {row_at("e7-i7")}));
  ALWAYS(turn_of(played(p, "xe3-e7 xa2"), color::black));
  ALWAYS(offers(played(p, "xe7-i7 xa2"), {row_at("e2-e6")}));
  ALWAYS(played(p, "xe2-e6 xa2 xe7-i7 xa3").removed(color::white) == 2);
}

TEST_CASE("[row.set] the owner may take any row, also one whose removal destroys others") {
  // e3-e7 crosses both c4-g4 and c7-g7, which do not touch one another.
  constexpr position p = to_take_row(color::white, color::white,
                                     "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w e3-e7 | w c4 d4 f4 g4 | w c7 d7 f7 g7");
  ALWAYS(offers(p, {row_at("e3-e7"), row_at("c7-g7"), row_at("c4-g4")}));
  ALWAYS(turn_of(played(p, "xe3-e7 xa2"), color::black));
  ALWAYS(offers(played(p, "xc4-g4 xa2"), {row_at("c7-g7")}));
  ALWAYS(offers(played(p, "xc7-g7 xa2"), {row_at("c4-g4")}));
}

TEST_CASE("[row.order] rows for both: the mover's first, then the opponent's, then the opponent's turn") {
  constexpr position p = to_move(color::white, both_rows);
  constexpr position moved = played(p, "d5-g5");
  ALWAYS(moved.markers(color::white) == points("d5 e3-e7"));
  ALWAYS(moved.markers(color::black) == points("f3-f7"));
  ALWAYS(due(moved, phase::remove_row, color::white, color::white));
  ALWAYS(offers(moved, {row_at("e3-e7")}));
  ALWAYS(due(played(moved, "xe3-e7"), phase::remove_ring, color::white, color::white));
  constexpr position blacks = played(moved, "xe3-e7 xa2");
  ALWAYS(due(blacks, phase::remove_row, color::black, color::white));
  ALWAYS(offers(blacks, {row_at("f3-f7")}));
  ALWAYS(due(played(blacks, "xf3-f7"), phase::remove_ring, color::black, color::white));
  constexpr position settled = played(blacks, "xf3-f7 xk7");
  ALWAYS(turn_of(settled, color::black));
  ALWAYS(settled.pool() == 50);
  ALWAYS(settled.removed(color::white) == 1);
  ALWAYS(settled.removed(color::black) == 1);
}

TEST_CASE("[row.order] the same with Black as the mover") {
  const position p = to_move(color::black, exchanged(both_rows));
  const position moved = played(p, "d5-g5");
  CHECK(due(moved, phase::remove_row, color::black, color::black));
  CHECK(due(played(moved, "xe3-e7 xa2"), phase::remove_row, color::white, color::black));
  CHECK(turn_of(played(moved, "xe3-e7 xa2 xf3-f7 xk7"), color::white));
}

TEST_CASE("[row.order] the mover resolves all own rows before the opponent resolves one") {
  constexpr position p =
      to_take_row(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w c1-c5 e1-e5 | b g3-g7 i4-i8");
  ALWAYS(offers(p, {row_at("c1-c5"), row_at("e1-e5")}));
  constexpr position one = played(p, "xe1-e5 xa2");
  ALWAYS(due(one, phase::remove_row, color::white, color::white));
  ALWAYS(offers(one, {row_at("c1-c5")}));
  constexpr position two = played(one, "xc1-c5 xa3");
  ALWAYS(due(two, phase::remove_row, color::black, color::white));
  ALWAYS(offers(two, {row_at("g3-g7"), row_at("i4-i8")}));
  constexpr position three = played(two, "xg3-g7 xk7");
  ALWAYS(due(three, phase::remove_row, color::black, color::white));
  ALWAYS(offers(three, {row_at("i4-i8")}));
  ALWAYS(turn_of(played(three, "xi4-i8 xk8"), color::black));
}

TEST_CASE("[row.owner] one move can make a row for the opponent only") {
  constexpr position p = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w f5 | b f3 f4 f6 f7");
  constexpr position moved = played(p, "e5-g5");
  ALWAYS(due(moved, phase::remove_row, color::black, color::white));
  ALWAYS(offers(moved, {row_at("f3-f7")}));
  ALWAYS(why_illegal(moved, take_ring("a2")) == violation::row_must_be_removed);
  ALWAYS(turn_of(played(moved, "xf3-f7 xk7"), color::black));  // Black takes a turn after resolving
  ALWAYS(played(moved, "xf3-f7 xk7").removed(color::black) == 1);
  ALWAYS(played(moved, "xf3-f7 xk7").removed(color::white) == 0);
}

TEST_CASE("[row.owner] a slide that crosses nothing can make a row, by its origin marker") {
  constexpr position p = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w c5 d5 f5 g5");
  ALWAYS(offers(played(p, "e5-e9"), {row_at("c5-g5")}));
}

TEST_CASE("[row.owner] along the line of the move only the mover can have a row, around the origin") {
  // e3 and e4 behind the ring, e6 and e7 crossed and turned to White.
  constexpr position p = to_move(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e3 e4 | b e6 e7");
  constexpr position moved = played(p, "e5-e8");
  ALWAYS(due(moved, phase::remove_row, color::white, color::white));
  ALWAYS(offers(moved, {row_at("e3-e7")}));
}

TEST_CASE("[row.owner] rows of flipped markers lie across the line of the move, one for each of them") {
  constexpr position p =
      to_move(color::white, "W d5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | b e5 f5 | w e3 e4 e6 e7 | w f3 f4 f6 f7");
  constexpr position moved = played(p, "d5-g5");
  ALWAYS(offers(moved, {row_at("e3-e7"), row_at("f3-f7")}));
  ALWAYS(offers(played(moved, "xe3-e7 xg5"), {row_at("f3-f7")}));
  ALWAYS(turn_of(played(moved, "xe3-e7 xg5 xf3-f7 xa2"), color::black));
}

TEST_CASE("[row.many] rows are resolved one at a time until none stands or the game is won") {
  constexpr position p =
      to_take_row(color::white, color::white, "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | w c1-c5 e1-e5 g3-g7 i4-i8");
  constexpr position two = played(p, "xc1-c5 xa2 xe1-e5 xa3");
  ALWAYS(due(two, phase::remove_row, color::white, color::white));
  ALWAYS(two.removed(color::white) == 2);
  constexpr position won = played(two, "xi4-i8 xa4");
  ALWAYS(ended(won, color::white, end_reason::rings));
  ALWAYS(won.markers(color::white) == points("g3-g7"));
}

TEST_CASE("[row.standing] five of a colour that a ring could cross would have been a row before") {
  ALWAYS(faults(setup_with("W e1 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | b e2-e6")).contains(setup_fault::row_standing));
  // Four crossed markers of a colour and the origin: turned to the mover's colour they are the mover's row.
  constexpr position p = to_move(color::white, "W e1 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | b e2-e5");
  ALWAYS(due(played(p, "e1-e6"), phase::remove_row, color::white, color::white));
  // Turned to the opponent's they are four.
  constexpr position q = to_move(color::white, "W e1 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e2-e5");
  ALWAYS(turn_of(played(q, "e1-e6"), color::black));
}

TEST_CASE("[row.standing] whenever a ring is to be moved, no row stands") {
  for (const position& start : positions_of_every_kind())
    for (const action a : legal_actions(start)) {
      position p = start;
      play_unchecked(p, a);
      if (p.phase() != phase::move_ring && p.phase() != phase::place_ring) continue;
      CHECK_FALSE(has_row<5>(p.board(), color::white));
      CHECK_FALSE(has_row<5>(p.board(), color::black));
    }
}

// ---- Whose turn ----------------------------------------------------------------------------------------------------

TEST_CASE("[turn.mover] after the same removal the turn goes to the opponent of whoever moved") {
  constexpr std::string_view pieces = "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10 | b g3-g7";
  ALWAYS(turn_of(played(to_take_row(color::black, color::white, pieces), "xg3-g7 xk7"), color::black));
  ALWAYS(turn_of(played(to_take_row(color::black, color::black, pieces), "xg3-g7 xk7"), color::white));
  constexpr std::string_view ring_only = "W a2 a3 a4 a5 b1 | B j5 k7 k8 k9 k10";
  ALWAYS(turn_of(played(to_take_ring(color::black, color::white, ring_only), "xk7"), color::black));
  ALWAYS(turn_of(played(to_take_ring(color::black, color::black, ring_only), "xk7"), color::white));
}

TEST_CASE("[turn.start] after a removal that gives up the only ring that could move, its owner passes") {
  // Black's turn follows Black's removal. With e5 gone, Black's other rings are shut in by a2 to a5's neighbours.
  constexpr position p = to_take_ring(color::black, color::white, "B a2 a3 a4 a5 e5 | W b2-b6");
  ALWAYS(holds_exactly(legal_actions(played(p, "xe5")), {passing()}));
  ALWAYS(turn_of(played(p, "xe5"), color::black));
  ALWAYS(turn_of(played(p, "xe5 pass"), color::white));
  ALWAYS(count_legal_actions(played(p, "xa2")) > 1);
}

TEST_CASE("[turn.start] rows come first, even if nobody could move") {
  constexpr position before = to_move(color::black, nearly_shut_in_with_row);
  constexpr position moved = played(before, "e5-d4");
  ALWAYS(!anyone_can_move(moved.board()));
  ALWAYS(due(moved, phase::remove_row, color::black, color::black));
  ALWAYS(offers(moved, {row_at("e1-e5")}));
  // The row gone, there is room again.
  ALWAYS(turn_of(played(moved, "xe1-e5 xd2"), color::white));
  ALWAYS(anyone_can_move(played(moved, "xe1-e5 xd2").board()));
}

// ---- The end -------------------------------------------------------------------------------------------------------

TEST_CASE("[end.win] the third own ring wins at once, and rows still standing are not resolved") {
  constexpr position p =
      to_take_row(color::white, color::white, "W a2 a3 a4 | B k7 k8 k9 k10 | w c1-c5 e1-e5 | b g3-g7");
  ALWAYS(due(played(p, "xc1-c5"), phase::remove_ring, color::white, color::white));  // the row is not yet the ring
  constexpr position won = played(p, "xc1-c5 xa2");
  ALWAYS(ended(won, color::white, end_reason::rings));
  ALWAYS(won.removed(color::white) == 3);
  ALWAYS(won.markers(color::white) == points("e1-e5"));
  ALWAYS(won.markers(color::black) == points("g3-g7"));
}

TEST_CASE("[end.win] when one move gives both players their last row, the mover wins") {
  constexpr position white_moves =
      to_move(color::white, "W d5 a2 a3 | B k7 k8 k9 | w e3 e4 e6 e7 f5 | b f3 f4 f6 f7 e5");
  ALWAYS(ended(played(white_moves, "d5-g5 xe3-e7 xa2"), color::white, end_reason::rings));
  const position black_moves =
      to_move(color::black, exchanged("W d5 a2 a3 | B k7 k8 k9 | w e3 e4 e6 e7 f5 | b f3 f4 f6 f7 e5"));
  CHECK(ended(played(black_moves, "d5-g5 xe3-e7 xa2"), color::black, end_reason::rings));
}

TEST_CASE("[end.win] a player can win by a row that the opponent made") {
  constexpr position p = to_move(color::white, "W e5 a2 a3 a4 a5 | B k7 k8 k9 | w f5 | b f3 f4 f6 f7");
  ALWAYS(ended(played(p, "e5-g5 xf3-f7 xk9"), color::black, end_reason::rings));
}

TEST_CASE("[end.pool] the last marker without a row: it still flips, then the game ends and the rings are counted") {
  constexpr std::string_view nine = "| w e6 c1 c2 i11 d1 | b e7 h10 h11 j11";
  constexpr auto p =
      to_move<few_markers>(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e6 c1 c2 i11 d1 | b e7 h10 h11 j11");
  ALWAYS(p.pool() == 1);
  constexpr auto end = played(p, "e5-e8");
  ALWAYS(ended(end, nobody, end_reason::pool));
  ALWAYS(end.pool() == 0);
  ALWAYS(end.markers(color::white) == points("e5 e7 c1 c2 i11 d1"));
  ALWAYS(end.markers(color::black) == points("e6 h10 h11 j11"));
  for (const auto& [rings, winner] : {std::pair{"W e5 a2 a3 a4 | B j5 k7 k8 k9 k10 ", color::white},
                                      std::pair{"W e5 a2 a3 a4 | B k7 k8 k9 ", color::black}}) {
    const std::string picture = std::string{rings} + std::string{nine};
    CHECK(ended(played(to_move<few_markers>(color::white, picture), "e5-e8"), winner, end_reason::pool));
    CHECK(ended(played(to_move<few_markers>(color::black, exchanged(picture)), "e5-e8"), opponent(winner),
                end_reason::pool));
  }
}

TEST_CASE("[end.pool] the last marker with a row of the mover: five go back to the pool and the game goes on") {
  constexpr std::string_view picture = "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4 | b g2 h3 g11 h11 i11";
  constexpr auto p = to_move<few_markers>(color::white, picture);
  ALWAYS(p.pool() == 1);
  ALWAYS(played(p, "e5-e6").pool() == 0);
  ALWAYS(due(played(p, "e5-e6"), phase::remove_row, color::white, color::white));
  constexpr auto settled = played(p, "e5-e6 xe1-e5 xa2");
  ALWAYS(turn_of(settled, color::black));
  ALWAYS(settled.pool() == 5);
  const auto blacks = played(to_move<few_markers>(color::black, exchanged(picture)), "e5-e6 xe1-e5 xa2");
  CHECK(turn_of(blacks, color::white));
  CHECK(blacks.pool() == 5);
}

TEST_CASE("[end.pool] the last marker with a row of the opponent: the game goes on as well") {
  constexpr std::string_view picture = "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w f5 b1 c1 d1 | b f3 f4 f6 f7 g11";
  constexpr auto p = to_move<few_markers>(color::white, picture);
  ALWAYS(due(played(p, "e5-g5"), phase::remove_row, color::black, color::white));
  ALWAYS(played(p, "e5-g5").pool() == 0);
  ALWAYS(turn_of(played(p, "e5-g5 xf3-f7 xk7"), color::black));
  ALWAYS(played(p, "e5-g5 xf3-f7 xk7").pool() == 5);
  const auto whites = played(to_move<few_markers>(color::black, exchanged(picture)), "e5-g5 xf3-f7 xk7");
  CHECK(turn_of(whites, color::white));
  CHECK(whites.pool() == 5);
}

TEST_CASE("[end.win] the last marker with the third row: won by rings, not by the pool") {
  constexpr auto mover = to_move<few_markers>(color::white, "W e5 a2 a3 | B k7 k8 k9 | w e1-e4 | b g2 h3 g11 h11 i11");
  ALWAYS(ended(played(mover, "e5-e6 xe1-e5 xa2"), color::white, end_reason::rings));
  constexpr auto other =
      to_move<few_markers>(color::white, "W e5 a2 a3 | B k7 k8 k9 | w f5 b1 c1 d1 | b f3 f4 f6 f7 g11");
  ALWAYS(ended(played(other, "e5-g5 xf3-f7 xk7"), color::black, end_reason::rings));
}

TEST_CASE("[end.pool] the 51st marker of the standard game") {
  const position p = to_move(color::black, std::string{nearly_shut_in} + " | w a5 k7");
  CHECK(p.pool() == 1);
  // Nobody could move either, but the pool is asked first [turn.start].
  const position end = played(p, "e5-d4");
  CHECK_FALSE(anyone_can_move(end.board()));
  CHECK(ended(end, nobody, end_reason::pool));
  const position with_row = to_move(color::black, std::string{nearly_shut_in_with_row} + " | w a5 k7");
  CHECK(played(with_row, "e5-d4").pool() == 0);
  CHECK(played(with_row, "e5-d4 xe1-e5").pool() == 5);
  CHECK(turn_of(played(with_row, "e5-d4 xe1-e5 xd2"), color::white));
}

TEST_CASE("[end.blocked] if neither player can move any ring the game ends, scored by rings") {
  constexpr position before = to_move(color::black, nearly_shut_in);
  ALWAYS(!can_move(before.board(), color::white));
  ALWAYS(turn_of(before, color::black));
  constexpr position end = played(before, "e5-d4");
  ALWAYS(ended(end, nobody, end_reason::blocked));
  ALWAYS(end.pool() == 2);
  setup s = to_setup(before);
  s.rings = {s.rings.white - points("b1"), s.rings.black | points("b1")};
  s.removed = {2, 0};
  CHECK(ended(played(position_of(s), "e5-d4"), color::white, end_reason::blocked));
}

TEST_CASE("[end.blitz] the first removed ring wins: the ring, not yet the row") {
  constexpr auto p = to_move<blitz>(color::white, "W e5 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e1-e4");
  ALWAYS(due(played(p, "e5-e6 xe1-e5"), phase::remove_ring, color::white, color::white));
  ALWAYS(ended(played(p, "e5-e6 xe1-e5 xa2"), color::white, end_reason::rings));
  constexpr auto both = to_move<blitz>(color::white, both_rows);
  ALWAYS(ended(played(both, "d5-g5 xe3-e7 xa2"), color::white, end_reason::rings));
  ALWAYS(basic_position<blitz>{}.pool() == 51);
  ALWAYS(count_legal_actions(basic_position<blitz>{}) == 85);
}

// ---- Other rulesets ------------------------------------------------------------------------------------------------

TEST_CASE("[rules.full] a full board ends the game at once") {
  //      b3        Black has a2 b1 b2, White the rest; a1 is the only empty point, with Black's rings beside it.
  //   a2    c3
  //      b2
  //   a1    c2
  //      b1
  constexpr auto placed = played(basic_position<seven_points>{}, "b3 a2 c2 b2 c3 b1");
  ALWAYS(turn_of(placed, color::white));
  ALWAYS(placed.empty() == points<hexagon<2, corners::uncut>>("a1"));
  // White passes before the first ring move [rules.bounds].
  ALWAYS(holds_exactly(legal_actions(placed), {passing<seven_points>()}));
  ALWAYS(count_legal_actions(played(placed, "pass")) == 3);
  constexpr auto end = played(placed, "pass b2-a1");
  ALWAYS(ended(end, nobody, end_reason::blocked));
  ALWAYS(end.empty().empty());
  ALWAYS(end.pool() == 5);
  // With the only marker used, the pool is asked first [turn.start].
  ALWAYS(ended(played(basic_position<one_marker>{}, "b3 a2 c2 b2 c3 b1 pass b2-a1"), nobody, end_reason::pool));
}

TEST_CASE("[rules.valid] where all rings are needed to win, the winner has none left") {
  constexpr auto p = to_move<last_ring_wins>(color::white, "W b3 | B a1 | w b1 b2");
  constexpr auto won = played(p, "b3-c3 xb1-b3 xc3");
  ALWAYS(ended(won, color::white, end_reason::rings));
  ALWAYS(won.rings(color::white).empty());
}

TEST_CASE("[rules.valid] with fewer markers than a row needs the game still ends") {
  constexpr auto p = played(basic_position<one_marker>{}, "b3 a2 c2 b2 c3 b1 pass a2-a1");
  ALWAYS(ended(p, nobody, end_reason::pool));
}

TEST_CASE("[rules.bounds] ring moves made = M - pool + L times rings removed, so no position recurs") {
  position p;
  int ring_moves = 0;
  picture::detail::for_each_word(short_game, [&](std::string_view word) {
    const action a = picture::action_in_words<standard>(word);
    ring_moves += a.kind() == action_kind::move_ring;
    CHECK(play(p, a) == violation::none);
    const int rings_removed = p.removed(color::white) + p.removed(color::black);
    const int being_returned = p.phase() == phase::remove_ring ? 1 : 0;
    CHECK(ring_moves == 51 - p.pool() + 5 * (rings_removed + being_returned));
  });
  CHECK(ring_moves == 29);
}

// ---- Both doors, the way back, and a look ahead ------------------------------------------------------------------

TEST_CASE("a complete game in a constant expression") {
  constexpr position end = played(position{}, short_game);
  static_assert(ended(end, color::white, end_reason::rings));
  static_assert(end.removed(color::white) == 3 && end.removed(color::black) == 0 && end.pool() == 51 - 14);
  static_assert(end.markers(color::white).empty() && end.markers(color::black).size() == 14);
  CHECK(played(position{}, short_game) == end);
}

TEST_CASE("two actions deep from the middle of a game, in a constant expression") {
  constexpr position p = to_move(color::white, "W f5 d3 g8 | B e7 h6 c5 | w e5 f6 g7 d4 | b f7 g6 d5 e6");
  static_assert(count_legal_actions(p) == 39);
  static_assert(two_actions_deep(p) == 1657);  // the naive model of these tests counts the same
  CHECK(two_actions_deep(p) == 1657);
}

TEST_CASE("the checked door names what is wrong and changes nothing") {
  for (const position& p : positions_of_every_kind()) {
    bool agrees = true;
    for (std::uint32_t bits = 0; bits < 0x60000; ++bits) {
      const action a = __builtin_bit_cast(action, bits);
      position q = p;
      const violation v = play(q, a);
      agrees &= v == why_illegal(p, a);
      agrees &= v == violation::none ? q != p : same_bytes(q, p);
    }
    CHECK(agrees);
  }
  constexpr auto refused = [](position p, action a) { return play(p, a) != violation::none && p == crossing; };
  ALWAYS(refused(crossing, ring_move("e5-e6")));
  ALWAYS(refused(crossing, passing()));
  ALWAYS(refused(crossing, place("b2")));
  ALWAYS(refused(crossing, __builtin_bit_cast(action, 0xFFFF'FFFFU)));
}

TEST_CASE("both doors do the same, and undo leads back to the very bytes") {
  for (const position& p : positions_of_every_kind())
    for (const action a : legal_actions(p)) {
      position checked = p;
      position unchecked = p;
      CHECK(play(checked, a) == violation::none);
      const undo_token token = play_unchecked(unchecked, a);
      CHECK(same_bytes(checked, unchecked));
      CHECK(same_bytes(yinsh::after(p, a), checked));
      CHECK(token.action() == a);
      undo(unchecked, token);
      CHECK(same_bytes(unchecked, p));
    }
  ALWAYS(undone(position{}, place("e5")));
  ALWAYS(undone(crossing, ring_move("e5-e8")));
  ALWAYS(undone(played(to_move(color::white, both_rows), "d5-g5"), take_row("e3-e7")));
  ALWAYS(undone(played(to_move(color::white, both_rows), "d5-g5 xe3-e7"), take_ring("a2")));
  ALWAYS(undone(to_move(color::white, "W a2-a5 | B b2-b6"), passing()));
}

TEST_CASE("actions are counted ahead without playing, whatever the action leads to") {
  for (const position& p : positions_of_every_kind())
    for (const action a : legal_actions(p)) CHECK(count_legal_actions_after(p, a) == count_legal_actions(after(p, a)));
  // To the opponent's turn; into rows of the mover, of the opponent; to a pass; to the end of the game.
  ALWAYS(count_legal_actions_after(crossing, ring_move("e5-e8")) ==
         count_legal_actions(after(crossing, ring_move("e5-e8"))));
  ALWAYS(count_legal_actions_after(to_move(color::white, both_rows), ring_move("d5-g5")) == 1);
  ALWAYS(count_legal_actions_after(to_move(color::black, nearly_shut_in), ring_move("e5-d4")) == 0);
}

TEST_CASE("a whole game can be taken back, action by action") {
  std::vector<position> before;
  std::vector<undo_token> tokens;
  position p;
  picture::detail::for_each_word(short_game, [&](std::string_view word) {
    before.push_back(p);
    tokens.push_back(play_unchecked(p, picture::action_in_words<standard>(word)));
  });
  CHECK(p.phase() == phase::over);
  CHECK(before.size() == 45);
  while (!tokens.empty()) {
    undo(p, tokens.back());
    CHECK(same_bytes(p, before.back()));
    tokens.pop_back();
    before.pop_back();
  }
  CHECK(p == position{});
}

TEST_CASE("undo leads back from every kind of end") {
  const auto leads_back = [](const auto& p, std::string_view word) {
    using rules = typename std::remove_cvref_t<decltype(p)>::rules;
    auto q = p;
    const auto token = play_unchecked(q, picture::action_in_words<rules>(word));
    CHECK(q.phase() == phase::over);
    undo(q, token);
    CHECK(same_bytes(q, p));
  };
  leads_back(to_take_ring(color::black, color::white, "W a2 a3 a4 | B k7 k8 k9 | b g3-g7"), "xk7");
  leads_back(to_move(color::black, nearly_shut_in), "e5-d4");
  leads_back(to_move(color::black, std::string{nearly_shut_in} + " | w a5 k7"), "e5-d4");
  leads_back(to_move<last_ring_wins>(color::white, "W b3 | B a1 | w a2 c2 b1 | b b2"), "b3-c3");
}

TEST_CASE("the compiler and the machine play alike") {
  // Every kind of step once: at run time it is the value of the constant expression, to the very bytes.
  constexpr auto check = [](const position& p, std::string_view word, const position& expected) {
    CHECK(same_bytes(played(p, word), expected));
    CHECK(same_bytes(yinsh::after(p, picture::action_in_words<standard>(word)), expected));
  };
  constexpr position both = to_move(color::white, both_rows);
  constexpr position moved = played(both, "d5-g5");
  constexpr position taken = played(moved, "xe3-e7");
  constexpr position blacks = played(taken, "xa2");
  constexpr position shut = played(to_move(color::black, nearly_shut_in), "e5-d4");
  constexpr position crossed = yinsh::after(crossing, ring_move("e5-e8"));
  constexpr position placed = yinsh::after(position{}, place("e5"));
  check(both, "d5-g5", moved);
  check(moved, "xe3-e7", taken);
  check(taken, "xa2", blacks);
  check(to_move(color::black, nearly_shut_in), "e5-d4", shut);
  check(crossing, "e5-e8", crossed);
  check(position{}, "e5", placed);
}

TEST_CASE("a token is a few bytes") {
  static_assert(sizeof(undo_token) <= 8 && std::is_trivially_copyable_v<undo_token>);
  static_assert(std::is_trivially_default_constructible_v<undo_token>);  // an array of them costs nothing
}

TEST_CASE("[move.flip] effects: what a ring move would cross and flip") {
  ALWAYS(effects(crossing, ring_move("e5-e8")).crossed == points("e6 e7"));
  ALWAYS(effects(crossing, ring_move("e5-e8")).flipped == points("e6 e7"));
  ALWAYS(effects(crossing, ring_move("e5-e8")).returned.empty());
  constexpr position far = to_move(color::white, "W e2 a2 a3 a4 a5 | B j5 k7 k8 k9 k10 | w e5 | b e6");
  ALWAYS(effects(far, ring_move("e2-e7")).crossed == points("e3-e6"));  // empty points too
  ALWAYS(effects(far, ring_move("e2-e7")).flipped == points("e5 e6"));
  ALWAYS(effects(far, ring_move("e2-e4")).crossed == points("e3"));
  ALWAYS(effects(far, ring_move("e2-e4")).flipped.empty());
  ALWAYS(effects(far, ring_move("e2-e3")) == basic_effects<standard_hexagon>{});
}

TEST_CASE("[row.resolve] effects: what a row would return to the pool") {
  constexpr position p = played(to_move(color::white, both_rows), "d5-g5");
  ALWAYS(effects(p, take_row("e3-e7")).returned == points("e3-e7"));
  ALWAYS(effects(p, take_row("e3-e7")).crossed.empty());
  ALWAYS(effects(p, take_row("e3-e7")).flipped.empty());
}

TEST_CASE("effects: nothing for other actions, and nothing for one that is not legal") {
  constexpr basic_effects<standard_hexagon> none{};
  ALWAYS(effects(position{}, place("e5")) == none);
  ALWAYS(effects(to_move(color::white, "W a2-a5 | B b2-b6"), passing()) == none);
  ALWAYS(effects(played(to_move(color::white, both_rows), "d5-g5 xe3-e7"), take_ring("a2")) == none);
  ALWAYS(effects(crossing, ring_move("e5-e10")) == none);
  ALWAYS(effects(crossing, take_row("e3-e7")) == none);
  ALWAYS(effects(crossing, __builtin_bit_cast(action, 0x0001'FFFFU)) == none);
}

TEST_CASE("effects tell what play does") {
  for (const position& p : positions_of_every_kind())
    for (const action a : legal_actions(p)) {
      const auto e = effects(p, a);
      position next = p;
      play_unchecked(next, a);
      for (const color c : all_colors) {
        const point_set turned_away = p.markers(c) & next.markers(opponent(c));
        CHECK(turned_away == (p.markers(c) & e.flipped));
      }
      CHECK(p.board().markers() - next.board().markers() == e.returned);
      CHECK(e.crossed.includes(e.flipped));
    }
}
