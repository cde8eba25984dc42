// SPDX-License-Identifier: MIT
// examiner: holds everything that is claimed of the rules room against one position, action by action, with the naive
// model beside it. It says which claim does not hold; and it plays games on, examining every position.
#ifndef YINSH_TESTS_LOCKSTEP_EXAMINER_HPP
#define YINSH_TESTS_LOCKSTEP_EXAMINER_HPP

#include <doctest/doctest.h>

#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "../naive/random.hpp"
#include "../naive/symmetry.hpp"
#include "bridge.hpp"

// How many games the tests play is divided by this: for machines that are emulated or very slow.
#ifndef YINSH_TEST_GAMES_DIVISOR
#define YINSH_TEST_GAMES_DIVISOR 1
#endif

namespace lockstep {

// A number of games, or of whatever else a test repeats.
constexpr int scaled(int games) {
  const int fewer = games / (YINSH_TEST_GAMES_DIVISOR);
  return fewer > 0 ? fewer : 1;
}
inline constexpr bool in_full = (YINSH_TEST_GAMES_DIVISOR) == 1;

// The same object representation, to the last bit.
template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::is_trivially_copyable_v<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// Every action that some position of a ruleset could allow: 2142 in the standard game.
template <yinsh::ruleset Rules>
std::vector<yinsh::action_of<Rules>> every_action() {
  using act = yinsh::action_of<Rules>;
  std::vector<act> found{act::pass()};
  for (const auto at : act::point_type::all()) {
    found.push_back(act::place_ring(at));
    found.push_back(act::remove_ring(at));
    for (const auto to : act::point_type::all())
      if (yinsh::direction_between(at, to)) found.push_back(act::move_ring(at, to));
  }
  for (const auto r : act::row_type::all()) found.push_back(act::remove_row(r));
  return found;
}

// A game in words, so that a failure can be seen and set up again.
inline std::string in_words(const naive::game& g) {
  const char* const phases[] = {"place", "move", "row", "ring", "over"};
  std::string text = std::string("phase ") + phases[static_cast<int>(g.phase)];
  text += g.actor == naive::colour::white ? ", white acts" : ", black acts";
  text += g.mover == naive::colour::white ? ", white moved" : ", black moved";
  text += ", pool " + std::to_string(g.pool);
  text += ", removed " + std::to_string(g.removed[0]) + " and " + std::to_string(g.removed[1]);
  const auto pieces = [&](const char* title, naive::cell what) {
    text += title;
    for (const naive::spot s : naive::where(g, what))
      text += std::string(" ") + static_cast<char>('a' + s.letter) + std::to_string(s.number + 1);
  };
  pieces("; white rings", naive::cell::white_ring);
  pieces("; black rings", naive::cell::black_ring);
  pieces("; white markers", naive::cell::white_marker);
  pieces("; black markers", naive::cell::black_marker);
  return text;
}

// What was met on the way, so that a test can say that it met what it was made for.
struct tally {
  long long positions = 0;
  int games = 0;
  int passes = 0;
  int rows_removed = 0;
  int by_ending[4] = {0, 0, 0, 0};  // by naive::ending
  int for_opponent = 0;             // positions in which the one who did not move must act
  int fullest_choice = 0;           // the most rows to choose from
  std::size_t most_actions = 0;

  int ended_by(naive::ending how) const { return by_ending[static_cast<int>(how)]; }
};

template <yinsh::ruleset Rules>
class examiner {
 public:
  using position = yinsh::basic_position<Rules>;
  using action = typename position::action;
  using point = typename position::point;
  using point_set = typename position::point_set;
  using row = typename position::row;
  using symmetry = yinsh::basic_symmetry<typename Rules::shape>;
  using list = yinsh::basic_action_list<Rules>;

  tally met;
  const std::vector<action> everything = every_action<Rules>();

  // The first claim that does not hold of a position, which is to be the same as `g`; null where all hold.
  const char* fault_of(const position& p, const naive::game& g) {
    broken_ = nullptr;
    const list listed = yinsh::legal_actions(p);
    for (const action a : listed) ++listings(a);
    state(p, g);
    legal_set(p, g, listed);
    one_by_one(p);
    if (met.positions % 16 == 0) off_the_lines(p);
    for (const action a : listed) both_doors(p, a);
    points_and_rows(p, listed);
    round_trip(p);
    symmetries(p, g, listed);
    for (const action a : listed) listings(a) = 0;
    count(g, listed);
    return broken_;
  }

  // Examines a position and all that follow until the game is over or so many actions are played; `choose(g)` picks
  // each of them. True when every claim held.
  template <class Choose>
  bool play_on(position p, naive::game g, Choose choose, int most = 1 << 30) {
    ++met.games;
    for (int played = 0;; ++played) {
      const char* const fault = fault_of(p, g);
      REQUIRE_MESSAGE(fault == nullptr, std::string(fault == nullptr ? "" : fault), ": ", in_words(g));
      if (g.phase == naive::phase::over || played == most) break;
      const naive::action chosen = choose(g);
      const std::optional<action> same = to_library<Rules>(chosen);
      REQUIRE(same.has_value());
      REQUIRE(yinsh::play(p, *same) == yinsh::violation::none);
      g = naive::play(g, chosen);
      if (chosen.kind == naive::action_kind::pass) ++met.passes;
      if (chosen.kind == naive::action_kind::remove_row) ++met.rows_removed;
    }
    ++met.by_ending[static_cast<int>(g.ending)];
    return true;
  }

  // The same from a position written down.
  template <class Choose>
  bool set_up_and_play_on(const naive::setup& written, Choose choose, int most = 1 << 30) {
    const std::optional<position> p = position::from(to_library<Rules>(written));
    REQUIRE_MESSAGE(p.has_value(), in_words(written));
    return play_on(*p, naive::set_up(written), choose, most);
  }

 private:
  static constexpr std::size_t points = point::count;

  void claim(bool holds, const char* what) {
    if (!holds && broken_ == nullptr) broken_ = what;
  }

  // How often an action is in the list that is being examined; the place of the counter is ours, not the library's.
  unsigned char& listings(action a) {
    std::size_t place = 0;
    switch (a.kind()) {
      case yinsh::action_kind::place_ring: place = 1 + a.point().index(); break;
      case yinsh::action_kind::remove_ring: place = 1 + points + a.point().index(); break;
      case yinsh::action_kind::move_ring: place = 1 + (2 + a.from().index()) * points + a.to().index(); break;
      case yinsh::action_kind::remove_row: place = 1 + (2 + points) * points + a.row().index(); break;
      case yinsh::action_kind::pass: break;
    }
    return listings_[place];
  }

  void state(const position& p, const naive::game& g) {
    const char* const what = difference(p, g);
    claim(what == nullptr, what);
    claim(p.outcome().has_value() == (p.phase() == yinsh::phase::over), "an outcome exactly when over");
    for (const point at : point::all()) {
      const naive::cell there = naive::at(g, to_naive(at));
      claim(p.board().is_empty(at) == (there == naive::cell::empty), "is_empty");
      claim(p.board().has_ring(at) == naive::is_ring(there), "has_ring");
      claim(p.board().has_marker(at) == naive::is_marker(there), "has_marker");
    }
  }

  void legal_set(const position& p, const naive::game& g, const list& listed) {
    const naive::actions expected = naive::legal(g);
    for (const action a : listed) claim(listings(a) == 1, "an action is listed twice");
    claim(listed.size() == static_cast<std::size_t>(expected.size), "another number of legal actions");
    for (const naive::action& one : expected) {
      const std::optional<action> a = to_library<Rules>(one);
      claim(a.has_value(), "a legal action that the library cannot say");
      if (a) claim(listings(*a) == 1, "a legal action is not listed");
    }
    claim(yinsh::count_legal_actions(p) == listed.size(), "the count is the size of the list");
    claim(listed.size() <= yinsh::max_legal_actions<Rules>, "no more actions than max_legal_actions");
    claim(listed.empty() == (p.phase() == yinsh::phase::over), "an action exactly when not over");
  }

  // What is not listed is illegal, says why, and is refused without a trace.
  void refused(position& p, const position& before, action a) {
    claim(!yinsh::is_legal(p, a), "is_legal of an action that is not listed");
    const yinsh::violation why = yinsh::play(p, a);
    claim(why != yinsh::violation::none, "the checked door lets an action pass that is not listed");
    claim(same_bytes(p, before), "the checked door changed the position although it refused");
    if (met.positions % 8 == 0)
      claim(yinsh::why_illegal(p, a) == why, "the checked door gives another reason than why_illegal");
  }

  void one_by_one(const position& before) {
    position p = before;
    for (const action a : everything)
      if (listings(a) == 0) refused(p, before, a);
  }

  // Ring moves between points that are the same or not on a line.
  void off_the_lines(const position& before) {
    position p = before;
    for (const point from : point::all())
      for (const point to : point::all())
        if (!yinsh::direction_between(from, to)) refused(p, before, action::move_ring(from, to));
  }

  void both_doors(const position& before, action a) {
    claim(yinsh::is_legal(before, a), "is_legal of a listed action");
    claim(yinsh::why_illegal(before, a) == yinsh::violation::none, "why_illegal of a listed action");
    position checked = before;
    claim(yinsh::play(checked, a) == yinsh::violation::none, "the checked door refuses a listed action");
    position unchecked = before;
    const auto token = yinsh::play_unchecked(unchecked, a);
    claim(same_bytes(checked, unchecked), "the two doors lead to different positions");
    claim(!(checked == before), "an action that changes nothing");
    claim(token.action() == a, "the token names another action");
    claim(yinsh::count_legal_actions_after(before, a) == yinsh::count_legal_actions(checked),
          "actions counted ahead are not those there are");
    seen_effects(before, checked, a);
    yinsh::undo(unchecked, token);
    claim(same_bytes(unchecked, before), "undo does not restore the position bit for bit");
  }

  // The effects that were promised are those that can be seen by comparing before and after.
  void seen_effects(const position& before, const position& after, action a) {
    const auto promised = yinsh::effects(before, a);
    const point_set markers_before = before.board().markers();
    const point_set stayed = markers_before & after.board().markers();
    const point_set turned = (before.markers(yinsh::color::white) & after.markers(yinsh::color::black)) |
                             (before.markers(yinsh::color::black) & after.markers(yinsh::color::white));
    claim(promised.flipped == turned, "effects: flipped");
    claim(promised.returned == markers_before - stayed, "effects: returned");
    point_set way;
    if (a.kind() == yinsh::action_kind::move_ring) {
      const naive::spot last = to_naive(a.to());
      const naive::step step = naive::way_between(to_naive(a.from()), last);
      for (naive::spot s = naive::ahead(to_naive(a.from()), step); s != last; s = naive::ahead(s, step))
        way.insert(*to_library<typename Rules::shape>(s));
    }
    claim(promised.crossed == way, "effects: crossed");
  }

  void points_and_rows(const position& p, const list& listed) {
    std::vector<point_set> targets(points);
    yinsh::basic_row_set<typename Rules::shape, Rules::row_length> offered;
    for (const action a : listed) {
      if (a.kind() == yinsh::action_kind::move_ring) targets[a.from().index()].insert(a.to());
      if (a.kind() == yinsh::action_kind::remove_row) offered.insert(a.row());
    }
    for (const point from : point::all())
      claim(yinsh::destinations(p, from) == targets[from.index()], "destinations are those of the list");
    claim(yinsh::rows_to_choose(p) == offered, "rows_to_choose are those of the list");
  }

  void round_trip(const position& p) {
    const auto written = yinsh::to_setup(p);
    claim(yinsh::faults(written).empty(), "the setup of a position has no faults");
    const std::optional<position> again = position::from(written);
    claim(again.has_value() && *again == p, "to_setup and from lead back to the position");
    claim(again.has_value() && same_bytes(*again, p), "equal positions have equal bytes");
  }

  // Playing the image of an action leads to the image of the position, and the legal actions of the image are the
  // images of the legal actions. All is played in all twelve by turns, one action in each.
  void symmetries(const position& p, const naive::game& g, const list& listed) {
    const std::size_t turn = static_cast<std::size_t>(met.positions) % symmetry::count;
    for (const symmetry s : symmetry::all()) {
      const position image = yinsh::transform(p, s);
      claim(same_bytes(yinsh::transform(image, s.inverse()), p), "a symmetry and its inverse");
      const list there = yinsh::legal_actions(image);
      claim(there.size() == listed.size(), "an image has another number of legal actions");
      for (const action a : there)
        claim(listings(yinsh::transform(a, s.inverse())) == 1, "a legal action of an image has no original");
      if (s.index() == turn) {
        claim(difference(image, naive::turned(g, static_cast<int>(turn))) == nullptr, "the naive image is another");
        for (const action a : listed) image_of_play(p, image, a, s);
      } else if (!listed.empty()) {
        image_of_play(p, image, listed[static_cast<std::size_t>(met.positions) % listed.size()], s);
      }
    }
  }
  void image_of_play(position p, position image, action a, symmetry s) {
    yinsh::play(p, a);
    claim(yinsh::play(image, yinsh::transform(a, s)) == yinsh::violation::none, "the image of an action is refused");
    claim(same_bytes(image, yinsh::transform(p, s)), "play and a symmetry do not commute");
  }

  void count(const naive::game& g, const list& listed) {
    ++met.positions;
    if (g.phase != naive::phase::over && g.actor != g.mover) ++met.for_opponent;
    if (g.phase == naive::phase::row && listed.size() > static_cast<std::size_t>(met.fullest_choice))
      met.fullest_choice = static_cast<int>(listed.size());
    if (listed.size() > met.most_actions) met.most_actions = listed.size();
  }

  const char* broken_ = nullptr;
  std::vector<unsigned char> listings_ = std::vector<unsigned char>(1 + (2 + points) * points + row::count);
};

// A mixture of wild play and play that looks for rows.
struct random_player {
  naive::random_source random;
  naive::action operator()(const naive::game& g) {
    return random.below(2) == 0 ? naive::random_action(g, random) : naive::row_seeking_action(g, random);
  }
};

inline void report(const std::string& what, const tally& met) {
  MESSAGE(what, ": ", met.positions, " positions of ", met.games, " games; ends: ", met.ended_by(naive::ending::win),
          " by rings, ", met.ended_by(naive::ending::pool), " by an empty pool, ", met.ended_by(naive::ending::blocked),
          " blocked; ", met.rows_removed, " rows removed, ", met.passes, " passes; at most ", met.most_actions,
          " actions");
}

}  // namespace lockstep

#endif
