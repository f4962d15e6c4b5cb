// SPDX-License-Identifier: GPL-3.0-or-later
// One function a command; each returns the exit status.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/interrupts.h"

#include <optional>
#include <string>
#include <vector>

namespace saltus::cli {

int check(const std::vector<std::string>& scenes);

struct RunCommand {
    std::string scene;
    RunArguments run;
    std::vector<std::string> record;
    std::vector<std::string> changes; // as parse_change() reads them
    int every = 0; // 0: the scene's
    std::string output, report, bundle, events;
};
int run(const RunCommand& command, Interrupts& interrupts);

struct SectionsCommand {
    std::string source; // scene or recording
    RunArguments run;
    std::string plot, kind;
    std::string signal, phase, period, offset, level, interaction;
    std::optional<int> direction;
    std::vector<std::string> changes; // as parse_change() reads them
    std::string x, y, from;
    std::string output;
};
int sections(const SectionsCommand& command, Interrupts& interrupts);

struct ExportCommand {
    std::string recording, csv;
    std::vector<std::string> record;
    std::string from, to;
};
int export_recording(const ExportCommand& command); // Ctrl-C ends it: nothing computed is lost

struct ImportCommand {
    std::string source, output; // output "": standard output
    bool free_base = false;
};
int import_robot(const ImportCommand& command);

int replay(const std::string& bundle, Interrupts& interrupts);

int bench(const std::string& name, bool json);

struct SolveCommand {
    std::string problem, kind;
    std::string solver = "automatic"; // or "all"
    std::optional<double> tolerance;  // relative to |q|; as a rule 1e-10, of friction 1e-8
    bool json = false;
};
int solve(const SolveCommand& command);

} // namespace saltus::cli
