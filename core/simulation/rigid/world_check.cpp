// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that no world can have, each named with its place and a remedy.
#include "core/simulation/rigid/world_impl.h"

#include "core/base/number_text.h"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace saltus::rigid {

namespace {

std::string exact_text(double x) { return rounded_text(x, 6); }

class InputChecker {
public:
    explicit InputChecker(const Input& input) : input_(input) {}

    Errors run() {
        settings();
        for (std::size_t b = 0; b < input_.bodies.size(); ++b) body(b);
        for (const PartInput& part : input_.parts) shape(part);
        laws();
        joints();
        return std::move(errors_);
    }

private:
    void add(std::string message, std::string remedy, Place place = {}) {
        errors_.push_back({ErrorKind::input, std::move(message), std::move(remedy), std::move(place)});
    }
    void settings() {
        const Settings& s = input_.settings;
        if (!(s.h > 0.0) || !std::isfinite(s.h)) add("the step size is " + exact_text(s.h) + " s", "use a step above 0");
        if (!(s.theta >= 0.0 && s.theta <= 1.0)) add("theta is " + exact_text(s.theta), "use a theta between 0 and 1");
        if (!(s.gamma >= 0.0) || !std::isfinite(s.gamma)) add("gamma is " + exact_text(s.gamma), "use a gamma of 0 or more");
        if (!(s.tolerance > 0.0)) add("the solver's tolerance is " + exact_text(s.tolerance), "use a tolerance above 0");
        if (!(s.projection_tolerance > 0.0))
            add("the projection's tolerance is " + exact_text(s.projection_tolerance) + " m", "use a tolerance above 0");
        if (!input_.gravity.allFinite()) add("gravity has a component that is not a number", "give three finite numbers");
    }
    std::string named(std::size_t b) const { return "body '" + input_.bodies[b].name + "'"; }
    void body(std::size_t b) {
        const BodyInput& body = input_.bodies[b];
        const std::string name = named(b);
        if (!body.pose.position.allFinite() || !body.pose.rotation.coeffs().allFinite())
            add("the pose of " + name + " has a number that is not finite", "give a finite position and orientation",
                body.place);
        else if (!(body.pose.rotation.norm() > 1e-12))
            add("the quaternion of " + name + " is zero, it gives no orientation", "use [1, 0, 0, 0] for no rotation",
                body.place);
        if (!body.velocity.allFinite() || !body.spin.allFinite())
            add("the velocity of " + name + " has a number that is not finite", "give finite numbers", body.place);
        if (body.fixed) return;
        if (!(body.mass > 0.0) || !std::isfinite(body.mass))
            add("the mass of " + name + " is " + exact_text(body.mass) + " kg",
                "give a mass above 0, or fix the body if it shall not move", body.place);
        if (input_.settings.planar) {
            const double zz = body.inertia(2, 2);
            if (!(zz > 0.0) || !std::isfinite(zz))
                add("the moment of inertia of " + name + " is " + exact_text(zz) + " kg m^2", "give a moment of inertia above 0",
                    body.place);
        } else {
            inertia(body, name);
        }
    }
    void inertia(const BodyInput& body, const std::string& name) {
        const Matrix3& inertia = body.inertia;
        if (!inertia.allFinite())
            return add("the inertia of " + name + " has a number that is not finite", "give finite numbers", body.place);
        if ((inertia - inertia.transpose()).cwiseAbs().maxCoeff() > 1e-9 * inertia.cwiseAbs().maxCoeff())
            return add("the inertia matrix of " + name + " is not symmetric", "give a symmetric matrix", body.place);
        const Eigen::SelfAdjointEigenSolver<Matrix3> solver(inertia, Eigen::EigenvaluesOnly);
        const Vector3 moments = solver.eigenvalues(); // ascending
        if (!(moments[0] > 0.0))
            return add("a principal moment of inertia of " + name + " is " + exact_text(moments[0]) + " kg m^2",
                       "all three have to be above 0: give the body some thickness", body.place);
        // moments of a distribution of mass: I1 + I2 - I3 is twice the integral of a square
        if (moments[0] + moments[1] < moments[2] * (1.0 - 1e-9))
            add("no distribution of mass has the principal moments of inertia of " + name + ": " + exact_text(moments[0]) + ", " +
                    exact_text(moments[1]) + ", " + exact_text(moments[2]) + " kg m^2",
                "the largest may be at most the sum of the other two", body.place);
    }
    void shape(const PartInput& part) {
        if (part.body >= input_.bodies.size()) return add("a shape belongs to no body", "give it a body");
        const BodyInput& body = input_.bodies[part.body];
        if (collision::is_planar(part.shape) != input_.settings.planar)
            add(named(part.body) + (input_.settings.planar ? " has a shape in space, the world is planar"
                                                           : " has a planar shape, the world is in space"),
                input_.settings.planar ? "use discs, polygons and half-planes" : "use spheres, boxes and their like",
                body.place);
        if (collision::must_be_fixed(part.shape) && !body.fixed)
            add(named(part.body) + " has a shape that only a fixed body can have", "fix the body, or use convex shapes",
                body.place);
        if (part.material >= input_.materials) add("a shape of " + named(part.body) + " has no material", {}, body.place);
    }
    void laws() {
        if (input_.laws.size() != input_.materials * input_.materials)
            return add("the table of contact laws does not fit the number of materials", {});
        for (const Law& law : input_.laws) {
            if (!(law.e >= 0.0 && law.e <= 1.0))
                add("a coefficient of restitution is " + exact_text(law.e), "use a number between 0 and 1");
            if (!(law.e_T >= -1.0 && law.e_T <= 1.0))
                add("a tangential coefficient of restitution is " + exact_text(law.e_T), "use a number between -1 and 1");
            if (!(law.mu >= 0.0) || !std::isfinite(law.mu))
                add("a coefficient of friction is " + exact_text(law.mu), "use a number of 0 or more");
            if (!(law.mu_rolling >= 0.0) || !std::isfinite(law.mu_rolling) || !(law.mu_spinning >= 0.0) ||
                !std::isfinite(law.mu_spinning))
                add("a rolling or spinning friction is " + exact_text(law.mu_rolling) + " or " + exact_text(law.mu_spinning) + " m",
                    "use lengths of 0 or more");
        }
    }
    void joints() {
        for (std::size_t j = 0; j < input_.joints.size(); ++j) {
            const JointInput& joint = input_.joints[j];
            const Place place = j < input_.joint_places.size() ? input_.joint_places[j] : Place{};
            const std::string name = joint_text(joint.kind, j < input_.joint_names.size() ? input_.joint_names[j] : std::string());
            const auto outside = [&](std::uint32_t b) { return b != kWorld && b >= input_.bodies.size(); };
            if (outside(joint.body_a) || outside(joint.body_b) || std::any_of(joint.more.begin(), joint.more.end(), outside)) {
                add(name + " joins a body that is not there", {}, place);
                continue;
            }
            if (joint.body_a == joint.body_b) add(name + " joins a body to itself", "name two bodies, or the world", place);
            const auto stays = [&](std::uint32_t b) { return b == kWorld || input_.bodies[b].fixed; };
            if (stays(joint.body_a) && stays(joint.body_b) && std::all_of(joint.more.begin(), joint.more.end(), stays) && (!joint.formula || joint.formula->carriers().empty()))
                add(name + " joins nothing that can move", "let one of its bodies move", place);
        }
    }

    const Input& input_;
    Errors errors_;
};

double farthest(std::span<const Vector3> points, const Pose& pose) noexcept {
    double largest = 0.0;
    for (const Vector3& point : points) largest = std::fmax(largest, pose.apply(point).norm());
    return largest;
}

} // namespace

Errors check_input(const Input& input) {
    return InputChecker(input).run();
}

double bounding_radius(const collision::Shape& shape, const Pose& in_body) noexcept {
    namespace c = collision;
    const double offset = in_body.position.norm();
    return std::visit(
        [&](const auto& s) -> double {
            using S = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<S, c::Sphere> || std::is_same_v<S, c::Disc>) return offset + s.radius;
            if constexpr (std::is_same_v<S, c::Box>) {
                double largest = 0.0;
                for (int corner = 0; corner < 8; ++corner) {
                    const Vector3 point(corner & 1 ? s.half.x() : -s.half.x(), corner & 2 ? s.half.y() : -s.half.y(),
                                        corner & 4 ? s.half.z() : -s.half.z());
                    largest = std::fmax(largest, in_body.apply(point).norm());
                }
                return largest;
            }
            if constexpr (std::is_same_v<S, c::Cylinder>) return offset + std::hypot(s.radius, s.half_height);
            if constexpr (std::is_same_v<S, c::Capsule>) return offset + s.radius + s.half_height;
            if constexpr (std::is_same_v<S, c::Cone>)
                return offset + std::fmax(0.75 * s.height, std::hypot(s.radius, 0.25 * s.height));
            if constexpr (std::is_same_v<S, c::Hull> || std::is_same_v<S, c::Mesh>)
                return s.surface ? farthest(s.surface->vertices, in_body) : 0.0;
            if constexpr (std::is_same_v<S, c::Polygon>) {
                double largest = 0.0;
                for (const auto& p : s.points)
                    largest = std::fmax(largest, in_body.apply(Vector3(p.x(), p.y(), 0.0)).norm());
                return largest;
            }
            return 0.0;
        },
        shape);
}

double smallest_extent(const collision::Shape& shape) noexcept {
    namespace c = collision;
    const auto of_box = [](const Vector3& low, const Vector3& high, bool planar) {
        const Vector3 size = high - low;
        return planar ? std::fmin(size.x(), size.y()) : size.minCoeff();
    };
    return std::visit(
        [&](const auto& s) -> double {
            using S = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<S, c::Sphere> || std::is_same_v<S, c::Disc> || std::is_same_v<S, c::Capsule>)
                return 2.0 * s.radius;
            if constexpr (std::is_same_v<S, c::Box>) return 2.0 * s.half.minCoeff();
            if constexpr (std::is_same_v<S, c::Cylinder>) return 2.0 * std::fmin(s.radius, s.half_height);
            if constexpr (std::is_same_v<S, c::Cone>) return std::fmin(2.0 * s.radius, s.height);
            if constexpr (std::is_same_v<S, c::Hull>) {
                if (!s.surface || s.surface->vertices.empty()) return 0.0;
                Vector3 low = s.surface->vertices.front(), high = low;
                for (const Vector3& p : s.surface->vertices) {
                    low = low.cwiseMin(p);
                    high = high.cwiseMax(p);
                }
                return of_box(low, high, false);
            }
            if constexpr (std::is_same_v<S, c::Polygon>) {
                if (s.points.empty()) return 0.0;
                Eigen::Vector2d low = s.points.front(), high = low;
                for (const auto& p : s.points) {
                    low = low.cwiseMin(p);
                    high = high.cwiseMax(p);
                }
                return (high - low).minCoeff();
            }
            return std::numeric_limits<double>::infinity(); // half-spaces, meshes
        },
        shape);
}

std::vector<BodyNumbers> body_numbers(const Input& input) {
    std::vector<BodyNumbers> out(input.bodies.size());
    for (std::size_t b = 0; b < out.size(); ++b) {
        const BodyInput& body = input.bodies[b];
        BodyNumbers& numbers = out[b];
        numbers.fixed = body.fixed;
        if (body.fixed) continue;
        numbers.mass = body.mass;
        if (input.settings.planar) {
            numbers.inertia(2, 2) = body.inertia(2, 2);
            numbers.inverse.linear << 1.0 / body.mass, 1.0 / body.mass, 0.0;
            numbers.inverse.angular(2, 2) = 1.0 / body.inertia(2, 2);
            continue;
        }
        numbers.inertia = 0.5 * (body.inertia + body.inertia.transpose());
        numbers.inverse.linear = Vector3::Constant(1.0 / body.mass);
        const Matrix3& inertia = numbers.inertia;
        if (Matrix3(inertia.diagonal().asDiagonal()) == inertia)
            numbers.inverse.angular = inertia.diagonal().cwiseInverse().asDiagonal();
        else {
            const Matrix3 inverse = inertia.inverse();
            numbers.inverse.angular = 0.5 * (inverse + inverse.transpose());
        }
        const double mean = inertia.trace() / 3.0;
        numbers.isotropic = (inertia - mean * Matrix3::Identity()).cwiseAbs().maxCoeff() <= 1e-14 * mean;
    }
    for (const PartInput& part : input.parts) {
        BodyNumbers& numbers = out[part.body];
        numbers.radius = std::fmax(numbers.radius, bounding_radius(part.shape, part.in_body));
    }
    for (BodyNumbers& numbers : out)
        if (!numbers.fixed) numbers.size = std::fmax(numbers.radius, std::sqrt(numbers.inertia(2, 2) / numbers.mass));
    return out;
}

} // namespace saltus::rigid
