// SPDX-License-Identifier: MIT
// notation: whole plies in the game's own notation. A ply names all that one player does in a row, and may leave out
// the rows that the position tells.
#ifndef YINSH_RECORD_NOTATION_HPP
#define YINSH_RECORD_NOTATION_HPP

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>

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

// A ply: all that one player does until the other must act or the game is over. One ring move at most, and each row
// costs its owner a ring, so rings_to_win rows at most, with two actions each.
template <ruleset Rules>
class basic_ply {
 public:
  using value_type = action_of<Rules>;
  using const_iterator = const value_type*;
  static constexpr std::size_t capacity = 1 + 2 * std::size_t{Rules::rings_to_win};

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  // Precondition: i < size().
  constexpr value_type operator[](std::size_t i) const {
    YINSH_ASSERT(i < size_);
    return actions_[i];
  }
  constexpr const_iterator begin() const { return actions_.data(); }
  constexpr const_iterator end() const { return actions_.data() + size_; }
  // Precondition: size() < capacity.
  constexpr void push_back(value_type a) {
    YINSH_ASSERT(size_ < capacity);
    actions_[size_++] = a;
  }
  friend constexpr bool operator==(const basic_ply&, const basic_ply&) = default;

 private:
  std::array<value_type, capacity> actions_{};  // equal behind `size_` too
  std::size_t size_ = 0;
};

using ply = basic_ply<standard>;

// Has a player who began a ply more to do in it? If not, the next ply begins or the game is over.
template <ruleset Rules>
constexpr bool ply_goes_on(const basic_position<Rules>& now, color player) {
  return now.phase() != phase::over && now.to_act() == player;
}

// Why a ply was not read. If it was ambiguous the place is the first removal at which the choice of the row matters.
template <ruleset Rules>
struct basic_ply_error : text_error {
  basic_row_set<typename Rules::shape, Rules::row_length> fitting{};  // of ambiguous: the rows that fit there
};

using ply_error = basic_ply_error<standard>;

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

// None, with the reader at the place, where the text is no part of a ply.
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

// Reads over a ply; false, with the reader at the place, where the text is not like one. A row without its ring is
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

// Finds what a ply means in a position, by trying every row for each one that is left out.
template <ruleset Rules>
class ply_finder {
 public:
  using position = basic_position<Rules>;
  using act = action_of<Rules>;
  using ply = basic_ply<Rules>;
  using error = basic_ply_error<Rules>;

  constexpr ply_finder(const position& p, bool may_be_open) : start_{p}, may_be_open_{may_be_open} {}

  // Precondition: scan_ply has read this text.
  constexpr parsed<ply, error> find(text_reader in) {
    const std::size_t first = in.offset();
    const readings all = read_part(start_, in, ply{});
    if (steps_left_ == 0) return ambiguous(in.text(), first, rows_to_choose(start_));
    if (all.differ) return ambiguous(in.text(), choice_offset_, choice_);
    if (all.any) return found_;
    return error{error_at(in.text(), failed_at_, failure_, broken_), {}};
  }

 private:
  using row_choice = basic_row_set<typename Rules::shape, Rules::row_length>;
  // What the ways to read the rest of a text lead to.
  struct readings {
    bool any = false;
    bool differ = false;
    position end{};
  };

  static constexpr error ambiguous(std::string_view text, std::size_t offset, const row_choice& fitting) {
    return error{error_at(text, offset, text_error_kind::ambiguous), fitting};
  }

  constexpr readings fail(std::size_t offset, violation why, text_error_kind kind = text_error_kind::illegal) {
    if (failure_ != text_error_kind::none && offset <= failed_at_) return {};  // the furthest counts
    failed_at_ = offset;
    failure_ = kind;
    broken_ = why;
    return {};
  }

  constexpr readings read_part(const position& p, text_reader in, const ply& before) {
    if (steps_left_ == 0) return {};
    --steps_left_;
    const part_text part = *scan_part(in);
    return part.removal ? read_removal(p, in, before, part) : read_body(p, in, before, part);
  }

  constexpr readings read_body(const position& p, text_reader in, const ply& before, const part_text& part) {
    if (p.phase() != phase::over && p.to_act() != start_.to_act())
      return fail(part.offset, violation::none, text_error_kind::unreadable);  // the ply has ended before
    const auto said = find_action<Rules>(in.text(), *part.body);
    if (!said) return fail(said.error().offset, said.error().broken);
    return go_on(p, in, before, *said, place_in(p, *said, *part.body));
  }

  constexpr readings read_removal(const position& p, text_reader in, const ply& before, const part_text& part) {
    if (p.phase() == phase::remove_ring && !part.row) return read_ring(p, in, before, part);
    if (part.row) {
      const auto said = find_action<Rules>(in.text(), *part.row);
      if (!said) return fail(said.error().offset, said.error().broken);
      if (const violation v = why_no_removal(p, said->row()); v != violation::none) return fail(part.offset, v);
      return take_row(p, in, before, part, *said);
    }
    if (const violation v = why_no_removal(p); v != violation::none) return fail(part.offset, v);
    return try_rows(p, in, before, part);
  }

  // The short form: every row that stands, and which of them lead to the end of the text.
  constexpr readings try_rows(const position& p, text_reader in, const ply& before, const part_text& part) {
    readings all;
    row_choice fitting;
    bool choice_matters = false;
    for (const auto r : rows_to_choose(p)) {
      const readings some = take_row(p, in, before, part, act::remove_row(r));
      if (!some.any) continue;
      fitting.insert(r);
      choice_matters = choice_matters || (all.any && some.end != all.end);
      all = {true, all.differ || some.differ || choice_matters, all.any ? all.end : some.end};
    }
    if (choice_matters) {
      choice_offset_ = part.offset;
      choice_ = fitting;
    }
    return all;
  }

  constexpr readings take_row(const position& p, text_reader in, const ply& before, const part_text& part, act row) {
    if (!part.ring) return go_on(p, in, before, row, part.offset);
    position next = p;
    play_unchecked(next, row);
    ply longer = before;
    longer.push_back(row);
    return read_ring(next, in, longer, part);
  }

  constexpr readings read_ring(const position& p, text_reader in, const ply& before, const part_text& part) {
    const auto at = find_point<typename Rules::shape>(*part.ring);
    if (!at) return fail(part.ring->offset, violation::off_board);
    return go_on(p, in, before, act::remove_ring(*at), part.ring->offset);
  }

  // Plays an action; then the next part of the text, or its end.
  constexpr readings go_on(const position& p, text_reader in, const ply& before, act a, std::size_t offset) {
    position next = p;
    if (const violation v = yinsh::play(next, a); v != violation::none) return fail(offset, v);
    ply longer = before;
    longer.push_back(a);
    if (accept_sign(in, ';')) return read_part(next, in, longer);
    if (!may_be_open_ && ply_goes_on(next, start_.to_act())) return fail(in.offset(), what_is_due(next));
    if (found_.empty()) found_ = longer;
    return {true, false, next};
  }

  // Why no row can be removed now by the player whose ply it is, or not that one. After the ply's end the board is
  // what is wrong, not the turn.
  constexpr violation why_no_removal(const position& p) const {
    if (ply_goes_on(p, start_.to_act())) return why_wrong_kind(p.phase(), action_kind::remove_row);
    if (p.phase() == phase::over) return violation::game_over;
    return p.phase() == phase::remove_row ? violation::opponents_row : violation::row_incomplete;
  }
  constexpr violation why_no_removal(const position& p, typename position::row r) const {
    if (ply_goes_on(p, start_.to_act())) return why_illegal(p, act::remove_row(r));
    if (p.phase() == phase::over) return violation::game_over;
    return why_not_own_row(p.board(), start_.to_act(), r);
  }
  static constexpr violation what_is_due(const position& p) {
    if (p.phase() != phase::move_ring) return why_wrong_kind(p.phase(), action_kind::pass);
    return can_move(p.board(), p.to_act()) ? violation::ring_must_be_moved : violation::must_pass;
  }
  static constexpr std::size_t place_in(const position& p, act a, const action_text& said) {
    return place_of(why_illegal(p, a), said);
  }

  position start_;
  bool may_be_open_;
  // A board crowded with rows can have more readings than anyone can try; then the text counts as ambiguous.
  int steps_left_ = 20'000;
  ply found_{};  // the first reading
  text_error_kind failure_ = text_error_kind::none;
  violation broken_ = violation::none;
  std::size_t failed_at_ = 0;
  row_choice choice_{};
  std::size_t choice_offset_ = 0;
};

// Reads a ply, without a number before it, out of a longer text; the reader is left behind it. One that may be open
// may stop before it is complete: before a removal that is due, between a row and its ring, or before the body.
template <ruleset Rules>
constexpr parsed<basic_ply<Rules>, basic_ply_error<Rules>> read_ply(text_reader& in, const basic_position<Rules>& p,
                                                                    bool may_be_open = false) {
  const text_reader start = in;
  if (!scan_ply(in)) return basic_ply_error<Rules>{in.unreadable(), {}};
  return ply_finder<Rules>{p, may_be_open}.find(start);
}

}  // namespace detail

// A ply in the game's own form, long or short, from a position in which it begins (or from the middle of one, to its
// end). Errors: unreadable; illegal with the violation, also where something that is due is missing at the end;
// ambiguous with the rows that fit. A short form all of whose readings lead to the same position is not ambiguous, and
// the first reading, by the rows' indices, is the answer.
template <ruleset Rules>
constexpr parsed<basic_ply<Rules>, basic_ply_error<Rules>> parse_ply(const basic_position<Rules>& p,
                                                                     std::string_view text) {
  using error = basic_ply_error<Rules>;
  detail::text_reader in{text};
  in.skip_spaces();
  detail::accept_ply_number(in);
  const detail::text_reader start = in;
  if (!detail::scan_ply(in)) return error{in.unreadable(), {}};
  in.skip_spaces();
  if (!in.done()) return error{in.unreadable(), {}};
  return detail::ply_finder<Rules>{p, false}.find(start);
}

}  // namespace yinsh

#endif
