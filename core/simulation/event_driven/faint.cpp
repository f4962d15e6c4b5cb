// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits whose currents and voltages have died: what is left of them lies below what the tolerance leaves unknown of the state, and on which side of zero
// it is says nothing. A current of 1e-14 A that an error has turned would have its diode switch, the coil behind it ring at that size, and so on: without
// end, or in ever smaller steps.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kGuardsRounding = 1e-14; // of what a guard is made of

} // namespace

bool EventStepper::is_switched(const Item& item) const noexcept {
    return (item.kind == Item::Kind::bound || item.kind == Item::Kind::leave) && motion_.first_order(item.row);
}

// Of the last evaluation: of what rounding is a part in such a guard. A diode beside what conducts, in a loop that carries nothing, has a current of rounding alone.
double EventStepper::terms_of_switch(const Item& item, const double* z) const noexcept {
    double largest = 0.0;
    for (std::size_t row = 0; row < m_; ++row)
        if (motion_.first_order(row)) largest = std::max(largest, std::abs(motion_.lambda()[row]));
    if (hangs_on_force(item)) return largest;
    double terms = row_size(item.row, z) + std::abs(motion_.output()[item.row]);
    for (std::uint32_t k = model_.D.start[item.row]; k < model_.D.start[item.row + 1]; ++k) terms += std::abs(model_.D.value[k] * motion_.lambda()[model_.D.column[k]]);
    return terms;
}

// How far a guard may be off by all errors that the flow allows itself in its state, where the segment begins, and by rounding, there and where the flow's step ends.
double EventStepper::uncertainty(const Item& item) {
    const EventScheme& scheme = *model_.scheme.events;
    std::vector<double>& off = room_.ahead;
    off = base_.z;
    guard_at(item, flow_->time(), flow_->state().data());
    double sum = kGuardsRounding * terms_of_switch(item, flow_->state().data());
    const double known = guard_at(item, base_.t, base_.z.data());
    sum += kGuardsRounding * terms_of_switch(item, base_.z.data());
    for (std::size_t i = 0; i < n_ + N_; ++i) {
        off[i] += scheme.atol + scheme.rtol * std::abs(base_.z[i]);
        sum += std::abs(guard_at(item, base_.t, off.data()) - known);
        off[i] = base_.z[i];
    }
    return sum;
}

// Guards that are to cross zero and are, all along the step, nearer to it than they are known: no event. They are not looked at again in this step.
bool EventStepper::pass_over_faint(std::span<const flow::Hit> hits) {
    const auto farthest = [](const flow::Polynomial& p) { // its coefficients lie farther out, where the motion dies within the step
        double out = 0.0;
        for (const double theta : flow::sample_thetas) out = std::max(out, std::abs(flow::value(p, theta)));
        return out;
    };
    for (const flow::Hit& hit : hits) {
        const auto k = static_cast<std::size_t>(hit.guard);
        if (!is_switched(items_[k]) || !(farthest(guards_[k].polynomial) <= uncertainty(items_[k]))) return false;
    }
    for (const flow::Hit& hit : hits) guards_[static_cast<std::size_t>(hit.guard)].polynomial.b.fill(1.0);
    if (told_faint_) return true;
    told_faint_ = true;
    const std::size_t row = items_[static_cast<std::size_t>(hits.front().guard)].row;
    notices_.push_back("from t = " + time_text(base_.t) + " s on '" + name_of(row) + "' is nearer to zero than the tolerance (atol = " + model::number_text(model_.scheme.events->atol) +
                       ") tells: what it does there is not followed; give a smaller atol if so little matters");
    return true;
}

// A guard that was passed over on the wrong side of zero and leaves it there: its mode ends where the step begins.
bool EventStepper::returns_from_faint() {
    if (base_.last_event >= base_.t) return false;
    for (std::size_t k = 0; k < items_.size(); ++k) {
        const flow::Polynomial& p = guards_[k].polynomial;
        if (p.b[0] < 0.0 && flow::value(p, 1.0) < p.b[0] && is_switched(items_[k]) && flow::value(p, 1.0) < -uncertainty(items_[k])) return true;
    }
    return false;
}

// What decided a switch was fainter than that, and its mode was not the one: its guard begins near zero and ends truly below, though nothing has crossed. The step
// ends before it is truly so, and what was fainter is decided anew there.
bool EventStepper::leads_astray() {
    for (std::size_t k = 0; k < items_.size(); ++k) {
        const double end = flow::value(guards_[k].polynomial, 1.0);
        if (end < 0.0 && is_switched(items_[k]) && end < -uncertainty(items_[k])) return true;
    }
    return false;
}

} // namespace saltus::simulation
