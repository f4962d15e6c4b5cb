// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_drawing.h"

#include "ui/look/theme.h"
#include "ui/making/circuit_labels.h"
#include "ui/making/circuit_text.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

QString value_text(const model::CircuitElement& e) {
    if (e.kind == Kind::ground) return {};
    if (e.kind == Kind::relay) return QString::fromStdString(e.lower.formula()) + QStringLiteral(" … ") + QString::fromStdString(e.upper.formula());
    if (e.kind == Kind::diode && circuitNumber(e.value) == 0.0) return {};
    QString text = QString::fromStdString(e.value.formula());
    if (text.endsWith(QLatin1String("Ohm"))) text = text.chopped(3) + QChar(0x03a9);
    if (const qsizetype micro = text.lastIndexOf(QLatin1String(" u")); micro > 0 && text.size() == micro + 3) text[micro + 1] = QChar(0x00b5);
    return text;
}

} // namespace

void paintCircuitSymbol(QPainter& painter, Kind kind) {
    const auto line = [&](double a, double b, double c, double d) { painter.drawLine(QPointF(a, b), QPointF(c, d)); };
    const QBrush none = painter.brush();
    switch (kind) {
    case Kind::ground:
        line(0, 0, 0, 0.4);
        line(-0.7, 0.4, 0.7, 0.4);
        line(-0.42, 0.68, 0.42, 0.68);
        line(-0.15, 0.95, 0.15, 0.95);
        return;
    case Kind::resistor:
        line(-2, 0, -1.1, 0);
        line(1.1, 0, 2, 0);
        painter.drawRect(QRectF(-1.1, -0.42, 2.2, 0.84));
        return;
    case Kind::capacitor:
        line(-2, 0, -0.2, 0);
        line(0.2, 0, 2, 0);
        line(-0.2, -0.8, -0.2, 0.8);
        line(0.2, -0.8, 0.2, 0.8);
        return;
    case Kind::inductor: {
        line(-2, 0, -1.2, 0);
        line(1.2, 0, 2, 0);
        for (int i = 0; i < 4; ++i) painter.drawArc(QRectF(-1.2 + 0.6 * i, -0.35, 0.6, 0.7), 0, 180 * 16);
        return;
    }
    case Kind::voltage_source:
        line(-2, 0, -0.9, 0);
        line(0.9, 0, 2, 0);
        painter.drawEllipse(QPointF(0, 0), 0.9, 0.9);
        line(-0.65, 0, -0.25, 0);
        line(-0.45, -0.2, -0.45, 0.2);
        line(0.45, -0.2, 0.45, 0.2);
        return;
    case Kind::current_source:
        line(-2, 0, -0.9, 0);
        line(0.9, 0, 2, 0);
        painter.drawEllipse(QPointF(0, 0), 0.9, 0.9);
        line(-0.55, 0, 0.55, 0);
        line(0.55, 0, 0.2, -0.28);
        line(0.55, 0, 0.2, 0.28);
        return;
    case Kind::diode: {
        line(-2, 0, -0.55, 0);
        line(0.55, 0, 2, 0);
        const QPointF triangle[] = {{-0.55, -0.65}, {-0.55, 0.65}, {0.55, 0}};
        painter.setBrush(painter.pen().color());
        painter.drawPolygon(triangle, 3);
        painter.setBrush(none);
        line(0.55, -0.65, 0.55, 0.65);
        return;
    }
    case Kind::relay:
        line(-2, 0, -1, 0);
        line(1, 0, 2, 0);
        painter.drawRect(QRectF(-1, -0.75, 2, 1.5));
        line(-0.65, 0.4, 0, 0.4);
        line(0, 0.4, 0, -0.4);
        line(0, -0.4, 0.65, -0.4);
        return;
    }
}

QIcon circuitIcon(Theme& theme, Kind kind) {
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0}) {
        QPixmap picture(QSize(24, 24) * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(12, kind == Kind::ground ? 5 : 12);
        const double scale = kind == Kind::ground ? 12.0 : 5.5;
        painter.scale(scale, scale);
        painter.setPen(QPen(theme.colors().text, 1.4 / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        paintCircuitSymbol(painter, kind);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

CircuitDrawing::CircuitDrawing(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Drawing of the circuit"));
    setToolTip(tr("Drag an element to move it, from pin to pin to join their nodes. R turns what is selected, Delete removes it, the arrows move it; "
                  "L, C, V, I, D, Y, G, and R with nothing selected, add an element"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CircuitDrawing::setCircuit(const model::Circuit& circuit) {
    circuit_ = circuit;
    wires_ = routeCircuit(circuit_);
    if (selected_ >= static_cast<int>(circuit_.elements.size())) selected_ = -1;
    if (!dragging_) fit();
    update();
}

void CircuitDrawing::setSelected(int element) {
    if (selected_ == element) return;
    selected_ = element;
    update();
}

void CircuitDrawing::setReadOnly(bool readOnly) {
    readOnly_ = readOnly;
    setMouseTracking(!readOnly);
}

void CircuitDrawing::setReadings(std::vector<CircuitReading> readings) {
    if (readings == readings_) return;
    readings_ = std::move(readings);
    update();
}

void CircuitDrawing::select(int element) {
    if (selected_ == element) return;
    selected_ = element;
    update();
    emit selectedChanged(element);
}

void CircuitDrawing::fit() {
    QRectF box;
    bool any = false;
    const auto take = [&](QPoint p) {
        const QRectF cell(p.x() - 1.0, p.y() - 1.0, 2.0, 2.0);
        box = any ? box.united(cell) : cell;
        any = true;
    };
    for (const auto& e : circuit_.elements)
        for (const QPoint p : circuitPins(e)) take(p);
    for (const auto& wires : wires_)
        for (const auto& line : wires.lines)
            for (const QPoint p : line) take(p);
    if (!any) box = QRectF(-8, -6, 16, 12);
    box.adjust(-2.0, -2.0, readOnly_ ? 4.5 : 2.5, readOnly_ ? 3.0 : 2.0); // names, and what is read off
    middle_ = box.center();
    scale_ = std::clamp(std::min((width() - 24) / box.width(), (height() - 24) / box.height()), readOnly_ ? 3.0 : 6.0, 20.0); // what is looked at is seen whole
}

QPointF CircuitDrawing::elementPosition(std::size_t element) const {
    const auto& e = circuit_.elements[element];
    return shown({e.x, e.kind == Kind::ground ? e.y + 0.6 : e.y});
}

QPointF CircuitDrawing::pinPosition(std::size_t element, std::size_t pin) const { return shown(circuitPins(circuit_.elements[element])[pin]); }

std::optional<CircuitDrawing::Pin> CircuitDrawing::pinAt(QPointF pixels) const {
    std::optional<Pin> best;
    double least = 8.0;
    for (std::size_t i = 0; i < circuit_.elements.size(); ++i)
        for (std::size_t k = 0; k < std::min(circuitPins(circuit_.elements[i]).size(), circuit_.elements[i].nodes.size()); ++k) {
            const QPointF d = pinPosition(i, k) - pixels;
            if (std::hypot(d.x(), d.y()) < least) {
                least = std::hypot(d.x(), d.y());
                best = Pin(i, k);
            }
        }
    return best;
}

int CircuitDrawing::elementAt(QPointF pixels) const {
    for (std::size_t i = circuit_.elements.size(); i-- > 0;) {
        const auto& e = circuit_.elements[i];
        const QPointF d = grid(pixels) - QPointF(e.x, e.kind == Kind::ground ? e.y + 0.5 : e.y);
        const bool upright = e.kind == Kind::ground || e.rotation % 180 != 0;
        const double along = std::abs(upright ? d.y() : d.x()), across = std::abs(upright ? d.x() : d.y());
        if (along <= (e.kind == Kind::ground ? 0.7 : 1.8) && across <= 0.95) return static_cast<int>(i);
    }
    return -1;
}

QStringList CircuitDrawing::valuesOf(std::size_t element) const {
    const CircuitReading reading = element < readings_.size() ? readings_[element] : CircuitReading{};
    QStringList out{reading.voltage, reading.current};
    out.removeAll(QString());
    if (!out.isEmpty()) return out;
    const QString value = value_text(circuit_.elements[element]);
    return value.isEmpty() ? QStringList() : QStringList(value);
}

std::vector<CircuitText> CircuitDrawing::texts() const {
    const QFontMetricsF metrics(theme_.font(TextSize::small));
    LabelRoom room(rect());
    for (const CircuitWires& wires : wires_)
        for (const auto& line : wires.lines)
            for (std::size_t i = 1; i < line.size(); ++i) room.wire(QLineF(shown(line[i - 1]), shown(line[i])));
    std::vector<QRectF> symbols;
    for (const auto& e : circuit_.elements) {
        const QPointF half = e.kind == Kind::ground ? QPointF(0.7, 0.5) : e.rotation % 180 == 0 ? QPointF(2.0, 0.95) : QPointF(0.95, 2.0);
        const QPointF at = shown({e.x, e.kind == Kind::ground ? e.y + 0.5 : e.y});
        symbols.emplace_back(at - half * scale_, at + half * scale_);
        room.block(symbols.back());
    }
    std::vector<CircuitText> out;
    const auto take = [&](CircuitText::Role role, const QString& text, const std::vector<QRectF>& places) {
        const auto at = room.take(places);
        if (at) out.push_back({role, text, *at});
        return at.has_value();
    };
    const auto size = [&](const QString& text) {
        double width = 0.0;
        const QStringList lines = text.split(QLatin1Char('\n'));
        for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
        return QSizeF(width + 2.0, metrics.height() * static_cast<double>(lines.size()));
    };
    const auto stands = [&](std::size_t i) { return circuit_.elements[i].rotation % 180 != 0; };
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        if (circuit_.elements[i].kind == Kind::ground) continue;
        const QString name = QString::fromStdString(circuit_.elements[i].name);
        take(CircuitText::Role::name, name, labelPlaces(symbols[i], size(name), stands(i), true));
    }
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        QStringList values = circuit_.elements[i].kind == Kind::ground ? QStringList() : valuesOf(i);
        for (QString& value : values) value = metrics.elidedText(value, Qt::ElideRight, std::max(5.0 * scale_, 9.0 * metrics.averageCharWidth()));
        // Voltage and current, or at least the voltage.
        for (; !values.isEmpty(); values.removeLast()) {
            const QString text = values.join(QLatin1Char('\n'));
            if (take(CircuitText::Role::value, text, labelPlaces(symbols[i], size(text), stands(i), false))) break;
        }
    }
    for (const CircuitWires& wires : wires_) {
        const QString name = QString::fromStdString(wires.node);
        take(CircuitText::Role::node, name, labelPlaces(QRectF(shown(wires.label) - QPointF(3, 3), QSizeF(6, 6)), size(name), true, true));
    }
    return out;
}

bool CircuitDrawing::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int element = elementAt(help->pos());
    if (element < 0) return QWidget::event(event);
    const auto i = static_cast<std::size_t>(element);
    QStringList lines{QString::fromStdString(circuit_.elements[i].name)};
    const QString value = value_text(circuit_.elements[i]);
    if (!value.isEmpty()) lines.push_back(value);
    for (const QString& read : valuesOf(i))
        if (!lines.contains(read)) lines.push_back(read);
    QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

void CircuitDrawing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = theme_.colors();
    painter.fillRect(rect(), colors.plotCanvas);
    if (scale_ >= 8.0 && !readOnly_) {
        painter.setPen(QPen(colors.plotGrid, 1.5));
        const QPointF from = grid({0, 0}), to = grid(QPointF(width(), height()));
        for (double x = std::ceil(from.x()); x <= to.x(); x += 1.0)
            for (double y = std::ceil(from.y()); y <= to.y(); y += 1.0) painter.drawPoint(shown({x, y}));
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    if (circuit_.elements.empty()) {
        painter.setPen(colors.secondary);
        painter.setFont(theme_.font(TextSize::normal));
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, tr("No elements yet: type one on the left, press its button, or begin with a whole circuit"));
        return;
    }
    painter.setPen(QPen(colors.text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const CircuitWires& wires : wires_) {
        for (const auto& line : wires.lines) {
            QPolygonF shownLine;
            for (const QPoint p : line) shownLine << shown(p);
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(shownLine);
        }
        painter.setBrush(colors.text);
        for (const QPoint p : wires.dots) painter.drawEllipse(shown(p), 3.0, 3.0);
        if (wires.unrouted.empty()) continue;
        painter.save();
        painter.setPen(QPen(colors.secondary, 1.2, Qt::DashLine));
        for (const auto& [a, b] : wires.unrouted) painter.drawLine(shown(a), shown(b));
        painter.restore();
    }
    for (std::size_t i = 0; i < circuit_.elements.size(); ++i) {
        const auto& e = circuit_.elements[i];
        const bool chosen = static_cast<int>(i) == selected_;
        painter.save();
        painter.translate(shown({e.x, e.y}));
        painter.rotate(e.rotation);
        painter.scale(scale_, scale_);
        if (chosen) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.accentSoft);
            painter.drawRoundedRect(e.kind == Kind::ground ? QRectF(-1, -0.2, 2, 1.4) : QRectF(-1.9, -1.1, 3.8, 2.2), 0.3, 0.3);
        }
        const CircuitReading reading = i < readings_.size() ? readings_[i] : CircuitReading{};
        const QColor ink = chosen                                                  ? colors.accent
                           : reading.state == CircuitReading::State::conducts ? colors.stick
                           : reading.state == CircuitReading::State::blocks   ? colors.disabled
                                                                                   : colors.text;
        painter.setPen(QPen(ink, 1.6 / scale_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        paintCircuitSymbol(painter, e.kind);
        painter.restore();
        if (e.kind == Kind::ground) continue;
        painter.setPen(QPen(chosen ? colors.accent : colors.text, 1.2));
        painter.setBrush(colors.plotCanvas);
        for (std::size_t k = 0; k < circuitPins(e).size(); ++k) painter.drawEllipse(pinPosition(i, k), 2.2, 2.2);
    }
    painter.setFont(theme_.font(TextSize::small));
    QColor behind = colors.plotCanvas; // wires that pass below leave it legible
    behind.setAlphaF(0.85F);
    for (const CircuitText& text : texts()) {
        painter.fillRect(text.at, behind);
        painter.setPen(text.role == CircuitText::Role::name ? colors.text : text.role == CircuitText::Role::value ? colors.secondary : colors.position);
        painter.drawText(text.at, Qt::AlignCenter, text.text);
    }
    if (pulled_) {
        painter.setPen(QPen(colors.accent, 1.5, Qt::DashLine));
        painter.drawLine(pinPosition(pulled_->first, pulled_->second), mouse_);
    }
}

void CircuitDrawing::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || readOnly_) return;
    mouse_ = event->position();
    if (const auto pin = pinAt(mouse_)) {
        select(static_cast<int>(pin->first));
        pulled_ = pin;
        return;
    }
    select(elementAt(mouse_));
    if (selected_ < 0) return;
    const auto& e = circuit_.elements[static_cast<std::size_t>(selected_)];
    dragging_ = true;
    grip_ = grid(mouse_) - QPointF(e.x, e.y);
}

void CircuitDrawing::mouseMoveEvent(QMouseEvent* event) {
    if (readOnly_) return;
    mouse_ = event->position();
    if (pulled_) return update();
    if (!dragging_ || selected_ < 0) {
        setCursor(pinAt(mouse_) ? Qt::CrossCursor : elementAt(mouse_) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
        return;
    }
    const QPointF to = grid(mouse_) - grip_;
    const auto& e = circuit_.elements[static_cast<std::size_t>(selected_)];
    const double x = std::round(to.x()), y = std::round(to.y());
    if (x != e.x || y != e.y) emit moved(selected_, x, y);
}

void CircuitDrawing::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (dragging_) {
        dragging_ = false;
        fit();
        update();
    }
    const auto from = std::exchange(pulled_, std::nullopt);
    if (!from) return;
    update();
    const auto to = pinAt(event->position());
    if (!to) return;
    const std::string &a = circuit_.elements[from->first].nodes[from->second], &b = circuit_.elements[to->first].nodes[to->second];
    if (a != b) emit joined(QString::fromStdString(a), QString::fromStdString(b));
}

void CircuitDrawing::keyPressEvent(QKeyEvent* event) {
    if (readOnly_) return QWidget::keyPressEvent(event);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return QWidget::keyPressEvent(event);
    const auto shift = [&](double x, double y) {
        const auto& e = circuit_.elements[static_cast<std::size_t>(selected_)];
        emit moved(selected_, e.x + x, e.y + y);
    };
    if (selected_ >= 0) {
        switch (event->key()) {
        case Qt::Key_R: emit turned(selected_); return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace: emit removed(selected_); return;
        case Qt::Key_Left: shift(-1, 0); return;
        case Qt::Key_Right: shift(1, 0); return;
        case Qt::Key_Up: shift(0, -1); return;
        case Qt::Key_Down: shift(0, 1); return;
        default: break;
        }
    }
    if (event->text().size() == 1 && event->key() != Qt::Key_K)
        if (const auto kind = circuitKindOfKey(event->text()[0])) {
            emit wanted(*kind);
            return;
        }
    if (event->key() == Qt::Key_Escape && selected_ >= 0) return select(-1);
    QWidget::keyPressEvent(event);
}

} // namespace saltus::ui

#include "moc_circuit_drawing.cpp"
