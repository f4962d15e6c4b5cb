// SPDX-License-Identifier: GPL-3.0-or-later
// What the core says in English is said in German and French: whatever values stand in it, for errors that the core
// really makes, and without touching names.
#include "core/io/scene_file.h"
#include "ui/language/core_patterns.h"
#include "ui/language/language.h"
#include "ui/look/error_text.h"

#include <QCoreApplication>
#include <QTest>

using namespace saltus;
using namespace saltus::ui;

namespace {

// "%1 has no %2" with values that nothing knows: "<1> has no <2>".
QString filled(QString pattern) {
    for (int i = 1; i <= 9; ++i) pattern.replace(QLatin1Char('%') + QString::number(i), QStringLiteral("<%1>").arg(i));
    return pattern;
}

// The first error of the scene, as the window tells it.
QString errorOf(const char* scene) {
    const auto read = io::parse_scene(scene, "a.saltus");
    return read ? QStringLiteral("no error") : errorText(read.error().front());
}

} // namespace

class TestCoreText : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { speak(Language::english); }

    void inEnglishNothingChanges() {
        QVERIFY(kCorePatternCount > 1000);
        for (std::size_t i = 0; i < kCorePatternCount; ++i) {
            const QString said = filled(QString::fromUtf8(kCorePatterns[i]));
            QCOMPARE(coreText(said.toStdString()), said);
        }
        QCOMPARE(coreText("nobody ever said this: or did they; no"), QStringLiteral("nobody ever said this: or did they; no"));
    }

    void everySentenceIsFoundAgain_data() {
        QTest::addColumn<Language>("language");
        QTest::newRow("German") << Language::german;
        QTest::newRow("French") << Language::french;
    }
    void everySentenceIsFoundAgain() {
        QFETCH(Language, language);
        QVERIFY(speak(language));
        QStringList wrong;
        for (std::size_t i = 0; i < kCorePatternCount; ++i) {
            const QString expected = filled(QCoreApplication::translate("core", kCorePatterns[i]));
            if (coreText(filled(QString::fromUtf8(kCorePatterns[i])).toStdString()) != expected) wrong << QString::fromUtf8(kCorePatterns[i]);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void valuesAreTranslatedAndNamesAreNot() {
        QVERIFY(speak(Language::german));
        QCOMPARE(coreText("a sliding velocity may not depend on the signal 'floor.lambda[0]'"),
                 QStringLiteral("eine Gleitgeschwindigkeit darf nicht vom Signal 'floor.lambda[0]' abhängen"));
        QCOMPARE(coreText("the mass"), QStringLiteral("die Masse"));
        QCOMPARE(coreText("there is no body 'the mass'"), QStringLiteral("es gibt keinen Körper 'the mass'"));
        QCOMPARE(coreText("'50% of %1' is not known"), QStringLiteral("'50% of %1' ist nicht bekannt")); // what looks like a place is none
        // A field by its label, a sentence with its reason.
        QCOMPARE(coreText("Mass must be above 0, not -2"), QStringLiteral("Masse muss über 0 liegen, nicht -2"));
        QCOMPARE(coreText("'cell.q[1]' is not known: 'cell' is a first-order system: its states are x"),
                 QStringLiteral("'cell.q[1]' ist nicht bekannt: 'cell' ist ein System erster Ordnung: die Zustände sind x"));
    }

    void whatStandsBeforeAndBehindASentenceIsTranslatedToo() {
        QVERIFY(speak(Language::german));
        QCOMPARE(coreText("at t = 3 s a number is not finite"), QStringLiteral("eine Zahl ist bei t = 3 s nicht endlich"));
        QCOMPARE(coreText("mass 0 is not positive at the initial position"), QStringLiteral("die Masse 0 ist nicht positiv in der Anfangslage"));
        QCOMPARE(coreText("tip has 2 rows, tip.lambda[0] and tip.lambda[1]"), QStringLiteral("tip hat 2 Zeilen, tip.lambda[0] und tip.lambda[1]"));
    }

    void errorsOfTheCoreAreTold_data() {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("french");
        QTest::newRow("no scene") << QByteArray("hello")
                                  << QStringLiteral("Das ist keine Szene: am Anfang steht 'h'; eine Szene ist ein JSON-Objekt; sie beginnt mit { \"saltus\": 1, ...")
                                  << QStringLiteral("Ce n'est pas une scène\u00a0: au début se trouve 'h'\u00a0; une scène est un objet JSON\u00a0; elle commence par { \"saltus\": 1, ...");
        QTest::newRow("a key that is none") << QByteArray(R"({"saltus": 1, "parametrs": {}})")
                                            << QStringLiteral("Der Schlüssel \"parametrs\" ist hier nicht bekannt; ist \"parameters\" gemeint?")
                                            << QStringLiteral("La clé \"parametrs\" n'est pas connue ici\u00a0; est-ce \"parameters\"\u00a0?");
        QTest::newRow("no end") << QByteArray(R"({"saltus": 1, "title": "x")")
                                << QStringLiteral("Die Datei endet, bevor das '{' von Zeile 1, Spalte 1 geschlossen ist; '}' anfügen oder die ganze Datei beschaffen")
                                << QStringLiteral("Le fichier finit avant que le '{' (ligne 1, colonne 1) soit fermé\u00a0; ajouter '}', ou se procurer le fichier entier");
        QTest::newRow("no equations") << QByteArray(R"({"saltus": 1})")
                                     << QStringLiteral("Die Szene hat keine Systeme und keine Körper; etwas hinzufügen, zum Beispiel einen Ball der Art \"lagrangian-linear\"")
                                     << QStringLiteral("La scène n'a ni systèmes ni corps\u00a0; en ajouter un, par exemple une balle \"lagrangian-linear\"");
    }
    void errorsOfTheCoreAreTold() {
        QFETCH(QByteArray, scene);
        QFETCH(QString, german);
        QFETCH(QString, french);
        QVERIFY(speak(Language::german));
        QCOMPARE(errorOf(scene.constData()), german);
        QVERIFY(speak(Language::french));
        QCOMPARE(errorOf(scene.constData()), french);
    }
};

QTEST_GUILESS_MAIN(TestCoreText)
#include "test_core_text.moc"
