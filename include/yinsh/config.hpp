// SPDX-License-Identifier: MIT
// What depends on the compiler or on the user's wishes: the check of preconditions, and hints for speed.
#ifndef YINSH_CONFIG_HPP
#define YINSH_CONFIG_HPP

// Preconditions are not checked unless this macro is defined before the first yinsh header, the same in every
// translation unit of a program: `#define YINSH_ASSERT(condition) assert(condition)`. What is passed is a plain
// expression without side effects.
#ifndef YINSH_ASSERT
#define YINSH_ASSERT(condition) static_cast<void>(0)
#endif

// Before a loop whose iterations are independent although they read and write through references: compilers may then
// work on whole vectors. The short one is for loops that clang would otherwise unroll first, and then no longer
// vectorise. Hints only.
#if defined(__clang__) && (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__))
#define YINSH_INDEPENDENT_LOOP _Pragma("clang loop vectorize(assume_safety)")
#define YINSH_INDEPENDENT_SHORT_LOOP _Pragma("clang loop vectorize(assume_safety) unroll(disable)")
#elif defined(__GNUC__) && !defined(__clang__)
#define YINSH_INDEPENDENT_LOOP _Pragma("GCC ivdep")
#define YINSH_INDEPENDENT_SHORT_LOOP _Pragma("GCC ivdep")
#elif defined(_MSC_VER)
#define YINSH_INDEPENDENT_LOOP __pragma(loop(ivdep))
#define YINSH_INDEPENDENT_SHORT_LOOP __pragma(loop(ivdep))
#else
// Hints for compilers that vectorise loops with independent iterations: here none, and the loops mean the same.
#define YINSH_INDEPENDENT_LOOP
#define YINSH_INDEPENDENT_SHORT_LOOP
#endif

#endif
