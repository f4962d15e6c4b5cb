// SPDX-License-Identifier: GPL-3.0-or-later
// Text -> expression graph -> exact derivatives -> flat tape of doubles. See core/formula/README.md for the grammar.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::formula {

// A node of a Graph; equal expressions have equal ids (hash-consing), so common subexpressions are shared by construction.
struct Expr {
    std::uint32_t id = 0;
    friend bool operator==(Expr, Expr) = default;
};

// A leaf whose value comes from outside at evaluation: a parameter, a state, time.
struct Symbol {
    std::uint32_t index = 0;
    friend bool operator==(Symbol, Symbol) = default;
};

enum class SymbolKind {
    parameter, // constant in time derivatives
    time,      // d(time)/dt = 1
    state,     // depends on time, but total_time_derivative() through it is an error unless its rate is known
};

// Owns expressions and the names that formulas may use. Not thread-safe while building; Tapes are immutable and
// evaluated from any thread.
class Graph {
public:
    Graph();
    ~Graph();
    Graph(Graph&&) noexcept;
    Graph& operator=(Graph&&) noexcept;
    Graph(const Graph&) = delete;
    Graph& operator=(const Graph&) = delete;

    // Names may hold dots and indices: "follower.q[0]". Errors: a name that is taken, or not a name.
    Result<Symbol> add_symbol(std::string_view name, SymbolKind kind, Dimension dimension = {});
    // A user function "cam(b)" = body. Bodies are parsed when first used or at check(); cycles are errors.
    Result<void> add_function(std::string_view signature, std::string_view body, const Place& body_place = {});
    // A named expression "u" = "follower.q[0] + c". May refer to later definitions; cycles are errors.
    Result<void> add_definition(std::string_view name, std::string_view body, const Place& body_place = {});
    // The same, by an expression already built (drives use it).
    Result<void> add_definition(std::string_view name, Expr value);
    // Parses every function and definition body that was not needed yet; all errors at once.
    Errors check();

    // `place` is where `text` begins (in a file); errors add the column inside the text to it. A formula that begins
    // on column c of a JSON string has place.column = c.
    Result<Expr> parse(std::string_view text, const Place& place = {});
    // `constants` are names that stand for numbers, also inside brackets: with i = 3, "bead[i+1].q[0]" is the name
    // "bead[4].q[0]".
    Result<Expr> parse(std::string_view text, const Place& place, std::span<const std::pair<std::string, double>> constants);

    std::optional<Symbol> find_symbol(std::string_view name) const;
    std::string symbol_name(Symbol symbol) const;
    std::size_t symbol_count() const noexcept;

    Expr constant(double value);
    Expr symbol(Symbol symbol);
    Expr add(Expr a, Expr b);
    Expr subtract(Expr a, Expr b);
    Expr multiply(Expr a, Expr b);
    Expr divide(Expr a, Expr b);

    // Exact partial derivative. Of a piecewise function: the derivative of the branch that is active, so at a joint it
    // is the one-sided derivative of the branch whose condition holds there.
    Result<Expr> derivative(Expr expr, Symbol symbol);
    // d/dt through time symbols and through states whose rate was set by set_rate.
    Result<Expr> total_time_derivative(Expr expr);
    // The same with these states held as they are, whether their rate is known or not.
    Result<Expr> total_time_derivative(Expr expr, std::span<const Symbol> held);
    void set_rate(Symbol state, Expr rate); // d(state)/dt = rate

    bool depends_on(Expr expr, Symbol symbol) const;
    bool depends_on(Expr expr, SymbolKind kind) const;
    std::vector<Symbol> symbols_of(Expr expr) const; // all that it depends on, in the order in which they were added
    std::optional<double> constant_value(Expr expr) const; // after folding
    std::string text(Expr expr) const;                     // readable infix

    struct Impl; // graph_impl.h

private:
    friend class Tape;
    friend class Conditions;
    friend class Stages;
    std::unique_ptr<Impl> impl_;
};

// How a tape takes its branches. Both compute the same numbers bit by bit.
enum class TapeForm : std::uint8_t {
    jumps,   // forward jumps: only the active branch is computed
    selects, // no jump at all: every operand is computed, then one of them is taken. What is nan or infinite in a branch
             // that is not taken does not reach the result. For lanes, which have to go the same way.
};

// A straight program over doubles; constant once compiled, shared by any number of threads: what it computes with is the
// caller's. Evaluation allocates nothing. The same outputs with given branches: FrozenTape, conditions.h.
class Tape {
public:
    // inputs[i] is the symbol whose value stands at evaluate(in)[i]. A symbol that an output needs and inputs lack is a
    // broken invariant. Common subexpressions are shared across all outputs.
    static Tape compile(const Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs,
                        TapeForm form = TapeForm::jumps);

    Tape();

    std::size_t input_count() const noexcept;
    std::size_t output_count() const noexcept;
    std::size_t workspace_size() const noexcept; // doubles
    std::size_t instruction_count() const noexcept;
    std::size_t jump_count() const noexcept; // of the instructions; 0 in the form `selects`

    // in: input_count(), out: output_count(), workspace: workspace_size() doubles. No allocation, no locks, no errors:
    // 1/0 gives inf, log(-1) gives nan; ask explain() when an output is not finite.
    void evaluate(const double* in, double* out, double* workspace) const noexcept;

    // Why output is not finite at these inputs: "division by zero", "sqrt of -0.25", with the place of the text.
    std::optional<Error> explain(const double* in) const;

    struct Impl; // tape_impl.h

private:
    friend class Bounds;
    friend class Conditions;
    friend class FrozenTape;
    friend class DecidingTape;
    friend class ForeseenTape;
    friend class Stages;
    std::shared_ptr<const Impl> impl_;
};

// A constant with an optional unit and an optional formula over parameters: "0.1 ms", "2*pi*1.5 Hz", "1/2 in".
struct ConstantValue {
    double si = 0.0;
    std::optional<Unit> unit; // set when the text is one number with one unit: "358 rpm"
    Dimension dimension;      // what the units in the text amount to; none for plain numbers
};
Result<ConstantValue> parse_constant(std::string_view text, const Place& place = {});

// The same over names: "m/2". `value_of` says what a name stands for, nothing when it does not know it. Dimensions of names
// are checked like those of numbers. Calls of functions of the scene are errors.
using QuantityOf = std::function<std::optional<ConstantValue>(std::string_view)>;
Result<ConstantValue> parse_quantity(std::string_view text, const QuantityOf& value_of, const Place& place = {});

// The known unit that a misspelt one is nearest to, one of the wanted dimension first; "" for none.
std::string nearest_unit(std::string_view symbol, const Dimension& wanted = {});

} // namespace saltus::formula
