// SPDX-License-Identifier: MIT
// notation: reading whole plies in the game's own notation, whose grammar stands in ply_text.hpp. A text may leave out
// the rows that the position tells; here they are found, or the reason why they cannot be.
#ifndef YINSH_RECORD_NOTATION_HPP
#define YINSH_RECORD_NOTATION_HPP

#include <cstddef>
#include <string_view>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/ply.hpp>
#include <yinsh/record/ply_text.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>

namespace yinsh {

// Why a ply was not read. If it was ambiguous the place is the first removal at which the choice of the row matters.
template <ruleset Rules>
struct basic_ply_error : text_error {
  basic_row_set<typename Rules::shape, Rules::row_length> fitting{};  // of ambiguous: the rows that fit there
};

using ply_error = basic_ply_error<standard>;

namespace detail {

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
    const auto said = find_action<Rules>(no_text, *part.body);
    if (!said) return fail(said.error().offset, said.error().broken);
    return go_on(p, in, before, *said, place_in(p, *said, *part.body));
  }

  constexpr readings read_removal(const position& p, text_reader in, const ply& before, const part_text& part) {
    if (p.phase() == phase::remove_ring && !part.row) return read_ring(p, in, before, part);
    if (part.row) {
      const auto said = find_action<Rules>(no_text, *part.row);
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
    const violation v = why_not_own_row(p.board(), start_.to_act(), r);
    return v != violation::none ? v : what_is_due(p);  // from a setup in which the mover left a row standing
  }
  static constexpr violation what_is_due(const position& p) {
    if (p.phase() != phase::move_ring) return why_wrong_kind(p.phase(), action_kind::pass);
    return can_move(p.board(), p.to_act()) ? violation::ring_must_be_moved : violation::must_pass;
  }
  static constexpr std::size_t place_in(const position& p, act a, const action_text& said) {
    return place_of(why_illegal(p, a), said);
  }

  // Of a reading that fails only the offset is kept; its line and column are worked out once, when none is left.
  static constexpr std::string_view no_text{};

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
