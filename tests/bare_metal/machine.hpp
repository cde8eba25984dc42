// SPDX-License-Identifier: MIT
// What little a program knows of the machine under it: a line of text for whoever watches, and how deep its stack was.
#ifndef YINSH_TESTS_BARE_METAL_MACHINE_HPP
#define YINSH_TESTS_BARE_METAL_MACHINE_HPP

#include <cstddef>

namespace machine {

void print(const char* text);
// The most bytes of stack that were in use since the start.
std::size_t stack_peak();

}  // namespace machine

#endif
