// SPDX-License-Identifier: GPL-3.0-or-later
// What ends a mode: gaps that close, forces that vanish, sliding that stops, friction at its limit, bounds, and conditions of formulas.
#include "core/simulation/event_driven/event_stepper.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

constexpr double kFit = 1e-7;       // of the largest value: a guard's polynomial must come so near
constexpr double kRoughFit = 1e-5;  // the same by an implicit flow: the motion itself tells where it crosses zero
constexpr double kWrong = 1e-6;     // of a guard's largest value: it begins below zero
constexpr double kTouch = 1e-12;    // of a gap's terms: it is touched

using Depends = EventOutputs::Depends;

} // namespace

double EventStepper::row_size(std::size_t row, const double* z) const noexcept {
    const SparseRows& H = model_.H;
    const double* of = motion_.first_order(row) ? z + n_ : z;
    double size = 0.0;
    for (std::uint32_t k = H.start[row]; k < H.start[row + 1]; ++k) size += std::abs(H.value[k] * of[H.column[k]]);
    return size + std::abs(model_.b[row]);
}

double EventStepper::speed_scale(std::size_t row, const double* z) const noexcept {
    const SparseRows& H = model_.H;
    double size = 0.0, sum = 0.0;
    for (std::uint32_t k = H.start[row]; k < H.start[row + 1]; ++k) {
        const double term = H.value[k] * z[n_ + H.column[k]];
        size += std::abs(term);
        sum += term;
    }
    return size + std::abs(motion_.ydot()[row] - sum);
}

// Of a direction that is known to the last digits the rest of a motion shows as much: a box that slides along its floor.
double EventStepper::speed_rounding(std::size_t row, const double* z) const noexcept {
    const SparseRows& H = model_.H;
    double by = 0.0, fastest = 0.0;
    for (std::uint32_t k = H.start[row]; k < H.start[row + 1]; ++k) {
        by = std::max(by, std::abs(H.value[k]));
        fastest = std::max(fastest, std::abs(z[n_ + H.column[k]]));
    }
    return 64.0 * std::numeric_limits<double>::epsilon() * by * fastest;
}

// What does not change at events: the constants of affine rows, and which conditions count in these cells.
void EventStepper::find_constants() {
    std::fill(z_scratch_.begin(), z_scratch_.end(), 0.0);
    motion_.evaluate(base_.t, z_scratch_.data(), true);
    motion_.look(base_.t, z_scratch_.data());
    room_.y_at_zero.assign(motion_.y().begin(), motion_.y().end());
    room_.ydot_at_zero.assign(motion_.ydot().begin(), motion_.ydot().end());
    find_activity(base_.t, base_.z.data());
}

bool EventStepper::find_activity(double t, const double* z) {
    const std::size_t count = active_.size();
    if (count == 0) return true;
    motion_.decide(t, z, base_.cells.data(), deciding_out_.data());
    for (std::size_t k = 0; k < count; ++k) active_[k] = deciding_out_[count + k] != 0.0;
    return true;
}

void EventStepper::list_guards() {
    motion_.evaluate(base_.t, base_.z.data(), true);
    motion_.look(base_.t, base_.z.data());
    find_pinned(base_.z.data());
    items_.clear();
    need_forces_ = need_rows_ = need_residuals_ = has_idle_ = false;
    const auto modes = motion_.modes();
    using Kind = Item::Kind;
    const auto add = [&](Kind kind, std::size_t row, double side, bool by_force) {
        const auto departing = static_cast<int>(base_.departing[row]);
        int order = departing % 10;
        if ((kind == Kind::stick || kind == Kind::bound) && departing / 10 != (side > 0.0 ? 1 : 2)) order = 0;
        bool affine = !by_force && model_.of_events->steady[row];
        const RowKind of = model_.row_kind[row];
        if (kind == Kind::leave && of == RowKind::first_order) affine = affine && !motion_.direct(row);
        const double at_zero = kind == Kind::gap || (kind == Kind::leave && of == RowKind::first_order) ? room_.y_at_zero[row] : room_.ydot_at_zero[row];
        const double constant = std::isfinite(at_zero) ? side * at_zero : 0.0;
        items_.push_back({kind, static_cast<std::uint32_t>(row), side, order, affine && std::isfinite(at_zero), constant});
        if (by_force) need_forces_ = true;
        if (!items_.back().affine) need_rows_ = true;
    };
    for (std::size_t row = 0; row < m_; ++row) switch (model_.row_kind[row]) {
        case RowKind::contact:
            if (modes[row] == RowMode::open) add(Kind::gap, row, 1.0, false);
            if (modes[row] == RowMode::closed || (modes[row] == RowMode::idle && motion_.shares(row))) add(Kind::force, row, 1.0, true);
            break;
        case RowKind::friction:
            if (modes[row] == RowMode::closed) add(Kind::stick, row, 1.0, true), add(Kind::stick, row, -1.0, true);
            if (pinned_[row]) break; // it ends where what holds it fast lets go
            if (modes[row] == RowMode::slip_plus) add(Kind::slip, row, 1.0, false);
            if (modes[row] == RowMode::slip_minus) add(Kind::slip, row, -1.0, false);
            break;
        case RowKind::relay:
        case RowKind::first_order:
            if (modes[row] == RowMode::closed) {
                if (std::isfinite(model_.upper[row])) add(Kind::bound, row, 1.0, true);
                if (std::isfinite(model_.lower[row])) add(Kind::bound, row, -1.0, true);
            }
            if (pinned_[row]) break;
            if (modes[row] == RowMode::lower) add(Kind::leave, row, 1.0, motion_.direct(row));
            if (modes[row] == RowMode::upper) add(Kind::leave, row, -1.0, motion_.direct(row));
            has_idle_ = has_idle_ || (modes[row] == RowMode::idle && motion_.direct(row));
            break;
        case RowKind::velocity:
        case RowKind::position:
            break;
        }
    const auto& conditions = model_.of_events->conditions;
    for (std::size_t k = 0; k < conditions.size(); ++k) {
        if (!active_[k] || conditions[k].depends == Depends::in_time_evenly) continue;
        const double cell = base_.cells[k];
        if (base_.at_edge[k] == kStays || (conditions[k].condition.is_order() && cell == 0.0)) {
            items_.push_back({Kind::edge, static_cast<std::uint32_t>(k), 1.0, 0, false, 0.0});
            need_residuals_ = true;
            continue;
        }
        const auto interval = conditions[k].condition.interval(cell);
        for (const double side : {1.0, -1.0}) {
            if (!std::isfinite(side > 0.0 ? interval.upper : interval.lower)) continue;
            const double departs = side * base_.at_edge[k];
            items_.push_back({Kind::condition, static_cast<std::uint32_t>(k), side, departs > 0.0 ? static_cast<int>(departs) : 0, false, 0.0});
            need_residuals_ = true;
        }
    }
    motion_.let_steps_be_long(!need_forces_ && !need_rows_ && !need_residuals_);
    guards_.resize(items_.size());
    values_.resize(items_.size());
    hit_graze_.assign(items_.size(), 0);
    flight_ = HUGE_VAL;
    for (const Item& item : items_) {
        if (item.kind != Item::Kind::gap || item.departing != 1) continue;
        const double acceleration = model_.H.row_times(item.row, motion_.acceleration().data()) + motion_.bias()[item.row];
        if (acceleration < 0.0) flight_ = std::min(flight_, 2.0 * motion_.ydot()[item.row] / -acceleration);
    }
}

// The next instant at which a condition that depends on time alone passes an edge. reached: those that do so now.
double EventStepper::next_time_event(std::vector<std::uint32_t>* reached) {
    const auto& conditions = model_.of_events->conditions;
    const bool any = std::any_of(conditions.begin(), conditions.end(), [](const auto& one) { return one.depends == Depends::in_time_evenly; });
    if (!any) return HUGE_VAL;
    const double t = reached ? segment_end_ : base_.t;
    const double* z = reached ? z_.data() : base_.z.data();
    motion_.residuals(t, z, residual_.data());
    motion_.rates(t, z, rate_.data());
    double next = HUGE_VAL;
    const double now = 64.0 * std::numeric_limits<double>::epsilon() * std::max(std::abs(t), 1e-300);
    for (std::size_t k = 0; k < conditions.size(); ++k) {
        if (!active_[k] || conditions[k].depends != Depends::in_time_evenly || rate_[k] == 0.0) continue;
        const auto interval = conditions[k].condition.interval(base_.cells[k]);
        const double edge = rate_[k] > 0.0 ? interval.upper : interval.lower;
        if (!std::isfinite(edge)) continue;
        const double wait = (edge - residual_[k]) / rate_[k];
        if (!(wait < HUGE_VAL)) continue;
        if (reached && wait <= now) reached->push_back(static_cast<std::uint32_t>(k));
        next = std::min(next, wait <= 0.0 ? t : t + wait);
    }
    return next;
}

double EventStepper::value_of(const Item& item) const noexcept {
    using Kind = Item::Kind;
    switch (item.kind) {
    case Kind::gap: return motion_.y()[item.row];
    case Kind::force: return motion_.lambda()[item.row];
    case Kind::slip: return item.side * motion_.ydot()[item.row];
    case Kind::stick: return model_.mu[item.row] * motion_.lambda()[item.row - 1] - item.side * motion_.lambda()[item.row];
    case Kind::bound: return item.side > 0.0 ? model_.upper[item.row] - motion_.lambda()[item.row] : motion_.lambda()[item.row] - model_.lower[item.row];
    case Kind::leave: return item.side * (motion_.first_order(item.row) ? motion_.y()[item.row] : motion_.ydot()[item.row]);
    case Kind::condition: {
        const auto interval = model_.of_events->conditions[item.row].condition.interval(base_.cells[item.row]);
        return item.side > 0.0 ? interval.upper - residual_[item.row] : residual_[item.row] - interval.lower;
    }
    case Kind::edge: return off_edge(item.row, residual_[item.row]);
    }
    return 0.0;
}

double EventStepper::guard_at(const Item& item, double t, const double* z) {
    if (item.kind == Item::Kind::condition || item.kind == Item::Kind::edge) {
        motion_.residuals(t, z, residual_.data());
    } else {
        motion_.evaluate(t, z, true);
        motion_.look(t, z);
    }
    return value_of(item);
}

// Where time steps go on, between two events of rows that no mode describes, neither is known.
void EventStepper::fill_guards(double t, const double* z, double* out) {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    const bool known = base_.stepping == 0.0;
    const auto lambda = motion_.lambda();
    for (std::size_t row = 0; row < m_; ++row) {
        double& acceleration = out[row];
        double& reserve = out[m_ + row];
        acceleration = reserve = unknown;
        if (!known) continue;
        switch (model_.row_kind[row]) {
        case RowKind::friction: reserve = model_.mu[row] * lambda[row - 1] - std::abs(lambda[row]); break;
        case RowKind::relay:
        case RowKind::first_order: reserve = std::min(model_.upper[row] - lambda[row], lambda[row] - model_.lower[row]); break;
        default: break;
        }
        if (model_.row_kind[row] != RowKind::first_order) acceleration = model_.H.row_times(row, motion_.acceleration().data()) + motion_.bias()[row];
    }
    if (!model_.of_events->conditions.empty()) motion_.residuals(t, z, out + 2 * m_);
}

bool EventStepper::hangs_on_force(const Item& item) const noexcept {
    using Kind = Item::Kind;
    return item.kind == Kind::force || item.kind == Kind::stick || item.kind == Kind::bound || (item.kind == Kind::leave && motion_.direct(item.row));
}

// The guards over the flow's last step, as polynomials.
bool EventStepper::sample_guards(const flow::DenseStep& dense) {
    const bool sampled = need_rows_ || need_residuals_ || need_forces_, implicit = flow_->implicit();
    for (std::size_t i = 0; sampled && i < flow::sample_points; ++i) {
        const double theta = flow::sample_thetas[i], t = dense.time(theta);
        dense.values(theta, z_scratch_);
        if (need_forces_) flow_->refine(theta, z_scratch_);
        if (need_rows_ || need_forces_) {
            motion_.evaluate(t, z_scratch_.data(), true);
            motion_.look(t, z_scratch_.data());
        }
        if (need_residuals_) motion_.residuals(t, z_scratch_.data(), residual_.data());
        for (std::size_t k = 0; k < items_.size(); ++k)
            if (!items_[k].affine) values_[k][i] = value_of(items_[k]);
    }
    wrong_way_ = unfit_ = kNone;
    shorten_to_ = 0.5;
    leaving_ = {};
    const double absolute = 10.0 * model_.scheme.events->atol;
    bool fits = true;
    approaches_ = false;
    for (std::size_t k = 0; k < items_.size(); ++k) {
        const Item& item = items_[k];
        flow::Guard& guard = guards_[k];
        guard.watch = flow::Watch::falling;
        guard.departing = item.departing;
        guard.graze = 0.0;
        if (item.kind == Item::Kind::edge) {
            guard.polynomial.b.fill(1.0); // none to be searched
            double farthest = 0.0;
            for (const double value : values_[k])
                if (!(std::abs(value) <= std::abs(farthest))) farthest = value;
            if (!std::isfinite(farthest)) return give_up(Failed::guard_not_finite, k);
            if (std::abs(farthest) > near_edge(item.row, residual_[item.row])) leaving_ = {item.row, farthest > 0.0 ? 1.0 : -1.0, dense.length()};
            continue;
        }
        bool follows = true;
        if (item.affine) {
            const bool of_q = item.kind == Item::Kind::gap;
            const std::size_t offset = of_q ? 0 : n_;
            const SparseRows& H = model_.H;
            const std::uint32_t start = H.start[item.row], count = H.start[item.row + 1] - start;
            guard.polynomial = dense.bernstein(H.column.subspan(start, count), H.value.subspan(start, count), offset, item.side, item.constant);
        } else {
            double largest = 0.0, bad = 0.0;
            for (const double value : values_[k]) largest = std::max(largest, std::abs(value)), bad += value - value;
            if (!(bad == 0.0)) return give_up(Failed::guard_not_finite, k);
            const flow::Sampled fit = flow::interpolated(values_[k]);
            follows = fit.disagreement <= (implicit ? kRoughFit : kFit) * largest + absolute;
            if (!follows) unfit_ = k;
            fits = fits && follows;
            guard.polynomial = fit.polynomial;
        }
        // A mode that the motion leaves at once in the wrong direction was none. A polynomial that the guard does not follow says nothing of that: a
        // gap that opens and closes at the very beginning of a long step.
        const double size = flow::largest(guard.polynomial) + (item.kind == Item::Kind::gap ? row_size(item.row, z_scratch_.data()) : 0.0);
        const double begins = guard.polynomial.b[item.departing == 1 ? 1 : 0];
        if (follows && item.departing < 2 && begins < -kWrong * size - absolute && !(is_switched(item) && begins >= -uncertainty(item))) {
            wrong_way_ = k; // what an implicit flow's polynomial is off by falls with the step, a wrong mode's way does not
            fits = false;
        }
        if (item.kind == Item::Kind::leave && hangs_on_force(item)) guard.graze = kTouch * (flow::largest(guard.polynomial) + row_size(item.row, z_scratch_.data()));
        if (item.kind == Item::Kind::gap) {
            guard.graze = kTouch * (flow::largest(guard.polynomial) + row_size(item.row, z_scratch_.data()));
            // A contact that has touched without a force and now approaches: it is decided where the step begins.
            const auto& b = guard.polynomial.b;
            approaches_ = approaches_ || (item.departing == 0 && b[0] <= guard.graze && b[1] < b[0]);
        }
    }
    if (fits && bounds_) {
        const double clear = find_hidden_guards(dense);
        if (clear < 1.0) shorten_to_ = clear, unfit_ = bounds_->hidden(), fits = false;
    }
    return fits;
}

// What samples of curved guards have missed: as GuardBounds::clear_until().
double EventStepper::find_hidden_guards(const flow::DenseStep& dense) {
    bounded_.clear();
    for (std::size_t k = 0; k < items_.size(); ++k) {
        const Item& item = items_[k];
        if (item.affine) continue;
        GuardBounds::Guard one;
        switch (item.kind) {
        case Item::Kind::gap: one.output = bounds_->gap_of(item.row), one.rate = bounds_->rate_of(item.row); break;
        case Item::Kind::slip: one.output = bounds_->rate_of(item.row), one.factor = item.side; break;
        case Item::Kind::leave:
            if (motion_.first_order(item.row)) continue;
            one.output = bounds_->rate_of(item.row), one.factor = item.side;
            break;
        case Item::Kind::condition: {
            const auto interval = model_.of_events->conditions[item.row].condition.interval(base_.cells[item.row]);
            one.condition = true, one.output = item.row, one.factor = -item.side, one.constant = item.side > 0.0 ? interval.upper : -interval.lower;
            break;
        }
        default: continue;
        }
        if (one.output == GuardBounds::kNone) continue;
        one.number = k;
        one.polynomial = &guards_[k].polynomial;
        one.allowed = (flow_->implicit() ? kRoughFit : kFit) * flow::largest(guards_[k].polynomial) + 10.0 * model_.scheme.events->atol;
        bounded_.push_back(one);
    }
    return bounds_->clear_until(dense, motion_.inputs(base_.t, base_.z.data()), base_.cells.data(), bounded_);
}

// Whether a guard that was not hit crosses between two instants of the step that was searched.
bool EventStepper::another_crosses(double begun, double span, double from, double to) const noexcept {
    const double first = std::clamp((from - begun) / span, 0.0, 1.0), last = std::clamp((to - begun) / span, 0.0, 1.0);
    for (std::size_t k = 0; k < guards_.size(); ++k)
        if (std::find(hits_.begin(), hits_.end(), k) == hits_.end() && flow::value(guards_[k].polynomial, first) > 0.0 && flow::value(guards_[k].polynomial, last) < 0.0) return true;
    return false;
}

// On to the instant of the first crossing: the step once more to where the polynomial says, then Newton's steps in time on the guard itself.
EventStepper::Arrival EventStepper::arrive(const flow::Hit& hit, double t, double next_sample) {
    if (flow_->implicit()) return arrive_implicitly(hit, t, next_sample);
    const Item& item = items_[static_cast<std::size_t>(hit.guard)];
    const double begun = flow_->start_time(), span = flow_->time() - begun;
    const double theta = (t - begun) / span;
    double rate = hit.root.slope / span;
    for (int k = 0; k < item.departing; ++k) rate *= theta;
    const double found = t;
    for (int round = 0;; ++round) {
        if (t <= begun) t = std::nextafter(begun, HUGE_VAL);
        if (t != flow_->time())
            if (const auto done = flow_->redo(t); !done) return flow_failed(done.error()), Arrival::failed;
        const double length = flow_->time() - begun;
        if (hit.root.kind == flow::RootKind::graze) return Arrival::there;
        const double value = guard_at(item, flow_->time(), flow_->state().data());
        const double slope = item.kind == Item::Kind::gap ? motion_.ydot()[item.row] : rate;
        const double late = -value / slope;
        if (!std::isfinite(late) || std::abs(late) >= 0.1 * length) return Arrival::there; // no transversal root: the polynomial's instant stands
        const double far = 4.0 * std::numeric_limits<double>::epsilon() * std::max(std::abs(flow_->time()), length);
        if (late > far && another_crosses(begun, span, found, flow_->time() + late)) { // what was found is little but rounding: the step ends there
            if (const auto done = flow_->redo(found); !done) return flow_failed(done.error()), Arrival::failed;
            return Arrival::not_yet;
        }
        if (std::abs(late) <= 1e-7 * length || std::abs(late) <= far || round == 5) {
            if (next_sample < flow_->time()) flow_->dense_within(); // before it ends a trifle elsewhere
            if (late != 0.0) flow_->nudge(late);
            return Arrival::there;
        }
        t = flow_->time() + late;
    }
}

// An implicit flow's polynomial is rough, and a force by a stiff term of it rougher: only steps of the motion itself tell. Between a step that ends
// before the crossing and one that ends behind it, by secants that keep them apart (Illinois).
EventStepper::Arrival EventStepper::arrive_implicitly(const flow::Hit& hit, double t, double next_sample) {
    constexpr int kMostSteps = 60;
    const Item& item = items_[static_cast<std::size_t>(hit.guard)];
    const double begun = flow_->start_time(), end = flow_->time();
    const auto guard_after = [&](double at, double& value) {
        if (at != flow_->time())
            if (const auto done = flow_->redo(at); !done) return flow_failed(done.error());
        value = guard_at(item, at, flow_->state().data());
        return true;
    };
    double before = begun, behind = end, above = 0.0, below = guard_at(item, end, flow_->state().data());
    double value = 0.0;
    t = std::min(std::max(t, std::nextafter(begun, HUGE_VAL)), end);
    if (!guard_after(t, value)) return Arrival::failed;
    if (hit.root.kind == flow::RootKind::graze) {
        const double sure = kFit * flow::largest(guards_[static_cast<std::size_t>(hit.guard)].polynomial) + 10.0 * model_.scheme.events->atol;
        return value > sure ? Arrival::not_yet : value < -sure ? Arrival::too_late : Arrival::there;
    }
    if (value > 0.0) {
        before = t, above = value;
        if (below > 0.0) { // on either side: a dip, a little later than the polynomial has it, or none. The step ends here, and the next one looks again.
            constexpr double kCreeps = 1e-3;
            if (t - begun > kCreeps * (end - begun)) return Arrival::not_yet;
            const double beyond = begun + std::max(2.0 * (t - begun), kCreeps * kCreeps * (end - begun));
            if (!guard_after(beyond, value)) return Arrival::failed;
            if (value > 0.0) return Arrival::not_yet;
            behind = beyond, below = value;
        }
    } else {
        behind = t, below = value;
        for (int k = 0; !(above > 0.0); ++k) { // some instant before it
            const double at = begun + 0.5 * (behind - begun);
            if (k == 40 || !(at > begun)) { // none: it crosses where the step begins, unless it has left zero there
                if (item.departing > 0 || !(guard_at(item, begun, base_.z.data()) > 0.0)) return Arrival::too_late;
                before = begun, above = below = 0.0;
                break;
            }
            if (!guard_after(at, value)) return Arrival::failed;
            if (value > 0.0) before = at, above = value;
            else behind = at, below = value;
        }
    }
    const double exact = 4.0 * std::numeric_limits<double>::epsilon() * std::max(std::abs(end), end - begun);
    double weight_above = above, weight_below = below;
    int side = 0;
    for (int step = 0; behind - before > exact && below < 0.0; ++step) {
        if (step == kMostSteps) break;
        double at = before + (behind - before) * (weight_above / (weight_above - weight_below));
        if (!(at > before && at < behind) || step % 6 == 5) at = before + 0.5 * (behind - before);
        if (!(at > before && at < behind)) break;
        if (!guard_after(at, value)) return Arrival::failed;
        if (value > 0.0) {
            before = at, above = weight_above = value;
            if (side == 1) weight_below *= 0.5;
            side = 1;
        } else {
            behind = at, below = weight_below = value;
            if (side == -1) weight_above *= 0.5;
            side = -1;
        }
    }
    if (another_crosses(begun, end - begun, t, behind)) return guard_after(t, value) ? Arrival::not_yet : Arrival::failed;
    if (!guard_after(behind, value)) return Arrival::failed;
    if (next_sample < flow_->time()) flow_->dense_within();
    return Arrival::there;
}

// What the guards that were reached say of their rows.
void EventStepper::read_hits(double t) {
    std::fill(touches_.begin(), touches_.end(), 0);
    std::fill(forced_open_.begin(), forced_open_.end(), 0);
    std::fill(grazes_.begin(), grazes_.end(), 0);
    std::fill(struck_.begin(), struck_.end(), 0);
    std::fill(forced_slip_.begin(), forced_slip_.end(), 0);
    flips_.clear();
    double passed = 0.0; // the cell
    for (const std::size_t k : hits_) {
        const Item& item = items_[k];
        switch (item.kind) {
        case Item::Kind::gap:
            if (std::uint32_t condition = 0; motion_.passes(item.row, t, z_.data(), condition, passed)) {
                flips_.push_back({condition, passed});
                break;
            }
            touches_[item.row] = 1;
            grazes_[item.row] = hit_graze_[k];
            break;
        case Item::Kind::force: forced_open_[item.row] = 1; break;
        case Item::Kind::slip: grazes_[item.row] = 1; break; // its speed is zero
        case Item::Kind::leave: grazes_[item.row] = 1; break;
        case Item::Kind::stick: forced_slip_[item.row] = item.side > 0.0 ? -1 : 1; break;
        case Item::Kind::bound: struck_[item.row] = 1; break;
        case Item::Kind::condition: {
            const auto& condition = model_.of_events->conditions[item.row].condition;
            const double cell = base_.cells[item.row];
            flips_.push_back({item.row, condition.is_order() ? -cell : cell + item.side});
            break;
        }
        case Item::Kind::edge: break;
        }
    }
    time_hits_.clear();
    if (event_is_in_time_) next_time_event(&time_hits_);
    for (const std::uint32_t k : time_hits_) {
        const auto& condition = model_.of_events->conditions[k].condition;
        flips_.push_back({k, condition.is_order() ? (rate_[k] > 0.0 ? 1.0 : -1.0) : base_.cells[k] + (rate_[k] > 0.0 ? 1.0 : -1.0)});
    }
    for (const auto& [k, cell] : flips_) tell_switch(t, k);
}

} // namespace saltus::simulation
