// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/unfinished_dialog.h"

#include "ui/language/text.h"
#include "ui/look/error_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

QString holdsText(io::Unfinished::Holds holds) {
    switch (holds) {
    case io::Unfinished::Holds::table: return UnfinishedDialog::tr("A table up to where it came; its last line may be cut");
    case io::Unfinished::Holds::recording: return UnfinishedDialog::tr("A recording without its end; the same run gives it again");
    case io::Unfinished::Holds::other: break;
    }
    return UnfinishedDialog::tr("Something else; look into it if you miss something");
}

QFileInfo infoOf(const io::Unfinished& one) { return QFileInfo(QString::fromStdString(one.file.string())); }

} // namespace

UnfinishedDialog::UnfinishedDialog(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("unfinishedFiles"));
    setWindowTitle(tr("Unfinished files"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto* about = new QLabel(tr("A program was ended while it wrote these files. The files that they were to replace are as they were. Runs of saltus-cli "
                                "that write into the folder remove them."), this);
    about->setWordWrap(true);
    column->addWidget(about);
    list_ = new QTreeWidget(this);
    list_->setAccessibleName(tr("Unfinished files"));
    list_->setHeaderLabels({tr("Written"), tr("Size"), tr("Holds"), tr("Folder")});
    list_->setRootIsDecorated(false);
    list_->header()->setStretchLastSection(true);
    list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->resizeSection(2, 380);
    column->addWidget(list_, 1);
    failure_ = new QLabel(this);
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->setWordWrap(true);
    failure_->hide();
    column->addWidget(failure_);
    auto* buttons = new QHBoxLayout;
    keep_ = new QPushButton(tr("Keep as…"), this);
    keep_->setObjectName(QStringLiteral("keep"));
    remove_ = new QPushButton(tr("Remove"), this);
    remove_->setObjectName(QStringLiteral("remove"));
    remove_->setToolTip(tr("Remove the chosen file for good"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setToolTip(tr("Close this list (Esc); the files stay"));
    close->setDefault(true);
    for (QPushButton* button : {keep_, remove_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    buttons->addWidget(close);
    column->addLayout(buttons);
    connect(list_, &QTreeWidget::currentItemChanged, this, &UnfinishedDialog::choose);
    connect(keep_, &QPushButton::clicked, this, &UnfinishedDialog::keep);
    connect(remove_, &QPushButton::clicked, this, &UnfinishedDialog::remove);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    choose();
    resize(860, 320);
}

void UnfinishedDialog::add(const std::vector<io::Unfinished>& found) {
    for (const io::Unfinished& one : found) {
        if (std::any_of(files_.begin(), files_.end(), [&](const io::Unfinished& old) { return old.file == one.file; })) continue;
        const QFileInfo info = infoOf(one);
        auto* row = new QTreeWidgetItem(list_, {QLocale().toString(info.lastModified(), QLocale::ShortFormat), QLocale().formattedDataSize(static_cast<qint64>(one.bytes), 1, QLocale::DataSizeSIFormat),
                                                holdsText(one.holds), plain(QDir::toNativeSeparators(info.path()))});
        row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(2, row->text(2));
        row->setToolTip(3, plain(QDir::toNativeSeparators(info.filePath())));
        files_.push_back(one);
    }
    if (row() < 0 && list_->topLevelItemCount() > 0) list_->setCurrentItem(list_->topLevelItem(0));
    choose();
}

int UnfinishedDialog::row() const { return list_->indexOfTopLevelItem(list_->currentItem()); }

void UnfinishedDialog::choose() {
    const int chosen = row();
    const bool opens = chosen >= 0 && files_[static_cast<std::size_t>(chosen)].holds != io::Unfinished::Holds::recording;
    keep_->setEnabled(opens);
    keep_->setToolTip(opens || chosen < 0 ? tr("Give the chosen file a name, in its folder or another one of the same disk")
                                          : tr("A recording without its end cannot be opened: run its scene again"));
    remove_->setEnabled(chosen >= 0);
}

void UnfinishedDialog::keep() {
    const int chosen = row();
    if (chosen < 0) return;
    const io::Unfinished& one = files_[static_cast<std::size_t>(chosen)];
    const QString name = one.holds == io::Unfinished::Holds::table ? QStringLiteral("unfinished.csv") : QStringLiteral("unfinished");
    const QString as = QFileDialog::getSaveFileName(this, tr("Keep the unfinished file"), infoOf(one).dir().filePath(name));
    if (!as.isEmpty()) gone(io::keep_unfinished(one, as.toStdString()), chosen);
}

void UnfinishedDialog::remove() {
    const int chosen = row();
    if (chosen >= 0) gone(io::discard_unfinished(files_[static_cast<std::size_t>(chosen)]), chosen);
}

void UnfinishedDialog::gone(const Result<void>& done, int row) {
    failure_->setVisible(!done);
    if (!done) return failure_->setText(errorText(done.error()));
    delete list_->takeTopLevelItem(row); // asks files_ of the row that is chosen then
    files_.erase(files_.begin() + row);
    if (files_.empty()) accept();
    else choose();
}

} // namespace saltus::ui

#include "moc_unfinished_dialog.cpp"
