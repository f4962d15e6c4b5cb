// SPDX-License-Identifier: GPL-3.0-or-later
// A world of rigid bodies as the event-driven integrator sees it: systems with as many velocities as positions (in space the velocity of a body is
// filled up by a seventh number, which stays 0), and rows: joints, drives, limits, dry friction, and features of shapes that may touch.
#pragma once

#include "core/base/error.h"
#include "core/formula/conditions.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"
#include "core/simulation/body_input.h"
#include "core/simulation/event_driven/contact_features.h"
#include "core/simulation/rigid/joint_rows.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace saltus::simulation {

struct ActionFormulas;
struct Draft;

struct BodyRow {
    enum class Kind : unsigned char {
        equality,       // of a joint
        drive_position, // a joint's coordinate follows a drive
        drive_velocity, // its rate does
        motor,          // its rate does, as far as a largest force allows
        limit,
        dry,            // friction of a coordinate
        rubbing,        // friction along the rate of a relation, of the limit in the row before
        relay,          // a force of a relation against its rate, between bounds
        contact,        // of a feature
        sliding,        // in the plane, of the contact in the row before
    };
    Kind kind = Kind::equality;
    std::uint32_t of = 0;          // joint or feature
    std::uint8_t line = 0;         // of the joint's lines
    double sign = 1.0, bound = 0.0; // of limits: y = sign (coordinate - bound)
    std::uint32_t drive = rigid::kWorld;
    std::uint32_t body_a = rigid::kWorld, body_b = rigid::kWorld; // that move
    std::uint32_t entry_a = 0, entry_b = 0;                       // where their numbers begin in H
    std::vector<std::pair<std::uint32_t, std::uint32_t>> more;    // further bodies of a relation: body (kWorld: it does not move), where in H
    std::uint32_t joint_row = rigid::kWorld;                      // as the world counts rows of joints
    std::uint32_t pair = rigid::kWorld;                           // of contacts and limits
    std::uint32_t cell = rigid::kWorld;                           // of contacts with an outline: number of its condition
};

class EventBodies {
public:
    // Bodies that open and close under one law, or a limit of a joint, as recordings number them.
    struct Pair {
        std::uint32_t interaction = 0; // index in BodyNames::interactions()
        std::uint32_t body_a = 0, body_b = 0;
        bool angular = false;
        std::uint32_t component = rigid::kWorld; // of rows of relations, which recordings number as the scene does; else as they meet
    };

    // scheme, layout: those of the run; layout without what an event-driven run keeps. Errors: what of the world has no event-driven form, by name.
    static Result<std::unique_ptr<EventBodies>, Errors> create(model::ModelGraph& graph, const ActionFormulas& formulas, const rigid::World& world,
                                                               const BodyNames& names, const Scheme& scheme, std::size_t drives, std::size_t parameters);
    ~EventBodies();
    // For another run of the same program: with the structure in common, numbers of its own. begin() before it is used.
    std::unique_ptr<EventBodies> copy() const { return std::unique_ptr<EventBodies>(new EventBodies(*this)); }
    // The numbers that a run begins with.
    Result<void> begin(const rigid::Input& input);
    // New numbers of the same structure. Error: a row begins or ceases to act, which needs a new run.
    Result<void> update(const rigid::Input& input);

    // Numbers of Layout::force: of rows of joints, of all contacts and of contacts by body, force and percussion; angles of joints; a state of equations().
    std::size_t memory_size() const noexcept { return 2 * joint_rows_ + 2 * (bodies_ + 1) + 2 * joints_ + equations_->layout.size - equations_->layout.q; }

    Assembled& equations() noexcept { return *equations_; }
    const Assembled& equations() const noexcept { return *equations_; }
    std::span<const BodyRow> rows() const noexcept { return rows_; }
    std::span<const ContactFeature> features() const noexcept { return features_; }
    std::span<const Pair> pairs() const noexcept { return pairs_; }
    std::uint32_t relation_row(std::uint32_t joint) const noexcept { return relation_rows_[joint].second; } // of its interaction
    std::uint32_t number_of(std::uint32_t pair) noexcept; // as they first meet, as BodyEvents numbers them
    const rigid::JointLayout& joint_layout() const noexcept { return joint_layout_; }
    std::span<const rigid::JointStart> joint_starts() const noexcept { return joint_starts_; }
    // Formulas, of inputs t, anchors, parameters, q, v of the bodies as the world packs them; their conditions are the first of EventOutputs.
    const formula::FrozenTape& forces() const noexcept { return forces_; }          // by entry of force_of()
    std::span<const std::uint32_t> force_of() const noexcept { return force_of_; }  // 6 body + component
    const formula::FrozenTape& drives() const noexcept { return drives_; }          // position, rate, force, acceleration of each
    std::size_t formula_conditions() const noexcept { return formula_conditions_; } // those behind them are of outlines
    std::size_t formula_inputs() const noexcept { return formula_inputs_; }
    std::uint32_t row_of_condition(std::size_t k) const noexcept { return outline_rows_[k - formula_conditions_]; }
    bool planar() const noexcept { return planar_; }
    std::size_t width() const noexcept { return planar_ ? 3 : 7; } // numbers of a body in q, and in v
    MovingPose place_of(const double* q, std::uint32_t body) const noexcept; // at rest there; q: of all bodies

private:
    EventBodies();
    EventBodies(const EventBodies& other);
    void take_starts(const rigid::Input& input);
    Errors list_rows(const rigid::Input& input, const BodyNames& names);
    void list_joint(const rigid::Input& input, const BodyNames& names, std::uint32_t joint);
    void list_relation(const rigid::Input& input, std::uint32_t joint);
    void number_relations(const model::ModelGraph& graph, const BodyNames& names, std::size_t joints);
    void list_contact(const rigid::Input& input, const BodyNames& names, std::uint32_t feature);
    BodyRow& add_row(const rigid::Input& input, BodyRow row, RowKind kind, std::uint32_t a, std::uint32_t b, std::span<const std::uint32_t> more = {});
    void open_block(std::string name, Place place);
    std::uint32_t pair_of(Pair pair);
    void set_numbers(const rigid::Input& input);
    void lay_out(const rigid::Input& input, const Scheme& scheme, std::size_t drives, std::size_t parameters);
    static void check_readers(model::ModelGraph& graph, const ActionFormulas& formulas, Errors& errors);
    Errors read_formulas(model::ModelGraph& graph, const ActionFormulas& formulas);

    std::unique_ptr<Draft> draft_; // while rows are listed
    std::unique_ptr<Assembled> equations_;
    bool planar_ = false;
    std::size_t bodies_ = 0, joints_ = 0, joint_rows_ = 0;
    std::vector<BodyRow> rows_;
    std::vector<ContactFeature> features_;
    std::vector<Pair> pairs_;
    std::vector<std::uint32_t> numbers_; // by pair; kWorld: not met
    std::vector<std::pair<std::uint32_t, std::uint32_t>> relation_rows_; // by joint: interaction and component of recordings; kWorld: a joint
    std::uint32_t met_ = 0;
    rigid::JointLayout joint_layout_;
    std::vector<rigid::JointStart> joint_starts_;
    formula::FrozenTape forces_, drives_;
    std::vector<std::uint32_t> force_of_, outline_rows_;
    std::size_t formula_conditions_ = 0, formula_inputs_ = 0;
    Errors errors_;
};

} // namespace saltus::simulation
