// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/arrange.h"

#include "core/authoring/create.h"
#include "core/authoring/groups.h"
#include "core/authoring/name_index.h"
#include "core/authoring/value_text.h"
#include "core/model/names.h"
#include "core/model/replace_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <utility>

namespace saltus::authoring {

namespace {

Pose first_frame(const Stage& stage, std::size_t source) {
    const auto copies = stage.copies(source);
    return copies.empty() ? Pose{} : stage.bodies()[copies.front()].frame;
}

// New names of one copy.
model::NameReplacer names_of_copy(const model::Model& model, const Targets& targets, TakenNames& taken) {
    model::NewNames names;
    for (const std::size_t b : targets.bodies) names[model.bodies[b].name] = taken.take(model.bodies[b].name);
    for (const std::size_t j : targets.joints) names[model.joints[j].name] = taken.take(model.joints[j].name);
    return {model, std::move(names)};
}

// Copies of a group are a group of their own.
class GroupNames {
public:
    explicit GroupNames(const model::Model& model) : model_(model) {}
    void next_copy() { names_.clear(); }
    std::string operator()(const std::string& group) {
        if (group.empty()) return {};
        auto& name = names_[group];
        if (name.empty()) {
            name = model::first_free(group, [this](std::string_view one) { return taken_.find(one) != taken_.end() || has_group(model_, one); });
            taken_.insert(name);
        }
        return name;
    }

private:
    const model::Model& model_;
    std::map<std::string, std::string> names_;
    std::set<std::string, std::less<>> taken_;
};

template <class P>
void rename_copy(P& part, const model::NameReplacer& names, GroupNames& groups) {
    names.part(part);
    part.name = names.names().at(part.name);
    part.label.clear();
    part.group = groups(part.group);
}

void add(const model::Model& model, std::vector<model::Body> bodies, std::vector<model::Joint> joints, Copies& out) {
    std::size_t at = model.bodies.size();
    for (model::Body& body : bodies) out.edit.push_back(model::Insert{at++, std::move(body)});
    at = model.joints.size();
    for (model::Joint& joint : joints) out.edit.push_back(model::Insert{at++, std::move(joint)});
}

Result<void> check_count(std::size_t count) {
    if (count >= 2 && count <= kMostArrayCopies) return {};
    return fail(ErrorKind::input, "an array of " + std::to_string(count) + " is none",
                "take 2 to " + std::to_string(kMostArrayCopies) + "; for more give the body a repeat");
}

// 2 c - value, in the unit in which it stands.
model::Value reflected(const model::Value& value, double c) {
    const auto number = constant(value);
    if (number) return shifted(value, 2.0 * (c - *number), "m");
    model::Value result = value;
    const std::string inner = "(" + value.formula() + ")";
    result.source = c == 0.0 ? "-" + inner : model::number_text(tidy(2.0 * c)) + " - " + inner;
    return result;
}

// The world axis along which `normal` stands, if it does.
std::optional<int> axis_of(const Vector3& normal) {
    for (int k = 0; k < 3; ++k)
        if (std::abs(normal[k]) > 1.0 - 1e-12) return k;
    return std::nullopt;
}

Result<void> reflect_point(model::ValueVector& point, const Vector3& now, const Vector3& through, const Vector3& normal, bool planar) {
    const std::size_t n = planar ? 2 : 3;
    while (point.size() < n) point.emplace_back(0.0);
    if (const auto axis = axis_of(normal)) {
        const auto k = static_cast<std::size_t>(*axis);
        if (k < n) point[k] = reflected(point[k], through[*axis]);
        return {};
    }
    const Vector3 by = -2.0 * (now - through).dot(normal) * normal;
    for (std::size_t k = 0; k < n; ++k) point[k] = shifted(point[k], by[static_cast<int>(k)], "m");
    return {};
}

void negate(model::Value& value) {
    if (const auto number = constant(value)) value = *number == 0.0 ? value : scaled(value, -1.0);
    else value.source = "-(" + value.formula() + ")";
}
void negate(model::ValueVector& values, std::size_t k) {
    if (k < values.size()) negate(values[k]);
}

// An angle that is counted the other way round.
void reverse(model::JointCoordinate& c) {
    negate(c.value);
    negate(c.rest);
    if (c.limits.size() != 2) return;
    std::swap(c.limits[0], c.limits[1]);
    negate(c.limits[0]);
    negate(c.limits[1]);
}

// A body seen in a mirror: its shapes are mirrored across their own plane x = 0, its frame is turned to fit.
Result<model::Body> mirrored(const model::Body& body, const Pose& at, bool planar, const Vector3& through, const Vector3& normal) {
    const auto cannot = [&](const std::string& why, const std::string& remedy) {
        return fail(ErrorKind::input, "'" + body.name + "' cannot be mirrored: " + why, remedy, body.place);
    };
    model::Body out = body;
    if (body.repeat && !axis_of(normal)) return cannot("it stands for many copies", "mirror across a plane of the axes");
    for (const model::Value& value : body.rotation)
        if (!is_constant(value)) return cannot("its rotation is a formula", "write numbers for the rotation");
    if (auto done = reflect_point(out.position, at.position, through, normal, planar); !done) return Unexpected(std::move(done).error());
    const Matrix3 M = Matrix3::Identity() - 2.0 * normal * normal.transpose();
    const Matrix3 L = Vector3(-1.0, 1.0, 1.0).asDiagonal();
    Pose turned;
    turned.rotation = Eigen::Quaterniond(Matrix3(M * at.rotation.toRotationMatrix() * L)).normalized();
    model::Body frame;
    stand(frame, turned, planar);
    out.rotation = frame.rotation;
    for (model::BodyShape& shape : out.shapes) {
        std::optional<std::string> file;
        std::visit(
            [&](auto& s) {
                using S = std::decay_t<decltype(s)>;
                negate(s.where.position, 0);
                // L R L: the axis's x stays, y and z change sign, as the angle's sense does across x = 0.
                if (planar) negate(s.where.rotation, 0);
                else negate(s.where.rotation, 2), negate(s.where.rotation, 3);
                if constexpr (std::is_same_v<S, model::HullShape>) {
                    for (model::ValueVector& point : s.points) negate(point, 0);
                    if (!s.file.empty()) file = s.file;
                } else if constexpr (std::is_same_v<S, model::MeshShape>) file = s.file;
            },
            shape);
        if (file) return cannot("its shape is the file " + *file, "duplicate it, or mirror the file in a modelling program");
    }
    negate(out.centre, 0);
    negate(out.inertia, 3); // Ixy, Ixz
    negate(out.inertia, 4);
    // Velocity in world axes; spin in body axes is an axial vector: -L.
    const auto world_vector = [&](model::ValueVector& values, const char* what, const char* unit) -> Result<void> {
        Vector3 now = Vector3::Zero();
        for (std::size_t k = 0; k < values.size() && k < 3; ++k) {
            const auto number = constant(values[k]);
            if (!number) return cannot(std::string("its ") + what + " is a formula", "write numbers there");
            now[static_cast<int>(k)] = *number;
        }
        const Vector3 next = M * now;
        for (std::size_t k = 0; k < values.size() && k < 3; ++k) values[k] = shifted(values[k], next[static_cast<int>(k)] - now[static_cast<int>(k)], unit);
        return {};
    };
    if (auto done = world_vector(out.velocity, "velocity", "m/s"); !done) return Unexpected(std::move(done).error());
    if (auto done = world_vector(out.force, "force", "N"); !done) return Unexpected(std::move(done).error());
    for (model::ValueVector* axial : {&out.spin, &out.moment}) {
        if (planar) negate(*axial, 0);
        else negate(*axial, 1), negate(*axial, 2);
    }
    return out;
}

Result<model::Joint> mirrored(const model::Joint& joint, bool planar, const Vector3& through, const Vector3& normal) {
    model::Joint out = joint;
    const auto numbers = [](const model::ValueVector& values) -> std::optional<Vector3> {
        Vector3 v = Vector3::Zero();
        for (std::size_t k = 0; k < values.size() && k < 3; ++k) {
            const auto number = constant(values[k]);
            if (!number) return std::nullopt;
            v[static_cast<int>(k)] = *number;
        }
        return v;
    };
    const auto point = numbers(joint.point), end = numbers(joint.point_b), axis = numbers(joint.axis);
    if ((!point || !end) && !axis_of(normal))
        return fail(ErrorKind::input, "'" + joint.name + "' cannot be mirrored: its place is a formula", "write numbers there", joint.place);
    if (!axis) return fail(ErrorKind::input, "'" + joint.name + "' cannot be mirrored: its axis is a formula", "write numbers there", joint.place);
    if (auto done = reflect_point(out.point, point.value_or(Vector3::Zero()), through, normal, planar); !done) return Unexpected(std::move(done).error());
    if (joint.kind == model::JointKind::distance)
        if (auto done = reflect_point(out.point_b, end.value_or(Vector3::Zero()), through, normal, planar); !done) return Unexpected(std::move(done).error());
    // Of turning joints the sense of the angle changes in a mirror: their axis is axial, that of sliding ones polar. A right-handed screw is seen left-handed.
    const bool turning = joint.kind == model::JointKind::revolute || joint.kind == model::JointKind::gear || joint.kind == model::JointKind::screw;
    if (joint.kind == model::JointKind::screw) negate(out.pitch);
    if (joint.kind == model::JointKind::cylindrical && out.coordinates.size() > 1) reverse(out.coordinates[1]);
    if (joint.kind == model::JointKind::twist) {
        const int at = joint.component, spin = planar ? 2 : 3;
        const auto across = axis_of(normal);
        if (at < spin && !across)
            return fail(ErrorKind::input, "'" + joint.name + "' cannot be mirrored: it drives the body along an axis of the world",
                        "mirror across a plane of the axes", joint.place);
        // A velocity across the mirror is reversed; of a spin about the body's axes, which are mirrored across their own plane x = 0, all but that about x.
        if (at < spin ? at == *across : planar || at != spin) negate(out.rate);
    }
    const Vector3 old = joint.axis.empty() ? Vector3(Vector3::UnitZ()) : *axis;
    Vector3 next = old - 2.0 * old.dot(normal) * normal;
    if (turning) next = -next;
    if (planar && turning) { // the axis is z, which is not asked for: its drives and limits change sign instead
        for (model::JointCoordinate& c : out.coordinates) reverse(c);
    } else if (!(next - old).isZero(1e-14)) {
        out.axis.clear();
        for (int k = 0; k < (planar ? 2 : 3); ++k) out.axis.emplace_back(std::abs(next[k]) < 1e-15 ? 0.0 : tidy(next[k]));
    }
    return out;
}

} // namespace

Result<Copies> copy(const model::Model& model, const Stage& stage, const Targets& wanted, std::span<const Motion> motions) {
    const Targets targets = with_joints(model, wanted);
    TakenNames taken(model);
    Copies out;
    std::vector<model::Body> bodies;
    std::vector<model::Joint> joints;
    GroupNames groups(model);
    for (const Motion& motion : motions) {
        groups.next_copy();
        const model::NameReplacer names = names_of_copy(model, targets, taken);
        for (const std::size_t b : targets.bodies) {
            auto next = moved(model.bodies[b], first_frame(stage, b), model.world.planar, motion);
            if (!next) return Unexpected(std::move(next).error());
            rename_copy(*next, names, groups);
            out.made.push_back(next->name);
            bodies.push_back(std::move(next).value());
        }
        for (const std::size_t j : targets.joints) {
            auto next = moved(model.joints[j], model.world.planar, motion);
            if (!next) return Unexpected(std::move(next).error());
            rename_copy(*next, names, groups);
            out.made.push_back(next->name);
            joints.push_back(std::move(next).value());
        }
    }
    add(model, std::move(bodies), std::move(joints), out);
    return out;
}

Result<Copies> array_along(const model::Model& model, const Stage& stage, const Targets& targets, std::size_t count, const Vector3& step) {
    if (auto ok = check_count(count); !ok) return Unexpected(std::move(ok).error());
    std::vector<Motion> motions(count - 1);
    for (std::size_t k = 0; k < motions.size(); ++k) motions[k].shift = static_cast<double>(k + 1) * step;
    return copy(model, stage, targets, motions);
}

Result<Copies> array_around(const model::Model& model, const Stage& stage, const Targets& targets, std::size_t count, const Vector3& about,
                            const Vector3& axis, double angle) {
    if (auto ok = check_count(count); !ok) return Unexpected(std::move(ok).error());
    if (!(axis.norm() > 0.0)) return fail(ErrorKind::input, "the axis has no direction", "write one that is not 0 0 0");
    const bool whole = std::abs(std::abs(angle) - 2.0 * std::numbers::pi) < 1e-9;
    const double pitch = angle / static_cast<double>(whole ? count : count - 1);
    std::vector<Motion> motions(count - 1);
    for (std::size_t k = 0; k < motions.size(); ++k) {
        motions[k].turn = Eigen::Quaterniond(Eigen::AngleAxisd(static_cast<double>(k + 1) * pitch, axis.normalized()));
        motions[k].about = about;
    }
    return copy(model, stage, targets, motions);
}

Result<Copies> mirror(const model::Model& model, const Stage& stage, const Targets& wanted, const Vector3& through, const Vector3& normal) {
    const Targets targets = with_joints(model, wanted);
    TakenNames taken(model);
    const model::NameReplacer names = names_of_copy(model, targets, taken);
    GroupNames groups(model);
    Copies out;
    std::vector<model::Body> bodies;
    std::vector<model::Joint> joints;
    for (const std::size_t b : targets.bodies) {
        auto next = mirrored(model.bodies[b], first_frame(stage, b), model.world.planar, through, normal);
        if (!next) return Unexpected(std::move(next).error());
        rename_copy(*next, names, groups);
        out.made.push_back(next->name);
        bodies.push_back(std::move(next).value());
    }
    for (const std::size_t j : targets.joints) {
        auto next = mirrored(model.joints[j], model.world.planar, through, normal);
        if (!next) return Unexpected(std::move(next).error());
        rename_copy(*next, names, groups);
        out.made.push_back(next->name);
        joints.push_back(std::move(next).value());
    }
    add(model, std::move(bodies), std::move(joints), out);
    return out;
}

namespace {

// Bodies in the order in which they were named, each once, grounds left out.
std::vector<std::size_t> in_order(const model::Model& model, const Stage& stage, std::span<const std::string> names) {
    const NameIndex bodies(model.bodies);
    std::vector<bool> taken(model.bodies.size(), false);
    std::vector<std::size_t> list;
    for (const std::string& name : names) {
        const auto one = bodies.find(base_of(name));
        if (!one || taken[*one]) continue;
        taken[*one] = true;
        const auto copies = stage.copies(*one);
        if (copies.empty() || is_ground(stage.bodies()[copies[0]])) continue;
        list.push_back(*one);
    }
    return list;
}

Extent extent_of(const Stage& stage, std::size_t source) {
    const auto copies = stage.copies(source);
    Extent box = stage.extent(copies.front());
    for (const std::size_t c : copies) {
        const Extent one = stage.extent(c);
        box.lower = box.lower.cwiseMin(one.lower);
        box.upper = box.upper.cwiseMax(one.upper);
    }
    return box;
}

Result<void> shift_along(const model::Model& model, const Stage& stage, std::size_t b, int axis, double by, model::Edit& edit) {
    if (std::abs(by) < 1e-14) return {};
    Motion motion;
    motion.shift[axis] = by;
    auto next = moved(model.bodies[b], first_frame(stage, b), model.world.planar, motion);
    if (!next) return Unexpected(std::move(next).error());
    edit.push_back(model::Replace{b, std::move(next).value()});
    return {};
}

} // namespace

Result<model::Edit> align(const model::Model& model, const Stage& stage, std::span<const std::string> names, int axis, Align how) {
    const auto list = in_order(model, stage, names);
    if (list.size() < 2) return fail(ErrorKind::input, "there is nothing to align", "select two bodies or more; the first one stays where it is");
    const auto value = [&](std::size_t b) {
        const Extent box = extent_of(stage, b);
        return how == Align::lower ? box.lower[axis] : how == Align::upper ? box.upper[axis] : box.centre()[axis];
    };
    const double to = value(list.front());
    model::Edit edit;
    for (std::size_t k = 1; k < list.size(); ++k)
        if (auto done = shift_along(model, stage, list[k], axis, to - value(list[k]), edit); !done) return Unexpected(std::move(done).error());
    return edit;
}

Result<model::Edit> distribute(const model::Model& model, const Stage& stage, std::span<const std::string> names, int axis) {
    auto list = in_order(model, stage, names);
    if (list.size() < 3) return fail(ErrorKind::input, "there is nothing to distribute", "select three bodies or more; the outer two stay where they are");
    std::stable_sort(list.begin(), list.end(), [&](std::size_t a, std::size_t b) { return extent_of(stage, a).centre()[axis] < extent_of(stage, b).centre()[axis]; });
    double room = extent_of(stage, list.back()).lower[axis] - extent_of(stage, list.front()).upper[axis];
    for (std::size_t k = 1; k + 1 < list.size(); ++k) room -= extent_of(stage, list[k]).size()[axis];
    const double gap = room / static_cast<double>(list.size() - 1);
    double at = extent_of(stage, list.front()).upper[axis];
    model::Edit edit;
    for (std::size_t k = 1; k + 1 < list.size(); ++k) {
        const Extent box = extent_of(stage, list[k]);
        if (auto done = shift_along(model, stage, list[k], axis, at + gap - box.lower[axis], edit); !done) return Unexpected(std::move(done).error());
        at += gap + box.size()[axis];
    }
    return edit;
}

} // namespace saltus::authoring
