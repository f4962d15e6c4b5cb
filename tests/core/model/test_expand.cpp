// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/expand.h"
#include "models.h"

#include <QTest>

using namespace saltus;
using namespace saltus::model;

class TestExpand : public QObject {
    Q_OBJECT

    static std::string message(const Result<Expanded, Errors>& result) {
        return result ? std::string("no error") : result.error().front().text();
    }

private slots:
    void aSingleSystemKeepsItsName() {
        const auto expanded = expand(test::ball(), std::vector{0.9});
        QVERIFY2(expanded.has_value(), message(expanded).c_str());
        QCOMPARE(expanded->systems.size(), std::size_t{1});
        QCOMPARE(expanded->systems[0].name, std::string("ball"));
        QVERIFY(expanded->systems[0].constants.empty());
        QCOMPARE(expanded->interactions[0].systems, std::vector<std::size_t>{0});
        QCOMPARE(expanded->coordinates, std::size_t{1});
        QCOMPARE(expanded->rows, std::size_t{1});
    }

    void aRepeatMakesNumberedCopiesAndJoinsNeighbours() {
        const auto expanded = expand(test::beads(4), std::vector{0.9, 4.0});
        QVERIFY2(expanded.has_value(), message(expanded).c_str());
        QCOMPARE(expanded->systems.size(), std::size_t{4});
        QCOMPARE(expanded->systems[3].name, std::string("bead[3]"));
        QCOMPARE(expanded->systems[3].offset, std::size_t{3});
        QCOMPARE(expanded->systems[3].constants, (Constants{{"i", 3.0}}));
        QCOMPARE(expanded->interactions.size(), std::size_t{4});
        QCOMPARE(expanded->interactions[3].name, std::string("contact[2]"));
        QCOMPARE(expanded->interactions[3].systems, (std::vector<std::size_t>{2, 3}));
        QCOMPARE(expanded->interactions[3].offset, std::size_t{3});
    }

    void theCountFollowsTheParameterAtRunTime() {
        const auto expanded = expand(test::beads(4), std::vector{0.9, 7.0});
        QVERIFY(expanded.has_value());
        QCOMPARE(expanded->systems.size(), std::size_t{7});
    }

    void aCountOfOneLeavesNoContacts() {
        const auto expanded = expand(test::beads(1), std::vector{0.9, 1.0});
        QVERIFY2(expanded.has_value(), message(expanded).c_str());
        QCOMPARE(expanded->interactions.size(), std::size_t{1});
    }

    void badCountsAreErrors_data() {
        QTest::addColumn<double>("n");
        QTest::addColumn<QString>("expected");
        QTest::newRow("half") << 2.5 << "the number of copies is 2.5";
        QTest::newRow("negative") << -1.0 << "the number of copies is -1";
        QTest::newRow("too many") << 1e9 << "the number of copies is 1e+09";
        QTest::newRow("too many in all") << 700'000.0 << "more than 1000000 parts";
        QTest::newRow("none") << 0.0 << "the number of copies is -1"; // of the contacts
    }
    void badCountsAreErrors() {
        QFETCH(double, n);
        QFETCH(QString, expected);
        const auto expanded = expand(test::beads(1), std::vector{0.9, n});
        QVERIFY(!expanded);
        QVERIFY2(message(expanded).find(expected.toStdString()) != std::string::npos, message(expanded).c_str());
    }

    void aNeighbourBeyondTheEndIsAnErrorThatNamesTheCopies() {
        Model model = test::beads(3);
        model.interactions[1].repeat->count = "n";
        const auto expanded = expand(model, std::vector{0.9, 3.0});
        QVERIFY(!expanded);
        QCOMPARE(expanded.error().size(), std::size_t{1});
        QCOMPARE(expanded.error()[0].message, std::string("'contact[2]' joins bead[3], which does not exist"));
        QCOMPARE(expanded.error()[0].remedy, std::string("the copies are bead[0] to bead[2]"));
    }

    void anUnknownSystemGetsASuggestion() {
        Model model = test::ball();
        model.interactions[0].between = {"bal"};
        const auto expanded = expand(model, std::vector{0.9});
        QVERIFY(!expanded);
        QCOMPARE(expanded.error()[0].remedy, std::string("did you mean 'ball'?"));
    }

    void aSystemIsNotJoinedToItself() {
        Model model = test::beads(3);
        model.interactions[1].between = {"bead[i]", "bead[i]"};
        const auto expanded = expand(model, std::vector{0.9, 3.0});
        QVERIFY(!expanded);
        QVERIFY(message(expanded).find("joins bead[0] with itself") != std::string::npos);
    }

    void aCountMayUseOnlyIntegerParameters() {
        Model model = test::beads(3);
        model.parameters[1].integer = false;
        const auto expanded = expand(model, std::vector{0.9, 3.0});
        QVERIFY(!expanded);
        QVERIFY(message(expanded).find("which is no integer") != std::string::npos);
    }

    void aHundredThousandCopiesAreMade() {
        const auto expanded = expand(test::beads(1), std::vector{0.9, 100'000.0});
        QVERIFY(expanded.has_value());
        QCOMPARE(expanded->systems.size(), std::size_t{100'000});
    }
};

QTEST_GUILESS_MAIN(TestExpand)
#include "test_expand.moc"
