// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/anderson.h"

#include <algorithm>
#include <cmath>

namespace saltus::math {

namespace {

void grow(std::vector<double>& numbers, std::size_t size) {
    if (numbers.size() < size) numbers.resize(size);
}

// The change since the last one, which becomes this one.
void differ(const double* now, double* last, double* change, std::size_t size) noexcept {
    for (std::size_t i = 0; i < size; ++i) {
        change[i] = now[i] - last[i];
        last[i] = now[i];
    }
}

// g -= sum of c_k times column k
template <int M>
void combine(const double* c, const double* columns, std::size_t size, double* g) noexcept {
    for (std::size_t i = 0; i < size; ++i) {
        double sum = g[i];
        for (int k = 0; k < M; ++k) sum -= c[k] * columns[static_cast<std::size_t>(k) * size + i];
        g[i] = sum;
    }
}
void combine(int m, const double* c, const double* columns, std::size_t size, double* g) noexcept {
    static_assert(Anderson::kWindow == 5);
    switch (m) {
    case 1: return combine<1>(c, columns, size, g);
    case 2: return combine<2>(c, columns, size, g);
    case 3: return combine<3>(c, columns, size, g);
    case 4: return combine<4>(c, columns, size, g);
    default: return combine<5>(c, columns, size, g);
    }
}

} // namespace

void Anderson::reserve(std::size_t size, std::size_t followers) {
    for (std::vector<double>* columns : {&df_, &dg_}) grow(*columns, size * kWindow);
    for (std::vector<double>* one : {&last_f_, &last_g_}) grow(*one, size);
    grow(d_followers_, followers * kWindow);
    grow(last_followers_, followers);
}

void Anderson::start(std::size_t size, const double* weight, std::size_t followers) noexcept {
    size_ = size;
    followers_ = followers;
    weight_ = weight;
    known_ = next_ = 0;
    has_last_ = false;
}

double Anderson::dot(const double* a, const double* b) const noexcept {
    double even = 0.0, odd = 0.0;
    std::size_t i = 0;
    if (weight_ == nullptr) {
        for (; i + 1 < size_; i += 2) {
            even += a[i] * b[i];
            odd += a[i + 1] * b[i + 1];
        }
        return i < size_ ? even + odd + a[i] * b[i] : even + odd;
    }
    for (; i + 1 < size_; i += 2) {
        even += weight_[i] * a[i] * b[i];
        odd += weight_[i + 1] * a[i + 1] * b[i + 1];
    }
    if (i < size_) even += weight_[i] * a[i] * b[i];
    return even + odd;
}

// min |f - dF c|: normal equations with a touch of regularisation, by Cholesky
bool Anderson::solve(double* c) const noexcept {
    const auto m = static_cast<std::size_t>(known_);
    double a[kWindow][kWindow];
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
    return std::all_of(c, c + m, [](double x) { return std::isfinite(x); });
}

bool Anderson::extrapolate(const double* x, double* g, double* followers) noexcept {
    if (has_last_) {
        const auto column = static_cast<std::size_t>(next_);
        double* df = df_.data() + column * size_;
        double* dg = dg_.data() + column * size_;
        for (std::size_t i = 0; i < size_; ++i) {
            const double f = g[i] - x[i];
            df[i] = f - last_f_[i];
            last_f_[i] = f;
        }
        differ(g, last_g_.data(), dg, size_);
        differ(followers, last_followers_.data(), d_followers_.data() + column * followers_, followers_);
        known_ = std::min(known_ + 1, kWindow);
        for (std::size_t j = 0; j < static_cast<std::size_t>(known_); ++j)
            gram_[column][j] = gram_[j][column] = dot(df, df_.data() + j * size_);
        next_ = (next_ + 1) % kWindow;
    } else {
        for (std::size_t i = 0; i < size_; ++i) last_f_[i] = g[i] - x[i];
        std::copy(g, g + size_, last_g_.data());
        std::copy(followers, followers + followers_, last_followers_.data());
        has_last_ = true;
    }
    double c[kWindow];
    if (known_ == 0 || !solve(c)) return false;
    combine(known_, c, dg_.data(), size_, g);
    combine(known_, c, d_followers_.data(), followers_, followers);
    return true;
}

} // namespace saltus::math
