// SPDX-License-Identifier: GPL-3.0-or-later
// Stroboscopic, impact and plane sections: points that appear while a run goes on.
#pragma once

#include "core/analysis/sections.h"
#include "ui/plots/plot_content.h"
#include "ui/plots/point_raster.h"
#include "ui/run/parameter_info.h"

#include <optional>
#include <span>

namespace saltus::ui {

class CloudContent : public PlotContent {
public:
    // parameters: of the scene, for the names of values that were changed.
    CloudContent(const model::Plot& plot, PlotSection section, std::vector<ParameterInfo> parameters = {});

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override;
    void takeAll() override;
    bool hasData() const override { return !points_.empty(); }
    bool timeAxis() const override { return false; }
    bool isMap() const override { return true; }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    QString subtitle() const override;
    TickKind tickKind(Qt::Orientation axis) const override { return axis == Qt::Horizontal ? xTicks_ : yTicks_; }
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    void drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    Table table(const View& view) const override;

    std::size_t pointCount() const { return points_.size(); }

    // The points of one set of parameter values, in the order in which the sets came: each has its colour, and all but the last
    // fade with age. Of this run, and of runs before it that began otherwise.
    struct Setting {
        std::vector<double> values; // of all parameters, SI
        QString text;               // "660 rpm": what differs from the other settings
        std::size_t color = 0;      // number of its colour
        std::vector<QPointF> points;
        std::vector<double> times;
        PointRaster raster;
    };
    static constexpr std::size_t kEarlier = 5; // settings kept besides the present one; older ones are forgotten
    QColor colorOf(const Setting& setting, const PlotStyle& style) const;
    std::size_t settingCount() const { return earlier_.size() + settings_.size(); }
    bool hasEarlier() const override { return !earlier_.empty() || settings_.size() > 1; }
    void forgetEarlier() override;
    // Takes over what another one of the same section kept of earlier runs.
    void inherit(CloudContent& from);
    const PlotSection& section() const { return wanted_; }

protected:
    bool bindBeside() override; // of two runs the second: points as rings

private:
    void drawBeside(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown);
    bool takeRows(std::size_t most);
    double pointSize() const; // px
    std::size_t colorFor(const std::vector<double>& values);
    void addPoint(const SectionPoint& point);
    void nameSettings();
    void drawPoints(QPainter& painter, const View& view, const PlotStyle& style, std::span<const QPointF> points, PointRaster& raster, const QColor& color) const;
    std::vector<double> start() const; // first row of the run with its parameters
    QString condition() const; // "at cam angle = 0", "at impacts"
    std::span<const QPointF> inTimes(const Shown& shown, std::size_t& first) const;

    PlotSection wanted_;
    std::optional<Section> section_;
    Channel xChannel_, yChannel_;
    TickKind xTicks_ = TickKind::decimal, yTicks_ = TickKind::decimal;
    QString watched_; // label of the signal that makes the section
    std::vector<QPointF> points_;
    std::vector<double> times_;
    std::optional<Section> besideSection_;
    std::vector<QPointF> besidePoints_;
    PointRaster besideRaster_;
    double lowX_ = 0.0, highX_ = 0.0, lowY_ = 0.0, highY_ = 0.0;
    std::vector<ParameterInfo> parameters_;
    std::vector<Setting> earlier_, settings_; // of runs before; of this one, the present setting last
    std::vector<std::pair<std::vector<double>, std::size_t>> colors_; // by values, as they were given: the same points made again keep theirs
    std::size_t nextColor_ = 0, forgottenBefore_ = 0; // points_ before this one are shown no more
};

} // namespace saltus::ui
