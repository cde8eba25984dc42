// SPDX-License-Identifier: MIT
#include <yinsh/record/game_text.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sample_games.hpp"

#ifndef YINSH_TEST_DATA
#define YINSH_TEST_DATA ""
#endif
#ifndef YINSH_TEST_SOURCE_DIR
#define YINSH_TEST_SOURCE_DIR ""
#endif

using namespace yinsh;

namespace {

template <ruleset Rules>
std::string atomic_text(const basic_game<Rules>& g) {
  std::string buffer(max_atomic_game_chars<Rules>, '\0');
  const printed done = to_atomic_game(std::span<char>(buffer), g);
  REQUIRE(done);
  buffer.resize(done.size);
  return buffer;
}

template <ruleset Rules>
std::string ply_text(const basic_game<Rules>& g) {
  std::string buffer(max_ply_game_chars<Rules>, '\0');
  const printed done = to_ply_game(std::span<char>(buffer), g);
  REQUIRE(done);
  buffer.resize(done.size);
  return buffer;
}

// Both forms of a game lead back to it.
template <ruleset Rules>
void check_both_forms(const basic_game<Rules>& g) {
  const auto atomic = parse_atomic_game<Rules>(atomic_text(g));
  REQUIRE(atomic);
  CHECK(*atomic == g);
  const auto plies = parse_ply_game<Rules>(ply_text(g));
  REQUIRE(plies);
  CHECK(*plies == g);
}

// Ten rings in four columns, so that White's first move can be described easily.
const std::string rings = "1.e1 2.g2\n3.e2 4.g3\n5.e3 6.g4\n7.e4 8.g5\n9.e5 10.g6\n";

struct bad_text {
  std::string text;
  text_error_kind kind;
  violation broken;
  std::size_t line;
  std::size_t column;
};

}  // namespace

static_assert(parse_atomic_game("place e4\nplace f6 # a comment\n\nresult draw")->result() ==
              game_result::agreed_draw());
static_assert(parse_atomic_game("place e4\nplace e4").error().broken == violation::occupied);
static_assert(parse_ply_game("1.e4 2.f6 1-0")->result() == game_result::win(color::white));
static_assert(parse_ply_game("e4 e4").error().broken == violation::occupied);
static_assert([] {
  const game g = *parse_ply_game("1.e4 2.f6 *");
  std::array<char, 64> buffer{};
  const printed atomic = to_atomic_game(std::span<char>(buffer), g);
  if (std::string_view(buffer.data(), atomic.size) != "place e4\nplace f6\nresult unfinished\n") return false;
  const printed plies = to_ply_game(std::span<char>(buffer), g);
  return std::string_view(buffer.data(), plies.size) == "1.e4 2.f6\n*\n";
}());

TEST_CASE("an empty text is a game of no actions") {
  for (const char* text : {"", "\n", " \r\n", "# only a comment", "#\n#"}) {
    CHECK(*parse_atomic_game(text) == game{});
    CHECK(*parse_ply_game(text) == game{});
  }
  CHECK(atomic_text(game{}) == "result unfinished\n");
  CHECK(ply_text(game{}) == "*\n");
}

TEST_CASE("one atomic action a line, with comments and empty lines, in either case") {
  const auto g = parse_atomic_game("# a game\r\n\r\n  PLACE e4  # the first\nplace F6\nresult Unfinished # why not");
  REQUIRE(g);
  CHECK(g->size() == 2);
  CHECK(g->result() == game_result{});
}

TEST_CASE("numbered plies, on any lines, with comments, and without numbers") {
  const game expected = *parse_atomic_game("place e4\nplace f6\nplace g7\nresult black");
  for (const char* text :
       {"1.e4 2.f6\n3.g7\n0-1\n", "1. e4\n\n2.  F6 # here\n3.g7 0-1", "e4 f6 g7 0-1", "\t1.e4 f6\r\n3.g7\r\n0-1"})
    CHECK(*parse_ply_game(text) == expected);
}

TEST_CASE("a result that no rule gives is a winner for an unstated reason or an agreed draw") {
  CHECK(parse_atomic_game("result white")->result() == game_result::win(color::white));
  CHECK(parse_atomic_game("result black")->result() == game_result::win(color::black));
  CHECK(parse_atomic_game("result draw")->result() == game_result::agreed_draw());
  CHECK(parse_atomic_game("result unfinished")->result() == game_result{});
  CHECK(parse_ply_game("1-0")->result() == game_result::win(color::white));
  CHECK(parse_ply_game("0-1")->result() == game_result::win(color::black));
  CHECK(parse_ply_game("1/2-1/2")->result() == game_result::agreed_draw());
  CHECK(parse_ply_game("*")->result() == game_result{});
}

TEST_CASE("the reason of a resignation is lost, its winner is not") {
  game g;
  g.declare(game_result::resignation(color::white));
  CHECK(atomic_text(g) == "result black\n");
  CHECK(ply_text(g) == "0-1\n");
  CHECK(parse_ply_game(ply_text(g))->result() == game_result::win(color::black));
}

TEST_CASE("[end.win] a result must be that of the rules where they end the game") {
  game g = sample::random_game(2);
  REQUIRE(g.result().how() == ending::by_rules);
  REQUIRE(g.result().winner());
  const std::string atomic = atomic_text(g);
  const std::string plies = ply_text(g);
  const std::string actions = atomic.substr(0, atomic.rfind("result"));
  const std::string numbered = plies.substr(0, plies.rfind('\n', plies.size() - 2) + 1);
  const bool white = g.result().winner() == color::white;
  for (const char* wrong : {white ? "black" : "white", "draw", "unfinished"}) {
    const auto found = parse_atomic_game(actions + "result " + wrong);
    REQUIRE_FALSE(found);
    CHECK(found.error().kind == text_error_kind::mismatch);
    CHECK(found.error().offset == actions.size() + 7);
  }
  for (const char* wrong : {white ? "0-1" : "1-0", "1/2-1/2", "*"}) {
    const auto found = parse_ply_game(numbered + wrong);
    REQUIRE_FALSE(found);
    CHECK(found.error().kind == text_error_kind::mismatch);
    CHECK(found.error().offset == numbered.size());
  }
  CHECK(*parse_atomic_game(actions) == g);
  CHECK(*parse_ply_game(numbered) == g);
}

TEST_CASE("random games come back from both forms, standard and blitz") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    check_both_forms(sample::random_game(seed));
    check_both_forms(sample::random_game<blitz>(seed));
  }
}

TEST_CASE("a game that stops anywhere, also inside a ply, comes back from both forms") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    game g = sample::random_game(seed);
    while (g.undo()) {
      g.declare(game_result{});
      check_both_forms(g);
      game won = g;
      won.declare(game_result::win(color::black));
      check_both_forms(won);
    }
  }
}

TEST_CASE("a bad line of atomic actions is reported with its kind, its clause and its place") {
  using kind = text_error_kind;
  const std::vector<bad_text> table{
      {"place e4\nplaec f6\n", kind::unreadable, violation::none, 2, 1},
      {"place\n", kind::unreadable, violation::none, 1, 6},
      {"place\ne4", kind::unreadable, violation::none, 1, 6},
      {"  place e4 f6", kind::unreadable, violation::none, 1, 12},
      {"place e4; place f6", kind::unreadable, violation::none, 1, 9},
      {std::string("place e4\n\0", 10), kind::unreadable, violation::none, 2, 1},
      {"result", kind::unreadable, violation::none, 1, 7},
      {"result  nobody", kind::unreadable, violation::none, 1, 9},
      {"result draw draw", kind::unreadable, violation::none, 1, 13},
      {"result draw\nplace e4", kind::unreadable, violation::none, 2, 1},
      {"result draw\nresult draw", kind::unreadable, violation::none, 2, 1},
      {"# \xC3\xA4\nplace a1 # \xC3\xA4", kind::illegal, violation::off_board, 2, 7},
      {"place e4\nplace e4", kind::illegal, violation::occupied, 2, 7},
      {"place e4\nmove e4 e5", kind::illegal, violation::ring_must_be_placed, 2, 1},
      {"row e4 e7", kind::illegal, violation::row_length, 1, 5},
      {"pass", kind::illegal, violation::ring_must_be_placed, 1, 1},
  };
  for (const bad_text& bad : table) {
    INFO(bad.text);
    const auto found = parse_atomic_game(bad.text);
    REQUIRE_FALSE(found);
    CHECK(found.error().kind == bad.kind);
    CHECK(found.error().broken == bad.broken);
    CHECK(found.error().line == bad.line);
    CHECK(found.error().column == bad.column);
  }
}

TEST_CASE("a bad ply is reported with its kind, its clause and its place") {
  using kind = text_error_kind;
  const std::vector<bad_text> table{
      {"1.e4 3.f6", kind::mismatch, violation::none, 1, 6},
      {"0.e4", kind::mismatch, violation::none, 1, 1},
      {"1.e4 2.?", kind::unreadable, violation::none, 1, 8},
      {"1.e4\n2.", kind::unreadable, violation::none, 2, 3},
      {"1.e4 2-0", kind::unreadable, violation::none, 1, 6},
      {"1.e4 1-0 2.f6", kind::unreadable, violation::none, 1, 10},
      {"1.e4 * *", kind::unreadable, violation::none, 1, 8},
      {"1.e4 2.e4", kind::illegal, violation::occupied, 1, 8},
      {"1.e4 2.a1", kind::illegal, violation::off_board, 1, 8},
      {rings + "11.e1-e6", kind::illegal, violation::crosses_ring, 6, 7},
      {rings + "11.e5-e7;xe1-e5xe2", kind::illegal, violation::row_incomplete, 6, 10},
  };
  for (const bad_text& bad : table) {
    INFO(bad.text);
    const auto found = parse_ply_game(bad.text);
    REQUIRE_FALSE(found);
    CHECK(found.error().kind == bad.kind);
    CHECK(found.error().broken == bad.broken);
    CHECK(found.error().line == bad.line);
    CHECK(found.error().column == bad.column);
  }
}

TEST_CASE("[row.resolve] only the last ply may lack what is due") {
  for (std::uint64_t seed = 0;; ++seed) {
    const game whole = sample::random_game(seed);
    std::size_t move = 0;  // a ring move that makes a row for its mover, and after it the game goes on
    while (move < whole.size() && whole.actions()[move].kind() != action_kind::remove_row) ++move;
    if (move + 3 >= whole.size() || whole.actions()[move - 1].kind() != action_kind::move_ring) continue;
    game open = whole;
    open.jump(move);
    if (open.position().mover() != open.position().to_act()) continue;
    open.declare(game_result{});
    std::string text = ply_text(open);
    text.resize(text.size() - 2);  // without its "*"
    CHECK(*parse_ply_game(text) == open);
    CHECK(*parse_ply_game(text + "*") == open);
    const auto found = parse_ply_game(text + "e4-e5");
    REQUIRE_FALSE(found);
    CHECK(found.error().kind == text_error_kind::illegal);
    CHECK(found.error().broken == violation::row_must_be_removed);
    break;
  }
}

TEST_CASE("[row.choice] a short form that fits several rows is refused, with the rows that fit") {
  const auto complete = sample::file_text(std::string(YINSH_TEST_SOURCE_DIR) + "/examples/games/complete.txt");
  if (!complete) {
    MESSAGE("YINSH_TEST_SOURCE_DIR does not hold the game of the examples: skipped");
    return;
  }
  const auto g = parse_atomic_game(*complete);
  REQUIRE(g);
  std::string text = ply_text(*g);
  const std::size_t last = text.find(";xf5-f9xc3;xe4-e8xd6");
  REQUIRE(last != std::string::npos);
  text.replace(last, 20, ";xc3;xd6");
  const auto found = parse_ply_game(text);
  REQUIRE_FALSE(found);
  CHECK(found.error().kind == text_error_kind::ambiguous);
  CHECK(found.error().offset == last + 1);
  CHECK(found.error().fitting.size() > 1);
}

TEST_CASE("[row.order] [row.each] the game of the examples shows rows for both and a choice between crossing rows") {
  const auto complete = sample::file_text(std::string(YINSH_TEST_SOURCE_DIR) + "/examples/games/complete.txt");
  if (!complete) {
    MESSAGE("YINSH_TEST_SOURCE_DIR does not hold the game of the examples: skipped");
    return;
  }
  game g = *parse_atomic_game(*complete);
  CHECK(g.result().outcome() == outcome{color::black, end_reason::rings});
  check_both_forms(g);
  bool rows_for_both = false;
  bool rows_cross = false;
  for (g.jump(0); g.redo();) {
    const position& p = g.position();
    if (p.phase() != phase::remove_row) continue;
    rows_for_both =
        rows_for_both || (!rows<5>(p.board(), color::white).empty() && !rows<5>(p.board(), color::black).empty());
    for (const row one : rows_to_choose(p))
      for (const row other : rows_to_choose(p))
        rows_cross = rows_cross || (one.axis() != other.axis() && one.points().intersects(other.points()));
  }
  CHECK(rows_for_both);
  CHECK(rows_cross);
}

TEST_CASE("a text that is cut off at any byte is a shorter game or an error with its place") {
  const std::string atomic = atomic_text(sample::random_game(3));
  const std::string plies = ply_text(sample::random_game(3));
  for (std::size_t size = 0; size < atomic.size(); ++size) {
    const auto found = parse_atomic_game(std::string_view(atomic).substr(0, size));
    if (!found) REQUIRE(found.error().offset <= size);
  }
  for (std::size_t size = 0; size < plies.size(); ++size) {
    const auto found = parse_ply_game(std::string_view(plies).substr(0, size));
    if (!found) REQUIRE(found.error().offset <= size);
  }
  CHECK(parse_atomic_game(atomic + atomic).error().offset == atomic.size());
  CHECK(parse_ply_game(plies + plies).error().offset == plies.size());
}

TEST_CASE("a megabyte of noise is refused") {
  naive::random_source random{19};
  std::string noise(1 << 20, '\0');
  for (char& c : noise) c = static_cast<char>(random.next() & 0xFFU);
  CHECK_FALSE(parse_atomic_game("x" + noise));
  CHECK_FALSE(parse_ply_game("?" + noise));
  CHECK(parse_ply_game(std::string(1 << 20, '\n')));
  CHECK(parse_atomic_game(std::string(1 << 20, '#')));
}

TEST_CASE("a buffer that is too small is refused, and one that just fits is not") {
  const game g = sample::random_game(5);
  const std::size_t atomic = atomic_text(g).size();
  const std::size_t plies = ply_text(g).size();
  std::vector<char> buffer(atomic > plies ? atomic : plies);
  const auto first = [&](std::size_t size) { return std::span<char>(buffer).first(size); };
  CHECK(to_atomic_game(first(atomic), g) == printed{atomic, text_error_kind::none});
  CHECK(to_ply_game(first(plies), g) == printed{plies, text_error_kind::none});
  for (const std::size_t less : {std::size_t{1}, std::size_t{2}, plies / 2, plies}) {
    CHECK(to_atomic_game(first(atomic - less), g) == printed{0, text_error_kind::buffer_too_small});
    CHECK(to_ply_game(first(plies - less), g) == printed{0, text_error_kind::buffer_too_small});
  }
}

TEST_CASE("a game that does not start from the empty board has no such text") {
  game before = sample::random_game(1);
  before.jump(20);
  const game g{before.position()};
  std::array<char, 100> buffer{};
  CHECK(to_atomic_game(std::span<char>(buffer), g) == printed{0, text_error_kind::unprintable});
  CHECK(to_ply_game(std::span<char>(buffer), g) == printed{0, text_error_kind::unprintable});
}

TEST_CASE("recorded games come back from both forms, and the atomic text is theirs") {
  const auto games = sample::recorded_games(YINSH_TEST_DATA);
  if (games.empty()) {
    MESSAGE("YINSH_TEST_DATA names no folder of recorded games: skipped");
    return;
  }
  for (const auto& file : games) {
    INFO(file.name);
    const auto g = parse_atomic_game(file.text);
    REQUIRE(g);
    check_both_forms(*g);
    // A record may name the ends of a row in the other order; but for its heading it has as many characters.
    const std::size_t heading = file.text[0] == '#' ? file.text.find('\n') + 1 : 0;
    CHECK(atomic_text(*g).size() == file.text.size() - heading);
  }
}
