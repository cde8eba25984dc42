// SPDX-License-Identifier: MIT
// packed: a position in few bytes, 32 for the standard game, for tables and storage; the same bytes on every machine.
// Equal positions have equal bytes, and bytes that no position has are refused on the way back.
#ifndef YINSH_ENGINE_PACKED_HPP
#define YINSH_ENGINE_PACKED_HPP

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <yinsh/engine/canonical.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/setup.hpp>

namespace yinsh {

// The bytes, in this order; stable between versions:
//   three points a byte, in index order, each a digit in base five, the first one the highest: 0 nothing, 1 a white
//   ring, 2 a black ring, 3 a white marker, 4 a black marker (digits beyond the last point are 0);
//   phase * 4 + mover * 2 + to act, by the numbers of their enumerations (once the game is over: 16);
//   rings removed by White; rings removed by Black.
// Default-constructed, the start of the game. Ordered by bytes.
template <ruleset Rules = standard>
struct basic_packed {
  static constexpr std::size_t board_size = (point_count<typename Rules::shape> + 2) / 3;  // 29 in the standard game
  static constexpr std::size_t size = board_size + 3;                                      // 32 in the standard game
  std::array<std::uint8_t, size> bytes{};                                                  // in the order above

  friend constexpr bool operator==(const basic_packed&, const basic_packed&) = default;
  // Byte by byte. Written out, for standard libraries whose arrays have no such comparison.
  friend constexpr std::strong_ordering operator<=>(const basic_packed& a, const basic_packed& b) {
    for (std::size_t i = 0; i < size; ++i)
      if (a.bytes[i] != b.bytes[i]) return a.bytes[i] <=> b.bytes[i];
    return std::strong_ordering::equal;
  }
};

using packed_position = basic_packed<>;

namespace detail {

constexpr unsigned number_of(yinsh::phase p) { return static_cast<unsigned>(p); }
constexpr unsigned number_of(color c) { return static_cast<unsigned>(c); }

// What the bytes say, as far as they can be read; a digit above 4 is read as nothing.
template <ruleset Rules>
constexpr basic_setup<Rules> read_packed(const basic_packed<Rules>& packed) {
  constexpr std::array<unsigned, 3> weight{25, 5, 1};
  basic_setup<Rules> s;
  for (const auto p : basic_point<typename Rules::shape>::all()) {
    const unsigned digit = packed.bytes[p.index() / 3] / weight[p.index() % 3] % 5;
    if (digit == 1 || digit == 2) s.rings[digit == 1 ? color::white : color::black].insert(p);
    if (digit == 3 || digit == 4) s.markers[digit == 3 ? color::white : color::black].insert(p);
  }
  const std::uint8_t* state = packed.bytes.data() + packed.board_size;
  s.phase = static_cast<yinsh::phase>(state[0] / 4);
  s.mover = static_cast<color>(state[0] / 2 % 2);
  s.to_act = static_cast<color>(state[0] % 2);
  s.removed = {state[1], state[2]};
  return s;
}

}  // namespace detail

// A position as bytes; `unpack` leads back to it.
template <ruleset Rules>
constexpr basic_packed<Rules> pack(const basic_position<Rules>& p) {
  basic_packed<Rules> result;
  const auto on = detail::pieces(p.board());
  for (std::size_t i = 0; i < result.board_size; ++i) {
    unsigned digits = 0;
    for (std::size_t at = 3 * i; at < 3 * i + 3; ++at) digits = digits * 5 + (at < on.size() ? on[at] : 0U);
    result.bytes[i] = static_cast<std::uint8_t>(digits);
  }
  std::uint8_t* state = result.bytes.data() + result.board_size;
  state[0] = static_cast<std::uint8_t>(detail::number_of(p.phase()) * 4 + detail::number_of(p.mover()) * 2 +
                                       detail::number_of(p.to_act()));
  state[1] = static_cast<std::uint8_t>(p.removed(color::white));
  state[2] = static_cast<std::uint8_t>(p.removed(color::black));
  return result;
}

// The position that was packed; none for bytes that `pack` gives for no position: it must be one by the clauses of
// [setup.counts] to [setup.over], and packing it must give the same bytes again.
template <ruleset Rules>
constexpr std::optional<basic_position<Rules>> unpack(const basic_packed<Rules>& packed) {
  const std::optional<basic_position<Rules>> p = basic_position<Rules>::from(detail::read_packed(packed));
  if (!p || pack(*p) != packed) return std::nullopt;
  return p;
}

// The same from bytes in storage; none also where there are more or fewer than a packed position has.
template <ruleset Rules>
constexpr std::optional<basic_position<Rules>> unpack(std::span<const std::uint8_t> bytes) {
  basic_packed<Rules> packed;
  if (bytes.size() != packed.size) return std::nullopt;
  for (std::size_t i = 0; i < bytes.size(); ++i) packed.bytes[i] = bytes[i];
  return unpack(packed);
}

}  // namespace yinsh

#endif
