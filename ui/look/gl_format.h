// SPDX-License-Identifier: GPL-3.0-or-later
// The one OpenGL format in which OpenSceneGraph and VTK both draw.
#pragma once

#include <QSurfaceFormat>

namespace saltus::ui {

QSurfaceFormat glFormat(); // compatibility profile 3.2, depth 24, stencil 8, no samples
void useGlFormat();        // as the default, with shared contexts; before QApplication

} // namespace saltus::ui
