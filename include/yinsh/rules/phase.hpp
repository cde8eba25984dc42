// SPDX-License-Identifier: MIT
// phase: what must be done next.
#ifndef YINSH_RULES_PHASE_HPP
#define YINSH_RULES_PHASE_HPP

#include <cstdint>

namespace yinsh {

// What the player to act must do.
enum class phase : std::uint8_t {
  place_ring,   // [place.order]
  move_ring,    // [move.must], or pass [move.pass]
  remove_row,   // [row.resolve], first half
  remove_ring,  // [row.resolve], second half
  over          // [end.win] [end.pool] [end.blocked]
};

}  // namespace yinsh

#endif
