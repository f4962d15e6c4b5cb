// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/short_turn.h"

#include <cmath>

namespace saltus::collision {

// Eigen's FromTwoVectors decomposes a matrix for the half turn, which costs each source that names it seconds to compile.
Eigen::Quaterniond short_turn(const Vector3& from, const Vector3& to) {
    const Vector3 a = from.normalized(), b = to.normalized();
    const double cosine = b.dot(a);
    if (cosine < -1.0 + 1e-12) {
        const Vector3 axis = a.z() == 0.0 && b.z() == 0.0 ? Vector3(Vector3::UnitZ()) : a.unitOrthogonal();
        return {0.0, axis.x(), axis.y(), axis.z()};
    }
    const double twice_real = std::sqrt((1.0 + cosine) * 2.0);
    const Vector3 imaginary = a.cross(b) * (1.0 / twice_real);
    return {0.5 * twice_real, imaginary.x(), imaginary.y(), imaginary.z()};
}

} // namespace saltus::collision
