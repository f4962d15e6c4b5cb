// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of a part that can name another part.
#pragma once

#include "core/model/walk.h"

#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace saltus::model {

enum class TextUse {
    formula,
    name,     // of a system, body, interaction, signal, perhaps with an index: "bead[i+1]", "bead[3].q[0]"
    material,
};

namespace text_detail {

template <class T, class Visit>
void texts_in(T& value, TextRole role, Visit& visit) {
    using V = std::remove_const_t<T>;
    if constexpr (std::is_same_v<V, Value>) {
        if (auto* text = std::get_if<std::string>(&value.source)) visit(TextUse::formula, *text);
    } else if constexpr (std::is_same_v<V, std::optional<Value>>) {
        if (value) texts_in(*value, role, visit);
    } else if constexpr (std::is_same_v<V, std::optional<std::pair<Value, Value>>>) {
        if (value) texts_in(value->first, role, visit), texts_in(value->second, role, visit);
    } else if constexpr (std::is_base_of_v<ValueVector, V> || std::is_same_v<V, ValueMatrix> || std::is_same_v<V, std::vector<std::string>>) {
        for (auto& one : value) texts_in(one, role, visit);
    } else if constexpr (std::is_same_v<V, std::string>) {
        if (role == TextRole::material) visit(TextUse::material, value);
        if (role == TextRole::system || role == TextRole::body || role == TextRole::signal) visit(TextUse::name, value);
    }
}

template <class Plot, class Visit>
void texts_of_plot(Plot& plot, Visit& visit) {
    std::visit(
        [&](auto& kind) {
            if constexpr (requires { kind.channels; })
                for (auto& channel : kind.channels) visit(TextUse::name, channel);
            if constexpr (requires { kind.interaction; }) visit(TextUse::name, kind.interaction);
            if constexpr (requires { kind.x; }) visit(TextUse::name, kind.x), visit(TextUse::name, kind.y);
            if constexpr (requires { kind.phase; }) visit(TextUse::name, kind.phase);
            if constexpr (requires { kind.signal; }) visit(TextUse::name, kind.signal);
            if constexpr (requires { kind.period; }) texts_in(kind.period, TextRole::plain, visit), texts_in(kind.offset, TextRole::plain, visit);
            if constexpr (requires { kind.level; }) texts_in(kind.level, TextRole::plain, visit);
        },
        plot.kind);
}

} // namespace text_detail

// visit(TextUse, std::string&) for the texts of a part, const or not.
template <class Part, class Visit>
void each_text(Part& part, Visit visit) {
    using P = std::remove_const_t<Part>;
    if constexpr (std::is_same_v<P, Plot>) {
        text_detail::texts_of_plot(part, visit);
    } else if constexpr (std::is_same_v<P, Circuit>) {
        for (auto& element : part.elements)
            for (auto* value : {&element.value, &element.initial, &element.lower, &element.upper}) text_detail::texts_in(*value, TextRole::plain, visit);
    } else if constexpr (std::is_same_v<P, PhaseSpace>) {
        for (auto* signal : {&part.x, &part.y, &part.z}) visit(TextUse::name, *signal);
        text_detail::texts_in(part.z_period, TextRole::plain, visit);
    } else {
        walk(part, [&](PropertyId, const FieldInfo& info, bool, auto& value) { text_detail::texts_in(value, info.role, visit); });
    }
}

// visit(part) for each part of the model's lists, and for its run, world and phase space.
template <class M, class Visit>
void each_part(M& m, Visit visit) {
    const auto all = [&](auto& list) {
        for (auto& part : list) visit(part);
    };
    all(m.parameters), all(m.functions), all(m.drives), all(m.expressions), all(m.systems), all(m.interactions), all(m.materials),
        all(m.contacts), all(m.bodies), all(m.joints), all(m.views.shapes), all(m.views.plots), all(m.circuits);
    visit(m.run);
    visit(m.world);
    if (m.views.phase_space) visit(*m.views.phase_space);
}

} // namespace saltus::model
