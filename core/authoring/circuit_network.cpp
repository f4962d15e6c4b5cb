// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/circuit_network.h"

#include "core/model/names.h"
#include "core/model/validate.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace saltus::authoring {

namespace {

using namespace model;
using Kind = CircuitElementKind;

constexpr std::size_t kMostElements = 500;

// Sets of nodes that are joined.
class Joined {
public:
    explicit Joined(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), std::size_t{0}); }
    std::size_t set_of(std::size_t node) {
        while (parent_[node] != node) node = parent_[node] = parent_[parent_[node]];
        return node;
    }
    bool join(std::size_t a, std::size_t b) { // false: they are already
        a = set_of(a);
        b = set_of(b);
        parent_[std::max(a, b)] = std::min(a, b);
        return a != b;
    }

private:
    std::vector<std::size_t> parent_;
};

class NetworkBuilder {
public:
    NetworkBuilder(const Circuit& circuit, std::string object) : circuit_(circuit), object_(std::move(object)) {}

    Errors errors;
    Network net;

    void run() {
        elements();
        if (!errors.empty()) return;
        nodes();
        if (!errors.empty()) return;
        tree();
        if (!errors.empty()) return;
        paths();
        stuck_diodes();
    }

private:
    void error(const CircuitElement& e, const std::string& key, std::string message, std::string remedy) {
        Place place = e.place;
        place.object = object_ + ".elements." + e.name + (key.empty() ? "" : '.' + key);
        errors.push_back({ErrorKind::input, std::move(message), std::move(remedy), std::move(place)});
    }
    void error(std::string message, std::string remedy) {
        Place place = circuit_.place;
        place.object = object_;
        errors.push_back({ErrorKind::input, std::move(message), std::move(remedy), std::move(place)});
    }

    // "C1", "C1 and V1", "C1, C2 and V1"
    std::string list(const std::vector<std::size_t>& branches) const {
        std::string out;
        for (std::size_t i = 0; i < branches.size(); ++i)
            out += (i == 0 ? "" : i + 1 == branches.size() ? " and " : ", ") + net.branches[branches[i]]->name;
        return out;
    }

    void elements() {
        if (circuit_.elements.size() > kMostElements)
            return error("the circuit has " + std::to_string(circuit_.elements.size()) + " elements", "the most are " + std::to_string(kMostElements));
        std::set<std::string> names;
        for (const CircuitElement& e : circuit_.elements) {
            if (!is_name(e.name)) error(e, "", "'" + e.name + "' is not a name", "use letters, digits and _, beginning with a letter");
            else if (!names.insert(e.name).second) error(e, "", "there are two elements named '" + e.name + "'", "rename one of them");
            const std::size_t wanted = e.kind == Kind::ground ? 1 : 2;
            if (e.nodes.size() != wanted)
                error(e, "nodes", e.name + " has " + std::to_string(e.nodes.size()) + (e.nodes.size() == 1 ? " node" : " nodes"), wanted == 1 ? "a ground has one" : "an element has two");
            else if (std::any_of(e.nodes.begin(), e.nodes.end(), [](const std::string& node) { return node.empty(); }))
                error(e, "nodes", "an end of " + e.name + " is not joined to a node", "draw a wire to it");
        }
        for (const CircuitElement& e : circuit_.elements) {
            if (e.control.empty()) continue;
            if (e.kind != Kind::relay) {
                error(e, "control", "only a relay has a control", "leave it out");
                continue;
            }
            const auto found = std::find_if(circuit_.elements.begin(), circuit_.elements.end(), [&](const CircuitElement& other) { return other.name == e.control && other.kind != Kind::ground; });
            if (found != circuit_.elements.end()) continue;
            const std::string near = nearest_name(e.control, {names.begin(), names.end()});
            error(e, "control", "there is no element '" + e.control + "' that could switch " + e.name, near.empty() ? "name one of the circuit's elements" : "did you mean '" + near + "'?");
        }
    }

    void nodes() {
        std::map<std::string, std::size_t> numbers;
        bool grounded = false;
        for (const CircuitElement& e : circuit_.elements)
            if (e.kind == Kind::ground) {
                numbers[e.nodes[0]] = 0;
                grounded = true;
            }
        if (circuit_.elements.empty()) return error("the circuit has no elements", "add a source or a charged capacitor, and a ground");
        if (!grounded) return error("the circuit has no ground", "add a ground to one of its nodes: voltages are told against it");
        std::vector<std::string> node_names{"ground"};
        std::vector<int> ends(1, 0);
        const auto number = [&](const std::string& name) {
            const auto [at, fresh] = numbers.emplace(name, node_names.size());
            if (fresh) {
                node_names.push_back(name);
                ends.push_back(0);
            }
            ++ends[at->second];
            return at->second;
        };
        for (const CircuitElement& e : circuit_.elements) {
            if (e.kind == Kind::ground) continue;
            net.branches.push_back(&e);
            net.from.push_back(number(e.nodes[0]));
            net.to.push_back(number(e.nodes[1]));
            if (net.from.back() == net.to.back())
                error(e, "nodes", "both ends of " + e.name + " are at the same node: it is short-circuited", "move one of them, or remove " + e.name);
        }
        if (!errors.empty()) return;
        count_ = node_names.size();
        for (std::size_t b = 0; b < net.branches.size(); ++b)
            for (const auto& [node, end] : {std::pair(net.from[b], 0), std::pair(net.to[b], 1)})
                if (ends[node] == 1)
                    error(*net.branches[b], "nodes", "nothing but " + net.branches[b]->name + " is joined to the node '" + net.branches[b]->nodes[static_cast<std::size_t>(end)] + "': no current can flow",
                          "join another element to it, or remove " + net.branches[b]->name);
        if (!errors.empty()) return;
        Joined parts(count_);
        for (std::size_t b = 0; b < net.branches.size(); ++b) parts.join(net.from[b], net.to[b]);
        std::map<std::size_t, std::vector<std::size_t>> floating; // by part
        for (std::size_t b = 0; b < net.branches.size(); ++b)
            if (parts.set_of(net.from[b]) != parts.set_of(0)) floating[parts.set_of(net.from[b])].push_back(b);
        for (const auto& [part, branches] : floating)
            error(*net.branches[branches[0]], "nodes", list(branches) + (branches.size() == 1 ? " is" : " are") + " not joined to the ground: nothing fixes the voltages there",
                  "add a ground to that part, or a wire to the rest");
    }

    static int rank(Kind kind) {
        switch (kind) {
        case Kind::voltage_source:
        case Kind::relay: return 0;
        case Kind::capacitor: return 1;
        case Kind::resistor: return 2;
        case Kind::diode: return 3; // as few as possible: what blocks has the current 0 and no part in A
        default: return 4; // inductors and current sources never
        }
    }

    void tree() {
        net.in_tree.assign(net.branches.size(), false);
        Joined joined(count_);
        for (int r = 0; r < 4; ++r)
            for (std::size_t b = 0; b < net.branches.size(); ++b) {
                if (rank(net.branches[b]->kind) != r) continue;
                net.in_tree[b] = joined.join(net.from[b], net.to[b]);
                if (net.in_tree[b] || r > 1) continue;
                std::vector<std::size_t> loop = path_of(b);
                loop.push_back(b);
                std::sort(loop.begin(), loop.end());
                const bool capacitors = std::any_of(loop.begin(), loop.end(), [&](std::size_t i) { return net.branches[i]->kind == Kind::capacitor; });
                error(*net.branches[b], "nodes", list(loop) + " form a loop" + (capacitors ? ": the charge of a capacitor there is not free" : " of sources: their voltages contradict each other"),
                      capacitors ? "put a resistor in series with one of them, or make one capacitor of those in parallel" : "put a resistor in series with one of them, or remove one");
            }
        if (!errors.empty()) return;
        std::map<std::size_t, std::vector<std::size_t>> cuts; // by the set that is cut off
        for (std::size_t b = 0; b < net.branches.size(); ++b) {
            const std::size_t a = joined.set_of(net.from[b]), c = joined.set_of(net.to[b]);
            if (a == c) continue;
            if (a != joined.set_of(0)) cuts[a].push_back(b);
            if (c != joined.set_of(0)) cuts[c].push_back(b);
        }
        std::vector<std::vector<std::size_t>> told;
        for (const auto& [set, branches] : cuts) {
            if (std::find(told.begin(), told.end(), branches) != told.end()) continue;
            told.push_back(branches);
            const bool coils = std::any_of(branches.begin(), branches.end(), [&](std::size_t i) { return net.branches[i]->kind == Kind::inductor; });
            error(*net.branches[branches[0]], "nodes",
                  "only " + list(branches) + " lead to a part of the circuit: " + (coils ? "the current of an inductor there is not free" : "the currents of the sources contradict each other"),
                  coils ? "put a resistor in parallel with one of them, or make one inductor of those in series" : "put a resistor in parallel with one of them");
        }
    }

    // Branches of the tree between the ends of b, as far as the tree is built; from its first end to its second.
    std::vector<std::size_t> path_of(std::size_t b) const {
        std::vector<std::optional<std::size_t>> reached(count_); // the branch by which a node was reached
        std::vector<std::size_t> queue{net.from[b]};
        std::vector<bool> seen(count_, false);
        seen[net.from[b]] = true;
        for (std::size_t k = 0; k < queue.size(); ++k)
            for (std::size_t i = 0; i < net.branches.size(); ++i) {
                if (!net.in_tree[i] || i == b) continue;
                const std::size_t other = net.from[i] == queue[k] ? net.to[i] : net.to[i] == queue[k] ? net.from[i] : count_;
                if (other == count_ || seen[other]) continue;
                seen[other] = true;
                reached[other] = i;
                queue.push_back(other);
            }
        std::vector<std::size_t> out;
        for (std::size_t node = net.to[b]; node != net.from[b] && reached[node];) {
            out.push_back(*reached[node]);
            node = net.from[*reached[node]] == node ? net.to[*reached[node]] : net.from[*reached[node]];
        }
        std::reverse(out.begin(), out.end());
        return out;
    }

    void paths() {
        net.path.resize(net.branches.size());
        for (std::size_t b = 0; b < net.branches.size(); ++b) {
            if (net.in_tree[b]) continue;
            net.path[b].assign(net.branches.size(), 0);
            std::size_t node = net.from[b];
            for (const std::size_t i : path_of(b)) {
                const bool along = net.from[i] == node;
                net.path[b][i] = along ? 1 : -1;
                node = along ? net.to[i] : net.from[i];
            }
        }
    }

    // Diodes whose voltage or current is prescribed by sources alone: no lambda of theirs could change it.
    void stuck_diodes() {
        for (std::size_t b = 0; b < net.branches.size(); ++b) {
            if (net.branches[b]->kind != Kind::diode) continue;
            std::vector<std::size_t> others;
            for (std::size_t i = 0; i < net.branches.size(); ++i)
                if (net.in_tree[b] ? (!net.in_tree[i] && net.path[i][b] != 0) : net.path[b][i] != 0) others.push_back(i);
            const bool stuck = std::all_of(others.begin(), others.end(), [&](std::size_t i) {
                const Kind kind = net.branches[i]->kind;
                return net.in_tree[b] ? kind == Kind::current_source : kind == Kind::voltage_source || kind == Kind::relay;
            });
            if (!stuck) continue;
            if (net.in_tree[b]) error(*net.branches[b], "nodes", list(others) + " alone prescribe the current of the diode " + net.branches[b]->name, "put a resistor in parallel with the source");
            else error(*net.branches[b], "nodes", list(others) + " alone prescribe the voltage of the diode " + net.branches[b]->name, "put a resistor in series with it");
        }
    }

    const Circuit& circuit_;
    std::string object_;
    std::size_t count_ = 0;
};

} // namespace

Result<Network, Errors> network(const Circuit& circuit, const std::string& object) {
    NetworkBuilder builder(circuit, object);
    builder.run();
    if (!builder.errors.empty()) return Unexpected(std::move(builder.errors));
    return std::move(builder.net);
}

} // namespace saltus::authoring
