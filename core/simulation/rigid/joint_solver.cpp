// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/joint_solver.h"

#include "core/simulation/rigid/reduced_problem.h"
#include "core/simulation/rigid/symmetric_solver.h"
#include "core/solvers/friction/local.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace saltus::rigid {
namespace {

constexpr std::size_t kMostColumnNumbers = 6000000; // doubles of mechanisms' answers to percussions

Vector6 times(const InverseMass& m, const Vector6& J) {
    Vector6 x;
    x << m.linear.cwiseProduct(J.head<3>()), m.angular * J.tail<3>();
    return x;
}

double dot(const Vector6& J, const double* v) noexcept {
    double s = 0.0;
    for (int i = 0; i < 6; ++i) s += J[i] * v[i];
    return s;
}

} // namespace

struct JointSolver::Impl {
    // A row of any kind. a, b: numbers in the problem; side: M^-1 J^T where the body moves.
    struct Line {
        std::uint32_t a = kWorld, b = kWorld;
        bool moves_a = false, moves_b = false;
        Vector6 Ja = Vector6::Zero(), Jb = Vector6::Zero(), Ma = Vector6::Zero(), Mb = Vector6::Zero();
        double bias = 0.0; // u + bias + compliance p obeys the law
        double compliance = 0.0;
        std::uint32_t source = 0;
    };
    struct Mechanism {
        std::uint32_t row_begin = 0, row_end = 0;   // in equality
        std::uint32_t body_begin = 0, body_end = 0; // in member
    };
    // What a percussion along a line does: to all bodies of a mechanism, or to one body.
    struct Answer {
        std::uint32_t mechanism = kWorld, body = kWorld;
        std::size_t first = 0; // in answers
    };

    const OneStepProblem* problem = nullptr;
    std::vector<Line> equality, other, sorted;
    std::vector<Mechanism> mechanisms;
    std::vector<std::unique_ptr<SymmetricSolver>> systems;
    std::vector<std::uint32_t> member;                      // bodies by mechanism
    std::vector<std::uint32_t> mechanism_of, place, parent; // by body of the problem
    std::vector<std::uint32_t> order, ends, touching;
    std::vector<double> rhs, p_equality, answers, p_other, own_blocks, own_start;
    std::vector<Answer> answer; // 2 a line of `other`
    ReducedProblem reduced;
    std::vector<ReducedBlock> blocks;

    bool moves(std::uint32_t body) const {
        if (body == kWorld || body >= problem->mass.size()) return false;
        const InverseMass& m = problem->mass[body];
        return (m.linear.array() != 0.0).any() || (m.angular.array() != 0.0).any();
    }
    const double* velocity(std::uint32_t body, bool moving) const {
        return moving ? &problem->v[std::size_t{6} * body] : &problem->v_free[std::size_t{6} * body];
    }
    double rate(const Line& l) const {
        double u = 0.0;
        if (l.a != kWorld) u += dot(l.Ja, velocity(l.a, l.moves_a));
        if (l.b != kWorld) u += dot(l.Jb, velocity(l.b, l.moves_b));
        return u;
    }
    void push(const Line& l, double p) const {
        for (int k = 0; l.moves_a && k < 6; ++k)
            problem->v[std::size_t{6} * l.a + static_cast<std::size_t>(k)] += l.Ma[k] * p;
        for (int k = 0; l.moves_b && k < 6; ++k)
            problem->v[std::size_t{6} * l.b + static_cast<std::size_t>(k)] += l.Mb[k] * p;
    }
    Line line_of(std::uint32_t a, std::uint32_t b, const Vector6& Ja, const Vector6& Jb) const {
        Line l;
        l.a = a, l.b = b, l.Ja = Ja, l.Jb = Jb;
        l.moves_a = moves(a), l.moves_b = moves(b);
        if (l.moves_a) l.Ma = times(problem->mass[a], Ja);
        if (l.moves_b) l.Mb = times(problem->mass[b], Jb);
        return l;
    }
    // J_i M^-1 J_j^T
    static double coupling(const Line& i, const Line& j) {
        double s = 0.0;
        if (i.moves_a && j.moves_a && i.a == j.a) s += i.Ja.dot(j.Ma);
        if (i.moves_a && j.moves_b && i.a == j.b) s += i.Ja.dot(j.Mb);
        if (i.moves_b && j.moves_a && i.b == j.a) s += i.Jb.dot(j.Ma);
        if (i.moves_b && j.moves_b && i.b == j.b) s += i.Jb.dot(j.Mb);
        return s;
    }
    std::uint32_t root(std::uint32_t body) {
        while (parent[body] != body) body = parent[body] = parent[parent[body]];
        return body;
    }

    void load(std::span<const std::uint32_t> bodies, std::span<const std::uint32_t> rows,
              std::span<const std::uint32_t> contacts);
    void find_mechanisms(std::span<const std::uint32_t> bodies);
    void factorize();
    void free_velocity(std::span<const std::uint32_t> bodies) const;
    void meet_equalities(JointOutcome* outcome);
    void start_all(std::span<const std::uint32_t> bodies, bool with_other);
    bool make_answers();
    double answer_rate(const Line& l, std::size_t other_line) const;
    void push_answer(std::size_t other_line, double p) const;
    int solve_dense(double fine, double coarse, int most);
    int solve_sparse(std::span<const std::uint32_t> bodies, bool split, double coarse, int most);
    double sparse_map(std::span<const std::uint32_t> bodies);
    void clean();
    void measure(JointOutcome& outcome) const;
    void scale(JointOutcome& outcome) const;
};

void JointSolver::Impl::load(std::span<const std::uint32_t> bodies, std::span<const std::uint32_t> rows,
                             std::span<const std::uint32_t> contacts) {
    equality.clear();
    other.clear();
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
        if (!l.moves_a || !l.moves_b) continue;
        const std::uint32_t a = root(l.a), b = root(l.b);
        parent[std::max(a, b)] = std::min(a, b);
    }
    auto owner = [&](const Line& l) { return l.moves_a ? root(l.a) : l.moves_b ? root(l.b) : kWorld; };
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
            ends.push_back(l.moves_a ? place[l.a] : kWorld);
            ends.push_back(l.moves_b ? place[l.b] : kWorld);
        }
        SymmetricSolver& system = *systems[k];
        system.start(ends);
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

// False: too many numbers; then every line answers as if there were no joints.
bool JointSolver::Impl::make_answers() {
    std::size_t needed = 0;
    answer.assign(2 * other.size(), Answer{});
    for (std::size_t i = 0; i < other.size(); ++i) {
        const Line& l = other[i];
        for (int s = 0; s < 2; ++s) {
            const bool moving = s == 0 ? l.moves_a : l.moves_b;
            if (!moving) continue;
            const std::uint32_t body = s == 0 ? l.a : l.b;
            Answer& x = answer[2 * i + static_cast<std::size_t>(s)];
            x.mechanism = mechanism_of[body];
            x.body = body;
            if (s == 1 && x.mechanism != kWorld && answer[2 * i].mechanism == x.mechanism) { // one answer for both
                x = Answer{};
                continue;
            }
            x.first = needed;
            needed +=
                6 *
                (x.mechanism == kWorld ? 1 : mechanisms[x.mechanism].body_end - mechanisms[x.mechanism].body_begin);
        }
    }
    const bool split = needed > kMostColumnNumbers;
    if (split) {
        needed = 0;
        for (std::size_t i = 0; i < other.size(); ++i)
            for (int s = 0; s < 2; ++s) {
                const Line& l = other[i];
                Answer& x = answer[2 * i + static_cast<std::size_t>(s)];
                x = Answer{};
                if (!(s == 0 ? l.moves_a : l.moves_b)) continue;
                x.body = s == 0 ? l.a : l.b;
                x.first = needed;
                needed += 6;
            }
    }
    answers.resize(needed);
    for (std::size_t i = 0; i < other.size(); ++i) {
        const Line& l = other[i];
        for (int s = 0; s < 2; ++s) {
            const Answer& x = answer[2 * i + static_cast<std::size_t>(s)];
            if (x.body == kWorld) continue;
            double* out = &answers[x.first];
            if (x.mechanism == kWorld) {
                const Vector6& M = s == 0 ? l.Ma : l.Mb;
                for (int k = 0; k < 6; ++k) out[k] = M[k];
                continue;
            }
            const Mechanism& m = mechanisms[x.mechanism];
            const std::size_t n = m.row_end - m.row_begin;
            std::fill(out, out + std::size_t{6} * (m.body_end - m.body_begin), 0.0);
            auto own = [&](bool moving, std::uint32_t body, const Vector6& M) {
                if (!moving || mechanism_of[body] != x.mechanism) return;
                double* at = out + std::size_t{6} * place[body];
                for (int k = 0; k < 6; ++k) at[k] += M[k];
            };
            own(l.moves_a, l.a, l.Ma);
            own(l.moves_b, l.b, l.Mb);
            rhs.resize(n);
            for (std::size_t r = 0; r < n; ++r) rhs[r] = coupling(equality[m.row_begin + r], l);
            systems[x.mechanism]->solve(rhs, rhs);
            for (std::size_t r = 0; r < n; ++r) {
                const Line& e = equality[m.row_begin + r];
                if (e.moves_a) {
                    double* at = out + std::size_t{6} * place[e.a];
                    for (int k = 0; k < 6; ++k) at[k] -= e.Ma[k] * rhs[r];
                }
                if (e.moves_b) {
                    double* at = out + std::size_t{6} * place[e.b];
                    for (int k = 0; k < 6; ++k) at[k] -= e.Mb[k] * rhs[r];
                }
            }
        }
    }
    return !split;
}

// J_l times what a percussion along the line does.
double JointSolver::Impl::answer_rate(const Line& l, std::size_t other_line) const {
    double u = 0.0;
    for (std::size_t s = 0; s < 2; ++s) {
        const Answer& x = answer[2 * other_line + s];
        if (x.body == kWorld) continue;
        auto part = [&](bool moving, std::uint32_t body, const Vector6& J) {
            if (!moving) return;
            if (x.mechanism == kWorld) {
                if (body == x.body) u += dot(J, &answers[x.first]);
            } else if (mechanism_of[body] == x.mechanism) {
                u += dot(J, &answers[x.first + std::size_t{6} * place[body]]);
            }
        };
        part(l.moves_a, l.a, l.Ja);
        part(l.moves_b, l.b, l.Jb);
    }
    return u;
}

void JointSolver::Impl::push_answer(std::size_t other_line, double p) const {
    for (std::size_t s = 0; s < 2; ++s) {
        const Answer& x = answer[2 * other_line + s];
        if (x.body == kWorld) continue;
        const double* dv = &answers[x.first];
        if (x.mechanism == kWorld) {
            double* v = &problem->v[std::size_t{6} * x.body];
            for (int k = 0; k < 6; ++k) v[k] += dv[k] * p;
            continue;
        }
        const Mechanism& m = mechanisms[x.mechanism];
        for (std::uint32_t b = m.body_begin; b < m.body_end; ++b, dv += 6) {
            double* v = &problem->v[std::size_t{6} * member[b]];
            for (int k = 0; k < 6; ++k) v[k] += dv[k] * p;
        }
    }
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
    for (const ReducedBlock& b : blocks) {
        double* p = &p_other[b.first];
        if (b.law == ReducedBlock::Law::box) {
            p[0] = std::clamp(p[0], b.lower, b.upper);
        } else if (b.size == 1) {
            p[0] = std::fmax(0.0, p[0]);
        } else {
            solvers::friction::project(static_cast<int>(b.size), p, b.mu, b.mu_rolling, b.mu_spinning);
        }
    }
}

// Sums of free and meeting, at v_free.
void JointSolver::Impl::scale(JointOutcome& outcome) const {
    auto add = [&](const Line& l) {
        double u = l.bias;
        for (int s = 0; s < 2; ++s) {
            const std::uint32_t body = s == 0 ? l.a : l.b;
            if (body == kWorld) continue;
            const double part = dot(s == 0 ? l.Ja : l.Jb, &problem->v_free[std::size_t{6} * body]);
            u += part;
            outcome.meeting += part * part;
        }
        outcome.free += u * u;
    };
    for (const Line& l : equality) add(l);
    for (const Line& l : other) add(l);
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
    const double scale = std::fmax(1e-100, std::fmax(std::sqrt(outcome.free), 1e-7 * std::sqrt(outcome.meeting)));

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
