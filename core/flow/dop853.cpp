// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/dop853.h"

#include "core/flow/dop853_tableau.h"
#include "core/flow/pair.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace saltus::flow {

namespace {

namespace rk = dop853;

constexpr std::size_t lanes = 2, block = rk::stages * lanes; // two components at once

template <const auto& row>
Pair weighted(const double* k) noexcept {
    Pair s = row.weight[0] * load_pair(k + row.column[0] * static_cast<int>(lanes));
    [&]<std::size_t... J>(std::index_sequence<J...>) {
        ((s += row.weight[J + 1] * load_pair(k + row.column[J + 1] * static_cast<int>(lanes))), ...);
    }(std::make_index_sequence<row.weight.size() - 1>());
    return s;
}

// out = from + h * sum of the stages
template <const auto& row>
void advance_by(const double* k, const double* from, double h, double* out, std::size_t blocks) noexcept {
    for (std::size_t i = 0; i < blocks; ++i) store_pair(out + lanes * i, load_pair(from + lanes * i) + h * weighted<row>(k + block * i));
}

constexpr double safety = 0.9, most_growth = 6.0, least_shrink = 1.0 / 3.0, least_error = 1e-4;
constexpr double stability_limit = 6.1; // of |h lambda|, for real negative lambda
constexpr double most_unstable = 1.1;   // of that limit

// x^(1/64) by square roots, which are the same on every machine
double root64(double x) noexcept {
    for (int i = 0; i < 6; ++i) x = std::sqrt(x);
    return x;
}

double root16(double x) noexcept {
    for (int i = 0; i < 4; ++i) x = std::sqrt(x);
    return x;
}
constexpr double series_share = 0.1; // of the tolerance, for what the last two coefficients of a series are

} // namespace

Dop853::Dop853(int size, Tolerances tolerances)
    : n_(size), blocks_((static_cast<std::size_t>(size) + 1) / lanes), tolerances_(std::move(tolerances)), series_(static_cast<std::size_t>(size)), dense_(size) {
    SALTUS_DEMAND(tolerances_.absolute.size() == static_cast<std::size_t>(size) && tolerances_.max_step > 0.0);
    for (auto* v : {&y0_, &y1_, &y2_, &f0_, &f1_, &trial_, &slope_}) v->resize(blocks_ * lanes);
    tolerances_.absolute.resize(blocks_ * lanes, 1.0);
    k_.resize(blocks_ * block);
}

void Dop853::keep(int stage) noexcept {
    for (std::size_t i = 0; i < blocks_; ++i) { // one by one, as they have just been written: a pair would wait for both to reach the cache
        const double first = slope_[lanes * i];
        std::atomic_signal_fence(std::memory_order_acq_rel);
        store_pair(&k_[block * i + lanes * static_cast<std::size_t>(stage)], Pair{first, slope_[lanes * i + 1]});
    }
}

void Dop853::stage_state(int stage, double h) noexcept {
    const auto go = [&]<const auto& row>(std::vector<double>& out) { advance_by<row>(k_.data(), y0_.data(), h, out.data(), blocks_); };
    switch (stage) {
    case 1: return go.operator()<rk::a1>(trial_);
    case 2: return go.operator()<rk::a2>(trial_);
    case 3: return go.operator()<rk::a3>(trial_);
    case 4: return go.operator()<rk::a4>(trial_);
    case 5: return go.operator()<rk::a5>(trial_);
    case 6: return go.operator()<rk::a6>(trial_);
    case 7: return go.operator()<rk::a7>(trial_);
    case 8: return go.operator()<rk::a8>(trial_);
    case 9: return go.operator()<rk::a9>(trial_);
    case 10: return go.operator()<rk::a10>(trial_);
    case 11: return go.operator()<rk::a11>(trial_);
    case 12: return go.operator()<rk::b>(y2_);
    case 13: return go.operator()<rk::a13>(trial_);
    case 14: return go.operator()<rk::a14>(trial_);
    default: return go.operator()<rk::a15>(trial_);
    }
}

double Dop853::judge(double h) noexcept {
    const double relative = tolerances_.relative;
    double most5 = 0.0, most3 = 0.0, sum5 = 0.0, sum3 = 0.0, check = 0.0;
    for (std::size_t i = 0; i < blocks_; ++i) {
        const Pair e5 = weighted<rk::error5>(&k_[block * i]), e3 = weighted<rk::error3>(&k_[block * i]);
        for (std::size_t j = 0; j < lanes; ++j) {
            const std::size_t at = lanes * i + j;
            const double scale = 1.0 / (tolerances_.absolute[at] + relative * std::max(std::abs(y0_[at]), std::abs(y2_[at])));
            const double x5 = e5[j] * scale * e5[j] * scale, x3 = e3[j] * scale * e3[j] * scale;
            if (x5 > most5) most5 = x5, worst_ = static_cast<int>(at);
            most3 = std::max(most3, x3);
            sum5 += x5;
            sum3 += x3;
            check += 0.0 * (y2_[at] + slope_[at]); // NaN or infinite: NaN
        }
    }
    if (tolerances_.norm == ErrorNorm::root_mean_square) most5 = sum5 / n_, most3 = sum3 / n_;
    const double deviation = most5 + 0.01 * most3;
    const double error = deviation > 0.0 ? std::abs(h) * most5 / std::sqrt(deviation) : 0.0;
    return error + 0.0 * (sum5 + sum3) + check;
}

void Dop853::begin(double t, std::span<const double> y) noexcept {
    SALTUS_DEMAND(y.size() == static_cast<std::size_t>(n_));
    t0_ = t1_ = t;
    std::copy(y.begin(), y.end(), y1_.begin());
    memory_.last_error = 1.0;
    memory_.stiff = memory_.not_stiff = 0;
    not_finite_ = -1;
    error_ = stiffness_ = 0.0;
}

Result<void, Failure> Dop853::check_start() const noexcept {
    for (int i = 0; i < n_; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!std::isfinite(y1_[at]) || !std::isfinite(f1_[at])) return Unexpected<Failure>({Cause::not_finite, t1_, 0.0, i});
    }
    return {};
}

// Hairer, Norsett, Wanner I, II.4: from the sizes of y, f and the second derivative, in tolerances.
double Dop853::euler_step() noexcept {
    double y_size = 0.0, f_size = 0.0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(n_); ++i) {
        const double scale = tolerances_.absolute[i] + tolerances_.relative * std::abs(y1_[i]);
        y_size += (y1_[i] / scale) * (y1_[i] / scale);
        f_size += (f1_[i] / scale) * (f1_[i] / scale);
    }
    double h = f_size <= 1e-10 || y_size <= 1e-10 ? 1e-6 : 0.01 * std::sqrt(y_size / f_size);
    h = std::min(h, tolerances_.max_step);
    for (std::size_t i = 0; i < static_cast<std::size_t>(n_); ++i) trial_[i] = y1_[i] + h * f1_[i];
    return h;
}

double Dop853::first_step(double euler) const noexcept {
    double f_size = 0.0, change = 0.0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(n_); ++i) {
        const double scale = tolerances_.absolute[i] + tolerances_.relative * std::abs(y1_[i]);
        f_size += (f1_[i] / scale) * (f1_[i] / scale);
        change += ((slope_[i] - f1_[i]) / scale) * ((slope_[i] - f1_[i]) / scale);
    }
    const double steepest = std::max(std::sqrt(change) / euler, std::sqrt(f_size));
    const double h = steepest <= 1e-15 ? std::max(1e-6, 1e-3 * euler) : std::sqrt(std::sqrt(std::sqrt(0.01 / steepest)));
    return std::isfinite(h) ? std::min({100.0 * euler, h, tolerances_.max_step}) : euler;
}

void Dop853::begin_step() noexcept {
    t0_ = t1_;
    for (std::size_t i = 0; i < y1_.size(); i += lanes) { // too few for calls
        const Pair slope = load_pair(&f1_[i]);
        store_pair(&y0_[i], load_pair(&y1_[i]));
        store_pair(&f0_[i], slope), store_pair(&slope_[i], slope);
        store_pair(&k_[i * rk::stages], slope);
    }
    dense_done_ = dense_reaches_beyond_ = false;
}

double Dop853::planned(double t_most, double h) const noexcept {
    SALTUS_DEMAND(t_most > t0_);
    h = std::min(h, tolerances_.max_step);
    const double left = t_most - t0_;
    if (left <= h || (left <= 1.01 * h && left <= tolerances_.max_step)) return t_most;
    return std::min(t0_ + h, t_most);
}

double Dop853::farthest(double t_most) const noexcept {
    SALTUS_DEMAND(t_most > t0_);
    return t_most - t0_ <= tolerances_.max_step ? t_most : t0_ + tolerances_.max_step;
}

// What is remembered of steps stays: it belongs to motions that are none.
Result<void, Failure> Dop853::follow_parabola(std::span<const double> curvature, double t_new) noexcept {
    const double h = t_new - t0_;
    not_finite_ = -1;
    for (std::size_t i = 0; i < static_cast<std::size_t>(n_); ++i) {
        y2_[i] = y0_[i] + h * (f0_[i] + 0.5 * h * curvature[i]);
        slope_[i] = f0_[i] + h * curvature[i];
        if (!std::isfinite(y2_[i] + slope_[i]) && not_finite_ < 0) not_finite_ = static_cast<int>(i);
    }
    ++counts_.evaluations;
    if (not_finite_ >= 0) return Unexpected<Failure>(failure(h));
    accept(t_new, 0.0);
    stiffness_ = 0.0;
    return {};
}

double Dop853::shortened(double h, double error) const noexcept {
    if (error != error) return 0.25 * h;
    const double root = root64(error), power = root * root * root * root * root * root * root;
    return h * std::max(least_shrink, safety / power);
}

void Dop853::accept(double t_new, double error) noexcept {
    std::swap(y1_, y2_);
    for (std::size_t i = 0; i < f1_.size(); i += lanes) store_pair(&f1_[i], load_pair(&slope_[i]));
    t1_ = t_new;
    error_ = error;
    dense_done_ = dense_reaches_beyond_ = by_series_ = false;
    ++counts_.steps;
}

void Dop853::nudge(double dt) noexcept {
    t1_ += dt;
    for (std::size_t i = 0; i < y1_.size(); ++i) y1_[i] += dt * f1_[i];
}

// h (error)^(-7/64) (last error)^(1/32): proportional and integral, exponents that square roots can do.
void Dop853::plan_next(double h, double error, bool cut, bool rejected) noexcept {
    note_stiffness(h);
    const double root = root64(std::max(error, 1e-30)), power = root * root * root * root * root * root * root;
    double factor = std::clamp(safety / power * memory_.last_error, least_shrink, most_growth);
    if (rejected) factor = std::min(factor, 1.0);
    // Of what has died away the error tells nothing: a step far beyond the limit lets it grow, and swings farther out between its ends.
    if (stiffness_ > 0.0) factor = std::min(factor, most_unstable * stability_limit / stiffness_);
    const double next = std::min(h * factor, tolerances_.max_step);
    memory_.step = cut && !rejected ? std::max(next, memory_.step) : next;
    memory_.last_error = error > least_error ? root * root : 0.75;
}

// Coefficients fall like a power of the length: the last two are that of the fifteenth, and what is left out beyond them is less.
double Dop853::judge_series(const LinearMotion& motion, double h) noexcept {
    if (!series_.solve(motion, h, y0_.data(), y2_.data())) return -1.0;
    const std::size_t n = motion.coordinates;
    double most = 0.0;
    for (std::size_t i = 0; i < 2 * n; ++i) {
        const double error = series_.left_out(i) / (tolerances_.absolute[i] + tolerances_.relative * std::max(std::abs(y0_[i]), std::abs(y2_[i])));
        if (!(error <= most)) most = error;
    }
    return most / series_share;
}

// error^(-1/16), by square roots
double Dop853::shortened_series(double h, double error) const noexcept {
    return h * std::max(least_shrink, safety / root16(error));
}

void Dop853::plan_next_series(double h, double error, bool cut, bool rejected) noexcept {
    const double factor = std::clamp(safety / root16(std::max(error, 1e-30)), least_shrink, rejected ? 1.0 : most_growth);
    const double next = std::min(h * factor / series_reach, tolerances_.max_step);
    memory_.step = cut && !rejected ? std::max(next, memory_.step) : next;
    memory_.last_error = 1.0;
    stiffness_ = 0.0;
}

// The last stage and the new state belong to one time: their slopes' difference over their own is the size of the Jacobian.
void Dop853::note_stiffness(double h) noexcept {
    double slopes = 0.0, states = 0.0, size = 0.0;
    for (std::size_t i = 0; i < blocks_; ++i)
        for (std::size_t j = 0; j < lanes; ++j) {
            const std::size_t at = lanes * i + j;
            const double scale = 1.0 / (tolerances_.absolute[at] + tolerances_.relative * std::abs(y1_[at]));
            const double* k = &k_[block * i + j];
            const double df = (k[12 * lanes] - k[11 * lanes]) * scale, dy = (y1_[at] - trial_[at]) * scale, y = y1_[at] * scale;
            slopes += df * df;
            states += dy * dy;
            size += y * y;
        }
    constexpr double round_off = 100.0 * std::numeric_limits<double>::epsilon();
    stiffness_ = states > round_off * round_off * size ? h * std::sqrt(slopes / states) : 0.0;
    if (stiffness_ > stability_limit) {
        ++memory_.stiff;
        memory_.not_stiff = 0;
    } else if (++memory_.not_stiff == 6) memory_.stiff = 0;
}

void Dop853::make_dense() noexcept {
    const double h = t1_ - t0_;
    dense_.begin(t0_, t1_);
    for (std::size_t i = 0; i < blocks_; ++i) {
        const double* k = &k_[block * i];
        const Pair last[] = {h * weighted<rk::d4>(k), h * weighted<rk::d5>(k), h * weighted<rk::d6>(k), h * weighted<rk::d7>(k)};
        for (std::size_t j = 0; j < lanes && lanes * i + j < static_cast<std::size_t>(n_); ++j) {
            const std::size_t at = lanes * i + j;
            const double change = y1_[at] - y0_[at], first = h * f0_[at] - change;
            const auto r = dense_.component(static_cast<int>(at));
            r[0] = y0_[at];
            r[1] = change;
            r[2] = first;
            r[3] = change - h * f1_[at] - first;
            for (std::size_t m = 0; m < 4; ++m) r[4 + m] = last[m][j];
        }
    }
    dense_done_ = true;
}

void Dop853::make_parabola(std::span<const double> curvature) noexcept {
    const double h = t1_ - t0_;
    dense_.begin(t0_, t1_);
    for (std::size_t i = 0; i < static_cast<std::size_t>(n_); ++i) {
        const double change = y1_[i] - y0_[i];
        const auto r = dense_.component(static_cast<int>(i));
        r[0] = y0_[i];
        r[1] = change;
        r[2] = -0.5 * h * h * curvature[i];
        std::fill(r.begin() + 3, r.end(), 0.0);
    }
    dense_done_ = true;
}

void Dop853::note_not_finite() noexcept {
    not_finite_ = 0;
    for (int i = 0; i < n_; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const double* k = &k_[block * (at / lanes) + at % lanes];
        bool good = std::isfinite(y2_[at]);
        for (std::size_t stage = 0; stage <= 12; ++stage) good = good && std::isfinite(k[stage * lanes]);
        if (good) continue;
        not_finite_ = i;
        return;
    }
}

Failure Dop853::failure(double h) const noexcept {
    if (not_finite_ >= 0) return {Cause::not_finite, t0_, h, not_finite_}; // it is what made the steps short
    return {Cause::step_too_small, t0_, h, worst_};
}

} // namespace saltus::flow
