// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/phase_trail.h"

#include "ui/plots/decimate.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui {
namespace {

constexpr std::size_t mostRows = 300'000; // of a trail; beyond, every n-th row is looked at

double turn(double angle) { return std::remainder(angle, 2.0 * std::numbers::pi); }

} // namespace

std::pair<std::size_t, std::size_t> rowsOf(const Recording& recording, std::size_t rows, const Range& time) {
    if (rows == 0 || time.end < recording.value(0, 0)) return {0, 0};
    std::size_t first = recording.row_at(time.begin);
    const std::size_t last = std::min(rows, recording.row_at(time.end) + 1);
    if (recording.value(0, first) < time.begin && first + 1 < last) ++first;
    return {first, last};
}

void PhaseTrail::begin(const Recording& recording, std::size_t x, std::size_t y) {
    *this = PhaseTrail();
    xColumn_ = x;
    yColumn_ = y;
    wrapsX_ = recording.catalogue()[x].unit == "rad";
    wrapsY_ = recording.catalogue()[y].unit == "rad";
}

// Appends the point seen last as a vertex; the cone starts anew from it.
void PhaseTrail::flushPoint() {
    if (!pending_) return;
    vertices_.push_back(last_);
    pending_ = false;
    reach_ = 0.0;
}

// Williams' cone intersection: a row is left out while the straight line from the last vertex stays within the tolerance
// of every row between.
void PhaseTrail::addPoint(double x, double y, double t) {
    if (!(std::isfinite(x) && std::isfinite(y))) {
        flushPoint();
        if (vertices_.size() > head_) vertices_.push_back({kBreak, kBreak, t, true});
        reach_ = 0.0;
        return;
    }
    const bool first = vertices_.size() == head_ || std::isnan(vertices_.back().x);
    if (first && !pending_) {
        vertices_.push_back({x, y, t, true});
        reach_ = 0.0;
        stepX_ = stepY_ = 0.0;
        return;
    }
    const Vertex& before = pending_ ? last_ : vertices_.back();
    const double stepX = x - before.x, stepY = y - before.y;
    // A signal that wraps (a phase modulo its period) jumps across most of its range out of slow motion.
    if ((std::abs(stepX) > jumpX_ && std::abs(stepX_) < 0.1 * jumpX_ && jumpX_ > 0.0 && wrapsX_) ||
        (std::abs(stepY) > jumpY_ && std::abs(stepY_) < 0.1 * jumpY_ && jumpY_ > 0.0 && wrapsY_)) {
        flushPoint();
        vertices_.push_back({x, y, t, true});
        reach_ = 0.0;
        stepX_ = stepY_ = 0.0;
        return;
    }
    stepX_ = stepX;
    stepY_ = stepY;
    const auto look = [&](const Vertex& from, double& distance, double& direction) {
        const double dx = (x - from.x) / toleranceX_, dy = (y - from.y) / toleranceY_;
        distance = std::hypot(dx, dy);
        direction = distance > 0.0 ? std::atan2(dy, dx) : 0.0;
    };
    double distance = 0.0, direction = 0.0;
    look(vertices_.back(), distance, direction);
    const bool outside = reach_ > 1.0 && (std::abs(turn(direction - angle_)) > halfAngle_ || distance < reach_ - 1.0);
    if (outside) {
        flushPoint();
        look(vertices_.back(), distance, direction);
    }
    if (distance > 1.0) {
        const double half = std::asin(1.0 / distance);
        if (reach_ <= 1.0) {
            angle_ = direction;
            halfAngle_ = half;
        } else { // the directions that serve this row and all before
            const double low = std::max(-halfAngle_, turn(direction - angle_) - half);
            const double high = std::min(halfAngle_, turn(direction - angle_) + half);
            angle_ += 0.5 * (low + high);
            halfAngle_ = std::max(0.0, 0.5 * (high - low));
        }
        reach_ = std::max(reach_, distance);
    }
    last_ = {x, y, t, false};
    pending_ = true;
}

void PhaseTrail::addRows(const Recording& recording, std::size_t first, std::size_t last) {
    constexpr std::size_t block = 4096;
    columnX_.resize(block);
    columnY_.resize(block);
    columnT_.resize(block);
    for (std::size_t row = first; row < last; row += block) {
        const std::size_t count = std::min(block, last - row);
        recording.copy(xColumn_, row, count, columnX_.data());
        recording.copy(yColumn_, row, count, columnY_.data());
        recording.copy(0, row, count, columnT_.data());
        const std::size_t phase = row % stride_ == 0 ? 0 : stride_ - row % stride_;
        for (std::size_t i = phase; i < count; i += stride_) addPoint(columnX_[i], columnY_[i], columnT_[i]);
    }
}

void PhaseTrail::startAnew(const Recording& recording, std::size_t first, std::size_t last, double toleranceX, double toleranceY) {
    vertices_.clear();
    pieces_.clear();
    head_ = 0;
    pending_ = false;
    reach_ = 0.0;
    stride_ = 1;
    toleranceX_ = toleranceX;
    toleranceY_ = toleranceY;
    if (last > first) {
        const MinMax x = recording.range(xColumn_, first, last), y = recording.range(yColumn_, first, last);
        jumpX_ = 0.5 * (x.max - x.min);
        jumpY_ = 0.5 * (y.max - y.min);
    }
    firstRow_ = nextRow_ = first;
}

void PhaseTrail::follow(const Recording& all, std::span<const Piece> pieces, double toleranceX, double toleranceY) {
    const auto same = [](const Piece& a, const Piece& b) { return a.recording == b.recording && a.time == b.time; };
    if (toleranceX == toleranceX_ && toleranceY == toleranceY_ && std::equal(pieces.begin(), pieces.end(), pieces_.begin(), pieces_.end(), same)) return;
    const auto [first, last] = rowsOf(all, all.rows(), {pieces.front().time.begin, pieces.back().time.end});
    startAnew(all, first, last, toleranceX, toleranceY);
    for (const Piece& piece : pieces) {
        const auto [begin, end] = rowsOf(*piece.recording, piece.recording->rows(), piece.time);
        addRows(*piece.recording, begin, end);
    }
    pieces_.assign(pieces.begin(), pieces.end());
}

// Brings the thinned trail to this range of time: appends and drops when it moved on, else starts again.
void PhaseTrail::follow(const Recording& recording, const Range& time, double toleranceX, double toleranceY) {
    const auto [first, last] = rowsOf(recording, recording.rows(), time);
    const std::size_t stride = std::max<std::size_t>(1, (last - first) / mostRows);
    const bool fits = toleranceX_ > 0.0 && toleranceX <= 2.0 * toleranceX_ && toleranceX >= 0.5 * toleranceX_ &&
                      toleranceY <= 2.0 * toleranceY_ && toleranceY >= 0.5 * toleranceY_;
    if (!fits || !pieces_.empty() || first < firstRow_ || last < nextRow_ || first > nextRow_ || stride > 2 * stride_ || 2 * stride < stride_) {
        startAnew(recording, first, last, toleranceX, toleranceY);
        stride_ = stride;
    }
    addRows(recording, nextRow_, last);
    nextRow_ = std::max(nextRow_, last);
    firstRow_ = first;
    while (head_ + 1 < vertices_.size() && vertices_[head_ + 1].t < time.begin) ++head_;
    if (head_ > vertices_.size() / 2) { // keep the memory of a long run small
        vertices_.erase(vertices_.begin(), vertices_.begin() + static_cast<std::ptrdiff_t>(head_));
        head_ = 0;
    }
}

} // namespace saltus::ui
