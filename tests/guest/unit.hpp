// SPDX-License-Identifier: MIT
// What the units of the program know of each other: each enters itself in a list before main begins.
#ifndef YINSH_TESTS_GUEST_UNIT_HPP
#define YINSH_TESTS_GUEST_UNIT_HPP

#include <cstdint>

namespace guest {

struct unit {
  const char* name;
  std::uint64_t (*everything)();
  const void* shared_constant;  // where this unit finds a constant of the library
  const unit* next;
};

inline const unit* first_unit = nullptr;

}  // namespace guest

#endif
