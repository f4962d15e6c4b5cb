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
        curves_.push_back({*column, signalLabel(channel), QString::fromStdString(channel.unit), channel.quantity, positionOf(*recording_, *column)});
    }
    return {};
}

bool SeriesContent::bindBeside() {
    besideColumns_.clear();
    bool any = false;
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        besideColumns_.push_back(beside_.recording->catalogue().find(signals_[i]));
        any = any || besideColumns_.back();
    }
    return any;
}

bool SeriesContent::take() {
    if (!recording_ || curves_.empty()) return false;
    const std::size_t rows = recording_->rows();
    if (rows == rows_) return false;
    rows_ = rows;
    return true;
}

std::vector<QColor> SeriesContent::colors(const PlotStyle& style) const {
    std::vector<Quantity> quantities;
    for (const Curve& curve : curves_) quantities.push_back(curve.quantity);
    return curveColors(style.colors, quantities);
}

std::vector<LegendItem> SeriesContent::legend(const PlotStyle& style, int exponent) const {
    const auto color = colors(style);
    std::vector<LegendItem> items;
    for (std::size_t i = 0; i < curves_.size(); ++i)
        items.push_back({LegendItem::Mark::line, color[i], quantityRuns(curves_[i].label, scaledUnit(curves_[i].unit, exponent))});
    if (!color.empty())
        for (LegendItem& item : besideLegend(style, color[0])) items.push_back(std::move(item));
    return items;
}

TextRuns SeriesContent::xLabel(int exponent) const {
    return quantityRuns(QStringLiteral("t"), scaledUnit(QStringLiteral("s"), exponent));
}

// Of all curves the same, else decimal.
TickKind SeriesContent::tickKind(Qt::Orientation axis) const {
    if (axis == Qt::Horizontal || !recording_ || curves_.empty()) return TickKind::decimal;
    const TickKind first = tickKindOf(*recording_, curves_.front().column);
    for (const Curve& curve : curves_)
        if (tickKindOf(*recording_, curve.column) != first) return TickKind::decimal;
    return first;
}

std::optional<PlotContent::Bounds> SeriesContent::bounds(const Range& time, const Shown&) {
    if (!recording_) return std::nullopt;
    double least = INFINITY, greatest = -INFINITY, own = 0.0, still = 0.0;
    const auto reach = [&](const Recording& ever, const Recording& rows, std::size_t column) {
        const MinMax e = extremes(rows, column, time);
        least = std::min(least, e.min);
        greatest = std::max(greatest, e.max);
        own = std::max(own, largestEver(ever, column));
    };
    if (recording_->rows() == 0) return std::nullopt;
    for (const Curve& curve : curves_) {
        reach(*recording_, rowsOver(time), curve.column);
        if (curve.position) still = std::max(still, speedThatShows(*recording_, *curve.position));
    }
    if (beside_.recording)
        for (const auto& column : besideColumns_)
            if (column) reach(*beside_.recording, besideOver(time), *column);
    if (least > greatest) return std::nullopt;
    return Bounds{time, apartFromRoundOff({least, greatest}, std::max(own, still), own), false};
}

void SeriesContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown&) {
    if (!recording_) return;
    // Two bins a pixel: slopes stay smooth.
    const int bins = static_cast<int>(std::ceil(2.0 * view.rect.width() * view.pixelsPerUnit));
    const auto color = colors(style);
    if (beside_.recording) {
        const Recording& rows = besideOver(view.x);
        binRows(rows, view.x, bins, bins_);
        for (std::size_t i = curves_.size(); i-- > 0;) {
            if (!besideColumns_[i]) continue;
            thin(rows, *besideColumns_[i], bins_, points_, workspace_);
            curvePainter_.drawTimeCurve(painter, view, points_, besideStroke(beside_, color[i], style.width(curves_[i].quantity), style.px));
        }
    }
    if (rows_ < 2) return;
    const Recording& rows = rowsOver(view.x);
    binRows(rows, view.x, bins, bins_);
    for (std::size_t i = curves_.size(); i-- > 0;) { // the first signal lies on top
        thin(rows, curves_[i].column, bins_, points_, workspace_);
        curvePainter_.drawTimeCurve(painter, view, points_, {color[i], style.width(curves_[i].quantity)});
    }
}

std::optional<Hover> SeriesContent::hover(const View& view, const PlotStyle& style, const Shown&, QPointF at) {
    if (!recording_ || rows_ < 2) return std::nullopt;
    const double time = view.fromX(at.x());
    if (time < recording_->value(0, 0) || time > newestTime(*recording_)) return std::nullopt;
    const Recording& rows = rowsOver(view.x);
    const std::size_t row = rows.row_at(time);
    Hover hover;
    hover.time = rows.value(0, row);
    hover.title = QStringLiteral("t = ") + shownText(hover.time, QStringLiteral("s"), 6);
    const auto color = colors(style);
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        const double value = rows.value(curves_[i].column, row);
        hover.lines.push_back({color[i], curves_[i].label, shownText(value, curves_[i].unit)});
        if (view.y.contains(value)) hover.marks.emplace_back(view.to(hover.time, value), color[i]);
    }
    return hover;
}

std::vector<PlotContent::Reading> SeriesContent::readings(const PlotStyle& style, double time) const {
    std::vector<Reading> result;
    if (!recording_ || rows_ < 2 || time < recording_->value(0, 0) || time > newestTime(*recording_)) return result;
    const std::size_t row = recording_->row_at(time);
    const auto color = colors(style);
    for (std::size_t i = 0; i < curves_.size(); ++i)
        result.push_back({color[i], curves_[i].label, curves_[i].unit, recording_->value(curves_[i].column, row)});
    return result;
}

} // namespace saltus::ui
