// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/difference_content.h"

#include "ui/run/signal_label.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::ui {

namespace {
constexpr std::size_t kLooks = 8;       // rows looked at in a bin: the difference has no pyramid of extremes
constexpr double kSmallest = 1e-17;     // of a difference in a logarithm: below it is none
} // namespace

DifferenceContent::DifferenceContent(const model::Plot& plot, std::vector<std::string> channels) : PlotContent(plot), signals_(std::move(channels)) {}

Result<void> DifferenceContent::bind(std::shared_ptr<const Recording> recording) {
    recording_ = std::move(recording);
    curves_.clear();
    rows_ = 0;
    return {};
}

bool DifferenceContent::bindBeside() {
    curves_.clear();
    for (const std::string& signal : signals_) {
        const auto a = recording_->catalogue().find(signal), b = beside_.recording->catalogue().find(signal);
        if (!a || !b) continue;
        const Channel& channel = recording_->catalogue()[*a];
        curves_.push_back({*a, *b, signalLabel(channel), QString::fromStdString(channel.unit), channel.quantity});
    }
    return !curves_.empty();
}

bool DifferenceContent::take() {
    if (!recording_) return false;
    const std::size_t rows = recording_->rows();
    if (rows == rows_) return false;
    rows_ = rows;
    return true;
}

std::vector<QColor> DifferenceContent::colors(const PlotStyle& style) const {
    std::vector<Quantity> quantities;
    for (const Curve& curve : curves_) quantities.push_back(curve.quantity);
    return curveColors(style.colors, quantities);
}

std::vector<LegendItem> DifferenceContent::legend(const PlotStyle& style, int exponent) const {
    std::vector<LegendItem> items;
    const auto color = colors(style);
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        const QString label = logarithmic_ ? QStringLiteral("lg |Δ%1|").arg(curves_[i].label) : QStringLiteral("Δ") + curves_[i].label;
        items.push_back({LegendItem::Mark::line, color[i], quantityRuns(label, logarithmic_ ? QString() : scaledUnit(curves_[i].unit, exponent))});
    }
    items.push_back({LegendItem::Mark::none, {}, {{QObject::tr("B − A"), false, true}}});
    return items;
}

TextRuns DifferenceContent::xLabel(int exponent) const { return quantityRuns(QStringLiteral("t"), scaledUnit(QStringLiteral("s"), exponent)); }

double DifferenceContent::difference(std::size_t curve, std::size_t row, RowGuess* guess) const {
    const Curve& c = curves_[curve];
    const double d = valueAt(*beside_.recording, c.b, recording_->value(0, row), guess) - recording_->value(c.a, row);
    return logarithmic_ ? (std::isfinite(d) ? std::log10(std::max(std::abs(d), kSmallest)) : d) : d;
}

const std::vector<QPointF>& DifferenceContent::sample(std::size_t curve, const Range& time, int bins) {
    std::vector<QPointF>& points = curves_[curve].points;
    const Sampled wanted{time, bins, rows_, beside_.recording->rows(), logarithmic_};
    if (std::exchange(curves_[curve].sampled, wanted) == wanted) return points;
    points.clear();
    binRows(*recording_, time, bins, bins_);
    RowGuess guess;
    const auto add = [&](std::size_t row) { points.emplace_back(recording_->value(0, row), difference(curve, row, &guess)); };
    if (bins_.exact) {
        for (std::size_t row = bins_.first; row < bins_.last; ++row) add(row);
        return points;
    }
    for (std::size_t b = 0; b + 1 < bins_.edges.size(); ++b) {
        const std::size_t first = bins_.edges[b], count = bins_.edges[b + 1] - first;
        for (std::size_t i = 0; i < std::min(count, kLooks); ++i) add(first + i * count / std::min(count, kLooks));
    }
    return points;
}

std::optional<PlotContent::Bounds> DifferenceContent::bounds(const Range& time, const Shown&) {
    if (!hasData()) return std::nullopt;
    double least = INFINITY, greatest = -INFINITY;
    const double none = std::log10(kSmallest) + 0.5; // of a logarithm: rounding, which would press what parts into a line
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        for (const QPointF& p : sample(i, time, drawn_)) {
            if (!std::isfinite(p.y()) || (logarithmic_ && p.y() < none)) continue;
            least = std::min(least, p.y());
            greatest = std::max(greatest, p.y());
        }
    }
    if (least > greatest && logarithmic_) return Bounds{time, {none - 1.0, none}, false}; // the same in both, to the last digit
    if (least > greatest) return std::nullopt;
    return Bounds{time, {least, greatest}, !logarithmic_};
}

void DifferenceContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown&) {
    if (!hasData()) return;
    const auto color = colors(style);
    const int bins = static_cast<int>(std::ceil(view.rect.width() * view.pixelsPerUnit));
    if (!view.paper) drawn_ = bins;
    if (!logarithmic_ && view.y.contains(0.0)) {
        painter.setPen(QPen(style.colors.plotAxis, style.axisWidth));
        painter.drawLine(QPointF(view.rect.left(), view.toY(0.0)), QPointF(view.rect.right(), view.toY(0.0)));
    }
    for (std::size_t i = curves_.size(); i-- > 0;) {
        curvePainter_.drawTimeCurve(painter, view, sample(i, view.x, bins), {color[i], style.width(curves_[i].quantity)});
    }
}

std::vector<PlotContent::Reading> DifferenceContent::readings(const PlotStyle& style, double time) const {
    std::vector<Reading> result;
    if (!hasData() || time < recording_->value(0, 0) || time > newestTime(*recording_)) return result;
    const auto color = colors(style);
    for (std::size_t i = 0; i < curves_.size(); ++i)
        result.push_back({color[i], QStringLiteral("Δ") + curves_[i].label, logarithmic_ ? QString() : curves_[i].unit, difference(i, recording_->row_at(time))});
    return result;
}

PlotContent::Table DifferenceContent::table(const View& view) const {
    Table table;
    table.header.push_back("t");
    for (const Curve& curve : curves_) table.header.push_back((logarithmic_ ? "lg |B - A| " : "B - A ") + recording_->catalogue()[curve.a].name);
    table.columns.resize(table.header.size());
    if (!hasData()) return table;
    for (std::size_t row = recording_->row_at(view.x.begin); row < rows_ && recording_->value(0, row) <= view.x.end; ++row) {
        table.columns[0].push_back(recording_->value(0, row));
        for (std::size_t i = 0; i < curves_.size(); ++i) table.columns[i + 1].push_back(difference(i, row));
    }
    return table;
}

} // namespace saltus::ui
