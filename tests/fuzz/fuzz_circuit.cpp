// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as lines of a circuit: each is an element or says what is wrong; the circuit of them has parts or errors.
#include "targets.h"

#include "core/authoring/circuit.h"
#include "ui/making/circuit_text.h"

#include <QStringList>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    model::Circuit circuit;
    circuit.name = "circuit";
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    for (const QString& line : text.split(QChar('\n')).mid(0, 60)) {
        QString wrong;
        const auto element = ui::circuitLine(line, &wrong);
        demand(element.has_value() || !wrong.isEmpty() || line.trimmed().isEmpty(), "a line that is no element says why");
        if (element) circuit.elements.push_back(*element);
    }
    const auto parts = authoring::circuit_parts(circuit);
    if (!parts)
        for (const Error& error : parts.error()) demand(!error.message.empty(), "an error has a message");
    return 0;
}
