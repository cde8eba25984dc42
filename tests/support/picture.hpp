// SPDX-License-Identifier: MIT
// picture: boards, positions and actions written in words that one can read in a test. It is for tests only and uses
// nothing of include/yinsh/record. Whatever cannot be read stops the program, or the compilation.
//
//   "W e3 a2 | B c1 | w e4 e6-e8 | b d4"   after W and B rings, after w and b markers; e6-e8 is a stretch of a line
//   "e1=W.wb"                              a letter from e1 upward: ring, empty point, white marker, black marker
#ifndef YINSH_TESTS_SUPPORT_PICTURE_HPP
#define YINSH_TESTS_SUPPORT_PICTURE_HPP

#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <yinsh/geometry/line.hpp>
#include <yinsh/geometry/point_set.hpp>
#include <yinsh/geometry/row.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/setup.hpp>

namespace picture {

[[noreturn]] inline void unreadable(const char* what) {
  std::fprintf(stderr, "a picture in a test is wrong: %s\n", what);
  std::abort();
}

namespace detail {

// Calls f for each word of a text; words stand between blanks and bars.
template <class Function>
constexpr void for_each_word(std::string_view text, Function f) {
  constexpr std::string_view between_words = " |";
  while (true) {
    const std::size_t start = text.find_first_not_of(between_words);
    if (start == std::string_view::npos) return;
    text.remove_prefix(start);
    const std::size_t length = text.find_first_of(between_words);
    f(text.substr(0, length));
    if (length == std::string_view::npos) return;
    text.remove_prefix(length);
  }
}

template <class Value>
constexpr Value value_of(const std::optional<Value>& found, const char* otherwise) {
  if (!found) unreadable(otherwise);
  return *found;
}

template <yinsh::board_shape Shape>
constexpr yinsh::basic_point<Shape> read_point(std::string_view word) {
  int number = 0;
  for (const char digit : word.substr(1)) {
    if (digit < '0' || digit > '9') unreadable("a number with a sign that is no digit");
    number = number * 10 + (digit - '0');
  }
  return value_of(yinsh::basic_point<Shape>::at(word[0], number), "no such point");
}

// The two ends of "e3-e8".
template <yinsh::board_shape Shape>
struct ends {
  yinsh::basic_point<Shape> first;
  yinsh::basic_point<Shape> last;
  constexpr explicit ends(std::string_view word)
      : first{read_point<Shape>(word.substr(0, word.find('-')))},
        last{read_point<Shape>(word.substr(word.find('-') + 1))} {}
};

template <yinsh::board_shape Shape>
constexpr yinsh::basic_point_set<Shape> read_points(std::string_view word) {
  if (word.find('-') == std::string_view::npos) return {read_point<Shape>(word)};
  const ends<Shape> stretch{word};
  if (!yinsh::direction_between(stretch.first, stretch.last)) unreadable("a stretch that is not straight");
  return yinsh::between(stretch.first, stretch.last) | yinsh::basic_point_set<Shape>{stretch.first, stretch.last};
}

template <yinsh::ruleset Rules>
struct pieces_on_a_picture {
  using set = yinsh::basic_point_set<typename Rules::shape>;
  yinsh::by_color<set> rings{};
  yinsh::by_color<set> markers{};

  constexpr set& of(char kind) {
    switch (kind) {
      case 'W': return rings.white;
      case 'B': return rings.black;
      case 'w': return markers.white;
      case 'b': return markers.black;
      default: break;
    }
    unreadable("a piece that is none of W B w b");
  }
  constexpr void put(char kind, const set& where) {
    if ((rings.white | rings.black | markers.white | markers.black).intersects(where))
      unreadable("a point named twice");
    of(kind) |= where;
  }
  constexpr void put_letter(std::string_view word) {
    auto at = read_point<typename Rules::shape>(word.substr(0, word.find('=')));
    const std::string_view pieces = word.substr(word.find('=') + 1);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (i > 0) at = value_of(yinsh::neighbor(at, yinsh::direction::n), "a letter that is too long");
      if (pieces[i] != '.') put(pieces[i], set{at});
    }
  }
  constexpr explicit pieces_on_a_picture(std::string_view text) {
    char kind = '?';
    for_each_word(text, [&](std::string_view word) {
      if (word.find('=') != std::string_view::npos) put_letter(word);
      else if (word.size() == 1) kind = word[0];
      else put(kind, read_points<typename Rules::shape>(word));
    });
  }
};

}  // namespace detail

// "e3 f5-f9": some points.
template <yinsh::board_shape Shape = yinsh::standard_hexagon>
constexpr yinsh::basic_point_set<Shape> points(std::string_view text) {
  yinsh::basic_point_set<Shape> result;
  detail::for_each_word(text, [&](std::string_view word) { result |= detail::read_points<Shape>(word); });
  return result;
}

// A board, with any number of rings.
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_board<typename Rules::shape> board_with(std::string_view text) {
  const detail::pieces_on_a_picture<Rules> pieces{text};
  yinsh::basic_board<typename Rules::shape> result;
  for (const yinsh::color c : yinsh::all_colors) {
    for (const auto p : pieces.rings[c]) result.put_ring(c, p);
    for (const auto p : pieces.markers[c]) result.put_marker(c, p);
  }
  return result;
}

// A setup in which White is to move a ring and every ring that is not on the board has been removed.
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_setup<Rules> setup_with(std::string_view text) {
  const detail::pieces_on_a_picture<Rules> pieces{text};
  yinsh::basic_setup<Rules> result;
  result.rings = pieces.rings;
  result.markers = pieces.markers;
  for (const yinsh::color c : yinsh::all_colors)
    result.removed[c] = Rules::rings - static_cast<int>(pieces.rings[c].size());
  result.phase = yinsh::phase::move_ring;
  return result;
}

// A setup without faults as a position.
template <yinsh::ruleset Rules>
constexpr yinsh::basic_position<Rules> position_of(const yinsh::basic_setup<Rules>& s) {
  return detail::value_of(yinsh::basic_position<Rules>::from(s), "a setup with faults");
}

// The position in which a player is to move a ring.
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_position<Rules> to_move(yinsh::color acting, std::string_view text) {
  yinsh::basic_setup<Rules> s = setup_with<Rules>(text);
  s.to_act = s.mover = acting;
  return position_of(s);
}

// The position in which a player is to remove a row, or a ring for one, after `mover` moved.
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_position<Rules> to_take_row(yinsh::color acting, yinsh::color mover, std::string_view text) {
  yinsh::basic_setup<Rules> s = setup_with<Rules>(text);
  s.to_act = acting;
  s.mover = mover;
  s.phase = yinsh::phase::remove_row;
  return position_of(s);
}
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::basic_position<Rules> to_take_ring(yinsh::color acting, yinsh::color mover, std::string_view text) {
  yinsh::basic_setup<Rules> s = setup_with<Rules>(text);
  s.to_act = acting;
  s.mover = mover;
  s.phase = yinsh::phase::remove_ring;
  return position_of(s);
}

// "e3", "e3-e8": rows and actions.
template <yinsh::ruleset Rules = yinsh::standard>
constexpr auto row_at(std::string_view text) {
  const detail::ends<typename Rules::shape> ends{text};
  return detail::value_of(yinsh::basic_row<typename Rules::shape, Rules::row_length>::between(ends.first, ends.last),
                          "no such row");
}
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::action_of<Rules> place(std::string_view text) {
  return yinsh::action_of<Rules>::place_ring(detail::read_point<typename Rules::shape>(text));
}
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::action_of<Rules> ring_move(std::string_view text) {
  const detail::ends<typename Rules::shape> way{text};
  return yinsh::action_of<Rules>::move_ring(way.first, way.last);
}
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::action_of<Rules> take_row(std::string_view text) {
  return yinsh::action_of<Rules>::remove_row(row_at<Rules>(text));
}
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::action_of<Rules> take_ring(std::string_view text) {
  return yinsh::action_of<Rules>::remove_ring(detail::read_point<typename Rules::shape>(text));
}
template <yinsh::ruleset Rules = yinsh::standard>
constexpr yinsh::action_of<Rules> passing() {
  return yinsh::action_of<Rules>::pass();
}

// The position after some legal actions.
template <yinsh::ruleset Rules>
constexpr yinsh::basic_position<Rules> played(yinsh::basic_position<Rules> p,
                                              std::initializer_list<yinsh::action_of<Rules>> actions) {
  for (const yinsh::action_of<Rules> a : actions)
    if (const yinsh::violation v = yinsh::play(p, a); v != yinsh::violation::none) unreadable(yinsh::describe(v));
  return p;
}

// The same with the actions in words: "e4" places a ring, "e4-e8" moves one, "xe4-e8" and "xe4" remove a row and a
// ring, "pass" passes.
template <yinsh::ruleset Rules>
constexpr yinsh::action_of<Rules> action_in_words(std::string_view word) {
  if (word == "pass") return passing<Rules>();
  const bool removal = word[0] == 'x';
  const bool two_points = word.find('-') != std::string_view::npos;
  if (removal) word.remove_prefix(1);
  if (removal) return two_points ? take_row<Rules>(word) : take_ring<Rules>(word);
  return two_points ? ring_move<Rules>(word) : place<Rules>(word);
}
template <yinsh::ruleset Rules>
constexpr yinsh::basic_position<Rules> played(yinsh::basic_position<Rules> p, std::string_view actions) {
  detail::for_each_word(actions, [&](std::string_view word) { p = played(p, {action_in_words<Rules>(word)}); });
  return p;
}

// So many markers on the first points that are not occupied, coloured so that along every line at most two white ones
// and one black one are neighbours.
template <yinsh::ruleset Rules>
constexpr yinsh::basic_setup<Rules> crowded(yinsh::basic_setup<Rules> s, int markers) {
  const auto occupied = s.rings.white | s.rings.black | s.markers.white | s.markers.black;
  for (const auto p : ~occupied) {
    if (markers-- == 0) break;
    s.markers[(p.place().x + p.place().y) % 3 == 0 ? yinsh::color::black : yinsh::color::white].insert(p);
  }
  return s;
}

// Is a range made of exactly these values, in this order?
template <class Range, class Value>
constexpr bool holds_exactly(const Range& range, std::initializer_list<Value> values) {
  auto expected = values.begin();
  for (const Value v : range) {
    if (expected == values.end() || !(*expected == v)) return false;
    ++expected;
  }
  return expected == values.end();
}

}  // namespace picture

#endif
