// SPDX-License-Identifier: GPL-3.0-or-later
// One machine, one build: a run's bits depend on its scene alone, not on the repetition, the locale, the folder, the number of
// threads, the thread that steps, what is recorded or what ran before. Held: the state's hash after every step of every scene, and the bytes
// of its recording. SALTUS_WHOLE=1 (test_same_bits_long): scenes to their own ends, ten times.
#include "core/authoring/constants.h"
#include "core/authoring/drive_text.h"
#include "core/authoring/value_text.h"
#include "core/formula/turns.h"
#include "core/io/atomic_file.h"
#include "core/io/export.h"
#include "core/replay.h"
#include "runs.h"

#include <QtTest>

#include <chrono>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>

using namespace saltus;
using namespace saltus::testing;

namespace {

namespace fs = std::filesystem;
using Hashes = std::vector<std::uint64_t>;

// The hash after each of so many steps, or until one fails (its message is part of the run then).
Hashes hashes(const model::Model& model, std::size_t steps, const RunOptions& options = {}) {
    const auto session = start(model, options);
    Hashes all;
    while (all.size() < steps) {
        if (const auto stepped = session->step(); !stepped) {
            all.push_back(std::hash<std::string>{}(stepped.error().message));
            break;
        }
        all.push_back(session->state_hash());
    }
    return all;
}

bool is_whole() { return qEnvironmentVariableIsSet("SALTUS_WHOLE"); }

// Few steps of what is dear, many of what is cheap: about a tenth of a second a run; of whole ones to the end, at most 8 s.
std::size_t affordable_steps(const model::Model& model) {
    const auto session = start(model);
    const auto begin = std::chrono::steady_clock::now();
    const auto most_time = std::chrono::milliseconds(is_whole() ? 8000 : 100);
    const std::size_t most = is_whole() ? static_cast<std::size_t>(std::ceil((session->end_time() - 0.5 * session->step_size()) / session->step_size())) : 2000;
    std::size_t steps = 0;
    while (steps < most && std::chrono::steady_clock::now() - begin < most_time)
        if (!session->step()) break;
        else ++steps;
    return std::max<std::size_t>(steps, 10);
}

// Of a recording with all that is shown.
std::string file_bytes(const model::Model& model, std::size_t steps, const fs::path& file) {
    RunOptions options;
    options.record_views = true;
    const auto session = start(model, options);
    for (std::size_t i = 0; i < steps; ++i)
        if (!session->step()) break;
    if (const auto written = io::write_hdf5(*session->recording(), io::scene_text(model), file); !written) throw std::runtime_error(written.error().text());
    auto bytes = io::read_file(file, std::size_t{1} << 32);
    if (!bytes) throw std::runtime_error(bytes.error().text());
    return std::move(*bytes);
}

class TestSameBits : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase();
    void whatIsWrittenHasADecimalPoint();
    void aScenesBitsAreItsOwn_data();
    void aScenesBitsAreItsOwn();

private:
    std::string comma_; // a locale with a decimal comma
    fs::path folder_;
};

void TestSameBits::initTestCase() {
    folder_ = fs::temp_directory_path() / ("saltus-locale-" + std::to_string(QCoreApplication::applicationPid()));
    fs::create_directories(folder_);
    // Made for this test: machines seldom have it.
    const std::string command = "localedef -i de_DE -f UTF-8 '" + (folder_ / "de_DE.UTF-8").string() + "' >/dev/null 2>&1";
    (void)!std::system(command.c_str()); // its warnings count as failures; what counts is asked next
    qputenv("LOCPATH", folder_.c_str());
    QVERIFY2(std::setlocale(LC_ALL, "de_DE.UTF-8"), "no locale with a comma can be made: package locales");
    comma_ = "de_DE.UTF-8";
    char text[8];
    std::snprintf(text, sizeof text, "%.1f", 1.5);
    QCOMPARE(std::string(text), std::string("1,5"));
    std::setlocale(LC_ALL, "C");
}

void TestSameBits::cleanupTestCase() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

// In the window's process the C library follows the desktop: a cam made on a German one was a scene that cannot be read.
void TestSameBits::whatIsWrittenHasADecimalPoint() {
    const model::Model cam = scene("cam-follower");
    QVERIFY(std::setlocale(LC_ALL, comma_.c_str()));
    const auto turns = formula::turns_typed_as_hertz("11.5 Hz", "rpm");
    const std::string written = authoring::short_text(0.068), refusal = text_of(io::parse_draft("{ \"saltus\": 1, \"title\": \"x\", \"run\": { \"step\": 1.5e999 } }", "x").error());
    const auto changes = parse_changes(cam, {"120:rpm=660.5"});
    const std::string change = changes ? change_text(cam, changes->front()) : "";
    const double tidy = authoring::tidy(0.1 + 1e-17);
    const model::Value value = authoring::drive_text::value_of("0.5");
    std::setlocale(LC_ALL, "C");
    QCOMPARE(turns.value_or(""), std::string("11.5 rev/s"));
    QCOMPARE(written, std::string("0.068"));
    QCOMPARE(change, std::string("120:rpm=660.5"));
    QCOMPARE(tidy, 0.1);
    QVERIFY(value == model::Value(0.5));
    QVERIFY2(refusal.find("too large") != std::string::npos, refusal.c_str());
}

void TestSameBits::aScenesBitsAreItsOwn_data() {
    QTest::addColumn<QString>("name");
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(SALTUS_SOURCE_DIR "/scenes"))
        if (entry.path().extension() == ".saltus") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestSameBits::aScenesBitsAreItsOwn() {
    QFETCH(QString, name);
    const model::Model usual = scene(name.toStdString());
    const std::size_t steps = affordable_steps(usual);
    const Hashes expected = hashes(usual, steps);

    for (int repetition = 0; repetition < (is_whole() ? 10 : 3); ++repetition) QVERIFY2(hashes(usual, steps) == expected, "again");
    const std::string bytes = file_bytes(usual, steps, folder_ / "first.h5");
    QVERIFY2(bytes == file_bytes(usual, steps, folder_ / "second.h5"), "the recording's file");

    QVERIFY(std::setlocale(LC_ALL, comma_.c_str()));
    const model::Model read_with_comma = scene(name.toStdString());
    const bool same = hashes(read_with_comma, steps) == expected, same_file = file_bytes(read_with_comma, steps, folder_ / "comma.h5") == bytes;
    std::setlocale(LC_ALL, "C");
    QVERIFY2(read_with_comma == usual && same, "in a locale with a decimal comma");
    QVERIFY2(same_file, "the recording's file, in a locale with a decimal comma");

    const fs::path here = fs::current_path();
    fs::current_path(folder_);
    const Hashes elsewhere = hashes(scene(name.toStdString()), steps);
    fs::current_path(here);
    QVERIFY2(elsewhere == expected, "in another folder");

    RunOptions nothing;
    nothing.record = std::vector<std::string>{};
    QVERIFY2(hashes(usual, steps, nothing) == expected, "with nothing recorded");
    RunOptions more;
    more.record_views = true;
    more.record_every = 3;
    QVERIFY2(hashes(usual, steps, more) == expected, "with all that is shown recorded");

    for (const int threads : {1, 2, 3}) {
        model::Model by_threads = usual;
        by_threads.world.threads = threads;
        if (by_threads.bodies.empty()) break;
        QVERIFY2(hashes(by_threads, steps) == expected, "by another number of threads");
    }
    Hashes first, second; // two runs beside each other
    std::thread one([&] { first = hashes(usual, steps); }), two([&] { second = hashes(usual, steps); });
    one.join();
    two.join();
    QVERIFY2(first == expected && second == expected, "beside another run");
}

} // namespace

QTEST_GUILESS_MAIN(TestSameBits)
#include "test_same_bits.moc"
