// SPDX-License-Identifier: GPL-3.0-or-later
// What is compared: a scene of ours and the peer's program for the same model, scheme and step.
#pragma once

#include "core/model/model.h"
#include "core/session.h"
#include "tests/peers/peer.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace saltus::peers {

struct Case {
    std::string name;
    std::string scene;                                    // scenes/SCENE.saltus
    double step = 0.0;                                    // h, s
    int steps = 0;                                        // of a timed run
    bool by_events = false;                               // both sides by their event-driven integrators; steps are those of the grid of samples
    double demanded = 0.0;                                // wanted ratio: peer's time / ours; 0: none
    std::function<std::unique_ptr<Peer>(int)> peer;       // argument: the number of steps
    std::vector<std::pair<std::string, std::string>> set; // parameters that differ from the scene's
    std::function<void(model::Model&)> adapt;             // a start that no parameter can give; may be empty
    // Our trajectory against the peer's, all its columns over the first `compared` steps: absolute, SI.
    int compared = 0;
    double tolerance = 0.0;
    // The peer against tests/reference/tables/TABLE.csv, rows up to `last_row`; empty: there is none.
    std::string table;
    double table_tolerance = 0.0;
    std::size_t last_row = 0;
    std::string note;
};

const std::vector<Case>& cases();

// The run of our side, at its beginning. Errors: what reading the scene or Session::create says.
Result<std::unique_ptr<Session>, Errors> our_run(const Case& one);

} // namespace saltus::peers
