# SPDX-License-Identifier: MIT
# yinsh_version: read from include/yinsh/version.hpp, the only place where the version stands.

set(yinsh_version "")
foreach(part IN ITEMS MAJOR MINOR PATCH)
  file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../include/yinsh/version.hpp" line REGEX "^#define YINSH_VERSION_${part} ")
  string(REGEX MATCH "[0-9]+$" number "${line}")
  if(number STREQUAL "")
    message(FATAL_ERROR "include/yinsh/version.hpp has no YINSH_VERSION_${part}")
  endif()
  list(APPEND yinsh_version ${number})
endforeach()
list(JOIN yinsh_version "." yinsh_version)
unset(part)
unset(line)
unset(number)
