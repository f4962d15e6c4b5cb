// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures by software that take long: what of one stands by itself is drawn in a turn of the event loop of its own.
#include "ui/look/gl_widget.h"
#include "ui/look/loop_turn.h"

#include <QTest>

#include <ctime>
#include <utility>

using namespace saltus::ui;

namespace {

void work(double milliseconds) {
    const auto used = [] {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
    };
    for (const double begun = used(); used() - begun < milliseconds;) {}
}

class Drawn : public GlWidget {
public:
    Drawn() : GlWidget(nullptr, Way::painted) {
        resize(60, 40);
        QObject::connect(&loop, &LoopTurn::began, this, [this] { ++turn; });
    }
    void change() {
        hasPart = true;
        update();
    }
    double partTakes = 0.0; // ms
    bool changesAlways = false, hasPart = false;
    int wholes = 0, parts = 0, turn = 0, turnOfPart = -1, turnOfWhole = -1;
    LoopTurn loop;

protected:
    void initializeGL() override {}
    void resizeGL(int, int) override {}
    void paintGL() override {
        hasPart = false;
        ++wholes;
        turnOfWhole = turn;
    }
    bool drawFirstPart() override {
        if (!std::exchange(hasPart, false)) return false;
        ++parts;
        turnOfPart = turn;
        work(partTakes);
        if (changesAlways) change();
        return true;
    }
};

} // namespace

class TestGlWidget : public QObject {
    Q_OBJECT

private slots:
    void aLongFirstPartHasATurnOfItsOwn() {
        Drawn drawn;
        drawn.show();
        QTRY_VERIFY(drawn.wholes > 0);
        const int before = drawn.wholes;
        drawn.partTakes = 1.5 * LoopTurn::kLong;
        drawn.change();
        QTRY_COMPARE(drawn.wholes, before + 1);
        QCOMPARE(drawn.parts, 1);
        QVERIFY(drawn.turnOfWhole > drawn.turnOfPart);
        QTest::qWait(50);
        QCOMPARE(drawn.wholes, before + 1); // and the rest once
    }

    void aShortOneIsDrawnWithTheRest() {
        Drawn drawn;
        drawn.show();
        QTRY_VERIFY(drawn.wholes > 0);
        const int before = drawn.wholes;
        drawn.change();
        QTRY_COMPARE(drawn.wholes, before + 1);
        QCOMPARE(drawn.turnOfWhole, drawn.turnOfPart);
    }

    void whatChangesWhileItIsDrawnIsShownAllTheSame() {
        Drawn drawn;
        drawn.show();
        QTRY_VERIFY(drawn.wholes > 0);
        const int before = drawn.wholes;
        drawn.partTakes = 1.5 * LoopTurn::kLong;
        drawn.changesAlways = true;
        drawn.change();
        QTRY_VERIFY(drawn.wholes > before);
        QVERIFY(drawn.parts <= 2);
    }

    // Who keeps a picture gets all of it at once.
    void aPictureForSomeoneIsWhole() {
        Drawn drawn;
        drawn.show();
        QTRY_VERIFY(drawn.wholes > 0);
        const int before = drawn.wholes;
        drawn.partTakes = 1.5 * LoopTurn::kLong;
        drawn.change();
        QVERIFY(!drawn.grabFramebuffer().isNull());
        QCOMPARE(drawn.wholes, before + 1);
        QCOMPARE(drawn.parts, 0);
    }
};

QTEST_MAIN(TestGlWidget)
#include "test_gl_widget.moc"
