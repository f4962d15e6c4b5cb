// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/event_bodies.h"

#include "core/model/names.h"
#include "core/simulation/action_formulas.h"
#include "core/simulation/event_driven/event_outputs.h"
#include "core/simulation/lowering.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

using rigid::kWorld;
using Kind = BodyRow::Kind;
using Drive = rigid::JointCoordinate::Drive;

bool is_of_joint(const BodyRow& row) noexcept { return row.kind != Kind::contact && row.kind != Kind::sliding; }

std::uint32_t moving(const rigid::Input& input, std::uint32_t body) {
    return body == kWorld || input.bodies[body].fixed ? kWorld : body;
}

} // namespace

EventBodies::EventBodies() : draft_(std::make_unique<Draft>()) {}
EventBodies::~EventBodies() = default;

EventBodies::EventBodies(const EventBodies& other)
    : equations_(std::make_unique<Assembled>(other.equations_->structure)), planar_(other.planar_), bodies_(other.bodies_), joints_(other.joints_),
      joint_rows_(other.joint_rows_), rows_(other.rows_), features_(other.features_), pairs_(other.pairs_), numbers_(other.numbers_), relation_rows_(other.relation_rows_), met_(other.met_),
      joint_layout_(other.joint_layout_), forces_(other.forces_), drives_(other.drives_), force_of_(other.force_of_),
      outline_rows_(other.outline_rows_), formula_conditions_(other.formula_conditions_), formula_inputs_(other.formula_inputs_) {}

void EventBodies::take_starts(const rigid::Input& input) {
    static const rigid::Pose nowhere;
    const auto pose = [&](std::uint32_t body) -> const rigid::Pose& { return body == kWorld ? nowhere : input.bodies[body].pose; };
    joint_starts_.clear();
    for (const rigid::JointInput& joint : input.joints) joint_starts_.push_back(rigid::joint_start(joint, pose(joint.body_a), pose(joint.body_b)));
}

Result<void> EventBodies::begin(const rigid::Input& input) {
    take_starts(input);
    return update(input);
}

Result<std::unique_ptr<EventBodies>, Errors> EventBodies::create(model::ModelGraph& graph, const ActionFormulas& formulas, const rigid::World& world,
                                                                 const BodyNames& names, const Scheme& scheme, std::size_t drives, std::size_t parameters) {
    std::unique_ptr<EventBodies> made(new EventBodies());
    const rigid::Input& input = world.input();
    made->planar_ = input.settings.planar;
    made->bodies_ = input.bodies.size();
    made->joints_ = input.joints.size();
    made->joint_rows_ = world.joint_row_count();
    made->joint_layout_ = rigid::joint_layout(input.joints, made->planar_);
    made->draft_->of_events = std::make_unique<EventOutputs>();
    made->take_starts(input);
    Errors errors = made->read_formulas(graph, formulas);
    made->number_relations(graph, names, input.joints.size());
    if (errors.empty()) errors = made->list_rows(input, names);
    if (!errors.empty()) return Unexpected(std::move(errors));
    made->lay_out(input, scheme, drives, parameters);
    made->set_numbers(input);
    return made;
}

// Forces and force drives read where bodies and joints are and how they move; what a drive asks of the motion must be known by time alone, for its
// acceleration is, and a multiplier is known only behind the forces.
void EventBodies::check_readers(model::ModelGraph& graph, const ActionFormulas& formulas, Errors& errors) {
    formula::Graph& of = graph.graph();
    std::vector<formula::Symbol> known;
    for (const auto* part : {&graph.q(), &graph.v(), &graph.y(), &graph.ydot()}) known.insert(known.end(), part->begin(), part->end());
    const auto reads_beyond = [&](formula::Expr expr) {
        const std::vector<formula::Symbol> read = of.symbols_of(expr);
        return std::any_of(read.begin(), read.end(), [&](formula::Symbol symbol) {
            return of.depends_on(of.symbol(symbol), formula::SymbolKind::state) && std::find(known.begin(), known.end(), symbol) == known.end();
        });
    };
    if (std::any_of(formulas.forces.begin(), formulas.forces.end(), reads_beyond))
        errors.push_back({ErrorKind::input, "a force of a body reads a force or a percussion, which an event-driven run knows only after the forces", "use \"moreau-jean\"", {}});
    for (std::size_t d = 0; d < formulas.drive.size(); ++d) {
        const ActionFormulas::Drive& drive = formulas.drive[d];
        if (drive.kind == model::DriveKind::force && reads_beyond(formulas.drives[3 * d + 2]))
            errors.push_back({ErrorKind::input, "a force drive reads a force or a percussion, which an event-driven run knows only after the forces", "use \"moreau-jean\"", drive.place});
        if (drive.kind != model::DriveKind::force && of.depends_on(formulas.drives[3 * d + 1], formula::SymbolKind::state))
            errors.push_back({ErrorKind::input, "a drive follows the motion itself, which has no event-driven form yet",
                              "let a gap by formula hold what the drive holds, drive by a force, or use \"moreau-jean\"", drive.place});
    }
}

// Forces, drives and their accelerations, with frozen branches.
Errors EventBodies::read_formulas(model::ModelGraph& graph, const ActionFormulas& formulas) {
    Errors errors;
    check_readers(graph, formulas, errors);
    if (!errors.empty()) return errors;
    std::vector<formula::Expr> drives;
    for (std::size_t d = 0; d < formulas.drive.size(); ++d) {
        const auto acceleration = graph.graph().total_time_derivative(formulas.drives[3 * d + 1]);
        if (!acceleration) errors.push_back(model::placed(acceleration.error(), formulas.drive[d].place));
        for (std::size_t i = 0; i < 3; ++i) drives.push_back(formulas.drives[3 * d + i]);
        drives.push_back(acceleration ? *acceleration : graph.graph().constant(0.0));
    }
    if (!errors.empty()) return errors;
    std::vector<formula::Symbol> inputs = graph.time_inputs();
    for (const auto* part : {&graph.q(), &graph.v(), &graph.y(), &graph.ydot()}) inputs.insert(inputs.end(), part->begin(), part->end());
    std::vector<formula::Expr> all = formulas.forces;
    all.insert(all.end(), drives.begin(), drives.end());
    formula::Conditions conditions;
    EventOutputs& outputs = *draft_->of_events;
    outputs.list_conditions(graph.graph(), conditions, all, inputs);
    forces_ = conditions.freeze(graph.graph(), formulas.forces, inputs);
    drives_ = conditions.freeze(graph.graph(), drives, inputs);
    force_of_ = formulas.force_of;
    formula_conditions_ = outputs.conditions.size();
    formula_inputs_ = inputs.size();
    return errors;
}

void EventBodies::open_block(std::string name, Place place) {
    InteractionBlock block;
    block.name = std::move(name);
    block.offset = rows_.size();
    block.place = std::move(place);
    draft_->interactions.push_back(std::move(block));
}

std::uint32_t EventBodies::pair_of(Pair pair) {
    for (std::uint32_t k = 0; k < pairs_.size(); ++k)
        if (pairs_[k].interaction == pair.interaction && pairs_[k].body_a == pair.body_a && pairs_[k].body_b == pair.body_b) return k;
    pairs_.push_back(pair);
    return static_cast<std::uint32_t>(pairs_.size() - 1);
}

std::uint32_t EventBodies::number_of(std::uint32_t pair) noexcept {
    if (pairs_[pair].component != kWorld) return pairs_[pair].component;
    if (numbers_[pair] == kWorld) numbers_[pair] = met_++;
    return numbers_[pair];
}

BodyRow& EventBodies::add_row(const rigid::Input& input, BodyRow row, RowKind kind, std::uint32_t a, std::uint32_t b, std::span<const std::uint32_t> more) {
    Draft& out = *draft_;
    row.body_a = moving(input, a), row.body_b = moving(input, b);
    const std::size_t numbers = planar_ ? 3 : 6;
    std::vector<std::uint32_t> order{row.body_a, row.body_b};
    row.more.clear();
    for (const std::uint32_t body : more) row.more.push_back({moving(input, body), 0}), order.push_back(row.more.back().first);
    std::sort(order.begin(), order.end()); // columns ascend
    for (const std::uint32_t body : order) {
        if (body == kWorld) continue;
        const auto entry = static_cast<std::uint32_t>(out.H.column.size());
        if (body == row.body_a) row.entry_a = entry;
        else if (body == row.body_b) row.entry_b = entry;
        else
            for (auto& [of, at] : row.more)
                if (of == body) at = entry;
        for (std::size_t i = 0; i < numbers; ++i) out.H.add(width() * body + i);
    }
    for (SparsePattern* matrix : {&out.H, &out.B, &out.D}) matrix->end_row();
    InteractionBlock& block = out.interactions.back();
    out.row_kind.push_back(kind);
    out.interaction_of_row.push_back(static_cast<std::uint32_t>(out.interactions.size() - 1));
    out.component_of_row.push_back(static_cast<std::uint32_t>(block.size++));
    block.friction = block.friction || kind == RowKind::friction;
    rows_.push_back(std::move(row));
    return rows_.back();
}

// Interactions between bodies stand behind the joints of the scene, a joint for each of their rows; recordings number them as the scene does.
void EventBodies::number_relations(const model::ModelGraph& graph, const BodyNames& names, std::size_t joints) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> rows;
    auto interaction = static_cast<std::uint32_t>(names.interactions().size());
    for (const model::ExpandedInteraction& copy : graph.expanded().interactions) {
        if (!copy.of_bodies()) continue;
        for (std::uint32_t i = 0; i < copy.rows; ++i) rows.push_back({interaction, i});
        ++interaction;
    }
    relation_rows_.assign(joints - rows.size(), {kWorld, kWorld});
    relation_rows_.insert(relation_rows_.end(), rows.begin(), rows.end());
}

void EventBodies::list_relation(const rigid::Input& input, std::uint32_t j) {
    const rigid::JointInput& joint = input.joints[j];
    const auto& [interaction, component] = relation_rows_[j];
    BodyRow row;
    row.of = j;
    row.joint_row = joint_layout_.first_row[j];
    RowKind kind = RowKind::velocity;
    if (!joint.coordinates.empty()) {
        const rigid::JointCoordinate& c = joint.coordinates.front();
        const bool limit = std::isfinite(c.lower), friction = c.normal != kWorld;
        row.kind = limit ? Kind::limit : friction ? Kind::rubbing : Kind::relay;
        kind = limit ? RowKind::contact : friction ? RowKind::friction : RowKind::relay;
        if (limit) row.bound = c.lower;
        if (friction) row.pair = rows_.back().pair;
        if (limit) {
            row.pair = static_cast<std::uint32_t>(pairs_.size());
            pairs_.push_back({interaction, joint.body_a, joint.body_b, false, component});
        }
    }
    if (kind != RowKind::friction) open_block(input.joint_names[j], j < input.joint_places.size() ? input.joint_places[j] : Place{}); // friction: that of its contact
    add_row(input, std::move(row), kind, joint.body_a, joint.body_b, joint.more);
}

void EventBodies::list_joint(const rigid::Input& input, const BodyNames& names, std::uint32_t j) {
    const rigid::JointInput& joint = input.joints[j];
    const std::string& name = input.joint_names[j];
    const Place place = j < input.joint_places.size() ? input.joint_places[j] : Place{};
    const int equalities = rigid::equality_rows(joint, planar_), coordinates = rigid::coordinate_count(joint, planar_);
    BodyRow row;
    row.of = j;
    const auto add = [&](BodyRow made, RowKind kind) { add_row(input, made, kind, joint.body_a, joint.body_b); };
    if (equalities > 0) open_block(name, place);
    for (int i = 0; i < equalities; ++i) {
        row.line = static_cast<std::uint8_t>(i);
        row.joint_row = joint_layout_.first_row[j] + row.line;
        const bool twist = joint.kind == rigid::JointKind::twist;
        row.kind = twist ? Kind::drive_velocity : Kind::equality;
        row.drive = twist ? joint_layout_.drive[2 * j] : kWorld;
        add(row, RowKind::velocity);
    }
    for (int i = 0; i < coordinates; ++i) {
        const rigid::JointCoordinate& c = rigid::coordinate_of(joint, i);
        row = {};
        row.of = j;
        row.line = static_cast<std::uint8_t>(equalities + i);
        row.joint_row = joint_layout_.first_row[j] + row.line;
        row.drive = joint_layout_.drive[2 * j + static_cast<std::size_t>(i)];
        const bool bounded = std::isfinite(c.largest);
        if (c.drive == Drive::position && bounded)
            errors_.push_back({ErrorKind::input, "the position drive of joint '" + name + "' has a largest force, which has no event-driven form: what it does at its bound depends on the step",
                               "drive its velocity, or leave \"largest\" out", place});
        if (c.drive == Drive::position || c.drive == Drive::velocity) {
            row.kind = c.drive == Drive::position ? Kind::drive_position : bounded ? Kind::motor : Kind::drive_velocity;
            open_block(name + ", drive", place);
            add(row, bounded ? RowKind::relay : RowKind::velocity);
        }
        for (const double side : {1.0, -1.0}) {
            row.bound = side > 0.0 ? c.lower : c.upper;
            if (!std::isfinite(row.bound)) continue;
            row.kind = Kind::limit, row.sign = side;
            const bool angle = joint.kind == rigid::JointKind::revolute || joint.kind == rigid::JointKind::screw || (joint.kind == rigid::JointKind::cylindrical && i == 1);
            row.pair = static_cast<std::uint32_t>(pairs_.size()); // each limit is one
            pairs_.push_back({names.interaction_of_joint[j], joint.body_a, joint.body_b, angle});
            open_block(name + (side > 0.0 ? ", lower limit" : ", upper limit"), place);
            add(row, RowKind::contact);
        }
        row.sign = 1.0, row.pair = kWorld;
        if (c.friction > 0.0) {
            row.kind = Kind::dry;
            row.drive = kWorld;
            open_block(name + ", friction", place);
            add(row, RowKind::relay);
        }
    }
}

void EventBodies::list_contact(const rigid::Input& input, const BodyNames& names, std::uint32_t f) {
    const ContactFeature& feature = features_[f];
    const std::uint32_t a = feature.body_a, b = feature.body_b;
    const bool one = std::none_of(features_.begin(), features_.end(), [&](const ContactFeature& other) {
        return &other != &feature && std::minmax(other.body_a, other.body_b) == std::minmax(a, b);
    });
    const rigid::BodyInput& named = input.bodies[a].fixed ? input.bodies[b] : input.bodies[a];
    open_block(input.bodies[a].name + " and " + input.bodies[b].name + (one ? std::string() : ", point " + std::to_string(feature.number + 1)), named.place);
    BodyRow row;
    row.kind = Kind::contact;
    row.of = f;
    row.pair = pair_of({names.law_of_pair[feature.law], std::min(a, b), std::max(a, b), false});
    if (feature.kind == ContactFeature::Kind::outline) {
        row.cell = static_cast<std::uint32_t>(draft_->of_events->conditions.size());
        formula::Condition condition;
        condition.kind = formula::Condition::Kind::floor;
        condition.text = draft_->interactions.back().name + ": a corner is passed";
        condition.place = named.place;
        draft_->of_events->conditions.push_back({std::move(condition), EventOutputs::Depends::of_state});
        outline_rows_.push_back(static_cast<std::uint32_t>(rows_.size()));
    }
    add_row(input, row, RowKind::contact, a, b);
    if (!(input.laws[feature.law].mu > 0.0)) return;
    row.kind = Kind::sliding;
    add_row(input, row, RowKind::friction, a, b);
}

Errors EventBodies::list_rows(const rigid::Input& input, const BodyNames& names) {
    for (std::uint32_t j = 0; j < input.joints.size(); ++j) {
        if (input.joints[j].kind == rigid::JointKind::relation) list_relation(input, j);
        else list_joint(input, names, j);
    }
    Errors errors = find_contact_features(input, features_);
    errors.insert(errors.begin(), errors_.begin(), errors_.end());
    if (!errors.empty()) return errors;
    for (std::uint32_t f = 0; f < features_.size(); ++f) list_contact(input, names, f);
    numbers_.assign(pairs_.size(), kWorld);
    return {};
}

void EventBodies::lay_out(const rigid::Input& input, const Scheme& scheme, std::size_t drives, std::size_t parameters) {
    Draft& out = *draft_;
    out.scheme = scheme;
    const std::size_t n = width() * input.bodies.size(), m = rows_.size();
    std::vector<std::size_t> sizes;
    for (std::size_t b = 0; b < input.bodies.size(); ++b) {
        SystemBlock system;
        system.name = input.bodies[b].name;
        system.offset = width() * b;
        system.size = width();
        system.linear = false;
        system.place = input.bodies[b].place;
        out.systems.push_back(std::move(system));
        sizes.push_back(width());
        const bool tensor = !planar_ && !input.bodies[b].fixed;
        for (std::size_t i = 0; i < width(); ++i) {
            if (tensor && i >= 3 && i < 6)
                for (std::size_t k = 3; k < 6; ++k) out.M.add(width() * b + k);
            else out.M.add(width() * b + i);
            for (SparsePattern* matrix : {&out.M, &out.C, &out.K, &out.R}) matrix->end_row();
        }
    }
    out.newton = true;
    out.gap_by_formula.assign(m, 1);
    out.r_by_formula.assign(m, 0);
    const SparsePattern* const matrices[] = {&out.M, &out.C, &out.K, &out.R};
    out.W = IterationMatrix::Blocks::find(sizes, matrices);
    EventOutputs& outputs = *out.of_events;
    outputs.steady.assign(m, 0);
    outputs.direct.assign(m, 0);
    outputs.constant_operator = false;
    for (std::uint32_t row = 0; row < m; ++row)
        if (is_of_joint(rows_[row]) && input.joints[rows_[row].of].kind == rigid::JointKind::relation) outputs.moving.push_back(row);
        else if (rows_[row].kind == Kind::drive_position || rows_[row].kind == Kind::drive_velocity || rows_[row].kind == Kind::motor) {
            outputs.moving.push_back(row);
            if (rows_[row].kind == Kind::motor) outputs.motors.push_back(row);
        }
    Counts counts;
    counts.positions = counts.coordinates = n;
    counts.rows = m;
    counts.drives = drives;
    counts.parameters = parameters;
    counts.energies = model::kEnergyCount;
    counts.acting = n;
    counts.forces = outputs.memory_size(n, n, m);
    out.layout = Layout(counts);
    out.open(n, n, 0, m, drives);
    out.places.M = out.more(out.M.column.size());
    out.places.H = out.more(out.H.column.size());
    equations_ = std::make_unique<Assembled>(std::move(*draft_).done());
    draft_.reset();
}

MovingPose EventBodies::place_of(const double* q, std::uint32_t body) const noexcept {
    const double* x = q + width() * body;
    MovingPose at;
    at.pose.position << x[0], x[1], planar_ ? 0.0 : x[2];
    if (planar_) at.pose.rotation = Eigen::Quaterniond(std::cos(0.5 * x[2]), 0.0, 0.0, std::sin(0.5 * x[2]));
    else at.pose.rotation = Eigen::Quaterniond(x[3], x[4], x[5], x[6]).normalized();
    return at;
}

void EventBodies::set_numbers(const rigid::Input& input) {
    Assembled& out = *equations_;
    std::size_t entry = 0;
    for (const rigid::BodyInput& body : input.bodies) {
        const auto put = [&](double value) { out.M.value[entry++] = value; };
        for (int i = 0; i < (planar_ ? 2 : 3); ++i) put(body.fixed ? 1.0 : body.mass);
        if (planar_) put(body.fixed ? 1.0 : body.inertia(2, 2));
        else if (body.fixed)
            for (int i = 0; i < 4; ++i) put(1.0);
        else {
            for (int i = 0; i < 3; ++i)
                for (int k = 0; k < 3; ++k) put(0.5 * (body.inertia(i, k) + body.inertia(k, i)));
            put(1.0);
        }
    }
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        BodyRow& row = rows_[k];
        const bool of_contact = row.kind == Kind::contact || row.kind == Kind::sliding;
        if (of_contact) {
            const rigid::Law& law = input.laws[features_[row.of].law];
            out.e[k] = row.kind == Kind::contact ? law.e : law.e_T;
            out.mu[k] = row.kind == Kind::sliding ? law.mu : 0.0;
            out.b[k] = features_[row.of].size;
            continue;
        }
        const rigid::JointInput& joint = input.joints[row.of];
        const int coordinate = row.line - rigid::equality_rows(joint, planar_);
        out.b[k] = joint.frame_a.position.norm() + joint.frame_b.position.norm();
        if (coordinate < 0) continue;
        const rigid::JointCoordinate& c = rigid::coordinate_of(joint, coordinate);
        if (row.kind == Kind::limit) {
            row.bound = row.sign > 0.0 ? c.lower : c.upper;
            out.e[k] = c.e;
            out.b[k] += std::abs(row.bound);
        }
        if (row.kind == Kind::dry || row.kind == Kind::motor) {
            const double most = row.kind == Kind::dry ? c.friction : c.largest;
            out.lower[k] = -most, out.upper[k] = most;
        }
        if (row.kind == Kind::relay) out.lower[k] = c.relay[0], out.upper[k] = c.relay[1];
        if (row.kind == Kind::rubbing) out.mu[k] = c.mu, out.e[k] = c.e;
    }
}

Result<void> EventBodies::update(const rigid::Input& input) {
    std::vector<ContactFeature> fresh;
    Errors errors = find_contact_features(input, fresh);
    if (!errors.empty()) return Unexpected(std::move(errors.front()));
    std::size_t dry = 0, rubbing = 0; // coordinates with friction that have a row for it, and all of them
    bool as_before = true;
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        const BodyRow& row = rows_[k];
        if (row.kind == Kind::contact) as_before = as_before && (k + 1 < rows_.size() && rows_[k + 1].kind == Kind::sliding) == (input.laws[features_[row.of].law].mu > 0.0);
        if (row.kind == Kind::dry) dry += rigid::coordinate_of(input.joints[row.of], row.line - rigid::equality_rows(input.joints[row.of], planar_)).friction > 0.0 ? 1 : 0;
    }
    for (const rigid::JointInput& joint : input.joints)
        for (int i = 0; joint.kind != rigid::JointKind::relation && i < rigid::coordinate_count(joint, planar_); ++i)
            rubbing += rigid::coordinate_of(joint, i).friction > 0.0 ? 1 : 0;
    if (!as_before || dry != rubbing)
        return fail(ErrorKind::input, "friction of bodies cannot begin or end while an event-driven run goes on", "start the run again with the new value");
    features_ = std::move(fresh);
    set_numbers(input);
    return {};
}

} // namespace saltus::simulation
