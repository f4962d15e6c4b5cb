// SPDX-License-Identifier: GPL-3.0-or-later
// What a program says when it cannot go on: without asking for memory, which may be what is missing.
#pragma once

#include <string_view>

namespace saltus::io {

inline constexpr int kCouldNotGoOn = 2; // exit status

void say_plainly(std::string_view text) noexcept; // on standard error, as it is
void tell_exception() noexcept;                   // the present one; call it in a handler

// Writing where nobody reads, or more than a limit allows (`ulimit -f`), fails with an error and ends nothing: what else is to be
// written still is, and a message tells what is not.
void take_failed_writes_as_errors() noexcept;

// From here on a crash (SIGSEGV, SIGABRT, ...) is told on standard error, with the functions that it was in; then the signal does what it
// does without. Signals that something else handles, as sanitizers do, stay with it.
void tell_crashes() noexcept;

// For std::set_terminate: an exception that nobody takes (want of memory in a thread, or where the caller could not go on). Says
// what it was, removes unfinished outputs, ends the program.
[[noreturn]] void end_with_message() noexcept;

} // namespace saltus::io
