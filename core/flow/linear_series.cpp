// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/linear_series.h"

#include "core/flow/pair.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::flow {

namespace {

constexpr std::size_t N = LinearSeries::nodes, last = N - 1;
constexpr int most_substitutions = 48;

constexpr long double pi = 3.14159265358979323846264338327950288L;

constexpr long double cosine(long double x) { // by its series; |x| <= pi
    long double sum = 0.0L, term = 1.0L;
    for (int k = 1; k < 60; k += 2) {
        sum += term;
        term *= -x * x / (k * (k + 1));
    }
    return sum;
}

struct Constants {
    double place[N] = {};            // of the instants in the step: (1 - cos(j pi/15))/2
    double transform[N / 2][N] = {}; // [instant][order]: coefficients of even order from sums of b at it and its mirror image, of odd order from differences
    double weight[N + 1] = {};       // 1/(2k), 0 beyond
    double value[N][N] = {};         // [instant][order]: of the polynomials there, the first one half
    double place_between[last] = {}, value_between[last][N] = {}; // the same in the middle, as angles go
    double basis[N][N] = {};         // [order][basis function of DenseStep]: Chebyshev's polynomials in it
};

constexpr Constants make_constants() {
    Constants c;
    for (std::size_t j = 0; j < N; ++j) c.place[j] = static_cast<double>(0.5L * (1.0L - cosine(static_cast<long double>(j) * pi / last)));
    c.place[0] = 0.0, c.place[last] = 1.0;
    for (std::size_t j = 0; j < N; ++j)
        for (std::size_t k = 0; k < N; ++k) {
            const std::size_t turned = (k * j) % (2 * last), folded = turned > last ? 2 * last - turned : turned;
            const long double value = (k % 2 == 0 ? 1.0L : -1.0L) * cosine(static_cast<long double>(folded) * pi / last);
            c.value[j][k] = static_cast<double>(value * (k == 0 ? 0.5L : 1.0L));
            if (j < N / 2) c.transform[j][k] = static_cast<double>(value * 2.0L / last * (j == 0 ? 0.5L : 1.0L) * (k == last ? 0.5L : 1.0L)); // ends and the last count half
        }
    for (std::size_t j = 0; j < last; ++j) {
        c.place_between[j] = static_cast<double>(0.5L * (1.0L - cosine(static_cast<long double>(2 * j + 1) * pi / (2 * last))));
        for (std::size_t k = 0; k < N; ++k) {
            const std::size_t turned = (k * (2 * j + 1)) % (4 * last), folded = turned > 2 * last ? 4 * last - turned : turned;
            c.value_between[j][k] = static_cast<double>((k % 2 == 0 ? 1.0L : -1.0L) * cosine(static_cast<long double>(folded) * pi / (2 * last)) * (k == 0 ? 0.5L : 1.0L));
        }
    }
    for (std::size_t k = 1; k < N; ++k) c.weight[k] = 1.0 / (2.0 * static_cast<double>(k));
    // x = 2 theta - 1: x times basis function k is 2 (function k + 1) - (function k) for even k, and (function k) - 2 (function k + 1) for odd k
    c.basis[0][0] = 1.0;
    c.basis[1][0] = -1.0, c.basis[1][1] = 2.0;
    for (std::size_t m = 1; m < last; ++m)
        for (std::size_t k = 0; k <= m; ++k) {
            const double sign = k % 2 == 0 ? -1.0 : 1.0;
            c.basis[m + 1][k] += 2.0 * sign * c.basis[m][k] - c.basis[m - 1][k];
            c.basis[m + 1][k + 1] += -4.0 * sign * c.basis[m][k];
        }
    return c;
}
constexpr Constants constants = make_constants();

using Numbers = double[N];

// From the values at the instants.
void transform(Numbers& b) noexcept {
    [&]<std::size_t... k>(std::index_sequence<k...>) { // all coefficients in registers
        Pair coefficients[] = {(static_cast<void>(k), Pair{})...};
        for (std::size_t j = N / 2; j-- > 0;) {
            const Pair both = {b[j] + b[last - j], b[j] - b[last - j]};
            ((coefficients[k] += load_pair(constants.transform[j] + 2 * k) * both), ...);
        }
        (store_pair(b + 2 * k, coefficients[k]), ...);
    }(std::make_index_sequence<N / 2>());
}

// The integral from the start on of `factor` times (series + constant); its own constant is such that it vanishes there.
[[gnu::always_inline]] inline void integrate(const Numbers& a, double constant, double factor, Numbers& out) noexcept {
    out[last] = factor * constants.weight[last] * a[last - 1];
    Pair sum = {out[last], 0.0}; // of odd and even order, the small ones first
#pragma GCC unroll 8
    for (std::size_t k = last - 2; k > 1; k -= 2) {
        const Pair two = factor * load_pair(constants.weight + k) * (load_pair(a + k - 1) - load_pair(a + k + 1));
        store_pair(out + k, two);
        sum += two;
    }
    const Pair first = factor * load_pair(constants.weight + 1) * (Pair{a[0] + 2.0 * constant, a[1]} - load_pair(a + 2));
    store_pair(out + 1, first);
    sum += first;
    out[0] = 2.0 * (sum[0] - sum[1]);
}

// From r to what it makes of a speed and a place.
void integrate_twice(const Numbers& r, double speed, double half, Numbers& u, Numbers& q) noexcept {
    integrate(r, 0.0, half, u);
    integrate(u, speed, half, q);
}

double value_of(const Numbers& series, const double* polynomials) noexcept {
    Pair sum = {};
#pragma GCC unroll 8
    for (std::size_t k = N; k > 0; k -= 2) sum += load_pair(polynomials + k - 2) * load_pair(series + k - 2); // the small ones first
    return sum[0] + sum[1];
}

double end_of(const Numbers& change) noexcept { // it vanishes at the start: twice what is odd
    double odd = 0.0;
    for (std::size_t k = last; k > 1; k -= 2) odd += change[k];
    return 2.0 * (odd + change[1]);
}

void put_instants(const double* place, double t0, double t1, double* out) noexcept { // all but the end of the step
    for (std::size_t j = 0; j < last; ++j) out[j] = t0 + place[j] * (t1 - t0);
}

// Coordinates that know nothing of each other and are not damped: their coefficients follow from each other without substitution. Up to that
// length the rows of higher order are dominated by their own coefficients, so that nothing is divided by what may vanish.
bool are_alone(const LinearMotion& motion, double h) noexcept {
    if (motion.most_damped > 0.0 || !(motion.stiffest * h * h <= 10.0)) return false;
    for (const LinearMotion::Entry& entry : motion.entries)
        if (entry.row != entry.column) return false;
    return true;
}

// r + S q = b with q the double integral of r that begins with `speed`: r to `rate`, its integrals to u and q. Each coefficient of r from the
// second order on hangs on that two orders below alone, seen from the highest one; the two lowest ones take what the start says.
void solve_alone(const Numbers& b, double stiffness, double half, double speed, Numbers& rate, Numbers& u, Numbers& q) noexcept {
    const double s = stiffness * half * half;
    Pair known = {}, shares[N / 2 + 1] = {}; // of orders k and k + 1 what they take from orders k - 2 and k - 1
    for (std::size_t k = last - 1; k > 1; k -= 2) {
        const Pair w = s * load_pair(constants.weight + k), below = w * load_pair(constants.weight + k - 1), above = w * load_pair(constants.weight + k + 1);
        const Pair inverse = 1.0 / (1.0 - below - above - above * shares[k / 2 + 1]);
        known = (load_pair(b + k) - above * known) * inverse;
        store_pair(rate + k, known);
        shares[k / 2] = below * inverse;
    }
    Numbers even = {1.0}, odd = {0.0, 1.0};
    Pair lowest = {}, of_lowest = {1.0, 1.0};
    store_pair(rate, lowest);
    for (std::size_t k = 2; k < N; k += 2) {
        lowest = load_pair(rate + k) - shares[k / 2] * lowest;
        store_pair(rate + k, lowest);
        of_lowest *= -shares[k / 2];
        even[k] = of_lowest[0], odd[k + 1] = of_lowest[1];
    }
    const auto twice_integrated = [&](const Numbers& series, double constant) {
        integrate_twice(series, constant, half, u, q);
        return stiffness * load_pair(q);
    };
    const Pair left = load_pair(b) - twice_integrated(rate, speed), by_even = twice_integrated(even, 0.0) + Pair{1.0, 0.0}, by_odd = twice_integrated(odd, 0.0) + Pair{0.0, 1.0};
    const double determinant = by_even[0] * by_odd[1] - by_odd[0] * by_even[1];
    const Pair found = {(left[0] * by_odd[1] - by_odd[0] * left[1]) / determinant, (by_even[0] * left[1] - left[0] * by_even[1]) / determinant};
    for (std::size_t k = 0; k < N; k += 2) store_pair(rate + k, load_pair(rate + k) + found * Pair{even[k], odd[k + 1]});
    integrate_twice(rate, speed, half, u, q);
}

// How often one is substituted into the other until that changes nothing.
int substitutions(double stiffest, double most_damped) noexcept { // both by the length of the step
    constexpr double nothing = 1e-16;
    const bool damped = most_damped > 0.0;
    const double x = damped ? most_damped + std::sqrt(stiffest) : stiffest;
    int count = 0;
    for (double term = 1.0; term > nothing && count < most_substitutions; ++count) term *= x / (damped ? count + 1 : (2 * count + 1) * (2 * count + 2));
    return count;
}

} // namespace

LinearSeries::LinearSeries(std::size_t size) {
    const std::size_t n = std::min(size / 2, most_coordinates);
    for (auto* series : {&b_, &u_, &q_, &rate_}) series->resize(n);
    followers_.resize(most_followers);
    between_.resize(n * last), missed_.resize(n);
}

void LinearSeries::instants(double t0, double t1, std::span<double, nodes> out) noexcept {
    put_instants(constants.place, t0, t1, out.data());
    out[last] = t1;
}

void LinearSeries::instants_between(double t0, double t1, std::span<double, nodes - 1> out) noexcept {
    put_instants(constants.place_between, t0, t1, out.data());
}

void LinearSeries::substitute(const LinearMotion& motion, double half, const double* start) noexcept {
    const double h = 2.0 * half;
    for (std::size_t i = 0; i < n_; ++i) integrate_twice(b_[i].c, start[n_ + i], half, u_[i].c, q_[i].c);
    for (int left = substitutions(motion.stiffest * h * h, motion.most_damped * h); left > 0; --left) {
        for (std::size_t i = 0; i < n_; ++i) rate_[i] = b_[i];
        for (const LinearMotion::Entry& entry : motion.entries) {
            const Numbers &u = u_[entry.column].c, &q = q_[entry.column].c;
            Numbers& rate = rate_[entry.row].c;
#pragma GCC unroll 8
            for (std::size_t k = 0; k < N; k += 2) store_pair(rate + k, load_pair(rate + k) - (entry.damping * load_pair(u + k) + entry.stiffness * load_pair(q + k)));
        }
        for (std::size_t i = 0; i < n_; ++i) integrate_twice(rate_[i].c, start[n_ + i], half, u_[i].c, q_[i].c);
    }
}

bool LinearSeries::solve(const LinearMotion& motion, double h, const double* start, double* end) noexcept {
    const std::size_t n = n_ = motion.coordinates;
    const double half = 0.5 * h;
    for (std::size_t i = 0; i < n; ++i) {
        transform(b_[i].c);
        missed_[i] = 0.0;
        for (std::size_t j = 0; !motion.steady && j < last; ++j) {
            const double off = std::abs(between_[i * last + j] - value_of(b_[i].c, constants.value_between[j]));
            if (!(off <= missed_[i])) missed_[i] = off; // no number either
        }
        missed_[i] *= h / 64.0; // of what is smooth its integral: half a step by twice the order that is not seen
    }
    for (const LinearMotion::Entry& entry : motion.entries) // what the start's own state gives
        b_[entry.row].c[0] -= 2.0 * (entry.damping * start[n + entry.column] + entry.stiffness * start[entry.column]);
    if (are_alone(motion, h))
        for (std::size_t i = 0; i < n; ++i) {
            double stiffness = 0.0;
            for (const LinearMotion::Entry& entry : motion.entries) stiffness += entry.row == i ? entry.stiffness : 0.0;
            solve_alone(b_[i].c, stiffness, half, start[n + i], rate_[i].c, u_[i].c, q_[i].c);
        }
    else
        substitute(motion, half, start);
    double finite = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        end[i] = start[i] + end_of(q_[i].c);
        end[n + i] = start[n + i] + end_of(u_[i].c);
        finite += 0.0 * (end[i] + end[n + i]);
    }
    return finite == 0.0;
}

void LinearSeries::state_at(std::size_t instant, const double* start, double* state) const noexcept {
    for (std::size_t i = 0; i < 2 * n_; ++i) {
        const Numbers& c = series_of(i).c;
        state[i] = start[i] + value_of(c, constants.value[instant]);
    }
}

double LinearSeries::follow(std::size_t follower, double h) noexcept {
    Numbers& c = followers_[follower].c;
    Series rate = followers_[follower];
    transform(rate.c);
    integrate(rate.c, 0.0, 0.5 * h, c);
    return end_of(c);
}

double LinearSeries::left_out(std::size_t i) const noexcept {
    const Numbers& c = series_of(i).c;
    return std::abs(c[last]) + std::abs(c[last - 1]) + (i < n_ ? 0.0 : missed_[i - n_]);
}

void LinearSeries::write(const double* start, const double* end, DenseStep& dense) const noexcept {
    for (std::size_t i = 0; i < static_cast<std::size_t>(dense.size()); ++i) {
        const Numbers& c = series_of(i).c;
        Pair sum[N / 2] = {};
#pragma GCC unroll 16
        for (std::size_t m = last; m > 1; --m) // the small ones first
#pragma GCC unroll 8
            for (std::size_t k = 2; k <= m; k += 2) sum[k / 2] += c[m] * load_pair(constants.basis[m] + k);
        sum[0] = Pair{start[i], end[i] - start[i]};
        double* const out = dense.component(static_cast<int>(i)).data();
        for (std::size_t k = 0; k < N; k += 2) store_pair(out + k, sum[k / 2]);
    }
}

} // namespace saltus::flow
