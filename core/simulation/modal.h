// SPDX-License-Identifier: GPL-3.0-or-later
// The exact scheme for a damped oscillator q'' + 2 sigma q' + omega^2 q = 0 as a scheme in the velocity
// v_k = (q_k - q_{k-1}) / h:  W (v+ - v) + h omega^2 q + 2 h sigma* v = 0, q+ = q + h v+, all per unit mass. It holds
// q+ = A q - e q- with A = 2 exp(-sigma h) cos(sqrt(omega^2 - sigma^2) h), e = exp(-2 sigma h): exact at grid points for
// any h. Source: Siconos manual (time integration of the dynamics, exact scheme), after S. Bilbao.
// The seed's gamma and sigma* need Taylor expansions for small omega h. Comparing coefficients gives
// W = (omega h)^2 / (1 + e - A) and h sigma* = W (1 - e) / 2, and 1 + e - A is a sum or a product of positive terms: no
// digits are lost anywhere, and no branch has to be joined. Tests hold it to the seed's expansions.
#pragma once

namespace saltus::simulation {

struct ModalFactors {
    double W = 1.0;       // per unit mass: 1 + h^2/2 (1 - gamma) omega^2 + h sigma*
    double damping = 0.0; // 2 sigma*, 1/s
    double mass = 1.0;    // W (1 + e + A) / 4: what the scheme's kinetic energy is made of, see energy.h
};

// omega >= 0 and sigma >= 0 in 1/s (sigma > omega: overdamped), h > 0 in s.
ModalFactors modal_factors(double omega, double sigma, double h) noexcept;

// (q(0) - q(-h)) / h of the motion with q(0) = q, q'(0) = v under a constant force f by mass: the velocity with which the scheme starts
// exactly. A mode that forgets within a step where it was (16 digits of its fastest part are lost) starts with v. A force that changes is met to second order: it acts with its value at the middle of the two steps that it joins.
double modal_start_velocity(double omega, double sigma, double h, double q, double v, double f = 0.0) noexcept;

} // namespace saltus::simulation
