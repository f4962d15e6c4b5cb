// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of a formula's text, as written: for whoever shows formulas. Read-only, nothing is looked up or evaluated.
#pragma once

#include "core/base/error.h"
#include "core/formula/operations.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::formula {

struct OutlineNode {
    enum class Kind : std::uint8_t {
        number,    // text, unit
        name,      // text: "bead[i+1].q[0]", "pi"
        operation, // op over its operands; text: how it is written, "+", ">=", "sin"
        call,      // of a function of the scene (or clamp): text, primes
        cases,     // if, piecewise: condition, value, ..., otherwise
        rate,      // dt(a)
        slope,     // diff(a, name): text is the name
    };
    Kind kind = Kind::number;
    Op op = Op::constant;
    int primes = 0;
    std::uint32_t column = 0; // characters into the text, from 0
    std::string text, unit;
    std::vector<std::uint32_t> operands; // indices of nodes, smaller than the node's own
};

struct Outline {
    std::vector<OutlineNode> nodes; // operands before what is made of them; the last one is the root
    const OutlineNode& root() const { return nodes.back(); }
};

// What a reader must know to tell units from names; either may be empty.
struct OutlineNames {
    std::function<bool(std::string_view)> is_name;     // "6 N / m": m is a name of the scene
    std::function<bool(std::string_view)> is_function; // shadows a built-in function
    std::span<const std::pair<std::string, double>> constants; // indices of repeated blocks
};

// Errors: what the grammar does not allow, with place.column = 1 + characters into the text. Unknown names are none.
Result<Outline> outline(std::string_view text, const OutlineNames& names = {});

} // namespace saltus::formula
