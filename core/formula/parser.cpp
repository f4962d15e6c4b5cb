// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar: README.md. Recursive descent by precedence; depth is counted where brackets, prefixes and powers nest.
#include "core/formula/program.h"

#include "core/formula/lexer.h"
#include "core/formula/units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace saltus::formula {

namespace {

// Binding strength, loose to tight.
enum Level : int { kOr = 1, kAnd, kNot, kComparison, kSum, kProduct, kSign, kPower };

struct Operator {
    Op op;
    int level;
    bool swapped = false; // a > b is b < a
};

std::optional<Operator> operator_of(const Token& token) {
    switch (token.kind) {
    case TokenKind::plus:
        return Operator{Op::add, kSum};
    case TokenKind::minus:
        return Operator{Op::subtract, kSum};
    case TokenKind::star:
        return Operator{Op::multiply, kProduct};
    case TokenKind::slash:
        return Operator{Op::divide, kProduct};
    case TokenKind::less:
        return Operator{Op::less, kComparison};
    case TokenKind::less_equal:
        return Operator{Op::less_equal, kComparison};
    case TokenKind::greater:
        return Operator{Op::less, kComparison, true};
    case TokenKind::greater_equal:
        return Operator{Op::less_equal, kComparison, true};
    case TokenKind::equal:
        return Operator{Op::equal, kComparison};
    case TokenKind::not_equal:
        return Operator{Op::not_equal, kComparison};
    case TokenKind::ampersands:
        return Operator{Op::logical_and, kAnd};
    case TokenKind::bars:
        return Operator{Op::logical_or, kOr};
    case TokenKind::name:
        if (token.text == "and") return Operator{Op::logical_and, kAnd};
        if (token.text == "or") return Operator{Op::logical_or, kOr};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::string shown(const Token& token) {
    if (token.kind == TokenKind::end) return "the end";
    const std::string text(token.text.substr(0, 40));
    return "'" + text + "'";
}

class Parser {
public:
    Parser(std::string_view text, const ParseContext& context) : lexer_(text), context_(context) {}

    Result<Program> parse() {
        if (lexer_.kind() == TokenKind::end)
            return fail(ErrorKind::input, "the formula is empty", "write a number or an expression", here());
        if (!expression(kOr)) return Unexpected(std::move(error_));
        if (lexer_.kind() != TokenKind::end) {
            unexpected("an operator or the end");
            return Unexpected(std::move(error_));
        }
        return std::move(program_);
    }

private:
    using Kind = Item::Kind;

    Place here() const { return at(lexer_.token().column); }
    Place at(std::uint32_t column) const { return place_at(context_.place, column); }
    bool refuse(std::string message, std::string remedy, Place place) {
        error_ = {ErrorKind::input, std::move(message), std::move(remedy), std::move(place)};
        return false;
    }

    // What stands here is not what the grammar wants.
    bool unexpected(const std::string& wanted) {
        const Token& token = lexer_.token();
        std::string remedy;
        if (token.kind == TokenKind::unknown && token.text == "=")
            remedy = "write == to compare";
        else if (token.kind == TokenKind::unknown && (token.text == "&" || token.text == "|"))
            remedy = "write 'and' or 'or'";
        else if (token.kind == TokenKind::right_parenthesis && open_.empty())
            return refuse("')' has no '(' before it", "remove it", here());
        else if (token.kind == TokenKind::end && !open_.empty())
            return refuse("the '(' at column " + std::to_string(at(open_.back()).column) + " is not closed", "add ')'",
                          here());
        else if (token.kind == TokenKind::number || token.kind == TokenKind::name ||
                 token.kind == TokenKind::left_parenthesis)
            remedy = "write * to multiply";
        else if (token.kind == TokenKind::percent)
            remedy = "write mod(a, b) for a remainder";
        return refuse("expected " + wanted + ", but found " + shown(token), std::move(remedy), here());
    }

    bool push(Item item) {
        if (program_.items.size() >= kLargestFormula)
            return refuse("the formula is too long", "split it into definitions", at(item.column));
        program_.items.push_back(item);
        return true;
    }
    bool operation(Op op, std::uint32_t count, std::uint32_t column) {
        Item item;
        item.kind = Kind::operation;
        item.op = op;
        item.count = count;
        item.column = column;
        return push(item);
    }
    std::uint32_t name_index(std::string name) {
        for (std::size_t i = 0; i < program_.names.size() && i < 32; ++i) // short lists: no map
            if (program_.names[i] == name) return static_cast<std::uint32_t>(i);
        program_.names.push_back(std::move(name));
        return static_cast<std::uint32_t>(program_.names.size() - 1);
    }

    struct Nesting { // counts itself
        explicit Nesting(int& depth) : depth_(depth) { ++depth_; }
        ~Nesting() { --depth_; }
        int& depth_;
    };
    bool too_deep() {
        return refuse("the formula nests deeper than " + std::to_string(kDeepestNesting) + " levels",
                      "split it into definitions", here());
    }

    bool expression(int level) {
        if (!prefixed(level)) return false;
        begins_term_ = false;
        for (;;) {
            const Token token = lexer_.token();
            const auto found = operator_of(token);
            if (!found || found->level < level) return true;
            lexer_.advance();
            begins_term_ = found->level <= kSum;
            if (!expression(found->level + 1) || !operation(found->op, 2, token.column)) return false;
            program_.items.back().swapped = found->swapped;
            if (found->level == kComparison) {
                const auto next = operator_of(lexer_.token());
                if (next && next->level == kComparison)
                    return refuse("comparisons do not chain", "write a < b and b < c", here());
            }
        }
    }

    bool prefixed(int level) {
        const Token token = lexer_.token();
        const bool word = token.kind == TokenKind::name && token.text == "not";
        const bool sign = token.kind == TokenKind::minus || token.kind == TokenKind::plus;
        if (!word && !sign && token.kind != TokenKind::exclamation) return power();
        if (word && level > kNot) return unexpected("a value");
        const Nesting nesting(depth_);
        if (depth_ > kDeepestNesting) return too_deep();
        lexer_.advance();
        if (!expression(word ? kNot : kSign)) return false;
        if (token.kind == TokenKind::plus) return true;
        return operation(sign ? Op::negate : Op::logical_not, 1, token.column);
    }

    bool power() {
        if (!primary()) return false;
        const Token token = lexer_.token();
        if (token.kind == TokenKind::superscript) {
            lexer_.advance();
            return number(token.value, token.column) && operation(Op::power, 2, token.column);
        }
        if (token.kind != TokenKind::caret) return true;
        const Nesting nesting(depth_);
        if (depth_ > kDeepestNesting) return too_deep();
        lexer_.advance();
        begins_term_ = false;
        return expression(kSign) && operation(Op::power, 2, token.column);
    }

    bool number(double value, std::uint32_t column) {
        Item item;
        item.value = value;
        item.column = column;
        return push(item);
    }

    bool primary() {
        const Token token = lexer_.token();
        switch (token.kind) {
        case TokenKind::number:
            return literal();
        case TokenKind::name:
            return named();
        case TokenKind::left_parenthesis: {
            const Nesting nesting(depth_);
            if (depth_ > kDeepestNesting) return too_deep();
            open_.push_back(token.column);
            lexer_.advance();
            begins_term_ = true;
            if (!expression(kOr)) return false;
            if (lexer_.kind() != TokenKind::right_parenthesis) return unexpected("')' or an operator");
            open_.pop_back();
            lexer_.advance();
            return true;
        }
        default:
            return unexpected("a value");
        }
    }

    // A number, perhaps with a unit. "1/2 in" is half an inch: a fraction of two whole numbers that begins a term.
    bool literal() {
        const Token token = lexer_.token();
        const bool begins_term = std::exchange(begins_term_, false);
        if (!std::isfinite(token.value))
            return refuse("the number " + shown(token) + " is too large", "write inf for infinity", here());
        lexer_.advance();
        Item item;
        item.value = token.value;
        item.column = token.column;
        if (!unit(item)) return false;
        if (begins_term && item.unit < 0 && whole(token) && lexer_.kind() == TokenKind::slash) {
            Lexer ahead = lexer_;
            ahead.advance();
            const Token divisor = ahead.token();
            if (divisor.kind == TokenKind::number && whole(divisor) && divisor.value != 0.0) {
                ahead.advance();
                if (ahead.kind() == TokenKind::name || ahead.kind() == TokenKind::left_bracket ||
                    ahead.kind() == TokenKind::percent || begins_reciprocal(ahead, context_.is_name)) {
                    std::swap(lexer_, ahead);
                    Item fraction = item;
                    fraction.value = token.value / divisor.value;
                    if (!unit(fraction)) return false;
                    if (fraction.unit >= 0)
                        item = fraction;
                    else
                        std::swap(lexer_, ahead); // no unit after all
                }
            }
        }
        return push(item);
    }
    static bool whole(const Token& token) {
        return token.text.find_first_not_of("0123456789") == std::string_view::npos;
    }

    bool unit(Item& item) {
        const Token token = lexer_.token();
        if (token.kind == TokenKind::name && token.text != "and" && token.text != "or" && token.text != "not" &&
            !find_unit(token.text)) {
            Lexer ahead = lexer_;
            ahead.advance();
            if (ahead.kind() == TokenKind::left_parenthesis || context_.is_name(token.text) ||
                named_constant(token.text))
                return refuse("an operator is missing before '" + std::string(token.text) + "'", "write * to multiply",
                              here());
        }
        auto found = read_unit_after_number(lexer_, context_.place, context_.is_name);
        if (!found) {
            error_ = found.error();
            return false;
        }
        if (*found) {
            item.value *= (*found)->to_si;
            item.unit = static_cast<std::int32_t>(program_.units.size());
            program_.units.push_back(std::move(**found));
        }
        return true;
    }

    bool named() {
        const Token token = lexer_.token();
        if (token.text == "and" || token.text == "or") return unexpected("a value");
        lexer_.advance();
        int primes = 0;
        while (lexer_.kind() == TokenKind::prime && !lexer_.token().spaced) {
            if (++primes > 20) return refuse("more than 20 derivatives", "write diff() of an expression", here());
            lexer_.advance();
        }
        if (lexer_.kind() == TokenKind::left_parenthesis) return call(token, primes);
        if (primes > 0) return unexpected("'(' after the derivative's name");
        if (token.text == "if" || token.text == "piecewise" || token.text == "dt" || token.text == "diff" ||
            (find_built_in(token.text) && !context_.is_name(token.text)))
            return unexpected("'(' after '" + std::string(token.text) + "'");

        std::string name(token.text);
        while (lexer_.kind() == TokenKind::left_bracket && !lexer_.token().spaced)
            if (!index(name)) return false;
        return push_name(std::move(name), token.column);
    }

    bool push_name(std::string name, std::uint32_t column) {
        for (const auto& [constant, value] : context_.constants)
            if (constant == name) return number(value, column);
        if (const auto value = named_constant(name)) return number(*value, column);
        Item item;
        item.kind = Kind::name;
        item.name = name_index(std::move(name));
        item.column = column;
        return push(item);
    }

    // name[index] and .rest behind it: "bead[i+1].q[0]" becomes the name "bead[4].q[0]".
    bool index(std::string& name) {
        const Nesting nesting(depth_);
        if (depth_ > kDeepestNesting) return too_deep();
        lexer_.advance();
        const std::size_t first = program_.items.size();
        const std::uint32_t column = lexer_.token().column;
        if (!expression(kOr)) return false;
        if (lexer_.kind() != TokenKind::right_bracket) return unexpected("']' after the index");
        auto value = evaluate_constant(program_, first, context_.place);
        if (!value) {
            if (value.error().place.column == 0) value.error().place = at(column);
            error_ = value.error();
            return false;
        }
        const double i = value->value;
        if (!value->dimension.is_none() || i != std::floor(i) || i < 0.0 || i > 1e9)
            return refuse("an index must be a whole number from 0 up", "indices count from 0", at(column));
        program_.items.resize(first);
        name += '[' + std::to_string(static_cast<long long>(i)) + ']';
        lexer_.advance();
        if (lexer_.kind() == TokenKind::dot && !lexer_.token().spaced) {
            lexer_.advance();
            if (lexer_.kind() != TokenKind::name || lexer_.token().spaced) return unexpected("a name after '.'");
            name += '.';
            name += lexer_.token().text;
            lexer_.advance();
        }
        return true;
    }

    bool call(const Token& name, int primes) {
        const Nesting nesting(depth_);
        if (depth_ > kDeepestNesting) return too_deep();
        open_.push_back(lexer_.token().column);
        lexer_.advance();

        Item item;
        item.column = name.column;
        item.primes = static_cast<std::uint8_t>(primes);
        if (name.text == "diff" && primes == 0) return diff_call(item);

        if (lexer_.kind() != TokenKind::right_parenthesis) {
            for (;;) {
                begins_term_ = true;
                if (!expression(kOr)) return false;
                ++item.count;
                if (lexer_.kind() != TokenKind::comma) break;
                lexer_.advance();
            }
        }
        if (!close("',' or ')'")) return false;

        const bool keyword = name.text == "dt" || name.text == "if" || name.text == "piecewise";
        const FunctionInfo* built_in = context_.is_function(name.text) ? nullptr : find_built_in(name.text);
        if (primes > 0 && (keyword || built_in))
            return refuse("' differentiates the scene's own functions, not '" + std::string(name.text) + "'",
                          "write diff(expression, name)", at(name.column));
        if (name.text == "dt") {
            item.kind = Kind::dt;
            if (item.count != 1) return count_error(name, 1, 1, item.count);
            return push(item);
        }
        if (name.text == "if") {
            item.kind = Kind::piecewise;
            if (item.count != 3) return count_error(name, 3, 3, item.count);
            return push(item);
        }
        if (name.text == "piecewise") {
            item.kind = Kind::piecewise;
            if (item.count < 3) return count_error(name, 3, 0, item.count);
            if (item.count % 2 == 0)
                return refuse("piecewise lacks the value for 'otherwise'",
                              "write piecewise(condition, value, ..., otherwise)", at(name.column));
            return push(item);
        }
        if (built_in) {
            const auto least = static_cast<std::uint32_t>(built_in->least);
            if (item.count < least || (built_in->most >= 0 && item.count > static_cast<std::uint32_t>(built_in->most)))
                return count_error(name, least, static_cast<std::size_t>(std::max(built_in->most, 0)), item.count);
            item.kind = built_in->clamp ? Kind::clamp : Kind::operation;
            item.op = built_in->op;
            return push(item);
        }
        item.kind = Kind::call;
        item.name = name_index(std::string(name.text));
        return push(item);
    }

    bool count_error(const Token& name, std::size_t least, std::size_t most, std::size_t given) {
        error_ = wrong_count(name.text, least, most, given, at(name.column));
        return false;
    }

    bool close(const char* wanted) {
        if (lexer_.kind() != TokenKind::right_parenthesis) return unexpected(wanted);
        open_.pop_back();
        lexer_.advance();
        return true;
    }

    // diff(expression, name)
    bool diff_call(Item item) {
        item.kind = Kind::diff;
        begins_term_ = true;
        if (!expression(kOr)) return false;
        if (lexer_.kind() != TokenKind::comma) return unexpected("',' and the name to differentiate by");
        lexer_.advance();
        if (lexer_.kind() != TokenKind::name) return unexpected("the name to differentiate by");
        const std::size_t before = program_.items.size();
        const Token token = lexer_.token();
        if (!named()) return false;
        if (program_.items.size() != before + 1 || program_.items.back().kind != Kind::name)
            return refuse("diff needs the name of a parameter or a state, not " + shown(token),
                          "write diff(expression, name)", at(token.column));
        item.name = program_.items.back().name;
        program_.items.pop_back();
        item.count = token.column; // where the name stands
        return close("')'") && push(item);
    }

    Lexer lexer_;
    const ParseContext& context_;
    Program program_;
    Error error_;
    std::vector<std::uint32_t> open_; // columns of '('
    int depth_ = 0;
    bool begins_term_ = true;
};

} // namespace

std::optional<double> named_constant(std::string_view name) noexcept {
    if (name == "pi" || name == "\u03c0") return std::numbers::pi;
    if (name == "inf") return std::numeric_limits<double>::infinity();
    return std::nullopt;
}

bool is_reserved(std::string_view name) noexcept {
    static constexpr std::array kWords{std::string_view("and"),      std::string_view("or"), std::string_view("not"),
                                       std::string_view("if"),       std::string_view("dt"), std::string_view("diff"),
                                       std::string_view("piecewise")};
    for (const std::string_view word : kWords)
        if (word == name) return true;
    return named_constant(name).has_value();
}

Error wrong_count(std::string_view name, std::size_t least, std::size_t most, std::size_t given, Place place) {
    const auto arguments = [](std::size_t n) { return std::to_string(n) + (n == 1 ? " argument" : " arguments"); };
    std::string wanted = least == most ? arguments(least) : "at least " + arguments(least);
    return {ErrorKind::input, "'" + std::string(name) + "' takes " + wanted + ", not " + std::to_string(given),
            given < least ? "add what is missing" : "remove what is too much", std::move(place)};
}

Result<Program> parse_program(std::string_view text, const ParseContext& context) {
    return Parser(text, context).parse();
}

} // namespace saltus::formula
