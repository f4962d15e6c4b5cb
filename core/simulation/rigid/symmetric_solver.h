// SPDX-License-Identifier: GPL-3.0-or-later
// A x = b with A symmetric, positive semidefinite, possibly singular: scaled to a unit diagonal, factorised densely or
// sparsely, refined. Where A is (nearly) singular by proximal-point iterations: of least norm (in the scaled unknowns)
// if b is in the range of A; if not, the part of b outside is told and left out.
#pragma once

#include "core/math/sparse_ldlt.h"
#include "core/math/sparse_matrix.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace saltus::rigid {

class SymmetricSolver {
public:
    static constexpr std::size_t kDense = 64; // up to this many rows

    // The pattern of a sparse A: row i meets the moving bodies of `ends` (so many a row; kWorld: none); two rows that
    // share one have an entry. Patterns are kept: those seen before cost no new order. Allocates for new sizes only.
    void start(std::span<const std::uint32_t> ends, std::size_t a_row = 2);
    std::size_t size() const noexcept { return n_; }
    bool dense() const noexcept { return n_ <= kDense; }

    // Fill: value(i, j) for every entry of the pattern (all pairs when dense).
    template <class Value>
    void fill(Value&& value) {
        if (dense()) {
            for (std::size_t i = 0; i < n_; ++i)
                for (std::size_t j = 0; j <= i; ++j) a_[i * n_ + j] = a_[j * n_ + i] = value(i, j);
        } else {
            math::SparseMatrix& m = sparse_->matrix;
            for (std::size_t i = 0; i < n_; ++i)
                for (std::size_t k = m.row_start(i); k < m.row_start(i + 1); ++k) m.value(k) = value(i, m.column(k));
        }
    }
    void factorize();
    bool singular() const noexcept { return epsilon_ > 0.0; }

    struct Outcome {
        bool contradiction = false;
        std::uint32_t row = 0; // of the largest rest
        double rest = 0.0;     // its size against the largest entry of b, scaled
    };
    // x may be b.
    Outcome solve(std::span<const double> b, std::span<double> x);

private:
    struct Sparse {
        std::vector<std::uint32_t> key;
        math::SparseMatrix matrix, shifted;
        std::unique_ptr<math::SparseLdlt> factor;
        std::vector<unsigned char> mask;
    };
    bool factorize_with(double epsilon);
    void back(std::span<double> x) const;
    double rest_of(std::span<const double> b, std::span<const double> x,
                   std::span<double> r) const; // largest |b - A x|
    void iterate(std::span<const double> b, std::span<double> x, std::span<double> r, double& rest);

    std::size_t n_ = 0;
    double epsilon_ = 0.0;
    std::vector<double> a_, l_, scale_, b_, x_, r_, d_, best_;
    std::vector<std::unique_ptr<Sparse>> patterns_;
    std::size_t next_ = 0; // pattern to be replaced when there are too many
    Sparse* sparse_ = nullptr;
};

} // namespace saltus::rigid
