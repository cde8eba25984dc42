# SPDX-License-Identifier: MIT
# A copy of the repository inside another project.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

use("${here}/add_subdirectory" "${work}/build" "-Dyinsh_copy=${repository}")
