// SPDX-License-Identifier: MIT
// A program that uses all of the library at once, as its guests do: a random game, printed and read in every format,
// hashed, packed, numbered. It must be included after the library.
#ifndef YINSH_TESTS_GUEST_EVERYTHING_HPP
#define YINSH_TESTS_GUEST_EVERYTHING_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace guest {

// A number made of all that was seen (FNV-1a); the same on every machine and in every mode of the language.
class digest {
 public:
  void add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) value_ = (value_ ^ (number >> 8 * byte & 0xFF)) * 0x100000001B3;
  }
  void add(std::string_view text) {
    for (const char c : text) add(std::uint64_t{static_cast<unsigned char>(c)});
  }
  void failed() { failures_ += 1; }
  // 0 if anything failed.
  std::uint64_t value() const { return failures_ == 0 ? value_ : 0; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325;
  int failures_ = 0;
};

// Texts and games are large; a guest without a heap keeps them in static storage.
template <class Unit>
inline std::array<char, 32768> text{};

template <class Unit, class T>
std::string_view shown(digest& seen, const T& value) {
  const yinsh::printed done = yinsh::to_chars(text<Unit>, value);
  if (!done) seen.failed();
  return {text<Unit>.data(), done.size};
}

template <class Unit, yinsh::ruleset Rules>
void see_position(digest& seen, const yinsh::basic_position<Rules>& p) {
  seen.add(yinsh::hash(p));
  for (const std::uint8_t byte : yinsh::pack(yinsh::canonical(p).position).bytes) seen.add(std::uint64_t{byte});
  if (yinsh::unpack(yinsh::pack(p)) != p || yinsh::basic_position<Rules>::from(yinsh::to_setup(p)) != p) seen.failed();
  const auto mask = yinsh::legal_mask(p);
  for (const std::uint64_t word : mask.words()) seen.add(word);
  const auto read = yinsh::parse_position<Rules>(shown<Unit>(seen, p));
  if (!read || *read != p) seen.failed();
  seen.add(shown<Unit>(seen, yinsh::basic_diagram<typename Rules::shape>{p.board()}));

  static std::array<std::int16_t, yinsh::planes_size<Rules>> planes{};
  if (!yinsh::to_planes<std::int16_t>(planes, p, p.to_act(), {}, 100)) seen.failed();
  for (const std::int16_t cell : planes) seen.add(static_cast<std::uint64_t>(cell));
}

template <class Unit, yinsh::ruleset Rules>
void see_texts(digest& seen, const yinsh::basic_record<Rules>& whole) {
  const auto sees = [&](const yinsh::printed& done) {
    if (!done) seen.failed();
    const std::string_view printed{text<Unit>.data(), done.size};
    seen.add(printed);
    return printed;
  };
  const auto atomic = yinsh::parse_atomic_game<Rules>(sees(yinsh::to_atomic_game(text<Unit>, whole.game)));
  if (!atomic || *atomic != whole.game) seen.failed();
  const auto plies = yinsh::parse_ply_game<Rules>(sees(yinsh::to_ply_game(text<Unit>, whole.game)));
  if (!plies || *plies != whole.game) seen.failed();
  const auto record = yinsh::parse_boardspace<Rules>(sees(yinsh::to_boardspace(text<Unit>, whole)));
  if (!record || *record != whole) seen.failed();
}

template <class Unit, yinsh::ruleset Rules>
void see_game(digest& seen, std::uint64_t seed) {
  static yinsh::basic_record<Rules> whole;
  whole.game = {};
  auto& g = whole.game;
  yinsh::random_source random{seed};
  for (int played = 1; g.position().phase() != yinsh::phase::over; ++played) {
    const yinsh::action_of<Rules> a = yinsh::random_action(g.position(), random);
    seen.add(shown<Unit>(seen, a));
    seen.add(yinsh::action_index(a).value_or(yinsh::action_count<Rules>));
    const std::uint64_t next = yinsh::hash_after(yinsh::hash(g.position()), g.position(), a);
    if (g.play(a) != yinsh::violation::none || yinsh::hash(g.position()) != next) seen.failed();
    if (played % 16 == 0) see_position<Unit>(seen, g.position());
  }
  see_position<Unit>(seen, g.position());
  seen.add(yinsh::clause(g.result().outcome()->reason));
  if (g.play(yinsh::action_of<Rules>::pass()) != yinsh::violation::game_over) seen.failed();
  see_texts<Unit>(seen, whole);
}

// Each `Unit` has code of its own as far as it is not the library's.
template <class Unit>
std::uint64_t everything() {
  digest seen;
  see_game<Unit, yinsh::standard>(seen, 1);
  see_game<Unit, yinsh::blitz>(seen, 2);
  yinsh::random_source random{3};
  for (int game = 0; game < 20; ++game) {
    const yinsh::playout_result end = yinsh::playout(yinsh::position{}, random);
    seen.add(static_cast<std::uint64_t>(end.length));
    seen.add(yinsh::clause(end.outcome.reason));
  }
  seen.add(yinsh::perft(yinsh::position{}, 2));
  return seen.value();
}

}  // namespace guest

#endif
