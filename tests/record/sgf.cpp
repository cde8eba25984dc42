// SPDX-License-Identifier: MIT
#include <yinsh/record/sgf.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "support/always.hpp"

using namespace yinsh;

namespace {

// "name=value;" for each property; then the place of the error, if there is one.
std::string properties_of(std::string_view text) {
  std::string found;
  detail::sgf_reader file{text};
  while (const auto property = file.next())
    found += std::string{property->name} + '=' + std::string{property->text()} + ';';
  if (!file.done()) found += " error at " + std::to_string(file.offset());
  return found;
}

constexpr std::size_t count_properties(std::string_view text) {
  detail::sgf_reader file{text};
  std::size_t count = 0;
  while (file.next()) ++count;
  return file.done() ? count : 0;
}

}  // namespace

static_assert(count_properties("(;GM[24]VV[2];P0[id \"ann\"])") == 3);
static_assert(detail::sgf_reader{"(;GM[24])"}.next()->value.offset() == 5);

TEST_CASE("a file is its properties, whatever nodes they stand in") {
  CHECK(properties_of("(;)").empty());
  CHECK(properties_of("(;GM[24]VV[2])") == "GM=24;VV=2;");
  CHECK(properties_of("(;GM[24];;VV[2];)") == "GM=24;VV=2;");
  CHECK(properties_of(" (\n;\r\nGM [24]\n ; P0[21 move E 1 E 2]TM[7] ) \n") == "GM=24;P0=21 move E 1 E 2;TM=7;");
}

TEST_CASE("a value is anything up to the first closing bracket, and knows its place in the file") {
  CHECK(properties_of("(;a[]b1[(;[\\ ])") == "a=;b1=(;[\\ ;");
  const std::string_view text = "(;GM[24]VV[2])";
  detail::sgf_reader file{text};
  file.next();
  const auto property = file.next();
  REQUIRE(property);
  CHECK(property->value.offset() == 11);
  CHECK(property->text().data() == text.data() + 11);
}

TEST_CASE("what is no such file is told with its place") {
  CHECK(properties_of("") == " error at 0");
  CHECK(properties_of("GM[24]") == " error at 0");
  CHECK(properties_of(" (GM[24])") == " error at 2");
  CHECK(properties_of("(;") == " error at 2");
  CHECK(properties_of("(;GM[24]") == "GM=24; error at 8");
  CHECK(properties_of("(;GM[24") == " error at 7");
  CHECK(properties_of("(;GM 24])") == " error at 5");
  CHECK(properties_of("(;1[24])") == " error at 2");
  CHECK(properties_of("(;GM[24](;))") == "GM=24; error at 8");  // a variation
  CHECK(properties_of("(;)(;)") == " error at 3");              // a second game
}
