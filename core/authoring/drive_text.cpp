// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/drive_text.h"

#include "core/authoring/made_parts.h"
#include "core/base/decimal.h"
#include "core/formula/lexer.h"
#include "core/model/names.h"
#include "core/model/replace_name.h"
#include "core/model/texts.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>

namespace saltus::authoring::drive_text {

using formula::Lexer;
using formula::TokenKind;

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

namespace {

// visit(token, whether an operand stands before it) for what stands outside all brackets.
template <class Visit>
void each_outside(std::string_view text, Visit visit) {
    int depth = 0;
    bool operand = false;
    for (Lexer lexer(text); lexer.kind() != TokenKind::end && lexer.kind() != TokenKind::unknown; lexer.advance()) {
        const TokenKind kind = lexer.kind();
        if (kind == TokenKind::left_parenthesis || kind == TokenKind::left_bracket) ++depth;
        else if (kind == TokenKind::right_parenthesis || kind == TokenKind::right_bracket) --depth;
        else if (depth == 0) visit(lexer.token(), operand);
        operand = kind == TokenKind::number || kind == TokenKind::name || kind == TokenKind::right_parenthesis || kind == TokenKind::right_bracket ||
                  kind == TokenKind::superscript || kind == TokenKind::percent;
    }
}

std::vector<std::string> split_at(std::string_view text, TokenKind kind) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    each_outside(text, [&](const formula::Token& token, bool) {
        if (token.kind != kind) return;
        parts.push_back(trimmed(text.substr(begin, token.begin - begin)));
        begin = token.end_offset();
    });
    parts.push_back(trimmed(text.substr(begin)));
    return parts;
}

} // namespace

std::vector<std::string> factors(std::string_view text) { return split_at(text, TokenKind::star); }

std::vector<std::pair<bool, std::string>> terms(std::string_view text) {
    std::vector<std::pair<bool, std::string>> parts;
    std::size_t begin = 0;
    bool plus = true;
    each_outside(text, [&](const formula::Token& token, bool operand) {
        if ((token.kind != TokenKind::plus && token.kind != TokenKind::minus) || !operand) return;
        parts.emplace_back(plus, trimmed(text.substr(begin, token.begin - begin)));
        begin = token.end_offset();
        plus = token.kind == TokenKind::plus;
    });
    parts.emplace_back(plus, trimmed(text.substr(begin)));
    return parts;
}

std::vector<std::string> arguments(std::string_view text, std::string_view function) {
    const std::string whole = trimmed(text);
    if (whole.size() < function.size() + 2 || whole.compare(0, function.size(), function) != 0 || whole[function.size()] != '(') return {};
    const std::string inside = unwrapped(std::string_view(whole).substr(function.size()));
    if (inside.size() + function.size() + 2 != whole.size() && inside == whole.substr(function.size())) return {};
    return split_at(inside, TokenKind::comma);
}

std::string unwrapped(std::string_view text) {
    const std::string whole = trimmed(text);
    if (whole.size() < 2 || whole.front() != '(' || whole.back() != ')') return whole;
    int depth = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        depth += whole[i] == '(' ? 1 : whole[i] == ')' ? -1 : 0;
        if (depth == 0 && i + 1 < whole.size()) return whole; // "(a)*(b)"
    }
    return trimmed(std::string_view(whole).substr(1, whole.size() - 2));
}

std::string factor(const model::Value& value) {
    const std::string text = trimmed(value.formula());
    const bool simple = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return formula::is_name_part(c) || c == '.' || c == '[' || c == ']'; });
    return simple ? text : '(' + text + ')';
}

model::Value value_of(const std::string& text) {
    const auto number = from_decimal(text);
    if (number && std::isfinite(*number)) return *number;
    return text; // a formula
}

namespace {

template <class Part>
const Part* named(const std::vector<Part>& parts, std::string_view name) {
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part& part) { return part.name == name; });
    return found == parts.end() ? nullptr : &*found;
}

} // namespace

const model::Parameter* parameter(const model::Model& model, std::string_view name) { return named(model.parameters, name); }
const model::Expression* expression(const model::Model& model, std::string_view name) { return named(model.expressions, name); }
const model::System* system(const model::Model& model, std::string_view name) { return named(model.systems, name); }

std::string force_on(const model::Model& model, const DrivenCoordinate& on) {
    const auto& coordinates = model.joints[on.joint].coordinates;
    if (on.coordinate >= coordinates.size() || coordinates[on.coordinate].drive != model::DriveKind::force) return {};
    return trimmed(coordinates[on.coordinate].value.formula());
}

void set_force(model::Model& model, const DrivenCoordinate& on, std::string formula) {
    auto& coordinates = model.joints[on.joint].coordinates;
    if (coordinates.size() <= on.coordinate) coordinates.resize(on.coordinate + 1);
    model::JointCoordinate& driven = coordinates[on.coordinate];
    driven.drive = formula.empty() ? model::DriveKind::none : model::DriveKind::force;
    driven.value = formula.empty() ? model::Formula(0.0) : model::Formula(std::move(formula));
    while (!coordinates.empty() && coordinates.back() == model::JointCoordinate{}) coordinates.pop_back();
}

model::Parameter tuned(std::string name, model::Value value, std::pair<model::Value, model::Value> range, std::string label, std::string help) {
    model::Parameter made;
    made.name = std::move(name);
    made.value = std::move(value);
    made.range = std::move(range);
    made.label = std::move(label);
    made.help = std::move(help);
    made.pinned = true;
    return made;
}

double round_two(double x) {
    if (!(std::abs(x) > 0.0) || !std::isfinite(x)) return x;
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(x))) - 1.0);
    return from_decimal(std::to_string(std::llround(x / unit)) + 'e' + std::to_string(std::lround(std::log10(unit)))).value_or(x); // no digits that arithmetic made up
}

std::string with_unit(double x, std::string_view unit) { return model::number_text(x) + ' ' + std::string(unit); }

void drop_unused(model::Model& model, const std::string& drive) {
    std::erase_if(model.parameters, [&, checked = model](const model::Parameter& p) {
        if (p.name.compare(0, drive.size() + 1, drive + '_') != 0) return false;
        const model::NameReplacer replacer(checked, p.name, p.name + '_');
        bool used = false;
        model::each_part(checked, [&](const auto& part) {
            model::each_text(part, [&](model::TextUse use, const std::string& text) { used = used || (use == model::TextUse::formula && replacer.uses(text)); });
        });
        return !used;
    });
}

Result<model::Edit> checked(const model::Model& model, const model::Model& next) {
    const Errors before = model::validate(model);
    for (const Error& error : model::validate(next))
        if (std::none_of(before.begin(), before.end(), [&](const Error& old) { return old.message == error.message && old.place.object == error.place.object; })) return Unexpected(error);
    return model::difference(model, next);
}

} // namespace saltus::authoring::drive_text
