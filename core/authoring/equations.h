// SPDX-License-Identifier: GPL-3.0-or-later
// New equations in a model, each as an Edit that adds it with a plot of what it does: small, and it runs at once.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"

#include <string>
#include <string_view>

namespace saltus::authoring {

enum class NewEquation {
    mechanical,  // m q'' + c q' + k q = F(t): one coordinate, started out of its place
    first_order, // x' = f(x, t): two states that swing and fade
    function,    // a named function of time, recorded and plotted
    interaction, // a relation and a law on a system: a wall at its first coordinate, or x >= 0
};

// Why it cannot be added, "" when it can; and what to do.
struct NoEquation {
    std::string message, remedy;
};
NoEquation why_not(const model::Model& model, NewEquation kind);

struct EquationEdit {
    model::Edit edit;
    std::string name; // of what was added
};
// selected: the interaction acts on the system of this name, if there is one; else on the last one. Errors: why_not().
Result<EquationEdit> add_equation(const model::Model& model, NewEquation kind, std::string_view selected = {});

} // namespace saltus::authoring
