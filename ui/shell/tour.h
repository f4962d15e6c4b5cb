// SPDX-License-Identifier: GPL-3.0-or-later
// A guided tour is data: what to do, beside which control, and how the window tells that it was done. TourGuide shows it; it
// waits for the user's own doing, or does a step before his eyes with the same mouse and keys.
#pragma once

#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace saltus::ui {

class MainWindow;
class TourHand;

// What a step points at. No widget: nothing, the card then stands alone.
struct TourPlace {
    QPointer<QWidget> widget = {};
    QRect area = {}; // in the widget; empty: all of it
};

struct TourStep {
    QString title; // what to do, in a few words
    QString text;  // how, and what for; may be rich text
    std::function<TourPlace()> place;      // asked again and again: widgets come and go
    std::function<bool()> done;            // empty: there is nothing to do, Next goes on
    std::function<void(TourHand&)> show;   // tells the hand what the user would do; empty: nothing to show
};

struct Tour {
    QString title;
    std::vector<TourStep> steps;
};

// Each begins with an empty scene and ends with one that moves as the shipped scene of its kind.
Tour camTour(MainWindow& window);
Tour boxTour(MainWindow& window);
Tour circuitTour(MainWindow& window);

} // namespace saltus::ui
