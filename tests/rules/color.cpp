// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <concepts>
#include <string_view>
#include <type_traits>
#include <yinsh/rules/color.hpp>

#include "support/always.hpp"

using namespace yinsh;

namespace {

constexpr by_color<int> with(by_color<int> values, color c, int value) {
  values[c] = value;
  return values;
}

}  // namespace

TEST_CASE("[pool] two colours, white and black, each the opponent of the other") {
  ALWAYS(all_colors.size() == 2);
  ALWAYS(all_colors[0] == color::white);
  ALWAYS(all_colors[1] == color::black);
  ALWAYS(opponent(color::white) == color::black);
  ALWAYS(opponent(color::black) == color::white);
  ALWAYS(std::string_view{to_string(color::white)} == "white");
  ALWAYS(std::string_view{to_string(color::black)} == "black");
  ALWAYS(color{} == color::white);  // [place.order] White begins
  static_assert(sizeof(color) == 1 && !std::is_convertible_v<color, int>);
}

TEST_CASE("by_color holds one value for each player") {
  ALWAYS(by_color<int>{}.white == 0);
  ALWAYS(by_color<int>{}.black == 0);
  ALWAYS(with({1, 2}, color::white, 7) == by_color<int>{7, 2});
  ALWAYS(with({1, 2}, color::black, 7) == by_color<int>{1, 7});
  ALWAYS(by_color<int>{1, 2}[color::white] == 1);
  ALWAYS(by_color<int>{1, 2}[color::black] == 2);
  ALWAYS(by_color<int>{1, 2} != by_color<int>{2, 1});
  static_assert(std::is_aggregate_v<by_color<int>> && std::regular<by_color<int>>);
}
