// SPDX-License-Identifier: MIT
// bridge: the library's values as values of the naive model, and back. Points meet by their letters and numbers, all
// else by name; nothing here knows a rule of the game.
#ifndef YINSH_TESTS_LOCKSTEP_BRIDGE_HPP
#define YINSH_TESTS_LOCKSTEP_BRIDGE_HPP

#include <concepts>
#include <optional>
#include <yinsh/rules/play.hpp>

#include "../naive/game.hpp"
#include "../naive/setup.hpp"

namespace lockstep {

// ---- From the library to the naive model -------------------------------------------------------

template <yinsh::ruleset Rules>
constexpr naive::rules to_naive() {
  using shape = typename Rules::shape;
  return {.side = shape::side,
          .cut = std::same_as<shape, yinsh::hexagon<shape::side, yinsh::corners::cut>>,
          .rings = Rules::rings,
          .markers = Rules::markers,
          .row_length = Rules::row_length,
          .rings_to_win = Rules::rings_to_win};
}

constexpr naive::colour to_naive(yinsh::color c) {
  return c == yinsh::color::white ? naive::colour::white : naive::colour::black;
}

constexpr naive::phase to_naive(yinsh::phase due) {
  switch (due) {
    case yinsh::phase::place_ring: return naive::phase::place;
    case yinsh::phase::move_ring: return naive::phase::move;
    case yinsh::phase::remove_row: return naive::phase::row;
    case yinsh::phase::remove_ring: return naive::phase::ring;
    case yinsh::phase::over: break;
  }
  return naive::phase::over;
}

constexpr naive::ending to_naive(yinsh::end_reason reason) {
  switch (reason) {
    case yinsh::end_reason::rings: return naive::ending::win;
    case yinsh::end_reason::pool: return naive::ending::pool;
    case yinsh::end_reason::blocked: break;
  }
  return naive::ending::blocked;
}

template <yinsh::board_shape Shape>
constexpr naive::spot to_naive(yinsh::basic_point<Shape> p) {
  return {p.letter() - 'a', p.number() - 1};
}

template <yinsh::board_shape Shape, int Length>
constexpr naive::action to_naive(yinsh::basic_action<Shape, Length> a) {
  switch (a.kind()) {
    case yinsh::action_kind::place_ring: return naive::place_ring(to_naive(a.point()));
    case yinsh::action_kind::move_ring: return naive::move_ring(to_naive(a.from()), to_naive(a.to()));
    case yinsh::action_kind::remove_row: return naive::remove_row(to_naive(a.row().first()), to_naive(a.row().last()));
    case yinsh::action_kind::remove_ring: return naive::remove_ring(to_naive(a.point()));
    case yinsh::action_kind::pass: break;
  }
  return naive::pass();
}

// What a position says of its points, each of which it must say one thing of; else that point is `off`.
template <yinsh::ruleset Rules>
constexpr void copy_cells(const yinsh::basic_position<Rules>& p, naive::game& g) {
  const auto fill = [&](const typename yinsh::basic_position<Rules>::point_set& points, naive::cell what) {
    for (const auto at : points) {
      const bool first = naive::at(g, to_naive(at)) == naive::cell::off;
      naive::put(g, to_naive(at), first ? what : naive::cell::off);
    }
  };
  fill(p.empty(), naive::cell::empty);
  for (const yinsh::color c : yinsh::all_colors) {
    fill(p.rings(c), naive::ring_of(to_naive(c)));
    fill(p.markers(c), naive::marker_of(to_naive(c)));
  }
}

// All that a position says of itself.
template <yinsh::ruleset Rules>
constexpr naive::game to_naive(const yinsh::basic_position<Rules>& p) {
  naive::game g;
  g.rules = to_naive<Rules>();
  copy_cells(p, g);
  g.phase = to_naive(p.phase());
  g.actor = to_naive(p.to_act());
  g.mover = to_naive(p.mover());
  g.pool = p.pool();
  for (const yinsh::color c : yinsh::all_colors) g.removed[naive::index(to_naive(c))] = p.removed(c);
  if (const std::optional<yinsh::outcome> end = p.outcome()) {
    g.ending = to_naive(end->reason);
    for (const yinsh::color c : yinsh::all_colors)
      if (end->winner == c) g.winner = to_naive(c);
  }
  return g;
}

// ---- From the naive model to the library -------------------------------------------------------

constexpr yinsh::color to_library(naive::colour c) {
  return c == naive::colour::white ? yinsh::color::white : yinsh::color::black;
}

constexpr yinsh::phase to_library(naive::phase due) {
  switch (due) {
    case naive::phase::place: return yinsh::phase::place_ring;
    case naive::phase::move: return yinsh::phase::move_ring;
    case naive::phase::row: return yinsh::phase::remove_row;
    case naive::phase::ring: return yinsh::phase::remove_ring;
    case naive::phase::over: break;
  }
  return yinsh::phase::over;
}

// None where the board has no such point.
template <yinsh::board_shape Shape>
constexpr std::optional<yinsh::basic_point<Shape>> to_library(naive::spot s) {
  if (s.letter < 0 || s.letter >= naive::most_letters) return std::nullopt;
  return yinsh::basic_point<Shape>::at(static_cast<char>('a' + s.letter), s.number + 1);
}

// None where a point is not on the board, or where two are not the ends of a row.
template <yinsh::ruleset Rules>
constexpr std::optional<yinsh::action_of<Rules>> to_library(const naive::action& chosen) {
  using act = yinsh::action_of<Rules>;
  if (chosen.kind == naive::action_kind::pass) return act::pass();
  const auto a = to_library<typename Rules::shape>(chosen.a);
  const auto b = to_library<typename Rules::shape>(chosen.b);
  if (!a) return std::nullopt;
  if (chosen.kind == naive::action_kind::place_ring) return act::place_ring(*a);
  if (chosen.kind == naive::action_kind::remove_ring) return act::remove_ring(*a);
  if (!b) return std::nullopt;
  if (chosen.kind == naive::action_kind::move_ring) return act::move_ring(*a, *b);
  const auto which = act::row_type::between(*a, *b);
  if (!which) return std::nullopt;
  return act::remove_row(*which);
}

template <yinsh::ruleset Rules>
constexpr yinsh::basic_setup<Rules> to_library(const naive::setup& written) {
  yinsh::basic_setup<Rules> s;
  for (const auto at : yinsh::basic_position<Rules>::point::all()) {
    const naive::cell there = naive::at(written, to_naive(at));
    for (const yinsh::color c : yinsh::all_colors) {
      if (there == naive::ring_of(to_naive(c))) s.rings[c].insert(at);
      if (there == naive::marker_of(to_naive(c))) s.markers[c].insert(at);
    }
  }
  for (const yinsh::color c : yinsh::all_colors) s.removed[c] = written.removed[naive::index(to_naive(c))];
  s.to_act = to_library(written.actor);
  s.mover = to_library(written.mover);
  s.phase = to_library(written.phase);
  return s;
}

// ---- Comparison --------------------------------------------------------------------------------

// The first thing in which a position and a naive game differ; null where they agree. Once the game is over nobody is
// to act, and neither is asked who.
template <yinsh::ruleset Rules>
constexpr const char* difference(const yinsh::basic_position<Rules>& p, const naive::game& g) {
  const naive::game said = to_naive(p);
  if (said.phase != g.phase) return "the phase";
  if (said.phase != naive::phase::over && said.actor != g.actor) return "who is to act";
  if (said.phase != naive::phase::over && said.mover != g.mover) return "who moved";
  if (said.pool != g.pool) return "the pool";
  if (said.removed[0] != g.removed[0] || said.removed[1] != g.removed[1]) return "the removed rings";
  if (said.ending != g.ending) return "whether and by which clause the game ended";
  if (said.winner != g.winner) return "the winner";
  for (int letter = 0; letter < naive::most_letters; ++letter)
    for (int number = 0; number < naive::most_letters; ++number)
      if (said.cells[letter][number] != g.cells[letter][number]) return "what stands on a point";
  return nullptr;
}

}  // namespace lockstep

#endif
