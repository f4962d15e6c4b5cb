// SPDX-License-Identifier: GPL-3.0-or-later
// What a JointSolver holds. Private to joint_solver.cpp (elimination, laws, measure) and joint_answers.cpp (what percussions do to
// mechanisms).
#pragma once

#include "core/simulation/rigid/joint_solver.h"
#include "core/simulation/rigid/reduced_problem.h"
#include "core/simulation/rigid/symmetric_solver.h"

#include <memory>
#include <utility>
#include <vector>

namespace saltus::rigid {

struct JointSolver::Impl {
    static Vector6 times(const InverseMass& m, const Vector6& J) {
        Vector6 x;
        x << m.linear.cwiseProduct(J.head<3>()), m.angular * J.tail<3>();
        return x;
    }
    static double dot(const Vector6& J, const double* v) noexcept {
        double s = 0.0;
        for (int i = 0; i < 6; ++i) s += J[i] * v[i];
        return s;
    }
    // A row of any kind. a, b: numbers in the problem; side: M^-1 J^T where the body moves.
    struct Line {
        std::uint32_t a = kWorld, b = kWorld;
        bool moves_a = false, moves_b = false;
        Vector6 Ja = Vector6::Zero(), Jb = Vector6::Zero(), Ma = Vector6::Zero(), Mb = Vector6::Zero();
        double bias = 0.0; // u + bias + compliance p obeys the law
        double compliance = 0.0;
        std::uint32_t source = 0;
        std::uint32_t more_begin = 0, more_end = 0; // in more_sides: of further bodies
        std::size_t sides() const noexcept { return 2 + more_end - more_begin; }
    };
    struct Side {
        std::uint32_t body = kWorld;
        bool moves = false;
        Vector6 J = Vector6::Zero(), M = Vector6::Zero();
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
    std::vector<Side> more_sides;
    std::size_t most_sides = 2; // of a line
    std::vector<Mechanism> mechanisms;
    std::vector<std::unique_ptr<SymmetricSolver>> systems;
    std::vector<std::uint32_t> member;                      // bodies by mechanism
    std::vector<std::uint32_t> mechanism_of, place, parent; // by body of the problem
    std::vector<std::uint32_t> order, ends, touching;
    std::vector<double> rhs, p_equality, answers, p_other, own_blocks, own_start;
    std::vector<Answer> answer; // by side of the lines of `other`
    std::vector<std::size_t> answer_begin;
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
        for (const Side& side : more_of(l)) u += dot(side.J, velocity(side.body, side.moves));
        return u;
    }
    std::span<const Side> more_of(const Line& l) const noexcept { return std::span(more_sides).subspan(l.more_begin, l.more_end - l.more_begin); }
    std::pair<std::uint32_t, bool> side(const Line& l, std::size_t s) const noexcept {
        if (s < 2) return s == 0 ? std::pair(l.a, l.moves_a) : std::pair(l.b, l.moves_b);
        return {more_sides[l.more_begin + s - 2].body, more_sides[l.more_begin + s - 2].moves};
    }
    const Vector6& answer_of(const Line& l, std::size_t s) const noexcept { return s == 0 ? l.Ma : s == 1 ? l.Mb : more_sides[l.more_begin + s - 2].M; }
    void push(const Line& l, double p) const {
        for (int k = 0; l.moves_a && k < 6; ++k)
            problem->v[std::size_t{6} * l.a + static_cast<std::size_t>(k)] += l.Ma[k] * p;
        for (int k = 0; l.moves_b && k < 6; ++k)
            problem->v[std::size_t{6} * l.b + static_cast<std::size_t>(k)] += l.Mb[k] * p;
        for (const Side& side : more_of(l))
            for (int k = 0; side.moves && k < 6; ++k) problem->v[std::size_t{6} * side.body + static_cast<std::size_t>(k)] += side.M[k] * p;
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
    double coupling(const Line& i, const Line& j) const {
        double s = 0.0;
        if (i.moves_a && j.moves_a && i.a == j.a) s += i.Ja.dot(j.Ma);
        if (i.moves_a && j.moves_b && i.a == j.b) s += i.Ja.dot(j.Mb);
        if (i.moves_b && j.moves_a && i.b == j.a) s += i.Jb.dot(j.Ma);
        if (i.moves_b && j.moves_b && i.b == j.b) s += i.Jb.dot(j.Mb);
        for (const Side& side : more_of(i)) {
            if (!side.moves) continue;
            if (j.moves_a && side.body == j.a) s += side.J.dot(j.Ma);
            if (j.moves_b && side.body == j.b) s += side.J.dot(j.Mb);
            for (const Side& of_j : more_of(j))
                if (side.body == of_j.body) s += side.J.dot(of_j.M);
        }
        for (const Side& side : more_of(j)) {
            if (!side.moves) continue;
            if (i.moves_a && side.body == i.a) s += i.Ja.dot(side.M);
            if (i.moves_b && side.body == i.b) s += i.Jb.dot(side.M);
        }
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

} // namespace saltus::rigid
