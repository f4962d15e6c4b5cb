// SPDX-License-Identifier: GPL-3.0-or-later
// What strangers wrote never commands a terminal, never breaks a line and never fills a screen; what people write stays.
#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/utf8.h"

#include <QString>
#include <QTest>

#include <random>

using namespace saltus;

class TestPrintable : public QObject {
    Q_OBJECT
private slots:
    void whatPeopleWriteStays() {
        for (const std::string text : {"", "a", "bead[3].q", "Kurvenscheibe – μ = 0,3 °C", "toupie à pointe", "日本語", "C:\\new\\table", "%s %n %1", "<b>&amp;</b>", "😀"})
            QCOMPARE(printable(text), text);
    }
    void whatCommandsIsWrittenOut_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("escape") << QByteArray("\x1b[31mred") << QByteArray("\\x1b[31mred");
        QTest::newRow("newline") << QByteArray("a\nb\tc\r") << QByteArray("a\\nb\\tc\\r");
        QTest::newRow("nul") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
        QTest::newRow("bell, delete") << QByteArray("\x07\x7f") << QByteArray("\\x07\\x7f");
        QTest::newRow("C1") << QByteArray("\xc2\x9b" "31m") << QByteArray("\\x9b31m");
        QTest::newRow("right to left") << QByteArray("gpj.\xe2\x80\xae" "exe") << QByteArray("gpj.\\u{202e}exe");
        QTest::newRow("zero width") << QByteArray("a\xe2\x80\x8b" "b\xef\xbb\xbf") << QByteArray("a\\u{200b}b\\u{feff}");
        QTest::newRow("line separator") << QByteArray("a\xe2\x80\xa8" "b") << QByteArray("a\\u{2028}b");
        QTest::newRow("tag") << QByteArray("\xf3\xa0\x81\x81") << QByteArray("\\u{e0041}");
        QTest::newRow("no UTF-8") << QByteArray("\xff\xc0\x80z\xe2\x82") << QByteArray("\\xff\\xc0\\x80z\\xe2\\x82");
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("\\xed\\xa0\\x80");
    }
    void whatCommandsIsWrittenOut() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), expected);
    }
    // Any bytes at all: no control character is left, all is UTF-8, and a second pass changes nothing.
    void anyBytesBecomePrintable() {
        std::mt19937 random(7);
        for (int round = 0; round < 20000; ++round) {
            std::string text(random() % 40, '\0');
            for (char& c : text) c = static_cast<char>(random() % 3 == 0 ? 0xC0u + random() % 64 : random() % 256);
            const std::string shown = printable(text);
            QCOMPARE(printable(shown), shown);
            for (std::size_t at = 0; at < shown.size();) {
                const std::size_t length = utf8_length(std::string_view(shown).substr(at));
                QVERIFY(length > 0);
                const char32_t code = utf8_code(std::string_view(shown).substr(at));
                QCOMPARE(code, QString::fromStdString(shown.substr(at, length)).toUcs4().front()); // as Qt reads it
                QVERIFY(QChar::category(code) != QChar::Other_Control && QChar::category(code) != QChar::Separator_Line && QChar::category(code) != QChar::Separator_Paragraph);
                at += length;
            }
        }
    }
    void aLongTextKeepsBothEnds() {
        const std::string text = "begins " + std::string(1 << 20, 'x') + " ends";
        const std::string shown = printable(text, 300);
        QVERIFY(shown.size() < 400);
        QVERIFY(shown.starts_with("begins xx"));
        QVERIFY(shown.ends_with("xx ends"));
        QVERIFY(shown.find(std::to_string(text.size() - 300) + " bytes") != std::string::npos);
        // never within a character
        std::string wide;
        for (int i = 0; i < 1000; ++i) wide += "\xf0\x9f\x98\x80";
        for (std::size_t most = 90; most < 100; ++most) QVERIFY(printable(wide, most).find("\\x") == std::string::npos);
    }
    void aMessageIsOneLine() {
        const Error error{ErrorKind::input, "'" + std::string("a\0\x1b]0;owned\x07\n", 13) + "' is not a name", "use letters", {"s\ncene.saltus", 3, 4, "bodies.\x1b[2J"}};
        QCOMPARE(error.text(), std::string("s\\ncene.saltus:3:4: error: 'a\\x00\\x1b]0;owned\\x07\\n' is not a name (bodies.\\x1b[2J); use letters"));
    }
};

QTEST_APPLESS_MAIN(TestPrintable)
#include "test_printable.moc"
