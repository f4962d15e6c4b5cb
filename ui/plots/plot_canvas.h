// SPDX-License-Identifier: GPL-3.0-or-later
// A plot that lives in the window: follows the run, answers wheel, drag, click, double click, hover and keys.
#pragma once

#include "ui/plots/plot_frame.h"
#include "ui/plots/time_window.h"
#include "ui/run/time_cursor.h"

#include <QTimer>

#include <memory>
#include <optional>

class QMenu;

namespace saltus::ui {

class PlotCanvas : public PlotFrame {
    Q_OBJECT
public:
    PlotCanvas(std::unique_ptr<PlotContent> content, const model::Plot& plot, std::shared_ptr<TimeWindow> window,
               TimeCursor& cursor, const PlotStyle& style, QWidget* parent = nullptr);

    QString plotName() const { return QString::fromStdString(content().name()); }
    QString title() const { return title_; }

    void bind(std::shared_ptr<const Recording> recording);
    // Takes new rows and settles the ranges; true when the picture must be drawn again. draw() does it, with the left
    // margin that the stack agreed on.
    bool prepare();
    int leftMargin() { return plan(size()); }
    void commit(int leftMargin);
    void markChanged() { changed_ = true; }
    void placeMarkers(QMenu& menu); // A and B at the mouse's place or the cursor's, or none
    void repaintNow(); // cursor, state disc, hover: only their own layer
    void setEmptyText(const QString& text) { emptyText_ = text; }

    void resetZoom();
    bool zoomed() const { return manualX_ || manualY_; }

signals:
    void windowChanged();              // the stack's time window: its other plots follow
    void stateRequested(double time);
    void startRequested(double x, double y); // an empty place of a map was clicked
    void editRequested();                    // the line with what is drawn was clicked
    void menuRequested(QPoint globalPosition);

protected:
    void drawFocus(QPainter& painter) override;
    void drawOverlay(QPainter& painter, const View& view) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    PlotCanvas(std::unique_ptr<PlotContent>&& content, PlotContent& held, const model::Plot& plot,
               std::shared_ptr<TimeWindow> window, TimeCursor& cursor, const PlotStyle& style, QWidget* parent);

    enum class Drag { none, undecided, pan, scrub, marker };
    std::optional<TimeCursor::Marker> markerAt(const View& view, QPointF at) const;
    void setMarkerAt(TimeCursor::Marker which, double x);
    void setNextMarker(double x); // A, then B, then the nearer of the two
    void drawMarkers(QPainter& painter, const View& view);
    QSizeF cardSize(const QString& title, const std::vector<Hover::Line>& lines) const;
    void drawCard(QPainter& painter, const QString& title, const std::vector<Hover::Line>& lines, const QRectF& card) const;
    void settleRanges();
    void click(QPointF at);
    bool onHeader(QPointF at) const; // the line with what is drawn
    void zoom(double factor, QPointF about, bool horizontally, bool vertically);
    void pan(double fractionX, double fractionY); // of the width and height
    void scrubTo(double x);
    void changedByUser();
    double newest() const;
    Range settled(Range current, const PlotContent::Bounds& bounds, bool horizontal) const;

    std::unique_ptr<PlotContent> owned_;
    std::shared_ptr<const Recording> recording_;
    std::shared_ptr<TimeWindow> window_;
    TimeCursor& cursor_;
    QString title_, emptyText_;
    std::optional<Range> fixedX_, fixedY_, manualX_, manualY_;
    std::optional<Range> automaticX_, automaticY_;
    std::optional<QString> bindError_;
    bool changed_ = true;
    double drawnUntil_ = 0.0;
    Range drawnX_;
    double drawnCursor_ = -1.0;

    Drag drag_ = Drag::none;
    TimeCursor::Marker dragged_ = TimeCursor::a;
    QPointF pressedAt_, draggedTo_;
    std::optional<QPointF> mouse_;
    double timeBeforeClick_ = 0.0;
    QTimer startSoon_; // a click on an empty place, unless a second one makes it a double click
    QPointF startAt_;  // x and y of it
    bool followedBeforeClick_ = true;
};

} // namespace saltus::ui
