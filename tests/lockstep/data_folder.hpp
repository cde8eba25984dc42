// SPDX-License-Identifier: MIT
// data_folder: where the recorded games and positions are, for the tests that use them.
#ifndef YINSH_TESTS_LOCKSTEP_DATA_FOLDER_HPP
#define YINSH_TESTS_LOCKSTEP_DATA_FOLDER_HPP

#include <doctest/doctest.h>

#include <string>

#include "../naive/data.hpp"

#ifndef YINSH_TEST_DATA
#define YINSH_TEST_DATA ""  // no data: the tests that need it say so
#endif

namespace lockstep {

inline std::string data_folder() { return YINSH_TEST_DATA; }

// Says so where there is none.
inline bool data_is_here() {
  const bool here = naive::has_data(data_folder());
  if (!here) MESSAGE("skipped: no test data in the folder '", data_folder(), "'");
  return here;
}

}  // namespace lockstep

#endif
