// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/siconos_run.h"

#include <cmath>

namespace saltus::peers {

namespace {

constexpr double l1 = 0.153, l2 = 0.306, a = 0.05, b = 0.025, c = 0.001, width = 2 * (b + c);
constexpr double m1 = 0.038, m2 = 0.038, m3 = 0.076, j1 = 7.4e-5, j2 = 5.9e-4, j3 = 2.7e-6, g = 9.81;
constexpr double coupling = (m2 / 2 + m3) * l1 * l2;

// Matrices are stored by columns.
void mass(unsigned, double* q, double* m, unsigned, double*) {
    const double cosine = coupling * std::cos(q[1] - q[0]);
    std::fill(m, m + 9, 0.0);
    m[0] = j1 + (m1 / 4 + m2 + m3) * l1 * l1;
    m[1] = m[3] = cosine;
    m[4] = j2 + (m2 / 4 + m3) * l2 * l2;
    m[8] = j3;
}

void gyroscopic(unsigned, double* q, double* v, double* f, unsigned, double*) {
    const double sine = coupling * std::sin(q[0] - q[1]);
    f[0] = sine * v[1] * v[1];
    f[1] = -sine * v[0] * v[0];
    f[2] = 0;
}

void gyroscopic_by_q(unsigned, double* q, double* v, double* j, unsigned, double*) {
    const double cosine = coupling * std::cos(q[0] - q[1]);
    std::fill(j, j + 9, 0.0);
    j[0] = cosine * v[1] * v[1];
    j[1] = -cosine * v[0] * v[0];
    j[3] = -j[0];
    j[4] = -j[1];
}

void gyroscopic_by_v(unsigned, double* q, double* v, double* j, unsigned, double*) {
    const double sine = coupling * std::sin(q[0] - q[1]);
    std::fill(j, j + 9, 0.0);
    j[1] = -2 * sine * v[0];
    j[3] = 2 * sine * v[1];
}

void internal(double, unsigned, double* q, double*, double* f, unsigned, double*) {
    f[0] = (m1 / 2 + m2 + m3) * g * l1 * std::cos(q[0]);
    f[1] = (m2 / 2 + m3) * g * l2 * std::cos(q[1]);
    f[2] = 0;
}

void internal_by_q(double, unsigned, double* q, double*, double* j, unsigned, double*) {
    std::fill(j, j + 9, 0.0);
    j[0] = -(m1 / 2 + m2 + m3) * g * l1 * std::sin(q[0]);
    j[4] = -(m2 / 2 + m3) * g * l2 * std::sin(q[1]);
}

void internal_by_v(double, unsigned, double*, double*, double* j, unsigned, double*) {
    std::fill(j, j + 9, 0.0);
}

// One corner of the slider, (along, across) from its centre, against the guide at the side of `across`: gap and place
// along.
class Corner final : public LagrangianScleronomousR {
public:
    Corner(double along, double across) : along_(along), across_(across), side_(across > 0 ? -1.0 : 1.0) {}

    void computeh(const BlockVector& q, BlockVector&, SiconosVector& y) override {
        const double s3 = std::sin(q(2)), c3 = std::cos(q(2));
        y(0) = width / 2 + side_ * (l1 * std::sin(q(0)) + l2 * std::sin(q(1)) + along_ * s3 + across_ * c3);
        y(1) = l1 * std::cos(q(0)) + l2 * std::cos(q(1)) + along_ * c3 - across_ * s3;
    }

    void computeJachq(const BlockVector& q, BlockVector&) override {
        const double s3 = std::sin(q(2)), c3 = std::cos(q(2));
        SimpleMatrix& h = *_jachq;
        h(0, 0) = side_ * l1 * std::cos(q(0));
        h(0, 1) = side_ * l2 * std::cos(q(1));
        h(0, 2) = side_ * (along_ * c3 - across_ * s3);
        h(1, 0) = -l1 * std::sin(q(0));
        h(1, 1) = -l2 * std::sin(q(1));
        h(1, 2) = -along_ * s3 - across_ * c3;
    }

private:
    double along_, across_, side_;
};

class SliderCrank final : public SiconosRun {
public:
    SliderCrank(int steps, FrictionSolver solver, int iterations)
        : SiconosRun({"t", "mech.q[0]", "mech.q[1]", "mech.q[2]", "mech.v[0]", "mech.v[1]", "mech.v[2]"}, steps, 1e-4) {
        system_ = std::make_shared<LagrangianDS>(vector({0, 0, 0}), vector({150, -75, 0}));
        system_->setComputeMassFunction(mass);
        system_->setComputeFGyrFunction(gyroscopic);
        system_->setComputeJacobianFGyrqFunction(gyroscopic_by_q);
        system_->setComputeJacobianFGyrqDotFunction(gyroscopic_by_v);
        system_->setComputeFIntFunction(internal);
        system_->setComputeJacobianFIntqFunction(internal_by_q);
        system_->setComputeJacobianFIntqDotFunction(internal_by_v);
        nsds()->insertDynamicalSystem(system_);
        auto law = std::make_shared<NewtonImpactFrictionNSL>(0.4, 0.0, 0.01, 2);
        for (const double across : {b, -b})
            for (const double along : {-a, a})
                nsds()->link(std::make_shared<Interaction>(law, std::make_shared<Corner>(along, across)), system_);
        auto stepping = std::make_shared<TimeStepping>(
            nsds(), std::make_shared<TimeDiscretisation>(0.0, h()), std::make_shared<MoreauJeanOSI>(0.5, 1.5),
            std::make_shared<FrictionContact>(2, solver == FrictionSolver::lemke ? SICONOS_FRICTION_2D_LEMKE
                                                                                 : SICONOS_FRICTION_2D_ENUM));
        stepping->setNewtonMaxIteration(static_cast<unsigned>(iterations));
        stepping->setNewtonTolerance(1e-10);
        stepping->setWarnOnNonConvergence(false);
        start(stepping);
    }

private:
    void state(double* row) const override {
        const SiconosVector &q = *system_->q(), &v = *system_->velocity();
        for (unsigned i = 0; i < 3; ++i) {
            row[i] = q(i);
            row[3 + i] = v(i);
        }
    }

    std::shared_ptr<LagrangianDS> system_;
};

} // namespace

std::unique_ptr<Peer> slider_crank(int steps, FrictionSolver solver, int iterations) {
    return std::make_unique<SliderCrank>(steps, solver, iterations);
}

} // namespace saltus::peers
