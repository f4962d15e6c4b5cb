// SPDX-License-Identifier: GPL-3.0-or-later
// Systems, relations, laws: values, then what formulas may depend on, then whether the formulation can work.
#include "core/base/going_on.h"
#include "core/model/bound.h"
#include "core/model/checks.h"
#include "core/model/formula_use.h"
#include "core/model/index_use.h"
#include "core/model/mass_matrix.h"
#include "core/model/names.h"
#include "core/model/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace saltus::model::checks {

namespace {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

class DynamicsCheck {
public:
    DynamicsCheck(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings)
        : model_(model), graph_(graph), findings_(findings), values_(graph, parameters, findings),
          uses_(graph, findings), initial_(model, graph, parameters) {}

    // One copy of a system. Returns false when something was found: the other copies would say the same.
    bool system(const ExpandedSystem& copy) {
        const System& source = model_.systems[copy.source];
        const std::size_t before = findings_.count();
        object_ = source.circuit.empty() ? "systems." + source.name : "circuits." + source.circuit;
        of_copy_ = source.repeat ? " in " + copy.name : std::string();
        std::visit([&](const auto& kind) { check(kind, copy); }, source.kind);
        return findings_.count() == before;
    }

    bool interaction(const ExpandedInteraction& copy) {
        const Interaction& source = model_.interactions[copy.source];
        if (copy.systems.empty() && !copy.of_bodies()) return true; // the sizes said so
        const std::size_t before = findings_.count();
        object_ = "interactions." + source.name + ".relation";
        of_copy_ = source.repeat ? " in " + copy.name : std::string();
        if (!copy.of_bodies() && !joined_size(model_, source)) check_columns(source, columns_of(copy), findings_);
        std::visit([&](const auto& kind) { check(kind, copy); }, source.relation);
        object_ = "interactions." + source.name + ".law";
        rows_ = output_count(source.relation);
        std::visit([&](const auto& kind) { law(kind, copy.constants); }, source.law);
        return findings_.count() == before;
    }

private:
    // --- systems --------------------------------------------------------------------------------------------------

    void check(const LagrangianLinear& s, const ExpandedSystem& copy) {
        const auto M = values_.evaluate(s.M, object_ + ".M", copy.constants);
        check_mass(M, s.M, copy.size, "");
        const auto C = values_.evaluate(s.C, object_ + ".C", copy.constants);
        const auto K = values_.evaluate(s.K, object_ + ".K", copy.constants);
        values_.evaluate(s.q, object_ + ".q", copy.constants);
        values_.evaluate(s.v, object_ + ".v", copy.constants);
        forces_in_time(s.F, copy, "a force of a linear system",
                       "put stiffness into K and damping into C; F is a formula of t, drives and parameters");
        if (model_.run.integrator != IntegratorKind::modal) return;
        modal(M, s.M, "M", copy.size);
        modal(C, s.C, "C", copy.size);
        modal(K, s.K, "K", copy.size);
    }

    void modal(const std::optional<std::vector<double>>& numbers, const ValueMatrix& matrix, const char* key,
               std::size_t n) {
        if (!numbers || numbers->size() != n * n || matrix.size() != n) return;
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) {
                const double number = (*numbers)[i * n + j];
                const std::string object = element(object_ + '.' + key, i, j);
                if (i != j && number != 0.0) {
                    findings_.add(at(matrix[i][j].place, object),
                                  "the modal integrator needs diagonal matrices, but " + element(key, i, j) + " = " +
                                      number_text(number) + of_copy_,
                                  "write the system in its modes, or use \"moreau-jean\"");
                    return;
                }
                if (i == j && number < 0.0) {
                    modal_negative(matrix[i][j], object, element(key, i, j), number, "");
                    return;
                }
            }
    }
    void modal_negative(const Value& value, const std::string& object, const std::string& what, double number,
                        const std::string& member) {
        findings_.add(at(value.place, object),
                      "the modal integrator needs modes that oscillate, but " + what + " = " + number_text(number) +
                          member + of_copy_,
                      "write a number of at least 0, or use \"moreau-jean\"");
    }

    void check(const LagrangianDiagonal& s, const ExpandedSystem& copy) {
        const bool modal_run = model_.run.integrator == IntegratorKind::modal;
        const auto each = [&](const Value& value, const char* key, auto judge) {
            const auto members = samples(mentions_any(value, s.index) ? copy.size : 1, copy.constants);
            const auto numbers = values_.family(value, object_ + '.' + key, copy.constants, s.index, members);
            for (std::size_t i = 0; numbers && i < members.size(); ++i)
                if (!judge((*numbers)[i],
                           members.size() > 1 ? " for " + s.index + " = " + std::to_string(members[i]) : std::string()))
                    return;
        };
        const auto anything = [](double, const std::string&) { return true; };
        const auto not_negative = [&](const Value& value, const char* key) {
            each(value, key, [&](double number, const std::string& member) {
                if (!modal_run || number >= 0.0) return true;
                modal_negative(value, object_ + '.' + key, key, number, member);
                return false;
            });
        };
        each(s.M, "M", [&](double mass, const std::string& member) {
            if (mass > 0.0) return true;
            findings_.add(at(s.M.place, object_ + ".M"),
                          "mass M = " + number_text(mass) + member + of_copy_ + " is not positive",
                          "write a mass above 0");
            return false;
        });
        not_negative(s.C, "C");
        not_negative(s.K, "K");
        each(s.q, "q", anything);
        each(s.v, "v", anything);
        Constants constants = copy.constants;
        constants.emplace_back(s.index, 0.0);
        for (const std::size_t k : samples(mentions_any(s.F, s.index) ? copy.size : 1, copy.constants)) {
            constants.back().second = static_cast<double>(k);
            if (!in_time(s.F, object_ + ".F", constants, "a force of a diagonal system",
                         "put stiffness into K and damping into C; F is a formula of t, drives, parameters and '" +
                             s.index + "'",
                         true))
                break;
        }
    }

    void check(const LagrangianNonlinear& s, const ExpandedSystem& copy) {
        const std::size_t self[] = {index_of(copy)};
        const auto use = [&](const char* what, bool time, bool v, const char* remedy) {
            FormulaUse allowed;
            allowed.beside = time && v; // forces
            allowed.what = what;
            allowed.remedy = remedy;
            allowed.time = time;
            allowed.q = true;
            allowed.v = v;
            allowed.systems = self;
            return allowed;
        };
        values_.evaluate(s.q, object_ + ".q", copy.constants);
        values_.evaluate(s.v, object_ + ".v", copy.constants);
        const char* of_itself = "use q, v and x of systems, q and v of bodies, y and ydot of joints, t and parameters";
        formulas(s.F, "F", copy.constants, use("a force", true, true, of_itself));
        formulas(s.F_int, "F_int", copy.constants, use("an internal force", true, true, of_itself));
        formulas(s.F_gyr, "F_gyr", copy.constants,
                 use("a gyroscopic force", false, true,
                     "F_gyr is a formula of q and v; put what depends on t into F or F_int"));
        const std::size_t before = findings_.count();
        const FormulaUse of_q = use("a mass", false, false, "M is a formula of the system's own q and of parameters");
        std::vector<Expr> entries;
        for (std::size_t i = 0; i < s.M.size(); ++i)
            for (const auto& expr : formulas(s.M[i], element("M", i).c_str(), copy.constants, of_q))
                entries.push_back(expr);
        if (findings_.count() == before && entries.size() == copy.size * copy.size)
            check_mass(initial_.evaluate(entries), s.M, copy.size, " at the initial position");
    }

    void check(const FirstOrderLinear& s, const ExpandedSystem& copy) {
        constant_mass(s.M, copy);
        values_.evaluate(s.x, object_ + ".x", copy.constants);
        const char* remedy = "use t, drives and parameters; \"first-order-nonlinear\" takes formulas of x";
        for (std::size_t i = 0; i < s.A.size(); ++i)
            for (std::size_t j = 0; j < s.A[i].size(); ++j)
                in_time(s.A[i][j], element(object_ + ".A", i, j), copy.constants, "an entry of A", remedy);
        for (std::size_t i = 0; i < s.b.size(); ++i)
            in_time(s.b[i], element(object_ + ".b", i), copy.constants, "an entry of b", of_circuit(model_.systems[copy.source]) ? kSources : remedy, true, of_circuit(model_.systems[copy.source]));
        theta(s.theta, copy);
    }

    void check(const FirstOrderNonlinear& s, const ExpandedSystem& copy) {
        const std::size_t self[] = {index_of(copy)};
        constant_mass(s.M, copy);
        values_.evaluate(s.x, object_ + ".x", copy.constants);
        FormulaUse use;
        use.what = "f";
        use.remedy = "use x, q and v of systems, q and v of bodies, y and ydot of joints, t and parameters";
        use.x = true;
        use.beside = true;
        use.systems = self;
        formulas(s.f, "f", copy.constants, use);
        theta(s.theta, copy);
    }

    void theta(const std::optional<Value>& value, const ExpandedSystem& copy) {
        if (!value) return;
        const std::string object = object_ + ".theta";
        const auto number = values_.evaluate(*value, object, copy.constants);
        if (number && !(*number >= 0.0 && *number <= 1.0))
            findings_.add(at(value->place, object), "theta = " + number_text(*number) + " is outside [0, 1]", "1 is the usual choice for a system that is faster than the step");
        if (integrator_of(model_) == IntegratorKind::full_theta_gamma)
            findings_.add(at(value->place, object), "the full theta-gamma scheme takes one theta for all systems", "take it out, or choose \"euler-moreau\"");
    }

    void forces_in_time(const std::vector<Formula>& F, const ExpandedSystem& copy, const char* what,
                        const char* remedy) {
        for (std::size_t i = 0; i < F.size(); ++i)
            in_time(F[i], element(object_ + ".F", i), copy.constants, what, remedy, true);
    }

    void check_mass(const std::optional<std::vector<double>>& M, const ValueMatrix& entries, std::size_t n,
                    const char* when) {
        if (!M || n == 0 || M->size() != n * n || entries.front().size() != n) return;
        for (std::size_t k = 0; k < n * n; ++k)
            if (!std::isfinite((*M)[k])) {
                findings_.add(at(entries[k / n][k % n].place, element(object_ + ".M", k / n, k % n)),
                              "mass " + element("M", k / n, k % n) + " is " + number_text((*M)[k]) + when + of_copy_,
                              "change the formula or the initial position");
                return;
            }
        const auto fault = mass_fault(*M, n);
        if (!fault) return;
        findings_.add(at(entries[fault->row][fault->column].place, element(object_ + ".M", fault->row, fault->column)),
                      fault->message + when + of_copy_, fault->remedy);
    }

    // Of a first-order system: any matrix with an inverse.
    void constant_mass(const ValueMatrix& matrix, const ExpandedSystem& copy) {
        const auto M = values_.evaluate(matrix, object_ + ".M", copy.constants);
        if (!M || matrix.empty() || M->size() != copy.size * copy.size || matrix.size() != copy.size) return;
        if (is_singular(*M, copy.size))
            findings_.add(at({}, object_ + ".M"), "M is singular" + of_copy_ + ": the equations do not determine x'",
                          "write equations without a derivative as an interaction with the law \"equality\"");
    }

    // --- relations ------------------------------------------------------------------------------------------------

    void check(const LagrangianLinearRelation& r, const ExpandedInteraction& copy) {
        values_.evaluate(r.b, object_ + ".b", copy.constants);
        const auto matrix = [&](const ValueMatrix& values, const char* key) {
            const std::string object = object_ + '.' + key;
            if (r.column_index.empty()) return void(values_.evaluate(values, object, copy.constants));
            for (std::size_t i = 0; i < values.size(); ++i)
                for (std::size_t j = 0; j < values[i].size(); ++j)
                    values_.family(
                        values[i][j], element(object, i, j), copy.constants, r.column_index,
                        samples(mentions_any(values[i][j], r.column_index) ? columns_of(copy) : 1, copy.constants));
        };
        matrix(r.H, "H");
        matrix(r.T, "T");
    }
    void check(const LagrangianRheonomousRelation& r, const ExpandedInteraction& copy) {
        FormulaUse use = of_joined(copy, "a gap", "use the coordinates of the systems or bodies joined, t and parameters");
        use.q = true;
        gaps(r.h, copy, use);
        tangents(r.tangent, copy, true);
    }
    void check(const LagrangianScleronomousRelation& r, const ExpandedInteraction& copy) {
        FormulaUse use = of_joined(copy, "a scleronomous gap",
                                   "use the coordinates of the systems or bodies joined and parameters; with t the relation is "
                                   "\"lagrangian-rheonomous\"");
        use.q = true;
        use.time = false;
        gaps(r.h, copy, use);
        tangents(r.tangent, copy, false);
    }
    void check(const LagrangianCompliantRelation& r, const ExpandedInteraction& copy) {
        FormulaUse use = of_joined(
            copy, "a gap", "use the coordinates of the systems or bodies joined, the interaction's own lambda, t and parameters");
        use.q = true;
        use.lambda = &copy;
        gaps(r.h, copy, use);
        // Without compliance lambda acts on the second derivative of the gap, and as a force it could not stop a body
        // at once.
        const Interaction& source = model_.interactions[copy.source];
        if (!std::holds_alternative<ComplementarityLaw>(source.law)) return;
        for (std::size_t i = 0; i < r.h.size(); ++i) {
            const auto expr = graph_.parse(r.h[i], copy.constants);
            if (expr && !uses_.uses_lambda(*expr))
                findings_.add(at(r.h[i].place, element(object_ + ".h", i)),
                              "the compliant gap does not depend on lambda: its relative degree is 2, and no finite "
                              "force stops a body at once",
                              "add the compliance, for example \"" + element(copy.name + ".lambda", i) +
                                  "/k\", or use a relation without compliance");
        }
    }
    void check(const FirstOrderLinearRelation& r, const ExpandedInteraction& copy) {
        const char* remedy = "use t, drives and parameters; \"first-order-nonlinear\" takes formulas of x and lambda";
        const auto matrix = [&](const ValueMatrix& values, const char* key) {
            for (std::size_t i = 0; i < values.size(); ++i)
                for (std::size_t j = 0; j < values[i].size(); ++j)
                    in_time(values[i][j], element(object_ + '.' + key, i, j), copy.constants,
                            std::string("an entry of ") + key, remedy);
        };
        matrix(r.C, "C");
        matrix(r.D, "D");
        matrix(r.B, "B");
        for (std::size_t i = 0; i < r.e.size(); ++i)
            in_time(r.e[i], element(object_ + ".e", i), copy.constants, "an entry of e", of_circuit(model_.interactions[copy.source]) ? kSources : remedy, true, of_circuit(model_.interactions[copy.source]));
    }
    void check(const FirstOrderNonlinearRelation& r, const ExpandedInteraction& copy) {
        FormulaUse use = of_joined(
            copy, "h", "use the states of the systems joined, the interaction's own lambda, t and parameters");
        use.x = true;
        use.lambda = &copy;
        formulas(r.h, "h", copy.constants, use);
        use.what = "g";
        formulas(r.g, "g", copy.constants, use);
    }

    FormulaUse of_joined(const ExpandedInteraction& copy, const char* what, const char* remedy) const {
        FormulaUse use;
        use.what = what;
        use.remedy = remedy;
        use.systems = copy.systems;
        use.joined_bodies = copy.bodies;
        use.joined = true;
        return use;
    }

    void gaps(const std::vector<Formula>& h, const ExpandedInteraction& copy, const FormulaUse& use) {
        for (std::size_t i = 0; i < h.size(); ++i) {
            const Place place = at(h[i].place, element(object_ + ".h", i));
            const auto expr = parse(h[i], place, copy.constants);
            if (!expr || !uses_.obeys(*expr, place, use)) continue;
            if (model_.run.integrator == IntegratorKind::modal && joins_linear_systems(copy)) linear_in_q(*expr, place);
            if (!uses_.uses_coordinate(*expr))
                findings_.add(place, "the gap does not depend on any coordinate of the systems or bodies joined",
                              "write for example \"" +
                                  (copy.of_bodies() ? graph_.expanded().bodies[copy.bodies.front()].name : graph_.expanded().systems[copy.systems.front()].name) +
                                  ".q[0] - c\"");
        }
    }

    bool joins_linear_systems(const ExpandedInteraction& copy) const {
        return std::all_of(copy.systems.begin(), copy.systems.end(), [&](std::size_t s) {
            const SystemKind& kind = model_.systems[graph_.expanded().systems[s].source].kind;
            return std::holds_alternative<LagrangianLinear>(kind) || std::holds_alternative<LagrangianDiagonal>(kind);
        });
    }
    void linear_in_q(Expr expr, const Place& place) {
        formula::Graph& graph = graph_.graph();
        for (const Symbol symbol : graph.symbols_of(expr)) {
            if (!uses_.is_coordinate(symbol)) continue;
            const auto slope = graph.derivative(expr, symbol);
            if (!slope) return findings_.add(slope.error(), place);
            if (graph.depends_on(*slope, SymbolKind::state))
                return findings_.add(place,
                                     "the gap is not linear in '" + graph.symbol_name(symbol) +
                                         "', and the modal integrator takes linear gaps alone",
                                     "use \"moreau-jean\"");
        }
    }

    // u_T(q, v, t), affine in v; without t linear.
    void tangents(const std::vector<Formula>& tangent, const ExpandedInteraction& copy, bool rheonomous) {
        FormulaUse use =
            of_joined(copy, "a sliding velocity",
                      rheonomous ? "use the coordinates and velocities of the systems or bodies joined, t and parameters"
                                 : "use the coordinates and velocities of the systems or bodies joined; with t the relation is "
                                   "\"lagrangian-rheonomous\"");
        use.q = use.v = true;
        use.time = rheonomous;
        for (std::size_t i = 0; i < tangent.size(); ++i) {
            const Place place = at(tangent[i].place, element(object_ + ".tangent", i));
            const auto expr = parse(tangent[i], place, copy.constants);
            if (expr && uses_.obeys(*expr, place, use)) affine(*expr, place, rheonomous);
        }
    }
    void affine(Expr expr, const Place& place, bool rheonomous) {
        formula::Graph& graph = graph_.graph();
        Expr rest = expr; // what it is at v = 0
        bool moving = false;
        for (const Symbol symbol : graph.symbols_of(expr)) {
            if (!uses_.is_velocity(symbol)) continue;
            moving = true;
            const auto slope = graph.derivative(expr, symbol);
            if (!slope) return findings_.add(slope.error(), place);
            if (uses_.uses_velocity(*slope))
                return findings_.add(place, "the sliding velocity is not linear in '" + graph.symbol_name(symbol) + "'",
                                     "write a sum of velocities, with factors that depend on q and t");
            rest = graph.subtract(rest, graph.multiply(*slope, graph.symbol(symbol)));
        }
        if (!moving)
            return findings_.add(place, "the sliding velocity does not depend on any velocity of the systems or bodies joined",
                                 "write for example \"ball.v[1]\"");
        if (rheonomous) return;
        const auto at_rest = initial_.evaluate(std::span(&rest, 1));
        if (at_rest && std::abs((*at_rest)[0]) > 1e-9)
            findings_.add(place, "the sliding velocity is " + number_text((*at_rest)[0]) + " where nothing moves",
                          "for a moving surface use the relation \"lagrangian-rheonomous\"");
    }

    // --- laws -----------------------------------------------------------------------------------------------------

    void law(const ComplementarityLaw&, const Constants&) {}
    void law(const EqualityLaw&, const Constants&) {}
    void law(const NewtonImpactLaw& law, const Constants& constants) { bounded(law.e, ".e", constants, kRestitution); }
    void law(const NewtonImpactFrictionLaw& law, const Constants& constants) {
        bounded(law.e, ".e", constants, kRestitution);
        bounded(law.mu, ".mu", constants, kFriction);
        bounded(law.e_T, ".e_T", constants, kTangentialRestitution);
    }
    void law(const RelayLaw& law, const Constants& constants) {
        if (!bounds_fit(law, rows_)) return; // check_sizes() has told it
        const std::size_t rows = std::max(law.lower.size(), law.upper.size());
        for (std::size_t row = 0; row < rows; ++row) bounds(law.lower, law.upper, row, constants);
    }
    void bounds(const RowValues& lowers, const RowValues& uppers, std::size_t row, const Constants& constants) {
        const auto name = [&](const char* key, const RowValues& values) {
            return values.is_one() ? object_ + key : element(object_ + key, row);
        };
        const std::string of_lower = name(".lower", lowers), of_upper = name(".upper", uppers);
        const Value &low = lowers.of(row), &high = uppers.of(row);
        const auto lower = values_.evaluate(low, of_lower, constants, true), upper = values_.evaluate(high, of_upper, constants, true);
        if (!lower || !upper) return;
        constexpr double inf = std::numeric_limits<double>::infinity();
        if (!(*lower <= *upper))
            findings_.add(at(low.place, of_lower),
                          "lower = " + number_text(*lower) + " is above upper = " + number_text(*upper),
                          "write the lower bound of lambda first");
        else if (*lower == inf || *upper == -inf)
            findings_.add(at(*lower == inf ? low.place : high.place, *lower == inf ? of_lower : of_upper),
                          "no finite lambda lies between " + number_text(*lower) + " and " + number_text(*upper),
                          "write \"-inf\" for no lower bound, \"inf\" for no upper one");
    }
    void bounded(const Value& value, const char* key, const Constants& constants, Bounded bounds) {
        const auto number = values_.evaluate(value, object_ + key, constants);
        if (!number) return;
        if (auto wrong = beyond(bounds, *number, at(value.place, object_ + key))) findings_.add(std::move(*wrong));
    }

    // --- formulas -------------------------------------------------------------------------------------------------

    std::optional<Expr> parse(const Formula& formula, const Place& place, const Constants& constants) {
        auto expr = graph_.parse(formula, constants);
        if (expr) return *expr;
        findings_.add(expr.error(), place);
        return std::nullopt;
    }

    // Those that parse.
    std::vector<Expr> formulas(const std::vector<Formula>& list, const char* key, const Constants& constants,
                               const FormulaUse& use) {
        std::vector<Expr> out;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Place place = at(list[i].place, element(object_ + '.' + key, i));
            const auto expr = parse(list[i], place, constants);
            if (!expr) continue;
            out.push_back(*expr);
            if (uses_.obeys(*expr, place, use)) finite(*expr, place);
        }
        return out;
    }

    // A formula of t, drives and parameters. False: something was found.
    bool in_time(const Formula& formula, const std::string& object, const Constants& constants, std::string what,
                 std::string remedy, bool bodies = false, bool states = false) {
        const std::size_t before = findings_.count();
        const Place place = at(formula.place, object);
        FormulaUse use;
        use.what = std::move(what);
        use.remedy = std::move(remedy);
        use.bodies = bodies;
        use.beside = states;
        if (const auto expr = parse(formula, place, constants); expr && uses_.obeys(*expr, place, use))
            finite(*expr, place);
        return findings_.count() == before;
    }

    // Sources of circuits read the states of all systems, as first-order-nonlinear ones do.
    static bool of_circuit(const auto& part) { return !part.circuit.empty(); }
    static constexpr const char* kSources = "let sources read states, t, drives and parameters, not what diodes and relays set at once";

    // In time it may fail later, and the run says so; what never changes is looked at now.
    void finite(Expr expr, const Place& place) {
        const formula::Graph& graph = graph_.graph();
        if (!graph.depends_on(expr, SymbolKind::time) && !graph.depends_on(expr, SymbolKind::state))
            values_.finite(expr, place);
    }

    std::size_t index_of(const ExpandedSystem& copy) const {
        return static_cast<std::size_t>(&copy - graph_.expanded().systems.data());
    }
    std::size_t columns_of(const ExpandedInteraction& copy) const {
        std::size_t sum = 0;
        for (const std::size_t s : copy.systems) sum += graph_.expanded().systems[s].size;
        return sum;
    }

    const Model& model_;
    ModelGraph& graph_;
    Findings& findings_;
    ConstantValues values_;
    FormulaUses uses_;
    InitialValues initial_;
    std::size_t rows_ = 0; // of the relation that is looked at
    std::string object_;  // of the part that is looked at
    std::string of_copy_; // " in bead[3]"
};

// Every copy that differs is looked at, up to the first one at fault; of equal copies one is enough.
template <class Copies, class Sources, class Check>
void check_copies(const Copies& copies, const Sources& sources, Check check) {
    for (std::size_t k = 0; k < copies.size();) {
        const std::size_t source = copies[k].source;
        const bool all = copies_differ(sources[source]);
        ask_to_go_on();
        bool good = check(copies[k]);
        for (++k; k < copies.size() && copies[k].source == source; ++k)
            if (all && good) good = check(copies[k]);
    }
}

} // namespace

void check_dynamics(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings) {
    DynamicsCheck check(model, graph, parameters, findings);
    for (std::size_t i = 0; i < model.expressions.size(); ++i)
        if (graph.graph().depends_on(graph.expressions()[i], graph.nothing()))
            findings.add(at(model.expressions[i].formula.place, "expressions." + model.expressions[i].name),
                         "'" + graph.graph().symbol_name(graph.nothing()) + "' is not known", "take it out");
    const Expanded& expanded = graph.expanded();
    check_copies(expanded.systems, model.systems, [&](const ExpandedSystem& copy) { return check.system(copy); });
    check_copies(expanded.interactions, model.interactions,
                 [&](const ExpandedInteraction& copy) { return check.interaction(copy); });
}

} // namespace saltus::model::checks
