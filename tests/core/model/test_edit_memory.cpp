// SPDX-License-Identifier: GPL-3.0-or-later
// An edit that finds no memory is not done at all: the model is as it was.
#include "tests/failing_allocations.h"
#include "tests/processor_time.h"

#include "core/model/edit.h"
#include "models.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>

using namespace saltus;
using namespace saltus::model;

namespace {

System named(const System& system, const std::string& name) {
    System out = system;
    out.name = name + ", a name that is longer than any string holds in itself";
    return out;
}

} // namespace

class TestEditMemory : public QObject {
    Q_OBJECT
private slots:
    void anEditAndItsInverseLeaveTheModelAsItWas() {
        Model model = test::beads(3);
        const Model before = model;
        Edit edit = apply(model, manyChanges(model));
        QVERIFY(model != before);
        const Model after = model;
        edit = apply(model, std::move(edit));
        QVERIFY(model == before);
        apply(model, std::move(edit));
        QVERIFY(model == after);
    }

    void wantOfMemoryLeavesTheModelAsItWas() {
        const Model before = test::beads(3);
        Model after = before;
        apply(after, manyChanges(before));
        long failed = 0;
        for (long n = 1;; ++n) {
            Model model = before;
            const Edit edit = manyChanges(model);
            Edit given = edit;
            bool refused = false;
            testing::fail_request(n);
            try {
                apply(model, std::move(given));
            } catch (const std::bad_alloc&) {
                refused = true;
            }
            testing::fail_request(0);
            if (!refused) {
                QVERIFY(model == after);
                break;
            }
            ++failed;
            QVERIFY2(model == before, qPrintable(QString("request %1").arg(n)));
            apply(model, edit);
            QVERIFY2(model == after, qPrintable(QString("request %1").arg(n)));
        }
        QVERIFY(failed > 0); // lists that grow
    }

    // Neighbouring removals and insertions are done together, with what comes of them one by one.
    void changesTogetherDoWhatTheyDoOneByOne() {
        std::mt19937 random(3);
        const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
        for (int round = 0; round < 2000; ++round) {
            Model before = test::ball();
            before.systems.assign(1 + below(9), before.systems[0]);
            for (std::size_t i = 0; i < before.systems.size(); ++i) before.systems[i].name = std::to_string(i);
            Model single = before, together = before;
            Edit edit, backwards;
            for (std::size_t k = 0, n = below(12); k < n; ++k) {
                const std::size_t size = single.systems.size();
                if (size > 0 && below(2)) edit.push_back(Remove{Part::system, below(3) > 0 && k > 0 && size > 1 ? size - 1 - below(2) : below(size)});
                else edit.push_back(Insert{below(size + 1), Item(named(before.systems[0], std::to_string(100 + k)))});
                Edit back = apply(single, {edit.back()});
                backwards.insert(backwards.begin(), back.begin(), back.end());
            }
            const Model after = single;
            const Edit back = apply(together, edit);
            QVERIFY(together == after);
            QCOMPARE(back.size(), backwards.size());
            apply(together, back);
            QVERIFY(together == before);
            apply(single, backwards);
            QVERIFY(single == before);
        }
    }

    // Every second of 30,000 bodies goes and comes back in the time of one look through them, not in their number squared (25 s).
    void manyPartsGoAndComeAtOnce() {
        Model model;
        Edit edit;
        for (int k = 0; k < 30000; ++k) {
            Body body;
            body.name = "a body with a long name, number " + std::to_string(k);
            body.shapes = {SphereShape{}};
            model.bodies.push_back(std::move(body));
        }
        for (std::size_t k = model.bodies.size(); k-- > 0;)
            if (k % 2 == 0) edit.push_back(Remove{Part::body, k});
        const Model before = model;
        const double begin = testing::processor_seconds();
        const Edit back = apply(model, edit);
        QCOMPARE(model.bodies.size(), std::size_t{15000});
        QCOMPARE(model.bodies[7].name, before.bodies[15].name);
        apply(model, back);
        const double took = testing::processor_seconds() - begin;
        QVERIFY(model == before);
        QVERIFY2(took < 1.0, qPrintable(QString::number(took)));
    }

    // Parts that come one by one are not copied each time.
    void roomGrowsByFactors() {
        Model model = test::ball();
        std::size_t moved = 0;
        for (std::size_t i = 0; i < 1000; ++i) {
            const System* const at = model.systems.data();
            Edit edit{Insert{model.systems.size(), Item(named(test::ball().systems[0], std::to_string(i)))}};
            apply(model, std::move(edit));
            moved += model.systems.data() != at ? 1 : 0;
        }
        QVERIFY2(moved <= 12, qPrintable(QString::number(moved)));
    }

private:
    static Edit manyChanges(const Model& model) {
        Edit edit;
        edit.push_back(Set{Heading{"a title that is longer than any string holds in itself", "another"}});
        for (std::size_t i = 0; i < 5; ++i) edit.push_back(Insert{i % 2, Item(named(model.systems[0], std::to_string(i)))});
        edit.push_back(Replace{0, Item(named(model.systems[0], "another"))});
        edit.push_back(Remove{Part::interaction, 0});
        edit.push_back(Move{Part::system, 0, 3});
        Parameter parameter = model.parameters[0];
        parameter.name = "new";
        edit.push_back(Insert{0, Item(parameter)});
        edit.push_back(Remove{Part::system, 1});
        return edit;
    }
};

QTEST_APPLESS_MAIN(TestEditMemory)
#include "test_edit_memory.moc"
