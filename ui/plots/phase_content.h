// SPDX-License-Identifier: GPL-3.0-or-later
// One signal against another: a trail that ends at the state shown and fades with age. Rows are thinned as they come, so
// that smooth arcs cost a few vertices and corners stay corners.
#pragma once

#include "ui/plots/curve_painter.h"
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
    bool hasData() const override { return rows_ > 1; }
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

    struct Vertex {
        double x, y, t;
        bool begins; // a new piece: the line to the vertex before is not drawn
    };
    std::size_t vertexCount() const { return vertices_.size() - head_; }

private:
    std::pair<std::size_t, std::size_t> rowsOf(const Range& time) const;
    void follow(const Range& time, double toleranceX, double toleranceY);
    void addRows(std::size_t first, std::size_t last);
    void addPoint(double x, double y, double t);
    void flushPoint();

    std::string x_, y_;
    std::size_t xColumn_ = 0, yColumn_ = 0;
    Channel xChannel_, yChannel_;
    std::size_t rows_ = 0;
    double trail_ = 6.0;

    // The thinned trail: vertices_[head_...] and the last point seen, which is not yet a vertex.
    std::vector<Vertex> vertices_;
    std::size_t head_ = 0;
    std::size_t firstRow_ = 0, nextRow_ = 0, stride_ = 1;
    double toleranceX_ = 0.0, toleranceY_ = 0.0, jumpX_ = 0.0, jumpY_ = 0.0;
    bool pending_ = false;
    Vertex last_{};
    double angle_ = 0.0, halfAngle_ = 0.0, reach_ = 0.0; // cone of directions from the last vertex
    double stepX_ = 0.0, stepY_ = 0.0;                    // of the row before, to tell a wrap from motion
    std::vector<double> columnX_, columnY_, columnT_;
    std::vector<QPointF> path_;
    CurvePainter curvePainter_;
};

} // namespace saltus::ui
