// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/guard_signals.h"

#include "core/model/names.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/event_driven/event_bodies.h"
#include "core/simulation/event_driven/event_outputs.h"

#include <cmath>
#include <map>

namespace saltus::simulation {

namespace {

using model::element;

class Lister {
public:
    // shift: from a number of the equations' state to that of the run's.
    Lister(const Assembled& equations, std::ptrdiff_t shift) : equations_(equations), layout_(equations.layout), shift_(shift) {
        const EventOutputs& of = *equations.of_events;
        guards_ = layout_.force + of.guards_at(layout_.coordinates, layout_.unknowns(), layout_.rows);
    }

    void add(const std::string& object, const char* what, std::size_t index, const std::string& label, const char* unit, Quantity quantity, std::size_t number) {
        out_.push_back({{element(object + what, index), label, unit, quantity, object}, static_cast<std::size_t>(static_cast<std::ptrdiff_t>(number) + shift_)});
    }
    void acceleration(const std::string& object, std::size_t index, const std::string& label, bool angular, std::size_t row) {
        add(object, ".yddot", index, label, angular ? "rad/s^2" : "m/s^2", Quantity::none, guards_ + row);
    }
    void reserve(const std::string& object, std::size_t index, const std::string& label, const char* unit, std::size_t row) {
        add(object, ".reserve", index, label, unit, Quantity::friction, guards_ + layout_.rows + row);
    }
    void row(const std::string& object, std::size_t index, const std::string& before, bool friction, bool angular, std::size_t row) {
        if (!friction) add(object, ".y", index, before + "gap", angular ? "rad" : "m", Quantity::position, layout_.y + row);
        add(object, ".ydot", index, before + (friction ? "sliding velocity" : "relative velocity"), angular ? "rad/s" : "m/s", Quantity::velocity, layout_.ydot + row);
        add(object, ".force", index, before + (friction ? "friction force" : "normal force"), angular ? "N m" : "N", friction ? Quantity::friction : Quantity::impulse,
            layout_.force + row);
    }
    // The first of them: those of outlines belong to shapes, not to formulas.
    void conditions(std::size_t count) {
        std::map<std::string, std::size_t> counted;
        for (std::size_t k = 0; k < count; ++k) {
            const auto& [condition, depends, owner] = equations_.of_events->conditions[k];
            const std::string object = owner.empty() ? std::string("scene") : owner;
            const std::size_t number = counted[object]++;
            add(object, ".condition", number, condition.text.empty() ? element(object + ".condition", number) : condition.text, "", Quantity::section,
                guards_ + 2 * layout_.rows + k);
        }
    }
    std::vector<GuardSignal> take() { return std::move(out_); }

private:
    const Assembled& equations_;
    const Layout& layout_;
    std::ptrdiff_t shift_;
    std::size_t guards_ = 0;
    std::vector<GuardSignal> out_;
};

void list_rows(const Assembled& assembled, Lister& out) {
    const bool alone = assembled.is_one_contact();
    for (const InteractionBlock& block : assembled.interactions)
        for (std::size_t i = 0; i < block.size; ++i) {
            const std::size_t row = block.offset + i;
            const bool single = block.size == (block.friction ? 2u : 1u);
            const std::string before = alone ? "" : (single ? block.name : element(block.name, block.friction ? i / 2 : i)) + ' ';
            switch (assembled.row_kind[row]) {
            case RowKind::contact: out.acceleration(block.name, i, before + "normal acceleration", false, row); break;
            case RowKind::friction:
                out.acceleration(block.name, i, before + "sliding acceleration", false, row);
                out.reserve(block.name, i, before + "friction reserve", "N", row);
                break;
            case RowKind::relay: out.reserve(block.name, i, before + "distance to the bound", "N", row); break;
            case RowKind::first_order:
                if (std::isfinite(assembled.lower[row]) || std::isfinite(assembled.upper[row])) out.reserve(block.name, i, before + "distance to the bound", "", row);
                break;
            case RowKind::velocity:
            case RowKind::position: break;
            }
        }
}

void list_body_rows(const BodyPart& part, Lister& out) {
    const EventBodies& bodies = *part.events;
    const auto& names = part.names();
    const auto& joints = part.world().input().joint_names;
    std::size_t point = 0;
    for (std::size_t k = 0; k < bodies.rows().size(); ++k) {
        const BodyRow& row = bodies.rows()[k];
        if (row.kind == BodyRow::Kind::contact || row.kind == BodyRow::Kind::sliding) {
            const ContactFeature& feature = bodies.features()[row.of];
            const std::string object = names.bodies[feature.body_a] + '.' + names.bodies[feature.body_b];
            const bool sliding = row.kind == BodyRow::Kind::sliding;
            point = feature.number;
            const std::string before = names.bodies[feature.body_a] + '-' + element(names.bodies[feature.body_b], point) + ' ';
            const std::string own = sliding ? object + ".friction" : object;
            out.row(own, point, before, sliding, false, k);
            out.acceleration(own, point, before + (sliding ? "sliding acceleration" : "normal acceleration"), false, k);
            if (sliding) out.reserve(own, point, before + "friction reserve", "N", k);
            continue;
        }
        if (part.world().joints()[row.of].kind == rigid::JointKind::relation) {
            const std::size_t i = bodies.relation_row(row.of);
            const std::string &of = joints[row.of], before = element(of, i) + ' ';
            if (row.kind == BodyRow::Kind::limit) out.acceleration(of, i, before + "normal acceleration", false, k);
            if (row.kind == BodyRow::Kind::rubbing) out.acceleration(of, i, before + "sliding acceleration", false, k), out.reserve(of, i, before + "friction reserve", "N", k);
            if (row.kind == BodyRow::Kind::relay) out.reserve(of, i, before + "distance to the bound", "N", k);
            continue;
        }
        if (row.kind != BodyRow::Kind::limit && row.kind != BodyRow::Kind::dry && row.kind != BodyRow::Kind::motor) continue;
        const std::string of = joints[row.of];
        const std::size_t line = row.line;
        if (row.kind == BodyRow::Kind::limit) {
            const bool angular = bodies.pairs()[row.pair].angular;
            const std::string object = of + (row.sign > 0.0 ? ".lower_limit" : ".upper_limit"), before = of + (row.sign > 0.0 ? " lower limit " : " upper limit ");
            out.row(object, line, before, false, angular, k);
            out.acceleration(object, line, before + "normal acceleration", angular, k);
        } else {
            const bool dry = row.kind == BodyRow::Kind::dry;
            const rigid::JointKind kind = part.world().joints()[row.of].kind;
            const bool angle = kind == rigid::JointKind::revolute || kind == rigid::JointKind::screw || (kind == rigid::JointKind::cylindrical && line == 5);
            const char* unit = angle ? "N m" : "N";
            out.reserve(of + (dry ? ".friction" : ".drive"), line, of + (dry ? " friction reserve" : " distance to the bound"), unit, k);
        }
    }
}

} // namespace

namespace {

// The equations whose state event steppers keep, of bodies an inner one; and how far behind their own places its numbers stand in the run's.
struct Kept {
    const Assembled* equations = nullptr;
    std::size_t behind = 0;
    const Layout& layout() const noexcept { return equations->layout; }
    std::size_t guards() const noexcept { return behind + layout().force + equations->of_events->guards_at(layout().coordinates, layout().unknowns(), layout().rows); }
};
Kept kept_by_events(const Assembled& assembled) {
    if (!assembled.scheme.events) return {};
    if (assembled.bodies && assembled.bodies->events) {
        const EventBodies& bodies = *assembled.bodies->events;
        return {&bodies.equations(), assembled.layout.force + bodies.memory_size() - bodies.equations().layout.size};
    }
    return assembled.of_events ? Kept{&assembled, 0} : Kept{};
}

} // namespace

GuardNumbers guard_numbers(const Assembled& assembled) {
    const Kept kept = kept_by_events(assembled);
    if (!kept.equations) return {};
    return {kept.guards(), 2 * kept.layout().rows + kept.equations->of_events->conditions.size()};
}

std::array<GuardNumbers, 3> event_books(const Assembled& assembled) {
    const Kept kept = kept_by_events(assembled);
    if (!kept.equations) return {};
    const Layout& layout = kept.layout();
    const std::size_t n = layout.coordinates, N = layout.unknowns(), base = kept.behind + layout.force;
    const bool inner = kept.equations != &assembled;
    const std::size_t of_flow = kept.equations->of_events->has_slopes() ? 4 * EventOutputs::kBooks : 0; // the last components of its last step
    return {GuardNumbers{kept.behind + layout.energy, inner ? layout.acting - layout.energy : 0},
            GuardNumbers{base + EventOutputs::modes_at(n, N, layout.rows) - EventOutputs::kBooks, EventOutputs::kBooks}, GuardNumbers{kept.guards() - of_flow, of_flow}};
}

std::vector<GuardSignal> guard_signals(const Assembled& assembled) {
    if (!assembled.scheme.events) return {};
    if (assembled.bodies && assembled.bodies->events) {
        const EventBodies& bodies = *assembled.bodies->events;
        const Layout& inner = bodies.equations().layout;
        const std::size_t begin = assembled.layout.force + bodies.memory_size() - (inner.size - inner.q); // of the inner state, from q on
        Lister out(bodies.equations(), static_cast<std::ptrdiff_t>(begin) - static_cast<std::ptrdiff_t>(inner.q));
        list_body_rows(*assembled.bodies, out);
        out.conditions(bodies.formula_conditions());
        return out.take();
    }
    if (!assembled.of_events) return {};
    Lister out(assembled, 0);
    list_rows(assembled, out);
    out.conditions(assembled.of_events->conditions.size());
    return out.take();
}

} // namespace saltus::simulation
