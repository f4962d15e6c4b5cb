// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/engines/scene.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <numbers>
#include <random>

namespace saltus::engines {

namespace {

struct Noise { // -1 ... 1, the same everywhere
    std::mt19937 random;
    explicit Noise(unsigned seed) : random(seed) {}
    double operator()() { return 2.0 * (static_cast<double>(random()) / 4294967296.0) - 1.0; }
};

Quaterniond about(double angle, const Vector3d& axis) { return Quaterniond(Eigen::AngleAxisd(angle, axis)); }

Body unit_box(const Vector3d& x, const Quaterniond& q = Quaterniond::Identity()) {
    Body body;
    body.inertia = Vector3d::Constant(1.0 / 6.0);
    body.x = x;
    body.q = q;
    return body;
}

// Layers, every other one shifted, each box a little displaced and turned.
Scene pile(int count) {
    Scene scene;
    scene.every = count >= 1000 ? 20 : 5;
    const int side = std::max(1, static_cast<int>(std::lround(std::cbrt(count))));
    Noise next(1);
    for (int i = 0; i < count; ++i) {
        const int layer = i / (side * side), row = i / side % side, column = i % side;
        const double shift = 0.3 * (layer % 2), angle = 0.02 * next();
        const double x = 1.12 * column + shift + 0.02 * next(), y = 1.12 * row + shift + 0.02 * next();
        scene.bodies.push_back(unit_box({x, y, 0.55 + 1.05 * layer}, about(angle, Vector3d::UnitZ())));
    }
    return scene;
}

Scene tower(int count) {
    Scene scene;
    scene.steps = 2000;
    scene.flat = scene.stands = true;
    for (int i = 0; i < count; ++i) scene.bodies.push_back(unit_box({i % 2 != 0 ? 0.02 : -0.02, 0.0, 0.5 + i}));
    return scene;
}

Scene wall(int) {
    Scene scene;
    scene.steps = 2000;
    scene.flat = scene.stands = true;
    for (int row = 0; row < 5; ++row)
        for (int k = 0; k < 4; ++k) {
            Body body = unit_box({2.001 * k + 0.5 * (row % 2), 0.0, 0.5 + row});
            body.mass = 2.0;
            body.half = {1.0, 0.5, 0.5};
            body.inertia = {2.0 * 2.0 / 12.0, 2.0 * 5.0 / 12.0, 2.0 * 5.0 / 12.0};
            scene.bodies.push_back(body);
        }
    return scene;
}

// Boxes turned at random, in columns: they tumble onto each other and spread.
Scene heap(int count) {
    Scene scene;
    scene.steps = 1200;
    Noise next(7);
    const int side = std::max(2, static_cast<int>(std::lround(std::cbrt(0.72 * count))));
    for (int i = 0; i < count; ++i) {
        const int layer = i / (side * side), row = i / side % side, column = i % side;
        Eigen::Vector4d q;
        do
            for (double& part : q) part = next();
        while (q.squaredNorm() > 1.0 || q.squaredNorm() < 0.01);
        const double x = 1.8 * column + 0.02 * next(), y = 1.8 * row + 0.02 * next();
        scene.bodies.push_back(unit_box({x, y, 1.0 + 1.8 * layer}, Quaterniond(q[0], q[1], q[2], q[3]).normalized()));
    }
    return scene;
}

Scene bricks(int count) {
    Scene scene;
    scene.every = 5;
    scene.flat = scene.planar = true;
    Noise next(1);
    for (int i = 0; i < count; ++i) {
        const int layer = i / 10;
        const double angle = 0.02 * next(), x = 1.12 * (i % 10) + 0.3 * (layer % 2) + 0.02 * next();
        scene.bodies.push_back(unit_box({x, 0.0, 0.55 + 1.05 * layer}, about(angle, Vector3d::UnitY())));
    }
    return scene;
}

struct Section { // of a polygon: area, centre and second moments about it
    double area = 0.0, x = 0.0, z = 0.0, xx = 0.0, zz = 0.0;
};

Section section(const std::array<Eigen::Vector2d, 4>& p) {
    Section s;
    for (std::size_t k = 0; k < 4; ++k) {
        const Eigen::Vector2d &a = p[k], &b = p[(k + 1) % 4];
        const double c = a[0] * b[1] - a[1] * b[0];
        s.area += c / 2.0;
        s.x += (a[0] + b[0]) * c / 6.0;
        s.z += (a[1] + b[1]) * c / 6.0;
        s.xx += (a[0] * a[0] + a[0] * b[0] + b[0] * b[0]) * c / 12.0;
        s.zz += (a[1] * a[1] + a[1] * b[1] + b[1] * b[1]) * c / 12.0;
    }
    s.x /= s.area, s.z /= s.area;
    s.xx = s.xx / s.area - s.x * s.x, s.zz = s.zz / s.area - s.z * s.z;
    return s;
}

// A round arch of fifteen stones, 0.4 m thick over a span of 4 m; body axes along radius and circle.
Scene arch(int) {
    Scene scene;
    scene.kind = Kind::arch;
    scene.steps = 2000;
    scene.mu = 0.7;
    scene.flat = scene.stands = true;
    constexpr int kStones = 15;
    constexpr double kRadius = 2.0, kThick = 0.4, kDeep = 0.8;
    for (int i = 0; i < kStones; ++i) {
        const double from = std::numbers::pi * i / kStones, to = std::numbers::pi * (i + 1) / kStones, mid = (from + to) / 2.0;
        const auto at = [](double r, double angle) { return Eigen::Vector2d(r * std::cos(angle), r * std::sin(angle)); };
        const double in = kRadius - kThick / 2.0, out = kRadius + kThick / 2.0;
        std::array<Eigen::Vector2d, 4> p = {at(in, from), at(out, from), at(out, to), at(in, to)};
        const Section whole = section(p);
        Body body;
        body.shape = Shape::wedge;
        body.x = {whole.x, 0.0, whole.z};
        body.q = about(-mid, Vector3d::UnitY());
        for (Eigen::Vector2d& corner : p) {
            const double dx = corner[0] - whole.x, dz = corner[1] - whole.z;
            corner = {std::cos(mid) * dx + std::sin(mid) * dz, -std::sin(mid) * dx + std::cos(mid) * dz};
        }
        const Section own = section(p);
        body.mass = 2400.0 * kDeep * whole.area;
        const double yy = kDeep * kDeep / 12.0;
        body.inertia = body.mass * Vector3d(yy + own.zz, own.xx + own.zz, own.xx + yy);
        for (const double y : {-kDeep / 2.0, kDeep / 2.0})
            for (const Eigen::Vector2d& corner : p) body.corners.push_back({corner[0], y, corner[1]});
        scene.bodies.push_back(body);
    }
    return scene;
}

Scene falling(bool box, Kind kind) {
    Scene scene;
    scene.kind = kind;
    scene.flat = true;
    scene.every = 1;
    scene.steps = kind == Kind::drop ? 250 : 181'500; // 1003 rebounds
    scene.e = kind == Kind::drop ? 0.9 : 1.0;
    Body body = unit_box({0.0, 0.0, 1.503});
    if (!box) {
        body.shape = Shape::ball;
        body.inertia = Vector3d::Constant(0.1);
    }
    scene.bodies.push_back(body);
    return scene;
}

// A box on a slope a thousandth below or above its angle of friction: gravity is turned instead of the floor.
Scene slope(double share) {
    Scene scene;
    scene.kind = Kind::slope;
    scene.steps = 2000;
    scene.every = 5;
    scene.flat = true;
    const double angle = std::atan(scene.mu * (1.0 + share));
    scene.gravity = {9.81 * std::sin(angle), 0.0, -9.81 * std::cos(angle)};
    scene.bodies.push_back(unit_box({0.0, 0.0, 0.5}));
    return scene;
}

// Bars of 0.2 m and 1 kg, from rest, degrees below the horizontal; a ball of `weight` kg at the end, or none.
Scene chain(int links, double weight, double below) {
    Scene scene;
    scene.kind = Kind::chain;
    scene.steps = 2000;
    scene.every = 5;
    scene.floor = scene.collide = false;
    scene.flat = true;
    const double angle = below * std::numbers::pi / 180.0;
    const Vector3d along(std::cos(angle), 0.0, -std::sin(angle));
    for (int i = 0; i < links; ++i) {
        Body body;
        body.half = {0.1, 0.02, 0.02};
        body.inertia = {0.0032 / 12.0, 0.0416 / 12.0, 0.0416 / 12.0};
        body.x = (0.2 * i + 0.1) * along;
        body.q = about(angle, Vector3d::UnitY());
        scene.bodies.push_back(body);
    }
    if (weight > 0.0) {
        Body body;
        body.shape = Shape::ball;
        body.mass = weight;
        body.inertia = Vector3d::Constant(0.1 * weight);
        body.x = (0.2 * links + 0.5) * along;
        body.q = about(angle, Vector3d::UnitY());
        scene.bodies.push_back(body);
    }
    for (int i = 0; i < static_cast<int>(scene.bodies.size()); ++i) scene.joints.push_back({i, i - 1, 0.2 * i * along});
    return scene;
}

Scene tumbling(int) {
    Scene scene;
    scene.kind = Kind::tumble;
    scene.steps = 2000;
    scene.every = 5;
    scene.floor = scene.collide = false;
    scene.gravity.setZero();
    Body body;
    body.shape = Shape::ball;
    body.inertia = {1.0, 2.0, 3.0};
    body.w = {0.01, 5.0, 0.01};
    scene.bodies.push_back(body);
    return scene;
}

Scene spinning_top(int) {
    Scene scene;
    scene.kind = Kind::top;
    scene.h = 1e-3;
    scene.steps = 10'000;
    scene.floor = scene.collide = false;
    scene.gravity = {0.0, 0.0, -10.0};
    constexpr double kTilt = 0.3;
    const Vector3d axis(0.0, -std::sin(kTilt), std::cos(kTilt));
    Body body;
    body.shape = Shape::ball;
    body.radius = 0.1;
    body.x = 2.0 * axis;
    body.q = about(kTilt, Vector3d::UnitX());
    body.w = 50.0 * axis;
    scene.bodies.push_back(body);
    scene.joints.push_back({0, -1, Vector3d::Zero()});
    return scene;
}

struct Entry {
    const char* name;
    std::function<Scene()> make;
};

const std::vector<Entry>& entries() {
    static const std::vector<Entry> all = {
        {"pile10", [] { return pile(10); }},
        {"pile100", [] { return pile(100); }},
        {"pile1000", [] { return pile(1000); }},
        {"tower10", [] { return tower(10); }},
        {"tower20", [] { return tower(20); }},
        {"wall20", [] { return wall(20); }},
        {"heap100", [] { return heap(100); }},
        {"heap300", [] { return heap(300); }},
        {"heap1000", [] { return heap(1000); }},
        {"bricks100", [] { return bricks(100); }},
        {"arch", [] { return arch(15); }},
        {"drop-ball", [] { return falling(false, Kind::drop); }},
        {"drop-box", [] { return falling(true, Kind::drop); }},
        {"bounce-ball", [] { return falling(false, Kind::bounce); }},
        {"bounce-box", [] { return falling(true, Kind::bounce); }},
        {"stick", [] { return slope(-1e-3); }},
        {"slip", [] { return slope(1e-3); }},
        {"chain20", [] { return chain(20, 0.0, 0.0); }},
        {"chain95", [] { return chain(95, 0.0, 0.0); }},
        {"chain10-100kg", [] { return chain(10, 100.0, 60.0); }},
        {"chain10-300kg", [] { return chain(10, 300.0, 60.0); }},
        {"chain10-1000kg", [] { return chain(10, 1000.0, 60.0); }},
        {"chain95-100kg", [] { return chain(94, 100.0, 60.0); }},
        {"tumbling", [] { return tumbling(1); }},
        {"top", [] { return spinning_top(1); }},
    };
    return all;
}

} // namespace

double Scene::energy_scale() const {
    double sum = 0.0;
    for (const Body& body : bodies) {
        if (kind == Kind::tumble || kind == Kind::top) {
            const Vector3d spin = body.q.conjugate() * body.w;
            sum += 0.5 * body.mass * body.v.squaredNorm() + 0.5 * spin.dot(body.inertia.cwiseProduct(spin));
        } else if (kind == Kind::chain) {
            sum += body.mass * gravity.norm() * (body.x.norm() + body.x.z()); // to hanging straight
        } else {
            sum += body.mass * gravity.norm() * body.x.z();
        }
    }
    return sum;
}

std::vector<std::string> scene_names() {
    std::vector<std::string> names;
    for (const Entry& entry : entries()) names.emplace_back(entry.name);
    return names;
}

Scene make_scene(const std::string& name) {
    for (const Entry& entry : entries())
        if (name == entry.name) {
            Scene scene = entry.make();
            scene.name = name;
            return scene;
        }
    Scene none;
    none.steps = 0;
    return none;
}

} // namespace saltus::engines
