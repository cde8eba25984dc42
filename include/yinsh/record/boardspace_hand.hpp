// SPDX-License-Identifier: MIT
// boardspace_hand: what the players at the site boardspace.net do with their hands, made into actions of a game. They
// take a piece, put it down, pick it up again, put it back; what lies there when they are done is the action.
#ifndef YINSH_RECORD_BOARDSPACE_HAND_HPP
#define YINSH_RECORD_BOARDSPACE_HAND_HPP

#include <cstddef>
#include <optional>
#include <yinsh/record/game.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/violation.hpp>

namespace yinsh::detail {

// Players are P0 and P1 of the file. Each `at` is the offset of a step in the text; a function that returns false has
// refused the step, and nothing is to be asked afterwards but refused().
template <ruleset Rules>
class boardspace_hand {
 public:
  using point = basic_point<typename Rules::shape>;
  using action = action_of<Rules>;

  struct refusal {
    std::size_t at = 0;
    text_error_kind kind = text_error_kind::none;
    violation broken = violation::none;
  };

  constexpr const basic_game<Rules>& game() const { return game_; }
  constexpr const refusal& refused() const { return refused_; }

  constexpr color color_of(int player) const { return player == 0 ? first_player_ : opponent(first_player_); }
  constexpr void first_player_is(color c) {
    if (!colors_known_) first_player_ = c;
  }
  // The first colour that is named says who plays it, whatever else was said; from then on nobody touches the other's
  // pieces.
  constexpr bool owns(int player, color c, std::size_t at) {
    if (!colors_known_) first_player_ = player == 0 ? c : opponent(c);
    colors_known_ = true;
    return color_of(player) == c || refuse(at, text_error_kind::mismatch);
  }

  // A piece from the stock: a ring for place_ring, for move_ring a marker, to be put into the ring that is to move. A
  // step of the other player that is still open only lacks its Done; an own one is being corrected.
  constexpr bool take(action_kind kind, int player, std::size_t at) {
    if (pending_.active && pending_.player != player && !commit(at)) return false;
    pending_ = {true, kind, player, at, std::nullopt, std::nullopt};
    return true;
  }
  // Precondition: take() has been called, and nothing was put back or committed since.
  constexpr void put(point p, std::size_t at) {
    YINSH_ASSERT(pending_.active);
    const bool into_ring = pending_.kind == action_kind::move_ring && !pending_.origin;
    (into_ring ? pending_.origin : pending_.target) = p;
    pending_.at = at;
  }
  // Is something in this player's hand, or put down and not done?
  constexpr bool holds(int player, std::size_t at) {
    return (pending_.active && pending_.player == player) || refuse(at, text_error_kind::mismatch);
  }
  // What was put there is in the hand again.
  constexpr bool pick_up(point p, int player, std::size_t at) {
    if (!holds(player, at)) return false;
    for (auto* dropped : {&pending_.target, &pending_.origin})
      if (*dropped == p) {
        *dropped = std::nullopt;
        return true;
      }
    return refuse(at, text_error_kind::mismatch);
  }
  constexpr void put_back() { pending_ = {}; }

  // The step is done; a mismatch where it was begun and is not complete.
  constexpr bool commit(std::size_t at) {
    if (!pending_.active) return true;
    if (!pending_.complete()) return refuse(at, text_error_kind::mismatch);
    const step done = pending_;
    pending_ = {};
    return play(done.kind == action_kind::place_ring ? action::place_ring(*done.target)
                                                     : action::move_ring(*done.origin, *done.target),
                done.player, done.at);
  }
  // The text or the game ends: a step that is not complete is dropped.
  constexpr bool finish(std::size_t at) {
    if (pending_.complete() && !commit(at)) return false;
    pending_ = {};
    return true;
  }
  constexpr bool finish() { return finish(pending_.at); }

  constexpr bool play(action a, int player, std::size_t at) {
    const color acting = game_.position().to_act();
    if (const violation v = game_.play(a); v != violation::none) return refuse(at, text_error_kind::illegal, v);
    return color_of(player) == acting || refuse(at, text_error_kind::mismatch);
  }

  constexpr bool declare(const game_result& r, std::size_t at) {
    if (!finish(at)) return false;
    const bool open = game_.result().how() == ending::unfinished;
    if (!open || game_.declare(r) != violation::none) return refuse(at, text_error_kind::illegal, violation::game_over);
    return true;
  }

 private:
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

  constexpr bool refuse(std::size_t at, text_error_kind kind, violation broken = violation::none) {
    refused_ = {at, kind, broken};
    return false;
  }

  basic_game<Rules> game_{};
  step pending_{};
  color first_player_ = color::white;
  bool colors_known_ = false;
  refusal refused_{};
};

}  // namespace yinsh::detail

#endif
