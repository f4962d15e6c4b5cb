// SPDX-License-Identifier: GPL-3.0-or-later
// The equations of the selected system or interaction, to be read and changed: each line as text with its errors, and as
// it is written on paper. Nothing touches the scene or the run before Apply.
#pragma once

#include "ui/panels/equation_sheet.h"
#include "ui/panels/panel_kit.h"

#include <QTimer>

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace saltus::ui {

class Document;
class FormulaEdit;
class FormulaProbe;
class FormulaView;
class RunController;
class TimeCursor;

class FormulaPanel : public PanelBase {
    Q_OBJECT
public:
    FormulaPanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);

    QString object() const { return sheet_ ? sheet_->object() : QString(); }
    const std::optional<EquationSheet>& sheet() const { return sheet_; }
    FormulaEdit* edit(const QString& line) const; // by the line's name: "A[0]"; null: no such line
    FormulaView* drawing(const QString& line) const;
    FormulaView* whole() const { return whole_; }
    FormulaProbe& probe() const { return *probe_; } // value and derivative of the formula at the text cursor
    QString errorText(const QString& line) const;
    QString status() const;
    bool isChanged() const; // something typed is not in the scene
    bool isValid() const { return errors_.empty(); }
    const std::vector<EquationError>& errors() const { return errors_; }

    // Checks now what the timer would check soon.
    void checkNow();
    bool isWaiting() const { return sent_.has_value(); } // applied, and the run has not taken it yet
    // The run refused what was applied; the scene has been taken back, the texts stay.
    void refused(const Errors& errors);

public slots:
    void select(const QString& object); // what was typed for another object is kept until it comes back
    void apply();
    void revert();
    void focusFirst();

signals:
    void applied();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        QWidget* box = nullptr;
        FormulaEdit* edit = nullptr;
        FormulaView* view = nullptr;
        QLabel* error = nullptr;
        QWidget* fixes = nullptr;
    };
    void offerFixes(std::size_t index, const EquationError& error);
    void rebuild();
    void showProbe();
    void takeModel();
    void addLine(QVBoxLayout* to, std::size_t index);
    void typed(std::size_t index);
    void revertLine(std::size_t index);
    std::vector<QString> texts() const;
    void showErrors();
    void draw(std::size_t index);
    void drawWhole();
    void updateFoot();
    void look(std::size_t index); // the probe shows this line
    void arrange();

    Document& document_;
    RunController& run_;
    PanelHead* head_;
    QScrollArea* scroll_;
    QLabel* general_ = nullptr;
    QLabel* status_;
    QPushButton* apply_;
    QPushButton* revert_;
    QWidget* foot_;
    FormulaProbe* probe_;
    std::size_t looked_ = 0; // line of the probe
    FormulaView* whole_ = nullptr;
    QString selection_;
    std::optional<EquationSheet> sheet_;
    std::vector<Line> lines_;
    std::vector<EquationError> errors_;
    std::map<QString, std::vector<QString>> drafts_; // by object, of what is not shown
    std::optional<std::vector<QString>> sent_;       // texts of the last Apply, until the run has taken them
    QString sentObject_;
    QString message_;                                // of the last Apply
    QTimer check_;
    bool wide_ = false;
    bool building_ = false;
};

} // namespace saltus::ui
