// SPDX-License-Identifier: GPL-3.0-or-later
// Plots stacked in one place, with one time axis for those that have one.
#pragma once

#include "ui/plots/plot_canvas.h"
#include "ui/plots/plot_offer.h"

#include <QWidget>

#include <memory>
#include <vector>

class QMenu;

namespace saltus::ui {

class PlotPage : public QWidget {
    Q_OBJECT
public:
    explicit PlotPage(std::shared_ptr<TimeWindow> window, QWidget* parent = nullptr);

    void add(PlotCanvas* canvas); // below the ones before
    void finish();                // all rows are there: settles who carries the time labels
    const std::vector<PlotCanvas*>& canvases() const { return canvases_; }
    bool hasTimeAxis() const;
    TimeWindow& window() { return *window_; }

    QString title() const;
    QString subtitle() const;
    void settle(PlotCanvas& canvas, double newest); // ranges as they would be shown, also of a hidden page
    void refresh(double newest); // takes new rows and draws what changed; nothing when hidden
    void fillMenu(QMenu& menu, PlotCanvas* under); // under: the plot that was clicked, null for the head's button

signals:
    void exportRequested(const QString& plotName);
    void removeRequested(const QString& plotName);
    void curveRemoveRequested(const QString& plotName, const QString& channel);
    void stateRequested(double time);
    void startRequested(const QString& plotName, double x, double y);
    void editRequested(const QString& plotName);
    void addRequested(saltus::ui::PlotOffer offer, const QString& beside);

private:
    void schedule(); // after the user's own changes, without waiting for a tick

    std::shared_ptr<TimeWindow> window_;
    std::vector<PlotCanvas*> canvases_;
    double newest_ = 0.0;
    int left_ = 0;
    bool scheduled_ = false;
};

} // namespace saltus::ui
