// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_reader.h"

#include "core/base/going_on.h"
#include "core/model/fields.h"

#include <tuple>

namespace saltus::io {

namespace {

using namespace model;

class Reader {
public:
    explicit Reader(SceneTree& tree) : tree_(tree) {}

    Model run() {
        const SceneNode root = tree_.root();
        if (!tree_.expect(root, "scene")) return {};
        version(root);
        tree_.read(root, "title", model_.title);
        tree_.read(root, "description", model_.description);
        each(root, "parameters", [&](const std::string& name, const SceneNode& node) { parameter(name, node); });
        each(root, "functions", [&](const std::string& name, const SceneNode& node) { function(name, node); });
        each(root, "drives", [&](const std::string& name, const SceneNode& node) { drive(name, node); });
        each(root, "expressions", [&](const std::string& name, const SceneNode& node) { expression(name, node); });
        each(root, "systems", [&](const std::string& name, const SceneNode& node) { system(name, node); });
        each(root, "interactions", [&](const std::string& name, const SceneNode& node) { interaction(name, node); });
        each(root, "circuits", [&](const std::string& name, const SceneNode& node) { circuit(name, node); });
        if (const auto node = tree_.member(root, "world")) world(*node);
        each(root, "materials", [&](const std::string& name, const SceneNode& node) { named(name, node, model_.materials); });
        each(root, "contacts", [&](const std::string& name, const SceneNode& node) { named(name, node, model_.contacts); });
        each(root, "bodies", [&](const std::string& name, const SceneNode& node) { body(name, node); });
        each(root, "joints", [&](const std::string& name, const SceneNode& node) { joint(name, node); });
        if (const auto node = tree_.member(root, "run")) run_settings(*node);
        if (const auto node = tree_.member(root, "views")) views(*node);
        model_.comments = tree_.comments();
        return std::move(model_);
    }

private:
    template <class Read>
    void each(const SceneNode& parent, const char* key, Read read) {
        const auto node = tree_.member(parent, key);
        if (!node) return;
        for (const auto& [name, child] : tree_.members(*node)) {
            ask_to_go_on();
            read(name, child);
        }
    }
    Place place(const SceneNode& node) const {
        Place where = tree_.place(node);
        where.object.clear();
        return where;
    }

    void version(const SceneNode& root) {
        const auto node = tree_.member(root, "saltus");
        if (!node) return;
        if (!node->value->isInt()) tree_.error(*node, "the version of the format must be an integer", "write \"saltus\": 1");
        else if (node->value->asInt() < 1 || node->value->asInt() > 2)
            tree_.error(*node, "this scene has version " + std::to_string(node->value->asInt()) + " of the format; this program reads versions 1 and 2",
                        node->value->asInt() > 2 ? "open it with a newer Saltus" : "write \"saltus\": 1");
    }

    void parameter(const std::string& name, const SceneNode& node) {
        Parameter out;
        out.name = name;
        out.place = place(node);
        if (!tree_.expect(node, "parameter")) return;
        tree_.read(node, "value", out.value);
        if (const auto range = tree_.member(node, "range")) {
            const auto ends = tree_.items(*range);
            if (ends.size() == 2) out.range = {tree_.value(ends[0]), tree_.value(ends[1])};
            else if (range->value->isArray()) tree_.error(*range, "a range has two ends", "write [lowest, highest]");
        }
        tree_.read(node, "label", out.label);
        tree_.read(node, "help", out.help);
        tree_.read(node, "pinned", out.pinned);
        tree_.read(node, "integer", out.integer);
        model_.parameters.push_back(std::move(out));
    }

    void function(const std::string& signature, const SceneNode& node) {
        Function out;
        out.signature = signature;
        if (node.value->isObject()) {
            tree_.expect(node, "function");
            tree_.read(node, "formula", out.body);
            if (const auto profile = tree_.member(node, "profile")) {
                cam_profile(*profile, out.profile.emplace());
                if (tree_.member(node, "formula")) tree_.error(*profile, "the function has both a formula and a profile", "remove one of them: a profile makes the formula");
            } else if (!tree_.member(node, "formula")) {
                tree_.error(node, "the key \"formula\" is missing", "add it, or the profile of a cam");
            }
            tree_.read(node, "help", out.help);
        } else {
            out.body = tree_.value(node);
        }
        model_.functions.push_back(std::move(out));
    }

    // An enumeration by its word; left alone when the key is absent or wrong.
    template <class Enum>
    void choice(const SceneNode& node, const char* key, std::string_view words, Enum& out) {
        if (const auto word = tree_.word(node, key, words)) out = static_cast<Enum>(*word);
    }

    void cam_profile(const SceneNode& node, CamProfile& out) {
        if (!tree_.expect(node, "cam_profile")) return;
        tree_.read(node, "base_radius", out.base_radius);
        choice(node, "follower", "cam_follower", out.follower);
        tree_.read(node, "roller", out.roller);
        tree_.read(node, "offset", out.offset);
        if (const auto list = tree_.member(node, "segments"))
            for (const SceneNode& item : tree_.items(*list)) {
                if (!tree_.expect(item, "cam_segment")) continue;
                CamSegment& segment = out.segments.emplace_back();
                choice(item, "kind", "cam_motion", segment.motion);
                if (const auto law = tree_.word(item, "law", "cam_law")) {
                    segment.law = static_cast<CamLaw>(*law);
                    if (segment.motion == CamMotion::dwell && tree_.member(item, "kind"))
                        tree_.error(*tree_.member(item, "law"), "a dwell has no law", "leave it out, or make it a rise or a fall");
                }
                tree_.read(item, "angle", segment.angle);
                tree_.read(item, "lift", segment.lift);
                tree_.read(item, "flank", segment.flank);
                tree_.read(item, "crown", segment.crown);
            }
        tree_.read(node, "handles", out.handles);
    }

    void circuit(const std::string& name, const SceneNode& node) {
        Circuit out;
        out.name = name;
        out.place = place(node);
        if (!tree_.expect(node, "circuit")) return;
        tree_.read(node, "label", out.label);
        if (tree_.member(node, "theta")) tree_.read(node, "theta", out.theta.emplace(0.0));
        each(node, "elements", [&](const std::string& element_name, const SceneNode& child) {
            CircuitElement element;
            element.name = element_name;
            element.place = place(child);
            if (!tree_.expect(child, "circuit_element")) return;
            if (tree_.member(child, "control_by")) element.written.keys.emplace_back("control_by");
            choice(child, "kind", "circuit_element_kind", element.kind);
            tree_.read(child, "nodes", element.nodes);
            tree_.read(child, "value", element.value);
            tree_.read(child, "initial", element.initial);
            tree_.read(child, "lower", element.lower);
            tree_.read(child, "upper", element.upper);
            tree_.read(child, "control", element.control);
            choice(child, "control_by", "circuit_quantity", element.control_by);
            std::optional<std::pair<double, double>> position;
            tree_.read(child, "position", position);
            if (position) std::tie(element.x, element.y) = *position;
            tree_.read(child, "rotation", element.rotation);
            out.elements.push_back(std::move(element));
        });
        model_.circuits.push_back(std::move(out));
    }

    void drive(const std::string& name, const SceneNode& node) {
        Drive out;
        out.name = name;
        out.place = place(node);
        if (!tree_.expect(node, "drive")) return;
        tree_.read(node, "rate", out.rate);
        tree_.read(node, "start", out.start);
        tree_.read(node, "label", out.label);
        model_.drives.push_back(std::move(out));
    }

    void expression(const std::string& name, const SceneNode& node) {
        Expression out;
        out.name = name;
        out.place = place(node);
        if (node.value->isObject()) {
            tree_.expect(node, "expression");
            tree_.read(node, "formula", out.formula);
            tree_.read(node, "unit", out.unit);
            tree_.read(node, "label", out.label);
            if (tree_.member(node, "quantity")) {
                if (const auto word = tree_.word(node, "quantity", "quantity")) out.quantity = scene_words("quantity").words[*word];
            }
        } else {
            out.formula = tree_.value(node);
        }
        model_.expressions.push_back(std::move(out));
    }

    std::optional<Repeat> repeat(const SceneNode& parent) {
        const auto node = tree_.member(parent, "repeat");
        if (!node || !tree_.expect(*node, "repeat")) return std::nullopt;
        Repeat out;
        tree_.read(*node, "index", out.index);
        tree_.read(*node, "count", out.count);
        return out;
    }

    void system(const std::string& name, const SceneNode& node) {
        System out;
        out.name = name;
        out.place = place(node);
        auto which = read_kind<SystemKind>(node, "system_kind");
        if (!which) return;
        out.kind = std::move(*which);
        out.repeat = repeat(node);
        tree_.read(node, "label", out.label);
        model_.systems.push_back(std::move(out));
    }

    void interaction(const std::string& name, const SceneNode& node) {
        Interaction out;
        out.name = name;
        out.place = place(node);
        if (!tree_.expect(node, "interaction")) return;
        between(node, out.between, out.between_places);
        out.repeat = repeat(node);
        tree_.read(node, "label", out.label);
        if (const auto relation = tree_.member(node, "relation"))
            if (auto which = read_kind<RelationKind>(*relation, "relation_kind")) out.relation = std::move(*which);
        if (const auto law = tree_.member(node, "law"))
            if (auto which = read_kind<LawKind>(*law, "law_kind")) out.law = std::move(*which);
        model_.interactions.push_back(std::move(out));
    }

    void between(const SceneNode& node, std::vector<std::string>& names, Origins& places) {
        if (const auto list = tree_.member(node, "between"))
            for (const SceneNode& item : tree_.items(*list)) {
                names.push_back(tree_.text(item));
                Place where = place(item);
                ++where.column;
                places.list.push_back(std::move(where));
            }
    }

    template <class Kind>
    void fields(const SceneNode& node, Kind& out) {
        each_field<Kind>([&](const auto& field) { tree_.read(node, word_of(field.key), out.*field.member); });
    }

    // An object with a name and nothing but fields.
    template <class Kind>
    void named(const std::string& name, const SceneNode& node, std::vector<Kind>& list) {
        Kind out;
        out.name = name;
        out.place = place(node);
        if (!tree_.expect(node, Fields<Kind>::object)) return;
        fields(node, out);
        list.push_back(std::move(out));
    }

    void world(const SceneNode& node) {
        World& out = model_.world;
        out.place = place(node);
        if (!tree_.expect(node, Fields<World>::object)) return;
        tree_.note(node, "", out.written);
        fields(node, out);
        if (const auto word = tree_.word(node, "gyroscopic", "gyroscopic")) out.gyroscopic = static_cast<GyroscopicKind>(*word);
        if (const auto word = tree_.word(node, "projection", "projection")) out.projection = static_cast<ProjectionKind>(*word);
        if (const auto word = tree_.word(node, "joint_scheme", "joint_scheme")) out.joint_scheme = static_cast<JointScheme>(*word);
    }

    void body(const std::string& name, const SceneNode& node) {
        Body out;
        out.name = name;
        out.place = place(node);
        if (!tree_.expect(node, Fields<Body>::object)) return;
        fields(node, out);
        out.repeat = repeat(node);
        if (const auto shapes = tree_.member(node, "shapes"))
            for (const SceneNode& item : tree_.items(*shapes))
                if (auto shape = read_kind<BodyShape>(item, "body_shape_kind")) {
                    std::visit([&](auto& which) { fields(item, which.where); }, *shape);
                    out.shapes.push_back(std::move(*shape));
                }
        model_.bodies.push_back(std::move(out));
    }

    void joint(const std::string& name, const SceneNode& node) {
        Joint out;
        out.name = name;
        out.place = place(node);
        const auto which = kind(node, "joint_kind");
        if (!which || !tree_.expect(node, Fields<Joint>::object)) return;
        out.kind = static_cast<JointKind>(*which);
        if (tree_.member(node, "component")) out.written.keys.emplace_back("component");
        fields(node, out);
        out.repeat = repeat(node);
        between(node, out.between, out.between_places);
        if (const auto list = tree_.member(node, "coordinates"))
            for (const SceneNode& item : tree_.items(*list)) {
                if (!tree_.expect(item, Fields<JointCoordinate>::object)) continue;
                JointCoordinate& made = out.coordinates.emplace_back();
                fields(item, made);
                if (const auto word = tree_.word(item, "drive", "joint_drive")) made.drive = static_cast<DriveKind>(*word);
            }
        model_.joints.push_back(std::move(out));
    }

    // Which of several kinds an object is, before its keys can be checked.
    std::optional<std::size_t> kind(const SceneNode& node, std::string_view words) {
        if (!node.value->isObject()) {
            tree_.error(node, "this must be an object", "write { \"kind\": ... }");
            return std::nullopt;
        }
        if (!tree_.member(node, "kind")) {
            std::string list;
            for (const std::string_view word : scene_words(words).words) list += (list.empty() ? "" : ", ") + std::string(word);
            tree_.error(node, "the key \"kind\" is missing", "it is one of " + list);
            return std::nullopt;
        }
        return tree_.word(node, "kind", words);
    }

    // The kind with its own fields; nothing (and an error) when it is none of them.
    template <class Variant>
    std::optional<Variant> read_kind(const SceneNode& node, std::string_view words) {
        const auto which = kind(node, words);
        if (!which) return std::nullopt;
        std::optional<Variant> out;
        std::size_t index = 0;
        each_kind<Variant>([&]<class Kind>() {
            if (index++ != *which || !tree_.expect(node, Fields<Kind>::object)) return;
            Kind made;
            fields(node, made);
            out = std::move(made);
        });
        return out;
    }

    void run_settings(const SceneNode& node) {
        Run& run = model_.run;
        run.place = place(node);
        if (!tree_.expect(node, "run")) return;
        if (const auto node_of = tree_.member(node, "integrator")) integrator(*node_of);
        tree_.read(node, "step", run.step);
        tree_.read(node, "end", run.end);
        if (const auto solver = tree_.member(node, "solver"); solver && tree_.expect(*solver, "solver")) {
            tree_.note(*solver, "solver.", run.written);
            if (tree_.member(*solver, "kind"))
                if (const auto word = tree_.word(*solver, "kind", "solver_kind")) run.solver = static_cast<SolverKind>(*word);
            if (tree_.member(*solver, "tolerance")) tree_.read(*solver, "tolerance", run.tolerance.emplace(0.0));
            tree_.read(*solver, "max_iterations", run.max_iterations);
        }
        choice(node, "accuracy", "accuracy", run.accuracy);
        tree_.read(node, "step_budget", run.step_budget);
        tree_.read(node, "record", run.record);
        tree_.read(node, "record_every", run.record_every);
        tree_.read(node, "pause_at_end", run.pause_at_end);
    }

    void integrator(const SceneNode& node) {
        Run& run = model_.run;
        const auto which = kind(node, "integrator_kind");
        if (!which || !tree_.expect(node, "integrator")) return;
        run.integrator = static_cast<IntegratorKind>(*which);
        tree_.note(node, "integrator.", run.written);
        tree_.read(node, "theta", run.theta);
        if (tree_.member(node, "gamma")) tree_.read(node, "gamma", run.gamma.emplace());
        if (const auto word = tree_.word(node, "activation", "activation")) run.activation = static_cast<Activation>(*word);
        if (const auto word = tree_.word(node, "percussion", "percussion")) run.percussion = static_cast<Percussion>(*word);
        if (const auto word = tree_.word(node, "compliance", "compliance")) run.compliance = static_cast<Compliance>(*word);
        tree_.read(node, "rtol", run.rtol);
        if (tree_.member(node, "atol")) tree_.read(node, "atol", run.atol.emplace());
        if (tree_.member(node, "max_step")) tree_.read(node, "max_step", run.max_step.emplace());
        if (const auto word = tree_.word(node, "flow", "flow")) run.flow = static_cast<Flow>(*word);
        if (const auto word = tree_.word(node, "zeno", "zeno")) run.zeno = static_cast<Zeno>(*word);
        if (const auto word = tree_.word(node, "impact", "impact_rule")) run.impact = static_cast<ImpactRule>(*word);
        if (const auto word = tree_.word(node, "projection", "projection")) run.projection = static_cast<ProjectionKind>(*word);
        tree_.read(node, "projection_tolerance", run.projection_tolerance);
        if (const auto newton = tree_.member(node, "newton"); newton && tree_.expect(*newton, "newton")) {
            tree_.note(*newton, "integrator.newton.", run.written);
            tree_.read(*newton, "tolerance", run.newton_tolerance);
            tree_.read(*newton, "max_iterations", run.newton_iterations);
        }
    }

    void views(const SceneNode& node) {
        Views& views = model_.views;
        if (!tree_.expect(node, "views")) return;
        tree_.read(node, "gap", views.gap);
        tree_.read(node, "speed", views.speed);
        tree_.read(node, "trail", views.trail);
        if (const auto shapes = tree_.member(node, "shapes"))
            for (const SceneNode& item : tree_.items(*shapes)) shape(item);
        each(node, "plots", [&](const std::string& name, const SceneNode& child) { plot(name, child); });
        if (const auto space = tree_.member(node, "phase_space")) phase_space(*space);
    }

    void shape(const SceneNode& node) {
        const auto which = kind(node, "shape_kind");
        if (!which || !tree_.expect(node, "shape")) return;
        Shape out;
        out.kind = static_cast<ShapeKind>(*which);
        tree_.read(node, "name", out.name);
        out.repeat = repeat(node);
        tree_.read(node, "object", out.object);
        tree_.read(node, "position", out.position);
        tree_.read(node, "angle", out.angle);
        tree_.read(node, "size", out.size);
        tree_.read(node, "profile", out.profile);
        tree_.read(node, "profile_variable", out.profile_variable);
        model_.views.shapes.push_back(std::move(out));
    }

    void plot(const std::string& name, const SceneNode& node) {
        Plot out;
        out.name = name;
        out.place = place(node);
        const auto which = kind(node, "plot_kind");
        if (!which) return;
        static constexpr const char* objects[] = {"plot_time", "plot_impulses", "plot_phase", "plot_stroboscopic", "plot_impact_map", "plot_plane", "plot_energy", "plot_law"};
        if (!tree_.expect(node, objects[*which])) return;
        tree_.read(node, "title", out.title);
        tree_.read(node, "column", out.column);
        tree_.read(node, "row", out.row);
        tree_.read(node, "tab", out.tab);
        tree_.read(node, "x_range", out.x_range);
        tree_.read(node, "y_range", out.y_range);
        tree_.read(node, "t_range", out.t_range);
        const auto xy = [&](auto& kind) {
            tree_.read(node, "x", kind.x);
            tree_.read(node, "y", kind.y);
        };
        switch (*which) {
        case 0: {
            TimePlot kind;
            tree_.read(node, "signals", kind.channels);
            out.kind = std::move(kind);
            break;
        }
        case 1: {
            StemPlot kind;
            tree_.read(node, "interaction", kind.interaction);
            out.kind = std::move(kind);
            break;
        }
        case 2: {
            PhasePlot kind;
            xy(kind);
            out.kind = std::move(kind);
            break;
        }
        case 3: {
            StroboscopicPlot kind;
            tree_.read(node, "phase", kind.phase);
            tree_.read(node, "period", kind.period);
            tree_.read(node, "offset", kind.offset);
            xy(kind);
            out.kind = std::move(kind);
            break;
        }
        case 4: {
            ImpactPlot kind;
            tree_.read(node, "interaction", kind.interaction);
            xy(kind);
            out.kind = std::move(kind);
            break;
        }
        case 5: {
            PlanePlot kind;
            tree_.read(node, "signal", kind.signal);
            tree_.read(node, "level", kind.level);
            tree_.read(node, "direction", kind.direction);
            xy(kind);
            out.kind = std::move(kind);
            break;
        }
        case 7: {
            LawPlot kind;
            tree_.read(node, "interaction", kind.interaction);
            tree_.read(node, "component", kind.component);
            out.kind = std::move(kind);
            break;
        }
        default: out.kind = EnergyPlot{};
        }
        model_.views.plots.push_back(std::move(out));
    }

    void phase_space(const SceneNode& node) {
        PhaseSpace out;
        out.place = place(node);
        if (!tree_.expect(node, "phase_space")) return;
        tree_.read(node, "x", out.x);
        tree_.read(node, "y", out.y);
        tree_.read(node, "z", out.z);
        if (const auto period = tree_.member(node, "z_period")) out.z_period = tree_.value(*period);
        tree_.read(node, "section", out.section_plot);
        model_.views.phase_space = std::move(out);
    }

    SceneTree& tree_;
    Model model_;
};

} // namespace

model::Model read_model(SceneTree& tree) { return Reader(tree).run(); }

} // namespace saltus::io
