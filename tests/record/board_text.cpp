// SPDX-License-Identifier: MIT
#include <yinsh/record/board_text.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "support/always.hpp"
#include "support/picture.hpp"
#include "support/random_games.hpp"

using namespace yinsh;
using picture::board_with;

namespace {

template <board_shape Shape>
std::string text_of(const basic_board<Shape>& b) {
  std::array<char, detail::board_text_size<Shape>> buffer{};
  detail::text_writer out{buffer};
  detail::write_board(out, b);
  REQUIRE(out.result());
  return {buffer.data(), out.result().size};
}

template <ruleset Rules = standard>
constexpr bool holds(const basic_setup<Rules>& s, const basic_board<typename Rules::shape>& b) {
  bool same = true;
  for (const color c : all_colors) same = same && s.rings[c] == b.rings(c) && s.markers[c] == b.markers(c);
  return same;
}

// Where reading a board stops; none if there was a board.
constexpr std::optional<std::size_t> stops_at(std::string_view text) {
  detail::text_reader in{text};
  setup into;
  if (detail::board_reader<standard>{in, into}.read()) return std::nullopt;
  return in.offset();
}

constexpr basic_board<standard_hexagon> four_pieces = board_with("W a2 | B e4 | w a3 | b k10");

}  // namespace

TEST_CASE("rings have capital letters, markers small ones, empty points none") {
  ALWAYS(detail::piece_letter(four_pieces, "a2"_point) == 'W');
  ALWAYS(detail::piece_letter(four_pieces, "e4"_point) == 'B');
  ALWAYS(detail::piece_letter(four_pieces, "a3"_point) == 'w');
  ALWAYS(detail::piece_letter(four_pieces, "k10"_point) == 'b');
  ALWAYS(!detail::piece_letter(four_pieces, "f6"_point));
  ALWAYS(detail::color_letter(color::white) == 'w' && detail::color_letter(color::black) == 'b');
}

TEST_CASE("the piece of a letter is put where it is told, and no other letter is a piece") {
  ALWAYS([] {
    setup s;
    return detail::put_piece(s, 'W', "a2"_point) && detail::put_piece(s, 'B', "e4"_point) &&
           detail::put_piece(s, 'w', "a3"_point) && detail::put_piece(s, 'b', "k10"_point) && holds(s, four_pieces);
  }());
  for (const char other : {'.', 'X', ' ', '1', '\0'}) {
    setup s;
    CHECK_FALSE(detail::put_piece(s, other, "a2"_point));
    CHECK(holds(s, {}));
  }
}

TEST_CASE("a board is its columns from a to k, each from its lowest point up, with empty points counted") {
  CHECK(text_of(basic_board<standard_hexagon>{}) == "4/7/8/9/10/9/10/9/8/7/4");
  CHECK(text_of(four_pieces) == "Ww2/7/8/9/3B6/9/10/9/8/7/3b");
}

TEST_CASE("letters without a point are there as well") {
  // The smallest board with cut corners has one point in the second of three letters.
  CHECK(text_of(basic_board<hexagon<2>>{}) == "/1/");
}

TEST_CASE("every board of random games is read back, and the reader is left behind it") {
  const auto check = [](const auto& p) {
    using rules = typename std::remove_cvref_t<decltype(p)>::rules;
    const std::string text = text_of(p.board()) + " and more";
    detail::text_reader in{text};
    basic_setup<rules> into;
    REQUIRE(detail::board_reader<rules>{in, into}.read());
    CHECK(holds<rules>(into, p.board()));
    CHECK(text.substr(in.offset()) == " and more");
  };
  for_each_position<standard>(10, {31}, check);
  for_each_position<tiny>(50, {32}, check);
  for_each_position<huge>(1, {33}, check);
}

TEST_CASE("what is no board is told with its place") {
  ALWAYS(!stops_at("4/7/8/9/10/9/10/9/8/7/4"));
  ALWAYS(!stops_at("W1w1/7/8/9/10/9/10/9/8/7/4"));
  ALWAYS(stops_at("") == 0U);
  ALWAYS(stops_at("3/7") == 1U);    // a point too few
  ALWAYS(stops_at("5/7") == 0U);    // a point too many
  ALWAYS(stops_at("4W/7") == 1U);   //
  ALWAYS(stops_at("04/7") == 0U);   //
  ALWAYS(stops_at("0WWWW") == 0U);  // a run has at least one point
  ALWAYS(stops_at("4/7/8/9/10/9/10/9/8/7") == 21U);
  ALWAYS(stops_at("4/7/8/X") == 6U);
}
