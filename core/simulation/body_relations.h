// SPDX-License-Identifier: GPL-3.0-or-later
// Interactions whose `between` names bodies: gaps by formula as rows of the bodies' world, each a rigid::JointKind::relation.
// A row reads t, drives, parameters and the coordinates of the bodies and systems that it joins; slopes are exact derivatives.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/number_tape.h"
#include "core/simulation/rigid/world.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class RelationFormula;

class BodyRelations {
public:
    // Errors: formulas that do not parse or have no derivative, values that change in time, each with its place.
    static Result<std::unique_ptr<BodyRelations>, Errors> create(const model::Model& model, model::ModelGraph& graph);
    ~BodyRelations();

    bool empty() const noexcept { return rows_.empty(); }
    // Coordinates of systems that rows act on, ascending.
    const std::vector<std::uint32_t>& carriers() const noexcept { return carriers_; }
    // Behind `out`'s joints one for each row. Errors: values that are not finite.
    Result<void, Errors> append(std::span<const double> parameter_values, rigid::Input& out);

private:
    struct Row {
        std::string name; // of the interaction
        Place place;
        std::vector<std::uint32_t> bodies;
        enum class Law : unsigned char { equality, contact, friction, relay } law = Law::equality;
        double e = 0.0, mu = 0.0, lower = 0.0, upper = 0.0, compliance = 0.0;
        bool compliant = false;
        std::shared_ptr<RelationFormula> formula;
    };
    friend class RelationCollector;
    BodyRelations() = default;

    std::vector<Row> rows_;
    bool implicit_ = false; // of compliant ones
    std::vector<std::uint32_t> carriers_;
    struct Target { // of a number of a row
        std::size_t row;
        double Row::*number;
    };
    std::vector<Target> targets_;
    std::vector<double> numbers_, number_work_; // by target
    NumberTape values_;
    std::vector<formula::Expr> drive_starts_;
    formula::Tape starts_; // of drives' angles, over parameters
};

} // namespace saltus::simulation
