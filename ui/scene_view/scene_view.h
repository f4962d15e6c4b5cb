// SPDX-License-Identifier: GPL-3.0-or-later
// The moving picture: OpenSceneGraph in a QOpenGLWidget. Builds the shapes of a scene, places them from a recorded row,
// draws contact impulses, trail, grid, orientation cube. This header holds no OSG.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/frame.h"
#include "core/simulation/rigid/world.h"
#include "ui/scene_view/mark_options.h"

#include <QImage>
#include <QPoint>
#include <QWidget>

#include <memory>
#include <optional>

namespace saltus::ui {

class RunController;
class Theme;
class TimeCursor;

// A contact of two bodies that was clicked, as it is now.
struct PickedContact {
    QString body_a, body_b, law; // the law's name
    rigid::Law numbers;
    FrameContact contact;
    QPoint at;         // of the point, in the view
    bool open = false; // no contact any more: the last values are shown
};

class SceneView : public QWidget {
    Q_OBJECT
public:
    SceneView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    ~SceneView() override;

    Result<void> setModel(const model::Model& model); // builds shapes; errors name the formula
    void clear();
    void tick(); // by the shell's one timer: moves shapes to the cursor's time, repaints when something moved

    bool showImpulses() const, showTrail() const, showLabels() const, orthographic() const;
    const scene::MarkOptions& marks() const; // of rigid bodies; impulses are showImpulses()
    bool hasBodies() const;
    bool canFollow() const; // a body is selected or followed
    bool isFollowing() const;
    const std::optional<PickedContact>& pickedContact() const;
    void dropContact(); // the card about it was closed
    QImage picture(); // what is shown, without the window
    QImage card();    // bodies and impulses alone, for a small picture in the gallery

public slots:
    void setShowImpulses(bool shown);
    void setShowTrail(bool shown);
    void setShowLabels(bool shown);
    void setOrthographic(bool on);
    void setMarks(const saltus::ui::scene::MarkOptions& marks);
    void focusSelected();                 // the camera comes near the selected body
    void setFollowing(bool on);           // the camera goes along with the selected body
    void home();                          // camera that frames the scene
    void select(const QString& objectName); // "" for none

signals:
    void picked(const QString& objectName); // click on a shape; "" on the background
    void viewOptionsChanged();
    void contactPicked(); // pickedContact() is another one, or none
    void menuRequested(const QString& objectName, const QPoint& global); // right click; "" on the background

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui
