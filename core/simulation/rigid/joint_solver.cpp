// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/joint_solver.h"

#include "core/base/going_on.h"
#include "core/simulation/rigid/joint_solver_impl.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace saltus::rigid {

void JointSolver::Impl::load(std::span<const std::uint32_t> bodies, std::span<const std::uint32_t> rows,
                             std::span<const std::uint32_t> contacts) {
    equality.clear();
    other.clear();
    more_sides.clear();
    most_sides = 2;
    blocks.clear();
    p_other.clear();
    const std::size_t count = problem->mass.size();
    if (mechanism_of.size() < count) {
        mechanism_of.resize(count);
        place.resize(count);
        parent.resize(count);
    }
    for (const std::uint32_t b : bodies) {
        mechanism_of[b] = kWorld;
        parent[b] = b;
    }
    for (const std::uint32_t k : rows) {
        const Row& row = problem->rows[k];
        Line l = line_of(row.body_a, row.body_b, row.Ja, row.Jb);
        l.bias = -row.target;
        l.compliance = row.compliance;
        l.source = k;
        l.more_begin = static_cast<std::uint32_t>(more_sides.size());
        for (std::uint32_t s = row.side_begin; s < row.side_end; ++s) {
            Side& side = more_sides.emplace_back();
            side.body = problem->sides[s].body, side.J = problem->sides[s].J;
            side.moves = moves(side.body);
            if (side.moves) side.M = times(problem->mass[side.body], side.J);
        }
        l.more_end = static_cast<std::uint32_t>(more_sides.size());
        most_sides = std::max(most_sides, l.sides());
        if (row.law == RowLaw::equality) {
            equality.push_back(l);
            continue;
        }
        ReducedBlock block;
        block.law = row.law == RowLaw::box ? ReducedBlock::Law::box : ReducedBlock::Law::unilateral;
        block.first = static_cast<std::uint32_t>(other.size());
        block.lower = row.lower, block.upper = row.upper;
        blocks.push_back(block);
        other.push_back(l);
        p_other.push_back(row.law == RowLaw::box ? std::clamp(row.p, row.lower, row.upper) : std::fmax(0.0, row.p));
    }
    for (const std::uint32_t k : contacts) {
        const ContactBlock& c = problem->contacts[k];
        ReducedBlock block;
        block.law = ReducedBlock::Law::contact;
        block.first = static_cast<std::uint32_t>(other.size());
        block.size = JointSolver::rows_of(c);
        block.mu = c.mu, block.mu_rolling = c.mu_rolling, block.mu_spinning = c.mu_spinning;
        block.alpha = c.alpha;
        blocks.push_back(block);
        for (std::uint32_t r = 0; r < block.size; ++r) {
            Vector6 Ja = Vector6::Zero(), Jb = Vector6::Zero();
            if (r < 3) {
                Ja.head<3>() = c.frame.row(r).transpose();
                Jb.head<3>() = -Ja.head<3>();
                Ja.tail<3>() = c.angular_a.row(r).transpose();
                Jb.tail<3>() = c.angular_b.row(r).transpose();
            } else {
                const Eigen::Index axis = r == 5 ? 0 : r - 2;
                Ja.tail<3>() = c.spin_a.row(axis).transpose();
                Jb.tail<3>() = c.spin_b.row(axis).transpose();
            }
            Line l = line_of(c.body_a, c.body_b, Ja, Jb);
            if (r < 3) l.bias = c.bias[r];
            l.source = k;
            other.push_back(l);
            p_other.push_back(c.p[r]);
        }
    }
    for (ReducedBlock& block : blocks) {
        double trace = 0.0;
        for (std::uint32_t i = 0; i < block.size; ++i) {
            const Line& l = other[block.first + i];
            trace += coupling(l, l) + l.compliance;
        }
        block.plain = trace > 0.0 ? trace / static_cast<double>(block.size) : 1.0;
    }
}

// Bodies joined by equality rows; rows and bodies sorted by mechanism, in their order within.
void JointSolver::Impl::find_mechanisms(std::span<const std::uint32_t> bodies) {
    mechanisms.clear();
    member.clear();
    for (const Line& l : equality) {
        std::uint32_t last = kWorld;
        for (std::size_t s = 0; s < l.sides(); ++s) {
            const auto [body, moving] = side(l, s);
            if (!moving) continue;
            if (last != kWorld) {
                const std::uint32_t a = root(last), b = root(body);
                parent[std::max(a, b)] = std::min(a, b);
            }
            last = body;
        }
    }
    auto owner = [&](const Line& l) {
        for (std::size_t s = 0; s < l.sides(); ++s)
            if (const auto [body, moving] = side(l, s); moving) return root(body);
        return kWorld;
    };
    for (const Line& l : equality) { // mechanisms by their first row
        const std::uint32_t k = owner(l);
        if (k == kWorld || mechanism_of[k] != kWorld) continue;
        mechanism_of[k] = static_cast<std::uint32_t>(mechanisms.size());
        mechanisms.emplace_back();
    }
    auto number = [&](const Line& l) { // rows between bodies that do not move come last
        const std::uint32_t k = owner(l);
        return k == kWorld ? static_cast<std::uint32_t>(mechanisms.size()) : mechanism_of[k];
    };
    order.resize(equality.size());
    for (std::size_t i = 0; i < equality.size(); ++i) order[i] = number(equality[i]);
    if (mechanisms.size() > 1 || (!order.empty() && order.back() != 0)) {
        touching.assign(mechanisms.size() + 2, 0);
        for (const std::uint32_t k : order) ++touching[k + 1];
        for (std::size_t k = 0; k <= mechanisms.size(); ++k) touching[k + 1] += touching[k];
        sorted.resize(equality.size());
        for (std::size_t i = 0; i < equality.size(); ++i) sorted[touching[order[i]]++] = equality[i];
        std::swap(sorted, equality);
        std::sort(order.begin(), order.end());
    }
    for (std::uint32_t i = 0; i < equality.size(); ++i) {
        if (order[i] >= mechanisms.size()) break;
        Mechanism& m = mechanisms[order[i]];
        if (m.row_end == 0) m.row_begin = i;
        m.row_end = i + 1;
    }
    touching.assign(mechanisms.size() + 1, 0);
    for (const std::uint32_t b : bodies) {
        const std::uint32_t r = root(b);
        mechanism_of[b] = mechanism_of[r];
        if (mechanism_of[b] != kWorld) ++touching[mechanism_of[b] + 1];
    }
    for (std::size_t k = 0; k < mechanisms.size(); ++k) {
        touching[k + 1] += touching[k];
        mechanisms[k].body_begin = mechanisms[k].body_end = touching[k];
    }
    member.resize(touching[mechanisms.size()]);
    for (const std::uint32_t b : bodies) {
        if (mechanism_of[b] == kWorld) continue;
        Mechanism& m = mechanisms[mechanism_of[b]];
        place[b] = m.body_end - m.body_begin;
        member[m.body_end++] = b;
    }
}

void JointSolver::Impl::factorize() {
    while (systems.size() < mechanisms.size()) systems.push_back(std::make_unique<SymmetricSolver>());
    for (std::size_t k = 0; k < mechanisms.size(); ++k) {
        const Mechanism& m = mechanisms[k];
        ends.clear();
        for (std::uint32_t i = m.row_begin; i < m.row_end; ++i) {
            const Line& l = equality[i];
            for (std::size_t s = 0; s < most_sides; ++s) {
                const auto [body, moving] = s < l.sides() ? side(l, s) : std::pair(kWorld, false);
                ends.push_back(moving ? place[body] : kWorld);
            }
        }
        SymmetricSolver& system = *systems[k];
        system.start(ends, most_sides);
        system.fill([&](std::size_t i, std::size_t j) {
            const Line &x = equality[m.row_begin + i], &y = equality[m.row_begin + j];
            return coupling(x, y) + (i == j ? x.compliance : 0.0);
        });
        system.factorize();
    }
    p_equality.assign(equality.size(), 0.0);
}

void JointSolver::Impl::free_velocity(std::span<const std::uint32_t> bodies) const {
    for (const std::uint32_t b : bodies)
        for (std::size_t k = 0; k < 6; ++k)
            problem->v[std::size_t{6} * b + k] = problem->v_free[std::size_t{6} * b + k];
}

// p of all equality rows from the velocities as they are without them; velocities become those with them.
void JointSolver::Impl::meet_equalities(JointOutcome* outcome) {
    for (std::size_t k = 0; k < mechanisms.size(); ++k) {
        const Mechanism& m = mechanisms[k];
        const std::size_t n = m.row_end - m.row_begin;
        rhs.resize(n);
        for (std::size_t i = 0; i < n; ++i) {
            const Line& l = equality[m.row_begin + i];
            rhs[i] = -l.bias - rate(l);
        }
        const SymmetricSolver::Outcome found = systems[k]->solve(rhs, std::span(p_equality).subspan(m.row_begin, n));
        if (outcome != nullptr && found.contradiction && !outcome->contradiction) {
            outcome->contradiction = true;
            outcome->contradicting = equality[m.row_begin + found.row].source;
        }
        for (std::size_t i = 0; i < n; ++i) push(equality[m.row_begin + i], p_equality[m.row_begin + i]);
    }
}

// v from scratch: v_free, percussions of `other`, then the equality rows.
void JointSolver::Impl::start_all(std::span<const std::uint32_t> bodies, bool with_other) {
    free_velocity(bodies);
    if (with_other)
        for (std::size_t i = 0; i < other.size(); ++i)
            if (p_other[i] != 0.0) push(other[i], p_other[i]);
    meet_equalities(nullptr);
}

// fine is aimed at for a while, coarse must be reached.
int JointSolver::Impl::solve_dense(double fine, double coarse, int most) {
    const std::size_t n = other.size();
    reduced.resize(n);
    reduced.blocks = blocks;
    for (std::size_t i = 0; i < n; ++i) {
        double* row = reduced.row(i);
        for (std::size_t j = 0; j < n; ++j) row[j] = answer_rate(other[i], j);
        row[i] += other[i].compliance;
    }
    for (std::size_t i = 0; i < n; ++i) // round-off apart W is symmetric
        for (std::size_t j = 0; j < i; ++j)
            reduced.row(i)[j] = reduced.row(j)[i] = 0.5 * (reduced.row(i)[j] + reduced.row(j)[i]);
    for (std::size_t i = 0; i < n; ++i) {
        reduced.q[i] = rate(other[i]) + other[i].bias;
        reduced.p[i] = p_other[i];
    }
    for (ReducedBlock& b : reduced.blocks) {
        judge_block(b, reduced.row(b.first) + b.first, n);
        b.still = 1e-3 * coarse;
    }
    double map = 0.0;
    int done = reduced.solve(fine, std::min(most, 60), map);
    if (map > coarse * coarse) done += reduced.solve(coarse, most - done, map);
    if (map > coarse * coarse && most >= OneStepSettings{}.max_iterations) done += reduced.persist(coarse, map);
    for (std::size_t i = 0; i < n; ++i) p_other[i] = reduced.p[i];
    for (std::size_t k = 0; k < blocks.size(); ++k) {
        blocks[k].alpha = reduced.blocks[k].alpha;
        blocks[k].rho = reduced.blocks[k].rho;
        blocks[k].locked = reduced.blocks[k].locked;
    }
    return done;
}

double JointSolver::Impl::sparse_map(std::span<const std::uint32_t> bodies) {
    start_all(bodies, true);
    double map = 0.0;
    for (const ReducedBlock& b : blocks) {
        double u[6];
        for (std::uint32_t r = 0; r < b.size; ++r) {
            const Line& l = other[b.first + r];
            u[r] = rate(l) + l.bias + l.compliance * p_other[b.first + r];
        }
        map += block_map(b, u, &p_other[b.first]);
    }
    return map;
}

int JointSolver::Impl::solve_sparse(std::span<const std::uint32_t> bodies, bool split, double coarse, int most) {
    std::vector<double>& own = own_blocks; // the blocks' own matrices
    std::size_t needed = 0;
    for (const ReducedBlock& b : blocks) needed += std::size_t{b.size} * b.size;
    own.resize(needed);
    std::size_t at = 0;
    for (ReducedBlock& b : blocks) {
        for (std::uint32_t i = 0; i < b.size; ++i)
            for (std::uint32_t j = 0; j < b.size; ++j)
                own[at + i * b.size + j] =
                    answer_rate(other[b.first + i], b.first + j) + (i == j ? other[b.first + i].compliance : 0.0);
        judge_block(b, &own[at], b.size);
        b.still = 1e-3 * coarse;
        at += std::size_t{b.size} * b.size;
    }
    int done = 0;
    double map = sparse_map(bodies);
    own_start = p_other;
    std::fill(p_other.begin(), p_other.end(), 0.0);
    const double cold = sparse_map(bodies); // a warm start worse than none is dropped
    if (map <= cold) {
        p_other = own_start;
        map = sparse_map(bodies);
    } else {
        map = cold;
    }
    while (map > coarse * coarse && done < most && std::isfinite(map)) {
        const int until = std::min(most, done + (split ? 1 : 1 + done / 8));
        ask_to_go_on();
        for (; done < until; ++done) {
            at = 0;
            for (ReducedBlock& b : blocks) {
                double u[6], before[6];
                for (std::uint32_t r = 0; r < b.size; ++r) {
                    const Line& l = other[b.first + r];
                    before[r] = p_other[b.first + r];
                    u[r] = rate(l) + l.bias + l.compliance * before[r];
                }
                solve_block(b, &own[at], b.size, u, &p_other[b.first]);
                at += std::size_t{b.size} * b.size;
                for (std::uint32_t r = 0; r < b.size; ++r) {
                    const double d = p_other[b.first + r] - before[r];
                    if (d != 0.0) push_answer(b.first + r, d);
                }
            }
        }
        map = sparse_map(bodies);
    }
    return done;
}

// Newton's method leaves percussions on the cones to its tolerance; the law asks for them in the cones.
void JointSolver::Impl::clean() {
    for (const ReducedBlock& b : blocks) project_block(b, &p_other[b.first]);
}

// Sums of free and meeting, at v_free.
void JointSolver::Impl::scale(JointOutcome& outcome) const {
    const auto add = [&](const Line& l) {
        double u = l.bias;
        for (int s = 0; s < 2; ++s) {
            const std::uint32_t body = s == 0 ? l.a : l.b;
            if (body == kWorld) continue;
            const double part = dot(s == 0 ? l.Ja : l.Jb, &problem->v_free[std::size_t{6} * body]);
            u += part;
            outcome.meeting += part * part;
        }
        for (const Side& further : more_of(l)) {
            const double part = dot(further.J, &problem->v_free[std::size_t{6} * further.body]);
            u += part;
            outcome.meeting += part * part;
        }
        outcome.free += u * u;
        return u;
    };
    for (const Line& l : equality) outcome.stopped += std::pow(add(l), 2.0);
    for (const ReducedBlock& b : blocks)
        for (std::uint32_t r = 0; r < b.size; ++r) {
            const double u = add(other[b.first + r]);
            if (b.law != ReducedBlock::Law::contact || (r == 0 && (u < 0.0 || problem->displacements))) outcome.stopped += u * u;
        }
}

void JointSolver::Impl::measure(JointOutcome& outcome) const {
    auto count = [&](double map, std::uint32_t source, bool row) {
        outcome.map += map;
        if (!(map <= outcome.largest)) {
            outcome.largest = map;
            outcome.worst = source;
            outcome.worst_is_row = row;
        }
    };
    for (std::size_t i = 0; i < equality.size(); ++i) {
        const Line& l = equality[i];
        const double u = rate(l) + l.bias + l.compliance * p_equality[i];
        count(u * u, l.source, true);
    }
    for (const ReducedBlock& b : blocks) {
        double u[6];
        for (std::uint32_t r = 0; r < b.size; ++r) {
            const Line& l = other[b.first + r];
            u[r] = rate(l) + l.bias + l.compliance * p_other[b.first + r];
        }
        ReducedBlock plain = b;
        plain.rho = 1.0 / b.plain;
        // A locked box's percussion is decided by the sign of u alone, round-off of rest included.
        if (b.law == ReducedBlock::Law::box && b.locked && std::fabs(u[0]) <= b.still) u[0] = 0.0;
        count(block_map(plain, u, &p_other[b.first]), other[b.first].source, b.law != ReducedBlock::Law::contact);
    }
}

std::uint32_t JointSolver::rows_of(const ContactBlock& contact) noexcept {
    if (contact.rolling()) return contact.mu_spinning > 0.0 ? 6 : 5;
    return contact.mu > 0.0 ? (contact.planar ? 2 : 3) : 1;
}

JointSolver::JointSolver() : impl_(std::make_unique<Impl>()) {}
JointSolver::~JointSolver() = default;

JointOutcome JointSolver::solve(const OneStepProblem& problem, std::span<const std::uint32_t> bodies,
                                std::span<const std::uint32_t> rows, std::span<const std::uint32_t> contacts,
                                const OneStepSettings& settings) {
    Impl& self = *impl_;
    self.problem = &problem;
    JointOutcome outcome;
    self.load(bodies, rows, contacts);
    self.find_mechanisms(bodies);
    self.factorize();
    self.scale(outcome);
    const double scale = residual_scale(outcome, settings.tolerance);

    self.free_velocity(bodies);
    self.meet_equalities(&outcome);
    if (!self.other.empty()) {
        const bool whole = self.make_answers();
        const double coarse = 0.5 * settings.tolerance * scale, fine = std::fmin(coarse, 1e-12 * scale);
        if (whole && self.other.size() <= JointSolver::kDenseRows)
            outcome.iterations = self.solve_dense(fine, coarse, settings.max_iterations);
        else
            outcome.iterations = self.solve_sparse(bodies, !whole, coarse, settings.max_iterations);
        self.clean();
        self.start_all(bodies, true);
    }
    self.measure(outcome);
    outcome.solved = std::sqrt(outcome.map) <= settings.tolerance * scale;

    for (std::size_t i = 0; i < self.equality.size(); ++i) problem.rows[self.equality[i].source].p = self.p_equality[i];
    for (const ReducedBlock& b : self.blocks) {
        const double* p = &self.p_other[b.first];
        const std::uint32_t source = self.other[b.first].source;
        if (b.law != ReducedBlock::Law::contact) {
            problem.rows[source].p = p[0];
            continue;
        }
        ContactBlock& c = problem.contacts[source];
        for (std::uint32_t r = 0; r < 6; ++r) c.p[r] = r < b.size ? p[r] : 0.0;
        c.alpha = b.alpha;
    }
    return outcome;
}

} // namespace saltus::rigid
