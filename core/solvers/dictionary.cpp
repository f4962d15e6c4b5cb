// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/dictionary.h"

#include "core/base/going_on.h"

namespace saltus::solvers {

namespace {
constexpr double kNothing = 1e-11; // entries are of size one by the scaling
constexpr std::size_t kAsking = 200; // rows, from where on a pivot is worth the question whether to go on
} // namespace

Dictionary::Dictionary(const Canonical& problem)
    : n_(problem.size), cells_(n_ * (n_ + 1), 0.0), right_(problem.b), basic_(n_), nonbasic_(n_ + 1),
      place_(2 * n_ + 1), in_basis_(2 * n_ + 1, 0), equation_(problem.is_equation) {
    for (std::size_t i = 0; i < n_; ++i) {
        for (std::size_t j = 0; j < n_; ++j) cells_[i * columns() + j] = -problem.A[i * n_ + j];
        basic_[i] = n_ + i;
        nonbasic_[i] = i;
        place_[i] = place_[n_ + i] = i;
        in_basis_[n_ + i] = 1;
    }
    nonbasic_[n_] = z0();
    place_[z0()] = n_;
}

void Dictionary::pivot(std::size_t row, std::size_t column) {
    if (n_ > kAsking) ask_to_go_on();
    const std::size_t width = columns();
    double* pivot_row = cells_.data() + row * width;
    const double inverse = 1.0 / pivot_row[column];
    pivot_row[column] = 1.0; // becomes the column of the leaving variable
    for (std::size_t j = 0; j < width; ++j) pivot_row[j] *= inverse;
    right_[row] *= inverse;
    for (std::size_t i = 0; i < n_; ++i) {
        if (i == row) continue;
        double* other = cells_.data() + i * width;
        const double factor = other[column];
        if (factor == 0.0) continue;
        other[column] = 0.0;
        for (std::size_t j = 0; j < width; ++j) other[j] -= factor * pivot_row[j];
        right_[i] -= factor * right_[row];
    }
    const std::size_t leaving = basic_[row], entering = nonbasic_[column];
    basic_[row] = entering;
    nonbasic_[column] = leaving;
    place_[entering] = row;
    place_[leaving] = column;
    in_basis_[entering] = 1;
    in_basis_[leaving] = 0;
}

std::size_t Dictionary::work_in_equations(bool keep_pairs) {
    std::size_t left = 0;
    for (std::size_t i = 0; i < n_; ++i) left += equation_[i] != 0;
    const auto waits = [&](std::size_t row) {
        return basic_[row] >= n_ && basic_[row] != z0() && is_equation(basic_[row]);
    };
    const auto is_free_column = [&](std::size_t column) {
        return nonbasic_[column] < n_ && equation_[nonbasic_[column]] != 0;
    };
    while (left > 0) { // among themselves, largest entry first
        double largest = kNothing;
        std::size_t row = n_, column = n_;
        for (std::size_t i = 0; i < n_; ++i) {
            if (!waits(i)) continue;
            for (std::size_t j = 0; j < n_; ++j)
                if (is_free_column(j) && std::abs(cell(i, j)) > largest) {
                    largest = std::abs(cell(i, j));
                    row = i;
                    column = j;
                }
        }
        if (row == n_) break;
        pivot(row, column);
        --left;
    }
    while (left > 0 && keep_pairs) { // through a complementary pair
        double largest = kNothing;
        std::size_t row = n_, column = n_, other_row = n_;
        for (std::size_t j = 0; j < n_; ++j) {
            if (!is_free_column(j)) continue;
            for (std::size_t i = 0; i < n_; ++i) {
                if (is_equation(basic_[i]) || std::abs(cell(i, j)) <= kNothing) continue;
                const std::size_t partner = place_[complement(basic_[i])];
                for (std::size_t e = 0; e < n_; ++e) {
                    if (!waits(e)) continue;
                    const double size = std::min(std::abs(cell(i, j)), std::abs(cell(e, partner)));
                    if (size > largest) {
                        largest = size;
                        row = i;
                        column = j;
                        other_row = e;
                    }
                }
            }
        }
        if (row == n_) break;
        const std::size_t partner = place_[complement(basic_[row])];
        pivot(row, column);
        pivot(other_row, partner);
        --left;
    }
    if (!keep_pairs) {
        for (std::size_t j = 0; j < n_; ++j) { // x of equations that are still nonbasic are free: into any row
            if (!is_free_column(j)) continue;
            std::size_t row = n_;
            for (std::size_t i = 0; i < n_; ++i)
                if (!(basic_[i] < n_ && is_equation(basic_[i])) && std::abs(cell(i, j)) > kNothing &&
                    (row == n_ || std::abs(cell(i, j)) > std::abs(cell(row, j))))
                    row = i;
            if (row < n_) pivot(row, j);
        }
        left = 0;
        for (std::size_t i = 0; i < n_; ++i) {
            if (!waits(i)) continue;
            std::size_t column = n_;
            for (std::size_t j = 0; j < n_; ++j)
                if (!is_equation(nonbasic_[j]) && std::abs(cell(i, j)) > kNothing &&
                    (column == n_ || std::abs(cell(i, j)) > std::abs(cell(i, column))))
                    column = j;
            if (column < n_)
                pivot(i, column);
            else
                ++left;
        }
    }
    return left;
}

void Dictionary::cover() {
    first_basis_ = basic_;
    for (std::size_t i = 0; i < n_; ++i) cells_[i * columns() + place_[z0()]] = is_signed(i) ? -1.0 : 0.0;
}

void Dictionary::read(std::span<double> x) const noexcept {
    std::fill(x.begin(), x.end(), 0.0);
    for (std::size_t r = 0; r < n_; ++r)
        if (basic_[r] < n_) x[basic_[r]] = equation_[basic_[r]] ? right_[r] : std::max(0.0, right_[r]);
}

std::size_t Dictionary::most_negative_row() const noexcept {
    std::size_t least = n_;
    for (std::size_t r = 0; r < n_; ++r)
        if (is_signed(r) && right_[r] < 0.0 && (least == n_ || right_[r] <= right_[least])) least = r;
    return least;
}

std::size_t Dictionary::leaving_row(std::size_t column) const noexcept {
    double largest = 0.0;
    for (std::size_t r = 0; r < n_; ++r)
        if (is_signed(r)) largest = std::max(largest, std::abs(cell(r, column)));
    const double least_pivot = kNothing * std::max(largest, 1.0);
    std::size_t best = n_;
    for (std::size_t r = 0; r < n_; ++r) {
        if (!is_signed(r) || !(cell(r, column) > least_pivot)) continue;
        if (best == n_ || is_less(r, best, column)) best = r;
    }
    return best;
}

bool Dictionary::is_less(std::size_t r, std::size_t s, std::size_t column) const noexcept {
    const double pr = 1.0 / cell(r, column), ps = 1.0 / cell(s, column);
    double difference = right_[r] * pr - right_[s] * ps;
    if (std::abs(difference) > 1e-12 * std::max({1.0, std::abs(pr), std::abs(ps)})) return difference < 0.0;
    if (basic_[s] == z0()) return false;
    if (basic_[r] == z0()) return true;
    for (const std::size_t variable : first_basis_) {
        const auto of = [&](std::size_t row) {
            if (in_basis_[variable]) return place_[variable] == row ? 1.0 : 0.0;
            return cell(row, place_[variable]);
        };
        difference = of(r) * pr - of(s) * ps;
        if (std::abs(difference) > 1e-12 * std::max(std::abs(pr), std::abs(ps))) return difference < 0.0;
    }
    return false;
}

} // namespace saltus::solvers
