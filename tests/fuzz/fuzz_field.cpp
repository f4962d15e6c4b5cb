// SPDX-License-Identifier: GPL-3.0-or-later
// Any text typed into any field of a scene: the first two bytes choose the field. It is refused with a reason, or becomes an edit; what
// comes of that can be written and read, and undone.
#include "targets.h"

#include "core/base/utf8.h"
#include "core/io/scene_file.h"
#include "core/model/properties.h"

#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace saltus;
using namespace saltus::model;

struct Choice {
    std::size_t scene;
    Target target;
    PropertyId id;
};

struct EveryField {
    std::vector<Model> scenes;
    std::vector<Choice> choices;
    EveryField() {
        for (const char* name : {"cam-follower", "bouncing-box", "circuit-rlcd", "motor-crank", "four-bar-clearance", "gear-rattle"}) {
            auto scene = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + name + ".saltus");
            demand(scene.has_value(), "the scene is read");
            scenes.push_back(std::move(*scene));
            const Model& model = scenes.back();
            std::vector<Target> targets{Setting::heading, Setting::world, Setting::run};
            for (std::size_t p = 0; p < kParts; ++p)
                for (std::size_t i = 0; i < count(model, static_cast<Part>(p)); ++i) targets.push_back(Location{static_cast<Part>(p), i});
            for (const Target& target : targets)
                for (const Property& property : properties(model, target)) {
                    if (property.kind == PropertyKind::blocks) continue;
                    choices.push_back({scenes.size() - 1, target, property.id});
                    if (property.rows > 0) choices.push_back({scenes.size() - 1, target, property.columns > 0 ? entry(property.id, 0, 0) : entry(property.id, 0)});
                }
        }
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const EveryField fields;
    if (size < 2) return 0;
    const Choice& choice = fields.choices[(data[0] + 256u * data[1]) % fields.choices.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    if (first_not_utf8(text)) return 0; // no field of the window gives such
    Model scene = fields.scenes[choice.scene];
    const auto edit = set_property(scene, {&choice.target, 1}, choice.id, text);
    if (!edit) {
        demand(!edit.error().error.message.empty(), "a refused text comes with a reason");
        return 0;
    }
    const Edit undo = apply(scene, *edit);
    if (const auto draft = io::parse_draft(io::scene_text(scene), "fuzz.saltus"); !draft) demand(false, ("a scene with what was typed can be written and read: " + draft.error().front().text()).c_str());
    apply(scene, undo);
    demand(scene == fields.scenes[choice.scene], "what was typed can be undone");
    return 0;
}
