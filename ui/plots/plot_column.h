// SPDX-License-Identifier: GPL-3.0-or-later
// One column of the plot area: a 32 px head with the tabs' titles, a subtitle and a menu, and under it the page shown.
#pragma once

#include "ui/plots/plot_page.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QStackedWidget;
class QToolButton;

namespace saltus::ui {

class PlotColumn : public QWidget {
    Q_OBJECT
public:
    PlotColumn(Theme& theme, std::vector<PlotPage*> pages, QWidget* parent = nullptr);

    const std::vector<PlotPage*>& pages() const { return pages_; }
    PlotPage* current() const;
    void show(PlotPage* page);
    void applyTheme();
    void refresh(double newest);
    int weight() const; // share of the width: the drawing gives time plots half as much again

private:
    class Subtitle;

    Theme& theme_;
    std::vector<PlotPage*> pages_;
    QWidget* head_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    QButtonGroup* tabs_ = nullptr;
    Subtitle* subtitle_ = nullptr;
    QToolButton* more_ = nullptr;
};

} // namespace saltus::ui
