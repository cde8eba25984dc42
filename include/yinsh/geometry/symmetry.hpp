// SPDX-License-Identifier: MIT
// symmetry: the twelve ways to lay the board onto itself, six turns and six reflections. `transform(thing, s)` gives
// the thing's image; here for points, sets and rows, in other headers for what is made of them.
#ifndef YINSH_GEOMETRY_SYMMETRY_HPP
#define YINSH_GEOMETRY_SYMMETRY_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <yinsh/geometry/compass_set.hpp>
#include <yinsh/geometry/row.hpp>

namespace yinsh {

template <board_shape Shape>
class basic_symmetry {
 public:
  static constexpr std::size_t count = 12;  // six turns and six reflections

  // The identity.
  constexpr basic_symmetry() = default;

  // So many turns by a sixth, counter-clockwise; any number, negative ones turn the other way.
  static constexpr basic_symmetry turn(int sixths) { return {modulo_six(sixths), false}; }
  // The reflection that exchanges letters and numbers.
  static constexpr basic_symmetry mirror() { return {0, true}; }
  // The symmetry of that index. Precondition: index < count.
  static constexpr basic_symmetry from_index(std::size_t index) {
    YINSH_ASSERT(index < count);
    return {static_cast<int>(index % 6), index >= 6};
  }
  // All of them, in the order of their indices.
  static constexpr std::array<basic_symmetry, count> all() {
    std::array<basic_symmetry, count> result;
    for (std::size_t i = 0; i < count; ++i) result[i] = from_index(i);
    return result;
  }

  // 0 ... 5 for turns by so many sixths, 6 ... 11 for the mirror followed by such a turn; 0 is the identity.
  constexpr std::size_t index() const { return std::size_t(sixths_) + (mirrored_ ? 6 : 0); }
  // The turn in it, 0 ... 5 sixths; is it made after the mirror?
  constexpr int sixths() const { return sixths_; }
  constexpr bool mirrored() const { return mirrored_; }

  // First this one, then another, as one symmetry.
  constexpr basic_symmetry then(basic_symmetry next) const {
    const int turns = next.mirrored_ ? next.sixths_ - sixths_ : next.sixths_ + sixths_;
    return {modulo_six(turns), mirrored_ != next.mirrored_};
  }
  // The one that leads back.
  constexpr basic_symmetry inverse() const { return mirrored_ ? *this : turn(-sixths_); }

  friend constexpr bool operator==(basic_symmetry, basic_symmetry) = default;

 private:
  constexpr basic_symmetry(int sixths, bool mirrored)
      : sixths_{static_cast<std::uint8_t>(sixths)}, mirrored_{mirrored} {}
  static constexpr int modulo_six(int turns) { return (turns % 6 + 6) % 6; }
  std::uint8_t sixths_ = 0;
  bool mirrored_ = false;
};

using symmetry = basic_symmetry<standard_hexagon>;

namespace detail {

template <board_shape Shape>
struct symmetry_table {
  std::array<std::array<basic_point<Shape>, point_count<Shape>>, basic_symmetry<Shape>::count> image{};
  constexpr symmetry_table() {
    for (const basic_point<Shape> p : basic_point<Shape>::all()) {
      coordinates turned = p.place();
      coordinates mirrored = Shape::mirrored(turned);
      for (std::size_t sixths = 0; sixths < 6; ++sixths) {
        image[sixths][p.index()] = at(turned);
        image[6 + sixths][p.index()] = at(mirrored);
        turned = Shape::turned(turned);
        mirrored = Shape::turned(mirrored);
      }
    }
  }

 private:
  static constexpr basic_point<Shape> at(coordinates place) {
    return basic_point<Shape>::from_index(points<Shape>.index[std::size_t(place.x)][std::size_t(place.y)]);
  }
};

template <board_shape Shape>
inline constexpr symmetry_table<Shape> images{};

}  // namespace detail

// Where a point comes to lie.
template <board_shape Shape>
constexpr basic_point<Shape> transform(basic_point<Shape> p, basic_symmetry<Shape> s) {
  return detail::images<Shape>.image[s.index()][p.index()];
}

// The images of all points of a set.
template <board_shape Shape>
constexpr basic_point_set<Shape> transform(const basic_point_set<Shape>& set, basic_symmetry<Shape> s) {
  basic_point_set<Shape> result;
  for (const basic_point<Shape> p : set) result.insert(transform(p, s));
  return result;
}

// The same. A turn of the board only renames the pictures; a reflection draws them anew.
template <board_shape Shape>
constexpr basic_compass_set<Shape> transform(const basic_compass_set<Shape>& set, basic_symmetry<Shape> s) {
  if (!s.mirrored()) return set.turned(s.sixths());
  return basic_compass_set<Shape>{transform(set.points(), s)};
}

// The row of the images of its points.
template <board_shape Shape, int Length>
constexpr basic_row<Shape, Length> transform(basic_row<Shape, Length> r, basic_symmetry<Shape> s) {
  return *basic_row<Shape, Length>::between(transform(r.first(), s), transform(r.last(), s));
}

}  // namespace yinsh

#endif
