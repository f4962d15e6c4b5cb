// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/rename.h"

#include "core/formula/lexer.h"
#include "core/model/names.h"

#include <type_traits>
#include <variant>

namespace saltus::authoring {

namespace {

void rename_name(std::string& name, const NewNames& names) {
    if (const auto found = names.find(name); found != names.end()) name = found->second;
}

void rename_value(model::Value& value, const NewNames& names) {
    if (auto* text = std::get_if<std::string>(&value.source)) *text = renamed(*text, names);
}

using Visit = std::function<void(model::Value&)>;

void each(model::ValueVector& values, const Visit& visit) {
    for (model::Value& value : values) visit(value);
}

void each_shape_value(model::BodyShape& shape, const Visit& visit) {
    std::visit(
        [&](auto& s) {
            using S = std::decay_t<decltype(s)>;
            each(s.where.position, visit);
            each(s.where.rotation, visit);
            if constexpr (std::is_same_v<S, model::SphereShape> || std::is_same_v<S, model::DiscShape>) visit(s.radius);
            else if constexpr (std::is_same_v<S, model::BoxShape>) each(s.size, visit);
            else if constexpr (std::is_same_v<S, model::CylinderShape> || std::is_same_v<S, model::CapsuleShape>) visit(s.radius), visit(s.length);
            else if constexpr (std::is_same_v<S, model::ConeShape>) visit(s.radius), visit(s.height);
            else if constexpr (std::is_same_v<S, model::HullShape>) {
                for (model::ValueVector& point : s.points) each(point, visit);
                visit(s.scale);
            } else if constexpr (std::is_same_v<S, model::MeshShape>) visit(s.scale);
        },
        shape);
}

} // namespace

std::string renamed(std::string_view text, const NewNames& names) {
    std::string result;
    std::size_t copied = 0;
    bool unit = false; // the next name stands behind a number
    for (formula::Lexer lexer(text); lexer.kind() != formula::TokenKind::end; lexer.advance()) {
        const formula::Token& token = lexer.token();
        if (token.kind == formula::TokenKind::name && !unit) {
            // "box.q" is one token; the part before the dot is the name.
            const std::string_view head = token.text.substr(0, token.text.find('.'));
            if (const auto found = names.find(head); found != names.end()) {
                result.append(text.substr(copied, token.begin - copied)).append(found->second);
                copied = token.begin + head.size();
            }
        }
        if (token.kind == formula::TokenKind::unknown && token.text.empty()) break;
        // "4 N m": units may follow each other.
        unit = token.kind == formula::TokenKind::number || (unit && token.kind == formula::TokenKind::name);
    }
    result.append(text.substr(copied));
    return result;
}

std::string renamed_reference(const std::string& reference, const NewNames& names) {
    const auto split = model::split_index(reference);
    if (!split) return reference;
    const auto found = names.find(split->base);
    if (found == names.end()) return reference;
    return found->second + reference.substr(split->base.size());
}

void each_value(model::Body& body, const Visit& visit) {
    if (body.repeat) visit(body.repeat->count);
    for (model::BodyShape& shape : body.shapes) each_shape_value(shape, visit);
    if (body.mass) visit(*body.mass);
    for (model::ValueVector* values : {&body.inertia, &body.centre, &body.position, &body.rotation, &body.velocity, &body.spin, &body.force, &body.moment})
        each(*values, visit);
}

void each_value(model::Joint& joint, const Visit& visit) {
    if (joint.repeat) visit(joint.repeat->count);
    for (model::ValueVector* values : {&joint.point, &joint.point_b, &joint.axis}) each(*values, visit);
    if (joint.length) visit(*joint.length);
    for (model::Value* value : {&joint.ratio, &joint.pitch, &joint.rate}) visit(*value);
    for (model::JointCoordinate& c : joint.coordinates) {
        each(c.limits, visit);
        for (model::Value* value : {&c.e, &c.friction, &c.stiffness, &c.damping, &c.rest, &c.value}) visit(*value);
        if (c.largest) visit(*c.largest);
    }
}

void rename(model::Parameter& part, const NewNames& names) {
    rename_name(part.name, names);
    rename_value(part.value, names);
    if (part.range) rename_value(part.range->first, names), rename_value(part.range->second, names);
}

void rename(model::Function& part, const NewNames& names) {
    const auto open = part.signature.find('(');
    const std::string_view head = std::string_view(part.signature).substr(0, open);
    if (const auto found = names.find(head); found != names.end()) part.signature.replace(0, head.size(), found->second);
    // What the function calls its arguments is its own.
    NewNames others = names;
    const auto at = part.signature.find('(');
    if (at != std::string::npos)
        for (formula::Lexer lexer(std::string_view(part.signature).substr(at)); lexer.kind() != formula::TokenKind::end; lexer.advance())
            if (lexer.kind() == formula::TokenKind::name) others.erase(std::string(lexer.token().text));
    rename_value(part.body, others);
}

void rename(model::Drive& part, const NewNames& names) {
    rename_name(part.name, names);
    rename_value(part.rate, names);
    rename_value(part.start, names);
}

void rename(model::Expression& part, const NewNames& names) {
    rename_name(part.name, names);
    rename_value(part.formula, names);
}

void rename(model::Material& part, const NewNames& names) {
    rename_name(part.name, names);
    rename_value(part.density, names);
}

void rename(model::ContactLaw& part, const NewNames& names) {
    rename_name(part.name, names);
    for (std::string& material : part.between) rename_name(material, names);
    for (model::Value* value : {&part.e, &part.mu, &part.e_T, &part.mu_rolling, &part.mu_spinning}) rename_value(*value, names);
}

void rename(model::Body& part, const NewNames& names) {
    rename_name(part.name, names);
    rename_name(part.material, names);
    for (model::BodyShape& shape : part.shapes) std::visit([&](auto& s) { rename_name(s.where.material, names); }, shape);
    // The index of a repeat hides what has its name outside.
    NewNames others = names;
    if (part.repeat) others.erase(part.repeat->index);
    each_value(part, [&](model::Value& value) { rename_value(value, others); });
}

void rename(model::Joint& part, const NewNames& names) {
    rename_name(part.name, names);
    for (std::string& body : part.between) body = renamed_reference(body, names);
    NewNames others = names;
    if (part.repeat) others.erase(part.repeat->index);
    each_value(part, [&](model::Value& value) { rename_value(value, others); });
}

} // namespace saltus::authoring
