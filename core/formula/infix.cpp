// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/graph_impl.h"

#include <array>
#include <charconv>
#include <cmath>

namespace saltus::formula {

namespace {

constexpr int kDeepestText = 200;

std::string exact_number(double value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0.0 ? "inf" : "-inf";
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return std::string(buffer.data(), end.ptr);
}

int level_of(const Node& node) { // binding strength as in the grammar
    switch (node.op) {
    case Op::constant:
        return node.value < 0.0 ? 7 : 9;
    case Op::logical_or:
        return 1;
    case Op::logical_and:
        return 2;
    case Op::logical_not:
        return 3;
    case Op::less:
    case Op::less_equal:
    case Op::equal:
    case Op::not_equal:
        return 4;
    case Op::add:
    case Op::subtract:
        return 5;
    case Op::multiply:
    case Op::divide:
        return 6;
    case Op::negate:
        return 7;
    case Op::power:
        return 8;
    default:
        return 9;
    }
}

class Printer {
public:
    Printer(const Nodes& nodes, const std::vector<SymbolEntry>& symbols, std::size_t longest)
        : nodes_(nodes), symbols_(symbols), longest_(longest) {}

    void print(NodeId id, int least, int depth) {
        if (text.size() > longest_ || depth > kDeepestText) {
            if (!text.ends_with("...")) text += "...";
            return;
        }
        const Node& node = nodes_[id];
        const int level = level_of(node);
        const bool brackets = level < least;
        if (brackets) text += '(';
        inside(node, level, depth + 1);
        if (brackets) text += ')';
    }

    std::string text;

private:
    void inside(const Node& node, int level, int depth) {
        const auto infix_operator = [&](const char* sign, int left, int right) {
            print(node.a, left, depth);
            text += sign;
            print(node.b, right, depth);
        };
        switch (node.op) {
        case Op::constant:
            text += exact_number(node.value);
            return;
        case Op::symbol:
            text += symbols_[node.a].name;
            return;
        case Op::add:
            if (const Node& right = nodes_[node.b]; right.op == Op::constant && right.value < 0.0) {
                print(node.a, level, depth);
                text += " - " + exact_number(-right.value);
                return;
            }
            return infix_operator(" + ", level, level);
        case Op::subtract:
            return infix_operator(" - ", level, level + 1);
        case Op::multiply:
            return infix_operator("*", level, level);
        case Op::divide:
            return infix_operator("/", level, level + 1);
        case Op::power:
            return infix_operator("^", 9, 8);
        case Op::less:
            return infix_operator(" < ", 5, 5);
        case Op::less_equal:
            return infix_operator(" <= ", 5, 5);
        case Op::equal:
            return infix_operator(" == ", 5, 5);
        case Op::not_equal:
            return infix_operator(" != ", 5, 5);
        case Op::logical_and:
            return infix_operator(" and ", 2, 3);
        case Op::logical_or:
            return infix_operator(" or ", 1, 2);
        case Op::logical_not:
            text += "not ";
            return print(node.a, 3, depth);
        case Op::negate:
            text += '-';
            return print(node.a, 7, depth);
        case Op::select:
            return piecewise(node, depth);
        default:
            break;
        }
        text += op_name(node.op);
        text += '(';
        for (int i = 0; i < operand_count(node.op); ++i) {
            if (i > 0) text += ", ";
            print(node.operand(i), 0, depth);
        }
        text += ')';
    }

    void piecewise(const Node& first, int depth) {
        const bool chain = nodes_[first.c].op == Op::select;
        text += chain ? "piecewise(" : "if(";
        const Node* node = &first;
        for (;;) {
            print(node->a, 0, depth);
            text += ", ";
            print(node->b, 0, depth);
            text += ", ";
            if (nodes_[node->c].op != Op::select || text.size() > longest_) break;
            node = &nodes_[node->c];
        }
        print(node->c, 0, depth);
        text += ')';
    }

    const Nodes& nodes_;
    const std::vector<SymbolEntry>& symbols_;
    const std::size_t longest_; // shared nodes are printed again and again: 2^n
};

} // namespace

std::string infix(const Nodes& nodes, const std::vector<SymbolEntry>& symbols, NodeId root, std::size_t longest) {
    Printer printer(nodes, symbols, longest);
    printer.print(root, 0, 0);
    return std::move(printer.text);
}

} // namespace saltus::formula
