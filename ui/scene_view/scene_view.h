// SPDX-License-Identifier: GPL-3.0-or-later
// The moving picture: OpenSceneGraph in a QOpenGLWidget. Builds the shapes of a scene, places them from a recorded row,
// draws contact impulses, trail, grid, orientation cube. This header holds no OSG.
#pragma once

#include "core/base/error.h"
#include "core/io/gltf.h"
#include "core/model/model.h"
#include "core/simulation/frame.h"
#include "core/simulation/rigid/world.h"
#include "ui/scene_view/mark_options.h"

#include <QImage>
#include <QPoint>
#include <QWidget>

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace saltus::simulation {
struct BodyScene;
}

namespace saltus::ui {

struct DrawnBodies;

namespace scene {
class SceneCanvas;
struct OverlayContent;
}

class RunController;
class SecondRun;
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

    Result<void> setModel(const std::shared_ptr<const model::Model>& model); // builds shapes; errors name the formula
    Result<void> setModel(const model::Model& model);                        // a copy
    // Where bodies come from that others need too; without it the view makes its own.
    using BodiesOf = std::function<Result<std::shared_ptr<const simulation::BodyScene>, Errors>(const model::Model& model, std::span<const double> parameters)>;
    void setBodiesOf(BodiesOf bodiesOf);
    // What the bodies of an edit, or of a scene that is opened, are drawn with, for work beside the window; and who keeps what came of it.
    using Draw = std::function<std::unique_ptr<DrawnBodies>(const model::Model& model, const std::shared_ptr<const simulation::BodyScene>& bodies)>;
    Draw draw() const;
    void setDrawnOf(std::function<std::unique_ptr<DrawnBodies>()> drawnOf); // of the model that is shown next
    // The scene as it is being edited: bodies at their start, before (or without) a run of it. What looks the same is only moved.
    // setModel() comes back to the run.
    Result<void> showEdited(const std::shared_ptr<const model::Model>& model);
    Result<void> showEdited(const model::Model& model);
    bool showsEdited() const;
    void clear();
    void tick(); // by the shell's one timer: moves shapes to the cursor's time, repaints when something moved

    bool showImpulses() const, showTrail() const, showLabels() const, orthographic() const;
    const scene::MarkOptions& marks() const; // of rigid bodies; impulses are showImpulses()
    bool hasBodies() const;
    bool hasSolids() const; // bodies, or shapes of a scene of equations: meshes() has something to give
    bool canFollow() const; // a body is selected or followed
    bool isFollowing() const;
    const std::optional<PickedContact>& pickedContact() const;
    void dropContact(); // the card about it was closed
    const QStringList& selection() const; // in the order in which it was chosen

    // For the editor of the scene (scene_editor.h).
    scene::SceneCanvas* canvas() const; // null without OpenGL
    int bodyIndex(const QString& name) const; // of what is drawn; -1: none
    QString bodyName(int body) const;
    // Run both: outlines of what B has, over the picture. Null or not active: none. Again whenever B began, ended or has another recording.
    void setSecond(const SecondRun* second);
    std::size_t outlinesShown() const; // of B
    const std::vector<collision::Pose>& bodyPoses() const;      // of the centres of mass, as they are shown
    void preview(std::span<const collision::Pose> poses);       // instead of the run's, until endPreview()
    void endPreview();
    void setLayer(std::function<void(scene::OverlayContent&)> layer); // what is written over the picture besides
    void layOut();
    double time() const; // s, of what is shown
    QImage picture(); // what is shown, without the window
    bool isSimplified() const; // what is on the screen is drawn as a motion is, not yet as what stands still
    // The bodies or shapes that are shown, as meshes, where they stand; `motion`: and how they moved in the recording so far.
    // Errors: the scene has none, no OpenGL.
    Result<io::GltfScene> meshes(bool motion) const;
    QImage card();    // bodies and impulses alone, for a small picture in the gallery

public slots:
    void setShowImpulses(bool shown);
    void setShowTrail(bool shown);
    std::size_t trails() const; // lines that are drawn now
    void setShowLabels(bool shown);
    void setOrthographic(bool on);
    void setMarks(const saltus::ui::scene::MarkOptions& marks);
    void focusSelected();                 // the camera comes near the selected body
    void setFollowing(bool on);           // the camera goes along with the selected body
    void home();                          // camera that frames the scene
    void select(const QString& objectName); // "" for none
    void setSelection(const QStringList& names);
    void followRename(const QString& from, const QString& to); // of what is selected: nothing else is chosen
    void setHidden(const QStringList& bodies); // not drawn, not picked

signals:
    void picked(const QString& objectName); // click on a shape; "" on the background
    void selectionChanged(const QStringList& names); // by the mouse or setSelection()
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
