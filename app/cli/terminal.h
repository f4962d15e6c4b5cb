// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says and where: results on standard output, everything else on standard error.
#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace saltus::cli {

inline constexpr int kDone = 0;
inline constexpr int kInputWrong = 1;
inline constexpr int kRunFailed = 2;
inline constexpr int kInterrupted = 130;

// Descriptors 0, 1 and 2 exist afterwards: a file that we open never takes the place of a closed standard output.
void secure_standard_streams();

bool output_is_terminal();
bool errors_are_a_terminal();

// Writes all of it or tells why not (full disk, closed).
Result<void> write_output(std::string_view text);
void say(std::string_view line); // on standard error, printable

void report(const Error& error);
void report(const Errors& errors);
void remark(const Error& remark); // as an error, but for the word

enum class Doing { reading, writing };
// The exit status that an error stands for.
int status_of(const Error& error, Doing doing = Doing::writing);
int fail_with(const Error& error, Doing doing = Doing::writing); // reports it
int fail_with(const Errors& errors);

std::string number(double value);  // six significant digits
std::string seconds(double value); // with a fitting unit: "20 s", "0.1 ms"

} // namespace saltus::cli
