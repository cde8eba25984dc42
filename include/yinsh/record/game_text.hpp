// SPDX-License-Identifier: MIT
// game_text: whole games as text, in two forms: one atomic action a line, or the game's own form with numbered plies.
// Both tell the actions from the empty board and who won, not why.
#ifndef YINSH_RECORD_GAME_TEXT_HPP
#define YINSH_RECORD_GAME_TEXT_HPP

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/game.hpp>
#include <yinsh/record/notation.hpp>
#include <yinsh/record/ply.hpp>
#include <yinsh/record/ply_text.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/play.hpp>

namespace yinsh {

// The grammar; what is printed is exactly this.
//   atomic game = { atomic "\n" } "result " ("white" | "black" | "draw" | "unfinished") "\n"
//   plies       = { number "." ply gap } ("1-0" | "0-1" | "1/2-1/2" | "*") "\n"         two plies a line
// A game that stops inside a ply is printed as far as it goes.
//
// Beyond it these are read: whatever action_text and ply_text read beyond their own grammars; empty lines, a last line
// without its end, and "#" with a comment up to the end of a line; a missing result; any white space between plies, and
// a ply without its number. A number that is there must be the ply's.
//
// A result must be that of the rules where they end the game. Elsewhere a winner is unstated and a draw agreed.
// Errors: unreadable; illegal, with the violation; ambiguous; mismatch for a wrong number or result.

namespace detail {

enum class said_result { white, black, draw, unfinished };

// Takes a result for that of a game; false where they do not agree.
template <ruleset Rules>
constexpr bool take_result(basic_game<Rules>& g, said_result said) {
  game_result r;
  if (said == said_result::white) r = game_result::win(color::white);
  if (said == said_result::black) r = game_result::win(color::black);
  if (said == said_result::draw) r = game_result::agreed_draw();
  if (g.result().how() == ending::by_rules) return said != said_result::unfinished && g.result().winner() == r.winner();
  g.declare(r);
  return true;
}

constexpr std::optional<said_result> result_of_word(std::string_view word) {
  if (same_word(word, "white")) return said_result::white;
  if (same_word(word, "black")) return said_result::black;
  if (same_word(word, "draw")) return said_result::draw;
  if (same_word(word, "unfinished")) return said_result::unfinished;
  return std::nullopt;
}
constexpr std::optional<said_result> result_of_sign(std::string_view sign) {
  if (sign == "1-0") return said_result::white;
  if (sign == "0-1") return said_result::black;
  if (sign == "1/2-1/2") return said_result::draw;
  if (sign == "*") return said_result::unfinished;
  return std::nullopt;
}

constexpr const char* word_of(const game_result& r) {
  if (r.how() == ending::unfinished) return "unfinished";
  return r.winner() ? to_string(*r.winner()) : "draw";
}
constexpr const char* sign_of(const game_result& r) {
  if (r.how() == ending::unfinished) return "*";
  if (!r.winner()) return "1/2-1/2";
  return *r.winner() == color::white ? "1-0" : "0-1";
}

template <ruleset Rules>
class atomic_game_reader {
 public:
  constexpr explicit atomic_game_reader(std::string_view text) : text_{text} {}

  constexpr parsed<basic_game<Rules>> read() {
    for (std::size_t first = 0; first < text_.size();) {
      const std::size_t end = text_.find('\n', first);
      const std::string_view up_to_end = text_.substr(0, end);
      text_reader line{up_to_end.substr(0, up_to_end.find('#', first))};
      line.move_to(first);
      line.skip_spaces();
      if (!line.done())
        if (const auto e = read_line(line)) return *e;
      first = up_to_end.size() + 1;
    }
    return game_;
  }

 private:
  constexpr std::optional<text_error> read_line(text_reader& in) {
    const std::size_t first = in.offset();
    if (ended_) return in.unreadable();
    if (same_word(in.read_word(), "result")) return read_result(in);
    in.move_to(first);
    const auto said = scan_action(in);
    if (!said || !at_end_of_line(in)) return in.unreadable();
    const auto found = find_action<Rules>(text_, *said);
    if (!found) return found.error();
    const violation v = game_.play(*found);
    if (v == violation::none) return std::nullopt;
    return error_at(text_, place_of(v, *said), text_error_kind::illegal, v);
  }
  constexpr std::optional<text_error> read_result(text_reader& in) {
    in.skip_spaces();
    const std::size_t first = in.offset();
    const auto said = result_of_word(in.read_word());
    if (!said) in.move_to(first);
    if (!said || !at_end_of_line(in)) return in.unreadable();
    ended_ = true;
    if (!take_result(game_, *said)) return error_at(text_, first, text_error_kind::mismatch);
    return std::nullopt;
  }
  static constexpr bool at_end_of_line(text_reader& in) {
    in.skip_spaces();
    return in.done();
  }

  std::string_view text_;
  basic_game<Rules> game_{};
  bool ended_ = false;
};

template <ruleset Rules>
class ply_game_reader {
 public:
  using error = basic_ply_error<Rules>;
  constexpr explicit ply_game_reader(std::string_view text) : in_{text} {}

  constexpr parsed<basic_game<Rules>, error> read() {
    for (int number = 1; !at_end(in_); ++number) {
      const std::size_t first = in_.offset();
      if (const auto result = result_of_sign(in_.read_until_gap())) return read_result(*result, first);
      in_.move_to(first);
      const std::optional<int> said = accept_ply_number(in_);
      if (said && said != number) return at(first, text_error_kind::mismatch);
      if (const auto e = play_ply()) return *e;
    }
    return game_;
  }

 private:
  constexpr error at(std::size_t offset, text_error_kind kind) const {
    return {error_at(in_.text(), offset, kind), {}};
  }

  // Past white space and comments: is that the end?
  static constexpr bool at_end(text_reader& in) {
    for (in.skip_spaces(); in.accept('#'); in.skip_spaces()) {
      const std::size_t end = in.text().find('\n', in.offset());
      in.move_to(end == std::string_view::npos ? in.text().size() : end);
    }
    return in.done();
  }

  constexpr std::optional<error> play_ply() {
    text_reader again = in_;
    auto found = read_ply(in_, game_.position());
    if (!found) {  // only the last ply may be left open
      const auto open = read_ply(again, game_.position(), true);
      if (!open || !only_a_result_follows(again)) return found.error();
      in_ = again;
      found = open;
    }
    for (const auto a : *found) game_.play(a);
    return std::nullopt;
  }
  static constexpr bool only_a_result_follows(text_reader in) {
    return at_end(in) || (result_of_sign(in.read_until_gap()) && at_end(in));
  }

  constexpr parsed<basic_game<Rules>, error> read_result(said_result said, std::size_t first) {
    if (!take_result(game_, said)) return at(first, text_error_kind::mismatch);
    if (!at_end(in_)) return at(in_.offset(), text_error_kind::unreadable);
    return game_;
  }

  text_reader in_;
  basic_game<Rules> game_{};
};

}  // namespace detail

// Reads a game with one atomic action a line. It stands at its end.
template <ruleset Rules = standard>
constexpr parsed<basic_game<Rules>> parse_atomic_game(std::string_view text) {
  return detail::atomic_game_reader<Rules>{text}.read();
}

// Reads a game in numbered plies. It stands at its end.
template <ruleset Rules = standard>
constexpr parsed<basic_game<Rules>, basic_ply_error<Rules>> parse_ply_game(std::string_view text) {
  return detail::ply_game_reader<Rules>{text}.read();
}

// Buffers of so many characters are never too small for the two functions below.
template <ruleset Rules = standard>
inline constexpr std::size_t max_atomic_game_chars =
    basic_game<Rules>::capacity*(max_chars<action_of<Rules>> + 1) + std::string_view{"result unfinished\n"}.size();

// At worst every action is a ply of its own, with its number, a point and a gap, and a removal of a row is the longest.
template <ruleset Rules = standard>
inline constexpr std::size_t max_ply_game_chars =
    basic_game<Rules>::capacity*(detail::digit_count(static_cast<int>(basic_game<Rules>::capacity)) + 5 +
                                 2 * max_chars<basic_point<typename Rules::shape>>)+std::string_view{"\n1/2-1/2\n"}
        .size();

// Prints the whole game, whichever position is current, one atomic action a line. Errors: buffer_too_small, and
// unprintable for a game that does not start from the empty board.
template <ruleset Rules>
constexpr printed to_atomic_game(std::span<char> buffer, const basic_game<Rules>& g) {
  if (g.start() != basic_position<Rules>{}) return {0, text_error_kind::unprintable};
  detail::text_writer out{buffer};
  for (const auto a : g.actions()) {
    detail::write_action(out, a);
    out.put('\n');
  }
  out.put("result ");
  out.put(detail::word_of(g.result()));
  out.put('\n');
  return out.result();
}

// Prints the whole game in numbered plies, long form. Errors: as above.
template <ruleset Rules>
constexpr printed to_ply_game(std::span<char> buffer, const basic_game<Rules>& g) {
  if (g.start() != basic_position<Rules>{}) return {0, text_error_kind::unprintable};
  detail::text_writer out{buffer};
  basic_position<Rules> p = g.start();
  int number = 1;
  for (auto rest = g.actions(); !rest.empty(); ++number) {
    const basic_ply<Rules> next = first_ply(p, rest);
    out.put_number(number);
    out.put('.');
    detail::write_ply(out, next);
    for (const auto a : next) play_unchecked(p, a);
    rest = rest.subspan(next.size());
    out.put(number % 2 == 0 || rest.empty() ? '\n' : ' ');
  }
  out.put(detail::sign_of(g.result()));
  out.put('\n');
  return out.result();
}

}  // namespace yinsh

#endif
