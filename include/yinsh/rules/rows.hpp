// SPDX-License-Identifier: MIT
// rows: which rows a player has on a board [row.five], as a set of rows.
#ifndef YINSH_RULES_ROWS_HPP
#define YINSH_RULES_ROWS_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <yinsh/geometry/row.hpp>
#include <yinsh/rules/board.hpp>

namespace yinsh {

// A set of rows, held as the bits of their first points in the pictures of the three axes.
template <board_shape Shape, int Length>
class basic_row_set {
 public:
  using value_type = basic_row<Shape, Length>;
  static constexpr std::size_t word_count = (detail::axis_bits<Shape> + 63) / 64;  // of the bits that hold it
  class iterator;
  using const_iterator = iterator;

  constexpr basic_row_set() = default;

  // Is a row in the set? Is none? How many are?
  constexpr bool contains(value_type r) const { return (starts_[bit_of(r) / 64] >> (bit_of(r) % 64) & 1U) != 0; }
  constexpr bool empty() const { return *this == basic_row_set{}; }
  constexpr std::size_t size() const {
    int total = 0;
    for (const line_word word : starts_) total += std::popcount(word);
    return std::size_t(total);
  }
  // Puts a row in.
  constexpr void insert(value_type r) { starts_[bit_of(r) / 64] |= line_word{1} << (bit_of(r) % 64); }

  // Rows in the order of their indices.
  constexpr iterator begin() const { return iterator{starts_, 0}; }
  constexpr iterator end() const { return iterator{starts_, word_count}; }

  friend constexpr bool operator==(const basic_row_set&, const basic_row_set&) = default;

 private:
  template <int L, class S>
  friend constexpr basic_row_set<S, L> rows(const basic_board<S>& b, color c);

  static constexpr std::size_t bit_of(value_type r) { return detail::row_places<Shape, Length>.bit[r.index()]; }
  std::array<line_word, word_count> starts_{};
};

using row_set = basic_row_set<standard_hexagon, 5>;

// A forward iterator over a copy of the set.
template <board_shape Shape, int Length>
class basic_row_set<Shape, Length>::iterator {
 public:
  using value_type = basic_row<Shape, Length>;
  using difference_type = std::ptrdiff_t;

  constexpr iterator() = default;
  // Precondition of these: it is not the end.
  constexpr value_type operator*() const {
    const std::size_t at = word_ * 64 + std::size_t(std::countr_zero(rest_[word_]));
    return value_type::from_index(detail::row_places<Shape, Length>.index[at]);
  }
  constexpr iterator& operator++() {
    rest_[word_] &= rest_[word_] - 1;
    skip_empty_words();
    return *this;
  }
  constexpr iterator operator++(int) {
    const iterator before = *this;
    ++*this;
    return before;
  }
  // Are both at the same member, or at the end? Precondition: they come from one set.
  friend constexpr bool operator==(const iterator& a, const iterator& b) {
    return a.word_ == b.word_ && (a.word_ == word_count || a.rest_[a.word_] == b.rest_[b.word_]);
  }

 private:
  friend class basic_row_set;
  constexpr iterator(const std::array<line_word, word_count>& starts, std::size_t word) : rest_{starts}, word_{word} {
    skip_empty_words();
  }
  constexpr void skip_empty_words() {
    while (word_ < word_count && rest_[word_] == 0) ++word_;
  }
  std::array<line_word, word_count> rest_{};
  std::size_t word_ = 0;
};

// All rows of `Length` markers of a player's colour that stand on a board [row.owner], each once [row.set]; a run of n
// holds n - Length + 1 [row.choice].
template <int Length, class Shape>
constexpr basic_row_set<Shape, Length> rows(const basic_board<Shape>& b, color c) {
  basic_row_set<Shape, Length> result;
  for (std::size_t i = 0; i < result.word_count; ++i)
    result.starts_[i] = detail::run_starts<Length>(b.markers_word(c, i));
  // Where the three axes end inside a word its upper half shows rows a second time, from their other ends.
  if constexpr (detail::axis_bits<Shape> % 64 != 0) result.starts_.back() &= 0xFFFFFFFF;
  return result;
}

namespace detail {

// The first points of the rows of either colour: a row is Length - 1 pairs of neighbours of one colour.
template <int Length>
constexpr line_word row_starts_of_either(line_word markers, line_word white) {
  const line_word pairs = markers & markers >> 1 & ~(white ^ white >> 1);
  return run_starts<Length - 1>(pairs);
}

}  // namespace detail

// Has a player a row of `Length`?
template <int Length, board_shape Shape>
constexpr bool has_row(const basic_board<Shape>& b, color c) {
  line_word any = 0;
  for (std::size_t i = 0; i < basic_row_set<Shape, Length>::word_count; ++i)
    any |= detail::run_starts<Length>(b.markers_word(c, i));
  return any != 0;
}

}  // namespace yinsh

#endif
