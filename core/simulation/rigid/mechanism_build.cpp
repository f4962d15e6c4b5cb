// SPDX-License-Identifier: GPL-3.0-or-later
// Which bodies joints make one mechanism, its rows, and the order in which its equations are eliminated: from the ends of
// its trees of joints to their roots, joints that close loops last.
#include "core/simulation/rigid/world_plan.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

// Lines n . (p_a - p_b) along axes of the world come first in these kinds, turns alone follow.
int point_lines(JointKind kind, bool planar) noexcept {
    const bool points = kind == JointKind::ball || kind == JointKind::revolute || kind == JointKind::fixed;
    return points ? (planar ? 2 : 3) : 0;
}
// Lines n . (p_a - p_b) along axes of body b, or along p_a - p_b.
bool slides(JointKind kind) noexcept {
    return kind == JointKind::distance || kind == JointKind::prismatic || kind == JointKind::cylindrical || kind == JointKind::screw || kind == JointKind::planar;
}
bool known_kind(JointKind kind) noexcept {
    return kind == JointKind::ball || kind == JointKind::revolute || kind == JointKind::fixed || kind == JointKind::gear ||
           kind == JointKind::twist || slides(kind);
}

using Held = Mechanism::HeldRow;

Held row_of(int line, int coordinate, JointRowRole role, Mechanism::RowKind kind, std::uint32_t slot) {
    Held row;
    row.line = static_cast<std::uint8_t>(line);
    row.coordinate = static_cast<std::uint8_t>(coordinate);
    row.role = role, row.kind = kind, row.slot = slot;
    return row;
}

// The rows of joint number j, as append_rows() would make them, boxes behind the others. False: kinds and laws that are not held here.
bool add_rows(const JointInput& joint, std::uint32_t j, const JointLayout& layout, bool planar, Mechanism::Plan& m, std::vector<Held>& boxes) {
    using Kind = Mechanism::RowKind;
    if (!known_kind(joint.kind)) return false;
    const int equality = equality_rows(joint, planar), coordinates = coordinate_count(joint, planar);
    const std::uint32_t first = layout.first_slot[j];
    for (int i = 0; i < equality; ++i)
        m.rows.push_back(row_of(i, 0, JointRowRole::equality, joint.kind == JointKind::twist ? Kind::rate : Kind::position,
                                first + static_cast<std::uint32_t>(i)));
    for (int i = 0; i < coordinates; ++i) {
        const JointCoordinate& c = coordinate_of(joint, i);
        const std::uint32_t slot = first + static_cast<std::uint32_t>(equality + 5 * i);
        const auto add = [&](JointRowRole role, Kind kind, std::uint32_t at) {
            (kind == Kind::box ? boxes : m.rows).push_back(row_of(equality + i, i, role, kind, slot + at));
        };
        const bool driven = c.drive == JointCoordinate::Drive::position || c.drive == JointCoordinate::Drive::velocity;
        if (driven) {
            const bool bounded = std::isfinite(c.largest);
            if (bounded && c.lower == c.upper) return false;
            add(JointRowRole::drive, bounded ? Kind::box : Kind::position, 0);
            if (bounded) boxes.back().only_there = c.drive == JointCoordinate::Drive::position;
        }
        if (c.friction > 0.0 && c.lower != c.upper) {
            add(JointRowRole::friction, Kind::box, 4);
            boxes.back().given = driven && !std::isfinite(c.largest);
            m.shares = m.shares || (driven && std::isfinite(c.largest));
        }
        m.sticks = m.sticks || (c.friction > 0.0 && c.lower != c.upper) || (driven && std::isfinite(c.largest));
        if (c.lower == c.upper)
            add(JointRowRole::lower, Kind::position, 1);
        else if (std::isfinite(c.lower) || std::isfinite(c.upper)) {
            const bool forced = driven && !std::isfinite(c.largest);
            if (forced) m.limits.push_back({j, static_cast<std::uint8_t>(i)});
            for (const JointRowRole role : {JointRowRole::lower, JointRowRole::upper}) {
                if (forced || !std::isfinite(role == JointRowRole::lower ? c.lower : c.upper)) continue;
                m.shares = m.shares || c.friction > 0.0 || driven;
                add(role, Kind::box, role == JointRowRole::lower ? 1 : 2);
                boxes.back().only_there = true;
            }
        }
        if (c.stiffness > 0.0 || c.damping > 0.0) add(JointRowRole::spring, Kind::spring, 3);
    }
    return true;
}

// Bodies as they are met from the roots, and by body its joint towards the root (kNone: it has none).
struct Tree {
    std::vector<std::uint32_t> found, carried;
};

Tree tree_of(const Mechanism::Plan& m) {
    constexpr std::uint32_t kNone = Mechanism::kNone;
    const auto count = static_cast<std::uint32_t>(m.bodies.size());
    std::vector<std::vector<std::uint32_t>> joints_of(count);
    for (std::uint32_t j = 0; j < m.joints.size(); ++j)
        for (const Mechanism::Arm& side : m.joints[j].side)
            if (side.body != kNone && !m.joints[j].boxes) joints_of[side.body].push_back(j);
    Tree tree;
    tree.carried.assign(count, kNone);
    std::vector<unsigned char> met(count, 0);
    const auto take = [&](std::uint32_t body, std::uint32_t joint) {
        if (body == kNone || met[body] != 0) return;
        met[body] = 1;
        tree.carried[body] = joint;
        tree.found.push_back(body);
    };
    std::size_t seen = 0;
    const auto spread = [&] {
        for (; seen < tree.found.size(); ++seen)
            for (const std::uint32_t j : joints_of[tree.found[seen]])
                for (const Mechanism::Arm& side : m.joints[j].side) take(side.body, j);
    };
    for (std::uint32_t j = 0; j < m.joints.size(); ++j) {
        const auto& side = m.joints[j].side;
        if ((side[0].body == kNone) != (side[1].body == kNone)) take(side[0].body == kNone ? side[1].body : side[0].body, j);
    }
    spread();
    for (std::uint32_t b = 0; b < count; ++b) {
        take(b, kNone);
        spread();
    }
    return tree;
}

struct Nodes {
    std::vector<std::uint32_t> sizes;
    std::vector<unsigned char> placed; // by joint: with a body; else a node of its own
    std::size_t loop_rows = 0;
};

// Bodies from the ends of the trees to their roots, each with the joint that carries it; joints that close loops last.
Nodes place_nodes(Mechanism::Plan& m, std::uint32_t freedoms) {
    const auto count = static_cast<std::uint32_t>(m.bodies.size());
    const Tree tree = tree_of(m);
    Nodes nodes{std::vector<std::uint32_t>(count, freedoms), std::vector<unsigned char>(m.joints.size(), 0)};
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t body = tree.found[count - 1 - i];
        m.bodies[body].node = i;
        if (tree.carried[body] == Mechanism::kNone) continue;
        Mechanism::HeldJoint& joint = m.joints[tree.carried[body]];
        nodes.placed[tree.carried[body]] = 1;
        joint.node = i, joint.place = freedoms;
        nodes.sizes[i] += joint.row_end - joint.row_begin;
    }
    const auto place_last = [&](Mechanism::HeldJoint& joint) {
        joint.node = static_cast<std::uint32_t>(nodes.sizes.size()), joint.place = 0;
        nodes.sizes.push_back(joint.row_end - joint.row_begin);
        nodes.loop_rows += joint.row_end - joint.row_begin;
    };
    for (std::uint32_t j = 0; j < m.joints.size(); ++j)
        if (nodes.placed[j] == 0 && !m.joints[j].boxes) place_last(m.joints[j]);
    // In a tree boxes that stick leave what carries them solvable. In loops they may hold what others hold already: their pivots come last.
    m.loops = nodes.loop_rows > 0;
    m.shares = m.shares || m.loops;
    for (std::uint32_t j = 1; j < m.joints.size(); ++j) {
        Mechanism::HeldJoint& joint = m.joints[j];
        if (!joint.boxes) continue;
        if (m.loops) {
            place_last(joint);
            continue;
        }
        joint.node = m.joints[j - 1].node, joint.place = nodes.sizes[joint.node];
        nodes.sizes[joint.node] += joint.row_end - joint.row_begin;
        nodes.placed[j] = 1;
    }
    return nodes;
}

std::vector<NodeLu::Edge> edges_of(const Mechanism::Plan& m, std::uint32_t freedoms) {
    constexpr std::uint32_t kNone = Mechanism::kNone;
    std::vector<NodeLu::Edge> edges;
    for (const Mechanism::HeldJoint& joint : m.joints)
        for (const Mechanism::Arm& side : joint.side) {
            if (side.body == kNone) continue;
            const std::uint32_t node = m.bodies[side.body].node, end = joint.place + joint.row_end - joint.row_begin;
            if (node == joint.node || end == joint.place) continue;
            edges.push_back({joint.node, node, joint.place, end, 0, freedoms});
            edges.push_back({node, joint.node, 0, freedoms, joint.place, end});
        }
    const auto node_of = [&](const Mechanism::Arm& arm) { return m.bodies[arm.body].node; };
    for (const Mechanism::Stiffness& stiff : m.stiffness) {
        const auto& side = m.joints[stiff.joint].side;
        if (side[0].body == kNone || side[1].body == kNone) continue;
        edges.push_back({node_of(side[0]), node_of(side[1]), 0, freedoms, 0, freedoms});
        edges.push_back({node_of(side[1]), node_of(side[0]), 0, freedoms, 0, freedoms});
    }
    return edges;
}

// In the order in which its equations are eliminated.
void order(Mechanism::Plan& m, bool planar) {
    constexpr std::uint32_t kNone = Mechanism::kNone;
    const std::uint32_t freedoms = planar ? 3 : 6;
    const Nodes nodes = place_nodes(m, freedoms);
    if (nodes.loop_rows > Mechanism::kMostLoopRows) {
        m.fits = false;
        return;
    }
    m.system.build(nodes.sizes, edges_of(m, freedoms));
    const auto node_of = [&](const Mechanism::Arm& arm) { return m.bodies[arm.body].node; };
    for (Mechanism::Stiffness& stiff : m.stiffness) {
        const auto& side = m.joints[stiff.joint].side;
        for (int k = 0; k < 2; ++k) {
            if (side[k].body == kNone) continue;
            stiff.own[k] = m.system.place(node_of(side[k]), node_of(side[k]));
            if (side[1 - k].body != kNone) stiff.other[k] = m.system.place(node_of(side[k]), node_of(side[1 - k]));
        }
    }
    for (Mechanism::HeldJoint& joint : m.joints)
        for (Mechanism::Arm& side : joint.side) {
            if (side.body == kNone) continue;
            side.rows = m.system.place(joint.node, m.bodies[side.body].node);
            side.columns = m.system.place(m.bodies[side.body].node, joint.node);
        }
    m.smallest.assign(m.system.size(), 1e-300);
    for (std::uint32_t j = 0; j < m.joints.size(); ++j) {
        if (nodes.placed[j] != 0 || m.joints[j].boxes) continue;
        const Mechanism::HeldJoint& joint = m.joints[j];
        for (std::uint32_t i = 0; i < joint.row_end - joint.row_begin; ++i)
            m.smallest[m.system.begin(joint.node) + i] = -1.0; // set by every step: a share of the rows' own mobility
    }
}

} // namespace

// Bodies by mechanism, mechanisms by their first body; bodies in their order.
void plan_mechanisms(WorldPlan& plan) {
    const Input& input = plan.input;
    const bool planar = input.settings.planar;
    const std::size_t n = plan.bodies.size();
    std::vector<Mechanism::Plan>& mechanisms = plan.mechanisms;
    std::vector<std::uint32_t>& mechanism_of = plan.mechanism_of;
    mechanism_of.assign(n, Mechanism::kNone);
    std::vector<std::uint32_t> parent(n), local_of(n, Mechanism::kNone); // by body: place in its mechanism
    for (std::uint32_t b = 0; b < n; ++b) parent[b] = b;
    const auto root = [&](std::uint32_t b) {
        while (parent[b] != b) b = parent[b] = parent[parent[b]];
        return b;
    };
    const auto mobile = [&](std::uint32_t b) { return b != kWorld && !plan.bodies[b].fixed; };
    std::vector<unsigned char> joined(n, 0);
    for (const JointInput& joint : input.joints) {
        const bool a = mobile(joint.body_a), b = mobile(joint.body_b);
        if (a) joined[joint.body_a] = 1;
        if (b) joined[joint.body_b] = 1;
        if (!a || !b) continue;
        const std::uint32_t x = root(joint.body_a), y = root(joint.body_b);
        parent[std::max(x, y)] = std::min(x, y);
    }
    for (std::uint32_t b = 0; b < n; ++b) {
        if (joined[b] == 0) continue;
        const std::uint32_t r = root(b);
        if (r == b) {
            mechanism_of[b] = static_cast<std::uint32_t>(mechanisms.size());
            mechanisms.emplace_back();
        }
        mechanism_of[b] = mechanism_of[r];
        Mechanism::Plan& m = mechanisms[mechanism_of[b]];
        local_of[b] = static_cast<std::uint32_t>(m.bodies.size());
        m.bodies.emplace_back();
        m.bodies.back().body = b;
    }
    std::vector<Held> boxes; // of a joint
    for (std::uint32_t j = 0; j < input.joints.size(); ++j) {
        const JointInput& joint = input.joints[j];
        const std::uint32_t any = mobile(joint.body_a) ? joint.body_a : joint.body_b;
        if (!mobile(any)) continue;
        Mechanism::Plan& m = mechanisms[mechanism_of[any]];
        Mechanism::HeldJoint held;
        held.joint = j;
        held.points = point_lines(joint.kind, planar);
        held.row_begin = static_cast<std::uint32_t>(m.rows.size());
        boxes.clear();
        if (!add_rows(joint, j, plan.layout, planar, m, boxes)) m.fits = false;
        held.row_end = static_cast<std::uint32_t>(m.rows.size());
        held.other_lines = held.row_end - held.row_begin > static_cast<std::uint32_t>(held.points) || !boxes.empty();
        for (int i = 0; i < coordinate_count(joint, planar); ++i)
            held.other_lines = held.other_lines || coordinate_of(joint, i).drive == JointCoordinate::Drive::force;
        if (mobile(joint.body_a)) held.side[0].body = local_of[joint.body_a];
        if (mobile(joint.body_b)) held.side[1].body = local_of[joint.body_b];
        held.slides = slides(joint.kind);
        if (held.slides) {
            m.stiffness.emplace_back();
            m.stiffness.back().joint = static_cast<std::uint32_t>(m.joints.size());
        }
        m.joints.push_back(held);
        if (boxes.empty()) continue;
        m.boxed = true;
        held.boxes = true;
        held.points = 0;
        held.row_begin = held.row_end;
        m.rows.insert(m.rows.end(), boxes.begin(), boxes.end());
        held.row_end = static_cast<std::uint32_t>(m.rows.size());
        m.joints.push_back(held);
    }
    for (Mechanism::Plan& m : mechanisms)
        if (m.fits) order(m, planar);
}

} // namespace saltus::rigid
