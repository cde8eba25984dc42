# SPDX-License-Identifier: MIT
# Every public header, room by room, in the order of the layers: a header may include only headers above it in its
# own room and headers of the rooms that its room sees. To add a header, add its name here. cmake/check/ compares this
# list with the folder, with the include lines and with the test files.

set(yinsh_rooms base geometry rules record engine)

set(yinsh_room_base version config)
set(yinsh_room_geometry hexagon point point_set compass_set line row symmetry)
set(yinsh_room_rules color ruleset phase action violation setup_fault outcome board moves rows ring_move setup position legal play)
set(yinsh_room_record text action_text ply ply_text notation board_text position_text diagram game game_text
                      sgf boardspace_names boardspace_hand boardspace_writer boardspace io)
set(yinsh_room_engine perft hash action_index playout planes canonical packed)

set(yinsh_sees_base "")
set(yinsh_sees_geometry base)
set(yinsh_sees_rules base geometry)
set(yinsh_sees_record base geometry rules)
set(yinsh_sees_engine base geometry rules)

set(yinsh_opt_in yinsh/record/io.hpp)  # not part of yinsh/yinsh.hpp, because it includes standard streams

# yinsh_headers: all of them as they are included, lowest layer first.
# yinsh_headers_<room>: those of one room.
set(yinsh_headers "")
foreach(room IN LISTS yinsh_rooms)
  set(yinsh_headers_${room} ${yinsh_room_${room}})
  if(room STREQUAL "base")
    list(TRANSFORM yinsh_headers_${room} REPLACE "(.+)" "yinsh/\\1.hpp")
  else()
    list(TRANSFORM yinsh_headers_${room} REPLACE "(.+)" "yinsh/${room}/\\1.hpp")
  endif()
  list(APPEND yinsh_headers ${yinsh_headers_${room}})
endforeach()
list(APPEND yinsh_headers yinsh/yinsh.hpp)
unset(room)
