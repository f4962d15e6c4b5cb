// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be settled with the display and OpenGL before Qt starts.
#pragma once

#include <string>

namespace saltus::app {

// The OpenGL format that OpenSceneGraph and VTK both accept, shared contexts, X11 rather than Wayland. Before QApplication.
void prepareOpenGl();
// Holds the connection that showed that a display answers: an X server that loses its only client starts anew, and
// whoever connects in that moment is turned away. Keep it until QApplication has its own.
class DisplayProbe {
public:
    DisplayProbe() = default;
    ~DisplayProbe();
    DisplayProbe(const DisplayProbe&) = delete;
    DisplayProbe& operator=(const DisplayProbe&) = delete;
    int socket = -1;
};
// Empty when a window can be shown; else a sentence why not and what to do. Before QApplication.
std::string whyNoWindow(DisplayProbe& probe);
// While it lives, a display that turns Qt away (no right to it, no room for one more program) ends the program with a sentence why
// and status 1; Qt itself would abort it. Around QApplication's making.
class RefusedStart {
public:
    RefusedStart();
    ~RefusedStart();
    RefusedStart(const RefusedStart&) = delete;
    RefusedStart& operator=(const RefusedStart&) = delete;
};
// As whyNoWindow(), for OpenGL itself, once QApplication exists.
std::string whyNoOpenGl();
// Seconds since this process was started by the system; negative when the system does not tell.
double secondsSinceProcessStart();

} // namespace saltus::app
