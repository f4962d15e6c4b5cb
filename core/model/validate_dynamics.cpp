// SPDX-License-Identifier: GPL-3.0-or-later
// Systems, relations, laws: sizes first, then values, then what formulas may depend on.
#include "core/model/checks.h"
#include "core/model/mass_matrix.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace saltus::model::checks {

namespace {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

std::string by(std::size_t rows, std::size_t columns) { return std::to_string(rows) + " x " + std::to_string(columns); }

std::size_t width_of(const ValueMatrix& matrix) { return matrix.empty() ? 0 : matrix.front().size(); }

bool ragged(const ValueMatrix& matrix, const std::string& object, Findings& findings) {
    for (std::size_t i = 1; i < matrix.size(); ++i)
        if (matrix[i].size() != matrix[0].size()) {
            findings.add(at({}, element(object, i)),
                         "row " + std::to_string(i) + " has " + std::to_string(matrix[i].size()) + " entries, row 0 has " + std::to_string(matrix[0].size()),
                         "write rows of equal length");
            return true;
        }
    return false;
}

void check_square(const ValueMatrix& matrix, std::size_t n, const std::string& object, const char* what, Findings& findings) {
    if (matrix.empty() || ragged(matrix, object, findings)) return;
    if (matrix.size() != n || width_of(matrix) != n)
        findings.add(at({}, object), std::string(what) + " is " + by(matrix.size(), width_of(matrix)) + ", but the system has " + std::to_string(n) + (n == 1 ? " coordinate" : " coordinates"),
                     "write a " + by(n, n) + " matrix, or leave it out for none");
}

void check_length(std::size_t length, std::size_t n, const std::string& object, bool optional, Findings& findings) {
    if (length == n || (optional && length == 0)) return;
    const auto key = object.substr(object.rfind('.') + 1);
    findings.add(at({}, object), key + " has " + std::to_string(length) + (length == 1 ? " entry" : " entries") + ", but the system has " + std::to_string(n) + (n == 1 ? " coordinate" : " coordinates"),
                 "write " + std::to_string(n) + (n == 1 ? " entry" : " entries") + (optional ? ", or leave it out for none" : ""));
}

void check_system_sizes(const LagrangianLinear& system, const std::string& object, Findings& findings) {
    const std::size_t n = system.M.size();
    if (n == 0) {
        findings.add(at({}, object + ".M"), "the mass matrix is empty", "write at least [[1]]");
        return;
    }
    if (n > kLargestBlock) {
        findings.add(at({}, object + ".M"), "the system has " + std::to_string(n) + " coordinates",
                     "a system may have at most " + std::to_string(kLargestBlock) + "; split it");
        return;
    }
    if (!ragged(system.M, object + ".M", findings) && width_of(system.M) != n)
        findings.add(at({}, object + ".M"), "M is " + by(n, width_of(system.M)) + "; a mass matrix is square", "write as many rows as columns");
    check_square(system.C, n, object + ".C", "C", findings);
    check_square(system.K, n, object + ".K", "K", findings);
    check_length(system.F.size(), n, object + ".F", true, findings);
    check_length(system.q.size(), n, object + ".q", false, findings);
    check_length(system.v.size(), n, object + ".v", false, findings);
}

// The sum of the sizes of the systems joined, when all are known by name.
std::optional<std::size_t> joined_size(const Model& model, const Interaction& interaction) {
    std::size_t sum = 0;
    for (const std::string& text : interaction.between) {
        const auto name = split_index(text);
        if (!name) return std::nullopt;
        const auto found = std::find_if(model.systems.begin(), model.systems.end(), [&](const System& s) { return s.name == name->base; });
        if (found == model.systems.end()) return std::nullopt;
        const auto* linear = std::get_if<LagrangianLinear>(&found->kind);
        if (!linear) return std::nullopt;
        sum += linear->M.size();
    }
    return sum;
}

void check_relation_sizes(const Model& model, const Interaction& interaction, const std::string& object, Findings& findings) {
    if (const auto* linear = std::get_if<LagrangianLinearRelation>(&interaction.relation)) {
        if (linear->H.empty()) {
            findings.add(at({}, object + ".relation.H"), "H is empty", "write one row for each gap");
            return;
        }
        if (linear->H.size() > kLargestBlock)
            findings.add(at({}, object + ".relation.H"), "H has " + std::to_string(linear->H.size()) + " rows",
                         "an interaction may have at most " + std::to_string(kLargestBlock) + "; split it");
        const auto columns = joined_size(model, interaction);
        if (!ragged(linear->H, object + ".relation.H", findings) && columns && width_of(linear->H) != *columns)
            findings.add(at({}, object + ".relation.H"),
                         "H is " + by(linear->H.size(), width_of(linear->H)) + ", but the systems joined have " + std::to_string(*columns) + (*columns == 1 ? " coordinate" : " coordinates"),
                         "write one column for each coordinate, in the order of \"between\"");
        if (!linear->b.empty() && linear->b.size() != linear->H.size())
            findings.add(at({}, object + ".relation.b"),
                         "b has " + std::to_string(linear->b.size()) + (linear->b.size() == 1 ? " entry" : " entries") + ", but H has " + std::to_string(linear->H.size()) + (linear->H.size() == 1 ? " row" : " rows"),
                         "write one entry for each row of H, or leave b out for none");
    } else if (const auto* relation = std::get_if<LagrangianRheonomousRelation>(&interaction.relation)) {
        const auto& rheonomous = *relation;
        if (rheonomous.h.empty()) findings.add(at({}, object + ".relation.h"), "h is empty", "write one formula for each gap, for example \"ball.q[0] - c\"");
        if (rheonomous.h.size() > kLargestBlock)
            findings.add(at({}, object + ".relation.h"), "h has " + std::to_string(rheonomous.h.size()) + " rows",
                         "an interaction may have at most " + std::to_string(kLargestBlock) + "; split it");
    }
}

bool mentions_any(const ValueMatrix& matrix, const std::string& index) {
    for (const ValueVector& row : matrix)
        for (const Value& value : row)
            if (!value.is_number() && mentions(std::get<std::string>(value.source), index)) return true;
    return false;
}
bool mentions_any(const ValueVector& values, const std::string& index) { return mentions_any(ValueMatrix{values}, index); }

// Values over parameters, each with its place; evaluated together.
class ConstantValues {
public:
    ConstantValues(ModelGraph& graph, std::span<const double> parameters, Findings& findings)
        : graph_(graph), parameters_(parameters), findings_(findings) {}

    std::optional<std::vector<double>> evaluate(const ValueVector& values, const std::string& object, const Constants& constants) {
        std::vector<Expr> exprs;
        std::vector<Place> places;
        for (std::size_t i = 0; i < values.size(); ++i) take(values[i], element(object, i), constants, exprs, places);
        return finish(exprs, places, values.size());
    }
    std::optional<std::vector<double>> evaluate(const ValueMatrix& values, const std::string& object, const Constants& constants) {
        std::vector<Expr> exprs;
        std::vector<Place> places;
        std::size_t wanted = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            for (std::size_t j = 0; j < values[i].size(); ++j, ++wanted) take(values[i][j], element(object, i, j), constants, exprs, places);
        return finish(exprs, places, wanted);
    }

    void finite(Expr expr, const Place& place) { finish({expr}, {place}, 1); }

private:
    void take(const Value& value, std::string object, const Constants& constants, std::vector<Expr>& exprs, std::vector<Place>& places) {
        const Place place = at(value.place, std::move(object));
        auto expr = graph_.parse(value, constants);
        if (!expr) {
            findings_.add(expr.error(), place);
            return;
        }
        exprs.push_back(*expr);
        places.push_back(place);
    }
    std::optional<std::vector<double>> finish(const std::vector<Expr>& exprs, const std::vector<Place>& places, std::size_t wanted) {
        auto values = graph_.evaluate(exprs, parameters_, places);
        if (!values) {
            findings_.add(std::move(values.error()));
            return std::nullopt;
        }
        if (values->size() != wanted) return std::nullopt;
        return std::move(*values);
    }

    ModelGraph& graph_;
    std::span<const double> parameters_;
    Findings& findings_;
};

// The first of `symbols` that the expression depends on.
std::optional<Symbol> first_of(const formula::Graph& graph, Expr expr, const std::vector<Symbol>& symbols) {
    for (const Symbol symbol : symbols)
        if (graph.depends_on(expr, symbol)) return symbol;
    return std::nullopt;
}

std::optional<Symbol> first_signal(const ModelGraph& graph, Expr expr) {
    for (const auto* symbols : {&graph.y(), &graph.ydot(), &graph.lambda(), &graph.energy()})
        if (const auto found = first_of(graph.graph(), expr, *symbols)) return found;
    return std::nullopt;
}

class DynamicsCheck {
public:
    DynamicsCheck(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings)
        : model_(model), graph_(graph), findings_(findings), values_(graph, parameters, findings) {}

    // One copy of a system. Returns false when something was found: the other copies would say the same.
    bool system(const ExpandedSystem& copy) {
        const System& source = model_.systems[copy.source];
        const auto* lagrangian = std::get_if<LagrangianLinear>(&source.kind);
        if (!lagrangian) return true;
        const LagrangianLinear& linear = *lagrangian;
        const std::string object = "systems." + source.name;
        const std::size_t before = findings_.count(), n = copy.size;
        const auto mass = values_.evaluate(linear.M, object + ".M", copy.constants);
        if (mass && n > 0 && mass->size() == n * n) {
            if (auto fault = mass_fault(*mass, n)) {
                const Value& entry = linear.M[fault->row][fault->column];
                findings_.add(at(entry.place, element(object + ".M", fault->row, fault->column)),
                              fault->message + (source.repeat ? " in " + copy.name : ""), fault->remedy);
            }
        }
        values_.evaluate(linear.C, object + ".C", copy.constants);
        values_.evaluate(linear.K, object + ".K", copy.constants);
        values_.evaluate(linear.q, object + ".q", copy.constants);
        values_.evaluate(linear.v, object + ".v", copy.constants);
        for (std::size_t i = 0; i < linear.F.size(); ++i) {
            const Place place = at(linear.F[i].place, element(object + ".F", i));
            auto expr = graph_.parse(linear.F[i], copy.constants);
            if (!expr) {
                findings_.add(expr.error(), place);
                continue;
            }
            if (!graph_.graph().depends_on(*expr, SymbolKind::state)) {
                // In time it may fail later, and the run says so; what never changes is looked at now.
                if (!graph_.graph().depends_on(*expr, SymbolKind::time)) values_.finite(*expr, place);
                continue;
            }
            auto guilty = first_of(graph_.graph(), *expr, graph_.q());
            if (!guilty) guilty = first_of(graph_.graph(), *expr, graph_.v());
            if (!guilty) guilty = first_signal(graph_, *expr);
            findings_.add(place, "a force of a linear system may not depend on " + (guilty ? "'" + graph_.graph().symbol_name(*guilty) + "'" : std::string("states")),
                          "put stiffness into K and damping into C; F is a formula of t, drives and parameters");
        }
        return findings_.count() == before;
    }

    bool interaction(const ExpandedInteraction& copy) {
        const Interaction& source = model_.interactions[copy.source];
        const std::string object = "interactions." + source.name;
        const std::size_t before = findings_.count();
        if (const auto* linear = std::get_if<LagrangianLinearRelation>(&source.relation)) {
            values_.evaluate(linear->H, object + ".relation.H", copy.constants);
            values_.evaluate(linear->b, object + ".relation.b", copy.constants);
        } else if (const auto* relation = std::get_if<LagrangianRheonomousRelation>(&source.relation)) {
            const auto& rheonomous = *relation;
            for (std::size_t i = 0; i < rheonomous.h.size(); ++i) gap(copy, rheonomous.h[i], element(object + ".relation.h", i));
        }
        if (const auto* newton = std::get_if<NewtonImpactLaw>(&source.law)) {
            const auto e = values_.evaluate(ValueVector{newton->e}, object + ".law.e", copy.constants);
            const Place place = at(newton->e.place, object + ".law.e");
            if (e && (*e)[0] > 1.0)
                findings_.add(place, "e = " + number_text((*e)[0]) + " would add energy at every impact", "a coefficient of restitution lies in [0, 1]");
            else if (e && !((*e)[0] >= 0.0))
                findings_.add(place, "e = " + number_text((*e)[0]) + " is negative", "a coefficient of restitution lies in [0, 1]");
        }
        return findings_.count() == before;
    }

private:
    // h(q, t): affine in the coordinates of the systems joined, of nothing else.
    void gap(const ExpandedInteraction& copy, const Formula& h, const std::string& object) {
        const Place place = at(h.place, object);
        formula::Graph& graph = graph_.graph();
        auto expr = graph_.parse(h, copy.constants);
        if (!expr) {
            findings_.add(expr.error(), place);
            return;
        }
        if (const auto signal = first_signal(graph_, *expr)) {
            findings_.add(place, "a gap may not depend on the signal '" + graph.symbol_name(*signal) + "'", "use the coordinates of the systems joined, t and parameters");
            return;
        }
        if (const auto speed = first_of(graph, *expr, graph_.v())) {
            findings_.add(place, "a gap may not depend on the velocity '" + graph.symbol_name(*speed) + "'", "use the coordinates of the systems joined, t and parameters");
            return;
        }
        std::size_t of_joined = 0;
        for (std::size_t c = 0; c < graph_.q().size(); ++c) {
            if (!graph.depends_on(*expr, graph_.q()[c])) continue;
            const bool joined = std::any_of(copy.systems.begin(), copy.systems.end(), [&](std::size_t s) {
                const ExpandedSystem& system = graph_.expanded().systems[s];
                return c >= system.offset && c < system.offset + system.size;
            });
            const std::string name = graph.symbol_name(graph_.q()[c]);
            if (!joined) {
                findings_.add(place, "the gap uses '" + name + "', whose system is not joined", "add the system to \"between\"");
                return;
            }
            ++of_joined;
            auto slope = graph.derivative(*expr, graph_.q()[c]);
            if (!slope) {
                findings_.add(slope.error(), place);
                return;
            }
            if (graph.depends_on(*slope, SymbolKind::state)) {
                findings_.add(place, "the gap is not linear in '" + name + "'", "this version joins linear systems by gaps that are linear in the coordinates");
                return;
            }
        }
        if (of_joined == 0)
            findings_.add(place, "the gap does not depend on any coordinate of the systems joined", "write for example \"" + graph_.expanded().systems[copy.systems.front()].name + ".q[0] - c\"");
    }

    const Model& model_;
    ModelGraph& graph_;
    Findings& findings_;
    ConstantValues values_;
};

bool copies_differ(const System& system) {
    if (!system.repeat) return false;
    const auto* lagrangian = std::get_if<LagrangianLinear>(&system.kind);
    if (!lagrangian) return false;
    const LagrangianLinear& linear = *lagrangian;
    const std::string& index = system.repeat->index;
    return mentions_any(linear.M, index) || mentions_any(linear.C, index) || mentions_any(linear.K, index) || mentions_any(linear.F, index) ||
           mentions_any(linear.q, index) || mentions_any(linear.v, index);
}

bool copies_differ(const Interaction& interaction) {
    if (!interaction.repeat) return false;
    const std::string& index = interaction.repeat->index;
    if (const auto* newton = std::get_if<NewtonImpactLaw>(&interaction.law))
        if (mentions_any(ValueVector{newton->e}, index)) return true;
    if (const auto* linear = std::get_if<LagrangianLinearRelation>(&interaction.relation))
        return mentions_any(linear->H, index) || mentions_any(linear->b, index);
    return false; // of rheonomous gaps the first copy speaks for all: looking at each one is quadratic
}

// Every copy that differs is looked at, up to the first one at fault; of equal copies one is enough.
template <class Copies, class Sources, class Check>
void check_copies(const Copies& copies, const Sources& sources, Check check) {
    for (std::size_t k = 0; k < copies.size();) {
        const std::size_t source = copies[k].source;
        const bool all = copies_differ(sources[source]);
        bool good = check(copies[k]);
        for (++k; k < copies.size() && copies[k].source == source; ++k)
            if (all && good) good = check(copies[k]);
    }
}

} // namespace

void check_sizes(const Model& model, Findings& findings) {
    for (const System& system : model.systems)
        if (const auto* linear = std::get_if<LagrangianLinear>(&system.kind)) check_system_sizes(*linear, "systems." + system.name, findings);
    for (const Interaction& interaction : model.interactions) {
        const std::string object = "interactions." + interaction.name;
        if (interaction.between.empty() || interaction.between.size() > 2)
            findings.add(at({}, object + ".between"), "an interaction joins one or two systems, not " + std::to_string(interaction.between.size()),
                         "name one system (a contact with the world) or two");
        else
            check_relation_sizes(model, interaction, object, findings);
    }
}

void check_dynamics(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings) {
    DynamicsCheck check(model, graph, parameters, findings);
    const Expanded& expanded = graph.expanded();
    check_copies(expanded.systems, model.systems, [&](const ExpandedSystem& copy) { return check.system(copy); });
    check_copies(expanded.interactions, model.interactions, [&](const ExpandedInteraction& copy) { return check.interaction(copy); });
}

} // namespace saltus::model::checks
