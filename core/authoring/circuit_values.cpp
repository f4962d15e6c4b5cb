// SPDX-License-Identifier: GPL-3.0-or-later
// What the values of a circuit say within its model.
#include "core/authoring/circuit.h"

#include "core/authoring/constants.h"
#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/typed_value.h"
#include "core/model/unit_remarks.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace saltus::authoring {

namespace {

using namespace model;
using Kind = CircuitElementKind;

const char* what(Kind kind) {
    switch (kind) {
    case Kind::resistor: return "resistance";
    case Kind::capacitor: return "capacitance";
    case Kind::inductor: return "inductance";
    case Kind::diode: return "forward voltage";
    default: return "value";
    }
}

const char* unit_of(Kind kind, const std::string& key) {
    if (key == "initial") return kind == Kind::capacitor ? "V" : "A";
    switch (kind) {
    case Kind::resistor: return "Ohm";
    case Kind::capacitor: return "F";
    case Kind::inductor: return "H";
    case Kind::current_source: return "A";
    default: return "V";
    }
}

// Names that values may use: t, parameters, drives, functions, the model's own expressions, states of systems and circuits, voltages and currents, and of a
// scene with bodies their q and v and the y and y' of joints.
class Names {
public:
    explicit Names(const Model& model) {
        if (auto time = graph_.add_symbol("t", formula::SymbolKind::time)) inputs_.push_back(*time);
        numbers_.assign(1, 0.0);
        if (const auto values = parameter_values(model)) {
            for (std::size_t i = 0; i < model.parameters.size(); ++i) symbol(model.parameters[i].name, formula::SymbolKind::parameter, (*values)[i].value);
        } else {
            evaluable_ = false; // reported elsewhere
            for (const Parameter& p : model.parameters) symbol(p.name, formula::SymbolKind::parameter, 1.0);
        }
        for (const Drive& d : model.drives) {
            symbol(d.name, formula::SymbolKind::state, 0.0);
            if (const auto found = graph_.find_symbol(d.name)) graph_.set_rate(*found, graph_.constant(1.0));
        }
        states(model);
        // Names that clash are reported elsewhere too.
        for (const Function& f : model.functions) (void)graph_.add_function(f.signature, f.body.formula(), f.body.place);
        for (const Expression& e : model.expressions)
            if (e.circuit.empty()) (void)graph_.add_definition(e.name, e.formula.formula(), e.formula.place);
    }

    Result<formula::Expr> parse(const Value& value, const Place& place) { return graph_.parse(value.formula(), place); }
    bool changes(formula::Expr expr) const { return graph_.depends_on(expr, formula::SymbolKind::time) || graph_.depends_on(expr, formula::SymbolKind::state); }
    bool reads_states(formula::Expr expr) const {
        const auto used = graph_.symbols_of(expr);
        return std::any_of(used.begin(), used.end(), [&](formula::Symbol symbol) { return states_.contains(symbol.index); });
    }
    // At t = 0 with the present parameters; nan when they have no values.
    double number(formula::Expr expr) const {
        if (!evaluable_) return std::nan("");
        const formula::Expr outputs[] = {expr};
        const formula::Tape tape = formula::Tape::compile(graph_, outputs, inputs_);
        std::vector<double> workspace(tape.workspace_size());
        double out = 0.0;
        tape.evaluate(numbers_.data(), &out, workspace.data());
        return out;
    }

private:
    void states(const Model& model) {
        const std::vector<double> values(numbers_.begin() + 1, numbers_.begin() + 1 + static_cast<std::ptrdiff_t>(model.parameters.size()));
        const auto expanded = expand(model, values);
        if (!expanded) return; // reported elsewhere
        const auto list = [&](const std::string& name, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) state(element(name, i));
        };
        for (const ExpandedSystem& system : expanded->systems) {
            if (system.first_order) list(system.name + ".x", system.size);
            else list(system.name + ".q", system.size), list(system.name + ".v", system.size);
        }
        for (const Circuit& circuit : model.circuits) { // their systems may not be made yet
            std::size_t stores = 0;
            for (const CircuitElement& e : circuit.elements) {
                stores += e.kind == Kind::capacitor || e.kind == Kind::inductor;
                if (e.kind != Kind::ground) state("v_" + e.name), state("i_" + e.name);
            }
            list(circuit.name + ".x", std::max<std::size_t>(stores, 1));
        }
        for (const ExpandedBody& body : expanded->bodies) list(body.name + ".q", expanded->body_q), list(body.name + ".v", expanded->body_v);
        for (const ExpandedJoint& joint : expanded->joints) list(joint.name + ".y", joint.rows), list(joint.name + ".ydot", joint.rows);
    }
    void state(const std::string& name) {
        symbol(name, formula::SymbolKind::state, 0.0);
        if (const auto made = graph_.find_symbol(name)) states_.insert(made->index);
    }
    void symbol(const std::string& name, formula::SymbolKind kind, double value) {
        const auto made = graph_.add_symbol(name, kind);
        if (!made) return;
        inputs_.push_back(*made);
        numbers_.push_back(value);
    }

    formula::Graph graph_;
    std::vector<formula::Symbol> inputs_;
    std::set<std::uint32_t> states_;
    std::vector<double> numbers_;
    bool evaluable_ = true;
};

class Check {
public:
    Check(const Model& model, const Circuit& circuit) : names_(model), written_(model), circuit_(circuit) {}

    Errors run() {
        for (const CircuitElement& e : circuit_.elements) element(e);
        if (circuit_.theta) theta(*circuit_.theta);
        return std::move(errors_);
    }

private:
    static bool fits(const formula::UnitCheck& units, std::string_view unit) { // a plain number is one in SI
        const auto wanted = formula::parse_unit(unit);
        return !units.dimension || units.dimension->is_none() || (wanted && wanted->dimension == *units.dimension);
    }
    void theta(const Value& value) {
        const auto units = written_.check(value);
        Error wrong;
        if (units.clash) wrong = *units.clash;
        else if (units.dimension && !units.dimension->is_none()) wrong = wrong_unit(value.formula(), *units.dimension, "theta", ""), wrong.place = value.place;
        else return;
        wrong.place.object = "circuits." + circuit_.name + ".theta";
        errors_.push_back(std::move(wrong));
    }
    void element(const CircuitElement& e) {
        const bool store = e.kind == Kind::capacitor || e.kind == Kind::inductor;
        if (e.kind == Kind::relay) {
            const double low = value(e, e.lower, "lower", false), high = value(e, e.upper, "upper", false);
            if (low > high) error(e, e.upper, "upper", e.name + " has the upper voltage " + short_text(high) + " V below the lower one, " + short_text(low) + " V", "exchange them");
        } else if (e.kind != Kind::ground) {
            const double found = value(e, e.value, "value", !store);
            if (e.kind == Kind::resistor || store) {
                if (found <= 0.0 || std::isinf(found))
                    error(e, e.value, "value", "the " + std::string(what(e.kind)) + " of " + e.name + " is " + short_text(found),
                          e.kind == Kind::resistor && found == 0.0 ? "use a wire instead, or write a small value" : "it must be greater than 0");
            } else if (e.kind == Kind::diode && found < 0.0) {
                error(e, e.value, "value", "the forward voltage of " + e.name + " is " + short_text(found), "it must be 0 or greater; turn the diode round");
            }
        }
        if (store) value(e, e.initial, "initial", false);
    }

    // nan after an error.
    double value(const CircuitElement& e, const Value& text, const std::string& key, bool may_change) {
        const auto expr = names_.parse(text, place(e, text, key));
        if (!expr) {
            Error found = expr.error();
            if (found.place.object.empty() || found.place.line == 0) found.place.object = place(e, text, key).object;
            if (found.remedy.empty()) found.remedy = "define it under parameters, functions or expressions";
            errors_.push_back(std::move(found));
            return std::nan("");
        }
        if (!may_change && names_.changes(*expr)) {
            error(e, text, key, (key == "value" ? "the " + std::string(what(e.kind)) : "'" + key + "'") + " of " + e.name + " changes with time", "use parameters only");
            return std::nan("");
        }
        if (e.kind != Kind::voltage_source && e.kind != Kind::current_source && names_.reads_states(*expr)) {
            error(e, text, key, "the " + std::string(what(e.kind)) + " of " + e.name + " reads a state", "use t, drives and parameters; sources read states");
            return std::nan("");
        }
        const auto units = written_.check(text);
        if (units.clash) {
            errors_.push_back(*units.clash);
            errors_.back().place.object = place(e, text, key).object;
            return std::nan("");
        }
        if (!fits(units, unit_of(e.kind, key))) {
            error(e, text, key, '"' + text.formula() + "\" is no value of " + e.name, std::string("write it in ") + unit_of(e.kind, key));
            return std::nan("");
        }
        return names_.number(*expr);
    }

    Place place(const CircuitElement& e, const Value& value, const std::string& key) const {
        Place where = value.place;
        where.object = "circuits." + circuit_.name + ".elements." + e.name + '.' + key;
        return where;
    }
    void error(const CircuitElement& e, const Value& value, const std::string& key, std::string message, std::string remedy) {
        errors_.push_back({ErrorKind::input, std::move(message), std::move(remedy), place(e, value, key)});
    }

    Names names_;
    const WrittenUnits written_;
    const Circuit& circuit_;
    Errors errors_;
};

} // namespace

Errors validate(const Model& model, const Circuit& circuit) {
    auto parts = circuit_parts(circuit);
    Errors errors = parts ? Errors{} : std::move(parts.error());
    if (!is_name(circuit.name)) {
        Place place = circuit.place;
        place.object = "circuits." + circuit.name;
        errors.push_back({ErrorKind::input, "'" + circuit.name + "' is not a name", "use letters, digits and _, beginning with a letter", std::move(place)});
    }
    for (Error& error : Check(model, circuit).run()) errors.push_back(std::move(error));
    return errors;
}

const char* usual_name(CircuitElementKind kind) {
    switch (kind) {
    case Kind::ground: return "GND";
    case Kind::resistor: return "R";
    case Kind::capacitor: return "C";
    case Kind::inductor: return "L";
    case Kind::voltage_source: return "V";
    case Kind::current_source: return "I";
    case Kind::diode: return "D";
    case Kind::relay: return "K";
    }
    return "X";
}

std::string free_element_name(const Model& model, const Circuit& circuit, CircuitElementKind kind) {
    std::set<std::string> taken, elements;
    for (const CircuitElement& e : circuit.elements) elements.insert(e.name);
    for (const Circuit& c : model.circuits)
        if (c.name != circuit.name)
            for (const CircuitElement& e : c.elements) elements.insert(e.name); // v_R1 is one name in the scene
    for (const Parameter& p : model.parameters) taken.insert(p.name);
    for (const Drive& d : model.drives) taken.insert(d.name);
    for (const Expression& e : model.expressions) taken.insert(e.name);
    for (int i = 1;; ++i) {
        const std::string name = usual_name(kind) + std::to_string(i);
        if (elements.count(name) == 0 && taken.count("v_" + name) == 0 && taken.count("i_" + name) == 0) return name;
    }
}

} // namespace saltus::authoring
