// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/index_use.h"

#include "core/model/names.h"

#include <algorithm>
#include <variant>

namespace saltus::model::checks {

std::vector<std::size_t> samples(std::size_t members, const Constants& copy) {
    constexpr std::size_t kMostSamples = 1000, kMostOfOtherCopies = 2;
    const bool first = copy.empty() || copy.front().second == 0.0;
    const std::size_t most = first ? kMostSamples : kMostOfOtherCopies;
    std::vector<std::size_t> out(std::min(members, most));
    for (std::size_t k = 0; k < out.size(); ++k) out[k] = k;
    if (members > most) out.push_back(members - 1);
    return out;
}

bool mentions_any(const Value& value, const std::string& index) {
    return !value.is_number() && mentions(std::get<std::string>(value.source), index);
}

static bool mentions_any(const ValueVector& values, const std::string& index) {
    return std::any_of(values.begin(), values.end(), [&](const Value& value) { return mentions_any(value, index); });
}
static bool mentions_any(const ValueMatrix& matrix, const std::string& index) {
    return std::any_of(matrix.begin(), matrix.end(), [&](const ValueVector& row) { return mentions_any(row, index); });
}

namespace {

// Does any formula of a kind name the index?
struct Mentions {
    const std::string& index;

    bool operator()(const LagrangianLinear& s) const { return any(s.M, s.C, s.K, s.F, s.q, s.v); }
    bool operator()(const LagrangianDiagonal& s) const { return any(s.M, s.C, s.K, s.F, s.q, s.v); }
    bool operator()(const LagrangianNonlinear& s) const { return any(s.M, s.F, s.F_int, s.F_gyr, s.q, s.v); }
    bool operator()(const FirstOrderLinear& s) const { return any(s.M, s.A, s.b, s.x); }
    bool operator()(const FirstOrderNonlinear& s) const { return any(s.M, s.f, s.x); }

    bool operator()(const LagrangianLinearRelation& r) const { return any(r.H, r.b, r.T); }
    bool operator()(const LagrangianRheonomousRelation& r) const { return any(r.h, r.tangent); }
    bool operator()(const LagrangianScleronomousRelation& r) const { return any(r.h, r.tangent); }
    bool operator()(const LagrangianCompliantRelation& r) const { return any(r.h); }
    bool operator()(const FirstOrderLinearRelation& r) const { return any(r.C, r.D, r.B, r.e); }
    bool operator()(const FirstOrderNonlinearRelation& r) const { return any(r.h, r.g); }

    bool operator()(const ComplementarityLaw&) const { return false; }
    bool operator()(const NewtonImpactLaw& law) const { return any(law.e); }
    bool operator()(const EqualityLaw&) const { return false; }
    bool operator()(const RelayLaw& law) const { return any(law.lower, law.upper); }
    bool operator()(const NewtonImpactFrictionLaw& law) const { return any(law.e, law.mu, law.e_T); }

private:
    template <class... Values>
    bool any(const Values&... values) const {
        return (mentions_any(values, index) || ...);
    }
};

} // namespace

bool copies_differ(const System& system) {
    return system.repeat && std::visit(Mentions{system.repeat->index}, system.kind);
}
bool copies_differ(const Interaction& interaction) {
    if (!interaction.repeat) return false;
    const Mentions mentions_index{interaction.repeat->index};
    // Formulas name systems: with other systems joined the same text means something else.
    const bool linear = std::holds_alternative<LagrangianLinearRelation>(interaction.relation) ||
                        std::holds_alternative<FirstOrderLinearRelation>(interaction.relation);
    const bool moves = std::any_of(interaction.between.begin(), interaction.between.end(),
                                   [&](const std::string& text) { return mentions(text, interaction.repeat->index); });
    return (moves && !linear) || std::visit(mentions_index, interaction.relation) ||
           std::visit(mentions_index, interaction.law);
}

} // namespace saltus::model::checks
