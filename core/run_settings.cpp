// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run_settings.h"

#include "core/formula/turns.h"
#include "core/model/edit.h"
#include "core/model/expand.h"
#include "core/model/properties.h"
#include "core/model/validate.h"
#include "core/model/words.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace saltus {

namespace {

using model::IntegratorKind;
using model::Owner;

struct Key {
    model::Setting setting;
    model::PropertyId id;
    std::vector<std::string> names; // the first is that of scene files
};

std::vector<Key> keys(const model::Model& model) {
    std::vector<Key> all;
    for (const auto setting : {model::Setting::run, model::Setting::world}) {
        const std::string front = setting == model::Setting::run ? "run." : "world.";
        for (const model::Property& property : model::properties(model, setting)) {
            if (property.kind == model::PropertyKind::blocks) continue;
            const std::string key = word_of(property.id.key);
            std::vector<std::string> names;
            switch (property.id.owner) {
            case Owner::integrator:
                names = key == "kind" ? std::vector{front + "integrator.kind", front + "integrator"}
                                      : std::vector{front + "integrator." + key, front + key};
                break;
            case Owner::newton:
                names = {front + "integrator.newton." + key, front + "newton." + key};
                break;
            case Owner::solver:
                names = {front + "solver." + key};
                if (key == "kind") names.push_back(front + "solver");
                break;
            default:
                names = {front + key};
                break;
            }
            all.push_back({setting, property.id, std::move(names)});
        }
    }
    return all;
}

Place place_of(const std::string& name) {
    return Place{{}, 0, 0, "--set " + name};
}

// By the shortest name of each, of one block if there is such a one.
std::string listed(const std::vector<Key>& all, const std::string& block) {
    std::string own, others;
    for (const Key& key : all) {
        const std::string& name = *std::min_element(key.names.begin(), key.names.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
        std::string& list = !block.empty() && name.starts_with(block) ? own : others;
        list += (list.empty() ? "" : ", ") + name;
    }
    return own.empty() ? others : own;
}

Result<Key> find(const std::vector<Key>& all, const std::string& name) {
    std::vector<std::string> known;
    for (const Key& key : all) {
        if (std::find(key.names.begin(), key.names.end(), name) != key.names.end()) return key;
        known.insert(known.end(), key.names.begin(), key.names.end());
    }
    std::string near = model::nearest_name(name, known);
    const std::string last = name.substr(name.rfind('.') + 1);
    for (std::size_t k = 0; near.empty() && k < known.size(); ++k) // of another block
        if (known[k].ends_with('.' + last)) near = known[k];
    if (near.empty() && !last.empty()) {
        model::Model with_bodies;
        with_bodies.bodies.emplace_back();
        for (const Key& key : keys(with_bodies))
            if (std::find(key.names.begin(), key.names.end(), name) != key.names.end())
                return fail(ErrorKind::input, "the setting \"" + name + "\" is of rigid bodies, and this scene has none", "leave it out", place_of(name));
    }
    return fail(ErrorKind::input, "there is no setting \"" + name + '"', near.empty() ? "it is one of " + listed(all, name.substr(0, name.find('.') + 1)) : "did you mean \"" + near + "\"?",
                place_of(name));
}

Result<void> give(model::Model& model, const Key& key, const std::string& name, const std::string& text) {
    const model::Target target = key.setting;
    auto edit = model::set_property(model, std::span(&target, 1), key.id, text);
    if (!edit) {
        Error error = std::move(edit.error().error);
        error.place = place_of(name);
        return Unexpected(std::move(error));
    }
    apply(model, std::move(*edit));
    return {};
}

bool is_of_contacts(IntegratorKind kind) {
    return kind == IntegratorKind::moreau_jean || kind == IntegratorKind::modal;
}

// What the scene says of the former integrator alone: its gamma and activation are of contacts, or its gamma weighs r.
std::optional<Error> leave_out(model::Run& run, IntegratorKind from, IntegratorKind to) {
    const model::Run usual;
    std::string names;
    const auto drop = [&](auto& value, const auto& instead, const char* name) {
        run.written.forget("integrator." + std::string(name)); // it is told here, once
        if (value == instead) return;
        value = instead;
        names += (names.empty() ? "" : ", ") + std::string(name);
    };
    const bool driven = to == IntegratorKind::event_driven;
    if (driven) {
        drop(run.percussion, usual.percussion, "percussion");
        drop(run.compliance, usual.compliance, "compliance");
        drop(run.projection, usual.projection, "projection");
        drop(run.projection_tolerance, usual.projection_tolerance, "projection_tolerance");
        drop(run.newton_tolerance, usual.newton_tolerance, "newton.tolerance");
        drop(run.newton_iterations, usual.newton_iterations, "newton.max_iterations");
        drop(run.solver, usual.solver, "solver.kind");
    }
    if (from == IntegratorKind::event_driven && !driven) {
        drop(run.rtol, usual.rtol, "rtol");
        drop(run.atol, usual.atol, "atol");
        drop(run.max_step, usual.max_step, "max_step");
        drop(run.flow, usual.flow, "flow");
        drop(run.zeno, usual.zeno, "zeno");
        drop(run.impact, usual.impact, "impact");
    }
    if (driven || is_of_contacts(from) != is_of_contacts(to)) {
        drop(run.gamma, usual.gamma, "gamma");
        drop(run.activation, usual.activation, "activation");
    }
    if (to == IntegratorKind::modal || driven) drop(run.theta, usual.theta, "theta");
    if (names.empty()) return std::nullopt;
    return Error{ErrorKind::input,
                 "what the scene says of its former integrator, \"" + std::string(word_of(from)) + "\", is ignored: " + names,
                 "give it with --set where the new one takes it", place_of("run.integrator")};
}

bool is_run_setting(const std::string& name) {
    return name.starts_with("run.") || name.starts_with("world.");
}

// "rpm = 11 Hz": what a number of Hz stands for where the parameter is an angle per time.
void remark_turns(const model::Model& model, const RunOptions& options, Errors& remarks) {
    const auto values = model::parameter_values(model);
    for (const auto& [name, text] : options.set)
        for (std::size_t i = 0; values && i < values->size(); ++i) {
            if (model.parameters[i].name != name || !(*values)[i].unit) continue;
            if (const std::string equation = formula::turns_equation(text, (*values)[i].unit->symbol); !equation.empty())
                remarks.push_back({ErrorKind::input, "turns are meant by Hz here: " + equation, "write rev/s, or rad/s for radians", place_of(name)});
        }
}

} // namespace

Result<Errors> apply_settings(model::Model& model, RunOptions& options) {
    Errors remarks;
    const auto own = std::stable_partition(options.set.begin(), options.set.end(), [](const auto& one) { return !is_run_setting(one.first); });
    std::vector<std::tuple<Key, std::string, std::string>> found;
    if (own != options.set.end()) {
        const std::vector<Key> all = keys(model);
        for (auto one = own; one != options.set.end(); ++one) {
            auto key = find(all, one->first);
            if (!key) return Unexpected(key.error());
            found.emplace_back(std::move(*key), one->first, one->second);
        }
        options.set.erase(own, options.set.end());
    }
    const IntegratorKind before = model::integrator_of(model);
    for (const bool kinds : {true, false}) {
        for (const auto& [key, name, text] : found)
            if ((key.id.owner == Owner::integrator && key.id.key == model::Key::kind) == kinds)
                if (auto given = give(model, key, name, text); !given) return Unexpected(given.error());
        if (!kinds) continue;
        if (const IntegratorKind now = model::integrator_of(model); now != before)
            if (auto remark = leave_out(model.run, before, now)) remarks.push_back(std::move(*remark));
    }
    remark_turns(model, options, remarks);
    return remarks;
}

} // namespace saltus
