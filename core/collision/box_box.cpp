// SPDX-License-Identifier: GPL-3.0-or-later
// Two boxes: the fifteen axes that can part them, then the overlap of the faces along the best one. Where the boxes are
// apart and the nearest features are neither face and corner nor two crossing edges, the general way takes over.
// Source of the axes: S. Gottschalk, M. C. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
#include "core/collision/convex_pair.h"
#include "core/collision/pairs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::collision {

namespace {

std::uint32_t facing_side(const Matrix3& rotation, const Vector3& direction, double& cosine) {
    const Vector3 local = rotation.transpose() * direction;
    int axis = 0;
    for (int k = 1; k < 3; ++k)
        if (std::abs(local[k]) > std::abs(local[axis])) axis = k;
    cosine = std::abs(local[axis]);
    return static_cast<std::uint32_t>(2 * axis + (local[axis] > 0.0 ? 1 : 0));
}

} // namespace

void box_box(const Placed& a, const Placed& b, Workspace& room, const Sink& sink) {
    const Vector3 &ha = a.shape->half, &hb = b.shape->half;
    const Matrix3 turn = a.rotation.transpose() * b.rotation, size = turn.cwiseAbs();
    const Vector3 offset = a.rotation.transpose() * (b.position - a.position);
    const double scale = scale_of(a, b), tie = 1e-10 * scale;

    double best = -std::numeric_limits<double>::infinity();
    Vector3 normal; // from b to a
    int kind = 0, edge_a = 0, edge_b = 0;
    const Vector3 part_a = offset.cwiseAbs() - ha - size * hb;
    for (int k = 0; k < 3; ++k) {
        if (part_a[k] > sink.reach) return;
        if (part_a[k] > best + (k == 0 ? 0.0 : tie)) best = part_a[k], edge_a = k;
    }
    const Vector3 offset_b = turn.transpose() * offset;
    const Vector3 part_b = offset_b.cwiseAbs() - hb - size.transpose() * ha;
    for (int k = 0; k < 3; ++k) {
        if (part_b[k] > sink.reach) return;
        if (part_b[k] > best + tie) best = part_b[k], kind = 1, edge_b = k;
    }
    for (int i = 0; i < 3; ++i) {
        const int i1 = (i + 1) % 3, i2 = (i + 2) % 3;
        for (int j = 0; j < 3; ++j) {
            const double square = turn(i1, j) * turn(i1, j) + turn(i2, j) * turn(i2, j);
            if (square < 1e-12) continue; // parallel: the faces' axes hold
            const int j1 = (j + 1) % 3, j2 = (j + 2) % 3;
            // a_i x b_j = (0, -C(i2, j), C(i1, j)) in a's cyclic order
            const double along = std::abs(offset[i2] * turn(i1, j) - offset[i1] * turn(i2, j));
            const double extent = ha[i1] * size(i2, j) + ha[i2] * size(i1, j) + hb[j1] * size(i, j2) + hb[j2] * size(i, j1);
            const double part = along - extent;
            if (part > 0.0 && part * part > sink.reach * sink.reach * square) return;
            const double apart = part / std::sqrt(square);
            if (apart > best + tie) best = apart, kind = 2, edge_a = i, edge_b = j;
        }
    }
    if (kind == 0) normal = offset[edge_a] > 0.0 ? Vector3(-a.rotation.col(edge_a)) : Vector3(a.rotation.col(edge_a));
    else if (kind == 1) normal = offset_b[edge_b] > 0.0 ? Vector3(-b.rotation.col(edge_b)) : Vector3(b.rotation.col(edge_b));
    else {
        normal = a.rotation.col(edge_a).cross(b.rotation.col(edge_b)).normalized();
        if (normal.dot(a.position - b.position) < 0.0) normal = -normal;
    }

    // Whether contacts may be added is known only after the overlap: the nearest features of boxes apart may be others.
    const std::size_t first = sink.contacts->size();
    double cosine_a = 0.0, cosine_b = 0.0;
    const std::uint32_t side_a = facing_side(a.rotation, -normal, cosine_a), side_b = facing_side(b.rotation, normal, cosine_b);
    double smallest = std::numeric_limits<double>::infinity();
    if (kind != 2 || std::min(cosine_a, cosine_b) > nearly_facing.face_cosine) {
        room.feature_a.clear(), room.feature_b.clear();
        face_feature(a, side_a, room.feature_a);
        face_feature(b, side_b, room.feature_b);
        smallest = feature_contacts(room.feature_a, room.feature_b, normal, scale, room, sink);
    }
    if (smallest <= best + 1e-9 * scale) return;
    if (kind == 2) {
        // The nearest points of the lines of the two edges.
        Vector3 local_a = a.rotation.transpose() * -normal, local_b = b.rotation.transpose() * normal;
        std::uint32_t number_a = 0, number_b = 0;
        for (int k = 0; k < 3; ++k) {
            if (k != edge_a && local_a[k] > 0.0) number_a |= 1U << static_cast<unsigned>(k);
            if (k != edge_b && local_b[k] > 0.0) number_b |= 1U << static_cast<unsigned>(k);
            local_a[k] = k == edge_a ? 0.0 : (local_a[k] > 0.0 ? ha[k] : -ha[k]);
            local_b[k] = k == edge_b ? 0.0 : (local_b[k] > 0.0 ? hb[k] : -hb[k]);
        }
        const Vector3 middle_a = a.to_world(local_a), middle_b = b.to_world(local_b), between = middle_b - middle_a;
        const Vector3 along_a = a.rotation.col(edge_a), along_b = b.rotation.col(edge_b);
        const double cosine = along_a.dot(along_b), pa = between.dot(along_a), pb = between.dot(along_b);
        const double square = 1.0 - cosine * cosine;
        const double s = (pa - cosine * pb) / square, t = (cosine * pa - pb) / square;
        if (best <= 0.0 || (std::abs(s) <= ha[edge_a] && std::abs(t) <= hb[edge_b])) {
            const Vector3 on_a = middle_a + s * along_a;
            sink.add(on_a, on_a - best * normal, normal, best,
                     contact_id(Meeting::edges, 8U * static_cast<unsigned>(edge_a) + number_a, 8U * static_cast<unsigned>(edge_b) + number_b));
            return;
        }
    }
    if (best <= 0.0 && smallest < std::numeric_limits<double>::infinity()) return;
    sink.contacts->resize(first);
    convex_pair(a, b, room, sink);
}

} // namespace saltus::collision
