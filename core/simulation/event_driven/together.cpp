// SPDX-License-Identifier: GPL-3.0-or-later
// Several rows at their thresholds at once: dry frictions beside each other, a block that rubs on its floor and in its guide, relays where a slope rubs. None of
// them can be judged by itself: who carries how much is not unique, and what one gives up another takes over. They are decided together by the complementarity
// problem of accelerations and forces a short way ahead, which tells which of them move (the rates of all that vanishes, as an LCP of the next derivative
// would; Ch. Glocker, "Set-Valued Force Laws", Springer 2001, chapter 9); and what they then carry is a vertex of all that they might: as many rows hold as it takes,
// their forces within their bounds, all others stand at theirs. A row that holds and comes to its bound changes its part with another one; that nobody is
// left to take it is when they slide: as long as any admissible forces exist, nothing moves.
#include "core/simulation/event_driven/event_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kAhead = 1e-5;     // of the flow's last step
constexpr double kFartherAhead = 100.0;   // than the trial before
constexpr double kNoRate = 1e-12;   // of the terms of accelerations
constexpr double kOfSum = 1e-13;    // of all that adds up to an acceleration
constexpr double kAtBound = 1e-10;  // of a bound
constexpr double kFollows = 1e-9;   // of a column: what others do not give of it
constexpr int kTrials = 3;

} // namespace

// A friction, a relay or a row between two bounds that could not be judged alone: others are at their thresholds too, or hold what it would hold.
bool EventStepper::is_entangled(double t) {
    std::size_t limited = 0, at_threshold = 0;
    for (std::size_t row = 0; row < m_; ++row) {
        judged_[row] = 0;
        if (is_switch(row) || candidate_[row] == 3) continue;
        const RowKind kind = model_.row_kind[row];
        const bool slips_now = kind == RowKind::friction && forced_slip_[row] != 0 && candidate_[row - 1];
        const bool opens_now = kind == RowKind::contact && forced_open_[row] && touches_[row] && rests(base_.modes[row]);
        const bool may_press = kind == RowKind::friction && candidate_[row] == 1 && modes_[row] == RowMode::open && judged_[row - 1]; // of what presses by nothing so far
        const bool degenerate = candidate_[row] == 2 || slips_now || opens_now || may_press;
        if (!degenerate && !(candidate_[row] && modes_[row] == RowMode::closed)) continue;
        judged_[row] = 1;
        at_threshold += degenerate && !may_press ? 1 : 0;
        limited += kind == RowKind::friction || kind == RowKind::relay || (kind == RowKind::first_order && std::isfinite(model_.upper[row] - model_.lower[row])) ? 1 : 0;
    }
    if (limited == 0) return false;
    if (at_threshold > 1) return true;
    std::vector<RowMode>& kept = room_.so_far; // do those that are held say the same?
    kept = modes_;
    for (std::size_t row = 0; row < m_; ++row)
        if (judged_[row]) modes_[row] = RowMode::closed;
    drop_dependent(t);
    bool idle = false;
    for (std::size_t row = 0; row < m_; ++row) idle = idle || (modes_[row] == RowMode::idle && judged_[row] && model_.row_kind[row] != RowKind::contact && model_.row_kind[row] != RowKind::velocity);
    modes_ = kept;
    return idle;
}

// The problem of those that are judged, a time dt ahead along the accelerations that are there now. False: no solution.
bool EventStepper::solve_ahead(double t, double dt) {
    std::vector<double>& ahead = room_.ahead;
    go_along(z_.data(), room_.rate, dt, ahead.data());
    std::vector<RowMode>& away = room_.switches;
    away = modes_;
    for (std::size_t row = 0; row < m_; ++row)
        if (judged_[row]) away[row] = RowMode::open;
    motion_.set_modes(away);
    motion_.evaluate(t + dt, ahead.data(), true);
    form_push_operator();
    for (std::size_t row = 0; row < m_; ++row) {
        mask_[row] = judged_[row];
        answer_[row] = w_[row] = 0.0;
        if (!judged_[row]) continue;
        const double* u = ahead.data() + n_;
        if (motion_.direct(row)) {
            constant_[row] = motion_.output()[row] + (model_.gap_by_formula[row] ? 0.0 : model_.H.row_times(row, u) + model_.b[row]);
            room_.sizes[row] = row_size(row, ahead.data()) + std::abs(motion_.output()[row]);
        } else {
            const auto a = motion_.free_acceleration();
            constant_[row] = model_.H.row_times(row, a.data()) + motion_.bias()[row];
            room_.sizes[row] = std::abs(motion_.bias()[row]);
            for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) room_.sizes[row] += std::abs(model_.H.value[k] * a[model_.H.column[k]]);
        }
    }
    force_solver_->matrix_changed();
    const auto report = force_solver_->solve(operator_, constant_, mask_, answer_, w_);
    double largest = 0.0;
    for (std::size_t row = 0; row < m_; ++row) {
        if (judged_[row]) largest = std::max(largest, room_.sizes[row]);
        if (judged_[row] || !candidate_[row] || motion_.first_order(row)) continue;
        w_[row] = model_.H.row_times(row, motion_.free_acceleration().data()) + motion_.bias()[row]; // it has begun to slide
        for (std::size_t by = 0; by < m_; ++by)
            if (judged_[by]) w_[row] += operator_.at(row, by) * answer_[by];
    }
    return report.status == solvers::Status::solved || report.residual <= kNoRate * largest;
}

// The distance of a judged row's force to the bound on that side, of forces `of`; by how much a way along `of` lessens it where `of` is such a way.
double EventStepper::room_of(std::size_t row, bool upper, std::span<const double> of, bool way) const noexcept {
    const double side = upper ? 1.0 : -1.0;
    switch (model_.row_kind[row]) {
    case RowKind::contact: return upper ? (way ? 0.0 : HUGE_VAL) : of[row];
    case RowKind::friction: return model_.mu[row] * of[row - 1] - side * of[row];
    default: break;
    }
    const double bound = upper ? model_.upper[row] : model_.lower[row];
    if (way) return std::isinf(bound) ? 0.0 : -side * of[row];
    return std::isinf(bound) ? HUGE_VAL : side * (bound - of[row]);
}

// What those that have been taken do not give of a row: of what its force does (friction at its bound with its contact), or of what it watches. True: nothing;
// made_of is then by row which of them give it.
bool EventStepper::is_given(std::size_t row, std::size_t taken, bool force, std::span<double> made_of) {
    const std::size_t width = N_ + m_; // reduced by those before it; which rows it is made of
    double* const mine = room_.taken.data() + taken * width;
    std::fill_n(mine, width, 0.0);
    const auto add = [&](const SparseRows& by, std::size_t of, double factor) {
        for (std::uint32_t k = by.start[of]; k < by.start[of + 1]; ++k) mine[by.column[k]] += factor * by.value[k];
    };
    add(force ? motion_.input(row) : model_.H, row, 1.0);
    if (force && model_.row_kind[row] == RowKind::contact && row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) {
        if (modes_[row + 1] == RowMode::slip_plus) add(model_.H, row + 1, -model_.mu[row + 1]);
        if (modes_[row + 1] == RowMode::slip_minus) add(model_.H, row + 1, model_.mu[row + 1]);
    }
    mine[N_ + row] = 1.0;
    if (!brings_nothing(taken, N_, kFollows)) return false;
    if (!made_of.empty()) std::copy_n(mine + N_, m_, made_of.begin());
    return true;
}

// The column of that number in room_.taken, with the rows that it is made of behind it, without what those before it give of it. False: something is left.
bool EventStepper::brings_nothing(std::size_t taken, std::size_t height, double rounding) {
    const std::size_t width = height + m_;
    double* const mine = room_.taken.data() + taken * width;
    double own = 0.0;
    for (std::size_t i = 0; i < height; ++i) own = std::max(own, std::abs(mine[i]));
    for (std::size_t k = 0; k < taken; ++k) {
        const double* other = room_.taken.data() + k * width;
        const std::size_t pivot = room_.pivots[k];
        const double factor = mine[pivot] / other[pivot];
        for (std::size_t i = 0; factor != 0.0 && i < width; ++i) mine[i] -= factor * other[i];
        mine[pivot] = 0.0;
    }
    std::size_t largest = 0;
    for (std::size_t i = 1; i < height; ++i)
        if (std::abs(mine[i]) > std::abs(mine[largest])) largest = i;
    if (!(std::abs(mine[largest]) > rounding * own)) return true;
    room_.pivots[taken] = static_cast<std::uint32_t>(largest);
    return false;
}

// Do the others that hold keep at zero what this row watches?
bool EventStepper::is_held_without(std::size_t row) {
    std::size_t taken = 0;
    for (std::size_t other = 0; other < m_; ++other)
        if (other != row && part_[other] == Part::holds && !motion_.direct(other) && !is_given(other, taken, false, {})) ++taken;
    return is_given(row, taken, false, {});
}

// Friction at its bound goes with its contact (what slides and is not judged does so in the motion's own equations).
void EventStepper::bring_frictions(std::span<double> way) const noexcept {
    for (std::size_t row = 1; row < m_; ++row) {
        if (model_.row_kind[row] != RowKind::friction || part_[row] == Part::holds || !judged_[row]) continue;
        if (modes_[row] == RowMode::slip_plus) way[row] = -model_.mu[row] * way[row - 1];
        if (modes_[row] == RowMode::slip_minus) way[row] = model_.mu[row] * way[row - 1];
    }
}

// Rows that hold may watch the same though what their forces do is not the same: relays along the normal of a floor that rubs, which brakes the harder the more it
// carries. Neither what each of them carries nor what slides is unique then, and of all answers a vertex is taken, too. Returns one of them, or m_; room_.way
// is then how their forces may change.
std::size_t EventStepper::find_watched_alike() {
    const std::size_t width = 2 * m_;
    std::size_t taken = 0;
    for (const bool contacts : {false, true})
        for (std::size_t row = 0; row < m_; ++row) {
            if (part_[row] != Part::holds || motion_.direct(row) || (model_.row_kind[row] == RowKind::contact) != contacts) continue;
            double* const mine = room_.taken.data() + taken * width;
            std::fill_n(mine, width, 0.0);
            const RowMode slips = contacts && row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction && judged_[row + 1] ? modes_[row + 1] : RowMode::open;
            const double rubs = slips == RowMode::slip_plus ? -model_.mu[row + 1] : slips == RowMode::slip_minus ? model_.mu[row + 1] : 0.0;
            for (std::size_t by = 0; by < m_; ++by)
                if (part_[by] == Part::holds && !motion_.direct(by)) mine[by] = operator_.at(by, row) + (rubs != 0.0 ? rubs * operator_.at(by, row + 1) : 0.0);
            mine[m_ + row] = 1.0;
            if (brings_nothing(taken, m_, kFollows)) return std::copy_n(mine + m_, m_, room_.way.begin()), row;
            ++taken;
        }
    return m_;
}

// What slides, or opens, goes on doing so if the forces go along room_.way so far.
bool EventStepper::goes_on_sliding(const Stop& stop) const noexcept {
    for (std::size_t row = 0; row < m_; ++row) {
        if (!candidate_[row] || part_[row] != Part::none || w_[row] == 0.0) continue;
        double change = 0.0;
        for (std::size_t by = 0; by < m_; ++by)
            if (room_.way[by] != 0.0) change += operator_.at(row, by) * room_.way[by];
        if (!((w_[row] + stop.sign * stop.far * change) * w_[row] > 0.0)) return false;
    }
    return true;
}

void EventStepper::stand_at_bound(std::size_t row, bool upper) {
    part_[row] = Part::at_bound;
    switch (model_.row_kind[row]) {
    case RowKind::contact:
        modes_[row] = RowMode::unloaded;
        if (row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) part_[row + 1] = Part::none, modes_[row + 1] = RowMode::open;
        break;
    case RowKind::friction: modes_[row] = upper ? RowMode::slip_minus : RowMode::slip_plus; break;
    default: modes_[row] = upper ? RowMode::upper : RowMode::lower; break;
    }
}

// How far the forces can go along room_.way, and which row it brings to which bound.
EventStepper::Stop EventStepper::first_bound(double sign) const noexcept {
    Stop first;
    for (std::size_t row = 0; row < m_; ++row) {
        if (part_[row] != Part::holds) continue;
        for (const bool upper : {false, true}) {
            const double rate = -sign * room_of(row, upper, room_.way, true);
            if (!(rate > 0.0)) continue;
            const double far = std::max(room_of(row, upper, answer_, false), 0.0) / rate;
            if (far < first.far) first = {sign, far, row, upper ? At::upper : At::lower};
        }
    }
    return first;
}

// What the rows that hold have left to their bounds where the forces have gone so far, as a part of what lies between these: the least of it.
double EventStepper::least_reserve(const Stop& stop) const noexcept {
    double least = 1.0;
    for (std::size_t row = 0; row < m_; ++row) {
        if (part_[row] != Part::holds || row == stop.row || (stop.row + 1 == row && model_.row_kind[row] == RowKind::friction && stop.at != At::zero)) continue;
        double at[2] = {};
        for (const bool upper : {false, true}) {
            const double now = room_of(row, upper, answer_, false), by = stop.sign * stop.far * room_of(row, upper, room_.way, true);
            at[upper ? 1 : 0] = now + by;
        }
        const double whole = at[0] + at[1];
        if (std::isfinite(whole)) least = std::min(least, whole > 0.0 ? std::min(at[0], at[1]) / whole : 0.0);
        else least = std::min(least, std::min(at[0], at[1]) / (std::min(at[0], at[1]) + std::abs(answer_[row]) + 1e-300));
    }
    return least;
}

// Where to leave off: at the bound of a row, or where friction or a relay does nothing, whichever leaves most to all others.
EventStepper::Stop EventStepper::best_stop() {
    Stop best;
    double most = -1.0;
    const auto take = [&](const Stop& stop) {
        if (stop.row == kNone || !is_held_without(stop.row) || !goes_on_sliding(stop)) return;
        const double reserve = least_reserve(stop);
        if (reserve > most) most = reserve, best = stop;
    };
    for (const double sign : {1.0, -1.0}) {
        const Stop bound = first_bound(sign);
        take(bound);
        for (std::size_t row = 0; row < m_; ++row) {
            const bool may = model_.row_kind[row] == RowKind::friction || (model_.row_kind[row] == RowKind::relay && model_.lower[row] <= 0.0 && model_.upper[row] >= 0.0);
            if (!may || part_[row] != Part::holds || room_.way[row] == 0.0) continue;
            const double far = -answer_[row] / (sign * room_.way[row]);
            if (far >= 0.0 && far < bound.far) take({sign, far, row, At::zero});
        }
    }
    return best;
}

// From the forces that were found (answer_) to a vertex of all that do the same.
bool EventStepper::find_vertex() {
    for (std::size_t round = 0; round <= 2 * m_; ++round) {
        std::size_t taken = 0, loose = m_;
        std::vector<double>& way = room_.way;
        for (const bool contacts : {false, true}) // it is these that had better be let go
            for (std::size_t row = 0; row < m_ && loose == m_; ++row) {
                if (part_[row] != Part::holds || motion_.direct(row) || (model_.row_kind[row] == RowKind::contact) != contacts) continue;
                if (is_given(row, taken, true, way)) loose = row;
                else ++taken;
            }
        const bool unlike = loose == m_; // their forces do
        if (unlike) loose = find_watched_alike();
        if (loose == m_) return true;
        bring_frictions(way);
        Stop stop = best_stop();
        if (stop.row == kNone) {
            if (unlike || model_.row_kind[loose] != RowKind::velocity) return false;
            stop = {-1.0, answer_[loose], loose, At::zero}; // what no bound stops is free of force
        }
        for (std::size_t row = 0; row < m_; ++row) {
            if (way[row] != 0.0) answer_[row] += stop.sign * stop.far * way[row];
            for (std::size_t by = 0; candidate_[row] && part_[row] == Part::none && by < m_; ++by)
                if (way[by] != 0.0) w_[row] += stop.sign * stop.far * operator_.at(row, by) * way[by];
        }
        part_[stop.row] = Part::at_bound;
        if (stop.at == At::zero) modes_[stop.row] = RowMode::idle, answer_[stop.row] = 0.0;
        else stand_at_bound(stop.row, stop.at == At::upper);
    }
    return false;
}

// Which of those that are judged move, and which hold.
void EventStepper::read_ahead(bool& undecided) {
    undecided = false;
    double largest = 0.0;
    for (std::size_t row = 0; row < m_; ++row)
        if (judged_[row]) largest = std::max(largest, room_.sizes[row]);
    for (std::size_t row = 0; row < m_; ++row) {
        if (!judged_[row]) continue;
        double terms = room_.sizes[row];
        for (std::size_t by = 0; by < m_; ++by) terms += judged_[by] ? std::abs(operator_.at(row, by) * answer_[by]) : 0.0;
        const double w = w_[row], little = kNoRate * room_.sizes[row] + kOfSum * terms + 1e-300;
        const bool still = std::abs(w) <= little;
        const double force = kAtBound * largest / std::max(std::abs(operator_.diagonal(row)), 1e-300);
        part_[row] = still ? Part::holds : Part::none;
        switch (model_.row_kind[row]) {
        case RowKind::velocity: part_[row] = Part::holds, modes_[row] = RowMode::closed; continue;
        case RowKind::contact:
            modes_[row] = still ? RowMode::closed : RowMode::open;
            if (still && answer_[row] <= force) part_[row] = Part::at_bound;
            break;
        case RowKind::friction: {
            const double most = model_.mu[row] * answer_[row - 1];
            if (modes_[row - 1] == RowMode::open) part_[row] = Part::none, modes_[row] = RowMode::open;
            else if (!still) modes_[row] = w > 0.0 ? RowMode::slip_plus : RowMode::slip_minus;
            else if (most - std::abs(answer_[row]) <= kAtBound * most + 1e-300) part_[row] = Part::at_bound, modes_[row] = answer_[row] > 0.0 ? RowMode::slip_minus : RowMode::slip_plus;
            else modes_[row] = RowMode::closed;
            break;
        }
        default: {
            const double low = answer_[row] - model_.lower[row], high = model_.upper[row] - answer_[row];
            const double least = kAtBound * (std::isfinite(low + high) ? low + high : std::abs(answer_[row])) + 1e-300;
            if (!still) modes_[row] = w > 0.0 ? RowMode::lower : RowMode::upper;
            else if (std::min(low, high) <= least) part_[row] = Part::at_bound, modes_[row] = low < high ? RowMode::lower : RowMode::upper;
            else modes_[row] = RowMode::closed;
        }
        }
        undecided = undecided || part_[row] == Part::at_bound;
    }
}

// Modes of all that are judged. False: they are not decided so.
bool EventStepper::decide_together(double t) {
    double dt = kAhead * std::min(base_.flow[0] > 0.0 ? base_.flow[0] : 1e-2, longest_);
    std::vector<RowMode>& before = room_.first;
    before = modes_;
    bool undecided = true, solved = false;
    for (int trial = 0; trial < kTrials && undecided; ++trial, dt *= kFartherAhead) {
        modes_ = before;
        solved = solve_ahead(t, dt);
        if (!solved) break;
        read_ahead(undecided);
        bool needed = false; // what stands at its bound with nothing to hold its place: it may be about to move
        for (std::size_t row = 0; row < m_ && undecided; ++row) needed = needed || (part_[row] == Part::at_bound && !is_held_without(row));
        undecided = needed;
    }
    for (std::size_t row = 0; row < m_; ++row)
        if (solved && part_[row] == Part::at_bound && model_.row_kind[row] == RowKind::contact) modes_[row] = RowMode::unloaded;
    if (solved) solved = find_vertex();
    for (const bool contacts : {true, false})
        for (std::size_t row = 0; row < m_ && solved; ++row) { // what nobody holds in its place holds itself
            if (part_[row] != Part::at_bound || modes_[row] == RowMode::idle || (model_.row_kind[row] == RowKind::contact) != contacts) continue;
            if (model_.row_kind[row] == RowKind::friction && (model_.mu[row] == 0.0 || modes_[row - 1] != RowMode::closed)) continue;
            if (is_held_without(row)) continue;
            part_[row] = Part::holds, modes_[row] = RowMode::closed;
            if (!contacts || row + 1 >= m_ || model_.row_kind[row + 1] != RowKind::friction || model_.mu[row + 1] == 0.0 || part_[row + 1] == Part::holds) continue;
            const bool held = is_held_without(row + 1); // friction of what begins to press again: it need not do anything yet
            part_[row + 1] = held ? Part::at_bound : Part::holds, modes_[row + 1] = held ? RowMode::idle : RowMode::closed;
        }
    if (!solved) modes_ = before, std::fill(part_.begin(), part_.end(), Part::none);
    return solved;
}

} // namespace saltus::simulation
