// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_catcher.h"

#include <QKeyEvent>

namespace saltus::ui {

namespace {

bool is_modifier(int key) {
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_unknown || key == 0;
}

// As shortcuts are matched: "+" is "+" on every keyboard, with or without Shift.
QKeySequence sequence_of(const QKeyEvent& event) {
    Qt::KeyboardModifiers modifiers = event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier);
    const int key = event.key() == Qt::Key_Backtab ? int(Qt::Key_Tab) : event.key();
    const bool sign = key > Qt::Key_Space && key < Qt::Key_unknown && key < 0x01000000 && !QChar(key).isLetterOrNumber();
    if (sign) modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, Qt::Key(key)));
}

} // namespace

KeyCatcher::KeyCatcher(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("keyCatcher"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setFocusPolicy(Qt::NoFocus); // only while it waits
}

void KeyCatcher::wait(const QString& forWhat) {
    asked_ = forWhat;
    setText(forWhat);
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
    waiting_ = true;
}

void KeyCatcher::stop() {
    waiting_ = false;
    setFocusPolicy(Qt::NoFocus);
}

bool KeyCatcher::event(QEvent* event) {
    if (!waiting_) return QLabel::event(event);
    if (event->type() == QEvent::ShortcutOverride) { // no command runs meanwhile
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) { // Tab too, which would move the focus
        auto& key = *static_cast<QKeyEvent*>(event);
        if (key.isAutoRepeat() || is_modifier(key.key())) return true;
        const QKeySequence sequence = sequence_of(key);
        const bool leaves = key.key() == Qt::Key_Escape;
        stop();
        if (leaves) emit gaveUp();
        else emit caught(sequence);
        return true;
    }
    return QLabel::event(event);
}

void KeyCatcher::focusOutEvent(QFocusEvent* event) {
    QLabel::focusOutEvent(event);
    if (!waiting_) return;
    stop();
    emit gaveUp();
}

} // namespace saltus::ui

#include "moc_key_catcher.cpp"
