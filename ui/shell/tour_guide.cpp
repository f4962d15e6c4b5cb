// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_guide.h"

#include "ui/look/theme.h"
#include "ui/shell/tour_card.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QPushButton>
#include <QSplitter>
#include <QTextDocumentFragment>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr int kLook = 120;    // ms between looks at what the user did
constexpr int kEnjoy = 900;   // ms that a step stays when it is done
constexpr int kRead = 45;     // ms that a character takes to be read

// How long a step stays that was done before it was reached: its text is new.
int readingTime(const TourStep& step) { return std::max(kEnjoy, kRead * int(QTextDocumentFragment::fromHtml(step.title + QLatin1Char(' ') + step.text).toPlainText().size())); }

// The part of a control that can be seen, in its window's coordinates.
std::optional<QRect> seen(const TourPlace& place) {
    if (!place.widget || !place.widget->isVisible()) return std::nullopt;
    QRect area = place.area.isEmpty() ? place.widget->rect() : place.area;
    for (QWidget* w = place.widget; !w->isWindow() && w->parentWidget(); w = w->parentWidget()) {
        area.translate(w->pos());
        area &= w->parentWidget()->rect();
    }
    if (area.width() < 4 || area.height() < 4) return std::nullopt;
    return area;
}

// The panel that it stands in, where that is narrow enough to be kept free.
std::optional<QRect> paneOf(const TourPlace& place, const QWidget* host) {
    for (QWidget* w = place.widget; w && w != host && w->parentWidget(); w = w->parentWidget())
        if (qobject_cast<QSplitter*>(w->parentWidget()) && w->width() < host->width() * 2 / 5)
            return QRect(w->mapTo(host, QPoint(0, 0)), w->size());
    return std::nullopt;
}

} // namespace

TourGuide::TourGuide(Theme& theme, QWidget* window, QObject* parent) : QObject(parent), theme_(theme), window_(window), hand_(theme) {
    timer_.setInterval(kLook);
    connect(&timer_, &QTimer::timeout, this, &TourGuide::tick);
    connect(&hand_, &TourHand::finished, this, &TourGuide::tick);
    window_->installEventFilter(this);
}

TourGuide::~TourGuide() {
    delete mark_;
    delete card_;
}

TourCard* TourGuide::card() const { return card_; }

void TourGuide::start(Tour tour) {
    stop();
    if (tour.steps.empty()) return;
    tour_ = std::move(tour);
    active_ = true;
    timer_.start();
    enter(0, true);
}

void TourGuide::stop() {
    if (!active_) return;
    active_ = false;
    timer_.stop();
    hand_.stop();
    if (host_ && host_ != window_) host_->removeEventFilter(this);
    host_.clear();
    for (QWidget* widget : {static_cast<QWidget*>(mark_.data()), static_cast<QWidget*>(card_.data())})
        if (widget) {
            widget->hide();
            widget->deleteLater(); // one of its buttons may be what ends the tour
        }
    mark_.clear();
    card_.clear();
    emit changed();
}

void TourGuide::next() {
    if (!active_) return;
    if (step_ + 1 == steps()) return stop();
    enter(step_ + 1, true);
}

void TourGuide::back() {
    if (active_ && step_ > 0) enter(step_ - 1, false);
}

void TourGuide::showMe() {
    if (!active_ || hand_.isBusy() || !now().show) return;
    now().show(hand_);
    stays_ = kEnjoy;
    goesOn_ = true;
    tick();
}

void TourGuide::enter(int step, bool forward) {
    hand_.stop();
    step_ = step;
    done_ = false;
    stays_ = now().done && now().done() ? readingTime(now()) : kEnjoy;
    goesOn_ = forward; // who goes back wants to stay there
    sought_ = false;
    if (card_) card_->forgetMove();
    tick();
    emit changed();
}

void TourGuide::settle(QWidget* host) {
    if (host_ == host && card_ && mark_) return;
    if (host_ && host_ != window_) host_->removeEventFilter(this);
    if (host != window_) host->installEventFilter(this);
    host_ = host;
    if (!card_) {
        mark_ = new TourMark(theme_, host);
        card_ = new TourCard(theme_, host);
        connect(card_, &TourCard::nextClicked, this, &TourGuide::next);
        connect(card_, &TourCard::backClicked, this, &TourGuide::back);
        connect(card_, &TourCard::showClicked, this, &TourGuide::showMe);
        connect(card_, &TourCard::left, this, &TourGuide::stop);
    } else {
        if (!mark_) mark_ = new TourMark(theme_, host);
        mark_->setParent(host);
        card_->setParent(host);
        card_->forgetMove();
    }
    mark_->setVisible(true);
    card_->setVisible(true);
    mark_->raise();
    card_->raise();
}

void TourGuide::tick() {
    if (!active_) return;
    const TourStep& step = now();
    // Done: said for a moment, then on.
    if (!done_ && !hand_.isBusy() && step.done && step.done()) {
        done_ = true;
        doneSince_.start();
    }
    // A hand on its way to Next would find another place under it.
    const bool reached = card_ && card_->next()->underMouse();
    if (done_ && goesOn_ && !reached && !hand_.isBusy() && doneSince_.elapsed() >= stays_ && step_ + 1 < steps()) return enter(step_ + 1, true);

    TourPlace place = step.place ? step.place() : TourPlace{};
    QWidget* host = place.widget && place.widget->window()->isVisible() && !(place.widget->windowFlags() & Qt::Popup) ? place.widget->window() : window_;
    if (place.widget && place.widget->window() != host) place = {};
    settle(host);
    // What is scrolled out of sight is brought in once; then the user scrolls as he likes.
    if (place.widget && place.widget->isVisible() && !sought_) {
        sought_ = true;
        for (QWidget* w = place.widget->parentWidget(); w; w = w->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(w)) area->ensureWidgetVisible(place.widget, 8, 24);
    }
    TourCard::Content content;
    content.tour = tour_.title;
    content.title = step.title;
    content.text = step.text;
    content.step = step_;
    content.steps = steps();
    content.done = done_ && step.done;
    content.canShow = static_cast<bool>(step.show);
    content.showing = hand_.isBusy();
    content.state = !step.done ? QString() : done_ ? tr("Done") : hand_.isBusy() ? tr("Watch the ring move") : tr("Saltus waits for you");
    card_->present(content);
    const auto area = seen(place), pane = paneOf(place, host);
    card_->placeBy(area, pane);
    mark_->point(card_->geometry(), area, pane);
}

bool TourGuide::eventFilter(QObject* watched, QEvent* event) {
    if (!active_) return false;
    if (event->type() == QEvent::Hide && watched == host_ && watched != window_) {
        // A dialog closes and takes its children along.
        settle(window_);
    } else if (event->type() == QEvent::Resize && watched == host_) {
        QMetaObject::invokeMethod(this, &TourGuide::tick, Qt::QueuedConnection);
    } else if (watched == window_ && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        // Nobody below the window had a use for it.
        stop();
        return true;
    }
    return false;
}

} // namespace saltus::ui

#include "moc_tour_guide.cpp"
