// SPDX-License-Identifier: GPL-3.0-or-later
// From a program to a session at its initial state.
#include "core/model/names.h"
#include "core/model/remarks.h"
#include "core/model/unit_remarks.h"
#include "core/model/validate.h"
#include "core/session_impl.h"
#include "core/simulation/equalities.h"
#include "core/simulation/ringing.h"
#include "core/simulation/view_signals.h"

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
        if (std::string remark = lambda_remark(*assembled, model, row_names()); !remark.empty()) out.push_back(std::move(remark));
    if (std::string remark = feedback_remark(assembled->equations ? *assembled->equations : *assembled); !remark.empty()) out.push_back(std::move(remark));
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
    } catch (const Stopped&) {
        return one(not_begun());
    } catch (const std::bad_alloc&) {
        return one(no_memory_for_scene());
    }
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

// Which signals are recorded, and what that needs.
Errors Session::Impl::choose_signals(const RunOptions& options, model::ModelGraph& graph, std::span<const double> values) {
    signals.emplace(model, graph, *assembled);
    std::vector<std::string> names = options.record ? *options.record : model.run.record;
    if (!options.record && names.empty()) names = signals->usual();
    // The same scene goes by time steps too, beside its event-driven run for one.
    if (!options.record && !assembled->scheme.events)
        std::erase_if(names, [&](const std::string& name) {
            const bool without = model::is_guard_signal(name) && !signals->find(name);
            if (without) left_out.push_back("'" + name + "' is not recorded: it is a guard, which event-driven runs alone have");
            return without;
        });
    if (options.record_views) {
        auto more = simulation::view_signals(model, *signals, values);
        if (!more) return {more.error()};
        names.insert(names.end(), more->begin(), more->end());
        for (const model::Expression& e : model.expressions) // voltages and currents, which its drawing shows
            if (!e.circuit.empty()) names.push_back(e.name);
    }
    if (options.record)
        for (const std::string& name : *options.record)
            if (auto added = signals->add_formula(graph, name); !added) return {added.error()};
    const auto chosen = signals->choose(names, graph);
    if (!chosen) return {chosen.error()};
    writer.emplace(*signals, graph, layout(), *chosen);
    energy_on = writer->needs_energy();
    row.assign(writer->catalogue().size(), 0.0);
    frame_row = row;
    return {};
}

void Session::Impl::tell_remarks(const Compilation& made, const RunParts::Findings& found, bool records_all) {
    std::vector<std::string> all = found.velocities;
    const auto append = [&all](const std::vector<std::string>& more) { all.insert(all.end(), more.begin(), more.end()); };
    if (assembled->equations) append(simulation::ringing(*assembled->equations));
    append(made.remarks);
    append(found.equalities);
    append(found.gaps);
    for (const Error& remark : model::remarks(model, assembled->scheme.h, end)) all.push_back(remark.message);
    for (const Error& remark : unit_remarks) all.push_back(remark.message);
    append(remarks(records_all));
    append(left_out);
    for (std::string& remark : all) events->add_notice({NoticeKind::information, 0.0, 0, std::move(remark)});
}

Errors Session::Impl::find_unit_remarks() const {
    Errors found = model::unit_remarks(model, [this](std::string_view name) {
        const auto column = signals->find(name);
        return column ? signals->catalogue()[*column].unit : std::string();
    });
    if (found.size() <= model::kMostErrors) return found;
    const std::size_t more = found.size() - model::kMostErrors;
    found.resize(model::kMostErrors);
    found.push_back({ErrorKind::input, "and " + std::to_string(more) + " more remarks on units", {}, {}});
    return found;
}

Result<std::unique_ptr<Session>, Errors> Session::Impl::build(const model::Model& model, const RunOptions& options) {
    const int record_every = options.record_every.value_or(model.run.record_every);
    if (record_every < 1)
        return one({ErrorKind::input,
                    "record_every is " + std::to_string(record_every),
                    "write 1 to record each step, 10 for each tenth",
                    {}});
    MakingQuestion question(options.progress);
    auto made = Compilation::make(model, {options.set, options.step, options.end, options.solver, options.most_memory, {}}, question);
    if (!made) return Unexpected(std::move(made.error()));
    const Program::Impl& program = made->program->impl();
    const std::vector<double>& values = program.parameters;
    std::unique_ptr<Session> session(new Session());
    Impl& self = *session->impl_;
    self.record_every = record_every;
    self.compiled = made->program;
    self.model = model;
    ask_to_go_on();
    self.ranges = program.ranges;
    self.end = program.end;
    self.program = program.hash;
    self.settings = program.settings;
    self.assembled = std::move(made->assembled);
    self.energies.emplace(*self.assembled);
    self.events.emplace(*self.assembled);
    self.begin_statistics();
    question.now("finding the initial state");
    if (Errors errors = self.choose_signals(options, *made->graph, values); !errors.empty()) return Unexpected(std::move(errors));
    ask_to_go_on();
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
    for (const model::Parameter& parameter : model.parameters) parameter_names.push_back(parameter.name);
    self.recording = std::make_shared<Recording>(self.writer->catalogue(), std::move(made->interaction_names),
                                                 std::move(parameter_names), values, options.recording);
    question.now("looking at units");
    self.unit_remarks = self.find_unit_remarks();
    self.tell_remarks(*made, found, !options.record && model.run.record.empty());
    ask_to_go_on();
    self.events->begin(self.state);
    if (auto recorded = self.record_row(); !recorded) return one(recorded.error());
    if (self.events->has_news()) self.events->hand_on(*self.recording);
    return session;
}

} // namespace saltus
