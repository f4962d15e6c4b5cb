// SPDX-License-Identifier: GPL-3.0-or-later
// Stroboscopic, impact and plane sections: points that appear while a run goes on.
#pragma once

#include "core/analysis/sections.h"
#include "ui/plots/plot_content.h"
#include "ui/plots/point_raster.h"

#include <optional>

namespace saltus::ui {

class CloudContent : public PlotContent {
public:
    CloudContent(const model::Plot& plot, PlotSection section);

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    void takeAll() override;
    bool hasData() const override { return !points_.empty(); }
    bool timeAxis() const override { return false; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    QString subtitle() const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    void drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    Table table(const View& view) const override;

    std::size_t pointCount() const { return points_.size(); }

private:
    bool takeRows(std::size_t most);
    double pointSize() const; // px
    QString condition() const; // "at cam angle = 0", "at impacts"
    std::span<const QPointF> inTimes(const Shown& shown, std::size_t& first) const;

    PlotSection wanted_;
    std::optional<Section> section_;
    Channel xChannel_, yChannel_;
    QString watched_; // label of the signal that makes the section
    std::vector<QPointF> points_;
    std::vector<double> times_;
    double lowX_ = 0.0, highX_ = 0.0, lowY_ = 0.0, highY_ = 0.0;
    PointRaster raster_;
};

} // namespace saltus::ui
