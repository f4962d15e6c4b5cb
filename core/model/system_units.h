// SPDX-License-Identifier: GPL-3.0-or-later
// Do the values of one system fit each other? By the units that are written: of q (or v) of a coordinate, of a mass where q has none,
// of entries of M, C, K, F. Coordinates may be lengths, angles, charges: what counts is that each row of the equations has one
// dimension, and that a force times its coordinate is an energy. Rows that agree with each other on another dimension (equations that
// were divided by a length, say, or by a mass: M is then a plain number) are left alone, as is whatever is not certain.
#pragma once

#include "core/base/error.h"
#include "core/formula/unit_check.h"
#include "core/model/model.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::model {

class SystemUnits {
public:
    using Dimension = formula::Dimension;

    // of_name: dimensions of what is no state of a system (parameters, expressions with a unit), where they are certain.
    // of_coordinate: what "a.q[0]", "a.x[0]" is taken to be where the scene does not say it, by the unit of a signal for one.
    SystemUnits(const Model& model, formula::DimensionOf of_name, formula::FunctionOf functions, formula::DimensionOf of_coordinate = {});
    Errors remarks();

    // "a.q[0]", "a[3].v[1]", "a.x[0]"
    std::optional<Dimension> of_state(std::string_view name) const;
    // What an entry of a system or of its relation may be, "M[0][1]" of "a" or "h[0]" of "floor", by the rest of its row and by its
    // coordinate; the likeliest first. Nothing: anything, as far as is known.
    std::vector<Dimension> expected(std::string_view object, std::string_view key);

private:
    using Coordinates = std::vector<std::optional<Dimension>>; // of each coordinate: q, x
    struct Part { // a system or an interaction
        std::string object; // "systems.a"
        std::vector<std::string> own; // names of indices
        Coordinates of;
    };
    struct Term { // of a row: coefficient times coordinate by time^order
        const Formula* formula;
        std::string key; // "M[0][1]"
        Dimension coefficient, whole;
        std::optional<std::size_t> column;
        int order = 0; // of the time that it is divided by
    };
    struct Slot { // of an entry in its row, whether its dimension is known or not
        std::string key;
        std::optional<std::size_t> column;
        int order = 0;
    };
    struct Row {
        const Part& part;
        std::vector<Term> terms = {};
        std::vector<Slot> entries = {};
    };
    // Of a coordinate of a Lagrangian system.
    struct Coordinate {
        std::string q, v; // "q[0]", "v[0]"
        const Value *mass = nullptr, *speed = nullptr;
    };

    void find_coordinates(const System& system);
    static std::optional<Coordinate> coordinate_of(const System& system, std::size_t i); // nothing: of first order
    Part part_of(const System& system) const;
    std::optional<Part> part_of(const Interaction& interaction) const; // of systems of equations alone
    std::optional<Dimension> dimension_of(const Formula& formula, const std::string& object, const std::vector<std::string>& own);
    void matrix(Row& row, const ValueMatrix& matrix, std::size_t i, const char* name, int order);
    void list(Row& row, const std::vector<Formula>& values, std::size_t i, const char* name);
    void entry(Row& row, const Formula& formula, std::string key, std::optional<std::size_t> column, int order);

    // The terms of row i, by kind.
    void terms(Row& row, const LagrangianLinear& s, std::size_t i);
    void terms(Row& row, const LagrangianDiagonal& s, std::size_t i);
    void terms(Row& row, const LagrangianNonlinear& s, std::size_t i);
    void terms(Row& row, const FirstOrderLinear& s, std::size_t i);
    void terms(Row& row, const FirstOrderNonlinear& s, std::size_t i);
    Row row_of(const Part& part, const System& system, std::size_t i);
    bool by_mass(const Row& row, const Coordinate& coordinate, std::size_t i); // the row may have been divided by its mass
    void system(const System& system);

    // The rows of a relation, each with the order of what it amounts to: 0 gaps, 1 sliding velocities, nothing: of no dimension of its own.
    template <class Take>
    void rows(const Part& part, const Interaction& interaction, const Take& take);
    void gap(const Row& row, int order);
    void relation(const Interaction& interaction);

    // wanted: the dimension of the row where it is known by other means; because: "where q[0] is a length".
    void agree(const Row& row, std::optional<Dimension> wanted, const std::string& because);
    void tell(const Term& term, const Part& part, const Dimension& row, const std::string& because);

    const Model& model_;
    formula::DimensionOf of_name_;
    formula::FunctionOf functions_;
    formula::DimensionOf of_coordinate_;
    std::map<std::string, Coordinates, std::less<>> coordinates_; // by system
    Errors found_;
};

} // namespace saltus::model
