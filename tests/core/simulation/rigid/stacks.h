// SPDX-License-Identifier: GPL-3.0-or-later
// One-step problems of stacked unit cubes, made without collision code: every box lies flat, turned about the vertical;
// the points of contact of two boxes are the corners of the common part of their faces.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace saltus::test {

struct Stack {
    struct Box {
        double x, y, z, yaw; // centre
    };
    std::vector<Box> boxes;
    std::vector<rigid::InverseMass> mass;
    std::vector<double> v_free, v;
    std::vector<rigid::ContactBlock> contacts;
    std::vector<rigid::Row> rows;
    std::vector<std::uint32_t> island_of_body;

    rigid::OneStepProblem problem() {
        v.resize(v_free.size());
        island_of_body.resize(mass.size());
        return {mass, v_free, rows, contacts, v, island_of_body, {}};
    }
};

using Polygon = std::vector<std::array<double, 2>>;

inline Polygon face_of(const Stack::Box& box) {
    Polygon out;
    const double c = std::cos(box.yaw), s = std::sin(box.yaw);
    for (const auto& [x, y] : {std::array{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}})
        out.push_back({box.x + c * x - s * y, box.y + s * x + c * y});
    return out;
}

// Common part of two convex polygons, counter-clockwise.
inline Polygon common(Polygon a, const Polygon& b) {
    for (std::size_t k = 0; k < b.size() && !a.empty(); ++k) {
        const auto &p = b[k], &q = b[(k + 1) % b.size()];
        const auto inside = [&](const std::array<double, 2>& z) {
            return (q[0] - p[0]) * (z[1] - p[1]) - (q[1] - p[1]) * (z[0] - p[0]);
        };
        Polygon cut;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const auto &from = a[i], &to = a[(i + 1) % a.size()];
            const double f = inside(from), t = inside(to);
            if (f >= 0.0) cut.push_back(from);
            if ((f > 0.0 && t < 0.0) || (f < 0.0 && t > 0.0)) {
                const double s = f / (f - t);
                cut.push_back({from[0] + s * (to[0] - from[0]), from[1] + s * (to[1] - from[1])});
            }
        }
        a = cut;
    }
    return a;
}

// A contact with a horizontal plane between a (above) and b.
inline void add_contact(Stack& stack, std::uint32_t a, std::uint32_t b, const rigid::Vector3& point, double mu) {
    rigid::ContactBlock contact;
    contact.body_a = a;
    contact.body_b = b;
    contact.frame << 0, 0, 1, 1, 0, 0, 0, 1, 0;
    const auto angular = [&](std::uint32_t body, double sign) -> rigid::Matrix3 {
        const Stack::Box& box = stack.boxes[body];
        const rigid::Vector3 arm = point - rigid::Vector3(box.x, box.y, box.z);
        rigid::Matrix3 cross, turn;
        cross << 0, -arm[2], arm[1], arm[2], 0, -arm[0], -arm[1], arm[0], 0;
        turn << std::cos(box.yaw), -std::sin(box.yaw), 0, std::sin(box.yaw), std::cos(box.yaw), 0, 0, 0, 1;
        return -sign * contact.frame * cross * turn; // velocity of the point: -arm x (R w)
    };
    contact.angular_a = angular(a, 1.0);
    if (b != rigid::kWorld) contact.angular_b = angular(b, -1.0);
    contact.mu = mu;
    stack.contacts.push_back(contact);
}

// A ball joint at a point: three equality rows.
inline void add_ball_joint(Stack& stack, std::uint32_t a, std::uint32_t b, const rigid::Vector3& point) {
    add_contact(stack, a, b, point, 0.0); // its arms are those of the joint
    const rigid::ContactBlock arms = stack.contacts.back();
    stack.contacts.pop_back();
    for (int i = 0; i < 3; ++i) {
        rigid::Row row;
        row.body_a = a;
        row.body_b = b;
        row.Ja << arms.frame.row(i).transpose(), arms.angular_a.row(i).transpose();
        row.Jb << -arms.frame.row(i).transpose(), arms.angular_b.row(i).transpose();
        stack.rows.push_back(row);
    }
}

// Contacts of all pairs of boxes, one above the other, and of those on the ground z = 0; masses 1; gravity over h.
inline void finish(Stack& stack, double mu, double h) {
    const auto count = static_cast<std::uint32_t>(stack.boxes.size());
    rigid::InverseMass mass;
    mass.linear.setConstant(1.0);
    mass.angular = 6.0 * rigid::Matrix3::Identity();
    stack.mass.assign(count, mass);
    stack.v_free.assign(std::size_t{6} * count, 0.0);
    for (std::uint32_t i = 0; i < count; ++i) stack.v_free[std::size_t{6} * i + 2] = -9.81 * h;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Stack::Box& box = stack.boxes[i];
        if (std::fabs(box.z - 0.5) < 1e-9)
            for (const auto& [x, y] : face_of(box)) add_contact(stack, i, rigid::kWorld, {x, y, 0.0}, mu);
        for (std::uint32_t j = 0; j < count; ++j) {
            const Stack::Box& other = stack.boxes[j];
            if (std::fabs(other.z - box.z - 1.0) > 1e-9 || std::hypot(other.x - box.x, other.y - box.y) > 1.5) continue;
            for (const auto& [x, y] : common(face_of(other), face_of(box)))
                add_contact(stack, j, i, {x, y, box.z + 0.5}, mu);
        }
    }
}

inline Stack tower(int count, double mu, double h) {
    Stack out;
    for (int i = 0; i < count; ++i) out.boxes.push_back({0.05 * std::sin(3.0 * i), 0.05 * std::cos(5.0 * i), 0.5 + i, 0.0});
    finish(out, mu, h);
    return out;
}

// Bricks: every box lies on two.
inline Stack wall(int columns, int rows, double mu, double h) {
    Stack out;
    for (int j = 0; j < rows; ++j)
        for (int i = 0; i < columns; ++i) out.boxes.push_back({1.05 * i + 0.5 * (j % 2), 0.0, 0.5 + j, 0.0});
    finish(out, mu, h);
    return out;
}

// Layers of n x n, (n-1) x (n-1), ...: every box lies on four.
inline Stack pyramid(int n, double mu, double h) {
    Stack out;
    for (int k = 0; k < n; ++k)
        for (int i = 0; i < n - k; ++i)
            for (int j = 0; j < n - k; ++j) out.boxes.push_back({1.05 * (i + 0.5 * k), 1.05 * (j + 0.5 * k), 0.5 + k, 0.0});
    finish(out, mu, h);
    return out;
}

// `layers` of n x n boxes, shifted by half a box and back, each turned and displaced at random: 3 to 8 points a pair.
// Every body has a random velocity of size `stir` besides.
inline Stack heap(int n, int layers, double mu, double h, double stir, unsigned seed = 1) {
    Stack out;
    std::mt19937 random(seed);
    const auto next = [&] { return 2.0 * (random() / 4294967296.0) - 1.0; };
    for (int k = 0; k < layers; ++k)
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j)
                out.boxes.push_back({1.3 * i + 0.6 * (k % 2) + 0.1 * next(), 1.3 * j + 0.6 * (k % 2) + 0.1 * next(), 0.5 + k,
                                     0.2 * next()});
    finish(out, mu, h);
    for (double& x : out.v_free) x += stir * next();
    return out;
}

} // namespace saltus::test
