// SPDX-License-Identifier: MIT
// Included by the build at the head of every test file: the library's preconditions are checked in all build types. A
// broken one ends the program, or the compilation where it happens in a constant expression.
#ifndef YINSH_TESTS_PRECONDITIONS_HPP
#define YINSH_TESTS_PRECONDITIONS_HPP

#include <cstdio>
#include <cstdlib>

[[noreturn]] inline void precondition_broken(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: precondition broken: %s\n", file, line, condition);
  std::abort();
}

#define YINSH_ASSERT(condition) \
  ((condition) ? static_cast<void>(0) : precondition_broken(#condition, __FILE__, __LINE__))

#endif
