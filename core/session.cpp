// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session.h"

#include "core/base/hash.h"
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/names.h"
#include "core/model/remarks.h"
#include "core/model/validate.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/energy.h"
#include "core/simulation/equalities.h"
#include "core/simulation/event_log.h"
#include "core/simulation/lower.h"
#include "core/simulation/moreau_jean.h"
#include "core/simulation/newton_stepper.h"
#include "core/simulation/relative_degree.h"
#include "core/simulation/signals.h"
#include "core/simulation/state.h"
#include "core/simulation/view_signals.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <new>

namespace saltus {

namespace {

using simulation::Assembled;
using simulation::Layout;
using simulation::State;
using simulation::StepReport;

simulation::Method method_of(const model::Model& model) {
    switch (model::integrator_of(model)) {
    case model::IntegratorKind::euler_moreau:
        return simulation::Method::euler_moreau;
    case model::IntegratorKind::full_theta_gamma:
        return simulation::Method::full_theta_gamma;
    case model::IntegratorKind::modal:
        return simulation::Method::modal;
    case model::IntegratorKind::moreau_jean:
    case model::IntegratorKind::automatic: // integrator_of() has decided
        break;
    }
    return simulation::Method::moreau_jean;
}

std::optional<solvers::LcpMethod> lcp_method(model::SolverKind kind) {
    switch (kind) {
    case model::SolverKind::automatic:
        return solvers::LcpMethod::automatic;
    case model::SolverKind::closed_form:
        return solvers::LcpMethod::closed_form;
    case model::SolverKind::lemke:
        return solvers::LcpMethod::lemke;
    case model::SolverKind::pgs:
        return solvers::LcpMethod::pgs;
    case model::SolverKind::active_set:
        return solvers::LcpMethod::active_set;
    case model::SolverKind::semismooth_newton:
    case model::SolverKind::enumerative:
        break; // of the mixed solver
    }
    return std::nullopt;
}

solvers::MixedMethod mixed_method(model::SolverKind kind) {
    switch (kind) {
    case model::SolverKind::automatic:
        return solvers::MixedMethod::automatic;
    case model::SolverKind::closed_form:
        return solvers::MixedMethod::closed_form;
    case model::SolverKind::lemke:
        return solvers::MixedMethod::lemke;
    case model::SolverKind::pgs:
        return solvers::MixedMethod::pgs;
    case model::SolverKind::active_set:
        return solvers::MixedMethod::active_set;
    case model::SolverKind::semismooth_newton:
        return solvers::MixedMethod::semismooth_newton;
    case model::SolverKind::enumerative:
        return solvers::MixedMethod::enumerative;
    }
    return solvers::MixedMethod::automatic;
}

// The scheme's stepper with the solver asked for.
Result<std::unique_ptr<simulation::Stepper>> make_stepper(const model::Model& model, Assembled& assembled,
                                                          model::SolverKind solver) {
    if (assembled.bodies) return std::unique_ptr<simulation::Stepper>(std::make_unique<simulation::BodyStepper>(assembled));
    const std::size_t rows = assembled.layout.rows;
    if (solver == model::SolverKind::closed_form && !assembled.is_one_contact())
        return fail(ErrorKind::input, "the closed form solves one contact, this scene has " + std::to_string(rows) + " rows",
                    "choose \"automatic\" or \"active-set\" as solver", model::at(model.run.place, "run.solver"));
    if (!assembled.newton) {
        const auto method = lcp_method(solver);
        if (!method)
            return fail(ErrorKind::input, "the modal scheme does not take this solver",
                        "choose \"automatic\", \"active-set\", \"lemke\" or \"pgs\"", model::at(model.run.place, "run.solver"));
        solvers::LcpSettings settings;
        settings.method = *method;
        settings.tolerance = model::tolerance_of(model);
        settings.max_iterations = model.run.max_iterations;
        return std::unique_ptr<simulation::Stepper>(std::make_unique<simulation::MoreauJean>(assembled, settings));
    }
    solvers::MixedSettings settings;
    settings.method = mixed_method(solver);
    settings.tolerance = model::tolerance_of(model);
    settings.max_iterations = model.run.max_iterations;
    return std::unique_ptr<simulation::Stepper>(std::make_unique<simulation::NewtonStepper>(assembled, settings));
}

Unexpected<Errors> one(Error error) {
    return Unexpected(Errors{std::move(error)});
}

Result<double> positive(double value, const char* what) {
    if (value > 0.0 && std::isfinite(value)) return value;
    return fail(ErrorKind::input, std::string(what) + " is " + model::number_text(value) + " s",
                "it must be a finite time above 0");
}

// Of the outputs of all rows.
std::string residual_unit(const Assembled& assembled) {
    if (assembled.bodies) return "m/s";
    std::string unit;
    for (const simulation::RowKind kind : assembled.row_kind) {
        const std::string own = kind == simulation::RowKind::first_order ? "" : kind == simulation::RowKind::position ? "m" : "m/s";
        if (own.empty() || (!unit.empty() && unit != own)) return "";
        unit = own;
    }
    return unit;
}

std::int64_t bits(double value) {
    return std::bit_cast<std::int64_t>(value);
}

// Tells wall time of what happens in its scope.
class Stopwatch {
public:
    explicit Stopwatch(double& sum) : sum_(sum), start_(std::chrono::steady_clock::now()) {}
    ~Stopwatch() { sum_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double& sum_;
    std::chrono::steady_clock::time_point start_;
};

} // namespace

struct Session::Impl {
    model::Model model;
    double end = 0.0;
    int record_every = 1;
    std::vector<model::ParameterValue> ranges; // unit and range by parameter

    std::unique_ptr<Assembled> assembled;
    std::unique_ptr<simulation::Stepper> stepper;
    std::optional<simulation::EnergyBook> energies;
    std::optional<simulation::EventLog> events;
    std::optional<simulation::Signals> signals;
    std::optional<simulation::RowWriter> writer;
    bool energy_on = false;

    State state;
    StepReport last;
    std::vector<double> row;
    mutable std::vector<double> frame_row;
    mutable std::vector<std::pair<std::int64_t, FrameContact>> impacts_since_frame; // of bodies, with their step; a frame takes them
    std::shared_ptr<Recording> recording;
    Statistics statistics;
    CancelToken token;

    const Layout& layout() const { return assembled->layout; }
    std::span<const double> parameter_values() const {
        return std::span(state.numbers).subspan(layout().parameters, layout().parameter_count);
    }

    Result<void> record_row() {
        if (writer->needs_energy()) energies->momentary(state);
        writer->write(state, row.data());
        auto done = recording->append(row.data());
        if (writer->defect()) tell_defects();
        return done;
    }

    void tell_defects() {
        std::string reason;
        while (const auto column = writer->fresh_defect(state, reason)) {
            events->add_notice({NoticeKind::information, state.numbers[0], state.step,
                                "signal '" + writer->catalogue()[*column].name +
                                    "' is not a number at t = " + model::number_text(state.numbers[0]) + " s" +
                                    (reason.empty() ? "" : ": " + reason)});
            reason.clear();
        }
        if (events->has_news()) events->hand_on(*recording);
    }

    void count_solve(const StepReport& report) {
        if (statistics.worst_equations) statistics.worst_equations = std::max(*statistics.worst_equations, report.equations);
        if (statistics.worst_equalities) statistics.worst_equalities = std::max(*statistics.worst_equalities, report.equalities);
        if (!report.contact) return;
        ++statistics.solves;
        statistics.iterations += report.iterations;
        statistics.worst_iterations = std::max(statistics.worst_iterations, report.iterations);
        statistics.worst_residual = std::max(statistics.worst_residual, report.residual);
        statistics.missed_tolerance += report.missed ? 1 : 0;
    }

    FrameContact frame_contact(const rigid::ContactState& from) const {
        const simulation::BodyPart& part = *assembled->bodies;
        FrameContact to;
        to.body_a = from.body_a;
        to.body_b = from.body_b;
        to.law = part.law_of(from);
        to.mu = part.world().input().laws[from.law].mu;
        const rigid::Vector3 p = from.p[0] * from.normal + from.p[1] * from.tangent1 + from.p[2] * from.tangent2;
        for (int i = 0; i < 3; ++i) {
            to.point[i] = from.point[i];
            to.normal[i] = from.normal[i];
            to.percussion[i] = p[i];
            to.before[i] = from.before[i];
            to.after[i] = from.after[i];
        }
        to.gap = from.gap;
        to.mode = static_cast<unsigned char>(from.mode);
        to.id = from.id;
        return to;
    }

    // A bounce lasts one step, and frames are taken every thirtieth of a second: without this hardly one would be seen.
    void keep_impacts() {
        const auto closed = events->closed_pairs();
        if (closed.empty()) return;
        if (impacts_since_frame.size() > 1000) impacts_since_frame.erase(impacts_since_frame.begin(), impacts_since_frame.begin() + 500);
        for (const rigid::ContactState& contact : assembled->bodies->world().contacts()) {
            if (!(contact.p[0] > 0.0)) continue;
            const auto a = std::min(contact.body_a, contact.body_b), b = std::max(contact.body_a, contact.body_b);
            if (std::any_of(closed.begin(), closed.end(), [&](const auto& pair) { return pair.limit == 0 && pair.body_a == a && pair.body_b == b; }))
                impacts_since_frame.push_back({state.step, frame_contact(contact)});
        }
    }

    void add_bodies(Frame& frame) const {
        const rigid::World& world = assembled->bodies->world();
        const auto same = [](const FrameContact& x, const FrameContact& y) { return x.body_a == y.body_a && x.body_b == y.body_b && x.id == y.id; };
        if (state.step > 0)
            for (const rigid::ContactState& from : world.contacts()) {
                frame.contact_points.push_back(frame_contact(from));
                ++frame.contacts;
                frame.closed += from.p[0] > 0.0 ? 1 : 0;
            }
        const auto recent = std::max<std::int64_t>(50, std::llround(0.05 / assembled->scheme.h));
        for (const auto& [step, impact] : impacts_since_frame) {
            if (state.step - step > recent) continue; // nobody looked for a long time
            const auto at = std::find_if(frame.contact_points.begin(), frame.contact_points.end(),
                                         [&, &one = impact](const FrameContact& contact) { return same(contact, one); });
            const auto size = [](const FrameContact& c) { return std::hypot(c.percussion[0], c.percussion[1], c.percussion[2]); };
            if (at == frame.contact_points.end()) frame.contact_points.push_back(impact);
            else if (size(impact) > size(*at)) *at = impact;
        }
        impacts_since_frame.clear();
        const auto islands = world.island_of_body();
        frame.island_of_body.assign(islands.begin(), islands.end());
        const auto asleep = world.asleep();
        frame.asleep.assign(asleep.begin(), asleep.end());
    }

    Result<void> step() {
        const bool was_closed = last.impulse;
        const StepReport report = stepper->compute(state);
        if (report.failure != StepReport::Failure::none) return refuse();
        count_solve(report);
        if (energy_on) energies->add_step(state, stepper->next());
        if (report.impulse || was_closed || report.missed) {
            events->look(state, stepper->next(), report);
            if (assembled->bodies) keep_impacts();
        }
        events->memory.missing = report.missed ? 1 : 0;
        stepper->commit(state);
        last = report;
        ++statistics.steps;
        const bool due = record_every == 1 || state.step % record_every == 0;
        if (events->has_news()) events->hand_on(*recording);
        if (due) return record_row();
        return {};
    }

    // The step failed: the state stays, is recorded if it was not, and the user is told.
    Result<void> refuse() {
        Error error = stepper->explain(state);
        if (state.step % record_every != 0 &&
            (recording->rows() == 0 || recording->value(0, recording->rows() - 1) < state.numbers[0]))
            if (auto done = record_row(); !done) return done;
        events->extend(*recording, state);
        return Unexpected(std::move(error));
    }

    template <class Goal>
    Result<Outcome> run(Goal reached) {
        const Stopwatch watch(statistics.wall_seconds);
        Outcome outcome = Outcome::reached;
        while (!reached()) {
            if (token.cancelled()) {
                outcome = Outcome::cancelled;
                break;
            }
            if (auto done = step(); !done) return Unexpected(std::move(done.error()));
        }
        events->extend(*recording, state);
        return outcome;
    }

    // What only the lowered model shows.
    std::vector<std::string> remarks(bool records_all) const {
        std::vector<std::string> out;
        const model::Run usual, &run = model.run;
        if (!assembled->newton && !assembled->bodies &&
            (run.newton_tolerance != usual.newton_tolerance || run.newton_iterations != usual.newton_iterations))
            out.emplace_back("\"newton\" has no effect: all systems and relations of this scene are linear");
        constexpr double much = 2.5e7; // numbers: 200 MB
        const double columns = static_cast<double>(row.size()), rows = std::floor(end / assembled->scheme.h / record_every) + 1.0;
        if (records_all && columns * rows > much)
            out.push_back("all " + std::to_string(row.size()) + " signals are recorded, as \"record\" names none: with " + model::number_text(rows) +
                          " rows until the end " + model::number_text(std::round(columns * rows * 8e-6)) + " MB; name those that are needed, or raise \"record_every\"");
        return out;
    }

    static Result<std::unique_ptr<Session>, Errors> build(const model::Model& model, const RunOptions& options);
    Result<void> set_parameter(std::size_t index, double value);
    void take_over(const Snapshot& snapshot);
};

Session::Session() : impl_(std::make_unique<Impl>()) {}
Session::~Session() = default;

Result<std::unique_ptr<Session>, Errors> Session::create(const model::Model& model, const RunOptions& options) {
    try {
        return Impl::build(model, options);
    } catch (const std::bad_alloc&) {
        return one({ErrorKind::run,
                    "there is not enough memory for this scene",
                    "take fewer copies, or record fewer signals",
                    {}});
    }
}

Result<std::unique_ptr<Session>, Errors> Session::Impl::build(const model::Model& model, const RunOptions& options) {
    if (Errors errors = model::validate(model); !errors.empty()) return Unexpected(std::move(errors));
    std::unique_ptr<Session> session(new Session());
    Impl& self = *session->impl_;
    self.model = model;

    auto ranges = model::parameter_values(model);
    if (!ranges) return one(ranges.error());
    self.ranges = std::move(*ranges);
    std::vector<double> values;
    for (const model::ParameterValue& parameter : self.ranges) values.push_back(parameter.value);
    Errors errors;
    for (const auto& [name, text] : options.set) {
        auto value = model::parse_parameter(model, name, text);
        if (!value) {
            errors.push_back(value.error());
            continue;
        }
        for (std::size_t i = 0; i < values.size(); ++i)
            if (model.parameters[i].name == name) values[i] = *value;
    }
    if (!errors.empty()) return Unexpected(std::move(errors));

    simulation::Scheme scheme;
    const auto step = options.step ? positive(*options.step, "the step") : model::step_size(model.run);
    const auto end = options.end ? positive(*options.end, "the end") : model::end_time(model.run);
    if (!step) return one(step.error());
    if (!end) return one(end.error());
    scheme.h = *step;
    scheme.theta = model.run.theta;
    scheme.closing = model.run.activation == model::Activation::gap_and_velocity;
    scheme.percussion_in_middle = model.run.percussion == model::Percussion::middle;
    scheme.conserving = model.run.compliance == model::Compliance::conserving;
    scheme.newton_tolerance = model.run.newton_tolerance;
    scheme.newton_iterations = model.run.newton_iterations;
    scheme.method = method_of(model);
    const bool mechanical = scheme.method == simulation::Method::moreau_jean || scheme.method == simulation::Method::modal;
    if (mechanical) scheme.gamma = model.run.gamma.value_or(scheme.gamma);
    else scheme.gamma_r = model.run.gamma.value_or(scheme.gamma_r);
    self.end = *end;
    self.record_every = options.record_every.value_or(model.run.record_every);
    if (self.record_every < 1)
        return one({ErrorKind::input,
                    "record_every is " + std::to_string(self.record_every),
                    "write 1 to record each step, 10 for each tenth",
                    {}});

    auto expanded = model::expand(model, values);
    if (!expanded) return Unexpected(std::move(expanded.error()));
    std::vector<std::string> interaction_names;
    for (const model::ExpandedInteraction& interaction : expanded->interactions)
        interaction_names.push_back(interaction.name);
    auto graph = model::ModelGraph::create(model, std::move(*expanded));
    if (!graph) return Unexpected(std::move(graph.error()));
    const model::SolverKind solver = options.solver.value_or(model.run.solver);
    scheme.newton = !lcp_method(solver).has_value();
    auto assembled = simulation::lower(model, *graph, scheme, values);
    if (!assembled) return Unexpected(std::move(assembled.error()));
    self.assembled = std::move(*assembled);
    const Layout& layout = self.layout();
    if (self.assembled->bodies) interaction_names = self.assembled->bodies->names().interactions();

    simulation::DegreeFindings degrees = simulation::judge_relative_degrees(*self.assembled, values);
    if (!degrees.errors.empty()) return Unexpected(std::move(degrees.errors));
    auto stepper = make_stepper(model, *self.assembled, solver);
    if (!stepper) return one(stepper.error());
    self.stepper = std::move(*stepper);
    self.energies.emplace(*self.assembled);
    self.events.emplace(*self.assembled);
    self.statistics.solver = self.stepper->solver_text();
    self.statistics.residual_unit = residual_unit(*self.assembled);
    self.statistics.rows = layout.rows;
    self.statistics.contacts = static_cast<std::size_t>(
        std::count(self.assembled->row_kind.begin(), self.assembled->row_kind.end(), simulation::RowKind::contact));
    if (self.assembled->newton && !self.assembled->bodies) self.statistics.worst_equations = 0.0;
    if (self.assembled->newton && !simulation::equality_rows(*self.assembled).empty()) self.statistics.worst_equalities = 0.0;

    self.signals.emplace(model, *graph, *self.assembled);
    std::vector<std::string> names = options.record ? *options.record : model.run.record;
    if (!options.record && names.empty()) names = self.signals->usual();
    if (options.record_views) {
        auto more = simulation::view_signals(model, *self.signals, values);
        if (!more) return one(more.error());
        names.insert(names.end(), more->begin(), more->end());
    }
    if (options.record)
        for (const std::string& name : *options.record)
            if (auto added = self.signals->add_formula(*graph, name); !added) return one(added.error());
    const auto chosen = self.signals->choose(names);
    if (!chosen) return one(chosen.error());
    self.writer.emplace(*self.signals, *graph, layout, *chosen);
    self.energy_on = self.writer->needs_energy();
    self.row.assign(self.writer->catalogue().size(), 0.0);
    self.frame_row = self.row;

    // the initial state
    self.state.numbers.assign(layout.size, 0.0);
    double* x = self.state.numbers.data();
    std::copy(values.begin(), values.end(), x + layout.parameters);
    for (std::size_t d = 0; d < layout.drives; ++d) x[layout.anchors + 2 * d + 1] = self.assembled->drive_start[d];
    std::copy(self.assembled->q0.begin(), self.assembled->q0.end(), x + layout.q);
    std::copy(self.assembled->v0.begin(), self.assembled->v0.end(), x + layout.v);
    std::copy(self.assembled->x0.begin(), self.assembled->x0.end(), x + layout.x);
    simulation::EqualityFindings equalities;
    if (self.assembled->newton) equalities = simulation::satisfy_equalities(*self.assembled, *self.stepper, self.state);
    if (!equalities.errors.empty()) return Unexpected(std::move(equalities.errors));
    std::string start_remark = self.stepper->start(self.state);
    if (!self.stepper->settle(self.state)) {
        Error error = self.stepper->explain(self.state);
        error.kind = ErrorKind::input;
        return one(std::move(error));
    }
    std::vector<std::string> parameter_names;
    for (const model::Parameter& parameter : model.parameters) parameter_names.push_back(parameter.name);
    self.recording = std::make_shared<Recording>(self.writer->catalogue(), std::move(interaction_names),
                                                 std::move(parameter_names), values, options.recording);
    if (!start_remark.empty()) self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(start_remark)});
    for (auto* remarks : {&degrees.remarks, &equalities.remarks})
        for (std::string& remark : *remarks) self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
    for (const Error& remark : model::remarks(model, *step, *end))
        self.events->add_notice({NoticeKind::information, 0.0, 0, remark.message});
    for (std::string& remark : self.remarks(!options.record && model.run.record.empty()))
        self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
    if (auto recorded = self.record_row(); !recorded) return one(recorded.error());
    if (self.events->has_news()) self.events->hand_on(*self.recording);
    return session;
}

Result<void> Session::step() {
    const Stopwatch watch(impl_->statistics.wall_seconds);
    return impl_->step();
}

Result<Outcome> Session::run_until(double t) {
    if (std::isnan(t)) return fail(ErrorKind::input, "the time to run to is not a number", "give a time in s");
    const double h = step_size();
    return impl_->run([this, t, h] { return impl_->state.numbers[0] >= t - 0.5 * h; });
}

Result<Outcome> Session::run_steps(std::int64_t count) {
    const std::int64_t last = impl_->state.step + std::max<std::int64_t>(count, 0);
    return impl_->run([this, last] { return impl_->state.step >= last; });
}

double Session::time() const noexcept {
    return impl_->state.numbers[0];
}
double Session::step_size() const noexcept {
    return impl_->assembled->scheme.h;
}
double Session::end_time() const noexcept {
    return impl_->end;
}
std::int64_t Session::step_number() const noexcept {
    return impl_->state.step;
}

// --- snapshots -------------------------------------------------------------------------------------------------------

namespace {

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
    last_iterations_index,
    integer_count
};
constexpr std::int64_t kFormat = 2;
constexpr std::size_t kOwnNumbers = 4; // of the statistics, behind those of the state

// One number for each of the choices that decide what a state holds and what follows from it.
std::int64_t scheme_word(const Assembled& assembled) {
    const auto& scheme = assembled.scheme;
    std::int64_t word = static_cast<std::int64_t>(scheme.method);
    for (const bool choice : {scheme.closing, scheme.percussion_in_middle, scheme.conserving, assembled.bodies != nullptr, assembled.newton})
        word = 2 * word + (choice ? 1 : 0);
    return word;
}

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
    out.integers[h_index] = bits(self.assembled->scheme.h);
    out.integers[theta_index] = bits(self.assembled->scheme.theta);
    out.integers[gamma_index] = bits(self.assembled->scheme.gamma);
    out.integers[gamma_r_index] = bits(self.assembled->scheme.gamma_r);
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
    out.integers[last_iterations_index] = self.last.iterations;
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
    events->memory = {integers[impacts_index], integers[notices_index], integers[missing_index], integers[gain_index]};
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
    statistics.worst_residual = snapshot.numbers[layout().size];
    if (statistics.worst_equations) statistics.worst_equations = snapshot.numbers[layout().size + 2];
    if (statistics.worst_equalities) statistics.worst_equalities = snapshot.numbers[layout().size + 3];
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
    const auto& scheme = self.assembled->scheme;
    const bool bodies = self.assembled->bodies != nullptr;
    const auto& integers = snapshot.integers;
    if (integers.size() < integer_count || integers[format] != kFormat ||
        integers[coordinates_index] != static_cast<std::int64_t>(layout.coordinates) ||
        integers[states_index] != static_cast<std::int64_t>(layout.states) ||
        integers[rows_index] != static_cast<std::int64_t>(layout.rows) ||
        integers[parameter_index] != static_cast<std::int64_t>(layout.parameter_count))
        return fail(ErrorKind::input, "this snapshot belongs to another scene or another version",
                    "restore it into a run of the scene that made it");
    if (integers[scheme_index] != scheme_word(*self.assembled))
        return fail(ErrorKind::input, "this snapshot was taken with another integrator, activation, percussion, compliance or kind of solver",
                    "start the run with the same settings");
    if (integers[h_index] != bits(scheme.h) || integers[theta_index] != bits(scheme.theta) ||
        integers[gamma_index] != bits(scheme.gamma) || integers[gamma_r_index] != bits(scheme.gamma_r))
        return fail(ErrorKind::input, "this snapshot was taken with another step, theta or gamma",
                    "start the run with the same settings");
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
    if (bodies) {
        const auto extra = std::span(snapshot.integers).subspan(integer_count);
        const auto closed = static_cast<std::size_t>(extra[0]);
        if (extra[0] < 0 || closed >= extra.size() || !self.events->restore(extra.subspan(1, closed)) ||
            !self.assembled->bodies->world().restore(std::span(snapshot.numbers).subspan(numbers), extra.subspan(1 + closed)))
            return fail(ErrorKind::input, "this snapshot is damaged", "take another one");
    }
    self.impacts_since_frame.clear();
    self.take_over(snapshot);
    self.stepper->parameters_changed(self.state);
    if (self.energy_on) self.energies->momentary(self.state);
    self.recording = std::move(recording);
    const std::size_t rows = self.recording->rows();
    const auto values = self.recording->parameters_at(rows);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (bits(values[i]) != bits(wanted[i]))
            self.recording->add_parameter_change(
                {self.state.numbers[0], static_cast<std::int64_t>(rows), static_cast<std::uint32_t>(i), wanted[i]});
    return {};
}

std::uint64_t Session::state_hash() const noexcept {
    const Impl& self = *impl_;
    const Layout& layout = self.layout();
    const std::span<const double> all(self.state.numbers);
    Hash hash;
    hash.add(static_cast<std::uint64_t>(self.state.step));
    hash.add(all.first(layout.energy)); // without the books of energy, which are kept only when wanted
    hash.add(all.subspan(layout.observed));
    if (self.assembled->bodies) {
        std::vector<double> numbers;
        std::vector<std::int64_t> integers;
        self.assembled->bodies->world().save(numbers, integers);
        hash.add(std::span<const double>(numbers));
        for (const std::int64_t integer : integers) hash.add(static_cast<std::uint64_t>(integer));
    }
    return hash.value();
}

// --- parameters ------------------------------------------------------------------------------------------------------

Result<void> Session::set_parameter(std::string_view name, double value) {
    Impl& self = *impl_;
    const auto& parameters = self.model.parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].name != name) continue;
        const model::ParameterValue& range = self.ranges[i];
        const std::string unit = range.unit ? ' ' + range.unit->symbol : std::string();
        const double factor = range.unit ? range.unit->to_si : 1.0;
        Place place;
        place.object = "parameters." + parameters[i].name;
        if (!std::isfinite(value))
            return fail(ErrorKind::input, "the new value of " + parameters[i].name + " is not a finite number",
                        "give a number", place);
        // A slider at its end must not fail by a rounding of the unit.
        const double slack = 1e-12 * std::max(std::abs(range.lowest), std::abs(range.highest));
        const bool bounded = std::isfinite(slack);
        if (value < range.lowest - (bounded ? slack : 0.0) || value > range.highest + (bounded ? slack : 0.0))
            return fail(ErrorKind::input,
                        parameters[i].name + " = " + model::number_text(value / factor) + unit +
                            " is outside its range",
                        "choose a value from " + model::number_text(range.lowest / factor) + " to " +
                            model::number_text(range.highest / factor) + unit,
                        place);
        if (parameters[i].integer)
            return fail(ErrorKind::input, parameters[i].name + " is a count: it cannot change while a run goes on",
                        "start the run again with the new value", place);
        return self.set_parameter(i, value);
    }
    std::vector<std::string> names;
    for (const model::Parameter& parameter : parameters) names.push_back(parameter.name);
    const std::string near = model::nearest_name(name, names);
    return fail(ErrorKind::input, "there is no parameter named '" + std::string(name) + "'",
                near.empty() ? "" : "did you mean '" + near + "'?");
}

Result<void> Session::Impl::set_parameter(std::size_t index, double value) {
    const Layout& at = layout();
    const State before = state;
    const std::vector<double> old_rates = assembled->drive_rate,
                              old_values(parameter_values().begin(), parameter_values().end());
    double* x = state.numbers.data();
    if (bits(x[at.parameters + index]) == bits(value)) return {};

    double energy_before = 0.0;
    if (energy_on) {
        energies->momentary(state);
        energy_before = x[at.energy + simulation::total];
    }
    const auto undo = [&](Error error) -> Result<void> {
        state = before;
        if (auto back = assembled->evaluate(old_values); !back) return back;
        stepper->parameters_changed(state);
        return Unexpected(std::move(error));
    };
    x[at.parameters + index] = value;
    if (auto done = assembled->evaluate(parameter_values()); !done) return undo(done.error());
    const double time = x[at.time];
    for (std::size_t d = 0; d < at.drives; ++d) {
        double& anchor_time = x[at.anchors + 2 * d];
        double& anchor_angle = x[at.anchors + 2 * d + 1];
        if (state.step == 0) {
            anchor_angle = assembled->drive_start[d];
        } else if (bits(old_rates[d]) != bits(assembled->drive_rate[d])) {
            anchor_angle += old_rates[d] * (time - anchor_time);
            anchor_time = time;
        }
    }
    if (!stepper->settle(state)) {
        Error error = stepper->explain(state);
        error.kind = ErrorKind::input;
        return undo(std::move(error));
    }
    if (energy_on) { // a spring made stiffer while it is bent: work from outside
        energies->momentary(state);
        x[at.energy + simulation::input] += x[at.energy + simulation::total] - energy_before;
    }
    recording->add_parameter_change(
        {time, static_cast<std::int64_t>(recording->rows()), static_cast<std::uint32_t>(index), value});
    return {};
}

std::vector<double> Session::parameters() const {
    const auto values = impl_->parameter_values();
    return {values.begin(), values.end()};
}

// --- what others look at ---------------------------------------------------------------------------------------------

Result<void> Session::set_pull(const std::optional<rigid::Pull>& pull) {
    const auto& part = impl_->assembled->bodies;
    if (pull && (!part || pull->body >= part->world().input().bodies.size()))
        return fail(ErrorKind::input, "there is no such body to pull", "pull a body of this scene");
    if (pull && part->world().input().bodies[pull->body].fixed)
        return fail(ErrorKind::input, "'" + part->names().bodies[pull->body] + "' is fixed and cannot be pulled", "pull a body that moves");
    if (part) part->world().set_pull(pull);
    return {};
}

std::shared_ptr<const Frame> Session::frame() const {
    Impl& self = *impl_;
    const Layout& layout = self.layout();
    auto frame = std::make_shared<Frame>();
    frame->time = self.state.numbers[0];
    frame->step = self.state.step;
    frame->row = static_cast<std::int64_t>(self.recording->rows()) - 1;
    if (self.writer->needs_energy()) self.energies->momentary(self.state);
    self.writer->write(self.state, self.frame_row.data());
    frame->values = self.frame_row;
    frame->parameters = parameters();
    const double* lambda = self.state.numbers.data() + layout.lambda;
    for (std::size_t row = 0; row < layout.rows; ++row) {
        if (self.assembled->row_kind[row] != simulation::RowKind::contact) continue;
        ++frame->contacts;
        frame->closed += lambda[row] > 0.0 ? 1 : 0;
    }
    frame->rows = static_cast<std::uint32_t>(layout.rows);
    frame->impacts = static_cast<std::uint64_t>(self.events->memory.impacts);
    frame->notices = static_cast<std::uint64_t>(self.events->memory.notices);
    frame->iterations = self.last.iterations;
    frame->residual = self.last.residual;
    frame->residual_unit = self.statistics.residual_unit;
    frame->step_size = self.assembled->scheme.h;
    if (self.assembled->bodies) self.add_bodies(*frame);
    return frame;
}

std::shared_ptr<const Recording> Session::recording() const noexcept {
    return impl_->recording;
}
const Catalogue& Session::catalogue() const noexcept {
    return impl_->signals->catalogue();
}
const Statistics& Session::statistics() const noexcept {
    return impl_->statistics;
}
const model::Model& Session::model() const noexcept {
    return impl_->model;
}
void Session::cancel() noexcept {
    impl_->token.cancel();
}
void Session::clear_cancel() noexcept {
    impl_->token.reset();
}

} // namespace saltus
