// SPDX-License-Identifier: MIT
// replay: reads a recorded game in any format of the library, plays it through the checked door and shows the board
// after each ply; or prints the game in another format. It says where and by which clause a bad file fails.
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>
#include <yinsh/record/boardspace.hpp>
#include <yinsh/record/diagram.hpp>
#include <yinsh/record/game_text.hpp>
#include <yinsh/record/io.hpp>
#include <yinsh/record/position_text.hpp>

namespace {

constexpr std::string_view usage =
    "usage: replay [--quiet] [--unicode] [--blitz] [--to text|atomic|sgf|positions] FILE\n"
    "  FILE       a game: one action a line, numbered plies, or SGF of boardspace.net;\n"
    "             or positions, one a line. \"-\" reads standard input.\n"
    "  --quiet    show only the last position and the result\n"
    "  --unicode  draw with circles and diamonds instead of letters\n"
    "  --blitz    the first removed ring wins [end.blitz]; an SGF says so itself\n"
    "  --to       print the game in that format instead\n"
    "The program returns 0, or 1 for a file that cannot be read or breaks a rule, or 2 for wrong usage.\n";

enum class format { text, atomic, sgf, positions };

struct options {
  std::string file;
  std::optional<format> to;
  bool quiet = false;
  bool blitz = false;
  yinsh::diagram_style style = yinsh::diagram_style::ascii;
};

std::optional<format> format_named(std::string_view name) {
  if (name == "text") return format::text;
  if (name == "atomic") return format::atomic;
  if (name == "sgf") return format::sgf;
  if (name == "positions") return format::positions;
  return std::nullopt;
}

std::optional<options> read_options(const std::vector<std::string>& arguments) {
  options result;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--quiet") result.quiet = true;
    else if (argument == "--blitz") result.blitz = true;
    else if (argument == "--unicode") result.style = yinsh::diagram_style::unicode;
    else if (argument == "--to" && i + 1 < arguments.size()) {
      result.to = format_named(arguments[++i]);
      if (!result.to) return std::nullopt;
    } else if ((argument.size() > 1 && argument[0] == '-') || !result.file.empty()) return std::nullopt;
    else result.file = argument;
  }
  if (result.file.empty()) return std::nullopt;
  return result;
}

std::optional<std::string> read_file(const std::string& name) {
  std::ifstream file;
  if (name != "-") {
    file.open(name, std::ios::binary);
    if (!file) return std::nullopt;
  }
  std::ostringstream text;
  if (std::istream& in = name == "-" ? std::cin : file; in.peek() != std::istream::traits_type::eof())
    text << in.rdbuf();
  else if (in.bad()) return std::nullopt;
  return text.str();
}

// The format of a text by the first word that is not a comment: SGF begins with a bracket, an atomic action with its
// verb, and the columns of a board are separated by slashes.
format recognise(std::string_view text) {
  const char* gaps = " \t\r\n";
  std::size_t first = text.find_first_not_of(gaps);
  while (first != text.npos && text[first] == '#') first = text.find_first_not_of(gaps, text.find('\n', first));
  if (first == text.npos) return format::atomic;
  std::string word(text.substr(first, text.find_first_of(gaps, first) - first));
  for (char& c : word)
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  if (word[0] == '(') return format::sgf;
  for (const char* verb : {"place", "move", "row", "ring", "pass", "result"})
    if (word == verb) return format::atomic;
  return word.find('/') != word.npos && word.find('-') == word.npos ? format::positions : format::text;
}

// "game.txt:12:6: A ring never crosses another ring. [move.ring]", and the line itself with the place below it.
int report(const options& how, std::string_view text, const yinsh::text_error& error) {
  std::cerr << how.file << ':' << error.line << ':' << error.column << ": " << error.describe();
  if (*error.clause() != '\0') std::cerr << ' ' << error.clause();
  const std::size_t before = text.substr(0, error.offset).rfind('\n');
  const std::size_t first = before == text.npos ? 0 : before + 1;
  const std::string_view line = text.substr(first, text.find('\n', first) - first);
  if (line.size() <= 200) std::cerr << "\n  " << line << "\n  " << std::string(error.column - 1, ' ') << '^';
  std::cerr << '\n';
  return 1;
}

template <class T>
std::string to_text(const T& value) {
  std::string buffer(yinsh::max_chars<T>, '\0');
  buffer.resize(yinsh::to_chars(buffer, value).size);
  return buffer;
}

std::string_view name_of(yinsh::color c) { return c == yinsh::color::white ? "White" : "Black"; }

template <class Rules>
void show_status(const yinsh::basic_position<Rules>& p) {
  if (p.phase() != yinsh::phase::over)
    std::cout << name_of(p.to_act()) << " is to "
              << (p.phase() == yinsh::phase::place_ring   ? "place a ring"
                  : p.phase() == yinsh::phase::move_ring  ? "move a ring"
                  : p.phase() == yinsh::phase::remove_row ? "remove a row"
                                                          : "remove a ring")
              << ". ";
  std::cout << "Pool: " << p.pool() << ". Removed rings: White " << p.removed(yinsh::color::white) << ", Black "
            << p.removed(yinsh::color::black) << ".\n";
}

// The board; in brackets what has changed since another position.
template <class Rules>
void show(const options& how, const yinsh::basic_position<Rules>& p, const yinsh::basic_position<Rules>& before) {
  yinsh::basic_diagram<typename Rules::shape> picture{p.board(), {}, how.style};
  for (const yinsh::color c : yinsh::all_colors)
    picture.highlighted |= (p.rings(c) ^ before.rings(c)) | (p.markers(c) ^ before.markers(c));
  std::cout << to_text(picture);
  show_status(p);
}

void show_result(const yinsh::game_result& result) {
  if (result.how() == yinsh::ending::unfinished) {
    std::cout << "The record stops here.\n";
    return;
  }
  if (result.winner()) std::cout << name_of(*result.winner()) << " wins";
  else std::cout << "A draw";
  switch (result.how()) {
    case yinsh::ending::by_rules: std::cout << ' ' << clause(result.outcome()->reason); break;
    case yinsh::ending::resignation: std::cout << " by resignation"; break;
    case yinsh::ending::time: std::cout << " on time"; break;
    case yinsh::ending::agreement: std::cout << " by agreement"; break;
    case yinsh::ending::unstated: std::cout << ", the record does not say why"; break;
    case yinsh::ending::unfinished: break;
  }
  std::cout << ".\n";
}

template <class Rules>
void show_game(const options& how, const yinsh::basic_record<Rules>& record) {
  if (!record.headers.white.empty() || !record.headers.black.empty())
    std::cout << "White: " << record.headers.white << "  Black: " << record.headers.black << "\n\n";
  auto before = record.game.start();
  int number = 1;
  for (auto rest = record.game.actions(); !rest.empty() && !how.quiet; ++number) {
    const auto ply = yinsh::first_ply(before, rest);
    auto after = before;
    for (const auto a : ply) yinsh::play(after, a);
    std::cout << number << ". " << name_of(before.to_act()) << ": " << ply << '\n';
    show(how, after, before);
    std::cout << '\n';
    rest = rest.subspan(ply.size());
    before = after;
  }
  if (how.quiet || record.game.size() == 0) show(how, record.game.position(), record.game.position());
  show_result(record.game.result());
}

// Prints what one of the writers makes of the game.
template <class Write>
int print(std::size_t size, Write write) {
  std::string buffer(size, '\0');
  const yinsh::printed done = write(buffer);
  if (!done) {
    std::cerr << "That format cannot hold this game.\n";
    return 1;
  }
  std::cout << std::string_view(buffer).substr(0, done.size);
  return 0;
}

template <class Rules>
int convert(format to, yinsh::basic_record<Rules> record) {
  yinsh::game_headers& h = record.headers;
  if (h.white.empty() && h.black.empty()) h = {"White", "Black", h.event, h.date};  // an SGF tells winners by name
  const std::size_t headers = 2 * (h.white.size() + h.black.size()) + h.event.size() + h.date.size();
  switch (to) {
    case format::text:
      return print(yinsh::max_ply_game_chars<Rules>, [&](auto& out) { return to_ply_game(out, record.game); });
    case format::atomic:
      return print(yinsh::max_atomic_game_chars<Rules>, [&](auto& out) { return to_atomic_game(out, record.game); });
    case format::sgf:
      return print(yinsh::max_boardspace_chars<Rules> + headers, [&](auto& out) { return to_boardspace(out, record); });
    case format::positions: break;
  }
  auto p = record.game.start();
  std::cout << to_text(p) << '\n';
  for (const auto a : record.game.actions()) {
    yinsh::play(p, a);
    std::cout << to_text(p) << '\n';
  }
  return 0;
}

template <class Rules>
int run_game(const options& how, const yinsh::basic_record<Rules>& record) {
  if (how.to) return convert(*how.to, record);
  show_game(how, record);
  return 0;
}

// Positions, one a line: each is shown, or printed as the library writes it.
template <class Rules>
int run_positions(const options& how, std::string_view text) {
  std::optional<yinsh::basic_position<Rules>> last;
  for (std::size_t first = 0, number = 1; first < text.size(); ++number) {
    const std::string_view line = text.substr(first, text.find('\n', first) - first);
    if (line.find_first_not_of(" \t\r") != line.npos && line[0] != '#') {
      const auto found = yinsh::parse_position<Rules>(line);
      if (!found) {
        yinsh::text_error error = found.error();
        error.line = number;
        error.offset += first;
        return report(how, text, error);
      }
      if (how.to) std::cout << to_text(*found) << '\n';
      else if (!how.quiet) show(how, *found, last.value_or(*found));
      last = *found;
    }
    first += line.size() + 1;
  }
  if (last && how.quiet && !how.to) show(how, *last, *last);
  return 0;
}

template <class Rules>
int run(const options& how, std::string_view text) {
  switch (recognise(text)) {
    case format::positions:
      if (how.to && *how.to != format::positions) std::cerr << "Positions are not a game.\n";
      return how.to && *how.to != format::positions ? 1 : run_positions<Rules>(how, text);
    case format::atomic:
      if (const auto found = yinsh::parse_atomic_game<Rules>(text)) return run_game<Rules>(how, {{}, *found});
      else return report(how, text, found.error());
    case format::text:
      if (const auto found = yinsh::parse_ply_game<Rules>(text)) return run_game<Rules>(how, {{}, *found});
      else return report(how, text, found.error());
    case format::sgf: break;
  }
  const auto found = yinsh::parse_boardspace<Rules>(text);
  if (found) return run_game<Rules>(how, *found);
  return report(how, text, found.error());
}

// Is it an SGF that the standard rules refuse where those of blitz do not: at the name of the variant?
bool is_blitz_sgf(std::string_view text) {
  if (recognise(text) != format::sgf) return false;
  const auto error = yinsh::parse_boardspace<yinsh::standard>(text).error();
  return error.kind == yinsh::text_error_kind::mismatch &&
         yinsh::parse_boardspace<yinsh::blitz>(text).error().offset != error.offset;
}

}  // namespace

int main(int count, char** values) {
  if (count == 2 && std::string_view{values[1]} == "--help") {
    std::cout << usage;
    return 0;
  }
  const auto how = read_options(std::vector<std::string>(values + (count > 0 ? 1 : 0), values + count));
  if (!how) {
    std::cerr << usage;
    return 2;
  }
  const auto text = read_file(how->file);
  if (!text) {
    std::cerr << how->file << ": cannot be opened\n";
    return 1;
  }
  return how->blitz || is_blitz_sgf(*text) ? run<yinsh::blitz>(*how, *text) : run<yinsh::standard>(*how, *text);
}
