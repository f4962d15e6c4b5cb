// SPDX-License-Identifier: GPL-3.0-or-later
// The gap that a compliant row y = g + D lambda acts by over a step, lambda = -gap / D: minus the discrete gradient of the energy that it
// stores, V = min(0, g)^2 / (2 D), of equalities without the min. Written by cases so that nothing is divided at rest. Source:
// O. Gonzalez, J. Nonlinear Sci. 6 (1996) 449-467.
#pragma once

namespace saltus::rigid {

struct MeanGap {
    double gap = 0.0, slope = 0.0; // and its derivative by the gap at the end
};

inline MeanGap mean_gap(double before, double after, bool two_sided) noexcept {
    if (two_sided || (before <= 0.0 && after <= 0.0)) return {0.5 * (before + after), 0.5};
    if (before >= 0.0 && after >= 0.0) return {0.0, 0.0};
    if (after < 0.0) { // closes
        const double part = after / (after - before);
        return {0.5 * after * part, part - 0.5 * part * part};
    }
    const double part = before / (before - after); // opens
    return {0.5 * before * part, 0.5 * part * part};
}

} // namespace saltus::rigid
