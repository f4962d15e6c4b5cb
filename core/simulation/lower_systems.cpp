// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/names.h"
#include "core/base/going_on.h"
#include "core/simulation/lowering.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace saltus::simulation {

using formula::Symbol;
using model::element;

// Lagrangian systems first, so that u = (v, x) and every block is a range of unknowns.
void Lowering::lower_systems() {
    const model::Expanded& expanded = names_.expanded();
    first_unknown_.resize(expanded.systems.size());
    block_of_.resize(expanded.systems.size());
    for (const bool first_order : {false, true})
        for (std::size_t s = 0; s < expanded.systems.size(); ++s) {
            ask_to_go_on();
            const Copy& copy = expanded.systems[s];
            if (copy.first_order != first_order) continue;
            const model::System& source = model_.systems[copy.source];
            const std::string object = "systems." + source.name;
            first_unknown_[s] = (first_order ? n_ : 0) + copy.offset;
            block_of_[s] = out_.systems.size();
            const bool linear = !std::holds_alternative<model::LagrangianNonlinear>(source.kind) &&
                                !std::holds_alternative<model::FirstOrderNonlinear>(source.kind);
            out_.systems.push_back({copy.name, first_unknown_[s], copy.size, first_order, linear, model::at(source.place, object)});
            std::visit([&](const auto& kind) { system(kind, copy, first_unknown_[s], object); }, source.kind);
            if (!errors_.empty()) return;
        }
}

void Lowering::system(const model::LagrangianLinear& kind, const Copy& copy, std::size_t at, const std::string& object) {
    const auto matrix = [&](const model::ValueMatrix& values, const char* name, Rows& rows) {
        for (std::size_t i = 0; i < values.size(); ++i)
            for (std::size_t j = 0; j < values[i].size(); ++j)
                entry(values[i][j], copy.constants, element(object + name, i, j), at + j, rows[at + i]);
    };
    matrix(kind.M, ".M", mass_);
    matrix(kind.C, ".C", damping_);
    matrix(kind.K, ".K", stiffness_);
    for (std::size_t i = 0; i < copy.size; ++i) {
        number(kind.q[i], copy.constants, element(object + ".q", i), &out_.q0[at + i]);
        number(kind.v[i], copy.constants, element(object + ".v", i), &out_.v0[at + i]);
        if (i < kind.F.size()) force_of_time(kind.F[i], copy.constants, element(object + ".F", i), at + i);
    }
}

void Lowering::system(const model::LagrangianDiagonal& kind, const Copy& copy, std::size_t at, const std::string& object) {
    model::Constants constants = copy.constants;
    constants.emplace_back(kind.index, 0.0);
    for (std::size_t i = 0; i < copy.size && errors_.empty(); ++i) {
        constants.back().second = static_cast<double>(i);
        entry(kind.M, constants, object + ".M", at + i, mass_[at + i]);
        entry(kind.C, constants, object + ".C", at + i, damping_[at + i]);
        entry(kind.K, constants, object + ".K", at + i, stiffness_[at + i]);
        number(kind.q, constants, object + ".q", &out_.q0[at + i]);
        number(kind.v, constants, object + ".v", &out_.v0[at + i]);
        force_of_time(kind.F, constants, object + ".F", at + i);
    }
}

// M(q) v' = F - F_int - F_gyr; C = -dF/dv and K = -dF/dq of the whole right-hand side.
void Lowering::system(const model::LagrangianNonlinear& kind, const Copy& copy, std::size_t at, const std::string& object) {
    std::vector<std::size_t> columns(copy.size);
    std::iota(columns.begin(), columns.end(), at);
    const auto q = symbols_of(names_.q(), copy.offset, copy.size), v = symbols_of(names_.v(), copy.offset, copy.size);
    for (std::size_t i = 0; i < copy.size; ++i) {
        for (std::size_t j = 0; j < kind.M[i].size(); ++j) {
            const Place place = model::at(kind.M[i][j].place, element(object + ".M", i, j));
            const auto mass = parse(kind.M[i][j], copy.constants, place);
            if (mass && graph_.constant_value(*mass) != 0.0) mass_[at + i].push_back({at + j, *mass, place});
        }
        number(kind.q[i], copy.constants, element(object + ".q", i), &out_.q0[at + i]);
        number(kind.v[i], copy.constants, element(object + ".v", i), &out_.v0[at + i]);
        Expr sum = graph_.constant(0.0);
        Place place = model::at({}, object);
        const auto take = [&](const std::vector<model::Formula>& part, const char* name, bool minus) {
            if (i >= part.size()) return;
            place = model::at(part[i].place, element(object + name, i));
            if (const auto force = parse(part[i], copy.constants, place))
                sum = minus ? graph_.subtract(sum, *force) : graph_.add(sum, *force);
        };
        take(kind.F_int, ".F_int", true);
        take(kind.F_gyr, ".F_gyr", true);
        take(kind.F, ".F", false);
        if (!errors_.empty()) return;
        if (nature(sum) == Nature::number) {
            later_.push_back({sum, &out_.constant_force[at + i], place});
            continue;
        }
        state_.force.push_back(sum);
        out_.of_state.force.push_back(static_cast<std::uint32_t>(at + i));
        slopes(sum, v, columns, -1.0, place, damping_[at + i]);
        slopes(sum, q, columns, -1.0, place, stiffness_[at + i]);
        slopes_by_others(sum, copy, at + i, place);
    }
}

// By the states of other systems that a force reads.
void Lowering::slopes_by_others(Expr sum, const Copy& copy, std::size_t at, const Place& place) {
    const model::Expanded& expanded = names_.expanded();
    const bool reads_lambda = std::any_of(names_.lambda().begin(), names_.lambda().begin() + static_cast<std::ptrdiff_t>(m_), [&](Symbol s) { return graph_.depends_on(sum, s); });
    if (reads_lambda) report("a force of a system may not use a lambda", "let the interaction act on the system by its law", place);
    for (std::size_t s = 0; s < expanded.systems.size(); ++s) {
        const Copy& other = expanded.systems[s];
        if (other.first_order == copy.first_order && other.offset == copy.offset) continue;
        std::vector<std::size_t> columns(other.size);
        std::iota(columns.begin(), columns.end(), (other.first_order ? n_ : 0) + other.offset);
        const std::vector<Symbol>& speeds = other.first_order ? names_.x() : names_.v();
        slopes(sum, symbols_of(speeds, other.offset, other.size), columns, -1.0, place, damping_[at]);
        if (!other.first_order) slopes(sum, symbols_of(names_.q(), other.offset, other.size), columns, -1.0, place, stiffness_[at]);
    }
}

void Lowering::system(const model::FirstOrderLinear& kind, const Copy& copy, std::size_t at, const std::string& object) {
    constant_mass(kind.M, copy, at, object);
    for (std::size_t i = 0; i < kind.A.size(); ++i)
        for (std::size_t j = 0; j < kind.A[i].size(); ++j) {
            const Place place = model::at(kind.A[i][j].place, element(object + ".A", i, j));
            const auto a = parse(kind.A[i][j], copy.constants, place);
            if (!a || graph_.constant_value(*a) == 0.0) continue;
            if (nature(*a) == Nature::of_state)
                report("an entry of A of a linear system must not use states or signals",
                       "write the system as \"first-order-nonlinear\"", place);
            damping_[at + i].push_back({at + j, graph_.multiply(graph_.constant(-1.0), *a), place});
        }
    const bool reads_states = !model_.systems[copy.source].circuit.empty() && std::any_of(kind.b.begin(), kind.b.end(), [&](const model::Formula& b) {
        const auto source = names_.parse(b, copy.constants);
        return source && nature(*source) == Nature::of_state;
    });
    if (reads_states) out_.systems.back().linear = false; // A x + b is one formula
    for (std::size_t i = 0; i < copy.size; ++i) {
        if (kind.theta) number(*kind.theta, copy.constants, object + ".theta", &out_.theta[at + i]);
        number(kind.x[i], copy.constants, element(object + ".x", i), &out_.x0[copy.offset + i]);
        if (!reads_states) {
            if (i < kind.b.size()) force_of_time(kind.b[i], copy.constants, element(object + ".b", i), at + i);
            continue;
        }
        const Place place = model::at(kind.b[i].place, element(object + ".b", i));
        auto f = parse(kind.b[i], copy.constants, place);
        if (!f) return;
        for (const Entry& entry : damping_[at + i]) f = graph_.subtract(*f, graph_.multiply(entry.expr, graph_.symbol(names_.x()[entry.column - n_])));
        damping_[at + i].clear();
        right_side(*f, copy, at, i, place);
    }
}

void Lowering::system(const model::FirstOrderNonlinear& kind, const Copy& copy, std::size_t at, const std::string& object) {
    constant_mass(kind.M, copy, at, object);
    for (std::size_t i = 0; i < copy.size; ++i) {
        if (kind.theta) number(*kind.theta, copy.constants, object + ".theta", &out_.theta[at + i]);
        number(kind.x[i], copy.constants, element(object + ".x", i), &out_.x0[copy.offset + i]);
        const Place place = model::at(kind.f[i].place, element(object + ".f", i));
        const auto f = parse(kind.f[i], copy.constants, place);
        if (!f) return;
        right_side(*f, copy, at, i, place);
    }
}

// Of state i of a first-order system whose unknowns begin at `at`: a formula of all states.
void Lowering::right_side(Expr f, const Copy& copy, std::size_t at, std::size_t i, const Place& place) {
    if (nature(f) == Nature::number) {
        later_.push_back({f, &out_.constant_force[at + i], place});
        return;
    }
    std::vector<std::size_t> columns(copy.size);
    std::iota(columns.begin(), columns.end(), at);
    state_.force.push_back(f);
    out_.of_state.force.push_back(static_cast<std::uint32_t>(at + i));
    slopes(f, symbols_of(names_.x(), copy.offset, copy.size), columns, -1.0, place, damping_[at + i]);
    slopes_by_others(f, copy, at + i, place);
}

void Lowering::force_of_time(const model::Formula& formula, const model::Constants& constants, std::string object,
                             std::size_t unknown) {
    const Place place = model::at(formula.place, std::move(object));
    const auto force = parse(formula, constants, place);
    if (!force) return;
    switch (nature(*force)) {
    case Nature::number:
        later_.push_back({*force, &out_.constant_force[unknown], place});
        break;
    case Nature::in_time:
        (out_.newton ? state_.force : forces_).push_back(*force);
        (out_.newton ? out_.of_state.force : out_.in_time.force).push_back(static_cast<std::uint32_t>(unknown));
        break;
    case Nature::of_state:
        report("a force of a linear system must not use states or signals",
               "put linear terms into C and K (A of first-order systems), or write the system as a nonlinear one", place);
    }
}

void Lowering::constant_mass(const model::ValueMatrix& M, const Copy& copy, std::size_t at, const std::string& object) {
    for (std::size_t i = 0; i < copy.size; ++i) {
        if (M.empty()) {
            mass_[at + i].push_back({at + i, graph_.constant(1.0), model::at({}, object)});
            continue;
        }
        for (std::size_t j = 0; j < M[i].size(); ++j)
            entry(M[i][j], copy.constants, element(object + ".M", i, j), at + j, mass_[at + i]);
    }
}

} // namespace saltus::simulation
