// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/starts.h"

#include "core/math/sparse_matrix.h"
#include "core/model/names.h"
#include "core/simulation/mixed_stepper.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/solvers/mixed.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::simulation {

namespace {

constexpr int kMostGapPasses = 50;
constexpr double kGapHolds = 1e-6; // unit of the relation: initial values are often given to so many digits
constexpr double kGapIsOpen = 1e-12; // between events no gap may be behind 0
constexpr double kWorthTelling = 1e-9; // of the largest velocity

// Sequential linear complementarity problems, each step no longer than it helps.
class GapRepair {
public:
    // changed: the state before a parameter was changed, settled; null at the start of a run.
    GapRepair(Assembled& model, Stepper& stepper, State& state, const State* changed) : model_(model), stepper_(stepper), state_(state), changed_(changed) {
        for (const std::uint32_t row : equality_rows(*model.structure)) rows_.push_back({row, true, model.scheme.projection_tolerance});
        for (std::uint32_t row = 0; row < model.layout.rows; ++row)
            if (model.row_kind[row] == RowKind::contact) rows_.push_back({row, false, model.scheme.events ? kGapIsOpen : std::max(kGapHolds, model.scheme.projection_tolerance)});
    }

    EqualityFindings mend() {
        if (rows_.empty() || !stepper_.settle(state_)) return {}; // what is not finite is told by who settles it next
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].equality) rows_[i].allowed = std::max(rows_[i].allowed, 2.0 * std::abs(y(i)));
            else if (changed_ && !(changed_->numbers[model_.layout.y + rows_[i].row] - y(i) > rows_[i].allowed)) rows_[i].allowed = std::max(rows_[i].allowed, -2.0 * y(i)); // steps left it there
        const std::size_t worst = worst_row();
        const double before = y(worst);
        double at = violation(worst);
        if (!(at > 1.0)) return {};
        const std::vector<double> q_before(q(), q() + model_.layout.coordinates);
        for (int pass = 0; pass < kMostGapPasses && at > 1.0; ++pass)
            if (!step(at)) break;
        EqualityFindings findings;
        if (at > 1.0) {
            findings.errors.push_back({ErrorKind::input,
                                       row_name(model_, rows_[worst].row) + " has a gap of " + rounded_text(before, 6) + (changed_ ? " after the change" : " at the start") +
                                           ", and no positions near there leave all gaps open or closed",
                                       std::string(changed_ ? "change it by less" : "give initial values that do") + ", or look for contacts that contradict each other",
                                       model_.place_of_row(rows_[worst].row)});
            return findings;
        }
        std::size_t far = 0;
        for (std::size_t i = 0; i < q_before.size(); ++i)
            if (std::abs(q()[i] - q_before[i]) > std::abs(q()[far] - q_before[far])) far = i;
        const SystemBlock& system = model_.system_of(far);
        findings.remarks.push_back(row_name(model_, rows_[worst].row) + " has a gap of " + rounded_text(before, 6) +
                                   (changed_ ? " after the change: the run goes on" : " at the start: the run begins") + " at the nearest positions that leave all gaps open or closed; " + system.name + ".q[" +
                                   std::to_string(far - system.offset) + "] goes from " + rounded_text(q_before[far], 6) + " to " +
                                   rounded_text(q()[far], 6));
        return findings;
    }

private:
    struct Row {
        std::uint32_t row;
        bool equality;
        double allowed; // violation, unit of its relation
    };
    double* q() { return state_.numbers.data() + model_.layout.q; }
    double y(std::size_t i) const { return state_.numbers[model_.layout.y + rows_[i].row]; }
    double violation(std::size_t i) const { return (rows_[i].equality ? std::abs(y(i)) : -y(i)) / rows_[i].allowed; }
    std::size_t worst_row() const {
        std::size_t worst = 0;
        for (std::size_t i = 1; i < rows_.size(); ++i)
            if (violation(i) > violation(worst)) worst = i;
        return worst;
    }

    // q moves by the solution of the problem at q. False: no part of it is better.
    bool step(double& at) {
        std::vector<double> mass(model_.layout.coordinates, 1.0);
        for (std::uint32_t i = 0; i < mass.size(); ++i)
            for (std::uint32_t k = model_.M.start[i]; k < model_.M.start[i + 1]; ++k)
                if (model_.M.column[k] == i) mass[i] = model_.M.value[k];
        const SparseRows& H = model_.H;
        std::vector<math::Triplet> entries;
        std::vector<std::vector<std::pair<std::size_t, double>>> by_column(mass.size());
        solvers::MixedRows laws;
        std::vector<double> distance, left(rows_.size()), multiplier(rows_.size(), 0.0);
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            laws.add(rows_[i].equality ? -HUGE_VAL : 0.0, HUGE_VAL);
            distance.push_back(y(i));
            for (std::uint32_t k = H.start[rows_[i].row]; k < H.start[rows_[i].row + 1]; ++k) {
                const std::uint32_t column = H.column[k];
                for (const auto& [j, value] : by_column[column]) {
                    entries.push_back({i, j, H.value[k] * value / mass[column]});
                    entries.push_back({j, i, H.value[k] * value / mass[column]});
                }
                entries.push_back({i, i, H.value[k] * H.value[k] / mass[column]});
                by_column[column].push_back({i, H.value[k]});
            }
        }
        const math::SparseMatrix matrix = math::SparseMatrix::from_triplets(rows_.size(), entries);
        std::vector<unsigned char> mask;
        for (std::size_t i = 0; i < rows_.size(); ++i) mask.push_back(matrix.diagonal(i) > 0.0);
        solvers::MixedSolver solver(matrix, laws, {});
        solver.solve(matrix, distance, mask, multiplier, left);
        std::vector<double> move(mass.size(), 0.0);
        for (std::size_t i = 0; i < rows_.size(); ++i)
            for (std::uint32_t k = H.start[rows_[i].row]; k < H.start[rows_[i].row + 1]; ++k)
                move[H.column[k]] += H.value[k] * multiplier[i] / mass[H.column[k]];
        const std::vector<double> from(q(), q() + mass.size());
        for (double part = 1.0; part > 1e-3; part *= 0.5) {
            for (std::size_t i = 0; i < mass.size(); ++i) q()[i] = from[i] + part * move[i];
            if (!stepper_.settle(state_)) continue;
            const double now = violation(worst_row());
            if (!(now < at)) continue;
            at = now;
            return true;
        }
        std::copy(from.begin(), from.end(), q());
        stepper_.settle(state_);
        return false;
    }

    Assembled& model_;
    Stepper& stepper_;
    State& state_;
    const State* changed_;
    std::vector<Row> rows_;
};

// `before`: settled, with the old value.
EqualityFindings mend_changed_gaps(Assembled& model, Stepper& stepper, State& state, const State& before) {
    if (model.equations) return of_changed_equations(model, stepper, state, before, mend_changed_gaps);
    if (model.bodies) return {};
    return GapRepair(model, stepper, state, &before).mend();
}

} // namespace

EqualityFindings mend_gaps(Assembled& model, Stepper& stepper, State& state) {
    if (model.equations)
        return of_equations(model, stepper, state, [](Assembled& part, Stepper& by, State& at) { return mend_gaps(part, by, at); });
    if (model.bodies) return {};
    return GapRepair(model, stepper, state, nullptr).mend();
}

ForbiddenVelocities::ForbiddenVelocities(const Assembled& model, const State& state) noexcept
    : world_(model.bodies->world()), ydot_(state.numbers.data() + model.layout.ydot + (model.layout.rows - world_.joint_row_count())) {
    double speed = 0.0;
    for (std::size_t i = 0; i < model.layout.coordinates; ++i) speed = std::max(speed, std::abs(state.numbers[model.layout.v + i]));
    least_ = kWorthTelling * speed;
}

double ForbiddenVelocities::rate(std::size_t row) const noexcept {
    const rigid::JointRow& held = world_.joint_rows()[row];
    return held.coordinate || world_.joints()[held.joint].kind == rigid::JointKind::twist ? 0.0 : std::abs(ydot_[row]);
}

Errors relations_of_moved(const Assembled& model, const State& state) {
    const rigid::World& world = model.bodies->world();
    const rigid::Input& input = world.input();
    const auto rows = world.joint_rows();
    const double* y = state.numbers.data() + model.layout.y + (model.layout.rows - rows.size());
    Errors errors;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const rigid::JointInput& joint = input.joints[rows[i].joint];
        if (!joint.formula || joint.formula->carriers().empty()) continue;
        const double off = rows[i].coordinate ? joint.coordinates.front().lower - y[i] : std::abs(y[i]);
        if (!(off > input.settings.projection_tolerance)) continue;
        errors.push_back({ErrorKind::input,
                          rigid::joint_text(joint.kind, input.joint_names[rows[i].joint]) + " is " + rounded_text(y[i], 6) +
                              " at the start, where the equalities and gaps of its systems move them",
                          "give initial values that satisfy all of them", input.joint_places[rows[i].joint]});
    }
    return errors;
}

std::vector<std::string> body_start_remarks(const Assembled& model, const State& state) {
    const rigid::World& world = model.bodies->world();
    std::vector<std::string> out = model.bodies->start_remarks();
    const rigid::Input& input = world.input();
    const auto rows = world.joint_rows();
    const ForbiddenVelocities forbidden(model, state);
    std::size_t worst = rows.size();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (forbidden.contain(i) && (worst == rows.size() || forbidden.rate(i) > forbidden.rate(worst))) worst = i;
    if (worst < rows.size())
        out.push_back("the velocities at t = 0 violate " + rigid::joint_text(input.joints[rows[worst].joint].kind, input.joint_names[rows[worst].joint]) + " by " +
                      rounded_text(forbidden.rate(worst), 6) + " m/s or rad/s: its percussions in the first step stop them");
    return out;
}

ChangedRelations::ChangedRelations(Assembled& model, Stepper& stepper, const State& before) : model_(model), stepper_(stepper), before_(before) {
    if (!model.bodies || model.scheme.events) return; // by events what overlaps is refused as it settles
    behind_before_ = behind_limits(before_);
    State now = before_;
    if (!model.bodies->world().input().parts.empty() && stepper.settle(now)) overlaps_before_ = overlaps();
}

EqualityFindings ChangedRelations::mend(State& state) {
    EqualityFindings findings;
    if (model_.newton || model_.equations) findings = satisfy_changed_equalities(model_, stepper_, state, before_);
    if (findings.errors.empty() && !model_.scheme.events) {
        EqualityFindings gaps = mend_changed_gaps(model_, stepper_, state, before_);
        findings.errors = std::move(gaps.errors);
        findings.remarks.insert(findings.remarks.end(), gaps.remarks.begin(), gaps.remarks.end());
    }
    if (!findings.errors.empty() || !model_.bodies) return findings;
    if (!findings.remarks.empty() && !stepper_.settle(state)) { // systems were moved: joints that read them see where to
        findings.errors.push_back(stepper_.explain(state));
        findings.errors.back().kind = ErrorKind::input;
        return findings;
    }
    tell_joints(state, findings);
    if (model_.scheme.events) return findings;
    tell_limits(state, findings);
    tell_overlaps(findings);
    return findings;
}

// How far coordinates of joints and gaps by formula stand behind what stops them, by row; 0 of others.
std::vector<double> ChangedRelations::behind_limits(const State& state) const {
    const rigid::World& world = model_.bodies->world();
    const auto rows = world.joint_rows();
    const double* y = state.numbers.data() + model_.layout.y + (model_.layout.rows - rows.size());
    std::vector<double> out(rows.size(), 0.0);
    std::size_t coordinate = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        coordinate = i > 0 && rows[i - 1].joint == rows[i].joint && rows[i - 1].coordinate ? coordinate + 1 : 0;
        if (!rows[i].coordinate) continue;
        const rigid::JointCoordinate& limits = rigid::coordinate_of(world.joints()[rows[i].joint], static_cast<int>(coordinate));
        if (!(limits.compliance > 0.0)) out[i] = std::max({0.0, limits.lower - y[i], y[i] - limits.upper});
    }
    return out;
}

// The deepest of each pair, as the world is settled.
std::map<ChangedRelations::Pair, double> ChangedRelations::overlaps() const {
    const rigid::World& world = model_.bodies->world();
    std::map<Pair, double> out;
    for (const auto& contacts : {world.contacts(), world.resting_contacts()})
        for (const rigid::ContactState& contact : contacts)
            if (contact.gap < 0.0) out[{contact.body_a, contact.body_b}] = std::max(out[{contact.body_a, contact.body_b}], -contact.gap);
    return out;
}

void ChangedRelations::tell(EqualityFindings& findings, const std::string& what, const Place& place) const {
    if (model_.bodies->world().input().settings.projection == rigid::Projection::none)
        findings.errors.push_back({ErrorKind::input, what + " after the change, and there is no projection that moves its bodies",
                                   "choose \"world\": { \"projection\": \"combined\" }, or begin a new run with the new value", place});
    else
        findings.remarks.push_back(what + " after the change: the projection of the next steps moves its bodies");
}

void ChangedRelations::tell_joints(const State& state, EqualityFindings& findings) const {
    const rigid::Input& input = model_.bodies->world().input();
    const auto rows = model_.bodies->world().joint_rows();
    const std::size_t first = model_.layout.y + model_.layout.rows - rows.size();
    const auto change = [&](std::size_t row) { return std::abs(state.numbers[first + row] - before_.numbers[first + row]); };
    std::size_t worst = rows.size();
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (!rows[row].coordinate && change(row) > input.settings.projection_tolerance && (worst == rows.size() || change(row) > change(worst))) worst = row;
    if (worst == rows.size()) return;
    const std::size_t joint = rows[worst].joint;
    tell(findings, rigid::joint_text(input.joints[joint].kind, input.joint_names[joint]) + " is off by " + rounded_text(state.numbers[first + worst], 6), input.joint_places[joint]);
}

void ChangedRelations::tell_limits(const State& state, EqualityFindings& findings) const {
    const rigid::Input& input = model_.bodies->world().input();
    const auto rows = model_.bodies->world().joint_rows();
    const std::vector<double> behind = behind_limits(state);
    std::size_t worst = rows.size();
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (behind[row] - behind_before_[row] > input.settings.projection_tolerance && (worst == rows.size() || behind[row] > behind[worst])) worst = row;
    if (worst == rows.size()) return;
    const std::size_t joint = rows[worst].joint;
    tell(findings, rigid::joint_text(input.joints[joint].kind, input.joint_names[joint]) + " is behind its limit by " + rounded_text(behind[worst], 6), input.joint_places[joint]);
}

void ChangedRelations::tell_overlaps(EqualityFindings& findings) const {
    const rigid::Input& input = model_.bodies->world().input();
    if (input.parts.empty()) return;
    const std::map<Pair, double> now = overlaps();
    auto worst = now.end();
    for (auto pair = now.begin(); pair != now.end(); ++pair) {
        const auto before = overlaps_before_.find(pair->first);
        const double by = pair->second - (before == overlaps_before_.end() ? 0.0 : before->second);
        if (by > input.settings.projection_tolerance && (worst == now.end() || pair->second > worst->second)) worst = pair;
    }
    if (worst == now.end()) return;
    const auto [a, b] = worst->first;
    tell(findings, "bodies '" + input.bodies[a].name + "' and '" + input.bodies[b].name + "' overlap by " + rounded_text(worst->second, 6) + " m", input.bodies[input.bodies[a].fixed ? b : a].place);
}

} // namespace saltus::simulation
