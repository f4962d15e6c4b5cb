// SPDX-License-Identifier: GPL-3.0-or-later
// The words by which scene files, command lines and messages name the kinds of model.h, in the order of its variants
// and enumerations.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <iterator>
#include <string_view>
#include <variant>

namespace saltus::model {

inline constexpr std::string_view kSystemWords[] = {"lagrangian-linear", "lagrangian-diagonal", "lagrangian-nonlinear",
                                                    "first-order-linear", "first-order-nonlinear"};
inline constexpr std::string_view kRelationWords[] = {"lagrangian-linear",       "lagrangian-rheonomous",
                                                      "lagrangian-scleronomous", "lagrangian-compliant",
                                                      "first-order-linear",      "first-order-nonlinear"};
inline constexpr std::string_view kLawWords[] = {"complementarity", "newton-impact", "equality", "relay",
                                                 "newton-impact-friction"};
inline constexpr std::string_view kIntegratorWords[] = {"automatic", "moreau-jean", "euler-moreau", "full-theta-gamma",
                                                        "modal",     "event-driven"};
inline constexpr std::string_view kActivationWords[] = {"gap", "gap-and-velocity"};
inline constexpr std::string_view kPercussionWords[] = {"middle", "end"};
inline constexpr std::string_view kAccuracyWords[] = {"exact", "balanced", "quick"};
inline constexpr std::string_view kComplianceWords[] = {"conserving", "implicit"};
inline constexpr std::string_view kFlowWords[] = {"automatic", "explicit", "stiff"};
inline constexpr std::string_view kZenoWords[] = {"jump", "time-stepping", "count"};
inline constexpr std::string_view kImpactRuleWords[] = {"simultaneous", "sequential"};
inline constexpr std::string_view kSolverWords[] = {"automatic",  "closed-form",       "lemke",      "pgs",
                                                    "active-set", "semismooth-newton", "enumerative"};

inline constexpr std::string_view kBodyShapeWords[] = {"sphere", "box",  "cylinder", "capsule", "cone",
                                                       "half-space", "hull", "mesh",     "disc"};
inline constexpr std::string_view kJointWords[] = {"fixed",    "revolute", "ball",  "prismatic", "cylindrical",
                                                   "distance", "gear",     "screw", "planar",    "twist"};
inline constexpr std::string_view kJointDriveWords[] = {"none", "position", "velocity", "force"};
inline constexpr std::string_view kGyroscopicWords[] = {"implicit", "explicit"};
inline constexpr std::string_view kProjectionWords[] = {"automatic", "none", "direct", "combined"};
inline constexpr std::string_view kJointSchemeWords[] = {"conserving", "middle"};

static_assert(std::size(kAccuracyWords) == static_cast<std::size_t>(Accuracy::quick) + 1);
static_assert(std::size(kBodyShapeWords) == std::variant_size_v<BodyShape::variant>);
static_assert(std::size(kJointWords) == static_cast<std::size_t>(JointKind::twist) + 1);
static_assert(std::size(kJointDriveWords) == static_cast<std::size_t>(DriveKind::force) + 1);
static_assert(std::size(kGyroscopicWords) == static_cast<std::size_t>(GyroscopicKind::explicit_form) + 1);
static_assert(std::size(kProjectionWords) == static_cast<std::size_t>(ProjectionKind::combined) + 1);
static_assert(std::size(kJointSchemeWords) == static_cast<std::size_t>(JointScheme::middle) + 1);
static_assert(std::size(kSystemWords) == std::variant_size_v<SystemKind::variant>);
static_assert(std::size(kRelationWords) == std::variant_size_v<RelationKind::variant>);
static_assert(std::size(kLawWords) == std::variant_size_v<LawKind::variant>);
static_assert(std::size(kIntegratorWords) == static_cast<std::size_t>(IntegratorKind::event_driven) + 1);
static_assert(std::size(kFlowWords) == static_cast<std::size_t>(Flow::stiff) + 1);
static_assert(std::size(kZenoWords) == static_cast<std::size_t>(Zeno::count) + 1);
static_assert(std::size(kImpactRuleWords) == static_cast<std::size_t>(ImpactRule::sequential) + 1);
static_assert(std::size(kActivationWords) == static_cast<std::size_t>(Activation::gap_and_velocity) + 1);
static_assert(std::size(kPercussionWords) == static_cast<std::size_t>(Percussion::end) + 1);
static_assert(std::size(kComplianceWords) == static_cast<std::size_t>(Compliance::implicit) + 1);
static_assert(std::size(kSolverWords) == static_cast<std::size_t>(SolverKind::enumerative) + 1);

inline std::string_view word_of(const SystemKind& kind) noexcept {
    return kSystemWords[kind.index()];
}
inline std::string_view word_of(const RelationKind& kind) noexcept {
    return kRelationWords[kind.index()];
}
inline std::string_view word_of(const LawKind& kind) noexcept {
    return kLawWords[kind.index()];
}
inline std::string_view word_of(IntegratorKind kind) noexcept {
    return kIntegratorWords[static_cast<std::size_t>(kind)];
}
inline std::string_view word_of(const BodyShape& kind) noexcept {
    return kBodyShapeWords[kind.index()];
}
inline std::string_view word_of(JointKind kind) noexcept {
    return kJointWords[static_cast<std::size_t>(kind)];
}
inline std::string_view word_of(SolverKind kind) noexcept {
    return kSolverWords[static_cast<std::size_t>(kind)];
}

} // namespace saltus::model
