// SPDX-License-Identifier: MIT
// Recorded games: they replay to their results through the checked door, every position is examined beside the naive
// model, and random play goes on from the two that come near to [end.blocked].
#include <doctest/doctest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data_folder.hpp"
#include "examiner.hpp"

namespace {

// The result of a position as the files write it.
std::string result_of(const yinsh::position& p) {
  const std::optional<yinsh::outcome> end = p.outcome();
  if (!end) return "unfinished";
  return end->winner ? yinsh::to_string(*end->winner) : "draw";
}

// Two players resigned, which the rules do not know: the files give the result nevertheless.
bool resigned(const naive::game_record& record) {
  return record.file == "game-0004.txt" || record.file == "game-0005.txt";
}

constexpr int last_actions = 12;                // at the end of a game, from before each of which others go on
constexpr int branches = lockstep::scaled(20);  // from each of them

}  // namespace

TEST_CASE("data: all recorded games replay to their results, and every position agrees with the naive model") {
  if (!lockstep::data_is_here()) return;
  const std::vector<naive::game_record> records = naive::read_games(lockstep::data_folder());
  CHECK(records.size() == 287);
  lockstep::examiner<yinsh::standard> examiner;
  int replayed = 0;
  for (const naive::game_record& record : records) {
    CAPTURE(record.file);
    REQUIRE_FALSE(record.actions.empty());
    yinsh::position p;
    for (const naive::action& chosen : record.actions) {
      const std::optional<yinsh::action> a = lockstep::to_library<yinsh::standard>(chosen);
      REQUIRE(a.has_value());
      REQUIRE_MESSAGE(yinsh::play(p, *a) == yinsh::violation::none, naive::name(chosen));
    }
    CHECK(result_of(p) == (resigned(record) ? "unfinished" : record.result));

    // Beside the naive model, as many of them as the time allows.
    if (replayed++ % (YINSH_TEST_GAMES_DIVISOR) != 0) continue;
    std::size_t next = 0;
    examiner.play_on(
        {}, naive::start({}), [&](const naive::game&) { return record.actions[next++]; },
        static_cast<int>(record.actions.size()));
  }
  lockstep::report("recorded games", examiner.met);
}

TEST_CASE("[end.blocked] [move.pass] data: random play from the ends of two games in which nobody could move") {
  if (!lockstep::data_is_here()) return;
  lockstep::examiner<yinsh::standard> examiner;
  naive::random_source random{3};
  for (const char* file : {"game-0286.txt", "game-0287.txt"}) {
    const naive::game_record record = naive::read_game(lockstep::data_folder(), file);
    REQUIRE(record.actions.size() > last_actions);
    yinsh::position p;
    naive::game g = naive::start({});
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
      if (i + last_actions >= record.actions.size())
        for (int branch = 0; branch < branches; ++branch)
          examiner.play_on(p, g, lockstep::random_player{{random.next()}});
      const std::optional<yinsh::action> a = lockstep::to_library<yinsh::standard>(record.actions[i]);
      REQUIRE(a.has_value());
      REQUIRE(yinsh::play(p, *a) == yinsh::violation::none);
      g = naive::play(g, record.actions[i]);
    }
  }
  lockstep::report("from the ends of two games", examiner.met);
  if (lockstep::in_full) {
    CHECK(examiner.met.passes > 0);
    CHECK(examiner.met.ended_by(naive::ending::blocked) > 0);
  }
}
