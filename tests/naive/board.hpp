// SPDX-License-Identifier: MIT
//
// The rules of YINSH, naively (1 of 4): the ruleset, the points and the lines of the board.
// Everything under tests/naive is written straight from the rules, clause by clause, with plain
// arrays and loops. It includes nothing of the library: it is what the library is compared with.
#pragma once

#include <cstddef>

namespace naive {

// The numbers that make a ruleset. The defaults are the published game.
struct rules {
  int side = 6;          // [board.points] points along each edge, corners included
  bool cut = true;       // [board.points] the six corner points are cut off
  int rings = 5;         // [pool] rings of each player
  int markers = 51;      // [pool] markers, shared
  int row_length = 5;    // [row.five]
  int rings_to_win = 3;  // [end.win]; 1 is [end.blitz]

  constexpr bool operator==(const rules&) const = default;
};

inline constexpr int most_letters = 17;  // [rules.valid] side 9: letters a to q, numbers 1 to 17
inline constexpr int most_points = 217;  // [rules.valid] side 9, corners not cut

// A list of at most Capacity things, in the order in which they were added.
template <class T, std::size_t Capacity>
struct list {
  T items[Capacity]{};
  int size = 0;

  constexpr void add(const T& item) { items[size++] = item; }
  constexpr const T& operator[](int index) const { return items[index]; }
  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + size; }
  constexpr bool empty() const { return size == 0; }
  constexpr bool contains(const T& wanted) const {
    for (const T& item : *this)
      if (item == wanted) return true;
    return false;
  }
};

// A place on the grid, on the board or not. Letter 0 is 'a', number 0 is "1".
//
//   11        . g h i j .
//   10       e f g h i j k
//    9      d e f g h i j k
//    8     c d e f g h i j k       The hexagon of side 6; the dots are its corners.
//    7    b c d e f g h i j k      Numbers grow upwards, each row of the drawing is one
//    6   . b c d e f g h i j .     number; letters grow to the right. The neighbours of
//    5    a b c d e f g h i j      f6 are f7 and g7 above, e6 and g6 beside, e5 and f5
//    4     a b c d e f g h i       below: the third axis is that from e5 to f6 to g7.
//    3      a b c d e f g h
//    2       a b c d e f g
//    1        . b c d e .
struct spot {
  int letter = -1;
  int number = -1;

  constexpr bool operator==(const spot&) const = default;
};

inline constexpr spot nowhere{};  // what an action holds where it needs no spot

// [board.points] A point is named by a letter and a number. Reads the name at the start of a text.
constexpr spot named(const char* text) {
  int number = 0;
  for (const char* digit = text + 1; *digit >= '0' && *digit <= '9'; ++digit) number = 10 * number + (*digit - '0');
  return {text[0] - 'a', number - 1};
}

constexpr int absolute(int value) { return value < 0 ? -value : value; }

// ---- Points ------------------------------------------------------------------------------------

// The letters, and the numbers, that the board has.
constexpr int width(const rules& ruleset) { return 2 * ruleset.side - 1; }

// [board.points] The hexagon: no point is more than side - 1 steps away from the centre.
constexpr bool in_hexagon(const rules& ruleset, spot s) {
  const int reach = ruleset.side - 1;
  const int x = s.letter - reach;
  const int y = s.number - reach;
  return absolute(x) <= reach && absolute(y) <= reach && absolute(y - x) <= reach;
}

// [board.points] The six corners: side - 1 steps straight ahead from the centre. There, and only
// there, two of the three distances above are as large as they can be.
constexpr bool is_corner(const rules& ruleset, spot s) {
  const int reach = ruleset.side - 1;
  const int x = absolute(s.letter - reach);
  const int y = absolute(s.number - reach);
  const int z = absolute(s.number - s.letter);
  return (x == reach) + (y == reach) + (z == reach) == 2;
}

constexpr bool on_board(const rules& ruleset, spot s) {
  return in_hexagon(ruleset, s) && !(ruleset.cut && is_corner(ruleset, s));
}

// All points, by letter, then by number.
constexpr list<spot, most_points> points(const rules& ruleset) {
  list<spot, most_points> found;
  for (int letter = 0; letter < width(ruleset); ++letter)
    for (int number = 0; number < width(ruleset); ++number)
      if (on_board(ruleset, {letter, number})) found.add({letter, number});
  return found;
}

// ---- Lines -------------------------------------------------------------------------------------

struct step {
  int letter;
  int number;
};

// [board.lines] Three axes: same letter, same number, same difference. Each is given in the
// direction in which the letter grows or, where it does not change, the number.
inline constexpr step axes[3] = {{0, 1}, {1, 0}, {1, 1}};

// [board.lines] A piece sees up to six directions: each axis, both ways.
inline constexpr step directions[6] = {{0, 1}, {1, 0}, {1, 1}, {0, -1}, {-1, 0}, {-1, -1}};

constexpr spot ahead(spot from, step way, int steps = 1) {
  return {from.letter + steps * way.letter, from.number + steps * way.number};
}

// [board.lines] A line begins at a point that has no point behind it.
constexpr bool begins_line(const rules& ruleset, spot s, step axis) {
  return on_board(ruleset, s) && !on_board(ruleset, ahead(s, axis, -1));
}

// The points from s to the end of its line.
constexpr int points_ahead(const rules& ruleset, spot s, step axis) {
  int count = 0;
  while (on_board(ruleset, ahead(s, axis, count))) ++count;
  return count;
}

constexpr int longest_line(const rules& ruleset) {
  int longest = 0;
  for (const spot s : points(ruleset))
    for (const step axis : axes)
      if (begins_line(ruleset, s, axis) && points_ahead(ruleset, s, axis) > longest)
        longest = points_ahead(ruleset, s, axis);
  return longest;
}

// ---- Rulesets ----------------------------------------------------------------------------------

// [rules.valid] Every function of this model but this one expects a valid ruleset.
constexpr bool valid(const rules& ruleset) {
  if (ruleset.side < 2 || ruleset.side > 9) return false;
  return ruleset.rings >= 1 && 2 * ruleset.rings <= points(ruleset).size && ruleset.markers >= 1 &&
         ruleset.row_length >= 2 && ruleset.row_length <= longest_line(ruleset) && ruleset.rings_to_win >= 1 &&
         ruleset.rings_to_win <= ruleset.rings;
}

}  // namespace naive
