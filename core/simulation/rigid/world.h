// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies with contacts and joints, stepped by the Moreau-Jean scheme (Siconos Developer's Notes (2011), chapters 9 and 10). q of a body:
// position of its centre of mass and unit quaternion, scalar first (7 numbers; planar: x, y, angle); v: velocity in
// world axes and angular velocity in body axes (6; planar: vx, vy, omega).
#pragma once

#include "core/base/error.h"
#include "core/collision/detector.h"
#include "core/simulation/rigid/coupling.h"
#include "core/simulation/rigid/joint.h"
#include "core/simulation/rigid/one_step_problem.h"
#include "core/simulation/rigid/pull.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::rigid {

struct JointMemory; // joint_rows.h

enum class Gyroscopic : unsigned char {
    implicit,
    explicit_form
}; // implicit midpoint with Cayley's update conserves energy and momentum
enum class Projection : unsigned char { none, direct, combined };
// Mechanisms that nothing but their joints touches: conserving, by a discrete gradient (mechanism.h), or middle, with
// directions at the middle of the step as wherever contacts take part.
enum class Joints : unsigned char { conserving, middle };

struct Settings {
    double h = 5e-3, theta = 0.5, gamma = 0.5;
    bool closing = false; // activation asks for u_N <= 0 too
    Gyroscopic gyroscopic = Gyroscopic::implicit;
    Projection projection = Projection::combined;
    Joints joints = Joints::conserving;
    int most_halvings = 10; // of a step that fails; 0: it ends the run
    double projection_tolerance = 1e-8; // m (angles count by the body's size)
    int projection_iterations = 20;
    double tolerance = 1e-8; // of the one-step problem
    int max_iterations = 1000;
    // Above 0: contacts get so many sweeps, positions at most as many, along the contacts of the step's start; how far that
    // goes is told by the residual and the violation.
    int sweeps = 0;
    double budget = 0.0; // s a step, above 0: counted by OneStepReport::cost, so the same on every machine; a step that runs out missed
    double newton_tolerance = 1e-10; // outer loop over gyroscopic terms, forces and joints' directions
    int newton_iterations = 20;      // 1: linearised step
    int threads = 1;
    // Combined projection: a contact that pressed in the last ten steps over more than the tolerance may close at landing_rate(theta) gap/h
    // instead of carrying its body at a distance for ever. false: Newton's law alone.
    bool landing = true;
    bool sleeping = false; // islands at rest may sleep; the user asked for it
    double sleep_speed = 1e-4; // m/s: what is slower for half a second rests
    bool planar = false;
};

// Share of its gap by which a pressing contact may close in a step: u_N+ >= -rate gap/h. With q+ = q + h (theta v+ + (1 - theta) v)
// gaps follow g_(n+1) = (1 - theta rate) g_n - (1 - theta) rate g_(n-1); the largest rate that never drives them below zero makes
// both roots equal: (1 - theta rate)^2 = 4 rate (1 - theta). 0.343 at theta = 1/2 (roots 0.414), 1 at theta = 1.
double landing_rate(double theta) noexcept;

struct Law { // of a pair of materials
    double e = 0.0, mu = 0.0, e_T = 0.0;
    double mu_rolling = 0.0, mu_spinning = 0.0; // m
};

struct BodyInput {
    std::string name;
    bool fixed = false;
    double mass = 1.0;                     // kg
    Matrix3 inertia = Matrix3::Identity(); // kg m^2, body axes, about the centre of mass
    Pose pose;                             // of the centre of mass
    Vector3 velocity = Vector3::Zero();    // world axes
    Vector3 spin = Vector3::Zero();        // body axes
    Place place;                           // for messages
};

struct PartInput {
    std::uint32_t body = 0;
    collision::Shape shape;
    Pose in_body;
    std::uint32_t material = 0;
};

struct Input {
    Settings settings;
    Vector3 gravity = Vector3(0.0, 0.0, -9.81);
    std::vector<BodyInput> bodies;
    std::vector<PartInput> parts;
    std::size_t materials = 1;
    std::vector<Law> laws; // materials x materials, row-major, symmetric
    std::vector<JointInput> joints;
    std::vector<std::string> joint_names;
    std::vector<Place> joint_places;
    std::vector<std::pair<std::uint32_t, std::uint32_t>>
        no_contact; // pairs of bodies that never meet; joined ones too unless they shall
};

// What formulas may read at one end of a step.
struct Reading {
    double t = 0.0;
    const double *q = nullptr, *v = nullptr;    // of bodies, as World takes them
    const double *y = nullptr, *ydot = nullptr; // by joint row (JointRow)
    const double* carrier_p = nullptr;          // by carrier: percussion of relations on it in this step, N s or N m s; null: none
};

// What formulas give. Drives: joint coordinates with a drive, in the order of joints and coordinates, then twist
// joints' in that order too.
class Actions {
public:
    virtual ~Actions() = default;
    // Adds to out: 6 numbers a body, force in world axes (N), moment in body axes (N m).
    virtual void add_forces(double t, const double* q, const double* v, double* out) const = 0;
    virtual bool has_forces() const noexcept = 0;
    virtual bool forces_depend_on_state() const noexcept = 0;
    // out: position (m, rad), its rate (m/s, rad/s; of twist and velocity drives this alone counts), force (N, N m); 3
    // numbers a drive
    virtual void drives(double t, double* out) const = 0;

    // Forces and drives that answer to more than bodies: to joints, and to systems of equations that are stepped along. Then
    // the calls below stand in for those above.
    virtual bool couples() const noexcept { return false; }
    // Adds forces to `out` and writes `drives`, at the start of the step or at an iterate of its end. False: the systems have
    // no step there.
    virtual bool couple(const Reading&, bool at_end, double* out, double* drives) const {
        (void)at_end, (void)out, (void)drives;
        return true;
    }
    // d(force along a channel)/d(velocity along a channel at the end of the step), for the entries of the pattern, at the
    // last iterate; weight: h theta, which positions move by. Nothing of the three may change its size.
    virtual std::span<const Channel> channels() const noexcept { return {}; }
    virtual std::span<const std::pair<std::uint32_t, std::uint32_t>> slope_pattern() const noexcept { return {}; }
    virtual void slopes(double weight, double* out) const { (void)weight, (void)out; }

    // Coordinates of the systems that relations of bodies move along. Their state where the step starts or, as of the last call of
    // couple(), at its end; how their velocities there answer to percussions on them (count squared numbers, symmetric), at the same
    // iterate; which of them answer to each other: by carrier a group, numbered from 0.
    virtual std::span<const std::uint32_t> carrier_groups() const noexcept { return {}; }
    std::size_t carrier_count() const noexcept { return carrier_groups().size(); }
    virtual void carrier_state(bool at_end, double* q, double* v) const { (void)at_end, (void)q, (void)v; }
    virtual void carrier_mobility(double* out) const { (void)out; }
    // Moves the systems at the end of the step by their mobility times this, by carrier; velocities stay.
    virtual void displace_carriers(const double* push) const { (void)push; }
};

enum class ContactMode : unsigned char { open, stick, slip };

struct ContactState {                                                        // one contact point of the last step
    std::uint32_t body_a = 0, body_b = 0, shape_a = 0, shape_b = 0, law = 0; // law: index in Input::laws
    std::uint64_t id = 0;
    // point: middle of the two surfaces' points; where one of the bodies does not move, the point of the other
    Vector3 point = Vector3::Zero(), normal = Vector3::UnitZ(), tangent1 = Vector3::UnitX(), tangent2 = Vector3::UnitY();
    double gap = 0.0;                          // at the start of the step
    bool active = false;                       // took part in the one-step problem
    double before[3] = {}, after[3] = {};      // relative velocity N, T1, T2, m/s
    double landing = 0.0, landed = 0.0;        // approach that is let be although it presses, in this and in the last step, m/s
    double steady = 0.0;                       // steps in which it pressed before this one, as far as that counts
    double p[6] = {};                          // percussions N, T1, T2, R1, R2, S
    ContactMode mode = ContactMode::open;
};

struct Report {
    enum class Failure : unsigned char { none, not_finite, newton, contradiction, coupling } failure = Failure::none;
    std::string message, remedy;   // of a failure; allocates then only
    std::uint32_t object = kWorld; // body (or joint if of_joint) that it names
    bool of_joint = false;
    OneStepReport solver; // of the last velocity problem
    int newton_iterations = 0;  // of all parts
    int parts = 1;              // that the step was cut into, since as a whole it failed
    double newton_left = 0.0;   // of the speeds, what the last pass changed them by: more than the tolerance, less than 1e-3; 0: met
    int projection_iterations = 0;
    double violation = 0.0; // largest of joints and penetration after the step, m
    bool projection_missed = false;
    double cost = 0.0;            // of all one-step problems, as counted by OneStepReport::cost, s
    bool budget_spent = false;
    std::size_t active_contacts = 0, closed_contacts = 0;
    std::size_t asleep = 0; // bodies
    std::size_t closed_limits = 0; // of joints' coordinates, that carry a percussion
    double work_forces = 0.0, work_normal = 0.0, work_friction = 0.0, work_joints = 0.0, work_drives = 0.0,
           work_projection = 0.0; // J, this step; forces without gravity, joints' friction and dampers without what springs keep
    double work_carried = 0.0;    // of percussions of relations on the systems that carry them: a part of work_limits
    double work_landing = 0.0;    // of percussions while pressing contacts close their gaps: never above 0, no impact's
    bool jumped = false;          // a drive did (JointRow::jumped)
    double work_limits = 0.0;     // of limits, and of joints that stop a velocity: percussions as of contacts
    // What the scheme itself adds: for theta != 1/2, by the explicit gyroscopic term, and by joints whose directions turn
    // within the step. With it kinetic + potential energy changes by the sum of the works to round-off.
    double work_scheme = 0.0;
    double equations = 0.0;       // largest residual of the bodies' equations of motion, formed again from the result, by their terms
    double gain = 0.0;            // energy that contacts added beyond what forces can explain, J (0 if none)
    std::uint32_t gain_contact = 0;
};

struct Phases { // where the time of the last compute() went, s
    double detect = 0.0, prepare = 0.0, solve = 0.0, project = 0.0;
};

struct Energy {
    double kinetic = 0.0, potential = 0.0; // gravity and joint springs
};

// One joint row, equality rows first, then coordinates.
struct JointRow {
    std::uint32_t joint = 0;
    bool coordinate = false;
    bool jumped = false; // what its drive asks for jumped in the last step (a start, a change): its percussion is an impact's
    double force = 0.0;                  // of a compliant relation, at the end of the step, N or N m; its y holds it
    double y = 0.0, ydot = 0.0, p = 0.0; // violation or coordinate (m, rad; angles count turns), rate, percussion
};

// A limit of a joint's coordinate that took part in the last step: as a contact, its gap opens where the rate is positive.
struct LimitState {
    std::uint32_t joint = 0;
    std::uint8_t coordinate = 0;
    bool upper = false, angular = false;
    double before = 0.0, after = 0.0; // rate of the gap at both ends of the step, of what rebounds in a mechanism at the limit itself, m/s or rad/s
    double p = 0.0, work = 0.0;       // percussion, N s or N m s; J
};

// All of a world that no step changes: made once for any number of worlds on any number of threads.
struct WorldPlan;

// actions: whose drives and carriers joints read at the start. like: what was made ready of its shapes serves equal ones; may be null.
// Errors: what is wrong with the numbers: masses, inertias, overlapping start, contradicting joints, each with its place.
Result<std::shared_ptr<const WorldPlan>, Errors> make_plan(Input input, const Actions* actions, const WorldPlan* like = nullptr);
const Input& input_of(const WorldPlan& plan) noexcept;

class World {
public:
    World(std::shared_ptr<const WorldPlan> plan, const Actions* actions);
    static Result<std::unique_ptr<World>, Errors> create(Input input, const Actions* actions); // with a plan of its own
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    std::size_t q_count() const noexcept; // in all
    std::size_t v_count() const noexcept;
    std::size_t joint_row_count() const noexcept;
    std::span<const JointRow> joint_rows() const noexcept; // as of the last settle() or compute()
    std::span<const LimitState> limits() const noexcept;   // of the last compute()
    const Input& input() const noexcept;
    std::span<const JointInput> joints() const noexcept; // input().joints, with the formulas of this world
    const std::shared_ptr<const WorldPlan>& plan() const noexcept;

    // What is wrong with a start at other places than the input's own, by the same rule.
    Errors judge_start(const double* q) const;
    std::vector<std::string> warnings() const; // of numbers that are possible but ask for trouble
    void initial(double* q, double* v) const;
    // New numbers of the same structure (live parameters). Errors as create().
    Result<void, Errors> update(Input input);

    // Steps of h, s, from the next one on.
    void set_step(double h) noexcept;
    // As if no step had been made yet; joints' turns are kept.
    void forget_steps() noexcept;

    // Contacts, joint rows at (t, q, v); called at the start and after restore.
    bool settle(double t, const double* q, const double* v);
    // Rows of joints alone at (t, q, v), for who finds contacts by other means; contacts() stay those of before. turns: angles of joints not long
    // ago, one a joint. Allocates nothing.
    void place_joints(double t, const double* q, const double* v, std::span<const JointMemory> turns);
    // The step from (t, q, v); results by next_q() ... until the next call. Nothing committed is touched.
    const Report& compute(double t, const double* q, const double* v);
    std::span<const double> next_q() const noexcept;
    std::span<const double> next_v() const noexcept;
    std::span<const ContactState> contacts() const noexcept; // of the last compute()
    // Between sleepers, or these and what is fixed: nobody looks where they are, p holds what they bore (N, size of T) when they fell asleep.
    std::span<const ContactState> resting_contacts() const noexcept;
    bool still() const noexcept; // all sleep, and the last compute() gave the step before again
    std::span<const std::uint32_t> island_of_body() const noexcept;
    std::span<const unsigned char> asleep() const noexcept; // by body
    const Phases& phases() const noexcept;
    void commit();                                          // warm starts take over

    Energy energy(const double* q, const double* v) const;
    void set_pull(const std::optional<Pull>& pull) noexcept;

    // Warm starts, joints' turns, who sleeps: all besides (t, q, v) that decides the future.
    void save(std::vector<double>& numbers, std::vector<std::int64_t>& integers) const;
    bool restore(std::span<const double> numbers, std::span<const std::int64_t> integers);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::rigid
