// SPDX-License-Identifier: GPL-3.0-or-later
// A model lowered once: flat arrays by global unknown u = (v, x) and global row. No code behind this header asks what
// kind a system, relation or law is. Structure is what never changes, shared by any number of runs on any number of threads;
// Assembled what one run computes with: its numbers in one array, matrices and factors over them, scratch.
#pragma once

#include "core/base/error.h"
#include "core/formula/stages.h"
#include "core/simulation/delassus.h"
#include "core/simulation/iteration_matrix.h"
#include "core/simulation/layout.h"
#include "core/simulation/number_tape.h"
#include "core/simulation/sparse_rows.h"
#include "core/solvers/mixed.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class BodyPart;
struct BodyProgram;
struct EventOutputs;
struct NewtonRows;
class StartNumbers;

struct SystemBlock {
    std::string name;
    std::size_t offset = 0, size = 0; // unknowns; of Lagrangian systems these are the coordinates too
    bool first_order = false;
    bool linear = true; // its force is F(t) - C u - K q, with C and K of Assembled
    Place place;
};

struct InteractionBlock {
    std::string name;
    std::size_t offset = 0, size = 0; // rows
    std::vector<std::uint32_t> systems; // blocks that it joins
    bool first_order = false, friction = false;
    Place place;
    std::string corner = {}; // where its gap has one: the first condition of a formula by coordinates, as "abs(b.q[0])"
};

// A number of the bodies beside systems of equations that their formulas read; index: as ModelGraph counts q, v, y, ydot.
struct External {
    enum class Kind : unsigned char { q, v, y, ydot } kind = Kind::q;
    std::uint32_t index = 0;
    friend bool operator==(const External&, const External&) = default;
};

enum class Method { moreau_jean, modal, euler_moreau, full_theta_gamma };

// The method of the smooth motion: explicit, implicit where it is stiff; or always that one.
enum class FlowKind : unsigned char { as_needed, explicit_alone, implicit_alone };

// Of an event-driven run; the unit of what is compared, SI.
struct EventScheme {
    double rtol = 1e-10, atol = 1e-10;
    double max_step = 0.0; // s, of the smooth motion between two events
    bool zeno_jump = true; // else impacts that accumulate are counted one by one
    bool hand_over = false;  // impacts that accumulate by time steps, until they have ended
    FlowKind flow = FlowKind::as_needed;
    bool sequential = false; // contacts that close at one instant one after the other
};

// How positions of systems are brought back on equalities and out of penetrations after a step: newton_projection.cpp. Bodies have their own.
enum class Projection : unsigned char { none, direct, combined };

struct Scheme {
    double h = 0.0; // s
    double begin = 0.0; // s: t = begin + step h
    double theta = 0.5;
    double gamma = 0.5;   // activation of contacts
    double gamma_r = 1.0; // weight of r(t+) of first-order systems
    Method method = Method::moreau_jean;
    bool closing = false; // a contact enters a step only while its gap closes: y' <= 0 besides y + gamma h y' <= 0
    double newton_tolerance = 1e-10;
    int newton_iterations = 50;
    bool percussion_in_middle = true; // of curved relations: along H(q_theta), else along H(q+)
    bool conserving = true;           // compliant relations by the energy that they store, else implicit
    Projection projection = Projection::none; // with the Newton scheme alone
    double projection_tolerance = 1e-8;       // unit of the relation
    bool newton = false; // the Newton scheme also for what the linear one could do: its solvers are more
    std::optional<EventScheme> events; // event-driven: h is the grid of samples alone

    // The weight of v+ in q+ = q + h (theta v+ + (1 - theta) v)
    double position_theta() const noexcept { return method == Method::modal ? 1.0 : theta; }
    double force_theta() const noexcept { return method == Method::modal ? 0.0 : theta; } // modal: (q+ - 2 q + q-)/h^2 is centred at t
};

// What a row is to the scheme.
enum class RowKind : unsigned char {
    contact,    // relative velocity and impulse, active while closed
    friction,   // tangential row of the contact in the row before
    velocity,   // relative velocity and impulse, always active: joints
    relay,      // relative velocity and force, always active
    position,   // gap and force, always active: compliant relations
    first_order // output y and input lambda
};

// What changes in time, from one tape: outputs in this order.
struct TimeOutputs {
    std::vector<std::uint32_t> force; // coordinate of each time-dependent force
    std::vector<std::uint32_t> row;   // rows of rheonomous relations: b(t), at the end also db/dt
    formula::Tape tape;               // inputs: Layout::time_inputs(), then q and v = 0 for every coordinate
    std::size_t count() const noexcept { return force.size() + 2 * row.size(); }
};

// What changes with the state, for the Newton scheme: in parts, since the end of a step needs no slopes and a step without contacts nothing of
// rows to begin. Outputs in the order of the lists. Inputs: Layout::time_inputs(), q, v, x, lambda, externals.
struct StateOutputs {
    std::vector<std::uint32_t> force; // unknown: F of its row, or the part of it that C and K do not give
    std::vector<std::uint32_t> gap;   // row: y
    std::vector<std::uint32_t> rate;  // row: relative velocity, where it is not H v with a constant H
    std::vector<std::uint32_t> drift; // row: the part of it that v does not give, of moving ones; H may be that of another state
    std::vector<std::uint32_t> b;     // row: entry of b that changes in time
    std::vector<std::uint32_t> r;     // unknown: an addend of r that is not B lambda
    std::size_t value_count() const noexcept { return force.size() + gap.size() + rate.size() + drift.size() + b.size() + r.size(); }

    std::vector<std::uint32_t> C, K, H, B, D, R; // entries of the arrays of Assembled
    enum Part : std::size_t { of_forces, of_rows, slopes_of_forces, slopes_of_rows }; // force; gap, rate, drift, b, r; C, K; H, B, D, R
    formula::Stages state;
    formula::Stages directions; // H alone, for where percussions act: one part
    void evaluate_values(bool rows, const double* in, double* out, double* work) const noexcept { // work: of `state`
        state.evaluate(of_forces, in, out, work);
        if (rows) state.evaluate(of_rows, in, out + force.size(), work);
    }
    // Behind the values at the same inputs, those of rows too if `rows`.
    void evaluate_slopes(bool rows, const double* in, double* out, double* work) const noexcept {
        state.evaluate(slopes_of_forces, in, out, work);
        if (rows) state.evaluate(slopes_of_rows, in, out + C.size() + K.size(), work);
    }
    std::size_t slope_count() const noexcept { return C.size() + K.size() + H.size() + B.size() + D.size() + R.size(); }

    struct ExternalSlope {
        std::uint32_t unknown, external;
    };
    std::vector<ExternalSlope> external_F; // dF of an unknown by a number of the bodies
    struct ExternalOutput {
        std::uint32_t row, external;
    };
    std::vector<ExternalOutput> external_b; // db of a row
    formula::Tape external_slopes;          // of both, one behind the other; inputs as above

    std::vector<std::uint32_t> M; // entries of M; inputs: Layout::time_inputs(), q
    formula::Tape mass;

    std::vector<std::uint32_t> stored_D; // entries of D of compliant rows that depend on lambda or the state
    formula::Tape compliance;            // their values, for the energy that is stored; inputs as above

    std::vector<unsigned char> moving; // by row: the relative velocity has a part that v does not give
    bool moves_with_state = false;     // a slope or a mass depends on q, v, x or lambda: the step is not linear
    bool nonlinear_r = false;
};

// Elements of circuits, for the books of energy. A circuit on whose states other interactions act than its own counts as equations.
struct CircuitOutputs {
    std::vector<std::uint32_t> state;      // by element that stores: its state, of the first-order systems
    std::vector<unsigned char> is_coil;    // by the same; else a capacitor
    std::vector<unsigned char> supplies;   // by other element: a source, or a relay that another element switches; else it dissipates
    std::vector<std::uint32_t> unknown;    // by the same: one of its circuit
    formula::Tape tape;                    // by the same: v, i; inputs as those of StateOutputs::values
    struct VoltageBound {                  // u(from) - u(to) <= an output of bound_tape, whatever flows; nodes of all circuits
        enum class Kind : unsigned char { source, diode, relay } kind = Kind::source;
        std::uint32_t from = 0, to = 0;
        std::string element;
        Place place;
    };
    std::vector<VoltageBound> bounds; // shorted_loop.h
    formula::Tape bound_tape;         // inputs as those of tape
    bool empty() const noexcept { return state.empty() && supplies.empty(); }
};

// Where each number stands in the one array of those that follow from parameters.
struct NumberPlaces {
    struct Range {
        std::size_t first = 0, count = 0;
    };
    Range q0, v0, x0;              // by position, coordinate, state
    Range drive_rate, drive_start; // by drive
    Range constant_force;          // N, by unknown; 0 where the force changes
    Range theta;                   // by unknown
    Range b;                       // by row: constant part of the gap of linear relations
    Range e;                       // by row
    Range lower, upper, mu;        // by row: of relays, friction
    Range storage;                 // H or F, by CircuitOutputs::state
    Range M, C, K;                 // entries of the matrices
    Range H, B, D, R;
    Range velocity_part, position_part;
    Range modal_omega, modal_sigma, modal_mass, modal_damping; // by coordinate
    Range world; // of scenes with bodies: WorldNumbers
    std::size_t size = 0;

    Range take(std::size_t count) noexcept {
        const Range range{size, count};
        size += count;
        return range;
    }
};

struct Structure {
    Scheme scheme;
    Layout layout;
    std::vector<External> externals; // of a model beside bodies, which it reads
    bool newton = false; // NewtonStepper; else every row is a contact of linear Lagrangian systems: MoreauJean
    std::vector<SystemBlock> systems;
    std::vector<InteractionBlock> interactions;
    std::vector<std::uint32_t> interaction_of_row, component_of_row;
    std::vector<RowKind> row_kind;
    // by row: y comes from StateOutputs::gap, not from H q + b; r from StateOutputs::r, not from B lambda
    std::vector<unsigned char> gap_by_formula, r_by_formula;
    std::vector<bool> blocking; // by row: model::Interaction::blocking, false for all others

    SparsePattern M, C, K, H, B, D, R, velocity_part, position_part; // as in Assembled
    IterationMatrix::Blocks W;
    Delassus::Coupling delassus;
    NumberPlaces places;
    std::vector<double> constants; // by place: numbers that depend on no parameter; of the others 0
    NumberTape numbers;
    TimeOutputs in_time;   // of MoreauJean
    StateOutputs of_state; // of NewtonStepper
    CircuitOutputs circuits;
    std::shared_ptr<const NewtonRows> newton_rows;            // of NewtonStepper
    std::shared_ptr<const solvers::FactorPattern> factors;     // of its rows' problem
    std::shared_ptr<EventOutputs> of_events; // of EventStepper
    std::shared_ptr<const BodyProgram> bodies;   // of scenes with bodies
    std::shared_ptr<const Structure> equations;  // of Assembled::equations

    bool stores(std::size_t row) const noexcept { // a compliant relation: its energy is potential
        return row_kind[row] == RowKind::position && D.start[row] < D.start[row + 1];
    }
    std::size_t system_index(std::size_t unknown) const noexcept;
    const SystemBlock& system_of(std::size_t unknown) const noexcept { return systems[system_index(unknown)]; }
};

// Cheap to make: no formula is read for it.
struct Assembled {
    // The numbers are those of `structure` that depend on no parameter, until evaluate(). starts: initial values of systems that evaluate() takes in place of its own.
    explicit Assembled(std::shared_ptr<const Structure> structure, std::shared_ptr<const StartNumbers> starts = nullptr);
    ~Assembled();
    Assembled(const Assembled&) = delete; // matrices are views of its own numbers
    Assembled& operator=(const Assembled&) = delete;

    const std::shared_ptr<const Structure> structure;
    std::unique_ptr<BodyPart> bodies; // of a scene with rigid bodies; rows are those of joints
    // Of a scene with bodies and systems: the systems with their interactions, a model of their own that reads the bodies as
    // externals. Then q, v and rows here are those of systems and interactions, then those of bodies and joints; `systems` and
    // `interactions` name the parts, and of the arrays below there are only those by row and the initial values.
    std::unique_ptr<Assembled> equations;

    // of the structure
    Scheme scheme; // time steps between events have their own h and begin
    const Layout& layout;
    const std::vector<External>& externals;
    const bool newton;
    const std::vector<SystemBlock>& systems;
    const std::vector<InteractionBlock>& interactions;
    const std::vector<std::uint32_t>&interaction_of_row, &component_of_row;
    const std::vector<RowKind>& row_kind;
    const std::vector<unsigned char>&gap_by_formula, &r_by_formula;
    const TimeOutputs& in_time;
    const StateOutputs& of_state;
    const EventOutputs* const of_events;

    // numbers over parameters, in one array; entries named in StateOutputs or TimeOutputs hold the values of the last evaluation
    std::vector<double> values; // by NumberPlaces
    SparseRows M, C, K;         // block diagonal over all unknowns: mass, -dF/du, -dF/dq
    std::span<double> constant_force, theta, q0, v0, x0, drive_rate, drive_start;
    SparseRows H; // rows x unknowns: how u moves the output of a row
    SparseRows B; // rows x unknowns, first-order rows only: how lambda acts (the transpose of the Siconos manual's B)
    SparseRows D; // rows x rows
    SparseRows R; // unknowns x unknowns: dr/dx, first-order systems only
    std::span<double> b, e, lower, upper, mu;
    std::span<double> storage; // by CircuitOutputs::state

    // computed from them
    SparseRows velocity_part; // of MoreauJean: -(h C + h^2 theta K); modal: -2 h Sigma*
    SparseRows position_part; // of MoreauJean: -h K
    std::span<double> modal_omega, modal_sigma, modal_mass, modal_damping; // modal: by coordinate, see modal.h
    IterationMatrix W;
    Delassus delassus;
    bool K_is_symmetric = true;

    bool stores(std::size_t row) const noexcept { return structure->stores(row); }

    // Everything that hangs on parameters, from their values. Errors: a value that is not finite, a mass matrix that is
    // none, a singular iteration matrix, a row that nothing can push. After an error call it again with good values.
    Result<void> evaluate(std::span<const double> parameter_values);
    // M at q; time_inputs: the first numbers of a state. Of MoreauJean M never changes.
    void evaluate_mass(const double* time_inputs, const double* q) noexcept;
    const SystemBlock& system_of(std::size_t unknown) const noexcept { return structure->system_of(unknown); }
    std::size_t system_index(std::size_t unknown) const noexcept { return structure->system_index(unknown); }
    const Place& place_of_row(std::size_t row) const noexcept { return interactions[interaction_of_row[row]].place; }
    Place place_of_first(std::span<const unsigned char> marked) const; // by row; none where no row is marked
    bool is_one_contact() const noexcept { // one row, or one contact with its friction
        return layout.rows == 1 || (layout.rows == 2 && row_kind[1] == RowKind::friction);
    }
    // The laws of all rows for the mixed solver. Force rows take their bounds as forces.
    solvers::MixedRows mixed_rows() const;

private:
    const std::shared_ptr<const StartNumbers> starts_;
    std::vector<double> number_work_;
    std::vector<double> mass_in_, mass_out_, mass_work_;
    std::span<double> range(NumberPlaces::Range place) noexcept { return std::span(values).subspan(place.first, place.count); }
    Result<void> check_masses() const;
    Result<void> form_linear_scheme();
    Result<void> form_modal_scheme();
    Result<void> check_rows() const;
};

} // namespace saltus::simulation
