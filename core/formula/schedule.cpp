// SPDX-License-Identifier: GPL-3.0-or-later
// Regions form a tree: the whole program, and for a condition c met in region R the two regions "c holds" and "c does
// not". A value lives in the innermost region that encloses all its uses. All selects on c in R are one unit, so that
// one jump serves them; should that be circular (one of them needs another by a way outside), they are done one by one.
// Within a region whatever has its operands is done, the freshest first, so that results stay in the accumulator.
#include "core/formula/schedule.h"

#include <algorithm>
#include <map>
#include <utility>

namespace saltus::formula {

namespace {

constexpr int kDeepestRegion = 400; // deeper selects compute both branches: no recursion without bound

bool is_comparison(Op op) noexcept {
    return op == Op::less || op == Op::less_equal || op == Op::equal || op == Op::not_equal;
}

struct Region {
    int parent = -1;
    int depth = 0;
    int unit = -1; // of the parent, whose branch this is
    NodeId condition = 0;
    bool truth = false;
    std::size_t nodes = 0;       // that live here
    std::size_t remaining = 0;   // of them not done yet
    std::vector<NodeId> members; // ascending, with the selects of units
    std::size_t first_open = 0;  // all members before it are done
    std::vector<int> units;
    std::vector<NodeId> ready;
    std::vector<int> ready_units;
};

struct Choice { // selects by one condition
    NodeId condition = 0;
    int region = 0;
    int branch[2] = {0, 0}; // regions: not, holds
    std::uint32_t pending = 0;
    std::vector<NodeId> selects;
};

class Scheduler {
public:
    Scheduler(const Nodes& nodes, const std::vector<NodeId>& roots, bool jumps)
        : nodes_(nodes), roots_(roots), jumps_(jumps), ids_(nodes.below(roots)) {
        const std::size_t n = ids_.empty() ? 0 : ids_.back() + std::size_t{1};
        region_.assign(n, -1);
        unit_.assign(n, -1);
        alias_.assign(n, kNone);
        absorbed_.assign(n, 0);
        uses_.assign(n, 0);
        pending_.assign(n, 0);
        done_.assign(n, 0);
        partner_.assign(n, kNone);
        reg_.resize(n);
        for (NodeId id = 0; id < n; ++id) reg_[id] = id;
        regions_.emplace_back();
    }

    // Of `count` stages; stage: by node.
    Schedule run(std::vector<unsigned char> stage, std::size_t count) {
        made_.stage = std::move(stage);
        ready_in_.resize(count);
        return run();
    }

    Schedule run() {
        assign_regions();
        drop_empty_units();
        absorb();
        fill_regions();
        link();
        share_registers();
        if (ready_in_.empty()) emit(0);
        else emit_stages();
        for (const NodeId root : roots_) made_.outputs.push_back(operand(root));
        return std::move(made_);
    }

private:
    static constexpr NodeId kNone = ~NodeId{0};

    NodeId resolved(NodeId id) const {
        while (alias_[id] != kNone) id = alias_[id];
        return id;
    }
    bool leaf(NodeId id) const { return is_leaf(nodes_[id].op); }
    Operand operand(NodeId id) const {
        id = resolved(id);
        if (nodes_[id].op == Op::constant) return {Operand::Kind::constant, 0, nodes_[id].value};
        return {Operand::Kind::reg, reg_[id], 0.0};
    }

    // A select whose branches are regions of their own; others are computed like any operation.
    bool branches(NodeId id) const { return unit_[id] >= 0; }

    // A product that one sum alone needs is computed with it.
    NodeId product_in(NodeId id) const {
        const Node& node = nodes_[id];
        if (node.op != Op::add && node.op != Op::subtract) return kNone;
        return absorbed_[node.a] ? node.a : absorbed_[node.b] ? node.b : kNone;
    }
    void absorb() {
        for (const NodeId id : ids_)
            if (lives(id)) for_uses(id, [&](NodeId used, int) { ++uses_[resolved(used)]; });
        for (const NodeId root : roots_) ++uses_[resolved(root)];
        for (auto it = ids_.rbegin(); it != ids_.rend(); ++it) {
            const Node& node = nodes_[*it];
            if (!lives(*it) || (node.op != Op::add && node.op != Op::subtract)) continue;
            for (const NodeId term : {node.a, node.b}) {
                if (nodes_[term].op != Op::multiply || uses_[term] != 1 || region_[term] != region_[*it] || stage(term) != stage(*it)) continue;
                absorbed_[term] = 1;
                break;
            }
        }
        std::fill(uses_.begin(), uses_.end(), 0);
    }
    // Is computed somewhere, in its own right.
    bool lives(NodeId id) const { return region_[id] >= 0 && !leaf(id) && alias_[id] == kNone && !absorbed_[id]; }

    // f(operand, region of the use): everything that `id`, living in region r, reads.
    template <class F>
    void for_uses(NodeId id, F&& f) const {
        const Node& node = nodes_[id];
        const int r = region_[id];
        if (const NodeId product = product_in(id); product != kNone) {
            f(nodes_[product].a, r);
            f(nodes_[product].b, r);
            f(product == node.a ? node.b : node.a, r);
            return;
        }
        if (!branches(id)) {
            for (int i = 0; i < operand_count(node.op); ++i) f(node.operand(i), r);
            return;
        }
        const Node& condition = nodes_[node.a];
        if (is_comparison(condition.op)) { // part of the jump
            f(condition.a, r);
            f(condition.b, r);
        } else {
            f(node.a, r);
        }
        const Choice& unit = units_[static_cast<std::size_t>(unit_[id])];
        f(node.b, unit.branch[1]);
        f(node.c, unit.branch[0]);
    }

    int enclosing(int x, int y) const {
        while (x != y) {
            int& deeper = at(x).depth >= at(y).depth ? x : y;
            deeper = at(deeper).parent;
        }
        return x;
    }
    Region& at(int region) { return regions_[static_cast<std::size_t>(region)]; }
    const Region& at(int region) const { return regions_[static_cast<std::size_t>(region)]; }
    void place(NodeId id, int region) { region_[id] = region_[id] < 0 ? region : enclosing(region_[id], region); }

    int unit_for(int region, NodeId condition) {
        const auto [found, fresh] = unit_index_.try_emplace({region, condition}, static_cast<int>(units_.size()));
        if (!fresh) return found->second;
        Choice unit;
        unit.condition = condition;
        unit.region = region;
        for (const bool truth : {false, true}) {
            Region branch;
            branch.parent = region;
            branch.depth = at(region).depth + 1;
            branch.unit = static_cast<int>(units_.size());
            branch.condition = condition;
            branch.truth = truth;
            unit.branch[truth] = static_cast<int>(regions_.size());
            regions_.push_back(std::move(branch));
        }
        units_.push_back(std::move(unit));
        return found->second;
    }

    // What a select in this region already knows about its condition: the branch it takes.
    NodeId known_branch(int region, const Node& select) const {
        for (; region > 0; region = at(region).parent)
            if (at(region).condition == select.a) return at(region).truth ? select.b : select.c;
        return kNone;
    }

    // Uses come before what they use, from the highest id down; so a node's region is final when it is met.
    void assign_regions() {
        for (const NodeId root : roots_) place(root, 0);
        for (auto it = ids_.rbegin(); it != ids_.rend(); ++it) {
            const NodeId id = *it;
            const int region = region_[id];
            const Node& node = nodes_[id];
            if (region < 0 || is_leaf(node.op)) continue;
            if (node.op == Op::select) {
                if (const NodeId taken = known_branch(region, node); taken != kNone) {
                    alias_[id] = taken;
                    place(taken, region);
                    continue;
                }
                const bool cheap = leaf(node.b) && leaf(node.c);
                if (jumps_ && !cheap && at(region).depth < kDeepestRegion) unit_[id] = unit_for(region, node.a);
            }
            for_uses(id, [&](NodeId used, int where) { place(used, where); });
        }
    }

    // Where both branches turned out to need nothing of their own, no jump is needed.
    void drop_empty_units() {
        for (const NodeId id : ids_)
            if (region_[id] >= 0 && !leaf(id) && alias_[id] == kNone) ++at(region_[id]).nodes;
        for (const NodeId id : ids_) {
            if (unit_[id] < 0) continue;
            const Choice& unit = units_[static_cast<std::size_t>(unit_[id])];
            if (at(unit.branch[0]).nodes + at(unit.branch[1]).nodes > 0) continue;
            unit_[id] = -1;
            place(nodes_[id].a, region_[id]);
        }
    }

    void fill_regions() {
        for (const NodeId id : ids_) {
            if (!lives(id)) continue;
            ++at(region_[id]).remaining;
            at(region_[id]).members.push_back(id);
            if (!branches(id)) continue;
            Choice& unit = units_[static_cast<std::size_t>(unit_[id])];
            if (unit.selects.empty()) at(unit.region).units.push_back(unit_[id]);
            unit.selects.push_back(id);
        }
        // sin and cos of one argument in one place are one call
        std::map<std::pair<NodeId, int>, NodeId> sines;
        for (const NodeId id : ids_)
            if (nodes_[id].op == Op::sin && region_[id] >= 0)
                sines.emplace(std::pair(resolved(nodes_[id].a), region_[id]), id);
        for (const NodeId id : ids_) {
            if (nodes_[id].op != Op::cos || region_[id] < 0) continue;
            const auto sine = sines.find({resolved(nodes_[id].a), region_[id]});
            if (sine == sines.end()) continue;
            partner_[id] = sine->second;
            partner_[sine->second] = id;
        }
    }

    // Who waits for whom, region by region: items are nodes (id) or units (~unit).
    void link() {
        waiting_.resize(region_.size());
        for (const NodeId id : ids_) {
            if (!lives(id)) continue;
            for_uses(id, [&](NodeId used, int where) {
                used = resolved(used);
                ++uses_[used];
                if (leaf(used)) return;
                const int home = region_[used];
                if (where == home && home != region_[id]) return; // the result of a branch, which does it first
                int unit = branches(id) && where == home ? unit_[id] : -1;
                while (where != home) {
                    unit = at(where).unit;
                    where = at(where).parent;
                }
                if (unit >= 0)
                    ++units_[static_cast<std::size_t>(unit)].pending;
                else
                    ++pending_[id];
                waiting_[used].push_back(unit >= 0 ? ~static_cast<std::int64_t>(unit) : static_cast<std::int64_t>(id));
            });
        }
        for (const NodeId root : roots_) ++uses_[resolved(root)];
    }

    // A value that is only the result of a branch is computed in the select's own register.
    void share_registers() {
        for (auto it = ids_.rbegin(); it != ids_.rend(); ++it) {
            const NodeId id = *it;
            if (!branches(id) || alias_[id] != kNone) continue;
            const Choice& unit = units_[static_cast<std::size_t>(unit_[id])];
            for (const bool truth : {false, true}) {
                const NodeId value = resolved(truth ? nodes_[id].b : nodes_[id].c);
                if (!leaf(value) && uses_[value] == 1 && region_[value] == unit.branch[truth]) reg_[value] = reg_[id];
            }
        }
    }

    std::size_t stage(NodeId id) const { return made_.stage.empty() ? 0 : made_.stage[id]; }
    void get_ready(NodeId id) { (ready_in_.empty() ? at(region_[id]).ready : ready_in_[stage(id)]).push_back(id); }
    void finish(NodeId id) {
        done_[id] = 1;
        --at(region_[id]).remaining;
        for (const std::int64_t item : waiting_[id]) {
            if (item >= 0) {
                const auto waiter = static_cast<NodeId>(item);
                if (--pending_[waiter] == 0) get_ready(waiter);
            } else {
                const auto waiter = static_cast<int>(~item);
                Choice& unit = units_[static_cast<std::size_t>(waiter)];
                if (--unit.pending == 0) at(unit.region).ready_units.push_back(waiter);
            }
        }
    }

    void compute(NodeId id) {
        const Node& node = nodes_[id];
        Step step;
        step.op = node.op;
        step.dst = reg_[id];
        if (const NodeId product = product_in(id); product != kNone) {
            step.kind = Step::Kind::fused;
            step.a = operand(nodes_[product].a);
            step.b = operand(nodes_[product].b);
            step.c = operand(product == node.a ? node.b : node.a);
            step.fusion = node.op == Op::add  ? Step::Fusion::plus
                          : product == node.a ? Step::Fusion::minus
                                              : Step::Fusion::from;
            made_.steps.push_back(step);
            return finish(id);
        }
        step.a = operand(node.a);
        if (operand_count(node.op) > 1) step.b = operand(node.b);
        if (node.op == Op::select) {
            step.kind = Step::Kind::select;
            step.c = operand(node.c);
        }
        const NodeId partner = partner_[id];
        if (partner != kNone && !done_[partner]) {
            step.kind = Step::Kind::sincos;
            if (node.op == Op::cos) {
                step.dst2 = step.dst;
                step.dst = reg_[partner];
            } else {
                step.dst2 = reg_[partner];
            }
            made_.steps.push_back(step);
            finish(id);
            finish(partner);
            return;
        }
        made_.steps.push_back(step);
        finish(id);
    }

    std::size_t begin_branch(NodeId condition) {
        const Node& node = nodes_[condition];
        Step step;
        step.kind = Step::Kind::branch;
        if (is_comparison(node.op)) {
            step.op = node.op;
            step.a = operand(node.a);
            step.b = operand(node.b);
        } else {
            step.a = operand(condition);
        }
        made_.steps.push_back(step);
        return made_.steps.size() - 1;
    }
    void move(NodeId select, NodeId value) {
        const Operand from = operand(value);
        if (from.kind == Operand::Kind::reg && from.reg == reg_[select]) return;
        Step step;
        step.kind = Step::Kind::move;
        step.a = from;
        step.dst = reg_[select];
        made_.steps.push_back(step);
    }
    // if condition: then() else: otherwise(), with a jump over the second where there is one
    template <class Then, class Otherwise>
    void branch(NodeId condition, Then&& then, Otherwise&& otherwise) {
        const std::size_t test = begin_branch(condition);
        then();
        Step over;
        over.kind = Step::Kind::jump;
        made_.steps.push_back(over);
        const std::size_t jump = made_.steps.size() - 1;
        made_.steps[test].target = static_cast<std::uint32_t>(jump + 1);
        otherwise();
        if (made_.steps.size() == jump + 1) {
            made_.steps.pop_back();
            made_.steps[test].target = static_cast<std::uint32_t>(jump);
        } else {
            made_.steps[jump].target = static_cast<std::uint32_t>(made_.steps.size());
        }
    }

    void emit_unit(int index) {
        std::vector<NodeId> open;
        for (const NodeId id : units_[static_cast<std::size_t>(index)].selects)
            if (!done_[id]) open.push_back(id);
        if (open.empty()) return;
        const int holds = units_[static_cast<std::size_t>(index)].branch[1],
                  fails = units_[static_cast<std::size_t>(index)].branch[0];
        branch(
            units_[static_cast<std::size_t>(index)].condition,
            [&] {
                emit(holds);
                for (const NodeId id : open) move(id, nodes_[id].b);
            },
            [&] {
                emit(fails);
                for (const NodeId id : open) move(id, nodes_[id].c);
            });
        for (const NodeId id : open) finish(id);
    }

    bool inside(int region, int outer) const {
        while (at(region).depth > at(outer).depth) region = at(region).parent;
        return region == outer;
    }

    // What `value` needs of a region, in order, and nothing else of it.
    void emit_needed(NodeId value, int region) {
        std::vector<NodeId> needed, open{resolved(value)};
        std::map<NodeId, bool> seen;
        while (!open.empty()) {
            const NodeId id = open.back();
            open.pop_back();
            if (leaf(id) || done_[id] || !inside(region_[id], region) || !seen.emplace(id, true).second) continue;
            if (region_[id] == region) needed.push_back(id);
            for_uses(id, [&](NodeId used, int) { open.push_back(resolved(used)); });
        }
        std::sort(needed.begin(), needed.end());
        for (const NodeId id : needed) emit_single(id);
    }
    void emit_single(NodeId id) {
        if (done_[id]) return;
        if (!branches(id)) return compute(id);
        const int holds = units_[static_cast<std::size_t>(unit_[id])].branch[1],
                  fails = units_[static_cast<std::size_t>(unit_[id])].branch[0];
        const Node node = nodes_[id];
        branch(
            node.a,
            [&] {
                emit_needed(node.b, holds);
                move(id, node.b);
            },
            [&] {
                emit_needed(node.c, fails);
                move(id, node.c);
            });
        finish(id);
    }

    void emit_stages() { // one region: nothing is circular
        for (auto it = at(0).members.rbegin(); it != at(0).members.rend(); ++it)
            if (pending_[*it] == 0) get_ready(*it);
        for (std::vector<NodeId>& ready : ready_in_) {
            while (!ready.empty()) {
                const NodeId id = ready.back();
                ready.pop_back();
                if (!done_[id]) compute(id);
            }
            made_.stage_ends.push_back(made_.steps.size());
        }
    }

    void emit(int region) {
        for (auto it = at(region).members.rbegin(); it != at(region).members.rend(); ++it)
            if (!branches(*it) && pending_[*it] == 0 && !done_[*it]) get_ready(*it);
        for (const int unit : at(region).units)
            if (units_[static_cast<std::size_t>(unit)].pending == 0) at(region).ready_units.push_back(unit);
        while (at(region).remaining > 0) {
            if (std::vector<NodeId>& ready = at(region).ready; !ready.empty()) {
                const NodeId id = ready.back();
                ready.pop_back();
                if (!done_[id]) compute(id);
            } else if (!at(region).ready_units.empty()) {
                const int unit = at(region).ready_units.back();
                at(region).ready_units.pop_back();
                emit_unit(unit);
            } else {
                // Circular: the lowest id needs only lower ones, and they are done.
                Region& here = at(region);
                while (done_[here.members[here.first_open]]) ++here.first_open;
                const NodeId lowest = here.members[here.first_open];
                emit_single(lowest);
            }
        }
    }

    const Nodes& nodes_;
    const std::vector<NodeId>& roots_;
    const bool jumps_;
    std::vector<NodeId> ids_;
    std::vector<int> region_, unit_; // by node
    std::vector<NodeId> alias_, partner_, reg_;
    std::vector<std::uint32_t> uses_, pending_;
    std::vector<char> done_, absorbed_;
    std::vector<std::vector<std::int64_t>> waiting_;
    std::vector<Region> regions_;
    std::vector<Choice> units_;
    std::map<std::pair<int, NodeId>, int> unit_index_;
    std::vector<std::vector<NodeId>> ready_in_; // by stage; empty: there are none
    Schedule made_;
};

} // namespace

Schedule schedule(const Nodes& nodes, const std::vector<NodeId>& roots, bool jumps) {
    return Scheduler(nodes, roots, jumps).run();
}

Schedule schedule_in_stages(const Nodes& nodes, const std::vector<NodeId>& roots, std::vector<unsigned char> stage, std::size_t count) {
    return Scheduler(nodes, roots, false).run(std::move(stage), count);
}

} // namespace saltus::formula
