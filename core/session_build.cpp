// SPDX-License-Identifier: GPL-3.0-or-later
// From a model to a session at its initial state.
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/names.h"
#include "core/model/program_hash.h"
#include "core/model/remarks.h"
#include "core/session_impl.h"
#include "core/simulation/equalities.h"
#include "core/simulation/event_driven/body_event_stepper.h"
#include "core/simulation/estimate.h"
#include "core/simulation/lower.h"
#include "core/simulation/mixed_stepper.h"
#include "core/simulation/moreau_jean.h"
#include "core/simulation/newton_stepper.h"
#include "core/simulation/relative_degree.h"
#include "core/simulation/ringing.h"
#include "core/simulation/starts.h"
#include "core/simulation/view_signals.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace saltus {

namespace {

using simulation::Assembled;
using simulation::Layout;

simulation::Method method_of(const model::Model& model) {
    switch (model::integrator_of(model)) {
    case model::IntegratorKind::euler_moreau:
        return simulation::Method::euler_moreau;
    case model::IntegratorKind::full_theta_gamma:
        return simulation::Method::full_theta_gamma;
    case model::IntegratorKind::modal:
        return simulation::Method::modal;
    case model::IntegratorKind::moreau_jean:
    case model::IntegratorKind::event_driven: // its own stepper
    case model::IntegratorKind::automatic: // integrator_of() has decided
        break;
    }
    return simulation::Method::moreau_jean;
}

simulation::Projection projection_of_systems(const model::Model& model) {
    switch (model.run.projection) {
    case model::ProjectionKind::direct:
        return simulation::Projection::direct;
    case model::ProjectionKind::combined:
        return simulation::Projection::combined;
    case model::ProjectionKind::automatic:
    case model::ProjectionKind::none:
        break;
    }
    return simulation::Projection::none;
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

solvers::MixedSettings mixed_settings(const model::Model& model, model::SolverKind solver) {
    solvers::MixedSettings settings;
    settings.method = mixed_method(solver);
    // beside bodies the run's own tolerance is that of contacts between them
    settings.tolerance = model.bodies.empty() ? model::tolerance_of(model) : std::min(1e-12, model::tolerance_of(model));
    settings.max_iterations = model.run.max_iterations;
    return settings;
}

// The scheme's stepper with the solver asked for.
Result<std::unique_ptr<simulation::Stepper>> make_stepper(const model::Model& model, Assembled& assembled,
                                                          model::SolverKind solver) {
    SALTUS_DEMAND(!assembled.scheme.events);
    if (assembled.equations) return std::unique_ptr<simulation::Stepper>(std::make_unique<simulation::MixedStepper>(assembled, mixed_settings(model, solver)));
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
    return std::unique_ptr<simulation::Stepper>(std::make_unique<simulation::NewtonStepper>(assembled, mixed_settings(model, solver)));
}

std::unique_ptr<simulation::DrivenStepper> make_driven(const model::Model& model, Assembled& assembled, bool books, double end) {
    const double of_scene = model::end_time(model.run).value_or(end);
    if (assembled.bodies) return std::make_unique<simulation::BodyEventStepper>(assembled, books, of_scene);
    return std::make_unique<simulation::EventStepper>(assembled, books, of_scene);
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
    if (assembled.bodies && !assembled.equations) return "m/s";
    std::string unit = assembled.bodies ? "m/s" : "";
    for (const simulation::RowKind kind : assembled.row_kind) {
        const std::string own = kind == simulation::RowKind::first_order ? "" : kind == simulation::RowKind::position ? "m" : "m/s";
        if (own.empty() || (!unit.empty() && unit != own)) return "";
        unit = own;
    }
    return unit;
}

// What a scene written for time stepping means by lambda of a contact.
std::string lambda_remark(const Assembled& assembled, const model::Model& model, const std::vector<std::string>& recorded) {
    std::vector<const std::string*> texts;
    for (const std::string& name : recorded) texts.push_back(&name);
    std::vector<std::string> formulas;
    for (const model::Expression& expression : model.expressions) formulas.push_back(expression.formula.formula());
    for (const std::string& formula : formulas) texts.push_back(&formula);
    const auto remark = [&](const std::string& block, std::size_t component) -> std::string {
        const std::string index = std::to_string(component), name = block + ".lambda[" + index + ']';
        for (const std::string* text : texts)
            if (text->find(name) != std::string::npos)
                return "'" + name + "' is read as '" + block + ".percussion[" + index + "]', N s at impacts alone, here and wherever a scene says lambda of a contact: between events '" +
                       block + ".force[" + index + "]' is what acts, N";
        return {};
    };
    if (assembled.bodies) {
        const rigid::World& world = assembled.bodies->world();
        const auto rows = world.joint_rows();
        std::size_t component = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            component = row > 0 && rows[row - 1].joint == rows[row].joint ? component + 1 : 0;
            if (std::string told = remark(world.input().joint_names[rows[row].joint], component); !told.empty()) return told;
        }
        return {};
    }
    for (std::size_t row = 0; row < assembled.layout.rows; ++row) {
        using Kind = simulation::RowKind;
        const Kind kind = assembled.row_kind[row];
        if (kind != Kind::contact && kind != Kind::friction && kind != Kind::velocity) continue;
        if (std::string told = remark(assembled.interactions[assembled.interaction_of_row[row]].name, assembled.component_of_row[row]); !told.empty()) return told;
    }
    return {};
}

} // namespace

std::vector<std::string> Session::Impl::row_names() const {
    std::vector<std::string> names;
    for (const Channel& channel : writer->catalogue().channels()) names.push_back(channel.name);
    return names;
}

std::vector<std::string> Session::Impl::remarks(bool records_all) const {
    std::vector<std::string> out;
    if (driven)
        if (std::string remark = lambda_remark(*assembled, model, row_names()); !remark.empty()) out.push_back(std::move(remark));
    const model::Run usual, &run = model.run;
    const bool newton = run.newton_tolerance != usual.newton_tolerance || run.newton_iterations != usual.newton_iterations ||
                        run.written.has("integrator.newton");
    if (!assembled->newton && !assembled->bodies && newton)
        out.emplace_back("\"newton\" has no effect: all systems and relations of this scene are linear");
    constexpr double much = 2.5e7; // numbers: 200 MB
    const double columns = static_cast<double>(row.size()), rows = std::floor(end / assembled->scheme.h / record_every) + 1.0;
    if (records_all && columns * rows > much)
        out.push_back("all " + std::to_string(row.size()) + " signals are recorded, as \"record\" names none: with " + model::number_text(rows) +
                      " rows until the end " + model::number_text(std::round(columns * rows * 8e-6)) + " MB; name those that are needed, or raise \"record_every\"");
    return out;
}

Result<std::unique_ptr<Session>, Errors> Session::create(const model::Model& model, const RunOptions& options) {
    try {
        auto made = Impl::build(model, options);
        if (!made && made.error().size() > model::kMostErrors + 1) model::keep_readable(made.error());
        return made;
    } catch (const std::bad_alloc&) {
        return one({ErrorKind::run,
                    "there is not enough memory for this scene",
                    "take fewer copies, or record fewer signals",
                    {}});
    }
}

Result<std::unique_ptr<Session>, Errors> Session::Impl::build(const model::Model& model, const RunOptions& options) {
    const auto goes_on = [&](std::string_view what) { return !options.progress || options.progress(what); };
    const auto cancelled = [] { return one({ErrorKind::cancelled, "the run was not begun: it was cancelled", "change the scene, or open it again, to begin it", {}}); };
    if (!goes_on("checking the scene")) return cancelled();
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
    scheme.projection = projection_of_systems(model);
    scheme.projection_tolerance = model.run.projection_tolerance;
    const bool mechanical = scheme.method == simulation::Method::moreau_jean || scheme.method == simulation::Method::modal;
    if (mechanical) scheme.gamma = model.run.gamma.value_or(scheme.gamma);
    else scheme.gamma_r = model.run.gamma.value_or(scheme.gamma_r);
    self.end = *end;
    if (model::integrator_of(model) == model::IntegratorKind::event_driven) {
        const auto longest = model::longest_step(model.run);
        if (!longest) return one(longest.error());
        scheme.events = simulation::EventScheme{model.run.rtol, model.run.atol.value_or(model.run.rtol), *longest, model.run.zeno == model::Zeno::jump,
                                                model.run.zeno == model::Zeno::time_stepping, model.run.impact == model::ImpactRule::sequential};
        if (options.solver)
            return one({ErrorKind::input, "an event-driven run solves problems at events only and takes no solver of the one-step problem", "leave --solver out",
                        model::at(model.run.place, "run.solver")});
    }
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
    const simulation::Estimate estimate = simulation::estimate(model, *expanded);
    if (auto fits = simulation::within(estimate, options.most_memory); !fits) return one(fits.error());
    if (!goes_on("reading formulas")) return cancelled();
    auto graph = model::ModelGraph::create(model, std::move(*expanded));
    if (!graph) return Unexpected(std::move(graph.error()));
    const model::SolverKind solver = options.solver.value_or(model.run.solver);
    scheme.newton = !lcp_method(solver).has_value() || scheme.projection != simulation::Projection::none;
    self.program = model::program_hash(model);
    self.settings = model::settings_hash(model.run) * 31 + static_cast<std::uint64_t>(solver);
    if (!goes_on("making the equations")) return cancelled();
    auto assembled = simulation::lower(model, *graph, scheme, values);
    if (!assembled) return Unexpected(std::move(assembled.error()));
    self.assembled = std::move(*assembled);
    const Layout& layout = self.layout();
    if (self.assembled->bodies) {
        const std::vector<std::string> of_bodies = self.assembled->bodies->names().interactions();
        interaction_names.insert(interaction_names.begin(), of_bodies.begin(), of_bodies.end());
    }

    simulation::DegreeFindings degrees = simulation::judge_relative_degrees(self.assembled->equations ? *self.assembled->equations : *self.assembled, values);
    if (!degrees.errors.empty()) return Unexpected(std::move(degrees.errors));
    self.energies.emplace(*self.assembled);
    self.events.emplace(*self.assembled);
    self.statistics.residual_unit = residual_unit(*self.assembled);
    self.statistics.rows = layout.rows;
    self.statistics.contacts = static_cast<std::size_t>(
        std::count(self.assembled->row_kind.begin(), self.assembled->row_kind.end(), simulation::RowKind::contact));
    const Assembled& of_rows = self.assembled->equations ? *self.assembled->equations : *self.assembled;
    if (!scheme.events && (!self.assembled->systems.empty() || self.assembled->bodies)) self.statistics.worst_equations = 0.0;
    if (!scheme.events && of_rows.newton && !simulation::equality_rows(of_rows).empty()) self.statistics.worst_equalities = 0.0;

    self.signals.emplace(self.model, *graph, *self.assembled);
    std::vector<std::string> names = options.record ? *options.record : model.run.record;
    if (!options.record && names.empty()) names = self.signals->usual();
    if (options.record_views) {
        auto more = simulation::view_signals(model, *self.signals, values);
        if (!more) return one(more.error());
        names.insert(names.end(), more->begin(), more->end());
        for (const model::Expression& e : model.expressions) // voltages and currents, which its drawing shows
            if (!e.circuit.empty()) names.push_back(e.name);
    }
    if (options.record)
        for (const std::string& name : *options.record)
            if (auto added = self.signals->add_formula(*graph, name); !added) return one(added.error());
    const auto chosen = self.signals->choose(names, *graph);
    if (!chosen) return one(chosen.error());
    self.writer.emplace(*self.signals, *graph, layout, *chosen);
    self.energy_on = self.writer->needs_energy();
    self.row.assign(self.writer->catalogue().size(), 0.0);
    self.frame_row = self.row;
    if (scheme.events) {
        auto driven = make_driven(model, *self.assembled, self.energy_on, *end);
        self.driven = driven.get();
        self.stepper = std::move(driven);
    } else {
        auto stepper = make_stepper(model, *self.assembled, solver);
        if (!stepper) return one(stepper.error());
        self.stepper = std::move(*stepper);
    }
    self.statistics.solver = self.stepper->solver_text();

    if (!goes_on("finding the initial state")) return cancelled();
    // the initial state
    self.state.numbers.assign(layout.size, 0.0);
    double* x = self.state.numbers.data();
    std::copy(values.begin(), values.end(), x + layout.parameters);
    for (std::size_t d = 0; d < layout.drives; ++d) x[layout.anchors + 2 * d + 1] = self.assembled->drive_start[d];
    std::copy(self.assembled->q0.begin(), self.assembled->q0.end(), x + layout.q);
    std::copy(self.assembled->v0.begin(), self.assembled->v0.end(), x + layout.v);
    std::copy(self.assembled->x0.begin(), self.assembled->x0.end(), x + layout.x);
    simulation::EqualityFindings equalities;
    if (self.assembled->newton || self.assembled->equations) equalities = simulation::satisfy_equalities(*self.assembled, *self.stepper, self.state);
    if (!equalities.errors.empty()) return Unexpected(std::move(equalities.errors));
    simulation::EqualityFindings gaps = simulation::mend_gaps(*self.assembled, *self.stepper, self.state);
    if (!gaps.errors.empty()) return Unexpected(std::move(gaps.errors));
    std::string start_remark = self.stepper->start(self.state);
    if (!self.stepper->settle(self.state)) {
        Error error = self.stepper->explain(self.state);
        error.kind = ErrorKind::input;
        return one(std::move(error));
    }
    if (self.assembled->bodies) {
        const auto rows = self.assembled->bodies->world().joint_rows();
        if (std::any_of(rows.begin(), rows.end(), [](const rigid::JointRow& row) { return !row.coordinate; })) self.statistics.worst_equalities = 0.0;
        equalities.remarks = simulation::body_start_remarks(*self.assembled, self.state);
    }
    if (self.writer->needs_reactions()) {
        self.reactions.emplace(*self.assembled);
        if (self.driven) self.reactions->take(self.state);
    }
    std::vector<std::string> parameter_names;
    for (const model::Parameter& parameter : model.parameters) parameter_names.push_back(parameter.name);
    self.recording = std::make_shared<Recording>(self.writer->catalogue(), std::move(interaction_names),
                                                 std::move(parameter_names), values, options.recording);
    if (!start_remark.empty()) self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(start_remark)});
    if (self.assembled->equations)
        for (std::string& remark : simulation::ringing(*self.assembled->equations))
            self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
    for (auto* remarks : {&degrees.remarks, &equalities.remarks, &gaps.remarks})
        for (std::string& remark : *remarks) self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
    for (const Error& remark : model::remarks(model, *step, *end))
        self.events->add_notice({NoticeKind::information, 0.0, 0, remark.message});
    for (std::string& remark : self.remarks(!options.record && model.run.record.empty()))
        self.events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
    self.events->begin(self.state);
    if (auto recorded = self.record_row(); !recorded) return one(recorded.error());
    if (self.events->has_news()) self.events->hand_on(*self.recording);
    return session;
}

} // namespace saltus
