// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/world.h"

#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

void World::Impl::size_arrays() {
    const std::size_t n = count();
    for (auto* poses : {&pose0, &pose1, &middle, &half_turned}) poses->assign(n, Pose{});
    half_turn.assign(n, HalfTurn{});
    for (auto* angles : {&angle0, &angle1, &reach}) angles->assign(n, 0.0);
    for (auto* twists : {&v0, &v1, &v_last, &v_free}) twists->assign(6 * (n + nodes), 0.0);
    for (auto* twists : {&f0, &f1, &drive0, &drive1}) twists->assign(6 * n, 0.0);
    gyroscopic.assign(3 * n, 0.0);
    v_moved.assign(6 * n, 0.0);
    v_open.assign(6 * n, 0.0);
    touched.assign(n, 0);
    acting.assign(6 * n, 0.0);
    acting_size.assign(2 * n, 0.0);
    q1_packed.assign(q_size(), 0.0);
    v1_packed.assign(v_size(), 0.0);
    mass.assign(n + nodes, InverseMass{});
    for (std::size_t node = n; node < n + nodes; ++node) mass[node] = {Vector3::Ones(), Matrix3::Identity()};
    asleep.assign(n, 0);
    stirred.assign(n, 0);
    woken.assign(n, 0);
    stayed.assign(n, 0);
    ahead_poses.assign(n, Pose{});
    first_of.assign(n, kWorld);
    island_of_body.assign(n + nodes, kWorld);
    stopped_islands.assign(n + nodes, 0);
    here.assign(joint_inputs.size(), JointLines{});
    directions.assign(joint_inputs.size(), JointLines{});
    ends.assign(joint_inputs.size(), JointLines{});
    std::size_t further = 0;
    for (const JointInput& joint : joint_inputs) further += joint.more.size();
    sides.reserve(5 * further);
    std::vector<JointLines>* const lines[] = {&here, &directions, &ends};
    for (std::size_t k = 0; k < 3; ++k) {
        more_directions[k].assign(further, Vector6::Zero());
        Vector6* at = more_directions[k].data();
        for (std::size_t j = 0; j < joint_inputs.size(); at += joint_inputs[j++].more.size()) (*lines[k])[j].more = at;
    }
    drives0.assign(layout().drives, DriveValue{});
    drives1.assign(layout().drives, DriveValue{});
    drive_numbers.assign(3 * layout().drives, 0.0);
    joint_rows.assign(layout().rows(), JointRow{});
    pressed_limits.assign(layout().slot_count(), 0);
    limits.clear();
    limits.reserve(4 * joint_inputs.size());
    row_p.assign(2 * layout().slot_count() + joint_inputs.size(), 0.0);
}

void World::Impl::unpack(const double* q, const double* v, std::vector<Pose>& poses, std::vector<double>& angles,
                         std::vector<double>& twists) const {
    for (std::size_t b = 0; b < count(); ++b) {
        double* twist = twists.data() + 6 * b;
        if (planar()) {
            poses[b].position << q[3 * b], q[3 * b + 1], 0.0;
            angles[b] = q[3 * b + 2];
            poses[b].rotation = Eigen::Quaterniond(std::cos(0.5 * angles[b]), 0.0, 0.0, std::sin(0.5 * angles[b]));
            twist[0] = v[3 * b];
            twist[1] = v[3 * b + 1];
            twist[5] = v[3 * b + 2];
        } else {
            const double* x = q + 7 * b;
            poses[b].position << x[0], x[1], x[2];
            poses[b].rotation = Eigen::Quaterniond(x[3], x[4], x[5], x[6]);
            std::copy(v + 6 * b, v + 6 * b + 6, twist);
        }
    }
}

void World::Impl::pack(const std::vector<Pose>& poses, const std::vector<double>& angles,
                       const std::vector<double>& twists, double* q, double* v) const {
    for (std::size_t b = 0; b < count(); ++b) {
        const Vector3& x = poses[b].position;
        const double* twist = twists.data() + 6 * b;
        if (planar()) {
            q[3 * b] = x.x();
            q[3 * b + 1] = x.y();
            q[3 * b + 2] = angles[b];
            v[3 * b] = twist[0];
            v[3 * b + 1] = twist[1];
            v[3 * b + 2] = twist[5];
        } else {
            const Eigen::Quaterniond& r = poses[b].rotation;
            const double numbers[7] = {x.x(), x.y(), x.z(), r.w(), r.x(), r.y(), r.z()};
            std::copy(numbers, numbers + 7, q + 7 * b);
            std::copy(twist, twist + 6, v + 6 * b);
        }
    }
}

void World::Impl::take_drives(double t, std::vector<DriveValue>& out) {
    if (layout().drives == 0 || !actions) return;
    actions->drives(t, drive_numbers.data());
    for (std::size_t d = 0; d < layout().drives; ++d)
        out[d] = {drive_numbers[3 * d], drive_numbers[3 * d + 1], drive_numbers[3 * d + 2]};
}

void World::Impl::count_turns() {
    for (std::size_t j = 0; planar() && j < joint_inputs.size(); ++j) {
        const JointInput& joint = joint_inputs[j];
        if (joint.kind != JointKind::relation) continue;
        const auto angle = [&](std::uint32_t body) { return body == kWorld ? 0.0 : angle0[body]; };
        memory.joints[j] = {{angle(joint.body_a), angle(joint.body_b)}};
    }
}

double World::Impl::spring_energy(const std::vector<Pose>& poses) const {
    static const Pose world;
    double sum = 0.0;
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
        const JointInput& joint = joint_inputs[j];
        const bool springs = std::any_of(joint.coordinates.begin(), joint.coordinates.end(),
                                         [](const JointCoordinate& c) { return c.stiffness != 0.0; });
        if (!springs) continue;
        JointLines lines;
        evaluate(joint, joint_starts[j], joint.body_a == kWorld ? world : poses[joint.body_a],
                 joint.body_b == kWorld ? world : poses[joint.body_b], planar(), memory.joints[j], lines);
        sum += rigid::spring_energy(joint, lines);
    }
    return sum;
}

double World::Impl::gravity_work(const std::vector<Pose>& from, const std::vector<Pose>& to) const {
    double sum = 0.0;
    for (std::size_t b = 0; b < count(); ++b)
        if (!bodies[b].fixed) sum += bodies[b].mass * input().gravity.dot(to[b].position - from[b].position);
    return sum;
}

Energy World::Impl::energy(const std::vector<Pose>& poses, const std::vector<double>& twists) const {
    Energy energy;
    for (std::size_t b = 0; b < count(); ++b) {
        const BodyNumbers& body = bodies[b];
        if (body.fixed) continue;
        const Eigen::Map<const Vector3> v(twists.data() + 6 * b), w(twists.data() + 6 * b + 3);
        energy.kinetic += 0.5 * (body.mass * v.squaredNorm() + w.dot(body.inertia * w));
        energy.potential -= body.mass * input().gravity.dot(poses[b].position);
    }
    energy.potential += spring_energy(poses);
    return energy;
}

void World::Impl::take(std::shared_ptr<const WorldPlan> made) {
    plan = std::move(made);
    settings = plan->input.settings;
    bodies = plan->bodies;
    joint_starts = plan->joint_starts;
    joint_inputs = plan->input.joints;
    if (plan->related) {
        own_joints = plan->input.joints;
        for (JointInput& joint : own_joints)
            if (joint.formula) joint.formula = joint.formula->copy();
        joint_inputs = own_joints;
    }
    mechanisms.clear();
    mechanisms.reserve(plan->mechanisms.size());
    for (const Mechanism::Plan& of : plan->mechanisms) mechanisms.emplace_back(of);
    alone_body.assign(count(), 0);
    alone_joint.assign(joint_inputs.size(), 0);
    detector = std::make_unique<collision::Detector>(plan->shapes);
}

World::World(std::shared_ptr<const WorldPlan> plan, const Actions* actions) : impl_(std::make_unique<Impl>()) {
    Impl& impl = *impl_;
    impl.actions = actions;
    impl.take(std::move(plan));
    impl.size_carriers();
    impl.size_arrays();
    impl.memory.rows.assign(2 * impl.layout().slot_count() + impl.joint_inputs.size(), 0.0);
    impl.memory.joints.assign(impl.joint_inputs.size(), JointMemory{});
    impl.memory.rest_time.assign(impl.count(), 0.0);
    impl.memory.sleeps.assign(impl.count(), kWorld);
    impl.next = impl.memory;
    impl.size_coupling();
    for (std::size_t b = 0; b < impl.count(); ++b) impl.pose0[b] = impl.input().bodies[b].pose;
    impl.start_carriers();
}
World::~World() = default;

Result<std::unique_ptr<World>, Errors> World::create(Input input, const Actions* actions) {
    auto plan = make_plan(std::move(input), actions);
    if (!plan) return Unexpected<Errors>(std::move(plan.error()));
    return std::make_unique<World>(std::move(*plan), actions);
}

Result<void, Errors> World::update(Input input) {
    Impl& impl = *impl_;
    auto plan = plan_anew(std::move(input), *impl.plan);
    if (!plan) return Unexpected<Errors>(std::move(plan.error()));
    impl.take(std::move(*plan)); // springs and limits may begin to act, lengths of shapes may be parameters
    impl.carry_formulas();
    impl.ahead_valid = impl.quiet = false;
    std::fill(impl.memory.sleeps.begin(), impl.memory.sleeps.end(), kWorld); // what let them rest may be another now
    std::fill(impl.memory.rest_time.begin(), impl.memory.rest_time.end(), 0.0);
    return {};
}

std::size_t World::q_count() const noexcept {
    return impl_->q_size();
}
std::size_t World::v_count() const noexcept {
    return impl_->v_size();
}
std::size_t World::joint_row_count() const noexcept {
    return impl_->joint_rows.size();
}
std::span<const JointRow> World::joint_rows() const noexcept {
    return impl_->joint_rows;
}
std::span<const LimitState> World::limits() const noexcept {
    return impl_->limits;
}
const Input& World::input() const noexcept {
    return impl_->input();
}
std::span<const JointInput> World::joints() const noexcept {
    return impl_->joint_inputs;
}
const std::shared_ptr<const WorldPlan>& World::plan() const noexcept {
    return impl_->plan;
}
std::vector<std::string> World::warnings() const {
    return impl_->plan->warnings;
}

Errors World::judge_start(const double* q) const {
    const Impl& impl = *impl_;
    std::vector<Pose> poses(impl.count());
    std::vector<double> angles(impl.count(), 0.0), twists(6 * impl.count(), 0.0);
    const std::vector<double> rest(impl.v_size(), 0.0);
    impl.unpack(q, rest.data(), poses, angles, twists);
    std::vector<std::string> warnings;
    Errors errors = check_start(*impl.plan, impl.joint_inputs, std::move(poses), impl.actions, warnings);
    impl_->carry_formulas(); // which looked at the check's own numbers meanwhile
    return errors;
}

void World::initial(double* q, double* v) const {
    const Impl& impl = *impl_;
    std::vector<Pose> poses(impl.count());
    std::vector<double> angles(impl.count(), 0.0), twists(6 * impl.count(), 0.0);
    for (std::size_t b = 0; b < impl.count(); ++b) {
        const BodyInput& body = impl.input().bodies[b];
        poses[b] = body.pose;
        const Eigen::Quaterniond& r = body.pose.rotation;
        angles[b] = 2.0 * std::atan2(r.z(), r.w());
        if (body.fixed) continue;
        for (std::size_t i = 0; i < 3; ++i) {
            const auto k = static_cast<Eigen::Index>(i);
            twists[6 * b + i] = body.velocity[k];
            twists[6 * b + 3 + i] = body.spin[k];
        }
    }
    impl.pack(poses, angles, twists, q, v);
}

void World::set_step(double h) noexcept {
    impl_->settings.h = h;
}

void World::forget_steps() noexcept {
    Impl& impl = *impl_;
    impl.memory.contacts.clear();
    std::fill(impl.memory.rows.begin(), impl.memory.rows.end(), 0.0);
    std::fill(impl.memory.rest_time.begin(), impl.memory.rest_time.end(), 0.0);
    std::fill(impl.memory.sleeps.begin(), impl.memory.sleeps.end(), kWorld);
    impl.memory.brought_back.clear(), impl.memory.accelerated.clear();
    impl.ahead_valid = impl.quiet = impl.next_is_memory = false;
}

bool World::settle(double t, const double* q, const double* v) {
    Impl& impl = *impl_;
    impl.quiet = impl.next_is_memory = false;
    impl.unpack(q, v, impl.pose0, impl.angle0, impl.v0);
    impl.fall_asleep();
    for (std::size_t b = 0; b < impl.count(); ++b) {
        if (impl.bodies[b].fixed) std::fill_n(impl.v0.begin() + static_cast<std::ptrdiff_t>(6 * b), 6, 0.0);
        if (!impl.pose0[b].position.allFinite() || !impl.pose0[b].rotation.coeffs().allFinite()) return false;
    }
    impl.fill_reach(impl.v0);
    impl.detect(impl.pose0, impl.detected);
    impl.at_start = impl.detected.size();
    impl.describe_contacts();
    for (std::size_t c = 0; c < impl.states.size(); ++c)
        std::copy_n(impl.placed()[c].p, 6, impl.states[c].p);
    impl.pose1 = impl.pose0;
    impl.angle1 = impl.angle0;
    impl.v1 = impl.v0;
    impl.rows.clear();
    impl.sources.clear();
    impl.any_alone = false;
    impl.t_start = impl.t_end = t;
    impl.directions_at_end = impl.ends_at_end = false;
    impl.start_carriers();
    impl.count_turns();
    impl.next = impl.memory;
    if (!impl.joint_inputs.empty()) {
        impl.take_drives(t, impl.drives1);
        impl.finish_joints();
        impl.next = impl.memory;
    }
    // the step that starts here need not look again
    std::copy(q, q + impl.q_size(), impl.q1_packed.begin());
    std::copy(v, v + impl.v_size(), impl.v1_packed.begin());
    impl.ahead = impl.detected;
    impl.ahead_valid = true;
    return true;
}

void World::place_joints(double t, const double* q, const double* v, std::span<const JointMemory> turns) {
    Impl& impl = *impl_;
    impl.unpack(q, v, impl.pose0, impl.angle0, impl.v0);
    for (std::size_t b = 0; b < impl.count(); ++b)
        if (impl.bodies[b].fixed) std::fill_n(impl.v0.begin() + static_cast<std::ptrdiff_t>(6 * b), 6, 0.0);
    impl.pose1 = impl.pose0;
    impl.angle1 = impl.angle0;
    impl.v1 = impl.v0;
    impl.quiet = impl.next_is_memory = impl.ahead_valid = impl.any_alone = false;
    impl.rows.clear();
    impl.sources.clear();
    impl.t_start = impl.t_end = t;
    impl.directions_at_end = impl.ends_at_end = false;
    impl.start_carriers();
    std::copy(turns.begin(), turns.end(), impl.memory.joints.begin());
    impl.count_turns();
    impl.next = impl.memory;
    if (impl.joint_inputs.empty()) return;
    impl.take_drives(t, impl.drives1);
    impl.finish_joints();
}

const Report& World::compute(double t, const double* q, const double* v) {
    return impl_->step(t, q, v);
}
std::span<const double> World::next_q() const noexcept {
    return impl_->q1_packed;
}
std::span<const double> World::next_v() const noexcept {
    return impl_->v1_packed;
}
std::span<const ContactState> World::contacts() const noexcept {
    return impl_->states;
}
std::span<const ContactState> World::resting_contacts() const noexcept {
    return impl_->resting;
}
bool World::still() const noexcept {
    return impl_->next_is_memory;
}
std::span<const std::uint32_t> World::island_of_body() const noexcept {
    return impl_->island_of_body;
}
std::span<const unsigned char> World::asleep() const noexcept {
    return impl_->asleep;
}
const Phases& World::phases() const noexcept {
    return impl_->phases;
}
void World::commit() {
    std::swap(impl_->memory, impl_->next);
}

Energy World::energy(const double* q, const double* v) const {
    const Impl& impl = *impl_;
    std::vector<Pose> poses(impl.count());
    std::vector<double> angles(impl.count(), 0.0), twists(6 * impl.count(), 0.0);
    impl.unpack(q, v, poses, angles, twists);
    return impl.energy(poses, twists);
}

void World::set_pull(const std::optional<Pull>& pull) noexcept {
    impl_->pull = pull;
}

void World::save(std::vector<double>& numbers, std::vector<std::int64_t>& integers) const {
    const Impl& impl = *impl_;
    const Impl::Memory& memory = impl.memory;
    numbers.clear();
    integers.clear();
    integers.push_back(static_cast<std::int64_t>(memory.contacts.size()));
    for (const WarmContact& c : memory.contacts) {
        integers.push_back(c.shape_a);
        integers.push_back(c.shape_b);
        integers.push_back(static_cast<std::int64_t>(c.id));
        numbers.insert(numbers.end(), {c.normal, c.spinning, c.alpha, c.sliding.x(), c.sliding.y(), c.sliding.z(),
                                       c.rolling.x(), c.rolling.y(), c.rolling.z()});
    }
    for (const std::uint32_t group : memory.sleeps) integers.push_back(group);
    numbers.insert(numbers.end(), memory.rest_time.begin(), memory.rest_time.end());
    numbers.insert(numbers.end(), memory.rows.begin(), memory.rows.end());
    for (const JointMemory& joint : memory.joints) numbers.insert(numbers.end(), {joint.angle[0], joint.angle[1]});
    // Behind the rest, and only where percussions do not tell it.
    if (std::any_of(memory.contacts.begin(), memory.contacts.end(), [](const WarmContact& c) { return c.steady != steady_by_percussion(c) || c.landing != 0.0; }))
        for (const WarmContact& c : memory.contacts) numbers.insert(numbers.end(), {c.landing, c.steady});
    if (memory.brought_back.empty()) return;
    integers.push_back(1); // told by one more
    for (const auto* twists : {&memory.brought_back, &memory.accelerated}) numbers.insert(numbers.end(), twists->begin(), twists->end());
}

bool World::restore(std::span<const double> numbers, std::span<const std::int64_t> integers) {
    Impl& impl = *impl_;
    Impl::Memory memory = impl.memory;
    std::size_t n = 0, i = 0;
    if (integers.empty() || integers[0] < 0) return false;
    const auto contacts = static_cast<std::size_t>(integers[i++]);
    const std::size_t bodies = impl.count(), joints = memory.joints.size(), slots = memory.rows.size();
    if (contacts > integers.size()) return false;
    const std::size_t usual = 1 + 3 * contacts + bodies;
    const bool brought_back = integers.size() == usual + 1;
    if (!brought_back && integers.size() != usual) return false;
    const std::size_t fixed_part = 9 * contacts + bodies + slots + 2 * joints + (brought_back ? 12 * bodies : 0);
    const bool landings = contacts > 0 && numbers.size() == fixed_part + 2 * contacts;
    if (!landings && numbers.size() != fixed_part) return false;
    memory.contacts.resize(contacts);
    for (WarmContact& c : memory.contacts) {
        c.shape_a = static_cast<std::uint32_t>(integers[i++]);
        c.shape_b = static_cast<std::uint32_t>(integers[i++]);
        c.id = static_cast<std::uint64_t>(integers[i++]);
        const double* x = &numbers[n];
        c.normal = x[0];
        c.spinning = x[1];
        c.alpha = x[2];
        c.sliding << x[3], x[4], x[5];
        c.rolling << x[6], x[7], x[8];
        n += 9;
    }
    for (std::uint32_t& group : memory.sleeps) group = static_cast<std::uint32_t>(integers[i++]);
    for (double& time : memory.rest_time) time = numbers[n++];
    for (double& row : memory.rows) row = numbers[n++];
    for (JointMemory& joint : memory.joints) {
        joint.angle[0] = numbers[n++];
        joint.angle[1] = numbers[n++];
    }
    for (WarmContact& c : memory.contacts) {
        c.landing = landings ? numbers[n++] : 0.0;
        c.steady = landings ? numbers[n++] : steady_by_percussion(c);
    }
    for (auto* twists : {&memory.brought_back, &memory.accelerated}) {
        const auto first = numbers.begin() + static_cast<std::ptrdiff_t>(n);
        twists->assign(first, first + static_cast<std::ptrdiff_t>(brought_back ? 6 * bodies : 0));
        n += twists->size();
    }
    impl.memory = std::move(memory);
    impl.next = impl.memory;
    impl.ahead_valid = impl.quiet = impl.next_is_memory = false;
    return true;
}

} // namespace saltus::rigid
