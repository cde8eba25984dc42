// SPDX-License-Identifier: MIT
#include <yinsh/record/ply_text.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "plies.hpp"
#include "printing.hpp"
#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::passing;
using picture::place;
using picture::ring_move;
using picture::take_ring;
using picture::take_row;

namespace {

// How far a text reads like a ply, and whether all of that is one.
struct scanned {
  bool like_a_ply;
  std::size_t offset;
  friend constexpr bool operator==(const scanned&, const scanned&) = default;
};
constexpr scanned scan(std::string_view text) {
  detail::text_reader in{text};
  const bool like_a_ply = detail::scan_ply(in);
  return {like_a_ply, in.offset()};
}

constexpr std::optional<int> number_before(std::string_view text, std::size_t offset) {
  detail::text_reader in{text};
  const std::optional<int> number = detail::accept_ply_number(in);
  return in.offset() == offset ? number : -1;
}

}  // namespace

TEST_CASE("a ply is printed in the long form") {
  ALWAYS(prints(ply_of({place("e3")}), "e3"));
  ALWAYS(prints(ply_of({ring_move("h7-g7")}), "h7-g7"));
  ALWAYS(prints(ply_of({passing()}), "pass"));
  ALWAYS(prints(ply_of({ring_move("i8-f5"), take_row("g9-g5"), take_ring("a5")}), "i8-f5;xg5-g9xa5"));
  ALWAYS(prints(ply_of({ring_move("i8-f5"), take_row("g5-g9"), take_ring("a5"), take_row("b2-f6"), take_ring("c3")}),
                "i8-f5;xg5-g9xa5;xb2-f6xc3"));
  ALWAYS(prints(ply_of({take_row("c2-g6"), take_ring("k7"), ring_move("d1-c1")}), "xc2-g6xk7;d1-c1"));
  ALWAYS(prints(ply_of({take_row("b2-f6"), take_ring("k7"), passing()}), "xb2-f6xk7;pass"));
  ALWAYS(prints(ply_of({take_row("b2-f6"), take_ring("k7")}), "xb2-f6xk7"));
}

TEST_CASE("a list of actions that is no ply can still be printed") {
  basic_ply<standard> longest;
  for (std::size_t i = 0; i < longest.capacity; ++i) longest.push_back(ring_move("k10-k9"));
  CHECK(text_of(longest).size() <= max_chars<ply>);
  longest = {};
  for (std::size_t i = 0; i < longest.capacity; ++i) longest.push_back(take_row("e6-e10"));
  CHECK(text_of(longest).size() <= max_chars<ply>);
  CHECK(text_of(ply{}).empty());
}

TEST_CASE("a buffer that does not hold the whole ply is refused") {
  CHECK(needs(ply_of({take_row("c2-g6"), take_ring("k7"), ring_move("d1-c1")}), 15));
}

TEST_CASE("what reads like a ply needs no position, and ends at white space") {
  for (const std::string_view text :
       {"e3", "z99", "h7-g7", "pass", "PASS", "xa5", "X a5", "xg5-g9xa5", "i8-f5;xa5", "e7 - e8 ; x g5 - g9 x a5",
        "xc2-g6xk7;d1-c1", "xb2-f6xk7;pass;xa1;xb2", "e4;xe5-e9"}) {
    INFO(text);
    CHECK(scan(text) == scanned{true, text.size()});
    CHECK(scan(std::string{text} + " e4") == scanned{true, text.size()});
    CHECK_FALSE(scan(std::string{text} + "!").like_a_ply);
  }
  ALWAYS(scan("e4-d4;xe2-e6xa2") == scanned{true, 15});
}

TEST_CASE("what is not like a ply is told with its place") {
  ALWAYS(scan("") == scanned{false, 0});
  ALWAYS(scan("e4;") == scanned{false, 3});
  ALWAYS(scan("e4;e5") == scanned{false, 3});              // a second body
  ALWAYS(scan("e4-d4;xe2-e6;xa2") == scanned{false, 12});  // a row without its ring is let through only at the end
  ALWAYS(scan("e4xa2") == scanned{false, 2});
}

TEST_CASE("a ply's number has its point, and white space after it belongs to it") {
  ALWAYS(number_before("12.e4", 3) == 12);
  ALWAYS(number_before("12. \n e4", 6) == 12);
  ALWAYS(number_before("12 e4", 0) == std::nullopt);
  ALWAYS(number_before("e4", 0) == std::nullopt);
  ALWAYS(number_before("012.", 0) == std::nullopt);
}
