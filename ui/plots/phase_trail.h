// SPDX-License-Identifier: GPL-3.0-or-later
// One recorded signal against another, thinned as rows come, so that smooth arcs cost a few vertices and corners stay corners.
#pragma once

#include "core/simulation/recording.h"
#include "ui/look/ticks.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace saltus::ui {

// Of the first `rows` rows those inside a range of time: [first, last).
std::pair<std::size_t, std::size_t> rowsOf(const Recording& recording, std::size_t rows, const Range& time);

class PhaseTrail {
public:
    struct Vertex {
        double x, y, t;
        bool begins; // a new piece: the line to the vertex before is not drawn
    };

    void begin(const Recording& recording, std::size_t xColumn, std::size_t yColumn); // empty, of these columns
    // Brings the trail to this range of time: appends and drops when it moved on, else starts again. No row is further from the
    // drawn lines than the tolerances (units of the signals).
    void follow(const Recording& recording, const Range& time, double toleranceX, double toleranceY);
    // The same through stretches of time of several recordings with the same columns, one behind the other; jumps of angles are told by the first.
    struct Piece {
        const Recording* recording;
        Range time;
    };
    void follow(const Recording& all, std::span<const Piece> pieces, double toleranceX, double toleranceY);
    std::span<const Vertex> vertices() const { return std::span(vertices_).subspan(head_); }
    std::optional<Vertex> last() const { return pending_ ? std::optional(last_) : std::nullopt; } // not a vertex yet

private:
    void startAnew(const Recording& recording, std::size_t first, std::size_t last, double toleranceX, double toleranceY);
    void addRows(const Recording& recording, std::size_t first, std::size_t last);
    void addPoint(double x, double y, double t);
    void flushPoint();

    std::size_t xColumn_ = 0, yColumn_ = 0;
    bool wrapsX_ = false, wrapsY_ = false; // angles may jump back by a turn
    std::vector<Vertex> vertices_; // from head_ on
    std::size_t head_ = 0;
    std::size_t firstRow_ = 0, nextRow_ = 0, stride_ = 1;
    double toleranceX_ = 0.0, toleranceY_ = 0.0, jumpX_ = 0.0, jumpY_ = 0.0;
    bool pending_ = false;
    Vertex last_{};
    double angle_ = 0.0, halfAngle_ = 0.0, reach_ = 0.0; // cone of directions from the last vertex
    double stepX_ = 0.0, stepY_ = 0.0;                    // of the row before, to tell a wrap from motion
    std::vector<double> columnX_, columnY_, columnT_;
    std::vector<Piece> pieces_; // of which the trail is; none: of one recording
};

} // namespace saltus::ui
