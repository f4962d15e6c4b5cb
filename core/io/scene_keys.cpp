// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_keys.h"

#include "core/base/check.h"
#include "core/model/fields.h"
#include "core/model/words.h"

#include <algorithm>

namespace saltus::io {

namespace {

using model::Fields;

// The kinds of a variant, each with the keys that all of them have before its own.
template <class Variant>
void add_kinds(std::vector<SceneObject>& objects, const std::vector<SceneKey>& common) {
    model::each_kind<Variant>([&]<class Kind>() {
        SceneObject object{Fields<Kind>::object, common};
        model::each_key<Kind>([&](const auto& field) { object.keys.push_back({word_of(field.key), field.required}); });
        objects.push_back(std::move(object));
    });
}

// A struct whose keys are its fields, and nested objects that are none of them.
template <class Kind>
void add_object(std::vector<SceneObject>& objects, std::vector<SceneKey> nested = {}) {
    model::each_key<Kind>([&](const auto& field) { nested.push_back({word_of(field.key), field.required}); });
    objects.push_back({Fields<Kind>::object, std::move(nested)});
}

std::vector<SceneObject> all_objects() {
    constexpr bool required = true;
    std::vector<SceneObject> objects = {
        {"scene",
         {{"saltus", required}, {"title"}, {"description"}, {"parameters"}, {"functions"}, {"drives"}, {"expressions"},
          {"systems"}, {"interactions"}, {"circuits"}, {"world"}, {"materials"}, {"contacts"}, {"bodies"}, {"joints"}, {"run"}, {"views"}}},
        {"views", {{"gap"}, {"speed"}, {"trail"}, {"shapes"}, {"plots"}, {"phase_space"}}},
        {"plot_time",
         {{"kind", required}, {"title"}, {"signals", required}, {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_impulses",
         {{"kind", required}, {"title"}, {"interaction", required}, {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_phase",
         {{"kind", required}, {"title"}, {"x", required}, {"y", required}, {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_stroboscopic",
         {{"kind", required}, {"title"}, {"phase", required}, {"period"}, {"offset"}, {"x", required}, {"y", required},
          {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_impact_map",
         {{"kind", required}, {"title"}, {"interaction"}, {"x", required}, {"y", required},
          {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_plane",
         {{"kind", required}, {"title"}, {"signal", required}, {"level"}, {"direction"}, {"x", required}, {"y", required},
          {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_energy", {{"kind", required}, {"title"}, {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"plot_law",
         {{"kind", required}, {"title"}, {"interaction", required}, {"component"}, {"column"}, {"row"}, {"tab"}, {"x_range"}, {"y_range"}, {"t_range"}}},
        {"cam_profile", {{"base_radius", required}, {"follower"}, {"roller"}, {"offset"}, {"segments"}, {"handles"}}},
        {"cam_segment", {{"kind", required}, {"law"}, {"angle", required}, {"lift"}, {"flank"}, {"crown"}}},
        {"circuit", {{"label"}, {"theta"}, {"elements", required}}},
        {"circuit_element",
         {{"kind", required}, {"nodes", required}, {"value"}, {"initial"}, {"lower"}, {"upper"}, {"control"}, {"control_by"}, {"position"}, {"rotation"}}},
        {"phase_space", {{"x", required}, {"y", required}, {"z", required}, {"z_period"}, {"section"}}},
    };
    add_object<model::Parameter>(objects);
    add_object<model::Function>(objects, {{"profile"}});
    for (SceneKey& key : objects.back().keys) key.required = false; // a formula or a profile: the reader asks for one of them
    add_object<model::Drive>(objects);
    add_object<model::Expression>(objects);
    add_object<model::Repeat>(objects);
    std::vector<SceneKey> system_keys;
    model::each_key<model::System>([&](const auto& field) { system_keys.push_back({word_of(field.key), field.required}); });
    add_kinds<model::SystemKind>(objects, system_keys);
    add_object<model::Interaction>(objects);
    add_kinds<model::RelationKind>(objects, {{"kind", required}});
    add_kinds<model::LawKind>(objects, {{"kind", required}});
    std::vector<SceneKey> shape_keys{{"kind", required}};
    model::each_field<model::ShapePlace>([&](const auto& field) { shape_keys.push_back({word_of(field.key)}); });
    add_kinds<model::BodyShape>(objects, shape_keys);
    add_object<model::Material>(objects);
    add_object<model::ContactLaw>(objects);
    add_object<model::Body>(objects);
    add_object<model::Joint>(objects);
    add_object<model::JointCoordinate>(objects);
    add_object<model::World>(objects);
    add_object<model::Run>(objects, {{"integrator"}, {"solver"}});
    add_object<model::IntegratorOfRun>(objects, {{"newton"}});
    add_object<model::NewtonOfRun>(objects);
    add_object<model::SolverOfRun>(objects);
    add_object<model::Shape>(objects);
    return objects;
}

} // namespace

std::span<const SceneObject> scene_objects() {
    static const std::vector<SceneObject> objects = all_objects();
    return objects;
}

const SceneObject& scene_object(std::string_view name) {
    const auto objects = scene_objects();
    const auto found = std::find_if(objects.begin(), objects.end(), [&](const SceneObject& o) { return o.name == name; });
    SALTUS_DEMAND(found != objects.end());
    return *found;
}

std::span<const SceneWords> scene_words() {
    const auto list = [](const auto& words_of_model) { return std::vector<std::string_view>(std::begin(words_of_model), std::end(words_of_model)); };
    static const std::vector<SceneWords> words = {
        {"system_kind", list(model::kSystemWords)},
        {"relation_kind", list(model::kRelationWords)},
        {"law_kind", list(model::kLawWords)},
        {"integrator_kind", list(model::kIntegratorWords)},
        {"body_shape_kind", list(model::kBodyShapeWords)},
        {"joint_kind", list(model::kJointWords)},
        {"joint_drive", list(model::kJointDriveWords)},
        {"gyroscopic", list(model::kGyroscopicWords)},
        {"projection", list(model::kProjectionWords)},
        {"joint_scheme", list(model::kJointSchemeWords)},
        {"activation", list(model::kActivationWords)},
        {"accuracy", list(model::kAccuracyWords)},
        {"percussion", list(model::kPercussionWords)},
        {"compliance", list(model::kComplianceWords)},
        {"flow", list(model::kFlowWords)},
        {"zeno", list(model::kZenoWords)},
        {"impact_rule", list(model::kImpactRuleWords)},
        {"solver_kind", list(model::kSolverWords)},
        {"shape_kind", {"sphere", "box", "cylinder", "cam", "follower", "spring", "ground", "guide"}},
        {"plot_kind", {"time", "impulses", "phase", "stroboscopic", "impact-map", "plane", "energy", "law"}},
        {"cam_motion", {"dwell", "rise", "fall"}},
        {"cam_law", {"arcs", "3-4-5", "4-5-6-7", "cycloidal", "modified-trapezoid", "harmonic"}},
        {"cam_follower", {"knife", "roller", "flat"}},
        {"circuit_element_kind", {"ground", "resistor", "capacitor", "inductor", "voltage-source", "current-source", "diode", "relay"}},
        {"circuit_quantity", {"current", "voltage"}},
        {"quantity", {"none", "position", "velocity", "impulse", "friction", "loss", "parameter", "section"}},
    };
    return words;
}

const SceneWords& scene_words(std::string_view name) {
    const auto all = scene_words();
    const auto found = std::find_if(all.begin(), all.end(), [&](const SceneWords& w) { return w.name == name; });
    SALTUS_DEMAND(found != all.end());
    return *found;
}

} // namespace saltus::io
