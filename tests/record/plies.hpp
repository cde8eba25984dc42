// SPDX-License-Identifier: MIT
// Plies for the tests of this room: made from their actions, and as text.
#ifndef YINSH_TESTS_RECORD_PLIES_HPP
#define YINSH_TESTS_RECORD_PLIES_HPP

#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <yinsh/record/ply.hpp>
#include <yinsh/record/ply_text.hpp>

template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_ply<Rules> ply_of(std::initializer_list<yinsh::action_of<Rules>> actions) {
  yinsh::basic_ply<Rules> result;
  for (const yinsh::action_of<Rules> a : actions) result.push_back(a);
  return result;
}

template <yinsh::ruleset Rules>
std::string text_of(const yinsh::basic_ply<Rules>& whole) {
  std::array<char, yinsh::max_chars<yinsh::basic_ply<Rules>>> buffer{};
  const yinsh::printed done = to_chars(buffer, whole);
  REQUIRE(done);
  return {buffer.data(), done.size};
}

#endif
