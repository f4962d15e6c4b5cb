// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/unit_remarks.h"

#include "core/model/names.h"
#include "core/model/validate.h"
#include "core/model/walk.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace saltus::model {

namespace {

using formula::Dimension;

class Units {
public:
    Units(const Model& model, const UnitOf& unit_of) : model_(model), unit_of_(unit_of), functions_(functions_of(model)) {
        const auto values = parameter_values(model);
        for (std::size_t i = 0; values && i < values->size(); ++i)
            if ((*values)[i].unit) known_.emplace(model.parameters[i].name, (*values)[i].unit->dimension); // a plain number may be meant in SI
        known_.emplace("t", formula::parse_unit("s").value().dimension);
        for (const Drive& drive : model.drives) known_.emplace(drive.name, Dimension{}); // an angle
    }

    Errors all() {
        for (const Expression& e : model_.expressions) {
            if (!e.circuit.empty()) continue;
            const auto whole = look(e.formula, "expressions." + e.name, {});
            const auto wanted = e.unit.empty() ? std::nullopt : dimension_of(e.unit);
            if (whole && wanted && *whole != *wanted)
                add(e.formula.place, "expressions." + e.name, "the formula amounts to " + (whole->is_none() ? std::string("a plain number") : whole->text()) + ", and " + e.unit + " is written beside it",
                    "look at the units of its parameters");
        }
        for (const System& s : model_.systems)
            if (s.circuit.empty()) part(s, "systems." + s.name);
        for (const Interaction& i : model_.interactions)
            if (i.circuit.empty()) part(i, "interactions." + i.name);
        for (const Body& b : model_.bodies) part(b, "bodies." + b.name);
        for (const Joint& j : model_.joints) part(j, "joints." + j.name);
        return std::move(found_);
    }

private:
    static std::optional<Dimension> dimension_of(const std::string& unit) {
        const auto parsed = formula::parse_unit(unit);
        if (!parsed) return std::nullopt;
        return parsed->dimension;
    }
    void add(const Place& origin, const std::string& object, std::string message, std::string remedy) {
        found_.push_back({ErrorKind::input, std::move(message), std::move(remedy), at(origin, object)});
    }

    // own: names of indices, of which nothing is known.
    std::optional<Dimension> look(const Formula& formula, const std::string& object, const std::vector<std::string>& own) {
        if (formula.is_number()) return std::nullopt;
        const auto of = [&](std::string_view name) -> std::optional<Dimension> {
            if (std::find(own.begin(), own.end(), name) != own.end()) return std::nullopt;
            if (const auto known = known_.find(name); known != known_.end()) return known->second;
            for (const Expression& e : model_.expressions)
                if (e.name == name) return e.unit.empty() ? std::nullopt : dimension_of(e.unit);
            // Coordinates of systems are angles as often as lengths, and gaps follow them: only bodies are certain.
            const auto part = find(model_, name.substr(0, name.find_first_of(".[")));
            const std::string unit = part && part->part == Part::body ? unit_of_(name) : std::string();
            return unit.empty() ? std::nullopt : dimension_of(unit);
        };
        const auto result = formula::check_units(formula.formula(), of, functions_, formula.place);
        if (result.clash && !result.clash->message.empty()) {
            Error clash = *result.clash;
            clash.place.object = object;
            found_.push_back(std::move(clash));
        }
        return result.dimension;
    }

    template <class P>
    void part(const P& which, const std::string& object) {
        const std::vector<std::string> own = local_names(which);
        walk(which, [&]<class T>(PropertyId id, const FieldInfo&, bool, const T& value) {
            const char* const group = id.owner == Owner::relation ? ".relation" : id.owner == Owner::law ? ".law" : "";
            std::string name = object + group;
            if (id.owner == Owner::coordinate) name += ".coordinates[" + std::to_string(id.item) + ']';
            if (id.owner == Owner::shape) name += ".shapes[" + std::to_string(id.item) + ']';
            name += '.' + std::string(word_of(id.key));
            if constexpr (std::is_same_v<T, Value>) {
                look(value, name, own);
            } else if constexpr (std::is_same_v<T, ValueVector>) {
                for (std::size_t i = 0; i < value.size(); ++i) look(value[i], element(name, i), own);
            } else if constexpr (std::is_same_v<T, ValueMatrix>) {
                for (std::size_t i = 0; i < value.size(); ++i)
                    for (std::size_t k = 0; k < value[i].size(); ++k) look(value[i][k], element(name, i, k), own);
            }
        });
    }

    const Model& model_;
    const UnitOf& unit_of_;
    formula::FunctionOf functions_;
    std::map<std::string, Dimension, std::less<>> known_;
    Errors found_;
};

} // namespace

formula::FunctionOf functions_of(const Model& model) {
    return [&model](std::string_view name) -> std::optional<formula::FunctionText> {
        for (const Function& f : model.functions)
            if (f.signature.size() > name.size() && f.signature[name.size()] == '(' && std::string_view(f.signature).substr(0, name.size()) == name)
                return formula::FunctionText{local_names(f), f.body.formula()};
        return std::nullopt;
    };
}

Errors unit_remarks(const Model& model, const UnitOf& unit_of) { return Units(model, unit_of).all(); }

} // namespace saltus::model
