// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector_compare.h"

#include "core/base/want_of_memory.h"
#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/parameter_numbers.h"
#include "core/model/properties.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

using namespace inspector;

namespace {

constexpr Px kCompareHeight{132};

struct TableRow {
    const char* label;
    const char* unit;
    double (*of)(const DropRun&);
};

double lost(const DropRun& run) { return run.energy_start - run.energy_end; }

const std::array<TableRow, 5> kRows{{
    {QT_TRANSLATE_NOOP("saltus::ui::CompareCard", "Rebound"), "m", [](const DropRun& r) { return r.rebound; }},
    {QT_TRANSLATE_NOOP("saltus::ui::CompareCard", "Penetration"), "m", [](const DropRun& r) { return r.penetration; }},
    {QT_TRANSLATE_NOOP("saltus::ui::CompareCard", "Energy lost"), "J", lost},
    {QT_TRANSLATE_NOOP("saltus::ui::CompareCard", "Slid"), "m", [](const DropRun& r) { return r.slid; }},
    {QT_TRANSLATE_NOOP("saltus::ui::CompareCard", "Impacts"), "", [](const DropRun& r) { return static_cast<double>(r.impacts); }},
}};

} // namespace

CompareCard::CompareCard(Theme& theme, Document& document, QWidget* parent) : QWidget(parent), theme_(theme), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    auto* fields = new QWidget(this);
    auto* grid = new QGridLayout(fields);
    grid->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 2);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    labelled(grid, 0, tr("Law"), tr("A law of the scene: its values stand in the fields below and can be changed there, for this trial only"));
    labelled(grid, 1, QStringLiteral("e"), tr("Restitution, from 0 to 1"));
    labelled(grid, 2, QStringLiteral("μ"), tr("Coefficient of friction"));
    labelled(grid, 3, tr("Step"), tr("Step of the scheme, s"));
    labelled(grid, 4, tr("Drift"), tr("Projection: how penetration is taken away after each step"));
    for (int k = 0; k < 2; ++k) {
        Side& side = sides_[static_cast<std::size_t>(k)];
        const QString number = QString::number(k + 1);
        side.law = new QComboBox(fields);
        side.law->setAccessibleName(tr("Law %1").arg(number));
        side.law->setToolTip(tr("Values of this law, for run %1").arg(number));
        side.law->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        side.law->setMinimumContentsLength(5);
        side.law->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        grid->addWidget(side.law, 0, k + 1);
        side.e = value(grid, 1, k + 1, tr("Restitution of run %1").arg(number), tr("Restitution e of run %1, from 0 to 1").arg(number));
        side.mu = value(grid, 2, k + 1, tr("Friction of run %1").arg(number), tr("Coefficient of friction μ of run %1").arg(number));
        side.step = value(grid, 3, k + 1, tr("Step of run %1").arg(number), tr("Step of run %1, s").arg(number));
        side.projection = new QComboBox(fields);
        side.projection->setAccessibleName(tr("Projection of run %1").arg(number));
        side.projection->setToolTip(tr("How run %1 takes penetration away").arg(number));
        side.projection->addItem(tr("combined"), static_cast<int>(rigid::Projection::combined));
        side.projection->addItem(tr("direct"), static_cast<int>(rigid::Projection::direct));
        side.projection->addItem(tr("none"), static_cast<int>(rigid::Projection::none));
        side.projection->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        side.projection->setMinimumContentsLength(5);
        side.projection->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        grid->addWidget(side.projection, 4, k + 1);
        for (QComboBox* choice : {side.law, side.projection}) { // the wheel scrolls the panel
            choice->setFocusPolicy(Qt::StrongFocus);
            choice->setStyleSheet(QStringLiteral("QComboBox { padding: 0 1px 0 5px; } QComboBox::drop-down { width: %1px; }").arg(16_px)); // two in a narrow row
            choice->installEventFilter(this);
        }
        connect(side.law, qOverload<int>(&QComboBox::activated), this, [this, k] { takeLaw(k); });
        connect(side.projection, qOverload<int>(&QComboBox::activated), this, [this, k] {
            Side& s = sides_[static_cast<std::size_t>(k)];
            s.variant.projection = static_cast<rigid::Projection>(s.projection->currentData().toInt());
            drop();
        });
        connect(side.e, &ValueField::committed, this, [this, k](const QString& t) {
            Side& s = sides_[static_cast<std::size_t>(k)];
            read(s.e, t, "", 0.0, 1.0, s.variant.law.e);
        });
        connect(side.mu, &ValueField::committed, this, [this, k](const QString& t) {
            Side& s = sides_[static_cast<std::size_t>(k)];
            read(s.mu, t, "", 0.0, HUGE_VAL, s.variant.law.mu);
        });
        connect(side.step, &ValueField::committed, this, [this, k](const QString& t) {
            Side& s = sides_[static_cast<std::size_t>(k)];
            read(s.step, t, "s", 1e-7, 1.0, s.variant.step);
        });
    }
    labelled(grid, 5, tr("Height"), tr("Gap from which it falls, m"));
    height_ = value(grid, 5, 1, tr("Height of the fall"), tr("Gap from which it falls, m"));
    labelled(grid, 6, tr("Across"), tr("Speed across the fall at the start, m/s: shows what friction does"));
    sideways_ = value(grid, 6, 1, tr("Speed sideways"), tr("Speed across the fall at the start, m/s: shows what friction does"));
    connect(height_, &ValueField::committed, this, [this](const QString& t) { read(height_, t, "m", 1e-6, 1e4, fall_.height); });
    connect(sideways_, &ValueField::committed, this, [this](const QString& t) { read(sideways_, t, "m/s", -1e4, 1e4, fall_.sideways); });
    column->addWidget(fields);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(measure::panelPadding, 4, measure::panelPadding, 4);
    button_ = new QPushButton(tr("Compare laws"), this);
    button_->setToolTip(tr("Let both fall on the same pair, 1 and 2 drawn over each other"));
    line->addWidget(button_, 1);
    column->addLayout(line);
    connect(button_, &QPushButton::clicked, this, &CompareCard::run);

    space_ = new QWidget(this);
    space_->setFixedHeight(0);
    space_->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(space_);
    table_ = new QWidget(this);
    auto* rows = new QGridLayout(table_);
    rows->setContentsMargins(measure::panelPadding, 4, measure::panelPadding, 2);
    rows->setHorizontalSpacing(6);
    rows->setVerticalSpacing(2);
    for (int c = 1; c < 4; ++c) rows->setColumnStretch(c, 1);
    const QString heads[] = {QStringLiteral("1"), QStringLiteral("2"), tr("2 − 1")};
    for (int c = 0; c < 3; ++c) {
        auto* head = new QLabel(heads[c], table_);
        head->setProperty("role", "small");
        head->setAlignment(Qt::AlignRight);
        rows->addWidget(head, 0, c + 1);
    }
    for (std::size_t r = 0; r < kRows.size(); ++r) {
        auto* label = new QLabel(tr(kRows[r].label), table_);
        label->setProperty("role", "secondary");
        rows->addWidget(label, static_cast<int>(r) + 1, 0);
        std::array<QLabel*, 3> cells{};
        for (int c = 0; c < 3; ++c) {
            auto* cell = new QLabel(table_);
            cell->setAlignment(Qt::AlignRight);
            cell->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
            cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
            rows->addWidget(cell, static_cast<int>(r) + 1, c + 1);
            cells[static_cast<std::size_t>(c)] = cell;
        }
        cells_.push_back(cells);
    }
    table_->hide();
    column->addWidget(table_);
    note_ = noteLabel({}, this);
    note_->hide();
    column->addWidget(note_);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    connect(&document, &Document::modelChanged, this, [this] {
        if (isVisible()) fill();
    });
}

QWidget* CompareCard::labelled(QGridLayout* grid, int row, const QString& label, const QString& tip) {
    auto* made = new QLabel(label, this);
    made->setProperty("role", "secondary");
    made->setToolTip(tip);
    grid->addWidget(made, row, 0, Qt::AlignTop);
    made->setMinimumHeight(measure::button);
    return made;
}

ValueField* CompareCard::value(QGridLayout* grid, int row, int column, const QString& name, const QString& tip) {
    auto* field = new ValueField(theme_, grid->parentWidget());
    field->edit()->setAccessibleName(name);
    field->edit()->setToolTip(tip);
    field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    grid->addWidget(field, row, column, Qt::AlignTop);
    return field;
}

ValueField* CompareCard::field(int side, Quantity what) const {
    const Side& s = sides_[static_cast<std::size_t>(side)];
    return what == e ? s.e : what == mu ? s.mu : s.step;
}

void CompareCard::setPair(const std::string& a, const std::string& b, const std::string& law) {
    const bool other = a != a_ || b != b_;
    a_ = a;
    b_ = b;
    law_ = law;
    if (other) {
        ++ticket_;
        running_ = false;
        button_->setEnabled(true);
        drop();
    }
    const double h = model::step_size(document_.model().run).value_or(1e-3);
    for (Side& side : sides_) {
        side.variant.step = h;
        side.variant.theta = document_.model().run.theta;
        side.variant.tolerance = model::tolerance_of(document_.model());
        const model::ProjectionKind projection = model::projection_of(document_.model());
        side.variant.projection = projection == model::ProjectionKind::none     ? rigid::Projection::none
                                  : projection == model::ProjectionKind::direct ? rigid::Projection::direct
                                                                                : rigid::Projection::combined;
    }
    fall_ = {0.5, 0.0, 0.0};
    fill();
    for (int k = 0; k < 2; ++k) takeLaw(k);
    // Something to see at the first press.
    Side& second = sides_[1];
    second.variant.law.e = second.variant.law.e > 0.25 ? 0.0 : 0.5;
    showSide(1);
}

void CompareCard::fill() {
    const auto& contacts = document_.model().contacts;
    for (Side& side : sides_) {
        const QSignalBlocker quiet(side.law);
        const QString before = side.law->count() > 0 ? side.law->currentText() : QString();
        side.law->clear();
        for (const model::ContactLaw& law : contacts) side.law->addItem(text(law.name));
        side.law->addItem(tr("no law"));
        const int at = side.law->findText(before.isEmpty() ? text(law_) : before);
        side.law->setCurrentIndex(at >= 0 ? at : side.law->count() - 1);
        side.law->setEnabled(side.law->count() > 1);
    }
}

void CompareCard::takeLaw(int k) {
    Side& side = sides_[static_cast<std::size_t>(k)];
    const model::Model& m = document_.model();
    rigid::Law law;
    const auto at = static_cast<std::size_t>(std::max(0, side.law->currentIndex()));
    if (at < m.contacts.size()) {
        const model::Target target = model::Location{model::Part::contact_law, at};
        const auto of = [&](model::Key key) { return model::property_value(m, target, {model::Owner::part, key}).value_or(0.0); };
        law = {of(model::Key::e), of(model::Key::mu), of(model::Key::e_T), of(model::Key::mu_rolling), of(model::Key::mu_spinning)};
    }
    side.variant.law = law;
    showSide(k);
    drop();
}

void CompareCard::showSide(int k) {
    const Side& side = sides_[static_cast<std::size_t>(k)];
    const auto put = [](ValueField* field, double si, const char* unit) {
        const ShownNumber n = shown(si, QLatin1String(unit));
        field->setError({}); // a refused text would stay
        field->setValue(*unit ? n.value : plainNumber(si), n.unit);
    };
    put(side.e, side.variant.law.e, "");
    put(side.mu, side.variant.law.mu, "");
    put(side.step, side.variant.step, "s");
    side.projection->setCurrentIndex(side.projection->findData(static_cast<int>(side.variant.projection)));
    put(height_, fall_.height, "m");
    put(sideways_, fall_.sideways, "m/s");
}

void CompareCard::read(ValueField* field, const QString& typed, const char* unit, double least, double most, double& into) {
    const auto value = formula::parse_constant(typed.trimmed().replace(QChar(0x2212), QLatin1Char('-')).toStdString());
    if (!value) return field->setError(errorText(value.error()));
    const auto wanted = formula::parse_unit(*unit ? unit : "%");
    const bool plain = value->dimension.is_none() && !value->unit;
    if (!plain && wanted && !(value->dimension == wanted->dimension))
        return field->setError(*unit ? tr("Write a value in %1").arg(QLatin1String(unit)) : tr("Write a plain number"));
    if (!(value->si >= least && value->si <= most))
        return field->setError(std::isinf(most) ? tr("It must not be below %1").arg(plainNumber(least)) : tr("Write a value from %1 to %2").arg(plainNumber(least), plainNumber(most)));
    into = value->si;
    const ShownNumber n = shown(value->si, QLatin1String(unit));
    field->setError({});
    field->setValue(*unit ? n.value : plainNumber(value->si), n.unit);
    drop();
}

void CompareCard::drop() {
    if (results_.empty()) return;
    results_.clear();
    space_->setFixedHeight(0);
    table_->hide();
    note_->hide();
    update();
}

void CompareCard::run() {
    if (running_ || a_.empty()) return;
    for (ValueField* f : {sides_[0].e, sides_[0].mu, sides_[0].step, sides_[1].e, sides_[1].mu, sides_[1].step, height_, sideways_})
        if (f->hasError()) return f->edit()->setFocus();
    std::vector<double> parameters;
    if (auto values = model::parameter_numbers(document_.model())) parameters = std::move(*values);
    running_ = true;
    button_->setEnabled(false);
    const quint64 ticket = ++ticket_;
    const QPointer<CompareCard> self(this);
    QThreadPool::globalInstance()->start([self, ticket, model = document_.model(), parameters, a = a_, b = b_, fall = fall_, one = sides_[0].variant, two = sides_[1].variant] {
        Results results;
        const auto done = or_want_of_memory([&]() -> Result<void> {
            const auto pair = drop_pair(model, parameters, a, b);
            if (!pair) return Unexpected(pair.error());
            results.falls = pair->falls;
            results.held = pair->held;
            for (const DropVariant& variant : {one, two}) {
                auto run = drop_run(*pair, variant, fall);
                if (!run) return Unexpected(run.error());
                results.runs.push_back(std::move(*run));
            }
            return {};
        });
        if (!done) results.error = done.error();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, results = std::move(results), ticket]() mutable {
                if (self) self->take(std::move(results), ticket);
            },
            Qt::QueuedConnection);
    });
}

void CompareCard::take(Results results, quint64 ticket) {
    if (ticket != ticket_) return;
    running_ = false;
    button_->setEnabled(true);
    const bool good = !results.error && results.runs.size() == 2;
    results_ = good ? std::move(results.runs) : std::vector<DropRun>();
    space_->setFixedHeight(good ? kCompareHeight : 0);
    table_->setVisible(good);
    note_->setText(good ? tr("%1 falls on %2, alone, with its own shapes and mass").arg(text(results.falls), text(results.held))
                        : errorText(*results.error));
    note_->show();
    if (good) showTable();
    update();
    emit finished();
}

void CompareCard::showTable() {
    for (std::size_t r = 0; r < kRows.size(); ++r) {
        const double one = kRows[r].of(results_[0]), two = kRows[r].of(results_[1]);
        const double values[] = {one, two, two - one};
        for (std::size_t c = 0; c < 3; ++c) {
            const double clean = std::abs(values[c]) <= 1e-9 * std::max(std::abs(one), std::abs(two)) ? 0.0 : values[c]; // round-off
            const QString whole = std::isfinite(clean) ? groupedInteger(std::llround(clean)) : QStringLiteral("–");
            cells_[r][c]->setText(*kRows[r].unit ? shownText(clean, QLatin1String(kRows[r].unit), 3) : whole);
            cells_[r][c]->setToolTip(exactText(values[c]));
        }
    }
}

QString CompareCard::cell(int row, int column) const { return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]->text(); }
QString CompareCard::note() const { return note_->isVisibleTo(this) ? note_->text() : QString(); }

bool CompareCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QRectF CompareCard::graph() const { return QRectF(space_->geometry()).adjusted(44_px, 20_px, -14, -32_px); }

void CompareCard::paintEvent(QPaintEvent*) {
    if (results_.size() != 2 || space_->height() == 0) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colors& c = theme_.colors();
    const QRectF g = graph();
    double low = 0.0, high = 0.0, end = 0.0;
    for (const DropRun& run : results_) {
        for (const double h : run.height) {
            if (!std::isfinite(h)) continue;
            low = std::min(low, h);
            high = std::max(high, h);
        }
        if (!run.time.empty()) end = std::max(end, run.time.back());
    }
    if (!(high > low) || !(end > 0.0)) return;
    const auto x = [&](double t) { return g.left() + g.width() * t / end; };
    const auto y = [&](double h) { return g.bottom() - g.height() * (h - low) / (high - low); };
    const QFont font = theme_.font(TextSize::small);
    const QFontMetricsF metrics(font);
    p.setFont(font);
    for (const double h : {0.0, high}) {
        p.setPen(QPen(c.plotGrid, 1));
        p.drawLine(QPointF(g.left(), y(h)), QPointF(g.right(), y(h)));
        p.setPen(c.secondary);
        const QString label = plainNumber(h, 3);
        p.drawText(QPointF(g.left() - 6 - metrics.horizontalAdvance(label), y(h) + 0.35 * metrics.ascent()), label);
    }
    for (const double t : {0.0, 0.5 * end, end}) {
        p.setPen(QPen(c.plotGrid, 1));
        p.drawLine(QPointF(x(t), g.top()), QPointF(x(t), g.bottom()));
        p.setPen(c.secondary);
        const QString label = plainNumber(t, 3);
        const double wide = metrics.horizontalAdvance(label);
        p.drawText(QPointF(std::min(x(t) - 0.5 * wide, g.right() - wide), g.bottom() + metrics.ascent() + 3), label);
    }
    p.setPen(c.secondary);
    p.drawText(QPointF(g.left() - 32_px, space_->y() + metrics.ascent() + 2), tr("height m"));
    const QString across = tr("time s");
    p.drawText(QPointF(g.right() - metrics.horizontalAdvance(across), space_->geometry().bottom() - 2), across);
    const QColor inks[] = {c.position, c.parameter};
    double legend = g.right();
    for (int k = 1; k >= 0; --k) {
        const DropRun& run = results_[static_cast<std::size_t>(k)];
        QPainterPath path;
        const std::size_t stride = std::max<std::size_t>(1, run.time.size() / 4000);
        for (std::size_t i = 0; i < run.time.size(); i += stride) {
            const QPointF at(x(run.time[i]), y(run.height[i]));
            if (i == 0) path.moveTo(at);
            else path.lineTo(at);
        }
        p.setPen(QPen(inks[k], 1.6, k == 1 ? Qt::DashLine : Qt::SolidLine));
        p.setBrush(Qt::NoBrush);
        p.drawPath(path);
        const QString name = QString::number(k + 1);
        legend -= metrics.horizontalAdvance(name) + 2;
        p.setPen(c.text);
        p.drawText(QPointF(legend, space_->y() + metrics.ascent() + 2), name);
        paintSwatch(p, legend - 12, space_->y() + 0.65 * metrics.ascent() + 2, inks[k]);
        legend -= 22;
    }
}

} // namespace saltus::ui

#include "moc_inspector_compare.cpp"
