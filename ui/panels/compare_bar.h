// SPDX-License-Identifier: GPL-3.0-or-later
// Run both, told below the picture: what is different in B, how far it is, how many impacts of the two are pairs, where and how
// they part first, and, after "Halve h", the order in which the steps approach each other.
#pragma once

#include "ui/panels/panel_kit.h"
#include "ui/run/divergence.h"
#include "ui/run/event_match.h"
#include "ui/run/second_run.h"

#include <functional>
#include <memory>

class QLabel;
class QToolButton;

namespace saltus::ui {

class RunController;

class CompareBar : public PanelBase {
    Q_OBJECT
public:
    using Name = std::function<QString(const std::string& interaction, std::uint32_t component)>;

    CompareBar(Theme& theme, RunController& run, SecondRun& second, Name name, QWidget* parent);

    // The signals of the scene's first plot over time: what orders are told of. `model`: A's.
    void setModel(std::shared_ptr<const model::Model> model);
    void tick();
    const EventMatch& match() const { return match_; }
    const std::optional<Divergence>& divergence() const { return divergence_; }
    std::optional<double> order() const { return order_; } // of the steps h, h/2, h/4
    QString text() const;                                  // all that it says
    QString partingText() const;                           // of the first disagreement; "": none

public slots:
    void halve();
    void goToParting();
    void setLogarithmic(bool on);

signals:
    void instantWanted(double time, std::optional<std::size_t> impact);
    void logarithmicChanged(bool on);
    void refused(const saltus::Error& error);
    void partingChanged(); // the first disagreement
    void halveWanted(double h); // the step of A's scene, s: B goes by events, whose samples alone it would halve

protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    void restart();
    void arrange();
    void measureOrder();
    void estimateDivergence();

    RunController& run_;
    SecondRun& second_;
    Name name_;
    std::shared_ptr<const model::Model> model_ = std::make_shared<const model::Model>();
    EventMatch match_;
    std::shared_ptr<const Recording> a_, b_, coarse_; // coarse_: B before its step was halved
    double coarseStep_ = 0.0;
    std::optional<double> exactDifference_; // of A to a B by events, before A's step was halved
    double exactUntil_ = 0.0;               // s, over which it was measured
    std::optional<Divergence> divergence_;
    std::size_t judgedRows_ = 0; // of B, when it was estimated
    std::string signal_; // orders are told of
    std::optional<double> order_, coarseDifference_, fineDifference_;
    QLabel *title_, *state_;
    QString stateText_; // all of it, however narrow the bar is
    QToolButton *parting_, *halve_, *log_, *end_;
};

} // namespace saltus::ui
