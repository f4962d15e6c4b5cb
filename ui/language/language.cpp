// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language.h"

#include "ui/language/text.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <string>
#include <utility>

// Q_INIT_RESOURCE must stand outside any namespace; a static library's resources are not found without it.
static void initialiseTranslations() { Q_INIT_RESOURCE(saltus_translations); }

namespace saltus::ui {

namespace {
constexpr std::pair<Language, const char*> kCodes[] = {
    {Language::system, "system"}, {Language::english, "en"}, {Language::german, "de"}, {Language::french, "fr"}};
const QString kFolder = QStringLiteral(":/saltus/translations");
const QString kOurs = QStringLiteral("saltusTranslator"); // how the translators are found again when the language changes

// A text that collect_texts found.
QString collected(const char* context, std::string_view english) {
    if (english.empty()) return {};
    return QCoreApplication::translate(context, std::string(english).c_str());
}
} // namespace

QString codeOf(Language language) {
    for (const auto& [known, code] : kCodes)
        if (known == language) return QString::fromLatin1(code);
    return {};
}

std::optional<Language> languageOf(QStringView code) {
    for (const auto& [language, known] : kCodes)
        if (code == QLatin1String(known)) return language;
    return std::nullopt;
}

Language desktopLanguage() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const auto language = languageOf(QStringView(wanted).left(wanted.indexOf(QLatin1Char('-'))));
        if (language && *language != Language::system) return *language;
    }
    return Language::english;
}

bool speak(Language language) {
    initialiseTranslations();
    QCoreApplication* application = QCoreApplication::instance();
    for (QTranslator* old : application->findChildren<QTranslator*>(kOurs)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    if (language == Language::system) language = desktopLanguage();
    if (language == Language::english) return true;
    const auto add = [application](const QString& name, const QStringList& folders) {
        auto* translator = new QTranslator(application);
        translator->setObjectName(kOurs);
        for (const QString& folder : folders)
            if (translator->load(name, folder)) return QCoreApplication::installTranslator(translator);
        delete translator;
        return false;
    };
    add(QStringLiteral("qtbase_") + codeOf(language), {kFolder, QLibraryInfo::path(QLibraryInfo::TranslationsPath)});
    return add(QStringLiteral("saltus_") + codeOf(language), {kFolder});
}

QString fieldText(std::string_view english) { return collected("fields", english); }

QString sceneText(const QString& english) {
    if (english.isEmpty()) return {};
    return QCoreApplication::translate("scenes", english.toUtf8().constData());
}

QString sceneName(std::string_view english) {
    english = english.substr(0, 4 * kLongestName);
    const QString as = text(english), said = sceneText(as);
    // Names are no sentences, and there may be thousands of them.
    return plainName(said == as && english.find(' ') != std::string_view::npos ? coreLabel(english) : said);
}

QString signalText(std::string_view english) { return collected("signals", english); }

} // namespace saltus::ui
