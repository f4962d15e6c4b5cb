// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says on standard error. Names from the command line and from files stand in it: printable.
#pragma once

#include "core/base/printable.h"

#include <cstdio>
#include <string>

namespace saltus::app {

inline void printError(const std::string& line) { std::fprintf(stderr, "%s\n", printable(line).c_str()); }

} // namespace saltus::app
