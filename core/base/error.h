// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong, where, and how to mend it. Every message that a user sees comes from one of these.
#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace saltus {

// Where in a file or model. line and column count from 1; 0 means "not known". `object` is a path in the scene
// ("systems.follower.M[0][0]") or a signal name.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    std::string object;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class ErrorKind {
    input,     // the user's input is wrong: exit status 1
    run,       // a run failed: exit status 2
    io,        // a file could not be read or written: exit status 1 on reading, 2 on writing
    cancelled, // the user stopped it: exit status 130
};

struct Error {
    ErrorKind kind = ErrorKind::input;
    std::string message; // what is wrong, in the user's words, one sentence without a full stop
    std::string remedy;  // what to do about it, may be empty
    Place place;

    // "FILE:LINE:COLUMN: error: MESSAGE (OBJECT); REMEDY", parts that are unknown left out; printable, on one line. What is told and
    // stops nothing is a "remark" or a "note".
    std::string text(const char* word = "error") const;

    friend bool operator==(const Error&, const Error&) = default;
};

using Errors = std::vector<Error>;

inline Unexpected<Error> fail(ErrorKind kind, std::string message, std::string remedy = {}, Place place = {}) {
    return Unexpected<Error>(Error{kind, std::move(message), std::move(remedy), std::move(place)});
}

} // namespace saltus
