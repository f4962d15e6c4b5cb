// SPDX-License-Identifier: GPL-3.0-or-later
// What only the start can tell: joints that fit the poses, bodies that do not overlap, mass ratios of what touches.
#include "core/simulation/rigid/world_plan.h"

#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::rigid {

namespace {

constexpr std::size_t kMostPairs = 200'000;  // of shapes that meet at the start, or 100 a body: more are a mistake
constexpr std::size_t kMostOverlaps = 100;   // that are told one by one
constexpr std::size_t kMostWarnings = 20;    // of mass ratios
constexpr std::size_t kMostSmallOverlaps = 3; // that are left to the projection

class StartCheck {
public:
    StartCheck(const WorldPlan& plan, std::span<const JointInput> joints, std::vector<Pose> poses, const Actions* actions, std::vector<std::string>& warnings)
        : plan_(plan), input_(plan.input), joints_(joints), actions_(actions), poses_(std::move(poses)), warnings_(warnings) {}

    Errors run() {
        if (!joints_.empty()) joints();
        for (const BodyNumbers& body : plan_.bodies) reach_.push_back(1e-6 * body.radius);
        collision::Detector detector(plan_.shapes);
        if (!too_many(detector.pairs(poses_, reach_))) overlaps(detector.detect(poses_, reach_, plan_.detector_threads()));
        return std::move(errors_);
    }

private:
    const std::string& name(std::uint32_t body) const { return input_.bodies[body].name; }
    const Place& place_of(std::uint32_t a, std::uint32_t b) const { return input_.bodies[plan_.bodies[a].fixed ? b : a].place; }

    void ratio(std::uint32_t a, std::uint32_t b, const char* how) {
        const std::vector<BodyNumbers>& bodies = plan_.bodies;
        if (a == kWorld || b == kWorld || bodies[a].fixed || bodies[b].fixed) return;
        const double heavy = std::fmax(bodies[a].mass, bodies[b].mass), light = std::fmin(bodies[a].mass, bodies[b].mass);
        if (heavy <= 1e8 * light || warnings_.size() >= kMostWarnings) return;
        warnings_.push_back("the masses of '" + name(a) + "' and '" + name(b) + "', which " + how +
                                 ", differ by a factor of " + rounded_text(heavy / light) +
                                 ": percussions between them lose as many digits");
    }

    // Relations read systems where these start: their formulas find them here for the time of the check.
    void carry(std::vector<double>& q, std::vector<double>& v) const {
        if (actions_ && !q.empty()) actions_->carrier_state(false, q.data(), v.data());
        for (const JointInput& joint : joints_)
            if (joint.formula) joint.formula->carry(q.data(), v.data());
    }

    void joints() {
        std::vector<InverseMass> mass;
        for (const BodyNumbers& body : plan_.bodies) mass.push_back(body.inverse);
        std::vector<DriveValue> drives(plan_.layout.drives);
        if (actions_ && !drives.empty()) {
            std::vector<double> numbers(3 * drives.size());
            actions_->drives(0.0, numbers.data());
            for (std::size_t d = 0; d < drives.size(); ++d) drives[d] = {numbers[3 * d], numbers[3 * d + 1], numbers[3 * d + 2]};
        }
        std::vector<double> q(actions_ ? actions_->carrier_count() : 0), v(q.size());
        carry(q, v);
        std::string off_start;
        errors_ = check_joints(joints_, poses_, mass, input_.settings.planar, input_.settings.projection_tolerance, drives, input_.joint_names, input_.joint_places,
                               off_start);
        if (!off_start.empty())
            warnings_.push_back(off_start + (input_.settings.projection == Projection::none ? "; they stay so, there is no projection"
                                                                                                 : "; the projection of the first step moves them together"));
        for (const JointInput& joint : joints_) ratio(joint.body_a, joint.body_b, "are joined");
    }

    bool too_many(std::span<const std::pair<std::uint32_t, std::uint32_t>> pairs) {
        if (pairs.size() <= std::max<std::size_t>(kMostPairs, 100 * plan_.bodies.size())) return false;
        const std::uint32_t a = input_.parts[pairs.front().first].body, b = input_.parts[pairs.front().second].body;
        errors_.push_back({ErrorKind::input,
                           std::to_string(pairs.size()) + " pairs of shapes stand in each other at the start, those of '" + name(a) +
                               "' and '" + name(b) + "' for instance",
                           "move the bodies apart", place_of(a, b)});
        return true;
    }

    void overlaps(std::span<const collision::Contact> contacts) {
        std::size_t overlaps = 0, small = 0;
        for (std::size_t i = 0; i < contacts.size();) {
            // contacts of a pair stand together
            const collision::Contact* deepest = &contacts[i];
            std::size_t end = i;
            for (; end < contacts.size() && contacts[end].shape_a == contacts[i].shape_a && contacts[end].shape_b == contacts[i].shape_b; ++end)
                if (contacts[end].gap < deepest->gap) deepest = &contacts[end];
            i = end;
            const std::uint32_t a = deepest->body_a, b = deepest->body_b;
            ratio(a, b, "touch");
            const double size = std::fmin(smallest_extent(input_.parts[deepest->shape_a].shape), smallest_extent(input_.parts[deepest->shape_b].shape));
            if (!(-deepest->gap > 1e-3 * size)) {
                if (-deepest->gap > input_.settings.projection_tolerance && ++small <= kMostSmallOverlaps)
                    warnings_.push_back("bodies '" + name(a) + "' and '" + name(b) + "' overlap by " + rounded_text(-deepest->gap) + " m at the start: " +
                                             (input_.settings.projection == Projection::none ? std::string("they stay so, there is no projection")
                                                                                             : std::string("the projection of the first steps moves them apart")));
                continue;
            }
            if (++overlaps > kMostOverlaps) continue; // counted below
            errors_.push_back({ErrorKind::input,
                               "bodies '" + name(a) + "' and '" + name(b) + "' overlap by " +
                                   rounded_text(-deepest->gap) + " m at the start",
                               "move them apart by that much, or let them pass through each other: \"passes\": [\"" + name(b) + "\"] for '" + name(a) + '\'', place_of(a, b)});
        }
        if (overlaps > kMostOverlaps)
            errors_.push_back({ErrorKind::input, "and " + std::to_string(overlaps - kMostOverlaps) + " more pairs of bodies overlap at the start", "move them apart", {}});
    }

    const WorldPlan& plan_;
    const Input& input_;
    const std::span<const JointInput> joints_;
    const Actions* const actions_;
    const std::vector<Pose> poses_;
    std::vector<std::string>& warnings_;
    std::vector<double> reach_;
    Errors errors_;
};

} // namespace

Errors check_start(const WorldPlan& plan, std::span<const JointInput> joints, std::vector<Pose> poses, const Actions* actions, std::vector<std::string>& warnings) {
    return StartCheck(plan, joints, std::move(poses), actions, warnings).run();
}

} // namespace saltus::rigid
