// SPDX-License-Identifier: MIT
// play: what an action does, in the order of the rulebook: a checked door, an unchecked one, the way back, and a look
// ahead for a screen.
#ifndef YINSH_RULES_PLAY_HPP
#define YINSH_RULES_PLAY_HPP

#include <cstddef>
#include <type_traits>
#include <yinsh/geometry/line.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/ring_move.hpp>
#include <yinsh/rules/rows.hpp>
#include <yinsh/rules/violation.hpp>

namespace yinsh {

// What `undo` needs to know: the action, who was to act, and who had moved. The phase follows from the kind of action.
template <ruleset Rules>
class basic_undo_token {
 public:
  // No value yet, like an int: for arrays of tokens. `undo` may not be given it.
  basic_undo_token() = default;
  // What was played.
  constexpr action_of<Rules> action() const { return action_; }

 private:
  friend struct detail::referee<Rules>;
  constexpr basic_undo_token(action_of<Rules> a, color to_act, color mover)
      : action_{a}, to_act_{to_act}, mover_{mover} {}
  action_of<Rules> action_;
  color to_act_;
  color mover_;
};

using undo_token = basic_undo_token<standard>;

// What an action would do beyond moving one ring.
template <board_shape Shape>
struct basic_effects {
  basic_point_set<Shape> crossed;   // points passed over on the way, empty or not
  basic_point_set<Shape> flipped;   // the markers among them: each is turned over [move.flip]
  basic_point_set<Shape> returned;  // markers that go back to the pool [row.resolve]
  friend constexpr bool operator==(const basic_effects&, const basic_effects&) = default;
};

namespace detail {

// Carries out actions and takes them back; it checks nothing, the doors below do.
template <ruleset Rules>
struct referee {
  using position = basic_position<Rules>;
  using shape = typename Rules::shape;
  using point = typename position::point;
  using row = typename position::row;
  using action = typename position::action;
  using undo_token = basic_undo_token<Rules>;

  // [place.order]: alternately, until each has placed all; then White makes the first ring move.
  static constexpr void place_ring(position& p, point at) {
    p.board_.put_ring(p.to_act_, at);  // [place.where]
    const color next = opponent(p.to_act_);
    const bool all_placed = p.to_act_ == color::black && p.rings(color::black).size() == std::size_t{Rules::rings};
    if (all_placed) p.start_turn(next);
    else p.expect(phase::place_ring, next, next);
  }

  // What happens in a ring move, step by step.
  static constexpr void move_ring(position& p, point from, point to) {
    p.board_.lift_ring(from);              // [move.marker]
    p.board_.put_marker(p.to_act_, from);  // [move.marker]
    --p.pool_;                             // [move.marker]
    p.board_.put_ring(p.to_act_, to);      // [move.line]
    p.board_.flip_between(from, to);       // [move.flip]
    resolve(p);                            // [row.order]
  }

  // [row.order]: the mover's rows first, then the opponent's, then, when no row stands [row.standing], the opponent's
  // turn [turn.start].
  static constexpr void resolve(position& p) {
    const color mover = p.mover_;
    const color other = opponent(mover);
    if (has_row<row::length>(p.board_, mover)) p.expect(phase::remove_row, mover, mover);
    else if (has_row<row::length>(p.board_, other)) p.expect(phase::remove_row, other, mover);
    else p.start_turn(other);
  }

  // [row.resolve]: five markers go back to the pool, then a ring of the same player.
  static constexpr void remove_row(position& p, row which) {
    p.board_.take_row(which);
    p.pool_ += row::length;
    p.expect(phase::remove_ring, p.to_act_, p.mover_);
  }
  static constexpr void remove_ring(position& p, point at) {
    p.board_.lift_ring(at);
    ++p.removed_[p.to_act_];
    if (p.has_won(p.to_act_)) p.end();  // at once, whatever rows still stand [end.win]
    else resolve(p);                    // the board is looked at again [row.each] [row.many]
  }

  // Equals move_ring on a copy of `before`, in one pass. Usually no row stands and some ring can move: then the next
  // turn starts without further looks at the board. Tests compare the two.
  static constexpr void move_ring_at_once(position& p, const position& before, point from, point to) {
    const color mover = before.to_act_;
    const aftermath left = ring_move<shape>{mover, from, to}.template make<row::length>(before.board_, p.board_);
    --p.pool_;  // [move.marker]
    if (!left.any_row && left.easy_move && p.pool_ != 0)
      p.expect(phase::move_ring, opponent(mover), opponent(mover));  // [turn.start]
    else resolve(p);                                                 // [row.order]
  }

  // Does what the action says; the rulebook's steps in constant expressions, their fast equal at run time.
  static constexpr undo_token carry_out(position& p, action a) {
    const undo_token token{a, p.to_act_, p.mover_};
    switch (a.kind()) {
      case action_kind::place_ring: place_ring(p, a.point()); break;
      case action_kind::move_ring:
        if (std::is_constant_evaluated()) move_ring(p, a.from(), a.to());
        else move_ring_at_once(p, p, a.from(), a.to());
        break;
      case action_kind::remove_row: remove_row(p, a.row()); break;
      case action_kind::remove_ring: remove_ring(p, a.point()); break;
      case action_kind::pass: p.start_turn(opponent(p.to_act_)); break;  // [move.pass]
    }
    return token;
  }

  static constexpr position after(const position& before, action a) {
    position p{unwritten{}, before};
    if (a.kind() == action_kind::move_ring && !std::is_constant_evaluated()) {
      move_ring_at_once(p, before, a.from(), a.to());
    } else {
      p.board_ = before.board_;
      carry_out(p, a);
    }
    return p;
  }

  static constexpr std::size_t count_after(const position& p, action a) {
    if (a.kind() == action_kind::move_ring && p.pool_ > 1) {
      const ring_move<shape> move{p.to_act_, a.from(), a.to()};
      const prospect seen = move.template look_ahead<row::length>(p.board_);
      if (!seen.any_row && seen.replies != 0) return seen.replies;  // the opponent's turn
    }
    return count_legal_actions(after(p, a));
  }

  static constexpr void undo(position& p, undo_token token) {
    const action a = token.action_;
    const color c = token.to_act_;
    switch (a.kind()) {
      case action_kind::place_ring:
        p.board_.lift_ring(a.point());
        p.expect(phase::place_ring, c, c);
        break;
      case action_kind::move_ring:
        ring_move<shape>{c, a.from(), a.to()}.unmake(p.board_);
        ++p.pool_;
        p.expect(phase::move_ring, c, c);
        break;
      case action_kind::remove_row:
        p.board_.restore_row(c, a.row());
        p.pool_ -= row::length;
        p.expect(phase::remove_row, c, token.mover_);
        break;
      case action_kind::remove_ring:
        p.board_.put_ring(c, a.point());
        --p.removed_[c];
        p.expect(phase::remove_ring, c, token.mover_);
        break;
      case action_kind::pass: p.expect(phase::move_ring, c, c); break;
    }
  }
};

}  // namespace detail

// The checked door: plays a legal action and returns none; returns what is wrong with any other and changes nothing.
template <ruleset Rules>
constexpr violation play(basic_position<Rules>& p, action_of<Rules> a) {
  const violation v = why_illegal(p, a);
  if (v == violation::none) detail::referee<Rules>::carry_out(p, a);
  return v;
}

// The unchecked door. Precondition: the action is legal. The token leads back through `undo`.
template <ruleset Rules>
constexpr basic_undo_token<Rules> play_unchecked(basic_position<Rules>& p, action_of<Rules> a) {
  YINSH_ASSERT(is_legal(p, a));
  return detail::referee<Rules>::carry_out(p, a);
}

// The position after an action; the given one stays. Precondition: the action is legal.
template <ruleset Rules>
constexpr basic_position<Rules> after(const basic_position<Rules>& p, action_of<Rules> a) {
  YINSH_ASSERT(is_legal(p, a));
  return detail::referee<Rules>::after(p, a);
}

// How many legal actions there will be after one: count_legal_actions(after(p, a)), but most ring moves are not made
// for it, which takes half the time. Precondition: the action is legal.
template <ruleset Rules>
constexpr std::size_t count_legal_actions_after(const basic_position<Rules>& p, action_of<Rules> a) {
  YINSH_ASSERT(is_legal(p, a));
  return detail::referee<Rules>::count_after(p, a);
}

// Takes back the last action that was played, to the very bytes. Precondition: it is the one that gave the token, and
// all that were played after it have been taken back.
template <ruleset Rules>
constexpr void undo(basic_position<Rules>& p, basic_undo_token<Rules> token) {
  detail::referee<Rules>::undo(p, token);
}

// What an action would cross, flip and return to the pool, without doing it; nothing for an action that is not legal.
template <ruleset Rules>
constexpr basic_effects<typename Rules::shape> effects(const basic_position<Rules>& p, action_of<Rules> a) {
  if (!is_legal(p, a)) return {};
  basic_effects<typename Rules::shape> result;
  if (a.kind() == action_kind::move_ring) {
    result.crossed = between(a.from(), a.to());
    result.flipped = result.crossed & p.board().markers();
  }
  if (a.kind() == action_kind::remove_row) result.returned = a.row().points();
  return result;
}

}  // namespace yinsh

#endif
