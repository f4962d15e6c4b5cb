// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/engines/judge.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

namespace saltus::engines {

namespace {

using Eigen::Matrix3d;

std::string fixed(double x, int digits) {
    char out[64];
    std::snprintf(out, sizeof out, "%.*f", digits, x);
    return out;
}

std::string power(double x) {
    char out[64];
    std::snprintf(out, sizeof out, "%.1e", x);
    return out;
}

double kinetic(const Scene& scene, const Record& record) {
    double sum = 0.0;
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        const State& s = record.states[i];
        const Vector3d spin = s.q.conjugate() * s.w;
        sum += 0.5 * scene.bodies[i].mass * s.v.squaredNorm() + 0.5 * spin.dot(scene.bodies[i].inertia.cwiseProduct(spin));
    }
    return sum;
}

double total(const Scene& scene, const Record& record) {
    double sum = kinetic(scene, record);
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) sum -= scene.bodies[i].mass * scene.gravity.dot(record.states[i].x);
    return sum;
}

// Depth by which two boxes overlap, by separating axes; below 0: they do not.
double overlap(const Body& a, const State& sa, const Body& b, const State& sb) {
    const Vector3d apart = sb.x - sa.x;
    if (apart.norm() > a.half.norm() + b.half.norm()) return -1.0;
    const Matrix3d A = sa.q.toRotationMatrix(), B = sb.q.toRotationMatrix();
    double least = HUGE_VAL;
    const auto along = [&](const Vector3d& axis) {
        const double length = axis.norm();
        if (length < 1e-4) return; // of edges that are nearly parallel: the faces tell
        const double reach = a.half.dot((A.transpose() * axis).cwiseAbs()) + b.half.dot((B.transpose() * axis).cwiseAbs());
        least = std::min(least, (reach - std::abs(axis.dot(apart))) / length);
    };
    for (int i = 0; i < 3 && least > 0.0; ++i) along(A.col(i)), along(B.col(i));
    for (int i = 0; i < 3 && least > 0.0; ++i)
        for (int j = 0; j < 3; ++j) along(A.col(i).cross(B.col(j)));
    return least;
}

double below_floor(const Body& body, const State& s) {
    if (body.shape == Shape::ball) return body.radius - s.x.z();
    return body.half.dot(s.q.toRotationMatrix().row(2).transpose().cwiseAbs()) - s.x.z();
}

double deepest(const Scene& scene, const Record& record) {
    double depth = 0.0;
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        if (scene.floor) depth = std::max(depth, below_floor(scene.bodies[i], record.states[i]));
        for (std::size_t j = i + 1; j < scene.bodies.size(); ++j)
            depth = std::max(depth, overlap(scene.bodies[i], record.states[i], scene.bodies[j], record.states[j]));
    }
    return depth;
}

double joint_error(const Scene& scene, const Record& start, const Record& record) {
    double worst = 0.0;
    for (const Joint& joint : scene.joints) {
        const auto now = [&](int body) -> Vector3d {
            if (body < 0) return joint.at;
            const State &then = start.states[static_cast<std::size_t>(body)], &s = record.states[static_cast<std::size_t>(body)];
            return s.x + s.q * (then.q.conjugate() * (joint.at - then.x));
        };
        worst = std::max(worst, (now(joint.body) - now(joint.other)).norm());
    }
    return worst;
}

double fastest(const std::vector<Record>& records) {
    double speed = 0.0;
    for (const Record& record : records)
        if (record.t > records.back().t - 0.5)
            for (const State& s : record.states) speed = std::max(speed, s.v.norm());
    return speed;
}

void stack(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    f.deepest = 0.0;
    for (const Record& record : records) f.deepest = std::max(f.deepest, f.end = deepest(scene, record));
    f.jitter = fastest(records);
    const Record &middle = records[records.size() / 2], &end = records.back();
    double height = 0.0, fall = 0.0;
    f.drift = 0.0;
    for (std::size_t i = 0; i < end.states.size(); ++i) {
        const Vector3d moved = end.states[i].x - middle.states[i].x;
        f.drift = std::max(f.drift, std::hypot(moved.x(), moved.y()));
        const double sank = scene.bodies[i].x.z() - end.states[i].x.z();
        height = std::max(height, std::abs(sank));
        fall = std::max(fall, sank);
    }
    if (scene.stands) f.verdict = fall > 0.2 ? "FELL by " + fixed(fall, 2) + " m" : "stands, heights off by " + power(height) + " m";
}

void arch(const std::vector<Record>& records, Figures& f) {
    const std::size_t crown = records.front().states.size() / 2;
    f.jitter = fastest(records);
    f.drift = records.front().states[crown].x.z() - records.back().states[crown].x.z();
    f.verdict = std::string(std::abs(f.drift) < 0.01 ? "stands" : f.drift < 0.5 ? "DEFORMED" : "FELL") + ", crown sank " + power(f.drift) + " m";
}

void drop(const std::vector<Record>& records, Figures& f) {
    double down = 0.0, up = 0.0, spin = 0.0;
    bool hit = false;
    for (const Record& record : records) {
        const State& s = record.states[0];
        hit = hit || s.v.z() > 0.0;
        if (!hit) down = std::min(down, s.v.z());
        else if (record.t < 1.1) up = std::max(up, s.v.z());
        spin = std::max(spin, s.w.norm());
    }
    f.verdict = "rebound " + fixed(-up / down, 4) + " of 0.9, spin after it " + power(spin) + " rad/s";
}

void bounce(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    int count = 0;
    double before = -1.0, hundred = kNone, thousand = kNone;
    const double weight = scene.gravity.norm(), from = weight * (scene.bodies[0].x.z() - 0.5);
    for (const Record& record : records) {
        const State& s = record.states[0];
        if (s.v.z() > 0.0 && before <= 0.0) ++count;
        before = s.v.z();
        if (s.x.z() < 0.55) continue; // while it touches nobody knows
        const double share = (kinetic(scene, record) + weight * (s.x.z() - 0.5)) / from;
        if (count == 100 && std::isnan(hundred)) hundred = share;
        if (count == 1000 && std::isnan(thousand)) thousand = share;
    }
    f.verdict = std::to_string(count) + " rebounds, energy after 100: " + fixed(hundred, 5) + ", after 1000: " + fixed(thousand, 5) + " of the start";
}

void slope(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    const Record &middle = records[records.size() / 2], &end = records.back();
    const double speed = (end.states[0].x.x() - middle.states[0].x.x()) / (end.t - middle.t);
    const double pull = scene.gravity.x() + scene.mu * scene.gravity.z(); // above 0: it slips by that acceleration
    const double due = pull > 0.0 ? 0.5 * pull * (end.t + middle.t) : 0.0;
    f.jitter = fastest(records);
    f.drift = end.states[0].x.x() - middle.states[0].x.x();
    f.verdict = fixed(1e3 * speed, 4) + " mm/s in the second half, due " + fixed(1e3 * due, 4);
}

Vector3d momentum(const Scene& scene, const State& s) { return s.q * scene.bodies[0].inertia.cwiseProduct(s.q.conjugate() * s.w); }

int flips(const Scene& scene, const std::vector<Record>& records) { // of the spin about the middle axis
    int count = 0;
    double sign = 1.0;
    for (const Record& record : records) {
        const double spin = (record.states[0].q.conjugate() * record.states[0].w).y();
        if (spin * sign < 0.0) ++count, sign = -sign;
    }
    (void)scene;
    return count;
}

void tumble(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    const Vector3d start = momentum(scene, records.front().states[0]), end = momentum(scene, records.back().states[0]);
    f.drift = (end - start).norm() / start.norm();
    // Euler's equations by Runge and Kutta's method, for the number of flips
    const Vector3d I = scene.bodies[0].inertia;
    const auto rate = [&](const Vector3d& w) -> Vector3d { return -w.cross(I.cwiseProduct(w)).cwiseQuotient(I); };
    Vector3d w = scene.bodies[0].w;
    constexpr double kStep = 1e-4;
    int due = 0;
    double sign = 1.0;
    for (long k = 0; k < std::lround(records.back().t / kStep); ++k) {
        const Vector3d a = rate(w), b = rate(w + 0.5 * kStep * a), c = rate(w + 0.5 * kStep * b), d = rate(w + kStep * c);
        w += kStep / 6.0 * (a + 2.0 * b + 2.0 * c + d);
        if (w.y() * sign < 0.0) ++due, sign = -sign;
    }
    f.verdict = std::to_string(flips(scene, records)) + " flips of " + std::to_string(due) + ", angular momentum off by " + power(f.drift);
}

// A symmetric top by Runge and Kutta's method: 5 kg m^2 about the pivot, 1 about the axis, 2 m from the pivot.
void top(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    Vector3d n = scene.bodies[0].x / 2.0, L = 50.0 * n;
    const auto turn = [](const Vector3d& at, const Vector3d& l) -> Vector3d { return l.cross(at) / 5.0; };
    const auto moment = [&](const Vector3d& at) -> Vector3d { return (2.0 * at).cross(scene.gravity); };
    constexpr double kStep = 1e-5;
    for (long k = 0; k < std::lround(records.back().t / kStep); ++k) {
        const Vector3d a1 = turn(n, L), b1 = moment(n);
        const Vector3d a2 = turn(n + kStep / 2 * a1, L + kStep / 2 * b1), b2 = moment(n + kStep / 2 * a1);
        const Vector3d a3 = turn(n + kStep / 2 * a2, L + kStep / 2 * b2), b3 = moment(n + kStep / 2 * a2);
        const Vector3d a4 = turn(n + kStep * a3, L + kStep * b3), b4 = moment(n + kStep * a3);
        n += kStep / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
        L += kStep / 6.0 * (b1 + 2.0 * b2 + 2.0 * b3 + b4);
    }
    f.drift = (records.back().states[0].x - 2.0 * n).norm();
    f.verdict = "centre off by " + power(f.drift) + " m after " + fixed(records.back().t, 0) + " s";
}

void joints(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    f.deepest = 0.0;
    for (const Record& record : records) f.deepest = std::max(f.deepest, f.end = joint_error(scene, records.front(), record));
}

void energy(const Scene& scene, const std::vector<Record>& records, Figures& f) {
    const double start = total(scene, records.front()), scale = scene.energy_scale();
    f.highest = 0.0;
    for (const Record& record : records) f.highest = std::max(f.highest, f.energy = (total(scene, record) - start) / scale);
}

// Mean and worst step by processor time where its clock is fine enough for single steps, else the worst by the wall clock.
void times(const Scene& scene, const std::vector<Step>& steps, Figures& f) {
    if (steps.empty()) return;
    double sum = 0.0, least = HUGE_VAL, worst = 0.0, wall = 0.0;
    for (const Step& step : steps) {
        sum += step.processor;
        if (step.processor > 0.0) least = std::min(least, step.processor);
        worst = std::max(worst, step.processor), wall = std::max(wall, step.wall);
    }
    const bool fine = least < 1e-4;
    f.mean = 1e3 * sum / static_cast<double>(steps.size());
    f.worst = 1e3 * (fine ? worst : wall);
    const auto second = std::min<std::ptrdiff_t>(std::lround(1.0 / scene.h), static_cast<std::ptrdiff_t>(steps.size()));
    std::vector<double> last;
    for (auto step = steps.end() - second; step != steps.end(); ++step) last.push_back(fine ? step->processor : step->wall);
    std::nth_element(last.begin(), last.begin() + second / 2, last.end());
    f.last = 1e3 * last[static_cast<std::size_t>(second / 2)];
}

bool finite(const std::vector<Record>& records) {
    for (const Record& record : records)
        for (const State& s : record.states)
            if (!s.x.allFinite() || !s.v.allFinite() || !s.w.allFinite() || !s.q.coeffs().allFinite()) return false;
    return true;
}

} // namespace

Figures judge(const Scene& scene, const std::vector<Record>& records, const std::vector<Step>& steps) {
    Figures f;
    times(scene, steps, f);
    if (!finite(records)) {
        f.verdict = "NOT FINITE";
        return f;
    }
    energy(scene, records, f);
    switch (scene.kind) {
    case Kind::stack: stack(scene, records, f); break;
    case Kind::arch: arch(records, f); break;
    case Kind::drop: drop(records, f); break;
    case Kind::bounce: bounce(scene, records, f); break;
    case Kind::slope: slope(scene, records, f); break;
    case Kind::chain: joints(scene, records, f); break;
    case Kind::tumble: tumble(scene, records, f); break;
    case Kind::top:
        joints(scene, records, f);
        top(scene, records, f);
        break;
    }
    return f;
}

} // namespace saltus::engines
