// SPDX-License-Identifier: MIT
// mcts: a small player that thinks by Monte Carlo tree search (UCT): it plays random games from the position, and most
// of them where they went well. It plays itself, a person, or a match against the random player.
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>
#include <yinsh/engine/playout.hpp>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/diagram.hpp>
#include <yinsh/record/game.hpp>
#include <yinsh/record/game_text.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/play.hpp>

namespace {

constexpr std::string_view usage =
    "usage: mcts [--nodes N] [--seconds S] [--seed N] [--human white|black] [--match N] [--save FILE]\n"
    "  --nodes    games of thought for an action (1000, or no limit where --seconds is given)\n"
    "  --seconds  time for an action\n"
    "  --human    you play this colour: `place e4`, `move e4 e10`, `row e5 e9`, `ring c2`, `pass`\n"
    "  --match    N games against the random player, colours in turn; no board is shown. The match is won with all\n"
    "             games but one in each hundred or part of a hundred: 9 of 10, 99 of 100, 198 of 200\n"
    "  --save     write the game to this file, one action a line (mcts.txt)\n"
    "The program returns 0, or 1 where a file cannot be written or a match is not won, or 2 for wrong usage.\n";

struct options {
  std::uint64_t nodes = 0;  // 0: no limit
  double seconds = 0;       // 0: no limit
  std::uint64_t seed = 1;
  std::optional<yinsh::color> human;
  int match = 0;
  std::string file = "mcts.txt";
};

// ---- The search --------------------------------------------------------------------------------

// One action of the tree. Its children are made when it is visited for the second time, all at once and side by side.
struct node {
  yinsh::action action = yinsh::action::pass();
  yinsh::color chooser = yinsh::color::white;  // of the action
  std::uint32_t first_child = 0;
  std::uint32_t child_count = 0;
  std::uint32_t visits = 0;
  double reward = 0;  // the chooser's, summed over the visits
};

// From 0 to 1: mostly who won, and a little the lead in removed rings, so that the search has a way to go where random
// games are seldom won.
double reward_of(const yinsh::position& end, yinsh::color c) {
  const auto winner = end.outcome()->winner;
  const int lead = end.removed(c) - end.removed(opponent(c));
  return (winner == c ? 0.9 : winner ? 0.1 : 0.5) + lead / 30.0;
}

class search {
 public:
  explicit search(const options& limits) : limits_{limits}, random_{limits.seed} {}

  // Precondition: the game is not over.
  yinsh::action choose(const yinsh::position& root, bool show_progress) {
    start_ = std::chrono::steady_clock::now();
    tree_.assign(1, node{});
    double next_line = 0.5;
    for (std::uint64_t i = 0; i < 2 || !limit_reached(i); ++i) {
      think_once(root);
      if (show_progress && i % 64 == 0 && elapsed() > next_line) {
        print_progress(i);
        next_line += 0.5;
      }
    }
    if (show_progress) std::cerr << '\r' << std::string(70, ' ') << '\r';
    return most_visited().action;
  }

 private:
  static constexpr std::size_t largest_tree = 20'000'000;

  double elapsed() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
  bool limit_reached(std::uint64_t games) const {
    return (limits_.nodes != 0 && games >= limits_.nodes) || (limits_.seconds > 0 && elapsed() >= limits_.seconds);
  }

  // Selection, expansion, a random game, and the way back.
  void think_once(yinsh::position p) {
    std::vector<std::uint32_t> path{0};
    while (tree_[path.back()].child_count != 0) {
      path.push_back(best_child(tree_[path.back()]));
      play_unchecked(p, tree_[path.back()].action);
    }
    const bool seen_before = tree_[path.back()].visits != 0 || path.size() == 1;
    if (seen_before && p.phase() != yinsh::phase::over && tree_.size() < largest_tree) {
      expand(path.back(), p);
      path.push_back(best_child(tree_[path.back()]));
      play_unchecked(p, tree_[path.back()].action);
    }
    while (p.phase() != yinsh::phase::over) play_unchecked(p, yinsh::random_action(p, random_));
    for (const std::uint32_t i : path) {
      ++tree_[i].visits;
      tree_[i].reward += reward_of(p, tree_[i].chooser);
    }
  }

  void expand(std::uint32_t parent, const yinsh::position& p) {
    const yinsh::action_list actions = legal_actions(p);
    tree_[parent].first_child = static_cast<std::uint32_t>(tree_.size());
    tree_[parent].child_count = static_cast<std::uint32_t>(actions.size());
    for (const yinsh::action a : actions) tree_.push_back({a, p.to_act(), 0, 0, 0, 0});
  }

  // The child with the best upper bound; those that were never tried come first.
  std::uint32_t best_child(const node& parent) {
    constexpr double curiosity = 0.5;
    const double log_visits = std::log(static_cast<double>(parent.visits) + 1);
    std::uint32_t best = parent.first_child;
    double best_bound = -1;
    for (std::uint32_t i = parent.first_child; i < parent.first_child + parent.child_count; ++i) {
      const node& child = tree_[i];
      // Ties are broken by chance: the low bits of a random number are far below any difference that counts.
      const double chance = static_cast<double>(random_() >> 40) * 1e-12;
      const double visits = static_cast<double>(child.visits);
      const double bound = child.visits == 0 ? 1e6 : child.reward / visits + curiosity * std::sqrt(log_visits / visits);
      if (bound + chance > best_bound) {
        best_bound = bound + chance;
        best = i;
      }
    }
    return best;
  }

  const node& most_visited() const {
    std::uint32_t best = tree_[0].first_child;
    for (std::uint32_t i = best; i < tree_[0].first_child + tree_[0].child_count; ++i)
      if (tree_[i].visits > tree_[best].visits) best = i;
    return tree_[best];
  }

  void print_progress(std::uint64_t games) const {
    const node& best = most_visited();
    std::array<char, yinsh::max_chars<yinsh::action>> text{};
    const yinsh::printed printed = to_chars(text, best.action);
    std::cerr << '\r' << games << " games, " << static_cast<int>(elapsed()) << " s, "
              << std::string_view{text.data(), printed.size} << " wins "
              << static_cast<int>(100 * best.reward / static_cast<double>(best.visits)) << "%    " << std::flush;
  }

  options limits_;
  yinsh::random_source random_;
  std::vector<node> tree_;
  std::chrono::steady_clock::time_point start_;
};

// ---- Games -------------------------------------------------------------------------------------

std::string text_of(yinsh::action a) {
  std::array<char, yinsh::max_chars<yinsh::action>> buffer{};
  return {buffer.data(), to_chars(buffer, a).size};
}

void show(const yinsh::position& p) {
  const yinsh::diagram drawing{p.board(), {}};
  std::vector<char> buffer(yinsh::max_chars<yinsh::diagram>);
  std::cout << '\n'
            << std::string_view{buffer.data(), to_chars(buffer, drawing).size} << '\n'
            << "pool " << p.pool() << ", rings removed " << p.removed(yinsh::color::white) << '-'
            << p.removed(yinsh::color::black) << '\n';
}

// Asks until the answer is legal; none at the end of the input.
std::optional<yinsh::action> ask(const yinsh::position& p) {
  std::string line;
  while (std::cout << to_string(p.to_act()) << "? " << std::flush && std::getline(std::cin, line)) {
    const auto answer = yinsh::parse_action(p, line);
    if (answer) return *answer;
    std::cout << answer.error().describe() << '\n';
  }
  return std::nullopt;
}

bool save(const yinsh::game& g, const std::string& file) {
  std::vector<char> buffer(yinsh::max_atomic_game_chars<>);
  std::ofstream out{file};
  out << std::string_view{buffer.data(), yinsh::to_atomic_game(buffer, g).size} << std::flush;
  if (out) std::cout << "The game is in " << file << ".\n";
  else std::cerr << "mcts: " << file << " cannot be written\n";
  return static_cast<bool>(out);
}

int play_game(const options& chosen) {
  search player{chosen};
  yinsh::game g;
  while (g.position().phase() != yinsh::phase::over) {
    const yinsh::color c = g.position().to_act();
    const bool by_hand = chosen.human == c;
    if (by_hand) show(g.position());
    const std::optional<yinsh::action> a = by_hand ? ask(g.position()) : player.choose(g.position(), true);
    if (!a) break;
    if (!by_hand) std::cout << g.played() + 1 << ". " << to_string(c) << ": " << text_of(*a) << std::endl;
    g.play(*a);
  }
  show(g.position());
  if (const auto end = g.position().outcome())
    std::cout << (end->winner ? to_string(*end->winner) : "nobody") << " wins " << clause(end->reason) << '\n';
  return save(g, chosen.file) ? 0 : 1;
}

int play_match(const options& chosen) {
  search player{chosen};
  yinsh::random_source random{chosen.seed + 1};
  int won = 0;
  for (int i = 1; i <= chosen.match; ++i) {
    const yinsh::color own = i % 2 == 1 ? yinsh::color::white : yinsh::color::black;
    yinsh::position p;
    while (p.phase() != yinsh::phase::over)
      play_unchecked(p, p.to_act() == own ? player.choose(p, false) : yinsh::random_action(p, random));
    won += p.outcome()->winner == own;
    std::cout << "\rwon " << won << " of " << i << std::flush;
  }
  std::cout << '\n';
  const int may_be_lost = chosen.match / 100 + (chosen.match % 100 != 0);
  return won > 0 && won >= chosen.match - may_be_lost ? 0 : 1;
}

// The whole of a text as a number that is not negative; false if it is none.
template <class Number>
bool read_number(const char* text, Number& value) {
  const char* const end = text + std::strlen(text);
  if constexpr (std::is_integral_v<Number>) {
    const auto read = std::from_chars(text, end, value);
    return read.ec == std::errc{} && read.ptr == end && value >= Number{0};
  } else {
    char* stopped = nullptr;
    value = std::strtod(text, &stopped);
    return stopped != text && stopped == end && value >= 0;
  }
}

std::optional<options> read_options(int count, char** arguments) {
  options result;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string_view name = arguments[i];
    const char* value = arguments[i + 1];
    bool read = true;
    if (name == "--nodes") read = read_number(value, result.nodes);
    else if (name == "--seconds") read = read_number(value, result.seconds);
    else if (name == "--seed") read = read_number(value, result.seed);
    else if (name == "--match") read = read_number(value, result.match);
    else if (name == "--save") result.file = value;
    else if (name == "--human" && std::string_view{value} == "white") result.human = yinsh::color::white;
    else if (name == "--human" && std::string_view{value} == "black") result.human = yinsh::color::black;
    else return std::nullopt;
    if (!read) return std::nullopt;
  }
  if (count % 2 == 0) return std::nullopt;
  if (result.nodes == 0 && !(result.seconds > 0)) result.nodes = 1000;
  return result;
}

}  // namespace

int main(int count, char** arguments) {
  if (count == 2 && std::string_view{arguments[1]} == "--help") {
    std::cout << usage;
    return 0;
  }
  const std::optional<options> chosen = read_options(count, arguments);
  if (!chosen) {
    std::cerr << usage;
    return 2;
  }
  return chosen->match > 0 ? play_match(*chosen) : play_game(*chosen);
}
