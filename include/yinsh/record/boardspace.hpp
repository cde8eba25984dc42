// SPDX-License-Identifier: MIT
// boardspace: games as the site boardspace.net writes them, an SGF whose nodes are what people did with their hands.
// The reader plays them through the checked door. Of the file's properties (sgf.hpp) unknown ones are skipped:
//
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
#include <optional>
#include <string_view>
#include <yinsh/record/boardspace_hand.hpp>
#include <yinsh/record/boardspace_names.hpp>
#include <yinsh/record/boardspace_writer.hpp>
#include <yinsh/record/game.hpp>
#include <yinsh/record/sgf.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/legal.hpp>

namespace yinsh {

namespace detail {

template <ruleset Rules>
class boardspace_reader {
 public:
  using point = basic_point<typename Rules::shape>;
  using action = action_of<Rules>;
  using row = typename action::row_type;

  constexpr explicit boardspace_reader(std::string_view text) : text_{text} {}

  constexpr parsed<basic_record<Rules>> read() {
    if (read_file() && finish()) return record_;
    const auto& refused = hand_.refused();
    if (refused.kind == text_error_kind::none) return error_;
    return error_at(text_, refused.at, refused.kind, refused.broken);
  }

 private:
  constexpr bool fail(std::size_t at, text_error_kind kind, violation broken = violation::none) {
    error_ = error_at(text_, at, kind, broken);
    return false;
  }
  constexpr bool unreadable(std::size_t at) { return fail(at, text_error_kind::unreadable); }

  constexpr bool read_file() {
    sgf_reader file{text_};
    while (auto found = file.next())
      if (!read_property(*found)) return false;
    return file.done() || unreadable(file.offset());
  }

  constexpr bool read_property(sgf_property& found) {
    const std::string_view name = found.name;
    const std::string_view text = found.text();
    const std::size_t at = found.value.offset();
    if (same_word(name, "p0")) return read_player(0, found.value);
    if (same_word(name, "p1")) return read_player(1, found.value);
    if (same_word(name, "dt")) record_.headers.date = text;
    if (same_word(name, "gn")) record_.headers.event = text;
    if (same_word(name, "gm") && text != "24") return fail(at, text_error_kind::mismatch);
    if (same_word(name, "su") && !names_setup<Rules>(text)) return fail(at, text_error_kind::mismatch);
    if (same_word(name, "cm") && !text.empty() && text.front() == '1') hand_.first_player_is(color::black);
    if (same_word(name, "re")) {
      result_ = text;
      result_at_ = at;
    }
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
    if (same_word(verb, "done")) return hand_.commit(at);
    if (same_word(verb, "move")) return read_move(player, at, in);
    if (same_word(verb, "place")) return read_place(player, at, in);
    if (same_word(verb, "drop")) return read_drop(player, at, in);
    if (same_word(verb, "pick")) return read_pick(player, at, in);
    if (same_word(verb, "remove")) return read_remove(player, at, in);
    if (same_word(verb, "pass")) return hand_.commit(at) && hand_.play(action::pass(), player, at);
    if (same_word(verb, "start")) return read_start(in);
    const color own = hand_.color_of(player);
    if (same_word(verb, "resign")) return hand_.declare(game_result::resignation(own), at);
    if (same_word(verb, "winontime")) return hand_.declare(game_result::loss_on_time(opponent(own)), at);
    if (same_word(verb, "acceptdraw")) return hand_.declare(game_result::agreed_draw(), at);
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
    if (!from || !hand_.take(action_kind::move_ring, player, at)) return false;
    hand_.put(*from, at);
    return read_target(at, in);
  }

  // A piece from the stock onto the board: a ring, or a marker into a ring that is then to be dropped.
  constexpr bool read_place(int player, std::size_t at, text_reader& in) {
    const auto taken = read_object(player, in);
    if (!taken) return false;
    if (*taken == object::board) return unreadable(at);
    return hand_.take(kind_with(*taken), player, at) && read_target(at, in);
  }
  constexpr bool read_pick(int player, std::size_t at, text_reader& in) {
    const auto taken = read_object(player, in);
    if (!taken) return false;
    if (*taken != object::board) return hand_.take(kind_with(*taken), player, at);
    const auto p = read_point(in);
    return p && hand_.pick_up(*p, player, at);
  }
  constexpr bool read_drop(int player, std::size_t at, text_reader& in) {
    const auto onto = read_object(player, in);
    if (!onto || !hand_.holds(player, at)) return false;
    if (*onto == object::board) return read_target(at, in);
    hand_.put_back();
    return true;
  }
  constexpr bool read_target(std::size_t at, text_reader& in) {
    const auto p = read_point(in);
    if (p) hand_.put(*p, at);
    return p.has_value();
  }

  constexpr bool read_remove(int player, std::size_t at, text_reader& in) {
    const auto removed = read_object(player, in);
    if (!removed) return false;
    if (*removed == object::board) return unreadable(at);
    const auto first = read_point(in);
    if (!first || !hand_.commit(at)) return false;
    if (*removed == object::ring) return hand_.play(action::remove_ring(*first), player, at);
    const auto last = read_point(in);
    if (!last) return false;
    const auto r = row::between(*first, *last);
    if (!r) return fail(at, text_error_kind::illegal, why_no_row<row>(*first, *last));
    return hand_.play(action::remove_row(*r), player, at);
  }

  // Something held in the hand, or the board.
  enum class object { ring, marker, board };
  static constexpr action_kind kind_with(object taken) {
    return taken == object::ring ? action_kind::place_ring : action_kind::move_ring;
  }

  // w, b, wr, br or board.
  constexpr std::optional<object> read_object(int player, text_reader& in) {
    const std::size_t at = in.offset();
    const std::string_view word = in.read_word();
    in.skip_spaces();
    if (same_word(word, "board")) return object::board;
    const bool ring = word.size() == 2 && to_lower(word[1]) == 'r';
    const bool white = !word.empty() && to_lower(word[0]) == 'w';
    const bool black = !word.empty() && to_lower(word[0]) == 'b';
    if ((!white && !black) || (!ring && word.size() != 1)) {
      unreadable(at);
      return std::nullopt;
    }
    if (!hand_.owns(player, white ? color::white : color::black, at)) return std::nullopt;
    return ring ? object::ring : object::marker;
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

  constexpr bool finish() {
    if (!hand_.finish()) return false;
    const std::size_t white = hand_.color_of(0) == color::white ? 0 : 1;
    record_.headers.white = names_[white];
    record_.headers.black = names_[1 - white];
    record_.game = hand_.game();
    const auto named = winner_named({result_}, record_.headers.white, record_.headers.black);
    if (!named) return true;
    if (record_.game.result().how() == ending::unfinished) record_.game.declare(game_result::win(*named));
    return record_.game.result().winner() == named || fail(result_at_, text_error_kind::mismatch);
  }

  std::string_view text_;
  text_error error_{};
  basic_record<Rules> record_{};
  boardspace_hand<Rules> hand_{};
  std::array<std::string_view, 2> names_{};
  std::string_view result_{};
  std::size_t result_at_ = 0;
};

}  // namespace detail

// Reads a file of the site. The headers of the record are views of `text`. One of the other variant (SU) is a mismatch.
template <ruleset Rules = standard>
constexpr parsed<basic_record<Rules>> parse_boardspace(std::string_view text) {
  return detail::boardspace_reader<Rules>{text}.read();
}

}  // namespace yinsh

#endif
