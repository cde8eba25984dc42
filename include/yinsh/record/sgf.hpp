// SPDX-License-Identifier: MIT
// sgf: the properties of a file in the Smart Game Format, one after another, of a game without variations. What they
// mean is not its business.
//
//   file = "(" ";" { property | ";" } ")"        property = name "[" anything but "]" "]"        name = letters digits
#ifndef YINSH_RECORD_SGF_HPP
#define YINSH_RECORD_SGF_HPP

#include <cstddef>
#include <optional>
#include <string_view>
#include <yinsh/record/text.hpp>

namespace yinsh::detail {

struct sgf_property {
  std::string_view name;
  text_reader value;  // at its first character; its text is that of the file up to the closing bracket
  constexpr std::string_view text() const { return value.text().substr(value.offset()); }
};

class sgf_reader {
 public:
  constexpr explicit sgf_reader(std::string_view text) : in_{text} {}

  // None at the end of the file, and where it cannot be read on. Precondition: it has not returned none yet.
  constexpr std::optional<sgf_property> next() {
    if (!opened_ && !open()) return std::nullopt;
    in_.skip_spaces();
    while (in_.accept(';')) in_.skip_spaces();
    if (!in_.accept(')')) return read_property();
    in_.skip_spaces();
    closed_ = true;
    return std::nullopt;
  }
  // Has all of the text been read? If not, after next() has answered none, offset() is the place of the error.
  constexpr bool done() const { return closed_ && in_.done(); }
  constexpr std::size_t offset() const { return in_.offset(); }

 private:
  constexpr bool open() {
    in_.skip_spaces();
    if (!in_.accept('(')) return false;
    in_.skip_spaces();
    opened_ = in_.accept(';');
    return opened_;
  }

  constexpr std::optional<sgf_property> read_property() {
    const std::size_t first = in_.offset();
    if (in_.read_word().empty()) return std::nullopt;
    while (in_.sees_digit()) in_.move_to(in_.offset() + 1);
    const std::string_view name = in_.text().substr(first, in_.offset() - first);
    in_.skip_spaces();
    if (!in_.accept('[')) return std::nullopt;
    const std::size_t begin = in_.offset();
    const std::size_t end = in_.text().find(']', begin);
    if (end == std::string_view::npos) {
      in_.move_to(in_.text().size());
      return std::nullopt;
    }
    in_.move_to(end + 1);
    sgf_property found{name, text_reader{in_.text().substr(0, end)}};
    found.value.move_to(begin);
    return found;
  }

  text_reader in_;
  bool opened_ = false;
  bool closed_ = false;
};

}  // namespace yinsh::detail

#endif
