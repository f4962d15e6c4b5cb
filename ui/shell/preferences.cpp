// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/preferences.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"

#include <QFileInfo>
#include <QSettings>

namespace saltus::ui {

namespace {
constexpr int kRecentFiles = 10;
const QString kRecent = QStringLiteral("recent/files");
} // namespace

Preferences Preferences::load() {
    const QSettings settings;
    Preferences p;
    const QString theme = settings.value(QStringLiteral("look/theme")).toString();
    if (theme == QLatin1String("dark")) p.theme = ThemeChoice::dark;
    if (theme == QLatin1String("light")) p.theme = ThemeChoice::light;
    p.fontScale = qBound(kSmallestText, settings.value(QStringLiteral("look/fontScale"), p.fontScale).toDouble(), kLargestText);
    p.siPrefixes = settings.value(QStringLiteral("numbers/siPrefixes"), p.siPrefixes).toBool();
    p.digits = qBound(3, settings.value(QStringLiteral("numbers/digits"), p.digits).toInt(), 8);
    p.movingPictures = settings.value(QStringLiteral("look/movingPictures"), p.movingPictures).toBool();
    p.language = languageOf(settings.value(QStringLiteral("look/language")).toString()).value_or(p.language);
    // "inf" is read as any number is.
    const auto speed = [&](const char* key, double usual) {
        const double value = settings.value(QLatin1String(key), usual).toDouble();
        return value == 0.0 || value >= RunController::kSlowest ? value : usual;
    };
    p.firstSpeed = speed("run/firstSpeed", p.firstSpeed);
    p.fastestSpeed = speed("run/fastestSpeed", p.fastestSpeed);
    if (p.fastestSpeed == 0.0) p.fastestSpeed = Preferences().fastestSpeed;
    p.recordingMemory = qBound(32, settings.value(QStringLiteral("recording/memory"), p.recordingMemory).toInt(), 1 << 20);
    p.recordingDisk = qBound(-1, settings.value(QStringLiteral("recording/disk"), p.recordingDisk).toInt(), 1 << 24);
    p.runMemory = qBound(100, settings.value(QStringLiteral("run/memory"), p.runMemory).toInt(), 1 << 20);
    return p;
}

RecordingLimits Preferences::recordingLimits() const {
    RecordingLimits limits;
    limits.memory = std::size_t(recordingMemory) << 20;
    if (recordingDisk >= 0) limits.disk = std::size_t(recordingDisk) << 20;
    return limits;
}

void Preferences::save() const {
    QSettings settings;
    settings.setValue(QStringLiteral("look/theme"), theme == ThemeChoice::dark    ? QStringLiteral("dark")
                                                    : theme == ThemeChoice::light ? QStringLiteral("light")
                                                                                  : QStringLiteral("system"));
    settings.setValue(QStringLiteral("look/fontScale"), fontScale);
    settings.setValue(QStringLiteral("numbers/siPrefixes"), siPrefixes);
    settings.setValue(QStringLiteral("numbers/digits"), digits);
    settings.setValue(QStringLiteral("look/movingPictures"), movingPictures);
    settings.setValue(QStringLiteral("look/language"), codeOf(language));
    settings.setValue(QStringLiteral("run/firstSpeed"), firstSpeed);
    settings.setValue(QStringLiteral("run/fastestSpeed"), fastestSpeed);
    settings.setValue(QStringLiteral("recording/memory"), recordingMemory);
    settings.setValue(QStringLiteral("recording/disk"), recordingDisk);
    settings.setValue(QStringLiteral("run/memory"), runMemory);
}

void Preferences::apply(Theme& target, bool systemIsDark) const {
    setNumberStyle({siPrefixes, digits});
    target.setFontScale(fontScale);
    const bool dark = theme == ThemeChoice::dark || (theme == ThemeChoice::system && systemIsDark);
    target.setKind(dark ? ThemeKind::dark : ThemeKind::light);
}

QStringList recentFiles() {
    QStringList files = QSettings().value(kRecent).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void addRecentFile(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    while (files.size() > kRecentFiles) files.removeLast();
    QSettings().setValue(kRecent, files);
}

void forgetRecentFiles() { QSettings().remove(kRecent); }

} // namespace saltus::ui
