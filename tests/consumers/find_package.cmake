# SPDX-License-Identifier: MIT
# An installed library, found by CMake. Only a version with the same minor number will do.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

install_and_move()
set(prefix "-DCMAKE_PREFIX_PATH=${work}/moved")
use("${here}/find_package" "${work}/any" ${prefix})

string(REGEX MATCH "^([0-9]+)[.]([0-9]+)" series "${yinsh_version}")
math(EXPR next_minor "${CMAKE_MATCH_2} + 1")
math(EXPR next_major "${CMAKE_MATCH_1} + 1")
set(next_minor "${CMAKE_MATCH_1}.${next_minor}")
set(next_major "${next_major}.0")

configure_command(same "${here}/find_package" "${work}/same" ${prefix} -Dwanted=${series})
run(${same})
foreach(wrong IN ITEMS ${next_minor} ${next_major})
  configure_command(other "${here}/find_package" "${work}/wrong-${wrong}" ${prefix} -Dwanted=${wrong})
  refused("requested[ \n]+version[ \n]+\"${wrong}\"" ${other})
endforeach()
