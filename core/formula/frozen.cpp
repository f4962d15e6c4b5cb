// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes with cells in the place of what decides. Every node computes the same bits as before where the cells are those
// of the point: nothing is folded, and a factor that is a cell is 1 or -1 exactly, or the nan of an operand.
#include "core/formula/conditions_impl.h"

#include <numbers>

namespace saltus::formula {

namespace {

constexpr std::uint32_t kFirstCellSymbol = 0x80000000u; // beyond the symbols of any graph

class Freezer {
public:
    Freezer(const Sites& sites, CellSource source, Tape::Impl& frozen)
        : sites_(sites), from_(sites.tape.nodes), source_(source), frozen_(frozen), to_(frozen.nodes) {}

    FrozenNodes run() {
        frozen_.input_count = sites_.tape.input_count;
        frozen_.places = sites_.tape.places;
        nodes_.made.assign(from_.size(), 0);
        for (const NodeId id : sites_.ids) {
            to_.set_origin(from_[id].origin);
            nodes_.made[id] = make(id);
        }
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
        return operand_count(node.op) == 1 ? to_.raw(node.op, made(node.a))
                                           : to_.raw(node.op, made(node.a), made(node.b));
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
