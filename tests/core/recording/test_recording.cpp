// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/recording/recording_maker.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <random>
#include <thread>

#include <csignal>
#include <sys/resource.h>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::shared_ptr<Recording> ramp(std::size_t rows, std::size_t columns = 2, RecordingSettings settings = {}) {
    std::vector<NamedColumn> names;
    for (std::size_t c = 1; c < columns; ++c) names.push_back({"x" + std::to_string(c), "m", Quantity::position});
    auto recording = empty_recording(names, std::move(settings));
    std::vector<double> row(columns);
    for (std::size_t i = 0; i < rows; ++i) {
        row[0] = 1e-4 * static_cast<double>(i);
        for (std::size_t c = 1; c < columns; ++c)
            row[c] = std::sin(0.37 * static_cast<double>(i * c)) * static_cast<double>(c);
        if (!recording->append(row.data())) return nullptr;
    }
    return recording;
}

MinMax plain_range(const Recording& recording, std::size_t column, std::size_t first, std::size_t last) {
    MinMax bounds{INFINITY, -INFINITY};
    for (std::size_t i = first; i < last; ++i) {
        const double v = recording.value(column, i);
        if (std::isnan(v)) continue;
        bounds.min = std::min(bounds.min, v);
        bounds.max = std::max(bounds.max, v);
    }
    return bounds;
}

} // namespace

class TestRecording : public QObject {
    Q_OBJECT
private slots:
    void whatWasAppendedIsReadBack();
    void aRangeIsTheMinimumAndMaximumOfItsRows();
    void notANumberIsSkippedInRanges();
    void theRowOfATimeIsTheLastOneNotAfterIt();
    void eventsAreKept();
    void parametersAreThoseInForceAtTheRow();
    void aContactStaysOneSpanUntilItOpens();
    void aBranchSharesThePastAndHasItsOwnFuture();
    void aBranchCutsOpenSpansAndGoesOn();
    void columnsBeyondTheBudgetLiveInAFile();
    void aFullDiskIsAnErrorAndTheRecordingStaysValid();
    void aMissingSpillFolderIsAnError();
    void manyColumnsAreFine();
    void readersSeeOnlyWholeRowsWhileTheWriterWrites();
    void beyondItsLimitsTheOldestRowsAreThinned();
    void wideRowsKeepToTheirLimitsToo();
    void whatIsThinnedStaysALineBetweenTheRowsThatStayed();
    void aBranchIntoAThinnedPastGoesOn();
    void limitsThatHoldNothingAreAnError();
    void readersAreRightWhileRowsAreThinned();
};

void TestRecording::whatWasAppendedIsReadBack() {
    const auto recording = ramp(150001, 5);
    QVERIFY(recording);
    QCOMPARE(recording->rows(), std::size_t{150001});
    QCOMPARE(recording->value(0, 0), 0.0);
    QCOMPARE(recording->value(3, 70000), std::sin(0.37 * 210000) * 3);
    std::vector<double> part(100000);
    recording->copy(4, 31234, part.size(), part.data());
    for (std::size_t i = 0; i < part.size(); ++i) QCOMPARE(part[i], recording->value(4, 31234 + i));
}

void TestRecording::aRangeIsTheMinimumAndMaximumOfItsRows() {
    const auto recording = ramp(300000, 3);
    std::mt19937 random(7);
    std::uniform_int_distribution<std::size_t> pick(0, 300000);
    for (int i = 0; i < 300; ++i) {
        std::size_t a = pick(random), b = i % 3 == 0 ? a + pick(random) % 200 : pick(random);
        if (a > b) std::swap(a, b);
        b = std::min<std::size_t>(b, 300000);
        const MinMax expected = plain_range(*recording, 2, a, b), found = recording->range(2, a, b);
        QCOMPARE(found.min, expected.min);
        QCOMPARE(found.max, expected.max);
    }
    for (const std::size_t edge : {63u, 64u, 65u, 4095u, 4096u, 4097u, 65536u, 262144u, 300000u}) {
        const MinMax expected = plain_range(*recording, 2, 0, edge), found = recording->range(2, 0, edge);
        QCOMPARE(found.min, expected.min);
        QCOMPARE(found.max, expected.max);
    }
    const MinMax nothing = recording->range(1, 5, 5);
    QVERIFY(nothing.min > nothing.max);
    QCOMPARE(recording->range(0, 299999, std::size_t(-1)).max, recording->value(0, 299999)); // clipped to what is there
}

void TestRecording::notANumberIsSkippedInRanges() {
    auto recording = empty_recording({{"x", "m"}});
    for (int i = 0; i < 1000; ++i) {
        const double row[] = {i * 0.1, i % 7 == 3 || i < 200 ? kNaN : static_cast<double>(i)};
        QVERIFY(recording->append(row));
    }
    const MinMax all = recording->range(1, 0, 1000);
    QCOMPARE(all.min, plain_range(*recording, 1, 0, 1000).min);
    QCOMPARE(all.max, plain_range(*recording, 1, 0, 1000).max);
    const MinMax none = recording->range(1, 0, 200);
    QVERIFY(none.min > none.max);
}

void TestRecording::theRowOfATimeIsTheLastOneNotAfterIt() {
    const auto recording = ramp(200000);
    QCOMPARE(recording->row_at(-1.0), std::size_t{0});
    QCOMPARE(recording->row_at(0.0), std::size_t{0});
    QCOMPARE(recording->row_at(recording->value(0, 131072)), std::size_t{131072});
    QCOMPARE(recording->row_at(recording->value(0, 131072) - 1e-9), std::size_t{131071});
    QCOMPARE(recording->row_at(1e9), std::size_t{199999});
}

void TestRecording::eventsAreKept() {
    auto recording = ramp(10);
    recording->add_impact(impact_at(2e-4, 2));
    recording->add_impact(impact_at(5e-4, 5));
    recording->add_notice({NoticeKind::energy_gain, 3e-4, 3, "an impact added energy"});
    QCOMPARE(recording->impact_count(), std::size_t{2});
    QCOMPARE(recording->impact(1).row, std::int64_t{5});
    QCOMPARE(recording->impacts(1).size(), std::size_t{1});
    QCOMPARE(recording->impacts(9).size(), std::size_t{0});
    QCOMPARE(recording->notices().at(0).message, std::string("an impact added energy"));
}

void TestRecording::parametersAreThoseInForceAtTheRow() {
    auto recording = ramp(100);
    recording->add_parameter_change({2e-3, 20, 0, 69.0});
    recording->add_parameter_change({5e-3, 50, 1, 0.5});
    QCOMPARE(recording->parameters_at(19), (std::vector<double>{37.5, 0.8}));
    QCOMPARE(recording->parameters_at(20), (std::vector<double>{69.0, 0.8}));
    QCOMPARE(recording->parameters_at(99), (std::vector<double>{69.0, 0.5}));
}

void TestRecording::aContactStaysOneSpanUntilItOpens() {
    auto recording = ramp(10);
    recording->open_contact(0, 1, 0.1);
    recording->extend_contact(0, 1, 0.2, true);
    recording->extend_contact(0, 1, 0.3, false);
    recording->open_contact(0, 1, 0.6);
    recording->open_contact(0, 0, 0.7);
    recording->extend_contact(0, 1, 0.8, true);
    const auto spans = recording->contact_spans();
    QCOMPARE(spans.size(), std::size_t{3});
    QCOMPARE(spans[0].begin, 0.1);
    QCOMPARE(spans[0].end, 0.3);
    QVERIFY(!spans[0].open_ended);
    QCOMPARE(spans[1].end, 0.8);
    QVERIFY(spans[1].open_ended);
    QCOMPARE(spans[2].component, 0u);
}

void TestRecording::aBranchSharesThePastAndHasItsOwnFuture() {
    auto recording = ramp(200000, 4);
    recording->add_impact(impact_at(recording->value(0, 90000), 90000));
    recording->add_impact(impact_at(recording->value(0, 150000), 150000));
    recording->add_parameter_change({recording->value(0, 99999), 100000, 0, 50.0});
    const auto branch = recording->branch(100000);
    QCOMPARE(branch->rows(), std::size_t{100000});
    QCOMPARE(branch->impact_count(), std::size_t{1});
    QCOMPARE(branch->parameter_changes().size(), std::size_t{0});
    std::vector<double> row(4);
    for (int i = 0; i < 150000; ++i) {
        row = {10.0 + i * 1e-4, 100.0 + i, -1.0, 2.0};
        QVERIFY(branch->append(row.data()));
    }
    QCOMPARE(branch->value(1, 99999), recording->value(1, 99999));
    QCOMPARE(branch->value(1, 100000), 100.0);
    QCOMPARE(recording->value(1, 100000), std::sin(0.37 * 100000));
    QCOMPARE(recording->rows(), std::size_t{200000});
    for (const auto& [a, b] : {std::pair{0, 100000}, {99000, 101000}, {3, 249999}, {65000, 170000}}) {
        const auto first = static_cast<std::size_t>(a), last = static_cast<std::size_t>(b);
        QCOMPARE(branch->range(1, first, last).max, plain_range(*branch, 1, first, last).max);
        QCOMPARE(branch->range(1, first, last).min, plain_range(*branch, 1, first, last).min);
    }
    QCOMPARE(recording->branch(0)->rows(), std::size_t{0});
    QVERIFY(recording->branch(0)->append(row.data()));
    QCOMPARE(recording->branch(std::size_t(-1))->rows(), std::size_t{200000});
    const auto at_edge = recording->branch(131072); // a multiple of every power of two that matters
    QVERIFY(at_edge->append(row.data()));
    QCOMPARE(at_edge->value(2, 131072), row[2]);
    QCOMPARE(recording->value(2, 131072), std::sin(0.37 * 131072 * 2) * 2);
}

void TestRecording::aBranchCutsOpenSpansAndGoesOn() {
    auto recording = ramp(100);
    recording->open_contact(0, 0, 2e-3);
    recording->extend_contact(0, 0, 8e-3, false);
    recording->open_contact(0, 0, 9e-3);
    const auto branch = recording->branch(51);
    auto spans = branch->contact_spans();
    QCOMPARE(spans.size(), std::size_t{1});
    QCOMPARE(spans[0].end, recording->value(0, 50));
    QVERIFY(spans[0].open_ended);
    branch->extend_contact(0, 0, 6e-3, false);
    spans = branch->contact_spans();
    QCOMPARE(spans.size(), std::size_t{1});
    QCOMPARE(spans[0].end, 6e-3);
}

void TestRecording::columnsBeyondTheBudgetLiveInAFile() {
    RecordingSettings settings;
    settings.memory_budget = std::size_t{8} << 20;
    const auto recording = ramp(1000000, 5, settings);
    QVERIFY(recording);
    QVERIFY2(recording->memory_bytes() <= settings.memory_budget, "more memory than allowed");
    QVERIFY(recording->spilled_bytes() > std::size_t{25} << 20);
    QCOMPARE(recording->value(2, 987654), std::sin(0.37 * 987654 * 2) * 2);
    QCOMPARE(recording->value(2, 500000), std::sin(0.37 * 1000000) * 2);
    const MinMax expected = plain_range(*recording, 3, 12345, 987654), found = recording->range(3, 12345, 987654);
    QCOMPARE(found.min, expected.min);
    QCOMPARE(found.max, expected.max);
    std::vector<double> all(1000000); // copied without filling this program's memory, whole and in small parts
    recording->copy(1, 0, all.size(), all.data());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] != std::sin(0.37 * static_cast<double>(i))) QFAIL("a copied value differs");
    recording->copy(1, 700000, 100, all.data());
    QCOMPARE(all[99], std::sin(0.37 * 700099));
    const auto branch = recording->branch(900001); // keeps spilled chunks alive after the original has gone
    QCOMPARE(branch->value(4, 800000), std::sin(0.37 * 3200000) * 4);
}

void TestRecording::aFullDiskIsAnErrorAndTheRecordingStaysValid() {
    // A limit on file sizes stands in for the full disk.
    struct rlimit old {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &old), 0);
    const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
    struct rlimit small = old;
    small.rlim_cur = rlim_t{6} << 20;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    RecordingSettings settings;
    settings.memory_budget = std::size_t{4} << 20;
    auto recording = empty_recording({{"x", "m"}, {"y", "m"}}, settings);
    std::size_t appended = 0;
    Error error;
    for (; appended < 3000000; ++appended) {
        const double row[] = {1e-3 * static_cast<double>(appended), static_cast<double>(appended), -1.0};
        if (auto done = recording->append(row); !done) {
            error = done.error();
            break;
        }
    }
    ::setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, old_handler);
    QVERIFY(appended > 65536 && appended < 3000000);
    QVERIFY(error.kind == ErrorKind::io);
    QVERIFY2(error.message.find("full") != std::string::npos, error.text().c_str());
    QVERIFY(!error.remedy.empty());
    QCOMPARE(recording->rows(), appended);
    QCOMPARE(recording->value(1, appended - 1), static_cast<double>(appended - 1));
    QCOMPARE(recording->range(1, 0, appended).max, static_cast<double>(appended - 1));
    const double row[] = {1e4, 7.0, 8.0}; // there is room again
    QVERIFY(recording->append(row));
    QCOMPARE(recording->value(1, appended), 7.0);
}

void TestRecording::aMissingSpillFolderIsAnError() {
    RecordingSettings settings;
    settings.memory_budget = 1;
    settings.spill_folder = "/no/such/folder";
    auto recording = empty_recording({{"x", "m"}}, settings);
    bool failed = false;
    for (int i = 0; i < 200000 && !failed; ++i) {
        const double row[] = {i * 1.0, 0.0};
        auto done = recording->append(row);
        failed = !done;
        if (failed) QVERIFY(done.error().text().find("/no/such/folder") != std::string::npos);
    }
    QVERIFY(failed);
    QVERIFY(recording->rows() > 0);
}

void TestRecording::manyColumnsAreFine() {
    const auto recording = ramp(300, 20001);
    QVERIFY(recording);
    QCOMPARE(recording->value(20000, 299), std::sin(0.37 * 299 * 20000) * 20000);
    QCOMPARE(recording->range(777, 10, 290).max, plain_range(*recording, 777, 10, 290).max);
}

void TestRecording::readersSeeOnlyWholeRowsWhileTheWriterWrites() {
    RecordingSettings settings;
    settings.memory_budget = std::size_t{4} << 20;
    auto recording = empty_recording({{"x", "m"}, {"minus x", "m"}}, settings);
    std::atomic<bool> stop{false};
    std::atomic<int> wrong{0};
    const auto read = [&](unsigned seed) {
        std::mt19937 random(seed);
        while (!stop.load()) {
            const std::size_t n = recording->rows();
            if (n == 0) continue;
            const std::size_t i = random() % n;
            if (recording->value(1, i) != static_cast<double>(i) || recording->value(2, i) != -static_cast<double>(i))
                ++wrong;
            if (recording->value(1, n - 1) != static_cast<double>(n - 1)) ++wrong;
            const MinMax bounds = recording->range(1, i, n);
            if (bounds.min != static_cast<double>(i) || bounds.max != static_cast<double>(n - 1)) ++wrong;
            if (recording->row_at(static_cast<double>(i)) != i) ++wrong;
            double part[1000];
            const std::size_t count = std::min<std::size_t>(n - i, seed % 2 == 0 ? 1000 : 100);
            recording->copy(1, i, count, part);
            if (part[0] != static_cast<double>(i) || part[count - 1] != static_cast<double>(i + count - 1)) ++wrong;
            const std::size_t events = recording->impact_count();
            if (events > 0 && recording->impact(events - 1).time < 0) ++wrong;
            if (n > 1000 && random() % 64 == 0 && recording->branch(n - 500)->rows() != n - 500) ++wrong;
        }
    };
    std::thread first(read, 1), second(read, 2);
#if defined(__SANITIZE_THREAD__)
    const int rows = 200000;
#else
    const int rows = 1000000;
#endif
    bool appended = true;
    for (int i = 0; i < rows && appended; ++i) {
        const double row[] = {static_cast<double>(i), static_cast<double>(i), -static_cast<double>(i)};
        appended = recording->append(row).has_value();
        if (i % 1000 == 0) recording->add_impact(impact_at(i, i));
        if (i % 1500 == 0) recording->add_parameter_change({static_cast<double>(i), i, 0, 1.0});
    }
    stop = true;
    first.join();
    second.join();
    QVERIFY(appended);
    QCOMPARE(wrong.load(), 0);
}

namespace {

RecordingSettings thinning(std::size_t memory_mib, std::size_t disk_mib) {
    RecordingSettings settings;
    settings.memory_budget = memory_mib << 20;
    settings.disk_budget = disk_mib << 20;
    settings.thins = true;
    return settings;
}

double wave(std::size_t row, std::size_t column) { // what ramp() wrote
    return std::sin(0.37 * static_cast<double>(row * column)) * static_cast<double>(column);
}

} // namespace

void TestRecording::beyondItsLimitsTheOldestRowsAreThinned() {
    constexpr std::size_t rows = 4000000; // 122 MiB
    auto recording = ramp(rows, 4, thinning(16, 24));
    QVERIFY(recording);
    recording->add_impact(impact_at(recording->value(0, 100), 100));
    QCOMPARE(recording->rows(), rows);
    QVERIFY2(recording->memory_bytes() <= std::size_t{16} << 20, "more memory than allowed");
    QVERIFY2(recording->spilled_bytes() <= std::size_t{24} << 20, "more disk than allowed");
    QVERIFY(recording->spilled_bytes() > std::size_t{12} << 20); // used, too
    const std::size_t thinned = recording->thinned_rows();
    QVERIFY(thinned > rows / 2 && thinned < rows - 100000);
    for (std::size_t i = thinned; i < rows; i += 997) {
        QVERIFY(recording->kept(i));
        QCOMPARE(recording->value(2, i), wave(i, 2));
    }
    // What stayed is what was written: each 4096th row for ever, each 64th of the younger ones.
    std::size_t stayed = 0;
    for (std::size_t i = 0; i < thinned; i += 64) {
        if (i % 4096 == 0) QVERIFY(recording->kept(i));
        if (!recording->kept(i)) continue;
        ++stayed;
        QCOMPARE(recording->value(3, i), wave(i, 3));
    }
    QVERIFY(stayed > thinned / 4096);
    QVERIFY(!recording->kept(65));
    // Least and largest values of what went, and of any part that is asked for no less than they are.
    double low = 0.0, high = 0.0;
    for (std::size_t i = 0; i < rows; ++i) low = std::min(low, wave(i, 3)), high = std::max(high, wave(i, 3));
    QCOMPARE(recording->range(3, 0, rows).min, low);
    QCOMPARE(recording->range(3, 0, rows).max, high);
    for (std::size_t first = 0; first + 5000 < thinned; first += 77777) {
        double top = -10.0;
        for (std::size_t i = first; i < first + 5000; ++i) top = std::max(top, wave(i, 3));
        QVERIFY(recording->range(3, first, first + 5000).max >= top);
    }
    QCOMPARE(recording->row_at(recording->value(0, rows - 5)), rows - 5);
    QCOMPARE(recording->impact(0).row, std::int64_t{100});
    // Told once before and once when it began.
    const auto notices = recording->notices();
    QCOMPARE(notices.size(), std::size_t{2});
    QVERIFY(notices[0].message.find("four fifths") != std::string::npos && notices[0].time < notices[1].time);
    QVERIFY(notices[1].message.find("every 64th") != std::string::npos);
}

// Chunks of 22 MiB, the next of which is made ready beside the rows of this one: in memory, in the file, in a file that is full.
void TestRecording::wideRowsKeepToTheirLimitsToo() {
    constexpr std::size_t columns = 40000, rows = 700; // 242 MiB in all
    auto recording = ramp(rows, columns, thinning(56, 96));
    QVERIFY(recording);
    QCOMPARE(recording->rows(), rows);
    QVERIFY2(recording->memory_bytes() <= std::size_t{56} << 20, qPrintable(QString::number(recording->memory_bytes())));
    QVERIFY2(recording->spilled_bytes() <= std::size_t{96} << 20, qPrintable(QString::number(recording->spilled_bytes())));
    QVERIFY(recording->spilled_bytes() > std::size_t{48} << 20);
    const std::size_t thinned = recording->thinned_rows();
    QVERIFY2(thinned >= 64 && thinned <= rows - 192, qPrintable(QString::number(thinned))); // what is held is 6 chunks, one of them not yet
    for (std::size_t i = 0; i < rows; i += i < thinned ? 64 : 1) {
        QVERIFY(recording->kept(i));
        for (const std::size_t c : {1, 2, 20000, 39999}) QCOMPARE(recording->value(c, i), wave(i, c));
    }
    const auto notices = recording->notices();
    QCOMPARE(notices.size(), std::size_t{2});
}

void TestRecording::whatIsThinnedStaysALineBetweenTheRowsThatStayed() {
    auto recording = empty_recording({{"line", "m"}}, thinning(8, 0)); // little: level 2 is reached
    for (std::size_t i = 0; i < 12000000; ++i) {
        const double row[] = {1e-3 * static_cast<double>(i), 5.0 - 0.25 * static_cast<double>(i)};
        QVERIFY(recording->append(row));
    }
    QVERIFY(recording->memory_bytes() <= std::size_t{8} << 20);
    QVERIFY(!recording->kept(64)); // not even each 64th of the oldest
    QVERIFY(recording->kept(4096));
    double worst = 0.0;
    for (std::size_t i = 0; i < 12000000; i += 331) worst = std::max(worst, std::abs(recording->value(1, i) - (5.0 - 0.25 * static_cast<double>(i))));
    QVERIFY2(worst < 1e-6, qPrintable(QString::number(worst)));
    std::vector<double> part(200000);
    recording->copy(1, 60000, part.size(), part.data());
    for (std::size_t i = 0; i < part.size(); i += 101) QVERIFY(std::abs(part[i] - (5.0 - 0.25 * static_cast<double>(60000 + i))) < 1e-6);
    QVERIFY(recording->row_at(1234.5) == 1234500 || recording->row_at(1234.5) == 1234499);
}

void TestRecording::aBranchIntoAThinnedPastGoesOn() {
    auto recording = ramp(3000000, 4, thinning(12, 0));
    QVERIFY(recording && recording->thinned_rows() > 1500001);
    const auto branch = recording->branch(1500001);
    QCOMPARE(branch->rows(), std::size_t{1500001});
    QVERIFY(branch->thinned_rows() >= 1500001 - 65536);
    for (std::size_t i = 0; i < 1500001; i += 4096) QCOMPARE(branch->value(2, i), recording->value(2, i));
    QVERIFY(branch->range(3, 0, 1500001).max >= recording->range(3, 0, 1490000).max - 1e-12);
    for (int i = 0; i < 100000; ++i) {
        const double row[] = {1000.0 + i, 7.0, static_cast<double>(i), -1.0};
        QVERIFY(branch->append(row));
    }
    QCOMPARE(branch->value(2, 1500001 + 99999), 99999.0);
    QVERIFY(branch->kept(1500001 + 99999));
    // The other goes on too, and takes what both share: the branch stays readable to its end.
    const auto early = recording->branch(70000);
    std::vector<double> row(4, 1.0);
    for (int i = 0; i < 3000000; ++i) {
        row[0] = 300.0 + 1e-4 * i;
        QVERIFY(recording->append(row.data()));
    }
    for (std::size_t i = 0; i < 70000; ++i) QVERIFY(std::isfinite(early->value(1, i)));
    QVERIFY(std::isfinite(early->range(1, 100, 69990).max));
}

void TestRecording::limitsThatHoldNothingAreAnError() {
    auto recording = empty_recording({{"x", "m"}}, thinning(0, 0));
    Error error;
    for (int i = 0; i < 400000 && error.message.empty(); ++i) {
        const double row[] = {i * 1.0, 0.0};
        if (auto done = recording->append(row); !done) error = done.error();
    }
    QVERIFY2(error.text().find("limits of memory and disk") != std::string::npos, error.text().c_str());
    QVERIFY(recording->rows() > 0);
    recording->set_limits(std::size_t{64} << 20, 0); // raised: it goes on
    const double row[] = {1e6, 0.0};
    QVERIFY(recording->append(row));
}

void TestRecording::readersAreRightWhileRowsAreThinned() {
    auto recording = empty_recording({{"x", "m"}, {"minus x", "m"}}, thinning(6, 8));
    std::atomic<bool> stop{false};
    std::atomic<int> wrong{0};
    const auto read = [&](unsigned seed) {
        std::mt19937 random(seed);
        while (!stop.load()) {
            const std::size_t n = recording->rows();
            if (n == 0) continue;
            const std::size_t i = random() % n;
            const auto x = static_cast<double>(i); // a straight line: right however it was thinned
            if (std::abs(recording->value(1, i) - x) > 1e-6 || std::abs(recording->value(2, i) + x) > 1e-6) ++wrong;
            const MinMax bounds = recording->range(1, i, n);
            if (bounds.min > x || bounds.min < x - 4096 || bounds.max < static_cast<double>(n - 1)) ++wrong;
            double part[1000];
            const std::size_t count = std::min<std::size_t>(n - i, seed % 2 == 0 ? 1000 : 100);
            recording->copy(1, i, count, part);
            if (std::abs(part[0] - x) > 1e-6 || std::abs(part[count - 1] - x - static_cast<double>(count - 1)) > 1e-6) ++wrong;
            if (n > 1000 && random() % 256 == 0 && std::abs(recording->branch(n / 2)->value(1, n / 2 - 1) - static_cast<double>(n / 2 - 1)) > 1e-6) ++wrong;
        }
    };
    std::thread first(read, 1), second(read, 2);
#if defined(__SANITIZE_THREAD__)
    const int rows = 1000000;
#else
    const int rows = 6000000;
#endif
    bool appended = true;
    for (int i = 0; i < rows && appended; ++i) {
        const double row[] = {static_cast<double>(i), static_cast<double>(i), -static_cast<double>(i)};
        appended = recording->append(row).has_value();
    }
    stop = true;
    first.join();
    second.join();
    QVERIFY(appended);
    QVERIFY(recording->thinned_rows() > 0);
    QCOMPARE(wrong.load(), 0);
}

QTEST_GUILESS_MAIN(TestRecording)
#include "test_recording.moc"
