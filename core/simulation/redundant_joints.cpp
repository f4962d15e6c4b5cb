// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/redundant_joints.h"

#include "core/base/decimal.h"
#include "core/simulation/equalities.h"
#include "core/simulation/rank_by_bodies.h"
#include "core/simulation/rigid/joint_rows.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace saltus::simulation {

namespace {

using rigid::JointInput;
using rigid::kWorld;
using rigid::Vector6;
using collision::Pose;

constexpr double kNearlyTheSame = 1e-4; // sine
constexpr std::size_t kMostTold = 3;
constexpr double kMostPairs = 1e6; // of rows that meet in a body
constexpr double kMostWork = 1e9;  // multiplications, if none is left out

// Those of joints at rest that hold equalities between bodies alone.
bool holds(const JointInput& joint, bool planar) {
    return joint.kind != rigid::JointKind::relation && joint.kind != rigid::JointKind::twist && equality_rows(joint, planar) > 0;
}

class JointRank {
public:
    explicit JointRank(const rigid::Input& input) : input_(input), planar_(input.settings.planar) {}

    std::vector<std::string> remarks() {
        const std::vector<std::uint32_t> joints = in_loops();
        if (joints.empty()) return {};
        collect(joints);
        if (pairs(joints) < kMostPairs) {
            const std::vector<SemidefiniteLdlt::Row> lower = form();
            double work = 0.0;
            for (std::size_t i = 0; i < lower.size(); ++i) {
                const double width = static_cast<double>(i - lower[i].front().first);
                work += width * width;
            }
            if (work < kMostWork) {
                ldlt_.factorize(lower);
                return tell();
            }
        }
        return count_alone();
    }

private:
    bool moves(std::uint32_t body) const { return body != kWorld && !input_.bodies[body].fixed; }

    // What is left when bodies with one joint are taken away, again and again.
    std::vector<std::uint32_t> in_loops() const {
        const auto count = static_cast<std::uint32_t>(input_.joints.size());
        std::vector<std::vector<std::uint32_t>> joints_of(input_.bodies.size());
        std::vector<char> left(count, 0);
        std::vector<std::uint32_t> degree(input_.bodies.size(), 0), leaves;
        for (std::uint32_t j = 0; j < count; ++j) {
            const JointInput& joint = input_.joints[j];
            if (!holds(joint, planar_)) continue;
            left[j] = 1;
            for (const std::uint32_t b : {joint.body_a, joint.body_b})
                if (moves(b)) joints_of[b].push_back(j), ++degree[b];
        }
        for (std::uint32_t b = 0; b < degree.size(); ++b)
            if (degree[b] == 1) leaves.push_back(b);
        while (!leaves.empty()) {
            const std::uint32_t leaf = leaves.back();
            leaves.pop_back();
            for (const std::uint32_t j : joints_of[leaf]) {
                if (!left[j]) continue;
                left[j] = 0;
                for (const std::uint32_t b : {input_.joints[j].body_a, input_.joints[j].body_b})
                    if (moves(b) && --degree[b] == 1) leaves.push_back(b);
            }
        }
        std::vector<std::uint32_t> out;
        for (std::uint32_t j = 0; j < count; ++j)
            if (left[j]) out.push_back(j);
        return out;
    }

    double pairs(const std::vector<std::uint32_t>& joints) const {
        std::vector<double> rows(input_.bodies.size(), 0.0);
        for (const std::uint32_t j : joints)
            for (const std::uint32_t b : {input_.joints[j].body_a, input_.joints[j].body_b})
                if (moves(b)) rows[b] += equality_rows(input_.joints[j], planar_);
        double sum = 0.0;
        for (const double of_body : rows) sum += 0.5 * of_body * of_body;
        return sum;
    }

    // M^-1/2 J of one body, L^-1 J with M = L L^T: lengths of rows are those of J M^-1 J^T.
    Vector6 weighted(std::uint32_t body, const Vector6& J) {
        const rigid::BodyInput& of = input_.bodies[body];
        Vector6 out = Vector6::Zero();
        out.head<3>() = J.head<3>() / std::sqrt(of.mass);
        if (planar_) {
            out[2] = 0.0;
            out[5] = J[5] / std::sqrt(of.inertia(2, 2));
        } else {
            auto& factor = factors_[body]; // of a body in many joints once
            if (!factor) factor.emplace(of.inertia.llt());
            out.tail<3>() = factor->matrixL().solve(J.tail<3>());
        }
        return out;
    }

    void collect(const std::vector<std::uint32_t>& joints) {
        static const Pose origin;
        const auto pose = [&](std::uint32_t b) -> const Pose& { return b == kWorld ? origin : input_.bodies[b].pose; };
        factors_.resize(input_.bodies.size());
        for (const std::uint32_t j : joints) {
            const JointInput& joint = input_.joints[j];
            const Pose &a = pose(joint.body_a), &b = pose(joint.body_b);
            rigid::JointLines lines;
            evaluate(joint, joint_start(joint, a, b), a, b, planar_, {}, lines);
            for (int i = 0; i < lines.equality; ++i) {
                RowOnBodies& row = rows_.emplace_back();
                if (moves(joint.body_a)) row.emplace_back(joint.body_a, weighted(joint.body_a, lines.line[i].Ja));
                if (moves(joint.body_b)) row.emplace_back(joint.body_b, weighted(joint.body_b, lines.line[i].Jb));
                joint_of_.push_back(j);
            }
        }
    }

    std::vector<SemidefiniteLdlt::Row> form() const {
        std::vector<std::vector<std::pair<std::uint32_t, Vector6>>> by_body(input_.bodies.size());
        std::vector<SemidefiniteLdlt::Row> lower;
        for (std::uint32_t row = 0; row < rows_.size(); ++row) {
            std::map<std::uint32_t, double> entries{{row, 0.0}};
            for (const auto& [body, part] : rows_[row]) {
                by_body[body].push_back({row, part});
                for (const auto& [other, of_other] : by_body[body]) entries[other] += part.dot(of_other);
            }
            lower.emplace_back(entries.begin(), entries.end());
        }
        return lower;
    }

    // Where so many meet that which of them says nothing new would take too long.
    std::vector<std::string> count_alone() {
        const std::size_t rows = rows_.size();
        const auto rank = rank_by_bodies(std::move(rows_), input_.bodies.size(), kMostWork);
        if (!rank) return {"whether joints say the same twice was not looked at: too many of them form loops with each other"};
        if (*rank == rows) return {};
        return {"the " + std::to_string(rows) + " rows of joints in loops have the rank " + std::to_string(*rank) +
                " at the start: some joints say nothing new, and how they share forces is not unique"};
    }

    // "joint 'a', joint 'b'": whose rows are combined to those of joint j from `first` on.
    std::string others(std::size_t first, std::size_t last, bool dependent) const {
        std::set<std::uint32_t> found;
        for (std::size_t i = first; i < last; ++i)
            if (ldlt_.is_dependent(i) == dependent && ldlt_.sine(i) < kNearlyTheSame)
                for (const auto& [k, c] : ldlt_.combination(i))
                    if (joint_of_[k] != joint_of_[first]) found.insert(joint_of_[k]);
        std::string out;
        std::size_t count = 0;
        for (const std::uint32_t j : found) {
            if (++count > 4) return out + ", ...";
            out += (out.empty() ? "'" : ", '") + input_.joint_names[j] + '\'';
        }
        return out.empty() ? "what does not move" : out;
    }

    std::vector<std::string> tell() const {
        std::vector<std::string> out;
        const std::size_t rows = joint_of_.size();
        std::size_t rank = 0, more = 0;
        for (std::size_t i = 0; i < rows; ++i) rank += ldlt_.is_dependent(i) ? 0 : 1;
        for (std::size_t first = 0, last = 0; first < rows; first = last) {
            std::size_t nothing_new = 0;
            double sine = 1.0;
            for (; last < rows && joint_of_[last] == joint_of_[first]; ++last) {
                if (ldlt_.is_dependent(last)) ++nothing_new;
                else sine = std::min(sine, ldlt_.sine(last));
            }
            if (nothing_new == 0 && sine >= kNearlyTheSame) continue;
            if (out.size() >= kMostTold) {
                ++more;
                continue;
            }
            const std::string name = "joint '" + input_.joint_names[joint_of_[first]] + '\'';
            if (nothing_new > 0)
                out.push_back(name + " says at the start in " + std::to_string(nothing_new) + " of its " + std::to_string(last - first) + " rows nothing beyond " +
                              others(first, last, true) + ": the " + std::to_string(rows) + " rows of joints in loops have the rank " +
                              std::to_string(rank) + ", and how they share forces is not unique");
            if (sine < kNearlyTheSame)
                out.push_back(name + " says at the start nearly what " + others(first, last, false) + " says (the sine between them is " + decimal(sine, 3) +
                              "): their forces may be very large");
        }
        if (more > 0) out.push_back(std::to_string(more) + (more == 1 ? " more joint says" : " more joints say") + " nothing new at the start, or nearly nothing");
        return out;
    }

    const rigid::Input& input_;
    bool planar_;
    std::vector<std::optional<Eigen::LLT<collision::Matrix3>>> factors_; // of inertia, by body
    std::vector<RowOnBodies> rows_;
    std::vector<std::uint32_t> joint_of_; // by row
    SemidefiniteLdlt ldlt_;
};

} // namespace

std::vector<std::string> redundant_joints(const rigid::Input& input) { return JointRank(input).remarks(); }

} // namespace saltus::simulation
