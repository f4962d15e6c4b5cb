// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/node_lu.h"

#include "core/base/going_on.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace saltus::rigid {

namespace {

constexpr std::uint32_t kFew = 8; // nodes that one meets: trees and chains have no more, and are done at once

struct Rectangle {
    std::uint32_t row_begin = 0, row_end = 0, column_begin = 0, column_end = 0;
    void cover(const Rectangle& r) {
        if (r.row_begin == r.row_end || r.column_begin == r.column_end) return;
        if (row_begin == row_end) {
            *this = r;
            return;
        }
        row_begin = std::min(row_begin, r.row_begin), row_end = std::max(row_end, r.row_end);
        column_begin = std::min(column_begin, r.column_begin), column_end = std::max(column_end, r.column_end);
    }
};

} // namespace

void NodeLu::build(std::span<const std::uint32_t> sizes, std::span<const Edge> edges) {
    const auto count = static_cast<std::uint32_t>(sizes.size());
    auto made = std::make_shared<Pattern>();
    Pattern& of = *made;
    of.begin.assign(1, 0);
    std::size_t values = 0;
    for (const std::uint32_t size : sizes) {
        of.begin.push_back(of.begin.back() + size);
        of.diagonal.push_back(values);
        values += std::size_t{size} * size;
    }
    pivot_.assign(of.begin.back(), 0);
    // by node: what it meets later, as (row k, column m) and (row m, column k)
    std::vector<std::map<std::uint32_t, std::pair<Rectangle, Rectangle>>> later(count);
    const auto cover = [&](std::uint32_t row, std::uint32_t column, const Rectangle& r) {
        if (row < column)
            later[row][column].first.cover(r);
        else if (column < row)
            later[column][row].second.cover(r);
    };
    for (const Edge& e : edges) cover(e.row, e.column, {e.row_begin, e.row_end, e.column_begin, e.column_end});
    for (std::uint32_t k = 0; k < count; ++k)
        for (const auto& [m, low] : later[k])
            for (const auto& [n, up] : later[k])
                cover(m, n, {low.second.row_begin, low.second.row_end, up.first.column_begin, up.first.column_end});
    of.first_pair.assign(1, 0);
    for (std::uint32_t k = 0; k < count; ++k) {
        for (const auto& [m, both] : later[k]) {
            const auto block = [&, m = m](const Rectangle& r, std::uint32_t columns, std::uint32_t rows) { // clang 14 takes no binding as it is
                Block b{m, r.row_begin, r.row_end, r.column_begin, r.column_end, values, columns};
                values += std::size_t{rows} * columns;
                return b;
            };
            Pair pair;
            pair.upper = block(both.first, sizes[m], sizes[k]);
            pair.lower = block(both.second, sizes[k], sizes[m]);
            of.pairs.push_back(pair);
        }
        of.first_pair.push_back(static_cast<std::uint32_t>(of.pairs.size()));
    }
    values_.assign(values, 0.0);
    of.first_update.assign(1, 0);
    for (std::uint32_t k = 0; k < count; ++k) {
        for (std::uint32_t i = of.first_pair[k]; i < of.first_pair[k + 1]; ++i)
            for (std::uint32_t j = of.first_pair[k]; j < of.first_pair[k + 1]; ++j) {
                const Place to = of.place(of.pairs[i].lower.other, of.pairs[j].upper.other);
                of.updates.push_back({i, j, to.at, to.stride});
            }
        of.first_update.push_back(static_cast<std::uint32_t>(of.updates.size()));
    }
    pattern_ = std::move(made);
}

const NodeLu::Pair* NodeLu::Pattern::find(std::uint32_t k, std::uint32_t m) const noexcept {
    for (std::uint32_t i = first_pair[k]; i < first_pair[k + 1]; ++i)
        if (pairs[i].upper.other == m) return &pairs[i];
    return nullptr;
}

NodeLu::Place NodeLu::Pattern::place(std::uint32_t row, std::uint32_t column) const noexcept {
    if (row == column) return {diagonal[row], begin[row + 1] - begin[row]};
    const Pair* pair = find(std::min(row, column), std::max(row, column));
    if (pair == nullptr) return {};
    const Block& block = row < column ? pair->upper : pair->lower;
    return {block.at, block.stride};
}

void NodeLu::clear() noexcept {
    std::fill(values_.begin(), values_.end(), 0.0);
}

bool NodeLu::factorize_node(std::uint32_t k, std::span<const double> smallest) noexcept {
    const Pattern& of = *pattern_;
    const std::size_t n = of.begin[k + 1] - of.begin[k];
    double* const a = values_.data() + of.diagonal[k];
    std::uint32_t* const pivot = pivot_.data() + of.begin[k];
    for (std::size_t c = 0; c < n; ++c) {
        std::size_t best = c;
        for (std::size_t r = c + 1; r < n; ++r)
            if (std::fabs(a[r * n + c]) > std::fabs(a[best * n + c])) best = r;
        const double size = std::fabs(a[best * n + c]);
        if (!(size > smallest[of.begin[k] + c]) || !std::isfinite(size)) return false;
        pivot[c] = static_cast<std::uint32_t>(best);
        if (best != c)
            for (std::size_t j = 0; j < n; ++j) std::swap(a[c * n + j], a[best * n + j]);
        const double inverse = 1.0 / a[c * n + c];
        for (std::size_t r = c + 1; r < n; ++r) {
            const double factor = a[r * n + c];
            if (factor == 0.0) continue;
            a[r * n + c] = factor * inverse;
            const double f = a[r * n + c];
            for (std::size_t j = c + 1; j < n; ++j) a[r * n + j] -= f * a[c * n + j];
        }
        a[c * n + c] = inverse;
    }
    return true;
}

void NodeLu::divide(std::uint32_t k, double* x, std::size_t stride, std::size_t columns) const noexcept {
    const Pattern& of = *pattern_;
    const std::size_t n = of.begin[k + 1] - of.begin[k];
    const double* const a = values_.data() + of.diagonal[k];
    const std::uint32_t* const pivot = pivot_.data() + of.begin[k];
    for (std::size_t c = 0; c < n; ++c)
        if (pivot[c] != c)
            for (std::size_t j = 0; j < columns; ++j) std::swap(x[c * stride + j], x[pivot[c] * stride + j]);
    for (std::size_t r = 1; r < n; ++r)
        for (std::size_t c = 0; c < r; ++c) {
            const double f = a[r * n + c];
            if (f == 0.0) continue;
            for (std::size_t j = 0; j < columns; ++j) x[r * stride + j] -= f * x[c * stride + j];
        }
    for (std::size_t r = n; r-- > 0;) {
        for (std::size_t c = r + 1; c < n; ++c) {
            const double f = a[r * n + c];
            if (f == 0.0) continue;
            for (std::size_t j = 0; j < columns; ++j) x[r * stride + j] -= f * x[c * stride + j];
        }
        for (std::size_t j = 0; j < columns; ++j) x[r * stride + j] *= a[r * n + r];
    }
}

bool NodeLu::factorize(std::span<const double> smallest) {
    if (!pattern_) return true;
    const Pattern& of = *pattern_;
    const auto count = static_cast<std::uint32_t>(of.diagonal.size());
    for (std::uint32_t k = 0; k < count; ++k) {
        if (of.first_pair[k + 1] - of.first_pair[k] > kFew) ask_to_go_on();
        if (!factorize_node(k, smallest)) return false;
        for (std::uint32_t i = of.first_pair[k]; i < of.first_pair[k + 1]; ++i) {
            const Block& u = of.pairs[i].upper;
            divide(k, values_.data() + u.at + u.column_begin, u.stride, u.column_end - u.column_begin);
        }
        for (std::uint32_t i = of.first_update[k]; i < of.first_update[k + 1]; ++i) {
            const Update& update = of.updates[i];
            const Block &l = of.pairs[update.lower].lower, &u = of.pairs[update.upper].upper;
            const std::size_t columns = u.column_end - u.column_begin;
            for (std::size_t r = l.row_begin; r < l.row_end; ++r) {
                double* const to = values_.data() + update.at + r * update.stride + u.column_begin;
                const double* const from = values_.data() + l.at + r * l.stride;
                for (std::size_t c = l.column_begin; c < l.column_end; ++c) {
                    const double f = from[c];
                    const double* const x = values_.data() + u.at + c * u.stride + u.column_begin;
                    for (std::size_t j = 0; j < columns; ++j) to[j] -= f * x[j];
                }
            }
        }
    }
    return true;
}

void NodeLu::solve(std::span<double> x) const noexcept {
    if (!pattern_) return;
    const Pattern& of = *pattern_;
    const auto count = static_cast<std::uint32_t>(of.diagonal.size());
    for (std::uint32_t k = 0; k < count; ++k) {
        double* const own = x.data() + of.begin[k];
        divide(k, own, 1, 1);
        for (std::uint32_t i = of.first_pair[k]; i < of.first_pair[k + 1]; ++i) {
            const Block& l = of.pairs[i].lower;
            double* const to = x.data() + of.begin[l.other];
            for (std::size_t r = l.row_begin; r < l.row_end; ++r)
                for (std::size_t c = l.column_begin; c < l.column_end; ++c) to[r] -= values_[l.at + r * l.stride + c] * own[c];
        }
    }
    for (std::uint32_t k = count; k-- > 0;) {
        double* const own = x.data() + of.begin[k];
        const std::size_t n = of.begin[k + 1] - of.begin[k];
        for (std::uint32_t i = of.first_pair[k]; i < of.first_pair[k + 1]; ++i) {
            const Block& u = of.pairs[i].upper; // divided: all rows
            const double* const from = x.data() + of.begin[u.other];
            for (std::size_t r = 0; r < n; ++r)
                for (std::size_t c = u.column_begin; c < u.column_end; ++c) own[r] -= values_[u.at + r * u.stride + c] * from[c];
        }
    }
}

} // namespace saltus::rigid
