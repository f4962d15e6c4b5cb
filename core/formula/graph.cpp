// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/graph_impl.h"

#include "core/base/going_on.h"
#include "core/formula/lexer.h"

#include <algorithm>
#include <unordered_set>

namespace saltus::formula {

namespace {

Place shifted(Place place, std::size_t columns) {
    place.column = std::max(place.column, 1) + static_cast<int>(columns);
    return place;
}

bool is_word(std::string_view text) {
    if (text.empty() || !is_name_start(text.front())) return false;
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return is_name_part(c) && (static_cast<unsigned char>(c) & 0x80u) == 0; });
}

// word { '.' word | '[' digits ']' }
bool is_name(std::string_view text) {
    std::size_t at = 0;
    for (bool first = true; first || at < text.size(); first = false) {
        if (!first && text[at] == '[') {
            const std::size_t close = text.find(']', at);
            const std::string_view digits =
                close == text.npos ? std::string_view() : text.substr(at + 1, close - at - 1);
            if (digits.empty() || digits.find_first_not_of("0123456789") != digits.npos) return false;
            at = close + 1;
            continue;
        }
        if (!first && text[at] == '.')
            ++at;
        else if (!first)
            return false;
        const std::size_t end = std::min(text.find_first_of(".[", at), text.size());
        if (!is_word(text.substr(at, end - at))) return false;
        at = end;
    }
    return true;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    return first == text.npos ? std::string_view() : text.substr(first, last - first + 1);
}

} // namespace

Result<void> Graph::Impl::claim(std::string_view name, NameEntry entry, const Place& place) {
    if (!is_name(name))
        return fail(ErrorKind::input, "'" + std::string(name.substr(0, 80)) + "' is not a name",
                    "use letters, digits and '_', a letter first; '.' and [index] may follow", place);
    if (is_reserved(name))
        return fail(ErrorKind::input, "'" + std::string(name) + "' is a word of the formula language",
                    "choose another name", place);
    if (entry.kind == NameEntry::Kind::function && find_built_in(name))
        return fail(ErrorKind::input, "'" + std::string(name) + "' is a built-in function", "choose another name",
                    place);
    if (!names.emplace(std::string(name), entry).second)
        return fail(ErrorKind::input, "the name '" + std::string(name) + "' is taken", "choose another name", place);
    return {};
}

std::uint32_t Graph::Impl::add_symbol(std::string name, SymbolKind kind, Dimension dimension) {
    const auto index = static_cast<std::uint32_t>(symbols.size());
    symbols.push_back({std::move(name), kind, dimension, nodes.symbol(index, kind_bit(kind)), {}});
    return index;
}

std::uint32_t Graph::Impl::place_index(const Place& place) {
    if (!(places.back() == place)) places.push_back(place);
    return static_cast<std::uint32_t>(places.size() - 1);
}

Result<Program> Graph::Impl::read(std::string_view text, const Place& place, Constants constants) const {
    const ParseContext context{place, constants,
                               [&](std::string_view name) {
                                   return find(name) || std::any_of(constants.begin(), constants.end(),
                                                                    [&](const auto& c) { return c.first == name; });
                               },
                               [&](std::string_view name) {
                                   const NameEntry* entry = find(name);
                                   return entry && entry->kind == NameEntry::Kind::function;
                               }};
    return parse_program(text, context);
}

Graph::Graph() : impl_(std::make_unique<Impl>()) {}
Graph::~Graph() = default;
Graph::Graph(Graph&&) noexcept = default;
Graph& Graph::operator=(Graph&&) noexcept = default;

Result<Symbol> Graph::add_symbol(std::string_view name, SymbolKind kind, Dimension dimension) {
    ask_to_go_on();
    auto claimed = impl_->claim(name, {NameEntry::Kind::symbol, impl_->symbols.size()}, {});
    if (!claimed) return Unexpected(claimed.error());
    return Symbol{impl_->add_symbol(std::string(name), kind, dimension)};
}

Result<void> Graph::add_function(std::string_view signature, std::string_view body, const Place& body_place) {
    const std::size_t open = signature.find('(');
    const std::string_view whole = trimmed(signature);
    if (open == signature.npos || !whole.ends_with(')'))
        return fail(ErrorKind::input, "'" + std::string(signature.substr(0, 80)) + "' is not the head of a function",
                    "write for example \"cam(b)\"", body_place);
    Body made;
    made.name = trimmed(signature.substr(0, open));
    std::string_view list = whole.substr(whole.find('(') + 1);
    list.remove_suffix(1);
    for (;;) {
        const std::size_t comma = list.find(',');
        const std::string_view parameter = trimmed(list.substr(0, comma));
        if (!is_word(parameter) || is_reserved(parameter))
            return fail(ErrorKind::input,
                        "'" + std::string(parameter.substr(0, 80)) + "' is not a name for an argument of '" +
                            made.name + "'",
                        "write for example \"cam(b)\"", body_place);
        if (std::find(made.parameters.begin(), made.parameters.end(), parameter) != made.parameters.end())
            return fail(ErrorKind::input,
                        "the function '" + made.name + "' has two arguments '" + std::string(parameter) + "'",
                        "rename one", body_place);
        made.parameters.emplace_back(parameter);
        if (comma == list.npos) break;
        list.remove_prefix(comma + 1);
    }
    auto claimed = impl_->claim(made.name, {NameEntry::Kind::function, impl_->bodies.size()}, body_place);
    if (!claimed) return claimed;
    made.text = body;
    made.place = body_place;
    impl_->bodies.push_back(std::move(made));
    return {};
}

Result<void> Graph::add_definition(std::string_view name, std::string_view body, const Place& body_place) {
    auto claimed = impl_->claim(name, {NameEntry::Kind::definition, impl_->bodies.size()}, body_place);
    if (!claimed) return claimed;
    Body made;
    made.name = name;
    made.text = body;
    made.place = body_place;
    impl_->bodies.push_back(std::move(made));
    return {};
}

Result<void> Graph::add_definition(std::string_view name, Expr value) {
    auto claimed = impl_->claim(name, {NameEntry::Kind::definition, impl_->bodies.size()}, {});
    if (!claimed) return claimed;
    Body made;
    made.name = name;
    made.values.emplace(std::vector<NodeId>{}, value.id);
    impl_->bodies.push_back(std::move(made));
    return {};
}

Errors Graph::check() {
    Errors errors;
    std::unordered_set<std::string> told; // one fault is met again in all that use it
    impl_->refuse_deep_bodies();
    impl_->comparisons = kMostComparisons;
    const std::size_t budget = impl_->nodes.size() + kLargestFunctions; // of all together
    for (std::size_t i = 0; i < impl_->bodies.size(); ++i) {
        ask_to_go_on();
        if (!impl_->bodies[i].values.empty()) continue;
        impl_->size_limit = std::min(impl_->nodes.size() + kLargestFormula, budget);
        std::vector<NodeId> arguments; // a function is tried with symbols of its own
        for (const std::string& parameter : impl_->bodies[i].parameters)
            arguments.push_back(impl_->symbols[impl_->add_symbol(parameter, SymbolKind::parameter, {})].node);
        auto value = impl_->call(i, arguments);
        if (impl_->nodes.size() > budget) {
            errors.push_back({ErrorKind::input, "functions and expressions grow beyond " + std::to_string(kLargestFunctions) + " operations in all",
                              "let fewer of them use each other", impl_->bodies[i].place});
            break;
        }
        if (!value && value.error().place == Place{}) value.error().place = shifted(impl_->bodies[i].place, 0);
        if (!value && told.insert(value.error().text()).second) errors.push_back(value.error());
    }
    return errors;
}

Result<Expr> Graph::parse(std::string_view text, const Place& place) {
    return parse(text, place, {});
}

Result<Expr> Graph::parse(std::string_view text, const Place& place,
                          std::span<const std::pair<std::string, double>> constants) {
    ask_to_go_on();
    impl_->comparisons = kMostComparisons;
    auto program = impl_->read(text, place, constants);
    if (!program) return Unexpected(program.error());
    impl_->size_limit = impl_->nodes.size() + kLargestFormula;
    auto made = impl_->expand(*program, impl_->place_index(place), {}, {});
    if (!made) return Unexpected(made.error());
    return Expr{*made};
}

std::optional<Symbol> Graph::find_symbol(std::string_view name) const {
    const NameEntry* entry = impl_->find(name);
    if (!entry || entry->kind != NameEntry::Kind::symbol) return std::nullopt;
    return Symbol{static_cast<std::uint32_t>(entry->index)};
}

std::string Graph::symbol_name(Symbol symbol) const {
    return impl_->symbols.at(symbol.index).name;
}
std::size_t Graph::symbol_count() const noexcept {
    return impl_->symbols.size();
}

Expr Graph::constant(double value) {
    return {impl_->nodes.constant(value)};
}
Expr Graph::symbol(Symbol symbol) {
    return {impl_->symbols.at(symbol.index).node};
}
Expr Graph::add(Expr a, Expr b) {
    return {impl_->nodes.add(a.id, b.id)};
}
Expr Graph::subtract(Expr a, Expr b) {
    return {impl_->nodes.subtract(a.id, b.id)};
}
Expr Graph::multiply(Expr a, Expr b) {
    return {impl_->nodes.multiply(a.id, b.id)};
}
Expr Graph::divide(Expr a, Expr b) {
    return {impl_->nodes.divide(a.id, b.id)};
}

Result<Expr> Graph::derivative(Expr expr, Symbol symbol) {
    ask_to_go_on();
    impl_->size_limit = impl_->nodes.size() + kLargestFormula;
    auto made = impl_->slope(expr.id, symbol.index);
    if (!made) return Unexpected(made.error());
    return Expr{*made};
}

Result<Expr> Graph::total_time_derivative(Expr expr) {
    impl_->size_limit = impl_->nodes.size() + kLargestFormula;
    auto made = impl_->rate(expr.id);
    if (!made) return Unexpected(made.error());
    return Expr{*made};
}

Result<Expr> Graph::total_time_derivative(Expr expr, std::span<const Symbol> held) {
    std::vector<std::optional<NodeId>> known;
    const Expr none = constant(0.0);
    for (const Symbol state : held) {
        known.push_back(impl_->symbols.at(state.index).rate);
        impl_->symbols.at(state.index).rate = none.id;
    }
    impl_->rates.clear();
    Result<Expr> rate = total_time_derivative(expr);
    for (std::size_t i = 0; i < held.size(); ++i) impl_->symbols.at(held[i].index).rate = known[i];
    impl_->rates.clear();
    return rate;
}

void Graph::set_rate(Symbol state, Expr rate) {
    impl_->symbols.at(state.index).rate = rate.id;
    impl_->rates.clear();
}

bool Graph::depends_on(Expr expr, Symbol symbol) const {
    return impl_->nodes.depends_on(expr.id, symbol.index);
}
bool Graph::depends_on(Expr expr, SymbolKind kind) const {
    return (impl_->nodes[expr.id].kinds & kind_bit(kind)) != 0;
}
std::vector<Symbol> Graph::symbols_of(Expr expr) const {
    ask_to_go_on();
    std::vector<Symbol> found;
    for (const NodeId id : impl_->nodes.below({expr.id}))
        if (impl_->nodes[id].op == Op::symbol) found.push_back({impl_->nodes[id].a});
    std::sort(found.begin(), found.end(), [](Symbol a, Symbol b) { return a.index < b.index; });
    return found;
}
std::optional<double> Graph::constant_value(Expr expr) const {
    return impl_->nodes.value(expr.id);
}
std::string Graph::text(Expr expr) const {
    return infix(impl_->nodes, impl_->symbols, expr.id);
}

} // namespace saltus::formula
