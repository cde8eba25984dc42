// SPDX-License-Identifier: MIT
// A record as the text of a file of the site boardspace.net, for the tests of its writer and its reader.
#ifndef YINSH_TESTS_RECORD_SGF_OF_HPP
#define YINSH_TESTS_RECORD_SGF_OF_HPP

#include <doctest/doctest.h>

#include <span>
#include <string>
#include <yinsh/record/boardspace_writer.hpp>

template <yinsh::ruleset Rules>
std::string sgf_of(const yinsh::basic_record<Rules>& r) {
  std::string buffer(yinsh::max_boardspace_chars<Rules> + 500, '\0');
  const yinsh::printed done = to_boardspace(std::span<char>(buffer), r);
  REQUIRE(done);
  REQUIRE(done.size <= yinsh::max_boardspace_chars<Rules> + 2 * (r.headers.white.size() + r.headers.black.size()) +
                           r.headers.event.size() + r.headers.date.size());
  buffer.resize(done.size);
  return buffer;
}

#endif
