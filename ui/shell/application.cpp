// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/application.h"

#include <new>

namespace saltus::ui {

bool Application::notify(QObject* receiver, QEvent* event) {
    bool done = true, wanted = false;
    try {
        done = QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        wanted = true;
    }
    if (reserve_.wasWanted() || wanted) emit memoryWanted();
    return done;
}

} // namespace saltus::ui

#include "moc_application.cpp"
