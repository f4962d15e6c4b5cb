// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/radau5.h"

#include "core/base/going_on.h"

#include <limits>

namespace saltus::flow {

namespace {

const double root6 = 2.4494897427831780982;
const double radau_c[3] = {(4 - root6) / 10, (4 + root6) / 10, 1.0};
// T^-1 A^-1 T = diag(real, [alpha -beta; beta alpha])
constexpr double real_eigenvalue = 3.6378342527444957322, alpha = 2.6810828736277521339, beta = 3.0504301992474105694;
constexpr double radau_t[3][3] = {{9.1232394870892942792e-2, -0.14125529502095420843, -3.0029194105147424492e-2},
                                  {0.24171793270710701896, 0.20412935229379993199, 0.38294211275726193779},
                                  {0.96604818261509293619, 1.0, 0.0}};
constexpr double radau_t_inverse[3][3] = {{4.3255798900631553510, 0.33919925181580986954, 0.54177053993587487119},
                                          {-4.1787185915519047273, -0.32768282076106238708, 0.47662355450055045196},
                                          {-0.50287263494578687605, 2.5719269498556054292, -0.59603920482822492497}};
const double radau_error[3] = {-(13 + 7 * root6) / 3, (-13 + 7 * root6) / 3, -1.0 / 3};
constexpr int most_iterations = 7;
constexpr int used = 4;            // coefficients of the polynomial
constexpr double no_step = -1e300; // in place of the times of a step before
constexpr double radau_safety = 0.9, radau_growth = 8.0, radau_shrink = 0.2;

} // namespace

Radau5::Radau5(int size, Tolerances tolerances, Jacobian jacobian)
    : n_(size), tolerances_(std::move(tolerances)), jacobian_(jacobian), real_(size), complex_(size), dense_(size) {
    const auto n = static_cast<std::size_t>(size);
    SALTUS_DEMAND(tolerances_.absolute.size() == n && tolerances_.max_step > 0.0);
    for (auto* v : {&y0_, &y1_, &f0_, &f1_, &scale_, &inner_absolute_, &work_, &error_, &trial_}) v->resize(n);
    for (std::size_t i = 0; i < 3; ++i) z_[i].resize(n), w_[i].resize(n), slope_[i].resize(n);
    pair_.resize(n);
    for (auto* v : {&j_, &power_, &square_}) v->resize(n * n);
    // one factor for relative and absolute tolerances, so that their ratio stays
    const double asked = tolerances_.relative > 0.0 ? tolerances_.relative : *std::min_element(tolerances_.absolute.begin(), tolerances_.absolute.end());
    const double factor = 0.1 * std::pow(asked, 2.0 / 3.0) / asked;
    inner_relative_ = factor * tolerances_.relative;
    for (std::size_t i = 0; i < n; ++i) inner_absolute_[i] = factor * tolerances_.absolute[i];
    const double inner = 0.1 * std::pow(asked, 2.0 / 3.0);
    newton_tolerance_ = std::max(10 * std::numeric_limits<double>::epsilon() / inner, std::min(0.03, std::sqrt(inner)));
}

void Radau5::set_scale() noexcept {
    for (std::size_t i = 0; i < scale_.size(); ++i) scale_[i] = inner_absolute_[i] + inner_relative_ * std::abs(y0_[i]);
}

double Radau5::norm(const std::vector<double>& v) const noexcept {
    double most = 0.0, sum = 0.0;
    for (std::size_t i = 0; i < v.size(); ++i) {
        const double x = std::abs(v[i]) / scale_[i];
        if (x > most) most = x, worst_ = static_cast<int>(i);
        sum += x * x;
    }
    const double result = tolerances_.norm == ErrorNorm::maximum ? most : std::sqrt(sum / static_cast<double>(v.size()));
    return result + 0.0 * sum;
}

Result<void, Failure> Radau5::start(RightSide f, double t, std::span<const double> y) {
    planned_ = 0.0;
    return restart(f, t, y);
}

Result<void, Failure> Radau5::restart(RightSide f, double t, std::span<const double> y) {
    SALTUS_DEMAND(y.size() == y1_.size());
    f_ = f;
    t0_ = t1_ = t;
    std::copy(y.begin(), y.end(), y1_.begin());
    f_(t, y1_.data(), f1_.data());
    ++counts_.evaluations;
    has_before_ = false;
    last_error_ = 0.0; // no prediction from the step before
    for (std::size_t i = 0; i < y1_.size(); ++i)
        if (!std::isfinite(y1_[i]) || !std::isfinite(f1_[i])) return Unexpected<Failure>({Cause::not_finite, t, 0.0, static_cast<int>(i)});
    if (!(planned_ > 0.0)) {
        // a hundredth of the time in which the state changes by itself
        y0_ = y1_;
        set_scale();
        const double size = norm(y1_), rate = norm(f1_);
        planned_ = std::min(size <= 1e-5 || rate <= 1e-5 ? 1e-6 : 0.01 * size / rate, tolerances_.max_step);
    }
    return {};
}

bool Radau5::factorise(double h) {
    const double real = real_eigenvalue / h;
    const std::complex<double> complex(alpha / h, beta / h);
    for (int i = 0; i < n_; ++i)
        for (int j = 0; j < n_; ++j) {
            const double minus = -j_[static_cast<std::size_t>(i) * static_cast<std::size_t>(n_) + static_cast<std::size_t>(j)];
            real_(i, j) = minus + (i == j ? real : 0.0);
            complex_(i, j) = minus + (i == j ? complex : std::complex<double>());
        }
    ++factorisations_;
    factorised_ = real_.factorise() && complex_.factorise() ? h : 0.0;
    return factorised_ != 0.0;
}

// The stages' increments where the polynomial of the step before goes on; zero without one.
void Radau5::guess(double h) noexcept {
    for (std::size_t s = 0; s < 3; ++s)
        for (int i = 0; i < n_; ++i) {
            const auto at = static_cast<std::size_t>(i);
            z_[s][at] = has_before_ ? dense_.value(i, 1.0 + radau_c[s] * h / dense_.length()) - y0_[at] : 0.0;
        }
    for (std::size_t s = 0; s < 3; ++s)
        for (std::size_t i = 0; i < y0_.size(); ++i)
            w_[s][i] = radau_t_inverse[s][0] * z_[0][i] + radau_t_inverse[s][1] * z_[1][i] + radau_t_inverse[s][2] * z_[2][i];
}

Radau5::Newton Radau5::iterate(double h, double t_new) {
    double last = 0.0, rate = 0.0;
    const double round_off = 10 * std::numeric_limits<double>::epsilon() * norm(y0_);
    const std::complex<double> complex(alpha / h, beta / h);
    for (iterations_ = 1; iterations_ <= most_iterations; ++iterations_) {
        for (std::size_t s = 0; s < 3; ++s) {
            for (std::size_t i = 0; i < y0_.size(); ++i) trial_[i] = y0_[i] + z_[s][i];
            f_(s == 2 ? t_new : t0_ + radau_c[s] * h, trial_.data(), slope_[s].data());
        }
        counts_.evaluations += 3;
        for (std::size_t i = 0; i < y0_.size(); ++i) {
            const double a = slope_[0][i], b = slope_[1][i], c = slope_[2][i];
            const auto moved = [&](std::size_t s) { return radau_t_inverse[s][0] * a + radau_t_inverse[s][1] * b + radau_t_inverse[s][2] * c; };
            work_[i] = moved(0) - real_eigenvalue / h * w_[0][i];
            pair_[i] = std::complex<double>(moved(1), moved(2)) - complex * std::complex<double>(w_[1][i], w_[2][i]);
        }
        real_.solve(work_.data());
        complex_.solve(pair_.data());
        double change = 0.0;
        for (std::size_t i = 0; i < y0_.size(); ++i) {
            w_[0][i] += work_[i], w_[1][i] += pair_[i].real(), w_[2][i] += pair_[i].imag();
            const double inverse = 1.0 / scale_[i];
            change += (work_[i] * work_[i] + std::norm(pair_[i])) * inverse * inverse;
            for (std::size_t s = 0; s < 3; ++s) z_[s][i] = radau_t[s][0] * w_[0][i] + radau_t[s][1] * w_[1][i] + radau_t[s][2] * w_[2][i];
        }
        if (!std::isfinite(change)) return Newton::not_finite;
        change = std::sqrt(change / (tolerances_.norm == ErrorNorm::maximum ? 1.0 : 3.0 * n_));
        if (change <= round_off) return Newton::converged;
        if (iterations_ > 1) {
            if (std::max(change, last) <= newton_tolerance_) return Newton::converged; // of a force that is a difference of large terms rounding is left, and gets no smaller
            rate = change / last;
            if (rate >= 0.99) return Newton::diverged;
            if (rate / (1.0 - rate) * change <= newton_tolerance_) return Newton::converged;
            if (std::pow(rate, most_iterations - iterations_) / (1.0 - rate) * change > newton_tolerance_) return Newton::diverged;
        } else if (change <= 0.01 * newton_tolerance_) return Newton::converged;
        last = change;
    }
    return Newton::diverged;
}

// (real/h - J)^-1 (f0 + e.Z/h), of order 3; where it would reject, once more at the state it leads to, which damps what is stiff.
double Radau5::estimate(double h, bool again) {
    const auto sum = [&](std::size_t i) { return (radau_error[0] * z_[0][i] + radau_error[1] * z_[1][i] + radau_error[2] * z_[2][i]) / h; };
    for (std::size_t i = 0; i < error_.size(); ++i) error_[i] = sum(i) + f0_[i];
    real_.solve(error_.data());
    double error = norm(error_);
    if (again && error >= 1.0) {
        for (std::size_t i = 0; i < error_.size(); ++i) trial_[i] = y0_[i] + error_[i];
        f_(t0_, trial_.data(), error_.data());
        ++counts_.evaluations;
        for (std::size_t i = 0; i < error_.size(); ++i) error_[i] += sum(i);
        real_.solve(error_.data());
        error = norm(error_);
    }
    return std::max(error, 1e-10);
}

// What the polynomial is off by where it is furthest from the stages: one step of Newton's method on its defect, f - u'.
double Radau5::estimate_between(double h) {
    constexpr double s = 0.85;
    const double c1 = radau_c[0], c2 = radau_c[1], r = 1 - s;
    for (std::size_t i = 0; i < error_.size(); ++i) { // as in accept()
        const double change = z_[2][i], g1 = (z_[0][i] - c1 * change) / (c1 * (1 - c1)), g2 = (z_[1][i] - c2 * change) / (c2 * (1 - c2));
        const double r3 = (g2 - g1) / (c2 - c1), r2 = g1 - c1 * r3;
        trial_[i] = y0_[i] + s * (change + r * (r2 + s * r3));
        work_[i] = (change + (1 - 2 * s) * r2 + s * (2 - 3 * s) * r3) / h;
    }
    f_(t0_ + s * h, trial_.data(), error_.data());
    ++counts_.evaluations;
    for (std::size_t i = 0; i < error_.size(); ++i) error_[i] -= work_[i];
    real_.solve(error_.data());
    return norm(error_);
}

void Radau5::refine(double theta, std::span<double> y) {
    if (!has_before_ || theta <= 0.0 || theta >= 1.0 || factorised_ != dense_.length()) return;
    f_(dense_.time(theta), y.data(), error_.data());
    ++counts_.evaluations;
    for (int i = 0; i < n_; ++i) error_[static_cast<std::size_t>(i)] -= dense_.derivative(i, theta);
    real_.solve(error_.data());
    for (std::size_t i = 0; i < y.size(); ++i) y[i] += error_[i];
}

void Radau5::accept(double t_new) {
    dense_.begin(t0_, t_new);
    const double c1 = radau_c[0], c2 = radau_c[1];
    for (int i = 0; i < n_; ++i) {
        const auto at = static_cast<std::size_t>(i);
        // 1, s, s r, s^2 r through the four points
        const double change = z_[2][at], g1 = (z_[0][at] - c1 * change) / (c1 * (1 - c1)), g2 = (z_[1][at] - c2 * change) / (c2 * (1 - c2));
        const auto r = dense_.component(i);
        std::fill(r.begin(), r.end(), 0.0);
        r[0] = y0_[at];
        r[1] = change;
        r[3] = (g2 - g1) / (c2 - c1);
        r[2] = g1 - c1 * r[3];
        y1_[at] = y0_[at] + change;
    }
    t1_ = t_new;
    has_before_ = true;
    f_(t1_, y1_.data(), f1_.data());
    ++counts_.evaluations;
    ++counts_.steps;
}

int Radau5::not_finite() const noexcept {
    for (std::size_t i = 0; i < y0_.size(); ++i)
        for (std::size_t s = 0; s < 3; ++s)
            if (!std::isfinite(slope_[s][i])) return static_cast<int>(i);
    for (std::size_t i = 0; i < y0_.size(); ++i)
        if (!std::isfinite(z_[2][i])) return static_cast<int>(i);
    return 0;
}

Failure Radau5::failure(Cause cause, double h) const noexcept {
    if (not_finite_ >= 0) return {Cause::not_finite, t0_, h, not_finite_}; // it is what made the steps short
    return {cause, t0_, h, worst_};
}

Result<void, Failure> Radau5::step(double t_most) {
    SALTUS_DEMAND(t_most > t1_);
    t0_ = t1_;
    y0_ = y1_;
    f0_ = f1_;
    set_scale();
    jacobian_(t0_, y0_.data(), j_.data());
    ++jacobians_;
    factorised_ = 0.0;
    const double planned = std::min(planned_, tolerances_.max_step);
    bool rejected = false;
    const int not_finite_before = std::exchange(not_finite_, -1);
    for (double next = planned;;) {
        const bool cut = next >= t_most - t0_ || (1.01 * next >= t_most - t0_ && t_most - t0_ <= tolerances_.max_step);
        const double t_new = cut ? t_most : t0_ + next, h = t_new - t0_;
        if (!cut && t0_ + 0.1 * h == t0_) {
            if (not_finite_ < 0) not_finite_ = not_finite_before;
            return Unexpected<Failure>(failure(Cause::step_too_small, h));
        }
        if (factorised_ != h && !factorise(h)) {
            next = 0.5 * h;
            if (t0_ + 0.1 * next == t0_) return Unexpected<Failure>(failure(Cause::singular_jacobian, h));
            continue;
        }
        guess(h);
        const Newton newton = iterate(h, t_new);
        if (newton != Newton::converged) {
            ++counts_.rejected;
            rejected = true;
            has_before_ = false; // a start from zero is safer
            if (newton == Newton::not_finite) not_finite_ = not_finite();
            next = 0.5 * h;
            if (t0_ + 0.1 * next == t0_) return Unexpected<Failure>(failure(Cause::step_too_small, h));
            continue;
        }
        double error = estimate(h, rejected || last_error_ == 0.0);
        if (error < 1.0)
            if (const double between = estimate_between(h); !(between <= error)) error = between;
        if (error != error) {
            ++counts_.rejected;
            rejected = true;
            not_finite_ = not_finite();
            next = 0.25 * h;
            if (t0_ + 0.1 * next == t0_) return Unexpected<Failure>(failure(Cause::step_too_small, h));
            continue;
        }
        const double safety = std::min(radau_safety, radau_safety * (1 + 2 * most_iterations) / (iterations_ + 2 * most_iterations));
        double factor = std::clamp(safety * std::pow(error, -0.25), radau_shrink, radau_growth);
        if (error >= 1.0) {
            ++counts_.rejected;
            rejected = true;
            next = h * factor;
            if (t0_ + 0.1 * next == t0_) return Unexpected<Failure>(failure(Cause::step_too_small, h));
            continue;
        }
        // K. Gustafsson's prediction from the last two errors and steps
        if (last_error_ > 0.0) {
            const double predicted = radau_safety * (h / dense_.length()) * std::pow(last_error_ / (error * error), 0.25);
            factor = std::min(factor, std::clamp(predicted, radau_shrink, radau_growth));
        }
        if (rejected) factor = std::min(factor, 1.0);
        last_error_ = std::max(error, 0.01);
        const double proposed = std::min(h * factor, tolerances_.max_step);
        planned_ = cut && !rejected ? std::max(proposed, planned) : proposed;
        accept(t_new);
        return {};
    }
}

Result<void, Failure> Radau5::redo(double t_end) {
    SALTUS_DEMAND(t_end > t0_);
    const double h = t_end - t0_;
    // the polynomial of the very step is a good beginning
    for (std::size_t s = 0; s < 3; ++s)
        for (int i = 0; i < n_; ++i) z_[s][static_cast<std::size_t>(i)] = dense_.value(i, radau_c[s] * h / dense_.length()) - y0_[static_cast<std::size_t>(i)];
    for (std::size_t s = 0; s < 3; ++s)
        for (std::size_t i = 0; i < y0_.size(); ++i)
            w_[s][i] = radau_t_inverse[s][0] * z_[0][i] + radau_t_inverse[s][1] * z_[1][i] + radau_t_inverse[s][2] * z_[2][i];
    if (!factorise(h)) return Unexpected<Failure>(failure(Cause::singular_jacobian, h));
    const Newton newton = iterate(h, t_end);
    if (newton != Newton::converged) {
        not_finite_ = newton == Newton::not_finite ? not_finite() : -1;
        return Unexpected<Failure>(failure(Cause::step_too_small, h));
    }
    accept(t_end);
    return {};
}

void Radau5::save(std::span<double> numbers) const noexcept {
    numbers[0] = planned_, numbers[1] = last_error_;
    numbers[2] = has_before_ ? dense_.start() : no_step;
    numbers[3] = has_before_ ? dense_.end() : no_step;
    for (int i = 0; i < n_; ++i) std::copy_n(dense_.component(i).begin(), used, numbers.begin() + 4 + used * i); // of degree 3: the rest is zero
}

void Radau5::restore(std::span<const double> numbers) noexcept {
    planned_ = numbers[0], last_error_ = numbers[1], has_before_ = numbers[2] != no_step;
    if (!has_before_) return;
    dense_.begin(numbers[2], numbers[3]);
    for (int i = 0; i < n_; ++i) {
        const auto r = dense_.component(i);
        std::fill(r.begin(), r.end(), 0.0);
        std::copy_n(numbers.begin() + 4 + used * i, used, r.begin());
    }
}

void Radau5::forget_step() noexcept {
    has_before_ = false;
    last_error_ = 0.0;
}

// Of J of the last step: |trace| / n <= spectral radius <= |J^8|^(1/8).
double Radau5::least_rate() const noexcept {
    double trace = 0.0;
    for (int i = 0; i < n_; ++i) trace += j_[static_cast<std::size_t>(i) * (static_cast<std::size_t>(n_) + 1)];
    return std::abs(trace) / n_;
}

double Radau5::most_rate() {
    const auto n = static_cast<std::size_t>(n_);
    double scale = 0.0, log_of = 0.0; // J^p = exp(log_of) power_, so that no power overflows
    power_ = j_;
    for (int squaring = 0;; ++squaring) {
        scale = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            double sum = 0.0;
            for (std::size_t k = 0; k < n; ++k) sum += std::abs(power_[i * n + k]);
            scale = std::max(scale, sum);
            if (sum != sum) return HUGE_VAL;
        }
        if (!(scale > 0.0)) return 0.0;
        log_of += std::log(scale);
        if (squaring == 3) return std::exp(log_of / 8.0);
        for (double& entry : power_) entry /= scale;
        for (std::size_t i = 0; i < n; ++i) {
            if (n > asking) ask_to_go_on();
            for (std::size_t k = 0; k < n; ++k) {
                double sum = 0.0;
                for (std::size_t l = 0; l < n; ++l) sum += power_[i * n + l] * power_[l * n + k];
                square_[i * n + k] = sum;
            }
        }
        power_.swap(square_);
        log_of *= 2.0;
    }
}

void Radau5::nudge(double dt) noexcept {
    t1_ += dt;
    for (std::size_t i = 0; i < y1_.size(); ++i) y1_[i] += dt * f1_[i];
}

} // namespace saltus::flow
