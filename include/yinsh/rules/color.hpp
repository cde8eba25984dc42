// SPDX-License-Identifier: MIT
// color: the two players, their rings and the two faces of a marker.
#ifndef YINSH_RULES_COLOR_HPP
#define YINSH_RULES_COLOR_HPP

#include <array>
#include <cstdint>

namespace yinsh {

// White places first [place.order].
enum class color : std::uint8_t { white, black };

// Both, White first.
inline constexpr std::array<color, 2> all_colors{color::white, color::black};

// The other player.
constexpr color opponent(color c) { return c == color::white ? color::black : color::white; }

// "white" or "black".
constexpr const char* to_string(color c) { return c == color::white ? "white" : "black"; }

// One value for each player.
template <class T>
struct by_color {
  T white{};  // white's
  T black{};  // black's
  // The value of one player.
  constexpr T& operator[](color c) { return c == color::white ? white : black; }
  constexpr const T& operator[](color c) const { return c == color::white ? white : black; }
  friend constexpr bool operator==(const by_color&, const by_color&) = default;
};

}  // namespace yinsh

#endif
