// SPDX-License-Identifier: GPL-3.0-or-later
// Which outputs depend on a condition, and how hard its crossing is for them at most.
#include "core/formula/conditions_impl.h"

#include <algorithm>

namespace saltus::formula {

namespace {

constexpr int kNotAtAll = -1; // else a Crossing

constexpr int number(Crossing crossing) {
    return static_cast<int>(crossing);
}

class Crossings {
public:
    Crossings(const Sites& sites, std::uint32_t condition)
        : sites_(sites), nodes_(sites.tape.nodes), condition_(condition), level_(nodes_.size(), kNotAtAll) {
        for (const NodeId id : sites_.ids) level_[id] = level_of(id);
    }
    int at(NodeId id) const { return level_[id]; }

private:
    bool here(const Site* site) const { return site && site->condition == condition_; }
    int truth(NodeId operand) const {
        if (here(sites_.truth_of(operand))) return number(Crossing::jump);
        return sites_.truth_of(operand) ? beyond_condition(level_[operand]) : level_[operand];
    }
    // What another condition makes of its residual: only a jump of it takes that condition along.
    static int beyond_condition(int level) {
        return level < 0                         ? kNotAtAll
               : level <= number(Crossing::kink) ? number(Crossing::smooth)
                                                 : number(Crossing::open);
    }

    int level_of(NodeId id) const {
        const Node& node = nodes_[id];
        if (node.op == Op::select) return chosen(node);
        if (node.op == Op::logical_and || node.op == Op::logical_or) return std::max(truth(node.a), truth(node.b));
        if (node.op == Op::logical_not) return truth(node.a);
        int level = kNotAtAll;
        for (int i = 0; i < operand_count(node.op); ++i) level = std::max(level, level_[node.operand(i)]);
        const bool bends = node.op == Op::abs || node.op == Op::min || node.op == Op::max;
        const Site* site = sites_.switch_at(id);
        if (here(site)) return std::max(level, number(bends ? Crossing::kink : Crossing::jump));
        const bool steps = is_condition(node.op) || node.op == Op::sign || node.op == Op::floor ||
                           node.op == Op::ceil || node.op == Op::round;
        return steps && site ? beyond_condition(level) : level;
    }
    int chosen(const Node& node) const {
        const int by = truth(node.a);
        int level = std::max(by, std::max(level_[node.b], level_[node.c]));
        if (by <= number(Crossing::smooth)) return level;
        const bool apart = nodes_.is_constant(node.b) && nodes_.is_constant(node.c);
        return std::max({number(apart ? Crossing::jump : Crossing::open), level_[node.b], level_[node.c]});
    }

    const Sites& sites_;
    const Nodes& nodes_;
    std::uint32_t condition_;
    std::vector<int> level_; // by node
};

} // namespace

std::vector<std::vector<Conditions::Use>> uses_of(const Sites& sites, std::size_t conditions) {
    std::vector<char> met(conditions, 0);
    for (const std::vector<Site>* all : {&sites.switches, &sites.truths})
        for (const Site& site : *all)
            if (site.condition != kNoCondition) met[site.condition] = 1;
    std::vector<std::vector<Conditions::Use>> uses(sites.tape.roots.size());
    for (std::uint32_t k = 0; k < conditions; ++k) {
        if (!met[k]) continue;
        const Crossings crossings(sites, k);
        for (std::size_t i = 0; i < uses.size(); ++i)
            if (const int level = crossings.at(sites.tape.roots[i]); level != kNotAtAll)
                uses[i].push_back({k, static_cast<Crossing>(level)});
    }
    return uses;
}

} // namespace saltus::formula
