// SPDX-License-Identifier: MIT
// compass_set: one set of points in six pictures, each turned a sixth further, so that every direction is "the next
// higher bit" in some picture. All walking along lines is done here, a word of whole lines at a time.
#ifndef YINSH_GEOMETRY_COMPASS_SET_HPP
#define YINSH_GEOMETRY_COMPASS_SET_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <yinsh/geometry/point.hpp>
#include <yinsh/geometry/point_set.hpp>

namespace yinsh {

// Some whole lines of one or two pictures, with a guard bit after each. No line is split across two words, so every
// word can be reasoned about alone, and the same few operations on all words do the work of all directions at once.
using line_word = std::uint64_t;

// Every point's neighbour ahead. A guard bit stands between two lines: what steps off a line is on no point.
constexpr line_word ahead(line_word from) { return from << 1; }

// What `walk` gives.
struct walked {
  line_word passed;  // the start and all that was walked through
  line_word met;     // the first place after
};
// Walks ahead from each start through a run of ones, to the first place after it. A start that is not in `through`
// goes nowhere and has met its own place. Preconditions: no run of `through` holds two starts; no start stands just
// past a run that holds one; `through` holds no guard bit. Adding a one to a run of ones carries through the run and
// stops just past it:
//   through 0 1 1 1 0      passed 0 1 1 1 0
//   start   0 0 0 1 0      met    1 0 0 0 0
constexpr walked walk(line_word start, line_word through) {
  const line_word sum = through + start;
  return {through & ~sum, sum & ~through};
}

namespace detail {

// Tag of constructors that leave all words uninitialised, for a caller that writes every word next.
struct unwritten {};

inline constexpr std::size_t picture_count = 6;

// Where each point is in each picture: the bit, counted through all words. Picture d is the board turned so that
// direction d points ahead.
template <board_shape Shape>
struct compass_layout {
  std::array<std::array<std::uint16_t, point_count<Shape>>, picture_count> bit{};
  std::array<basic_point<Shape>, picture_count * 32 * lane_count<Shape>> point{};

  constexpr compass_layout() {
    for (const basic_point<Shape> p : basic_point<Shape>::all()) {
      coordinates place = p.place();
      for (std::size_t d = 0; d < picture_count; ++d) {
        const std::size_t turned = points<Shape>.index[std::size_t(place.x)][std::size_t(place.y)];
        const std::size_t at = d * 32 * lane_count<Shape> + board_layout<Shape>.bit[turned];
        bit[d][p.index()] = static_cast<std::uint16_t>(at);
        point[at] = p;
        place = Shape::turned(place);
      }
    }
  }
};

template <board_shape Shape>
inline constexpr compass_layout<Shape> compass{};

}  // namespace detail

template <board_shape Shape>
class basic_compass_set {
 public:
  // Nine words on the standard board: six pictures of three lanes of 32 bits.
  static constexpr std::size_t word_count = 3 * detail::lane_count<Shape>;
  using words = std::array<line_word, word_count>;

  constexpr basic_compass_set() : words_{} {}
  // For the library itself. Precondition: every word is written before it is read.
  constexpr explicit basic_compass_set(detail::unwritten) {
    if (std::is_constant_evaluated()) words_ = {};
  }
  // The six pictures of a set of points.
  constexpr explicit basic_compass_set(const basic_point_set<Shape>& members) : words_{} {
    for (const basic_point<Shape> p : members) *this |= of(p);
  }

  // The set of one point, and of all.
  static constexpr const basic_compass_set& of(basic_point<Shape> p);
  static constexpr const basic_compass_set& all();

  // The same set as a point_set: its first picture.
  constexpr basic_point_set<Shape> points() const { return picture(direction::n); }

  // The picture in which `d` is ahead: the set as seen on the board turned by that many sixths.
  constexpr basic_point_set<Shape> picture(direction d) const {
    typename basic_point_set<Shape>::lanes bits{};
    for (std::size_t i = 0; i < bits.size(); ++i) bits[i] = lane(static_cast<std::size_t>(d) * bits.size() + i);
    return basic_point_set<Shape>::from_bits(bits);
  }

  // The set turned by so many sixths, counter-clockwise (any number): the same pictures under other names.
  constexpr basic_compass_set turned(int sixths) const {
    basic_compass_set result;
    constexpr std::size_t lanes = detail::lane_count<Shape>;
    const auto pictures = static_cast<std::size_t>((sixths % 6 + 6) % 6);
    for (std::size_t i = 0; i < detail::picture_count * lanes; ++i) {
      const std::size_t from = (i + pictures * lanes) % (detail::picture_count * lanes);
      result.words_[i / 2] |= line_word{lane(from)} << (i % 2 * 32);
    }
    return result;
  }

  // Is a point in the set? Is none?
  constexpr bool contains(basic_point<Shape> p) const {
    const std::size_t at = detail::compass<Shape>.bit[0][p.index()];
    return (words_[at / 64] >> (at % 64) & 1U) != 0;
  }
  constexpr bool empty() const {
    line_word any = 0;
    for (std::size_t i = 0; i < word_count; ++i) any |= words_[i];
    return any == 0;
  }

  // The words, two lanes of the pictures in each, pictures in the order of directions. Precondition: i < word_count.
  // Invariant to be kept: the six pictures show one set.
  constexpr line_word& operator[](std::size_t i) { return words_[i]; }
  constexpr line_word operator[](std::size_t i) const { return words_[i]; }

  // Union, intersection, what is in exactly one of the two, what is in the first alone.
  constexpr basic_compass_set& operator|=(const basic_compass_set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr basic_compass_set& operator&=(const basic_compass_set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr basic_compass_set& operator^=(const basic_compass_set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] ^= other.words_[i];
    return *this;
  }
  constexpr basic_compass_set& operator-=(const basic_compass_set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr basic_compass_set operator|(basic_compass_set a, const basic_compass_set& b) { return a |= b; }
  friend constexpr basic_compass_set operator&(basic_compass_set a, const basic_compass_set& b) { return a &= b; }
  friend constexpr basic_compass_set operator^(basic_compass_set a, const basic_compass_set& b) { return a ^= b; }
  friend constexpr basic_compass_set operator-(basic_compass_set a, const basic_compass_set& b) { return a -= b; }
  friend constexpr bool operator==(const basic_compass_set&, const basic_compass_set&) = default;

 private:
  constexpr std::uint32_t lane(std::size_t i) const {
    return static_cast<std::uint32_t>(words_[i / 2] >> (i % 2 * 32));
  }
  words words_;
};

using compass_set = basic_compass_set<standard_hexagon>;

namespace detail {

template <board_shape Shape>
struct compass_masks {
  std::array<basic_compass_set<Shape>, point_count<Shape>> of{};
  basic_compass_set<Shape> all{};
  constexpr compass_masks() {
    for (std::size_t d = 0; d < picture_count; ++d)
      for (std::size_t i = 0; i < point_count<Shape>; ++i) {
        const std::size_t at = compass<Shape>.bit[d][i];
        of[i][at / 64] |= line_word{1} << (at % 64);
        all[at / 64] |= line_word{1} << (at % 64);
      }
  }
};

template <board_shape Shape>
inline constexpr compass_masks<Shape> masks{};

}  // namespace detail

template <board_shape Shape>
constexpr const basic_compass_set<Shape>& basic_compass_set<Shape>::of(basic_point<Shape> p) {
  return detail::masks<Shape>.of[p.index()];
}

template <board_shape Shape>
constexpr const basic_compass_set<Shape>& basic_compass_set<Shape>::all() {
  return detail::masks<Shape>.all;
}

}  // namespace yinsh

#endif
