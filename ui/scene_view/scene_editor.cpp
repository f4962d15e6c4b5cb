// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_editor_impl.h"

#include "core/collision/mesh_file.h"
#include "core/io/atomic_file.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/look/wait_bar.h"
#include "ui/scene_view/mesh_wait.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace saltus::ui {

using namespace scene;
using authoring::Landing;
using authoring::Motion;
using authoring::NewPart;
using authoring::NewShape;
using authoring::Stage;
using authoring::Surroundings;
using authoring::Targets;
using collision::Pose;
using collision::Vector3;

namespace {

constexpr qint64 kLargestDropped = qint64(128) << 20; // bytes of a mesh that is copied beside the scene

} // namespace

SceneEditor::SceneEditor(Theme& theme, SceneView& view, Document& document, RunController& run, TimeCursor& cursor, QObject* parent)
    : QObject(parent), impl_(std::make_unique<Impl>(*this, theme, view, document, run, cursor)) {
    if (SceneCanvas* canvas = view.canvas()) {
        canvas->setTool(impl_.get());
        canvas->installEventFilter(this);
    }
    view.setLayer([this](OverlayContent& content) { impl_->layer(content); });
    view.setBodiesOf([&document](const model::Model& model, std::span<const double> values) {
        return &model == document.snapshot().get() ? document.bodies(values) : SceneBodies::make(std::make_shared<const model::Model>(model), {values.begin(), values.end()}).bodies;
    });
    view.setDrawnOf([&document] { return document.takeDrawn(); });
    document.setDraw([at = QPointer<SceneView>(&view)] { return at ? at->draw() : SceneView::Draw(); });
    view.setAcceptDrops(true);
    view.installEventFilter(this);
    const auto changed = [this] {
        impl_->stale = true;
        impl_->hot = GizmoPart::none;
        if (impl_->doing == Impl::Doing::handle || impl_->doing == Impl::Doing::slide || impl_->doing == Impl::Doing::typing) impl_->giveUp();
        impl_->around.reset();
    };
    connect(&document, &Document::modelChanged, this, changed);
    connect(&document, &Document::opened, this, [this, changed] {
        changed();
        // An empty scene has no run that would show it: the ground grid, and what to do there.
        QMetaObject::invokeMethod(this, [this] {
            const model::Model& m = impl_->model();
            if (impl_->view && impl_->document.isOpen() && m.bodies.empty() && m.systems.empty()) (void)impl_->view->showEdited(impl_->document.snapshot());
        }, Qt::QueuedConnection);
    });
    connect(&document, &Document::closed, this, [this, changed] {
        changed();
        impl_->disarm();
        if (impl_->tool != EditTool::select) setTool(EditTool::select);
    });
    // Bodies stand where the edit put them at once; the run follows when it has been built.
    connect(&document, &Document::edited, this, [this](const model::Effects& effects) {
        if (!effects.dynamics || !impl_->view || (impl_->model().bodies.empty() && !impl_->model().systems.empty())) return;
        (void)impl_->view->showEdited(impl_->document.snapshot()); // what cannot be shown is in the list of errors
    });
    connect(&view, &SceneView::selectionChanged, this, [this] { impl_->refresh(); });
    connect(&run, &RunController::stateChanged, this, [this] { impl_->refresh(); });
}

SceneEditor::~SceneEditor() {
    if (!impl_->view) return;
    if (SceneCanvas* canvas = impl_->view->canvas()) canvas->setTool(nullptr);
    impl_->view->setLayer({});
    impl_->view->setBodiesOf({});
    impl_->view->setDrawnOf({});
}

SceneView& SceneEditor::view() const { return *impl_->view; }
Document& SceneEditor::document() const { return impl_->document; }
EditTool SceneEditor::tool() const { return impl_->tool; }
bool SceneEditor::localAxes() const { return impl_->local; }
QStringList SceneEditor::selection() const { return impl_->view->selection(); }
const QSet<QString>& SceneEditor::locked() const { return impl_->locked; }
Targets SceneEditor::targets() const { return impl_->targets(); }
std::shared_ptr<const Stage> SceneEditor::stage() { return impl_->currentStage() ? impl_->stage : nullptr; }
bool SceneEditor::isDragging() const { return impl_->doing != Impl::Doing::nothing; }

QString SceneEditor::whyNot(const NewPart& part) const { return impl_->whyNot(part); }
std::optional<NewPart> SceneEditor::armed() const { return impl_->armed; }

void SceneEditor::arm(const NewPart& part) {
    if (const QString reason = whyNot(part); !reason.isEmpty()) {
        emit refused(reason, {});
        return;
    }
    impl_->disarm();
    impl_->armed = part;
    emit armedChanged();
    emit said(std::holds_alternative<NewShape>(part) ? tr("Click where it shall be. Shift: on the grid. Ctrl: on the face. Esc gives up")
                                                     : tr("Click on a body. Esc gives up"));
    if (SceneCanvas* canvas = impl_->canvas()) canvas->setFocus();
}

void SceneEditor::dragPart(const NewPart& part, const QPoint& global, Qt::KeyboardModifiers modifiers) {
    SceneCanvas* canvas = impl_->canvas();
    if (!canvas) return;
    if (!impl_->placing || *impl_->placing != part || impl_->armed) {
        impl_->disarm();
        impl_->placing = part;
    }
    const QPoint at = canvas->mapFromGlobal(global);
    if (!canvas->rect().contains(at) || !whyNot(part).isEmpty()) {
        impl_->placeNote.clear();
        impl_->around.reset();
        impl_->ghost.reset();
        canvas->graph().setGhost({}, false);
        canvas->update();
        impl_->refresh();
        return;
    }
    impl_->doing = Impl::Doing::placing;
    impl_->showPlacing(at, modifiers);
}

bool SceneEditor::dropPart(const QPoint& global, Qt::KeyboardModifiers modifiers) {
    SceneCanvas* canvas = impl_->canvas();
    bool done = false;
    if (canvas && impl_->placing) {
        const QPoint at = canvas->mapFromGlobal(global);
        if (canvas->rect().contains(at)) done = impl_->put(at, modifiers);
    }
    impl_->disarm();
    if (done && canvas) canvas->setFocus();
    return done;
}

void SceneEditor::cancelPart() { impl_->disarm(); }

bool SceneEditor::placeAtCentre(const NewPart& part) {
    SceneCanvas* canvas = impl_->canvas();
    if (!canvas) return false;
    impl_->disarm();
    impl_->placing = part;
    impl_->doing = Impl::Doing::placing;
    // Where the eye looks; joints and forces go to the selected body.
    QPointF at = canvas->rect().center();
    const int chosen = impl_->view->bodyIndex(selection().value(0));
    if (!std::holds_alternative<NewShape>(part) && chosen >= 0) {
        const BodyScene& bodies = canvas->graph().bodies();
        const osg::Vec2d seen = canvas->camera().toScreen(osg::Vec3d(bodies.boundsOf(static_cast<std::size_t>(chosen)).center()));
        if (std::isfinite(seen.x())) at = QPointF(seen.x(), seen.y());
    }
    const bool done = impl_->put(at, {});
    impl_->disarm();
    return done;
}

bool SceneEditor::isMesh(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("obj") || suffix == QLatin1String("stl") || suffix == QLatin1String("ply");
}

// Read and taken apart, beside the scene; nothing: refused, or given up.
std::optional<SceneEditor::Impl::MeshBody> SceneEditor::Impl::prepareMesh(const QString& file, bool fixed) {
    const NewShape shape = NewShape::mesh_file;
    if (const QString reason = whyNot(shape); !reason.isEmpty()) {
        emit self.refused(reason, {});
        return std::nullopt;
    }
    const QString scene = document.filePath();
    if (scene.isEmpty() || document.isShipped()) {
        emit self.refused(SceneEditor::tr("The mesh is kept beside the scene, which has no place yet"), SceneEditor::tr("save the scene (%1), then drop the file again").arg(keyOf("file.save")));
        return std::nullopt;
    }
    if (const qint64 size = QFileInfo(file).size(); size > kLargestDropped) {
        emit self.refused(SceneEditor::tr("%1 has %2 MB; what is dropped here may have %3 MB").arg(plainName(QFileInfo(file).fileName())).arg(size >> 20).arg(kLargestDropped >> 20),
                          SceneEditor::tr("make the mesh coarser, or name its file in the scene file"));
        return std::nullopt;
    }
    // A file beside the scene is named as it is; another one is copied there.
    const QDir folder = QFileInfo(scene).dir();
    QString name = folder.relativeFilePath(file);
    if (name.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(name)) {
        name = QFileInfo(file).fileName();
        const std::string target = folder.filePath(name).toStdString(), source = file.toStdString();
        if (!QFile::exists(folder.filePath(name))) {
            auto copied = std::make_shared<bool>(false);
            if (!waitFor(view, SceneEditor::tr("Copying %1").arg(plainName(name)), [copied, source, target] {
                    const auto bytes = io::read_file(source, collision::kLargestMesh);
                    *copied = bytes && io::write_file_atomically(target, *bytes);
                }))
                return std::nullopt;
            if (!*copied) {
                emit self.refused(SceneEditor::tr("%1 cannot be copied beside the scene").arg(plainName(name)), SceneEditor::tr("look whether the folder can be written"));
                return std::nullopt;
            }
        }
    }
    // Read, and taken apart, beside the window; who asks for its shapes then finds them.
    if (!readMeshes({{simulation::mesh_path(name.toStdString(), {scene.toStdString(), 0, 0, {}}), fixed ? simulation::MeshUse::triangles : simulation::MeshUse::convex_parts}}, view)) return std::nullopt;
    if (!canvas()) return std::nullopt;
    disarm();
    MeshBody made{authoring::new_body(model(), shape, 1.0, name.toStdString())};
    made.body.fixed = fixed;
    made.body.place.file = scene.toStdString();
    if (!prepareBody(made.body)) return std::nullopt;
    // Most modelling programs write millimetres.
    const double size = around->cluster().radius(), usual = currentStage() ? currentStage()->typical_size() : 1.0;
    made.millimetres = size > 100.0 * usual;
    if (made.millimetres) {
        std::get<model::MeshShape>(made.body.shapes[0]).scale = 1e-3;
        around.reset();
        if (!prepareBody(made.body)) return std::nullopt;
    }
    return made;
}

void SceneEditor::Impl::tellMillimetres() {
    const std::string file = ghost && !ghost->shapes.empty() && std::holds_alternative<model::MeshShape>(ghost->shapes[0]) ? std::get<model::MeshShape>(ghost->shapes[0]).file : std::string();
    const QString read = SceneEditor::tr("%1 was read in millimetres; the inspector has its scale").arg(text(file));
    remark = remark.isEmpty() ? read : read + QStringLiteral(". ") + remark;
}

bool SceneEditor::armMesh(const QString& file, bool fixed) {
    auto made = impl_->prepareMesh(file, fixed);
    if (!made) return false;
    impl_->around.reset(); // made anew under the cursor
    impl_->ghost.reset();
    impl_->canvas()->graph().setGhost({}, false);
    arm(NewShape::mesh_file);
    impl_->mesh = std::move(made);
    return impl_->armed.has_value();
}

bool SceneEditor::placeMesh(const QString& file, bool fixed, const QPoint& global) {
    const auto made = impl_->prepareMesh(file, fixed);
    if (!made) return false;
    impl_->placing = NewShape::mesh_file;
    const SceneCanvas* canvas = impl_->canvas();
    const QPoint at = canvas->mapFromGlobal(global);
    const auto here = impl_->under(canvas->rect().contains(at) ? QPointF(at) : QPointF(canvas->rect().center()));
    if (fixed) { // stands with its lowest point where it was dropped
        impl_->landing.emplace();
        const Vector3 down = impl_->currentStage()->down();
        impl_->landing->pose.position = here.point - impl_->around->cluster().reach_along({}, down) * down;
    } else {
        impl_->landing = impl_->around->rest_over(here.point, Eigen::Quaterniond::Identity());
    }
    authoring::stand(*impl_->ghost, impl_->landing->pose, impl_->planar());
    const bool done = impl_->add(*impl_->ghost, {});
    if (done && made->millimetres) impl_->tellMillimetres();
    impl_->disarm();
    return done;
}

bool SceneEditor::make(Result<model::Edit> edit, const QString& what, const std::optional<QStringList>& selected) {
    if (!edit) {
        refuse(edit.error());
        return false;
    }
    if (edit->empty() || model::is_void(impl_->model(), *edit)) return false;
    emit said({});
    if (!impl_->document.edit(std::move(edit).value(), what)) return false;
    if (selected) {
        impl_->view->setSelection(*selected);
        if (selected->size() <= 1) emit impl_->view->picked(selected->value(0));
    }
    return true;
}

void SceneEditor::refuse(const Error& error) { emit refused(asSentence(error.message), asSentence(error.remedy)); }

void SceneEditor::dropDown() {
    const Targets what = impl_->targets();
    if (what.bodies.empty()) return;
    struct Drop {
        bool empty = true, overlaps = false, landed = false; // nothing that could land; it stands in something; something lies below
        Result<model::Edit> edit = model::Edit();
    };
    auto drop = beside<Drop>(tr("Drop %1").arg(impl_->described(what)), [what](const model::Model& model, const Stage* stage) {
        Drop found;
        if (!stage) return found;
        const auto bodies = authoring::on_stage(*stage, what);
        const bool floor = std::none_of(stage->bodies().begin(), stage->bodies().end(), [](const authoring::StageBody& b) { return authoring::is_ground(b); });
        const Pose frame;
        Surroundings around(*stage, bodies, authoring::cluster_of(*stage, bodies, frame), floor);
        found.empty = around.cluster().empty();
        found.overlaps = !found.empty && !around.overlaps(frame).empty();
        if (found.empty || found.overlaps) return found;
        const Landing landing = around.advance(frame, stage->down(), 1e4 * std::max(stage->typical_size(), 1.0));
        found.landed = landing.landed;
        Motion motion;
        motion.shift = landing.pose.position;
        if (found.landed) found.edit = authoring::move(model, *stage, what, motion);
        return found;
    });
    if (!drop || drop->empty) return;
    if (drop->overlaps) {
        emit refused(tr("%1 overlaps something").arg(impl_->described(what)), tr("move it free first"));
        return;
    }
    if (!drop->landed) {
        emit refused(tr("Nothing lies below %1").arg(impl_->described(what)), tr("put Ground into the scene"));
        return;
    }
    make(std::move(drop->edit), tr("Drop %1").arg(impl_->described(what)));
}

void SceneEditor::setTool(EditTool tool) {
    if (impl_->doing != Impl::Doing::nothing) cancel();
    if (impl_->tool == tool) return;
    impl_->tool = tool;
    impl_->hot = GizmoPart::none;
    if (tool == EditTool::select) impl_->hideField();
    else if (SceneCanvas* canvas = impl_->canvas()) canvas->setFocus(); // R, Y, 70: wherever the body was chosen
    impl_->refresh();
    emit toolChanged();
}

void SceneEditor::setLocalAxes(bool on) {
    if (impl_->local == on) return;
    impl_->local = on;
    impl_->refresh();
    emit toolChanged();
}

void SceneEditor::setLocked(const QStringList& names) {
    impl_->locked = QSet<QString>(names.begin(), names.end());
    impl_->refresh();
}

bool SceneEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == impl_->field) {
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            impl_->giveUp();
            return true;
        }
        // Esc is the field's before it is anybody's shortcut; leaving it gives up.
        if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) event->accept();
        if (event->type() == QEvent::FocusOut && impl_->doing == Impl::Doing::typing && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
            static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
            QMetaObject::invokeMethod(this, [this] { if (impl_->doing == Impl::Doing::typing && !impl_->field->hasFocus()) impl_->giveUp(); }, Qt::QueuedConnection);
    }
    // Events first: while the view is taken down it still gets some, and is no SceneView any more.
    // A click chooses a body, a double click the group that it is in.
    if (event->type() == QEvent::MouseButtonDblClick && impl_->view && watched == impl_->view->canvas()) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier && !impl_->armed && impl_->selectGroupAt(mouse->position())) return true;
    }
    if ((event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop) && watched == impl_->view.data()) {
        auto* drop = static_cast<QDropEvent*>(event);
        for (const QUrl& url : drop->mimeData()->urls()) {
            if (!url.isLocalFile() || !isMesh(url.toLocalFile()) || !impl_->document.isOpen()) continue;
            drop->setDropAction(Qt::CopyAction);
            drop->accept();
            if (event->type() == QEvent::Drop)
                placeMesh(url.toLocalFile(), drop->modifiers() & Qt::ControlModifier, impl_->view->mapToGlobal(drop->position().toPoint()));
            return true;
        }
        event->ignore(); // scenes are the window's
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void SceneEditor::cancel() {
    if (impl_->doing == Impl::Doing::placing || impl_->armed) return impl_->disarm();
    if (impl_->doing != Impl::Doing::nothing) return impl_->giveUp();
    setTool(EditTool::select);
}

} // namespace saltus::ui

#include "moc_scene_editor.cpp"
