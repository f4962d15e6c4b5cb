// SPDX-License-Identifier: GPL-3.0-or-later
// Stiff motion between events: closed forms, the published solution of Van der Pol's equation, a motor with a stop. Each by the stiff
// flow from the start, and by the automatic one, which has to find out.
#include "tests/core/simulation/event_scenes.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

const char* const stiff = R"j(, "flow": "stiff")j";

bool told(const Session& session, const std::string& what) {
    for (const Notice& notice : session.recording()->notices())
        if (notice.message.find(what) != std::string::npos) return true;
    return false;
}

void near(double value, double known, double tolerance, const char* what) {
    QVERIFY2(std::abs(value - known) <= tolerance, qPrintable(QString("%1: %2, off by %3").arg(what).arg(value, 0, 'g', 17).arg(value - known)));
}

// q' = v, v' = ((1 - q^2) v - q) / 1e-6: F. Mazzia, C. Magherini, Test Set for Initial Value Problem Solvers, Bari 2008.
std::string van_der_pol(const std::string& flow) {
    return scene_of(R"j("mass": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["((1 - mass.q[0]^2)*mass.v[0] - mass.q[0])*1e6"], "q": [2], "v": [0]})j", "", "2 s", 1e-9, flow);
}

} // namespace

class TestEventDrivenStiff : public QObject {
    Q_OBJECT

    // Both flows that may become implicit; check(flow)
    static void both(const std::function<void(const std::string&)>& check) {
        for (const char* flow : {stiff, ""}) {
            check(flow);
            if (QTest::currentTestFailed()) qWarning("with flow '%s'", flow);
        }
    }

private slots:
    // x'' + (1e6 + 1) x' + 1e6 x = 0: e^-t and e^(-1e6 t); it starts off the slow one
    void aLinearOscillatorWithAFastAndASlowDecay() {
        both([](const std::string& flow) {
            auto session = run_scene(contact_scene(R"j("lagrangian-linear", "M": [[1]], "C": [[1000001]], "K": [[1000000]], "q": [1], "v": [0])j", "[[1]]", 0.5, "4 s", 1e-10, flow), 0.05, 4);
            const auto t = column(*session->recording(), "t"), x = column(*session->recording(), "mass.q[0]");
            const double l = -1e6, s = -1, a = l / (l - s), b = -s / (l - s);
            for (std::size_t k = 0; k < t.size(); ++k) near(x[k], a * std::exp(s * t[k]) + b * std::exp(l * t[k]), t[k] < 4 ? 2e-8 : 5e-9, "x");
            QCOMPARE(told(*session, "the motion is stiff"), flow.empty());
        });
    }

    void vanDerPolsEquation() {
        both([](const std::string& flow) {
            auto session = run_scene(van_der_pol(flow), 0.05, 2);
            near(last(*session, "mass.q[0]"), 1.706167732170483, 1e-7, "q");
            near(last(*session, "mass.v[0]"), -0.8928097010247975, 1e-7, "v");
        });
    }

    // e^-t, the slow decay alone, until its stop at 1/4
    void aStiffMotionMeetsItsStop() {
        both([](const std::string& flow) {
            auto session = run_scene(contact_scene(R"j("lagrangian-linear", "M": [[1]], "C": [[1000001]], "K": [[1000000]], "q": [1], "v": [-1])j", R"j([[1]], "b": [-0.25])j", 0.5, "4 s", 1e-10, flow), 0.05, 2);
            const auto hits = events_of(*session, EventKind::impact);
            QVERIFY(!hits.empty());
            near(hits[0].time, std::log(4.0), 1e-10, "impact");
            near(hits[0].before, -0.25, 1e-10, "speed");
            near(hits[0].after, 0.125, 1e-10, "speed behind");
            // thrown back into the damping: it comes back, rests, and is pressed with K x
            near(last(*session, "c.force[0]"), 250000, 1e-3, "force");
        });
    }

    // A motor: 1 microhenry, 1 ohm, 0.1 Vs; inertia 0.01; 12 V; a stop at 3 rad with e = 0.5. Samples each 50 ms, electrical time constant 1 microsecond.
    void aMotorMeetsItsStop() {
        constexpr double L = 1e-6, Ra = 1, K = 0.1, J = 0.01, U = 12;
        // (omega, i)' = A (omega, i) + (0, U/L): eigenvalues by the quadratic formula
        const double trace = -Ra / L, det = K * K / (J * L), fast = (trace - std::sqrt(trace * trace - 4 * det)) / 2, slow = det / fast;
        const auto flight = [&](double omega0, double i0, double t) { // -> angle, speed
            const double end = U / K, rate0 = K / J * i0, c = omega0 - end; // omega = end + A e^(slow t) + B e^(fast t)
            const double B = (rate0 - slow * c) / (fast - slow), A = c - B;
            return std::pair(end * t + A / slow * std::expm1(slow * t) + B / fast * std::expm1(fast * t), end + A * std::exp(slow * t) + B * std::exp(fast * t));
        };
        const double first = zero_between([&](double t) { return flight(0, 0, t).first - 3; }, 0, 2), speed = flight(0, 0, first).second;
        both([&](const std::string& flow) {
            auto session = run_scene(scene_of(R"j("rotor": {"kind": "lagrangian-nonlinear", "M": [[0.01]], "F": ["0.1*coil.x[0]"], "q": [0], "v": [0]},
                                            "coil": {"kind": "first-order-nonlinear", "f": ["(12 - coil.x[0] - 0.1*rotor.v[0])*1e6"], "x": [0]})j",
                R"j("stop": {"between": ["rotor"], "relation": {"kind": "lagrangian-linear", "H": [[-1]], "b": [3]}, "law": {"kind": "newton-impact", "e": 0.5}})j", "4 s", 1e-10, flow), 0.05, 0.5);
            const auto hits = events_of(*session, EventKind::impact);
            QVERIFY(!hits.empty());
            near(hits[0].time, first, 1e-9, "impact");
            near(hits[0].before, -speed, 1e-8 * speed, "speed");
        });
    }

    void aRestoredRunGoesOnWithTheSameBits() {
        for (const std::string flow : {"", stiff}) {
            const auto model = parse(van_der_pol(flow));
            auto one = start(model), other = start(model);
            run_for(*one, 17);
            const Snapshot snapshot = one->snapshot();
            run_for(*one, 20);
            QVERIFY(other->restore(snapshot));
            run_for(*other, 20);
            QCOMPARE(other->state_hash(), one->state_hash());
        }
    }

    void withoutAJacobianTheStiffFlowIsRefused() {
        auto model = parse(R"j({"saltus": 1, "title": "T", "bodies": {"ball": {"shapes": [{"kind": "sphere", "radius": 0.1}], "position": [0, 0, 1]}},
            "run": {"integrator": {"kind": "event-driven", "flow": "stiff"}, "step": "1 ms", "end": "1 s"}})j");
        auto session = Session::create(model);
        QVERIFY(!session);
        const std::string told = text_of(session.error());
        QVERIFY2(told.find("needs the derivatives of all formulas") != std::string::npos && told.find("leave out") != std::string::npos, told.c_str());
        // a word that is none, and the key where it says nothing
        QVERIFY(!io::parse_scene(van_der_pol(R"j(, "flow": "bdf")j"), "test.saltus"));
        auto stepping = io::parse_scene(R"j({"saltus": 1, "title": "T", "systems": {"m": {"kind": "lagrangian-linear", "M": [[1]], "q": [0], "v": [0]}}, "run": {"integrator": {"kind": "moreau-jean", "flow": "stiff"}, "step": "1 ms", "end": "1 s"}})j", "test.saltus");
        QVERIFY(!stepping || !Session::create(*stepping));
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenStiff)
#include "test_event_driven_stiff.moc"
