// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <yinsh/record/notation.hpp>

#include "plies.hpp"
#include "support/always.hpp"
#include "support/picture.hpp"
#include "support/random_games.hpp"

#ifndef YINSH_TEST_DATA
#define YINSH_TEST_DATA ""
#endif

using namespace yinsh;
using picture::passing;
using picture::ring_move;
using picture::row_at;
using picture::take_ring;
using picture::take_row;
using picture::to_move;
using picture::to_take_ring;
using picture::to_take_row;

namespace {

// ---- Forms of a ply -----------------------------------------------------------------------------

template <ruleset Rules>
constexpr basic_position<Rules> after_ply(basic_position<Rules> p, const basic_ply<Rules>& whole) {
  for (const action_of<Rules> a : whole)
    if (play(p, a) != violation::none) picture::unreadable("a ply that is not legal");
  return p;
}

std::string upper(std::string text) {
  for (char& c : text)
    if ('a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

// White space in all places where it may stand.
std::string spaced(const std::string& text) {
  std::string result = " \n";
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool sign = text[i] == 'x' || text[i] == '-' || text[i] == ';';
    result += sign ? std::string{" "} + text[i] + "\t " : std::string{text[i]};
  }
  return result + " \r\n";
}

// The short form: every row is left out.
template <ruleset Rules>
std::string short_form(const basic_ply<Rules>& whole) {
  basic_ply<Rules> shorter;
  for (const action_of<Rules> a : whole)
    if (a.kind() != action_kind::remove_row) shorter.push_back(a);
  return text_of(shorter);
}

// ---- Errors, in short --------------------------------------------------------------------------

constexpr bool unreadable_at(const text_error& e, std::size_t offset) {
  return e.kind == text_error_kind::unreadable && e.broken == violation::none && e.offset == offset;
}
constexpr bool illegal_at(const text_error& e, std::size_t offset, violation v) {
  return e.kind == text_error_kind::illegal && e.broken == v && e.offset == offset;
}
template <ruleset Rules>
constexpr bool ambiguous_at(const basic_ply_error<Rules>& e, std::size_t offset,
                            std::initializer_list<basic_row<typename Rules::shape, Rules::row_length>> fitting) {
  for (const auto r : fitting)
    if (!e.fitting.contains(r)) return false;
  return e.kind == text_error_kind::ambiguous && e.offset == offset && e.fitting.size() == fitting.size();
}

// ---- Plies of whole games ----------------------------------------------------------------------

// visit(before, ply, after) for every ply of so many random games.
template <ruleset Rules, class Visit>
void for_each_ply(int games, naive::random_source random, Visit visit) {
  for (int i = 0; i < games; ++i)
    for (basic_position<Rules> p; p.phase() != phase::over;) {
      const basic_position<Rules> before = p;
      basic_ply<Rules> whole;
      do {
        const action_of<Rules> a = some_action(p, random);
        play_unchecked(p, a);
        whole.push_back(a);
      } while (ply_goes_on(p, before.to_act()));
      visit(before, whole, p);
    }
}

// All positions to which the rings, moves and passes of a ply can lead, whatever rows go: by trying every legal action.
template <ruleset Rules>
void collect_ends(const basic_position<Rules>& p, color player, const basic_ply<Rules>& said, std::size_t next,
                  std::vector<basic_position<Rules>>& ends) {
  if (!ply_goes_on(p, player)) {
    if (next == said.size() && std::find(ends.begin(), ends.end(), p) == ends.end()) ends.push_back(p);
    return;
  }
  for (const action_of<Rules> a : legal_actions(p)) {
    const bool any_row = a.kind() == action_kind::remove_row;
    if (!any_row && (next == said.size() || said[next] != a)) continue;
    basic_position<Rules> after = p;
    play_unchecked(after, a);
    collect_ends(after, player, said, any_row ? next : next + 1, ends);
  }
}

struct kinds_of_plies {
  int with_rows_at_the_head = 0;
  int with_rows_at_both_ends = 0;
  int won_without_a_body = 0;
  int ambiguous = 0;
  int short_and_clear = 0;
};

template <ruleset Rules>
void check_short_form(const basic_position<Rules>& before, const basic_ply<Rules>& whole,
                      const basic_position<Rules>& after, kinds_of_plies& seen) {
  const std::string text = short_form(whole);
  basic_ply<Rules> said;
  for (const action_of<Rules> a : whole)
    if (a.kind() != action_kind::remove_row) said.push_back(a);
  std::vector<basic_position<Rules>> ends;
  collect_ends(before, before.to_act(), said, 0, ends);
  const auto found = parse_ply(before, text);
  INFO(text);
  if (ends.size() == 1) {
    ++seen.short_and_clear;
    REQUIRE(found);
    CHECK(after_ply(before, *found) == after);
  } else {
    ++seen.ambiguous;
    CHECK(found.error().kind == text_error_kind::ambiguous);
    CHECK(found.error().fitting.size() >= 2);
    CHECK(text[found.error().offset] == 'x');
  }
}

template <ruleset Rules>
void check_ply(const basic_position<Rules>& before, const basic_ply<Rules>& whole, const basic_position<Rules>& after,
               kinds_of_plies& seen) {
  const std::string text = text_of(whole);
  INFO(text);
  for (const std::string& form : {text, upper(text), "12. " + text, spaced(text)}) {
    const auto found = parse_ply(before, form);
    REQUIRE(found);
    CHECK(*found == whole);
  }
  bool body = false;
  bool rows_first = false;
  bool rows_later = false;
  for (const action_of<Rules> a : whole) {
    if (a.kind() == action_kind::remove_row) (body ? rows_later : rows_first) = true;
    if (a.kind() != action_kind::remove_row && a.kind() != action_kind::remove_ring) body = true;
  }
  seen.with_rows_at_the_head += rows_first;
  seen.with_rows_at_both_ends += rows_first && rows_later;
  seen.won_without_a_body += !body;
  if (rows_first || rows_later) check_short_form(before, whole, after, seen);
}

template <ruleset Rules>
kinds_of_plies check_plies(int games, std::uint64_t seed) {
  kinds_of_plies seen;
  for_each_ply<Rules>(games, naive::random_source{seed}, [&](const auto& before, const auto& whole, const auto& after) {
    check_ply(before, whole, after, seen);
  });
  return seen;
}

// ---- Situations --------------------------------------------------------------------------------

// White's ring on e4 leaves a marker behind that makes a run of six.
constexpr position six_in_a_run = to_move(color::white, "W e4 a2 a3 a4 k7 | B b1 c1 d1 k9 k10 | w e2 e3 e5-e7");
// White has two rows that have nothing to do with each other.
constexpr position two_rows =
    to_take_row(color::white, color::white, "W e4 a2 a3 k7 | B f2 c1 d1 k9 k10 | w b2-b6 h4-h8");
// The same, and the next ring wins.
constexpr position two_rows_and_one_to_win =
    to_take_row(color::white, color::white, "W e4 a2 k7 | B f2 c1 d1 k9 k10 | w b2-b6 h4-h8");
// Black's move made a row for White.
constexpr position white_row_by_black =
    to_take_row(color::white, color::black, "W e4 a2 a3 a4 k7 | B f2 c1 d1 k9 k10 | w b2-b6");

}  // namespace

TEST_CASE("plies of random games are read back in every form") {
  check_plies<standard>(25, 11);
  check_plies<blitz>(15, 12);
  check_plies<huge>(1, 14);
}

TEST_CASE("short forms mean what trying every row finds, on boards full of rows") {
  const kinds_of_plies seen = check_plies<tiny>(1500, 13);
  // All kinds of plies have come up, or this case would show little.
  CHECK(seen.with_rows_at_the_head > 20);
  CHECK(seen.with_rows_at_both_ends > 5);
  CHECK(seen.won_without_a_body > 20);
  CHECK(seen.ambiguous > 20);
  CHECK(seen.short_and_clear > 200);
}

TEST_CASE("[row.choice] a short form that two rows fit is ambiguous, and says which") {
  ALWAYS(ambiguous_at(parse_ply(six_in_a_run, "e4-d4;xa2").error(), 6, {row_at("e2-e6"), row_at("e3-e7")}));
  ALWAYS(ambiguous_at(parse_ply(six_in_a_run, "11. e4-d4; xa2").error(), 11, {row_at("e2-e6"), row_at("e3-e7")}));
  ALWAYS(parse_ply(six_in_a_run, "e4-d4;xa2").error().broken == violation::none);
  ALWAYS(*parse_ply(six_in_a_run, "e4-d4;xe6-e2xa2") ==
         ply_of({ring_move("e4-d4"), take_row("e2-e6"), take_ring("a2")}));
}

TEST_CASE("a short form whose readings all lead to one position is not ambiguous") {
  constexpr auto found = parse_ply(two_rows, "xa2;xa3");
  ALWAYS(found.has_value());
  ALWAYS(after_ply(two_rows, *found) ==
         after_ply(two_rows, ply_of({take_row("h4-h8"), take_ring("a2"), take_row("b2-b6"), take_ring("a3")})));
  // One of the two rows is enough to tell both.
  ALWAYS((*parse_ply(two_rows, "xh4-h8xa2;xa3"))[2] == take_row("b2-b6"));
  ALWAYS((*parse_ply(two_rows, "xa2;xh4-h8xa3"))[0] == take_row("b2-b6"));
}

TEST_CASE("[end.win] it matters which row goes when another one stays") {
  ALWAYS(ambiguous_at(parse_ply(two_rows_and_one_to_win, "xa2").error(), 0, {row_at("b2-b6"), row_at("h4-h8")}));
  ALWAYS(parse_ply(two_rows_and_one_to_win, "xb2-b6xa2").has_value());
  ALWAYS(illegal_at(parse_ply(two_rows_and_one_to_win, "xb2-b6xa2;xh4-h8xe4").error(), 10, violation::game_over));
}

TEST_CASE("[row.order] a row that the opponent made stands at the head of its owner's ply") {
  constexpr auto expected = ply_of({take_row("b2-b6"), take_ring("a2"), ring_move("e4-e5")});
  ALWAYS(*parse_ply(white_row_by_black, "xb2-b6xa2;e4-e5") == expected);
  ALWAYS(*parse_ply(white_row_by_black, "xa2;e4-e5") == expected);
  ALWAYS(illegal_at(parse_ply(white_row_by_black, "e4-e5").error(), 0, violation::row_must_be_removed));
  ALWAYS(illegal_at(parse_ply(white_row_by_black, "xa2").error(), 3, violation::ring_must_be_moved));
  ALWAYS(illegal_at(parse_ply(white_row_by_black, "xa2;pass").error(), 4, violation::can_move));
}

TEST_CASE("[end.win] a ply ends without a move when its first removal wins") {
  constexpr position p = to_take_row(color::white, color::black, "W e4 a2 k7 | B f2 c1 d1 k9 k10 | w b2-b6");
  ALWAYS(*parse_ply(p, "xb2-b6xk7") == ply_of({take_row("b2-b6"), take_ring("k7")}));
  ALWAYS(*parse_ply(p, "xk7") == ply_of({take_row("b2-b6"), take_ring("k7")}));
  ALWAYS(illegal_at(parse_ply(p, "xk7;e4-e5").error(), 4, violation::game_over));
}

TEST_CASE("[move.pass] a ply goes on with a pass when its first removal gives up the only ring that could move") {
  constexpr position p = to_take_row(color::white, color::black, "W a2 a3 a4 k7 | B a5 b2-b5 | w e4-e8");
  ALWAYS(*parse_ply(p, "xe4-e8xk7;pass") == ply_of({take_row("e4-e8"), take_ring("k7"), passing()}));
  ALWAYS(*parse_ply(p, "xk7;pass") == ply_of({take_row("e4-e8"), take_ring("k7"), passing()}));
  ALWAYS(illegal_at(parse_ply(p, "xk7").error(), 3, violation::must_pass));
  ALWAYS(illegal_at(parse_ply(p, "xk7;a2-c2").error(), 4, violation::must_pass));
  ALWAYS(parse_ply(p, "xa2;k7-k8").has_value());
}

TEST_CASE("the rest of a ply that has begun is read from its middle") {
  constexpr position p = to_take_ring(color::white, color::white, "W e4 a2 a3 a4 k7 | B f2 c1 d1 k9 k10 | w b3");
  ALWAYS(*parse_ply(p, "xa2") == ply_of({take_ring("a2")}));
  ALWAYS(illegal_at(parse_ply(p, "xf2").error(), 1, violation::opponents_ring));
  ALWAYS(illegal_at(parse_ply(p, "xb2-b6xa2").error(), 0, violation::ring_must_be_removed));
  ALWAYS(illegal_at(parse_ply(p, "e4-e5").error(), 0, violation::ring_must_be_removed));
  ALWAYS(unreadable_at(parse_ply(p, "xa2;k9-j9").error(), 4));  // Black's
}

TEST_CASE("an illegal ply is told with its clause and the place in it") {
  ALWAYS(illegal_at(parse_ply(position{}, "e3-e4").error(), 0, violation::ring_must_be_placed));
  ALWAYS(illegal_at(parse_ply(position{}, "pass").error(), 0, violation::ring_must_be_placed));
  ALWAYS(illegal_at(parse_ply(position{}, "3.z9").error(), 2, violation::off_board));
  ALWAYS(illegal_at(parse_ply(position{}, "xa5").error(), 0, violation::ring_must_be_placed));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "a9").error(), 0, violation::off_board));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4").error(), 0, violation::ring_must_be_moved));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-f6").error(), 3, violation::not_on_line));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "xa2;e4-d4").error(), 0, violation::ring_must_be_moved));
  // a row that is not there, is not five long, or is not one's own; a ring that is not there or not one's own
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xe4-e8xa2").error(), 6, violation::row_incomplete));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xe2-e7xa2").error(), 7, violation::row_length));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xe2-e6xa9").error(), 13, violation::off_board));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xe2-e6xe4").error(), 13, violation::no_ring));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xb1").error(), 7, violation::opponents_ring));
  // removals that are missing, and one too many
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4").error(), 5, violation::row_must_be_removed));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xe2-e6xa2;xa3").error(), 16, violation::row_incomplete));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "a2-b2;xa3").error(), 6, violation::row_incomplete));
  ALWAYS(illegal_at(parse_ply(six_in_a_run, "e4-d4;xe2-e6").error(), 12, violation::ring_must_be_removed));
}

TEST_CASE("[row.owner] a player's ply does not remove the opponent's row") {
  constexpr position p = to_move(color::white, "W e4 b4 a3 a4 k7 | B f2 c1 d1 k9 k10 | b b2 b3 b5 b6 | w c4 d4");
  constexpr position after = after_ply(p, ply_of({ring_move("e4-e5")}));
  static_assert(after.phase() == phase::move_ring);
  // The ring on b4 leaves a white marker: no row. It takes a flip to make Black's.
  constexpr position q = to_move(color::white, "W a4 e4 a3 a2 k7 | B f2 c1 d1 k9 k10 | b b2 b3 b5 b6 | w b4");
  static_assert(after_ply(q, ply_of({ring_move("a4-c4")})).phase() == phase::remove_row);
  ALWAYS(*parse_ply(q, "a4-c4") == ply_of({ring_move("a4-c4")}));
  ALWAYS(illegal_at(parse_ply(q, "a4-c4;xb2-b6xk9").error(), 6, violation::opponents_row));
  ALWAYS(illegal_at(parse_ply(q, "a4-c4;xe4").error(), 6, violation::opponents_row));
}

TEST_CASE("[row.order] a ply is over when the mover's row is due, though an own row stands too") {
  // No play leads here: White moved and left a row standing, Black has taken one and owes a ring.
  constexpr position p = to_take_ring(color::black, color::white, "W a2-a5 b1 | B k7-k10 j5 | w f2-f6 | b h3-h7");
  ALWAYS(*parse_ply(p, "xk7") == ply_of({take_ring("k7")}));
  ALWAYS(illegal_at(parse_ply(p, "xk7;xh3-h7xa2").error(), 4, violation::row_must_be_removed));
  ALWAYS(illegal_at(parse_ply(p, "xk7;xf2-f6xa2").error(), 4, violation::opponents_row));
}

TEST_CASE("a ply that cannot be read is told with its place") {
  struct malformed {
    std::string_view text;
    std::size_t offset;
  };
  constexpr std::array table{malformed{"", 0},
                             malformed{"12.", 3},
                             malformed{"12", 0},
                             malformed{"e", 1},
                             malformed{"e4-", 3},
                             malformed{"e4-d4;", 6},
                             malformed{"e4-d4;;xa2", 6},
                             malformed{";e4-d4", 0},
                             malformed{"e4-d4;e4-d4", 6},
                             malformed{"e4-d4 e4-d4", 6},
                             malformed{"e4-d4xa2", 5},
                             malformed{"e4-d4-c4", 5},
                             malformed{"e4-d4;x", 7},
                             malformed{"e4-d4;xe2-", 10},
                             malformed{"e4-d4;xe2-e6x", 13},
                             malformed{"e4-d4;xe2-e6;xa2", 12},
                             malformed{"e4-d4;xe2-e6-a2", 12},
                             malformed{"e4-d4;xxa2", 8},
                             malformed{"e4-d4;pass", 6},
                             malformed{"passe", 1},
                             malformed{"e04-d4", 1},
                             malformed{"move e4 d4", 1},
                             malformed{std::string_view{"e4\0", 3}, 2},
                             malformed{std::string_view{"e4-\0d4", 6}, 3}};
  for (const malformed& m : table) {
    INFO(m.text);
    CHECK(unreadable_at(parse_ply(six_in_a_run, m.text).error(), m.offset));
  }
}

TEST_CASE("a ply cut off at any byte is refused within the text") {
  const std::string_view text = "e4-d4;xe2-e6xa2";
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto found = parse_ply(six_in_a_run, text.substr(0, size));
    CHECK(!found);
    CHECK(found.error().offset <= size);
  }
  CHECK(parse_ply(six_in_a_run, text));
}

TEST_CASE("a megabyte of noise is refused at once") {
  naive::random_source random{7};
  std::string noise(1'000'000, ' ');
  for (char& c : noise) c = static_cast<char>(random.below(256));
  CHECK(parse_action<standard>(noise).error().kind == text_error_kind::unreadable);
  CHECK(parse_ply(position{}, noise).error().kind == text_error_kind::unreadable);
  std::string many = "xa2";
  while (many.size() < 1'000'000) many += ";xa2";
  CHECK(parse_ply(two_rows, many).error().kind == text_error_kind::illegal);
  CHECK(parse_ply(two_rows, many + "!").error().kind == text_error_kind::unreadable);
  CHECK(parse_ply(two_rows, std::string(1'000'000, ' ') + "xa2;xa3"));
  CHECK(parse_ply(two_rows, "xa2;xa" + std::string(1'000'000, '3')).error().broken == violation::off_board);
  // Many readings fail at the end of a long text: its lines are counted once, not for each of them.
  const position many_rows =
      to_take_row(color::white, color::white, "W a2-a5 b1 | B k7-k10 j5 | w d1-d9 e1-e9 f2-f9 g2-g9");
  const text_error late = parse_ply(many_rows, std::string(1'000'000, '\n') + "xa2;xa3;z9").error();
  CHECK(late.line == 1'000'001);
  CHECK(late.column == 9);
}

TEST_CASE("noise made of a ply's own signs is read or refused, and what is read is legal") {
  naive::random_source random{8};
  constexpr std::string_view signs = "abceghikx--;;;123456789 ";
  int read = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::string text = "xa2;xa3";
    for (int change = random.below(4); change >= 0; --change)
      text[static_cast<std::size_t>(random.below(static_cast<int>(text.size())))] =
          signs[static_cast<std::size_t>(random.below(static_cast<int>(signs.size())))];
    const auto found = parse_ply(two_rows, text);
    if (!found) {
      CHECK(found.error().kind != text_error_kind::none);
      CHECK(found.error().offset <= text.size());
      continue;
    }
    ++read;
    CHECK(!ply_goes_on(after_ply(two_rows, *found), color::white));
  }
  CHECK(read > 100);
}

// Rows of two on a large board: short removals can be read in more ways than anyone can try.
struct pairs {
  using shape = hexagon<9>;
  static constexpr int rings = 12;
  static constexpr int markers = 200;
  static constexpr int row_length = 2;
  static constexpr int rings_to_win = 12;
};

TEST_CASE("a short form with too many readings counts as ambiguous") {
  const auto p =
      to_take_row<pairs>(color::white, color::white,
                         "W i2 i3 i4 i5 i6 i7 i8 i9 | B h1 h2 h3 h4 h5 h6 h7 h8 g7 g8 g9 g10 | w e1-e12 d1-d12 "
                         "c1-c11");
  const auto found = parse_ply(p, "xi2;xi3;xi4;xi5;xi6;xi7;xi8;xi9");
  CHECK(found.error().kind == text_error_kind::ambiguous);
  CHECK(found.error().fitting == rows_to_choose(p));
}

TEST_CASE("plies of recorded games are read back in every form") {
  const std::string data = YINSH_TEST_DATA;
  int files = 0;
  kinds_of_plies seen;
  for (;; ++files) {
    char name[32];
    std::snprintf(name, sizeof name, "/games/game-%04d.txt", files + 1);
    std::ifstream file(data + name);
    if (data.empty() || !file) break;
    position p;
    position before;
    ply whole;
    for (std::string line; std::getline(file, line);) {
      if (line.empty() || line[0] == '#' || line.rfind("result", 0) == 0) continue;
      const auto done = parse_action(p, line);
      REQUIRE(done);
      play(p, *done);
      whole.push_back(*done);
      if (ply_goes_on(p, before.to_act())) continue;
      check_ply(before, whole, p, seen);
      before = p;
      whole = {};
    }
  }
  if (files == 0) MESSAGE("no recorded games: YINSH_TEST_DATA is not a folder of them");
  else CHECK(seen.with_rows_at_the_head > 0);
}
