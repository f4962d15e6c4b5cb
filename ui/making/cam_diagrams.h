// SPDX-License-Identifier: GPL-3.0-or-later
// What a cam gives its follower over one turn: c, c', c'', c''' and the pressure angle (of a flat face the eccentricity),
// with their peaks. Handles of a spline are dragged in the uppermost diagram.
#pragma once

#include "core/authoring/cam_profile.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace saltus::ui {

class Theme;

class CamDiagrams : public QWidget {
    Q_OBJECT
public:
    CamDiagrams(Theme& theme, QWidget* parent);
    void setCam(std::optional<authoring::Cam> cam);
    void setStale(bool stale);
    void setAngle(double angle);
    struct Handle { double angle = 0.0, lift = 0.0; }; // rad, m
    void setHandles(std::vector<Handle> handles);
    QPointF handlePosition(std::size_t i) const; // in the widget
    QSize sizeHint() const override { return {560, 400}; }
    QSize minimumSizeHint() const override { return {420, 330}; }

signals:
    void angleChanged(double angle);
    void handleMoved(int handle, double angle, double lift);
    void handleAdded(double angle, double lift);
    void handleRemoved(int handle);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    static constexpr std::size_t kDiagrams = 5;
    struct Diagram {
        QString symbol, unit;
        double scale = 1.0; // shown unit / SI
        double low = 0.0, high = 1.0, step = 0.5; // of the axis, in the shown unit
        std::vector<double> values; // at angles_, in the shown unit
        QString peak;               // the two lines beside it
        QString where;
    };
    QRectF plot(std::size_t diagram) const;
    double angleAt(double x) const;
    int handleAt(QPointF position) const;
    void drop(QPointF position); // the handle in hand follows the mouse
    void moveHandle(double angle, double lift);
    double shownValue(std::size_t diagram, double angle) const;
    void read();

    Theme& theme_;
    std::optional<authoring::Cam> cam_;
    std::vector<double> angles_;
    std::array<Diagram, kDiagrams> diagrams_;
    std::vector<Handle> handles_;
    int chosen_ = -1;
    bool dragging_ = false, stale_ = false;
    double angle_ = 0.0;
};

} // namespace saltus::ui
