// SPDX-License-Identifier: GPL-3.0-or-later
// Impacts that accumulate: infinitely many in a finite time. Flights that shrink by a ratio that has settled end at an instant that is known; what
// is left of them is jumped over, and the contact rests from that instant on.
#include "core/simulation/event_driven/event_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kSettled = 0.02;    // change of the ratio of two flights
constexpr double kShortest = 1e-6;   // of the longest flight: what is left of an accumulation may be jumped over
constexpr double kLowest = 1e-10;    // of a gap's terms: a hundred times what counts as touched
constexpr double kUnseen = 1e-13;    // of a gap's terms: a flight no higher than that cannot be told from rest
constexpr double kFlies = 1e-11;      // of the speeds met

} // namespace

// When the flights of a contact that has just bounced and is pressed back end, s; infinite: they go on, or it is not known.
double EventStepper::rest_from(std::size_t row, double t) const noexcept {
    const double* history = base_.history.data() + row * EventOutputs::kHistory;
    const double u = motion_.ydot()[row], pressed = -(model_.H.row_times(row, motion_.acceleration().data()) + motion_.bias()[row]), e = model_.e[row];
    if (!(u > 0.0) || !(pressed > 0.0)) return HUGE_VAL;
    const double next = 2.0 * u / pressed, height = u * u / (2.0 * pressed), size = row_size(row, z_.data()) + std::abs(motion_.y()[row]);
    if (height < kUnseen * size && e < 0.999) return t + next / (1.0 - e);
    if (percussion_[row] <= 0.0 || !(history[0] > kNever)) return HUGE_VAL;
    double flight[4], ratio[3];
    for (int k = 0; k < 4; ++k) flight[k] = history[k + 1] - history[k];
    for (int k = 0; k < 3; ++k) ratio[k] = flight[k + 1] / flight[k];
    const bool shrinks = std::all_of(ratio, ratio + 3, [](double r) { return r > 0.0 && r < 0.999; });
    const double change = std::abs(ratio[2] - ratio[1]), former = std::abs(ratio[1] - ratio[0]);
    if (!shrinks || !(change < kSettled) || !(change <= former + 1e-6)) return HUGE_VAL;
    const bool by_law = e < 0.999 && std::abs(ratio[2] - e) < kSettled; // else by what slides or hangs on it
    const double left = by_law ? next / (1.0 - e) : flight[3] * ratio[2] / (1.0 - ratio[2]);
    if (height < kLowest * size || left < kShortest * std::max(history[kLongestFlight], flight[0])) return t + left;
    return HUGE_VAL;
}

// Contacts whose flights may be jumped over stop now, which changes nothing that can be told apart from stopping then. changed: there is one, and
// the rows are to be decided again.
bool EventStepper::end_accumulations(double t, bool& changed) {
    changed = false;
    if (model_.scheme.events->hand_over) look_for_hand_over(t);
    if (!model_.scheme.events->zeno_jump) return true;
    for (std::size_t row = 0; row < m_; ++row) {
        if (model_.row_kind[row] != RowKind::contact || modes_[row] != RowMode::open || !touches_[row] || ends_[row]) continue;
        if (!(motion_.ydot()[row] > kFlies * speed_[row] + speed_rounding(row, z_.data()) + 1e-15)) continue; // let go, not thrown
        const double rests = rest_from(row, t);
        if (!(rests < HUGE_VAL)) continue;
        double* history = base_.history.data() + row * EventOutputs::kHistory;
        std::fill_n(history, std::size_t{kFastest}, -1e300);
        history[kRestsFrom] = rests;
        base_.rest_time = std::min(base_.rest_time, rests);
        ends_[row] = 2;
        changed = true;
    }
    if (!changed) return true;
    for (std::size_t row = 0; row < m_; ++row)
        if (ends_[row] == 2) modes_[row] = RowMode::closed, forced_open_[row] = 0, ends_[row] = 1;
    drop_dependent(t);
    motion_.set_modes(modes_);
    remember_residuals(t);
    std::vector<double>& speeds = room_.now;
    speeds.assign(motion_.ydot().begin(), motion_.ydot().end());
    if (!project(t, z_, true)) return false;
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    forget_turns(speeds);
    return decide_cells_behind_impact(t); // what is left of the flights may have had the sign that a formula goes by
}

void EventStepper::tell_accumulations(double t) {
    base_.rest_time = HUGE_VAL;
    for (std::size_t row = 0; row < m_; ++row) {
        double& rests = base_.history[row * EventOutputs::kHistory + kRestsFrom];
        if (!(rests > kNever)) continue;
        if (rests <= t) {
            add_event(rests, EventKind::accumulation, row, mode_word(row, modes_[row]));
            rests = -1e300;
        } else {
            base_.rest_time = std::min(base_.rest_time, rests);
        }
    }
}

} // namespace saltus::simulation
