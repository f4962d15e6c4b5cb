// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/assembled.h"

#include "core/model/mass_matrix.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/event_driven/event_outputs.h"
#include "core/simulation/modal.h"
#include "core/simulation/start_numbers.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

// One block of a block diagonal matrix, dense, row-major.
std::vector<double> dense_block(const SparseRows& matrix, std::size_t offset, std::size_t size) {
    std::vector<double> values(size * size, 0.0);
    for (std::size_t i = 0; i < size; ++i)
        for (std::uint32_t k = matrix.start[offset + i]; k < matrix.start[offset + i + 1]; ++k)
            values[i * size + (matrix.column[k] - offset)] = matrix.value[k];
    return values;
}

// Nothing beside the diagonal; the value there.
bool read_diagonal(const SparseRows& matrix, std::size_t row, double& value) {
    value = 0.0;
    for (std::uint32_t k = matrix.start[row]; k < matrix.start[row + 1]; ++k) {
        if (matrix.column[k] == row) value = matrix.value[k];
        else if (matrix.value[k] != 0.0) return false;
    }
    return true;
}

// Of linear Lagrangian systems; of the others K holds slopes.
bool is_symmetric(const SparseRows& matrix, const std::vector<SystemBlock>& systems) {
    for (const SystemBlock& system : systems) {
        if (!system.linear || system.first_order || system.size < 2 || matrix.start[system.offset] == matrix.start[system.offset + system.size]) continue;
        double largest = 0.0, difference = 0.0;
        const auto at = [&](std::size_t i, std::size_t j) {
            const auto begin = matrix.column.begin() + matrix.start[i], end = matrix.column.begin() + matrix.start[i + 1];
            const auto found = std::lower_bound(begin, end, j);
            return found != end && *found == j ? matrix.value[static_cast<std::size_t>(found - matrix.column.begin())] : 0.0;
        };
        for (std::size_t i = system.offset; i < system.offset + system.size; ++i)
            for (std::uint32_t k = matrix.start[i]; k < matrix.start[i + 1]; ++k) {
                largest = std::max(largest, std::abs(matrix.value[k]));
                difference = std::max(difference, std::abs(matrix.value[k] - at(matrix.column[k], i)));
            }
        if (difference > 1e-14 * largest) return false;
    }
    return true;
}

} // namespace

std::size_t Structure::system_index(std::size_t unknown) const noexcept {
    const auto after = std::upper_bound(systems.begin(), systems.end(), unknown,
                                        [](std::size_t c, const SystemBlock& s) { return c < s.offset; });
    return static_cast<std::size_t>(after - systems.begin()) - 1;
}

Assembled::Assembled(std::shared_ptr<const Structure> shared, std::shared_ptr<const StartNumbers> starts)
    : structure(std::move(shared)), scheme(structure->scheme), layout(structure->layout), externals(structure->externals), newton(structure->newton),
      systems(structure->systems), interactions(structure->interactions), interaction_of_row(structure->interaction_of_row),
      component_of_row(structure->component_of_row), row_kind(structure->row_kind), gap_by_formula(structure->gap_by_formula),
      r_by_formula(structure->r_by_formula), in_time(structure->in_time), of_state(structure->of_state), of_events(structure->of_events.get()),
      values(structure->constants), W(structure->W), delassus(structure->delassus), starts_(std::move(starts)) {
    const Structure& of = *structure;
    const NumberPlaces& at = of.places;
    const auto matrix = [&](const SparsePattern& pattern, NumberPlaces::Range place) { return SparseRows(pattern, range(place)); };
    M = matrix(of.M, at.M), C = matrix(of.C, at.C), K = matrix(of.K, at.K);
    H = matrix(of.H, at.H), B = matrix(of.B, at.B), D = matrix(of.D, at.D), R = matrix(of.R, at.R);
    velocity_part = matrix(of.velocity_part, at.velocity_part), position_part = matrix(of.position_part, at.position_part);
    q0 = range(at.q0), v0 = range(at.v0), x0 = range(at.x0);
    drive_rate = range(at.drive_rate), drive_start = range(at.drive_start);
    constant_force = range(at.constant_force), theta = range(at.theta);
    b = range(at.b), e = range(at.e), lower = range(at.lower), upper = range(at.upper), mu = range(at.mu);
    storage = range(at.storage);
    modal_omega = range(at.modal_omega), modal_sigma = range(at.modal_sigma);
    modal_mass = range(at.modal_mass), modal_damping = range(at.modal_damping);
    if (of_state.M.empty()) return;
    mass_in_.resize(of_state.mass.input_count());
    mass_out_.resize(of_state.M.size());
    mass_work_.resize(of_state.mass.workspace_size());
}

Assembled::~Assembled() = default;

void Assembled::evaluate_mass(const double* time_inputs, const double* q) noexcept {
    if (of_state.M.empty()) return;
    std::copy_n(time_inputs, layout.time_inputs(), mass_in_.begin());
    std::copy_n(q, layout.coordinates, mass_in_.begin() + static_cast<std::ptrdiff_t>(layout.time_inputs()));
    of_state.mass.evaluate(mass_in_.data(), mass_out_.data(), mass_work_.data());
    for (std::size_t k = 0; k < of_state.M.size(); ++k) M.value[of_state.M[k]] = mass_out_[k];
}

Place Assembled::place_of_first(std::span<const unsigned char> marked) const {
    const auto first = std::find_if(marked.begin(), marked.end(), [](unsigned char in) { return in != 0; });
    return first == marked.end() ? Place{} : place_of_row(static_cast<std::size_t>(first - marked.begin()));
}

solvers::MixedRows Assembled::mixed_rows() const {
    constexpr double inf = HUGE_VAL;
    solvers::MixedRows rows;
    rows.reserve(row_kind.size());
    for (std::size_t row = 0; row < row_kind.size(); ++row) {
        if (row_kind[row] == RowKind::friction) rows.add_friction(static_cast<std::int32_t>(row) - 1, mu[row]);
        else if (row_kind[row] == RowKind::contact) rows.add(0.0, inf);
        else if (row_kind[row] == RowKind::velocity) rows.add(-inf, inf);
        else rows.add(lower[row], upper[row]);
    }
    return rows;
}

Result<void> Assembled::check_masses() const {
    for (const SystemBlock& system : systems) {
        if (system.first_order) continue;
        bool diagonal = true, good = true; // the case of every bead and every string: no detour by a dense block
        for (std::size_t i = system.offset; i < system.offset + system.size && diagonal; ++i) {
            double mass = 0.0;
            diagonal = read_diagonal(M, i, mass);
            good = good && mass > 0.0 && std::isfinite(mass);
        }
        if (diagonal && good) continue;
        if (const auto fault = model::mass_fault(dense_block(M, system.offset, system.size), system.size))
            return fail(ErrorKind::input, fault->message + " in system '" + system.name + "'", fault->remedy,
                        system.place);
    }
    return {};
}

Result<void> Assembled::form_linear_scheme() {
    const double h = scheme.h, weight = scheme.theta;
    for (std::size_t i = 0, out = 0; i < velocity_part.rows(); ++i) {
        std::uint32_t c = C.start[i], k = K.start[i]; // merge two ascending rows
        while (c < C.start[i + 1] || k < K.start[i + 1]) {
            const std::uint32_t in_C = c < C.start[i + 1] ? C.column[c] : UINT32_MAX;
            const std::uint32_t in_K = k < K.start[i + 1] ? K.column[k] : UINT32_MAX;
            double value = 0.0;
            if (in_C <= in_K) value -= h * C.value[c++];
            if (in_K <= in_C) value -= h * h * weight * K.value[k++];
            velocity_part.value[out++] = value;
        }
        for (k = K.start[i]; k < K.start[i + 1]; ++k) position_part.value[k] = -h * K.value[k];
    }
    const IterationMatrix::Term terms[] = {{&M, 1.0}, {&C, h * weight}, {&K, h * h * weight * weight}};
    if (const auto singular = W.factorize(terms))
        return fail(ErrorKind::input,
                    "the iteration matrix M + h theta C + h^2 theta^2 K of system '" + systems[*singular].name +
                        "' is singular",
                    "change the step, or look at C and K", systems[*singular].place);
    return {};
}

// W = m (1 + h^2/2 (1 - gamma) omega^2 + h sigma*) by coordinate, with K = m omega^2 and C = 2 m sigma.
Result<void> Assembled::form_modal_scheme() {
    const double h = scheme.h;
    const std::size_t n = layout.coordinates;
    std::vector<double> diagonal(n, 0.0);
    for (std::size_t i = 0; i < n; ++i) {
        double m = 0.0, c = 0.0, k = 0.0;
        const SystemBlock& system = system_of(i);
        if (!read_diagonal(M, i, m) || !read_diagonal(C, i, c) || !read_diagonal(K, i, k))
            return fail(ErrorKind::input, "the modal scheme needs diagonal M, C and K, but those of system '" + system.name + "' are not",
                        "write the system by its modes, or choose \"moreau-jean\"", system.place);
        if (c < 0.0 || k < 0.0)
            return fail(ErrorKind::input,
                        "the modal scheme needs damping and stiffness of at least 0; coordinate " + std::to_string(i - system.offset) +
                            " of system '" + system.name + "' has C = " + std::to_string(c) + ", K = " + std::to_string(k),
                        "change the signs, or choose \"moreau-jean\"", system.place);
        modal_omega[i] = std::sqrt(k / m);
        modal_sigma[i] = 0.5 * c / m;
        const ModalFactors factors = modal_factors(modal_omega[i], modal_sigma[i], h);
        diagonal[i] = m * factors.W;
        modal_mass[i] = m * factors.mass;
        modal_damping[i] = m * factors.damping;
        velocity_part.value[i] = -h * modal_damping[i];
        position_part.value[i] = -h * k;
    }
    if (const auto singular = W.set_diagonal(diagonal))
        return fail(ErrorKind::input, "the iteration matrix of system '" + systems[*singular].name + "' is singular",
                    "look at M, C and K", systems[*singular].place);
    return {};
}

Result<void> Assembled::evaluate(std::span<const double> parameter_values) {
    if (auto done = structure->numbers.assign(parameter_values, values.data(), number_work_); !done) return done;
    if (starts_)
        if (auto done = starts_->assign_systems(parameter_values, values.data(), number_work_); !done) return done;
    if (equations)
        if (auto done = equations->evaluate(parameter_values); !done) return done;
    if (structure->bodies) return bodies ? bodies->evaluate(parameter_values) : Result<void>();
    K_is_symmetric = is_symmetric(K, systems);
    if (newton) return {}; // NewtonStepper forms the rest with the state
    if (auto done = check_masses(); !done) return done;
    auto formed = scheme.method == Method::modal ? form_modal_scheme() : form_linear_scheme();
    if (!formed) return formed;
    delassus.compute({&H, nullptr, nullptr}, W);
    return check_rows();
}

// Of rows whose H is a number: each can be pushed.
Result<void> Assembled::check_rows() const {
    const auto row = delassus.dead_row();
    if (!row) return {};
    const InteractionBlock& block = interactions[interaction_of_row[*row]];
    const bool pushes = std::any_of(H.value.begin() + H.start[*row], H.value.begin() + H.start[*row + 1], [](double entry) { return entry != 0.0; });
    if (!pushes)
        return fail(ErrorKind::input,
                    "row " + std::to_string(component_of_row[*row]) + " of interaction '" + block.name + "' moves no system: H is zero there",
                    "write a relation whose gap depends on a coordinate", block.place);
    return fail(ErrorKind::input,
                "row " + std::to_string(component_of_row[*row]) + " of interaction '" + block.name +
                    "' does not push apart: H W^-1 H^T is not above 0 there; H is too small, or M + h theta C + h^2 theta^2 K is negative or too large",
                "look at M, C and K of its systems, or use a smaller step", block.place);
}

} // namespace saltus::simulation
