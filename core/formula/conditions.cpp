// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/conditions.h"

#include "core/formula/conditions_impl.h"
#include "core/formula/units.h"
#include "core/formula/values.h"

#include <cmath>
#include <limits>

namespace saltus::formula {

namespace {

constexpr std::size_t kLongestConditionText = 80;

Condition::Kind kind_of(Op op) {
    switch (op) {
    case Op::abs:
        return Condition::Kind::abs;
    case Op::sign:
        return Condition::Kind::sign;
    case Op::min:
        return Condition::Kind::min;
    case Op::max:
        return Condition::Kind::max;
    case Op::atan2:
        return Condition::Kind::atan2;
    case Op::floor:
        return Condition::Kind::floor;
    case Op::mod:
        return Condition::Kind::mod;
    case Op::ceil:
        return Condition::Kind::ceil;
    case Op::round:
        return Condition::Kind::round;
    default:
        return Condition::Kind::comparison;
    }
}

Rounding rounding_of(Op op) {
    switch (op) {
    case Op::floor:
    case Op::mod:
        return Rounding::down;
    case Op::ceil:
        return Rounding::up;
    case Op::round:
        return Rounding::nearest;
    default:
        return Rounding::none;
    }
}

bool switches(Op op) {
    return (op >= Op::less && op <= Op::not_equal) || kind_of(op) != Condition::Kind::comparison;
}

// The side whose branch counts at a = b, of the residual a - b.
Condition::AtZero at_zero_of(Op op, bool swapped) {
    using enum Condition::AtZero;
    if (op == Op::less || op == Op::max) return swapped ? below : above;
    if (op == Op::less_equal || op == Op::min) return swapped ? above : below;
    return its_own;
}

std::vector<char> flat_nodes(const Nodes& nodes, const std::vector<NodeId>& ids) {
    std::vector<char> flat(nodes.size(), 0);
    for (const NodeId id : ids) {
        const Node& node = nodes[id];
        const bool steps = is_condition(node.op) || rounding_of(node.op) != Rounding::none || node.op == Op::sign;
        if (node.op == Op::symbol) continue;
        bool made_of_flat = true;
        for (int i = node.op == Op::select ? 1 : 0; i < operand_count(node.op); ++i)
            made_of_flat = made_of_flat && flat[node.operand(i)];
        flat[id] = (steps && node.op != Op::mod) || made_of_flat;
    }
    return flat;
}

// Finds conditions and gives them their numbers.
class Finder {
public:
    Finder(Conditions::Impl& conditions, Graph::Impl& graph, Sites& sites, const std::vector<NodeId>& origins,
           const std::vector<std::uint32_t>& graph_places)
        : conditions_(conditions), graph_(graph), sites_(sites), origins_(origins), graph_places_(graph_places),
          nodes_(sites.tape.nodes) {}

    void run() {
        std::vector<NodeId> found, asked, askers; // switching nodes; operands whose truth is asked for, and by whom
        for (const NodeId id : sites_.ids) {
            const Node& node = nodes_[id];
            if (switches(node.op) && !computed_from_conditions(node)) found.push_back(id);
            const int truths = node.op == Op::select || node.op == Op::logical_not ? 1 : is_logical(node.op) ? 2 : 0;
            for (int i = 0; i < truths; ++i)
                if (!sites_.flat[node.operand(i)]) {
                    asked.push_back(node.operand(i));
                    askers.push_back(id);
                }
        }
        const Origin before = graph_.nodes.origin();
        take_to_graph(found, asked);
        sites_.switches.resize(nodes_.size());
        sites_.truths.resize(nodes_.size());
        for (const NodeId id : found) sites_.switches[id] = site_of(id);
        for (std::size_t i = 0; i < asked.size(); ++i)
            sites_.truths[asked[i]] = site(asked[i], askers[i], Rounding::none, asked[i], Nodes::kZero,
                                           Condition::Kind::truth, Op::not_equal);
        graph_.nodes.set_origin(before);
    }

private:
    static bool is_logical(Op op) { return op == Op::logical_and || op == Op::logical_or; }
    bool computed_from_conditions(const Node& node) const {
        if (operand_count(node.op) == 1 || node.op == Op::atan2) return sites_.flat[node.a];
        return node.a == node.b || (sites_.flat[node.a] && sites_.flat[node.b]);
    }

    // As they stand: the sunk form of what a tape computes has its own nodes in the graph.
    void take_to_graph(std::vector<NodeId> roots, const std::vector<NodeId>& more) {
        roots.insert(roots.end(), more.begin(), more.end());
        in_graph_.assign(nodes_.size(), kNoNode);
        for (const NodeId id : nodes_.below(roots)) {
            const Node& node = nodes_[id];
            if (node.op == Op::constant) {
                in_graph_[id] = graph_.nodes.constant(node.value);
            } else if (node.op == Op::symbol) {
                in_graph_[id] = graph_.symbols[node.a].node;
            } else {
                graph_.nodes.set_origin(
                    {node.origin.place < graph_places_.size() ? graph_places_[node.origin.place] : 0,
                     node.origin.column});
                in_graph_[id] =
                    graph_.nodes.raw(node.op, in_graph_[node.a], operand_count(node.op) > 1 ? in_graph_[node.b] : 0,
                                     operand_count(node.op) > 2 ? in_graph_[node.c] : 0);
            }
        }
    }

    Site site_of(NodeId id) {
        const Node node = nodes_[id];
        const Rounding rounding = rounding_of(node.op);
        if (rounding == Rounding::none)
            return site(id, id, rounding, node.a, is_unary(node.op) || node.op == Op::atan2 ? Nodes::kZero : node.b,
                        kind_of(node.op), node.op);
        if (node.op == Op::mod) return site(id, id, rounding, node.a, node.b, Condition::Kind::mod, node.op);
        const Node& inside = nodes_[node.a];
        if (node.op == Op::floor && inside.op == Op::divide)
            return site(id, id, rounding, inside.a, inside.b, Condition::Kind::floor, node.op);
        return site(id, id, rounding, node.a, kNoNode, kind_of(node.op), node.op);
    }

    Site site(NodeId id, NodeId asker, Rounding rounding, NodeId a, NodeId b, Condition::Kind kind, Op op) {
        NodeId first = in_graph_[a], second = b == kNoNode ? kNoNode : b == Nodes::kZero ? Nodes::kZero : in_graph_[b];
        Site made;
        if (rounding == Rounding::none && turns_round(first, second)) {
            made.swapped = true;
            std::swap(first, second);
        }
        const auto [known, fresh] = conditions_.index.try_emplace(
            {rounding, first, second}, static_cast<std::uint32_t>(conditions_.entries.size()));
        made.condition = known->second;
        if (fresh) conditions_.entries.push_back(entry(id, asker, rounding, first, second, kind));
        Conditions::Impl::Entry& found = conditions_.entries[made.condition];
        const Condition::AtZero at_zero = at_zero_of(op, made.swapped);
        if (!found.at_zero_known) found.condition.at_zero = at_zero;
        if (found.condition.at_zero != at_zero) found.condition.at_zero = Condition::AtZero::its_own;
        found.at_zero_known = true;
        return made;
    }

    // One residual for a < b and b < a: the one that was met first; x - 1, not 1 - x.
    bool turns_round(NodeId first, NodeId second) const {
        if (graph_.nodes.is_constant(first) != graph_.nodes.is_constant(second)) return graph_.nodes.is_constant(first);
        return conditions_.index.contains({Rounding::none, second, first});
    }

    Conditions::Impl::Entry entry(NodeId id, NodeId asker, Rounding rounding, NodeId first, NodeId second,
                                  Condition::Kind kind) {
        Conditions::Impl::Entry made;
        made.rounding = rounding;
        made.first = first;
        made.second = second;
        made.condition.kind = kind;
        const Origin origin = nodes_[asker].origin; // a symbol stands nowhere
        made.condition.place = place_at(sites_.tape.places[origin.place], origin.column);
        graph_.nodes.set_origin({graph_places_[origin.place], origin.column});
        made.condition.residual = {rounding == Rounding::none ? graph_.nodes.subtract(first, second)
                                   : second == kNoNode        ? first
                                                              : graph_.nodes.divide(first, second)};
        made.condition.quantity = made.condition.residual;
        if (const auto joint = rounding == Rounding::none ? graph_.nodes.value(second) : std::nullopt) {
            made.condition.quantity = {first};
            made.condition.joint = *joint;
        }
        const NodeId written = id < origins_.size() ? origins_[id] : kNoNode;
        std::string& text = made.condition.text;
        text = infix(graph_.nodes, graph_.symbols, written == kNoNode ? in_graph_[id] : written, kLongestConditionText);
        if (text.size() > kLongestConditionText) {
            text.resize(kLongestConditionText - 3);
            text += "...";
        }
        return made;
    }

    Conditions::Impl& conditions_;
    Graph::Impl& graph_;
    Sites& sites_;
    const std::vector<NodeId>& origins_;
    const std::vector<std::uint32_t>& graph_places_;
    const Nodes& nodes_;
    std::vector<NodeId> in_graph_; // by own node
};

} // namespace

Sites Conditions::Impl::find(Graph::Impl& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs) {
    Sites sites;
    std::vector<NodeId> origins;
    std::vector<std::uint32_t> places;
    copy_for_tape(graph, outputs, inputs, sites.tape, &origins, &places);
    sites.ids = sites.tape.nodes.below(sites.tape.roots);
    sites.flat = flat_nodes(sites.tape.nodes, sites.ids);
    Finder(*this, graph, sites, origins, places).run();
    return sites;
}

Conditions::Conditions() : impl_(std::make_unique<Impl>()) {}
Conditions::~Conditions() = default;
Conditions::Conditions(Conditions&&) noexcept = default;
Conditions& Conditions::operator=(Conditions&&) noexcept = default;

std::size_t Conditions::size() const noexcept {
    return impl_->entries.size();
}
const Condition& Conditions::operator[](std::size_t k) const noexcept {
    return impl_->entries[k].condition;
}

void Conditions::add(Graph& graph, std::span<const Expr> outputs) {
    impl_->find(*graph.impl_, outputs, {});
}

FrozenTape Conditions::freeze(Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs,
                              TapeForm form) {
    const Sites sites = impl_->find(*graph.impl_, outputs, inputs);
    auto made = std::make_shared<Tape::Impl>();
    freeze_nodes(sites, CellSource::given, *made);
    finish_tape(*made, form);
    FrozenTape frozen;
    frozen.tape_.impl_ = std::move(made);
    return frozen;
}

DecidingTape Conditions::decide(Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs) {
    const Sites sites = impl_->find(*graph.impl_, outputs, inputs);
    auto made = std::make_shared<Tape::Impl>();
    make_deciding(sites, impl_->entries.size(), *made);
    finish_tape(*made, TapeForm::jumps);
    DecidingTape deciding;
    deciding.tape_.impl_ = std::move(made);
    return deciding;
}

std::vector<std::vector<Conditions::Use>> Conditions::uses(Graph& graph, std::span<const Expr> outputs) {
    return uses_of(impl_->find(*graph.impl_, outputs, {}), impl_->entries.size());
}

Condition::Interval Condition::interval(double cell) const noexcept {
    constexpr double inf = std::numeric_limits<double>::infinity();
    switch (kind) {
    case Kind::floor:
    case Kind::mod:
        return {cell, cell + 1.0, true, false};
    case Kind::ceil:
        return {cell - 1.0, cell, false, true};
    case Kind::round:
        return {cell - 0.5, cell + 0.5, cell > 0.0, cell < 0.0};
    default:
        break;
    }
    if (cell > 0.0) return {0.0, inf, false, false};
    if (cell < 0.0) return {-inf, 0.0, false, false};
    return {0.0, 0.0, true, true};
}

double Condition::onward(double cell, double at, double rate, double second) const noexcept {
    const double direction = sign_of(rate != 0.0 ? rate : second);
    if (!(direction == 1.0 || direction == -1.0)) return cell;
    if (is_order()) return cell == 0.0 ? direction : cell;
    const Interval here = interval(cell);
    const bool leaves = direction > 0.0 ? here.with_upper && at == here.upper : here.with_lower && at == here.lower;
    return leaves ? cell + direction : cell;
}

} // namespace saltus::formula
