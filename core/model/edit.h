// SPDX-License-Identifier: GPL-3.0-or-later
// Every change of a Model is an Edit: a list of changes of its parts, with an inverse. Undo, merged drags, scripts and
// recovery share it. An Edit costs what it changes, not what the model holds.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace saltus::model {

// The lists of a model: the members of Item, in its order.
enum class Part {
    parameter, function, drive, expression, system, interaction, material, contact_law, body, joint, shape, plot, circuit
};
inline constexpr std::size_t kParts = 13;
struct Item : std::variant<Parameter, Function, Drive, Expression, System, Interaction, Material, ContactLaw, Body, Joint,
                           Shape, Plot, Circuit> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(Item);
};

// What a model holds besides its lists.
struct Heading { // title, description
    std::string title, description;
    friend bool operator==(const Heading&, const Heading&) = default;
};
struct ViewSettings { // of Views, without shapes and plots
    std::string trail;
    std::optional<PhaseSpace> phase_space;
    std::string gap, speed;
    friend bool operator==(const ViewSettings&, const ViewSettings&) = default;
};
struct Single : std::variant<Heading, World, Run, ViewSettings, std::vector<Comment>> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(Single);
};

// Indices are those at the moment when the change is applied: after the changes before it in the same Edit.
struct Insert { std::size_t at; Item item; };
struct Remove { Part part; std::size_t at; };
struct Replace { std::size_t at; Item item; };
struct Move { Part part; std::size_t from, to; }; // `to`: its index afterwards
struct Set { Single value; };
using Change = std::variant<Insert, Remove, Replace, Move, Set>;
using Edit = std::vector<Change>; // applied from first to last

// Applies the edit and returns the one that takes it back. Precondition: indices lie within the lists.
Edit apply(Model& model, Edit edit);

// What turns `from` into `to`; empty when they are equal. Parts of equal value are left alone (places in the file are no
// part of a value).
Edit difference(const Model& from, const Model& to);

// Both only replace or set, and the same parts in the same order: a drag, whose steps one undo takes back together.
bool same_targets(const Edit& a, const Edit& b);
// Applying it would change nothing.
bool is_void(const Model& model, const Edit& edit);

// What an edit concerns, so that each reader of the model does only what is needed.
struct Effects {
    bool parameters = false; // values (but of counts), ranges, labels or pins of parameters that stay: a run goes on
    bool views = false;      // plots, shapes, other settings of views, heading, comments: a run goes on
    bool dynamics = false;   // anything else: a run of the old model is void
    friend bool operator==(const Effects&, const Effects&) = default;
};
Effects effects(const Model& model, const Edit& edit); // before it is applied

// Names, "" for parts that have none (functions: the name before the bracket).
std::string_view name_of(const Item& item);
std::size_t count(const Model& model, Part part);
Item item(const Model& model, Part part, std::size_t at);            // a copy
std::string_view name_at(const Model& model, Part part, std::size_t at);
struct Location { Part part; std::size_t at; };
// The first part of this name in the order of Part: shapes, plots and circuits last.
std::optional<Location> find(const Model& model, std::string_view name);

// The same for many names of one model, which outlives it and stays as it is.
class Locations {
public:
    explicit Locations(const Model& model);
    std::optional<Location> find(std::string_view name) const;

private:
    std::unordered_map<std::string_view, Location> places_;
};

} // namespace saltus::model
