// SPDX-License-Identifier: GPL-3.0-or-later
// Why an output is not finite: every node is evaluated, then the blame is followed from the output down the active
// branches to the first operation that made it of finite operands.
#include "core/formula/tape_impl.h"

#include "core/formula/units.h"

#include <array>
#include <charconv>
#include <cmath>

namespace saltus::formula {

namespace {

std::string short_number(double value) {
    if (std::isnan(value)) return "nan"; // whose sign is the processor's
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6);
    return std::string(buffer.data(), end.ptr);
}

std::string what(Op op, double a, double b, double value) {
    const std::string name(op_name(op));
    switch (op) {
    case Op::divide:
        return b == 0.0 ? "division by zero" : "overflow in " + short_number(a) + "/" + short_number(b);
    case Op::mod:
        return b == 0.0 ? "mod by zero" : "overflow in mod(" + short_number(a) + ", " + short_number(b) + ")";
    case Op::power:
        if (a == 0.0 && b < 0.0) return "division by zero in 0^" + short_number(b);
        if (a < 0.0 && std::isnan(value)) return "a power of a negative number, " + short_number(a) + "^" + short_number(b);
        return "overflow in " + short_number(a) + "^" + short_number(b);
    case Op::sqrt:
        return "sqrt of a negative number (" + short_number(a) + ")";
    case Op::log:
    case Op::log10:
        return a == 0.0 ? name + " of zero" : name + " of a negative number (" + short_number(a) + ")";
    case Op::asin:
    case Op::acos:
        return name + " of a number outside [-1, 1] (" + short_number(a) + ")";
    case Op::acosh:
        return "acosh of a number below 1 (" + short_number(a) + ")";
    case Op::atanh:
        return "atanh of a number outside (-1, 1) (" + short_number(a) + ")";
    default:
        break;
    }
    if (is_unary(op)) return "overflow in " + name + "(" + short_number(a) + ")";
    if (op == Op::add || op == Op::subtract || op == Op::multiply)
        return "overflow in " + short_number(a) + " " + name + " " + short_number(b);
    return "overflow in " + name + "(" + short_number(a) + ", " + short_number(b) + ")";
}

} // namespace

std::optional<Error> Tape::explain(const double* in) const {
    return explain_tape(*impl_, in, nullptr);
}

std::optional<Error> explain_tape(const Tape::Impl& tape, const double* in, const double* cells) {
    std::vector<double> values(tape.nodes.size(), 0.0);
    std::vector<const std::string*> names(tape.nodes.size(), nullptr);
    for (std::size_t i = 0; i < tape.symbols.size(); ++i) {
        values[tape.symbols[i].first] = in[tape.symbols[i].second];
        names[tape.symbols[i].first] = &tape.names[i];
    }
    static const std::string kCell = "the branch of a condition";
    for (const auto& [node, index] : tape.cell_symbols) {
        values[node] = cells[index];
        names[node] = &kCell;
    }
    for (NodeId id = 0; id < tape.nodes.size(); ++id) {
        const Node& node = tape.nodes[id];
        if (node.op == Op::constant)
            values[id] = node.value;
        else if (node.op == Op::select)
            values[id] = values[values[node.a] != 0.0 ? node.b : node.c];
        else if (node.op != Op::symbol)
            values[id] = apply(node.op, values[node.a], values[node.b]);
    }
    for (const NodeId root : tape.roots) {
        if (std::isfinite(values[root])) continue;
        NodeId id = root;
        for (;;) { // ids fall, so this ends
            const Node& node = tape.nodes[id];
            const Place place =
                place_at(tape.places.empty() ? Place{} : tape.places[node.origin.place], node.origin.column);
            if (node.op == Op::constant)
                return Error{ErrorKind::run, "the formula holds an infinite constant", "use a finite one", place};
            if (node.op == Op::symbol)
                return Error{ErrorKind::run,
                             "'" + (names[id] ? *names[id] : std::string("?")) + "' is " + short_number(values[id]),
                             {},
                             place};
            if (node.op == Op::select) {
                id = values[node.a] != 0.0 ? node.b : node.c;
                continue;
            }
            NodeId guilty = id;
            for (int i = 0; i < operand_count(node.op); ++i)
                if (!std::isfinite(values[node.operand(i)])) {
                    guilty = node.operand(i);
                    break;
                }
            if (guilty == id)
                return Error{ErrorKind::run, what(node.op, values[node.a], values[node.b], values[id]),
                             "change the formula or the values in it", place};
            id = guilty;
        }
    }
    return std::nullopt;
}

} // namespace saltus::formula
