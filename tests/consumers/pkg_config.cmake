# SPDX-License-Identifier: MIT
# An installed library, found by pkg-config, and the compiler called by hand.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

find_program(pkg_config NAMES pkg-config pkgconf)
if(NOT pkg_config OR msvc)
  message("skipped: no pkg-config here")
  return()
endif()

install_and_move()
set(ENV{PKG_CONFIG_PATH} "${work}/moved/share/pkgconfig")
execute_process(COMMAND "${pkg_config}" --modversion yinsh OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE
                COMMAND_ERROR_IS_FATAL ANY)
if(NOT version STREQUAL yinsh_version)
  message(FATAL_ERROR "yinsh.pc says ${version}, version.hpp says ${yinsh_version}")
endif()
run("${pkg_config}" --exists --print-errors "yinsh = ${yinsh_version}")
refused("version" "${pkg_config}" --exists --print-errors "yinsh > ${yinsh_version}")

execute_process(COMMAND "${pkg_config}" --cflags --libs yinsh OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE
                COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(flags UNIX_COMMAND "${compiler_flags} ${flags}")
run("${compiler}" -std=c++20 -O2 ${strict} "${here}/main.cpp" ${flags} -o "${work}/app")
run("${work}/app")
