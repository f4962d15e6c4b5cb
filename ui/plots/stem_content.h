// SPDX-License-Identifier: GPL-3.0-or-later
// Impulses of an interaction as stems over time.
#pragma once

#include "ui/plots/plot_content.h"

namespace saltus::ui {

class StemContent : public PlotContent {
public:
    StemContent(const model::Plot& plot, const model::StemPlot& kind);

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    bool hasData() const override { return rows_ > 1; }
    bool timeAxis() const override { return true; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    QString subtitle() const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    void drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    Table table(const View& view) const override;

    struct Stem {
        double time, impulse;
        std::size_t impact; // index in the recording
    };
    const std::vector<Stem>& stems() const { return stems_; }

private:
    std::pair<std::size_t, std::size_t> visible(const Range& time) const;

    std::string interaction_;
    std::vector<bool> wanted_; // by Impact::interaction
    std::vector<Stem> stems_;  // in the order of time
    std::size_t taken_ = 0, rows_ = 0;
    std::vector<double> tallest_; // workspace: a value a pixel column
};

} // namespace saltus::ui
