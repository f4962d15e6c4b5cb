// SPDX-License-Identifier: GPL-3.0-or-later
// What a cam does at an angle, its surface and its largest values.
// In the cam's frame the follower's line has the direction u(b) = (cos b, sin b); n = u' lies across it. The roller's centre
// is at P = y u + e n with the offset e, so P' = (y' - e) u + y n and P'' = (y'' - y) u + (2 y' - e) n.
#include "core/authoring/cam_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::authoring {

namespace {


// As the formula engine reduces it: mod(a, b) = a - b floor(a/b).
double reduced(double angle) noexcept { return angle - kTurn * std::floor(angle / kTurn); }

double along(double c, double base, double roller, double offset) noexcept {
    return std::sqrt((base + roller) * (base + roller) - offset * offset) + (c - base);
}

} // namespace

const Cam::Piece& Cam::piece_at(double angle) const noexcept {
    for (const Piece& piece : pieces_)
        if (piece.holds_at_end ? angle <= piece.end : angle < piece.end) return piece;
    return pieces_.back();
}

CamSample Cam::sample(double angle) const noexcept {
    const double b = reduced(angle);
    return sample(piece_at(b), b);
}

CamSample Cam::sample(const Piece& p, double angle) const noexcept {
    CamSample s;
    const double x = (angle - p.origin) / p.scale;
    double c = 0.0, c1 = 0.0, c2 = 0.0, c3 = 0.0; // by x; Horner's scheme with its derivatives
    for (std::size_t k = p.poly.size(); k-- > 0;) {
        c3 = c3 * x + c2;
        c2 = c2 * x + c1;
        c1 = c1 * x + c;
        c = c * x + p.poly[k];
    }
    c2 *= 2;
    c3 *= 6;
    if (p.frequency != 0.0) {
        const double w = p.frequency, sine = std::sin(w * x), cosine = std::cos(w * x);
        const double wave = p.sine * sine + p.cosine * cosine, slope = w * (p.sine * cosine - p.cosine * sine);
        c += wave;
        c1 += slope;
        c2 -= w * w * wave;
        c3 -= w * w * slope;
    }
    s.c = c;
    s.c1 = c1 / p.scale;
    s.c2 = c2 / (p.scale * p.scale);
    s.c3 = c3 / (p.scale * p.scale * p.scale);
    if (p.radius > 0.0) { // S = sqrt(R^2 - d^2 sin^2 a), S S' = -d^2 sin(2a)/2
        const double a = angle - p.direction, d = p.centre, sine = d * std::sin(a), cosine = d * std::cos(a);
        const double root = std::sqrt(p.radius * p.radius - sine * sine);
        const double root1 = -sine * cosine / root, root2 = -(cosine * cosine - sine * sine + root1 * root1) / root;
        const double root3 = (4 * sine * cosine - 3 * root1 * root2) / root;
        s.c += cosine + root;
        s.c1 += root1 - sine;
        s.c2 += root2 - cosine;
        s.c3 += root3 + sine;
    }

    if (follower_ == model::CamFollower::flat) {
        s.eccentricity = s.c1;
        s.radius_of_curvature = s.c + s.c2;
        s.undercut = s.radius_of_curvature < 0.0;
        return s;
    }
    const double y = along(s.c, base_, roller_, offset_), slope = s.c1 - offset_, speed = std::hypot(slope, y);
    s.pressure_angle = std::atan2(slope, y);
    const double bend = (y * y + slope * (2 * s.c1 - offset_) - y * s.c2) / (speed * speed * speed); // of the pitch curve
    s.radius_of_curvature = bend == 0.0 ? std::numeric_limits<double>::infinity() : 1.0 / bend - roller_;
    s.undercut = bend > 0.0 && 1.0 / bend < roller_;
    return s;
}

CamPoint Cam::surface(const CamSample& s, double angle, bool pitch) const noexcept {
    double u = s.c, n = s.c1; // the flat follower's point of contact
    if (follower_ != model::CamFollower::flat) {
        u = along(s.c, base_, roller_, offset_);
        n = offset_;
        if (!pitch && roller_ > 0.0) { // inwards along the normal of the pitch curve, y u - (y' - e) n
            const double slope = s.c1 - offset_, y = u, reach = roller_ / std::hypot(slope, y);
            u -= reach * y;
            n += reach * slope;
        }
    }
    const double cosine = std::cos(angle), sine = std::sin(angle);
    return {u * cosine - n * sine, u * sine + n * cosine};
}

std::vector<double> Cam::joints() const {
    std::vector<double> angles;
    for (const Piece& piece : pieces_) angles.push_back(piece.begin);
    return angles;
}

std::vector<CamPoint> Cam::curve(std::size_t points, bool pitch) const {
    std::vector<CamPoint> out;
    for (const Piece& piece : pieces_) { // so many points on each as its angle deserves, one at its beginning
        const double share = (piece.end - piece.begin) / kTurn * static_cast<double>(points);
        const auto count = static_cast<std::size_t>(std::max(1.0, std::ceil(share - 1e-9)));
        for (std::size_t i = 0; i < count; ++i) {
            const double angle = piece.begin + (piece.end - piece.begin) * static_cast<double>(i) / static_cast<double>(count);
            out.push_back(surface(sample(piece, angle), angle, pitch));
        }
    }
    return out;
}

std::vector<CamPoint> Cam::outline(std::size_t points) const { return curve(points, false); }
std::vector<CamPoint> Cam::pitch_curve(std::size_t points) const { return curve(points, true); }

// The largest value of measure(sample) on [begin, end]: samples on every piece, its two ends taken from within, then golden
// section around the best one.
template <class Measure>
CamPeak Cam::peak(Measure measure, double begin, double end) const {
    CamPeak best{-std::numeric_limits<double>::infinity(), begin};
    const int samples = pieces_.size() > 50 ? 8 : 64;
    for (const Piece& piece : pieces_) {
        const double first = std::max(begin, piece.begin), last = std::min(end, piece.end), width = last - first;
        if (!(width > 0.0)) continue;
        const auto value = [&](double angle) { return measure(sample(piece, angle)); };
        CamPeak here{-std::numeric_limits<double>::infinity(), first};
        for (int i = 0; i <= samples; ++i) {
            const double angle = i == samples ? last : first + width * i / samples, found = value(angle);
            if (found > here.value) here = {found, angle};
        }
        if (here.value == -std::numeric_limits<double>::infinity()) continue;
        double low = std::max(first, here.angle - width / samples), high = std::min(last, here.angle + width / samples);
        for (int i = 0; i < 80 && high - low > 1e-13; ++i) {
            const double step = 0.38196601125010515 * (high - low), a = low + step, b = high - step;
            if (value(a) >= value(b)) high = b;
            else low = a;
        }
        const double middle = 0.5 * (low + high), found = value(middle);
        if (found > here.value) here = {found, middle};
        const bool first_found = !std::isfinite(best.value);
        if (first_found || here.value > best.value + 1e-12 * std::abs(best.value)) best = here; // the first of equal ones
    }
    return best;
}

CamExtremes Cam::extremes() const {
    CamExtremes out;
    out.velocity = peak([](const CamSample& s) { return std::abs(s.c1); }, 0.0, kTurn);
    out.acceleration = peak([](const CamSample& s) { return std::abs(s.c2); }, 0.0, kTurn);
    out.jerk = peak([](const CamSample& s) { return std::abs(s.c3); }, 0.0, kTurn);
    out.pressure_angle = peak([](const CamSample& s) { return std::abs(s.pressure_angle); }, 0.0, kTurn);
    out.eccentricity = peak([](const CamSample& s) { return std::abs(s.eccentricity); }, 0.0, kTurn);
    // Hollow parts count as straight; undercut ones as what they would need.
    const CamPeak sharpest = peak(
        [](const CamSample& s) {
            const bool convex = std::isfinite(s.radius_of_curvature) && (s.radius_of_curvature >= 0.0 || s.undercut);
            return convex ? -s.radius_of_curvature : -std::numeric_limits<double>::infinity();
        },
        0.0, kTurn);
    if (std::isfinite(sharpest.value)) out.smallest_radius = CamPeak{-sharpest.value, sharpest.angle};
    return out;
}

CamCoefficients Cam::coefficients(std::size_t index) const {
    const CamStretch& s = stretches_.at(index);
    const double lift = std::abs(s.to - s.from), beta = s.end - s.begin;
    if (!(lift > 0.0)) return {};
    const double velocity = peak([](const CamSample& p) { return std::abs(p.c1); }, s.begin, s.end).value;
    const double acceleration = peak([](const CamSample& p) { return std::abs(p.c2); }, s.begin, s.end).value;
    const double jerk = peak([](const CamSample& p) { return std::abs(p.c3); }, s.begin, s.end).value;
    return {velocity * beta / lift, acceleration * beta * beta / lift, jerk * beta * beta * beta / lift};
}

} // namespace saltus::authoring
