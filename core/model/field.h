// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a field of the model: its key in scene files, its member, its words, unit and range. The tables are in
// fields.h; scene files, their schema and the inspector are made from them.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

namespace saltus::model {

// The keys of scene files, each once. Parts of different kinds share a key where they mean the same.
#define SALTUS_KEYS(X) \
    X(name) X(kind) X(label) X(help) X(value) X(range) X(pinned) X(integer) X(formula) X(unit) X(quantity) \
    X(signature) X(rate) X(start) X(index) X(count) X(repeat) X(M) X(C) X(K) X(F) X(F_int) X(F_gyr) X(A) X(b) X(f) \
    X(x) X(q) X(v) X(size) X(H) X(T) X(column_index) X(h) X(tangent) X(D) X(B) X(e) X(g) X(lower) X(upper) X(mu) \
    X(e_T) X(mu_rolling) X(mu_spinning) X(between) X(relation) X(law) X(position) X(rotation) X(material) X(radius) \
    X(length) X(height) X(points) X(file) X(scale) X(density) X(colour) X(fixed) X(touches) X(mass) X(inertia) \
    X(centre) X(velocity) X(spin) X(force) X(moment) X(shapes) X(point) X(point_b) X(axis) X(ratio) X(pitch) \
    X(component) X(collide) X(coordinates) X(limits) X(friction) X(stiffness) X(damping) X(rest) X(drive) X(largest) \
    X(planar) X(gravity) X(gyroscopic) X(projection) X(projection_tolerance) X(projection_iterations) X(joint_scheme) X(sleeping) \
    X(threads) X(integrator) X(theta) X(gamma) X(activation) X(percussion) X(compliance) X(rtol) X(atol) X(max_step) X(flow) X(zeno) X(impact) X(newton) X(tolerance) X(max_iterations) X(step) X(end) \
    X(solver) X(record) X(record_every) X(object) X(angle) X(profile) X(profile_variable) X(title) X(description) \
    X(group) X(shown) X(pause_at_end) X(accuracy) X(step_budget) X(landing) X(sleep_speed) X(passes)

enum class Key : std::uint8_t {
#define SALTUS_KEY(key) key,
    SALTUS_KEYS(SALTUS_KEY)
#undef SALTUS_KEY
};
inline constexpr const char* kKeyWords[] = {
#define SALTUS_KEY(key) #key,
    SALTUS_KEYS(SALTUS_KEY)
#undef SALTUS_KEY
};
#undef SALTUS_KEYS

constexpr const char* word_of(Key key) noexcept { return kKeyWords[static_cast<std::size_t>(key)]; }

// What a number measures; its SI unit follows with the kind of world (planar or not) and of coordinate (an angle or not).
enum class Measure : std::uint8_t {
    any,     // whatever its author means: no unit is asked for
    pure,    // a plain number
    count,   // a whole number
    length, time, angle, speed, spin, acceleration, mass, density, inertia, force, moment,
    coordinate, coordinate_force, coordinate_stiffness, coordinate_damping, // of a joint: along it or about it
    driven,  // what a drive prescribes: coordinate, its speed or its force
    scale,   // metres a unit of a file
};

struct Bounds { // SI
    double low = -std::numeric_limits<double>::infinity(), high = std::numeric_limits<double>::infinity();
    bool above_low = false; // low itself is out
    friend bool operator==(const Bounds&, const Bounds&) = default;
};
inline constexpr Bounds kPositive{0.0, std::numeric_limits<double>::infinity(), true};
inline constexpr Bounds kNotNegative{0.0, std::numeric_limits<double>::infinity(), false};
inline constexpr Bounds kUnitInterval{0.0, 1.0, false};
inline constexpr Bounds kOpenUnitInterval{0.0, 1.0, true};
inline constexpr Bounds kFromOne{1.0, std::numeric_limits<double>::infinity(), false};

// What a formula may use besides numbers and units.
enum class Use : std::uint8_t {
    parameters, // and the index of a repeat
    time,       // and t, drives, expressions
    states,     // and q, v, x, lambda
};

// How many entries a vector has, and what they are.
enum class Entries : std::uint8_t {
    free,      // as many as the part has coordinates, gaps ...
    axes,      // x, y, z; planar x, y
    rotation,  // angle, axis x, y, z; planar the angle
    about,     // about x, y, z; planar one
    inertia,   // Ixx, Iyy, Izz[, Ixy, Ixz, Iyz]; planar one
    limits,    // lowest, highest
    position,  // x, y, z, in space and in the plane
    rows,      // one for all rows of the relation, or one for each
};

// What a text is.
enum class TextRole : std::uint8_t {
    plain, name, signature, index, unit, quantity, colour, file,
    material, system, body, signal, // names of parts
};

enum class Topic : std::uint8_t {
    general, shape, mass, start, load, equations, law, relation, joint, limits, spring, drive, scheme, solver, recording,
    world, projection, repeat, look
};

struct FieldInfo {
    const char* label = ""; // as shown, with its symbol
    const char* help = "";  // one sentence without a full stop
    Measure measure = Measure::any;
    Bounds bounds = {};
    Topic topic = Topic::general;
    Use use = Use::parameters;
    Entries entries = Entries::free;
    TextRole role = TextRole::plain;
};

// An optional field is left out of the file while it holds what a new Owner holds.
template <class Owner, class T>
struct Field {
    using Type = T;
    Key key;
    T Owner::*member;
    bool required;
    FieldInfo info;
};

template <class Owner, class T>
constexpr Field<Owner, T> required(Key key, T Owner::*member, FieldInfo info) {
    return {key, member, true, info};
}
template <class Owner, class T>
constexpr Field<Owner, T> optional(Key key, T Owner::*member, FieldInfo info) {
    return {key, member, false, info};
}

// object: as in the schema's $defs. identity: the key of the whole part in the file. fields: in the order of the file, read
// and written alike. others: what reader and writer treat each in its own way.
template <class Kind>
struct Fields;

// visit(field) for each of `fields`; each_key(): of `others` too, these first; each_property(): of `identity` before them.
template <class Kind, class Visit>
void each_field(Visit visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, Fields<Kind>::fields);
}
template <class Kind, class Visit>
void each_key(Visit visit) {
    if constexpr (requires { Fields<Kind>::others; })
        std::apply([&](const auto&... field) { (visit(field), ...); }, Fields<Kind>::others);
    each_field<Kind>(visit);
}

template <class Kind, class Visit>
void each_property(Visit visit) {
    if constexpr (requires { Fields<Kind>::identity; }) visit(Fields<Kind>::identity);
    each_key<Kind>(visit);
}

// visit.operator()<Kind>() for each kind of the variant, in its order.
template <class Variant, class Visit>
void each_kind(Visit visit) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit.template operator()<std::variant_alternative_t<I, typename Variant::variant>>(), ...);
    }
    (std::make_index_sequence<std::variant_size_v<typename Variant::variant>>());
}

} // namespace saltus::model
