// SPDX-License-Identifier: GPL-3.0-or-later
// Programs -> nodes: names looked up, functions and definitions put in, derivatives taken.
#include "core/formula/graph_impl.h"

#include "core/base/going_on.h"
#include "core/formula/suggest.h"
#include "core/formula/units.h"

#include <algorithm>

namespace saltus::formula {

namespace {

constexpr std::size_t kDeepestCalls = 200; // functions and definitions inside each other

// An error that knows no place happened in the formula that is being read.
Error placed(Error error, const Place& place, std::uint32_t column) {
    if (error.place == Place{}) error.place = place_at(place, column);
    return error;
}

Error too_deep_error(Place place = {}) {
    return {ErrorKind::input, "functions and definitions use each other more than " + std::to_string(kDeepestCalls) + " deep",
            "put some of them together", std::move(place)};
}

} // namespace

Error too_large_error(Place place) {
    return {ErrorKind::input, "the formula grows beyond " + std::to_string(kLargestFormula) + " operations",
            "take fewer derivatives or simpler functions", std::move(place)};
}

bool Graph::Impl::may_compare(std::size_t count) const noexcept {
    const bool may = count <= comparisons;
    if (may) comparisons -= count;
    return may;
}

Error Graph::Impl::unknown_name(std::string_view name, const Place& place) const {
    if (find_built_in(name))
        return {ErrorKind::input, "'" + std::string(name) + "' is a function", "write " + std::string(name) + "(...)",
                place};
    Suggestion near(name);
    if (may_compare(names.size()))
        for (const auto& [known, entry] : names)
            if (entry.kind != NameEntry::Kind::function) near.consider(known);
    for (const std::string_view constant : {"pi", "inf"}) near.consider(constant);
    return {ErrorKind::input, "'" + std::string(name) + "' is not known", near.remedy(), place};
}

Error Graph::Impl::unknown_function(std::string_view name, const Place& place) const {
    if (const NameEntry* entry = find(name); entry || named_constant(name))
        return {ErrorKind::input, "'" + std::string(name) + "' is not a function",
                "write " + std::string(name) + "*(...) to multiply", place};
    Suggestion near(name);
    for (const FunctionInfo& function : built_in_functions()) near.consider(function.name);
    for (const std::string_view word : {"if", "piecewise", "dt", "diff"}) near.consider(word);
    if (may_compare(bodies.size()))
        for (const Body& body : bodies)
            if (!body.parameters.empty()) near.consider(body.name);
    return {ErrorKind::input, "there is no function '" + std::string(name) + "'", near.remedy(), place};
}

Result<NodeId> Graph::Impl::expand(const Program& program, std::uint32_t place_index,
                                   const std::vector<std::string>& parameters, const std::vector<NodeId>& arguments) {
    std::vector<NodeId> stack;
    const auto place_of = [&](std::uint32_t column) { return place_at(places[place_index], column); };
    const auto parameter = [&](std::string_view name) {
        return static_cast<std::size_t>(std::find(parameters.begin(), parameters.end(), name) - parameters.begin());
    };
    for (const Item& item : program.items) {
        const Origin origin{place_index, item.column};
        nodes.set_origin(origin);
        const auto pop = [&] {
            const NodeId id = stack.back();
            stack.pop_back();
            return id;
        };
        Result<NodeId> made = Nodes::kZero;
        switch (item.kind) {
        case Item::Kind::number:
            made = nodes.constant(item.value);
            break;
        case Item::Kind::name: {
            const std::string& name = program.names[item.name];
            if (const std::size_t i = parameter(name); i < parameters.size()) {
                made = arguments[i];
            } else if (const NameEntry* entry = find(name); !entry) {
                return Unexpected(unknown_name(name, place_of(item.column)));
            } else if (entry->kind == NameEntry::Kind::symbol) {
                made = symbols[entry->index].node;
            } else if (entry->kind == NameEntry::Kind::definition) {
                made = call(entry->index, {});
            } else {
                return fail(ErrorKind::input, "'" + name + "' is a function", "write " + name + "(...)",
                            place_of(item.column));
            }
            break;
        }
        case Item::Kind::operation:
            if (operand_count(item.op) == 1) {
                made = nodes.make(item.op, pop());
            } else {
                const std::size_t base = stack.size() - item.count;
                NodeId value = stack[base];
                for (std::size_t k = base + 1; k < stack.size(); ++k)
                    value = item.swapped ? nodes.make(item.op, stack[k], value) : nodes.make(item.op, value, stack[k]);
                stack.resize(base);
                made = value;
            }
            break;
        case Item::Kind::clamp: {
            const NodeId high = pop(), low = pop(), value = pop();
            made = nodes.make(Op::min, nodes.make(Op::max, value, low), high);
            break;
        }
        case Item::Kind::piecewise: {
            NodeId value = pop();
            for (std::uint32_t k = 1; k < item.count; k += 2) {
                const NodeId then = pop(), condition = pop();
                value = nodes.select(condition, then, value);
            }
            made = value;
            break;
        }
        case Item::Kind::call: {
            const std::string& name = program.names[item.name];
            const NameEntry* entry = find(name);
            if (!entry || entry->kind != NameEntry::Kind::function)
                return Unexpected(unknown_function(name, place_of(item.column)));
            const std::size_t count = bodies[entry->index].parameters.size();
            if (item.count != count)
                return Unexpected(wrong_count(name, count, count, item.count, place_of(item.column)));
            if (item.primes > 0 && count != 1)
                return fail(ErrorKind::input,
                            "' differentiates functions of one argument; '" + name + "' has " + std::to_string(count),
                            "write diff(expression, name)", place_of(item.column));
            std::vector<NodeId> values(stack.end() - static_cast<std::ptrdiff_t>(count), stack.end());
            stack.resize(stack.size() - count);
            made = item.primes > 0 ? differentiated_call(entry->index, item.primes, values.front())
                                   : call(entry->index, values);
            break;
        }
        case Item::Kind::dt:
            made = rate(pop());
            break;
        case Item::Kind::diff: {
            const std::string& name = program.names[item.name];
            const NodeId value = pop();
            const std::size_t i = parameter(name);
            const NameEntry* entry = find(name);
            NodeId by = 0;
            if (i < parameters.size())
                by = arguments[i];
            else if (entry && entry->kind == NameEntry::Kind::symbol)
                by = symbols[entry->index].node;
            else if (!entry)
                return Unexpected(unknown_name(name, place_of(item.count)));
            if (nodes[by].op != Op::symbol)
                return fail(ErrorKind::input,
                            "diff needs a parameter, a state or t, and '" + name + "' is none of them",
                            i < parameters.size() ? "write the derivative f'(x) of a function instead"
                                                  : "differentiate by what it is made of",
                            place_of(item.count));
            made = slope(value, nodes[by].a);
            break;
        }
        }
        nodes.set_origin(origin);
        if (!made) return Unexpected(placed(made.error(), places[place_index], item.column));
        if (too_large()) return Unexpected(too_large_error(place_of(item.column)));
        stack.push_back(*made);
    }
    return stack.back();
}

Result<NodeId> Graph::Impl::call(std::size_t index, const std::vector<NodeId>& arguments) {
    if (const auto known = bodies[index].values.find(arguments); known != bodies[index].values.end())
        return known->second;
    if (bodies[index].active) return Unexpected(circle_error(index));
    if (bodies[index].too_deep) return Unexpected(*bodies[index].too_deep);
    if (active.size() >= kDeepestCalls) return Unexpected(too_deep_error());
    if (auto read = read_body(index); !read) return Unexpected(read.error());
    Body& body = bodies[index];
    body.active = true;
    active.push_back(index);
    auto value = expand(*body.program, body.place_index, body.parameters, arguments);
    active.pop_back();
    bodies[index].active = false;
    if (value) bodies[index].values.emplace(arguments, *value);
    return value;
}

// One error for the circle, whichever of it is asked for: from the first that has a line in a file (what was made has none), where it uses the next.
Error Graph::Impl::circle_error(std::size_t index) const {
    std::vector<std::size_t> circle(std::find(active.begin(), active.end(), index), active.end());
    const auto earlier = [this](std::size_t a, std::size_t b) { return std::pair(bodies[a].place.line == 0, a) < std::pair(bodies[b].place.line == 0, b); };
    std::rotate(circle.begin(), std::min_element(circle.begin(), circle.end(), earlier), circle.end());
    std::string round;
    for (const std::size_t member : circle) round += bodies[member].name + " -> ";
    const Body& first = bodies[circle.front()];
    Place place = first.place;
    for (const Item& item : first.program->items)
        if (const NameEntry* used = used_body(first, item); used && used->index == circle[1 % circle.size()]) {
            place = place_at(first.place, item.column);
            break;
        }
    return {ErrorKind::input, "'" + first.name + "' is made of itself: " + round + first.name, "break the circle", std::move(place)};
}

Result<void> Graph::Impl::read_body(std::size_t index) {
    Body& body = bodies[index];
    if (body.program) return {};
    auto program = read(body.text, body.place, {});
    if (!program) return Unexpected(program.error());
    body.program = std::move(*program);
    body.place_index = place_index(body.place);
    return {};
}

const NameEntry* Graph::Impl::used_body(const Body& body, const Item& item) const {
    if (item.kind != Item::Kind::name && item.kind != Item::Kind::call) return nullptr;
    const std::string& name = body.program->names[item.name];
    if (item.kind == Item::Kind::name && std::find(body.parameters.begin(), body.parameters.end(), name) != body.parameters.end()) return nullptr;
    const NameEntry* entry = find(name);
    return entry && entry->kind != NameEntry::Kind::symbol ? entry : nullptr;
}

// From below, each once, by a loop: found by expanding, a chain of n would be followed n times, and told n times. Circles are left
// to call(), which names them.
void Graph::Impl::refuse_deep_bodies() {
    struct Visit {
        std::size_t body, item = 0;
    };
    enum class State : std::uint8_t { unseen, open, done };
    std::vector<State> state(bodies.size(), State::unseen);
    std::vector<std::size_t> depth(bodies.size(), 0);
    std::vector<Visit> visits;
    const auto enter = [&](std::size_t index) {
        ask_to_go_on();
        state[index] = State::open;
        depth[index] = 1;
        if (bodies[index].values.empty()) static_cast<void>(read_body(index)); // its errors are told when it is expanded
        visits.push_back({index});
    };
    for (std::size_t root = 0; root < bodies.size(); ++root) {
        if (state[root] == State::unseen) enter(root);
        while (!visits.empty()) {
            Visit& visit = visits.back();
            Body& body = bodies[visit.body];
            if (!body.program || body.too_deep || visit.item == body.program->items.size()) {
                state[visit.body] = State::done;
                visits.pop_back();
                continue;
            }
            const Item& item = body.program->items[visit.item];
            const NameEntry* used = used_body(body, item);
            if (used && state[used->index] == State::unseen) {
                enter(used->index);
                continue;
            }
            if (used && state[used->index] == State::done) {
                depth[visit.body] = std::max(depth[visit.body], depth[used->index] + 1);
                if (bodies[used->index].too_deep) body.too_deep = bodies[used->index].too_deep;
                else if (depth[visit.body] > kDeepestCalls) body.too_deep = too_deep_error(place_at(body.place, item.column));
            }
            ++visit.item;
        }
    }
}

// c''(x): the body at a variable of its own, differentiated by it, then the argument put in.
Result<NodeId> Graph::Impl::differentiated_call(std::size_t index, int primes, NodeId argument) {
    if (!bodies[index].variable)
        bodies[index].variable = add_symbol(bodies[index].parameters.front(), SymbolKind::parameter, {});
    const std::uint32_t variable = *bodies[index].variable;
    if (bodies[index].derivatives.empty()) {
        auto value = call(index, {symbols[variable].node});
        if (!value) return value;
        bodies[index].derivatives.push_back(*value);
    }
    while (bodies[index].derivatives.size() <= static_cast<std::size_t>(primes)) {
        auto next = slope(bodies[index].derivatives.back(), variable);
        if (!next) return next;
        bodies[index].derivatives.push_back(*next);
    }
    return substitute(bodies[index].derivatives[static_cast<std::size_t>(primes)], variable, argument);
}

} // namespace saltus::formula
