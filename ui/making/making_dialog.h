// SPDX-License-Identifier: GPL-3.0-or-later
// What the dialogs of making share: the row at the bottom, and how a refusal reads.
#pragma once

#include "core/base/error.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

class QCheckBox;
class QDialog;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace saltus::ui {

// What is added beside the thing itself, why it cannot be written yet, and Close, Apply, OK (Ctrl+Return).
class MakingRow {
    Q_DECLARE_TR_FUNCTIONS(MakingRow)
public:
    struct Texts {
        QString also, alsoTip; // the check box
        QString applyTip, okTip;
    };
    // apply: false, and the dialog stays open.
    MakingRow(QDialog& dialog, QVBoxLayout& column, const Texts& texts, std::function<bool()> apply);

    QCheckBox* also;
    QLabel* state;
    QPushButton *apply, *ok;
};

} // namespace saltus::ui
