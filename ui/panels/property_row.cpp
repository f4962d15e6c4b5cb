// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/property_row.h"

#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/panels/fix_buttons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr Px kPinSide{26};
constexpr int kMostFields = 16;


// What a choice needs around its word: frame, paddings, arrow.
int frameOf(const QComboBox& choice) {
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    option.rect = QRect(0, 0, 200, 24);
    return 202 - choice.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice).width();
}

struct Word {
    std::string_view word;
    QString shown;
};

} // namespace

QString propertyLabel(const model::Property& property) { return fieldText(property.info.label); }
QString propertyHelp(const model::Property& property) { return fieldText(property.info.help); }

QString choiceLabel(model::Key, const std::string& word) {
    const Word words[] = {{"", QObject::tr("none")},
                          {"none", QObject::tr("None")},
                          {"automatic", QObject::tr("Automatic")},
                          {"newton-impact", QStringLiteral("Newton")},
                          {"newton-impact-friction", QStringLiteral("Newton–Coulomb")},
                          {"relay", QObject::tr("Relay")},
                          {"complementarity", QObject::tr("Complementarity")},
                          {"equality", QObject::tr("Equality")},
                          {"moreau-jean", QStringLiteral("Moreau–Jean")},
                          {"euler-moreau", QStringLiteral("Euler–Moreau")},
                          {"full-theta-gamma", QObject::tr("Full θ–γ")},
                          {"modal", QObject::tr("Modal, exact")},
                          {"closed-form", QObject::tr("Closed form")},
                          {"lemke", QStringLiteral("Lemke")},
                          {"pgs", QObject::tr("Projected Gauss–Seidel")},
                          {"active-set", QObject::tr("Active set")},
                          {"semismooth-newton", QObject::tr("Semismooth Newton")},
                          {"enumerative", QObject::tr("Enumeration")},
                          {"gap", QObject::tr("Gap closes")},
                          {"gap-and-velocity", QObject::tr("Gap and velocity close")},
                          {"middle", QObject::tr("Middle of the step")},
                          {"end", QObject::tr("End of the step")},
                          {"conserving", QObject::tr("Conserves energy")},
                          {"lagrangian-linear", QObject::tr("Lagrangian, linear")},
                          {"lagrangian-diagonal", QObject::tr("Lagrangian, diagonal")},
                          {"lagrangian-nonlinear", QObject::tr("Lagrangian, nonlinear")},
                          {"lagrangian-rheonomous", QObject::tr("Lagrangian, rheonomous")},
                          {"lagrangian-scleronomous", QObject::tr("Lagrangian, scleronomous")},
                          {"lagrangian-compliant", QObject::tr("Lagrangian, compliant")},
                          {"first-order-linear", QObject::tr("First order, linear")},
                          {"first-order-nonlinear", QObject::tr("First order, nonlinear")},
                          {"sphere", QObject::tr("Sphere")},
                          {"box", QObject::tr("Box")},
                          {"cylinder", QObject::tr("Cylinder")},
                          {"capsule", QObject::tr("Capsule")},
                          {"cone", QObject::tr("Cone")},
                          {"half-space", QObject::tr("Half-space")},
                          {"hull", QObject::tr("Convex hull")},
                          {"mesh", QObject::tr("Mesh")},
                          {"disc", QObject::tr("Disc")},
                          {"cam", QObject::tr("Cam")},
                          {"follower", QObject::tr("Follower")},
                          {"spring", QObject::tr("Spring")},
                          {"ground", QObject::tr("Ground")},
                          {"guide", QObject::tr("Guide")},
                          {"fixed", QObject::tr("Fixed")},
                          {"revolute", QObject::tr("Hinge")},
                          {"ball", QObject::tr("Ball joint")},
                          {"prismatic", QObject::tr("Slider")},
                          {"cylindrical", QObject::tr("Cylindrical")},
                          {"distance", QObject::tr("Distance")},
                          {"gear", QObject::tr("Gear")},
                          {"screw", QObject::tr("Screw")},
                          {"planar", QObject::tr("In a plane")},
                          {"twist", QObject::tr("Prescribed motion")},
                          {"position", QObject::tr("Position")},
                          {"velocity", QObject::tr("Velocity")},
                          {"force", QObject::tr("Force")},
                          {"impulse", QObject::tr("Impulse")},
                          {"friction", QObject::tr("Friction")},
                          {"loss", QObject::tr("Loss")},
                          {"parameter", QObject::tr("Parameter")},
                          {"section", QObject::tr("Section")},
                          {"implicit", QObject::tr("Implicit")},
                          {"explicit", QObject::tr("Explicit")},
                          {"direct", QObject::tr("Direct")},
                          {"combined", QObject::tr("Combined")},
                          {"event-driven", QObject::tr("Event-driven")},
                          {"stiff", QObject::tr("Stiff")},
                          {"jump", QObject::tr("Jumped over")},
                          {"time-stepping", QObject::tr("By time steps")},
                          {"count", QObject::tr("Counted")},
                          {"simultaneous", QObject::tr("All at once")},
                          {"sequential", QObject::tr("One by one")},
                          {"exact", QObject::tr("Exact")},
                          {"balanced", QObject::tr("Balanced")},
                          {"quick", QObject::tr("Quick")}};
    for (const Word& w : words)
        if (word == w.word) return w.shown;
    return QString::fromStdString(word);
}

QString topicTitle(model::Topic topic) {
    using model::Topic;
    switch (topic) {
    case Topic::general: return QObject::tr("General");
    case Topic::shape: return QObject::tr("Shape");
    case Topic::mass: return QObject::tr("Mass");
    case Topic::start: return QObject::tr("At the start");
    case Topic::load: return QObject::tr("Force and moment");
    case Topic::equations: return QObject::tr("Equations");
    case Topic::law: return QObject::tr("Law");
    case Topic::relation: return QObject::tr("Relation");
    case Topic::joint: return QObject::tr("Joint");
    case Topic::limits: return QObject::tr("Limits and friction");
    case Topic::spring: return QObject::tr("Spring and damper");
    case Topic::drive: return QObject::tr("Drive");
    case Topic::scheme: return QObject::tr("Scheme");
    case Topic::solver: return QObject::tr("Solver");
    case Topic::recording: return QObject::tr("What is recorded");
    case Topic::world: return QObject::tr("World");
    case Topic::projection: return QObject::tr("Projection");
    case Topic::repeat: return QObject::tr("Copies");
    case Topic::look: return QObject::tr("Look");
    }
    return {};
}

PropertyRow::PropertyRow(Theme& theme, model::Property property, QWidget* parent) : QWidget(parent), theme_(theme), property_(std::move(property)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 8, 2);
    column->setSpacing(2);
    const QString label = propertyLabel(property_), help = propertyHelp(property_);
    setToolTip(help);
    using model::PropertyKind;
    // Names of other parts are chosen where there are some; with an index ("bead[i]") they are typed.
    const bool named = property_.kind == PropertyKind::text && property_.info.role == model::TextRole::material;
    if (property_.kind == PropertyKind::choice || named) {
        choiceLine_ = new QHBoxLayout;
        choice_ = new QComboBox(this);
        if (named) choice_->addItem(choiceLabel(property_.id.key, {}), QString());
        for (const std::string& word : property_.choices)
            choice_->addItem(named ? plainName(word) : choiceLabel(property_.id.key, word), QString::fromStdString(word));
        choiceLine_->setContentsMargins(kFieldLeft, 0, kPinSide + 6, 0);
        choice_->setAccessibleName(label);
        choice_->setToolTip(help);
        choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice_->setMinimumContentsLength(6);
        choice_->setMinimumWidth(60_px); // narrower than the style asks for: the panel may be
        connect(choice_, qOverload<int>(&QComboBox::activated), this, [this](int i) { emit committed(0, choice_->itemData(i).toString()); });
        choiceLine_->addWidget(choice_);
        beside_ = QFontMetrics(theme_.font(TextSize::normal)).horizontalAdvance(label) <= kFieldLeft - measure::panelPadding - 4; // else it stands below
        column->addLayout(choiceLine_);
        ids_ = {property_.id};
    } else if (property_.kind == PropertyKind::flag) {
        line_ = new QHBoxLayout;
        tick_ = new QCheckBox(this);
        tick_->setAccessibleName(label);
        tick_->setToolTip(help);
        connect(tick_, &QCheckBox::clicked, this, [this](bool on) {
            tick_->setTristate(false);
            emit committed(0, on ? QStringLiteral("true") : QStringLiteral("false"));
        });
        line_->addWidget(tick_, 1);
        column->addLayout(line_);
        ids_ = {property_.id};
    } else {
        buildFields(column);
    }
    placeLine();
    connect(&theme, &Theme::changed, this, [this] {
        placeLine();
        placeChoice();
        for (const Field& field : fields_)
            if (field.name) nameFont(*field.name);
        updatePin();
        update();
    });
}

// Behind the label, or below it.
void PropertyRow::placeLine() {
    if (!line_) return;
    if (tick_) { // a tick gives way to a long name
        const int label = QFontMetrics(theme_.font(TextSize::normal)).horizontalAdvance(propertyLabel(property_));
        line_->setContentsMargins(std::max<int>(kFieldLeft, measure::panelPadding + label + 8), 0, 0, 0);
    } else line_->setContentsMargins(beside_ ? int(kFieldLeft) : measure::panelPadding, beside_ ? 0 : rowHeight(theme_) - 2, 0, 0);
}

void PropertyRow::nameFont(QLabel& name) const {
    QFont font = theme_.font(TextSize::normal);
    font.setItalic(name.text().size() == 1);
    name.setFont(font);
    name.setFixedHeight(rowHeight(theme_));
}

void PropertyRow::addField(QGridLayout* to, int row, int column, const QString& label, int columns) {
    Field made;
    made.field = new ValueField(theme_, this);
    made.label = label;
    made.field->edit()->setToolTip(propertyHelp(property_));
    made.field->edit()->setAccessibleName(label.isEmpty() ? propertyLabel(property_) : propertyLabel(property_) + QLatin1Char(' ') + label);
    made.field->edit()->installEventFilter(this);
    const int index = static_cast<int>(fields_.size());
    connect(made.field, &ValueField::committed, this, [this, index](const QString& typed) {
        if (!filling_) emit committed(index, typed);
    });
    if (!label.isEmpty()) {
        auto* name = new QLabel(label, this);
        nameFont(*name);
        made.name = name;
        name->setProperty("role", "secondary");
        name->setAttribute(Qt::WA_TransparentForMouseEvents);
        to->addWidget(name, row, 2 * column, Qt::AlignTop);
    }
    made.field->edit()->setMinimumWidth(28_px); // four stand in a row of the narrowest panel
    to->addWidget(made.field, row, 2 * column + 1);
    if (columns > 1) {
        to->setColumnStretch(2 * column + 1, 1);
        made.field->edit()->setProperty("narrow", true);
    }
    fields_.push_back(std::move(made));
}

void PropertyRow::buildFields(QVBoxLayout* column) {
    using model::PropertyKind;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    const bool vector = property_.kind == PropertyKind::vector, range = property_.kind == PropertyKind::range;
    const std::size_t count = vector ? property_.rows : range ? 2 : 1;
    if ((vector && count > 1 && count <= kMostFields) || range) {
        beside_ = false;
        // Formulas need a line each; numbers stand in a row of three or four.
        const bool wide = property_.info.use != model::Use::parameters || property_.entries.empty();
        const int columns = wide ? 1 : range || count == 2 ? 2 : count == 4 ? 4 : 3;
        for (std::size_t i = 0; i < count; ++i) {
            QString label = range                                  ? (i == 0 ? tr("from") : tr("to"))
                            : i < property_.entries.size()         ? text(property_.entries[i])
                                                                   : QString::number(i);
            if (label == QLatin1String("angle")) label = QStringLiteral("∠");
            if (label == QLatin1String("lowest")) label = tr("from");
            if (label == QLatin1String("highest")) label = tr("to");
            addField(grid, static_cast<int>(i) / columns, static_cast<int>(i) % columns, label, columns);
            ids_.push_back(entry(property_.id, i));
        }
        if (columns == 1) grid->setColumnStretch(1, 1);
    } else if (property_.kind == PropertyKind::matrix && property_.rows > 1 && property_.rows <= 4 && property_.columns <= 3 && property_.columns > 0) {
        beside_ = false;
        for (std::size_t r = 0; r < property_.rows; ++r)
            for (std::size_t c = 0; c < property_.columns; ++c) {
                addField(grid, static_cast<int>(r), static_cast<int>(c), {}, static_cast<int>(property_.columns));
                ids_.push_back(entry(property_.id, r, c));
            }
    } else {
        const bool one = vector && count == 1, cell = property_.kind == PropertyKind::matrix && property_.rows == 1 && property_.columns == 1;
        addField(grid, 0, 0, {}, 1);
        grid->setColumnStretch(1, 1);
        ids_ = {cell ? entry(property_.id, 0, 0) : one ? entry(property_.id, 0) : property_.id};
        // A long name stands over its field.
        const bool fits = QFontMetrics(theme_.font(TextSize::normal)).horizontalAdvance(propertyLabel(property_)) <= kFieldLeft - measure::panelPadding - 4;
        beside_ = fits && property_.kind != PropertyKind::formula && !(property_.kind == PropertyKind::matrix && !cell) && !(vector && !one) &&
                  property_.info.use == model::Use::parameters;
    }
    line_ = new QHBoxLayout;
    line_->setSpacing(6);
    line_->addLayout(grid, 1);
    pin_ = new QToolButton(this);
    pin_->setFixedSize(kPinSide, kPinSide);
    pin_->setIconSize({18_px, 18_px});
    pin_->setCheckable(true);
    pin_->setFocusPolicy(Qt::TabFocus);
    pin_->setContextMenuPolicy(Qt::CustomContextMenu);
    auto policy = pin_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // fields stay aligned
    pin_->setSizePolicy(policy);
    pin_->hide();
    connect(pin_, &QToolButton::clicked, this, [this] {
        if (choosesEntry()) chooseEntry([this](int i) { emit pinClicked(i); });
        else emit pinClicked(pinned());
    });
    connect(pin_, &QToolButton::customContextMenuRequested, this, [this](const QPoint& at) {
        const QPoint where = pin_->mapToGlobal(at);
        if (choosesEntry()) chooseEntry([this, where](int i) { emit pinMenuAsked(i, where); });
        else emit pinMenuAsked(pinned(), where);
    });
    line_->addWidget(pin_, 0, Qt::AlignTop);
    column->addLayout(line_);
}

bool PropertyRow::take(const model::Property& property) {
    if (property.id != property_.id || property.kind != property_.kind || property.rows != property_.rows || property.columns != property_.columns ||
        property.entries.size() != property_.entries.size() || property.choices != property_.choices || property.info.use != property_.info.use ||
        QLatin1String(property.info.label) != QLatin1String(property_.info.label))
        return false;
    property_ = property;
    return true;
}

void PropertyRow::setShown(std::size_t i, const Shown& shown) {
    if (choice_) {
        const int at = shown.text ? choice_->findData(*shown.text) : -1;
        choice_->setCurrentIndex(at);
        choice_->setPlaceholderText(shown.text ? plainName(*shown.text) : tr("several"));
        placeChoice();
        return;
    }
    if (tick_) {
        tick_->setTristate(!shown.text);
        tick_->setCheckState(!shown.text ? Qt::PartiallyChecked : *shown.text == QLatin1String("true") ? Qt::Checked : Qt::Unchecked);
        return;
    }
    if (i >= fields_.size()) return;
    Field& f = fields_[i];
    f.shown = shown;
    f.field->edit()->setPlaceholderText(shown.text ? shown.placeholder : tr("several"));
    f.field->setValue(shown.text.value_or(QString()), fields_.size() > 2 ? QString() : shown.unit);
    update(); // units of the row
    const QString help = propertyHelp(property_);
    f.field->edit()->setToolTip(shown.tip.isEmpty() ? help : help + QStringLiteral("\n") + shown.tip);
    updatePin();
}

std::vector<int> PropertyRow::pinnable() const {
    std::vector<int> all;
    for (std::size_t i = 0; i < fields_.size(); ++i)
        if (fields_[i].shown.canPin || fields_[i].shown.parameter) all.push_back(static_cast<int>(i));
    return all;
}

bool PropertyRow::choosesEntry() const { return pinnable().size() > 1; }
int PropertyRow::pinned() const { return pinnable().empty() ? 0 : pinnable().front(); }

// Of several entries the pin asks which one is meant.
void PropertyRow::chooseEntry(const std::function<void(int)>& chosen) {
    QMenu* menu = popupMenu(this);
    for (const int i : pinnable()) {
        const Field& f = fields_[static_cast<std::size_t>(i)];
        const QString unit = f.shown.unit.isEmpty() ? unitText(text(property_.unit)) : f.shown.unit;
        const int columns = static_cast<int>(std::max<std::size_t>(1, property_.columns));
        QString name = !f.label.isEmpty() ? f.label : property_.kind == model::PropertyKind::matrix ? QStringLiteral("%1, %2").arg(i / columns + 1).arg(i % columns + 1) : QString::number(i + 1);
        if (f.shown.text && !f.shown.text->isEmpty()) name += QStringLiteral(" = ") + *f.shown.text + (f.shown.parameter || unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
        QAction* action = menu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")), this, [chosen, i] { chosen(i); });
        action->setCheckable(true);
        action->setChecked(f.shown.pinned);
    }
    connect(menu, &QMenu::aboutToHide, this, &PropertyRow::updatePin);
    menu->popup(pin_->mapToGlobal(QPoint(0, pin_->height())));
}

void PropertyRow::updatePin() {
    if (!pin_ || fields_.empty()) return;
    const bool several = choosesEntry();
    const Field& f = fields_[static_cast<std::size_t>(pinned())];
    const bool on = std::any_of(fields_.begin(), fields_.end(), [](const Field& one) { return one.shown.pinned; });
    pin_->setVisible(!pinnable().empty());
    const QColor tint = on ? theme_.colors().accentText : theme_.colors().secondary;
    pin_->setChecked(on);
    const QString of = f.label.isEmpty() ? propertyLabel(property_) : propertyLabel(property_) + QLatin1Char(' ') + f.label;
    const QString tip = several             ? tr("Choose which of %1 is a slider in Parameters").arg(propertyLabel(property_))
                        : f.shown.pinned    ? tr("Unpin from Parameters")
                        : f.shown.parameter ? tr("Pin as a slider in Parameters")
                                            : tr("Make %1 a parameter with a slider").arg(of);
    pin_->setToolTip(tip);
    pin_->setAccessibleName(tip);
    if (pin_->property("tint").value<QColor>() == tint) return;
    pin_->setProperty("tint", tint);
    pin_->setIcon(theme_.icon(QStringLiteral("pin"), tint));
}

QString PropertyRow::unitsAbove() const {
    const QString unit = unitText(text(property_.unit));
    QString all = unit;
    for (const Field& f : fields_)
        if (f.shown.parameter && !f.shown.unit.isEmpty() && f.shown.unit != unit) all += QStringLiteral(", %1 %2").arg(f.label, f.shown.unit);
    return all;
}

void PropertyRow::refuse(std::size_t i, const model::Refusal& refusal, const QString& before) {
    if (i >= fields_.size()) return;
    accept(i);
    const QString reason = errorText(refusal.error.message, refusal.instead.empty() ? refusal.error.remedy : std::string());
    fields_[i].field->setError(reason + QLatin1Char('.'));
    before_ = before;
    fixes_ = fixButtons(this, refusal, before, [this, i](const QString& value, bool keep) {
        ValueField* field = fields_[i].field;
        accept(i);
        field->edit()->setText(value);
        field->edit()->setModified(false);
        field->edit()->setFocus();
        if (!keep) emit committed(static_cast<int>(i), value);
    });
    static_cast<QVBoxLayout*>(layout())->addWidget(fixes_);
    fixes_->show();
}

void PropertyRow::accept(std::size_t i) {
    if (i < fields_.size()) fields_[i].field->setError({});
    if (fixes_) {
        fixes_->hide();
        fixes_->deleteLater();
        fixes_ = nullptr;
    }
}

void PropertyRow::setReadOnly(const QString& why) {
    for (Field& f : fields_) f.field->edit()->setReadOnly(!why.isEmpty());
    if (choice_) choice_->setEnabled(why.isEmpty());
    if (tick_) tick_->setEnabled(why.isEmpty());
    if (pin_ && !why.isEmpty()) pin_->hide();
    if (!why.isEmpty()) setToolTip(why);
}

std::vector<QWidget*> PropertyRow::fixes() const {
    std::vector<QWidget*> list;
    if (fixes_)
        for (QPushButton* b : fixes_->findChildren<QPushButton*>()) list.push_back(b);
    return list;
}

void PropertyRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeChoice();
}

// A word that would be cut takes the pins' column, then the room that its label leaves.
void PropertyRow::placeChoice() {
    if (!choiceLine_) return;
    if (!beside_) {
        choiceLine_->setContentsMargins(measure::panelPadding, rowHeight(theme_) - 2, kPinSide + 6, 0);
        return;
    }
    const int needs = choice_->fontMetrics().horizontalAdvance(choice_->currentText()) + frameOf(*choice_), all = width() - 8;
    const int right = needs > all - kFieldLeft - kPinSide - 6 ? 0 : kPinSide + 6;
    const int label = measure::panelPadding + QFontMetrics(theme_.font(TextSize::normal)).horizontalAdvance(propertyLabel(property_)) + 8;
    choiceLine_->setContentsMargins(std::clamp<int>(all - right - needs, std::min<int>(label, kFieldLeft), kFieldLeft), 0, right, 0);
}

bool PropertyRow::eventFilter(QObject* watched, QEvent* event) {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        if (watched != fields_[i].field->edit()) continue;
        if (event->type() == QEvent::KeyPress) {
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
            if (enter && (key->modifiers() & Qt::AltModifier) && fixes_) {
                const auto buttons = fixes();
                if (!buttons.empty()) static_cast<QPushButton*>(buttons.front())->click();
                return true;
            }
            if (key->key() == Qt::Key_Escape && fields_[i].field->hasError()) {
                accept(i);
                fields_[i].field->edit()->setText(before_);
                fields_[i].field->edit()->setModified(false);
                fields_[i].field->edit()->selectAll();
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

int PropertyRow::labelWidth() const {
    if (tick_) return line_->contentsMargins().left() - measure::panelPadding - 4;
    return beside_ ? kFieldLeft - measure::panelPadding - 4 : width() - 2 * measure::panelPadding;
}

void PropertyRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const QString label = propertyLabel(property_);
    QFont font = theme_.font(TextSize::normal);
    // One letter, or one with an index, is a quantity's symbol.
    font.setItalic(label.size() <= 2 && label != QLatin1String("Do"));
    p.setFont(font);
    p.setPen(theme_.colors().text);
    const QFontMetrics metrics(font);
    const int high = !beside_ ? rowHeight(theme_) : fields_.empty() ? height() - 4 : fields_.front().field->edit()->height();
    const QRect area(measure::panelPadding, 2, labelWidth(), high);
    const QString shown = metrics.elidedText(label, Qt::ElideRight, area.width());
    p.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, shown);
    if (beside_ || fields_.size() < 3 || property_.unit.empty()) return;
    // The unit of fields in a row stands once.
    font.setItalic(false);
    p.setFont(font);
    p.setPen(theme_.colors().secondary);
    p.drawText(area.adjusted(metrics.horizontalAdvance(shown) + 8, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, unitsAbove());
}

} // namespace saltus::ui

#include "moc_property_row.cpp"
