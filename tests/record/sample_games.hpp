// SPDX-License-Identifier: MIT
// Whole games for the tests of this room: random ones, the same on every machine, and files of recorded ones.
#ifndef YINSH_TESTS_RECORD_SAMPLE_GAMES_HPP
#define YINSH_TESTS_RECORD_SAMPLE_GAMES_HPP

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>
#include <yinsh/record/game.hpp>

#include "support/random_games.hpp"

namespace sample {

// Plays to the end.
template <yinsh::ruleset Rules>
constexpr void play_out(yinsh::basic_game<Rules>& g, naive::random_source& random) {
  while (g.position().phase() != yinsh::phase::over) g.play(some_action(g.position(), random));
}

template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_game<Rules> random_game(std::uint64_t seed) {
  naive::random_source random{seed};
  yinsh::basic_game<Rules> g;
  play_out(g, random);
  return g;
}

inline std::optional<std::string> file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

struct recorded_file {
  std::string name;
  std::string text;
};

// The numbered files of a folder, from 1 on; none where it is absent.
inline std::vector<recorded_file> numbered_files(const std::string& folder, const char* pattern) {
  std::vector<recorded_file> found;
  for (int number = 1;; ++number) {
    char name[64];
    std::snprintf(name, sizeof name, pattern, number);
    const auto text = file_text(folder + "/" + name);
    if (!text) return found;
    found.push_back({name, *text});
  }
}

inline std::vector<recorded_file> recorded_games(const std::string& data) {
  return numbered_files(data + "/games", "game-%04d.txt");
}
inline std::vector<recorded_file> boardspace_files(const std::string& data) {
  return numbered_files(data + "/boardspace", "game-%d.sgf");
}

}  // namespace sample

#endif
