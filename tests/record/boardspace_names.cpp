// SPDX-License-Identifier: MIT
#include <yinsh/record/boardspace_names.hpp>

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>

#include "support/always.hpp"

using namespace yinsh;

namespace {

constexpr std::optional<color> winner_in(std::string_view result, std::string_view white, std::string_view black) {
  return detail::winner_named({result}, white, black);
}

}  // namespace

TEST_CASE("[end.blitz] the site has a name for each variant, in either case") {
  ALWAYS(detail::names_setup<standard>("Yinsh") && detail::names_setup<standard>("yINSH"));
  ALWAYS(detail::names_setup<blitz>("Yinsh-Blitz") && detail::names_setup<blitz>("YINSH-BLITZ"));
  ALWAYS(!detail::names_setup<standard>("Yinsh-Blitz") && !detail::names_setup<blitz>("Yinsh"));
  ALWAYS(!detail::names_setup<standard>("") && !detail::names_setup<standard>("Zertz"));
}

TEST_CASE("the player whose name is in a result has won, in any language") {
  ALWAYS(winner_in("Game won by ann", "ann", "bob") == color::white);
  ALWAYS(winner_in("bob\xE3\x81\xAE\xE5\x8B\x9D\xE3\x81\xA1", "ann", "bob") == color::black);
  ALWAYS(!winner_in("a draw", "ann", "bob"));
  ALWAYS(!winner_in("", "ann", "bob"));
  ALWAYS(!winner_in("ann and bob drew", "ann", "bob"));
}

TEST_CASE("a name is not a piece of a longer word") {
  ALWAYS(!winner_in("Game won by annabel", "ann", "bob"));
  ALWAYS(!winner_in("Game won by joann", "ann", "bob"));
  ALWAYS(!winner_in("Game won by ann2", "ann", "bob"));
  ALWAYS(winner_in("Game won by (ann).", "ann", "bob") == color::white);
  ALWAYS(winner_in("annabel lost to ann", "ann", "bob") == color::white);
}

TEST_CASE("of two names the one that holds the other is meant, and equal names tell nothing") {
  ALWAYS(winner_in("Game won by ann lee", "ann", "ann lee") == color::black);
  ALWAYS(winner_in("Game won by ann", "ann", "ann lee") == color::white);
  ALWAYS(winner_in("Game won by ann lee", "ann lee", "lee") == color::white);
  ALWAYS(!winner_in("ann", "ann", "ann"));
  ALWAYS(winner_in("ann", "", "ann") == color::black);
}

TEST_CASE("names of up to a hundred characters are looked for") {
  const std::string longest(100, 'a');
  CHECK(winner_in(longest, longest, "b") == color::white);
  CHECK_FALSE(winner_in(longest + "a", longest + "a", "b"));
}

TEST_CASE("a result in two pieces is read as one text") {
  ALWAYS(detail::winner_named({"Game won by ", "ann"}, "ann", "bob") == color::white);
  ALWAYS(detail::winner_named({"Game won by an", "n"}, "ann", "bob") == color::white);
  ALWAYS(!detail::winner_named({"Game won by ann", "abel"}, "ann", "bob"));
}
