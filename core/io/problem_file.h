// SPDX-License-Identifier: GPL-3.0-or-later
// Files with one problem for a solver, in the text formats that the reference implementation of the field writes.
// Numbers are separated by white space; line breaks mean nothing. A matrix is
//   storage rows columns, then
//   storage 0, dense:  rows columns, entries column by column, however the lines are broken: "0 2 2 2 2 1 0 5 1" has
//                      M(0,1) = 5 and M(1,0) = 0
//   storage 1, blocks: blocks, block rows B, block columns C, the B last rows + 1 and C last columns + 1 of them,
//                      lengths F and G of two index lists, the lists (where each block row begins; the column of each
//                      block), and block by block its number and its entries column by column
//   storage 2, sparse: as CSparse prints a matrix
// and the problems are
//   lcp      n M q                          w = M z + q, 0 <= w _|_ z >= 0; text may follow
//   relay    n M q lower upper              -w in the normal cone of [lower, upper] at z
//   mlcp     s1 s2 n m, rows where blocks begin (0 ... n+m), a flag for each block (1: complementarity), then M q if s1
//            and A B C D a b if s2 (used if s1 is 0): n equations and m complementarity rows. The parts, A n x n, B m x m,
//            C n x m and D m x n, are written row by row, unlike M. A solution may follow: the unknowns of the equations
//            but the first, then z, then w
//   friction d contacts M q mu              u = M r + q, Coulomb; normal first; d = 2 or 3; 0 or 1 may follow
//   rolling  5 contacts M q mu mu_r         d = 5
//   global   d contacts M H q b mu (mu_r)   M v = q + H r, u = H^T v + b; brought to the contacts: M becomes H^T M^-1 H
//   generic  M q, then for each block row of M its law (0 complementarity, 2 equations, 4 friction in space) and, of
//            friction, mu: rows of a mixed problem, or with friction the contacts that are left without the equations
//   or, friction, "d contacts nonzeros", mu, q, and one "row column value" per entry of M.
// Files in FCLIB's HDF5 form are read too: problem_hdf5.h.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/math/sparse_matrix.h"
#include "core/solvers/mixed.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace saltus::io {

enum class ProblemKind { lcp, mlcp, relay, friction2d, friction3d, rolling, global_friction, generic };
std::string_view name(ProblemKind kind) noexcept; // as --kind takes it
std::optional<ProblemKind> problem_kind(std::string_view name) noexcept;

struct Problem {
    ProblemKind kind = ProblemKind::lcp;
    int dimension = 0; // of a contact: 2, 3 or 5; 0: no contacts, `rows` say all
    math::SparseMatrix M;
    std::vector<double> q;
    solvers::MixedRows rows;            // lcp, mlcp, relay, friction2d, generic without friction
    std::vector<double> mu, mu_rolling; // friction: one a contact
};

inline constexpr std::size_t kLargestProblem = std::size_t{256} << 20; // bytes

// Errors: unreadable, no problem of the asked kind or of none, with line and column of the number that does not fit; cancelled.
Result<Problem> read_problem(const std::filesystem::path& file, std::optional<ProblemKind> kind = {}, const CancelToken* cancel = nullptr);
Result<Problem> parse_problem(std::string_view text, const std::string& file, std::optional<ProblemKind> kind = {});

} // namespace saltus::io
