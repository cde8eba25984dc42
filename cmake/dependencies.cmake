# SPDX-License-Identifier: MIT
# What the tests and the benchmarks need; the library itself needs nothing. A package that is installed is taken first;
# only where none is found the pinned archive is fetched.

include(FetchContent)

# yinsh_dependency(<package> <target> <url> <sha512>)
# A macro, because find_package and FetchContent set variables that belong to the calling folder.
macro(yinsh_dependency package target url sha512)
  if(CMAKE_VERSION VERSION_LESS 3.24)
    find_package(${package} QUIET)
  endif()
  if(NOT TARGET ${target})
    set(yinsh_since_3_24 "")
    if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.24)
      set(yinsh_since_3_24 DOWNLOAD_EXTRACT_TIMESTAMP OFF FIND_PACKAGE_ARGS QUIET)
    endif()
    FetchContent_Declare(${package} URL "${url}" URL_HASH SHA512=${sha512} ${yinsh_since_3_24})
    FetchContent_MakeAvailable(${package})
  endif()
endmacro()

macro(yinsh_need_doctest)
  yinsh_dependency(
    doctest doctest::doctest "https://github.com/doctest/doctest/archive/refs/tags/v2.5.3.tar.gz"
    d7222ae62cf2ac0f858567af0e539bd34cef47827004f805261007943e8e02370fcf16cbf0302581766353bf28317dd280a885fdc775baaa3e519aa2cf2f2eca
  )
endmacro()

macro(yinsh_need_benchmark)
  set(BENCHMARK_ENABLE_TESTING OFF)
  set(BENCHMARK_ENABLE_INSTALL OFF)
  yinsh_dependency(
    benchmark benchmark::benchmark "https://github.com/google/benchmark/archive/refs/tags/v1.9.5.tar.gz"
    f207a63868e0c52f31a66ff9fd0ee75183ce3aaaa0946b00a49b77836507363bac8574feef8d9da82810a3167847303d6edf939e74802ad17e5a615bbf61e372
  )
endmacro()
