// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/gl_format.h"

#include <QCoreApplication>

namespace saltus::ui {

QSurfaceFormat glFormat() {
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 2);
    format.setProfile(QSurfaceFormat::CompatibilityProfile);
    // Without this flag Qt on GLX hands out a core context, in which OpenSceneGraph cannot draw.
    format.setOption(QSurfaceFormat::DeprecatedFunctions);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(0); // views that want them keep a framebuffer of their own
    return format;
}

void useGlFormat() {
    QSurfaceFormat::setDefaultFormat(glFormat());
    // Else every change of a view's parent makes its context anew.
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
}

} // namespace saltus::ui
