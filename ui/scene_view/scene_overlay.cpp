// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_overlay.h"

#include "ui/look/text_advance.h"
#include "ui/look/theme.h"
#include "ui/scene_view/scene_palette.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace saltus::ui::scene {

namespace {

constexpr double kInset = 12.0, kChipGap = 34.0, kCubeRoom = 96.0;
constexpr Px kChipHeight{28};

// Crisp one-pixel lines lie on half coordinates.
double onPixel(double x) { return std::floor(x) + 0.5; }

QFont symbolFont(QFont font) {
    font.setItalic(true);
    return font;
}

} // namespace

SceneOverlay::SceneOverlay(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
}

void SceneOverlay::setContent(OverlayContent content) {
    if (content == content_) return;
    QRegion dirty = region();
    content_ = std::move(content);
    layCube();
    dirty += region();
    update(dirty);
}

void SceneOverlay::layCube() {
    cube_.setLook(content_.azimuth, content_.elevation, QPointF(width() - 48.0, 53.0));
}

void SceneOverlay::setHovered(const QPointF& point) {
    const OrientationCube::Face* face = cube_.at(point);
    const QString name = face ? face->name : QString();
    if (name == hovered_) return;
    hovered_ = name;
    update(QRect(width() - 100, 0, 100, 110));
}

void SceneOverlay::resizeEvent(QResizeEvent*) { layCube(); }

double SceneOverlay::textWidth(const std::vector<TextRun>& text, bool small) const {
    double width = 0.0;
    const QFont font = theme_.font(small ? TextSize::small : TextSize::normal);
    for (const TextRun& run : text)
        width += textAdvance(run.style == TextRun::Style::symbol ? symbolFont(font) : font, run.text);
    return width;
}

QRectF SceneOverlay::chipRect(const QRectF& area) const {
    if (content_.chipTitle.isEmpty()) return {};
    const QFont normal = theme_.font(TextSize::normal);
    const double state = content_.chipState.isEmpty() ? 0.0 : kChipGap + textAdvance(normal, content_.chipState);
    const double wanted = std::max<double>(160_px, textAdvance(normal, content_.chipTitle) + state + 24.0);
    return {kInset + 0.5, kInset + 0.5, std::clamp(area.width() - kCubeRoom - kInset - 8.0, 0.0, wanted), kChipHeight - 1.0};
}

QRectF SceneOverlay::noteRect(const QRectF& area) const {
    if (content_.note.empty()) return {};
    const QFontMetricsF small(theme_.font(TextSize::small));
    return {16.0, area.height() - 16.0 - small.ascent(), textWidth(content_.note, true), small.height()};
}

std::vector<QRectF> SceneOverlay::readoutRects() const {
    std::vector<QRectF> rects;
    for (const QRectF& r : {chipRect(rect()), QRectF(width() - kCubeRoom, 8.0, 92.0, 92.0), noteRect(rect())})
        if (!r.isEmpty()) rects.push_back(r);
    return rects;
}

// A rim in the colour of the background: text is read over bodies, lines and shadows.
void SceneOverlay::drawHaloed(QPainter& painter, const QPointF& baseline, const QString& text, const QColor& color) const {
    QColor rim = theme_.colors().viewBottom;
    rim.setAlphaF(0.42f); // eight of them overlap
    painter.setPen(rim);
    for (const double x : {-1.25, 0.0, 1.25})
        for (const double y : {-1.25, 0.0, 1.25})
            if (x != 0.0 || y != 0.0) painter.drawText(baseline + QPointF(x, y), text);
    painter.setPen(color);
    painter.drawText(baseline, text);
}

void SceneOverlay::drawText(QPainter& painter, const std::vector<TextRun>& text, QPointF baseline, bool small) const {
    const QFont font = theme_.font(small ? TextSize::small : TextSize::normal);
    const Colors& c = theme_.colors();
    for (const TextRun& run : text) {
        const QFont used = run.style == TextRun::Style::symbol ? symbolFont(font) : font;
        painter.setFont(used);
        drawHaloed(painter, baseline, run.text, run.style == TextRun::Style::unit || small ? c.secondary : c.text);
        baseline.rx() += textAdvance(used, run.text);
    }
}

// Labels keep their side and move up or down until they are free of the others and of the readouts.
std::vector<SceneOverlay::Placed> SceneOverlay::placed(const QRectF& area) const {
    std::vector<QRectF> taken{chipRect(area), QRectF(area.width() - kCubeRoom, 8.0, 92.0, 92.0), noteRect(area)};
    const QFontMetricsF normal(theme_.font(TextSize::normal)), small(theme_.font(TextSize::small));
    std::vector<Placed> result;
    for (const Label& label : content_.labels) {
        double width = textWidth(label.text);
        double height = normal.height();
        if (!label.below.isEmpty()) {
            width = std::max(width, textAdvance(theme_.font(TextSize::small), label.below));
            height += small.height() + 1.0;
        }
        QRectF rect(label.leftwards ? label.anchor.x() - width : label.anchor.x(), label.anchor.y() - normal.height() / 2.0,
                    width, height);
        if (rect.left() < 6.0) rect.moveLeft(6.0);
        if (rect.right() > area.width() - 6.0) rect.moveRight(area.width() - 6.0);
        const double home = std::clamp(rect.top(), 4.0, std::max(4.0, area.height() - height - 4.0));
        bool found = false;
        for (int step = 0; step < 60 && !found; ++step) {
            const double shift = (step % 2 == 0 ? 1.0 : -1.0) * std::ceil(step / 2.0) * 6.0;
            rect.moveTop(home + shift);
            if (rect.top() < 2.0 || rect.bottom() > area.height() - 2.0) continue;
            const QRectF with_air = rect.adjusted(-4.0, -2.0, 4.0, 2.0);
            found = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(with_air); });
        }
        if (!found) continue; // no room: rather no label than two on top of each other
        taken.push_back(rect);
        result.push_back({rect, &label});
    }
    return result;
}

std::vector<QRectF> SceneOverlay::labelRects() const {
    std::vector<QRectF> rects;
    for (const Placed& p : placed(rect())) rects.push_back(p.rect);
    return rects;
}

QRegion SceneOverlay::region() const {
    if (!content_.message.isEmpty()) return rect();
    QRegion all(QRect(width() - 100, 0, 100, 110));
    const auto add = [&all](const QRectF& r, double air) { all += r.normalized().adjusted(-air, -air, air, air).toAlignedRect(); };
    if (const QRectF chip = chipRect(rect()); !chip.isNull()) add(chip, 4.0);
    if (const QRectF note = noteRect(rect()); !note.isNull()) add(note, 4.0);
    for (const Placed& p : placed(rect())) {
        add(p.rect, 4.0);
        if (p.label->leader) add(QRectF(*p.label->leader, p.rect.center()), 4.0);
    }
    for (const ImpulseArrow& a : content_.arrows) add(QRectF(a.foot, a.tip), 12.0);
    for (const DottedLine& line : content_.dotted) add(QRectF(line.from, line.to), 3.0);
    for (const ContactMark& mark : content_.contacts) add(QRectF(mark.at, mark.at), 9.0);
    for (const GizmoStroke& stroke : content_.strokes) add(stroke.points.boundingRect(), 6.0);
    if (!content_.box.isNull()) add(content_.box, 3.0);
    if (content_.gap) {
        add(QRectF(content_.gap->upper, QPointF(content_.gap->x, content_.gap->upper.y())), 8.0);
        add(QRectF(content_.gap->lower, QPointF(content_.gap->x, content_.gap->lower.y())), 8.0);
        add(QRectF(QPointF(content_.gap->x, content_.gap->upper.y()), QPointF(content_.gap->x, content_.gap->lower.y())), 8.0);
    }
    return all;
}

void SceneOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintOn(painter, rect());
}

void SceneOverlay::paintOn(QPainter& painter, const QRectF& area, Detail detail) const {
    const Colors& c = theme_.colors();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (!content_.message.isEmpty()) {
        QLinearGradient sky(0, 0, 0, area.height());
        sky.setColorAt(0, c.viewTop);
        sky.setColorAt(1, c.viewBottom);
        painter.fillRect(area, sky);
        painter.setFont(theme_.font(TextSize::normal));
        painter.setPen(c.secondary);
        painter.drawText(area.adjusted(32, 32, -32, -32), static_cast<int>(Qt::AlignCenter) | static_cast<int>(Qt::TextWordWrap), content_.message);
        return;
    }

    // Fine lines that lead from the picture to its numbers.
    const QColor fine = c.plotAxis;
    const bool all = detail == Detail::all;
    const std::vector<Placed> labels = all ? placed(area) : std::vector<Placed>{};
    for (const Placed& p : labels) {
        if (!p.label->leader) continue;
        const QFontMetricsF metrics(theme_.font(TextSize::normal));
        const double y = onPixel(p.rect.top() + metrics.height() / 2.0);
        const double x = p.label->leftwards ? p.rect.right() + 6.0 : p.rect.left() - 6.0;
        painter.setPen(QPen(fine, 1.0));
        const QPointF from(p.label->leader->x(), onPixel(p.label->leader->y()));
        if (std::abs(from.y() - y) < 3.0) painter.drawLine(QPointF(from.x(), y), QPointF(x, y));
        else painter.drawPolyline(QPolygonF({from, QPointF(x + (p.label->leftwards ? 10.0 : -10.0), y), QPointF(x, y)}));
    }
    if (content_.gap && all) {
        const GapMark& gap = *content_.gap;
        const double up = onPixel(gap.upper.y()), low = onPixel(gap.lower.y()), x = onPixel(gap.x);
        painter.setPen(QPen(fine, 1.0));
        painter.drawLine(QPointF(x + 8.0, up), QPointF(gap.upper.x() - 6.0, up));
        painter.drawLine(QPointF(x + 8.0, low), QPointF(gap.lower.x() - 9.0, low));
        painter.setPen(QPen(c.position, 1.5));
        painter.drawLine(QPointF(x, up), QPointF(x, low));
        painter.drawLine(QPointF(x - 4.0, up), QPointF(x + 4.0, up));
        painter.drawLine(QPointF(x - 4.0, low), QPointF(x + 4.0, low));
    }

    for (const DottedLine& line : content_.dotted) {
        QPen pen(c.impulse, 1.0, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2.0, 3.0});
        painter.setPen(pen);
        painter.setOpacity(line.opacity);
        const bool level = std::abs(line.from.y() - line.to.y()) < 0.5;
        painter.drawLine(level ? QLineF(line.from.x(), onPixel(line.from.y()), line.to.x(), onPixel(line.from.y())) : QLineF(line.from, line.to));
        painter.setOpacity(1.0);
    }
    for (const ImpulseArrow& arrow : content_.arrows) {
        QLineF axis(arrow.foot, arrow.tip);
        if (axis.length() < 1.0) continue;
        const QPointF along = (arrow.tip - arrow.foot) / axis.length(), across(-along.y(), along.x());
        const double head = arrow.width * 4.1, half = arrow.width * 1.73; // of constant size
        const QPointF neck = arrow.tip - along * std::min(head, axis.length());
        painter.setOpacity(arrow.opacity);
        QPainterPath shape; // in one piece: translucent arrows show no seam
        const QPointF w = across * arrow.width / 2.0;
        shape.addPolygon(QPolygonF({arrow.foot - w, neck - w, neck - across * half, arrow.tip, neck + across * half, neck + w, arrow.foot + w}));
        shape.closeSubpath();
        painter.fillPath(shape, c.impulse);
        painter.setOpacity(1.0);
    }
    for (const ContactMark& mark : content_.contacts) {
        if (mark.ring) {
            painter.setPen(QPen(c.accent, 2.0));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(mark.at, 6.0, 6.0);
        }
        if (mark.closed) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.stick);
            painter.drawEllipse(mark.at, 3.5, 3.5);
        }
    }
    painter.setBrush(Qt::NoBrush);
    if (!all) return;

    if (!content_.strokes.empty()) {
        const Palette palette = paletteOf(theme_);
        const auto colour = [&](GizmoStroke::Hue hue) {
            const auto rgb = [](const osg::Vec3& v) { return QColor::fromRgbF(v.x(), v.y(), v.z()); };
            switch (hue) {
            case GizmoStroke::Hue::x: return rgb(palette.axes[0]);
            case GizmoStroke::Hue::y: return rgb(palette.axes[1]);
            case GizmoStroke::Hue::z: return rgb(palette.axes[2]);
            case GizmoStroke::Hue::velocity: return c.velocity;
            case GizmoStroke::Hue::spin: return c.parameter;
            case GizmoStroke::Hue::guide: return c.secondary;
            case GizmoStroke::Hue::all: return c.text;
            }
            return c.text;
        };
        for (const GizmoStroke& stroke : content_.strokes) {
            painter.setOpacity(stroke.opacity);
            if (stroke.width > 0.0) {
                QPen pen(colour(stroke.hue), stroke.width, stroke.dashed ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
                painter.setPen(pen);
                if (stroke.points.size() > 20 && stroke.points.first() != stroke.points.last() && stroke.width < 2.0) painter.drawPolygon(stroke.points);
                else painter.drawPolyline(stroke.points);
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colour(stroke.hue));
                painter.drawPolygon(stroke.points);
                painter.setBrush(Qt::NoBrush);
            }
        }
        painter.setOpacity(1.0);
    }
    if (!content_.box.isNull()) {
        painter.setPen(QPen(c.accent, 1.0, Qt::DashLine));
        QColor soft = c.accent;
        soft.setAlphaF(0.10f);
        painter.setBrush(soft);
        const QRectF box(onPixel(content_.box.left()), onPixel(content_.box.top()), std::floor(content_.box.width()), std::floor(content_.box.height()));
        painter.drawRect(box);
        painter.setBrush(Qt::NoBrush);
    }

    const QFontMetricsF normal(theme_.font(TextSize::normal)), small(theme_.font(TextSize::small));
    for (const Placed& p : labels) {
        const double width = textWidth(p.label->text);
        const double x = p.label->leftwards ? p.rect.right() - width : p.rect.left();
        if (p.label->plate) {
            QColor card = c.raised;
            card.setAlphaF(0.86f);
            painter.setPen(QPen(c.border, 1.0));
            painter.setBrush(card);
            painter.drawRoundedRect(QRectF(x, p.rect.top(), width, normal.height()).adjusted(-8, -4, 8, 4), 6.0, 6.0);
            painter.setBrush(Qt::NoBrush);
        }
        drawText(painter, p.label->text, QPointF(x, p.rect.top() + normal.ascent()), false);
        if (p.label->below.isEmpty()) continue;
        painter.setFont(theme_.font(TextSize::small));
        const double lower = p.label->leftwards ? p.rect.right() - textAdvance(theme_.font(TextSize::small), p.label->below) : p.rect.left();
        drawHaloed(painter, QPointF(lower, p.rect.top() + normal.height() + 1.0 + small.ascent()), p.label->below, c.secondary);
    }

    if (const QRectF chip = chipRect(area); chip.width() > 24.0) {
        const double state = content_.chipState.isEmpty() ? 0.0 : textAdvance(theme_.font(TextSize::normal), content_.chipState) + 8.0;
        QColor card = c.raised;
        card.setAlphaF(0.86f);
        painter.setPen(QPen(c.border, 1.0));
        painter.setBrush(card);
        painter.drawRoundedRect(chip, 6.0, 6.0);
        painter.setBrush(Qt::NoBrush);
        painter.setFont(theme_.font(TextSize::normal));
        painter.setPen(c.text);
        painter.drawText(chip.adjusted(12, 0, -12, 0), static_cast<int>(Qt::AlignVCenter) | static_cast<int>(Qt::AlignLeft),
                         normal.elidedText(content_.chipTitle, Qt::ElideRight, chip.width() - 24.0 - state));
        painter.setPen(c.secondary);
        painter.drawText(chip.adjusted(12, 0, -12, 0), static_cast<int>(Qt::AlignVCenter) | static_cast<int>(Qt::AlignRight), content_.chipState);
    }
    if (!content_.note.empty()) drawText(painter, content_.note, QPointF(16.0, area.height() - 16.0), true);

    OrientationCube cube;
    cube.setLook(content_.azimuth, content_.elevation, QPointF(area.width() - 48.0, 53.0));
    const OrientationCube::Face* hovered = nullptr;
    for (const auto& face : cube.faces())
        if (!hovered_.isEmpty() && face.name == hovered_) hovered = &face;
    cube.paint(painter, theme_, hovered);
}

} // namespace saltus::ui::scene

#include "moc_scene_overlay.cpp"
