// SPDX-License-Identifier: GPL-3.0-or-later
// One signal against another: a trail that ends at the state shown and fades with age.
#pragma once

#include "ui/plots/curve_painter.h"
#include "ui/plots/phase_trail.h"
#include "ui/plots/plot_content.h"

#include <vector>

namespace saltus::ui {

class PhaseContent : public PlotContent {
public:
    PhaseContent(const model::Plot& plot, const model::PhasePlot& kind);

    // Length of the trail in time; its newest part is opaque. Set by the plot area from the scene's end time.
    void setTrail(double seconds) { trail_ = seconds; }

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    bool hasData() const override { return rows_ > 1 || beside_.recording; }
    bool timeAxis() const override { return false; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    TickKind tickKind(Qt::Orientation axis) const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    void drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    std::vector<std::string> recordedSignals() const override { return {x_, y_}; }
    Range shownTimes(const View& view, const Shown& shown) const override;
    std::vector<SparseStretch> sparse(const View& view, const Shown& shown) override;

    std::size_t vertexCount() const { return path_.vertices().size(); }

private:
    bool bindBeside() override;
    Range besideTimes(const Shown& shown) const;

    std::string x_, y_;
    std::size_t xColumn_ = 0, yColumn_ = 0, besideX_ = 0, besideY_ = 0;
    Channel xChannel_, yChannel_;
    std::size_t rows_ = 0;
    double trail_ = 6.0;
    PhaseTrail path_, besidePath_;
    std::vector<QPointF> points_;
    struct Looked { // what sparse() has answered
        View view;
        Range time;
        std::size_t rows = 0;
        DenseParts parts;
        std::vector<SparseStretch> found;
    } looked_;
    CurvePainter curvePainter_;
};

} // namespace saltus::ui
