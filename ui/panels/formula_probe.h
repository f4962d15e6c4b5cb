// SPDX-License-Identifier: GPL-3.0-or-later
// Under the equations: what the formula at the text cursor amounts to at the time shown, and its derivative by a chosen
// variable, as on paper. Asked elsewhere than in the GUI's thread: typing never waits.
#pragma once

#include "ui/formula/notation.h"
#include "ui/panels/formula_values.h"
#include "ui/panels/panel_kit.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace saltus::ui {

class Document;
class FormulaView;
class RunController;
class TimeCursor;

class FormulaProbe : public QWidget {
    Q_OBJECT
public:
    FormulaProbe(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent);

    // Another scene, or the same one after an edit.
    void modelChanged();
    // left: what stands left of the equals sign, "F[0]". An empty text clears what is shown.
    void ask(const QString& left, const FormulaQuestion& question, const Notation& notation);
    void setDerivativeShown(bool shown);
    bool isDerivativeShown() const;
    bool isWaiting() const { return busy_; }

    const FormulaAnswer& answer() const { return answer_; }
    std::vector<Readout> rows() const { return list_->rows(); }
    QString note() const;
    QComboBox* variables() const { return by_; }
    FormulaView* derivative() const { return view_; }
    QToolButton* copyButton() const { return copy_; }

signals:
    void answered();

protected:
    void paintEvent(QPaintEvent*) override;
    void showEvent(QShowEvent* event) override;

private:
    void start();
    void take(FormulaAnswer answer, quint64 ticket);
    void showAnswer();
    void updateValues();
    void copy();

    Theme& theme_;
    Document& document_;
    RunController& run_;
    TimeCursor& cursor_;
    ReadoutList* list_;
    QPushButton* button_;
    QComboBox* by_;
    QToolButton* copy_;
    FormulaView* view_;
    QLabel* note_;
    QLabel* slope_; // about the derivative

    std::shared_ptr<FormulaValues> values_; // of one thread at a time: `busy_` says that it is not ours
    bool newModel_ = true;
    QString left_;
    FormulaQuestion question_;
    Notation notation_;
    QString wanted_; // the variable chosen last; another formula keeps it where it can
    FormulaAnswer answer_;
    FormulaReader reader_;
    quint64 ticket_ = 0;
    bool busy_ = false, again_ = false, any_ = false;
};

} // namespace saltus::ui
