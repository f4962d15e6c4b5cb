// SPDX-License-Identifier: GPL-3.0-or-later
// The set-valued graph of an interaction's law, the working point moving on it.
#pragma once

#include "ui/law/law_painter.h"
#include "ui/law/law_signals.h"
#include "ui/plots/plot_content.h"

namespace saltus::ui {

class LawContent : public PlotContent {
public:
    // other: the same once more, for the second of two runs.
    LawContent(const model::Plot& plot, LawSignals law, LawSignals other) : PlotContent(plot), law_(std::move(law)), other_(std::move(other)) {}

    Result<void> bind(std::shared_ptr<const Recording> recording) override;
    bool take() override { return law_.take(); }
    bool hasData() const override { return law_.rows() > 0; }
    bool timeAxis() const override { return false; }
    bool rangesFollowCursor() const override { return law_.isFriction(); }
    std::vector<LegendItem> legend(const PlotStyle& style, int exponent) const override;
    TextRuns xLabel(int exponent) const override;
    std::optional<Bounds> bounds(const Range& time, const Shown& shown) override;
    void draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    void drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) override;
    std::optional<Hover> hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) override;
    Table table(const View& view) const override;
    Range shownTimes(const View& view, const Shown& shown) const override;

    const LawSignals& law() const { return law_; }

protected:
    bool bindBeside() override;

private:
    LawPicture picture(const View& view, const Shown& shown) const;
    void drawBeside(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown);
    LawSignals law_, other_;
};

} // namespace saltus::ui
