// SPDX-License-Identifier: GPL-3.0-or-later
// Systems of equations, and what joins them: relations and laws.
#pragma once

#include "core/base/compiled_once.h"
#include "core/model/definitions.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace saltus::model {

// M v' + C v + K q = F(t) + p, q' = v. Sizes: M, C, K n x n (C, K may be empty: zero), F n (may be empty), q, v n.
struct LagrangianLinear {
    ValueMatrix M, C, K;
    std::vector<Formula> F; // of time, drives, expressions of time, parameters
    ValueVector q, v;       // initial values
    friend bool operator==(const LagrangianLinear&, const LagrangianLinear&) = default;
};

// m_k v_k' + c_k v_k + k_k q_k = F_k(t) + p_k for k = 0 ... size - 1: one formula each, in which `index` is the number of
// the coordinate ("k"). Strings and membranes by their modes: M = m, C = 2 m sigma_k, K = m omega_k^2.
struct LagrangianDiagonal {
    std::string index = "k";
    Value size = 1.0;            // may use integer parameters
    Value M = 1.0, C = 0.0, K = 0.0;
    Formula F = 0.0;             // of time, drives, expressions of time, parameters, index
    Value q = 0.0, v = 0.0;      // initial values
    friend bool operator==(const LagrangianDiagonal&, const LagrangianDiagonal&) = default;
};

// M(q) v' + F_gyr(q, v) + F_int(t, q, v) = F(t, q, v) + p, q' = v. Formulas use the system's own q and v, t, drives,
// parameters. F, F_int, F_gyr: n entries or empty (zero).
struct LagrangianNonlinear {
    ValueMatrix M; // n x n formulas of q, symmetric positive definite
    std::vector<Formula> F, F_int, F_gyr;
    ValueVector q, v; // initial values
    friend bool operator==(const LagrangianNonlinear&, const LagrangianNonlinear&) = default;
};

// M x' = A(t) x + b(t) + r. M constant (empty: identity), A n x n (empty: zero), b n (empty: zero).
struct FirstOrderLinear {
    ValueMatrix M, A; // entries of A: formulas of t, drives, parameters
    std::vector<Formula> b;
    ValueVector x; // initial values
    std::optional<Value> theta = {}; // of this system, in place of the run's
    friend bool operator==(const FirstOrderLinear&, const FirstOrderLinear&) = default;
};

// M x' = f(x, t) + r. M constant (empty: identity).
struct FirstOrderNonlinear {
    ValueMatrix M;
    std::vector<Formula> f; // of x, t, drives, parameters, and states beside it
    ValueVector x;          // initial values
    std::optional<Value> theta = {}; // as above
    friend bool operator==(const FirstOrderNonlinear&, const FirstOrderNonlinear&) = default;
};

struct SystemKind
    : std::variant<LagrangianLinear, LagrangianDiagonal, LagrangianNonlinear, FirstOrderLinear, FirstOrderNonlinear> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(SystemKind);
};

struct System {
    std::string name;
    std::optional<Repeat> repeat;
    SystemKind kind;
    std::string label;
    Origin place;
    std::string circuit = {}; // the circuit that it is made from, "" for none
    friend bool operator==(const System&, const System&) = default;
};

// Relations of Lagrangian systems give gaps y; with a law of friction each gap has a tangential direction too.

// y = H q + b, H m x (sum of the sizes of the systems joined); u_T = T v.
struct LagrangianLinearRelation {
    ValueMatrix H;
    ValueVector b; // empty: zero
    ValueMatrix T; // as H; needed by friction, else empty
    // Not empty: each row of H has one formula that holds for every column, with this name for the column's number:
    // the shape of mode k at a point of a string.
    std::string column_index;
    friend bool operator==(const LagrangianLinearRelation&, const LagrangianLinearRelation&) = default;
};

// y = h(q); H = dh/dq is derived. Formulas use the systems' names: "ball.q[0] + 0.1*ball.q[1]".
struct LagrangianScleronomousRelation {
    std::vector<Formula> h;
    std::vector<Formula> tangent; // u_T(q, v), linear in v, one for each gap; needed by friction, else empty
    friend bool operator==(const LagrangianScleronomousRelation&, const LagrangianScleronomousRelation&) = default;
};

// y = h(q, t); H = dh/dq and dh/dt are derived: "follower.q[0] - c".
struct LagrangianRheonomousRelation {
    std::vector<Formula> h;
    std::vector<Formula> tangent; // u_T(q, v, t), affine in v
    friend bool operator==(const LagrangianRheonomousRelation&, const LagrangianRheonomousRelation&) = default;
};

// y = h(q, lambda, t) at the level of positions, with the force lambda (N): "ball.q[0] + lambda/k", written with the
// interaction's name: "floor.lambda[0]". H = dh/dq acts on the systems, dh/dlambda is the compliance (m/N).
struct LagrangianCompliantRelation {
    std::vector<Formula> h;
    friend bool operator==(const LagrangianCompliantRelation&, const LagrangianCompliantRelation&) = default;
};

// y = C x + D lambda + e(t), r = B lambda. C m x n, B n x m with n the sum of the sizes of the systems joined, D m x m
// (empty: zero), e m (empty: zero). Entries: formulas of t, drives, parameters.
struct FirstOrderLinearRelation {
    ValueMatrix C, D, B;
    std::vector<Formula> e;
    friend bool operator==(const FirstOrderLinearRelation&, const FirstOrderLinearRelation&) = default;
};

// y = h(x, lambda, t), r = g(x, lambda, t): g one formula for each state of the systems joined. lambda by the
// interaction's name: "switches.lambda[0]".
struct FirstOrderNonlinearRelation {
    std::vector<Formula> h, g;
    friend bool operator==(const FirstOrderNonlinearRelation&, const FirstOrderNonlinearRelation&) = default;
};

struct RelationKind
    : std::variant<LagrangianLinearRelation, LagrangianRheonomousRelation, LagrangianScleronomousRelation,
                   LagrangianCompliantRelation, FirstOrderLinearRelation, FirstOrderNonlinearRelation> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(RelationKind);
};

// 0 <= y _|_ lambda >= 0. Of a Lagrangian relation (not a compliant one) it holds for the relative velocity of contacts
// that are closed: impact without rebound, Newton's law with e = 0.
struct ComplementarityLaw {
    friend bool operator==(const ComplementarityLaw&, const ComplementarityLaw&) = default;
};
// 0 <= U+ + e U- _|_ p >= 0
struct NewtonImpactLaw {
    Value e = 0.0;
    friend bool operator==(const NewtonImpactLaw&, const NewtonImpactLaw&) = default;
};
// y = 0; of a Lagrangian relation y' = 0 (joints, prescribed motion).
struct EqualityLaw {
    friend bool operator==(const EqualityLaw&, const EqualityLaw&) = default;
};
// -y in N_[lower, upper](lambda): relays, switches; for [-1, 1] lambda in -Sgn(y). Of a Lagrangian relation it holds
// between the relative velocity and the force (N): dry friction of known size.
struct RelayLaw {
    RowValues lower = -1.0, upper = 1.0;
    friend bool operator==(const RelayLaw&, const RelayLaw&) = default;
};
// Normal: Newton's impact law with e. Tangential: |p_T| <= mu p_N, -(u_T+ + e_T u_T-) in N_[-mu p_N, mu p_N](p_T).
struct NewtonImpactFrictionLaw {
    Value e = 0.0, mu = 0.0, e_T = 0.0;
    friend bool operator==(const NewtonImpactFrictionLaw&, const NewtonImpactFrictionLaw&) = default;
};

struct LawKind : std::variant<ComplementarityLaw, NewtonImpactLaw, EqualityLaw, RelayLaw, NewtonImpactFrictionLaw> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(LawKind);
};

struct Interaction {
    std::string name;
    std::optional<Repeat> repeat;
    std::vector<std::string> between; // one or two system names; with repeat: "bead[i]", "bead[i+1]"
    RelationKind relation;
    LawKind law;
    std::string label;
    Origin place;
    Origins between_places; // where the names in `between` stand, may be empty
    std::string circuit = {}; // the circuit that it is made from, "" for none
    std::vector<bool> blocking = {}; // by row of a circuit: lambda is what its diode holds while it blocks, not its current
    const Place& place_of_between(std::size_t i) const noexcept { return i < between_places.list.size() ? between_places.list[i] : place; }
    friend bool operator==(const Interaction&, const Interaction&) = default;
};

} // namespace saltus::model
