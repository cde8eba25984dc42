// SPDX-License-Identifier: MIT
// position_text: a whole position in one line of text, in the spirit of chess's FEN. Reading goes through a setup, so
// that whatever is wrong with a position is reported.
#ifndef YINSH_RECORD_POSITION_TEXT_HPP
#define YINSH_RECORD_POSITION_TEXT_HPP

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/record/board_text.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

// The start, and a position in which Black's move made a row for White, who must remove it:
//   4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51
//   4/2w4/2W2w2/2w6/BWw1Ww4/ww1bB4/bw1WB5/w8/bB6/7/4 w row b 1-1 39
//
//   text    = board actor phase mover removed pool    with one space between each two
//   board                                             see board_text.hpp
//   actor   = "w" | "b" | "-"                         who must act; "-" when the game is over
//   phase   = "place" | "move" | "row" | "ring" | "over"
//   mover   = "w" | "b" | "-"                         who made the ring move; "-" unless in phase row or ring
//   removed = number "-" number                       rings that White and Black have removed
//   pool    = number                                  markers left: a check, for it follows from the board
// Equal positions have equal texts. Beyond the grammar these are read: more white space, also around the text, and
// either case outside the board. A text that has somebody move in a game that is over is read as over [setup.over].

namespace detail {

template <ruleset Rules>
struct text_size<basic_position<Rules>> {
  static constexpr std::size_t value = board_text_size<typename Rules::shape> + std::string_view{" w place w "}.size() +
                                       2 * digit_count(Rules::rings_to_win) + std::string_view{"- "}.size() +
                                       digit_count(Rules::markers);
};

constexpr const char* phase_word(phase p) {
  switch (p) {
    case phase::place_ring: return "place";
    case phase::move_ring: return "move";
    case phase::remove_row: return "row";
    case phase::remove_ring: return "ring";
    case phase::over: return "over";
  }
  return "";
}

constexpr bool is_resolving(phase p) { return p == phase::remove_row || p == phase::remove_ring; }

constexpr std::optional<phase> phase_named(std::string_view word) {
  for (const phase p : {phase::place_ring, phase::move_ring, phase::remove_row, phase::remove_ring, phase::over})
    if (same_word(word, phase_word(p))) return p;
  return std::nullopt;
}

// The fields of a position, read into a setup and the pool; the order of the calls is the grammar.
template <ruleset Rules>
class position_reader {
 public:
  constexpr explicit position_reader(std::string_view text) : in_{text} {}

  constexpr parsed<basic_position<Rules>> read() {
    in_.skip_spaces();
    const std::size_t first = in_.offset();
    if (!read_fields()) return in_.unreadable();
    if (const setup_faults found = faults(setup_); !found.empty()) {
      text_error e = error_at(in_.text(), first, text_error_kind::impossible);
      e.faults = found;
      return e;
    }
    const auto p = basic_position<Rules>::from(setup_);
    if (p->pool() != pool_) return error_at(in_.text(), pool_offset_, text_error_kind::mismatch);
    return *p;
  }

 private:
  constexpr bool read_fields() {
    return board_reader<Rules>{in_, setup_}.read() && in_.accept_spaces() && read_players_and_phase() &&
           in_.accept_spaces() && read_removed() && in_.accept_spaces() && read_pool();
  }

  // Who acts and who moved can be judged only when the phase is known.
  constexpr bool read_players_and_phase() {
    const std::size_t actor_offset = in_.offset();
    const bool nobody_acts = in_.accept('-');
    if (!nobody_acts && !read_color(setup_.to_act)) return false;
    if (!in_.accept_spaces()) return false;
    const std::size_t phase_offset = in_.offset();
    const auto named = phase_named(in_.read_word());
    if (!named) return stop_at(phase_offset);
    setup_.phase = *named;
    if (nobody_acts != (*named == phase::over)) return stop_at(actor_offset);
    if (!in_.accept_spaces()) return false;
    setup_.mover = setup_.to_act;
    return is_resolving(*named) ? read_color(setup_.mover) : in_.accept('-');
  }

  constexpr bool read_color(color& c) {
    if (in_.accept('w')) c = color::white;
    else if (in_.accept('b')) c = color::black;
    else return false;
    return true;
  }

  constexpr bool read_removed() {
    const auto white = in_.read_number();
    if (!white || !in_.accept('-')) return false;
    const auto black = in_.read_number();
    if (!black) return false;
    setup_.removed = {*white, *black};
    return true;
  }

  constexpr bool read_pool() {
    pool_offset_ = in_.offset();
    const auto number = in_.read_number();
    if (!number) return false;
    pool_ = *number;
    in_.skip_spaces();
    return in_.done();
  }

  constexpr bool stop_at(std::size_t offset) {
    in_.move_to(offset);
    return false;
  }

  text_reader in_;
  basic_setup<Rules> setup_{};
  int pool_ = 0;
  std::size_t pool_offset_ = 0;
};

}  // namespace detail

// "4/7/8/9/10/9/10/9/8/7/4 w place - 0-0 51"
template <ruleset Rules>
constexpr printed to_chars(std::span<char> buffer, const basic_position<Rules>& p) {
  detail::text_writer out{buffer};
  const bool over = p.phase() == phase::over;
  detail::write_board(out, p.board());
  out.put(' ');
  out.put(over ? '-' : detail::color_letter(p.to_act()));
  out.put(' ');
  out.put(detail::phase_word(p.phase()));
  out.put(' ');
  out.put(detail::is_resolving(p.phase()) ? detail::color_letter(p.mover()) : '-');
  out.put(' ');
  out.put_number(p.removed(color::white));
  out.put('-');
  out.put_number(p.removed(color::black));
  out.put(' ');
  out.put_number(p.pool());
  return out.result();
}

// Errors: unreadable; impossible, at the start of the text, with every fault of the setup; mismatch at the pool.
template <ruleset Rules = standard>
constexpr parsed<basic_position<Rules>> parse_position(std::string_view text) {
  return detail::position_reader<Rules>{text}.read();
}

}  // namespace yinsh

#endif
