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
    // of_name: dimensions of what is no state of a system (parameters, expressions with a unit), where they are certain.
    SystemUnits(const Model& model, formula::DimensionOf of_name, formula::FunctionOf functions);
    Errors remarks();

private:
    using Dimension = formula::Dimension;
    using Coordinates = std::vector<std::optional<Dimension>>; // of each coordinate: q, x
    struct Term {                                             // of a row: coefficient times coordinate by time^order
        const Formula* formula;
        std::string key; // "M[0][1]"
        Dimension coefficient, whole;
        std::optional<std::size_t> column;
        int order = 0; // of the time that it is divided by
    };
    struct Row {
        std::vector<Term> terms;
        std::string object; // "systems.a"
    };

    void find_coordinates(const System& system);
    std::optional<Dimension> of_state(std::string_view name) const;
    std::optional<Dimension> dimension_of(const Formula& formula, const std::string& object, const std::vector<std::string>& own);
    void matrix(Row& row, const ValueMatrix& matrix, std::size_t i, const char* name, int order, const Coordinates& of, const std::vector<std::string>& own);
    void entry(Row& row, const Formula& formula, std::string key, std::optional<std::size_t> column, int order, const Coordinates& of, const std::vector<std::string>& own);
    void system(const System& system);
    void relation(const Interaction& interaction);
    // wanted: the dimension of the row where it is known by other means; because: "where q[0] is a length".
    void agree(const Row& row, std::optional<Dimension> wanted, const std::string& because, const Coordinates& of);
    void tell(const Term& term, const std::string& object, const Dimension& row, const std::string& because, const Coordinates& of);

    const Model& model_;
    formula::DimensionOf of_name_;
    formula::FunctionOf functions_;
    std::map<std::string, Coordinates, std::less<>> coordinates_; // by system
    Errors found_;
};

} // namespace saltus::model
