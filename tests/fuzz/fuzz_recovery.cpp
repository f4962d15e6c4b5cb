// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what a window left for recovery: listed at the next start, and read or refused with a message.
#include "targets.h"

#include "core/io/scene_file.h"
#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    static const QTemporaryDir folder;
    QFile entry(folder.filePath(QStringLiteral("fuzz.recovery")));
    demand(entry.open(QIODevice::WriteOnly | QIODevice::Truncate) && entry.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size)) == static_cast<qint64>(size),
           "the entry can be written");
    entry.close();
    const auto left = ui::Recovery::left(folder.path());
    demand(left.size() == 1, "what was left is listed");
    const auto model = ui::Recovery::read(left.front());
    if (!model) {
        demand(!model.error().empty(), "a refused entry comes with an error");
        for (const Error& error : model.error()) demand(!error.message.empty(), "an error has a message");
        return 0;
    }
    demand(io::parse_draft(io::scene_text(*model), "fuzz.saltus").has_value(), "what was recovered can be written and read");
    return 0;
}
