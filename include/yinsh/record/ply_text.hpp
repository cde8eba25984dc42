// SPDX-License-Identifier: MIT
// ply_text: the grammar of plies in the game's own notation: printing one, and what reads like one. What a text means
// in a position is found in notation.hpp.
#ifndef YINSH_RECORD_PLY_TEXT_HPP
#define YINSH_RECORD_PLY_TEXT_HPP

#include <cstddef>
#include <optional>
#include <span>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/ply.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/ruleset.hpp>

namespace yinsh {

// The grammar; what is printed is exactly this. Points are those of action_text.
//   ply     = { removal ";" } body { ";" removal } | removal { ";" removal }
//   body    = point | point "-" point | "pass"                  a placement, a ring move, no ring can move
//   removal = "x" [ point "-" point ] "x" point | "x" point     a row by its ends, and the ring for it
// Removals before the body are of rows that the opponent's move made. A ply without a body ends the game by winning,
// or is the rest of a turn that is already being resolved; if the row is already gone, "x" point is its ring.
//
// Beyond it these are read: letters in either case; the ends of a row in either order; white space around a text and
// around "x", "-" and ";"; a ply's number and point before it ("12."), whatever the number; the short removal "x"
// point, which leaves out the row. What cannot be read at all is reported before what is against the rules.

namespace detail {

template <ruleset Rules>
struct text_size<basic_ply<Rules>> {  // for each action at most ";x", two points and "-"
  static constexpr std::size_t value =
      basic_ply<Rules>::capacity * (3 + 2 * max_chars<basic_point<typename Rules::shape>>);
};

// An action as a part of a ply.
template <board_shape Shape, int Length>
constexpr void write_part(text_writer& out, basic_action<Shape, Length> a) {
  switch (a.kind()) {
    case action_kind::place_ring: return write_point(out, a.point());
    case action_kind::move_ring: return write_points(out, a.from(), '-', a.to());
    case action_kind::remove_row: out.put('x'); return write_points(out, a.row().first(), '-', a.row().last());
    case action_kind::remove_ring: out.put('x'); return write_point(out, a.point());
    case action_kind::pass: return out.put("pass");
  }
}

template <ruleset Rules>
constexpr void write_ply(text_writer& out, const basic_ply<Rules>& whole) {
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const bool ring_of_row = i > 0 && whole[i - 1].kind() == action_kind::remove_row;
    if (i > 0 && !(ring_of_row && whole[i].kind() == action_kind::remove_ring)) out.put(';');
    write_part(out, whole[i]);
  }
}

}  // namespace detail

// The long form: "i8-f5;xg5-g9xa5". A ply that stops between a row and its ring is printed as far as it goes.
// Precondition: every action is well_formed().
template <ruleset Rules>
constexpr printed to_chars(std::span<char> buffer, const basic_ply<Rules>& whole) {
  detail::text_writer out{buffer};
  detail::write_ply(out, whole);
  return out.result();
}

namespace detail {

// The number of a ply and its point, as in "12.", and white space after it; nothing is read where there is none.
constexpr std::optional<int> accept_ply_number(text_reader& in) {
  const std::size_t first = in.offset();
  const std::optional<int> number = in.read_number();
  if (number && in.accept('.')) {
    in.skip_spaces();
    return number;
  }
  in.move_to(first);
  return std::nullopt;
}

// What reads like a body or a removal. A removal may have a row, a ring, or both; "x" stands for no letter of a board.
struct part_text {
  bool removal = false;
  std::optional<action_text> body{};  // else a row and a ring
  std::optional<action_text> row{};
  std::optional<point_text> ring{};
  std::size_t offset = 0;
};

// A sign with white space around it; nothing is read where it does not come next.
constexpr bool accept_sign(text_reader& in, char sign) {
  const std::size_t first = in.offset();
  in.skip_spaces();
  if (!in.accept(sign)) {
    in.move_to(first);
    return false;
  }
  in.skip_spaces();
  return true;
}

// One point or two with "-" between: `one` or `two` is the kind of action that makes.
constexpr std::optional<action_text> scan_way(text_reader& in, action_kind one, action_kind two) {
  action_text result{one, {}, {}, in.offset()};
  const auto first = scan_point(in);
  if (!first) return std::nullopt;
  result.first = *first;
  if (!accept_sign(in, '-')) return result;
  const auto last = scan_point(in);
  if (!last) return std::nullopt;
  result.kind = two;
  result.last = *last;
  return result;
}

constexpr bool scan_removal(text_reader& in, part_text& part) {
  in.skip_spaces();
  const auto way = scan_way(in, action_kind::remove_ring, action_kind::remove_row);
  if (!way) return false;
  if (way->kind == action_kind::remove_ring) {
    part.ring = way->first;
    return true;
  }
  part.row = way;
  if (!accept_sign(in, 'x')) return true;
  part.ring = scan_point(in);
  return part.ring.has_value();
}

// None, with the reader where reading failed, if the text is no part of a ply.
constexpr std::optional<part_text> scan_part(text_reader& in) {
  part_text result;
  result.offset = in.offset();
  if (in.accept('x')) {
    result.removal = true;
    if (!scan_removal(in, result)) return std::nullopt;
    return result;
  }
  if (same_word(in.read_word(), "pass")) {
    result.body = action_text{action_kind::pass, {}, {}, result.offset};
    return result;
  }
  in.move_to(result.offset);
  result.body = scan_way(in, action_kind::place_ring, action_kind::move_ring);
  if (!result.body) return std::nullopt;
  return result;
}

// Reads over a ply; false, with the reader where reading failed, if the text is not like one. A row without its ring is
// let through as the very last part, for plies that are not complete.
constexpr bool scan_ply(text_reader& in) {
  bool body_seen = false;
  while (true) {
    const auto part = scan_part(in);
    if (!part) return false;
    if (!part->removal && body_seen) {
      in.move_to(part->offset);
      return false;
    }
    body_seen = body_seen || !part->removal;
    const bool ring_missing = part->row && !part->ring;
    const std::size_t end = in.offset();
    if (!accept_sign(in, ';')) return in.at_gap();
    if (ring_missing) {
      in.move_to(end);
      return false;
    }
  }
}

}  // namespace detail

}  // namespace yinsh

#endif
