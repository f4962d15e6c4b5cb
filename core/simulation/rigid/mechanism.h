// SPDX-License-Identifier: GPL-3.0-or-later
// A mechanism that nothing but its joints touches, over a step: with D the discrete gradient of its joints' violations y
// (arm_moment.h), D (x+ - x) = y(q+) - y(q),
//   M (v* - v) = J(q)^T m,
//   M (v' - v*) + gyroscopic term = h f + D^T p,   y(q+) = 0,   x+ = x + h (theta v' + (1 - theta) v*),
//   M (v+ - v') = J(q+)^T n,   J(q+) v+ = 0.
// Percussions p do no work (theta = 1/2: the second line keeps the energy). Where mean velocities are tangent to the joints
// those at the ends are not, by a share of h^2, alike at both: the closing n takes that away, and the opening m gives it
// back before the next step, m+ = (m - n)/2, so that speeds across joints do not change their sign from step to step. It
// never gives more energy than closings took: the sum of both is a loss, of higher order.
// Friction and motors with a largest force are boxes: |p| <= h F, and against the mean rate w = (y(q+) - y)/h less what a
// motor asks for: p = -h F where w > 0, h F where w < 0, between where w = 0. So friction's work p w is never positive, and
// what sticks stays. The closing follows the same law with what p leaves of the box, at the rate at the end: what sticks has no
// speed, and what turned back within the step none either. It is no impact, and its work is friction's. Limits are boxes too: p >= 0
// where y(q+) is at the limit, else none, and there the closing asks for Newton's rebound, with p + n >= 0. A rebound ends its step where
// it carries y by then, limit + e (limit - y - h u): at the limit it would lose e m g h u/2 in the mean. It leaves with what the impact within the
// step lets it have by the end: limits take (1 - e^2)/2 of the square of the speed at the limit (that of the start, and what forces make of it until
// there) by the mass there, and no more. Where percussions would give
// energy (their directions turn between start and end), rebounds are so much smaller, and where none at all is small enough the step is made
// again and ends at the limit. Who is at a bound is found by
// active sets at the linear problem of each of Newton's steps, all rows at once, and one after the other where that goes in circles.
// Position and velocity hold at the end of every step. Newton's method on (v', p) with all derivatives, those of D^T p
// too: without them it would be a fixed point that contracts with h^2 T/(m l) in a link of length l under the tension T.
// Factors serve for a second step of Newton's, from residuals alone, where the first leaves more than a share of 1e-5.
// Tried and left: to begin with the last step's change of velocities and percussions once more, always, by its share of the
// one before, or where both are alike. Smooth motion takes a fifth fewer passes, but heavy ends shake their chain faster
// than steps follow: more passes, and four times as many steps that fail.
// Sources: J. F. Traub, "Iterative Methods for the Solution of Equations" (1964) (two steps by one derivative: third order);
// O. Gonzalez, J. Nonlinear Sci. 6 (1996), and CMAME 190 (2000) (constraints); C. W. Gear, B. Leimkuhler,
// G. K. Gupta, J. Comput. Appl. Math. 12-13 (1985) (velocities on the constraint too); M. Hintermueller, K. Ito, K. Kunisch,
// SIAM J. Optim. 13 (2002) (active sets as Newton's method); K. G. Murty, Lin. Alg. Appl. 8 (1974) (one row after the other).
// Private to world*.cpp.
#pragma once

#include "core/simulation/rigid/arm_moment.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/simulation/rigid/node_lu.h"

#include <cstdint>
#include <string>
#include <vector>

namespace saltus::rigid {

struct Mechanism {
    static constexpr std::uint32_t kNone = 0xffffffffu;
    static constexpr std::size_t kMostLoopRows = 240; // rows of joints that close loops are factorised densely

    // box: friction, motors with a largest force and limits, laws of a percussion between bounds (below)
    enum class RowKind : unsigned char { position, rate, spring, box };
    enum class Side : signed char { lower = -1, held = 0, upper = 1 }; // of a box: the percussion at a bound, or between
    struct HeldRow {
        std::uint8_t line = 0, coordinate = 0; // of JointLines; of the joint
        JointRowRole role = JointRowRole::equality;
        RowKind kind = RowKind::position;
        std::uint32_t slot = 0;             // of the joints' layout
        double p = 0.0, opening = 0.0, closing = 0.0; // percussions p, m and n above
        Side side = Side::held;             // of a box
        bool given = false;                 // of friction: a drive gives the rate, and that the percussion
        double lower = 0.0, upper = 0.0, mobility = 0.0; // of a box: of the percussion in this step; that of its direction on free bodies
        double start = 0.0, end = 0.0;      // y at both ends of the step; of a rate: 0 and what it came to
        double aim = 0.0, aim_rate = 0.0;   // what y (of a rate: its mean times h) shall be at the end, and its rate
        double rebound = 0.0, pull = 0.0;   // of a limit: the rate to leave with; how forces accelerated towards it, where it alone rebounds
        Vector6 Da = Vector6::Zero(), Db = Vector6::Zero(); // D
        bool only_there = false, closes = false; // of a limit, of a motor to a position: the closing acts only where it is there; it does
        double sum() const noexcept { return p + opening + closing; } // of the step
        bool at_bound() const noexcept { return kind == RowKind::box && (given || side != Side::held); }
        double bound_value() const noexcept { return side == Side::lower ? lower : side == Side::upper ? upper : 0.0; }
        bool limits() const noexcept { return kind == RowKind::box && (role == JointRowRole::lower || role == JointRowRole::upper); }
    };
    struct Arm {                   // of a joint: a body that moves
        std::uint32_t body = kNone; // in bodies
        NodeLu::Place rows, columns; // blocks (row node, body node) and (body node, row node)
    };
    struct Stiffness { // of a joint that slides: what its percussions do to a and b, by their twists at the end of the step
        std::uint32_t joint = 0; // in joints
        NodeLu::Place own[2], other[2];                                       // blocks (a, a), (b, b), (a, b), (b, a)
        Eigen::Matrix<double, 12, 12> slope = Eigen::Matrix<double, 12, 12>::Zero(); // of both bodies' residuals: force, moment of a, of b
    };
    struct HeldJoint {
        std::uint32_t joint = 0, node = 0, place = 0; // its rows begin at this unknown of the node
        std::uint32_t row_begin = 0, row_end = 0;     // in rows
        int points = 0;                               // of the first lines: n . (p_a - p_b), n an axis of the world
        bool other_lines = false;                     // orientations or coordinates take part
        bool slides = false;                          // along axes of body b, or from one point to the other
        bool boxes = false;                           // the boxes of the joint before it in the list
        Arm side[2];                                  // a, b
    };
    struct Body {
        std::uint32_t body = 0, node = 0;
        StepTurn<Dual> turn;  // with slopes by the spin at the end; of the last full evaluation
        StepTurn<double> now; // as it is
        Matrix3 increment = Matrix3::Zero(); // of the orientation at the end (body axes) by the spin at the end
        Matrix3 slope = Matrix3::Zero();                           // of the second residual by the spin at the end
        Vector3 force = Vector3::Zero(), moment = Vector3::Zero(); // residuals F of the two equations
        double size = 0.0, turning_size = 0.0; // of their terms
    };
    struct Watched { // a limit that must stay out of reach: a drive may run into it with any force
        std::uint32_t joint = 0;
        std::uint8_t coordinate = 0;
    };

    static const Pose& pose_of(std::uint32_t body, const std::vector<Pose>& poses) noexcept {
        static const Pose world;
        return body == kWorld ? world : poses[body];
    }
    // Places of a twist that a body has.
    struct Freedoms {
        int count;
        int at[6];
    };
    static const Freedoms& freedoms_of(bool planar) noexcept {
        static constexpr Freedoms space{6, {0, 1, 2, 3, 4, 5}}, plane{3, {0, 1, 5, 0, 0, 0}};
        return planar ? plane : space;
    }

    struct Plan { // what no step changes
        std::vector<HeldJoint> joints;
        std::vector<Watched> limits;
        bool boxed = false, loops = false; // has such
        bool sticks = false, shares = false; // has friction or motors among the boxes; several boxes may hold the same
        bool fits = true;                    // kinds and laws of all joints are such
        // As a run begins with them.
        std::vector<Body> bodies;
        std::vector<HeldRow> rows;
        std::vector<Stiffness> stiffness;
        NodeLu system;
        std::vector<double> smallest; // by unknown
    };
    explicit Mechanism(const Plan& made) // must outlive it
        : plan(&made), bodies(made.bodies), rows(made.rows), stiffness(made.stiffness), system(made.system), right(made.system.size(), 0.0), smallest(made.smallest) {}

    const Plan* plan;
    std::vector<Body> bodies;
    std::vector<HeldRow> rows;
    std::vector<Stiffness> stiffness;
    NodeLu system;
    std::vector<double> right, smallest; // by unknown
    bool alone = false;                  // in this step: solved here
    bool carried = true;                 // in this step: by rebounds, from limits
    bool settled = true;                 // of the last linear problem: each box is on the side that its law asks for
    double rest = 0.0;                   // largest residual of the last pass as a speed, m/s
    bool refines = false;                // in this step: has factors, and was not refined by them
};

} // namespace saltus::rigid
