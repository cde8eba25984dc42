// SPDX-License-Identifier: MIT
// hash: a position as one number of 64 bits, for tables (Zobrist's method). Positions that compare equal have equal
// hashes; the numbers are the same on every platform and in every version of the library.
#ifndef YINSH_ENGINE_HASH_HPP
#define YINSH_ENGINE_HASH_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>  // declares std::hash
#include <yinsh/geometry/point_set.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

namespace detail {

// Keys are what the generator splitmix64 gives from this seed ("yinsh" as ASCII): number n is its (n + 1)st value.
//   3 * i, 3 * i + 1, 3 * i + 2   a marker, a ring, a white piece on the point of index i
//   1024 + s                      the state s: all that a position holds beside its board
inline constexpr std::uint64_t hash_seed = 0x79696E7368;
inline constexpr std::uint64_t first_state_key = 1024;

// One step of splitmix64: its state grows by a constant, and is mixed into what it gives.
inline constexpr std::uint64_t splitmix_step = 0x9E3779B97F4A7C15;
constexpr std::uint64_t splitmix_mixed(std::uint64_t state) {
  state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9;
  state = (state ^ state >> 27) * 0x94D049BB133111EB;
  return state ^ state >> 31;
}
constexpr std::uint64_t hash_key(std::uint64_t n) { return splitmix_mixed(hash_seed + (n + 1) * splitmix_step); }

// The keys of what stands on points, by the bits of a point_set. A white ring is a ring and a white piece: three
// independent keys a point tell its five states apart, and the hash of a flip is one of them.
template <board_shape Shape>
struct hash_key_table {
  using keys = std::array<std::uint64_t, 32 * lane_count<Shape>>;
  keys marker{};
  keys ring{};
  keys white{};
  constexpr hash_key_table() {
    for (std::size_t i = 0; i < point_count<Shape>; ++i) {
      const std::size_t bit = board_layout<Shape>.bit[i];
      marker[bit] = hash_key(3 * i);
      ring[bit] = hash_key(3 * i + 1);
      white[bit] = hash_key(3 * i + 2);
    }
  }
};

template <board_shape Shape>
inline constexpr hash_key_table<Shape> hash_keys{};

// The keys of all members of a set, taken together.
template <board_shape Shape>
constexpr std::uint64_t sum_of_keys(const typename hash_key_table<Shape>::keys& keys,
                                    const basic_point_set<Shape>& members) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < lane_count<Shape>; ++i)
    for (std::uint32_t rest = members.bits()[i]; rest != 0; rest &= rest - 1)
      sum ^= keys[i * 32 + std::size_t(std::countr_zero(rest))];
  return sum;
}

template <board_shape Shape>
constexpr basic_point_set<Shape> white_pieces(const basic_board<Shape>& b) {
  return b.rings(color::white) | b.markers(color::white);
}

// The key of phase, actor, mover and removed rings; pool and outcome follow from these and the board.
template <ruleset Rules>
constexpr std::uint64_t state_key(const basic_position<Rules>& p) {
  const unsigned removed =
      static_cast<unsigned>(p.removed(color::white)) << 8 | static_cast<unsigned>(p.removed(color::black));
  const unsigned players = static_cast<unsigned>(p.to_act()) << 1 | static_cast<unsigned>(p.mover());
  return hash_key(first_state_key + (std::uint64_t{removed} << 8 | static_cast<unsigned>(p.phase()) << 2 | players));
}

}  // namespace detail

// The hash of exactly what `==` compares.
template <ruleset Rules>
constexpr std::uint64_t hash(const basic_position<Rules>& p) {
  const auto& keys = detail::hash_keys<typename Rules::shape>;
  const basic_board<typename Rules::shape>& b = p.board();
  return detail::sum_of_keys(keys.marker, b.markers()) ^ detail::sum_of_keys(keys.ring, b.rings()) ^
         detail::sum_of_keys(keys.white, detail::white_pieces(b)) ^ detail::state_key(p);
}

// The hash of q, from h, the hash of p: the fewer points differ, the quicker it is. For a search, which has both
// positions anyway, one action apart; the same call with p and q exchanged leads back.
template <ruleset Rules>
constexpr std::uint64_t hash_after(std::uint64_t h, const basic_position<Rules>& p, const basic_position<Rules>& q) {
  const auto& keys = detail::hash_keys<typename Rules::shape>;
  const basic_board<typename Rules::shape>& old = p.board();
  const basic_board<typename Rules::shape>& now = q.board();
  return h ^ detail::sum_of_keys(keys.marker, old.markers() ^ now.markers()) ^
         detail::sum_of_keys(keys.ring, old.rings() ^ now.rings()) ^
         detail::sum_of_keys(keys.white, detail::white_pieces(old) ^ detail::white_pieces(now)) ^ detail::state_key(p) ^
         detail::state_key(q);
}

// The hash of the position that an action leads to, from h, the hash of p. What comes next may depend on every row of
// the board, so a copy is played. Precondition: the action is legal.
template <ruleset Rules>
constexpr std::uint64_t hash_after(std::uint64_t h, const basic_position<Rules>& p, action_of<Rules> a) {
  return hash_after(h, p, after(p, a));
}

}  // namespace yinsh

// For the unordered containers; where size_t is narrower, the lower bits.
template <yinsh::ruleset Rules>
struct std::hash<yinsh::basic_position<Rules>> {
  // yinsh::hash(p), cut to the width of size_t.
  constexpr std::size_t operator()(const yinsh::basic_position<Rules>& p) const noexcept {
    return static_cast<std::size_t>(yinsh::hash(p));
  }
};

#endif
