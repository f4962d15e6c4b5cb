// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run_parts.h"

#include "core/base/going_on.h"
#include "core/base/hash.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/equalities.h"
#include "core/simulation/event_driven/body_event_stepper.h"
#include "core/simulation/event_driven/event_stepper.h"
#include "core/simulation/event_driven/guard_signals.h"
#include "core/simulation/mixed_stepper.h"
#include "core/simulation/moreau_jean.h"
#include "core/simulation/newton_stepper.h"
#include "core/simulation/starts.h"

#include <algorithm>
#include <span>

namespace saltus {

namespace {

std::unique_ptr<simulation::DrivenStepper> make_driven(simulation::Assembled& assembled, bool books, double end) {
    if (assembled.bodies) return std::make_unique<simulation::BodyEventStepper>(assembled, books, end);
    return std::make_unique<simulation::EventStepper>(assembled, books, end);
}

} // namespace

void RunParts::make_stepper(const Solvers& solvers, bool books) {
    if (assembled->scheme.events) {
        auto made = make_driven(*assembled, books, solvers.end);
        driven = made.get();
        stepper = std::move(made);
    } else if (assembled->equations) {
        stepper = std::make_unique<simulation::MixedStepper>(*assembled, solvers.mixed);
    } else if (assembled->bodies) {
        stepper = std::make_unique<simulation::BodyStepper>(*assembled);
    } else if (assembled->newton) {
        stepper = std::make_unique<simulation::NewtonStepper>(*assembled, solvers.mixed);
    } else {
        stepper = std::make_unique<simulation::MoreauJean>(*assembled, solvers.lcp);
    }
}

RunParts::Findings RunParts::begin(std::span<const double> parameter_values, bool own) {
    const simulation::Layout& layout = assembled->layout;
    Findings found;
    state.step = 0;
    state.numbers.assign(layout.size, 0.0);
    double* x = state.numbers.data();
    std::copy(parameter_values.begin(), parameter_values.end(), x + layout.parameters);
    for (std::size_t d = 0; d < layout.drives; ++d) x[layout.anchors + 2 * d + 1] = assembled->drive_start[d];
    std::copy(assembled->q0.begin(), assembled->q0.end(), x + layout.q);
    std::copy(assembled->v0.begin(), assembled->v0.end(), x + layout.v);
    std::copy(assembled->x0.begin(), assembled->x0.end(), x + layout.x);
    simulation::EqualityFindings equalities;
    if (assembled->newton || assembled->equations) equalities = simulation::satisfy_equalities(*assembled, *stepper, state);
    found.errors = std::move(equalities.errors);
    if (!found.errors.empty()) return found;
    ask_to_go_on();
    simulation::EqualityFindings gaps = simulation::mend_gaps(*assembled, *stepper, state);
    found.errors = std::move(gaps.errors);
    if (!found.errors.empty()) return found;
    ask_to_go_on();
    if (std::string remark = stepper->start(state); !remark.empty()) found.velocities.push_back(std::move(remark));
    ask_to_go_on();
    if (!stepper->settle(state)) {
        Error error = stepper->explain(state);
        error.kind = ErrorKind::input;
        found.errors.push_back(std::move(error));
        return found;
    }
    ask_to_go_on();
    if (assembled->bodies && !own) {
        const rigid::World& world = assembled->bodies->world();
        found.errors = world.judge_start(x + layout.q + layout.positions - world.q_count());
        if (!found.errors.empty()) return found;
    }
    if (assembled->equations && (!own || !std::equal(assembled->q0.begin(), assembled->q0.end(), state.numbers.begin() + static_cast<std::ptrdiff_t>(layout.q)))) {
        found.errors = simulation::relations_of_moved(*assembled, state);
        if (!found.errors.empty()) return found;
    }
    found.equalities = std::move(equalities.remarks);
    if (assembled->bodies)
        for (std::string& remark : simulation::body_start_remarks(*assembled, state)) found.equalities.push_back(std::move(remark));
    found.gaps = std::move(gaps.remarks);
    return found;
}

std::uint64_t RunParts::hash() const {
    const simulation::Layout& layout = assembled->layout;
    const std::span<const double> all(state.numbers);
    Hash hash;
    hash.add(static_cast<std::uint64_t>(state.step));
    // Without the books of energy and what guards watch, which are kept only when wanted. Books that follow a motion by events count as not kept: 0.
    std::size_t next = 0;
    const auto add_to = [&](std::size_t end) { hash.add(all.subspan(next, end - next)), next = end; };
    add_to(layout.energy), next = layout.observed;
    for (const simulation::GuardNumbers& books : simulation::event_books(*assembled)) {
        if (books.count == 0) continue;
        add_to(books.first), next += books.count;
        constexpr double none = 0.0;
        for (std::size_t k = 0; k < books.count; ++k) hash.add(std::span(&none, 1));
    }
    const simulation::GuardNumbers guards = simulation::guard_numbers(*assembled);
    if (guards.count > 0) add_to(guards.first), next += guards.count;
    add_to(all.size());
    if (assembled->bodies) {
        std::vector<double> numbers;
        std::vector<std::int64_t> integers;
        assembled->bodies->world().save(numbers, integers);
        hash.add(std::span<const double>(numbers));
        for (const std::int64_t integer : integers) hash.add(static_cast<std::uint64_t>(integer));
    }
    return hash.value();
}

} // namespace saltus
