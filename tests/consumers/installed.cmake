# SPDX-License-Identifier: MIT
# The installed tree is exactly what installed.txt lists.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

install_and_move()

file(GLOB_RECURSE installed LIST_DIRECTORIES false RELATIVE "${work}/moved" "${work}/moved/*")
file(STRINGS "${here}/installed.txt" listed REGEX "^[^#]")
set(missing ${listed})
list(REMOVE_ITEM missing ${installed})
set(surplus ${installed})
list(REMOVE_ITEM surplus ${listed})
if(missing OR surplus)
  list(JOIN missing "\n  " missing)
  list(JOIN surplus "\n  " surplus)
  message(FATAL_ERROR "listed in tests/consumers/installed.txt, not installed:\n  ${missing}\n"
                      "installed, not listed:\n  ${surplus}\n")
endif()

# No file remembers where it was built or installed.
foreach(file IN LISTS installed)
  file(READ "${work}/moved/${file}" text)
  foreach(place IN ITEMS "${work}" "${repository}")
    string(FIND "${text}" "${place}" position)
    if(NOT position EQUAL -1)
      message(FATAL_ERROR "${file} contains the path ${place}")
    endif()
  endforeach()
endforeach()
