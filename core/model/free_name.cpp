// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/free_name.h"

#include "core/formula/program.h"

#include <cctype>

namespace saltus::model {

std::string without_number(std::string_view name) {
    std::size_t end = name.size();
    while (end > 1 && std::isdigit(static_cast<unsigned char>(name[end - 1]))) --end;
    return std::string(name.substr(0, end));
}

std::string first_free(std::string_view wanted, const std::function<bool(std::string_view)>& taken) {
    std::string name(wanted);
    if (!taken(name)) return name;
    const std::string stem = without_number(wanted);
    for (std::size_t k = 2; taken(name); ++k) name = stem + std::to_string(k);
    return name;
}

TakenNames::TakenNames(const Model& model) : names_{"t", "energy", "contacts", "dt"} {
    const auto all = [this](const auto& list) {
        for (const auto& item : list) {
            names_.insert(item.name);
            if constexpr (requires { item.repeat; })
                if (item.repeat) names_.insert(item.repeat->index); // may not be the name of anything else
        }
    };
    all(model.parameters), all(model.drives), all(model.expressions), all(model.systems), all(model.interactions), all(model.materials);
    all(model.contacts), all(model.bodies), all(model.joints), all(model.circuits), all(model.views.shapes);
    for (const Function& function : model.functions) names_.insert(function.signature.substr(0, function.signature.find('(')));
}

bool TakenNames::has(std::string_view name) const {
    return names_.find(name) != names_.end() || formula::is_reserved(name);
}

std::string TakenNames::take(std::string_view wanted) {
    std::string clean;
    for (const char c : wanted) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
        if (letter || (c >= '0' && c <= '9' && !clean.empty())) clean += c;
        else if (!clean.empty() && clean.back() != '_') clean += '_';
    }
    if (clean.empty()) clean = "part";
    std::string name = clean;
    if (has(clean)) { // as first_free() does, from where it came to the last time: many may want the same name
        const std::string stem = without_number(clean);
        std::size_t& number = next_.try_emplace(stem, 2).first->second;
        while (has(name = stem + std::to_string(number))) ++number;
    }
    names_.insert(name);
    return name;
}

} // namespace saltus::model
