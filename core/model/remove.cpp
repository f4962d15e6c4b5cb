// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/remove.h"

#include "core/formula/lexer.h"
#include "core/model/names.h"
#include "core/model/replace_name.h"
#include "core/model/texts.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace saltus::model {

namespace {

// The lists in the order of Part.
template <class M, class Visit>
void each_list(M& m, Visit visit) {
    visit(Part::parameter, m.parameters), visit(Part::function, m.functions), visit(Part::drive, m.drives), visit(Part::expression, m.expressions);
    visit(Part::system, m.systems), visit(Part::interaction, m.interactions), visit(Part::material, m.materials), visit(Part::contact_law, m.contacts);
    visit(Part::body, m.bodies), visit(Part::joint, m.joints), visit(Part::shape, m.views.shapes), visit(Part::plot, m.views.plots);
    visit(Part::circuit, m.circuits);
}

bool is_named_in_formulas(Part part) {
    return part != Part::material && part != Part::contact_law && part != Part::shape && part != Part::plot && part != Part::circuit;
}

// Names that are gone, and whether a text uses one of them.
class Gone {
public:
    explicit Gone(const Model& model) : model_(model) {}
    void add(std::string_view name) { names_.emplace(name); }
    void add_material(std::string_view name) { materials_.emplace(name); }
    bool material(const std::string& name) const { return materials_.count(name) > 0; }

    bool name(std::string_view text) const { return names_.count(std::string(text.substr(0, text.find_first_of(".[")))) > 0; }
    bool formula(const std::string& text) const {
        if (names_.empty()) return false;
        for (formula::Lexer lexer(text); lexer.kind() != formula::TokenKind::end && lexer.kind() != formula::TokenKind::unknown; lexer.advance()) {
            if (lexer.kind() != formula::TokenKind::name) continue;
            const std::string word(lexer.token().text.substr(0, lexer.token().text.find('.')));
            if (names_.count(word) > 0 && NameReplacer(model_, word, word + "_").uses(text)) return true; // a unit is not meant
        }
        return false;
    }
    bool formula(const Value& value) const {
        const auto* text = std::get_if<std::string>(&value.source);
        return text && formula(*text);
    }
    template <class P>
    bool used_by(const P& part) const {
        bool any = false;
        each_text(part, [&](TextUse use, const std::string& text) {
            if (any) return;
            if (use == TextUse::formula) any = formula(text);
            else if (use == TextUse::name) any = name(text);
        });
        return any;
    }

private:
    const Model& model_;
    std::unordered_set<std::string> names_, materials_;
};

} // namespace

const char* word_of(Part part) noexcept {
    static constexpr std::array<const char*, kParts> kWords{"parameter", "function", "drive", "expression", "system", "interaction", "material",
                                                            "contact law", "body",   "joint", "shape",      "plot",   "circuit"};
    return kWords[static_cast<std::size_t>(part)];
}

Result<Removal> remove_parts(const Model& model, std::span<const Location> parts) {
    std::array<std::vector<char>, kParts> doomed;
    for (std::size_t p = 0; p < kParts; ++p) doomed[p].assign(count(model, static_cast<Part>(p)), 0);
    Removal out;
    Gone gone(model);
    const auto doom = [&](Part part, std::size_t at) {
        char& flag = doomed[static_cast<std::size_t>(part)][at];
        if (flag) return false;
        flag = 1;
        const std::string_view name = name_at(model, part, at);
        // Parameters and expressions are put in their users' formulas instead, unless these are about what goes.
        if (is_named_in_formulas(part) && part != Part::parameter && part != Part::expression && !name.empty()) gone.add(name);
        if (part == Part::material) gone.add_material(name);
        return true;
    };
    for (const Location& at : parts) doom(at.part, at.at);
    const auto is_doomed = [&](Part part, std::size_t at) { return doomed[static_cast<std::size_t>(part)][at] != 0; };

    // What is made from a circuit goes with it, and only with it.
    std::string orphan, of;
    const auto doom_made = [&](bool asked) {
        bool any = false;
        std::unordered_set<std::string> circuits;
        for (std::size_t i = 0; i < model.circuits.size(); ++i)
            if (is_doomed(Part::circuit, i)) circuits.insert(model.circuits[i].name);
        each_list(model, [&](Part part, const auto& list) {
            for (std::size_t i = 0; i < list.size(); ++i)
                if constexpr (requires { list[i].circuit; }) {
                    if (list[i].circuit.empty()) continue;
                    if (circuits.count(list[i].circuit) > 0) {
                        any = doom(part, i) || any;
                    } else if (asked && is_doomed(part, i) && orphan.empty()) {
                        orphan = list[i].name, of = list[i].circuit;
                    }
                }
        });
        return any;
    };
    doom_made(true);
    if (!orphan.empty()) return fail(ErrorKind::input, "'" + orphan + "' is made from the circuit '" + of + "'", "remove its elements there, or the whole circuit");

    // What uses what goes, and so on.
    const auto take = [&](Part part, std::size_t i) {
        if (doom(part, i)) out.also.push_back({part, i});
        if (part == Part::expression) gone.add(model.expressions[i].name);
    };
    for (bool more = true; more;) {
        const std::size_t before = out.also.size();
        bool found = false;
        each_list(model, [&](Part part, const auto& list) {
            for (std::size_t i = 0; i < list.size(); ++i) {
                const auto& item = list[i];
                using T = std::remove_cvref_t<decltype(item)>;
                if constexpr (std::is_same_v<T, ContactLaw>) {
                    if (!is_doomed(part, i) && std::any_of(item.between.begin(), item.between.end(), [&](const std::string& m) { return gone.material(m); })) take(part, i);
                } else if constexpr (std::is_same_v<T, Plot>) {
                    if (is_doomed(part, i) || !gone.used_by(item)) continue;
                    const auto* curves = std::get_if<TimePlot>(&item.kind);
                    if (!curves || std::all_of(curves->channels.begin(), curves->channels.end(), [&](const std::string& c) { return gone.name(c); })) take(part, i);
                } else if constexpr (std::is_same_v<T, Body>) {
                    if (is_doomed(part, i)) continue;
                    Body still = item; // its forces and whom it passes through are dropped, it stays
                    still.force.clear(), still.moment.clear(), still.passes.clear();
                    if (gone.used_by(still)) take(part, i);
                } else if constexpr (std::is_same_v<T, Expression>) {
                    // Asked to go or not: one about what goes cannot be put into formulas.
                    if (!gone.name(item.name) && gone.used_by(item)) {
                        if (is_doomed(part, i)) gone.add(item.name);
                        else take(part, i);
                        found = true;
                    }
                } else {
                    if (!is_doomed(part, i) && gone.used_by(item)) take(part, i);
                }
            }
        });
        if (doom_made(false)) found = true;
        more = found || out.also.size() > before;
    }

    Model next = model;
    each_list(next, [&](Part part, auto& list) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (is_doomed(part, i)) continue;
            auto& item = list[i];
            using T = std::remove_cvref_t<decltype(item)>;
            each_text(item, [&](TextUse use, std::string& text) {
                if (use == TextUse::material && gone.material(text)) text.clear();
            });
            if constexpr (std::is_same_v<T, Body>) {
                const auto uses = [&](const Formula& f) { return gone.formula(f); };
                if (std::any_of(item.force.begin(), item.force.end(), uses)) item.force.clear();
                if (std::any_of(item.moment.begin(), item.moment.end(), uses)) item.moment.clear();
                std::erase_if(item.passes, [&](const std::string& name) { return gone.name(name); });
            }
        }
    });
    // Parameters and expressions that were asked to go become numbers and formulas. An expression may use another one.
    Gone signals = gone; // expressions are no signals any more
    for (std::size_t round = 0; round < 2; ++round)
        for (const Part part : {Part::expression, Part::parameter})
            for (std::size_t i = 0; i < count(model, part); ++i) {
                if (!is_doomed(part, i)) continue;
                const std::string name(name_at(model, part, i));
                if (part == Part::expression) signals.add(name);
                if (gone.name(name)) continue;
                const Value value = part == Part::parameter ? next.parameters[i].value : next.expressions[i].formula;
                const NameReplacer replacer(model, name, value.is_number() ? value.formula() : '(' + value.formula() + ')');
                each_part(next, [&](auto& item) {
                    each_text(item, [&](TextUse use, std::string& text) {
                        if (use != TextUse::formula) return;
                        if (text == name) text = value.formula();
                        else replacer.formula(text);
                    });
                });
            }
    for (Plot& plot : next.views.plots)
        if (auto* curves = std::get_if<TimePlot>(&plot.kind)) std::erase_if(curves->channels, [&](const std::string& c) { return signals.name(c); });
    for (std::size_t i = 0; i < next.views.plots.size(); ++i)
        if (!is_doomed(Part::plot, i)) {
            const auto* curves = std::get_if<TimePlot>(&next.views.plots[i].kind);
            if (curves ? curves->channels.empty() && !std::get<TimePlot>(model.views.plots[i].kind).channels.empty() : signals.used_by(next.views.plots[i])) take(Part::plot, i);
        }
    std::erase_if(next.run.record, [&](const std::string& signal) { return signals.name(signal); });
    if (signals.name(next.views.gap)) next.views.gap.clear();
    if (signals.name(next.views.speed)) next.views.speed.clear();
    if (next.views.phase_space && signals.used_by(*next.views.phase_space)) next.views.phase_space.reset();
    const auto trailless = [&](Part part, const auto& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (is_doomed(part, i) && base_of(model.views.trail) == list[i].name) next.views.trail.clear();
    };
    trailless(Part::shape, model.views.shapes);
    trailless(Part::system, model.systems);
    trailless(Part::body, model.bodies);
    for (std::size_t i = 0; i < model.views.plots.size(); ++i)
        if (is_doomed(Part::plot, i) && next.views.phase_space && next.views.phase_space->section_plot == model.views.plots[i].name) next.views.phase_space->section_plot.clear();
    // What goes is not changed first.
    each_list(next, [&](Part part, auto& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (is_doomed(part, i)) list[i] = std::get<std::remove_cvref_t<decltype(list[i])>>(item(model, part, i));
    });
    out.edit = difference(model, next);
    for (std::size_t p = 0; p < kParts; ++p)
        for (std::size_t i = doomed[p].size(); i-- > 0;)
            if (doomed[p][i]) out.edit.push_back(Remove{static_cast<Part>(p), i});
    return out;
}

} // namespace saltus::model
