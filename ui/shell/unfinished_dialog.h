// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs that were half written when their program was killed: what each holds, and the way to take it.
#pragma once

#include "core/io/unfinished.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace saltus::ui {

class UnfinishedDialog : public QDialog {
    Q_OBJECT
public:
    explicit UnfinishedDialog(QWidget* parent);
    // Those of a folder; what is listed already is not listed twice.
    void add(const std::vector<io::Unfinished>& found);
    const std::vector<io::Unfinished>& files() const { return files_; } // row by row

private:
    void keep();
    void remove();
    void gone(const Result<void>& done, int row);
    void choose();
    int row() const; // -1: none is chosen

    std::vector<io::Unfinished> files_;
    QTreeWidget* list_;
    QLabel* failure_;
    QPushButton* keep_;
    QPushButton* remove_;
};

} // namespace saltus::ui
