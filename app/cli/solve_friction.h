// SPDX-License-Identifier: GPL-3.0-or-later
// `saltus-cli solve` for contacts with friction: one run, and its lines.
#pragma once

#include "core/io/problem_file.h"
#include "core/solvers/friction/friction.h"

#include <json/json.h>

#include <string>
#include <vector>

namespace saltus::cli {

struct FrictionRun {
    solvers::friction::FrictionMethod asked = solvers::friction::FrictionMethod::automatic;
    solvers::friction::FrictionReport report;
    double tolerance = 0.0, seconds = 0.0;
    std::vector<double> r, u;
};

// "all": every one of them; empty if the name is none.
std::vector<solvers::friction::FrictionMethod> friction_methods_of(const std::string& name);
std::vector<std::string> friction_method_names();
FrictionRun solve_friction(const io::Problem& problem, solvers::friction::FrictionMethod method, double tolerance);

const char* word_of(solvers::Status status); // as scripts rely on it
std::string table_heading();
std::string table_line(const FrictionRun& run);
std::string text_of(const FrictionRun& run, const io::Problem& problem);
Json::Value json_of(const FrictionRun& run, const io::Problem& problem);

} // namespace saltus::cli
