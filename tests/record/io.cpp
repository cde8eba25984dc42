// SPDX-License-Identifier: MIT
#include <yinsh/record/io.hpp>

#include <doctest/doctest.h>

#include <iomanip>
#include <ios>
#include <sstream>
#include <string>
#include <yinsh/record/game.hpp>
#include <yinsh/record/game_text.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>

using namespace yinsh;

namespace {

template <class T>
std::string streamed(const T& value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

}  // namespace

static_assert(std::string_view{detail::shown("e4"_point)} == "e4");
static_assert(std::string_view{detail::shown(action::move_ring("e4"_point, "e10"_point))} == "move e4 e10");
static_assert(std::string_view{detail::shown(outcome{color::black, end_reason::pool})} == "black wins [end.pool]");

TEST_CASE("points, rows, actions and plies are shown as they are written") {
  CHECK(streamed("e4"_point) == "e4");
  CHECK(streamed("k10"_point) == "k10");
  CHECK(streamed(*row::between("g5"_point, "c1"_point)) == "c1-g5");
  CHECK(streamed(action::place_ring("e4"_point)) == "place e4");
  CHECK(streamed(action::move_ring("e4"_point, "e10"_point)) == "move e4 e10");
  CHECK(streamed(action::remove_row(*row::between("e9"_point, "e5"_point))) == "row e5 e9");
  CHECK(streamed(action::remove_ring("c2"_point)) == "ring c2");
  CHECK(streamed(action::pass()) == "pass");
  CHECK(streamed(first_ply(position{}, parse_ply_game("1.e4 2.f6")->actions())) == "e4");
}

TEST_CASE("colours, phases, outcomes and violations are shown in words") {
  CHECK(streamed(color::white) == "white");
  CHECK(streamed(color::black) == "black");
  CHECK(streamed(phase::place_ring) == "place");
  CHECK(streamed(phase::move_ring) == "move");
  CHECK(streamed(phase::remove_row) == "row");
  CHECK(streamed(phase::remove_ring) == "ring");
  CHECK(streamed(phase::over) == "over");
  CHECK(streamed(outcome{color::white, end_reason::rings}) == "white wins [end.win]");
  CHECK(streamed(outcome{color::black, end_reason::pool}) == "black wins [end.pool]");
  CHECK(streamed(outcome{color::black, end_reason::blocked}) == "black wins [end.blocked]");
  CHECK(streamed(outcome{std::nullopt, end_reason::blocked}) == "draw [end.blocked]");
  CHECK(streamed(violation::inside_run) == describe(violation::inside_run));
}

TEST_CASE("a position is shown as its board") {
  position p;
  REQUIRE(play(p, action::place_ring("e4"_point)) == violation::none);
  CHECK(streamed(p) == streamed(diagram{p.board()}));
  CHECK(streamed(p).find('W') != std::string::npos);
  CHECK(streamed(p).find("a  b  c  d  e  f  g  h  i  j  k") != std::string::npos);
}

TEST_CASE("other rulesets are shown as well") {
  CHECK(streamed(basic_position<blitz>{}) == streamed(position{}));
  CHECK(streamed(*basic_point<hexagon<9>>::at('q', 16)) == "q16");
}

TEST_CASE("width, fill and adjustment are those of a string, and flags stay as they are") {
  std::ostringstream out;
  out << std::setw(4) << "e4"_point << '|' << std::left << std::setfill('.') << std::setw(8) << color::white << '|'
      << "e4"_point << '|' << std::hex << std::showbase << "k10"_point;
  CHECK(out.str() == "  e4|white...|e4|k10");
}

#ifdef __cpp_lib_format
TEST_CASE("the same through std::format, with the specification of a string") {
  CHECK(std::format("{}", "e4"_point) == "e4");
  CHECK(std::format("{:>4}|{:.<8}|", "e4"_point, color::white) == "  e4|white...|");
  CHECK(std::format("{} {}", action::pass(), outcome{std::nullopt, end_reason::pool}) == "pass draw [end.pool]");
  CHECK(std::format("{}", violation::inside_run) == describe(violation::inside_run));
  CHECK(std::format("{}", position{}) == streamed(position{}));
}
#endif
