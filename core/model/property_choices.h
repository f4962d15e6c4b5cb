// SPDX-License-Identifier: GPL-3.0-or-later
// Private to properties: what is chosen from a list, with the words of the list.
#pragma once

#include "core/model/model.h"
#include "core/model/words.h"

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace saltus::model {

inline constexpr std::string_view kShapeWords[] = {"sphere", "box", "cylinder", "cam", "follower", "spring", "ground", "guide"};
inline constexpr std::string_view kQuantityWords[] = {"none", "position", "velocity", "impulse", "friction", "loss", "parameter", "section"};

template <class T>
struct ChoiceWords;
template <> struct ChoiceWords<SystemKind> { static constexpr auto& words = kSystemWords; };
template <> struct ChoiceWords<RelationKind> { static constexpr auto& words = kRelationWords; };
template <> struct ChoiceWords<LawKind> { static constexpr auto& words = kLawWords; };
template <> struct ChoiceWords<BodyShape> { static constexpr auto& words = kBodyShapeWords; };
template <> struct ChoiceWords<JointKind> { static constexpr auto& words = kJointWords; };
template <> struct ChoiceWords<DriveKind> { static constexpr auto& words = kJointDriveWords; };
template <> struct ChoiceWords<GyroscopicKind> { static constexpr auto& words = kGyroscopicWords; };
template <> struct ChoiceWords<ProjectionKind> { static constexpr auto& words = kProjectionWords; };
template <> struct ChoiceWords<JointScheme> { static constexpr auto& words = kJointSchemeWords; };
template <> struct ChoiceWords<IntegratorKind> { static constexpr auto& words = kIntegratorWords; };
template <> struct ChoiceWords<Activation> { static constexpr auto& words = kActivationWords; };
template <> struct ChoiceWords<Accuracy> { static constexpr auto& words = kAccuracyWords; };
template <> struct ChoiceWords<Percussion> { static constexpr auto& words = kPercussionWords; };
template <> struct ChoiceWords<Compliance> { static constexpr auto& words = kComplianceWords; };
template <> struct ChoiceWords<Flow> { static constexpr auto& words = kFlowWords; };
template <> struct ChoiceWords<Zeno> { static constexpr auto& words = kZenoWords; };
template <> struct ChoiceWords<ImpactRule> { static constexpr auto& words = kImpactRuleWords; };
template <> struct ChoiceWords<SolverKind> { static constexpr auto& words = kSolverWords; };
template <> struct ChoiceWords<ShapeKind> { static constexpr auto& words = kShapeWords; };

template <class T>
concept Choice = requires { ChoiceWords<T>::words; };
template <class T>
concept Alternatives = Choice<T> && !std::is_enum_v<T>;

template <Choice T>
std::size_t index_of(const T& value) {
    if constexpr (std::is_enum_v<T>) return static_cast<std::size_t>(value);
    else return value.index();
}

} // namespace saltus::model
