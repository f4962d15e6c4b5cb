// SPDX-License-Identifier: GPL-3.0-or-later
// Which law goes with which relation, which relation joins which systems, which integrator moves which systems.
#include "core/base/going_on.h"
#include "core/model/checks.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/words.h"

#include <algorithm>

namespace saltus::model::checks {

namespace {

std::string quoted(std::string_view word) {
    return '"' + std::string(word) + '"';
}

bool fits(const LawKind& law, const RelationKind& relation) {
    const bool impact =
        std::holds_alternative<NewtonImpactLaw>(law) || std::holds_alternative<NewtonImpactFrictionLaw>(law);
    if (is_first_order(relation)) return !impact;
    if (std::holds_alternative<LagrangianCompliantRelation>(relation))
        return !impact && !std::holds_alternative<RelayLaw>(law);
    return true;
}

const char* laws_of(const RelationKind& relation) {
    if (is_first_order(relation)) return "use complementarity, equality or relay";
    return "use complementarity or equality, or a relation without compliance"; // all others go with every law
}

void check_tangents(const Interaction& interaction, const std::string& object, Findings& findings) {
    const bool friction = std::holds_alternative<NewtonImpactFrictionLaw>(interaction.law);
    const auto check = [&](bool given, const char* key) {
        const std::string name = key;
        if (friction && !given)
            findings.add(at({}, object + ".relation"),
                         "friction needs the sliding velocity, but the relation has no \"" + name + '"',
                         name == "T" ? "add \"T\", a matrix as H whose rows give u_T = T v"
                                     : "add \"tangent\", one formula of v for each gap");
        else if (!friction && given)
            findings.add(at({}, object + ".relation." + name), '"' + name + "\" is given, but the law has no friction",
                         "take it out, or use the law \"newton-impact-friction\"");
    };
    if (const auto* linear = std::get_if<LagrangianLinearRelation>(&interaction.relation))
        check(!linear->T.empty(), "T");
    if (const auto* rheonomous = std::get_if<LagrangianRheonomousRelation>(&interaction.relation))
        check(!rheonomous->tangent.empty(), "tangent");
    if (const auto* scleronomous = std::get_if<LagrangianScleronomousRelation>(&interaction.relation))
        check(!scleronomous->tangent.empty(), "tangent");
}

// Rows of bodies, and of bodies and systems, are gaps by formula. False: no entry of `between` is a body.
bool check_bodies_joined(const Model& model, const Interaction& interaction, const std::string& object, Findings& findings) {
    const auto is_body = [&](const std::string& entry) {
        const auto name = split_index(entry);
        return name && std::any_of(model.bodies.begin(), model.bodies.end(), [&](const Body& body) { return body.name == name->base; });
    };
    if (std::none_of(interaction.between.begin(), interaction.between.end(), is_body)) return false;
    const bool by_formula =
        std::holds_alternative<LagrangianScleronomousRelation>(interaction.relation) || std::holds_alternative<LagrangianRheonomousRelation>(interaction.relation) ||
        std::holds_alternative<LagrangianCompliantRelation>(interaction.relation);
    if (!by_formula)
        findings.add(at({}, object + ".relation.kind"), "the relation " + quoted(word_of(interaction.relation)) + " cannot join bodies",
                     "write the gap as a formula: \"lagrangian-scleronomous\", with t \"lagrangian-rheonomous\"");
    else if (!fits(interaction.law, interaction.relation))
        findings.add(at({}, object + ".law.kind"), "the law " + quoted(word_of(interaction.law)) + " cannot go with the relation " + quoted(word_of(interaction.relation)), laws_of(interaction.relation));
    for (std::size_t i = 0; i < interaction.between.size(); ++i) {
        const auto name = split_index(interaction.between[i]);
        const auto system = std::find_if(model.systems.begin(), model.systems.end(), [&](const System& s) { return name && s.name == name->base; });
        if (system == model.systems.end() || !is_first_order(system->kind)) continue;
        findings.add(at(interaction.place_of_between(i), element(object + ".between", i)),
                     "'" + system->name + "' is first-order and has no velocity that a gap with a body could stop",
                     "let the interaction join the first-order system alone and read the body, and let a force by formula act on the body");
    }
    return true;
}

void check_interaction(const Model& model, const Interaction& interaction, Findings& findings) {
    const std::string object = "interactions." + interaction.name;
    if (check_bodies_joined(model, interaction, object, findings)) return check_tangents(interaction, object, findings);
    const bool first_order = is_first_order(interaction.relation);
    for (std::size_t i = 0; i < interaction.between.size(); ++i) {
        const auto name = split_index(interaction.between[i]);
        if (!name) continue;
        const auto system = std::find_if(model.systems.begin(), model.systems.end(),
                                         [&](const System& s) { return s.name == name->base; });
        if (system == model.systems.end() || is_first_order(system->kind) == first_order) continue;
        findings.add(at(interaction.place_of_between(i), element(object + ".between", i)),
                     "the relation " + quoted(word_of(interaction.relation)) + " cannot join '" + system->name +
                         "', which is " + std::string(word_of(system->kind)),
                     first_order ? "first-order relations join first-order systems; use a Lagrangian relation"
                                 : "Lagrangian relations join Lagrangian systems; use a first-order relation");
    }
    if (!fits(interaction.law, interaction.relation))
        findings.add(at({}, object + ".law.kind"),
                     "the law " + quoted(word_of(interaction.law)) + " cannot go with the relation " +
                         quoted(word_of(interaction.relation)),
                     laws_of(interaction.relation));
    else
        check_tangents(interaction, object, findings);
}

void check_moved_by_integrator(const Model& model, Findings& findings) {
    const Place where = at({}, "run.integrator.kind");
    const auto refuse = [&](const System& system, const char* remedy) {
        findings.add(where,
                     "the integrator " + quoted(word_of(model.run.integrator)) + " cannot move '" + system.name +
                         "', which is " + std::string(word_of(system.kind)),
                     remedy);
    };
    const auto first = [&](auto wanted) { return std::find_if(model.systems.begin(), model.systems.end(), wanted); };
    const auto lagrangian = first([](const System& s) { return !is_first_order(s.kind); });
    switch (model.run.integrator) {
    case IntegratorKind::automatic:
        break;
    case IntegratorKind::moreau_jean:
        if (lagrangian == model.systems.end() && !model.systems.empty() && model.bodies.empty())
            findings.add(where, "the integrator \"moreau-jean\" needs a Lagrangian system, and all are of first order",
                         "use \"euler-moreau\" or \"full-theta-gamma\"");
        break;
    case IntegratorKind::euler_moreau:
    case IntegratorKind::full_theta_gamma:
        if (lagrangian != model.systems.end())
            refuse(*lagrangian, "use \"moreau-jean\"; it takes first-order systems along");
        break;
    case IntegratorKind::event_driven: // told with the place of each by the lowering
        break;
    case IntegratorKind::modal: {
        const auto other = first([](const System& s) {
            return !std::holds_alternative<LagrangianDiagonal>(s.kind) &&
                   !std::holds_alternative<LagrangianLinear>(s.kind);
        });
        if (other != model.systems.end()) {
            refuse(*other, "it is exact for diagonal M, C and K alone; use \"moreau-jean\"");
            break; // with another integrator the interactions may be right
        }
        for (const Interaction& interaction : model.interactions) {
            const std::string object = "interactions." + interaction.name;
            const bool contact = std::holds_alternative<ComplementarityLaw>(interaction.law) ||
                                 std::holds_alternative<NewtonImpactLaw>(interaction.law);
            if (std::holds_alternative<LagrangianCompliantRelation>(interaction.relation))
                findings.add(at({}, object + ".relation.kind"), "the integrator \"modal\" takes no compliant gaps",
                             "use another relation, or the integrator \"moreau-jean\"");
            else if (!contact)
                findings.add(at({}, object + ".law.kind"),
                             "the integrator \"modal\" takes contacts without friction, and no law " +
                                 quoted(word_of(interaction.law)),
                             "use complementarity or newton-impact, or the integrator \"moreau-jean\"");
        }
        break;
    }
    }
}

} // namespace

void check_pairing(const Model& model, Findings& findings) {
    for (const Interaction& interaction : model.interactions) {
        ask_to_go_on();
        check_interaction(model, interaction, findings);
    }
    check_moved_by_integrator(model, findings);
}

} // namespace saltus::model::checks
