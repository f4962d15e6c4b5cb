// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/phase_trajectory.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {
constexpr double kVisible = 0.006;          // of the box: moves shorter than this are not kept
constexpr std::size_t kLargestScan = 60000; // rows looked at in one call; more are taken in larger strides
} // namespace

double Wrap::operator()(double z) const { return z - period * std::floor((z - offset) / period + 0.5); }

PhasePoint PhaseTrajectory::read(const Recording& recording, std::size_t row) const {
    PhasePoint point;
    for (std::size_t k = 0; k < 3; ++k) point.value[k] = recording.value(columns_[k], row);
    if (wrap_) point.value[2] = (*wrap_)(point.value[2]);
    point.time = recording.value(0, row);
    return point;
}

PhasePoint PhaseTrajectory::at(const Recording& recording, double time) const { return read(recording, recording.row_at(time)); }

void PhaseTrajectory::consider(const Recording& recording, std::size_t row, bool keep, bool impact) {
    PhasePoint point = read(recording, row);
    if (!std::isfinite(point.value[0] + point.value[1] + point.value[2])) {
        broken_ = true;
        return;
    }
    if (wrap_ && std::abs(point.value[2] - last_z_) > 0.5 * wrap_->period) broken_ = true;
    last_z_ = point.value[2];
    if (!keep && !broken_ && !points_.empty()) {
        double moved = 0.0;
        for (std::size_t k = 0; k < 3; ++k) {
            const double width = ranges_[k].max - ranges_[k].min;
            if (width > 0.0) moved += std::pow((point.value[k] - points_.back().value[k]) / width, 2);
        }
        keep = moved > kVisible * kVisible;
    }
    if (!keep && !broken_) return;
    point.starts_line = broken_;
    point.impact = impact;
    broken_ = false;
    points_.push_back(point);
}

bool PhaseTrajectory::update(const Recording& recording) {
    const std::size_t rows = recording.rows();
    if (rows <= next_row_) return false;
    for (std::size_t k = 0; k < 3; ++k) {
        if (k == 2 && wrap_) {
            ranges_[k] = {wrap_->offset - 0.5 * wrap_->period, wrap_->offset + 0.5 * wrap_->period};
            continue;
        }
        const MinMax fresh = recording.range(columns_[k], next_row_, rows);
        if (fresh.min > fresh.max) continue;
        if (ranges_[k].min > ranges_[k].max) {
            ranges_[k] = fresh;
        } else {
            ranges_[k] = {std::min(ranges_[k].min, fresh.min), std::max(ranges_[k].max, fresh.max)};
        }
    }
    // Older impacts than these would be dropped again below, and the rows before them.
    const std::size_t impact_count = recording.impact_count();
    if (impact_count > next_impact_ + kCapacity) {
        next_impact_ = impact_count - kCapacity;
        const Impact first = recording.impact(next_impact_);
        if (first.row > 0) next_row_ = std::clamp(static_cast<std::size_t>(first.row) - 1, next_row_, rows);
        broken_ = true;
    }
    const std::vector<Impact> impacts = recording.impacts(next_impact_);
    std::size_t impact = 0;
    const std::size_t stride = 1 + (rows - next_row_) / kLargestScan;
    const std::size_t before = points_.size();
    for (std::size_t row = next_row_; row < rows;) {
        // the rows before and after each impact are kept whatever the stride
        while (impact < impacts.size() && impacts[impact].row >= 0 && static_cast<std::size_t>(impacts[impact].row) < row) ++impact;
        std::size_t last = std::min(rows, row + stride) - 1;
        const bool has_impact = impact < impacts.size() && impacts[impact].row >= 0 && static_cast<std::size_t>(impacts[impact].row) <= last;
        if (has_impact) {
            const auto after = static_cast<std::size_t>(impacts[impact].row);
            if (after > row || after > next_row_) consider(recording, after - 1, true, false);
            consider(recording, after, true, true);
            last = after;
        } else {
            consider(recording, last, false, false);
        }
        row = last + 1;
    }
    next_row_ = rows;
    for (const Impact& next : impacts) {
        if (next.row < 0 || static_cast<std::size_t>(next.row) >= rows) break;
        ++next_impact_;
    }
    if (points_.size() > kCapacity) {
        points_.erase(points_.begin(), points_.begin() + static_cast<std::ptrdiff_t>(points_.size() - kCapacity + kCapacity / 4));
        points_.front().starts_line = true;
    }
    return points_.size() != before;
}

} // namespace saltus::ui
