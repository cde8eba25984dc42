// SPDX-License-Identifier: MIT
// ALWAYS: what must hold in a constant expression and at run time alike; is_constant: whether an expression can be
// evaluated by the compiler, that is, without undefined behaviour.
#ifndef YINSH_TESTS_SUPPORT_ALWAYS_HPP
#define YINSH_TESTS_SUPPORT_ALWAYS_HPP

#include <doctest/doctest.h>

#include <type_traits>

// Not a `const bool`: its initializer would be evaluated by the compiler a second time.
#define ALWAYS(...)                                 \
  do {                                              \
    static_assert(__VA_ARGS__);                     \
    bool holds_at_run_time = (__VA_ARGS__);         \
    CHECK_MESSAGE(holds_at_run_time, #__VA_ARGS__); \
  } while (false)

// is_constant<[] { ... }>: a compiler refuses undefined behaviour in a constant expression, so this is false there.
template <auto Function>
concept is_constant = requires {
  typename std::bool_constant<(static_cast<void>(Function()), true)>;
};

#endif
