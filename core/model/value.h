// SPDX-License-Identifier: GPL-3.0-or-later
// What a scene says of numbers: as they were written, with their places.
#pragma once

#include "core/base/compiled_once.h"
#include "core/base/error.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace saltus::model {

// Where a part of a model stands in its scene file. No part of the model's value: all origins are equal.
struct Origin : Place {
    Origin() = default;
    Origin(Place where) : Place(std::move(where)) {}
    friend bool operator==(const Origin&, const Origin&) noexcept { return true; }
};
struct Origins {
    std::vector<Place> list;
    friend bool operator==(const Origins&, const Origins&) noexcept { return true; }
};

// Keys that stand in the scene file, whatever their values, where values have no place of their own. As places, no part of the
// model's value.
struct WrittenKeys {
    std::vector<std::string> keys; // "projection", "newton.tolerance"
    bool has(std::string_view key) const { return std::find(keys.begin(), keys.end(), key) != keys.end(); }
    void forget(std::string_view key) { std::erase(keys, key); } // its value is now that of an edit
    friend bool operator==(const WrittenKeys&, const WrittenKeys&) noexcept { return true; }
};

// A number, a text with a unit ("0.1 ms"), or a formula over parameters ("m/2"). Keeps what the user wrote.
struct Value {
    std::variant<double, std::string> source = 0.0;
    Origin place; // in the scene file; empty for values made by hand

    SALTUS_COMPILED_ONCE(Value);
    Value(double number) : source(number) {}
    Value(std::string text) : source(std::move(text)) {}
    Value(const char* text) : source(std::string(text)) {}
    bool is_number() const noexcept { return source.index() == 0; }
    // Formula text of the value: the text itself, or the number with 17 digits.
    std::string formula() const;
    friend bool operator==(const Value& a, const Value& b) { return a.source == b.source; }
};

// Formula text with the place where it stands.
using Formula = Value;

using ValueVector = std::vector<Value>;
using ValueMatrix = std::vector<ValueVector>; // row-major, rows of equal length

// One value for every row of a relation, or one for each.
struct RowValues : ValueVector {
    RowValues(Value of_all) : ValueVector{std::move(of_all)} {}
    RowValues(double of_all) : RowValues(Value(of_all)) {}
    RowValues(const char* of_all) : RowValues(Value(of_all)) {}
    RowValues(ValueVector by_row) : ValueVector(std::move(by_row)) {}
    bool is_one() const noexcept { return size() == 1; }
    const Value& of(std::size_t row) const { return is_one() ? front() : (*this)[row]; }
};

} // namespace saltus::model
