// SPDX-License-Identifier: MIT
// The version of this library. It stands here and nowhere else: CMake reads the three macros below.
#ifndef YINSH_VERSION_HPP
#define YINSH_VERSION_HPP

// The three parts of the version, for the preprocessor.
#define YINSH_VERSION_MAJOR 0
#define YINSH_VERSION_MINOR 1
#define YINSH_VERSION_PATCH 0

namespace yinsh {

// The same, for programs.
inline constexpr int version_major = YINSH_VERSION_MAJOR;
inline constexpr int version_minor = YINSH_VERSION_MINOR;
inline constexpr int version_patch = YINSH_VERSION_PATCH;

}  // namespace yinsh

#endif
