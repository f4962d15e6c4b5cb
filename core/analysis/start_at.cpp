// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/start_at.h"

#include "core/analysis/graph_at_values.h"
#include "core/analysis/sections.h"
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/validate.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace saltus {

namespace {

using formula::Expr;
using formula::Symbol;

constexpr int kIterations = 50;
constexpr double kClosed = 1e-12; // of a condition, relative to its terms

Unexpected<Error> cannot(const std::string& why, const std::string& remedy, const model::Plot& plot) {
    return fail(ErrorKind::input, "no run can begin at this point: " + why, remedy, Place{{}, 0, 0, "views.plots." + plot.name});
}

// A number of the model that may be chosen: an initial value, the start of a drive.
struct Unknown {
    Symbol symbol;
    model::Value* value = nullptr;
    bool drive = false;
    double number = 0.0;
    bool changed = false;
};

std::vector<model::Value>* initial(model::System& system, bool velocity) {
    if (system.repeat) return nullptr;
    if (auto* k = std::get_if<model::LagrangianLinear>(&system.kind)) return velocity ? &k->v : &k->q;
    if (auto* k = std::get_if<model::LagrangianNonlinear>(&system.kind)) return velocity ? &k->v : &k->q;
    if (auto* k = std::get_if<model::FirstOrderLinear>(&system.kind)) return &k->x;
    if (auto* k = std::get_if<model::FirstOrderNonlinear>(&system.kind)) return &k->x;
    return nullptr;
}

class Starter {
public:
    Starter(const model::Model& model, model::ModelGraph graph, std::vector<double> parameters)
        : next(model), graph_(std::move(graph)), parameters_(std::move(parameters)) {}

    model::Model next;

    Result<void> collect(const model::Plot& plot) {
        const auto& expanded = graph_.expanded();
        std::vector<Expr> values;
        const auto take = [&](Symbol symbol, model::Value* value, bool drive) -> Result<void> {
            if (value) {
                auto expr = graph_.parse(*value);
                if (!expr) return Unexpected(expr.error());
                values.push_back(*expr);
            } else {
                values.push_back(graph_.graph().constant(0.0));
            }
            unknowns_.push_back({symbol, value, drive, 0.0, false});
            return {};
        };
        for (const auto& system : expanded.systems) {
            model::System& source = next.systems[system.source];
            for (int velocity = 0; velocity < (system.first_order ? 1 : 2); ++velocity) {
                auto* list = initial(source, velocity == 1);
                const auto& symbols = system.first_order ? graph_.x() : velocity == 1 ? graph_.v() : graph_.q();
                for (std::size_t i = 0; i < system.size; ++i)
                    if (auto taken = take(symbols[system.offset + i], list && i < list->size() ? &(*list)[i] : nullptr, false); !taken) return taken;
            }
        }
        for (std::size_t i = 0; i < graph_.drives().size(); ++i)
            if (auto taken = take(graph_.drives()[i].anchor_angle, &next.drives[i].start, true); !taken) return taken;
        auto numbers = graph_.evaluate(values, parameters_);
        if (!numbers) return cannot(numbers.error().front().message, numbers.error().front().remedy, plot);
        for (std::size_t i = 0; i < unknowns_.size(); ++i) unknowns_[i].number = (*numbers)[i];
        return {};
    }

    // The signal as a formula of states, time and drives.
    Result<Expr> signal(const std::string& name, const model::Plot& plot) {
        auto& graph = graph_.graph();
        if (const auto symbol = graph.find_symbol(name)) {
            const auto& y = graph_.y();
            const auto& ydot = graph_.ydot();
            if (const auto at = std::find(y.begin(), y.end(), *symbol); at != y.end()) return gap(static_cast<std::size_t>(at - y.begin()), plot);
            if (const auto at = std::find(ydot.begin(), ydot.end(), *symbol); at != ydot.end()) {
                auto position = gap(static_cast<std::size_t>(at - ydot.begin()), plot);
                if (!position) return position;
                return graph.total_time_derivative(*position);
            }
        }
        auto read = graph.parse(name);
        if (!read) return Unexpected(read.error());
        return read;
    }

    Result<Expr> gap(std::size_t row, const model::Plot& plot) {
        auto& graph = graph_.graph();
        for (const auto& interaction : graph_.expanded().interactions) {
            if (row < interaction.offset || row >= interaction.offset + interaction.rows) continue;
            const std::size_t i = interaction.friction ? (row - interaction.offset) / 2 : row - interaction.offset;
            const auto& relation = next.interactions[interaction.source].relation;
            const auto linear = [&](const model::ValueMatrix& H, const model::ValueVector& b) -> Result<Expr> {
                Expr sum = graph.constant(0.0);
                std::size_t column = 0;
                for (const std::size_t s : interaction.systems) {
                    const auto& system = graph_.expanded().systems[s];
                    for (std::size_t k = 0; k < system.size; ++k, ++column) {
                        if (i >= H.size() || column >= H[i].size()) return cannot("the relation of " + interaction.name + " has one formula for all columns", "choose other signals for the map", plot);
                        auto factor = graph_.parse(H[i][column], interaction.constants);
                        if (!factor) return factor;
                        const auto& states = system.first_order ? graph_.x() : graph_.q();
                        sum = graph.add(sum, graph.multiply(*factor, graph.symbol(states[system.offset + k])));
                    }
                }
                if (i < b.size()) {
                    auto constant = graph_.parse(b[i], interaction.constants);
                    if (!constant) return constant;
                    sum = graph.add(sum, *constant);
                }
                return sum;
            };
            if (const auto* r = std::get_if<model::LagrangianLinearRelation>(&relation)) return linear(r->H, r->b);
            if (const auto* r = std::get_if<model::FirstOrderLinearRelation>(&relation); r && r->D.empty()) return linear(r->C, r->e);
            if (const auto* r = std::get_if<model::LagrangianScleronomousRelation>(&relation)) return graph_.parse(r->h[i], interaction.constants);
            if (const auto* r = std::get_if<model::LagrangianRheonomousRelation>(&relation)) return graph_.parse(r->h[i], interaction.constants);
        }
        return cannot("a signal of the map depends on forces or joints", "choose signals of states for the map", plot);
    }

    // (name, index of row) of the equalities between Lagrangian systems.
    std::vector<std::pair<std::string, std::size_t>> equalities() const {
        std::vector<std::pair<std::string, std::size_t>> rows;
        for (const auto& interaction : graph_.expanded().interactions)
            if (!interaction.first_order && std::holds_alternative<model::EqualityLaw>(next.interactions[interaction.source].law))
                for (std::size_t i = 0; i < interaction.rows; ++i) rows.emplace_back(interaction.name, i);
        return rows;
    }

    // The condition `signal` = value; a phase may be off by whole periods.
    struct Condition {
        Expr expr;
        double value = 0.0, period = 0.0;
    };
    std::vector<Condition> conditions;

    // Newton's method by least changes: what no state moves is met by drives first, the rest by states.
    Result<void> solve(const model::Plot& plot) {
        auto& graph = graph_.graph();
        std::vector<Condition> by_drives, by_states;
        for (const Condition& c : conditions) {
            bool states = false, drives = false;
            for (const Unknown& u : unknowns_)
                if (graph.depends_on(c.expr, u.symbol)) (u.drive ? drives : states) = true;
            for (const auto* rows : {&graph_.y(), &graph_.ydot(), &graph_.lambda(), &graph_.energy(), &graph_.acting(), &graph_.forces(), &graph_.percussions(), &graph_.observed()})
                for (const Symbol symbol : *rows)
                    if (graph.depends_on(c.expr, symbol)) return cannot("a signal of the map depends on gaps, forces or energies by a formula", "choose signals of states for the map", plot);
            (states ? by_states : by_drives).push_back(c);
            if (!states && !drives && std::abs(residual(c, value_of(c.expr))) > 1e-9 * std::max({1.0, std::abs(c.value), c.period}))
                return cannot("nothing in the initial state changes one of its conditions", "with t as the phase runs begin at offset 0; choose other signals or another offset", plot);
        }
        if (auto done = newton(by_drives, true, plot); !done) return done;
        return newton(by_states, false, plot);
    }

    void write() {
        for (const Unknown& u : unknowns_)
            if (u.value && u.changed) *u.value = u.number;
    }

private:
    static double residual(const Condition& c, double value) {
        const double off = c.value - value;
        return c.period > 0.0 ? off - c.period * std::round(off / c.period) : off;
    }

    std::vector<double> evaluate(const std::vector<Expr>& exprs) {
        std::vector<Symbol> inputs = graph_.time_inputs();
        std::vector<double> numbers(inputs.size(), 0.0);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            for (const Unknown& u : unknowns_)
                if (u.symbol == inputs[i]) numbers[i] = u.number;
            for (std::size_t k = 0; k < parameters_.size(); ++k)
                if (graph_.parameters()[k] == inputs[i]) numbers[i] = parameters_[k];
        }
        for (const Unknown& u : unknowns_)
            if (!u.drive) {
                inputs.push_back(u.symbol);
                numbers.push_back(u.number);
            }
        const auto tape = formula::Tape::compile(graph_.graph(), exprs, inputs);
        std::vector<double> workspace(tape.workspace_size()), out(exprs.size());
        tape.evaluate(numbers.data(), out.data(), workspace.data());
        return out;
    }
    double value_of(Expr expr) { return evaluate({expr}).front(); }

    Result<void> newton(const std::vector<Condition>& list, bool drives, const model::Plot& plot) {
        if (list.empty()) return {};
        auto& graph = graph_.graph();
        std::vector<std::size_t> free;
        for (std::size_t k = 0; k < unknowns_.size(); ++k)
            if (unknowns_[k].drive == drives && std::any_of(list.begin(), list.end(), [&](const Condition& c) { return graph.depends_on(c.expr, unknowns_[k].symbol); })) {
                if (!unknowns_[k].value) return cannot("a signal of the map depends on a state without an initial value of its own", "choose signals of single systems for the map", plot);
                free.push_back(k);
            }
        std::vector<Expr> exprs;
        for (const Condition& c : list) exprs.push_back(c.expr);
        for (const Condition& c : list)
            for (const std::size_t k : free) {
                auto slope = graph.derivative(c.expr, unknowns_[k].symbol);
                if (!slope) return Unexpected(slope.error());
                exprs.push_back(*slope);
            }
        const auto m = static_cast<Eigen::Index>(list.size()), n = static_cast<Eigen::Index>(free.size());
        for (int iteration = 0; iteration < kIterations; ++iteration) {
            const std::vector<double> values = evaluate(exprs);
            Eigen::VectorXd off(m);
            double worst = 0.0;
            for (Eigen::Index i = 0; i < m; ++i) {
                const auto& c = list[static_cast<std::size_t>(i)];
                const double value = values[static_cast<std::size_t>(i)];
                off[i] = residual(c, value);
                worst = std::max(worst, std::abs(off[i]) / std::max({std::abs(value), std::abs(c.value), 1e-6}));
            }
            if (!std::isfinite(worst)) break;
            if (worst <= kClosed) return {};
            Eigen::MatrixXd J(m, n);
            for (Eigen::Index i = 0; i < m; ++i)
                for (Eigen::Index k = 0; k < n; ++k) J(i, k) = values[static_cast<std::size_t>(m + i * n + k)];
            const Eigen::VectorXd by = J.completeOrthogonalDecomposition().solve(off);
            if (!by.allFinite() || by.isZero(0.0)) break;
            for (Eigen::Index k = 0; k < n; ++k) {
                Unknown& u = unknowns_[free[static_cast<std::size_t>(k)]];
                if (by[k] != 0.0) u.changed = true;
                u.number += by[k];
            }
        }
        return cannot("no initial state has these two values there", "click where the motion can be, or choose signals that can be chosen apart", plot);
    }

    model::ModelGraph graph_;
    std::vector<double> parameters_;
    std::vector<Unknown> unknowns_;
};

} // namespace

Result<model::Model> started_at(const model::Model& model, const model::Plot& plot, double x, double y) {
    auto section = section_of(model, plot);
    if (!section) return Unexpected(section.error());
    auto ready = graph_at_values(model);
    if (!ready) return Unexpected(ready.error());
    Starter starter(model, std::move(ready->graph), std::move(ready->parameters));
    if (auto collected = starter.collect(plot); !collected) return Unexpected(collected.error());

    const auto want = [&](const std::string& signal, double value, double period = 0.0) -> Result<void> {
        auto expr = starter.signal(signal, plot);
        if (!expr) return Unexpected(expr.error());
        starter.conditions.push_back({*expr, value, period});
        return {};
    };
    Result<void> wanted = want(section->x, x);
    if (wanted && section->y != section->x) wanted = want(section->y, y);
    if (const auto* strobe = std::get_if<StroboscopicSection>(&section->kind)) {
        if (wanted) wanted = want(strobe->phase, strobe->offset, strobe->period);
    } else if (const auto* plane = std::get_if<PlaneSection>(&section->kind)) {
        if (wanted && plane->signal != section->x && plane->signal != section->y) wanted = want(plane->signal, plane->level);
    } else if (const auto& impact = std::get<ImpactSection>(section->kind); wanted && !impact.interaction.empty()) {
        const std::string gap = impact.interaction + ".y[0]";
        if (gap != section->x && gap != section->y) wanted = want(gap, 0.0);
    }
    // What holds its systems together holds at the start too: a prescribed motion stays where its drive puts it.
    for (const auto& [name, row] : starter.equalities())
        for (const char* what : {".y[", ".ydot["})
            if (wanted) wanted = want(name + what + std::to_string(row) + ']', 0.0);
    if (!wanted) return Unexpected(wanted.error());
    if (auto solved = starter.solve(plot); !solved) return Unexpected(solved.error());
    starter.write();
    return std::move(starter.next);
}

} // namespace saltus
