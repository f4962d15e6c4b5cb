// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/name_advice.h"

#include "core/model/names.h"

#include <algorithm>
#include <charconv>

namespace saltus::model {

namespace {

// "bead[2].lambda[7]" -> "bead[2]", "lambda", 7.
struct SignalName {
    std::string owner;
    std::string_view part;
    std::size_t index = 0;
};

std::optional<SignalName> split_signal(std::string_view name) {
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    SignalName out;
    out.owner = std::string(name.substr(0, dot));
    const std::string_view rest = name.substr(dot + 1);
    const std::size_t open = rest.find('[');
    if (open == std::string_view::npos || rest.back() != ']') return std::nullopt;
    out.part = rest.substr(0, open);
    const std::string_view digits = rest.substr(open + 1, rest.size() - open - 2);
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), out.index);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size()) return std::nullopt;
    if (digits != std::to_string(out.index)) return std::nullopt; // "00" is a slip of another kind
    return out;
}

std::string count(std::size_t n, const char* one, const char* many) {
    return std::to_string(n) + ' ' + (n == 1 ? one : many);
}

// "ball has 2 coordinates, ball.q[0] and ball.q[1]"
Advice out_of_range(const std::string& owner, std::string_view part, std::size_t n, const char* one, const char* many) {
    const std::string stem = owner + '.' + std::string(part);
    Advice out;
    out.reason = owner + " has " + count(n, one, many);
    if (n == 0) return out;
    out.reason += ", " + element(stem, 0);
    if (n > 1) out.reason += (n == 2 ? " and " : " to ") + element(stem, n - 1);
    out.nearest = element(stem, n - 1);
    return out;
}

} // namespace

const ExpandedSystem* NameAdvice::system(const std::string& name) const {
    if (systems_.empty())
        for (std::size_t i = 0; i < expanded_.systems.size(); ++i) systems_.emplace(expanded_.systems[i].name, i);
    const auto found = systems_.find(name);
    return found == systems_.end() ? nullptr : &expanded_.systems[found->second];
}

const ExpandedInteraction* NameAdvice::interaction(const std::string& name) const {
    if (interactions_.empty())
        for (std::size_t i = 0; i < expanded_.interactions.size(); ++i)
            interactions_.emplace(expanded_.interactions[i].name, i);
    const auto found = interactions_.find(name);
    return found == interactions_.end() ? nullptr : &expanded_.interactions[found->second];
}

const ExpandedBody* NameAdvice::body(const std::string& name) const {
    if (bodies_.empty())
        for (std::size_t i = 0; i < expanded_.bodies.size(); ++i) bodies_.emplace(expanded_.bodies[i].name, i);
    const auto found = bodies_.find(name);
    return found == bodies_.end() ? nullptr : &expanded_.bodies[found->second];
}

const ExpandedJoint* NameAdvice::joint(const std::string& name) const {
    if (joints_.empty())
        for (std::size_t i = 0; i < expanded_.joints.size(); ++i) joints_.emplace(expanded_.joints[i].name, i);
    const auto found = joints_.find(name);
    return found == joints_.end() ? nullptr : &expanded_.joints[found->second];
}

// "bead" or "bead[12]" where another copy, or none, is meant.
std::optional<Advice> NameAdvice::about_copy(const std::string& name, std::string_view rest) const {
    const auto split_name = split_index(name);
    if (!split_name) return std::nullopt;
    const std::string base(split_name->base);
    std::optional<bool> repeated;
    for (const System& s : model_.systems)
        if (s.name == base) repeated = s.repeat.has_value();
    for (const Interaction& i : model_.interactions)
        if (i.name == base) repeated = i.repeat.has_value();
    for (const Body& b : model_.bodies)
        if (b.name == base) repeated = b.repeat.has_value();
    for (const Joint& j : model_.joints)
        if (j.name == base) repeated = j.repeat.has_value();
    if (!repeated) return std::nullopt;
    Advice out;
    if (!*repeated) {
        out.reason = "'" + base + "' is not repeated";
        out.nearest = base + '.' + std::string(rest);
        return out;
    }
    if (!split_name->index) {
        out.reason = "'" + base + "' is repeated, and its copy is not named";
        out.nearest = element(base, 0) + '.' + std::string(rest);
        return out;
    }
    std::size_t copies = 0;
    while (system(element(base, copies)) || interaction(element(base, copies)) || body(element(base, copies)) ||
           joint(element(base, copies)))
        ++copies;
    out.reason = "there are " + count(copies, "copy", "copies") + " of '" + base + "'";
    if (copies > 0) out.nearest = element(base, copies - 1) + '.' + std::string(rest);
    return out;
}

std::optional<Advice> NameAdvice::about(std::string_view name) const {
    const auto signal = split_signal(name);
    if (!signal) return std::nullopt;
    const std::string& owner = signal->owner;
    const std::string_view part = signal->part;
    const bool of_row = part == "y" || part == "ydot" || part == "lambda",
               of_state = part == "q" || part == "v" || part == "x";
    if (!of_row && !of_state) return std::nullopt;
    if (const ExpandedSystem* s = system(owner)) {
        if (of_row) return Advice{"'" + owner + "' is a system; y, ydot and lambda belong to interactions", {}};
        if (s->first_order && part != "x")
            return Advice{"'" + owner + "' is a first-order system: its states are x",
                          element(owner + ".x", std::min(signal->index, s->size - 1))};
        if (!s->first_order && part == "x")
            return Advice{"'" + owner + "' is a Lagrangian system: its coordinates are q, its velocities v",
                          element(owner + ".q", std::min(signal->index, s->size - 1))};
        return out_of_range(owner, part, s->size, s->first_order ? "state" : "coordinate",
                            s->first_order ? "states" : "coordinates");
    }
    if (const ExpandedInteraction* i = interaction(owner)) {
        if (of_state) return Advice{"'" + owner + "' is an interaction; states belong to systems", {}};
        if (i->first_order && part == "ydot")
            return Advice{"the rows of first-order relations have no ydot",
                          element(owner + ".y", std::min(signal->index, i->rows - 1))};
        if (i->friction && part == "y" && signal->index < i->rows)
            return Advice{"row " + std::to_string(signal->index) + " of '" + owner + "' is tangential and has no gap",
                          element(owner + ".ydot", signal->index)};
        return out_of_range(owner, part, i->rows, "row", "rows");
    }
    if (body(owner)) {
        if (of_row) return Advice{"'" + owner + "' is a body; y, ydot and lambda belong to joints", {}};
        if (part == "x") return Advice{"the position of a body is q, its velocity v", element(owner + ".q", 0)};
        return out_of_range(owner, part, part == "q" ? expanded_.body_q : expanded_.body_v, "number", "numbers");
    }
    if (const ExpandedJoint* j = joint(owner)) {
        if (of_state) return Advice{"'" + owner + "' is a joint; states belong to bodies", {}};
        return out_of_range(owner, part, j->rows, "row", "rows");
    }
    return about_copy(owner, name.substr(owner.size() + 1));
}

Error NameAdvice::explained(Error error) const {
    constexpr std::string_view end = "' is not known";
    const std::string& said = error.message;
    if (said.size() <= end.size() || said.front() != '\'' ||
        said.compare(said.size() - end.size(), end.size(), end) != 0)
        return error;
    const auto advice = about(std::string_view(said).substr(1, said.size() - end.size() - 1));
    if (!advice) return error;
    error.message += ": " + advice->reason;
    error.remedy = advice->nearest.empty() ? "name one that exists" : "did you mean '" + advice->nearest + "'?";
    return error;
}

} // namespace saltus::model
