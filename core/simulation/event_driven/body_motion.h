// SPDX-License-Identifier: GPL-3.0-or-later
// The smooth motion of rigid bodies in one mode: M u' = F + H^T lambda with u = (velocity in world axes, spin in body axes), so that M is
// constant, F holds gravity, formulas, drives, springs, dampers and -w x I w, and q' moves quaternions by q (0, w) / 2. Rows' second derivatives
// are exact for contacts; those of joints are differences of sixth order along the motion with its twists held, which are right to round-off
// (1e-13 of the spins squared): lines of joints have no second derivatives by hand.
// Sources: J. Wittenburg, "Dynamics of Multibody Systems", 2nd ed., Springer 2008; E. Hairer, G. Wanner, "Solving Ordinary Differential Equations
// II", 2nd ed., Springer 1996, VII.2 (index reduction, projection).
#pragma once

#include "core/simulation/event_driven/event_bodies.h"
#include "core/simulation/event_driven/motion.h"

#include <array>
#include <span>
#include <vector>

namespace saltus::simulation {

class BodyMotion final : public Motion {
public:
    // bodies, world: outlive it. books: energies are kept.
    BodyMotion(EventBodies& bodies, const rigid::World& world, bool books);

    void displace(double* z, const double* along, double factor) const noexcept override;
    void begin_at(const double* z) override;
    bool by_formulas() const noexcept override { return false; }
    const double* inputs(double t, const double* z) noexcept override { return place(t, z), formula_in_.data(); }
    void residuals(double t, const double* z, double* out) override;
    void rates(double t, const double* z, double* out) override;
    void decide(double t, const double* z, const double* given, double* out) override;
    bool can_close(std::size_t row) const noexcept override;
    bool passes(std::size_t row, double t, const double* z, std::uint32_t& condition, double& cell) override;
    Owner owner(std::size_t component) const override;
    Owner owner_of_singular() const override;

    // Angles of joints at the beginning of the flow's step, two a joint: they count turns.
    std::span<const rigid::JointMemory> memory() const noexcept { return memory_; }
    void set_memory(std::span<const double> angles);
    void forget() noexcept { seen_.clear(), known_ = looked_ = false; } // numbers of the bodies have changed

    // What springs and dampers of a joint's coordinate give at the state of the last evaluation, N or N m.
    double spring_force(std::uint32_t joint, int coordinate) const;
    const std::vector<rigid::JointLines>& lines() const noexcept { return lines_; }
    const MovingPose& body(std::size_t b) const noexcept { return at_[b]; }

protected:
    const double* read(double t, const double* z, bool rows) override;
    void form_forces(double t, const double* z) override;
    void write(double* dz) const noexcept override;
    void find_outputs(double t, const double* z) override;

private:
    void place(double t, const double* z) noexcept; // bodies, joints' lines, drives
    void place_rows(double t);
    void joint_row(std::size_t k, const BodyRow& row);
    void contact_row(std::size_t k, const BodyRow& row);
    const ContactFeature& outline(std::size_t condition) const noexcept { return bodies_.features()[bodies_.rows()[bodies_.row_of_condition(condition)].of]; }
    void find_rate_changes(std::uint32_t joint);
    void evaluate_joint(std::size_t joint, rigid::JointLines& out);
    double rate_of(std::size_t joint, const rigid::JointLine& line) const noexcept;
    void put(const BodyRow& row, const rigid::Vector6& a, const rigid::Vector6& b) noexcept;
    void put_one(std::uint32_t body, std::uint32_t entry, const rigid::Vector6& numbers) noexcept;
    const double* twist(std::uint32_t body) const noexcept { return body == rigid::kWorld ? nullptr : twists_.data() + 6 * std::size_t{body}; }
    const rigid::Pose& pose(std::uint32_t body) const noexcept;
    Owner of_body(std::size_t body) const;
    void add(std::uint32_t body, const rigid::Vector6& force) noexcept;
    void joint_forces();

    EventBodies& bodies_;
    const rigid::World& world_;
    const bool planar_;
    const std::size_t width_, count_;
    std::vector<rigid::JointMemory> memory_;
    std::vector<double> seen_; // t, z and cells of the numbers below
    bool rows_seen_ = false;

    std::vector<MovingPose> at_;
    std::vector<double> twists_;           // 6 a body
    std::vector<double> formula_in_, formula_out_, formula_work_;
    std::vector<rigid::JointLines> lines_; // by joint
    std::vector<double> drive_accelerations_, acting_;
    std::vector<rigid::DriveValue> drives_;
    std::vector<std::array<double, rigid::kMostJointLines>> rate_changes_; // by joint: d/dt of its lines' rates while the twists keep
    std::vector<unsigned char> has_rows_;                                  // by joint
    std::vector<std::vector<rigid::Vector6>> more_;                        // by joint: directions of a relation's further bodies
    std::vector<rigid::Pose> poses_;                                       // by body, and angles in the plane: what relations read
    std::vector<double> angles_;
    FeatureState feature_; // of the last contact row
    std::vector<double> gap_, speed_; // by row
};

} // namespace saltus::simulation
