// SPDX-License-Identifier: GPL-3.0-or-later
// In which branch each formula goes on: at the start by the point, or, on an edge, by where the motion leads; at an event in the branch behind the
// edge that was reached, while all others keep theirs unless the point is truly elsewhere.
#include "core/simulation/event_driven/event_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

constexpr double kOnEdge = 1e-11; // of the terms of a residual: the point does not tell the branch
constexpr int kRounds = 16;
constexpr double kSame = 1e-11;    // of the terms of a residual: an impact has not changed it
constexpr double kUnmoved = 1e-9;  // of the way that a residual would go if nothing were held
constexpr double kLead = 1e-2;     // of the flow's last step, or of a sample: so far is looked ahead
constexpr double kShorter = 0.02;
constexpr double kGoesOver = 1e3;    // times what counts as near: so far it goes in the time of a sample
constexpr double kBack = 1e-3;     // of the way back: it leads over the edge again
constexpr int kLeadSteps = 16, kMostLeads = 4, kShortLeadSteps = 4;
constexpr std::array kShortLeads = {1e-6, 1e-5, 1e-4, 1e-3, 1e-2}; // of it
constexpr double kEven = 0.02;     // a way grows evenly with time

} // namespace

// known: conditions and the cells behind the edges that they have reached. fresh: no earlier cells count.
bool EventStepper::decide_cells(double t, const double* z, bool fresh, const Cells& known) {
    const auto& conditions = model_.of_events->conditions;
    const std::size_t count = conditions.size();
    if (count == 0) return true;
    std::vector<double>& old = room_.cells;
    std::vector<unsigned char>& was_active = room_.active;
    old = base_.cells;
    was_active = active_;
    std::vector<double>& given = deciding_in_;
    std::fill(given.begin(), given.end(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t k = 0; !fresh && k < count; ++k)
        if (active_[k] && base_.at_edge[k] == kStays) given[k] = old[k];
    for (const auto& [k, cell] : known) given[k] = cell;
    std::size_t last = kNone; // whose branch changed
    for (int round = 0; round < kRounds; ++round) {
        motion_.decide(t, z, given.data(), deciding_out_.data());
        for (std::size_t k = 0; k < count; ++k) {
            active_[k] = deciding_out_[count + k] != 0.0;
            base_.cells[k] = active_[k] && std::isfinite(deciding_out_[k]) ? deciding_out_[k] : 0.0;
        }
        motion_.set_cells(base_.cells);
        motion_.residuals(t, z, residual_.data());
        bool changed = false;
        for (std::size_t k = 0; k < count && !changed; ++k) {
            if (!active_[k] || given[k] == given[k]) continue;
            const formula::Condition& condition = conditions[k].condition;
            const double cell = base_.cells[k], r = residual_[k], size = kOnEdge * (std::abs(r + condition.joint) + std::abs(condition.joint)) + 1e-300;
            const auto here = condition.interval(cell);
            const bool at_upper = std::isfinite(here.upper) && std::abs(here.upper - r) <= size, at_lower = std::isfinite(here.lower) && std::abs(r - here.lower) <= size;
            if (!at_upper && !at_lower) continue;
            if (!fresh && was_active[k] && old[k] != cell && std::abs(old[k] - cell) <= 2.0) { // a rounding away from the branch that it is in
                given[k] = old[k];
                last = k;
                changed = true;
                continue;
            }
            const bool exact = (at_upper && r == here.upper) || (at_lower && r == here.lower);
            if (!exact) continue;
            // where the motion leads
            motion_.evaluate(t, z, true);
            const double dt = 1e-7 * (std::abs(t) > 0.0 ? std::min(1.0, std::max(std::abs(t), 1e-3)) : 1.0) * std::min(1.0, model_.scheme.h * 1e3);
            const auto ahead = [&](double by) {
                go_along(z, motion_.acceleration(), by, z_scratch_.data());
                motion_.residuals(t + by, z_scratch_.data(), rate_.data());
                return rate_[k];
            };
            const double one = ahead(dt), two = ahead(2.0 * dt);
            const double rate = std::abs(one - r) > 1e-14 * std::abs(r + condition.joint) ? one - r : 0.0;
            const double next = condition.onward(cell, r, rate, rate == 0.0 ? two - r : 0.0);
            if (next == cell) continue;
            given[k] = next;
            last = k;
            changed = true;
        }
        if (!changed) return true;
    }
    return give_up(Failed::branches, last);
}

// From the edge of its cell that is nearest.
double EventStepper::off_edge(std::size_t condition, double residual) const noexcept {
    const auto interval = model_.of_events->conditions[condition].condition.interval(base_.cells[condition]);
    const double above = residual - interval.lower, below = residual - interval.upper;
    return std::abs(above) < std::abs(below) ? above : below;
}

double EventStepper::near_edge(std::size_t condition, double residual) const noexcept {
    const formula::Condition& one = model_.of_events->conditions[condition].condition;
    return 10.0 * model_.scheme.events->atol + kOnEdge * (std::abs(residual + one.joint) + std::abs(one.joint));
}

// Which root a guard has where the motion was counts for one step; what stays on its edge does so until something tells otherwise.
void EventStepper::forget_edges() noexcept {
    for (double& order : base_.at_edge)
        if (order != kStays) order = 0.0;
}

void EventStepper::tell_switch(double t, std::uint32_t condition) {
    RunEvent event;
    event.time = t;
    event.kind = model_.of_events->conditions[condition].depends == EventOutputs::Depends::of_state ? EventKind::switching : EventKind::breakpoint;
    event.component = condition; // its text is looked up by who keeps it
    happened_.push_back(std::move(event));
}

void EventStepper::remember_residuals(double t) {
    if (unforeseen_edges_) motion_.residuals(t, z_.data(), room_.residuals.data());
}

// Velocities have jumped, and with them residuals: those conditions are decided by the point.
bool EventStepper::decide_cells_behind_impact(double t) {
    const auto& conditions = model_.of_events->conditions;
    if (!unforeseen_edges_) return true;
    motion_.residuals(t, z_.data(), residual_.data());
    Cells& kept = room_.kept;
    kept.clear();
    bool jumped = false;
    for (std::uint32_t k = 0; k < conditions.size(); ++k) {
        if (!active_[k]) continue;
        const double r = residual_[k], joint = conditions[k].condition.joint;
        if (std::abs(r - room_.residuals[k]) <= kSame * (std::abs(r + joint) + std::abs(joint))) kept.push_back({k, base_.cells[k]});
        else jumped = true, base_.at_edge[k] = room_.onward[k] = 0.0;
    }
    if (!jumped) return true;
    room_.full = base_.cells;
    room_.on_edge = active_;
    if (!decide_cells(t, z_.data(), false, kept)) return false;
    for (std::uint32_t k = 0; k < conditions.size(); ++k) {
        if (!room_.on_edge[k] || !active_[k] || base_.cells[k] == room_.full[k]) continue;
        cells_changed_ = true;
        tell_switch(t, k);
    }
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    return true;
}

// Residuals a short way ahead in the present modes and cells: in room_.quarter, room_.half and room_.full, less those here (room_.residuals), and in
// room_.unheld how far they would go at most if no row held anything, or if the force of one row acted alone: where nothing but forces of rows balance each
// other, what is left of their sum is rounding.
void EventStepper::lead(double t, double span, int steps) {
    const double dt = span / steps;
    std::vector<double>& ahead = room_.ahead;
    const auto go = [&](std::span<const double> rate, double by) {
        for (std::size_t i = 0; i < n_; ++i) ahead[n_ + i] += 0.5 * by * rate[i]; // the mean velocity
        motion_.displace(ahead.data(), ahead.data() + n_, by);
        for (std::size_t i = 0; i < n_; ++i) ahead[n_ + i] += 0.5 * by * rate[i];
        for (std::size_t i = n_; i < N_; ++i) ahead[n_ + i] += by * rate[i];
    };
    motion_.residuals(t, z_.data(), room_.residuals.data());
    motion_.evaluate(t, z_.data(), true);
    std::vector<double>& alone = rate_;
    for (std::size_t row = 0; row < m_; ++row) {
        double* const push = push_columns_.data() + row * N_;
        if (motion_.lambda()[row] != 0.0) motion_.push(row, push);
        for (std::size_t i = 0; i < N_; ++i) push[i] = motion_.lambda()[row] != 0.0 ? motion_.lambda()[row] * push[i] : 0.0;
    }
    const auto take_in = [&](std::span<const double> rate) {
        ahead = z_;
        go(rate, span);
        motion_.residuals(t, ahead.data(), alone.data());
        for (std::size_t k = 0; k < room_.unheld.size(); ++k) room_.unheld[k] = std::max(room_.unheld[k], std::abs(alone[k] - room_.residuals[k]));
    };
    std::fill(room_.unheld.begin(), room_.unheld.end(), 0.0);
    take_in(motion_.free_acceleration());
    for (std::size_t row = 0; row < m_; ++row)
        if (motion_.lambda()[row] != 0.0) take_in({push_columns_.data() + row * N_, N_});
    ahead = z_;
    for (int k = 0; k < steps; ++k) {
        motion_.evaluate(t + k * dt, ahead.data(), true);
        go(motion_.acceleration(), dt);
        if (4 * (k + 1) == steps) motion_.residuals(t + 0.25 * span, ahead.data(), room_.quarter.data());
        if (2 * (k + 1) == steps) motion_.residuals(t + 0.5 * span, ahead.data(), room_.half.data());
    }
    motion_.residuals(t + span, ahead.data(), room_.full.data());
    for (std::size_t k = 0; k < room_.full.size(); ++k)
        for (auto* array : {&room_.quarter, &room_.half, &room_.full}) (*array)[k] -= room_.residuals[k];
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
}

// Which side of its edge a condition belongs to where its residual is zero. Rows hold it there (|v| of what sticks), or nothing moves: which side rounding puts
// it on means nothing, and no guard watches it until that ends. It has reached the edge at this instant: an impact may have turned the motion round (a
// spring that ends where a stop is). It goes on in the cell that the motion leads into; where either leads back into the other, formulas cannot say what happens.
bool EventStepper::settle_edges(double t, bool& changed) {
    changed = false;
    const auto& conditions = model_.of_events->conditions;
    if (conditions.empty()) return true;
    enum : unsigned char { none, close, passes, stayed }; // close: held there, thrown back, or about to pass
    std::vector<unsigned char>& on_edge = room_.on_edge;
    bool any = false;
    if (!unforeseen_edges_) {
        for (double& order : base_.at_edge) order = order == kStays ? 0.0 : order;
        return true;
    }
    motion_.residuals(t, z_.data(), residual_.data());
    for (std::size_t k = 0; k < conditions.size(); ++k) {
        on_edge[k] = none;
        if (!active_[k] || conditions[k].depends == EventOutputs::Depends::in_time_evenly) {
            if (base_.at_edge[k] == kStays) base_.at_edge[k] = 0.0;
            continue;
        }
        const bool near = std::abs(off_edge(k, residual_[k])) <= near_edge(k, residual_[k]);
        if (base_.at_edge[k] == kStays || (conditions[k].condition.is_order() && base_.cells[k] == 0.0)) on_edge[k] = stayed;
        else if (near) on_edge[k] = room_.onward[k] != 0.0 ? passes : close;
        any = any || on_edge[k] != none;
    }
    if (!any) return true;
    const auto stays = [&](std::size_t k) {
        const double joint = conditions[k].condition.joint;
        return std::abs(room_.full[k]) <= kUnmoved * room_.unheld[k] + 1e-14 * (std::abs(room_.residuals[k] + joint) + std::abs(joint));
    };
    double span = kLead * (base_.flow[0] > 0.0 ? std::min(base_.flow[0], longest_) : std::min(model_.scheme.h, longest_));
    if (leaving_.condition != kNone) span = leaving_.span;
    // What crosses its edge with a speed is told by that: it may be back before a longer lead ends. Two leads that agree are no rounding.
    std::vector<double>& at_once = room_.at_once;
    std::fill(at_once.begin(), at_once.end(), 0.0);
    bool all_told = false;
    std::fill(room_.rates.begin(), room_.rates.end(), 0.0);
    for (const double part : kShortLeads) {
        const double ahead = part * span;
        lead(t, ahead, kShortLeadSteps);
        all_told = true;
        for (std::size_t k = 0; k < conditions.size(); ++k) {
            if (on_edge[k] == none || at_once[k] != 0.0) continue;
            const double way = room_.full[k], uneven = kEven * std::abs(way), rate = way / ahead, before = room_.rates[k];
            const bool even = way != 0.0 && !stays(k) && std::abs(way - 2.0 * room_.half[k]) <= uneven && std::abs(way - 4.0 * room_.quarter[k]) <= uneven;
            room_.rates[k] = even ? rate : 0.0;
            if (even && std::abs(rate - before) <= kEven * std::abs(rate)) at_once[k] = rate;
            else all_told = false;
        }
        if (all_told) break;
    }
    for (int trial = 0; trial < kMostLeads && !all_told; ++trial, span *= kShorter) {
        lead(t, span, kLeadSteps);
        bool clear = true;
        for (std::size_t k = 0; k < conditions.size(); ++k)
            if (on_edge[k] != none && at_once[k] == 0.0 && !stays(k)) clear = clear && room_.half[k] * room_.full[k] > 0.0;
        if (clear) break;
    }
    Cells& kept = room_.kept;
    kept.clear();
    for (std::uint32_t k = 0; k < conditions.size(); ++k) {
        if (on_edge[k] == none) continue;
        const formula::Condition& condition = conditions[k].condition;
        const double cell = base_.cells[k], off = off_edge(k, room_.residuals[k]), rate = at_once[k] != 0.0 ? at_once[k] : room_.full[k] / span;
        const bool near = std::abs(off) <= near_edge(k, room_.residuals[k]), leaves = leaving_.condition == k;
        const bool above = std::abs(room_.residuals[k] - condition.interval(cell).lower) < std::abs(room_.residuals[k] - condition.interval(cell).upper); // the edge
        if (near && !leaves && at_once[k] == 0.0 && stays(k)) {
            base_.at_edge[k] = kStays;
            if (condition.is_order() && cell != 0.0) kept.push_back({k, 0.0});
            continue;
        }
        const double side = leaves ? leaving_.side : near ? (rate > 0.0 ? 1.0 : -1.0) : off > 0.0 ? 1.0 : -1.0;
        const double growth = at_once[k] != 0.0 ? 2.0 : room_.full[k] / room_.half[k]; // 2^order
        const double order = near ? -side * (growth > 5.6 ? 3.0 : growth > 2.8 ? 2.0 : 1.0) : 0.0;
        const bool stands = condition.is_order() ? cell == side : above == (side > 0.0); // in the cell that it moves into
        if (on_edge[k] == close) {
            const bool beyond = !stands && off * side > 0.0; // by rounding: its guard has seen nothing, and would not
            const double of_rounding = growth > 2.8 ? 1e-15 * (std::abs(room_.residuals[k] + condition.joint) + std::abs(condition.joint)) : 0.0;
            if (!beyond && !(std::abs(off) <= std::abs(rate) * at_one_instant(t) + of_rounding)) continue; // its guard watches it
            if (!stands) { // it passes now too: a guard that begins at zero would not see it. Two corners that rounding moves past each other do not.
                const double sample = std::min(model_.scheme.h, longest_), far = at_once[k] != 0.0 ? std::abs(rate) * sample : std::abs(room_.full[k]) * std::pow(sample / span, std::abs(order));
                if (!(far > kGoesOver * near_edge(k, room_.residuals[k]))) continue;
                room_.onward[k] = side;
                tell_switch(t, k);
            }
        }
        base_.at_edge[k] = order;
        if (stands) continue;
        if (on_edge[k] != stayed) { // back, unless the other cell has led here
            double& back = room_.ways[k];
            if (back != 0.0 && std::abs(rate) > kBack * std::abs(back) && back * rate < 0.0) return slides(k);
            back = rate;
        }
        kept.push_back({k, condition.is_order() ? side : cell + side});
    }
    if (kept.empty()) return true;
    if (!motion_.by_formulas()) // corners and sides that have passed each other at this instant: the point does not tell, and none hangs on another
        for (std::uint32_t k = 0; k < conditions.size(); ++k)
            if (active_[k] && room_.onward[k] != 0.0 && std::none_of(kept.begin(), kept.end(), [k](const auto& one) { return one.first == k; })) kept.push_back({k, base_.cells[k]});
    changed = cells_changed_ = true;
    return decide_cells(t, z_.data(), false, kept);
}

} // namespace saltus::simulation
