// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a run by rows: against a ball whose flights are known in closed form, with filter and file; and quickly of a million.
#include "ui/look/theme.h"
#include "ui/panels/event_panel.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <filesystem>
#include <limits>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr double kStep = 1e-4, kE = 0.8, kG = 9.81;

std::shared_ptr<Recording> empty(std::vector<std::string> contacts) {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    return std::make_shared<Recording>(c, std::move(contacts), std::vector<std::string>{}, std::vector<double>{});
}

void impact(Recording& r, double time, std::uint32_t contact, double before, double after) {
    Impact i;
    i.time = time;
    i.interaction = contact;
    i.velocity_before = before;
    i.velocity_after = after;
    i.impulse = after - before; // of 1 kg
    i.energy = 0.5 * (after * after - before * before);
    r.add_impact(i);
    r.open_contact(contact, 0, time);
    r.extend_contact(contact, 0, time, false);
}

// Dropped with v = -1 m/s at t = 0.1: flights 2 v e^k / g.
std::shared_ptr<Recording> ball(int impacts) {
    auto r = empty({"floor", "wall"});
    double t = 0.1, v = 1.0;
    for (int k = 0; k < impacts; ++k) {
        impact(*r, t, 0, -v, kE * v);
        v *= kE;
        t += 2.0 * v / kG;
    }
    const double row[] = {t};
    if (!r->append(row)) std::abort();
    return r;
}

} // namespace

class TestEvents : public QObject {
    Q_OBJECT
private slots:
    void everyImpactTellsItsFlightAndTheRatioToTheOneBefore() {
        EventIndex index;
        index.set(ball(20), kStep);
        QVERIFY(index.take() != EventIndex::Change::none);
        QCOMPARE(index.size(), std::size_t{20});
        double v = 1.0;
        for (std::size_t k = 0; k < index.size(); ++k) {
            const EventRow row = index.row(k);
            QVERIFY(row.kind == EventKind::impact && row.object == "floor");
            QVERIFY(std::abs(*row.before + v) < 1e-15 && std::abs(*row.after - kE * v) < 1e-15);
            QVERIFY(std::abs(*row.loss - 0.5 * v * v * (1.0 - kE * kE)) < 1e-15);
            QCOMPARE(row.flight.has_value(), k > 0);
            QCOMPARE(row.ratio.has_value(), k > 1);
            if (k > 0) QVERIFY(std::abs(*row.flight - 2.0 * v / kG) < 1e-14);
            if (k > 1) QVERIFY(std::abs(*row.ratio - kE) < 1e-11);
            QCOMPARE(row.mode, std::string("open"));
            v *= kE;
        }
    }

    void flightsAreOfOneContactEach() {
        auto r = empty({"floor", "wall"});
        impact(*r, 0.10, 0, -1.0, 0.8);
        impact(*r, 0.15, 1, -2.0, 1.0);
        impact(*r, 0.30, 0, -1.0, 0.8);
        impact(*r, 0.45, 1, -2.0, 1.0);
        EventIndex index;
        index.set(r, kStep);
        index.take();
        QVERIFY(std::abs(*index.row(2).flight - 0.2) < 1e-15 && std::abs(*index.row(3).flight - 0.3) < 1e-15);
        index.setFilter(QStringLiteral("WALL impact"));
        QCOMPARE(index.size(), std::size_t{2});
        QVERIFY(index.row(0).object == "wall" && index.row(1).time == 0.45);
        impact(*r, 0.5, 0, -1.0, 0.8);
        impact(*r, 0.6, 1, -1.0, 0.8);
        index.take(400'000, false);
        QCOMPARE(index.size(), std::size_t{3});
        QCOMPARE(index.total(), std::size_t{6});
        index.setFilter(QStringLiteral("graze"));
        QCOMPARE(index.size(), std::size_t{0});
        index.setFilter({});
        QCOMPARE(index.size(), std::size_t{6});
        QCOMPARE(index.firstAfter(0.3), std::size_t{3});
        QCOMPARE(index.firstAfter(0.0), std::size_t{0});
    }

    // A contact that lasts ends with a release, in the order of time; one of a single step does not.
    void aContactThatLastsEndsWithARelease() {
        auto r = empty({"floor", "wall"});
        impact(*r, 0.1, 1, -1.0, 0.5);
        Impact closing;
        closing.time = 0.2;
        r->add_impact(closing);
        r->open_contact(0, 0, 0.2);
        r->extend_contact(0, 0, 0.7, false);
        impact(*r, 0.9, 1, -1.0, 0.5);
        EventIndex index;
        index.set(r, kStep);
        index.take();
        QCOMPARE(index.size(), std::size_t{4});
        QVERIFY(index.row(1).kind == EventKind::impact && index.row(1).mode == "closed");
        QVERIFY(index.row(2).kind == EventKind::release && index.row(2).time == 0.7 && index.row(2).object == "floor");
        QVERIFY(!index.row(2).impact && !index.row(2).before);
        QCOMPARE(index.row(3).mode, std::string("open"));
        for (std::size_t i = 1; i < index.size(); ++i) QVERIFY(index.time(i) >= index.time(i - 1));
        // The filter sees the state after it, "Then", alone or with words of the other columns.
        const auto left = [&](const char* words) {
            index.setFilter(QString::fromUtf8(words));
            return index.size();
        };
        QCOMPARE(left("closed"), std::size_t{1});
        QCOMPARE(left("open"), std::size_t{3});
        QCOMPARE(left("Open impact"), std::size_t{2});
        QCOMPARE(left("closed wall"), std::size_t{0});
        QCOMPARE(left("stick"), std::size_t{0});
        index.setFilter(QStringLiteral("closed"));
        r->extend_contact(0, 0, 0.7, false);
        impact(*r, 1.0, 1, -1.0, 0.5);
        index.take();
        QCOMPARE(index.size(), std::size_t{1});
    }

    // e = 0.8 from 1 m/s: the sum of all flights ends at 0.1 + 2 e v / (g (1 - e)).
    void anAccumulationIsAnEventOfItsOwn() {
        const auto r = ball(40);
        EventIndex index;
        index.set(r, 1e-3);
        index.take();
        std::size_t found = 0;
        for (std::size_t i = 0; i < index.size(); ++i)
            if (index.row(i).kind == EventKind::accumulation) {
                ++found;
                QVERIFY2(std::abs(index.row(i).time - (0.1 + 2.0 * kE / (kG * (1.0 - kE)))) < 5e-3, qPrintable(QString::number(index.row(i).time, 'g', 10)));
                QCOMPARE(index.row(i).object, std::string("floor"));
            }
        QCOMPARE(found, std::size_t{1});
    }

    // Of an event-driven run the recording says everything: nothing is guessed from spans and ratios.
    void anEventDrivenRunTellsAllItsKinds() {
        auto r = empty({"floor", "rod"});
        const auto tell = [&](double t, EventKind kind, EventMode mode, std::uint32_t of = 0, std::string text = {}) {
            RunEvent event;
            event.time = t, event.kind = kind, event.mode = mode, event.interaction = of, event.object = std::move(text);
            r->add_event(event);
        };
        tell(0.1, EventKind::breakpoint, EventMode::none, kNoRow, "t < 0.1");
        impact(*r, 0.2, 0, -1.0, 0.5);
        tell(0.2, EventKind::impact, EventMode::open);
        tell(0.2, EventKind::impact, EventMode::closed, 1); // of a joint: no impact of a contact
        impact(*r, 0.3, 0, -0.5, 0.0);
        tell(0.3, EventKind::impact, EventMode::closed);
        tell(0.4, EventKind::slip, EventMode::slip_minus);
        tell(0.5, EventKind::release, EventMode::open);
        EventIndex index;
        index.set(r, kStep);
        QVERIFY(index.take() == EventIndex::Change::anew);
        const std::pair<EventKind, const char*> wanted[] = {{EventKind::breakpoint, ""}, {EventKind::impact, "open"}, {EventKind::impact, "closed"}, {EventKind::impact, "closed"},
                                                            {EventKind::slip, "slip-"}, {EventKind::release, "open"}};
        QCOMPARE(index.size(), std::size(wanted));
        for (std::size_t i = 0; i < index.size(); ++i) QVERIFY(index.row(i).kind == wanted[i].first && index.row(i).mode == wanted[i].second);
        QVERIFY(index.row(0).object == "t < 0.1" && !index.row(0).component);
        QVERIFY(index.row(1).impact && index.row(1).loss && !index.row(2).impact && index.row(2).object == "rod");
        QVERIFY(std::abs(*index.row(3).flight - 0.1) < 1e-15);
        index.setFilter(QStringLiteral("slip"));
        QCOMPARE(index.size(), std::size_t{1});
        index.setFilter({});
        tell(0.6, EventKind::stick, EventMode::stick);
        QVERIFY(index.take() == EventIndex::Change::anew);
        QCOMPARE(index.size(), std::size(wanted) + 1);
        QTemporaryDir folder;
        QVERIFY(writeEvents(index, folder.filePath("e.csv").toStdString()));
        QFile file(folder.filePath("e.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().split('\n')[1], QByteArray("0.10000000000000001,breakpoint,t < 0.1,,,,,,,,"));
    }

    void theFileHoldsWhatTheFilterLeavesWithAllDigits() {
        QTemporaryDir folder;
        auto r = empty({"a \"name\", with all", "wall"});
        impact(*r, 1.0 / 3.0, 0, -0.1, 0.08);
        impact(*r, 0.5, 1, -1.0, 0.5);
        EventIndex index;
        index.set(r, kStep);
        index.take();
        const std::filesystem::path path = folder.filePath("e.csv").toStdString();
        QVERIFY(writeEvents(index, path));
        QFile file(folder.filePath("e.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines[0], QByteArray("t,kind,object,row,u_before,u_after,p,mode,loss,flight,ratio"));
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[1].startsWith("0.33333333333333331,impact,\"a \"\"name\"\", with all\",0,-0.10000000000000001,0.080000000000000002,"), lines[1].constData());
        QCOMPARE(lines[1].split(',').first().toDouble(), 1.0 / 3.0);
        index.setFilter(QStringLiteral("wall"));
        QVERIFY(writeEvents(index, path));
        file.close();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 2);
        CancelToken cancel;
        cancel.cancel();
        const auto stopped = writeEvents(index, folder.filePath("never.csv").toStdString(), &cancel);
        QVERIFY(!stopped && stopped.error().kind == ErrorKind::cancelled && !QFile::exists(folder.filePath("never.csv")));
    }

    void coloursOfPhysicsStandBeforeTheWordAndAreNotItsInk() {
        Theme theme;
        EventModel model(theme, nullptr);
        model.setRecording(ball(3), kStep);
        model.take(true);
        QCOMPARE(model.rowCount(), 3);
        for (int c = 0; c < EventModel::columns; ++c) {
            const QModelIndex at = model.index(0, c);
            QVERIFY(!model.data(at, Qt::ForegroundRole).isValid());
            QCOMPARE(model.data(at, Qt::DecorationRole).value<QColor>(), c == EventModel::kind ? theme.colors().impulse : QColor());
        }
    }

    // What a person does with a long log touches the rows in sight only: what grew with the rows would take a thousand times as long.
    void aMillionEventsAreAsQuickAsAThousand() {
        const auto cost = [](int count) {
            auto r = empty({"floor", "wall"});
            for (int k = 0; k < count; ++k) {
                Impact i;
                i.time = 1e-3 * k;
                i.interaction = static_cast<std::uint32_t>(k % 2);
                r->add_impact(i);
            }
            Theme theme;
            EventModel model(theme, nullptr);
            model.setRecording(r, 1e-6);
            while (model.rowCount() < count) model.take(false);
            QElapsedTimer timer;
            timer.start();
            qint64 best = std::numeric_limits<qint64>::max();
            for (int repeat = 0; repeat < 5; ++repeat) {
                timer.restart();
                for (int k = 0; k < 50; ++k)
                    for (int c = 0; c < EventModel::columns; ++c) (void)model.data(model.index(count - 1 - k, c), Qt::DisplayRole);
                for (int k = 0; k < 100; ++k) (void)model.index().firstAfter(1e-3 * (count / 2 + k));
                best = std::min(best, timer.nsecsElapsed());
            }
            return best;
        };
        const qint64 few = cost(1000), many = cost(1'000'000);
        QVERIFY2(many < 30 * few, qPrintable(QStringLiteral("%1 ns, %2 ns of a thousand").arg(many).arg(few)));
    }
};

QTEST_MAIN(TestEvents)
#include "test_events.moc"
