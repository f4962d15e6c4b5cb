// SPDX-License-Identifier: GPL-3.0-or-later
// Where impacts accumulate and the user wants every one of them: the run goes over to time stepping while they follow each other too fast, and back
// when nothing has opened or closed for some time. Forces of such stretches are percussions of a step divided by its length.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"
#include "core/simulation/energy.h"
#include "core/simulation/newton_stepper.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace saltus::simulation {

namespace {

constexpr double kOfFlight = 1e-3; // of the longest flight of the contact: the step, if the samples' is not shorter
constexpr double kOfAny = 1e-5;    // of the longest flight of any contact: no step is shorter, one contact may never have flown far
constexpr double kShort = 10.0;    // steps: flights no longer than that are handed over
constexpr double kStands = 1e-7;   // of a gap's terms: so little away, and no further while nothing changed
constexpr double kOfSample = 1e-2; // of the longest step
constexpr double kQuiet = 5.0;     // such flights without a change, and the run is event-driven again

// Of systems of equations, by the Newton scheme.
class EquationSteps final : public TimeSteps {
public:
    EquationSteps(Assembled& model, bool books) : model_(model) {
        if (books) books_.emplace(model);
    }
    void forget() noexcept override {} // a state says all
    bool begin(State& state) override {
        solvers::MixedSettings settings;
        return steps_.emplace(model_, settings).settle(state);
    }
    bool compute(State& state) override { return steps_->compute(state).failure == StepReport::Failure::none; }
    const NextState& next() const noexcept override { return steps_->next(); }
    void commit(State& state) override {
        if (books_) books_->add_step(state, steps_->next());
        steps_->commit(state);
    }
    Error explain(const State& state) const override { return steps_->explain(state); }

private:
    Assembled& model_;
    std::optional<NewtonStepper> steps_;
    std::optional<EnergyBook> books_;
};

} // namespace

std::unique_ptr<TimeSteps> steps_of_equations(Assembled& model, bool books) { return std::make_unique<EquationSteps>(model, books); }

// At an event: a contact that bounces with flights that shrink, the last as short as some steps. A plastic one is closed behind its impact and may be thrown
// by others all the same: two of its flights must have shrunk.
void EventStepper::look_for_hand_over(double t) {
    double farthest = 0.0;
    for (std::size_t row = 0; row < m_; ++row) farthest = std::max(farthest, base_.history[row * EventOutputs::kHistory + kLongestFlight]);
    for (std::size_t row = 0; row < m_; ++row) {
        if (model_.row_kind[row] != RowKind::contact || percussion_[row] <= 0.0) continue;
        const double* history = base_.history.data() + row * EventOutputs::kHistory;
        if (!(history[2] > kNever) || !(history[4] - history[3] < history[3] - history[2])) continue;
        const bool bounces = modes_[row] == RowMode::open && motion_.ydot()[row] > 0.0;
        if (!bounces && (!(history[1] > kNever) || !(history[3] - history[2] < history[2] - history[1]))) continue;
        const double step = std::min(model_.scheme.h, std::max(kOfFlight * history[kLongestFlight], kOfAny * farthest)), flight = history[4] - history[3];
        if (!(flight < kShort * step)) continue;
        base_.stepping = step;
        base_.quiet = 0.0;
        base_.stepped_row = static_cast<double>(row);
        add_event(t, EventKind::handover, row, EventMode::none);
        notices_.push_back("from t = " + time_text(t) + " s on by time steps of " + rounded_text(step) + " s: the impacts of '" + name_of(row) + "' follow each other too fast");
        return;
    }
}

// Sliding that has no acceleration (Painlevé): a tangential impact ends it, which time steps pass.
bool EventStepper::hand_over_sliding(std::size_t row) {
    base_.stepping = std::min(model_.scheme.h, kOfSample * longest_);
    base_.quiet = 0.0;
    base_.stepped_row = static_cast<double>(row);
    loses_acceleration_ = true;
    std::fill(modes_.begin(), modes_.end(), RowMode::open);
    motion_.set_modes(modes_);
    add_event(segment_end_, EventKind::handover, row, EventMode::none);
    if (told_no_acceleration_) return true;
    told_no_acceleration_ = true;
    notices_.push_back("from t = " + time_text(segment_end_) + " s on by time steps of " + rounded_text(base_.stepping) + " s: sliding of '" + name_of(row) +
                       "' has no acceleration there (Painlevé)");
    return true;
}

void EventStepper::begin_stepping() {
    // Percussions of the last step stand there: what has rested so far is not struck by the first one.
    for (std::size_t row = 0; row < m_; ++row) {
        const bool rested = model_.row_kind[row] == RowKind::contact && rests(modes_[row]);
        base_.departing[row] = rested ? std::max(motion_.lambda()[row] * base_.stepping, std::numeric_limits<double>::min()) : 0.0;
    }
    for (std::size_t row = 0; row < m_; ++row) std::fill_n(base_.history.data() + row * EventOutputs::kHistory, std::size_t{kLongestFlight}, -1e300);
    base_.rest_time = HUGE_VAL;
    base_.due = 0.0;
    steps_->forget();
}

// What one time step says: contacts that closed and opened.
void EventStepper::tell_step(const State& state, const NextState& next, double h) {
    const Layout& layout = model_.layout;
    bool quiet = true;
    for (std::size_t row = 0; row < m_; ++row) {
        if (model_.row_kind[row] != RowKind::contact) continue;
        const bool was = state.numbers[layout.lambda + row] > 0.0, is = next.lambda[row] > 0.0;
        double& closed = base_.history[row * EventOutputs::kHistory];
        if (was == is) continue;
        quiet = false;
        spans_.push_back({model_.interaction_of_row[row], model_.component_of_row[row], is});
        if (!is) {
            if (next.time - closed > 1.5 * h) add_event(next.time, EventKind::release, row, EventMode::open);
            continue;
        }
        closed = next.time;
        add_event(next.time, EventKind::impact, row, EventMode::none);
        Impact one;
        one.time = next.time;
        one.interaction = model_.interaction_of_row[row], one.component = model_.component_of_row[row];
        one.velocity_before = state.numbers[layout.ydot + row], one.velocity_after = next.ydot[row], one.impulse = next.lambda[row];
        one.energy = contact_work(one.velocity_before, one.velocity_after, one.impulse);
        if (row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) one.energy += contact_work(state.numbers[layout.ydot + row + 1], next.ydot[row + 1], next.lambda[row + 1]);
        impacts_.push_back(one);
        RunEvent& event = happened_.back();
        event.before = one.velocity_before, event.after = one.velocity_after, event.impulse = one.impulse;
    }
    base_.quiet = quiet ? base_.quiet + 1.0 : 0.0;
}

// By time steps to the sample, or as far as they are needed.
bool EventStepper::step_on(double sample) {
    const Layout& layout = model_.layout;
    const double from = base_.t, count = std::max(1.0, std::ceil((sample - from) / base_.stepping - 1e-9)), h = (sample - from) / count, grid = model_.scheme.h;
    State& s = stepped_;
    double* x = s.numbers.data();
    s.step = 0;
    x[layout.time] = from;
    std::copy_n(base_.z.begin(), n_, x + layout.q);
    std::copy_n(base_.z.begin() + static_cast<std::ptrdiff_t>(n_), N_, x + layout.v);
    std::copy(base_.departing.begin(), base_.departing.end(), x + layout.lambda);
    if (motion_.has_books()) std::copy_n(base_.z.begin() + static_cast<std::ptrdiff_t>(n_ + N_), 3, x + layout.energy + std::size_t{input});
    stepped_length_ = h;
    model_.scheme.h = h, model_.scheme.begin = from;
    bool good = steps_->begin(s), quiet = false;
    for (double k = 0.0; good && !quiet && k < count; k += 1.0) {
        if (!steps_->compute(s)) {
            const Error why = steps_->explain(s);
            good = give_up(why.message, why.remedy, why.place);
            break;
        }
        tell_step(s, steps_->next(), h);
        steps_->commit(s);
        quiet = base_.quiet * base_.stepping >= kQuiet * kShort * base_.stepping;
    }
    const double end = x[layout.time];
    model_.scheme.h = grid, model_.scheme.begin = 0.0;
    motion_.set_parameters(x);
    if (!good) return error_ ? false : give_up(Failed::numbers);
    base_.t = quiet ? end : sample;
    std::copy_n(x + layout.q, n_, base_.z.begin());
    std::copy_n(x + layout.v, N_, base_.z.begin() + static_cast<std::ptrdiff_t>(n_));
    std::copy_n(x + layout.lambda, m_, base_.departing.begin());
    take_books(x);
    for (std::size_t row = 0; row < m_; ++row)
        if (model_.row_kind[row] == RowKind::contact) base_.modes[row] = base_.departing[row] > 0.0 ? RowMode::closed : RowMode::open;
    motion_.set_modes(room_.open);
    return quiet ? step_back() : true;
}

// Of more contacts than hold a body some say nothing: with all of them none could be put on its surface, and what rounding leaves of their speeds would let them go.
void EventStepper::leave_out_dependent() {
    if (m_ == 0) return;
    modes_ = base_.modes;
    motion_.set_modes(modes_);
    motion_.evaluate(base_.t, z_.data(), true);
    if (motion_.rows_are_singular() && !has_switches_) {
        form_push_operator();
        for (std::size_t row = 0; row < m_; ++row) candidate_[row] = modes_[row] == RowMode::closed ? 1 : 0, answer_[row] = base_.departing[row], forced_open_[row] = 0;
        drop_dependent(base_.t);
        base_.modes = modes_;
    }
    motion_.look(base_.t, z_.data());
}

// Event-driven again: contacts that press, or are behind their surface by what a step leaves, are put on it.
bool EventStepper::step_back() {
    const Base before = base_;
    const std::size_t happened = happened_.size(), struck = impacts_.size(), spans = spans_.size();
    z_ = base_.z;
    hits_.clear();
    event_is_in_time_ = false;
    segment_end_ = base_.t;
    std::fill(base_.at_edge.begin(), base_.at_edge.end(), 0.0);
    flips_.clear();
    if (!decide_cells(base_.t, z_.data(), true, flips_)) return false;
    motion_.evaluate(base_.t, z_.data(), true);
    motion_.look(base_.t, z_.data());
    for (std::size_t row = 0; row < m_; ++row) {
        const RowKind kind = model_.row_kind[row];
        const double y = motion_.y()[row], little = kStands * row_size(row, z_.data());
        const bool stands = y < little && std::abs(motion_.ydot()[row]) * kQuiet * kShort * before.stepping < little; // of four corners that bear a box one may press with nothing
        const bool pressed = base_.departing[row] > 0.0, presses = pressed || y < 0.0 || stands;
        if (kind == RowKind::contact) base_.modes[row] = presses ? RowMode::closed : RowMode::open;
        if (kind == RowKind::contact && presses != pressed) spans_.push_back({model_.interaction_of_row[row], model_.component_of_row[row], presses});
        if (kind == RowKind::velocity) base_.modes[row] = RowMode::closed;
        if (kind == RowKind::friction) base_.modes[row] = base_.modes[row - 1] == RowMode::open ? RowMode::open : std::abs(motion_.ydot()[row]) > 1e-9 * speed_[row] + 1e-12 ? (motion_.ydot()[row] > 0.0 ? RowMode::slip_plus : RowMode::slip_minus) : RowMode::closed;
    }
    leave_out_dependent();
    std::fill(base_.departing.begin(), base_.departing.end(), 0.0);
    for (std::size_t row = 0; row < m_; ++row) std::fill_n(base_.history.data() + row * EventOutputs::kHistory, std::size_t{kLongestFlight}, -1e300);
    base_.stepping = 0.0;
    if (!decide(base_.t, false)) return false;
    if (base_.stepping != 0.0) { // what slides has no acceleration yet: the steps go on as if nobody had asked
        base_ = before;
        base_.quiet = 0.0;
        happened_.resize(happened), impacts_.resize(struck), spans_.resize(spans);
        motion_.set_cells(base_.cells);
        motion_.set_modes(room_.open);
        return true;
    }
    const auto row = static_cast<std::size_t>(base_.stepped_row);
    add_event(base_.t, EventKind::handover, row, mode_word(row, modes_[row]));
    base_.due = 0.0;
    base_.last_event = base_.t;
    base_.z = z_;
    base_.modes = modes_;
    if (!begin(true)) return false;
    base_.next_time = next_time_event(nullptr);
    return true;
}

void EventStepper::take_books(const double* x) noexcept {
    if (motion_.has_books()) std::copy_n(x + model_.layout.energy + std::size_t{input}, 3, base_.z.begin() + static_cast<std::ptrdiff_t>(n_ + N_));
}

void EventStepper::books_changed(State& state) noexcept {
    take_books(state.numbers.data());
    if (base_.stepping == 0.0) begin(false); // the flow carries them
    save(state);
}

} // namespace saltus::simulation
