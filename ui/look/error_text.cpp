// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/error_text.h"

#include "ui/language/language.h"
#include "ui/language/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace saltus::ui {

QString asSentence(const std::string& text) {
    QString sentence = coreText(text);
    const QString first = sentence.section(QLatin1Char(' '), 0, 0), second = sentence.section(QLatin1Char(' '), 1, 1);
    const bool word = !first.isEmpty() && (first.size() > 1 || first == QLatin1String("a")) && second != QLatin1String("=") &&
                      std::all_of(first.begin(), first.end(), [](QChar c) { return c.isLetter(); });
    if (word) sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString errorText(const std::string& message, const std::string& remedy) {
    const QString what = asSentence(message);
    return remedy.empty() ? what : QCoreApplication::translate("Errors", "%1; %2").arg(what, coreText(remedy));
}

QString errorText(const Error& error) { return errorText(error.message, error.remedy); }

QString objectOf(const Error& error) {
    return QString::fromStdString(error.place.object).section(QLatin1Char('.'), 1, 1).section(QLatin1Char('['), 0, 0);
}

QString fieldOf(const Error& error) {
    const QString rest = QString::fromStdString(error.place.object).section(QLatin1Char('.'), 2);
    return rest.isEmpty() ? QString() : QLatin1Char('.') + rest;
}

QString problemText(const Error& error) {
    const QString object = plainName(objectOf(error)), text = asSentence(error.message);
    return object.isEmpty() || text.contains(object) ? text : object + QStringLiteral(": ") + text;
}

QString otherFile(const Error& error) {
    const QFileInfo file(QString::fromStdString(error.place.file));
    static const QStringList scenes{QStringLiteral("saltus"), QStringLiteral("h5"), QStringLiteral("hdf5")};
    return error.place.file.empty() || scenes.contains(file.suffix().toLower()) ? QString() : plain(QDir::toNativeSeparators(file.filePath()));
}

} // namespace saltus::ui
