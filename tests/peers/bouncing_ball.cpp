// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/siconos_run.h"

namespace saltus::peers {

namespace {

class BouncingBall final : public SiconosRun {
public:
    explicit BouncingBall(int steps) : SiconosRun({"t", "ball.q[0]", "ball.v[0]", "floor.lambda[0]"}, steps, 5e-3) {
        constexpr double radius = 0.1, g = 9.81;
        ball_ = std::make_shared<LagrangianLinearTIDS>(vector({1, 0, 0}), vector({0, 0, 0}),
                                                       matrix({{1, 0, 0}, {0, 1, 0}, {0, 0, 0.4 * radius * radius}}));
        ball_->setFExtPtr(vector({-g, 0, 0}));
        floor_ = std::make_shared<Interaction>(std::make_shared<NewtonImpactNSL>(0.9),
                                               std::make_shared<LagrangianLinearTIR>(matrix({{1, 0, 0}})));
        nsds()->insertDynamicalSystem(ball_);
        nsds()->link(floor_, ball_);
        start(std::make_shared<MoreauJeanOSI>(0.5), std::make_shared<LCP>(SICONOS_LCP_LEMKE));
    }

private:
    void state(double* row) const override {
        row[0] = (*ball_->q())(0);
        row[1] = (*ball_->velocity())(0);
        row[2] = (*floor_->lambda(1))(0);
    }

    std::shared_ptr<LagrangianLinearTIDS> ball_;
    std::shared_ptr<Interaction> floor_;
};

} // namespace

std::unique_ptr<Peer> bouncing_ball(int steps) {
    return std::make_unique<BouncingBall>(steps);
}

} // namespace saltus::peers
