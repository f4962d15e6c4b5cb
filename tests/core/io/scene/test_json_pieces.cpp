// SPDX-License-Identifier: GPL-3.0-or-later
// A text parsed in pieces is what JsonCpp makes of it in one: values, offsets, comments and faults. And it can be stopped within.
#include "core/base/going_on.h"
#include "core/io/scene_tree.h"
#include "tests/processor_time.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <string>

using namespace saltus;

namespace {

constexpr std::size_t kWhole = std::size_t{1} << 40;
constexpr int kDeepest = 40;

// What differs between two values, and where; "": nothing.
std::string difference(const Json::Value& a, const Json::Value& b, const std::string& path) {
    if (a.type() != b.type()) return path + ": type";
    if (a.getOffsetStart() != b.getOffsetStart() || a.getOffsetLimit() != b.getOffsetLimit())
        return path + ": offsets " + std::to_string(a.getOffsetStart()) + "-" + std::to_string(a.getOffsetLimit()) + " and " + std::to_string(b.getOffsetStart()) + "-" + std::to_string(b.getOffsetLimit());
    for (const auto placement : {Json::commentBefore, Json::commentAfterOnSameLine, Json::commentAfter})
        if (a.getComment(placement) != b.getComment(placement)) return path + ": comments '" + a.getComment(placement) + "' and '" + b.getComment(placement) + "'";
    if (!a.isArray() && !a.isObject()) return a == b ? std::string() : path + ": values";
    if (a.size() != b.size()) return path + ": " + std::to_string(a.size()) + " and " + std::to_string(b.size()) + " members";
    auto other = b.begin();
    for (auto member = a.begin(); member != a.end(); ++member, ++other) {
        if (a.isObject() && member.name() != other.name()) return path + ": keys";
        if (std::string found = difference(*member, *other, path + '/' + (a.isObject() ? member.name() : std::to_string(member.index()))); !found.empty()) return found;
    }
    return {};
}

// In one and in pieces of this size: the same tree, or the same fault.
std::string difference(const std::string& text, std::size_t piece) {
    const io::SceneSource source(text, "x.saltus");
    const auto whole = io::SceneTree::parse(source, kDeepest, kWhole), pieces = io::SceneTree::parse(source, kDeepest, piece);
    if (whole.has_value() != pieces.has_value()) return "one is refused";
    if (!whole) return whole.error().front().text() == pieces.error().front().text() ? std::string() : pieces.error().front().text();
    return difference(*whole, *pieces, "");
}

class Texts {
public:
    explicit Texts(unsigned seed) : random_(seed) {}
    std::string object(int depth) {
        std::string out = "{" + space();
        const int n = below(5);
        for (int i = 0; i < n; ++i) {
            out += '"' + std::string(1, static_cast<char>('a' + below(12))) + (below(9) == 0 ? "\\\"]" : std::to_string(i)) + '"';
            if (below(40) != 0) out += space() + ":";
            out += space() + value(depth - 1) + space() + (i + 1 < n ? "," + space() : "");
        }
        return out + "}";
    }

private:
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    std::string space() {
        switch (below(14)) {
        case 0: return "\n";
        case 1: return "  ";
        case 2: return " // c" + std::to_string(below(100)) + ", ]\n";
        case 3: return "/* d" + std::to_string(below(100)) + (below(2) ? "\n} */" : "*/");
        case 4: return "\n // e\n";
        default: return "";
        }
    }
    std::string list(int depth) {
        std::string out = "[" + space();
        const int n = below(7);
        for (int i = 0; i < n; ++i) out += value(depth - 1) + space() + (i + 1 < n ? (below(60) == 0 ? ",," : ",") + space() : "");
        return out + "]";
    }
    std::string value(int depth) {
        switch (depth > 0 ? below(9) : below(5)) {
        case 0: return std::to_string(below(100000) - 50000);
        case 1: return "1.5e" + std::to_string(below(50));
        case 2: return below(2) ? "true" : "null";
        case 3: return "\"t, \\\\ [/*" + std::to_string(below(10)) + "\"";
        case 4: return below(30) == 0 ? "1.2.3" : "7";
        case 5: return object(depth);
        default: return list(depth);
        }
    }
    std::mt19937 random_;
};

} // namespace

class TestJsonPieces : public QObject {
    Q_OBJECT

private slots:
    void scenesAreWhatTheyAreInOne() {
        int read = 0;
        for (const char* folder : {"/scenes", "/scenes/figures", "/tests/corpus"}) {
            const QDir dir(QStringLiteral(SALTUS_SOURCE_DIR) + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.saltus")}, QDir::Files)) {
                QFile file(dir.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const std::string text = file.readAll().toStdString();
                for (const std::size_t piece : {std::size_t{0}, std::size_t{5}, std::size_t{60}, std::size_t{400}}) {
                    const std::string found = difference(text, piece);
                    QVERIFY2(found.empty(), qPrintable(name + QStringLiteral(" in pieces of %1: ").arg(piece) + QString::fromStdString(found)));
                }
                ++read;
            }
        }
        QVERIFY(read > 150);
    }

    // Comments in every place, faults of many kinds.
    void anyTextIsWhatItIsInOne() {
        int good = 0;
        for (unsigned seed = 1; seed <= 6000; ++seed) {
            const std::string text = Texts(seed).object(6);
            for (const std::size_t piece : {std::size_t{0}, std::size_t{1 + seed % 90}}) {
                const std::string found = difference(text, piece);
                QVERIFY2(found.empty(), (found + " in pieces of " + std::to_string(piece) + " of\n" + text).c_str());
            }
            const io::SceneSource source(text, "x");
            good += io::SceneTree::parse(source, kDeepest).has_value() ? 1 : 0;
        }
        QVERIFY2(good > 1500 && good < 5900, std::to_string(good).c_str());
    }

    // Two million numbers (SALTUS_LONG=1), in one list, in rows and as members: never a quarter of it, nor half a second, without a question.
    void aLongTextIsAskedWithin_data() {
        QTest::addColumn<QString>("form");
        QTest::newRow("one list") << "list";
        QTest::newRow("rows") << "rows";
        QTest::newRow("members") << "members";
    }
    void aLongTextIsAskedWithin() {
        QFETCH(QString, form);
        const int n = qEnvironmentVariableIsSet("SALTUS_LONG") ? 1990000 : 300000;
        std::string text = form == "members" ? "{ \"systems\": {" : "{ \"systems\": { \"a\": { \"K\": [";
        for (int i = 0; i < n; ++i) {
            if (form == "members") text += (i > 0 ? ", \"b" : "\"b") + std::to_string(i) + "\": ";
            else if (form == "rows" && i % 1000 == 0) text += i > 0 ? "],\n[" : "[";
            else if (i > 0) text += ", ";
            text += std::to_string(0.001 * i);
        }
        text += form == "members" ? "} }" : form == "rows" ? "]] } } }" : "] } } }";
        const io::SceneSource source(text, "x.saltus");
        double first = testing::thread_seconds(), last = first, longest = 0.0;
        int asked = 0;
        const GoesOn question = [&] {
            const double now = testing::thread_seconds();
            longest = std::max(longest, now - last);
            last = now;
            ++asked;
            return true;
        };
        {
            const StopQuestion here(question);
            QVERIFY(io::SceneTree::parse(source, kDeepest).has_value());
        }
        question();
        qInfo("%d numbers: %.2f s, %d questions, %.3f s at most between two", n, last - first, asked, longest);
        QVERIFY(longest < std::max(0.25 * (last - first), 0.1) && longest < 0.5);
        const GoesOn stops = [&] { return --asked > 0; };
        for (const int at : {1, asked / 2, asked - 2}) {
            asked = at;
            const StopQuestion here(stops);
            QVERIFY_THROWS_EXCEPTION(Stopped, (void)io::SceneTree::parse(source, kDeepest));
        }
    }

    // Beside each other they cannot be cut: two million took five seconds, and 850 MB, in one call.
    void veryManyCommentsAreRefusedFirst() {
        std::string text = "{ \"systems\": [\n";
        for (std::size_t i = 0; i < io::kMostSceneComments; ++i) text += "0, /* a */";
        const double begin = testing::thread_seconds();
        QVERIFY(io::SceneTree::parse(io::SceneSource(text + "0] }", "x"), kDeepest).has_value());
        const double took = testing::thread_seconds() - begin;
        QVERIFY2(took < 2.0, std::to_string(took).c_str());
        for (const char* one : {"// one\n", "/* one */"}) {
            const auto refused = io::SceneTree::parse(io::SceneSource(text + one + "0] }", "x"), kDeepest);
            QVERIFY(!refused);
            QCOMPARE(QString::fromStdString(refused.error().front().text()),
                     QStringLiteral("x:2:%1: error: the scene has more than 200000 comments; remove some, or write several as one").arg(1 + 10 * io::kMostSceneComments));
        }
    }
};

QTEST_APPLESS_MAIN(TestJsonPieces)
#include "test_json_pieces.moc"
