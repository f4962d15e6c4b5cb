// SPDX-License-Identifier: GPL-3.0-or-later
// A pile of unit boxes by Siconos, with Bullet's contacts: Newton-Euler bodies, Moreau and Jean's scheme (theta = 1/2),
// friction problems by block Gauss-Seidel with warm starts, as its users set such scenes up.
#pragma once

#include "tests/peers/friction_reference.h"

#include <memory>
#include <vector>

namespace saltus::peers {

struct PileBox {
    double x[3], q[4]; // centre, unit quaternion, scalar first
    double v[6];       // velocity in world axes, angular velocity in body axes
};

// What the block Gauss-Seidel method is told besides tolerance and most iterations.
enum class PileSolver {
    plain,      // as the library sets it up: cheap measure of the error, the full one at the end
    full,       // the full measure after every sweep
    frozen,     // contacts that change little are left out for 20 sweeps
    newton,     // Newton's method alone for the single contact
    projection, // projections with local iterations for the single contact
};
inline constexpr int kPileSolvers = 5;
inline constexpr const char* kPileSolverNames[] = {"plain", "full", "frozen", "newton", "projection"};

struct PileSetup {
    std::vector<PileBox> boxes; // mass 1, on a floor of 50 x 50 x 1 with its top at z = 0
    double h = 5e-3, mu = 0.5, gravity = 9.81;
    double tolerance = 1e-4; // of the solver's own measure
    int most = 1000;         // iterations
    PileSolver solver = PileSolver::plain;
};

class PileRun {
public:
    virtual ~PileRun() = default;
    virtual void compute() = 0; // the step
    virtual void next() = 0;    // its results become the state; contacts that ended are forgotten
    // Of the step computed, before next().
    virtual int contacts() const = 0;
    virtual int iterations() const = 0;
    virtual ReferenceFriction problem() const = 0;
    virtual std::vector<double> percussions() const = 0;
};

std::unique_ptr<PileRun> siconos_pile(const PileSetup& setup);

// One friction problem by the same solver, called again and again with the last answer as start.
class PileProblem {
public:
    virtual ~PileProblem() = default;
    // r: start and answer. Returns processor time of the driver, s.
    virtual double solve(std::vector<double>& r) = 0;
    virtual int iterations() const = 0;
};
std::unique_ptr<PileProblem> siconos_problem(const ReferenceFriction& problem, double tolerance, int most,
                                             PileSolver solver);

} // namespace saltus::peers
