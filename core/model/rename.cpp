// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/rename.h"

#include "core/formula/formula.h"
#include "core/model/checks.h"
#include "core/model/free_name.h"
#include "core/model/names.h"
#include "core/model/replace_name.h"
#include "core/model/texts.h"
#include "core/model/validate.h"

#include <array>

namespace saltus::model {

namespace {

// The key of each list in a scene file, in the order of Part: where paths of comments begin.
constexpr std::array<std::string_view, kParts> kSections{"parameters", "functions", "drives", "expressions", "systems", "interactions", "materials",
                                                         "contacts",   "bodies",    "joints", "views.shapes", "views.plots", "circuits"};

// Whether two names of plots, shapes, materials clash.
bool taken(const Model& m, Part part, std::string_view name) {
    for (std::size_t i = 0; i < count(m, part); ++i)
        if (name_at(m, part, i) == name) return true;
    return false;
}

// Puts the new name wherever the old one means this part, its own name too. True for what changed.
class Renaming {
public:
    Renaming(const Model& model, Location at, std::string_view new_name)
        : at_(at), old_(name_at(model, at.part, at.at)), new_(new_name), replacer_(model, old_, new_) {}

    template <class P>
    bool part(P& part) const {
        if (in_formulas()) return replacer_.part(part);
        if (at_.part != Part::material) return false;
        bool any = false;
        each_text(part, [&](TextUse use, std::string& text) {
            if (use == TextUse::material && text == old_) text = new_, any = true;
        });
        return any;
    }
    void settings(Model& m) const {
        if (in_formulas()) replacer_.name(m.views.gap), replacer_.name(m.views.speed);
        if ((at_.part == Part::shape || at_.part == Part::system || at_.part == Part::body) && base_of(m.views.trail) == base_of(old_)) m.views.trail.replace(0, base_of(old_).size(), new_);
        if (at_.part == Part::plot && m.views.phase_space && m.views.phase_space->section_plot == old_) m.views.phase_space->section_plot = new_;
        const std::string from = std::string(kSections[static_cast<std::size_t>(at_.part)]) + '.' + old_;
        for (Comment& comment : m.comments) {
            if (comment.path.compare(0, from.size(), from) != 0) continue;
            const char next = comment.path.size() > from.size() ? comment.path[from.size()] : '.';
            if (next == '.' || next == '[' || next == '(') comment.path.replace(from.size() - old_.size(), old_.size(), new_);
        }
    }
    void own(Model& m) const {
        const auto set = [&](auto& list) { list[at_.at].name = new_; };
        switch (at_.part) {
        case Part::parameter: return set(m.parameters);
        case Part::function: {
            std::string& head = m.functions[at_.at].signature;
            head.replace(0, old_.size(), new_);
            return;
        }
        case Part::drive: return set(m.drives);
        case Part::expression: return set(m.expressions);
        case Part::system: return set(m.systems);
        case Part::interaction: return set(m.interactions);
        case Part::material: return set(m.materials);
        case Part::contact_law: return set(m.contacts);
        case Part::body: return set(m.bodies);
        case Part::joint: return set(m.joints);
        case Part::shape: return set(m.views.shapes);
        case Part::plot: return set(m.views.plots);
        case Part::circuit: return;
        }
    }
    bool in_formulas() const {
        switch (at_.part) {
        case Part::material:
        case Part::contact_law:
        case Part::shape:
        case Part::plot:
        case Part::circuit: return false;
        default: return true;
        }
    }

private:
    Location at_;
    std::string old_, new_;
    NameReplacer replacer_;
};

const std::string* circuit_of(const Model& m, Location at) {
    switch (at.part) {
    case Part::system: return &m.systems[at.at].circuit;
    case Part::interaction: return &m.interactions[at.at].circuit;
    case Part::expression: return &m.expressions[at.at].circuit;
    default: return nullptr;
    }
}

} // namespace

Result<Edit> rename(const Model& model, Location at, std::string_view new_name) {
    const std::string old(name_at(model, at.part, at.at));
    if (old == new_name) return Edit{};
    if (at.part == Part::circuit) return fail(ErrorKind::input, "a circuit is renamed with its system", "use the circuit editor");
    if (const std::string* circuit = circuit_of(model, at); circuit && !circuit->empty())
        return fail(ErrorKind::input, "'" + old + "' is made from the circuit '" + *circuit + "'", "rename it there");
    const bool free_text = at.part == Part::shape || at.part == Part::plot;
    if (new_name.empty() || (!free_text && !is_name(new_name)))
        return fail(ErrorKind::input, new_name.empty() ? "a name is missing" : "'" + std::string(new_name) + "' is no name", "use letters, digits and _, a letter first");
    if (at.part != Part::shape && taken(model, at.part, new_name))
        return fail(ErrorKind::input, "there is already one named '" + std::string(new_name) + "'", "choose another name, perhaps " + free_name(model, new_name));
    Model next = model;
    const Renaming renaming(model, at, new_name);
    if (renaming.in_formulas()) { // words of the language of formulas
        formula::Graph graph;
        if (auto made = graph.add_symbol(new_name, formula::SymbolKind::parameter); !made) return Unexpected(made.error());
    }
    each_part(next, [&](auto& part) { renaming.part(part); });
    renaming.settings(next);
    renaming.own(next);
    // The rules of names, by whoever checks them: what the new name breaks and the old one did not.
    const auto faults = [](const Model& m) {
        Errors errors;
        checks::Findings findings(errors);
        checks::check_names(m, findings);
        return errors;
    };
    const Errors before = faults(model), after = faults(next);
    if (after.size() > before.size())
        for (const Error& error : after)
            if (error.message.find('\'' + std::string(new_name) + '\'') != std::string::npos) return Unexpected(error);
    if (after.size() > before.size()) return Unexpected(after.back());
    return difference(model, next);
}

std::vector<Location> users(const Model& model, Location at) {
    std::vector<Location> found;
    const std::string name(name_at(model, at.part, at.at));
    if (name.empty()) return found;
    const Renaming renaming(model, at, name + "_");
    const auto all = [&](Part part, const auto& list) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            auto copy = list[i];
            if (renaming.part(copy) && !(part == at.part && i == at.at)) found.push_back({part, i});
        }
    };
    all(Part::parameter, model.parameters), all(Part::function, model.functions), all(Part::drive, model.drives), all(Part::expression, model.expressions);
    all(Part::system, model.systems), all(Part::interaction, model.interactions), all(Part::contact_law, model.contacts), all(Part::body, model.bodies);
    all(Part::joint, model.joints), all(Part::shape, model.views.shapes), all(Part::plot, model.views.plots), all(Part::circuit, model.circuits);
    return found;
}

} // namespace saltus::model
