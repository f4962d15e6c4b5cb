// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/io: problems of contact written in more unknowns than the impulses at the contacts, brought to those.
#pragma once

#include "core/io/problem_file.h"

namespace saltus::io {

// M v = q + H r, u = H^T v + b with Coulomb friction between u and r: v of the bodies, r and u of the contacts.
struct GlobalFriction {
    std::size_t dimension = 3, contacts = 0, coordinates = 0;
    std::vector<math::Triplet> M, H; // coordinates * coordinates, coordinates * (dimension * contacts)
    std::vector<double> q, b, mu, mu_rolling;
};
// u = (H^T M^-1 H) r + H^T M^-1 q + b. Errors: M is singular.
Result<Problem> condense(const GlobalFriction& global, const std::string& file);

// Blocks of rows, each with a law of its own.
enum class BlockLaw { equation, complementarity, friction };
struct GenericMechanical {
    std::size_t rows = 0;
    std::vector<math::Triplet> M;
    std::vector<double> q;
    std::vector<std::size_t> begin; // first row of each block, and `rows`
    std::vector<BlockLaw> law;
    std::vector<double> mu; // of each block; friction only
};
// Equations and complementarity alone: a mixed problem with the rows as they are. With friction: the equations are
// eliminated and a complementarity row becomes a contact with mu = 0. Errors: the equations are singular.
Result<Problem> condense(const GenericMechanical& generic, const std::string& file);

} // namespace saltus::io
