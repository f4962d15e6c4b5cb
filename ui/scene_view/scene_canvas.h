// SPDX-License-Identifier: GPL-3.0-or-later
// OSG in a QOpenGLWidget: draws when asked, turns the mouse into camera moves and picks.
#pragma once

#include "ui/scene_view/scene_camera.h"
#include "ui/scene_view/scene_graph.h"

#include <QOpenGLFramebufferObject>
#include <QOpenGLWidget>
#include <QPointF>
#include <QTimer>
#include <QVariantAnimation>

#include <osgViewer/GraphicsWindow>
#include <osgViewer/Viewer>

#include <functional>
#include <memory>

namespace saltus::ui::scene {

class SceneCanvas : public QOpenGLWidget {
    Q_OBJECT
public:
    explicit SceneCanvas(QWidget* parent);
    ~SceneCanvas() override;

    // Empty when the widget can draw; else what is missing, for the user.
    static QString missingOpenGl();

    SceneGraph& graph() { return graph_; }
    SceneCamera& camera() { return camera_; }
    void home(bool animated);
    void turnTo(const SceneCamera::Stand& stand); // within 150 ms
    void setOrthographic(bool on);
    // True when the point belongs to a control drawn over the picture (the orientation cube), which takes the click.
    std::function<bool(const QPointF&)> overlayClick;
    std::function<void(const QPointF&)> overlayHover;
    double lastFrameMilliseconds() const { return frameMilliseconds_; }
    QString failure() const { return failure_; } // of the last initialisation
    // Smooth edges (4 samples a pixel): always on a graphics card; drawn in software, once the picture stands still.
    bool isSoftware() const { return software_; }

signals:
    void cameraChanged();
    void picked(int shape); // -1: background
    void drawFailed(const QString& what);

protected:
    void initializeGL() override;
    void resizeGL(int width, int height) override;
    void paintGL() override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void release();
    void draw(unsigned framebuffer);
    SceneCamera::Stand homeStand() const;
    void moved();
    osg::Vec3d underCursor(const QPointF& point, int* shape = nullptr) const;

    SceneGraph graph_;
    SceneCamera camera_;
    osg::ref_ptr<osgViewer::Viewer> viewer_;
    osg::ref_ptr<osgViewer::GraphicsWindowEmbedded> window_;
    std::unique_ptr<QOpenGLFramebufferObject> smooth_; // several samples a pixel
    QTimer still_;
    bool software_ = false, refine_ = false, painting_ = false;
    QVariantAnimation animation_;
    SceneCamera::Stand from_, to_;
    bool wantsHome_ = true;

    enum class Drag { none, pending, orbit, pan };
    Drag drag_ = Drag::none;
    QPointF pressed_, last_;
    osg::Vec3d pivot_;
    int pressedShape_ = -1;
    bool overlayPressed_ = false;
    double frameMilliseconds_ = 0.0;
    QString failure_;
};

} // namespace saltus::ui::scene
