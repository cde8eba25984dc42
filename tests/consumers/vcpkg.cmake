# SPDX-License-Identifier: MIT
# Runs the steps of the vcpkg port with stand-ins for vcpkg's functions (vcpkg_functions.cmake), once as an overlay port
# inside this checkout and once as it would lie in a registry; then does what the port's `usage` says.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/vcpkg_functions.cmake")

set(PORT yinsh)
set(overlay "${repository}/cmake/vcpkg/ports/yinsh")
file(READ "${overlay}/vcpkg.json" manifest)
string(JSON VERSION GET "${manifest}" version)
file(COPY "${overlay}" DESTINATION "${work}/registry")

foreach(place IN ITEMS overlay registry)
  set(CURRENT_PACKAGES_DIR "${work}/${place}-packages")
  set(CURRENT_BUILDTREES_DIR "${work}/${place}-build")
  set(called "")
  if(place STREQUAL "overlay")
    include("${overlay}/portfile.cmake")
    set(steps "")
  else()
    include("${work}/registry/yinsh/portfile.cmake")
    set(steps from_github)
  endif()
  list(APPEND steps cmake_configure cmake_install cmake_config_fixup fixup_pkgconfig install_copyright)
  if(NOT called STREQUAL steps)
    message(FATAL_ERROR "the port called ${called}; expected ${steps}")
  endif()

  foreach(file IN ITEMS copyright usage yinsh-config.cmake yinsh-config-version.cmake yinsh-targets.cmake)
    if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/share/yinsh/${file}")
      message(FATAL_ERROR "the port leaves no share/yinsh/${file}")
    endif()
  endforeach()
  file(GLOB top LIST_DIRECTORIES true RELATIVE "${CURRENT_PACKAGES_DIR}" "${CURRENT_PACKAGES_DIR}/*")
  list(SORT top)
  if(NOT top STREQUAL "include;share" OR EXISTS "${CURRENT_PACKAGES_DIR}/share/cmake")
    message(FATAL_ERROR "folders that vcpkg would complain about: ${top}")
  endif()

  file(STRINGS "${CURRENT_PACKAGES_DIR}/share/yinsh/usage" usage REGEX "^    ")
  list(JOIN usage "\n" usage)
  file(WRITE "${work}/${place}-user/CMakeLists.txt"
       "cmake_minimum_required(VERSION 3.23)\nproject(user LANGUAGES CXX)\nadd_executable(main \"${here}/main.cpp\")\n"
       "set_target_properties(main PROPERTIES OUTPUT_NAME app)\n${usage}\n")
  use("${work}/${place}-user" "${work}/${place}-user/build" "-DCMAKE_PREFIX_PATH=${CURRENT_PACKAGES_DIR}")
endforeach()
