// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots.
#include "core/session_impl.h"

#include <algorithm>
#include <new>

namespace saltus {

namespace {

using simulation::Assembled;
using simulation::Layout;

// Places in Snapshot::integers.
enum : std::size_t {
    format,
    step_index,
    coordinates_index,
    states_index,
    rows_index,
    parameter_index,
    scheme_index, // integrator, activation, stepper: what the numbers of the state mean
    h_index,
    theta_index,
    gamma_index,
    gamma_r_index,
    impacts_index,
    notices_index,
    missing_index,
    gain_index,
    contact_index,
    impulse_index,
    steps_index,
    solves_index,
    iterations_index,
    worst_iterations_index,
    missed_index,
    cut_index,
    last_iterations_index,
    program_index,  // of the model
    settings_index, // tolerances, iterations, solver, projection
    unprojected_index,
    integer_count
};
constexpr std::int64_t kFormat = 4;
constexpr std::size_t kOwnNumbers = 4; // of the statistics, behind those of the state

// One number for each of the choices that decide what a state holds and what follows from it.
std::int64_t scheme_word(const Assembled& assembled) {
    const auto& scheme = assembled.scheme;
    std::int64_t word = static_cast<std::int64_t>(scheme.method);
    for (const bool choice : {scheme.closing, scheme.percussion_in_middle, scheme.conserving, assembled.bodies != nullptr, assembled.newton})
        word = 2 * word + (choice ? 1 : 0);
    word = 4 * word + static_cast<std::int64_t>(scheme.projection);
    if (scheme.events) word += (std::int64_t{1} << 40) * (1 + (scheme.events->zeno_jump ? 2 : 0) + (scheme.events->sequential ? 4 : 0) + 8 * static_cast<std::int64_t>(scheme.events->flow));
    return word;
}

// An event-driven run has tolerances in their place.
double theta_of(const simulation::Scheme& scheme) { return scheme.events ? scheme.events->rtol : scheme.theta; }
double gamma_of(const simulation::Scheme& scheme) { return scheme.events ? scheme.events->atol : scheme.gamma; }

} // namespace

Snapshot Session::snapshot() const {
    const Impl& self = *impl_;
    Snapshot out;
    out.numbers = self.state.numbers;
    // Not part of the state: worked out again when a row is written.
    std::fill_n(out.numbers.begin() + static_cast<std::ptrdiff_t>(self.layout().energy), 3, 0.0);
    out.numbers.push_back(self.statistics.worst_residual);
    out.numbers.push_back(self.last.residual);
    out.numbers.push_back(self.statistics.worst_equations.value_or(0.0));
    out.numbers.push_back(self.statistics.worst_equalities.value_or(0.0));
    out.integers.resize(integer_count);
    const auto& memory = self.events->memory;
    out.integers[format] = kFormat;
    out.integers[step_index] = self.state.step;
    out.integers[coordinates_index] = static_cast<std::int64_t>(self.layout().coordinates);
    out.integers[states_index] = static_cast<std::int64_t>(self.layout().states);
    out.integers[rows_index] = static_cast<std::int64_t>(self.layout().rows);
    out.integers[scheme_index] = scheme_word(*self.assembled);
    out.integers[parameter_index] = static_cast<std::int64_t>(self.layout().parameter_count);
    out.integers[h_index] = Impl::bits(self.assembled->scheme.h);
    out.integers[theta_index] = Impl::bits(theta_of(self.assembled->scheme));
    out.integers[gamma_index] = Impl::bits(gamma_of(self.assembled->scheme));
    out.integers[gamma_r_index] = Impl::bits(self.assembled->scheme.gamma_r);
    out.integers[impacts_index] = memory.impacts;
    out.integers[notices_index] = memory.notices;
    out.integers[missing_index] = memory.missing;
    out.integers[gain_index] = memory.gain_noticed;
    out.integers[contact_index] = self.last.contact;
    out.integers[impulse_index] = self.last.impulse;
    out.integers[steps_index] = self.statistics.steps;
    out.integers[solves_index] = self.statistics.solves;
    out.integers[iterations_index] = self.statistics.iterations;
    out.integers[worst_iterations_index] = self.statistics.worst_iterations;
    out.integers[missed_index] = self.statistics.missed_tolerance;
    out.integers[cut_index] = self.statistics.cut_steps;
    out.integers[last_iterations_index] = self.last.iterations;
    out.integers[program_index] = static_cast<std::int64_t>(self.program().hash);
    out.integers[settings_index] = static_cast<std::int64_t>(self.program().settings);
    out.integers[unprojected_index] = memory.unprojected;
    out.changes = self.changes;
    if (self.assembled->bodies) { // closed pairs, then what the world keeps, each behind its length
        std::vector<std::int64_t> closed;
        self.events->save(closed);
        out.integers.push_back(static_cast<std::int64_t>(closed.size()));
        out.integers.insert(out.integers.end(), closed.begin(), closed.end());
        std::vector<double> numbers;
        std::vector<std::int64_t> integers;
        self.assembled->bodies->world().save(numbers, integers);
        out.numbers.insert(out.numbers.end(), numbers.begin(), numbers.end());
        out.integers.insert(out.integers.end(), integers.begin(), integers.end());
    }
    return out;
}

void Session::Impl::take_over(const Snapshot& snapshot) {
    std::copy_n(snapshot.numbers.begin(), layout().size, state.numbers.begin());
    const auto& integers = snapshot.integers;
    state.step = integers[step_index];
    changes = snapshot.changes;
    told_changes.reset();
    if (assembled->bodies) {
        const auto hand = std::find_if(changes.rbegin(), changes.rend(), [](const RunChange& change) { return change.name.empty(); });
        assembled->bodies->world().set_pull(hand == changes.rend() ? std::nullopt : hand->pull);
    }
    events->memory = {integers[impacts_index], integers[notices_index], integers[missing_index], integers[gain_index], integers[unprojected_index]};
    last = {};
    last.contact = integers[contact_index] != 0;
    last.impulse = integers[impulse_index] != 0;
    last.missed = integers[missing_index] != 0;
    last.iterations = static_cast<int>(integers[last_iterations_index]);
    last.residual = snapshot.numbers[layout().size + 1];
    statistics.steps = integers[steps_index];
    statistics.solves = integers[solves_index];
    statistics.iterations = integers[iterations_index];
    statistics.worst_iterations = static_cast<int>(integers[worst_iterations_index]);
    statistics.missed_tolerance = integers[missed_index];
    statistics.cut_steps = integers[cut_index];
    statistics.worst_residual = snapshot.numbers[layout().size];
    if (statistics.worst_equations) statistics.worst_equations = snapshot.numbers[layout().size + 2];
    if (statistics.worst_equalities) statistics.worst_equalities = snapshot.numbers[layout().size + 3];
}

// A snapshot of another program, scheme or version.
std::optional<Error> Session::Impl::refuse_foreign(const Snapshot& snapshot) const {
    const auto& scheme = assembled->scheme;
    const auto& integers = snapshot.integers;
    const auto differs = [&](std::size_t index, std::int64_t own) { return integers[index] != own; };
    if (integers.size() < integer_count || differs(format, kFormat) || differs(program_index, static_cast<std::int64_t>(program().hash)) ||
        differs(coordinates_index, static_cast<std::int64_t>(layout().coordinates)) || differs(states_index, static_cast<std::int64_t>(layout().states)) ||
        differs(rows_index, static_cast<std::int64_t>(layout().rows)) || differs(parameter_index, static_cast<std::int64_t>(layout().parameter_count)))
        return Error{ErrorKind::input, "this snapshot belongs to another scene or another version", "restore it into a run of the scene that made it", {}};
    if (differs(scheme_index, scheme_word(*assembled)))
        return Error{ErrorKind::input, "this snapshot was taken with another integrator, activation, percussion, compliance, projection or kind of solver",
                     "start the run with the same settings", {}};
    if (differs(h_index, bits(scheme.h)) || differs(theta_index, bits(theta_of(scheme))) || differs(gamma_index, bits(gamma_of(scheme))) ||
        differs(gamma_r_index, bits(scheme.gamma_r)))
        return Error{ErrorKind::input, "this snapshot was taken with another step, theta or gamma", "start the run with the same settings", {}};
    if (differs(settings_index, static_cast<std::int64_t>(program().settings)))
        return Error{ErrorKind::input, "this snapshot was taken with another solver, tolerance or number of iterations", "start the run with the same settings", {}};
    return std::nullopt;
}

Result<void> Session::restore(const Snapshot& snapshot) {
    const Recording& old = *impl_->recording;
    std::size_t rows = old.rows();
    if (rows > 0 && !snapshot.numbers.empty())
        rows = old.value(0, 0) > snapshot.time() ? 0 : old.row_at(snapshot.time()) + 1;
    try {
        return restore(snapshot, old.branch(rows));
    } catch (const std::bad_alloc&) {
        return fail(ErrorKind::run, "there is not enough memory for a branch of the recording",
                    "record fewer signals, or each tenth step only");
    }
}

Result<void> Session::restore(const Snapshot& snapshot, std::shared_ptr<Recording> recording) {
    Impl& self = *impl_;
    const Layout& layout = self.layout();
    const bool bodies = self.assembled->bodies != nullptr;
    const auto& integers = snapshot.integers;
    if (auto foreign = self.refuse_foreign(snapshot)) return Unexpected(std::move(*foreign));
    const std::size_t numbers = layout.size + kOwnNumbers;
    if (bodies ? snapshot.numbers.size() < numbers || integers.size() == integer_count
               : snapshot.numbers.size() != numbers || integers.size() != integer_count)
        return fail(ErrorKind::input, "this snapshot is damaged", "take another one");
    if (!recording)
        return fail(ErrorKind::input, "there is no recording to go on with", "pass a branch of the old one");
    const Catalogue& columns = recording->catalogue();
    bool same = columns.size() == self.writer->catalogue().size();
    for (std::size_t i = 0; same && i < columns.size(); ++i) same = columns[i].name == self.writer->catalogue()[i].name;
    if (!same)
        return fail(ErrorKind::input, "the recording holds other signals than this run",
                    "pass a branch of this run's own recording");

    const std::span<const double> wanted =
        std::span(snapshot.numbers).subspan(layout.parameters, layout.parameter_count);
    if (auto done = self.assembled->evaluate(wanted); !done) {
        if (auto back = self.assembled->evaluate(self.parameter_values()); !back) return back;
        return done;
    }
    if (self.exhausted) self.events.emplace(*self.assembled); // without what the step found that ran out of memory
    if (bodies) {
        const auto extra = std::span(snapshot.integers).subspan(integer_count);
        const auto closed = static_cast<std::size_t>(extra[0]);
        if (extra[0] < 0 || closed >= extra.size() || !self.events->restore(extra.subspan(1, closed)) ||
            !self.assembled->bodies->world().restore(std::span(snapshot.numbers).subspan(numbers), extra.subspan(1 + closed)))
            return fail(ErrorKind::input, "this snapshot is damaged", "take another one");
    }
    self.impacts_since_frame.clear();
    self.exhausted = false;
    self.take_over(snapshot);
    self.stepper->parameters_changed(self.state);
    if (self.energy_on) self.energies->momentary(self.state);
    self.recording = std::move(recording);
    const std::size_t rows = self.recording->rows();
    const auto values = self.recording->parameters_at(rows);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (Impl::bits(values[i]) != Impl::bits(wanted[i]))
            self.recording->add_parameter_change(
                {self.state.numbers[0], static_cast<std::int64_t>(rows), static_cast<std::uint32_t>(i), wanted[i]});
    return {};
}

std::uint64_t Session::state_hash() const {
    return impl_->hash();
}

} // namespace saltus
