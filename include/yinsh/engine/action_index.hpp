// SPDX-License-Identifier: MIT
// action_index: every action of a ruleset as a dense number, for tables and for the outputs of a network, and the
// legal actions of a position as a set of such numbers. What a number means depends on the shape of the board and the
// length of a row alone, never on a position, and stays the same in all versions of the library.
#ifndef YINSH_ENGINE_ACTION_INDEX_HPP
#define YINSH_ENGINE_ACTION_INDEX_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <yinsh/geometry/line.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

// The order, with the numbers of the standard game:
//      0 ...   84   placements, by the index of the point
//     85 ... 1932   ring moves between two points of a line, by the index of the origin, then of the destination
//   1933 ... 2055   removals of a row, by the index of the row
//   2056 ... 2140   removals of a ring, by the index of the point
//   2141            the pass

namespace detail {

// For each point those with which it shares a line, and how many ring moves begin on points before it.
template <board_shape Shape>
struct move_number_table {
  std::array<basic_point_set<Shape>, point_count<Shape>> in_line{};
  std::array<std::uint16_t, point_count<Shape> + 1> before{};
  constexpr move_number_table() {
    for (const basic_point<Shape> from : basic_point<Shape>::all()) {
      basic_point_set<Shape>& reached = in_line[from.index()];
      for (const std::uint8_t line : lines<Shape>.through[from.index()].line)
        reached |= lines<Shape>.line[line].points();
      reached.erase(from);
      before[from.index() + 1] = static_cast<std::uint16_t>(before[from.index()] + reached.size());
    }
  }
};

template <board_shape Shape>
inline constexpr move_number_table<Shape> move_numbers{};

// Where the numbers of each kind of action begin.
template <board_shape Shape, int Length>
struct action_numbers {
  static constexpr std::size_t moves = point_count<Shape>;
  static constexpr std::size_t rows = moves + move_numbers<Shape>.before.back();
  static constexpr std::size_t rings = rows + basic_row<Shape, Length>::count;
  static constexpr std::size_t pass = rings + point_count<Shape>;
};

// How many members of a set come before a point.
template <board_shape Shape>
constexpr std::size_t count_before(const basic_point_set<Shape>& members, basic_point<Shape> p) {
  const std::size_t bit = board_layout<Shape>.bit[p.index()];
  int total = std::popcount(members.bits()[bit / 32] & ((std::uint32_t{1} << bit % 32) - 1));
  for (std::size_t i = 0; i < bit / 32; ++i) total += std::popcount(members.bits()[i]);
  return std::size_t(total);
}

// The ring move of that number among ring moves.
template <board_shape Shape, int Length>
constexpr basic_action<Shape, Length> nth_ring_move(std::size_t n) {
  const auto& table = move_numbers<Shape>;
  std::size_t from = 0;
  std::size_t end = point_count<Shape>;
  while (end - from > 1) {  // before[from] <= n < before[end]
    const std::size_t middle = (from + end) / 2;
    (table.before[middle] <= n ? from : end) = middle;
  }
  auto to = table.in_line[from].begin();
  for (std::size_t i = table.before[from]; i < n; ++i) ++to;
  return basic_action<Shape, Length>::move_ring(basic_point<Shape>::from_index(from), *to);
}

}  // namespace detail

// How many actions a ruleset has: 2142 in the standard game.
template <ruleset Rules>
inline constexpr std::size_t action_count = detail::action_numbers<typename Rules::shape, Rules::row_length>::pass + 1;

// The number of an action, legal or not. A ring move between points that are not on a line has none, nor has an
// action that is not well_formed().
template <board_shape Shape, int Length>
constexpr std::optional<std::size_t> action_index(basic_action<Shape, Length> a) {
  using numbers = detail::action_numbers<Shape, Length>;
  if (!a.well_formed()) return std::nullopt;
  switch (a.kind()) {
    case action_kind::place_ring: return a.point().index();
    case action_kind::move_ring: {
      const basic_point_set<Shape>& in_line = detail::move_numbers<Shape>.in_line[a.from().index()];
      if (!in_line.contains(a.to())) return std::nullopt;
      return numbers::moves + detail::move_numbers<Shape>.before[a.from().index()] +
             detail::count_before(in_line, a.to());
    }
    case action_kind::remove_row: return numbers::rows + a.row().index();
    case action_kind::remove_ring: return numbers::rings + a.point().index();
    case action_kind::pass: return numbers::pass;
  }
  return std::nullopt;
}

// The action of that number; none from action_count<Rules> on.
template <ruleset Rules = standard>
constexpr std::optional<action_of<Rules>> action_from_index(std::size_t i) {
  using act = action_of<Rules>;
  using place = typename act::point_type;
  using numbers = detail::action_numbers<typename Rules::shape, Rules::row_length>;
  if (i < numbers::moves) return act::place_ring(place::from_index(i));
  if (i < numbers::rows) return detail::nth_ring_move<typename Rules::shape, Rules::row_length>(i - numbers::moves);
  if (i < numbers::rings) return act::remove_row(act::row_type::from_index(i - numbers::rows));
  if (i < numbers::pass) return act::remove_ring(place::from_index(i - numbers::rings));
  return i == numbers::pass ? std::optional{act::pass()} : std::nullopt;
}

// A set of actions, one bit for each number.
template <ruleset Rules>
class basic_action_mask {
 public:
  static constexpr std::size_t word_count = (action_count<Rules> + 63) / 64;  // 34 in the standard game
  using words_type = std::array<std::uint64_t, word_count>;

  constexpr basic_action_mask() = default;

  // Precondition, of both: i < action_count<Rules>.
  constexpr bool contains(std::size_t i) const {
    YINSH_ASSERT(i < action_count<Rules>);
    return (words_[i / 64] >> i % 64 & 1U) != 0;
  }
  constexpr void insert(std::size_t i) {
    YINSH_ASSERT(i < action_count<Rules>);
    words_[i / 64] |= std::uint64_t{1} << i % 64;
  }
  // Is no number in it? How many are?
  constexpr bool empty() const { return *this == basic_action_mask{}; }
  constexpr std::size_t size() const {
    int total = 0;
    for (const std::uint64_t word : words_) total += std::popcount(word);
    return std::size_t(total);
  }
  // Number i is bit i % 64, counted from the lowest, of word i / 64.
  constexpr const words_type& words() const& { return words_; }
  constexpr words_type words() && { return words_; }  // of a mask that is gone at once

  friend constexpr bool operator==(const basic_action_mask&, const basic_action_mask&) = default;

 private:
  words_type words_{};
};

using action_mask = basic_action_mask<standard>;

// The numbers of the legal actions; none when the game is over.
template <ruleset Rules>
constexpr basic_action_mask<Rules> legal_mask(const basic_position<Rules>& p) {
  basic_action_mask<Rules> mask;
  for (const action_of<Rules> a : legal_actions(p)) mask.insert(*action_index(a));
  return mask;
}

}  // namespace yinsh

#endif
