// SPDX-License-Identifier: GPL-3.0-or-later
// The one-step nonsmooth problem of rigid bodies in velocity form:
//   v = v_free + M^-1 (sum of J^T p),  u = J v
// with a law for every row or contact block between u and the percussion p. Twists are (velocity in world axes, angular
// velocity in body axes), 6 numbers a body; planar worlds use the same numbers with z, x- and y-rotation frozen by zero
// inverse masses.
#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace saltus::rigid {

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;
using Vector6 = Eigen::Matrix<double, 6, 1>;

inline constexpr std::uint32_t kWorld = 0xffffffffu; // in place of a body that does not move; of a number of anything else: there is none

// M^-1 of one body; a fixed one has zeros. Components of a planar body that do not move have zeros too.
struct InverseMass {
    Vector3 linear = Vector3::Zero();  // 1/kg by axis
    Matrix3 angular = Matrix3::Zero(); // 1/(kg m^2), body axes
};

enum class RowLaw : unsigned char {
    equality,   // u + compliance p = target (compliance 0: exact; above 0: a spring or damper)
    unilateral, // 0 <= u - target _|_ p >= 0 (limits, cables)
    box,        // -(u - target) in N_[lower, upper](p) (joint friction, motors with a largest force)
};

struct Row {
    std::uint32_t body_a = kWorld, body_b = kWorld;
    Vector6 Ja = Vector6::Zero(), Jb = Vector6::Zero(); // u = Ja . v_a + Jb . v_b
    RowLaw law = RowLaw::equality;
    double target = 0.0;             // m/s or rad/s
    double compliance = 0.0;         // (m/s)/(N s) or (rad/s)/(N m s)
    double lower = 0.0, upper = 0.0; // N s or N m s
    double p = 0.0;                  // warm start on entry, percussion on exit
    std::uint32_t side_begin = 0, side_end = 0; // in OneStepProblem::sides: further bodies, whose J v it adds
};

struct RowSide {
    std::uint32_t body = kWorld;
    Vector6 J = Vector6::Zero();
};

// u = J v: rows N, T1, T2 (planar: N, T1), then with rolling R1, R2 and with spinning S. The law holds for u + bias:
//   normal   0 <= u_N + bias_N _|_ p_N >= 0,   bias_N = e u_N^-
//   sliding  -(u_T + bias_T) in N_D(mu p_N)(p_T), rolling and spinning alike with their own radii
// (De Saxcé's form adds mu |u_T + bias_T| to the normal velocity.)
struct ContactBlock {
    std::uint32_t body_a = kWorld, body_b = kWorld;
    Matrix3 frame = Matrix3::Identity(); // rows: normal (from b to a), t1, t2, world axes
    Matrix3 angular_a = Matrix3::Zero(),
            angular_b = Matrix3::Zero(); // u = frame (v_a - v_b) + angular_a w_a + angular_b w_b
    double mu = 0.0, mu_rolling = 0.0, mu_spinning = 0.0; // 1, m, m
    double bias[3] = {0.0, 0.0, 0.0};                     // m/s
    double p[6] = {};    // N, T1, T2, R1, R2, S; warm start on entry, percussions on exit
    double alpha = 0.0;  // warm start of the slip parameter
    bool planar = false; // rows N, T1 only
    // Relative angular velocity in the frame (N, T1, T2) = spin_a w_a + spin_b w_b; rolling rows are its T1, T2, the
    // spinning row its N. Read only where a radius is above 0.
    Matrix3 spin_a = Matrix3::Zero(), spin_b = Matrix3::Zero();
    bool rolling() const noexcept { return mu_rolling > 0.0 || mu_spinning > 0.0; }
};

struct OneStepSettings {
    double tolerance = 1e-8; // of the residual below
    int max_iterations = 1000;
    int threads = 1;
    // Above 0: islands without rows get so many sweeps of Gauss-Seidel and no more; `solved` then says that the answer is
    // finite, the residual how good it is.
    int sweeps = 0;
    // Islands of contacts that are small, and those that rest, are met beyond the tolerance, as far as a few steps more do: a rebound
    // with e = 1 would gain a spin, and what rests go on to move.
    bool refine = false;
    // Above 0: what the contacts' islands may cost together, as counted by OneStepReport::cost; who runs out keeps the best answer.
    double budget = 0.0;
    // Above 0: once contacts have cost an island `late_cost` each (seconds, counted as above), this residual of it will do.
    double late_tolerance = 0.0, late_cost = 0.0;
};

struct OneStepReport {
    bool solved = true;
    bool contradiction = false;  // equality rows that cannot all hold; `worst_row` names the worst
    std::uint32_t worst_row = 0; // row of the largest residual, if any
    std::uint32_t worst_contact = 0;
    int iterations = 0; // sweeps, or of Newton
    // Natural map recomputed from the answer, over all rows and contacts: sqrt(sum |(r - P(r - rho u~))/rho|^2) /
    // residual_scale() (velocity_sums.h) with rho = rows / trace of the block's own Delassus block: a velocity over a velocity.
    double residual = 0.0;
    double largest_velocity_error = 0.0;           // the largest block of it, m/s
    double cost = 0.0; // seconds that the work of sweeps, factorisations and the like was measured to take on one core: counted, not timed
    std::uint32_t islands = 0, largest_island = 0; // contacts and rows of the largest
    std::uint32_t skipped = 0; // contacts and rows between bodies that do not move: nothing can be done about them
};

struct OneStepProblem {
    std::span<const InverseMass> mass; // by body
    std::span<const double> v_free;    // 6 numbers a body
    std::span<Row> rows;
    std::span<ContactBlock> contacts;
    std::span<double> v; // 6 numbers a body: exit
    // By body: islands that the answer fell into (bodies that share contacts or rows), numbered from 0 in the order of
    // their first body; fixed ones kWorld. May be empty.
    std::span<std::uint32_t> island_of_body;
    std::span<const RowSide> sides; // of rows between more than two bodies: their islands are solved by elimination
    // Displacements instead: v_free = 0, and contacts are normals alone, whose tangents have no moments and no bias.
    bool displacements = false;
};

} // namespace saltus::rigid
