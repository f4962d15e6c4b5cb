// SPDX-License-Identifier: GPL-3.0-or-later
// The smooth motion of one mode: M(q) v' = F + P lambda of Lagrangian systems, M x' = f + r of first-order ones, where the rows that are closed hold
// H v' + bias = 0 (of first-order rows y = 0, or y' = 0 where lambda is not in y), rows that slide give lambda_T = -+ mu lambda_N and rows at a
// bound give that bound. Which rows do what, and in which branch formulas are, is given and changes at events only.
// The state z of the motion is q, u = (v, x) and, where energies are kept, the books: work of forces, damping, friction (J).
// Sources: F. Pfeiffer, Ch. Glocker, "Multibody Dynamics with Unilateral Contacts", Wiley 1996, chapters 5, 6; V. Acary, B. Brogliato,
// "Numerical Methods for Nonsmooth Dynamical Systems", Springer 2008, chapter 8.
#pragma once

#include "core/flow/linear_motion.h"
#include "core/simulation/assembled.h"
#include "core/simulation/dense_lu.h"
#include "core/simulation/event_driven/event_outputs.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

namespace saltus::simulation {

enum class RowMode : unsigned char {
    open,        // no force: a contact that is open, the friction of one
    closed,      // held: a contact at rest on its surface, friction that sticks, an equality, a relay or first-order row between its bounds
    idle,        // held by other rows that say the same: what they carry together is shared out by least norm
    slip_plus,   // friction, sliding in its positive direction
    slip_minus,
    lower,       // a relay or first-order row at its lower bound
    upper,
    unloaded,    // touches, held by others that say the same, and must not carry: its share of what they carry would pull
};

// A contact that is closed, whether it carries or not.
inline bool rests(RowMode mode) noexcept { return mode == RowMode::closed || mode == RowMode::idle || mode == RowMode::unloaded; }

class Motion {
public:
    Motion(Assembled& model, bool books);
    virtual ~Motion() = default;

    std::size_t size() const noexcept { return n_ + N_ + (books_ ? 3 : 0); } // of z
    std::size_t positions() const noexcept { return n_; }
    std::size_t unknowns() const noexcept { return N_; }
    bool has_books() const noexcept { return books_; }
    bool is_free() const noexcept { return free_; } // no row acts on it, masses are numbers, and no books are kept
    virtual bool by_formulas() const noexcept { return true; } // gaps, rates and residuals are what the tapes give at inputs(), all of them

    // The first numbers of a state: drives' anchors and parameters. All that was worked out before is forgotten.
    void set_parameters(const double* time_inputs);
    // Of all rows; after each change.
    void set_modes(std::span<const RowMode> modes);
    // It takes part where forces are not unique. Contacts with friction do not: what friction may do hangs on how they press.
    bool shares(std::size_t row) const noexcept;
    void set_cells(std::span<const double> cells) {
        if (std::equal(cells.begin(), cells.end(), cells_.begin(), cells_.end())) return;
        cells_.assign(cells.begin(), cells.end());
        known_ = looked_ = false;
        foreseen_count_ = 0;
    }
    std::span<const RowMode> modes() const noexcept { return modes_; }
    std::span<const double> cells() const noexcept { return cells_; }

    // dz/dt, as flows call it. NaN where M or the rows that are held are singular.
    void operator()(double t, const double* z, double* dz) {
        if (alone_) return move_alone(t, z, dz);
        if (free_) return by_time_ ? move_by_time(t, z, dz) : move_freely(t, z, dz);
        evaluate(t, z, false), write(dz);
    }
    // As flow::RightSide tells: where nothing acts but forces that are numbers.
    std::span<const double> constant_curvature(const double* dz) noexcept;
    // As flow::RightSide tells: where nothing acts but forces that hang on time alone, and linear systems.
    const flow::LinearMotion* linear_motion() noexcept;
    bool accelerations(std::span<const double> times, double* out) noexcept;
    // Steps may be as long as such a motion allows: no guard is looked at in samples of them.
    void let_steps_be_long(bool may) noexcept { long_steps_ = may; }
    // What of the forces hangs on time alone is worked out for these instants at once; they are asked for next, or not.
    void foresee(std::span<const double> times) noexcept;
    // d(dz/dt)/dz, row-major, where outputs().has_slopes(); NaN where M or the rows that are held are singular. Rows of the books are 0: nothing hangs on
    // them. Modes and branches are held.
    void slopes(double t, const double* z, double* out);
    // u' and lambda at a state; `all`: and every row's H, B, D, bias.
    void evaluate(double t, const double* z, bool all);
    // y and y' of all rows, at the state of the last evaluate() with all rows, or where none is held by formula.
    void look(double t, const double* z);
    // Positions of z a way `factor` along rates of all unknowns.
    virtual void displace(double* z, const double* along, double factor) const noexcept;
    // A step of the flow begins here, or a run: what is counted from step to step (turns of joints) goes on from here.
    virtual void begin_at(const double* z) { (void)z; }
    // False: where the gap of this contact vanishes nothing is touched; passes() then says in which cell of which condition the motion goes on.
    virtual bool can_close(std::size_t row) const noexcept { return (void)row, true; }
    virtual bool passes(std::size_t row, double t, const double* z, std::uint32_t& condition, double& cell) {
        return (void)row, (void)t, (void)z, (void)condition, (void)cell, false;
    }
    // Inputs of all tapes; valid until the next call.
    virtual const double* inputs(double t, const double* z) noexcept {
        if (!is_loaded(t, z)) load(t, z), known_ = looked_ = false;
        return in_.data();
    }
    virtual void residuals(double t, const double* z, double* out);
    virtual void rates(double t, const double* z, double* out);
    // As formula::DecidingTape::evaluate.
    virtual void decide(double t, const double* z, const double* given, double* out);

    // Of the last evaluation. By unknown: u', forces F with those of rows at their bounds. By row: the rest.
    std::span<const double> acceleration() const noexcept { return u_rate_; }
    std::span<const double> free_acceleration() const noexcept { return u_free_; }
    std::span<const double> lambda() const noexcept { return lambda_; }
    std::span<const double> force() const noexcept { return force_; }
    std::span<const double> y() const noexcept { return y_; }
    std::span<const double> ydot() const noexcept { return ydot_; }
    std::span<const double> bias() const noexcept { return bias_; }
    std::span<const double> output() const noexcept { return output_; } // of first-order rows: y at lambda = 0 without H x

    const SparseRows& input(std::size_t row) const noexcept { return first_order(row) ? model_.B : model_.H; } // how lambda acts
    bool first_order(std::size_t row) const noexcept { return model_.row_kind[row] == RowKind::first_order; }
    bool direct(std::size_t row) const noexcept { return outputs_.direct[row] != 0; }
    double fixed_lambda(std::size_t row) const noexcept; // of a row at a bound, else 0
    // M^-1 P e_row, P with what sliding friction adds; out: by unknown.
    void push(std::size_t row, double* out) const;
    bool mass_is_singular() const noexcept { return singular_mass_; }
    // Systems whose M(q) is a formula; and the least pivot of such a one at the last evaluation, as M = L D L' has them: none is positive where M is not.
    std::span<const std::uint32_t> changing_masses() const noexcept { return changing_masses_; }
    double least_pivot(std::size_t system) noexcept;
    // Whose component of z this is: a system's or a body's; no name where it is nobody's.
    struct Owner {
        std::string name;
        Place place;
    };
    virtual Owner owner(std::size_t component) const;
    virtual Owner owner_of_singular() const; // whose mass is, the first one
    bool rows_are_singular() const noexcept { return singular_rows_; }
    Assembled& model() const noexcept { return model_; }
    const EventOutputs& outputs() const noexcept { return outputs_; }
    std::span<const std::uint32_t> held() const noexcept { return held_; }
    // Solves with the operator of the rows that are held, of the last evaluation; x by held().
    void solve_held(double* x) const noexcept { lu_.solve(x); }

    // Rows with lambda in y whose entries in D follow from those of others that are held: what those leave of it has no lambda, and its rate is held in
    // its place (two coils that a diode puts in a row).
    struct Hidden {
        std::uint32_t held;          // place in held()
        std::vector<double> weights; // of the rows that are held
    };
    std::span<const Hidden> hidden() const noexcept { return {hidden_.data(), hidden_count_}; }
    double hidden_defect(const Hidden& one) const noexcept; // at the last look()

protected:
    std::size_t singular_system_ = 0; // or body
    // The numbers of a state that the operators below are made of: H, B, D, M, bias, what moves; rows: those of rows too. Returns the outputs of
    // EventOutputs::r.
    virtual const double* read(double t, const double* z, bool rows);
    virtual void form_forces(double t, const double* z); // force_, and the books of what they do
    virtual void write(double* dz) const noexcept;
    virtual void find_outputs(double t, const double* z); // y and y' of all rows
    void move_freely(double t, const double* z, double* dz) noexcept;
    void find_forces() noexcept;
    void choose_way() noexcept;
    std::size_t find_foreseen(double t) noexcept; // its lane; kMostForeseen: not foreseen
    void move_by_time(double t, const double* z, double* dz) noexcept; // move_freely() where the tape's forces hang on time alone
    void move_alone(double t, const double* z, double* dz) noexcept;   // the same of one coordinate
    const double* foreseen_forces(double t, std::size_t& apart) noexcept; // of what hangs on time alone, each `apart` behind the other
    template <class Force> void move_by(const Force& force, const double* z, double* dz) const noexcept;
    bool is_loaded(double t, const double* z) const noexcept;
    void load(double t, const double* z) noexcept;

    void form_operator();
    void share_out();
    void hold(const double* z);
    void keep_books(const double* z);

    Assembled& model_;
    const EventOutputs& outputs_;
    std::size_t n_, N_, m_;
    bool books_;
    std::vector<RowMode> modes_;
    std::vector<double> cells_;
    std::vector<std::uint32_t> held_; // rows with a multiplier to be found
    std::vector<std::uint32_t> shared_; // they and those that say the same, where there are such
    bool rows_act_ = false;           // a row acts, held or at its bound
    bool first_order_rows_ = false;
    std::vector<std::uint32_t> linear_rows_; // unknowns of linear systems with entries in C or K
    bool operator_is_current_ = false, mass_is_current_ = false, singular_mass_ = false, singular_rows_ = false;
    bool mass_changes_ = false;
    std::vector<std::uint32_t> changing_masses_; // systems
    std::vector<double> block_;                  // M of one of them

    static constexpr std::size_t kMostForeseen = formula::ForeseenTape::kLanes;
    std::array<double, kMostForeseen> foreseen_at_ = {};
    std::vector<double> foreseen_; // [number][lane]
    std::size_t foreseen_count_ = 0, next_foreseen_ = 0;
    std::size_t inputs_ = 0; // of tapes; what is kept of the instant foreseen follows them in in_
    std::vector<double> in_, out_, work_, look_out_, mass_rate_, elements_;
    std::vector<std::uint32_t> mass_row_; // of the masses that change
    std::vector<double> force_, u_free_, u_rate_, drag_;  // by unknown
    std::vector<double> lambda_, y_, ydot_, bias_, moving_, output_; // by row
    std::vector<unsigned char> is_moving_, is_motor_;
    std::vector<double> slopes_in_, slopes_out_, slopes_work_, force_slope_, row_slope_; // of slopes(): by component of z and unknown, or row
    std::vector<Hidden> hidden_;
    std::size_t hidden_count_ = 0;
    std::vector<std::uint32_t> pivots_;
    std::vector<double> reduced_, combined_;              // room for finding them
    void find_hidden();
    std::vector<double> columns_, operator_, solution_;   // of held rows: M^-1 P, [row][unknown]; H M^-1 P; what is to be held
    double book_[3] = {0.0, 0.0, 0.0};
    bool has_short_way_ = true; // forces are those of the tape
    bool plain_ = false; // as free_, books apart
    bool free_ = false; // no row acts, masses are numbers, no books: the short way
    bool constant_forces_ = false, falls_ = false; // all of them are numbers; and nothing else acts
    std::vector<double> curvature_;                // of z
    bool alone_ = false;                           // free_ and by_time_, one coordinate and no other unknown
    bool long_steps_ = false, linear_is_current_ = false;
    std::vector<flow::LinearMotion::Entry> linear_entries_;
    flow::LinearMotion linear_;
    std::vector<double> of_instant_; // accelerations
    void find_linear_motion() noexcept;
    bool by_time_ = false; // the tape gives no forces but those that hang on time alone
    std::vector<std::uint32_t> force_output_; // by unknown: 1 + output of the tape that is its force; 0: a number
    bool known_ = false, looked_ = false; // all of the state in in_ is evaluated: events ask for the same again and again
    DenseLu lu_;
    struct Sharing;
    std::shared_ptr<Sharing> sharing_; // room for share_out()
};

} // namespace saltus::simulation
