// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/outline.h"

#include "core/formula/lexer.h"
#include "core/formula/program.h"

#include <cmath>

namespace saltus::formula {

namespace {

// Bytes into the text of the character at this column. Columns only grow from item to item in most texts, but the
// operands of an operation stand on both sides of it: so from the beginning each time, formulas are short.
std::size_t offset_of(std::string_view text, std::uint32_t column) {
    std::size_t at = 0;
    for (std::uint32_t c = 0; at < text.size(); ++at) {
        if ((static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u) continue;
        if (c++ == column) break;
    }
    return at;
}

// The leaf that begins here: "bead[i+1].q[0]", "358", "pi".
std::string leaf_text(std::string_view text, const Item& item) {
    const std::string_view rest = text.substr(offset_of(text, item.column));
    Lexer lexer(rest);
    const Token first = lexer.token();
    std::size_t end = first.end_offset();
    if (first.kind == TokenKind::number) {
        lexer.advance();
        if (item.unit < 0 || lexer.kind() != TokenKind::slash) return std::string(rest.substr(0, end));
        lexer.advance(); // "1/2 in": the fraction is the number; "3 m/2" has its unit before the slash
        const Token divisor = lexer.token();
        if (divisor.kind != TokenKind::number) return std::string(rest.substr(0, end));
        return std::string(first.text) + "/" + std::string(divisor.text);
    }
    if (first.kind == TokenKind::superscript) return std::to_string(std::lround(first.value));
    if (first.kind != TokenKind::name) return std::string(rest.substr(0, end));
    for (lexer.advance(); lexer.kind() == TokenKind::left_bracket && !lexer.token().spaced;) {
        for (int depth = 0; lexer.kind() != TokenKind::end; lexer.advance()) {
            if (lexer.kind() == TokenKind::left_bracket) ++depth;
            if (lexer.kind() == TokenKind::right_bracket && --depth == 0) break;
        }
        end = lexer.token().end_offset();
        lexer.advance();
        if (lexer.kind() != TokenKind::dot || lexer.token().spaced) continue;
        lexer.advance();
        end = lexer.token().end_offset();
        lexer.advance();
    }
    return std::string(rest.substr(0, end));
}

std::string written(const Item& item) {
    if (item.swapped) return item.op == Op::less ? ">" : ">=";
    return std::string(op_name(item.op));
}

} // namespace

Result<Outline> outline(std::string_view text, const OutlineNames& names) {
    ParseContext context;
    context.place.column = 1;
    context.constants = names.constants;
    context.is_name = names.is_name ? names.is_name : [](std::string_view) { return false; };
    context.is_function = names.is_function ? names.is_function : [](std::string_view) { return false; };
    auto program = parse_program(text, context);
    if (!program) return Unexpected(std::move(program.error()));

    using Kind = OutlineNode::Kind;
    Outline made;
    made.nodes.reserve(program->items.size());
    std::vector<std::uint32_t> stack;
    for (const Item& item : program->items) {
        OutlineNode node;
        node.column = item.column;
        std::size_t operands = item.count;
        switch (item.kind) {
        case Item::Kind::number:
        case Item::Kind::name:
            node.text = leaf_text(text, item);
            node.kind = node.text.empty() || !is_name_start(node.text.front()) ? Kind::number : Kind::name;
            if (item.unit >= 0) node.unit = program->units[static_cast<std::size_t>(item.unit)].symbol;
            operands = 0;
            break;
        case Item::Kind::operation:
            node.kind = Kind::operation;
            node.op = item.op;
            node.text = written(item);
            break;
        case Item::Kind::clamp:
            node.kind = Kind::call;
            node.text = "clamp";
            operands = 3;
            break;
        case Item::Kind::piecewise:
            node.kind = Kind::cases;
            break;
        case Item::Kind::call:
            node.kind = Kind::call;
            node.text = program->names[item.name];
            node.primes = item.primes;
            break;
        case Item::Kind::dt:
            node.kind = Kind::rate;
            operands = 1;
            break;
        case Item::Kind::diff:
            node.kind = Kind::slope;
            node.text = program->names[item.name];
            operands = 1;
            break;
        }
        node.operands.assign(stack.end() - static_cast<std::ptrdiff_t>(operands), stack.end());
        stack.resize(stack.size() - operands);
        stack.push_back(static_cast<std::uint32_t>(made.nodes.size()));
        made.nodes.push_back(std::move(node));
    }
    return made;
}

} // namespace saltus::formula
