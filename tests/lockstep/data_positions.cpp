// SPDX-License-Identifier: MIT
// Recorded positions: pool, ring moves and rows are those that were counted, positions that cannot be are refused with
// every fault they have, and the numbers of sequences of actions match.
#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data_folder.hpp"
#include "examiner.hpp"

namespace {

// The sequences of exactly so many actions.
std::int64_t sequences(yinsh::position& p, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::int64_t>(yinsh::count_legal_actions(p));
  std::int64_t total = 0;
  for (const yinsh::action a : yinsh::legal_actions(p)) {
    const yinsh::undo_token token = yinsh::play_unchecked(p, a);
    total += sequences(p, depth - 1);
    yinsh::undo(p, token);
  }
  return total;
}

}  // namespace

TEST_CASE("data: recorded positions have the pool, the ring moves and the rows that were counted") {
  if (!lockstep::data_is_here()) return;
  const auto records = naive::read_positions(lockstep::data_folder() + "/positions.jsonl");
  CHECK(records.size() == 295);
  lockstep::examiner<yinsh::standard> examiner;
  for (const naive::position_record& record : records) {
    CAPTURE(record.id);
    const yinsh::setup written = lockstep::to_library<yinsh::standard>(record.position);
    CHECK(yinsh::faults(written).empty());
    const std::optional<yinsh::position> p = yinsh::position::from(written);
    REQUIRE(p.has_value());
    CHECK(p->pool() == record.pool);
    for (const yinsh::color c : yinsh::all_colors) {
      const int i = naive::index(lockstep::to_naive(c));
      const auto counted = static_cast<std::size_t>(record.ring_moves[i]);
      CHECK(yinsh::count_ring_moves(p->board(), c) == counted);
      CHECK(yinsh::can_move(p->board(), c) == (counted != 0));
      std::size_t listed = 0;
      yinsh::for_each_ring_move(p->board(), c, [&](yinsh::point, yinsh::point) { ++listed; });
      CHECK(listed == counted);
      std::size_t reached = 0;
      for (const yinsh::point from : p->rings(c)) reached += yinsh::ring_destinations(p->board(), from).size();
      CHECK(reached == counted);
      CHECK(yinsh::rows<5>(p->board(), c).size() == static_cast<std::size_t>(record.standing_rows[i]));
      CHECK(yinsh::has_row<5>(p->board(), c) == (record.standing_rows[i] != 0));
    }
    const char* const fault = examiner.fault_of(*p, naive::set_up(record.position));
    CHECK_MESSAGE(fault == nullptr, std::string(fault == nullptr ? "" : fault));
  }
  lockstep::report("recorded positions", examiner.met);
}

TEST_CASE("[setup.counts] data: recorded positions with more markers than exist are refused for that") {
  if (!lockstep::data_is_here()) return;
  const auto records = naive::read_positions(lockstep::data_folder() + "/positions_impossible.jsonl");
  CHECK(records.size() == 3);
  for (const naive::position_record& record : records) {
    CAPTURE(record.id);
    const yinsh::setup written = lockstep::to_library<yinsh::standard>(record.position);
    const yinsh::setup_faults found = yinsh::faults(written);
    CHECK(found.contains(yinsh::setup_fault::marker_count));
    // Whatever else is wrong is said as well.
    const bool rows = naive::owns_row(record.position, naive::colour::white) ||
                      naive::owns_row(record.position, naive::colour::black);
    CHECK(found.contains(yinsh::setup_fault::row_standing) == rows);
    CHECK(found.size() == (rows ? 2 : 1));
    CHECK_FALSE(yinsh::position::from(written).has_value());
  }
}

TEST_CASE("data: the recorded numbers of sequences of actions") {
  if (!lockstep::data_is_here()) return;
  const std::vector<naive::perft_record> records = naive::read_perft(lockstep::data_folder());
  CHECK(records.size() == 26);
  for (const naive::perft_record& record : records) {
    CAPTURE(record.id);
    std::optional<yinsh::position> p = yinsh::position::from(lockstep::to_library<yinsh::standard>(record.position));
    REQUIRE(p.has_value());
    const yinsh::position before = *p;
    for (std::size_t i = 0; i < record.counts.size(); ++i)
      CHECK(sequences(*p, static_cast<int>(i) + 1) == record.counts[i]);
    CHECK(lockstep::same_bytes(*p, before));
  }
}
