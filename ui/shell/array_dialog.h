// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for an array: how many, along which step or about which axis.
#pragma once

#include "core/collision/shape.h"

#include <QDialog>

#include <array>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace saltus::ui {

struct ArrayWish {
    bool around = false;
    std::size_t count = 3;                                             // in all
    collision::Vector3 step = collision::Vector3::Zero();              // along
    collision::Vector3 about = collision::Vector3::Zero(), axis = collision::Vector3::UnitZ(); // around
    double angle = 6.283185307179586; // rad
};

class ArrayDialog : public QDialog {
    Q_OBJECT
public:
    ArrayDialog(const ArrayWish& proposal, bool planar, QWidget* parent);
    ArrayWish wish() const { return wish_; } // as typed; valid while the dialog could be accepted

private:
    void read();
    QComboBox* kind_;
    QSpinBox* count_;
    std::array<QLineEdit*, 3> first_{}, second_{};
    QLineEdit* angle_;
    QLabel *firstLabel_, *secondLabel_, *angleLabel_, *wrong_;
    QPushButton* ok_;
    bool planar_;
    ArrayWish wish_;
};

} // namespace saltus::ui
