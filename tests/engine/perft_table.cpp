// SPDX-License-Identifier: MIT
// Reads the published table tests/data/perft.txt: every number is counted again by the library, small ones also by the
// naive model. With the environment variable YINSH_DEEP_TESTS set, large ones too.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>
#include <yinsh/engine/perft.hpp>
#include <yinsh/record/position_text.hpp>

#include "lockstep/bridge.hpp"

#ifndef YINSH_TEST_SOURCE_DIR
#define YINSH_TEST_SOURCE_DIR ""
#endif

#ifndef YINSH_TEST_GAMES_DIVISOR
#define YINSH_TEST_GAMES_DIVISOR 1  // larger where machines are emulated or watched
#endif

namespace {

struct table_row {
  std::string ruleset;
  std::string position;
  int depth = 0;
  std::uint64_t count = 0;
  std::uint64_t work = 0;  // the largest count of the position up to this depth: so many leaves are met on the way
};

// The rows of the table; the number of a row is not a number when a line is not one.
std::vector<table_row> read_table(const std::string& file) {
  std::vector<table_row> rows;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields{line};
    table_row row;
    char separator = 0;
    std::getline(fields, row.ruleset, ';');
    std::getline(fields, row.position, ';');
    fields >> row.depth >> separator >> row.count;
    row.work = row.count;
    if (!rows.empty() && rows.back().ruleset == row.ruleset && rows.back().position == row.position)
      row.work = std::max(row.work, rows.back().work);
    if (fields && separator == ';' && fields.peek() == std::istringstream::traits_type::eof()) rows.push_back(row);
    else rows.push_back({"unreadable: " + line, "", 0, 0, 0});
  }
  return rows;
}

// The table is reached from the source folder, or from the folder above tests.
const std::vector<table_row>& table() {
  static const std::vector<table_row> rows = [] {
    const std::string folder = YINSH_TEST_SOURCE_DIR;
    return read_table(folder.empty() ? "tests/data/perft.txt" : folder + "/tests/data/perft.txt");
  }();
  return rows;
}

bool deep() { return std::getenv("YINSH_DEEP_TESTS") != nullptr; }

// Does `count` give the number of a row? Rows of more work than the limit are not asked.
template <class Count>
void check_rows(std::uint64_t limit, Count count) {
  std::size_t asked = 0;
  for (const table_row& row : table()) {
    if (row.work > limit) continue;
    CAPTURE(row.position);
    CAPTURE(row.depth);
    const std::optional<std::uint64_t> found = count(row);
    REQUIRE(found.has_value());
    CHECK(*found == row.count);
    ++asked;
  }
  CHECK(asked > 200);
}

template <yinsh::ruleset Rules, class Count>
std::optional<std::uint64_t> count_from(const table_row& row, Count count) {
  const auto p = yinsh::parse_position<Rules>(row.position);
  if (!p) return std::nullopt;
  return count(*p, row.depth);
}

template <class Count>
auto by_ruleset(Count count) {
  return [count](const table_row& row) {
    if (row.ruleset == "standard") return count_from<yinsh::standard>(row, count);
    if (row.ruleset == "blitz") return count_from<yinsh::blitz>(row, count);
    return std::optional<std::uint64_t>{};
  };
}

// The last action is counted, not played.
std::uint64_t naive_perft(const naive::game& g, int depth) {
  const naive::actions choices = naive::legal(g);
  if (depth == 1) return static_cast<std::uint64_t>(choices.size);
  std::uint64_t leaves = 0;
  for (const naive::action& chosen : choices) leaves += naive_perft(naive::play(g, chosen), depth - 1);
  return leaves;
}

template <yinsh::ruleset Rules>
naive::game to_naive(const yinsh::basic_position<Rules>& p) {
  naive::setup s = naive::blank(lockstep::to_naive<Rules>());
  for (const yinsh::color c : yinsh::all_colors) {
    const naive::colour owner = lockstep::to_naive(c);
    for (const auto at : p.rings(c)) naive::put(s, lockstep::to_naive(at), naive::ring_of(owner));
    for (const auto at : p.markers(c)) naive::put(s, lockstep::to_naive(at), naive::marker_of(owner));
    s.removed[naive::index(owner)] = p.removed(c);
  }
  s.phase = lockstep::to_naive(p.phase());
  s.actor = lockstep::to_naive(p.to_act());
  s.mover = lockstep::to_naive(p.mover());
  return naive::set_up(s);
}

}  // namespace

TEST_CASE("the published table has forty positions and more of ten million leaves, in both rulesets") {
  REQUIRE_FALSE(table().empty());
  std::set<std::string> positions;
  std::set<std::string> large;
  std::set<std::string> rulesets;
  for (const table_row& row : table()) {
    positions.insert(row.ruleset + row.position);
    rulesets.insert(row.ruleset);
    if (row.count >= 10'000'000) large.insert(row.ruleset + row.position);
  }
  CHECK(rulesets == std::set<std::string>{"blitz", "standard"});
  CHECK(positions.size() >= 60);
  CHECK(large.size() >= 50);
}

TEST_CASE("every position of the table is printed as it is read") {
  std::string before;
  for (const table_row& row : table()) {
    if (row.position == before) continue;
    before = row.position;
    CAPTURE(row.position);
    const auto p = yinsh::parse_position<yinsh::standard>(row.position);
    if (!p) CHECK(row.ruleset == "blitz");  // where a removed ring would have won
    if (!p) continue;
    std::string buffer(yinsh::max_chars<yinsh::position>, ' ');
    CHECK(buffer.substr(0, to_chars(buffer, *p).size) == row.position);
  }
}

TEST_CASE("the naive model counts what the table says, up to 30,000 leaves") {
  check_rows(deep() ? 30'000'000 : 30'000,
             by_ruleset([](const auto& p, int depth) { return naive_perft(to_naive(p), depth); }));
}

TEST_CASE("the library counts what the table says, up to 50 million leaves") {
  check_rows(deep() ? ~std::uint64_t{0} : 50'000'000 / (YINSH_TEST_GAMES_DIVISOR),
             by_ruleset([](const auto& p, int depth) { return yinsh::perft(p, depth); }));
}
