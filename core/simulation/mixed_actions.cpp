// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/mixed_actions.h"

#include "core/model/expand.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace saltus::simulation {

using formula::Expr;
using formula::Symbol;

namespace {

// Which systems answer to each other within a step: by blocks of W, and by rows that join blocks.
class Parts {
public:
    explicit Parts(const Assembled& equations) : equations_(equations), joined_(equations.W.block_count()) {
        std::iota(joined_.begin(), joined_.end(), std::size_t{0});
        for (std::size_t row = 0; row < equations.row_kind.size(); ++row) {
            for (const SparseRows* matrix : {&equations.H, &equations.B})
                for (std::uint32_t k = matrix->start[row]; k < matrix->start[row + 1]; ++k) join_row(row, equations.W.block_of(matrix->column[k]));
            for (std::uint32_t k = equations.D.start[row]; k < equations.D.start[row + 1]; ++k)
                if (const auto other = block_of_row(equations.D.column[k])) join_row(row, *other);
        }
    }
    std::size_t of_unknown(std::size_t unknown) { return first(equations_.W.block_of(unknown)); }
    std::optional<std::size_t> of_row(std::size_t row) {
        const auto block = block_of_row(row);
        return block ? std::optional(first(*block)) : std::nullopt;
    }

private:
    std::optional<std::size_t> block_of_row(std::size_t row) const {
        for (const SparseRows* matrix : {&equations_.H, &equations_.B})
            if (matrix->start[row] < matrix->start[row + 1]) return equations_.W.block_of(matrix->column[matrix->start[row]]);
        return std::nullopt;
    }
    void join_row(std::size_t row, std::size_t block) {
        if (const auto own = block_of_row(row)) {
            const std::size_t a = first(*own), b = first(block);
            joined_[std::max(a, b)] = std::min(a, b);
        }
    }
    std::size_t first(std::size_t block) {
        while (joined_[block] != block) block = joined_[block] = joined_[joined_[block]];
        return block;
    }
    const Assembled& equations_;
    std::vector<std::size_t> joined_;
};

} // namespace

// Finds the channels, which of them answer to which, and the formulas of the slopes.
class MixedSlopes {
public:
    MixedSlopes(MixedActions& out, const ActionFormulas& found, const model::Model& model, model::ModelGraph& graph, const Assembled* equations)
        : out_(out), found_(found), model_(model), names_(graph), graph_(graph.graph()), equations_(equations) {
        if (equations) parts_.emplace(*equations);
        const auto list = [&](const std::vector<Symbol>& symbols, Kind kind) {
            for (std::size_t i = 0; i < symbols.size(); ++i) known_.emplace(symbols[i].index, Known{kind, static_cast<std::uint32_t>(i)});
        };
        list(graph.q(), Kind::q);
        list(graph.v(), Kind::v);
        list(graph.x(), Kind::x);
        list(graph.y(), Kind::y);
        list(graph.ydot(), Kind::ydot);
        list(graph.lambda(), Kind::lambda);
    }

    void run(Errors& errors) {
        for (std::uint32_t e = 0; e < out_.externals_.size(); ++e) external_links_.push_back(links_of(known_of(out_.externals_[e])));
        for (std::size_t f = 0; f < found_.forces.size(); ++f)
            force(found_.forces[f], channel({false, found_.force_of[f] / 6, found_.force_of[f] % 6}), errors, {});
        for (std::size_t d = 0; d < found_.drive.size(); ++d)
            if (found_.drive[d].kind == model::DriveKind::force)
                force(found_.drives[3 * d + 2], channel({true, found_.drive[d].joint, found_.drive[d].coordinate}), errors, found_.drive[d].place);
    }
    std::vector<Expr> slopes;

private:
    enum class Kind { q, v, x, y, ydot, lambda };
    struct Known {
        Kind kind;
        std::uint32_t index;
    };
    using Link = MixedActions::Link;

    static Known known_of(const External& external) {
        switch (external.kind) {
        case External::Kind::q: return {Kind::q, external.index};
        case External::Kind::v: return {Kind::v, external.index};
        case External::Kind::y: return {Kind::y, external.index};
        case External::Kind::ydot: break;
        }
        return {Kind::ydot, external.index};
    }
    std::uint32_t channel(const rigid::Channel& wanted) {
        const auto key = std::tuple(wanted.joint, wanted.object, wanted.component);
        const auto [at, fresh] = channel_of_.emplace(key, static_cast<std::uint32_t>(out_.channels_.size()));
        if (fresh) out_.channels_.push_back(wanted);
        return at->second;
    }
    std::uint32_t entry(std::uint32_t row, std::uint32_t column) {
        const auto [at, fresh] = entry_of_.emplace(std::pair(row, column), static_cast<std::uint32_t>(out_.pattern_.size()));
        if (fresh) out_.pattern_.emplace_back(row, column);
        return at->second;
    }
    bool of_bodies(Known known) const {
        switch (known.kind) {
        case Kind::q: return known.index >= out_.own_q_;
        case Kind::v: return known.index >= out_.own_v_;
        case Kind::y:
        case Kind::ydot: return known.index >= out_.own_rows_;
        case Kind::x:
        case Kind::lambda: break;
        }
        return false;
    }
    // By which velocities a number of bodies or joints moves.
    std::vector<Link> links_of(Known known) {
        static constexpr std::uint32_t factor[4][3] = {{1, 2, 3}, {0, 3, 2}, {3, 0, 1}, {2, 1, 0}}; // Q' = Q (0, omega) / 2
        static constexpr double sign[4][3] = {{-0.5, -0.5, -0.5}, {0.5, -0.5, 0.5}, {0.5, 0.5, -0.5}, {-0.5, 0.5, 0.5}};
        const model::Expanded& expanded = names_.expanded();
        const auto per = [&](std::size_t size, std::size_t first) { return std::pair((known.index - first) / size, (known.index - first) % size); };
        const bool planar = expanded.body_q == 3;
        if (known.kind == Kind::v) {
            const auto [body, i] = per(expanded.body_v, out_.own_v_);
            return {{Link::Kind::velocity, twist(body, planar && i == 2 ? 5 : i), 0, 1.0}};
        }
        if (known.kind == Kind::q) {
            const auto [body, i] = per(expanded.body_q, out_.own_q_);
            if (planar || i < 3) return {{Link::Kind::position, twist(body, planar && i == 2 ? 5 : i), 0, 1.0}};
            std::vector<Link> links;
            const auto first = static_cast<std::uint32_t>(out_.q_at_ + out_.own_q_ + expanded.body_q * body + 3);
            for (std::uint32_t k = 0; k < 3; ++k)
                links.push_back({Link::Kind::quaternion, twist(body, 3 + k), first + factor[i - 3][k], sign[i - 3][k]});
            return links;
        }
        for (std::uint32_t j = 0; j < expanded.joints.size(); ++j) {
            const model::ExpandedJoint& joint = expanded.joints[j];
            if (known.index < joint.offset || known.index >= joint.offset + joint.rows) continue;
            const std::size_t held = model::joint_equalities(model_.joints[joint.source], model_.world.planar);
            if (known.index < joint.offset + held) return {}; // what a joint holds does not move
            const auto coordinate = static_cast<std::uint32_t>(known.index - joint.offset - held);
            return {{known.kind == Kind::y ? Link::Kind::position : Link::Kind::velocity, channel({true, j, coordinate}), 0, 1.0}};
        }
        return {};
    }
    std::uint32_t twist(std::size_t body, std::size_t component) {
        return channel({false, static_cast<std::uint32_t>(body), static_cast<std::uint32_t>(component)});
    }

    void force(Expr expr, std::uint32_t row, Errors& errors, const Place& place) {
        for (const Symbol symbol : graph_.symbols_of(expr)) {
            const auto found = known_.find(symbol.index);
            if (found == known_.end()) continue; // t, drives, parameters
            const Known known = found->second;
            const bool bodies = of_bodies(known);
            if (!bodies && (known.kind == Kind::y || known.kind == Kind::ydot)) continue; // followed by the outer loop
            auto slope = graph_.derivative(expr, symbol);
            if (!slope) {
                errors.push_back(model::placed(slope.error(), place));
                return;
            }
            if (graph_.constant_value(*slope) == 0.0) continue;
            const auto at = static_cast<std::uint32_t>(slopes.size());
            slopes.push_back(*slope);
            if (bodies) {
                for (const Link& link : links_of(known)) out_.direct_.push_back({at, entry(row, link.channel), link});
            } else {
                through(at, known, row);
            }
        }
    }
    void through(std::uint32_t slope, Known known, std::uint32_t row) {
        if (!equations_) return;
        const std::size_t n = equations_->layout.coordinates, N = equations_->layout.unknowns();
        const bool lambda = known.kind == Kind::lambda;
        const std::size_t unknown = known.index + (known.kind == Kind::x ? n : 0);
        const auto part = lambda ? parts_->of_row(known.index) : std::optional(parts_->of_unknown(unknown));
        for (std::uint32_t e = 0; e < external_links_.size(); ++e) {
            const auto& acting = equations_->of_state.external_F;
            const auto& shown = equations_->of_state.external_b;
            const bool reaches = std::any_of(acting.begin(), acting.end(), [&](const auto& one) { return one.external == e && parts_->of_unknown(one.unknown) == part; }) ||
                                 std::any_of(shown.begin(), shown.end(), [&](const auto& one) { return one.external == e && parts_->of_row(one.row) == part; });
            if (!reaches || external_links_[e].empty()) continue;
            MixedActions::Through made{slope, e, static_cast<std::uint32_t>(lambda ? N + known.index : unknown), known.kind == Kind::q, {}};
            for (const Link& link : external_links_[e]) made.links.emplace_back(entry(row, link.channel), link);
            out_.through_.push_back(std::move(made));
        }
    }

    MixedActions& out_;
    const ActionFormulas& found_;
    const model::Model& model_;
    model::ModelGraph& names_;
    formula::Graph& graph_;
    const Assembled* equations_;
    std::optional<Parts> parts_;
    std::unordered_map<std::uint32_t, Known> known_;
    std::map<std::tuple<bool, std::uint32_t, std::uint32_t>, std::uint32_t> channel_of_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> entry_of_;
    std::vector<std::vector<Link>> external_links_;
};

Result<std::unique_ptr<MixedActions>, Errors> MixedActions::create(const ActionFormulas& found, const model::Model& model, model::ModelGraph& graph,
                                                                   const Assembled* equations) {
    auto made = std::make_unique<MixedActions>();
    const model::Expanded& expanded = graph.expanded();
    std::vector<Symbol> inputs = graph.time_inputs(); // the order of Layout
    const auto append = [&inputs](const std::vector<Symbol>& part) {
        const std::size_t at = inputs.size();
        inputs.insert(inputs.end(), part.begin(), part.end());
        return at;
    };
    made->time_inputs_ = inputs.size();
    made->q_at_ = append(graph.q());
    made->v_at_ = append(graph.v());
    made->x_at_ = append(graph.x());
    made->y_at_ = append(graph.y());
    made->ydot_at_ = append(graph.ydot());
    made->lambda_at_ = append(graph.lambda());
    made->own_q_ = made->own_v_ = expanded.system_coordinates;
    made->states_ = expanded.states;
    made->own_rows_ = expanded.interaction_rows;
    made->rows_ = expanded.rows;
    made->body_q_count_ = expanded.positions - expanded.system_coordinates;
    made->body_v_count_ = expanded.coordinates - expanded.system_coordinates;
    if (equations) made->externals_ = equations->externals;

    MixedSlopes slopes(*made, found, model, graph, equations);
    Errors errors;
    slopes.run(errors);
    if (!errors.empty()) return Unexpected(std::move(errors));
    made->forces_ = formula::Tape::compile(graph.graph(), found.forces, inputs);
    made->drives_ = formula::Tape::compile(graph.graph(), found.drives, inputs);
    made->slopes_ = formula::Tape::compile(graph.graph(), slopes.slopes, inputs);
    made->force_of_ = found.force_of;
    made->drive_count_ = found.drives.size() / 3;
    made->in_.assign(inputs.size(), 0.0);
    made->out_.assign(std::max(found.forces.size(), found.drives.size()), 0.0);
    made->slope_values_.assign(slopes.slopes.size(), 0.0);
    made->work_.assign(std::max({made->forces_.workspace_size(), made->drives_.workspace_size(), made->slopes_.workspace_size()}), 0.0);
    if (equations) {
        made->du_.assign(equations->layout.unknowns() * made->externals_.size(), 0.0);
        made->dlambda_.assign(equations->layout.rows * made->externals_.size(), 0.0);
    }
    return made;
}

void MixedActions::set_numbers(const double* numbers) noexcept {
    std::copy_n(numbers, in_.size(), in_.begin());
}

// What a check of the start asks for; the systems are where they were told last.
void MixedActions::add_forces(double t, const double* q, const double* v, double* out) const {
    in_[0] = t;
    std::copy_n(q, body_q_count_, in_.data() + q_at_ + own_q_);
    std::copy_n(v, body_v_count_, in_.data() + v_at_ + own_v_);
    forces_.evaluate(in_.data(), out_.data(), work_.data());
    for (std::size_t i = 0; i < force_of_.size(); ++i) out[force_of_[i]] += out_[i];
}

void MixedActions::drives(double t, double* out) const {
    in_[0] = t;
    drives_.evaluate(in_.data(), out, work_.data());
    for (std::size_t i = 0; i < 3 * drive_count_; ++i)
        if (!std::isfinite(out[i])) out[i] = 0.0; // before a state is known
}

void MixedActions::read_externals(const rigid::Reading& reading, std::span<double> out) const noexcept {
    for (std::size_t e = 0; e < externals_.size(); ++e) {
        const External& external = externals_[e];
        switch (external.kind) {
        case External::Kind::q: out[e] = reading.q[external.index - own_q_]; break;
        case External::Kind::v: out[e] = reading.v[external.index - own_v_]; break;
        case External::Kind::y: out[e] = reading.y[external.index - own_rows_]; break;
        case External::Kind::ydot: out[e] = reading.ydot[external.index - own_rows_]; break;
        }
    }
}

bool MixedActions::couple(const rigid::Reading& reading, bool at_end, double* out, double* drives) const {
    in_[0] = reading.t;
    std::copy_n(reading.q, body_q_count_, in_.data() + q_at_ + own_q_);
    std::copy_n(reading.v, body_v_count_, in_.data() + v_at_ + own_v_);
    std::copy_n(reading.y, rows_ - own_rows_, in_.data() + y_at_ + own_rows_);
    std::copy_n(reading.ydot, rows_ - own_rows_, in_.data() + ydot_at_ + own_rows_);
    if (at_end && equations_) {
        read_externals(reading, equations_->externals());
        if (!carriers_.empty()) equations_->push(carriers_, reading.carrier_p);
        report_ = equations_->compute(*equation_state_);
        if (report_.failure != StepReport::Failure::none) return false;
        const NextState& next = equations_->next();
        std::copy(next.q.begin(), next.q.end(), in_.data() + q_at_);
        std::copy_n(next.u.begin(), own_v_, in_.data() + v_at_);
        std::copy_n(next.u.begin() + static_cast<std::ptrdiff_t>(own_v_), states_, in_.data() + x_at_);
        std::copy(next.y.begin(), next.y.end(), in_.data() + y_at_);
        std::copy(next.ydot.begin(), next.ydot.end(), in_.data() + ydot_at_);
        std::copy(next.lambda.begin(), next.lambda.end(), in_.data() + lambda_at_);
    }
    forces_.evaluate(in_.data(), out_.data(), work_.data());
    for (std::size_t i = 0; i < force_of_.size(); ++i) out[force_of_[i]] += out_[i];
    if (drive_count_ > 0) drives_.evaluate(in_.data(), drives, work_.data());
    return true;
}

void MixedActions::carry(std::vector<std::uint32_t> coordinates, const Assembled& equations) {
    carriers_ = std::move(coordinates);
    Parts parts(equations);
    std::vector<std::size_t> seen;
    for (const std::uint32_t coordinate : carriers_) {
        const std::size_t part = parts.of_unknown(coordinate);
        const auto at = std::find(seen.begin(), seen.end(), part);
        carrier_groups_.push_back(static_cast<std::uint32_t>(at - seen.begin()));
        if (at == seen.end()) seen.push_back(part);
    }
}

void MixedActions::start_at(std::span<const double> q, std::span<const double> v) noexcept {
    std::copy(q.begin(), q.end(), in_.begin() + static_cast<std::ptrdiff_t>(q_at_));
    std::copy(v.begin(), v.end(), in_.begin() + static_cast<std::ptrdiff_t>(v_at_));
}

void MixedActions::carrier_state(bool at_end, double* q, double* v) const {
    for (std::size_t i = 0; i < carriers_.size(); ++i) {
        q[i] = at_end ? equations_->next().q[carriers_[i]] : in_[q_at_ + carriers_[i]];
        v[i] = at_end ? equations_->next().u[carriers_[i]] : in_[v_at_ + carriers_[i]];
    }
}

void MixedActions::carrier_mobility(double* out) const {
    equations_->mobility(carriers_, out);
}

void MixedActions::displace_carriers(const double* push) const {
    equations_->displace(carriers_, push);
}

void MixedActions::slopes(double weight, double* out) const {
    std::fill_n(out, pattern_.size(), 0.0);
    slopes_.evaluate(in_.data(), slope_values_.data(), work_.data());
    for (const Direct& one : direct_) out[one.entry] += slope_values_[one.slope] * moved(one.link, weight);
    if (through_.empty()) return;
    equations_->respond(du_.data(), dlambda_.data());
    const std::size_t m = own_rows_, N = own_v_ + states_;
    for (const Through& one : through_) {
        const double answer = one.number < N ? du_[N * one.external + one.number] : dlambda_[m * one.external + one.number - N];
        const double slope = slope_values_[one.slope] * answer * (one.position ? weight : 1.0);
        if (slope == 0.0) continue;
        for (const auto& [entry, link] : one.links) out[entry] += slope * moved(link, weight);
    }
}

} // namespace saltus::simulation
