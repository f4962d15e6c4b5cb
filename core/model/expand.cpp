// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/expand.h"

#include "core/base/decimal.h"
#include "core/base/going_on.h"
#include "core/formula/formula.h"
#include "core/model/names.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace saltus::model {

namespace {

struct Block {
    std::size_t first = 0, count = 0;
    bool repeated = false;
};

// A formula over parameters and one index, evaluated for many values of the index.
class IndexFormula {
public:
    static Result<IndexFormula> create(const Model& model, std::string_view text, const Place& place, const std::string& index,
                                       bool integers_only) {
        formula::Graph graph;
        IndexFormula made;
        std::vector<formula::Symbol> inputs;
        for (const Parameter& parameter : model.parameters)
            if (auto symbol = graph.add_symbol(parameter.name, formula::SymbolKind::parameter)) inputs.push_back(*symbol);
            else return Unexpected(symbol.error());
        if (!index.empty()) {
            auto symbol = graph.add_symbol(index, formula::SymbolKind::parameter);
            if (!symbol) return fail(ErrorKind::input, "the index '" + index + "' has the name of something else", "rename the index", place);
            inputs.push_back(*symbol);
        }
        auto expr = graph.parse(text, place);
        if (!expr) {
            Error error = expr.error();
            if (error.place.object.empty()) error.place.object = place.object;
            return Unexpected(std::move(error));
        }
        if (integers_only)
            for (std::size_t i = 0; i < model.parameters.size(); ++i)
                if (!model.parameters[i].integer && graph.depends_on(*expr, inputs[i]))
                    return fail(ErrorKind::input, "a number of copies or coordinates, or an index, uses the parameter '" + model.parameters[i].name + "', which is no integer",
                                "add \"integer\": true to the parameter", place);
        made.tape_ = formula::Tape::compile(graph, std::span(&*expr, 1), inputs);
        made.workspace_.resize(made.tape_.workspace_size());
        made.indexed_ = !index.empty();
        return made;
    }

    double evaluate(std::span<const double> parameters, double index = 0.0) {
        in_.assign(parameters.begin(), parameters.end());
        if (indexed_) in_.push_back(index);
        double out = 0.0;
        tape_.evaluate(in_.data(), &out, workspace_.data());
        return out;
    }

private:
    formula::Tape tape_;
    std::vector<double> in_, workspace_;
    bool indexed_ = false;
};

// Blocks of one sort by name: systems or bodies.
struct Blocks {
    const char* noun; // "system"
    std::vector<std::string> names;
    std::unordered_map<std::string, Block> by_name;
    void add(const std::string& name, Block block) {
        names.push_back(name);
        by_name.emplace(name, block);
    }
};

// What one entry of `between` names, copy by copy.
class Join {
public:
    static Result<Join> create(const Model& model, const Blocks& blocks, const std::string& text,
                               const std::optional<Repeat>& repeat, const Place& place) {
        const auto name = split_index(text);
        const std::string noun = blocks.noun;
        if (!name)
            return fail(ErrorKind::input, "'" + text + "' is not the name of a " + noun,
                        "write a name such as \"ball\" or, of a repeated " + noun + ", \"bead[i+1]\"", place);
        const auto found = blocks.by_name.find(std::string(name->base));
        if (found == blocks.by_name.end()) {
            const std::string near = nearest_name(name->base, blocks.names);
            return fail(ErrorKind::input, "there is no " + noun + " named '" + std::string(name->base) + "'",
                        near.empty() ? "name a " + noun + " of this scene" : "did you mean '" + near + "'?", place);
        }
        Join made;
        made.block_ = found->second;
        made.text_ = text;
        if (made.block_.repeated != name->index.has_value())
            return made.block_.repeated
                ? fail(ErrorKind::input, "'" + text + "' is a repeated " + noun + ", and its copy is not named",
                       "write for example \"" + text + "[0]\"", place)
                : fail(ErrorKind::input, "the " + noun + " '" + std::string(name->base) + "' is not repeated",
                       "leave [" + std::string(*name->index) + "] out", place);
        if (name->index && name->index->size() < 10 && std::all_of(name->index->begin(), name->index->end(), [](char c) { return c >= '0' && c <= '9'; }) && !name->index->empty()) {
            made.copy_ = *from_decimal(*name->index); // the usual one costs no formula over all parameters
        } else if (name->index) {
            Place inside = place;
            if (inside.column > 0) inside.column += name->index_column;
            auto formula = IndexFormula::create(model, *name->index, inside, repeat ? repeat->index : std::string(), true);
            if (!formula) return Unexpected(formula.error());
            made.formula_ = std::move(*formula);
        }
        return made;
    }

    Result<std::size_t> index(std::span<const double> parameters, double copy, const std::string& name, const Place& place, bool passes = false) {
        if (!formula_ && !copy_) return block_.first;
        const double index = copy_ ? *copy_ : formula_->evaluate(parameters, copy);
        const std::string base(base_of(text_));
        if (!(index >= 0.0 && index < static_cast<double>(block_.count)) || index != std::floor(index)) {
            const std::string copies = block_.count == 0 ? "there are no copies of '" + base + "'"
                : "the copies are " + base + "[0] to " + base + '[' + std::to_string(block_.count - 1) + ']';
            return fail(ErrorKind::input, passes ? "'" + name + "' passes through " + base + '[' + number_text(index) + "], which does not exist"
                                                 : "'" + name + "' joins " + base + '[' + number_text(index) + "], which does not exist",
                        copies, place);
        }
        return block_.first + static_cast<std::size_t>(index);
    }

private:
    Block block_;
    std::string text_;
    std::optional<double> copy_; // a plain number
    std::optional<IndexFormula> formula_;
};

// A whole number from a value over integer parameters. `what` begins the message: "the number of copies".
Result<double> whole_number(const Model& model, const Value& value, std::span<const double> parameter_values, const Place& place,
                            const std::string& what, double least, double most) {
    double number = 0.0;
    if (const double* plain = std::get_if<double>(&value.source)) {
        number = *plain;
    } else {
        auto formula = IndexFormula::create(model, std::get<std::string>(value.source), place, {}, true);
        if (!formula) return Unexpected(formula.error());
        number = formula->evaluate(parameter_values);
    }
    if (!(number >= least) || number != std::floor(number))
        return fail(ErrorKind::input, what + " is " + number_text(number), "it must be an integer of at least " + number_text(least), place);
    if (number > most)
        return fail(ErrorKind::input, what + " is " + number_text(number), "the most that a scene may have is " + number_text(most), place);
    return number;
}

Result<std::size_t> size_of(const Model& model, const System& system, std::span<const double> parameter_values) {
    struct Visitor {
        const Model& model;
        const System& system;
        std::span<const double> parameters;
        Result<std::size_t> operator()(const LagrangianLinear& s) const { return s.M.size(); }
        Result<std::size_t> operator()(const LagrangianDiagonal& s) const {
            auto size = whole_number(model, s.size, parameters, at(s.size.place, "systems." + system.name + ".size"),
                                     "the number of coordinates", 1.0, static_cast<double>(kMostModes));
            if (!size) return Unexpected(size.error());
            return static_cast<std::size_t>(*size);
        }
        Result<std::size_t> operator()(const LagrangianNonlinear& s) const { return s.M.size(); }
        Result<std::size_t> operator()(const FirstOrderLinear& s) const { return s.x.size(); }
        Result<std::size_t> operator()(const FirstOrderNonlinear& s) const { return s.f.size(); }
    };
    return std::visit(Visitor{model, system, parameter_values}, system.kind);
}

Constants constants_of(const std::optional<Repeat>& repeat, std::size_t copy) {
    if (!repeat) return {};
    return {{repeat->index, static_cast<double>(copy)}};
}

std::string copy_name(const std::string& name, bool repeated, std::size_t copy) { return repeated ? element(name, copy) : name; }

} // namespace

Result<std::size_t> repeat_count(const Model& model, const Repeat& repeat, std::span<const double> parameter_values,
                                 const std::string& object) {
    auto count = whole_number(model, repeat.count, parameter_values, at(repeat.count.place, object), "the number of copies", 0.0,
                              static_cast<double>(kMostCopies));
    if (!count) return Unexpected(count.error());
    return static_cast<std::size_t>(*count);
}

bool has_lagrangian(const Model& model) noexcept {
    return std::any_of(model.systems.begin(), model.systems.end(), [](const System& system) { return !is_first_order(system.kind); });
}

IntegratorKind integrator_of(const Model& model) noexcept {
    if (model.run.integrator != IntegratorKind::automatic) return model.run.integrator;
    return has_lagrangian(model) || model.systems.empty() || !model.bodies.empty() ? IntegratorKind::moreau_jean : IntegratorKind::euler_moreau;
}

double tolerance_of(const Model& model) noexcept {
    if (model.run.tolerance) return *model.run.tolerance;
    if (model.bodies.empty()) return 1e-12;
    switch (model.run.accuracy) {
    case Accuracy::exact: return 1e-8;
    case Accuracy::balanced: return 1e-4;
    case Accuracy::quick: return 1e-3; // at which sweeps stop before their number is reached
    }
    return 1e-8;
}

ProjectionKind projection_of(const Model& model) noexcept {
    if (model.world.projection != ProjectionKind::automatic) return model.world.projection;
    return model.run.accuracy == Accuracy::exact ? ProjectionKind::combined : ProjectionKind::direct;
}

double usual_projection_tolerance(const Model& model) noexcept {
    switch (model.run.accuracy) {
    case Accuracy::exact: return 1e-8;
    case Accuracy::balanced: return 1e-4;
    case Accuracy::quick: return 1e-3;
    }
    return 1e-8;
}

int sweeps_of(const Model& model) noexcept {
    return model.run.accuracy == Accuracy::quick && !model.run.tolerance ? 6 : 0;
}

std::size_t output_count(const RelationKind& relation) noexcept {
    return std::visit(
        [](const auto& r) {
            if constexpr (requires { r.H; }) return r.H.size();
            else if constexpr (requires { r.C; }) return r.C.size();
            else return r.h.size();
        },
        relation);
}

std::size_t joint_equalities(const Joint& joint, bool planar) noexcept {
    switch (joint.kind) {
    case JointKind::fixed:
        return planar ? 3 : 6;
    case JointKind::revolute:
    case JointKind::prismatic:
        return planar ? 2 : 5;
    case JointKind::screw:
        return 5;
    case JointKind::ball:
        return planar ? 2 : 3;
    case JointKind::cylindrical:
        return 4;
    case JointKind::planar:
        return 3;
    case JointKind::distance:
        return joint.coordinates.empty() ? 1 : 0; // a rope or a spring holds no distance
    case JointKind::gear:
    case JointKind::twist:
        return 1;
    }
    return 0;
}

bool is_angle_row(const Joint& joint, bool planar, std::size_t row) noexcept {
    switch (joint.kind) {
    case JointKind::fixed: return row >= (planar ? 2u : 3u);
    case JointKind::revolute: return row >= (planar ? 2u : 3u);
    case JointKind::prismatic: return planar ? row == 1 : row >= 2 && row <= 4;
    case JointKind::cylindrical: return row == 2 || row == 3 || row == 5;
    case JointKind::screw: return row == 2 || row == 3 || row == 5;
    case JointKind::planar: return row >= 1;
    case JointKind::gear: return true;
    case JointKind::twist: return joint.component >= (planar ? 2 : 3);
    case JointKind::ball:
    case JointKind::distance: break;
    }
    return false;
}

std::size_t joint_coordinates(const Joint& joint) noexcept {
    switch (joint.kind) {
    case JointKind::revolute:
    case JointKind::prismatic:
    case JointKind::screw:
        return 1;
    case JointKind::cylindrical:
        return 2;
    case JointKind::distance:
        return joint.coordinates.empty() ? 0 : 1;
    case JointKind::fixed:
    case JointKind::ball:
    case JointKind::planar:
    case JointKind::gear:
    case JointKind::twist:
        break;
    }
    return 0;
}

bool is_first_order(const SystemKind& kind) noexcept {
    return std::holds_alternative<FirstOrderLinear>(kind) || std::holds_alternative<FirstOrderNonlinear>(kind);
}
bool is_first_order(const RelationKind& relation) noexcept {
    return std::holds_alternative<FirstOrderLinearRelation>(relation) || std::holds_alternative<FirstOrderNonlinearRelation>(relation);
}

// Who passes through whom.
static void pair_apart(const Model& model, std::span<const double> parameters, const Blocks& blocks, Expanded& out, Errors& errors) {
    std::size_t pairs = 0;
    for (const Body& body : model.bodies) {
        const Block& own = blocks.by_name.at(body.name);
        for (std::size_t i = 0; i < body.passes.size(); ++i) {
            ask_to_go_on();
            const Place place = at({}, element("bodies." + body.name + ".passes", i)); // the line is found by the path
            const auto whole = blocks.by_name.find(body.passes[i]);
            const bool all = whole != blocks.by_name.end() && whole->second.repeated;
            pairs += own.count * (all ? whole->second.count : 1); // counted before they are made
            if (pairs > kMostApart) {
                errors.push_back({ErrorKind::input, "more than " + std::to_string(kMostApart) + " pairs of bodies pass through each other",
                                  "give a body that touches nothing \"touches\": false, or repeat less", place});
                return;
            }
            const auto add = [&](std::size_t a, std::size_t b) { out.apart.emplace_back(static_cast<std::uint32_t>(std::min(a, b)), static_cast<std::uint32_t>(std::max(a, b))); };
            if (all) {
                for (std::size_t a = own.first; a < own.first + own.count; ++a)
                    for (std::size_t b = whole->second.first; b < whole->second.first + whole->second.count; ++b)
                        if (a != b) add(a, b);
                continue;
            }
            auto join = Join::create(model, blocks, body.passes[i], body.repeat, place);
            if (!join) {
                errors.push_back(join.error());
                continue;
            }
            for (std::size_t copy = 0; copy < own.count; ++copy) {
                const std::string name = copy_name(body.name, own.repeated, copy);
                const auto index = join->index(parameters, static_cast<double>(copy), name, place, true);
                if (!index || *index == own.first + copy) {
                    errors.push_back(index ? Error{ErrorKind::input, "'" + name + "' passes through itself", "name another body", place} : index.error());
                    break; // the other copies would say the same
                }
                add(own.first + copy, *index);
            }
        }
    }
}

namespace {

class Expander {
public:
    Expander(const Model& model, std::span<const double> parameter_values) : model_(model), parameters_(parameter_values) {}

    Result<Expanded, Errors> run() {
        // Counts first: nothing is built before the total is known to be bounded.
        const auto system_counts = counts_of(model_.systems, "systems."), interaction_counts = counts_of(model_.interactions, "interactions."),
                   body_counts = counts_of(model_.bodies, "bodies."), joint_counts = counts_of(model_.joints, "joints.");
        if (!errors_.empty()) return Unexpected(std::move(errors_));
        systems(system_counts);
        if (!errors_.empty()) return Unexpected(std::move(errors_));
        bodies(body_counts);
        interactions(interaction_counts, false);
        out_.interaction_rows = out_.rows;
        joints(joint_counts);
        const std::size_t before = out_.rows;
        interactions(interaction_counts, true);
        out_.relation_rows = out_.rows - before;
        pair_apart(model_, parameters_, bodies_, out_, errors_);
        if (!errors_.empty()) return Unexpected(std::move(errors_));
        return std::move(out_);
    }

private:
    using Counts = std::vector<std::size_t>; // by part

    std::size_t count_of(const std::optional<Repeat>& repeat, const std::string& object) {
        ask_to_go_on();
        std::size_t count = 1;
        if (repeat) {
            auto found = repeat_count(model_, *repeat, parameters_, object + ".repeat.count");
            if (!found) {
                errors_.push_back(found.error());
                return 0;
            }
            count = *found;
        }
        copies_ += count;
        if (copies_ > kMostCopies && copies_ - count <= kMostCopies)
            errors_.push_back({ErrorKind::input, "the scene has more than " + std::to_string(kMostCopies) + " parts",
                               "repeat less", at(repeat ? Place(repeat->count.place) : Place(), object)});
        return count;
    }
    template <class Part>
    Counts counts_of(const std::vector<Part>& parts, const std::string& list) {
        Counts counts;
        for (const Part& part : parts) counts.push_back(count_of(part.repeat, list + part.name));
        return counts;
    }

    // What all copies have: a name of its own, its part's index, the values of the repeat's index.
    template <class Made, class Part>
    static Made copy_of(const Part& part, std::size_t source, std::size_t copy) {
        ask_to_go_on();
        Made made;
        made.name = copy_name(part.name, part.repeat.has_value(), copy);
        made.source = source;
        made.constants = constants_of(part.repeat, copy);
        return made;
    }

    void systems(const Counts& counts) {
        for (std::size_t s = 0; s < model_.systems.size(); ++s) {
            const System& system = model_.systems[s];
            systems_.add(system.name, Block{out_.systems.size(), counts[s], system.repeat.has_value()});
            const auto size = size_of(model_, system, parameters_);
            if (!size) {
                errors_.push_back(size.error());
                continue;
            }
            const bool first_order = is_first_order(system.kind);
            std::size_t& total = first_order ? out_.states : out_.coordinates;
            for (std::size_t copy = 0; copy < counts[s]; ++copy) {
                auto made = copy_of<ExpandedSystem>(system, s, copy);
                made.first_order = first_order;
                made.size = *size;
                made.offset = total;
                total += *size;
                out_.systems.push_back(std::move(made));
            }
        }
    }

    void bodies(const Counts& counts) {
        if (model_.world.planar) out_.body_q = out_.body_v = 3;
        out_.positions = out_.system_coordinates = out_.coordinates;
        for (std::size_t b = 0; b < model_.bodies.size(); ++b) {
            const Body& body = model_.bodies[b];
            bodies_.add(body.name, Block{out_.bodies.size(), counts[b], body.repeat.has_value()});
            for (std::size_t copy = 0; copy < counts[b]; ++copy) {
                auto made = copy_of<ExpandedBody>(body, b, copy);
                made.q = out_.positions;
                made.v = out_.coordinates;
                out_.positions += out_.body_q;
                out_.coordinates += out_.body_v;
                out_.bodies.push_back(std::move(made));
            }
        }
    }

    bool names_a_body(const std::string& entry) const {
        const auto name = split_index(entry);
        return name && (bodies_.by_name.contains(std::string(name->base)) || (model_.systems.empty() && !model_.bodies.empty()));
    }

    // Copies of an interaction or a joint, each with what it joins.
    template <class Made, class Part, class InBodies, class Finish>
    void join_copies(const Part& part, std::size_t source, std::size_t count, const std::string& object, const std::string& alone, const InBodies& in_bodies, std::vector<Made>& out,
                     const Finish& finish) {
        std::vector<Join> joins;
        const auto place_of = [&](std::size_t i) { return at(part.place_of_between(i), element(object + ".between", i)); };
        for (std::size_t i = 0; i < part.between.size(); ++i) {
            auto join = Join::create(model_, in_bodies(i) ? bodies_ : systems_, part.between[i], part.repeat, place_of(i));
            if (join) joins.push_back(std::move(*join));
            else errors_.push_back(join.error());
        }
        if (joins.size() != part.between.size()) return;
        for (std::size_t copy = 0; copy < count; ++copy) {
            auto made = copy_of<Made>(part, source, copy);
            for (std::size_t i = 0; i < joins.size(); ++i) {
                auto index = joins[i].index(parameters_, static_cast<double>(copy), made.name, place_of(i));
                if (!index) {
                    errors_.push_back(index.error());
                    return; // the other copies would say the same
                }
                std::vector<std::size_t>& joined = list_of(made, in_bodies(i));
                if (std::find(joined.begin(), joined.end(), *index) != joined.end()) {
                    errors_.push_back({ErrorKind::input, "'" + made.name + "' joins " + (in_bodies(i) ? out_.bodies[*index].name : out_.systems[*index].name) + " with itself",
                                       "name two different ones, or one alone for " + alone, place_of(i)});
                    return;
                }
                joined.push_back(*index);
            }
            finish(made);
            made.offset = out_.rows;
            out_.rows += made.rows;
            out.push_back(std::move(made));
        }
    }
    static std::vector<std::size_t>& list_of(ExpandedInteraction& made, bool of_bodies) { return of_bodies ? made.bodies : made.systems; }
    static std::vector<std::size_t>& list_of(ExpandedJoint& made, bool) { return made.bodies; }

    void interactions(const Counts& counts, bool with_bodies) {
        for (std::size_t k = 0; k < model_.interactions.size(); ++k) {
            const Interaction& interaction = model_.interactions[k];
            const auto in_bodies = [&](std::size_t i) { return names_a_body(interaction.between[i]); };
            if (std::any_of(interaction.between.begin(), interaction.between.end(), [&](const std::string& entry) { return names_a_body(entry); }) != with_bodies) continue;
            join_copies(interaction, k, counts[k], "interactions." + interaction.name, "a contact with the world", in_bodies, out_.interactions, [&](ExpandedInteraction& made) {
                made.first_order = is_first_order(interaction.relation);
                made.friction = std::holds_alternative<NewtonImpactFrictionLaw>(interaction.law);
                made.rows = output_count(interaction.relation) * (made.friction ? 2 : 1);
            });
        }
    }

    void joints(const Counts& counts) {
        for (std::size_t k = 0; k < model_.joints.size(); ++k) {
            const Joint& joint = model_.joints[k];
            join_copies(joint, k, counts[k], "joints." + joint.name, "a joint to the world", [](std::size_t) { return true; }, out_.joints,
                        [&](ExpandedJoint& made) { made.rows = joint_equalities(joint, model_.world.planar) + joint_coordinates(joint); });
        }
    }

    const Model& model_;
    std::span<const double> parameters_;
    Errors errors_;
    Expanded out_;
    Blocks systems_{"system", {}, {}}, bodies_{"body", {}, {}};
    std::size_t copies_ = 0;
};

} // namespace

Result<Expanded, Errors> expand(const Model& model, std::span<const double> parameter_values) {
    SALTUS_DEMAND(parameter_values.size() == model.parameters.size());
    return Expander(model, parameter_values).run();
}

} // namespace saltus::model
