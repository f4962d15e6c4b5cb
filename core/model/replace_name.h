// SPDX-License-Identifier: GPL-3.0-or-later
// Names in texts, replaced where they mean the part.
#pragma once

#include "core/model/model.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>

namespace saltus::model {

using NewNames = std::map<std::string, std::string, std::less<>>; // old -> new

class NameReplacer {
public:
    // model: where the texts stand; its names are known from units. instead: what stands there then; a formula in brackets when
    // the name is taken out of formulas altogether.
    NameReplacer(const Model& model, NewNames names);
    NameReplacer(const Model& model, std::string old_name, std::string instead) : NameReplacer(model, NewNames{{std::move(old_name), std::move(instead)}}) {}

    // A formula: "2*k*bead[i+1].q[0]". Units, arguments of functions and parts of longer names are left alone. True when it
    // changed.
    bool formula(std::string& text) const;
    // "bead[i+1]", "bead[3].q[0]"
    bool name(std::string& text) const;
    bool uses(const std::string& text) const;
    // In all formulas and references of a part, except names of materials; its own name stays. Names that the part itself gives
    // (arguments, the index of a repeat) hide others.
    template <class P>
    bool part(P& part) const;

    const NewNames& names() const noexcept { return new_; }

private:
    bool mentions_any(const std::string& text) const;
    NewNames::const_iterator at(std::string_view text) const; // the name with which the text begins

    NewNames new_;
    std::unordered_set<std::string> names_, functions_;
};

} // namespace saltus::model
