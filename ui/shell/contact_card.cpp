// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/contact_card.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/popover.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr Px kFirstRow{52}, kCardRow{24};
constexpr int kFoot = 8;

ContactCard::Row number(const QString& label, double si, const QString& unit, const QColor& swatch = {}) {
    const ShownNumber n = shown(si, unit);
    return {label, n.value, n.unit, exactText(si), swatch};
}

// Both in the unit of the greater one.
ContactCard::Row change(const QString& label, double before, double after, const QColor& swatch) {
    const bool small = std::max(std::abs(before), std::abs(after)) < 0.1;
    const double scale = small ? 1e3 : 1.0;
    return {label, QStringLiteral("%1 → %2").arg(plainNumber(before * scale, 3), plainNumber(after * scale, 3)),
            small ? QStringLiteral("mm/s") : QStringLiteral("m/s"), exactText(before) + QStringLiteral(" → ") + exactText(after), swatch};
}

} // namespace

ContactCard::ContactCard(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Contact"));
    close_ = iconButton(theme, QStringLiteral("close"), tr("Close (Esc)"), this);
    connect(close_, &QToolButton::clicked, this, &ContactCard::closed);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    new PopoverShadow(*this, [this] { return card(); });
    hide();
}

QString ContactCard::title() const { return QStringLiteral("%1 – %2").arg(contact_.body_a, contact_.body_b); }

QRect ContactCard::card() const {
    return {kPopoverShadow, kPopoverShadow, kWidth, kFirstRow + kCardRow * static_cast<int>(rows().size()) + kFoot};
}

std::vector<ContactCard::Row> ContactCard::rows() const {
    const FrameContact& c = contact_.contact;
    const rigid::Law& law = contact_.numbers;
    const Colors& colors = theme_.colors();
    double normal = 0.0, all2 = 0.0;
    for (int k = 0; k < 3; ++k) {
        normal += c.percussion[k] * c.normal[k];
        all2 += c.percussion[k] * c.percussion[k];
    }
    const double tangential = std::sqrt(std::max(all2 - normal * normal, 0.0));
    const QString state = contact_.open || c.mode == 0 ? tr("open") : c.mode == 1 ? tr("sticks") : tr("slips");
    const QColor mark = contact_.open || c.mode == 0 ? QColor() : c.mode == 1 ? colors.stick : colors.slip;
    std::vector<Row> rows{{tr("State"), state, {}, {}, mark},
                          {QStringLiteral("e,  μ"), QStringLiteral("%1,  %2").arg(plainNumber(law.e), plainNumber(law.mu)), {},
                           exactText(law.e) + QStringLiteral(", ") + exactText(law.mu), {}}};
    if (law.e_T != 0.0) rows.push_back(number(QStringLiteral("eₜ"), law.e_T, {}));
    if (law.mu_rolling != 0.0) rows.push_back(number(tr("Rolling μ"), law.mu_rolling, QStringLiteral("m")));
    if (law.mu_spinning != 0.0) rows.push_back(number(tr("Spinning μ"), law.mu_spinning, QStringLiteral("m")));
    rows.push_back(number(tr("Gap"), c.gap, QStringLiteral("m"), colors.position));
    rows.push_back(change(tr("Normal u"), c.before[0], c.after[0], colors.velocity));
    rows.push_back(change(tr("Sliding u"), std::hypot(c.before[1], c.before[2]), std::hypot(c.after[1], c.after[2]), colors.velocity));
    rows.push_back(number(tr("Normal p"), normal, QStringLiteral("N s"), colors.impulse));
    rows.push_back(number(tr("Friction p"), tangential, QStringLiteral("N s"), colors.friction));
    if (law.mu > 0.0 && normal > 0.0) // 1: on the cone
        rows.push_back({tr("Friction over μ p"), plainNumber(tangential / (law.mu * normal), 4), {}, exactText(tangential / (law.mu * normal)), {}});
    return rows;
}

void ContactCard::present(const PickedContact& contact) {
    contact_ = contact;
    const QRect r = card();
    resize(r.width() + 2 * kPopoverShadow, r.height() + 2 * kPopoverShadow);
    close_->move(r.right() - 6 - close_->width(), r.top() + 6);
    setAccessibleDescription(title());
    update();
    QWidget::show();
    raise();
}

void ContactCard::placeBy(const QPoint& point, const QRect& area) {
    const QRect r = card();
    constexpr int kAway = 28;
    int x = point.x() + kAway;
    if (x + r.width() > area.right() - 8) x = point.x() - kAway - r.width();
    x = std::clamp(x, area.left() + 8, std::max(area.left() + 8, area.right() - r.width() - 8));
    const int y = std::clamp(point.y() - r.height() / 2, area.top() + 8, std::max(area.top() + 8, area.bottom() - r.height() - 8));
    move(x - kPopoverShadow, y - kPopoverShadow);
}

void ContactCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Colors& c = theme_.colors();
    const QRect r = card();
    paintPopover(p, theme_, QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5), std::nullopt);
    const int left = r.left() + 12, unitLeft = r.left() + 252_px, valueRight = r.left() + 243_px;
    p.setFont(theme_.font(TextSize::normal, true));
    p.setPen(c.text);
    p.drawText(QRect(left, r.top() + 6_px, kWidth - 52_px, 24_px), Qt::AlignVCenter | Qt::AlignLeft,
               QFontMetrics(p.font()).elidedText(title(), Qt::ElideMiddle, kWidth - 52_px));
    p.setFont(theme_.font(TextSize::small));
    p.setPen(c.secondary);
    const QString line = tr("Law %1").arg(contact_.law) + (contact_.open ? tr(", no contact now: last values") : QString());
    p.drawText(QRect(left, r.top() + 30_px, kWidth - 24, 18_px), Qt::AlignVCenter | Qt::AlignLeft,
               QFontMetrics(p.font()).elidedText(line, Qt::ElideRight, kWidth - 24));
    int y = r.top() + kFirstRow;
    for (const Row& row : rows()) {
        if (row.swatch.isValid()) paintSwatch(p, left, y + kCardRow / 2.0, row.swatch);
        p.setFont(theme_.font(TextSize::normal));
        p.setPen(c.secondary);
        p.drawText(QRect(left + 16, y, 140_px, kCardRow), Qt::AlignVCenter | Qt::AlignLeft, row.label);
        p.drawText(QRect(unitLeft, y, 44_px, kCardRow), Qt::AlignVCenter | Qt::AlignLeft, row.unit);
        p.setPen(c.text);
        p.drawText(QRect(left + 100_px, y, valueRight - left - 100_px, kCardRow), Qt::AlignVCenter | Qt::AlignRight, row.value);
        y += kCardRow;
    }
}

bool ContactCard::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto list = rows();
        const int above = help->pos().y() - card().top() - kFirstRow, row = above / kCardRow;
        if (above >= 0 && row < static_cast<int>(list.size()) && !list[static_cast<std::size_t>(row)].exact.isEmpty())
            QToolTip::showText(help->globalPos(), QStringLiteral("%1: %2").arg(list[static_cast<std::size_t>(row)].label, list[static_cast<std::size_t>(row)].exact), this);
        return true;
    }
    return QWidget::event(event);
}

void ContactCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) emit closed();
    else QWidget::keyPressEvent(event);
}

void ContactCard::mousePressEvent(QMouseEvent* event) { event->accept(); } // not to the view below

} // namespace saltus::ui

#include "moc_contact_card.cpp"
