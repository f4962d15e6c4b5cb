// SPDX-License-Identifier: GPL-3.0-or-later
// The step and the end of a run from the times of what runs: the one rule for every scene that the program makes.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <limits>
#include <optional>

namespace saltus::model {

// All in s. What a scene has by itself is the reciprocal of an angular frequency, a time constant, the time of a short fall.
struct OwnTimes {
    double shortest = std::numeric_limits<double>::infinity();
    double longest = 0.0;
    // Periods of what drives it.
    double fastest_drive = std::numeric_limits<double>::infinity();
    double slowest_drive = 0.0;
    // What the drives ask for: steps in the fastest period, slowest periods in the run, and how many steps that may be in all.
    double steps_a_period = 200.0, periods = 10.0, most_steps = 2e5;
};

struct RunTimes {
    Value step, end; // round numbers with a unit
};
// A hundredth of the shortest time, and `steps_a_period` steps in the fastest period; fifty of the shortest times, or `periods`
// of the slowest drive and five of the longest time. Without any time at all those of 2 ms.
RunTimes run_times(const OwnTimes& times);

// More steps than any machine will make: s, s. No place.
std::optional<Error> without_end(double step, double end);

// Nobody has chosen a step or an end yet.
bool has_usual_times(const Run& run);
// The step and the end become those of these times; others stay, and so does a chosen one.
void suit(Run& run, const OwnTimes& times);
// The same for a part that is put beside others, whose shortest time is `was`: the step that this rule gave those becomes smaller where the
// new part is faster, and the end later where it is slower. What somebody chose stays.
void suit_beside(Run& run, const OwnTimes& times, double was);

// The shortest time of the model's systems, s: sqrt(m/k) of each coordinate where both are numbers; 1 s of first-order systems by formula,
// as new ones have; infinite where nothing says it.
double shortest_time(const Model& model);

} // namespace saltus::model
