// SPDX-License-Identifier: GPL-3.0-or-later
// What one plot shows, apart from axes and mouse: reads a Recording, takes new rows, draws itself into a rectangle on
// the screen or on paper. One class a kind of plot; none of them knows QCustomPlot.
#pragma once

#include "core/base/error.h"
#include "core/io/number_table.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"
#include "ui/plots/dense_curves.h"
#include "ui/plots/phase_trail.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/quantity_text.h"
#include "ui/look/ticks.h"
#include "ui/run/dense_part.h"

#include <Qt>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace saltus::ui {

// Axes of one drawing: data ranges on a rectangle of painter units.
struct View {
    QRectF rect;
    Range x, y;
    double pixelsPerUnit = 1.0; // device pixels a painter unit, for raster parts
    bool paper = false;         // vectors wherever possible

    double toX(double value) const { return rect.left() + (value - x.begin) / x.span() * rect.width(); }
    double toY(double value) const { return rect.bottom() - (value - y.begin) / y.span() * rect.height(); }
    QPointF to(double vx, double vy) const { return {toX(vx), toY(vy)}; }
    double fromX(double pixel) const { return x.begin + (pixel - rect.left()) / rect.width() * x.span(); }
    double fromY(double pixel) const { return y.begin + (rect.bottom() - pixel) / rect.height() * y.span(); }
};

struct LegendItem {
    enum class Mark { none, line, dashes, swatch, ring }; // ring: points of the second of two runs
    Mark mark = Mark::none;
    QColor color;
    TextRuns text;
};

// What stands under the mouse.
struct Hover {
    QString title;
    struct Line {
        QColor color; // invalid: no swatch
        QString label, value;
    };
    std::vector<Line> lines;
    std::vector<std::pair<QPointF, QColor>> marks; // painter units
    double time = 0.0;
    bool point = false;                // a single point (map) or stem, not a place on a curve
    std::optional<std::size_t> impact; // index in the recording
};

struct Shown {            // shared by all plots
    double cursor = 0.0;  // time of the state shown
    std::optional<std::size_t> impact; // picked
    double impactTime = 0.0;           // of the picked impact
    std::optional<Range> times;        // figures: only rows inside are drawn, none of them faded
};

// Another run in the same plots: the one that an edit ended, faintly, or the second of two that are compared, dashed.
struct BesideRun {
    enum class Look { faint, dashed };
    std::shared_ptr<const Recording> recording; // null: none
    Look look = Look::faint;
    QString name; // in legends
    QColor ink(const QColor& own) const; // of what has this colour in the run itself
};

class PlotContent {
public:
    explicit PlotContent(const model::Plot& plot) : name_(plot.name) {}
    virtual ~PlotContent() = default;
    PlotContent(const PlotContent&) = delete;
    PlotContent& operator=(const PlotContent&) = delete;

    const std::string& name() const { return name_; }

    // Errors: a signal or interaction that the recording does not hold. The plot then says so and stays empty.
    virtual Result<void> bind(std::shared_ptr<const Recording> recording) = 0;
    virtual bool take() = 0; // new rows, as many as a tick has time for; true when the picture may have changed
    virtual void takeAll() { take(); } // for files, which do not wait for the next tick
    virtual bool hasData() const = 0;
    virtual bool timeAxis() const = 0;
    // Drawn below this run. After bind(); what the other run did not record is left out.
    void setBeside(const BesideRun& run);
    bool takeBeside(); // true when it has more rows than at the last call
    const BesideRun& beside() const { return beside_; }
    // Stretches with more samples, of this run and of the other; true when the picture may have changed.
    bool setDense(const DenseParts& own, const DenseParts& beside);
    // Of a trail: stretches of time of which more samples would be seen in this view, the newest first. Plots over time are looked at by their axis.
    virtual std::vector<SparseStretch> sparse(const View&, const Shown&) { return {}; }
    // Points of other parameter values or runs, which a map keeps, or the run before; forgetting them leaves those of the present values.
    virtual bool hasEarlier() const { return beside_.recording && beside_.look == BesideRun::Look::faint; }
    virtual void forgetEarlier() { setBeside({}); }
    virtual bool isMap() const { return false; } // of points; a run can begin at any place of it
    virtual bool rangesFollowCursor() const { return false; } // bounds() depend on the state shown
    virtual std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const = 0; // axes are divided by 10^exponent
    virtual TextRuns xLabel(int exponent) const = 0;
    virtual QString subtitle() const { return {}; }
    virtual TickKind tickKind(Qt::Orientation) const { return TickKind::decimal; }

    struct Bounds {
        Range x, y; // of the data; x is meaningless with a time axis
        bool fromZero = false;
    };
    // Time axis: bounds of y over `time`. Else of all that would be drawn.
    virtual std::optional<Bounds> bounds(const Range& time, const Shown& shown) = 0;

    // Called before draw() when the view or the state shown changed.
    virtual void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) = 0;
    // State now, picked things: on the layer that moves with the cursor.
    virtual void drawNow(QPainter&, const View&, const PlotStyle&, const Shown&) {}
    // Values of its curves at a time, for the cursors A and B; empty without a time axis.
    struct Reading {
        QColor color;
        QString label, unit;
        double value = 0.0;
    };
    virtual std::vector<Reading> readings(const PlotStyle&, double /*time*/) const { return {}; }
    virtual std::optional<Hover> hover(const View&, const PlotStyle&, const Shown&, QPointF) { return std::nullopt; }

    // Rows of the table behind the picture: header and a callback a row. Time axis or trail: `time`; maps: x and y.
    using Table = io::NumberTable;
    // Signals that are recorded columns: exported straight from the recording (empty: use table()).
    virtual std::vector<std::string> recordedSignals() const { return {}; }
    virtual Table table(const View&) const { return {}; }
    // Range of time of the rows drawn.
    virtual Range shownTimes(const View& view, const Shown&) const { return view.x; }

protected:
    // Finds what it needs of beside_; false: the other run has nothing for this plot.
    virtual bool bindBeside() { return false; }
    std::vector<LegendItem> besideLegend(const PlotStyle& style, const QColor& own) const; // one entry, or none
    // What is to be drawn over this stretch of time: the recording with more samples where it covers it. Its columns are the same.
    const Recording& rowsOver(const Range& time) const { return denser(recording_, dense_, time); }
    const Recording& besideOver(const Range& time) const { return denser(beside_.recording, besideDense_, time); }
    // Of the run itself, where stretches lie one behind the other: each moment from the densest that has it.
    using Piece = PhaseTrail::Piece;
    std::vector<Piece> piecesOver(const Range& time) const;
    const DenseParts& denseParts() const { return dense_; }
    std::shared_ptr<const Recording> recording_;
    BesideRun beside_; // another one than recording_, with rows

private:
    static const Recording& denser(const std::shared_ptr<const Recording>& recording, const DenseParts& parts, const Range& time);
    std::string name_;
    DenseParts dense_, besideDense_;
    std::size_t besideRows_ = 0;
};

// Errors: formulas of the section (period, offset, level).
Result<std::unique_ptr<PlotContent>> makeContent(const model::Model& model, const model::Plot& plot);

// Shared by the kinds.
// Counts and angles have ticks of their own. A column without a unit whose samples are whole numbers holds counts.
TickKind tickKindOf(const Recording& recording, std::size_t column);
Result<std::size_t> findColumn(const Recording& recording, const std::string& signal, const std::string& plotName);

} // namespace saltus::ui
