// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/relative_degree.h"

#include "core/model/formula_use.h"
#include "core/model/mass_matrix.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::model::checks {

namespace {

using formula::Expr;
using formula::SymbolKind;

constexpr std::size_t kLargest = 300;  // states joined; beyond it the question is left to the run
constexpr int kHighestDegree = 10;     // no higher one is looked for

// Dense, row-major.
struct Matrix {
    std::size_t rows = 0, columns = 0;
    std::vector<double> values;
    Matrix(std::size_t r, std::size_t c) : rows(r), columns(c), values(r * c, 0.0) {}
    double& operator()(std::size_t i, std::size_t j) { return values[i * columns + j]; }
    double operator()(std::size_t i, std::size_t j) const { return values[i * columns + j]; }
};

// M x' = A x + B lambda, y = C x + D lambda, as far as it matters which entries are zero. Entries that change in time or with
// the state are there but of no known value: numbers without relation stand for them, so that nothing cancels by chance.
class Pattern {
public:
    Pattern(const Interaction& interaction, const ExpandedInteraction& copy, const Model& model, ModelGraph& graph, std::span<const double> parameters)
        : interaction_(interaction), copy_(copy), model_(model), graph_(graph), parameters_(parameters), roles_(graph),
          m_(copy.rows), n_(joined(copy, graph)), C_(m_, n_), D_(m_, m_), V_(n_, m_) {}

    static std::size_t joined(const ExpandedInteraction& copy, const ModelGraph& graph) {
        std::size_t n = 0;
        for (const std::size_t s : copy.systems) n += graph.expanded().systems[s].size;
        return n;
    }

    // False: something does not parse or fit, which is told elsewhere.
    bool read() {
        if (const auto* linear = std::get_if<FirstOrderLinearRelation>(&interaction_.relation)) {
            if (!entries(linear->C, copy_.constants, C_) || !entries(linear->B, copy_.constants, V_)) return false;
            if (!linear->D.empty() && !entries(linear->D, copy_.constants, D_)) return false;
        } else {
            const auto& relation = std::get<FirstOrderNonlinearRelation>(interaction_.relation);
            if (relation.h.size() != m_ || relation.g.size() != n_) return false;
            for (std::size_t i = 0; i < m_; ++i)
                if (!dependence(relation.h[i], copy_.constants, i, &C_, &D_)) return false;
            for (std::size_t s = 0; s < n_; ++s)
                if (!dependence(relation.g[s], copy_.constants, s, nullptr, &V_)) return false;
        }
        for (const std::size_t s : copy_.systems) {
            const ExpandedSystem& system = graph_.expanded().systems[s];
            Matrix M(system.size, system.size), A(system.size, system.size);
            const SystemKind& kind = model_.systems[system.source].kind;
            bool good = false;
            if (const auto* linear = std::get_if<FirstOrderLinear>(&kind)) {
                good = mass(linear->M, system, M) && (linear->A.empty() || entries(linear->A, system.constants, A));
            } else if (const auto* nonlinear = std::get_if<FirstOrderNonlinear>(&kind)) {
                good = mass(nonlinear->M, system, M) && nonlinear->f.size() == system.size;
                for (std::size_t i = 0; i < system.size && good; ++i) good = of_states(nonlinear->f[i], system, i, A);
            }
            if (!good) return false;
            M_.push_back(std::move(M));
            A_.push_back(std::move(A));
        }
        return true;
    }

    bool direct(std::size_t row) const {
        for (std::size_t j = 0; j < m_; ++j)
            if (D_(row, j) != 0.0) return true;
        return false;
    }
    // On the derivative that advance() has come to.
    bool acts(std::size_t row) const {
        for (std::size_t j = 0; j < m_; ++j) {
            double sum = 0.0, size = 0.0;
            for (std::size_t s = 0; s < n_; ++s) {
                sum += C_(row, s) * V_(s, j);
                size += std::abs(C_(row, s) * V_(s, j));
            }
            if (std::abs(sum) > 1e-10 * size) return true;
        }
        return false;
    }

    // B, then M^-1 B, then M^-1 A M^-1 B, ...
    void advance() {
        for (std::size_t block = 0, first = 0; block < M_.size(); first += M_[block].rows, ++block) {
            const std::size_t n = M_[block].rows;
            if (started_) {
                Matrix product(n, m_);
                for (std::size_t i = 0; i < n; ++i)
                    for (std::size_t k = 0; k < n; ++k)
                        for (std::size_t j = 0; j < m_; ++j) product(i, j) += A_[block](i, k) * V_(first + k, j);
                for (std::size_t i = 0; i < n; ++i)
                    for (std::size_t j = 0; j < m_; ++j) V_(first + i, j) = product(i, j);
            }
            solve(M_[block].values, n, std::span(V_.values).subspan(first * m_, n * m_), m_);
        }
        started_ = true;
        double largest = 0.0;
        for (const double v : V_.values) largest = std::max(largest, std::abs(v));
        if (largest > 0.0)
            for (double& v : V_.values) v /= largest;
    }

private:
    double unknown() {
        generic_ += 0.6180339887498949;
        return 1.0 + (generic_ - std::floor(generic_));
    }

    bool entries(const ValueMatrix& source, const Constants& constants, Matrix& out) {
        if (source.size() != out.rows) return false;
        std::vector<Expr> exprs;
        std::vector<double*> targets;
        for (std::size_t i = 0; i < source.size(); ++i) {
            if (source[i].size() != out.columns) return false;
            for (std::size_t j = 0; j < source[i].size(); ++j) {
                const auto expr = graph_.parse(source[i][j], constants);
                if (!expr) return false;
                double& target = out(i, j);
                if (graph_.graph().depends_on(*expr, SymbolKind::time) || graph_.graph().depends_on(*expr, SymbolKind::state)) {
                    target = unknown();
                } else {
                    exprs.push_back(*expr);
                    targets.push_back(&target);
                }
            }
        }
        const auto numbers = graph_.evaluate(exprs, parameters_);
        if (!numbers) return false;
        for (std::size_t k = 0; k < targets.size(); ++k) *targets[k] = (*numbers)[k];
        return true;
    }
    bool mass(const ValueMatrix& source, const ExpandedSystem& system, Matrix& out) {
        if (!source.empty()) return entries(source, system.constants, out);
        for (std::size_t i = 0; i < system.size; ++i) out(i, i) = 1.0;
        return true;
    }

    // Marks the states and lambdas that a formula of the relation uses.
    bool dependence(const Formula& formula, const Constants& constants, std::size_t row, Matrix* of_x, Matrix* of_lambda) {
        const auto expr = graph_.parse(formula, constants);
        if (!expr) return false;
        for (const formula::Symbol symbol : graph_.graph().symbols_of(*expr)) {
            const auto known = roles_.of(symbol);
            if (known.role == Role::lambda && known.index >= copy_.offset && known.index < copy_.offset + m_) (*of_lambda)(row, known.index - copy_.offset) = unknown();
            if (known.role != Role::x || !of_x) continue;
            std::size_t first = 0;
            for (const std::size_t s : copy_.systems) {
                const ExpandedSystem& system = graph_.expanded().systems[s];
                if (known.index >= system.offset && known.index < system.offset + system.size) (*of_x)(row, first + known.index - system.offset) = unknown();
                first += system.size;
            }
        }
        return true;
    }
    bool of_states(const Formula& formula, const ExpandedSystem& system, std::size_t row, Matrix& A) {
        const auto expr = graph_.parse(formula, system.constants);
        if (!expr) return false;
        for (const formula::Symbol symbol : graph_.graph().symbols_of(*expr)) {
            const auto known = roles_.of(symbol);
            if (known.role == Role::x && known.index >= system.offset && known.index < system.offset + system.size) A(row, known.index - system.offset) = unknown();
        }
        return true;
    }

    const Interaction& interaction_;
    const ExpandedInteraction& copy_;
    const Model& model_;
    ModelGraph& graph_;
    std::span<const double> parameters_;
    SymbolRoles roles_;
    std::size_t m_, n_;
    Matrix C_, D_, V_; // V: lambda to the derivative that is looked at
    std::vector<Matrix> M_, A_; // by system joined
    double generic_ = 0.0;
    bool started_ = false;
};

std::string ordinal(int n) {
    static constexpr const char* words[] = {"no", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"};
    return words[n];
}

} // namespace

std::optional<Error> relative_degree_fault(const Interaction& interaction, const ExpandedInteraction& copy, const Model& model, ModelGraph& graph,
                                           std::span<const double> parameters) {
    const bool complementarity = std::holds_alternative<ComplementarityLaw>(interaction.law), equality = std::holds_alternative<EqualityLaw>(interaction.law);
    const bool first_copy = copy.constants.empty() || copy.constants.front().second == 0.0; // the others are made alike
    if (!first_copy || !(complementarity || equality)) return std::nullopt;
    const std::string object = "interactions." + interaction.name + ".relation";

    if (const auto* compliant = std::get_if<LagrangianCompliantRelation>(&interaction.relation)) {
        const SymbolRoles roles(graph);
        for (std::size_t i = 0; i < compliant->h.size(); ++i) {
            const auto expr = graph.parse(compliant->h[i], copy.constants);
            if (!expr) return std::nullopt;
            const auto symbols = graph.graph().symbols_of(*expr);
            if (std::any_of(symbols.begin(), symbols.end(), [&](formula::Symbol s) { return roles.of(s).role == Role::lambda; })) continue;
            return Error{ErrorKind::input, "the compliant gap does not depend on lambda: its relative degree is 2, and no finite force closes it in time",
                         "add the compliance, \"" + element(interaction.name + ".lambda", i) + "/k\", or use a relation without compliance", at(compliant->h[i].place, element(object + ".h", i))};
        }
        return std::nullopt;
    }
    if (!copy.first_order || Pattern::joined(copy, graph) > kLargest || copy.rows > kLargest) return std::nullopt;

    Pattern pattern(interaction, copy, model, graph, parameters);
    if (!pattern.read()) return std::nullopt;
    std::vector<int> degree(copy.rows, -1);
    for (std::size_t i = 0; i < copy.rows; ++i)
        if (pattern.direct(i)) degree[i] = 0;
    for (int r = 1; r <= kHighestDegree; ++r) {
        if (std::find(degree.begin(), degree.end(), -1) == degree.end()) break;
        pattern.advance();
        for (std::size_t i = 0; i < copy.rows; ++i)
            if (degree[i] < 0 && pattern.acts(i)) degree[i] = r;
    }
    for (std::size_t i = 0; i < copy.rows; ++i) {
        const std::string row = "y[" + std::to_string(i) + "] of '" + interaction.name + "'";
        if (degree[i] < 0)
            return Error{ErrorKind::input, "lambda does not act on " + row + ", nor on its derivatives: the law cannot hold",
                         "let lambda act on y (D), or on a state that y is made of (B)", at({}, object)};
        if (complementarity && degree[i] > 1)
            return Error{ErrorKind::input, row + " has relative degree " + std::to_string(degree[i]) + ": lambda acts on its " + ordinal(degree[i]) + " derivative, and complementarity of first-order systems needs 0 or 1",
                         "let lambda act on y (D) or on a state that y is made of (B); a contact between bodies is a Lagrangian relation", at({}, object)};
    }
    return std::nullopt;
}

} // namespace saltus::model::checks
