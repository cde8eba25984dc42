// SPDX-License-Identifier: MIT
// The program that runs all tests.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
