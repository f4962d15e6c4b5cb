// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for more samples where a plot over time or a phase portrait is looked at more closely than its run was sampled: of event-driven runs, whose
// motion is known between samples too. Until they are there the samples are shown.
#pragma once

#include "ui/look/ticks.h"
#include "ui/run/dense_part.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace saltus::ui {

// A stretch of time in which what is drawn has fewer samples than it needs for its curves not to look like polygons.
struct SparseStretch {
    double begin = 0.0, end = 0.0; // s
    double wanted = 0.0;           // samples a second
};

class DenseCurves {
public:
    using Ask = std::function<void(double begin, double end, std::int64_t samples)>;

    // Asks where `recording` has fewer than two rows a pixel over `shown` and `parts` do not either; the same is asked for once.
    void look(const std::shared_ptr<const Recording>& recording, const DenseParts& parts, const Range& shown, int pixels, const Ask& ask);
    // For a trail through a view, stretch after stretch, one asked for at a time; each once, or closer again where it was too long for its samples.
    void look(const std::shared_ptr<const Recording>& recording, const DenseParts& parts, std::span<const SparseStretch> stretches, const Ask& ask);
    void forget() { asked_ = {}, passes_.clear(); }

private:
    struct Asked {
        const Recording* of = nullptr;
        double begin = 0.0, end = 0.0;
        std::int64_t samples = 0;
    };
    Asked asked_;
    std::vector<Asked> passes_;           // of trails
    const DensePart* newest_ = nullptr; // when the last of them was asked for
};

} // namespace saltus::ui
