// SPDX-License-Identifier: GPL-3.0-or-later
// What the words of a command line ask for is done; returns the exit status.
#pragma once

#include "app/cli/interrupts.h"

namespace saltus::cli {

int run_program(int argc, char** argv, Interrupts& interrupts);

} // namespace saltus::cli
