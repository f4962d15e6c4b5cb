// SPDX-License-Identifier: GPL-3.0-or-later
// How far the second of two runs is from the first: B - A of the signals of a plot over time, at A's rows; or the logarithm of its
// size, which grows along a straight line where the motion is chaotic.
#pragma once

#include "ui/plots/curve_painter.h"
#include "ui/plots/decimate.h"
#include "ui/plots/plot_content.h"
#include "ui/run/event_match.h"

namespace saltus::ui {

class DifferenceContent : public PlotContent {
public:
    DifferenceContent(const model::Plot& plot, std::vector<std::string> channels);

    void setLogarithmic(bool on) { logarithmic_ = on; }
    bool logarithmic() const { return logarithmic_; }

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    bool hasData() const override { return beside_.recording && rows_ > 1; }
    bool timeAxis() const override { return true; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::vector<Reading> readings(const PlotStyle& style, double time) const override;
    Table table(const View& view) const override;

    double difference(std::size_t curve, std::size_t row, RowGuess* guess = nullptr) const; // B - A, or its logarithm; NaN where B is not yet

private:
    bool bindBeside() override;
    // Points of the curve. Those of the last call again where nothing has changed: an axis that fits itself asks for what is then drawn.
    const std::vector<QPointF>& sample(std::size_t curve, const Range& time, int bins);
    std::vector<QColor> colors(const PlotStyle& style) const;

    struct Sampled {
        Range time;
        int bins = 0;
        std::size_t rows = 0, beside = 0; // of A and B
        bool logarithmic = false;
        friend bool operator==(const Sampled&, const Sampled&) = default;
    };
    struct Curve {
        std::size_t a = 0, b = 0;
        QString label, unit;
        Quantity quantity = Quantity::none;
        Sampled sampled = {}; // what `points` are of
        std::vector<QPointF> points = {};
    };
    std::vector<std::string> signals_;
    std::vector<Curve> curves_;
    std::size_t rows_ = 0;
    bool logarithmic_ = false;
    int drawn_ = 400; // bins, on the screen
    TimeBins bins_;
    CurvePainter curvePainter_;
};

} // namespace saltus::ui
