// SPDX-License-Identifier: GPL-3.0-or-later
// What is recorded and drawn: every signal, interaction, plot and shape that is named must exist.
#include "core/model/checks.h"
#include "core/model/drawn_values.h"
#include "core/model/equation_terms.h"
#include "core/model/index_use.h"
#include "core/model/names.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace saltus::model::checks {

namespace {

class Signals {
public:
    Signals(const Model& model, const ModelGraph& graph) : model_(model), graph_(graph), advice_(model, graph.expanded()) {
        named_.insert("t");
        for (const Drive& drive : model.drives) named_.insert(drive.name);
        for (const Expression& expression : model.expressions) named_.insert(expression.name);
        for (const Parameter& parameter : model.parameters) named_.insert(parameter.name);
        for (const ExpandedInteraction& interaction : graph.expanded().interactions) interactions_.insert(interaction.name);
        for (const Interaction& interaction : model.interactions) interactions_.insert(interaction.name);
        for (const ContactLaw& law : model.contacts) interactions_.insert(law.name); // impacts of bodies are named by their law
        const auto limited = [](const Joint& joint) { // or by the joint whose limit was hit
            return std::any_of(joint.coordinates.begin(), joint.coordinates.end(), [](const JointCoordinate& c) { return !c.limits.empty(); });
        };
        for (const Joint& joint : model.joints)
            if (limited(joint)) interactions_.insert(joint.name);
        for (const ExpandedJoint& copy : graph.expanded().joints)
            if (limited(model.joints[copy.source])) interactions_.insert(copy.name);
    }

    bool known(const std::string& name) const {
        if (named_.count(name) > 0) return true;
        if (const auto symbol = graph_.graph().find_symbol(name)) return !(*symbol == graph_.nothing()) && name.find(".anchor_") == std::string::npos;
        return find_term(name, model_, graph_.expanded()).has_value() || guard(name);
    }
    std::optional<Advice> advice(const std::string& name) const { return advice_.about(name); }
    bool interaction(const std::string& name) const { return interactions_.count(name) > 0; }

    std::string nearest(const std::string& name) {
        if (all_.empty()) {
            all_.assign(named_.begin(), named_.end());
            for (const auto* symbols : {&graph_.q(), &graph_.v(), &graph_.x(), &graph_.y(), &graph_.ydot(), &graph_.lambda(), &graph_.energy(), &graph_.acting(), &graph_.forces(), &graph_.percussions(), &graph_.observed()})
                for (const formula::Symbol symbol : *symbols)
                    if (!(symbol == graph_.nothing())) all_.push_back(graph_.graph().symbol_name(symbol));
            std::sort(all_.begin(), all_.end());
        }
        return ++asked_ > 20 ? std::string() : nearest_name(name, all_); // a long list of names is slow to search
    }
    std::vector<std::string> interactions() const {
        std::vector<std::string> list(interactions_.begin(), interactions_.end());
        std::sort(list.begin(), list.end());
        return list;
    }

private:
    bool guard(const std::string& name) const {
        if (!is_guard_signal(name)) return false;
        const std::string object = name.substr(0, name.find_first_of("[."));
        const auto named = [&](const auto& list) { return std::any_of(list.begin(), list.end(), [&](const auto& one) { return one.name == object; }); };
        return object == "scene" || named(model_.systems) || named(model_.interactions) || named(model_.bodies) || named(model_.joints);
    }

    const Model& model_;
    const ModelGraph& graph_;
    NameAdvice advice_;
    std::unordered_set<std::string> named_, interactions_;
    std::vector<std::string> all_;
    int asked_ = 0;
};

class ViewsCheck {
public:
    ViewsCheck(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings)
        : model_(model), graph_(graph), parameters_(parameters), findings_(findings), signals_(model, graph) {}

    void run() {
        for (std::size_t i = 0; i < model_.run.record.size(); ++i) signal(model_.run.record[i], element("run.record", i));
        const Views& views = model_.views;
        optional_signal(views.gap, "views.gap");
        optional_signal(views.speed, "views.speed");
        for (Error& error : DrawnValues(graph_, shapes()).errors(parameters_)) findings_.add(std::move(error));
        trail(views.trail);
        std::unordered_set<std::string> names;
        for (const Plot& p : views.plots) {
            const std::string object = "views.plots." + p.name;
            if (p.name.empty()) findings_.add(at(p.place, object), "a plot has no name", "give it one; figures are asked for by it");
            else if (!names.insert(p.name).second) findings_.add(at(p.place, object), "there are two plots named '" + p.name + "'", "rename one");
            plot(p, object);
        }
        if (views.phase_space) phase_space(*views.phase_space);
    }

    // Numbers that parameters alone decide; what else is wrong with the shapes is found.
    std::vector<DrawnNumber> shapes() {
        for (std::size_t i = 0; i < model_.views.shapes.size(); ++i) shape(model_.views.shapes[i], element("views.shapes", i));
        return std::move(numbers_);
    }

private:
    void unknown(const std::string& what, const std::string& name, const std::string& object, const std::string& near) {
        findings_.add(at({}, object), "there is no " + what + " named '" + name + "'", near.empty() ? "name a " + what + " of this scene" : "did you mean '" + near + "'?");
    }
    void signal(const std::string& name, const std::string& object) {
        if (signals_.known(name)) return;
        if (const auto advice = signals_.advice(name))
            findings_.add(at({}, object), "there is no signal named '" + name + "': " + advice->reason,
                          advice->nearest.empty() ? "name a signal of this scene" : "did you mean '" + advice->nearest + "'?");
        else
            unknown("signal", name, object, signals_.nearest(name));
    }
    // A shape, a system or a body, or one copy of it.
    void trail(const std::string& name) {
        if (name.empty()) return;
        struct Known {
            std::string name;
            bool repeated;
        };
        std::vector<Known> known;
        for (const Shape& s : model_.views.shapes) known.push_back({s.name, s.repeat.has_value()});
        for (const System& s : model_.systems) known.push_back({s.name, s.repeat.has_value()});
        for (const Body& b : model_.bodies) known.push_back({b.name, b.repeat.has_value()});
        const auto of = [&](const std::string& wanted) { return std::find_if(known.begin(), known.end(), [&](const Known& k) { return k.name == wanted; }); };
        if (of(name) != known.end()) return;
        const std::string whole = name.substr(0, name.rfind('['));
        const bool indexed = name.size() > whole.size() + 2 && name.back() == ']' &&
                             std::all_of(name.begin() + static_cast<std::ptrdiff_t>(whole.size()) + 1, name.end() - 1, [](char c) { return c >= '0' && c <= '9'; });
        if (indexed && of(whole) != known.end()) {
            if (!of(whole)->repeated) findings_.add(at({}, "views.trail"), "'" + whole + "' has no copies, so there is no '" + name + "'", "write \"" + whole + "\"");
            return;
        }
        std::vector<std::string> names;
        for (const Known& k : known) names.push_back(k.name);
        unknown("shape, system or body", name, "views.trail", nearest_name(whole, names));
    }
    void optional_signal(const std::string& name, const std::string& object) {
        if (!name.empty()) signal(name, object);
    }
    void interaction(const std::string& name, const std::string& object, bool optional) {
        if ((optional && name.empty()) || signals_.interaction(name)) return;
        unknown("interaction", name, object, nearest_name(name, signals_.interactions()));
    }
    // The graph of one law: of one copy, one row.
    void law(const LawPlot& plot, const std::string& object) {
        const std::size_t before = findings_.count();
        interaction(plot.interaction, object + ".interaction", false);
        if (findings_.count() > before) return;
        const auto is_contact_law = [&](const ContactLaw& c) { return c.name == plot.interaction; };
        if (std::any_of(model_.contacts.begin(), model_.contacts.end(), is_contact_law)) {
            findings_.add(at({}, object + ".interaction"), "'" + plot.interaction + "' is a law of many contacts, which have no graph of their own",
                          "name an interaction");
            return;
        }
        const auto& copies = graph_.expanded().interactions;
        const auto copy = std::find_if(copies.begin(), copies.end(), [&](const ExpandedInteraction& i) { return i.name == plot.interaction; });
        if (copy == copies.end())
            findings_.add(at({}, object + ".interaction"), "'" + plot.interaction + "' is repeated, and its copy is not named", "write for example \"" + plot.interaction + "[0]\"");
        else if (plot.component < 0 || static_cast<std::size_t>(plot.component) >= copy->rows)
            findings_.add(at({}, object + ".component"), "component is " + std::to_string(plot.component) + ", but '" + plot.interaction + "' has " + std::to_string(copy->rows) + (copy->rows == 1 ? " row" : " rows"),
                          "the first row is 0");
    }
    std::optional<double> constant(const Value& value, const std::string& object) {
        if (const double* number = std::get_if<double>(&value.source)) {
            if (std::isfinite(*number)) return *number;
            findings_.add(at(value.place, object), "the value is " + number_text(*number), "write a finite number");
            return std::nullopt;
        }
        auto constant = formula::parse_constant(std::get<std::string>(value.source), at(value.place, object));
        if (constant && std::isfinite(constant->si)) return constant->si;
        if (constant) findings_.add(at(value.place, object), "the value is " + number_text(constant->si), "write a finite number");
        else findings_.add(constant.error(), at(value.place, object));
        return std::nullopt;
    }

    void range(const std::optional<std::pair<double, double>>& range, const std::string& object) {
        if (range && !(range->first < range->second && std::isfinite(range->first) && std::isfinite(range->second)))
            findings_.add(at({}, object), "the axis goes from " + number_text(range->first) + " to " + number_text(range->second), "write the lower end first, and a higher one after it");
    }

    void plot(const Plot& plot, const std::string& object) {
        if (plot.column < 0 || plot.row < 0 || plot.tab < 0 || plot.column > 15 || plot.row > 15 || plot.tab > 31)
            findings_.add(at(plot.place, object), "the place of the plot is outside the plot area", "column and row go from 0 to 15, tab from 0 to 31");
        range(plot.x_range, object + ".x_range");
        range(plot.y_range, object + ".y_range");
        range(plot.t_range, object + ".t_range");
        struct Visitor {
            ViewsCheck& check;
            const std::string& object;
            void operator()(const TimePlot& p) const {
                if (p.channels.empty()) check.findings_.add(at({}, object + ".signals"), "the plot shows no signals", "name at least one");
                for (std::size_t i = 0; i < p.channels.size(); ++i) check.signal(p.channels[i], element(object + ".signals", i));
            }
            void operator()(const StemPlot& p) const { check.interaction(p.interaction, object + ".interaction", false); }
            void operator()(const PhasePlot& p) const { xy(p.x, p.y); }
            void operator()(const StroboscopicPlot& p) const {
                check.signal(p.phase, object + ".phase");
                xy(p.x, p.y);
                const auto period = check.constant(p.period, object + ".period");
                if (period && !(*period > 0.0))
                    check.findings_.add(at(p.period.place, object + ".period"), "the period is " + number_text(*period), "it must be above 0");
                check.constant(p.offset, object + ".offset");
            }
            void operator()(const ImpactPlot& p) const {
                check.interaction(p.interaction, object + ".interaction", true);
                xy(p.x, p.y);
            }
            void operator()(const PlanePlot& p) const {
                check.signal(p.signal, object + ".signal");
                xy(p.x, p.y);
                check.constant(p.level, object + ".level");
                if (p.direction < -1 || p.direction > 1)
                    check.findings_.add(at({}, object + ".direction"), "direction is " + std::to_string(p.direction), "it is 1 upwards, -1 downwards, 0 for both");
            }
            void operator()(const EnergyPlot&) const {}
            void operator()(const LawPlot& p) const { check.law(p, object); }
            void xy(const std::string& x, const std::string& y) const {
                check.signal(x, object + ".x");
                check.signal(y, object + ".y");
            }
        };
        std::visit(Visitor{*this, object}, plot.kind);
    }

    void phase_space(const PhaseSpace& space) {
        signal(space.x, "views.phase_space.x");
        signal(space.y, "views.phase_space.y");
        signal(space.z, "views.phase_space.z");
        if (space.z_period) {
            const auto period = constant(*space.z_period, "views.phase_space.z_period");
            if (period && !(*period > 0.0))
                findings_.add(at(space.z_period->place, "views.phase_space.z_period"), "the period is " + number_text(*period), "it must be above 0");
        }
        if (space.section_plot.empty()) return;
        std::vector<std::string> sections;
        bool found = false;
        for (const Plot& p : model_.views.plots) {
            const bool is_section = std::holds_alternative<StroboscopicPlot>(p.kind) || std::holds_alternative<PlanePlot>(p.kind);
            if (is_section) sections.push_back(p.name);
            if (p.name != space.section_plot) continue;
            found = true;
            if (!is_section)
                findings_.add(at({}, "views.phase_space.section"), "the plot '" + p.name + "' is not a section", "name a stroboscopic or plane plot");
        }
        if (!found) unknown("section", space.section_plot, "views.phase_space.section", nearest_name(space.section_plot, sections));
    }

    void sizes(const Shape& shape, const std::string& object) {
        struct Rule {
            ShapeKind kind;
            std::size_t count;
            const char* meaning;
        };
        static constexpr Rule rules[] = {{ShapeKind::sphere, 1, "[radius]"},
                                         {ShapeKind::box, 3, "[x, y, z]"},
                                         {ShapeKind::cylinder, 2, "[radius, length]"},
                                         {ShapeKind::spring, 2, "[radius, z of the fixed end]"}};
        for (const Rule& rule : rules)
            if (rule.kind == shape.kind && shape.size.size() != rule.count)
                findings_.add(at({}, object + ".size"), "the size has " + std::to_string(shape.size.size()) + (shape.size.size() == 1 ? " entry" : " entries"), std::string("write ") + rule.meaning);
        if (shape.size.size() > 3) findings_.add(at({}, object + ".size"), "the size has more than three entries", "write at most three");
        if (!shape.position.empty() && shape.position.size() != 3)
            findings_.add(at({}, object + ".position"), "the position has " + std::to_string(shape.position.size()) + (shape.position.size() == 1 ? " entry" : " entries"), "write [x, y, z]");
    }

    // constants: of a repeated shape its index, which goes through `copies`.
    void formula(const Formula& formula, const std::string& object, Constants constants, std::size_t copies, bool size = false) {
        const bool differ = copies > 1 && mentions_any(formula, constants.front().first);
        ++formulas_;
        for (const std::size_t k : samples(differ ? copies : 1)) {
            if (differ) constants.front().second = static_cast<double>(k);
            auto expr = graph_.parse(formula, constants);
            if (!expr) return findings_.add(expr.error(), at(formula.place, object));
            if (moves(*expr)) continue;
            numbers_.push_back({*expr, formulas_, size, at(formula.place, object), differ ? " for " + constants.front().first + " = " + std::to_string(k) : std::string()});
        }
    }
    bool moves(formula::Expr expr) const { // with time or state
        const std::vector<formula::Symbol>& inputs = graph_.parameters();
        for (const formula::Symbol s : graph_.graph().symbols_of(expr))
            if (std::find(inputs.begin(), inputs.end(), s) == inputs.end()) return true;
        return false;
    }

    void shape(const Shape& shape, const std::string& object) {
        sizes(shape, object);
        Constants constants;
        std::size_t copies = 1;
        if (shape.repeat) {
            if (!is_name(shape.repeat->index)) {
                findings_.add(at({}, object + ".repeat.index"), "'" + shape.repeat->index + "' is not a name for an index", "write for example \"i\"");
                return;
            }
            auto count = repeat_count(model_, *shape.repeat, parameters_, object + ".repeat.count");
            if (!count) {
                findings_.add(count.error(), at({}, object + ".repeat.count"));
                return;
            }
            if (*count == 0) return;
            constants = {{shape.repeat->index, 0.0}};
            copies = *count;
        }
        if (!shape.object.empty()) {
            const auto name = split_index(shape.object);
            std::vector<std::string> systems;
            for (const System& s : model_.systems) systems.push_back(s.name);
            for (const Body& b : model_.bodies) systems.push_back(b.name);
            if (!name || std::find(systems.begin(), systems.end(), name->base) == systems.end())
                unknown("system", shape.object, object + ".object", name ? nearest_name(name->base, systems) : std::string());
        }
        for (std::size_t i = 0; i < shape.position.size(); ++i) formula(shape.position[i], element(object + ".position", i), constants, copies);
        for (std::size_t i = 0; i < shape.size.size(); ++i) {
            const bool length = shape.kind != ShapeKind::spring || i == 0; // no z of a fixed end
            formula(shape.size[i], element(object + ".size", i), constants, copies, length);
        }
        formula(shape.angle, object + ".angle", constants, copies);
        const bool has_profile = !shape.profile.is_number() || !shape.profile_variable.empty();
        if (shape.kind == ShapeKind::cam && !has_profile)
            findings_.add(at({}, object), "a cam has no profile", "add \"profile\" and \"profile_variable\"");
        if (has_profile && shape.kind != ShapeKind::cam)
            findings_.add(at({}, object + ".profile"), "only a cam has a profile", "take it out");
        else if (has_profile && !is_name(shape.profile_variable))
            findings_.add(at({}, object + ".profile_variable"), "'" + shape.profile_variable + "' is not a name for a variable", "write for example \"b\"");
        else if (has_profile) {
            constants.emplace_back(shape.profile_variable, 0.0);
            formula(shape.profile, object + ".profile", constants, 1);
        }
    }

    const Model& model_;
    ModelGraph& graph_;
    std::span<const double> parameters_;
    Findings& findings_;
    Signals signals_;
    std::vector<DrawnNumber> numbers_;
    std::size_t formulas_ = 0;
};

} // namespace

void check_views(const Model& model, ModelGraph& graph, std::span<const double> parameters, Findings& findings) {
    ViewsCheck(model, graph, parameters, findings).run();
}

} // namespace saltus::model::checks

namespace saltus::model {

DrawnValues::DrawnValues(const ModelGraph& graph, std::vector<DrawnNumber> numbers) : numbers_(std::move(numbers)) {
    std::vector<formula::Expr> exprs;
    for (const DrawnNumber& number : numbers_) exprs.push_back(number.expr);
    tape_ = formula::Tape::compile(graph.graph(), exprs, graph.parameters());
}

Result<DrawnValues, Errors> DrawnValues::create(const Model& model, std::span<const double> values) {
    auto graph = ModelGraph::create(model, values); // of its own: what a run computes knows nothing of it
    if (!graph) return Unexpected(std::move(graph.error()));
    Errors errors;
    checks::Findings findings(errors);
    auto numbers = checks::ViewsCheck(model, *graph, values, findings).shapes();
    if (!errors.empty()) return Unexpected(std::move(errors));
    return DrawnValues(*graph, std::move(numbers));
}

Errors DrawnValues::errors(std::span<const double> values) const {
    Errors errors;
    std::vector<double> out(numbers_.size()), work(tape_.workspace_size());
    tape_.evaluate(values.data(), out.data(), work.data());
    std::size_t told = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const DrawnNumber& number = numbers_[i];
        if (number.formula == told || (std::isfinite(out[i]) && !(number.size && out[i] < 0.0))) continue;
        told = number.formula;
        if (std::isfinite(out[i])) errors.push_back({ErrorKind::input, "the size is " + number_text(out[i]) + number.of_copy, "it is not negative", number.place});
        else errors.push_back({ErrorKind::input, "the value is " + number_text(out[i]) + number.of_copy, "write a finite number or formula", number.place});
    }
    return errors;
}

Errors drawing_errors(const Model& model, std::span<const double> values) {
    if (model.views.shapes.empty()) return {};
    const auto drawn = DrawnValues::create(model, values);
    return drawn ? drawn->errors(values) : drawn.error();
}

} // namespace saltus::model
