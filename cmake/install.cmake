# SPDX-License-Identifier: MIT
# Installs the headers, a CMake package (found by find_package) and a pkg-config file. Nothing is compiled, so nothing
# depends on the machine: all of it lies under include/ and share/, and the tree may be moved after it is installed.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(yinsh_package_dir "${CMAKE_INSTALL_DATADIR}/cmake/yinsh")
set(yinsh_pkgconfig_dir "${CMAKE_INSTALL_DATADIR}/pkgconfig")

install(TARGETS yinsh EXPORT yinsh-targets FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DATADIR}/licenses/yinsh")
install(EXPORT yinsh-targets NAMESPACE yinsh:: DESTINATION "${yinsh_package_dir}")

configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/yinsh-config.cmake.in" "${PROJECT_BINARY_DIR}/yinsh-config.cmake"
  INSTALL_DESTINATION "${yinsh_package_dir}")
write_basic_package_version_file( # before 1.0 the interface may change with the minor version
  "${PROJECT_BINARY_DIR}/yinsh-config-version.cmake" COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES "${PROJECT_BINARY_DIR}/yinsh-config.cmake" "${PROJECT_BINARY_DIR}/yinsh-config-version.cmake"
        DESTINATION "${yinsh_package_dir}")

# From the folder of the pkg-config file to the headers, so that a moved tree still works.
file(RELATIVE_PATH yinsh_relative_includedir "/prefix/${yinsh_pkgconfig_dir}" "/prefix/${CMAKE_INSTALL_INCLUDEDIR}")
set(yinsh_pc_includedir "\${pcfiledir}/${yinsh_relative_includedir}")
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}" OR IS_ABSOLUTE "${CMAKE_INSTALL_DATADIR}")
  set(yinsh_pc_includedir "${CMAKE_INSTALL_FULL_INCLUDEDIR}")
endif()
configure_file("${CMAKE_CURRENT_LIST_DIR}/yinsh.pc.in" "${PROJECT_BINARY_DIR}/yinsh.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/yinsh.pc" DESTINATION "${yinsh_pkgconfig_dir}")
