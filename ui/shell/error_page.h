// SPDX-License-Identifier: GPL-3.0-or-later
// A scene that does not open: everything that is wrong with it, where, and how to mend it. In place, no dialog.
#pragma once

#include "core/base/error.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace saltus::ui {

class Theme;

class ErrorPage : public QWidget {
    Q_OBJECT
public:
    ErrorPage(Theme& theme, QWidget* parent);

    void present(const QString& file, const Errors& errors);
    QString text() const; // FILE:LINE:COLUMN: error: ... one line each

signals:
    void retryRequested(const QString& file);
    void backRequested();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void build();

    Theme& theme_;
    QString file_;
    Errors errors_;
    QLabel* title_;
    QLabel* subtitle_;
    QScrollArea* scroll_;
    QWidget* editor_;
};

// A strip over the view: the run failed and what is shown is the last good state, or a scene that is edited cannot run.
class Banner : public QWidget {
    Q_OBJECT
public:
    Banner(Theme& theme, QWidget* parent);
    void present(const QString& message, const QString& remedy);
    void present(const Error& error);
    // What keeps a scene from running; a click on one leads to its object and field.
    void present(const QString& message, const Errors& problems);
    bool showsProblems() const { return problems_ > 0 && isVisible(); }

signals:
    void closed();
    void objectRequested(const QString& name, const QString& field);
    void replaced(); // by another message: lists of this one are old

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    Theme& theme_;
    QLabel* message_;
    QLabel* remedy_;
    QVBoxLayout* rows_; // problems
    int problems_ = 0;
};

} // namespace saltus::ui
