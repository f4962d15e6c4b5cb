// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a run: segments, samples within them, events at their ends, and what of it a state keeps.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"
#include "core/simulation/copy_few.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

constexpr double kOfRun = 0.05;  // the longest step is this part of the run, so that roots are found to the last digits
constexpr double kFlights = 4.0;
constexpr double kGivenGap = 1e-6; // unit of the relation: initial values are often given to so many digits
constexpr int kMostHalvings = 30, kRough = 12, kSurelyWrong = 16;
constexpr int kMostAtOnce = 32;  // events at one instant

} // namespace

EventStepper::EventStepper(Assembled& model, bool books, double end, std::unique_ptr<Motion> motion)
    : model_(model), own_motion_(motion ? std::move(motion) : std::make_unique<Motion>(model, books)), motion_(*own_motion_), n_(model.layout.coordinates), N_(model.layout.unknowns()), m_(model.layout.rows) {
    const EventScheme& scheme = *model.scheme.events;
    const std::size_t size = motion_.size(), conditions = model.of_events->conditions.size();
    longest_ = std::min(scheme.max_step, kOfRun * end);
    make_flow();

    base_.z.assign(size, 0.0);
    base_.modes.assign(m_, RowMode::open);
    base_.departing.assign(m_, 0.0);
    base_.history.assign(m_ * EventOutputs::kHistory, -1e300);
    base_.cells.assign(conditions, 0.0);
    base_.at_edge.assign(conditions, 0.0);
    z_.assign(size, 0.0);
    z_scratch_.assign(size, 0.0);
    scratch_.assign(size, 0.0);
    modes_ = base_.modes;
    for (auto* array : {&touches_, &candidate_, &forced_open_, &grazes_, &struck_, &mask_, &ends_}) array->assign(m_, 0);
    forced_slip_.assign(m_, 0);
    for (auto* array : {&speed_, &constant_, &answer_, &w_, &percussion_, &scale_}) array->assign(m_, 0.0);
    push_columns_.assign(m_ * N_, 0.0);
    for (const EventOutputs::Switch& one : model.of_events->conditions) unforeseen_edges_ = unforeseen_edges_ || one.depends != EventOutputs::Depends::in_time_evenly;
    residual_.assign(conditions, 0.0);
    rate_.assign(conditions, 0.0);
    active_.assign(conditions, 0);
    deciding_in_.assign(conditions, 0.0);
    deciding_out_.assign(2 * conditions, 0.0);
    for (Sample* sample : {&before_, &after_}) {
        sample->z.assign(size, 0.0);
        for (auto* array : {&sample->y, &sample->ydot, &sample->percussion, &sample->force}) array->assign(m_, 0.0);
        sample->acting.assign(N_, 0.0);
        sample->guards.assign(2 * m_ + conditions, 0.0);
    }
    std::size_t first_order = 0, one_sided = 0;
    for (std::size_t row = 0; row < m_; ++row)
        if (motion_.first_order(row)) ++first_order, one_sided += std::isinf(model_.lower[row]) != std::isinf(model_.upper[row]) ? 1 : 0;
    has_switches_ = first_order > 1 && one_sided > 0;
    const EventOutputs& outputs = *model.of_events;
    plain_rows_ = n_ == N_ && outputs.gap.empty() && outputs.rate.empty() && outputs.H.empty() && outputs.moving.empty();
    make_room();
    if (motion_.by_formulas()) bounds_.emplace(outputs, model.layout.time_inputs());
    if (scheme.hand_over && motion_.by_formulas()) steps_ = steps_of_equations(model, books);
    next_.q.assign(n_, 0.0);
    next_.impulse.assign(n_, 0.0);
    for (auto* array : {&next_.u, &next_.acting}) array->assign(N_, 0.0);
    for (auto* array : {&next_.y, &next_.ydot, &next_.lambda, &next_.percussion, &next_.dhdt}) array->assign(m_, 0.0);

    if (m_ == 0) return;
    std::vector<math::Triplet> entries;
    for (std::size_t i = 0; i < m_; ++i)
        for (std::size_t j = 0; j < m_; ++j) entries.push_back({i, j, i == j ? 1.0 : 0.5});
    operator_ = math::SparseMatrix::from_triplets(m_, entries);
    solvers::MixedSettings settings;
    settings.tolerance = 1e-13;
    impact_solver_ = std::make_unique<solvers::MixedSolver>(operator_, model.mixed_rows(), settings);
    force_solver_ = std::make_unique<solvers::MixedSolver>(operator_, model.mixed_rows(), settings);
}

void EventStepper::make_flow() {
    const EventScheme& scheme = *model_.scheme.events;
    const std::size_t size = motion_.size();
    flow::Tolerances tolerances;
    tolerances.relative = scheme.rtol;
    tolerances.absolute.assign(std::max<std::size_t>(size, 1), scheme.atol);
    for (std::size_t i = n_ + N_; i < size; ++i) tolerances.absolute[i] = 1e280; // books follow, they do not steer
    tolerances.max_step = longest_;
    const int count = static_cast<int>(std::max<std::size_t>(size, 1));
    using Use = flow::SwitchingFlow::Use;
    if (size == 0 || !model_.of_events->has_slopes()) flow_ = std::make_unique<flow::ExplicitFlow>(count, std::move(tolerances));
    else flow_ = std::make_unique<flow::SwitchingFlow>(count, std::move(tolerances), slopes_, scheme.flow == FlowKind::implicit_alone ? Use::implicit_alone : Use::as_needed);
    base_.flow.assign(flow_->memory_size(), 0.0);
}

// Once a run.
void EventStepper::tell_stiffness() {
    if (told_stiff_ || model_.scheme.events->flow == FlowKind::implicit_alone || !(flow_->implicit() || flow_->stiff())) return;
    told_stiff_ = true;
    const std::string when = "from t = " + time_text(flow_->start_time()) + " s on ";
    if (flow_->implicit()) notices_.push_back(when + "the motion is stiff and its flow implicit (Radau IIA): stability held the steps of the explicit one short, not the tolerance");
    else if (model_.scheme.events->flow == FlowKind::explicit_alone)
        notices_.push_back(when + "the steps of the event-driven integrator are held short by the stiffness of the equations, not by the tolerance: write \"flow\": \"stiff\", or leave \"flow\" out");
    else notices_.push_back(when + "the steps of the event-driven integrator are held short by the stiffness of the equations, not by the tolerance: time stepping may be faster");
}

void EventStepper::make_room() {
    const std::size_t conditions = model_.of_events->conditions.size(), guards = 2 * (m_ + conditions);
    items_.reserve(guards), guards_.reserve(guards), values_.reserve(guards), bounded_.reserve(guards), hit_graze_.reserve(guards), hits_.reserve(guards);
    search_ = std::make_unique<flow::EventSearch>(static_cast<int>(guards));
    time_hits_.reserve(conditions), flips_.reserve(2 * conditions);
    happened_.reserve(4 * m_ + 2 * conditions), impacts_.reserve(m_), spans_.reserve(2 * m_);
    Room& r = room_;
    r.order.reserve(m_), r.judged.reserve(m_), r.matrix.reserve((m_ + 1) * (m_ + 1));
    for (auto* array : {&r.x, &r.now, &r.lambda, &r.before, &r.u, &r.part, &r.struck, &r.sizes, &r.y_at_zero, &r.ydot_at_zero}) array->assign(m_, 0.0);
    r.ahead.assign(motion_.size(), 0.0);
    r.reached.assign(motion_.size(), 0.0);
    r.kept_state.assign(motion_.size(), 0.0), r.longer_step.assign(motion_.size(), 0.0);
    r.cells.assign(conditions, 0.0);
    r.open.assign(m_, RowMode::open);
    r.slipping = r.switches = r.shortest = r.so_far = r.decided = r.first = r.open;
    r.touching.assign(m_, 0);
    pinned_.assign(m_, 0), judged_.assign(m_, 0), part_.assign(m_, Part::none);
    r.rate.assign(N_, 0.0), r.taken.assign((m_ + 2) * (std::max(N_, m_) + m_), 0.0), r.way.assign(m_, 0.0), r.pivots.assign(m_ + 2, 0);
    r.was_pinned = pinned_;
    r.active.assign(conditions, 0);
    r.on_edge.assign(conditions, 0);
    for (auto* array : {&r.residuals, &r.quarter, &r.half, &r.full, &r.unheld, &r.rates, &r.at_once}) array->assign(conditions, 0.0);
    r.kept.reserve(conditions), r.onward.assign(conditions, 0.0), r.ways.assign(conditions, 0.0), r.cells_before.assign(conditions, 0.0);
}

bool EventStepper::is_closed(const Layout& layout, const State& state, std::size_t row) noexcept {
    const std::size_t modes = layout.force + EventOutputs::modes_at(layout.coordinates, layout.unknowns(), layout.rows);
    const double mode = state.numbers[modes + row];
    return rests(static_cast<RowMode>(static_cast<unsigned char>(mode)));
}

// --- what a state keeps -----------------------------------------------------------------------------------------------

void EventStepper::save(State& state) const noexcept {
    const Layout& layout = model_.layout;
    double* out = state.numbers.data() + layout.force + layout.rows;
    const Base& b = base_;
    const auto finite = [](double value) { return std::isinf(value) ? std::copysign(1e300, value) : value; };
    const double scalars[EventOutputs::kScalars] = {1.0, b.t, b.flow[0], b.flow[1], b.flow[2], b.flow[3], b.due, finite(b.rest_time), b.stepping, b.window, b.in_window,
                                finite(b.last_event), b.at_once, finite(b.next_time), b.quiet, b.stepped_row};
    out = std::copy(std::begin(scalars), std::end(scalars), out);
    std::fill_n(out, n_ + N_ + EventOutputs::kBooks, 0.0);
    std::copy(b.z.begin(), b.z.end(), out);
    out += n_ + N_ + EventOutputs::kBooks;
    for (const RowMode mode : b.modes) *out++ = static_cast<double>(mode);
    for (const auto* part : {&b.departing, &b.history, &b.cells, &b.at_edge}) out = std::copy(part->begin(), part->end(), out);
    std::copy(b.flow.begin() + 4, b.flow.end(), out);
}

void EventStepper::load(const State& state) {
    const Layout& layout = model_.layout;
    const double* in = state.numbers.data() + layout.force + layout.rows;
    const auto infinite = [](double value) { return std::abs(value) >= 1e300 ? std::copysign(HUGE_VAL, value) : value; };
    Base& b = base_;
    b.t = in[1];
    std::copy_n(in + 2, 4, b.flow.begin());
    b.due = in[6], b.rest_time = infinite(in[7]), b.stepping = in[8], b.window = in[9], b.in_window = in[10];
    b.last_event = infinite(in[11]), b.at_once = in[12], b.next_time = infinite(in[13]), b.quiet = in[14], b.stepped_row = in[15];
    in += EventOutputs::kScalars;
    std::copy_n(in, b.z.size(), b.z.begin());
    in += n_ + N_ + EventOutputs::kBooks;
    for (RowMode& mode : b.modes) mode = static_cast<RowMode>(static_cast<unsigned char>(*in++));
    for (auto* part : {&b.departing, &b.history, &b.cells, &b.at_edge}) {
        std::copy_n(in, part->size(), part->begin());
        in += part->size();
    }
    std::copy_n(in, b.flow.size() - 4, b.flow.begin() + 4);
}

void EventStepper::parameters_changed(const State& state) {
    motion_.set_parameters(state.numbers.data());
    error_.reset();
    has_segment_ = base_is_kept_ = false;
    if (m_ > 0) impact_solver_->set_rows(model_.mixed_rows()), force_solver_->set_rows(model_.mixed_rows());
    if (state.numbers[model_.layout.force + m_] != 1.0) return; // no base yet: settle() makes one
    load(state);
    if (model_.scheme.events->hand_over) stepped_.numbers = state.numbers;
    if (base_.stepping == 0.0) begin(false);
    else motion_.set_modes(room_.open);
}

// The flow at the base; fresh: as if nothing had been learnt.
bool EventStepper::begin(bool fresh) {
    motion_.set_cells(base_.cells);
    motion_.set_modes(base_.modes);
    motion_.begin_at(base_.z.data());
    has_segment_ = at_event_ = false;
    if (base_.z.empty()) return true;
    const auto started = flow_->start(flow::RightSide(motion_), base_.t, base_.z);
    if (!started) return flow_failed(started.error());
    if (!fresh) flow_->restore(base_.flow);
    flow_->save(base_.flow);
    find_constants();
    list_guards();
    return true;
}

// The state's own q, v, x: a start, or a parameter has changed.
bool EventStepper::settle(State& state) {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    error_.reset();
    base_is_kept_ = false;
    motion_.set_parameters(x);
    if (m_ > 0) impact_solver_->set_rows(model_.mixed_rows()), force_solver_->set_rows(model_.mixed_rows());
    const bool known = x[layout.force + m_] == 1.0;
    if (known) load(state);
    if (model_.scheme.events->hand_over) stepped_.numbers = state.numbers;
    base_.t = x[layout.time];
    std::copy_n(x + layout.q, n_, base_.z.begin());
    std::copy_n(x + layout.v, N_, base_.z.begin() + static_cast<std::ptrdiff_t>(n_));
    take_books(x);
    z_ = base_.z;
    hits_.clear();
    event_is_in_time_ = false;
    segment_end_ = base_.t;
    happened_.clear(), impacts_.clear(), spans_.clear();
    base_.rest_time = HUGE_VAL;
    if (base_.stepping != 0.0) { // time steps go on
        base_.z = z_;
        motion_.set_modes(room_.open);
        fill(after_, base_.t, base_.z);
        save(state);
        return true;
    }
    std::fill(base_.departing.begin(), base_.departing.end(), 0.0);
    std::fill(base_.at_edge.begin(), base_.at_edge.end(), 0.0);
    flips_.clear();
    if (!decide_cells(base_.t, z_.data(), true, flips_)) return false;
    motion_.set_modes(base_.modes);
    motion_.evaluate(base_.t, z_.data(), true);
    motion_.look(base_.t, z_.data());
    double bad = 0.0;
    for (const auto part : {motion_.free_acceleration(), motion_.y(), motion_.ydot()})
        for (const double value : part) bad += value - value;
    for (const double value : z_) bad += value - value;
    // the gaps of a state that is being repaired, before its rows are decided
    std::copy(motion_.y().begin(), motion_.y().end(), x + layout.y);
    std::copy(motion_.ydot().begin(), motion_.ydot().end(), x + layout.ydot);
    for (std::size_t row = 0; row < m_; ++row) x[layout.dhdt + row] = motion_.first_order(row) ? 0.0 : motion_.ydot()[row] - model_.H.row_times(row, x + layout.v);
    if (!(bad == 0.0)) return give_up(Failed::numbers);
    if (!decide_at_rest(known, known && state.step > 0)) return false;
    x[layout.force + m_] = 1.0;
    fill(after_, base_.t, base_.z);
    hand_over(after_);
    std::copy(next_.lambda.begin(), next_.lambda.end(), x + layout.lambda);
    std::copy(after_.force.begin(), after_.force.end(), x + layout.force);
    std::copy(after_.guards.begin(), after_.guards.end(), x + layout.force + model_.of_events->guards_at(n_, N_, m_));
    std::copy(next_.acting.begin(), next_.acting.end(), x + layout.acting);
    save(state);
    return true;
}

// The modes at the base, as far as no impact is needed for them: that is an event of the run, and so is all that a parameter's change does to them.
bool EventStepper::decide_at_rest(bool known, bool changed) {
    base_.due = 1.0;
    base_.next_time = next_time_event(nullptr); // of a run that begins with an impact too
    bool held = true; // else who calls is still looking for positions
    for (std::size_t row = 0; row < m_; ++row) {
        const double y = motion_.y()[row], size = row_size(row, z_.data());
        if (model_.row_kind[row] == RowKind::velocity) held = held && std::abs(y) <= 1e-8 * (1.0 + size);
        if (model_.row_kind[row] == RowKind::contact) held = held && (y >= -std::max(1e-11 * size, kGivenZero) || y < -kGivenGap); // starts.h moves what is off by its last digits
    }
    if (!held) return begin(!known);
    const Base before = base_;
    if (!decide(base_.t, true)) return false;
    const bool happens = leapt_ || base_.stepping != 0.0 || std::any_of(happened_.begin(), happened_.end(), [&](const RunEvent& event) { return changed || event.kind == EventKind::impact; });
    if (!happens) {
        base_.z = z_;
        base_.modes = modes_;
        base_.due = 0.0;
    } else {
        base_ = before;
        if (changed) base_.due = kDueAfterChange;
    }
    happened_.clear(), impacts_.clear(), spans_.clear();
    if (!begin(!known)) return false;
    if (base_.due == 0.0) base_.next_time = next_time_event(nullptr);
    return true;
}

// --- segments ---------------------------------------------------------------------------------------------------------

bool EventStepper::step_flow(double t_most) {
    if (flow_->counts().evaluations >= most_evaluations_) return give_up(Failed::limit);
    const auto done = flow_->step(t_most);
    return done || flow_failed(done.error());
}

bool EventStepper::flow_failed(const flow::Failure& failure) {
    const std::size_t component = failure.component < 0 ? kNone : static_cast<std::size_t>(failure.component);
    return give_up(failure.cause == flow::Cause::step_too_small ? Failed::step_too_small : Failed::motion_not_finite, component);
}

bool EventStepper::make_segment(double next_sample) {
    hits_.clear();
    at_event_ = event_is_in_time_ = false;
    const double t_time = std::min(base_.next_time, base_.rest_time);
    has_segment_ = true;
    if (t_time <= base_.t || base_.due != 0.0) {
        segment_end_ = base_.t;
        at_event_ = true;
        event_is_in_time_ = t_time <= base_.t;
        return true;
    }
    has_segment_ = false;
    double t_most = std::min({t_time, base_.t + longest_, base_.t + kFlights * flight_});
    if (!(t_most > base_.t)) t_most = std::nextafter(base_.t, HUGE_VAL);
    if (!step_flow(t_most)) return false;
    for (int halvings = 0; !items_.empty(); ++halvings) {
        const flow::DenseStep& dense = flow_->dense();
        if (!sample_guards(dense)) {
            if (error_) return false;
            if (!flow_->implicit() && (wrong_way_ != kNone || halvings == kRough)) {
                if (flow_->become_implicit()) { // a steep guard may show nothing but the explicit flow's errors
                    if (const auto done = flow_->restart(flow::RightSide(motion_), base_.t, base_.z); !done) return flow_failed(done.error());
                    if (!step_flow(t_most)) return false;
                    halvings = -1;
                    continue;
                }
                if (wrong_way_ != kNone) return give_up(Failed::wrong_way, wrong_way_);
            }
            if (wrong_way_ != kNone && halvings == kSurelyWrong) return give_up(Failed::wrong_way, wrong_way_); // shorter ones would end below the tolerance, and be taken
            const double middle = dense.start() + shorten_to_ * dense.length();
            if (halvings == kMostHalvings || !(middle > dense.start())) return wrong_way_ != kNone ? give_up(Failed::wrong_way, wrong_way_) : give_up(Failed::guards_too_fast, unfit_);
            if (const auto done = flow_->redo(middle); !done) return flow_failed(done.error());
            continue;
        }
        if ((approaches_ && base_.last_event < base_.t) || leaving_.condition != kNone || returns_from_faint()) {
            base_.due = 1.0;
            segment_end_ = base_.t;
            has_segment_ = at_event_ = true;
            return true;
        }
        flow::FirstEvents first = search_->first(guards_, dense.start(), dense.end());
        while (!first.hits.empty() && pass_over_faint(first.hits)) first = search_->first(guards_, dense.start(), dense.end());
        if (first.hits.empty()) {
            const double middle = flow_->start_time() + 0.5 * (flow_->time() - flow_->start_time());
            if (halvings == kMostHalvings || !(middle > flow_->start_time()) || !leads_astray()) break;
            if (const auto done = flow_->redo(middle); !done) return flow_failed(done.error());
            continue;
        }
        const flow::Hit hit = first.hits.front();
        const double t = first.t;
        for (const flow::Hit& one : first.hits) {
            hits_.push_back(static_cast<std::size_t>(one.guard));
            hit_graze_[static_cast<std::size_t>(one.guard)] = one.root.kind == flow::RootKind::graze;
        }
        const Arrival arrived = arrive(hit, t, next_sample);
        if (arrived == Arrival::failed) return false;
        at_event_ = arrived == Arrival::there;
        if (at_event_) break;
        std::fill(hit_graze_.begin(), hit_graze_.end(), static_cast<unsigned char>(0));
        hits_.clear();
        if (arrived == Arrival::not_yet) break; // the step ends there, without an event
        const double middle = flow_->start_time() + 0.5 * (flow_->time() - flow_->start_time());
        if (halvings == kMostHalvings || !(middle > flow_->start_time())) return give_up(Failed::guards_too_fast, static_cast<std::size_t>(hit.guard));
        if (const auto done = flow_->redo(middle); !done) return flow_failed(done.error());
    }
    segment_end_ = flow_->time();
    if (segment_end_ >= t_time || (at_event_ && t_time - segment_end_ <= at_one_instant(t_time))) at_event_ = event_is_in_time_ = true;
    has_segment_ = true;
    tell_stiffness();
    return true;
}

bool EventStepper::pass_segment() {
    base_.t = flow_->time();
    std::copy(flow_->state().begin(), flow_->state().begin() + static_cast<std::ptrdiff_t>(base_.z.size()), base_.z.begin());
    std::fill(base_.departing.begin(), base_.departing.end(), 0.0);
    forget_edges();
    for (Item& item : items_) item.departing = 0;
    flight_ = HUGE_VAL;
    has_segment_ = false;
    bool moved = false;
    if (!motion_.held().empty()) {
        z_ = base_.z;
        if (!project(base_.t, z_, true)) return false;
        moved = z_ != base_.z;
        if (has_idle_) {
            motion_.evaluate(base_.t, z_.data(), true);
            motion_.look(base_.t, z_.data());
            if (!check_idle()) return false;
        }
    }
    flow_->save(base_.flow);
    if (moved) base_.z = z_;
    motion_.begin_at(base_.z.data());
    if (!moved) return true;
    if (const auto done = flow_->restart(flow::RightSide(motion_), base_.t, base_.z); !done) return flow_failed(done.error());
    flow_->restore(base_.flow);
    return true;
}

bool EventStepper::take_event() {
    const double t = segment_end_;
    const bool within = t > base_.t;
    if (within) std::copy(flow_->state().begin(), flow_->state().begin() + static_cast<std::ptrdiff_t>(z_.size()), z_.begin());
    else z_ = base_.z;
    fill(before_, t, z_);
    if (t <= base_.last_event + 8.0 * std::numeric_limits<double>::epsilon() * std::abs(t)) base_.at_once += 1.0;
    else base_.at_once = 0.0;
    base_.last_event = t;
    if (base_.at_once > kMostAtOnce) return give_up(Failed::events_at_once);
    std::fill(base_.departing.begin(), base_.departing.end(), 0.0);
    forget_edges();
    if (within) flow_->save(base_.flow);
    if (!decide(t, base_.due == kDueAfterChange)) return false;
    base_.due = 0.0;
    base_.t = t;
    base_.z = z_;
    motion_.begin_at(base_.z.data());
    base_.modes = modes_;
    has_segment_ = at_event_ = false;
    if (base_.stepping != 0.0) {
        begin_stepping();
        fill(after_, t, base_.z);
        std::copy(percussion_.begin(), percussion_.end(), after_.percussion.begin());
        return true;
    }
    if (!base_.z.empty())
        if (const auto done = flow_->restart(flow::RightSide(motion_), base_.t, base_.z); !done) return flow_failed(done.error());
    flow_->restore(base_.flow);
    flow_->forget_step();
    if (flow_->implicit() || !(base_.flow[0] > 0.0)) flow_->save(base_.flow);
    if (cells_changed_ && plain_rows_) find_activity(t, base_.z.data());
    else if (cells_changed_) find_constants();
    list_guards();
    if (cells_changed_ || event_is_in_time_ || !(base_.next_time > t)) base_.next_time = next_time_event(nullptr);
    fill(after_, t, base_.z);
    std::copy(percussion_.begin(), percussion_.end(), after_.percussion.begin());
    for (std::size_t row = 0; row < m_; ++row)
        if (model_.row_kind[row] == RowKind::first_order || model_.row_kind[row] == RowKind::relay) after_.percussion[row] = motion_.lambda()[row];
    if (!motion_.model().layout.coordinates) return true;
    for (std::size_t row = 0; row < m_; ++row) { // what acted on the coordinates
        if (percussion_[row] == 0.0 || motion_.first_order(row)) continue;
        for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) after_.acting[model_.H.column[k]] += percussion_[row] * model_.H.value[k];
    }
    return true;
}

// --- steps ------------------------------------------------------------------------------------------------------------

StepReport EventStepper::fail(StepReport report, StepReport::Failure why) {
    report.failure = why;
    return report;
}

StepReport EventStepper::compute(const State& state) {
    StepReport report = look_on(state);
    report.stiff = flow_->implicit();
    return report;
}

// On to the next sample or event.
StepReport EventStepper::look_on(const State& state) {
    StepReport report;
    happened_.clear(), impacts_.clear(), spans_.clear();
    is_event_ = is_between_ = false;
    double sample = static_cast<double>(state.step + 1) * model_.scheme.h;
    if (extra_ > state.numbers[model_.layout.time] && extra_ < sample && base_.stepping == 0.0) sample = extra_, report.between = is_between_ = true;
    if (error_) return fail(report, StepReport::Failure::problem);
    for (;;) {
        if (token_ && token_->cancelled()) return give_up(Failed::cancelled), fail(report, StepReport::Failure::problem);
        if (base_.stepping != 0.0) {
            base_is_kept_ = false;
            if (!step_on(sample)) return fail(report, StepReport::Failure::problem);
            if (base_.t < sample) continue;
            fill(after_, sample, base_.z);
            for (std::size_t row = 0; base_.stepping != 0.0 && row < m_; ++row) after_.percussion[row] = base_.departing[row], after_.force[row] = base_.departing[row] / stepped_length_;
            break;
        }
        if (!has_segment_ && !(base_.due == 0.0 && base_.t == sample)) {
            base_is_kept_ = false;
            if (!make_segment(sample)) return fail(report, StepReport::Failure::not_finite);
        }
        if (at_event_ && has_segment_ && segment_end_ <= sample) {
            base_is_kept_ = false;
            const bool in_time = event_is_in_time_;
            if (!take_event()) return fail(report, StepReport::Failure::problem);
            if (happened_.empty()) continue; // a branch or a root that changes nothing to be shown
            if (!mass_is_definite(after_)) return fail(report, StepReport::Failure::problem);
            hand_over(after_);
            report.event = is_event_ = true;
            report.edge = in_time;
            report.between = is_between_ = false;
            report.contact = solved_.status != solvers::Status::not_run;
            report.iterations = solved_.iterations;
            report.residual = solved_.residual;
            return report;
        }
        if (base_.t == sample && base_.due == 0.0) {
            fill(after_, sample, base_.z);
            break;
        }
        if (sample <= segment_end_) {
            if (sample == flow_->time()) copy_few(flow_->state().first(z_scratch_.size()), z_scratch_.data());
            else {
                const flow::DenseStep& dense = flow_->dense_within();
                dense.values(dense.theta(sample), scratch_), copy_few(scratch_, z_scratch_.data());
            }
            if (!motion_.held().empty() && !project(sample, z_scratch_, true)) return fail(report, StepReport::Failure::problem);
            fill(after_, sample, z_scratch_);
            report.edge = at_event_ && event_is_in_time_ && segment_end_ - sample <= at_one_instant(sample);
            break;
        }
        base_is_kept_ = false;
        if (!pass_segment()) return fail(report, StepReport::Failure::problem);
    }
    if (!mass_is_definite(after_)) return fail(report, StepReport::Failure::problem);
    hand_over(after_);
    return report;
}

std::vector<std::string> EventStepper::take_notices() {
    std::vector<std::string> out;
    out.swap(notices_);
    return out;
}

} // namespace saltus::simulation
