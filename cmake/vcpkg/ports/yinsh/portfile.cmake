# SPDX-License-Identifier: MIT
set(VCPKG_BUILD_TYPE release)  # header-only: there is nothing to debug

get_filename_component(checkout "${CMAKE_CURRENT_LIST_DIR}/../../../.." ABSOLUTE)
if(EXISTS "${checkout}/include/yinsh/version.hpp")
  set(SOURCE_PATH "${checkout}")  # an overlay port inside a checkout serves that checkout
else()
  vcpkg_from_github(
    OUT_SOURCE_PATH SOURCE_PATH
    REPO yinsh-cpp/yinsh
    REF "v${VERSION}"
    SHA512 0  # of the archive of the tag; known when the tag exists, and written into the copy that goes to a registry
    HEAD_REF main
  )
endif()

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DYINSH_BUILD_TESTS=OFF -DYINSH_BUILD_EXAMPLES=OFF -DYINSH_BUILD_BENCH=OFF -DYINSH_INSTALL=ON
)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/yinsh)
vcpkg_fixup_pkgconfig()

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
