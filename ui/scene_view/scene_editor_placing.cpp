// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_editor_impl.h"

#include "core/authoring/first_body.h"
#include "core/authoring/value_text.h"
#include "core/collision/mesh_file.h"
#include "ui/language/text.h"
#include "ui/look/format.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::ui {

using namespace scene;
using authoring::NewEffect;
using authoring::NewJoint;
using authoring::NewPart;
using authoring::NewShape;
using authoring::Stage;
using collision::Pose;
using collision::Vector3;

namespace {

constexpr double kSnap = 8.0;         // px within which a joint takes a corner, an edge, a face or the middle of a body

constexpr std::size_t kMostLookedAt = 2000; // bodies whose corners are looked for beside their pictures

bool hasTwoEnds(NewJoint kind) { return kind == NewJoint::spring || kind == NewJoint::rod || kind == NewJoint::rope; }

double massOfBoth(const authoring::StageBody& a, const authoring::StageBody& b) {
    return b.fixed ? a.mass : a.fixed ? b.mass : a.mass * b.mass / (a.mass + b.mass);
}

} // namespace

QString SceneEditor::Impl::whyNot(const NewPart& what) const {
    if (!document.isOpen()) return SceneEditor::tr("Open a scene or begin a new one");
    const bool blank = model().bodies.empty();
    if (!blank && !fits(what, planar())) return planar() ? SceneEditor::tr("This scene is planar") : SceneEditor::tr("This scene is spatial");
    if (!std::holds_alternative<NewShape>(what) && blank) return SceneEditor::tr("First put a body into the scene");
    return {};
}

void SceneEditor::Impl::disarm() {
    const bool had = armed.has_value();
    armed.reset();
    placing.reset();
    around.reset();
    ghost.reset();
    landing.reset();
    begun.reset();
    mesh.reset();
    placeNote.clear();
    if (doing == Doing::placing) doing = Doing::nothing;
    if (canvas()) {
        canvas()->graph().setGhost({}, false);
        canvas()->unsetCursor();
        canvas()->update();
    }
    if (had) {
        emit self.armedChanged();
        emit self.said({});
    }
    if (!remark.isEmpty()) emit self.said(std::exchange(remark, {}));
    refresh();
}

bool SceneEditor::Impl::prepareGhost(const NewPart& what) {
    if (around) return ghost.has_value();
    const Stage* s = currentStage();
    const auto* shape = std::get_if<NewShape>(&what);
    if (s && shape && *shape == NewShape::mesh_file && mesh) return prepareBody(mesh->body);
    if (!s || !shape || *shape == NewShape::ground || *shape == NewShape::hull_file || *shape == NewShape::mesh_file) return false;
    return prepareBody(authoring::new_body(*worldFor(what), *shape, authoring::sensible_size(*s)));
}

std::shared_ptr<const model::Model> SceneEditor::Impl::worldFor(const NewPart& what) const {
    if (!model().bodies.empty() || fits(what, model().world.planar)) return document.snapshot();
    auto turned = std::make_shared<model::Model>(model());
    turned->world.planar = !turned->world.planar;
    return turned;
}

bool SceneEditor::Impl::prepareBody(model::Body body) {
    model::Model alone;
    const Stage* s = currentStage();
    if (!s) return false;
    alone.world = model().world;
    const bool flat = std::any_of(body.shapes.begin(), body.shapes.end(), [](const model::BodyShape& one) {
        const auto* hull = std::get_if<model::HullShape>(&one);
        return std::holds_alternative<model::DiscShape>(one) || (hull && !hull->points.empty() && hull->points[0].size() == 2);
    });
    if (model().bodies.empty() && flat) alone.world.planar = true;
    alone.world.gravity.clear();
    body.material.clear();
    alone.bodies.push_back(body);
    auto made = Stage::create(alone);
    if (!made) {
        self.refuse(made.error().front());
        return false;
    }
    const auto& of = made->bodies().front();
    BodySpec spec;
    spec.name = body.name;
    spec.fixed = false;
    for (const auto& one : of.parts) spec.parts.push_back({one.shape, one.in_frame, 0, std::nullopt});
    ghost = std::move(body);
    if (model().bodies.empty() && made->planar() != s->planar()) around.emplace(*made, std::vector<std::size_t>{0}, authoring::cluster_of(of), true);
    else {
        const bool floor = std::none_of(s->bodies().begin(), s->bodies().end(), [](const authoring::StageBody& b) { return authoring::is_ground(b); });
        around.emplace(*s, std::vector<std::size_t>{}, authoring::cluster_of(of), floor);
    }
    if (canvas()) canvas()->graph().setGhost(spec, made->planar());
    return true;
}

SceneEditor::Impl::Under SceneEditor::Impl::under(const QPointF& at) const {
    Under result;
    Hit hit;
    const osg::Vec3d seen = canvas()->underCursor(at, &hit);
    result.body = hit.body;
    const BodyScene& bodies = canvas()->graph().bodies();
    if (planar()) {
        osg::Vec3d start, end;
        canvas()->camera().ray(at.x(), at.y(), start, end);
        const osg::Vec3d along = end - start;
        const double t = std::abs(along.y()) > 1e-9 ? (-front() - start.y()) / along.y() : 0.0;
        const osg::Vec3d on = start + along * t;
        result.point = {on.x(), on.z(), 0.0};
    } else {
        result.point = bodies.frame().world(seen);
    }
    return result;
}

void SceneEditor::Impl::showPlacing(const QPointF& at, Qt::KeyboardModifiers modifiers) {
    SceneCanvas* c = canvas();
    if (!c || !placing) return;
    pointer = placeAt = at;
    c->setCursor(Qt::CrossCursor);
    landing.reset();
    jointAt.reset();
    const Under here = under(at);
    if (prepareGhost(*placing)) {
        Vector3 point = here.point;
        const double grid = c->graph().gridStep();
        if (modifiers & Qt::ShiftModifier) point = authoring::on_grid(point, grid, stage->down(), planar());
        else
            for (int k = 0; k < 3; ++k)
                if (std::abs(stage->down()[k]) < 0.5) point[k] = readableAt(point[k], here.point);
        if (modifiers & Qt::ControlModifier && here.body >= 0 && static_cast<std::size_t>(here.body) < stage->bodies().size()) {
            const auto normal = authoring::face_normal(stage->bodies()[static_cast<std::size_t>(here.body)], here.point);
            if (normal) landing = around->rest_on(here.point, *normal, planar() ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitZ()));
        }
        if (!landing && mesh && mesh->body.fixed) { // of triangles, which rest on nothing: its lowest point stands where it is put
            landing.emplace();
            landing->pose.position = point - around->cluster().reach_along({}, stage->down()) * stage->down();
        }
        if (!landing) landing = around->rest_over(point, Eigen::Quaterniond::Identity());
        c->graph().placeGhost(landing->pose);
        placeNote = landing->landed ? (landing->on.empty() ? SceneEditor::tr("on the floor, gap 0") : SceneEditor::tr("on %1, gap 0").arg(text(landing->on))) : SceneEditor::tr("nothing lies below");
    } else if (const auto* joint = std::get_if<NewJoint>(&*placing)) {
        const std::optional<JointEnds> ends = begun ? endedAt(at, *joint) : endsAt(at, holdAt(at), *joint);
        // Of what is clicked end by end only the first one is known.
        const bool first = !begun && armed && hasTwoEnds(*joint) && ends->b.isEmpty();
        placeNote = !ends               ? SceneEditor::tr("the other end is on another body, or in the air")
                    : ends->a.isEmpty() ? SceneEditor::tr("drop it on a body")
                    : first             ? SceneEditor::tr("from %1").arg(ends->a)
                    : ends->b.isEmpty() ? SceneEditor::tr("%1 to the world").arg(ends->a)
                                        : SceneEditor::tr("%1 to %2").arg(ends->a, ends->b);
        if (ends && !ends->snapped.isEmpty() && !ends->a.isEmpty()) placeNote += QStringLiteral(" · ") + ends->snapped;
        if (ends && begun) placeNote += QStringLiteral(" · ") + shownText((ends->pointB - ends->point).norm(), QStringLiteral("m"));
        if (ends && !ends->a.isEmpty()) jointAt = begun ? ends->pointB : first ? ends->clicked : ends->point;
    } else if (std::holds_alternative<NewEffect>(*placing)) {
        placeNote = here.body >= 0 ? view->bodyName(here.body) : SceneEditor::tr("drop it on a body");
    } else {
        placeNote = SceneEditor::tr("ground, level");
    }
    c->update();
    refresh();
}

double SceneEditor::Impl::readableAt(double x, const Vector3& at) const {
    const double px = canvas()->camera().pixelSize(canvas()->graph().bodies().frame().point(at));
    const double unit = std::pow(10.0, std::floor(std::log10(std::max(px, 1e-15) * 2.0)));
    return authoring::tidy(std::round(x / unit) * unit);
}

std::vector<SceneEditor::Impl::SnapPoint> SceneEditor::Impl::snapPoints(const authoring::StageBody& body) {
    std::vector<SnapPoint> all{{body.centre_in_world(), SceneEditor::tr("centre"), false}};
    for (const auto& part : body.parts) {
        const auto add = [&](const Vector3& p, const QString& what) { all.push_back({body.frame.apply(part.in_frame.apply(p)), what, p != Vector3(Vector3::Zero())}); };
        if (const auto* box = std::get_if<collision::Box>(&part.shape)) {
            for (int i = -1; i <= 1; ++i)
                for (int j = -1; j <= 1; ++j)
                    for (int k = -1; k <= 1; ++k) {
                        const int sides = std::abs(i) + std::abs(j) + std::abs(k);
                        add(box->half.cwiseProduct(Vector3(i, j, k)), sides == 3 ? SceneEditor::tr("corner") : sides == 2 ? SceneEditor::tr("middle of an edge") : sides == 1 ? SceneEditor::tr("middle of a face") : SceneEditor::tr("centre"));
                    }
        } else if (const auto* cylinder = std::get_if<collision::Cylinder>(&part.shape)) {
            for (const double side : {-1.0, 1.0}) add({0.0, 0.0, side * cylinder->half_height}, SceneEditor::tr("middle of a face"));
        } else if (const auto* capsule = std::get_if<collision::Capsule>(&part.shape)) {
            for (const double side : {-1.0, 1.0}) add({0.0, 0.0, side * capsule->half_height}, SceneEditor::tr("end"));
        } else if (const auto* cone = std::get_if<collision::Cone>(&part.shape)) {
            add({0.0, 0.0, 0.75 * cone->height}, SceneEditor::tr("tip"));
            add({0.0, 0.0, -0.25 * cone->height}, SceneEditor::tr("middle of a face"));
        } else if (const auto* polygon = std::get_if<collision::Polygon>(&part.shape)) {
            for (std::size_t i = 0; i < polygon->points.size(); ++i) {
                const Eigen::Vector2d p = polygon->points[i], q = polygon->points[(i + 1) % polygon->points.size()], middle = 0.5 * (p + q);
                add({p.x(), p.y(), 0.0}, SceneEditor::tr("corner"));
                add({middle.x(), middle.y(), 0.0}, SceneEditor::tr("middle of an edge"));
            }
        }
        if (!std::holds_alternative<collision::HalfSpace>(part.shape) && !std::holds_alternative<collision::HalfPlane>(part.shape)) add(Vector3::Zero(), SceneEditor::tr("centre"));
    }
    for (SnapPoint& one : all)
        for (int k = 0; k < 3; ++k) one.at[k] = authoring::tidy(one.at[k]);
    return all;
}

SceneEditor::Impl::Under SceneEditor::Impl::holdAt(const QPointF& at) {
    const Under here = under(at);
    const Stage* s = currentStage();
    if (!s || s->bodies().size() > kMostLookedAt) return here;
    if (here.body >= 0 && static_cast<std::size_t>(here.body) < s->bodies().size() && !authoring::is_ground(s->bodies()[static_cast<std::size_t>(here.body)])) return here;
    Under found = here;
    double nearest = kSnap;
    for (std::size_t b = 0; b < s->bodies().size(); ++b) {
        if (authoring::is_ground(s->bodies()[b])) continue;
        for (const SnapPoint& one : snapPoints(s->bodies()[b])) {
            const osg::Vec2d q = canvas()->camera().toScreen(canvas()->graph().bodies().markPoint(one.at));
            const double away = QLineF(QPointF(q.x(), q.y()), at).length();
            if (!(away < nearest)) continue;
            nearest = away;
            found = {static_cast<int>(b), one.at};
        }
    }
    return found;
}

SceneEditor::Impl::JointEnds SceneEditor::Impl::endsAt(const QPointF& at, const Under& here, NewJoint kind) {
    JointEnds ends;
    const Stage* s = currentStage();
    if (!s || here.body < 0 || static_cast<std::size_t>(here.body) >= s->bodies().size()) return ends;
    const auto& body = s->bodies()[static_cast<std::size_t>(here.body)];
    ends.a = text(body.name);
    ends.mass = body.mass;
    ends.point = here.point;
    const SceneCamera& camera = canvas()->camera();
    const BodyScene& drawn = canvas()->graph().bodies();
    const auto onScreen = [&](const Vector3& p) {
        const osg::Vec2d q = camera.toScreen(drawn.markPoint(p));
        return QPointF(q.x(), q.y());
    };
    // Where one clicked, unless something that has a name is within reach of the cursor: then there, to the last digit.
    double nearest = kSnap;
    for (const SnapPoint& one : snapPoints(body)) {
        const QPointF seen = onScreen(one.at);
        if (!std::isfinite(seen.x())) continue;
        const double away = QLineF(seen, at).length() + (one.hidden(here.point, canvas()->camera().pixelSize(drawn.markPoint(one.at))) ? 0.5 * kSnap : 0.0);
        if (!(away < nearest)) continue;
        nearest = away;
        ends.point = one.at;
        ends.snapped = one.what;
    }
    if (ends.snapped.isEmpty())
        for (int k = 0; k < 3; ++k) ends.point[k] = readableAt(ends.point[k], ends.point);
    ends.clicked = ends.point;
    const authoring::StageBody* other = nullptr;
    for (const QString& name : view->selection()) {
        const std::size_t b = s->find(name.toStdString());
        if (b < s->bodies().size() && static_cast<int>(b) != here.body && !other) other = &s->bodies()[b];
    }
    // Touching or overlapping at the point: what is built of parts that meet is joined where they meet.
    if (!other && !hasTwoEnds(kind))
        for (std::size_t b = 0; b < s->bodies().size() && !other; ++b) {
            if (static_cast<int>(b) == here.body || authoring::is_ground(s->bodies()[b]) || !s->bodies()[b].touches) continue;
            const auto box = s->extent(b);
            const double air = 0.02 * s->typical_size();
            if (((ends.point - box.lower).array() > -air).all() && ((box.upper - ends.point).array() > -air).all()) other = &s->bodies()[b];
        }
    if (other) {
        ends.b = text(other->name);
        ends.pointB = other->centre_in_world();
        ends.mass = massOfBoth(body, *other);
    } else {
        ends.pointB = ends.point - 1.5 * std::max(s->typical_size(), 1e-3) * s->down();
    }
    if (hasTwoEnds(kind)) ends.point = body.centre_in_world();
    for (int k = 0; k < 3; ++k) ends.pointB[k] = readableAt(ends.pointB[k], ends.pointB);
    // Hinges turn in the plane of the screen, as far as an axis of the world allows; what slides goes up and down.
    const osg::Vec3d back = camera.eye() - camera.stand().target;
    const Vector3 look = drawn.frame().world(back).normalized();
    if (kind == NewJoint::hinge || kind == NewJoint::motor) {
        int axis = 0;
        Vector3 across = look - look.dot(s->down()) * s->down();
        if (across.norm() < 0.3) across = look;
        across.cwiseAbs().maxCoeff(&axis);
        ends.axis = Vector3::Unit(axis);
    } else {
        ends.axis = -s->down();
    }
    return ends;
}

std::optional<SceneEditor::Impl::JointEnds> SceneEditor::Impl::endedAt(const QPointF& at, NewJoint kind) {
    const Stage* s = currentStage();
    if (!s || !begun) return std::nullopt;
    JointEnds ends = *begun;
    ends.snapped.clear();
    const Under here = holdAt(at);
    const std::size_t a = s->find(ends.a.toStdString());
    if (here.body >= 0 && static_cast<std::size_t>(here.body) == a) return std::nullopt;
    if (here.body >= 0 && static_cast<std::size_t>(here.body) < s->bodies().size() && !authoring::is_ground(s->bodies()[static_cast<std::size_t>(here.body)])) {
        const JointEnds other = endsAt(at, here, kind);
        ends.b = other.a;
        ends.pointB = other.clicked;
        ends.snapped = other.snapped;
        if (a < s->bodies().size()) ends.mass = massOfBoth(s->bodies()[a], s->bodies()[static_cast<std::size_t>(here.body)]);
        return ends;
    }
    // Upright through the first end, as the screen: what hangs is hung up in the air, with the ground behind the cursor or not.
    ends.pointB = here.point;
    int across = 1;
    if (!planar()) {
        osg::Vec3d start, end;
        canvas()->camera().ray(at.x(), at.y(), start, end);
        const BodyScene& drawn = canvas()->graph().bodies();
        const Vector3 from = drawn.frame().world(start), ray = drawn.frame().world(end) - from;
        Vector3 look = ray - ray.dot(s->down()) * s->down();
        look.cwiseAbs().maxCoeff(&across);
        const double t = std::abs(ray[across]) > 1e-9 * ray.norm() ? (ends.point[across] - from[across]) / ray[across] : -1.0;
        if (t > 0.0) ends.pointB = from + t * ray;
    }
    for (int k = 0; k < 3; ++k) ends.pointB[k] = !planar() && k == across ? ends.point[k] : readableAt(ends.pointB[k], ends.pointB);
    return ends;
}

bool SceneEditor::Impl::begin(const QPointF& at) {
    const auto* kind = armed ? std::get_if<NewJoint>(&*armed) : nullptr;
    if (!kind || !hasTwoEnds(*kind) || begun) return false;
    JointEnds ends = endsAt(at, holdAt(at), *kind);
    if (ends.a.isEmpty() || !ends.b.isEmpty()) return false; // to the selected body at once
    ends.point = ends.clicked;
    begun = ends;
    emit self.said(SceneEditor::tr("Click where it ends: on another body, or in the air. Esc gives up"));
    return true;
}

bool SceneEditor::Impl::putJoint(const QPointF& at, NewJoint kind) {
    if (begin(at)) return false; // clicked while the run stood elsewhere
    const std::optional<JointEnds> ends = begun ? endedAt(at, kind) : endsAt(at, holdAt(at), kind);
    if (!ends) return false;
    authoring::JointPlace place;
    place.body_a = ends->a.toStdString();
    place.body_b = ends->b.toStdString();
    place.point = ends->point;
    place.point_b = ends->pointB;
    place.axis = ends->axis;
    place.mass = ends->mass;
    auto edit = authoring::add_joint(model(), kind, place);
    QStringList name;
    if (edit) name = {text(std::string(model::name_of(std::get<model::Insert>(edit->front()).item)))};
    return self.make(std::move(edit), name.isEmpty() ? QString() : SceneEditor::tr("Add %1").arg(name[0]), name);
}

bool SceneEditor::Impl::put(const QPointF& at, Qt::KeyboardModifiers modifiers) {
    if (!placing) return false;
    const NewPart what = *placing;
    if (const QString reason = whyNot(what); !reason.isEmpty()) {
        emit self.refused(reason, {});
        return false;
    }
    if (running() || !atStart()) {
        run.pause();
        run.reset();
        cursor.follow();
    }
    showPlacing(at, modifiers);
    bool done = false;
    if (const auto* shape = std::get_if<NewShape>(&what)) done = putShape(*shape);
    else if (const auto* joint = std::get_if<NewJoint>(&what)) {
        done = putJoint(at, *joint);
    } else {
        done = putEffect(std::get<NewEffect>(what), under(at).body);
    }
    around.reset();
    ghost.reset();
    landing.reset();
    placeNote.clear();
    if (canvas()) canvas()->graph().setGhost({}, false);
    return done;
}

bool SceneEditor::Impl::putShape(NewShape shape) {
    model::Edit edit;
    const auto with = worldFor(shape);
    const model::Model& next = *with;
    if (next.world.planar != model().world.planar) edit.push_back(model::Set{next.world});
    model::Body body;
    if (shape == NewShape::ground) {
        body = authoring::new_body(next, shape, 1.0);
        // Under what is there already.
        double level = 0.0;
        if (const Stage* s = currentStage())
            for (std::size_t b = 0; b < s->bodies().size(); ++b)
                if (!authoring::is_ground(s->bodies()[b])) level = std::min(level, next.world.planar ? s->extent(b).lower.y() : s->extent(b).lower.z());
        Pose pose;
        pose.position[next.world.planar ? 1 : 2] = level;
        if (level != 0.0) authoring::stand(body, pose, next.world.planar);
    } else {
        if (!ghost || !landing) return false;
        body = *ghost;
        authoring::stand(body, landing->pose, next.world.planar);
    }
    const bool done = add(std::move(body), std::move(edit));
    if (done && shape == NewShape::mesh_file && mesh && mesh->millimetres) tellMillimetres();
    return done;
}

bool SceneEditor::Impl::add(model::Body body, model::Edit before) {
    const QString name = text(body.name);
    const bool falls = !body.fixed && landing && landing->landed && landing->on.empty();
    const auto added = [body, before = std::move(before)](const model::Model& m, const Stage*) {
        auto edit = authoring::add_body(m, body);
        if (!edit) return edit;
        edit->insert(edit->begin(), before.begin(), before.end());
        authoring::accompany(m, body, *edit);
        return edit;
    };
    const bool done = makeBeside(SceneEditor::tr("Add %1").arg(name), added, false, QStringList{name});
    if (done && falls) remark = SceneEditor::tr("There is no ground yet, so %1 will fall: put Ground into the scene").arg(name);
    return done;
}

bool SceneEditor::Impl::putEffect(NewEffect effect, int under) {
    const Stage* s = currentStage();
    if (!s) return false;
    if (effect == NewEffect::force) {
        if (under < 0 || static_cast<std::size_t>(under) >= s->bodies().size()) {
            emit self.refused(SceneEditor::tr("A force needs a body"), SceneEditor::tr("drop it on the body that it shall move"));
            return false;
        }
        const auto& body = s->bodies()[static_cast<std::size_t>(under)];
        double size = body.mass * 9.81;
        const double unit = std::pow(10.0, std::floor(std::log10(std::max(size, 1e-12))) - 1.0);
        size = std::round(size / unit) * unit;
        return self.make(authoring::add_force(model(), body.source, size, -s->down()), SceneEditor::tr("Force on %1").arg(text(body.name)), QStringList{text(body.name)});
    }
    // Between the two that are selected, or the one under the cursor and the other; alone: for every pair without a law.
    std::vector<std::size_t> pair;
    const auto take = [&](std::size_t b) {
        if (b < s->bodies().size() && std::find(pair.begin(), pair.end(), s->bodies()[b].source) == pair.end()) pair.push_back(s->bodies()[b].source);
    };
    if (under >= 0) take(static_cast<std::size_t>(under));
    for (const QString& name : view->selection()) take(s->find(name.toStdString()));
    if (pair.size() < 2) {
        for (const auto& law : model().contacts)
            if (law.between.empty()) {
                view->select(text(law.name));
                emit view->picked(text(law.name));
                return true;
            }
        std::string name;
        auto edit = authoring::add_law(model(), &name);
        return self.make(std::move(edit), SceneEditor::tr("Add law %1").arg(text(name)), QStringList{text(name)});
    }
    auto law = authoring::law_between(model(), pair[0], pair[1]);
    if (!law) {
        self.refuse(law.error());
        return false;
    }
    if (law->edit.empty()) {
        view->select(text(law->name));
        emit view->picked(text(law->name));
        return true;
    }
    return self.make(std::move(law->edit), SceneEditor::tr("Add law %1").arg(text(law->name)), QStringList{text(law->name)});
}

} // namespace saltus::ui
