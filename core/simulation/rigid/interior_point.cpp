// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/interior_point.h"

#include "core/simulation/rigid/interior_blocks.h"
#include "core/simulation/rigid/unit_matrix.h"

#include <algorithm>
#include <limits>
#include <new>
#include <type_traits>

namespace saltus::rigid {

namespace {

double friction_of(const NormalBlock&) noexcept { return 0.0; }
double friction_of(const PlanarBlock& block) noexcept { return block.mu; }
double friction_of(const SpaceBlock& block) noexcept { return block.local.mu; }

template <class Block>
constexpr bool kTaken = !std::is_same_v<Block, RollingBlock> && !std::is_same_v<Block, RowBlock>;

// The cone of a block, its E and rho_d, and f of the step towards x o y = target e with the second-order term of the last step (dr, dv) times `second`.
// Made once for a step of the method, whose right-hand sides differ in f alone.
template <int N>
struct Local {
    InteriorBlock<N> cone;
    double E[N * N], rho[N], f[N];

    Local(double mu, const double* r, const double* v, const double* u) noexcept {
        cone.set(mu, r, v);
        cone.matrix(E);
        cone.gap(u, v, rho);
    }
    void aim(double target, double second, const double* dr, const double* dv) noexcept {
        double d[N], k[N], wk[N];
        InteriorBlock<N>::jordan(cone.lambda, cone.lambda, d);
        for (int i = 0; i < N; ++i) d[i] = -d[i];
        d[0] += target;
        if (second != 0.0) {
            double dx[N], dy[N], a[N], b[N], c[N];
            for (int i = 0; i < N; ++i) {
                dx[i] = cone.weight(i) * dr[i];
                dy[i] = cone.co_weight(i) * dv[i];
            }
            cone.unscale(dx, a);
            cone.scale(dy, b);
            InteriorBlock<N>::jordan(a, b, c);
            for (int i = 0; i < N; ++i) d[i] -= second * c[i];
        }
        cone.divide(d, k);
        cone.scale(k, wk);
        for (int i = 0; i < N; ++i) {
            f[i] = -wk[i] / cone.weight(i);
            for (int c = 0; c < N; ++c) f[i] += E[i * N + c] * rho[c];
        }
    }
};
constexpr std::size_t kKept = 11; // numbers a row

template <int N>
Local<N>& kept(std::vector<double>& room, std::size_t at) noexcept {
    static_assert(sizeof(Local<N>) <= kKept * N * sizeof(double) && std::is_trivially_copyable_v<Local<N>>);
    return *std::launder(reinterpret_cast<Local<N>*>(&room[kKept * at]));
}

} // namespace

void InteriorPoint::resize(const BlockSystem& system, const Islands& islands) {
    steps.resize(islands.units.size());
    for (std::vector<double>* x : {&r_, &v_, &dr_, &dv_}) x->resize(system.p.size());
    kept_.resize(std::max(kept_.size(), kKept * system.p.size()));
}

bool InteriorPoint::takes(const BlockSystem& system, const Island& island) noexcept {
    const BlockSystem::Begin &from = system.begin[island.unit_begin], &to = system.begin[island.unit_end];
    return from.rolling == to.rolling && from.row == to.row;
}

void InteriorPoint::start(BlockSystem& system, std::uint32_t unit_begin, std::uint32_t unit_end,
                          double unit_velocity) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        system.each_block(k, [&](auto& block, std::size_t at) {
            constexpr std::size_t rows = std::remove_reference_t<decltype(block)>::kRows;
            for (std::size_t i = 0; i < rows; ++i) {
                r_[at + i] = v_[at + i] = i == 0 ? 1.0 : 0.0;
                dr_[at + i] = dv_[at + i] = 0.0;
                system.p[at + i] = std::sqrt(block.head.rho) * unit_velocity * r_[at + i];
            }
        });
}

void InteriorPoint::assemble(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin,
                             std::uint32_t unit_end, double unit_velocity, BodyMatrix& matrix,
                             std::vector<BodyVelocity>& right) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_kind(islands.units[k], matrix, [&](auto one, auto planar) {
            const Unit& unit = islands.units[k];
            const auto velocities = read<one>(system.w, unit);
            auto sum = read<one>(right, unit);
            UnitMatrix<one, planar> blocks;
            system.each_block(k, [&](auto& block, std::size_t at) {
                using Block = std::remove_reference_t<decltype(block)>;
                if constexpr (kTaken<Block>) {
                    constexpr int rows = Block::kRows;
                    const double d = std::sqrt(block.head.rho), d2 = block.head.rho;
                    double u[rows], E[rows * rows];
                    for (int r = 0; r < rows; ++r)
                        u[r] = (block.free[r] + velocities.row(block.ga[r], block.gb[r])) * d / unit_velocity;
                    Local<rows>& local = *new (&kept_[kKept * at]) Local<rows>(friction_of(block), &r_[at], &v_[at], u);
                    local.aim(0.0, 0.0, nullptr, nullptr);
                    for (int r = 0; r < rows; ++r)
                        sum.add(block.ga[r], block.gb[r], -local.f[r] * d * unit_velocity);
                    for (int e = 0; e < rows * rows; ++e) E[e] = local.E[e] * d2;
                    blocks.template add<rows>(E, block.ga, block.gb);
                }
            });
            write(sum, right, unit);
            blocks.write(matrix, k, unit);
        });
}

void InteriorPoint::correct(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin,
                            std::uint32_t unit_end, double unit_velocity, double target, double second,
                            std::vector<BodyVelocity>& right) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_size(islands.units[k], [&](auto one) {
            const Unit& unit = islands.units[k];
            auto sum = read<one>(right, unit);
            system.each_block(k, [&](auto& block, std::size_t at) {
                using Block = std::remove_reference_t<decltype(block)>;
                if constexpr (kTaken<Block>) {
                    Local<Block::kRows>& local = kept<Block::kRows>(kept_, at);
                    local.aim(target, second, &dr_[at], &dv_[at]);
                    const double d = std::sqrt(block.head.rho);
                    for (int r = 0; r < Block::kRows; ++r)
                        sum.add(block.ga[r], block.gb[r], -local.f[r] * d * unit_velocity);
                }
            });
            write(sum, right, unit);
        });
}

void InteriorPoint::step(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                         double unit_velocity, const std::vector<BodyVelocity>& dw) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        with_size(islands.units[k], [&](auto one) {
            const auto change = read<one>(dw, islands.units[k]);
            Step& found = steps[k];
            found = Step{};
            found.size = std::numeric_limits<double>::infinity();
            system.each_block(k, [&](auto& block, std::size_t at) {
                using Block = std::remove_reference_t<decltype(block)>;
                if constexpr (kTaken<Block>) {
                    constexpr int rows = Block::kRows;
                    const Local<rows>& local = kept<rows>(kept_, at);
                    const double d = std::sqrt(block.head.rho);
                    double du[rows], dx[rows], dy[rows];
                    for (int r = 0; r < rows; ++r) du[r] = change.row(block.ga[r], block.gb[r]) * d / unit_velocity;
                    local.cone.lift(du, local.rho, &dv_[at]);
                    for (int r = 0; r < rows; ++r) {
                        double value = -local.f[r];
                        for (int c = 0; c < rows; ++c) value -= local.E[r * rows + c] * du[c];
                        const std::size_t i = at + static_cast<std::size_t>(r);
                        dr_[i] = value;
                        dx[r] = local.cone.weight(r) * value;
                        dy[r] = local.cone.co_weight(r) * dv_[i];
                        const double* x = local.cone.x;
                        const double* y = local.cone.y;
                        found.gap0 += x[r] * y[r];
                        found.gap1 += dx[r] * y[r] + x[r] * dy[r];
                        found.gap2 += dx[r] * dy[r];
                    }
                    ++found.count;
                    found.size = InteriorBlock<rows>::step(local.cone.x, dx, found.size);
                    found.size = InteriorBlock<rows>::step(local.cone.y, dy, found.size);
                }
            });
        });
}

void InteriorPoint::advance(BlockSystem& system, std::uint32_t unit_begin, std::uint32_t unit_end, double unit_velocity,
                            double size) noexcept {
    for (std::uint32_t k = unit_begin; k < unit_end; ++k)
        system.each_block(k, [&](auto& block, std::size_t at) {
            constexpr std::size_t rows = std::remove_reference_t<decltype(block)>::kRows;
            for (std::size_t i = at; i < at + rows; ++i) {
                r_[i] += size * dr_[i];
                v_[i] += size * dv_[i];
                system.p[i] = std::sqrt(block.head.rho) * unit_velocity * r_[i];
            }
        });
}

} // namespace saltus::rigid
