// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/problem_list.h"

#include "ui/language/text.h"
#include "ui/look/error_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace saltus::ui {

ProblemList::ProblemList(const QString& title, const Errors& problems, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("problemList"));
    setWindowTitle(tr("What is to be mended"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto* heading = new QLabel(title, this);
    heading->setWordWrap(true);
    heading->setTextFormat(Qt::PlainText);
    column->addWidget(heading);
    list_ = new QListWidget(this);
    list_->setObjectName(QStringLiteral("problems"));
    list_->setAccessibleName(tr("What is to be mended"));
    list_->setToolTip(tr("A click or Enter shows what it is about"));
    list_->setWordWrap(true);
    list_->setSpacing(4);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (const Error& problem : problems) {
        QString text = problemText(problem);
        if (!problem.remedy.empty()) text += QLatin1Char('\n') + asSentence(problem.remedy);
        auto* item = new QListWidgetItem(text, list_);
        item->setData(Qt::UserRole, objectOf(problem));
        item->setData(Qt::UserRole + 1, fieldOf(problem));
    }
    column->addWidget(list_, 1);
    auto* buttons = new QHBoxLayout;
    auto* copy = new QPushButton(tr("Copy the list"), this);
    copy->setToolTip(tr("The list as text, one line each"));
    copy->setAutoDefault(false);
    auto* close = new QPushButton(tr("Close"), this);
    close->setToolTip(tr("Close this list (Esc); the scene stays"));
    close->setAutoDefault(false);
    buttons->addWidget(copy);
    buttons->addStretch(1);
    buttons->addWidget(close);
    column->addLayout(buttons);
    connect(copy, &QPushButton::clicked, this, [problems] {
        QStringList lines;
        for (const Error& problem : problems) lines << QString::fromStdString(problem.text());
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(list_, &QListWidget::itemClicked, this, &ProblemList::go);
    connect(list_, &QListWidget::itemActivated, this, &ProblemList::go);
    list_->setCurrentRow(0);
    list_->setFocus();
    resize(560, 420);
}

void ProblemList::go(QListWidgetItem* item) {
    const QString object = item->data(Qt::UserRole).toString();
    if (!object.isEmpty()) emit objectRequested(object, item->data(Qt::UserRole + 1).toString());
}

} // namespace saltus::ui

#include "moc_problem_list.cpp"
