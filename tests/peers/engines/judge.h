// SPDX-License-Identifier: GPL-3.0-or-later
// How good a run is, from the states of its bodies alone, by the same measures for every engine.
#pragma once

#include "tests/peers/engines/engine.h"

#include <limits>
#include <string>
#include <vector>

namespace saltus::engines {

struct Record { // every Scene::every steps, and the start
    double t = 0.0;
    std::vector<State> states;
};

inline constexpr double kNone = std::numeric_limits<double>::quiet_NaN(); // a figure that a scene does not have

struct Figures {
    double mean = kNone, last = kNone, worst = kNone; // ms a step: mean of the run, median of its last second, the worst one
    double deepest = kNone, end = kNone;              // m: overlap of the sharp bodies (chains: joint error), of all records and of the last
    double jitter = kNone;                            // m/s: fastest body of the last half second
    double drift = kNone; // m: largest movement in the second half (arch: by which the crown sank; tumbling: of the spin vector by itself)
    double energy = kNone, highest = kNone; // total against the start by Scene::energy_scale: at the end, and the most
    std::string verdict;
};

struct Step { // what it took, s
    double processor = 0.0; // in ticks of some ms on some machines: good for sums
    double wall = 0.0;      // fine, but with what others took meanwhile: good for medians
};

Figures judge(const Scene& scene, const std::vector<Record>& records, const std::vector<Step>& steps);

} // namespace saltus::engines
