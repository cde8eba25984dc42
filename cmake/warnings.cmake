# SPDX-License-Identifier: MIT
# yinsh_warnings: strict warnings for the project's own tests, examples and benchmarks. Linked PRIVATE, never exported:
# what warns in a user's build is the user's choice.

option(YINSH_WERROR "Treat warnings in the project's own code as errors" OFF)

add_library(yinsh_warnings INTERFACE)
if(MSVC)
  target_compile_options(yinsh_warnings INTERFACE /W4 /permissive- /utf-8 $<$<BOOL:${YINSH_WERROR}>:/WX>)
else()
  target_compile_options(
    yinsh_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow
                             $<$<BOOL:${YINSH_WERROR}>:-Werror>)
endif()
