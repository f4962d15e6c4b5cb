// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be different in the second of two runs: the step, a parameter, a law or one of its coefficients.
#pragma once

#include "core/model/model.h"
#include "ui/run/second_run.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace saltus::ui {

class RunBothDialog : public QDialog {
    Q_OBJECT
public:
    // step: of the run that is shown, s; half of it is proposed.
    RunBothDialog(const model::Model& model, double step, QWidget* parent);

    QComboBox& what() { return *what_; }
    QLineEdit& value() { return *value_; }
    void refuse(const QString& reason); // stays open with it

signals:
    void wanted(const saltus::ui::Variation& variation);

private:
    void offer(const std::string& object, const model::Target& target, const QString& prefix);
    void propose();
    void begin();

    struct Offer {
        std::string object;
        model::Property property;
        QString name, text;
    };
    const model::Model model_;
    double step_;
    std::vector<Offer> offers_;
    QComboBox *what_, *choice_;
    QLineEdit* value_;
    QLabel* reason_;
};

} // namespace saltus::ui
