// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: semismooth Newton on three forms of the law.
//   alart_curnier       r_N - max(0, r_N - u_N), r_T - P_disc(r_T - u_T), radius mu max(0, r_N - u_N)
//   fischer_burmeister  x + y - (x o x + y o y + 2 e^2)^1/2, x = (mu r_N, r_T), y = (u~_N, mu u~_T), o of the cone
//   natural_map         r - P_K(r - u~)
// Each step solves (A + B (M + shift)) d = -F, blocks A, B of the form's slope; the line search is not monotone.
// Sources: P. Alart, A. Curnier (1991); M. Fukushima, Z.-Q. Luo, P. Tseng (2002); S. Hayashi, N. Yamashita, M.
// Fukushima, SIAM J. Optim. 15 (2005); L. Grippo, F. Lampariello, S. Lucidi, SIAM J. Numer. Anal. 23 (1986).
#pragma once

#include "core/solvers/friction/scaled.h"

namespace saltus::solvers::friction {

enum class Form { alart_curnier, fischer_burmeister, natural_map };

struct NewtonPlan {
    Form form = Form::alart_curnier;
    int max_steps = 60;
    int patience = 12; // steps without progress in the errors
};
struct NewtonOutcome {
    bool solved = false;
    int steps = 0;
    Errors2 errors;
};

// room.r: scaled start on entry, best found on exit. Needs room.lu analysed.
template <int D>
NewtonOutcome newton(const Scaled<D>& scaled, NewtonRoom<D>& room, const NewtonPlan& plan) noexcept;

} // namespace saltus::solvers::friction
