// SPDX-License-Identifier: GPL-3.0-or-later
// Coulomb's cone in a card, with the reaction of now inside it: green where it sticks, vermillion where it slips.
#pragma once

#include "ui/law/friction_cone.h"

#include <QString>
#include <QWidget>

#include <deque>
#include <vector>

namespace saltus::ui {

class Theme;

struct FrictionConeData {
    bool planar = false;
    double mu = 0.0;
    std::vector<ConePoint> now;   // pressed points, the most pressed one last; empty: open
    std::vector<ConePoint> trail; // oldest first
    double most = 0.0;            // usual normal reaction; 0: none so far
    QString unit;                 // of reactions, SI
    QString note;                 // instead of the state: why there is no point
};

class FrictionConeView : public QWidget {
    Q_OBJECT
public:
    FrictionConeView(Theme& theme, QWidget* parent);
    void setData(FrictionConeData data);
    const FrictionConeData& data() const { return data_; }
    ConePicture picture() const; // as drawn, in the widget
    QString state() const;       // "sticks, pₜ = 0.43 μ pₙ"

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme& theme_;
    FrictionConeData data_;
};

// Nine in ten of what has pressed lately has room: one impact would hide the sliding.
class UsualSize {
public:
    void add(double value);
    void clear() { seen_.clear(); }
    double size() const; // 0: nothing yet

private:
    std::deque<double> seen_;
};

} // namespace saltus::ui
