// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/series_content.h"

#include "ui/look/format.h"
#include "ui/run/signal_label.h"

#include <QPainter>

#include <cmath>

namespace saltus::ui {

SeriesContent::SeriesContent(const model::Plot& plot, const model::TimePlot& kind)
    : PlotContent(plot), signals_(kind.channels) {}

Result<void> SeriesContent::bind(std::shared_ptr<const Recording> recording) {
    curves_.clear();
    rows_ = 0;
    recording_ = std::move(recording);
    if (!recording_) return {};
    for (const std::string& signal : signals_) {
        auto column = findColumn(*recording_, signal, name());
        if (!column) {
            recording_.reset();
            curves_.clear();
            return Unexpected(column.error());
        }
        const Channel& channel = recording_->catalogue()[*column];
        curves_.push_back({*column, signalLabel(channel), QString::fromStdString(channel.unit), channel.quantity, 0, 1});
    }
    for (Curve& curve : curves_) {
        int before = 0, all = 0;
        for (const Curve& other : curves_) {
            if (other.quantity != curve.quantity) continue;
            if (&other < &curve) ++before;
            ++all;
        }
        curve.shade = before;
        curve.shades = all;
    }
    return {};
}

bool SeriesContent::take() {
    if (!recording_ || curves_.empty()) return false;
    const std::size_t rows = recording_->rows();
    if (rows == rows_) return false;
    rows_ = rows;
    return true;
}

QColor SeriesContent::colorOf(const Curve& curve, const PlotStyle& style) const {
    return shade(style.color(curve.quantity), style.colors.text, curve.shade, curve.shades);
}

std::vector<LegendItem> SeriesContent::legend(const PlotStyle& style, int exponent) const {
    std::vector<LegendItem> items;
    for (const Curve& curve : curves_)
        items.push_back({LegendItem::Mark::line, colorOf(curve, style),
                         quantityRuns(curve.label, scaledUnit(curve.unit, exponent))});
    return items;
}

TextRuns SeriesContent::xLabel(int exponent) const {
    return quantityRuns(QStringLiteral("t"), scaledUnit(QStringLiteral("s"), exponent));
}

std::optional<PlotContent::Bounds> SeriesContent::bounds(const Range& time, const Shown&) {
    if (!recording_) return std::nullopt;
    double least = INFINITY, greatest = -INFINITY, largest = 0.0;
    for (const Curve& curve : curves_) {
        const MinMax e = extremes(*recording_, curve.column, time);
        least = std::min(least, e.min);
        greatest = std::max(greatest, e.max);
        largest = std::max(largest, largestEver(*recording_, curve.column));
    }
    if (least > greatest) return std::nullopt;
    return Bounds{time, apartFromRoundOff({least, greatest}, largest), false};
}

void SeriesContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown&) {
    if (!recording_ || rows_ < 2) return;
    // Two bins a pixel: slopes stay smooth.
    const int bins = static_cast<int>(std::ceil(2.0 * view.rect.width() * view.pixelsPerUnit));
    binRows(*recording_, view.x, bins, bins_);
    for (auto curve = curves_.rbegin(); curve != curves_.rend(); ++curve) { // the first signal lies on top
        thin(*recording_, curve->column, bins_, points_, workspace_);
        curvePainter_.drawTimeCurve(painter, view, points_, {colorOf(*curve, style), style.width(curve->quantity)});
    }
}

std::optional<Hover> SeriesContent::hover(const View& view, const PlotStyle& style, const Shown&, QPointF at) {
    if (!recording_ || rows_ < 2) return std::nullopt;
    const double time = view.fromX(at.x());
    if (time < recording_->value(0, 0) || time > newestTime(*recording_)) return std::nullopt;
    const std::size_t row = recording_->row_at(time);
    Hover hover;
    hover.time = recording_->value(0, row);
    hover.title = QStringLiteral("t = ") + shownText(hover.time, QStringLiteral("s"), 6);
    for (const Curve& curve : curves_) {
        const double value = recording_->value(curve.column, row);
        const QColor color = colorOf(curve, style);
        hover.lines.push_back({color, curve.label, shownText(value, curve.unit)});
        if (view.y.contains(value)) hover.marks.emplace_back(view.to(hover.time, value), color);
    }
    return hover;
}

std::vector<PlotContent::Reading> SeriesContent::readings(const PlotStyle& style, double time) const {
    std::vector<Reading> result;
    if (!recording_ || rows_ < 2 || time < recording_->value(0, 0) || time > newestTime(*recording_)) return result;
    const std::size_t row = recording_->row_at(time);
    for (const Curve& curve : curves_)
        result.push_back({colorOf(curve, style), curve.label, curve.unit, recording_->value(curve.column, row)});
    return result;
}

} // namespace saltus::ui
