// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/siconos_run.h"

#include <cmath>

namespace saltus::peers {

namespace {

class RelayOscillator final : public SiconosRun {
public:
    explicit RelayOscillator(int steps)
        : SiconosRun({"t", "plant.x[0]", "plant.x[1]", "plant.x[2]", "relay.lambda[0]"}, steps, 1e-2) {
        system_ = std::make_shared<FirstOrderLinearTIDS>(vector({0, 3 * std::sqrt(2.0) / (2 * pi), 0}),
                                                         matrix({{0, 1, 0}, {0, 0, 1}, {0, -3, -2}}));
        auto relation = std::make_shared<FirstOrderLinearTIR>(matrix({{1, 0, 0}}), matrix({{0}, {0}, {1}}));
        relay_ = std::make_shared<Interaction>(std::make_shared<RelayNSL>(1, -1.0, 1.0), relation);
        nsds()->insertDynamicalSystem(system_);
        nsds()->link(relay_, system_);
        start(std::make_shared<EulerMoreauOSI>(0.5), std::make_shared<Relay>(SICONOS_RELAY_LEMKE));
    }

private:
    void state(double* row) const override {
        const SiconosVector& x = *system_->x();
        for (unsigned i = 0; i < 3; ++i) row[i] = x(i);
        row[3] = (*relay_->lambda(0))(0);
    }

    std::shared_ptr<FirstOrderLinearTIDS> system_;
    std::shared_ptr<Interaction> relay_;
};

} // namespace

std::unique_ptr<Peer> relay_oscillator(int steps) {
    return std::make_unique<RelayOscillator>(steps);
}

} // namespace saltus::peers
