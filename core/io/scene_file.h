// SPDX-License-Identifier: GPL-3.0-or-later
// Scene files: versioned JSON, schema in scenes/saltus.schema.json. Reading validates everything and reports every
// error at once; writing is atomic and keeps the order and the texts that the user wrote.
#pragma once

#include "core/base/error.h"
#include "core/base/going_on.h"
#include "core/model/model.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace saltus::io {

inline constexpr std::size_t kLargestScene = std::size_t{64} << 20; // bytes; larger files are refused with a message
inline constexpr int kDeepestScene = 64;                            // levels of nesting

// goes_on is asked while a scene is read and checked, for each of its parts; false: no further (refused as cancelled).
Result<model::Model, Errors> read_scene(const std::filesystem::path& file, const GoesOn& goes_on = {});
Result<model::Model, Errors> parse_scene(std::string_view text, const std::string& file_name, const GoesOn& goes_on = {});
// A scene that can be read but perhaps not run: for the editor, where it is mended. Errors of the text itself (no JSON,
// unknown keys, missing ones) refuse it as above.
struct Draft {
    model::Model model;
    Errors errors;  // empty: it can run
    Errors remarks; // then: what its author should know (core/model/remarks.h)
};
Result<Draft, Errors> read_draft(const std::filesystem::path& file, const GoesOn& goes_on = {});
Result<Draft, Errors> parse_draft(std::string_view text, const std::string& file_name, const GoesOn& goes_on = {});
std::string scene_text(const model::Model& model);
Result<void> write_scene(const model::Model& model, const std::filesystem::path& file);

} // namespace saltus::io
