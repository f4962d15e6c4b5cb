// SPDX-License-Identifier: GPL-3.0-or-later
// What each engine's program gives to engine_main.cpp.
#pragma once

#include "tests/peers/engines/scene.h"

#include <map>
#include <memory>
#include <set>
#include <string>

namespace saltus::engines {

struct State {
    Vector3d x, v, w; // world axes
    Quaterniond q;
};

// KEY=VALUE words of the command line. What nobody asked for is an error.
class Options {
public:
    void add(const std::string& word);
    double number(const std::string& key, double usual) const;
    std::string word(const std::string& key, const std::string& usual) const;
    bool has(const std::string& key) const;
    std::vector<std::string> unused() const;

private:
    std::map<std::string, std::string> values_;
    mutable std::set<std::string> asked_;
};

class Engine {
public:
    virtual ~Engine() = default;
    virtual void step() = 0; // by scene.h
    virtual State state(std::size_t body) const = 0;
    virtual std::string note() const { return {}; } // warnings, missed steps
    virtual bool ended() const { return false; }    // by itself, with a note
};

std::string engine_version();
// Throws std::runtime_error where the engine cannot have the scene.
std::unique_ptr<Engine> make_engine(const Scene& scene, const Options& options);

} // namespace saltus::engines
