# SPDX-License-Identifier: MIT
# FetchContent; the download is replaced by this checkout, as CMake provides for.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

use("${here}/fetch_content" "${work}/build" "-DFETCHCONTENT_SOURCE_DIR_YINSH=${repository}")
