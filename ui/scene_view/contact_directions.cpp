// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/contact_directions.h"

#include "core/simulation/shape_text.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace saltus::ui::scene {

namespace {

constexpr std::size_t kMostKnown = 64;       // contacts: every arrow evaluates the formulas of all
constexpr std::size_t kMostCoordinates = 128; // of the system that is pushed
constexpr double kStep = 1e-6;               // of a coordinate, in its unit

const std::vector<model::Formula>* gapsOf(const model::RelationKind& relation) {
    return std::visit(
        [](const auto& kind) -> const std::vector<model::Formula>* {
            using Kind = std::decay_t<decltype(kind)>;
            if constexpr (std::is_same_v<Kind, model::LagrangianScleronomousRelation> || std::is_same_v<Kind, model::LagrangianRheonomousRelation> ||
                          std::is_same_v<Kind, model::LagrangianCompliantRelation>)
                return &kind.h;
            else return nullptr;
        },
        relation);
}

} // namespace

ContactDirections ContactDirections::create(const model::Model& model, const Catalogue& catalogue, const model::Expanded& expanded,
                                            std::span<const Pushed> pushed, std::span<const double> parameters) {
    ContactDirections made;
    if (pushed.empty() || pushed.size() > kMostKnown) return made;
    const auto shapes = expand_shapes(model, parameters);
    if (!shapes) return made;
    Catalogue without;
    for (std::size_t k = 0; k < catalogue.size(); ++k) {
        if (std::any_of(model.expressions.begin(), model.expressions.end(), [&](const model::Expression& e) { return e.name == catalogue[k].name; })) continue;
        without.add(catalogue[k]);
        made.channels_.push_back(k);
    }
    std::vector<model::Formula> formulas;
    for (const Pushed& p : pushed) {
        const model::ExpandedInteraction& interaction = *p.interaction;
        const auto shape = std::find_if(shapes->begin(), shapes->end(), [&](const model::Shape& s) { return s.name == p.shape; });
        if (shape == shapes->end() || shape->position.size() != 3 || p.system >= interaction.systems.size()) continue;
        const model::RelationKind& relation = model.interactions[interaction.source].relation;
        const model::ExpandedSystem& system = expanded.systems[interaction.systems[p.system]];
        if (system.first_order || system.size == 0 || system.size > kMostCoordinates) continue;
        One one;
        one.contact = p.contact;
        one.outputs = formulas.size();
        for (std::size_t j = 0; j < system.size; ++j)
            if (const auto column = catalogue.find(system.name + ".q[" + std::to_string(j) + ']')) one.columns.push_back(*column);
        if (one.columns.size() != system.size) continue;
        const auto numbered = [&](model::Formula formula) {
            for (const auto& [index, number] : interaction.constants)
                if (auto* text = std::get_if<std::string>(&formula.source)) *text = simulation::replace_index(*text, index, static_cast<std::size_t>(std::lround(number)));
            return formula;
        };
        std::vector<model::Formula> own(shape->position.begin(), shape->position.end());
        if (const auto* gaps = gapsOf(relation); gaps && !gaps->empty()) {
            own.push_back(numbered(gaps->front()));
        } else if (const auto* linear = std::get_if<model::LagrangianLinearRelation>(&relation); linear && linear->column_index.empty() && !linear->H.empty()) {
            const std::size_t from = p.system == 0 ? 0 : expanded.systems[interaction.systems[0]].size;
            if (linear->H.front().size() < from + system.size) continue;
            for (std::size_t j = 0; j < system.size; ++j) own.push_back(numbered(linear->H.front()[from + j]));
            one.linear = true;
        } else {
            continue;
        }
        formulas.insert(formulas.end(), own.begin(), own.end());
        made.known_.push_back(std::move(one));
    }
    if (formulas.empty()) return made;
    auto observer = Observer::create(model, without, formulas);
    if (!observer) {
        made.known_.clear();
        return made;
    }
    made.observer_.emplace(std::move(observer).value());
    made.row_.resize(made.channels_.size());
    made.low_.resize(formulas.size());
    made.high_.resize(formulas.size());
    return made;
}

std::optional<Point> ContactDirections::at(std::size_t contact, std::span<const double> row, std::span<const double> parameters) const {
    const auto one = std::find_if(known_.begin(), known_.end(), [&](const One& o) { return o.contact == contact; });
    if (one == known_.end()) return std::nullopt;
    for (std::size_t k = 0; k < channels_.size(); ++k) row_[k] = row[channels_[k]];
    const auto n = static_cast<Eigen::Index>(one->columns.size());
    Eigen::MatrixX3d place(n, 3); // Jᵀ
    Eigen::VectorXd gap(n);
    for (Eigen::Index j = 0; j < n; ++j) {
        const auto column = static_cast<std::size_t>(std::lower_bound(channels_.begin(), channels_.end(), one->columns[static_cast<std::size_t>(j)]) - channels_.begin());
        const double q = row_[column], step = kStep * std::max(1.0, std::abs(q));
        row_[column] = q - step;
        observer_->evaluate(row_, parameters, low_);
        row_[column] = q + step;
        observer_->evaluate(row_, parameters, high_);
        row_[column] = q;
        const auto slope = [&](std::size_t output) { return (high_[output] - low_[output]) / (2.0 * step); };
        for (std::size_t k = 0; k < 3; ++k) place(j, static_cast<Eigen::Index>(k)) = slope(one->outputs + k);
        gap(j) = one->linear ? high_[one->outputs + 3 + static_cast<std::size_t>(j)] : slope(one->outputs + 3);
    }
    if (!place.allFinite() || !gap.allFinite()) return std::nullopt;
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixX3d> solve(place.rows(), 3);
    solve.setThreshold(1e-6); // the slopes are differences
    solve.compute(place);
    const Eigen::Vector3d along = solve.solve(gap);
    if (!(along.norm() > 1e-9)) return std::nullopt;
    return Point{along.x(), along.y(), along.z()};
}

} // namespace saltus::ui::scene
