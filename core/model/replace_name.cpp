// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/replace_name.h"

#include "core/formula/lexer.h"
#include "core/formula/outline.h"
#include "core/model/names.h"

#include <algorithm>
#include <vector>

namespace saltus::model {

namespace {

std::size_t byte_of(std::string_view text, std::uint32_t column) {
    std::size_t at = 0;
    for (std::uint32_t c = 0; c < column && at < text.size(); ++c) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u) ++at;
    }
    return at;
}

bool begins_with_name(std::string_view text, std::string_view name) {
    if (text.substr(0, name.size()) != name) return false;
    if (text.size() == name.size()) return true;
    const char next = text[name.size()];
    return !((next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z') || (next >= '0' && next <= '9') || next == '_');
}

} // namespace

NameReplacer::NameReplacer(const Model& model, std::string old_name, std::string instead) : old_(std::move(old_name)), new_(std::move(instead)) {
    const auto add = [&](const auto& list) {
        for (const auto& part : list) names_.insert(part.name);
    };
    add(model.parameters), add(model.drives), add(model.expressions), add(model.systems), add(model.interactions), add(model.bodies), add(model.joints);
    for (const Function& f : model.functions) functions_.insert(f.signature.substr(0, f.signature.find('(')));
}

bool NameReplacer::uses(const std::string& text) const {
    std::string copy = text;
    return formula(copy);
}

bool NameReplacer::name(std::string& text) const {
    if (!begins_with_name(text, old_)) return false;
    text.replace(0, old_.size(), new_);
    return true;
}

bool NameReplacer::formula(std::string& text) const {
    if (!mentions(text, old_)) return false;
    std::vector<std::size_t> places;
    const formula::OutlineNames context{[&](std::string_view name) { return names_.count(std::string(name.substr(0, name.find_first_of(".[")))) > 0; },
                                        [&](std::string_view name) { return functions_.count(std::string(name)) > 0; }, {}};
    if (const auto outline = formula::outline(text, context)) {
        using Kind = formula::OutlineNode::Kind;
        for (const formula::OutlineNode& node : outline->nodes) {
            if (node.kind == Kind::name || node.kind == Kind::call) {
                const std::size_t at = byte_of(text, node.column);
                if (begins_with_name(std::string_view(text).substr(at), old_)) places.push_back(at);
            } else if (node.kind == Kind::slope && begins_with_name(node.text, old_)) { // diff(a, name): the last of its kind before ')'
                std::size_t end = byte_of(text, node.column);
                int depth = 0;
                for (; end < text.size(); ++end) {
                    if (text[end] == '(') ++depth;
                    if (text[end] == ')' && --depth == 0) break;
                }
                const std::size_t at = text.rfind(old_, end);
                if (at != std::string::npos) places.push_back(at);
            }
        }
    } else { // a formula with a fault: its words
        for (formula::Lexer lexer(text); lexer.kind() != formula::TokenKind::end; lexer.advance()) {
            if (lexer.kind() == formula::TokenKind::unknown) break;
            if (lexer.kind() == formula::TokenKind::name && begins_with_name(lexer.token().text, old_)) places.push_back(lexer.token().begin);
        }
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (auto at = places.rbegin(); at != places.rend(); ++at) text.replace(*at, old_.size(), new_);
    return !places.empty();
}

} // namespace saltus::model
