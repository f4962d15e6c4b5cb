// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lower.h"

#include "core/model/names.h"

#include <algorithm>
#include <unordered_map>
#include <variant>

namespace saltus::simulation {

namespace {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

// An entry of a matrix or vector before its array is laid out.
struct Entry {
    std::size_t column;
    Expr expr;
    Place place;
};

class Lowering {
public:
    Lowering(const model::Model& model, model::ModelGraph& graph, Assembled& out)
        : model_(model), names_(graph), graph_(graph.graph()), out_(out) {}

    Errors run(std::span<const double> parameter_values) {
        const model::Expanded& expanded = names_.expanded();
        const std::size_t n = expanded.coordinates, m = expanded.rows;
        out_.constant_force.assign(n, 0.0);
        out_.q0.assign(n, 0.0);
        out_.v0.assign(n, 0.0);
        out_.b.assign(m, 0.0);
        out_.e.assign(m, 0.0);

        for (const model::ExpandedSystem& copy : expanded.systems) {
            const model::System& source = model_.systems[copy.source];
            out_.systems.push_back(
                {copy.name, copy.offset, copy.size, model::at(source.place, "systems." + source.name)});
            std::visit([&](const auto& kind) { system(kind, copy, "systems." + source.name); }, source.kind);
            if (!errors_.empty()) return std::move(errors_);
        }
        for (std::size_t i = 0; i < expanded.interactions.size(); ++i) {
            const model::ExpandedInteraction& copy = expanded.interactions[i];
            const model::Interaction& source = model_.interactions[copy.source];
            const std::string object = "interactions." + source.name;
            out_.interactions.push_back({copy.name, copy.offset, copy.rows, model::at(source.place, object)});
            for (std::size_t r = 0; r < copy.rows; ++r) {
                out_.interaction_of_row.push_back(static_cast<std::uint32_t>(i));
                out_.component_of_row.push_back(static_cast<std::uint32_t>(r));
            }
            std::visit([&](const auto& kind) { relation(kind, copy, object + ".relation"); }, source.relation);
            std::visit([&](const auto& kind) { law(kind, copy, object + ".law"); }, source.law);
            if (!errors_.empty()) return std::move(errors_);
        }
        lay_out(mass_, out_.M, n);
        lay_out(damping_, out_.C, n);
        lay_out(stiffness_, out_.K, n);
        lay_out_relations(m);

        out_.drive_rate.assign(names_.drives().size(), 0.0);
        out_.drive_start.assign(names_.drives().size(), 0.0);
        for (std::size_t d = 0; d < names_.drives().size(); ++d) {
            const Place place = model::at(model_.drives[d].place, "drives." + model_.drives[d].name);
            out_.numbers.add(graph_, names_.drives()[d].rate, &out_.drive_rate[d], place);
            out_.numbers.add(graph_, names_.drives()[d].start, &out_.drive_start[d], place);
        }
        for (const Number& number : later_) out_.numbers.add(graph_, number.expr, number.target, number.place);
        out_.numbers.compile(graph_, names_.parameters());
        compile_time_tape(n);
        if (!errors_.empty()) return std::move(errors_);

        out_.layout = Layout(n, m, names_.drives().size(), names_.parameters().size(), model::kEnergyCount,
                             out_.in_time.force.size());
        std::vector<std::size_t> sizes, offsets;
        for (const SystemBlock& block : out_.systems) {
            sizes.push_back(block.size);
            offsets.push_back(block.offset);
        }
        offsets.push_back(n);
        out_.W.set_structure(sizes, out_.M, out_.C, out_.K);
        out_.delassus.set_structure(out_.H, offsets);
        if (auto done = out_.evaluate(parameter_values); !done) errors_.push_back(done.error());
        return std::move(errors_);
    }

private:
    struct Number {
        Expr expr;
        double* target;
        Place place;
    };
    enum class Nature { number, in_time, of_state };

    // --- systems --------------------------------------------------------------------------------------------------

    void system(const model::LagrangianLinear& kind, const model::ExpandedSystem& copy, const std::string& object) {
        matrix(kind.M, copy, object + ".M", mass_);
        matrix(kind.C, copy, object + ".C", damping_);
        matrix(kind.K, copy, object + ".K", stiffness_);
        for (std::size_t i = 0; i < copy.size; ++i) {
            number(kind.q[i], copy.constants, model::element(object + ".q", i), &out_.q0[copy.offset + i]);
            number(kind.v[i], copy.constants, model::element(object + ".v", i), &out_.v0[copy.offset + i]);
            if (i >= kind.F.size()) continue;
            const Place place = model::at(kind.F[i].place, model::element(object + ".F", i));
            const auto force = parse(kind.F[i], copy.constants, place);
            if (!force) continue;
            switch (nature(*force)) {
            case Nature::number:
                later_.push_back({*force, &out_.constant_force[copy.offset + i], place});
                break;
            case Nature::in_time:
                forces_.push_back(*force);
                out_.in_time.force.push_back(static_cast<std::uint32_t>(copy.offset + i));
                break;
            case Nature::of_state:
                report("a force of a linear system must not use states or signals", "put linear terms into C and K",
                       place);
            }
        }
    }

    void matrix(const model::ValueMatrix& values, const model::ExpandedSystem& copy, const std::string& object,
                std::vector<std::vector<Entry>>& rows) {
        for (std::size_t i = 0; i < copy.size; ++i) {
            auto& row = rows.emplace_back();
            if (i >= values.size()) continue;
            for (std::size_t j = 0; j < values[i].size(); ++j)
                entry(values[i][j], copy.constants, model::element(object, i, j), copy.offset + j, row);
        }
    }

    // --- relations ------------------------------------------------------------------------------------------------

    void relation(const model::LagrangianLinearRelation& kind, const model::ExpandedInteraction& copy,
                  const std::string& object) {
        const std::vector<std::size_t> columns = columns_of(copy);
        for (std::size_t i = 0; i < copy.rows; ++i) {
            auto& row = H_.emplace_back();
            for (std::size_t j = 0; j < kind.H[i].size(); ++j)
                entry(kind.H[i][j], copy.constants, model::element(object + ".H", i, j), columns[j], row);
            if (i < kind.b.size())
                number(kind.b[i], copy.constants, model::element(object + ".b", i), &out_.b[copy.offset + i]);
        }
    }

    // h(q, t) affine in q: H = dh/dq, b(t) = h(0, t), and their rates.
    void relation(const model::LagrangianRheonomousRelation& kind, const model::ExpandedInteraction& copy,
                  const std::string& object) {
        const std::vector<std::size_t> columns = columns_of(copy);
        for (std::size_t i = 0; i < copy.rows; ++i) {
            auto& row = H_.emplace_back();
            const Place place = model::at(kind.h[i].place, model::element(object + ".h", i));
            const auto gap = parse(kind.h[i], copy.constants, place);
            if (!gap) continue;
            const auto rate = accept(graph_.total_time_derivative(*gap), place);
            if (!rate) continue;
            for (const std::size_t column : columns) {
                const auto slope = accept(graph_.derivative(*gap, names_.q()[column]), place);
                if (!slope) break;
                if (graph_.constant_value(*slope) == 0.0) continue;
                if (nature(*slope) == Nature::of_state) {
                    report("the gap is not linear in " + graph_.symbol_name(names_.q()[column]),
                           "this version takes gaps that are linear in the coordinates, with coefficients that may "
                           "change in time",
                           place);
                    break;
                }
                row.push_back({column, *slope, place});
                if (nature(*slope) != Nature::in_time) continue;
                const auto slope_rate = accept(graph_.total_time_derivative(*slope), place);
                if (!slope_rate || graph_.constant_value(*slope_rate) == 0.0) continue;
                H_rates_.push_back(*slope_rate);
                out_.in_time.H_rate.push_back(
                    {static_cast<std::uint32_t>(copy.offset + i), static_cast<std::uint32_t>(column)});
            }
            sort(row);
            gaps_.push_back(*gap);
            gap_rates_.push_back(*rate);
            out_.in_time.row.push_back(static_cast<std::uint32_t>(copy.offset + i));
        }
    }

    // Global coordinates in the order of `between`.
    std::vector<std::size_t> columns_of(const model::ExpandedInteraction& copy) const {
        std::vector<std::size_t> columns;
        for (const std::size_t s : copy.systems)
            for (std::size_t i = 0; i < names_.expanded().systems[s].size; ++i)
                columns.push_back(names_.expanded().systems[s].offset + i);
        return columns;
    }

    // --- laws -----------------------------------------------------------------------------------------------------

    void law(const model::ComplementarityLaw&, const model::ExpandedInteraction&, const std::string&) {} // e = 0
    void law(const model::NewtonImpactLaw& kind, const model::ExpandedInteraction& copy, const std::string& object) {
        for (std::size_t i = 0; i < copy.rows; ++i)
            number(kind.e, copy.constants, object + ".e", &out_.e[copy.offset + i]);
    }

    // --- arrays ---------------------------------------------------------------------------------------------------

    static void sort(std::vector<Entry>& row) {
        std::sort(row.begin(), row.end(), [](const Entry& a, const Entry& b) { return a.column < b.column; });
    }

    void lay_out(std::vector<std::vector<Entry>>& rows, SparseRows& matrix, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            for (const Entry& entry : rows[i]) matrix.add(entry.column, 0.0);
            matrix.end_row();
        }
        std::size_t k = 0; // all addresses are final now
        for (std::vector<Entry>& row : rows)
            for (Entry& entry : row) out_.numbers.add(graph_, entry.expr, &matrix.value[k++], std::move(entry.place));
    }

    void lay_out_relations(std::size_t m) {
        for (std::size_t i = 0; i < m; ++i) {
            sort(H_[i]);
            for (const Entry& entry : H_[i]) out_.H.add(entry.column, 0.0);
            out_.H.end_row();
        }
        std::size_t k = 0;
        for (std::vector<Entry>& row : H_)
            for (Entry& entry : row) {
                if (nature(entry.expr) == Nature::in_time) {
                    H_in_time_.push_back(entry.expr);
                    out_.in_time.H.push_back(static_cast<std::uint32_t>(k));
                } else {
                    out_.numbers.add(graph_, entry.expr, &out_.H.value[k], std::move(entry.place));
                }
                ++k;
            }
    }

    void compile_time_tape(std::size_t n) {
        std::vector<Expr> outputs;
        for (const auto* part : {&forces_, &H_in_time_, &gaps_, &H_rates_, &gap_rates_})
            outputs.insert(outputs.end(), part->begin(), part->end());
        std::vector<Symbol> inputs{names_.time()};
        for (const model::DriveSymbols& drive : names_.drives()) {
            inputs.push_back(drive.anchor_time);
            inputs.push_back(drive.anchor_angle);
        }
        inputs.insert(inputs.end(), names_.parameters().begin(), names_.parameters().end());
        if (!gaps_.empty()) { // b(t) and db/dt are the gap and its rate where q = v = 0
            inputs.insert(inputs.end(), names_.q().begin(), names_.q().begin() + static_cast<std::ptrdiff_t>(n));
            inputs.insert(inputs.end(), names_.v().begin(), names_.v().begin() + static_cast<std::ptrdiff_t>(n));
        }
        out_.in_time.tape = formula::Tape::compile(graph_, outputs, inputs);
    }

    // --- formulas -------------------------------------------------------------------------------------------------

    std::optional<Expr> parse(const model::Formula& formula, const model::Constants& constants, const Place& place) {
        return accept(names_.parse(formula, constants), place);
    }
    std::optional<Expr> accept(Result<Expr> expr, const Place& place) {
        if (expr) return *expr;
        Error error = std::move(expr.error());
        if (error.place.line == 0) error.place = place;
        errors_.push_back(std::move(error));
        return std::nullopt;
    }
    void report(std::string message, std::string remedy, const Place& place) {
        errors_.push_back({ErrorKind::input, std::move(message), std::move(remedy), place});
    }

    Nature nature(Expr expr) {
        if (graph_.constant_value(expr)) return Nature::number;
        const auto [entry, fresh] = natures_.emplace(expr.id, Nature::number);
        if (fresh)
            entry->second = graph_.depends_on(expr, SymbolKind::state)  ? Nature::of_state
                            : graph_.depends_on(expr, SymbolKind::time) ? Nature::in_time
                                                                        : Nature::number;
        return entry->second;
    }

    std::optional<Expr> parse_number(const model::Value& value, const model::Constants& constants, const Place& place) {
        const auto expr = parse(value, constants, place);
        if (expr && nature(*expr) != Nature::number) {
            report("a value that must not change in time uses t, a drive or a state", "use numbers and parameters only",
                   place);
            return std::nullopt;
        }
        return expr;
    }
    void number(const model::Value& value, const model::Constants& constants, std::string object, double* target) {
        const Place place = model::at(value.place, std::move(object));
        if (const auto expr = parse_number(value, constants, place)) later_.push_back({*expr, target, place});
    }
    void entry(const model::Value& value, const model::Constants& constants, std::string object, std::size_t column,
               std::vector<Entry>& row) {
        const Place place = model::at(value.place, std::move(object));
        const auto expr = parse_number(value, constants, place);
        if (expr && graph_.constant_value(*expr) != 0.0) row.push_back({column, *expr, place});
    }

    const model::Model& model_;
    model::ModelGraph& names_;
    formula::Graph& graph_;
    Assembled& out_;
    Errors errors_;
    std::unordered_map<std::uint32_t, Nature> natures_;
    std::vector<std::vector<Entry>> mass_, damping_, stiffness_, H_;
    std::vector<Expr> forces_, H_in_time_, gaps_, gap_rates_, H_rates_;
    std::vector<Number> later_;
};

} // namespace

Result<std::unique_ptr<Assembled>, Errors> lower(const model::Model& model, model::ModelGraph& graph,
                                                 const Scheme& scheme, std::span<const double> parameter_values) {
    auto out = std::make_unique<Assembled>();
    out->scheme = scheme;
    if (Errors errors = Lowering(model, graph, *out).run(parameter_values); !errors.empty())
        return Unexpected(std::move(errors));
    return out;
}

} // namespace saltus::simulation
