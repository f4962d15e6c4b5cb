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
    const std::vector<Piece> pieces = denseParts().empty() ? std::vector<Piece>() : piecesOver(time);
    if (std::any_of(pieces.begin(), pieces.end(), [this](const Piece& piece) { return piece.recording != recording_.get(); }))
        path_.follow(*recording_, pieces, toleranceX, toleranceY);
    else path_.follow(*recording_, time, toleranceX, toleranceY);
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

// Where an arc of the trail through this view is further from the chord of two samples than can be overlooked. From second differences, event by
// event: two rows of one instant are the state before and behind a jump.
std::vector<SparseStretch> PhaseContent::sparse(const View& view, const Shown& shown) {
    constexpr double kSeen = 0.5, kUnseen = 0.1, kMargin = 20.0; // pixels
    constexpr std::size_t kMostRows = 400'000;
    if (!recording_ || rows_ < 3) return {};
    Range time = shownTimes(view, shown);
    time = {std::max(time.begin, recording_->value(0, 0)), std::min(time.end, newestTime(*recording_))};
    if (!(time.begin < time.end)) return {};
    if (looked_.rows == rows_ && looked_.time == time && looked_.view.x == view.x && looked_.view.y == view.y && looked_.view.rect == view.rect && looked_.parts == denseParts())
        return looked_.found;
    looked_ = {view, time, rows_, denseParts(), {}};
    std::vector<SparseStretch>& found = looked_.found;
    const double perUnit = view.pixelsPerUnit;
    for (const Piece& piece : piecesOver(time)) {
        const Recording& rows = *piece.recording;
        const auto [first, last] = rowsOf(rows, rows.rows(), piece.time);
        if (last - first > kMostRows) return found = {};
        double t0 = 0.0, t1 = 0.0;
        QPointF p0, p1;
        int known = 0;
        for (std::size_t row = first; row < last; ++row) {
            const double t2 = rows.value(0, row);
            const QPointF p2 = perUnit * view.to(rows.value(xColumn_, row), rows.value(yColumn_, row));
            if (known > 0 && !(t2 > t1)) known = 0; // an event
            if (known > 1) {
                const QPointF bend = 2.0 * ((p2 - p1) / (t2 - t1) - (p1 - p0) / (t1 - t0)) / (t2 - t0);
                const double size = std::hypot(bend.x(), bend.y()), step = std::max(t2 - t1, t1 - t0), off = size * step * step / 8.0, around = kMargin + 4.0 * off;
                const QRectF rect(perUnit * view.rect.topLeft(), perUnit * view.rect.size());
                const auto outside = [&](double a, double b, double c, double low, double high) { return std::max({a, b, c}) < low - around || std::min({a, b, c}) > high + around; };
                if (off > kSeen && !outside(p0.x(), p1.x(), p2.x(), rect.left(), rect.right()) && !outside(p0.y(), p1.y(), p2.y(), rect.top(), rect.bottom())) {
                    const double wanted = std::sqrt(size / (8.0 * kUnseen));
                    if (!found.empty() && t0 <= found.back().end) found.back().end = t2, found.back().wanted = std::max(found.back().wanted, wanted);
                    else found.push_back({t0, t2, wanted});
                }
            }
            p0 = p1, t0 = t1;
            p1 = p2, t1 = t2;
            ++known;
        }
    }
    std::reverse(found.begin(), found.end());
    return found;
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
