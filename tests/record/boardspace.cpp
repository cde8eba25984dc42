// SPDX-License-Identifier: MIT
#include <yinsh/record/boardspace.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <yinsh/record/game_text.hpp>

#include "sample_games.hpp"
#include "sgf_of.hpp"

#ifndef YINSH_TEST_DATA
#define YINSH_TEST_DATA ""
#endif

using namespace yinsh;

namespace {

// The actions and the winner in atomic form, in one line.
template <ruleset Rules>
std::string story(const basic_game<Rules>& g) {
  std::string buffer(max_atomic_game_chars<Rules>, '\0');
  buffer.resize(to_atomic_game(std::span<char>(buffer), g).size);
  for (char& c : buffer)
    if (c == '\n') c = ';';
  return buffer;
}

// A file with these nodes after a usual header.
std::string file_with(const std::string& nodes, const std::string& header = "SU[Yinsh]CM[0,1]") {
  return " (;\nGM[24]VV[2]\n" + header + "\nP0[id \"ann\"]\nP1[id \"bob\"]\n" + nodes + ")\n";
}

std::string story_of(const std::string& text) {
  const auto found = parse_boardspace(text);
  INFO(text);
  if (!found) return "error";
  return story(found->game);
}

// All ten rings: White's on e1 to e5, Black's on g2 to g6. The first ring move is White's.
const std::string placements =
    "; P0[0 Start White]\n"
    "; P0[place wr E 1]\n; P1[place br G 2]\n; P0[place wr E 2]\n; P1[place br G 3]\n; P0[place wr E 3]\n"
    "; P1[place br G 4]\n; P0[place wr E 4]\n; P1[place br G 5]\n; P0[place wr E 5]\n; P1[place br G 6]\n; P1[Done]\n";
const std::string placed = "place e1;place g2;place e2;place g3;place e3;place g4;place e4;place g5;place e5;place g6;";

struct bad_text {
  std::string text;
  text_error_kind kind;
  violation broken;
  std::string before;  // what stands just before the place
};

constexpr std::string_view two_placements =
    "(;SU[Yinsh]P0[id \"ann\"]P1[id \"bob\"];P0[place wr e 4];P1[place br f 6];P1[Resign])";

}  // namespace

static_assert(parse_boardspace(two_placements)->game.size() == 2);
static_assert(parse_boardspace(two_placements)->headers.white == "ann");
static_assert(parse_boardspace(two_placements)->game.result() == game_result::resignation(color::black));
static_assert(parse_boardspace("(;P0[place wr a 1])").error().broken == violation::off_board);
static_assert([] {
  std::array<char, 600> buffer{};
  const auto found = parse_boardspace(two_placements);
  const printed done = to_boardspace(std::span<char>(buffer), *found);
  return done && *parse_boardspace(std::string_view(buffer.data(), done.size)) == *found;
}());

TEST_CASE("a ring move in one step and in two are the same") {
  const std::string expected = placed + "move e5 e7;result unfinished;";
  for (const char* nodes : {
           "; P0[21 move E 5 E 7]TM[99156]\n; P0[22 Done ]TM[103195]\n",
           "; P0[21 place w  E 5]TM[1]\n; P0[22 drop board  E 7]TM[2]\n; P0[23 Done ]TM[3]\n",
           "; P0[21 pick w]; P0[22 drop board  E 5]; P0[23 drop board  E 7]; P0[24 Done ]",
       })
    CHECK(story_of(file_with(placements + nodes)) == expected);
}

TEST_CASE("what was dropped may be picked up again, and the last drop counts") {
  const std::string expected = placed + "move e5 e7;result unfinished;";
  for (const char* nodes : {
           "; P0[place w E 5]; P0[drop board E 6]; P0[pick board E 6]; P0[drop board E 7]; P0[Done]",
           "; P0[place w E 5]; P0[drop board E 8]; P0[drop board E 7]; P0[Done]",
           "; P0[place w E 5]; P0[drop board D 5]; P0[pick board D 5]; P0[drop board E 5]; P0[pick board E 5];"
           "P0[drop board E 7]; P0[Done]",
           "; P0[place w E 4]; P0[pick board E 4]; P0[drop board E 5]; P0[drop board E 7]; P0[Done]",
           "; P0[place w E 4]; P0[drop w]; P0[place w E 5]; P0[drop board E 7]; P0[Done]",
           "; P0[place w E 4]; P0[drop board C 4]; P0[place w E 5]; P0[drop board E 7]; P0[Done]",
           "; P0[move E 4 C 4]; P0[move E 5 E 7]; P0[Done]",
       }) {
    INFO(nodes);
    CHECK(story_of(file_with(placements + nodes)) == expected);
  }
}

TEST_CASE("[place.order] a ring may be placed by hand, and a placement corrected before it is done") {
  CHECK(story_of(file_with("; P0[pick wr]; P0[drop board E 4]; P0[Done]")) == "place e4;result unfinished;");
  CHECK(story_of(file_with("; P0[place wr E 3]; P0[pick board E 3]; P0[drop board E 4]; P0[Done]")) ==
        "place e4;result unfinished;");
  CHECK(story_of(file_with("; P0[place wr E 3]; P0[place wr E 4]; P0[Done]")) == "place e4;result unfinished;");
  CHECK(story_of(file_with("; P0[place wr E 3]; P0[pick board E 3]; P0[drop wr]; P0[pick wr]; P0[drop board E 4]")) ==
        "place e4;result unfinished;");
}

TEST_CASE("Done, the index and the time may be missing, and one Done may be too many") {
  const std::string expected = "place e4;place f6;result unfinished;";
  CHECK(story_of(file_with("; P0[1 place wr E 4]TM[7]; P0[2 Done]; P1[3 place br F 6]; P1[4 Done]")) == expected);
  CHECK(story_of(file_with("; P0[place wr E 4]; P1[place br F 6]")) == expected);
  CHECK(story_of(file_with("; P0[1 place wr E 4]; P0[2 Done]; P0[3 Done]; P1[99 place br F 6]")) == expected);
}

TEST_CASE("either case, and white space wherever it is free") {
  const std::string expected = "place e4;place f6;result unfinished;";
  CHECK(story_of(file_with("; p0[1 PLACE WR e 4]; P1[ 3  Place  Br   F   6 ]\n\n;\n")) == expected);
  CHECK(story_of(file_with("; P0[1 place wr E4];\r\nP1 [\t3 place br\nf6]")) == expected);
  CHECK(story_of(file_with("; P0[place wr E 4]; P1[place br F 6]", "su[YINSH]")) == expected);
}

TEST_CASE("the colours say who is White, whatever CM says") {
  for (const char* header : {"CM[1,0]", "CM[0,1]", ""}) {
    const std::string text = file_with("; P1[place wr E 4]; P0[place br F 6]; P0[Resign]", header);
    const auto found = parse_boardspace(text);
    REQUIRE(found);
    CHECK(found->headers == game_headers{"bob", "ann", "", ""});
    CHECK(found->game.size() == 2);
    CHECK(found->game.result() == game_result::resignation(color::black));
  }
  const std::string said_late = file_with("; P0[place wr E 4]; P1[place br F 6]; P0[Done]; CM[1,0]; P0[Resign]");
  const auto late = parse_boardspace(said_late);  // its headers are views into the text
  REQUIRE(late);
  CHECK(late->headers == game_headers{"ann", "bob", "", ""});
  CHECK(late->game.result() == game_result::resignation(color::white));
  const std::string text = file_with("; P0[Resign]", "CM[1,0]");
  const auto no_colours = parse_boardspace(text);
  REQUIRE(no_colours);
  CHECK(no_colours->headers.black == "ann");
  CHECK(no_colours->game.result() == game_result::resignation(color::black));
}

TEST_CASE("the headers are views of the text") {
  const auto text = file_with("", "DT[2026-01-31]GN[a final]TC[None]XY[anything (;) at all]");
  const auto found = parse_boardspace(text);
  REQUIRE(found);
  CHECK(found->headers == game_headers{"ann", "bob", "a final", "2026-01-31"});
  CHECK(found->headers.event.data() > text.data());
  CHECK(found->headers.event.data() < text.data() + text.size());
}

TEST_CASE("a result in any language names the winner") {
  const auto result_of = [](const std::string& re, const std::string& nodes = "") {
    const auto found = parse_boardspace(file_with(nodes, "RE[" + re + "]"));
    REQUIRE(found);
    return found->game.result();
  };
  CHECK(result_of("Game won by ann") == game_result::win(color::white));
  CHECK(result_of("\xD0\x98\xD0\xB3\xD1\x80\xD1\x83 bob.") == game_result::win(color::black));
  CHECK(result_of("bob\xE3\x81\xAE\xE5\x8B\x9D\xE3\x81\xA1") == game_result::win(color::black));
  CHECK(result_of("Game won by annabel") == game_result{});  // a piece of a word is not a name
  CHECK(result_of("ann and bob drew") == game_result{});
  CHECK(result_of("") == game_result{});
  CHECK(result_of("Game won by bob", "; P0[Resign]; P0[Done]") == game_result::resignation(color::white));
}

TEST_CASE("of two names the one that holds the other is meant, and equal names tell nothing") {
  const auto result_of = [](const std::string& white, const std::string& black, const std::string& re) {
    const auto found = parse_boardspace("(;P0[id \"" + white + "\"]P1[id \"" + black + "\"]RE[" + re + "])");
    REQUIRE(found);
    return found->game.result();
  };
  CHECK(result_of("ann", "ann lee", "Game won by ann lee") == game_result::win(color::black));
  CHECK(result_of("ann", "ann lee", "Game won by ann") == game_result::win(color::white));
  CHECK(result_of("ann lee", "lee", "Game won by ann lee") == game_result::win(color::white));
  CHECK(result_of("ann", "ann", "Game won by ann") == game_result{});
  CHECK(result_of("", "ann", "Game won by ann") == game_result::win(color::black));
  CHECK(result_of(std::string(101, 'a'), "b", std::string(101, 'a')) == game_result{});  // longer than is looked for
}

TEST_CASE("a step that was begun is dropped where the game ends, and one that lacks only its Done is played") {
  const std::string begun = placements + "; P0[place w E 5]";
  CHECK(story_of(file_with(begun)) == placed + "result unfinished;");
  CHECK(story_of(file_with(begun + "; P0[Resign]")) == placed + "result black;");
  CHECK(story_of(file_with(begun + "; P0[drop board E 7]; P1[Resign]")) == placed + "move e5 e7;result white;");
  CHECK(story_of(file_with(begun + "; P0[drop board E 7]")) == placed + "move e5 e7;result unfinished;");
}

TEST_CASE("resignation, time and agreement end a game") {
  const auto result_of = [](const std::string& nodes) { return parse_boardspace(file_with(nodes))->game.result(); };
  CHECK(result_of("; P0[Resign]; P0[Done]") == game_result::resignation(color::white));
  CHECK(result_of("; P0[WinOnTime]") == game_result::loss_on_time(color::black));
  CHECK(result_of("; P0[OfferDraw]; P1[AcceptDraw]") == game_result::agreed_draw());
  CHECK(result_of("; P0[OfferDraw]; P1[DeclineDraw]") == game_result{});
}

TEST_CASE("what cannot be read is reported with its kind, its clause and its place") {
  using kind = text_error_kind;
  const auto nodes = [](const std::string& n) { return file_with(placements + n); };
  const std::vector<bad_text> table{
      {"", kind::unreadable, violation::none, ""},
      {"hello", kind::unreadable, violation::none, ""},
      {"( P0[id \"a\"])", kind::unreadable, violation::none, "( "},
      {"(;", kind::unreadable, violation::none, "(;"},
      {"(;GM[24", kind::unreadable, violation::none, "(;GM[24"},
      {"(;GM 24])", kind::unreadable, violation::none, "(;GM "},
      {"(;[24])", kind::unreadable, violation::none, "(;"},
      {"(;)(;)", kind::unreadable, violation::none, "(;)"},
      {"(;(;))", kind::unreadable, violation::none, "(;"},
      {std::string("(;\0)", 4), kind::unreadable, violation::none, "(;"},
      {"(;P0[id ann])", kind::unreadable, violation::none, "P0[id "},
      {"(;P0[id \"ann])", kind::unreadable, violation::none, "P0[id \""},
      {"(;P0[id \"])", kind::unreadable, violation::none, "P0[id \""},
      {"(;GM[2])", kind::mismatch, violation::none, "(;GM["},
      {"(;SU[Zertz])", kind::mismatch, violation::none, "(;SU["},
      {"(;SU[Yinsh-Blitz])", kind::mismatch, violation::none, "(;SU["},
      {nodes("; P0[21 jump E 1]"), kind::unreadable, violation::none, "; P0[21 "},
      {nodes("; P0[]"), kind::unreadable, violation::none, "; P0["},
      {nodes("; P0[Start Green]"), kind::unreadable, violation::none, "; P0[Start "},
      {nodes("; P0[place x E 1]"), kind::unreadable, violation::none, "; P0[place "},
      {nodes("; P0[place board E 1]"), kind::unreadable, violation::none, "; P0["},
      {nodes("; P0[remove board E 1]"), kind::unreadable, violation::none, "; P0["},
      {nodes("; P0[move E 1]"), kind::unreadable, violation::none, "; P0[move E 1"},
      {nodes("; P0[move E 1 E]"), kind::unreadable, violation::none, "; P0[move E 1 E"},
      {nodes("; P0[move E 1 EE 2]"), kind::unreadable, violation::none, "; P0[move E 1 "},
      {nodes("; P0[move E 1 E 02]"), kind::unreadable, violation::none, "; P0[move E 1 E "},
      {nodes("; P0[move E 1 D 1 D 2]"), kind::unreadable, violation::none, "; P0[move E 1 D 1 "},
      {nodes("; P0[Done now]"), kind::unreadable, violation::none, "; P0[Done "},
      {nodes("; P0[move E 5 E 99]"), kind::illegal, violation::off_board, "; P0[move E 5 "},
      {nodes("; P0[move A 1 A 2]"), kind::illegal, violation::off_board, "; P0[move "},
      {nodes("; P0[move E 5 E 5]; P0[Done]"), kind::illegal, violation::same_point, "; P0["},
      {nodes("; P0[move E 5 F 8]; P0[Done]"), kind::illegal, violation::not_on_line, "; P0["},
      {nodes("; P0[place w E 5]; P0[drop board E 1]; P0[Done]"), kind::illegal, violation::crosses_ring,
       "; P0[place w E 5]; P0["},
      {nodes("; P0[place w E 6]; P0[drop board E 7]; P0[Done]"), kind::illegal, violation::no_ring,
       "; P0[place w E 6]; P0["},
      {nodes("; P0[move G 2 H 3]; P0[Done]"), kind::illegal, violation::opponents_ring, "; P0["},
      {nodes("; P0[place wr E 6]; P0[Done]"), kind::illegal, violation::ring_must_be_moved, "; P0["},
      {nodes("; P0[remove wr E 5]"), kind::illegal, violation::ring_must_be_moved, "; P0["},
      {nodes("; P0[remove w E 5 E 9]"), kind::illegal, violation::ring_must_be_moved, "; P0["},
      {nodes("; P0[remove w E 5 E 8]"), kind::illegal, violation::row_length, "; P0["},
      {nodes("; P0[remove w E 5 F 9]"), kind::illegal, violation::row_not_straight, "; P0["},
      {nodes("; P0[Pass]"), kind::illegal, violation::can_move, "; P0["},
      {nodes("; P0[Resign]; P0[move E 5 E 7]; P0[Done]"), kind::illegal, violation::game_over, "; P0[Resign]; P0["},
      {nodes("; P0[Resign]; P1[Resign]"), kind::illegal, violation::game_over, "; P0[Resign]; P1["},
      {nodes("; P0[place b E 5]"), kind::mismatch, violation::none, "; P0[place "},
      {nodes("; P1[move E 5 E 7]; P1[Done]"), kind::mismatch, violation::none, "; P1["},
      {nodes("; P0[drop board E 7]"), kind::mismatch, violation::none, "; P0["},
      {nodes("; P0[place w E 5]; P1[drop board E 7]"), kind::mismatch, violation::none, "; P0[place w E 5]; P1["},
      {nodes("; P0[place w E 5]; P0[pick board E 7]"), kind::mismatch, violation::none, "; P0[place w E 5]; P0["},
      {nodes("; P0[place w E 5]; P0[Done]"), kind::mismatch, violation::none, "; P0[place w E 5]; P0["},
      {nodes("; P0[place w E 5]; P1[move G 2 H 3]"), kind::mismatch, violation::none, "; P0[place w E 5]; P1["},
      {file_with("; P0[Resign]", "RE[Game won by ann]"), kind::mismatch, violation::none, "RE["},
  };
  for (const bad_text& bad : table) {
    INFO(bad.text);
    const auto found = parse_boardspace(bad.text);
    REQUIRE_FALSE(found);
    const text_error& e = found.error();
    CHECK(e.kind == bad.kind);
    CHECK(e.broken == bad.broken);
    REQUIRE(e.offset >= bad.before.size());
    REQUIRE(e.offset <= bad.text.size());
    CHECK(bad.text.substr(e.offset - bad.before.size(), bad.before.size()) == bad.before);
  }
}

TEST_CASE("the place of an error is its line and column") {
  const auto found = parse_boardspace("(;\nP0[id \"\xC3\x84nne\"] ; P0[place wr Z 1]\n)");
  REQUIRE_FALSE(found);
  CHECK(found.error().line == 2);
  CHECK(found.error().column == 29);
  CHECK(std::string(found.error().clause()) == "[board.points]");
}

TEST_CASE("a file that is cut off at any byte is not read") {
  basic_record<standard> r{{"ann", "bob", "a final", "2026"}, sample::random_game(3)};
  const std::string text = sgf_of(r);
  REQUIRE(parse_boardspace(text));
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    const auto found = parse_boardspace(std::string_view(text).substr(0, size));
    REQUIRE_FALSE(found);
    REQUIRE(found.error().offset <= size);
  }
}

TEST_CASE("whatever bytes are changed, reading ends with a game or with a place") {
  const basic_record<standard> r{{"ann", "bob", "", ""}, sample::random_game(4)};
  const std::string text = sgf_of(r);
  naive::random_source random{17};
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::string changed = text;
    for (int n = random.below(3); n >= 0; --n)
      changed[std::size_t(random.below(static_cast<int>(text.size())))] = static_cast<char>(random.below(256));
    const auto found = parse_boardspace(changed);
    if (found) continue;
    ++refused;
    REQUIRE(found.error().kind != text_error_kind::none);
    REQUIRE(found.error().offset <= changed.size());
  }
  CHECK(refused > 0);
}

TEST_CASE("a megabyte of noise is refused") {
  naive::random_source random{18};
  std::string noise(1 << 20, '\0');
  for (char& c : noise) c = static_cast<char>(random.next() & 0xFFU);
  CHECK_FALSE(parse_boardspace(noise));
  CHECK_FALSE(parse_boardspace("(;" + noise));
  CHECK(parse_boardspace("(;" + std::string(1 << 20, ' ') + ")"));
  CHECK_FALSE(parse_boardspace("(;" + std::string(1 << 20, '(')));
  CHECK(parse_boardspace("(;P0[id \"" + std::string(1 << 19, 'a') + "b\"]RE[" + std::string(1 << 20, 'a') + "])"));
}

TEST_CASE("what is written is read back as the same record") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    basic_record<standard> r{{"ann", "bob", "a final", "2026-01-31"}, sample::random_game(seed)};
    CHECK(*parse_boardspace(sgf_of(r)) == r);
    naive::random_source random{seed};
    for (const game_result result :
         {game_result{}, game_result::resignation(color::black), game_result::win(color::black),
          game_result::loss_on_time(color::white), game_result::agreed_draw()}) {
      r.game.jump(std::size_t(random.below(static_cast<int>(r.game.size()))));
      REQUIRE(r.game.declare(result) == violation::none);
      CHECK(*parse_boardspace(sgf_of(r)) == r);
      if (r.game.size() == 0) break;
    }
    const basic_record<blitz> quick{{"", "", "", ""}, sample::random_game<blitz>(seed)};
    CHECK(*parse_boardspace<blitz>(sgf_of(quick)) == quick);
    CHECK(parse_boardspace<standard>(sgf_of(quick)).error().kind == text_error_kind::mismatch);
  }
}

TEST_CASE("headers may hold anything but a closing bracket") {
  for (const char* name : {"", "\"", "a \"b\" c", " spaced ", "\\", "\n", "[", ";(", "Game", "won", "by", "y a"}) {
    for (const color winner : all_colors) {
      basic_record<standard> r{{name, "bob", name, name}, {}};
      r.game.declare(game_result::resignation(opponent(winner)));
      CHECK(*parse_boardspace(sgf_of(r)) == r);
    }
  }
}

TEST_CASE("recorded games go into this format and come back the same") {
  const auto games = sample::recorded_games(YINSH_TEST_DATA);
  if (games.empty()) {
    MESSAGE("YINSH_TEST_DATA names no folder of recorded games: skipped");
    return;
  }
  for (const auto& file : games) {
    INFO(file.name);
    const auto g = parse_atomic_game(file.text);
    REQUIRE(g);
    const basic_record<standard> r{{"ann", "bob", file.name, ""}, *g};
    CHECK(*parse_boardspace(sgf_of(r)) == r);
  }
}

TEST_CASE("files of the site go into every format and come back the same") {
  const auto files = sample::boardspace_files(YINSH_TEST_DATA);
  if (files.empty()) {
    MESSAGE("YINSH_TEST_DATA names no folder of files of the site: skipped");
    return;
  }
  for (const auto& file : files) {
    INFO(file.name);
    const auto found = parse_boardspace(file.text);
    REQUIRE(found);
    CHECK(found->headers.white == "first");
    CHECK(found->headers.black == "second");
    CHECK(found->headers.date == "2026");
    CHECK(found->game.result().how() != ending::unfinished);
    CHECK(*parse_boardspace(sgf_of(*found)) == *found);

    std::string buffer(max_ply_game_chars<standard>, '\0');
    buffer.resize(to_ply_game(std::span<char>(buffer), found->game).size);
    const auto plies = parse_ply_game(buffer);
    REQUIRE(plies);
    CHECK(story(*plies) == story(found->game));
  }
}
