// SPDX-License-Identifier: MIT
// boardspace_writer: prints a record as a file of the site boardspace.net; the format is described in boardspace.hpp,
// which reads back the same record. P0 is White, and each action is one step.
#ifndef YINSH_RECORD_BOARDSPACE_WRITER_HPP
#define YINSH_RECORD_BOARDSPACE_WRITER_HPP

#include <cstddef>
#include <span>
#include <string_view>
#include <yinsh/record/boardspace_names.hpp>
#include <yinsh/record/game.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>

namespace yinsh {

namespace detail {

template <ruleset Rules>
class boardspace_writer {
 public:
  using point = basic_point<typename Rules::shape>;

  constexpr boardspace_writer(std::span<char> buffer, const basic_record<Rules>& what) : out_{buffer}, record_{what} {}

  constexpr printed write() {
    if (!can_hold()) return {0, text_error_kind::unprintable};
    write_headers();
    write_steps();
    out_.put(")\n");
    return out_.result();
  }

 private:
  // The game from the empty board; texts that do not end their own brackets; a result that is told by a step or a name.
  constexpr bool can_hold() const {
    const game_headers& h = record_.headers;
    for (const std::string_view text : {h.white, h.black, h.event, h.date})
      if (text.find(']') != text.npos) return false;
    if (record_.game.start() != basic_position<Rules>{}) return false;
    return record_.game.result().how() != ending::unstated || told_by_name();
  }
  constexpr bool told_by_name() const {
    const auto winner = record_.game.result().winner();
    const game_headers& h = record_.headers;
    return winner && winner_named({won_by, name_of(*winner)}, h.white, h.black) == winner;
  }

  constexpr void write_headers() {
    out_.put("(;\nGM[24]VV[2]\nCM[0,1]\nSU[");
    out_.put(boardspace_setup<Rules>);
    out_.put("]\n");
    write_property("DT[", record_.headers.date, "]\n");
    write_property("GN[", record_.headers.event, "]\n");
    if (told_by_name()) {
      out_.put("RE[");
      out_.put(won_by);
      out_.put(name_of(*record_.game.result().winner()));
      out_.put("]\n");
    }
    out_.put("P0[id \"");
    out_.put(record_.headers.white);
    out_.put("\"]\nP1[id \"");
    out_.put(record_.headers.black);
    out_.put("\"]\n");
  }
  constexpr void write_property(std::string_view open, std::string_view text, std::string_view close) {
    if (text.empty()) return;
    out_.put(open);
    out_.put(text);
    out_.put(close);
  }

  constexpr void write_steps() {
    open_step(color::white);
    out_.put("Start White]\n");
    basic_position<Rules> p;
    for (const auto a : record_.game.actions()) {
      write_action(p.to_act(), a);
      play_unchecked(p, a);
    }
    write_ending(p.to_act());
  }

  constexpr void write_action(color c, action_of<Rules> a) {
    open_step(c);
    switch (a.kind()) {
      case action_kind::place_ring:
        write_verb("place ", c, "r ");
        write_point(a.point());
        break;
      case action_kind::move_ring:
        out_.put("move");
        write_point(a.from());
        write_point(a.to());
        break;
      case action_kind::remove_row:
        write_verb("remove ", c, "");
        write_point(a.row().first());
        write_point(a.row().last());
        break;
      case action_kind::remove_ring:
        write_verb("remove ", c, "r");
        write_point(a.point());
        break;
      case action_kind::pass: out_.put("Pass "); break;
    }
    out_.put("]\n");
    write_done(c);
  }

  constexpr void write_ending(color to_act) {
    const game_result& r = record_.game.result();
    if (r.how() == ending::resignation) write_word(opponent(*r.winner()), "Resign ]\n");
    if (r.how() == ending::time) write_word(*r.winner(), "WinOnTime ]\n");
    if (r.how() == ending::agreement) {
      write_word(to_act, "OfferDraw ]\n");
      write_word(opponent(to_act), "AcceptDraw ]\n");
    }
  }
  constexpr void write_word(color c, std::string_view word) {
    open_step(c);
    out_.put(word);
    write_done(c);
  }
  constexpr void write_done(color c) {
    open_step(c);
    out_.put("Done ]\n");
  }

  constexpr void open_step(color c) {
    out_.put(c == color::white ? "; P0[" : "; P1[");
    out_.put_number(index_++);
    out_.put(' ');
  }
  constexpr void write_verb(std::string_view verb, color c, std::string_view rest) {
    out_.put(verb);
    out_.put(c == color::white ? 'w' : 'b');
    out_.put(rest);
  }
  constexpr void write_point(point p) {
    out_.put(' ');
    out_.put(static_cast<char>(p.letter() - 'a' + 'A'));
    out_.put(' ');
    out_.put_number(p.number());
  }
  constexpr std::string_view name_of(color c) const {
    return c == color::white ? record_.headers.white : record_.headers.black;
  }

  static constexpr std::string_view won_by = "Game won by ";
  text_writer out_;
  const basic_record<Rules>& record_;
  int index_ = 0;
};

}  // namespace detail

// A buffer of so many characters, and those of the headers (the names twice), is never too small for to_boardspace. A
// step with its index takes at most 31, its Done 18; three more steps open and end a game.
template <ruleset Rules = standard>
inline constexpr std::size_t max_boardspace_chars = 128 + 49 * (basic_game<Rules>::capacity + 3);

// Prints the record, P0 being White and a ring move in one step. The game is printed whole, wherever one stands in it.
// Errors: buffer_too_small, and unreadable for a record that the format cannot hold: a game that does not start from
// the empty board, "]" in a header, an unstated reason for a win by a player whose name does not tell the two apart.
template <ruleset Rules>
constexpr printed to_boardspace(std::span<char> buffer, const basic_record<Rules>& what) {
  return detail::boardspace_writer<Rules>{buffer, what}.write();
}

}  // namespace yinsh

#endif
