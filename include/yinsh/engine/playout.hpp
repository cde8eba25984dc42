// SPDX-License-Identifier: MIT
// playout: games of uniformly random legal actions, chosen without making the list of them. The same bits give
// the same games on every platform.
#ifndef YINSH_ENGINE_PLAYOUT_HPP
#define YINSH_ENGINE_PLAYOUT_HPP

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <yinsh/engine/hash.hpp>  // splitmix_mixed
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/outcome.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

// A generator as the standard library's: equally likely unsigned numbers of a fixed range, of 65,536 or more.
template <class G>
concept random_generator = requires(G& g) {
  { g() } -> std::unsigned_integral;
  { (G::min)() } -> std::same_as<decltype(g())>;
  { (G::max)() } -> std::same_as<decltype(g())>;
  requires(G::max)() - (G::min)() >= 0xFFFF;
};

// A small generator, for callers who have none: splitmix64, eight bytes of state. Any seed is good.
class random_source {
 public:
  using result_type = std::uint64_t;
  constexpr explicit random_source(std::uint64_t seed = 0) : state_{seed} {}
  static constexpr result_type(min)() { return 0; }
  static constexpr result_type(max)() { return ~result_type{0}; }
  constexpr result_type operator()() { return detail::splitmix_mixed(state_ += detail::splitmix_step); }
  friend constexpr bool operator==(random_source, random_source) = default;

 private:
  std::uint64_t state_;
};

namespace detail {

// A number below `bound`, each equally likely. From generators of all 32-bit or all 64-bit numbers: the upper 32 bits
// r of a number give the upper half of the 64-bit product r * bound; where the lower half is less than 2^32 modulo
// bound another number is drawn (Lemire's method). From others: their range is cut into `bound` equal parts, what is
// left over is drawn again. Precondition: 0 < bound <= 65535.
template <random_generator G>
constexpr std::uint32_t random_below(std::uint32_t bound, G& g) {
  constexpr std::uint64_t range = (G::max)() - (G::min)();
  if constexpr (range == 0xFFFFFFFF || range == 0xFFFFFFFFFFFFFFFF) {
    constexpr int unused = range == 0xFFFFFFFF ? 0 : 32;
    const auto draw = [&] { return (static_cast<std::uint64_t>(g() - (G::min)()) >> unused) * bound; };
    std::uint64_t product = draw();
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t left_over = (std::uint32_t{0} - bound) % bound;
      while (static_cast<std::uint32_t>(product) < left_over) product = draw();
    }
    return static_cast<std::uint32_t>(product >> 32);
  } else {
    const std::uint64_t part = range / bound;
    std::uint64_t chosen = bound;
    while (chosen >= bound) chosen = static_cast<std::uint64_t>(g() - (G::min)()) / part;
    return static_cast<std::uint32_t>(chosen);
  }
}

constexpr line_word without_lowest(line_word word) { return word & (word - 1); }

// The place of the n-th set bit of a word, counted from 0 at the lowest. No branch depends on the last two bits of n,
// which is random. Precondition: n < popcount(word).
constexpr int nth_bit(line_word word, std::uint32_t n) {
  for (; n >= 4; n -= 4) word = without_lowest(without_lowest(without_lowest(without_lowest(word))));
  const line_word after_one = without_lowest(word);
  const line_word after_two = without_lowest(after_one);
  const line_word after_three = without_lowest(after_two);
  const line_word even = n < 2 ? word : after_two;
  const line_word odd = n < 2 ? after_one : after_three;
  return std::countr_zero(n % 2 == 0 ? even : odd);
}

// The n-th member of a set in the order of indices. Precondition: n < members.size().
template <board_shape Shape>
constexpr basic_point<Shape> nth_point(const basic_point_set<Shape>& members, std::uint32_t n) {
  std::size_t lane = 0;
  for (std::uint32_t here = 0; n >= (here = std::uint32_t(std::popcount(members.bits()[lane]))); ++lane) n -= here;
  return point_of_bit<Shape>.point[lane * 32 + std::size_t(nth_bit(members.bits()[lane], n))];
}

template <board_shape Shape, random_generator G>
constexpr basic_point<Shape> random_point(const basic_point_set<Shape>& members, G& g) {
  return nth_point(members, random_below(static_cast<std::uint32_t>(members.size()), g));
}

// Any of the ring moves of a player, or the pass [move.pass]. Moves are numbered as for_each_ring_move meets them.
template <ruleset Rules, random_generator G>
constexpr action_of<Rules> random_ring_move(const basic_position<Rules>& p, G& g) {
  using compass_set = basic_compass_set<typename Rules::shape>;
  const auto& board = p.board();
  const color c = p.to_act();
  typename compass_set::words places{};
  std::array<std::uint32_t, compass_set::word_count + 1> before{};  // how many moves the words before each hold
  std::uint32_t total = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    places[i] = reach(board, c, i);
    total += static_cast<std::uint32_t>(std::popcount(places[i]));
    before[i + 1] = total;
  }
  if (total == 0) return action_of<Rules>::pass();
  const std::uint32_t n = random_below(total, g);
  std::size_t at = 0;
  for (std::size_t i = 1; i < places.size(); ++i) at += before[i] <= n;
  const int to = nth_bit(places[at], n - before[at]);
  const int from = ring_behind(board.rings_word(c, at), to);
  const auto point_at = [at](int bit) { return compass<typename Rules::shape>.point[at * 64 + std::size_t(bit)]; };
  return action_of<Rules>::move_ring(point_at(from), point_at(to));
}

template <ruleset Rules, random_generator G>
constexpr action_of<Rules> random_row_removal(const basic_position<Rules>& p, G& g) {
  const auto choices = rows_to_choose(p);
  auto chosen = choices.begin();
  for (std::uint32_t n = random_below(static_cast<std::uint32_t>(choices.size()), g); n != 0; --n) ++chosen;
  return action_of<Rules>::remove_row(*chosen);
}

}  // namespace detail

// Any legal action, each equally likely. One number below the count of legal actions is drawn, and none for a pass.
// Precondition: the game is not over.
template <ruleset Rules, random_generator G>
constexpr action_of<Rules> random_action(const basic_position<Rules>& p, G& g) {
  YINSH_ASSERT(p.phase() != phase::over);
  using act = action_of<Rules>;
  switch (p.phase()) {
    case phase::place_ring: return act::place_ring(detail::random_point(p.empty(), g));
    case phase::move_ring: return detail::random_ring_move(p, g);
    case phase::remove_row: return detail::random_row_removal(p, g);
    case phase::remove_ring: return act::remove_ring(detail::random_point(p.rings(p.to_act()), g));
    case phase::over: break;
  }
  return act::pass();
}

// How a game went on from some position: its outcome and how many actions it took.
struct playout_result {
  yinsh::outcome outcome;  // at the end
  int length;              // actions that were played
  friend constexpr bool operator==(const playout_result&, const playout_result&) = default;
};

// Plays random actions to the end; a position that is over gives its outcome and length 0.
template <ruleset Rules, random_generator G>
constexpr playout_result playout(basic_position<Rules> p, G& g) {
  int length = 0;
  for (; p.phase() != phase::over; ++length) play_unchecked(p, random_action(p, g));
  return {*p.outcome(), length};
}

}  // namespace yinsh

#endif
