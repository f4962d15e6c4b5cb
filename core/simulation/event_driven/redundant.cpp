// SPDX-License-Identifier: GPL-3.0-or-later
// Rows at rest that say the same: a box on four corners, a door on two hinges. Their forces are not unique; what counts is whether any that only
// press exist. Without friction they are shared out by least norm; where a share would pull, its row carries nothing and touches on, as long as others hold it.
#include "core/simulation/event_driven/event_stepper.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kIndependent = 1e-10; // of the largest eigenvalue
constexpr double kPulls = 1e-9;        // of the largest force
constexpr double kNoSpeed = 1e-9;      // of the speeds met
constexpr double kHeldFast = 1e-10;    // of a row's own response

} // namespace

struct Motion::Sharing {
    Eigen::MatrixXd columns, gram;
    Eigen::VectorXd size, carried, along;
    Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> modes;
};

bool Motion::shares(std::size_t row) const noexcept {
    const RowKind kind = model_.row_kind[row];
    return kind == RowKind::velocity || (kind == RowKind::contact && !(row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction));
}

// The forces of shared_ of least norm that do what those of held_ do: the part of them that no combination without an effect has.
void Motion::share_out() {
    if (!sharing_) sharing_ = std::make_shared<Sharing>();
    Sharing& s = *sharing_;
    const auto count = static_cast<Eigen::Index>(shared_.size());
    s.columns.resize(static_cast<Eigen::Index>(N_), count);
    s.size.resize(count), s.carried.resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const std::uint32_t row = shared_[static_cast<std::size_t>(i)];
        push(row, s.columns.col(i).data());
        s.size[i] = std::max(s.columns.col(i).norm(), 1e-300);
        s.columns.col(i) /= s.size[i];
        s.carried[i] = modes_[row] == RowMode::closed ? lambda_[row] * s.size[i] : 0.0;
    }
    s.gram.noalias() = s.columns.transpose() * s.columns;
    s.modes.compute(s.gram);
    const Eigen::VectorXd& values = s.modes.eigenvalues();
    s.along.noalias() = s.modes.eigenvectors().transpose() * s.carried;
    for (Eigen::Index k = 0; k < count; ++k)
        if (!(values[k] > kIndependent * values[count - 1])) s.along[k] = 0.0;
    s.carried.noalias() = s.modes.eigenvectors() * s.along;
    for (Eigen::Index i = 0; i < count; ++i) {
        const std::uint32_t row = shared_[static_cast<std::size_t>(i)];
        lambda_[row] = s.carried[i] / s.size[i];
    }
}

// Friction, or a relay, that has given all it can while other rows hold its place: a block that a stop holds, and its floor too, or whose guide rubs where its
// floor does. It does not slide, whatever its force; what others then carry is told by their own guards.
void EventStepper::find_pinned(const double* z) {
    std::fill(pinned_.begin(), pinned_.end(), 0);
    const auto held = motion_.held();
    const std::size_t count = held.size() + 1;
    for (std::size_t row = 0; row < m_ && count > 1; ++row) {
        const RowMode mode = motion_.modes()[row];
        const bool friction = model_.row_kind[row] == RowKind::friction && (mode == RowMode::slip_plus || mode == RowMode::slip_minus);
        if (!friction && !(model_.row_kind[row] == RowKind::relay && (mode == RowMode::lower || mode == RowMode::upper))) continue;
        const double met = std::max(base_.history[row * EventOutputs::kHistory + kFastest], 0.0);
        if (std::abs(motion_.ydot()[row]) > kNoSpeed * (speed_scale(row, z) + met) + 1e-12) continue;
        double rate = motion_.bias()[row], size = std::abs(rate); // else what holds it drives it through zero: a stop that moves
        for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) {
            rate += model_.H.value[k] * motion_.acceleration()[model_.H.column[k]];
            size += std::abs(model_.H.value[k] * motion_.free_acceleration()[model_.H.column[k]]);
        }
        if (std::abs(rate) > kNoSpeed * size + 1e-12) continue;
        std::vector<double>& a = room_.matrix; // H M^-1 H^T of those that are held and, last, of the row
        a.assign(count * count, 0.0);
        const auto row_of = [&](std::size_t i) { return i + 1 < count ? std::size_t{held[i]} : row; };
        for (std::size_t i = 0; i < count; ++i) {
            double* push = push_columns_.data();
            std::fill_n(push, N_, 0.0);
            for (std::uint32_t k = model_.H.start[row_of(i)]; !motion_.first_order(row_of(i)) && k < model_.H.start[row_of(i) + 1]; ++k) push[model_.H.column[k]] += model_.H.value[k];
            model_.W.solve(push);
            for (std::size_t j = 0; j < count; ++j) a[j * count + i] = motion_.first_order(row_of(j)) ? 0.0 : model_.H.row_times(row_of(j), push);
        }
        const double own = a[count * count - 1];
        for (std::size_t i = 0; i + 1 < count; ++i) {
            const double pivot = a[i * count + i];
            if (!(pivot > 0.0)) continue; // of first order
            for (std::size_t r = i + 1; r < count; ++r) {
                const double factor = a[r * count + i] / pivot;
                for (std::size_t j = i; factor != 0.0 && j < count; ++j) a[r * count + j] -= factor * a[i * count + j];
            }
        }
        pinned_[row] = a[count * count - 1] <= kHeldFast * own ? 1 : 0;
    }
}

// Contacts whose force has come to zero: they open, unless those that go on carrying hold them shut.
void EventStepper::keep_what_others_hold(double t) {
    bool any = false;
    for (std::size_t row = 0; row < m_; ++row)
        if (forced_open_[row] && touches_[row] && modes_[row] == RowMode::open && rests(base_.modes[row])) modes_[row] = RowMode::closed, any = true;
    if (!any) return;
    drop_dependent(t); // these come last
    for (std::size_t row = 0; row < m_; ++row)
        if (forced_open_[row]) modes_[row] = modes_[row] == RowMode::idle ? RowMode::unloaded : RowMode::open;
}

// Shares that pull are given up; the rows that then carry are those that the complementarity problem chose.
void EventStepper::give_up_shares(double t) {
    const auto is_idle = [&](std::size_t row) { return modes_[row] == RowMode::idle && model_.row_kind[row] == RowKind::contact && motion_.shares(row); };
    for (std::size_t round = 0; round <= m_; ++round) {
        double largest = 0.0, lowest = 0.0;
        std::size_t worst = m_;
        bool idle = false;
        for (std::size_t row = 0; row < m_; ++row) {
            idle = idle || is_idle(row);
            largest = std::max(largest, std::abs(motion_.lambda()[row]));
            if (model_.row_kind[row] == RowKind::contact && motion_.lambda()[row] < lowest) lowest = motion_.lambda()[row], worst = row;
        }
        if (!idle || worst == m_ || lowest > -kPulls * largest) return;
        for (std::size_t row = 0; row < m_; ++row)
            if (is_idle(row) && (row == worst || !is_idle(worst))) modes_[row] = RowMode::unloaded;
        motion_.set_modes(modes_);
        motion_.evaluate(t, z_.data(), true);
        motion_.look(t, z_.data());
    }
}

} // namespace saltus::simulation
