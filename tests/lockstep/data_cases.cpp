// SPDX-License-Identifier: MIT
// Recorded situations, many of which public programs get wrong: the library does not.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data_folder.hpp"
#include "examiner.hpp"

namespace {

// An action in words; none where it is not even an action of the library, as a row of another length.
template <yinsh::ruleset Rules>
std::optional<yinsh::action_of<Rules>> read(const std::string& text) {
  const std::optional<naive::action> said = naive::read_action(text);
  REQUIRE_MESSAGE(said.has_value(), text);
  return lockstep::to_library<Rules>(*said);
}

std::vector<std::string> sorted(std::vector<std::string> names) {
  std::sort(names.begin(), names.end());
  return names;
}

template <yinsh::ruleset Rules>
void check_expectations(const naive::case_record& record, const yinsh::basic_position<Rules>& p) {
  if (record.phase) CHECK(p.phase() == lockstep::to_library(*record.phase));
  if (record.actor) CHECK(p.to_act() == lockstep::to_library(*record.actor));
  if (record.pool) CHECK(p.pool() == *record.pool);
  for (const yinsh::color c : yinsh::all_colors) {
    const int i = naive::index(lockstep::to_naive(c));
    if (record.removed[i]) CHECK(p.removed(c) == *record.removed[i]);
    if (record.ring_moves[i])
      CHECK(yinsh::count_ring_moves(p.board(), c) == static_cast<std::size_t>(*record.ring_moves[i]));
  }
  if (record.winner) {
    const std::optional<yinsh::outcome> end = p.outcome();
    const std::string winner = !end ? "none" : end->winner ? yinsh::to_string(*end->winner) : "draw";
    CHECK(winner == *record.winner);
  }
}

template <yinsh::ruleset Rules>
void check_offers(const naive::case_record& record, const yinsh::basic_position<Rules>& p) {
  using point = typename yinsh::basic_position<Rules>::point;
  if (record.row_options) {
    std::vector<std::string> offered;
    for (const auto r : yinsh::rows_to_choose(p))
      offered.push_back(naive::name(lockstep::to_naive(yinsh::action_of<Rules>::remove_row(r))));
    std::vector<std::string> expected;
    for (const std::string& ends : *record.row_options) {
      const auto row = read<Rules>("row " + ends);
      REQUIRE(row.has_value());
      expected.push_back(naive::name(lockstep::to_naive(*row)));
    }
    CHECK(sorted(offered) == sorted(expected));
  }
  for (const auto& [from, expected] : record.ring_targets) {
    const std::optional<point> ring = lockstep::to_library<typename Rules::shape>(naive::named(from.c_str()));
    REQUIRE(ring.has_value());
    std::vector<std::string> reached;
    for (const point to : yinsh::ring_destinations(p.board(), *ring))
      reached.push_back(naive::name(lockstep::to_naive(to)));
    CHECK(sorted(reached) == sorted(expected));
  }
  for (const auto& [name, marker] : record.markers_after) {
    const std::optional<point> at = lockstep::to_library<typename Rules::shape>(naive::named(name.c_str()));
    REQUIRE(at.has_value());
    CHECK(p.markers(yinsh::color::white).contains(*at) == (marker == "white"));
    CHECK(p.markers(yinsh::color::black).contains(*at) == (marker == "black"));
  }
}

template <yinsh::ruleset Rules>
void check_refusals(const naive::case_record& record, const yinsh::basic_position<Rules>& p) {
  for (const std::string& text : record.must_accept) {
    const auto a = read<Rules>(text);
    REQUIRE_MESSAGE(a.has_value(), text);
    CHECK_MESSAGE(yinsh::is_legal(p, *a), text);
  }
  for (const std::string& text : record.must_reject) {
    const auto a = read<Rules>(text);
    if (!a) continue;  // there is no way to say it
    auto untouched = p;
    CHECK_MESSAGE(yinsh::play(untouched, *a) != yinsh::violation::none, text);
    CHECK(lockstep::same_bytes(untouched, p));
  }
}

template <yinsh::ruleset Rules>
void check_case(const naive::case_record& record, lockstep::examiner<Rules>& examiner) {
  using position = yinsh::basic_position<Rules>;
  position p;
  naive::game g = naive::start(lockstep::to_naive<Rules>());
  if (record.start) {
    const std::optional<position> from = position::from(lockstep::to_library<Rules>(*record.start));
    REQUIRE(from.has_value());
    p = *from;
    g = naive::set_up(*record.start);
  }
  std::size_t next = 0;
  examiner.play_on(
      p, g, [&](const naive::game&) { return *naive::read_action(record.actions[next++]); },
      static_cast<int>(record.actions.size()));
  CHECK(next == record.actions.size());

  for (const std::string& text : record.actions) {
    const auto a = read<Rules>(text);
    REQUIRE_MESSAGE(a.has_value(), text);
    REQUIRE_MESSAGE(yinsh::play(p, *a) == yinsh::violation::none, text);
  }
  check_expectations(record, p);
  check_offers(record, p);
  check_refusals(record, p);
}

}  // namespace

TEST_CASE("data: the recorded situations end as the rules say") {
  if (!lockstep::data_is_here()) return;
  const std::vector<naive::case_record> records = naive::read_cases(lockstep::data_folder());
  CHECK(records.size() == 39);
  lockstep::examiner<yinsh::standard> standard;
  lockstep::examiner<yinsh::blitz> blitz;
  for (const naive::case_record& record : records) {
    CAPTURE(record.id);
    CAPTURE(record.title);
    CAPTURE(record.rule);
    if (record.rules.rings_to_win == 1) check_case(record, blitz);
    else check_case(record, standard);
  }
  CHECK(standard.met.games + blitz.met.games == 39);
}
