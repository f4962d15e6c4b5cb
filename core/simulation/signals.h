// SPDX-License-Identifier: GPL-3.0-or-later
// All that a run can record, and the chosen part of it as rows of numbers.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"
#include "core/simulation/catalogue.h"
#include "core/simulation/state.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
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
    // Indices of `names`, each once, t first. Errors: a name that is none, with the nearest that is.
    Result<std::vector<std::size_t>> choose(std::span<const std::string> names) const;

private:
    friend class RowWriter;
    struct Source {
        std::size_t number = 0; // in State::numbers, when it is no formula
        std::optional<formula::Expr> formula;
        bool energy = false;
    };
    void add(Channel channel, Source source);
    void add_bodies(const model::ModelGraph& graph, const Layout& layout);

    Catalogue catalogue_;
    std::vector<Source> sources_;
    std::unordered_map<std::string, std::size_t> index_;
};

// Writes the chosen signals of a state, those that are formulas by one tape.
class RowWriter {
public:
    RowWriter(const Signals& signals, const model::ModelGraph& graph, const Layout& layout,
              std::span<const std::size_t> chosen);

    const Catalogue& catalogue() const noexcept { return catalogue_; }
    bool needs_energy() const noexcept { return needs_energy_; }
    // No allocation. row: catalogue().size() numbers. Energies of the state must be up to date if needs_energy().
    void write(const State& state, double* row) noexcept;
    bool defect() const noexcept { return defect_; } // a formula was not finite in the last write()
    // A column whose formula was not finite in the last write() for the first time; each is told once.
    std::optional<std::size_t> fresh_defect(const State& state, std::string& reason);

private:
    struct Direct {
        std::uint32_t column, number;
    };
    Catalogue catalogue_;
    std::vector<Direct> direct_;
    std::vector<std::uint32_t> formula_columns_;
    formula::Tape tape_;
    std::vector<double> out_, workspace_;
    std::vector<unsigned char> told_;
    bool needs_energy_ = false;
    bool defect_ = false;
};

} // namespace saltus::simulation
