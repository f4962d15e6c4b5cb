// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rank_by_bodies.h"

#include "core/base/going_on.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <set>

namespace saltus::simulation {

namespace {

constexpr double kTheSame = 1e-8; // of the length of a row

// Reflects the rows so that those behind the number returned have nothing in the first six columns.
Eigen::Index eliminate(Eigen::MatrixXd& front) {
    constexpr Eigen::Index columns = 6;
    const double least = kTheSame * std::sqrt(static_cast<double>(front.rows()));
    Eigen::Index done = 0;
    for (; done < std::min(columns, front.rows()); ++done) {
        Eigen::Index largest = done;
        double norm = -1.0;
        for (Eigen::Index k = done; k < columns; ++k)
            if (const double of_column = front.col(k).tail(front.rows() - done).norm(); of_column > norm) largest = k, norm = of_column;
        if (!(norm > least)) break;
        front.col(done).swap(front.col(largest));
        auto below = front.bottomRightCorner(front.rows() - done, front.cols() - done);
        Eigen::VectorXd v = below.col(0);
        v[0] += v[0] < 0.0 ? -norm : norm;
        v.normalize();
        below -= 2.0 * v * (v.transpose() * below).eval();
    }
    return done;
}

class Elimination {
public:
    Elimination(std::vector<RowOnBodies> rows, std::size_t bodies) : rows_(std::move(rows)), rows_of_(bodies) {
        for (std::uint32_t i = 0; i < rows_.size(); ++i) {
            double square = 0.0;
            for (const auto& [body, part] : rows_[i]) square += part.squaredNorm();
            for (auto& [body, part] : rows_[i]) part /= std::sqrt(square);
            if (!(square > 0.0)) rows_[i].clear();
            for (const auto& [body, part] : rows_[i]) rows_of_[body].push_back(i);
        }
        for (std::uint32_t b = 0; b < bodies; ++b) wait(b);
    }

    std::optional<std::size_t> rank(double most_work) {
        while (!waiting_.empty()) {
            ask_to_go_on();
            const std::uint32_t body = waiting_.begin()->second;
            waiting_.erase(waiting_.begin());
            const std::vector<std::uint32_t> met = rows_here(body);
            const std::vector<std::uint32_t> others = met_beside(body, met);
            const double columns = 6.0 * static_cast<double>(1 + others.size());
            work_ += 24.0 * columns * static_cast<double>(met.size());
            if (work_ > most_work) return std::nullopt;
            eliminate_body(body, met, others);
        }
        return rank_;
    }

private:
    void wait(std::uint32_t body) {
        if (!rows_of_[body].empty()) waiting_.emplace(rows_of_[body].size(), body);
    }
    // Those of the list that still are and act on it, each once.
    std::vector<std::uint32_t> rows_here(std::uint32_t body) {
        std::vector<std::uint32_t> met = std::move(rows_of_[body]);
        rows_of_[body].clear();
        std::sort(met.begin(), met.end());
        met.erase(std::unique(met.begin(), met.end()), met.end());
        std::erase_if(met, [&](std::uint32_t i) { return std::none_of(rows_[i].begin(), rows_[i].end(), [&](const auto& part) { return part.first == body; }); });
        return met;
    }
    std::vector<std::uint32_t> met_beside(std::uint32_t body, const std::vector<std::uint32_t>& met) const {
        std::vector<std::uint32_t> others;
        for (const std::uint32_t i : met)
            for (const auto& [other, part] : rows_[i])
                if (other != body) others.push_back(other);
        std::sort(others.begin(), others.end());
        others.erase(std::unique(others.begin(), others.end()), others.end());
        return others;
    }
    void eliminate_body(std::uint32_t body, const std::vector<std::uint32_t>& met, const std::vector<std::uint32_t>& others) {
        const auto column_of = [&](std::uint32_t b) {
            return b == body ? Eigen::Index{0} : 6 * (1 + (std::lower_bound(others.begin(), others.end(), b) - others.begin()));
        };
        Eigen::MatrixXd front = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(met.size()), 6 * static_cast<Eigen::Index>(1 + others.size()));
        for (std::size_t i = 0; i < met.size(); ++i) {
            for (const auto& [b, part] : rows_[met[i]]) front.row(static_cast<Eigen::Index>(i)).segment<6>(column_of(b)) += part.transpose();
            rows_[met[i]].clear();
        }
        const Eigen::Index pivots = eliminate(front);
        rank_ += static_cast<std::size_t>(pivots);
        for (const std::uint32_t other : others) waiting_.erase({rows_of_[other].size(), other});
        for (Eigen::Index i = pivots; i < front.rows(); ++i) {
            if (front.row(i).tail(front.cols() - 6).norm() <= kTheSame) continue; // it says nothing new
            const std::uint32_t row = met[static_cast<std::size_t>(i)];
            for (const std::uint32_t other : others) {
                const Eigen::Matrix<double, 6, 1> part = front.row(i).segment<6>(column_of(other)).transpose();
                if (part.squaredNorm() == 0.0) continue;
                rows_[row].emplace_back(other, part);
                rows_of_[other].push_back(row);
            }
        }
        for (const std::uint32_t other : others) wait(other);
    }

    std::vector<RowOnBodies> rows_;                      // empty: no more
    std::vector<std::vector<std::uint32_t>> rows_of_;    // of bodies; some may be gone, some there twice
    std::set<std::pair<std::size_t, std::uint32_t>> waiting_; // number of rows, body
    std::size_t rank_ = 0;
    double work_ = 0.0;
};

} // namespace

std::optional<std::size_t> rank_by_bodies(std::vector<RowOnBodies> rows, std::size_t bodies, double most_work) {
    return Elimination(std::move(rows), bodies).rank(most_work);
}

} // namespace saltus::simulation
