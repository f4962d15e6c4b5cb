// SPDX-License-Identifier: GPL-3.0-or-later
// Starts that are not consistent, beside equalities (equalities.h). One rule for systems and bodies: what is off by no more than the
// tolerance of positions counts as it is; positions further off are moved to the nearest that hold, with a remark, or the run is refused;
// velocities are left to an impact: of equalities before the first step, of closed contacts in it, by their laws. The same rule holds where a parameter
// is changed while a run goes on: systems are moved, bodies by the projection of the next steps, or the change is refused where they have none.
#pragma once

#include "core/simulation/equalities.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace saltus::rigid {
class World;
}

namespace saltus::simulation {

// Gaps of systems that are behind 0 by more than 1e-6, or the scheme's projection_tolerance where that is more: positions move to the nearest, in the metric of the
// masses' diagonal, where all gaps are closed or open and equalities stay 0. Errors: there are none near by. May change q in `state`.
EqualityFindings mend_gaps(Assembled& model, Stepper& stepper, State& state);

// The velocities of a settled state that joints of its bodies forbid, by row of World::joint_rows(): the first step stops them.
class ForbiddenVelocities {
public:
    ForbiddenVelocities(const Assembled& model, const State& state) noexcept;
    bool contain(std::size_t row) const noexcept { return rate(row) > least_; }
    double rate(std::size_t row) const noexcept; // m/s or rad/s; 0 of rows that hold nothing

private:
    const rigid::World& world_;
    const double* ydot_;
    double least_; // that is no round-off
};

// Relations of bodies with systems that no longer hold where mended systems begin, settled.
Errors relations_of_moved(const Assembled& model, const State& state);

// Of bodies, settled: velocities that joints forbid, overlaps that are left to the projection, mass ratios that ask for trouble.
std::vector<std::string> body_start_remarks(const Assembled& model, const State& state);

// What a change of a parameter puts off equalities, joints and limits, behind gaps and into other bodies: made before the change, asked when the
// state behind it is settled. What the steps left so is not the change's.
class ChangedRelations {
public:
    ChangedRelations(Assembled& model, Stepper& stepper, const State& before); // before: settled, outlives it
    // Errors: what nothing mends, for which the change must be taken back. Otherwise `state` is mended and settled, and remarks tell it.
    EqualityFindings mend(State& state);

private:
    using Pair = std::pair<std::uint32_t, std::uint32_t>; // of bodies
    std::vector<double> behind_limits(const State& state) const;
    std::map<Pair, double> overlaps() const;
    void tell_joints(const State& state, EqualityFindings& findings) const;
    void tell_limits(const State& state, EqualityFindings& findings) const;
    void tell_overlaps(EqualityFindings& findings) const;
    void tell(EqualityFindings& findings, const std::string& what, const Place& place) const;

    Assembled& model_;
    Stepper& stepper_;
    const State& before_;
    std::vector<double> behind_before_;     // of bodies, by joint row
    std::map<Pair, double> overlaps_before_;
};

} // namespace saltus::simulation
