// SPDX-License-Identifier: GPL-3.0-or-later
// Text over the analysis view: axis names, tick numbers, the chip with the count of points. Drawn by Qt, so it is crisp.
#pragma once

#include <QPointF>
#include <QString>
#include <QWidget>

#include <vector>

namespace saltus::ui {

class Theme;

struct OverlayLabel {
    QPointF position;      // anchor
    QPointF outwards;      // unit vector away from the box: the text is set on that side
    QString text;
    bool title = false;    // axis names in the text colour, numbers in the secondary one
};

class PhaseOverlay : public QWidget {
    Q_OBJECT
public:
    PhaseOverlay(Theme& theme, QWidget* parent);

    void setLabels(std::vector<OverlayLabel> labels);
    void setChip(const QString& value, const QString& detail); // empty: none
    void setMessage(const QString& message);                   // in the middle, for empty and error states

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme& theme_;
    std::vector<OverlayLabel> labels_;
    QString chipValue_, chipDetail_, message_;
};

} // namespace saltus::ui
