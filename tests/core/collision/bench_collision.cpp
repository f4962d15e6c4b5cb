// SPDX-License-Identifier: GPL-3.0-or-later
// Times of collision detection: a pile of boxes (whole detect, broad phase, a pair), and a pair of each two kinds of shape
// at rest on each other. Smallest of several runs.
#include "tests/core/collision/reference.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

using namespace saltus::collision;
using namespace saltus::collision::testing;

namespace {

// Of this thread's own time on the processor, so that other programs count little; with threads, of the clock.
double seconds(bool clock = false) {
    if (clock) return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

TriangleMesh ball(int rings, double radius) { // a closed convex surface of many triangles
    TriangleMesh mesh;
    const int around = 2 * rings;
    mesh.vertices.push_back({0, 0, radius});
    for (int i = 1; i < rings; ++i)
        for (int j = 0; j < around; ++j) {
            const double a = 3.141592653589793 * i / rings, b = 6.283185307179586 * (j + 0.5 * (i % 2)) / around;
            mesh.vertices.push_back({radius * std::sin(a) * std::cos(b), radius * std::sin(a) * std::sin(b), radius * std::cos(a)});
        }
    mesh.vertices.push_back({0, 0, -radius});
    const auto at = [&](int i, int j) { return static_cast<std::uint32_t>(1 + (i - 1) * around + (j % around)); };
    const auto last = static_cast<std::uint32_t>(mesh.vertices.size() - 1);
    for (int j = 0; j < around; ++j) {
        mesh.triangles.push_back({0, at(1, j), at(1, j + 1)});
        mesh.triangles.push_back({last, at(rings - 1, j + 1), at(rings - 1, j)});
    }
    for (int i = 1; i + 1 < rings; ++i)
        for (int j = 0; j < around; ++j) {
            const int odd = i % 2;
            mesh.triangles.push_back({at(i, j), at(i + 1, j + odd), at(i, j + 1)});
            mesh.triangles.push_back({at(i + 1, j), at(i + 1, j + 1), at(i, j + 1 - odd)});
        }
    return mesh;
}

void pile(int side, int threads) {
    Detector detector(false);
    Random random(3);
    std::vector<Pose> poses{{}};
    detector.add_shape(0, HalfSpace{}, {}, true);
    for (int x = 0; x < side; ++x)
        for (int y = 0; y < side; ++y)
            for (int z = 0; z < side; ++z) {
                detector.add_shape(static_cast<std::uint32_t>(poses.size()), Box{}, {}, false);
                poses.push_back(at(Vector3(x + 0.1 * random.between(-1, 1), y + 0.1 * random.between(-1, 1), 0.5 + z - 1e-6),
                                   about(Vector3::UnitZ(), random.between(-0.05, 0.05))));
            }
    const std::vector<double> reach(poses.size(), 5e-4);
    double best = 1e9, pairs = 0, contacts = 0;
    for (int k = 0; k < 20; ++k) {
        for (Pose& pose : poses)
            if (&pose != &poses[0]) pose.position += random.vector(1e-5);
        const double start = seconds(threads > 1);
        contacts = static_cast<double>(detector.detect(poses, reach, threads).size());
        best = std::min(best, seconds(threads > 1) - start);
        pairs = static_cast<double>(detector.counts().pairs);
    }
    std::printf("%6zu boxes, %d thread%s: %8.3f ms, %6.0f pairs, %6.0f contacts, %6.3f us a pair\n", poses.size() - 1, threads, threads == 1 ? " " : "s",
                best * 1e3, pairs, contacts, best * 1e6 / pairs);
}

void on_mesh(const char* name, const Shape& shape, double level) { // 30 x 30 of them on 80,000 triangles
    TriangleMesh mesh;
    constexpr int cells = 200;
    const auto at_cell = [&](int i, int j) { return static_cast<std::uint32_t>(i * (cells + 1) + j); };
    for (int i = 0; i <= cells; ++i)
        for (int j = 0; j <= cells; ++j) mesh.vertices.push_back({0.25 * i, 0.25 * j, 0.01 * std::sin(0.3 * i) * std::cos(0.2 * j)});
    for (int i = 0; i < cells; ++i)
        for (int j = 0; j < cells; ++j) {
            mesh.triangles.push_back({at_cell(i, j), at_cell(i + 1, j), at_cell(i + 1, j + 1)});
            mesh.triangles.push_back({at_cell(i, j), at_cell(i + 1, j + 1), at_cell(i, j + 1)});
        }
    Detector detector(false);
    detector.add_shape(0, Mesh{std::make_shared<TriangleMesh>(mesh)}, {}, true);
    std::vector<Pose> poses{{}};
    Random random(6);
    for (int x = 0; x < 30; ++x)
        for (int y = 0; y < 30; ++y) {
            detector.add_shape(static_cast<std::uint32_t>(poses.size()), shape, {}, false);
            poses.push_back(at(Vector3(1.5 * x + 2 + 0.2 * random.between(-1, 1), 1.5 * y + 2, level), about(Vector3::UnitZ(), random.between(-3, 3))));
        }
    const std::vector<double> reach(poses.size(), 5e-3);
    double best = 1e9;
    std::size_t contacts = 0;
    for (int k = 0; k < 10; ++k) {
        const double start = seconds();
        contacts = detector.detect(poses, reach).size();
        best = std::min(best, seconds() - start);
    }
    std::printf("  %-22s %7.3f us a body, %zu contacts\n", name, best * 1e6 / 900.0, contacts);
}

void pair(const char* name, const Shape& a, const Shape& b, double reach) {
    Two two(a, b);
    Random random(4);
    const Eigen::Quaterniond turn = about(Vector3::UnitZ(), 0.4);
    const double level = height(a, {}, Vector3::UnitZ()) + height(b, at({0, 0, 0}, turn), -Vector3::UnitZ());
    std::vector<Pose> poses;
    for (int k = 0; k < 200; ++k)
        poses.push_back(at(Vector3(0.05 * random.between(-1, 1), 0.05 * random.between(-1, 1), level - 1e-5 + 1e-6 * random.between(-1, 1)),
                           about(random.direction(), 1e-7) * turn));
    double best = 1e9;
    std::size_t contacts = 0;
    for (int round = 0; round < 20; ++round) {
        const double start = seconds();
        for (const Pose& pose : poses) contacts = two.at({}, pose, reach).size();
        best = std::min(best, seconds() - start);
    }
    std::printf("  %-22s %7.3f us, %zu points\n", name, best * 1e6 / static_cast<double>(poses.size()), contacts);
}

} // namespace

int main(int count, char** arguments) {
    const int largest = count > 1 ? std::atoi(arguments[1]) : 17;
    for (const int side : {5, 10, 17})
        if (side <= largest)
            for (const int threads : {1, 2}) pile(side, threads);
    const Shape box = Box{}, cylinder = Cylinder{}, cone = Cone{}, sphere = Sphere{}, hull = Hull{std::make_shared<TriangleMesh>(ball(8, 0.5))};
    std::printf("one pair resting, with broad phase and all (at rest: overlap of 1e-5)\n");
    const std::vector<std::pair<const char*, Shape>> all = {{"sphere", sphere}, {"box", box}, {"cylinder", cylinder}, {"capsule", Capsule{}}, {"cone", cone}, {"hull of 114", hull}};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i; j < all.size(); ++j) pair((std::string(all[i].first) + ", " + all[j].first).c_str(), all[i].second, all[j].second, 1e-3);
    pair("half-space, box", HalfSpace{}, box, 1e-3);
    std::printf("900 bodies on a rolling mesh of 80,000 triangles\n");
    on_mesh("sphere", sphere, 0.5), on_mesh("box", box, 0.5), on_mesh("cylinder", cylinder, 0.5);
}
