// SPDX-License-Identifier: GPL-3.0-or-later
// A card over the window with what a plot is made of: signals, phase and period, level and direction, contact. Enter takes it,
// Esc leaves the plot as it was.
#pragma once

#include "core/model/model.h"
#include "core/simulation/catalogue.h"

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace saltus::ui {

class Theme;

class PlotEditor : public QFrame {
    Q_OBJECT
public:
    PlotEditor(Theme& theme, QWidget* window);

    // `near`: of the plot, in the window; the card lies beside or over it, inside the window. The model is copied.
    void open(const model::Model& model, const Catalogue& catalogue, const model::Plot& plot, const QString& remark, const QRect& near);
    model::Plot edited() const;

signals:
    void accepted(const saltus::model::Plot& plot);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void clear();
    void addTitle();
    void addSignal(const QString& label, std::string& target, bool mayBeTime);
    void addContact(std::string& target, bool laws);
    void addFormula(const QString& label, model::Value& target, const QString& tip);
    void addChoice(const QString& label, int& target, const std::vector<std::pair<QString, int>>& choices);
    void addCurves(std::vector<std::string>& target);
    void accept();
    void dismiss();

    Theme& theme_;
    model::Model model_;
    Catalogue catalogue_;
    model::Plot plot_;
    QLabel* title_;
    QWidget* body_ = nullptr;
    QFormLayout* form_ = nullptr;
    QLabel* message_;
    QPushButton* take_;
    std::vector<std::function<void()>> read_; // from the fields into plot_
    QPointer<QWidget> before_;                // had the focus
};

} // namespace saltus::ui
