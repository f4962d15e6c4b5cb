// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/impact_card.h"

#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/popover.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {

namespace {
constexpr Px kFirstRow{50}, kRow{24};
}

ImpactCard::ImpactCard(Theme& theme, QWidget* window) : QWidget(window), theme_(theme) {
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Impact"));
    previous_ = iconButton(theme, QStringLiteral("prev"), tr("Previous impact"), this);
    next_ = iconButton(theme, QStringLiteral("next"), tr("Next impact"), this);
    setKeyTip(previous_, tr("Previous impact"), "run.previous");
    setKeyTip(next_, tr("Next impact"), "run.next");
    close_ = iconButton(theme, QStringLiteral("close"), tr("Close (Esc)"), this);
    go_ = new QPushButton(tr("Go to this instant"), this);
    go_->setFlat(true);
    go_->setCursor(Qt::PointingHandCursor);
    go_->setToolTip(tr("Every view shows this time; double-click does the same"));
    const auto tint = [this] {
        go_->setStyleSheet(QStringLiteral("QPushButton { background: transparent; border: none; padding: 0; text-align: left; "
                                          "min-height: %2px; color: %1; font-size: %3pt; }"
                                          "QPushButton:hover, QPushButton:focus { text-decoration: underline; }")
                               .arg(theme_.colors().accentText.name()).arg(20_px).arg(9 * theme_.fontScale()));
        resize(kWidth + 2 * kShadow, kHeight + kTail + 2 * kShadow);
        const QRect c = card();
        const int side = close_->width();
        close_->move(c.right() - 6 - side, c.top() + 6);
        next_->move(c.right() - 6 - 2 * side, c.top() + 6);
        previous_->move(c.right() - 6 - 3 * side, c.top() + 6);
        go_->ensurePolished(); // as wide as its words: they are longer in some languages
        go_->setGeometry(c.left() + 12, c.bottom() - 25_px, std::max<int>(150_px, go_->fontMetrics().horizontalAdvance(go_->text()) + 4), 22_px);
        update();
    };
    tint();
    connect(&theme, &Theme::changed, this, tint);
    connect(previous_, &QToolButton::clicked, this, &ImpactCard::previousWanted);
    connect(next_, &QToolButton::clicked, this, &ImpactCard::nextWanted);
    connect(close_, &QToolButton::clicked, this, &ImpactCard::closed);
    connect(go_, &QPushButton::clicked, this, [this] { emit goToWanted(impact_.time); });
    new PopoverShadow(*this, [this] { return card(); }); // the lane with the cursor lies below
    hide();
}

void ImpactCard::show(const Impact& impact, std::size_t number, const QString& contact, bool hasPrevious, bool hasNext) {
    impact_ = impact;
    title_ = tr("Impact %1").arg(groupedInteger(static_cast<qint64>(number)));
    contact_ = contact;
    previous_->setEnabled(hasPrevious);
    next_->setEnabled(hasNext);
    setAccessibleDescription(tr("%1 at %2 s").arg(title_, fixedNumber(impact.time, 6)));
    update();
    QWidget::show();
    raise();
}

void ImpactCard::pointAt(const QPoint& tip, int left, int right) {
    const int x = std::clamp(tip.x() - kWidth * 6 / 10, left + 8, std::max(left + 8, right - kWidth - 8));
    tail_ = std::clamp(tip.x() - x, 16, kWidth - 16);
    move(x - kShadow, tip.y() - kHeight - kTail - kShadow);
    update();
}

std::vector<ImpactCard::Row> ImpactCard::rows() const {
    const bool angular = impact_.angular != 0; // a limit of a joint's angle
    const QString speed = angular ? QStringLiteral("rad/s") : QStringLiteral("m/s");
    const auto exact = [](double x) { return exactText(x); };
    const double e = impact_.velocity_before != 0.0 ? -impact_.velocity_after / impact_.velocity_before
                                                    : std::numeric_limits<double>::quiet_NaN();
    // Both velocities in the unit of the greater one.
    const bool small = !angular && std::max(std::abs(impact_.velocity_before), std::abs(impact_.velocity_after)) < 0.1;
    const double scale = small ? 1e3 : 1.0;
    const ShownNumber p = shown(impact_.impulse, angular ? QStringLiteral("N m s") : QStringLiteral("N s")), energy = shown(impact_.energy, QStringLiteral("J"));
    return {
        {QStringLiteral("v⁻ → v⁺"),
         QStringLiteral("%1 → %2").arg(plainNumber(impact_.velocity_before * scale), plainNumber(impact_.velocity_after * scale)),
         small ? QStringLiteral("mm/s") : speed, exact(impact_.velocity_before) + QStringLiteral(" → ") + exact(impact_.velocity_after), 1},
        {tr("Impulse p"), p.value, p.unit, exact(impact_.impulse), 2},
        {tr("e measured"), plainNumber(e), {}, exact(e), 0},
        {tr("Energy ΔE"), energy.value, energy.unit, exact(impact_.energy), 3},
        {tr("Residual"), impact_.residual == 0.0 ? QStringLiteral("0") : QString::number(impact_.residual, 'g', 2).replace(QLatin1String("e-"), QStringLiteral("e−")),
         speed, exact(impact_.residual), 4},
    };
}

void ImpactCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Colors& c = theme_.colors();
    const QRectF body = QRectF(card()).adjusted(0.5, 0.5, -0.5, -0.5);
    paintPopover(p, theme_, body, body.left() + tail_);

    const QRect r = card();
    const int left = r.left() + 12, valueRight = r.left() + 243_px, unitLeft = r.left() + 252_px;
    p.setFont(theme_.font(TextSize::normal, true));
    p.setPen(c.text);
    p.drawText(QRect(left, r.top() + 6_px, 200_px, 24_px), Qt::AlignVCenter | Qt::AlignLeft, title_);
    p.setFont(theme_.font(TextSize::small));
    p.setPen(c.secondary);
    QString digits = fixedNumber(impact_.time, 6);
    digits.insert(digits.size() - 3, QChar(0x2009));
    const QString line = QStringLiteral("t = %1 s   %2").arg(digits, contact_);
    p.drawText(QRect(left, r.top() + 30_px, kWidth - 24, 18_px), Qt::AlignVCenter | Qt::AlignLeft,
               QFontMetrics(p.font()).elidedText(line, Qt::ElideRight, kWidth - 24));
    int y = r.top() + kFirstRow;
    for (const Row& row : rows()) {
        const QRect area(left, y, kWidth - 24, kRow);
        switch (row.swatch) {
        case 1: paintSwatch(p, left, area.center().y() + 0.5, c.velocity); break;
        case 2: paintSwatch(p, left, area.center().y() + 0.5, c.impulse); break;
        case 3: paintSwatch(p, left, area.center().y() + 0.5, c.loss); break;
        case 4:
            p.drawPixmap(left - 2, area.center().y() - 5, theme_.pixmap(QStringLiteral("check"), 12, c.secondary, devicePixelRatioF()));
            break;
        default: break;
        }
        p.setFont(theme_.font(TextSize::normal));
        p.setPen(c.secondary);
        p.drawText(QRect(left + 16, y, 120_px, kRow), Qt::AlignVCenter | Qt::AlignLeft, row.label);
        p.drawText(QRect(unitLeft, y, 44_px, kRow), Qt::AlignVCenter | Qt::AlignLeft, row.unit);
        p.setPen(c.text);
        p.drawText(QRect(left + 80_px, y, valueRight - left - 80_px, kRow), Qt::AlignVCenter | Qt::AlignRight, row.value);
        y += kRow;
    }
    p.fillRect(QRect(r.left() + 1, r.bottom() - 29_px, kWidth - 2, 1), c.border);
    p.setFont(theme_.font(TextSize::small));
    p.setPen(c.secondary);
    p.drawText(QRect(r.right() - 112_px, r.bottom() - 26_px, 100_px, 24_px), Qt::AlignVCenter | Qt::AlignRight, tr("double-click"));
}

bool ImpactCard::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = (help->pos().y() - card().top() - kFirstRow) / kRow;
        const auto list = rows();
        if (row >= 0 && row < static_cast<int>(list.size()) && help->pos().y() > card().top() + kFirstRow)
            QToolTip::showText(help->globalPos(), QStringLiteral("%1: %2 %3").arg(list[static_cast<std::size_t>(row)].label,
                                                                                  list[static_cast<std::size_t>(row)].exact,
                                                                                  list[static_cast<std::size_t>(row)].unit), this);
        return true;
    }
    return QWidget::event(event);
}

void ImpactCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ImpactCard::mousePressEvent(QMouseEvent* event) { event->accept(); } // not to the view below

void ImpactCard::mouseDoubleClickEvent(QMouseEvent* event) {
    event->accept();
    emit goToWanted(impact_.time);
}

} // namespace saltus::ui

#include "moc_impact_card.cpp"
