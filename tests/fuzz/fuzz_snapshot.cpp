// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots that are not what a run made: bytes choose a scene and change, cut or lengthen its snapshot. It is refused with a
// message, or the run goes on from it and its steps end in numbers or an error.
#include "same_bits.h"
#include "targets.h"

#include "core/io/scene_file.h"
#include "core/session.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <vector>

namespace {

using namespace saltus;

struct Start {
    std::unique_ptr<Session> session;
    Snapshot snapshot;
};

std::vector<Start>& starts() {
    static std::vector<Start> all = [] {
        std::vector<Start> made;
        for (const char* name : {"bouncing-ball", "cam-follower", "circuit-rlcd", "slider-crank", "bouncing-box", "heavy-top", "relay-oscillator"}) {
            const auto model = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + name + ".saltus");
            demand(model.has_value(), "the scene is read");
            auto session = Session::create(*model);
            demand(session.has_value(), "the scene runs");
            demand((*session)->run_steps(7).has_value(), "the scene makes seven steps");
            Snapshot snapshot = (*session)->snapshot();
            made.push_back({std::move(*session), std::move(snapshot)});
        }
        return made;
    }();
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1) return 0;
    Start& start = starts()[data[0] % starts().size()];
    Snapshot changed = start.snapshot;
    // Records of eleven bytes: what, where, the new value.
    for (std::size_t at = 1; at + 11 <= size; at += 11) {
        const std::size_t place = data[at + 1] + 256u * data[at + 2];
        std::uint64_t bits = 0;
        std::memcpy(&bits, data + at + 3, sizeof bits);
        switch (data[at] % 6) {
        case 0:
        case 1:
            if (!changed.numbers.empty()) changed.numbers[place % changed.numbers.size()] = std::bit_cast<double>(bits);
            break;
        case 2:
            if (!changed.integers.empty()) changed.integers[place % changed.integers.size()] = std::bit_cast<std::int64_t>(bits);
            break;
        case 3:
            if (!changed.integers.empty()) changed.integers[place % changed.integers.size()] += static_cast<std::int64_t>(bits % 7) - 3;
            break;
        case 4: changed.numbers.resize(place % (changed.numbers.size() + 9)); break;
        default: changed.integers.resize(place % (changed.integers.size() + 9)); break;
        }
    }
    const auto restored = start.session->restore(changed);
    if (!restored) demand(!restored.error().message.empty(), "a refused snapshot comes with an error");
    for (int i = 0; i < 3; ++i) {
        const auto stepped = start.session->step();
        if (stepped) continue;
        demand(!stepped.error().message.empty(), "a step that fails says why");
        break;
    }
    demand(start.session->restore(start.snapshot).has_value(), "a run goes back to its own snapshot");
    demand(same_bits(start.session->snapshot(), start.snapshot), "a snapshot comes back as it was");
    return 0;
}
