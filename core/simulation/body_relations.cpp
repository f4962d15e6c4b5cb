// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/body_relations.h"

#include "core/formula/conditions.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/rigid/joint_rows.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>

namespace saltus::simulation {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

namespace {

constexpr std::size_t kTwist[2][6] = {{0, 1, 2, 3, 4, 5}, {0, 1, 5, 0, 0, 0}}; // number of v in the twist: in space, in the plane

} // namespace

// y, its slopes by velocities and what drifts. Outputs of the tape: y, drift, then slopes by numbers of q or of v.
class RelationFormula final : public rigid::LineFormula {
public:
    std::shared_ptr<const rigid::LineFormula> copy() const override { return std::make_shared<RelationFormula>(*this); }
    void evaluate(double t, std::span<const rigid::Pose* const> poses, const double* angles, rigid::JointLine& out, rigid::Vector6* more) const override {
        in_[0] = t;
        for (std::size_t side = 0; side < sides_ && side < poses.size(); ++side) write_pose(*poses[side], angles[side], &in_[time_inputs_ + side * q_count_]);
        double* const of_systems = in_.data() + time_inputs_ + sides_ * (q_count_ + v_count_);
        for (std::size_t i = 0; i < carriers_.size(); ++i) of_systems[i] = carrier_q_[carriers_[i]];
        tape_.evaluate(in_.data(), out_.data(), work_.data());
        out.y = gap_ ? out_[0] : 0.0;
        out.carried = 0.0;
        const auto by_systems = carrier_slopes();
        for (std::size_t i = 0; i < carriers_.size(); ++i) out.carried += by_systems[i] * carrier_v_[carriers_[i]];
        out.drift = out_[1] + out.carried;
        for (std::size_t side = 0; side < sides_ && side < poses.size(); ++side) {
            if (side > 1 && !more) break;
            rigid::Vector6& J = side == 0 ? out.Ja : side == 1 ? out.Jb : more[side - 2];
            if (side > 1) J.setZero();
            const double* slopes = &out_[2 + side * (gap_ ? q_count_ : v_count_)];
            if (gap_) by_positions(slopes, &in_[time_inputs_ + side * q_count_], J);
            else
                for (std::size_t i = 0; i < v_count_; ++i) J[static_cast<Eigen::Index>(kTwist[planar_ ? 1 : 0][i])] = slopes[i];
        }
    }
    double rate_change(std::span<const double* const> twists) const override {
        if (second_out_.empty()) return 0.0;
        const std::size_t q_size = sides_ * q_count_, v_size = sides_ * v_count_;
        std::copy_n(in_.begin(), time_inputs_ + q_size, second_in_.begin());
        double *v = second_in_.data() + time_inputs_ + q_size, *rates = v + v_size;
        for (std::size_t side = 0; side < sides_; ++side) {
            static constexpr double kRests[6] = {};
            const double* twist = side < twists.size() && twists[side] ? twists[side] : kRests;
            for (std::size_t i = 0; i < v_count_; ++i) v[side * v_count_ + i] = twist[kTwist[planar_ ? 1 : 0][i]];
            position_rates(twist, &in_[time_inputs_ + side * q_count_], rates + side * q_count_);
        }
        second_.evaluate(second_in_.data(), second_out_.data(), second_work_.data());
        double change = second_out_[0];
        for (std::size_t side = 0; gap_ && !planar_ && side < sides_; ++side) { // Q'' = -|w|^2 Q / 4 while the spin keeps
            const double* twist = side < twists.size() ? twists[side] : nullptr;
            if (!twist) continue;
            const double turning = twist[3] * twist[3] + twist[4] * twist[4] + twist[5] * twist[5];
            const double *slope = &out_[2 + side * q_count_ + 3], *Q = &in_[time_inputs_ + side * q_count_ + 3];
            for (std::size_t i = 0; i < 4; ++i) change -= 0.25 * turning * slope[i] * Q[i];
        }
        return change;
    }
    void set_numbers(const double* numbers) const noexcept override { std::copy_n(numbers, time_inputs_, in_.begin()); }
    std::span<const std::uint32_t> carriers() const noexcept override { return carriers_; }
    void carry(const double* q, const double* v) const noexcept override { carrier_q_ = q, carrier_v_ = v; }
    std::span<const double> carrier_slopes() const noexcept override { return std::span(out_).last(carriers_.size()); }
    void set_start(std::span<const double> parameters, std::span<const double> angles) noexcept {
        double* at = in_.data();
        *at++ = 0.0;
        for (const double angle : angles) *at++ = 0.0, *at++ = angle;
        std::copy(parameters.begin(), parameters.end(), at);
    }

private:
    friend class RelationCollector;

    void write_pose(const rigid::Pose& pose, double angle, double* q) const noexcept {
        const rigid::Vector3& x = pose.position;
        q[0] = x.x(), q[1] = x.y();
        if (planar_) {
            q[2] = angle;
            return;
        }
        q[2] = x.z();
        q[3] = pose.rotation.w(), q[4] = pose.rotation.x(), q[5] = pose.rotation.y(), q[6] = pose.rotation.z();
    }
    // dh/dq . q': in space Q' = Q (0, omega) / 2.
    void by_positions(const double* slope, const double* q, rigid::Vector6& J) const noexcept {
        J[0] = slope[0], J[1] = slope[1];
        if (planar_) {
            J[5] = slope[2];
            return;
        }
        J[2] = slope[2];
        const double w = q[3], x = q[4], y = q[5], z = q[6];
        const double *s = slope + 3;
        J[3] = 0.5 * (-x * s[0] + w * s[1] + z * s[2] - y * s[3]);
        J[4] = 0.5 * (-y * s[0] - z * s[1] + w * s[2] + x * s[3]);
        J[5] = 0.5 * (-z * s[0] + y * s[1] - x * s[2] + w * s[3]);
    }

    // q' of the twist: in space Q' = Q (0, omega) / 2.
    void position_rates(const double* twist, const double* q, double* out) const noexcept {
        out[0] = twist[0], out[1] = twist[1];
        if (planar_) {
            out[2] = twist[5];
            return;
        }
        out[2] = twist[2];
        const double w = q[3], x = q[4], y = q[5], z = q[6], a = twist[3], b = twist[4], c = twist[5];
        out[3] = 0.5 * (-x * a - y * b - z * c);
        out[4] = 0.5 * (w * a + y * c - z * b);
        out[5] = 0.5 * (w * b - x * c + z * a);
        out[6] = 0.5 * (w * c + x * b - y * a);
    }

    bool planar_ = false, gap_ = true; // gap: else a sliding velocity, linear in v
    std::size_t sides_ = 1, time_inputs_ = 0, q_count_ = 7, v_count_ = 6;
    formula::Tape tape_, second_; // second: inputs t ..., q, v, q' of the sides
    mutable std::vector<double> second_in_, second_out_, second_work_;
    std::vector<std::uint32_t> carriers_; // numbers of BodyRelations::carriers()
    mutable const double *carrier_q_ = nullptr, *carrier_v_ = nullptr;
    mutable std::vector<double> in_, out_, work_;
};

// Reads the interactions of a model.
class RelationCollector {
public:
    RelationCollector(const model::Model& model, model::ModelGraph& graph, BodyRelations& out)
        : model_(model), names_(graph), graph_(graph.graph()), out_(out), by_events_(model::integrator_of(model) == model::IntegratorKind::event_driven) {}

    void collect() {
        for (const model::ExpandedInteraction& copy : names_.expanded().interactions) {
            if (!copy.of_bodies() || !errors.empty()) continue;
            const model::Interaction& source = model_.interactions[copy.source];
            const std::string object = "interactions." + source.name;
            const std::size_t first = out_.rows_.size();
            std::visit([&](const auto& kind) { relation(kind, copy, object + ".relation"); }, source.relation);
            if (errors.empty()) std::visit([&](const auto& kind) { law(kind, copy, first, object + ".law"); }, source.law);
        }
    }
    // Coordinates of systems become numbers among all that rows act on.
    void number_carriers() {
        std::vector<std::uint32_t>& all = out_.carriers_;
        for (const Row& row : out_.rows_) all.insert(all.end(), row.formula->carriers_.begin(), row.formula->carriers_.end());
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        for (const Row& row : out_.rows_)
            for (std::uint32_t& carrier : row.formula->carriers_)
                carrier = static_cast<std::uint32_t>(std::lower_bound(all.begin(), all.end(), carrier) - all.begin());
    }
    void values() {
        for (const Number& number : numbers_) {
            const auto constant = out_.values_.add(graph_, number.expr, out_.targets_.size(), number.place, number.bounded);
            out_.targets_.push_back({number.row, number.target});
            out_.numbers_.push_back(constant.value_or(0.0));
        }
        out_.values_.compile(graph_, names_.parameters());
        for (const model::DriveSymbols& drive : names_.drives()) out_.drive_starts_.push_back(drive.start);
        out_.starts_ = formula::Tape::compile(graph_, out_.drive_starts_, names_.parameters());
    }

    Errors errors;

private:
    using Row = BodyRelations::Row;
    struct Number {
        std::size_t row;
        double Row::*target;
        Expr expr;
        Place place;
        model::Bounded bounded = {};
    };

    std::optional<Expr> accept(Result<Expr> expr, const Place& place) {
        if (expr) return *expr;
        errors.push_back(model::placed(expr.error(), place));
        return std::nullopt;
    }
    void number(const model::Value& value, const model::Constants& constants, const std::string& object, std::size_t row, double Row::*target, model::Bounded bounded = {}) {
        const Place place = model::at(value.place, object);
        const auto expr = accept(names_.parse(value, constants), place);
        if (!expr) return;
        if (graph_.depends_on(*expr, SymbolKind::time) || graph_.depends_on(*expr, SymbolKind::state))
            errors.push_back({ErrorKind::input, "a value that must not change in time uses t, a drive or a state", "use numbers and parameters only", place});
        else
            numbers_.push_back({row, target, *expr, place, bounded});
    }

    void relation(const model::LagrangianScleronomousRelation& kind, const model::ExpandedInteraction& copy, const std::string& object) {
        formulas(kind.h, kind.tangent, copy, object);
    }
    void relation(const model::LagrangianRheonomousRelation& kind, const model::ExpandedInteraction& copy, const std::string& object) {
        formulas(kind.h, kind.tangent, copy, object);
    }
    void relation(const model::LagrangianCompliantRelation& kind, const model::ExpandedInteraction& copy, const std::string& object) {
        if (by_events_) {
            errors.push_back({ErrorKind::input, "the compliant gap '" + copy.name + "' has no event-driven form yet", "use \"moreau-jean\", or write the force as a formula: max(0, -k*gap)",
                              model::at({}, object)});
            return;
        }
        out_.implicit_ = model_.run.compliance == model::Compliance::implicit;
        for (std::size_t i = 0; i < kind.h.size() && errors.empty(); ++i) {
            const std::size_t row = out_.rows_.size();
            add(kind.h[i], copy, model::element(object + ".h", i), true, names_.lambda()[copy.offset + i]);
            if (errors.empty()) compliance(kind.h[i], copy, i, row, model::at(kind.h[i].place, model::element(object + ".h", i)));
        }
    }
    // h = g + D lambda with a number D for each row.
    void compliance(const model::Formula& formula, const model::ExpandedInteraction& copy, std::size_t i, std::size_t row, const Place& place) {
        const auto h = accept(names_.parse(formula, copy.constants), place);
        if (!h) return;
        for (std::size_t other = 0; other < copy.rows; ++other)
            if (other != i && graph_.constant_value(*graph_.derivative(*h, names_.lambda()[copy.offset + other])) != 0.0) {
                errors.push_back({ErrorKind::input, "a compliant gap with a body uses the lambda of another row", "let each row use its own", place});
                return;
            }
        const auto D = accept(graph_.derivative(*h, names_.lambda()[copy.offset + i]), place);
        if (!D) return;
        if (graph_.depends_on(*D, SymbolKind::time) || graph_.depends_on(*D, SymbolKind::state)) {
            errors.push_back({ErrorKind::input, "the compliance of a gap with a body changes with t, a state or lambda", "let it be a number times lambda, or write the spring as a force by formula", place});
            return;
        }
        if (graph_.constant_value(*D) == 0.0) {
            errors.push_back({ErrorKind::input, "the compliant gap does not depend on lambda", "add the compliance, for example \"" + model::element(copy.name + ".lambda", i) + "/k\", or use a relation without compliance", place});
            return;
        }
        out_.rows_[row].compliant = true;
        numbers_.push_back({row, &Row::compliance, *D, place});
    }
    template <class Other>
    void relation(const Other&, const model::ExpandedInteraction& copy, const std::string& object) { // check_pairing() has told it
        errors.push_back({ErrorKind::input, "the relation of '" + copy.name + "' cannot join bodies", "write its gap as a formula: \"lagrangian-rheonomous\"", model::at({}, object)});
    }
    void formulas(const std::vector<model::Formula>& h, const std::vector<model::Formula>& tangent, const model::ExpandedInteraction& copy,
                  const std::string& object) {
        for (std::size_t i = 0; i < h.size(); ++i) {
            add(h[i], copy, model::element(object + ".h", i), true);
            if (copy.friction && i < tangent.size()) add(tangent[i], copy, model::element(object + ".tangent", i), false);
        }
    }

    void add(const model::Formula& formula, const model::ExpandedInteraction& copy, const std::string& object, bool gap, std::optional<Symbol> force = {}) {
        const Place place = model::at(formula.place, object);
        const auto y = accept(names_.parse(formula, copy.constants), place);
        if (!y) return;
        const model::Expanded& expanded = names_.expanded();
        auto made = std::make_shared<RelationFormula>();
        made->planar_ = model_.world.planar;
        made->gap_ = gap;
        made->sides_ = copy.bodies.size();
        made->q_count_ = expanded.body_q;
        made->v_count_ = expanded.body_v;
        std::vector<Symbol> inputs = names_.time_inputs(), velocities, by;
        made->time_inputs_ = inputs.size();
        for (const std::size_t b : copy.bodies) {
            const model::ExpandedBody& body = expanded.bodies[b];
            for (std::size_t i = 0; i < expanded.body_q; ++i) inputs.push_back(names_.q()[body.q + i]);
            for (std::size_t i = 0; i < expanded.body_v; ++i) velocities.push_back(names_.v()[body.v + i]);
        }
        if (gap) by.assign(inputs.begin() + static_cast<std::ptrdiff_t>(made->time_inputs_), inputs.end());
        else by = velocities;
        inputs.insert(inputs.end(), velocities.begin(), velocities.end()); // 0: what drifts at rest
        std::vector<Symbol> carrier_v;
        const std::vector<Symbol> read = graph_.symbols_of(*y);
        const auto reads = [&](Symbol symbol) { return std::find(read.begin(), read.end(), symbol) != read.end(); };
        for (const std::size_t s : copy.systems) {
            const model::ExpandedSystem& system = expanded.systems[s];
            for (std::size_t i = system.offset; i < system.offset + system.size; ++i) {
                if (!reads(names_.q()[i]) && !reads(names_.v()[i])) continue;
                made->carriers_.push_back(static_cast<std::uint32_t>(i)); // coordinates for now
                inputs.push_back(names_.q()[i]);
                carrier_v.push_back(names_.v()[i]);
                by.push_back(gap ? names_.q()[i] : names_.v()[i]);
            }
        }
        inputs.insert(inputs.end(), carrier_v.begin(), carrier_v.end()); // 0 too
        if (force) inputs.push_back(*force);                               // 0: the gap without its compliance
        const auto drift = !gap                                            ? y
                           : graph_.depends_on(*y, SymbolKind::time) ? accept(graph_.total_time_derivative(*y), place)
                                                                           : std::optional(graph_.constant(0.0));
        if (!drift) return;
        std::vector<Expr> outputs{*y, *drift};
        for (const Symbol symbol : by) {
            const auto slope = accept(graph_.derivative(*y, symbol), place);
            if (!slope) return;
            outputs.push_back(*slope);
        }
        if (by_events_ && !add_second(*made, *y, copy, place)) return;
        made->tape_ = formula::Tape::compile(graph_, outputs, inputs);
        made->in_.assign(inputs.size(), 0.0);
        made->out_.assign(outputs.size(), 0.0);
        made->work_.assign(made->tape_.workspace_size(), 0.0);
        Row row;
        row.name = copy.name;
        row.place = place;
        for (const std::size_t b : copy.bodies) row.bodies.push_back(static_cast<std::uint32_t>(b));
        row.formula = std::move(made);
        out_.rows_.push_back(std::move(row));
    }

    // What event-driven runs ask for: the second derivative along a motion whose twists keep.
    bool add_second(RelationFormula& made, Expr y, const model::ExpandedInteraction& copy, const Place& place) {
        formula::Conditions conditions;
        conditions.add(graph_, std::span(&y, 1));
        for (std::size_t k = 0; k < conditions.size(); ++k) {
            if (conditions[k].kind == formula::Condition::Kind::atan2) continue; // whole turns do not count in what a gap may be
            errors.push_back({ErrorKind::input, "the gap of '" + copy.name + "' is made of pieces (" + conditions[k].text + "), which has no event-driven form between bodies yet",
                              "use \"moreau-jean\", or a formula without pieces", place});
            return false;
        }
        const model::Expanded& expanded = names_.expanded();
        std::vector<Symbol> inputs = names_.time_inputs(), q, v, rates;
        for (const std::size_t b : copy.bodies) {
            for (std::size_t i = 0; i < expanded.body_q; ++i) q.push_back(names_.q()[expanded.bodies[b].q + i]);
            for (std::size_t i = 0; i < expanded.body_v; ++i) v.push_back(names_.v()[expanded.bodies[b].v + i]);
        }
        for (std::size_t i = 0; i < q.size(); ++i) {
            const std::string name = "relation_rate[" + std::to_string(i) + "]";
            if (const auto known = graph_.find_symbol(name)) rates.push_back(*known);
            else if (const auto added = graph_.add_symbol(name, SymbolKind::parameter)) rates.push_back(*added); // it keeps while q moves
            else return errors.push_back(model::placed(added.error(), place)), false;
        }
        std::vector<Symbol> held = q;
        held.insert(held.end(), v.begin(), v.end());
        const auto along = [&](Expr of) -> std::optional<Expr> { // d/dt while q' keeps
            Expr sum = graph_.constant(0.0);
            if (graph_.depends_on(of, SymbolKind::time)) {
                const auto by_time = accept(graph_.total_time_derivative(of, held), place);
                if (!by_time) return std::nullopt;
                sum = *by_time;
            }
            for (std::size_t i = 0; i < q.size(); ++i) {
                if (!graph_.depends_on(of, q[i])) continue;
                const auto slope = accept(graph_.derivative(of, q[i]), place);
                if (!slope) return std::nullopt;
                sum = graph_.add(sum, graph_.multiply(*slope, graph_.symbol(rates[i])));
            }
            return sum;
        };
        auto change = along(y);
        if (change && made.gap_) change = along(*change);
        if (!change) return false;
        for (const auto* part : {&q, &v, &rates}) inputs.insert(inputs.end(), part->begin(), part->end());
        made.second_ = formula::Tape::compile(graph_, std::span(&*change, 1), inputs);
        made.second_in_.assign(inputs.size(), 0.0);
        made.second_out_.assign(1, 0.0);
        made.second_work_.assign(made.second_.workspace_size(), 0.0);
        return true;
    }

    // --- laws ---------------------------------------------------------------------------------------------------------

    void all(std::size_t first, Row::Law law) {
        for (std::size_t row = first; row < out_.rows_.size(); ++row) out_.rows_[row].law = law;
    }
    void law(const model::EqualityLaw&, const model::ExpandedInteraction&, std::size_t first, const std::string&) { all(first, Row::Law::equality); }
    void law(const model::ComplementarityLaw&, const model::ExpandedInteraction&, std::size_t first, const std::string&) { all(first, Row::Law::contact); }
    void law(const model::NewtonImpactLaw& kind, const model::ExpandedInteraction& copy, std::size_t first, const std::string& object) {
        all(first, Row::Law::contact);
        for (std::size_t row = first; row < out_.rows_.size(); ++row) number(kind.e, copy.constants, object + ".e", row, &Row::e, model::kRestitution);
    }
    void law(const model::NewtonImpactFrictionLaw& kind, const model::ExpandedInteraction& copy, std::size_t first, const std::string& object) {
        for (std::size_t row = first; row < out_.rows_.size(); row += 2) {
            out_.rows_[row].law = Row::Law::contact;
            number(kind.e, copy.constants, object + ".e", row, &Row::e, model::kRestitution);
            if (row + 1 >= out_.rows_.size()) break;
            out_.rows_[row + 1].law = Row::Law::friction;
            number(kind.e_T, copy.constants, object + ".e_T", row + 1, &Row::e, model::kTangentialRestitution);
            number(kind.mu, copy.constants, object + ".mu", row + 1, &Row::mu, model::kFriction);
        }
    }
    void law(const model::RelayLaw& kind, const model::ExpandedInteraction& copy, std::size_t first, const std::string& object) {
        all(first, Row::Law::relay);
        for (std::size_t row = first; row < out_.rows_.size(); ++row) {
            number(kind.lower.of(row - first), copy.constants, object + ".lower", row, &Row::lower);
            number(kind.upper.of(row - first), copy.constants, object + ".upper", row, &Row::upper);
        }
    }

    const model::Model& model_;
    model::ModelGraph& names_;
    formula::Graph& graph_;
    BodyRelations& out_;
    const bool by_events_;
    std::vector<Number> numbers_;
};

BodyRelations::~BodyRelations() = default;

Result<std::unique_ptr<BodyRelations>, Errors> BodyRelations::create(const model::Model& model, model::ModelGraph& graph) {
    std::unique_ptr<BodyRelations> made(new BodyRelations());
    RelationCollector collector(model, graph, *made);
    collector.collect();
    if (!collector.errors.empty()) return Unexpected(std::move(collector.errors));
    collector.number_carriers();
    if (!made->rows_.empty()) collector.values();
    return made;
}

Result<void, Errors> BodyRelations::append(std::span<const double> parameter_values, rigid::Input& out) {
    if (rows_.empty()) return {};
    if (auto done = values_.assign(parameter_values, numbers_.data(), number_work_); !done) return Unexpected(Errors{done.error()});
    for (std::size_t k = 0; k < targets_.size(); ++k) rows_[targets_[k].row].*targets_[k].number = numbers_[k];
    std::vector<double> angles(drive_starts_.size()), work(starts_.workspace_size());
    starts_.evaluate(parameter_values.data(), angles.data(), work.data());
    for (const Row& row : rows_) {
        auto formula = std::make_shared<RelationFormula>(*row.formula); // each plan has its own
        formula->set_start(parameter_values, angles);
        rigid::JointInput made;
        made.kind = rigid::JointKind::relation;
        made.body_a = row.bodies[0];
        if (row.bodies.size() > 1) made.body_b = row.bodies[1];
        if (row.bodies.size() > 2) made.more.assign(row.bodies.begin() + 2, row.bodies.end());
        made.formula = std::move(formula);
        if (row.law != Row::Law::equality || row.compliant) {
            rigid::JointCoordinate& coordinate = made.coordinates.emplace_back();
            if (row.compliant) {
                coordinate.compliance = row.compliance;
                coordinate.two_sided = row.law == Row::Law::equality;
                coordinate.implicit = implicit_;
                if (!(row.compliance > 0.0))
                    return Unexpected(Errors{{ErrorKind::input, "the compliance of interaction '" + row.name + "' is " + model::number_text(row.compliance), "let lambda add a positive compliance to the gap, for example lambda/k", row.place}});
            }
            if (row.law == Row::Law::contact && !row.compliant) coordinate.lower = 0.0;
            if (row.law == Row::Law::friction) coordinate.normal = static_cast<std::uint32_t>(out.joints.size() - 1), coordinate.mu = row.mu;
            if (row.law == Row::Law::relay) coordinate.relay[0] = row.lower, coordinate.relay[1] = row.upper;
            coordinate.e = row.e;
        }
        out.joints.push_back(std::move(made));
        out.joint_names.push_back(row.name);
        out.joint_places.push_back(row.place);
    }
    return {};
}

} // namespace saltus::simulation
