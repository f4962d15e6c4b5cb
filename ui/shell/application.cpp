// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/application.h"

#include <new>

namespace saltus::ui {

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        emit memoryWanted();
        return true;
    }
}

} // namespace saltus::ui

#include "moc_application.cpp"
