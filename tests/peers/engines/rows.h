// SPDX-License-Identifier: GPL-3.0-or-later
// Who runs with which settings: each engine at its default and at its best, and ladders of settings for what a bound costs.
#pragma once

#include <string>
#include <vector>

namespace saltus::engines {

struct Row {
    std::string engine;  // who
    std::string setting; // in words
    std::string program; // engine_PROGRAM
    std::vector<std::string> words;
};

std::vector<Row> usual_rows();  // sleep off everywhere: a sleeper costs nothing and tells nothing of the solver
std::vector<Row> ladder_rows(); // from cheap to good

} // namespace saltus::engines
