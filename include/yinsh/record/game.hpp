// SPDX-License-Identifier: MIT
// game: a position with its whole history, to be walked in both directions, and how it ended, even where no rule of the
// board says so. A value in arrays of fixed size: a copy of it is a variation.
#ifndef YINSH_RECORD_GAME_HPP
#define YINSH_RECORD_GAME_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/outcome.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/ruleset.hpp>
#include <yinsh/rules/violation.hpp>

namespace yinsh {

// How a game came to its result.
enum class ending : std::uint8_t {
  unfinished,   // it did not: the record stops
  by_rules,     // [end.win] [end.pool] [end.blocked]
  resignation,  // this and the rest are no rules of the board
  time,         // a player ran out of time
  agreement,    // the players agreed on a draw
  unstated      // there is a winner; the record does not say why
};

// How a game ended, and for whom.
class game_result {
 public:
  // Unfinished.
  constexpr game_result() = default;
  // One for each other way to end.
  static constexpr game_result by_rules(outcome o) { return {ending::by_rules, o.winner, o.reason}; }
  static constexpr game_result resignation(color loser) { return {ending::resignation, opponent(loser)}; }
  static constexpr game_result loss_on_time(color loser) { return {ending::time, opponent(loser)}; }
  static constexpr game_result agreed_draw() { return {ending::agreement, std::nullopt}; }
  static constexpr game_result win(color winner) { return {ending::unstated, winner}; }

  // The way it ended.
  constexpr ending how() const { return how_; }
  // None where it is a draw or unfinished.
  constexpr std::optional<color> winner() const { return winner_; }
  // Has a value exactly when the game ended by the rules.
  constexpr std::optional<yinsh::outcome> outcome() const {
    if (how_ != ending::by_rules) return std::nullopt;
    return yinsh::outcome{winner_, reason_};
  }
  friend constexpr bool operator==(const game_result&, const game_result&) = default;

 private:
  constexpr game_result(ending how, std::optional<color> winner, end_reason reason = end_reason::rings)
      : winner_{winner}, how_{how}, reason_{reason} {}
  std::optional<color> winner_;
  ending how_ = ending::unfinished;
  end_reason reason_ = end_reason::rings;  // asked only where the rules ended the game
};

template <ruleset Rules = standard>
class basic_game {
 public:
  using rules = Rules;
  using position_type = basic_position<Rules>;
  using action_type = action_of<Rules>;

  // As many actions as a game can have, from whatever position it starts: every ring move but those paid for by rows
  // takes a marker that is not replaced, so [rules.bounds] counts from a setup as it does from the empty board. A setup
  // holds at most all markers in its pool; a row it has already returned is one of its 2G - 1; a pass is followed at
  // once by a ring move of the other player, or the game would be over [end.blocked].
  static constexpr std::size_t capacity = bounds<Rules>::actions;

  // From the empty board, or from any position.
  constexpr basic_game() : basic_game{position_type{}} {}
  constexpr explicit basic_game(const position_type& start) : start_{start}, position_{start}, result_{result_here()} {
    // A constant may hold nothing that was never written; at run time the tail is left alone.
    if (std::is_constant_evaluated()) actions_.fill(action_type::pass());
  }

  // The position before the first action.
  constexpr const position_type& start() const { return start_; }
  // The position after the first played() of the actions().
  constexpr const position_type& position() const { return position_; }
  // How many actions have been played, and not taken back.
  constexpr std::size_t played() const { return played_; }
  // How many actions there are, those that were taken back and can be played again among them.
  constexpr std::size_t size() const { return size_; }
  // Is nothing taken back that could be played again?
  constexpr bool at_end() const { return played_ == size_; }
  // All actions, those that can be played again among them. Valid until the game is changed or destroyed.
  constexpr std::span<const action_type> actions() const { return {actions_.data(), size_}; }
  // How the game ended after all its actions, whichever position is current.
  constexpr const game_result& result() const { return result_; }

  // The checked door: plays a legal action, in place of those that were taken back; returns what is wrong with any
  // other and changes nothing. After a result that was declared it is violation::game_over, unless one stands earlier.
  constexpr violation play(action_type a) {
    if (at_end() && result_.how() != ending::unfinished) return violation::game_over;
    const violation v = why_illegal(position_, a);
    if (v != violation::none) return v;
    YINSH_ASSERT(played_ < capacity);
    actions_[played_] = a;
    step();
    cut();
    return v;
  }

  // Ends the game here by a result that no rule of the board gives, in place of actions that were taken back; the
  // default result opens it again. Returns game_over and changes nothing if the rules have already ended the game here,
  // or if only the rules can give such a result.
  constexpr violation declare(const game_result& r) {
    if (position_.phase() == phase::over || r.how() == ending::by_rules) return violation::game_over;
    cut();
    result_ = r;
    return violation::none;
  }

  // One action back, or forward again; false where there is none.
  constexpr bool undo() {
    if (played_ == 0) return false;
    yinsh::undo(position_, *tokens_[--played_]);
    return true;
  }
  constexpr bool redo() {
    if (at_end()) return false;
    step();
    return true;
  }
  // To the position after so many actions; false, and nothing is changed, where there are not so many.
  constexpr bool jump(std::size_t count) {
    if (count > size_) return false;
    while (played_ > count) undo();
    while (played_ < count) redo();
    return true;
  }

  // The same start, actions and result, and as many of the actions played.
  friend constexpr bool operator==(const basic_game& a, const basic_game& b) {
    if (a.start_ != b.start_ || a.played_ != b.played_ || a.size_ != b.size_ || a.result_ != b.result_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (a.actions_[i] != b.actions_[i]) return false;
    return true;
  }

 private:
  constexpr void step() {
    tokens_[played_] = play_unchecked(position_, actions_[played_]);
    ++played_;
  }
  constexpr void cut() {
    size_ = played_;
    result_ = result_here();
  }
  constexpr game_result result_here() const {
    const auto o = position_.outcome();
    return o ? game_result::by_rules(*o) : game_result{};
  }

  position_type start_;
  position_type position_;
  game_result result_;
  std::size_t played_ = 0;
  std::size_t size_ = 0;
  // Invariant: actions_[0, size_) are legal one after another from start_; tokens_[0, played_) lead back.
  std::array<action_type, capacity> actions_;
  std::array<std::optional<basic_undo_token<Rules>>, capacity> tokens_;
};

using game = basic_game<>;

// What is told about a game besides its actions; empty where it is not known. The text is the caller's and must live as
// long as these views of it.
struct game_headers {
  std::string_view white;  // a player's name
  std::string_view black;  // the other player
  std::string_view event;  // where it was played
  std::string_view date;   // as the source writes it
  friend constexpr bool operator==(const game_headers&, const game_headers&) = default;
};

// A game as it is kept in a file.
template <ruleset Rules = standard>
struct basic_record {
  game_headers headers;    // what is told about it
  basic_game<Rules> game;  // what was played
  friend constexpr bool operator==(const basic_record&, const basic_record&) = default;
};

using record = basic_record<>;

}  // namespace yinsh

#endif
