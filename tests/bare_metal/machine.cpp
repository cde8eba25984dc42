// SPDX-License-Identifier: MIT
// Start and end of a program on a Cortex-M, output through the debugger (semihosting), and the four functions that a
// compiler expects even where there is no library.
#include "machine.hpp"

#include <cstddef>
#include <cstdint>

int main();

extern "C" {

extern std::uint32_t data_start, data_end, bss_start, bss_end, stack_end;  // of the linker script
extern const std::uint32_t data_image;

[[noreturn]] void reset();
[[noreturn]] void fault();

void* memcpy(void* to, const void* from, std::size_t size);
void* memmove(void* to, const void* from, std::size_t size);
void* memset(void* to, int value, std::size_t size);
int memcmp(const void* a, const void* b, std::size_t size);
}

namespace {

constexpr std::uint32_t untouched = 0xA5A5A5A5;

enum class request : std::uint32_t { write_text = 0x04, exit = 0x18 };
constexpr std::uint32_t application_ended = 0x20026;
constexpr std::uint32_t run_time_error = 0x20023;

void ask_debugger(request what, std::uint32_t argument) {
  register std::uint32_t r0 asm("r0") = static_cast<std::uint32_t>(what);
  register std::uint32_t r1 asm("r1") = argument;
  asm volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

[[noreturn]] void end(bool well) {
  for (;;) ask_debugger(request::exit, well ? application_ended : run_time_error);
}

}  // namespace

namespace machine {

void print(const char* text) { ask_debugger(request::write_text, reinterpret_cast<std::uint32_t>(text)); }

std::size_t stack_peak() {
  const std::uint32_t* lowest = &bss_end;
  while (*lowest == untouched) ++lowest;
  return reinterpret_cast<std::uint32_t>(&stack_end) - reinterpret_cast<std::uint32_t>(lowest);
}

}  // namespace machine

extern "C" {

struct vectors {
  std::uint32_t* stack;
  void (*start)();
  void (*faults[14])();
};

extern const vectors vector_table;
__attribute__((section(".vectors"), used)) const vectors vector_table{
    &stack_end,
    reset,
    {fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault}};

void reset() {
  const std::uint32_t* image = &data_image;
  for (std::uint32_t* word = &data_start; word != &data_end;) *word++ = *image++;
  for (std::uint32_t* word = &bss_start; word != &bss_end;) *word++ = 0;
  // The stack below this function's own part of it.
  const auto* here = static_cast<std::uint32_t*>(__builtin_frame_address(0));
  for (volatile std::uint32_t* word = &bss_end; word < here - 64;) *word++ = untouched;
  end(main() == 0);
}

void fault() {
  machine::print("fault\n");
  end(false);
}

[[noreturn]] void abort() { fault(); }

void* memcpy(void* to, const void* from, std::size_t size) { return memmove(to, from, size); }

void* memmove(void* to, const void* from, std::size_t size) {
  auto* out = static_cast<unsigned char*>(to);
  const auto* in = static_cast<const unsigned char*>(from);
  if (out <= in)
    for (std::size_t i = 0; i < size; ++i) out[i] = in[i];
  else
    for (std::size_t i = size; i > 0; --i) out[i - 1] = in[i - 1];
  return to;
}

void* memset(void* to, int value, std::size_t size) {
  auto* out = static_cast<unsigned char*>(to);
  for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<unsigned char>(value);
  return to;
}

int memcmp(const void* a, const void* b, std::size_t size) {
  const auto* left = static_cast<const unsigned char*>(a);
  const auto* right = static_cast<const unsigned char*>(b);
  for (std::size_t i = 0; i < size; ++i)
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  return 0;
}
}
