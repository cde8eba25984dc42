#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Counts instructions per operation with callgrind and compares them with what is recorded.
#
#   measure.sh           by the recorded compiler; fails where a count has grown by more than 5 %
#   measure.sh CXX ...   prints the counts for other compilers
#
# recorded.txt: the compiler, its version and flags, then a name and a count a line. A count may be replaced by a smaller
# one at any time, by a larger one only with a reason in the commit. A compiler of another version than the recorded one
# is measured, but not compared. -march=x86-64-v3 because valgrind may not know newer instructions.
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C
recorded=bench/instructions/recorded.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=(count list after play_and_undo hash perft perft_played playout)

field() { sed -n "s/^$1: //p" "$recorded"; }
version() { "$1" --version | head -n 1; }

# run NAME ROUNDS: "instructions operations"
run() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/workload" "$1" "$2" >"$work/out" 2>"$work/err" ||
    { cat "$work/err" >&2; return 1; }
  echo "$(sed -n 's/.*Collected : //p' "$work/err") $(sed -n 's/^operations //p' "$work/out")"
}

# measure CXX: a line "name count" for each name
measure() {
  local flags name one three
  read -ra flags <<<"$(field flags)"
  "$1" "${flags[@]}" -Iinclude bench/instructions/workload.cpp -o "$work/workload"
  for name in "${names[@]}"; do
    one=$(run "$name" 1)
    three=$(run "$name" 3)
    awk -v name="$name" -v one="$one" -v three="$three" 'BEGIN {
      split(one, a); split(three, b)
      if (b[2] <= a[2] || b[1] <= a[1]) { print name ": nothing counted" >"/dev/stderr"; exit 1 }
      printf "%s %.1f\n", name, (b[1] - a[1]) / (b[2] - a[2])
    }'
  done
}

if (($# > 0)); then
  for cxx in "$@"; do
    version "$cxx"
    measure "$cxx"
  done
  exit
fi

cxx=$(field command)
measure "$cxx" >"$work/now"
awk 'NR == FNR { if (NF == 2 && $1 !~ /[#:]/) before[$1] = $2; next }
     { printf "%-14s %9.1f   recorded %9.1f   %+6.1f %%\n", $1, $2, before[$1], 100 * ($2 / before[$1] - 1) }' \
  "$recorded" "$work/now"
if [[ $(version "$cxx") != *"$(field compiler)"* ]]; then
  echo "not compared: recorded for $(field compiler), this is $(version "$cxx")"
  exit
fi
awk 'NR == FNR { if (NF == 2 && $1 !~ /[#:]/) before[$1] = $2; next }
     !($1 in before) { print $1 " is not recorded"; failed = 1; next }
     $2 > before[$1] * 1.05 { print $1 " has grown by more than 5 %"; failed = 1 }
     END { exit failed }' "$recorded" "$work/now"
