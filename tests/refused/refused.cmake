# SPDX-License-Identifier: MIT
# What must not compile: each program is refused, by a message that says why; beside it the same program put right.
# Needs COMPILER, INCLUDE and WORK.

# compile(<result> <output> <code>)
function(compile result output code)
  file(WRITE "${WORK}/refused.cpp" "#include <yinsh/yinsh.hpp>\nusing namespace yinsh;\n${code}\nint main() {}\n")
  execute_process(COMMAND "${COMPILER}" -std=c++20 "-I${INCLUDE}" -fsyntax-only "${WORK}/refused.cpp"
                  RESULT_VARIABLE status OUTPUT_VARIABLE out ERROR_VARIABLE err)
  set(${result} "${status}" PARENT_SCOPE)
  set(${output} "${out}${err}" PARENT_SCOPE)
endfunction()

# refused(<wrong code> <right code> <word of the message>...)
function(refused wrong right)
  compile(status output "${right}")
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "must compile:\n${right}\n${output}")
  endif()
  compile(status output "${wrong}")
  if(status EQUAL 0)
    message(FATAL_ERROR "must not compile:\n${wrong}")
  endif()
  foreach(word IN LISTS ARGN)
    if(NOT output MATCHES "${word}")
      message(FATAL_ERROR "refused without saying ${word}:\n${wrong}\n${output}")
    endif()
  endforeach()
endfunction()

# Literals. [board.points]
foreach(bad IN ITEMS z9 a1 f11 e e04 e4x "")
  refused("constexpr auto p = \"${bad}\"_point;" "constexpr auto p = \"e4\"_point;"
          this_literal_is_not_a_point_of_the_board)
endforeach()
foreach(bad IN ITEMS "move e4 z9" "row e2 e7" "fly e4 e5" "")
  refused("constexpr auto a = \"${bad}\"_action;" "constexpr auto a = \"move e4 e10\"_action;"
          this_literal_is_not_an_action)
endforeach()

# Rulesets. [rules.valid]
function(refused_ruleset member good concept)
  set(head "struct mine : standard { ")
  set(tail " }; basic_position<mine> p;")
  refused("${head}${member};${tail}" "${head}${good};${tail}" rules_valid ${concept})
endfunction()
refused_ruleset("static constexpr int rings = 43" "static constexpr int rings = 42"
                each_player_has_a_ring_and_all_rings_fit_on_the_board)
refused_ruleset("static constexpr int markers = 0" "static constexpr int markers = 1" the_pool_has_a_marker)
refused_ruleset("static constexpr int row_length = 1" "static constexpr int row_length = 2"
                a_row_has_at_least_2_points_and_fits_on_a_line)
refused_ruleset("static constexpr int row_length = 11" "static constexpr int row_length = 10"
                a_row_has_at_least_2_points_and_fits_on_a_line)
refused_ruleset("static constexpr int rings_to_win = 6" "static constexpr int rings_to_win = 5"
                a_player_can_win_with_own_rings)
refused("hexagon<10> board;" "hexagon<9> board;" has_two_to_nine_points_on_a_side)
refused("hexagon<1> board;" "hexagon<2> board;" has_two_to_nine_points_on_a_side)
