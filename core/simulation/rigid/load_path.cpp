// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/load_path.h"

#include "core/simulation/rigid/block66.h"
#include "core/simulation/rigid/linearise.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace saltus::rigid {

namespace {

constexpr double kSide = 0.1;   // a contact whose normal is nearer to the horizontal (sine) carries nothing
constexpr int kNewtonSteps = 3; // of a body
constexpr int kVisitsBetween = 3;
constexpr int kLastVisits = 10;
constexpr double kDelta = 1e-2; // of linearise: shares a load among contacts that could each bear it
constexpr std::uint32_t kDone = 0xffffffffu;

double length(const double* x) noexcept {
    return std::sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
}

} // namespace

void LoadPath::find(BlockSystem& system, const Islands& islands, const Island& island) {
    first_unit_ = island.unit_begin;
    bodies_.assign(islands.bodies.begin() + island.body_begin, islands.bodies.begin() + island.body_end);
    if (place_.size() < system.w.size()) place_.resize(system.w.size());
    for (std::uint32_t i = 0; i < bodies_.size(); ++i) place_[bodies_[i]] = i;
    level_.clear();
    order_.clear();
    link(system, islands, island);
    if (!links_.empty()) sort_bodies();
}

// Who stands on whom: a percussion along the normal pushes the upper body up. No links: nothing stands on the world.
void LoadPath::link(BlockSystem& system, const Islands& islands, const Island& island) {
    double down[3] = {};
    for (const std::uint32_t body : bodies_) system.add_free_momentum(body, down);
    const double size = length(down);
    bool supported = false;
    links_.assign(size > 0.0 ? island.unit_end - island.unit_begin : 0u, Link{});
    for (std::uint32_t k = 0; k < links_.size(); ++k) {
        const Unit& unit = islands.units[first_unit_ + k];
        if (unit.b == kWorld) {
            links_[k] = {unit.a, kWorld};
            supported = true;
            continue;
        }
        double push[3] = {}; // on a
        system.each_block(first_unit_ + k, [&](const auto& block, std::size_t) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(block)>, RowBlock>)
                for (int i = 0; i < 3; ++i) push[i] += block.ga[0].g[i];
        });
        const double along = push[0] * down[0] + push[1] * down[1] + push[2] * down[2];
        if (!(std::fabs(along) > kSide * size * length(push))) continue;
        links_[k] = along < 0.0 ? Link{unit.a, unit.b} : Link{unit.b, unit.a};
    }
    if (!supported) links_.clear();
}

// A body comes as soon as all above it have; where none is left of that kind (a ring) the first of those that remain.
void LoadPath::sort_bodies() {
    const auto n = static_cast<std::uint32_t>(bodies_.size());
    above_start_.assign(n + 1, 0);
    below_start_.assign(n + 1, 0);
    for (const Link& link : links_) {
        if (link.upper == kWorld) continue;
        ++below_start_[place_[link.upper] + 1];
        if (link.lower != kWorld) ++above_start_[place_[link.lower] + 1];
    }
    for (std::uint32_t i = 0; i < n; ++i) {
        above_start_[i + 1] += above_start_[i];
        below_start_[i + 1] += below_start_[i];
    }
    above_.resize(above_start_[n]);
    below_.resize(below_start_[n]);
    waiting_.assign(below_start_.begin(), below_start_.end() - 1);
    for (std::uint32_t k = 0; k < links_.size(); ++k)
        if (links_[k].upper != kWorld) below_[waiting_[place_[links_[k].upper]]++] = k;
    waiting_.assign(above_start_.begin(), above_start_.end() - 1);
    for (std::uint32_t k = 0; k < links_.size(); ++k)
        if (links_[k].upper != kWorld && links_[k].lower != kWorld) above_[waiting_[place_[links_[k].lower]]++] = k;

    for (std::uint32_t i = 0; i < n; ++i) waiting_[i] = above_start_[i + 1] - above_start_[i];
    const auto take = [&](std::uint32_t i) {
        order_.push_back(i);
        waiting_[i] = kDone;
    };
    for (std::uint32_t i = 0; i < n; ++i)
        if (waiting_[i] == 0) take(i);
    level_.push_back(0);
    left_.resize(n);
    for (std::uint32_t next = 0;;) {
        const std::uint32_t begin = level_.back();
        if (begin == order_.size()) {
            while (next < n && waiting_[next] == kDone) ++next;
            if (next == n) break;
            take(next);
        }
        const auto end = static_cast<std::uint32_t>(order_.size());
        level_.push_back(end);
        for (std::uint32_t o = begin; o < end; ++o)
            for (std::uint32_t e = below_start_[order_[o]]; e < below_start_[order_[o] + 1]; ++e) {
                const std::uint32_t lower = links_[below_[e]].lower;
                if (lower == kWorld || waiting_[place_[lower]] == kDone) continue;
                if (--waiting_[place_[lower]] == 0) take(place_[lower]);
            }
    }
}

// visit(velocities of the unit, unit, whether the body is its first); the body below stands still. Velocities of the
// body are taken over.
template <class Visit>
void LoadPath::each_support(BlockSystem& system, const Islands& islands, std::uint32_t place, BodyVelocity& own,
                            Visit&& visit) const noexcept {
    for (std::uint32_t e = below_start_[place]; e < below_start_[place + 1]; ++e) {
        const std::uint32_t k = first_unit_ + below_[e];
        with_size(islands.units[k], [&](auto one) {
            Velocities<one> velocities;
            if constexpr (one) {
                velocities.read(own.w, nullptr);
                visit(velocities, k, true);
                velocities.write(own.w, nullptr);
            } else {
                BodyVelocity lower = system.stopped[links_[below_[e]].lower];
                const bool first = islands.units[k].a == bodies_[place];
                double* const a = first ? own.w : lower.w;
                double* const b = first ? lower.w : own.w;
                velocities.read(a, b);
                visit(velocities, k, first);
                velocities.write(a, b);
            }
        });
    }
}

// One sweep over the body's supports; returns the largest change of a block, as the square of its natural map.
double LoadPath::visit(BlockSystem& system, const Islands& islands, std::uint32_t place,
                       BodyVelocity& own) const noexcept {
    double change = 0.0;
    each_support(system, islands, place, own, [&](auto& velocities, std::uint32_t k, bool) {
        change = std::fmax(change, system.sweep(k, velocities));
    });
    return change;
}

void LoadPath::newton(BlockSystem& system, const Islands& islands, std::uint32_t place,
                      BodyVelocity& own) const noexcept {
    // call(g, E, f, at) with the body's rows and the linearised law of every block
    const auto each = [&](auto&& call) {
        each_support(system, islands, place, own, [&](const auto& velocities, std::uint32_t k, bool first) {
            system.each_block(k, [&](auto& block, std::size_t at) {
                constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
                double u[rows], E[rows * rows], f[rows];
                for (int r = 0; r < rows; ++r) u[r] = block.free[r] + velocities.row(block.ga[r], block.gb[r]);
                linearise(block, u, system.p.data() + at, kDelta, E, f);
                call(std::integral_constant<int, rows>{}, first ? block.ga : block.gb, E, f, at);
            });
        });
    };
    Block66 matrix{};
    double right[6] = {}, dw[6] = {};
    for (int i = 0; i < 6; ++i) matrix.a[7 * i] = 1.0;
    each([&](auto rows, const HalfRow* g, const double* E, const double* f, std::size_t) {
        for (int r = 0; r < rows; ++r) {
            double z[6] = {};
            for (int q = 0; q < rows; ++q)
                for (int j = 0; j < 6; ++j) z[j] += E[r * rows + q] * g[q].g[j];
            for (int i = 0; i < 6; ++i) {
                right[i] -= g[r].g[i] * f[r];
                for (int j = 0; j < 6; ++j) matrix.a[6 * i + j] += g[r].g[i] * z[j];
            }
        }
    });
    invert(matrix);
    for (int i = 0; i < 6; ++i)
        for (int j = 0; j < 6; ++j) dw[i] += matrix.a[6 * i + j] * right[j];
    BodyVelocity moved = own;
    each([&](auto rows, const HalfRow* g, const double* E, const double* f, std::size_t at) {
        double du[rows] = {};
        for (int r = 0; r < rows; ++r)
            for (int j = 0; j < 6; ++j) du[r] += g[r].g[j] * dw[j];
        for (int r = 0; r < rows; ++r) {
            double dp = -f[r];
            for (int q = 0; q < rows; ++q) dp -= E[r * rows + q] * du[q];
            system.p[at + static_cast<std::size_t>(r)] += dp;
            for (int j = 0; j < 6; ++j) moved.w[j] += g[r].g[j] * dp;
        }
    });
    own = moved;
}

void LoadPath::carry(BlockSystem& system, const Islands& islands, std::uint32_t begin, std::uint32_t end,
                     double accuracy) noexcept {
    for (std::uint32_t o = begin; o < end; ++o) {
        const std::uint32_t place = order_[o];
        BodyVelocity own;
        for (std::uint32_t e = above_start_[place]; e < above_start_[place + 1]; ++e) { // loads
            const std::uint32_t k = first_unit_ + above_[e];
            BodyVelocity upper;
            const bool first = islands.units[k].a == bodies_[place];
            Velocities<false> velocities;
            velocities.read(first ? own.w : upper.w, first ? upper.w : own.w);
            system.push(k, velocities);
            velocities.write(first ? own.w : upper.w, first ? upper.w : own.w);
        }
        double change = HUGE_VAL;
        for (int step = 0; step < kNewtonSteps && !(change <= accuracy); ++step) {
            newton(system, islands, place, own);
            for (int k = 0; k < kVisitsBetween && !(change <= accuracy); ++k)
                change = visit(system, islands, place, own);
        }
        for (int k = 0; k < kLastVisits && !(change <= accuracy); ++k) change = visit(system, islands, place, own);
        const double* const stopped = system.stopped[bodies_[place]].w;
        double sum = 0.0;
        for (int i = 0; i < 6; ++i) sum += (own.w[i] - stopped[i]) * (own.w[i] - stopped[i]);
        left_[o] = sum;
    }
}

double LoadPath::left(std::uint32_t level) const noexcept {
    double sum = 0.0;
    for (std::uint32_t o = level_[level]; o < level_[level + 1]; ++o) sum += left_[o];
    return sum;
}

} // namespace saltus::rigid
