// SPDX-License-Identifier: GPL-3.0-or-later
// Jumps of velocities: all contacts that touch by one problem, 0 <= u+ + e min(u-, 0) _|_ p >= 0 with Coulomb's friction in the plane and
// equalities that go on holding (Newton's law; F. Pfeiffer, Ch. Glocker 1996, chapter 8), or one contact after the other.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kApproach = 1e-12;   // of the speeds: less is none
constexpr double kHeld = 1e-11;       // of the speeds met
constexpr double kDeparts = 1e-6;     // of the speeds met, of the largest percussion: less is none
constexpr double kMostASecond = 1e5;  // impacts
constexpr int kMostPairs = 10000;     // a contact, of impacts one after the other

} // namespace

// H M^-1 P of all rows at the last evaluation; of first-order rows with lambda in y itself D.
void EventStepper::form_push_operator() {
    for (std::size_t j = 0; j < m_; ++j) motion_.push(j, push_columns_.data() + j * N_);
    for (std::size_t i = 0; i < m_; ++i) {
        for (std::size_t j = 0; j < m_; ++j) {
            const bool same_order = motion_.first_order(i) == motion_.first_order(j);
            double entry = same_order ? model_.H.row_times(i, push_columns_.data() + j * N_) : 0.0;
            if (motion_.direct(i)) {
                entry = 0.0;
                for (std::uint32_t k = model_.D.start[i]; k < model_.D.start[i + 1]; ++k)
                    if (model_.D.column[k] == j) entry = model_.D.value[k];
            }
            operator_.value(operator_.entry(i, j)) = entry;
        }
    }
}

bool EventStepper::impact(double t, bool) {
    bool needed = false;
    for (std::size_t row = 0; row < m_; ++row) {
        const double u = motion_.ydot()[row];
        double& met = base_.history[row * EventOutputs::kHistory + kFastest]; // what counts as no speed is told by those that were
        met = std::max(met, motion_.first_order(row) ? 0.0 : speed_scale(row, z_.data()));
        speed_[row] = std::max(met, 0.0);
        const double little = kApproach * speed_[row] + 1e-15;
        const bool held = rests(base_.modes[row]);
        if (model_.row_kind[row] == RowKind::contact && touches_[row]) needed = needed || (u < -little && !(grazes_[row] && u >= -1e-5) && !(held && u > -1e-9 * speed_[row]));
        if (model_.row_kind[row] == RowKind::velocity) needed = needed || std::abs(u) > 1e-9 * speed_[row] + 1e-15;
    }
    if (!needed) return true;
    motion_.set_modes(room_.open); // percussions act along H alone
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    form_push_operator();
    std::vector<double>& before = room_.before;
    before.assign(motion_.ydot().begin(), motion_.ydot().end());
    for (std::size_t row = 0; row < m_; ++row) { // what is held has no speed, whatever rounding left
        const bool held = base_.modes[row] == RowMode::closed || base_.modes[row] == RowMode::idle;
        if (held && model_.row_kind[row] != RowKind::relay && std::abs(before[row]) <= kHeld * speed_[row]) before[row] = 0.0;
    }
    const double in_window = std::floor(t);
    if (base_.window != in_window) base_.window = in_window, base_.in_window = 0.0;
    const bool together = !model_.scheme.events->sequential && solve_impact(before, percussion_);
    if (!model_.scheme.events->sequential && !together) tell_no_common_impact(t);
    if (!together && !one_after_the_other(before, percussion_)) return false;
    for (std::size_t j = 0; j < m_; ++j) {
        if (percussion_[j] == 0.0) continue;
        for (std::size_t i = 0; i < n_; ++i) z_[n_ + i] += percussion_[j] * push_columns_[j * N_ + i];
    }
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    log_impact(t, before, percussion_);
    tell_taken_along(t, before);
    return base_.in_window <= kMostASecond || too_many_impacts(t);
}

// Contacts that touch and are about to part: the impact of another one may not drive through them. Time steps, whose contacts are those that their gaps would leave
// closed, let them go. Once a run.
void EventStepper::tell_taken_along(double t, std::span<const double> before) {
    if (told_taken_along_) return;
    double most = 0.0;
    for (std::size_t row = 0; row < m_; ++row) most = std::max(most, model_.row_kind[row] == RowKind::contact ? percussion_[row] : 0.0);
    for (std::size_t row = 0; row < m_; ++row) {
        if (model_.row_kind[row] != RowKind::contact || !(before[row] > kDeparts * speed_[row]) || !(percussion_[row] > kDeparts * most)) continue;
        told_taken_along_ = true;
        notices_.push_back("at t = " + time_text(t) + " s '" + name_of(row) + "' touches and parts with " + rounded_text(before[row]) +
                           " m/s while another contact strikes: the impact law holds for both there, time steps (\"moreau-jean\") leave it out, and the two differ from there on by more than the step");
        return;
    }
}

bool EventStepper::too_many_impacts(double t) {
    std::size_t last = 0;
    for (std::size_t row = 0; row < m_; ++row)
        if (model_.row_kind[row] == RowKind::contact && percussion_[row] > percussion_[last]) last = row;
    return give_up("more than 100000 impacts within 1 s at t = " + time_text(t) + " s, the last of '" + name_of(last) + "'",
                   model_.scheme.events->zeno_jump || model_.scheme.events->hand_over ? "look at the speeds and gaps there, or use time stepping: \"moreau-jean\""
                                                                                      : "use \"zeno\": \"jump\", which ends an accumulation, or time stepping: \"moreau-jean\"",
                   model_.place_of_row(last));
}

// False: not solved, solved_ says why.
bool EventStepper::solve_impact(std::span<const double> before, std::vector<double>& percussion) {
    for (std::size_t row = 0; row < m_; ++row) {
        const RowKind kind = model_.row_kind[row];
        mask_[row] = kind == RowKind::velocity || (kind == RowKind::contact && touches_[row]) || (kind == RowKind::friction && touches_[row - 1]);
        const double u = before[row];
        constant_[row] = kind == RowKind::contact ? u + model_.e[row] * std::min(u, 0.0) : kind == RowKind::friction ? u + model_.e[row] * u : u;
        answer_[row] = 0.0;
    }
    impact_solver_->matrix_changed();
    solved_ = impact_solver_->solve(operator_, constant_, mask_, answer_, w_);
    double largest = 0.0;
    for (std::size_t row = 0; row < m_; ++row)
        if (mask_[row]) largest = std::max(largest, std::abs(constant_[row]));
    if (solved_.status != solvers::Status::solved && !(solved_.residual <= 1e-9 * largest)) return false;
    for (std::size_t row = 0; row < m_; ++row) percussion[row] = mask_[row] ? answer_[row] + 0.0 : 0.0;
    return true;
}

// Of one contact alone. Friction may wedge it: what slides back is pulled in again, and Newton's law, which asks it to leave, has no answer.
bool EventStepper::refuse_impact(std::size_t row, std::span<const double> before) {
    const std::string rows = rows_of_impact();
    const bool rubs = row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction;
    if (rubs && model_.e[row] > 0.0) {
        constant_[row] = before[row];
        std::fill(answer_.begin(), answer_.end(), 0.0);
        if (impact_solver_->solve(operator_, constant_, mask_, answer_, w_).status == solvers::Status::solved)
            return give_up("the impact of '" + name_of(row) + "' at t = " + time_text(segment_end_) + " s has no answer: with mu = " + model::number_text(model_.mu[row + 1]) + " friction wedges it, and e = " +
                               model::number_text(model_.e[row]) + " asks it to leave",
                           "give it e = 0 or a smaller mu", model_.place_of_row(row));
    }
    return give_up("the impact problem of " + rows + " at t = " + time_text(segment_end_) + " s was not solved", "look for laws that contradict each other",
                   model_.place_of_first(mask_));
}

std::string EventStepper::rows_of_impact() const {
    std::string rows;
    for (std::size_t row = 0; row < m_; ++row)
        if (mask_[row] && model_.row_kind[row] != RowKind::friction && rows.size() < 60) rows += (rows.empty() ? "'" : ", '") + name_of(row) + "'";
    return rows;
}

// Newton's law for all of them has no answer: a body that has no room between two stops is to leave both. Once a run.
void EventStepper::tell_no_common_impact(double t) {
    if (told_no_common_impact_) return;
    told_no_common_impact_ = true;
    notices_.push_back((solved_.status == solvers::Status::infeasible ? "no velocities obey the impact laws of " : "no velocities were found that obey the impact laws of ") + rows_of_impact() +
                       " together at t = " + time_text(t) + " s: there the impacts are taken one after the other until none approaches");
}

// Each contact by itself, the one that approaches fastest first, until none does. Contacts that have no room between them give back and forth what
// shrinks with the product of their restitutions.
bool EventStepper::one_after_the_other(std::span<const double> before, std::vector<double>& percussion) {
    std::vector<double> &u = room_.u, &part = room_.part;
    u.assign(before.begin(), before.end());
    std::fill(percussion.begin(), percussion.end(), 0.0);
    std::vector<unsigned char>& all = room_.touching;
    all = touches_;
    double fastest = 0.0; // what of a speed is rounding is told by all of them: the impact goes through all
    int contacts = 0;
    for (std::size_t row = 0; row < m_; ++row)
        if (model_.row_kind[row] == RowKind::contact && all[row]) fastest = std::max(fastest, speed_[row]), ++contacts;
    for (int pair = 0;; ++pair) {
        std::size_t worst = m_;
        for (std::size_t row = 0; row < m_; ++row)
            if (model_.row_kind[row] == RowKind::contact && all[row] && u[row] < -kApproach * fastest - 1e-15 && (worst == m_ || u[row] < u[worst])) worst = row;
        if (worst == m_ && pair > 0) break;
        if (pair > 0 && pair == kMostPairs * contacts) { // without contacts there is one problem, of what holds
            std::fill(mask_.begin(), mask_.end(), 0);
            for (std::size_t row = 0; row < m_; ++row) mask_[row] = model_.row_kind[row] == RowKind::contact && all[row];
            return give_up("the impacts of " + rows_of_impact() + ", one after the other at t = " + time_text(segment_end_) + " s, do not end: they push against each other",
                           "look for a body without room between two stops, or give smaller restitutions",
                           model_.place_of_first(mask_));
        }
        std::fill(touches_.begin(), touches_.end(), 0);
        if (worst < m_) touches_[worst] = 1;
        const bool solved = solve_impact(u, part);
        touches_ = all;
        if (!solved) return refuse_impact(worst, u);
        for (std::size_t j = 0; j < m_; ++j) {
            if (part[j] == 0.0) continue;
            percussion[j] += part[j];
            for (std::size_t i = 0; i < m_; ++i)
                if (!motion_.first_order(i)) u[i] += operator_.at(i, j) * part[j];
        }
    }
    return true;
}

void EventStepper::log_impact(double t, std::span<const double> before, std::span<const double> percussion) {
    double most = 0.0;
    for (const double p : percussion) most = std::max(most, std::abs(p));
    const bool books = motion_.has_books();
    for (std::size_t row = 0; row < m_; ++row) {
        const double p = percussion[row], u = before[row], after = motion_.ydot()[row], mean = 0.5 * (u + after);
        if (p == 0.0) continue;
        if (books) {
            const double moving = after - model_.H.row_times(row, z_.data() + n_);
            z_[n_ + N_] -= moving * p;
            z_[n_ + N_ + 2] -= mean * p;
        }
        const bool contact = model_.row_kind[row] == RowKind::contact;
        if (!contact && !(model_.row_kind[row] == RowKind::velocity && std::abs(u) > 1e-9 * speed_[row] + 1e-15)) continue;
        if (std::abs(p) <= 1e-13 * most) continue;
        RunEvent event;
        event.time = t;
        event.kind = EventKind::impact;
        event.interaction = model_.interaction_of_row[row];
        event.component = model_.component_of_row[row];
        event.before = u, event.after = after, event.impulse = p;
        happened_.push_back(std::move(event));
        if (!contact) continue;
        Impact one;
        one.time = t;
        one.interaction = model_.interaction_of_row[row];
        one.component = model_.component_of_row[row];
        one.velocity_before = u, one.velocity_after = after, one.impulse = p;
        one.energy = mean * p;
        if (row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) one.energy += 0.5 * (before[row + 1] + motion_.ydot()[row + 1]) * percussion[row + 1];
        one.residual = solved_.residual;
        impacts_.push_back(one);
        base_.in_window += 1.0;
        double* history = base_.history.data() + row * EventOutputs::kHistory;
        if (!(u < 0.0)) continue;
        std::copy(history + 1, history + 5, history);
        history[4] = t;
        if (history[3] > -1e299) history[5] = std::max(history[5], t - history[3]);
    }
}

} // namespace saltus::simulation
