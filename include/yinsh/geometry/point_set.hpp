// SPDX-License-Identifier: MIT
// point_set: a set of points, a plain value of a few machine words. It holds the layout that all bit tricks of the
// library stand on: the points of a letter lie in adjacent bits, number by number.
#ifndef YINSH_GEOMETRY_POINT_SET_HPP
#define YINSH_GEOMETRY_POINT_SET_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <yinsh/geometry/point.hpp>

namespace yinsh {

namespace detail {

// The layout. Each letter takes as many adjacent bits as it has points, in rising number, and after them one guard
// bit that no set ever holds. Letters fill lanes of 32 bits in order and none is split across two lanes. On the
// standard board the letters and their guards fill three lanes to the last bit (5+8+9+10, 11+10+11, 10+9+8+5).
template <board_shape Shape>
struct layout {
  std::size_t lanes = 1;
  std::array<std::uint16_t, point_count<Shape>> bit{};  // of each point, counted through all lanes

  constexpr layout() {
    std::size_t used = 0;  // bits of the lane being filled
    std::size_t index = 0;
    while (index < point_count<Shape>) {
      const std::size_t length = letter_length(index);
      if (used + length + 1 > 32) {
        ++lanes;
        used = 0;
      }
      for (std::size_t i = 0; i < length; ++i) bit[index++] = static_cast<std::uint16_t>((lanes - 1) * 32 + used + i);
      used += length + 1;
    }
  }

 private:
  static constexpr std::size_t letter_length(std::size_t first) {
    std::size_t length = 1;
    const auto& place = points<Shape>.place;
    while (first + length < point_count<Shape> && place[first + length].x == place[first].x) ++length;
    return length;
  }
};

template <board_shape Shape>
inline constexpr layout<Shape> board_layout{};

template <board_shape Shape>
inline constexpr std::size_t lane_count = board_layout<Shape>.lanes;  // three on the standard board

// Which point a bit of the layout stands for; guards and unused bits give 0 and are never asked.
template <board_shape Shape>
struct point_of_bit_table {
  std::array<basic_point<Shape>, 32 * lane_count<Shape>> point{};
  constexpr point_of_bit_table() {
    for (const basic_point<Shape> p : basic_point<Shape>::all()) point[board_layout<Shape>.bit[p.index()]] = p;
  }
};

template <board_shape Shape>
inline constexpr point_of_bit_table<Shape> point_of_bit{};

}  // namespace detail

template <board_shape Shape>
class basic_point_set {
 public:
  using value_type = basic_point<Shape>;
  using lanes = std::array<std::uint32_t, detail::lane_count<Shape>>;
  class iterator;
  using const_iterator = iterator;

  constexpr basic_point_set() = default;
  // The set of these points; named twice counts once.
  constexpr basic_point_set(std::initializer_list<value_type> members) {
    for (const value_type p : members) insert(p);
  }

  // Every point of the board.
  static constexpr basic_point_set all();

  // Is a point in the set? Is none? How many are?
  constexpr bool contains(value_type p) const { return (bits_[lane(p)] & mask(p)) != 0; }
  constexpr bool empty() const { return *this == basic_point_set{}; }
  constexpr std::size_t size() const {
    int total = 0;
    for (const std::uint32_t word : bits_) total += std::popcount(word);
    return std::size_t(total);
  }
  // Are all points of `other` in this set?
  constexpr bool includes(const basic_point_set& other) const { return (other - *this).empty(); }
  // Have the two sets a point in common?
  constexpr bool intersects(const basic_point_set& other) const { return !(*this & other).empty(); }

  // Puts a point in, takes one out, or all; nothing changes where that is so already.
  constexpr void insert(value_type p) { bits_[lane(p)] |= mask(p); }
  constexpr void erase(value_type p) { bits_[lane(p)] &= ~mask(p); }
  constexpr void clear() { bits_ = {}; }

  // Union, intersection, what is in exactly one of the two, what is in the first alone; ~ gives all other points.
  constexpr basic_point_set& operator|=(const basic_point_set& other) {
    for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= other.bits_[i];
    return *this;
  }
  constexpr basic_point_set& operator&=(const basic_point_set& other) {
    for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] &= other.bits_[i];
    return *this;
  }
  constexpr basic_point_set& operator^=(const basic_point_set& other) {
    for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] ^= other.bits_[i];
    return *this;
  }
  constexpr basic_point_set& operator-=(const basic_point_set& other) {
    for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] &= ~other.bits_[i];
    return *this;
  }
  friend constexpr basic_point_set operator|(basic_point_set a, const basic_point_set& b) { return a |= b; }
  friend constexpr basic_point_set operator&(basic_point_set a, const basic_point_set& b) { return a &= b; }
  friend constexpr basic_point_set operator^(basic_point_set a, const basic_point_set& b) { return a ^= b; }
  friend constexpr basic_point_set operator-(basic_point_set a, const basic_point_set& b) { return a -= b; }
  constexpr basic_point_set operator~() const { return all() - *this; }
  friend constexpr bool operator==(const basic_point_set&, const basic_point_set&) = default;

  // Points in the order of their indices.
  constexpr iterator begin() const { return iterator{bits_, 0}; }
  constexpr iterator end() const { return iterator{bits_, bits_.size()}; }

  // The bits in the library's layout, for hashing and storage.
  constexpr const lanes& bits() const& { return bits_; }
  constexpr lanes bits() && { return bits_; }  // of a set that is gone at once
  // The set with these bits; those that stand for no point are dropped.
  static constexpr basic_point_set from_bits(const lanes& bits);

 private:
  static constexpr std::size_t lane(value_type p) { return detail::board_layout<Shape>.bit[p.index()] / 32U; }
  static constexpr std::uint32_t mask(value_type p) {
    return std::uint32_t{1} << (detail::board_layout<Shape>.bit[p.index()] % 32U);
  }
  lanes bits_{};
};

using point_set = basic_point_set<standard_hexagon>;

// A forward iterator over a copy of the set's bits: changing the set does not disturb a loop over it.
template <board_shape Shape>
class basic_point_set<Shape>::iterator {
 public:
  using value_type = basic_point<Shape>;
  using difference_type = std::ptrdiff_t;

  constexpr iterator() = default;
  // Precondition of these: it is not the end.
  constexpr value_type operator*() const {
    return detail::point_of_bit<Shape>.point[lane_ * 32 + std::size_t(std::countr_zero(rest_[lane_]))];
  }
  constexpr iterator& operator++() {
    rest_[lane_] &= rest_[lane_] - 1;
    skip_empty_lanes();
    return *this;
  }
  constexpr iterator operator++(int) {
    const iterator before = *this;
    ++*this;
    return before;
  }
  // Are both at the same member, or at the end? Precondition: they come from one set.
  friend constexpr bool operator==(const iterator& a, const iterator& b) {
    return a.lane_ == b.lane_ && (a.lane_ == a.rest_.size() || a.rest_[a.lane_] == b.rest_[b.lane_]);
  }

 private:
  friend class basic_point_set;
  constexpr iterator(const lanes& bits, std::size_t lane) : rest_{bits}, lane_{lane} { skip_empty_lanes(); }
  constexpr void skip_empty_lanes() {
    while (lane_ < rest_.size() && rest_[lane_] == 0) ++lane_;
  }
  lanes rest_{};
  std::size_t lane_ = 0;
};

namespace detail {

template <board_shape Shape>
struct all_points_table {
  basic_point_set<Shape> set{};
  constexpr all_points_table() {
    for (const basic_point<Shape> p : basic_point<Shape>::all()) set.insert(p);
  }
};

template <board_shape Shape>
inline constexpr all_points_table<Shape> all_points{};

}  // namespace detail

template <board_shape Shape>
constexpr basic_point_set<Shape> basic_point_set<Shape>::all() {
  return detail::all_points<Shape>.set;
}

template <board_shape Shape>
constexpr basic_point_set<Shape> basic_point_set<Shape>::from_bits(const lanes& bits) {
  basic_point_set result;
  result.bits_ = bits;
  return result & all();
}

}  // namespace yinsh

#endif
