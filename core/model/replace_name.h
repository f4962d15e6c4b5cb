// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: a name in texts, replaced where it means the part.
#pragma once

#include "core/model/model.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace saltus::model {

class NameReplacer {
public:
    // instead: what stands there then; a formula in brackets when the name is taken out of formulas altogether.
    NameReplacer(const Model& model, std::string old_name, std::string instead);

    // A formula: "2*k*bead[i+1].q[0]". Units, arguments of functions and parts of longer names are left alone. True when it
    // changed.
    bool formula(std::string& text) const;
    // "bead[i+1]", "bead[3].q[0]"
    bool name(std::string& text) const;
    bool uses(const std::string& text) const;

private:
    std::string old_, new_;
    std::unordered_set<std::string> names_, functions_;
};

} // namespace saltus::model
