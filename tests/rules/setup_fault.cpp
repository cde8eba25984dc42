// SPDX-License-Identifier: MIT
#include <yinsh/rules/setup_fault.hpp>

#include <doctest/doctest.h>

#include <concepts>
#include <initializer_list>
#include <iterator>
#include <ranges>
#include <string_view>
#include <vector>

#include "support/always.hpp"
#include "support/picture.hpp"

using namespace yinsh;
using picture::holds_exactly;

TEST_CASE("every fault has a sentence of its own and a clause") {
  ALWAYS(setup_fault_count == 14);
  for (int i = 0; i < setup_fault_count; ++i) {
    const auto f = static_cast<setup_fault>(i);
    CHECK(std::string_view{describe(f)}.size() > 10);
    const std::string_view name = clause(f);
    CHECK((f == setup_fault::no_such_value || (name.size() > 8 && name.front() == '[' && name.back() == ']')));
    for (int j = 0; j < i; ++j) CHECK(std::string_view{describe(f)} != describe(static_cast<setup_fault>(j)));
  }
  for (int i = setup_fault_count; i < 256; ++i) {
    CHECK(std::string_view{describe(static_cast<setup_fault>(i))}.empty());
    CHECK(std::string_view{clause(static_cast<setup_fault>(i))}.empty());
  }
  ALWAYS(std::string_view{clause(setup_fault::row_standing)} == "[setup.settled]");
  ALWAYS(std::string_view{clause(setup_fault::movers_row_first)} == "[setup.row]");
  ALWAYS(std::string_view{clause(setup_fault::pool_lacks_returned_row)} == "[setup.ring]");
  ALWAYS(std::string_view{clause(setup_fault::ring_count)} == "[setup.counts]");
  ALWAYS(std::string_view{clause(setup_fault::not_over)} == "[setup.over]");
}

namespace {

constexpr setup_faults set_of(std::initializer_list<setup_fault> members) {
  setup_faults set;
  for (const setup_fault f : members) set.insert(f);
  return set;
}

}  // namespace

TEST_CASE("a set of faults holds each fault once and is a range like any other") {
  static_assert(std::ranges::forward_range<setup_faults> && std::ranges::common_range<setup_faults>);
  static_assert(std::same_as<setup_faults::value_type, setup_fault> && std::regular<setup_faults>);
  static_assert(std::same_as<setup_faults::const_iterator, setup_faults::iterator>);
  ALWAYS(setup_faults{}.empty() && setup_faults{}.size() == 0);
  ALWAYS(set_of({setup_fault::not_over, setup_fault::not_over}).size() == 1);
  ALWAYS(!set_of({setup_fault::not_over}).empty());
  ALWAYS(set_of({setup_fault::not_over}).contains(setup_fault::not_over));
  ALWAYS(!set_of({setup_fault::not_over}).contains(setup_fault::no_such_value));
  const setup_faults found = set_of({setup_fault::ring_count, setup_fault::both_have_won});
  CHECK(holds_exactly(found, {setup_fault::both_have_won, setup_fault::ring_count}));
  const std::vector<setup_fault> listed(found.begin(), found.end());
  CHECK(listed == std::vector<setup_fault>{setup_fault::both_have_won, setup_fault::ring_count});
  CHECK(std::distance(found.begin(), found.end()) == 2);
  auto moving = found.begin();
  CHECK(moving++ == found.begin());
  CHECK(*moving == setup_fault::ring_count);
  CHECK(setup_faults::iterator{} == found.end());
}
