// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that keeps a scene from running, in full, where a banner has no room. A click on one leads to its object; the list
// stays open meanwhile.
#pragma once

#include "core/base/error.h"

#include <QDialog>

class QListWidget;
class QListWidgetItem;

namespace saltus::ui {

class ProblemList : public QDialog {
    Q_OBJECT
public:
    ProblemList(const QString& title, const Errors& problems, QWidget* parent);
    QListWidget& list() { return *list_; }

signals:
    void objectRequested(const QString& name, const QString& field);

private:
    void go(QListWidgetItem* item);
    QListWidget* list_;
};

} // namespace saltus::ui
