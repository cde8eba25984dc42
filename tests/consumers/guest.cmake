# SPDX-License-Identifier: MIT
# As a subproject the library leaves no trace but names of its own: see guest/CMakeLists.txt.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

configure_command(plain "${here}/guest" "${work}/plain" "-Dyinsh_copy=${repository}")
run(${plain})
configure_command(
  full "${here}/guest" "${work}/full" "-Dyinsh_copy=${repository}" -DYINSH_BUILD_TESTS=ON -DYINSH_BUILD_EXAMPLES=ON
  -DYINSH_INSTALL=ON)
run(${full})

# By default it adds nothing to what the host installs, and no test.
run("${CMAKE_COMMAND}" --install "${work}/plain" --prefix "${work}/installed" --config Release)
file(GLOB_RECURSE installed "${work}/installed/*")
if(installed)
  message(FATAL_ERROR "installed with the host: ${installed}")
endif()
execute_process(COMMAND "${CMAKE_CTEST_COMMAND}" -N WORKING_DIRECTORY "${work}/plain" OUTPUT_VARIABLE tests)
if(NOT tests MATCHES "Total Tests: 0")
  message(FATAL_ERROR "tests added to the host:\n${tests}")
endif()
