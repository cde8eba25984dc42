#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What the headers cost to include. Fails where one needs more than 200,000 steps of constant evaluation as clang counts
# them, and prints the seconds over an empty file (median of five, g++ and clang++) for all headers with the argument
# `all`, else for the umbrella and those that the README names.
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C TIMEFORMAT=%U
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
limit=200000

# median CXX FILE: seconds of user time
median() {
  for _ in 1 2 3 4 5; do { time "$1" -std=c++20 -Iinclude -fsyntax-only "$2"; } 2>&1; done | sort -n | sed -n 3p
}

headers=$(cd include && find yinsh -name '*.hpp' | sort)
true >"$work/empty.cpp"
empty_gcc=$(median g++ "$work/empty.cpp")
empty_clang=$(median clang++ "$work/empty.cpp")
failed=0
printf '%-36s %8s %8s\n' header g++ clang++
for header in $headers; do
  echo "#include <$header>" >"$work/one.cpp"
  if ! clang++ -std=c++20 -Iinclude -fconstexpr-steps=$limit -fsyntax-only "$work/one.cpp"; then
    echo "$header needs more than $limit steps of constant evaluation"
    failed=1
  fi
  case "${1:-} $header" in
    all\ * | *yinsh/yinsh.hpp | *rules/position.hpp | *rules/play.hpp) ;;
    *) continue ;;
  esac
  gcc=$(median g++ "$work/one.cpp")
  clang=$(median clang++ "$work/one.cpp")
  awk -v h="$header" -v g="$gcc" -v c="$clang" -v eg="$empty_gcc" -v ec="$empty_clang" \
    'BEGIN { printf "%-36s %8.2f %8.2f\n", h, g - eg, c - ec }'
done
exit "$failed"
