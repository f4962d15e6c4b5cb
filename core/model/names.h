// SPDX-License-Identifier: GPL-3.0-or-later
// Names in models: what is one, and what is meant by "bead[i+1]".
#pragma once

#include "core/base/error.h"
#include "core/base/number_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace saltus::model {

// A letter or underscore, then letters, digits, underscores (ASCII).
bool is_name(std::string_view text) noexcept;

// True when `name` occurs as a word in a formula's text.
bool mentions(std::string_view formula, std::string_view name) noexcept;

// "bead[i+1]" -> "bead", "i+1"; "follower" -> "follower", nothing. index_column: where the index begins, from 0.
struct IndexedName {
    std::string_view base;
    std::optional<std::string_view> index;
    int index_column = 0;
};
std::optional<IndexedName> split_index(std::string_view text) noexcept;

// "bead[2]" -> "bead": the part that a copy is one of. A view of `name`.
inline std::string_view base_of(std::string_view name) noexcept { return name.substr(0, name.find('[')); }

// "wall.reserve[0]", "ball.ground.y[0]": a signal that event-driven runs alone have (core/simulation/event_driven/guard_signals.h). It is seen by the
// name; whether a run has it shows when the run is made.
bool is_guard_signal(std::string_view name) noexcept;

// `origin` with the path of the object that stands there.
inline Place at(const Place& origin, std::string object) {
    Place place = origin;
    place.object = std::move(object);
    return place;
}

// An error from elsewhere with what it does not know of its place.
inline Error placed(Error error, const Place& place) {
    if (error.place.line == 0) {
        std::string object = std::move(error.place.object);
        error.place = place;
        if (!object.empty()) error.place.object = std::move(object);
    } else if (error.place.object.empty()) {
        error.place.object = place.object;
    }
    if (error.remedy.empty())
        error.remedy = error.message.find("is not known") != std::string::npos ? "define it under parameters, functions or expressions"
                                                                                : "mend the formula there";
    return error;
}

// "systems.bead.M" + 2 + 3 -> "systems.bead.M[2][3]"
inline std::string element(const std::string& path, std::size_t i) { return path + '[' + std::to_string(i) + ']'; }
inline std::string element(const std::string& path, std::size_t i, std::size_t j) { return element(element(path, i), j); }

using saltus::number_text;

} // namespace saltus::model
