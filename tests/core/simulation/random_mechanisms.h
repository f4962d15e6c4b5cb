// SPDX-License-Identifier: GPL-3.0-or-later
// Mechanisms made by chance, the same for the same number: 1 to 6 coordinates, linear or not, coupled, damped, driven and pulled down; stops on
// coordinates, between them, moving and curved ones; joints; friction in the plane; every restitution, 0 and 1 among them.
#pragma once

#include "tests/core/simulation/event_scenes.h"

#include <random>

namespace saltus::testing {

class RandomMechanism {
public:
    explicit RandomMechanism(unsigned seed) : random_(seed) {
        n_ = whole(1, 6);
        for (int i = 0; i < n_; ++i) q_.push_back(number(-0.3, 0.3));
        const int contacts = whole(1, std::min(n_ + 1, 5));
        const bool rubs = n_ >= 2 && chance(0.4);
        for (int k = 0; k < contacts; ++k) add_contact(k, rubs && k == 0);
        if (n_ >= 3 && chance(0.35)) add_joint();
        add_system();
    }

    std::string scene(double end, double tolerance, double step, double max_step = 0.0) const {
        const std::string longest = max_step > 0.0 ? ", \"max_step\": " + text(max_step) : std::string();
        return R"({"saltus": 1, "title": "By chance", "systems": {)" + system_ + "}, \"interactions\": {" + interactions_ +
               R"(}, "run": {"integrator": {"kind": "event-driven", "rtol": )" + text(tolerance) + longest + R"(}, "step": )" + text(step) + ", \"end\": " + text(end) + "}}";
    }
    // The same, begun a trifle elsewhere: how fast errors grow.
    void move_start(double by) {
        for (int i = 0; i < n_; ++i) {
            q_[static_cast<std::size_t>(i)] += by * (i % 2 ? 1.0 : -0.7);
        }
        system_ = head_ + list(q_) + tail_;
    }

private:
    double number(double from, double to) { return std::uniform_real_distribution<double>(from, to)(random_); }
    int whole(int from, int to) { return std::uniform_int_distribution<int>(from, to)(random_); }
    bool chance(double p) { return number(0.0, 1.0) < p; }
    static std::string q(int i) { return "s.q[" + std::to_string(i) + "]"; }
    static std::string list(const std::vector<double>& values) {
        std::string out = "[";
        for (std::size_t i = 0; i < values.size(); ++i) out += (i ? ", " : "") + text(values[i]);
        return out + "]";
    }
    double restitution() { return chance(0.25) ? 0.0 : chance(0.15) ? 1.0 : number(0.1, 0.95); }

    void add_contact(int k, bool rubs) {
        const std::string name = "c" + std::to_string(k);
        const int i = whole(0, n_ - 1), j = n_ > 1 ? (i + whole(1, n_ - 1)) % n_ : i;
        const double side = chance(0.5) ? 1.0 : -1.0, room = chance(0.15) ? 0.0 : number(0.01, 0.4);
        const auto at = [&](int index) { return q_[static_cast<std::size_t>(index)]; };
        std::string relation;
        const int kind = rubs ? 0 : whole(0, n_ > 1 ? 3 : 1);
        if (kind == 0 || kind == 2) { // a coordinate, or two of them
            std::vector<double> H(static_cast<std::size_t>(n_), 0.0), T = H;
            H[static_cast<std::size_t>(i)] = side;
            if (kind == 2) H[static_cast<std::size_t>(j)] = -side;
            T[static_cast<std::size_t>(j)] = 1.0;
            const double b = room - side * (at(i) - (kind == 2 ? at(j) : 0.0));
            relation = "{\"kind\": \"lagrangian-linear\", \"H\": [" + list(H) + "]" + (rubs ? ", \"T\": [" + list(T) + "]" : "") + ", \"b\": [" + text(b) + "]}";
            pressed_ = rubs ? i : pressed_;
            press_ = rubs ? -side * number(2.0, 15.0) : press_;
        } else if (kind == 1) { // it moves
            const double pace = number(1, 12), far = number(0.0, 0.1); // drawn one by one: compilers order the parts of a sum as they like
            const std::string wall = text(far) + "*sin(" + text(pace) + "*t)";
            relation = "{\"kind\": \"lagrangian-rheonomous\", \"h\": [\"" + text(side) + "*(" + q(i) + " - " + wall + ") + " + text(room - side * at(i)) + "\"]}";
        } else { // a round wall
            const double r = std::sqrt(at(i) * at(i) + at(j) * at(j)) + room + 0.05;
            relation = "{\"kind\": \"lagrangian-scleronomous\", \"h\": [\"" + text(r * r) + " - " + q(i) + "^2 - " + q(j) + "^2\"]}";
        }
        const double mu = rubs ? number(0.05, 0.9) : 0.0;
        const std::string law = rubs ? "{\"kind\": \"newton-impact-friction\", \"e\": " + text(restitution()) + ", \"mu\": " + text(mu) + "}"
                                     : "{\"kind\": \"newton-impact\", \"e\": " + text(restitution()) + "}";
        interactions_ += (k ? ", \"" : "\"") + name + "\": {\"between\": [\"s\"], \"relation\": " + relation + ", \"law\": " + law + "}";
    }

    void add_joint() {
        const int i = whole(0, n_ - 1), j = (i + 1) % n_;
        const double a = q_[static_cast<std::size_t>(i)], b = q_[static_cast<std::size_t>(j)];
        std::string h;
        if (chance(0.5)) { // a lever
            const double ratio = number(-1.5, 1.5);
            h = q(i) + " + " + text(ratio) + "*" + q(j) + " - (" + text(a + ratio * b) + ")";
        } else { // a rod between sliders that stand apart
            const double far = 0.8;
            h = "((" + q(i) + " + " + text(far) + ")^2 + (" + q(j) + " - " + text(far) + ")^2 - " + text((a + far) * (a + far) + (b - far) * (b - far)) + ")/2";
        }
        interactions_ += ", \"joint\": {\"between\": [\"s\"], \"relation\": {\"kind\": \"lagrangian-scleronomous\", \"h\": [\"" + h + "\"]}, \"law\": {\"kind\": \"equality\"}}";
    }

    void add_system() {
        const bool linear = chance(0.5), swings = !linear && n_ > 1 && chance(0.5);
        std::string M = "[", F = "[";
        std::vector<double> v;
        for (int i = 0; i < n_; ++i) {
            M += i ? ", [" : "[";
            for (int j = 0; j < n_; ++j) {
                const bool beside = j == i + 1 || i == j + 1;
                M += j ? ", " : "";
                if (i == j) M += text(1.0 + 0.5 * ((i * 7) % 3));
                else if (beside && swings) M += "\"0.3*cos(" + q(std::min(i, j)) + " - " + q(std::max(i, j)) + ")\"";
                else M += beside && linear ? "0.2" : "0";
            }
            M += "]";
            const double damping = number(0.0, 0.4), stiffness = number(1, 40), pace = number(0.5, 11), push = number(0, 6);
            std::string force = text(push) + "*sin(" + text(pace) + "*t) - " + text(stiffness) + (linear ? "*" + q(i) : "*sin(" + q(i) + ")") + " - " + text(damping) +
                                "*s.v[" + std::to_string(i) + "]";
            if (i > 0) force += " - 3*(" + q(i) + " - " + q(i - 1) + ")";
            if (i + 1 < n_) force += " - 3*(" + q(i) + " - " + q(i + 1) + ")";
            const auto v_squared = [](int k) { return "*s.v[" + std::to_string(k) + "]^2"; };
            if (swings && i > 0) force += " + 0.3*sin(" + q(i - 1) + " - " + q(i) + ")" + v_squared(i - 1); // of the masses that change
            if (swings && i + 1 < n_) force += " - 0.3*sin(" + q(i) + " - " + q(i + 1) + ")" + v_squared(i + 1);
            if (chance(0.3)) force += " - 9.81";
            if (i == pressed_) force += " + " + text(press_);
            F += (i ? ", \"" : "\"") + force + "\"";
            v.push_back(chance(0.3) ? 0.0 : number(-1.0, 1.0));
        }
        head_ = "\"s\": {\"kind\": \"lagrangian-nonlinear\", \"M\": " + M + "], \"F\": " + F + "], \"v\": " + list(v) + ", \"q\": ";
        tail_ = "}";
        system_ = head_ + list(q_) + tail_;
    }

    std::mt19937 random_;
    int n_ = 1, pressed_ = -1;
    double press_ = 0.0;
    std::vector<double> q_;
    std::string system_, head_, tail_, interactions_;
};

} // namespace saltus::testing
