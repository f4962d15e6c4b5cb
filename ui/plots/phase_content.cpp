// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/phase_content.h"

#include "ui/look/format.h"
#include "ui/plots/decimate.h"
#include "ui/run/signal_label.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::ui {
namespace {

constexpr std::size_t mostRows = 300'000; // of a trail; beyond, every n-th row is looked at

struct Age {
    double until, opacity; // fraction of the trail's length, newest first
};
constexpr std::array<Age, 3> ages{{{0.12, 1.0}, {0.4, 0.5}, {1.0, 0.22}}};

double turn(double angle) { return std::remainder(angle, 2.0 * std::numbers::pi); }

} // namespace

PhaseContent::PhaseContent(const model::Plot& plot, const model::PhasePlot& kind)
    : PlotContent(plot), x_(kind.x), y_(kind.y) {}

Result<void> PhaseContent::bind(std::shared_ptr<const Recording> recording) {
    recording_.reset();
    rows_ = 0;
    vertices_.clear();
    head_ = firstRow_ = nextRow_ = 0;
    pending_ = false;
    toleranceX_ = toleranceY_ = 0.0;
    if (!recording) return {};
    const auto x = findColumn(*recording, x_, name()), y = findColumn(*recording, y_, name());
    if (!x) return Unexpected(x.error());
    if (!y) return Unexpected(y.error());
    xColumn_ = *x;
    yColumn_ = *y;
    recording_ = std::move(recording);
    xChannel_ = recording_->catalogue()[xColumn_];
    yChannel_ = recording_->catalogue()[yColumn_];
    return {};
}

bool PhaseContent::take() {
    if (!recording_) return false;
    const std::size_t rows = recording_->rows();
    if (rows == rows_) return false;
    rows_ = rows;
    return true;
}

std::vector<LegendItem> PhaseContent::legend(const PlotStyle& style, int exponent) const {
    return {{LegendItem::Mark::swatch, style.color(yChannel_.quantity),
             quantityRuns(signalLabel(yChannel_), scaledUnit(QString::fromStdString(yChannel_.unit), exponent))}};
}

TextRuns PhaseContent::xLabel(int exponent) const {
    return quantityRuns(signalLabel(xChannel_), scaledUnit(QString::fromStdString(xChannel_.unit), exponent));
}

Range PhaseContent::shownTimes(const View&, const Shown& shown) const {
    if (shown.times) return *shown.times;
    return {shown.cursor - trail_, shown.cursor};
}

std::pair<std::size_t, std::size_t> PhaseContent::rowsOf(const Range& time) const {
    if (rows_ == 0 || time.end < recording_->value(0, 0)) return {0, 0};
    std::size_t first = recording_->row_at(time.begin);
    const std::size_t last = std::min(rows_, recording_->row_at(time.end) + 1);
    if (recording_->value(0, first) < time.begin && first + 1 < last) ++first;
    return {first, last};
}

std::optional<PlotContent::Bounds> PhaseContent::bounds(const Range&, const Shown& shown) {
    if (!recording_) return std::nullopt;
    const auto [first, last] = rowsOf(shownTimes({}, shown));
    if (last < first + 2) return std::nullopt;
    const MinMax x = recording_->range(xColumn_, first, last), y = recording_->range(yColumn_, first, last);
    if (x.min > x.max || y.min > y.max) return std::nullopt;
    return Bounds{apartFromRoundOff({x.min, x.max}, largestEver(*recording_, xColumn_)),
                  apartFromRoundOff({y.min, y.max}, largestEver(*recording_, yColumn_)), false};
}

TickKind PhaseContent::tickKind(Qt::Orientation axis) const {
    return recording_ ? tickKindOf(*recording_, axis == Qt::Horizontal ? xColumn_ : yColumn_) : TickKind::decimal;
}

// Appends the point seen last as a vertex; the cone starts anew from it.
void PhaseContent::flushPoint() {
    if (!pending_) return;
    vertices_.push_back(last_);
    pending_ = false;
    reach_ = 0.0;
}

// Williams' cone intersection: a row is left out while the straight line from the last vertex stays within the tolerance
// of every row between.
void PhaseContent::addPoint(double x, double y, double t) {
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
    if ((std::abs(stepX) > jumpX_ && std::abs(stepX_) < 0.1 * jumpX_ && jumpX_ > 0.0 && xChannel_.unit == "rad") ||
        (std::abs(stepY) > jumpY_ && std::abs(stepY_) < 0.1 * jumpY_ && jumpY_ > 0.0 && yChannel_.unit == "rad")) {
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

void PhaseContent::addRows(std::size_t first, std::size_t last) {
    constexpr std::size_t block = 4096;
    columnX_.resize(block);
    columnY_.resize(block);
    columnT_.resize(block);
    for (std::size_t row = first; row < last; row += block) {
        const std::size_t count = std::min(block, last - row);
        recording_->copy(xColumn_, row, count, columnX_.data());
        recording_->copy(yColumn_, row, count, columnY_.data());
        recording_->copy(0, row, count, columnT_.data());
        const std::size_t phase = row % stride_ == 0 ? 0 : stride_ - row % stride_;
        for (std::size_t i = phase; i < count; i += stride_) addPoint(columnX_[i], columnY_[i], columnT_[i]);
    }
}

// Brings the thinned trail to this range of time: appends and drops when it moved on, else starts again.
void PhaseContent::follow(const Range& time, double toleranceX, double toleranceY) {
    const auto [first, last] = rowsOf(time);
    const std::size_t stride = std::max<std::size_t>(1, (last - first) / mostRows);
    const bool fits = toleranceX_ > 0.0 && toleranceX <= 2.0 * toleranceX_ && toleranceX >= 0.5 * toleranceX_ &&
                      toleranceY <= 2.0 * toleranceY_ && toleranceY >= 0.5 * toleranceY_;
    if (!fits || first < firstRow_ || last < nextRow_ || first > nextRow_ || stride > 2 * stride_ || 2 * stride < stride_) {
        vertices_.clear();
        head_ = 0;
        pending_ = false;
        reach_ = 0.0;
        stride_ = stride;
        toleranceX_ = toleranceX;
        toleranceY_ = toleranceY;
        if (last > first) {
            const MinMax x = recording_->range(xColumn_, first, last), y = recording_->range(yColumn_, first, last);
            jumpX_ = 0.5 * (x.max - x.min);
            jumpY_ = 0.5 * (y.max - y.min);
        }
        firstRow_ = nextRow_ = first;
    }
    addRows(nextRow_, last);
    nextRow_ = std::max(nextRow_, last);
    firstRow_ = first;
    while (head_ + 1 < vertices_.size() && vertices_[head_ + 1].t < time.begin) ++head_;
    if (head_ > vertices_.size() / 2) { // keep the memory of a long run small
        vertices_.erase(vertices_.begin(), vertices_.begin() + static_cast<std::ptrdiff_t>(head_));
        head_ = 0;
    }
}

void PhaseContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    if (!recording_ || rows_ < 2) return;
    const Range time = shownTimes(view, shown);
    const double quarter = 0.25 / view.pixelsPerUnit; // of a device pixel
    follow(time, quarter / view.rect.width() * view.x.span(), quarter / view.rect.height() * view.y.span());
    const QColor color = style.color(yChannel_.quantity);
    const double width = style.width(yChannel_.quantity);
    const std::size_t count = vertices_.size();
    if (count == head_) return;
    // Oldest first, so that the newest lies on top.
    std::size_t begin = head_;
    for (std::size_t a = ages.size(); a-- > 0;) {
        const bool faded = !shown.times;
        const double until = faded && a > 0 ? time.end - ages[a - 1].until * time.span() : time.end;
        path_.clear();
        std::size_t i = begin;
        for (; i < count && (vertices_[i].t <= until || (faded ? a == 0 : true)); ++i) {
            const Vertex& v = vertices_[i];
            if (v.begins) path_.emplace_back(kBreak, kBreak);
            path_.push_back(view.to(v.x, v.y));
        }
        const bool newest = i == count;
        if (newest && pending_) path_.push_back(view.to(last_.x, last_.y));
        if (!newest && !path_.empty() && !vertices_[i].begins) path_.push_back(view.to(vertices_[i].x, vertices_[i].y));
        curvePainter_.drawPath(painter, view, path_, {withAlpha(color, faded ? ages[a].opacity : 1.0), width});
        if (newest) return;
        begin = i;
    }
}

void PhaseContent::drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    if (!recording_ || rows_ == 0) return;
    const std::size_t row = recording_->row_at(shown.cursor);
    const QPointF at = view.to(recording_->value(xColumn_, row), recording_->value(yColumn_, row));
    if (!view.rect.adjusted(-2, -2, 2, 2).contains(at)) return;
    painter.setPen(QPen(style.colors.plotCanvas, 1.5 * style.px));
    painter.setBrush(style.colors.accent);
    painter.drawEllipse(at, 5.25 * style.px, 5.25 * style.px);
}

std::optional<Hover> PhaseContent::hover(const View& view, const PlotStyle& style, const Shown&, QPointF at) {
    const Vertex* best = nullptr;
    double bestDistance = 8.0 * style.px;
    for (std::size_t i = head_; i < vertices_.size(); ++i) {
        const QPointF p = view.to(vertices_[i].x, vertices_[i].y);
        const double distance = std::hypot(p.x() - at.x(), p.y() - at.y());
        if (distance < bestDistance) {
            bestDistance = distance;
            best = &vertices_[i];
        }
    }
    if (best == nullptr) return std::nullopt;
    Hover hover;
    hover.time = best->t;
    hover.point = true;
    hover.title = QStringLiteral("t = ") + shownText(best->t, QStringLiteral("s"), 6);
    const QColor color = style.color(yChannel_.quantity);
    hover.lines = {{style.color(xChannel_.quantity), signalLabel(xChannel_),
                    shownText(best->x, QString::fromStdString(xChannel_.unit))},
                   {color, signalLabel(yChannel_), shownText(best->y, QString::fromStdString(yChannel_.unit))}};
    hover.marks = {{view.to(best->x, best->y), color}};
    return hover;
}

} // namespace saltus::ui
