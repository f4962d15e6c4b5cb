// SPDX-License-Identifier: GPL-3.0-or-later
// What a percussion along a line does, through the mechanisms that its bodies belong to.
#include "core/simulation/rigid/joint_solver_impl.h"

#include <algorithm>

namespace saltus::rigid {

namespace {
constexpr std::size_t kMostColumnNumbers = 6000000; // doubles of mechanisms' answers to percussions
}

// False: too many numbers; then every line answers as if there were no joints.
bool JointSolver::Impl::make_answers() {
    std::size_t needed = 0;
    answer_begin.assign(1, 0);
    for (const Line& l : other) answer_begin.push_back(answer_begin.back() + l.sides());
    answer.assign(answer_begin.back(), Answer{});
    for (std::size_t i = 0; i < other.size(); ++i) {
        const Line& l = other[i];
        for (std::size_t s = 0; s < l.sides(); ++s) {
            const auto [body, moving] = side(l, s);
            if (!moving) continue;
            Answer& x = answer[answer_begin[i] + s];
            x.mechanism = mechanism_of[body];
            x.body = body;
            const auto before = answer.begin() + static_cast<std::ptrdiff_t>(answer_begin[i]);
            const std::uint32_t mechanism = x.mechanism;
            if (mechanism != kWorld && std::any_of(before, before + static_cast<std::ptrdiff_t>(s), [&](const Answer& y) { return y.mechanism == mechanism; })) { // one for both
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
            for (std::size_t s = 0; s < other[i].sides(); ++s) {
                const auto [body, moving] = side(other[i], s);
                Answer& x = answer[answer_begin[i] + s];
                x = Answer{};
                if (!moving) continue;
                x.body = body;
                x.first = needed;
                needed += 6;
            }
    }
    answers.resize(needed);
    for (std::size_t i = 0; i < other.size(); ++i) {
        const Line& l = other[i];
        for (std::size_t s = 0; s < l.sides(); ++s) {
            const Answer& x = answer[answer_begin[i] + s];
            if (x.body == kWorld) continue;
            double* out = &answers[x.first];
            if (x.mechanism == kWorld) {
                const Vector6& M = answer_of(l, s);
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
            for (const Side& further : more_of(l)) own(further.moves, further.body, further.M);
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
                for (const Side& further : more_of(e)) {
                    if (!further.moves) continue;
                    double* at = out + std::size_t{6} * place[further.body];
                    for (int k = 0; k < 6; ++k) at[k] -= further.M[k] * rhs[r];
                }
            }
        }
    }
    return !split;
}

// J_l times what a percussion along the line does.
double JointSolver::Impl::answer_rate(const Line& l, std::size_t other_line) const {
    double u = 0.0;
    for (std::size_t s = answer_begin[other_line]; s < answer_begin[other_line + 1]; ++s) {
        const Answer& x = answer[s];
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
        for (const Side& further : more_of(l)) part(further.moves, further.body, further.J);
    }
    return u;
}

void JointSolver::Impl::push_answer(std::size_t other_line, double p) const {
    for (std::size_t s = answer_begin[other_line]; s < answer_begin[other_line + 1]; ++s) {
        const Answer& x = answer[s];
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

} // namespace saltus::rigid
