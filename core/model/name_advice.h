// SPDX-License-Identifier: GPL-3.0-or-later
// What is meant by "diodes.lambda[7]" when there are four rows: says what exists, and the nearest of it.
#pragma once

#include "core/model/expand.h"
#include "core/model/model.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace saltus::model {

struct Advice {
    std::string reason;  // "diodes has 4 rows, diodes.lambda[0] to diodes.lambda[3]"
    std::string nearest; // a name that exists, may be empty
};

class NameAdvice {
public:
    // Both must outlive it.
    NameAdvice(const Model& model, const Expanded& expanded) : model_(model), expanded_(expanded) {}

    // Nothing when the name says nothing of the kind "SYSTEM.q[2]" or "INTERACTION.lambda[0]".
    std::optional<Advice> about(std::string_view name) const;

    // The error of a formula with an unknown name, explained; other errors as they are.
    Error explained(Error error) const;

private:
    const ExpandedSystem* system(const std::string& name) const;
    const ExpandedInteraction* interaction(const std::string& name) const;
    const ExpandedBody* body(const std::string& name) const;
    const ExpandedJoint* joint(const std::string& name) const;
    std::optional<Advice> about_copy(const std::string& name, std::string_view rest) const;

    const Model& model_;
    const Expanded& expanded_;
    // Filled at the first question: names without fault cost nothing.
    mutable std::unordered_map<std::string, std::size_t> systems_, interactions_, bodies_, joints_;
};

} // namespace saltus::model
