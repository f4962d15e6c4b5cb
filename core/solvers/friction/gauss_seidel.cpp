// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/gauss_seidel.h"

#include <algorithm>

namespace saltus::solvers::friction {

namespace {

// b of contact i: q and what the others send; the diagonal block, first in its row, is left out.
template <int D>
inline void others(const Part<D>& part, const double* r, std::uint32_t i, double* b) noexcept {
    double sum[D];
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) sum[a] = part.q[D * i + static_cast<std::uint32_t>(a)];
    for (std::uint32_t k = part.start[i] + 1; k < part.start[i + 1]; ++k)
        add_product<D>(part.value + std::size_t{D * D} * k, r + std::size_t{D} * part.column[k], sum);
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) b[a] = sum[a];
}

// Only the normal row of it.
template <int D>
inline double others_normal(const Part<D>& part, const double* r, std::uint32_t i) noexcept {
    double sum = part.q[D * i];
    for (std::uint32_t k = part.start[i] + 1; k < part.start[i + 1]; ++k) {
        const double* block = part.value + std::size_t{D * D} * k;
        const double* x = r + std::size_t{D} * part.column[k];
        double own = block[0] * x[0];
#pragma GCC unroll 8
        for (int b = 1; b < D; ++b) own += block[b] * x[b];
        sum += own;
    }
    return sum;
}

} // namespace

template <int D>
double sweep(const Part<D>& part, const LocalSpace* local, double* r, double* slip, double relaxation) noexcept {
    double change = 0.0;
    for (std::uint32_t i = 0; i < part.n; ++i) {
        double* ri = r + std::size_t{D} * i;
        // an open contact stays open if its normal row says so: a third of the work
        if (ri[0] == 0.0 && others_normal<D>(part, r, i) >= 0.0) {
            bool zero = true;
#pragma GCC unroll 8
            for (int a = 1; a < D; ++a) zero = zero && ri[a] == 0.0;
            if (zero) continue;
        }
        double b[D], x[D];
        others<D>(part, r, i, b);
        const double* A = part.value + std::size_t{D * D} * part.start[i];
        if constexpr (D == 3) {
            // the start is that of the last sweep: a step of 1e-3 leaves 1e-6, and less from sweep to sweep
            solve_local(local[i], b, x, slip[i], 1e-3);
        } else if constexpr (D == 2) {
            solve_local_planar(A, b, part.mu[i], x);
        } else {
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) x[a] = ri[a];
            solve_local_rolling(D, A, b, part.mu[i], part.mu_rolling[i], 0.0, x, slip[i]);
        }
        double sum = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) {
            double d = x[a] - ri[a];
            sum += d * d;
            ri[a] += relaxation == 1.0 ? d : relaxation * d;
        }
        if (relaxation == 1.0)
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) ri[a] = x[a];
        change += sum / (part.rho[i] * part.rho[i]);
    }
    return change;
}

template <int D>
double sweep_by_projection(const Part<D>& part, double* r, double* step) noexcept {
    double change = 0.0;
    for (std::uint32_t i = 0; i < part.n; ++i) {
        double* ri = r + std::size_t{D} * i;
        double b[D], x[D], u[D];
        others<D>(part, r, i, b);
        const double* A = part.value + std::size_t{D * D} * part.start[i];
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) x[a] = ri[a];
        double rho = step[i] > 0.0 ? step[i] : part.rho[i];
        const double mu = part.mu[i], mu_rolling = part.rolling(i);
        double size = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) size += b[a] * b[a];
        const auto evaluate = [&](const double* at, double* v) {
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) v[a] = b[a];
            add_product<D>(A, at, v);
            v[0] += lift<D>(v, mu, mu_rolling);
        };
        evaluate(x, u);
        for (int k = 0; k < 50; ++k) {
            // Khobotov's rule: rho |u~(z) - u~(x)| <= L |z - x|
            double z[D], v[D], moved = 0.0, turned = 0.0;
            for (int tries = 0; tries < 20; ++tries) {
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) z[a] = x[a] - rho * u[a];
                project_cone<D>(z, mu, mu_rolling);
                evaluate(z, v);
                moved = turned = 0.0;
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) {
                    moved += (z[a] - x[a]) * (z[a] - x[a]);
                    turned += (v[a] - u[a]) * (v[a] - u[a]);
                }
                if (!(rho * rho * turned > 0.81 * moved)) break;
                rho *= 0.66;
            }
            if (rho * rho * turned < 0.09 * moved) rho *= 1.5;
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) {
                x[a] = z[a];
                u[a] = v[a];
            }
            if (moved <= 1e-28 * rho * rho * size) break;
        }
        step[i] = rho;
        double sum = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) {
            sum += (x[a] - ri[a]) * (x[a] - ri[a]);
            ri[a] = x[a];
        }
        change += sum / (part.rho[i] * part.rho[i]);
    }
    return change;
}

template double sweep<2>(const Part<2>&, const LocalSpace*, double*, double*, double) noexcept;
template double sweep<3>(const Part<3>&, const LocalSpace*, double*, double*, double) noexcept;
template double sweep<5>(const Part<5>&, const LocalSpace*, double*, double*, double) noexcept;
template double sweep_by_projection<2>(const Part<2>&, double*, double*) noexcept;
template double sweep_by_projection<3>(const Part<3>&, double*, double*) noexcept;
template double sweep_by_projection<5>(const Part<5>&, double*, double*) noexcept;

void Anderson::reserve(std::size_t size) {
    room_ = std::max(room_, size);
    df_.resize(room_ * kWindow);
    dg_.resize(room_ * kWindow);
    last_f_.resize(room_);
    last_g_.resize(room_);
}

void Anderson::start(std::size_t size, const double* weight) noexcept {
    size_ = size;
    weight_ = weight;
    known_ = next_ = 0;
    has_last_ = false;
}

double Anderson::dot(const double* a, const double* b) const noexcept {
    double even = 0.0, odd = 0.0;
    std::size_t i = 0;
    for (; i + 1 < size_; i += 2) {
        even += weight_[i] * a[i] * b[i];
        odd += weight_[i + 1] * a[i + 1] * b[i + 1];
    }
    if (i < size_) even += weight_[i] * a[i] * b[i];
    return even + odd;
}

bool Anderson::extrapolate(const double* x, double* g) noexcept {
    if (has_last_) {
        double* df = df_.data() + static_cast<std::size_t>(next_) * size_;
        double* dg = dg_.data() + static_cast<std::size_t>(next_) * size_;
        for (std::size_t i = 0; i < size_; ++i) {
            const double f = g[i] - x[i];
            df[i] = f - last_f_[i];
            dg[i] = g[i] - last_g_[i];
            last_f_[i] = f;
            last_g_[i] = g[i];
        }
        known_ = std::min(known_ + 1, kWindow);
        const auto column = static_cast<std::size_t>(next_);
        for (std::size_t j = 0; j < static_cast<std::size_t>(known_); ++j)
            gram_[column][j] = gram_[j][column] = dot(df, df_.data() + j * size_);
        next_ = (next_ + 1) % kWindow;
    } else {
        for (std::size_t i = 0; i < size_; ++i) {
            last_f_[i] = g[i] - x[i];
            last_g_[i] = g[i];
        }
        has_last_ = true;
    }
    if (known_ == 0) return false;
    // min |f - dF c|: normal equations with a touch of regularisation, by Cholesky
    const auto m = static_cast<std::size_t>(known_);
    double a[kWindow][kWindow], c[kWindow];
    for (std::size_t i = 0; i < m; ++i) {
        c[i] = dot(df_.data() + i * size_, last_f_.data());
        for (std::size_t j = 0; j < m; ++j) a[i][j] = gram_[i][j];
        a[i][i] *= 1.0 + 1e-10;
        if (!(a[i][i] > 0.0)) return false;
    }
    for (std::size_t k = 0; k < m; ++k) {
        for (std::size_t j = 0; j < k; ++j) a[k][k] -= a[k][j] * a[k][j];
        if (!(a[k][k] > 1e-14 * gram_[k][k])) a[k][k] = 1e300; // the column adds nothing
        a[k][k] = std::sqrt(a[k][k]);
        for (std::size_t i = k + 1; i < m; ++i) {
            for (std::size_t j = 0; j < k; ++j) a[i][k] -= a[i][j] * a[k][j];
            a[i][k] /= a[k][k];
        }
    }
    for (std::size_t i = 0; i < m; ++i) {
        for (std::size_t j = 0; j < i; ++j) c[i] -= a[i][j] * c[j];
        c[i] /= a[i][i];
    }
    for (std::size_t i = m; i-- > 0;) {
        for (std::size_t j = i + 1; j < m; ++j) c[i] -= a[j][i] * c[j];
        c[i] /= a[i][i];
    }
    for (std::size_t k = 0; k < m; ++k) {
        const double* dg = dg_.data() + k * size_;
        const double ck = c[k];
        if (!std::isfinite(ck)) return false;
        for (std::size_t i = 0; i < size_; ++i) g[i] -= ck * dg[i];
    }
    return true;
}

} // namespace saltus::solvers::friction
