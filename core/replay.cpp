// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay.h"

#include "core/base/decimal.h"
#include "core/io/scene_file.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/parameter_numbers.h"
#include "core/model/validate.h"
#include "core/model/words.h"
#include "core/run_settings.h"
#include "core/simulation/mesh_shapes.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <map>
#include <string_view>

namespace saltus {

namespace {

// Of all bodies, each once: as the scene writes it, and where it lies.
std::map<std::string, std::filesystem::path> mesh_names(const model::Model& model) {
    std::map<std::string, std::filesystem::path> all;
    for (const model::Body& body : model.bodies)
        for (const model::BodyShape& shape : body.shapes) {
            const auto* hull = std::get_if<model::HullShape>(&shape);
            const auto* mesh = std::get_if<model::MeshShape>(&shape);
            const std::string name = hull ? hull->file : mesh ? mesh->file : std::string();
            if (!name.empty()) all.emplace(name, simulation::mesh_path(name, body.place));
        }
    return all;
}

} // namespace

Result<std::vector<std::pair<std::string, std::string>>> files_of(const model::Model& model) {
    std::vector<std::pair<std::string, std::string>> files;
    for (const auto& [name, path] : mesh_names(model)) {
        auto bytes = simulation::mesh_bytes(path);
        if (!bytes) return Unexpected(std::move(bytes.error()));
        files.emplace_back(name, std::move(*bytes));
    }
    return files;
}

Result<Replayable, Errors> replayable(const io::Bundle& bundle, const GoesOn& goes_on) {
    auto model = io::parse_scene(bundle.scene_text, bundle.scene_name, goes_on);
    if (!model) return Unexpected(std::move(model.error()));
    Replayable made{std::move(*model), {}};
    for (const auto& [name, path] : mesh_names(made.model))
        for (const auto& [file, bytes] : bundle.files)
            if (file == name)
                if (auto given = simulation::provide_mesh(path, bytes); !given) return Unexpected(Errors{std::move(given.error())});
    for (const RunChange& change : bundle.changes) {
        const auto& all = made.model.parameters;
        if (change.name.empty() || std::any_of(all.begin(), all.end(), [&](const model::Parameter& p) { return p.name == change.name; })) continue;
        return Unexpected(Errors{{ErrorKind::input, "there is no parameter named '" + change.name + "'", "replay the bundle with the version of Saltus that wrote it", Place{{}, 0, 0, "changes"}}});
    }
    made.options.set = bundle.set;
    if (auto told = apply_settings(made.model, made.options); !told) return Unexpected(Errors{std::move(told.error())});
    made.options.step = bundle.step;
    made.options.end = bundle.end;
    if (!bundle.solver.empty()) {
        const auto* word = std::find(std::begin(model::kSolverWords), std::end(model::kSolverWords), bundle.solver);
        if (word == std::end(model::kSolverWords))
            return Unexpected(Errors{{ErrorKind::input, "there is no solver \"" + bundle.solver + '"', "replay the bundle with the version of Saltus that wrote it", {}}});
        made.options.solver = static_cast<model::SolverKind>(word - std::begin(model::kSolverWords));
    }
    return made;
}

namespace {

std::string vector_text(const Eigen::Vector3d& v) {
    return model::number_text(v[0]) + ',' + model::number_text(v[1]) + ',' + model::number_text(v[2]);
}

// Names of the world's bodies, in its order.
std::vector<std::string> body_names(const model::Model& model) {
    const auto values = model::parameter_numbers(model).value_or(std::vector<double>());
    std::vector<std::string> names;
    if (const auto expanded = model::expand(model, values))
        for (const model::ExpandedBody& body : expanded->bodies) names.push_back(body.name);
    return names;
}

bool read_number(std::string_view text, double& value) {
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() && std::isfinite(value);
}

// Of a planar world also "x,y".
bool read_vector(std::string_view text, bool planar, Eigen::Vector3d& v) {
    v.setZero();
    const int size = planar && std::count(text.begin(), text.end(), ',') == 1 ? 2 : 3;
    for (int k = 0; k < size; ++k) {
        const std::size_t comma = k < size - 1 ? text.find(',') : text.size();
        if (comma == std::string_view::npos || !read_number(text.substr(0, comma), v[k])) return false;
        text.remove_prefix(std::min(text.size(), comma + 1));
    }
    return true;
}

// "crate 0,0,0.1 1,2,3 10"
Result<rigid::Pull> pull_of(const model::Model& model, const std::string& whole, const Place& place) {
    const auto wrong = [&] {
        return fail(ErrorKind::input, "\"" + whole + "\" is no hand on a body of this scene", std::string("write BODY x,y,z X,Y,Z") + (model.world.planar ? ", or BODY x,y X,Y" : "") + ": a point of the body and where it is pulled to, m", place);
    };
    std::string_view text = whole;
    rigid::Pull pull;
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t space = std::min(text.find(' '), text.size());
        if (space > 0) words.push_back(text.substr(0, space));
        text.remove_prefix(std::min(text.size(), space + 1));
    }
    if (words.size() < 3 || words.size() > 4) return wrong();
    const std::vector<std::string> bodies = body_names(model);
    const auto body = std::find(bodies.begin(), bodies.end(), words[0]);
    if (body == bodies.end()) {
        const std::string near = model::nearest_name(words[0], bodies);
        return fail(ErrorKind::input, "there is no body named '" + std::string(words[0]) + "' to pull at", near.empty() ? "write the name of a body that moves" : "did you mean '" + near + "'?", place);
    }
    if (!read_vector(words[1], model.world.planar, pull.point) || !read_vector(words[2], model.world.planar, pull.target)) return wrong();
    if (words.size() == 4 && (!read_number(words[3], pull.frequency) || !(pull.frequency > 0.0))) return wrong();
    pull.body = static_cast<std::uint32_t>(body - bodies.begin());
    return pull;
}

} // namespace

std::string change_text(const model::Model& model, const RunChange& change) {
    const std::string at = std::to_string(change.step) + ':';
    if (change.name.empty()) {
        if (!change.pull) return at + "pull=";
        const auto names = body_names(model);
        const std::string body = change.pull->body < names.size() ? names[change.pull->body] : std::string();
        return at + "pull=" + body + ' ' + vector_text(change.pull->point) + ' ' + vector_text(change.pull->target) + ' ' + model::number_text(change.pull->frequency);
    }
    // in the parameter's unit where that is exact, as "660" for rpm
    if (const auto values = model::parameter_values(model))
        for (std::size_t i = 0; i < values->size(); ++i) {
            if (model.parameters[i].name != change.name || !(*values)[i].unit) continue;
            const double shown = change.value / (*values)[i].unit->to_si;
            for (const int digits : {15, 16, 17}) {
                const std::string text = decimal(shown, digits);
                const auto back = model::parse_parameter(model, change.name, text);
                if (back && std::bit_cast<std::uint64_t>(*back) == std::bit_cast<std::uint64_t>(change.value)) return at + change.name + '=' + text;
            }
            for (const double near : {std::nextafter(shown, -HUGE_VAL), std::nextafter(shown, HUGE_VAL)}) {
                const std::string text = decimal(near, 17);
                const auto back = model::parse_parameter(model, change.name, text);
                if (back && std::bit_cast<std::uint64_t>(*back) == std::bit_cast<std::uint64_t>(change.value)) return at + change.name + '=' + text;
            }
            return at + change.name + '=' + decimal(shown, 17);
        }
    return at + change.name + '=' + model::number_text(change.value);
}

Result<RunChange> parse_change(const model::Model& model, const std::string& text) {
    const Place place{{}, 0, 0, "--change " + text};
    RunChange change;
    const std::size_t colon = text.find(':'), equals = text.find('=');
    const char* const end = text.data() + std::min(colon, text.size());
    const auto read = std::from_chars(text.data(), end, change.step);
    if (colon == std::string::npos || equals == std::string::npos || equals < colon || read.ec != std::errc() || read.ptr != end || change.step < 0)
        return fail(ErrorKind::input, "\"" + text + "\" is no change of a run", "write STEP:NAME=VALUE, as 120:rpm=660", place);
    const std::string name = text.substr(colon + 1, equals - colon - 1), value = text.substr(equals + 1);
    const bool parameter = std::any_of(model.parameters.begin(), model.parameters.end(), [&](const model::Parameter& p) { return p.name == name; });
    if (name == "pull" && !parameter) {
        if (value.empty()) return change;
        auto pull = pull_of(model, value, place);
        if (!pull) return Unexpected(std::move(pull.error()));
        change.pull = *pull;
        return change;
    }
    auto si = model::parse_parameter(model, name, value);
    if (!si) {
        Error error = std::move(si.error());
        error.place = place;
        return Unexpected(std::move(error));
    }
    change.name = name;
    change.value = *si;
    return change;
}

Result<std::vector<RunChange>> parse_changes(const model::Model& model, const std::vector<std::string>& texts) {
    std::vector<RunChange> changes;
    for (const std::string& text : texts) {
        auto change = parse_change(model, text);
        if (!change) return Unexpected(std::move(change.error()));
        changes.push_back(std::move(*change));
    }
    std::stable_sort(changes.begin(), changes.end(), [](const RunChange& a, const RunChange& b) { return a.step < b.step; });
    return changes;
}

Result<void> make_change(Session& session, const RunChange& change) {
    return change.name.empty() ? session.set_pull(change.pull) : session.set_parameter(change.name, change.value);
}

Result<Outcome> run_with_changes(Session& session, std::span<const RunChange> changes, std::size_t& made, std::int64_t step) {
    for (;;) {
        for (; made < changes.size() && changes[made].step == session.step_number(); ++made)
            if (auto done = make_change(session, changes[made]); !done) return Unexpected(std::move(done.error()));
        if (session.step_number() >= step) return Outcome::reached;
        const std::int64_t until = made < changes.size() ? std::min(step, changes[made].step) : step;
        auto ran = session.run_steps(until - session.step_number());
        if (!ran || *ran == Outcome::cancelled) return ran;
    }
}

Result<Outcome> write_digests(Session& session, io::Bundle& bundle, std::int64_t steps, const Progress& progress) {
    bundle.digests.clear();
    bundle.stride = io::digest_stride(static_cast<double>(steps));
    std::size_t made = 0;
    Result<Outcome> ran = Outcome::reached;
    for (std::int64_t next = 0; next < steps && ran && *ran == Outcome::reached;) {
        next = std::min(next + bundle.stride, steps);
        ran = run_with_changes(session, bundle.changes, made, next);
        if (ran && *ran == Outcome::reached && next % bundle.stride == 0) bundle.digests.push_back(io::digest_of(session.state_hash()));
        if (progress) progress(session.step_number());
    }
    bundle.steps = session.step_number();
    bundle.digests.resize(static_cast<std::size_t>(bundle.steps / bundle.stride));
    bundle.final_hash = session.state_hash();
    return ran;
}

bool agrees(const io::Bundle& bundle, std::int64_t step, std::uint64_t state_hash) noexcept {
    if (step > 0 && step % bundle.stride == 0 && bundle.digests[static_cast<std::size_t>(step / bundle.stride) - 1] != io::digest_of(state_hash)) return false;
    return step != bundle.steps || state_hash == bundle.final_hash;
}

Comparison compare(Session& session, const io::Bundle& bundle, const Progress& progress) {
    Comparison found;
    if (bundle.steps > 0) found.same = 0; // the first state is only told by a run without steps
    std::size_t made = 0;
    for (std::int64_t next = 0;;) {
        const auto ran = run_with_changes(session, bundle.changes, made, next);
        if (!ran) {
            found.error = ran.error();
            found.same = session.step_number();
            found.different = session.step_number() + 1;
            return found;
        }
        if (*ran == Outcome::cancelled) {
            found.cancelled = true;
            found.same = session.step_number();
            return found;
        }
        if (!agrees(bundle, next, session.state_hash())) {
            found.different = next;
            return found;
        }
        found.same = next;
        if (progress) progress(next);
        if (next >= bundle.steps) return found;
        next = std::min(next + bundle.stride, bundle.steps);
    }
}

} // namespace saltus
