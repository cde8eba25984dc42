// SPDX-License-Identifier: MIT
// One unit of a larger program. It is compiled several times, in several ways: YINSH_GUEST_UNIT is the name of the way,
// YINSH_GUEST_HOSTILE the one with macros in it.
#ifdef YINSH_GUEST_HOSTILE
#include "hostile.hpp"
#endif

#include <yinsh/record/io.hpp>
#include <yinsh/yinsh.hpp>

#include "everything.hpp"
#include "unit.hpp"

namespace {

struct here {};

struct entry : guest::unit {
  entry() : unit{YINSH_GUEST_UNIT, guest::everything<here>, &yinsh::planes_shape<yinsh::standard>, guest::first_unit} {
    guest::first_unit = this;
  }
};

const entry listed;

}  // namespace
