// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the bottom: grey label, value, thin rule. What does not fit is left out from the right, never cut.
#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

namespace saltus::ui {

class Theme;

struct StatusItem {
    QString label, value, unit;
    QColor dot; // valid: a coloured disc behind the value
    bool ruled = true; // a thin rule before it
};

class StatusLine : public QWidget {
    Q_OBJECT
public:
    StatusLine(Theme& theme, QWidget* parent);
    // Repaints only when something differs. done: a tick mark behind the right text.
    void present(std::vector<StatusItem> items, const QString& right, bool done);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme& theme_;
    std::vector<StatusItem> items_;
    QString right_;
    bool done_ = false;
};

} // namespace saltus::ui
