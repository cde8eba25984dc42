// SPDX-License-Identifier: MIT
// Any bytes through every door that reads: none may reach undefined behaviour, a refusal names a place inside the text,
// and what is read is printed so that it is read again as the same.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <yinsh/yinsh.hpp>

namespace {

using namespace std::string_view_literals;
using game = yinsh::basic_game<>;

void must_hold(bool holds) {
  if (!holds) std::abort();
}

template <class Read>
bool was_read(const Read& read, std::string_view text) {
  if (read) return true;
  must_hold(read.error().offset <= text.size());
  must_hold(read.error().describe() != ""sv);
  return false;
}

template <class Value>
std::string_view print(std::span<char> buffer, const Value& value) {
  const yinsh::printed printed = to_chars(buffer, value);
  must_hold(printed.error == yinsh::text_error_kind::none);
  return {buffer.data(), printed.size};
}

void positions(std::string_view text) {
  const auto read = yinsh::parse_position(text);
  if (!was_read(read, text)) return;
  std::array<char, yinsh::max_chars<yinsh::position>> buffer{};
  must_hold(*yinsh::parse_position(print(buffer, *read)) == *read);
  must_hold(*yinsh::unpack(yinsh::pack(*read)) == *read);
}

void diagrams(std::string_view text) { was_read(yinsh::parse_diagram(text), text); }

void actions(std::string_view text) {
  const auto read = yinsh::parse_action(text);
  if (!was_read(read, text)) return;
  std::array<char, yinsh::max_chars<yinsh::action>> buffer{};
  must_hold(*yinsh::parse_action(print(buffer, *read)) == *read);
  yinsh::position p;
  must_hold((yinsh::play(p, *read) == yinsh::violation::none) == (p != yinsh::position{}));
}

void plies(std::string_view text) { was_read(yinsh::parse_ply(yinsh::position{}, text), text); }

void atomic_games(std::string_view text) {
  const auto read = yinsh::parse_atomic_game(text);
  if (!was_read(read, text)) return;
  static std::array<char, yinsh::max_atomic_game_chars<>> buffer;
  const yinsh::printed printed = yinsh::to_atomic_game(buffer, *read);
  must_hold(printed.error == yinsh::text_error_kind::none);
  must_hold(*yinsh::parse_atomic_game({buffer.data(), printed.size}) == *read);
}

void ply_games(std::string_view text) { was_read(yinsh::parse_ply_game(text), text); }

void records(std::string_view text) { was_read(yinsh::parse_boardspace(text), text); }

void packed_bytes(std::string_view text) {
  yinsh::packed_position packed;
  for (std::size_t i = 0; i < packed.size && i < text.size(); ++i) packed.bytes[i] = static_cast<std::uint8_t>(text[i]);
  if (const auto p = yinsh::unpack(packed)) must_hold(yinsh::pack(*p) == packed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::array doors{positions, diagrams, actions, plies, atomic_games, ply_games, records, packed_bytes};
  doors[data[0] % doors.size()]({reinterpret_cast<const char*>(data) + 1, size - 1});
  return 0;
}
