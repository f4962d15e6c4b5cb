// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector_drop_test.h"

#include "core/base/want_of_memory.h"
#include "core/drop_test_pair.h"
#include "core/model/parameter_numbers.h"
#include "core/model/properties.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_text.h"
#include "ui/run/run_controller.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

using namespace inspector;

namespace {

constexpr Px kGraphHeight{116};
constexpr double kLowest = 0.01, kHighest = 10.0; // heights on the axis, m

} // namespace

DropTestCard::DropTestCard(Theme& theme, Document& document, RunController& run, QWidget* parent)
    : QWidget(parent), theme_(theme), document_(document), run_(run) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    rows_ = new ReadoutList(theme, this);
    column->addWidget(rows_);
    space_ = new QWidget(this);
    space_->setFixedHeight(0);
    space_->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(space_);
    note_ = noteLabel({}, this);
    note_->hide();
    column->addWidget(note_);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(measure::panelPadding, 4, measure::panelPadding, 2);
    button_ = new QPushButton(tr("Run drop test"), this);
    button_->setToolTip(tr("Let one of the two fall on the other from six heights and compare e² (D)"));
    button_->setAccessibleName(tr("Run drop test"));
    line->addWidget(button_, 1);
    column->addLayout(line);
    connect(button_, &QPushButton::clicked, this, &DropTestCard::run);
    auto* key = new QShortcut(QKeySequence(Qt::Key_D), this);
    connect(key, &QShortcut::activated, this, &DropTestCard::run);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    connect(&document, &Document::modelChanged, this, [this] {
        const auto now = testNow();
        if (!now || results_.empty()) return updateRows();
        results_.clear(); // of another law
        subject_.clear();
        note_->hide();
        space_->setFixedHeight(0);
        updateRows();
    });
}

void DropTestCard::show(model::Location law) {
    law_ = law;
    results_.clear();
    subject_.clear();
    updateRows();
}

void DropTestCard::setPair(const std::string& a, const std::string& b) {
    a_ = a;
    b_ = b;
}

std::optional<DropTest> DropTestCard::testNow() const {
    const model::Model& m = document_.model();
    const model::Target target = law_;
    const auto number = [&](model::Owner owner, model::Key key) { return model::property_value(m, target, {owner, key}).value_or(std::nan("")); };
    DropTest test;
    test.planar = m.world.planar;
    if (law_.part == model::Part::contact_law) {
        if (law_.at >= m.contacts.size()) return std::nullopt;
        const auto of = [&](model::Key key) { return number(model::Owner::part, key); };
        test.bodies = true;
        test.law = model::NewtonImpactFrictionLaw{of(model::Key::e), of(model::Key::mu), of(model::Key::e_T)};
        test.mu_rolling = of(model::Key::mu_rolling);
        test.mu_spinning = of(model::Key::mu_spinning);
        return test;
    }
    if (law_.part != model::Part::interaction || law_.at >= m.interactions.size()) return std::nullopt;
    const auto of = [&](model::Key key) { return number(model::Owner::law, key); };
    const model::LawKind& law = m.interactions[law_.at].law;
    if (std::holds_alternative<model::NewtonImpactLaw>(law)) test.law = model::NewtonImpactLaw{of(model::Key::e)};
    else if (std::holds_alternative<model::NewtonImpactFrictionLaw>(law)) test.law = model::NewtonImpactFrictionLaw{of(model::Key::e), of(model::Key::mu), of(model::Key::e_T)};
    else if (std::holds_alternative<model::ComplementarityLaw>(law)) test.law = model::NewtonImpactLaw{0.0};
    else return std::nullopt;
    return test;
}

void DropTestCard::run() {
    const auto test = testNow();
    if (!test || running_) return;
    running_ = true;
    button_->setEnabled(false);
    note_->hide();
    const quint64 ticket = ++ticket_;
    const auto* newton = std::get_if<model::NewtonImpactLaw>(&test->law);
    const auto* friction = std::get_if<model::NewtonImpactFrictionLaw>(&test->law);
    const double e = std::get<double>((newton ? newton->e : friction->e).source);
    set_ = e * e;
    const QPointer<DropTestCard> self(this);
    std::vector<double> parameters;
    if (test->bodies && !a_.empty())
        if (auto values = model::parameter_numbers(document_.model())) parameters = std::move(*values);
    std::optional<model::Model> scene;
    if (test->bodies && !a_.empty()) scene = document_.model();
    QThreadPool::globalInstance()->start([self, test = *test, ticket, scene = std::move(scene), parameters, a = a_, b = b_] {
        QString subject;
        auto results = or_want_of_memory([&]() -> Result<std::vector<DropResult>> {
            if (!scene) return drop_test(test);
            const auto pair = drop_pair(*scene, parameters, a, b);
            if (!pair) return Unexpected(pair.error());
            subject = (pair->held_is_free ? tr("%1 falls on %2, which is held; their own shapes and masses") : tr("%1 falls on %2; their own shapes and masses"))
                          .arg(text(pair->falls), text(pair->held));
            const auto& law = std::get<model::NewtonImpactFrictionLaw>(test.law);
            const auto si = [](const model::Value& value) { return std::get<double>(value.source); };
            return drop_test(*pair, {si(law.e), si(law.mu), si(law.e_T), test.mu_rolling, test.mu_spinning}, test.heights);
        });
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, results = std::move(results), subject, ticket]() mutable {
                if (self) self->take(std::move(results), subject, ticket);
            },
            Qt::QueuedConnection);
    });
}

void DropTestCard::take(Result<std::vector<DropResult>> results, const QString& subject, quint64 ticket) {
    if (ticket != ticket_) return;
    running_ = false;
    button_->setEnabled(true);
    if (results) {
        results_ = std::move(*results);
        space_->setFixedHeight(kGraphHeight);
        subject_ = subject;
        note_->setText(subject);
        note_->setVisible(!subject.isEmpty());
    } else {
        results_.clear();
        space_->setFixedHeight(0);
        note_->setText(errorText(results.error()));
        note_->show();
    }
    updateRows();
    update();
    emit finished();
}

void DropTestCard::updateRows() {
    const auto test = testNow();
    const auto* newton = test ? std::get_if<model::NewtonImpactLaw>(&test->law) : nullptr;
    const auto* friction = test ? std::get_if<model::NewtonImpactFrictionLaw>(&test->law) : nullptr;
    const double e = newton ? std::get<double>(newton->e.source) : friction ? std::get<double>(friction->e.source) : std::nan("");
    // The worst of all heights.
    double measured = std::nan("");
    for (const DropResult& r : results_)
        if (std::isnan(measured) || std::abs(r.e_squared() - set_) > std::abs(measured - set_)) measured = r.e_squared();
    if (measured < 1e-24) measured = 0.0; // rounding of a velocity that is 0
    rows_->setRows({number(tr("e² set"), e * e, {}), number(tr("e² measured"), measured, {})});
}

QRectF DropTestCard::graph() const { return QRectF(space_->geometry()).adjusted(44_px, 20_px, -14, -34_px); }

void DropTestCard::paintEvent(QPaintEvent*) {
    if (results_.empty() || space_->height() == 0) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colors& c = theme_.colors();
    const QRectF g = graph();
    double low = set_, high = set_;
    for (const DropResult& r : results_) low = std::min(low, r.e_squared()), high = std::max(high, r.e_squared());
    low = std::max(0.0, std::floor(10.0 * low - 0.5) / 10.0);
    high = std::ceil(10.0 * high + 0.5) / 10.0;
    const auto x = [&](double height) { return g.left() + g.width() * std::log(height / kLowest) / std::log(kHighest / kLowest); };
    const auto y = [&](double e2) { return g.bottom() - g.height() * (e2 - low) / (high - low); };
    const QFont font = theme_.font(TextSize::small);
    const QFontMetricsF metrics(font);
    p.setFont(font);
    for (const double h : {0.01, 0.1, 1.0, 10.0}) {
        p.setPen(QPen(c.plotGrid, 1));
        p.drawLine(QPointF(x(h), g.top()), QPointF(x(h), g.bottom()));
        p.setPen(c.secondary);
        const QString label = roundNumber(h);
        p.drawText(QPointF(x(h) - 0.5 * metrics.horizontalAdvance(label), g.bottom() + metrics.ascent() + 3), label);
    }
    for (const double e2 : {low, 0.5 * (low + high), high}) {
        p.setPen(QPen(c.plotGrid, 1));
        p.drawLine(QPointF(g.left(), y(e2)), QPointF(g.right(), y(e2)));
        p.setPen(c.secondary);
        const QString label = roundNumber(e2);
        p.drawText(QPointF(g.left() - 6 - metrics.horizontalAdvance(label), y(e2) + 0.35 * metrics.ascent()), label);
    }
    p.setPen(c.secondary);
    p.drawText(QPointF(g.left() - 20_px, space_->y() + metrics.ascent() + 2), tr("e² measured"));
    const QString across = tr("drop height m");
    p.drawText(QPointF(g.right() - metrics.horizontalAdvance(across), space_->geometry().bottom() - 3), across);
    p.setPen(QPen(c.secondary, 1, Qt::DashLine));
    p.drawLine(QPointF(g.left(), y(set_)), QPointF(g.right(), y(set_)));
    p.setPen(Qt::NoPen);
    p.setBrush(c.loss);
    for (const DropResult& r : results_) p.drawEllipse(QPointF(x(r.height), y(r.e_squared())), 3.5, 3.5);
}

} // namespace saltus::ui

#include "moc_inspector_drop_test.cpp"
