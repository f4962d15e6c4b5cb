// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_hand.h"

#include "ui/look/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>

namespace saltus::ui {

namespace {

constexpr int kDot = 26;
constexpr double kTravel = 0.35, kDrag = 0.7, kPress = 0.12, kLetter = 0.045; // s

class Dot : public QWidget {
public:
    Dot(Theme& theme, QWidget* host) : QWidget(host), theme_(theme) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFixedSize(kDot, kDot);
    }
    void setPressed(bool pressed) {
        if (pressed == pressed_) return;
        pressed_ = pressed;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        QColor fill = theme_.colors().accent;
        fill.setAlphaF(pressed_ ? 0.75F : 0.35F);
        p.setPen(QPen(theme_.colors().accent, 2));
        p.setBrush(fill);
        const double r = pressed_ ? 8.0 : 11.0;
        p.drawEllipse(QPointF(kDot / 2.0, kDot / 2.0), r, r);
    }

private:
    Theme& theme_;
    bool pressed_ = false;
};

} // namespace

TourHand::TourHand(Theme& theme, QObject* parent) : QObject(parent), theme_(theme) {
    timer_.setInterval(16);
    connect(&timer_, &QTimer::timeout, this, &TourHand::tick);
}

TourHand::~TourHand() { delete dot_; }

void TourHand::stop() {
    const bool busy = isBusy();
    todo_.clear();
    timer_.stop();
    begun_ = known_ = false;
    if (held_) send(QEvent::MouseButtonRelease, Qt::NoButton);
    held_.clear();
    delete dot_;
    if (busy) emit finished();
}

void TourHand::tick() {
    if (todo_.empty()) return;
    if (!begun_) {
        begun_ = true;
        since_.start();
    }
    const double seconds = pace_ > 0.0 ? double(since_.elapsed()) / 1000.0 / pace_ : 1e6;
    // A deed may stop the hand, by closing what it stands on: it is kept alive, and its end is looked at afterwards.
    const Deed deed = todo_.front();
    if (!deed(seconds) || todo_.empty()) return;
    todo_.pop_front();
    begun_ = false;
    if (!todo_.empty()) return;
    timer_.stop();
    known_ = false;
    delete dot_;
    emit finished();
}

void TourHand::moveTo(const Place& place) {
    const TourPlace there = place ? place() : TourPlace{};
    target_ = there.widget;
    if (!target_) return;
    const QRect area = there.area.isEmpty() ? target_->rect() : there.area;
    to_ = target_->mapToGlobal(area.center());
    if (!known_) at_ = to_ + QPoint(60, 80);
    known_ = true;
    from_ = at_;
}

bool TourHand::moveOver(double seconds, double duration) {
    if (!target_) return true;
    const double part = std::clamp(seconds / duration, 0.0, 1.0), eased = part * part * (3.0 - 2.0 * part);
    at_ = from_ + ((QPointF(to_) - QPointF(from_)) * eased).toPoint();
    put(at_, target_->window(), held_ != nullptr);
    if (held_) send(QEvent::MouseMove, Qt::LeftButton);
    return part >= 1.0;
}

void TourHand::put(const QPoint& global, QWidget* host, bool pressed) {
    if (dot_ && dot_->parentWidget() != host) delete dot_;
    if (!dot_) {
        dot_ = new Dot(theme_, host);
        dot_->show();
    }
    dot_->move(host->mapFromGlobal(global) - QPoint(kDot / 2, kDot / 2));
    dot_->raise();
    static_cast<Dot*>(dot_.data())->setPressed(pressed);
}

void TourHand::send(QEvent::Type type, Qt::MouseButtons buttons) {
    QWidget* to = held_ ? held_.data() : target_.data();
    if (!to) return;
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, QPointF(to->mapFromGlobal(at_)), QPointF(at_), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(to, &event);
}

TourHand& TourHand::click(Place place) {
    todo_.push_back([this, place, begun = std::make_shared<bool>(false)](double s) {
        if (!std::exchange(*begun, true)) moveTo(place);
        return moveOver(s, kTravel);
    });
    todo_.push_back([this](double) {
        if (!target_) return true;
        held_ = target_;
        put(at_, target_->window(), true);
        send(QEvent::MouseButtonPress, Qt::LeftButton);
        return true;
    });
    wait(int(1000 * kPress));
    todo_.push_back([this](double) {
        if (held_) {
            put(at_, held_->window(), false);
            const QPointer<QWidget> kept = held_;
            send(QEvent::MouseButtonRelease, Qt::NoButton);
        }
        held_.clear();
        return true;
    });
    timer_.start();
    return *this;
}

TourHand& TourHand::drag(Place from, Place to) {
    todo_.push_back([this, from, begun = std::make_shared<bool>(false)](double s) {
        if (!std::exchange(*begun, true)) moveTo(from);
        return moveOver(s, kTravel);
    });
    todo_.push_back([this](double) {
        if (!target_) return true;
        held_ = target_;
        send(QEvent::MouseButtonPress, Qt::LeftButton);
        return true;
    });
    wait(int(1000 * kPress));
    // Some way first, so that a drag is a drag also when it is done at once.
    for (const double part : {0.3, 0.6, 1.0})
        todo_.push_back([this, to, part, begun = std::make_shared<bool>(false)](double s) {
            if (!held_) return true;
            if (!std::exchange(*begun, true)) {
                const TourPlace there = to ? to() : TourPlace{};
                if (!there.widget) return true;
                const QRect area = there.area.isEmpty() ? there.widget->rect() : there.area;
                from_ = at_;
                to_ = at_ + ((QPointF(there.widget->mapToGlobal(area.center())) - QPointF(at_)) * part).toPoint();
            }
            return moveOver(s, kDrag / 3);
        });
    wait(int(1000 * kPress));
    todo_.push_back([this](double) {
        if (held_) send(QEvent::MouseButtonRelease, Qt::NoButton);
        held_.clear();
        return true;
    });
    timer_.start();
    return *this;
}

TourHand& TourHand::type(Place field, QString text) {
    click(field);
    const auto line = [this]() -> QLineEdit* { return qobject_cast<QLineEdit*>(target_.data()); };
    todo_.push_back([line](double) {
        if (QLineEdit* edit = line()) {
            edit->setFocus(Qt::MouseFocusReason);
            edit->selectAll();
        }
        return true;
    });
    const auto key = [](QWidget* to, int code, const QString& letter) {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            const QPointer<QWidget> alive = to;
            QKeyEvent event(type, code, Qt::NoModifier, letter);
            QApplication::sendEvent(to, &event);
            if (!alive) return;
        }
    };
    for (const QChar letter : text)
        todo_.push_back([line, key, letter](double s) {
            if (s < kLetter) return false;
            if (QLineEdit* edit = line()) key(edit, 0, QString(letter));
            return true;
        });
    wait(250);
    todo_.push_back([line, key](double) {
        if (QLineEdit* edit = line()) key(edit, Qt::Key_Return, QStringLiteral("\r"));
        return true;
    });
    timer_.start();
    return *this;
}

TourHand& TourHand::trigger(QAction* action) {
    return call([action = QPointer<QAction>(action)] {
        if (action) action->trigger();
    });
}

TourHand& TourHand::call(std::function<void()> what) {
    todo_.push_back([what = std::move(what)](double) {
        what();
        return true;
    });
    timer_.start();
    return *this;
}

TourHand& TourHand::wait(int milliseconds) {
    todo_.push_back([milliseconds](double s) { return s * 1000.0 >= milliseconds; });
    timer_.start();
    return *this;
}

} // namespace saltus::ui

#include "moc_tour_hand.cpp"
