// SPDX-License-Identifier: GPL-3.0-or-later
// What a NewtonStepper says of itself: why a step could not be made, which solver it uses.
#include "core/simulation/newton_stepper.h"

#include "core/model/names.h"
#include "core/simulation/shorted_loop.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

// Whose formula an output of StateOutputs is.
Place NewtonStepper::place_of_value(std::size_t index) const {
    const StateOutputs& of = model_.of_state;
    for (const std::vector<std::uint32_t>* list : {&of.force, &of.gap, &of.rate, &of.drift, &of.b, &of.r}) {
        if (index >= list->size()) {
            index -= list->size();
            continue;
        }
        const std::uint32_t number = (*list)[index];
        return list == &of.force || list == &of.r ? model_.system_of(number).place : model_.place_of_row(number);
    }
    return {};
}

Error NewtonStepper::explain(const State& state) const {
    using Failure = StepReport::Failure;
    const std::string when = "at t = " + time_text(next_.time) + " s ";
    const auto row_name = [&](std::size_t row) {
        return "row " + std::to_string(model_.component_of_row[row]) + " of '" + model_.interactions[model_.interaction_of_row[row]].name + "'";
    };
    switch (failure_) {
    case Failure::singular: {
        const SystemBlock& system = model_.systems[guilty_];
        return {ErrorKind::run,
                when + (system.first_order ? "the iteration matrix of '" : "the mass or the iteration matrix of '") + system.name +
                    "' is singular or not positive",
                "look at its M there, or change the step", system.place};
    }
    case Failure::newton: {
        for (std::size_t row = 0; row < model_.layout.rows; ++row) { // a valley: its sides are two contacts
            const InteractionBlock& block = model_.interactions[model_.interaction_of_row[row]];
            if (!mask_[row] || model_.row_kind[row] != RowKind::contact || block.corner.empty()) continue;
            return {ErrorKind::run, when + "no force of one gap holds " + row_name(row) + " in the corner of its formula, where '" + block.corner + "' changes, or the step is too long for it",
                    "write the two sides as two gaps, \"h\": [\"...\", \"...\"], or use a smaller step", block.place};
        }
        const std::string who = guilty_row_ ? row_name(guilty_) : "'" + model_.systems[guilty_].name + "'";
        return {ErrorKind::run,
                when + "Newton's iteration did not converge in " + std::to_string(passes_) +
                    " passes: the residual of " + who + " is " + rounded_text(worst_) + " of its terms, asked is " +
                    model::number_text(model_.scheme.newton_tolerance),
                "use a smaller step, or more passes (integrator.newton.max_iterations)",
                guilty_row_ ? model_.place_of_row(guilty_) : model_.systems[guilty_].place};
    }
    case Failure::problem: {
        if (const CircuitOutputs& circuits = model_.structure->circuits; !circuits.bounds.empty()) {
            std::vector<double> in = tape_in_; // of other systems, what they read
            const Layout& layout = model_.layout;
            const double* x = state.numbers.data();
            in[0] = next_.time;
            std::copy_n(x + 1, layout.time_inputs() - 1, in.begin() + 1);
            std::copy_n(x + layout.q, layout.coordinates, in.begin() + static_cast<std::ptrdiff_t>(layout.time_inputs()));
            std::copy_n(x + layout.v, layout.unknowns(), in.begin() + static_cast<std::ptrdiff_t>(layout.time_inputs() + layout.coordinates));
            if (auto shorted = shorted_loop(circuits, in.data(), 0.0)) return std::move(*shorted);
        }
        std::string rows;
        Place place;
        for (std::size_t i = 0; i < model_.interactions.size(); ++i) {
            const InteractionBlock& block = model_.interactions[i];
            const bool takes_part = std::any_of(mask_.begin() + static_cast<std::ptrdiff_t>(block.offset),
                                                mask_.begin() + static_cast<std::ptrdiff_t>(block.offset + block.size),
                                                [](unsigned char in) { return in != 0; });
            if (!takes_part) continue;
            if (rows.empty()) place = block.place;
            if (rows.size() < 60) rows += (rows.empty() ? "'" : ", '") + block.name + "'";
        }
        const bool none = solve_.status == solvers::Status::infeasible;
        const bool once = !affine_ && model_.scheme.newton_iterations == 1; // then what was linearised may be far from the scene
        return {ErrorKind::run,
                when + "the one-step problem of " + rows + (none ? " has no solution" : " was not solved") + " (" +
                    std::string(solvers::name(solve_.method)) + ": " + std::string(solvers::name(solve_.status)) + ", residual " +
                    rounded_text(solve_.residual) + ")",
                once ? "the step's equations are linearised once only: allow more passes (integrator.newton.max_iterations), or use a smaller step"
                : solve_.status == solvers::Status::singular ? "choose \"solver\": { \"kind\": \"automatic\" }, which goes on with other solvers: an active set cannot share forces that are not unique"
                : none && model_.scheme.method == Method::euler_moreau && model_.scheme.theta < 1.0
                    ? "take theta 1: below it a stiff part of the equations and what lambda does to it can be out of step; or look for laws that contradict each other"
                : none ? "look for laws that contradict each other, or a relation whose lambda cannot move its output"
                     : "try another solver (run.solver), a smaller step, or look for redundant rows",
                place};
    }
    default:
        break;
    }
    for (const std::vector<double>* out : {&values_, &slopes_}) {
        const auto bad = std::find_if(out->begin(), out->end(), [](double value) { return !std::isfinite(value); });
        if (bad == out->end()) continue;
        const auto why = model_.of_state.state.explain(tape_in_.data());
        const bool placed = why && (why->place.line > 0 || !why->place.object.empty());
        const auto index = static_cast<std::size_t>(bad - out->begin());
        const StateOutputs& of = model_.of_state;
        if (const std::size_t before = of.C.size() + of.K.size() + of.H.size() + of.B.size(); out == &slopes_ && index >= before && index - before < of.D.size())
            if (const std::size_t row = static_cast<std::size_t>(std::upper_bound(model_.D.start.begin(), model_.D.start.end(), of.D[index - before]) - model_.D.start.begin()) - 1;
                model_.row_kind[row] == RowKind::position) {
                const auto& owner = model_.interactions[model_.interaction_of_row[row]];
                return {ErrorKind::run, when + "the compliance of '" + owner.name + "' has no finite slope" + (why ? ": " + why->message : std::string()),
                        "write the force as a formula of the gap in F of a nonlinear system, as Hertz's law k*max(0, -gap)^1.5", placed ? why->place : owner.place};
            }
        return {ErrorKind::run,
                when + "a formula of the scene is " + model::number_text(*bad) + (why ? ": " + why->message : std::string()),
                (why && !why->remedy.empty() ? why->remedy : std::string("change the formula so that it is finite there")) +
                    ", or use a smaller step",
                placed ? why->place : out == &values_ ? place_of_value(index) : Place{}};
    }
    std::size_t guilty = 0;
    for (std::size_t i = 0; i < next_.u.size(); ++i)
        if (!std::isfinite(next_.u[i])) {
            guilty = i;
            break;
        }
    if (model_.systems.empty()) return {ErrorKind::run, when + "a number is not finite", "", {}};
    const SystemBlock& system = model_.system_of(guilty);
    return {ErrorKind::run,
            when + "the motion of '" + system.name + "' is not finite any more (it was " +
                rounded_text(std::abs(state.numbers[model_.layout.v + guilty])) + " one step before)",
            "use a smaller step, or theta >= 1/2, or look for forces that grow without bound", system.place};
}

std::string NewtonStepper::solver_text() const {
    const std::size_t m = model_.layout.rows;
    const std::string loop = affine_ ? "" : model_.scheme.newton_iterations == 1 ? ", linearised once a step" : ", in Newton's loop";
    if (m == 0) return affine_ ? "none (no interaction)" : "Newton's loop (no interaction)";
    if (settings_.method != solvers::MixedMethod::automatic)
        return std::string(solvers::name(settings_.method)) + " (asked for)" + loop;
    const bool friction = std::any_of(model_.row_kind.begin(), model_.row_kind.end(), [](RowKind kind) { return kind == RowKind::friction; });
    if (m == 1) return "closed form (one row)" + loop;
    if (m == 2 && friction) return "closed form (one contact with friction)" + loop;
    return "active set (" + std::to_string(m) + " rows)" + loop;
}

} // namespace saltus::simulation
