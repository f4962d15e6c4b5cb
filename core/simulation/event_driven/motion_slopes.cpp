// SPDX-License-Identifier: GPL-3.0-or-later
// The Jacobian of the smooth motion. With S the slopes of F + P lambda - M u' and s those of H u' + bias (of y, where lambda is in y), both at given
// u' and lambda:  M du' - P dlambda = S dz,  H du' = -s dz.
#include "core/simulation/event_driven/motion.h"

#include <algorithm>
#include <limits>

namespace saltus::simulation {

void Motion::slopes(double t, const double* z, double* out) {
    const std::size_t size = this->size(), count = n_ + N_;
    std::fill_n(out, size * size, 0.0);
    evaluate(t, z, false);
    bool unknown = singular_mass_ || singular_rows_;
    for (const Hidden& one : hidden()) // slopes of the rates of curved rows are not compiled
        for (std::size_t k = 0; k < held_.size(); ++k) unknown = unknown || (one.weights[k] != 0.0 && model_.gap_by_formula[held_[k]]);
    if (unknown) {
        std::fill_n(out, size * size, std::numeric_limits<double>::quiet_NaN());
        return;
    }
    std::copy_n(in_.begin(), inputs_, slopes_in_.begin());
    std::copy(u_rate_.begin(), u_rate_.end(), slopes_in_.begin() + static_cast<std::ptrdiff_t>(inputs_));
    std::copy(lambda_.begin(), lambda_.end(), slopes_in_.begin() + static_cast<std::ptrdiff_t>(inputs_ + N_));
    outputs_.slopes.evaluate(slopes_in_.data(), cells_.data(), slopes_out_.data(), slopes_work_.data());
    std::fill(force_slope_.begin(), force_slope_.end(), 0.0);
    std::fill(row_slope_.begin(), row_slope_.end(), 0.0);
    const double* slope = slopes_out_.data();
    for (const auto& [of, by] : outputs_.force_slopes) force_slope_[by * N_ + of] = *slope++;
    for (const auto& [of, by] : outputs_.row_slopes) row_slope_[by * m_ + of] = *slope++;
    for (const std::uint32_t i : linear_rows_) {
        for (std::uint32_t k = model_.C.start[i]; k < model_.C.start[i + 1]; ++k) force_slope_[(n_ + model_.C.column[k]) * N_ + i] -= model_.C.value[k];
        for (std::uint32_t k = model_.K.start[i]; i < n_ && k < model_.K.start[i + 1]; ++k) force_slope_[model_.K.column[k] * N_ + i] -= model_.K.value[k];
    }
    for (const std::uint32_t row : held_) // y = H x + b + ...
        if (direct(row) && !model_.gap_by_formula[row])
            for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) row_slope_[(n_ + model_.H.column[k]) * m_ + row] += model_.H.value[k];
    for (std::size_t i = 0; i < n_; ++i) out[i * size + n_ + i] = 1.0; // q' = v
    const std::size_t rows = held_.size();
    for (std::size_t j = 0; j < count; ++j) {
        double* du = force_slope_.data() + j * N_;
        model_.W.solve(du);
        for (std::size_t k = 0; k < rows; ++k) {
            const std::uint32_t row = held_[k];
            solution_[k] = -row_slope_[j * m_ + row] - (direct(row) ? 0.0 : model_.H.row_times(row, du));
        }
        for (const Hidden& one : hidden()) {
            double& rate = solution_[one.held] = 0.0;
            for (std::size_t k = 0; k < rows; ++k)
                if (one.weights[k] != 0.0) rate -= one.weights[k] * model_.H.row_times(held_[k], du);
        }
        if (rows == 1) solution_[0] /= operator_[0];
        else if (rows > 1) lu_.solve(solution_.data());
        for (std::size_t k = 0; k < rows; ++k)
            for (std::size_t i = 0; i < N_; ++i) du[i] += solution_[k] * columns_[k * N_ + i];
        for (std::size_t i = 0; i < N_; ++i) out[(n_ + i) * size + j] = du[i];
    }
}

} // namespace saltus::simulation
