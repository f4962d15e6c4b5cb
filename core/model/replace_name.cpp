// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/replace_name.h"

#include "core/formula/lexer.h"
#include "core/formula/outline.h"
#include "core/model/texts.h"

#include <algorithm>
#include <utility>
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

bool in_name(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

std::string_view first_name(std::string_view text) {
    return text.substr(0, static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), in_name) - text.begin()));
}

} // namespace

NameReplacer::NameReplacer(const Model& model, NewNames names) : new_(std::move(names)) {
    const auto add = [&](const auto& list) {
        for (const auto& part : list) names_.insert(part.name);
    };
    add(model.parameters), add(model.drives), add(model.expressions), add(model.systems), add(model.interactions), add(model.bodies), add(model.joints);
    for (const Function& f : model.functions) functions_.insert(f.signature.substr(0, f.signature.find('(')));
}

NewNames::const_iterator NameReplacer::at(std::string_view text) const { return new_.find(first_name(text)); }

// As a word; a unit perhaps: rather once too often.
bool NameReplacer::mentions_any(const std::string& text) const {
    for (std::size_t i = 0; i < text.size();) {
        if (!in_name(text[i])) {
            ++i;
            continue;
        }
        std::string_view word = first_name(std::string_view(text).substr(i));
        i += word.size();
        while (!word.empty() && word.front() >= '0' && word.front() <= '9') word.remove_prefix(1); // "2i" mentions i
        if (new_.find(word) != new_.end()) return true;
    }
    return false;
}

bool NameReplacer::uses(const std::string& text) const {
    std::string copy = text;
    return formula(copy);
}

bool NameReplacer::name(std::string& text) const {
    const auto found = at(text);
    if (found == new_.end()) return false;
    text.replace(0, found->first.size(), found->second);
    return true;
}

bool NameReplacer::formula(std::string& text) const {
    if (!mentions_any(text)) return false;
    std::vector<std::pair<std::size_t, NewNames::const_iterator>> places;
    const auto add = [&](std::size_t place) {
        if (const auto found = at(std::string_view(text).substr(place)); found != new_.end()) places.emplace_back(place, found);
    };
    const formula::OutlineNames context{[&](std::string_view name) { return names_.count(std::string(name.substr(0, name.find_first_of(".[")))) > 0; },
                                        [&](std::string_view name) { return functions_.count(std::string(name)) > 0; }, {}};
    if (const auto outline = formula::outline(text, context)) {
        using Kind = formula::OutlineNode::Kind;
        for (const formula::OutlineNode& node : outline->nodes) {
            if (node.kind == Kind::name || node.kind == Kind::call) {
                add(byte_of(text, node.column));
            } else if (node.kind == Kind::slope && at(node.text) != new_.end()) { // diff(a, name): the last of its kind before ')'
                std::size_t end = byte_of(text, node.column);
                int depth = 0;
                for (; end < text.size(); ++end) {
                    if (text[end] == '(') ++depth;
                    if (text[end] == ')' && --depth == 0) break;
                }
                const std::size_t place = text.rfind(at(node.text)->first, end);
                if (place != std::string::npos) add(place);
            }
        }
    } else { // a formula with a fault: its words
        for (formula::Lexer lexer(text); lexer.kind() != formula::TokenKind::end; lexer.advance()) {
            if (lexer.kind() == formula::TokenKind::unknown) break;
            if (lexer.kind() == formula::TokenKind::name) add(lexer.token().begin);
        }
    }
    std::sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (auto place = places.rbegin(); place != places.rend(); ++place) text.replace(place->first, place->second->first.size(), place->second->second);
    return !places.empty();
}

template <class P>
bool NameReplacer::part(P& part) const {
    const auto locals = local_names(part);
    if (std::any_of(locals.begin(), locals.end(), [&](const std::string& local) { return new_.find(local) != new_.end(); })) {
        NameReplacer others = *this;
        for (const std::string& local : locals) others.new_.erase(local);
        if (others.new_.empty()) return false;
        return others.part(part);
    }
    bool any = false;
    each_text(part, [&](TextUse use, std::string& text) {
        if (use == TextUse::formula) any = formula(text) || any;
        else if (use == TextUse::name) any = name(text) || any;
    });
    return any;
}

template bool NameReplacer::part(Parameter&) const;
template bool NameReplacer::part(Function&) const;
template bool NameReplacer::part(Drive&) const;
template bool NameReplacer::part(Expression&) const;
template bool NameReplacer::part(System&) const;
template bool NameReplacer::part(Interaction&) const;
template bool NameReplacer::part(Material&) const;
template bool NameReplacer::part(ContactLaw&) const;
template bool NameReplacer::part(Body&) const;
template bool NameReplacer::part(Joint&) const;
template bool NameReplacer::part(Shape&) const;
template bool NameReplacer::part(Plot&) const;
template bool NameReplacer::part(Circuit&) const;
template bool NameReplacer::part(Run&) const;
template bool NameReplacer::part(World&) const;
template bool NameReplacer::part(PhaseSpace&) const;

} // namespace saltus::model
