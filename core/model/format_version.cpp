// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/format_version.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace saltus::model {

namespace {

bool in_name(char c) noexcept { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

struct Reads {
    std::string object, index, state; // "bead", "i + 1", "q" of bead[i + 1].q[0]
};

// The states that a formula names, through expressions and functions of the scene too.
class FormulaReads {
public:
    explicit FormulaReads(const Model& model) : model_(model) {}

    std::vector<Reads> of(const Value& value) {
        found_.clear();
        seen_.clear();
        if (!value.is_number()) scan(value.formula());
        return std::move(found_);
    }

private:
    void scan(std::string_view text) {
        for (std::size_t i = 0; i < text.size();) {
            if (!in_name(text[i]) || (text[i] >= '0' && text[i] <= '9')) {
                i += 1;
                while (i < text.size() && i > 0 && in_name(text[i]) && in_name(text[i - 1])) ++i; // the rest of "2e3"
                continue;
            }
            std::size_t end = i;
            while (end < text.size() && in_name(text[end])) ++end;
            Reads one{std::string(text.substr(i, end - i)), {}, {}};
            i = end;
            if (end < text.size() && text[end] == '[') {
                const std::size_t close = text.find(']', end);
                if (close == std::string_view::npos) return;
                one.index = text.substr(end + 1, close - end - 1);
                end = close + 1;
            }
            if (end < text.size() && text[end] == '.') {
                std::size_t last = ++end;
                while (last < text.size() && in_name(text[last])) ++last;
                one.state = text.substr(end, last - end);
                i = last;
                found_.push_back(std::move(one));
                continue;
            }
            follow(one.object);
        }
    }
    void follow(const std::string& name) {
        if (!seen_.insert(name).second) return;
        for (const Expression& e : model_.expressions)
            if (e.name == name && !e.formula.is_number()) scan(e.formula.formula());
        for (const Function& f : model_.functions)
            if (f.signature.substr(0, f.signature.find('(')) == name && !f.body.is_number()) scan(f.body.formula());
    }

    const Model& model_;
    std::vector<Reads> found_;
    std::set<std::string> seen_;
};

template <class Part>
bool has(const std::vector<Part>& parts, const std::string& name) {
    return std::any_of(parts.begin(), parts.end(), [&](const Part& part) { return part.name == name; });
}

} // namespace

int format_version(const Model& model) {
    if (!model.systems.empty() && !model.bodies.empty()) return 2;
    FormulaReads reads(model);
    for (const Circuit& circuit : model.circuits)
        if (circuit.theta) return 2;
    for (const System& system : model.systems) {
        const auto others = [&](const std::vector<Formula>& formulas) {
            return std::any_of(formulas.begin(), formulas.end(), [&](const Formula& formula) {
                const auto found = reads.of(formula);
                return std::any_of(found.begin(), found.end(), [&](const Reads& one) {
                    if (one.object == system.name) return system.repeat && one.index != system.repeat->index;
                    return has(model.systems, one.object);
                });
            });
        };
        const bool own_theta = std::visit([](const auto& kind) {
            if constexpr (requires { kind.theta; }) return kind.theta.has_value();
            else return false;
        }, system.kind);
        if (own_theta) return 2;
        if (const auto* kind = std::get_if<LagrangianNonlinear>(&system.kind))
            if (others(kind->F) || others(kind->F_int)) return 2;
        if (const auto* kind = std::get_if<FirstOrderNonlinear>(&system.kind))
            if (others(kind->f)) return 2;
    }
    if (!model.bodies.empty() && !model.interactions.empty()) return 2; // of bodies: systems beside them are told above
    for (const Body& body : model.bodies) {
        if (!body.passes.empty()) return 2;
        for (const auto* formulas : {&body.force, &body.moment})
            for (const Formula& formula : *formulas) {
                const auto found = reads.of(formula);
                if (std::any_of(found.begin(), found.end(), [&](const Reads& one) { return has(model.joints, one.object); })) return 2;
            }
    }
    for (const Joint& joint : model.joints) {
        if (!reads.of(joint.rate).empty()) return 2;
        for (const JointCoordinate& coordinate : joint.coordinates)
            if (!reads.of(coordinate.value).empty()) return 2;
    }
    return 1;
}

} // namespace saltus::model
