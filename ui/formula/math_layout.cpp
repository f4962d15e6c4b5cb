// SPDX-License-Identifier: GPL-3.0-or-later
// Proportions after the conventions of mathematical typesetting: the axis (fraction rules, minus signs, brackets' middle)
// lies at half the height of x above the baseline; indices have 7/10 of the size, those of indices 1/2.
// Source: D. E. Knuth, "The TeXbook", 1984, appendix G, simplified.
#include "ui/formula/math_layout.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr double kScript = 0.72;
constexpr int kSmallestPixels = 7;

double pixelsOf(const QFont& font) { return font.pixelSize() > 0 ? font.pixelSize() : QFontMetricsF(font).height() / 1.25; }

QFont scaled(QFont font, double factor) {
    font.setPixelSize(std::max(kSmallestPixels, static_cast<int>(std::lround(pixelsOf(font) * factor))));
    return font;
}

class Setter {
public:
    Setter(const QFont& font, int level) : font_(font), level_(level), metrics_(font), em_(pixelsOf(font)) {}

    MathLayout set(const MathNode& node) const {
        switch (node.kind) {
        case MathNode::Kind::row: return row(node.parts);
        case MathNode::Kind::text: return text(node);
        case MathNode::Kind::fraction: return fraction(node);
        case MathNode::Kind::script: return script(node);
        case MathNode::Kind::root: return root(node);
        case MathNode::Kind::fence: return fence(node);
        case MathNode::Kind::table: return table(node);
        case MathNode::Kind::accent: return accent(node);
        }
        return {};
    }

    MathLayout row(const std::vector<MathNode>& parts) const {
        MathLayout made = empty();
        for (const MathNode& part : parts) {
            const MathLayout inner = set(part);
            made.add(inner, {made.width, 0.0});
            made.width += inner.width;
        }
        return made;
    }

private:
    double rule() const { return std::max(1.0, em_ / 14.0); }
    double axis() const { return 0.5 * metrics_.xHeight(); }
    Setter smaller() const { return Setter(level_ < 2 ? scaled(font_, kScript) : font_, level_ + 1); }
    MathLayout empty() const {
        MathLayout made;
        made.ascent = metrics_.capHeight();
        return made;
    }

    MathLayout text(const MathNode& node) const {
        using Style = MathNode::Style;
        MathLayout made;
        QFont font = font_;
        if (node.style == Style::symbol) font.setItalic(true);
        const QFontMetricsF metrics(font);
        double before = 0.0, after = 0.0;
        if (level_ == 0) {
            if (node.style == Style::relation) before = after = 0.30 * em_;
            if (node.style == Style::sum) before = after = 0.24 * em_;
        } else if (node.style == Style::relation || node.style == Style::sum) {
            before = after = 0.08 * em_;
        }
        if (node.style == Style::product) before = after = node.text.isEmpty() ? 0.11 * em_ : 0.12 * em_;
        MathMark mark;
        mark.at = {before, 0.0};
        mark.text = node.text;
        mark.font = font;
        mark.secondary = node.style == Style::unit;
        made.width = before + metrics.horizontalAdvance(node.text) + after;
        // Italic letters lean out of their advance.
        if (node.style == Style::symbol) made.width += 0.04 * em_;
        const QRectF ink = metrics.tightBoundingRect(node.text);
        made.ascent = std::max(metrics.xHeight(), -ink.top());
        made.descent = std::max(0.0, ink.bottom());
        if (!node.text.isEmpty()) made.marks.push_back(std::move(mark));
        return made;
    }

    void line(MathLayout& to, QPointF from, QPointF until, double width) const {
        MathMark mark;
        mark.path.moveTo(from);
        mark.path.lineTo(until);
        mark.stroke = width;
        to.marks.push_back(std::move(mark));
    }

    MathLayout fraction(const MathNode& node) const {
        // Fractions inside fractions are set smaller, so that a tower stays readable.
        const Setter inner(level_ == 0 && depth_ == 0 ? font_ : scaled(font_, 0.85), level_, depth_ + 1);
        const MathLayout top = inner.set(node.parts[0]), bottom = inner.set(node.parts[1]);
        const double gap = 0.16 * em_, side = 0.10 * em_, over = 0.10 * em_;
        MathLayout made;
        const double bar = std::max(top.width, bottom.width) + 2.0 * over;
        made.width = bar + 2.0 * side;
        made.add(top, {side + 0.5 * (bar - top.width), -axis() - gap - top.descent});
        made.add(bottom, {side + 0.5 * (bar - bottom.width), -axis() + gap + bottom.ascent});
        line(made, {side, -axis()}, {side + bar, -axis()}, rule());
        return made;
    }

    MathLayout script(const MathNode& node) const {
        const MathLayout base = set(node.parts[0]);
        MathLayout made = base;
        double right = base.width;
        if (!node.parts[1].isEmptyRow()) {
            const MathLayout index = smaller().set(node.parts[1]);
            const double drop = std::max(0.18 * em_, base.descent - 0.05 * em_);
            made.add(index, {base.width, drop + 0.3 * index.ascent});
            right = std::max(right, base.width + index.width + 0.06 * em_);
        }
        if (!node.parts[2].isEmptyRow()) {
            const MathLayout exponent = smaller().set(node.parts[2]);
            const double rise = std::max(0.36 * em_ + exponent.descent, base.ascent - 0.30 * em_ + exponent.descent);
            made.add(exponent, {base.width + 0.05 * em_, -rise});
            right = std::max(right, base.width + 0.05 * em_ + exponent.width + 0.04 * em_);
        }
        made.width = right;
        return made;
    }

    MathLayout root(const MathNode& node) const {
        const MathLayout inner = set(node.parts[0]);
        const double over = 0.14 * em_, hook = 0.55 * em_, top = inner.ascent + over + rule(), bottom = inner.descent + 0.04 * em_;
        MathLayout made;
        double left = 0.0;
        if (node.parts.size() > 1) {
            const MathLayout index = Setter(scaled(font_, 0.6), 2).set(node.parts[1]);
            made.add(index, {0.0, -0.45 * top});
            left = std::max(0.0, index.width - 0.30 * em_);
        }
        MathMark sign;
        const double middle = bottom - 0.45 * (top + bottom);
        sign.path.moveTo(left + 0.04 * em_, middle + 0.08 * em_);
        sign.path.lineTo(left + 0.16 * em_, middle);
        sign.path.lineTo(left + 0.32 * em_, bottom);
        sign.path.lineTo(left + hook, -top);
        sign.path.lineTo(left + hook + inner.width + 0.10 * em_, -top);
        sign.stroke = rule();
        made.marks.push_back(std::move(sign));
        made.add(inner, {left + hook + 0.04 * em_, 0.0});
        made.width = left + hook + inner.width + 0.14 * em_;
        made.ascent = std::max(made.ascent, top + rule());
        made.descent = std::max(made.descent, bottom + rule()); // its foot is pointed
        return made;
    }

    // One delimiter over [top, bottom], its left edge at x; returns its width.
    double delimiter(MathLayout& to, QChar kind, double x, double top, double bottom) const {
        MathMark mark;
        mark.stroke = rule();
        QPainterPath& p = mark.path;
        const double middle = 0.5 * (top + bottom), height = bottom - top;
        double width = 0.34 * em_;
        const double in = x + 0.09 * em_, out = x + width - 0.07 * em_;
        switch (kind.unicode()) {
        case u' ': return 0.0;
        case u'(':
            p.moveTo(out, top);
            p.cubicTo(in - 0.02 * em_, top + 0.3 * height, in - 0.02 * em_, bottom - 0.3 * height, out, bottom);
            break;
        case u')':
            p.moveTo(in, top);
            p.cubicTo(out + 0.02 * em_, top + 0.3 * height, out + 0.02 * em_, bottom - 0.3 * height, in, bottom);
            break;
        case u'|':
            p.moveTo(x + 0.5 * width, top);
            p.lineTo(x + 0.5 * width, bottom);
            break;
        case u'{': {
            width = 0.56 * em_;
            const double spine = x + 0.28 * em_, tip = x + 0.10 * em_, end = x + 0.44 * em_, r = std::min(0.16 * em_, 0.2 * height);
            p.moveTo(end, top);
            p.quadTo(spine, top, spine, top + r);
            p.lineTo(spine, middle - r);
            p.quadTo(spine, middle, tip, middle);
            p.quadTo(spine, middle, spine, middle + r);
            p.lineTo(spine, bottom - r);
            p.quadTo(spine, bottom, end, bottom);
            break;
        }
        default: { // [ ] ⌊ ⌋ ⌈ ⌉
            const bool left = kind == QLatin1Char('[') || kind == QChar(0x230A) || kind == QChar(0x2308);
            const bool upper = kind != QChar(0x230A) && kind != QChar(0x230B), lower = kind != QChar(0x2308) && kind != QChar(0x2309);
            const double spine = left ? in : out, foot = left ? out : in;
            p.moveTo(upper ? foot : spine, top);
            p.lineTo(spine, top);
            p.lineTo(spine, bottom);
            if (lower) p.lineTo(foot, bottom);
        }
        }
        to.marks.push_back(std::move(mark));
        return width;
    }

    MathLayout fence(const MathNode& node) const {
        Setter inside = *this;
        inside.cases_ = node.text[0] == QLatin1Char('{');
        const MathLayout inner = inside.set(node.parts[0]);
        MathLayout made;
        // Brackets reach equally far above and below the axis, at least over a capital letter.
        const double reach = std::max({inner.ascent - axis(), inner.descent + axis(), 0.5 * metrics_.capHeight() + 0.08 * em_}) + 0.06 * em_;
        const double top = -axis() - reach, bottom = -axis() + reach;
        double x = delimiter(made, node.text[0], 0.0, top, bottom);
        made.add(inner, {x, 0.0});
        x += inner.width;
        x += delimiter(made, node.text[1], x, top, bottom);
        made.width = x;
        made.ascent = std::max(made.ascent, -top);
        made.descent = std::max(made.descent, bottom);
        return made;
    }

    MathLayout table(const MathNode& node) const {
        const auto columns = static_cast<std::size_t>(std::max(1, node.columns));
        const std::size_t rows = (node.parts.size() + columns - 1) / columns;
        std::vector<MathLayout> cells;
        std::vector<double> widths(columns, 0.0), ascents(rows, metrics_.capHeight()), descents(rows, 0.2 * em_);
        for (std::size_t i = 0; i < node.parts.size(); ++i) {
            cells.push_back(set(node.parts[i]));
            widths[i % columns] = std::max(widths[i % columns], cells[i].width);
            ascents[i / columns] = std::max(ascents[i / columns], cells[i].ascent);
            descents[i / columns] = std::max(descents[i / columns], cells[i].descent);
        }
        const double gapX = 0.8 * em_, gapY = 0.30 * em_;
        double height = gapY * static_cast<double>(rows > 0 ? rows - 1 : 0);
        for (std::size_t r = 0; r < rows; ++r) height += ascents[r] + descents[r];
        MathLayout made;
        double y = -axis() - 0.5 * height;
        for (std::size_t r = 0; r < rows; ++r) {
            y += ascents[r];
            double x = 0.10 * em_;
            for (std::size_t c = 0; c < columns && r * columns + c < cells.size(); ++c) {
                const MathLayout& cell = cells[r * columns + c];
                // Cases read from the left, entries of a matrix stand in the middle.
                const double inset = cases_ ? 0.0 : 0.5 * (widths[c] - cell.width);
                made.add(cell, {x + inset, y});
                x += widths[c] + gapX;
            }
            y += descents[r] + gapY;
        }
        made.width = 0.20 * em_ + gapX * static_cast<double>(columns - 1);
        for (const double w : widths) made.width += w;
        made.ascent = std::max(made.ascent, axis() + 0.5 * height);
        made.descent = std::max(made.descent, 0.5 * height - axis());
        return made;
    }

    MathLayout accent(const MathNode& node) const {
        MathLayout made = set(node.parts[0]);
        const double radius = 0.065 * em_, pitch = 0.24 * em_, y = -made.ascent - 0.14 * em_;
        // Italic letters lean to the right, so do their dots.
        const double middle = 0.5 * made.width + 0.06 * em_;
        for (int i = 0; i < node.dots; ++i) {
            MathMark dot;
            dot.path.addEllipse(QPointF(middle + pitch * (i - 0.5 * (node.dots - 1)), y), radius, radius);
            dot.stroke = 0.0; // filled
            made.marks.push_back(std::move(dot));
        }
        made.ascent = -y + radius;
        return made;
    }

    Setter(const QFont& font, int level, int depth) : Setter(font, level) { depth_ = depth; }

    QFont font_;
    int level_, depth_ = 0;
    QFontMetricsF metrics_;
    double em_;
    bool cases_ = false;
};

// The parts of a row, cut before every sign where a line may end.
std::vector<std::vector<MathNode>> pieces(const MathNode& node) {
    std::vector<std::vector<MathNode>> made;
    if (node.kind != MathNode::Kind::row) return {{node}};
    for (const MathNode& part : node.parts) {
        const bool breaks = part.kind == MathNode::Kind::text && (part.style == MathNode::Style::sum || part.style == MathNode::Style::relation);
        if (made.empty() || (breaks && !made.back().empty())) made.emplace_back();
        made.back().push_back(part);
    }
    return made;
}

} // namespace

void MathLayout::add(const MathLayout& inner, QPointF at) {
    ascent = std::max(ascent, inner.ascent - at.y());
    descent = std::max(descent, inner.descent + at.y());
    for (MathMark mark : inner.marks) {
        mark.at += at;
        marks.push_back(std::move(mark));
    }
}

void MathLayout::paint(QPainter& painter, QPointF at, const QColor& ink, const QColor& secondary) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MathMark& mark : marks) {
        const QColor& color = mark.secondary ? secondary : ink;
        if (!mark.text.isEmpty()) {
            painter.setPen(color);
            painter.setFont(mark.font);
            painter.drawText(at + mark.at, mark.text);
            continue;
        }
        painter.setBrush(mark.stroke > 0.0 ? QBrush(Qt::NoBrush) : QBrush(color));
        painter.setPen(mark.stroke > 0.0 ? QPen(color, mark.stroke, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin) : QPen(Qt::NoPen));
        painter.drawPath(mark.path.translated(at + mark.at));
    }
    painter.restore();
}

MathLayout layOut(const MathNode& node, const QFont& font) { return Setter(font, 0).set(node); }

MathBlock layOutBlock(const MathNode& node, const QFont& font, double width, double smallest) {
    MathBlock block;
    const auto cut = pieces(node);
    double scale = 1.0;
    for (;; scale = std::max(smallest, scale - 0.1)) {
        const QFont used = scale < 1.0 ? scaled(font, scale) : font;
        const Setter setter(used, 0);
        const double indent = 1.2 * pixelsOf(used), leading = 0.45 * pixelsOf(used);
        block = {};
        block.scale = scale;
        std::vector<MathNode> line;
        MathLayout held;
        const auto finish = [&] {
            if (line.empty()) return;
            const double x = block.lines.empty() ? 0.0 : indent;
            if (!block.lines.empty()) block.size.rheight() += leading;
            block.at.emplace_back(x, block.size.height() + held.ascent);
            block.size.rheight() += held.height();
            block.size.setWidth(std::max(block.size.width(), x + held.width));
            block.lines.push_back(std::move(held));
            line.clear();
        };
        for (const auto& piece : cut) {
            std::vector<MathNode> longer = line;
            longer.insert(longer.end(), piece.begin(), piece.end());
            MathLayout tried = setter.row(longer);
            if (!line.empty() && tried.width + (block.lines.empty() ? 0.0 : indent) > width) {
                finish();
                line = piece;
                held = setter.row(line);
            } else {
                line = std::move(longer);
                held = std::move(tried);
            }
        }
        finish();
        if (block.size.width() <= width || scale <= smallest + 1e-9) return block;
    }
}

void MathBlock::paint(QPainter& painter, QPointF topLeft, const QColor& ink, const QColor& secondary) const {
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].paint(painter, topLeft + at[i], ink, secondary);
}

} // namespace saltus::ui
