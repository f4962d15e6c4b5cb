// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/vtk_widget.h"

#include <vtkCallbackCommand.h>
#include <vtkCommand.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkOpenGLState.h>
#include <vtkRenderer.h>

#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace saltus::ui {

VtkWidget::VtkWidget(QWidget* parent) : GlWidget(parent) {
    window_ = vtkSmartPointer<vtkGenericOpenGLRenderWindow>::New();
    window_->SetOwnContext(0);
    window_->SetFrameBlitModeToBlitToCurrent();
    window_->SetMultiSamples(4);
    renderer_ = vtkSmartPointer<vtkRenderer>::New();
    window_->AddRenderer(renderer_);

    const auto observer = vtkSmartPointer<vtkCallbackCommand>::New();
    observer->SetClientData(this);
    observer->SetCallback(&VtkWidget::windowEvent);
    for (const unsigned long event : {vtkCommand::WindowMakeCurrentEvent, vtkCommand::WindowIsCurrentEvent,
                                      vtkCommand::WindowSupportsOpenGLEvent, vtkCommand::WindowIsDirectEvent,
                                      vtkCommand::WindowFrameEvent})
        window_->AddObserver(event, observer);
}

VtkWidget::~VtkWidget() {
    // disconnect first: Qt tears the context down after this object is gone
    disconnect(contextGone_);
    release();
    window_->RemoveAllObservers();
}

vtkRenderer* VtkWidget::renderer() const { return renderer_; }

void VtkWidget::release() {
    if (!works_) return;
    works_ = false;
    makeCurrent();
    window_->Finalize();
    window_->SetReadyForRendering(false);
    doneCurrent();
}

void VtkWidget::windowEvent(vtkObject*, unsigned long event, void* client, void* data) {
    auto* self = static_cast<VtkWidget*>(client);
    switch (event) {
    case vtkCommand::WindowMakeCurrentEvent:
        // GlWidget::makeCurrent() also binds Qt's framebuffer, behind the back of VTK, which asks in mid-frame.
        if (self->isValid() && QOpenGLContext::currentContext() != self->context()) self->makeCurrent();
        break;
    case vtkCommand::WindowIsCurrentEvent:
        *static_cast<bool*>(data) = self->context() && QOpenGLContext::currentContext() == self->context();
        break;
    case vtkCommand::WindowSupportsOpenGLEvent:
    case vtkCommand::WindowIsDirectEvent: *static_cast<int*>(data) = 1; break;
    case vtkCommand::WindowFrameEvent: break; // painting ends with paintGL: nothing to swap
    default: break;
    }
}

void VtkWidget::initializeGL() {
    disconnect(contextGone_);
    contextGone_ = connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &VtkWidget::release, Qt::DirectConnection);
    window_->SetReadyForRendering(true);
    window_->InitializeFromCurrentContext();
    works_ = true;
}

void VtkWidget::resizeGL(int width, int height) {
    const qreal ratio = devicePixelRatioF();
    window_->SetSize(qRound(width * ratio), qRound(height * ratio));
}

void VtkWidget::paintGL() {
    if (!works_) return;
    vtkOpenGLState* state = window_->GetState();
    state->Reset();
    state->Push();
    QOpenGLFunctions* gl = context()->functions();
    gl->glBindFramebuffer(GL_FRAMEBUFFER, defaultFramebufferObject());
    state->ResetFramebufferBindings();
    window_->Render();
    state->Pop();
}

} // namespace saltus::ui

#include "moc_vtk_widget.cpp"
