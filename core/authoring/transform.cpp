// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/transform.h"

#include "core/authoring/name_index.h"
#include "core/authoring/value_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace saltus::authoring {

namespace {

std::size_t dimensions(bool planar) { return planar ? 2 : 3; }

// "position" with numbers where the scene left them out.
void fill(model::ValueVector& values, std::size_t count) {
    while (values.size() < count) values.emplace_back(0.0);
}

// Rounding makes no move.
double significant(double by, double scale) { return std::abs(by) <= 1e-14 * scale ? 0.0 : by; }

void shift_point(model::ValueVector& point, const Vector3& by, bool planar) {
    if (by.isZero(0.0)) return;
    fill(point, dimensions(planar));
    const double scale = by.cwiseAbs().maxCoeff();
    for (std::size_t k = 0; k < dimensions(planar); ++k)
        point[k] = shifted(point[k], significant(by[static_cast<int>(k)], scale), "m");
}

Error refused(const std::string& what, const std::string& reason, std::string remedy, const Place& place) {
    return {ErrorKind::input, what + " cannot be turned: " + reason, std::move(remedy), place};
}

// The numbers of a direction or point; nothing when one of them is a formula.
std::optional<Vector3> numbers(const model::ValueVector& values) {
    Vector3 result = Vector3::Zero();
    for (std::size_t k = 0; k < values.size() && k < 3; ++k) {
        const auto number = constant(values[k]);
        if (!number) return std::nullopt;
        result[static_cast<int>(k)] = *number;
    }
    return result;
}

Result<void> turn_rotation(model::Body& body, const Pose& at, bool planar, const Eigen::Quaterniond& turn) {
    const Eigen::AngleAxisd wanted(turn);
    if (planar) {
        fill(body.rotation, 1);
        const double angle = wanted.axis().z() < 0.0 ? -wanted.angle() : wanted.angle();
        body.rotation[0] = shifted(body.rotation[0], tidy(std::remainder(angle, 2.0 * std::numbers::pi)), "rad");
        return {};
    }
    const bool formula = std::any_of(body.rotation.begin(), body.rotation.end(), [](const model::Value& v) { return !is_constant(v); });
    const Eigen::AngleAxisd now(at.rotation);
    Vector3 axis = now.axis();
    double angle = now.angle();
    if (body.rotation.size() == 4)
        if (const auto written = numbers({body.rotation[1], body.rotation[2], body.rotation[3]}); written && written->norm() > 0.0) {
            axis = written->normalized();
            // The angle about the written axis, which may be the other way round.
            angle = 2.0 * std::atan2(at.rotation.vec().dot(axis), at.rotation.w());
        }
    const double alike = axis.dot(wanted.axis());
    const bool same = !body.rotation.empty() && std::abs(alike) > 1.0 - 1e-12;
    if (same) { // about its own axis only the angle changes, whatever it is
        body.rotation[0] = shifted(body.rotation[0], tidy(std::remainder(alike < 0.0 ? -wanted.angle() : wanted.angle(), 2.0 * std::numbers::pi)), "rad");
        return {};
    }
    if (formula)
        return Unexpected(refused("'" + body.name + "'", "its rotation is a formula", "turn it about its own axis, or write numbers for the rotation", body.place));
    const Eigen::AngleAxisd next((turn * at.rotation).normalized());
    const double was = body.rotation.empty() ? 0.0 : constant(body.rotation[0]).value_or(angle);
    fill(body.rotation, 1);
    body.rotation[0] = shifted(body.rotation[0], next.angle() - was, "rad");
    body.rotation.resize(1);
    for (int k = 0; k < 3; ++k) {
        const double entry = std::abs(next.axis()[k]) < 1e-15 ? 0.0 : tidy(next.axis()[k]);
        body.rotation.emplace_back(entry);
    }
    return {};
}

void sort_once(std::vector<std::size_t>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

bool holds(const std::vector<std::size_t>& list, std::size_t index) { return std::binary_search(list.begin(), list.end(), index); }

} // namespace

Targets targets_of(const model::Model& model, std::span<const std::string> names) {
    Targets targets;
    if (names.empty()) return targets;
    const NameIndex bodies(model.bodies), joints(model.joints);
    for (const std::string& name : names) {
        const std::string_view base = base_of(name);
        if (const auto b = bodies.find(base)) targets.bodies.push_back(*b);
        else if (const auto j = joints.find(base)) targets.joints.push_back(*j);
    }
    sort_once(targets.bodies);
    sort_once(targets.joints);
    return targets;
}

Targets with_joints(const model::Model& model, Targets targets) {
    if (model.joints.empty()) return targets;
    const NameIndex bodies(model.bodies);
    for (std::size_t j = 0; j < model.joints.size(); ++j) {
        const auto& between = model.joints[j].between;
        if (between.size() == 2 && std::all_of(between.begin(), between.end(), [&](const std::string& name) {
                const auto b = bodies.find(base_of(name));
                return b && holds(targets.bodies, *b);
            }))
            targets.joints.push_back(j);
    }
    sort_once(targets.joints);
    return targets;
}

std::vector<std::string> names_of(const model::Model& model, const Targets& targets) {
    std::vector<std::string> names;
    for (const std::size_t b : targets.bodies) names.push_back(model.bodies[b].name);
    for (const std::size_t j : targets.joints) names.push_back(model.joints[j].name);
    return names;
}

std::vector<std::size_t> on_stage(const Stage& stage, const Targets& targets) {
    std::vector<std::size_t> list;
    for (std::size_t b = 0; b < stage.bodies().size(); ++b)
        if (holds(targets.bodies, stage.bodies()[b].source)) list.push_back(b);
    return list;
}

Result<model::Body> moved(const model::Body& body, const Pose& at, bool planar, const Motion& motion) {
    model::Body result = body;
    if (motion.turns() && body.repeat)
        return Unexpected(refused("'" + body.name + "'", "it stands for many copies, placed by a formula", "turn it by its formula in the inspector", body.place));
    shift_point(result.position, motion.apply(at.position) - at.position, planar);
    if (motion.turns())
        if (auto turned = turn_rotation(result, at, planar, motion.turn); !turned) return Unexpected(std::move(turned).error());
    return result;
}

Result<model::Joint> moved(const model::Joint& joint, bool planar, const Motion& motion) {
    model::Joint result = joint;
    if (!motion.turns()) {
        shift_point(result.point, motion.shift, planar);
        if (joint.kind == model::JointKind::distance) shift_point(result.point_b, motion.shift, planar);
        return result;
    }
    const auto point = numbers(joint.point), end = numbers(joint.point_b), axis = numbers(joint.axis);
    if (!point || !end || !axis)
        return Unexpected(refused("'" + joint.name + "'", "its place is a formula", "write numbers there, or turn its bodies without it", joint.place));
    shift_point(result.point, motion.apply(*point) - *point, planar);
    if (joint.kind == model::JointKind::distance) shift_point(result.point_b, motion.apply(*end) - *end, planar);
    const Vector3 old = joint.axis.empty() ? Vector3(Vector3::UnitZ()) : *axis;
    const Vector3 next = motion.turn * old;
    if (!(next - old).isZero(1e-14)) {
        result.axis.clear();
        for (std::size_t k = 0; k < dimensions(planar); ++k) {
            const double entry = next[static_cast<int>(k)];
            result.axis.emplace_back(std::abs(entry) < 1e-15 ? 0.0 : tidy(entry));
        }
        // A planar hinge turns about z, which it is not asked for.
        if (planar && joint.axis.empty()) result.axis.clear();
    }
    return result;
}

Result<model::Edit> move(const model::Model& model, const Stage& stage, const Targets& wanted, const Motion& motion) {
    const Targets targets = with_joints(model, wanted);
    model::Edit edit;
    for (const std::size_t b : targets.bodies) {
        const auto copies = stage.copies(b);
        const Pose at = copies.empty() ? Pose{} : stage.bodies()[copies.front()].frame;
        auto next = moved(model.bodies[b], at, model.world.planar, motion);
        if (!next) return Unexpected(std::move(next).error());
        edit.push_back(model::Replace{b, std::move(next).value()});
    }
    for (const std::size_t j : targets.joints) {
        auto next = moved(model.joints[j], model.world.planar, motion);
        if (!next) return Unexpected(std::move(next).error());
        edit.push_back(model::Replace{j, std::move(next).value()});
    }
    return edit;
}

Result<model::Edit> scale(const model::Model& model, const Targets& targets, const Vector3& factors) {
    if (!(factors.array() > 0.0).all() || !factors.allFinite())
        return fail(ErrorKind::input, "a size times " + model::number_text(factors.minCoeff()) + " is none", "take a factor above 0");
    // The factor that changes most.
    const auto strongest = [](double a, double b) { return std::abs(std::log(a)) >= std::abs(std::log(b)) ? a : b; };
    const double any = strongest(factors.x(), strongest(factors.y(), factors.z()));
    model::Edit edit;
    for (const std::size_t b : targets.bodies) {
        model::Body body = model.bodies[b];
        for (model::BodyShape& shape : body.shapes)
            std::visit(
                [&](auto& s) {
                    using S = std::decay_t<decltype(s)>;
                    // Axes of a shape that is turned in its body: the body's axis that each comes nearest to.
                    Vector3 f = factors;
                    double angle = 0.0;
                    Vector3 axis = Vector3::UnitZ();
                    if (!s.where.rotation.empty()) angle = constant(s.where.rotation[0]).value_or(0.0);
                    if (s.where.rotation.size() == 4)
                        if (const auto given = numbers({s.where.rotation[1], s.where.rotation[2], s.where.rotation[3]}); given && given->norm() > 0.0)
                            axis = given->normalized();
                    const Matrix3 R = Eigen::AngleAxisd(angle, axis).toRotationMatrix();
                    for (int k = 0; k < 3; ++k) {
                        int nearest = 0;
                        R.col(k).cwiseAbs().maxCoeff(&nearest);
                        f[k] = factors[nearest];
                    }
                    const double across = strongest(f.x(), f.y());
                    for (std::size_t k = 0; k < s.where.position.size() && k < 3; ++k)
                        s.where.position[k] = scaled(s.where.position[k], factors[static_cast<int>(k)]);
                    if constexpr (std::is_same_v<S, model::SphereShape>) s.radius = scaled(s.radius, any);
                    else if constexpr (std::is_same_v<S, model::DiscShape>) s.radius = scaled(s.radius, across);
                    else if constexpr (std::is_same_v<S, model::BoxShape>) {
                        for (std::size_t k = 0; k < s.size.size() && k < 3; ++k) s.size[k] = scaled(s.size[k], f[static_cast<int>(k)]);
                    } else if constexpr (std::is_same_v<S, model::CylinderShape> || std::is_same_v<S, model::CapsuleShape>) {
                        s.radius = scaled(s.radius, across);
                        s.length = scaled(s.length, f.z());
                    } else if constexpr (std::is_same_v<S, model::ConeShape>) {
                        s.radius = scaled(s.radius, across);
                        s.height = scaled(s.height, f.z());
                    } else if constexpr (std::is_same_v<S, model::HullShape>) {
                        if (!s.file.empty()) s.scale = scaled(s.scale, any);
                        for (model::ValueVector& point : s.points)
                            for (std::size_t k = 0; k < point.size() && k < 3; ++k) point[k] = scaled(point[k], f[static_cast<int>(k)]);
                    } else if constexpr (std::is_same_v<S, model::MeshShape>) s.scale = scaled(s.scale, any);
                },
                shape);
        edit.push_back(model::Replace{b, std::move(body)});
    }
    return edit;
}

Result<model::Edit> set_velocity(const model::Model& model, std::size_t b, const Vector3& velocity) {
    model::Body body = model.bodies[b];
    fill(body.velocity, dimensions(model.world.planar));
    for (std::size_t k = 0; k < body.velocity.size(); ++k) {
        const auto now = constant(body.velocity[k]);
        const double wanted = velocity[static_cast<int>(k)];
        if (!now)
            return fail(ErrorKind::input, "the velocity of '" + body.name + "' is a formula", "write a number there, then drag its arrow", body.place);
        if (*now != wanted) body.velocity[k] = shifted(body.velocity[k], wanted - *now, "m/s");
    }
    return model::Edit{model::Replace{b, std::move(body)}};
}

Result<model::Edit> set_spin(const model::Model& model, std::size_t b, const Vector3& spin) {
    model::Body body = model.bodies[b];
    const bool planar = model.world.planar;
    fill(body.spin, planar ? 1 : 3);
    for (std::size_t k = 0; k < body.spin.size(); ++k) {
        const auto now = constant(body.spin[k]);
        const double wanted = planar ? spin.z() : spin[static_cast<int>(k)];
        if (!now)
            return fail(ErrorKind::input, "the spin of '" + body.name + "' is a formula", "write a number there, then drag its arrow", body.place);
        if (*now != wanted) body.spin[k] = shifted(body.spin[k], wanted - *now, "rad/s");
    }
    return model::Edit{model::Replace{b, std::move(body)}};
}

} // namespace saltus::authoring
