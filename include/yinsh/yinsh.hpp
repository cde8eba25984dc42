// SPDX-License-Identifier: MIT
// All of the library except stream output (yinsh/record/io.hpp).
#ifndef YINSH_YINSH_HPP
#define YINSH_YINSH_HPP

#include <yinsh/config.hpp>
#include <yinsh/engine/action_index.hpp>
#include <yinsh/engine/canonical.hpp>
#include <yinsh/engine/hash.hpp>
#include <yinsh/engine/packed.hpp>
#include <yinsh/engine/perft.hpp>
#include <yinsh/engine/planes.hpp>
#include <yinsh/engine/playout.hpp>
#include <yinsh/geometry/compass_set.hpp>
#include <yinsh/geometry/hexagon.hpp>
#include <yinsh/geometry/line.hpp>
#include <yinsh/geometry/point.hpp>
#include <yinsh/geometry/point_set.hpp>
#include <yinsh/geometry/row.hpp>
#include <yinsh/geometry/symmetry.hpp>
#include <yinsh/record/action_text.hpp>
#include <yinsh/record/board_text.hpp>
#include <yinsh/record/boardspace.hpp>
#include <yinsh/record/boardspace_hand.hpp>
#include <yinsh/record/boardspace_names.hpp>
#include <yinsh/record/boardspace_writer.hpp>
#include <yinsh/record/diagram.hpp>
#include <yinsh/record/game.hpp>
#include <yinsh/record/game_text.hpp>
#include <yinsh/record/notation.hpp>
#include <yinsh/record/ply.hpp>
#include <yinsh/record/ply_text.hpp>
#include <yinsh/record/position_text.hpp>
#include <yinsh/record/sgf.hpp>
#include <yinsh/record/text.hpp>
#include <yinsh/rules/action.hpp>
#include <yinsh/rules/board.hpp>
#include <yinsh/rules/color.hpp>
#include <yinsh/rules/legal.hpp>
#include <yinsh/rules/moves.hpp>
#include <yinsh/rules/outcome.hpp>
#include <yinsh/rules/phase.hpp>
#include <yinsh/rules/play.hpp>
#include <yinsh/rules/position.hpp>
#include <yinsh/rules/ring_move.hpp>
#include <yinsh/rules/rows.hpp>
#include <yinsh/rules/ruleset.hpp>
#include <yinsh/rules/setup.hpp>
#include <yinsh/rules/setup_fault.hpp>
#include <yinsh/rules/violation.hpp>
#include <yinsh/version.hpp>

#endif
