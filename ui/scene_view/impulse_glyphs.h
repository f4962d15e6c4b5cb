// SPDX-License-Identifier: GPL-3.0-or-later
// Which impulses are shown at a time: the newest of each contact, its predecessors as echoes that fade (95, 38, 16 %).
#pragma once

#include "core/simulation/recording.h"

#include <cstdint>
#include <vector>

namespace saltus::ui::scene {

struct ImpulseGlyph {
    std::uint32_t interaction = 0;
    double impulse = 0.0; // N s
    double age = 0.0;     // s of simulated time
    int rank = 0;         // 0: newest of its contact
    double opacity = 0.95;
    double share = 1.0;   // of the greatest impulse so far, by square root
};

class ImpulseHistory {
public:
    // Impacts in (time - window, time]; at most `most` contacts. Allocates only while the list grows.
    const std::vector<ImpulseGlyph>& at(const Recording& recording, double time, double window, std::size_t most = 64);
    void clear();

private:
    std::vector<ImpulseGlyph> glyphs_;
    std::size_t seen_ = 0; // impacts that went into greatest_
    double greatest_ = 0.0;
};

} // namespace saltus::ui::scene
