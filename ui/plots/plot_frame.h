// SPDX-License-Identifier: GPL-3.0-or-later
// Axes, grid, legend line and message around a PlotContent; the same on the screen and on paper. The only class that
// deals with QCustomPlot's axes.
#pragma once

#include "ui/plots/plot_content.h"

#include <qcustomplot.h>

#include <functional>

namespace saltus::ui {

// Ticks at multiples of a step chosen by the frame.
class RoundTicker : public QCPAxisTicker {
public:
    void set(double step, double scale, TickKind kind) {
        step_ = step;
        scale_ = scale;
        kind_ = kind;
    }
    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels) override;

private:
    double step_ = 1.0, scale_ = 1.0;
    TickKind kind_ = TickKind::decimal;
};

class PlotFrame : public QCustomPlot {
    Q_OBJECT
public:
    // The content must outlive the frame.
    PlotFrame(PlotContent& content, PlotStyle style, QWidget* parent = nullptr);

    PlotContent& content() { return content_; }
    const PlotContent& content() const { return content_; }
    const PlotStyle& look() const { return style_; }
    void setLook(const PlotStyle& style);
    void setRanges(const Range& x, const Range& y);
    Range xRange() const { return x_; }
    Range yRange() const { return y_; }
    void setShown(const Shown& shown) { shown_ = shown; }
    const Shown& shownState() const { return shown_; }
    // Place in a stack that shares the time axis: only the last one carries its labels.
    void setStack(bool first, bool last);
    void setMessage(const QString& message, bool isError); // instead of data; "" for none
    const QString& message() const { return message_; }

    // Chooses ticks, legend lines and margins for this size (painter units). Returns the left margin that the labels
    // need; arrange() then sets it, so that stacked plots can agree on one.
    int plan(const QSize& size);
    void arrange(int leftMargin);
    View view() const;
    int mostTicksY(const QSize& size) const;
    double innerHeight(const QSize& size) const;
    // Whole number of ticks fit for axes that are rounded to the data.
    int mostTicksX(const QSize& size) const;

protected:
    // Called after the content's own drawNow(): hover cards, cursors.
    virtual void drawFocus(QPainter&) {}
    virtual void drawOverlay(QPainter&, const View&) {}
    QCPLayer* nowLayer() { return layer(QStringLiteral("now")); }

private:
    void drawContent(QCPPainter& painter);
    void drawHeader(QCPPainter& painter);
    void drawNow(QCPPainter& painter);
    void applyLook();
    // Of margins, as lengths are drawn: from roomy to tight, where a low plot has little room for its curves.
    struct Room {
        double top = 0.0, bottom = 0.0, label = 0.0; // label: of the x axis, below the numbers
        double legendDescent = 0.0;                  // baseline of the legend's last line above the axis
        bool labelInside = false;                    // of the x axis: over the curves
    };
    Room roomOf(double height) const; // of the whole plot, as lengths are drawn

    PlotContent& content_;
    PlotStyle style_;
    Range x_, y_;
    Shown shown_;
    bool first_ = true, last_ = true;
    QString message_;
    bool messageIsError_ = false;
    QSharedPointer<RoundTicker> xTicker_, yTicker_;
    int exponentX_ = 0, exponentY_ = 0;
    std::vector<LegendItem> legend_;
    std::vector<QPointF> legendAt_; // offset from the axis rectangle's top left corner, baseline
    TextRuns xLabel_;
    double rightMargin_ = 20.0; // painter units: the last label of the x axis fits in
    int legendLines_ = 1;
    int planned_ = 52;
    double height_ = 0.0; // as planned
};

} // namespace saltus::ui
