// SPDX-License-Identifier: MIT
// outcome: how a game ended: who won, or nobody, and by which clause.
#ifndef YINSH_RULES_OUTCOME_HPP
#define YINSH_RULES_OUTCOME_HPP

#include <cstdint>
#include <optional>
#include <yinsh/rules/color.hpp>

namespace yinsh {

// The clause by which a game ended.
enum class end_reason : std::uint8_t {
  rings,   // the winner removed enough own rings [end.win]
  pool,    // no marker is left [end.pool]
  blocked  // no ring of either player can move [end.blocked]
};

struct outcome {
  std::optional<color> winner;  // none: a draw
  end_reason reason;            // by which clause
  friend constexpr bool operator==(const outcome&, const outcome&) = default;
};

// The clause, as in "[end.pool]".
constexpr const char* clause(end_reason r) {
  switch (r) {
    case end_reason::rings: return "[end.win]";
    case end_reason::pool: return "[end.pool]";
    case end_reason::blocked: return "[end.blocked]";
  }
  return "";
}

}  // namespace yinsh

#endif
