// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/problem_condense.h"

#include <Eigen/SparseLU>

#include <algorithm>
#include <cmath>

namespace saltus::io {

namespace {

using ColumnMatrix = Eigen::SparseMatrix<double, Eigen::ColMajor, int>;

ColumnMatrix sparse(std::size_t rows, std::size_t columns, const std::vector<math::Triplet>& entries) {
    std::vector<Eigen::Triplet<double>> list;
    list.reserve(entries.size());
    for (const math::Triplet& one : entries)
        list.emplace_back(static_cast<int>(one.row), static_cast<int>(one.column), one.value);
    ColumnMatrix out(static_cast<int>(rows), static_cast<int>(columns));
    out.setFromTriplets(list.begin(), list.end());
    out.makeCompressed();
    return out;
}

// W + H^T A^-1 G and b + H^T A^-1 f, columns in portions; false if A is singular.
bool eliminate(const ColumnMatrix& A, const ColumnMatrix& G, const ColumnMatrix& H, const Eigen::VectorXd& f,
               std::vector<math::Triplet>& W, std::vector<double>& b, double sign) {
    if (A.rows() == 0) return true;
    // A column without an entry makes A singular; with many of them Eigen's SparseLU sets no room aside for its factors and asks for it for ever.
    for (int j = 0; j < A.cols(); ++j)
        if (A.col(j).nonZeros() == 0) return false;
    Eigen::SparseLU<ColumnMatrix, Eigen::COLAMDOrdering<int>> lu;
    lu.analyzePattern(A);
    lu.factorize(A);
    if (lu.info() != Eigen::Success) return false;
    const ColumnMatrix Ht = H.transpose();
    const Eigen::VectorXd shift = Ht * Eigen::VectorXd(lu.solve(f));
    if (!shift.allFinite()) return false;
    for (std::size_t i = 0; i < b.size(); ++i) b[i] += sign * shift[static_cast<int>(i)];
    constexpr int kPortion = 64;
    for (int first = 0; first < G.cols(); first += kPortion) {
        const int count = std::min(kPortion, static_cast<int>(G.cols()) - first);
        const Eigen::MatrixXd right = G.middleCols(first, count);
        const Eigen::MatrixXd X = lu.solve(right);
        const Eigen::MatrixXd part = Ht * X;
        if (!part.allFinite()) return false;
        for (int j = 0; j < count; ++j)
            for (int i = 0; i < part.rows(); ++i)
                if (part(i, j) != 0.0)
                    W.push_back({static_cast<std::size_t>(i), static_cast<std::size_t>(first + j), sign * part(i, j)});
    }
    return true;
}

} // namespace

Result<Problem> condense(const GlobalFriction& global, const std::string& file) {
    const std::size_t rows = global.dimension * global.contacts;
    Problem problem;
    problem.kind = ProblemKind::global_friction;
    problem.dimension = static_cast<int>(global.dimension);
    problem.mu = global.mu;
    problem.mu_rolling = global.mu_rolling;
    problem.q = global.b;
    if (rows == 0) return problem;
    const ColumnMatrix M = sparse(global.coordinates, global.coordinates, global.M);
    const ColumnMatrix H = sparse(global.coordinates, rows, global.H);
    const Eigen::VectorXd q = Eigen::Map<const Eigen::VectorXd>(global.q.data(), static_cast<int>(global.q.size()));
    std::vector<math::Triplet> W;
    if (!eliminate(M, H, H, q, W, problem.q, 1.0))
        return fail(ErrorKind::input, "the matrix M of the bodies is singular", "every body needs a mass",
                    {file, 0, 0, {}});
    problem.M = math::SparseMatrix::from_triplets(rows, W);
    return problem;
}

Result<Problem> condense(const GenericMechanical& generic, const std::string& file) {
    Problem problem;
    problem.kind = ProblemKind::generic;
    const std::size_t blocks = generic.law.size();
    const bool friction = std::find(generic.law.begin(), generic.law.end(), BlockLaw::friction) != generic.law.end();
    if (!friction) {
        problem.M = math::SparseMatrix::from_triplets(generic.rows, generic.M);
        problem.q = generic.q;
        for (std::size_t k = 0; k < blocks; ++k)
            for (std::size_t i = generic.begin[k]; i < generic.begin[k + 1]; ++i)
                problem.rows.add(generic.law[k] == BlockLaw::equation ? -HUGE_VAL : 0.0, HUGE_VAL);
        return problem;
    }
    // where each row goes: among the equations, or among the rows of contacts
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> equation(generic.rows, kNone), contact(generic.rows, kNone);
    std::size_t equations = 0, rows = 0;
    for (std::size_t k = 0; k < blocks; ++k)
        for (std::size_t i = generic.begin[k]; i < generic.begin[k + 1]; ++i) {
            switch (generic.law[k]) {
            case BlockLaw::equation:
                equation[i] = equations++;
                break;
            case BlockLaw::complementarity: // with two tangents that nothing drives
                contact[i] = rows;
                rows += 3;
                problem.mu.push_back(0.0);
                break;
            case BlockLaw::friction:
                contact[i] = rows++;
                if (i == generic.begin[k]) problem.mu.push_back(generic.mu[k]);
                break;
            }
        }
    std::vector<math::Triplet> A, G, H, W;
    Eigen::VectorXd f(static_cast<int>(equations));
    problem.q.assign(rows, 0.0);
    for (std::size_t i = 0; i < generic.rows; ++i)
        if (equation[i] != kNone)
            f[static_cast<int>(equation[i])] = generic.q[i];
        else
            problem.q[contact[i]] = generic.q[i];
    double largest = 0.0;
    for (const auto& [i, j, value] : generic.M) {
        if (equation[i] != kNone && equation[j] != kNone)
            A.push_back({equation[i], equation[j], value});
        else if (equation[i] != kNone)
            G.push_back({equation[i], contact[j], value});
        else if (equation[j] != kNone)
            H.push_back({equation[j], contact[i], value}); // transposed
        else
            W.push_back({contact[i], contact[j], value});
        largest = std::max(largest, std::abs(value));
    }
    for (std::size_t k = 0; k < blocks; ++k)
        if (generic.law[k] == BlockLaw::complementarity)
            for (std::size_t i = generic.begin[k]; i < generic.begin[k + 1]; ++i)
                for (const std::size_t tangent : {contact[i] + 1, contact[i] + 2})
                    W.push_back({tangent, tangent, largest});
    if (!eliminate(sparse(equations, equations, A), sparse(equations, rows, G), sparse(equations, rows, H), f, W,
                   problem.q, -1.0))
        return fail(ErrorKind::input, "the equations of the problem are singular", "two joints may ask for the same",
                    {file, 0, 0, {}});
    problem.dimension = 3;
    problem.M = math::SparseMatrix::from_triplets(rows, W);
    return problem;
}

} // namespace saltus::io
