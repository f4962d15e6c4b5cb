// SPDX-License-Identifier: GPL-3.0-or-later
// One case run by Siconos, the peer that Saltus is measured against: the same model and scheme, through its public
// interface.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace saltus::peers {

class Peer {
public:
    virtual ~Peer() = default;
    // Names of the columns of `sample`: signals of our scene; the first is "t".
    virtual const std::vector<std::string>& columns() const = 0;
    // One step; its row, columns().size() numbers, goes to `row`: recording is part of a step, as it is on our side.
    virtual void step(double* row) = 0;
    // The row of the initial state.
    virtual void sample(double* row) const = 0;
};

enum class ColumnStart { touching, falling };
enum class BeadSolver {
    lemke,
    newton
}; // newton: on the Fischer-Burmeister function, started from the last step's solution
enum class FrictionSolver { enumeration, lemke };

// `steps`: at most so many will be asked for.
std::unique_ptr<Peer> diode_bridge(int steps);
std::unique_ptr<Peer> relay_oscillator(int steps);
std::unique_ptr<Peer> bouncing_ball(int steps);
std::unique_ptr<Peer> woodpecker(int steps);
// gamma = 3/2, positions not projected. iterations: of Newton's method in a step; 1: a single linearised step.
std::unique_ptr<Peer> slider_crank(int steps, FrictionSolver solver, int iterations);
std::unique_ptr<Peer> bead_column(int steps, int beads, ColumnStart start, BeadSolver solver);
// By its event-driven integrator, samples at each h (s); rpm: of the cam.
std::unique_ptr<Peer> ball_by_events(int steps, double h);
std::unique_ptr<Peer> cam_follower_by_events(int steps, double h, double rpm);

} // namespace saltus::peers
