// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turns_hint.h"

#include "core/formula/turns.h"

#include <QLineEdit>
#include <QToolTip>

#include <utility>

namespace saltus::ui {

void sayTurns(QLineEdit* edit, std::function<QString()> unit) {
    QObject::connect(edit, &QLineEdit::textEdited, edit, [edit, unit = std::move(unit)](const QString& text) {
        const QString equation = QString::fromStdString(formula::turns_equation(text.toStdString(), unit().toStdString()));
        if (equation == edit->accessibleDescription()) return;
        edit->setAccessibleDescription(equation);
        if (equation.isEmpty()) QToolTip::hideText();
        else QToolTip::showText(edit->mapToGlobal(QPoint(0, edit->height() - 12)), equation, edit);
    });
}

} // namespace saltus::ui
