// SPDX-License-Identifier: MIT
// What is asked of everything that prints: the very text, and the refusal of every buffer that is too small.
#ifndef YINSH_TESTS_RECORD_PRINTING_HPP
#define YINSH_TESTS_RECORD_PRINTING_HPP

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <yinsh/record/text.hpp>

template <class T>
constexpr bool prints(const T& thing, std::string_view text) {
  std::array<char, yinsh::max_chars<T>> buffer{};
  const yinsh::printed done = to_chars(buffer, thing);
  return done && std::string_view{buffer.data(), done.size} == text;
}

// Every buffer shorter than the text is refused.
template <class T>
bool needs(const T& thing, std::size_t size) {
  std::array<char, yinsh::max_chars<T>> buffer{};
  for (std::size_t smaller = 0; smaller < size; ++smaller)
    if (to_chars(std::span<char>(buffer).first(smaller), thing).error != yinsh::text_error_kind::buffer_too_small)
      return false;
  return bool{to_chars(std::span<char>(buffer).first(size), thing)};
}

#endif
