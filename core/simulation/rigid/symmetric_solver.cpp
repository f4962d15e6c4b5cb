// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/symmetric_solver.h"

#include "core/simulation/rigid/one_step_problem.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {
namespace {

constexpr std::size_t kPatterns = 64;
constexpr double kSmallestPivot = 1e-11;      // of a unit diagonal; below, A counts as singular
constexpr double kEpsilons[] = {1e-9, 1e-12}; // of the proximal term, tried in this order
constexpr double kRoundOff = 4e-16;

double largest(std::span<const double> x) noexcept {
    double m = 0.0;
    for (const double v : x) m = std::fmax(m, std::fabs(v));
    return m;
}

} // namespace

void SymmetricSolver::start(std::span<const std::uint32_t> ends, std::size_t a_row) {
    n_ = ends.size() / a_row;
    for (std::vector<double>* v : {&scale_, &b_, &x_, &r_, &d_, &best_}) v->resize(n_);
    sparse_ = nullptr;
    if (dense()) {
        a_.resize(n_ * n_);
        l_.resize(n_ * n_);
        return;
    }
    for (const auto& p : patterns_)
        if (std::ranges::equal(p->key, ends)) {
            sparse_ = p.get();
            return;
        }
    auto made = std::make_unique<Sparse>();
    made->key.assign(ends.begin(), ends.end());
    std::vector<std::pair<std::uint32_t, std::uint32_t>> at; // body, row
    for (std::size_t i = 0; i < n_; ++i)
        for (std::size_t s = 0; s < a_row; ++s)
            if (ends[a_row * i + s] != kWorld) at.emplace_back(ends[a_row * i + s], static_cast<std::uint32_t>(i));
    std::sort(at.begin(), at.end());
    std::vector<math::Triplet> entries;
    for (std::size_t first = 0; first < at.size();) {
        std::size_t last = first;
        while (last < at.size() && at[last].first == at[first].first) ++last;
        for (std::size_t i = first; i < last; ++i)
            for (std::size_t j = first; j < last; ++j) entries.push_back({at[i].second, at[j].second, 1.0});
        first = last;
    }
    made->matrix = math::SparseMatrix::from_triplets(n_, entries);
    made->shifted = made->matrix;
    made->factor = std::make_unique<math::SparseLdlt>(made->matrix);
    made->mask.assign(n_, 1);
    sparse_ = made.get();
    if (patterns_.size() < kPatterns) {
        patterns_.push_back(std::move(made));
    } else {
        patterns_[next_] = std::move(made);
        next_ = (next_ + 1) % kPatterns;
    }
}

void SymmetricSolver::factorize() {
    if (dense()) {
        for (std::size_t i = 0; i < n_; ++i) {
            const double d = a_[i * n_ + i];
            scale_[i] = d > 0.0 ? 1.0 / std::sqrt(d) : 0.0;
        }
        for (std::size_t i = 0; i < n_; ++i)
            for (std::size_t j = 0; j < n_; ++j) a_[i * n_ + j] *= scale_[i] * scale_[j];
    } else {
        math::SparseMatrix& m = sparse_->matrix;
        for (std::size_t i = 0; i < n_; ++i) {
            const double d = m.diagonal(i);
            scale_[i] = d > 0.0 ? 1.0 / std::sqrt(d) : 0.0;
        }
        for (std::size_t i = 0; i < n_; ++i)
            for (std::size_t k = m.row_start(i); k < m.row_start(i + 1); ++k)
                m.value(k) *= scale_[i] * scale_[m.column(k)];
    }
    epsilon_ = 0.0;
    if (factorize_with(0.0)) return;
    for (const double e : kEpsilons) {
        epsilon_ = e;
        if (factorize_with(e)) return;
    }
}

bool SymmetricSolver::factorize_with(double epsilon) {
    const double smallest = epsilon > 0.0 ? 0.1 * epsilon : kSmallestPivot;
    if (!dense()) {
        if (epsilon == 0.0) return sparse_->factor->factorize(sparse_->matrix, sparse_->mask, smallest);
        math::SparseMatrix& m = sparse_->shifted;
        for (std::size_t k = 0; k < m.entry_count(); ++k) m.value(k) = sparse_->matrix.value(k);
        for (std::size_t i = 0; i < n_; ++i) m.value(m.diagonal_entry(i)) += epsilon;
        return sparse_->factor->factorize(m, sparse_->mask, smallest);
    }
    // rows of L from the left; D = 1 (Cholesky)
    for (std::size_t i = 0; i < n_; ++i) {
        double* li = &l_[i * n_];
        for (std::size_t j = 0; j <= i; ++j) {
            const double* lj = &l_[j * n_];
            double s = a_[i * n_ + j] + (i == j ? epsilon : 0.0);
            for (std::size_t k = 0; k < j; ++k) s -= li[k] * lj[k];
            if (i == j) {
                if (!(s > smallest)) return false;
                li[i] = std::sqrt(s);
            } else {
                li[j] = s / lj[j];
            }
        }
    }
    return true;
}

void SymmetricSolver::back(std::span<double> x) const {
    if (!dense()) {
        sparse_->factor->solve(x);
        return;
    }
    for (std::size_t i = 0; i < n_; ++i) {
        double s = x[i];
        for (std::size_t k = 0; k < i; ++k) s -= l_[i * n_ + k] * x[k];
        x[i] = s / l_[i * n_ + i];
    }
    for (std::size_t i = n_; i-- > 0;) {
        x[i] /= l_[i * n_ + i];
        const double v = x[i];
        for (std::size_t k = 0; k < i; ++k) x[k] -= l_[i * n_ + k] * v;
    }
}

double SymmetricSolver::rest_of(std::span<const double> b, std::span<const double> x, std::span<double> r) const {
    for (std::size_t i = 0; i < n_; ++i) {
        double s;
        if (dense()) {
            s = 0.0;
            for (std::size_t j = 0; j < n_; ++j) s += a_[i * n_ + j] * x[j];
        } else {
            s = sparse_->matrix.row_times(i, x.data());
        }
        r[i] = b[i] - s;
    }
    return largest(r);
}

// x: from 0 to the solution, r: b - A x.
void SymmetricSolver::iterate(std::span<const double> b, std::span<double> x, std::span<double> r, double& rest) {
    const int most = singular() ? 40 : 4;
    std::fill(x.begin(), x.end(), 0.0);
    std::copy(b.begin(), b.end(), r.begin());
    rest = largest(b);
    const double size = rest;
    for (int k = 0; k < most; ++k) {
        std::copy(r.begin(), r.end(), d_.begin());
        back(d_);
        std::copy(x.begin(), x.end(), best_.begin());
        for (std::size_t i = 0; i < n_; ++i) x[i] += d_[i];
        const double next = rest_of(b, x, r);
        if (!(next < rest)) { // no better: keep what was
            std::copy(best_.begin(), best_.end(), x.begin());
            rest_of(b, x, r);
            return;
        }
        const bool slow = next > 0.9 * rest;
        rest = next;
        if (slow || rest <= kRoundOff * (size + largest(x))) return;
    }
}

SymmetricSolver::Outcome SymmetricSolver::solve(std::span<const double> b, std::span<double> x) {
    Outcome out;
    for (std::size_t i = 0; i < n_; ++i) b_[i] = scale_[i] * b[i];
    const double size = largest(b_);
    double rest = 0.0;
    iterate(b_, x_, r_, rest);
    if (singular() && rest > 1e-13 * size) {
        // What is left beyond the range of A can only be met by percussions without bound: it is taken out of b.
        out.rest = rest / size;
        out.row = static_cast<std::uint32_t>(
            std::max_element(r_.begin(), r_.end(), [](double p, double q) { return std::fabs(p) < std::fabs(q); }) -
            r_.begin());
        out.contradiction = out.rest > 1e-3;
        for (int k = 0; k < 3; ++k) {
            for (std::size_t i = 0; i < n_; ++i) b_[i] -= r_[i];
            iterate(b_, x_, r_, rest);
            if (rest <= 1e-13 * size) break;
        }
    }
    for (std::size_t i = 0; i < n_; ++i) x[i] = scale_[i] * x_[i];
    return out;
}

} // namespace saltus::rigid
