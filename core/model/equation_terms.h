// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the equations of motion that can be recorded, as formulas made when one is asked for: "follower.F[0]", the force
// that the scene gives to a coordinate, and "contact.gamma[0]", the part of the second derivative of a gap y = h(q, t) that
// accelerations do not give: y'' = H v' + gamma.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::model {

struct EquationTerm {
    enum class Kind : unsigned char { force, bias };
    Kind kind = Kind::force;
    std::size_t copy = 0;  // index in Expanded::systems or Expanded::interactions
    std::size_t index = 0; // coordinate, or row of the interaction
};

// Of a copy: how many terms it has. Forces: where the scene gives any; biases: of relations that are formulas of q.
std::size_t force_count(const Model& model, const ExpandedSystem& copy) noexcept;
std::size_t bias_count(const Model& model, const ExpandedInteraction& copy) noexcept;
// Of the k-th bias of a copy: with friction every second row is a gap.
inline std::size_t bias_row(const ExpandedInteraction& copy, std::size_t k) noexcept { return copy.friction ? 2 * k : k; }

// "follower.F[0]" and the like among the words of a formula, terms or not, each once.
std::vector<std::string> term_words(std::string_view formula);
std::optional<EquationTerm> find_term(std::string_view name, const Model& model, const Expanded& expanded);
Result<formula::Expr> expression_of(const EquationTerm& term, const Model& model, ModelGraph& graph);

} // namespace saltus::model
