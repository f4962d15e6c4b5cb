// SPDX-License-Identifier: GPL-3.0-or-later
// The peer's event-driven integrator (LSODAR, index sets by tolerances) on the ball and on the cam-follower. A step here is one of the grid of samples:
// as many of the peer's events as lie in between are part of it.
#include "core/bench/bare_cam_follower.h"
#include "tests/peers/siconos_run.h"

namespace saltus::peers {

namespace {

constexpr double kTolerance = 1e-10;

class EventRun : public Peer {
public:
    EventRun(std::vector<std::string> columns, int steps, double h)
        : columns_(std::move(columns)), h_(h), nsds_(std::make_shared<NonSmoothDynamicalSystem>(0.0, (steps + 2) * h)) {}

    const std::vector<std::string>& columns() const override { return columns_; }

    void step(double* row) override {
        const double end = ++done_ * h_;
        while (simulation_->startingTime() < end - 1e-9 * h_) {
            simulation_->advanceToEvent();
            simulation_->processEvents();
        }
        row[0] = end;
        state(row + 1);
    }
    void sample(double* row) const override {
        row[0] = 0.0;
        state(row + 1);
    }

protected:
    virtual void state(double* row) const = 0;

    // tolerance_of_sets: of gaps and speeds that count as zero; 0: what the peer has.
    void start(double tolerance_of_sets) {
        const auto integrator = std::make_shared<LsodarOSI>();
        simulation_ = std::make_shared<EventDriven>(nsds_, std::make_shared<TimeDiscretisation>(0.0, h_));
        simulation_->insertIntegrator(integrator);
        simulation_->insertNonSmoothProblem(std::make_shared<LCP>(), SICONOS_OSNSP_ED_IMPACT);
        simulation_->insertNonSmoothProblem(std::make_shared<LCP>(), SICONOS_OSNSP_ED_SMOOTH_ACC);
        if (tolerance_of_sets > 0.0) simulation_->setToleranceED(tolerance_of_sets);
        simulation_->initialize();
        integrator->setTol(1, kTolerance, kTolerance);
    }

    const std::shared_ptr<NonSmoothDynamicalSystem>& nsds() const { return nsds_; }

private:
    std::vector<std::string> columns_;
    double h_;
    long done_ = 0;
    std::shared_ptr<NonSmoothDynamicalSystem> nsds_;
    std::shared_ptr<EventDriven> simulation_;
};

class Ball final : public EventRun {
public:
    Ball(int steps, double h) : EventRun({"t", "ball.q[0]", "ball.v[0]"}, steps, h) {
        constexpr double radius = 0.1, g = 9.81;
        ball_ = std::make_shared<LagrangianLinearTIDS>(vector({1, 0, 0}), vector({0, 0, 0}), matrix({{1, 0, 0}, {0, 1, 0}, {0, 0, 0.4 * radius * radius}}));
        ball_->setFExtPtr(vector({-g, 0, 0}));
        nsds()->insertDynamicalSystem(ball_);
        nsds()->link(std::make_shared<Interaction>(std::make_shared<NewtonImpactNSL>(0.9), std::make_shared<LagrangianLinearTIR>(matrix({{1, 0, 0}}))), ball_);
        start(0.0);
    }

private:
    void state(double* row) const override { row[0] = (*ball_->q())(0), row[1] = (*ball_->velocity())(0); }
    std::shared_ptr<LagrangianLinearTIDS> ball_;
};

constexpr double kStiffness = 1430.8, kMass = 1.221;

class Follower final : public LagrangianLinearTIDS {
public:
    explicit Follower(double speed) : LagrangianLinearTIDS(vector({0.4}), vector({0.4}), matrix({{kMass}}), matrix({{kStiffness}}), matrix({{0.0}})), speed_(speed) {
        setFExtPtr(vector({0.0}));
        _hasConstantFExt = false;
    }
    void computeFExt(double time) override { put(time, *_fExt); }

private:
    void put(double time, SiconosVector& out) const {
        const bench::CamMotion cam = bench::cam_motion(time, speed_);
        out(0) = -(kMass * cam.acceleration + kStiffness * cam.c);
    }
    double speed_;
};

class Cam final : public EventRun {
public:
    Cam(int steps, double h, double rpm) : EventRun({"t", "follower.q[0]", "follower.v[0]"}, steps, h) {
        follower_ = std::make_shared<Follower>(rpm * pi / 30.0);
        nsds()->insertDynamicalSystem(follower_);
        nsds()->link(std::make_shared<Interaction>(std::make_shared<NewtonImpactNSL>(0.8), std::make_shared<LagrangianLinearTIR>(matrix({{1.0}}))), follower_);
        start(1e-8); // with its own 2e-12 it gives up within a second or two
    }

private:
    void state(double* row) const override { row[0] = (*follower_->q())(0), row[1] = (*follower_->velocity())(0); }
    std::shared_ptr<Follower> follower_;
};

} // namespace

std::unique_ptr<Peer> ball_by_events(int steps, double h) { return std::make_unique<Ball>(steps, h); }
std::unique_ptr<Peer> cam_follower_by_events(int steps, double h, double rpm) { return std::make_unique<Cam>(steps, h, rpm); }

} // namespace saltus::peers
