// SPDX-License-Identifier: GPL-3.0-or-later
// A program run to its end, or to its limit: engines may crash, never end, or want more memory than there is, and the rows after them
// shall come all the same.
#pragma once

#include <string>
#include <vector>

namespace saltus::engines {

struct Ended {
    bool well = false;      // by itself, with status 0
    std::string out, error; // what it wrote
    std::string how;        // if not well: in words
};

// words: path and arguments. Limits in seconds: of processor time, of the wall clock.
Ended run_program(const std::vector<std::string>& words, double processor_limit, double wall_limit);

} // namespace saltus::engines
