// SPDX-License-Identifier: MIT
// The program of every consumer: places a few rings and counts what may be done next. Returns 0 only if each count is
// the one that follows from the rules.
#include <cstddef>
#include <cstdio>
#include <yinsh/yinsh.hpp>

namespace {

bool counts(const yinsh::position& game, std::size_t expected) {
  const std::size_t count = yinsh::count_legal_actions(game);
  std::printf("%zu legal actions, expected %zu\n", count, expected);
  return count == expected;
}

}  // namespace

int main() {
  std::printf("yinsh %d.%d.%d\n", yinsh::version_major, yinsh::version_minor, yinsh::version_patch);

  yinsh::position game;
  if (!counts(game, 85)) return 1;
  std::size_t empty = 85;
  for (const char letter : {'c', 'd', 'e', 'f', 'g'}) {
    const auto action = yinsh::action::place_ring(yinsh::point::at(letter, 5).value());
    if (yinsh::play(game, action) != yinsh::violation::none) return 2;
    if (yinsh::play(game, action) == yinsh::violation::none) return 3;  // the point is taken
    if (!counts(game, --empty)) return 4;
  }
  return 0;
}
