// SPDX-License-Identifier: GPL-3.0-or-later
// Private to circuits: what resistors give, as fractions of polynomials in their conductances with whole coefficients, and
// as texts in their resistances.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace saltus::authoring {

// Exponents of the conductances, by number of the resistor.
using Monomial = std::vector<std::uint8_t>;
using Polynomial = std::map<Monomial, std::int64_t>; // no zero coefficients

Polynomial whole(std::size_t resistors, std::int64_t value);
Polynomial conductance(std::size_t resistors, std::size_t which);
void add(Polynomial& to, const Polynomial& p, std::int64_t factor);
Polynomial product(const Polynomial& a, const Polynomial& b);

using PolynomialMatrix = std::vector<std::vector<Polynomial>>; // square
Polynomial determinant(const PolynomialMatrix& matrix, std::size_t resistors);
// The determinant without a row and a column, with the sign of its place.
Polynomial cofactor(const PolynomialMatrix& matrix, std::size_t row, std::size_t column, std::size_t resistors);

// A sum of fractions; the key is the number of the denominator. No zero numerators.
using Coefficient = std::map<std::size_t, Polynomial>;
void add(Coefficient& to, const Coefficient& c, std::int64_t factor);

// Coefficients by number of the known quantity: a voltage or a current as a linear form.
using Form = std::map<std::size_t, Coefficient>;
void add(Form& to, const Form& form, std::int64_t factor);

struct CoefficientText {
    const std::vector<std::string>& resistances;  // texts of the values, in brackets where needed
    const std::vector<Polynomial>& denominators;
};
// coefficient * factor / divisor; factor and divisor may be empty. "0", "-1/C", "R2*E/((R1 + R2)*L)".
std::string text(const Coefficient& coefficient, const std::string& factor, const std::string& divisor, const CoefficientText& how);

} // namespace saltus::authoring
