// SPDX-License-Identifier: MIT
//
// Reads the folder of real games and positions that some tests use. Its README describes the files.
// Where the folder is absent every list is empty: a test says so and returns.
#pragma once

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "setup.hpp"

namespace naive {

inline bool has_data(const std::string& folder) { return std::ifstream(folder + "/cases.jsonl").good(); }

// ---- Text --------------------------------------------------------------------------------------

inline std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> found(1);
  for (const char c : text) {
    if (c != ' ' && c != '\t' && c != '\r') found.back() += c;
    else if (!found.back().empty()) found.emplace_back();
  }
  if (found.back().empty()) found.pop_back();
  return found;
}

inline std::string name(colour c) { return c == colour::white ? "white" : "black"; }

inline std::string name(spot s) { return static_cast<char>('a' + s.letter) + std::to_string(s.number + 1); }

inline std::string name(const action& done) {
  switch (done.kind) {
    case action_kind::place_ring: return "place " + name(done.a);
    case action_kind::move_ring: return "move " + name(done.a) + " " + name(done.b);
    case action_kind::remove_row: return "row " + name(done.a) + " " + name(done.b);
    case action_kind::remove_ring: return "ring " + name(done.a);
    case action_kind::pass: break;
  }
  return "pass";
}

// Any text that has the shape of an action; its points need not be on the board.
inline std::optional<action> read_action(const std::string& text) {
  const std::vector<std::string> word = words(text);
  const auto is = [&](const char* verb, std::size_t points_named) {
    return word.size() == 1 + points_named && word[0] == verb;
  };
  const auto point = [&](std::size_t i) { return named(word[i].c_str()); };
  if (is("place", 1)) return place_ring(point(1));
  if (is("move", 2)) return move_ring(point(1), point(2));
  if (is("row", 2)) return remove_row(point(1), point(2));
  if (is("ring", 1)) return remove_ring(point(1));
  if (is("pass", 0)) return pass();
  return std::nullopt;
}

// ---- games/*.txt -------------------------------------------------------------------------------

struct game_record {
  std::string file;
  std::vector<action> actions;
  std::string result;  // white, black, draw or unfinished; empty if the file could not be read
};

inline game_record read_game(const std::string& folder, const std::string& file) {
  game_record record;
  record.file = file;
  std::ifstream in(folder + "/games/" + file);
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> word = words(line);
    if (word.empty() || word[0][0] == '#') continue;
    if (word[0] == "result" && word.size() == 2) {
      record.result = word[1];
    } else if (const std::optional<action> next = read_action(line)) {
      record.actions.push_back(*next);
    } else {
      return {file, {}, ""};
    }
  }
  return record;
}

// All games of games/index.tsv, whose first column names the files.
inline std::vector<game_record> read_games(const std::string& folder) {
  std::vector<game_record> records;
  std::ifstream in(folder + "/games/index.tsv");
  std::string line;
  std::getline(in, line);  // the heads of the columns
  while (std::getline(in, line))
    if (!line.empty()) records.push_back(read_game(folder, words(line)[0]));
  return records;
}

// ---- JSON, as much of it as the files need -----------------------------------------------------

// A string or number (text), an array (items) or an object (names and items). A null, and whatever
// is not there, is `absent`.
struct json {
  bool absent = true;
  std::string text;
  std::vector<std::string> names;
  std::vector<json> items;

  const json& operator[](const std::string& wanted) const {
    static const json nothing;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == wanted) return items[i];
    return nothing;
  }

  int number() const { return std::atoi(text.c_str()); }
  std::optional<int> number_if_stated() const { return absent ? std::nullopt : std::optional<int>(number()); }

  std::vector<std::string> texts() const {
    std::vector<std::string> found;
    for (const json& item : items) found.push_back(item.text);
    return found;
  }
};

// Reads well-formed JSON without escapes in strings.
class json_reader {
 public:
  explicit json_reader(std::string line) : text_(std::move(line)) {}

  json value() {
    json result;
    result.absent = false;
    const char first = peek();
    if (first == '{') {
      list_of_values('}', [&] {
        result.names.push_back(string());
        skip(':');
        result.items.push_back(value());
      });
    } else if (first == '[') {
      list_of_values(']', [&] { result.items.push_back(value()); });
    } else if (first == '"') {
      result.text = string();
    } else {
      result.text = bare_word();
      result.absent = result.text == "null";
    }
    return result;
  }

 private:
  char peek() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  void skip(char expected) {
    if (peek() == expected) ++at_;
  }

  template <class ReadOne>
  void list_of_values(char close, ReadOne read_one) {
    ++at_;
    while (peek() != close && peek() != '\0') {
      read_one();
      skip(',');
    }
    skip(close);
  }

  std::string string() {
    skip('"');
    const std::size_t first = at_;
    at_ = text_.find('"', first);
    if (at_ == std::string::npos) at_ = text_.size();
    const std::string found = text_.substr(first, at_ - first);
    skip('"');
    return found;
  }

  std::string bare_word() {
    const std::size_t first = at_;
    while (at_ < text_.size() && std::string(",]} ").find(text_[at_]) == std::string::npos) ++at_;
    return text_.substr(first, at_ - first);
  }

  std::string text_;
  std::size_t at_ = 0;
};

// One value for each line of a file.
inline std::vector<json> read_json_lines(const std::string& path) {
  std::vector<json> values;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) values.push_back(json_reader(line).value());
  return values;
}

// ---- *.jsonl -----------------------------------------------------------------------------------

inline colour read_colour(const std::string& text) { return text == "black" ? colour::black : colour::white; }

inline phase read_phase(const std::string& text) {
  if (text == "place") return phase::place;
  if (text == "move") return phase::move;
  if (text == "row") return phase::row;
  if (text == "ring") return phase::ring;
  return phase::over;
}

// The side in to_move is about to move a ring.
inline setup read_setup(const json& written, const rules& ruleset) {
  setup s = blank(ruleset);
  for (const std::string& p : written["white_rings"].texts()) put(s, named(p.c_str()), cell::white_ring);
  for (const std::string& p : written["black_rings"].texts()) put(s, named(p.c_str()), cell::black_ring);
  for (const std::string& p : written["white_markers"].texts()) put(s, named(p.c_str()), cell::white_marker);
  for (const std::string& p : written["black_markers"].texts()) put(s, named(p.c_str()), cell::black_marker);
  s.removed[0] = written["white_removed"].number();
  s.removed[1] = written["black_removed"].number();
  s.phase = phase::move;
  s.actor = s.mover = read_colour(written["to_move"].text);
  return s;
}

// positions.jsonl and, without the counts, positions_impossible.jsonl.
struct position_record {
  std::string id;
  setup position{};
  int pool = 0;
  int ring_moves[2] = {0, 0};     // by index(colour)
  int standing_rows[2] = {0, 0};  // by index(colour)
};

inline std::vector<position_record> read_positions(const std::string& path) {
  std::vector<position_record> records;
  for (const json& line : read_json_lines(path)) {
    position_record record;
    record.id = line["id"].text;
    record.position = read_setup(line, rules{});
    record.pool = line["pool"].number();
    record.ring_moves[0] = line["ring_moves"]["white"].number();
    record.ring_moves[1] = line["ring_moves"]["black"].number();
    record.standing_rows[0] = line["standing_rows"]["white"].number();
    record.standing_rows[1] = line["standing_rows"]["black"].number();
    records.push_back(record);
  }
  return records;
}

// perft.jsonl: counts[i] is the number of sequences of i + 1 actions.
struct perft_record {
  std::string id;
  setup position{};
  std::vector<std::int64_t> counts;
};

inline std::vector<perft_record> read_perft(const std::string& folder) {
  std::vector<perft_record> records;
  for (const json& line : read_json_lines(folder + "/perft.jsonl")) {
    perft_record record;
    record.id = line["id"].text;
    record.position = read_setup(line["position"], rules{});
    for (const std::string& count : line["perft"].texts()) record.counts.push_back(std::atoll(count.c_str()));
    records.push_back(record);
  }
  return records;
}

// cases.jsonl. An optional that is empty was not stated.
struct case_record {
  std::string id;
  std::string title;
  std::string rule;
  naive::rules rules{};
  std::optional<setup> start;  // else the empty board
  std::vector<std::string> actions;
  std::optional<naive::phase> phase;
  std::optional<colour> actor;
  std::optional<int> pool;
  std::optional<int> removed[2];      // by index(colour)
  std::optional<int> ring_moves[2];   // by index(colour)
  std::optional<std::string> winner;  // white, black, draw or none
  std::optional<std::vector<std::string>> row_options;
  std::vector<std::string> must_reject;
  std::vector<std::string> must_accept;
  std::vector<std::pair<std::string, std::vector<std::string>>> ring_targets;
  std::vector<std::pair<std::string, std::string>> markers_after;  // point: white, black or none
};

inline std::vector<case_record> read_cases(const std::string& folder) {
  std::vector<case_record> records;
  for (const json& line : read_json_lines(folder + "/cases.jsonl")) {
    case_record record;
    record.id = line["id"].text;
    record.title = line["title"].text;
    record.rule = line["rule"].text;
    record.rules.rings_to_win = line["rings_to_win"].number_if_stated().value_or(3);
    if (!line["start"].absent) record.start = read_setup(line["start"], record.rules);
    record.actions = line["actions"].texts();
    record.must_reject = line["must_reject"].texts();
    record.must_accept = line["must_accept"].texts();
    if (!line["row_options"].absent) record.row_options = line["row_options"].texts();

    const json& expected = line["expect"];
    if (!expected["phase"].absent) record.phase = read_phase(expected["phase"].text);
    if (!expected["actor"].absent) record.actor = read_colour(expected["actor"].text);
    if (!expected["winner"].absent) record.winner = expected["winner"].text;
    record.pool = expected["pool"].number_if_stated();
    record.removed[0] = expected["white_removed"].number_if_stated();
    record.removed[1] = expected["black_removed"].number_if_stated();
    record.ring_moves[0] = expected["wm"].number_if_stated();
    record.ring_moves[1] = expected["bm"].number_if_stated();

    const json& targets = line["ring_targets"];
    for (std::size_t i = 0; i < targets.names.size(); ++i)
      record.ring_targets.emplace_back(targets.names[i], words(targets.items[i].text));
    const json& markers = line["markers_after"];
    for (std::size_t i = 0; i < markers.names.size(); ++i)
      record.markers_after.emplace_back(markers.names[i], markers.items[i].text);
    records.push_back(record);
  }
  return records;
}

}  // namespace naive
