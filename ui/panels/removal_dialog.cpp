// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/removal_dialog.h"

#include "ui/look/format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

QString kindText(model::Part part) {
    using model::Part;
    switch (part) {
    case Part::parameter: return RemovalDialog::tr("Parameter");
    case Part::function: return RemovalDialog::tr("Function");
    case Part::drive: return RemovalDialog::tr("Drive");
    case Part::expression: return RemovalDialog::tr("Expression");
    case Part::system: return RemovalDialog::tr("System");
    case Part::interaction: return RemovalDialog::tr("Interaction");
    case Part::material: return RemovalDialog::tr("Material");
    case Part::contact_law: return RemovalDialog::tr("Contact law");
    case Part::body: return RemovalDialog::tr("Body");
    case Part::joint: return RemovalDialog::tr("Joint");
    case Part::shape: return RemovalDialog::tr("Shape");
    case Part::plot: return RemovalDialog::tr("Plot");
    case Part::circuit: return RemovalDialog::tr("Circuit");
    }
    return {};
}

} // namespace

RemovalDialog::RemovalDialog(const model::Model& model, const QStringList& names, const std::vector<model::Location>& also, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("removal"));
    setWindowTitle(tr("Remove"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    const auto count = static_cast<qint64>(also.size());
    const QString what = names.size() == 1 ? names.front() : tr("%1 parts").arg(groupedInteger(names.size()));
    auto* heading = new QLabel(count == 1 ? tr("With %1 goes what needs it:").arg(what) : tr("With %1 go %2 parts that need it:").arg(what, groupedInteger(count)), this);
    heading->setWordWrap(true);
    column->addWidget(heading);
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("What goes along"));
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setFocusPolicy(Qt::TabFocus);
    for (const model::Location& at : also) {
        const std::string_view name = model::name_at(model, at.part, at.at);
        list->addItem(tr("%1 %2", "kind and name of a part").arg(kindText(at.part), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
    }
    list->setMinimumHeight(std::clamp(list->sizeHintForRow(0), 16, 40) * static_cast<int>(std::min<qint64>(std::max<qint64>(count, 2), 16)) + 8);
    column->addWidget(list, 1);
    auto* buttons = new QHBoxLayout;
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setToolTip(tr("Nothing is removed (Esc)"));
    auto* remove = new QPushButton(tr("Remove all %1").arg(groupedInteger(count + names.size())), this);
    remove->setObjectName(QStringLiteral("removeAll"));
    remove->setToolTip(tr("One step of undo brings all back (Enter)"));
    remove->setDefault(true);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(remove);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(remove, &QPushButton::clicked, this, &QDialog::accept);
    remove->setFocus();
    setMinimumWidth(380);
}

void RemovalDialog::ask(const model::Model& model, const QStringList& names, const model::Removal& removal, QWidget* over, std::function<void()> remove) {
    // Plots of what goes are no loss of their own.
    const bool only_plots = std::all_of(removal.also.begin(), removal.also.end(), [](const model::Location& at) { return at.part == model::Part::plot; });
    if (only_plots) return remove();
    auto* dialog = new RemovalDialog(model, names, removal.also, over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, over, std::move(remove));
    dialog->open();
}

} // namespace saltus::ui

#include "moc_removal_dialog.cpp"
