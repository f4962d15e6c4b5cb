// SPDX-License-Identifier: GPL-3.0-or-later
// From a program to a session at its initial state.
#include "core/model/names.h"
#include "core/model/validate.h"
#include "core/session_impl.h"
#include "core/simulation/equalities.h"
#include "core/simulation/ringing.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace saltus {

namespace {

using simulation::Assembled;

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

// Positive feedback, as of a Schmitt trigger: a relay whose output falls as its lambda grows fits at both bounds and between them.
std::string feedback_remark(const Assembled& assembled) {
    for (std::size_t row = 0; row < assembled.layout.rows; ++row) {
        if (assembled.row_kind[row] != simulation::RowKind::first_order || !std::isfinite(assembled.upper[row] - assembled.lower[row])) continue;
        for (std::uint32_t k = assembled.D.start[row]; k < assembled.D.start[row + 1]; ++k)
            if (assembled.D.column[k] == row && assembled.D.value[k] < 0.0)
                return "relay '" + assembled.interactions[assembled.interaction_of_row[row]].name + '[' + std::to_string(assembled.component_of_row[row]) +
                       "]' feeds its own output back (D = " + model::number_text(assembled.D.value[k]) +
                       "): several values fit its law at once, and which of them is taken is not determined; it has no memory, as hysteresis would need";
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
        if (std::string remark = lambda_remark(*assembled, model(), row_names()); !remark.empty()) out.push_back(std::move(remark));
    if (std::string remark = feedback_remark(assembled->equations ? *assembled->equations : *assembled); !remark.empty()) out.push_back(std::move(remark));
    const model::Run usual, &run = model().run;
    const bool newton = run.newton_tolerance != usual.newton_tolerance || run.newton_iterations != usual.newton_iterations ||
                        run.written.has("integrator.newton");
    if (!assembled->newton && !assembled->bodies && newton)
        out.emplace_back("\"newton\" has no effect: all systems and relations of this scene are linear");
    constexpr double much = 2.5e7; // numbers: 200 MB
    const double columns = static_cast<double>(row.size()), rows = std::floor(program().end / assembled->scheme.h / record_every) + 1.0;
    if (records_all && columns * rows > much)
        out.push_back("all " + std::to_string(row.size()) + " signals are recorded, as \"record\" names none: with " + model::number_text(rows) +
                      " rows until the end " + model::number_text(std::round(columns * rows * 8e-6)) + " MB; name those that are needed, or raise \"record_every\"");
    return out;
}

Result<std::unique_ptr<Session>, Errors> Session::Impl::create(const Compiles& compile, const RunOptions& options) {
    try {
        auto made = build(compile, options);
        if (!made && made.error().size() > model::kMostErrors + 1) model::keep_readable(made.error());
        return made;
    } catch (const Stopped&) {
        return one(not_begun());
    } catch (const std::bad_alloc&) {
        return one(no_memory_for_scene());
    }
}

Result<std::unique_ptr<Session>, Errors> Session::create(const model::Model& model, const RunOptions& options) {
    return Impl::create([&](const ProgramOptions& wanted, MakingQuestion& question) { return Compilation::make(model, wanted, question); }, options);
}

Result<std::unique_ptr<Session>, Errors> Session::create(const std::shared_ptr<const Program>& program, const RunOptions& options) {
    return Impl::create([&](const ProgramOptions& wanted, MakingQuestion& question) { return Compilation::make(program, wanted, question); }, options);
}

// What the statistics tell of a run before its first step.
void Session::Impl::begin_statistics() {
    const Assembled& of_rows = assembled->equations ? *assembled->equations : *assembled;
    const bool steps = !assembled->scheme.events;
    statistics.residual_unit = residual_unit(*assembled);
    statistics.rows = layout().rows;
    statistics.contacts = static_cast<std::size_t>(std::count(assembled->row_kind.begin(), assembled->row_kind.end(), simulation::RowKind::contact));
    if (steps && (!assembled->systems.empty() || assembled->bodies)) statistics.worst_equations = 0.0;
    if (steps && of_rows.newton && !simulation::equality_rows(*of_rows.structure).empty()) statistics.worst_equalities = 0.0;
}

void Session::Impl::tell_remarks(const Compilation& made, const RunParts::Findings& found, bool records_all) {
    std::vector<std::string> all = found.velocities;
    const auto append = [&all](const std::vector<std::string>& more) { all.insert(all.end(), more.begin(), more.end()); };
    if (assembled->equations) append(simulation::ringing(*assembled->equations));
    append(made.remarks);
    append(found.equalities);
    append(found.gaps);
    for (const Error& remark : plan->remarks) all.push_back(remark.message);
    for (const Error& remark : plan->unit_remarks) all.push_back(remark.message);
    append(remarks(records_all));
    append(plan->left_out);
    for (std::string& remark : all) events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
}

Result<std::unique_ptr<Session>, Errors> Session::Impl::build(const Compiles& compile, const RunOptions& options) {
    if (const auto every = options.record_every; every && *every < 1)
        return one({ErrorKind::input,
                    "record_every is " + std::to_string(*every),
                    "write 1 to record each step, 10 for each tenth",
                    {}});
    MakingQuestion question(options.progress);
    auto made = compile({options.set, options.step, options.end, options.solver, options.most_memory, {}, options.like}, question);
    if (!made) return Unexpected(std::move(made.error()));
    std::unique_ptr<Session> session(new Session());
    Impl& self = *session->impl_;
    self.compiled = made->program;
    const Program::Impl& program = self.program();
    const std::vector<double>& values = made->parameters;
    self.record_every = options.record_every.value_or(program.model.run.record_every);
    auto plan = RecordPlan::of(*made, options, question);
    if (!plan) return Unexpected(std::move(plan.error()));
    self.plan = std::move(*plan);
    self.writer = self.plan->writer;
    self.energy_on = self.writer->needs_energy();
    self.row.assign(self.writer->catalogue().size(), 0.0);
    self.frame_row = self.row;
    self.assembled = std::move(made->assembled);
    self.energies.emplace(*self.assembled);
    self.events.emplace(*self.assembled);
    self.begin_statistics();
    question.now("finding the initial state");
    self.make_stepper(program.solvers, self.energy_on);
    if (self.driven) self.driven->ask(&self.token);
    if (self.driven && self.writer->needs_guards()) self.driven->keep_guards();
    self.statistics.solver = self.stepper->solver_text();

    ask_to_go_on();
    RunParts::Findings found = self.begin(values);
    if (!found.errors.empty()) return Unexpected(std::move(found.errors));
    ask_to_go_on();
    if (self.assembled->bodies) {
        const auto rows = self.assembled->bodies->world().joint_rows();
        if (!self.assembled->scheme.events && std::any_of(rows.begin(), rows.end(), [](const rigid::JointRow& joint) { return !joint.coordinate; })) self.statistics.worst_equalities = 0.0;
    }
    if (self.writer->needs_reactions()) {
        self.reactions.emplace(*self.assembled);
        if (self.driven) self.reactions->take(self.state);
    }
    std::vector<std::string> parameter_names;
    for (const model::Parameter& parameter : self.model().parameters) parameter_names.push_back(parameter.name);
    self.recording = std::make_shared<Recording>(self.writer->catalogue(), program.interaction_names, std::move(parameter_names), values, options.recording);
    self.tell_remarks(*made, found, !options.record && self.model().run.record.empty());
    ask_to_go_on();
    self.events->begin(self.state);
    if (auto recorded = self.record_row(); !recorded) return one(recorded.error());
    if (self.events->has_news()) self.events->hand_on(*self.recording);
    return session;
}

} // namespace saltus
