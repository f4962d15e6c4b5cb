// SPDX-License-Identifier: GPL-3.0-or-later
// Polynomials with known roots, in integers: factors (256 theta - k) and ((256 theta - a)^2 + b^2) multiplied out without rounding, then
// their Bernstein coefficients rounded once. And Sturm's count of distinct roots, in integers too.
#pragma once

#include "core/flow/polynomial.h"

#include <utility>
#include <vector>

namespace saltus::testing {

__extension__ typedef __int128 Integer;
using Integers = std::vector<Integer>;

inline double binomial(int n, int k) {
    double c = 1;
    for (int i = 0; i < k; ++i) c = c * (n - i) / (i + 1);
    return c;
}

// Bernstein coefficients times binomials: their product is that of plain polynomials.
struct Scaled {
    Integers s{1};
    void times(const Integers& factor) {
        Integers out(s.size() + factor.size() - 1, 0);
        for (std::size_t i = 0; i < s.size(); ++i)
            for (std::size_t j = 0; j < factor.size(); ++j) out[i + j] += s[i] * factor[j];
        s = out;
    }
    void root(int k) { times({-k, 256 - k}); }
    void pair(int a, int b) { times({a * a + b * b, 2 * (-a * (256 - a) + b * b), (256 - a) * (256 - a) + b * b}); }
    flow::Polynomial rounded() const {
        flow::Polynomial p;
        p.degree = static_cast<int>(s.size()) - 1;
        for (int i = 0; i <= p.degree; ++i)
            p.b[static_cast<std::size_t>(i)] =
                static_cast<double>(static_cast<long double>(s[static_cast<std::size_t>(i)]) / static_cast<long double>(binomial(p.degree, i)));
        return p;
    }
};

inline void strip(Integers& p) {
    while (!p.empty() && p.back() == 0) p.pop_back();
    Integer divisor = 0;
    for (Integer c : p)
        for (Integer b = c < 0 ? -c : c; b != 0;) divisor = std::exchange(b, divisor % b);
    for (Integer& c : p) c /= divisor == 0 ? 1 : divisor;
}

inline int sturm_variations(const std::vector<Integers>& chain, int x) { // x = 0 or 1
    int count = 0, last = 0;
    for (const Integers& p : chain) {
        Integer v = 0;
        for (std::size_t i = p.size(); i-- > 0;) v = v * x + p[i];
        const int sign = v > 0 ? 1 : v < 0 ? -1 : 0;
        if (sign == 0) continue;
        if (last != 0 && sign != last) ++count;
        last = sign;
    }
    return count;
}

// Distinct roots in 0 < theta <= 1 of integer Bernstein coefficients (small ones: degree 5, up to about 20).
inline int sturm_count(const std::vector<int>& b) {
    const int n = static_cast<int>(b.size()) - 1;
    Integers p(b.size(), 0);
    for (int i = 0; i <= n; ++i) // theta^i (1 - theta)^(n - i)
        for (int j = 0; j <= n - i; ++j) {
            const auto c = static_cast<Integer>(binomial(n, i) * binomial(n - i, j));
            p[static_cast<std::size_t>(i + j)] += (j % 2 ? -1 : 1) * c * b[static_cast<std::size_t>(i)];
        }
    while (!p.empty() && p.front() == 0) p.erase(p.begin()); // roots at 0 do not count
    strip(p);
    if (p.size() < 2) return 0;
    std::vector<Integers> chain{p};
    Integers d;
    for (std::size_t i = 1; i < p.size(); ++i) d.push_back(p[i] * static_cast<int>(i));
    strip(d);
    chain.push_back(d);
    while (chain.back().size() > 1) {
        Integers r = chain[chain.size() - 2];
        const Integers& q = chain.back();
        const Integer lead = q.back() < 0 ? -q.back() : q.back();
        const int sign = q.back() < 0 ? -1 : 1;
        while (r.size() >= q.size()) { // r := |lead| r - sign * top * q x^shift
            const Integer top = r.back();
            const std::size_t shift = r.size() - q.size();
            for (Integer& c : r) c *= lead;
            for (std::size_t i = 0; i < q.size(); ++i) r[i + shift] -= sign * top * q[i];
            strip(r);
        }
        if (r.empty()) break;
        for (Integer& c : r) c = -c;
        chain.push_back(r);
    }
    return sturm_variations(chain, 0) - sturm_variations(chain, 1);
}

} // namespace saltus::testing
