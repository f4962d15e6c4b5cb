// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/divergence.h"

#include "ui/run/event_match.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace saltus::ui {

namespace {

constexpr std::size_t kStretches = 24, kSamples = 48; // of a stretch
constexpr double kFar = 0.25, kRoundOff = 1e-14;      // of the signal's range
constexpr double kLeastGrowth = 6.0, kFit = 0.8;      // doublings; of the variance
constexpr std::size_t kLeast = 5, kEnough = 12; // stretches with a difference

struct Line {
    double slope = 0.0, offset = 0.0, left = 0.0; // left: sum of squares
};
Line fitted(const std::vector<double>& x, const std::vector<double>& y) {
    const auto n = static_cast<double>(x.size());
    double sx = 0.0, sy = 0.0, sxx = 0.0, sxy = 0.0;
    for (std::size_t k = 0; k < x.size(); ++k) sx += x[k], sy += y[k], sxx += x[k] * x[k], sxy += x[k] * y[k];
    Line line;
    line.slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
    line.offset = (sy - line.slope * sx) / n;
    for (std::size_t k = 0; k < x.size(); ++k) line.left += std::pow(y[k] - line.offset - line.slope * x[k], 2);
    return line;
}

} // namespace

std::optional<Divergence> divergence(const Recording& a, const Recording& b, const std::string& signal) {
    const auto in_a = a.catalogue().find(signal), in_b = b.catalogue().find(signal);
    if (!in_a || !in_b || a.rows() < 2 || b.rows() < 2) return std::nullopt;
    const double begin = a.value(0, 0);
    double end = std::min(a.value(0, a.rows() - 1), b.value(0, b.rows() - 1));
    const MinMax ever = a.range(*in_a, 0, a.rows());
    const double range = ever.max - ever.min;
    if (!(end > begin) || !(range > 0.0)) return std::nullopt;
    std::vector<double> t, log_t, doublings;
    double saturated = end;
    for (bool again = true; again;) { // of a long run the growth may be over within the first stretch: then that is what is looked at
        again = false;
        t.clear(), log_t.clear(), doublings.clear();
        saturated = end;
        const double width = (end - begin) / kStretches;
        for (std::size_t k = 0; k < kStretches; ++k) {
            const double from = begin + width * static_cast<double>(k);
            double largest = 0.0;
            for (std::size_t i = 0; i < kSamples; ++i) {
                const double at = from + width * (static_cast<double>(i) + 0.5) / kSamples;
                const double d = std::abs(valueAt(b, *in_b, at) - valueAt(a, *in_a, at));
                if (std::isfinite(d)) largest = std::max(largest, d);
            }
            if (largest > kFar * range) {
                saturated = from;
                break;
            }
            if (largest < kRoundOff * range) continue;
            t.push_back(from + 0.5 * width);
            log_t.push_back(std::log2(t.back() - begin));
            doublings.push_back(std::log2(largest));
        }
        if (saturated < end && saturated + width < end && t.size() < kEnough && a.row_at(saturated + width) > kStretches) end = saturated + width, again = true;
    }
    if (t.size() < kLeast || doublings.back() - doublings.front() < kLeastGrowth) return std::nullopt;
    const Line line = fitted(t, doublings), power = fitted(log_t, doublings);
    double mean = 0.0, variance = 0.0;
    for (const double d : doublings) mean += d / static_cast<double>(doublings.size());
    for (const double d : doublings) variance += (d - mean) * (d - mean);
    if (!(line.slope > 0.0) || line.left > (1.0 - kFit) * variance || line.left >= power.left) return std::nullopt;
    Divergence out;
    out.doubling = 1.0 / line.slope;
    out.until = saturated < end ? saturated : (std::log2(kFar * range) - line.offset) / line.slope;
    return out;
}

} // namespace saltus::ui
