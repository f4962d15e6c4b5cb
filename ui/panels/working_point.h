// SPDX-License-Identifier: GPL-3.0-or-later
// The set-valued graph of a law in a card, with the points where the interaction is and was.
#pragma once

#include "ui/law/law_signals.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace saltus::ui {

class Theme;

struct WorkingPointData {
    LawGraph graph;
    LawRanges ranges;
    LawAxis yAxis, lambdaAxis;
    std::optional<LawPoint> now;
    std::vector<LawPoint> trail;
    QString state;
    bool known = false; // something was recorded

    // Of the row shown at this time.
    static WorkingPointData of(const LawSignals& law, double time);
};

class WorkingPoint : public QWidget {
    Q_OBJECT
public:
    WorkingPoint(Theme& theme, QWidget* parent);
    void setData(WorkingPointData data);
    const WorkingPointData& data() const { return data_; }
    QRectF graphRect() const; // where the ranges lie, in the widget

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme& theme_;
    WorkingPointData data_;
};

} // namespace saltus::ui
