// SPDX-License-Identifier: GPL-3.0-or-later
// The application of the window: an event that finds no memory is given up, told, and the program goes on.
#pragma once

#include <QApplication>

namespace saltus::ui {

class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;
    // No exception leaves an event: above it are Qt and C, which no exception may cross.
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void memoryWanted(); // asks for none
};

} // namespace saltus::ui
