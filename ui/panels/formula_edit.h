// SPDX-License-Identifier: GPL-3.0-or-later
// A line of formula text: monospaced, as high as it needs to be, with what is wrong underlined.
#pragma once

#include <QPlainTextEdit>

namespace saltus::ui {

class Theme;

class FormulaEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    FormulaEdit(Theme& theme, QWidget* parent);
    QString text() const { return toPlainText(); }
    void setText(const QString& text); // forgets what could be undone
    // Characters of the text; length 0: nothing is wrong.
    void setWrong(int begin, int length);
    bool isWrong() const { return wrongLength_ > 0; }
    int wrongBegin() const { return wrongBegin_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void applyRequested();
    void revertRequested();
    void focused();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void applyTheme();
    void fitHeight();
    void underline();
    Theme& theme_;
    int wrongBegin_ = 0, wrongLength_ = 0;
};

} // namespace saltus::ui
