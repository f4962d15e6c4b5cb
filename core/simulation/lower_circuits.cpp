// SPDX-License-Identifier: GPL-3.0-or-later
// What the books of energy ask of circuits: what coils and capacitors hold, voltages and currents of all other elements.
#include "core/model/names.h"
#include "core/simulation/lowering.h"

#include <algorithm>

namespace saltus::simulation {

namespace {

using model::CircuitElementKind;

bool stores(const model::CircuitElement& e) noexcept { return e.kind == CircuitElementKind::capacitor || e.kind == CircuitElementKind::inductor; }
bool supplies(const model::CircuitElement& e) noexcept {
    return e.kind == CircuitElementKind::voltage_source || e.kind == CircuitElementKind::current_source || (e.kind == CircuitElementKind::relay && !e.control.empty());
}

} // namespace

void Lowering::lower_circuits() {
    if (!out_.newton) return;
    CircuitOutputs& out = out_.circuits;
    struct Store {
        const model::CircuitElement* element;
        const Copy* copy;
        const model::System* system;
    };
    std::vector<Store> stored;
    for (std::size_t s = 0; s < names_.expanded().systems.size(); ++s) {
        const Copy& copy = names_.expanded().systems[s];
        const model::System& system = model_.systems[copy.source];
        if (system.circuit.empty()) continue;
        const auto circuit = std::find_if(model_.circuits.begin(), model_.circuits.end(), [&](const model::Circuit& c) { return c.name == system.circuit; });
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
