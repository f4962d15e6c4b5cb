// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of a friction problem as the reference's library stores it; compiled as C++17 alone.
#pragma once

#include "tests/peers/friction_reference.h"

struct NumericsMatrix;

namespace saltus::peers {

// blocks: rows of dense blocks; else triplets. The caller's: NM_clear and free.
NumericsMatrix* numerics_matrix(const ReferenceFriction& problem, bool blocks);

} // namespace saltus::peers
