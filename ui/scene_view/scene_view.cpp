// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_view.h"

#include "core/authoring/stage.h"
#include "core/model/validate.h"
#include "core/simulation/frame.h"
#include "core/simulation/recording.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/body_source.h"
#include "ui/scene_view/contact_points.h"
#include "ui/scene_view/gltf_scene.h"
#include "ui/scene_view/impulse_glyphs.h"
#include "ui/scene_view/pose_source.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_overlay.h"
#include "ui/scene_view/scene_palette.h"
#include "ui/scene_view/second_shapes.h"

#include <QHelpEvent>
#include <QPainter>
#include <QSet>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace saltus::ui {

using namespace scene;

namespace {

constexpr double kTrailWall = 0.25, kTrailLongest = 1.0; // s: on the clock; of simulated time
constexpr std::size_t kTrailPoints = 120, kAllTrailPoints = 12000, kFewestPoints = 8; // of one trail; of all, which become coarser
constexpr double kImpulseWall = 0.4;  // s on the clock that an impulse stays, at any speed

osg::Vec3d vec(const Point& p) { return {p[0], p[1], p[2]}; }
QPointF point(const osg::Vec2d& p) { return {p.x(), p.y()}; }
bool shownAt(const osg::Vec2d& p) { return std::isfinite(p.x()) && std::isfinite(p.y()); }

} // namespace

struct SceneView::Impl {
    SceneView& self;
    Theme& theme;
    RunController& run;
    TimeCursor& cursor;
    SceneCanvas* canvas = nullptr; // null without OpenGL
    SceneOverlay* overlay = nullptr;

    model::Model model;
    bool hasModel = false;
    std::optional<PoseSource> source;
    std::optional<ContactPoints> contacts;
    std::vector<ShapePose> poses;
    std::optional<BodySource> bodies; // of a model without bodies: empty
    std::vector<collision::Pose> bodyPoses;
    std::vector<double> bodyParameters; // as they were built
    MarkOptions marks;
    struct Pulled {
        int body = -1;
        collision::Vector3 local, target;
        bool running = false; // else there is nothing that moves: a hint says so
    };
    std::optional<Pulled> pulled;
    int hovered = -1;
    QPointF hoveredAt;
    std::optional<PickedContact> contactPicked;
    std::vector<double> row, parameters;
    std::vector<double> sampled; // parameters of the cams as drawn
    std::vector<double> trailRow;
    std::vector<TrailPoint> trail;
    std::vector<osg::Vec3d> trailPlaces; // of all trails at the first time, then at the next
    std::vector<double> trailTimes;
    std::vector<Point> trailNow;
    double trailPitch = 0.0;
    std::weak_ptr<const Recording> shownRecording;
    std::int64_t shownRow = -1;
    double time = 0.0, previousTime = 0.0;
    int gapContact = -1;         // index among the recording's interactions
    QString gapSymbol;
    std::vector<std::size_t> trailShapes, trailBodies;
    QString selected;      // the first of the chosen
    QStringList chosen;
    QStringList hidden;
    bool edited = false;   // bodies stand at their start, whatever the run says
    bool previewing = false;
    QRectF box;            // of a selection being drawn
    std::function<void(OverlayContent&)> layer;
    const SecondRun* second = nullptr;
    SecondShapes others;
    std::size_t secondRows = 0; // of its recording, when last looked at
    QString message;
    ImpulseHistory impulses;
    bool showImpulses = true, showTrail = true, showLabels = true;

    Impl(SceneView& view, Theme& t, RunController& r, TimeCursor& c) : self(view), theme(t), run(r), cursor(c) {}

    void applyTheme() {
        if (canvas) {
            canvas->graph().setPalette(paletteOf(theme));
            updateMarks();
            canvas->update();
        }
        overlay->update();
    }

    // --- what is shown ---------------------------------------------------------------------------------------------

    Result<void> build(const Catalogue& catalogue, const std::vector<std::string>& interactions,
                       std::span<const double> values, bool sameModel) {
        auto poseSource = PoseSource::create(model, catalogue, values);
        if (!poseSource) return Unexpected(std::move(poseSource).error());
        auto points = ContactPoints::create(model, catalogue, interactions, poseSource->shapes(), values);
        if (!points) return Unexpected(std::move(points).error());
        const bool same = source && source->shapes() == poseSource->shapes();
        const bool stays = std::exchange(edited, false) && canvas; // the camera, as it was while editing
        previewing = false;
        source.emplace(std::move(poseSource).value());
        contacts.emplace(std::move(points).value());
        poses.assign(source->shapes().size(), {});
        parameters.assign(values.begin(), values.end());
        bool sameBodies = false;
        if (sameModel && bodies && parameters == bodyParameters) { // the run of what was edited
            bodies->bind(catalogue);
            sameBodies = canvas && canvas->graph().bodies().size() == bodies->size();
        } else {
            auto bodySource = BodySource::create(model, catalogue, values);
            if (!bodySource) return Unexpected(std::move(bodySource).error());
            sameBodies = bodies && bodies->looksLike(*bodySource) && canvas && canvas->graph().bodies().size() == bodySource->size();
            bodies.emplace(std::move(bodySource).value());
            trailBodies.clear(); // chosen again by whoever selects
        }
        bodyPoses.assign(bodies->size(), {});
        bodyParameters = parameters;

        forgetTrails();
        trailShapes = model.views.trail.empty() ? std::vector<std::size_t>() : source->named(model.views.trail);
        if (auto watched = source->watch(model, catalogue, trailShapes, values); !watched) return watched;

        gapContact = -1;
        gapSymbol = tr("gap");
        if (const auto channel = catalogue.find(model.views.gap); channel && !model.views.gap.empty()) {
            const std::string& object = catalogue[*channel].object;
            if (const auto found = contacts->find(object)) gapContact = static_cast<int>(*found);
            const QString label = text(catalogue[*channel].label);
            gapSymbol = !label.isEmpty() && label.size() <= 2 ? label : shiftedSymbol();
        }
        readNewest();
        source->evaluate(row, parameters, poses);
        if (canvas && (!same || !sameBodies)) {
            canvas->follow(-1);
            canvas->graph().build(source->shapes(), poses);
            buildBodies();
            canvas->graph().setPalette(paletteOf(theme));
            if (!stays) canvas->home(false);
        } else if (canvas) {
            canvas->graph().marks().clear();
        }
        dropContact();
        return {};
    }

    // The motion so far, looked through at some of its rows.
    void noteRecorded() {
        const auto recording = run.recording();
        if (edited || !source || !recording || recording->rows() == 0) return;
        constexpr std::size_t looks = 160;
        const std::size_t rows = recording->rows(), columns = recording->catalogue().size();
        std::vector<double> at(columns);
        std::vector<ShapePose> then(poses);
        std::vector<collision::Pose> bodiesThen(bodyPoses.size());
        for (std::size_t k = 0; k < looks; ++k) {
            const std::size_t r = rows <= looks ? k : k * (rows - 1) / (looks - 1);
            if (r >= rows) break;
            for (std::size_t c = 0; c < columns; ++c) at[c] = recording->value(c, r);
            source->evaluate(at, recording->parameters_at(r), then);
            if (bodies) bodies->poses(at, bodiesThen);
            canvas->graph().noteMotion(then, bodiesThen);
        }
        source->evaluate(row, parameters, poses); // it keeps the speeds of the last row
    }

    // Without a run there are no signals: bodies stand where the scene puts them.
    Result<void> buildEdited(const model::Model& next) {
        auto parameterValues = model::parameter_values(next);
        if (!parameterValues) return Unexpected(std::move(parameterValues).error());
        std::vector<double> values;
        for (const model::ParameterValue& value : *parameterValues) values.push_back(value.value);
        static const Catalogue none;
        // A drag of a few bodies costs those alone.
        const auto moved = hasModel && bodies && values == bodyParameters ? authoring::only_moved(model, next) : std::nullopt;
        std::optional<BodySource> other;
        bool sameBodies = false;
        if (moved) {
            sameBodies = bodies->follow(model, next, *moved) && canvas && canvas->graph().bodies().size() == bodies->size();
        } else {
            auto bodySource = BodySource::create(next, none, values);
            if (!bodySource) return Unexpected(std::move(bodySource).error());
            sameBodies = bodies && bodies->looksLike(*bodySource) && canvas && canvas->graph().bodies().size() == bodySource->size();
            other.emplace(std::move(bodySource).value());
        }
        // A blank scene that becomes planar is looked at from the front.
        const bool fresh = !hasModel || (bodies && bodies->isEmpty() && next.world.planar != model.world.planar);
        // What stood for equations that are no more goes with them, its labels and marks too.
        const bool dead = source && std::any_of(source->shapes().begin(), source->shapes().end(), [&](const ShapeSpec& spec) {
            return std::none_of(next.views.shapes.begin(), next.views.shapes.end(),
                                [&](const model::Shape& s) { return s.name == spec.name.substr(0, spec.name.find('[')); });
        });
        if (!source || !contacts || dead || next.interactions != model.interactions) {
            model::Model bare = next;
            bare.views.shapes.clear();
            bare.interactions.clear();
            auto poseSource = PoseSource::create(bare, none, values);
            if (!poseSource) return Unexpected(std::move(poseSource).error());
            auto points = ContactPoints::create(bare, none, {}, poseSource->shapes(), values);
            if (!points) return Unexpected(std::move(points).error());
            source.emplace(std::move(poseSource).value());
            contacts.emplace(std::move(points).value());
            poses.assign(source->shapes().size(), {});
            trailShapes.clear();
            gapContact = -1;
            forgetTrails();
            impulses.clear();
            if (canvas) {
                canvas->graph().build({}, {});
                canvas->graph().setPalette(paletteOf(theme));
            }
        }
        std::vector<std::string> before; // names of the bodies that were there
        if (bodies)
            for (std::size_t b = 0; b < bodies->size(); ++b) before.push_back(bodies->name(b));
        model = next;
        hasModel = edited = true;
        previewing = false;
        if (other) bodies.emplace(std::move(*other));
        bodyPoses.assign(bodies->size(), {});
        bodies->startPoses(bodyPoses);
        parameters = bodyParameters = values;
        if (!canvas) return {};
        canvas->graph().setFloor(next.systems.empty() || !next.bodies.empty());
        if (!sameBodies) {
            const int followed = canvas->followed();
            canvas->follow(-1);
            buildBodies();
            canvas->graph().setPalette(paletteOf(theme));
            if (followed >= 0 && static_cast<std::size_t>(followed) < bodies->size()) canvas->follow(followed);
        }
        canvas->graph().marks().setContacts({}, 0.0, 0.0);
        canvas->graph().placeBodies(bodyPoses);
        canvas->bodiesMoved();
        updateMarks();
        applyHidden();
        applySelection();
        if (fresh) canvas->home(false);
        else if (!sameBodies) frameNew(before);
        dropContact();
        canvas->update();
        return {};
    }

    // What was put where one does not look comes into the picture.
    void frameNew(const std::vector<std::string>& before) {
        const std::unordered_set<std::string_view> known(before.begin(), before.end());
        const BodyScene& scene = canvas->graph().bodies();
        for (std::size_t b = 0; b < scene.size(); ++b) {
            const osg::BoundingBox place = scene.boundsOf(b);
            if (known.contains(bodies->name(b)) || !place.valid()) continue;
            const osg::Vec2d at = canvas->camera().toScreen(osg::Vec3d(place.center()));
            if (shownAt(at) && QRectF(canvas->rect()).contains(point(at))) continue;
            canvas->home(true);
            return;
        }
    }

    void applyHidden() {
        if (!canvas || !bodies) return;
        std::vector<unsigned char> flags;
        if (!hidden.isEmpty()) {
            flags.assign(bodies->size(), 0);
            const QSet<QString> names(hidden.begin(), hidden.end());
            for (std::size_t b = 0; b < bodies->size(); ++b) {
                const QString name = text(bodies->name(b));
                if (names.contains(name) || names.contains(name.section(QLatin1Char('['), 0, 0))) flags[b] = 1;
            }
        }
        canvas->graph().hideBodies(flags);
        canvas->update();
    }

    // --- rigid bodies ----------------------------------------------------------------------------------------------

    void buildBodies() {
        canvas->graph().buildBodies(bodies->bodies(), bodies->joints(), bodies->planar());
        canvas->graph().marks().setOptions(options());
        if (edited) bodies->startPoses(bodyPoses);
        else bodies->poses(row, bodyPoses);
        canvas->graph().placeBodies(bodyPoses);
        applyHidden();
    }

    MarkOptions options() const {
        MarkOptions all = marks;
        all.impulses = showImpulses;
        return all;
    }

    // Contacts belong to the newest state only; the past shows the bodies alone.
    std::shared_ptr<const Frame> liveFrame() const { return cursor.following() ? run.frame() : nullptr; }

    bool showBodies() {
        if (!canvas || !bodies || bodies->isEmpty()) return false;
        // Sizes may hang on a parameter that was turned.
        if (parameters != bodyParameters && !parameters.empty()) {
            bodyParameters = parameters;
            if (const auto recording = run.recording())
                if (auto other = BodySource::create(model, recording->catalogue(), parameters); other && !other->looksLike(*bodies)) {
                    bodies.emplace(std::move(other).value());
                    buildBodies();
                    canvas->graph().setPalette(paletteOf(theme));
                    applySelection();
                }
        }
        bodies->poses(row, bodyPoses);
        SceneGraph& graph = canvas->graph();
        bool dirty = !previewing && graph.placeBodies(bodyPoses);
        if (dirty) canvas->bodiesMoved();
        const auto frame = liveFrame();
        if (frame) graph.marks().setContacts(frame->contact_points, time, impulseWindow());
        else graph.marks().setContacts({}, time, 0.0);
        if (marks.islands && frame) graph.setIslands(frame->island_of_body, frame->asleep);
        updatePickedContact(frame.get());
        return updateMarks() || dirty;
    }

    // Also of a scene without bodies: marks of those that went are taken off.
    bool updateMarks() {
        if (!canvas) return false;
        SceneGraph& graph = canvas->graph();
        if (pulled && pulled->running)
            graph.marks().setPull(std::pair(graph.bodies().pose(static_cast<std::size_t>(pulled->body)).apply(pulled->local), pulled->target));
        else graph.marks().setPull(std::nullopt);
        return graph.marks().update(graph.bodies());
    }

    void setMarks(const MarkOptions& wanted) {
        marks = wanted;
        if (!canvas || !bodies) return;
        canvas->graph().marks().setOptions(options());
        const auto frame = liveFrame();
        if (marks.islands && frame) canvas->graph().setIslands(frame->island_of_body, frame->asleep);
        else canvas->graph().setIslands({}, {});
        updateMarks();
        canvas->update();
    }

    // The spring follows the hand in a tenth of a second of the clock, at any speed of the run.
    void sendPull() {
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

    void endPull() {
        if (!pulled) return;
        if (pulled->running) run.setPull(std::nullopt);
        pulled.reset();
        updateMarks();
        canvas->update();
        layOut();
    }

    QString bodyName(int body) const { return body >= 0 && bodies && static_cast<std::size_t>(body) < bodies->size() ? text(bodies->name(static_cast<std::size_t>(body))) : QString(); }

    void dropContact() {
        if (!contactPicked) return;
        contactPicked.reset();
        emit self.contactPicked();
    }

    bool pickContact(const QPointF& at) {
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

    void placePickedContact() {
        if (!contactPicked || !canvas) return;
        const double(&p)[3] = contactPicked->contact.point;
        const osg::Vec2d at = canvas->camera().toScreen(canvas->graph().bodies().markPoint({p[0], p[1], p[2]}));
        if (shownAt(at)) contactPicked->at = point(at).toPoint();
    }

    void updatePickedContact(const Frame* frame) {
        if (!contactPicked) return;
        contactPicked->open = true;
        if (frame)
            for (const FrameContact& c : frame->contact_points)
                if (c.body_a == contactPicked->contact.body_a && c.body_b == contactPicked->contact.body_b && c.id == contactPicked->contact.id) {
                    contactPicked->contact = c;
                    contactPicked->open = false;
                }
    }

    // The gap of a cam is the follower's coordinate relative to the cam: the field writes û.
    QString shiftedSymbol() const {
        for (const ShapeSpec& spec : source->shapes())
            if (spec.kind == model::ShapeKind::cam) return QStringLiteral("û");
        return tr("gap");
    }

    // The row of the cursor's time; false when it is the one already shown.
    bool readNewest() {
        const auto recording = run.recording();
        if (!recording) return false;
        const std::size_t columns = recording->catalogue().size();
        if (row.size() != columns) row.assign(columns, std::numeric_limits<double>::quiet_NaN());
        const bool other = shownRecording.lock() != recording;
        const auto frame = run.frame();
        if (cursor.following() && frame && frame->values.size() == columns) {
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

    void show() {
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
        if (dirty) canvas->update();
    }

    // At any speed the trail is as long as the eye remembers; it is never the whole path over and over.
    double trailSeconds() const {
        double speed = run.wantedSpeed();
        if (!std::isfinite(speed)) speed = kTrailLongest / kTrailWall;
        return std::clamp(kTrailWall * speed, 1e-3, kTrailLongest);
    }

    void forgetTrails() {
        trailTimes.clear();
        trailPlaces.clear();
    }

    // Points of the last moments, sampled at fixed times, so that running trails only grow at their ends.
    bool updateTrails() {
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
    void addBodyPlaces(const Recording& recording, std::size_t index) {
        for (const std::size_t body : trailBodies) {
            collision::Vector3 at = collision::Vector3::Zero();
            const auto three = bodies->positionColumns(body);
            for (int k = 0; k < 3; ++k)
                if (const int column = three[static_cast<std::size_t>(k)]; column >= 0) at[k] = recording.value(static_cast<std::size_t>(column), index);
            trailPlaces.push_back(canvas->graph().bodies().frame().point(at));
        }
    }
    void addShapePlaces(const Recording& recording, std::size_t index) {
        trailRow.resize(recording.catalogue().size());
        for (std::size_t k = 0; k < trailRow.size(); ++k) trailRow[k] = recording.value(k, index);
        trailNow.resize(trailShapes.size());
        source->positions(trailRow, parameters, trailNow);
        for (const Point& point : trailNow) trailPlaces.push_back(vec(point));
    }

    // --- what is written over it -----------------------------------------------------------------------------------

    void layOut() {
        OverlayContent content;
        content.message = message;
        if (canvas) {
            content.azimuth = canvas->camera().stand().azimuth;
            content.elevation = canvas->camera().stand().elevation;
        }
        if (canvas && source && message.isEmpty()) {
            if (canvas->graph().gridStep() > 0.0) {
                const ShownNumber step = shown(canvas->graph().gridStep(), QStringLiteral("m"), 3);
                const QString plain = canvas->graph().gridStep() == 0.25 ? QStringLiteral("0.25 m") : step.value + QLatin1Char(' ') + step.unit;
                content.note = {{tr("Grid ") + plain, TextRun::Style::unit}};
            }
            if (canvas->isSimplified()) content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + tr("Plain shadows while it moves"), TextRun::Style::normal});
            bodyLabels(content);
            chip(content);
            contactMarks(content);
            if (showImpulses) impulseArrows(content);
            if (showLabels) camLabels(content);
            content.box = box;
            addSecond(content);
            if (layer) layer(content);
        }
        overlay->setContent(std::move(content));
    }

    void addSecond(OverlayContent& content) {
        if (!second || !second->active() || edited || !others.isBound()) return;
        const auto place = [this](const collision::Vector3& p) { return canvas->graph().bodies().frame().point(p); };
        for (QPolygonF& outline : others.outlines(time, canvas->camera(), place)) {
            if (outline.isEmpty()) continue;
            outline.push_back(QPointF(outline.front())); // closed
            content.strokes.push_back({std::move(outline), GizmoStroke::Hue::all, 1.5, 1.0, true});
        }
        content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + tr("Dashed: B"), TextRun::Style::normal});
    }

    void bodyLabels(OverlayContent& content) {
        if (!bodies || bodies->isEmpty()) return;
        if (canvas->followed() >= 0)
            content.note.push_back({(content.note.empty() ? QString() : QStringLiteral("   ")) + tr("Following %1").arg(bodyName(canvas->followed())),
                                    TextRun::Style::normal});
        const auto beside = [&](const QPointF& at, const QString& what, const QString& below) {
            Label label;
            label.text = {{what, TextRun::Style::normal}};
            label.below = below;
            label.anchor = at + QPointF(16.0, 18.0);
            content.labels.push_back(std::move(label));
        };
        if (pulled && !pulled->running) beside(hoveredAt, tr("Run (%2) to pull %1").arg(bodyName(pulled->body), keyOf("run.toggle")), {});
        else if (hovered >= 0) beside(hoveredAt, bodyName(hovered), {});
    }

    void chip(OverlayContent& content) {
        if (bodies && !bodies->isEmpty()) {
            const auto frame = liveFrame();
            if (!frame || frame->contacts == 0) return;
            content.chipTitle = frame->contacts == 1 ? tr("1 contact") : tr("%1 contacts").arg(groupedInteger(static_cast<qint64>(frame->contacts)));
            content.chipState = tr("%1 closed").arg(groupedInteger(static_cast<qint64>(frame->closed)));
            return;
        }
        if (!contacts || contacts->size() == 0) return;
        if (gapContact >= 0 || contacts->size() == 1) {
            const auto which = static_cast<std::size_t>(std::max(gapContact, 0));
            content.chipTitle = tr("Contact %1").arg(sceneName(contacts->label(which)));
            const auto place = contacts->at(which, row, poses);
            if (place) content.chipState = place->closed ? tr("closed") : tr("open");
        } else {
            content.chipTitle = tr("%1 contacts").arg(groupedInteger(static_cast<qint64>(contacts->size())));
            content.chipState = tr("%1 closed").arg(groupedInteger(static_cast<qint64>(contacts->closed(row))));
        }
    }

    // Something solid stands before the point; what is nearer to it than `slack` belongs to the contact itself.
    bool hides(const osg::Vec3d& at, double slack) const {
        const osg::Vec3d eye = canvas->camera().eye(), way = at - eye;
        const double length = way.length(), near = length - std::max(slack, 3.0 * canvas->camera().pixelSize(at));
        if (canvas->camera().orthographic() || !(near > 0.0)) return false;
        const Hit hit = canvas->graph().pick(eye, eye + way * (near / length));
        return hit.shape >= 0 || hit.body >= 0;
    }

    void contactMarks(OverlayContent& content) {
        if (!contacts) return;
        const SceneCamera& camera = canvas->camera();
        const std::size_t most = std::min<std::size_t>(contacts->size(), 64); // more would be a carpet of dots
        for (std::size_t k = 0; k < most; ++k) {
            const auto place = contacts->at(k, row, poses);
            const bool main = static_cast<int>(k) == gapContact;
            if (!place || !(place->closed || main)) continue;
            const osg::Vec2d at = camera.toScreen(vec(place->on_partner));
            if (!shownAt(at) || (!main && hides(vec(place->on_partner), place->reach))) continue;
            content.contacts.push_back({point(at), place->closed, main});
            if (!main || !showLabels || !std::isfinite(place->gap)) continue;
            const osg::Vec2d tip = camera.toScreen(vec(place->on_body));
            if (!shownAt(tip)) continue;
            const double reach = place->reach / camera.pixelSize(vec(place->on_partner));
            const ShownNumber number = shown(place->gap, QStringLiteral("m"));
            const double x = at.x() - std::clamp(reach + 36.0, 56.0, 240.0);
            content.gap = GapMark{point(tip), point(at), x};
            Label label;
            label.text = {{gapSymbol, gapSymbol.size() <= 2 ? TextRun::Style::symbol : TextRun::Style::normal}, {QStringLiteral(" = ") + number.value + QLatin1Char(' '), TextRun::Style::normal},
                          {number.unit, TextRun::Style::unit}};
            label.anchor = QPointF(x - 10.0, (tip.y() + at.y()) / 2.0);
            label.leftwards = true;
            content.labels.push_back(std::move(label));
        }
    }

    // Simulated time that an impulse stays in sight: the same on the clock at every speed.
    double impulseWindow() const {
        double speed = run.wantedSpeed();
        if (!std::isfinite(speed)) speed = run.measuredSpeed();
        return std::max(kImpulseWall * std::max(speed, 1e-4), 1e-6);
    }

    void impulseArrows(OverlayContent& content) {
        const auto recording = run.recording();
        if (!recording || !contacts) return;
        const SceneCamera& camera = canvas->camera();
        const ImpulseGlyph* strongest = nullptr;
        QPointF labelAt;
        for (const ImpulseGlyph& glyph : impulses.at(*recording, time, impulseWindow())) {
            const auto place = contacts->at(glyph.interaction, row, poses);
            if (!place) continue;
            const osg::Vec2d at = camera.toScreen(vec(place->on_partner));
            if (!shownAt(at)) continue;
            const double reach = place->reach / camera.pixelSize(vec(place->on_partner));
            static constexpr double kEcho[] = {0.0, 16.0, 30.0};
            const double x = at.x() + std::clamp(reach + 18.0, 14.0, 220.0) + kEcho[glyph.rank];
            // Constant heads; the length tells the impulse by its square root, as the ticks of the timeline do.
            double length = (28.0 + 96.0 * glyph.share) * (glyph.rank == 0 ? 1.0 : 0.92);
            if (contacts->size() > 3) { // side by side or above one another: short, no echoes
                if (glyph.rank > 0) continue;
                length = std::clamp(1.7 * reach, 14.0, length);
            }
            content.arrows.push_back({QPointF(x, at.y()), QPointF(x, at.y() - length), glyph.opacity, glyph.rank == 0 ? 3.5 : 3.0});
            if (glyph.rank != 0) continue;
            if (contacts->size() <= 3) content.dotted.push_back({QPointF(at.x() + 7.0, at.y()), QPointF(x - 3.0, at.y()), glyph.opacity});
            if (strongest && strongest->impulse >= glyph.impulse) continue;
            strongest = &glyph;
            labelAt = QPointF(x, at.y() - length + 4.0);
        }
        if (!strongest || !showLabels) return;
        const ShownNumber number = shown(strongest->impulse, QStringLiteral("N s"));
        Label label;
        label.text = {{QStringLiteral("p"), TextRun::Style::symbol}, {QStringLiteral(" = ") + number.value + QLatin1Char(' '), TextRun::Style::normal},
                      {unitText(number.unit), TextRun::Style::unit}};
        label.below = strongest->age > 0.0 ? tr("%1 ago").arg(shownText(strongest->age, QStringLiteral("s"), 2)) : tr("now");
        if (contacts->size() > 1) label.below = sceneName(contacts->label(strongest->interaction)) + QStringLiteral(", ") + label.below;
        label.anchor = labelAt + QPointF(52.0, 0.0);
        label.leader = labelAt + QPointF(10.0, 0.0);
        content.labels.push_back(std::move(label));
    }

    void camLabels(OverlayContent& content) {
        const SceneCamera& camera = canvas->camera();
        for (std::size_t k = 0; k < poses.size(); ++k) {
            if (source->shapes()[k].kind != model::ShapeKind::cam) continue;
            const auto speed = source->speed(k);
            if (!speed) continue;
            const osg::Vec3d axis = vec(poses[k].position);
            const osg::Vec2d at = camera.toScreen(axis);
            if (!shownAt(at)) continue;
            const double radius = canvas->graph().camRadius(k) / camera.pixelSize(axis);
            Label label;
            label.text = {{QStringLiteral("ω"), TextRun::Style::symbol},
                          {QStringLiteral(" = ") + plainNumber(*speed * 30.0 / std::numbers::pi) + QLatin1Char(' '), TextRun::Style::normal},
                          {QStringLiteral("rpm"), TextRun::Style::unit}};
            label.anchor = QPointF(at.x() - 1.0 * radius, at.y() + 0.70 * radius);
            label.leftwards = true;
            content.labels.push_back(std::move(label));
        }
    }

    void applySelection() {
        const int body = bodies ? bodies->find(selected.toStdString()) : -1;
        // The chosen body draws a trail, else the one that the scene names.
        std::vector<std::size_t> trailed;
        if (body >= 0) trailed = {static_cast<std::size_t>(body)};
        else if (bodies && !model.views.trail.empty()) trailed = bodies->named(model.views.trail);
        if (trailed != trailBodies) {
            trailBodies = std::move(trailed);
            forgetTrails();
            if (canvas && source) updateTrails();
        }
        if (!canvas) return;
        std::vector<int> marked;
        for (const QString& name : std::as_const(chosen)) {
            if (!bodies) break;
            for (const std::size_t one : bodies->named(name.toStdString())) marked.push_back(static_cast<int>(one)); // a block stands for all of its copies
        }
        if (!marked.empty()) canvas->graph().selectBodies(std::move(marked));
        else {
            canvas->graph().selectBody(-1);
            canvas->graph().select(shapeNamed(selected));
        }
        updateMarks(); // joints of what is chosen
        canvas->update();
    }

    int shapeNamed(const QString& name) const {
        if (!source || name.isEmpty()) return -1;
        const std::string wanted = name.toStdString();
        for (std::size_t k = 0; k < source->shapes().size(); ++k)
            if (source->shapes()[k].name == wanted) return static_cast<int>(k);
        for (std::size_t k = 0; k < source->shapes().size(); ++k)
            if (source->shapes()[k].object == wanted && source->shapes()[k].kind != model::ShapeKind::spring) return static_cast<int>(k);
        return -1;
    }
};

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
        connect(canvas, &SceneCanvas::simplifiedChanged, this, [this] { impl_->layOut(); });
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
        connect(canvas, &SceneCanvas::pickedBody, this, [this](int body, bool add) {
            const QString name = impl_->bodyName(body);
            if (add) {
                QStringList names = impl_->chosen;
                if (!names.removeOne(name)) names.append(name);
                setSelection(names);
            } else {
                select(name);
            }
            emit picked(impl_->selected);
        });
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
                if (!shownAt(at) || !box.contains(point(at))) continue;
                const QString name = impl_->bodyName(static_cast<int>(b));
                if (!before.contains(name)) names.append(name);
            }
            setSelection(names);
            emit picked(impl_->selected);
        });
        connect(canvas, &SceneCanvas::hoveredBody, this, [this](int body, const QPointF& at) {
            impl_->hovered = body;
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
            if (impl_->pulled && impl_->pulled->running && impl_->run.state() != RunState::running) impl_->canvas->endPull();
        });
        connect(canvas, &SceneCanvas::followChanged, this, [this] {
            impl_->layOut();
            emit viewOptionsChanged();
        });
        connect(canvas, &SceneCanvas::menuRequested, this, [this](int body, const QPoint& global) {
            const QString name = impl_->bodyName(body);
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

Result<void> SceneView::setModel(const model::Model& model) {
    const auto recording = impl_->run.recording();
    if (!recording)
        return fail(ErrorKind::input, tr("there is no run of this scene yet").toStdString(), tr("wait until it is loaded, then show it").toStdString());
    const bool same = impl_->hasModel && impl_->model == model;
    if (!same) impl_->model = model;
    impl_->hasModel = true;
    std::vector<double> parameters;
    if (const auto frame = impl_->run.frame(); frame && !frame->parameters.empty()) parameters = frame->parameters;
    else if (recording->rows() > 0) parameters = recording->parameters_at(0);
    if (parameters.size() != model.parameters.size())
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

Result<void> SceneView::showEdited(const model::Model& model) {
    auto built = impl_->buildEdited(model);
    impl_->layOut();
    return built;
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
    impl_->hovered = -1;
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
    const SecondRun* second = impl_->second;
    const std::size_t rows = second && second->recording() ? second->recording()->rows() : 0;
    const bool grown = std::exchange(impl_->secondRows, rows) != rows; // B catches up
    if (impl_->edited || !impl_->source || !impl_->readNewest()) {
        if (grown) impl_->layOut();
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
    return paintedPicture(*this, impl_->canvas, *impl_->overlay, SceneOverlay::Detail::all, [this] { impl_->layOut(); });
}

Result<io::GltfScene> SceneView::meshes(bool motion) const {
    const Impl& d = *impl_;
    if (d.model.bodies.empty()) {
        const auto recording = d.run.recording();
        if (!recording || recording->rows() == 0) return fail(ErrorKind::input, tr("Nothing is recorded yet").toStdString(), tr("run the scene").toStdString());
        const std::size_t row = recording->row_at(d.cursor.time());
        return shapeMeshes(d.model, *recording, d.theme, row, motion);
    }
    if (!d.canvas || !d.bodies || d.bodies->isEmpty()) return fail(ErrorKind::input, tr("The bodies cannot be drawn here").toStdString(), tr("install OpenGL, or use saltus export --meshes").toStdString());
    const BodyScene& scene = d.canvas->graph().bodies();
    io::GltfScene out = gltfScene(scene, *d.bodies, d.model.title);
    if (motion)
        if (const auto recording = d.run.recording(); recording && recording->rows() > 1 && !d.edited) addMotion(out, scene, *d.bodies, *recording, recording->value(0, 0), recording->value(0, recording->rows() - 1));
    return out;
}

QImage SceneView::card() {
    return paintedPicture(*this, impl_->canvas, *impl_->overlay, SceneOverlay::Detail::motion, [this] { impl_->layOut(); });
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
    const auto& shapes = impl_->model.views.shapes;
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

void SceneView::resizeEvent(QResizeEvent*) {
    if (impl_->canvas) impl_->canvas->setGeometry(rect());
    impl_->overlay->setGeometry(rect());
    impl_->overlay->raise();
    impl_->layOut();
}

} // namespace saltus::ui

#include "moc_scene_view.cpp"
