// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/cam_laws.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace saltus::authoring {

namespace {

using std::numbers::pi;

// Part [from, to] of the law s in [0, 1], lift 1, described in x = s - from.
struct Part {
    double from, to;
    std::array<double, 8> poly;
    double sine, cosine, frequency;
};

// Acceleration in trapezoids with sine flanks: up in 1/8, level for 1/4, down through 0 in 1/4, level, up in 1/8.
std::vector<Part> trapezoid() {
    const double w = 4 * pi, top = 8 * pi / (2 + pi); // peak of s'' over the lift
    const double v1 = top / w, y1 = top / w * (0.125 - 1 / w);              // at 1/8
    const double v2 = v1 + top / 4, y2 = y1 + v1 / 4 + top / 32;            // at 3/8
    const double v3 = v2, y3 = 1 - y2;                                      // at 5/8
    const double v4 = v1, y4 = 1 - y1;                                      // at 7/8
    const double a = top / (w * w);
    return {{0.0, 0.125, {0.0, v1}, -a, 0.0, w},
            {0.125, 0.375, {y1, v1, top / 2}, 0.0, 0.0, 0.0},
            {0.375, 0.625, {y2 + a, v2}, 0.0, -a, w},
            {0.625, 0.875, {y3, v3, -top / 2}, 0.0, 0.0, 0.0},
            {0.875, 1.0, {y4 - a, v4}, 0.0, a, w}};
}

std::vector<Part> parts_of(model::CamLaw law) {
    switch (law) {
    case model::CamLaw::polynomial_345: return {{0.0, 1.0, {0, 0, 0, 10, -15, 6}, 0.0, 0.0, 0.0}};
    case model::CamLaw::polynomial_4567: return {{0.0, 1.0, {0, 0, 0, 0, 35, -84, 70, -20}, 0.0, 0.0, 0.0}};
    case model::CamLaw::harmonic: return {{0.0, 1.0, {0.5}, 0.0, -0.5, pi}};
    case model::CamLaw::modified_trapezoid: return trapezoid();
    case model::CamLaw::cycloidal:
    case model::CamLaw::arcs: break;
    }
    return {{0.0, 1.0, {0.0, 1.0}, -0.5 / pi, 0.0, 2 * pi}};
}

} // namespace

void add_law(model::CamLaw law, double low, double lift, double begin, double end, bool fall, std::vector<Cam::Piece>& pieces) {
    std::vector<Part> parts = parts_of(law);
    const double beta = end - begin;
    if (fall) std::reverse(parts.begin(), parts.end());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        Cam::Piece piece;
        piece.begin = i == 0 ? begin : pieces.back().end;
        piece.end = i + 1 == parts.size() ? end : fall ? end - beta * part.from : begin + beta * part.to;
        piece.origin = fall ? end - beta * part.from : begin + beta * part.from;
        piece.scale = fall ? -beta : beta;
        for (std::size_t k = 0; k < part.poly.size(); ++k) piece.poly[k] = lift * part.poly[k];
        piece.poly[0] += low;
        piece.sine = lift * part.sine;
        piece.cosine = lift * part.cosine;
        piece.frequency = part.frequency;
        piece.holds_at_end = !fall; // the mirror image of a rise, also at its joints
        pieces.push_back(piece);
    }
}

// The flank's centre F lies behind the axis at (-(flank - low), 0), the crown's centre K at p = high - crown in the
// direction `angle`; the arcs touch each other from within: |K - F| = flank - crown.
bool complete_crown(double low, double angle, Arcs& a) {
    const double f = a.flank - low;
    const double below = 2 * (a.flank - a.high - f * std::cos(angle));
    a.crown = (a.flank * a.flank - a.high * a.high - f * f - 2 * f * a.high * std::cos(angle)) / below;
    return below != 0.0 && std::isfinite(a.crown);
}

bool complete_flank(double low, double angle, Arcs& a) {
    const double p = a.high - a.crown;
    const double below = 2 * (p * std::cos(angle) + a.crown - low);
    a.flank = (a.crown * a.crown - low * low - p * p + 2 * low * p * std::cos(angle)) / below;
    return below != 0.0 && std::isfinite(a.flank);
}

bool complete_high(double low, double angle, Arcs& a) {
    const double f = a.flank - low, d = a.flank - a.crown, half = f * std::cos(angle);
    const double under = half * half - f * f + d * d;
    if (!(under >= 0.0)) return false;
    a.high = std::sqrt(under) - half + a.crown;
    return true;
}

bool join_arcs(double low, double angle, model::CamFollower follower, double roller, Arcs& a) {
    const double p = a.high - a.crown, f = a.flank - low;
    if (!(a.crown > 0.0 && a.flank > a.crown && a.high > low && p > 0.0 && f >= 0.0)) return false;
    const double x = p * std::cos(angle) + f, y = p * std::sin(angle); // K - F
    if (follower == model::CamFollower::flat) {
        a.joint = std::atan2(y, x);
    } else {
        const double reach = (a.flank + roller) / std::hypot(x, y);
        a.joint = std::atan2(reach * y, reach * x - f);
    }
    return a.joint > 0.0 && a.joint < angle;
}

void add_arcs(const Arcs& arcs, double low, double begin, double end, bool fall, model::CamFollower follower, double roller,
              std::vector<Cam::Piece>& pieces) {
    const auto piece = [&](double radius, double centre, double direction) {
        Cam::Piece made;
        if (follower == model::CamFollower::flat) { // the support function of a circle
            made.poly[0] = radius;
            made.origin = direction;
            made.cosine = centre;
            made.frequency = 1.0;
        } else {
            made.radius = radius + roller;
            made.centre = centre;
            made.direction = direction;
            made.poly[0] = 0.0 - roller; // not -0
        }
        return made;
    };
    const double lower = fall ? end : begin, upper = fall ? begin : end;
    const double joint = fall ? end - arcs.joint : begin + arcs.joint;
    Cam::Piece flank = piece(arcs.flank, low - arcs.flank, lower); // a negative distance: behind the axis
    Cam::Piece crown = piece(arcs.crown, arcs.high - arcs.crown, upper);
    flank.begin = fall ? joint : begin;
    flank.end = fall ? end : joint;
    crown.begin = fall ? begin : joint;
    crown.end = fall ? joint : end;
    flank.holds_at_end = crown.holds_at_end = !fall;
    pieces.push_back(fall ? crown : flank);
    pieces.push_back(fall ? flank : crown);
}

void add_spline(const std::vector<double>& angles, const std::vector<double>& values, std::vector<Cam::Piece>& pieces) {
    const std::size_t n = angles.size();
    std::vector<double> h(n), slope(n);
    for (std::size_t i = 0; i < n; ++i) {
        h[i] = i + 1 < n ? angles[i + 1] - angles[i] : angles[0] + 2 * pi - angles[i];
        slope[i] = (values[(i + 1) % n] - values[i]) / h[i];
    }
    // h[i-1] m[i-1] + 2 (h[i-1] + h[i]) m[i] + h[i] m[i+1] = 6 (slope[i] - slope[i-1]), indices modulo n, m = c''. The matrix
    // is diagonally dominant: elimination without pivots. The corners are moved into a second right-hand side
    // (Sherman-Morrison).
    const auto before = [&](std::size_t i) { return h[(i + n - 1) % n]; };
    const double corner = before(0), gamma = -2 * (before(0) + h[0]);
    std::vector<double> diagonal(n), m(n), z(n, 0.0);
    for (std::size_t i = 0; i < n; ++i) {
        diagonal[i] = 2 * (before(i) + h[i]);
        m[i] = 6 * (slope[i] - slope[(i + n - 1) % n]);
    }
    diagonal[0] -= gamma;
    diagonal[n - 1] -= corner * corner / gamma;
    z[0] = gamma;
    z[n - 1] = corner;
    for (std::size_t i = 1; i < n; ++i) {
        const double factor = h[i - 1] / diagonal[i - 1];
        diagonal[i] -= factor * h[i - 1];
        m[i] -= factor * m[i - 1];
        z[i] -= factor * z[i - 1];
    }
    for (std::size_t i = n; i-- > 0;) {
        if (i + 1 < n) {
            m[i] -= h[i] * m[i + 1];
            z[i] -= h[i] * z[i + 1];
        }
        m[i] /= diagonal[i];
        z[i] /= diagonal[i];
    }
    const double ratio = corner / gamma, weight = (m[0] + ratio * m[n - 1]) / (1 + z[0] + ratio * z[n - 1]);
    for (std::size_t i = 0; i < n; ++i) m[i] -= weight * z[i];

    const auto piece = [&](std::size_t i, double begin, double end, double origin) {
        Cam::Piece made;
        const std::size_t next = (i + 1) % n;
        made.begin = begin;
        made.end = end;
        made.origin = origin;
        made.scale = h[i];
        made.poly = {values[i], h[i] * (slope[i] - h[i] * (2 * m[i] + m[next]) / 6), h[i] * h[i] * m[i] / 2, h[i] * h[i] * (m[next] - m[i]) / 6};
        pieces.push_back(made);
    };
    if (angles[0] > 0.0) piece(n - 1, 0.0, angles[0], angles[n - 1] - 2 * pi);
    for (std::size_t i = 0; i < n; ++i) piece(i, angles[i], i + 1 < n ? angles[i + 1] : 2 * pi, angles[i]);
}

} // namespace saltus::authoring
