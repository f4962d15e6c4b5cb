// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/formula_panel.h"

#include "core/model/names.h"
#include "ui/document/document.h"
#include "ui/formula/formula_view.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/panels/fix_buttons.h"
#include "ui/panels/formula_edit.h"
#include "ui/panels/formula_probe.h"
#include "ui/run/run_controller.h"

#include <QBoxLayout>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace saltus::ui {

namespace {

constexpr int kCheckAfter = 120;  // ms without a key
constexpr Px kLow{320};             // px: below, the value and the derivative give their room to the lines
constexpr Px kWide{560};            // px: formulas stand beside their texts from here on
constexpr Px kLabel{56};          // px before the texts

// Columns of lists count characters, positions of the text cursor UTF-16.
int offsetOf(const QString& text, int column) {
    qsizetype at = 0;
    for (int c = 0; at < text.size() && c < column; ++c) at += text[at].isHighSurrogate() ? 2 : 1;
    return static_cast<int>(at);
}

QString told(const EquationError& error) { return ui::errorText(error.message.toStdString(), error.remedy.toStdString()); }

} // namespace

FormulaPanel::FormulaPanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent)
    : PanelBase(theme, parent), document_(document), run_(run) {
    setObjectName(QStringLiteral("formulas"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    head_ = new PanelHead(theme, tr("Equations"), this);
    column->addWidget(head_);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll_, 1);
    probe_ = new FormulaProbe(theme, document, run, cursor, this);
    column->addWidget(probe_);

    foot_ = new QWidget(this);
    auto* below = new QVBoxLayout(foot_);
    below->setContentsMargins(12, 8, 12, 12);
    below->setSpacing(8);
    status_ = new QLabel(foot_);
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    status_->setProperty("role", "small");
    status_->setAccessibleName(tr("State of the equations"));
    below->addWidget(status_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    revert_ = new QPushButton(tr("Revert"), foot_);
    revert_->setToolTip(tr("Everything as the scene has it (Esc in a line that is unchanged)"));
    apply_ = new QPushButton(tr("Apply"), foot_);
    apply_->setProperty("primary", true);
    apply_->setToolTip(tr("Put these equations into the scene and start the run again at t = 0 (Enter)"));
    buttons->addWidget(revert_, 1);
    buttons->addWidget(apply_, 1);
    below->addLayout(buttons);
    column->addWidget(foot_);
    connect(apply_, &QPushButton::clicked, this, &FormulaPanel::apply);
    connect(revert_, &QPushButton::clicked, this, &FormulaPanel::revert);

    check_.setSingleShot(true);
    connect(&check_, &QTimer::timeout, this, &FormulaPanel::checkNow);
    const auto fresh = [this] {
        drafts_.clear();
        sent_.reset();
        message_.clear();
        selection_.clear();
        sheet_.reset();
        lines_.clear();
        rebuild();
    };
    connect(&document, &Document::opened, this, fresh);
    connect(&document, &Document::closed, this, fresh);
    connect(&document, &Document::modelChanged, this, &FormulaPanel::takeModel);
    connect(&run, &RunController::loaded, this, [this] {
        if (!sent_) return;
        sent_.reset();
        message_ = tr("Applied. The run started again at t = 0.");
        updateFoot();
        emit applied();
    });
    rebuild();
}

// --- building -------------------------------------------------------------------------------------------------------

void FormulaPanel::select(const QString& object) {
    const QString base = QString::fromStdString(std::string(model::base_of(object.toStdString())));
    if (base == selection_ && sheet_) return;
    if (sheet_ && isChanged()) drafts_[sheet_->object()] = texts();
    selection_ = base;
    message_.clear();
    rebuild();
}

void FormulaPanel::rebuild() {
    building_ = true;
    check_.stop();
    lines_.clear();
    errors_.clear();
    whole_ = nullptr;
    general_ = nullptr;
    // The old content may be the sender of the signal that led here.
    if (auto* old = scroll_->takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    sheet_ = document_.isOpen() ? EquationSheet::of(document_.model(), selection_) : std::nullopt;
    auto* inside = new QWidget;
    inside->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 8, 0, 12);
    column->setSpacing(0);
    head_->setDetail(sheet_ ? sheet_->object() : QString());
    foot_->setVisible(sheet_ && !sheet_->lines().empty());
    showProbe();
    if (!sheet_) {
        const bool none = document_.isOpen() && document_.model().systems.empty() && document_.model().interactions.empty();
        column->addWidget(noteLabel(none                ? tr("There are no equations in this scene. The end of the palette has a mass, states and circuits.")
                                    : document_.isOpen() ? tr("Select a system made of equations, or an interaction, in the outline. "
                                                            "A double click there, or F9, brings you here.")
                                                         : tr("Open a scene to see its equations"),
                                    inside));
    } else {
        column->addWidget(noteLabel(sheet_->kind(), inside));
        whole_ = new FormulaView(theme_, inside);
        whole_->setToolTip(sheet_->form().isEmpty() ? sheet_->kind() : sheet_->form());
        auto* framed = new QWidget(inside);
        auto* margins = new QVBoxLayout(framed);
        margins->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 6);
        margins->addWidget(whole_);
        column->addWidget(framed);
        general_ = new QLabel(inside);
        general_->setProperty("role", "error");
        general_->setWordWrap(true);
        general_->setTextFormat(Qt::PlainText);
        general_->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 6);
        general_->hide();
        column->addWidget(general_);
        if (!sheet_->hint().isEmpty()) column->addWidget(noteLabel(sheet_->hint(), inside));
        QString group;
        FoldSection* section = nullptr;
        lines_.resize(sheet_->lines().size());
        for (std::size_t i = 0; i < sheet_->lines().size(); ++i) {
            const EquationLine& line = sheet_->lines()[i];
            if (!section || line.group != group) {
                section = new FoldSection(theme_, line.group, inside);
                column->addSpacing(4);
                column->addWidget(section);
                group = line.group;
            }
            addLine(section->body(), i);
        }
        const auto draft = drafts_.find(sheet_->object());
        if (draft != drafts_.end() && draft->second.size() == lines_.size())
            for (std::size_t i = 0; i < lines_.size(); ++i) lines_[i].edit->setPlainText(draft->second[i]);
        drafts_.erase(sheet_->object());
        for (std::size_t i = 0; i < lines_.size(); ++i) draw(i);
        drawWhole();
    }
    column->addStretch(1);
    scroll_->setWidget(inside);
    inside->show();
    building_ = false;
    arrange();
    if (sheet_ && isChanged()) checkNow();
    updateFoot();
    probe_->modelChanged();
    look(0);
}

void FormulaPanel::addLine(QVBoxLayout* to, std::size_t index) {
    const EquationLine& line = sheet_->lines()[index];
    Line& made = lines_[index];
    made.box = new QWidget(to->parentWidget());
    auto* rows = new QVBoxLayout(made.box);
    rows->setContentsMargins(measure::panelPadding, 3, measure::panelPadding, 3);
    rows->setSpacing(1);
    auto* row = new QBoxLayout(QBoxLayout::TopToBottom);
    row->setSpacing(2);
    auto* first = new QHBoxLayout;
    first->setSpacing(4);
    auto* label = new FormulaView(theme_, made.box);
    label->setFormula(line.left);
    label->setFixedWidth(kLabel - measure::panelPadding);
    label->setToolTip(line.name);
    first->addWidget(label, 0, Qt::AlignTop);
    made.edit = new FormulaEdit(theme_, made.box);
    made.edit->setText(line.text);
    made.edit->setAccessibleName(line.name);
    made.edit->setAccessibleDescription(line.tip);
    made.edit->setToolTip(line.tip + QStringLiteral("\n") + tr("Enter applies, Esc takes the line back"));
    if (line.mayBeEmpty) made.edit->setPlaceholderText(tr("none"));
    first->addWidget(made.edit, 1);
    row->addLayout(first, 1);
    made.view = new FormulaView(theme_, made.box);
    made.view->setToolTip(tr("The formula as it is written on paper; the menu copies it as LaTeX"));
    row->addWidget(made.view, 1, Qt::AlignTop);
    rows->addLayout(row);
    made.box->setProperty("row", QVariant::fromValue(static_cast<void*>(row)));
    made.error = new QLabel(made.box);
    made.error->setProperty("role", "error");
    made.error->setWordWrap(true);
    made.error->setTextFormat(Qt::PlainText);
    made.error->setContentsMargins(kLabel - measure::panelPadding + 4, 0, 0, 2);
    made.error->hide();
    rows->addWidget(made.error);
    to->addWidget(made.box);
    connect(made.edit, &QPlainTextEdit::textChanged, this, [this, index] { typed(index); });
    connect(made.edit, &FormulaEdit::focused, this, [this, index] { look(index); });
    connect(made.edit, &QPlainTextEdit::cursorPositionChanged, this, [this, index] {
        if (index == looked_) look(index); // entries of a list
    });
    connect(made.edit, &FormulaEdit::applyRequested, this, &FormulaPanel::apply);
    connect(made.edit, &FormulaEdit::revertRequested, this, [this, index] { revertLine(index); });
}

// Beside the text where there is room, else below it.
void FormulaPanel::arrange() {
    const bool wide = width() >= kWide;
    for (const Line& line : lines_) {
        auto* row = static_cast<QBoxLayout*>(line.box->property("row").value<void*>());
        row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        line.view->setContentsMargins(0, 0, 0, 0);
    }
    wide_ = wide;
}

// In a low panel the lines come first.
void FormulaPanel::showProbe() { probe_->setVisible(sheet_ && !sheet_->lines().empty() && height() >= kLow); }

void FormulaPanel::resizeEvent(QResizeEvent* event) {
    PanelBase::resizeEvent(event);
    showProbe();
    if ((width() >= kWide) != wide_) arrange();
}

// --- typing ---------------------------------------------------------------------------------------------------------

std::vector<QString> FormulaPanel::texts() const {
    std::vector<QString> all;
    for (const Line& line : lines_) all.push_back(line.edit->text());
    return all;
}

bool FormulaPanel::isChanged() const {
    if (!sheet_) return false;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].edit->text() != sheet_->lines()[i].text) return true;
    return false;
}

void FormulaPanel::typed(std::size_t index) {
    if (building_) return;
    message_.clear();
    general_->hide();
    // Grammar at once, everything else when the keys rest.
    const auto wrong = sheet_->parse(index, lines_[index].edit->text());
    std::erase_if(errors_, [&](const EquationError& e) { return !e.line || *e.line == index; });
    if (wrong) errors_.push_back(*wrong);
    draw(index);
    drawWhole();
    showErrors();
    look(index);
    check_.start(kCheckAfter);
}

void FormulaPanel::checkNow() {
    check_.stop();
    if (!sheet_) return;
    errors_ = isChanged() ? sheet_->check(document_.model(), texts()) : std::vector<EquationError>();
    showErrors();
}

void FormulaPanel::showErrors() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto found = std::find_if(errors_.begin(), errors_.end(), [&](const EquationError& e) { return e.line == i; });
        Line& line = lines_[i];
        delete std::exchange(line.fixes, nullptr);
        if (found == errors_.end()) {
            line.edit->setWrong(0, 0);
            line.error->hide();
            line.view->setStale(false);
            continue;
        }
        line.edit->setWrong(found->column, found->length);
        line.error->setText(told(*found));
        line.error->show();
        line.view->setStale(true);
        offerFixes(i, *found);
    }
    QStringList general;
    for (const EquationError& e : errors_)
        if (!e.line) general << told(e);
    if (general_) {
        general_->setText(general.join(QLatin1Char('\n')));
        general_->setVisible(!general.isEmpty());
    }
    updateFoot();
}

// As below a field of the inspector: the name that was meant, and the line as the scene has it.
void FormulaPanel::offerFixes(std::size_t index, const EquationError& error) {
    Line& line = lines_[index];
    const QString old = sheet_->lines()[index].text, text = line.edit->text();
    if (text == old) return;
    model::Refusal refusal;
    refusal.error.message = error.message.toStdString();
    refusal.error.remedy = error.remedy.toStdString();
    if (const std::string meant = meantBy(refusal.error); !meant.empty()) refusal.instead.push_back(meant);
    line.fixes = fixButtons(line.box, refusal, old, [this, index, error](const QString& chosen, bool keep) {
        if (index >= lines_.size()) return;
        if (keep) return revertLine(index);
        QString now = lines_[index].edit->text();
        lines_[index].edit->setText(now.replace(error.column, error.length, chosen));
        lines_[index].edit->setFocus();
    });
    line.fixes->setObjectName(QStringLiteral("formulaFixes"));
    line.fixes->layout()->setContentsMargins(kLabel - measure::panelPadding + 4, 0, 0, 4);
    line.box->layout()->addWidget(line.fixes);
    line.fixes->show();
}

void FormulaPanel::draw(std::size_t index) {
    Line& line = lines_[index];
    if (sheet_->parse(index, line.edit->text())) return; // the last good one stays, greyed
    const auto node = sheet_->drawn(index, line.edit->text());
    // Rows of a matrix stand in the whole equation above, unless they are being changed.
    const bool twice = sheet_->lines()[index].list && sheet_->writtenOut(index) && line.edit->text() == sheet_->lines()[index].text;
    line.view->setVisible(node.has_value() && !twice);
    if (node) line.view->setFormula(*node);
}

void FormulaPanel::drawWhole() {
    if (whole_) whole_->setFormula(sheet_->whole(texts()));
}

void FormulaPanel::updateFoot() {
    if (!sheet_) return;
    const bool changed = isChanged();
    apply_->setEnabled(changed && errors_.empty());
    revert_->setEnabled(changed);
    QString text;
    if (!errors_.empty())
        text = errors_.size() == 1 ? tr("1 error: the run keeps the old equations") : tr("%1 errors: the run keeps the old equations").arg(errors_.size());
    else if (sent_)
        text = tr("Starting again …");
    else if (changed)
        text = tr("Changed, not yet applied");
    else
        text = message_.isEmpty() ? tr("As in the scene") : message_;
    status_->setText(text);
    status_->setProperty("role", errors_.empty() ? "small" : "error");
    status_->style()->unpolish(status_);
    status_->style()->polish(status_);
}

QString FormulaPanel::status() const { return status_->text(); }

// The whole line, or the entry of its list in which the text cursor stands.
void FormulaPanel::look(std::size_t index) {
    if (building_) return;
    if (!sheet_ || index >= lines_.size()) return probe_->ask({}, {}, {});
    looked_ = index;
    const EquationLine& line = sheet_->lines()[index];
    const QString text = lines_[index].edit->text();
    QString formula = text.trimmed(), left = line.name;
    if (line.list) {
        const int at = lines_[index].edit->textCursor().position();
        const auto parts = splitList(text);
        std::size_t entry = 0;
        while (entry + 1 < parts.size() && offsetOf(text, parts[entry + 1].first) <= at) ++entry;
        formula = parts[entry].second;
        if (parts.size() > 1) left += QStringLiteral("[%1]").arg(entry);
    }
    if (formula.isEmpty()) return probe_->ask(left, {}, {});
    probe_->ask(left, {formula.toStdString(), sheet_->constants(), {}, sheet_->object().toStdString(), line.name.toStdString()}, sheet_->notation());
}

// --- apply and back -------------------------------------------------------------------------------------------------

void FormulaPanel::apply() {
    if (!sheet_ || !isChanged()) return;
    checkNow();
    if (!errors_.empty()) {
        // The keyboard goes where something is to be mended.
        for (const EquationError& e : errors_)
            if (e.line) return lines_[*e.line].edit->setFocus();
        return;
    }
    const std::vector<QString> now = texts();
    const model::Model next = sheet_->apply(document_.model(), now);
    const model::Model& old = document_.model();
    if (next.systems == old.systems && next.interactions == old.interactions && next.expressions == old.expressions)
        return revert(); // the same in other words: 2.0 for 2
    sent_ = now;
    sentObject_ = sheet_->object();
    document_.setEquations(next, tr("Equations of %1").arg(sheet_->object()));
    if (!document_.isOpen()) return;
    updateFoot();
}

void FormulaPanel::refused(const Errors& errors) {
    if (!sent_) return;
    const std::vector<QString> typedBefore = *std::exchange(sent_, std::nullopt);
    message_.clear();
    if (!sheet_ || sheet_->object() != sentObject_) {
        drafts_[sentObject_] = typedBefore;
        return;
    }
    building_ = true;
    for (std::size_t i = 0; i < lines_.size() && i < typedBefore.size(); ++i)
        if (lines_[i].edit->text() != typedBefore[i]) lines_[i].edit->setPlainText(typedBefore[i]);
    building_ = false;
    for (std::size_t i = 0; i < lines_.size(); ++i) draw(i);
    drawWhole();
    errors_.clear();
    for (const Error& e : errors)
        errors_.push_back({std::nullopt, 0, 1, QString::fromStdString(e.message), QString::fromStdString(e.remedy)});
    showErrors();
}

void FormulaPanel::revertLine(std::size_t index) {
    FormulaEdit* edit = lines_[index].edit;
    const QString& old = sheet_->lines()[index].text;
    if (edit->text() == old) return revert();
    edit->setText(old);
}

void FormulaPanel::revert() {
    if (!sheet_) return;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].edit->text() != sheet_->lines()[i].text) lines_[i].edit->setText(sheet_->lines()[i].text);
    checkNow();
}

// The scene's equations changed: by Apply, undo, redo, or elsewhere. What is being typed stays.
void FormulaPanel::takeModel() {
    if (!document_.isOpen() || building_) return;
    auto next = EquationSheet::of(document_.model(), selection_);
    const bool sameLines = next && sheet_ && next->lines().size() == sheet_->lines().size() && next->kind() == sheet_->kind() &&
                           std::equal(next->lines().begin(), next->lines().end(), sheet_->lines().begin(),
                                      [](const EquationLine& a, const EquationLine& b) { return a.name == b.name; });
    if (!sameLines) {
        if (next.has_value() == sheet_.has_value() && !next) return;
        return rebuild();
    }
    building_ = true;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const QString& before = sheet_->lines()[i].text;
        const QString& after = next->lines()[i].text;
        // What is in the scene now is no longer typing to be undone: Ctrl+Z is the scene's.
        const QString shown = lines_[i].edit->text();
        if (before != after && (shown == before || shown == after)) lines_[i].edit->setText(after);
    }
    building_ = false;
    sheet_ = std::move(next);
    for (std::size_t i = 0; i < lines_.size(); ++i) draw(i);
    drawWhole();
    checkNow();
    probe_->modelChanged();
    look(looked_);
}

void FormulaPanel::focusFirst() {
    if (lines_.empty()) return setFocus();
    lines_.front().edit->setFocus(Qt::OtherFocusReason);
}

FormulaEdit* FormulaPanel::edit(const QString& name) const {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (sheet_->lines()[i].name == name) return lines_[i].edit;
    return nullptr;
}

FormulaView* FormulaPanel::drawing(const QString& name) const {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (sheet_->lines()[i].name == name) return lines_[i].view;
    return nullptr;
}

QString FormulaPanel::errorText(const QString& name) const {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (sheet_->lines()[i].name == name) return lines_[i].error->isVisibleTo(lines_[i].box) ? lines_[i].error->text() : QString();
    return {};
}

} // namespace saltus::ui

#include "moc_formula_panel.cpp"
