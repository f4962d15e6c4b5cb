// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/circuit_book.h"

#include <algorithm>

namespace saltus::simulation {

CircuitWorks circuit_works(const CircuitOutputs& circuits, const double* v_and_i) noexcept {
    CircuitWorks works;
    for (std::size_t k = 0; k < circuits.supplies.size(); ++k) {
        const double taken = v_and_i[2 * k] * v_and_i[2 * k + 1];
        if (circuits.supplies[k]) works.supplied -= taken;
        else works.dissipated += taken;
    }
    return works;
}

CircuitBook::CircuitBook(const Assembled& model) : model_(model) {
    for (auto* array : {&at_start_, &at_end_}) array->assign(model.externals.size(), 0.0);
    const CircuitOutputs& circuits = model.structure->circuits;
    if (circuits.empty()) return;
    in_.assign(circuits.tape.input_count(), 0.0);
    work_.assign(circuits.tape.workspace_size(), 0.0);
    for (auto* array : {&out_, &mean_}) array->assign(circuits.tape.output_count(), 0.0);
    mid_.assign(model.layout.unknowns(), 0.0);
    nothing_.assign(model.layout.rows, 0.0);
}

CircuitBook::Stored CircuitBook::stored(const double* x) const noexcept {
    const CircuitOutputs& circuits = model_.structure->circuits;
    Stored energy;
    for (std::size_t k = 0; k < circuits.state.size(); ++k) {
        const double value = x[circuits.state[k]];
        (circuits.is_coil[k] ? energy.magnetic : energy.electric) += 0.5 * model_.storage[k] * value * value;
    }
    return energy;
}

void CircuitBook::add(double time, const double* q, const double* u, const double* lambda, std::span<const double> externals, double by_theta, double rest) noexcept {
    const Layout& layout = model_.layout;
    const CircuitOutputs& circuits = model_.structure->circuits;
    in_[0] = time;
    double* in = std::copy_n(q, layout.coordinates, in_.data() + layout.time_inputs());
    in = std::copy_n(u, layout.unknowns(), in);
    in = std::copy_n(lambda, layout.rows, in);
    std::copy(externals.begin(), externals.end(), in);
    circuits.tape.evaluate(in_.data(), out_.data(), work_.data());
    for (std::size_t k = 0; k < mean_.size(); ++k) mean_[k] += (by_theta * model_.theta[circuits.unknown[k / 2]] + rest) * out_[k];
}

CircuitWorks CircuitBook::over_step(const State& state, const NextState& next) noexcept {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const CircuitOutputs& circuits = model_.structure->circuits;
    if (circuits.supplies.empty()) return {};
    const double* x = state.numbers.data();
    const double *q = x + layout.q, *u = x + layout.v, *lambda = x + layout.lambda;
    std::copy_n(x, layout.time_inputs(), in_.begin());
    std::fill(mean_.begin(), mean_.end(), 0.0);
    if (scheme.method == Method::full_theta_gamma) { // f is taken once
        for (std::size_t i = 0; i < mid_.size(); ++i) mid_[i] = scheme.theta * next.u[i] + (1.0 - scheme.theta) * u[i];
        add(x[layout.time] + scheme.theta * scheme.h, next.q.data(), mid_.data(), next.lambda.data(), at_end_, 0.0, 1.0);
    } else {
        const double gamma = scheme.gamma_r; // weight of lambda+, in which all is linear
        add(next.time, next.q.data(), next.u.data(), nothing_.data(), at_end_, 1.0, -gamma);
        add(next.time, next.q.data(), next.u.data(), next.lambda.data(), at_end_, 0.0, gamma);
        add(x[layout.time], q, u, nothing_.data(), at_start_, -1.0, gamma);
        if (gamma != 1.0) add(x[layout.time], q, u, lambda, at_start_, 0.0, 1.0 - gamma);
    }
    CircuitWorks works = circuit_works(circuits, mean_.data());
    works.supplied *= scheme.h;
    works.dissipated *= scheme.h;
    return works;
}

} // namespace saltus::simulation
