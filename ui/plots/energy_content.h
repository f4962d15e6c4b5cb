// SPDX-License-Identifier: GPL-3.0-or-later
// The energy budget over time: potential and kinetic energy stacked, on them the losses since the left edge of the
// window, against what was there at the left edge and has been put in since (dashed). The two close. Where the losses of the
// window are more than the energies, they would bury them: they and the input are lines of their own then, divided by a power of
// ten that the legend tells.
#pragma once

#include "ui/plots/curve_painter.h"
#include "ui/plots/decimate.h"
#include "ui/plots/plot_content.h"

namespace saltus::ui {

class EnergyContent : public PlotContent {
public:
    explicit EnergyContent(const model::Plot& plot);

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    bool hasData() const override { return rows_ > 1 || beside_.recording; }
    bool timeAxis() const override { return true; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    QString subtitle() const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    std::vector<std::string> recordedSignals() const override;

    // E(0) + input - damping - impact - scheme - E at a row, J: zero but for round-off.
    double imbalance(std::size_t row) const;

private:
    enum Part { kinetic, potential, total, input, damping, impact, scheme, parts };
    using Columns = std::array<std::size_t, parts>;
    double at(Part part, std::size_t row) const { return recording_->value(columns_[part], row); }
    struct Sample { // of the levels of the stack
        double t, potential, energy, damped, lost, given;
    };
    void refine(const Recording& recording, const Columns& columns, const Range& time, int bins, std::vector<Sample>& samples);
    bool bindBeside() override;
    void drawBeside(QPainter& painter, const View& view, const PlotStyle& style, int bins);
    QString dampingText() const;
    void takeApart(); // decides divisor_ from the samples

    Columns columns_{}, besideColumns_{};
    std::size_t rows_ = 0;
    bool damped_ = false, lossy_ = false, driven_ = false, schemeLoss_ = false;
    // Thinned levels of the stack, all at the same times.
    TimeBins bins_;
    std::vector<Sample> samples_, besideSamples_;
    QPolygonF area_;
    std::vector<QPointF> line_;
    CurvePainter curvePainter_;
    double divisor_ = 0.0; // of losses and input that are lines of their own; 0: they lie on the energies
};

} // namespace saltus::ui
