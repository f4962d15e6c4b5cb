// SPDX-License-Identifier: GPL-3.0-or-later
// Signals are found by their names, however many there are.
#include "core/simulation/catalogue.h"

#include <QTest>

#include <string>

using saltus::Catalogue;

class TestCatalogue : public QObject {
    Q_OBJECT
private slots:
    void everyNameIsFoundAndNoOther() {
        Catalogue catalogue;
        QVERIFY(!catalogue.find("t"));
        for (int i = 0; i < 100000; ++i) {
            if (i == 40000) catalogue.reserve(70000);
            catalogue.add({"body[" + std::to_string(i) + "].q[0]", {}, "m", {}, {}});
        }
        for (std::size_t i = 0; i < catalogue.size(); ++i) QVERIFY(catalogue.find(catalogue[i].name) == i);
        for (const char* other : {"", "t", "body[100000].q[0]", "body[7].q[1]", "body[7].q[0] "}) QVERIFY(!catalogue.find(other));
    }

    void ofEqualNamesTheFirstIsFound() {
        Catalogue catalogue;
        for (int i = 0; i < 100; ++i) catalogue.add({i % 3 == 0 ? "same" : "other" + std::to_string(i), {}, {}, {}, {}});
        QVERIFY(catalogue.find("same") == std::size_t{0});
        QVERIFY(catalogue.find("other98") == std::size_t{98});
    }

    void copiesAreOnTheirOwn() {
        Catalogue catalogue;
        catalogue.add({"a", {}, {}, {}, {}});
        Catalogue copy = catalogue;
        copy.add({"b", {}, {}, {}, {}});
        QVERIFY(copy.find("b") == std::size_t{1});
        QVERIFY(!catalogue.find("b"));
    }
};

QTEST_APPLESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
