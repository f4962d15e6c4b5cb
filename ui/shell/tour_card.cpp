// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_card.h"

#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/paint.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr Px kTourWidth{332};
constexpr int kTourPad = 16, kTourGap = 26, kEdge = 12, kTourRing = 5, kTourShadow = 24, kTourDot = 7, kDotPitch = 14;

// Where the line from the card to the control begins and ends: the middles of the sides that face each other.
QLineF between(const QRectF& card, const QRectF& area) {
    const auto along = [](double lowA, double highA, double lowB, double highB) {
        const double low = std::max(lowA, lowB), high = std::min(highA, highB);
        return low <= high ? (low + high) / 2 : (lowB + highB) / 2;
    };
    if (card.left() >= area.right() || card.right() <= area.left()) {
        const double y = std::clamp(along(card.top() + 20, card.bottom() - 20, area.top(), area.bottom()), card.top() + 16, card.bottom() - 16);
        const double to = std::clamp(y, area.top(), area.bottom());
        return card.left() >= area.right() ? QLineF(card.left(), y, area.right(), to) : QLineF(card.right(), y, area.left(), to);
    }
    if (card.top() >= area.bottom() || card.bottom() <= area.top()) {
        const double x = std::clamp(along(card.left() + 20, card.right() - 20, area.left(), area.right()), card.left() + 16, card.right() - 16);
        const double to = std::clamp(x, area.left(), area.right());
        return card.top() >= area.bottom() ? QLineF(x, card.top(), to, area.bottom()) : QLineF(x, card.bottom(), to, area.top());
    }
    return {};
}

} // namespace

TourCard::TourCard(Theme& theme, QWidget* host) : QWidget(host), theme_(theme) {
    setObjectName(QStringLiteral("tourCard"));
    setFocusPolicy(Qt::ClickFocus);
    setFixedWidth(kTourWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kTourPad, 10, kTourPad, 12);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    tour_ = new QLabel(this);
    tour_->setProperty("role", "small");
    close_ = new QToolButton(this);
    close_->setFixedSize(24_px, 24_px);
    close_->setFocusPolicy(Qt::TabFocus);
    close_->setToolTip(tr("Leave the tour; what was built stays (Esc)"));
    close_->setAccessibleName(tr("Leave the tour"));
    head->addWidget(tour_, 1);
    head->addWidget(close_);
    column->addLayout(head);
    title_ = new QLabel(this);
    title_->setProperty("role", "section");
    title_->setWordWrap(true);
    text_ = new QLabel(this);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::RichText);
    state_ = new QLabel(this);
    state_->setProperty("role", "small");
    state_->setWordWrap(true);
    for (QLabel* label : {title_, text_, state_}) column->addWidget(label);
    column->addSpacing(6 + kTourDot + 6); // the dots are drawn here
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    back_ = new QPushButton(tr("Back"), this);
    back_->setToolTip(tr("The step before; nothing is undone"));
    show_ = new QPushButton(tr("Show me"), this);
    show_->setToolTip(tr("Does this step before your eyes; %1 takes it back").arg(keyOf("edit.undo")));
    next_ = new QPushButton(tr("Next"), this);
    next_->setToolTip(tr("The next step, done or not"));
    for (QPushButton* button : {back_, show_, next_}) {
        button->setAutoDefault(false); // in a dialog Enter means the dialog's button
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(button->text());
    }
    row->addWidget(back_);
    row->addWidget(show_);
    row->addStretch(1);
    row->addWidget(next_);
    column->addLayout(row);
    connect(close_, &QToolButton::clicked, this, &TourCard::left);
    connect(back_, &QPushButton::clicked, this, &TourCard::backClicked);
    connect(show_, &QPushButton::clicked, this, &TourCard::showClicked);
    connect(next_, &QPushButton::clicked, this, &TourCard::nextClicked);
    const auto tint = [this] {
        close_->setIcon(theme_.icon(QStringLiteral("close")));
        arrange();
        update();
    };
    connect(&theme, &Theme::changed, this, tint);
    tint();
}

void TourCard::present(const Content& content) {
    if (content == content_) return;
    content_ = content;
    tour_->setText(content.tour);
    title_->setText(content.title);
    text_->setText(content.text);
    state_->setText(content.state);
    state_->setVisible(!content.state.isEmpty());
    back_->setEnabled(content.step > 0);
    show_->setVisible(content.canShow);
    show_->setEnabled(!content.showing);
    const bool last = content.step + 1 == content.steps;
    next_->setText(last ? tr("Finish") : tr("Next"));
    next_->setAccessibleName(next_->text());
    next_->setProperty("primary", content.done || last);
    next_->style()->unpolish(next_);
    next_->style()->polish(next_);
    setAccessibleName(tr("%1, step %2 of %3").arg(content.tour).arg(content.step + 1).arg(content.steps));
    setAccessibleDescription(content.title);
    arrange();
    update();
}

void TourCard::arrange() {
    const int inside = kTourWidth - 2 * kTourPad;
    for (QLabel* label : {title_, text_, state_})
        if (!label->text().isEmpty()) {
            label->ensurePolished();
            label->setMinimumHeight(0); // what it asks for is never less than this
            label->setFixedHeight(label->heightForWidth(inside));
        }
    layout()->activate();
    setFixedHeight(layout()->minimumSize().height());
}

void TourCard::placeBy(const std::optional<QRect>& area, const std::optional<QRect>& pane) {
    if (moved_) return;
    const QRect host = parentWidget()->rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const QPoint corner(host.right() - width(), host.bottom() - height() - 24);
    const auto inside = [&](QPoint p) {
        return QPoint(std::clamp(p.x(), host.left(), std::max(host.left(), host.right() - width())),
                      std::clamp(p.y(), host.top(), std::max(host.top(), host.bottom() - height())));
    };
    if (!area) return move(inside(corner));
    const QRect a = area->adjusted(-kTourRing, -kTourRing, kTourRing, kTourRing);
    if (pane) {
        const int y = a.center().y() - height() / 3;
        for (const QPoint& place : {QPoint(pane->right() + kTourGap, y), QPoint(pane->left() - kTourGap - width(), y)}) {
            const QRect card(inside(place), size());
            if (!card.intersects(*pane) && !card.intersects(a)) return move(card.topLeft());
        }
    }
    const int middleY = a.center().y() - height() / 2, middleX = a.center().x() - width() / 2;
    const QPoint places[] = {{a.right() + kTourGap, middleY}, {a.left() - kTourGap - width(), middleY},
                             {middleX, a.bottom() + kTourGap}, {middleX, a.top() - kTourGap - height()}};
    for (const QPoint& place : places) {
        const QRect card(inside(place), size());
        if (!card.intersects(a)) return move(card.topLeft());
    }
    // It fills the window: the corner that covers least of its middle.
    move(inside(corner));
}

void TourCard::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(c.accent, 1));
    p.setBrush(c.raised);
    p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::cardRadius, measure::cardRadius);
    // One dot a step: filled up to here.
    const double y = back_->geometry().top() - 6 - kTourDot / 2.0 - 2;
    p.setPen(Qt::NoPen);
    for (int i = 0; i < content_.steps; ++i) {
        const double x = kTourPad + kTourDot / 2.0 + i * kDotPitch;
        p.setBrush(i < content_.step || (i == content_.step && content_.done) ? c.accent : i == content_.step ? c.accentSoft : c.border);
        p.drawEllipse(QPointF(x, y), kTourDot / 2.0, kTourDot / 2.0);
        if (i == content_.step) {
            p.save();
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(c.accent, 1.5));
            p.drawEllipse(QPointF(x, y), kTourDot / 2.0 + 1, kTourDot / 2.0 + 1);
            p.restore();
        }
    }
    if (content_.done) {
        const QRect r = state_->geometry();
        p.drawPixmap(r.right() - 16, r.top() + (r.height() - 16) / 2, theme_.pixmap(QStringLiteral("check"), 16, c.stick, devicePixelRatioF()));
    }
}

void TourCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) emit left();
    else QWidget::keyPressEvent(event);
}
void TourCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) grabbed_ = event->position().toPoint();
    event->accept();
}
void TourCard::mouseMoveEvent(QMouseEvent* event) {
    if (!grabbed_) return;
    moved_ = true;
    const QRect host = parentWidget()->rect();
    const QPoint to = mapToParent(event->position().toPoint()) - *grabbed_;
    move(std::clamp(to.x(), 0, std::max(0, host.width() - width())), std::clamp(to.y(), 0, std::max(0, host.height() - height())));
}
void TourCard::mouseReleaseEvent(QMouseEvent*) { grabbed_.reset(); }

// --- TourMark ---------------------------------------------------------------------------------------------------------

TourMark::TourMark(Theme& theme, QWidget* host) : QWidget(host), theme_(theme) {
    setObjectName(QStringLiteral("tourMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QLineF TourMark::arrow() const {
    QRectF to = QRectF(*area_).adjusted(-kTourRing, -kTourRing, kTourRing, kTourRing);
    if (pane_ && (card_.right() < pane_->left() || card_.left() > pane_->right())) to.setLeft(pane_->left()), to.setRight(pane_->right());
    return between(card_, to);
}

void TourMark::point(const QRect& card, const std::optional<QRect>& area, const std::optional<QRect>& pane) {
    if (card == card_ && area == area_ && pane == pane_ && geometry() == parentWidget()->rect() && !mask().isEmpty()) return;
    card_ = card;
    area_ = area;
    pane_ = pane;
    setGeometry(parentWidget()->rect());
    QRegion region = QRegion(card.adjusted(-kTourShadow, -kTourShadow, kTourShadow, kTourShadow + 6)) - QRegion(card.adjusted(6, 6, -6, -6));
    if (area) {
        const QRect ring = area->adjusted(-kTourRing, -kTourRing, kTourRing, kTourRing);
        region += QRegion(ring.adjusted(-2, -2, 2, 2)) - QRegion(ring.adjusted(4, 4, -4, -4));
        if (const QLineF line = arrow(); !line.isNull()) region += QRegion(QRectF(line.p1(), line.p2()).normalized().toRect().adjusted(-9, -9, 9, 9));
    }
    // What was drawn in the old mask has to go: a smaller mask alone leaves it there.
    hide();
    setMask(region);
    show();
}

void TourMark::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintShadow(p, card_, measure::cardRadius, theme_);
    if (!area_) return;
    const QColor accent = theme_.colors().accent;
    const QRectF ring = QRectF(*area_).adjusted(-kTourRing, -kTourRing, kTourRing, kTourRing);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(accent, 2));
    p.drawRoundedRect(ring, 6, 6);
    const QLineF line = arrow();
    if (line.isNull() || line.length() < 8) return;
    p.drawLine(line);
    const double angle = std::atan2(line.dy(), line.dx());
    QPainterPath head;
    head.moveTo(line.p2());
    for (const double side : {0.45, -0.45}) head.lineTo(line.p2() - 9.0 * QPointF(std::cos(angle + side), std::sin(angle + side)));
    head.closeSubpath();
    p.setPen(Qt::NoPen);
    p.setBrush(accent);
    p.drawPath(head);
}

} // namespace saltus::ui

#include "moc_tour_card.cpp"
