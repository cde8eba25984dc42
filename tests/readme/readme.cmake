# SPDX-License-Identifier: MIT
# The README does what it says. Each C++ block is a program of its own: it compiles without a warning, runs, and returns 0.
# In the section about adding the library to a project each `cmake` block completes a project that builds and runs the
# program of tests/consumers, and each `sh` block runs, in order, in a copy of the repository.
# Needs README, COMPILER, GENERATOR and WORK.
cmake_minimum_required(VERSION 3.23)
get_filename_component(repository "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(program "${repository}/tests/consumers/main.cpp")
file(REMOVE_RECURSE "${WORK}")

# Blocks of a language, as a list; what would break a list is written in words until `written` takes it back.
function(blocks_of language text result)
  string(REPLACE ";" "<semicolon>" text "${text}")
  string(REPLACE "[" "<bracket>" text "${text}")
  string(REPLACE "]" "<tekcarb>" text "${text}")
  string(REGEX MATCHALL "```${language}\n[^`]*```" found "${text}")
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

function(written block result)
  string(REGEX REPLACE "^```[a-z]+\n(.*)```$" "\\1" block "${block}")
  string(REPLACE "<semicolon>" ";" block "${block}")
  string(REPLACE "<bracket>" "[" block "${block}")
  string(REPLACE "<tekcarb>" "]" block "${block}")
  set(${result} "${block}" PARENT_SCOPE)
endfunction()

function(expect least count what)
  if(count LESS least)
    message(FATAL_ERROR "only ${count} blocks of ${what} found in ${README}")
  endif()
endfunction()

function(run what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(failed)
    message(FATAL_ERROR "${what} of the README: ${failed}\n${output}")
  endif()
  message(STATUS "${what}: well")
endfunction()

file(READ "${README}" text)

# ---- programs ----
blocks_of(cpp "${text}" blocks)
list(LENGTH blocks count)
expect(3 ${count} "C++")
set(number 0)
foreach(block IN LISTS blocks)
  math(EXPR number "${number} + 1")
  written("${block}" code)
  file(WRITE "${WORK}/block-${number}.cpp" "${code}")
  run("compiling program ${number}" "${COMPILER}" -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion
      -Wshadow -Werror "-I${repository}/include" "${WORK}/block-${number}.cpp" -o "${WORK}/block-${number}")
  run("program ${number}" "${WORK}/block-${number}")
endforeach()

# ---- ways to add it to a project ----
string(FIND "${text}" "## Adding it to a project" begin)
string(SUBSTRING "${text}" ${begin} -1 text)
string(FIND "${text}" "\n## " end)
string(SUBSTRING "${text}" 0 ${end} text)

file(COPY "${repository}/CMakeLists.txt" "${repository}/cmake" "${repository}/include" "${repository}/LICENSE" DESTINATION "${WORK}/checkout")
configure_file("${program}" "${WORK}/checkout/main.cpp" COPYONLY)
set(ENV{HOME} "${WORK}/home")
if(text MATCHES "export CMAKE_PREFIX_PATH=\"\\$HOME/.local\"")
  set(ENV{CMAKE_PREFIX_PATH} "${WORK}/home/.local")
endif()
set(ENV{CXX} "${COMPILER}")
set(ENV{CMAKE_GENERATOR} "${GENERATOR}")
unset(ENV{DESTDIR})

find_program(pkg_config NAMES pkg-config pkgconf)
find_program(cxx NAMES c++)
blocks_of(sh "${text}" blocks)
list(LENGTH blocks count)
expect(3 ${count} "sh")
set(number 0)
foreach(block IN LISTS blocks)
  math(EXPR number "${number} + 1")
  written("${block}" code)
  if((code MATCHES "pkg-config" AND NOT pkg_config) OR (code MATCHES "c\\+\\+ " AND NOT cxx))
    message(STATUS "commands ${number}: no pkg-config or no c++ here")
    continue()
  endif()
  if(code MATCHES " -o app")
    string(APPEND code "./app\n")
  endif()
  file(WRITE "${WORK}/commands-${number}.sh" "${code}")
  run("commands ${number}" "${CMAKE_COMMAND}" -E chdir "${WORK}/checkout" sh -e "${WORK}/commands-${number}.sh")
endforeach()

blocks_of(cmake "${text}" blocks)
list(LENGTH blocks count)
expect(3 ${count} "CMake")
set(number 0)
foreach(block IN LISTS blocks)
  math(EXPR number "${number} + 1")
  written("${block}" code)
  set(project "${WORK}/project-${number}")
  file(WRITE "${project}/CMakeLists.txt" "cmake_minimum_required(VERSION 3.23)\nproject(user LANGUAGES CXX)\n"
       "add_executable(app main.cpp)\n${code}")
  configure_file("${program}" "${project}/main.cpp" COPYONLY)
  if(code MATCHES "add_subdirectory")
    file(CREATE_LINK "${WORK}/checkout" "${project}/yinsh" SYMBOLIC)
  endif()
  run("configuring project ${number}" "${CMAKE_COMMAND}" -S "${project}" -B "${project}/build"
      "-DFETCHCONTENT_SOURCE_DIR_YINSH=${WORK}/checkout"
      -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF "-DCMAKE_RUNTIME_OUTPUT_DIRECTORY=$<1:${project}/bin>")
  run("building project ${number}" "${CMAKE_COMMAND}" --build "${project}/build")
  run("project ${number}" "${project}/bin/app")
endforeach()
