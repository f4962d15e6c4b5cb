// SPDX-License-Identifier: GPL-3.0-or-later
// Signals over time.
#pragma once

#include "ui/plots/curve_painter.h"
#include "ui/plots/decimate.h"
#include "ui/plots/plot_content.h"

#include <optional>

namespace saltus::ui {

class SeriesContent : public PlotContent {
public:
    SeriesContent(const model::Plot& plot, const model::TimePlot& kind);

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    bool hasData() const override { return rows_ > 1 || beside_.recording; }
    bool timeAxis() const override { return true; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    TickKind tickKind(Qt::Orientation axis) const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    std::vector<Reading> readings(const PlotStyle& style, double time) const override;
    std::vector<std::string> recordedSignals() const override { return signals_; }

private:
    struct Curve {
        std::size_t column = 0;
        QString label, unit;
        Quantity quantity = Quantity::none;
        std::optional<std::size_t> position = {}; // column of the coordinate whose velocity it is
    };
    std::vector<QColor> colors(const PlotStyle& style) const; // of the curves
    bool bindBeside() override;

    std::vector<std::string> signals_;
    std::vector<Curve> curves_;
    std::size_t rows_ = 0;
    std::vector<std::optional<std::size_t>> besideColumns_; // of the curves
    TimeBins bins_;
    std::vector<QPointF> points_;
    std::vector<double> workspace_;
    CurvePainter curvePainter_;
};

} // namespace saltus::ui
