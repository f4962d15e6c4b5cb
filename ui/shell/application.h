// SPDX-License-Identifier: GPL-3.0-or-later
// The application of the window: want of memory is told, and the program goes on. What is asked for while widgets are made comes from a
// reserve; what does not fit into that gives its event up.
#pragma once

#include "ui/shell/thread_reserve.h"

#include <QApplication>

namespace saltus::ui {

class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& count, char** words);
    // No exception leaves an event: above it are Qt and C, which no exception may cross.
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void memoryWanted(); // asks for none

private:
    ThreadReserve reserve_;
};

} // namespace saltus::ui
