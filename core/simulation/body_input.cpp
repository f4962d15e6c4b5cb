// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/body_input.h"

#include "core/base/going_on.h"
#include "core/collision/convex_polygon.h"
#include "core/collision/surface.h"
#include "core/model/bound.h"
#include "core/model/expand.h"
#include "core/model/gravity.h"
#include "core/model/names.h"
#include "core/model/words.h"
#include "core/simulation/mesh_shapes.h"
#include "core/simulation/start_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace saltus::simulation {

namespace {

using collision::Matrix3;
using collision::Pose;
using collision::Shape;
using collision::TriangleMesh;
using collision::Vector3;
using model::Bound;
using model::Bounded;
using model::Constants;
using model::element;

constexpr Bounded positive(const char* what) { return {Bound::positive, what}; }
constexpr Bounded not_negative(const char* what) { return {Bound::not_negative, what}; }

struct PlaceNumbers {
    double position[3] = {}, rotation[4] = {0.0, 0.0, 0.0, 1.0}; // angle, axis
};

struct ShapeNumbers {
    const model::BodyShape* shape = nullptr;
    PlaceNumbers where;
    double size[3] = {};
    double scale = 1.0;
    std::vector<double> points;
    std::vector<Shape> of_file; // unscaled: convex parts, or one mesh
    std::shared_ptr<const TriangleMesh> solid; // unscaled, of convex parts: the closed surface that they stand for; none where it is open
    std::uint32_t material = 0;
    std::string object;
};

struct BodyNumbers {
    const model::Body* body = nullptr;
    PlaceNumbers where;
    double mass = 0.0, inertia[6] = {}, centre[3] = {}, velocity[3] = {}, spin[3] = {};
    std::vector<ShapeNumbers> shapes;
};

struct CoordinateNumbers {
    double limits[2] = {-HUGE_VAL, HUGE_VAL};
    double e = 0.0, friction = 0.0, stiffness = 0.0, damping = 0.0, rest = 0.0, largest = HUGE_VAL;
};

struct JointNumbers {
    const model::Joint* joint = nullptr;
    std::vector<std::uint32_t> bodies;
    double point[3] = {}, point_b[3] = {}, axis[3] = {0.0, 0.0, 1.0}, length = 0.0, ratio = 1.0, pitch = 0.0;
    std::array<CoordinateNumbers, 2> coordinates;
};

struct LawNumbers {
    double e = 0.0, mu = 0.0, e_T = 0.0, mu_rolling = 0.0, mu_spinning = 0.0;
};

Vector3 vector(const double* x) {
    return {x[0], x[1], x[2]};
}

bool has_axis(const PlaceNumbers& place) { return std::hypot(place.rotation[1], place.rotation[2], place.rotation[3]) > 1e-12; }

Pose pose_of(const PlaceNumbers& place) {
    Pose pose;
    pose.position = vector(place.position);
    const Vector3 axis = vector(place.rotation + 1);
    pose.rotation = Eigen::Quaterniond(Eigen::AngleAxisd(place.rotation[0], axis.normalized()));
    return pose;
}

Pose relative(const Pose& world, const Pose& frame) { // `world` as seen from `frame`
    const Eigen::Quaterniond back = frame.rotation.conjugate();
    return {back * (world.position - frame.position), back * world.rotation};
}

// A frame at `point` whose z is the axis; its x is the world axis that is farthest from it, made normal.
Pose frame_of(const Vector3& point, const Vector3& axis) {
    const Vector3 z = axis.normalized();
    int least = 0;
    for (int i = 1; i < 3; ++i)
        if (std::abs(z[i]) < std::abs(z[least])) least = i;
    const Vector3 x = (Vector3::Unit(least) - z[least] * z).normalized();
    Matrix3 R;
    R << x, z.cross(x), z;
    return {point, Eigen::Quaterniond(R)};
}

TriangleMesh scaled(const TriangleMesh& mesh, double scale) {
    TriangleMesh out = mesh;
    for (Vector3& vertex : out.vertices) vertex *= scale;
    return out;
}

collision::Mesh mesh_of(const std::shared_ptr<const TriangleMesh>& surface, double scale) {
    return {scale == 1.0 ? surface : std::make_shared<const TriangleMesh>(scaled(*surface, scale))};
}

} // namespace

struct BodyInput::Impl {
    const model::Model model; // its own: numbers are formed again as long as the run lives
    model::ModelGraph& graph; // while formulas are read, no longer
    bool planar;
    BodyNames names;
    model::Apart apart;
    NumberTape tape;
    std::mutex evaluating; // runs of one program share this
    std::vector<double*> tape_targets;
    std::vector<double> tape_values, tape_work;
    double gravity[3] = {};
    std::vector<double> densities; // by material; 0 is "no material"
    std::vector<LawNumbers> laws;  // by contact of the model
    std::vector<BodyNumbers> bodies;
    std::vector<JointNumbers> joints;
    std::vector<std::string> joint_names;
    std::unique_ptr<BodyRelations> relations;
    std::map<std::filesystem::path, std::shared_ptr<const TriangleMesh>> solids; // while formulas are read
    Errors errors;

    Impl(const model::Model& m, model::ModelGraph& g) : model(m), graph(g), planar(m.world.planar) {}

    // --- once: formulas ---------------------------------------------------------------------------------------------

    void number(const model::Value& value, const std::string& object, const Constants& constants, double* target, Bounded bounded = {}) {
        const Place place = model::at(value.place, object);
        auto expr = graph.parse(value, constants);
        if (!expr) {
            errors.push_back(model::placed(expr.error(), place));
            return;
        }
        if (graph.graph().depends_on(*expr, formula::SymbolKind::time) || graph.graph().depends_on(*expr, formula::SymbolKind::state)) {
            errors.push_back({ErrorKind::input, "a value that must not change in time uses t, a drive or a state", "use numbers and parameters only", place});
            return;
        }
        if (const auto constant = tape.add(graph.graph(), *expr, tape_targets.size(), place, bounded)) *target = *constant;
        else tape_targets.push_back(target);
    }
    void numbers(const model::ValueVector& values, const std::string& object, const Constants& constants, double* targets, Bounded bounded = {}) {
        for (std::size_t i = 0; i < values.size(); ++i) number(values[i], element(object, i), constants, targets + i, bounded);
    }
    void place(const model::ValueVector& position, const model::ValueVector& rotation, const std::string& object, const Constants& constants,
               PlaceNumbers& out) {
        numbers(position, object + ".position", constants, out.position);
        numbers(rotation, object + ".rotation", constants, out.rotation);
    }

    std::uint32_t material(const std::string& name) const {
        for (std::size_t i = 0; i < model.materials.size(); ++i)
            if (model.materials[i].name == name) return static_cast<std::uint32_t>(i + 1);
        return 0;
    }

    void lower() {
        if (model.world.gravity.empty()) gravity[planar ? 1 : 2] = -model::kUsualGravity;
        else numbers(model.world.gravity, "world.gravity", {}, gravity);
        densities.assign(model.materials.size() + 1, 1000.0);
        for (std::size_t i = 0; i < model.materials.size(); ++i)
            number(model.materials[i].density, "materials." + model.materials[i].name + ".density", {}, &densities[i + 1], positive("the density"));
        lower_laws();
        const model::Expanded& expanded = graph.expanded();
        apart = expanded.apart;
        bodies.resize(expanded.bodies.size());
        for (std::size_t b = 0; b < bodies.size() && errors.size() < 20; ++b) {
            ask_to_go_on();
            lower_body(expanded.bodies[b], bodies[b]);
        }
        joints.resize(expanded.joints.size());
        for (std::size_t j = 0; j < joints.size() && errors.size() < 20; ++j) {
            ask_to_go_on();
            lower_joint(expanded.joints[j], joints[j]);
        }
        tape.compile(graph.graph(), graph.parameters());
        auto rows = BodyRelations::create(model, graph);
        if (rows) relations = std::move(*rows);
        else errors.insert(errors.end(), rows.error().begin(), rows.error().end());
    }

    void lower_laws() {
        laws.resize(model.contacts.size() + 1); // the last one: no law
        for (std::size_t i = 0; i < model.contacts.size(); ++i) {
            const model::ContactLaw& law = model.contacts[i];
            const std::string object = "contacts." + law.name;
            names.laws.push_back(law.name);
            number(law.e, object + ".e", {}, &laws[i].e, {Bound::unit_interval, "e"});
            number(law.mu, object + ".mu", {}, &laws[i].mu, not_negative("mu"));
            number(law.e_T, object + ".e_T", {}, &laws[i].e_T, {Bound::unit_interval, "e_T"});
            number(law.mu_rolling, object + ".mu_rolling", {}, &laws[i].mu_rolling, not_negative("mu_rolling"));
            number(law.mu_spinning, object + ".mu_spinning", {}, &laws[i].mu_spinning, not_negative("mu_spinning"));
        }
        const std::size_t n = model.materials.size() + 1;
        const auto none = static_cast<std::uint32_t>(model.contacts.size());
        std::uint32_t usual = none;
        for (std::uint32_t i = 0; i < none; ++i)
            if (model.contacts[i].between.empty()) usual = i;
        names.law_of_pair.assign(n * n, usual);
        for (std::uint32_t i = 0; i < none; ++i) {
            const auto& between = model.contacts[i].between;
            if (between.size() != 2) continue;
            const std::size_t a = material(between[0]), b = material(between[1]);
            names.law_of_pair[a * n + b] = names.law_of_pair[b * n + a] = i;
        }
        if (usual == none) names.laws.emplace_back(kUsualLaw);
    }

    struct ShapeFormulas {
        Impl& self;
        ShapeNumbers& out;
        const Constants& constants;
        bool fixed;
        void one(const model::Value& value, const char* key, int i, const char* what) const {
            self.number(value, out.object + '.' + key, constants, out.size + i, positive(what));
        }
        void operator()(const model::SphereShape& s) const { one(s.radius, "radius", 0, "the radius"); }
        void operator()(const model::DiscShape& s) const { one(s.radius, "radius", 0, "the radius"); }
        void operator()(const model::BoxShape& s) const { self.numbers(s.size, out.object + ".size", constants, out.size, positive("the edge")); }
        void operator()(const model::CylinderShape& s) const { one(s.radius, "radius", 0, "the radius"), one(s.length, "length", 1, "the length"); }
        void operator()(const model::CapsuleShape& s) const { one(s.radius, "radius", 0, "the radius"), one(s.length, "length", 1, "the length"); }
        void operator()(const model::ConeShape& s) const { one(s.radius, "radius", 0, "the radius"), one(s.height, "height", 1, "the height"); }
        void operator()(const model::HalfSpaceShape&) const {}
        void operator()(const model::HullShape& s) const {
            self.number(s.scale, out.object + ".scale", constants, &out.scale, positive("the scale"));
            const std::size_t columns = self.planar ? 2 : 3;
            out.points.resize(s.points.size() * columns);
            for (std::size_t i = 0; i < s.points.size(); ++i)
                self.numbers(s.points[i], element(out.object + ".points", i), constants, out.points.data() + columns * i);
            if (!s.file.empty()) self.read(s.file, s.where, out, true, fixed);
        }
        void operator()(const model::MeshShape& s) const {
            self.number(s.scale, out.object + ".scale", constants, &out.scale, positive("the scale"));
            self.read(s.file, s.where, out, false, fixed);
        }
    };

    void read(const std::string& file, const model::ShapePlace& where, ShapeNumbers& out, bool hull, bool fixed) {
        const MeshUse use = hull ? MeshUse::hull : fixed || !where.touches ? MeshUse::triangles : MeshUse::convex_parts;
        auto shapes = mesh_shapes({mesh_path(file, body_place), use});
        if (!shapes) errors.push_back(model::placed(std::move(shapes.error()), model::at(body_place, out.object + ".file")));
        else out.of_file = std::move(*shapes);
        if (use == MeshUse::convex_parts && !out.of_file.empty()) out.solid = solid_of(mesh_path(file, body_place));
    }
    // Parts may fill what the surface leaves out: mass and inertia are those of what it encloses. Copies of a body share what was found.
    std::shared_ptr<const TriangleMesh> solid_of(const std::filesystem::path& path) {
        const auto [known, is_new] = solids.try_emplace(path);
        if (!is_new) return known->second;
        const auto whole = mesh_shapes({path, MeshUse::triangles});
        if (!whole || whole->empty()) return nullptr;
        const auto& surface = std::get<collision::Mesh>(whole->front()).surface;
        if (collision::check_surface(*surface)) known->second = surface;
        return known->second;
    }
    Place body_place; // of the body being lowered

    void lower_body(const model::ExpandedBody& copy, BodyNumbers& out) {
        const model::Body& body = model.bodies[copy.source];
        const std::string object = "bodies." + body.name;
        const Constants& constants = copy.constants;
        names.bodies.push_back(copy.name);
        body_place = body.place;
        out.body = &body;
        place(body.position, body.rotation, object, constants, out.where);
        if (body.mass) number(*body.mass, object + ".mass", constants, &out.mass, positive("the mass"));
        for (std::size_t i = 0; i < body.inertia.size(); ++i)
            number(body.inertia[i], element(object + ".inertia", i), constants, out.inertia + i, i < 3 ? positive("the moment of inertia") : Bounded{});
        numbers(body.centre, object + ".centre", constants, out.centre);
        numbers(body.velocity, object + ".velocity", constants, out.velocity);
        numbers(body.spin, object + ".spin", constants, planar ? out.spin + 2 : out.spin);
        out.shapes.resize(body.shapes.size());
        for (std::size_t i = 0; i < body.shapes.size(); ++i) {
            ShapeNumbers& shape = out.shapes[i];
            shape.shape = &body.shapes[i];
            shape.object = element(object + ".shapes", i);
            std::visit(
                [&](const auto& kind) {
                    shape.material = material(kind.where.material.empty() ? body.material : kind.where.material);
                    place(kind.where.position, kind.where.rotation, shape.object, constants, shape.where);
                },
                body.shapes[i]);
            std::visit(ShapeFormulas{*this, shape, constants, body.fixed}, body.shapes[i]);
        }
    }

    void lower_joint(const model::ExpandedJoint& copy, JointNumbers& out) {
        const model::Joint& joint = model.joints[copy.source];
        const std::string object = "joints." + joint.name;
        const Constants& constants = copy.constants;
        out.joint = &joint;
        joint_names.push_back(copy.name);
        names.interaction_of_joint.push_back(static_cast<std::uint32_t>(names.laws.size() + names.limited.size()));
        if (std::any_of(joint.coordinates.begin(), joint.coordinates.end(), [](const auto& c) { return !c.limits.empty(); }))
            names.limited.push_back(copy.name);
        for (const std::size_t body : copy.bodies) out.bodies.push_back(static_cast<std::uint32_t>(body));
        numbers(joint.point, object + ".point", constants, out.point);
        numbers(joint.point_b, object + ".point_b", constants, out.point_b);
        if (!joint.axis.empty()) out.axis[2] = 0.0;
        numbers(joint.axis, object + ".axis", constants, out.axis);
        if (joint.length) number(*joint.length, object + ".length", constants, &out.length, positive("the length"));
        number(joint.ratio, object + ".ratio", constants, &out.ratio);
        number(joint.pitch, object + ".pitch", constants, &out.pitch);
        for (std::size_t i = 0; i < joint.coordinates.size() && i < 2; ++i) {
            const model::JointCoordinate& c = joint.coordinates[i];
            const std::string of = element(object + ".coordinates", i);
            CoordinateNumbers& made = out.coordinates[i];
            numbers(c.limits, of + ".limits", constants, made.limits);
            number(c.e, of + ".e", constants, &made.e, {Bound::unit_interval, "e"});
            number(c.friction, of + ".friction", constants, &made.friction, not_negative("the friction"));
            number(c.stiffness, of + ".stiffness", constants, &made.stiffness, not_negative("the stiffness"));
            number(c.damping, of + ".damping", constants, &made.damping, not_negative("the damping"));
            number(c.rest, of + ".rest", constants, &made.rest);
            if (c.largest) number(*c.largest, of + ".largest", constants, &made.largest, not_negative("the largest force"));
        }
    }

    // --- again and again: numbers -----------------------------------------------------------------------------------

    struct ShapeOf {
        const Impl& self;
        const ShapeNumbers& n;
        std::vector<Shape>& out;
        Errors& errors;
        const Place& where; // of the body
        void operator()(const model::SphereShape&) const { out.emplace_back(collision::Sphere{n.size[0]}); }
        void operator()(const model::DiscShape&) const { out.emplace_back(collision::Disc{n.size[0]}); }
        void operator()(const model::BoxShape&) const {
            const double x = n.size[0] / 2.0, y = n.size[1] / 2.0;
            if (self.planar) out.emplace_back(collision::Polygon{{{-x, -y}, {x, -y}, {x, y}, {-x, y}}});
            else out.emplace_back(collision::Box{{x, y, n.size[2] / 2.0}});
        }
        void operator()(const model::CylinderShape&) const { out.emplace_back(collision::Cylinder{n.size[0], n.size[1] / 2.0}); }
        void operator()(const model::CapsuleShape&) const { out.emplace_back(collision::Capsule{n.size[0], n.size[1] / 2.0}); }
        void operator()(const model::ConeShape&) const { out.emplace_back(collision::Cone{n.size[0], n.size[1]}); }
        void operator()(const model::HalfSpaceShape&) const {
            if (self.planar) out.emplace_back(collision::HalfPlane{});
            else out.emplace_back(collision::HalfSpace{});
        }
        void operator()(const model::HullShape&) const {
            if (!n.of_file.empty()) return files();
            if (self.planar) {
                std::vector<Eigen::Vector2d> points;
                for (std::size_t i = 0; i + 1 < n.points.size(); i += 2) points.emplace_back(n.points[i] * n.scale, n.points[i + 1] * n.scale);
                accept(collision::convex_polygon_of(points));
            } else {
                std::vector<Vector3> points;
                for (std::size_t i = 0; i + 2 < n.points.size(); i += 3) points.emplace_back(n.scale * vector(&n.points[i]));
                accept(collision::convex_hull_of(points));
            }
        }
        void operator()(const model::MeshShape&) const { files(); }
        template <class Made>
        void accept(Result<Made> made) const {
            if (made) out.emplace_back(std::move(*made));
            else errors.push_back(model::placed(made.error(), model::at(where, n.object)));
        }
        void files() const {
            for (const Shape& shape : n.of_file) {
                if (n.scale == 1.0) out.push_back(shape);
                else if (const auto* hull = std::get_if<collision::Hull>(&shape))
                    out.emplace_back(collision::Hull{std::make_shared<const TriangleMesh>(scaled(*hull->surface, n.scale))});
                else if (const auto* mesh = std::get_if<collision::Mesh>(&shape)) out.emplace_back(mesh_of(mesh->surface, n.scale));
            }
        }
    };

    // Relations read parameters and drives beside their numbers.
    Result<void> numbers_at(std::span<const double> parameters, std::vector<double>& out, const StartNumbers* starts) const {
        out.assign(tape_targets.size(), 0.0);
        std::vector<double> work;
        auto done = tape.assign(parameters, out.data(), work);
        if (done && !relations->empty()) out.insert(out.end(), parameters.begin(), parameters.end());
        return done && starts ? starts->append_bodies(parameters, out) : done;
    }

    double& start_number(const StartNumbers::Target& target) noexcept {
        BodyNumbers& of = bodies[target.body];
        switch (target.of) {
        case StartNumbers::Of::rotation: return of.where.rotation[target.component];
        case StartNumbers::Of::velocity: return of.velocity[target.component];
        case StartNumbers::Of::spin: return of.spin[planar ? target.component + 2 : target.component];
        default: return of.where.position[target.component];
        }
    }

    Result<rigid::Input, Errors> evaluate(std::span<const double> parameters, BodyScene* drawn, const StartNumbers* starts) {
        const std::lock_guard lock(evaluating);
        tape_values.resize(tape_targets.size());
        if (auto done = tape.assign(parameters, tape_values.data(), tape_work); !done) return Unexpected(Errors{done.error()});
        for (std::size_t i = 0; i < tape_targets.size(); ++i) *tape_targets[i] = tape_values[i];
        if (!starts) return form(parameters, drawn);
        std::vector<double> values;
        if (auto done = starts->bodies(parameters, values, tape_work); !done) return Unexpected(Errors{done.error()});
        const auto exchange = [&]() noexcept {
            for (std::size_t i = 0; i < values.size(); ++i) std::swap(start_number(starts->of_bodies()[i]), values[i]);
        };
        exchange();
        const struct Back { // what is a constant is written once
            const decltype(exchange)& again;
            ~Back() { again(); }
        } back{exchange};
        return form(parameters, drawn);
    }

    Result<rigid::Input, Errors> form(std::span<const double> parameters, BodyScene* drawn) {
        rigid::Input out;
        Errors wrong;
        out.gravity = vector(gravity);
        const std::size_t n = densities.size();
        out.materials = n;
        out.no_contact = apart;
        for (const std::uint32_t law : names.law_of_pair) {
            const LawNumbers& from = laws[law];
            out.laws.push_back({from.e, from.mu, from.e_T, from.mu_rolling, from.mu_spinning});
        }
        std::vector<Pose> frames; // of the bodies as drawn, for joints
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            body(static_cast<std::uint32_t>(b), out, drawn, wrong);
            frames.push_back(out.bodies.back().pose);
        }
        for (const JointNumbers& from : joints) joint(from, frames, out, wrong);
        if (auto done = relations->append(parameters, out); !done) return Unexpected(std::move(done.error()));
        if (!wrong.empty()) return Unexpected(std::move(wrong));
        // In order, the detector takes a million of them in no time.
        for (auto& [a, b] : out.no_contact)
            if (a > b) std::swap(a, b);
        std::sort(out.no_contact.begin(), out.no_contact.end());
        out.no_contact.erase(std::unique(out.no_contact.begin(), out.no_contact.end()), out.no_contact.end());
        return out;
    }

    void body(std::uint32_t index, rigid::Input& out, BodyScene* drawn, Errors& wrong) const {
        const BodyNumbers& from = bodies[index];
        rigid::BodyInput made;
        made.name = names.bodies[index];
        made.fixed = from.body->fixed;
        made.place = model::at(from.body->place, "bodies." + from.body->name);
        struct Use {
            std::uint32_t material;
            bool touches, shown;
        };
        std::vector<Use> uses, only_drawn_uses;
        std::vector<collision::Part> parts, only_drawn, massive;
        if (!has_axis(from.where)) wrong.push_back(model::without_rotation_axis(model::at(from.body->place, made.place.object + ".rotation")));
        for (const ShapeNumbers& shape : from.shapes) {
            if (!has_axis(shape.where)) wrong.push_back(model::without_rotation_axis(model::at(from.body->place, shape.object + ".rotation")));
            std::vector<Shape> shapes;
            std::visit(ShapeOf{*this, shape, shapes, wrong, from.body->place}, *shape.shape);
            const auto [touches, shown] = std::visit([](const auto& kind) { return std::pair(kind.where.touches, kind.where.shown); }, *shape.shape);
            auto& list = touches ? parts : only_drawn;
            for (Shape& one : shapes) list.push_back({std::move(one), pose_of(shape.where), densities[shape.material]});
            if (touches && shape.solid) massive.push_back({mesh_of(shape.solid, shape.scale), pose_of(shape.where), densities[shape.material]});
            else if (touches) massive.insert(massive.end(), parts.end() - static_cast<std::ptrdiff_t>(shapes.size()), parts.end());
            if (touches) uses.insert(uses.end(), shapes.size(), {shape.material, from.body->touches, shown});
            else only_drawn_uses.insert(only_drawn_uses.end(), shapes.size(), {shape.material, false, shown});
        }
        collision::MassProperties whole;
        if (!massive.empty() && !made.fixed) whole = collision::mass_properties(std::span<const collision::Part>(massive));
        const Vector3 centre = !from.body->centre.empty() ? vector(from.centre) : made.fixed ? Vector3::Zero() : whole.centre;
        made.mass = from.body->mass ? from.mass : made.fixed ? 1.0 : whole.volume;
        if (!from.body->inertia.empty()) {
            const double* i = from.inertia;
            if (planar) made.inertia = Vector3(1.0, 1.0, i[0]).asDiagonal();
            else made.inertia << i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2];
        } else if (!made.fixed && whole.volume > 0.0) {
            made.inertia = whole.inertia * (made.mass / whole.volume);
            if (planar) made.inertia = Vector3(1.0, 1.0, made.inertia(2, 2)).asDiagonal();
        }
        Pose frame = pose_of(from.where);
        frame.position = frame.apply(centre);
        made.pose = frame;
        made.velocity = vector(from.velocity);
        made.spin = vector(from.spin);
        out.bodies.push_back(std::move(made));
        const auto place = [&](collision::Part& part, const Use& use) {
            Pose in_body = part.pose;
            in_body.position -= centre;
            rigid::PartInput made_part{index, std::move(part.shape), in_body, use.material};
            if (use.touches) {
                out.parts.push_back(std::move(made_part));
                if (drawn) drawn->hidden.push_back(!use.shown);
            } else if (drawn && use.shown) {
                drawn->untouched.push_back(std::move(made_part));
            }
        };
        for (std::size_t i = 0; i < parts.size(); ++i) place(parts[i], uses[i]);
        for (std::size_t i = 0; i < only_drawn.size(); ++i) place(only_drawn[i], only_drawn_uses[i]);
    }

    void joint(const JointNumbers& from, const std::vector<Pose>& frames, rigid::Input& out, Errors& wrong) const {
        static constexpr rigid::JointKind kinds[] = {
            rigid::JointKind::fixed,    rigid::JointKind::revolute, rigid::JointKind::ball,  rigid::JointKind::prismatic, rigid::JointKind::cylindrical,
            rigid::JointKind::distance, rigid::JointKind::gear,     rigid::JointKind::screw, rigid::JointKind::planar,    rigid::JointKind::twist};
        static_assert(std::size(kinds) == std::size(model::kJointWords));
        const model::Joint& joint = *from.joint;
        const auto place_of = [&](const std::string& key) { return model::at(joint.place, "joints." + joint.name + key); };
        if (!joint.axis.empty() && vector(from.axis).isZero(0.0)) wrong.push_back(model::without_axis(place_of(".axis")));
        if (joint.kind == model::JointKind::gear && from.ratio == 0.0) wrong.push_back(model::without_ratio(model::at(joint.ratio.place, "joints." + joint.name + ".ratio")));
        rigid::JointInput made;
        made.kind = kinds[static_cast<std::size_t>(joint.kind)];
        made.body_a = from.bodies[0];
        if (from.bodies.size() > 1) made.body_b = from.bodies[1];
        const Pose frame = frame_of(vector(from.point), vector(from.axis));
        const Pose end = joint.kind == model::JointKind::distance ? Pose{vector(from.point_b), frame.rotation} : frame;
        made.frame_a = relative(frame, frames[made.body_a]);
        made.frame_b = made.body_b == rigid::kWorld ? end : relative(end, frames[made.body_b]);
        made.length = joint.length ? from.length : (vector(from.point_b) - vector(from.point)).norm();
        made.ratio = from.ratio;
        made.pitch = from.pitch;
        made.component = model.world.planar && joint.component == 2 ? 5 : joint.component; // of twists as they are stepped: six numbers
        made.coordinates.resize(model::joint_coordinates(joint));
        for (std::size_t i = 0; i < joint.coordinates.size() && i < made.coordinates.size(); ++i) {
            const CoordinateNumbers& c = from.coordinates[i];
            if (auto reversed = model::reversed_limits(c.limits[0], c.limits[1], place_of(element(".coordinates", i) + ".limits"))) wrong.push_back(std::move(*reversed));
            rigid::JointCoordinate& to = made.coordinates[i];
            to.lower = c.limits[0];
            to.upper = c.limits[1];
            to.e = c.e;
            to.friction = c.friction;
            to.stiffness = c.stiffness;
            to.damping = c.damping;
            to.rest = c.rest;
            to.largest = c.largest;
            to.drive = static_cast<rigid::JointCoordinate::Drive>(joint.coordinates[i].drive);
        }
        if (!joint.collide && made.body_b != rigid::kWorld) out.no_contact.emplace_back(made.body_a, made.body_b);
        out.joint_names.push_back(joint_names[out.joints.size()]);
        out.joints.push_back(std::move(made));
        out.joint_places.push_back(model::at(joint.place, "joints." + joint.name));
    }
};

BodyInput::BodyInput() = default;
BodyInput::~BodyInput() = default;

Result<std::unique_ptr<BodyInput>, Errors> BodyInput::create(const model::Model& model, model::ModelGraph& graph) {
    std::unique_ptr<BodyInput> made(new BodyInput());
    made->impl_ = std::make_unique<Impl>(model, graph);
    made->impl_->lower();
    if (!made->impl_->errors.empty()) return Unexpected(std::move(made->impl_->errors));
    return made;
}

const BodyNames& BodyInput::names() const noexcept {
    return impl_->names;
}

const std::vector<std::uint32_t>& BodyInput::carriers() const noexcept {
    return impl_->relations->carriers();
}

Result<void> BodyInput::numbers(std::span<const double> parameter_values, std::vector<double>& out, const StartNumbers* starts) const {
    return impl_->numbers_at(parameter_values, out, starts);
}

Result<rigid::Input, Errors> BodyInput::evaluate(std::span<const double> parameter_values,
                                                 BodyScene* drawn, const StartNumbers* starts) {
    return impl_->evaluate(parameter_values, drawn, starts);
}

Result<BodyScene, Errors> body_scene(const model::Model& model, std::span<const double> parameter_values) {
    auto graph = model::ModelGraph::create(model, parameter_values);
    if (!graph) return Unexpected(std::move(graph.error()));
    auto lowered = BodyInput::create(model, *graph);
    if (!lowered) return Unexpected(std::move(lowered.error()));
    BodyScene out;
    auto input = (*lowered)->evaluate(parameter_values, &out);
    if (!input) return Unexpected(std::move(input.error()));
    out.input = std::move(*input);
    while (!out.input.joints.empty() && out.input.joints.back().kind == rigid::JointKind::relation) { // nothing to draw
        out.input.joints.pop_back();
        out.input.joint_names.pop_back();
        out.input.joint_places.pop_back();
    }
    out.names = (*lowered)->names();
    return out;
}

} // namespace saltus::simulation
