// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_report.h"

#include "ui/language/text.h"
#include "ui/look/error_text.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

ImportReport::ImportReport(const QString& file, const QString& made, const Errors& notes, QWidget* parent) : QDialog(parent), file_(QFileInfo(file).fileName()) {
    setObjectName(QStringLiteral("importReport"));
    setWindowTitle(tr("Import of %1").arg(plainName(file_)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto* heading = new QLabel(made, this);
    heading->setWordWrap(true);
    column->addWidget(heading);
    auto* about = new QLabel(tr("What is not as in the file:"), this);
    about->setProperty("role", "secondary");
    column->addWidget(about);
    list_ = new QTreeWidget(this);
    list_->setObjectName(QStringLiteral("importNotes"));
    list_->setAccessibleName(tr("What is not as in the file"));
    list_->setHeaderLabels({tr("Line"), tr("What"), tr("Why")});
    list_->setRootIsDecorated(false);
    list_->setWordWrap(true);
    list_->setUniformRowHeights(false);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (const Error& note : notes) {
        auto* row = new QTreeWidgetItem(list_, {note.place.line > 0 ? QString::number(note.place.line) : QString(), asSentence(note.message), asSentence(note.remedy)});
        for (int k = 1; k < 3; ++k) row->setToolTip(k, row->text(k));
        row->setData(0, Qt::UserRole, QString::fromStdString(note.message) + QStringLiteral("; ") + QString::fromStdString(note.remedy)); // as the command line says it
        for (int k = 0; k < 3; ++k) row->setTextAlignment(k, (k == 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    }
    list_->header()->setStretchLastSection(true);
    connect(list_->header(), &QHeaderView::sectionResized, this, &ImportReport::fitRows);
    list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list_->header()->resizeSection(1, 300);
    column->addWidget(list_, 1);
    auto* buttons = new QHBoxLayout;
    auto* copy = new QPushButton(tr("Copy the list"), this);
    copy->setToolTip(tr("The list as text, one line each"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setToolTip(tr("Close this list (Esc); the scene stays"));
    close->setDefault(true);
    buttons->addWidget(copy);
    buttons->addStretch(1);
    buttons->addWidget(close);
    column->addLayout(buttons);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(listText()); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    resize(720, 420);
}

void ImportReport::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    QTimer::singleShot(0, this, &ImportReport::fitRows); // the columns have their widths then
}

// Each row is as high as its longest text, broken at the columns' widths.
void ImportReport::fitRows() {
    const QFontMetrics metrics(list_->font());
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* row = list_->topLevelItem(i);
        int height = metrics.height();
        for (int k = 1; k < 3; ++k) {
            const int width = list_->columnWidth(k) - 16; // the style's margins
            height = std::max(height, metrics.boundingRect(QRect(0, 0, std::max(width, 40), 10000), Qt::TextWordWrap, row->text(k)).height());
        }
        row->setSizeHint(1, {0, height + 6});
    }
    list_->doItemsLayout();
}

QString ImportReport::listText() const {
    QString text;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* row = list_->topLevelItem(i);
        text += file_ + QLatin1Char(':') + row->text(0) + QStringLiteral(": ") + row->data(0, Qt::UserRole).toString() + QLatin1Char('\n');
    }
    return text;
}

} // namespace saltus::ui

#include "moc_import_report.cpp"
