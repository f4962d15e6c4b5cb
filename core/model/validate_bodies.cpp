// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies: sizes of vectors, which shapes and joints go with space and with the plane, values that no body can have.
// What depends on geometry (overlaps, inertias of meshes, joints that contradict each other) is found by the world itself.
#include "core/base/going_on.h"
#include "core/model/bound.h"
#include "core/model/checks.h"
#include "core/model/expand.h"
#include "core/model/formula_use.h"
#include "core/model/names.h"
#include "core/model/validate.h"
#include "core/model/words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <initializer_list>
#include <map>
#include <set>

namespace saltus::model::checks {

namespace {

constexpr std::size_t kMostGroupName = 80; // bytes
constexpr std::size_t kMostMaterials = 1000; // the world keeps a law of each pair

std::string entries(std::size_t n) {
    return std::to_string(n) + (n == 1 ? " entry" : " entries");
}

class Sizes {
public:
    Sizes(const Model& model, Findings& findings) : model_(model), planar_(model.world.planar), findings_(findings) {}

    void run() {
        if (model_.bodies.empty()) {
            if (!model_.joints.empty()) add("joints", "the scene has joints, but no bodies", "joints join bodies: add them, or use interactions");
            return;
        }
        count("world.gravity", model_.world.gravity, {0, dimension()}, planar_ ? "[x, y]" : "[x, y, z]");
        if (model_.world.threads < 0 || model_.world.threads > 256)
            add("world.threads", "threads is " + std::to_string(model_.world.threads), "write 0 for as many as the machine has, or a number up to 256");
        if (model_.world.projection_iterations < 1 || model_.world.projection_iterations > 10000)
            add("world.projection_iterations", "projection_iterations is " + std::to_string(model_.world.projection_iterations), "it must lie between 1 and 10000; 20 is usual");
        const IntegratorKind kind = model_.run.integrator;
        if (kind != IntegratorKind::automatic && kind != IntegratorKind::moreau_jean && kind != IntegratorKind::event_driven)
            add("run.integrator.kind", '"' + std::string(word_of(kind)) + "\" does not move rigid bodies", "write \"moreau-jean\"");
        if (model_.run.solver != SolverKind::automatic)
            add("run.solver.kind", '"' + std::string(word_of(model_.run.solver)) + "\" is no solver of bodies in contact", "write \"automatic\", or leave it out");
        if (model_.materials.size() > kMostMaterials) {
            add("materials", "the scene has " + std::to_string(model_.materials.size()) + " materials", "take at most " + std::to_string(kMostMaterials) + ": every pair of them has a law");
            return;
        }
        for (const Material& m : model_.materials) materials_.push_back(m.name);
        known_materials_.insert(materials_.begin(), materials_.end());
        for (const Material& m : model_.materials) colour(m);
        for (const ContactLaw& c : model_.contacts) law(c);
        for (const Body& b : model_.bodies) body(b);
        for (const Joint& j : model_.joints) joint(j);
    }

private:
    std::size_t dimension() const { return planar_ ? 2 : 3; }
    void add(const std::string& object, std::string message, std::string remedy) { findings_.add(at({}, object), std::move(message), std::move(remedy)); }
    template <class List>
    bool count(const std::string& object, const List& values, std::initializer_list<std::size_t> allowed, const std::string& form) {
        if (std::find(allowed.begin(), allowed.end(), values.size()) != allowed.end()) return true;
        const std::size_t dot = object.rfind('.');
        add(object, object.substr(dot + 1) + " has " + entries(values.size()), "write " + form);
        return false;
    }
    void material(const std::string& name, const std::string& object) {
        if (name.empty() || known_materials_.contains(name)) return;
        const std::string near = nearest_name(name, materials_);
        add(object, "there is no material named '" + name + "'", near.empty() ? "add it under materials" : "did you mean '" + near + "'?");
    }
    void colour(const Material& m) {
        const auto hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
        if (m.colour.empty() || (m.colour.size() == 7 && m.colour[0] == '#' && std::all_of(m.colour.begin() + 1, m.colour.end(), hex))) return;
        add("materials." + m.name + ".colour", "'" + m.colour + "' is not a colour", "write for example \"#0072B2\"");
    }
    void law(const ContactLaw& c) {
        const std::string object = "contacts." + c.name;
        count(object + ".between", c.between, {0, 2}, "the names of two materials, or leave it out for all pairs without a law of their own");
        for (std::size_t i = 0; i < c.between.size(); ++i) material(c.between[i], element(object + ".between", i));
        auto pair = c.between;
        std::sort(pair.begin(), pair.end());
        const auto [first, fresh] = pairs_.emplace(pair, c.name);
        if (!fresh)
            add(object, (pair.empty() ? "'" + first->second + "' is already the law of all other pairs" : "'" + first->second + "' is already the law between these materials"), "keep one of them");
    }

    void place(const ShapePlace& where, const std::string& object) {
        count(object + ".position", where.position, {0, dimension()}, planar_ ? "[x, y]" : "[x, y, z]");
        rotation(where.rotation, object + ".rotation");
        material(where.material, object + ".material");
    }
    void group(const std::string& name, const std::string& object) {
        const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
        if (name.empty()) return;
        if (name.size() > kMostGroupName || std::any_of(name.begin(), name.end(), control) || name.find_first_not_of(' ') == std::string::npos)
            add(object + ".group", "this is no name of a group", "write one line of at most " + std::to_string(kMostGroupName) + " characters");
    }
    void rotation(const ValueVector& values, const std::string& object) {
        if (planar_) count(object, values, {0, 1}, "[angle]");
        else count(object, values, {0, 4}, "[angle, x, y, z]: the angle, then the axis");
    }

    struct ShapeCheck {
        Sizes& sizes;
        const Body& body;
        const std::string& object;
        void operator()(const SphereShape&) const { in_space("a sphere", "disc"); }
        void operator()(const BoxShape& s) const {
            sizes.count(object + ".size", s.size, {sizes.dimension()}, sizes.planar_ ? "[x, y]: the edges" : "[x, y, z]: the edges");
        }
        void operator()(const CylinderShape&) const { in_space("a cylinder", "disc"); }
        void operator()(const CapsuleShape&) const { in_space("a capsule", "disc"); }
        void operator()(const ConeShape&) const { in_space("a cone", "hull"); }
        void operator()(const HalfSpaceShape&) const {
            if (!body.fixed) sizes.add(object, "a half-space has no mass: '" + body.name + "' must be fixed", "add \"fixed\": true to the body");
        }
        void operator()(const HullShape& s) const {
            if (s.points.empty() == s.file.empty())
                sizes.add(object, s.file.empty() ? "the hull has no points" : "the hull has points and a file", "write \"points\" or \"file\"");
            if (sizes.planar_ && !s.file.empty()) sizes.add(object + ".file", "meshes are not of the plane", "write the points");
            if (!s.points.empty() && s.points.size() < sizes.dimension() + 1)
                sizes.add(object + ".points", "the hull has " + std::to_string(s.points.size()) + " points", "write at least " + std::to_string(sizes.dimension() + 1));
            for (std::size_t i = 0; i < s.points.size(); ++i)
                if (!sizes.count(element(object + ".points", i), s.points[i], {sizes.dimension()}, sizes.planar_ ? "[x, y]" : "[x, y, z]")) break;
        }
        void operator()(const MeshShape& s) const {
            in_space("a mesh", "hull");
            if (s.file.empty()) sizes.add(object + ".file", "the mesh has no file", "name an OBJ, STL or PLY file beside the scene");
        }
        void operator()(const DiscShape&) const {
            if (!sizes.planar_) sizes.add(object, "a disc is a shape of planar worlds", "use a \"cylinder\", or add \"planar\": true to the world");
        }
        void in_space(const char* what, const char* instead) const {
            if (sizes.planar_) sizes.add(object, std::string(what) + " is no shape of planar worlds", std::string("use a \"") + instead + "\", or take \"planar\" out of the world");
        }
    };

    void body(const Body& b) {
        ask_to_go_on();
        const std::string object = "bodies." + b.name;
        material(b.material, object + ".material");
        count(object + ".inertia", b.inertia, planar_ ? std::initializer_list<std::size_t>{0, 1} : std::initializer_list<std::size_t>{0, 3, 6},
              planar_ ? "[I]" : "[Ixx, Iyy, Izz] or [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]");
        count(object + ".centre", b.centre, {0, dimension()}, planar_ ? "[x, y]" : "[x, y, z]");
        count(object + ".position", b.position, {0, dimension()}, planar_ ? "[x, y]" : "[x, y, z]");
        rotation(b.rotation, object + ".rotation");
        count(object + ".velocity", b.velocity, {0, dimension()}, planar_ ? "[x, y]" : "[x, y, z]");
        count(object + ".spin", b.spin, {0, planar_ ? std::size_t{1} : 3}, planar_ ? "[omega]" : "[x, y, z] in the body's axes");
        count(object + ".force", b.force, {0, dimension()}, planar_ ? "[x, y]" : "[x, y, z]");
        count(object + ".moment", b.moment, {0, planar_ ? std::size_t{1} : 3}, planar_ ? "[moment]" : "[x, y, z] in the body's axes");
        if (b.fixed && (!b.velocity.empty() || !b.spin.empty() || !b.force.empty() || !b.moment.empty()))
            add(object, "'" + b.name + "' is fixed, but has a velocity or a force", "take \"fixed\" out, or move it by a \"twist\" joint");
        const bool gives_mass = std::any_of(b.shapes.begin(), b.shapes.end(), [](const BodyShape& s) { return std::visit([](const auto& kind) { return kind.where.touches; }, s); });
        if (!b.fixed && !gives_mass && (!b.mass || b.inertia.empty()))
            add(object, b.shapes.empty() ? "'" + b.name + "' has no shapes, so its mass and inertia are not known" : "all shapes of '" + b.name + "' are only drawn, so its mass and inertia are not known",
                "add shapes, or \"mass\" and \"inertia\"");
        group(b.group, object);
        for (std::size_t i = 0; i < b.shapes.size(); ++i) {
            const std::string of_shape = element(object + ".shapes", i);
            std::visit(ShapeCheck{*this, b, of_shape}, b.shapes[i]);
            std::visit([&](const auto& shape) { place(shape.where, of_shape); }, b.shapes[i]);
        }
    }

    void joint(const Joint& j) {
        ask_to_go_on();
        const std::string object = "joints." + j.name;
        group(j.group, object);
        const std::string kind(word_of(j.kind));
        const auto is = [&](std::initializer_list<JointKind> kinds) { return std::find(kinds.begin(), kinds.end(), j.kind) != kinds.end(); };
        if (j.between.empty() || j.between.size() > 2) add(object + ".between", "between has " + entries(j.between.size()), "name one body, for a joint to the world, or two");
        if (planar_ && is({JointKind::cylindrical, JointKind::screw, JointKind::planar}))
            add(object + ".kind", "a " + kind + " joint is not of the plane", "use \"revolute\" or \"prismatic\"");
        const bool needs_axis = is({JointKind::prismatic, JointKind::cylindrical, JointKind::screw, JointKind::planar}) ||
                                (!planar_ && is({JointKind::revolute, JointKind::gear}));
        const bool takes_point = !is({JointKind::gear, JointKind::twist});
        count(object + ".point", j.point, takes_point ? std::initializer_list<std::size_t>{0, dimension()} : std::initializer_list<std::size_t>{0},
              takes_point ? (planar_ ? "[x, y]" : "[x, y, z]") : "nothing: this joint has no point");
        if (needs_axis) count(object + ".axis", j.axis, {dimension()}, planar_ ? "[x, y]" : "[x, y, z], in the world at the start");
        else if (!j.axis.empty()) add(object + ".axis", "a " + kind + " joint has no axis" + (planar_ ? " in the plane" : ""), "take it out");
        if (j.kind == JointKind::distance) count(object + ".point_b", j.point_b, {dimension()}, planar_ ? "[x, y]: the other end" : "[x, y, z]: the other end, at the start");
        else if (!j.point_b.empty()) add(object + ".point_b", "only a distance has a second point", "take it out");
        if (j.kind == JointKind::gear && j.between.size() == 1) add(object + ".between", "a gear joins two bodies", "name the other one");
        if (j.kind == JointKind::twist) {
            if (j.between.size() == 2) add(object + ".between", "a twist moves one body against the world", "name one body");
            if (j.component < 0 || j.component > (planar_ ? 2 : 5))
                add(object + ".component", "component is " + std::to_string(j.component),
                    planar_ ? "0 and 1 are the velocity, 2 the spin" : "0 to 2 are the velocity in world axes, 3 to 5 the spin in body axes");
        }
        const std::size_t most = j.kind == JointKind::distance ? 1 : joint_coordinates(j);
        if (j.coordinates.size() > most)
            add(object + ".coordinates", "a " + kind + " joint leaves " + (most == 0 ? "no coordinate to describe" : std::to_string(most) + (most == 1 ? " coordinate" : " coordinates")),
                "write at most " + std::to_string(most));
        for (std::size_t i = 0; i < j.coordinates.size(); ++i) {
            const JointCoordinate& c = j.coordinates[i];
            const std::string of = element(object + ".coordinates", i);
            count(of + ".limits", c.limits, {0, 2}, "[lowest, highest]");
            if (c.drive == DriveKind::none && !(c.value == Value(0.0))) add(of + ".value", "there is a value, but no drive", "add \"drive\": \"position\", \"velocity\" or \"force\"");
            if (c.largest && c.drive != DriveKind::velocity) add(of + ".largest", "only a velocity drive has a largest force", "take it out");
        }
    }

    const Model& model_;
    bool planar_;
    Findings& findings_;
    std::vector<std::string> materials_;
    std::set<std::string, std::less<>> known_materials_; // the same
    std::map<std::vector<std::string>, std::string> pairs_; // names in order, and the law of the pair
};

// Values over parameters, the first copy of each block speaking for the rest where they cannot differ.
class Values {
public:
    Values(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings)
        : model_(model), graph_(graph), findings_(findings), values_(graph, parameters, findings), roles_(graph) {}

    void run() {
        const Constants none;
        values_.evaluate(model_.world.gravity, "world.gravity", none);
        if (model_.world.projection_tolerance) positive(*model_.world.projection_tolerance, "world.projection_tolerance", none, "the tolerance");
        positive(model_.world.sleep_speed, "world.sleep_speed", none, "the speed");
        if (model_.run.step_budget) positive(*model_.run.step_budget, "run.step_budget", none, "the budget");
        for (const Material& m : model_.materials) positive(m.density, "materials." + m.name + ".density", none, "the density");
        for (const ContactLaw& c : model_.contacts) law(c);
        std::size_t looked_at = model_.bodies.size();
        for (const ExpandedBody& copy : graph_.expanded().bodies) {
            const Body& body = model_.bodies[copy.source];
            if (copy.source == looked_at) continue; // number formulas of other copies are found at lowering
            looked_at = copy.source;
            this->body(body, copy.constants);
        }
        looked_at = model_.joints.size();
        for (const ExpandedJoint& copy : graph_.expanded().joints) {
            if (copy.source == looked_at) continue;
            looked_at = copy.source;
            joint(model_.joints[copy.source], copy.constants);
        }
    }

private:
    void positive(const Value& value, const std::string& object, const Constants& constants, const char* what) {
        bounded(value, object, constants, {Bound::positive, what});
    }
    void not_negative(const Value& value, const std::string& object, const Constants& constants, const char* what) {
        bounded(value, object, constants, {Bound::not_negative, what});
    }
    void bounded(const Value& value, const std::string& object, const Constants& constants, Bounded bounds) {
        const auto number = values_.evaluate(value, object, constants);
        if (!number) return;
        if (auto wrong = beyond(bounds, *number, at(value.place, object))) findings_.add(std::move(*wrong));
    }
    void law(const ContactLaw& c) {
        const std::string object = "contacts." + c.name;
        bounded(c.e, object + ".e", {}, {Bound::unit_interval, "e"});
        bounded(c.e_T, object + ".e_T", {}, {Bound::unit_interval, "e_T"});
        not_negative(c.mu, object + ".mu", {}, "mu");
        not_negative(c.mu_rolling, object + ".mu_rolling", {}, "mu_rolling");
        not_negative(c.mu_spinning, object + ".mu_spinning", {}, "mu_spinning");
        if (model_.world.planar && !(c.mu_spinning == Value(0.0)))
            findings_.add(at(c.mu_spinning.place, object + ".mu_spinning"), "there is no spinning about the normal in the plane", "take it out");
    }
    struct ShapeValues {
        Values& values;
        const std::string& object;
        const Constants& constants;
        void length(const Value& value, const char* key, const char* what) const { values.positive(value, object + '.' + key, constants, what); }
        void operator()(const SphereShape& s) const { length(s.radius, "radius", "the radius"); }
        void operator()(const DiscShape& s) const { length(s.radius, "radius", "the radius"); }
        void operator()(const BoxShape& s) const {
            for (std::size_t i = 0; i < s.size.size(); ++i) values.positive(s.size[i], element(object + ".size", i), constants, "the edge");
        }
        void operator()(const CylinderShape& s) const { length(s.radius, "radius", "the radius"), length(s.length, "length", "the length"); }
        void operator()(const CapsuleShape& s) const { length(s.radius, "radius", "the radius"), length(s.length, "length", "the length"); }
        void operator()(const ConeShape& s) const { length(s.radius, "radius", "the radius"), length(s.height, "height", "the height"); }
        void operator()(const HalfSpaceShape&) const {}
        void operator()(const HullShape& s) const {
            values.values_.evaluate(s.points, object + ".points", constants);
            length(s.scale, "scale", "the scale");
        }
        void operator()(const MeshShape& s) const { length(s.scale, "scale", "the scale"); }
    };
    void place(const ValueVector& position, const ValueVector& rotation, const Body& of, const std::string& object, const Constants& constants) {
        values_.evaluate(position, object + ".position", constants);
        const auto turn = values_.evaluate(rotation, object + ".rotation", constants);
        if (turn && turn->size() == 4 && !(std::hypot((*turn)[1], (*turn)[2], (*turn)[3]) > 1e-12))
            findings_.add(without_rotation_axis(at(of.place, object + ".rotation")));
    }
    void body(const Body& b, const Constants& constants) {
        ask_to_go_on();
        const std::string object = "bodies." + b.name;
        if (b.mass) positive(*b.mass, object + ".mass", constants, "the mass");
        const auto inertia = values_.evaluate(b.inertia, object + ".inertia", constants);
        if (inertia)
            for (std::size_t i = 0; i < std::min<std::size_t>(inertia->size(), 3); ++i)
                if (auto wrong = beyond({Bound::positive, "the moment of inertia"}, (*inertia)[i], at(b.inertia[i].place, element(object + ".inertia", i)))) findings_.add(std::move(*wrong));
        values_.evaluate(b.centre, object + ".centre", constants);
        values_.evaluate(b.velocity, object + ".velocity", constants);
        values_.evaluate(b.spin, object + ".spin", constants);
        place(b.position, b.rotation, b, object, constants);
        for (std::size_t i = 0; i < b.shapes.size(); ++i) {
            const std::string of = element(object + ".shapes", i);
            std::visit(ShapeValues{*this, of, constants}, b.shapes[i]);
            std::visit([&](const auto& shape) { place(shape.where.position, shape.where.rotation, b, of, constants); }, b.shapes[i]);
        }
        for (std::size_t i = 0; i < b.force.size(); ++i) formula(b.force[i], element(object + ".force", i), constants, true);
        for (std::size_t i = 0; i < b.moment.size(); ++i) formula(b.moment[i], element(object + ".moment", i), constants, true);
    }
    void joint(const Joint& j, const Constants& constants) {
        ask_to_go_on();
        const std::string object = "joints." + j.name;
        values_.evaluate(j.point, object + ".point", constants);
        values_.evaluate(j.point_b, object + ".point_b", constants);
        const auto axis = values_.evaluate(j.axis, object + ".axis", constants);
        if (axis && !axis->empty() && std::all_of(axis->begin(), axis->end(), [](double x) { return x == 0.0; }))
            findings_.add(without_axis(at(j.place, object + ".axis")));
        if (j.length) positive(*j.length, object + ".length", constants, "the length");
        const auto ratio = values_.evaluate(j.ratio, object + ".ratio", constants);
        if (j.kind == JointKind::gear && ratio && *ratio == 0.0) findings_.add(without_ratio(at(j.ratio.place, object + ".ratio")));
        values_.evaluate(j.pitch, object + ".pitch", constants);
        formula(j.rate, object + ".rate", constants, false);
        for (std::size_t i = 0; i < j.coordinates.size(); ++i) {
            const JointCoordinate& c = j.coordinates[i];
            const std::string of = element(object + ".coordinates", i);
            std::vector<double> limits; // an infinite end is none
            for (std::size_t k = 0; k < c.limits.size(); ++k)
                if (const auto limit = values_.evaluate(c.limits[k], element(of + ".limits", k), constants, true)) limits.push_back(*limit);
            if (limits.size() == 2)
                if (auto wrong = reversed_limits(limits[0], limits[1], at(j.place, of + ".limits"))) findings_.add(std::move(*wrong));
            bounded(c.e, of + ".e", constants, {Bound::unit_interval, "e"});
            not_negative(c.friction, of + ".friction", constants, "the friction");
            not_negative(c.stiffness, of + ".stiffness", constants, "the stiffness");
            not_negative(c.damping, of + ".damping", constants, "the damping");
            values_.evaluate(c.rest, of + ".rest", constants);
            if (c.largest) not_negative(*c.largest, of + ".largest", constants, "the largest force");
            formula(c.value, of + ".value", constants, false);
        }
    }
    // A force or a drive may use the states of all bodies, joints and systems, and the inputs of systems.
    void formula(const Formula& f, const std::string& object, const Constants& constants, bool is_force) {
        const Place place = at(f.place, object);
        auto expr = graph_.parse(f, constants);
        if (!expr) {
            findings_.add(expr.error(), place);
            return;
        }
        const formula::Graph& graph = graph_.graph();
        if (!graph.depends_on(*expr, formula::SymbolKind::state)) return;
        const std::string what = is_force ? "a force" : "a drive";
        for (const formula::Symbol symbol : graph.symbols_of(*expr)) {
            const auto known = roles_.of(symbol);
            const std::string name = "'" + graph.symbol_name(symbol) + "'";
            if (known.role == Role::lambda && known.index >= graph_.expanded().interaction_rows) {
                findings_.add(place, what + " may not depend on " + name + ": what a joint has to bear is known only after the step",
                              "read the joint's y and ydot, or the states of the bodies");
                return;
            }
            if (known.role != Role::energy) continue;
            findings_.add(place, what + " may not depend on the signal " + name, "use t, drives, parameters, q and v of bodies, y and ydot of joints, and states of systems");
            return;
        }
    }

    const Model& model_;
    ModelGraph& graph_;
    Findings& findings_;
    ConstantValues values_;
    SymbolRoles roles_;
};

} // namespace

void check_body_sizes(const Model& model, Findings& findings) {
    Sizes(model, findings).run();
}

void check_bodies(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings) {
    if (!model.bodies.empty()) Values(model, graph, parameters, findings).run();
}

} // namespace saltus::model::checks
