// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmarks of whole runs; the cam-followers beside the bare limit measured in the same run: the same scheme written by hand
// for that one scene. Medians of several repetitions, both taken in turns; processor time, so that a busy machine is not
// measured too.
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::bench {

struct Row {
    std::string name;               // "cam-follower", "bead-column 1000"
    std::int64_t steps = 0;         // of one repetition
    double microseconds = 0.0;      // a step
    double bare_microseconds = 0.0; // the same by hand; 0: there is none
    double ratio = 0.0;             // microseconds / bare_microseconds; bead columns: cost a bead relative to the shortest column
    std::string note;               // what was measured and what is wanted
};

// In the order in which `run` without a name goes through them.
std::vector<std::string> names();

// Errors: an unknown name, a scene that does not run.
Result<std::vector<Row>> run(std::string_view name);
Result<std::vector<Row>> cam_follower();             // h = 1e-4, 50,000 steps, recording on: at most 0.12 us and 5 times bare
Result<std::vector<Row>> cam_follower_rheonomous();  // the same motion by a moving constraint
Result<std::vector<Row>> bead_column();              // 10 ... 10,000 beads at rest, all touching: linear
Result<std::vector<Row>> motor_crank();              // beside the mechanism without its motor
// Event-driven, 1e-10, recording on, one sample a second; steps are impacts. Beside the same scheme by hand: at most 3 times.
Result<std::vector<Row>> cam_follower_events(); // 358, 660, 700 rpm; and beside our own time stepping at h = 1e-4: at most half its time
Result<std::vector<Row>> ball_events();         // 44 impacts
Result<std::vector<Row>> stop_events();         // ten masses in a chain, ten stops
Result<std::vector<Row>> scene(std::string_view name); // one of the scenes that tests/peers times too: its step, recording on

} // namespace saltus::bench
