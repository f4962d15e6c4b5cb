// SPDX-License-Identifier: GPL-3.0-or-later
// What was left out of a file that was made a scene of, or taken otherwise: line by line, with the reason.
#pragma once

#include "core/base/error.h"

#include <QDialog>

class QTreeWidget;

namespace saltus::ui {

class ImportReport : public QDialog {
    Q_OBJECT
public:
    // made: what became of the file, in a sentence.
    ImportReport(const QString& file, const QString& made, const Errors& notes, QWidget* parent);

    QString listText() const; // one line a note, as "Copy" gives it

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fitRows();
    QTreeWidget* list_;
    QString file_;
};

} // namespace saltus::ui
