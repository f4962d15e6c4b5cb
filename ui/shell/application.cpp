// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/application.h"

#include <clocale>
#include <new>

namespace saltus::ui {

// Qt takes the desktop's locale, and with it a decimal comma, for the C library of the whole program: for drawing libraries and files too.
Application::Application(int& count, char** words) : QApplication(count, words) { std::setlocale(LC_NUMERIC, "C"); }

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
