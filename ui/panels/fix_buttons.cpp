// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/fix_buttons.h"

#include "ui/look/theme.h"
#include "ui/panels/property_row.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace saltus::ui {

QWidget* fixButtons(QWidget* parent, const model::Refusal& refusal, const QString& before, const std::function<void(const QString&, bool)>& use) {
    auto* fixes = new QWidget(parent);
    auto* line = new QHBoxLayout(fixes);
    line->setContentsMargins(measure::panelPadding, 2, 0, 4);
    line->setSpacing(6);
    const auto button = [&](const QString& label, const QString& tip, const QString& value, bool keep) {
        auto* b = new QPushButton(parent->fontMetrics().elidedText(label, Qt::ElideRight, 108), fixes);
        b->setToolTip(tip);
        b->setAccessibleName(label);
        QObject::connect(b, &QPushButton::clicked, parent, [parent, use, value, keep] {
            // The buttons go with the reason: not while one of them is being clicked.
            QMetaObject::invokeMethod(parent, [use, value, keep] { use(value, keep); }, Qt::QueuedConnection);
        });
        line->addWidget(b);
    };
    for (std::size_t k = 0; k < refusal.instead.size() && k < 2; ++k) {
        const QString value = QString::fromStdString(refusal.instead[k]);
        button(PropertyRow::tr("Use %1").arg(value), k == 0 ? PropertyRow::tr("Write %1 instead (Alt+Enter)").arg(value) : PropertyRow::tr("Write %1 instead").arg(value), value, false);
    }
    button(before.isEmpty() ? PropertyRow::tr("Leave empty") : PropertyRow::tr("Keep %1").arg(before), PropertyRow::tr("Take the old value back (Esc)"), before, true);
    line->addStretch(1);
    return fixes;
}

std::string meantBy(const Error& error) {
    constexpr std::string_view asks = "did you mean '";
    const auto at = error.remedy.find(asks);
    if (at == std::string::npos) return {};
    const auto from = at + asks.size(), to = error.remedy.find('\'', from);
    return to == std::string::npos ? std::string() : error.remedy.substr(from, to - from);
}

} // namespace saltus::ui
