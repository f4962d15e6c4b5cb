// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_view_impl.h"

#include "core/simulation/frame.h"
#include "core/simulation/recording.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_palette.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace saltus::ui {

using namespace scene;

namespace {

constexpr double kTrailWall = 0.25, kTrailLongest = 1.0; // s: on the clock; of simulated time
constexpr std::size_t kTrailPoints = 120, kAllTrailPoints = 12000, kFewestPoints = 8; // of one trail; of all, which become coarser

} // namespace

void SceneView::Impl::buildBodies(std::optional<BodyScene> built) {
    if (built) canvas->graph().takeBodies(std::move(*built), bodies->joints());
    else canvas->graph().buildBodies(bodies->bodies(), bodies->joints(), bodies->planar());
    canvas->graph().marks().setOptions(options());
    if (edited) bodies->startPoses(bodyPoses);
    else bodies->poses(row, bodyPoses);
    canvas->graph().placeBodies(bodyPoses);
    applyHidden();
}

MarkOptions SceneView::Impl::options() const {
    MarkOptions all = marks;
    all.impulses = showImpulses;
    return all;
}

bool SceneView::Impl::showBodies() {
    if (!canvas || !bodies || bodies->isEmpty()) return false;
    // Sizes may hang on a parameter that was turned.
    if (parameters != bodyParameters && !parameters.empty()) {
        bodyParameters = parameters;
        if (const auto recording = run.recording())
            if (auto other = BodySource::create(*model, recording->catalogue(), parameters); other && !other->looksLike(*bodies)) {
                bodies.emplace(std::move(other).value());
                buildBodies();
                canvas->graph().setPalette(paletteOf(theme));
                applySelection();
            }
    }
    bodies->poses(row, bodyPoses);
    SceneGraph& graph = canvas->graph();
    // While it runs, what moves by less than one sees (a pile that rests) is not drawn anew.
    nearly = run.state() == RunState::running && cursor.following();
    bool dirty = !previewing && graph.placeBodies(bodyPoses, nearly ? graph.unseen(canvas->camera()) : 0.0);
    if (dirty) canvas->bodiesMoved();
    const auto frame = liveFrame();
    if (frame) graph.marks().setContacts(frame->contact_points, time, impulseWindow());
    else graph.marks().setContacts({}, time, 0.0);
    if (marks.islands && frame) graph.setIslands(frame->island_of_body, frame->asleep);
    updatePickedContact(frame.get());
    return updateMarks() || dirty;
}

void SceneView::Impl::placeExactly() {
    if (!nearly || !canvas || previewing || edited || run.state() == RunState::running) return;
    nearly = false;
    if (!canvas->graph().placeBodies(bodyPoses)) return;
    canvas->bodiesMoved();
    updateMarks();
    canvas->update();
}

bool SceneView::Impl::updateMarks() {
    if (!canvas) return false;
    SceneGraph& graph = canvas->graph();
    if (pulled && pulled->running)
        graph.marks().setPull(std::pair(graph.bodies().pose(static_cast<std::size_t>(pulled->body)).apply(pulled->local), pulled->target));
    else graph.marks().setPull(std::nullopt);
    return graph.marks().update(graph.bodies());
}

void SceneView::Impl::setMarks(const MarkOptions& wanted) {
    marks = wanted;
    if (!canvas || !bodies) return;
    canvas->graph().marks().setOptions(options());
    const auto frame = liveFrame();
    if (marks.islands && frame) canvas->graph().setIslands(frame->island_of_body, frame->asleep);
    else canvas->graph().setIslands({}, {});
    updateMarks();
    canvas->update();
}

void SceneView::Impl::sendPull() {
    double speed = run.wantedSpeed();
    if (!std::isfinite(speed)) speed = std::max(run.measuredSpeed(), 1.0);
    rigid::Pull pull;
    pull.body = static_cast<std::uint32_t>(pulled->body);
    pull.point = pulled->local;
    pull.target = pulled->target;
    pull.frequency = 10.0 / std::clamp(speed, 1e-3, 10.0);
    if (run.stepSize() > 0.0) pull.frequency = std::min(pull.frequency, 0.5 / run.stepSize());
    run.setPull(pull);
}

void SceneView::Impl::endPull() {
    if (!pulled) return;
    if (pulled->running) run.setPull(std::nullopt);
    pulled.reset();
    updateMarks();
    canvas->update();
    layOut();
}

void SceneView::Impl::dropContact() {
    if (!contactPicked) return;
    contactPicked.reset();
    emit self.contactPicked();
}

bool SceneView::Impl::pickContact(const QPointF& at) {
    if (!bodies || bodies->isEmpty()) return false;
    const SceneGraph& graph = canvas->graph();
    BodyMarks& drawn = canvas->graph().marks();
    const int index = drawn.contactAt(canvas->camera(), graph.bodies(), at.x(), at.y());
    if (index < 0) return false;
    const FrameContact& contact = drawn.contacts()[static_cast<std::size_t>(index)];
    PickedContact picked;
    picked.body_a = bodyName(static_cast<int>(contact.body_a));
    picked.body_b = bodyName(static_cast<int>(contact.body_b));
    if (const std::string* name = bodies->lawName(contact.law)) picked.law = text(*name);
    if (const rigid::Law* law = bodies->law(contact.law)) picked.numbers = *law;
    picked.contact = contact;
    contactPicked = picked;
    placePickedContact();
    emit self.contactPicked();
    return true;
}

void SceneView::Impl::placePickedContact() {
    if (!contactPicked || !canvas) return;
    const double(&p)[3] = contactPicked->contact.point;
    const osg::Vec2d at = canvas->camera().toScreen(canvas->graph().bodies().markPoint({p[0], p[1], p[2]}));
    if (shownAt(at)) contactPicked->at = point(at).toPoint();
}

void SceneView::Impl::updatePickedContact(const Frame* frame) {
    if (!contactPicked) return;
    contactPicked->open = true;
    if (frame)
        for (const FrameContact& c : frame->contact_points)
            if (c.body_a == contactPicked->contact.body_a && c.body_b == contactPicked->contact.body_b && c.id == contactPicked->contact.id) {
                contactPicked->contact = c;
                contactPicked->open = false;
            }
}

QString SceneView::Impl::shiftedSymbol() const {
    for (const ShapeSpec& spec : source->shapes())
        if (spec.kind == model::ShapeKind::cam) return QStringLiteral("û");
    return SceneView::tr("gap");
}

bool SceneView::Impl::readNewest() {
    const auto recording = run.recording();
    if (!recording) return false;
    const std::size_t columns = recording->catalogue().size(), count = recording->parameters().size();
    if (!source->fits(columns, count)) return false; // the run of another version of the scene is here before its model
    if (row.size() != columns) row.assign(columns, std::numeric_limits<double>::quiet_NaN());
    const bool other = shownRecording.lock() != recording;
    const auto frame = run.frame();
    if (cursor.following() && frame && frame->values.size() == columns && (frame->parameters.empty() || frame->parameters.size() == count)) {
        if (!other && frame->row == shownRow && frame->time == time && frame->parameters == parameters) return false;
        std::copy(frame->values.begin(), frame->values.end(), row.begin());
        if (!frame->parameters.empty()) parameters = frame->parameters;
        shownRow = frame->row;
        previousTime = time;
        time = frame->time;
    } else {
        if (recording->rows() == 0) return false;
        const std::size_t index = recording->row_at(cursor.time());
        if (!other && static_cast<std::int64_t>(index) == shownRow) return false;
        for (std::size_t k = 0; k < columns; ++k) row[k] = recording->value(k, index);
        parameters = recording->parameters_at(index);
        shownRow = static_cast<std::int64_t>(index);
        previousTime = time;
        time = columns > 0 ? row[0] : 0.0;
    }
    if (other) {
        shownRecording = recording;
        impulses.clear();
        forgetTrails();
    }
    return true;
}

void SceneView::Impl::show() {
    source->evaluate(row, parameters, poses);
    bool dirty = false;
    if (auto changed = parameters == sampled ? Result<bool>(false) : source->resample(parameters); changed && *changed) {
        for (std::size_t k = 0; k < poses.size(); ++k)
            if (source->shapes()[k].kind == model::ShapeKind::cam && canvas)
                canvas->graph().setProfile(k, source->shapes()[k].profile);
        dirty = true;
    }
    sampled = parameters;
    if (!canvas) return;
    for (std::size_t k = 0; k < poses.size(); ++k)
        if (source->shapes()[k].kind == model::ShapeKind::cam) {
            const double speed = source->speed(k).value_or(0.0);
            canvas->graph().setTurn(k, speed > 0.0 ? 1 : speed < 0.0 ? -1 : 0);
        }
    dirty = canvas->graph().place(poses) || dirty;
    dirty = showBodies() || dirty;
    dirty = updateTrails() || dirty;
    if (!dirty) return;
    // Of a run the picture is drawn while plots and panels draw themselves, and shown at the next tick; what one looks for is shown at once.
    if (run.state() == RunState::running && cursor.following()) canvas->drawNext(tickMilliseconds);
    else canvas->update();
}

double SceneView::Impl::trailSeconds() const {
    double speed = run.wantedSpeed();
    if (!std::isfinite(speed)) speed = kTrailLongest / kTrailWall;
    return std::clamp(kTrailWall * speed, 1e-3, kTrailLongest);
}

void SceneView::Impl::forgetTrails() {
    trailTimes.clear();
    trailPlaces.clear();
}

bool SceneView::Impl::updateTrails() {
    const auto recording = run.recording();
    const bool ofBodies = !trailBodies.empty(); // bodies of the scene's trail, or the one that is selected
    const std::size_t lines = ofBodies ? trailBodies.size() : trailShapes.size();
    if (!showTrail || lines == 0 || !recording || recording->rows() == 0) {
        if (trail.empty()) return false;
        trail.clear();
        canvas->graph().setTrails(trail, 0);
        return true;
    }
    const std::size_t most = std::clamp(kAllTrailPoints / lines, kFewestPoints, kTrailPoints);
    const double length = trailSeconds(), pitch = length / static_cast<double>(most);
    const double begin = std::max(0.0, time - length);
    if (pitch != trailPitch) forgetTrails();
    trailPitch = pitch;
    if (!trailTimes.empty() && (trailTimes.back() > time + 1e-12 || trailTimes.back() < begin)) forgetTrails();
    std::size_t old = 0;
    while (old < trailTimes.size() && trailTimes[old] < begin) ++old;
    trailTimes.erase(trailTimes.begin(), trailTimes.begin() + static_cast<std::ptrdiff_t>(old));
    trailPlaces.erase(trailPlaces.begin(), trailPlaces.begin() + static_cast<std::ptrdiff_t>(old * lines));
    for (double next = trailTimes.empty() ? std::ceil(begin / pitch) * pitch : trailTimes.back() + pitch; next <= time; next += pitch) {
        trailTimes.push_back(next);
        if (ofBodies) addBodyPlaces(*recording, recording->row_at(next));
        else addShapePlaces(*recording, recording->row_at(next));
    }
    trail.clear();
    const BodyScene& scene = canvas->graph().bodies();
    for (std::size_t line = 0; line < lines; ++line) {
        for (std::size_t k = 0; k < trailTimes.size(); ++k) {
            const double left = 1.0 - (time - trailTimes[k]) / length;
            trail.push_back({osg::Vec3(trailPlaces[k * lines + line]), static_cast<float>(left * left)});
        }
        trail.push_back({osg::Vec3(ofBodies ? scene.frame().point(scene.pose(trailBodies[line]).position) : vec(poses[trailShapes[line]].position)), 1.0f});
    }
    canvas->graph().setTrails(trail, trailTimes.size() + 1);
    return true;
}

void SceneView::Impl::addBodyPlaces(const Recording& recording, std::size_t index) {
    for (const std::size_t body : trailBodies) {
        collision::Vector3 at = collision::Vector3::Zero();
        const auto three = bodies->positionColumns(body);
        for (int k = 0; k < 3; ++k)
            if (const int column = three[static_cast<std::size_t>(k)]; column >= 0) at[k] = recording.value(static_cast<std::size_t>(column), index);
        trailPlaces.push_back(canvas->graph().bodies().frame().point(at));
    }
}

void SceneView::Impl::addShapePlaces(const Recording& recording, std::size_t index) {
    trailRow.resize(recording.catalogue().size());
    for (std::size_t k = 0; k < trailRow.size(); ++k) trailRow[k] = recording.value(k, index);
    trailNow.resize(trailShapes.size());
    source->positions(trailRow, parameters, trailNow);
    for (const Point& point : trailNow) trailPlaces.push_back(vec(point));
}

} // namespace saltus::ui
