// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/siconos_run.h"

namespace saltus::peers {

namespace {

class DiodeBridge final : public SiconosRun {
public:
    explicit DiodeBridge(int steps)
        : SiconosRun({"t", "circuit.x[0]", "circuit.x[1]", "diodes.y[0]", "diodes.lambda[0]", "diodes.lambda[1]",
                      "diodes.lambda[2]"},
                     steps, 1e-6) {
        constexpr double inductance = 1e-2, capacitance = 1e-6, resistance = 1e3;
        circuit_ = std::make_shared<FirstOrderLinearTIDS>(vector({10, 0}),
                                                          matrix({{0, -1 / capacitance}, {1 / inductance, 0}}));
        auto relation =
            std::make_shared<FirstOrderLinearTIR>(matrix({{0, 0}, {0, 0}, {-1, 0}, {1, 0}}),
                                                  matrix({{0, 0, -1 / capacitance, 1 / capacitance}, {0, 0, 0, 0}}));
        constexpr double g = 1 / resistance;
        relation->setDPtr(matrix({{g, g, -1, 0}, {g, g, 0, -1}, {1, 0, 0, 0}, {0, 1, 0, 0}}));
        diodes_ = std::make_shared<Interaction>(std::make_shared<ComplementarityConditionNSL>(4), relation);
        nsds()->insertDynamicalSystem(circuit_);
        nsds()->link(diodes_, circuit_);
        start(std::make_shared<EulerMoreauOSI>(0.5), std::make_shared<LCP>(SICONOS_LCP_LEMKE));
    }

private:
    void state(double* row) const override {
        const SiconosVector &x = *circuit_->x(), &y = *diodes_->y(0), &lambda = *diodes_->lambda(0);
        row[0] = x(0);
        row[1] = x(1);
        row[2] = y(0);
        row[3] = lambda(0);
        row[4] = lambda(1);
        row[5] = lambda(2);
    }

    std::shared_ptr<FirstOrderLinearTIDS> circuit_;
    std::shared_ptr<Interaction> diodes_;
};

} // namespace

std::unique_ptr<Peer> diode_bridge(int steps) {
    return std::make_unique<DiodeBridge>(steps);
}

} // namespace saltus::peers
