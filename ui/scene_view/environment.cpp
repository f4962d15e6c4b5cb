// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/environment.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui::scene {

namespace {

std::array<double, 9> basis(const osg::Vec3d& d) {
    return {0.282095, 0.488603 * d.y(), 0.488603 * d.z(), 0.488603 * d.x(), 1.092548 * d.x() * d.y(), 1.092548 * d.y() * d.z(),
            0.315392 * (3.0 * d.z() * d.z() - 1.0), 1.092548 * d.x() * d.z(), 0.546274 * (d.x() * d.x() - d.y() * d.y())};
}

} // namespace

Radiance studio(bool dark) {
    const osg::Vec3d zenith = dark ? osg::Vec3d(0.60, 0.63, 0.68) : osg::Vec3d(0.69, 0.71, 0.74);
    const osg::Vec3d horizon = dark ? osg::Vec3d(0.45, 0.47, 0.51) : osg::Vec3d(0.58, 0.59, 0.61);
    const osg::Vec3d floor = dark ? osg::Vec3d(0.27, 0.27, 0.28) : osg::Vec3d(0.44, 0.43, 0.42);
    const osg::Vec3d window = osg::Vec3d(0.42, 0.43, 0.46);
    osg::Vec3d from(0.80, -0.55, 0.22);
    from.normalize();
    return [=](const osg::Vec3d& d) {
        const double up = std::clamp(d.z(), 0.0, 1.0), across = std::clamp(0.5 - 4.0 * d.z(), 0.0, 1.0); // the horizon is no edge
        const osg::Vec3d sky = horizon * (1.0 - up) + zenith * up;
        const double lobe = std::pow(std::max(d * from, 0.0), 5.0);
        return sky * (1.0 - across) + floor * across + window * lobe;
    };
}

Harmonics projected(const Radiance& radiance) {
    Harmonics sum{};
    constexpr int kRings = 96, kSides = 192; // equal steps of height and of azimuth: equal areas
    const double area = 4.0 * std::numbers::pi / (kRings * kSides);
    for (int i = 0; i < kRings; ++i)
        for (int k = 0; k < kSides; ++k) {
            const double z = -1.0 + (2.0 * i + 1.0) / kRings, a = 2.0 * std::numbers::pi * (k + 0.5) / kSides, r = std::sqrt(1.0 - z * z);
            const osg::Vec3d d(r * std::cos(a), r * std::sin(a), z);
            const osg::Vec3d light = radiance(d) * area;
            const auto y = basis(d);
            for (std::size_t n = 0; n < sum.size(); ++n) sum[n] += light * y[n];
        }
    return sum;
}

osg::Matrixd reflected(const Harmonics& light, int colour) {
    // Convolved with the cosine and divided by pi: from irradiance to what a white matte surface sends back.
    constexpr double c1 = 0.429043 / std::numbers::pi, c2 = 0.511664 / std::numbers::pi, c3 = 0.743125 / std::numbers::pi, c4 = 0.886227 / std::numbers::pi, c5 = 0.247708 / std::numbers::pi;
    const auto l = [&](std::size_t n) { return light[n][colour]; };
    return {c1 * l(8), c1 * l(4), c1 * l(7), c2 * l(3),
            c1 * l(4), -c1 * l(8), c1 * l(5), c2 * l(1),
            c1 * l(7), c1 * l(5), c3 * l(6), c2 * l(2),
            c2 * l(3), c2 * l(1), c2 * l(2), c4 * l(0) - c5 * l(6)};
}

} // namespace saltus::ui::scene
