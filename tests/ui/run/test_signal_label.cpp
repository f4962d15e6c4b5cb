// SPDX-License-Identifier: GPL-3.0-or-later
// Signals are called by their words in the language of the window; names stay names.
#include "ui/language/language.h"
#include "ui/run/signal_label.h"

#include <QTest>

using namespace saltus;
using namespace saltus::ui;

class TestSignalLabel : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { speak(Language::english); }

    void wordsAreTranslatedAndNamesAreNot_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* name, const char* label, const char* object, const char* german) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(label) << QString::fromUtf8(object) << QString::fromUtf8(german);
        };
        row("energy.kinetic", "kinetic energy", "energy", "kinetische Energie");
        row("contact.y[0]", "gap", "contact", "Spalt");                             // the only contact
        row("floor.lambda[0]", "floor impulse", "floor", "floor Impuls");           // one of several
        row("bead.y[3]", "bead[3] gap", "bead", "bead[3] Spalt");                   // of a repeat
        row("box.impulse", "box normal impulse", "box", "box Normalimpuls");        // of a body
        row("ball.q[2]", "ball z", "ball", "ball z");                               // of a body
        row("ball[3].v[0]", "ball[3] velocity x", "ball[3]", "ball[3] Geschwindigkeit x");
        row("ball.q[0]", "ball.q[0]", "ball", "ball.q[0]");                         // has no words
        row("u", "way out", "u", "way out");                                        // an expression of the scene keeps its label
        row("u", "gap", "u", "Abstand");                                            // unless a shipped scene uses the same words
        row("cam_angle", "angle of the cam", "cam_angle", "angle of the cam");      // a drive too
        row("floor.y[0]", "", "floor", "floor.y[0]");                               // no label
    }
    void wordsAreTranslatedAndNamesAreNot() {
        QFETCH(QString, name);
        QFETCH(QString, label);
        QFETCH(QString, object);
        QFETCH(QString, german);
        const Channel channel{name.toStdString(), label.toStdString(), "", Quantity::none, object.toStdString()};
        QCOMPARE(signalLabel(channel), label.isEmpty() ? name : label);
        QVERIFY(speak(Language::german));
        QCOMPARE(signalLabel(channel), german);
    }
};

QTEST_GUILESS_MAIN(TestSignalLabel)
#include "test_signal_label.moc"
