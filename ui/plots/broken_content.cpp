// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/broken_content.h"

namespace saltus::ui {
namespace {

class BrokenContent : public PlotContent {
public:
    BrokenContent(const model::Plot& plot, Error error) : PlotContent(plot), error_(std::move(error)) {}

    Result<void> bind(std::shared_ptr<const Recording>) override { return Unexpected(error_); }
    bool take() override { return false; }
    bool hasData() const override { return false; }
    bool timeAxis() const override { return false; }
    std::vector<LegendItem> legend(const PlotStyle&, int) const override { return {}; }
    TextRuns xLabel(int) const override { return {}; }
    std::optional<Bounds> bounds(const Range&, const Shown&) override { return std::nullopt; }
    void draw(QPainter&, const View&, const PlotStyle&, const Shown&) override {}

private:
    Error error_;
};

} // namespace

std::unique_ptr<PlotContent> makeBroken(const model::Plot& plot, const Error& error) {
    return std::make_unique<BrokenContent>(plot, error);
}

} // namespace saltus::ui
