// SPDX-License-Identifier: GPL-3.0-or-later
// Rows whose force is at a bound while what they watch does not move either: which of both grows. Each by itself, where no others are at theirs (together.cpp);
// and which rows say what others say already.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr unsigned char kLetGo = 4;  // a candidate
constexpr double kDependent = 1e-10; // of a row's own response
constexpr double kPullsAway = 1e-11; // of a contact's force where nothing else held it: it would pull

} // namespace

// A row whose response the rows before it give already carries nothing of its own.
void EventStepper::drop_dependent(double) {
    std::vector<std::uint32_t>& order = room_.order;
    order.clear();
    if (std::find(modes_.begin(), modes_.end(), RowMode::closed) == modes_.end()) return;
    const auto take = [&](auto wanted) {
        for (std::uint32_t row = 0; row < m_; ++row)
            if (modes_[row] == RowMode::closed && !is_switch(row) && wanted(row)) order.push_back(row);
    };
    // what certainly carries a force first, what may be let go last; friction and relays, which have a bound, behind what presses
    const auto rank = [&](std::size_t row) {
        if (model_.row_kind[row] == RowKind::velocity) return 0;
        return (candidate_[row] == 2 ? 3 : 1) + (model_.row_kind[row] == RowKind::friction || model_.row_kind[row] == RowKind::relay ? 1 : 0) + (answer_[row] == 0.0 ? 4 : 0) + (forced_open_[row] ? 8 : 0);
    };
    for (int wanted = 0; wanted <= 16; ++wanted) take([&](std::size_t row) { return rank(row) == wanted; });
    const std::size_t count = order.size();
    std::vector<double>& a = room_.matrix;
    a.resize(count * count);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j) a[i * count + j] = operator_.at(order[i], order[j]);
    for (std::size_t i = 0; i < count; ++i) {
        const double own = std::abs(operator_.at(order[i], order[i]));
        if (!(std::abs(a[i * count + i]) > kDependent * own)) {
            modes_[order[i]] = RowMode::idle;
            if (!told_redundant_) {
                told_redundant_ = true;
                notices_.push_back("'" + name_of(order[i]) + "' says nothing that other rows at rest do not say: redundant constraints, their forces are not unique");
            }
            for (std::size_t j = 0; j < count; ++j) a[i * count + j] = a[j * count + i] = 0.0;
            continue;
        }
        for (std::size_t r = i + 1; r < count; ++r) {
            const double factor = a[r * count + i] / a[i * count + i];
            if (factor == 0.0) continue;
            for (std::size_t j = i; j < count; ++j) a[r * count + j] -= factor * a[i * count + j];
        }
    }
}

// Where a state comes to in a short time at accelerations that do not change.
void EventStepper::go_along(const double* z, std::span<const double> rate, double dt, double* ahead) const {
    std::copy_n(z, n_, ahead);
    for (std::size_t i = 0; i < n_; ++i) ahead[n_ + i] = z[n_ + i] + 0.5 * dt * rate[i]; // the mean velocity
    motion_.displace(ahead, ahead + n_, dt);
    for (std::size_t i = 0; i < N_; ++i) ahead[n_ + i] = z[n_ + i] + dt * rate[i];
}

// Rows whose multiplier is at a bound while their output stays zero too: held if the multiplier, held, moves inwards.
void EventStepper::judge_degenerate(double t) {
    std::vector<std::uint32_t>& rows = room_.judged;
    rows.clear();
    for (std::uint32_t row = 0; row < m_; ++row)
        if (candidate_[row] == 2) rows.push_back(row);
    if (rows.empty()) return;
    for (const std::uint32_t row : rows) modes_[row] = RowMode::closed;
    drop_dependent(t);
    for (const std::uint32_t row : rows) // friction that gives all it can where others hold its place: theirs is then what is left
        if (modes_[row] == RowMode::idle && answer_[row] != 0.0) {
            if (model_.row_kind[row] == RowKind::friction) modes_[row] = answer_[row] > 0.0 ? RowMode::slip_minus : RowMode::slip_plus;
            if (model_.row_kind[row] == RowKind::relay) modes_[row] = answer_[row] - model_.lower[row] <= model_.upper[row] - answer_[row] ? RowMode::lower : RowMode::upper;
        }
    motion_.set_modes(modes_);
    const auto margin = [&](std::uint32_t row) { return std::min(room_of(row, false, motion_.lambda(), false), room_of(row, true, motion_.lambda(), false)); };
    motion_.evaluate(t, z_.data(), true);
    std::vector<double> &now = room_.now, &lambda = room_.lambda, &ahead = room_.ahead;
    for (std::size_t k = 0; k < rows.size(); ++k) now[k] = margin(rows[k]), lambda[k] = motion_.lambda()[rows[k]];
    const double dt = 1e-5 * std::min(base_.flow[0] > 0.0 ? base_.flow[0] : 1e-2, longest_);
    go_along(z_.data(), motion_.acceleration(), dt, ahead.data());
    motion_.evaluate(t + dt, ahead.data(), true);
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const std::uint32_t row = rows[k];
        if (modes_[row] != RowMode::closed) continue;
        // A single guard that has crossed tells which way its row goes; of a steep one differences would tell nothing but rounding.
        const Item* hit = hits_.size() == 1 && flips_.empty() && base_.at_once == 0.0 && !hit_graze_[hits_.front()] ? &items_[hits_.front()] : nullptr;
        const bool told = hit && flow_->implicit() && hit->row == row && motion_.direct(row) && (hit->kind == Item::Kind::bound || hit->kind == Item::Kind::leave);
        const double size = scale_[row] / std::max(std::abs(operator_.diagonal(row)), 1.0); // of its multiplier
        const double change = margin(row) - now[k], noise = 1e-13 * (std::abs(now[k]) + std::abs(lambda[k]) + size);
        const bool flat = !(std::abs(change) > noise);
        const bool contact = model_.row_kind[row] == RowKind::contact, pulls = contact && now[k] < -kPullsAway * size; // bodies that fall beside each other, and turn
        const bool holds = told ? hit->kind == Item::Kind::leave : flat ? !pulls && (contact || base_.modes[row] == RowMode::closed) : change > 0.0;
        if (holds) continue;
        candidate_[row] = kLetGo;
        switch (model_.row_kind[row]) {
        case RowKind::contact: modes_[row] = RowMode::open; break;
        case RowKind::friction: modes_[row] = lambda[k] > 0.0 ? RowMode::slip_minus : RowMode::slip_plus; break;
        default: {
            const bool low = std::isfinite(model_.lower[row]) && (!std::isfinite(model_.upper[row]) || lambda[k] - model_.lower[row] <= model_.upper[row] - lambda[k]);
            modes_[row] = low ? RowMode::lower : RowMode::upper;
        }
        }
    }
}

void EventStepper::judge_one_by_one(double t) {
    for (std::size_t row = 1; row < m_; ++row)
        if (forced_slip_[row] != 0 && candidate_[row - 1]) modes_[row] = forced_slip_[row] > 0 ? RowMode::slip_plus : RowMode::slip_minus, candidate_[row] = 0;
    drop_dependent(t);
    judge_degenerate(t);
    for (bool again = true; again;) { // those that they depended on may have been let go, and then they are to be judged themselves
        again = false;
        room_.so_far = modes_;
        for (std::size_t row = 0; row < m_; ++row)
            if (modes_[row] == RowMode::idle) modes_[row] = RowMode::closed, again = true;
        if (!again) break;
        drop_dependent(t);
        again = false;
        for (std::size_t row = 0; row < m_; ++row) again = again || (candidate_[row] == 2 && room_.so_far[row] == RowMode::idle && modes_[row] == RowMode::closed);
        if (again) judge_degenerate(t);
    }
    keep_what_others_hold(t);
}

} // namespace saltus::simulation
