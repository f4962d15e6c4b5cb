// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameters_panel.h"

#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/look/format.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/panels/parameter_slider.h"
#include "ui/run/run_controller.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace saltus::ui {

ParametersPanel::ParametersPanel(Theme& theme, RunEdits& edits, QWidget* parent)
    : PanelBase(theme, parent), document_(edits.document()), run_(edits.run()), edits_(edits) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new PanelHead(theme, tr("Parameters"), this);
    add_ = head->addButton(QStringLiteral("plus"), tr("Pin another parameter"));
    column->addWidget(head);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    auto* inside = new QWidget;
    inside->setAutoFillBackground(false);
    sliders_ = new QVBoxLayout(inside);
    sliders_->setContentsMargins(0, 0, 0, 0);
    sliders_->setSpacing(0);
    empty_ = noteLabel({}, inside);
    sliders_->addWidget(empty_);
    sliders_->addStretch(1);
    scroll_->setWidget(inside);
    column->addWidget(scroll_, 1);

    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(12, 12, 12, 12);
    row->setSpacing(8);
    resetToFile_ = new QPushButton(tr("Reset to file"), buttons);
    resetToFile_->setToolTip(tr("All parameters as the scene file has them; the run goes on"));
    resetAndRun_ = new QPushButton(tr("Reset and run"), buttons);
    resetAndRun_->setProperty("primary", true);
    resetAndRun_->setToolTip(tr("A new run from t = 0 with these parameters"));
    row->addWidget(resetToFile_, 1);
    row->addWidget(resetAndRun_, 1);
    column->addWidget(buttons);

    connect(add_, &QToolButton::clicked, this, &ParametersPanel::pinMenu);
    connect(resetToFile_, &QPushButton::clicked, this, [this] {
        flush();
        std::vector<std::pair<QString, model::Value>> back;
        const auto& list = document_.model().parameters;
        for (std::size_t i = 0; i < atFile_.size() && i < list.size(); ++i)
            if (!(list[i].value == atFile_[i])) back.emplace_back(QString::fromStdString(list[i].name), atFile_[i]);
        if (!back.empty()) {
            document_.undoStack().beginMacro(tr("Reset parameters to file"));
            for (auto& [name, value] : back) document_.setParameter(name, std::move(value));
            document_.undoStack().endMacro();
        }
        for (std::size_t i = 0; i < infos_.size(); ++i) // the run may stand elsewhere than the scene (a branch)
            if (!infos_[i].integer && presentValue(i) != infos_[i].value)
                edits_.setParameter(QString::fromStdString(infos_[i].name), infos_[i].value);
    });
    connect(resetAndRun_, &QPushButton::clicked, this, [this] {
        flush();
        std::vector<std::pair<QString, double>> values;
        for (std::size_t i = 0; i < infos_.size(); ++i) {
            const auto* s = slider(QString::fromStdString(infos_[i].name));
            values.emplace_back(QString::fromStdString(infos_[i].name), s ? s->value() : presentValue(i));
        }
        edits_.startAgain(std::move(values));
    });
    const auto opened = [this] {
        pending_.clear();
        infos_.clear();
        atFile_.clear();
        for (const auto& p : document_.model().parameters) atFile_.push_back(p.value);
        takeModel();
        rebuild();
    };
    connect(&document_, &Document::opened, this, opened);
    connect(&document_, &Document::closed, this, opened);
    connect(&document_, &Document::modelChanged, this, &ParametersPanel::takeModel);
    connect(&document_, &Document::modifiedChanged, this, [this](bool modified) {
        if (modified) return;
        atFile_.clear(); // saved
        for (const auto& p : document_.model().parameters) atFile_.push_back(p.value);
        updateButtons();
    });
    connect(&run_, &RunController::parameterChanged, this, [this](const QString& name, double si) {
        if (pending_.count(name.toStdString())) return; // moved on already
        if (auto* s = slider(name)) s->setValue(si);
        updateButtons();
    });
    connect(&run_, &RunController::loaded, this, [this] {
        for (std::size_t i = 0; i < infos_.size(); ++i)
            if (auto* s = slider(QString::fromStdString(infos_[i].name))) s->setValue(presentValue(i));
        updateButtons();
    });
    connect(&run_, &RunController::stateChanged, this, &ParametersPanel::updateButtons);
    opened();
}

ParameterSlider* ParametersPanel::slider(const QString& name) const {
    const auto found = byName_.find(name.toStdString());
    return found == byName_.end() ? nullptr : found->second;
}

double ParametersPanel::presentValue(std::size_t index) const {
    return run_.parameter(index, infos_[index].name).value_or(infos_[index].value);
}

void ParametersPanel::takeModel() {
    auto infos = parameterInfos(document_.model());
    std::vector<ParameterInfo> next;
    if (infos) next = std::move(*infos);
    bool sameList = next.size() == infos_.size();
    for (std::size_t i = 0; sameList && i < next.size(); ++i)
        sameList = next[i].name == infos_[i].name && next[i].pinned == infos_[i].pinned;
    if (next.size() == infos_.size())
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (next[i].name != infos_[i].name || next[i].value == infos_[i].value) continue;
            if (auto* s = slider(QString::fromStdString(next[i].name)); s && !pending_.count(next[i].name)) s->setValue(next[i].value);
        }
    infos_ = std::move(next);
    if (!sameList) {
        rebuild();
    } else {
        for (const auto& info : infos_)
            if (auto* s = slider(QString::fromStdString(info.name))) s->setInfo(info);
    }
    updateButtons();
}

void ParametersPanel::rebuild() {
    std::map<std::string, double> shownValues;
    for (const auto& [name, s] : byName_) {
        shownValues[name] = s->value();
        s->hide();
        s->deleteLater(); // it may be the sender
    }
    byName_.clear();
    int at = 1;
    for (std::size_t i = 0; i < infos_.size(); ++i) {
        const ParameterInfo& info = infos_[i];
        if (!info.pinned) continue;
        auto* s = new ParameterSlider(theme_, info, scroll_->widget());
        const auto old = shownValues.find(info.name);
        s->setValue(old != shownValues.end() ? old->second : presentValue(i));
        sliders_->insertWidget(at++, s);
        byName_[info.name] = s;
        const QString name = QString::fromStdString(info.name);
        connect(s, &ParameterSlider::moved, this, [this, name](double si) { pending_[name.toStdString()] = si; });
        connect(s, &ParameterSlider::released, this, &ParametersPanel::flush);
        connect(s, &ParameterSlider::typed, this, [this, s, name](const QString& text) {
            if (const auto wrong = edits_.setParameter(name, text)) {
                s->setRefusal(*wrong);
                scroll_->ensureWidgetVisible(s, 0, 4);
            }
        });
        connect(s, &ParameterSlider::unpinWanted, this, [this, name] { document_.setPinned(name, false); });
    }
    empty_->setVisible(byName_.empty());
    empty_->setText(!document_.isOpen()   ? QString()
                    : infos_.empty()      ? tr("This scene has no parameters.")
                                          : tr("No parameter is pinned. The plus sign pins one."));
    bool unpinned = false;
    for (const auto& info : infos_) unpinned = unpinned || !info.pinned;
    add_->setEnabled(unpinned);
    updateButtons();
}

void ParametersPanel::flush() {
    const auto pending = std::exchange(pending_, {});
    for (const auto& [name, si] : pending) {
        const auto* s = slider(QString::fromStdString(name));
        if (s && s->info().integer && s->isDragging()) {
            pending_[name] = si; // a count rebuilds the run: only when the hand lets go
            continue;
        }
        edits_.setParameter(QString::fromStdString(name), si);
    }
}

void ParametersPanel::tick() {
    if (!pending_.empty()) flush();
}

void ParametersPanel::updateButtons() {
    bool differs = false;
    const auto& list = document_.model().parameters;
    for (std::size_t i = 0; i < list.size() && i < atFile_.size(); ++i) differs = differs || !(list[i].value == atFile_[i]);
    for (std::size_t i = 0; i < infos_.size(); ++i) {
        const auto* s = slider(QString::fromStdString(infos_[i].name));
        differs = differs || (s && s->value() != infos_[i].value);
    }
    resetToFile_->setEnabled(differs);
    resetAndRun_->setEnabled(run_.canRun());
    for (const auto& [name, s] : byName_) s->setEnabled(run_.canRun() || !run_.recording());
}

void ParametersPanel::pinMenu() {
    QMenu* menu = popupMenu(this);
    for (const auto& info : infos_) {
        if (info.pinned) continue;
        const QString name = QString::fromStdString(info.name);
        QString unit = unitText(QString::fromStdString(info.unit));
        if (!unit.isEmpty()) unit.prepend(QLatin1Char(' '));
        menu->addAction(QStringLiteral("%1   %2%3").arg(QString::fromStdString(info.label), plainNumber(info.inUnit(info.value)), unit),
                       this, [this, name] { document_.setPinned(name, true); });
    }
    if (menu->isEmpty()) return delete menu;
    menu->popup(add_->mapToGlobal(QPoint(0, add_->height())));
}

} // namespace saltus::ui

#include "moc_parameters_panel.cpp"
