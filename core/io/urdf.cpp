// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/urdf.h"

#include "core/authoring/first_body.h"
#include "core/authoring/overlaps.h"
#include "core/authoring/stage.h"
#include "core/authoring/value_text.h"
#include "core/base/going_on.h"
#include "core/base/text_stream.h"
#include "core/base/utf8.h"
#include "core/collision/mesh_file.h"
#include "core/io/atomic_file.h"
#include "core/io/urdf_robot.h"
#include "core/model/free_name.h"
#include "core/model/run_times.h"
#include "core/model/validate.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace saltus::io {

namespace {

using Eigen::Isometry3d;
using Eigen::Matrix3d;
using Eigen::Vector3d;

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

model::ValueVector vector_of(const Vector3d& v) {
    if (v.isZero(1e-14)) return {};
    return {authoring::tidy(v.x()), authoring::tidy(v.y()), authoring::tidy(v.z())};
}
model::ValueVector direction_of(const Vector3d& v) {
    const auto entry = [](double x) { return std::abs(x) < 1e-15 ? 0.0 : authoring::tidy(x); };
    return {entry(v.x()), entry(v.y()), entry(v.z())};
}
model::ValueVector rotation_of(const Matrix3d& R) {
    const Eigen::AngleAxisd turn(R);
    if (std::abs(turn.angle()) < 1e-13) return {};
    model::ValueVector values{authoring::tidy(turn.angle())};
    for (model::Value& entry : direction_of(turn.axis())) values.push_back(std::move(entry));
    return values;
}

// Mesh files by the names of packages and relative paths.
class MeshFiles {
public:
    explicit MeshFiles(const std::filesystem::path& urdf) : folder_(std::filesystem::absolute(urdf).parent_path()) {}

    // Absolute path of a mesh that can be read, or why not.
    Result<std::string> find(const std::string& name) {
        auto known = found_.find(name);
        if (known == found_.end()) known = found_.emplace(name, look(name)).first;
        return known->second;
    }

private:
    Result<std::string> look(const std::string& name) const {
        namespace fs = std::filesystem;
        std::error_code code;
        fs::path path;
        if (const std::string scheme = "package://"; name.compare(0, scheme.size(), scheme) == 0) {
            const fs::path inside = name.substr(scheme.size());
            if (inside.empty()) return fail(ErrorKind::input, "the name is empty", {});
            const fs::path package = *inside.begin();
            const fs::path rest = inside.lexically_relative(package);
            fs::path folder = folder_;
            for (int up = 0; up < 32 && path.empty(); ++up) {
                if (fs::exists(folder / inside, code)) path = folder / inside;
                else if (folder.filename() == package && fs::exists(folder / rest, code)) path = folder / rest;
                if (folder == folder.parent_path()) break;
                folder = folder.parent_path();
            }
            if (path.empty())
                return fail(ErrorKind::io, "the package '" + package.string() + "' is not found at or above the file's folder", "put its folder there");
        } else if (name.compare(0, 7, "file://") == 0) {
            path = name.substr(7);
        } else if (name.find("://") != std::string::npos) {
            return fail(ErrorKind::io, "nothing is fetched from the net", "put the file beside the URDF file");
        } else {
            path = fs::path(name).is_absolute() ? fs::path(name) : folder_ / name;
        }
        if (auto format = collision::mesh_format_of(path.string()); !format) return Unexpected(std::move(format.error()));
        path = path.lexically_normal();
        if (first_not_utf8(path.native())) return fail(ErrorKind::input, "its path is not UTF-8 text, and a scene cannot name it", "rename the folder");
        if (auto mesh = collision::read_mesh_file(path.string()); !mesh) return Unexpected(std::move(mesh.error()));
        return path.string();
    }

    std::filesystem::path folder_;
    std::map<std::string, Result<std::string>> found_;
};

class Builder {
public:
    Builder(const urdf::Robot& robot, const std::filesystem::path& file, const UrdfOptions& options, urdf::Notes& notes)
        : robot_(robot), file_(file.string()), options_(options), notes_(notes), meshes_(file) {}

    Result<model::Model, Errors> build() {
        for (const urdf::Material& material : robot_.materials) colours_.emplace(material.name, material.colour);
        model_.title = !robot_.name.empty() ? robot_.name : first_not_utf8(file_) ? "Robot" : file_.substr(file_.find_last_of('/') + 1);
        if (auto done = arrange(); !done) return Unexpected(std::move(done.error()));
        start_positions();
        for (const std::size_t l : order_) place(l);
        for (const std::size_t l : order_) body(l);
        for (std::size_t b = 0; b < model_.bodies.size(); ++b) masses(b);
        for (const std::size_t l : order_)
            if (links_[l].joint != kNone) joint(links_[l].joint);
        for (const std::size_t l : order_)
            if (links_[l].joint != kNone && robot_.joints[links_[l].joint].mimic) mimic(links_[l].joint);
        pass_through();
        suit_run();
        return std::move(model_);
    }

private:
    // Links of real robots stand in each other beyond their joints (housings, cables, coarse shapes), and never collide there.
    void pass_through() {
        const auto pairs = authoring::overlapping_bodies(model_);
        if (!pairs) return; // told by what looks at the scene
        std::map<std::string_view, std::size_t> bodies;
        for (std::size_t b = 0; b < model_.bodies.size(); ++b) bodies.emplace(model_.bodies[b].name, b);
        for (const auto& [a, b] : *pairs) {
            model_.bodies[bodies.at(a)].passes.push_back(b);
            const int line = robot_.links[pieces_.at(bodies.at(a)).front()].line;
            note(line, "'" + a + "' and '" + b + "' pass through each other", "they stand in each other at the start; \"passes\" of '" + a + "' says so");
        }
    }

    // By the size of its links.
    void suit_run() {
        const auto stage = authoring::Stage::create(model_);
        model::OwnTimes times;
        if (stage) times.shortest = times.longest = authoring::fall_time(model_.world, stage->typical_size());
        if (std::isfinite(times.shortest)) model::suit(model_.run, times);
    }

    struct LinkState {
        std::size_t joint = kNone, parent = kNone; // joint to the parent
        bool standing = false;                     // it does not move
        std::size_t carrier = kNone;               // body of the model that it is, or is part of; kNone: the world
        Isometry3d world = Isometry3d::Identity(), in_carrier = Isometry3d::Identity();
    };

    void note(int line, std::string message, std::string reason) { notes_.add(line, std::move(message), std::move(reason)); }
    bool massless(std::size_t l) const { return !robot_.links[l].inertial || !(robot_.links[l].inertial->mass > 0.0); }
    bool has_shapes(std::size_t l) const { return !robot_.links[l].visual.empty() || !robot_.links[l].collision.empty(); }

    // Parents before children.
    Result<void, Errors> arrange() {
        std::map<std::string, std::size_t> index;
        for (std::size_t l = 0; l < robot_.links.size(); ++l) index[robot_.links[l].name] = l;
        links_.resize(robot_.links.size());
        std::vector<std::vector<std::size_t>> children(links_.size());
        for (std::size_t j = 0; j < robot_.joints.size(); ++j) {
            const std::size_t child = index.at(robot_.joints[j].child), parent = index.at(robot_.joints[j].parent);
            joints_[robot_.joints[j].name] = j;
            child_of_.push_back(child);
            links_[child].joint = j;
            links_[child].parent = parent;
            children[parent].push_back(child);
        }
        for (std::size_t l = 0; l < links_.size(); ++l)
            if (links_[l].parent == kNone) order_.push_back(l);
        const std::size_t roots = order_.size();
        for (std::size_t i = 0; i < order_.size(); ++i)
            for (const std::size_t child : children[order_[i]]) order_.push_back(child);
        if (order_.size() < links_.size()) {
            std::vector<bool> reached(links_.size(), false);
            for (const std::size_t l : order_) reached[l] = true;
            const auto lost = robot_.links.begin() + (std::find(reached.begin(), reached.end(), false) - reached.begin());
            return Unexpected(Errors{{ErrorKind::input, "the links form a loop: '" + lost->name + "' is carried by itself", "a robot is a tree: take one joint of the loop out", {file_, lost->line, 0, {}}}});
        }
        if (roots > 1) note(robot_.links[order_[1]].line, "there are " + std::to_string(roots) + " links without a parent", "each of them is taken like the first");
        return {};
    }

    // Joints stand at 0, or where their limits come nearest to it; those that follow others where those say.
    void start_positions() {
        start_.assign(robot_.joints.size(), 0.0);
        for (std::size_t j = 0; j < start_.size(); ++j) {
            const urdf::Joint& joint = robot_.joints[j];
            if (joint.kind != urdf::Kind::revolute && joint.kind != urdf::Kind::prismatic) continue;
            start_[j] = std::clamp(0.0, joint.lower, joint.upper);
            if (start_[j] != 0.0 && !joint.mimic) {
                TextStream text;
                text << "the joint '" << joint.name << "' starts at " << start_[j] << (joint.kind == urdf::Kind::revolute ? " rad" : " m");
                note(joint.line, text.str(), "0 lies outside its limits");
            }
        }
        for (std::size_t round = 0; round < 8; ++round) // followers of followers
            for (std::size_t j = 0; j < start_.size(); ++j)
                if (const auto& mimic = robot_.joints[j].mimic) start_[j] = mimic->multiplier * start_[joints_.at(mimic->joint)] + mimic->offset;
        for (std::size_t j = 0; j < start_.size(); ++j) {
            const urdf::Joint& joint = robot_.joints[j];
            if (!joint.mimic || (joint.kind != urdf::Kind::revolute && joint.kind != urdf::Kind::prismatic)) continue;
            const double within = std::clamp(start_[j], joint.lower, joint.upper);
            if (within == start_[j]) continue;
            start_[j] = within;
            TextStream text;
            text << "the joint '" << joint.name << "' starts at " << within << (joint.kind == urdf::Kind::revolute ? " rad" : " m");
            note(joint.mimic->line, text.str(), "what it follows would put it outside its limits");
        }
    }

    void place(std::size_t l) {
        ask_to_go_on();
        LinkState& state = links_[l];
        if (state.parent == kNone) {
            state.standing = !options_.free_base || robot_.links[l].name == "world" || massless(l);
            return;
        }
        const urdf::Joint& joint = robot_.joints[state.joint];
        Isometry3d motion = Isometry3d::Identity();
        if (joint.kind == urdf::Kind::prismatic) motion.translation() = start_[state.joint] * joint.axis;
        else if (joint.kind == urdf::Kind::revolute || joint.kind == urdf::Kind::continuous) motion.linear() = Eigen::AngleAxisd(start_[state.joint], joint.axis).toRotationMatrix();
        state.world = links_[state.parent].world * joint.origin * motion;
        state.standing = joint.kind == urdf::Kind::fixed && links_[state.parent].standing;
    }

    // --- bodies ------------------------------------------------------------------------------------------------------

    std::string material(const std::string& name) {
        const auto found = colours_.find(name);
        if (found == colours_.end() || found->second.empty()) return {};
        auto made = materials_.find(name);
        if (made == materials_.end()) {
            made = materials_.emplace(name, taken_.take(name)).first;
            model::Material material;
            material.name = made->second;
            material.colour = found->second;
            model_.materials.push_back(std::move(material));
        }
        return made->second;
    }

    // The shape in the frame of its body; nothing for a mesh that cannot be read.
    std::optional<model::BodyShape> shape(const urdf::Shape& from, const Isometry3d& link, bool touches, bool shown) {
        const Isometry3d at = link * from.origin;
        model::ShapePlace where;
        where.position = vector_of(at.translation());
        where.rotation = rotation_of(at.linear());
        where.material = material(from.material);
        where.touches = touches;
        where.shown = shown;
        if (const auto* box = std::get_if<urdf::Box>(&from.geometry)) return model::BoxShape{where, {box->size.x(), box->size.y(), box->size.z()}};
        if (const auto* cylinder = std::get_if<urdf::Cylinder>(&from.geometry)) return model::CylinderShape{where, cylinder->radius, cylinder->length};
        if (const auto* sphere = std::get_if<urdf::Sphere>(&from.geometry)) return model::SphereShape{where, sphere->radius};
        if (const auto* capsule = std::get_if<urdf::Capsule>(&from.geometry)) return model::CapsuleShape{where, capsule->radius, capsule->length};
        const auto& mesh = std::get<urdf::Mesh>(from.geometry);
        auto file = meshes_.find(mesh.file);
        if (!file) {
            note(from.line, "the mesh '" + mesh.file + "' is left out", file.error().message + (file.error().remedy.empty() ? "" : ": " + file.error().remedy));
            return std::nullopt;
        }
        return model::MeshShape{where, *file, mesh.scale};
    }

    static bool same(const urdf::Shape& a, const urdf::Shape& b) {
        if (a.geometry.index() != b.geometry.index() || !a.origin.isApprox(b.origin, 1e-12)) return false;
        if (const auto* box = std::get_if<urdf::Box>(&a.geometry)) return box->size == std::get<urdf::Box>(b.geometry).size;
        if (const auto* cylinder = std::get_if<urdf::Cylinder>(&a.geometry)) return cylinder->radius == std::get<urdf::Cylinder>(b.geometry).radius && cylinder->length == std::get<urdf::Cylinder>(b.geometry).length;
        if (const auto* sphere = std::get_if<urdf::Sphere>(&a.geometry)) return sphere->radius == std::get<urdf::Sphere>(b.geometry).radius;
        if (const auto* capsule = std::get_if<urdf::Capsule>(&a.geometry)) return capsule->radius == std::get<urdf::Capsule>(b.geometry).radius && capsule->length == std::get<urdf::Capsule>(b.geometry).length;
        const auto &p = std::get<urdf::Mesh>(a.geometry), &q = std::get<urdf::Mesh>(b.geometry);
        return p.file == q.file && p.scale == q.scale;
    }

    // A visual shape that is also the collision shape is one; of different ones each does its own.
    void shapes(const urdf::Link& link, const Isometry3d& at, model::Body& body) {
        std::vector<bool> also(link.collision.size(), false);
        for (const urdf::Shape& visual : link.visual) {
            std::size_t twin = 0;
            while (twin < link.collision.size() && (also[twin] || !same(visual, link.collision[twin]))) ++twin;
            if (twin < link.collision.size()) also[twin] = true;
            if (auto made = shape(visual, at, twin < link.collision.size(), true)) body.shapes.push_back(std::move(*made));
        }
        for (std::size_t i = 0; i < link.collision.size(); ++i)
            if (!also[i])
                if (auto made = shape(link.collision[i], at, true, link.visual.empty())) body.shapes.push_back(std::move(*made));
    }

    void body(std::size_t l) {
        ask_to_go_on();
        const urdf::Link& link = robot_.links[l];
        LinkState& state = links_[l];
        const bool fixed_joint = state.joint != kNone && robot_.joints[state.joint].kind == urdf::Kind::fixed;
        // What is fixed to a link is part of its body: nothing can come between them, and their shapes may overlap.
        if (fixed_joint && (links_[state.parent].carrier != kNone || !has_shapes(l))) {
            const LinkState& parent = links_[state.parent];
            state.carrier = parent.carrier;
            state.in_carrier = parent.in_carrier * parent.world.inverse() * state.world;
            if (state.carrier != kNone) {
                shapes(link, state.in_carrier, model_.bodies[state.carrier]);
                pieces_[state.carrier].push_back(l);
            }
            if (massless(l) && !has_shapes(l)) note(link.line, "the link '" + link.name + "' is no body of its own", "it has neither mass nor shapes");
            else note(link.line, "the link '" + link.name + "' is no body of its own", "it is fixed to '" + robot_.links[state.parent].name + "': both are one body");
            return;
        }
        if (state.standing && massless(l) && !has_shapes(l)) return; // the world
        model::Body made;
        made.name = taken_.take(link.name);
        if (made.name != link.name) made.label = link.name;
        made.position = vector_of(state.world.translation());
        made.rotation = rotation_of(state.world.linear());
        made.fixed = state.standing;
        shapes(link, Isometry3d::Identity(), made);
        if (made.fixed && state.joint == kNone && !massless(l))
            note(link.line, "the first link '" + link.name + "' stands still", "take \"Fixed\" off in its properties, or import it with a free base, to let it move");
        state.carrier = model_.bodies.size();
        pieces_[state.carrier] = {l};
        model_.bodies.push_back(std::move(made));
    }

    // Mass, centre and inertia of a body of one or several links.
    void masses(std::size_t b) {
        ask_to_go_on();
        model::Body& body = model_.bodies[b];
        const std::vector<std::size_t>& pieces = pieces_.at(b);
        const auto heavy = std::count_if(pieces.begin(), pieces.end(), [&](std::size_t l) { return !massless(l); });
        if (body.fixed) return;
        if (pieces.size() == 1 || heavy == 0) return inertia(pieces.front(), body);
        double mass = 0.0;
        Vector3d first = Vector3d::Zero();
        for (const std::size_t l : pieces) {
            if (massless(l)) continue;
            const urdf::Inertial& from = *robot_.links[l].inertial;
            mass += from.mass;
            first += from.mass * (links_[l].in_carrier * from.origin.translation());
        }
        const Vector3d centre = first / mass;
        Matrix3d I = Matrix3d::Zero(); // about the common centre: parallel axes
        for (const std::size_t l : pieces) {
            if (massless(l)) continue;
            const urdf::Inertial& from = *robot_.links[l].inertial;
            const Isometry3d at = links_[l].in_carrier * from.origin;
            Matrix3d own = at.linear() * from.inertia * at.linear().transpose();
            if (!of_a_body(Eigen::SelfAdjointEigenSolver<Matrix3d>(own).eigenvalues())) {
                own = 1e-3 * from.mass * Matrix3d::Identity();
                note(from.line, "the inertia of '" + robot_.links[l].name + "' is that of no body", "it has that of a ball with a radius of gyration of 3 cm");
            }
            const Vector3d arm = at.translation() - centre;
            I += own + from.mass * (arm.squaredNorm() * Matrix3d::Identity() - arm * arm.transpose());
        }
        body.mass = authoring::tidy(mass);
        body.centre = vector_of(centre);
        if (body.centre.empty()) body.centre = {0.0, 0.0, 0.0};
        lower_largest(I, robot_.links[pieces.front()]);
        set_inertia(I, body);
    }

    // Ascending, all above what rounding leaves of 0.
    static bool of_a_body(const Vector3d& principal) { return principal[0] > 1e-12 * principal[2]; }

    // I1 + I2 - I3 is twice the integral of a square: of a flat body 0.
    void lower_largest(Matrix3d& I, const urdf::Link& link) {
        const Eigen::SelfAdjointEigenSolver<Matrix3d> solved(I);
        const Vector3d principal = solved.eigenvalues();
        const double most = principal[0] + principal[1];
        if (!(principal[2] > most * (1.0 + 1e-10))) return; // a world takes 1e-9 for rounding
        note(link.inertial ? link.inertial->line : link.line, "the inertia of '" + link.name + "' is that of no body", "the largest principal moment is above the sum of the others; it is lowered to that");
        const Matrix3d axes = solved.eigenvectors(); // put together anew: a difference of what is 1e9 times larger is rounding
        I = axes * Vector3d(principal[0], principal[1], (1.0 - 1e-9) * most).asDiagonal() * axes.transpose();
        I = (0.5 * (I + I.transpose())).eval();
    }

    static void set_inertia(const Matrix3d& I, model::Body& body) {
        const Vector3d diagonal = I.diagonal(), off(I(0, 1), I(0, 2), I(1, 2));
        body.inertia = {authoring::tidy(diagonal.x()), authoring::tidy(diagonal.y()), authoring::tidy(diagonal.z())};
        if (off.cwiseAbs().maxCoeff() > 1e-14 * diagonal.maxCoeff())
            for (int k = 0; k < 3; ++k) body.inertia.emplace_back(std::abs(off[k]) > 1e-16 * diagonal.maxCoeff() ? authoring::tidy(off[k]) : 0.0);
    }

    void inertia(std::size_t l, model::Body& made) {
        const urdf::Link& link = robot_.links[l];
        const bool gives_mass = std::any_of(made.shapes.begin(), made.shapes.end(), [](const model::BodyShape& s) { return std::visit([](const auto& kind) { return kind.where.touches; }, s); });
        if (massless(l)) {
            if (gives_mass) return note(link.line, "the link '" + link.name + "' has no mass", "it has that of its shapes with 1000 kg/m^3");
            made.mass = 0.001;
            made.inertia = {1e-6, 1e-6, 1e-6};
            return note(link.line, "the link '" + link.name + "' has no mass, and moves", "it has 1 g, and 1e-6 kg m^2 about each axis");
        }
        const urdf::Inertial& from = *link.inertial;
        made.mass = from.mass;
        made.centre = vector_of(from.origin.translation());
        if (made.centre.empty()) made.centre = {0.0, 0.0, 0.0};
        Matrix3d I = from.origin.linear() * from.inertia * from.origin.linear().transpose();
        if (!of_a_body(Eigen::SelfAdjointEigenSolver<Matrix3d>(I).eigenvalues())) {
            if (!gives_mass) made.inertia = {1e-3 * from.mass, 1e-3 * from.mass, 1e-3 * from.mass};
            return note(from.line, "the inertia of '" + link.name + "' is that of no body", gives_mass ? "it has that of its shapes with its mass" : "it has that of a ball with a radius of gyration of 3 cm");
        }
        lower_largest(I, link);
        set_inertia(I, made);
    }

    // --- joints ------------------------------------------------------------------------------------------------------

    void joint(std::size_t j) {
        ask_to_go_on();
        const urdf::Joint& from = robot_.joints[j];
        const LinkState &child = links_[child_of_[j]], &parent = links_[links_[child_of_[j]].parent];
        if (child.standing || child.carrier == parent.carrier) return; // one with what carries it
        if (from.kind == urdf::Kind::floating) return;
        model::Joint made;
        made.name = taken_.take(from.name);
        if (made.name != from.name) made.label = from.name;
        made.between = {model_.bodies[child.carrier].name};
        if (parent.carrier != kNone) made.between.push_back(model_.bodies[parent.carrier].name);
        made.point = vector_of(child.world.translation());
        if (made.point.empty()) made.point = {0.0, 0.0, 0.0};
        const bool turning = from.kind == urdf::Kind::revolute || from.kind == urdf::Kind::continuous;
        made.axis = direction_of(child.world.linear() * from.axis);
        made.kind = turning ? model::JointKind::revolute : from.kind == urdf::Kind::prismatic ? model::JointKind::prismatic : model::JointKind::planar;
        model::JointCoordinate coordinate;
        if (from.kind == urdf::Kind::revolute || from.kind == urdf::Kind::prismatic)
            if (std::isfinite(from.lower)) coordinate.limits = {authoring::tidy(from.lower - start_[j]), authoring::tidy(from.upper - start_[j])};
        coordinate.damping = from.damping;
        coordinate.friction = from.friction;
        if (!(coordinate == model::JointCoordinate{})) {
            if (made.kind == model::JointKind::revolute || made.kind == model::JointKind::prismatic) made.coordinates = {coordinate};
            else note(from.line, "damping and friction of '" + from.name + "' are left out", "this kind of joint has none here");
        }
        joint_made_[j] = model_.joints.size();
        model_.joints.push_back(std::move(made));
    }

    void mimic(std::size_t j) {
        const urdf::Joint& follower = robot_.joints[j];
        const std::size_t other = joints_.at(follower.mimic->joint);
        const urdf::Joint& leader = robot_.joints[other];
        const double m = follower.mimic->multiplier;
        const auto refuse = [&](const char* why) { note(follower.mimic->line, "'" + follower.name + "' does not follow '" + leader.name + "'", why); };
        const auto turns = [](const urdf::Joint& joint) { return joint.kind == urdf::Kind::revolute || joint.kind == urdf::Kind::continuous; };
        const LinkState &a = links_[child_of_[other]], &b = links_[child_of_[j]];
        if (j == other || joint_made_.count(j) == 0 || joint_made_.count(other) == 0) return refuse("one of the joints does not move");
        if (!turns(follower) || !turns(leader)) return refuse("gears join turning joints only");
        if (!links_[a.parent].standing || !links_[b.parent].standing) return refuse("gears count angles against the world: both joints must be on links that stand still");
        const Vector3d axis = (a.world.linear() * leader.axis).normalized(), second = (b.world.linear() * follower.axis).normalized();
        const double along = axis.dot(second);
        if (std::abs(along) < 1.0 - 1e-9) return refuse("gears need parallel axes");
        if (m == 0.0) return refuse("the multiplier is 0; make it a fixed joint");
        model::Joint made;
        made.name = taken_.take(follower.name + "_gear");
        made.kind = model::JointKind::gear;
        made.between = {model_.bodies[a.carrier].name, model_.bodies[b.carrier].name};
        made.axis = direction_of(axis);
        made.ratio = along > 0.0 ? -m : m; // angle_a ratio + angle_b stays
        model_.joints.push_back(std::move(made));
    }

    const urdf::Robot& robot_;
    std::string file_;
    UrdfOptions options_;
    urdf::Notes& notes_;
    MeshFiles meshes_;
    model::Model model_;
    model::TakenNames taken_{model_};
    std::vector<LinkState> links_;
    std::vector<std::size_t> order_, child_of_; // links; child of each joint
    std::vector<double> start_;                 // by joint, rad or m
    std::map<std::string, std::size_t> joints_;
    std::map<std::string, std::string> colours_, materials_; // of the file's materials, and their names here
    std::map<std::size_t, std::size_t> joint_made_;
    std::map<std::size_t, std::vector<std::size_t>> pieces_; // links of each body
};

} // namespace

Result<Imported, Errors> parse_urdf(std::string_view text, const std::filesystem::path& file, const UrdfOptions& options) {
    Imported out;
    urdf::Notes notes(file.string());
    auto robot = urdf::read(text, file.string(), notes);
    if (!robot) return Unexpected(std::move(robot.error()));
    auto model = Builder(*robot, file, options, notes).build();
    if (!model) return Unexpected(std::move(model.error()));
    out.model = std::move(*model);
    out.notes = notes.take();
    out.errors = model::validate(out.model);
    for (Error& one : out.errors)
        if (one.place.file.empty()) one.place.file = file.string(); // the scene that was made has none yet
    return out;
}

Result<Imported, Errors> import_urdf(const std::filesystem::path& file, const UrdfOptions& options) {
    auto text = read_file(file, kLargestUrdf);
    if (!text) return Unexpected(Errors{std::move(text.error())});
    return parse_urdf(*text, file, options);
}

void make_files_relative(model::Model& model, const std::filesystem::path& scene) {
    namespace fs = std::filesystem;
    const fs::path folder = fs::absolute(scene).parent_path();
    const auto shorten = [&](std::string& file) {
        if (file.empty() || !fs::path(file).is_absolute()) return;
        const fs::path near = fs::path(file).lexically_relative(folder);
        if (!near.empty()) file = near.generic_string();
    };
    for (model::Body& body : model.bodies)
        for (model::BodyShape& shape : body.shapes) {
            if (auto* mesh = std::get_if<model::MeshShape>(&shape)) shorten(mesh->file);
            else if (auto* hull = std::get_if<model::HullShape>(&shape)) shorten(hull->file);
        }
}

} // namespace saltus::io
