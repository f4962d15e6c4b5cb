// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before parts are removed that others cannot be without, and lists these.
#pragma once

#include "core/model/remove.h"

#include <QDialog>
#include <QStringList>

#include <functional>

namespace saltus::ui {

class RemovalDialog : public QDialog {
    Q_OBJECT
public:
    RemovalDialog(const model::Model& model, const QStringList& names, const std::vector<model::Location>& also, QWidget* parent);

    // Nothing goes along: `remove` is called at once; else when the user says so, in no loop of its own.
    static void ask(const model::Model& model, const QStringList& names, const model::Removal& removal, QWidget* over, std::function<void()> remove);
};

} // namespace saltus::ui
