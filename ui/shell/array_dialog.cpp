// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/array_dialog.h"

#include "core/authoring/arrange.h"
#include "core/formula/formula.h"
#include "ui/look/format.h"
#include "ui/look/text_size.h"
#include "ui/panels/panel_kit.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <numbers>

namespace saltus::ui {

namespace {

std::optional<double> number(const QLineEdit* field, const char* unit) {
    const auto read = formula::parse_constant(field->text().trimmed().toStdString());
    if (!read) return std::nullopt;
    if (read->dimension.is_none()) return !read->unit && std::string_view(unit) == "deg" ? read->si * std::numbers::pi / 180.0 : read->si;
    const auto wanted = formula::parse_constant(std::string("1 ") + unit);
    return wanted && wanted->dimension == read->dimension ? std::optional(read->si) : std::nullopt;
}

} // namespace

ArrayDialog::ArrayDialog(const ArrayWish& proposal, bool planar, QWidget* parent) : QDialog(parent), planar_(planar), wish_(proposal) {
    setWindowTitle(tr("Array"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 16, 16, 16);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    kind_ = new QComboBox(this);
    kind_->addItems({tr("Along a line"), tr("Around an axis")});
    kind_->setCurrentIndex(proposal.around ? 1 : 0);
    kind_->setToolTip(tr("Equal steps, or equal angles"));
    kind_->setAccessibleName(tr("Kind of array"));
    count_ = new QSpinBox(this);
    count_->setRange(2, static_cast<int>(authoring::kMostArrayCopies));
    count_->setValue(static_cast<int>(proposal.count));
    count_->setToolTip(tr("In all, with the one that is there"));
    count_->setAccessibleName(tr("Number in all"));
    int row = 0;
    const auto label = [&](const QString& text, QWidget* buddy) {
        auto* made = new QLabel(text, this);
        made->setBuddy(buddy);
        grid->addWidget(made, row, 0);
        return made;
    };
    label(tr("&Kind"), kind_);
    grid->addWidget(kind_, row++, 1, 1, 3);
    label(tr("&Number in all"), count_);
    grid->addWidget(count_, row++, 1);
    const auto vector = [&](std::array<QLineEdit*, 3>& fields, const collision::Vector3& values, const QString& unit, const QString& tip) {
        static constexpr const char* axes[] = {"x", "y", "z"};
        for (int k = 0; k < 3; ++k) {
            auto* field = new QLineEdit(roundNumber(values[k]) + unit, this);
            field->setPlaceholderText(QLatin1String(axes[k]));
            field->setToolTip(tip);
            field->setAccessibleName(tip + QLatin1Char(' ') + QLatin1String(axes[k]));
            field->setMinimumWidth(84_px);
            grid->addWidget(field, row, 1 + k);
            connect(field, &QLineEdit::textChanged, this, &ArrayDialog::read);
            fields[static_cast<std::size_t>(k)] = field;
        }
        ++row;
    };
    firstLabel_ = label({}, nullptr);
    vector(first_, proposal.around ? proposal.about : proposal.step, QStringLiteral(" m"), tr("Lengths with or without a unit: 0.5, 5 cm"));
    secondLabel_ = label(tr("Axis"), nullptr);
    vector(second_, proposal.axis, {}, tr("Direction of the axis"));
    angle_ = new QLineEdit(QStringLiteral("360 deg"), this);
    angle_->setToolTip(tr("A whole turn closes the ring; less reaches its end"));
    angle_->setAccessibleName(tr("Angle"));
    connect(angle_, &QLineEdit::textChanged, this, &ArrayDialog::read);
    angleLabel_ = label(tr("&Angle"), angle_);
    grid->addWidget(angle_, row++, 1);
    wrong_ = new QLabel(this);
    wrong_->setWordWrap(true);
    wrong_->setProperty("role", "error");
    grid->addWidget(wrong_, row++, 0, 1, 4);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, 8, 0, 0);
    buttons->addStretch(1);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setToolTip(tr("Leave the scene as it is (Esc)"));
    cancel->setAutoDefault(false);
    ok_ = new QPushButton(tr("Make array"), this);
    ok_->setToolTip(tr("Add the copies; one step of undo (Return)"));
    ok_->setProperty("primary", true);
    ok_->setDefault(true);
    buttons->addWidget(cancel);
    buttons->addWidget(ok_);
    grid->addLayout(buttons, row, 0, 1, 4);
    connect(ok_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(count_, &QSpinBox::valueChanged, this, &ArrayDialog::read);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this](int index) {
        const collision::Vector3& values = index == 1 ? wish_.about : wish_.step;
        for (int k = 0; k < 3; ++k) {
            const QSignalBlocker quiet(first_[static_cast<std::size_t>(k)]);
            first_[static_cast<std::size_t>(k)]->setText(roundNumber(values[k]) + QStringLiteral(" m"));
        }
        read();
    });
    read();
    first_[0]->setFocus();
    first_[0]->selectAll();
}

void ArrayDialog::read() {
    wish_.around = kind_->currentIndex() == 1;
    wish_.count = static_cast<std::size_t>(count_->value());
    firstLabel_->setText(wish_.around ? tr("Through") : tr("Step x, y, z"));
    const bool axis = wish_.around && !planar_;
    secondLabel_->setVisible(axis);
    for (QLineEdit* field : second_) field->setVisible(axis);
    angleLabel_->setVisible(wish_.around);
    angle_->setVisible(wish_.around);
    first_[2]->setVisible(!planar_);
    QString wrong;
    const auto vector = [&](const std::array<QLineEdit*, 3>& fields, const char* unit, collision::Vector3& into) {
        for (int k = 0; k < 3; ++k) {
            if (k == 2 && planar_) continue;
            const auto value = number(fields[static_cast<std::size_t>(k)], unit);
            if (value) into[k] = *value;
            else wrong = tr("'%1' is no length: write a number, with a unit if you like").arg(fields[static_cast<std::size_t>(k)]->text());
        }
    };
    vector(first_, "m", wish_.around ? wish_.about : wish_.step);
    if (axis) {
        vector(second_, "m", wish_.axis);
        if (wrong.isEmpty() && !(wish_.axis.norm() > 0.0)) wrong = tr("The axis has no direction");
    }
    if (planar_) wish_.axis = collision::Vector3::UnitZ();
    if (wish_.around) {
        if (const auto angle = number(angle_, "deg")) wish_.angle = *angle;
        else wrong = tr("'%1' is no angle: write degrees, or a unit: 90 deg, 1 rad").arg(angle_->text());
    } else if (wrong.isEmpty() && !(wish_.step.norm() > 0.0)) {
        wrong = tr("With a step of 0 all copies stand in one place");
    }
    wrong_->setText(wrong);
    wrong_->setVisible(!wrong.isEmpty());
    ok_->setEnabled(wrong.isEmpty());
}

} // namespace saltus::ui

#include "moc_array_dialog.cpp"
