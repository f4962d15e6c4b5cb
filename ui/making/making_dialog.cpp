// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/making_dialog.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace saltus::ui {

MakingRow::MakingRow(QDialog& dialog, QVBoxLayout& column, const Texts& texts, std::function<bool()> write) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 8, 16, 12);
    row->setSpacing(8);
    also = new QCheckBox(texts.also, &dialog);
    also->setToolTip(texts.alsoTip);
    also->setChecked(true);
    row->addWidget(also);
    state = new QLabel(&dialog);
    state->setProperty("role", "secondary");
    row->addWidget(state, 1);
    auto* cancel = new QPushButton(tr("Close"), &dialog);
    cancel->setToolTip(tr("Leave the scene as it is (Esc)"));
    apply = new QPushButton(tr("&Apply"), &dialog);
    apply->setToolTip(texts.applyTip);
    ok = new QPushButton(tr("&OK"), &dialog);
    ok->setToolTip(texts.okTip);
    ok->setProperty("primary", true);
    ok->setShortcut(Qt::CTRL | Qt::Key_Return);
    for (QPushButton* button : {cancel, apply, ok}) {
        button->setAutoDefault(false); // Enter in a field means the field
        button->setAccessibleName(button->text().remove(QLatin1Char('&')));
        row->addWidget(button);
    }
    column.addLayout(row);
    QObject::connect(cancel, &QPushButton::clicked, &dialog, &QDialog::reject);
    QObject::connect(apply, &QPushButton::clicked, &dialog, [write] { write(); });
    QObject::connect(ok, &QPushButton::clicked, &dialog, [&dialog, write] {
        if (write()) dialog.accept();
    });
}

} // namespace saltus::ui
