// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <yinsh/record/text.hpp>

#include "support/always.hpp"

using namespace yinsh;

namespace {

constexpr parsed<int> half(int n) {
  if (n % 2 != 0) return text_error{text_error_kind::unreadable};
  return n / 2;
}

constexpr text_error place(std::string_view text, std::size_t offset) {
  return detail::error_at(text, offset, text_error_kind::unreadable);
}

constexpr std::optional<int> number(std::string_view text) { return detail::text_reader{text}.read_number(); }

template <std::size_t Size>
constexpr printed print_into(std::string_view text) {
  std::array<char, Size> buffer{};
  detail::text_writer out{buffer};
  out.put(text);
  return out.result();
}

constexpr bool prints_number(int n, std::string_view text) {
  std::array<char, 12> buffer{};
  detail::text_writer out{buffer};
  out.put_number(n);
  return std::string_view{buffer.data(), out.result().size} == text;
}

constexpr text_error illegal(violation v) { return {text_error_kind::illegal, v}; }

constexpr text_error impossible(setup_fault f) {
  text_error e{text_error_kind::impossible};
  e.faults.insert(f);
  return e;
}

}  // namespace

TEST_CASE("what is parsed is a value or an error") {
  ALWAYS(half(8).has_value());
  ALWAYS(*half(8) == 4);
  ALWAYS(half(8).error() == text_error{});
  ALWAYS(!half(7));
  ALWAYS(half(7).error().kind == text_error_kind::unreadable);
  ALWAYS(parsed<text_error_kind, int>{text_error_kind::illegal}.operator->() != nullptr);
  static_assert(std::is_trivially_copyable_v<text_error>);
  static_assert(std::is_trivially_copyable_v<parsed<int>>);
}

TEST_CASE("the place of an error is counted from line 1 and column 1") {
  ALWAYS(place("", 0).line == 1);
  ALWAYS(place("", 0).column == 1);
  ALWAYS(place("abc", 2).column == 3);
  ALWAYS(place("ab\ncd\n", 3).line == 2);
  ALWAYS(place("ab\ncd\n", 3).column == 1);
  ALWAYS(place("ab\r\ncd", 5).line == 2);
  ALWAYS(place("ab\r\ncd", 5).column == 2);
  ALWAYS(place("ab\ncd\n", 6).line == 3);
  ALWAYS(place("ab\ncd\n", 6).offset == 6);
}

TEST_CASE("a character of several bytes is one column") {
  ALWAYS(place("\xE2\x97\x87!", 3).column == 2);
  ALWAYS(place("\xC2\xB7\xC2\xB7!", 4).column == 3);
}

TEST_CASE("an error has its clause and a sentence") {
  ALWAYS(std::string_view{text_error{}.clause()}.empty());
  ALWAYS(std::string_view{illegal(violation::row_length).clause()} == "[row.choice]");
  ALWAYS(std::string_view{illegal(violation::row_length).describe()} == describe(violation::row_length));
  ALWAYS(std::string_view{impossible(setup_fault::ring_count).clause()} == "[setup.counts]");
  ALWAYS(std::string_view{impossible(setup_fault::ring_count).describe()} == describe(setup_fault::ring_count));
  ALWAYS(std::string_view{text_error{text_error_kind::mismatch}.describe()} == describe(text_error_kind::mismatch));
}

TEST_CASE("every kind of error has a sentence of its own") {
  for (int a = 0; a <= static_cast<int>(text_error_kind::buffer_too_small); ++a) {
    const std::string_view sentence = describe(static_cast<text_error_kind>(a));
    CHECK(sentence.size() > 10);
    for (int b = 0; b < a; ++b) CHECK(sentence != describe(static_cast<text_error_kind>(b)));
  }
}

TEST_CASE("a number has no leading zeros and no end to its size") {
  ALWAYS(number("0") == 0);
  ALWAYS(number("17x") == 17);
  ALWAYS(number("999999") == 999'999);
  ALWAYS(number("123456789012345678901234567890") == detail::text_reader::huge);
  ALWAYS(!number("007"));
  ALWAYS(!number("00"));
  ALWAYS(!number(""));
  ALWAYS(!number("-1"));
  ALWAYS(!number("x"));
}

TEST_CASE("a number is printed as it is read") {
  ALWAYS(prints_number(0, "0"));
  ALWAYS(prints_number(9, "9"));
  ALWAYS(prints_number(10, "10"));
  ALWAYS(prints_number(1'000'000'000, "1000000000"));
  for (int n = 0; n < 2000; ++n) CHECK(prints_number(n, std::to_string(n)));
  ALWAYS(detail::digit_count(0) == 1);
  ALWAYS(detail::digit_count(9) == 1);
  ALWAYS(detail::digit_count(10) == 2);
  ALWAYS(detail::digit_count(51) == 2);
}

TEST_CASE("a buffer that is too small is an error, one that just fits is not") {
  ALWAYS(print_into<4>("ring") == printed{4, text_error_kind::none});
  ALWAYS(bool{print_into<4>("ring")});
  ALWAYS(!print_into<3>("ring"));
  ALWAYS(print_into<3>("ring").error == text_error_kind::buffer_too_small);
  ALWAYS(print_into<0>("").error == text_error_kind::none);
  ALWAYS(print_into<0>("a").error == text_error_kind::buffer_too_small);
}

TEST_CASE("words are compared in either case and end at anything that is no letter") {
  ALWAYS(detail::same_word("MoVe", "move"));
  ALWAYS(!detail::same_word("moves", "move"));
  ALWAYS(!detail::same_word("", "move"));
  ALWAYS(detail::text_reader{"Ring c2"}.read_word() == "Ring");
  ALWAYS(detail::text_reader{"4e"}.read_word().empty());
  ALWAYS(detail::text_reader{"RE[x y] z"}.read_until_gap() == "RE[x");
}

TEST_CASE("a zero byte is a character like any other") {
  const std::string_view text{"\0e4", 3};
  detail::text_reader in{text};
  CHECK(!in.done());
  CHECK(!in.at_gap());
  CHECK(in.read_word().empty());
  in.skip_spaces();
  CHECK(in.offset() == 0);
}
