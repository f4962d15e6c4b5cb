// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/layout_dialog.h"

#include "ui/look/text_size.h"
#include "ui/shell/layout_store.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace saltus::ui {

LayoutDialog::LayoutDialog(std::function<std::vector<PlotTemplate>()> builtIn, std::function<std::vector<model::Plot>()> present, QWidget* parent)
    : QDialog(parent), builtIn_(std::move(builtIn)), present_(std::move(present)) {
    setWindowTitle(tr("Layouts of plots"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    list_ = new QListWidget(this);
    list_->setAccessibleName(tr("Layouts"));
    list_->setToolTip(tr("Enter or a double click puts the layout onto the scene; undo takes it back"));
    list_->setMinimumSize(380_px, 200_px);
    column->addWidget(list_, 1);
    auto* row = new QHBoxLayout;
    const auto button = [&](const QString& text, const QString& tip) {
        auto* made = new QPushButton(text, this);
        made->setToolTip(tip);
        made->setAccessibleName(text);
        made->setAutoDefault(false);
        return made;
    };
    apply_ = button(tr("Apply"), tr("The scene's plots become those of the layout (Enter)"));
    apply_->setProperty("primary", true);
    rename_ = button(tr("Rename"), tr("Gives the chosen layout the name in the field below (F2)"));
    remove_ = button(tr("Delete"), tr("Removes the chosen layout (Delete)"));
    row->addWidget(apply_);
    row->addStretch(1);
    row->addWidget(rename_);
    row->addWidget(remove_);
    column->addLayout(row);
    auto* below = new QHBoxLayout;
    name_ = new QLineEdit(this);
    name_->setPlaceholderText(tr("Name of a new layout"));
    name_->setAccessibleName(tr("Name"));
    name_->setToolTip(tr("Enter saves the scene's plots as they stand under this name"));
    save_ = button(tr("Save present plots"), tr("Keeps the arrangement of the open scene's plots for other scenes"));
    below->addWidget(name_, 1);
    below->addWidget(save_);
    column->addLayout(below);
    note_ = new QLabel(this);
    note_->setProperty("role", "small");
    note_->setWordWrap(true);
    column->addWidget(note_);

    connect(apply_, &QPushButton::clicked, this, &LayoutDialog::apply);
    connect(list_, &QListWidget::itemActivated, this, &LayoutDialog::apply);
    connect(list_, &QListWidget::currentRowChanged, this, [this] {
        renaming_ = false;
        if (const PlotTemplate* layout = current(); layout && list_->currentRow() >= int(own_)) name_->setText(layout->name);
        update();
    });
    connect(save_, &QPushButton::clicked, this, &LayoutDialog::save);
    connect(name_, &QLineEdit::returnPressed, this, [this] {
        if (std::exchange(renaming_, false) && list_->currentRow() >= int(own_)) rename();
        else save();
    });
    connect(name_, &QLineEdit::textChanged, this, &LayoutDialog::update);
    connect(rename_, &QPushButton::clicked, this, &LayoutDialog::rename);
    connect(remove_, &QPushButton::clicked, this, &LayoutDialog::remove);
    list_->installEventFilter(this);
    reload({});
    list_->setFocus();
}

bool LayoutDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete) return remove(), true;
        if (key == Qt::Key_F2) {
            renaming_ = list_->currentRow() >= int(own_);
            name_->setFocus();
            name_->selectAll();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

const PlotTemplate* LayoutDialog::current() const {
    const int row = list_->currentRow();
    return row >= 0 && row < int(layouts_.size()) ? &layouts_[std::size_t(row)] : nullptr;
}

void LayoutDialog::reload(const QString& chosen) {
    layouts_ = builtIn_();
    own_ = layouts_.size();
    for (PlotTemplate& layout : storedLayouts()) layouts_.push_back(std::move(layout));
    list_->clear();
    int row = 0;
    for (std::size_t i = 0; i < layouts_.size(); ++i) {
        const PlotTemplate& layout = layouts_[i];
        const int plots = int(layout.plots.size());
        list_->addItem(plots == 1 ? tr("%1   1 plot").arg(layout.name) : tr("%1   %2 plots").arg(layout.name).arg(plots));
        if (i >= own_ && layout.name == chosen) row = int(i);
    }
    list_->setCurrentRow(row);
    update();
}

void LayoutDialog::update() {
    const bool own = list_->currentRow() >= int(own_);
    const QString name = name_->text().trimmed();
    const bool taken = std::any_of(layouts_.begin() + std::ptrdiff_t(own_), layouts_.end(), [&](const PlotTemplate& l) { return l.name == name; });
    const int plots = int(present_().size());
    apply_->setEnabled(current() != nullptr);
    rename_->setEnabled(own && !name.isEmpty() && current() && name != current()->name);
    remove_->setEnabled(own);
    save_->setEnabled(!name.isEmpty() && plots > 0);
    note_->setText(plots == 0         ? tr("The scene has no plots to be saved. Drag signals onto the plots first.")
                   : taken            ? tr("Saving replaces the layout of this name.")
                   : name.isEmpty()   ? tr("Signals that a scene does not have are left out, and named.")
                                      : tr("Saves the scene's plots for every other scene."));
}

void LayoutDialog::apply() {
    if (const PlotTemplate* layout = current()) {
        const PlotTemplate copy = *layout;
        emit applied(copy);
    }
}

void LayoutDialog::save() {
    const QString name = name_->text().trimmed();
    if (name.isEmpty() || present_().empty()) return;
    storeLayout({name, present_()});
    reload(name);
}

void LayoutDialog::rename() {
    const QString name = name_->text().trimmed();
    if (list_->currentRow() < int(own_) || name.isEmpty() || !current()) return;
    renameLayout(current()->name, name);
    reload(name);
}

void LayoutDialog::remove() {
    if (list_->currentRow() < int(own_) || !current()) return;
    removeLayout(current()->name);
    name_->clear();
    reload({});
}

} // namespace saltus::ui

#include "moc_layout_dialog.cpp"
