// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_badges.h"

#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/paint.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPainter>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr Px kHeight{18}, kBadgeRow{22}, kWord{148};
constexpr double kApart = 3.0; // kWord: least room of a legend's words
constexpr qint64 kHeld = 600; // ms: longer is no tap

// The part of a control that can be seen, in its window's coordinates.
QRect seen(const QWidget* widget, QRect area) {
    for (const QWidget* w = widget; !w->isWindow() && w->parentWidget(); w = w->parentWidget()) {
        area.translate(w->pos());
        area &= w->parentWidget()->rect();
    }
    return area;
}

double widthOf(const Theme& theme, const QString& keys) {
    return QFontMetricsF(theme.font(TextSize::small)).horizontalAdvance(keys) + 12.0;
}

} // namespace

QString keyOfToolTip(const QString& toolTip, const ActionRegistry& actions) {
    const QString line = toolTip.trimmed();
    if (!line.endsWith(QLatin1Char(')'))) return {};
    const auto open = line.lastIndexOf(QLatin1Char('('));
    if (open < 0) return {};
    const QString inside = line.mid(open + 1, line.size() - open - 2).trimmed();
    if (inside.isEmpty() || inside.size() > 20) return {};
    for (const ActionEntry& entry : actions.entries())
        if (entry.action && entry.keys.split(QStringLiteral(", ")).contains(inside)) return inside;
    if (inside == QStringLiteral("→") || inside == QStringLiteral("←")) return inside;
    if (inside.contains(QLatin1Char(' ')) || inside.contains(QLatin1Char(','))) return {}; // words about something else
    const QKeySequence keys(inside, QKeySequence::NativeText);
    if (keys.count() != 1 || keys[0].key() == Qt::Key_unknown || keys[0].key() == 0) return {};
    return ActionRegistry::keyText(keys);
}

std::vector<KeyHint> keyHints(QWidget* window, const ActionRegistry& actions) {
    std::vector<KeyHint> found;
    const auto add = [&](QWidget* widget, const QRect& area, const QString& keys) {
        if (!keys.isEmpty()) found.push_back({widget, area, keys, false});
    };
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window || !widget->isEnabled()) continue;
        if (auto* bar = qobject_cast<QMenuBar*>(widget)) {
            for (QAction* entry : bar->actions())
                if (const QKeySequence keys = QKeySequence::mnemonic(entry->text()); !keys.isEmpty() && entry->isVisible())
                    add(bar, bar->actionGeometry(entry), ActionRegistry::keyText(keys));
            continue;
        }
        if (auto* tabs = qobject_cast<QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) add(tabs, tabs->tabRect(i), keyOfToolTip(tabs->tabToolTip(i), actions));
            continue;
        }
        QString keys;
        if (auto* button = qobject_cast<QToolButton*>(widget); button && button->defaultAction() && !button->defaultAction()->shortcut().isEmpty())
            keys = ActionRegistry::keyText(button->defaultAction()->shortcut());
        if (auto* button = qobject_cast<QAbstractButton*>(widget); keys.isEmpty() && button && !button->shortcut().isEmpty())
            keys = ActionRegistry::keyText(button->shortcut());
        if (keys.isEmpty()) keys = keyOfToolTip(widget->toolTip(), actions);
        add(widget, {}, keys);
    }
    return found;
}

KeyBadges::KeyBadges(Theme& theme, QWidget* window, std::vector<KeyHint> hints, std::optional<KeyLegend> legend)
    : QWidget(window), theme_(theme), hints_(std::move(hints)), legend_(std::move(legend)) {
    setObjectName(QStringLiteral("keyBadges"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Keys of what is shown"));
    before_ = QApplication::focusWidget();
    window->installEventFilter(this);
    setGeometry(window->rect());
    place();
    show();
    raise();
    setFocus();
    shown_.start();
}

QString KeyBadges::noteText() const { return tr("%1: list of all keys   Any other key: back").arg(keyOf("help.keys")); }

void KeyBadges::place() {
    badges_.clear();
    const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
    std::vector<QRectF> taken;
    // The note stands at the lower edge, over the status line, which has no keys.
    const QString note = noteText();
    const double noteWidth = QFontMetricsF(theme_.font(TextSize::normal)).horizontalAdvance(note) + 32;
    noteRect_ = QRectF((width() - noteWidth) / 2, height() - 34.0, noteWidth, 28);
    taken.push_back(noteRect_);

    legendRect_ = {};
    if (legend_ && legend_->widget && legend_->widget->isVisible() && !legend_->rows.empty()) {
        const QRectF view = QRectF(seen(legend_->widget, legend_->widget->rect())).adjusted(12, 24, -12, -24);
        const int rows = int(legend_->rows.size()), fits = std::max(1, int((view.height() - 24) / kBadgeRow));
        legendKeys_ = 0.0;
        double words = kWord;
        const QFontMetricsF metrics(theme_.font(TextSize::small));
        for (const auto& [keys, what] : legend_->rows) {
            legendKeys_ = std::max(legendKeys_, widthOf(theme_, keys));
            words = std::max(words, metrics.horizontalAdvance(what));
        }
        // Long words give way, so that all keys find room.
        const int wanted = (rows + fits - 1) / fits;
        legendColumn_ = std::min(legendKeys_ + words + 28, std::max(legendKeys_ + 90.0, (view.width() - 24) / wanted));
        legendColumns_ = std::max(1, std::min((rows + fits - 1) / fits, int((view.width() - 24) / legendColumn_)));
        legendRows_ = std::min(fits, (rows + legendColumns_ - 1) / legendColumns_);
        const QSizeF size(legendColumns_ * legendColumn_ + 24, legendRows_ * kBadgeRow + 20);
        legendRect_ = QRectF(view.center() - QPointF(size.width() / 2, size.height() / 2), size);
        taken.push_back(legendRect_);
    }

    struct Seen {
        const KeyHint* hint;
        QRect control;
    };
    std::vector<Seen> controls;
    for (const KeyHint& hint : hints_) {
        if (!hint.widget || !hint.widget->isVisible()) continue;
        const QRect control = seen(hint.widget, hint.area.isEmpty() ? hint.widget->rect() : hint.area);
        if (control.width() < 6 || control.height() < 6) continue;
        controls.push_back({&hint, control});
    }
    std::stable_sort(controls.begin(), controls.end(), [](const Seen& a, const Seen& b) {
        if (std::abs(a.control.center().y() - b.control.center().y()) > 6) return a.control.center().y() < b.control.center().y();
        return a.control.center().x() < b.control.center().x();
    });
    const auto free = [&](const QRectF& r) {
        return all.contains(r) && std::none_of(taken.begin(), taken.end(), [&](const QRectF& t) { return t.adjusted(-kApart, -kApart, kApart, kApart).intersects(r); });
    };
    // Heads of panels have one place only; they go first.
    for (const bool inside : {true, false})
        for (const auto& [hint, control] : controls) {
            if (hint->inside != inside) continue;
            const QRectF c(control);
            const double w = widthOf(theme_, hint->keys), middle = c.center().x() - w / 2, h = kHeight;
            std::vector<QPointF> candidates;
            if (inside) candidates = {{middle, c.center().y() - h / 2}};
            else if (!qobject_cast<const QTabBar*>(hint->widget.data()) && c.width() > w + 60 && c.height() <= 40) candidates = {{c.right() - w - 6, c.center().y() - h / 2}};
            // At the lower or the upper edge, then further away, each also a little aside.
            for (int row = 0; row < 6; ++row)
                for (const double aside : {0.0, -0.4, 0.4, -0.8, 0.8}) {
                    candidates.push_back({middle + aside * w, c.bottom() - h / 2 + row * (h + kApart + 1)});
                    candidates.push_back({middle + aside * w, c.top() - h / 2 - row * (h + kApart + 1)});
                }
            for (QPointF at : candidates) {
                at.setX(std::clamp(at.x(), all.left(), std::max(all.left(), all.right() - w)));
                at.setY(std::clamp(at.y(), all.top(), std::max(all.top(), all.bottom() - h)));
                const QRectF r(at, QSizeF(w, h));
                if (!free(r)) continue;
                taken.push_back(r);
                badges_.push_back({hint->keys, r, control});
                break;
            }
        }
}

void KeyBadges::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    QColor veil = c.window;
    veil.setAlphaF(0.45F);
    p.fillRect(rect(), veil);
    p.setFont(theme_.font(TextSize::small));
    QPen line(c.accent, 1);
    for (const Badge& badge : badges_) {
        if (QRectF(badge.control).adjusted(-kHeight, -kHeight, kHeight, kHeight).contains(badge.rect.center())) continue;
        p.setPen(line);
        const double x = std::clamp(badge.rect.center().x(), double(badge.control.left()) + 2, double(badge.control.right()) - 2);
        p.drawLine(QPointF(x, badge.rect.center().y() > badge.control.center().y() ? badge.control.bottom() : badge.control.top()), badge.rect.center());
    }
    const auto chip = [&](const QRectF& rect, const QString& keys) {
        p.setPen(QPen(c.accent, 1));
        p.setBrush(c.raised);
        p.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        p.setPen(c.text);
        p.drawText(rect, Qt::AlignCenter, keys);
    };
    for (const Badge& badge : badges_) chip(badge.rect, badge.keys);
    if (!legendRect_.isEmpty()) {
        paintShadow(p, legendRect_, measure::cardRadius, theme_);
        p.setPen(QPen(c.border, 1));
        p.setBrush(c.raised);
        p.drawRoundedRect(legendRect_, measure::cardRadius, measure::cardRadius);
        for (int i = 0; i < std::min(int(legend_->rows.size()), legendColumns_ * legendRows_); ++i) {
            const auto& [keys, what] = legend_->rows[std::size_t(i)];
            const double x = legendRect_.left() + 12 + (i / legendRows_) * legendColumn_, y = legendRect_.top() + 10 + (i % legendRows_) * kBadgeRow;
            p.setFont(theme_.font(TextSize::small));
            const double w = widthOf(theme_, keys);
            chip(QRectF(x + 4, y + (kBadgeRow - kHeight) / 2, w, kHeight), keys);
            p.setPen(c.text);
            p.setFont(theme_.font(TextSize::small));
            const double from = x + legendKeys_ + 16, room = x + legendColumn_ - from - 4;
            p.drawText(QRectF(from, y, room, kBadgeRow), Qt::AlignVCenter, p.fontMetrics().elidedText(what, Qt::ElideRight, int(room)));
        }
    }
    paintShadow(p, noteRect_, 6, theme_);
    p.setPen(QPen(c.border, 1));
    p.setBrush(c.raised);
    p.drawRoundedRect(noteRect_, 6, 6);
    p.setFont(theme_.font(TextSize::normal));
    p.setPen(c.text);
    p.drawText(noteRect_, Qt::AlignCenter, noteText());
}

void KeyBadges::dismiss(bool list) {
    if (leaving_) return;
    leaving_ = true;
    hide();
    if (before_ && before_->isVisible()) before_->setFocus();
    if (list) emit listWanted();
    emit closed();
    deleteLater();
}

bool KeyBadges::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) dismiss(false); // what it points at has moved
    return false;
}
bool KeyBadges::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) { // no command runs under it
        event->accept();
        return true;
    }
    return QWidget::event(event);
}
// The key that brought it.
bool KeyBadges::isOwn(const QKeyEvent& event) const { return ActionRegistry::keyText(QKeySequence(event.keyCombination())) == keyOf("help.keys"); }
void KeyBadges::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (event->isAutoRepeat() || key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta) return;
    dismiss(isOwn(*event));
}
void KeyBadges::keyReleaseEvent(QKeyEvent* event) {
    if (isOwn(*event) && !event->isAutoRepeat() && shown_.elapsed() > kHeld) dismiss(false);
}
void KeyBadges::mousePressEvent(QMouseEvent*) { dismiss(false); }
// A scene that was being read is there and takes the keys: they would no longer send this away.
void KeyBadges::focusOutEvent(QFocusEvent* event) {
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason) return;
    before_ = nullptr;
    dismiss(false);
}

} // namespace saltus::ui

#include "moc_key_badges.cpp"
