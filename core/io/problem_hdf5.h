// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: friction problems in the HDF5 form of FCLIB (V. Acary, M. Bremond, T. Koziara, F. Perignon,
// "FCLIB: a collection of discrete 3D frictional contact problems", INRIA RT-0444, 2014): groups fclib_local (W, q,
// mu), fclib_global (M, H, f, w, mu: M v = H r + f, u = H^T v + w) and their rolling variants with mu_r. A matrix is m,
// n, nz, p, i, x: nz >= 0 entries (i, p) of x, nz = -1 compressed columns, nz = -2 compressed rows.
#pragma once

#include "core/base/cancel.h"
#include "core/base/input_file.h"
#include "core/io/problem_file.h"

namespace saltus::io {

Result<Problem> read_problem_hdf5(const InputFile& file, const CancelToken* cancel);

} // namespace saltus::io
