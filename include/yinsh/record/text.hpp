// SPDX-License-Identifier: MIT
// text: what reading and printing answer: a value, or an error with its kind, the clause that was broken and the place.
// Text is read from a string_view and printed into the caller's buffer; nothing is allocated.
#ifndef YINSH_RECORD_TEXT_HPP
#define YINSH_RECORD_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <yinsh/config.hpp>
#include <yinsh/rules/setup.hpp>
#include <yinsh/rules/violation.hpp>

namespace yinsh {

// What can be wrong with a text.
enum class text_error_kind : std::uint8_t {
  none,             // there is no error
  unreadable,       // not in the grammar; the place is where reading stopped
  illegal,          // it can be read, but a rule forbids it: `broken` says which
  ambiguous,        // a short form that can be read in several ways
  impossible,       // a position that cannot be: `faults` says why
  mismatch,         // something written as a check, such as the pool, does not agree with the rest
  unprintable,      // of printing: this format cannot hold that game
  buffer_too_small  // of printing: see max_chars
};

// What is wrong, in a sentence.
constexpr const char* describe(text_error_kind kind) {
  switch (kind) {
    case text_error_kind::none: return "There is no error.";
    case text_error_kind::unreadable: return "This cannot be read.";
    case text_error_kind::illegal: return "This is against the rules.";
    case text_error_kind::ambiguous: return "This can be read in several ways; write out which row is meant.";
    case text_error_kind::impossible: return "This is not a position of the game.";
    case text_error_kind::mismatch: return "This does not agree with the rest of the text.";
    case text_error_kind::unprintable: return "This format cannot hold that game.";
    case text_error_kind::buffer_too_small: return "The buffer is too small for the text.";
  }
  return "";
}

// Where a text is wrong, and why.
struct text_error {
  text_error_kind kind = text_error_kind::none;  // what is wrong
  violation broken = violation::none;            // of illegal: the rule
  setup_faults faults{};                         // of impossible: all of them
  std::size_t offset = 0;                        // bytes before the place
  std::size_t line = 1;                          // counted from 1; a line ends with "\n"
  std::size_t column = 1;                        // counted from 1 in characters: a UTF-8 sequence is one

  // The clause that is broken, as in "[row.choice]"; of several faults the first one's. Empty where none is.
  constexpr const char* clause() const {
    if (kind == text_error_kind::impossible && !faults.empty()) return yinsh::clause(*faults.begin());
    return kind == text_error_kind::illegal ? yinsh::clause(broken) : "";
  }
  // What is wrong, in a sentence; of several faults the first one.
  constexpr const char* describe() const {
    if (kind == text_error_kind::impossible && !faults.empty()) return yinsh::describe(*faults.begin());
    return kind == text_error_kind::illegal ? yinsh::describe(broken) : yinsh::describe(kind);
  }
  friend constexpr bool operator==(const text_error&, const text_error&) = default;
};

// What was read, or why it was not.
template <class T, class Error = text_error>
class parsed {
 public:
  using value_type = T;
  using error_type = Error;

  constexpr parsed(const T& value) : value_{value} {}      // read
  constexpr parsed(const Error& error) : error_{error} {}  // not read

  constexpr bool has_value() const { return value_.has_value(); }   // was it read?
  constexpr explicit operator bool() const { return has_value(); }  // the same
  // Precondition of these two: has_value().
  constexpr const T& operator*() const {
    YINSH_ASSERT(has_value());
    return *value_;
  }
  constexpr const T* operator->() const {
    YINSH_ASSERT(has_value());
    return &*value_;
  }
  // Its kind is none when there is a value.
  constexpr const Error& error() const { return error_; }

 private:
  std::optional<T> value_{};
  Error error_{};
};

// What printing answers. A buffer that is too small is an error and nothing is promised about its content; otherwise
// the text is its first `size` characters, without a zero at the end.
struct printed {
  std::size_t size = 0;                           // characters written
  text_error_kind error = text_error_kind::none;  // none or buffer_too_small, except where a function says more
  constexpr explicit operator bool() const { return error == text_error_kind::none; }  // was all of it printed?
  friend constexpr bool operator==(const printed&, const printed&) = default;
};

namespace detail {

// Specialised beside each to_chars with a `value`: the length of the longest text.
template <class T>
struct text_size;

}  // namespace detail

// A buffer of so many characters is never too small for to_chars(buffer, a T).
template <class T>
inline constexpr std::size_t max_chars = detail::text_size<T>::value;

namespace detail {

constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }
constexpr bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
constexpr char to_lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Equal but for the case of letters. Precondition: `lower` has no upper-case letter.
constexpr bool same_word(std::string_view text, std::string_view lower) {
  if (text.size() != lower.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (to_lower(text[i]) != lower[i]) return false;
  return true;
}

// How many decimal digits a number has. Precondition: n >= 0.
constexpr std::size_t digit_count(int n) {
  std::size_t count = 1;
  for (; n >= 10; n /= 10) ++count;
  return count;
}

constexpr text_error error_at(std::string_view text, std::size_t offset, text_error_kind kind,
                              violation broken = violation::none) {
  text_error e{kind, broken, {}, offset, 1, 1};
  for (const char c : text.substr(0, offset)) {
    const bool continues_a_character = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (c == '\n') {
      ++e.line;
      e.column = 1;
    } else if (!continues_a_character) {
      ++e.column;
    }
  }
  return e;
}

// A text and how far it has been read. Nothing reads beyond the end; a zero byte is a character like any other.
class text_reader {
 public:
  constexpr explicit text_reader(std::string_view text) : text_{text} {}

  constexpr std::string_view text() const { return text_; }
  constexpr std::size_t offset() const { return at_; }
  constexpr void move_to(std::size_t offset) { at_ = offset; }
  constexpr bool done() const { return at_ == text_.size(); }
  // At the end of the text, or before white space.
  constexpr bool at_gap() const { return done() || is_space(text_[at_]); }
  // Is this the next character, in either case? Precondition: c is not an upper-case letter.
  constexpr bool sees(char c) const { return !done() && to_lower(text_[at_]) == c; }
  constexpr bool sees_digit() const { return !done() && is_digit(text_[at_]); }

  constexpr bool accept(char c) {
    if (!sees(c)) return false;
    ++at_;
    return true;
  }
  constexpr void skip_spaces() {
    while (!done() && is_space(text_[at_])) ++at_;
  }
  // White space, or nothing at all: was there any?
  constexpr bool accept_spaces() {
    const std::size_t before = at_;
    skip_spaces();
    return at_ != before;
  }
  // The letters that come next; empty where none does.
  constexpr std::string_view read_word() {
    const std::size_t first = at_;
    while (!done() && is_letter(text_[at_])) ++at_;
    return text_.substr(first, at_ - first);
  }
  // All up to white space or the end.
  constexpr std::string_view read_until_gap() {
    const std::size_t first = at_;
    while (!at_gap()) ++at_;
    return text_.substr(first, at_ - first);
  }
  // A decimal number without leading zeros; large ones all read as `huge`. None, and nothing is read, where the text
  // is no such number.
  static constexpr int huge = 0x7FFF'FFFF;
  constexpr std::optional<int> read_number() {
    const std::size_t first = at_;
    int number = 0;
    for (; sees_digit(); ++at_) number = number > (huge - 9) / 10 ? huge : number * 10 + (text_[at_] - '0');
    const std::size_t digits = at_ - first;
    if (digits == 1 || (digits > 1 && text_[first] != '0')) return number;
    at_ = first;
    return std::nullopt;
  }

  constexpr text_error unreadable() const { return error_at(text_, at_, text_error_kind::unreadable); }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// A buffer and how much has been printed. It never writes beyond the end.
class text_writer {
 public:
  constexpr explicit text_writer(std::span<char> buffer) : buffer_{buffer} {}

  constexpr void put(char c) {
    if (size_ < buffer_.size()) buffer_[size_++] = c;
    else full_ = true;
  }
  constexpr void put(std::string_view text) {
    for (const char c : text) put(c);
  }
  // Precondition: n >= 0.
  constexpr void put_number(int n) {
    int unit = 1;
    while (n / unit >= 10) unit *= 10;
    for (; unit > 0; unit /= 10) put(static_cast<char>('0' + n / unit % 10));
  }
  constexpr printed result() const {
    return full_ ? printed{0, text_error_kind::buffer_too_small} : printed{size_, text_error_kind::none};
  }

 private:
  std::span<char> buffer_;
  std::size_t size_ = 0;
  bool full_ = false;
};

}  // namespace detail

}  // namespace yinsh

#endif
