// SPDX-License-Identifier: GPL-3.0-or-later
// German and French are complete: every tr() text of ui/ and app/ as lupdate finds them, every label of a field,
// every sentence of the core, every signal and every title of a shipped scene has a finished translation with the same placeholders, and no two entries of a menu
// share a mnemonic.
#include "ui/language/language.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preferences.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace saltus::ui;

namespace {

struct Message {
    QString context, source, comment, type; // type: "", "unfinished", "vanished", "obsolete"
    QStringList translations;               // one, or a numerus form each
    QString name() const { return context + QStringLiteral(": “") + source + QStringLiteral("”"); }
    QString key() const { return context + QChar(1) + source + QChar(1) + comment; }
};

QList<Message> readMessages(const QString& file, QString* wrong) {
    QFile input(file);
    if (!input.open(QIODevice::ReadOnly)) {
        *wrong = file + QStringLiteral(" cannot be read");
        return {};
    }
    QList<Message> found;
    Message now;
    QString context;
    QXmlStreamReader xml(&input);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            if (xml.isEndElement() && xml.name() == QLatin1String("message")) found << now;
            continue;
        }
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        else if (xml.name() == QLatin1String("message")) {
            now = {};
            now.context = context;
        } else if (xml.name() == QLatin1String("source")) now.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment")) now.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("numerusform")) now.translations << xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            now.type = xml.attributes().value(QLatin1String("type")).toString();
            // A numerus message has elements inside, which come next.
            QString text;
            while (xml.readNext() == QXmlStreamReader::Characters) text += xml.text();
            if (xml.isStartElement() && xml.name() == QLatin1String("numerusform")) now.translations << xml.readElementText();
            else now.translations << text;
        }
    }
    if (xml.hasError()) *wrong = file + QStringLiteral(": ") + xml.errorString();
    return found;
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%L?([0-9]{1,2}|n)"));
    QStringList found;
    for (auto at = pattern.globalMatch(text); at.hasNext();) found << at.next().captured(1);
    found.sort();
    return found;
}

// The letter behind a single &; null when there is none.
QChar mnemonic(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&')) return text[i + 1].toUpper();
            ++i;
        }
    return {};
}

// What must be the same in every language, in words; empty: nothing is wrong.
QString difference(const QString& source, const QString& translation) {
    if (translation.isEmpty()) return QStringLiteral("is empty");
    if (placeholders(source) != placeholders(translation)) return QStringLiteral("has other placeholders");
    if (mnemonic(source).isNull() != mnemonic(translation).isNull()) return QStringLiteral("has a mnemonic too many or too few");
    if (source.endsWith(QChar(0x2026)) != translation.endsWith(QChar(0x2026))) return QStringLiteral("differs in the ellipsis at the end");
    for (const QChar c : {QLatin1Char('\n'), QLatin1Char('\t')})
        if (source.count(c) != translation.count(c)) return QStringLiteral("has other line breaks or tabs");
    if (source.startsWith(QLatin1Char(' ')) != translation.startsWith(QLatin1Char(' ')) ||
        source.endsWith(QLatin1Char(' ')) != translation.endsWith(QLatin1Char(' ')))
        return QStringLiteral("differs in the space at an end");
    return {};
}

void clashesOf(const QList<QAction*>& actions, const QString& menu, QStringList& found) {
    QHash<QChar, QString> taken;
    for (const QAction* action : actions) {
        if (action->menu()) clashesOf(action->menu()->actions(), action->text(), found);
        const QChar key = mnemonic(action->text());
        if (key.isNull()) continue;
        if (taken.contains(key)) found << QStringLiteral("%1: “%2” and “%3”").arg(menu, taken[key], action->text());
        taken.insert(key, action->text());
    }
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("SaltusTest"));
        qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
        theme_.apply();
        if (lupdateThere()) readSources();
    }
    void cleanup() { speak(Language::english); }

    // Contexts that lupdate cannot tell are not found at run time: the text would stay English without a word.
    void everyTextHasAContext() {
        if (!lupdateThere()) QSKIP("lupdate is not installed: " SALTUS_LUPDATE);
        for (const char* complaint : {"lacks Q_OBJECT", "unknown namespace", "without context", "Discarding", "Cannot"})
            QVERIFY2(!said_.contains(QLatin1String(complaint)), qPrintable(said_));
        QVERIFY2(sources_.size() > 500, qPrintable(said_));
        for (const char* context : {"core", "fields", "scenes", "signals"}) // the collected ones
            QVERIFY2(std::any_of(sources_.begin(), sources_.end(), [&](const Message& m) { return m.context == QLatin1String(context); }), context);
    }

    void everyTextIsTranslated_data() { languages(); }
    void everyTextIsTranslated() {
        QFETCH(Language, language);
        if (!lupdateThere()) QSKIP("lupdate is not installed: " SALTUS_LUPDATE);
        QVERIFY(!sources_.isEmpty());
        QHash<QString, Message> translated;
        for (const Message& message : translations(language)) translated.insert(message.key(), message);
        QStringList missing;
        for (const Message& source : sources_) {
            const auto found = translated.constFind(source.key());
            if (found == translated.constEnd()) missing << source.name();
            else if (!found->type.isEmpty()) missing << source.name() + QStringLiteral(" (%1)").arg(found->type);
        }
        for (const QString& text : missing) qWarning("%s", qPrintable(text)); // Qt Test would cut a long message off
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("%1 texts are not translated; run the target `translations` and fill in the .ts file")
                                                   .arg(missing.size())));
    }

    void placeholdersMnemonicsAndEllipsesAreKept_data() { languages(); }
    void placeholdersMnemonicsAndEllipsesAreKept() {
        QFETCH(Language, language);
        QStringList wrong;
        const QList<Message> messages = translations(language);
        QVERIFY(messages.size() > 500);
        for (const Message& message : messages) {
            if (!message.type.isEmpty()) continue;
            for (const QString& text : message.translations)
                if (const QString what = difference(message.source, text); !what.isEmpty())
                    wrong << message.name() + QStringLiteral(" → “") + text + QStringLiteral("” ") + what;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void noTwoEntriesOfAMenuShareAMnemonic_data() {
        languages();
        QTest::newRow("English") << Language::english;
    }
    void noTwoEntriesOfAMenuShareAMnemonic() {
        QFETCH(Language, language);
        QVERIFY(speak(language));
        MainWindow window(theme_, options());
        QStringList clashes;
        const auto bars = window.findChildren<QMenuBar*>();
        QVERIFY(!bars.isEmpty());
        for (const QMenuBar* bar : bars) clashesOf(bar->actions(), QStringLiteral("menu bar"), clashes);
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(QLatin1Char('\n'))));
    }

    void theWindowSpeaksTheLanguage() {
        const auto nameOf = [this](Language language, const QString& id) {
            speak(language);
            MainWindow window(theme_, options());
            return window.actions().action(id)->text();
        };
        QCOMPARE(nameOf(Language::german, QStringLiteral("file.new")), QStringLiteral("&Neue Szene"));
        QCOMPARE(nameOf(Language::french, QStringLiteral("file.new")), QStringLiteral("&Nouvelle scène"));
        QCOMPARE(nameOf(Language::english, QStringLiteral("file.new")), QStringLiteral("&New scene"));
    }

    void preferencesKeepTheLanguageAndSayWhenItChanges() {
        for (const Language language : {Language::french, Language::german, Language::english, Language::system}) {
            Preferences preferences;
            preferences.language = language;
            preferences.save();
            QCOMPARE(Preferences::load().language, language);
            QCOMPARE(languageOf(codeOf(language)), std::optional(language));
        }
        ActionRegistry actions(theme_, nullptr);
        PreferencesDialog dialog(Preferences(), actions, nullptr);
        dialog.show();
        QLabel* note = nullptr;
        for (auto* label : dialog.findChildren<QLabel*>())
            if (label->text() == QLatin1String("The language changes at the next start.")) note = label;
        QVERIFY(note && !note->isVisible());
        for (auto* box : dialog.findChildren<QComboBox*>())
            if (const int french = box->findText(QStringLiteral("Français")); french >= 0) box->setCurrentIndex(french);
        QVERIFY(note->isVisible());
    }

private:
    static void languages() {
        QTest::addColumn<Language>("language");
        QTest::newRow("German") << Language::german;
        QTest::newRow("French") << Language::french;
    }
    static WindowOptions options() {
        WindowOptions options;
        options.keepState = false;
        return options;
    }
    static QList<Message> translations(Language language) {
        QString wrong;
        const auto messages = readMessages(
            QStringLiteral(SALTUS_SOURCE_DIR "/resources/translations/saltus_%1.ts").arg(codeOf(language)), &wrong);
        if (!wrong.isEmpty()) qWarning("%s", qPrintable(wrong));
        return messages;
    }

    static bool lupdateThere() { return QFileInfo::exists(QStringLiteral(SALTUS_LUPDATE)); }
    // As the target `translations` does it.
    void readSources() {
        const QString collected = folder_.filePath(QStringLiteral("collected.cpp")), file = folder_.filePath(QStringLiteral("sources.ts"));
        run(QStringLiteral(SALTUS_COLLECT_TEXTS), {QStringLiteral(SALTUS_SOURCE_DIR), collected, folder_.filePath(QStringLiteral("patterns.cpp")), folder_.filePath(QStringLiteral("used.d"))});
        run(QStringLiteral(SALTUS_LUPDATE), {QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-I"), QStringLiteral("."),
                                             QStringLiteral("ui"), QStringLiteral("app"), collected, QStringLiteral("-ts"), file});
        sources_ = readMessages(file, &said_);
    }
    void run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setWorkingDirectory(QStringLiteral(SALTUS_SOURCE_DIR));
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished(60000)) process.kill();
        said_ += QString::fromLocal8Bit(process.readAll());
    }

    QTemporaryDir folder_;
    Theme theme_;
    QString said_; // by lupdate: its warnings
    QList<Message> sources_;
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    TestTranslations test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_translations.moc"
