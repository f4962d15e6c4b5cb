// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_view_impl.h"

#include "core/simulation/frame.h"
#include "core/simulation/recording.h"
#include "ui/language/language.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/scene_view/gltf_scene.h"
#include "ui/scene_view/links.h"

#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>

namespace saltus::ui {

using namespace scene;

SceneView::SceneView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), impl_(std::make_unique<Impl>(*this, theme, run, cursor)) {
    setMinimumSize(160, 120);
    setAccessibleName(tr("Scene"));
    const QString missing = SceneCanvas::missingOpenGl();
    if (missing.isEmpty()) {
        impl_->canvas = new SceneCanvas(this);
        impl_->canvas->setAccessibleName(tr("Picture of the motion"));
        setFocusProxy(impl_->canvas);
    }
    impl_->message = missing;
    impl_->overlay = new SceneOverlay(theme, this);
    impl_->overlay->raise();
    if (SceneCanvas* canvas = impl_->canvas) {
        connect(canvas, &SceneCanvas::cameraChanged, this, [this] {
            impl_->placePickedContact();
            impl_->layOut();
        });
        canvas->aheadDropped = [this] { impl_->showAhead(); };
        connect(canvas, &SceneCanvas::qualityChanged, this, [this] { impl_->layOut(); });
        connect(canvas, &SceneCanvas::drawFailed, this, [this](const QString& what) {
            impl_->message = what;
            impl_->layOut();
        });
        connect(canvas, &SceneCanvas::picked, this, [this](int shape) {
            QString name;
            if (shape >= 0 && impl_->source) name = text(impl_->source->shapes()[static_cast<std::size_t>(shape)].name);
            select(name);
            emit picked(name);
        });
        const auto pick = [this](const QString& name, bool add) {
            if (add) {
                QStringList names = impl_->chosen;
                if (!names.removeOne(name)) names.append(name);
                setSelection(names);
            } else {
                select(name);
            }
            impl_->tellPicked();
        };
        connect(canvas, &SceneCanvas::pickedBody, this, [this, pick](int body, bool add) { pick(impl_->bodyName(body), add); });
        connect(canvas, &SceneCanvas::pickedLink, this, [this, pick](int link, bool add) { pick(impl_->linkName(link), add); });
        connect(canvas, &SceneCanvas::boxDragged, this, [this](const QRectF& box) {
            impl_->box = box;
            layOut();
        });
        connect(canvas, &SceneCanvas::boxed, this, [this](const QRectF& box, bool add) {
            QStringList names = add ? impl_->chosen : QStringList();
            const QSet<QString> before(names.begin(), names.end());
            const BodyScene& bodies = impl_->canvas->graph().bodies();
            for (std::size_t b = 0; b < bodies.size(); ++b) {
                if (bodies.isHidden(b) || !bodies.boundsOf(b).valid()) continue;
                const osg::Vec2d at = impl_->canvas->camera().toScreen(osg::Vec3d(bodies.boundsOf(b).center()));
                if (!Impl::shownAt(at) || !box.contains(Impl::point(at))) continue;
                const QString name = impl_->bodyName(static_cast<int>(b));
                if (!before.contains(name)) names.append(name);
            }
            setSelection(names);
            impl_->tellPicked();
        });
        connect(canvas, &SceneCanvas::hoveredBody, this, [this](int body, const QPointF& at) {
            impl_->hovered = body;
            impl_->hoveredAt = at;
            impl_->layOut();
        });
        connect(canvas, &SceneCanvas::hoveredLink, this, [this](int link, const QPointF& at) {
            impl_->hoveredLink = link;
            impl_->hoveredAt = at;
            impl_->layOut();
        });
        connect(canvas, &SceneCanvas::pullStarted, this, [this](int body, const collision::Vector3& local, const collision::Vector3& target) {
            const bool live = impl_->run.canRun() && impl_->run.state() == RunState::running && impl_->cursor.following();
            impl_->pulled = Impl::Pulled{body, local, target, live};
            if (live) impl_->sendPull();
            impl_->updateMarks();
            impl_->layOut();
            impl_->canvas->update();
        });
        connect(canvas, &SceneCanvas::pullMoved, this, [this](const collision::Vector3& target) {
            if (!impl_->pulled) return;
            impl_->pulled->target = target;
            if (!impl_->pulled->running) return;
            impl_->sendPull();
            impl_->updateMarks();
            impl_->canvas->update();
        });
        connect(canvas, &SceneCanvas::pullEnded, this, [this] { impl_->endPull(); });
        connect(&run, &RunController::stateChanged, this, [this] {
            if (impl_->run.state() == RunState::running) return;
            impl_->canvas->standsStill();
            if (impl_->pulled && impl_->pulled->running) impl_->canvas->endPull();
        });
        connect(canvas, &SceneCanvas::followChanged, this, [this] {
            impl_->layOut();
            emit viewOptionsChanged();
        });
        connect(canvas, &SceneCanvas::menuRequested, this, [this](int body, int link, const QPoint& global) {
            const QString name = link >= 0 ? impl_->linkName(link) : impl_->bodyName(body);
            // What is chosen together stays together for its menu.
            if (!name.isEmpty() && !impl_->chosen.contains(name)) {
                select(name);
                emit picked(name);
            }
            emit menuRequested(name, global);
        });
        canvas->markClick = [this](const QPointF& at) { return impl_->pickContact(at); };
        canvas->overlayClick = [this](const QPointF& at) {
            const OrientationCube::Face* face = impl_->overlay->cube().at(at);
            if (!face) return false;
            SceneCamera::Stand stand = impl_->canvas->camera().stand();
            const osg::BoundingBox box = impl_->canvas->graph().bounds();
            const osg::Vec3d pivot = box.valid() ? osg::Vec3d(box.center()) : stand.target;
            SceneCamera turned = impl_->canvas->camera();
            turned.orbit(std::remainder(face->look.azimuth - stand.azimuth, 2.0 * std::numbers::pi),
                         face->look.elevation - stand.elevation, pivot);
            impl_->canvas->turnTo(turned.stand());
            return true;
        };
        canvas->overlayHover = [this](const QPointF& at) {
            impl_->overlay->setHovered(at);
            const bool cube = impl_->overlay->cube().at(at) != nullptr;
            impl_->canvas->setCursor(cube ? Qt::PointingHandCursor : Qt::ArrowCursor);
            impl_->canvas->setToolTip(cube ? tr("Click a face to look from there. Home frames the scene") : QString());
        };
    }
    connect(&theme, &Theme::changed, this, [this] { impl_->applyTheme(); });
    impl_->applyTheme();
    impl_->layOut();
}

SceneView::~SceneView() {
    if (impl_->canvas) disconnect(impl_->canvas, nullptr, this, nullptr);
}

Result<void> SceneView::setModel(const model::Model& model) { return setModel(std::make_shared<const model::Model>(model)); }

Result<void> SceneView::setModel(const std::shared_ptr<const model::Model>& model) {
    const auto recording = impl_->run.recording();
    if (!recording)
        return fail(ErrorKind::input, tr("there is no run of this scene yet").toStdString(), tr("wait until it is loaded, then show it").toStdString());
    const bool same = impl_->hasModel && (impl_->model == model || *impl_->model == *model);
    impl_->model = model;
    impl_->hasModel = true;
    std::vector<double> parameters;
    if (const auto frame = impl_->run.frame(); frame && !frame->parameters.empty()) parameters = frame->parameters;
    else if (recording->rows() > 0) parameters = recording->parameters_at(0);
    if (parameters.size() != model->parameters.size())
        return fail(ErrorKind::input, tr("the run there is belongs to another version of the scene").toStdString(), tr("wait until the new one is loaded").toStdString());
    impl_->shownRow = -1;
    impl_->shownRecording.reset();
    auto built = impl_->build(recording->catalogue(), recording->interactions(), parameters, same);
    if (!built) {
        const Error error = built.error();
        clear();
        impl_->message = tr("This scene cannot be drawn: %1").arg(coreText(error.message)) +
                         (error.remedy.empty() ? QString() : QStringLiteral("\n") + asSentence(error.remedy));
        impl_->layOut();
        return built;
    }
    impl_->message = impl_->canvas ? impl_->canvas->failure() : SceneCanvas::missingOpenGl();
    impl_->show();
    impl_->applySelection();
    impl_->layOut();
    return {};
}

Result<void> SceneView::showEdited(const model::Model& model) { return showEdited(std::make_shared<const model::Model>(model)); }

Result<void> SceneView::showEdited(const std::shared_ptr<const model::Model>& model) {
    auto built = impl_->buildEdited(model);
    impl_->layOut();
    return built;
}

void SceneView::setBodiesOf(BodiesOf bodiesOf) { impl_->bodiesOf = std::move(bodiesOf); }
void SceneView::setDrawnOf(std::function<std::unique_ptr<DrawnBodies>()> drawnOf) { impl_->drawnOf = std::move(drawnOf); }

SceneView::Draw SceneView::draw() const {
    if (!impl_->canvas) return {};
    return [scene = std::make_shared<BodyScene>(impl_->canvas->graph().newBodies())](const model::Model& model, const std::shared_ptr<const simulation::BodyScene>& bodies) {
        auto drawn = std::make_unique<Impl::Drawn>(BodySource::of(model, Catalogue(), bodies), std::move(*scene));
        drawn->scene.build(drawn->source.bodies(), drawn->source.planar());
        return drawn;
    };
}

bool SceneView::showsEdited() const { return impl_->edited; }
SceneCanvas* SceneView::canvas() const { return impl_->canvas; }
void SceneView::setSecond(const SecondRun* second) {
    impl_->second = second;
    impl_->others.clear();
    if (second && second->active() && second->recording())
        (void)impl_->others.bind(second->model(), second->recording()); // what cannot be drawn is not outlined
    impl_->layOut();
}

std::size_t SceneView::outlinesShown() const {
    return static_cast<std::size_t>(std::count_if(impl_->overlay->content().strokes.begin(), impl_->overlay->content().strokes.end(),
                                                  [](const GizmoStroke& s) { return s.dashed && s.hue == GizmoStroke::Hue::all; }));
}

int SceneView::bodyIndex(const QString& name) const { return impl_->bodies ? impl_->bodies->find(name.toStdString()) : -1; }
QString SceneView::bodyName(int body) const { return impl_->bodyName(body); }
const std::vector<collision::Pose>& SceneView::bodyPoses() const { return impl_->bodyPoses; }
double SceneView::time() const { return impl_->edited ? 0.0 : impl_->time; }
const QStringList& SceneView::selection() const { return impl_->chosen; }
void SceneView::layOut() { impl_->layOut(); }
void SceneView::setLayer(std::function<void(scene::OverlayContent&)> layer) {
    impl_->layer = std::move(layer);
    impl_->layOut();
}

void SceneView::preview(std::span<const collision::Pose> poses) {
    if (!impl_->canvas) return;
    impl_->previewing = true;
    if (!impl_->canvas->graph().placeBodies(poses)) return;
    impl_->updateMarks();
    impl_->canvas->update();
}

void SceneView::endPreview() {
    if (!std::exchange(impl_->previewing, false) || !impl_->canvas) return;
    impl_->canvas->graph().placeBodies(impl_->bodyPoses);
    impl_->updateMarks();
    impl_->canvas->update();
}

void SceneView::setHidden(const QStringList& bodies) {
    if (impl_->hidden == bodies) return;
    impl_->hidden = bodies;
    impl_->applyHidden();
    impl_->layOut();
}

void SceneView::clear() {
    impl_->source.reset();
    impl_->contacts.reset();
    impl_->bodies.reset();
    impl_->bodyPoses.clear();
    impl_->pulled.reset();
    impl_->hovered = impl_->hoveredLink = -1;
    impl_->trailBodies.clear();
    impl_->dropContact();
    impl_->poses.clear();
    impl_->trail.clear();
    impl_->hasModel = impl_->edited = impl_->previewing = false;
    impl_->selected.clear();
    impl_->chosen.clear();
    impl_->hidden.clear();
    impl_->message = impl_->canvas ? impl_->canvas->failure() : SceneCanvas::missingOpenGl();
    impl_->impulses.clear();
    impl_->shownRow = -1;
    if (impl_->canvas) {
        impl_->canvas->follow(-1);
        impl_->canvas->graph().clear();
        impl_->canvas->graph().setFloor(false);
        impl_->canvas->graph().setGhost({}, false);
        impl_->canvas->graph().buildBodies({}, {}, false);
        impl_->updateMarks();
        impl_->canvas->update();
    }
    impl_->layOut();
}

void SceneView::tick() {
    impl_->tickMilliseconds = impl_->tickClock.isValid() ? static_cast<double>(impl_->tickClock.nsecsElapsed()) * 1e-6 : 0.0;
    impl_->tickClock.start();
    if (impl_->canvas && impl_->canvas->takeAhead()) impl_->showAhead();
    const SecondRun* second = impl_->second;
    const std::size_t rows = second && second->recording() ? second->recording()->rows() : 0;
    const bool grown = std::exchange(impl_->secondRows, rows) != rows; // B catches up
    if (impl_->edited || !impl_->source || !impl_->readNewest()) {
        if (grown) impl_->layOut();
        impl_->placeExactly();
        return;
    }
    impl_->show();
    impl_->layOut();
}

bool SceneView::showImpulses() const { return impl_->showImpulses; }
bool SceneView::showTrail() const { return impl_->showTrail; }
bool SceneView::showLabels() const { return impl_->showLabels; }
bool SceneView::orthographic() const { return impl_->canvas && impl_->canvas->camera().orthographic(); }

namespace {

QImage paintedPicture(const SceneView& view, SceneCanvas* canvas, const SceneOverlay& overlay, SceneOverlay::Detail detail,
                      const std::function<void()>& layOut) {
    QImage image;
    if (canvas) {
        image = canvas->grabFramebuffer().convertToFormat(QImage::Format_RGB32);
        layOut(); // the camera may have been framed just now
    } else {
        image = QImage(view.size() * view.devicePixelRatioF(), QImage::Format_RGB32);
    }
    image.setDevicePixelRatio(view.devicePixelRatioF());
    QPainter painter(&image);
    overlay.paintOn(painter, view.rect(), detail);
    return image;
}

} // namespace

QImage SceneView::picture() {
    return paintedPicture(*this, impl_->canvas, *impl_->overlay, SceneOverlay::Detail::all, [this] { impl_->layOut(false); });
}

bool SceneView::isSimplified() const { return impl_->canvas && impl_->canvas->isVisible() && impl_->canvas->isSimplified(); }

Result<io::GltfScene> SceneView::meshes(bool motion) const {
    const Impl& d = *impl_;
    if (d.model->bodies.empty()) {
        const auto recording = d.run.recording();
        if (!recording || recording->rows() == 0) return fail(ErrorKind::input, tr("Nothing is recorded yet").toStdString(), tr("run the scene").toStdString());
        const std::size_t row = recording->row_at(d.cursor.time());
        return shapeMeshes(*d.model, *recording, d.theme, row, motion);
    }
    if (!d.canvas || !d.bodies || d.bodies->isEmpty()) return fail(ErrorKind::input, tr("The bodies cannot be drawn here").toStdString(), tr("install OpenGL, or use saltus export --meshes").toStdString());
    const BodyScene& scene = d.canvas->graph().bodies();
    const Links& links = d.canvas->graph().links();
    io::GltfScene out = gltfScene(scene, links, *d.bodies, d.model->title);
    if (motion)
        if (const auto recording = d.run.recording(); recording && recording->rows() > 1 && !d.edited) addMotion(out, scene, links, *d.bodies, *recording, recording->value(0, 0), recording->value(0, recording->rows() - 1));
    return out;
}

QImage SceneView::card() {
    return paintedPicture(*this, impl_->canvas, *impl_->overlay, SceneOverlay::Detail::motion, [this] { impl_->layOut(false); });
}

void SceneView::setShowImpulses(bool shown) {
    if (impl_->showImpulses == shown) return;
    impl_->showImpulses = shown;
    impl_->setMarks(impl_->marks);
    impl_->layOut();
    emit viewOptionsChanged();
}

std::size_t SceneView::trails() const { return impl_->trail.empty() ? 0 : impl_->trail.size() / (impl_->trailTimes.size() + 1); }

void SceneView::setShowTrail(bool shown) {
    if (impl_->showTrail == shown) return;
    impl_->showTrail = shown;
    if (impl_->canvas && impl_->source && impl_->updateTrails()) impl_->canvas->update();
    emit viewOptionsChanged();
}

void SceneView::setShowLabels(bool shown) {
    if (impl_->showLabels == shown) return;
    impl_->showLabels = shown;
    impl_->layOut();
    emit viewOptionsChanged();
}

void SceneView::setOrthographic(bool on) {
    if (!impl_->canvas || orthographic() == on) return;
    impl_->canvas->setOrthographic(on);
    emit viewOptionsChanged();
}

const MarkOptions& SceneView::marks() const { return impl_->marks; }
bool SceneView::hasBodies() const { return impl_->bodies && !impl_->bodies->isEmpty(); }
bool SceneView::hasSolids() const {
    const auto& shapes = impl_->model->views.shapes;
    return hasBodies() || (impl_->hasModel && std::any_of(shapes.begin(), shapes.end(), [](const model::Shape& s) { return s.kind != model::ShapeKind::ground; }));
}
bool SceneView::isFollowing() const { return impl_->canvas && impl_->canvas->followed() >= 0; }
bool SceneView::canFollow() const {
    return isFollowing() || (impl_->bodies && impl_->bodies->find(impl_->selected.toStdString()) >= 0);
}
const std::optional<PickedContact>& SceneView::pickedContact() const { return impl_->contactPicked; }
void SceneView::dropContact() { impl_->dropContact(); }

void SceneView::setMarks(const MarkOptions& marks) {
    if (impl_->marks == marks) return;
    impl_->setMarks(marks);
    emit viewOptionsChanged();
}

void SceneView::focusSelected() {
    if (impl_->canvas && impl_->bodies) impl_->canvas->focusBody(impl_->bodies->find(impl_->selected.toStdString()));
}

void SceneView::setFollowing(bool on) {
    if (!impl_->canvas || !impl_->bodies) return;
    impl_->canvas->follow(on ? impl_->bodies->find(impl_->selected.toStdString()) : -1);
}

void SceneView::home() {
    if (!impl_->canvas) return;
    impl_->noteRecorded();
    impl_->canvas->home(true);
}

void SceneView::select(const QString& objectName) { setSelection(objectName.isEmpty() ? QStringList() : QStringList{objectName}); }

void SceneView::setSelection(const QStringList& names) {
    const bool other = impl_->chosen != names;
    impl_->chosen = names;
    impl_->selected = names.isEmpty() ? QString() : names.first();
    impl_->applySelection();
    if (!other) return;
    emit selectionChanged(names);
    emit viewOptionsChanged(); // what can be followed is another
    impl_->layOut();
}

void SceneView::followRename(const QString& from, const QString& to) {
    for (QString& one : impl_->chosen)
        if (one == from || one.startsWith(from + QLatin1Char('['))) one = to + one.mid(from.size());
    impl_->selected = impl_->chosen.value(0);
}

void SceneView::resizeEvent(QResizeEvent*) {
    if (impl_->canvas) impl_->canvas->setGeometry(rect());
    impl_->overlay->setGeometry(rect());
    impl_->overlay->raise();
    impl_->layOut();
}

} // namespace saltus::ui

#include "moc_scene_view.cpp"
