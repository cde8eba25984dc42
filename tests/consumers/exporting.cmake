# SPDX-License-Identifier: MIT
# A library that contains this one, links it, and is installed together with it; then a program that finds that library.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

configure_command(
  configure "${here}/exporting" "${work}/host" "-Dyinsh_copy=${repository}" "-DCMAKE_INSTALL_PREFIX=${work}/installed")
run(${configure})
run("${CMAKE_COMMAND}" --build "${work}/host" --config Release)
run("${CMAKE_COMMAND}" --install "${work}/host" --config Release)
use("${here}/exporting/user" "${work}/user" "-DCMAKE_PREFIX_PATH=${work}/installed")
