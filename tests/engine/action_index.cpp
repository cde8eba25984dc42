// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstddef>
#include <optional>
#include <yinsh/engine/action_index.hpp>

#include "support/always.hpp"
#include "support/random_games.hpp"

namespace {

using namespace yinsh::literals;
using yinsh::action;
using yinsh::action_count;
using yinsh::action_from_index;
using yinsh::action_index;

// Every action that names points and rows of the board, in the order of kinds and indices.
template <yinsh::ruleset Rules, class Visit>
void for_each_action(Visit visit) {
  using act = yinsh::action_of<Rules>;
  using point = yinsh::basic_point<typename Rules::shape>;
  for (const point at : point::all()) visit(act::place_ring(at));
  for (const point from : point::all())
    for (const point to : point::all()) visit(act::move_ring(from, to));
  for (const auto r : act::row_type::all()) visit(act::remove_row(r));
  for (const point at : point::all()) visit(act::remove_ring(at));
  visit(act::pass());
}

// Numbers and actions are one to one: counted upward, none left out.
template <yinsh::ruleset Rules>
void check_bijection() {
  std::size_t next = 0;
  for_each_action<Rules>([&](yinsh::action_of<Rules> a) {
    const bool has_number =
        a.kind() != yinsh::action_kind::move_ring || yinsh::direction_between(a.from(), a.to()).has_value();
    const std::optional<std::size_t> index = action_index(a);
    REQUIRE(index.has_value() == has_number);
    if (!has_number) return;
    REQUIRE(*index == next);
    REQUIRE(action_from_index<Rules>(next) == a);
    ++next;
  });
  CHECK(next == action_count<Rules>);
  CHECK_FALSE(action_from_index<Rules>(next));
  CHECK_FALSE(action_from_index<Rules>(~std::size_t{0}));
}

template <yinsh::ruleset Rules>
void check_masks(int games) {
  for_each_position<Rules>(games, {11}, [](const yinsh::basic_position<Rules>& p) {
    const yinsh::basic_action_mask<Rules> mask = yinsh::legal_mask(p);
    REQUIRE(mask.size() == yinsh::count_legal_actions(p));
    REQUIRE(mask.empty() == (p.phase() == yinsh::phase::over));
    for (const auto a : yinsh::legal_actions(p)) REQUIRE(mask.contains(*action_index(a)));
  });
}

}  // namespace

TEST_CASE("the standard game has 2142 actions") {
  ALWAYS(action_count<yinsh::standard> == 85 + 1848 + 123 + 85 + 1);
  ALWAYS(action_count<yinsh::blitz> == action_count<yinsh::standard>);
}

TEST_CASE("the numbers are the ones they have always been") {
  ALWAYS(action_index(action::place_ring("a2"_point)) == 0U);
  ALWAYS(action_index(action::place_ring("k10"_point)) == 84U);
  ALWAYS(action_index(action::move_ring("a2"_point, "a3"_point)) == 85U);
  ALWAYS(action_index(action::move_ring("e4"_point, "e5"_point)) == 747U);
  ALWAYS(action_index(action::move_ring("k10"_point, "k9"_point)) == 1932U);
  ALWAYS(action_index(action::remove_row(*yinsh::row::between("b1"_point, "b5"_point))) == 1933U);
  ALWAYS(action_index(action::remove_row(yinsh::row::all().back())) == 2055U);
  ALWAYS(action_index(action::remove_ring("a2"_point)) == 2056U);
  ALWAYS(action_index(action::remove_ring("k10"_point)) == 2140U);
  ALWAYS(action_index(action::pass()) == 2141U);
  ALWAYS(action_from_index(2141) == action::pass());
  ALWAYS(action_from_index(85) == action::move_ring("a2"_point, "a3"_point));
  ALWAYS(!action_from_index(2142));
}

TEST_CASE("[board.lines] a ring move between points that share no line has no number") {
  ALWAYS(!action_index(action::move_ring("e4"_point, "e4"_point)));
  ALWAYS(!action_index(action::move_ring("e4"_point, "f3"_point)));  // letter + number is equal: no line
  ALWAYS(!action_index(action::move_ring("a2"_point, "k9"_point)));
}

TEST_CASE("numbers and actions are one to one, in the order of actions") {
  check_bijection<yinsh::standard>();
  check_bijection<tiny>();
  check_bijection<huge>();
}

TEST_CASE("the mask of a position holds its legal actions and no other") {
  check_masks<yinsh::standard>(30);
  check_masks<tiny>(200);
  check_masks<huge>(2);
}

TEST_CASE("a number is in the mask exactly when its action is legal") {
  for_each_position<yinsh::standard>(2, {12}, [](const yinsh::position& p) {
    const yinsh::action_mask mask = yinsh::legal_mask(p);
    for (std::size_t i = 0; i < action_count<yinsh::standard>; ++i)
      REQUIRE(mask.contains(i) == yinsh::is_legal(p, *action_from_index(i)));
  });
}

TEST_CASE("number i of a mask is bit i % 64 of word i / 64") {
  constexpr yinsh::action_mask mask = [] {
    yinsh::action_mask m;
    m.insert(0);
    m.insert(63);
    m.insert(2141);
    return m;
  }();
  ALWAYS(mask.words()[0] == 0x8000000000000001);
  ALWAYS(mask.words()[33] == 0x20000000);
  ALWAYS(mask.words().size() == 34);
  ALWAYS(mask.size() == 3);
  ALWAYS(mask.contains(63) && !mask.contains(64));
  ALWAYS(yinsh::legal_mask(yinsh::position{}).words()[1] == 0x1FFFFF);  // 85 placements
  ALWAYS(yinsh::action_mask{}.empty());
}
