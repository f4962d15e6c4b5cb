// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/made_parts.h"

#include "core/authoring/cam_profile.h"
#include "core/authoring/circuit.h"

#include <algorithm>
#include <utility>

namespace saltus::authoring {

namespace {

template <class Part>
void forget(std::vector<Part>& parts) {
    std::erase_if(parts, [](const Part& part) { return is_made(part); });
}

template <class Part>
void append(std::vector<Part>& parts, std::vector<Part> more) {
    std::move(more.begin(), more.end(), std::back_inserter(parts));
}

// The parts of one circuit in the model are exactly these.
template <class Part>
bool same(const std::vector<Part>& parts, const std::string& circuit, const std::vector<Part>& made) {
    auto next = made.begin();
    for (const Part& part : parts) {
        if (part.circuit != circuit) continue;
        if (next == made.end() || !(part == *next)) return false;
        ++next;
    }
    return next == made.end();
}

} // namespace

Errors make_parts(model::Model& model) {
    Errors errors;
    const auto take = [&](Errors more) {
        for (Error& error : more) errors.push_back(std::move(error));
    };
    for (model::Function& function : model.functions) {
        if (!function.profile) continue;
        auto made = cam_function(*function.profile, function.signature);
        if (made) function.body = std::move(made->body);
        else take(std::move(made.error()));
    }
    forget(model.systems);
    forget(model.interactions);
    forget(model.expressions);
    std::vector<CircuitParts> all;
    for (const model::Circuit& circuit : model.circuits) {
        Errors found = validate(model, circuit);
        if (!found.empty()) {
            take(std::move(found));
            continue;
        }
        all.push_back(std::move(*circuit_parts(circuit)));
    }
    for (CircuitParts& parts : all) {
        model.systems.push_back(std::move(parts.system));
        append(model.interactions, std::move(parts.interactions));
        append(model.expressions, std::move(parts.expressions));
    }
    return errors;
}

model::Edit completed(const model::Model& model, model::Edit edit) {
    bool circuits = false;
    for (model::Change& change : edit) {
        if (auto* replace = std::get_if<model::Replace>(&change)) {
            circuits = circuits || std::holds_alternative<model::Circuit>(replace->item);
            auto* function = std::get_if<model::Function>(&replace->item);
            if (!function || !function->profile || replace->at >= model.functions.size()) continue;
            const model::Function& before = model.functions[replace->at];
            if (before.profile == function->profile && !(before.body == function->body)) function->profile.reset();
        } else if (const auto* insert = std::get_if<model::Insert>(&change)) {
            circuits = circuits || std::holds_alternative<model::Circuit>(insert->item);
        } else if (const auto* remove = std::get_if<model::Remove>(&change)) {
            circuits = circuits || remove->part == model::Part::circuit;
        }
    }
    if (!circuits) return edit;
    model::Model next = model;
    model::apply(next, edit);
    if (std::all_of(next.circuits.begin(), next.circuits.end(), [&](const model::Circuit& c) { return stands_for(next, c); })) return edit;
    make_parts(next);
    return model::difference(model, next);
}

bool stands_for(const model::Function& function) {
    if (!function.profile) return false;
    const auto made = cam_function(*function.profile, function.signature);
    return !made || made->body == function.body;
}

bool stands_for(const model::Model& model, const model::Circuit& circuit) {
    const auto parts = circuit_parts(circuit);
    if (!parts) return true;
    const bool none = std::none_of(model.systems.begin(), model.systems.end(), [&](const auto& s) { return s.circuit == circuit.name; });
    if (none) return true; // not made yet, or a value is wrong
    return same(model.systems, circuit.name, {parts->system}) && same(model.interactions, circuit.name, parts->interactions) &&
           same(model.expressions, circuit.name, parts->expressions);
}

} // namespace saltus::authoring
