// SPDX-License-Identifier: GPL-3.0-or-later
// Which sets of conducting switches can be solved. Diodes beside each other share a current as they like: of all shares a vertex is taken, in which no more of them carry
// than it takes. Diodes that block together share a voltage as they like: as many of them are held at zero as determine it.
#include "core/simulation/event_driven/event_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kSmall = 1e-7; // of a row's terms: its multiplier may belong to the solution
constexpr std::size_t kFew = 20; // switches that are tried one by one, and in pairs

} // namespace

// What a row's lambda does to the rows of the last problem, beside what those that have been taken do. True: nothing; made_of is then by row what of them does it.
bool EventStepper::adds_nothing(std::size_t row, std::size_t taken, std::span<double> made_of) {
    constexpr double kRounding = 1e-13; // of a column: a short step makes the least of a capacitor
    const std::size_t width = 2 * m_;
    double* const mine = room_.taken.data() + taken * width;
    std::fill_n(mine, width, 0.0);
    for (std::size_t i = 0; i < m_; ++i)
        if (mask_[i]) mine[i] = operator_.at(i, row);
    mine[m_ + row] = 1.0;
    if (!brings_nothing(taken, m_, kRounding)) return false;
    if (!made_of.empty()) std::copy_n(mine + m_, m_, made_of.begin());
    return true;
}

// Those that conduct, rows without a bound and large multipliers first, up to the first one that adds nothing (m_: there is none).
std::size_t EventStepper::take_closed(std::size_t& loose) {
    std::vector<std::uint32_t>& order = room_.order;
    order.clear();
    for (std::uint32_t row = 0; row < m_; ++row)
        if (mask_[row] && modes_[row] == RowMode::closed) order.push_back(row);
    const auto is_free = [this](std::uint32_t row) { return std::isinf(model_.lower[row]) && std::isinf(model_.upper[row]); };
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        if (is_free(a) != is_free(b)) return is_free(a);
        const double of_a = std::abs(answer_[a]), of_b = std::abs(answer_[b]);
        return of_a != of_b && !is_free(a) ? of_a > of_b : a < b;
    });
    std::size_t taken = 0;
    loose = m_;
    for (const std::uint32_t row : order) {
        if (adds_nothing(row, taken, room_.way)) {
            loose = row;
            break;
        }
        ++taken;
    }
    return taken;
}

// From the shares that were found (answer_) to a vertex of all. False: rows without a bound depend on each other.
bool EventStepper::end_sharing() {
    for (;;) {
        std::size_t loose = m_, first = m_;
        take_closed(loose);
        if (loose == m_) return true;
        double sign = 1.0, far = HUGE_VAL;
        const std::vector<double>& way = room_.way;
        for (std::size_t row = 0; row < m_; ++row) {
            if (way[row] == 0.0) continue;
            const bool below = std::isfinite(model_.lower[row]), above = std::isfinite(model_.upper[row]);
            if (below == above) continue;
            const double room = std::max(below ? answer_[row] - model_.lower[row] : model_.upper[row] - answer_[row], 0.0);
            if (room / std::abs(way[row]) < far) far = room / std::abs(way[row]), first = row, sign = (way[row] > 0.0) == below ? -1.0 : 1.0;
        }
        if (first == m_) return false;
        for (std::size_t row = 0; row < m_; ++row)
            if (way[row] != 0.0) answer_[row] += sign * far * way[row];
        modes_[first] = std::isinf(model_.upper[first]) ? RowMode::lower : RowMode::upper;
    }
}

// The modes that a short step has found, made such that the equations in the corner can be solved. Diodes that share a current: one of them need not have any, or it takes a
// vertex. Multipliers that are zero may belong to those that are not: they are tried by how little their output has left zero; of many, those alone that add something.
bool EventStepper::complete_switches(double t, bool shares) {
    if (switches_agree(t)) return true;
    const bool singular = motion_.rows_are_singular();
    if (shares && singular) {
        room_.so_far = modes_, room_.x = answer_;
        const auto carries = [this](std::size_t row) { return mask_[row] && modes_[row] == RowMode::closed && !(std::isinf(model_.lower[row]) && std::isinf(model_.upper[row])); };
        std::size_t count = 0;
        for (std::size_t row = 0; row < m_; ++row) count += carries(row) ? 1 : 0;
        for (std::size_t row = 0; row < m_ && count <= kFew; ++row) {
            if (!carries(row)) continue;
            modes_[row] = std::isinf(model_.lower[row]) ? RowMode::upper : RowMode::lower;
            if (switches_agree(t)) return true;
            modes_[row] = RowMode::closed;
        }
        if (end_sharing() && switches_agree(t)) return true;
        modes_ = room_.so_far, answer_ = room_.x;
    }
    std::vector<std::uint32_t>& rows = room_.judged;
    rows.clear();
    for (std::uint32_t row = 0; row < m_; ++row)
        if (mask_[row] && modes_[row] != RowMode::closed && std::abs(w_[row]) <= kSmall * room_.sizes[row]) rows.push_back(row);
    std::sort(rows.begin(), rows.end(), [this](std::uint32_t a, std::uint32_t b) { return std::abs(w_[a]) < std::abs(w_[b]); });
    const bool many = rows.size() > kFew;
    std::size_t loose = m_;
    const std::size_t taken = many ? take_closed(loose) : 0;
    if (many && loose != m_) return false; // what is added to them would not help
    const auto with = [&](std::uint32_t row, std::size_t beside, auto further) {
        if (many && adds_nothing(row, beside, {})) return false;
        const RowMode was = modes_[row];
        modes_[row] = RowMode::closed;
        if (switches_agree(t) || further()) return true;
        modes_[row] = was;
        return false;
    };
    for (const std::uint32_t row : rows)
        if (with(row, taken, [] { return false; })) return true;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j)
            if (with(rows[i], taken, [&] { return with(rows[j], taken + 1, [] { return false; }); })) return true;
    return false;
}

} // namespace saltus::simulation
