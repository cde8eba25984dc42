# SPDX-License-Identifier: MIT
# Writes the whole library as one header:
#
#   cmake [-D output=<file>] [-D streams=ON] -P cmake/amalgamate.cmake
#
# The default output is yinsh.hpp in the current folder. With streams=ON the opt-in stream operators are in it too. The
# result is a product of the build: never committed, tested by tests/consumers/, attached to releases.

cmake_minimum_required(VERSION 3.23)
include("${CMAKE_CURRENT_LIST_DIR}/version.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/headers.cmake")
get_filename_component(include_dir "${CMAKE_CURRENT_LIST_DIR}/../include" ABSOLUTE)

if(NOT DEFINED output)
  set(output yinsh.hpp)
endif()
get_filename_component(output "${output}" ABSOLUTE)

set_property(GLOBAL PROPERTY written "")
set_property(GLOBAL PROPERTY text "")

function(emit text)
  set_property(GLOBAL APPEND_STRING PROPERTY text "${text}")
endfunction()

# Writes a header with its own includes in the place of their include lines, each header once. The text is cut with
# string operations only: as a CMake list it would lose semicolons and brackets.
function(amalgamate header)
  get_property(written GLOBAL PROPERTY written)
  if(header IN_LIST written)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY written ${header})

  file(READ "${include_dir}/${header}" rest)
  string(REGEX REPLACE "^// SPDX-License-Identifier: [^\n]*\n" "" rest "${rest}")
  string(REGEX REPLACE "(^|\n)#pragma once\n" "\\1" rest "${rest}")
  emit("\n// ---- ${header}\n")
  set(own_include "\n#include <(yinsh/[^>\n]*)>[^\n]*")
  string(PREPEND rest "\n")
  while(rest MATCHES "${own_include}")
    set(line "${CMAKE_MATCH_0}")
    set(included "${CMAKE_MATCH_1}")
    string(FIND "${rest}" "${line}" begin)
    string(LENGTH "${line}" length)
    string(SUBSTRING "${rest}" 0 ${begin} before)
    math(EXPR end "${begin} + ${length}")
    string(SUBSTRING "${rest}" ${end} -1 rest)
    emit("${before}")
    amalgamate("${included}")
  endwhile()
  emit("${rest}")
endfunction()

file(READ "${CMAKE_CURRENT_LIST_DIR}/../LICENSE" license)
string(STRIP "${license}" license)
string(REPLACE "\n" "\n// " license "// ${license}")
string(REPLACE "// \n" "//\n" license "${license}")
emit("// SPDX-License-Identifier: MIT
// yinsh ${yinsh_version} in one header. Made by cmake/amalgamate.cmake; do not edit.
//
${license}
#pragma once
")
amalgamate(yinsh/yinsh.hpp)
if(streams)
  foreach(header IN LISTS yinsh_opt_in)
    amalgamate(${header})
  endforeach()
endif()

get_property(text GLOBAL PROPERTY text)
string(REGEX REPLACE "\n\n\n+" "\n\n" text "${text}")
file(WRITE "${output}" "${text}")
get_property(written GLOBAL PROPERTY written)
list(LENGTH written count)
message(STATUS "${count} headers written to ${output}")
