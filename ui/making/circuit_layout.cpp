// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <tuple>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

QPoint place_of(const model::CircuitElement& e) { return {static_cast<int>(std::lround(e.x)), static_cast<int>(std::lround(e.y))}; }

QPoint turned(QPoint p, int rotation) {
    switch (((rotation % 360) + 360) % 360) {
    case 90: return {-p.y(), p.x()};
    case 180: return {-p.x(), -p.y()};
    case 270: return {p.y(), -p.x()};
    default: return p;
    }
}

// Cells of the element, pins included.
std::vector<QPoint> cells(const model::CircuitElement& e) {
    std::vector<QPoint> out;
    if (e.kind == Kind::ground) {
        for (int y = 0; y <= 1; ++y) out.push_back(place_of(e) + turned({0, y}, e.rotation));
        return out;
    }
    for (int x = -2; x <= 2; ++x)
        for (int y = std::abs(x) <= 1 ? -1 : 0; y <= (std::abs(x) <= 1 ? 1 : 0); ++y) out.push_back(place_of(e) + turned({x, y}, e.rotation));
    return out;
}

// Edges to the right and down of each cell, and whose they are; found by Dijkstra's method with a price for bends.
class Maze {
public:
    explicit Maze(const model::Circuit& circuit) {
        int left = std::numeric_limits<int>::max(), top = left, right = std::numeric_limits<int>::min(), bottom = right;
        for (const auto& e : circuit.elements)
            for (const QPoint c : cells(e)) {
                left = std::min(left, c.x());
                right = std::max(right, c.x());
                top = std::min(top, c.y());
                bottom = std::max(bottom, c.y());
            }
        origin_ = {left - 4, top - 4};
        width_ = right - left + 9;
        height_ = bottom - top + 9;
        const auto count = static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
        wall_.assign(count, 0);
        pin_.assign(count, -1);
        corner_.assign(count, -1);
        for (auto& edges : edge_) edges.assign(count, -1);
    }
    bool tooLarge() const { return static_cast<long>(width_) * height_ > 40000; }
    void block(QPoint p) { wall_[at(p)] = 1; }
    void pin(QPoint p, int net) {
        wall_[at(p)] = 0;
        pin_[at(p)] = net;
    }
    // From any cell of `tree` to the target; empty: no way.
    std::vector<QPoint> way(const std::set<std::pair<int, int>>& tree, QPoint target, int net) {
        static constexpr std::array<QPoint, 4> kStep{QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};
        const std::size_t count = wall_.size();
        std::vector<int> price(count * 5, std::numeric_limits<int>::max()), before(count * 5, -1);
        using Entry = std::pair<int, std::size_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        for (const auto& [x, y] : tree) {
            const std::size_t s = at({x, y}) * 5 + 4; // direction 4: none yet
            price[s] = 0;
            queue.emplace(0, s);
        }
        while (!queue.empty()) {
            const auto [cost, state] = queue.top();
            queue.pop();
            if (cost > price[state]) continue;
            const std::size_t cell = state / 5;
            const int direction = static_cast<int>(state % 5);
            const QPoint p = point(cell);
            if (p == target) {
                std::vector<QPoint> out;
                for (int s = static_cast<int>(state); s >= 0; s = before[static_cast<std::size_t>(s)]) out.push_back(point(static_cast<std::size_t>(s) / 5));
                std::reverse(out.begin(), out.end());
                return out;
            }
            const bool foreign = strange(cell, net);
            for (int d = 0; d < 4; ++d) {
                if (direction != 4 && d == (direction + 2) % 4) continue;
                if (foreign && d != direction) continue; // only straight across another wire
                const QPoint next = p + kStep[static_cast<std::size_t>(d)];
                if (next.x() < origin_.x() || next.y() < origin_.y() || next.x() >= origin_.x() + width_ || next.y() >= origin_.y() + height_) continue;
                const std::size_t n = at(next);
                if (wall_[n] || (pin_[n] >= 0 && pin_[n] != net) || (corner_[n] >= 0 && corner_[n] != net)) continue;
                const int owner = edge_[static_cast<std::size_t>(d % 2)][d < 2 ? cell : n];
                if (owner >= 0 && owner != net) continue;
                const int more = 10 + (direction != 4 && d != direction ? 12 : 0) + (strange(n, net) ? 15 : 0);
                const std::size_t to = n * 5 + static_cast<std::size_t>(d);
                if (cost + more >= price[to]) continue;
                price[to] = cost + more;
                before[to] = static_cast<int>(state);
                queue.emplace(cost + more, to);
            }
        }
        return {};
    }
    void take(const std::vector<QPoint>& way, int net) {
        for (std::size_t i = 0; i < way.size(); ++i) {
            const bool end = i == 0 || i + 1 == way.size();
            if (end || (way[i + 1].x() != way[i - 1].x() && way[i + 1].y() != way[i - 1].y())) corner_[at(way[i])] = net;
            if (i == 0) continue;
            const QPoint a = way[i - 1], b = way[i];
            edge_[a.y() == b.y() ? 0 : 1][at({std::min(a.x(), b.x()), std::min(a.y(), b.y())})] = net;
        }
    }

private:
    std::size_t at(QPoint p) const { return static_cast<std::size_t>(p.y() - origin_.y()) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(p.x() - origin_.x()); }
    QPoint point(std::size_t cell) const {
        const int c = static_cast<int>(cell);
        return {origin_.x() + c % width_, origin_.y() + c / width_};
    }
    bool strange(std::size_t cell, int net) const { // a wire of another node passes here
        const auto other = [net](int owner) { return owner >= 0 && owner != net; };
        if (other(edge_[0][cell]) || other(edge_[1][cell])) return true;
        const auto width = static_cast<std::size_t>(width_);
        return (cell % width > 0 && other(edge_[0][cell - 1])) || (cell >= width && other(edge_[1][cell - width]));
    }

    QPoint origin_;
    int width_ = 0, height_ = 0;
    std::vector<char> wall_;
    std::vector<int> pin_, corner_;
    std::array<std::vector<int>, 2> edge_;
};

} // namespace

std::vector<QPoint> circuitPins(const model::CircuitElement& e) {
    if (e.kind == Kind::ground) return {place_of(e)};
    return {place_of(e) + turned({-2, 0}, e.rotation), place_of(e) + turned({2, 0}, e.rotation)};
}

bool circuitIsUnplaced(const model::Circuit& circuit) {
    return std::all_of(circuit.elements.begin(), circuit.elements.end(), [](const auto& e) { return e.x == 0.0 && e.y == 0.0; });
}

void placeCircuit(model::Circuit& circuit) {
    std::set<std::string> grounded;
    for (const auto& e : circuit.elements)
        if (e.kind == Kind::ground && !e.nodes.empty()) grounded.insert(e.nodes[0]);
    // The node that most elements share stands for the ground while there is none.
    if (grounded.empty()) {
        std::map<std::string, int> uses;
        for (const auto& e : circuit.elements)
            for (const std::string& node : e.nodes) ++uses[node];
        std::string best;
        for (const auto& [node, n] : uses)
            if (best.empty() || n > uses[best]) best = node;
        grounded.insert(best);
    }
    std::vector<std::string> nodes; // from left to right
    std::map<std::string, int> hanging;
    const auto two = [](const model::CircuitElement& e) { return e.kind != Kind::ground && e.nodes.size() == 2; };
    for (const auto& e : circuit.elements) {
        if (!two(e)) continue;
        for (const std::string& node : e.nodes)
            if (grounded.count(node) == 0 && std::find(nodes.begin(), nodes.end(), node) == nodes.end()) nodes.push_back(node);
        const bool a = grounded.count(e.nodes[0]) > 0, b = grounded.count(e.nodes[1]) > 0;
        if (a != b) ++hanging[e.nodes[a ? 1 : 0]];
    }
    std::map<std::string, int> column;
    int x = 0;
    for (const std::string& node : nodes) {
        column[node] = x;
        x += std::max(1, hanging[node]) * 5 + 3;
    }
    std::map<std::string, int> hung;
    std::vector<std::tuple<int, int, int>> lying; // from, to, level
    int rest = 0;
    bool first = true;
    for (auto& e : circuit.elements) {
        if (e.kind == Kind::ground) {
            e.x = first ? 0 : 4.0 * ++rest;
            e.y = 8;
            e.rotation = 0;
            first = false;
            continue;
        }
        if (!two(e)) continue;
        const bool a = grounded.count(e.nodes[0]) > 0, b = grounded.count(e.nodes[1]) > 0;
        if (a && b) {
            e.x = 6.0 * rest++;
            e.y = 12;
            e.rotation = 0;
        } else if (a || b) {
            const std::string& node = e.nodes[a ? 1 : 0];
            e.x = column[node] + 5 * hung[node]++;
            e.y = 4;
            e.rotation = a ? 270 : 90;
        } else {
            const int from = std::min(column[e.nodes[0]], column[e.nodes[1]]), to = std::max(column[e.nodes[0]], column[e.nodes[1]]);
            int level = 0;
            const auto taken = [&] {
                return std::any_of(lying.begin(), lying.end(), [&](const auto& other) { return std::get<2>(other) == level && from < std::get<1>(other) && std::get<0>(other) < to; });
            };
            while (taken()) ++level;
            lying.emplace_back(from, to, level);
            e.x = (from + to) / 2;
            e.y = -4.0 * level;
            e.rotation = column[e.nodes[0]] <= column[e.nodes[1]] ? 0 : 180;
        }
    }
}

void placeElement(model::Circuit& circuit, std::size_t element) {
    std::set<std::pair<int, int>> taken;
    int right = 0, top = 0;
    bool any = false;
    for (std::size_t i = 0; i < circuit.elements.size(); ++i) {
        if (i == element) continue;
        for (const QPoint c : cells(circuit.elements[i])) {
            taken.emplace(c.x(), c.y());
            right = any ? std::max(right, c.x()) : c.x();
            top = any ? std::min(top, c.y()) : c.y();
            any = true;
        }
    }
    auto& e = circuit.elements[element];
    // Down a column to the right of the others; those that were added before stand there already.
    for (int x = any ? std::max(2, right - 4) : 2;; x += 6)
        for (int y = top; y <= top + 12; y += 4) {
            e.x = x;
            e.y = y;
            const auto own = cells(e);
            if (std::none_of(own.begin(), own.end(), [&](QPoint c) { return taken.count({c.x(), c.y()}) > 0; })) return;
        }
}

std::vector<CircuitWires> routeCircuit(const model::Circuit& circuit) {
    std::vector<CircuitWires> out;
    if (circuit.elements.empty()) return out;
    std::vector<std::vector<QPoint>> pins; // by node
    const auto number = [&](const std::string& node) {
        for (std::size_t i = 0; i < out.size(); ++i)
            if (out[i].node == node) return i;
        out.push_back({node, {}, {}, {}, {}});
        pins.emplace_back();
        return out.size() - 1;
    };
    Maze maze(circuit);
    if (!maze.tooLarge())
        for (const auto& e : circuit.elements)
            for (const QPoint c : cells(e)) maze.block(c);
    for (const auto& e : circuit.elements) {
        const auto at = circuitPins(e);
        for (std::size_t k = 0; k < std::min(at.size(), e.nodes.size()); ++k) {
            if (e.nodes[k].empty()) continue;
            const std::size_t n = number(e.nodes[k]);
            pins[n].push_back(at[k]);
            if (!maze.tooLarge()) maze.pin(at[k], static_cast<int>(n));
        }
    }
    for (std::size_t n = 0; n < out.size(); ++n) {
        CircuitWires& wires = out[n];
        wires.label = pins[n][0];
        std::map<std::pair<int, int>, int> ends; // lines and pins that meet
        for (const QPoint p : pins[n]) ++ends[{p.x(), p.y()}];
        std::set<std::pair<int, int>> tree{{pins[n][0].x(), pins[n][0].y()}};
        std::vector<QPoint> left(pins[n].begin() + 1, pins[n].end());
        while (!left.empty()) {
            const auto distance = [&](QPoint p) {
                int least = std::numeric_limits<int>::max();
                for (const auto& [x, y] : tree) least = std::min(least, std::abs(p.x() - x) + std::abs(p.y() - y));
                return least;
            };
            const auto nearest = std::min_element(left.begin(), left.end(), [&](QPoint a, QPoint b) { return distance(a) < distance(b); });
            const QPoint target = *nearest;
            left.erase(nearest);
            if (tree.count({target.x(), target.y()})) continue;
            const auto way = maze.tooLarge() ? std::vector<QPoint>{} : maze.way(tree, target, static_cast<int>(n));
            if (way.size() < 2) {
                wires.unrouted.emplace_back(pins[n][0], target);
                continue;
            }
            maze.take(way, static_cast<int>(n));
            const bool begun = tree.size() > 1;
            ends[{way.front().x(), way.front().y()}] += begun && ends.count({way.front().x(), way.front().y()}) == 0 ? 3 : 1;
            ++ends[{way.back().x(), way.back().y()}];
            for (const QPoint p : way) tree.emplace(p.x(), p.y());
            std::vector<QPoint> line;
            for (std::size_t i = 0; i < way.size(); ++i) {
                const bool bend = i == 0 || i + 1 == way.size() || (way[i + 1].x() != way[i - 1].x() && way[i + 1].y() != way[i - 1].y());
                if (bend) line.push_back(way[i]);
            }
            wires.lines.push_back(std::move(line));
        }
        for (const auto& [at, count] : ends)
            if (count > 2) wires.dots.emplace_back(at.first, at.second);
    }
    return out;
}

} // namespace saltus::ui
