// SPDX-License-Identifier: GPL-3.0-or-later
// What the books of energy ask of circuits: what coils and capacitors hold, voltages and currents of all other elements.
#include "core/model/names.h"
#include "core/simulation/lowering.h"

#include <algorithm>
#include <map>
#include <string>

namespace saltus::simulation {

namespace {

using model::CircuitElementKind;

bool stores(const model::CircuitElement& e) noexcept { return e.kind == CircuitElementKind::capacitor || e.kind == CircuitElementKind::inductor; }
bool supplies(const model::CircuitElement& e) noexcept {
    return e.kind == CircuitElementKind::voltage_source || e.kind == CircuitElementKind::current_source || (e.kind == CircuitElementKind::relay && !e.control.empty());
}

} // namespace

// What sources, diodes and relays say of voltages whatever flows through them: in words of a failure alone.
void Lowering::bound_voltages(const model::Circuit& circuit, const Copy& copy, std::uint32_t& nodes) {
    using Bound = CircuitOutputs::VoltageBound;
    std::map<std::string, std::uint32_t> numbers;
    const std::uint32_t ground = nodes++;
    for (const model::CircuitElement& e : circuit.elements)
        if (e.kind == CircuitElementKind::ground) numbers[e.nodes[0]] = ground;
    for (const model::CircuitElement& e : circuit.elements) {
        const bool source = e.kind == CircuitElementKind::voltage_source, diode = e.kind == CircuitElementKind::diode, relay = e.kind == CircuitElementKind::relay;
        if (!source && !diode && !relay) continue;
        const auto node = [&](std::size_t end) {
            const auto [at, fresh] = numbers.emplace(e.nodes[end], nodes);
            nodes += fresh ? 1 : 0;
            return at->second;
        };
        const std::uint32_t a = node(0), b = node(1);
        Place place = model::at(e.place, "circuits." + circuit.name + ".elements." + e.name);
        const auto kind = source ? Bound::Kind::source : diode ? Bound::Kind::diode : Bound::Kind::relay;
        if (const auto most = parse(relay ? e.upper.formula() : e.value.formula(), copy.constants, place)) {
            out_.circuits.bounds.push_back({kind, a, b, e.name, place});
            state_.voltage_bounds.push_back(*most);
        }
        if (diode) continue;
        if (const auto least = parse(relay ? e.lower.formula() : e.value.formula(), copy.constants, place)) {
            out_.circuits.bounds.push_back({kind, b, a, e.name, std::move(place)});
            state_.voltage_bounds.push_back(graph_.multiply(graph_.constant(-1.0), *least));
        }
    }
}

void Lowering::lower_circuits() {
    if (!out_.newton) return;
    CircuitOutputs& out = out_.circuits;
    struct Store {
        const model::CircuitElement* element;
        const Copy* copy;
        const model::System* system;
    };
    std::vector<Store> stored;
    std::uint32_t nodes = 0;
    for (std::size_t s = 0; s < names_.expanded().systems.size(); ++s) {
        const Copy& copy = names_.expanded().systems[s];
        const model::System& system = model_.systems[copy.source];
        if (system.circuit.empty()) continue;
        const auto circuit = std::find_if(model_.circuits.begin(), model_.circuits.end(), [&](const model::Circuit& c) { return c.name == system.circuit; });
        if (circuit != model_.circuits.end()) bound_voltages(*circuit, copy, nodes);
        const auto count = circuit == model_.circuits.end() ? -1 : std::count_if(circuit->elements.begin(), circuit->elements.end(), stores);
        const auto foreign = [&](const Joint& joint) {
            return model_.interactions[joint.source].circuit != system.circuit && std::find(joint.systems.begin(), joint.systems.end(), s) != joint.systems.end();
        };
        const auto& joints = names_.expanded().interactions;
        if (count < 0 || static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 1)) != copy.size || std::any_of(joints.begin(), joints.end(), foreign)) continue;
        std::uint32_t state = static_cast<std::uint32_t>(copy.offset);
        for (const model::CircuitElement& element : circuit->elements) {
            if (element.kind == CircuitElementKind::ground) continue;
            if (stores(element)) {
                out.state.push_back(state++);
                out.is_coil.push_back(element.kind == CircuitElementKind::inductor);
                stored.push_back({&element, &copy, &system});
                continue;
            }
            out.supplies.push_back(supplies(element));
            out.unknown.push_back(static_cast<std::uint32_t>(first_unknown_[s]));
            for (const char* quantity : {"v_", "i_"})
                if (const auto expr = parse(model::Formula(quantity + element.name), copy.constants, element.place)) state_.elements.push_back(*expr);
        }
    }
    out_.places.storage = out_.more(stored.size());
    for (std::size_t k = 0; k < stored.size(); ++k) {
        const Place place = model::at(stored[k].element->value.place, "circuits." + stored[k].system->circuit + ".elements." + stored[k].element->name);
        if (const auto value = parse_number(stored[k].element->value, stored[k].copy->constants, place)) out_.number(graph_, *value, out_.places.storage.first + k, place);
    }
}

} // namespace saltus::simulation
