// SPDX-License-Identifier: GPL-3.0-or-later
// A model as text: sections line by line, small objects on one line up to 110 columns, defaults left out.
#include "core/model/fields.h"
#include "core/authoring/made_parts.h"
#include "core/io/json_layout.h"
#include "core/io/scene_file.h"
#include "core/io/scene_keys.h"
#include "core/model/format_version.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace saltus::io {

namespace {

using namespace model;

using Item = JsonItem;

Item text(std::string_view value) { return Item::leaf(json_text(value)); }
// JSON's -0 is a whole number, which has no sign.
Item number(double value) { return Item::leaf(value == 0.0 && std::signbit(value) ? "-0.0" : number_text(value)); }
Item value(const Value& v) { return v.is_number() ? number(std::get<double>(v.source)) : text(std::get<std::string>(v.source)); }

Item list(const ValueVector& values) {
    Item out = Item::list();
    for (const Value& v : values) out.push(value(v));
    return out;
}
Item list(const ValueMatrix& rows) {
    Item out = Item::list();
    for (const ValueVector& row : rows) out.push(list(row));
    return out;
}
Item list(const std::vector<std::string>& words) {
    Item out = Item::list();
    for (const std::string& word : words) out.push(text(word));
    return out;
}

std::string_view word(std::string_view table, std::size_t index) { return scene_words(table).words[index]; }

void add_text(Item& object, const char* key, const std::string& value) {
    if (!value.empty()) object.add(key, text(value));
}
template <class Values>
void add_list(Item& object, const char* key, const Values& values) {
    if (!values.empty()) object.add(key, list(values));
}
void add_repeat(Item& object, const std::optional<Repeat>& repeat) {
    if (!repeat) return;
    Item out = Item::object();
    out.add("index", text(repeat->index));
    out.add("count", value(repeat->count));
    object.add("repeat", std::move(out));
}
void add_range(Item& object, const char* key, const std::optional<std::pair<double, double>>& range) {
    if (!range) return;
    Item out = Item::list();
    out.push(number(range->first));
    out.push(number(range->second));
    object.add(key, std::move(out));
}
void add_section(Item& scene, const char* key, Item section) {
    if (!section.children.empty()) scene.add(key, std::move(section));
}

void add_value(Item& object, const char* key, const Value& v, const Value& usual) {
    if (!(v == usual)) object.add(key, value(v));
}
void add_value(Item& object, const char* key, const std::optional<Value>& v) {
    if (v) object.add(key, value(*v));
}

Item cam_profile(const CamProfile& p) {
    static const CamProfile usual;
    Item out = Item::object();
    out.add("base_radius", value(p.base_radius));
    if (p.follower != usual.follower) out.add("follower", text(word("cam_follower", static_cast<std::size_t>(p.follower))));
    add_value(out, "roller", p.roller, usual.roller);
    add_value(out, "offset", p.offset, usual.offset);
    Item segments = Item::list();
    segments.lines = true;
    for (const CamSegment& s : p.segments) {
        Item made = Item::object();
        made.add("kind", text(word("cam_motion", static_cast<std::size_t>(s.motion))));
        if (s.motion != CamMotion::dwell) made.add("law", text(word("cam_law", static_cast<std::size_t>(s.law))));
        made.add("angle", value(s.angle));
        add_value(made, "lift", s.lift);
        add_value(made, "flank", s.flank);
        add_value(made, "crown", s.crown);
        segments.push(std::move(made));
    }
    add_section(out, "segments", std::move(segments));
    add_list(out, "handles", p.handles);
    return out;
}

Item circuit(const Circuit& c) {
    static const CircuitElement usual;
    Item out = Item::object();
    add_text(out, "label", c.label);
    if (c.theta) out.add("theta", value(*c.theta));
    Item elements = Item::object(true);
    for (const CircuitElement& e : c.elements) {
        Item made = Item::object();
        made.add("kind", text(word("circuit_element_kind", static_cast<std::size_t>(e.kind))));
        made.add("nodes", list(e.nodes));
        add_value(made, "value", e.value, usual.value);
        add_value(made, "initial", e.initial, usual.initial);
        add_value(made, "lower", e.lower, usual.lower);
        add_value(made, "upper", e.upper, usual.upper);
        add_text(made, "control", e.control);
        if (e.control_by != usual.control_by) made.add("control_by", text(word("circuit_quantity", static_cast<std::size_t>(e.control_by))));
        if (e.x != 0.0 || e.y != 0.0) add_range(made, "position", std::pair(e.x, e.y));
        if (e.rotation != 0) made.add("rotation", Item::leaf(std::to_string(e.rotation)));
        elements.add(e.name, std::move(made));
    }
    out.add("elements", std::move(elements));
    return out;
}

Item parameter(const Parameter& p) {
    Item out = Item::object();
    out.add("value", value(p.value));
    if (p.range) {
        Item range = Item::list();
        range.push(value(p.range->first));
        range.push(value(p.range->second));
        out.add("range", std::move(range));
    }
    if (p.integer) out.add("integer", Item::leaf("true"));
    add_text(out, "label", p.label);
    if (p.pinned) out.add("pinned", Item::leaf("true"));
    add_text(out, "help", p.help);
    return out;
}

// With a profile that the formula does not follow any more, the formula counts.
Item function(const Function& f) {
    const bool profile = authoring::stands_for(f);
    if (f.help.empty() && !profile) return value(f.body);
    Item out = Item::object();
    if (profile) out.add("profile", cam_profile(*f.profile));
    else out.add("formula", value(f.body));
    add_text(out, "help", f.help);
    return out;
}

Item drive(const Drive& d) {
    Item out = Item::object();
    out.add("rate", value(d.rate));
    if (!(d.start == Value(0.0))) out.add("start", value(d.start));
    add_text(out, "label", d.label);
    return out;
}

Item expression(const Expression& e) {
    if (e.unit.empty() && e.label.empty() && e.quantity.empty()) return value(e.formula);
    Item out = Item::object();
    out.add("formula", value(e.formula));
    add_text(out, "unit", e.unit);
    add_text(out, "label", e.label);
    add_text(out, "quantity", e.quantity);
    return out;
}

Item item(const Value& v) { return value(v); }
Item item(const std::string& s) { return text(s); }
Item item(bool yes) { return Item::leaf(yes ? "true" : "false"); }
Item item(int n) { return Item::leaf(std::to_string(n)); }
Item item(const RowValues& v) { return v.is_one() ? value(v.front()) : list(v); }
Item item(const std::optional<Value>& v) { return v ? value(*v) : Item::leaf("null"); } // nothing is never written
template <class Element>
Item item(const std::vector<Element>& values) { return list(values); }

// Adds the fields that are required or not as usual.
template <class Kind>
void add_fields(Item& object, const Kind& kind) {
    const Kind usual{};
    each_field<Kind>([&](const auto& field) {
        if (field.required || !(kind.*field.member == usual.*field.member)) object.add(word_of(field.key), item(kind.*field.member));
    });
}
template <class... Kinds>
void add_kind(Item& object, const std::variant<Kinds...>& which) {
    std::visit([&](const auto& kind) { add_fields(object, kind); }, which);
}

Item material(const Material& m) {
    Item out = Item::object();
    add_fields(out, m);
    return out;
}

Item contact_law(const ContactLaw& law) {
    Item out = Item::object();
    add_fields(out, law);
    return out;
}

Item world(const World& w) {
    static const World usual;
    Item out = Item::object();
    add_fields(out, w);
    if (w.gyroscopic != usual.gyroscopic) out.add("gyroscopic", text(word("gyroscopic", static_cast<std::size_t>(w.gyroscopic))));
    if (w.joint_scheme != usual.joint_scheme) out.add("joint_scheme", text(word("joint_scheme", static_cast<std::size_t>(w.joint_scheme))));
    if (w.projection != usual.projection) out.add("projection", text(word("projection", static_cast<std::size_t>(w.projection))));
    return out;
}

Item body(const Body& b) {
    Item out = Item::object();
    add_repeat(out, b.repeat);
    add_fields(out, b);
    Item shapes = Item::list();
    for (const BodyShape& s : b.shapes) {
        Item made = Item::object();
        made.add("kind", text(word("body_shape_kind", s.index())));
        add_kind(made, s);
        std::visit([&](const auto& which) { add_fields(made, which.where); }, s);
        shapes.push(std::move(made));
    }
    add_section(out, "shapes", std::move(shapes));
    return out;
}

Item joint(const Joint& j) {
    Item out = Item::object();
    out.add("kind", text(word("joint_kind", static_cast<std::size_t>(j.kind))));
    out.add("between", list(j.between));
    add_repeat(out, j.repeat);
    add_fields(out, j);
    Item coordinates = Item::list();
    for (const JointCoordinate& c : j.coordinates) {
        Item made = Item::object();
        if (c.drive != DriveKind::none) made.add("drive", text(word("joint_drive", static_cast<std::size_t>(c.drive))));
        add_fields(made, c);
        coordinates.push(std::move(made));
    }
    add_section(out, "coordinates", std::move(coordinates));
    return out;
}

Item system(const System& s) {
    Item out = Item::object();
    out.add("kind", text(word("system_kind", s.kind.index())));
    add_text(out, "label", s.label);
    add_repeat(out, s.repeat);
    add_kind(out, s.kind);
    return out;
}

Item interaction(const Interaction& i) {
    Item out = Item::object();
    out.add("between", list(i.between));
    add_text(out, "label", i.label);
    add_repeat(out, i.repeat);
    Item relation = Item::object();
    relation.add("kind", text(word("relation_kind", i.relation.index())));
    add_kind(relation, i.relation);
    out.add("relation", std::move(relation));
    Item law = Item::object();
    law.add("kind", text(word("law_kind", i.law.index())));
    add_kind(law, i.law);
    out.add("law", std::move(law));
    return out;
}

Item integrator(const Run& r) {
    static const Run usual;
    Item out = Item::object();
    out.add("kind", text(word("integrator_kind", static_cast<std::size_t>(r.integrator))));
    // The modal scheme is exact between impacts and has no theta, nor has the event-driven integrator.
    const bool without = r.integrator == IntegratorKind::modal || r.integrator == IntegratorKind::event_driven ||
                         (r.integrator == usual.integrator && !r.written.has("integrator.theta"));
    if (!without || r.theta != usual.theta) out.add("theta", number(r.theta));
    if (r.gamma) out.add("gamma", number(*r.gamma));
    if (r.activation != usual.activation) out.add("activation", text(word("activation", static_cast<std::size_t>(r.activation))));
    if (r.percussion != usual.percussion) out.add("percussion", text(word("percussion", static_cast<std::size_t>(r.percussion))));
    if (r.compliance != usual.compliance) out.add("compliance", text(word("compliance", static_cast<std::size_t>(r.compliance))));
    if (r.rtol != usual.rtol) out.add("rtol", number(r.rtol));
    if (r.atol) out.add("atol", number(*r.atol));
    add_value(out, "max_step", r.max_step);
    if (r.flow != usual.flow) out.add("flow", text(word("flow", static_cast<std::size_t>(r.flow))));
    if (r.zeno != usual.zeno) out.add("zeno", text(word("zeno", static_cast<std::size_t>(r.zeno))));
    if (r.impact != usual.impact) out.add("impact", text(word("impact_rule", static_cast<std::size_t>(r.impact))));
    if (r.projection != usual.projection) out.add("projection", text(word("projection", static_cast<std::size_t>(r.projection))));
    if (r.projection_tolerance != usual.projection_tolerance) out.add("projection_tolerance", number(r.projection_tolerance));
    Item newton = Item::object();
    if (r.newton_tolerance != usual.newton_tolerance) newton.add("tolerance", number(r.newton_tolerance));
    if (r.newton_iterations != usual.newton_iterations) newton.add("max_iterations", Item::leaf(std::to_string(r.newton_iterations)));
    add_section(out, "newton", std::move(newton));
    return out;
}

Item run(const Run& r) {
    static const Run usual;
    Item out = Item::object(true);
    Item scheme = integrator(r);
    if (scheme.children.size() > 1 || r.integrator != usual.integrator || r.written.has("integrator.kind")) out.add("integrator", std::move(scheme));
    out.add("step", value(r.step));
    out.add("end", value(r.end));
    if (r.solver != usual.solver || r.tolerance != usual.tolerance || r.max_iterations != usual.max_iterations) {
        Item solver = Item::object();
        if (r.solver != usual.solver || r.written.has("solver.kind")) solver.add("kind", text(word("solver_kind", static_cast<std::size_t>(r.solver))));
        if (r.tolerance) solver.add("tolerance", number(*r.tolerance));
        if (r.max_iterations != usual.max_iterations) solver.add("max_iterations", Item::leaf(std::to_string(r.max_iterations)));
        out.add("solver", std::move(solver));
    }
    if (r.accuracy != usual.accuracy) out.add("accuracy", text(word("accuracy", static_cast<std::size_t>(r.accuracy))));
    add_value(out, "step_budget", r.step_budget);
    add_list(out, "record", r.record);
    if (r.record_every != usual.record_every) out.add("record_every", Item::leaf(std::to_string(r.record_every)));
    if (r.pause_at_end) out.add("pause_at_end", Item::leaf("true"));
    return out;
}

Item shape(const Shape& s) {
    Item out = Item::object();
    out.add("kind", text(word("shape_kind", static_cast<std::size_t>(s.kind))));
    add_text(out, "name", s.name);
    add_repeat(out, s.repeat);
    add_text(out, "object", s.object);
    add_list(out, "position", s.position);
    if (!(s.angle == Value(0.0))) out.add("angle", value(s.angle));
    add_list(out, "size", s.size);
    if (!(s.profile == Value(0.0))) out.add("profile", value(s.profile));
    add_text(out, "profile_variable", s.profile_variable);
    return out;
}

struct PlotKeys {
    Item& out;
    void operator()(const TimePlot& p) const { out.add("signals", list(p.channels)); }
    void operator()(const StemPlot& p) const { out.add("interaction", text(p.interaction)); }
    void operator()(const PhasePlot& p) const { xy(p.x, p.y); }
    void operator()(const StroboscopicPlot& p) const {
        out.add("phase", text(p.phase));
        out.add("period", value(p.period));
        if (!(p.offset == Value(0.0))) out.add("offset", value(p.offset));
        xy(p.x, p.y);
    }
    void operator()(const ImpactPlot& p) const {
        add_text(out, "interaction", p.interaction);
        xy(p.x, p.y);
    }
    void operator()(const PlanePlot& p) const {
        out.add("signal", text(p.signal));
        out.add("level", value(p.level));
        out.add("direction", Item::leaf(std::to_string(p.direction)));
        xy(p.x, p.y);
    }
    void operator()(const EnergyPlot&) const {}
    void operator()(const LawPlot& p) const {
        out.add("interaction", text(p.interaction));
        if (p.component != 0) out.add("component", Item::leaf(std::to_string(p.component)));
    }
    void xy(const std::string& x, const std::string& y) const {
        out.add("x", text(x));
        out.add("y", text(y));
    }
};

Item plot(const Plot& p) {
    Item out = Item::object();
    out.add("kind", text(word("plot_kind", p.kind.index())));
    add_text(out, "title", p.title);
    std::visit(PlotKeys{out}, p.kind);
    const auto place = [&](const char* key, int at) {
        if (at != 0) out.add(key, Item::leaf(std::to_string(at)));
    };
    place("column", p.column);
    place("row", p.row);
    place("tab", p.tab);
    add_range(out, "x_range", p.x_range);
    add_range(out, "y_range", p.y_range);
    add_range(out, "t_range", p.t_range);
    return out;
}

Item views(const Views& v) {
    Item out = Item::object(true);
    add_text(out, "gap", v.gap);
    add_text(out, "speed", v.speed);
    add_text(out, "trail", v.trail);
    Item shapes = Item::list();
    shapes.lines = true;
    for (const Shape& s : v.shapes) shapes.push(shape(s));
    add_section(out, "shapes", std::move(shapes));
    Item plots = Item::object(true);
    for (const Plot& p : v.plots) plots.add(p.name, plot(p));
    add_section(out, "plots", std::move(plots));
    if (v.phase_space) {
        Item space = Item::object();
        space.add("x", text(v.phase_space->x));
        space.add("y", text(v.phase_space->y));
        space.add("z", text(v.phase_space->z));
        if (v.phase_space->z_period) space.add("z_period", value(*v.phase_space->z_period));
        add_text(space, "section", v.phase_space->section_plot);
        out.add("phase_space", std::move(space));
    }
    return out;
}

// The deepest part on the path of a comment takes it; parts that are not written (defaults) leave it to their owner.
void attach(Item& scene, const Comment& comment) {
    Item* at = &scene;
    std::string_view rest = comment.path;
    while (!rest.empty()) {
        Item* next = nullptr;
        std::size_t taken = 0;
        if (at->kind == Item::Kind::object) {
            for (auto& [key, child] : at->children) {
                const bool fits = rest.substr(0, key.size()) == key && (rest.size() == key.size() || rest[key.size()] == '.' || rest[key.size()] == '[');
                if (!fits || key.size() < taken) continue;
                next = &child;
                taken = key.size();
            }
        } else if (at->kind == Item::Kind::list && rest.front() == '[') {
            std::size_t index = 0, digit = 1;
            for (; digit < rest.size() && rest[digit] >= '0' && rest[digit] <= '9' && index < at->children.size(); ++digit)
                index = 10 * index + static_cast<std::size_t>(rest[digit] - '0');
            if (digit < rest.size() && rest[digit] == ']' && index < at->children.size()) {
                next = &at->children[index].item;
                taken = digit + 1;
            }
        }
        if (!next) break;
        at = next;
        rest.remove_prefix(taken);
        if (!rest.empty() && rest.front() == '.') rest.remove_prefix(1);
    }
    for (std::string line : comment.lines) {
        std::replace(line.begin(), line.end(), '\n', ' ');
        at->comment.push_back(std::move(line));
    }
}

std::string text_of(const model::Model& model) {
    Item scene = Item::object(true);
    scene.add("saltus", Item::leaf(std::to_string(model::format_version(model))));
    add_text(scene, "title", model.title);
    add_text(scene, "description", model.description);
    // A circuit stands for the parts that are made from it, unless they were changed by hand.
    std::vector<Circuit> circuits;
    std::copy_if(model.circuits.begin(), model.circuits.end(), std::back_inserter(circuits), [&](const Circuit& c) { return authoring::stands_for(model, c); });
    const auto left_out = [&](const auto& part) {
        if constexpr (requires { part.circuit; })
            return std::any_of(circuits.begin(), circuits.end(), [&](const Circuit& c) { return c.name == part.circuit; });
        else
            return false;
    };
    const auto section = [&](const char* key, const auto& parts, auto name, auto item) {
        Item out = Item::object(true);
        for (const auto& part : parts)
            if (!left_out(part)) out.add(name(part), item(part));
        add_section(scene, key, std::move(out));
    };
    const auto by_name = [](const auto& part) { return part.name; };
    section("parameters", model.parameters, by_name, parameter);
    section("functions", model.functions, [](const Function& f) { return f.signature; }, function);
    section("drives", model.drives, by_name, drive);
    section("expressions", model.expressions, by_name, expression);
    section("systems", model.systems, by_name, system);
    section("interactions", model.interactions, by_name, interaction);
    section("circuits", circuits, by_name, circuit);
    add_section(scene, "world", world(model.world));
    section("materials", model.materials, by_name, material);
    section("contacts", model.contacts, by_name, contact_law);
    section("bodies", model.bodies, by_name, body);
    section("joints", model.joints, by_name, joint);
    scene.add("run", run(model.run));
    add_section(scene, "views", views(model.views));
    for (const Comment& comment : model.comments) attach(scene, comment);
    return laid_out(scene);
}

} // namespace

std::string scene_text(const model::Model& model) { return text_of(model); }

} // namespace saltus::io
