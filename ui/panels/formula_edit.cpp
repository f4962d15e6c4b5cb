// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/formula_edit.h"

#include "ui/look/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {
constexpr int kMostLines = 8; // then it scrolls
constexpr int kMargin = 3;
} // namespace

FormulaEdit::FormulaEdit(Theme& theme, QWidget* parent) : QPlainTextEdit(parent), theme_(theme) {
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty("role", "formula");
    document()->setDocumentMargin(kMargin);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &FormulaEdit::fitHeight);
    connect(&theme, &Theme::changed, this, &FormulaEdit::applyTheme);
    applyTheme();
}

void FormulaEdit::applyTheme() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(QFontInfo(theme_.font(TextSize::normal)).pixelSize());
    font.setStyleHint(QFont::Monospace);
    setFont(font);
    document()->setDefaultFont(font);
    const Colors& c = theme_.colors();
    setStyleSheet(QStringLiteral("QPlainTextEdit { background: %1; color: %2; border: 1px solid %3; border-radius: 4px; "
                                 "selection-background-color: %4; selection-color: white; font-family: '%6'; font-size: %7px; }"
                                 "QPlainTextEdit:focus { border-color: %5; }"
                                 "QPlainTextEdit[invalid=\"true\"] { border-color: %8; }")
                      .arg(c.field.name(), c.text.name(), c.fieldBorder.name(), c.accentFill.name(), c.accent.name(), QFontInfo(font).family())
                      .arg(font.pixelSize())
                      .arg(c.error.name()));
    underline();
    fitHeight();
}

void FormulaEdit::setText(const QString& text) {
    if (text != toPlainText()) setPlainText(text);
    document()->clearUndoRedoStacks();
    document()->setModified(false);
}

void FormulaEdit::setWrong(int begin, int length) {
    if (begin == wrongBegin_ && length == wrongLength_) return;
    const bool changes = (length > 0) != (wrongLength_ > 0);
    wrongBegin_ = begin;
    wrongLength_ = length;
    if (changes) {
        setProperty("invalid", length > 0);
        style()->unpolish(this);
        style()->polish(this);
    }
    underline();
}

void FormulaEdit::underline() {
    QList<QTextEdit::ExtraSelection> marks;
    const int size = static_cast<int>(toPlainText().size());
    if (wrongLength_ > 0 && size > 0) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = textCursor();
        const int begin = std::clamp(wrongBegin_, 0, size - 1);
        mark.cursor.setPosition(begin);
        mark.cursor.setPosition(std::min(size, begin + wrongLength_), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(theme_.colors().error);
        mark.format.setBackground(theme_.colors().errorSoft);
        marks.append(mark);
    }
    setExtraSelections(marks);
}

QSize FormulaEdit::sizeHint() const {
    // The plain-text layout counts its height in lines.
    const int shown = std::clamp(static_cast<int>(std::lround(document()->size().height())), 1, kMostLines);
    return {160, static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing() * shown)) + 2 * kMargin + 4};
}

QSize FormulaEdit::minimumSizeHint() const { return {60, sizeHint().height()}; }

void FormulaEdit::fitHeight() {
    const bool longer = std::lround(document()->size().height()) > kMostLines;
    setVerticalScrollBarPolicy(longer ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int wanted = sizeHint().height();
    if (wanted == height() && wanted == minimumHeight()) return;
    setFixedHeight(wanted);
}

void FormulaEdit::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

// Undo belongs to the text while it has something to undo, else to the scene.
bool FormulaEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) return event->ignore(), false;
        if (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable()) return event->ignore(), false;
        if (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) return event->accept(), true;
    }
    return QPlainTextEdit::event(event);
}

void FormulaEdit::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit applyRequested(); return event->accept();
    case Qt::Key_Escape: emit revertRequested(); return event->accept();
    case Qt::Key_Up: // between the lines of a long formula, else to the field above
    case Qt::Key_Down: {
        QTextCursor moved = textCursor();
        if (event->modifiers() == Qt::NoModifier && !moved.movePosition(event->key() == Qt::Key_Up ? QTextCursor::Up : QTextCursor::Down)) {
            focusNextPrevChild(event->key() == Qt::Key_Down);
            return event->accept();
        }
        break;
    }
    default: break;
    }
    QPlainTextEdit::keyPressEvent(event);
}

// A formula is one line, however it was copied.
void FormulaEdit::insertFromMimeData(const QMimeData* source) {
    QString text = source->text();
    text.replace(QChar(0x2029), QLatin1Char(' ')).replace(QLatin1String("\r\n"), QLatin1String(" "));
    text.replace(QLatin1Char('\n'), QLatin1Char(' ')).replace(QLatin1Char('\r'), QLatin1Char(' ')).replace(QLatin1Char('\t'), QLatin1Char(' '));
    insertPlainText(text);
}

void FormulaEdit::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) selectAll();
    emit focused();
}

void FormulaEdit::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
}

} // namespace saltus::ui

#include "moc_formula_edit.cpp"
