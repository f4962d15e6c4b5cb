// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/body_actions.h"

#include "core/model/expand.h"
#include "core/model/names.h"

#include <algorithm>

namespace saltus::simulation {

namespace {

using formula::Expr;
using formula::SymbolKind;

// Collects the formulas of bodies and joints.
class ActionCollector {
public:
    ActionCollector(const model::Model& model, model::ModelGraph& graph) : model_(model), names_(graph), graph_(graph.graph()) {}

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
            for (const model::ExpandedJoint& copy : expanded.joints) joint(copy, twist);
    }

    std::vector<Expr> forces, drives;
    std::vector<std::uint32_t> force_of;
    bool of_state = false;
    Errors errors;

private:
    std::optional<Expr> parse(const model::Formula& formula, const model::Constants& constants, const Place& place) {
        auto expr = names_.parse(formula, constants);
        if (expr) return *expr;
        errors.push_back(model::placed(expr.error(), place));
        return std::nullopt;
    }
    void force(const model::Formula& formula, const std::string& object, const model::Constants& constants, std::size_t entry) {
        const auto expr = parse(formula, constants, model::at(formula.place, object));
        if (!expr || graph_.constant_value(*expr) == 0.0) return;
        of_state = of_state || graph_.depends_on(*expr, SymbolKind::state);
        forces.push_back(*expr);
        force_of.push_back(static_cast<std::uint32_t>(entry));
    }
    // position, rate, force of one drive
    void drive(model::DriveKind kind, const model::Formula& formula, const std::string& object, const model::Constants& constants) {
        const Place place = model::at(formula.place, object);
        const Expr zero = graph_.constant(0.0);
        const Expr value = parse(formula, constants, place).value_or(zero);
        Expr rate = value;
        if (kind == model::DriveKind::position) {
            auto found = graph_.total_time_derivative(value);
            if (found) rate = *found;
            else errors.push_back(model::placed(found.error(), place));
        }
        drives.push_back(kind == model::DriveKind::position ? value : zero);
        drives.push_back(kind == model::DriveKind::force ? zero : rate);
        drives.push_back(kind == model::DriveKind::force ? value : zero);
    }
    void joint(const model::ExpandedJoint& copy, bool twist) {
        const model::Joint& joint = model_.joints[copy.source];
        if ((joint.kind == model::JointKind::twist) != twist) return;
        const std::string object = "joints." + joint.name;
        if (twist) drive(model::DriveKind::velocity, joint.rate, object + ".rate", copy.constants);
        for (std::size_t i = 0; i < joint.coordinates.size(); ++i)
            if (joint.coordinates[i].drive != model::DriveKind::none)
                drive(joint.coordinates[i].drive, joint.coordinates[i].value, model::element(object + ".coordinates", i) + ".value", copy.constants);
    }

    const model::Model& model_;
    model::ModelGraph& names_;
    formula::Graph& graph_;
};

} // namespace

Result<std::unique_ptr<BodyActions>, Errors> BodyActions::create(const model::Model& model, model::ModelGraph& graph) {
    ActionCollector found(model, graph);
    found.collect();
    if (!found.errors.empty()) return Unexpected(std::move(found.errors));
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
    made->force_of_ = std::move(found.force_of);
    made->of_state_ = found.of_state;
    made->in_.assign(inputs.size(), 0.0);
    made->out_.assign(std::max(found.forces.size(), found.drives.size()), 0.0);
    made->work_.assign(std::max(made->forces_.workspace_size(), made->drives_.workspace_size()), 0.0);
    return made;
}

void BodyActions::set_time_inputs(const double* numbers) noexcept {
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

void BodyActions::drives(double t, double* out) const {
    if (drive_count_ == 0) return;
    in_[0] = t;
    drives_.evaluate(in_.data(), out, work_.data());
}

} // namespace saltus::simulation
