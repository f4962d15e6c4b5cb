// SPDX-License-Identifier: GPL-3.0-or-later
// The course of an event-driven run: samples on the grid, and at each event two rows of equal time, before and behind it.
#include "core/session_impl.h"

#include <array>
#include <cmath>

namespace saltus {

Result<void> Session::Impl::advance() {
    StepReport report;
    if (!compute(*driven, report)) return Unexpected(stopped());
    if (report.failure != StepReport::Failure::none) {
        Error why = driven->explain(state);
        if (why.kind != ErrorKind::cancelled) return refuse();
        driven->parameters_changed(state); // what it had come to since is made again
        return Unexpected(std::move(why));
    }
    const auto energy = [this](std::size_t which) -> double& { return state.numbers[layout().energy + which]; };
    // What the balance of the books leaves between two states.
    const auto keep = [&](const auto& change) {
        if (!energy_on) return change();
        const std::array<double, 4> before = {energy(simulation::total), energy(simulation::input), energy(simulation::damping), energy(simulation::impact)};
        change();
        energies->momentary(state);
        energy(simulation::scheme) += before[0] + (energy(simulation::input) - before[1]) - (energy(simulation::damping) - before[2]) -
                                      (energy(simulation::impact) - before[3]) - energy(simulation::total);
    };
    const auto commit = [&](const auto& change) {
        keep(change);
        if (reactions) reactions->take(state);
    };
    for (std::string& notice : driven->take_notices())
        events->add_notice({NoticeKind::information, driven->next().time, state.step, std::move(notice)});
    count_solve(report);
    if (report.event) {
        commit([&] { driven->commit_before(state); });
        if (auto recorded = record_row(report.edge); !recorded) return recorded;
        events->take(*driven, state);
    }
    if (!report.event && driven->has_news()) events->take(*driven, state); // of time steps on the way to the sample
    if (events->has_news()) events->hand_on(*recording);
    commit([&] { driven->commit(state); });
    last = report;
    if (report.event && assembled->bodies) keep_struck();
    if (report.event) return record_row();
    if (report.between) return record_row(report.edge);
    ++statistics.steps;
    return record_every == 1 || state.step % record_every == 0 ? record_row(report.edge) : Result<void>();
}

Result<Outcome> Session::run_densely(double begin, double end, std::int64_t count) {
    Impl& self = *impl_;
    if (!self.driven) return fail(ErrorKind::input, "samples between steps are known of event-driven runs alone", "run the scene by events, or with a smaller step");
    if (!(begin < end) || !std::isfinite(end - begin) || count < 1)
        return fail(ErrorKind::input, "the range of dense samples is empty", "give its begin before its end, and at least one sample");
    const double width = (end - begin) / static_cast<double>(count), h = step_size();
    std::int64_t next = 0;
    auto outcome = self.within_memory([&] {
        return self.run([&] {
            const double t = self.state.numbers[0];
            const auto at = [&] { return next == count ? end : begin + static_cast<double>(next) * width; };
            while (next <= count && at() <= t) ++next;
            self.driven->set_next_sample(next <= count ? at() : HUGE_VAL);
            return next > count && static_cast<double>(self.state.step) * h >= end;
        });
    });
    self.driven->set_next_sample(HUGE_VAL);
    return outcome;
}

} // namespace saltus
