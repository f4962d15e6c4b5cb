// SPDX-License-Identifier: GPL-3.0-or-later
// The cam as it is cut: outline, base circle, path of the roller, and the follower where it stands at one angle.
#pragma once

#include "core/authoring/cam_profile.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace saltus::ui {

class Theme;

class CamDrawing : public QWidget {
    Q_OBJECT
public:
    CamDrawing(Theme& theme, QWidget* parent);
    void setCam(std::optional<authoring::Cam> cam);
    void setStale(bool stale); // what is drawn is not what the fields say
    void setAngle(double angle); // rad
    double angle() const { return angle_; }
    QSize sizeHint() const override { return {300, 260}; }
    QSize minimumSizeHint() const override { return {200, 170}; }

signals:
    void angleChanged(double angle);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { mouseMoveEvent(event); }
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    double scale() const; // pixels a metre
    Theme& theme_;
    std::optional<authoring::Cam> cam_;
    std::vector<authoring::CamPoint> outline_, pitch_;
    double largest_ = 1.0; // from the axis, m
    double angle_ = 0.0;
    bool stale_ = false;
};

} // namespace saltus::ui
