// SPDX-License-Identifier: GPL-3.0-or-later
// What a World holds. Private to world*.cpp: world (numbers in and out), world_check (input), world_contacts (detection,
// activation, blocks), world_velocity (the one-step problem and its outer loop), world_step (the whole step, works),
// world_sleep.
#pragma once

#include "core/base/worker_pool.h"
#include "core/simulation/rigid/island_solver.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/simulation/rigid/projection.h"
#include "core/simulation/rigid/world.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace saltus::rigid {

// Percussions of a contact of the last committed step, tangential ones as vectors of the world: the tangents of the next
// step may differ.
struct WarmContact {
    std::uint32_t shape_a = 0, shape_b = 0;
    std::uint64_t id = 0;
    double normal = 0.0, spinning = 0.0, alpha = 0.0;
    Vector3 sliding = Vector3::Zero(), rolling = Vector3::Zero();
};

// Of a body, all that a step needs and that does not change.
struct BodyNumbers {
    bool fixed = false;
    bool isotropic = true; // all moments of inertia equal: no gyroscopic term
    double mass = 0.0;
    double radius = 0.0; // of a sphere about the centre of mass that holds all shapes, m; half-spaces do not count
    Matrix3 inertia = Matrix3::Zero();
    InverseMass inverse;
};

Errors check_input(const Input& input);
std::vector<BodyNumbers> body_numbers(const Input& input);
double bounding_radius(const collision::Shape& shape, const Pose& in_body) noexcept; // about the body's origin
double smallest_extent(const collision::Shape& shape) noexcept;                      // infinite of half-spaces, meshes

struct World::Impl : GapSource {
    // What the user gave.
    Input input;
    const Actions* actions = nullptr;
    std::vector<BodyNumbers> bodies;
    std::vector<JointStart> joint_starts;
    JointLayout layout;
    bool force_drives = false;
    bool gyroscopic_couples = false; // a moving body with unequal moments of inertia, implicit form
    std::vector<std::string> warnings;
    std::unique_ptr<collision::Detector> detector;
    IslandSolver solver;
    Projector projector;
    std::optional<Pull> pull;
    WorkerPool pool;

    // Committed, besides (t, q, v), and what the last step would put in their place.
    struct Memory {
        std::vector<WarmContact> contacts; // in the order of (shape a, shape b, id)
        std::vector<double> rows;          // by slot of the joints' layout
        std::vector<JointMemory> joints;
        std::vector<double> rest_time;     // s below the speed of rest, by body
        std::vector<std::uint32_t> sleeps; // first body of the sleeping group, kWorld: awake
    } memory, next;

    // Of the step. Arrays of twists hold 6 numbers a body.
    std::vector<Pose> pose0, pose1, middle;
    std::vector<double> angle0, angle1; // of planar bodies, all turns counted
    std::vector<double> v0, v1, v_last, v_free;
    std::vector<double> f0, f1, drive0, drive1; // forces by formulas, by force drives
    std::vector<double> gyroscopic;             // percussion in place of the gyroscopic term, 3 numbers a body
    std::vector<double> q1_packed, v1_packed;   // of the caller's form
    std::vector<InverseMass> mass;              // zero: fixed or asleep
    std::vector<double> reach;
    std::vector<collision::Contact> detected; // at pose0; behind `at_start` those that the projection found
    std::size_t at_start = 0;
    std::vector<ContactState> states;         // one each
    std::vector<ContactBlock> geometry;       // one each, with laws and biases; nothing of use while `whole`
    std::vector<ContactBlock> blocks;         // of the active ones
    bool whole = false;                       // all are active: `blocks` holds what geometry would
    std::size_t idle = 0;                     // how many of the detected are not
    std::vector<std::uint32_t> block_contact; // number in `detected`
    std::vector<GapPoint> gaps_;
    std::vector<JointLines> here, directions, ends; // at the start, where rows are taken, at the end
    std::vector<DriveValue> drives0, drives1;
    std::vector<double> drive_numbers;
    std::vector<Row> rows;
    std::vector<double> row_p;           // by slot: warm start, then percussions
    std::vector<JointRowSource> sources; // of the first rows; a pull's rows stand behind
    std::vector<std::uint32_t> island_of_body;
    std::vector<unsigned char> asleep;
    std::vector<JointRow> joint_rows;
    std::vector<LimitState> limits; // in the order of their rows
    struct WorkSums { // over a part of the contacts
        double normal = 0.0, friction = 0.0, explained = 0.0, worst = 0.0, scheme = 0.0;
        std::uint32_t gain_contact = 0;
    };
    std::vector<WorkSums> work_sums;
    Report report;
    Phases phases;

    // Contacts at the end of a step are those of the next one's start: kept with the state that they belong to.
    std::vector<collision::Contact> ahead;
    bool ahead_valid = false;

    std::size_t count() const noexcept { return bodies.size(); }
    bool planar() const noexcept { return input.settings.planar; }
    std::size_t q_size() const noexcept { return (planar() ? 3 : 7) * count(); }
    std::size_t v_size() const noexcept { return (planar() ? 3 : 6) * count(); }
    // few bodies are done before a thread has woken
    int detector_threads() const noexcept { return count() < 100 ? 1 : input.settings.threads; }
    // Threads meet after every colour of a sweep: a few microseconds of work each in small problems, and where other
    // programs run a meeting costs a turn of the scheduler. The bits are the same.
    int solver_threads(std::size_t contacts_and_rows) const noexcept {
        return contacts_and_rows < 2000 ? 1 : input.settings.threads;
    }
    // call(begin, end) on parts of 0 ... count that begin at multiples of `grain`, by all threads where it is worth while.
    template <class Call>
    void in_parts(std::size_t count, std::size_t grain, const Call& call) {
        const std::size_t grains = (count + grain - 1) / grain;
        auto task = [&](const Team& team) {
            const auto index = static_cast<std::size_t>(team.index), parts = static_cast<std::size_t>(team.count);
            call(std::min(count, grains * index / parts * grain), std::min(count, grains * (index + 1) / parts * grain));
        };
        pool.run(solver_threads(count), task);
    }
    bool moves(std::uint32_t body) const noexcept { return !bodies[body].fixed && asleep[body] == 0; }
    double speed(std::size_t body, const std::vector<double>& twists) const noexcept; // of its fastest point, at most

    // world.cpp
    void size_arrays();
    void build_detector();
    void unpack(const double* q, const double* v, std::vector<Pose>& poses, std::vector<double>& angles,
                std::vector<double>& twists) const;
    void pack(const std::vector<Pose>& poses, const std::vector<double>& angles, const std::vector<double>& twists,
              double* q, double* v) const;
    void take_drives(double t, std::vector<DriveValue>& out);
    Errors check_start();
    Energy energy(const std::vector<Pose>& poses, const std::vector<double>& twists) const;
    double spring_energy(const std::vector<Pose>& poses) const;
    bool is_limit(std::size_t row) const noexcept { // of a coordinate that is free on one side (lower = upper holds it fast)
        const JointRowRole role = sources[row].role;
        return (role == JointRowRole::lower || role == JointRowRole::upper) && rows[row].law == RowLaw::unilateral;
    }
    double gravity_work(const std::vector<Pose>& from, const std::vector<Pose>& to) const;

    // world_contacts.cpp
    void fill_reach(const std::vector<double>& twists);
    void detect(const std::vector<Pose>& poses, std::vector<collision::Contact>& out);
    void detect_start(const double* q, const double* v);
    void describe_contact(std::size_t number, const std::vector<Pose>& poses);
    void describe_contacts(); // states and geometry of all detected, at the start of the step, warm, active or not
    bool closes(const ContactState& state, bool pressed) const noexcept;
    void warm_start(std::size_t number, const WarmContact& old);
    void collect_blocks();
    void take_apart(); // undoes `whole`
    std::vector<ContactBlock>& placed() noexcept { return whole ? blocks : geometry; }
    void finish_contacts();
    std::span<const GapPoint> gaps(std::span<const Pose> poses) override;
    void list_gaps(const std::vector<collision::Contact>& contacts);
    double penetration(const std::vector<collision::Contact>& contacts) const noexcept;
    bool add_pressed(); // contacts that the projection pressed join the active ones; false: none is new

    // world_velocity.cpp
    bool velocity_step(double t, bool first_round); // false: report holds the failure
    void forces(double t, const std::vector<Pose>& poses, const std::vector<double>& angles,
                const std::vector<double>& twists, std::vector<double>& out);
    void drive_forces(const std::vector<JointLines>& lines, const std::vector<DriveValue>& values,
                      std::vector<double>& out);
    void evaluate_joints(const std::vector<Pose>& poses, std::vector<JointLines>& out);
    void make_rows(bool one_pass);
    bool free_velocity(bool first);
    void solve();
    double gyroscopic_defect() const; // m/s
    double change() const;            // m/s, of v1 against v_last
    double velocity_scale() const;    // m/s
    void move(const std::vector<double>& twists);

    // world_step.cpp
    const Report& compute(double t, const double* q, const double* v);
    bool project(); // false: nothing was pressed that the velocity problem had not seen
    void works(double kinetic_before);
    void finish_joints();
    bool watch(double kinetic_before);
    void name_failure(Report::Failure failure, std::uint32_t object, bool of_joint, std::string message,
                      std::string remedy);

    // world_sleep.cpp
    void wake_touched();
    void rest();
};

} // namespace saltus::rigid
