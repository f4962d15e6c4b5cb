// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts of a step: where they are, which ones take part, their blocks, what became of them.
#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/surface_speed.h"
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <numeric>
#include <tuple>

namespace saltus::rigid {

namespace {

constexpr std::size_t kSolvedWell = 8; // contacts of a step
constexpr double kTouches = 1e-8;      // m: bodies that stand on each other do so to round-off

template <class A, class B>
int order(const A& a, const B& b) noexcept {
    const auto x = std::tie(a.shape_a, a.shape_b, a.id), y = std::tie(b.shape_a, b.shape_b, b.id);
    return x < y ? -1 : (y < x ? 1 : 0);
}

} // namespace

double landing_rate(double theta) noexcept {
    const double root = 1.0 + std::sqrt(1.0 - theta);
    return 1.0 / (root * root);
}

// What a body can move in one step, and a thousandth of its size so that contacts show before they count. Of (q, v) alone:
// a restored world looks just as far.
void World::Impl::fill_reach(const std::vector<double>& twists) {
    const Settings& s = settings;
    const double factor = std::fmax(1.0, s.gamma);
    for (std::size_t b = 0; b < count(); ++b) {
        reach[b] = 0.0;
        if (bodies[b].fixed) continue;
        reach[b] = factor * s.h * (speed(b, twists) + s.h * input().gravity.norm()) + 1e-3 * bodies[b].radius +
                   2.0 * s.projection_tolerance;
    }
}

void World::Impl::detect(const std::vector<Pose>& poses, std::vector<collision::Contact>& out) {
    const auto found = detector->detect(poses, reach, plan->detector_threads(), asleep);
    out.assign(found.begin(), found.end());
}

void World::Impl::detect_start(const double* q, const double* v) {
    const bool same = ahead_valid && std::equal(q1_packed.begin(), q1_packed.end(), q) &&
                      std::equal(v1_packed.begin(), v1_packed.end(), v);
    if (same) {
        detected.swap(ahead);
        if (settings.sleeping) // who fell asleep since is not looked at
            std::erase_if(detected, [&](const collision::Contact& c) { return !moves(c.body_a) && !moves(c.body_b); });
    } else {
        fill_reach(v0);
        detect(pose0, detected);
    }
    ahead_valid = false;
    at_start = detected.size();
}

void World::Impl::describe_contact(std::size_t number, const std::vector<Pose>& poses, PairAxes& axes) {
    const collision::Contact& contact = detected[number];
    ContactState& state = states[number];
    state = ContactState{};
    state.body_a = contact.body_a;
    state.body_b = contact.body_b;
    state.shape_a = contact.shape_a;
    state.shape_b = contact.shape_b;
    state.id = contact.id;
    // Percussions between two moving bodies act at one point, else they would turn the pair; where one of them does not
    // move the other's surface has the true arm.
    state.point = !moves(contact.body_b)   ? contact.point_a
                  : !moves(contact.body_a) ? contact.point_b
                                           : Vector3(0.5 * (contact.point_a + contact.point_b));
    state.normal = contact.normal;
    state.gap = contact.gap;
    state.law = law_of(contact.shape_a, contact.shape_b);
    const Law& law = input().laws[state.law];

    ContactBlock& block = placed()[number];
    const auto pose_of = [&](std::uint32_t body) { return moves(body) ? &poses[body] : nullptr; };
    axes.take(pose_of(contact.body_a), pose_of(contact.body_b));
    to_end[number].setZero();
    axes.shift_a.setZero(), axes.shift_b.setZero();
    if (axes.pose_a && half_turn[contact.body_a].turns) { // to the middle, and as much again to the end, at the spin of the start
        axes.shift_a = shift_of(contact.body_a, contact.shape_a, state.point, state.normal, axes.pose_a->position);
        to_end[number] += half_turn[contact.body_a].rate_to_end.cross(axes.shift_a);
    }
    if (axes.pose_b && half_turn[contact.body_b].turns) {
        axes.shift_b = shift_of(contact.body_b, contact.shape_b, state.point, state.normal, axes.pose_b->position);
        to_end[number] -= half_turn[contact.body_b].rate_to_end.cross(axes.shift_b);
    }
    place_contact(block, state.point, number < at_start ? turn_normal(contact, state, axes, to_end[number]) : state.normal, contact.body_a, contact.body_b, planar(), axes);
    block.mu = law.mu;
    block.mu_rolling = law.mu_rolling;
    block.mu_spinning = law.mu_spinning;
    if (block.rolling()) place_spin(block, pose_of(contact.body_a), pose_of(contact.body_b));
    std::fill(block.p, block.p + 6, 0.0);
    block.alpha = 0.0;
    state.tangent1 = block.frame.row(1).transpose();
    state.tangent2 = block.frame.row(2).transpose();
    // Laws hold between the velocity at the start and that at the end, each with the arms that it has there; with e = 1 both changes cancel.
    const Vector3 change = block.frame * to_end[number], u = relative_velocity(block, v0.data()) - change;
    block.bias[0] = law.e * approach(state, block, u[0]) + change[0];
    block.bias[1] = law.e_T * u[1] + change[1];
    block.bias[2] = law.e_T * u[2] + change[2];
    for (int i = 0; i < 3; ++i) state.before[i] = state.after[i] = u[i];
}

void World::Impl::describe_contacts() {
    take_apart();
    if (!input().parts.empty()) turn_half();
    states.resize(detected.size());
    to_end.resize(detected.size());
    slides_on_mean.assign(detected.size(), 0);
    pressed_before.assign(detected.size(), 0);
    geometry.resize(detected.size());
    std::atomic<std::size_t> idle_sum{0};
    // All about a contact while it is in the cache.
    in_parts(detected.size(), 1, [&](std::size_t begin, std::size_t end) {
        auto old = memory.contacts.begin();
        if (begin > 0 && begin < end)
            old = std::lower_bound(memory.contacts.begin(), memory.contacts.end(), detected[begin],
                                   [](const WarmContact& a, const collision::Contact& b) { return order(a, b) < 0; });
        std::size_t idle_here = 0;
        PairAxes axes;
        for (std::size_t c = begin; c < end; ++c) {
            describe_contact(c, half_turned, axes);
            ContactState& state = states[c];
            while (old != memory.contacts.end() && order(*old, detected[c]) < 0) ++old;
            Pressed pressed = Pressed::no;
            if (old != memory.contacts.end() && order(*old, detected[c]) == 0) {
                warm_start(c, *old);
                let_land(c, *old);
                slide_on(c);
                if (old->steady >= 0.0) pressed = old->steady >= kSteady ? Pressed::steadily : Pressed::once;
                pressed_before[c] = pressed != Pressed::no;
            }
            state.active = (moves(state.body_a) || moves(state.body_b)) && closes(state, pressed);
            if (!state.active) ++idle_here;
        }
        idle_sum.fetch_add(idle_here, std::memory_order_relaxed);
    });
    idle = idle_sum.load(std::memory_order_relaxed);
}

// gap + gamma h u_N <= 0. Where positions are projected a gap within the tolerance is closed, and a contact that pressed
// in the last step, and that gravity would close within this one, is taken at once: the projection would find it. Between two bodies that move one
// may stand: else what the projection presses falls again in the next step, and velocities are solved twice in every step of a pile that settles;
// what landed over a wider gap falls onto it, sooner than it would be let down. With a given number of sweeps the tolerance may be a millimetre:
// there what did not press waits until it touches, but for round-off.
bool World::Impl::closes(const ContactState& state, Pressed pressed) const noexcept {
    const Settings& s = settings;
    const bool waits = s.sweeps > 0 && pressed == Pressed::no;
    const double closed = s.projection == Projection::none ? 0.0 : waits ? std::fmin(kTouches, s.projection_tolerance) : s.projection_tolerance;
    const Activation rule = activation(closed);
    if (!rule.lets(state.before[0])) return false;
    if (rule.foresees(state.gap, state.before[0])) return true;
    if (s.projection == Projection::none || pressed == Pressed::no) return false;
    const double along = input().gravity.dot(state.normal);
    const bool both = moves(state.body_a) && moves(state.body_b);
    const double drawn = pressed == Pressed::steadily ? pull_of(state) : both ? std::fabs(along) : moves(state.body_a) ? -along : along;
    return state.gap + s.h * (state.before[0] - s.theta * s.h * drawn) <= closed;
}

double World::Impl::pull_of(const ContactState& state) const noexcept {
    double sum = 0.0;
    for (const std::uint32_t body : {state.body_a, state.body_b})
        if (moves(body)) sum += input().gravity.norm() + Eigen::Map<const Vector3>(f0.data() + 6 * std::size_t{body}).norm() / bodies[body].mass;
    return sum;
}

// Of what a projection brought back to its surface less than it has by then.
double World::Impl::approach(const ContactState& state, const ContactBlock& block, double u) const noexcept {
    if (memory.brought_back.empty() || !(u < 0.0)) return u;
    double by_forces = 0.0; // what forces make of it at most, where one of the two is held: an impact on it is no such acceleration
    const auto add = [&](std::uint32_t body, double sign) {
        if (moves(body)) by_forces += std::fmax(0.0, sign * state.normal.dot(input().gravity + Eigen::Map<const Vector3>(f0.data() + 6 * std::size_t{body}) / bodies[body].mass));
    };
    add(state.body_a, -1.0);
    add(state.body_b, 1.0);
    const auto along = [&](const std::vector<double>& twists) { return relative_velocity(block, twists.data())[0]; };
    return surface_speed(u, along(memory.brought_back), std::fmin(-along(memory.accelerated), by_forces));
}

// A contact that carries its body over a gap lets it down. Newton's rebound counts the velocity without what the contact was
// let down by in the last step, else e = 1 would swing for ever; one that comes faster than a step's fall is an impact.
void World::Impl::let_land(std::size_t number, const WarmContact& old) {
    const Settings& s = settings;
    if (!s.landing || s.projection == Projection::none || old.steady < 0.0) return;
    ContactState& state = states[number];
    ContactBlock& block = geometry[number];
    const double own = approach(state, block, state.before[0]) + old.landing;
    state.landed = old.landing;
    const bool rests = own >= -s.h * pull_of(state);
    state.steady = rests ? std::fmin(kSteady, old.steady + 1.0) : 0.0;
    // Within the tolerance it has come down: other velocities there, from one step to the next, would move percussions between the
    // many contacts of a pile for ever.
    if (state.gap > s.projection_tolerance && rests && old.steady >= kSteady) state.landing = landing_rate(s.theta) * state.gap / s.h;
    block.bias[0] = input().laws[state.law].e * own + state.landing + block.frame.row(0).dot(to_end[number]);
}

// What slides too fast to stop within the step is held back along the mean of its sliding velocities at start and end, as e_T = 1 says it: where it turns,
// friction along the velocity at the end alone would be of the first order. In the plane there is one line to slide along.
void World::Impl::slide_on(std::size_t number) {
    constexpr double kTooFast = 2.0; // times what friction takes away by the percussion of the last step
    const ContactState& state = states[number];
    ContactBlock& block = geometry[number];
    const Law& law = input().laws[state.law];
    if (planar() || law.e_T != 0.0 || !(law.mu > 0.0) || !(block.p[0] > 0.0) || settings.gyroscopic == Gyroscopic::explicit_form) return;
    const double sliding = std::hypot(state.before[1], state.before[2]);
    if (!(sliding > law.mu * settings.h * input().gravity.norm())) return; // rests, as nearly all contacts of a pile
    double mobility = 0.0;
    const auto add = [&](std::uint32_t body, const Matrix3& angular) {
        if (body == kWorld || !moves(body)) return;
        for (int r = 1; r < 3; ++r)
            mobility += block.frame.row(r).cwiseAbs2().dot(mass[body].linear.transpose()) + angular.row(r).dot(angular.row(r) * mass[body].angular);
    };
    add(block.body_a, block.angular_a);
    add(block.body_b, block.angular_b);
    if (!(sliding > kTooFast * law.mu * block.p[0] * mobility)) return;
    for (int r = 1; r < 3; ++r) block.bias[r] += state.before[r];
    slides_on_mean[number] = 1;
}

// What an impact stopped after all: its island is solved again, held by the velocities at the end, else it would be thrown back. False: there is none.
bool World::Impl::stop_sliding() {
    bool any = false;
    for (std::size_t k = 0; k < blocks.size(); ++k) {
        const std::size_t number = block_contact[k];
        const ContactBlock& block = blocks[k];
        if (slides_on_mean[number] == 0 || !(block.p[0] > 0.0) || island_of(block) == kWorld) continue;
        const Vector3 u = relative_velocity(block, v1.data()) + block.frame * to_end[number];
        const double* const before = states[number].before;
        if (u[1] * before[1] + u[2] * before[2] > 0.0) continue;
        if (!any) std::fill(stopped_islands.begin(), stopped_islands.end(), static_cast<unsigned char>(0));
        any = true;
        stopped_islands[island_of(block)] = 1;
    }
    for (std::size_t k = 0; k < blocks.size() && any; ++k) {
        const std::size_t number = block_contact[k];
        ContactBlock& block = blocks[k];
        if (slides_on_mean[number] == 0 || island_of(block) == kWorld || stopped_islands[island_of(block)] == 0) continue;
        const Vector3 change = block.frame * to_end[number];
        for (int r = 1; r < 3; ++r) block.bias[r] = placed()[number].bias[r] = change[r];
        slides_on_mean[number] = 0;
    }
    return any;
}

void World::Impl::warm_start(std::size_t number, const WarmContact& old) {
    ContactBlock& block = geometry[number];
    const Vector3 sliding = block.frame * old.sliding, rolling = block.frame * old.rolling;
    block.p[0] = old.normal;
    block.p[1] = sliding[1];
    block.p[2] = sliding[2];
    block.p[3] = rolling[1];
    block.p[4] = rolling[2];
    block.p[5] = old.spinning;
    block.alpha = old.alpha;
}

void World::Impl::take_apart() {
    if (!whole) return;
    blocks.swap(geometry);
    whole = false;
}

void World::Impl::collect_blocks() {
    take_apart();
    blocks.clear();
    block_contact.clear();
    whole = idle == 0;
    if (whole) { // piles at rest: copying them would cost as much as solving
        blocks.swap(geometry);
        block_contact.resize(blocks.size());
        std::iota(block_contact.begin(), block_contact.end(), 0u);
        return;
    }
    for (std::size_t c = 0; c < detected.size(); ++c)
        if (states[c].active) {
            blocks.push_back(geometry[c]);
            block_contact.push_back(static_cast<std::uint32_t>(c));
        }
}

void World::Impl::add_percussion(const ContactBlock& block, const double* percussion, std::vector<double>& twists) const noexcept {
    const Vector3 p(percussion[0], percussion[1], percussion[2]), roll(percussion[5], percussion[3], percussion[4]);
    const Vector3 force = block.frame.transpose() * p;
    const auto push = [&](std::uint32_t body, double sign, const Matrix3& arm, const Matrix3& spin) {
        if (body == kWorld) return;
        Eigen::Map<Vector3> v(twists.data() + 6 * std::size_t{body}), w(twists.data() + 6 * std::size_t{body} + 3);
        v += sign * mass[body].linear.cwiseProduct(force);
        Vector3 moment = arm.transpose() * p;
        if (block.rolling()) moment += spin.transpose() * roll;
        w += mass[body].angular * moment;
    };
    push(block.body_a, 1.0, block.angular_a, block.spin_a);
    push(block.body_b, -1.0, block.angular_b, block.spin_b);
}

void World::Impl::keep_start() {
    start_p.resize(6 * blocks.size());
    for (std::size_t k = 0; k < blocks.size(); ++k) std::copy_n(blocks[k].p, 6, start_p.begin() + static_cast<std::ptrdiff_t>(6 * k));
}

// What the step's percussions changed of those that it began with stopped, in part, what was left of a velocity: in the next step that part would
// throw it back, and every other step would sweep. It goes by how much of that change of velocity is the one that the step made.
// Leaves the velocities at the end in `states`.
void World::Impl::forget_stopping() {
    std::fill(v_last.begin(), v_last.end(), 0.0);
    for (std::size_t k = 0; k < blocks.size(); ++k) {
        double change[6];
        for (std::size_t i = 0; i < 6; ++i) change[i] = blocks[k].p[i] - start_p[6 * k + i];
        add_percussion(blocks[k], change, v_last);
    }
    for (std::size_t k = 0; k < blocks.size(); ++k) {
        ContactState& state = states[block_contact[k]];
        const Vector3 by_change = relative_velocity(blocks[k], v_last.data());
        const Eigen::Map<const Vector3> before(state.before);
        Eigen::Map<Vector3> after(state.after);
        const Vector3 change = blocks[k].frame * to_end[block_contact[k]];
        after = relative_velocity(blocks[k], v1.data()) + change;
        const Vector3 made = after - before - 2.0 * change;
        const double size = by_change.squaredNorm();
        const double part = size > 0.0 ? std::clamp(made.dot(by_change) / size, 0.0, 1.0) : 0.0;
        for (std::size_t i = 0; i < 6; ++i) start_p[6 * k + i] = part * (blocks[k].p[i] - start_p[6 * k + i]);
    }
}

void World::Impl::finish_contacts() {
    const double scale = velocity_scale(), still = 1e-7 * scale;
    // a contact that holds has its row met with equality, to what the solver leaves
    const double held_within = std::fmax(still, 10.0 * std::fmax(settings.tolerance, report.solver.residual) * scale);
    const bool by_velocity = settings.projection == Projection::combined;
    if (by_velocity) {
        island_contacts.assign(count(), 0);
        for (const ContactBlock& block : blocks) ++island_contacts[island_of(block)];
    }
    const bool forgets = settings.sweeps > 0 && report.solver.iterations > 0 && blocks.size() > kSolvedWell; // few are met so well that nothing is left to throw back
    if (forgets) forget_stopping();
    const auto kept = [&](std::size_t k, std::size_t i) { return forgets ? blocks[k].p[i] - start_p[6 * k + i] : blocks[k].p[i]; };
    next.contacts.resize(blocks.size()); // warm starts of the next step; sleeping contacts keep theirs
    std::atomic<std::size_t> closed_sum{0};
    // One pass over all of it: thousands of contacts do not fit into the cache.
    in_parts(states.size(), 1, [&](std::size_t begin, std::size_t end) {
        auto k = static_cast<std::size_t>(std::lower_bound(block_contact.begin(), block_contact.end(), begin) - block_contact.begin());
        std::size_t closed = 0;
        for (std::size_t c = begin; c < end; ++c) {
            ContactState& state = states[c];
            const bool taken = k < blocks.size() && block_contact[k] == c;
            const ContactBlock& block = taken ? blocks[k] : geometry[c];
            Eigen::Map<Vector3> u(state.after);
            const Vector3 change = block.frame * to_end[c]; // a part of the bias too
            if (!taken || !forgets) u = relative_velocity(block, v1.data()) + change;
            if (!taken) continue;
            std::copy(block.p, block.p + 6, state.p);
            const double held = std::sqrt(block.p[1] * block.p[1] + block.p[2] * block.p[2]), bound = block.mu * block.p[0];
            const double s1 = u[1] - change[1] + block.bias[1], s2 = block.planar ? 0.0 : u[2] - change[2] + block.bias[2];
            const double slip = std::sqrt(s1 * s1 + s2 * s2);
            if (!(block.p[0] > 0.0))
                state.mode = ContactMode::open;
            else
                state.mode = block.mu > 0.0 && (held < bound * (1.0 - 1e-7) || slip <= still) ? ContactMode::stick
                                                                                             : ContactMode::slip;
            if (block.p[0] > 0.0) ++closed;
            const Vector3 t1 = block.frame.row(1).transpose(), t2 = block.frame.row(2).transpose();
            const bool few = by_velocity && island_contacts[island_of(block)] <= kFewContacts;
            const bool holds = few ? u[0] - change[0] + block.bias[0] <= held_within : block.p[0] > 0.0;
            next.contacts[k] = {state.shape_a, state.shape_b, state.id, kept(k, 0), kept(k, 5), block.alpha, holds ? state.landing : 0.0,
                                holds ? state.steady : kLoose, kept(k, 1) * t1 + kept(k, 2) * t2, kept(k, 3) * t1 + kept(k, 4) * t2};
            ++k;
        }
        closed_sum.fetch_add(closed, std::memory_order_relaxed);
    });
    report.closed_contacts = closed_sum.load(std::memory_order_relaxed);
    report.active_contacts = blocks.size();
    const auto before = [](const WarmContact& a, const WarmContact& b) { return order(a, b) < 0; };
    if (detected.size() > at_start) std::sort(next.contacts.begin(), next.contacts.end(), before);
    if (!settings.sleeping) return;
    list_resting();
    // sorted as both are
    awake_contacts.swap(next.contacts);
    next.contacts.clear();
    auto old = memory.contacts.begin();
    const auto sleeps = [&](const WarmContact& c) { return !moves(input().parts[c.shape_a].body) && !moves(input().parts[c.shape_b].body); };
    for (const WarmContact& now : awake_contacts) {
        for (; old != memory.contacts.end() && before(*old, now); ++old)
            if (sleeps(*old)) next.contacts.push_back(*old);
        next.contacts.push_back(now);
    }
    for (; old != memory.contacts.end(); ++old)
        if (sleeps(*old)) next.contacts.push_back(*old);
}

void World::Impl::list_gaps(const std::vector<collision::Contact>& contacts) {
    gaps_.clear();
    for (const collision::Contact& contact : contacts) {
        if (!moves(contact.body_a) && !moves(contact.body_b)) continue;
        GapPoint point;
        point.body_a = moves(contact.body_a) ? contact.body_a : kWorld;
        point.body_b = moves(contact.body_b) ? contact.body_b : kWorld;
        point.point_a = contact.point_a;
        point.point_b = contact.point_b;
        point.normal = contact.normal;
        point.gap = contact.gap;
        point.pair = std::uint64_t{contact.shape_a} << 32 | contact.shape_b;
        point.id = contact.id;
        gaps_.push_back(point);
    }
}

std::span<const GapPoint> World::Impl::gaps(std::span<const Pose> poses) {
    look_again(poses);
    list_gaps(ahead);
    return gaps_;
}

void World::Impl::look_ahead() {
    fill_reach(v1);
    detect(pose1, ahead);
    ahead_poses = pose1;
}

// At poses that a projection moved. Contacts of two bodies that both stayed where they were are those of before.
void World::Impl::look_again(std::span<const Pose> poses) {
    const auto same = [](const double* a, const double* b, std::size_t numbers) { return std::memcmp(a, b, numbers * sizeof(double)) == 0; };
    for (std::size_t b = 0; b < count(); ++b) {
        Pose& then = ahead_poses[b];
        stayed[b] = asleep[b] != 0 || (same(then.position.data(), poses[b].position.data(), 3) && same(then.rotation.coeffs().data(), poses[b].rotation.coeffs().data(), 4));
        then = poses[b];
    }
    const auto found = detector->detect(poses, reach, plan->detector_threads(), stayed);
    std::erase_if(ahead, [&](const collision::Contact& c) { return stayed[c.body_a] == 0 || stayed[c.body_b] == 0; });
    ahead_merged.resize(ahead.size() + found.size());
    std::merge(ahead.begin(), ahead.end(), found.begin(), found.end(), ahead_merged.begin(), [](const auto& a, const auto& b) { return order(a, b) < 0; });
    ahead.swap(ahead_merged);
}

double World::Impl::penetration(const std::vector<collision::Contact>& contacts) const noexcept {
    double deepest = 0.0;
    for (const collision::Contact& contact : contacts)
        if (moves(contact.body_a) || moves(contact.body_b)) deepest = std::fmax(deepest, -contact.gap);
    return deepest;
}

// The start's contacts are sorted; at_start: it was not seen there.
std::size_t World::Impl::number_at_start(const collision::Contact& contact) const noexcept {
    const auto first = detected.begin(), last = first + static_cast<std::ptrdiff_t>(at_start);
    const auto found = std::lower_bound(first, last, contact, [](const auto& a, const auto& b) { return order(a, b) < 0; });
    return found != last && order(*found, contact) == 0 ? static_cast<std::size_t>(found - first) : at_start;
}

// A plastic impact that was not foretold waits for the next step, which begins where it touches: stopped within this one it would stand up to h |u| / 2 away from what it struck.
bool World::Impl::take_part(std::size_t number) noexcept {
    ContactState& state = states[number];
    if (state.active) return false;
    if (input().laws[state.law].e == 0.0 && state.before[0] < -settings.h * pull_of(state)) return false;
    state.active = true;
    --idle;
    return true;
}

bool World::Impl::add_overlapping() {
    bool added = false;
    for (const collision::Contact& contact : ahead) {
        if (-contact.gap <= settings.projection_tolerance || (!moves(contact.body_a) && !moves(contact.body_b))) continue;
        if (const std::size_t number = number_at_start(contact); number < at_start && take_part(number)) added = true;
    }
    return added;
}

// What rebounds from one step to the next between others, which push it back in every other one, would do so for ever: each time the projection lifts all that
// stands on it.
bool World::Impl::add_struck() {
    if (!plan->rebounds) return false;
    bool added = false;
    for (const collision::Contact& contact : ahead) {
        if (-contact.gap <= settings.projection_tolerance || (!moves(contact.body_a) && !moves(contact.body_b))) continue;
        const std::size_t number = number_at_start(contact);
        if (number == at_start || pressed_before[number] == 0 || !(input().laws[states[number].law].e > 0.0) || !take_part(number)) continue;
        added = true;
    }
    return added;
}

bool World::Impl::add_pressed() {
    const auto pressed = projector.pressed();
    bool added = false;
    std::size_t at = 0;
    for (const collision::Contact& contact : ahead) { // in the order of gaps_
        if (!moves(contact.body_a) && !moves(contact.body_b)) continue;
        const bool down = at < pressed.size() && pressed[at] != 0;
        ++at;
        if (!down) continue;
        std::size_t number = number_at_start(contact);
        if (number == at_start) { // those that came later are few
            while (number < detected.size() && order(detected[number], contact) != 0) ++number;
            if (number == detected.size()) {
                if (whole) geometry = blocks; // blocks stay those that were solved
                whole = false;
                detected.push_back(contact);
                states.resize(detected.size());
                geometry.resize(detected.size());
                to_end.resize(detected.size());
                slides_on_mean.resize(detected.size(), 0);
                PairAxes axes;
                for (const std::uint32_t body : {contact.body_a, contact.body_b}) half_turned[body].position = pose1[body].position;
                describe_contact(number, half_turned, axes);
                ++idle;
            }
        }
        if (take_part(number)) added = true;
    }
    return added;
}

} // namespace saltus::rigid
