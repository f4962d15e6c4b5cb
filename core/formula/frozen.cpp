// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes with cells in the place of what decides. Every node computes the same bits as before where the cells are those
// of the point: nothing is folded, and a factor that is a cell is 1 or -1 exactly, or the nan of an operand.
#include "core/formula/conditions_impl.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>
#include <utility>

namespace saltus::formula {

namespace {

constexpr std::uint32_t kFirstCellSymbol = 0x80000000u; // beyond the symbols of any graph
constexpr int kMostInside = 8; // operations between a power and what switches below it; deeper ones end at their edge

class Freezer {
public:
    Freezer(const Sites& sites, CellSource source, Tape::Impl& frozen)
        : sites_(sites), from_(sites.tape.nodes), source_(source), frozen_(frozen), to_(frozen.nodes) {}

    FrozenNodes run() {
        frozen_.input_count = sites_.tape.input_count;
        frozen_.places = sites_.tape.places;
        nodes_.made.assign(from_.size(), 0);
        is_made_.assign(from_.size(), 0);
        find_branches();
        for (const NodeId id : sites_.ids) make_with_all_it_needs(id);
        for (const NodeId root : sites_.tape.roots) frozen_.roots.push_back(nodes_.made[root]);
        for (std::size_t i = 0; i < sites_.tape.symbols.size(); ++i) {
            const auto& [node, index] = sites_.tape.symbols[i];
            if (made(node) == Nodes::kZero) continue; // folded away
            frozen_.symbols.emplace_back(made(node), index);
            frozen_.names.push_back(sites_.tape.names[i]);
        }
        return std::move(nodes_);
    }

private:
    // Operands have smaller ids, but what decides whether a root is wanted may stand behind it. No circle: what a condition hangs on is used outside of its branches.
    void make_with_all_it_needs(NodeId wanted) {
        std::vector<NodeId> open{wanted};
        const auto needs = [&](NodeId id) {
            if (is_made_[id]) return false;
            open.push_back(id);
            return true;
        };
        while (!open.empty()) {
            const NodeId id = open.back();
            const Node& node = from_[id];
            bool waits = false;
            if (!is_made_[id]) {
                const int operands = node.op == Op::constant || node.op == Op::symbol ? 0 : operand_count(node.op);
                for (int i = 0; i < operands; ++i) waits = needs(node.operand(i)) || waits;
                if (may_end_at_zero(node))
                    for (std::uint32_t branch = under_[id]; branch != 0; branch = branches_[branch].outer) waits = needs(branches_[branch].condition) || waits;
            }
            if (waits) continue;
            open.pop_back();
            if (std::exchange(is_made_[id], 1) != 0) continue;
            to_.set_origin(node.origin);
            nodes_.made[id] = make(id);
        }
    }

    NodeId made(NodeId id) const { return nodes_.made[id]; }

    template <class Decided>
    NodeId cell(std::uint32_t condition, Decided&& decided) {
        const auto [known, fresh] = nodes_.cell_of.try_emplace(condition, Nodes::kZero);
        if (!fresh) return known->second;
        NodeId node = to_.symbol(kFirstCellSymbol + condition, 0);
        frozen_.cell_symbols.emplace_back(node, condition);
        if (source_ == CellSource::decided) node = to_.raw(Op::select, to_.raw(Op::equal, node, node), node, decided());
        return known->second = node;
    }
    NodeId truth(NodeId operand) {
        const Site* site = sites_.truth_of(operand);
        if (!site) return made(operand);
        return cell(site->condition, [&] { return to_.raw(Op::sign, made(operand)); });
    }
    NodeId decided(const Node& node, bool swapped) {
        switch (node.op) {
        case Op::floor:
        case Op::ceil:
        case Op::round:
        case Op::sign:
            return to_.raw(node.op, made(node.a));
        case Op::mod:
            return to_.raw(Op::floor, to_.raw(Op::divide, made(node.a), made(node.b)));
        case Op::abs:
        case Op::atan2:
            return to_.raw(Op::sign, made(node.a));
        default:
            break;
        }
        const NodeId first = made(swapped ? node.b : node.a), second = made(swapped ? node.a : node.b);
        if (second == Nodes::kZero) return to_.raw(Op::sign, first);
        // The difference has the right sign but where both are infinite.
        return to_.raw(Op::select, to_.raw(Op::equal, first, second), Nodes::kZero,
                       to_.raw(Op::sign, to_.raw(Op::subtract, first, second)));
    }

    NodeId make(NodeId id) {
        const Node& node = from_[id];
        if (node.op == Op::constant) return to_.constant(node.value);
        if (node.op == Op::symbol) return to_.symbol(node.a, node.kinds);
        if (const Site* site = sites_.switch_at(id)) return switched(node, *site);
        if (node.op == Op::select) return to_.raw(Op::select, truth(node.a), made(node.b), made(node.c));
        if (node.op == Op::logical_not) return to_.raw(node.op, truth(node.a));
        if (node.op == Op::logical_and || node.op == Op::logical_or)
            return to_.raw(node.op, truth(node.a), truth(node.b));
        if (may_end_at_zero(node))
            return node.op == Op::sqrt ? to_.raw(node.op, base_of(id)) : to_.raw(node.op, base_of(id), made(node.b));
        return operand_count(node.op) == 1 ? to_.raw(node.op, made(node.a))
                                           : to_.raw(node.op, made(node.a), made(node.b));
    }

    // Roots and broken powers of what is cut off at 0, max(0, x)^1.5 or if(x > 0, x^1.5, 0): with the cell of x > 0 they would have no value beyond the edge,
    // where whoever looks for its instant has to look too. There their base is 0; what is negative by the scene's own branches stays without a value.
    bool may_end_at_zero(const Node& node) const {
        return node.op == Op::sqrt || (node.op == Op::power && from_[node.b].op == Op::constant && from_[node.b].value != std::floor(from_[node.b].value));
    }
    NodeId base_of(NodeId id) {
        const NodeId operand = from_[id].a, base = made(operand);
        const NodeId plain = plain_value(operand, kMostInside);
        if (plain == base && under_[id] == 0) return base;
        const NodeId outside = to_.raw(Op::logical_and, active(under_[id]), to_.raw(Op::less, plain, Nodes::kZero));
        return to_.raw(Op::select, to_.raw(Op::logical_and, to_.raw(Op::less, base, Nodes::kZero), to_.raw(Op::logical_not, outside)), Nodes::kZero, base);
    }
    // By the branches of the point itself, as far as they are few operations away.
    NodeId plain_value(NodeId id, int depth) {
        const Node& node = from_[id];
        if (depth == 0) return made(id);
        switch (node.op) {
        case Op::select: return to_.raw(Op::select, plain_truth(node.a, depth - 1), plain_value(node.b, depth - 1), plain_value(node.c, depth - 1));
        case Op::abs: return to_.raw(node.op, plain_value(node.a, depth - 1));
        case Op::min:
        case Op::max: return to_.raw(node.op, plain_value(node.a, depth - 1), plain_value(node.b, depth - 1));
        case Op::negate: {
            const NodeId a = plain_value(node.a, depth - 1);
            return a == made(node.a) ? made(id) : to_.raw(node.op, a);
        }
        case Op::add:
        case Op::subtract:
        case Op::multiply:
        case Op::divide: {
            const NodeId a = plain_value(node.a, depth - 1), b = plain_value(node.b, depth - 1);
            return a == made(node.a) && b == made(node.b) ? made(id) : to_.raw(node.op, a, b);
        }
        default: return made(id);
        }
    }
    NodeId plain_truth(NodeId id, int depth) {
        const Node& node = from_[id];
        if (depth == 0) return truth(id);
        switch (node.op) {
        case Op::less:
        case Op::less_equal:
        case Op::equal:
        case Op::not_equal: return to_.raw(node.op, made(node.a), made(node.b));
        case Op::logical_not: return to_.raw(node.op, plain_truth(node.a, depth - 1));
        case Op::logical_and:
        case Op::logical_or: return to_.raw(node.op, plain_truth(node.a, depth - 1), plain_truth(node.b, depth - 1));
        default: return plain_value(id, depth);
        }
    }

    // In which branches of selects a node stands, if all that use it do: 0 in none.
    struct Branch {
        std::uint32_t outer;
        NodeId condition;
        bool holds;
    };
    void find_branches() {
        constexpr std::uint32_t kUnused = ~std::uint32_t{0};
        under_.assign(from_.size(), kUnused);
        const auto use = [&](NodeId id, std::uint32_t branch) {
            std::uint32_t& known = under_[id];
            if (known == kUnused) known = branch;
            while (known != branch) (known > branch ? known : branch) = branches_[std::max(known, branch)].outer; // outer ones come first
        };
        std::map<std::tuple<std::uint32_t, NodeId, bool>, std::uint32_t> made_before;
        const auto branch_of = [&](std::uint32_t outer, NodeId condition, bool holds) {
            const auto [at, fresh] = made_before.try_emplace({outer, condition, holds}, static_cast<std::uint32_t>(branches_.size()));
            if (fresh) branches_.push_back({outer, condition, holds});
            return at->second;
        };
        for (const NodeId root : sites_.tape.roots) use(root, 0);
        for (auto id = sites_.ids.rbegin(); id != sites_.ids.rend(); ++id) {
            const Node& node = from_[*id];
            if (node.op == Op::constant || node.op == Op::symbol) continue;
            const std::uint32_t here = under_[*id] == kUnused ? 0 : under_[*id];
            const bool chooses = node.op == Op::select;
            for (int i = 0; i < operand_count(node.op); ++i) use(node.operand(i), chooses && i > 0 ? branch_of(here, node.a, i == 1) : here);
        }
        std::replace(under_.begin(), under_.end(), kUnused, std::uint32_t{0});
    }
    NodeId active(std::uint32_t branch) {
        NodeId all = Nodes::kOne;
        for (; branch != 0; branch = branches_[branch].outer) {
            const NodeId condition = plain_truth(branches_[branch].condition, kMostInside);
            all = to_.raw(Op::logical_and, all, branches_[branch].holds ? condition : to_.raw(Op::logical_not, condition));
        }
        return all;
    }

    NodeId switched(const Node& node, const Site& site) {
        const NodeId s = cell(site.condition, [&] { return decided(node, site.swapped); });
        const NodeId a = made(node.a), b = operand_count(node.op) > 1 ? made(node.b) : 0;
        switch (node.op) {
        case Op::less:
        case Op::less_equal:
            return site.swapped ? to_.raw(node.op, Nodes::kZero, s) : to_.raw(node.op, s, Nodes::kZero);
        case Op::equal:
        case Op::not_equal:
            return to_.raw(node.op, s, Nodes::kZero);
        case Op::min:
            return extreme(s, a, b, !site.swapped);
        case Op::max:
            return extreme(s, a, b, site.swapped);
        case Op::abs:
            return to_.raw(Op::multiply, s, a); // also at zeros: -0 times -0 is +0
        case Op::mod:
            return to_.raw(Op::subtract, a, to_.raw(Op::multiply, b, s));
        case Op::atan2:
            return angle(s, a, b);
        default:
            return s; // sign, floor, ceil, round
        }
    }
    // a where the cell is on the low side (or the high one), else b times 1: the cell nan of a nan operand stays one.
    NodeId extreme(NodeId s, NodeId a, NodeId b, bool low) {
        const NodeId first = low ? to_.raw(Op::less_equal, s, Nodes::kZero) : to_.raw(Op::less_equal, Nodes::kZero, s);
        const NodeId product = to_.raw(Op::multiply, b, s);
        return to_.raw(Op::select, first, a, low ? product : to_.raw(Op::negate, product));
    }
    // Beyond the cut, where the angle's sign is not the cell's: a turn more in the cell's direction.
    NodeId angle(NodeId s, NodeId y, NodeId x) {
        const NodeId plain = to_.raw(Op::atan2, y, x), zero = Nodes::kZero;
        const NodeId beyond = to_.raw(Op::logical_and, to_.raw(Op::less, x, zero),
                                      to_.raw(Op::less, to_.raw(Op::multiply, s, plain), zero));
        const NodeId turn = to_.raw(Op::multiply, s, to_.constant(2.0 * std::numbers::pi));
        return to_.raw(Op::select, beyond, to_.raw(Op::add, plain, turn), plain);
    }

    const Sites& sites_;
    const Nodes& from_;
    CellSource source_;
    Tape::Impl& frozen_;
    Nodes& to_;
    FrozenNodes nodes_;
    std::vector<Branch> branches_{{0, Nodes::kZero, true}};
    std::vector<std::uint32_t> under_; // by node: index of branches_
    std::vector<char> is_made_;
};

} // namespace

FrozenNodes freeze_nodes(const Sites& sites, CellSource source, Tape::Impl& frozen) {
    return Freezer(sites, source, frozen).run();
}

void FrozenTape::evaluate(const double* in, const double* cells, double* out, double* workspace) const noexcept {
    for (const Tape::Impl::Input& cell : tape_.impl_->cells) workspace[cell.slot] = cells[cell.index];
    tape_.evaluate(in, out, workspace);
}

std::optional<Error> FrozenTape::explain(const double* in, const double* cells) const {
    return explain_tape(*tape_.impl_, in, cells);
}

} // namespace saltus::formula
