// SPDX-License-Identifier: GPL-3.0-or-later
// The time axis of a run: impacts as ticks, contact and chatter as bands, the playhead. Draws per pixel column, so
// 100 000 impacts cost as much as a thousand. Where they are too many to be told apart a hill shows how many there are in each
// stretch, and a line how strong the strongest. A strip above shows which part of the run is in view.
#pragma once

#include "core/simulation/recording.h"
#include "ui/panels/accumulation.h"

#include <QElapsedTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace saltus::ui {

class RunController;
class Theme;
class TimeCursor;

class TimelineLane : public QWidget {
    Q_OBJECT
public:
    static constexpr int kLaneTop = 4, kLaneHeight = 20, kMargin = 12; // marks; the numbers below follow the font

    TimelineLane(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent);

    void setRecording(std::shared_ptr<const Recording> recording, double step);
    // Takes what was recorded since; repaints when something changed.
    void tick();

    double xOf(double time) const;
    double timeAt(double x) const;
    double viewBegin() const { return begin_; }
    double viewEnd() const { return end_; }
    void setView(double begin, double end);
    void fit(); // back to the whole run, which then stays in view as it grows
    void followRecent(double seconds); // the last so many seconds, while the run goes on and the newest state is shown
    bool isFitted() const { return fitted_; }
    // Impacts in each stretch of kBin px of the lane; empty while they can be drawn one by one.
    std::vector<std::size_t> densities() const;
    static constexpr int kBin = 4;

    std::size_t impactCount() const { return times_.size(); }
    std::size_t accumulationCount() const { return finder_.found().size(); }
    // The impact drawn within `reach` px of x; the strongest where many share a column.
    std::optional<std::size_t> impactAt(double x, double reach = 4.0) const;
    // Index of the first impact after / last before this time.
    std::optional<std::size_t> impactAfter(double time) const;
    std::optional<std::size_t> impactBefore(double time) const;
    double lastTime() const; // of the recording
    void setFlag(std::optional<double> time, const QString& text); // where two runs part, and how
    double thinnedUntil() const; // time of the first row that is whole; nothing was thinned: that of the start

    struct Span { double begin, end; }; // s
    // A run may have hundreds: those that share a column are one band, and no sign stands on another.
    struct SeenAccumulations {
        std::vector<Span> bands;
        std::vector<double> signs; // where they begin, px
    };
    SeenAccumulations accumulationsSeen() const;

signals:
    void viewChanged();
    void impactClicked(std::size_t impact);
    void jumpRequested(std::size_t impact); // an impact was double-clicked

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void drawThinned(QPainter& p, const QRectF& lane) const; // where the recording's limits left single rows
    void drawBands(QPainter& p, const QRectF& lane) const;
    void drawTicks(QPainter& p, const QRectF& lane) const;
    void drawDensities(QPainter& p, const QRectF& lane, const std::vector<std::size_t>& counts) const;
    void drawOverview(QPainter& p) const; // where the view is in the run
    double wholeEnd() const;              // of the run and its other lines
    void drawAxis(QPainter& p) const;
    void drawMarkers(QPainter& p, const QRectF& lane) const; // A and B
    void drawPlayhead(QPainter& p) const;
    void drawFlag(QPainter& p, const QRectF& lane) const;
    void takeSpans();
    QString describe(double x) const;

    Theme& theme_;
    RunController& run_;
    TimeCursor& cursor_;
    std::shared_ptr<const Recording> recording_;
    std::vector<double> times_;
    std::vector<float> impulses_;
    double greatest_ = 0.0; // impulse
    AccumulationFinder finder_;
    std::vector<Span> spans_; // longer than a few steps, joined over contacts
    std::size_t spansAtRow_ = 0;
    QElapsedTimer sinceSpans_;
    double step_ = 0.0;
    double begin_ = 0.0, end_ = 1.0;
    bool fitted_ = true;
    std::size_t rows_ = 0;
    // gestures
    enum class Drag { none, undecided, scrub, pan } drag_ = Drag::none;
    QPointF pressed_;
    double pressedBegin_ = 0.0, pressedEnd_ = 1.0;
    double hover_ = -1.0;
    std::optional<double> flag_;
    QString flagText_;
};

} // namespace saltus::ui
