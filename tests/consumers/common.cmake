# SPDX-License-Identifier: MIT
# What the scripts of all routes share. They are given: generator, make_program, compiler, compiler_flags, msvc, and
# work, a folder that each route empties and fills.

cmake_minimum_required(VERSION 3.23)
get_filename_component(here "${CMAKE_CURRENT_LIST_DIR}" ABSOLUTE)
get_filename_component(repository "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
include("${repository}/cmake/version.cmake")

file(REMOVE_RECURSE "${work}")
file(MAKE_DIRECTORY "${work}")
unset(ENV{DESTDIR})

if(msvc)
  set(strict /W4 /WX /permissive- /utf-8)
else()
  set(strict -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror)
endif()
list(JOIN strict " " strict_flags)

function(run)
  list(JOIN ARGN " " shown)
  message(STATUS "${shown}")
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Fails unless the command fails and its output matches the regular expression.
function(refused expected)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(result EQUAL 0 OR NOT output MATCHES "${expected}")
    list(JOIN ARGN " " shown)
    message(FATAL_ERROR "not refused with \"${expected}\": ${shown}\n${output}")
  endif()
endfunction()

# The command that configures a project with the compiler that is being tested. NO_SYSTEM_FROM_IMPORTED: the headers are
# not system headers, so that a warning in them is an error too.
function(configure_command result source build)
  set(command
      "${CMAKE_COMMAND}" -S "${source}" -B "${build}" -G "${generator}" "-DCMAKE_MAKE_PROGRAM=${make_program}"
      "-DCMAKE_CXX_COMPILER=${compiler}" "-DCMAKE_CXX_FLAGS=${compiler_flags} ${strict_flags}"
      -DCMAKE_BUILD_TYPE=Release -DCMAKE_NO_SYSTEM_FROM_IMPORTED=ON
      "-DCMAKE_RUNTIME_OUTPUT_DIRECTORY=$<1:${build}/bin>" -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF)
  set(${result} ${command} ${ARGN} PARENT_SCOPE)
endfunction()

# Configures and builds a consumer, and runs its program `app`.
function(use source build)
  configure_command(configure "${source}" "${build}" ${ARGN})
  run(${configure})
  run("${CMAKE_COMMAND}" --build "${build}" --config Release)
  run("${build}/bin/app")
endfunction()

# Installs the library and then moves the tree, because an installed tree must work wherever it ends up. The result is
# the folder ${work}/moved.
function(install_and_move)
  configure_command(
    configure "${repository}" "${work}/library" "-DCMAKE_INSTALL_PREFIX=${work}/installed" -DYINSH_BUILD_TESTS=OFF
    -DYINSH_BUILD_EXAMPLES=OFF)
  run(${configure})
  run("${CMAKE_COMMAND}" --build "${work}/library" --config Release)
  run("${CMAKE_COMMAND}" --install "${work}/library" --config Release)
  file(RENAME "${work}/installed" "${work}/moved")
  file(REMOVE_RECURSE "${work}/library")
endfunction()
