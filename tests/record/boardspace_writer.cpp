// SPDX-License-Identifier: MIT
#include <yinsh/record/boardspace_writer.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sample_games.hpp"
#include "sgf_of.hpp"

using namespace yinsh;

namespace {

// The steps of a game: the text after its headers.
std::string steps_of(const game& g) {
  const std::string text = sgf_of(basic_record<standard>{{"ann", "bob", "", ""}, g});
  return text.substr(text.find("; P"));
}

constexpr game one_ring() {
  game g;
  g.play(action::place_ring("e4"_point));
  return g;
}

}  // namespace

static_assert([] {
  std::array<char, 300> buffer{};
  const basic_record<standard> r{{"ann", "bob", "", ""}, one_ring()};
  return to_boardspace(std::span<char>(buffer), r) && std::string_view(buffer.data(), 6) == "(;\nGM[";
}());

TEST_CASE("a record is its headers and its steps, each with its Done") {
  basic_record<standard> r{{"ann", "bob", "a final", "2026-01-31"}, one_ring()};
  r.game.declare(game_result::win(color::black));
  CHECK(sgf_of(r) ==
        "(;\nGM[24]VV[2]\nCM[0,1]\nSU[Yinsh]\nDT[2026-01-31]\nGN[a final]\nRE[Game won by bob]\n"
        "P0[id \"ann\"]\nP1[id \"bob\"]\n"
        "; P0[0 Start White]\n; P0[1 place wr  E 4]\n; P0[2 Done ]\n)\n");
  CHECK(sgf_of(basic_record<blitz>{}).find("SU[Yinsh-Blitz]") != std::string::npos);
}

TEST_CASE("every kind of step is written with its verb") {
  const std::string steps = steps_of(sample::random_game(3));
  for (const char* verb : {" place wr ", " place br ", " move ", " remove w ", " remove wr "})
    CHECK(steps.find(verb) != std::string::npos);
}

TEST_CASE("a result that no rule gives is a step of the player who ends the game") {
  const auto ending_of = [](const game_result& r) {
    game g = one_ring();  // Black is to act
    g.declare(r);
    const std::string steps = steps_of(g);
    return steps.substr(steps.find("; ", steps.find("Done")));
  };
  CHECK(ending_of(game_result::resignation(color::white)) == "; P0[3 Resign ]\n; P0[4 Done ]\n)\n");
  CHECK(ending_of(game_result::loss_on_time(color::white)) == "; P1[3 WinOnTime ]\n; P1[4 Done ]\n)\n");
  CHECK(ending_of(game_result::agreed_draw()) ==
        "; P1[3 OfferDraw ]\n; P1[4 Done ]\n; P0[5 AcceptDraw ]\n; P0[6 Done ]\n)\n");
}

TEST_CASE("the game is written whole, wherever one stands in it") {
  game g = sample::random_game(6);
  const std::string whole = steps_of(g);
  REQUIRE(g.jump(7));
  CHECK(steps_of(g) == whole);
}

TEST_CASE("a buffer that is too small is refused, and one of max_boardspace_chars never is") {
  const basic_record<standard> r{{"ann", "bob", "", ""}, sample::random_game(5)};
  const std::size_t size = sgf_of(r).size();
  std::vector<char> buffer(size, '?');
  for (const std::size_t smaller : {std::size_t{0}, std::size_t{1}, size / 2, size - 1})
    CHECK(to_boardspace(std::span<char>(buffer).first(smaller), r) == printed{0, text_error_kind::buffer_too_small});
  CHECK(to_boardspace(std::span<char>(buffer), r) == printed{size, text_error_kind::none});
}

TEST_CASE("a record that the format cannot hold is refused") {
  std::array<char, 2000> buffer{};
  const printed refused{0, text_error_kind::unprintable};
  basic_record<standard> r{{"ann]", "bob", "", ""}, {}};
  CHECK(to_boardspace(std::span<char>(buffer), r) == refused);
  r.headers.white = "bob";
  CHECK(to_boardspace(std::span<char>(buffer), r));
  r.game.declare(game_result::win(color::white));  // which of the two?
  CHECK(to_boardspace(std::span<char>(buffer), r) == refused);
  r.headers.white = "ann";
  CHECK(to_boardspace(std::span<char>(buffer), r));
  game before;
  before.play(action::place_ring("e4"_point));
  r.game = game{before.position()};
  CHECK(to_boardspace(std::span<char>(buffer), r) == refused);
}
