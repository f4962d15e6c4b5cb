// SPDX-License-Identifier: GPL-3.0-or-later
// What was done to a run is part of it: one list that snapshots hold, bundles write, replays make again and commands say.
#include "tests/core/simulation/runs.h"

#include "core/io/atomic_file.h"
#include "core/io/bundle.h"
#include "core/replay.h"

#include <QtTest>

#include <filesystem>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string quoted(const QString& scene) { return QString(scene).replace("'", "\"").toStdString(); }

const char* const kCrate = R"j({ "saltus": 1, "title": "Crate", "parameters": { "g": { "value": "9.81 m/s^2", "range": ["1 m/s^2", "20 m/s^2"] }, "turn": { "value": "358 rpm" } },
  "world": { "gravity": [0, 0, "-g"] },
  "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] }, "crate": { "shapes": [{ "kind": "box", "size": [0.2, 0.2, 0.2] }], "position": [0, 0, 0.3] } },
  "run": { "step": "2 ms", "end": 2, "record": ["crate.q[0]", "crate.q[2]"] } })j";

// What a hand does: three moves of a slider and a pull, at their steps.
std::vector<RunChange> done_to(const model::Model& model) {
    rigid::Pull pull;
    pull.body = 1;
    pull.point = {0.05, 0.0, 0.1};
    pull.target = {0.4, 0.1, 0.5};
    pull.frequency = 9.0;
    rigid::Pull farther = pull;
    farther.target = {0.5, 0.1, 0.6};
    (void)model;
    return {{40, "g", 5.0, {}}, {40, "g", 7.25, {}}, {90, "g", 1.0 / 0.3, {}}, {120, {}, 0.0, pull}, {150, {}, 0.0, farther}, {200, {}, 0.0, std::nullopt}};
}

std::unique_ptr<Session> made(const model::Model& model, const std::vector<RunChange>& changes, std::int64_t steps) {
    auto session = start(model);
    std::size_t count = 0;
    const auto ran = run_with_changes(*session, changes, count, steps);
    if (!ran) throw std::runtime_error(ran.error().text());
    return session;
}

} // namespace

class TestRunChanges : public QObject {
    Q_OBJECT

private slots:
    void aRunKnowsWhatWasDoneToIt() {
        const auto model = parse(kCrate);
        const auto session = made(model, done_to(model), 300);
        QVERIFY(session->changes() == done_to(model));
        // what changes nothing is none
        QVERIFY(session->set_parameter("g", 1.0 / 0.3).has_value());
        QVERIFY(session->set_pull({}).has_value());
        QVERIFY(session->changes() == done_to(model));
    }

    // A spring that is made stiffer while it is bent: what it then holds more was put in from outside, whatever computes the run.
    void whatAChangeDoesToTheStoredEnergyIsInput_data() {
        QTest::addColumn<QString>("scene");
        const QString k = "'parameters': { 'k': { 'value': 50 } }, ", run = " 'run': { 'integrator': { 'kind': '%1' }, 'step': 0.001, 'end': 2 } }";
        for (const char* kind : {"moreau-jean", "event-driven"}) {
            QTest::addRow("system, %s", kind) << QString("{ 'saltus': 1, " + k + "'systems': { 'm': { 'kind': 'lagrangian-linear', 'M': [[1]], 'K': [['k']], 'q': [1], 'v': [0] } }," + run.arg(kind));
            QTest::addRow("body, %s", kind) << QString("{ 'saltus': 1, " + k + "'world': { 'planar': true, 'gravity': [0, 0] }, 'bodies': { 'm': { 'mass': 1, 'inertia': [1], 'position': [0, 0] } }, " +
                "'joints': { 's': { 'kind': 'prismatic', 'between': ['m'], 'point': [0, 0], 'axis': [1, 0], 'coordinates': [{ 'stiffness': 'k', 'rest': 1 }] } }," + run.arg(kind));
        }
    }
    void whatAChangeDoesToTheStoredEnergyIsInput() {
        QFETCH(QString, scene);
        RunOptions options;
        options.record = {"energy.total", "energy.input", "energy.scheme"};
        const auto session = start(parse(quoted(scene)), options);
        std::size_t count = 0;
        const std::vector<RunChange> changes{{500, "k", 200.0, {}}, {1100, "k", 20.0, {}}};
        QVERIFY(run_with_changes(*session, changes, count, 2000));
        // x = cos(7.07 t) up to 0.5 s, then by the stiffness of then.
        const double a = std::sqrt(50.0) * 0.5, x1 = std::cos(a), v1 = -std::sqrt(50.0) * std::sin(a), b = std::sqrt(200.0) * 0.6;
        const double x2 = x1 * std::cos(b) + v1 / std::sqrt(200.0) * std::sin(b), exact = 75.0 * x1 * x1 - 90.0 * x2 * x2;
        const Recording& recording = *session->recording();
        const auto total = column(recording, "energy.total"), input = column(recording, "energy.input"), scheme = column(recording, "energy.scheme");
        QVERIFY2(std::abs(input.back() - exact) < 0.05, qPrintable(QString("%1 for %2").arg(input.back()).arg(exact)));
        for (std::size_t i = 0; i < total.size(); ++i) QVERIFY(std::abs(scheme[i]) < 1e-6 && std::abs(total[i] - total[0] - input[i] + scheme[i]) < 1e-9);
    }

    void aBundleAfterThreeMovesOfASliderAndAPullReplaysBitByBit() {
        const auto model = parse(kCrate);
        const auto session = made(model, done_to(model), 300);
        io::Bundle bundle;
        bundle.scene_name = "crate.saltus";
        bundle.scene_text = kCrate;
        bundle.changes = session->changes();
        const auto again = start(model);
        QVERIFY(write_digests(*again, bundle, 300).has_value());
        QCOMPARE(bundle.final_hash, session->state_hash());
        const auto file = std::filesystem::temp_directory_path() / ("saltus-changes-" + std::to_string(QCoreApplication::applicationPid()) + ".saltus-bundle");
        QVERIFY(io::write_bundle(bundle, file).has_value());
        const auto read = io::read_bundle(file);
        std::filesystem::remove(file);
        QVERIFY(read.has_value());
        QVERIFY(read->changes == session->changes());
        auto replay = replayable(*read);
        QVERIFY(replay.has_value());
        const auto replayed = Session::create(replay->model, replay->options);
        QVERIFY(replayed.has_value());
        const Comparison comparison = compare(**replayed, *read);
        QVERIFY(comparison.identical());
        QCOMPARE(comparison.same, std::int64_t{300});
        QVERIFY((*replayed)->changes() == session->changes());
        // and it is no other run's: one move less is seen at its step
        auto less = *read;
        less.changes.erase(less.changes.begin() + 2);
        const auto other = Session::create(replay->model, replay->options);
        QVERIFY(other.has_value());
        const Comparison different = compare(**other, less);
        QVERIFY(!different.identical());
        QCOMPARE(different.different, std::optional<std::int64_t>(90));
    }

    // Taken while the hand pulls, and restored in another session: the hand pulls on there.
    void aBundleHoldsItsMeshes() {
        const auto folder = std::filesystem::temp_directory_path() / ("saltus-meshes-" + std::to_string(QCoreApplication::applicationPid()));
        const auto remove = qScopeGuard([&] { std::filesystem::remove_all(folder); });
        const auto write = [&](const char* name, const std::string& text) { QVERIFY(io::write_file_atomically(folder / name, text).has_value()); };
        std::filesystem::create_directories(folder / "there");
        const std::string wedge = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";
        write("there/wedge.obj", wedge);
        const std::string scene = R"j({ "saltus": 1, "title": "Wedge", "materials": { "wood": { "density": 700 } },
            "world": { "gravity": [0, 0, -9.81] },
            "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
                        "wedge": { "material": "wood", "position": [0, 0, 1], "shapes": [{ "kind": "mesh", "file": "wedge.obj" }] } },
            "run": { "step": "2 ms", "end": 1 } })j";
        io::Bundle bundle;
        bundle.scene_name = (folder / "there/wedge.saltus").string();
        bundle.scene_text = scene;
        const auto first = replayable(bundle);
        QVERIFY2(first.has_value(), first ? "" : first.error().front().text().c_str());
        auto files = files_of(first->model);
        QVERIFY(files.has_value());
        QCOMPARE(files->size(), std::size_t{1});
        QCOMPARE(files->front().first, std::string("wedge.obj"));
        QCOMPARE(files->front().second, wedge);
        bundle.files = *files;
        auto session = Session::create(first->model, first->options);
        QVERIFY(session.has_value());
        QVERIFY(write_digests(**session, bundle, 400).has_value());
        QVERIFY(io::write_bundle(bundle, folder / "wedge.saltus-bundle").has_value());
        std::filesystem::rename(folder / "there", folder / "moved"); // the mesh is not there any more
        auto read = io::read_bundle(folder / "wedge.saltus-bundle");
        QVERIFY(read.has_value());
        QVERIFY(read->files == bundle.files);
        const auto again = replayable(*read);
        QVERIFY2(again.has_value(), again ? "" : again.error().front().text().c_str());
        auto second = Session::create(again->model, again->options);
        QVERIFY2(second.has_value(), second ? "" : second.error().front().text().c_str());
        QVERIFY(compare(**second, *read).identical());
        std::filesystem::create_directories(folder / "there"); // another one is there
        write("there/wedge.obj", wedge + "# another\n");
        const auto refused = replayable(*read);
        QVERIFY(!refused && refused.error().front().message.find("is not the one") != std::string::npos);
        for (const std::string& bytes : {std::string(), std::string("a"), std::string("ab"), std::string("abc"), std::string("\0\xff\x80z", 4)}) {
            io::Bundle one = bundle;
            one.files = {{"a.obj", bytes}};
            const auto back = io::parse_bundle(io::bundle_text(one), "b");
            QVERIFY(back && back->files == one.files);
        }
        std::string damaged = io::bundle_text(bundle);
        damaged.replace(damaged.find("\"base64\""), 14, "\"base64\": \"!!!");
        QVERIFY(!io::parse_bundle(damaged, "b"));
    }

    void aSnapshotHoldsTheHandAndTheListAsTheyWere() {
        const auto model = parse(kCrate);
        const auto changes = done_to(model);
        const auto session = made(model, changes, 160);
        const Snapshot pulled = session->snapshot();
        QVERIFY(pulled.changes == std::vector<RunChange>(changes.begin(), changes.begin() + 5));
        run_for(*session, 30);
        const auto other = start(model);
        QVERIFY(other->restore(pulled).has_value());
        QVERIFY(other->changes() == pulled.changes);
        run_for(*other, 30);
        QCOMPARE(other->state_hash(), session->state_hash());
        QVERIFY(other->snapshot() == session->snapshot());
        // back to before the pull: it is let go
        const auto before = made(model, changes, 100)->snapshot();
        QVERIFY(session->restore(before).has_value());
        QCOMPARE(session->changes().size(), std::size_t{3});
        run_for(*session, 50);
        const auto free = made(model, std::vector<RunChange>(changes.begin(), changes.begin() + 3), 150);
        QCOMPARE(session->state_hash(), free->state_hash());
    }

    void aCommandSaysChangesBitByBit() {
        const auto model = parse(kCrate);
        auto changes = done_to(model);
        changes.push_back({220, "turn", 37.48967228310914, {}}); // 358 rpm and a little
        changes.push_back({230, "turn", 69.11503837897544, {}});
        for (const RunChange& change : changes) {
            const std::string text = change_text(model, change);
            const auto back = parse_change(model, text);
            QVERIFY2(back.has_value(), text.c_str());
            QVERIFY2(*back == change, (text + " -> " + change_text(model, *back)).c_str());
        }
        QCOMPARE(change_text(model, changes.back()), std::string("230:turn=660"));
        QCOMPARE(change_text(model, changes[5]), std::string("200:pull="));
        QVERIFY(change_text(model, changes[3]).starts_with("120:pull=crate 0.05,0,0.1 0.4,0.1,0.5"));
    }

    void inThePlaneAPointHasTwoNumbers() {
        const auto model = scene("rocking-block");
        const auto two = parse_change(model, "10:pull=block 0.1,0 0.3,1"), three = parse_change(model, "10:pull=block 0.1,0,0 0.3,1,0");
        QVERIFY(two && three && *two == *three);
        QVERIFY(!parse_change(model, "10:pull=block 0.1 0.3,1"));
        const auto misspelt = parse_change(model, "10:pull=blok 0.1,0 0.3,1");
        QVERIFY(!misspelt && misspelt.error().remedy.find("'block'") != std::string::npos);
    }

    void whatIsNoChangeIsRefusedWithTheReason() {
        const auto model = parse(kCrate);
        const std::pair<const char*, const char*> bad[] = {{"g=5", "is no change of a run"},          {"x:g=5", "is no change of a run"},
                                                           {"-3:g=5", "is no change of a run"},      {"10:h=5", "there is no parameter named 'h'"},
                                                           {"10:g=200", "outside"},                   {"10:pull=nobody 0,0,0 1,1,1", "no body named 'nobody'"},
                                                           {"10:pull=crate 0,0 1,1,1", "no hand"},   {"10:pull=crate 0,0,0 1,1,nan", "no hand"},
                                                           {"10:pull=crate 0,0,0 1,1,1 -2", "no hand"}};
        for (const auto& [text, reason] : bad) {
            const auto change = parse_change(model, text);
            QVERIFY2(!change.has_value(), text);
            QVERIFY2(change.error().message.find(reason) != std::string::npos, change.error().text().c_str());
            QVERIFY(!change.error().remedy.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestRunChanges)
#include "test_run_changes.moc"
