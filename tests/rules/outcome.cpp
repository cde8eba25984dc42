// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <optional>
#include <string_view>
#include <yinsh/rules/outcome.hpp>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::crowded;
using picture::setup_with;

namespace {

// How a game ends in which the pool is empty and the players have removed so many rings.
constexpr outcome at_empty_pool(std::string_view rings) {
  return *picture::position_of(crowded(setup_with(rings), 51)).outcome();
}

}  // namespace

TEST_CASE("[end.win] [end.pool] [end.blocked] an outcome is a winner or a draw, and the clause by which") {
  ALWAYS(std::string_view{clause(end_reason::rings)} == "[end.win]");
  ALWAYS(std::string_view{clause(end_reason::pool)} == "[end.pool]");
  ALWAYS(std::string_view{clause(end_reason::blocked)} == "[end.blocked]");
  for (int i = 3; i < 256; ++i) CHECK(std::string_view{clause(static_cast<end_reason>(i))}.empty());
  ALWAYS(outcome{color::white, end_reason::pool} == outcome{color::white, end_reason::pool});
  ALWAYS(outcome{color::white, end_reason::pool} != outcome{color::black, end_reason::pool});
  ALWAYS(outcome{color::white, end_reason::pool} != outcome{std::nullopt, end_reason::pool});
  ALWAYS(outcome{std::nullopt, end_reason::pool} != outcome{std::nullopt, end_reason::blocked});
}

TEST_CASE("[end.pool] more rings removed wins, equal numbers draw") {
  ALWAYS(at_empty_pool("W a2 a3 a4 a5 b1 | B k7 k8 k9 k10 j5") == outcome{std::nullopt, end_reason::pool});
  ALWAYS(at_empty_pool("W a2 a3 a4 a5 | B k7 k8 k9 k10 j5") == outcome{color::white, end_reason::pool});
  ALWAYS(at_empty_pool("W a2 a3 a4 a5 | B k7 k8 k9") == outcome{color::black, end_reason::pool});
  ALWAYS(at_empty_pool("W a2 a3 a4 | B k7 k8 k9") == outcome{std::nullopt, end_reason::pool});
  ALWAYS(at_empty_pool("W a2 a3 a4 | B k7 k8 k9 k10") == outcome{color::white, end_reason::pool});
}

TEST_CASE("[end.win] the player who has removed three rings has won, even with an empty pool") {
  ALWAYS(at_empty_pool("W a2 a3 | B k7 k8 k9") == outcome{color::white, end_reason::rings});
  ALWAYS(at_empty_pool("W a2 a3 a4 a5 b1 | B k7 k8") == outcome{color::black, end_reason::rings});
}
