// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/impulse_glyphs.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui::scene {

namespace {
constexpr double kFade[] = {0.95, 0.38, 0.16};
constexpr std::size_t kLookBack = 512; // impacts: an accumulation has no end
} // namespace

void ImpulseHistory::clear() {
    glyphs_.clear();
    seen_ = 0;
    greatest_ = 0.0;
}

const std::vector<ImpulseGlyph>& ImpulseHistory::at(const Recording& recording, double time, double window, std::size_t most) {
    glyphs_.clear();
    const std::size_t count = recording.impact_count();
    if (count < seen_) clear(); // a branch left some out
    for (; seen_ < count; ++seen_) greatest_ = std::max(greatest_, recording.impact(seen_).impulse);
    // The last impact at or before `time`.
    std::size_t low = 0, high = count;
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (recording.impact(middle).time <= time + 1e-12) low = middle + 1;
        else high = middle;
    }
    std::size_t contacts = 0;
    for (std::size_t k = low, looked = 0; k > 0 && looked < kLookBack; --k, ++looked) {
        const Impact impact = recording.impact(k - 1);
        const double age = time - impact.time;
        if (age > window) break;
        const auto rank = static_cast<int>(std::count_if(glyphs_.begin(), glyphs_.end(), [&](const ImpulseGlyph& g) {
            return g.interaction == impact.interaction;
        }));
        if (rank > 2 || !(impact.impulse > 0.0)) continue;
        if (rank == 0 && ++contacts > most) break;
        const int stage = std::max(rank, std::min(2, static_cast<int>(3.0 * age / window)));
        glyphs_.push_back({impact.interaction, impact.impulse, age, rank, kFade[stage],
                           std::sqrt(std::min(1.0, impact.impulse / std::max(greatest_, 1e-300)))});
    }
    return glyphs_;
}

} // namespace saltus::ui::scene
