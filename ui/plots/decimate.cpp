// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/decimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {
namespace {


// Rows [first, last) that cover the range of time with one row more on either side.
std::pair<std::size_t, std::size_t> coveringRows(const Recording& recording, const Range& time) {
    const std::size_t rows = recording.rows();
    if (rows == 0) return {0, 0};
    if (recording.value(0, rows - 1) < time.begin || recording.value(0, 0) > time.end) return {0, 0};
    const std::size_t first = recording.row_at(time.begin);
    const std::size_t last = std::min(rows, recording.row_at(time.end) + 2);
    return {first, last};
}

} // namespace

void binRows(const Recording& recording, const Range& time, int bins, TimeBins& out) {
    out.edges.clear();
    out.times.clear();
    std::tie(out.first, out.last) = coveringRows(recording, time);
    const std::size_t count = out.last - out.first;
    out.exact = count <= 4 * static_cast<std::size_t>(std::max(bins, 1));
    if (out.exact) {
        out.times.resize(count);
        if (count > 0) recording.copy(0, out.first, count, out.times.data());
        return;
    }
    out.edges.reserve(static_cast<std::size_t>(bins) + 3);
    out.edges.push_back(out.first);
    const double width = time.span() / bins;
    for (int i = 0; i <= bins; ++i) {
        const std::size_t row = std::clamp(recording.row_at(time.begin + i * width) + 1, out.edges.back(), out.last);
        if (row != out.edges.back()) out.edges.push_back(row);
    }
    if (out.edges.back() != out.last) out.edges.push_back(out.last);
    out.times.reserve(out.edges.size());
    for (const std::size_t row : out.edges) out.times.push_back(recording.value(0, std::min(row, out.last - 1)));
}

void thin(const Recording& recording, std::size_t column, const TimeBins& bins, std::vector<QPointF>& out,
          std::vector<double>& workspace) {
    out.clear();
    if (bins.last <= bins.first) return;
    if (bins.exact) {
        const std::size_t count = bins.last - bins.first;
        workspace.resize(count);
        recording.copy(column, bins.first, count, workspace.data());
        for (std::size_t i = 0; i < count; ++i) out.emplace_back(bins.times[i], workspace[i]);
        return;
    }
    for (std::size_t b = 0; b + 1 < bins.edges.size(); ++b) {
        const std::size_t first = bins.edges[b], last = bins.edges[b + 1];
        const double begin = bins.times[b], end = bins.times[b + 1];
        const MinMax extreme = recording.range(column, first, last);
        if (extreme.min > extreme.max) {
            out.emplace_back(begin, kBreak);
            continue;
        }
        const double a = recording.value(column, first), z = recording.value(column, last - 1);
        out.emplace_back(begin, a);
        const double low = std::min(a, z), high = std::max(a, z);
        const double middle = 0.5 * (begin + end);
        // NaN ends compare false: then both extremes are drawn.
        const bool below = !(extreme.min >= low), above = !(extreme.max <= high);
        if (below && above && z < a) {
            out.emplace_back(middle, extreme.max);
            out.emplace_back(middle, extreme.min);
        } else {
            if (below) out.emplace_back(middle, extreme.min);
            if (above) out.emplace_back(middle, extreme.max);
        }
        // A jump at the joint of two bins keeps its place only with the last value of the left one.
        if (below || above || b + 2 == bins.edges.size()) out.emplace_back(end, z);
    }
}

MinMax extremes(const Recording& recording, std::size_t column, const Range& time) {
    const auto [first, last] = coveringRows(recording, time);
    if (first >= last) return {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    return recording.range(column, first, last);
}

double largestEver(const Recording& recording, std::size_t column) {
    const MinMax ever = recording.range(column, 0, recording.rows());
    return ever.min <= ever.max ? std::max(std::abs(ever.min), std::abs(ever.max)) : 0.0;
}

std::optional<std::size_t> positionOf(const Recording& recording, std::size_t velocity) {
    std::string name = recording.catalogue()[velocity].name;
    const std::size_t at = name.rfind(".v[");
    if (at == std::string::npos) return std::nullopt;
    name[at + 1] = 'q';
    return recording.catalogue().find(name);
}

double speedThatShows(const Recording& recording, std::size_t position) {
    const double time = newestTime(recording);
    return time > 0.0 ? 1e3 * largestEver(recording, position) / time : 0.0;
}

Range apartFromRoundOff(const Range& bounds, double largest, std::optional<double> own) {
    const double missing = 1e-9 * largest - bounds.span();
    if (!(missing > 0.0) || !std::isfinite(missing)) return bounds;
    // A value that stays is shown among round numbers of its own size, not by its last digits.
    const double middle = 0.5 * (bounds.begin + bounds.end);
    if (std::abs(middle) > 1e-3 * largest) return {bounds.begin - 0.05 * std::abs(middle), bounds.end + 0.05 * std::abs(middle)};
    // Nothing is shown as nothing, on the scale of what was: not as ±250 nm/s. What never moved has no scale.
    const double size = !own ? largest : *own > 1e-9 * largest ? *own : 20.0;
    return {middle - 0.05 * size, middle + 0.05 * size};
}

double newestTime(const Recording& recording) {
    const std::size_t rows = recording.rows();
    return rows > 0 ? recording.value(0, rows - 1) : 0.0;
}

} // namespace saltus::ui
