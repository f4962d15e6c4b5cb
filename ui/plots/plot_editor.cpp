// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_editor.h"

#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/plots/plot_content.h"
#include "ui/plots/plot_offer.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr Px kEditorWidth{340};

} // namespace

PlotEditor::PlotEditor(Theme& theme, QWidget* window) : QFrame(window), theme_(theme) {
    setObjectName(QStringLiteral("plotEditor"));
    setAccessibleName(tr("What the plot shows"));
    setFocusPolicy(Qt::ClickFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(8);
    title_ = new QLabel(this);
    title_->setFont(theme.font(TextSize::normal, true));
    column->addWidget(title_);
    message_ = new QLabel(this);
    message_->setObjectName(QStringLiteral("plotEditor.message"));
    message_->setWordWrap(true);
    message_->hide();
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto* leave = new QPushButton(tr("Cancel"), this);
    take_ = new QPushButton(tr("Show"), this);
    take_->setObjectName(QStringLiteral("plotEditor.take"));
    take_->setDefault(true);
    take_->setProperty("primary", true);
    take_->setToolTip(tr("Show the plot with these signals (Enter); one step of undo"));
    buttons->addWidget(leave);
    buttons->addWidget(take_);
    column->addWidget(message_);
    column->addLayout(buttons);
    connect(take_, &QPushButton::clicked, this, &PlotEditor::accept);
    connect(leave, &QPushButton::clicked, this, &PlotEditor::dismiss);
    connect(&theme, &Theme::changed, this, [this] {
        title_->setFont(theme_.font(TextSize::normal, true));
        update();
    });
    hide();
}

void PlotEditor::clear() {
    read_.clear();
    delete body_;
    body_ = new QWidget(this);
    form_ = new QFormLayout(body_);
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setSpacing(6);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, body_);
}

void PlotEditor::addTitle() {
    auto* field = new QLineEdit(QString::fromStdString(plot_.title), body_);
    field->setObjectName(QStringLiteral("plotEditor.title"));
    field->setPlaceholderText(QString::fromStdString(plot_.name));
    form_->addRow(tr("Title"), field);
    read_.push_back([this, field] { plot_.title = field->text().toStdString(); });
}

void PlotEditor::addSignal(const QString& label, std::string& target, bool mayBeTime) {
    auto* box = new QComboBox(body_);
    box->setObjectName(QStringLiteral("plotEditor.") + label);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setMinimumContentsLength(12);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const Channel& channel : catalogue_.channels())
        if (mayBeTime || channel.name != "t") box->addItem(QString::fromStdString(channel.name));
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setCurrentText(QString::fromStdString(target));
    form_->addRow(label, box);
    read_.push_back([box, &target] { target = box->currentText().trimmed().toStdString(); });
}

void PlotEditor::addContact(std::string& target, bool laws) {
    auto* box = new QComboBox(body_);
    box->setObjectName(QStringLiteral("plotEditor.contact"));
    if (!laws) box->addItem(tr("all contacts"), QString());
    const auto add = [box](const std::string& name) { box->addItem(QString::fromStdString(name), QString::fromStdString(name)); };
    for (const auto& interaction : model_.interactions) add(interaction.name);
    if (!laws)
        for (const auto& law : model_.contacts) add(law.name);
    int at = box->findData(QString::fromStdString(target));
    if (at < 0) {
        add(target);
        at = box->count() - 1;
    }
    box->setCurrentIndex(at);
    form_->addRow(tr("Contact"), box);
    read_.push_back([box, &target] { target = box->currentData().toString().toStdString(); });
}

void PlotEditor::addFormula(const QString& label, model::Value& target, const QString& tip) {
    auto* field = new QLineEdit(QString::fromStdString(target.formula()), body_);
    field->setObjectName(QStringLiteral("plotEditor.") + label);
    field->setToolTip(tip);
    form_->addRow(label, field);
    // What was not typed in stays what it was, a number or a formula.
    read_.push_back([field, &target] {
        if (!field->isModified()) return;
        bool isNumber = false;
        const double number = field->text().trimmed().toDouble(&isNumber);
        if (isNumber) target = model::Value(number);
        else target = model::Value(field->text().trimmed().toStdString());
    });
}

void PlotEditor::addChoice(const QString& label, int& target, const std::vector<std::pair<QString, int>>& choices) {
    auto* box = new QComboBox(body_);
    box->setObjectName(QStringLiteral("plotEditor.") + label);
    for (const auto& [text, value] : choices) box->addItem(text, value);
    box->setCurrentIndex(std::max(0, box->findData(target)));
    form_->addRow(label, box);
    read_.push_back([box, &target] { target = box->currentData().toInt(); });
}

void PlotEditor::addCurves(std::vector<std::string>& target) {
    auto* filter = new QLineEdit(body_);
    filter->setPlaceholderText(tr("Filter signals"));
    filter->setClearButtonEnabled(true);
    auto* list = new QListWidget(body_);
    list->setObjectName(QStringLiteral("plotEditor.curves"));
    list->setFixedHeight(150_px);
    const auto chosen = [&](const std::string& name) { return std::find(target.begin(), target.end(), name) != target.end(); };
    const auto add = [&](const std::string& name) {
        auto* item = new QListWidgetItem(QString::fromStdString(name), list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen(name) ? Qt::Checked : Qt::Unchecked);
    };
    for (const std::string& name : target) add(name);
    for (const Channel& channel : catalogue_.channels())
        if (channel.name != "t" && !chosen(channel.name)) add(channel.name);
    connect(filter, &QLineEdit::textChanged, list, [list](const QString& text) {
        for (int i = 0; i < list->count(); ++i) list->item(i)->setHidden(!list->item(i)->text().contains(text, Qt::CaseInsensitive));
    });
    form_->addRow(tr("Signals"), filter);
    form_->addRow(QString(), list);
    read_.push_back([list, &target] {
        target.clear();
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->checkState() == Qt::Checked) target.push_back(list->item(i)->text().toStdString());
    });
}

void PlotEditor::open(const model::Model& model, const Catalogue& catalogue, const model::Plot& plot, const QString& remark, const QRect& near) {
    model_ = model;
    catalogue_ = catalogue;
    plot_ = plot;
    clear();
    title_->setText(offerName(offerOf(plot.kind)));
    addTitle();
    const QString formula = tr("A number or a formula of the scene's parameters, in the unit of the signal");
    struct {
        PlotEditor& e;
        const QString& formula;
        void operator()(model::TimePlot& p) const { e.addCurves(p.channels); }
        void operator()(model::StemPlot& p) const { e.addContact(p.interaction, false); }
        void operator()(model::PhasePlot& p) const {
            e.addSignal(tr("x"), p.x, true);
            e.addSignal(tr("y"), p.y, true);
        }
        void operator()(model::StroboscopicPlot& p) const {
            e.addSignal(tr("Phase"), p.phase, true);
            e.addFormula(tr("Period"), p.period, formula);
            e.addFormula(tr("At"), p.offset, formula);
            e.addSignal(tr("x"), p.x, true);
            e.addSignal(tr("y"), p.y, true);
        }
        void operator()(model::ImpactPlot& p) const {
            e.addContact(p.interaction, false);
            e.addSignal(tr("x"), p.x, true);
            e.addSignal(tr("y"), p.y, true);
        }
        void operator()(model::PlanePlot& p) const {
            e.addSignal(tr("Where"), p.signal, true);
            e.addFormula(tr("passes"), p.level, formula);
            e.addChoice(tr("Direction"), p.direction, {{tr("upwards"), 1}, {tr("downwards"), -1}, {tr("both ways"), 0}});
            e.addSignal(tr("x"), p.x, true);
            e.addSignal(tr("y"), p.y, true);
        }
        void operator()(model::EnergyPlot&) const {}
        void operator()(model::LawPlot& p) const {
            e.addContact(p.interaction, true);
            e.addChoice(tr("Row"), p.component, {{tr("1: normal"), 0}, {QStringLiteral("2"), 1}, {QStringLiteral("3"), 2}, {QStringLiteral("4"), 3}});
        }
    } fields{*this, formula};
    std::visit(fields, plot_.kind);
    message_->setText(remark);
    message_->setVisible(!remark.isEmpty());
    QPalette palette = message_->palette();
    palette.setColor(QPalette::WindowText, theme_.colors().secondary);
    message_->setPalette(palette);

    setFixedWidth(kEditorWidth);
    body_->show();
    layout()->activate();
    adjustSize();
    const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
    QPoint at = near.topLeft() + QPoint(12, 36);
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(at);
    if (QWidget* focus = QApplication::focusWidget(); focus && !isAncestorOf(focus)) before_ = focus;
    show();
    raise();
    // The first thing that decides what is drawn.
    if (form_->rowCount() > 1 && form_->itemAt(1, QFormLayout::FieldRole)) form_->itemAt(1, QFormLayout::FieldRole)->widget()->setFocus();
    else take_->setFocus();
}

model::Plot PlotEditor::edited() const { return plot_; }

void PlotEditor::accept() {
    const model::Plot before = plot_;
    for (const auto& read : read_) read();
    QString wrong;
    if (const auto* curves = std::get_if<model::TimePlot>(&plot_.kind); curves && curves->channels.empty()) wrong = tr("Choose at least one signal");
    std::vector<std::string> wanted;
    std::visit(
        [&](const auto& kind) {
            if constexpr (requires { kind.phase; }) wanted.push_back(kind.phase);
            if constexpr (requires { kind.signal; }) wanted.push_back(kind.signal);
            if constexpr (requires { kind.x; }) wanted.push_back(kind.x), wanted.push_back(kind.y);
        },
        plot_.kind);
    for (const std::string& signal : wanted)
        if (wrong.isEmpty() && !catalogue_.find(signal)) wrong = tr("The signal “%1” is not recorded in this run").arg(QString::fromStdString(signal));
    if (wrong.isEmpty())
        if (const auto made = makeContent(model_, plot_); !made) {
            wrong = asSentence(made.error().message);
            if (!made.error().remedy.empty()) wrong += QStringLiteral(". ") + asSentence(made.error().remedy);
        }
    if (const auto* strobe = std::get_if<model::StroboscopicPlot>(&plot_.kind); strobe && wrong.isEmpty() && strobe->period.is_number() && !(std::get<double>(strobe->period.source) > 0.0))
        wrong = tr("The period must be greater than 0");
    if (wrong.isEmpty()) {
        const model::Plot made = plot_;
        dismiss();
        emit accepted(made);
        return;
    }
    plot_ = before;
    QPalette palette = message_->palette();
    palette.setColor(QPalette::WindowText, theme_.colors().errorText);
    message_->setPalette(palette);
    message_->setText(wrong);
    message_->show();
    adjustSize();
    const int bottom = parentWidget()->rect().bottom() - 8;
    if (geometry().bottom() > bottom) move(x(), std::max(8, bottom - height()));
}

void PlotEditor::dismiss() {
    const bool focused = QApplication::focusWidget() == this || isAncestorOf(QApplication::focusWidget());
    hide();
    if (focused && before_) before_->setFocus();
    emit closed();
}

void PlotEditor::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return accept();
    case Qt::Key_Escape: return dismiss();
    default: QFrame::keyPressEvent(event);
    }
}

void PlotEditor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.colors().fieldBorder, 1.0));
    painter.setBrush(theme_.colors().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::cardRadius, measure::cardRadius);
}

} // namespace saltus::ui

#include "moc_plot_editor.cpp"
