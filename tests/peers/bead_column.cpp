// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/siconos_run.h"

namespace saltus::peers {

namespace {

class BeadColumn final : public SiconosRun {
public:
    BeadColumn(int steps, int beads, ColumnStart begin, BeadSolver solver)
        : SiconosRun({"t", "bead[0].q[0]", "bead[0].v[0]", "bead[1].q[0]", "bead[1].v[0]", "bead[5].q[0]",
                      "bead[9].q[0]", "bead[9].v[0]", "floor.lambda[0]"},
                     steps, 5e-4) {
        constexpr double radius = 0.1, g = 9.81, e = 0.9;
        auto law = std::make_shared<NewtonImpactNSL>(e);
        for (int i = 0; i < beads; ++i) {
            // Touching: pressed together a little, so that rounding does not part them.
            const double q = begin == ColumnStart::falling ? 1.0 + 0.25 * i : radius + 2 * radius * i - 1e-9 * (i + 1);
            auto bead = std::make_shared<LagrangianLinearTIDS>(vector({q}), vector({0}), matrix({{1}}));
            bead->setFExtPtr(vector({-g}));
            nsds()->insertDynamicalSystem(bead);
            if (i == 0) {
                floor_ = std::make_shared<Interaction>(
                    law, std::make_shared<LagrangianLinearTIR>(matrix({{1}}), vector({-radius})));
                nsds()->link(floor_, bead);
            } else {
                nsds()->link(std::make_shared<Interaction>(
                                 law, std::make_shared<LagrangianLinearTIR>(matrix({{-1, 1}}), vector({-2 * radius}))),
                             beads_.back(), bead);
            }
            beads_.push_back(bead);
        }
        start(std::make_shared<MoreauJeanOSI>(0.5),
              std::make_shared<LCP>(solver == BeadSolver::newton ? SICONOS_LCP_NEWTON_FB_FBLSA : SICONOS_LCP_LEMKE));
    }

private:
    double q(std::size_t i) const { return (*beads_[i]->q())(0); }
    double v(std::size_t i) const { return (*beads_[i]->velocity())(0); }
    void state(double* row) const override {
        row[0] = q(0);
        row[1] = v(0);
        row[2] = q(1);
        row[3] = v(1);
        row[4] = q(5);
        row[5] = q(9);
        row[6] = v(9);
        row[7] = (*floor_->lambda(1))(0);
    }

    std::vector<std::shared_ptr<LagrangianLinearTIDS>> beads_;
    std::shared_ptr<Interaction> floor_;
};

} // namespace

std::unique_ptr<Peer> bead_column(int steps, int beads, ColumnStart start, BeadSolver solver) {
    return std::make_unique<BeadColumn>(steps, beads, start, solver);
}

} // namespace saltus::peers
