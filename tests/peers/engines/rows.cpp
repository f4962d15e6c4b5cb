// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/engines/rows.h"

namespace saltus::engines {

namespace {

std::string with(const char* key, double value) {
    std::string number = std::to_string(value);
    while (number.back() == '0') number.pop_back();
    if (number.back() == '.') number.pop_back();
    return std::string(key) + "=" + number;
}

Row row(const char* engine, const char* program, std::vector<std::string> words) {
    std::string setting;
    for (const std::string& word : words)
        if (word != "sleep=0") setting += (setting.empty() ? "" : " ") + word;
    return {engine, setting.empty() ? "default" : setting, program, std::move(words)};
}

} // namespace

std::vector<Row> usual_rows() {
    return {
        {"Saltus", "exact", "saltus", {}},
        {"Saltus", "balanced", "saltus", {"accuracy=balanced"}},
        {"Saltus", "quick", "saltus", {"accuracy=quick"}},
        {"Bullet", "default", "bullet", {"sleep=0"}},
        {"Bullet", "best", "bullet64", {"sleep=0", "iterations=500", "residual=0", "directions=2", "rebound=0"}},
        {"ODE", "default", "ode", {}},
        {"ODE", "best", "ode", {"solver=dantzig"}},
        {"MuJoCo", "default", "mujoco", {}},
        {"MuJoCo", "best", "mujoco", {"cone=elliptic", "impratio=100", "slipping=50", "tolerance=1e-12", "iterations=200", "integrator=RK4", "impedance=0.99 0.9999 0.001 0.5 2"}},
        {"Box2D", "default", "box2d", {"sleep=0"}},
        {"Box2D", "best", "box2d", {"sleep=0", "velocity=500", "position=100", "rebound=0"}},
    };
}

std::vector<Row> ladder_rows() {
    std::vector<Row> rows;
    for (const char* accuracy : {"accuracy=exact", "accuracy=balanced", "accuracy=quick"}) rows.push_back(row("Saltus", "saltus", {accuracy}));
    for (const char* tolerance : {"1e-5", "1e-3", "1e-2"})
        rows.push_back(row("Saltus", "saltus", {"accuracy=balanced", std::string("tolerance=") + tolerance, std::string("depth=") + tolerance}));
    for (const double sub : {1, 2, 4, 8})
        for (const double iterations : {10, 50, 200}) rows.push_back(row("Bullet", "bullet", {"sleep=0", with("iterations", iterations), with("sub", sub)}));
    for (const double sub : {1, 4})
        rows.push_back(row("Bullet", "bullet64", {"sleep=0", "iterations=100", "residual=0", "directions=2", with("sub", sub)}));
    for (const double iterations : {20, 100, 500})
        for (const double sub : {1, 4}) rows.push_back(row("ODE", "ode", {with("iterations", iterations), with("sub", sub)}));
    rows.push_back(row("ODE", "ode", {"solver=dantzig"}));
    for (const double sub : {1, 2}) rows.push_back(row("MuJoCo", "mujoco", {"impedance=0.99 0.9999 0.001 0.5 2", with("sub", sub)}));
    for (const double sub : {1, 4}) {
        rows.push_back(row("Box2D", "box2d", {"sleep=0", with("sub", sub)}));
        rows.push_back(row("Box2D", "box2d", {"sleep=0", "velocity=50", "position=20", with("sub", sub)}));
        rows.push_back(row("Box2D", "box2d", {"sleep=0", "velocity=500", "position=100", with("sub", sub)}));
    }
    return rows;
}

} // namespace saltus::engines
