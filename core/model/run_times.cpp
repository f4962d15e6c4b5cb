// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run_times.h"

#include "core/formula/formula.h"
#include "core/model/names.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <variant>

namespace saltus::model {

namespace {

// The nearest of 1, 2, 5 times a power of ten that is not above (not below) the value, as a text with a unit.
std::string round_time(double seconds, bool up) {
    const double power = std::pow(10.0, std::floor(std::log10(seconds) + 1e-9));
    const double mantissa = seconds / power;
    double chosen = 1.0;
    constexpr double kExact = 1e-9;
    if (up) chosen = mantissa <= 1 + kExact ? 1 : mantissa <= 2 + kExact ? 2 : mantissa <= 5 + kExact ? 5 : 10;
    else chosen = mantissa >= 5 - kExact ? 5 : mantissa >= 2 - kExact ? 2 : 1;
    const int exponent = static_cast<int>(std::lround(std::log10(power)));
    struct Unit {
        int least, exponent;
        const char* name;
    };
    for (const Unit& unit : {Unit{0, 0, "s"}, Unit{-5, -3, "ms"}, Unit{-8, -6, "us"}, Unit{-11, -9, "ns"}})
        if (exponent >= unit.least) return number_text(chosen * std::pow(10.0, exponent - unit.exponent)) + ' ' + unit.name;
    return number_text(chosen * power) + " s";
}

} // namespace

std::optional<Error> without_end(double step, double end) {
    const double steps = end / step;
    if (steps <= 1e15) return std::nullopt;
    return Error{ErrorKind::input,
                 std::isfinite(steps) ? "a run of " + number_text(steps) + " steps would never end"
                                      : "steps of " + number_text(step) + " s to the end at " + number_text(end) + " s cannot be counted",
                 "use longer steps or a nearer end",
                 {}};
}

RunTimes run_times(const OwnTimes& times) {
    if (!(times.slowest_drive > 0.0)) {
        const double shortest = std::isfinite(times.shortest) ? times.shortest : 2e-3;
        return {round_time(shortest / 100, false), round_time(shortest * 50, true)};
    }
    const double step = std::min(times.shortest / 100, times.fastest_drive / times.steps_a_period);
    const double end = std::max(times.periods * times.slowest_drive, 5.0 * times.longest);
    return {round_time(step, false), round_time(std::min(end, times.most_steps * step), true)};
}

bool has_usual_times(const Run& run) {
    const Run usual;
    return run.step == usual.step && run.end == usual.end;
}

void suit_beside(Run& run, const OwnTimes& times, double was) {
    if (has_usual_times(run)) return suit(run, times);
    if (!std::isfinite(was)) return;
    OwnTimes theirs;
    theirs.shortest = theirs.longest = was;
    if (run.step != run_times(theirs).step) return;
    const RunTimes made = run_times(times);
    Run next = run;
    next.step = made.step;
    next.end = made.end;
    const auto step = step_size(run), end = end_time(run), new_step = step_size(next), new_end = end_time(next);
    if (step && new_step && *new_step < *step) run.step = made.step;
    if (end && new_end && *new_end > *end) run.end = made.end;
}

double shortest_time(const Model& model) {
    double shortest = std::numeric_limits<double>::infinity();
    const auto number = [](const Value& value) {
        const auto constant = formula::parse_constant(value.formula());
        return constant ? constant->si : 0.0;
    };
    for (const System& system : model.systems) {
        if (std::holds_alternative<FirstOrderNonlinear>(system.kind)) shortest = std::min(shortest, 1.0);
        const auto* linear = std::get_if<LagrangianLinear>(&system.kind);
        for (std::size_t i = 0; linear && i < linear->M.size() && i < linear->K.size(); ++i) {
            if (i >= linear->M[i].size() || i >= linear->K[i].size()) continue;
            const double m = number(linear->M[i][i]), k = number(linear->K[i][i]);
            if (m > 0.0 && k > 0.0) shortest = std::min(shortest, std::sqrt(m / k));
        }
    }
    return shortest;
}

void suit(Run& run, const OwnTimes& times) {
    if (!has_usual_times(run)) return;
    const RunTimes made = run_times(times);
    run.step = made.step;
    run.end = made.end;
}

} // namespace saltus::model
