// SPDX-License-Identifier: MIT
// What everything() must see on every machine. It changes only when something that the library promises to keep stable
// changes (hashes, packed bytes, texts, playouts), or the program everything() itself.
#ifndef YINSH_TESTS_GUEST_EXPECTED_HPP
#define YINSH_TESTS_GUEST_EXPECTED_HPP

#include <cstdint>

namespace guest {

inline constexpr std::uint64_t expected = 0xDFA365A65E8DCDE2;

}  // namespace guest

#endif
