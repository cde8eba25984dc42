#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Each header of geometry, rules and engine compiled alone and freestanding for a Cortex-M; then a program with complete
# games, run on an emulated LM3S6965 (Cortex-M3, 256 KB of flash, 64 KB of memory). Argument: a folder to build in.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
include=$(cd "$here/../../include" && pwd)
build=${1:-build/bare_metal}
mkdir -p "$build"

# The program says the same on every machine.
expected='fixed game won; random game of 68 actions, [end.pool], hash 5083e47d5c19670e; all is well'

flags=(-std=c++20 -mthumb -ffreestanding -fno-exceptions -fno-rtti -I "$include" -Wall -Wextra -Wpedantic
  -Wconversion -Wsign-conversion -Wshadow -Werror)

for header in "$include"/yinsh/{geometry,rules,engine}/*.hpp; do
  for machine in cortex-m0 cortex-m3 cortex-m4; do
    printf '#include "%s"\n' "$header" |
      arm-none-eabi-g++ -mcpu=$machine "${flags[@]}" -fsyntax-only -x c++ - || { echo "$header, $machine"; exit 1; }
  done
done

for optimize in -Os -O2; do
  program=$build/game$optimize.elf
  arm-none-eabi-g++ -mcpu=cortex-m3 $optimize "${flags[@]}" -ffunction-sections -fdata-sections \
    -fno-tree-loop-distribute-patterns "$here/main.cpp" "$here/machine.cpp" -o "$program" -nostdlib \
    -T "$here/machine.ld" -Wl,--gc-sections -Wl,--fatal-warnings -lgcc
  timeout 120 qemu-system-arm -machine lm3s6965evb -nographic -monitor none -serial none \
    -semihosting-config enable=on,target=native -kernel "$program" 2>&1 | tee "$build/output$optimize.txt"
  read -r text data bss _ < <(arm-none-eabi-size "$program" | tail -n 1)
  echo "bare metal: $optimize, flash $((text + data)) bytes, memory $((data + bss)) bytes and the stack"
  if [[ $(tail -n 1 "$build/output$optimize.txt") != "$expected" ]]; then
    echo "expected: $expected"
    exit 1
  fi
done
