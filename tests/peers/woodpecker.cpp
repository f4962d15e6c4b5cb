// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/siconos_run.h"

#include <array>

namespace saltus::peers {

namespace {

class Woodpecker final : public SiconosRun {
public:
    explicit Woodpecker(int steps)
        : SiconosRun({"t", "toy.q[0]", "toy.v[0]", "toy.q[1]", "toy.v[1]", "toy.q[2]", "toy.v[2]"}, steps, 2e-5) {
        constexpr double r_o = 0.0025, r_m = 0.0031, h_m = 0.0058, l_m = 0.010, l_g = 0.015, h_s = 0.02, l_s = 0.0201;
        constexpr double m_m = 0.0003, m_s = 0.0045, j_m = 5e-9, j_s = 7e-7, c = 0.0056, g = 9.81, mu = 0.3;
        toy_ = std::make_shared<LagrangianLinearTIDS>(vector({0, -0.1036, -0.2788}),
                                                      vector({-0.3411, 4.8572e-15, -7.4583}),
                                                      matrix({{m_s + m_m, m_s * l_m, m_s * l_g},
                                                              {m_s * l_m, j_m + m_s * l_m * l_m, m_s * l_m * l_g},
                                                              {m_s * l_g, m_s * l_m * l_g, j_s + m_s * l_g * l_g}}));
        toy_->setKPtr(matrix({{0, 0, 0}, {0, c, -c}, {0, -c, c}}));
        toy_->setFExtPtr(vector({-(m_s + m_m) * g, -m_s * l_m * g, -m_s * l_g * g}));
        nsds()->insertDynamicalSystem(toy_);
        // Rows of a contact: normal, tangential.
        touch(0.5, mu, matrix({{0, 0, -h_s}, {1, l_m, l_g - l_s}}), l_m + l_g - l_s - r_o);
        touch(0.0, mu, matrix({{0, h_m, 0}, {1, r_m, 0}}), r_m - r_o);
        touch(0.0, mu, matrix({{0, -h_m, 0}, {1, r_m, 0}}), r_m - r_o);
        start(std::make_shared<MoreauJeanOSI>(0.5), std::make_shared<FrictionContact>(2, SICONOS_FRICTION_2D_NSGS));
    }

private:
    void touch(double e, double mu, const std::shared_ptr<SimpleMatrix>& h, double gap) {
        auto contact = std::make_shared<Interaction>(std::make_shared<NewtonImpactFrictionNSL>(e, 0.0, mu, 2),
                                                     std::make_shared<LagrangianLinearTIR>(h, vector({gap, 0})));
        nsds()->link(contact, toy_);
    }

    void state(double* row) const override {
        const SiconosVector &q = *toy_->q(), &v = *toy_->velocity();
        for (unsigned i = 0; i < 3; ++i) {
            row[2 * i] = q(i);
            row[2 * i + 1] = v(i);
        }
    }

    std::shared_ptr<LagrangianLinearTIDS> toy_;
};

} // namespace

std::unique_ptr<Peer> woodpecker(int steps) {
    return std::make_unique<Woodpecker>(steps);
}

} // namespace saltus::peers
