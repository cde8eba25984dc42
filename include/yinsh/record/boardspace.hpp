// SPDX-License-Identifier: MIT
// boardspace: games as the site boardspace.net writes them, an SGF whose nodes are what people did with their hands. The
// reader plays them through the checked door; what the writer prints is read back as the same record.
//
//   file  = "(" ";" {property | ";"} ")"          property = name "[" anything but "]" "]"; unknown ones are skipped
//   names = P0[id "NAME"] P1[id "NAME"]           P0 is White; with CM[1,0] or by the colours named below P0 is Black
//   steps = P0[21 place w  B 1]                   player, running index, verb; the index is not needed and not checked
//     Start White        Done        Pass         carry nothing; Done may be missing
//     place wr G 2                                a ring is placed; also as pick wr, drop board G 2
//     move E 1 E 2                                a ring move; also as place w E 1, drop board E 2, where place w E 1
//     pick board E 2     drop board E 3           is pick w, drop board E 1. What was dropped may be picked up and
//     drop w                                      dropped again: the last drop counts. Or it is put back.
//     remove w B 1 B 5   remove wr F 2            a row, by its ends in either order, and a ring
//     Resign  WinOnTime  OfferDraw  DeclineDraw  AcceptDraw       WinOnTime is the winner's
//
// Letters have either case, white space is free between tokens and not needed between a letter and its number. A step
// that is begun but not completed is dropped where the game ends. RE is in any language: the winner is the player whose
// name is in it. It is asked only where nothing else ends the game, and must not say otherwise where something does.
//
// Errors: unreadable; illegal, with what is broken; mismatch for the wrong player or colour, a drop of nothing, a step
// cut short, another game (GM, SU) or a result that is not that of the game.
#ifndef YINSH_RECORD_BOARDSPACE_HPP
#define YINSH_RECORD_BOARDSPACE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/record/game.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/legal.hpp>

namespace yinsh {

namespace detail {

// What the site calls the game.
template <ruleset Rules>
inline constexpr std::string_view boardspace_setup = Rules::rings_to_win == 1 ? "Yinsh-Blitz" : "Yinsh";

constexpr bool is_word_character(char c) { return is_letter(c) || is_digit(c); }

// The text of RE, in one piece or two.
struct result_line {
  std::string_view first;
  std::string_view second{};
  constexpr std::size_t size() const { return first.size() + second.size(); }
  constexpr char operator[](std::size_t i) const { return i < first.size() ? first[i] : second[i - first.size()]; }
};

// Longer names are not looked for: the work stays proportional to the text.
inline constexpr std::size_t longest_name = 100;

constexpr bool stands_at(const result_line& text, std::size_t at, std::string_view name) {
  for (std::size_t i = 0; i < name.size(); ++i)
    if (text[at + i] != name[i]) return false;
  return true;
}

// Is the name in the text, and not as a piece of a longer Latin word?
constexpr bool names(const result_line& text, std::string_view name) {
  if (name.empty() || name.size() > longest_name) return false;
  const auto is_one_word = [&](std::size_t i) { return is_word_character(text[i - 1]) && is_word_character(text[i]); };
  for (std::size_t at = 0; at + name.size() <= text.size(); ++at) {
    const std::size_t end = at + name.size();
    const bool starts = at == 0 || !is_one_word(at);
    const bool ends = end == text.size() || !is_one_word(end);
    if (starts && ends && stands_at(text, at, name)) return true;
  }
  return false;
}

// Which player a result names; of two names the one that holds the other; otherwise none.
constexpr std::optional<color> winner_named(const result_line& text, std::string_view white, std::string_view black) {
  const bool names_white = names(text, white);
  const bool names_black = names(text, black);
  if (names_white != names_black) return names_white ? color::white : color::black;
  if (!names_white || white.size() == black.size()) return std::nullopt;
  const bool white_is_longer = white.size() > black.size();
  const std::string_view longer = white_is_longer ? white : black;
  if (longer.find(white_is_longer ? black : white) == longer.npos) return std::nullopt;
  return white_is_longer ? color::white : color::black;
}

// Something held in the hand, or the board.
struct boardspace_object {
  enum kind : std::uint8_t { ring, marker, board } what;
  color owner;  // not of the board
};

template <ruleset Rules>
class boardspace_reader {
 public:
  using point = basic_point<typename Rules::shape>;
  using action = action_of<Rules>;
  using row = typename action::row_type;

  constexpr explicit boardspace_reader(std::string_view text) : in_{text} {}

  constexpr parsed<basic_record<Rules>> read() {
    if (!read_file() || !finish()) return error_;
    return record_;
  }

 private:
  constexpr bool fail(std::size_t at, text_error_kind kind, violation broken = violation::none) {
    error_ = error_at(in_.text(), at, kind, broken);
    return false;
  }
  constexpr bool unreadable(std::size_t at) { return fail(at, text_error_kind::unreadable); }

  constexpr bool read_file() {
    in_.skip_spaces();
    if (!in_.accept('(')) return unreadable(in_.offset());
    in_.skip_spaces();
    if (!in_.accept(';')) return unreadable(in_.offset());
    for (in_.skip_spaces(); !in_.accept(')'); in_.skip_spaces())
      if (!in_.accept(';') && !read_property()) return false;
    in_.skip_spaces();
    return in_.done() || unreadable(in_.offset());
  }

  constexpr bool read_property() {
    const std::size_t first = in_.offset();
    if (in_.read_word().empty()) return unreadable(in_.offset());
    while (in_.sees_digit()) in_.move_to(in_.offset() + 1);
    const std::string_view name = in_.text().substr(first, in_.offset() - first);
    in_.skip_spaces();
    if (!in_.accept('[')) return unreadable(in_.offset());
    const std::size_t open = in_.offset();
    const std::size_t close = in_.text().find(']', open);
    if (close == std::string_view::npos) return unreadable(in_.text().size());
    in_.move_to(close + 1);
    text_reader value{in_.text().substr(0, close)};
    value.move_to(open);
    return read_value(name, in_.text().substr(open, close - open), value);
  }

  constexpr bool read_value(std::string_view name, std::string_view text, text_reader& value) {
    const std::size_t at = value.offset();
    if (same_word(name, "p0")) return read_player(0, value);
    if (same_word(name, "p1")) return read_player(1, value);
    if (same_word(name, "dt")) record_.headers.date = text;
    if (same_word(name, "gn")) record_.headers.event = text;
    if (same_word(name, "gm") && text != "24") return fail(at, text_error_kind::mismatch);
    if (same_word(name, "su") && !is_setup(text)) return fail(at, text_error_kind::mismatch);
    if (same_word(name, "cm") && !text.empty() && text.front() == '1') first_player_ = color::black;
    if (same_word(name, "re")) {
      result_ = text;
      result_at_ = at;
    }
    return true;
  }
  static constexpr bool is_setup(std::string_view text) {
    constexpr std::string_view expected = boardspace_setup<Rules>;
    if (text.size() != expected.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
      if (to_lower(text[i]) != to_lower(expected[i])) return false;
    return true;
  }

  constexpr bool read_player(int player, text_reader& in) {
    in.skip_spaces();
    if (in.read_number()) in.skip_spaces();
    const std::size_t at = in.offset();
    const std::string_view verb = in.read_word();
    in.skip_spaces();
    if (same_word(verb, "id")) return read_name(player, in);
    if (same_word(verb, "time")) return true;  // what was left on the clock
    if (!read_step(player, verb, at, in)) return false;
    in.skip_spaces();
    return in.done() || unreadable(in.offset());
  }

  constexpr bool read_name(int player, text_reader& in) {
    const std::size_t open = in.offset();
    std::size_t end = in.text().size();
    while (end > open && is_space(in.text()[end - 1])) --end;
    if (!in.accept('"') || end < open + 2 || in.text()[end - 1] != '"') return unreadable(in.offset());
    names_[std::size_t(player)] = in.text().substr(open + 1, end - open - 2);
    return true;
  }

  constexpr bool read_step(int player, std::string_view verb, std::size_t at, text_reader& in) {
    if (same_word(verb, "done")) return commit(at);
    if (same_word(verb, "move")) return read_move(player, at, in);
    if (same_word(verb, "place")) return read_place(player, at, in);
    if (same_word(verb, "drop")) return read_drop(player, at, in);
    if (same_word(verb, "pick")) return read_pick(player, at, in);
    if (same_word(verb, "remove")) return read_remove(player, at, in);
    if (same_word(verb, "pass")) return commit(at) && play(action::pass(), player, at);
    if (same_word(verb, "start")) return read_start(in);
    if (same_word(verb, "resign")) return declare(game_result::resignation(color_of(player)), at);
    if (same_word(verb, "winontime")) return declare(game_result::loss_on_time(opponent(color_of(player))), at);
    if (same_word(verb, "acceptdraw")) return declare(game_result::agreed_draw(), at);
    if (same_word(verb, "offerdraw") || same_word(verb, "declinedraw")) return true;
    return unreadable(at);
  }

  constexpr bool read_start(text_reader& in) {
    const std::size_t at = in.offset();
    const std::string_view word = in.read_word();
    return same_word(word, "white") || same_word(word, "black") || unreadable(at);
  }

  constexpr bool read_move(int player, std::size_t at, text_reader& in) {
    const auto from = read_point(in);
    if (!from || !begin(action_kind::move_ring, player, at)) return false;
    pending_.origin = from;
    pending_.target = read_point(in);
    return pending_.target.has_value();
  }

  // A piece from the stock onto the board: a ring, or a marker into a ring that is then to be dropped.
  constexpr bool read_place(int player, std::size_t at, text_reader& in) {
    const auto object = read_object(player, in);
    if (!object) return false;
    if (object->what == boardspace_object::board) return unreadable(at);
    return take(*object, player, at) && put(read_point(in), at);
  }
  constexpr bool read_pick(int player, std::size_t at, text_reader& in) {
    const auto object = read_object(player, in);
    if (!object) return false;
    if (object->what != boardspace_object::board) return take(*object, player, at);
    const auto p = read_point(in);
    if (!p) return false;
    if (pending_.active && pending_.player == player)
      for (auto* dropped : {&pending_.target, &pending_.origin})
        if (*dropped == p) {
          *dropped = std::nullopt;
          return true;
        }
    return fail(at, text_error_kind::mismatch);
  }
  constexpr bool read_drop(int player, std::size_t at, text_reader& in) {
    const auto object = read_object(player, in);
    if (!object) return false;
    if (!pending_.active || pending_.player != player) return fail(at, text_error_kind::mismatch);
    if (object->what == boardspace_object::board) return put(read_point(in), at);
    pending_ = {};
    return true;
  }

  constexpr bool take(const boardspace_object& object, int player, std::size_t at) {
    return begin(object.what == boardspace_object::ring ? action_kind::place_ring : action_kind::move_ring, player, at);
  }
  constexpr bool put(std::optional<point> p, std::size_t at) {
    if (!p) return false;
    const bool into_ring = pending_.kind == action_kind::move_ring && !pending_.origin;
    (into_ring ? pending_.origin : pending_.target) = p;
    pending_.at = at;
    return true;
  }

  constexpr bool read_remove(int player, std::size_t at, text_reader& in) {
    const auto object = read_object(player, in);
    if (!object) return false;
    if (object->what == boardspace_object::board) return unreadable(at);
    const auto first = read_point(in);
    if (!first || !commit(at)) return false;
    if (object->what == boardspace_object::ring) return play(action::remove_ring(*first), player, at);
    const auto last = read_point(in);
    if (!last) return false;
    const auto r = row::between(*first, *last);
    if (!r) return fail(at, text_error_kind::illegal, why_no_row<row>(*first, *last));
    return play(action::remove_row(*r), player, at);
  }

  // w, b, wr, br or board; the first colour that is named says who plays it.
  constexpr std::optional<boardspace_object> read_object(int player, text_reader& in) {
    const std::size_t at = in.offset();
    const std::string_view word = in.read_word();
    in.skip_spaces();
    if (same_word(word, "board")) return boardspace_object{boardspace_object::board, color::white};
    const bool ring = word.size() == 2 && to_lower(word[1]) == 'r';
    const bool white = !word.empty() && to_lower(word[0]) == 'w';
    const bool black = !word.empty() && to_lower(word[0]) == 'b';
    if ((!white && !black) || (!ring && word.size() != 1)) {
      unreadable(at);
      return std::nullopt;
    }
    const color owner = white ? color::white : color::black;
    if (!colors_known_) first_player_ = player == 0 ? owner : opponent(owner);
    colors_known_ = true;
    if (color_of(player) != owner) {
      fail(at, text_error_kind::mismatch);
      return std::nullopt;
    }
    return boardspace_object{ring ? boardspace_object::ring : boardspace_object::marker, owner};
  }

  constexpr std::optional<point> read_point(text_reader& in) {
    const std::size_t at = in.offset();
    const std::string_view letter = in.read_word();
    in.skip_spaces();
    const std::optional<int> number = in.read_number();
    if (letter.size() != 1 || !number) {
      unreadable(letter.size() == 1 ? in.offset() : at);
      return std::nullopt;
    }
    const auto found = point::at(letter[0], *number);
    if (!found) fail(at, text_error_kind::illegal, violation::off_board);
    in.skip_spaces();
    return found;
  }

  // A new step. One of the other player that is still open only lacks its Done; an own one is being corrected.
  constexpr bool begin(action_kind kind, int player, std::size_t at) {
    if (pending_.active && pending_.player != player && !commit(at)) return false;
    pending_ = {true, kind, player, at, std::nullopt, std::nullopt};
    return true;
  }

  constexpr bool commit(std::size_t at) {
    if (!pending_.active) return true;
    if (!pending_.complete()) return fail(at, text_error_kind::mismatch);
    const step done = pending_;
    pending_ = {};
    return play(done.kind == action_kind::place_ring ? action::place_ring(*done.target)
                                                     : action::move_ring(*done.origin, *done.target),
                done.player, done.at);
  }

  constexpr bool play(action a, int player, std::size_t at) {
    const color acting = record_.game.position().to_act();
    if (const violation v = record_.game.play(a); v != violation::none) return fail(at, text_error_kind::illegal, v);
    return color_of(player) == acting || fail(at, text_error_kind::mismatch);
  }

  constexpr bool declare(const game_result& r, std::size_t at) {
    if (pending_.complete() && !commit(at)) return false;
    pending_ = {};
    const bool open = record_.game.result().how() == ending::unfinished;
    if (!open || record_.game.declare(r) != violation::none)
      return fail(at, text_error_kind::illegal, violation::game_over);
    return true;
  }

  constexpr bool finish() {
    if (pending_.complete() && !commit(pending_.at)) return false;
    const std::size_t white = first_player_ == color::white ? 0 : 1;
    record_.headers.white = names_[white];
    record_.headers.black = names_[1 - white];
    const auto named = winner_named({result_}, record_.headers.white, record_.headers.black);
    if (!named) return true;
    if (record_.game.result().how() == ending::unfinished) record_.game.declare(game_result::win(*named));
    return record_.game.result().winner() == named || fail(result_at_, text_error_kind::mismatch);
  }

  constexpr color color_of(int player) const { return player == 0 ? first_player_ : opponent(first_player_); }

  // A placement or a ring move that is being made.
  struct step {
    bool active = false;
    action_kind kind = action_kind::place_ring;
    int player = 0;
    std::size_t at = 0;           // of the last drop
    std::optional<point> origin;  // the ring that holds the marker
    std::optional<point> target;  // where the ring was dropped
    constexpr bool complete() const {
      return active && target.has_value() && (kind == action_kind::place_ring || origin.has_value());
    }
  };

  text_reader in_;
  text_error error_{};
  basic_record<Rules> record_{};
  step pending_{};
  color first_player_ = color::white;
  bool colors_known_ = false;
  std::array<std::string_view, 2> names_{};
  std::string_view result_{};
  std::size_t result_at_ = 0;
};

template <ruleset Rules>
class boardspace_writer {
 public:
  using point = basic_point<typename Rules::shape>;

  constexpr boardspace_writer(std::span<char> buffer, const basic_record<Rules>& what) : out_{buffer}, record_{what} {}

  constexpr printed write() {
    if (!can_hold()) return {0, text_error_kind::unreadable};
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

// Reads a file of the site. The headers of the record are views of `text`. One of the other variant (SU) is a mismatch.
template <ruleset Rules = standard>
constexpr parsed<basic_record<Rules>> parse_boardspace(std::string_view text) {
  return detail::boardspace_reader<Rules>{text}.read();
}

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
