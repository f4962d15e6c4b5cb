// SPDX-License-Identifier: GPL-3.0-or-later
// All that a run can record, and the chosen part of it as rows of numbers.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/equation_terms.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"
#include "core/simulation/catalogue.h"
#include "core/simulation/state.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::simulation {

class Signals {
public:
    Signals(const model::Model& model, const model::ModelGraph& graph, const Assembled& assembled);

    const Catalogue& catalogue() const noexcept { return catalogue_; }
    std::optional<std::size_t> find(std::string_view name) const;
    // A formula under its own text, if it is no signal yet: "hypot(u, v)". Names alone are left to choose(), which knows what
    // is near. Errors: no formula, an unknown name in it.
    Result<void> add_formula(model::ModelGraph& graph, const std::string& text);
    // What is recorded when nothing is asked for: states, gaps, impulses.
    std::vector<std::string> usual() const;
    // What only the guards of an event-driven run watch (event_driven/guard_signals.h).
    std::vector<std::string> guards() const;
    // Indices of `names`, each once, t first; makes the formulas of those that are made when they are asked for. Errors: a name
    // that is none, with the nearest that is.
    Result<std::vector<std::size_t>> choose(std::span<const std::string> names, model::ModelGraph& graph);

private:
    friend class RowWriter;
    struct Source {
        std::size_t number = 0; // in State::numbers, when it is no formula
        std::optional<formula::Expr> formula;
        bool energy = false;
        std::optional<model::EquationTerm> term = {}; // its formula is made when it is asked for
        bool guard = false;
        bool reaction = false; // forces and percussions by row, or a formula of them
    };
    Result<void> make_formula(Source& source, model::ModelGraph& graph) const;
    void add_terms(const model::ModelGraph& graph);
    void add(Channel channel, Source source);
    void add_bodies(const model::ModelGraph& graph, const Layout& layout);
    void add_systems(const Assembled& assembled);
    void add_interactions(const Assembled& assembled);
    void add_reaction(const std::string& object, const std::string& index, const std::string& shown, bool percussion, bool angular, std::size_t number);
    Source formula_source(const model::ModelGraph& graph, formula::Expr expr) const;

    const model::Model& model_; // must outlive this
    bool event_driven_ = false;
    Catalogue catalogue_;
    std::vector<Source> sources_;
};

// Writes the chosen signals of a state, those that are formulas by one tape.
class RowWriter {
public:
    RowWriter(const Signals& signals, const model::ModelGraph& graph, const Layout& layout,
              std::span<const std::size_t> chosen);

    const Catalogue& catalogue() const noexcept { return *catalogue_; }
    bool needs_energy() const noexcept { return needs_energy_; }
    bool needs_reactions() const noexcept { return needs_reactions_; }
    bool needs_guards() const noexcept { return needs_guards_; }
    // No allocation. row: catalogue().size() numbers. Energies of the state must be up to date if needs_energy().
    void write(const State& state, double* row) noexcept;
    // The same into columns that lie `stride` numbers apart, where no signal is a formula.
    bool all_direct() const noexcept { return formula_columns_.empty(); }
    void write_direct(const State& state, double* first, std::size_t stride) const noexcept {
        const double* numbers = state.numbers.data();
        for (const Direct& direct : direct_) { // all columns, in their order
            *first = numbers[direct.number];
            first += stride;
        }
    }
    bool defect() const noexcept { return defect_; } // a formula was not finite in the last write()
    // A column whose formula was not finite in the last write() for the first time; each is told once.
    std::optional<std::size_t> fresh_defect(const State& state, std::string& reason);

private:
    struct Direct {
        std::uint32_t column, number;
    };
    std::shared_ptr<const Catalogue> catalogue_; // of all copies of this writer
    std::vector<Direct> direct_;
    std::vector<std::uint32_t> formula_columns_;
    formula::Tape tape_;
    std::vector<double> out_, workspace_;
    bool is_struck(const State& state) const noexcept; // a force is unknown: its formulas need not be told
    std::vector<unsigned char> told_, of_reactions_; // by formula
    std::size_t forces_ = 0, force_count_ = 0;       // Layout::row_force
    bool needs_energy_ = false, needs_reactions_ = false, needs_guards_ = false;
    bool defect_ = false;
};

} // namespace saltus::simulation
