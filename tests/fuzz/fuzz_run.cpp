// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scene that is run: it is refused with place and remedy, or makes its steps, or stops at the last good state
// with a message; numbers that it shows are numbers. A step that is left where it asks whether to go on is made again.
#include "same_bits.h"
#include "targets.h"

#include "core/base/going_on.h"
#include "core/io/scene_file.h"
#include "core/session.h"

#include <cmath>
#include <optional>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto model = io::parse_scene(text, "fuzz.saltus");
    if (!model) return 0;
    auto session = Session::create(*model);
    if (!session) {
        demand(!session.error().empty(), "a refused scene comes with an error");
        demand(session.error().size() <= 101, "messages are counted, not told without end");
        for (const Error& error : session.error()) demand(!error.message.empty(), "an error has a message");
        return 0;
    }
    for (int i = 0; i < 20; ++i) {
        const double before = (*session)->time();
        std::int64_t left = i; // questions until the answer is no
        const GoesOn goes_on = [&left] { return --left >= 0; };
        std::optional<StopQuestion> question(goes_on);
        auto stepped = (*session)->run_steps(1);
        question.reset();
        if (stepped && *stepped == Outcome::cancelled) {
            demand((*session)->time() == before, "after a stop the state is the last whole one");
            stepped = (*session)->run_steps(1);
        }
        if (!stepped) {
            demand(!stepped.error().message.empty(), "a step that fails says why");
            demand((*session)->time() == before, "after an error the state is the last good one");
            break;
        }
        demand(std::isfinite((*session)->time()) && (*session)->time() > before, "time goes on");
    }
    const Snapshot snapshot = (*session)->snapshot();
    const auto restored = (*session)->restore(snapshot);
    demand(restored.has_value(), "a run goes back to its own snapshot");
    demand(same_bits((*session)->snapshot(), snapshot), "a snapshot comes back as it was");
    return 0;
}
