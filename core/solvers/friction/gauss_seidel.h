// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: sweeps over the contacts of an island, and their acceleration.
#pragma once

#include "core/solvers/friction/part.h"

#include <array>
#include <vector>

namespace saltus::solvers::friction {

enum class LocalSolver { exact, projection };

// One sweep: every contact solved in turn, the others held. slip: slip parameter of each contact (rolling and planar:
// unused). step: step of each contact's projections. Returns the sum of |change of r_i|^2/rho_i^2.
template <int D>
double sweep(const Part<D>& part, const LocalSpace* local, double* r, double* slip, double relaxation) noexcept;
template <int D>
double sweep_by_projection(const Part<D>& part, double* r, double* step) noexcept;

// Anderson's acceleration of a fixed point iteration x <- G(x) with f = G(x) - x, in a weighted norm.
class Anderson {
public:
    static constexpr int kWindow = 5;
    void reserve(std::size_t size);                              // the largest that will come
    void start(std::size_t size, const double* weight) noexcept; // forget what was; weight: one a number
    // x: where G was evaluated, g = G(x). g becomes the next point. False when nothing was known yet (g unchanged).
    bool extrapolate(const double* x, double* g) noexcept;

private:
    double dot(const double* a, const double* b) const noexcept;
    std::size_t size_ = 0, room_ = 0;
    const double* weight_ = nullptr;
    int known_ = 0, next_ = 0; // columns, where the next goes
    bool has_last_ = false;
    std::vector<double> df_, dg_, last_f_, last_g_;
    std::array<std::array<double, kWindow>, kWindow> gram_{};
};

} // namespace saltus::solvers::friction
