// SPDX-License-Identifier: MIT
// Games on boards of seven and thirteen points, exhaustively: every position that can be reached is examined beside
// the naive model, and both models solve the game.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "examiner.hpp"

namespace {

// Seven points:      b3
//                 a2    c3
//                    b2
//                 a1    c2
//                    b1
template <int Rings, int Markers, int Length, int Wins>
struct seven_points {
  using shape = yinsh::hexagon<2, yinsh::corners::uncut>;
  static constexpr int rings = Rings;
  static constexpr int markers = Markers;
  static constexpr int row_length = Length;
  static constexpr int rings_to_win = Wins;
};

// Thirteen points: the same and the six between its corners, further out.
template <int Markers, int Length>
struct thirteen_points {
  using shape = yinsh::hexagon<3, yinsh::corners::cut>;
  static constexpr int rings = 1;
  static constexpr int markers = Markers;
  static constexpr int row_length = Length;
  static constexpr int rings_to_win = 1;
};

// A game in one number, different for different games of one ruleset. Thirteen points take 31 bits, the rest ten.
std::uint64_t number_of(const naive::game& g) {
  std::uint64_t number = 0;
  for (const naive::spot s : naive::points(g.rules))
    number = number * 5 + static_cast<std::uint64_t>(naive::at(g, s)) - static_cast<std::uint64_t>(naive::cell::empty);
  number = number * 5 + static_cast<std::uint64_t>(g.phase);
  number = number * 2 + static_cast<std::uint64_t>(g.actor);
  number = number * 2 + static_cast<std::uint64_t>(g.mover);
  number = number * 8 + static_cast<std::uint64_t>(g.removed[0]);
  return number * 8 + static_cast<std::uint64_t>(g.removed[1]);
}

// Examines a position and every one that follows from it, each once.
template <yinsh::ruleset Rules>
class explorer {
 public:
  lockstep::examiner<Rules> examiner;

  void explore(const yinsh::basic_position<Rules>& p, const naive::game& g) {
    if (!seen_.insert(number_of(g)).second) return;
    const char* const fault = examiner.fault_of(p, g);
    REQUIRE_MESSAGE(fault == nullptr, std::string(fault == nullptr ? "" : fault), ": ", lockstep::in_words(g));
    if (g.phase == naive::phase::over) {
      ++examiner.met.games;
      ++examiner.met.by_ending[static_cast<int>(g.ending)];
    }
    for (const auto a : yinsh::legal_actions(p)) {
      const naive::action same = lockstep::to_naive(a);
      if (same.kind == naive::action_kind::pass) ++examiner.met.passes;
      if (same.kind == naive::action_kind::remove_row) ++examiner.met.rows_removed;
      yinsh::basic_position<Rules> next = p;
      yinsh::play(next, a);
      explore(next, naive::play(g, same));
    }
  }

 private:
  std::unordered_set<std::uint64_t> seen_;
};

// What perfect play leads to: 1 White wins, -1 Black wins, 0 a draw. Each model plays by itself.
class naive_solver {
 public:
  int value(const naive::game& g) {
    if (g.phase == naive::phase::over) return !g.winner ? 0 : *g.winner == naive::colour::white ? 1 : -1;
    const std::uint64_t number = number_of(g);
    if (const auto known = values_.find(number); known != values_.end()) return known->second;
    const int sign = g.actor == naive::colour::white ? 1 : -1;
    int best = -1;
    for (const naive::action& a : naive::legal(g)) {
      const int reached = sign * value(naive::play(g, a));
      if (reached > best) best = reached;
      if (best == 1) break;
    }
    values_.emplace(number, sign * best);
    return sign * best;
  }

 private:
  std::unordered_map<std::uint64_t, int> values_;
};

template <yinsh::ruleset Rules>
class library_solver {
 public:
  int value(yinsh::basic_position<Rules>& p) {
    if (const auto end = p.outcome()) return !end->winner ? 0 : end->winner == yinsh::color::white ? 1 : -1;
    const std::string bytes(reinterpret_cast<const char*>(&p), sizeof(p));
    if (const auto known = values_.find(bytes); known != values_.end()) return known->second;
    const int sign = p.to_act() == yinsh::color::white ? 1 : -1;
    int best = -1;
    for (const auto a : yinsh::legal_actions(p)) {
      const auto token = yinsh::play_unchecked(p, a);
      const int reached = sign * value(p);
      yinsh::undo(p, token);
      if (reached > best) best = reached;
      if (best == 1) break;
    }
    values_.emplace(bytes, sign * best);
    return sign * best;
  }

 private:
  std::unordered_map<std::string, int> values_;
};

template <yinsh::ruleset Rules>
lockstep::tally explore(const char* what) {
  explorer<Rules> all;
  all.explore({}, naive::start(lockstep::to_naive<Rules>()));
  lockstep::report(what, all.examiner.met);
  return all.examiner.met;
}

template <yinsh::ruleset Rules>
int solve() {
  yinsh::basic_position<Rules> p;
  const int value = library_solver<Rules>{}.value(p);
  CHECK(p == yinsh::basic_position<Rules>{});
  CHECK(naive_solver{}.value(naive::start(lockstep::to_naive<Rules>())) == value);
  return value;
}

}  // namespace
TEST_CASE("seven points, one ring each, rows of two: all positions; White wins") {
  using rules = seven_points<1, 5, 2, 1>;
  const lockstep::tally met = explore<rules>("seven points, rows of two");
  CHECK(met.positions == 2018);
  CHECK(met.ended_by(naive::ending::win) == met.games);
  CHECK(met.passes > 0);
  CHECK(solve<rules>() == 1);
}

TEST_CASE("[move.pass] [end.blocked] seven points, one ring each, rows of three: all positions; White wins") {
  using rules = seven_points<1, 9, 3, 1>;
  const lockstep::tally met = explore<rules>("seven points, rows of three");
  CHECK(met.positions == 2942);
  CHECK(met.passes > 0);
  CHECK(met.ended_by(naive::ending::blocked) > 0);
  CHECK(met.ended_by(naive::ending::win) > 0);
  CHECK(solve<rules>() == 1);
}

TEST_CASE(
    "[row.each] [row.order] [end.win] seven points, two rings each, both to be removed: all positions; White "
    "wins") {
  using rules = seven_points<2, 9, 2, 2>;
  const lockstep::tally met = explore<rules>("seven points, two rings each");
  CHECK(met.positions == 23'002);
  CHECK(met.for_opponent > 0);
  CHECK(met.fullest_choice > 2);
  CHECK(met.passes > 0);
  CHECK(met.ended_by(naive::ending::blocked) > 0);
  CHECK(met.ended_by(naive::ending::win) > 0);
  CHECK(solve<rules>() == 1);
}

TEST_CASE("[rules.full] six rings on seven points: the first ring move fills the board, always a draw") {
  using rules = seven_points<3, 9, 2, 3>;
  const lockstep::tally met = explore<rules>("six rings on seven points");
  CHECK(met.ended_by(naive::ending::blocked) == met.games);
  CHECK(solve<rules>() == 0);
}

TEST_CASE("[end.pool] [row.choice] thirteen points, four markers, rows of two: all positions; White wins") {
  using rules = thirteen_points<4, 2>;
  const lockstep::tally met = explore<rules>("thirteen points, rows of two");
  CHECK(met.positions == 71'304);
  CHECK(met.for_opponent > 0);
  CHECK(met.ended_by(naive::ending::pool) > 0);
  CHECK(met.ended_by(naive::ending::win) > 0);
  CHECK(solve<rules>() == 1);
}

TEST_CASE("[end.pool] [move.flip] thirteen points, four markers, rows of three: all positions; a draw") {
  using rules = thirteen_points<4, 3>;
  const lockstep::tally met = explore<rules>("thirteen points, rows of three");
  CHECK(met.positions == 101'211);
  CHECK(met.ended_by(naive::ending::pool) > 0);
  CHECK(met.ended_by(naive::ending::win) > 0);
  CHECK(solve<rules>() == 0);
}
