// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/formula_probe.h"

#include "core/base/want_of_memory.h"
#include "ui/document/document.h"
#include "ui/formula/formula_view.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace saltus::ui {

namespace {

constexpr int kMostDrawn = 1500; // characters of a derivative that are drawn

QString variableLabel(const QString& name) {
    return name == QLatin1String(kTotalTime) ? FormulaProbe::tr("t, through all states") : name;
}

} // namespace

FormulaProbe::FormulaProbe(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), theme_(theme), document_(document), run_(run), cursor_(cursor) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 2);
    column->setSpacing(0);
    list_ = new ReadoutList(theme, this);
    list_->setAccessibleName(tr("Value of the formula now"));
    list_->setToolTip(tr("What the formula at the text cursor amounts to at the time shown; Ctrl+C copies all digits"));
    column->addWidget(list_);
    note_ = noteLabel({}, this);
    note_->hide();
    column->addWidget(note_);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(measure::panelPadding, 4, measure::panelPadding, 2);
    line->setSpacing(6);
    button_ = new QPushButton(tr("Derivative"), this);
    button_->setCheckable(true);
    button_->setToolTip(tr("The derivative of this formula, exact, by a variable of your choice (Shift+F9)"));
    line->addWidget(button_);
    by_ = new QComboBox(this);
    by_->setToolTip(tr("By which variable"));
    by_->setAccessibleName(tr("Variable of the derivative"));
    by_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    by_->setMinimumContentsLength(6);
    line->addWidget(by_, 1);
    copy_ = new QToolButton(this);
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("Copy the derivative as a formula of the scene; the menu of its picture copies it as LaTeX"));
    copy_->setAccessibleName(tr("Copy the derivative"));
    line->addWidget(copy_);
    column->addLayout(line);
    view_ = new FormulaView(theme, this);
    view_->setToolTip(tr("The derivative as it is written on paper; the menu copies it as LaTeX"));
    view_->setContentsMargins(0, 0, 0, 0);
    auto* framed = new QHBoxLayout;
    framed->setContentsMargins(measure::panelPadding, 0, measure::panelPadding, 0);
    framed->addWidget(view_);
    column->addLayout(framed);
    slope_ = noteLabel({}, this);
    column->addWidget(slope_);

    auto* key = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F9), parent);
    key->setContext(Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, this, [this] { setDerivativeShown(!isDerivativeShown()); });
    connect(button_, &QPushButton::toggled, this, [this] {
        showAnswer();
        start();
    });
    connect(by_, qOverload<int>(&QComboBox::activated), this, [this] {
        wanted_ = by_->currentData().toString();
        start();
    });
    connect(copy_, &QToolButton::clicked, this, &FormulaProbe::copy);
    connect(&cursor, &TimeCursor::changed, this, &FormulaProbe::updateValues);
    connect(&run, &RunController::frameArrived, this, &FormulaProbe::updateValues);
    const auto other = [this] {
        reader_.bind(answer_, run_.recording());
        start(); // units of signals may be known now
        updateValues();
    };
    connect(&run, &RunController::recordingChanged, this, other);
    connect(&run, &RunController::loaded, this, other);
    showAnswer();
}

QString FormulaProbe::note() const { return note_->isVisibleTo(this) ? note_->text() : slope_->isVisibleTo(this) ? slope_->text() : QString(); }
bool FormulaProbe::isDerivativeShown() const { return button_->isChecked(); }
void FormulaProbe::setDerivativeShown(bool shown) { button_->setChecked(shown); }

void FormulaProbe::modelChanged() {
    newModel_ = true;
    start();
}

void FormulaProbe::ask(const QString& left, const FormulaQuestion& question, const Notation& notation) {
    left_ = left;
    question_ = question;
    notation_ = notation;
    any_ = !question.text.empty();
    if (!any_) {
        ++ticket_;
        answer_ = {};
        reader_.bind(answer_, nullptr);
        return showAnswer();
    }
    start();
}

void FormulaProbe::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    start();
    updateValues();
}

// One question at a time is on its way; the last one asked is always answered.
void FormulaProbe::start() {
    if (!any_ || !isVisible()) return;
    if (busy_) {
        again_ = true;
        return;
    }
    if (!document_.isOpen()) return;
    if (std::exchange(newModel_, false) || !values_) values_ = std::make_shared<FormulaValues>(document_.model());
    busy_ = true;
    FormulaQuestion question = question_;
    question.by = isDerivativeShown() ? wanted_.toStdString() : std::string();
    // The first time no variable is chosen: the one that changes first.
    if (isDerivativeShown() && (question.by.empty() || by_->findData(wanted_) < 0) && by_->count() > 0) question.by = by_->itemData(0).toString().toStdString();
    const quint64 ticket = ++ticket_;
    const QPointer<FormulaProbe> self(this);
    QThreadPool::globalInstance()->start([self, ticket, question, values = values_, recording = run_.recording()] {
        FormulaAnswer answer;
        const auto done = or_want_of_memory([&]() -> Result<void> {
            answer = values->answer(question, recording.get());
            return {};
        });
        if (!done) answer.error = done.error();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, answer = std::move(answer), ticket]() mutable {
                if (self) self->take(std::move(answer), ticket);
            },
            Qt::QueuedConnection);
    });
}

void FormulaProbe::take(FormulaAnswer answer, quint64 ticket) {
    busy_ = false;
    if (std::exchange(again_, false)) start();
    if (ticket != ticket_ && busy_) return; // a newer one is on its way
    if (!any_) return;
    answer_ = std::move(answer);
    reader_.bind(answer_, run_.recording());
    // Asked for a derivative before the variables were known, or by one that this formula has not.
    const bool unanswered = isDerivativeShown() && answer_.by.empty() && !answer_.variables.empty() && !answer_.error;
    showAnswer();
    if (unanswered && !busy_) start();
    else if (!busy_) emit answered();
}

void FormulaProbe::showAnswer() {
    {
        const QSignalBlocker quiet(by_);
        by_->clear();
        for (const std::string& name : answer_.variables) by_->addItem(variableLabel(QString::fromStdString(name)), QString::fromStdString(name));
        const int chosen = by_->findData(answer_.by.empty() ? wanted_ : QString::fromStdString(answer_.by));
        by_->setCurrentIndex(std::max(0, chosen));
    }
    const bool shown = isDerivativeShown();
    by_->setVisible(shown);
    by_->setEnabled(by_->count() > 0);
    copy_->setVisible(shown);
    copy_->setEnabled(!answer_.derivative.empty());
    button_->setEnabled(any_ || shown);
    QString about;
    bool drawn = false;
    if (shown && any_ && !answer_.error) {
        if (answer_.variables.empty()) about = tr("A constant: its derivative is 0");
        else if (answer_.refused)
            about = errorText(*answer_.refused);
        else if (answer_.longText || answer_.derivative.size() > static_cast<std::size_t>(kMostDrawn))
            about = tr("The derivative is too long to be drawn; its value stands above");
        else if (!answer_.derivative.empty()) {
            if (auto node = notationOf(QString::fromStdString(answer_.derivative), notation_)) {
                const MathNode by = answer_.by == kTotalTime ? math::symbol(QStringLiteral("t")) : notationOfName(QString::fromStdString(answer_.by), notation_);
                const QString sign = answer_.by == kTotalTime ? QStringLiteral("d") : QStringLiteral("∂");
                const MathNode slope = math::fraction(math::row({math::text(sign), notationOfName(left_)}), math::row({math::text(sign), by}));
                view_->setFormula(math::row({slope, math::relation(QStringLiteral("=")), *node}));
                drawn = true;
            } else {
                about = tr("The derivative is too long to be drawn; its value stands above");
            }
        }
    }
    view_->setVisible(drawn);
    slope_->setText(about);
    slope_->setVisible(!about.isEmpty());
    updateValues();
}

void FormulaProbe::updateValues() {
    if (!isVisible() && !list_->rows().empty()) return;
    std::vector<Readout> rows;
    QString note;
    const QString derivativeName = tr("Derivative");
    if (!any_) {
        rows.push_back({tr("Value"), QStringLiteral("–"), {}, {}, {}, false});
        note = tr("Put the text cursor into a formula to see its value now");
    } else if (answer_.error) {
        rows.push_back({left_, QStringLiteral("–"), {}, {}, {}, false});
        note = tr("No value: the formula has an error");
    } else if (answer_.tape.output_count() == 0) {
        rows.push_back({left_, QStringLiteral("–"), {}, {}, {}, false}); // asked, not answered yet
    } else {
        const auto numbers = reader_.at(cursor_.time());
        const auto row = [&](const QString& label, std::size_t i, const std::string& unit) {
            Readout r{label, QStringLiteral("–"), {}, {}, {}, false};
            if (!numbers || i >= numbers->values.size()) return r;
            const double value = numbers->values[i];
            if (std::isnan(value)) r.value = tr("not a number");
            else if (std::isinf(value)) r.value = value > 0.0 ? QStringLiteral("∞") : QStringLiteral("−∞");
            else {
                const ShownNumber n = saltus::ui::shown(value, QString::fromStdString(unit));
                r.value = n.value;
                r.unit = n.unit;
            }
            r.exact = exactText(value);
            return r;
        };
        rows.push_back(row(left_, 0, answer_.unit));
        if (isDerivativeShown() && answer_.hasDerivative) rows.push_back(row(derivativeName, 1, answer_.derivativeUnit));
        if (!numbers) note = tr("No run yet: start the run to see the value at each time");
        else if (!numbers->missing.isEmpty()) note = tr("%1 is not recorded: add it to the run's record").arg(numbers->missing);
        else if (!numbers->why.isEmpty()) note = tr("Not finite: %1").arg(numbers->why);
        else note = tr("at t = %1").arg(shownText(reader_.recording()->value(0, reader_.recording()->row_at(cursor_.time())), QStringLiteral("s")));
    }
    if (any_ && answer_.units) note += QLatin1Char('\n') + tr("Units: %1").arg(errorText(*answer_.units));
    list_->setRows(std::move(rows));
    if (note_->text() != note) note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

void FormulaProbe::copy() {
    if (!answer_.derivative.empty()) QApplication::clipboard()->setText(QString::fromStdString(answer_.derivative));
}

void FormulaProbe::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(0, 0, width(), 1, theme_.colors().border);
}

} // namespace saltus::ui

#include "moc_formula_probe.cpp"
