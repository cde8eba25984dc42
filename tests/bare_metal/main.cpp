// SPDX-License-Identifier: MIT
// Plays two complete games by the checked doors, one written down here and one at random, on a machine with 64 KB of
// memory, no heap and no library. Returns 0 if all went as the rules say.
#include <cstddef>
#include <cstdint>
#include <yinsh/engine/action_index.hpp>
#include <yinsh/engine/canonical.hpp>
#include <yinsh/engine/hash.hpp>
#include <yinsh/engine/packed.hpp>
#include <yinsh/engine/perft.hpp>
#include <yinsh/engine/planes.hpp>
#include <yinsh/engine/playout.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/violation.hpp>

#include "machine.hpp"

namespace {

using namespace yinsh::literals;
using blitz_position = yinsh::basic_position<yinsh::blitz>;

void print_number(std::uint64_t number, unsigned base) {
  char text[24];
  char* first = text + sizeof text;
  *--first = '\0';
  do {
    *--first = "0123456789abcdef"[number % base];
    number /= base;
  } while (number != 0);
  machine::print(first);
}

bool check(bool holds, const char* what) {
  if (!holds) {
    machine::print("wrong: ");
    machine::print(what);
    machine::print("\n");
  }
  return holds;
}

// One step by the checked door, looked at from all sides: counted, numbered, hashed, packed, and taken back.
template <yinsh::ruleset Rules>
bool step(yinsh::basic_position<Rules>& p, yinsh::action_of<Rules> a) {
  const yinsh::basic_position<Rules> before = p;
  const auto legal = yinsh::legal_actions(p);
  bool listed = false;
  for (const auto candidate : legal) listed = listed || candidate == a;
  const auto index = yinsh::action_index(a);
  bool well = check(listed && legal.size() == yinsh::count_legal_actions(p), "the legal actions");
  well = check(index && yinsh::action_from_index<Rules>(*index) == a, "the action's number") && well;
  const std::uint64_t next = yinsh::hash_after(yinsh::hash(p), p, a);

  const yinsh::violation broken = yinsh::play(p, a);
  well = check(broken == yinsh::violation::none, yinsh::describe(broken)) && well;
  well = check(yinsh::hash(p) == next, "the hash") && well;
  well = check(yinsh::unpack(yinsh::pack(p)) == p, "the packed form") && well;

  yinsh::basic_position<Rules> back = before;
  yinsh::undo(back, yinsh::play_unchecked(back, a));
  return check(back == before, "undo") && well;
}

// A White ring walks up the letter e and leaves five markers behind.
bool fixed_game() {
  using act = yinsh::action;
  blitz_position p;
  bool well = true;
  for (const auto at : {"e3"_point, "h3"_point, "a2"_point, "k7"_point, "a3"_point, "k8"_point, "a4"_point, "k9"_point,
                        "a5"_point, "k10"_point})
    well = step(p, act::place_ring(at)) && well;
  const auto up = [&](yinsh::point from) {
    return step(p, act::move_ring(from, *yinsh::neighbor(from, yinsh::direction::n)));
  };
  for (const auto from :
       {"e3"_point, "h3"_point, "e4"_point, "h4"_point, "e5"_point, "h5"_point, "e6"_point, "h6"_point, "e7"_point})
    well = up(from) && well;

  const blitz_position before = p;
  const auto too_early = yinsh::play(p, act::remove_ring("a2"_point));
  well = check(too_early == yinsh::violation::row_must_be_removed && p == before, "the checked door") && well;
  well = step(p, act::remove_row(*yinsh::row::between("e3"_point, "e7"_point))) && well;
  well = step(p, act::remove_ring("a2"_point)) && well;
  return check(p.outcome() == yinsh::outcome{yinsh::color::white, yinsh::end_reason::rings}, "the outcome") && well;
}

yinsh::position random_game(std::uint64_t seed, int& length, bool& well) {
  yinsh::position p;
  yinsh::random_source random{seed};
  for (length = 0; p.phase() != yinsh::phase::over; ++length) well = step(p, yinsh::random_action(p, random)) && well;

  yinsh::random_source again{seed};
  const yinsh::playout_result end = yinsh::playout(yinsh::position{}, again);
  well = check(end.length == length && end.outcome == *p.outcome(), "the playout") && well;
  return p;
}

std::int8_t planes[yinsh::planes_size<>];

}  // namespace

int main() {
  bool well = fixed_game();
  int length = 0;
  const yinsh::position last = random_game(1, length, well);
  well = check(yinsh::to_planes<std::int8_t>(planes, last, yinsh::color::white, {}, 100), "the planes") && well;
  well = check(yinsh::canonical(transform(last, yinsh::symmetry::all()[7])).position == yinsh::canonical(last).position,
               "the canonical form") &&
         well;
  well = check(yinsh::perft(yinsh::position{}, 2) == 85 * 84, "perft") && well;

  machine::print("stack at most ");
  print_number(machine::stack_peak(), 10);
  machine::print(" bytes\nfixed game won; random game of ");
  print_number(static_cast<std::uint64_t>(length), 10);
  machine::print(" actions, ");
  machine::print(yinsh::clause(last.outcome()->reason));
  machine::print(", hash ");
  print_number(yinsh::hash(last), 16);
  machine::print(well ? "; all is well\n" : "; NOT well\n");
  return well ? 0 : 1;
}
