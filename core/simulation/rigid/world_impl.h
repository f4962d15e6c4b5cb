// SPDX-License-Identifier: GPL-3.0-or-later
// What a World holds. Private to world*.cpp: world (numbers in and out), world_check (input), world_contacts (detection,
// activation, blocks), world_velocity (the one-step problem and its outer loop), world_step (the whole step, works),
// world_sleep.
#pragma once

#include "core/base/worker_pool.h"
#include "core/simulation/rigid/activation.h"
#include "core/simulation/rigid/island_solver.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/simulation/rigid/mechanism.h"
#include "core/simulation/rigid/projection.h"
#include "core/simulation/rigid/world.h"
#include "core/simulation/rigid/world_plan.h"

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
    double landing = 0.0; // m/s by which it was let close
    // steps in which it held, one after the other, without an impact, up to kSteady; while bodies may land. kLoose: it did not hold (in
    // islands of up to kFewContacts by its velocity, not its percussion: of four corners that carry a box percussions are not determined, and
    // may be 0 or a little above)
    double steady = 0.0;
    Vector3 sliding = Vector3::Zero(), rolling = Vector3::Zero();
};

// Steps after which what presses over a gap comes down: in a pile that is still landing its problems would be hard ones.
inline constexpr double kSteady = 10.0;
inline constexpr double kLoose = -1.0;
// In larger islands who carries nothing counts as open: a pile of bricks that keeps such contacts closed over a gap asks for ten times the work,
// and what comes of its percussions does not repeat elsewhere anyway.
inline constexpr std::uint32_t kFewContacts = 16;
// What a contact is taken for where nothing is said of it: with the percussion it had.
inline double steady_by_percussion(const WarmContact& c) noexcept { return c.normal > 0.0 ? 0.0 : kLoose; }

struct PairAxes; // contact_frames.h

struct World::Impl : GapSource {
    // What no step changes, and views of it.
    std::shared_ptr<const WorldPlan> plan;
    Settings settings; // the plan's; h of a part of a step
    const Actions* actions = nullptr;
    std::span<const BodyNumbers> bodies;
    std::span<const JointInput> joint_inputs; // the plan's, or those below
    std::span<const JointStart> joint_starts;
    std::vector<JointInput> own_joints; // where there are relations: their formulas keep numbers of a run
    std::unique_ptr<collision::Detector> detector;
    IslandSolver solver;
    Projector projector;
    std::optional<Pull> pull;
    WorkerPool pool;

    // Committed, besides (t, q, v), and what the last step would put in their place.
    struct Memory {
        std::vector<WarmContact> contacts; // in the order of (shape a, shape b, id)
        std::vector<double> rows;          // by slot of the joints' layout; behind them openings of mechanisms, accounts of their energy
        std::vector<JointMemory> joints;
        std::vector<double> rest_time;     // s below the speed of rest, by body
        std::vector<std::uint32_t> sleeps; // first body of the sleeping group, kWorld: awake
        // By body, as twists: the displacement by which direct projection ended the step, the acceleration in it. Empty: none, or nothing rebounds.
        std::vector<double> brought_back, accelerated;
    } memory, next;
    bool is_part = false; // a part of a step that failed as a whole

    // Of the step. Arrays of twists hold 6 numbers a body.
    double t_start = 0.0, t_end = 0.0; // s; while a state is settled both are its time
    std::vector<Pose> pose0, pose1, middle;
    std::vector<Pose> half_turned; // where contacts are placed: positions of the start, orientations half a step later
    std::vector<unsigned char> pressed_before; // by contact: it held in the last step
    std::vector<unsigned char> slides_on_mean, stopped_islands; // by contact: friction acts along its mean sliding velocity; by island: that one was stopped all the same
    std::vector<Vector3> to_end;    // by contact: of the relative velocity, from the arms of the middle to those of the end, m/s
    struct HalfTurn {
        bool turns = false;
        Vector3 turn = Vector3::Zero();        // to there, as a rotation vector in the world
        Vector3 rate_to_end = Vector3::Zero(); // rad/s, by which arms go on from there to the end
    };
    std::vector<HalfTurn> half_turn;
    std::vector<double> angle0, angle1; // of planar bodies, all turns counted
    std::vector<double> v0, v1, v_last, v_free;
    std::vector<double> f0, f1, drive0, drive1; // forces by formulas, by force drives
    std::vector<double> gyroscopic;             // percussion in place of the gyroscopic term, 3 numbers a body
    std::vector<double> acting, acting_size;    // percussions on a body (N s, N m s) and the sizes of what they sum, by 6 and 2 numbers
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
    std::vector<double> start_p; // of blocks, by 6: where the solver began; then what of its answer is no start for the next step
    std::vector<GapPoint> gaps_;
    struct BodyWay { // of a body within the step: rotation less identity, where from, by how far
        Matrix3 turned;
        Vector3 from, shifted;
    };
    std::vector<BodyWay> body_ways;
    std::vector<JointLines> here, directions, ends; // at the start, where rows are taken, at the end
    bool directions_at_end = false, ends_at_end = false; // they are those of t_end and pose1
    std::vector<Vector6> more_directions[3];        // of relations' further bodies, of those
    std::vector<RowSide> sides;                     // of rows, further ones
    std::vector<DriveValue> drives0, drives1;
    std::vector<double> drive_numbers;
    std::vector<Row> rows;
    std::vector<double> row_p;           // as Memory::rows: warm start, then percussions
    std::vector<JointRowSource> sources; // of the first rows; a pull's rows stand behind
    std::vector<std::uint32_t> island_of_body;
    std::vector<unsigned char> asleep, woken;
    std::vector<std::uint32_t> first_of; // by island: its first body
    std::vector<std::uint32_t> island_contacts; // by island: of the step's problem
    std::vector<WarmContact> awake_contacts;
    std::vector<ContactState> resting; // World::resting_contacts()
    void list_resting();
    std::uint32_t law_of(std::uint32_t shape_a, std::uint32_t shape_b) const noexcept {
        return input().parts[shape_a].material * static_cast<std::uint32_t>(input().materials) + input().parts[shape_b].material;
    }
    std::vector<JointRow> joint_rows;
    std::vector<unsigned char> pressed_limits; // by slot of the layout: by a projection of this step (combined)
    std::vector<unsigned char> stirred;           // by body: something at one of its joints moves by itself
    std::vector<LimitState> limits; // in the order of their rows, behind them those of mechanisms
    std::size_t first_mechanism_limit = 0;
    // Mechanisms, and who of them stands alone in this step (choose_mechanisms()).
    std::vector<Mechanism> mechanisms;
    std::vector<unsigned char> alone_body, alone_joint, touched; // by body, joint, body
    std::vector<double> v_open;  // of bodies of those: the velocity behind the opening
    std::vector<double> v_moved; // of bodies of those: the velocity before the closing, whose mean moved them
    std::vector<std::uint32_t> island_names; // by island of the others: its number
    bool any_alone = false;
    struct WorkSums { // over a part of the contacts
        double normal = 0.0, landing = 0.0, friction = 0.0, explained = 0.0, worst = 0.0, scheme = 0.0;
        std::uint32_t gain_contact = 0;
    };
    std::vector<WorkSums> work_sums;
    std::vector<double> part_q, part_v, part_rows; // of a step in parts: where it has come to; percussions by joint row
    std::vector<unsigned char> part_jumped; // JointRow::jumped, by joint row
    std::vector<ContactState> part_contacts;
    std::vector<LimitState> part_limits;
    Report report;
    Phases phases;

    // Beside systems of equations (coupling.h).
    bool coupled = false;
    std::vector<Cluster> clusters;
    std::vector<double> slopes, joint_y, joint_rate, mixing_weights;
    AndersonMixing mixing;
    std::vector<double> mixing_from, mixing_to; // iterates, where percussions on systems belong to them
    std::size_t coupling_begin = 0; // of the rows: those that stand for slopes

    // Systems that relations move along (world_carriers.cpp). Behind the bodies of the one-step problem stand nodes of six numbers for them.
    std::vector<CarrierGroup> carrier_groups;
    std::size_t carriers = 0, nodes = 0;
    std::vector<double> carrier_q0, carrier_v0, carrier_q1, carrier_v1; // at both ends of the step
    std::vector<double> carrier_q, carrier_v;                          // where formulas find them
    std::vector<double> carrier_push;                                  // by a projection
    std::vector<double> carrier_p, carrier_p_last;                     // percussions that act on them in this pass, in the last one
    std::vector<double> carrier_mobility;
    std::vector<std::vector<double>> carrier_J; // by joint: slopes along which its percussion acts

    // Contacts at the end of a step are those of the next one's start: kept with the state that they belong to.
    std::vector<collision::Contact> ahead, ahead_merged;
    std::vector<Pose> ahead_poses;       // at which look_ahead() and look_again() found them
    std::vector<unsigned char> stayed;   // by body: since then
    bool ahead_valid = false;
    // The last step found all asleep that can move: until something stirs it need not be made again.
    bool quiet = false;
    bool next_is_memory = false;

    const Input& input() const noexcept { return plan->input; } // joints: joint_inputs
    const JointLayout& layout() const noexcept { return plan->layout; }
    std::size_t count() const noexcept { return bodies.size(); }
    bool planar() const noexcept { return settings.planar; }
    std::size_t q_size() const noexcept { return (planar() ? 3 : 7) * count(); }
    std::size_t v_size() const noexcept { return (planar() ? 3 : 6) * count(); }
    // Threads meet after every colour of a sweep: a few microseconds of work each in small problems, and where other
    // programs run a meeting costs a turn of the scheduler. The bits are the same.
    int solver_threads(std::size_t contacts_and_rows) const noexcept {
        return contacts_and_rows < 2000 ? 1 : settings.threads;
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
    Activation activation(double closed = 0.0) const noexcept { return {settings.gamma * settings.h, settings.closing, closed}; }
    bool moves(std::uint32_t body) const noexcept { return !bodies[body].fixed && asleep[body] == 0; }
    double speed(std::size_t body, const std::vector<double>& twists) const noexcept; // of its fastest point, at most

    // world.cpp
    void take(std::shared_ptr<const WorldPlan> made); // and what hangs on its numbers alone
    void size_arrays();
    void unpack(const double* q, const double* v, std::vector<Pose>& poses, std::vector<double>& angles,
                std::vector<double>& twists) const;
    void pack(const std::vector<Pose>& poses, const std::vector<double>& angles, const std::vector<double>& twists,
              double* q, double* v) const;
    void take_drives(double t, std::vector<DriveValue>& out);
    void count_turns(); // of planar bodies in relations, at the state that is settled
    Energy energy(const std::vector<Pose>& poses, const std::vector<double>& twists) const;
    double spring_energy(const std::vector<Pose>& poses) const;
    bool is_limit(std::size_t row) const noexcept { // of a coordinate that is free on one side (lower = upper holds it fast)
        const JointRowRole role = sources[row].role;
        return (role == JointRowRole::lower || role == JointRowRole::upper) && rows[row].law == RowLaw::unilateral;
    }
    double gravity_work(const std::vector<Pose>& from, const std::vector<Pose>& to) const;

    // world_contacts.cpp
    void fill_reach(const std::vector<double>& twists);
    enum class Pressed : unsigned char { no, once, steadily };
    void detect(const std::vector<Pose>& poses, std::vector<collision::Contact>& out);
    void detect_start(const double* q, const double* v);
    void look_ahead(); // at pose1, into `ahead`
    void look_again(std::span<const Pose> poses);
    void describe_contact(std::size_t number, const std::vector<Pose>& poses, PairAxes& axes);
    void turn_half();
    Vector3 shift_of(std::uint32_t body, std::uint32_t shape, const Vector3& point, const Vector3& normal, const Vector3& centre) const noexcept; // of an arm, on the way to the middle
    struct Going { // of a body at the start, in world axes
        Vector3 velocity = Vector3::Zero(), spin = Vector3::Zero();
    };
    Going going(std::uint32_t body, const Matrix3& axes) const noexcept;
    void carry(std::uint32_t body, const Vector3& point, double sign, Vector3& shift, Vector3& on_to_end) const noexcept;
    Vector3 turn_with_side(const collision::Contact& contact, bool end_is_a, double radius, const ContactState& state, PairAxes& axes, Vector3& on_to_end) const noexcept;
    Vector3 turn_normal(const collision::Contact& contact, const ContactState& state, PairAxes& axes, Vector3& on_to_end) const noexcept;
    void describe_contacts(); // states and geometry of all detected, at the start of the step, warm, active or not
    bool closes(const ContactState& state, Pressed pressed) const noexcept;
    double pull_of(const ContactState& state) const noexcept; // m/s^2 by which gravity and forces may bring the two bodies together
    double approach(const ContactState& state, const ContactBlock& block, double u) const noexcept; // m/s, what a rebound counts of u
    void warm_start(std::size_t number, const WarmContact& old);
    void let_land(std::size_t number, const WarmContact& old);
    void slide_on(std::size_t number);
    bool stop_sliding(); // true: bodies that slid on are to be solved again
    std::uint32_t island_of(const ContactBlock& block) const noexcept { return island_of_body[block.body_a != kWorld ? block.body_a : block.body_b]; }
    void collect_blocks();
    void keep_start();
    void forget_stopping();
    void add_percussion(const ContactBlock& block, const double* p, std::vector<double>& twists) const noexcept; // M^-1 J^T p to them
    void take_apart(); // undoes `whole`
    std::vector<ContactBlock>& placed() noexcept { return whole ? blocks : geometry; }
    void finish_contacts();
    std::span<const GapPoint> gaps(std::span<const Pose> poses) override;
    void list_gaps(const std::vector<collision::Contact>& contacts);
    double penetration(const std::vector<collision::Contact>& contacts) const noexcept;
    std::size_t number_at_start(const collision::Contact& contact) const noexcept;
    bool take_part(std::size_t number) noexcept; // false: it did already, or waits
    bool add_overlapping(); // of the start's contacts those that overlap at pose1 join the active ones; false: none is new
    bool add_struck(); // of those that pressed in the last step, with rebound, that others' percussions push together again; false: none is new
    bool add_pressed(); // contacts that the projection pressed join the active ones; false: none is new

    // world_limits.cpp
    void rebound_from_surface(); // rows of limits and gaps by formula that a projection brought back
    bool let_limits_down(); // true: rows are to be made again
    double gap_of_limit(const JointRowSource& source, const std::vector<JointLines>& lines) const; // of a limit or a gap by formula
    bool strikes(std::uint32_t joint, int coordinate, bool upper) const; // the limit is approached faster than forces make it within the step
    bool add_pressed_limits(); // that the projection pressed; false: none is new

    // world_velocity.cpp
    bool velocity_step(double t, bool first_round, bool again = false); // again: with mechanisms that rebounds do not carry; false: report holds the failure
    void forces(double t, const std::vector<Pose>& poses, const std::vector<double>& angles,
                const std::vector<double>& twists, std::vector<double>& out);
    void drive_forces(); // of both ends of the step, by `directions`
    void evaluate_joints(double t, const std::vector<Pose>& poses, std::vector<JointLines>& out, bool but_alone = false);
    void make_rows(bool one_pass);
    static const double* twist_in(const std::vector<double>& twists, std::uint32_t body) noexcept {
        return body == kWorld ? nullptr : twists.data() + 6 * std::size_t{body};
    }
    // Of a line of a joint by the twists of its first two bodies; further_rate() is what the others add.
    static double line_rate(const JointInput& joint, const JointLine& line, const std::vector<double>& twists) noexcept {
        return line.rate(twist_in(twists, joint.body_a), twist_in(twists, joint.body_b));
    }
    double further_rate(std::size_t joint, const JointLines& lines, const std::vector<double>& twists) const noexcept;
    double whole_rate(std::size_t joint, const JointLines& lines, int line, const std::vector<double>& twists) const noexcept; // of all its bodies
    void add_sides(std::size_t joint, std::size_t first); // further bodies, to its rows behind the first
    bool moves_any(const JointInput& joint) const noexcept;
    bool free_velocity(bool first);
    void solve();
    double gyroscopic_defect() const; // m/s
    double change() const;            // m/s, of v1 against v_last
    double change_of(std::size_t b) const;
    std::uint32_t most_changed() const; // the body; kWorld: a carrier changed more
    double velocity_scale() const;    // m/s
    double pushed_speed(std::size_t body) const noexcept; // m/s
    void move(const std::vector<double>& twists);

    bool mechanisms_step(int pass, bool& stepped); // false: the step begins again, without one that does not fit
    bool close_mechanisms(); // false: the step is made again

    // mechanism_step.cpp
    void choose_mechanisms(bool again);
    bool stands_alone(const Mechanism& m) const;
    void mark_alone(const Mechanism& m);
    void start_mechanism(Mechanism& m);
    void open_mechanism(Mechanism& m);
    void keep_closings(Mechanism& m);
    void forget_closings(const Mechanism& m);
    double& closing_account(const Mechanism& m);
    void evaluate_mechanism(Mechanism& m, bool with_slopes); // without: residuals alone
    void mechanism_bodies(Mechanism& m, bool with_slopes);
    void mechanism_joint(Mechanism& m, const Mechanism::HeldJoint& held, bool with_slopes);
    void turn_line(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row, int number, double difference);
    void other_line(Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row);
    double row_rest(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row) const;
    Vector6 row_slope(const Mechanism& m, const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, int k, bool closing) const;
    double free_mobility(const Mechanism& m, const Mechanism::HeldJoint& held, const JointLine& line) const;
    double mechanism_rest(const Mechanism& m) const; // m/s
    bool factorize_mechanism(Mechanism& m, bool closing);
    bool mechanism_pass(Mechanism& m, double scale); // m/s, of the world's speeds
    void correct_mechanism(Mechanism& m);
    void fill_right(Mechanism& m, bool closing);
    void take_solution(Mechanism& m);
    void take_closing(Mechanism& m);
    bool close_mechanism(Mechanism& m);

    // mechanism_slides.cpp
    void slide_line(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row);
    void evaluate_stiffness(Mechanism& m, Mechanism::Stiffness& stiff) const;

    // mechanism_boxes.cpp
    void start_box(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row, double way);
    double rounding_of(const Mechanism& m) const; // m/s
    double box_rest(const Mechanism::HeldRow& row) const;
    bool begins_to_stick(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, double slow) const;
    double start_rate(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row) const;
    double gap_at(const Mechanism::HeldJoint& held, const Mechanism::HeldRow& row, double y) const;
    bool find_rebounds(Mechanism& m);
    bool weigh_rebounds(Mechanism& m, double scale);
    void aim_closing(Mechanism& m, double share);
    double rebound_gain(const Mechanism& m) const;
    bool limit_rebounds(Mechanism& m, double scale);
    bool change_sides(Mechanism& m, bool closing, int round, double scale);
    bool solve_mechanism(Mechanism& m, bool closing, double scale);

    // mechanism_report.cpp
    void number_islands();
    void finish_mechanisms();
    void works_of_mechanisms();
    double lost_at_drive(std::uint32_t joint, int line, double p, double before, double after) const;
    void measure_mechanisms();

    // world_parts.cpp
    const Report& step(double t, const double* q, const double* v); // compute(), in parts where the whole fails
    const Report& step_in_parts(double t, const double* q, const double* v);
    void add_part(Report& sum);
    // world_coupling.cpp
    void size_coupling();
    void read_joints(const std::vector<JointLines>& lines, const std::vector<double>& twists);
    bool couple(bool at_end, double t, const std::vector<Pose>& poses, const std::vector<double>& angles,
                const std::vector<double>& twists, const std::vector<JointLines>& lines, std::vector<double>& out,
                std::vector<DriveValue>& values);
    bool couple_start(double t); // false: report holds the failure
    bool couple_end(double t);
    // world_carriers.cpp
    void size_carriers();
    void carry_formulas();         // tells them where carriers are found
    void place_carriers(double fraction); // of the step; of a state that is settled: 0
    void start_carriers();
    void keep_carrier_slopes();
    void add_carriers();           // to the rows of this pass: how the systems answer
    void take_carried();           // percussions on the systems, from the rows
    void take_carried_displacement();
    double carried_change() const; // m/s, of the systems by what this pass changed of them
    double carried_scale() const;
    double add_channel(const Channel& channel, double factor, const std::vector<double>& twists, Row& row) const;
    void append_coupling(int pass);
    void mix_iterates(int pass);
    double reached_scale() const; // m/s, as velocity_scale(), and of what the last pass came to

    // world_residual.cpp
    void act(std::uint32_t body, const Vector3& force, const Vector3& moment) noexcept;
    void act_contacts();
    std::uint32_t measure_equations(); // of the step that was made, into the report; the body that they hold for worst

    // world_step.cpp
    const Report& compute(double t, const double* q, const double* v);
    bool out_of_budget() const noexcept { return settings.budget > 0.0 && report.cost >= settings.budget; }
    double joint_violation();
    void fill_problem(ProjectionProblem& problem);
    void take_displacement(const ProjectionReport& done);
    void touch_up();
    bool project(bool may_wait); // false: nothing was pressed, or overlaps and may wait, that the velocity problem had not seen
    void works(double kinetic_before);
    void finish_joints();
    bool watch(double kinetic_before);
    void name_failure(Report::Failure failure, std::uint32_t object, bool of_joint, std::string message,
                      std::string remedy);

    // world_sleep.cpp
    bool pushed(std::size_t body, const std::vector<double>& force) const noexcept;
    void fall_asleep();
    void find_stirred();
    bool reaches_limit(std::uint32_t joint) const noexcept;
    bool wake_touched();
    bool all_asleep(const double* q, const double* v) const noexcept;
    void rest();
};

} // namespace saltus::rigid
