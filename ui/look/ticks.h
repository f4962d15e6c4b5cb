// SPDX-License-Identifier: GPL-3.0-or-later
// Round numbers for axes: steps 1, 2, 2.5, 4, 5 x 10^k, three to six labels.
#pragma once

#include <QString>

#include <vector>

namespace saltus::ui {

struct Range {
    double begin = 0.0, end = 1.0;
    double span() const { return end - begin; }
    bool contains(double value) const { return value >= begin && value <= end; }
    friend bool operator==(const Range&, const Range&) = default;
};

// What the numbers of an axis are: any, whole ones (counts), angles (rad: multiples of pi).
enum class TickKind { decimal, whole, turns };
// Angles as multiples of pi only where these are near enough to each other and to zero, else decimal.
TickKind fitting(TickKind kind, const Range& range);

// The smallest round step that gives at most `most` ticks in the range.
double tickStep(const Range& range, int most, TickKind kind = TickKind::decimal);
// Multiples of the step inside the range, the ends included.
std::vector<double> ticksIn(const Range& range, double step);
// "-0.25" with a true minus sign and as many decimals as the step needs; `scale` divides (10^exponent).
// Of turns "−3π/2".
QString tickLabel(double value, double step, double scale = 1.0, TickKind kind = TickKind::decimal);
// Part of an axis by which data may stick out of a rounded range.
inline constexpr double hairline = 0.015;
// Enlarged to multiples of a round step; a degenerate range gets a width. Non-finite input gives 0 ... 1.
Range niceRange(double least, double greatest, int most = 5, TickKind kind = TickKind::decimal);
// The multiple of three by which an axis is divided so that its labels stay short: 0 when the range is readable as is.
int axisExponent(const Range& range);

} // namespace saltus::ui
