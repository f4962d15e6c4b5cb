// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_frame.h"

#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace saltus::ui {
namespace {

// A drawing function on a layer of QCustomPlot.
class Drawing : public QCPLayerable {
public:
    Drawing(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> draw)
        : QCPLayerable(plot, layer), draw_(std::move(draw)) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override {
        painter->save();
        // Not QCPPainter's own switch: it shifts everything by half a pixel, images too.
        static_cast<QPainter*>(painter)->setRenderHint(QPainter::Antialiasing, true);
        static_cast<QPainter*>(painter)->setRenderHint(QPainter::LosslessImageRendering, true);
        draw_(*painter);
        static_cast<QPainter*>(painter)->setRenderHint(QPainter::Antialiasing, false);
        painter->restore();
    }

private:
    std::function<void(QCPPainter&)> draw_;
};

constexpr double leftMargin = 52, rightMargin = 20, topMargin = 32, stackedTop = 28, bottomMargin = 32, stackedBottom = 8,
                 tightTop = 20, tightBottom = 22, tightStacked = 6, legendPitch = 16, legendDescent = 12, tightDescent = 6, xLabelRoom = 6,
                 roomyHeight = 64, tightHeight = 34, // of the curves: margins begin to give way, have given way
                  markWidth = 16, swatchWidth = 8, markGap = 6, itemGap = 16;

double widthOfMark(const LegendItem& item) {
    switch (item.mark) {
    case LegendItem::Mark::none: return 0.0;
    case LegendItem::Mark::swatch:
    case LegendItem::Mark::ring: return swatchWidth + markGap;
    case LegendItem::Mark::line:
    case LegendItem::Mark::dashes: break;
    }
    return markWidth + markGap;
}

} // namespace

void RoundTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
                           QVector<double>* subTicks, QVector<QString>* tickLabels) {
    ticks.clear();
    for (const double tick : ticksIn({range.lower, range.upper}, step_)) ticks.push_back(tick);
    if (subTicks != nullptr) subTicks->clear();
    if (tickLabels == nullptr) return;
    tickLabels->clear();
    for (const double tick : ticks) tickLabels->push_back(tickLabel(tick, step_, scale_, kind_));
}

PlotFrame::PlotFrame(PlotContent& content, PlotStyle style, QWidget* parent)
    : QCustomPlot(parent), content_(content), style_(std::move(style)), xTicker_(new RoundTicker),
      yTicker_(new RoundTicker) {
    setInteractions(QCP::Interactions());
    setNoAntialiasingOnDrag(false);
    addLayer(QStringLiteral("now"), layer(QStringLiteral("axes")), limAbove);
    layer(QStringLiteral("now"))->setMode(QCPLayer::lmBuffered);
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMinimumMargins(QMargins());
    plotLayout()->setAutoMargins(QCP::msNone);
    plotLayout()->setMargins(QMargins());
    xAxis2->setVisible(false);
    yAxis2->setVisible(false);
    xAxis->setTicker(xTicker_);
    yAxis->setTicker(yTicker_);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setSubTicks(false);
        axis->setLabel(QString());
    }
    // The grid lies under the curves, the axes over them.
    new Drawing(this, QStringLiteral("main"), [this](QCPPainter& painter) { drawContent(painter); });
    new Drawing(this, QStringLiteral("axes"), [this](QCPPainter& painter) { drawHeader(painter); });
    new Drawing(this, QStringLiteral("now"), [this](QCPPainter& painter) { drawNow(painter); });
    applyLook();
}

void PlotFrame::setLook(const PlotStyle& style) {
    style_ = style;
    applyLook();
}

void PlotFrame::applyLook() {
    const double px = style_.px;
    setBackground(QBrush(style_.colors.plotCanvas));
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setBasePen(QPen(style_.colors.plotAxis, style_.axisWidth));
        axis->setTickPen(QPen(style_.colors.plotAxis, style_.axisWidth));
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(static_cast<int>(4 * px));
        axis->setTickLabelFont(style_.font);
        axis->setTickLabelColor(style_.print ? style_.colors.text : style_.colors.secondary);
        axis->setTickLabelPadding(static_cast<int>((axis == yAxis ? 4 : 3) * px));
        axis->grid()->setPen(QPen(style_.colors.plotGrid, style_.gridWidth));
        axis->grid()->setZeroLinePen(Qt::NoPen);
        axis->grid()->setSubGridVisible(false);
    }
}

void PlotFrame::setRanges(const Range& x, const Range& y) {
    x_ = x;
    y_ = y;
    xAxis->setRange(x.begin, x.end);
    yAxis->setRange(y.begin, y.end);
}

void PlotFrame::setStack(bool first, bool last) {
    first_ = first;
    last_ = last;
    xAxis->setTickLabels(last);
}

void PlotFrame::setMessage(const QString& message, bool isError) {
    message_ = message;
    messageIsError_ = isError;
    // No made-up numbers on the axes of an empty plot.
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTicks(message.isEmpty());
        axis->grid()->setVisible(message.isEmpty());
    }
}

int PlotFrame::mostTicksY(const QSize& size) const {
    return std::clamp(static_cast<int>(innerHeight(size) / 26.0), 3, 6);
}

PlotFrame::Room PlotFrame::roomOf(double height) const {
    const double top = first_ ? topMargin : stackedTop, bottom = last_ ? bottomMargin : stackedBottom;
    const double curves = height - top - bottom - (last_ ? xLabelRoom : 0.0);
    const double squeeze = style_.print ? 0.0 : std::clamp((roomyHeight - curves) / (roomyHeight - tightHeight), 0.0, 1.0);
    const auto between = [squeeze](double roomy, double tight) { return roomy + squeeze * (tight - roomy); };
    const bool inside = squeeze > 0.4;
    return {between(top, tightTop), inside ? between(bottom, last_ ? tightBottom : tightStacked) : bottom, inside ? 0.0 : xLabelRoom, between(legendDescent, tightDescent), inside};
}

double PlotFrame::innerHeight(const QSize& size) const { // at the size at which lengths are drawn
    const double height = size.height() / style_.px;
    const Room room = roomOf(height);
    return height - room.top - room.bottom - (last_ ? room.label : 0.0);
}

int PlotFrame::mostTicksX(const QSize& size) const {
    const double width = size.width() / style_.px - leftMargin - rightMargin;
    return std::clamp(static_cast<int>(width / 60.0), 3, 6);
}

int PlotFrame::plan(const QSize& size) {
    const double px = style_.px;
    height_ = size.height() / px;
    const QFontMetricsF metrics(style_.font);
    exponentX_ = axisExponent(x_);
    exponentY_ = axisExponent(y_);
    const double scaleX = std::pow(10.0, exponentX_), scaleY = std::pow(10.0, exponentY_);

    const TickKind kindX = content_.timeAxis() ? TickKind::decimal : fitting(content_.tickKind(Qt::Horizontal), x_), kindY = fitting(content_.tickKind(Qt::Vertical), y_);
    // Where there is no room for three labels there are two, or that of 0 alone.
    const auto stepOfY = [&](double high) {
        const double step = high < 30.0 ? 10.0 * std::max(std::abs(y_.begin), std::abs(y_.end)) : tickStep(y_, high < 54.0 ? 2 : mostTicksY(size), kindY);
        return high >= 34.0 && ticksIn(y_, step).size() < 2 ? tickStep(y_, 3, kindY) : step; // 0 alone gives no scale
    };
    const double stepY = stepOfY(innerHeight(size));
    yTicker_->set(stepY, scaleY, kindY);
    double widest = 0.0;
    for (const double tick : ticksIn(y_, stepY))
        widest = std::max(widest, metrics.horizontalAdvance(tickLabel(tick, stepY, scaleY, kindY)));
    planned_ = static_cast<int>(std::ceil(std::max(style_.print ? 30.0 * px : leftMargin * std::min(px, 1.2), widest + 14.0 * px)));

    // As many labels as stand apart by their own half width.
    const double width = size.width() - planned_ - rightMargin * px;
    int most = 6;
    double stepX = tickStep(x_, most, kindX), label = 0.0;
    for (; most > 2; --most) {
        stepX = tickStep(x_, most, kindX);
        label = 0.0;
        for (const double tick : ticksIn(x_, stepX))
            label = std::max(label, metrics.horizontalAdvance(tickLabel(tick, stepX, scaleX, kindX)));
        if (label * 1.4 + 8.0 * px <= width * stepX / x_.span()) break;
    }
    for (int i = 0; i < 4 && label * 1.1 + 4.0 * px > width * stepX / x_.span(); ++i) stepX *= 2.0; // one is better than two that run together
    xTicker_->set(stepX, scaleX, kindX);
    // A label at the right end needs half its width beyond it, else it is left out.
    rightMargin_ = std::max((style_.print ? 10.0 : rightMargin) * px, last_ ? std::ceil(0.5 * label + 3.0 * px) : 0.0);

    // The legend flows over as many lines as it needs.
    legend_ = content_.legend(style_, exponentY_);
    xLabel_ = last_ || !content_.timeAxis() ? content_.xLabel(exponentX_) : TextRuns{};
    legendAt_.clear();
    double x = 0.0;
    legendLines_ = 1;
    std::vector<int> lineOf;
    const auto widthOfItem = [&](const LegendItem& item) { return widthOfMark(item) * px + widthOf(item.text, style_); };
    for (std::size_t i = 0; i < legend_.size(); ++i) {
        const double needs = widthOfItem(legend_[i]);
        // What has no mark of its own, a unit of all, stays with the one before.
        const bool unit = i + 1 < legend_.size() && legend_[i + 1].mark == LegendItem::Mark::none;
        const double together = needs + (unit ? itemGap * px + widthOfItem(legend_[i + 1]) : 0.0);
        if (i > 0 && legend_[i].mark != LegendItem::Mark::none && x + together > width) {
            x = 0.0;
            ++legendLines_;
        }
        if (x == 0.0 && needs > width) x = -std::min(needs - width, planned_ - 8.0 * px); // over the axis's numbers there is room
        legendAt_.emplace_back(x, 0.0);
        lineOf.push_back(legendLines_);
        x += needs + itemGap * px;
    }
    if (legendLines_ > 1) yTicker_->set(stepOfY(innerHeight(size) - (legendLines_ - 1) * legendPitch), scaleY, kindY); // what it takes is not the curves'
    const double descent = roomOf(height_).legendDescent * px;
    for (std::size_t i = 0; i < legendAt_.size(); ++i)
        legendAt_[i].setY(-descent - (legendLines_ - lineOf[i]) * legendPitch * px);
    return planned_;
}

void PlotFrame::arrange(int left) {
    const double px = style_.px;
    const Room room = roomOf(height_);
    double top = room.top + (legendLines_ - 1) * legendPitch, bottom = room.bottom;
    if (style_.print) { // paper is dear
        top -= 7.0;
        bottom = 24.0;
    }
    if (!xLabel_.empty()) bottom += style_.print ? 12.0 : room.label;
    axisRect()->setMargins(QMargins(left, static_cast<int>(top * px), static_cast<int>(rightMargin_),
                                    static_cast<int>(bottom * px)));
}

View PlotFrame::view() const {
    return {QRectF(axisRect()->rect()), x_, y_, style_.print ? 600.0 / unitsPerInch : bufferDevicePixelRatio(),
            style_.print};
}

void PlotFrame::drawContent(QCPPainter& painter) {
    const View v = view();
    if (v.rect.width() < 2.0 || v.rect.height() < 2.0) return;
    if (!message_.isEmpty()) return;
    painter.setClipRect(v.rect.adjusted(-4.0 * style_.px, -4.0 * style_.px, 4.0 * style_.px, style_.px));
    content_.draw(painter, v, style_, shown_);
    painter.setClipping(false);
}

void PlotFrame::drawHeader(QCPPainter& painter) {
    const View v = view();
    const double px = style_.px;
    for (std::size_t i = 0; i < legend_.size(); ++i) {
        const LegendItem& item = legend_[i];
        QPointF at = v.rect.topLeft() + legendAt_[i];
        const double middle = at.y() - 4.0 * px; // half the height of a capital
        if (item.mark == LegendItem::Mark::swatch) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(item.color);
            painter.drawRoundedRect(QRectF(at.x(), middle - 4.0 * px, 8.0 * px, 8.0 * px), 2.0 * px, 2.0 * px);
        } else if (item.mark == LegendItem::Mark::ring) {
            painter.setPen(QPen(item.color, 1.25 * px));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(QPointF(at.x() + 4.0 * px, middle), 3.5 * px, 3.5 * px);
        } else if (item.mark != LegendItem::Mark::none) {
            QPen pen(item.color, 2.0 * px);
            pen.setCapStyle(Qt::FlatCap);
            if (item.mark == LegendItem::Mark::dashes) pen.setDashPattern({2.0, 1.5});
            painter.setPen(pen);
            painter.drawLine(QPointF(at.x(), middle), QPointF(at.x() + markWidth * px, middle));
        }
        at.rx() += widthOfMark(item) * px;
        drawRuns(painter, at, elided(item.text, style_, v.rect.right() + rightMargin_ - 4.0 * px - at.x()), style_);
    }
    if (!xLabel_.empty()) {
        const TextRuns label = elided(xLabel_, style_, v.rect.right() - 4.0 * px);
        // Under the numbers of the axis, at its right end; where there is no room, over them.
        const bool inside = roomOf(height_).labelInside;
        const QPointF at(v.rect.right() - widthOf(label, style_), v.rect.bottom() + (inside ? -4.0 : 33.0) * px);
        if (inside) {
            QColor behind = style_.colors.plotCanvas;
            behind.setAlphaF(0.8F);
            painter.fillRect(QRectF(at.x() - 3.0 * px, at.y() - 12.0 * px, v.rect.right() - at.x() + 3.0 * px, 15.0 * px), behind);
        }
        drawRuns(painter, at, label, style_);
    }
    if (!message_.isEmpty()) {
        // Within the axes, else over them, else smaller: it is not cut.
        constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
        QFont font = style_.font;
        QRectF room = v.rect.adjusted(8 * px, 4 * px, -8 * px, -4 * px), needs;
        const auto fits = [&] {
            needs = QFontMetricsF(font).boundingRect(room, flags, message_);
            return needs.width() <= room.width() && needs.height() <= room.height();
        };
        if (!fits()) {
            room = QRectF(QPointF(4 * px, v.rect.top()), QPointF(width() - 4 * px, height() - 2 * px));
            while (!fits() && QFontInfo(font).pixelSize() > 7) font.setPixelSize(QFontInfo(font).pixelSize() - 1);
            painter.fillRect(needs.adjusted(-2 * px, 0, 2 * px, 0), style_.colors.plotCanvas);
        }
        painter.setFont(font);
        painter.setPen(messageIsError_ ? style_.colors.errorText : style_.colors.secondary);
        painter.drawText(room, flags, message_);
    }
}

void PlotFrame::drawNow(QCPPainter& painter) {
    if (style_.print) return; // cursors are of the screen
    drawFocus(painter);       // also of a plot that has nothing to show yet
    if (!message_.isEmpty()) return;
    const View v = view();
    if (v.rect.width() < 2.0) return;
    if (content_.timeAxis()) {
        // Through all plots of the stack.
        const double top = first_ ? v.rect.top() - 6.0 : 0.0, bottom = last_ ? v.rect.bottom() : height();
        const auto line = [&](double time, const QPen& pen) {
            if (!x_.contains(time)) return;
            const double x = std::floor(v.toX(time)) + 0.5;
            painter.setPen(pen);
            painter.drawLine(QPointF(x, top), QPointF(x, bottom));
        };
        if (shown_.impact) {
            QPen pen(style_.colors.secondary, 1.0);
            pen.setDashPattern({2.0, 3.0});
            line(shown_.impactTime, pen);
        }
        line(shown_.cursor, QPen(style_.colors.accent, 1.0));
    }
    content_.drawNow(painter, v, style_, shown_);
    drawOverlay(painter, v);
}

} // namespace saltus::ui

#include "moc_plot_frame.cpp"
