// SPDX-License-Identifier: GPL-3.0-or-later
// What is being done to make a run that takes longer than a second, with a way to stop it. The window goes on working.
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QProgressDialog>
#include <QString>

#include <string>

class QWidget;

namespace saltus::ui {

class RunController;

class MakingBar : public QObject {
    Q_OBJECT
public:
    static constexpr int kSilent = 1000; // ms

    MakingBar(RunController& run, QWidget* window);
    void tick(); // of the window's one timer
    QProgressDialog* dialog() const { return bar_; } // while it is shown
    static QString text(const std::string& making); // for people

private:
    RunController& run_;
    QWidget* window_;
    QElapsedTimer since_;
    QPointer<QProgressDialog> bar_;
};

} // namespace saltus::ui
