// SPDX-License-Identifier: GPL-3.0-or-later
// What a Graph holds: nodes, names, bodies not yet read, derivatives already taken.
#pragma once

#include "core/formula/formula.h"
#include "core/formula/nodes.h"
#include "core/formula/program.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace saltus::formula {

inline std::uint8_t kind_bit(SymbolKind kind) noexcept {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind));
}

struct SymbolEntry {
    std::string name;
    SymbolKind kind = SymbolKind::parameter;
    Dimension dimension;
    NodeId node = 0;
    std::optional<NodeId> rate;
};

// A function (with parameters) or a definition (without): read when first used.
struct Body {
    std::string name;
    std::vector<std::string> parameters;
    std::string text;
    Place place;
    std::optional<Program> program;
    std::uint32_t place_index = 0;                // of Impl::places, with the program
    bool active = false;                          // being expanded: a use now is a cycle
    std::optional<Error> too_deep;                // why it is not expanded
    std::map<std::vector<NodeId>, NodeId> values; // by arguments
    std::optional<std::uint32_t> variable;        // the symbol that f' differentiates by
    std::vector<NodeId> derivatives;              // f, f', f'' of the variable
};

struct NameEntry {
    enum class Kind { symbol, function, definition } kind = Kind::symbol;
    std::size_t index = 0; // of symbols or bodies
};

// A derivative is coefficient * factor. The factor is the derivative of something further inside that much depends on
// (an angle, a folded angle): kept apart, it is multiplied once, and its square is seen as a square.
struct Slope {
    NodeId coefficient = Nodes::kZero;
    NodeId factor = Nodes::kOne;
};
using Slopes = std::unordered_map<NodeId, Slope>;

struct StringHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const noexcept { return std::hash<std::string_view>{}(text); }
};

// Of all faults that one check() finds: half a second. A scene of 20,000 names with 10,000 faults would take two minutes.
inline constexpr std::size_t kMostComparisons = 2'000'000;

struct Graph::Impl {
    Nodes nodes;
    std::vector<SymbolEntry> symbols;
    std::vector<Body> bodies;
    std::unordered_map<std::string, NameEntry, StringHash, std::equal_to<>> names;
    std::vector<Place> places{Place{}};
    std::vector<std::size_t> active;                  // bodies being expanded, outermost first
    Slopes rates;                                     // total time derivatives
    std::unordered_map<std::uint32_t, Slopes> slopes; // partial ones, by symbol
    std::size_t size_limit = 0;                       // of nodes, for the formula being read
    mutable std::size_t comparisons = kMostComparisons; // of unknown names with known ones that are left: a remedy, not more

    const NameEntry* find(std::string_view name) const {
        const auto found = names.find(name);
        return found == names.end() ? nullptr : &found->second;
    }
    Result<void> claim(std::string_view name, NameEntry entry, const Place& place);
    std::uint32_t add_symbol(std::string name, SymbolKind kind, Dimension dimension);
    std::uint32_t place_index(const Place& place);
    Result<Program> read(std::string_view text, const Place& place, Constants constants) const;

    // elaborate.cpp
    Result<NodeId> expand(const Program& program, std::uint32_t place_index, const std::vector<std::string>& parameters,
                          const std::vector<NodeId>& arguments);
    Result<NodeId> call(std::size_t body, const std::vector<NodeId>& arguments);
    Result<void> read_body(std::size_t body);
    Error circle_error(std::size_t index) const; // of a body that is active
    const NameEntry* used_body(const Body& body, const Item& item) const; // nullptr: none
    void refuse_deep_bodies(); // all that use each other too deep, told where the depth is first too large
    Result<NodeId> differentiated_call(std::size_t body, int primes, NodeId argument);
    Error unknown_name(std::string_view name, const Place& place) const;
    Error unknown_function(std::string_view name, const Place& place) const;
    bool may_compare(std::size_t count) const noexcept; // takes them off
    bool too_large() const noexcept { return nodes.size() > size_limit; }

    // derivative.cpp
    Result<NodeId> slope(NodeId root, std::uint32_t symbol);
    Result<NodeId> rate(NodeId root);
    Result<NodeId> substitute(NodeId root, std::uint32_t symbol, NodeId value);
};

// Errors of growth, made in several places.
Error too_large_error(Place place = {});

// Readable infix of a node; those much longer than `longest` end in "...".
std::string infix(const Nodes& nodes, const std::vector<SymbolEntry>& symbols, NodeId root, std::size_t longest = 4000);

} // namespace saltus::formula
