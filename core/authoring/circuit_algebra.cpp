// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/circuit_algebra.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace saltus::authoring {

Polynomial whole(std::size_t resistors, std::int64_t value) {
    Polynomial p;
    if (value != 0) p[Monomial(resistors, 0)] = value;
    return p;
}

Polynomial conductance(std::size_t resistors, std::size_t which) {
    Monomial m(resistors, 0);
    m[which] = 1;
    return {{m, 1}};
}

void add(Polynomial& to, const Polynomial& p, std::int64_t factor) {
    for (const auto& [monomial, coefficient] : p) {
        const auto at = to.emplace(monomial, 0).first;
        at->second += factor * coefficient;
        if (at->second == 0) to.erase(at);
    }
}

Polynomial product(const Polynomial& a, const Polynomial& b) {
    Polynomial out;
    for (const auto& [x, n] : a)
        for (const auto& [y, m] : b) {
            Monomial z = x;
            for (std::size_t i = 0; i < z.size(); ++i) z[i] = static_cast<std::uint8_t>(z[i] + y[i]);
            const auto at = out.emplace(std::move(z), 0).first;
            at->second += n * m;
            if (at->second == 0) out.erase(at);
        }
    return out;
}

Polynomial determinant(const PolynomialMatrix& matrix, std::size_t resistors) {
    // Rows one after the other, over sets of columns used so far: 2^n products instead of n!.
    const std::size_t n = matrix.size();
    std::vector<Polynomial> by_set(std::size_t{1} << n);
    by_set[0] = whole(resistors, 1);
    for (std::size_t set = 0; set + 1 < by_set.size(); ++set) {
        if (by_set[set].empty()) continue;
        std::size_t row = 0;
        for (std::size_t bits = set; bits != 0; bits &= bits - 1) ++row;
        for (std::size_t column = 0; column < n; ++column) {
            if ((set >> column) & 1u || matrix[row][column].empty()) continue;
            std::size_t larger = 0; // columns behind it that are used already: the parity of the permutation
            for (std::size_t bits = set >> (column + 1); bits != 0; bits &= bits - 1) ++larger;
            add(by_set[set | (std::size_t{1} << column)], product(by_set[set], matrix[row][column]), larger % 2 == 0 ? 1 : -1);
        }
    }
    return by_set.back();
}

Polynomial cofactor(const PolynomialMatrix& matrix, std::size_t row, std::size_t column, std::size_t resistors) {
    PolynomialMatrix minor;
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        if (i == row) continue;
        minor.push_back(matrix[i]);
        minor.back().erase(minor.back().begin() + static_cast<std::ptrdiff_t>(column));
    }
    Polynomial out;
    add(out, determinant(minor, resistors), (row + column) % 2 == 0 ? 1 : -1);
    return out;
}

void add(Coefficient& to, const Coefficient& c, std::int64_t factor) {
    for (const auto& [denominator, numerator] : c) {
        const auto at = to.emplace(denominator, Polynomial()).first;
        add(at->second, numerator, factor);
        if (at->second.empty()) to.erase(at);
    }
}

void add(Form& to, const Form& form, std::int64_t factor) {
    for (const auto& [known, coefficient] : form) {
        const auto at = to.emplace(known, Coefficient()).first;
        add(at->second, coefficient, factor);
        if (at->second.empty()) to.erase(at);
    }
}

namespace {

// A monomial times a number, by factors; empty for 1.
std::vector<std::string> factors_of(const std::vector<int>& exponents, std::int64_t size, const std::vector<std::string>& names) {
    std::vector<std::string> out;
    if (size != 1) out.push_back(std::to_string(size));
    for (std::size_t i = 0; i < exponents.size(); ++i) {
        if (exponents[i] == 1) out.push_back(names[i]);
        else if (exponents[i] > 1) out.push_back(names[i] + '^' + std::to_string(exponents[i]));
    }
    return out;
}

std::string joined(const std::vector<std::string>& factors) {
    std::string out;
    for (const std::string& factor : factors) out += (out.empty() ? "" : "*") + factor;
    return out.empty() ? "1" : out;
}

// Monomials in resistances, in the order of the resistors.
using Terms = std::vector<std::pair<std::vector<int>, std::int64_t>>;

std::string sum_of(const Terms& terms, const std::vector<std::string>& names) {
    std::string out;
    for (const auto& [exponents, coefficient] : terms) {
        const std::string term = joined(factors_of(exponents, std::abs(coefficient), names));
        if (out.empty()) out = (coefficient < 0 ? "-" : "") + term;
        else out += (coefficient < 0 ? " - " : " + ") + term;
    }
    return out;
}

// N/D as polynomials in resistances without common monomials and numbers; D = 1 where N is a multiple of it.
void reduce(const Polynomial& numerator, const Polynomial& denominator, Terms& n, Terms& d) {
    const std::size_t count = denominator.begin()->first.size();
    std::vector<int> most(count, 0), least(count, std::numeric_limits<int>::max());
    std::int64_t common = 0;
    for (const Polynomial* p : {&numerator, &denominator})
        for (const auto& [m, c] : *p) {
            for (std::size_t i = 0; i < count; ++i) most[i] = std::max<int>(most[i], m[i]);
            common = std::gcd(common, c);
        }
    const auto terms = [&](const Polynomial& p) {
        Terms out;
        for (const auto& [m, c] : p) {
            std::vector<int> exponents(count);
            for (std::size_t i = 0; i < count; ++i) {
                exponents[i] = most[i] - m[i];
                least[i] = std::min(least[i], exponents[i]);
            }
            out.emplace_back(std::move(exponents), c / common);
        }
        return out;
    };
    n = terms(numerator);
    d = terms(denominator);
    for (Terms* terms_of : {&n, &d}) {
        for (auto& [exponents, c] : *terms_of)
            for (std::size_t i = 0; i < count; ++i) exponents[i] -= least[i];
        // R1 before R2: the larger exponents first
        std::sort(terms_of->begin(), terms_of->end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    }
    if (n.size() != d.size() || n.size() < 2) return;
    std::vector<int> ratio(count);
    for (std::size_t i = 0; i < count; ++i) ratio[i] = n[0].first[i] - d[0].first[i];
    const std::int64_t factor = n[0].second / d[0].second;
    for (std::size_t k = 0; k < n.size(); ++k) {
        if (n[k].second != factor * d[k].second) return;
        for (std::size_t i = 0; i < count; ++i)
            if (n[k].first[i] - d[k].first[i] != ratio[i]) return;
    }
    std::vector<int> over(count), under(count);
    for (std::size_t i = 0; i < count; ++i) {
        over[i] = std::max(0, ratio[i]);
        under[i] = std::max(0, -ratio[i]);
    }
    n = {{over, factor}};
    d = {{under, 1}};
}

} // namespace

std::string text(const Coefficient& coefficient, const std::string& factor, const std::string& divisor, const CoefficientText& how) {
    std::string out;
    for (const auto& [which, numerator] : coefficient) {
        Terms n, d;
        reduce(numerator, how.denominators[which], n, d);
        const bool negative = std::all_of(n.begin(), n.end(), [](const auto& term) { return term.second < 0; });
        if (negative)
            for (auto& term : n) term.second = -term.second;
        std::vector<std::string> over, under;
        if (n.size() == 1) over = factors_of(n[0].first, n[0].second, how.resistances);
        else over.push_back('(' + sum_of(n, how.resistances) + ')');
        if (!factor.empty()) over.push_back(factor);
        if (d.size() == 1) under = factors_of(d[0].first, d[0].second, how.resistances);
        else under.push_back('(' + sum_of(d, how.resistances) + ')');
        if (!divisor.empty()) under.push_back(divisor);
        std::string term = joined(over);
        if (under.size() == 1) term += '/' + under[0];
        else if (!under.empty()) term += "/(" + joined(under) + ')';
        if (out.empty()) out = (negative ? "-" : "") + term;
        else out += (negative ? " - " : " + ") + term;
    }
    return out.empty() ? "0" : out;
}

} // namespace saltus::authoring
