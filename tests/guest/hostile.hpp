// SPDX-License-Identifier: MIT
// Macros that other people's headers define, made so that a use of any of them does not compile. The standard library,
// which does not stand all of them either, has been included before, as a large program will have done.
#ifndef YINSH_TESTS_GUEST_HOSTILE_HPP
#define YINSH_TESTS_GUEST_HOSTILE_HPP

#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>
#include <type_traits>
#include <version>
#ifdef __cpp_lib_format
#include <format>
#endif
#ifdef _WIN32
#include <windows.h>  // without NOMINMAX
#endif

// Undefined first, for what the headers above really define.
#undef small
#undef near
#undef far
#undef interface
#undef pascal
#undef cdecl
#undef hyper
#undef ERROR
#undef NO_ERROR
#undef IN
#undef OUT
#undef OPTIONAL
#undef CONST
#undef VOID
#undef TRUE
#undef FALSE
#undef BOOL
#undef CALLBACK
#undef DELETE
#undef IGNORE
#undef STRICT
#undef DIFFERENCE
#undef ABSOLUTE
#undef RELATIVE
#undef TRANSPARENT
#undef OPAQUE
#undef rad1
#undef rad2
#undef rad3
#undef grp1
#undef DOMAIN
#undef SING
#undef OVERFLOW
#undef UNDERFLOW
#undef PLOSS
#undef TLOSS
#undef I
#undef unix
#undef linux
#undef major
#undef minor
#undef B0
#undef B50
#undef ECHO
#undef PI
#undef HIGH
#undef LOW
#undef INPUT
#undef OUTPUT
#undef DEC
#undef HEX
#undef OCT
#undef BIN
#undef DEFAULT
#undef EXTERNAL
#undef INTERNAL
#undef F1
#undef F2
#undef None
#undef Bool
#undef Status
#undef True
#undef False
#undef Always
#undef Success
#undef Above
#undef Below
#undef Unsorted
#undef Complex
#undef Convex
#undef signals
#undef slots
#undef emit
#undef forever
#undef nil
#undef YES
#undef NO
#undef Nil
#undef _B
#undef _C
#undef _L
#undef _N
#undef _P
#undef _S
#undef _U
#undef _X
#undef _A
#undef PAGE_SIZE
#undef DEBUG
#undef EMPTY
#undef BLACK
#undef WHITE
#undef RED
#undef BLUE
#undef WIN
#undef DRAW
#undef LOSS
#undef POINT
#undef SIZE
#undef RECT
#undef min
#undef max
#undef MIN
#undef MAX
#undef abs
#undef round
#undef constrain
#undef radians
#undef degrees
#undef sq
#undef F
#undef foreach
#undef check
#undef verify
#undef Yield
#undef RGB
#undef DrawText
#undef GetMessage
#undef CreateWindow
#undef SendMessage
#undef PlaySound
#undef GetObject
#undef lowByte
#undef highByte
#undef bitRead
#undef bitSet
#undef bit
#undef require
#undef interrupts

#define small ]a_hostile_macro_was_expanded[
#define near ]a_hostile_macro_was_expanded[
#define far ]a_hostile_macro_was_expanded[
#define interface ]a_hostile_macro_was_expanded[
#define pascal ]a_hostile_macro_was_expanded[
#define cdecl ]a_hostile_macro_was_expanded[
#define hyper ]a_hostile_macro_was_expanded[
#define ERROR ]a_hostile_macro_was_expanded[
#define NO_ERROR ]a_hostile_macro_was_expanded[
#define IN ]a_hostile_macro_was_expanded[
#define OUT ]a_hostile_macro_was_expanded[
#define OPTIONAL ]a_hostile_macro_was_expanded[
#define CONST ]a_hostile_macro_was_expanded[
#define VOID ]a_hostile_macro_was_expanded[
#define TRUE ]a_hostile_macro_was_expanded[
#define FALSE ]a_hostile_macro_was_expanded[
#define BOOL ]a_hostile_macro_was_expanded[
#define CALLBACK ]a_hostile_macro_was_expanded[
#define DELETE ]a_hostile_macro_was_expanded[
#define IGNORE ]a_hostile_macro_was_expanded[
#define STRICT ]a_hostile_macro_was_expanded[
#define DIFFERENCE ]a_hostile_macro_was_expanded[
#define ABSOLUTE ]a_hostile_macro_was_expanded[
#define RELATIVE ]a_hostile_macro_was_expanded[
#define TRANSPARENT ]a_hostile_macro_was_expanded[
#define OPAQUE ]a_hostile_macro_was_expanded[
#define rad1 ]a_hostile_macro_was_expanded[
#define rad2 ]a_hostile_macro_was_expanded[
#define rad3 ]a_hostile_macro_was_expanded[
#define grp1 ]a_hostile_macro_was_expanded[
#define DOMAIN ]a_hostile_macro_was_expanded[
#define SING ]a_hostile_macro_was_expanded[
#define OVERFLOW ]a_hostile_macro_was_expanded[
#define UNDERFLOW ]a_hostile_macro_was_expanded[
#define PLOSS ]a_hostile_macro_was_expanded[
#define TLOSS ]a_hostile_macro_was_expanded[
#define I ]a_hostile_macro_was_expanded[
#define unix ]a_hostile_macro_was_expanded[
#define linux ]a_hostile_macro_was_expanded[
#define major ]a_hostile_macro_was_expanded[
#define minor ]a_hostile_macro_was_expanded[
#define B0 ]a_hostile_macro_was_expanded[
#define B50 ]a_hostile_macro_was_expanded[
#define ECHO ]a_hostile_macro_was_expanded[
#define PI ]a_hostile_macro_was_expanded[
#define HIGH ]a_hostile_macro_was_expanded[
#define LOW ]a_hostile_macro_was_expanded[
#define INPUT ]a_hostile_macro_was_expanded[
#define OUTPUT ]a_hostile_macro_was_expanded[
#define DEC ]a_hostile_macro_was_expanded[
#define HEX ]a_hostile_macro_was_expanded[
#define OCT ]a_hostile_macro_was_expanded[
#define BIN ]a_hostile_macro_was_expanded[
#define DEFAULT ]a_hostile_macro_was_expanded[
#define EXTERNAL ]a_hostile_macro_was_expanded[
#define INTERNAL ]a_hostile_macro_was_expanded[
#define F1 ]a_hostile_macro_was_expanded[
#define F2 ]a_hostile_macro_was_expanded[
#define None ]a_hostile_macro_was_expanded[
#define Bool ]a_hostile_macro_was_expanded[
#define Status ]a_hostile_macro_was_expanded[
#define True ]a_hostile_macro_was_expanded[
#define False ]a_hostile_macro_was_expanded[
#define Always ]a_hostile_macro_was_expanded[
#define Success ]a_hostile_macro_was_expanded[
#define Above ]a_hostile_macro_was_expanded[
#define Below ]a_hostile_macro_was_expanded[
#define Unsorted ]a_hostile_macro_was_expanded[
#define Complex ]a_hostile_macro_was_expanded[
#define Convex ]a_hostile_macro_was_expanded[
#define signals ]a_hostile_macro_was_expanded[
#define slots ]a_hostile_macro_was_expanded[
#define emit ]a_hostile_macro_was_expanded[
#define forever ]a_hostile_macro_was_expanded[
#define nil ]a_hostile_macro_was_expanded[
#define YES ]a_hostile_macro_was_expanded[
#define NO ]a_hostile_macro_was_expanded[
#define Nil ]a_hostile_macro_was_expanded[
#define _B ]a_hostile_macro_was_expanded[
#define _C ]a_hostile_macro_was_expanded[
#define _L ]a_hostile_macro_was_expanded[
#define _N ]a_hostile_macro_was_expanded[
#define _P ]a_hostile_macro_was_expanded[
#define _S ]a_hostile_macro_was_expanded[
#define _U ]a_hostile_macro_was_expanded[
#define _X ]a_hostile_macro_was_expanded[
#define _A ]a_hostile_macro_was_expanded[
#define PAGE_SIZE ]a_hostile_macro_was_expanded[
#define DEBUG ]a_hostile_macro_was_expanded[
#define EMPTY ]a_hostile_macro_was_expanded[
#define BLACK ]a_hostile_macro_was_expanded[
#define WHITE ]a_hostile_macro_was_expanded[
#define RED ]a_hostile_macro_was_expanded[
#define BLUE ]a_hostile_macro_was_expanded[
#define WIN ]a_hostile_macro_was_expanded[
#define DRAW ]a_hostile_macro_was_expanded[
#define LOSS ]a_hostile_macro_was_expanded[
#define POINT ]a_hostile_macro_was_expanded[
#define SIZE ]a_hostile_macro_was_expanded[
#define RECT ]a_hostile_macro_was_expanded[

#define min(...) ]a_hostile_macro_was_expanded[
#define max(...) ]a_hostile_macro_was_expanded[
#define MIN(...) ]a_hostile_macro_was_expanded[
#define MAX(...) ]a_hostile_macro_was_expanded[
#define abs(...) ]a_hostile_macro_was_expanded[
#define round(...) ]a_hostile_macro_was_expanded[
#define constrain(...) ]a_hostile_macro_was_expanded[
#define radians(...) ]a_hostile_macro_was_expanded[
#define degrees(...) ]a_hostile_macro_was_expanded[
#define sq(...) ]a_hostile_macro_was_expanded[
#define F(...) ]a_hostile_macro_was_expanded[
#define foreach(...) ]a_hostile_macro_was_expanded[
#define check(...) ]a_hostile_macro_was_expanded[
#define verify(...) ]a_hostile_macro_was_expanded[
#define Yield(...) ]a_hostile_macro_was_expanded[
#define RGB(...) ]a_hostile_macro_was_expanded[
#define DrawText(...) ]a_hostile_macro_was_expanded[
#define GetMessage(...) ]a_hostile_macro_was_expanded[
#define CreateWindow(...) ]a_hostile_macro_was_expanded[
#define SendMessage(...) ]a_hostile_macro_was_expanded[
#define PlaySound(...) ]a_hostile_macro_was_expanded[
#define GetObject(...) ]a_hostile_macro_was_expanded[
#define lowByte(...) ]a_hostile_macro_was_expanded[
#define highByte(...) ]a_hostile_macro_was_expanded[
#define bitRead(...) ]a_hostile_macro_was_expanded[
#define bitSet(...) ]a_hostile_macro_was_expanded[
#define bit(...) ]a_hostile_macro_was_expanded[
#define require(...) ]a_hostile_macro_was_expanded[
#define interrupts(...) ]a_hostile_macro_was_expanded[

#endif
