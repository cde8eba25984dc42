// SPDX-License-Identifier: MIT
// Runs every unit that is linked: all must see the same of the library, and find its constants in the same place.
// Arguments: how many units there are.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "expected.hpp"
#include "unit.hpp"

int main(int count, char** arguments) {
  int units = 0;
  int faults = 0;
  for (const guest::unit* u = guest::first_unit; u != nullptr; u = u->next, ++units) {
    const std::uint64_t seen = u->everything();
    const bool same_place = u->shared_constant == guest::first_unit->shared_constant;
    std::printf("%-14s %016llx%s\n", u->name, static_cast<unsigned long long>(seen), same_place ? "" : " not shared");
    faults += seen != guest::expected || !same_place;
  }
  const int expected_units = count > 1 ? std::atoi(arguments[1]) : 1;
  std::printf("%d units of %d, %d faults; expected %016llx\n", units, expected_units, faults,
              static_cast<unsigned long long>(guest::expected));
  return units == expected_units && faults == 0 ? 0 : 1;
}
