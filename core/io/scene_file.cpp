// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"

#include "core/authoring/made_parts.h"
#include "core/base/going_on.h"
#include "core/base/input_file.h"
#include "core/io/atomic_file.h"
#include "core/io/scene_reader.h"
#include "core/io/scene_source.h"
#include "core/io/scene_tree.h"
#include "core/model/remarks.h"
#include "core/model/validate.h"

#include <algorithm>

namespace saltus::io {

namespace {

// The order of the file; at most so many that a person can read them.
void tidy(Errors& errors, const SceneTree& tree, const std::string& file_name) {
    for (Error& error : errors) {
        if (error.place.line == 0 && !error.place.object.empty()) error.place = tree.locate(error.place.object);
        error.place.file = file_name;
    }
    std::stable_sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) {
        const auto key = [](const Error& e) { return std::pair(e.place.line == 0 ? 1 << 30 : e.place.line, e.place.column); };
        return key(a) < key(b);
    });
    const bool counted = !errors.empty() && errors.size() <= model::kMostErrors + 1 && tree.more() == 0; // validate() did, if there are more
    if (!counted) model::keep_readable(errors, tree.more());
    if (!errors.empty()) errors.back().place.file = file_name;
}

Result<Draft, Errors> draft_of(std::string_view text, const std::string& file_name) {
    if (text.size() > kLargestScene) {
        Place place;
        place.file = file_name;
        return Unexpected(Errors{{ErrorKind::input, "the scene has " + std::to_string(text.size() >> 20) + " MB, more than " + std::to_string(kLargestScene >> 20) + " MB",
                                  "use \"repeat\" for blocks that are alike", std::move(place)}});
    }
    ask_to_go_on();
    const SceneSource source(text, file_name);
    auto json = SceneTree::parse(source, kDeepestScene);
    if (!json) return Unexpected(std::move(json.error()));
    Errors errors;
    SceneTree tree(source, *json, errors);
    Draft draft{read_model(tree), {}, {}};
    const bool readable = errors.empty(); // what follows can be mended in the editor
    if (!tree.incomplete()) {
        Errors found = authoring::make_parts(draft.model);
        if (found.empty()) found = model::validate(draft.model); // else names of parts that could not be made are missing
        for (Error& error : found) errors.push_back(std::move(error));
    }
    if (errors.empty()) {
        draft.remarks = model::remarks(draft.model);
        tidy(draft.remarks, tree, file_name);
    }
    if (!errors.empty()) tidy(errors, tree, file_name);
    if (!readable) return Unexpected(std::move(errors));
    draft.errors = std::move(errors);
    return draft;
}

} // namespace

Result<Draft, Errors> parse_draft(std::string_view text, const std::string& file_name, const GoesOn& goes_on) {
    const StopQuestion question(goes_on);
    try {
        return draft_of(text, file_name);
    } catch (const Stopped&) {
        return Unexpected(Errors{reading_stopped({file_name, 0, 0, {}})});
    }
}

Result<model::Model, Errors> parse_scene(std::string_view text, const std::string& file_name, const GoesOn& goes_on) {
    auto draft = parse_draft(text, file_name, goes_on);
    if (!draft) return Unexpected(std::move(draft.error()));
    if (!draft->errors.empty()) return Unexpected(std::move(draft->errors));
    return std::move(draft->model);
}

namespace {

// The text of the file by `parse`, both with the question.
template <class Made>
Result<Made, Errors> read_by(Result<Made, Errors> (*parse)(std::string_view, const std::string&, const GoesOn&), const std::filesystem::path& file, const GoesOn& goes_on) {
    const StopQuestion question(goes_on);
    try {
        auto text = read_file(file, kLargestScene);
        if (!text) return Unexpected(Errors{text.error()});
        return parse(*text, file.string(), {});
    } catch (const Stopped&) {
        return Unexpected(Errors{reading_stopped({file.string(), 0, 0, {}})});
    }
}

} // namespace

Result<Draft, Errors> read_draft(const std::filesystem::path& file, const GoesOn& goes_on) { return read_by(parse_draft, file, goes_on); }

Result<model::Model, Errors> read_scene(const std::filesystem::path& file, const GoesOn& goes_on) { return read_by(parse_scene, file, goes_on); }

Result<void> write_scene(const model::Model& model, const std::filesystem::path& file) { return write_file_atomically(file, scene_text(model)); }

} // namespace saltus::io
