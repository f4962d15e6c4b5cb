// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of scene files, once: the reader refuses all others, and a test holds scenes/saltus.schema.json to this table.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace saltus::io {

struct SceneKey {
    std::string_view name;
    bool required = false;
};

struct SceneObject {
    std::string_view name; // as in the schema's $defs
    std::vector<SceneKey> keys;
};

std::span<const SceneObject> scene_objects();
const SceneObject& scene_object(std::string_view name);

// The words of an enumerated key, as in the schema's $defs: "plot_kind" -> "time", "impulses", ...
struct SceneWords {
    std::string_view name;
    std::vector<std::string_view> words; // in the order of the enumeration or variant in core/model/model.h
};
std::span<const SceneWords> scene_words();
const SceneWords& scene_words(std::string_view name);

} // namespace saltus::io
