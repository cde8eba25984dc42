// SPDX-License-Identifier: MIT
// action_text: points and atomic actions as text, one action a piece: "place e4", "move e4 e10", "row e5 e9",
// "ring c2", "pass".
#ifndef YINSH_RECORD_ACTION_TEXT_HPP
#define YINSH_RECORD_ACTION_TEXT_HPP

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/legal.hpp>

namespace yinsh {

// The grammar; what is printed is exactly this.
//   point  = letter number                                     e4
//   atomic = "place" point | "move" point point | "row" point point | "ring" point | "pass"
// Beyond it these are read: letters in either case; the ends of a row in either order; white space around a text, and
// more than one space where one must stand. Numbers have no leading zeros. What cannot be read at all is reported
// before what is against the rules.

namespace detail {

template <board_shape Shape>
struct text_size<basic_point<Shape>> {
  static constexpr std::size_t value = 1 + digit_count(Shape::width);
};
template <board_shape Shape, int Length>
struct text_size<basic_row<Shape, Length>> {
  static constexpr std::size_t value = 2 * max_chars<basic_point<Shape>> + 1;
};
template <board_shape Shape, int Length>
struct text_size<basic_action<Shape, Length>> {
  static constexpr std::size_t value = 4 + 2 * (1 + max_chars<basic_point<Shape>>);  // a ring move
};

template <board_shape Shape>
constexpr void write_point(text_writer& out, basic_point<Shape> at) {
  out.put(at.letter());
  out.put_number(at.number());
}

// Two points with a sign between them.
template <board_shape Shape>
constexpr void write_points(text_writer& out, basic_point<Shape> first, char sign, basic_point<Shape> last) {
  write_point(out, first);
  out.put(sign);
  write_point(out, last);
}

template <board_shape Shape, int Length>
constexpr void write_action(text_writer& out, basic_action<Shape, Length> a) {
  switch (a.kind()) {
    case action_kind::place_ring: out.put("place "); return write_point(out, a.point());
    case action_kind::move_ring: out.put("move "); return write_points(out, a.from(), ' ', a.to());
    case action_kind::remove_row: out.put("row "); return write_points(out, a.row().first(), ' ', a.row().last());
    case action_kind::remove_ring: out.put("ring "); return write_point(out, a.point());
    case action_kind::pass: return out.put("pass");
  }
}

// What reads like a point, on the board or not, and where it was read.
struct point_text {
  char letter = 'a';
  int number = 0;
  std::size_t offset = 0;
};

// None, with the reader where reading failed, if the text is not like a point.
constexpr std::optional<point_text> scan_point(text_reader& in) {
  point_text result{'a', 0, in.offset()};
  if (in.done() || !is_letter(in.text()[in.offset()])) return std::nullopt;
  result.letter = in.text()[in.offset()];
  in.move_to(in.offset() + 1);
  const std::optional<int> number = in.read_number();
  if (!number) return std::nullopt;
  result.number = *number;
  return result;
}

template <board_shape Shape>
constexpr std::optional<basic_point<Shape>> find_point(const point_text& said) {
  return basic_point<Shape>::at(said.letter, said.number);
}

template <board_shape Shape>
constexpr parsed<basic_point<Shape>> find_point(std::string_view text, const point_text& said) {
  if (const auto found = find_point<Shape>(said)) return *found;
  return error_at(text, said.offset, text_error_kind::illegal, violation::off_board);
}

template <class Row>
constexpr parsed<Row> find_row(std::string_view text, const point_text& one, const point_text& other) {
  const auto first = find_point<typename Row::point::shape>(text, one);
  if (!first) return first.error();
  const auto last = find_point<typename Row::point::shape>(text, other);
  if (!last) return last.error();
  if (const auto found = Row::between(*first, *last)) return *found;
  return error_at(text, one.offset, text_error_kind::illegal, why_no_row<Row>(*first, *last));
}

// What reads like an action in atomic form.
struct action_text {
  action_kind kind = action_kind::pass;
  point_text first{};
  point_text last{};
  std::size_t offset = 0;
};

constexpr std::optional<action_kind> kind_named(std::string_view word) {
  if (same_word(word, "place")) return action_kind::place_ring;
  if (same_word(word, "move")) return action_kind::move_ring;
  if (same_word(word, "row")) return action_kind::remove_row;
  if (same_word(word, "ring")) return action_kind::remove_ring;
  if (same_word(word, "pass")) return action_kind::pass;
  return std::nullopt;
}

// None, with the reader where reading failed, if the text is not like an action. It ends at white space or with the
// text.
constexpr std::optional<action_text> scan_action(text_reader& in) {
  action_text result{action_kind::pass, {}, {}, in.offset()};
  const auto kind = kind_named(in.read_word());
  if (!kind) {
    in.move_to(result.offset);
    return std::nullopt;
  }
  result.kind = *kind;
  const int points = *kind == action_kind::pass                                              ? 0
                     : *kind == action_kind::place_ring || *kind == action_kind::remove_ring ? 1
                                                                                             : 2;
  for (int i = 0; i < points; ++i) {
    if (!in.accept_spaces()) return std::nullopt;
    const auto said = scan_point(in);
    if (!said) return std::nullopt;
    (i == 0 ? result.first : result.last) = *said;
  }
  if (!in.at_gap()) return std::nullopt;
  return result;
}

template <ruleset Rules>
constexpr parsed<action_of<Rules>> find_action(std::string_view text, const action_text& said) {
  using act = action_of<Rules>;
  if (said.kind == action_kind::pass) return act::pass();
  if (said.kind == action_kind::remove_row) {
    const auto which = find_row<typename act::row_type>(text, said.first, said.last);
    if (!which) return which.error();
    return act::remove_row(*which);
  }
  const auto first = find_point<typename Rules::shape>(text, said.first);
  if (!first) return first.error();
  if (said.kind == action_kind::place_ring) return act::place_ring(*first);
  if (said.kind == action_kind::remove_ring) return act::remove_ring(*first);
  const auto last = find_point<typename Rules::shape>(text, said.last);
  if (!last) return last.error();
  return act::move_ring(*first, *last);
}

// Which of its words an illegal action's violation is about.
constexpr std::size_t place_of(violation v, const action_text& said) {
  if (violation::same_point <= v && v <= violation::onto_marker) return said.last.offset;
  return v >= violation::occupied ? said.first.offset : said.offset;
}

// A whole text that is one thing, a point or an action, and nothing else but white space.
template <class T>
constexpr parsed<T> scan_alone(std::string_view text, std::optional<T> (&scan)(text_reader&)) {
  text_reader in{text};
  in.skip_spaces();
  const std::optional<T> said = scan(in);
  if (said) in.skip_spaces();
  if (!said || !in.done()) return in.unreadable();
  return *said;
}

}  // namespace detail

// "e4"
template <board_shape Shape>
constexpr printed to_chars(std::span<char> buffer, basic_point<Shape> at) {
  detail::text_writer out{buffer};
  detail::write_point(out, at);
  return out.result();
}

// "e5-e9"
template <board_shape Shape, int Length>
constexpr printed to_chars(std::span<char> buffer, basic_row<Shape, Length> r) {
  detail::text_writer out{buffer};
  detail::write_points(out, r.first(), '-', r.last());
  return out.result();
}

// The atomic form: "move e4 e10". Precondition: the action is well formed.
template <board_shape Shape, int Length>
constexpr printed to_chars(std::span<char> buffer, basic_action<Shape, Length> a) {
  YINSH_ASSERT(a.well_formed());
  detail::text_writer out{buffer};
  detail::write_action(out, a);
  return out.result();
}

// A point and nothing else. Errors: unreadable; illegal with off_board.
template <board_shape Shape = standard_hexagon>
constexpr parsed<basic_point<Shape>> parse_point(std::string_view text) {
  const auto said = detail::scan_alone(text, detail::scan_point);
  if (!said) return said.error();
  return detail::find_point<Shape>(text, *said);
}

// An action in atomic form, legal or not. Errors: unreadable; illegal with off_board, row_not_straight or row_length.
template <ruleset Rules = standard>
constexpr parsed<action_of<Rules>> parse_action(std::string_view text) {
  const auto said = detail::scan_alone(text, detail::scan_action);
  if (!said) return said.error();
  return detail::find_action<Rules>(text, *said);
}

// The same, legal in a position. Errors: unreadable; illegal with the violation that `why_illegal` names, or with one
// of those above.
template <ruleset Rules>
constexpr parsed<action_of<Rules>> parse_action(const basic_position<Rules>& p, std::string_view text) {
  const auto said = detail::scan_alone(text, detail::scan_action);
  if (!said) return said.error();
  const auto found = detail::find_action<Rules>(text, *said);
  if (!found) return found;
  const violation v = why_illegal(p, *found);
  if (v == violation::none) return found;
  return detail::error_at(text, detail::place_of(v, *said), text_error_kind::illegal, v);
}

namespace detail {
void this_literal_is_not_an_action();  // never defined: its name is the compiler's message
}

inline namespace literals {

// "move e4 e10"_action: an action of the standard game in atomic form, checked by the compiler.
consteval action operator""_action(const char* text, std::size_t size) {
  const parsed<action> found = parse_action<standard>(std::string_view{text, size});
  if (!found) detail::this_literal_is_not_an_action();
  return *found;
}

}  // namespace literals

}  // namespace yinsh

#endif
