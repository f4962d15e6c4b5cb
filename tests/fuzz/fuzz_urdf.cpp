// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a robot's description: refused, or a scene that can be written, read again and is good if that was said.
#include "targets.h"

#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/session.h"

#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto imported = io::parse_urdf(text, "fuzz.urdf");
    if (!imported) {
        demand(!imported.error().empty() && !imported.error().front().message.empty(), "a refused description comes with an error");
        return 0;
    }
    const std::string written = io::scene_text(imported->model);
    const auto draft = io::parse_draft(written, "fuzz.saltus");
    demand(draft.has_value(), "what was imported can be written and read");
    if (!imported->errors.empty()) return 0;
    demand(draft->errors.empty(), "what was imported without errors is a good scene");
    const auto session = Session::create(draft->model); // a centre of mass 1e8 m away is beyond the tolerance of joints: `import` says so
    if (!session)
        for (const Error& error : session.error())
            demand(!error.message.empty() && !error.remedy.empty() && !error.place.object.empty(), "what cannot run says why, where and what to do");
    return 0;
}
