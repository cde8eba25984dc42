// SPDX-License-Identifier: MIT
// io: the library's values on standard streams, and through std::format where the standard library has it. Opt-in: no
// other header includes a stream.
#ifndef YINSH_RECORD_IO_HPP
#define YINSH_RECORD_IO_HPP

#include <array>
#include <cstddef>
#include <ostream>
#include <string_view>
#include <version>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/diagram.hpp>
#include <yinsh/record/ply_text.hpp>
#include <yinsh/record/position_text.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/outcome.hpp>
#include <yinsh/rules/phase.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/violation.hpp>

#ifdef __cpp_lib_format
#include <format>
#endif

namespace yinsh {

namespace detail {

// A text in a buffer of its own, never too small.
template <std::size_t Size>
class held_text {
 public:
  template <class Print>
  constexpr explicit held_text(Print print) {
    const printed done = print(std::span<char>{buffer_});
    YINSH_ASSERT(done);
    size_ = done.size;
  }
  constexpr operator std::string_view() const { return {buffer_.data(), size_}; }

 private:
  std::array<char, Size> buffer_{};
  std::size_t size_ = 0;
};

template <class T>
constexpr held_text<max_chars<T>> print_whole(const T& value) {
  return held_text<max_chars<T>>{[&](std::span<char> buffer) { return to_chars(buffer, value); }};
}

// What each value looks like: "white"
constexpr std::string_view shown(color c) { return to_string(c); }
// "place", "move", "row", "ring", "over"
constexpr std::string_view shown(phase p) { return phase_word(p); }
// A sentence.
constexpr std::string_view shown(violation v) { return describe(v); }
// "white wins [end.win]", "draw [end.pool]"
constexpr auto shown(const outcome& o) {
  return held_text<32>{[&](std::span<char> buffer) {
    text_writer out{buffer};
    out.put(o.winner ? to_string(*o.winner) : "draw");
    out.put(o.winner ? " wins " : " ");
    out.put(clause(o.reason));
    return out.result();
  }};
}
// "e4"
template <board_shape Shape>
constexpr auto shown(basic_point<Shape> p) {
  return print_whole(p);
}
// "e5-e9"
template <board_shape Shape, int Length>
constexpr auto shown(basic_row<Shape, Length> r) {
  return print_whole(r);
}
// "move e4 e10". Precondition: the action is well formed.
template <board_shape Shape, int Length>
constexpr auto shown(basic_action<Shape, Length> a) {
  return print_whole(a);
}
// "i8-f5;xg5-g9xa5"
template <ruleset Rules>
constexpr auto shown(const basic_ply<Rules>& p) {
  return print_whole(p);
}
// The board with its letters and numbers, several lines.
template <board_shape Shape>
constexpr auto shown(const basic_diagram<Shape>& d) {
  return print_whole(d);
}
template <ruleset Rules>
constexpr auto shown(const basic_position<Rules>& p) {
  return print_whole(basic_diagram<typename Rules::shape>{p.board()});
}

template <class T>
concept showable = requires(const T& value) {
  std::string_view{shown(value)};
};

}  // namespace detail

// point, row, action, ply, position, diagram, color, phase, violation, outcome. Width and fill are those of a string.
template <detail::showable T>
std::ostream& operator<<(std::ostream& out, const T& value) {
  const auto text = detail::shown(value);
  return out << std::string_view{text};
}

}  // namespace yinsh

#ifdef __cpp_lib_format
// The same text; the format specification is that of a string.
template <yinsh::detail::showable T>
struct std::formatter<T, char> : std::formatter<std::string_view, char> {
  template <class Context>
  auto format(const T& value, Context& context) const {
    const auto text = yinsh::detail::shown(value);
    return std::formatter<std::string_view, char>::format(std::string_view{text}, context);
  }
};
#endif

#endif
