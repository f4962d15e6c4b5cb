// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/timeline_bar.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/mode_strip.h"
#include "ui/panels/timeline_branches.h"
#include "ui/panels/timeline_lane.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace saltus::ui {

namespace {

constexpr double kSpeeds[] = {1e-4, 2e-4, 5e-4, 1e-3, 2e-3, 5e-3, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0,
                              std::numeric_limits<double>::infinity()};

QString contactName(const model::Model& model, const std::string& expanded) {
    const std::string_view base = model::base_of(expanded);
    const std::string copy = expanded.substr(base.size());
    const auto named = [&](const auto& part) { return sceneName(part.label.empty() ? part.name : part.label) + plainName(copy); };
    for (const auto& i : model.interactions)
        if (i.name == base) return named(i);
    for (const auto& joint : model.joints)
        if (joint.name == base) return named(joint);
    return QString::fromStdString(expanded);
}

} // namespace

// Rows of one relation are counted; of contacts of bodies the component is the number of the pair, which says nothing.
QString shownContact(const model::Model& model, const std::string& interaction, std::uint32_t component) {
    const std::string_view base = model::base_of(interaction);
    const QString name = contactName(model, interaction);
    for (const auto& i : model.interactions)
        if (i.name == base) {
            const bool friction = std::holds_alternative<model::NewtonImpactFrictionLaw>(i.law);
            const std::uint32_t row = friction ? component / 2 : component;
            return model::output_count(i.relation) > 1 ? QStringLiteral("%1 %2").arg(name).arg(row + 1) : name;
        }
    return name;
}

QString shownSpeed(double factor) {
    if (std::isinf(factor)) return QObject::tr("max");
    if (factor < 0.01 && factor > 0.0) return QString::number(factor, 'f', factor < 0.001 ? 4 : 3) + QChar(0x00D7);
    return QString::number(factor, 'f', factor < 10.0 ? 2 : factor < 100.0 ? 1 : 0) + QChar(0x00D7);
}

double usualSpeed(double end) noexcept {
    if (!(end < 1.0) || !(end > 0.0)) return 1.0;
    double speed = kSpeeds[0];
    for (const double candidate : kSpeeds)
        if (candidate <= end / 5.0 * (1.0 + 1e-9)) speed = std::max(speed, candidate);
    return speed;
}

TimelineBar::TimelineBar(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent)
    : PanelBase(theme, parent), document_(document), run_(run), cursor_(cursor) {
    setFixedHeight(measure::timelineHeight);
    lane_ = new TimelineLane(theme, run, cursor, this);
    branches_ = new TimelineBranches(theme, document, run, *lane_, this);
    modes_ = new ModeStrip(theme, document, run, *lane_, [this](const std::string& interaction, std::uint32_t component) { return shownContact(document_.model(), interaction, component); }, this);
    const auto grow = [this] {
        setFixedHeight(measure::timelineHeight + branches_->height() + modes_->height());
        placeCard();
    };
    connect(branches_, &TimelineBranches::heightChanged, this, grow);
    connect(modes_, &ModeStrip::heightChanged, this, grow);
    transport_ = new QWidget(this);
    transport_->setFixedHeight(32_px);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(lane_);
    column->addWidget(modes_);
    column->addWidget(branches_);
    column->addWidget(transport_);

    const auto button = [&](const char* icon, const QString& tip, const char* command) {
        auto* b = iconButton(theme, QLatin1String(icon), tip, transport_, 28);
        b->setIconSize({20_px, 20_px});
        setKeyTip(b, tip, command);
        return b;
    };
    restart_ = button("restart", tr("Back to t = 0"), "run.reset");
    previous_ = button("prev", tr("Previous impact"), "run.previous");
    back_ = button("back", tr("One step back"), "run.back");
    play_ = button("play", tr("Run"), "run.toggle");
    step_ = button("step", tr("One step"), "run.step");
    next_ = button("next", tr("Next impact"), "run.next");
    clock_ = new QLabel(transport_);
    clock_->setToolTip(tr("The time that all views show"));
    clock_->setTextFormat(Qt::RichText);
    speedLabel_ = new QLabel(tr("Speed"), transport_);
    speedLabel_->setProperty("role", "secondary");
    speed_ = new QComboBox(transport_);
    offerSpeeds();
    speed_->setFixedWidth(104_px);
    speed_->setMaxVisibleItems(static_cast<int>(std::size(kSpeeds)));
    connect(&KeyNames::instance(), &KeyNames::changed, this, [this] {
        offered_ = std::numeric_limits<double>::quiet_NaN();
        offerSpeeds();
        updateSpeed();
    });
    speed_->setAccessibleName(tr("Speed"));
    measured_ = new QLabel(transport_);
    measured_->setProperty("role", "secondary");
    measured_->setToolTip(tr("Speed reached over the last half second"));
    impacts_ = new QLabel(transport_);
    accumulations_ = new QLabel(transport_);
    for (QLabel* l : {impacts_, accumulations_}) l->setProperty("role", "secondary");
    accumulations_->setToolTip(tr("Sequences of impacts whose intervals shrink to nothing"));
    warnings_ = new QToolButton(transport_);
    warnings_->setFocusPolicy(Qt::TabFocus);
    connect(warnings_, &QToolButton::clicked, this, &TimelineBar::listWarnings);

    auto* row = new QHBoxLayout(transport_);
    transport_->installEventFilter(this);
    row->setContentsMargins(10, 0, 12, 4);
    row->setSpacing(4);
    for (QToolButton* b : {restart_, previous_, back_, play_, step_, next_}) row->addWidget(b);
    row->addSpacing(14);
    row->addWidget(clock_);
    row->addSpacing(24);
    row->addWidget(speedLabel_);
    row->addSpacing(4);
    row->addWidget(speed_);
    row->addSpacing(8);
    row->addWidget(measured_);
    row->addStretch(1);
    row->addWidget(impacts_);
    row->addSpacing(8);
    row->addWidget(accumulations_);
    row->addSpacing(4);
    row->addWidget(warnings_);

    run.setCursor(&cursor);
    connect(restart_, &QToolButton::clicked, this, [this] {
        run_.reset();
        cursor_.pickImpact(std::nullopt);
        cursor_.follow();
    });
    connect(previous_, &QToolButton::clicked, this, &TimelineBar::previousImpact);
    connect(next_, &QToolButton::clicked, this, &TimelineBar::nextImpact);
    connect(back_, &QToolButton::clicked, &run, &RunController::stepBack);
    connect(play_, &QToolButton::clicked, &run, &RunController::toggle);
    connect(step_, &QToolButton::clicked, &run, [this] { run_.stepForward(); });
    connect(speed_, &QComboBox::activated, this, [this](int i) { run_.setWantedSpeed(speed_->itemData(i).toDouble()); });

    connect(&run, &RunController::recordingChanged, this, [this] {
        cursor_.pickImpact(std::nullopt);
        lane_->setRecording(run_.recording(), run_.stepSize());
        updateState();
    });
    connect(&run, &RunController::loaded, this, [this] { // the step and the end are known only now
        lane_->setRecording(run_.recording(), run_.stepSize());
        updateState();
    });
    connect(&run, &RunController::stateChanged, this, &TimelineBar::updateState);
    connect(&run, &RunController::speedChanged, this, &TimelineBar::updateSpeed);
    connect(&cursor, &TimeCursor::changed, this, &TimelineBar::updateTexts);
    connect(&cursor, &TimeCursor::impactPicked, this, &TimelineBar::showCard);
    connect(lane_, &TimelineLane::impactClicked, this, &TimelineBar::pick);
    connect(lane_, &TimelineLane::viewChanged, this, &TimelineBar::placeCard);
    connect(lane_, &TimelineLane::jumpRequested, this, [this](std::size_t impact) {
        goTo(run_.recording()->impact(impact).time);
        cursor_.pickImpact(impact);
    });
    const auto tint = [this] {
        playIcon_.clear();
        setFixedHeight(measure::timelineHeight + branches_->height() + modes_->height());
        updateState();
        updateTexts();
    };
    connect(&theme, &Theme::changed, this, tint);
    lane_->setRecording(run.recording(), run.stepSize());
    tint();
    updateSpeed();
}

void TimelineBar::tick() {
    lane_->tick();
    modes_->tick();
    if (branches_->isVisible() && run_.state() == RunState::running) branches_->update(); // the present line grows
    updateTexts();
    if (card_ && card_->isVisible()) placeCard();
}

void TimelineBar::updateState() {
    const bool running = run_.state() == RunState::running, can = run_.canRun();
    const QString icon = running ? QStringLiteral("pause") : QStringLiteral("play");
    if (icon != playIcon_) {
        playIcon_ = icon;
        play_->setIcon(theme_.icon(icon, Qt::white));
        setKeyTip(play_, running ? tr("Pause") : tr("Run"), "run.toggle");
        play_->setAccessibleName(running ? tr("Pause") : tr("Run"));
        const Colors& c = theme_.colors();
        play_->setStyleSheet(QStringLiteral("QToolButton { background: %1; border: 1px solid %1; border-radius: 6px; }"
                                            "QToolButton:hover { background: %2; }"
                                            "QToolButton:focus { border: 2px solid %3; }"
                                            "QToolButton:disabled { background: %4; border-color: %5; }")
                                 .arg(c.accentFill.name(), c.accentFill.lighter(112).name(), c.accentText.name(),
                                      c.hover.name(), c.border.name()));
    }
    for (QToolButton* b : {restart_, back_, play_, step_}) b->setEnabled(can);
    speed_->setEnabled(can);
    updateSpeed();
}

// Up to the limit of Preferences.
void TimelineBar::offerSpeeds() {
    const double fastest = run_.fastestSpeed();
    if (offered_ == fastest) return;
    offered_ = fastest;
    const QSignalBlocker quiet(speed_);
    speed_->clear();
    for (const double s : kSpeeds)
        if (s <= fastest) speed_->addItem(shownSpeed(s), s);
    QString tip = tr("Simulated seconds in a second (%1 faster, %2 slower); max: as fast as it can").arg(keyOf("run.faster"), keyOf("run.slower"));
    if (!std::isinf(fastest)) tip += QLatin1Char('\n') + tr("Preferences limit the speed to %1").arg(shownSpeed(fastest));
    speed_->setToolTip(tip);
}

void TimelineBar::updateSpeed() {
    offerSpeeds();
    const double wanted = run_.wantedSpeed();
    const int index = speed_->findText(shownSpeed(wanted));
    if (index < 0) speed_->setPlaceholderText(shownSpeed(wanted));
    if (index != speed_->currentIndex()) speed_->setCurrentIndex(index);
    const QString text = run_.state() == RunState::running ? tr("measured %1").arg(shownSpeed(run_.measuredSpeed()))
                         : run_.state() == RunState::failed ? tr("stopped by an error")
                         : run_.canRun()                    ? tr("paused")
                         : run_.recording()                 ? tr("recording, read-only") : QString();
    if (text == measured_->text()) return;
    measured_->setText(text);
    arrange(); // longer words may leave less room
    transport_->layout()->activate(); // nor are they drawn in the room of the last ones
}

void TimelineBar::updateTexts() {
    const Colors& c = theme_.colors();
    const QString clock = QStringLiteral("<span style='font-size:%1pt'>%2</span> <span style='font-size:%1pt; color:%3'>s</span>")
                              .arg(12 * theme_.fontScale()).arg(fixedNumber(cursor_.time(), 4), c.secondary.name());
    if (clock != clock_->text()) {
        clock_->setText(clock);
        // The width follows the digits before the point only, so that nothing jitters.
        const QFontMetricsF metrics(theme_.font(TextSize::section));
        const int digits = std::max(1, static_cast<int>(std::log10(std::max(1.0, cursor_.time()))) + 1);
        const int width = static_cast<int>(metrics.horizontalAdvance(QString(digits, QLatin1Char('0')) + QStringLiteral(".0000 s"))) + 6;
        if (clock_->minimumWidth() != width) clock_->setFixedWidth(width);
    }
    const auto count = static_cast<qint64>(lane_->impactCount());
    const auto put = [](QLabel* label, const QString& text) {
        if (label->text() != text) label->setText(text);
    };
    put(impacts_, count == 1 ? tr("1 impact") : tr("%1 impacts").arg(groupedInteger(count)));
    const auto found = static_cast<qint64>(lane_->accumulationCount());
    put(accumulations_, found == 1 ? tr("1 accumulation") : tr("%1 accumulations").arg(groupedInteger(found)));
    const auto frame = run_.frame();
    const auto recording = run_.recording(); // it tells of its own limits, too
    const qint64 warned = std::max(frame ? static_cast<qint64>(frame->notices) : 0, recording ? static_cast<qint64>(recording->notice_count()) : 0);
    const QString warnings = warned == 1 ? tr("1 warning") : tr("%1 warnings").arg(groupedInteger(warned));
    if (warnings_->text() != warnings || warnings_->property("count").toLongLong() != warned) {
        warnings_->setText(warnings);
        warnings_->setProperty("count", warned);
        warnings_->setEnabled(warned > 0);
        warnings_->setToolTip(warned > 0 ? tr("Show what was noticed") : tr("Every step was solved to its tolerance"));
        arrange();
    }
    if (const QColor color = warned > 0 ? c.warningText : c.secondary; warnings_->property("tint").value<QColor>() != color) {
        warnings_->setProperty("tint", color);
        warnings_->setStyleSheet(QStringLiteral("QToolButton, QToolButton:disabled { color: %1; }").arg(color.name()));
    }
    const bool any = count > 0;
    previous_->setEnabled(any);
    next_->setEnabled(any);
}

void TimelineBar::arrange() {
    // What matters least goes first when the window is narrow; languages with longer words drop it sooner.
    std::pair<QWidget*, int> order[] = {{accumulations_, 900}, {impacts_, 760}, {warnings_, 640}, {measured_, 560}, {speedLabel_, 520}, {speed_, 400}};
    // What was noticed matters more than how fast it goes: it goes last.
    const bool warned = warnings_->property("count").toLongLong() > 0;
    if (warned) {
        std::rotate(order + 2, order + 3, std::end(order));
        for (auto& [widget, least] : order)
            if (widget == warnings_) least = 0;
    }
    for (const auto& [widget, least] : order) widget->setVisible(width() >= least * theme_.fontScale());
    for (const auto& [widget, least] : order) {
        if (!isCrowded()) break;
        widget->hide();
    }
    transport_->layout()->activate(); // not only when the next event asks for it: a longer word never stands in the width of a shorter one
}

bool TimelineBar::isCrowded() const { return transport_->layout()->minimumSize().width() + 12_px > width(); } // the clock may grow by a digit

void TimelineBar::resizeEvent(QResizeEvent*) {
    arrange();
    placeCard();
}

void TimelineBar::moveEvent(QMoveEvent*) { placeCard(); }

void TimelineBar::hideEvent(QHideEvent*) { hideCard(); }

bool TimelineBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == transport_) { // counts grow while it runs; the speed goes last, and what is hidden then cannot make room
        if (event->type() == QEvent::LayoutRequest && !speed_->isHidden() && isCrowded()) arrange();
    } else if (event->type() == QEvent::Resize) {
        placeCard();
    }
    return PanelBase::eventFilter(watched, event);
}

// --- impacts --------------------------------------------------------------------------------------------------------

void TimelineBar::goTo(double time) {
    if (run_.state() == RunState::running) run_.pause();
    cursor_.scrub(time);
}

void TimelineBar::showInstant(double time, std::optional<std::size_t> impact) {
    goTo(time);
    cursor_.pickImpact(impact);
}

void TimelineBar::pick(std::size_t impact) { cursor_.pickImpact(impact); }

void TimelineBar::nextImpact() {
    const auto recording = run_.recording();
    if (!recording) return;
    lane_->tick();
    const auto picked = cursor_.pickedImpact();
    std::optional<std::size_t> next = lane_->impactAfter(cursor_.time());
    // Several contacts may close in the same step: walk through them.
    if (picked && *picked < lane_->impactCount() && std::abs(recording->impact(*picked).time - cursor_.time()) <= 0.6 * run_.stepSize())
        next = *picked + 1 < lane_->impactCount() ? std::optional(*picked + 1) : std::nullopt;
    if (!next) return;
    goTo(recording->impact(*next).time);
    cursor_.pickImpact(next);
}

void TimelineBar::previousImpact() {
    const auto recording = run_.recording();
    if (!recording) return;
    lane_->tick();
    const auto picked = cursor_.pickedImpact();
    std::optional<std::size_t> previous = lane_->impactBefore(cursor_.time());
    if (picked && *picked < lane_->impactCount() && std::abs(recording->impact(*picked).time - cursor_.time()) <= 0.6 * run_.stepSize())
        previous = *picked > 0 ? std::optional(*picked - 1) : std::nullopt;
    if (!previous) return;
    goTo(recording->impact(*previous).time);
    cursor_.pickImpact(previous);
}

void TimelineBar::closeCard() { cursor_.pickImpact(std::nullopt); }

void TimelineBar::showCard() {
    const auto picked = cursor_.pickedImpact();
    const auto recording = run_.recording();
    if (!picked || !recording || *picked >= recording->impact_count() || !isVisible()) {
        return hideCard();
    }
    if (!card_ || card_->parentWidget() != window()) {
        delete card_;
        card_ = new ImpactCard(theme_, window()); // above the views, inside the window
        window()->installEventFilter(this);
        connect(card_, &ImpactCard::previousWanted, this, &TimelineBar::previousImpact);
        connect(card_, &ImpactCard::nextWanted, this, &TimelineBar::nextImpact);
        connect(card_, &ImpactCard::closed, this, &TimelineBar::closeCard);
        connect(card_, &ImpactCard::goToWanted, this, &TimelineBar::goTo);
    }
    const Impact impact = recording->impact(*picked);
    const auto& names = recording->interactions();
    const std::string name = impact.interaction < names.size() ? names[impact.interaction] : std::string();
    card_->show(impact, *picked + 1, contactName(document_.model(), name), *picked > 0, *picked + 1 < recording->impact_count());
    placeCard();
    emit impactSelected(QString::fromStdString(name));
}

// Qt would give the focus of what is hidden to any field of the inspector, where an arrow changes the scene.
void TimelineBar::hideCard() {
    if (!card_ || !card_->isVisible()) return;
    const QWidget* focus = QApplication::focusWidget();
    const bool had = focus && (focus == card_ || card_->isAncestorOf(focus));
    card_->hide();
    if (had) emit focusLeft();
}

void TimelineBar::placeCard() {
    if (!card_ || !cursor_.pickedImpact()) return;
    const double x = lane_->xOf(card_->impact().time);
    const bool inView = x >= TimelineLane::kMargin - 1 && x <= lane_->width() - TimelineLane::kMargin + 1;
    if (!inView || !isVisible()) return hideCard();
    card_->setVisible(true);
    const int left = mapTo(window(), QPoint(0, 0)).x();
    card_->pointAt(lane_->mapTo(window(), QPoint(static_cast<int>(std::floor(x)), TimelineLane::kLaneTop - 2)), left, left + width());
}

void TimelineBar::listWarnings() {
    const auto recording = run_.recording();
    if (!recording) return;
    const auto notices = recording->notices();
    QMenu* menu = popupMenu(this);
    menu->setToolTipsVisible(true);
    const int room = window()->width() - 96_px; // longer ones end in dots there, and are whole in their tooltips
    const auto add = [&](double time, const QString& said, const auto& go) {
        const QString line = menu->fontMetrics().elidedText(QStringLiteral("%1 s   %2").arg(fixedNumber(time, 4), plain(said)), Qt::ElideRight, room);
        QAction* action = menu->addAction(QString(line).replace(QLatin1Char('&'), QLatin1String("&&")), this, go);
        action->setToolTip(plain(said));
    };
    const std::size_t first = notices.size() > 20 ? notices.size() - 20 : 0; // the newest
    for (std::size_t i = first; i < notices.size(); ++i) {
        const double time = notices[i].time;
        const Errors& remarks = run_.unitRemarks();
        const auto placed = std::find_if(remarks.begin(), remarks.end(), [&](const Error& one) { return one.message == notices[i].message && !objectOf(one).isEmpty(); });
        if (placed == remarks.end()) add(time, asSentence(notices[i].message), [this, time] { goTo(time); });
        else add(time, problemText(*placed), [this, object = objectOf(*placed), field = fieldOf(*placed)] { emit objectRequested(object, field); });
    }
    if (first > 0) menu->addAction(first == 1 ? tr("and 1 earlier") : tr("and %1 earlier").arg(groupedInteger(static_cast<qint64>(first))))->setEnabled(false);
    // Also when the bar is too narrow for its button, or hidden.
    QWidget* at = warnings_->isVisible() ? static_cast<QWidget*>(warnings_) : window();
    QPoint corner = at->mapToGlobal(QPoint(at == warnings_ ? 0 : 12, (at == warnings_ ? 0 : at->height() - measure::statusHeight) - menu->sizeHint().height()));
    corner.setX(std::max(std::min(corner.x(), window()->mapToGlobal(QPoint(window()->width() - 12, 0)).x() - menu->sizeHint().width()), window()->mapToGlobal(QPoint(12, 0)).x()));
    menu->popup(corner);
}

} // namespace saltus::ui

#include "moc_timeline_bar.cpp"
