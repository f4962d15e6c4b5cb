// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of two corners each that stick, slide, tip and leave each other under dry friction: what their corners carry is not unique, what they do is.
// Against closed forms.
#include "tests/core/simulation/event_driven/body_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

// 2 kg on the ground, 0.4 m by 0.2 m.
std::string block(const std::string& force, const std::string& contact = "\"e\": 0, \"mu\": 0.5", const std::string& world = kPlane) {
    return world + ", \"contacts\": {\"c\": {" + contact + "}}, \"bodies\": {" + kGround +
           R"j(, "block": {"mass": 2, "inertia": [0.1], "position": [0, 0.1], "force": [")j" + force + R"j(", 0], "shapes": [{"kind": "box", "size": [0.4, 0.2]}]}})j";
}
std::unique_ptr<Session> ran(const std::string& members, double end) {
    model::Model model = bodies_by_events(members, text(end) + " s");
    auto session = start(model);
    run_to(*session, end);
    return session;
}

} // namespace

class TestEventDrivenBlocks : public QObject {
    Q_OBJECT

private slots:
    // Up to mu m g it rests, whichever corner carries how much; where the corners' own limits are differs from push to push.
    void aPushThatIsNotEnough_data() {
        QTest::addColumn<QString>("force");
        for (const char* force : {"5", "6", "7.81", "8", "9", "9.8", "-7.81", "7.81 + 0.9*t", "9*sin(3*t)", "7.81 - 8*t", "9.8*cos(t)"}) QTest::newRow(force) << force;
    }
    void aPushThatIsNotEnough() {
        QFETCH(QString, force);
        const auto session = ran(block(force.toStdString()), 2);
        near(last(*session, "block.q[0]"), 0, 1e-14);
        near(last(*session, "block.q[2]"), 0, 1e-14);
        QCOMPARE(session->recording()->events().size(), std::size_t(0));
    }

    // mu m g = 9.81 N: it begins to slide where the push has grown to that, from whatever it began with, and then moves by the rest.
    void aPushThatGrows_data() {
        QTest::addColumn<double>("from");
        for (const double from : {0.0, 1.0, 4.0, 5.0, 7.81, 9.0}) QTest::addRow("%g", from) << from;
    }
    void aPushThatGrows() {
        QFETCH(double, from);
        const auto session = ran(block(text(from) + " + 8*t"), 2);
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(2)); // one line a corner
        const double begins = (0.5 * 2 * g - from) / 8, lasts = 2 - begins;
        for (const RunEvent& slip : slips) near(slip.time, begins, 1e-12);
        near(last(*session, "block.v[0]"), 2 * lasts * lasts, 1e-10);
        near(last(*session, "block.q[0]"), 2 * lasts * lasts * lasts / 3, 1e-10);
        near(last(*session, "block.q[2]"), 0, 1e-13);
    }

    // Drag v |v| in the formula of its force, whose edge is where it sticks: v = (t - 0.5)^2 behind its slip.
    void aPushedBlockWithDrag() {
        const auto session = ran(block("9.81 + 2*(2*(t - 0.5) + (t - 0.5)^4 - block.v[0]*abs(block.v[0]))"), 2);
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(2));
        near(slips[0].time, 0.5, 1e-10);
        near(last(*session, "block.v[0]"), 2.25, 1e-8);
        near(last(*session, "block.q[0]"), 1.125, 1e-8);
    }

    // Too tall to slide, mu = 1: it tips about its corner where the push gives m g a/b. The angle then by steps of order 4.
    void aTallBlockTips() {
        const double a = 0.1, b = 0.5, J = 0.2 + 2 * (a * a + b * b);
        const auto session = ran(kPlane + ", \"contacts\": {\"c\": {\"e\": 0, \"mu\": 1}}, \"bodies\": {" + kGround +
                                     R"j(, "block": {"mass": 2, "inertia": [0.2], "position": [0, 0.5], "force": ["3 + 2*t", 0], "shapes": [{"kind": "box", "size": [0.2, 1]}]}})j",
                                 1.2);
        const auto events = session->recording()->events();
        QCOMPARE(events.size(), std::size_t(1)); // no accumulation of what was never thrown
        QCOMPARE(events[0].kind, EventKind::release);
        const double begins = (2 * g * a / b - 3) / 2;
        near(events[0].time, begins, 1e-12);
        double angle = 0, rate = 0;
        const auto f = [&](double t, double x) { return ((3 + 2 * t) * (b * std::cos(x) + a * std::sin(x)) - 2 * g * (a * std::cos(x) - b * std::sin(x))) / J; };
        const int steps = 4000;
        const double h = (1.2 - begins) / steps;
        for (int k = 0; k < steps; ++k) {
            const double t = begins + k * h, k1 = f(t, angle), v2 = rate + 0.5 * h * k1, k2 = f(t + 0.5 * h, angle + 0.5 * h * rate), v3 = rate + 0.5 * h * k2, k3 = f(t + 0.5 * h, angle + 0.5 * h * v2),
                         v4 = rate + h * k3, k4 = f(t + h, angle + h * v3);
            angle += h / 6 * (rate + 2 * v2 + 2 * v3 + v4);
            rate += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        near(last(*session, "block.q[2]"), -angle, 1e-10);
        near(last(*session, "block.v[2]"), -rate, 1e-9);
    }

    void onASlope_data() {
        QTest::addColumn<double>("slope");
        for (const double slope : {0.3, 0.46, 0.47, 0.6}) QTest::addRow("%g", slope) << slope; // atan 0.5 = 0.4636
    }
    void onASlope() {
        QFETCH(double, slope);
        const std::string world = R"j("world": {"planar": true, "gravity": [)j" + text(g * std::sin(slope)) + ", " + text(-g * std::cos(slope)) + "]}";
        const auto session = ran(block("0", "\"e\": 0, \"mu\": 0.5", world), 2);
        near(last(*session, "block.v[0]"), std::max(0.0, 2 * g * (std::sin(slope) - 0.5 * std::cos(slope))), 1e-11);
        near(last(*session, "block.q[2]"), 0, 1e-13);
    }

    // The upper of two blocks is pulled off the lower, 6 N a second: slides at mu m g, passes the edge with a corner, is carried by the lower one's corner, and
    // lifts its other corner where friction and the push at its centre tip it. Then it leaves, falls and lies down; the lower one never moves.
    void aBlockIsPulledOffAnother() {
        const auto session = ran(kPlane + ", \"contacts\": {\"c\": {\"e\": 0, \"mu\": 0.5}}, \"bodies\": {" + kGround +
                                     R"j(, "upper": {"mass": 1, "inertia": [0.05], "position": [0, 0.3], "force": ["6*t", 0], "shapes": [{"kind": "box", "size": [0.3, 0.2]}]},
                                     "lower": {"mass": 2, "inertia": [0.1], "position": [0, 0.1], "shapes": [{"kind": "box", "size": [0.6, 0.2]}]}})j",
                                 2);
        const auto events = session->recording()->events();
        QVERIFY(events.size() > 6);
        const double slips = 0.5 * g / 6; // then x = (t - slips)^3
        near(events[0].time, slips, 1e-12);
        near(events[1].time, slips, 1e-12);
        QCOMPARE(events[2].kind, EventKind::switching);
        near(events[2].time, slips + std::cbrt(0.15), 1e-12); // its right corner is above the other's
        const auto released = events_of(*session, EventKind::release);
        QVERIFY(released.size() > 1);
        near(released[1].time, slips + std::cbrt(0.3 - 0.1 * 0.5), 1e-10); // the line of what the corner carries, mu inclined, passes its centre
        near(last(*session, "lower.q[0]"), 0, 1e-14);
        QCOMPARE(events_of(*session, EventKind::accumulation).size(), std::size_t(0));
    }

    // Two plates that lean on each other, corner at corner: a gap of rounding closes, and they stand.
    void aHouseOfTwoCardsStands() {
        const double angle = 75 * std::numbers::pi / 180, x = 0.15 * std::cos(angle) + 0.005 * std::sin(angle), y = 0.15 * std::sin(angle) + 0.005 * std::cos(angle), lean = std::numbers::pi / 2 - angle;
        const auto card = [&](const char* name, double side) {
            return ", \"" + std::string(name) + "\": {\"mass\": 0.1, \"inertia\": [0.00075], \"position\": [" + text(side * x) + ", " + text(y) + "], \"rotation\": [" + text(side * lean) +
                   "], \"shapes\": [{\"kind\": \"box\", \"size\": [0.01, 0.3]}]}";
        };
        const auto session = ran(kPlane + ", \"contacts\": {\"c\": {\"e\": 0, \"mu\": 0.8}}, \"bodies\": {" + kGround + card("left", -1) + card("right", 1) + "}", 1);
        near(last(*session, "left.q[0]"), -x, 1e-9);
        near(last(*session, "left.q[2]"), -lean, 1e-8);
        near(last(*session, "right.q[2]"), lean, 1e-8);
    }
    // Three boxes, the third across the gap of two.
    void aPyramidStands() {
        const auto box = [](int k, double x, double y) {
            return ", \"b" + std::to_string(k) + "\": {\"mass\": 1, \"inertia\": [0.01], \"position\": [" + text(x) + ", " + text(y) + "], \"shapes\": [{\"kind\": \"box\", \"size\": [0.2, 0.2]}]}";
        };
        const auto session = ran(kPlane + ", \"contacts\": {\"c\": {\"e\": 0, \"mu\": 0.5}}, \"bodies\": {" + kGround + box(0, -0.11, 0.1) + box(1, 0.11, 0.1) + box(2, 0, 0.3) + "}", 1);
        QCOMPARE(session->recording()->events().size(), std::size_t(0));
        near(last(*session, "b2.q[1]"), 0.3, 1e-12);
    }
    // Equal boxes, corner on corner: each faces the side that its box stands on, not the one that it ends at.
    void aTowerOfEqualBoxesStands_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("mu");
        for (const int count : {2, 3, 4})
            for (const double mu : {0.0, 0.5}) QTest::addRow("%d, mu = %g", count, mu) << count << mu;
    }
    void aTowerOfEqualBoxesStands() {
        QFETCH(int, count);
        QFETCH(double, mu);
        std::string boxes;
        for (int k = 0; k < count; ++k)
            boxes += ", \"b" + std::to_string(k) + "\": {\"mass\": 1, \"inertia\": [0.01], \"position\": [0, " + text(0.1 + 0.2 * k) + "], \"shapes\": [{\"kind\": \"box\", \"size\": [0.2, 0.2]}]}";
        const auto session = ran(kPlane + ", \"contacts\": {\"c\": {\"e\": 0, \"mu\": " + text(mu) + "}}, \"bodies\": {" + kGround + boxes + "}", 1);
        QCOMPARE(session->recording()->events().size(), std::size_t(0));
        for (int k = 0; k < count; ++k) near(last(*session, "b" + std::to_string(k) + ".q[1]"), 0.1 + 0.2 * k, 1e-12);
    }

    // Boxes that fall on the ground and on each other, and come to rest: on their sides, so high as they lie there, and all weights on the ground. One ended where an accumulation
    // stopped what had just stopped sliding and throws it again by 1e-8 m/s ("switches without end"), one where four corners passed others at one instant ("branches").
    void boxesComeToRest_data() {
        QTest::addColumn<QString>("contact");
        QTest::addColumn<QString>("boxes");
        QTest::addColumn<QList<double>>("heights");
        QTest::addColumn<double>("weight");
        QTest::newRow("on each other") << R"j("e": 0.7, "mu": 0.8)j"
                                       << R"j("b0": {"mass": 1.02, "inertia": [0.0882], "position": [0.061, 1.0], "rotation": [-0.34], "velocity": [0.04, 0], "spin": [-0.69], "shapes": [{"kind": "box", "size": [0.87, 0.53]}]},
                                              "b1": {"mass": 2.88, "inertia": [0.1891], "position": [-0.032, 2.3], "rotation": [-0.361], "velocity": [-0.29, 0], "spin": [-0.31], "shapes": [{"kind": "box", "size": [0.82, 0.34]}]})j"
                                       << QList<double>{0.53 / 2, 0.53 + 0.34 / 2} << (1.02 + 2 * 2.88) * g;
        QTest::newRow("beside each other") << R"j("e": 0.2, "mu": 0.3)j"
                                           << R"j("b0": {"mass": 2.52, "inertia": [0.1062], "position": [0.159, 1.0], "rotation": [0.292], "velocity": [0.72, 0], "spin": [0.66], "shapes": [{"kind": "box", "size": [0.63, 0.33]}]},
                                                  "b1": {"mass": 0.89, "inertia": [0.0238], "position": [0.16, 2.3], "rotation": [-0.088], "velocity": [0.45, 0], "spin": [-1.48], "shapes": [{"kind": "box", "size": [0.33, 0.46]}]},
                                                  "b2": {"mass": 2.07, "inertia": [0.1299], "position": [0.022, 3.6], "rotation": [0.089], "velocity": [0.2, 0], "spin": [-1.57], "shapes": [{"kind": "box", "size": [0.77, 0.4]}]})j"
                                           << QList<double>{0.33 / 2, 0.46 / 2, 0.77 / 2} << (2.52 + 0.89 + 2.07) * g;
    }
    void boxesComeToRest() {
        QFETCH(QString, contact);
        QFETCH(QString, boxes);
        QFETCH(QList<double>, heights);
        QFETCH(double, weight);
        model::Model model = bodies_by_events(kPlane + ", \"contacts\": {\"c\": {" + contact.toStdString() + "}}, \"bodies\": {" + kGround + ", " + boxes.toStdString() + "}", "4 s");
        model.run.record = {"energy.total", "energy.impact", "energy.damping", "energy.scheme", "contacts.force"};
        for (int k = 0; k < heights.size(); ++k)
            for (const char* part : {"q[1]", "q[2]", "v[0]"}) model.run.record.push_back("b" + std::to_string(k) + "." + part);
        auto session = start(model);
        run_to(*session, 4);
        near(last(*session, "t"), 4, 1e-12);
        for (int k = 0; k < heights.size(); ++k) {
            const std::string box = "b" + std::to_string(k);
            near(last(*session, box + ".q[1]"), heights[k], 1e-11);
            near(std::sin(2 * last(*session, box + ".q[2]")), 0, 1e-11);
            near(last(*session, box + ".v[0]"), 0, 1e-11);
        }
        near(last(*session, "contacts.force"), weight, 1e-8);
        QVERIFY(imbalance(*session) < 1e-8);
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenBlocks)
#include "test_event_driven_blocks.moc"
