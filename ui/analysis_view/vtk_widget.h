// SPDX-License-Identifier: GPL-3.0-or-later
// A VTK render window inside a GlWidget. Debian's VTK-Qt module is built for Qt 5, so the embedding is ours:
// Qt owns the context and the framebuffer, VTK draws into them.
#pragma once

#include "ui/look/gl_widget.h"

#include <vtkSmartPointer.h>

class vtkGenericOpenGLRenderWindow;
class vtkObject;
class vtkRenderer;

namespace saltus::ui {

class VtkWidget : public GlWidget {
    Q_OBJECT
public:
    explicit VtkWidget(QWidget* parent = nullptr);
    ~VtkWidget() override;

    vtkRenderer* renderer() const;

protected:
    void initializeGL() override;
    void resizeGL(int width, int height) override;
    void paintGL() override;

private:
    void release();
    static void windowEvent(vtkObject*, unsigned long event, void* client, void* data);

    vtkSmartPointer<vtkGenericOpenGLRenderWindow> window_;
    vtkSmartPointer<vtkRenderer> renderer_;
    QMetaObject::Connection contextGone_;
    bool works_ = false; // a context is there and VTK was set up in it
};

} // namespace saltus::ui
