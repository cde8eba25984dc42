// SPDX-License-Identifier: MIT
// Whole games, records, hashes and playouts under a global operator new that ends the program. On streams only the
// stream may allocate; so they are not asked here.
#include <cstdio>
#include <cstdlib>
#include <new>
#include <yinsh/yinsh.hpp>

#include "everything.hpp"
#include "expected.hpp"

namespace {

bool armed = false;
int allocations = 0;

void* allocate(std::size_t size) {
  ++allocations;
  if (armed) {
    std::fputs("the library allocated memory\n", stderr);
    std::abort();
  }
  return std::malloc(size == 0 ? 1 : size);
}

struct here {};

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new(std::size_t size, std::align_val_t) { return allocate(size); }
void* operator new[](std::size_t size, std::align_val_t) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

int main() {
  const int before = allocations;
  ::operator delete(::operator new(1));
  if (allocations != before + 1) {
    std::puts("the trap is not in place");
    return 1;
  }
  armed = true;
  const std::uint64_t seen = guest::everything<here>();
  armed = false;
  std::printf("no allocations; seen %016llx\n", static_cast<unsigned long long>(seen));
  return seen == guest::expected ? 0 : 1;
}
