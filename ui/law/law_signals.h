// SPDX-License-Identifier: GPL-3.0-or-later
// One row of an interaction with its law, read from a recording: which numbers stand on the axes, where the working point
// is and was, and how the graph looks with the parameters then in force. Plots and inspector share it.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"
#include "ui/law/law_graph.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace saltus::ui {

struct LawAxis {
    QString label; // "λ", "U⁺ + e U⁻"
    QString unit;  // SI
    Quantity quantity = Quantity::none;
};

struct LawPoint {
    QPointF at;
    double time = 0.0;
    bool acts = true; // false: the contact is open, the law asks nothing
    friend bool operator==(const LawPoint&, const LawPoint&) = default;
};

class LawSignals {
public:
    // interaction: as in the recording, or the name of a repeated block (its first copy). Errors: no such interaction.
    static Result<LawSignals> create(const model::Model& model, const std::string& interaction, int component = 0);
    ~LawSignals();
    LawSignals(LawSignals&&) noexcept;
    LawSignals& operator=(LawSignals&&) noexcept;

    // Errors: a signal that the law needs was not recorded.
    Result<void> bind(std::shared_ptr<const Recording> recording);
    const std::shared_ptr<const Recording>& recording() const;
    bool take(); // new rows and impacts; true when there are any
    std::size_t rows() const;

    const std::string& object() const; // the interaction's name in the recording
    LawAxis yAxis() const;
    LawAxis lambdaAxis() const;
    bool isContact() const;  // normal row of a contact: impacts are its events
    bool isFriction() const; // tangential row

    LawGraph graphAt(std::size_t row) const;               // with the parameters and the normal impulse of this row
    std::optional<LawPoint> pointAt(std::size_t row) const; // nothing before the first step and while a contact approaches
    // Recent points, oldest first: of contacts the last impacts, else rows of the last `seconds`; at most `most`.
    std::vector<LawPoint> trail(std::size_t row, double seconds, std::size_t most) const;
    // Of all rows so far; they grow only. Coulomb's stairs: room for nine in ten of the normal impulses so far, since one
    // impact would hide the sliding, and for the one of `row`.
    LawRanges ranges(std::size_t row) const;
    // "closed", "stick", "slip", "lower limit", "y = 0" ... of the row; empty when there is nothing to say.
    QString state(std::size_t row) const;
    // Of contacts and their friction; other laws have none.
    enum class Mode : unsigned char { unknown, open, closed, stick, slip };
    Mode mode(std::size_t row) const;
    double trailSeconds() const; // fit for the scene

private:
    struct Impl;
    explicit LawSignals(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui
