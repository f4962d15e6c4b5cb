// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/phase_content.h"

#include "ui/look/format.h"
#include "ui/plots/decimate.h"
#include "ui/run/signal_label.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::ui {
namespace {

struct Age {
    double until, opacity; // fraction of the trail's length, newest first
};
constexpr std::array<Age, 3> ages{{{0.12, 1.0}, {0.4, 0.5}, {1.0, 0.22}}};

void addTo(std::vector<QPointF>& points, const View& view, const PhaseTrail::Vertex& v) {
    if (v.begins) points.emplace_back(kBreak, kBreak);
    points.push_back(view.to(v.x, v.y));
}

} // namespace

PhaseContent::PhaseContent(const model::Plot& plot, const model::PhasePlot& kind)
    : PlotContent(plot), x_(kind.x), y_(kind.y) {}

Result<void> PhaseContent::bind(std::shared_ptr<const Recording> recording) {
    recording_.reset();
    rows_ = 0;
    if (!recording) return {};
    const auto x = findColumn(*recording, x_, name()), y = findColumn(*recording, y_, name());
    if (!x) return Unexpected(x.error());
    if (!y) return Unexpected(y.error());
    xColumn_ = *x;
    yColumn_ = *y;
    recording_ = std::move(recording);
    xChannel_ = recording_->catalogue()[xColumn_];
    yChannel_ = recording_->catalogue()[yColumn_];
    path_.begin(*recording_, xColumn_, yColumn_);
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
    const QColor color = style.color(yChannel_.quantity);
    std::vector<LegendItem> items{{LegendItem::Mark::swatch, color,
                                   quantityRuns(signalLabel(yChannel_), scaledUnit(QString::fromStdString(yChannel_.unit), exponent))}};
    for (LegendItem& item : besideLegend(style, color)) items.push_back(std::move(item));
    return items;
}

TextRuns PhaseContent::xLabel(int exponent) const {
    return quantityRuns(signalLabel(xChannel_), scaledUnit(QString::fromStdString(xChannel_.unit), exponent));
}

Range PhaseContent::shownTimes(const View&, const Shown& shown) const {
    if (shown.times) return *shown.times;
    return {shown.cursor - trail_, shown.cursor};
}

// The other run at the same times; of one that ended before, its end; of this run's first moments, all that will be the trail.
Range PhaseContent::besideTimes(const Shown& shown) const {
    if (shown.times) return *shown.times;
    const double end = std::min(std::max(shown.cursor, beside_.look == BesideRun::Look::faint ? trail_ : 0.0), newestTime(*beside_.recording));
    return {end - trail_, end};
}

bool PhaseContent::bindBeside() {
    const auto x = beside_.recording->catalogue().find(x_), y = beside_.recording->catalogue().find(y_);
    if (!x || !y) return false;
    besideX_ = *x;
    besideY_ = *y;
    besidePath_.begin(*beside_.recording, besideX_, besideY_);
    return true;
}

std::optional<PlotContent::Bounds> PhaseContent::bounds(const Range&, const Shown& shown) {
    if (!recording_) return std::nullopt;
    std::optional<Bounds> all;
    const auto reach = [&](const Recording& recording, std::size_t rows, std::size_t columnX, std::size_t columnY, const Range& time) {
        const auto [first, last] = rowsOf(recording, rows, time);
        if (last < first + 2) return;
        const MinMax x = recording.range(columnX, first, last), y = recording.range(columnY, first, last);
        if (x.min > x.max || y.min > y.max) return;
        const Bounds own{apartFromRoundOff({x.min, x.max}, largestEver(recording, columnX)), apartFromRoundOff({y.min, y.max}, largestEver(recording, columnY)), false};
        if (!all) all = own;
        all->x = {std::min(all->x.begin, own.x.begin), std::max(all->x.end, own.x.end)};
        all->y = {std::min(all->y.begin, own.y.begin), std::max(all->y.end, own.y.end)};
    };
    reach(*recording_, rows_, xColumn_, yColumn_, shownTimes({}, shown));
    if (beside_.recording) reach(*beside_.recording, beside_.recording->rows(), besideX_, besideY_, besideTimes(shown));
    return all;
}

TickKind PhaseContent::tickKind(Qt::Orientation axis) const {
    return recording_ ? tickKindOf(*recording_, axis == Qt::Horizontal ? xColumn_ : yColumn_) : TickKind::decimal;
}

void PhaseContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    if (!recording_) return;
    const double quarter = 0.25 / view.pixelsPerUnit; // of a device pixel
    const double toleranceX = quarter / view.rect.width() * view.x.span(), toleranceY = quarter / view.rect.height() * view.y.span();
    const QColor color = style.color(yChannel_.quantity);
    const double width = style.width(yChannel_.quantity);
    if (beside_.recording) {
        besidePath_.follow(*beside_.recording, besideTimes(shown), toleranceX, toleranceY);
        points_.clear();
        for (const PhaseTrail::Vertex& v : besidePath_.vertices()) addTo(points_, view, v);
        if (const auto last = besidePath_.last()) points_.push_back(view.to(last->x, last->y));
        curvePainter_.drawPath(painter, view, points_, besideStroke(beside_, color, width, style.px));
    }
    if (rows_ < 2) return;
    const Range time = shownTimes(view, shown);
    path_.follow(*recording_, time, toleranceX, toleranceY);
    const auto vertices = path_.vertices();
    const std::size_t count = vertices.size();
    if (count == 0) return;
    // Oldest first, so that the newest lies on top.
    std::size_t begin = 0;
    for (std::size_t a = ages.size(); a-- > 0;) {
        const bool faded = !shown.times;
        const double until = faded && a > 0 ? time.end - ages[a - 1].until * time.span() : time.end;
        points_.clear();
        std::size_t i = begin;
        for (; i < count && (vertices[i].t <= until || (faded ? a == 0 : true)); ++i) addTo(points_, view, vertices[i]);
        const bool newest = i == count;
        if (const auto last = path_.last(); newest && last) points_.push_back(view.to(last->x, last->y));
        if (!newest && !points_.empty() && !vertices[i].begins) points_.push_back(view.to(vertices[i].x, vertices[i].y));
        curvePainter_.drawPath(painter, view, points_, {withAlpha(color, faded ? ages[a].opacity : 1.0), width});
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
    const PhaseTrail::Vertex* best = nullptr;
    double bestDistance = 8.0 * style.px;
    for (const PhaseTrail::Vertex& v : path_.vertices()) {
        const QPointF p = view.to(v.x, v.y);
        const double distance = std::hypot(p.x() - at.x(), p.y() - at.y());
        if (distance < bestDistance) {
            bestDistance = distance;
            best = &v;
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
