// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cloud_content.h"

#include "ui/look/format.h"
#include "ui/run/signal_label.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {
namespace {

// A map of a long recording fills over several ticks, none of which the user feels.
constexpr std::size_t rowsATick = 400'000;

} // namespace

CloudContent::CloudContent(const model::Plot& plot, PlotSection section)
    : PlotContent(plot), wanted_(std::move(section)) {}

Result<void> CloudContent::bind(std::shared_ptr<const Recording> recording) {
    recording_.reset();
    section_.reset();
    points_.clear();
    times_.clear();
    raster_.clear();
    if (!recording) return {};
    const auto x = findColumn(*recording, wanted_.x, name()), y = findColumn(*recording, wanted_.y, name());
    if (!x) return Unexpected(x.error());
    if (!y) return Unexpected(y.error());
    auto section = Section::create(*recording, wanted_.kind, {wanted_.x, wanted_.y});
    if (!section) return Unexpected(section.error());
    section_ = std::move(*section);
    recording_ = std::move(recording);
    xChannel_ = recording_->catalogue()[*x];
    yChannel_ = recording_->catalogue()[*y];
    std::string watched;
    if (const auto* strobe = std::get_if<StroboscopicSection>(&wanted_.kind)) watched = strobe->phase;
    if (const auto* plane = std::get_if<PlaneSection>(&wanted_.kind)) watched = plane->signal;
    const auto column = recording_->catalogue().find(watched);
    watched_ = column ? signalLabel(recording_->catalogue()[*column]) : QString::fromStdString(watched);
    return {};
}

bool CloudContent::take() { return takeRows(rowsATick); }

void CloudContent::takeAll() { takeRows(static_cast<std::size_t>(-1)); }

bool CloudContent::takeRows(std::size_t most) {
    if (!recording_ || section_->update(*recording_, most) == 0) return false;
    const auto& found = section_->points();
    for (std::size_t i = times_.size(); i < found.size(); ++i) {
        const double x = found[i].values[0], y = found[i].values[1];
        points_.emplace_back(x, y);
        times_.push_back(found[i].time);
        if (!std::isfinite(x) || !std::isfinite(y)) continue;
        if (points_.size() == 1) {
            lowX_ = highX_ = x;
            lowY_ = highY_ = y;
        }
        lowX_ = std::min(lowX_, x);
        highX_ = std::max(highX_, x);
        lowY_ = std::min(lowY_, y);
        highY_ = std::max(highY_, y);
    }
    return true;
}

QString CloudContent::condition() const {
    if (std::holds_alternative<ImpactSection>(wanted_.kind)) return QObject::tr("at impacts");
    const auto* strobe = std::get_if<StroboscopicSection>(&wanted_.kind);
    const double level = strobe != nullptr ? strobe->offset : std::get<PlaneSection>(wanted_.kind).level;
    return QObject::tr("at %1 = %2").arg(watched_, plainNumber(level));
}

std::vector<LegendItem> CloudContent::legend(const PlotStyle& style, int exponent) const {
    TextRuns text = quantityRuns(signalLabel(yChannel_), scaledUnit(QString::fromStdString(yChannel_.unit), exponent));
    if (!text.empty() && recording_) {
        text.back().text += QLatin1Char(' ');
        for (TextRun& run : quantityRuns(condition(), {})) text.push_back(std::move(run));
    }
    return {{LegendItem::Mark::swatch, style.colors.section, std::move(text)}};
}

TextRuns CloudContent::xLabel(int exponent) const {
    return quantityRuns(signalLabel(xChannel_), scaledUnit(QString::fromStdString(xChannel_.unit), exponent));
}

QString CloudContent::subtitle() const {
    if (points_.empty()) return {};
    return points_.size() == 1 ? QObject::tr("1 point") : QObject::tr("%1 points").arg(groupedNumber(points_.size()));
}

std::span<const QPointF> CloudContent::inTimes(const Shown& shown, std::size_t& first) const {
    first = 0;
    std::size_t last = points_.size();
    if (shown.times) {
        first = static_cast<std::size_t>(std::lower_bound(times_.begin(), times_.end(), shown.times->begin) - times_.begin());
        last = static_cast<std::size_t>(std::upper_bound(times_.begin(), times_.end(), shown.times->end) - times_.begin());
    }
    return std::span<const QPointF>(points_).subspan(first, last - first);
}

std::optional<PlotContent::Bounds> CloudContent::bounds(const Range&, const Shown&) {
    if (points_.empty()) return std::nullopt;
    return Bounds{{lowX_, highX_}, {lowY_, highY_}, false};
}

// A handful of points must be seen too (a periodic motion has few): 4 px up to a hundred, 1.6 px from four thousand on.
double CloudContent::pointSize() const {
    const double n = static_cast<double>(std::max<std::size_t>(points_.size(), 1));
    return std::clamp(4.0 - 2.4 * std::log10(n / 100.0) / std::log10(40.0), 1.6, 4.0);
}

void CloudContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    std::size_t first = 0;
    const std::span<const QPointF> points = inTimes(shown, first);
    if (points.empty()) return;
    const bool wasOn = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    if (points.size() > densePoints) {
        if (first > 0 || shown.times) raster_.clear();
        const double resolution = style.print ? view.pixelsPerUnit : 2.0 * view.pixelsPerUnit;
        painter.drawImage(view.rect, raster_.dense(points, view, resolution, style.colors.section));
        if (shown.times) raster_.clear();
    } else if (style.print) {
        // On paper a cloud of this size stays vectors.
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(style.colors.section, 0.9));
        const double radius = 0.4 * pointSize() * style.px;
        for (const QPointF& p : points) {
            const QPointF at = view.to(p.x(), p.y());
            if (view.rect.contains(at)) painter.drawEllipse(at, radius, radius);
        }
    } else {
        painter.drawImage(view.rect, raster_.soft(points, view, view.pixelsPerUnit, style.colors.section,
                                                  pointSize() * style.px, 0.75));
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, wasOn);
}

void CloudContent::drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    // The last point at or before the state shown.
    const auto after = std::upper_bound(times_.begin(), times_.end(), shown.cursor);
    if (after == times_.begin()) return;
    const QPointF& p = points_[static_cast<std::size_t>(after - times_.begin()) - 1];
    const QPointF at = view.to(p.x(), p.y());
    if (!view.rect.adjusted(-2, -2, 2, 2).contains(at)) return;
    painter.setPen(QPen(style.colors.plotCanvas, 1.5 * style.px));
    painter.setBrush(style.colors.accent);
    painter.drawEllipse(at, 5.25 * style.px, 5.25 * style.px);
}

std::optional<Hover> CloudContent::hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) {
    std::size_t first = 0;
    const std::span<const QPointF> points = inTimes(shown, first);
    double best = 8.0 * style.px;
    std::size_t index = points.size();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double dx = view.toX(points[i].x()) - at.x();
        if (!(std::abs(dx) < best)) continue;
        const double distance = std::hypot(dx, view.toY(points[i].y()) - at.y());
        if (distance < best) {
            best = distance;
            index = i;
        }
    }
    if (index == points.size()) return std::nullopt;
    Hover hover;
    hover.time = times_[first + index];
    hover.point = true;
    hover.title = QStringLiteral("t = ") + shownText(hover.time, QStringLiteral("s"), 6);
    hover.lines = {{{}, signalLabel(xChannel_), shownText(points[index].x(), QString::fromStdString(xChannel_.unit))},
                   {{}, signalLabel(yChannel_), shownText(points[index].y(), QString::fromStdString(yChannel_.unit))}};
    hover.marks = {{view.to(points[index].x(), points[index].y()), style.colors.section}};
    return hover;
}

PlotContent::Table CloudContent::table(const View& view) const {
    Table table;
    table.header = {"t", wanted_.x, wanted_.y};
    table.columns.resize(3);
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (!view.x.contains(points_[i].x()) || !view.y.contains(points_[i].y())) continue;
        table.columns[0].push_back(times_[i]);
        table.columns[1].push_back(points_[i].x());
        table.columns[2].push_back(points_[i].y());
    }
    return table;
}

} // namespace saltus::ui
