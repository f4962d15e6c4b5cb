// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/body_actions.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/action_formulas.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <unordered_set>

namespace saltus::simulation {

namespace {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

// Collects the formulas of bodies and joints.
class ActionCollector {
public:
    ActionCollector(const model::Model& model, model::ModelGraph& graph) : model_(model), names_(graph), graph_(graph.graph()) {
        const model::Expanded& expanded = graph.expanded();
        const auto take = [&](const std::vector<Symbol>& symbols, std::size_t from) {
            for (std::size_t i = from; i < symbols.size(); ++i) of_bodies_.insert(symbols[i].index);
        };
        take(graph.q(), expanded.system_coordinates);
        take(graph.v(), expanded.system_coordinates);
    }

    void collect() {
        const model::Expanded& expanded = names_.expanded();
        const bool planar = model_.world.planar;
        for (std::size_t b = 0; b < expanded.bodies.size(); ++b) {
            const model::ExpandedBody& copy = expanded.bodies[b];
            const model::Body& body = model_.bodies[copy.source];
            const std::string object = "bodies." + body.name;
            for (std::size_t i = 0; i < body.force.size(); ++i)
                force(body.force[i], model::element(object + ".force", i), copy.constants, 6 * b + i);
            for (std::size_t i = 0; i < body.moment.size(); ++i)
                force(body.moment[i], model::element(object + ".moment", i), copy.constants, 6 * b + (planar ? 5 : 3 + i));
        }
        for (const bool twist : {false, true}) // the order of rigid::Actions
            for (std::size_t j = 0; j < expanded.joints.size(); ++j) joint(expanded.joints[j], static_cast<std::uint32_t>(j), twist);
    }

    ActionFormulas found;
    Errors errors;

private:
    std::optional<Expr> parse(const model::Formula& formula, const model::Constants& constants, const Place& place) {
        auto expr = names_.parse(formula, constants);
        if (expr) return *expr;
        errors.push_back(model::placed(expr.error(), place));
        return std::nullopt;
    }
    bool reads_state(Expr expr) const { return graph_.depends_on(expr, SymbolKind::state); }
    bool reads_more_than_bodies(Expr expr) const {
        if (!reads_state(expr)) return false;
        for (const Symbol symbol : graph_.symbols_of(expr))
            if (reads_state(graph_.symbol(symbol)) && !of_bodies_.contains(symbol.index)) return true;
        return false;
    }
    void force(const model::Formula& formula, const std::string& object, const model::Constants& constants, std::size_t entry) {
        const auto expr = parse(formula, constants, model::at(formula.place, object));
        if (!expr || graph_.constant_value(*expr) == 0.0) return;
        found.forces_of_state = found.forces_of_state || reads_state(*expr);
        found.answers = found.answers || reads_more_than_bodies(*expr);
        found.forces.push_back(*expr);
        found.force_of.push_back(static_cast<std::uint32_t>(entry));
    }
    // position, rate, force of one drive
    void drive(model::DriveKind kind, const model::Formula& formula, const std::string& object, const model::Constants& constants,
               std::uint32_t joint, std::size_t coordinate) {
        const Place place = model::at(formula.place, object);
        const Expr zero = graph_.constant(0.0);
        const Expr value = parse(formula, constants, place).value_or(zero);
        found.answers = found.answers || reads_state(value);
        Expr rate = value;
        if (kind == model::DriveKind::position) {
            auto total = graph_.total_time_derivative(value);
            if (total) rate = *total;
            else if (reads_state(value))
                errors.push_back({ErrorKind::input, "a position drive needs the rate of its value, and that of a state here is known only after the step",
                                  "let a velocity drive follow the rate, or let the drive follow q of a Lagrangian system", place});
            else errors.push_back(model::placed(total.error(), place));
        }
        found.drives.push_back(kind == model::DriveKind::position ? value : zero);
        found.drives.push_back(kind == model::DriveKind::force ? zero : rate);
        found.drives.push_back(kind == model::DriveKind::force ? value : zero);
        found.drive.push_back({kind, joint, static_cast<std::uint32_t>(coordinate), place});
    }
    void joint(const model::ExpandedJoint& copy, std::uint32_t number, bool twist) {
        const model::Joint& joint = model_.joints[copy.source];
        if ((joint.kind == model::JointKind::twist) != twist) return;
        const std::string object = "joints." + joint.name;
        if (twist) drive(model::DriveKind::velocity, joint.rate, object + ".rate", copy.constants, number, 0);
        for (std::size_t i = 0; i < joint.coordinates.size(); ++i)
            if (joint.coordinates[i].drive != model::DriveKind::none)
                drive(joint.coordinates[i].drive, joint.coordinates[i].value, model::element(object + ".coordinates", i) + ".value", copy.constants,
                      number, i);
    }

    const model::Model& model_;
    model::ModelGraph& names_;
    formula::Graph& graph_;
    std::unordered_set<std::uint32_t> of_bodies_; // symbols
};

} // namespace

Result<ActionFormulas, Errors> action_formulas(const model::Model& model, model::ModelGraph& graph) {
    ActionCollector collector(model, graph);
    collector.collect();
    if (!collector.errors.empty()) return Unexpected(std::move(collector.errors));
    return std::move(collector.found);
}

std::unique_ptr<BodyActions> BodyActions::create(const ActionFormulas& found, const model::ModelGraph& graph) {
    auto made = std::make_unique<BodyActions>();
    std::vector<formula::Symbol> inputs = graph.time_inputs();
    made->time_inputs_ = inputs.size();
    made->drives_ = formula::Tape::compile(graph.graph(), found.drives, inputs);
    inputs.insert(inputs.end(), graph.q().begin(), graph.q().end());
    inputs.insert(inputs.end(), graph.v().begin(), graph.v().end());
    made->forces_ = formula::Tape::compile(graph.graph(), found.forces, inputs);
    made->q_count_ = graph.q().size();
    made->v_count_ = graph.v().size();
    made->drive_count_ = found.drives.size() / 3;
    made->force_of_ = found.force_of;
    made->of_state_ = found.forces_of_state;
    made->in_.assign(inputs.size(), 0.0);
    made->out_.assign(std::max(found.forces.size(), found.drives.size()), 0.0);
    made->work_.assign(std::max(made->forces_.workspace_size(), made->drives_.workspace_size()), 0.0);
    return made;
}

void BodyActions::set_numbers(const double* numbers) noexcept {
    std::copy_n(numbers, time_inputs_, in_.begin());
}

void BodyActions::add_forces(double t, const double* q, const double* v, double* out) const {
    if (force_of_.empty()) return;
    in_[0] = t;
    if (of_state_) {
        const auto at = std::copy_n(q, q_count_, in_.begin() + static_cast<std::ptrdiff_t>(time_inputs_));
        std::copy_n(v, v_count_, at);
    }
    forces_.evaluate(in_.data(), out_.data(), work_.data());
    for (std::size_t i = 0; i < force_of_.size(); ++i) out[force_of_[i]] += out_[i];
}

std::optional<BodyActions::BadForce> BodyActions::bad_force(double t, const double* q, const double* v) const {
    if (force_of_.empty()) return std::nullopt;
    std::vector<double> sums(*std::max_element(force_of_.begin(), force_of_.end()) + std::size_t{1}, 0.0);
    add_forces(t, q, v, sums.data());
    for (std::size_t i = 0; i < force_of_.size(); ++i)
        if (!std::isfinite(out_[i])) return BadForce{force_of_[i] / 6, out_[i], forces_.explain(in_.data())};
    return std::nullopt;
}

void BodyActions::drives(double t, double* out) const {
    if (drive_count_ == 0) return;
    in_[0] = t;
    drives_.evaluate(in_.data(), out, work_.data());
}

} // namespace saltus::simulation
