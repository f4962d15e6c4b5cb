// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare_bar.h"

#include "ui/language/language.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::ui {

namespace {
constexpr double kToleranceSteps = 10.0; // partners may be so many steps of the coarser run apart

QToolButton* wordButton(const QString& text, const QString& tip, const char* command, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    if (command) setKeyTip(button, tip, command);
    else button->setToolTip(tip);
    return button;
}
double newestOf(const std::shared_ptr<const Recording>& r) { return r && r->rows() > 0 ? r->value(0, r->rows() - 1) : 0.0; }
} // namespace

CompareBar::CompareBar(Theme& theme, RunController& run, SecondRun& second, Name name, QWidget* parent)
    : PanelBase(theme, parent), run_(run), second_(second), name_(std::move(name)) {
    setObjectName(QStringLiteral("compareBar"));
    setAccessibleName(tr("Run both"));
    setFixedHeight(measure::headHeight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 8, 0);
    row->setSpacing(8);
    title_ = new QLabel(this);
    state_ = new QLabel(this);
    state_->setProperty("role", "secondary");
    state_->setMinimumWidth(0);
    state_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    parting_ = wordButton({}, tr("Show where the two part"), "run.parting", this);
    parting_->setObjectName(QStringLiteral("compare.parting"));
    halve_ = wordButton(tr("Halve h"), tr("B again with half its step; then the order is told in which they approach each other"), "run.halve", this);
    halve_->setObjectName(QStringLiteral("compare.halve"));
    log_ = wordButton(tr("lg |Δ|"), tr("Logarithm of the difference instead of B − A"), "run.logDifference", this);
    log_->setObjectName(QStringLiteral("compare.log"));
    log_->setCheckable(true);
    log_->setProperty("role", "toggle");
    end_ = wordButton(tr("End"), tr("A alone again"), "run.endBoth", this);
    end_->setObjectName(QStringLiteral("compare.end"));
    row->addWidget(title_);
    row->addWidget(state_, 1);
    for (QToolButton* button : {parting_, halve_, log_, end_}) row->addWidget(button);
    connect(parting_, &QToolButton::clicked, this, &CompareBar::goToParting);
    connect(halve_, &QToolButton::clicked, this, &CompareBar::halve);
    connect(log_, &QToolButton::toggled, this, &CompareBar::logarithmicChanged);
    connect(end_, &QToolButton::clicked, &second_, &SecondRun::end);
    connect(&second_, &SecondRun::changed, this, &CompareBar::restart);
    hide();
}

void CompareBar::setModel(std::shared_ptr<const model::Model> model) {
    model_ = std::move(model);
    signal_.clear();
    for (const model::Plot& plot : model_->views.plots)
        if (const auto* time = std::get_if<model::TimePlot>(&plot.kind); time && !time->channels.empty()) {
            signal_ = time->channels.front();
            break;
        }
}

void CompareBar::restart() {
    setVisible(second_.active());
    if (!second_.active()) {
        coarse_.reset();
        exactDifference_.reset();
    }
    a_ = run_.recording();
    b_ = second_.recording();
    order_.reset();
    fineDifference_.reset();
    divergence_.reset();
    judgedRows_ = 0;
    match_.set(a_, b_, kToleranceSteps * std::max(run_.stepSize(), second_.step()));
    if (signal_.empty() && a_ && a_->catalogue().size() > 1) signal_ = a_->catalogue()[1].name;
    tick();
    emit partingChanged();
}

void CompareBar::tick() {
    if (!second_.active()) return;
    const bool had = match_.first().has_value();
    const double was = had ? match_.first()->time : 0.0;
    match_.take();
    const bool has = match_.first().has_value();
    if ((coarse_ || exactDifference_) && !order_ && !second_.behind()) measureOrder();
    estimateDivergence();
    // What was asked for stands first: the end is what has no room.
    QStringList told;
    if (order_) told << tr("order %1 (max |Δ %2|: %3, then %4)").arg(fixedNumber(*order_, 2), QString::fromStdString(signal_), plainNumber(*coarseDifference_, 3), plainNumber(*fineDifference_, 3));
    else if (exactDifference_) told << tr("the order is told when A has run to %1 s").arg(fixedNumber(exactUntil_, 4));
    else if (coarse_) told << tr("measuring the order");
    if (divergence_)
        told << tr("the difference doubles in %1: compare points until about %2, statistics after").arg(shownText(divergence_->doubling, QStringLiteral("s"), 2), shownText(divergence_->until, QStringLiteral("s"), 2));
    told << (!second_.recording() ? tr("is made") : tr("up to %1 s").arg(fixedNumber(second_.time(), 4)));
    if (match_.matched() > 0) told << (match_.matched() == 1 ? tr("1 pair of impacts") : tr("%1 pairs of impacts").arg(groupedInteger(qint64(match_.matched()))));
    stateText_ = told.join(QStringLiteral("   "));
    state_->setToolTip(stateText_);
    halve_->setEnabled(second_.recording() != nullptr);
    arrange();
    if (had != has || (has && was != match_.first()->time)) emit partingChanged();
}

QString CompareBar::partingText() const {
    const auto& d = match_.first();
    if (!d) return {};
    const QString contact = name_ ? name_(d->interaction, d->component) : QString::fromStdString(d->interaction);
    const auto number = QString::number(d->order);
    if (d->a && d->b) return tr("They part at %1 s: %2, impact %3, A at %4 s, B at %5 s").arg(fixedNumber(d->time, 5), contact, number, fixedNumber(*d->a, 5), fixedNumber(*d->b, 5));
    if (d->a) return tr("They part at %1 s: %2, impact %3, not in B").arg(fixedNumber(d->time, 5), contact, number);
    return tr("They part at %1 s: %2, impact %3, only in B").arg(fixedNumber(d->time, 5), contact, number);
}

QString CompareBar::text() const { return tr("B: %1").arg(second_.variation().name) + QStringLiteral("   ") + stateText_ + (match_.first() ? QStringLiteral("   ") + partingText() : QString()); }

void CompareBar::goToParting() {
    if (match_.first()) emit instantWanted(match_.first()->time, match_.first()->impact_a);
}

void CompareBar::setLogarithmic(bool on) { log_->setChecked(on); }

// B with half its step: the one before stays as the middle one of three. A run by events has no step to halve: A approaches it with half its own.
void CompareBar::halve() {
    if (!second_.active() || !second_.recording() || !(second_.step() > 0.0)) return;
    using Kind = model::IntegratorKind;
    if (second_.model().run.integrator == Kind::event_driven && model_->run.integrator != Kind::event_driven) {
        exactUntil_ = std::min(newestOf(a_), newestOf(b_));
        if (match_.first()) exactUntil_ = std::min(exactUntil_, match_.first()->time - match_.tolerance());
        if (!(exactUntil_ > 0.0)) return;
        exactDifference_ = largestDifference(*a_, *b_, signal_, exactUntil_);
        order_.reset();
        coarse_.reset();
        emit halveWanted(0.5 * run_.stepSize());
        return;
    }
    exactDifference_.reset();
    Variation next;
    next.property = {model::Owner::integrator, model::Key::step};
    for (const model::Property& p : model::properties(*model_, model::Setting::run))
        if (p.id.key == model::Key::step) next.property = p.id;
    const double h = 0.5 * second_.step();
    next.text = QString::number(h, 'g', 17).toStdString();
    next.name = QStringLiteral("%1 = %2").arg(fieldText("Step h"), shownText(h, QStringLiteral("s")));
    const auto coarse = second_.recording();
    const double step = second_.step();
    const bool steps = second_.variation().object.empty() && second_.variation().property.key == model::Key::step;
    if (auto begun = second_.begin(*model_, next); !begun) {
        emit refused(begun.error());
        return;
    }
    // Only runs that differ by their steps alone, each half of the one before, tell an order.
    const bool halves = steps && std::abs(run_.stepSize() / step - 2.0) < 1e-6;
    coarse_ = halves ? coarse : nullptr;
    coarseStep_ = step;
    order_.reset();
}

void CompareBar::measureOrder() {
    if (!a_ || !b_) return;
    if (exactDifference_) {
        if (std::min(newestOf(a_), newestOf(b_)) < exactUntil_) return;
        coarseDifference_ = exactDifference_;
        fineDifference_ = largestDifference(*a_, *b_, signal_, exactUntil_);
        if (coarseDifference_ && fineDifference_) order_ = observedOrder(*coarseDifference_, *fineDifference_);
        return;
    }
    if (!coarse_) return;
    double until = std::min({newestOf(a_), newestOf(b_), newestOf(coarse_)});
    if (match_.first()) until = std::min(until, match_.first()->time - match_.tolerance()); // beyond they are other motions
    if (!(until > 0.0)) return;
    coarseDifference_ = largestDifference(*a_, *coarse_, signal_, until);
    fineDifference_ = largestDifference(*coarse_, *b_, signal_, until);
    if (coarseDifference_ && fineDifference_) order_ = observedOrder(*coarseDifference_, *fineDifference_);
    if (!order_) coarse_.reset();
}

// Anew whenever the runs have grown by a tenth.
void CompareBar::estimateDivergence() {
    const std::size_t rows = b_ ? b_->rows() : 0;
    if (!a_ || rows < 64 || rows < judgedRows_ + judgedRows_ / 10 + 1) return;
    judgedRows_ = rows;
    divergence_ = ui::divergence(*a_, *b_, signal_);
}

// In a narrow view sentences are cut by dots, then buttons go that stand in the menu Analysis too; the way out stays.
void CompareBar::arrange() {
    if (!second_.active()) return;
    const QString title = tr("B: %1").arg(second_.variation().name), parting = partingText();
    const bool has = !parting.isEmpty();
    const auto put = [](auto* widget, const QString& text, int room, int around) {
        const QString shown = widget->fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, room - around));
        if (widget->text() != shown) widget->setText(shown);
    };
    const int around = end_->sizeHint().width() - end_->fontMetrics().horizontalAdvance(end_->text()); // of a button about its text
    int room = width() - 20 - end_->sizeHint().width() - 16;
    const int wanted = title_->fontMetrics().horizontalAdvance(title) + 4, least = std::min(wanted, 140_px) + (has ? 120_px : 0);
    for (QToolButton* button : {halve_, log_}) {
        const int width = button->sizeHint().width() + 8;
        button->setVisible(room - width >= least);
        if (!button->isHidden()) room -= width;
    }
    const int titleRoom = std::min(wanted, has ? room * 45 / 100 : room);
    put(title_, title, titleRoom, 0);
    title_->setToolTip(title + QLatin1Char('\n') + tr("What is different in B, which is drawn dashed; A is the run that is shown"));
    parting_->setVisible(has);
    room -= titleRoom + 8;
    // Order and doubling time were asked for: where they have no room beside it, of the parting its instant alone is told.
    const int state = state_->fontMetrics().horizontalAdvance(stateText_) + 16;
    const bool whole = !has || parting_->fontMetrics().horizontalAdvance(parting) + around + state <= room;
    if (has) put(parting_, whole ? parting : tr("They part at %1 s").arg(fixedNumber(match_.first()->time, 5)), room, around);
    if (has) room -= parting_->sizeHint().width() + 8;
    state_->setVisible(room >= 60_px); // no single letters
    put(state_, stateText_, room, 8);
    if (!has) return;
    setKeyTip(parting_, parting + QLatin1Char('\n') + tr("Show where the two part"), "run.parting");
}

} // namespace saltus::ui

#include "moc_compare_bar.cpp"
