// SPDX-License-Identifier: GPL-3.0-or-later
// What an event-driven run says of itself: why it cannot go on, what its rows do.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/model/names.h"
#include "core/simulation/shorted_loop.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kShorted = 1e-3;  // of a sample: sources are looked at so long behind the instant at which diodes have begun to conduct
constexpr double kVanishes = 1e-3; // of a sample: no mass is gone in so short a time but one that falls to zero

} // namespace

std::string EventStepper::name_of(std::size_t row) const {
    const InteractionBlock& block = model_.interactions[model_.interaction_of_row[row]];
    return block.size == 1 || (block.friction && block.size == 2) ? block.name : block.name + '[' + std::to_string(model_.component_of_row[row]) + ']';
}

// Where no try of a step has told whose motion it is.
Place EventStepper::place_of_fastest() const {
    std::size_t fastest = kNone;
    double most = 0.0;
    for (std::size_t i = 0; i < N_; ++i) {
        if (!std::isfinite(base_.z[n_ + i])) return motion_.owner(n_ + i).place;
        for (const double rate : {std::abs(base_.z[n_ + i]), std::abs(motion_.free_acceleration()[i])})
            if (rate > most) most = rate, fastest = n_ + i;
    }
    return motion_.owner(fastest).place;
}

// Of what the motion was last looked at with.
Place EventStepper::place_of_not_finite() const {
    for (std::size_t i = 0; i < N_; ++i)
        if (!std::isfinite(motion_.free_acceleration()[i])) return motion_.owner(n_ + i).place;
    for (std::size_t row = 0; row < m_; ++row)
        if (!std::isfinite(motion_.y()[row]) || !std::isfinite(motion_.ydot()[row])) return model_.place_of_row(row);
    for (std::size_t i = 0; i < n_ + N_; ++i)
        if (!std::isfinite(z_[i])) return motion_.owner(i).place;
    return {};
}

bool EventStepper::give_up(std::string message, std::string remedy, Place place) {
    if (const CircuitOutputs& circuits = model_.structure->circuits; !error_ && !circuits.bounds.empty()) {
        const double t = std::max(base_.t, segment_end_), ahead = kShorted * std::min(model_.scheme.h, longest_);
        if (auto shorted = shorted_loop(circuits, motion_.inputs(t, z_.data()), ahead)) error_ = std::move(*shorted);
    }
    if (!error_) error_ = Error{ErrorKind::run, std::move(message), std::move(remedy), std::move(place)};
    return false;
}

bool EventStepper::slides(std::size_t condition) {
    const EventOutputs::Switch& edge = model_.of_events->conditions[condition];
    const formula::Condition& one = edge.condition;
    for (std::size_t row = 0; row < m_; ++row) { // a valley: its sides are two contacts
        if (model_.row_kind[row] != RowKind::contact || !rests(motion_.modes()[row]) || model_.interactions[model_.interaction_of_row[row]].name != edge.owner) continue;
        return give_up("at t = " + time_text(std::max(base_.t, segment_end_)) + " s '" + name_of(row) + "' rests in a corner of its gap, where '" + one.text + "' changes: both sides hold it there",
                       "write the two sides as two gaps, \"h\": [\"...\", \"...\"]", model_.place_of_row(row));
    }
    const std::string when = "at t = " + time_text(segment_end_) + " s ";
    return without_end(when + "'" + one.text + "'", one.place);
}

bool EventStepper::refuse_mass(std::size_t system, double t, const double* z, bool passed) {
    const SystemBlock& block = model_.systems[system];
    std::string state;
    for (std::size_t i = 0; i < std::min<std::size_t>(block.size, 4); ++i) state += (i > 0 ? ", " : "") + rounded_text(z[block.offset + i], 6);
    if (block.size > 4) state += ", ...";
    const std::string remedy = "change the formula of M so that it stays positive definite there, or end the run before";
    if (passed) return give_up("at t = " + time_text(t) + " s M(q) of '" + block.name + "' is no longer positive definite (q = " + state + "): a mass that vanishes has no acceleration", remedy, block.place);
    return give_up("at t = " + time_text(t) + " s M(q) of '" + block.name + "' becomes singular (q = " + state + "): a mass that vanishes has no acceleration", remedy, block.place);
}

// Between two evaluations a mass may have passed through zero, and gone on below it.
bool EventStepper::mass_is_definite(const Sample& sample) {
    if (!motion_.by_formulas()) return true;
    for (const std::uint32_t system : motion_.changing_masses())
        if (const double least = motion_.least_pivot(system); !(least > 0.0)) return refuse_mass(system, sample.t, sample.z.data(), true);
    return true;
}

// The flow ends where M is about to become singular: its least pivot has all but gone, at the rate at which it goes.
bool EventStepper::mass_vanishes() {
    if (!motion_.by_formulas() || motion_.changing_masses().empty()) return false;
    const double sample = std::min(model_.scheme.h, longest_), dt = 1e-9 * sample;
    std::vector<double>& ahead = room_.ahead;
    for (const std::uint32_t system : motion_.changing_masses()) {
        motion_.evaluate(base_.t, base_.z.data(), true);
        const double now = motion_.least_pivot(system);
        ahead = base_.z;
        motion_.displace(ahead.data(), base_.z.data() + n_, dt);
        motion_.evaluate(base_.t + dt, ahead.data(), true);
        const double next = motion_.least_pivot(system);
        if (now > 0.0 && !(next > 0.0 && (now - next) * kVanishes * sample < now * dt)) return !refuse_mass(system, base_.t, base_.z.data(), false);
    }
    return false;
}

bool EventStepper::without_end(const std::string& what, Place place) {
    return give_up(what + " switches without end: the motion on either side leads back",
                   "write friction and relays as laws, not as formulas with sign or if, or use time stepping", std::move(place));
}

bool EventStepper::give_up(Failed why, std::size_t detail) {
    if (error_) return false;
    const std::string when = "at t = " + time_text(std::max(base_.t, flow_->time())) + " s ";
    const std::string at_base = "at t = " + time_text(base_.t) + " s ";
    const auto of_condition = [](const Item& item) { return item.kind == Item::Kind::condition || item.kind == Item::Kind::edge; };
    const auto watched = [&](const Item& item) {
        return "'" + (of_condition(item) ? model_.of_events->conditions[item.row].condition.text : name_of(item.row)) + "'";
    };
    const auto place_of_item = [&](const Item& item) {
        return of_condition(item) ? model_.of_events->conditions[item.row].condition.place : model_.place_of_row(item.row);
    };
    switch (why) {
    case Failed::motion_not_finite:
    case Failed::step_too_small: {
        if (mass_vanishes()) return false;
        const auto [owner, of_owner] = motion_.owner(detail);
        const Place place = owner.empty() ? place_of_fastest() : of_owner;
        const std::string of = owner.empty() ? std::string() : " of '" + owner + "'";
        if (motion_.mass_is_singular()) return give_up(when + "M(q) is singular", "look at the masses there", motion_.owner_of_singular().place);
        if (motion_.rows_are_singular()) {
            const auto held = motion_.held();
            return give_up(when + "constraints contradict each other or have become redundant", "take the redundant ones out, or use \"moreau-jean\"", held.empty() ? place : model_.place_of_row(held.front()));
        }
        if (why == Failed::step_too_small)
            return give_up(when + "the motion" + of + " cannot be followed to the tolerance: the steps become too small", "look for a force that jumps or grows without bound, or allow a larger rtol or atol", place);
        return give_up(when + "the motion" + of + " is not finite", "look for formulas that divide by zero or leave their domain there", place);
    }
    case Failed::guards_too_fast:
        return give_up(when + "the gaps change too fast to be followed between events", "give integrator.max_step", detail < items_.size() ? place_of_item(items_[detail]) : Place{});
    case Failed::guard_not_finite: {
        const Item& item = items_[detail];
        if (of_condition(item)) return give_up(when + "the condition " + watched(item) + " is not a number", "change its formula so that it is finite there", place_of_item(item));
        return give_up(when + "what " + watched(item) + " watches is not a number", "change its formula so that it is finite there", place_of_item(item));
    }
    case Failed::wrong_way:
        return of_condition(items_[detail]) ? slides(items_[detail].row) : without_end(at_base + watched(items_[detail]), place_of_item(items_[detail]));
    case Failed::events_at_once: {
        std::string rows;
        for (const std::size_t k : hits_)
            if (rows.size() < 60) rows += (rows.empty() ? "" : ", ") + watched(items_[k]);
        return give_up(at_base + (rows.empty() ? std::string("events follow each other") : rows + " switch") + " without end",
                       "write friction and relays as laws, not as formulas with sign or if, or use time stepping", hits_.empty() ? Place{} : place_of_item(items_[hits_.front()]));
    }
    case Failed::branches:
        return give_up(when + "the branches of the formulas are not determined", "look for conditions that hang on each other",
                       detail < model_.of_events->conditions.size() ? model_.of_events->conditions[detail].condition.place : Place{});
    case Failed::numbers: {
        if (motion_.mass_is_singular()) return give_up(when + "M(q) is singular", "look at the masses there", motion_.owner_of_singular().place);
        const auto cause = model_.of_events->bound.explain(motion_.inputs(base_.t, z_.data()), base_.cells.data());
        return give_up(when + "a number of the scene's equations is not finite" + (cause ? ": " + cause->message : std::string()),
                       "look for formulas that divide by zero or leave their domain there", cause && (cause->place.line > 0 || !cause->place.object.empty()) ? cause->place : place_of_not_finite());
    }
    case Failed::cancelled:
        error_ = Error{ErrorKind::cancelled, when + "the run was stopped on its way to the next sample", {}, {}};
        return false;
    case Failed::limit:
        error_ = Error{ErrorKind::cancelled, when + "the motion has been evaluated as often as was allowed", {}, {}};
        return false;
    }
    return false;
}

Error EventStepper::explain(const State& state) const {
    if (error_) return *error_;
    return {ErrorKind::run, "at t = " + time_text(state.numbers[0]) + " s the motion cannot go on", "use time stepping", {}};
}

// Bounds of formulas watch gaps, speeds and conditions along the whole of a step; of forces, and of all that bodies do, samples tell alone.
std::string EventStepper::solver_text() const {
    const EventScheme& scheme = *model_.scheme.events;
    const bool bodies = !motion_.by_formulas();
    const bool forces = std::any_of(model_.row_kind.begin(), model_.row_kind.end(), [](RowKind kind) { return kind != RowKind::velocity && kind != RowKind::position; });
    return "event-driven: Dormand-Prince of order 8, rtol " + model::number_text(scheme.rtol) + ", atol " + model::number_text(scheme.atol) +
           (m_ > 0 ? std::string("; impacts ") + (scheme.sequential ? "one after the other" : "together") +
                         (bodies   ? "; gaps and forces of bodies are looked at ten times a step (smaller max_step: more often)"
                          : forces ? "; forces are looked at ten times a step (smaller max_step: more often)"
                                   : "")
                   : std::string());
}

EventMode EventStepper::mode_word(std::size_t row, RowMode mode) const noexcept {
    const RowKind kind = model_.row_kind[row];
    const bool contact = kind == RowKind::contact || kind == RowKind::velocity;
    const bool blocking = row < model_.structure->blocking.size() && model_.structure->blocking[row];
    switch (mode) {
    case RowMode::open: return EventMode::open;
    case RowMode::closed: {
        if (contact) return EventMode::closed;
        const bool diode = kind == RowKind::first_order && std::isinf(model_.upper[row]);
        return !diode ? EventMode::stick : blocking ? EventMode::off : EventMode::on;
    }
    case RowMode::idle:
    case RowMode::unloaded: return kind == RowKind::friction ? EventMode::stick : EventMode::closed;
    case RowMode::slip_plus: return EventMode::slip_plus;
    case RowMode::slip_minus: return EventMode::slip_minus;
    case RowMode::lower: return blocking ? EventMode::on : EventMode::off;
    case RowMode::upper: return EventMode::on;
    }
    return EventMode::none;
}

void EventStepper::tell_changes(double t, std::span<const RowMode> before) {
    for (std::size_t row = 0; row < m_; ++row) {
        const RowMode was = before[row], is = modes_[row];
        const bool was_closed = rests(was), is_closed = rests(is);
        const auto is_told = [&](const RunEvent& event) {
            return event.kind == EventKind::impact && event.time == t && event.interaction == model_.interaction_of_row[row] && event.component == model_.component_of_row[row];
        };
        switch (model_.row_kind[row]) {
        case RowKind::contact:
            if (was_closed != is_closed) spans_.push_back({model_.interaction_of_row[row], model_.component_of_row[row], is_closed});
            if (was_closed && !is_closed && std::none_of(happened_.begin(), happened_.end(), is_told)) add_event(t, EventKind::release, row, EventMode::open);
            if (grazes_[row]) add_event(t, EventKind::graze, row, mode_word(row, is));
            break;
        case RowKind::friction: {
            const bool slips = !is_closed && !pinned_[row], slipped = was != RowMode::open && !was_closed && !room_.was_pinned[row];
            if (is == RowMode::open || (slips == slipped && (was == is || (!slips && was != RowMode::open)))) break;
            add_event(t, !slips ? EventKind::stick : slipped ? EventKind::reversal : EventKind::slip, row, mode_word(row, slips ? is : RowMode::closed));
            break;
        }
        case RowKind::relay: { // what others hold in its place sticks, whatever it gives
            const auto shown = [](RowMode mode, bool pinned) { return pinned || mode == RowMode::idle ? RowMode::closed : mode; };
            const RowMode now = shown(is, pinned_[row] != 0);
            if (shown(was, room_.was_pinned[row] != 0) != now && was != RowMode::open) add_event(t, EventKind::switching, row, mode_word(row, now));
            break;
        }
        case RowKind::first_order:
            if (was != is && was != RowMode::open) add_event(t, EventKind::switching, row, mode_word(row, is));
            break;
        default: break;
        }
    }
}

void EventStepper::add_event(double t, EventKind kind, std::size_t row, EventMode mode) {
    RunEvent event;
    event.time = t;
    event.kind = kind;
    event.mode = mode;
    event.interaction = model_.interaction_of_row[row];
    event.component = model_.component_of_row[row];
    happened_.push_back(std::move(event));
}

} // namespace saltus::simulation
