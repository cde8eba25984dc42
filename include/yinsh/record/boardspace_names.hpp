// SPDX-License-Identifier: MIT
// boardspace_names: the names by which files of the site boardspace.net tell things: what the variant is called, and
// which player a result names. A result is a sentence in any language; only the name in it says who won.
#ifndef YINSH_RECORD_BOARDSPACE_NAMES_HPP
#define YINSH_RECORD_BOARDSPACE_NAMES_HPP

#include <cstddef>
#include <optional>
#include <string_view>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/ruleset.hpp>

namespace yinsh::detail {

// What the site calls the game.
template <ruleset Rules>
inline constexpr std::string_view boardspace_setup = Rules::rings_to_win == 1 ? "Yinsh-Blitz" : "Yinsh";

// Is that its name, in either case?
template <ruleset Rules>
constexpr bool names_setup(std::string_view text) {
  constexpr std::string_view expected = boardspace_setup<Rules>;
  if (text.size() != expected.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (to_lower(text[i]) != to_lower(expected[i])) return false;
  return true;
}

constexpr bool is_word_character(char c) { return is_letter(c) || is_digit(c); }

// The text of RE, in one piece or two.
struct result_line {
  std::string_view first;
  std::string_view second{};
  constexpr std::size_t size() const { return first.size() + second.size(); }
  constexpr char operator[](std::size_t i) const { return i < first.size() ? first[i] : second[i - first.size()]; }
};

// Longer names are not looked for: the work stays proportional to the text.
inline constexpr std::size_t longest_name = 100;

constexpr bool stands_at(const result_line& text, std::size_t at, std::string_view name) {
  for (std::size_t i = 0; i < name.size(); ++i)
    if (text[at + i] != name[i]) return false;
  return true;
}

// Is the name in the text, and not as a piece of a longer Latin word?
constexpr bool names(const result_line& text, std::string_view name) {
  if (name.empty() || name.size() > longest_name) return false;
  const auto is_one_word = [&](std::size_t i) { return is_word_character(text[i - 1]) && is_word_character(text[i]); };
  for (std::size_t at = 0; at + name.size() <= text.size(); ++at) {
    const std::size_t end = at + name.size();
    const bool starts = at == 0 || !is_one_word(at);
    const bool ends = end == text.size() || !is_one_word(end);
    if (starts && ends && stands_at(text, at, name)) return true;
  }
  return false;
}

// Which player a result names; of two names the one that holds the other; otherwise none.
constexpr std::optional<color> winner_named(const result_line& text, std::string_view white, std::string_view black) {
  const bool names_white = names(text, white);
  const bool names_black = names(text, black);
  if (names_white != names_black) return names_white ? color::white : color::black;
  if (!names_white || white.size() == black.size()) return std::nullopt;
  const bool white_is_longer = white.size() > black.size();
  const std::string_view longer = white_is_longer ? white : black;
  if (longer.find(white_is_longer ? black : white) == longer.npos) return std::nullopt;
  return white_is_longer ? color::white : color::black;
}

}  // namespace yinsh::detail

#endif
