// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/run_both_dialog.h"

#include "core/model/edit.h"
#include "core/model/names.h"
#include "ui/language/language.h"
#include "ui/look/error_text.h"
#include "ui/look/text_size.h"
#include "ui/panels/property_row.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

// The number itself, not a rounded one: half of a step is half of it.
QString stepText(double seconds) {
    constexpr std::size_t kShort = 8;
    if (seconds < 1e-4) // "0.5 us", not "5e-04 ms"
        if (const std::string inUs = model::number_text(1e6 * seconds); inUs.size() <= kShort && inUs.find('e') == std::string::npos) return QString::fromStdString(inUs + " us");
    const std::string inMs = model::number_text(1e3 * seconds);
    return QString::fromStdString(inMs.size() <= kShort ? inMs + " ms" : model::number_text(seconds) + " s");
}

} // namespace

RunBothDialog::RunBothDialog(const model::Model& model, double step, QWidget* parent) : QDialog(parent), model_(model), step_(step) {
    setObjectName(QStringLiteral("runBoth"));
    setWindowTitle(tr("Run both"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    auto* about = new QLabel(tr("A second run B of this scene goes along with the run A that is shown. One thing is different in B:"), this);
    about->setWordWrap(true);
    about->setMinimumWidth(380_px);
    column->addWidget(about);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    what_ = new QComboBox(this);
    what_->setObjectName(QStringLiteral("runBoth.what"));
    what_->setToolTip(tr("Step, parameters, laws and their coefficients"));
    choice_ = new QComboBox(this);
    choice_->setObjectName(QStringLiteral("runBoth.choice"));
    choice_->setToolTip(tr("What it is in B"));
    value_ = new QLineEdit(this);
    value_->setObjectName(QStringLiteral("runBoth.value"));
    value_->setToolTip(tr("Its value in B, with a unit: 0.5 ms"));
    value_->setAccessibleName(tr("Value in B"));
    auto* differs = new QLabel(tr("&Different"), this);
    differs->setBuddy(what_);
    form->addRow(differs, what_);
    auto* inB = new QLabel(tr("in &B"), this);
    inB->setBuddy(value_);
    auto* field = new QHBoxLayout;
    field->addWidget(value_, 1);
    field->addWidget(choice_, 1);
    form->addRow(inB, field);
    column->addLayout(form);
    reason_ = new QLabel(this);
    reason_->setProperty("role", "error");
    reason_->setWordWrap(true);
    reason_->hide();
    column->addWidget(reason_);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* begin = new QPushButton(tr("Run both"), this);
    begin->setObjectName(QStringLiteral("runBoth.begin"));
    begin->setProperty("primary", true);
    begin->setDefault(true);
    buttons->addWidget(cancel);
    buttons->addWidget(begin);
    column->addLayout(buttons);
    offer({}, model::Setting::run, {});
    const auto part = [this](const auto& parts) {
        for (const auto& p : parts)
            if (const auto found = model::find(model_, p.name)) offer(p.name, *found, sceneName(p.label.empty() ? p.name : p.label));
    };
    part(model_.parameters);
    part(model_.interactions);
    part(model_.contacts);
    connect(what_, &QComboBox::currentIndexChanged, this, &RunBothDialog::propose);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(begin, &QPushButton::clicked, this, &RunBothDialog::begin);
    propose();
    value_->setFocus();
    value_->selectAll();
}

// Numbers and choices that decide the motion; of the run its step before all others.
void RunBothDialog::offer(const std::string& object, const model::Target& target, const QString& prefix) {
    using model::Key;
    const bool run = object.empty();
    for (const model::Property& p : model::properties(model_, target)) {
        if (p.kind != model::PropertyKind::number && p.kind != model::PropertyKind::choice) continue;
        if (run && (p.id.key == Key::end || p.id.key == Key::record_every || p.id.owner == model::Owner::solver)) continue;
        if (!run && p.id.owner == model::Owner::part && p.id.key != Key::value && p.id.key != Key::e && p.id.key != Key::mu && p.id.key != Key::e_T) continue;
        if (!run && p.id.owner != model::Owner::part && p.id.owner != model::Owner::law) continue;
        Offer made{object, p, p.id.key == Key::value ? prefix : prefix.isEmpty() ? propertyLabel(p) : tr("%1: %2").arg(prefix, propertyLabel(p)), {}};
        made.text = run && p.id.key == Key::step ? stepText(0.5 * step_) : QString::fromStdString(model::property_text(model_, target, p.id));
        const bool first = run && p.id.key == Key::step;
        offers_.insert(first ? offers_.begin() : offers_.end(), made);
        what_->insertItem(first ? 0 : what_->count(), made.name);
    }
    what_->setCurrentIndex(0);
}

void RunBothDialog::propose() {
    const int index = what_->currentIndex();
    if (index < 0 || static_cast<std::size_t>(index) >= offers_.size()) return;
    const Offer& o = offers_[static_cast<std::size_t>(index)];
    const bool choice = o.property.kind == model::PropertyKind::choice;
    choice_->setVisible(choice);
    value_->setVisible(!choice);
    choice_->clear();
    // Another one than A has, else there is nothing to compare: of integrators the other family.
    int other = -1;
    for (const std::string& word : o.property.choices) {
        const QString same = QString::fromStdString(word);
        if (same != o.text && (other < 0 || word == "event-driven")) other = choice_->count();
        choice_->addItem(choiceLabel(o.property.id.key, word), same);
    }
    choice_->setCurrentIndex(std::max(other, 0));
    QString text = o.text; // what a hand can type: a plain minus, no thin spaces
    value_->setText(text.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x00A0), QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char(' ')).replace(QChar(0x00B5), QLatin1Char('u')));
    reason_->hide();
}

void RunBothDialog::refuse(const QString& reason) {
    reason_->setText(reason);
    reason_->show();
    value_->setFocus();
}

void RunBothDialog::begin() {
    const int index = what_->currentIndex();
    if (index < 0 || static_cast<std::size_t>(index) >= offers_.size()) return;
    const Offer& o = offers_[static_cast<std::size_t>(index)];
    const bool choice = o.property.kind == model::PropertyKind::choice;
    const QString text = choice ? choice_->currentData().toString() : value_->text().trimmed();
    emit wanted({o.object, o.property.id, text.toStdString(), QStringLiteral("%1 = %2").arg(o.name, choice ? choice_->currentText() : text)});
}

} // namespace saltus::ui

#include "moc_run_both_dialog.cpp"
