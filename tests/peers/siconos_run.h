// SPDX-License-Identifier: GPL-3.0-or-later
// What the peer's programs share: matrices written as rows, and the loop's two calls.
#pragma once

#include "tests/peers/peer.h"

#include <SiconosKernel.hpp>

#include <initializer_list>
#include <utility>

namespace saltus::peers {

constexpr double pi = 3.14159265358979323846; // Siconos is compiled as C++17: no std::numbers
using Rows = std::initializer_list<std::initializer_list<double>>;

inline std::shared_ptr<SimpleMatrix> matrix(Rows rows) {
    auto result =
        std::make_shared<SimpleMatrix>(static_cast<unsigned>(rows.size()), static_cast<unsigned>(rows.begin()->size()));
    unsigned i = 0;
    for (const auto& row : rows) {
        unsigned j = 0;
        for (const double value : row) (*result)(i, j++) = value;
        ++i;
    }
    return result;
}

inline std::shared_ptr<SiconosVector> vector(std::initializer_list<double> values) {
    auto result = std::make_shared<SiconosVector>(static_cast<unsigned>(values.size()));
    unsigned i = 0;
    for (const double value : values) (*result)(i++) = value;
    return result;
}

// One time stepping run. A case fills the members in its constructor, calls `start` last and overrides `state`.
class SiconosRun : public Peer {
public:
    SiconosRun(std::vector<std::string> columns, int steps, double h)
        : columns_(std::move(columns)), h_(h), nsds_(std::make_shared<NonSmoothDynamicalSystem>(0.0, (steps + 2) * h)) {
    }

    const std::vector<std::string>& columns() const override { return columns_; }

    void step(double* row) override {
        simulation_->computeOneStep();
        row[0] = simulation_->nextTime();
        state(row + 1);
        simulation_->nextStep();
    }

    void sample(double* row) const override {
        row[0] = simulation_->startingTime();
        state(row + 1);
    }

protected:
    virtual void state(double* row) const = 0; // columns 1, 2, ...

    void start(const std::shared_ptr<OneStepIntegrator>& integrator, const std::shared_ptr<OneStepNSProblem>& problem) {
        start(
            std::make_shared<TimeStepping>(nsds_, std::make_shared<TimeDiscretisation>(0.0, h_), integrator, problem));
    }
    void start(std::shared_ptr<TimeStepping> simulation) {
        simulation_ = std::move(simulation);
        simulation_->initialize();
    }

    double h() const { return h_; }
    const std::shared_ptr<NonSmoothDynamicalSystem>& nsds() const { return nsds_; }
    const std::shared_ptr<TimeStepping>& simulation() const { return simulation_; }

private:
    std::vector<std::string> columns_;
    double h_;
    std::shared_ptr<NonSmoothDynamicalSystem> nsds_;
    std::shared_ptr<TimeStepping> simulation_;
};

} // namespace saltus::peers
