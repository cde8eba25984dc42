# SPDX-License-Identifier: MIT
include(CMakeFindDependencyMacro)
find_dependency(yinsh CONFIG)
include("${CMAKE_CURRENT_LIST_DIR}/host-targets.cmake")
