// SPDX-License-Identifier: GPL-3.0-or-later
// What rows do behind an event: which touch, which carry a force (one complementarity problem of accelerations and forces), which depend on
// others, and, where a force and an acceleration vanish together, which of both grows.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

constexpr double kTouching = 1e-12;  // of a gap's terms
constexpr double kSnapped = 1e-15;  // of a gap's terms
constexpr double kOverlap = 1e-7;    // of a gap's terms: more than that is no rounding
constexpr double kRest = 1e-11;      // of the speeds met
constexpr double kStill = 1e-7;      // of the speeds met, where a guard says that it is zero
constexpr double kInstant = 1e-9;    // of the flow's last step: no instant at which a speed vanishes is worse known
constexpr double kTied = 1e-2;       // of that: speeds that vanish together
constexpr double kNothing = 1e-9;    // of the terms of forces and accelerations
constexpr double kThrown = 1e-6;     // of the terms of accelerations: no rounding of an instant is so much
constexpr const char* kPassIt = "time stepping can pass it: use \"moreau-jean\", or allow the hand-over to it by \"zeno\": \"time-stepping\"";
constexpr int kMostSettlings = 8;    // of branches and rows

bool bounded(RowKind kind) noexcept { return kind == RowKind::relay || kind == RowKind::first_order; }

} // namespace

// Roots no further apart are one instant, as event_search.h has it.
double EventStepper::at_one_instant(double t) const noexcept {
    return std::numeric_limits<double>::epsilon() * (8.0 * std::abs(t) + 4.0 * std::min(base_.flow[0] > 0.0 ? base_.flow[0] : longest_, longest_));
}

bool EventStepper::find_touching(double t, bool start) {
    const double* z = z_.data();
    const double instant = at_one_instant(t);
    for (std::size_t row = 0; row < m_; ++row) {
        if (model_.row_kind[row] != RowKind::contact) continue;
        if (!motion_.can_close(row)) {
            touches_[row] = 0;
            continue;
        }
        const double y = motion_.y()[row], size = row_size(row, z) + std::abs(y);
        const double rounding = std::max({kOverlap * size, kGivenZero, start ? 0.0 : 10.0 * model_.scheme.events->atol}); // no gap is known better
        const bool was = rests(base_.modes[row]) && y <= rounding; // unless its surface has been taken away, by a parameter or a formula that jumps
        if (was || std::abs(y) <= kTouching * size + 1e-15 || (y < 0.0 && y >= -rounding)) touches_[row] = 1; // behind zero by rounding alone
        if (y > 0.0 && y <= -motion_.ydot()[row] * instant) touches_[row] = 1; // it closes now too
        if (start && !was && std::abs(y) <= 1e-9 * size) touches_[row] = 1;
        if (y >= -rounding || (touches_[row] && !start && y >= -1e-6)) continue;
        if (start && base_.t > 0.0)
            return give_up("what changed at t = " + time_text(base_.t) + " s puts the gap of '" + name_of(row) + "' to " + rounded_text(y, 6) + ": it pushes bodies into each other",
                           "choose a value that leaves the gap open or closed", model_.place_of_row(row));
        if (start)
            return give_up("y(" + time_text(base_.t) + ") = " + rounded_text(y, 6) + " < 0 at contact '" + name_of(row) + "': bodies overlap at the start",
                           "give initial positions whose gaps are not negative", model_.place_of_row(row));
        return give_up("the gap of '" + name_of(row) + "' jumps to " + rounded_text(y, 6) + " at t = " + time_text(segment_end_) +
                           " s: a formula is not continuous there, and a jump of the gap has no impact law",
                       "make the formula of the gap continuous", model_.place_of_row(row));
    }
    return true;
}

// Gaps that are reached are zero, not nearly so: what leaves from them is told by the power of time with which it leaves.
void EventStepper::snap(double t) {
    for (int round = 0; round < 4; ++round) {
        bool off = false;
        for (std::size_t row = 0; row < m_; ++row) {
            const bool held = model_.row_kind[row] == RowKind::velocity;
            if (!held && !(model_.row_kind[row] == RowKind::contact && touches_[row])) continue;
            const double y = motion_.y()[row];
            if (std::abs(y) <= kSnapped * row_size(row, z_.data())) continue;
            if (held && !off) continue; // equalities are held already, unless another row has moved something
            off = true;
            double* push = push_columns_.data();
            std::fill_n(push, N_, 0.0);
            for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) push[model_.H.column[k]] += model_.H.value[k];
            model_.W.solve(push);
            const double response = model_.H.row_times(row, push);
            if (!(response > 0.0)) continue;
            motion_.displace(z_.data(), push, -y / response);
            motion_.evaluate(t, z_.data(), true);
            motion_.look(t, z_.data());
        }
        if (!off) return;
    }
}

// What has come to rest at this instant and is thrown at the same one does not rest, however slowly it goes.
void EventStepper::forget_turns(std::span<const double> before) noexcept {
    for (std::size_t row = 0; row < m_; ++row) {
        if (!grazes_[row] || (model_.row_kind[row] != RowKind::friction && model_.row_kind[row] != RowKind::relay)) continue;
        const double rest = kRest * (speed_scale(row, z_.data()) + speed_[row]) + speed_rounding(row, z_.data()) + 1e-15;
        if (std::abs(motion_.ydot()[row] - before[row]) > rest) grazes_[row] = 0;
    }
}

// Impacts and jumps of states, and the cells of what they have moved.
bool EventStepper::strike(double t, bool start) {
    remember_residuals(t);
    const std::size_t told = impacts_.size() + happened_.size();
    const bool before = leapt_;
    leapt_ = false;
    if (!leap(t)) return false;
    const bool leaps = leapt_;
    leapt_ = leapt_ || before;
    room_.struck = percussion_;
    std::fill(percussion_.begin(), percussion_.end(), 0.0);
    std::vector<double>& speeds = room_.now;
    speeds.assign(motion_.ydot().begin(), motion_.ydot().end());
    if (!impact(t, start)) return false;
    forget_turns(speeds);
    for (std::size_t row = 0; row < m_; ++row) percussion_[row] += room_.struck[row];
    return (impacts_.size() + happened_.size() == told && !leaps) || decide_cells_behind_impact(t);
}

// From the state before (z_, modes of the base) to that behind the event (z_, modes_).
bool EventStepper::decide(double t, bool start) {
    solved_ = {};
    leapt_ = loses_acceleration_ = false;
    std::fill(percussion_.begin(), percussion_.end(), 0.0);
    read_hits(t);
    cells_changed_ = !flips_.empty();
    room_.cells_before = base_.cells;
    // What is closed has no speed of its own for an impact to find, but one that a corner of its surface gives.
    const bool projects = !start && flips_.empty();
    if (!flips_.empty()) {
        if (!start && !project(t, z_, true)) return false;
        if (!decide_cells(t, z_.data(), false, flips_)) return false;
    }
    std::fill(room_.onward.begin(), room_.onward.end(), 0.0);
    std::fill(room_.ways.begin(), room_.ways.end(), 0.0);
    for (const std::size_t k : hits_) // and not where a gap has told that corners pass each other
        if (items_[k].kind == Item::Kind::condition) room_.onward[items_[k].row] = 1.0;
    for (const auto& [k, cell] : flips_) { // it begins on the edge that it has passed
        const auto interval = model_.of_events->conditions[k].condition.interval(cell);
        base_.at_edge[k] = std::abs(interval.upper - residual_[k]) < std::abs(residual_[k] - interval.lower) ? 1.0 : -1.0;
        room_.onward[k] *= -base_.at_edge[k];
    }
    modes_ = base_.modes;
    for (std::size_t row = 0; row < m_; ++row) // what has passed a corner holds nothing any more
        if (model_.row_kind[row] == RowKind::contact && !motion_.can_close(row)) {
            modes_[row] = RowMode::open;
            if (row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) modes_[row + 1] = RowMode::open;
        }
    motion_.set_modes(modes_);
    if (projects && !project(t, z_, true)) return false;
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    modes_ = base_.modes;
    if (m_ > 0) {
        if (!find_touching(t, start)) return false;
        snap(t);
        if (!strike(t, start) || !decide_rows(t)) return false;
        if (loses_acceleration_) return true; // handed over
        std::fill(ends_.begin(), ends_.end(), 0);
        for (bool again = true; again;) { // what comes to rest may be all that let another one fly
            if (!end_accumulations(t, again)) return false;
            if (again && !decide_rows(t)) return false;
            if (loses_acceleration_) return true;
        }
    }
    for (int round = 0;; ++round) {
        bool changed = false;
        if (!settle_edges(t, changed)) return false;
        if (!changed) break;
        if (round == kMostSettlings) return give_up(Failed::branches);
        if (m_ == 0) continue;
        motion_.evaluate(t, z_.data(), true);
        motion_.look(t, z_.data());
        if (!find_touching(t, start) || !strike(t, start) || !decide_rows(t)) return false; // gaps in pieces, corners
        if (loses_acceleration_) return true;
    }
    leaving_ = {};
    std::erase_if(happened_, [this](const RunEvent& event) { // reached and not passed
        return event.interaction == kNoRow && base_.cells[event.component] == room_.cells_before[event.component];
    });
    if (base_.rest_time <= t) tell_accumulations(t);
    room_.was_pinned = pinned_;
    find_pinned(z_.data());
    tell_changes(t, base_.modes);
    for (RunEvent& event : happened_)
        if (event.kind == EventKind::impact && event.time == t) { // not one of the time steps that led here
            const std::size_t row = model_.interactions[event.interaction].offset + event.component;
            event.mode = mode_word(row, modes_[row]);
        }
    return true;
}

void EventStepper::choose_candidates() {
    const double* z = z_.data();
    std::fill(candidate_.begin(), candidate_.end(), 0);
    bool turns = !flips_.empty(); // a speed vanishes, and with it others that rows at rest tie to it: along a curve two frictions never do so to the last digit
    for (std::size_t row = 0; row < m_; ++row) turns = turns || (grazes_[row] && !motion_.first_order(row));
    for (std::size_t row = 0; row < m_; ++row) {
        const double u = motion_.ydot()[row], rest = kRest * (speed_scale(row, z) + speed_[row]) + speed_rounding(row, z) + 1e-15;
        double still = kStill * (speed_scale(row, z) + speed_[row]) + 1e-14; // behind an impact at the same instant it may be thrown
        double known = 0.0;
        if (turns && !motion_.first_order(row)) { // what turns while nothing moves but itself has no other speed to be told by
            double rate = std::abs(motion_.bias()[row]);
            for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) rate += std::abs(model_.H.value[k] * motion_.free_acceleration()[model_.H.column[k]]);
            known = kInstant * (base_.flow[0] > 0.0 ? std::min(base_.flow[0], longest_) : 0.0) * rate;
            if (grazes_[row]) still += known;
            known *= kTied;
        }
        RowMode& mode = modes_[row];
        switch (model_.row_kind[row]) {
        case RowKind::contact:
            mode = RowMode::open;
            candidate_[row] = touches_[row] && !forced_open_[row] && (std::abs(u) <= rest || (grazes_[row] && std::abs(u) <= 1e-5) || u < 0.0);
            break;
        case RowKind::friction: {
            const RowMode before = base_.modes[row];
            mode = RowMode::open;
            if (!candidate_[row - 1] || model_.mu[row] == 0.0) break; // no friction: it neither sticks nor slides
            if (forced_slip_[row] != 0) mode = forced_slip_[row] > 0 ? RowMode::slip_plus : RowMode::slip_minus;
            else if (std::abs(u) <= rest + known + 1e-14 || (grazes_[row] && std::abs(u) <= still) || (before == RowMode::closed && std::abs(u) <= 1e-9)) candidate_[row] = 1;
            else mode = u > 0.0 ? RowMode::slip_plus : RowMode::slip_minus;
            break;
        }
        case RowKind::velocity:
            candidate_[row] = 1;
            mode = RowMode::open;
            break;
        case RowKind::relay:
        case RowKind::first_order: {
            if (is_switch(row)) break; // decide_switches()
            const bool force = model_.row_kind[row] == RowKind::relay;
            const double y = force ? u : motion_.y()[row];
            const double tolerance = force ? rest + known + 1e-14 : 1e-11 * (row_size(row, z) + std::abs(motion_.output()[row])) + 1e-14;
            const bool free = std::isinf(model_.lower[row]) && std::isinf(model_.upper[row]);
            const double near = force ? still : 1e4 * tolerance; // else what it follows has jumped away
            const bool on_surface = (base_.modes[row] == RowMode::closed && std::abs(y) <= near) || (grazes_[row] && (!force || std::abs(y) <= still)) || std::abs(y) <= tolerance;
            if (motion_.direct(row) || free || on_surface) candidate_[row] = 1, mode = RowMode::open;
            else mode = y > 0.0 ? RowMode::lower : RowMode::upper;
        }
            break;
        case RowKind::position:
            break;
        }
    }
    // Friction that has come to its bound slides, unless what else is at rest might take over.
    const auto at_rest = [&](std::size_t row) { return candidate_[row] && (model_.row_kind[row] == RowKind::friction || model_.row_kind[row] == RowKind::relay); };
    bool others = false;
    int forced = 0;
    for (std::size_t row = 0; row < m_; ++row) others = others || at_rest(row), forced += forced_slip_[row] != 0 ? 1 : 0;
    for (std::size_t row = 1; row < m_ && (others || forced > 1); ++row)
        if (forced_slip_[row] != 0 && candidate_[row - 1]) candidate_[row] = 1, modes_[row] = RowMode::open;
}

// The accelerations and forces of the candidates: w = G lambda + c with the rows' laws.
bool EventStepper::solve_accelerations() {
    motion_.set_modes(modes_);
    motion_.evaluate(segment_end_, z_.data(), true);
    form_push_operator();
    const auto a = motion_.free_acceleration();
    for (std::size_t row = 0; row < m_; ++row) {
        mask_[row] = candidate_[row];
        scale_[row] = 0.0;
        answer_[row] = w_[row] = 0.0;
        if (!candidate_[row]) continue;
        const double* u = z_.data() + n_;
        double size = 0.0;
        if (motion_.direct(row)) {
            constant_[row] = motion_.output()[row] + (model_.gap_by_formula[row] ? 0.0 : model_.H.row_times(row, u) + model_.b[row]);
            size = row_size(row, z_.data()) + std::abs(motion_.output()[row]);
        } else {
            constant_[row] = model_.H.row_times(row, a.data()) + motion_.bias()[row];
            size = std::abs(motion_.bias()[row]);
            for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) size += std::abs(model_.H.value[k] * a[model_.H.column[k]]);
        }
        scale_[row] = size;
    }
    if (std::none_of(candidate_.begin(), candidate_.end(), [](unsigned char c) { return c != 0; })) return true;
    force_solver_->matrix_changed();
    const auto report = force_solver_->solve(operator_, constant_, mask_, answer_, w_);
    if (solved_.status == solvers::Status::not_run) solved_ = report;
    double largest = 0.0;
    for (std::size_t row = 0; row < m_; ++row)
        if (candidate_[row]) largest = std::max(largest, scale_[row]);
    for (std::size_t row = 0; row < m_; ++row) scale_[row] = candidate_[row] ? std::max(scale_[row], 1e-3 * largest) : largest;
    if (report.status == solvers::Status::solved || report.residual <= 1e-8 * largest) return true;
    for (std::size_t row = 1; row < m_; ++row)
        if (candidate_[row - 1] && model_.row_kind[row] == RowKind::friction && (modes_[row] == RowMode::slip_plus || modes_[row] == RowMode::slip_minus)) {
            const double s = modes_[row] == RowMode::slip_plus ? 1.0 : -1.0;
            if (model_.scheme.events->hand_over) return hand_over_sliding(row - 1);
            return give_up("contact '" + name_of(row - 1) + "' at t = " + time_text(segment_end_) + " s: sliding with mu = " + model::number_text(model_.mu[row]) +
                               " has no acceleration (Painlevé: coefficient " + rounded_text(operator_.at(row - 1, row - 1)) + ", direction " + rounded_text(s) + ")",
                           kPassIt, model_.place_of_row(row));
        }
    std::string rows;
    for (std::size_t row = 0; row < m_; ++row)
        if (candidate_[row] && rows.size() < 60) rows += (rows.empty() ? "'" : ", '") + name_of(row) + "'";
    return nothing_fits(rows, model_.place_of_first(candidate_));
}

bool EventStepper::nothing_fits(const std::string& rows, Place place) {
    return give_up("no accelerations and forces fit the laws of " + rows + " at t = " + time_text(segment_end_) + " s",
                   "look for laws that contradict each other, or for rows of high relative degree that meet their surface", std::move(place));
}

bool EventStepper::decide_rows(double t) {
    choose_candidates();
    std::vector<RowMode>& slipping = room_.slipping;
    slipping = modes_;
    if (!solve_accelerations()) return false;
    if (loses_acceleration_) return true;
    std::copy(motion_.free_acceleration().begin(), motion_.free_acceleration().end(), room_.rate.begin());
    for (std::size_t row = 0; row < m_; ++row)
        for (std::size_t i = 0; candidate_[row] && answer_[row] != 0.0 && i < N_; ++i) room_.rate[i] += answer_[row] * push_columns_[row * N_ + i];
    for (std::size_t row = 0; row < m_; ++row) {
        if (!candidate_[row]) continue;
        const double lambda = answer_[row], w = w_[row], response = std::max(std::abs(operator_.diagonal(row)), 1e-300);
        const bool no_rate = std::abs(w) <= kNothing * scale_[row] + 1e-14;
        const double force = kNothing * scale_[row] / response + 1e-300;
        switch (model_.row_kind[row]) {
        case RowKind::velocity: modes_[row] = RowMode::closed; break;
        case RowKind::contact:
            if (lambda > force) modes_[row] = RowMode::closed;
            else if (no_rate) candidate_[row] = 2;
            break;
        case RowKind::friction: {
            const double most = model_.mu[row] * answer_[row - 1], room = most - std::abs(lambda);
            if (!(answer_[row - 1] > 0.0)) { // its contact opens, or begins to press from nothing (candidate 2): there what accelerates slides
                if (candidate_[row - 1] == 2 && !no_rate) modes_[row] = w > 0.0 ? RowMode::slip_plus : RowMode::slip_minus;
                break;
            }
            if (room > kNothing * (most + std::abs(lambda))) modes_[row] = RowMode::closed;
            else if (no_rate) candidate_[row] = 2;
            else modes_[row] = w > 0.0 ? RowMode::slip_plus : RowMode::slip_minus;
            break;
        }
        case RowKind::relay:
        case RowKind::first_order: {
            const double low = model_.lower[row], high = model_.upper[row];
            const double room = std::min(lambda - low, high - lambda);
            const double little = kNothing * (std::isfinite(high - low) ? high - low : std::abs(lambda) + (operator_.diagonal(row) != 0.0 ? scale_[row] / response : 0.0)) + 1e-300;
            if (std::isinf(low) && std::isinf(high)) modes_[row] = RowMode::closed;
            else if (model_.row_kind[row] == RowKind::relay && struck_[row] && std::abs(w) > kThrown * scale_[row]) modes_[row] = w > 0.0 ? RowMode::lower : RowMode::upper; // what was wedged
            else if (struck_[row] || (grazes_[row] && motion_.direct(row))) candidate_[row] = 2; // both are zero, whatever rounding says
            else if (operator_.diagonal(row) == 0.0 && !motion_.direct(row) && no_rate && std::isfinite(high - low)) candidate_[row] = 3; // its rate says nothing
            else if (room > little) modes_[row] = RowMode::closed;
            else if (!no_rate) modes_[row] = w > 0.0 ? RowMode::lower : RowMode::upper;
            else if (operator_.diagonal(row) == 0.0 && !motion_.direct(row))
                return give_up("relay '" + name_of(row) + "' meets its surface at t = " + time_text(t) + " s with a rate of zero, and lambda acts on a higher derivative: where it goes is not determined",
                               "use \"euler-moreau\"", model_.place_of_row(row));
            else candidate_[row] = 2;
            break;
        }
        case RowKind::position: break;
        }
    }
    for (std::size_t row = 1; row < m_; ++row) // friction of a contact that opened has nothing to do
        if (model_.row_kind[row] == RowKind::friction && modes_[row - 1] == RowMode::open && candidate_[row - 1] != 2) modes_[row] = RowMode::open, candidate_[row] = 0;
    if (has_switches_ && !decide_switches(t)) return false;
    if (!judge_high_degrees(t)) return false;
    std::fill(part_.begin(), part_.end(), Part::none);
    if (!is_entangled(t) || !decide_together(t)) judge_one_by_one(t);
    for (std::size_t row = 1; row < m_; ++row)
        if (model_.row_kind[row] == RowKind::friction) {
            if (modes_[row - 1] != RowMode::closed) modes_[row] = RowMode::open;
            else if (modes_[row] == RowMode::open && model_.mu[row] > 0.0)
                modes_[row] = slipping[row] != RowMode::open ? slipping[row] : part_[row - 1] == Part::holds && is_held_without(row) ? RowMode::idle : RowMode::closed;
        }
    motion_.set_modes(modes_);
    motion_.evaluate(t, z_.data(), true);
    if (motion_.rows_are_singular() && !has_switches_) { // one too many of those that hold, each for a reason of its own
        form_push_operator();
        drop_dependent(t);
        for (std::size_t row = 1; row < m_; ++row)
            if (model_.row_kind[row] == RowKind::friction && modes_[row - 1] != RowMode::closed) modes_[row] = RowMode::open;
        motion_.set_modes(modes_);
    }
    if (!project(t, z_, true)) return false;
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    give_up_shares(t);
    if (motion_.mass_is_singular()) return give_up("M(q) is singular at t = " + time_text(t) + " s", "look at the masses there", motion_.owner_of_singular().place);
    if (!check_friction() || !check_idle()) return false;
    note_departures(t);
    return true;
}

// Painlevé: a force that presses must push apart.
bool EventStepper::check_friction() {
    const auto held = motion_.held();
    if (held.empty() || motion_.rows_are_singular()) return true;
    for (std::size_t k = 0; k < held.size(); ++k) {
        const std::uint32_t row = held[k];
        if (model_.row_kind[row] != RowKind::contact || row + 1 >= m_ || model_.row_kind[row + 1] != RowKind::friction) continue;
        if (modes_[row + 1] != RowMode::slip_plus && modes_[row + 1] != RowMode::slip_minus) continue;
        if (part_[row + 1] == Part::at_bound) continue; // it does not slide
        form_push_operator();
        double coefficient = operator_.at(row, row);
        if (held.size() > 1) {
            std::vector<double>& unit = room_.x;
            std::fill(unit.begin(), unit.end(), 0.0);
            unit[k] = 1.0;
            motion_.solve_held(unit.data());
            coefficient = 1.0 / unit[k];
        }
        if (coefficient > 0.0) continue;
        if (model_.scheme.events->hand_over) return hand_over_sliding(row);
        return give_up("contact '" + name_of(row) + "' at t = " + time_text(segment_end_) + " s: sliding with mu = " + model::number_text(model_.mu[row + 1]) +
                           " has no acceleration (Painlevé: coefficient " + rounded_text(coefficient) + " <= 0)",
                       kPassIt, model_.place_of_row(row));
    }
    return true;
}

// How the guards of rows leave zero.
void EventStepper::note_departures(double) {
    const auto a = motion_.acceleration();
    for (std::size_t row = 0; row < m_; ++row) {
        double& order = base_.departing[row];
        order = 0.0;
        const double u = motion_.ydot()[row], rest = kRest * (speed_scale(row, z_.data()) + speed_[row]) + speed_rounding(row, z_.data()) + 1e-14;
        const double w = model_.H.row_times(row, a.data()) + motion_.bias()[row];
        const bool accelerates = std::abs(w) > kNothing * scale_[row] + 1e-14;
        const double lambda = motion_.lambda()[row];
        const bool inside = candidate_[row] == 1 && part_[row] == Part::none && !is_switch(row); // it has been told from its bounds: it may come to one at once
        const double near = inside ? kNothing : 1e-7;
        switch (model_.row_kind[row]) {
        case RowKind::contact:
            if (modes_[row] == RowMode::open && touches_[row]) order = u > rest && !grazes_[row] ? 1.0 : accelerates ? 2.0 : 3.0;
            if (modes_[row] == RowMode::closed && lambda <= 1e-7 * scale_[row] / std::max(operator_.diagonal(row), 1e-300)) order = 1.0;
            break;
        case RowKind::friction: {
            const double most = model_.mu[row] * motion_.lambda()[row - (row > 0 ? 1 : 0)];
            if (modes_[row] == RowMode::closed && most - std::abs(lambda) <= near * most) order = lambda > 0.0 ? 11.0 : 21.0;
            if ((modes_[row] == RowMode::slip_plus || modes_[row] == RowMode::slip_minus) && std::abs(u) <= rest + 1e-12) order = accelerates && !forced_slip_[row] ? 1.0 : 2.0;
            break;
        }
        case RowKind::relay:
        case RowKind::first_order: {
            const double low = model_.lower[row], high = model_.upper[row];
            if (modes_[row] == RowMode::closed) {
                const double response = std::abs(operator_.diagonal(row));
                const double little = near * (std::isfinite(high - low) ? high - low : std::abs(lambda) + (response > 0.0 ? scale_[row] / response : 0.0));
                if (high - lambda <= little) order = 11.0;
                else if (lambda - low <= little) order = 21.0;
            } else if (grazes_[row] || struck_[row] || candidate_[row]) {
                const double y = bounded(model_.row_kind[row]) && motion_.first_order(row) ? motion_.y()[row] : u;
                if (std::abs(y) <= 1e-9 * (row_size(row, z_.data()) + 1e-3)) order = motion_.direct(row) || accelerates ? 1.0 : 2.0;
            }
            break;
        }
        default: break;
        }
    }
}

// Positions and velocities back onto what the held rows hold, along M^-1 P: round-off and what the flow has drifted.
bool EventStepper::project(double t, std::vector<double>& z, bool positions) {
    const auto held = motion_.held();
    if (held.empty()) return true;
    std::vector<double>& defect = constant_;
    std::vector<double>& x = room_.x;
    const auto is_position = [&](std::size_t row) { return model_.row_kind[row] == RowKind::contact || model_.row_kind[row] == RowKind::velocity; };
    const auto is_state = [&](std::size_t row) { return motion_.first_order(row) && !motion_.direct(row); };
    for (int level = positions ? 0 : 1; level < 2; ++level)
        for (int round = 0; round < 6; ++round) {
            motion_.evaluate(t, z.data(), true);
            motion_.look(t, z.data());
            if (motion_.rows_are_singular() || motion_.mass_is_singular()) return true; // told by the motion
            double worst = 0.0;
            for (std::size_t k = 0; k < held.size(); ++k) {
                const std::size_t row = held[k];
                double value = 0.0, size = 1.0;
                if (level == 0 && (is_position(row) || is_state(row))) value = motion_.y()[row], size = row_size(row, z.data()) + std::abs(value);
                if (level == 1 && !motion_.first_order(row)) value = motion_.ydot()[row], size = speed_scale(row, z.data()) + speed_[row];
                defect[k] = value;
                if (std::abs(value) > 1e-13 * size + 1e-300) worst = std::max(worst, std::abs(value) / (size + 1e-300));
            }
            for (const Motion::Hidden& one : motion_.hidden()) {
                if (level != 0) break;
                double size = 0.0;
                for (std::size_t k = 0; k < held.size(); ++k) size += std::abs(one.weights[k]) * row_size(held[k], z.data());
                defect[one.held] = motion_.hidden_defect(one);
                if (std::abs(defect[one.held]) > 1e-13 * size + 1e-300) worst = std::max(worst, std::abs(defect[one.held]) / (size + 1e-300));
            }
            if (worst == 0.0) break;
            if (round == 5 && worst > 1e-9) break;
            for (std::size_t k = 0; k < held.size(); ++k) x[k] = -defect[k];
            const bool books = level == 1 && motion_.has_books();
            const double kinetic = books ? 0.5 * model_.M.quadratic(z.data() + n_, z.data() + n_, n_) : 0.0;
            if (held.size() == 1) {
                motion_.push(held[0], push_columns_.data());
                x[0] /= model_.H.row_times(held[0], push_columns_.data());
            } else {
                motion_.solve_held(x.data());
            }
            double given = 0.0; // by rows that move; the rest of what changes is lost
            for (std::size_t k = 0; books && k < held.size(); ++k)
                if (!motion_.first_order(held[k])) given -= x[k] * (motion_.ydot()[held[k]] - model_.H.row_times(held[k], z.data() + n_));
            for (std::size_t k = 0; k < held.size(); ++k) {
                if (x[k] == 0.0) continue;
                motion_.push(held[k], push_columns_.data());
                for (std::size_t i = 0; i < N_; ++i) {
                    const bool state = i >= n_;
                    if (state == (level == 1)) continue; // positions of coordinates and states at level 0, velocities at level 1
                    if (state) z[n_ + i] += x[k] * push_columns_[i];
                }
                if (level == 0) motion_.displace(z.data(), push_columns_.data(), x[k]);
                else
                    for (std::size_t i = 0; i < n_; ++i) z[n_ + i] += x[k] * push_columns_[i];
            }
            if (!books) continue;
            z[n_ + N_] += given;
            z[n_ + N_ + 2] += kinetic + given - 0.5 * model_.M.quadratic(z.data() + n_, z.data() + n_, n_);
        }
    std::fill(defect.begin(), defect.end(), 0.0);
    return true;
}

} // namespace saltus::simulation
