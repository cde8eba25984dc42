// SPDX-License-Identifier: MIT
// diagram: the board drawn in text, the right way up, with its letters and numbers. What is drawn can be read back, so
// that tests and teachers can write positions as pictures.
#ifndef YINSH_RECORD_DIAGRAM_HPP
#define YINSH_RECORD_DIAGRAM_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/record/board_text.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/setup.hpp>

namespace yinsh {

// One row of text for each height at which points lie, the highest first, and the letters in a last one. Before the
// first point of a line of equal numbers stands its number; such lines fall to the right. A board of side 3:
//
//       4 .   5 .
//            W             W B  rings     (Unicode: white and black diamonds)
//       3 .     .          w b  markers   (white and black circles)
//    2 .    [w]    B       .    empty     (a dot in the middle)
//         .     .          [ ]  around a highlighted point
//            b
//       1 .     .
//      a  b  c  d  e
//
// In reading the order counts, not the distance: on each row of text the points from left to right. Both kinds of signs
// may be mixed. Brackets, numbers, and the row of letters may be left out, but numbers and letters that are there must
// be right. Empty lines and any indentation are skipped.
enum class diagram_style : std::uint8_t { ascii, unicode };

template <board_shape Shape>
struct basic_diagram {
  basic_board<Shape> board{};                  // what is drawn
  basic_point_set<Shape> highlighted{};        // such as the destinations of a ring, or the points of a row
  diagram_style style = diagram_style::ascii;  // the signs for pieces
};

using diagram = basic_diagram<standard_hexagon>;

namespace detail {

// The points in the order of a drawing: by falling height, then by rising letter. Heights are counted in halves of the
// distance between neighbours, so that the points of one height are two letters apart.
template <board_shape Shape>
struct drawing {
  std::array<basic_point<Shape>, point_count<Shape>> point{};

  constexpr drawing() {
    std::size_t next = 0;
    for (int height = 2 * Shape::width; height >= -Shape::width; --height)
      for (int x = 0; x < Shape::width; ++x) {
        const int twice_y = height + x;
        if (twice_y < 0 || twice_y % 2 != 0) continue;
        if (const auto at = basic_point<Shape>::at(coordinates{x, twice_y / 2})) point[next++] = *at;
      }
  }

  static constexpr int height(basic_point<Shape> at) { return 2 * at.place().y - at.place().x; }
  // Characters before the one of a letter's points: room for a number of two digits, and three for each letter.
  static constexpr std::size_t column(basic_point<Shape> at) { return column(at.place().x); }
  static constexpr std::size_t column(int x) { return 3 + 3 * std::size_t(x); }
  // Does a line of equal numbers begin here?
  static constexpr bool begins_number(basic_point<Shape> at) { return !neighbor(at, direction::nw); }
  constexpr bool begins_text_row(std::size_t i) const { return i == 0 || height(point[i]) != height(point[i - 1]); }
  constexpr bool ends_text_row(std::size_t i) const { return i + 1 == point.size() || begins_text_row(i + 1); }
};

template <board_shape Shape>
inline constexpr drawing<Shape> drawn{};

template <board_shape Shape>
struct text_size<basic_diagram<Shape>> {
  // Every row of text as wide as the last letter and a bracket, with its end; a sign takes three bytes at most.
  static constexpr std::size_t rows() {
    std::size_t total = 1;
    for (std::size_t i = 0; i < point_count<Shape>; ++i) total += drawn<Shape>.begins_text_row(i);
    return total;
  }
  static constexpr std::size_t value = rows() * (drawing<Shape>::column(Shape::width - 1) + 3) + 2 * point_count<Shape>;
};

// The signs of board_text, an empty point first, and the same in Unicode (UTF-8).
struct sign {
  char letter;
  std::string_view unicode;
};
inline constexpr std::array<sign, 5> signs{{{'.', "\xC2\xB7"},        // U+00B7 middle dot
                                            {'W', "\xE2\x97\x87"},    // U+25C7 white diamond
                                            {'B', "\xE2\x97\x86"},    // U+25C6 black diamond
                                            {'w', "\xE2\x97\x8B"},    // U+25CB white circle
                                            {'b', "\xE2\x97\x8F"}}};  // U+25CF black circle

template <board_shape Shape>
class diagram_writer {
 public:
  constexpr diagram_writer(std::span<char> buffer, const basic_diagram<Shape>& what) : out_{buffer}, what_{what} {}

  constexpr printed write() {
    for (std::size_t i = 0; i < drawn<Shape>.point.size(); ++i) {
      write_point(drawn<Shape>.point[i]);
      if (drawn<Shape>.ends_text_row(i)) end_text_row();
    }
    for (int x = 0; x < Shape::width; ++x) {
      move_to(drawing<Shape>::column(x));
      put(static_cast<char>('a' + x));
    }
    end_text_row();
    return out_.result();
  }

 private:
  constexpr void write_point(basic_point<Shape> at) {
    const std::size_t column = drawing<Shape>::column(at);
    if (drawing<Shape>::begins_number(at)) {
      move_to(column - 1 - digit_count(at.number()));
      out_.put_number(at.number());
      column_ += digit_count(at.number());
    }
    const bool highlighted = what_.highlighted.contains(at);
    move_to(column - 1);
    put(highlighted ? '[' : ' ');
    put_sign(piece_letter(what_.board, at).value_or('.'));
    if (highlighted) put(']');
  }
  constexpr void put_sign(char letter) {
    if (what_.style == diagram_style::ascii) return put(letter);
    for (const sign& s : signs)
      if (s.letter == letter) out_.put(s.unicode);
    ++column_;
  }
  constexpr void put(char c) {
    out_.put(c);
    ++column_;
  }
  constexpr void move_to(std::size_t column) {
    while (column_ < column) put(' ');
  }
  constexpr void end_text_row() {
    out_.put('\n');
    column_ = 0;
  }

  text_writer out_;
  const basic_diagram<Shape>& what_;
  std::size_t column_ = 0;
};

template <ruleset Rules>
class diagram_reader {
 public:
  using shape = typename Rules::shape;
  using point = basic_point<shape>;

  constexpr explicit diagram_reader(std::string_view text) : in_{text} {}

  constexpr parsed<basic_setup<Rules>> read() {
    in_.skip_spaces();
    for (std::size_t i = 0; i < drawn<shape>.point.size() && error_ == text_error_kind::none; ++i) {
      read_point(drawn<shape>.point[i]);
      if (error_ == text_error_kind::none && drawn<shape>.ends_text_row(i)) end_text_row();
    }
    if (error_ == text_error_kind::none) read_letters();
    if (error_ != text_error_kind::none) return error_at(in_.text(), in_.offset(), error_);
    return setup_;
  }

 private:
  constexpr void read_point(point at) {
    skip_blanks();
    const std::size_t first = in_.offset();
    if (const auto number = in_.read_number()) {
      if (*number != at.number() || !drawing<shape>::begins_number(at))
        return fail_at(first, text_error_kind::mismatch);
      skip_blanks();
    }
    const bool highlighted = in_.accept('[');
    skip_blanks();
    if (!read_sign(at)) return fail_at(in_.offset(), text_error_kind::unreadable);
    skip_blanks();
    if (highlighted && !in_.accept(']')) fail_at(in_.offset(), text_error_kind::unreadable);
  }
  constexpr bool read_sign(point at) {
    const std::string_view rest = in_.text().substr(in_.offset());
    for (const sign& s : signs) {
      const bool letter = !rest.empty() && rest.front() == s.letter;
      if (!letter && rest.substr(0, s.unicode.size()) != s.unicode) continue;
      put_piece(setup_, s.letter, at);
      in_.move_to(in_.offset() + (letter ? 1 : s.unicode.size()));
      return true;
    }
    return false;
  }

  // A row of text has no more points than those read, and the next one begins below it.
  constexpr void end_text_row() {
    skip_blanks();
    if (!in_.done() && !in_.sees('\n')) return fail_at(in_.offset(), text_error_kind::unreadable);
    in_.skip_spaces();
  }
  constexpr void read_letters() {
    for (int x = 0; !in_.done(); ++x) {
      const std::size_t first = in_.offset();
      const std::string_view letter = in_.read_word();
      if (letter.empty()) return fail_at(first, text_error_kind::unreadable);
      const bool right =
          x < shape::width && letter.size() == 1 && to_lower(letter.front()) == static_cast<char>('a' + x);
      if (!right) return fail_at(first, text_error_kind::mismatch);
      in_.skip_spaces();
      if (in_.done() && x + 1 < shape::width) return fail_at(in_.offset(), text_error_kind::mismatch);
    }
  }

  // Blanks within a row of text; "\r" belongs to its end.
  constexpr void skip_blanks() {
    while (in_.accept(' ') || in_.accept('\t') || in_.accept('\r')) {}
  }
  constexpr void fail_at(std::size_t offset, text_error_kind kind) {
    in_.move_to(offset);
    error_ = kind;
  }

  text_reader in_;
  basic_setup<Rules> setup_{};
  text_error_kind error_ = text_error_kind::none;
};

}  // namespace detail

// Draws a board; every row of text ends with "\n".
template <board_shape Shape>
constexpr printed to_chars(std::span<char> buffer, const basic_diagram<Shape>& what) {
  return detail::diagram_writer<Shape>{buffer, what}.write();
}

// A drawing's rings and markers, in a setup that is otherwise as it is made; who acts, and in which phase, is for the
// caller to say, who also learns the faults. Errors: unreadable; mismatch at a number or letter that is not right.
template <ruleset Rules = standard>
constexpr parsed<basic_setup<Rules>> parse_diagram(std::string_view text) {
  return detail::diagram_reader<Rules>{text}.read();
}

}  // namespace yinsh

#endif
