// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <string_view>
#include <yinsh/rules/violation.hpp>

#include "support/always.hpp"

using namespace yinsh;

namespace {

constexpr violation nth(int i) { return static_cast<violation>(i); }

constexpr bool sentences_differ() {
  for (int i = 0; i < violation_count; ++i)
    for (int j = 0; j < i; ++j)
      if (std::string_view{describe(nth(i))} == describe(nth(j))) return false;
  return true;
}

// One or more names as in "[move.jump]", with a space between them.
constexpr bool is_made_of_clauses(std::string_view text) {
  while (true) {
    const std::size_t end = text.find(']');
    if (text.empty() || text[0] != '[' || end == std::string_view::npos) return false;
    if (text.substr(0, end).find('.') == std::string_view::npos) return false;
    text.remove_prefix(end + 1);
    if (text.empty()) return true;
    if (text[0] != ' ') return false;
    text.remove_prefix(1);
  }
}

constexpr bool names(violation v, std::string_view name) { return name == clause(v); }

}  // namespace

TEST_CASE("every violation has a sentence of its own") {
  ALWAYS(violation_count == 23);
  ALWAYS(sentences_differ());
  for (int i = 0; i < violation_count; ++i) {
    const std::string_view sentence = describe(nth(i));
    CAPTURE(i);
    REQUIRE(sentence.size() > 10);
    CHECK(sentence.back() == '.');
  }
}

TEST_CASE("every violation names its clause; what is legal breaks none") {
  ALWAYS(names(violation::none, ""));
  for (int i = 1; i < violation_count; ++i) {
    CAPTURE(i);
    CHECK(is_made_of_clauses(clause(nth(i))));
  }
  ALWAYS(names(violation::off_board, "[board.points]"));
  ALWAYS(names(violation::row_not_straight, "[board.lines]"));
  ALWAYS(names(violation::row_length, "[row.choice]"));
  ALWAYS(names(violation::can_move, "[move.must]"));
  ALWAYS(names(violation::game_over, "[end.win] [end.pool] [end.blocked]"));
  ALWAYS(names(violation::ring_must_be_placed, "[place.order]"));
  ALWAYS(names(violation::occupied, "[place.where]"));
  ALWAYS(names(violation::ring_must_be_moved, "[move.must]"));
  ALWAYS(names(violation::must_pass, "[move.pass]"));
  ALWAYS(names(violation::row_must_be_removed, "[row.resolve]"));
  ALWAYS(names(violation::ring_must_be_removed, "[row.resolve]"));
  ALWAYS(names(violation::no_ring, "[move.marker] [row.resolve]"));
  ALWAYS(names(violation::opponents_ring, "[move.marker] [row.resolve]"));
  ALWAYS(names(violation::same_point, "[move.line]"));
  ALWAYS(names(violation::not_on_line, "[move.line]"));
  ALWAYS(names(violation::crosses_ring, "[move.ring]"));
  ALWAYS(names(violation::onto_ring, "[move.ring]"));
  ALWAYS(names(violation::onto_marker, "[move.ring]"));
  ALWAYS(names(violation::inside_run, "[move.jump]"));
  ALWAYS(names(violation::beyond_run, "[move.jump]"));
  ALWAYS(names(violation::row_incomplete, "[row.five]"));
  ALWAYS(names(violation::opponents_row, "[row.owner]"));
}

TEST_CASE("violations keep their order: it is that in which reasons are looked for") {
  ALWAYS(violation{} == violation::none);
  ALWAYS(violation::none < violation::off_board);
  ALWAYS(violation::off_board < violation::game_over);
  ALWAYS(violation::game_over < violation::ring_must_be_placed);
  ALWAYS(violation::ring_must_be_removed < violation::can_move);
  ALWAYS(violation::must_pass < violation::no_ring);
  ALWAYS(violation::no_ring < violation::opponents_ring);
  ALWAYS(violation::opponents_ring < violation::same_point);
  ALWAYS(violation::same_point < violation::not_on_line);
  ALWAYS(violation::row_incomplete < violation::opponents_row);
  static_assert(sizeof(violation) == 1);
}

TEST_CASE("a value that is no violation has no words") {
  for (int i = violation_count; i < 256; ++i) {
    CHECK(std::string_view{describe(nth(i))}.empty());
    CHECK(std::string_view{clause(nth(i))}.empty());
  }
}
