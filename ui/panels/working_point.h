// SPDX-License-Identifier: GPL-3.0-or-later
// The set-valued graph of an impact law, 0 <= v+ + e v-  _|_  p >= 0, with the points where the contact is and was.
#pragma once

#include <QWidget>

#include <optional>

namespace saltus::ui {

class Theme;

struct WorkingPointData {
    double greatestImpulse = 0.0; // N s, so far: sets the scale
    double greatestSpeed = 0.0;   // m/s
    double speed = 0.0;           // v+ + e v- of the step shown, m/s
    double impulse = 0.0;         // p of the step shown, N s
    std::optional<double> lastImpulse; // of the last impact at or before it
    bool known = false;
    friend bool operator==(const WorkingPointData&, const WorkingPointData&) = default;
};

class WorkingPoint : public QWidget {
    Q_OBJECT
public:
    WorkingPoint(Theme& theme, QWidget* parent);
    void setData(const WorkingPointData& data);
    const WorkingPointData& data() const { return data_; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme& theme_;
    WorkingPointData data_;
};

} // namespace saltus::ui
