// SPDX-License-Identifier: GPL-3.0-or-later
// The moving picture: OpenSceneGraph in a QOpenGLWidget. Builds the shapes of a scene, places them from a recorded row,
// draws contact impulses, trail, grid, orientation cube. This header holds no OSG.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace saltus::ui {

class RunController;
class Theme;
class TimeCursor;

class SceneView : public QWidget {
    Q_OBJECT
public:
    SceneView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    ~SceneView() override;

    Result<void> setModel(const model::Model& model); // builds shapes; errors name the formula
    void clear();
    void tick(); // by the shell's one timer: moves shapes to the cursor's time, repaints when something moved

    bool showImpulses() const, showTrail() const, showLabels() const, orthographic() const;
    QImage picture(); // what is shown, without the window
    QImage card();    // bodies and impulses alone, for a small picture in the gallery

public slots:
    void setShowImpulses(bool shown);
    void setShowTrail(bool shown);
    void setShowLabels(bool shown);
    void setOrthographic(bool on);
    void home();                          // camera that frames the scene
    void select(const QString& objectName); // "" for none

signals:
    void picked(const QString& objectName); // click on a shape; "" on the background
    void viewOptionsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui
