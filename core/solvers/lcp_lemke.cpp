// SPDX-License-Identifier: GPL-3.0-or-later
// Lemke's complementary pivoting with the covering vector of ones and the lexicographic ratio test, which excludes cycling.
// Source: Cottle, Pang, Stone, "The Linear Complementarity Problem", algorithms 4.4.5 and section 4.9.
#include "core/base/going_on.h"
#include "core/solvers/lcp_workspace.h"

#include <algorithm>
#include <cmath>

namespace saltus::solvers {

namespace {

constexpr std::size_t kAsking = 200; // rows, from where on a pivot is worth the question whether to go on

// Tableau of  w - M z - d z0 = q, one row a basic variable. Columns: w (n), z (n), z0, right-hand side.
// Variable numbers: w_i = i, z_i = n + i, z0 = 2 n.
class Tableau {
public:
    Tableau(const LcpCall& call, LcpSolver::Workspace& work) : rows_(work.rows), basis_(work.basis) {
        rows_.clear();
        for (std::size_t i = 0; i < call.M.size(); ++i)
            if (call.mask[i]) rows_.push_back(i);
        n_ = rows_.size();
        width_ = 2 * n_ + 2;
        work.tableau.assign(n_ * width_, 0.0);
        cells_ = work.tableau.data();
        basis_.resize(n_);
        // rows and columns scaled to unit diagonal (where it is positive): M in kg^-1 may span many powers of ten
        work.ratio.resize(n_);
        scale_ = work.ratio.data();
        for (std::size_t r = 0; r < n_; ++r) {
            const double d = call.M.diagonal(rows_[r]);
            scale_[r] = d > 0.0 ? 1.0 / std::sqrt(d) : 1.0;
        }
        for (std::size_t r = 0; r < n_; ++r) {
            double* row = cells_ + r * width_;
            row[r] = 1.0;
            std::size_t column = 0;
            for (std::size_t k = call.M.row_start(rows_[r]); k < call.M.row_start(rows_[r] + 1); ++k) {
                while (column < n_ && rows_[column] < call.M.column(k)) ++column;
                if (column < n_ && rows_[column] == call.M.column(k))
                    row[n_ + column] = -call.M.value(k) * scale_[r] * scale_[column];
            }
            row[2 * n_] = -1.0;
            row[2 * n_ + 1] = call.q[rows_[r]] * scale_[r];
            basis_[r] = r;
            largest_ = std::max(largest_, std::abs(row[2 * n_ + 1]));
        }
    }

    std::size_t size() const { return n_; }
    std::size_t z0() const { return 2 * n_; }
    std::size_t complement(std::size_t variable) const { return variable < n_ ? variable + n_ : variable - n_; }
    double right_side(std::size_t row) const { return cells_[row * width_ + width_ - 1]; }
    std::size_t basic(std::size_t row) const { return basis_[row]; }

    // Row of the most negative right-hand side (lexicographically least); size() when there is none.
    std::size_t first_row() const {
        std::size_t least = n_;
        for (std::size_t r = 0; r < n_; ++r) {
            if (right_side(r) >= 0.0) continue;
            if (least == n_ || right_side(r) < right_side(least)) least = r;
        }
        return least;
    }

    // Lexicographic minimum ratio: q_r/a_r first, then the columns of the basis inverse (the w columns). Ties are broken
    // in favour of z0, which ends the algorithm. size() when the column has no positive entry: a ray.
    std::size_t leaving_row(std::size_t entering) const {
        double largest = 0.0;
        for (std::size_t r = 0; r < n_; ++r) largest = std::max(largest, std::abs(cell(r, entering)));
        const double least_pivot = 1e-11 * std::max(largest, 1.0);
        std::size_t best = n_;
        for (std::size_t r = 0; r < n_; ++r) {
            if (!(cell(r, entering) > least_pivot)) continue;
            if (best == n_ || is_less(r, best, entering)) best = r;
        }
        return best;
    }

    void pivot(std::size_t row, std::size_t entering) {
        if (n_ > kAsking) ask_to_go_on();
        double* pivot_row = cells_ + row * width_;
        const double factor = 1.0 / pivot_row[entering];
        for (std::size_t c = 0; c < width_; ++c) pivot_row[c] *= factor;
        pivot_row[entering] = 1.0;
        for (std::size_t r = 0; r < n_; ++r) {
            double* other = cells_ + r * width_;
            const double multiple = other[entering];
            if (r == row || multiple == 0.0) continue;
            for (std::size_t c = 0; c < width_; ++c) other[c] -= multiple * pivot_row[c];
            other[entering] = 0.0;
        }
        basis_[row] = entering;
    }

    void read_solution(std::span<double> z) const {
        for (std::size_t r = 0; r < n_; ++r) z[rows_[r]] = 0.0;
        for (std::size_t r = 0; r < n_; ++r)
            if (basis_[r] >= n_ && basis_[r] < 2 * n_) {
                const std::size_t i = basis_[r] - n_;
                z[rows_[i]] = std::max(0.0, right_side(r) * scale_[i]);
            }
    }

private:
    double cell(std::size_t row, std::size_t column) const { return cells_[row * width_ + column]; }

    bool is_less(std::size_t r, std::size_t s, std::size_t entering) const {
        const double pr = cell(r, entering), ps = cell(s, entering);
        const double round_off = 1e-12 * std::max(largest_, 1.0);
        double difference = right_side(r) / pr - right_side(s) / ps;
        if (std::abs(difference) > round_off) return difference < 0.0;
        if (basis_[s] == z0()) return false;
        if (basis_[r] == z0()) return true;
        for (std::size_t c = 0; c < n_; ++c) {
            difference = cell(r, c) / pr - cell(s, c) / ps;
            if (std::abs(difference) > 1e-12) return difference < 0.0;
        }
        return false;
    }

    std::vector<std::size_t>&rows_, &basis_;
    std::size_t n_ = 0, width_ = 0;
    double *cells_ = nullptr, *scale_ = nullptr;
    double largest_ = 0.0;
};

} // namespace

LcpReport solve_lemke(const LcpCall& call, LcpSolver::Workspace& work) {
    LcpReport report;
    report.method = LcpMethod::lemke;
    const auto finish = [&](Status otherwise) {
        report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
        report.status = report.residual <= call.tolerance ? Status::solved : otherwise;
        return report;
    };

    const auto rows = static_cast<std::size_t>(std::count_if(call.mask.begin(), call.mask.end(), [](unsigned char m) { return m != 0; }));
    if (rows > kLargestTableau) return finish(Status::too_large);
    Tableau tableau(call, work);

    std::size_t row = tableau.first_row();
    if (row == tableau.size()) { // q >= 0: z = 0
        tableau.read_solution(call.z);
        return finish(Status::stalled);
    }
    std::size_t entering = tableau.z0();
    while (report.iterations < work.settings.max_iterations) {
        ++report.iterations;
        const std::size_t leaving = tableau.basic(row);
        tableau.pivot(row, entering);
        if (leaving == tableau.z0()) {
            tableau.read_solution(call.z);
            return finish(Status::stalled);
        }
        entering = tableau.complement(leaving);
        row = tableau.leaving_row(entering);
        if (row == tableau.size()) {
            tableau.read_solution(call.z);
            return finish(Status::ray);
        }
    }
    tableau.read_solution(call.z);
    return finish(Status::stalled);
}

} // namespace saltus::solvers
