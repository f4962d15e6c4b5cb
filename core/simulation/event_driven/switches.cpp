// SPDX-License-Identifier: GPL-3.0-or-later
// Switches that act on each other: the diodes of a bridge, of which some take over from others while a source passes zero or no current flows. Rates of one
// row at a time do not tell which of them conduct behind such an instant: the current and voltage of each hang on what the others do, and in the corner
// itself they may not even be unique. It is told by one implicit Euler step that is short beside what comes next (V. Acary, B. Brogliato 2008, chapter 9): its
// complementarity problem has the storage of the circuit in its matrix and the state and the sources a little later in its constants, and its solution is
// a set of conducting switches whose equations can be solved.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kShort = 1e-5;      // of the flow's last step
constexpr double kFirst = 1e-9;      // s, where none has been made
constexpr double kLonger = 100.0;    // than the trial before, or shorter
constexpr double kUndecided = 1e-14; // of a row's terms: neither its output nor its multiplier has left the corner
constexpr double kAgrees = 1e-9;     // of the terms: outputs and multipliers in the corner itself
constexpr double kNoTerms = 1e-14;   // where all terms are zero
constexpr double kOfTolerance = 0.1; // of the absolute one: nothing in the corner is known better
constexpr double kClear = 1e4;       // of what is not told from an instant: a step of so many is known to four digits
constexpr double kInstants = 1e6, kSpare = 4.0; // of what is not told from an instant: so far ahead sources are looked at; of what they change by
constexpr double kHolds = 1e-7;      // of a row's terms
constexpr double kBehind = 1e-11;    // of a row's terms: more than that is no rounding
constexpr double kRounding = 1e-15;  // of the terms of a row, where the solver's own tolerance is less
constexpr double kOwn = 1e-2;        // of a row's terms: the least that its output is measured in
constexpr double kOff = 10.0;        // of the tolerance
constexpr double kAsFar = 2e-4;      // of a jump: what a longer step adds to it
constexpr double kRoundingOfTerms = 1e-14;
constexpr std::uint32_t kMostTried = 10;
constexpr int kMostTrials = 8, kLongerTrials = 2, kPasses = 3, kMostMoves = 4;

} // namespace

// A row whose lambda has no bound and acts on the rate of its output is on one side of zero, and its state is where a source has jumped, or at a start, on the
// other: the state jumps too, by an impulse of the lambdas, to where all of them hold. An ideal diode charges a capacitor at once.
bool EventStepper::leap(double t) {
    bool needed = false;
    std::string rows;
    for (std::size_t row = 0; row < m_; ++row) {
        const bool below = std::isinf(model_.upper[row]), above = std::isinf(model_.lower[row]); // from where it can be pushed
        mask_[row] = model_.row_kind[row] == RowKind::first_order && !motion_.direct(row) && (below || above) ? 1 : 0;
        if (!mask_[row]) continue;
        const double y = motion_.y()[row], size = row_size(row, z_.data()) + std::abs(motion_.output()[row]);
        const double rounding = (base_.modes[row] == RowMode::closed ? kHolds : is_switch(row) ? kAgrees : kBehind) * size + kNoTerms;
        const bool behind = (below && y < -rounding) || (above && y > rounding);
        needed = needed || behind;
        if (behind && rows.size() < 60) rows += (rows.empty() ? "'" : ", '") + name_of(row) + "'";
    }
    if (!needed) return true;
    motion_.set_modes(room_.open);
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    form_push_operator();
    std::copy(motion_.y().begin(), motion_.y().end(), constant_.begin());
    std::fill(answer_.begin(), answer_.end(), 0.0);
    force_solver_->matrix_changed();
    if (force_solver_->solve(operator_, constant_, mask_, answer_, w_).status != solvers::Status::solved)
        return give_up("the state behind " + rows + " would have to jump at t = " + time_text(t) + " s, and no impulse of lambda takes it to where all laws hold",
                       "start where they hold, or let what jumps change in a short time", model_.place_of_first(mask_));
    for (std::size_t row = 0; row < m_; ++row)
        for (std::size_t i = 0; mask_[row] && answer_[row] != 0.0 && i < N_; ++i) z_[n_ + i] += answer_[row] * push_columns_[row * N_ + i];
    leapt_ = true;
    motion_.set_modes(modes_);
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    return true;
}

// Of the last problem's rows: what cannot be known better where a state has to jump, by impulses of all that stands in a row.
double EventStepper::largest_term() const noexcept {
    double largest = 0.0;
    for (std::size_t i = 0; i < m_; ++i) {
        double sum = 0.0;
        for (std::size_t j = 0; mask_[i] && j < m_; ++j)
            if (mask_[j]) sum += std::abs(operator_.at(i, j) * answer_[j]);
        largest = std::max(largest, sum);
    }
    return largest;
}

// Where a source stands beside 30 kilohm and 100 microfarad, what a short step lets the capacitor do is lost in the rounding of what the resistor would: no tolerance
// that one number gives tells an answer then. Of a few rows every set of conducting ones is tried, and each row judged by its own terms.
bool EventStepper::try_all_switches() {
    std::vector<std::uint32_t>& rows = room_.judged;
    rows.clear();
    std::uint32_t one_sided = 0;
    for (const bool free : {false, true})
        for (std::uint32_t row = 0; row < m_; ++row) {
            const bool below = std::isinf(model_.upper[row]), above = std::isinf(model_.lower[row]);
            if (!mask_[row] || (below && above) != free) continue;
            if (!below && !above) return false;
            rows.push_back(row);
            one_sided += free ? 0 : 1;
        }
    if (one_sided > kMostTried) return false;
    std::vector<double>& a = room_.matrix;
    std::vector<std::uint32_t>& held = room_.order;
    for (std::uint32_t set = 0; set < 1u << one_sided; ++set) {
        held.clear();
        for (std::uint32_t k = 0; k < rows.size(); ++k) {
            const std::uint32_t row = rows[k];
            answer_[row] = std::isfinite(model_.lower[row]) ? model_.lower[row] : std::isfinite(model_.upper[row]) ? model_.upper[row] : 0.0;
            if (k >= one_sided || (set >> k & 1u) != 0) held.push_back(row);
        }
        const std::size_t count = held.size(), width = count + 1;
        a.resize(count * width);
        for (std::size_t i = 0; i < count; ++i) {
            double& right = a[i * width + count] = -constant_[held[i]];
            for (const std::uint32_t row : rows)
                if (std::find(held.begin(), held.end(), row) == held.end()) right -= operator_.at(held[i], row) * answer_[row];
            for (std::size_t j = 0; j < count; ++j) a[i * width + j] = operator_.at(held[i], held[j]);
        }
        bool regular = true;
        for (std::size_t i = 0; i < count && regular; ++i) {
            std::size_t pivot = i;
            for (std::size_t r = i + 1; r < count; ++r)
                if (std::abs(a[r * width + i]) > std::abs(a[pivot * width + i])) pivot = r;
            regular = std::abs(a[pivot * width + i]) > 0.0;
            for (std::size_t j = 0; regular && j < width; ++j) std::swap(a[i * width + j], a[pivot * width + j]);
            for (std::size_t r = i + 1; regular && r < count; ++r) {
                const double factor = a[r * width + i] / a[i * width + i];
                for (std::size_t j = i; factor != 0.0 && j < width; ++j) a[r * width + j] -= factor * a[i * width + j];
            }
        }
        for (std::size_t i = count; regular && i-- > 0;) {
            double sum = a[i * width + count];
            for (std::size_t j = i + 1; j < count; ++j) sum -= a[i * width + j] * answer_[held[j]];
            answer_[held[i]] = sum / a[i * width + i];
        }
        double largest = 0.0;
        for (const std::uint32_t row : rows) largest = std::max(largest, std::abs(answer_[row]));
        bool fits = regular && std::isfinite(largest);
        for (std::size_t k = 0; fits && k < rows.size(); ++k) {
            const std::uint32_t row = rows[k];
            double terms = std::abs(constant_[row]);
            w_[row] = constant_[row];
            for (const std::uint32_t by : rows) w_[row] += operator_.at(row, by) * answer_[by], terms += std::abs(operator_.at(row, by) * answer_[by]);
            const bool is_held = k >= one_sided || (set >> k & 1u) != 0;
            const double little = kRoundingOfTerms * terms, inwards = std::isinf(model_.upper[row]) ? 1.0 : -1.0;
            const double bound = std::isfinite(model_.lower[row]) ? model_.lower[row] : model_.upper[row];
            if (is_held) fits = std::abs(w_[row]) <= little && (k >= one_sided || inwards * (answer_[row] - bound) >= -kRoundingOfTerms * largest);
            else fits = inwards * w_[row] >= -little;
            if (is_held) w_[row] = 0.0;
        }
        if (fits) return true;
    }
    return false;
}

// By how much the tolerance lets the output of a first-order row be off, as far as its state tells.
double EventStepper::error_of_state(std::size_t row) const noexcept {
    const EventScheme& scheme = *model_.scheme.events;
    double sum = 0.0;
    for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) sum += std::abs(model_.H.value[k]) * (scheme.atol + scheme.rtol * std::abs(z_[n_ + model_.H.column[k]]));
    return sum;
}

// The modes behind a step of dt: closed where the multiplier has left its bounds. False: no solution.
bool EventStepper::switches_after(double t, double dt, bool& undecided) {
    std::vector<RowMode>& away = room_.switches;
    away = modes_;
    for (std::size_t row = 0; row < m_; ++row) {
        mask_[row] = motion_.first_order(row) ? 1 : 0;
        if (mask_[row]) away[row] = RowMode::open;
    }
    motion_.set_modes(away);
    std::vector<double>&ahead = room_.ahead, &reached = room_.reached;
    reached.assign(z_.begin(), z_.end());
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    std::vector<double>& touched = room_.now; // what rows without lambda in y are off zero by rounding
    for (std::size_t row = 0; row < m_; ++row) {
        const double y = motion_.y()[row];
        touched[row] = mask_[row] && !motion_.direct(row) && std::abs(y) <= kAgrees * (row_size(row, z_.data()) + std::abs(motion_.output()[row])) ? y : 0.0;
    }
    std::vector<double>& unknown = room_.part; // what of an output is less than what the tolerance leaves unknown of the state, says nothing yet
    for (int pass = 0; pass < kPasses; ++pass) { // forces at the end of the step, of the state that the pass before has found there
        motion_.evaluate(t + dt, reached.data(), true);
        const auto rate = motion_.acceleration();
        std::copy_n(z_.begin(), n_, ahead.begin());
        motion_.displace(ahead.data(), z_.data() + n_, dt);
        for (std::size_t i = 0; i < N_; ++i) ahead[n_ + i] = z_[n_ + i] + dt * rate[i];
        motion_.evaluate(t + dt, ahead.data(), true);
        form_push_operator();
        for (std::size_t i = 0; i < m_; ++i) {
            if (!mask_[i]) continue;
            double unit = motion_.direct(i) ? 1.0 : 1.0 / dt; // rows without lambda in y are small with the step
            constant_[i] = unit * (motion_.output()[i] - touched[i] + (model_.gap_by_formula[i] ? 0.0 : model_.H.row_times(i, ahead.data() + n_) + model_.b[i]));
            room_.sizes[i] = unit * (row_size(i, ahead.data()) + std::abs(motion_.output()[i]));
            // Each row in its own unit: the solver's tolerance is that of all, and beside what is far from its corner a current that is about to begin is nothing.
            const double own = motion_.direct(i) ? room_.sizes[i] : std::max(std::abs(constant_[i]), kOwn * room_.sizes[i]);
            if (own > 0.0) unit /= own, constant_[i] /= own, room_.sizes[i] /= own;
            unknown[i] = motion_.direct(i) ? unit * kOfTolerance * error_of_state(i) : 0.0;
            for (std::size_t j = 0; j < m_; ++j) {
                if (!mask_[j]) continue;
                const double by_state = unit * dt * model_.H.row_times(i, push_columns_.data() + j * N_);
                operator_.value(operator_.entry(i, j)) = motion_.direct(i) ? unit * operator_.at(i, j) + by_state : by_state;
            }
        }
        std::fill(answer_.begin(), answer_.end(), 0.0);
        force_solver_->matrix_changed();
        const auto report = force_solver_->solve(operator_, constant_, mask_, answer_, w_);
        if (report.status != solvers::Status::solved && !(report.residual <= kRounding * largest_term()) && !try_all_switches()) return false;
        std::copy_n(ahead.begin(), n_ + N_, reached.begin());
        for (std::size_t j = 0; j < m_; ++j)
            for (std::size_t i = 0; mask_[j] && answer_[j] != 0.0 && i < N_; ++i) reached[n_ + i] += dt * answer_[j] * push_columns_[j * N_ + i];
    }
    undecided = false;
    for (std::size_t row = 0; row < m_; ++row) {
        if (!mask_[row]) continue;
        modes_[row] = answer_[row] <= model_.lower[row] ? RowMode::lower : answer_[row] >= model_.upper[row] ? RowMode::upper : RowMode::closed;
        const double inwards = modes_[row] == RowMode::upper ? -w_[row] : w_[row]; // what is on its wrong side is so by rounding
        const bool in_corner = modes_[row] != RowMode::closed && inwards <= kUndecided * room_.sizes[row] + unknown[row];
        room_.decided[row] = in_corner ? RowMode::idle : modes_[row];
        undecided = undecided || in_corner;
    }
    return true;
}

// What was found behind the step holds in the corner too; else the step was longer than what comes next.
bool EventStepper::switches_agree(double t) {
    motion_.set_modes(modes_);
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    if (motion_.rows_are_singular()) return false;
    std::vector<double>&of_lambda = room_.part, &of_y = room_.u; // what they may be off by
    double largest = 0.0; // of all terms: in a corner those of a row may all be zero
    for (std::size_t row = 0; row < m_; ++row) {
        if (!motion_.first_order(row)) continue;
        double size = row_size(row, z_.data()) + std::abs(motion_.output()[row]);
        for (std::uint32_t k = model_.D.start[row]; k < model_.D.start[row + 1]; ++k) size += std::abs(model_.D.value[k] * motion_.lambda()[model_.D.column[k]]);
        largest = std::max({largest, size, std::abs(motion_.lambda()[row])});
    }
    std::fill(of_lambda.begin(), of_lambda.end(), kAgrees * largest + kNoTerms);
    of_y = of_lambda;
    if (holds_within(of_lambda, of_y)) return true;
    // A source that passes a forward voltage has no terms there, and is known no better than the instant; states are known to the tolerance.
    std::vector<double>&lambda = room_.lambda, &y = room_.now;
    std::copy(motion_.lambda().begin(), motion_.lambda().end(), lambda.begin());
    std::copy(motion_.y().begin(), motion_.y().end(), y.begin());
    const double ahead = kInstants * at_one_instant(t), known = kOfTolerance * model_.scheme.events->atol;
    motion_.evaluate(t + ahead, z_.data(), true);
    motion_.look(t + ahead, z_.data());
    const bool singular = motion_.rows_are_singular();
    for (std::size_t row = 0; !singular && row < m_; ++row) {
        of_lambda[row] += kSpare * std::abs(motion_.lambda()[row] - lambda[row]) / kInstants + known;
        of_y[row] += kSpare * std::abs(motion_.y()[row] - y[row]) / kInstants + known;
    }
    motion_.evaluate(t, z_.data(), true);
    motion_.look(t, z_.data());
    return !singular && holds_within(of_lambda, of_y);
}

// Of the last evaluation: multipliers within their bounds, outputs on their sides.
bool EventStepper::holds_within(std::span<const double> of_lambda, std::span<const double> of_y) const noexcept {
    for (std::size_t row = 0; row < m_; ++row) {
        if (!motion_.first_order(row)) continue;
        const double lambda = motion_.lambda()[row], y = motion_.y()[row];
        if (lambda < model_.lower[row] - of_lambda[row] || lambda > model_.upper[row] + of_lambda[row]) return false;
        if ((modes_[row] != RowMode::upper && y < -of_y[row]) || (modes_[row] != RowMode::lower && y > of_y[row])) return false;
    }
    return true;
}

// By steps from dt on that become shorter; diodes that share what they carry are left to last. Steps that rounding is a part of are left to the very last: one that is no
// longer than what is not told from the instant may still end before it.
bool EventStepper::find_switches(double t, double& dt, bool& undecided) {
    const double longest = dt, instant = at_one_instant(t);
    for (const double least : {kClear * instant, instant})
        for (const bool shares : {false, true}) {
            dt = longest;
            for (int trial = 0; trial < kMostTrials && dt > least; ++trial, dt /= kLonger) {
                if (!switches_after(t, dt, undecided) || !complete_switches(t, shares)) continue;
                undecided = undecided && trial == 0; // no longer step holds
                dt /= kLonger;
                return true;
            }
        }
    return false;
}

// The state may be where no modes hold. By so little that the tolerance leaves it unknown, where it was followed to the wrong side of what is fainter than
// that, too: a short step takes it to where they hold. Or it has to jump, by impulses through rows that have their lambda in y, too (two diodes between a
// source and a capacitor): however short the step is, it takes the state as far.
bool EventStepper::move_to_switches(double t, double longest, double& dt, bool& undecided) {
    room_.kept_state = z_;
    for (int round = 0; round < kMostMoves; ++round) { // long impulses are known to less than the tolerance at first
        bool jumps = false;
        if (!move_once(t, longest, dt, jumps)) break;
        leapt_ = leapt_ || jumps;
        if (find_switches(t, dt, undecided)) return true;
    }
    z_ = room_.kept_state;
    return false;
}

bool EventStepper::move_once(double t, double longest, double& dt, bool& jumps) {
    const EventScheme& scheme = *model_.scheme.events;
    const auto apart = [&](const std::vector<double>& one, const std::vector<double>& other) { // in tolerances
        double most = 0.0;
        for (std::size_t i = n_; i < n_ + N_; ++i) most = std::max(most, std::abs(one[i] - other[i]) / (scheme.atol + scheme.rtol * std::abs(other[i])));
        return most;
    };
    std::vector<double>&reached = room_.reached, &longer = room_.longer_step;
    bool has_longer = false, undecided = false;
    dt = kLonger * longest;
    for (int trial = 0; trial <= kMostTrials && t + dt > t; ++trial, dt /= kLonger) {
        if (!switches_after(t, dt, undecided)) {
            has_longer = false;
            continue;
        }
        const double way = apart(reached, z_);
        const bool little = way <= kOff;
        jumps = !little && has_longer && apart(reached, longer) <= kAsFar * way;
        for (std::size_t i = n_; (little || jumps) && i < n_ + N_; ++i) z_[i] = little ? reached[i] : reached[i] + (reached[i] - longer[i]) / (kLonger - 1.0); // as if dt were 0
        if (little || jumps) return true;
        longer = reached;
        has_longer = true;
    }
    return false;
}

bool EventStepper::decide_switches(double t) {
    const double longest = base_.flow[0] > 0.0 ? kShort * std::min(base_.flow[0], longest_) : std::min(kFirst, kShort * longest_);
    double dt = longest;
    bool undecided = false;
    const bool found = find_switches(t, dt, undecided) || move_to_switches(t, longest, dt, undecided);
    // What has not left the corner behind a short step may have done so behind a longer one. What stays there (diodes that block together) needs no choice.
    // What has left it stays as it is: a step behind which it has switched back is longer than what comes next.
    std::vector<RowMode>&shortest = room_.shortest, &first = room_.first;
    shortest = modes_;
    first = room_.decided;
    const auto goes_on = [&] {
        for (std::size_t row = 0; row < m_; ++row)
            if (mask_[row] && first[row] != RowMode::idle && room_.decided[row] != first[row]) return false;
        return true;
    };
    for (int trial = 1; found && undecided && trial <= kLongerTrials; ++trial) {
        dt *= trial == 1 ? kLonger * kLonger : kLonger; // dt has been made shorter already
        if (switches_after(t, dt, undecided) && goes_on() && !undecided && complete_switches(t, false)) break;
        undecided = true;
        modes_ = shortest;
    }
    std::string rows;
    for (std::size_t row = 0; row < m_; ++row) {
        if (!motion_.first_order(row)) continue;
        candidate_[row] = 1;
        if (!found && rows.size() < 60) rows += (rows.empty() ? "'" : ", '") + name_of(row) + "'";
    }
    if (!found) return nothing_fits(rows, model_.place_of_first(candidate_));
    motion_.set_modes(modes_);
    motion_.evaluate(t, z_.data(), true);
    form_push_operator(); // for what depends on what
    return true;
}

// Relays whose lambda acts on a higher derivative of y, where y and its rate are zero: the first derivative that is not decides, which a short way
// ahead shows. A way that leads where its own lambda belongs is taken; where there is none, y stays zero.
bool EventStepper::judge_high_degrees(double t) {
    std::vector<double>& ahead = room_.ahead;
    // A hundredth of the time in which the states change, in steps of the first order.
    constexpr int kSteps = 16;
    const auto leads = [&](std::uint32_t row, RowMode side) {
        modes_[row] = side;
        motion_.set_modes(modes_);
        motion_.evaluate(t, z_.data(), true);
        double size = 0.0, rate = 0.0;
        for (std::size_t i = n_; i < N_; ++i) {
            size += std::abs(z_[n_ + i]);
            rate += std::abs(motion_.acceleration()[i]);
        }
        const double dt = std::min(size > 0.0 && rate > 0.0 ? 1e-2 * size / rate : 1e-4, 1e-2 * longest_) / kSteps;
        ahead = z_;
        for (int k = 0; k < kSteps; ++k) {
            motion_.evaluate(t + k * dt, ahead.data(), true);
            if (n_ > 0) motion_.displace(ahead.data(), ahead.data() + n_, dt);
            for (std::size_t i = 0; i < N_; ++i) ahead[n_ + i] += dt * motion_.acceleration()[i];
        }
        motion_.evaluate(t + kSteps * dt, ahead.data(), true);
        motion_.look(t + kSteps * dt, ahead.data());
        const double y = motion_.y()[row];
        return std::abs(y) <= 1e-13 * row_size(row, ahead.data()) ? 0.0 : y;
    };
    for (std::uint32_t row = 0; row < m_; ++row) {
        if (candidate_[row] != 3) continue;
        const double below = leads(row, RowMode::lower), above = leads(row, RowMode::upper);
        if (below > 0.0 && above < 0.0)
            return give_up("relay '" + name_of(row) + "' meets its surface at t = " + time_text(t) + " s with a rate of zero and may leave it to both sides: where it goes is not determined",
                           "use \"euler-moreau\", or start beside the surface", model_.place_of_row(row));
        modes_[row] = below > 0.0 ? RowMode::lower : above < 0.0 ? RowMode::upper : RowMode::closed;
    }
    return true;
}

// Rows that were left out since others say the same stay at zero with them; nothing else watches them.
bool EventStepper::check_idle() {
    for (std::size_t row = 0; row < m_; ++row) {
        if (!motion_.direct(row) || motion_.modes()[row] != RowMode::idle) continue;
        double size = row_size(row, z_.data()) + std::abs(motion_.output()[row]);
        for (std::uint32_t k = model_.D.start[row]; k < model_.D.start[row + 1]; ++k) size += std::abs(model_.D.value[k] * motion_.lambda()[model_.D.column[k]]);
        if (!(std::abs(motion_.y()[row]) <= kHolds * size + 1e-300)) return nothing_fits("'" + name_of(row) + "'", model_.place_of_row(row));
    }
    return true;
}

} // namespace saltus::simulation
