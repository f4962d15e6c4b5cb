// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/body_event_stepper.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

using Kind = BodyRow::Kind;

namespace {
constexpr std::size_t kMostTouching = 16; // contacts
bool is_friction(const BodyRow& row) noexcept { return row.kind == Kind::sliding || row.kind == Kind::rubbing; }
}

BodyEventStepper::BodyEventStepper(Assembled& model, bool books, double end)
    : model_(model), part_(*model.bodies), bodies_(*model.bodies->events), count_(part_.world().input().bodies.size()), positions_(bodies_.width()),
      velocities_(bodies_.planar() ? 3 : 6), books_(books) {
    auto motion = std::make_unique<BodyMotion>(bodies_, part_.world(), books);
    motion_ = motion.get();
    inner_ = std::make_unique<EventStepper>(bodies_.equations(), books, end, std::move(motion));
    inner_state_.numbers.assign(bodies_.equations().layout.size, 0.0);
    if (model.scheme.events->hand_over) inner_->step_by(std::make_unique<BodyTimeSteps>(model, *motion_, books));
    make_room();
}

// What an event tells never asks for more.
void BodyEventStepper::make_room() {
    const Assembled& equations = bodies_.equations();
    std::size_t longest = 0;
    for (const InteractionBlock& block : equations.interactions) longest = std::max(longest, block.name.size());
    for (const auto& one : equations.of_events->conditions) longest = std::max(longest, one.condition.text.size());
    happened_.resize(2 * bodies_.rows().size() + 2 * equations.of_events->conditions.size());
    for (RunEvent& event : happened_) event.object.reserve(longest);
    impacts_.reserve(bodies_.pairs().size());
    spans_.reserve(bodies_.pairs().size());
    closed_points_.reserve(bodies_.pairs().size()), closed_after_.reserve(bodies_.pairs().size());
}

// Layout::force of the scene: forces and percussions of rows of joints, of all contacts and by body, angles of joints, then the inner state from q on.
void BodyEventStepper::take_numbers(const State& state) {
    const double* x = state.numbers.data();
    std::copy_n(x, model_.layout.time_inputs(), inner_state_.numbers.begin());
    inner_state_.step = state.step;
    motion_->forget();
}

void BodyEventStepper::parameters_changed(const State& state) {
    take_numbers(state);
    const Layout& inner = bodies_.equations().layout;
    const double* in = own(state) + 2 * model_.layout.rows + 2 * (count_ + 1);
    const std::size_t angles = 2 * part_.world().joints().size();
    motion_->set_memory({in, angles});
    std::copy_n(in + angles, inner.size - inner.q, inner_state_.numbers.begin() + static_cast<std::ptrdiff_t>(inner.q));
    inner_->parameters_changed(inner_state_);
}

bool BodyEventStepper::settle(State& state) {
    double* x = state.numbers.data();
    const Layout &layout = model_.layout, &inner = bodies_.equations().layout;
    take_numbers(state);
    bad_start_ = !part_.world().settle(x[layout.time], x + layout.q, x + layout.v);
    if (bad_start_) return false;
    double* z = inner_state_.numbers.data();
    for (std::size_t b = 0; b < count_; ++b) {
        std::copy_n(x + layout.q + positions_ * b, positions_, z + inner.q + positions_ * b);
        std::copy_n(x + layout.v + velocities_ * b, velocities_, z + inner.v + positions_ * b);
    }
    take_books(x);
    const bool done = inner_->settle(inner_state_);
    hand_over(state);
    return done;
}

void BodyEventStepper::take_books(const double* x) noexcept {
    if (books_) std::copy_n(x + model_.layout.energy, model::kEnergyCount, inner_state_.numbers.data() + bodies_.equations().layout.energy);
}

void BodyEventStepper::books_changed(State& state) noexcept {
    take_books(state.numbers.data());
    inner_->books_changed(inner_state_);
    hand_over(state);
}

StepReport BodyEventStepper::compute(const State&) {
    const bool may_step = model_.scheme.events->hand_over;
    if (may_step) part_.world().save(kept_.numbers, kept_.integers);
    StepReport report = inner_->compute(inner_state_);
    if (report.failure != StepReport::Failure::none) {
        if (may_step) part_.world().restore(kept_.numbers, kept_.integers);
        return report;
    }
    next_.time = inner_->next().time;
    if (report.event || inner_->has_news()) tell();
    else told_ = 0, impacts_.clear(), spans_.clear();
    if (!report.event) return report;
    std::size_t touching = 0;
    for (std::size_t k = 0; k < bodies_.rows().size(); ++k) touching += bodies_.rows()[k].kind == Kind::contact && is_closed(k) ? 1 : 0;
    if (touching > kMostTouching) report.failure = StepReport::Failure::problem, crowded_ = touching;
    return report;
}

void BodyEventStepper::commit_before(State& state) const noexcept {
    inner_->commit_before(inner_state_);
    hand_over(state);
}

void BodyEventStepper::commit(State& state) const noexcept {
    inner_->commit(inner_state_);
    state.step = inner_state_.step;
    hand_over(state);
}

// What the scene's state shows of the inner one, and the inner one itself.
void BodyEventStepper::hand_over(State& state) const {
    const Layout &layout = model_.layout, &inner = bodies_.equations().layout;
    double* x = state.numbers.data();
    const double* z = inner_state_.numbers.data();
    x[layout.time] = z[inner.time];
    for (std::size_t b = 0; b < count_; ++b) {
        double* q = x + layout.q + positions_ * b;
        std::copy_n(z + inner.q + positions_ * b, positions_, q);
        std::copy_n(z + inner.v + positions_ * b, velocities_, x + layout.v + velocities_ * b);
        if (bodies_.planar()) continue;
        const double size = std::sqrt(q[3] * q[3] + q[4] * q[4] + q[5] * q[5] + q[6] * q[6]);
        if (size != 1.0)
            for (int i = 3; i < 7; ++i) q[i] /= size;
    }
    if (books_) std::copy_n(z + inner.energy + 3, 3, x + layout.energy + 3);
    rigid::World& world = part_.world();
    world.place_joints(x[layout.time], x + layout.q, x + layout.v, motion_->memory());
    world.commit(); // turns of joints
    const auto joint_rows = world.joint_rows();
    double *force = own(state), *percussion = force + layout.rows;
    std::fill_n(force, 2 * layout.rows, 0.0);
    for (std::size_t i = 0; i < joint_rows.size(); ++i) {
        x[layout.y + i] = joint_rows[i].y;
        x[layout.ydot + i] = joint_rows[i].ydot;
    }
    add_springs(force);
    const auto rows = bodies_.rows();
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (rows[k].joint_row == rigid::kWorld) continue;
        const bool relay = rows[k].kind == Kind::dry || rows[k].kind == Kind::motor || rows[k].kind == Kind::relay;
        force[rows[k].joint_row] += rows[k].sign * z[inner.force + k];
        percussion[rows[k].joint_row] += relay ? 0.0 : rows[k].sign * z[inner.lambda + k];
    }
    std::copy_n(percussion, layout.rows, x + layout.lambda);
    show_contacts(x);
    double* out = force + 2 * layout.rows + 2 * (count_ + 1);
    for (const rigid::JointMemory& joint : motion_->memory()) out = std::copy_n(joint.angle, 2, out);
    std::copy(inner_state_.numbers.begin() + static_cast<std::ptrdiff_t>(inner.q), inner_state_.numbers.end(), out);
}

// A coordinate's force is what all of it does, spring and damper too: they are no rows of the motion, as they are of a time step.
void BodyEventStepper::add_springs(double* force) const {
    const rigid::World& world = part_.world();
    const auto& joints = world.joints();
    int coordinate = 0; // of its joint: their rows follow each other
    const auto rows = world.joint_rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        coordinate = i > 0 && rows[i].joint == rows[i - 1].joint && rows[i - 1].coordinate ? coordinate + 1 : 0;
        if (!rows[i].coordinate || joints[rows[i].joint].kind == rigid::JointKind::relation) continue;
        const rigid::JointCoordinate& c = rigid::coordinate_of(joints[rows[i].joint], coordinate);
        force[i] -= c.stiffness * (rows[i].y - c.rest) + c.damping * rows[i].ydot;
    }
}

// contacts.* and what presses on each body.
void BodyEventStepper::show_contacts(double* x) const {
    const Layout &layout = model_.layout, &inner = bodies_.equations().layout;
    const double* z = inner_state_.numbers.data();
    double *observed = x + layout.observed, *force = x + layout.force + 2 * layout.rows, *percussion = force + count_ + 1;
    std::fill_n(observed, model::kContactCount + count_, 0.0);
    std::fill_n(force, 2 * (count_ + 1), 0.0);
    double gap = HUGE_VAL;
    const auto rows = bodies_.rows();
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (rows[k].kind == Kind::sliding) observed[3] += std::abs(z[inner.lambda + k]);
        if (rows[k].kind != Kind::contact) continue;
        gap = std::min(gap, z[inner.y + k]);
        observed[0] += 1.0;
        observed[1] += is_closed(k) ? 1.0 : 0.0;
        observed[2] += z[inner.lambda + k];
        force[0] += z[inner.force + k];
        percussion[0] += z[inner.lambda + k];
        const ContactFeature& feature = bodies_.features()[rows[k].of];
        for (const std::uint32_t body : {feature.body_a, feature.body_b}) {
            observed[model::kContactCount + body] += z[inner.lambda + k];
            force[1 + body] += z[inner.force + k];
            percussion[1 + body] += z[inner.lambda + k];
        }
    }
    observed[4] = gap < HUGE_VAL ? gap : std::nan("");
}

std::vector<DrivenStepper::Span> BodyEventStepper::closed(const Assembled& model, const State& state) {
    const EventBodies& bodies = *model.bodies->events;
    const Layout& inner = bodies.equations().layout;
    const double* modes = state.numbers.data() + model.layout.force + bodies.memory_size() - (inner.size - inner.force) +
                          EventOutputs::modes_at(inner.coordinates, inner.unknowns(), inner.rows);
    std::vector<unsigned char> pairs(bodies.pairs().size(), 0);
    const auto rows = bodies.rows();
    for (std::size_t k = 0; k < rows.size(); ++k)
        if (rows[k].pair != rigid::kWorld && !is_friction(rows[k]))
            pairs[rows[k].pair] |= rests(static_cast<RowMode>(static_cast<unsigned char>(modes[k]))) ? 1 : 0;
    std::vector<Span> out;
    for (std::uint32_t k = 0; k < pairs.size(); ++k)
        if (pairs[k]) out.push_back({bodies.pairs()[k].interaction, model.bodies->events->number_of(k), true});
    return out;
}

// What happened, by pairs of bodies: points of one pair that close or open together are one contact of the recording.
void BodyEventStepper::tell() {
    const Assembled& equations = bodies_.equations();
    const auto rows = bodies_.rows();
    const auto row_of = [&](std::uint32_t interaction, std::uint32_t component) { return equations.interactions[interaction].offset + component; };
    told_ = 0, impacts_.clear(), spans_.clear();
    for (const RunEvent& of_row : inner_->events()) {
        if (told_ == happened_.size()) happened_.emplace_back();
        RunEvent& event = happened_[told_]; // whose texts keep their room
        event = of_row;
        if (event.interaction == kNoRow) { // a condition; of outlines where something touches
            const std::size_t condition = event.component;
            if (condition >= bodies_.formula_conditions() && !is_closed(bodies_.row_of_condition(condition))) continue;
            event.object = equations.of_events->conditions[condition].condition.text;
            event.component = 0;
            ++told_;
            continue;
        }
        const BodyRow& row = rows[row_of(event.interaction, event.component)];
        if (row.pair == rigid::kWorld) { // of a joint: told by its name
            event.object = equations.interactions[event.interaction].name;
            event.interaction = kNoRow, event.component = 0;
        } else {
            event.interaction = bodies_.pairs()[row.pair].interaction;
            event.component = bodies_.number_of(row.pair);
        }
        ++told_;
    }
    for (const Impact& one : inner_->impacts()) {
        const std::uint32_t pair = rows[row_of(one.interaction, one.component)].pair;
        const EventBodies::Pair& of = bodies_.pairs()[pair];
        const std::uint32_t number = bodies_.number_of(pair);
        const auto known = std::find_if(impacts_.begin(), impacts_.end(), [&](const Impact& impact) { return impact.interaction == of.interaction && impact.component == number && impact.time == one.time; });
        if (known == impacts_.end()) {
            impacts_.push_back(one);
            Impact& made = impacts_.back();
            made.interaction = of.interaction, made.component = number;
            made.body_a = of.body_a, made.body_b = of.body_b;
            made.angular = of.angular ? 1 : 0;
            continue;
        }
        if (one.impulse > known->impulse) known->velocity_before = one.velocity_before, known->velocity_after = one.velocity_after;
        known->impulse += one.impulse;
        known->energy += one.energy;
    }
    std::vector<int> &closed = closed_points_, &after = closed_after_;
    closed.assign(bodies_.pairs().size(), 0);
    for (std::size_t k = 0; k < rows.size(); ++k)
        if (rows[k].pair != rigid::kWorld && !is_friction(rows[k])) closed[rows[k].pair] += is_closed(k) ? 1 : 0;
    after = closed;
    for (const Span& span : inner_->spans()) after[rows[row_of(span.interaction, span.component)].pair] += span.closed ? 1 : -1;
    for (std::uint32_t k = 0; k < after.size(); ++k)
        if ((closed[k] > 0) != (after[k] > 0)) spans_.push_back({bodies_.pairs()[k].interaction, bodies_.number_of(k), after[k] > 0});
}

Error BodyEventStepper::explain(const State& state) const {
    if (bad_start_)
        return {ErrorKind::run, "positions or velocities of bodies are not finite at t = " + time_text(state.numbers[model_.layout.time]) + " s",
                "look at the initial values and forces", place_of_not_finite(part_.world(), state.numbers.data() + model_.layout.q, state.numbers.data() + model_.layout.v)};
    if (crowded_ > 0)
        return {ErrorKind::run, "more than 16 contacts of bodies (" + std::to_string(crowded_) + ") are closed at t = " + time_text(inner_state_.numbers[0]) + " s",
                "use time stepping: \"moreau-jean\"", place_of_closed()};
    return inner_->explain(inner_state_);
}

// Of a body whose contact is closed.
Place BodyEventStepper::place_of_closed() const {
    for (std::size_t k = 0; k < bodies_.rows().size(); ++k) {
        const BodyRow& row = bodies_.rows()[k];
        if (row.kind != Kind::contact || !is_closed(k)) continue;
        for (const std::uint32_t body : {row.body_a, row.body_b})
            if (body != rigid::kWorld) return part_.world().input().bodies[body].place;
    }
    return {};
}

std::string BodyEventStepper::solver_text() const { return inner_->solver_text(); }

} // namespace saltus::simulation
