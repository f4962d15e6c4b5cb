// SPDX-License-Identifier: GPL-3.0-or-later
// From a model to a program.
#include "core/model/changed_values.h"
#include "core/model/drawn_values.h"
#include "core/model/edit.h"
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/names.h"
#include "core/model/program_hash.h"
#include "core/model/run_times.h"
#include "core/program_impl.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/estimate.h"
#include "core/simulation/lower.h"
#include "core/simulation/relative_degree.h"
#include "core/simulation/start_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace saltus {

namespace {

using simulation::Assembled;

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

// What a scene's solver is to linear problems (some are none) and to mixed ones.
struct Methods {
    model::SolverKind kind;
    std::optional<solvers::LcpMethod> lcp;
    solvers::MixedMethod mixed;
};

const Methods& methods_of(model::SolverKind kind) {
    using model::SolverKind;
    using solvers::LcpMethod;
    using solvers::MixedMethod;
    static constexpr Methods table[] = {
        {SolverKind::automatic, LcpMethod::automatic, MixedMethod::automatic},
        {SolverKind::closed_form, LcpMethod::closed_form, MixedMethod::closed_form},
        {SolverKind::lemke, LcpMethod::lemke, MixedMethod::lemke},
        {SolverKind::pgs, LcpMethod::pgs, MixedMethod::pgs},
        {SolverKind::active_set, LcpMethod::active_set, MixedMethod::active_set},
        {SolverKind::semismooth_newton, std::nullopt, MixedMethod::semismooth_newton},
        {SolverKind::enumerative, std::nullopt, MixedMethod::enumerative},
    };
    return *std::find_if(std::begin(table), std::end(table) - 1, [kind](const Methods& methods) { return methods.kind == kind; });
}

solvers::MixedSettings mixed_settings(const model::Model& model, model::SolverKind solver) {
    solvers::MixedSettings settings;
    settings.method = methods_of(solver).mixed;
    // beside bodies the run's own tolerance is that of contacts between them
    settings.tolerance = model.bodies.empty() ? model::tolerance_of(model) : std::min(1e-12, model::tolerance_of(model));
    settings.max_iterations = model.run.max_iterations;
    return settings;
}

// Whether this solver can do what the scene needs.
Result<void> check_solver(const model::Model& model, const Assembled& assembled, model::SolverKind solver) {
    if (assembled.bodies || assembled.scheme.events) return {};
    const std::size_t rows = assembled.layout.rows;
    if (solver == model::SolverKind::closed_form && !assembled.is_one_contact())
        return fail(ErrorKind::input, "the closed form solves one contact, this scene has " + std::to_string(rows) + " rows",
                    "choose \"automatic\" or \"active-set\" as solver", model::at(model.run.place, "run.solver"));
    if (!assembled.newton && !methods_of(solver).lcp)
        return fail(ErrorKind::input, "the modal scheme does not take this solver",
                    "choose \"automatic\", \"active-set\", \"lemke\" or \"pgs\"", model::at(model.run.place, "run.solver"));
    return {};
}

Solvers solvers_of(const model::Model& model, model::SolverKind solver, double end) {
    Solvers out;
    out.lcp.method = methods_of(solver).lcp.value_or(solvers::LcpMethod::automatic);
    out.lcp.tolerance = model::tolerance_of(model);
    out.lcp.max_iterations = model.run.max_iterations;
    out.mixed = mixed_settings(model, solver);
    out.end = model::end_time(model.run).value_or(end);
    return out;
}

Result<double> positive(double value, const char* what) {
    if (value > 0.0 && std::isfinite(value)) return value;
    return fail(ErrorKind::input, std::string(what) + " is " + model::number_text(value) + " s",
                "it must be a finite time above 0");
}

// Everything that is wrong with the options' values, else the values of all parameters.
Result<std::vector<double>, Errors> values_of(const model::Model& model, const std::vector<model::ParameterValue>& ranges,
                                              const std::vector<std::pair<std::string, std::string>>& set) {
    std::vector<double> values;
    for (const model::ParameterValue& parameter : ranges) values.push_back(parameter.value);
    Errors errors;
    for (const auto& [name, text] : set) {
        auto value = model::parse_parameter(model, name, text);
        if (!value) {
            errors.push_back(value.error());
            continue;
        }
        for (std::size_t i = 0; i < values.size(); ++i)
            if (model.parameters[i].name == name) values[i] = *value;
    }
    if (!errors.empty()) return Unexpected(std::move(errors));
    return values;
}

Result<simulation::Scheme, Errors> scheme_of(const model::Model& model, const ProgramOptions& options) {
    simulation::Scheme scheme;
    const auto step = options.step ? positive(*options.step, "the step") : model::step_size(model.run);
    if (!step) return one(step.error());
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
    if (model::integrator_of(model) == model::IntegratorKind::event_driven) {
        const auto longest = model::longest_step(model.run);
        if (!longest) return one(longest.error());
        using simulation::FlowKind;
        const model::Flow flow = model.run.flow;
        scheme.events = simulation::EventScheme{model.run.rtol, model.run.atol.value_or(model.run.rtol), *longest, model.run.zeno == model::Zeno::jump, model.run.zeno == model::Zeno::time_stepping,
                                                flow == model::Flow::automatic ? FlowKind::as_needed : flow == model::Flow::stiff ? FlowKind::implicit_alone : FlowKind::explicit_alone,
                                                model.run.impact == model::ImpactRule::sequential};
        if (options.solver)
            return one({ErrorKind::input, "an event-driven run solves problems at events only and takes no solver of the one-step problem", "leave --solver out",
                        model::at(model.run.place, "run.solver")});
    }
    scheme.newton = !methods_of(options.solver.value_or(model.run.solver)).lcp || scheme.projection != simulation::Projection::none;
    return scheme;
}

// As Signals names them.
std::vector<std::string> initial_names(const model::Expanded& expanded) {
    std::vector<std::string> q(expanded.system_coordinates), v = q, x(expanded.states);
    for (const model::ExpandedSystem& system : expanded.systems)
        for (std::size_t i = 0; i < system.size; ++i) {
            const std::string index = '[' + std::to_string(i) + ']';
            if (system.first_order) {
                x[system.offset + i] = system.name + ".x" + index;
            } else {
                q[system.offset + i] = system.name + ".q" + index;
                v[system.offset + i] = system.name + ".v" + index;
            }
        }
    q.resize(expanded.positions);
    v.resize(expanded.coordinates);
    for (const model::ExpandedBody& body : expanded.bodies) { // of the centre of mass: the places of joints stay where they are
        for (std::size_t i = 0; i < expanded.body_q; ++i) q[body.q + i] = body.name + ".q[" + std::to_string(i) + ']';
        for (std::size_t i = 0; i < expanded.body_v; ++i) v[body.v + i] = body.name + ".v[" + std::to_string(i) + ']';
    }
    q.insert(q.end(), v.begin(), v.end());
    q.insert(q.end(), x.begin(), x.end());
    return q;
}

Numbers numbers_of(const Assembled& assembled, std::span<const double> parameters) {
    Numbers out;
    out.values.assign(parameters.begin(), parameters.end());
    for (const std::span<double> part : {assembled.q0, assembled.v0, assembled.x0}) out.values.insert(out.values.end(), part.begin(), part.end());
    return out;
}

} // namespace

Error not_begun() {
    return {ErrorKind::cancelled, "the run was not begun: it was cancelled", "change the scene, or open it again, to begin it", {}};
}

Unexpected<Errors> one(Error error) {
    return Unexpected(Errors{std::move(error)});
}

MakingQuestion::MakingQuestion(const std::function<bool(std::string_view)>& progress) : progress_(progress), asks_([this] { return asked(); }) {
    if (progress_) question_.emplace(asks_);
}

void MakingQuestion::now(std::string_view what) {
    what_ = what;
    asked_ = {};
    ask_to_go_on();
}

bool MakingQuestion::asked() {
    constexpr std::chrono::milliseconds every{5}; // the answer takes a lock, and there are millions of parts
    const auto now = std::chrono::steady_clock::now();
    if (now - asked_ < every) return true;
    asked_ = now;
    return progress_(what_);
}

Result<Compilation, Errors> Compilation::make(const model::Model& model, const ProgramOptions& options) {
    try {
        MakingQuestion question(options.progress);
        return make(model, options, question);
    } catch (const Stopped&) {
        return one(not_begun());
    }
}

Result<Compilation, Errors> Compilation::make(const model::Model& model, const ProgramOptions& options, MakingQuestion& question) {
    question.now("checking the scene");
    if (options.like) {
        ProgramOptions alone = options;
        alone.like.reset();
        if (model::difference(options.like->model(), model).empty()) return make(options.like, alone, question);
        if (auto made = make_like(*options.like, model, alone, question)) return std::move(*made);
    }
    if (Errors errors = model::validate(model); !errors.empty()) return Unexpected(std::move(errors));
    auto ranges = model::parameter_values(model);
    if (!ranges) return one(ranges.error());
    auto values = values_of(model, *ranges, options.set);
    if (!values) return Unexpected(std::move(values.error()));
    auto scheme = scheme_of(model, options);
    if (!scheme) return Unexpected(std::move(scheme.error()));
    const auto end = options.end ? positive(*options.end, "the end") : model::end_time(model.run);
    if (!end) return one(end.error());
    // By the options; a scene's own are looked at by validate().
    if (auto fault = model::without_end(scheme->events ? std::min(scheme->h, scheme->events->max_step) : scheme->h, *end)) return one(std::move(*fault));

    auto expanded = model::expand(model, *values);
    if (!expanded) return Unexpected(std::move(expanded.error()));
    std::shared_ptr<Program> program(new Program());
    Program::Impl& made = *program->impl_;
    for (const model::ExpandedInteraction& interaction : expanded->interactions) made.interaction_names.push_back(interaction.name);
    Compilation out;
    const simulation::Estimate estimate = simulation::estimate(model, *expanded);
    if (auto fits = simulation::within(estimate, options.most_memory); !fits) return one(fits.error());
    question.now("reading formulas");
    auto graph = model::ModelGraph::create(model, std::move(*expanded));
    if (!graph) return Unexpected(std::move(graph.error()));
    out.graph.emplace(std::move(*graph));
    if (!options.set.empty()) // validate() has looked at the scene's own values
        if (Errors errors = model::drawing_errors(model, *values); !errors.empty()) return Unexpected(std::move(errors));
    question.now("making the equations");
    auto assembled = simulation::lower(model, *out.graph, *scheme, *values);
    if (!assembled) return Unexpected(std::move(assembled.error()));
    out.assembled = std::move(*assembled);
    if (out.assembled->bodies) {
        const std::vector<std::string> of_bodies = out.assembled->bodies->names().interactions();
        made.interaction_names.insert(made.interaction_names.begin(), of_bodies.begin(), of_bodies.end());
    }
    if (Errors errors = out.judge_degrees(*values); !errors.empty()) return Unexpected(std::move(errors));
    const model::SolverKind solver = options.solver.value_or(model.run.solver);
    if (auto fits = check_solver(model, *out.assembled, solver); !fits) return one(fits.error());

    made.options = options;
    made.options.set.clear();
    made.options.progress = {};
    made.options.like.reset();
    made.initial_names = initial_names(out.graph->expanded());
    made.end = *end;
    made.solvers = solvers_of(model, solver, *end);
    made.structure = out.assembled->structure;
    made.settings = model::settings_hash(model.run) * 31 + static_cast<std::uint64_t>(solver);
    out.take_values(made, model, std::move(*ranges), std::move(*values));
    out.program = std::move(program);
    return out;
}

void Compilation::take_values(Program::Impl& made, const model::Model& model, std::vector<model::ParameterValue> ranges, std::vector<double> values) {
    ask_to_go_on();
    made.model = model;
    ask_to_go_on();
    made.ranges = std::move(ranges);
    made.remarks = remarks;
    made.parameters = parameters = std::move(values);
    made.numbers = numbers_of(*assembled, made.parameters);
    ask_to_go_on();
    made.hash = model::program_hash(model);
}

std::optional<Compilation> Compilation::make_like(const Program& like, const model::Model& model, const ProgramOptions& options, MakingQuestion& question) {
    const Program& base = like.impl().base ? *like.impl().base : like;
    const Program::Impl& of = base.impl();
    if (of.structure->scheme.events && !model.bodies.empty()) return std::nullopt; // which rows there are hangs on values
    const auto changed = model::changed_starts(of.model, model);
    if (!changed) return std::nullopt;
    auto ranges = model::parameter_values(model);
    if (!ranges) return std::nullopt;
    for (std::size_t i = 0; i < ranges->size(); ++i)
        if (!parameter_in_range(model.parameters[i], (*ranges)[i], (*ranges)[i].value)) return std::nullopt;
    auto values = values_of(model, *ranges, options.set);
    if (!values || !of.is_compiled_for(*values, options)) return std::nullopt;
    if (*values != of.parameters && !model::drawing_errors(model, *values).empty()) return std::nullopt;
    question.now("making the equations");
    std::shared_ptr<const simulation::StartNumbers> starts;
    if (!changed->empty()) {
        starts = simulation::StartNumbers::create(model, *changed, *of.structure, *values);
        if (!starts) return std::nullopt;
    }
    Compilation out;
    auto assembled = simulation::assemble(of.structure, *values, starts);
    if (!assembled) return std::nullopt;
    out.assembled = std::move(*assembled);
    if (!out.judge_degrees(*values).empty()) return std::nullopt;
    std::shared_ptr<Program> program(new Program());
    Program::Impl& made = *program->impl_;
    static_cast<Compiled&>(made) = of;
    made.base = base.shared_from_this();
    made.starts = std::move(starts);
    {
        const std::lock_guard lock(of.plan_lock);
        made.plan = of.plan;
    }
    out.take_values(made, model, std::move(*ranges), std::move(*values));
    out.program = std::move(program);
    return out;
}

Errors Compilation::judge_degrees(std::span<const double> values) {
    simulation::DegreeFindings degrees = simulation::judge_relative_degrees(assembled->equations ? *assembled->equations : *assembled, values);
    remarks = std::move(degrees.remarks);
    return std::move(degrees.errors);
}

Result<Compilation, Errors> Compilation::make(std::shared_ptr<const Program> program, const ProgramOptions& options, MakingQuestion& question) {
    const Program::Impl& of = program->impl();
    auto values = values_of(of.model, of.ranges, options.set);
    if (!values) return Unexpected(std::move(values.error()));
    if (!of.is_compiled_for(*values, options)) return make(of.model, options, question);
    const bool as_compiled = *values == of.parameters;
    if (!as_compiled)
        if (Errors errors = model::drawing_errors(of.model, *values); !errors.empty()) return Unexpected(std::move(errors));
    question.now("making the equations");
    auto assembled = simulation::assemble(of.structure, *values, of.starts);
    if (!assembled) return make(of.model, options, question); // which tells all that is wrong
    Compilation out;
    out.assembled = std::move(*assembled);
    if (as_compiled) out.remarks = of.remarks;
    else if (Errors errors = out.judge_degrees(*values); !errors.empty()) return Unexpected(std::move(errors));
    out.parameters = std::move(*values);
    out.program = std::move(program);
    return out;
}

bool Program::Impl::is_compiled_for(std::span<const double> values, const ProgramOptions& wanted) const {
    if (wanted.step != options.step || wanted.end != options.end || wanted.solver != options.solver || wanted.most_memory < options.most_memory) return false;
    const bool rows_by_value = structure->scheme.events && !model.bodies.empty(); // a coefficient of friction that is 0 has none
    for (std::size_t i = 0; i < values.size(); ++i)
        if ((model.parameters[i].integer || rows_by_value) && values[i] != parameters[i]) return false;
    return true;
}

Program::Program() : impl_(std::make_unique<Impl>()) {}
Program::~Program() = default;

Result<std::shared_ptr<const Program>, Errors> Program::compile(const model::Model& model, const ProgramOptions& options) {
    try {
        auto made = Compilation::make(model, options);
        if (made) return std::move(made->program);
        if (made.error().size() > model::kMostErrors + 1) model::keep_readable(made.error());
        return Unexpected(std::move(made.error()));
    } catch (const std::bad_alloc&) {
        return one(no_memory_for_scene());
    }
}

Error no_memory_for_scene() {
    return {ErrorKind::run, "there is not enough memory for this scene", "take fewer copies, or record fewer signals", {}};
}

const Numbers& Program::numbers() const noexcept { return impl_->numbers; }

Result<Numbers> Program::numbers(std::span<const double> parameters) const {
    const Impl& self = *impl_;
    if (parameters.size() != self.parameters.size())
        return fail(ErrorKind::input, "there are " + std::to_string(parameters.size()) + " values for " + std::to_string(self.parameters.size()) + " parameters",
                    "give one value for each parameter of the scene, in its order");
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (auto fits = self.check_parameter(i, parameters[i]); !fits) return Unexpected(std::move(fits.error()));
    auto assembled = simulation::assemble(self.structure, parameters, self.starts);
    if (!assembled) return Unexpected(std::move(assembled.error().front()));
    return numbers_of(**assembled, parameters);
}

Result<void> Program::Impl::check_parameter(std::size_t index, double value) const {
    const model::Parameter& parameter = model.parameters[index];
    if (auto fits = parameter_in_range(parameter, ranges[index], value); !fits) return fits;
    if (parameter.integer && value != parameters[index])
        return fail(ErrorKind::input, parameter.name + " is a count: a program is compiled for one", "compile the scene again with the new value",
                    parameter_place(parameter));
    return {};
}

std::optional<std::size_t> Program::place(std::string_view name) const {
    const std::vector<model::Parameter>& parameters = impl_->model.parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (parameters[i].name == name) return i;
    const auto found = std::find(impl_->initial_names.begin(), impl_->initial_names.end(), name);
    if (name.empty() || found == impl_->initial_names.end()) return std::nullopt;
    return parameters.size() + static_cast<std::size_t>(found - impl_->initial_names.begin());
}

double Program::step_size() const noexcept { return impl_->structure->scheme.h; }
double Program::end_time() const noexcept { return impl_->end; }
const model::Model& Program::model() const noexcept { return impl_->model; }

} // namespace saltus
