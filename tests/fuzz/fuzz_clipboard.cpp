// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what lies in the clipboard: refused, or parts that are pasted; what comes of it can be written and read.
#include "targets.h"

#include "core/authoring/clipboard.h"
#include "core/io/scene_file.h"

#include <string_view>

namespace {

const saltus::model::Model& scene_pasted_into() {
    static const saltus::model::Model scene = *saltus::io::read_scene(SALTUS_SOURCE_DIR "/scenes/dominoes.saltus");
    return scene;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto fragment = io::parse_draft(text, "clipboard");
    if (!fragment) return 0;
    auto pasted = authoring::paste(scene_pasted_into(), fragment->model, {0.1, 0.0, 0.2});
    if (!pasted) {
        demand(!pasted.error().message.empty(), "an error has a message");
        return 0;
    }
    model::Model scene = scene_pasted_into();
    const model::Model before = scene;
    const model::Edit undo = model::apply(scene, pasted->edit);
    demand(io::parse_draft(io::scene_text(scene), "pasted.saltus").has_value(), "a scene pasted into can be written and read");
    model::apply(scene, undo);
    demand(scene == before, "a paste can be undone");
    return 0;
}
