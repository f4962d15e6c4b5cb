// SPDX-License-Identifier: GPL-3.0-or-later
// Where formulas change their branch, as data, and tapes whose branches are given. See core/formula/README.md,
// "Conditions".
//
// A condition has a residual r, a number whose place among certain edges decides the branch, and a cell, the number of
// the branch:
//   order conditions (comparison, truth, abs, sign, min, max, atan2): edge 0; cell = sign of r: -1, 0 or 1
//   cell conditions (floor, mod, ceil, round): an edge at every whole number (round: at every half); cell = the whole
//   number that the operation gives; of mod(a, b) that of floor(a/b), r = a/b
// A cell is nan where the residual's operands are.
//
// What has the same residual is one condition, however often and in whatever operation it occurs: abs(x), its
// derivative sign(x), x < 0 and max(0, x) all hang on the sign of x. So a value and its derivative are always in the
// same branch. What is made of other conditions' results alone (floor(x) == 2, not (x < 1)) is no condition of its own:
// it is computed from their cells.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::formula {

struct Condition {
    enum class Kind : std::uint8_t {
        comparison, // < <= > >= == !=
        truth,      // a number where a condition is asked for: if(x, ...), x and y; true where it is not 0
        abs,
        sign,
        min,
        max,
        atan2, // the cut of atan2(y, x) along y = 0, x < 0; r = y
        floor,
        mod,
        ceil,
        round,
    };
    // Which side's branch counts at r = 0 exactly, in every formula that hangs on this condition. x < 1 has r = x - 1
    // and is false at 1, as it is above: `above`.
    enum class AtZero : std::uint8_t {
        below,
        above,
        its_own, // a branch for the point alone (sign, abs, ==, edges of cells), or formulas that differ
    };

    Kind kind = Kind::comparison; // of the operation where the condition was met first
    AtZero at_zero = AtZero::its_own;
    Expr residual; // in the unit of what is compared; of cell conditions the number that is made whole
    // residual = quantity - joint. What is compared with a plain number is the quantity, the number the joint: those of
    // a piecewise function share their quantity. Else the residual and 0.
    Expr quantity;
    double joint = 0.0;
    std::string text; // of that operation, for messages: "x < 1", "mod(angle, 6.28)"; at most 80 characters
    Place place;      // where it stands

    bool is_order() const noexcept { return kind < Kind::floor; }

    // The residuals that belong to a cell, from `lower` to `upper`: those that change the branch when they are passed.
    // (0, inf), [0, 0], (-inf, 0) of order conditions; [2, 3) of floor's cell 2, (1, 2] of ceil's, [1.5, 2.5) of
    // round's.
    struct Interval {
        double lower, upper;
        bool with_lower, with_upper; // the edges belong to the cell
    };
    Interval interval(double cell) const noexcept;

    // The cell in which a motion goes on whose residual is `at` now, in `cell`, and moves with `rate` = d/dt residual
    // and, where that is 0, with `second` = d²/dt² residual: another one than `cell` only if the residual is exactly at
    // an edge (and, for order conditions, `cell` is 0). Both 0: `cell`.
    double onward(double cell, double at, double rate, double second = 0.0) const noexcept;
};

// How an output depends on a condition, when other conditions keep their cells. From the mildest to the hardest.
enum class Crossing : std::uint8_t {
    smooth, // only through residuals of other conditions
    kink,   // continuous for certain, its slope may jump: abs, min, max
    open,   // an if or a piecewise: continuous or not as its branches meet or do not. Two frozen evaluations at the
          // residual's edge, one in each cell, tell: their difference is the jump.
    jump, // sign, floor, mod, ceil, round, atan2, the value of a comparison; unless what follows makes it vanish
};

// A tape whose branches are given: right sides stay smooth where the plain tape would switch. Equal bit by bit to the
// plain tape at a point where the cells are those of that point. Constant, shared by any number of threads.
class FrozenTape {
public:
    std::size_t input_count() const noexcept { return tape_.input_count(); }
    std::size_t output_count() const noexcept { return tape_.output_count(); }
    std::size_t workspace_size() const noexcept { return tape_.workspace_size(); } // doubles
    std::size_t instruction_count() const noexcept { return tape_.instruction_count(); }
    std::size_t jump_count() const noexcept { return tape_.jump_count(); }

    // cells: one for each condition that its Conditions had when it was compiled, by their numbers; those of conditions
    // that are not active are not looked at. No allocation, no locks, no errors.
    //
    // abs(r) is cell r; min and max are the operand that the cell tells; the cell of floor, ceil and round is their
    // value; mod(a, b) = a - cell b; atan2 goes on over the cut by 2 pi. An order cell of 0 stands for the point r = 0
    // alone.
    void evaluate(const double* in, const double* cells, double* out, double* workspace) const noexcept;

    // As Tape::explain.
    std::optional<Error> explain(const double* in, const double* cells) const;

private:
    friend class Bounds; // bounds.h
    friend class Conditions;
    friend class ForeseenTape;
    Tape tape_;
};

// The cells at a point. Constant, shared by any number of threads.
class DecidingTape {
public:
    std::size_t input_count() const noexcept { return tape_.input_count(); }
    std::size_t condition_count() const noexcept { return tape_.output_count() / 2; }
    std::size_t workspace_size() const noexcept { return tape_.workspace_size(); } // doubles

    // given: null, or a cell for each condition, nan for those that the point is to decide. A motion that stands on an
    // edge and goes on in another cell than the point's own (Condition::onward) gives that one: other branches become
    // active by it, and their conditions are decided as well. out: 2 condition_count() doubles. out[k] is the cell of
    // condition k, out[condition_count() + k] is 1 where it is active and 0 where not; the cell is nan then. Active is
    // what the outputs depend on with the branches as they are: the conditions of a branch that is taken, the second
    // operand of `and` where the first is true, of `or` where it is false, and all that the residuals of active
    // conditions depend on. As long as no active condition leaves its cell, nothing switches. No allocation, no locks,
    // no errors.
    void evaluate(const double* in, const double* given, double* out, double* workspace) const noexcept;

private:
    friend class Conditions;
    Tape tape_;
};

class ForeseenTape; // foreseen.h

// The conditions of any number of tapes over one graph, numbered together: one array of cells serves all of them. Built
// while a model is compiled; what it compiles does not need it any more. Not thread-safe while tapes are compiled.
class Conditions {
public:
    Conditions();
    ~Conditions();
    Conditions(Conditions&&) noexcept;
    Conditions& operator=(Conditions&&) noexcept;
    Conditions(const Conditions&) = delete;
    Conditions& operator=(const Conditions&) = delete;

    std::size_t size() const noexcept;
    const Condition& operator[](std::size_t k) const noexcept;

    // `graph` is the same in every call. Conditions that were not met before get the next numbers; a number never
    // changes. Inputs as in Tape::compile. Residuals are expressions of the graph: their derivatives and total time
    // derivatives are taken there, and frozen like any output.
    void add(Graph& graph, std::span<const Expr> outputs);
    FrozenTape freeze(Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs,
                      TapeForm form = TapeForm::jumps);
    // The same outputs in two parts; the first hangs on the first `early_inputs` inputs and the cells alone.
    ForeseenTape foresee(Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs, std::size_t early_inputs);
    // Of the conditions known when it returns; those that no output hangs on are never active.
    DecidingTape decide(Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs);

    // By output: the conditions that it depends on, ascending. Costs conditions times operations.
    struct Use {
        std::size_t condition;
        Crossing crossing;
        friend bool operator==(const Use&, const Use&) = default;
    };
    std::vector<std::vector<Use>> uses(Graph& graph, std::span<const Expr> outputs);

    struct Impl; // conditions_impl.h

private:
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::formula
