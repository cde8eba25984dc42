// SPDX-License-Identifier: MIT
// position: the state of a game between two actions, always one that the rules allow. A plain value: copy it, compare
// it, keep it.
#ifndef YINSH_RULES_POSITION_HPP
#define YINSH_RULES_POSITION_HPP

#include <cstdint>
#include <optional>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/outcome.hpp>
#include <yinsh/rules/phase.hpp>
#include <yinsh/rules/ruleset.hpp>
#include <yinsh/rules/setup.hpp>

namespace yinsh {

namespace detail {
template <ruleset Rules>
struct referee;  // play.hpp: what actions do to a position, and how they are undone
}

template <ruleset Rules = standard>
class basic_position {
 public:
  using rules = Rules;
  using shape = typename Rules::shape;
  using point = basic_point<shape>;
  using point_set = basic_point_set<shape>;
  using row = basic_row<shape, Rules::row_length>;
  using action = action_of<Rules>;
  using setup = basic_setup<Rules>;

  // The start: an empty board, White to place [place.order].
  constexpr basic_position() = default;
  // The position that a setup describes, unless it has faults. One that is over by [turn.start] or [end.win] becomes
  // a position that is over [setup.over].
  static constexpr std::optional<basic_position> from(const setup& s);

  // What must be done next.
  constexpr yinsh::phase phase() const { return phase_; }
  // Who must act. White, by convention, once the game is over.
  constexpr color to_act() const { return to_act_; }
  // Who made the ring move whose rows are being resolved; at all other times the same as to_act [turn.mover].
  constexpr color mover() const { return mover_; }
  // Markers left in the pool [pool].
  constexpr int pool() const { return pool_; }
  // Own rings that a player has removed for rows [row.resolve].
  constexpr int removed(color c) const { return removed_[c]; }
  // The points where a player's rings or markers are, and those where nothing is; board() tells more.
  constexpr point_set rings(color c) const { return board_.rings(c); }
  constexpr point_set markers(color c) const { return board_.markers(c); }
  constexpr point_set empty() const { return board_.empty(); }
  constexpr const basic_board<shape>& board() const { return board_; }  // valid as long as the position
  // How the game ended; has a value exactly when the phase is over.
  constexpr std::optional<yinsh::outcome> outcome() const;

  // The same board, phase, players, and removed rings; so also the same pool and outcome.
  friend constexpr bool operator==(const basic_position&, const basic_position&) = default;

  template <class R>
  friend constexpr basic_position<R> transform(const basic_position<R>& p, basic_symmetry<typename R::shape> s);

 private:
  friend struct detail::referee<Rules>;

  // A copy of all but the board, which is written next.
  constexpr basic_position(detail::unwritten u, const basic_position& other)
      : board_{u},
        pool_{other.pool_},
        removed_{other.removed_},
        phase_{other.phase_},
        to_act_{other.to_act_},
        mover_{other.mover_} {}

  // The next turn begins, when no row stands [turn.start].
  constexpr void start_turn(color next) {
    if (pool_ == 0) return end();                // [end.pool]
    if (!anyone_can_move(board_)) return end();  // [end.blocked] [rules.full]
    expect(yinsh::phase::move_ring, next, next);
  }
  // The game is over [end.win] [end.pool] [end.blocked]; which of them follows from the rest of the position.
  constexpr void end() { expect(yinsh::phase::over, color::white, color::white); }
  constexpr void expect(yinsh::phase next, color to_act, color mover) {
    phase_ = next;
    to_act_ = to_act;
    mover_ = mover;
  }
  constexpr bool has_won(color c) const { return removed_[c] == Rules::rings_to_win; }  // [end.win]

  basic_board<shape> board_;
  std::int32_t pool_ = Rules::markers;
  by_color<std::uint8_t> removed_;
  // No padding: equal positions have equal bytes.
  yinsh::phase phase_ = yinsh::phase::place_ring;
  color to_act_ : 4 = color::white;
  color mover_ : 4 = color::white;
};

using position = basic_position<>;

template <ruleset Rules>
constexpr std::optional<outcome> basic_position<Rules>::outcome() const {
  if (phase_ != yinsh::phase::over) return std::nullopt;
  for (const color c : all_colors)
    if (has_won(c)) return yinsh::outcome{c, end_reason::rings};  // [end.win]
  const end_reason reason = pool_ == 0 ? end_reason::pool : end_reason::blocked;
  if (removed_.white > removed_.black) return yinsh::outcome{color::white, reason};  // [end.pool]
  if (removed_.white < removed_.black) return yinsh::outcome{color::black, reason};
  return yinsh::outcome{std::nullopt, reason};
}

template <ruleset Rules>
constexpr std::optional<basic_position<Rules>> basic_position<Rules>::from(const setup& s) {
  if (!faults(s).empty()) return std::nullopt;
  basic_position p;
  p.board_ = detail::board_of(s);
  p.pool_ = Rules::markers - static_cast<int>(s.markers.white.size() + s.markers.black.size());
  for (const color c : all_colors) p.removed_[c] = static_cast<std::uint8_t>(s.removed[c]);
  const bool resolving = s.phase == yinsh::phase::remove_row || s.phase == yinsh::phase::remove_ring;
  if (p.has_won(color::white) || p.has_won(color::black)) p.end();
  else if (s.phase == yinsh::phase::move_ring || s.phase == yinsh::phase::over) p.start_turn(s.to_act);
  else p.expect(s.phase, s.to_act, resolving ? s.mover : s.to_act);
  return p;
}

// The setup that `position::from` turns back into the same position.
template <ruleset Rules>
constexpr basic_setup<Rules> to_setup(const basic_position<Rules>& p) {
  basic_setup<Rules> s;
  for (const color c : all_colors) {
    s.rings[c] = p.rings(c);
    s.markers[c] = p.markers(c);
    s.removed[c] = p.removed(c);
  }
  s.to_act = p.to_act();
  s.mover = p.mover();
  s.phase = p.phase();
  return s;
}

// The position with its board laid down in another way; all else stays.
template <class Rules>
constexpr basic_position<Rules> transform(const basic_position<Rules>& p, basic_symmetry<typename Rules::shape> s) {
  basic_position<Rules> image = p;
  image.board_ = transform(p.board_, s);
  return image;
}

}  // namespace yinsh

#endif
