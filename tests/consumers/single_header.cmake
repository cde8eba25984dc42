# SPDX-License-Identifier: MIT
# The library as one header, made by cmake/amalgamate.cmake, with nothing else of it in reach.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

set(amalgamate "${repository}/cmake/amalgamate.cmake")
foreach(streams IN ITEMS OFF ON)
  set(header "${work}/streams-${streams}/yinsh/yinsh.hpp")
  run("${CMAKE_COMMAND}" "-Doutput=${header}" -Dstreams=${streams} -P "${amalgamate}")
  file(STRINGS "${header}" own REGEX "#[ \t]*include[ \t]*[<\"]yinsh|#[ \t]*include[ \t]*\"")
  file(STRINGS "${header}" once REGEX "^#pragma once|SPDX-License-Identifier")
  list(LENGTH once once_count)
  if(own OR NOT once_count EQUAL 2)
    message(FATAL_ERROR "left in the single header: ${own} ${once}")
  endif()
  use("${here}/single_header" "${work}/build-${streams}" "-Dyinsh_single=${work}/streams-${streams}")
endforeach()
