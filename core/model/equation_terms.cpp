// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/equation_terms.h"

#include "core/model/names.h"

#include <algorithm>
#include <cctype>
#include <variant>
#include <vector>

namespace saltus::model {

namespace {

using formula::Expr;

const std::vector<Formula>* gaps_of(const RelationKind& relation) noexcept {
    if (const auto* fixed = std::get_if<LagrangianScleronomousRelation>(&relation)) return &fixed->h;
    if (const auto* moving = std::get_if<LagrangianRheonomousRelation>(&relation)) return &moving->h;
    return nullptr;
}

Result<Expr> force_of(const ExpandedSystem& copy, std::size_t i, const Model& model, ModelGraph& graph) {
    const SystemKind& kind = model.systems[copy.source].kind;
    if (const auto* diagonal = std::get_if<LagrangianDiagonal>(&kind)) {
        Constants constants = copy.constants;
        constants.emplace_back(diagonal->index, static_cast<double>(i));
        return graph.parse(diagonal->F, constants);
    }
    const auto* linear = std::get_if<LagrangianLinear>(&kind);
    return graph.parse((linear ? linear->F : std::get<LagrangianNonlinear>(kind).F)[i], copy.constants);
}

// The derivative by time along the motion without accelerations: q' = v, v' = 0.
Result<Expr> along(Expr expr, const ExpandedInteraction& copy, ModelGraph& names) {
    formula::Graph& graph = names.graph();
    auto sum = graph.derivative(expr, names.time());
    for (const std::size_t s : copy.systems) {
        const ExpandedSystem& system = names.expanded().systems[s];
        for (std::size_t i = system.offset; sum && i < system.offset + system.size; ++i) {
            if (!graph.depends_on(expr, names.q()[i])) continue;
            const auto slope = graph.derivative(expr, names.q()[i]);
            if (!slope) return slope;
            sum = graph.add(*sum, graph.multiply(*slope, graph.symbol(names.v()[i])));
        }
    }
    return sum;
}

// "bead[2].F[1]" -> "bead[2]", "F", 1
struct TermName {
    std::string_view owner, part;
    std::size_t index = 0;
};
std::optional<TermName> split_term(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const auto last = split_index(name.substr(dot + 1));
    if (!last || !last->index) return std::nullopt;
    std::size_t index = 0;
    for (const char digit : *last->index) {
        if (digit < '0' || digit > '9' || index > 100'000'000) return std::nullopt;
        index = 10 * index + static_cast<std::size_t>(digit - '0');
    }
    return TermName{name.substr(0, dot), last->base, index};
}

template <class Copies>
std::optional<std::size_t> copy_named(const Copies& copies, std::string_view name) {
    const auto found = std::find_if(copies.begin(), copies.end(), [&](const auto& copy) { return copy.name == name; });
    if (found == copies.end()) return std::nullopt;
    return static_cast<std::size_t>(found - copies.begin());
}

} // namespace

std::size_t force_count(const Model& model, const ExpandedSystem& copy) noexcept {
    const SystemKind& kind = model.systems[copy.source].kind;
    if (const auto* diagonal = std::get_if<LagrangianDiagonal>(&kind)) return diagonal->F == Value(0.0) ? 0 : copy.size;
    if (const auto* linear = std::get_if<LagrangianLinear>(&kind)) return linear->F.size();
    if (const auto* nonlinear = std::get_if<LagrangianNonlinear>(&kind)) return nonlinear->F.size();
    return 0;
}

std::size_t bias_count(const Model& model, const ExpandedInteraction& copy) noexcept {
    const auto* gaps = gaps_of(model.interactions[copy.source].relation);
    return gaps ? gaps->size() : 0;
}

std::vector<std::string> term_words(std::string_view formula) {
    const auto of_name = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '[' || c == ']'; };
    std::vector<std::string> words;
    for (const std::string_view part : {".F[", ".gamma["})
        for (std::size_t at = formula.find(part); at != std::string_view::npos; at = formula.find(part, at + 1)) {
            std::size_t begin = at;
            while (begin > 0 && of_name(formula[begin - 1])) --begin;
            const std::size_t close = formula.find(']', at);
            if (close == std::string_view::npos) break;
            std::string word(formula.substr(begin, close + 1 - begin));
            if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
        }
    return words;
}

std::optional<EquationTerm> find_term(std::string_view name, const Model& model, const Expanded& expanded) {
    const auto term = split_term(name);
    if (!term) return std::nullopt;
    if (term->part == "F") {
        const auto copy = copy_named(expanded.systems, term->owner);
        if (!copy || term->index >= force_count(model, expanded.systems[*copy])) return std::nullopt;
        return EquationTerm{EquationTerm::Kind::force, *copy, term->index};
    }
    if (term->part != "gamma") return std::nullopt;
    const auto copy = copy_named(expanded.interactions, term->owner);
    if (!copy) return std::nullopt;
    const ExpandedInteraction& interaction = expanded.interactions[*copy];
    const std::size_t gap = interaction.friction ? term->index / 2 : term->index;
    if (gap >= bias_count(model, interaction) || bias_row(interaction, gap) != term->index) return std::nullopt;
    return EquationTerm{EquationTerm::Kind::bias, *copy, term->index};
}

Result<Expr> expression_of(const EquationTerm& term, const Model& model, ModelGraph& graph) {
    if (term.kind == EquationTerm::Kind::force) return force_of(graph.expanded().systems[term.copy], term.index, model, graph);
    const ExpandedInteraction& copy = graph.expanded().interactions[term.copy];
    const auto gap = graph.parse((*gaps_of(model.interactions[copy.source].relation))[copy.friction ? term.index / 2 : term.index], copy.constants);
    if (!gap) return gap;
    const auto rate = along(*gap, copy, graph);
    return rate ? along(*rate, copy, graph) : rate;
}

} // namespace saltus::model
