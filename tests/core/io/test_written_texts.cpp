// SPDX-License-Identifier: GPL-3.0-or-later
// Any request for memory may fail while a text is put together: there is the whole of it, or an exception, never a part.
#include "tests/failing_allocations.h"

#include "core/io/bundle.h"

#include <QtTest>

#include <new>

using namespace saltus;

namespace {

struct Disarm {
    ~Disarm() { testing::fail_request(0); }
};

} // namespace

class TestWrittenTexts : public QObject {
    Q_OBJECT
private slots:
    void aBundleIsWholeOrNotThere() {
        io::Bundle bundle;
        bundle.version = "1";
        bundle.scene_text.assign(3000, 'x');
        bundle.scene_text += "\u00b5 \n";
        bundle.set = {{"a name that is longer than a short string", "660 rpm"}};
        bundle.steps = 500;
        bundle.digests.assign(500, 0x1234);
        const std::string whole = io::bundle_text(bundle);
        testing::fail_request(0);
        QCOMPARE(io::bundle_text(bundle), whole);
        const long count = testing::requests;
        QVERIFY(count > 20);
        long refused = 0;
        for (long n = 1; n <= count; ++n) {
            std::string text;
            try {
                const Disarm disarm;
                testing::fail_request(n);
                text = io::bundle_text(bundle);
            } catch (const std::bad_alloc&) {
                ++refused;
                continue;
            }
            QVERIFY2(text == whole, qPrintable(QString("request %1: %2 of %3 bytes").arg(n).arg(text.size()).arg(whole.size())));
        }
        QVERIFY(refused > count / 2);
        qInfo("%ld requests, %ld of them needed", count, refused);
    }
};

QTEST_APPLESS_MAIN(TestWrittenTexts)
#include "test_written_texts.moc"
