// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "tests/core/recording/recording_maker.h"
#include "tests/processor_time.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::uint64_t bits(double value) {
    return std::bit_cast<std::uint64_t>(value);
}

std::shared_ptr<Recording> sample(std::size_t rows) {
    auto recording = empty_recording({{"follower.q[0]", "m", Quantity::position},
                                      {"follower.v[0]", "m/s", Quantity::velocity},
                                      {"φ", "rad", Quantity::parameter}});
    std::mt19937_64 random(11);
    const double odd[] = {0.0,       -0.0, 0.1, std::nan(""), INFINITY, -INFINITY, 5e-324, 1.7976931348623157e308,
                          -1.0 / 3.0};
    for (std::size_t i = 0; i < rows; ++i) {
        const double any = std::bit_cast<double>(random()); // every pattern, also NaNs with payload
        const double row[] = {1e-4 * static_cast<double>(i), odd[i % std::size(odd)], any,
                              std::sin(static_cast<double>(i))};
        if (!recording->append(row)) return nullptr;
    }
    for (std::size_t i = 3; i < rows; i += 17)
        recording->add_impact(impact_at(1e-4 * static_cast<double>(i), static_cast<std::int64_t>(i)));
    recording->open_contact(0, 0, 1e-3);
    recording->extend_contact(0, 0, 2e-3, false);
    recording->open_contact(0, 1, 3e-3);
    recording->extend_contact(0, 1, 4e-3, true);
    recording->add_parameter_change({1.5e-3, 15, 0, 69.115});
    recording->add_event({1e-3, EventKind::impact, EventMode::closed, 0, 1, {}, -0.5, 0.25, 0.1, 10});
    recording->add_event({2e-3, EventKind::breakpoint, EventMode::none, kNoRow, 0, "mod(φ, 2*pi) < 1"});
    recording->add_notice(
        {NoticeKind::solver_missed_tolerance, 1.2e-3, 12, "the one-step problem was solved to 1e-9 m/s"});
    return recording;
}

const std::string kScene = "{ \"saltus\": 1, \"title\": \"Nocken – Stößel\" }\n";

void compare(const Recording& a, const Recording& b) {
    QCOMPARE(a.rows(), b.rows());
    QCOMPARE(a.catalogue().size(), b.catalogue().size());
    for (std::size_t c = 0; c < a.catalogue().size(); ++c) {
        QCOMPARE(a.catalogue()[c].name, b.catalogue()[c].name);
        QCOMPARE(a.catalogue()[c].unit, b.catalogue()[c].unit);
        QCOMPARE(a.catalogue()[c].label, b.catalogue()[c].label);
        QVERIFY(a.catalogue()[c].quantity == b.catalogue()[c].quantity);
        for (std::size_t i = 0; i < a.rows(); ++i)
            if (bits(a.value(c, i)) != bits(b.value(c, i))) QFAIL("a value differs");
    }
    QCOMPARE(a.interactions(), b.interactions());
    QCOMPARE(a.parameters(), b.parameters());
    QCOMPARE(a.parameters_at(0), b.parameters_at(0));
    QCOMPARE(a.parameters_at(a.rows()), b.parameters_at(a.rows()));
    QCOMPARE(a.impact_count(), b.impact_count());
    for (std::size_t i = 0; i < a.impact_count(); ++i) {
        const Impact p = a.impact(i), q = b.impact(i);
        QCOMPARE(p.row, q.row);
        QCOMPARE(p.step, q.step);
        QCOMPARE(bits(p.time), bits(q.time));
        QCOMPARE(bits(p.velocity_before), bits(q.velocity_before));
        QCOMPARE(bits(p.velocity_after), bits(q.velocity_after));
        QCOMPARE(bits(p.impulse), bits(q.impulse));
        QCOMPARE(bits(p.energy), bits(q.energy));
        QCOMPARE(bits(p.residual), bits(q.residual));
        QCOMPARE(p.component, q.component);
        QCOMPARE(p.body_a, q.body_a);
        QCOMPARE(p.body_b, q.body_b);
    }
    const auto s = a.contact_spans(), r = b.contact_spans();
    QCOMPARE(s.size(), r.size());
    for (std::size_t i = 0; i < s.size(); ++i) {
        QCOMPARE(s[i].begin, r[i].begin);
        QCOMPARE(s[i].end, r[i].end);
        QCOMPARE(s[i].open_ended, r[i].open_ended);
        QCOMPARE(s[i].component, r[i].component);
    }
    const auto e = a.events(), f = b.events();
    QCOMPARE(e.size(), f.size());
    for (std::size_t i = 0; i < e.size(); ++i) {
        QCOMPARE(bits(e[i].time), bits(f[i].time));
        QVERIFY(e[i].kind == f[i].kind && e[i].mode == f[i].mode && e[i].interaction == f[i].interaction && e[i].component == f[i].component);
        QCOMPARE(e[i].object, f[i].object);
        QCOMPARE(bits(e[i].before), bits(f[i].before));
        QCOMPARE(bits(e[i].after), bits(f[i].after));
        QCOMPARE(bits(e[i].impulse), bits(f[i].impulse));
        QCOMPARE(e[i].row, f[i].row);
    }
    const auto n = a.notices(), m = b.notices();
    QCOMPARE(n.size(), m.size());
    for (std::size_t i = 0; i < n.size(); ++i) {
        QCOMPARE(n[i].message, m[i].message);
        QVERIFY(n[i].kind == m[i].kind);
        QCOMPARE(n[i].step, m[i].step);
    }
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT
private slots:
    void init() { folder = std::make_unique<QTemporaryDir>(); }
    void csvHasAHeaderAndSeventeenDigits();
    void csvNumbersReadBackAsTheSameBits();
    void csvTakesChosenSignalsAndTimes();
    void anUnknownSignalIsAnErrorThatNamesTheNearest();
    void aCancelledExportLeavesNoFile();
    void whoHasNoTimeGetsAllWithoutCompression_data();
    void whoHasNoTimeGetsAllWithoutCompression();
    void progressReachesOne();
    void aFullDiskIsToldAndNothingIsLeft();
    void hdf5ReadsBackBitForBit();
    void anEmptyRecordingIsARecording();
    void hdf5KeepsWhichBodiesMet();
    void aRecordingFromBeforeBodiesWereKeptOpens();
    void hdf5TakesChosenSignalsAndTimes();
    void manyColumnsReadBack();
    void foreignFilesAreRefused();
    void equalRecordingsAreEqualFiles();
    void aSignalNamedByAQuotientIsKept();
    void textsAndTablesOfAnySizeReadBack();
    void everyTruncatedFileIsRefused();
    void everyDamagedByteIsNoticed();
    void otherProgramsCanReadIt();
    void tenMillionRowsTakeSeconds();
    void rowsThatWereThinnedAreNotExported();

private:
    std::string path(const char* name) const { return folder->filePath(name).toStdString(); }
    QByteArray content(const char* name) const {
        QFile file(folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const char* name, const QByteArray& bytes) const {
        QFile file(folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QStringList entries() const { return QDir(folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System); }
    std::unique_ptr<QTemporaryDir> folder;
};

void TestExport::csvHasAHeaderAndSeventeenDigits() {
    auto recording = empty_recording({{"follower.q[0]", "m"}, {"odd, \"name\"", ""}});
    const double rows[][3] = {{0.0, 0.4, 1e300}, {1e-4, 0.1, -2.5}, {0.3, std::nan(""), -INFINITY}, {0.5, std::copysign(std::nan(""), -1.0), -0.0}};
    for (const auto& row : rows) QVERIFY(recording->append(row));
    QVERIFY(io::write_csv(*recording, path("x.csv")));
    QCOMPARE(content("x.csv"), QByteArray("t,follower.q[0],\"odd, \"\"name\"\"\"\n"
                                          "0,0.40000000000000002,1.0000000000000001e+300\n"
                                          "0.0001,0.10000000000000001,-2.5\n"
                                          "0.29999999999999999,nan,-inf\n"
                                          "0.5,nan,-0\n"));
}

void TestExport::csvNumbersReadBackAsTheSameBits() {
    const auto recording = sample(20000);
    QVERIFY(io::write_csv(*recording, path("x.csv")));
    const QList<QByteArray> lines = content("x.csv").split('\n');
    QCOMPARE(lines.size(), 20002);
    for (std::size_t i = 0; i < 20000; ++i) {
        const QList<QByteArray> fields = lines[static_cast<int>(i) + 1].split(',');
        for (std::size_t c = 0; c < 4; ++c) {
            const double expected = recording->value(c, i);
            if (std::isnan(expected)) continue;
            const double found = std::strtod(fields[static_cast<int>(c)].constData(), nullptr);
            if (bits(found) != bits(expected)) QFAIL(fields[static_cast<int>(c)].constData());
        }
    }
}

void TestExport::csvTakesChosenSignalsAndTimes() {
    const auto recording = sample(1000);
    io::ExportOptions options;
    options.channels = {"φ", "follower.q[0]", "t", "φ"};
    options.time_range = {{recording->value(0, 10), recording->value(0, 19)}};
    QVERIFY(io::write_csv(*recording, path("x.csv"), options));
    const QList<QByteArray> lines = content("x.csv").trimmed().split('\n');
    QCOMPARE(lines.first(), QByteArray("t,φ,follower.q[0]"));
    QCOMPARE(lines.size(), 11);
    options.time_range = {{5.0, 6.0}}; // after the end: the header alone
    QVERIFY(io::write_csv(*recording, path("x.csv"), options));
    QCOMPARE(content("x.csv"), QByteArray("t,φ,follower.q[0]\n"));
    options.time_range = {{-2.0, -1.0}};
    QVERIFY(io::write_csv(*recording, path("x.csv"), options));
    QCOMPARE(content("x.csv"), QByteArray("t,φ,follower.q[0]\n"));
    options.time_range = {{2.0, 1.0}};
    QVERIFY(!io::write_csv(*recording, path("x.csv"), options));
}

void TestExport::anUnknownSignalIsAnErrorThatNamesTheNearest() {
    io::ExportOptions options;
    options.channels = {"folower.q[0]"};
    const auto written = io::write_csv(*sample(10), path("x.csv"), options);
    QVERIFY(!written);
    QVERIFY(written.error().kind == ErrorKind::input);
    QVERIFY2(written.error().text().find("follower.q[0]") != std::string::npos, written.error().text().c_str());
    QVERIFY(entries().isEmpty());
}

void TestExport::aCancelledExportLeavesNoFile() {
    const auto recording = sample(300000);
    CancelToken cancel;
    io::ExportOptions options;
    options.cancel = &cancel;
    options.progress = [&](double) { cancel.cancel(); };
    const auto csv = io::write_csv(*recording, path("x.csv"), options);
    QVERIFY(!csv && csv.error().kind == ErrorKind::cancelled);
    cancel.reset();
    const auto hdf5 = io::write_hdf5(*recording, kScene, path("x.h5"), options);
    QVERIFY(!hdf5 && hdf5.error().kind == ErrorKind::cancelled);
    QVERIFY(entries().isEmpty());
}

void TestExport::whoHasNoTimeGetsAllWithoutCompression_data() {
    QTest::addColumn<double>("from");
    QTest::newRow("from the beginning") << -1.0;
    QTest::newRow("in the middle") << 0.5;
}

// A signal, while a recording of a gigabyte is written: its values may not be lost, and a machine that shuts down waits for some seconds.
void TestExport::whoHasNoTimeGetsAllWithoutCompression() {
    QFETCH(double, from);
    const auto recording = sample(300001); // the last chunk is not full
    io::ExportOptions options;
    double begin = processor_seconds();
    QVERIFY(io::write_hdf5(*recording, kScene, path("slow.h5"), options));
    const double slow = processor_seconds() - begin;
    CancelToken hurry;
    options.hurry = &hurry;
    if (from < 0.0) hurry.cancel();
    options.progress = [&](double fraction) {
        if (fraction >= from) hurry.cancel();
    };
    begin = processor_seconds();
    QVERIFY(io::write_hdf5(*recording, kScene, path("quick.h5"), options));
    const double quick = processor_seconds() - begin;
    QVERIFY2(quick < (from < 0.0 ? 0.4 : 0.8) * slow, qPrintable(QStringLiteral("%1 s, %2 s").arg(quick).arg(slow)));
    QVERIFY(content("quick.h5").size() > content("slow.h5").size());
    const auto read = io::read_hdf5(path("quick.h5"));
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    compare(*recording, *read->recording);
}

void TestExport::progressReachesOne() {
    const auto recording = sample(100000);
    double last = -1.0;
    bool grows = true;
    io::ExportOptions options;
    options.progress = [&](double fraction) {
        grows = grows && fraction > last;
        last = fraction;
    };
    QVERIFY(io::write_csv(*recording, path("x.csv"), options));
    QVERIFY(grows);
    QCOMPARE(last, 1.0);
    last = -1.0;
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5"), options));
    QVERIFY(grows);
    QCOMPARE(last, 1.0);
}

void TestExport::aFullDiskIsToldAndNothingIsLeft() {
    const auto recording = sample(200000);
    write("x.csv", "old");
    write("x.h5", "old");
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    struct rlimit old {};
    getrlimit(RLIMIT_FSIZE, &old);
    struct rlimit small = old;
    small.rlim_cur = 300000;
    setrlimit(RLIMIT_FSIZE, &small);
    const auto csv = io::write_csv(*recording, path("x.csv"));
    const auto hdf5 = io::write_hdf5(*recording, kScene, path("x.h5"));
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!csv && csv.error().kind == ErrorKind::io && !csv.error().remedy.empty());
    QVERIFY(!hdf5 && hdf5.error().kind == ErrorKind::io);
    QVERIFY2(!hdf5.error().remedy.empty(), hdf5.error().text().c_str());
    QCOMPARE(content("x.csv"), QByteArray("old"));
    QCOMPARE(content("x.h5"), QByteArray("old"));
    QCOMPARE(entries(), (QStringList{"x.csv", "x.h5"}));
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5"))); // the library is in order afterwards
    QVERIFY(io::read_hdf5(path("x.h5")));
    if (QFile::exists("/dev/full")) {
        const auto full = io::write_csv(*recording, "/dev/full");
        QVERIFY(!full && full.error().message.find("the disk is full") != std::string::npos);
        QVERIFY(!io::write_hdf5(*recording, kScene, "/dev/full"));
    }
}

void TestExport::hdf5ReadsBackBitForBit() {
    const auto recording = sample(150000);
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5")));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->scene_text, kScene);
    compare(*recording, *read->recording);
    QVERIFY(io::write_hdf5(*read->recording, read->scene_text, path("y.h5"))); // and again
    compare(*recording, *io::read_hdf5(path("y.h5"))->recording);
}

void TestExport::hdf5KeepsWhichBodiesMet() {
    const auto recording = empty_recording({{"z", "m", Quantity::position}});
    const double row[] = {0.0, 1.0};
    QVERIFY(recording->append(row));
    const std::array<std::array<std::uint32_t, 2>, 3> met = {{{0, 7}, {3, 4000000000u}, {kNoBody, kNoBody}}};
    for (const auto& [a, b] : met) {
        Impact impact = impact_at(0.0, 0);
        impact.body_a = a;
        impact.body_b = b;
        recording->add_impact(impact);
    }
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5")));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    compare(*recording, *read->recording);
    for (std::size_t i = 0; i < met.size(); ++i) {
        QCOMPARE(read->recording->impact(i).body_a, met[i][0]);
        QCOMPARE(read->recording->impact(i).body_b, met[i][1]);
    }
}

// Two seconds of a bouncing box, three rows, written when impacts did not name their bodies.
void TestExport::aRecordingFromBeforeBodiesWereKeptOpens() {
    const auto read = io::read_hdf5(SALTUS_SOURCE_DIR "/tests/core/io/recording-1.h5");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->recording->rows(), std::size_t{3});
    QCOMPARE(read->recording->impact_count(), std::size_t{30});
    for (const Impact& impact : read->recording->impacts()) {
        QCOMPARE(impact.body_a, kNoBody);
        QCOMPARE(impact.body_b, kNoBody);
        QVERIFY(impact.impulse > 0.0 && impact.velocity_before < 0.0);
    }
}

void TestExport::anEmptyRecordingIsARecording() {
    auto recording = std::make_shared<Recording>(catalogue_of({}), std::vector<std::string>{},
                                                 std::vector<std::string>{}, std::vector<double>{});
    QVERIFY(io::write_hdf5(*recording, "", path("x.h5")));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    compare(*recording, *read->recording);
}

void TestExport::hdf5TakesChosenSignalsAndTimes() {
    const auto recording = sample(1000);
    io::ExportOptions options;
    options.channels = {"φ"};
    options.time_range = {{recording->value(0, 20), recording->value(0, 40)}};
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5"), options));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY(read);
    QCOMPARE(read->recording->rows(), std::size_t{21});
    QCOMPARE(read->recording->value(1, 0), recording->value(3, 20));
    QCOMPARE(read->recording->impact_count(), std::size_t{2}); // rows 20 and 37
    QCOMPARE(read->recording->impact(1).row, std::int64_t{17});
    QCOMPARE(read->recording->parameters_at(0), (std::vector<double>{69.115, 0.8}));
}

void TestExport::manyColumnsReadBack() {
    std::vector<NamedColumn> names;
    for (int i = 0; i < 1000; ++i) names.push_back({"bead[" + std::to_string(i) + "].q[0]", "m"});
    auto recording = empty_recording(names);
    std::vector<double> row(1001);
    for (std::size_t i = 0; i < 700; ++i) {
        for (std::size_t c = 0; c < row.size(); ++c) row[c] = static_cast<double>(i * 1001 + c);
        QVERIFY(recording->append(row.data()));
    }
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5")));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY(read);
    compare(*recording, *read->recording);
}

void TestExport::foreignFilesAreRefused() {
    write("empty.h5", "");
    write("text.h5", QByteArray(5000, 'x'));
    write("hdf5.h5", QByteArray("\x89HDF\r\n\x1a\n", 8) + QByteArray(5000, '\0'));
    write("magic.h5",
          QByteArray("Saltus recording, HDF5 from byte 512\nbytes 88888888888888\ncheck 0\n") + QByteArray(900, '\0'));
    for (const char* name : {"empty.h5", "text.h5", "hdf5.h5", "magic.h5"}) {
        const auto read = io::read_hdf5(path(name));
        QVERIFY(!read);
        QVERIFY(read.error().kind == ErrorKind::io);
        QVERIFY2(read.error().text().find(path(name)) == 0, read.error().text().c_str());
    }
    QVERIFY(!io::read_hdf5(path("none.h5")));
    QVERIFY(!io::read_hdf5(folder->path().toStdString()));
    QVERIFY(!io::read_hdf5("/dev/zero"));
}

void TestExport::equalRecordingsAreEqualFiles() {
    QVERIFY(io::write_hdf5(*sample(3000), kScene, path("x.h5")));
    QTest::qSleep(1100); // HDF5 keeps times in seconds, if it keeps them
    QVERIFY(io::write_hdf5(*sample(3000), kScene, path("y.h5")));
    QVERIFY(content("x.h5") == content("y.h5"));
}

void TestExport::aSignalNamedByAQuotientIsKept() {
    auto recording = empty_recording({{"q/2", "m"}, {"q\u22152", "m"}, {".", ""}, {"a/b/c", ""}});
    const double row[] = {0.0, 1.0, 2.0, 3.0, 4.0};
    QVERIFY(recording->append(row));
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5")));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    compare(*recording, *read->recording);
}

void TestExport::textsAndTablesOfAnySizeReadBack() {
    // Collections of texts, nodes of names and of chunks: several levels of each.
    std::vector<std::string> interactions;
    for (int i = 0; i < 70000; ++i) interactions.push_back(i % 7 == 0 ? std::string() : "contact " + std::string(static_cast<std::size_t>(i % 50), 'x'));
    interactions.emplace_back(std::size_t{300000}, 'y');
    auto recording = std::make_shared<Recording>(catalogue_of({{"q", "m"}}), interactions, std::vector<std::string>{}, std::vector<double>{});
    for (std::size_t i = 0; i < 30000; ++i) {
        const double row[] = {1e-3 * static_cast<double>(i), std::sin(static_cast<double>(i))};
        QVERIFY(recording->append(row));
        recording->add_impact(impact_at(row[0], static_cast<std::int64_t>(i), static_cast<std::uint32_t>(i)));
    }
    const std::string scene(200000, 's');
    QVERIFY(io::write_hdf5(*recording, scene, path("x.h5")));
    const auto read = io::read_hdf5(path("x.h5"));
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->scene_text, scene);
    compare(*recording, *read->recording);
}

void TestExport::everyTruncatedFileIsRefused() {
    QVERIFY(io::write_hdf5(*sample(300), kScene, path("x.h5")));
    const QByteArray whole = content("x.h5");
    for (int size = 0; size < whole.size(); size += 97) {
        write("cut.h5", whole.left(size));
        QVERIFY(!io::read_hdf5(path("cut.h5")));
    }
}

void TestExport::everyDamagedByteIsNoticed() {
    QVERIFY(io::write_hdf5(*sample(300), kScene, path("x.h5")));
    const QByteArray whole = content("x.h5");
    for (int at = 0; at < whole.size(); at += at < 64 ? 1 : 211) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        write("bad.h5", damaged);
        const auto read = io::read_hdf5(path("bad.h5"));
        QVERIFY2(!read, qPrintable(QString("byte %1").arg(at)));
    }
}

void TestExport::otherProgramsCanReadIt() {
    const QString tool = QStandardPaths::findExecutable("h5dump");
    if (tool.isEmpty()) QSKIP("no h5dump here");
    QVERIFY(io::write_hdf5(*sample(30), kScene, path("x.h5")));
    QProcess process;
    process.start(tool, {"-H", folder->filePath("x.h5")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    const QByteArray shown = process.readAllStandardOutput();
    for (const char* word : {"follower.q[0]", "impacts", "velocity_before", "parameters", "scene"})
        QVERIFY2(shown.contains(word), word);
}

void TestExport::tenMillionRowsTakeSeconds() {
    const std::size_t rows = qEnvironmentVariableIsSet("SALTUS_LONG_TESTS") ? 10000000 : 500000;
    auto recording = empty_recording({{"q", "m"}, {"v", "m/s"}, {"y", "m"}, {"p", "N s"}});
    for (std::size_t i = 0; i < rows; ++i) {
        const double t = 1e-4 * static_cast<double>(i);
        const double row[] = {t, std::sin(37 * t), 37 * std::cos(37 * t), std::sin(37 * t) + 1.1,
                              i % 40 == 0 ? 3.0 : 0.0};
        QVERIFY(recording->append(row));
    }
    QElapsedTimer timer;
    timer.start();
    QVERIFY(io::write_csv(*recording, path("x.csv")));
    const auto csv = timer.restart();
    QVERIFY(io::write_hdf5(*recording, kScene, path("x.h5")));
    const auto hdf5 = timer.restart();
    QVERIFY(io::read_hdf5(path("x.h5")));
    qInfo("%zu rows x 5: CSV %lld ms (%lld MB), HDF5 %lld ms (%lld MB), read %lld ms", rows, csv,
          QFileInfo(folder->filePath("x.csv")).size() >> 20, hdf5, QFileInfo(folder->filePath("x.h5")).size() >> 20,
          timer.elapsed());
}

void TestExport::rowsThatWereThinnedAreNotExported() {
    RecordingSettings settings;
    settings.memory_budget = std::size_t{8} << 20;
    settings.disk_budget = 0;
    settings.thins = true;
    auto recording = empty_recording({{"x", "m"}}, settings);
    for (std::size_t i = 0; i < 1000000; ++i) {
        const double row[] = {1e-3 * static_cast<double>(i), 2.0};
        QVERIFY(recording->append(row));
    }
    std::size_t lines = 0;
    const auto count = [&](std::string_view text) -> Result<void> {
        lines += static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        return {};
    };
    const auto refused = io::write_csv(*recording, count, {});
    QVERIFY(!refused && lines == 0);
    QVERIFY2(refused.error().text().find("were thinned") != std::string::npos, refused.error().text().c_str());
    io::ExportOptions options;
    const double from = recording->value(0, recording->thinned_rows());
    options.time_range = {from, 1e9};
    QVERIFY(io::write_csv(*recording, count, options));
    QCOMPARE(lines, 1000001 - recording->thinned_rows()); // with the header
}

QTEST_GUILESS_MAIN(TestExport)
#include "test_export.moc"
