// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/assembled.h"

#include "core/model/mass_matrix.h"

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

bool is_symmetric(const SparseRows& matrix, const std::vector<SystemBlock>& systems) {
    for (const SystemBlock& system : systems) {
        if (system.size < 2 || matrix.start[system.offset] == matrix.start[system.offset + system.size]) continue;
        const auto values = dense_block(matrix, system.offset, system.size);
        double largest = 0.0, difference = 0.0;
        for (std::size_t i = 0; i < system.size; ++i)
            for (std::size_t j = 0; j < system.size; ++j) {
                largest = std::max(largest, std::abs(values[i * system.size + j]));
                difference = std::max(difference, std::abs(values[i * system.size + j] - values[j * system.size + i]));
            }
        if (difference > 1e-14 * largest) return false;
    }
    return true;
}

} // namespace

const SystemBlock& Assembled::system_of(std::size_t coordinate) const noexcept {
    const auto after = std::upper_bound(systems.begin(), systems.end(), coordinate,
                                        [](std::size_t c, const SystemBlock& s) { return c < s.offset; });
    return *(after - 1);
}

Result<void> Assembled::evaluate(std::span<const double> parameter_values) {
    if (auto done = numbers.assign(parameter_values); !done) return done;

    for (const SystemBlock& system : systems) {
        if (system.size == 1) { // the case of every bead: no detour by a dense block
            const std::uint32_t first = M.start[system.offset];
            if (M.start[system.offset + 1] > first && M.value[first] > 0.0 && std::isfinite(M.value[first])) continue;
        }
        if (const auto fault = model::mass_fault(dense_block(M, system.offset, system.size), system.size))
            return fail(ErrorKind::input, fault->message + " in system '" + system.name + "'", fault->remedy,
                        system.place);
    }
    K_is_symmetric = is_symmetric(K, systems);

    const double h = scheme.h, theta = scheme.theta;
    velocity_part = SparseRows{};
    position_part = SparseRows{};
    if (!C.empty() || !K.empty()) {
        for (std::size_t i = 0; i < layout.coordinates; ++i) {
            std::uint32_t c = C.start[i], k = K.start[i]; // merge two ascending rows
            while (c < C.start[i + 1] || k < K.start[i + 1]) {
                const std::uint32_t in_C = c < C.start[i + 1] ? C.column[c] : UINT32_MAX;
                const std::uint32_t in_K = k < K.start[i + 1] ? K.column[k] : UINT32_MAX;
                double value = 0.0;
                if (in_C <= in_K) value -= h * C.value[c++];
                if (in_K <= in_C) value -= h * h * theta * K.value[k++];
                velocity_part.add(std::min(in_C, in_K), value);
            }
            velocity_part.end_row();
            for (k = K.start[i]; k < K.start[i + 1]; ++k) position_part.add(K.column[k], -h * K.value[k]);
            position_part.end_row();
        }
    }

    if (const auto singular = W.factorize(M, C, K, h, theta))
        return fail(ErrorKind::input,
                    "the iteration matrix M + h theta C + h^2 theta^2 K of system '" + systems[*singular].name +
                        "' is singular",
                    "change the step, or look at C and K", systems[*singular].place);
    if (!H_changes()) {
        if (const auto row = delassus.compute(H, W)) {
            const InteractionBlock& block = interactions[interaction_of_row[*row]];
            return fail(ErrorKind::input,
                        "row " + std::to_string(component_of_row[*row]) + " of interaction '" + block.name +
                            "' moves no system: H is zero there",
                        "write a relation whose gap depends on a coordinate", block.place);
        }
    }
    return {};
}

} // namespace saltus::simulation
