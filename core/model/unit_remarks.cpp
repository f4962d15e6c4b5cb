// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/unit_remarks.h"

#include "core/base/going_on.h"
#include "core/model/names.h"
#include "core/model/property_path.h"
#include "core/model/system_units.h"
#include "core/model/typed_value.h"
#include "core/model/validate.h"
#include "core/model/walk.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::model {

namespace {

using formula::Dimension;

class Units {
public:
    Units(const Model& model, const UnitOf& unit_of) : model_(model), unit_of_(unit_of), functions_(functions_of(model)), written_(model), known_(written_.parameters()) {
        known_.emplace("t", formula::parse_unit("s").value().dimension);
        for (const Drive& drive : model.drives) known_.emplace(drive.name, Dimension{}); // an angle
        for (const Expression& expression : model.expressions) expressions_.emplace(expression.name, &expression);
        for (const Body& body : model.bodies) bodies_.insert(body.name);
    }

    // What does not fit in fields whose dimension is known, and inside of formulas.
    Errors errors() {
        strict_ = true;
        for (const Function& f : model_.functions)
            if (!f.profile) look_at_units(f.body, "functions." + f.signature, local_names(f));
        for (const Expression& e : model_.expressions)
            if (e.circuit.empty()) look_at_units(e.formula, "expressions." + e.name, {});
        parts();
        return std::move(found_);
    }

    Errors all() {
        systems_.emplace(model_, [this](std::string_view name) { return known_of(name); }, functions_);
        for (const Expression& e : model_.expressions) {
            if (!e.circuit.empty()) continue;
            const auto whole = look(e.formula, "expressions." + e.name, {});
            const auto wanted = e.unit.empty() ? std::nullopt : dimension_of(e.unit);
            if (whole && wanted && *whole != *wanted)
                add(e.formula.place, "expressions." + e.name, "the formula amounts to " + (whole->is_none() ? std::string("a plain number") : whole->text()) + ", and " + e.unit + " is written beside it",
                    "look at the units of its parameters");
        }
        parts();
        std::set<std::pair<std::string, std::string>> told; // object and message: there may be as many as a scene has values
        for (const Error& e : found_) told.emplace(e.place.object, e.message);
        for (Error& one : systems_->remarks())
            if (told.emplace(one.place.object, one.message).second) found_.push_back(std::move(one));
        for (const Plot& p : model_.views.plots) {
            const std::string object = "views.plots." + p.name;
            if (const auto* flash = std::get_if<StroboscopicPlot>(&p.kind)) {
                beside(flash->period, flash->phase, object + ".period");
                beside(flash->offset, flash->phase, object + ".offset");
            } else if (const auto* plane = std::get_if<PlanePlot>(&p.kind)) {
                beside(plane->level, plane->signal, object + ".level");
            }
        }
        return std::move(found_);
    }

private:
    // A value that a signal is compared with.
    void beside(const Value& value, const std::string& signal, const std::string& object) {
        const auto own = look(value, object, {}), of_signal = known_of(signal);
        if (own && of_signal && !own->is_none() && *own != *of_signal)
            add(value.place, object, "'" + value.formula() + "' is " + quantity_word(*own) + ", and '" + signal + "' is " + quantity_word(*of_signal), "use another unit");
    }
    void parts() {
        for (const Drive& d : model_.drives) part(d, "drives." + d.name);
        if (!strict_) circuits();
        for (const System& s : model_.systems)
            if (s.circuit.empty()) part(s, "systems." + s.name);
        for (const Interaction& i : model_.interactions)
            if (i.circuit.empty()) part(i, "interactions." + i.name);
        for (const Body& b : model_.bodies) part(b, "bodies." + b.name);
        for (const Joint& j : model_.joints) part(j, "joints." + j.name);
        for (const Material& m : model_.materials) part(m, "materials." + m.name);
        for (const ContactLaw& c : model_.contacts) part(c, "contacts." + c.name);
        for (std::size_t i = 0; i < model_.views.shapes.size(); ++i) part(model_.views.shapes[i], element("views.shapes", i));
        part(model_.world, "world");
        part(model_.run, "run");
    }
    // Their parts are made of the elements' values, whose own units core/authoring has looked at.
    void circuits() {
        for (const Circuit& c : model_.circuits)
            for (const CircuitElement& e : c.elements) {
                const std::string object = "circuits." + c.name + ".elements." + e.name;
                look(e.value, object + ".value", {});
                look(e.initial, object + ".initial", {});
                look(e.lower, object + ".lower", {});
                look(e.upper, object + ".upper", {});
            }
    }
    static std::optional<Dimension> dimension_of(const std::string& unit) {
        const auto parsed = formula::parse_unit(unit);
        if (!parsed) return std::nullopt;
        return parsed->dimension;
    }
    void add(const Place& origin, const std::string& object, std::string message, std::string remedy) {
        found_.push_back({ErrorKind::input, std::move(message), std::move(remedy), at(origin, object)});
    }

    std::optional<Dimension> look_at_units(const Formula& formula, const std::string& object, const std::vector<std::string>& own) {
        if (formula.is_number()) return std::nullopt;
        auto check = written_.check(formula, own);
        if (check.clash) {
            check.clash->place.object = object;
            found_.push_back(std::move(*check.clash));
        }
        return check.dimension;
    }

    std::optional<Dimension> known_of(std::string_view name) const {
        if (const auto known = known_.find(name); known != known_.end()) return known->second;
        if (const auto expression = expressions_.find(name); expression != expressions_.end()) return expression->second->unit.empty() ? std::nullopt : dimension_of(expression->second->unit);
        if (systems_)
            if (const auto state = systems_->of_state(name)) return state;
        // Of systems coordinates are angles as often as lengths where nothing says it, and gaps follow them: of bodies they are certain.
        const std::string unit = bodies_.contains(name.substr(0, name.find_first_of(".["))) ? unit_of_(name) : std::string();
        return unit.empty() ? std::nullopt : dimension_of(unit);
    }
    // own: names of indices, of which nothing is known.
    std::optional<Dimension> look(const Formula& formula, const std::string& object, const std::vector<std::string>& own) {
        if (formula.is_number()) return std::nullopt;
        const auto of = [&](std::string_view name) -> std::optional<Dimension> {
            if (std::find(own.begin(), own.end(), name) != own.end()) return std::nullopt;
            return known_of(name);
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
        ask_to_go_on();
        const std::vector<std::string> own = local_names(which);
        walk(which, [&]<class T>(PropertyId id, const FieldInfo& info, bool, const T& value) {
            const auto name = [&] { return object + property_path(id); }; // of few fields: most are numbers
            if constexpr (std::is_same_v<T, Value>) {
                if (!value.is_number()) field(which, id, info, 0, value, name(), own);
            } else if constexpr (std::is_same_v<T, std::optional<Value>>) {
                if (value && !value->is_number()) field(which, id, info, 0, *value, name(), own);
            } else if constexpr (std::is_base_of_v<ValueVector, T>) {
                for (std::size_t i = 0; i < value.size(); ++i)
                    if (!value[i].is_number()) field(which, id, info, i, value[i], element(name(), i), own);
            } else if constexpr (std::is_same_v<T, ValueMatrix>) {
                for (std::size_t i = 0; i < value.size(); ++i)
                    for (std::size_t k = 0; k < value[i].size(); ++k)
                        if (!value[i][k].is_number()) field(which, id, info, k, value[i][k], element(name(), i, k), own);
            }
        });
    }

    template <class P>
    void field(const P& which, PropertyId id, const FieldInfo& info, std::size_t entry, const Value& value, const std::string& object, const std::vector<std::string>& own) {
        const auto dimension = strict_ ? look_at_units(value, object, own) : look(value, object, own);
        Measure measure = info.measure;
        if constexpr (std::is_same_v<P, Joint>)
            if (id.key == Key::rate) measure = which.component < (model_.world.planar ? 2 : 3) ? Measure::speed : Measure::spin; // of a twist
        if (!strict_ || !dimension || measure == Measure::any) return;
        const bool direction = id.key == Key::axis || (info.entries == Entries::rotation && entry > 0); // of no length of its own
        const bool of_space = measure == Measure::density && model_.world.planar && *dimension == dimension_of("kg/m^3"); // a slice, 1 m thick
        const bool time_of_run = std::is_same_v<P, Run> && id.key != Key::step_budget; // step, end, max_step: run_times.h tells them
        if (direction || of_space || time_of_run) return;
        std::string_view unit = model::unit_of(measure, model_.world.planar);
        if constexpr (std::is_same_v<P, Joint>)
            if (id.owner == Owner::coordinate) unit = model::unit_of(info.measure, model_.world.planar, is_angle(which.kind, id.item), which.coordinates[id.item].drive);
        auto angle = misplaced_angle(value.formula(), info.label, unit);
        if (!angle && (dimension->is_none() || *dimension == dimension_of(std::string(unit)).value_or(Dimension{}))) return;
        Error wrong = angle ? std::move(*angle) : wrong_unit(value.formula(), *dimension, info.label, unit);
        wrong.place = at(value.place, object);
        found_.push_back(std::move(wrong));
    }

    const Model& model_;
    const UnitOf& unit_of_;
    formula::FunctionOf functions_;
    WrittenUnits written_;
    std::map<std::string, Dimension, std::less<>> known_;
    std::map<std::string, const Expression*, std::less<>> expressions_;
    std::set<std::string, std::less<>> bodies_;
    std::optional<SystemUnits> systems_; // of all()
    bool strict_ = false;
    Errors found_;
};

} // namespace

WrittenUnits::WrittenUnits(const Model& model) {
    const auto values = parameter_values(model);
    for (std::size_t i = 0; values && i < values->size(); ++i)
        if ((*values)[i].unit) parameters_.emplace(model.parameters[i].name, (*values)[i].unit->dimension); // a plain number may be meant in SI
}

formula::UnitCheck WrittenUnits::check(const Formula& formula, const std::vector<std::string>& own) const {
    if (formula.is_number()) return {};
    const auto nothing = [](std::string_view) { return std::optional<Dimension>(); };
    auto written = formula::check_units(formula.formula(), nothing, {}, formula.place, formula::PlainNumbers::open); // functions are looked at by themselves
    if (written.clash && written.clash->message.empty()) return {};
    if (written.dimension || written.clash) return written;
    const auto of_parameters = [&](std::string_view name) -> std::optional<Dimension> {
        if (std::find(own.begin(), own.end(), name) != own.end()) return std::nullopt;
        const auto known = parameters_.find(name);
        return known == parameters_.end() ? std::nullopt : std::optional(known->second);
    };
    return {formula::check_units(formula.formula(), of_parameters, {}, formula.place, formula::PlainNumbers::open).dimension, {}};
}

formula::FunctionOf functions_of(const Model& model) {
    auto by_name = std::make_shared<std::map<std::string, const Function*, std::less<>>>();
    for (const Function& f : model.functions)
        if (const std::size_t bracket = f.signature.find('('); bracket != std::string::npos) by_name->emplace(f.signature.substr(0, bracket), &f);
    return [by_name](std::string_view name) -> std::optional<formula::FunctionText> {
        const auto found = by_name->find(name);
        if (found == by_name->end()) return std::nullopt;
        return formula::FunctionText{local_names(*found->second), found->second->body.formula()};
    };
}

Errors unit_errors(const Model& model) {
    const UnitOf nothing = [](std::string_view) { return std::string(); };
    return Units(model, nothing).errors();
}

Errors unit_remarks(const Model& model, const UnitOf& unit_of) { return Units(model, unit_of).all(); }

} // namespace saltus::model
