// SPDX-License-Identifier: MIT
// board_text: rings and markers in text: the letter of each piece, and a whole board as the columns of a position's
// line. Reading fills a setup, for what was read may be anything.
#ifndef YINSH_RECORD_BOARD_TEXT_HPP
#define YINSH_RECORD_BOARD_TEXT_HPP

#include <cstddef>
#include <optional>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/ruleset.hpp>
#include <yinsh/rules/setup.hpp>

namespace yinsh::detail {

// The grammar; equal boards have equal texts.
//   board  = column { "/" column }                   the letters from "a" on
//   column = { piece | number }                      points by rising number; a number is a run of empty points
//   piece  = "W" | "B" | "w" | "b"                   white ring, black ring, white marker, black marker

// No point needs more than one character: a run of n empty points is a number of at most n digits.
template <board_shape Shape>
inline constexpr std::size_t board_text_size = point_count<Shape> + std::size_t(Shape::width - 1);

constexpr char color_letter(color c) { return c == color::white ? 'w' : 'b'; }

// "W", "B", "w" or "b"; none for an empty point.
template <board_shape Shape>
constexpr std::optional<char> piece_letter(const basic_board<Shape>& b, basic_point<Shape> at) {
  const std::optional<color> owner = b.owner(at);
  if (!owner) return std::nullopt;
  if (b.has_ring(at)) return *owner == color::white ? 'W' : 'B';
  return color_letter(*owner);
}

// Puts the piece of that letter into a setup; false where no piece has it.
template <ruleset Rules>
constexpr bool put_piece(basic_setup<Rules>& s, char letter, basic_point<typename Rules::shape> at) {
  switch (letter) {
    case 'W': s.rings.white.insert(at); return true;
    case 'B': s.rings.black.insert(at); return true;
    case 'w': s.markers.white.insert(at); return true;
    case 'b': s.markers.black.insert(at); return true;
    default: return false;
  }
}

template <board_shape Shape>
constexpr void write_board(text_writer& out, const basic_board<Shape>& b) {
  char column = 'a';
  int run = 0;
  const auto write_run = [&] {
    if (run > 0) out.put_number(run);
    run = 0;
  };
  for (const basic_point<Shape> at : basic_point<Shape>::all()) {
    for (; column != at.letter(); ++column) {
      write_run();
      out.put('/');
    }
    const std::optional<char> piece = piece_letter(b, at);
    if (!piece) {
      ++run;
      continue;
    }
    write_run();
    out.put(*piece);
  }
  write_run();
  // Letters without a point, which the smallest board with cut corners has.
  for (; column != static_cast<char>('a' + Shape::width - 1); ++column) out.put('/');
}

// The columns of a board, read into a setup.
template <ruleset Rules>
class board_reader {
 public:
  using point = basic_point<typename Rules::shape>;

  constexpr board_reader(text_reader& in, basic_setup<Rules>& into) : in_{in}, into_{into} {}

  // False, with the reader where reading failed, if the text is no board.
  constexpr bool read() {
    for (int x = 0; x < Rules::shape::width; ++x) {
      if (x > 0 && !in_.accept('/')) return false;
      if (!read_column(x)) return false;
    }
    return true;
  }

 private:
  constexpr bool read_column(int x) {
    int y = 0;
    while (y < Rules::shape::width && !point::at({x, y})) ++y;
    for (std::optional<point> at = point::at({x, y}); at; at = point::at({x, y}))
      if (!read_piece_or_run(*at, x, y)) return false;
    return true;
  }

  constexpr bool read_piece_or_run(point at, int x, int& y) {
    if (in_.done()) return false;
    if (put_piece(into_, in_.text()[in_.offset()], at)) {
      in_.move_to(in_.offset() + 1);
      ++y;
      return true;
    }
    const std::size_t first = in_.offset();
    const std::optional<int> run = in_.read_number();
    // The last of the run's points, if there are so many left.
    if (run && 0 < *run && *run <= Rules::shape::width && point::at({x, y + *run - 1})) {
      y += *run;
      return true;
    }
    in_.move_to(first);
    return false;
  }

  text_reader& in_;
  basic_setup<Rules>& into_;
};

}  // namespace yinsh::detail

#endif
