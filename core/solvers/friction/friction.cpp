// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/friction.h"

#include "core/solvers/friction/engine.h"

#include <array>

namespace saltus::solvers::friction {

namespace {

struct Named {
    FrictionMethod method;
    std::string_view name;
};
constexpr std::array<Named, kFrictionMethods> kNames = {{
    {FrictionMethod::automatic, "automatic"},
    {FrictionMethod::nsgs, "nsgs"},
    {FrictionMethod::nsgs_projection, "nsgs-projection"},
    {FrictionMethod::anderson, "anderson"},
    {FrictionMethod::alart_curnier, "alart-curnier"},
    {FrictionMethod::fischer_burmeister, "fischer-burmeister"},
    {FrictionMethod::interior_point, "interior-point"},
    {FrictionMethod::admm, "admm"},
    {FrictionMethod::proximal, "proximal"},
}};

template <int D>
FrictionResiduals residuals_of(const FrictionProblem& problem, const double* r, double* u) noexcept {
    constexpr std::size_t kBlock = std::size_t{D} * D;
    const BlockMatrix& M = problem.M;
    double unit = 0.0, scaled = 0.0, size = 0.0;
    for (std::uint32_t i = 0; i < problem.contacts(); ++i) {
        double* ui = u + std::size_t{D} * i;
        const double *ri = r + std::size_t{D} * i, *qi = problem.q.data() + std::size_t{D} * i;
        for (std::size_t a = 0; a < D; ++a) {
            ui[a] = qi[a];
            size += qi[a] * qi[a];
        }
        double trace = 0.0;
        for (std::uint32_t k = M.start[i]; k < M.start[i + 1]; ++k) {
            const double* block = M.value.data() + std::size_t{k} * kBlock;
            add_product<D>(block, r + std::size_t{D} * M.column[k], ui);
            if (M.column[k] == i)
                for (std::size_t a = 0; a < D; ++a) trace += block[(D + 1) * a];
        }
        const double rho = D / trace, mu = problem.mu[i], rolling = D == 5 ? problem.mu_rolling[i] : 0.0;
        unit += natural<D>(ui, ri, mu, rolling, 1.0);
        scaled += natural<D>(ui, ri, mu, rolling, rho) / (rho * rho);
    }
    const double by = size > 0.0 ? 1.0 / size : 1.0;
    return {std::sqrt(unit * by), std::sqrt(scaled * by)};
}

bool is_valid(const FrictionProblem& problem, std::size_t r, std::size_t u) noexcept {
    const auto d = static_cast<std::size_t>(problem.dimension);
    const std::size_t n = problem.contacts(), blocks = problem.M.column.size();
    if (problem.M.block != d || problem.M.rows() != n || problem.q.size() != d * n || r != d * n || u != d * n ||
        problem.M.value.size() != blocks * d * d || (d == 5 && problem.mu_rolling.size() != n))
        return false;
    double sum = 0.0;
    for (const double x : problem.M.value) sum += std::fabs(x);
    for (const double x : problem.q) sum += std::fabs(x);
    if (!(sum < HUGE_VAL)) return false;
    for (std::size_t i = 0; i < n; ++i) {
        if (!(problem.mu[i] >= 0.0 && problem.mu[i] < HUGE_VAL)) return false;
        if (d == 5 && !(problem.mu_rolling[i] >= 0.0 && problem.mu_rolling[i] < HUGE_VAL)) return false;
        bool diagonal = false;
        for (std::uint32_t k = problem.M.start[i]; k < problem.M.start[i + 1]; ++k)
            if (problem.M.column[k] == i) diagonal = problem.M.value[k * d * d] > 0.0;
        if (!diagonal) return false;
    }
    return true;
}

} // namespace

FrictionProblem friction_problem(int dimension, const math::SparseMatrix& M, std::vector<double> q,
                                 std::vector<double> mu, std::vector<double> mu_rolling) {
    FrictionProblem out;
    out.dimension = dimension;
    out.M = BlockMatrix::from_sparse(M, static_cast<std::size_t>(dimension));
    out.q = std::move(q);
    out.mu = std::move(mu);
    out.mu_rolling = std::move(mu_rolling);
    return out;
}

std::string_view name(FrictionMethod method) noexcept {
    for (const Named& one : kNames)
        if (one.method == method) return one.name;
    return "";
}

std::optional<FrictionMethod> friction_method(std::string_view name) noexcept {
    for (const Named& one : kNames)
        if (one.name == name) return one.method;
    return {};
}

FrictionResiduals friction_residuals(const FrictionProblem& problem, std::span<const double> r, std::span<double> u) {
    switch (problem.dimension) {
    case 2:
        return residuals_of<2>(problem, r.data(), u.data());
    case 3:
        return residuals_of<3>(problem, r.data(), u.data());
    default:
        return residuals_of<5>(problem, r.data(), u.data());
    }
}

struct FrictionWorkspace::Content {
    std::unique_ptr<Engine<2>> planar;
    std::unique_ptr<Engine<3>> space;
    std::unique_ptr<Engine<5>> rolling;
};

FrictionWorkspace::FrictionWorkspace() : content_(std::make_unique<Content>()) {}
FrictionWorkspace::~FrictionWorkspace() = default;
FrictionWorkspace::FrictionWorkspace(FrictionWorkspace&&) noexcept = default;
FrictionWorkspace& FrictionWorkspace::operator=(FrictionWorkspace&&) noexcept = default;

void FrictionWorkspace::forget_pattern() noexcept {
    if (content_->planar) content_->planar->forget_pattern();
    if (content_->space) content_->space->forget_pattern();
    if (content_->rolling) content_->rolling->forget_pattern();
}

FrictionReport solve(const FrictionProblem& problem, const FrictionSettings& settings, FrictionWorkspace& workspace,
                     std::span<double> r, std::span<double> u) {
    FrictionReport report;
    report.method = settings.method;
    if ((problem.dimension != 2 && problem.dimension != 3 && problem.dimension != 5) ||
        !is_valid(problem, r.size(), u.size())) {
        report.status = Status::invalid;
        return report;
    }
    if (problem.dimension == 5 &&
        (settings.method == FrictionMethod::fischer_burmeister || settings.method == FrictionMethod::interior_point)) {
        report.status = Status::unsuitable;
        return report;
    }
    auto& content = workspace.content();
    const auto run = [&](auto& engine) {
        if (!engine) engine = std::make_unique<typename std::decay_t<decltype(engine)>::element_type>();
        return engine->solve(problem, settings, r, u);
    };
    switch (problem.dimension) {
    case 2:
        return run(content.planar);
    case 3:
        return run(content.space);
    default:
        return run(content.rolling);
    }
}

} // namespace saltus::solvers::friction
