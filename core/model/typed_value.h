// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: what someone types as a value: names that it may use, unit, range; and its number.
#pragma once

#include "core/formula/formula.h"
#include "core/model/properties.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace saltus::model {

struct WantedValue {
    std::string what;                 // "Mass"
    std::string_view unit;            // SI, "" for a plain number
    bool any_unit = false;
    bool whole = false;               // an integer
    bool infinite = false;            // inf and -inf are allowed
    bool constant = false;            // no parameters
    Bounds bounds = {};
    Use use = Use::parameters;
    std::vector<std::string> indices; // names of copies' numbers, arguments of a function
};

class TypedValues {
public:
    explicit TypedValues(const Model& model); // must outlive it

    // The text as the model keeps it: a number where it is one.
    Result<Value, Refusal> read(std::string_view text, const WantedValue& wanted) const;
    // SI; nothing when the text uses more than parameters, or is wrong.
    std::optional<formula::ConstantValue> quantity(std::string_view text) const;

private:
    Result<formula::ConstantValue> compute(std::string_view text) const;
    std::optional<Refusal> names(std::string_view text, const WantedValue& wanted) const;
    bool is_known(std::string_view name, const WantedValue& wanted) const;
    bool is_function(std::string_view name) const;
    std::optional<Refusal> number(double si, std::string_view text, const std::optional<formula::Unit>& unit, const WantedValue& wanted) const;
    Refusal misspelt(Error error, std::string_view text, const WantedValue& wanted) const;

    const Model& model_;
    std::unordered_map<std::string, formula::ConstantValue> parameters_;
};

// "a length", "a value in kg m^2", "a plain number"
std::string quantity_word(const formula::Dimension& dimension);
std::string unit_text(const formula::Dimension& dimension); // "V"; "kg m/s" where the unit has no name of its own
// That a text of this dimension stands where `what` needs the unit ("" for a plain number).
Error wrong_unit(std::string_view text, const formula::Dimension& dimension, const std::string& what, std::string_view unit);
// The same of an angle, whose dimension is that of a plain number: "5 deg" for a length or a friction (its tangent), "5 mm/rev" for a length a turn,
// 2 pi less than was meant.
std::optional<Error> misplaced_angle(std::string_view text, const std::string& what, std::string_view unit);

} // namespace saltus::model
