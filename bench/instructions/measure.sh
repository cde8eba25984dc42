#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Counts instructions per position with callgrind and compares them with what is recorded.
#
#   measure.sh           for the recorded compiler; fails where a count has grown by more than 5 %
#   measure.sh CXX ...   prints the counts for other compilers
#
# recorded.txt: first the compiler and its flags, then a name and a count a line. A count may be replaced by a smaller
# one at any time, by a larger one only with a reason in the commit.
set -euo pipefail
cd "$(dirname "$0")/../.."
recorded=bench/instructions/recorded.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=(count list after play_undo perft playout)

# instructions NAME ROUNDS
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/workload" "$1" "$2" 2>&1 |
    sed -n 's/.*Collected : //p'
}

# measure CXX: a line "name count" for each name, per position (playout: per game)
measure() {
  "$1" -std=c++20 -O3 -march=x86-64-v3 -Iinclude bench/instructions/workload.cpp -o "$work/workload"
  local name one more
  for name in "${names[@]}"; do
    one=$(instructions "$name" 1)
    more=$(instructions "$name" 3)
    echo "$name $(((more - one) / 2 / 280))"
  done
}

if (($# > 0)); then
  for cxx in "$@"; do
    echo "$("$cxx" --version | head -n 1)"
    measure "$cxx"
  done
  exit
fi

compiler=$(sed -n 's/^compiler: //p' "$recorded")
cxx=$(sed -n 's/^command: //p' "$recorded")
here=$("$cxx" --version | head -n 1)
measure "$cxx" | tee "$work/now"
if [[ $here != *"$compiler"* ]]; then
  echo "this is $here; recorded for $compiler: not compared"
  exit
fi
failed=0
while read -r name now; do
  before=$(sed -n "s/^$name //p" "$recorded")
  if ((now * 100 > before * 105)); then
    echo "$name has grown from $before to $now instructions"
    failed=1
  fi
done <"$work/now"
exit "$failed"
