// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/block_system.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace saltus::rigid {

namespace {

using Side = Eigen::Matrix<double, 3, 6>;

enum class Kind : unsigned char { normal, planar, space, rolling, row };

Kind kind_of(const ContactBlock& contact) noexcept {
    if (contact.rolling()) return Kind::rolling;
    if (!(contact.mu > 0.0)) return Kind::normal;
    return contact.planar ? Kind::planar : Kind::space;
}

// L of an angular part: Cholesky with zero columns for directions in which the body does not turn.
Matrix3 lower_root(const Matrix3& m) noexcept {
    Matrix3 l = Matrix3::Zero();
    const double floor = 1e-15 * m.diagonal().cwiseAbs().maxCoeff();
    for (int k = 0; k < 3; ++k) {
        double pivot = m(k, k);
        for (int j = 0; j < k; ++j) pivot -= l(k, j) * l(k, j);
        if (!(pivot > floor)) continue;
        l(k, k) = std::sqrt(pivot);
        for (int i = k + 1; i < 3; ++i) {
            double sum = m(i, k);
            for (int j = 0; j < k; ++j) sum -= l(i, j) * l(k, j);
            l(i, k) = sum / l(k, k);
        }
    }
    return l;
}

// One row of J and of G for the two bodies of a unit, and the free velocity along it.
struct RowMaker {
    const OneStepProblem& problem;
    std::uint32_t a, b; // of the unit; b may be nobody

    // J . v_free into `free`, squares of its two terms into `meeting`; adds J L to the side of the body
    void add(std::uint32_t body, const Vector6& J, const Vector3& linear, const Matrix3& angular, HalfRow& g,
             double& free, double& meeting) const noexcept {
        const double* v = problem.v_free.data() + std::size_t{6} * body;
        double sum = 0.0;
        for (int k = 0; k < 6; ++k) sum += J[k] * v[k];
        free += sum;
        meeting += sum * sum;
        for (int k = 0; k < 3; ++k) g.g[k] += J[k] * linear[k];
        for (int k = 0; k < 3; ++k) // lower triangle
            for (int i = k; i < 3; ++i) g.g[3 + k] += J[3 + i] * angular(i, k);
    }
};

double dot(const HalfRow& x, const HalfRow& y) noexcept {
    const Pair sum = load(x.g) * load(y.g) + load(x.g + 2) * load(y.g + 2) + load(x.g + 4) * load(y.g + 4);
    return sum[0] + sum[1];
}

} // namespace

void BlockSystem::resize(const OneStepProblem& problem, const Islands& islands,
                         const std::vector<unsigned char>& taken) {
    const std::size_t unit_count = islands.units.size();
    begin.resize(unit_count + 1);
    sums.resize(unit_count);
    w.resize(problem.mass.size());
    stopped.resize(problem.mass.size());
    factor_.resize(problem.mass.size());
    const auto contact_count = static_cast<std::uint32_t>(problem.contacts.size());
    Begin at;
    std::size_t island = 0;
    for (std::uint32_t k = 0; k < unit_count; ++k) {
        while (k >= islands.islands[island].unit_end) ++island;
        begin[k] = at;
        if (taken[island] == 0) continue;
        for (std::uint32_t i = islands.units[k].item_begin; i < islands.units[k].item_end; ++i) {
            const std::uint32_t item = islands.items[i];
            switch (item < contact_count ? kind_of(problem.contacts[item]) : Kind::row) {
            case Kind::normal: ++at.normal, at.p += 1; break;
            case Kind::planar: ++at.planar, at.p += 2; break;
            case Kind::space: ++at.space, at.p += 3; break;
            case Kind::rolling: ++at.rolling, at.p += 6; break;
            case Kind::row: ++at.row, at.p += 1; break;
            }
        }
    }
    begin[unit_count] = at;
    normal.resize(at.normal);
    planar.resize(at.planar);
    space.resize(at.space);
    rolling.resize(at.rolling);
    row.resize(at.row);
    p.resize(at.p);
}

void BlockSystem::load_bodies(const OneStepProblem& problem, const Islands& islands, const Island& island) {
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) {
        const std::uint32_t body = islands.bodies[k];
        w[body] = BodyVelocity{};
        BodyFactor& factor = factor_[body];
        factor.linear = problem.mass[body].linear.cwiseMax(0.0).cwiseSqrt();
        factor.angular = lower_root(problem.mass[body].angular);
        // L w = -v_free, but for what does not move
        const double* const v = problem.v_free.data() + std::size_t{6} * body;
        double* const stop = stopped[body].w;
        std::fill_n(stop, 6, 0.0);
        for (int i = 0; i < 3; ++i) {
            if (factor.linear[i] > 0.0) stop[i] = -v[i] / factor.linear[i];
            if (!(factor.angular(i, i) > 0.0)) continue;
            double rest = -v[3 + i];
            for (int j = 0; j < i; ++j) rest -= factor.angular(i, j) * stop[3 + j];
            stop[3 + i] = rest / factor.angular(i, i);
        }
    }
}

double BlockSystem::mass_ratio(const Islands& islands, const Island& island) const noexcept {
    double least = HUGE_VAL, most = 0.0; // of 1/sqrt(m)
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) {
        const double root = factor_[islands.bodies[k]].linear.maxCoeff();
        if (!(root > 0.0)) continue;
        least = std::min(least, root), most = std::max(most, root);
    }
    return most > 0.0 ? (most / least) * (most / least) : 1.0;
}

bool BlockSystem::in_plane(const Islands& islands, const Island& island) const noexcept {
    return std::all_of(islands.bodies.begin() + island.body_begin, islands.bodies.begin() + island.body_end, [&](std::uint32_t body) {
        const BodyFactor& factor = factor_[body];
        return factor.linear[2] == 0.0 && factor.angular(0, 0) == 0.0 && factor.angular(1, 0) == 0.0 && factor.angular(2, 0) == 0.0 &&
               factor.angular(1, 1) == 0.0 && factor.angular(2, 1) == 0.0;
    });
}

void BlockSystem::add_free_momentum(std::uint32_t body, double* sum) const noexcept {
    for (int i = 0; i < 3; ++i)
        if (const double l = factor_[body].linear[i]; l > 0.0) sum[i] -= stopped[body].w[i] / l;
}

// What load() does for any kind, for a contact with friction: no row that is not there, no copy.
template <int Rows>
double BlockSystem::load_rows(const OneStepProblem& problem, const Islands& islands, const Unit& unit, const ContactBlock& source, HalfRow* ga, HalfRow* gb,
                              double* free, double* A, BlockSums& sum) const noexcept {
    double meeting[2][Rows] = {};
    bool written_a = false, written_b = false;
    std::fill_n(free, Rows, 0.0);
    const auto side = [&](std::uint32_t body, double sign, const Matrix3& angular, double* squares) {
        if (body == kWorld || body >= problem.mass.size()) return;
        const double* const v = problem.v_free.data() + std::size_t{6} * body;
        const bool moves = islands.moves(body); // else it may be driven: its velocity counts
        HalfRow* const g = body == unit.a ? ga : gb;
        if (moves) (body == unit.a ? written_a : written_b) = true;
        const BodyFactor& factor = factor_[body];
        const Matrix3& l = factor.angular;
        for (int r = 0; r < Rows; ++r) {
            const double x = sign * source.frame(r, 0), y = sign * source.frame(r, 1), z = sign * source.frame(r, 2);
            const double a = angular(r, 0), b = angular(r, 1), c = angular(r, 2);
            const double u = x * v[0] + y * v[1] + z * v[2] + a * v[3] + b * v[4] + c * v[5];
            free[r] += u;
            squares[r] = u * u;
            if (!moves) continue;
            g[r].g[0] = x * factor.linear[0];
            g[r].g[1] = y * factor.linear[1];
            g[r].g[2] = z * factor.linear[2];
            g[r].g[3] = a * l(0, 0) + b * l(1, 0) + c * l(2, 0);
            g[r].g[4] = b * l(1, 1) + c * l(2, 1);
            g[r].g[5] = c * l(2, 2);
        }
    };
    side(source.body_a, 1.0, source.angular_a, meeting[0]);
    side(source.body_b, -1.0, source.angular_b, meeting[1]);
    if (!written_a) std::fill_n(ga, Rows, HalfRow{});
    if (!written_b) std::fill_n(gb, Rows, HalfRow{});
    double trace = 0.0;
    for (int r = 0; r < Rows; ++r) {
        free[r] += source.bias[r];
        sum.free += free[r] * free[r];
        sum.meeting += meeting[0][r];
        sum.meeting += meeting[1][r];
        for (int c = 0; c <= r; ++c)
            A[Rows * r + c] = A[Rows * c + r] = dot(ga[r], ga[c]) + dot(gb[r], gb[c]);
        trace += A[(Rows + 1) * r];
    }
    if (free[0] < 0.0) sum.stopped += free[0] * free[0];
    // A normal along which neither body moves can give way to nothing.
    if (!(A[0] > 1e-14 * trace)) A[0] = trace > 0.0 ? trace : 1.0;
    return trace;
}

// The same numbers as load_rows() finds of a normal between bodies that stand still: of the tangents their squares alone.
void BlockSystem::load_displacement(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number,
                                    NormalBlock& block, BlockSums& sum) const noexcept {
    const ContactBlock& source = problem.contacts[number];
    double tangents[2][2] = {}; // squares by tangent, side
    bool written_a = false, written_b = false;
    const auto side = [&](std::uint32_t body, double sign, const Matrix3& angular) {
        if (body == kWorld || body >= problem.mass.size() || !islands.moves(body)) return;
        const bool first = body == unit.a;
        (first ? written_a : written_b) = true;
        double* const g = (first ? block.ga[0] : block.gb[0]).g;
        const BodyFactor& factor = factor_[body];
        const Matrix3& l = factor.angular;
        const double a = angular(0, 0), b = angular(0, 1), c = angular(0, 2);
        for (int i = 0; i < 3; ++i) g[i] = sign * source.frame(0, i) * factor.linear[i];
        g[3] = a * l(0, 0) + b * l(1, 0) + c * l(2, 0);
        g[4] = b * l(1, 1) + c * l(2, 1);
        g[5] = c * l(2, 2);
        for (int r = 0; r < 2; ++r) {
            const double x = source.frame(r + 1, 0) * factor.linear[0], y = source.frame(r + 1, 1) * factor.linear[1], z = source.frame(r + 1, 2) * factor.linear[2];
            tangents[r][first ? 0 : 1] = (x * x + z * z) + y * y; // as dot() adds
        }
    };
    side(source.body_a, 1.0, source.angular_a);
    side(source.body_b, -1.0, source.angular_b);
    if (!written_a) block.ga[0] = HalfRow{};
    if (!written_b) block.gb[0] = HalfRow{};
    double A = dot(block.ga[0], block.ga[0]) + dot(block.gb[0], block.gb[0]);
    const double trace = (A + (tangents[0][0] + tangents[0][1])) + (tangents[1][0] + tangents[1][1]);
    if (!(A > 1e-14 * trace)) A = trace > 0.0 ? trace : 1.0; // as load_rows()
    block.free[0] = 0.0 + source.bias[0];
    sum.free += block.free[0] * block.free[0];
    sum.stopped += block.free[0] * block.free[0]; // all gaps make the scale of displacements
    block.inverse = 1.0 / A;
    block.head.source = number;
    block.head.rho = trace > 0.0 ? 3.0 / trace : 1.0;
}

void BlockSystem::load_normal(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number,
                              NormalBlock& block, BlockSums& sum) const noexcept {
    if (problem.displacements) return load_displacement(problem, islands, unit, number, block, sum);
    HalfRow ga[3], gb[3];
    double free[3], A[9];
    const double trace = load_rows<3>(problem, islands, unit, problem.contacts[number], ga, gb, free, A, sum);
    block.ga[0] = ga[0], block.gb[0] = gb[0];
    block.free[0] = free[0];
    block.inverse = 1.0 / A[0];
    block.head.source = number;
    block.head.rho = trace > 0.0 ? 3.0 / trace : 1.0;
}

void BlockSystem::load_space(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number,
                             SpaceBlock& block, BlockSums& sum) const noexcept {
    const ContactBlock& source = problem.contacts[number];
    double A[9];
    const double trace = load_rows<3>(problem, islands, unit, source, block.ga, block.gb, block.free, A, sum);
    block.head.source = number;
    block.head.rho = trace > 0.0 ? 3.0 / trace : 1.0;
    block.A[0] = A[0], block.A[1] = A[1], block.A[2] = A[2];
    block.A[3] = A[4], block.A[4] = A[5], block.A[5] = A[8];
    block.local = solvers::friction::LocalSpace::from(A, source.mu);
    block.alpha = source.alpha;
}

void BlockSystem::load_planar(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number,
                              PlanarBlock& block, BlockSums& sum) const noexcept {
    const ContactBlock& source = problem.contacts[number];
    const double trace = load_rows<2>(problem, islands, unit, source, block.ga, block.gb, block.free, block.A, sum);
    block.mu = source.mu;
    block.head.source = number;
    block.head.rho = trace > 0.0 ? 2.0 / trace : 1.0;
}

void BlockSystem::load(const OneStepProblem& problem, const Islands& islands, std::uint32_t unit_begin,
                       std::uint32_t unit_end) {
    const auto contact_count = static_cast<std::uint32_t>(problem.contacts.size());
    for (std::uint32_t k = unit_begin; k < unit_end; ++k) {
        const Unit& unit = islands.units[k];
        Begin at = begin[k];
        double* const q_space = p.data() + begin[k].p;
        double* const q_normal = q_space + 3 * (begin[k + 1].space - at.space);
        double* const q_planar = q_normal + (begin[k + 1].normal - at.normal);
        double* const q_rolling = q_planar + 2 * (begin[k + 1].planar - at.planar);
        double* const q_row = q_rolling + 6 * (begin[k + 1].rolling - at.rolling);
        const RowMaker maker{problem, unit.a, unit.b};
        BlockSums sum;
        for (std::uint32_t i = unit.item_begin; i < unit.item_end; ++i) {
            const std::uint32_t item = islands.items[i];
            const bool is_row = item >= contact_count;
            const Kind kind = is_row ? Kind::row : kind_of(problem.contacts[item]);
            if (kind == Kind::space) { // nearly all blocks of a pile
                std::copy_n(problem.contacts[item].p, 3, q_space + 3 * (at.space - begin[k].space));
                load_space(problem, islands, unit, item, space[at.space++], sum);
                continue;
            }
            if (kind == Kind::planar) { // nearly all blocks of bricks
                std::copy_n(problem.contacts[item].p, 2, q_planar + 2 * (at.planar - begin[k].planar));
                load_planar(problem, islands, unit, item, planar[at.planar++], sum);
                continue;
            }
            if (kind == Kind::normal && !problem.contacts[item].planar) { // nearly all of a projection
                q_normal[at.normal - begin[k].normal] = std::fmax(0.0, problem.contacts[item].p[0]);
                load_normal(problem, islands, unit, item, normal[at.normal++], sum);
                continue;
            }
            HalfRow ga[6], gb[6];
            double free[6] = {};
            int size = 1;
            const auto add = [&](std::uint32_t body, int r, const Vector6& J) {
                if (body == kWorld || body >= problem.mass.size()) return;
                if (!islands.moves(body)) { // it may be driven: its velocity counts
                    HalfRow none;
                    maker.add(body, J, Vector3::Zero(), Matrix3::Zero(), none, free[r], sum.meeting);
                    return;
                }
                maker.add(body, J, factor_[body].linear, factor_[body].angular, body == unit.a ? ga[r] : gb[r], free[r],
                          sum.meeting);
            };
            if (is_row) {
                const Row& source = problem.rows[item - contact_count];
                add(source.body_a, 0, source.Ja);
                add(source.body_b, 0, source.Jb);
                free[0] -= source.target;
                sum.free += free[0] * free[0];
                sum.stopped += free[0] * free[0];
            } else {
                const ContactBlock& source = problem.contacts[item];
                size = source.rolling() ? (source.mu_spinning > 0.0 ? 6 : 5) : source.planar ? 2 : 3;
                for (int r = 0; r < size; ++r) {
                    Vector6 Ja = Vector6::Zero(), Jb = Vector6::Zero();
                    if (r < 3) {
                        Ja.head<3>() = source.frame.row(r).transpose();
                        Jb.head<3>() = -Ja.head<3>();
                        Ja.tail<3>() = source.angular_a.row(r).transpose();
                        Jb.tail<3>() = source.angular_b.row(r).transpose();
                    } else {
                        const int axis = r == 5 ? 0 : r - 2; // R1, R2 about the tangents, S about the normal
                        Ja.tail<3>() = source.spin_a.row(axis).transpose();
                        Jb.tail<3>() = source.spin_b.row(axis).transpose();
                    }
                    add(source.body_a, r, Ja);
                    add(source.body_b, r, Jb);
                    if (r < 3) free[r] += source.bias[r];
                    sum.free += free[r] * free[r];
                }
                if (free[0] < 0.0 || problem.displacements) sum.stopped += free[0] * free[0];
            }
            double A[36];
            double trace = 0.0;
            for (int r = 0; r < size; ++r) {
                for (int c = 0; c <= r; ++c)
                    A[r * size + c] = A[c * size + r] = dot(ga[r], ga[c]) + dot(gb[r], gb[c]);
                trace += A[r * (size + 1)];
            }
            BlockHead head;
            head.rho = size / trace;
            head.source = is_row ? item - contact_count : item;
            // A normal along which neither body moves can give way to nothing.
            const bool stuck = !is_row && !(A[0] > 1e-14 * trace);
            if (stuck) A[0] = trace > 0.0 ? trace : 1.0;
            if (!(trace > 0.0)) head.rho = 1.0;
            switch (kind) {
            case Kind::normal: {
                NormalBlock& block = normal[at.normal];
                block.ga[0] = ga[0], block.gb[0] = gb[0];
                block.free[0] = free[0];
                block.inverse = 1.0 / A[0];
                block.head = head;
                q_normal[at.normal - begin[k].normal] = std::fmax(0.0, problem.contacts[item].p[0]);
                ++at.normal;
                break;
            }
            case Kind::planar:
            case Kind::space: break; // done above
            case Kind::rolling: {
                const ContactBlock& source = problem.contacts[item];
                RollingBlock& block = rolling[at.rolling];
                std::copy_n(ga, 6, block.ga), std::copy_n(gb, 6, block.gb);
                std::copy_n(free, 6, block.free);
                std::copy_n(A, 36, block.A);
                block.mu = source.mu, block.mu_rolling = source.mu_rolling, block.mu_spinning = source.mu_spinning;
                block.alpha = source.alpha;
                block.head = head;
                block.size = size;
                double* q = q_rolling + 6 * (at.rolling - begin[k].rolling);
                std::copy_n(source.p, 6, q);
                if (size == 5) q[5] = 0.0;
                ++at.rolling;
                break;
            }
            case Kind::row: {
                const Row& source = problem.rows[item - contact_count];
                RowBlock& block = row[at.row];
                block.ga[0] = ga[0], block.gb[0] = gb[0];
                block.free[0] = free[0];
                const double infinity = std::numeric_limits<double>::infinity();
                block.compliance = source.compliance;
                block.lower = source.law == RowLaw::equality ? -infinity : source.law == RowLaw::box ? source.lower : 0.0;
                block.upper = source.law == RowLaw::box ? source.upper : infinity;
                const double sum_a = A[0] + source.compliance;
                block.inverse = sum_a > 0.0 ? 1.0 / sum_a : 0.0;
                head.rho = sum_a > 0.0 ? 1.0 / sum_a : 1.0;
                block.head = head;
                q_row[at.row - begin[k].row] = std::fmax(block.lower, std::fmin(block.upper, source.p));
                ++at.row;
                break;
            }
            }
        }
        sums[k] = sum;
        for (std::uint32_t i = begin[k].p; i < begin[k + 1].p; ++i) // a warm start is a guess
            if (!std::isfinite(p[i])) p[i] = 0.0;
    }
}

double BlockSystem::sweep(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept {
    double total = 0.0;
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_size(islands.units[k], [&](auto one) {
            auto velocities = read<one>(w, islands.units[k]);
            total += sweep(k, velocities);
            write(velocities, w, islands.units[k]);
        });
    return total;
}

void BlockSystem::push(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_size(islands.units[k], [&](auto one) {
            auto velocities = read<one>(w, islands.units[k]);
            push(k, velocities);
            write(velocities, w, islands.units[k]);
        });
}

void BlockSystem::measure(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_size(islands.units[k], [&](auto one) {
            const auto velocities = read<one>(w, islands.units[k]);
            BlockSums& sum = sums[k];
            sum.map = sum.energy = sum.largest = 0.0;
            sum.worst = 0;
            sum.worst_is_row = false;
            each_block(k, [&](auto& block, std::size_t at) {
                using Block = std::remove_reference_t<decltype(block)>;
                double u[Block::kRows];
                for (int r = 0; r < Block::kRows; ++r) u[r] = block.free[r] + velocities.row(block.ga[r], block.gb[r]);
                const double map = block.map(u, p.data() + at);
                sum.map += map;
                sum.energy += map * block.head.rho;
                if (!(map <= sum.largest)) {
                    sum.largest = map;
                    sum.worst = block.head.source;
                    sum.worst_is_row = std::is_same_v<Block, RowBlock>;
                }
            });
        });
}

void BlockSystem::save(const OneStepProblem& problem, const Islands&, std::uint32_t unit_begin,
                       std::uint32_t unit_end) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        each_block(k, [&](const auto& block, std::size_t at) {
            using Block = std::remove_cvref_t<decltype(block)>;
            const double* const q = p.data() + at;
            if constexpr (std::is_same_v<Block, RowBlock>)
                problem.rows[block.head.source].p = q[0];
            else {
                ContactBlock& contact = problem.contacts[block.head.source];
                for (int r = 0; r < 6; ++r) contact.p[r] = r < Block::kRows ? q[r] : 0.0;
                if constexpr (std::is_same_v<Block, SpaceBlock> || std::is_same_v<Block, RollingBlock>)
                    contact.alpha = block.alpha;
            }
        });
}

void BlockSystem::save_bodies(const OneStepProblem& problem, const Islands& islands, const Island& island) const noexcept {
    for (std::uint32_t k = island.body_begin; k < island.body_end; ++k) {
        const std::uint32_t body = islands.bodies[k];
        const BodyFactor& factor = factor_[body];
        const double* change = w[body].w;
        const double* from = problem.v_free.data() + std::size_t{6} * body;
        double* to = problem.v.data() + std::size_t{6} * body;
        for (int i = 0; i < 3; ++i) {
            to[i] = from[i] + factor.linear[i] * change[i];
            double sum = 0.0;
            for (int j = 0; j <= i; ++j) sum += factor.angular(i, j) * change[3 + j];
            to[3 + i] = from[3 + i] + sum;
        }
    }
}

} // namespace saltus::rigid
