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
    bool hasData() const override { return rows_ > 1 || beside_.recording; }
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
    static std::pair<std::size_t, std::size_t> visible(const std::vector<Stem>& stems, const Range& time);
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const std::vector<Stem>& stems, const QColor& color, bool dashed);
    bool bindBeside() override;
    std::vector<bool> wantedOf(const Recording& recording, bool& any) const;
    void takeImpacts(const Recording& recording, const std::vector<bool>& wanted, std::size_t& taken, std::vector<Stem>& stems) const;

    std::string interaction_;
    std::vector<bool> wanted_; // by Impact::interaction
    std::vector<Stem> stems_;  // in the order of time
    std::size_t taken_ = 0, rows_ = 0;
    std::vector<bool> besideWanted_;
    std::vector<Stem> besideStems_;
    std::size_t besideTaken_ = 0;
    std::vector<double> tallest_; // workspace: a value a pixel column
};

} // namespace saltus::ui
