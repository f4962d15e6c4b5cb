// SPDX-License-Identifier: GPL-3.0-or-later
// The event-driven integrator: smooth motion of order 8 (core/flow) in one mode, up to the first instant at which a guard crosses zero; there the
// modes of rows and the branches of formulas are decided anew, velocities jump where contacts close, and the motion goes on.
//
// A segment is one accepted step of the flow, or its part up to an event; samples of the grid within it come from its polynomial. All that
// decides the future is the base: the state where the segment began, what the flow had learnt, modes, branches. It is part of
// Layout::force, so a snapshot holds it, and who restores it gets the same bits.
//
// Sources: F. Pfeiffer, Ch. Glocker, "Multibody Dynamics with Unilateral Contacts", Wiley 1996; V. Acary, B. Brogliato, "Numerical Methods for
// Nonsmooth Dynamical Systems", Springer 2008, chapter 8.
#pragma once

#include "core/flow/event_search.h"
#include "core/flow/smooth_flow.h"
#include "core/flow/switching_flow.h"
#include "core/simulation/event_driven/driven_stepper.h"
#include "core/simulation/event_driven/guard_bounds.h"
#include "core/simulation/event_driven/motion.h"
#include "core/simulation/event_driven/time_steps.h"
#include "core/simulation/events.h"
#include "core/solvers/mixed.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace saltus::simulation {

class EventStepper final : public DrivenStepper {
public:
    // books: energies are kept. end: of the run as the scene says it, s; no step is longer than a part of it.
    // motion: of this model where it is not made of formulas.
    EventStepper(Assembled& model, bool books, double end, std::unique_ptr<Motion> motion = {});
    // By these the run goes on where it is handed over: of a model that is not made of formulas.
    void step_by(std::unique_ptr<TimeSteps> steps) noexcept { steps_ = std::move(steps); }

    void parameters_changed(const State& state) override;
    bool settle(State& state) override;
    void books_changed(State& state) noexcept override;
    StepReport compute(const State& state) override;
    void commit(State& state) const noexcept override;
    Error explain(const State& state) const override;
    std::string solver_text() const override;
    bool quiet_step(State& state, double& equations) noexcept override; // a sample of the segment in which the last one lay
    void commit_before(State& state) const noexcept override;
    void set_next_sample(double t) noexcept override { extra_ = t; }
    void keep_guards() noexcept override { keeps_guards_ = true; }
    void limit_evaluations(std::int64_t most) noexcept override { most_evaluations_ = most; }
    void ask(const CancelToken* token) noexcept override { token_ = token; }
    std::span<const RunEvent> events() const noexcept override { return happened_; }
    std::span<const Impact> impacts() const noexcept override { return impacts_; }
    std::span<const Span> spans() const noexcept override { return spans_; }
    bool has_news() const noexcept override { return !happened_.empty() || !impacts_.empty() || !spans_.empty(); }
    std::vector<std::string> take_notices() override;
    const flow::Counts& counts() const noexcept { return flow_->counts(); }

    // Where a state keeps what its rows do: force by row, N; and whether a row is closed.
    static bool is_closed(const Layout& layout, const State& state, std::size_t row) noexcept;

private:
    // All that decides what follows.
    struct Base {
        double t = 0.0;
        std::vector<double> z;
        std::vector<double> flow; // what it has learnt
        std::vector<RowMode> modes;
        std::vector<double> departing;  // by row: order of the root of its guard at t
        std::vector<double> history;    // by row: times of the last five impacts, then by Past
        std::vector<double> cells;      // by condition
        std::vector<double> at_edge;    // by condition: order of the root of its guard at t, with the guard's side as its sign; kStays
        double next_time = HUGE_VAL;    // the next edge that is known beforehand
        double due = 0.0;               // modes are to be decided at t; kDueAfterChange: nothing is drawn along with what is closed so far
        double rest_time = HUGE_VAL;    // the first accumulation that was jumped over ends there
        double window = 0.0, in_window = 0.0;        // impacts of the current second
        double stepping = 0.0, quiet = 0.0, stepped_row = 0.0; // handed over: the step, s; steps without a change; of which row
        double last_event = -HUGE_VAL, at_once = 0.0; // events at one instant
    };
    // Of a row's history, behind the times: the longest flight, the fastest relative speed, where an accumulation that was jumped over ends.
    enum Past : std::size_t { kLongestFlight = 5, kFastest, kRestsFrom };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    static constexpr double kNever = -1e299; // instants of it before that are none
    static constexpr double kGivenZero = 1e-12; // unit of the relation: a gap no further behind zero counts as closed (starts.cpp)
    static constexpr double kDueAfterChange = 2.0;
    static constexpr double kStays = 9.0;    // of a condition whose residual stays on an edge, as far as can be seen: what it hangs on rests
    struct Item { // a guard
        enum class Kind : unsigned char { gap, force, slip, stick, bound, leave, condition, edge }; // edge: a condition that stays on it
        Kind kind;
        std::uint32_t row; // or condition
        double side;
        int departing;
        bool affine;
        double constant;
    };
    struct Sample {
        std::vector<double> z, y, ydot, percussion, force, acting;
        std::vector<double> guards; // as EventOutputs::guards_at() has them
        double t = 0.0;
    };

    // event_stepper.cpp
    void make_flow();
    void tell_stiffness();
    void make_room();
    void load(const State& state);
    void save(State& state) const noexcept;
    bool decide_at_rest(bool known, bool changed);
    bool begin(bool fresh);               // the flow and the guards at the base
    bool make_segment(double next_sample); // false: failed
    bool take_event();                    // at the end of the segment
    bool pass_segment();                  // on to its end, no event
    bool step_flow(double t_most);
    bool flow_failed(const flow::Failure& failure); // false, with its words
    void take_books(const double* x) noexcept;
    void fill(Sample& sample, double t, const std::vector<double>& z);
    void show_rows(const double* z, double* y, double* ydot) const noexcept;
    void write_sample(double* x, const Sample& sample) const noexcept;
    void hand_over(const Sample& sample);
    StepReport look_on(const State& state);
    StepReport fail(StepReport report, StepReport::Failure why);

    // guards.cpp
    void find_constants();
    void list_guards();
    double next_time_event(std::vector<std::uint32_t>* reached);
    bool find_activity(double t, const double* z);
    double value_of(const Item& item) const noexcept;
    bool sample_guards(const flow::DenseStep& dense); // false: the polynomials do not fit, a shorter step is asked for: shorten_to_ of it
    double find_hidden_guards(const flow::DenseStep& dense);
    enum class Arrival : unsigned char { failed, there, not_yet, too_late }; // the guard is still, or already long, away from zero there
    bool another_crosses(double begun, double span, double from, double to) const noexcept;
    Arrival arrive(const flow::Hit& hit, double t, double next_sample);
    Arrival arrive_implicitly(const flow::Hit& hit, double t, double next_sample);
    bool hangs_on_force(const Item& item) const noexcept;
    // faint.cpp
    bool is_switched(const Item& item) const noexcept;
    double terms_of_switch(const Item& item, const double* z) const noexcept;
    double uncertainty(const Item& item);
    bool pass_over_faint(std::span<const flow::Hit> hits);
    bool returns_from_faint();
    bool leads_astray();
    double guard_at(const Item& item, double t, const double* z);
    void fill_guards(double t, const double* z, double* out);
    void read_hits(double t);

    // branches.cpp
    using Cells = std::vector<std::pair<std::uint32_t, double>>; // conditions and the cells that they go on in
    bool decide_cells(double t, const double* z, bool fresh, const Cells& known);
    void remember_residuals(double t);
    bool decide_cells_behind_impact(double t);
    bool settle_edges(double t, bool& changed);
    void lead(double t, double span, int steps);
    double off_edge(std::size_t condition, double residual) const noexcept;
    double near_edge(std::size_t condition, double residual) const noexcept;
    void forget_edges() noexcept;
    void tell_switch(double t, std::uint32_t condition);

    // decide.cpp
    bool decide(double t, bool start);
    double at_one_instant(double t) const noexcept;
    bool find_touching(double t, bool start);
    void snap(double t);
    void forget_turns(std::span<const double> before) noexcept;
    bool strike(double t, bool start);
    bool decide_rows(double t);
    void choose_candidates();
    bool solve_accelerations();
    void go_along(const double* z, std::span<const double> rate, double dt, double* ahead) const; // z, ahead: whole states, not the same
    void drop_dependent(double t);
    // First-order rows of scenes that have several, a diode among them: they are decided together.
    bool is_switch(std::size_t row) const noexcept { return has_switches_ && motion_.first_order(row); }
    bool leap(double t);
    bool decide_switches(double t);
    double error_of_state(std::size_t row) const noexcept;
    bool switches_after(double t, double dt, bool& undecided);
    bool switches_agree(double t);
    bool holds_within(std::span<const double> of_lambda, std::span<const double> of_y) const noexcept;
    // switch_sets.cpp
    bool complete_switches(double t, bool shares);
    bool adds_nothing(std::size_t row, std::size_t taken, std::span<double> made_of);
    std::size_t take_closed(std::size_t& loose);
    bool end_sharing();
    bool try_all_switches();
    double largest_term() const noexcept;
    bool find_switches(double t, double& dt, bool& undecided);
    bool move_once(double t, double longest, double& dt, bool& jumps);
    bool move_to_switches(double t, double longest, double& dt, bool& undecided);
    bool check_idle(); // of the last evaluation
    bool judge_high_degrees(double t);
    void judge_one_by_one(double t);
    void judge_degenerate(double t);
    // together.cpp
    enum class Part : unsigned char { none, holds, at_bound }; // of what rows at rest carry: as much as it takes, or all that they can
    enum class At : unsigned char { lower, upper, zero };
    struct Stop { // a way of forces, and the row that it brings to its bound
        double sign = 1.0, far = HUGE_VAL;
        std::size_t row = kNone;
        At at = At::lower;
    };
    bool is_entangled(double t);
    bool decide_together(double t);
    bool solve_ahead(double t, double dt);
    void read_ahead(bool& undecided);
    bool find_vertex();
    Stop first_bound(double sign) const noexcept;
    Stop best_stop();
    double least_reserve(const Stop& stop) const noexcept;
    void stand_at_bound(std::size_t row, bool upper);
    double room_of(std::size_t row, bool upper, std::span<const double> of, bool way) const noexcept;
    bool is_given(std::size_t row, std::size_t taken, bool force, std::span<double> made_of);
    bool brings_nothing(std::size_t taken, std::size_t height, double rounding);
    bool is_held_without(std::size_t row);
    std::size_t find_watched_alike();
    bool goes_on_sliding(const Stop& stop) const noexcept;
    void bring_frictions(std::span<double> way) const noexcept;
    void keep_what_others_hold(double t); // redundant.cpp
    void find_pinned(const double* z);    // redundant.cpp
    void give_up_shares(double t);        // redundant.cpp
    bool check_friction();
    void note_departures(double t);
    bool project(double t, std::vector<double>& z, bool positions);
    void tell_changes(double t, std::span<const RowMode> before);
    // accumulation.cpp
    bool end_accumulations(double t, bool& changed);
    double rest_from(std::size_t row, double t) const noexcept;
    void tell_accumulations(double t);
    // hand_over.cpp
    void look_for_hand_over(double t);
    bool hand_over_sliding(std::size_t row); // true
    void begin_stepping();
    void tell_step(const State& state, const NextState& next, double h);
    bool step_on(double sample);
    bool step_back();
    void leave_out_dependent();
    // impact.cpp
    bool impact(double t, bool start);
    bool too_many_impacts(double t); // false
    void tell_taken_along(double t, std::span<const double> before);
    bool solve_impact(std::span<const double> before, std::vector<double>& percussion);
    std::string rows_of_impact() const; // of the last problem
    bool refuse_impact(std::size_t row, std::span<const double> before); // false
    void tell_no_common_impact(double t);
    bool one_after_the_other(std::span<const double> before, std::vector<double>& percussion);
    void log_impact(double t, std::span<const double> before, std::span<const double> percussion);
    void form_push_operator();
    double row_size(std::size_t row, const double* z) const noexcept;    // of the terms of H q (first-order: H x)
    double speed_scale(std::size_t row, const double* z) const noexcept; // of those of the relative velocity

    double speed_rounding(std::size_t row, const double* z) const noexcept; // what of it no motion tells from rest

    enum class Failed : unsigned char { motion_not_finite, step_too_small, guards_too_fast, guard_not_finite, wrong_way, events_at_once, branches, numbers, limit, cancelled };
    // All return false. detail: the component of the motion, the item whose guard it is, or the condition.
    bool give_up(Failed why, std::size_t detail = kNone);
    bool give_up(std::string message, std::string remedy, Place place = {});
    bool nothing_fits(const std::string& rows, Place place);
    Place place_of_fastest() const;
    Place place_of_not_finite() const;
    bool slides(std::size_t condition); // along an edge
    bool without_end(const std::string& what, Place place);
    bool mass_is_definite(const Sample& sample); // else false, with its words
    bool mass_vanishes();                        // where the flow cannot go on
    bool refuse_mass(std::size_t system, double t, const double* z, bool passed); // false
    std::string name_of(std::size_t row) const;
    void add_event(double t, EventKind kind, std::size_t row, EventMode mode);
    EventMode mode_word(std::size_t row, RowMode mode) const noexcept;

    Assembled& model_;
    std::unique_ptr<Motion> own_motion_;
    Motion& motion_;
    std::size_t n_, N_, m_;
    double longest_ = 0.0; // step, s
    bool has_switches_ = false, has_idle_ = false;
    bool plain_rows_ = false; // q and v say all of them: y = H q + b, y' = H v of numbers alone
    double flight_ = HUGE_VAL; // the shortest flight that begins at the base, s: no step is much longer, or it would be lost in its errors
    struct MotionSlopes { // as flow::Jacobian asks for them
        Motion& motion;
        void operator()(double t, const double* z, double* out) const { motion.slopes(t, z, out); }
    };
    MotionSlopes slopes_{motion_};
    std::unique_ptr<flow::SmoothFlow> flow_;
    Base base_;
    std::vector<unsigned char> contact_alone_;
    std::vector<unsigned char> pinned_; // by row: friction at its bound that other rows hold fast

    // the segment
    bool approaches_ = false; // a gap is zero where the step begins, and closes
    bool has_segment_ = false, at_event_ = false, event_is_in_time_ = false;
    double segment_end_ = 0.0;
    std::vector<std::size_t> hits_;        // items whose guards crossed
    std::vector<unsigned char> hit_graze_; // by item
    std::vector<std::uint32_t> time_hits_; // conditions whose edge is reached at the end

    std::vector<Item> items_;
    std::vector<flow::Guard> guards_;
    std::vector<std::array<double, flow::sample_points>> values_;
    std::optional<GuardBounds> bounds_; // where formulas give the motion
    std::vector<GuardBounds::Guard> bounded_;
    double shorten_to_ = 0.5;
    std::size_t unfit_ = kNone;     // an item whose guard no polynomial follows
    std::size_t wrong_way_ = kNone; // the item whose guard begins on the wrong side, of a polynomial that may be too rough to tell
    std::unique_ptr<flow::EventSearch> search_;
    bool need_forces_ = false, need_rows_ = false, need_residuals_ = false;
    std::vector<unsigned char> active_; // by condition
    Cells flips_; // by guards
    bool cells_changed_ = false; // by the event
    bool leapt_ = false;         // at the event
    struct Leaving { // a condition that has stayed on its edge so far
        std::size_t condition = kNone;
        double side = 0.0, span = 0.0; // s
    } leaving_;
    std::vector<double> residual_, rate_, deciding_in_, deciding_out_;
    bool unforeseen_edges_ = false; // of some condition: not known beforehand

    // of an event being decided
    std::vector<double> z_;
    std::vector<RowMode> modes_;
    std::vector<unsigned char> ends_; // by row: its accumulation is jumped over now
    std::vector<unsigned char> touches_, candidate_, forced_open_, grazes_, struck_;
    std::vector<signed char> forced_slip_;
    std::vector<unsigned char> judged_; // by row: with others
    std::vector<Part> part_;
    std::vector<double> speed_;
    std::vector<double> push_columns_; // by row: M^-1 P
    math::SparseMatrix operator_;      // H M^-1 P, dense pattern
    std::unique_ptr<solvers::MixedSolver> impact_solver_, force_solver_;
    std::vector<unsigned char> mask_;
    std::vector<double> constant_, answer_, w_, percussion_, scale_;
    solvers::MixedReport solved_;

    Sample before_, after_;
    bool is_event_ = false, is_between_ = false, keeps_guards_ = false;
    mutable bool base_is_kept_ = false; // by the last state committed, as it is
    const CancelToken* token_ = nullptr;
    std::int64_t most_evaluations_ = std::numeric_limits<std::int64_t>::max();
    double extra_ = HUGE_VAL; // the sample beside the grid that is wanted next
    std::vector<RunEvent> happened_;
    std::vector<Impact> impacts_;
    std::vector<Span> spans_;
    std::vector<std::string> notices_;
    double stepped_length_ = 0.0; // of the last time step, s
    State stepped_; // of time steps, with what decides beside q and u
    std::unique_ptr<TimeSteps> steps_; // where they may
    bool told_stiff_ = false, told_redundant_ = false, told_no_common_impact_ = false, told_faint_ = false, told_taken_along_ = false, told_no_acceleration_ = false;
    bool loses_acceleration_ = false; // what slides, at the event: time steps go on

    std::optional<Error> error_;
    std::vector<double> scratch_, z_scratch_;
    struct Room { // of events, made once: an event asks nothing of the heap
        std::vector<std::uint32_t> order, judged;        // rows
        std::vector<double> matrix, x, now, lambda, ahead, reached, kept_state, longer_step; // of closed rows; of rows that are judged; states
        std::vector<double> before, u, part, struck, sizes, cells; // by row (sizes: of what a short step looks at); by condition
        std::vector<double> rate, taken, way; // of rows that are judged together: by unknown; by row that holds, of unknowns and rows; by row
        std::vector<std::uint32_t> pivots;
        std::vector<double> y_at_zero, ydot_at_zero;     // by row, of affine rows: their constants
        std::vector<RowMode> open, slipping, switches, shortest, so_far, decided, first; // by row (decided, first: idle where a short step leaves it open)
        std::vector<unsigned char> touching, was_pinned, active, on_edge; // by row; by condition
        std::vector<double> residuals, quarter, half, full, unheld, rates, at_once, onward, ways, cells_before; // by condition
        Cells kept;
    } room_;
};

} // namespace saltus::simulation
