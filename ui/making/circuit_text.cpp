// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_text.h"

#include "core/formula/formula.h"

#include <QObject>
#include <QRegularExpression>

#include <cmath>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

const QRegularExpression& quantity() {
    static const QRegularExpression pattern(QStringLiteral("^([-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?)\\s*([A-Za-zµΩ]*)$"));
    return pattern;
}

// "k", "kΩ", "kohm" -> "kOhm"; what is no prefix of the unit stays.
QString fullUnit(QString written, const QString& unit) {
    written.replace(QChar(0x00b5), QLatin1Char('u')).replace(QChar(0x03bc), QLatin1Char('u'));
    written.replace(QChar(0x03a9), QStringLiteral("Ohm")).replace(QChar(0x2126), QStringLiteral("Ohm"));
    if (unit == QLatin1String("Ohm") && written.endsWith(QLatin1String("ohm"))) written = written.chopped(3) + unit;
    if (written.size() == 1 && QStringLiteral("pnumkMG").contains(written[0]) && !unit.isEmpty()) return written + unit;
    return written;
}

bool isNodeName(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^[A-Za-z0-9_]+$"));
    return pattern.match(text).hasMatch();
}

} // namespace

QString circuitKindName(Kind kind) {
    switch (kind) {
    case Kind::ground: return QObject::tr("Ground", "of a circuit");
    case Kind::resistor: return QObject::tr("Resistor");
    case Kind::capacitor: return QObject::tr("Capacitor");
    case Kind::inductor: return QObject::tr("Inductor");
    case Kind::voltage_source: return QObject::tr("Voltage source");
    case Kind::current_source: return QObject::tr("Current source");
    case Kind::diode: return QObject::tr("Diode");
    case Kind::relay: return QObject::tr("Relay", "element of a circuit");
    }
    return {};
}

QChar circuitKindKey(Kind kind) {
    switch (kind) {
    case Kind::ground: return QLatin1Char('G');
    case Kind::resistor: return QLatin1Char('R');
    case Kind::capacitor: return QLatin1Char('C');
    case Kind::inductor: return QLatin1Char('L');
    case Kind::voltage_source: return QLatin1Char('V');
    case Kind::current_source: return QLatin1Char('I');
    case Kind::diode: return QLatin1Char('D');
    case Kind::relay: return QLatin1Char('Y');
    }
    return {};
}

std::optional<Kind> circuitKindOfKey(QChar key) {
    key = key.toUpper();
    if (key == QLatin1Char('K')) return Kind::relay;
    for (const Kind kind : kCircuitKinds)
        if (circuitKindKey(kind) == key) return kind;
    return std::nullopt;
}

QString circuitUnit(Kind kind) {
    switch (kind) {
    case Kind::ground: return {};
    case Kind::resistor: return QStringLiteral("Ohm");
    case Kind::capacitor: return QStringLiteral("F");
    case Kind::inductor: return QStringLiteral("H");
    case Kind::current_source: return QStringLiteral("A");
    case Kind::voltage_source:
    case Kind::diode:
    case Kind::relay: return QStringLiteral("V");
    }
    return {};
}

QString circuitInitialUnit(Kind kind) { return kind == Kind::capacitor ? QStringLiteral("V") : kind == Kind::inductor ? QStringLiteral("A") : QString(); }

std::pair<QString, QString> circuitFieldText(const model::Value& value, const QString& unit) {
    const QString text = QString::fromStdString(value.formula()).trimmed();
    const auto match = quantity().match(text);
    if (!match.hasMatch()) return {text, {}};
    return {match.captured(1), match.captured(2).isEmpty() ? unit : match.captured(2)};
}

model::Value circuitTypedValue(const QString& text, const QString& shownUnit, const QString& unit) {
    const QString trimmed = text.trimmed();
    const auto match = quantity().match(trimmed);
    if (!match.hasMatch()) return trimmed.toStdString();
    QString written = fullUnit(match.captured(2), unit);
    if (written.isEmpty()) written = shownUnit.isEmpty() ? unit : shownUnit;
    return (written.isEmpty() ? match.captured(1) : match.captured(1) + QLatin1Char(' ') + written).toStdString();
}

double circuitNumber(const model::Value& value) {
    formula::Graph graph;
    const auto expr = graph.parse(value.formula(), {});
    if (!expr) return std::nan("");
    const formula::Expr outputs[] = {*expr};
    const auto tape = formula::Tape::compile(graph, outputs, {});
    std::vector<double> workspace(tape.workspace_size());
    double out = 0.0;
    tape.evaluate(nullptr, &out, workspace.data());
    return out;
}

model::Value circuitUsualValue(Kind kind) {
    switch (kind) {
    case Kind::resistor: return "1 kOhm";
    case Kind::capacitor: return "1 uF";
    case Kind::inductor: return "10 mH";
    case Kind::voltage_source: return "10 V";
    case Kind::current_source: return "10 mA";
    default: return 0.0;
    }
}

std::optional<model::CircuitElement> circuitLine(const QString& line, QString* wrong) {
    const auto refuse = [&](const QString& text) {
        if (wrong) *wrong = text;
        return std::nullopt;
    };
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    QStringList words = line.trimmed().split(spaces, Qt::SkipEmptyParts);
    if (words.isEmpty()) return refuse(QObject::tr("an element begins with its letter: R, L, C, V, I, D, Y or G"));
    QString head = words.takeFirst();
    const bool ground = head.startsWith(QLatin1String("gnd"), Qt::CaseInsensitive);
    const auto kind = ground ? std::optional(Kind::ground) : circuitKindOfKey(head[0]);
    static const QRegularExpression rest(QStringLiteral("^[A-Za-z](?:[0-9_][A-Za-z0-9_]*)?$"));
    if (!kind || (!ground && !rest.match(head).hasMatch())) return refuse(QObject::tr("“%1” is no element: R, L, C, V, I, D, Y or G, alone or with a number").arg(head));
    model::CircuitElement e;
    e.kind = *kind;
    e.value = circuitUsualValue(*kind);
    if (!ground && head.size() > 1) e.name = (head[0].toUpper() + head.mid(1)).toStdString();
    const QString unit = circuitUnit(*kind), initial = circuitInitialUnit(*kind);
    const qsizetype ends = *kind == Kind::ground ? 1 : 2;
    if (words.size() < ends) return refuse(ends == 1 ? QObject::tr("a ground needs its node: G a") : QObject::tr("an element needs two nodes: %1 a b").arg(circuitKindKey(*kind)));
    // "10 mH" is one word, as long as nodes remain.
    for (qsizetype i = 0; i + 1 < words.size() && words.size() > ends + 1; ++i) {
        bool plain = false;
        words[i].toDouble(&plain);
        const QString written = fullUnit(words[i + 1], unit);
        const bool fits = (!unit.isEmpty() && written.endsWith(unit) && written.size() <= unit.size() + 1) ||
                          (!initial.isEmpty() && i > 0 && written.endsWith(initial) && written.size() <= initial.size() + 1);
        if (plain && fits) words[i] += words.takeAt(i + 1);
    }
    const bool valueFirst = words.size() > ends && *kind != Kind::relay && *kind != Kind::ground && words[0] != QLatin1String("0") &&
                            (words[0][0].isDigit() || QStringLiteral("+-.(").contains(words[0][0]) || !isNodeName(words[0])) && isNodeName(words[1]) && isNodeName(words[2]);
    // A formula may have spaces, before the nodes too: "V 12 V*sin(2*pi*50 Hz*t) a b".
    const qsizetype last = words.size() - ends;
    const bool formulaFirst = !valueFirst && initial.isEmpty() && *kind != Kind::relay && *kind != Kind::ground && last > 1 && !(isNodeName(words[0]) && isNodeName(words[1])) &&
                              isNodeName(words[last]) && isNodeName(words[last + 1]);
    QString value;
    if (valueFirst) value = words.takeFirst();
    else if (formulaFirst) {
        value = words.first(last).join(QLatin1Char(' '));
        words.remove(0, last);
    }
    for (qsizetype i = 0; i < ends; ++i) {
        if (!isNodeName(words[0])) return refuse(QObject::tr("“%1” is no node: letters and digits name one").arg(words[0]));
        e.nodes.push_back(words.takeFirst().toStdString());
    }
    if (*kind == Kind::ground) {
        if (!words.isEmpty()) return refuse(QObject::tr("a ground has one node"));
        return e;
    }
    if (*kind == Kind::relay) {
        if (words.size() == 1) {
            e.upper = circuitTypedValue(words[0], {}, unit);
            e.lower = circuitTypedValue(QStringLiteral("-(%1)").arg(words[0]), {}, unit);
            if (const auto match = quantity().match(words[0]); match.hasMatch() && words[0][0].isDigit()) e.lower = circuitTypedValue(QLatin1Char('-') + words[0], {}, unit);
        } else if (words.size() >= 2) {
            e.lower = circuitTypedValue(words[0], {}, unit);
            e.upper = circuitTypedValue(words[1], {}, unit);
            if (words.size() == 3) e.control = words[2].toStdString();
        } else {
            e.lower = "-1 V";
            e.upper = "1 V";
        }
        if (words.size() > 3) return refuse(QObject::tr("a relay has two nodes, two voltages and what switches it: Y a b -1 1 L2"));
        return e;
    }
    if (!valueFirst && !formulaFirst && !words.isEmpty()) {
        if (initial.isEmpty()) { // a formula may have spaces
            value = words.join(QLatin1Char(' '));
            words.clear();
        } else {
            value = words.takeFirst();
        }
    }
    if (!value.isEmpty()) e.value = circuitTypedValue(value, {}, unit);
    if (!words.isEmpty()) {
        if (initial.isEmpty()) return refuse(QObject::tr("“%1” is too much: an element has two nodes and a value").arg(words.join(QLatin1Char(' '))));
        QString start = words.join(QLatin1Char(' '));
        if (start.startsWith(QLatin1String("ic="), Qt::CaseInsensitive)) start = start.mid(3);
        e.initial = circuitTypedValue(start, {}, initial);
    }
    return e;
}

std::vector<std::pair<QString, QStringList>> circuitPresets() {
    const auto lines = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(';')); };
    return {{QObject::tr("Diode bridge"), lines("C 1uF a b 10V;L 10mH a b;D a p;D b p;D m a;D m b;R 1kOhm p m;G m")},
            {QObject::tr("Half-wave rectifier"), lines("V a 0 10*sin(2*pi*50*t);D a b;R 1kOhm b 0;G 0")},
            {QObject::tr("Series RLC with diode"), lines("C 1uF a 0 10V;L 10mH a 0;D a m;R 1kOhm m 0;G 0")},
            {QObject::tr("Relay oscillator"), lines("Y a 0 -1 1 L2;L 1H a b 3*sqrt(2)/pi;C 0.5F b 0 3*sqrt(2)/pi;R 1Ohm b 0;L 2H b 0;G 0")}};
}

} // namespace saltus::ui
