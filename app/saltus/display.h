// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be settled with the display and OpenGL before Qt starts.
#pragma once

#include <string>

namespace saltus::app {

// The OpenGL format that OpenSceneGraph and VTK both accept, shared contexts, X11 rather than Wayland. Before QApplication.
void prepareOpenGl();
// Empty when a window can be shown; else a sentence why not and what to do. Before QApplication.
std::string whyNoWindow();
// The same for OpenGL itself, once QApplication exists.
std::string whyNoOpenGl();
// Seconds since this process was started by the system; negative when the system does not tell.
double secondsSinceProcessStart();

} // namespace saltus::app
